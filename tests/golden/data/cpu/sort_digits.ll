; trellis golden, codegen revision 18
; sort|values|int16|last|long.narrow|descending
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
  %v34 = udiv i64 %v33, %v6
  %v35 = urem i64 %v33, %v6
  call void @recount(ptr %args, i64 %v34, i64 %v35, i64 %v34, i64 0)
  %v36 = add nsw i64 %v33, 1
  store i64 %v36, ptr %cell27
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
  call void @plan(ptr %args, i64 %v33, i64 0, i64 %v33)
  %v34 = add nsw i64 %v33, 1
  store i64 %v34, ptr %cell27
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
  call void @move(ptr %args, i64 %v34, i64 %v35, i64 %v34, i64 0)
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
  call void @count(ptr %args, i64 %v34, i64 %v35, i64 %v34, i64 1)
  %v36 = add nsw i64 %v33, 1
  store i64 %v36, ptr %cell27
  br label %b28
b30:
  ret void
}

define void @phase5(ptr %args, i64 %begin, i64 %end) #0 uwtable {
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

define internal i64 @look(ptr %source, i64 %step, i64 %first, i64 %last) #0 {
entry:
  %cell4 = alloca i64
  %cell46 = alloca i64
  %v1 = call i64 @llvm.smax.i64(i64 %first, i64 1)
  store i64 %v1, ptr %cell4
  br label %b5
b5:
  %v8 = load i64, ptr %cell4
  %v9 = add i64 %v8, 4
  %v10 = icmp sle i64 %v9, %last
  br i1 %v10, label %b6, label %b7
b6:
  %v11 = load i64, ptr %cell4
  %v12 = sub i64 %v11, 1
  %v13 = getelementptr i16, ptr %source, i64 %v12
  %v14 = load <4 x i16>, ptr %v13, align 2
  %v15 = xor <4 x i16> %v14, splat (i16 32768)
  %v16 = xor <4 x i16> %v15, splat (i16 65535)
  %v17 = getelementptr i16, ptr %source, i64 %v11
  %v18 = load <4 x i16>, ptr %v17, align 2
  %v19 = xor <4 x i16> %v18, splat (i16 32768)
  %v20 = xor <4 x i16> %v19, splat (i16 65535)
  %v21 = icmp ugt <4 x i16> %v16, %v20
  %v22 = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %v21)
  br i1 %v22, label %b2, label %b23
b23:
  %v24 = add i64 %v11, 4
  store i64 %v24, ptr %cell4
  br label %b5
b7:
  br label %b25
b25:
  %v28 = load i64, ptr %cell4
  %v29 = add i64 %v28, 1
  %v30 = icmp sle i64 %v29, %last
  br i1 %v30, label %b26, label %b27
b26:
  %v31 = load i64, ptr %cell4
  %v32 = sub i64 %v31, 1
  %v33 = getelementptr i16, ptr %source, i64 %v32
  %v34 = load i16, ptr %v33, align 2
  %v35 = xor i16 %v34, 32768
  %v36 = xor i16 %v35, 65535
  %v37 = getelementptr i16, ptr %source, i64 %v31
  %v38 = load i16, ptr %v37, align 2
  %v39 = xor i16 %v38, 32768
  %v40 = xor i16 %v39, 65535
  %v41 = icmp ugt i16 %v36, %v40
  br i1 %v41, label %b2, label %b42
b42:
  %v43 = add i64 %v31, 1
  store i64 %v43, ptr %cell4
  br label %b25
b27:
  ret i64 1
b2:
  br label %b3
b3:
  store i64 %v1, ptr %cell46
  br label %b47
b47:
  %v50 = load i64, ptr %cell46
  %v51 = add i64 %v50, 4
  %v52 = icmp sle i64 %v51, %last
  br i1 %v52, label %b48, label %b49
b48:
  %v53 = load i64, ptr %cell46
  %v54 = sub i64 %v53, 1
  %v55 = getelementptr i16, ptr %source, i64 %v54
  %v56 = load <4 x i16>, ptr %v55, align 2
  %v57 = xor <4 x i16> %v56, splat (i16 32768)
  %v58 = xor <4 x i16> %v57, splat (i16 65535)
  %v59 = getelementptr i16, ptr %source, i64 %v53
  %v60 = load <4 x i16>, ptr %v59, align 2
  %v61 = xor <4 x i16> %v60, splat (i16 32768)
  %v62 = xor <4 x i16> %v61, splat (i16 65535)
  %v63 = icmp ule <4 x i16> %v58, %v62
  %v64 = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %v63)
  br i1 %v64, label %b44, label %b65
b65:
  %v66 = add i64 %v53, 4
  store i64 %v66, ptr %cell46
  br label %b47
b49:
  br label %b67
b67:
  %v70 = load i64, ptr %cell46
  %v71 = add i64 %v70, 1
  %v72 = icmp sle i64 %v71, %last
  br i1 %v72, label %b68, label %b69
b68:
  %v73 = load i64, ptr %cell46
  %v74 = sub i64 %v73, 1
  %v75 = getelementptr i16, ptr %source, i64 %v74
  %v76 = load i16, ptr %v75, align 2
  %v77 = xor i16 %v76, 32768
  %v78 = xor i16 %v77, 65535
  %v79 = getelementptr i16, ptr %source, i64 %v73
  %v80 = load i16, ptr %v79, align 2
  %v81 = xor i16 %v80, 32768
  %v82 = xor i16 %v81, 65535
  %v83 = icmp ule i16 %v78, %v82
  br i1 %v83, label %b44, label %b84
b84:
  %v85 = add i64 %v73, 1
  store i64 %v85, ptr %cell46
  br label %b67
b69:
  ret i64 2
b44:
  br label %b45
b45:
  ret i64 0
}

define internal void @keep(ptr %source, i64 %step, ptr %out, i64 %away, i64 %first, i64 %last, i64 %base, i64 %turn) #0 {
entry:
  %cell11 = alloca i64
  %cell34 = alloca i64
  %v1 = mul i64 %away, 2
  %v2 = mul i64 %v1, %turn
  %v3 = mul i64 %base, %away
  %v4 = mul i64 %v3, 2
  %v5 = getelementptr i8, ptr %out, i64 %v4
  %v6 = icmp eq i64 %turn, 1
  %v7 = and i1 %v6, true
  br i1 %v7, label %b8, label %b9
b8:
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
  %v21 = getelementptr i16, ptr %v5, i64 %v18
  store <4 x i16> %v20, ptr %v21, align 2
  %v22 = add i64 %v18, 4
  store i64 %v22, ptr %cell11
  br label %b12
b14:
  br label %b23
b23:
  %v26 = load i64, ptr %cell11
  %v27 = add i64 %v26, 1
  %v28 = icmp sle i64 %v27, %last
  br i1 %v28, label %b24, label %b25
b24:
  %v29 = load i64, ptr %cell11
  %v30 = getelementptr i16, ptr %source, i64 %v29
  %v31 = load i16, ptr %v30, align 2
  %v32 = getelementptr i16, ptr %v5, i64 %v29
  store i16 %v31, ptr %v32, align 2
  %v33 = add i64 %v29, 1
  store i64 %v33, ptr %cell11
  br label %b23
b25:
  br label %b10
b9:
  store i64 %first, ptr %cell34
  br label %b35
b35:
  %v38 = load i64, ptr %cell34
  %v39 = add i64 %v38, 1
  %v40 = icmp sle i64 %v39, %last
  br i1 %v40, label %b36, label %b37
b36:
  %v41 = load i64, ptr %cell34
  %v42 = getelementptr i16, ptr %source, i64 %v41
  %v43 = load i16, ptr %v42, align 2
  %v44 = mul i64 %v41, %v2
  %v45 = getelementptr i8, ptr %v5, i64 %v44
  store i16 %v43, ptr %v45, align 2
  %v46 = add i64 %v41, 1
  store i64 %v46, ptr %cell34
  br label %b35
b37:
  br label %b10
b10:
  ret void
}

define internal void @first_count(ptr %args, i64 %line, i64 %part, i64 %unit) #0 {
entry:
  %cell56 = alloca <4 x i16>
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
  %v41 = getelementptr i16, ptr %v40, i64 %v38
  %v42 = mul i64 %v12, 2
  %v43 = call i64 @look(ptr %v41, i64 %v42, i64 %v29, i64 %v31)
  %v44 = add i64 %part, 8
  %v45 = getelementptr i64, ptr %v33, i64 %v44
  store i64 %v43, ptr %v45
  %v46 = icmp eq i64 %v43, 0
  br i1 %v46, label %b47, label %b48
b47:
  %v49 = mul i64 %unit, %v6
  %v50 = add i64 %v49, %part
  %v51 = getelementptr i8, ptr %v28, i64 %v18
  %v52 = mul i64 %v50, 2048
  %v53 = getelementptr i8, ptr %v51, i64 %v52
  %v54 = shl i64 0, 8
  %v55 = getelementptr i32, ptr %v53, i64 %v54
  call void @count_all(ptr %v41, i64 %v42, i64 %v29, i64 %v31, ptr %v55, i16 0, ptr %cell56)
  br label %b48
b48:
  ret void
}

define internal void @recount(ptr %args, i64 %line, i64 %part, i64 %unit, i64 %number) #0 {
entry:
  %cell47 = alloca i64
  %cell51 = alloca i64
  %cell76 = alloca <4 x i16>
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
  %v41 = getelementptr i16, ptr %v40, i64 %v38
  %v42 = mul i64 %v12, 2
  %v43 = add i64 %part, 8
  %v44 = getelementptr i64, ptr %v33, i64 %v43
  %v45 = load i64, ptr %v44
  %v46 = icmp ne i64 %v45, 0
  %v48 = add i64 0, 8
  %v49 = getelementptr i64, ptr %v33, i64 %v48
  %v50 = load i64, ptr %v49
  store i64 %v50, ptr %cell47
  store i64 0, ptr %cell51
  br label %b52
b52:
  %v55 = load i64, ptr %cell51
  %v56 = icmp slt i64 %v55, %v6
  br i1 %v56, label %b53, label %b54
b53:
  %v57 = load i64, ptr %cell51
  %v58 = load i64, ptr %cell47
  %v59 = add i64 %v57, 8
  %v60 = getelementptr i64, ptr %v33, i64 %v59
  %v61 = load i64, ptr %v60
  %v62 = and i64 %v58, %v61
  store i64 %v62, ptr %cell47
  %v63 = add nsw i64 %v57, 1
  store i64 %v63, ptr %cell51
  br label %b52
b54:
  %v64 = load i64, ptr %cell47
  %v65 = icmp eq i64 %v64, 0
  %v66 = and i1 %v46, %v65
  br i1 %v66, label %b67, label %b68
b67:
  %v69 = mul i64 %unit, %v6
  %v70 = add i64 %v69, %part
  %v71 = getelementptr i8, ptr %v28, i64 %v18
  %v72 = mul i64 %v70, 2048
  %v73 = getelementptr i8, ptr %v71, i64 %v72
  %v74 = shl i64 0, 8
  %v75 = getelementptr i32, ptr %v73, i64 %v74
  call void @count_all(ptr %v41, i64 %v42, i64 %v29, i64 %v31, ptr %v75, i16 0, ptr %cell76)
  br label %b68
b68:
  ret void
}

define internal void @plan(ptr %args, i64 %line, i64 %part, i64 %unit) #0 {
entry:
  %cell43 = alloca i64
  %cell47 = alloca i64
  %cell72 = alloca i64
  %cell78 = alloca i64
  %cell79 = alloca i64
  %cell109 = alloca i64
  %cell110 = alloca i64
  %cell138 = alloca i64
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
  %v41 = getelementptr i16, ptr %v40, i64 %v38
  %v42 = mul i64 %v12, 2
  %v44 = add i64 0, 8
  %v45 = getelementptr i64, ptr %v33, i64 %v44
  %v46 = load i64, ptr %v45
  store i64 %v46, ptr %cell43
  store i64 0, ptr %cell47
  br label %b48
b48:
  %v51 = load i64, ptr %cell47
  %v52 = icmp slt i64 %v51, %v6
  br i1 %v52, label %b49, label %b50
b49:
  %v53 = load i64, ptr %cell47
  %v54 = load i64, ptr %cell43
  %v55 = add i64 %v53, 8
  %v56 = getelementptr i64, ptr %v33, i64 %v55
  %v57 = load i64, ptr %v56
  %v58 = and i64 %v54, %v57
  store i64 %v58, ptr %cell43
  %v59 = add nsw i64 %v53, 1
  store i64 %v59, ptr %cell47
  br label %b48
b50:
  %v60 = load i64, ptr %cell43
  %v61 = icmp ne i64 %v60, 0
  br i1 %v61, label %b62, label %b63
b62:
  %v64 = icmp eq i64 %v60, 2
  %v65 = select i1 %v64, i64 32, i64 0
  %v66 = getelementptr i64, ptr %v33, i64 1
  store i64 0, ptr %v66
  %v67 = or i64 %v65, 23
  store i64 %v67, ptr %v33
  ret void
b68:
  br label %b63
b63:
  %v69 = load i16, ptr %v41
  %v70 = xor i16 %v69, 32768
  %v71 = xor i16 %v70, 65535
  store i64 0, ptr %cell72
  %v73 = mul i64 0, 8
  %v74 = trunc i64 %v73 to i16
  %v75 = lshr i16 %v71, %v74
  %v76 = and i16 %v75, 255
  %v77 = zext i16 %v76 to i64
  store i64 0, ptr %cell78
  store i64 0, ptr %cell79
  br label %b80
b80:
  %v83 = load i64, ptr %cell79
  %v84 = icmp slt i64 %v83, %v6
  br i1 %v84, label %b81, label %b82
b81:
  %v85 = load i64, ptr %cell79
  %v86 = mul i64 %unit, %v6
  %v87 = add i64 %v86, %v85
  %v88 = getelementptr i8, ptr %v28, i64 %v18
  %v89 = mul i64 %v87, 2048
  %v90 = getelementptr i8, ptr %v88, i64 %v89
  %v91 = shl i64 0, 8
  %v92 = getelementptr i32, ptr %v90, i64 %v91
  %v93 = getelementptr i32, ptr %v92, i64 %v77
  %v94 = load i32, ptr %v93
  %v95 = zext i32 %v94 to i64
  %v96 = load i64, ptr %cell78
  %v97 = add i64 %v96, %v95
  store i64 %v97, ptr %cell78
  %v98 = add nsw i64 %v85, 1
  store i64 %v98, ptr %cell79
  br label %b80
b82:
  %v99 = load i64, ptr %cell78
  %v100 = icmp ne i64 %v99, %v10
  %v101 = load i64, ptr %cell72
  %v102 = zext i1 %v100 to i64
  %v103 = add i64 %v101, %v102
  store i64 %v103, ptr %cell72
  %v104 = mul i64 1, 8
  %v105 = trunc i64 %v104 to i16
  %v106 = lshr i16 %v71, %v105
  %v107 = and i16 %v106, 255
  %v108 = zext i16 %v107 to i64
  store i64 0, ptr %cell109
  store i64 0, ptr %cell110
  br label %b111
b111:
  %v114 = load i64, ptr %cell110
  %v115 = icmp slt i64 %v114, %v6
  br i1 %v115, label %b112, label %b113
b112:
  %v116 = load i64, ptr %cell110
  %v117 = mul i64 %unit, %v6
  %v118 = add i64 %v117, %v116
  %v119 = getelementptr i8, ptr %v28, i64 %v18
  %v120 = mul i64 %v118, 2048
  %v121 = getelementptr i8, ptr %v119, i64 %v120
  %v122 = shl i64 1, 8
  %v123 = getelementptr i32, ptr %v121, i64 %v122
  %v124 = getelementptr i32, ptr %v123, i64 %v108
  %v125 = load i32, ptr %v124
  %v126 = zext i32 %v125 to i64
  %v127 = load i64, ptr %cell109
  %v128 = add i64 %v127, %v126
  store i64 %v128, ptr %cell109
  %v129 = add nsw i64 %v116, 1
  store i64 %v129, ptr %cell110
  br label %b111
b113:
  %v130 = load i64, ptr %cell109
  %v131 = icmp ne i64 %v130, %v10
  %v132 = load i64, ptr %cell72
  %v133 = zext i1 %v131 to i64
  %v134 = add i64 %v132, %v133
  store i64 %v134, ptr %cell72
  %v135 = load i64, ptr %cell72
  %v136 = icmp eq i64 %v135, 0
  %v137 = or i1 %v100, %v136
  store i64 0, ptr %cell138
  %v139 = load i64, ptr %cell72
  %v140 = call i64 @llvm.smax.i64(i64 %v139, i64 1)
  %v141 = getelementptr i64, ptr %v33, i64 1
  store i64 0, ptr %v141
  br i1 %v131, label %b142, label %b143
b142:
  %v144 = load i64, ptr %cell138
  %v145 = icmp eq i64 %v144, 0
  %v146 = select i1 %v145, i64 4, i64 0
  %v147 = add i64 %v144, 1
  %v148 = icmp eq i64 %v147, %v140
  %v149 = select i1 %v148, i64 2, i64 0
  %v150 = trunc i64 %v144 to i1
  %v151 = select i1 %v150, i64 8, i64 0
  %v152 = or i64 %v149, %v146
  %v153 = or i64 %v151, 1
  %v154 = or i64 %v152, %v153
  store i64 %v154, ptr %v141
  store i64 %v147, ptr %cell138
  br label %b143
b143:
  %v155 = getelementptr i64, ptr %v33, i64 0
  store i64 0, ptr %v155
  br i1 %v137, label %b156, label %b157
b156:
  %v158 = load i64, ptr %cell138
  %v159 = icmp eq i64 %v158, 0
  %v160 = select i1 %v159, i64 4, i64 0
  %v161 = add i64 %v158, 1
  %v162 = icmp eq i64 %v161, %v140
  %v163 = select i1 %v162, i64 2, i64 0
  %v164 = trunc i64 %v158 to i1
  %v165 = select i1 %v164, i64 8, i64 0
  %v166 = or i64 %v163, %v160
  %v167 = or i64 %v165, 1
  %v168 = or i64 %v166, %v167
  store i64 %v168, ptr %v155
  store i64 %v161, ptr %cell138
  br label %b157
b157:
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
  %v32 = mul i64 %unit, 24
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
  %cell90 = alloca <4 x i16>
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
  %v55 = getelementptr i64, ptr %v33, i64 %number
  %v56 = load i64, ptr %v55
  %v57 = and i64 %v56, 16
  %v58 = icmp ne i64 %v57, 0
  br i1 %v58, label %b59, label %b60
b59:
  %v61 = and i64 %v56, 32
  %v62 = icmp ne i64 %v61, 0
  %v63 = sub i64 %v10, 1
  %v64 = select i1 %v62, i64 %v63, i64 0
  %v65 = getelementptr i64, ptr %args, i64 1
  %v66 = load ptr, ptr %v65
  %v67 = getelementptr i16, ptr %v66, i64 %v38
  %v68 = select i1 %v62, i64 -1, i64 1
  call void @keep(ptr %v41, i64 %v42, ptr %v67, i64 %v12, i64 %v29, i64 %v31, i64 %v64, i64 %v68)
  ret void
b69:
  br label %b60
b60:
  br i1 %v48, label %b70, label %b71
b70:
  %v72 = mul i64 %unit, %v6
  %v73 = add i64 %v72, 0
  %v74 = getelementptr i8, ptr %v28, i64 %v18
  %v75 = mul i64 %v73, 2048
  %v76 = getelementptr i8, ptr %v74, i64 %v75
  %v77 = shl i64 %number, 8
  %v78 = getelementptr i32, ptr %v76, i64 %v77
  call void @offset(ptr %v78, i64 2048, i64 %v6, i64 %part, ptr %cell43, ptr %cell44)
  %v79 = getelementptr i8, ptr %v28, i64 %v20
  %v80 = mul i64 %line, %v10
  %v81 = getelementptr i16, ptr %v79, i64 %v80
  %v82 = getelementptr i64, ptr %args, i64 1
  %v83 = load ptr, ptr %v82
  %v84 = getelementptr i16, ptr %v83, i64 %v38
  %v85 = select i1 %v54, ptr %v84, ptr %v81
  %v86 = select i1 %v50, ptr %v41, ptr %v85
  %v87 = select i1 %v54, ptr %v81, ptr %v84
  %v88 = mul i64 %number, 8
  %v89 = trunc i64 %v88 to i16
  call void @move_on(ptr %v86, ptr null, ptr %v87, ptr null, i64 %v42, i64 %v12, i64 %v29, i64 %v31, ptr %cell43, i16 %v89, ptr %cell90)
  br label %b71
b71:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
