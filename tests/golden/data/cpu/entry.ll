; trellis golden, codegen revision 8
; entry points from Python to the phases of a kernel

target triple = "x86_64-unknown-linux-gnu"

declare ptr @PyBytes_AsString(ptr)
declare ptr @PyBytes_FromStringAndSize(ptr, i64)
declare void @PyErr_SetString(ptr, ptr)
declare ptr @PyErr_Occurred()
declare ptr @PyEval_SaveThread()
declare void @PyEval_RestoreThread(ptr)
declare double @PyFloat_AsDouble(ptr)
declare i64 @PyLong_AsLongLong(ptr)
declare i64 @PyLong_AsUnsignedLongLong(ptr)
declare ptr @PyNumber_Index(ptr)
declare ptr @PyObject_GetAttr(ptr, ptr)
declare i32 @PyObject_IsTrue(ptr)
declare void @Py_DecRef(ptr)
declare void @Py_IncRef(ptr)

declare i32 @sched_yield()

@wrong_count = private constant [70 x i8] c"wrong number of arguments: the arrays, then the scalars, are expected\00"

@out_of_range = private constant [40 x i8] c"a scalar does not fit its integer dtype\00"

define internal i1 @scalar(ptr %t, ptr %object, i64 %code, ptr %slot) #0 {
entry:
  %cell9 = alloca i1
  %cell35 = alloca i64
  %cell42 = alloca i1
  %v1 = and i64 %code, 768
  %v2 = and i64 %code, 255
  %v3 = icmp eq i64 %v1, 0
  br i1 %v3, label %b4, label %b5
b4:
  %v6 = call double @PyFloat_AsDouble(ptr %object)
  %v7 = fcmp oeq double %v6, -1.0
  %v8 = select i1 %v7, i64 -1, i64 0
  store i1 false, ptr %cell9
  %v10 = icmp eq i64 %v8, -1
  br i1 %v10, label %b11, label %b12
b11:
  %v13 = call ptr @PyErr_Occurred()
  %v14 = icmp ne ptr %v13, null
  store i1 %v14, ptr %cell9
  br label %b12
b12:
  %v15 = load i1, ptr %cell9
  br i1 %v15, label %b16, label %b17, !prof !1
b16:
  ret i1 true
b17:
  %v20 = icmp eq i64 %v2, 32
  br i1 %v20, label %b18, label %b19
b18:
  %v21 = fptrunc double %v6 to float
  store float %v21, ptr %slot
  ret i1 false
b19:
  store double %v6, ptr %slot
  ret i1 false
b22:
  br label %b5
b5:
  %v23 = icmp eq i64 %v1, 768
  br i1 %v23, label %b24, label %b25
b24:
  %v26 = call i32 @PyObject_IsTrue(ptr %object)
  %v27 = sext i32 %v26 to i64
  store i64 %v27, ptr %slot
  %v28 = icmp slt i64 %v27, 0
  ret i1 %v28
b29:
  br label %b25
b25:
  %v30 = call ptr @PyNumber_Index(ptr %object)
  %v31 = icmp eq ptr %v30, null
  br i1 %v31, label %b32, label %b33, !prof !1
b32:
  ret i1 true
b33:
  %v34 = icmp eq i64 %v1, 256
  br i1 %v34, label %b36, label %b37
b36:
  %v39 = call i64 @PyLong_AsLongLong(ptr %v30)
  store i64 %v39, ptr %cell35
  br label %b38
b37:
  %v40 = call i64 @PyLong_AsUnsignedLongLong(ptr %v30)
  store i64 %v40, ptr %cell35
  br label %b38
b38:
  call void @Py_DecRef(ptr %v30)
  %v41 = load i64, ptr %cell35
  store i1 false, ptr %cell42
  %v43 = icmp eq i64 %v41, -1
  br i1 %v43, label %b44, label %b45
b44:
  %v46 = call ptr @PyErr_Occurred()
  %v47 = icmp ne ptr %v46, null
  store i1 %v47, ptr %cell42
  br label %b45
b45:
  %v48 = load i1, ptr %cell42
  br i1 %v48, label %b49, label %b50, !prof !1
b49:
  ret i1 true
b50:
  %v51 = sub i64 64, %v2
  %v52 = shl i64 %v41, %v51
  %v53 = ashr i64 %v52, %v51
  %v54 = lshr i64 %v52, %v51
  %v55 = select i1 %v34, i64 %v53, i64 %v54
  %v56 = icmp ne i64 %v55, %v41
  br i1 %v56, label %b57, label %b58
b57:
  %v59 = getelementptr i64, ptr %t, i64 7
  %v60 = load ptr, ptr %v59
  call void @PyErr_SetString(ptr %v60, ptr @out_of_range)
  ret i1 true
b61:
  br label %b58
b58:
  store i64 %v41, ptr %slot
  ret i1 false
}

define internal i1 @fill(ptr %t, ptr %codes, ptr %argv, ptr %block) #0 {
entry:
  %cell7 = alloca i64
  %cell21 = alloca i1
  %cell32 = alloca i64
  %cell53 = alloca i64
  %v1 = getelementptr i64, ptr %t, i64 0
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %t, i64 1
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %t, i64 5
  %v6 = load ptr, ptr %v5
  store i64 0, ptr %cell7
  br label %b8
b8:
  %v11 = load i64, ptr %cell7
  %v12 = icmp slt i64 %v11, %v2
  br i1 %v12, label %b9, label %b10
b9:
  %v13 = load i64, ptr %cell7
  %v14 = getelementptr i64, ptr %argv, i64 %v13
  %v15 = load ptr, ptr %v14
  %v16 = call ptr @PyObject_GetAttr(ptr %v15, ptr %v6)
  %v17 = icmp eq ptr %v16, null
  br i1 %v17, label %b18, label %b19, !prof !1
b18:
  ret i1 true
b19:
  %v20 = call i64 @PyLong_AsLongLong(ptr %v16)
  call void @Py_DecRef(ptr %v16)
  store i1 false, ptr %cell21
  %v22 = icmp eq i64 %v20, -1
  br i1 %v22, label %b23, label %b24
b23:
  %v25 = call ptr @PyErr_Occurred()
  %v26 = icmp ne ptr %v25, null
  store i1 %v26, ptr %cell21
  br label %b24
b24:
  %v27 = load i1, ptr %cell21
  br i1 %v27, label %b28, label %b29, !prof !1
b28:
  ret i1 true
b29:
  %v30 = getelementptr i64, ptr %block, i64 %v13
  store i64 %v20, ptr %v30
  %v31 = add nsw i64 %v13, 1
  store i64 %v31, ptr %cell7
  br label %b8
b10:
  store i64 0, ptr %cell32
  br label %b33
b33:
  %v36 = load i64, ptr %cell32
  %v37 = icmp slt i64 %v36, %v4
  br i1 %v37, label %b34, label %b35
b34:
  %v38 = load i64, ptr %cell32
  %v39 = add i64 %v2, %v38
  %v40 = getelementptr i64, ptr %argv, i64 %v39
  %v41 = load ptr, ptr %v40
  %v42 = getelementptr i64, ptr %codes, i64 %v38
  %v43 = load i64, ptr %v42
  %v44 = getelementptr i64, ptr %block, i64 %v39
  %v45 = call i1 @scalar(ptr %t, ptr %v41, i64 %v43, ptr %v44)
  br i1 %v45, label %b46, label %b47, !prof !1
b46:
  ret i1 true
b47:
  %v48 = add nsw i64 %v38, 1
  store i64 %v48, ptr %cell32
  br label %b33
b35:
  %v49 = add i64 %v2, %v4
  %v50 = getelementptr i64, ptr %codes, i64 %v4
  %v51 = getelementptr i64, ptr %t, i64 2
  %v52 = load i64, ptr %v51
  store i64 %v49, ptr %cell53
  br label %b54
b54:
  %v57 = load i64, ptr %cell53
  %v58 = icmp slt i64 %v57, %v52
  br i1 %v58, label %b55, label %b56
b55:
  %v59 = load i64, ptr %cell53
  %v60 = getelementptr i64, ptr %v50, i64 %v59
  %v61 = load i64, ptr %v60
  %v62 = getelementptr i64, ptr %block, i64 %v59
  store i64 %v61, ptr %v62
  %v63 = add nsw i64 %v59, 1
  store i64 %v63, ptr %cell53
  br label %b54
b56:
  ret i1 false
}

define ptr @trellis_call(ptr %self, ptr %argv, i64 %count) #0 uwtable {
entry:
  %cell34 = alloca i64
  %cell57 = alloca ptr
  %cell61 = alloca i64
  %v1 = call ptr @PyBytes_AsString(ptr %self)
  %v2 = getelementptr i64, ptr %v1, i64 0
  %v3 = load i64, ptr %v2
  %v4 = getelementptr i64, ptr %v1, i64 1
  %v5 = load i64, ptr %v4
  %v6 = add i64 %v3, %v5
  %v7 = icmp ne i64 %count, %v6
  br i1 %v7, label %b8, label %b9
b8:
  %v10 = getelementptr i64, ptr %v1, i64 6
  %v11 = load ptr, ptr %v10
  call void @PyErr_SetString(ptr %v11, ptr @wrong_count)
  ret ptr null
b12:
  br label %b9
b9:
  %v13 = getelementptr i64, ptr %v1, i64 9
  %v14 = getelementptr i64, ptr %v1, i64 8
  %v15 = load i64, ptr %v14
  %v16 = mul i64 %v15, 4
  %v17 = getelementptr i64, ptr %v13, i64 %v16
  %v18 = getelementptr i64, ptr %v1, i64 3
  %v19 = load i64, ptr %v18
  %v20 = getelementptr i64, ptr %v1, i64 2
  %v21 = load i64, ptr %v20
  %v22 = icmp eq i64 %v19, 2
  br i1 %v22, label %b23, label %b24
b23:
  %v25 = mul i64 %v15, 4
  %v26 = add i64 1, %v25
  %v27 = add i64 %v21, %v26
  %v28 = shl i64 %v27, 3
  %v29 = call ptr @PyBytes_FromStringAndSize(ptr null, i64 %v28)
  %v30 = icmp eq ptr %v29, null
  br i1 %v30, label %b31, label %b32, !prof !1
b31:
  ret ptr null
b32:
  %v33 = call ptr @PyBytes_AsString(ptr %v29)
  store i64 %v15, ptr %v33
  store i64 1, ptr %cell34
  br label %b35
b35:
  %v38 = load i64, ptr %cell34
  %v39 = icmp slt i64 %v38, %v26
  br i1 %v39, label %b36, label %b37
b36:
  %v40 = load i64, ptr %cell34
  %v41 = sub i64 %v40, 1
  %v42 = getelementptr i64, ptr %v13, i64 %v41
  %v43 = load i64, ptr %v42
  %v44 = getelementptr i64, ptr %v33, i64 %v40
  store i64 %v43, ptr %v44
  %v45 = add nsw i64 %v40, 1
  store i64 %v45, ptr %cell34
  br label %b35
b37:
  %v46 = getelementptr i64, ptr %v33, i64 %v26
  %v47 = call i1 @fill(ptr %v1, ptr %v17, ptr %argv, ptr %v46)
  br i1 %v47, label %b48, label %b49
b48:
  call void @Py_DecRef(ptr %v29)
  ret ptr null
b50:
  br label %b49
b49:
  ret ptr %v29
b51:
  br label %b24
b24:
  %v52 = alloca i64, i64 %v21
  %v53 = call i1 @fill(ptr %v1, ptr %v17, ptr %argv, ptr %v52)
  br i1 %v53, label %b54, label %b55, !prof !1
b54:
  ret ptr null
b55:
  %v56 = icmp eq i64 %v19, 1
  store ptr null, ptr %cell57
  br i1 %v56, label %b58, label %b59
b58:
  %v60 = call ptr @PyEval_SaveThread()
  store ptr %v60, ptr %cell57
  br label %b59
b59:
  store i64 0, ptr %cell61
  br label %b62
b62:
  %v65 = load i64, ptr %cell61
  %v66 = icmp slt i64 %v65, %v15
  br i1 %v66, label %b63, label %b64
b63:
  %v67 = load i64, ptr %cell61
  %v68 = mul i64 %v67, 4
  %v69 = getelementptr i64, ptr %v13, i64 %v68
  %v70 = getelementptr i64, ptr %v69, i64 3
  %v71 = load ptr, ptr %v70
  %v72 = getelementptr i64, ptr %v69, i64 2
  %v73 = load i64, ptr %v72
  call void %v71(ptr %v52, i64 0, i64 %v73)
  %v74 = add nsw i64 %v67, 1
  store i64 %v74, ptr %cell61
  br label %b62
b64:
  br i1 %v56, label %b75, label %b76
b75:
  %v77 = load ptr, ptr %cell57
  call void @PyEval_RestoreThread(ptr %v77)
  br label %b76
b76:
  %v78 = getelementptr i64, ptr %v1, i64 4
  %v79 = load ptr, ptr %v78
  call void @Py_IncRef(ptr %v79)
  ret ptr %v79
}

define void @trellis_drain(ptr %job) #0 uwtable {
entry:
  %cell5 = alloca i64
  %cell20 = alloca i64
  %v1 = load i64, ptr %job
  %v2 = getelementptr i64, ptr %job, i64 1
  %v3 = mul i64 %v1, 4
  %v4 = getelementptr i64, ptr %v2, i64 %v3
  store i64 0, ptr %cell5
  br label %b6
b6:
  %v9 = load i64, ptr %cell5
  %v10 = icmp slt i64 %v9, %v1
  br i1 %v10, label %b7, label %b8
b7:
  %v11 = load i64, ptr %cell5
  %v12 = mul i64 %v11, 4
  %v13 = getelementptr i64, ptr %v2, i64 %v12
  %v14 = getelementptr i64, ptr %v13, i64 0
  %v15 = getelementptr i64, ptr %v13, i64 1
  %v16 = getelementptr i64, ptr %v13, i64 2
  %v17 = load i64, ptr %v16
  %v18 = getelementptr i64, ptr %v13, i64 3
  %v19 = load ptr, ptr %v18
  br label %b21
b21:
  %v24 = atomicrmw add ptr %v14, i64 1 monotonic
  store i64 %v24, ptr %cell20
  %v25 = load i64, ptr %cell20
  %v26 = icmp slt i64 %v25, %v17
  br i1 %v26, label %b22, label %b23
b22:
  %v27 = load i64, ptr %cell20
  %v28 = add i64 %v27, 1
  call void %v19(ptr %v4, i64 %v27, i64 %v28)
  %v29 = atomicrmw add ptr %v15, i64 1 release
  br label %b21
b23:
  br label %b30
b30:
  %v33 = load atomic i64, ptr %v15 acquire, align 8
  %v34 = icmp slt i64 %v33, %v17
  br i1 %v34, label %b31, label %b32
b31:
  %v35 = call i32 @sched_yield()
  br label %b30
b32:
  %v36 = add nsw i64 %v11, 1
  store i64 %v36, ptr %cell5
  br label %b6
b8:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
