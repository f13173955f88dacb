; trellis golden, codegen revision 18
; sort|values|int8|last|long.narrow|descending
; {'vector': 4, 'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell27 = alloca i64
  %cell43 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 3
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 4
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 5
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 6
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 7
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 8
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 9
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 10
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 11
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 12
  %v20 = load i64, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 13
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 14
  %v24 = load i64, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 15
  %v26 = load i64, ptr %v25
  store i64 %begin, ptr %cell27
  br label %b28
b28:
  %v31 = load i64, ptr %cell27
  %v32 = icmp slt i64 %v31, %end
  br i1 %v32, label %b29, label %b30
b29:
  %v33 = load i64, ptr %cell27
  %v37 = icmp sgt i64 %v6, 1
  br i1 %v37, label %b34, label %b35
b34:
  %v38 = udiv i64 %v33, %v6
  %v39 = urem i64 %v33, %v6
  call void @first_count(ptr %args, i64 %v38, i64 %v39, i64 %v38)
  br label %b36
b35:
  %v40 = mul i64 %v33, %v4
  %v41 = add i64 %v40, %v4
  %v42 = call i64 @llvm.smin.i64(i64 %v41, i64 %v2)
  store i64 %v40, ptr %cell43
  br label %b44
b44:
  %v47 = load i64, ptr %cell43
  %v48 = icmp slt i64 %v47, %v42
  br i1 %v48, label %b45, label %b46
b45:
  %v49 = load i64, ptr %cell43
  call void @first_count(ptr %args, i64 %v49, i64 0, i64 %v33)
  call void @starts(ptr %args, i64 %v49, i64 0, i64 %v33)
  call void @values(ptr %args, i64 %v49, i64 0, i64 %v33, i64 0)
  %v50 = add nsw i64 %v49, 1
  store i64 %v50, ptr %cell43
  br label %b44
b46:
  br label %b36
b36:
  %v51 = add nsw i64 %v33, 1
  store i64 %v51, ptr %cell27
  br label %b28
b30:
  ret void
}

define void @phase1(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell27 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 3
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 4
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 5
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 6
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 7
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 8
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 9
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 10
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 11
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 12
  %v20 = load i64, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 13
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 14
  %v24 = load i64, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 15
  %v26 = load i64, ptr %v25
  store i64 %begin, ptr %cell27
  br label %b28
b28:
  %v31 = load i64, ptr %cell27
  %v32 = icmp slt i64 %v31, %end
  br i1 %v32, label %b29, label %b30
b29:
  %v33 = load i64, ptr %cell27
  call void @starts(ptr %args, i64 %v33, i64 0, i64 %v33)
  %v34 = add nsw i64 %v33, 1
  store i64 %v34, ptr %cell27
  br label %b28
b30:
  ret void
}

define void @phase2(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell27 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 3
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 4
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 5
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 6
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 7
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 8
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 9
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 10
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 11
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 12
  %v20 = load i64, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 13
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 14
  %v24 = load i64, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 15
  %v26 = load i64, ptr %v25
  store i64 %begin, ptr %cell27
  br label %b28
b28:
  %v31 = load i64, ptr %cell27
  %v32 = icmp slt i64 %v31, %end
  br i1 %v32, label %b29, label %b30
b29:
  %v33 = load i64, ptr %cell27
  %v34 = udiv i64 %v33, %v6
  %v35 = urem i64 %v33, %v6
  call void @values(ptr %args, i64 %v34, i64 %v35, i64 %v34, i64 0)
  %v36 = add nsw i64 %v33, 1
  store i64 %v36, ptr %cell27
  br label %b28
b30:
  ret void
}

define internal void @count_all(ptr %source, i64 %step, i64 %first, i64 %last, ptr %table, i8 %shift, ptr %memory) #0 {
entry:
  %cell1 = alloca i64
  %cell11 = alloca i64
  %cell27 = alloca i64
  store i64 0, ptr %cell1
  br label %b2
b2:
  %v5 = load i64, ptr %cell1
  %v6 = icmp slt i64 %v5, 256
  br i1 %v6, label %b3, label %b4
b3:
  %v7 = load i64, ptr %cell1
  %v8 = getelementptr i32, ptr %table, i64 %v7
  store i32 0, ptr %v8
  %v9 = add nsw i64 %v7, 1
  store i64 %v9, ptr %cell1
  br label %b2
b4:
  %v10 = getelementptr i32, ptr %table, i64 0
  store i64 %first, ptr %cell11
  br label %b12
b12:
  %v15 = load i64, ptr %cell11
  %v16 = add i64 %v15, 4
  %v17 = icmp sle i64 %v16, %last
  br i1 %v17, label %b13, label %b14
b13:
  %v18 = load i64, ptr %cell11
  %v19 = getelementptr i8, ptr %source, i64 %v18
  %v20 = load <4 x i8>, ptr %v19, align 1
  %v21 = xor <4 x i8> %v20, splat (i8 128)
  %v22 = xor <4 x i8> %v21, splat (i8 255)
  %v23 = insertelement <4 x i8> poison, i8 0, i64 0
  %v24 = shufflevector <4 x i8> %v23, <4 x i8> poison, <4 x i32> zeroinitializer
  %v25 = lshr <4 x i8> %v22, %v24
  %v26 = and <4 x i8> %v25, splat (i8 255)
  store <4 x i8> %v26, ptr %memory, align 1
  store i64 0, ptr %cell27
  br label %b28
b28:
  %v31 = load i64, ptr %cell27
  %v32 = icmp slt i64 %v31, 4
  br i1 %v32, label %b29, label %b30
b29:
  %v33 = load i64, ptr %cell27
  %v34 = add i64 %v33, 0
  %v35 = getelementptr i8, ptr %memory, i64 %v34
  %v36 = load i8, ptr %v35
  %v37 = zext i8 %v36 to i64
  %v38 = getelementptr i32, ptr %v10, i64 %v37
  %v39 = load i32, ptr %v38
  %v40 = add i32 %v39, 1
  store i32 %v40, ptr %v38
  %v41 = add i64 %v33, 1
  %v42 = getelementptr i8, ptr %memory, i64 %v41
  %v43 = load i8, ptr %v42
  %v44 = zext i8 %v43 to i64
  %v45 = getelementptr i32, ptr %v10, i64 %v44
  %v46 = load i32, ptr %v45
  %v47 = add i32 %v46, 1
  store i32 %v47, ptr %v45
  %v48 = add i64 %v33, 2
  %v49 = getelementptr i8, ptr %memory, i64 %v48
  %v50 = load i8, ptr %v49
  %v51 = zext i8 %v50 to i64
  %v52 = getelementptr i32, ptr %v10, i64 %v51
  %v53 = load i32, ptr %v52
  %v54 = add i32 %v53, 1
  store i32 %v54, ptr %v52
  %v55 = add i64 %v33, 3
  %v56 = getelementptr i8, ptr %memory, i64 %v55
  %v57 = load i8, ptr %v56
  %v58 = zext i8 %v57 to i64
  %v59 = getelementptr i32, ptr %v10, i64 %v58
  %v60 = load i32, ptr %v59
  %v61 = add i32 %v60, 1
  store i32 %v61, ptr %v59
  %v62 = add nsw i64 %v33, 4
  store i64 %v62, ptr %cell27
  br label %b28
b30:
  %v63 = add i64 %v18, 4
  store i64 %v63, ptr %cell11
  br label %b12
b14:
  br label %b64
b64:
  %v67 = load i64, ptr %cell11
  %v68 = add i64 %v67, 1
  %v69 = icmp sle i64 %v68, %last
  br i1 %v69, label %b65, label %b66
b65:
  %v70 = load i64, ptr %cell11
  %v71 = getelementptr i8, ptr %source, i64 %v70
  %v72 = load i8, ptr %v71, align 1
  %v73 = xor i8 %v72, 128
  %v74 = xor i8 %v73, 255
  %v75 = lshr i8 %v74, 0
  %v76 = and i8 %v75, 255
  %v77 = zext i8 %v76 to i64
  %v78 = getelementptr i32, ptr %v10, i64 %v77
  %v79 = load i32, ptr %v78
  %v80 = add i32 %v79, 1
  store i32 %v80, ptr %v78
  %v81 = add i64 %v70, 1
  store i64 %v81, ptr %cell11
  br label %b64
b66:
  ret void
}

define internal void @offset(ptr %table, i64 %apart, i64 %parts, i64 %part, ptr %offsets, ptr %totals) #0 {
entry:
  %cell1 = alloca i64
  %cell8 = alloca <4 x i32>
  %cell9 = alloca <4 x i32>
  %cell10 = alloca i64
  %cell34 = alloca i32
  %cell35 = alloca i64
  store i64 0, ptr %cell1
  br label %b2
b2:
  %v5 = load i64, ptr %cell1
  %v6 = icmp slt i64 %v5, 256
  br i1 %v6, label %b3, label %b4
b3:
  %v7 = load i64, ptr %cell1
  store <4 x i32> splat (i32 0), ptr %cell8
  store <4 x i32> splat (i32 0), ptr %cell9
  store i64 0, ptr %cell10
  br label %b11
b11:
  %v14 = load i64, ptr %cell10
  %v15 = icmp slt i64 %v14, %parts
  br i1 %v15, label %b12, label %b13
b12:
  %v16 = load i64, ptr %cell10
  %v17 = mul i64 %v16, %apart
  %v18 = getelementptr i8, ptr %table, i64 %v17
  %v19 = getelementptr i32, ptr %v18, i64 %v7
  %v20 = getelementptr i32, ptr %v19, i64 0
  %v21 = load <4 x i32>, ptr %v20, align 4
  %v22 = icmp eq i64 %v16, %part
  br i1 %v22, label %b23, label %b24
b23:
  %v25 = load <4 x i32>, ptr %cell8
  store <4 x i32> %v25, ptr %cell9
  br label %b24
b24:
  %v26 = load <4 x i32>, ptr %cell8
  %v27 = add <4 x i32> %v26, %v21
  store <4 x i32> %v27, ptr %cell8
  %v28 = add nsw i64 %v16, 1
  store i64 %v28, ptr %cell10
  br label %b11
b13:
  %v29 = load <4 x i32>, ptr %cell9
  %v30 = getelementptr i32, ptr %offsets, i64 %v7
  store <4 x i32> %v29, ptr %v30, align 4
  %v31 = load <4 x i32>, ptr %cell8
  %v32 = getelementptr i32, ptr %totals, i64 %v7
  store <4 x i32> %v31, ptr %v32, align 4
  %v33 = add nsw i64 %v7, 4
  store i64 %v33, ptr %cell1
  br label %b2
b4:
  store i32 0, ptr %cell34
  store i64 0, ptr %cell35
  br label %b36
b36:
  %v39 = load i64, ptr %cell35
  %v40 = icmp slt i64 %v39, 256
  br i1 %v40, label %b37, label %b38
b37:
  %v41 = load i64, ptr %cell35
  %v42 = getelementptr i32, ptr %offsets, i64 %v41
  %v43 = load i32, ptr %cell34
  %v44 = load i32, ptr %v42
  %v45 = add i32 %v44, %v43
  store i32 %v45, ptr %v42
  %v46 = getelementptr i32, ptr %totals, i64 %v41
  %v47 = load i32, ptr %v46
  %v48 = add i32 %v43, %v47
  store i32 %v48, ptr %cell34
  %v49 = add nsw i64 %v41, 1
  store i64 %v49, ptr %cell35
  br label %b36
b38:
  ret void
}

define internal void @first_count(ptr %args, i64 %line, i64 %part, i64 %unit) #0 {
entry:
  %cell50 = alloca <4 x i8>
  %v1 = getelementptr i64, ptr %args, i64 3
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 4
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 5
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 6
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 7
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 8
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 9
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 10
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 11
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 12
  %v20 = load i64, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 13
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 14
  %v24 = load i64, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 15
  %v26 = load i64, ptr %v25
  %v27 = getelementptr i64, ptr %args, i64 2
  %v28 = load ptr, ptr %v27
  %v29 = mul i64 %part, %v8
  %v30 = add i64 %v29, %v8
  %v31 = call i64 @llvm.smin.i64(i64 %v30, i64 %v10)
  %v32 = mul i64 %unit, 24
  %v33 = getelementptr i64, ptr %v28, i64 %v32
  %v34 = mul i64 %v10, %v12
  %v35 = udiv i64 %line, %v12
  %v36 = urem i64 %line, %v12
  %v37 = mul i64 %v35, %v34
  %v38 = add i64 %v37, %v36
  %v39 = getelementptr i64, ptr %args, i64 0
  %v40 = load ptr, ptr %v39
  %v41 = getelementptr i8, ptr %v40, i64 %v38
  %v42 = mul i64 %v12, 1
  %v43 = mul i64 %unit, %v6
  %v44 = add i64 %v43, %part
  %v45 = getelementptr i8, ptr %v28, i64 %v18
  %v46 = mul i64 %v44, 1024
  %v47 = getelementptr i8, ptr %v45, i64 %v46
  %v48 = shl i64 0, 8
  %v49 = getelementptr i32, ptr %v47, i64 %v48
  call void @count_all(ptr %v41, i64 %v42, i64 %v29, i64 %v31, ptr %v49, i8 0, ptr %cell50)
  ret void
}

define internal void @starts(ptr %args, i64 %line, i64 %part, i64 %unit) #0 {
entry:
  %v1 = getelementptr i64, ptr %args, i64 3
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 4
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 5
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 6
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 7
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 8
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 9
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 10
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 11
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 12
  %v20 = load i64, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 13
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 14
  %v24 = load i64, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 15
  %v26 = load i64, ptr %v25
  %v27 = getelementptr i64, ptr %args, i64 2
  %v28 = load ptr, ptr %v27
  %v29 = mul i64 %part, %v8
  %v30 = add i64 %v29, %v8
  %v31 = call i64 @llvm.smin.i64(i64 %v30, i64 %v10)
  %v32 = mul i64 %unit, 24
  %v33 = getelementptr i64, ptr %v28, i64 %v32
  %v34 = mul i64 %v10, %v12
  %v35 = udiv i64 %line, %v12
  %v36 = urem i64 %line, %v12
  %v37 = mul i64 %v35, %v34
  %v38 = add i64 %v37, %v36
  %v39 = getelementptr i64, ptr %args, i64 0
  %v40 = load ptr, ptr %v39
  %v41 = getelementptr i8, ptr %v40, i64 %v38
  %v42 = mul i64 %v12, 1
  %v43 = mul i64 %unit, %v6
  %v44 = add i64 %v43, 0
  %v45 = getelementptr i8, ptr %v28, i64 %v18
  %v46 = mul i64 %v44, 1024
  %v47 = getelementptr i8, ptr %v45, i64 %v46
  %v48 = shl i64 0, 8
  %v49 = getelementptr i32, ptr %v47, i64 %v48
  %v50 = getelementptr i8, ptr %v28, i64 %v20
  %v51 = mul i64 %unit, 1024
  %v52 = getelementptr i8, ptr %v50, i64 %v51
  call void @offset(ptr %v49, i64 1024, i64 %v6, i64 0, ptr %v49, ptr %v52)
  ret void
}

define internal void @values(ptr %args, i64 %line, i64 %part, i64 %unit, i64 %number) #0 {
entry:
  %cell53 = alloca i64
  %cell54 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 3
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 4
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 5
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 6
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 7
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 8
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 9
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 10
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 11
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 12
  %v20 = load i64, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 13
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 14
  %v24 = load i64, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 15
  %v26 = load i64, ptr %v25
  %v27 = getelementptr i64, ptr %args, i64 2
  %v28 = load ptr, ptr %v27
  %v29 = mul i64 %part, %v8
  %v30 = add i64 %v29, %v8
  %v31 = call i64 @llvm.smin.i64(i64 %v30, i64 %v10)
  %v32 = mul i64 %unit, 24
  %v33 = getelementptr i64, ptr %v28, i64 %v32
  %v34 = mul i64 %v10, %v12
  %v35 = udiv i64 %line, %v12
  %v36 = urem i64 %line, %v12
  %v37 = mul i64 %v35, %v34
  %v38 = add i64 %v37, %v36
  %v39 = getelementptr i64, ptr %args, i64 0
  %v40 = load ptr, ptr %v39
  %v41 = getelementptr i8, ptr %v40, i64 %v38
  %v42 = mul i64 %v12, 1
  %v43 = mul i64 %unit, %v6
  %v44 = add i64 %v43, 0
  %v45 = getelementptr i8, ptr %v28, i64 %v18
  %v46 = mul i64 %v44, 1024
  %v47 = getelementptr i8, ptr %v45, i64 %v46
  %v48 = shl i64 0, 8
  %v49 = getelementptr i32, ptr %v47, i64 %v48
  %v50 = getelementptr i64, ptr %args, i64 1
  %v51 = load ptr, ptr %v50
  %v52 = getelementptr i8, ptr %v51, i64 %v38
  store i64 0, ptr %cell53
  store i64 %v29, ptr %cell54
  br label %b55
b55:
  %v58 = load i64, ptr %cell53
  %v59 = add i64 %v58, 1
  %v60 = call i64 @llvm.smin.i64(i64 %v59, i64 255)
  %v61 = getelementptr i32, ptr %v49, i64 %v60
  %v62 = load i32, ptr %v61
  %v63 = zext i32 %v62 to i64
  %v64 = icmp eq i64 %v58, 255
  %v65 = select i1 %v64, i64 %v10, i64 %v63
  %v66 = icmp sle i64 %v65, %v29
  br i1 %v66, label %b56, label %b57
b56:
  %v67 = load i64, ptr %cell53
  %v68 = add i64 %v67, 1
  store i64 %v68, ptr %cell53
  br label %b55
b57:
  br label %b69
b69:
  %v72 = load i64, ptr %cell54
  %v73 = icmp slt i64 %v72, %v31
  br i1 %v73, label %b70, label %b71
b70:
  %v74 = load i64, ptr %cell53
  %v75 = add i64 %v74, 1
  %v76 = call i64 @llvm.smin.i64(i64 %v75, i64 255)
  %v77 = getelementptr i32, ptr %v49, i64 %v76
  %v78 = load i32, ptr %v77
  %v79 = zext i32 %v78 to i64
  %v80 = icmp eq i64 %v74, 255
  %v81 = select i1 %v80, i64 %v10, i64 %v79
  %v82 = call i64 @llvm.smin.i64(i64 %v81, i64 %v31)
  %v83 = trunc i64 %v74 to i8
  %v84 = xor i8 %v83, 255
  %v85 = xor i8 %v84, 128
  %v86 = insertelement <4 x i8> poison, i8 %v85, i64 0
  %v87 = shufflevector <4 x i8> %v86, <4 x i8> poison, <4 x i32> zeroinitializer
  br label %b88
b88:
  %v91 = load i64, ptr %cell54
  %v92 = add i64 %v91, 4
  %v93 = icmp sle i64 %v92, %v82
  br i1 %v93, label %b89, label %b90
b89:
  %v94 = load i64, ptr %cell54
  %v95 = getelementptr i8, ptr %v52, i64 %v94
  store <4 x i8> %v87, ptr %v95, align 1
  %v96 = load i64, ptr %cell54
  %v97 = add i64 %v96, 4
  store i64 %v97, ptr %cell54
  br label %b88
b90:
  br label %b98
b98:
  %v101 = load i64, ptr %cell54
  %v102 = add i64 %v101, 1
  %v103 = icmp sle i64 %v102, %v82
  br i1 %v103, label %b99, label %b100
b99:
  %v104 = load i64, ptr %cell54
  %v105 = getelementptr i8, ptr %v52, i64 %v104
  store i8 %v85, ptr %v105, align 1
  %v106 = load i64, ptr %cell54
  %v107 = add i64 %v106, 1
  store i64 %v107, ptr %cell54
  br label %b98
b100:
  %v108 = add i64 %v74, 1
  store i64 %v108, ptr %cell53
  br label %b69
b71:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
