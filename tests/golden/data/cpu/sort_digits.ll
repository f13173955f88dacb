; trellis golden, codegen revision 17
; sort|values|int16|last|long.narrow|descending
; {'vector': 4, 'deterministic': True}
; trellis-cpu kernel revision 17

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
  call void @plan(ptr %args, i64 %v49, i64 0, i64 %v33)
  call void @move(ptr %args, i64 %v49, i64 0, i64 %v33, i64 0)
  call void @move(ptr %args, i64 %v49, i64 0, i64 %v33, i64 1)
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
  call void @plan(ptr %args, i64 %v33, i64 0, i64 %v33)
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
  call void @move(ptr %args, i64 %v34, i64 %v35, i64 %v34, i64 0)
  %v36 = add nsw i64 %v33, 1
  store i64 %v36, ptr %cell27
  br label %b28
b30:
  ret void
}

define void @phase3(ptr %args, i64 %begin, i64 %end) #0 uwtable {
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
  call void @count(ptr %args, i64 %v34, i64 %v35, i64 %v34, i64 1)
  %v36 = add nsw i64 %v33, 1
  store i64 %v36, ptr %cell27
  br label %b28
b30:
  ret void
}

define void @phase4(ptr %args, i64 %begin, i64 %end) #0 uwtable {
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
  call void @move(ptr %args, i64 %v34, i64 %v35, i64 %v34, i64 1)
  %v36 = add nsw i64 %v33, 1
  store i64 %v36, ptr %cell27
  br label %b28
b30:
  ret void
}

define internal void @count_all(ptr %source, i64 %step, i64 %first, i64 %last, ptr %table, i16 %shift, ptr %memory) #0 {
entry:
  %cell1 = alloca i64
  %cell12 = alloca i64
  %cell28 = alloca i64
  %cell68 = alloca i64
  store i64 0, ptr %cell1
  br label %b2
b2:
  %v5 = load i64, ptr %cell1
  %v6 = icmp slt i64 %v5, 512
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
  %v11 = getelementptr i32, ptr %table, i64 256
  store i64 %first, ptr %cell12
  br label %b13
b13:
  %v16 = load i64, ptr %cell12
  %v17 = add i64 %v16, 4
  %v18 = icmp sle i64 %v17, %last
  br i1 %v18, label %b14, label %b15
b14:
  %v19 = load i64, ptr %cell12
  %v20 = getelementptr i16, ptr %source, i64 %v19
  %v21 = load <4 x i16>, ptr %v20, align 2
  %v22 = xor <4 x i16> %v21, splat (i16 32768)
  %v23 = xor <4 x i16> %v22, splat (i16 65535)
  %v24 = insertelement <4 x i16> poison, i16 0, i64 0
  %v25 = shufflevector <4 x i16> %v24, <4 x i16> poison, <4 x i32> zeroinitializer
  %v26 = lshr <4 x i16> %v23, %v25
  %v27 = and <4 x i16> %v26, splat (i16 255)
  store <4 x i16> %v27, ptr %memory, align 2
  store i64 0, ptr %cell28
  br label %b29
b29:
  %v32 = load i64, ptr %cell28
  %v33 = icmp slt i64 %v32, 4
  br i1 %v33, label %b30, label %b31
b30:
  %v34 = load i64, ptr %cell28
  %v35 = add i64 %v34, 0
  %v36 = getelementptr i16, ptr %memory, i64 %v35
  %v37 = load i16, ptr %v36
  %v38 = zext i16 %v37 to i64
  %v39 = getelementptr i32, ptr %v10, i64 %v38
  %v40 = load i32, ptr %v39
  %v41 = add i32 %v40, 1
  store i32 %v41, ptr %v39
  %v42 = add i64 %v34, 1
  %v43 = getelementptr i16, ptr %memory, i64 %v42
  %v44 = load i16, ptr %v43
  %v45 = zext i16 %v44 to i64
  %v46 = getelementptr i32, ptr %v10, i64 %v45
  %v47 = load i32, ptr %v46
  %v48 = add i32 %v47, 1
  store i32 %v48, ptr %v46
  %v49 = add i64 %v34, 2
  %v50 = getelementptr i16, ptr %memory, i64 %v49
  %v51 = load i16, ptr %v50
  %v52 = zext i16 %v51 to i64
  %v53 = getelementptr i32, ptr %v10, i64 %v52
  %v54 = load i32, ptr %v53
  %v55 = add i32 %v54, 1
  store i32 %v55, ptr %v53
  %v56 = add i64 %v34, 3
  %v57 = getelementptr i16, ptr %memory, i64 %v56
  %v58 = load i16, ptr %v57
  %v59 = zext i16 %v58 to i64
  %v60 = getelementptr i32, ptr %v10, i64 %v59
  %v61 = load i32, ptr %v60
  %v62 = add i32 %v61, 1
  store i32 %v62, ptr %v60
  %v63 = add nsw i64 %v34, 4
  store i64 %v63, ptr %cell28
  br label %b29
b31:
  %v64 = insertelement <4 x i16> poison, i16 8, i64 0
  %v65 = shufflevector <4 x i16> %v64, <4 x i16> poison, <4 x i32> zeroinitializer
  %v66 = lshr <4 x i16> %v23, %v65
  %v67 = and <4 x i16> %v66, splat (i16 255)
  store <4 x i16> %v67, ptr %memory, align 2
  store i64 0, ptr %cell68
  br label %b69
b69:
  %v72 = load i64, ptr %cell68
  %v73 = icmp slt i64 %v72, 4
  br i1 %v73, label %b70, label %b71
b70:
  %v74 = load i64, ptr %cell68
  %v75 = add i64 %v74, 0
  %v76 = getelementptr i16, ptr %memory, i64 %v75
  %v77 = load i16, ptr %v76
  %v78 = zext i16 %v77 to i64
  %v79 = getelementptr i32, ptr %v11, i64 %v78
  %v80 = load i32, ptr %v79
  %v81 = add i32 %v80, 1
  store i32 %v81, ptr %v79
  %v82 = add i64 %v74, 1
  %v83 = getelementptr i16, ptr %memory, i64 %v82
  %v84 = load i16, ptr %v83
  %v85 = zext i16 %v84 to i64
  %v86 = getelementptr i32, ptr %v11, i64 %v85
  %v87 = load i32, ptr %v86
  %v88 = add i32 %v87, 1
  store i32 %v88, ptr %v86
  %v89 = add i64 %v74, 2
  %v90 = getelementptr i16, ptr %memory, i64 %v89
  %v91 = load i16, ptr %v90
  %v92 = zext i16 %v91 to i64
  %v93 = getelementptr i32, ptr %v11, i64 %v92
  %v94 = load i32, ptr %v93
  %v95 = add i32 %v94, 1
  store i32 %v95, ptr %v93
  %v96 = add i64 %v74, 3
  %v97 = getelementptr i16, ptr %memory, i64 %v96
  %v98 = load i16, ptr %v97
  %v99 = zext i16 %v98 to i64
  %v100 = getelementptr i32, ptr %v11, i64 %v99
  %v101 = load i32, ptr %v100
  %v102 = add i32 %v101, 1
  store i32 %v102, ptr %v100
  %v103 = add nsw i64 %v74, 4
  store i64 %v103, ptr %cell68
  br label %b69
b71:
  %v104 = add i64 %v19, 4
  store i64 %v104, ptr %cell12
  br label %b13
b15:
  br label %b105
b105:
  %v108 = load i64, ptr %cell12
  %v109 = add i64 %v108, 1
  %v110 = icmp sle i64 %v109, %last
  br i1 %v110, label %b106, label %b107
b106:
  %v111 = load i64, ptr %cell12
  %v112 = getelementptr i16, ptr %source, i64 %v111
  %v113 = load i16, ptr %v112, align 2
  %v114 = xor i16 %v113, 32768
  %v115 = xor i16 %v114, 65535
  %v116 = lshr i16 %v115, 0
  %v117 = and i16 %v116, 255
  %v118 = zext i16 %v117 to i64
  %v119 = getelementptr i32, ptr %v10, i64 %v118
  %v120 = load i32, ptr %v119
  %v121 = add i32 %v120, 1
  store i32 %v121, ptr %v119
  %v122 = lshr i16 %v115, 8
  %v123 = and i16 %v122, 255
  %v124 = zext i16 %v123 to i64
  %v125 = getelementptr i32, ptr %v11, i64 %v124
  %v126 = load i32, ptr %v125
  %v127 = add i32 %v126, 1
  store i32 %v127, ptr %v125
  %v128 = add i64 %v111, 1
  store i64 %v128, ptr %cell12
  br label %b105
b107:
  ret void
}

define internal void @count_one(ptr %source, i64 %step, i64 %first, i64 %last, ptr %table, i16 %shift, ptr %memory) #0 {
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
  %v19 = getelementptr i16, ptr %source, i64 %v18
  %v20 = load <4 x i16>, ptr %v19, align 2
  %v21 = xor <4 x i16> %v20, splat (i16 32768)
  %v22 = xor <4 x i16> %v21, splat (i16 65535)
  %v23 = insertelement <4 x i16> poison, i16 %shift, i64 0
  %v24 = shufflevector <4 x i16> %v23, <4 x i16> poison, <4 x i32> zeroinitializer
  %v25 = lshr <4 x i16> %v22, %v24
  %v26 = and <4 x i16> %v25, splat (i16 255)
  store <4 x i16> %v26, ptr %memory, align 2
  store i64 0, ptr %cell27
  br label %b28
b28:
  %v31 = load i64, ptr %cell27
  %v32 = icmp slt i64 %v31, 4
  br i1 %v32, label %b29, label %b30
b29:
  %v33 = load i64, ptr %cell27
  %v34 = add i64 %v33, 0
  %v35 = getelementptr i16, ptr %memory, i64 %v34
  %v36 = load i16, ptr %v35
  %v37 = zext i16 %v36 to i64
  %v38 = getelementptr i32, ptr %v10, i64 %v37
  %v39 = load i32, ptr %v38
  %v40 = add i32 %v39, 1
  store i32 %v40, ptr %v38
  %v41 = add i64 %v33, 1
  %v42 = getelementptr i16, ptr %memory, i64 %v41
  %v43 = load i16, ptr %v42
  %v44 = zext i16 %v43 to i64
  %v45 = getelementptr i32, ptr %v10, i64 %v44
  %v46 = load i32, ptr %v45
  %v47 = add i32 %v46, 1
  store i32 %v47, ptr %v45
  %v48 = add i64 %v33, 2
  %v49 = getelementptr i16, ptr %memory, i64 %v48
  %v50 = load i16, ptr %v49
  %v51 = zext i16 %v50 to i64
  %v52 = getelementptr i32, ptr %v10, i64 %v51
  %v53 = load i32, ptr %v52
  %v54 = add i32 %v53, 1
  store i32 %v54, ptr %v52
  %v55 = add i64 %v33, 3
  %v56 = getelementptr i16, ptr %memory, i64 %v55
  %v57 = load i16, ptr %v56
  %v58 = zext i16 %v57 to i64
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
  %v71 = getelementptr i16, ptr %source, i64 %v70
  %v72 = load i16, ptr %v71, align 2
  %v73 = xor i16 %v72, 32768
  %v74 = xor i16 %v73, 65535
  %v75 = lshr i16 %v74, %shift
  %v76 = and i16 %v75, 255
  %v77 = zext i16 %v76 to i64
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

define internal void @move_on(ptr %source, ptr %sources, ptr %target, ptr %targets, i64 %step, i64 %away, i64 %first, i64 %last, ptr %offsets, i16 %shift, ptr %memory) #0 {
entry:
  %cell1 = alloca i64
  %cell17 = alloca i64
  store i64 %first, ptr %cell1
  br label %b2
b2:
  %v5 = load i64, ptr %cell1
  %v6 = add i64 %v5, 4
  %v7 = icmp sle i64 %v6, %last
  br i1 %v7, label %b3, label %b4
b3:
  %v8 = load i64, ptr %cell1
  %v9 = getelementptr i16, ptr %source, i64 %v8
  %v10 = load <4 x i16>, ptr %v9, align 2
  %v11 = xor <4 x i16> %v10, splat (i16 32768)
  %v12 = xor <4 x i16> %v11, splat (i16 65535)
  %v13 = insertelement <4 x i16> poison, i16 %shift, i64 0
  %v14 = shufflevector <4 x i16> %v13, <4 x i16> poison, <4 x i32> zeroinitializer
  %v15 = lshr <4 x i16> %v12, %v14
  %v16 = and <4 x i16> %v15, splat (i16 255)
  store <4 x i16> %v16, ptr %memory, align 2
  store i64 0, ptr %cell17
  br label %b18
b18:
  %v21 = load i64, ptr %cell17
  %v22 = icmp slt i64 %v21, 4
  br i1 %v22, label %b19, label %b20
b19:
  %v23 = load i64, ptr %cell17
  %v24 = add i64 %v23, 0
  %v25 = getelementptr i16, ptr %memory, i64 %v24
  %v26 = load i16, ptr %v25
  %v27 = zext i16 %v26 to i64
  %v28 = add i64 %v8, %v24
  %v29 = getelementptr i32, ptr %offsets, i64 %v27
  %v30 = load i32, ptr %v29
  %v31 = add i32 %v30, 1
  store i32 %v31, ptr %v29
  %v32 = zext i32 %v30 to i64
  %v33 = getelementptr i16, ptr %source, i64 %v28
  %v34 = load i16, ptr %v33, align 2
  %v35 = getelementptr i16, ptr %target, i64 %v32
  store i16 %v34, ptr %v35
  %v36 = add i64 %v23, 1
  %v37 = getelementptr i16, ptr %memory, i64 %v36
  %v38 = load i16, ptr %v37
  %v39 = zext i16 %v38 to i64
  %v40 = add i64 %v8, %v36
  %v41 = getelementptr i32, ptr %offsets, i64 %v39
  %v42 = load i32, ptr %v41
  %v43 = add i32 %v42, 1
  store i32 %v43, ptr %v41
  %v44 = zext i32 %v42 to i64
  %v45 = getelementptr i16, ptr %source, i64 %v40
  %v46 = load i16, ptr %v45, align 2
  %v47 = getelementptr i16, ptr %target, i64 %v44
  store i16 %v46, ptr %v47
  %v48 = add i64 %v23, 2
  %v49 = getelementptr i16, ptr %memory, i64 %v48
  %v50 = load i16, ptr %v49
  %v51 = zext i16 %v50 to i64
  %v52 = add i64 %v8, %v48
  %v53 = getelementptr i32, ptr %offsets, i64 %v51
  %v54 = load i32, ptr %v53
  %v55 = add i32 %v54, 1
  store i32 %v55, ptr %v53
  %v56 = zext i32 %v54 to i64
  %v57 = getelementptr i16, ptr %source, i64 %v52
  %v58 = load i16, ptr %v57, align 2
  %v59 = getelementptr i16, ptr %target, i64 %v56
  store i16 %v58, ptr %v59
  %v60 = add i64 %v23, 3
  %v61 = getelementptr i16, ptr %memory, i64 %v60
  %v62 = load i16, ptr %v61
  %v63 = zext i16 %v62 to i64
  %v64 = add i64 %v8, %v60
  %v65 = getelementptr i32, ptr %offsets, i64 %v63
  %v66 = load i32, ptr %v65
  %v67 = add i32 %v66, 1
  store i32 %v67, ptr %v65
  %v68 = zext i32 %v66 to i64
  %v69 = getelementptr i16, ptr %source, i64 %v64
  %v70 = load i16, ptr %v69, align 2
  %v71 = getelementptr i16, ptr %target, i64 %v68
  store i16 %v70, ptr %v71
  %v72 = add nsw i64 %v23, 4
  store i64 %v72, ptr %cell17
  br label %b18
b20:
  %v73 = add i64 %v8, 4
  store i64 %v73, ptr %cell1
  br label %b2
b4:
  br label %b74
b74:
  %v77 = load i64, ptr %cell1
  %v78 = add i64 %v77, 1
  %v79 = icmp sle i64 %v78, %last
  br i1 %v79, label %b75, label %b76
b75:
  %v80 = load i64, ptr %cell1
  %v81 = getelementptr i16, ptr %source, i64 %v80
  %v82 = load i16, ptr %v81, align 2
  %v83 = xor i16 %v82, 32768
  %v84 = xor i16 %v83, 65535
  %v85 = lshr i16 %v84, %shift
  %v86 = and i16 %v85, 255
  %v87 = zext i16 %v86 to i64
  %v88 = add i64 %v80, 0
  %v89 = getelementptr i32, ptr %offsets, i64 %v87
  %v90 = load i32, ptr %v89
  %v91 = add i32 %v90, 1
  store i32 %v91, ptr %v89
  %v92 = zext i32 %v90 to i64
  %v93 = getelementptr i16, ptr %source, i64 %v88
  %v94 = load i16, ptr %v93, align 2
  %v95 = getelementptr i16, ptr %target, i64 %v92
  store i16 %v94, ptr %v95
  %v96 = add i64 %v80, 1
  store i64 %v96, ptr %cell1
  br label %b74
b76:
  ret void
}

define internal void @first_count(ptr %args, i64 %line, i64 %part, i64 %unit) #0 {
entry:
  %cell50 = alloca <4 x i16>
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
  %v32 = mul i64 %unit, 8
  %v33 = getelementptr i64, ptr %v28, i64 %v32
  %v34 = mul i64 %v10, %v12
  %v35 = udiv i64 %line, %v12
  %v36 = urem i64 %line, %v12
  %v37 = mul i64 %v35, %v34
  %v38 = add i64 %v37, %v36
  %v39 = getelementptr i64, ptr %args, i64 0
  %v40 = load ptr, ptr %v39
  %v41 = getelementptr i16, ptr %v40, i64 %v38
  %v42 = mul i64 %v12, 2
  %v43 = mul i64 %unit, %v6
  %v44 = add i64 %v43, %part
  %v45 = getelementptr i8, ptr %v28, i64 %v18
  %v46 = mul i64 %v44, 2048
  %v47 = getelementptr i8, ptr %v45, i64 %v46
  %v48 = shl i64 0, 8
  %v49 = getelementptr i32, ptr %v47, i64 %v48
  call void @count_all(ptr %v41, i64 %v42, i64 %v29, i64 %v31, ptr %v49, i16 0, ptr %cell50)
  ret void
}

define internal void @plan(ptr %args, i64 %line, i64 %part, i64 %unit) #0 {
entry:
  %cell46 = alloca i64
  %cell52 = alloca i64
  %cell53 = alloca i64
  %cell83 = alloca i64
  %cell84 = alloca i64
  %cell112 = alloca i64
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
  %v32 = mul i64 %unit, 8
  %v33 = getelementptr i64, ptr %v28, i64 %v32
  %v34 = mul i64 %v10, %v12
  %v35 = udiv i64 %line, %v12
  %v36 = urem i64 %line, %v12
  %v37 = mul i64 %v35, %v34
  %v38 = add i64 %v37, %v36
  %v39 = getelementptr i64, ptr %args, i64 0
  %v40 = load ptr, ptr %v39
  %v41 = getelementptr i16, ptr %v40, i64 %v38
  %v42 = mul i64 %v12, 2
  %v43 = load i16, ptr %v41
  %v44 = xor i16 %v43, 32768
  %v45 = xor i16 %v44, 65535
  store i64 0, ptr %cell46
  %v47 = mul i64 0, 8
  %v48 = trunc i64 %v47 to i16
  %v49 = lshr i16 %v45, %v48
  %v50 = and i16 %v49, 255
  %v51 = zext i16 %v50 to i64
  store i64 0, ptr %cell52
  store i64 0, ptr %cell53
  br label %b54
b54:
  %v57 = load i64, ptr %cell53
  %v58 = icmp slt i64 %v57, %v6
  br i1 %v58, label %b55, label %b56
b55:
  %v59 = load i64, ptr %cell53
  %v60 = mul i64 %unit, %v6
  %v61 = add i64 %v60, %v59
  %v62 = getelementptr i8, ptr %v28, i64 %v18
  %v63 = mul i64 %v61, 2048
  %v64 = getelementptr i8, ptr %v62, i64 %v63
  %v65 = shl i64 0, 8
  %v66 = getelementptr i32, ptr %v64, i64 %v65
  %v67 = getelementptr i32, ptr %v66, i64 %v51
  %v68 = load i32, ptr %v67
  %v69 = zext i32 %v68 to i64
  %v70 = load i64, ptr %cell52
  %v71 = add i64 %v70, %v69
  store i64 %v71, ptr %cell52
  %v72 = add nsw i64 %v59, 1
  store i64 %v72, ptr %cell53
  br label %b54
b56:
  %v73 = load i64, ptr %cell52
  %v74 = icmp ne i64 %v73, %v10
  %v75 = load i64, ptr %cell46
  %v76 = zext i1 %v74 to i64
  %v77 = add i64 %v75, %v76
  store i64 %v77, ptr %cell46
  %v78 = mul i64 1, 8
  %v79 = trunc i64 %v78 to i16
  %v80 = lshr i16 %v45, %v79
  %v81 = and i16 %v80, 255
  %v82 = zext i16 %v81 to i64
  store i64 0, ptr %cell83
  store i64 0, ptr %cell84
  br label %b85
b85:
  %v88 = load i64, ptr %cell84
  %v89 = icmp slt i64 %v88, %v6
  br i1 %v89, label %b86, label %b87
b86:
  %v90 = load i64, ptr %cell84
  %v91 = mul i64 %unit, %v6
  %v92 = add i64 %v91, %v90
  %v93 = getelementptr i8, ptr %v28, i64 %v18
  %v94 = mul i64 %v92, 2048
  %v95 = getelementptr i8, ptr %v93, i64 %v94
  %v96 = shl i64 1, 8
  %v97 = getelementptr i32, ptr %v95, i64 %v96
  %v98 = getelementptr i32, ptr %v97, i64 %v82
  %v99 = load i32, ptr %v98
  %v100 = zext i32 %v99 to i64
  %v101 = load i64, ptr %cell83
  %v102 = add i64 %v101, %v100
  store i64 %v102, ptr %cell83
  %v103 = add nsw i64 %v90, 1
  store i64 %v103, ptr %cell84
  br label %b85
b87:
  %v104 = load i64, ptr %cell83
  %v105 = icmp ne i64 %v104, %v10
  %v106 = load i64, ptr %cell46
  %v107 = zext i1 %v105 to i64
  %v108 = add i64 %v106, %v107
  store i64 %v108, ptr %cell46
  %v109 = load i64, ptr %cell46
  %v110 = icmp eq i64 %v109, 0
  %v111 = or i1 %v74, %v110
  store i64 0, ptr %cell112
  %v113 = load i64, ptr %cell46
  %v114 = call i64 @llvm.smax.i64(i64 %v113, i64 1)
  %v115 = getelementptr i64, ptr %v33, i64 1
  store i64 0, ptr %v115
  br i1 %v105, label %b116, label %b117
b116:
  %v118 = load i64, ptr %cell112
  %v119 = icmp eq i64 %v118, 0
  %v120 = select i1 %v119, i64 4, i64 0
  %v121 = add i64 %v118, 1
  %v122 = icmp eq i64 %v121, %v114
  %v123 = select i1 %v122, i64 2, i64 0
  %v124 = trunc i64 %v118 to i1
  %v125 = select i1 %v124, i64 8, i64 0
  %v126 = or i64 %v123, %v120
  %v127 = or i64 %v125, 1
  %v128 = or i64 %v126, %v127
  store i64 %v128, ptr %v115
  store i64 %v121, ptr %cell112
  br label %b117
b117:
  %v129 = getelementptr i64, ptr %v33, i64 0
  store i64 0, ptr %v129
  br i1 %v111, label %b130, label %b131
b130:
  %v132 = load i64, ptr %cell112
  %v133 = icmp eq i64 %v132, 0
  %v134 = select i1 %v133, i64 4, i64 0
  %v135 = add i64 %v132, 1
  %v136 = icmp eq i64 %v135, %v114
  %v137 = select i1 %v136, i64 2, i64 0
  %v138 = trunc i64 %v132 to i1
  %v139 = select i1 %v138, i64 8, i64 0
  %v140 = or i64 %v137, %v134
  %v141 = or i64 %v139, 1
  %v142 = or i64 %v140, %v141
  store i64 %v142, ptr %v129
  store i64 %v135, ptr %cell112
  br label %b131
b131:
  ret void
}

define internal void @count(ptr %args, i64 %line, i64 %part, i64 %unit, i64 %number) #0 {
entry:
  %cell73 = alloca <4 x i16>
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
  %v32 = mul i64 %unit, 8
  %v33 = getelementptr i64, ptr %v28, i64 %v32
  %v34 = mul i64 %v10, %v12
  %v35 = udiv i64 %line, %v12
  %v36 = urem i64 %line, %v12
  %v37 = mul i64 %v35, %v34
  %v38 = add i64 %v37, %v36
  %v39 = getelementptr i64, ptr %args, i64 0
  %v40 = load ptr, ptr %v39
  %v41 = getelementptr i16, ptr %v40, i64 %v38
  %v42 = mul i64 %v12, 2
  %v43 = getelementptr i64, ptr %v33, i64 %number
  %v44 = load i64, ptr %v43
  %v45 = and i64 %v44, 1
  %v46 = icmp ne i64 %v45, 0
  %v47 = and i64 %v44, 2
  %v48 = icmp ne i64 %v47, 0
  %v49 = and i64 %v44, 4
  %v50 = icmp ne i64 %v49, 0
  %v51 = and i64 %v44, 8
  %v52 = icmp ne i64 %v51, 0
  %v53 = xor i1 %v48, true
  %v54 = and i1 %v46, %v53
  br i1 %v54, label %b55, label %b56
b55:
  %v57 = getelementptr i8, ptr %v28, i64 %v20
  %v58 = mul i64 %line, %v10
  %v59 = getelementptr i16, ptr %v57, i64 %v58
  %v60 = getelementptr i64, ptr %args, i64 1
  %v61 = load ptr, ptr %v60
  %v62 = getelementptr i16, ptr %v61, i64 %v38
  %v63 = select i1 %v52, ptr %v62, ptr %v59
  %v64 = mul i64 %unit, %v6
  %v65 = add i64 %v64, %part
  %v66 = getelementptr i8, ptr %v28, i64 %v18
  %v67 = mul i64 %v65, 2048
  %v68 = getelementptr i8, ptr %v66, i64 %v67
  %v69 = shl i64 %number, 8
  %v70 = getelementptr i32, ptr %v68, i64 %v69
  %v71 = mul i64 %number, 8
  %v72 = trunc i64 %v71 to i16
  call void @count_one(ptr %v63, i64 0, i64 %v29, i64 %v31, ptr %v70, i16 %v72, ptr %cell73)
  br label %b56
b56:
  ret void
}

define internal void @move(ptr %args, i64 %line, i64 %part, i64 %unit, i64 %number) #0 {
entry:
  %cell43 = alloca [256 x i32]
  %cell44 = alloca [256 x i32]
  %cell75 = alloca <4 x i16>
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
  %v32 = mul i64 %unit, 8
  %v33 = getelementptr i64, ptr %v28, i64 %v32
  %v34 = mul i64 %v10, %v12
  %v35 = udiv i64 %line, %v12
  %v36 = urem i64 %line, %v12
  %v37 = mul i64 %v35, %v34
  %v38 = add i64 %v37, %v36
  %v39 = getelementptr i64, ptr %args, i64 0
  %v40 = load ptr, ptr %v39
  %v41 = getelementptr i16, ptr %v40, i64 %v38
  %v42 = mul i64 %v12, 2
  %v45 = getelementptr i64, ptr %v33, i64 %number
  %v46 = load i64, ptr %v45
  %v47 = and i64 %v46, 1
  %v48 = icmp ne i64 %v47, 0
  %v49 = and i64 %v46, 2
  %v50 = icmp ne i64 %v49, 0
  %v51 = and i64 %v46, 4
  %v52 = icmp ne i64 %v51, 0
  %v53 = and i64 %v46, 8
  %v54 = icmp ne i64 %v53, 0
  br i1 %v48, label %b55, label %b56
b55:
  %v57 = mul i64 %unit, %v6
  %v58 = add i64 %v57, 0
  %v59 = getelementptr i8, ptr %v28, i64 %v18
  %v60 = mul i64 %v58, 2048
  %v61 = getelementptr i8, ptr %v59, i64 %v60
  %v62 = shl i64 %number, 8
  %v63 = getelementptr i32, ptr %v61, i64 %v62
  call void @offset(ptr %v63, i64 2048, i64 %v6, i64 %part, ptr %cell43, ptr %cell44)
  %v64 = getelementptr i8, ptr %v28, i64 %v20
  %v65 = mul i64 %line, %v10
  %v66 = getelementptr i16, ptr %v64, i64 %v65
  %v67 = getelementptr i64, ptr %args, i64 1
  %v68 = load ptr, ptr %v67
  %v69 = getelementptr i16, ptr %v68, i64 %v38
  %v70 = select i1 %v54, ptr %v69, ptr %v66
  %v71 = select i1 %v50, ptr %v41, ptr %v70
  %v72 = select i1 %v54, ptr %v66, ptr %v69
  %v73 = mul i64 %number, 8
  %v74 = trunc i64 %v73 to i16
  call void @move_on(ptr %v71, ptr null, ptr %v72, ptr null, i64 %v42, i64 %v12, i64 %v29, i64 %v31, ptr %cell43, i16 %v74, ptr %cell75)
  br label %b56
b56:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
