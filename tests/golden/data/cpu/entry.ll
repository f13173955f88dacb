; trellis golden, codegen revision 18
; entry points from Python to the phases of a kernel

target triple = "x86_64-unknown-linux-gnu"

declare ptr @PyBytes_AsString(ptr)
declare void @PyErr_SetString(ptr, ptr)
declare ptr @PyErr_Occurred()
declare ptr @PyEval_SaveThread()
declare void @PyEval_RestoreThread(ptr)
declare double @PyFloat_AsDouble(ptr)
declare i64 @PyLong_AsLongLong(ptr)
declare i64 @PyLong_AsUnsignedLongLong(ptr)
declare ptr @PyNumber_Index(ptr)
declare ptr @PyObject_CallNoArgs(ptr)
declare ptr @PyObject_GetAttr(ptr, ptr)
declare i32 @PyObject_IsTrue(ptr)
declare void @Py_DecRef(ptr)
declare void @Py_IncRef(ptr)

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

declare i64 @syscall(i64, ...)
declare i32 @clock_gettime(i32, ptr)
declare i32 @sched_getcpu()

define internal i64 @now() #0 {
entry:
  %cell1 = alloca [2 x i64]
  %v2 = call i32 @clock_gettime(i32 1, ptr %cell1)
  %v3 = load i64, ptr %cell1
  %v4 = getelementptr i64, ptr %cell1, i64 1
  %v5 = load i64, ptr %v4
  %v6 = mul i64 %v3, 1000000000
  %v7 = add i64 %v6, %v5
  ret i64 %v7
}

define internal i32 @core() #0 {
entry:
  %v1 = call i32 @sched_getcpu()
  ret i32 %v1
}

define internal void @ready(ptr %board) #0 {
entry:
  ret void
}

define internal void @sleep(ptr %board, ptr %word, i32 %seen) #0 {
entry:
  %v1 = call i64 (i64, ...) @syscall(i64 202, ptr %word, i64 128, i32 %seen, ptr null, ptr null, i64 0)
  ret void
}

define internal void @wake(ptr %board, ptr %word, i32 %count) #0 {
entry:
  %v1 = call i64 (i64, ...) @syscall(i64 202, ptr %word, i64 129, i32 %count, ptr null, ptr null, i64 0)
  ret void
}

define internal void @pause() #0 {
entry:
  call void @llvm.x86.sse2.pause()
  ret void
}

define internal i32 @spin(ptr %word, i32 %mask, i32 %value, i1 %equal, i64 %nanoseconds) #0 {
entry:
  %cell2 = alloca i64
  %cell6 = alloca i64
  %v1 = call i64 @now()
  store i64 %v1, ptr %cell2
  br label %b3
b3:
  br i1 true, label %b4, label %b5
b4:
  store i64 0, ptr %cell6
  br label %b7
b7:
  %v10 = load i64, ptr %cell6
  %v11 = icmp slt i64 %v10, 16
  br i1 %v11, label %b8, label %b9
b8:
  %v12 = load i64, ptr %cell6
  %v13 = load atomic i32, ptr %word acquire, align 4
  %v14 = and i32 %v13, %mask
  %v15 = icmp eq i32 %v14, %value
  %v16 = icmp eq i1 %v15, %equal
  br i1 %v16, label %b17, label %b18
b17:
  ret i32 0
b19:
  br label %b18
b18:
  call void @pause()
  %v20 = add nsw i64 %v12, 1
  store i64 %v20, ptr %cell6
  br label %b7
b9:
  %v21 = call i64 @now()
  %v22 = load i64, ptr %cell2
  %v23 = sub i64 %v21, %v22
  %v24 = icmp sgt i64 %v23, 30000
  br i1 %v24, label %b25, label %b26
b25:
  ret i32 2
b27:
  br label %b26
b26:
  %v28 = sub i64 %v21, %v1
  %v29 = icmp sge i64 %v28, %nanoseconds
  br i1 %v29, label %b30, label %b31
b30:
  ret i32 1
b32:
  br label %b31
b31:
  store i64 %v21, ptr %cell2
  br label %b3
b5:
  ret i32 1
}

define internal void @await(ptr %board, ptr %word, i32 %mask, i32 %value, i32 %mark) #0 {
entry:
  br label %b1
b1:
  %v4 = load atomic i32, ptr %word acquire, align 4
  %v5 = and i32 %v4, %mask
  %v6 = icmp ne i32 %v5, %value
  br i1 %v6, label %b2, label %b3
b2:
  %v7 = getelementptr i8, ptr %board, i64 256
  %v8 = load i64, ptr %v7
  %v9 = call i64 @llvm.smin.i64(i64 %v8, i64 50000)
  %v10 = call i32 @spin(ptr %word, i32 %mask, i32 %value, i1 true, i64 %v9)
  %v11 = icmp ne i32 %v10, 0
  br i1 %v11, label %b12, label %b13
b12:
  %v14 = atomicrmw or ptr %word, i32 %mark acq_rel
  %v15 = and i32 %v14, %mask
  %v16 = icmp ne i32 %v15, %value
  br i1 %v16, label %b17, label %b18
b17:
  %v19 = or i32 %v14, %mark
  call void @sleep(ptr %board, ptr %word, i32 %v19)
  br label %b18
b18:
  br label %b13
b13:
  br label %b1
b3:
  ret void
}

define internal void @drain(ptr %board, ptr %job) #0 {
entry:
  %cell6 = alloca i64
  %cell22 = alloca i64
  %v1 = load i64, ptr %job
  %v2 = getelementptr i64, ptr %job, i64 8
  %v3 = mul i64 %v1, 8
  %v4 = getelementptr i64, ptr %v2, i64 %v3
  %v5 = sub i64 %v1, 1
  store i64 0, ptr %cell6
  br label %b7
b7:
  %v10 = load i64, ptr %cell6
  %v11 = icmp slt i64 %v10, %v1
  br i1 %v11, label %b8, label %b9
b8:
  %v12 = load i64, ptr %cell6
  %v13 = mul i64 %v12, 8
  %v14 = getelementptr i64, ptr %v2, i64 %v13
  %v15 = getelementptr i64, ptr %v14, i64 0
  %v16 = getelementptr i64, ptr %v14, i64 1
  %v17 = getelementptr i64, ptr %v14, i64 2
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %v14, i64 3
  %v20 = load ptr, ptr %v19
  %v21 = trunc i64 %v18 to i32
  br label %b23
b23:
  %v26 = atomicrmw add ptr %v15, i64 1 monotonic
  store i64 %v26, ptr %cell22
  %v27 = load i64, ptr %cell22
  %v28 = icmp slt i64 %v27, %v18
  br i1 %v28, label %b24, label %b25
b24:
  %v29 = load i64, ptr %cell22
  %v30 = add i64 %v29, 1
  call void %v20(ptr %v4, i64 %v29, i64 %v30)
  %v31 = atomicrmw add ptr %v16, i32 1 acq_rel
  %v32 = sub i32 %v21, 1
  %v33 = and i32 %v31, 2147483647
  %v34 = icmp eq i32 %v32, %v33
  %v35 = icmp slt i32 %v31, 0
  %v36 = and i1 %v34, %v35
  br i1 %v36, label %b37, label %b38
b37:
  call void @wake(ptr %board, ptr %v16, i32 2147483647)
  br label %b38
b38:
  br label %b23
b25:
  %v39 = icmp slt i64 %v12, %v5
  br i1 %v39, label %b40, label %b41
b40:
  call void @await(ptr %board, ptr %v16, i32 2147483647, i32 %v21, i32 -2147483648)
  br label %b41
b41:
  %v42 = add nsw i64 %v12, 1
  store i64 %v42, ptr %cell6
  br label %b7
b9:
  ret void
}

define internal i1 @enter(ptr %gate) #0 {
entry:
  br label %b1
b1:
  br i1 true, label %b2, label %b3
b2:
  %v4 = load atomic i32, ptr %gate acquire, align 4
  %v5 = and i32 %v4, 16777216
  %v6 = icmp eq i32 %v5, 0
  br i1 %v6, label %b7, label %b8
b7:
  ret i1 false
b9:
  br label %b8
b8:
  %v10 = and i32 %v4, 4095
  %v11 = lshr i32 %v4, 12
  %v12 = and i32 %v11, 4095
  %v13 = icmp uge i32 %v10, %v12
  br i1 %v13, label %b14, label %b15
b14:
  ret i1 false
b16:
  br label %b15
b15:
  %v17 = add i32 %v4, 1
  %v18 = cmpxchg ptr %gate, i32 %v4, i32 %v17 acq_rel monotonic
  %v19 = extractvalue { i32, i1 } %v18, 1
  br i1 %v19, label %b20, label %b21
b20:
  ret i1 true
b22:
  br label %b21
b21:
  br label %b1
b3:
  ret i1 false
}

define internal void @leave(ptr %board, ptr %gate) #0 {
entry:
  %v1 = atomicrmw and ptr %gate, i32 -16777217 acq_rel
  %v2 = atomicrmw sub ptr %gate, i32 1 acq_rel
  %v3 = and i32 %v2, 4095
  %v4 = icmp eq i32 %v3, 1
  %v5 = and i32 %v2, 67108864
  %v6 = icmp ne i32 %v5, 0
  %v7 = and i1 %v4, %v6
  br i1 %v7, label %b8, label %b9
b8:
  call void @wake(ptr %board, ptr %gate, i32 2147483647)
  br label %b9
b9:
  ret void
}

define internal void @share(ptr %board, ptr %job, i32 %helpers, i32 %wake) #0 {
entry:
  %cell18 = alloca ptr
  %cell21 = alloca i64
  %v1 = getelementptr i8, ptr %board, i64 132
  %v2 = load atomic i32, ptr %v1 monotonic, align 4
  %v3 = icmp eq i32 %v2, 0
  %v4 = icmp eq i32 %wake, 0
  %v5 = and i1 %v3, %v4
  br i1 %v5, label %b6, label %b7
b6:
  %v8 = call i64 @now()
  %v9 = getelementptr i8, ptr %board, i64 264
  %v10 = atomicrmw xchg ptr %v9, i64 %v8 monotonic
  %v11 = getelementptr i8, ptr %board, i64 256
  %v12 = load i64, ptr %v11
  %v13 = sub i64 %v8, %v10
  %v14 = icmp sgt i64 %v13, %v12
  br i1 %v14, label %b15, label %b16
b15:
  call void @drain(ptr %board, ptr %job)
  ret void
b17:
  br label %b16
b16:
  br label %b7
b7:
  store i64 0, ptr %cell21
  br label %b22
b22:
  %v25 = load i64, ptr %cell21
  %v26 = icmp slt i64 %v25, 8
  br i1 %v26, label %b23, label %b24
b23:
  %v27 = load i64, ptr %cell21
  %v28 = getelementptr i8, ptr %board, i64 640
  %v29 = mul i64 %v27, 128
  %v30 = getelementptr i8, ptr %v28, i64 %v29
  store ptr %v30, ptr %cell18
  %v31 = cmpxchg ptr %v30, i32 0, i32 33554432 acq_rel monotonic
  %v33 = extractvalue { i32, i1 } %v31, 1
  br i1 %v33, label %b19, label %b32
b32:
  %v34 = add nsw i64 %v27, 1
  store i64 %v34, ptr %cell21
  br label %b22
b24:
  br label %b20
b20:
  call void @drain(ptr %board, ptr %job)
  ret void
b19:
  %v35 = load ptr, ptr %cell18
  %v36 = getelementptr i8, ptr %v35, i64 8
  store ptr %job, ptr %v36
  %v37 = call i32 @core()
  %v38 = getelementptr i8, ptr %v35, i64 4
  store i32 %v37, ptr %v38
  %v39 = shl i32 %helpers, 12
  %v40 = or i32 %v39, 50331648
  store atomic i32 %v40, ptr %v35 release, align 4
  %v41 = getelementptr i8, ptr %board, i64 0
  %v42 = atomicrmw add ptr %v41, i32 1 seq_cst
  %v43 = getelementptr i8, ptr %board, i64 128
  %v44 = load atomic i32, ptr %v43 seq_cst, align 4
  %v45 = getelementptr i8, ptr %board, i64 132
  %v46 = load atomic i32, ptr %v45 seq_cst, align 4
  %v47 = sub i32 %helpers, %v46
  %v48 = icmp ne i32 %v44, 0
  %v49 = icmp sgt i32 %v47, 0
  %v50 = and i1 %v48, %v49
  br i1 %v50, label %b51, label %b52
b51:
  call void @wake(ptr %board, ptr %v41, i32 %v47)
  br label %b52
b52:
  call void @drain(ptr %board, ptr %job)
  %v53 = atomicrmw and ptr %v35, i32 -16777217 acq_rel
  call void @await(ptr %board, ptr %v35, i32 4095, i32 0, i32 67108864)
  store atomic i32 0, ptr %v35 release, align 4
  ret void
}

define void @trellis_work(ptr %board) #0 uwtable {
entry:
  %cell5 = alloca i64
  %cell6 = alloca i1
  %cell13 = alloca i64
  %v1 = getelementptr i8, ptr %board, i64 0
  %v2 = getelementptr i8, ptr %board, i64 4
  %v3 = getelementptr i8, ptr %board, i64 256
  %v4 = load i64, ptr %v3
  store i64 %v4, ptr %cell5
  br label %b7
b7:
  %v10 = load atomic i32, ptr %v2 acquire, align 4
  %v11 = icmp eq i32 %v10, 0
  br i1 %v11, label %b8, label %b9
b8:
  %v12 = load atomic i32, ptr %v1 seq_cst, align 4
  store i1 false, ptr %cell6
  store i64 0, ptr %cell13
  br label %b14
b14:
  %v17 = load i64, ptr %cell13
  %v18 = icmp slt i64 %v17, 8
  br i1 %v18, label %b15, label %b16
b15:
  %v19 = load i64, ptr %cell13
  %v20 = getelementptr i8, ptr %board, i64 640
  %v21 = mul i64 %v19, 128
  %v22 = getelementptr i8, ptr %v20, i64 %v21
  %v23 = call i1 @enter(ptr %v22)
  br i1 %v23, label %b24, label %b25
b24:
  %v26 = getelementptr i8, ptr %v22, i64 8
  %v27 = load ptr, ptr %v26
  %v28 = getelementptr i8, ptr %v22, i64 4
  %v29 = load i32, ptr %v28
  call void @drain(ptr %board, ptr %v27)
  call void @leave(ptr %board, ptr %v22)
  store i1 true, ptr %cell6
  %v30 = call i32 @core()
  %v31 = icmp eq i32 %v30, %v29
  %v32 = icmp sge i32 %v30, 0
  %v33 = and i1 %v31, %v32
  %v34 = load i64, ptr %cell5
  %v35 = select i1 %v33, i64 0, i64 %v34
  store i64 %v35, ptr %cell5
  br label %b25
b25:
  %v36 = add nsw i64 %v19, 1
  store i64 %v36, ptr %cell13
  br label %b14
b16:
  %v37 = load i1, ptr %cell6
  %v38 = xor i1 %v37, true
  br i1 %v38, label %b39, label %b40
b39:
  %v41 = getelementptr i8, ptr %board, i64 132
  %v42 = atomicrmw add ptr %v41, i32 1 seq_cst
  %v43 = load i64, ptr %cell5
  %v44 = call i32 @spin(ptr %v1, i32 -1, i32 %v12, i1 false, i64 %v43)
  %v45 = getelementptr i8, ptr %board, i64 132
  %v46 = atomicrmw sub ptr %v45, i32 1 seq_cst
  %v47 = load i64, ptr %cell5
  %v48 = ashr i64 %v4, 4
  %v49 = add i64 %v47, %v48
  %v50 = call i64 @llvm.smin.i64(i64 %v4, i64 %v49)
  %v51 = load i64, ptr %cell5
  %v52 = ashr i64 %v51, 2
  %v53 = icmp eq i32 %v44, 2
  %v54 = select i1 %v53, i64 %v52, i64 %v50
  %v55 = icmp eq i32 %v44, 0
  %v56 = select i1 %v55, i64 %v4, i64 %v54
  store i64 %v56, ptr %cell5
  %v57 = icmp ne i32 %v44, 0
  br i1 %v57, label %b58, label %b59
b58:
  %v60 = getelementptr i8, ptr %board, i64 128
  %v61 = atomicrmw add ptr %v60, i32 1 seq_cst
  call void @sleep(ptr %board, ptr %v1, i32 %v12)
  %v62 = getelementptr i8, ptr %board, i64 128
  %v63 = atomicrmw sub ptr %v62, i32 1 seq_cst
  br label %b59
b59:
  br label %b40
b40:
  br label %b7
b9:
  ret void
}

define void @trellis_open(ptr %board) #0 uwtable {
entry:
  call void @ready(ptr %board)
  ret void
}

define void @trellis_close(ptr %board) #0 uwtable {
entry:
  %v1 = getelementptr i8, ptr %board, i64 4
  store atomic i32 1, ptr %v1 seq_cst, align 4
  %v2 = getelementptr i8, ptr %board, i64 0
  %v3 = atomicrmw add ptr %v2, i32 1 seq_cst
  %v4 = getelementptr i8, ptr %board, i64 0
  call void @wake(ptr %board, ptr %v4, i32 2147483647)
  ret void
}

define ptr @trellis_call(ptr %self, ptr %argv, i64 %count) #0 uwtable {
entry:
  %cell30 = alloca i64
  %cell79 = alloca ptr
  %cell83 = alloca i64
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
  %v13 = getelementptr i64, ptr %v1, i64 13
  %v14 = getelementptr i64, ptr %v1, i64 12
  %v15 = load i64, ptr %v14
  %v16 = mul i64 %v15, 8
  %v17 = getelementptr i64, ptr %v13, i64 %v16
  %v18 = getelementptr i64, ptr %v1, i64 3
  %v19 = load i64, ptr %v18
  %v20 = getelementptr i64, ptr %v1, i64 2
  %v21 = load i64, ptr %v20
  %v22 = icmp eq i64 %v19, 2
  br i1 %v22, label %b23, label %b24
b23:
  %v25 = mul i64 %v15, 8
  %v26 = add i64 %v25, 8
  %v27 = add i64 %v26, %v21
  %v28 = alloca i64, i64 %v27, align 64
  store i64 %v15, ptr %v28
  %v29 = getelementptr i64, ptr %v28, i64 8
  store i64 0, ptr %cell30
  br label %b31
b31:
  %v34 = load i64, ptr %cell30
  %v35 = icmp slt i64 %v34, %v25
  br i1 %v35, label %b32, label %b33
b32:
  %v36 = load i64, ptr %cell30
  %v37 = getelementptr i64, ptr %v13, i64 %v36
  %v38 = load i64, ptr %v37
  %v39 = getelementptr i64, ptr %v29, i64 %v36
  store i64 %v38, ptr %v39
  %v40 = add nsw i64 %v36, 1
  store i64 %v40, ptr %cell30
  br label %b31
b33:
  %v41 = getelementptr i64, ptr %v28, i64 %v26
  %v42 = call i1 @fill(ptr %v1, ptr %v17, ptr %argv, ptr %v41)
  br i1 %v42, label %b43, label %b44, !prof !1
b43:
  ret ptr null
b44:
  %v45 = getelementptr i64, ptr %v1, i64 10
  %v46 = load ptr, ptr %v45
  %v47 = load ptr, ptr %v46
  %v48 = icmp eq ptr %v47, null
  br i1 %v48, label %b49, label %b50
b49:
  %v51 = getelementptr i64, ptr %v1, i64 11
  %v52 = load ptr, ptr %v51
  %v53 = call ptr @PyObject_CallNoArgs(ptr %v52)
  %v54 = icmp eq ptr %v53, null
  br i1 %v54, label %b55, label %b56, !prof !1
b55:
  ret ptr null
b56:
  call void @Py_DecRef(ptr %v53)
  br label %b50
b50:
  %v57 = load ptr, ptr %v46
  %v58 = getelementptr i64, ptr %v1, i64 8
  %v59 = load i64, ptr %v58
  %v60 = trunc i64 %v59 to i32
  %v61 = getelementptr i64, ptr %v1, i64 9
  %v62 = load i64, ptr %v61
  %v63 = trunc i64 %v62 to i32
  %v64 = call ptr @PyEval_SaveThread()
  %v65 = icmp eq ptr %v57, null
  br i1 %v65, label %b66, label %b67
b66:
  call void @drain(ptr null, ptr %v28)
  br label %b67
b67:
  %v68 = icmp ne ptr %v57, null
  br i1 %v68, label %b69, label %b70
b69:
  call void @share(ptr %v57, ptr %v28, i32 %v60, i32 %v63)
  br label %b70
b70:
  call void @PyEval_RestoreThread(ptr %v64)
  %v71 = getelementptr i64, ptr %v1, i64 4
  %v72 = load ptr, ptr %v71
  call void @Py_IncRef(ptr %v72)
  ret ptr %v72
b73:
  br label %b24
b24:
  %v74 = alloca i64, i64 %v21
  %v75 = call i1 @fill(ptr %v1, ptr %v17, ptr %argv, ptr %v74)
  br i1 %v75, label %b76, label %b77, !prof !1
b76:
  ret ptr null
b77:
  %v78 = icmp eq i64 %v19, 1
  store ptr null, ptr %cell79
  br i1 %v78, label %b80, label %b81
b80:
  %v82 = call ptr @PyEval_SaveThread()
  store ptr %v82, ptr %cell79
  br label %b81
b81:
  store i64 0, ptr %cell83
  br label %b84
b84:
  %v87 = load i64, ptr %cell83
  %v88 = icmp slt i64 %v87, %v15
  br i1 %v88, label %b85, label %b86
b85:
  %v89 = load i64, ptr %cell83
  %v90 = mul i64 %v89, 8
  %v91 = getelementptr i64, ptr %v13, i64 %v90
  %v92 = getelementptr i64, ptr %v91, i64 3
  %v93 = load ptr, ptr %v92
  %v94 = getelementptr i64, ptr %v91, i64 2
  %v95 = load i64, ptr %v94
  call void %v93(ptr %v74, i64 0, i64 %v95)
  %v96 = add nsw i64 %v89, 1
  store i64 %v96, ptr %cell83
  br label %b84
b86:
  br i1 %v78, label %b97, label %b98
b97:
  %v99 = load ptr, ptr %cell79
  call void @PyEval_RestoreThread(ptr %v99)
  br label %b98
b98:
  %v100 = getelementptr i64, ptr %v1, i64 4
  %v101 = load ptr, ptr %v100
  call void @Py_IncRef(ptr %v101)
  ret ptr %v101
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
