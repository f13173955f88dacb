; trellis golden, codegen revision 18
; gemm|2|rows:c|int8,float32,float32,c|float32|d403b9cf9389fb0e7a2ce26c046614b9,-,-
; {'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell17 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 4
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 6
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 8
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 11
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 14
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 15
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 0
  %v14 = load ptr, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 3
  %v16 = load ptr, ptr %v15
  store i64 %begin, ptr %cell17
  br label %b18
b18:
  %v21 = load i64, ptr %cell17
  %v22 = icmp slt i64 %v21, %end
  br i1 %v22, label %b19, label %b20
b19:
  %v23 = load i64, ptr %cell17
  %v24 = getelementptr i8, ptr %v14, i64 0
  %v25 = mul i64 %v23, %v6
  %v26 = getelementptr i8, ptr %v16, i64 %v25
  call void @rows(ptr %v24, i64 %v10, i64 %v12, i64 %v2, i64 %v8, i64 %v4, ptr %v26, i64 1, i64 %v8)
  %v27 = add nsw i64 %v23, 1
  store i64 %v27, ptr %cell17
  br label %b18
b20:
  ret void
}

define void @phase1(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell25 = alloca [2048 x float], align 64
  %cell37 = alloca i64
  %cell69 = alloca i64
  %cell83 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 4
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 5
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 6
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 7
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 8
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 9
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 10
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 11
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 12
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 13
  %v20 = load i64, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 16
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 17
  %v24 = load i64, ptr %v23
  %v26 = getelementptr i64, ptr %args, i64 18
  %v27 = load i64, ptr %v26
  %v28 = getelementptr i64, ptr %args, i64 19
  %v29 = load i64, ptr %v28
  %v30 = getelementptr i64, ptr %args, i64 3
  %v31 = load ptr, ptr %v30
  %v32 = getelementptr i64, ptr %args, i64 1
  %v33 = load ptr, ptr %v32
  %v34 = mul i64 %end, %v20
  %v35 = call i64 @llvm.smin.i64(i64 %v34, i64 %v18)
  %v36 = mul i64 %begin, %v20
  store i64 %v36, ptr %cell37
  br label %b38
b38:
  %v41 = load i64, ptr %cell37
  %v42 = icmp slt i64 %v41, %v35
  br i1 %v42, label %b39, label %b40
b39:
  %v43 = load i64, ptr %cell37
  %v44 = urem i64 %v43, %v14
  %v45 = udiv i64 %v43, %v14
  %v46 = mul i64 %v44, %v12
  %v47 = sub i64 %v4, %v46
  %v48 = call i64 @llvm.smin.i64(i64 %v47, i64 %v12)
  %v49 = mul i64 %v46, %v24
  %v50 = add i64 0, %v49
  %v51 = mul i64 %v45, %v10
  %v52 = getelementptr i8, ptr %v31, i64 %v51
  %v53 = getelementptr i8, ptr %v33, i64 %v50
  %v54 = icmp eq i64 %v16, 1
  br i1 %v54, label %b55, label %b56
b55:
  call void @narrow1(ptr %v52, ptr %v53, i64 %v22, i64 %v24, i64 %v6, i64 %v48, ptr %cell25, i64 %v12)
  br label %b56
b56:
  %v57 = icmp eq i64 %v16, 2
  br i1 %v57, label %b58, label %b59
b58:
  call void @narrow2(ptr %v52, ptr %v53, i64 %v22, i64 %v24, i64 %v6, i64 %v48, ptr %cell25, i64 %v12)
  br label %b59
b59:
  %v60 = icmp eq i64 %v16, 4
  br i1 %v60, label %b61, label %b62
b61:
  call void @narrow4(ptr %v52, ptr %v53, i64 %v22, i64 %v24, i64 %v6, i64 %v48, ptr %cell25, i64 %v12)
  br label %b62
b62:
  %v63 = icmp eq i64 %v16, 8
  br i1 %v63, label %b64, label %b65
b64:
  call void @narrow8(ptr %v52, ptr %v53, i64 %v22, i64 %v24, i64 %v6, i64 %v48, ptr %cell25, i64 %v12)
  br label %b65
b65:
  %v66 = getelementptr i64, ptr %args, i64 2
  %v67 = load ptr, ptr %v66
  %v68 = getelementptr i8, ptr %v67, i64 0
  store i64 0, ptr %cell69
  br label %b70
b70:
  %v73 = load i64, ptr %cell69
  %v74 = icmp slt i64 %v73, %v2
  br i1 %v74, label %b71, label %b72
b71:
  %v75 = load i64, ptr %cell69
  %v76 = add i64 0, %v75
  %v77 = mul i64 %v75, %v12
  %v78 = getelementptr float, ptr %cell25, i64 %v77
  %v79 = mul i64 %v76, %v27
  %v80 = mul i64 %v46, %v29
  %v81 = add i64 %v79, %v80
  %v82 = getelementptr i8, ptr %v68, i64 %v81
  store i64 0, ptr %cell83
  br label %b84
b84:
  %v87 = load i64, ptr %cell83
  %v88 = add i64 %v87, 16
  %v89 = icmp sle i64 %v88, %v48
  br i1 %v89, label %b85, label %b86
b85:
  %v90 = load i64, ptr %cell83
  %v91 = getelementptr float, ptr %v78, i64 %v90
  %v92 = load <16 x float>, ptr %v91, align 4
  %v93 = getelementptr float, ptr %v82, i64 %v90
  store <16 x float> %v92, ptr %v93, align 4
  %v94 = add i64 %v90, 16
  store i64 %v94, ptr %cell83
  br label %b84
b86:
  br label %b95
b95:
  %v98 = load i64, ptr %cell83
  %v99 = icmp slt i64 %v98, %v48
  br i1 %v99, label %b96, label %b97
b96:
  %v100 = load i64, ptr %cell83
  %v101 = sub i64 %v48, %v100
  %v104 = icmp sgt i64 %v101, 0
  br i1 %v104, label %b102, label %b103
b102:
  %v105 = call i64 @llvm.smin.i64(i64 %v101, i64 16)
  %v106 = sub i64 16, %v105
  %v107 = trunc i64 %v106 to i16
  %v108 = lshr i16 -1, %v107
  %v109 = bitcast i16 %v108 to <16 x i1>
  %v110 = getelementptr float, ptr %v78, i64 %v100
  %v111 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v110, i32 4, <16 x i1> %v109, <16 x float> zeroinitializer)
  %v112 = getelementptr float, ptr %v82, i64 %v100
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v111, ptr %v112, i32 4, <16 x i1> %v109)
  %v113 = add i64 %v100, %v105
  store i64 %v113, ptr %cell83
  br label %b103
b103:
  br label %b95
b97:
  %v114 = add nsw i64 %v75, 1
  store i64 %v114, ptr %cell69
  br label %b70
b72:
  %v115 = add nsw i64 %v43, 1
  store i64 %v115, ptr %cell37
  br label %b38
b40:
  ret void
}

define internal void @rows(ptr %source, i64 %down, i64 %along, i64 %rows, i64 %height, i64 %depth, ptr %result, i64 %apart, i64 %step) #0 {
entry:
  %cell1 = alloca i64
  %cell14 = alloca i64
  %cell34 = alloca i64
  store i64 0, ptr %cell1
  br label %b2
b2:
  %v5 = load i64, ptr %cell1
  %v6 = icmp slt i64 %v5, %height
  br i1 %v6, label %b3, label %b4
b3:
  %v7 = load i64, ptr %cell1
  %v8 = mul i64 %v7, %apart
  %v9 = mul i64 %v7, %down
  %v10 = getelementptr i8, ptr %source, i64 %v9
  %v11 = icmp slt i64 %v7, %rows
  br i1 %v11, label %b12, label %b13
b12:
  store i64 0, ptr %cell14
  br label %b15
b15:
  %v18 = load i64, ptr %cell14
  %v19 = icmp slt i64 %v18, %depth
  br i1 %v19, label %b16, label %b17
b16:
  %v20 = load i64, ptr %cell14
  %v21 = mul i64 %v20, %along
  %v22 = getelementptr i8, ptr %v10, i64 %v21
  %v23 = getelementptr i8, ptr %v22, i64 0
  %v24 = load i8, ptr %v23, align 1
  %v25 = sitofp i8 %v24 to float
  %v26 = fsub contract float %v25, 0x4008000000000000
  %v27 = mul i64 %v20, %step
  %v28 = add i64 %v8, %v27
  %v29 = getelementptr float, ptr %result, i64 %v28
  store float %v26, ptr %v29, align 4
  %v30 = add nsw i64 %v20, 1
  store i64 %v30, ptr %cell14
  br label %b15
b17:
  br label %b13
b13:
  %v31 = icmp sge i64 %v7, %rows
  br i1 %v31, label %b32, label %b33
b32:
  store i64 0, ptr %cell34
  br label %b35
b35:
  %v38 = load i64, ptr %cell34
  %v39 = icmp slt i64 %v38, %depth
  br i1 %v39, label %b36, label %b37
b36:
  %v40 = load i64, ptr %cell34
  %v41 = mul i64 %v40, %step
  %v42 = add i64 %v8, %v41
  %v43 = getelementptr float, ptr %result, i64 %v42
  store float 0x0000000000000000, ptr %v43, align 4
  %v44 = add nsw i64 %v40, 1
  store i64 %v44, ptr %cell34
  br label %b35
b37:
  br label %b33
b33:
  %v45 = add nsw i64 %v7, 1
  store i64 %v45, ptr %cell1
  br label %b2
b4:
  ret void
}

define internal void @narrow1(ptr %a, ptr %b, i64 %deep, i64 %across, i64 %depth, i64 %columns, ptr %sums, i64 %pitch) #0 {
entry:
  %cell3 = alloca i64
  %cell14 = alloca i64
  %cell79 = alloca i64
  %cell159 = alloca i64
  %cell175 = alloca i64
  %v1 = mul i64 %pitch, 0
  %v2 = getelementptr float, ptr %sums, i64 %v1
  store i64 0, ptr %cell3
  br label %b4
b4:
  %v7 = load i64, ptr %cell3
  %v8 = icmp slt i64 %v7, %columns
  br i1 %v8, label %b5, label %b6
b5:
  %v9 = load i64, ptr %cell3
  %v10 = getelementptr float, ptr %v2, i64 %v9
  store <16 x float> splat (float 0x0000000000000000), ptr %v10, align 4
  %v11 = add nsw i64 %v9, 16
  store i64 %v11, ptr %cell3
  br label %b4
b6:
  %v12 = urem i64 %depth, 8
  %v13 = sub i64 %depth, %v12
  store i64 0, ptr %cell14
  br label %b15
b15:
  %v18 = load i64, ptr %cell14
  %v19 = icmp slt i64 %v18, %v13
  br i1 %v19, label %b16, label %b17
b16:
  %v20 = load i64, ptr %cell14
  %v21 = add i64 %v20, 0
  %v22 = mul i64 %v21, %deep
  %v23 = getelementptr i8, ptr %b, i64 %v22
  %v24 = add i64 %v20, 1
  %v25 = mul i64 %v24, %deep
  %v26 = getelementptr i8, ptr %b, i64 %v25
  %v27 = add i64 %v20, 2
  %v28 = mul i64 %v27, %deep
  %v29 = getelementptr i8, ptr %b, i64 %v28
  %v30 = add i64 %v20, 3
  %v31 = mul i64 %v30, %deep
  %v32 = getelementptr i8, ptr %b, i64 %v31
  %v33 = add i64 %v20, 4
  %v34 = mul i64 %v33, %deep
  %v35 = getelementptr i8, ptr %b, i64 %v34
  %v36 = add i64 %v20, 5
  %v37 = mul i64 %v36, %deep
  %v38 = getelementptr i8, ptr %b, i64 %v37
  %v39 = add i64 %v20, 6
  %v40 = mul i64 %v39, %deep
  %v41 = getelementptr i8, ptr %b, i64 %v40
  %v42 = add i64 %v20, 7
  %v43 = mul i64 %v42, %deep
  %v44 = getelementptr i8, ptr %b, i64 %v43
  %v45 = mul i64 %v20, 1
  %v46 = getelementptr float, ptr %a, i64 %v45
  %v47 = getelementptr float, ptr %v46, i64 0
  %v48 = load float, ptr %v47
  %v49 = getelementptr float, ptr %v46, i64 1
  %v50 = load float, ptr %v49
  %v51 = getelementptr float, ptr %v46, i64 2
  %v52 = load float, ptr %v51
  %v53 = getelementptr float, ptr %v46, i64 3
  %v54 = load float, ptr %v53
  %v55 = getelementptr float, ptr %v46, i64 4
  %v56 = load float, ptr %v55
  %v57 = getelementptr float, ptr %v46, i64 5
  %v58 = load float, ptr %v57
  %v59 = getelementptr float, ptr %v46, i64 6
  %v60 = load float, ptr %v59
  %v61 = getelementptr float, ptr %v46, i64 7
  %v62 = load float, ptr %v61
  %v63 = insertelement <16 x float> poison, float %v48, i64 0
  %v64 = shufflevector <16 x float> %v63, <16 x float> poison, <16 x i32> zeroinitializer
  %v65 = insertelement <16 x float> poison, float %v50, i64 0
  %v66 = shufflevector <16 x float> %v65, <16 x float> poison, <16 x i32> zeroinitializer
  %v67 = insertelement <16 x float> poison, float %v52, i64 0
  %v68 = shufflevector <16 x float> %v67, <16 x float> poison, <16 x i32> zeroinitializer
  %v69 = insertelement <16 x float> poison, float %v54, i64 0
  %v70 = shufflevector <16 x float> %v69, <16 x float> poison, <16 x i32> zeroinitializer
  %v71 = insertelement <16 x float> poison, float %v56, i64 0
  %v72 = shufflevector <16 x float> %v71, <16 x float> poison, <16 x i32> zeroinitializer
  %v73 = insertelement <16 x float> poison, float %v58, i64 0
  %v74 = shufflevector <16 x float> %v73, <16 x float> poison, <16 x i32> zeroinitializer
  %v75 = insertelement <16 x float> poison, float %v60, i64 0
  %v76 = shufflevector <16 x float> %v75, <16 x float> poison, <16 x i32> zeroinitializer
  %v77 = insertelement <16 x float> poison, float %v62, i64 0
  %v78 = shufflevector <16 x float> %v77, <16 x float> poison, <16 x i32> zeroinitializer
  store i64 0, ptr %cell79
  br label %b80
b80:
  %v83 = load i64, ptr %cell79
  %v84 = add i64 %v83, 16
  %v85 = icmp sle i64 %v84, %columns
  br i1 %v85, label %b81, label %b82
b81:
  %v86 = load i64, ptr %cell79
  %v87 = getelementptr float, ptr %v23, i64 %v86
  %v88 = load <16 x float>, ptr %v87, align 4
  %v89 = getelementptr float, ptr %v26, i64 %v86
  %v90 = load <16 x float>, ptr %v89, align 4
  %v91 = getelementptr float, ptr %v29, i64 %v86
  %v92 = load <16 x float>, ptr %v91, align 4
  %v93 = getelementptr float, ptr %v32, i64 %v86
  %v94 = load <16 x float>, ptr %v93, align 4
  %v95 = getelementptr float, ptr %v35, i64 %v86
  %v96 = load <16 x float>, ptr %v95, align 4
  %v97 = getelementptr float, ptr %v38, i64 %v86
  %v98 = load <16 x float>, ptr %v97, align 4
  %v99 = getelementptr float, ptr %v41, i64 %v86
  %v100 = load <16 x float>, ptr %v99, align 4
  %v101 = getelementptr float, ptr %v44, i64 %v86
  %v102 = load <16 x float>, ptr %v101, align 4
  %v103 = getelementptr float, ptr %v2, i64 %v86
  %v104 = load <16 x float>, ptr %v103, align 4
  %v105 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v64, <16 x float> %v88, <16 x float> %v104)
  %v106 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v66, <16 x float> %v90, <16 x float> %v105)
  %v107 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v68, <16 x float> %v92, <16 x float> %v106)
  %v108 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v70, <16 x float> %v94, <16 x float> %v107)
  %v109 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v72, <16 x float> %v96, <16 x float> %v108)
  %v110 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v74, <16 x float> %v98, <16 x float> %v109)
  %v111 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v76, <16 x float> %v100, <16 x float> %v110)
  %v112 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v78, <16 x float> %v102, <16 x float> %v111)
  %v113 = getelementptr float, ptr %v2, i64 %v86
  store <16 x float> %v112, ptr %v113, align 4
  %v114 = add i64 %v86, 16
  store i64 %v114, ptr %cell79
  br label %b80
b82:
  br label %b115
b115:
  %v118 = load i64, ptr %cell79
  %v119 = icmp slt i64 %v118, %columns
  br i1 %v119, label %b116, label %b117
b116:
  %v120 = load i64, ptr %cell79
  %v121 = sub i64 %columns, %v120
  %v124 = icmp sgt i64 %v121, 0
  br i1 %v124, label %b122, label %b123
b122:
  %v125 = call i64 @llvm.smin.i64(i64 %v121, i64 16)
  %v126 = sub i64 16, %v125
  %v127 = trunc i64 %v126 to i16
  %v128 = lshr i16 -1, %v127
  %v129 = bitcast i16 %v128 to <16 x i1>
  %v130 = getelementptr float, ptr %v23, i64 %v120
  %v131 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v130, i32 4, <16 x i1> %v129, <16 x float> zeroinitializer)
  %v132 = getelementptr float, ptr %v26, i64 %v120
  %v133 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v132, i32 4, <16 x i1> %v129, <16 x float> zeroinitializer)
  %v134 = getelementptr float, ptr %v29, i64 %v120
  %v135 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v134, i32 4, <16 x i1> %v129, <16 x float> zeroinitializer)
  %v136 = getelementptr float, ptr %v32, i64 %v120
  %v137 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v136, i32 4, <16 x i1> %v129, <16 x float> zeroinitializer)
  %v138 = getelementptr float, ptr %v35, i64 %v120
  %v139 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v138, i32 4, <16 x i1> %v129, <16 x float> zeroinitializer)
  %v140 = getelementptr float, ptr %v38, i64 %v120
  %v141 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v140, i32 4, <16 x i1> %v129, <16 x float> zeroinitializer)
  %v142 = getelementptr float, ptr %v41, i64 %v120
  %v143 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v142, i32 4, <16 x i1> %v129, <16 x float> zeroinitializer)
  %v144 = getelementptr float, ptr %v44, i64 %v120
  %v145 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v144, i32 4, <16 x i1> %v129, <16 x float> zeroinitializer)
  %v146 = getelementptr float, ptr %v2, i64 %v120
  %v147 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v146, i32 4, <16 x i1> %v129, <16 x float> zeroinitializer)
  %v148 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v64, <16 x float> %v131, <16 x float> %v147)
  %v149 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v66, <16 x float> %v133, <16 x float> %v148)
  %v150 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v68, <16 x float> %v135, <16 x float> %v149)
  %v151 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v70, <16 x float> %v137, <16 x float> %v150)
  %v152 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v72, <16 x float> %v139, <16 x float> %v151)
  %v153 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v74, <16 x float> %v141, <16 x float> %v152)
  %v154 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v76, <16 x float> %v143, <16 x float> %v153)
  %v155 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v78, <16 x float> %v145, <16 x float> %v154)
  %v156 = getelementptr float, ptr %v2, i64 %v120
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v155, ptr %v156, i32 4, <16 x i1> %v129)
  %v157 = add i64 %v120, %v125
  store i64 %v157, ptr %cell79
  br label %b123
b123:
  br label %b115
b117:
  %v158 = add nsw i64 %v20, 8
  store i64 %v158, ptr %cell14
  br label %b15
b17:
  store i64 %v13, ptr %cell159
  br label %b160
b160:
  %v163 = load i64, ptr %cell159
  %v164 = icmp slt i64 %v163, %depth
  br i1 %v164, label %b161, label %b162
b161:
  %v165 = load i64, ptr %cell159
  %v166 = add i64 %v165, 0
  %v167 = mul i64 %v166, %deep
  %v168 = getelementptr i8, ptr %b, i64 %v167
  %v169 = mul i64 %v165, 1
  %v170 = getelementptr float, ptr %a, i64 %v169
  %v171 = getelementptr float, ptr %v170, i64 0
  %v172 = load float, ptr %v171
  %v173 = insertelement <16 x float> poison, float %v172, i64 0
  %v174 = shufflevector <16 x float> %v173, <16 x float> poison, <16 x i32> zeroinitializer
  store i64 0, ptr %cell175
  br label %b176
b176:
  %v179 = load i64, ptr %cell175
  %v180 = add i64 %v179, 16
  %v181 = icmp sle i64 %v180, %columns
  br i1 %v181, label %b177, label %b178
b177:
  %v182 = load i64, ptr %cell175
  %v183 = getelementptr float, ptr %v168, i64 %v182
  %v184 = load <16 x float>, ptr %v183, align 4
  %v185 = getelementptr float, ptr %v2, i64 %v182
  %v186 = load <16 x float>, ptr %v185, align 4
  %v187 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v174, <16 x float> %v184, <16 x float> %v186)
  %v188 = getelementptr float, ptr %v2, i64 %v182
  store <16 x float> %v187, ptr %v188, align 4
  %v189 = add i64 %v182, 16
  store i64 %v189, ptr %cell175
  br label %b176
b178:
  br label %b190
b190:
  %v193 = load i64, ptr %cell175
  %v194 = icmp slt i64 %v193, %columns
  br i1 %v194, label %b191, label %b192
b191:
  %v195 = load i64, ptr %cell175
  %v196 = sub i64 %columns, %v195
  %v199 = icmp sgt i64 %v196, 0
  br i1 %v199, label %b197, label %b198
b197:
  %v200 = call i64 @llvm.smin.i64(i64 %v196, i64 16)
  %v201 = sub i64 16, %v200
  %v202 = trunc i64 %v201 to i16
  %v203 = lshr i16 -1, %v202
  %v204 = bitcast i16 %v203 to <16 x i1>
  %v205 = getelementptr float, ptr %v168, i64 %v195
  %v206 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v205, i32 4, <16 x i1> %v204, <16 x float> zeroinitializer)
  %v207 = getelementptr float, ptr %v2, i64 %v195
  %v208 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v207, i32 4, <16 x i1> %v204, <16 x float> zeroinitializer)
  %v209 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v174, <16 x float> %v206, <16 x float> %v208)
  %v210 = getelementptr float, ptr %v2, i64 %v195
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v209, ptr %v210, i32 4, <16 x i1> %v204)
  %v211 = add i64 %v195, %v200
  store i64 %v211, ptr %cell175
  br label %b198
b198:
  br label %b190
b192:
  %v212 = add nsw i64 %v165, 1
  store i64 %v212, ptr %cell159
  br label %b160
b162:
  ret void
}

define internal void @narrow2(ptr %a, ptr %b, i64 %deep, i64 %across, i64 %depth, i64 %columns, ptr %sums, i64 %pitch) #0 {
entry:
  %cell5 = alloca i64
  %cell17 = alloca i64
  %cell114 = alloca i64
  %cell216 = alloca i64
  %cell236 = alloca i64
  %v1 = mul i64 %pitch, 0
  %v2 = getelementptr float, ptr %sums, i64 %v1
  %v3 = mul i64 %pitch, 1
  %v4 = getelementptr float, ptr %sums, i64 %v3
  store i64 0, ptr %cell5
  br label %b6
b6:
  %v9 = load i64, ptr %cell5
  %v10 = icmp slt i64 %v9, %columns
  br i1 %v10, label %b7, label %b8
b7:
  %v11 = load i64, ptr %cell5
  %v12 = getelementptr float, ptr %v2, i64 %v11
  store <16 x float> splat (float 0x0000000000000000), ptr %v12, align 4
  %v13 = getelementptr float, ptr %v4, i64 %v11
  store <16 x float> splat (float 0x0000000000000000), ptr %v13, align 4
  %v14 = add nsw i64 %v11, 16
  store i64 %v14, ptr %cell5
  br label %b6
b8:
  %v15 = urem i64 %depth, 8
  %v16 = sub i64 %depth, %v15
  store i64 0, ptr %cell17
  br label %b18
b18:
  %v21 = load i64, ptr %cell17
  %v22 = icmp slt i64 %v21, %v16
  br i1 %v22, label %b19, label %b20
b19:
  %v23 = load i64, ptr %cell17
  %v24 = add i64 %v23, 0
  %v25 = mul i64 %v24, %deep
  %v26 = getelementptr i8, ptr %b, i64 %v25
  %v27 = add i64 %v23, 1
  %v28 = mul i64 %v27, %deep
  %v29 = getelementptr i8, ptr %b, i64 %v28
  %v30 = add i64 %v23, 2
  %v31 = mul i64 %v30, %deep
  %v32 = getelementptr i8, ptr %b, i64 %v31
  %v33 = add i64 %v23, 3
  %v34 = mul i64 %v33, %deep
  %v35 = getelementptr i8, ptr %b, i64 %v34
  %v36 = add i64 %v23, 4
  %v37 = mul i64 %v36, %deep
  %v38 = getelementptr i8, ptr %b, i64 %v37
  %v39 = add i64 %v23, 5
  %v40 = mul i64 %v39, %deep
  %v41 = getelementptr i8, ptr %b, i64 %v40
  %v42 = add i64 %v23, 6
  %v43 = mul i64 %v42, %deep
  %v44 = getelementptr i8, ptr %b, i64 %v43
  %v45 = add i64 %v23, 7
  %v46 = mul i64 %v45, %deep
  %v47 = getelementptr i8, ptr %b, i64 %v46
  %v48 = mul i64 %v23, 2
  %v49 = getelementptr float, ptr %a, i64 %v48
  %v50 = getelementptr float, ptr %v49, i64 0
  %v51 = load float, ptr %v50
  %v52 = getelementptr float, ptr %v49, i64 1
  %v53 = load float, ptr %v52
  %v54 = getelementptr float, ptr %v49, i64 2
  %v55 = load float, ptr %v54
  %v56 = getelementptr float, ptr %v49, i64 3
  %v57 = load float, ptr %v56
  %v58 = getelementptr float, ptr %v49, i64 4
  %v59 = load float, ptr %v58
  %v60 = getelementptr float, ptr %v49, i64 5
  %v61 = load float, ptr %v60
  %v62 = getelementptr float, ptr %v49, i64 6
  %v63 = load float, ptr %v62
  %v64 = getelementptr float, ptr %v49, i64 7
  %v65 = load float, ptr %v64
  %v66 = getelementptr float, ptr %v49, i64 8
  %v67 = load float, ptr %v66
  %v68 = getelementptr float, ptr %v49, i64 9
  %v69 = load float, ptr %v68
  %v70 = getelementptr float, ptr %v49, i64 10
  %v71 = load float, ptr %v70
  %v72 = getelementptr float, ptr %v49, i64 11
  %v73 = load float, ptr %v72
  %v74 = getelementptr float, ptr %v49, i64 12
  %v75 = load float, ptr %v74
  %v76 = getelementptr float, ptr %v49, i64 13
  %v77 = load float, ptr %v76
  %v78 = getelementptr float, ptr %v49, i64 14
  %v79 = load float, ptr %v78
  %v80 = getelementptr float, ptr %v49, i64 15
  %v81 = load float, ptr %v80
  %v82 = insertelement <16 x float> poison, float %v51, i64 0
  %v83 = shufflevector <16 x float> %v82, <16 x float> poison, <16 x i32> zeroinitializer
  %v84 = insertelement <16 x float> poison, float %v53, i64 0
  %v85 = shufflevector <16 x float> %v84, <16 x float> poison, <16 x i32> zeroinitializer
  %v86 = insertelement <16 x float> poison, float %v55, i64 0
  %v87 = shufflevector <16 x float> %v86, <16 x float> poison, <16 x i32> zeroinitializer
  %v88 = insertelement <16 x float> poison, float %v57, i64 0
  %v89 = shufflevector <16 x float> %v88, <16 x float> poison, <16 x i32> zeroinitializer
  %v90 = insertelement <16 x float> poison, float %v59, i64 0
  %v91 = shufflevector <16 x float> %v90, <16 x float> poison, <16 x i32> zeroinitializer
  %v92 = insertelement <16 x float> poison, float %v61, i64 0
  %v93 = shufflevector <16 x float> %v92, <16 x float> poison, <16 x i32> zeroinitializer
  %v94 = insertelement <16 x float> poison, float %v63, i64 0
  %v95 = shufflevector <16 x float> %v94, <16 x float> poison, <16 x i32> zeroinitializer
  %v96 = insertelement <16 x float> poison, float %v65, i64 0
  %v97 = shufflevector <16 x float> %v96, <16 x float> poison, <16 x i32> zeroinitializer
  %v98 = insertelement <16 x float> poison, float %v67, i64 0
  %v99 = shufflevector <16 x float> %v98, <16 x float> poison, <16 x i32> zeroinitializer
  %v100 = insertelement <16 x float> poison, float %v69, i64 0
  %v101 = shufflevector <16 x float> %v100, <16 x float> poison, <16 x i32> zeroinitializer
  %v102 = insertelement <16 x float> poison, float %v71, i64 0
  %v103 = shufflevector <16 x float> %v102, <16 x float> poison, <16 x i32> zeroinitializer
  %v104 = insertelement <16 x float> poison, float %v73, i64 0
  %v105 = shufflevector <16 x float> %v104, <16 x float> poison, <16 x i32> zeroinitializer
  %v106 = insertelement <16 x float> poison, float %v75, i64 0
  %v107 = shufflevector <16 x float> %v106, <16 x float> poison, <16 x i32> zeroinitializer
  %v108 = insertelement <16 x float> poison, float %v77, i64 0
  %v109 = shufflevector <16 x float> %v108, <16 x float> poison, <16 x i32> zeroinitializer
  %v110 = insertelement <16 x float> poison, float %v79, i64 0
  %v111 = shufflevector <16 x float> %v110, <16 x float> poison, <16 x i32> zeroinitializer
  %v112 = insertelement <16 x float> poison, float %v81, i64 0
  %v113 = shufflevector <16 x float> %v112, <16 x float> poison, <16 x i32> zeroinitializer
  store i64 0, ptr %cell114
  br label %b115
b115:
  %v118 = load i64, ptr %cell114
  %v119 = add i64 %v118, 16
  %v120 = icmp sle i64 %v119, %columns
  br i1 %v120, label %b116, label %b117
b116:
  %v121 = load i64, ptr %cell114
  %v122 = getelementptr float, ptr %v26, i64 %v121
  %v123 = load <16 x float>, ptr %v122, align 4
  %v124 = getelementptr float, ptr %v29, i64 %v121
  %v125 = load <16 x float>, ptr %v124, align 4
  %v126 = getelementptr float, ptr %v32, i64 %v121
  %v127 = load <16 x float>, ptr %v126, align 4
  %v128 = getelementptr float, ptr %v35, i64 %v121
  %v129 = load <16 x float>, ptr %v128, align 4
  %v130 = getelementptr float, ptr %v38, i64 %v121
  %v131 = load <16 x float>, ptr %v130, align 4
  %v132 = getelementptr float, ptr %v41, i64 %v121
  %v133 = load <16 x float>, ptr %v132, align 4
  %v134 = getelementptr float, ptr %v44, i64 %v121
  %v135 = load <16 x float>, ptr %v134, align 4
  %v136 = getelementptr float, ptr %v47, i64 %v121
  %v137 = load <16 x float>, ptr %v136, align 4
  %v138 = getelementptr float, ptr %v2, i64 %v121
  %v139 = load <16 x float>, ptr %v138, align 4
  %v140 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v83, <16 x float> %v123, <16 x float> %v139)
  %v141 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v87, <16 x float> %v125, <16 x float> %v140)
  %v142 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v91, <16 x float> %v127, <16 x float> %v141)
  %v143 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v95, <16 x float> %v129, <16 x float> %v142)
  %v144 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v99, <16 x float> %v131, <16 x float> %v143)
  %v145 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v103, <16 x float> %v133, <16 x float> %v144)
  %v146 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v107, <16 x float> %v135, <16 x float> %v145)
  %v147 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v111, <16 x float> %v137, <16 x float> %v146)
  %v148 = getelementptr float, ptr %v2, i64 %v121
  store <16 x float> %v147, ptr %v148, align 4
  %v149 = getelementptr float, ptr %v4, i64 %v121
  %v150 = load <16 x float>, ptr %v149, align 4
  %v151 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v85, <16 x float> %v123, <16 x float> %v150)
  %v152 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v89, <16 x float> %v125, <16 x float> %v151)
  %v153 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v93, <16 x float> %v127, <16 x float> %v152)
  %v154 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v97, <16 x float> %v129, <16 x float> %v153)
  %v155 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v101, <16 x float> %v131, <16 x float> %v154)
  %v156 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v105, <16 x float> %v133, <16 x float> %v155)
  %v157 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v109, <16 x float> %v135, <16 x float> %v156)
  %v158 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v113, <16 x float> %v137, <16 x float> %v157)
  %v159 = getelementptr float, ptr %v4, i64 %v121
  store <16 x float> %v158, ptr %v159, align 4
  %v160 = add i64 %v121, 16
  store i64 %v160, ptr %cell114
  br label %b115
b117:
  br label %b161
b161:
  %v164 = load i64, ptr %cell114
  %v165 = icmp slt i64 %v164, %columns
  br i1 %v165, label %b162, label %b163
b162:
  %v166 = load i64, ptr %cell114
  %v167 = sub i64 %columns, %v166
  %v170 = icmp sgt i64 %v167, 0
  br i1 %v170, label %b168, label %b169
b168:
  %v171 = call i64 @llvm.smin.i64(i64 %v167, i64 16)
  %v172 = sub i64 16, %v171
  %v173 = trunc i64 %v172 to i16
  %v174 = lshr i16 -1, %v173
  %v175 = bitcast i16 %v174 to <16 x i1>
  %v176 = getelementptr float, ptr %v26, i64 %v166
  %v177 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v176, i32 4, <16 x i1> %v175, <16 x float> zeroinitializer)
  %v178 = getelementptr float, ptr %v29, i64 %v166
  %v179 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v178, i32 4, <16 x i1> %v175, <16 x float> zeroinitializer)
  %v180 = getelementptr float, ptr %v32, i64 %v166
  %v181 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v180, i32 4, <16 x i1> %v175, <16 x float> zeroinitializer)
  %v182 = getelementptr float, ptr %v35, i64 %v166
  %v183 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v182, i32 4, <16 x i1> %v175, <16 x float> zeroinitializer)
  %v184 = getelementptr float, ptr %v38, i64 %v166
  %v185 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v184, i32 4, <16 x i1> %v175, <16 x float> zeroinitializer)
  %v186 = getelementptr float, ptr %v41, i64 %v166
  %v187 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v186, i32 4, <16 x i1> %v175, <16 x float> zeroinitializer)
  %v188 = getelementptr float, ptr %v44, i64 %v166
  %v189 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v188, i32 4, <16 x i1> %v175, <16 x float> zeroinitializer)
  %v190 = getelementptr float, ptr %v47, i64 %v166
  %v191 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v190, i32 4, <16 x i1> %v175, <16 x float> zeroinitializer)
  %v192 = getelementptr float, ptr %v2, i64 %v166
  %v193 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v192, i32 4, <16 x i1> %v175, <16 x float> zeroinitializer)
  %v194 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v83, <16 x float> %v177, <16 x float> %v193)
  %v195 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v87, <16 x float> %v179, <16 x float> %v194)
  %v196 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v91, <16 x float> %v181, <16 x float> %v195)
  %v197 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v95, <16 x float> %v183, <16 x float> %v196)
  %v198 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v99, <16 x float> %v185, <16 x float> %v197)
  %v199 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v103, <16 x float> %v187, <16 x float> %v198)
  %v200 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v107, <16 x float> %v189, <16 x float> %v199)
  %v201 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v111, <16 x float> %v191, <16 x float> %v200)
  %v202 = getelementptr float, ptr %v2, i64 %v166
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v201, ptr %v202, i32 4, <16 x i1> %v175)
  %v203 = getelementptr float, ptr %v4, i64 %v166
  %v204 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v203, i32 4, <16 x i1> %v175, <16 x float> zeroinitializer)
  %v205 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v85, <16 x float> %v177, <16 x float> %v204)
  %v206 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v89, <16 x float> %v179, <16 x float> %v205)
  %v207 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v93, <16 x float> %v181, <16 x float> %v206)
  %v208 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v97, <16 x float> %v183, <16 x float> %v207)
  %v209 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v101, <16 x float> %v185, <16 x float> %v208)
  %v210 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v105, <16 x float> %v187, <16 x float> %v209)
  %v211 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v109, <16 x float> %v189, <16 x float> %v210)
  %v212 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v113, <16 x float> %v191, <16 x float> %v211)
  %v213 = getelementptr float, ptr %v4, i64 %v166
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v212, ptr %v213, i32 4, <16 x i1> %v175)
  %v214 = add i64 %v166, %v171
  store i64 %v214, ptr %cell114
  br label %b169
b169:
  br label %b161
b163:
  %v215 = add nsw i64 %v23, 8
  store i64 %v215, ptr %cell17
  br label %b18
b20:
  store i64 %v16, ptr %cell216
  br label %b217
b217:
  %v220 = load i64, ptr %cell216
  %v221 = icmp slt i64 %v220, %depth
  br i1 %v221, label %b218, label %b219
b218:
  %v222 = load i64, ptr %cell216
  %v223 = add i64 %v222, 0
  %v224 = mul i64 %v223, %deep
  %v225 = getelementptr i8, ptr %b, i64 %v224
  %v226 = mul i64 %v222, 2
  %v227 = getelementptr float, ptr %a, i64 %v226
  %v228 = getelementptr float, ptr %v227, i64 0
  %v229 = load float, ptr %v228
  %v230 = getelementptr float, ptr %v227, i64 1
  %v231 = load float, ptr %v230
  %v232 = insertelement <16 x float> poison, float %v229, i64 0
  %v233 = shufflevector <16 x float> %v232, <16 x float> poison, <16 x i32> zeroinitializer
  %v234 = insertelement <16 x float> poison, float %v231, i64 0
  %v235 = shufflevector <16 x float> %v234, <16 x float> poison, <16 x i32> zeroinitializer
  store i64 0, ptr %cell236
  br label %b237
b237:
  %v240 = load i64, ptr %cell236
  %v241 = add i64 %v240, 16
  %v242 = icmp sle i64 %v241, %columns
  br i1 %v242, label %b238, label %b239
b238:
  %v243 = load i64, ptr %cell236
  %v244 = getelementptr float, ptr %v225, i64 %v243
  %v245 = load <16 x float>, ptr %v244, align 4
  %v246 = getelementptr float, ptr %v2, i64 %v243
  %v247 = load <16 x float>, ptr %v246, align 4
  %v248 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v233, <16 x float> %v245, <16 x float> %v247)
  %v249 = getelementptr float, ptr %v2, i64 %v243
  store <16 x float> %v248, ptr %v249, align 4
  %v250 = getelementptr float, ptr %v4, i64 %v243
  %v251 = load <16 x float>, ptr %v250, align 4
  %v252 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v235, <16 x float> %v245, <16 x float> %v251)
  %v253 = getelementptr float, ptr %v4, i64 %v243
  store <16 x float> %v252, ptr %v253, align 4
  %v254 = add i64 %v243, 16
  store i64 %v254, ptr %cell236
  br label %b237
b239:
  br label %b255
b255:
  %v258 = load i64, ptr %cell236
  %v259 = icmp slt i64 %v258, %columns
  br i1 %v259, label %b256, label %b257
b256:
  %v260 = load i64, ptr %cell236
  %v261 = sub i64 %columns, %v260
  %v264 = icmp sgt i64 %v261, 0
  br i1 %v264, label %b262, label %b263
b262:
  %v265 = call i64 @llvm.smin.i64(i64 %v261, i64 16)
  %v266 = sub i64 16, %v265
  %v267 = trunc i64 %v266 to i16
  %v268 = lshr i16 -1, %v267
  %v269 = bitcast i16 %v268 to <16 x i1>
  %v270 = getelementptr float, ptr %v225, i64 %v260
  %v271 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v270, i32 4, <16 x i1> %v269, <16 x float> zeroinitializer)
  %v272 = getelementptr float, ptr %v2, i64 %v260
  %v273 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v272, i32 4, <16 x i1> %v269, <16 x float> zeroinitializer)
  %v274 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v233, <16 x float> %v271, <16 x float> %v273)
  %v275 = getelementptr float, ptr %v2, i64 %v260
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v274, ptr %v275, i32 4, <16 x i1> %v269)
  %v276 = getelementptr float, ptr %v4, i64 %v260
  %v277 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v276, i32 4, <16 x i1> %v269, <16 x float> zeroinitializer)
  %v278 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v235, <16 x float> %v271, <16 x float> %v277)
  %v279 = getelementptr float, ptr %v4, i64 %v260
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v278, ptr %v279, i32 4, <16 x i1> %v269)
  %v280 = add i64 %v260, %v265
  store i64 %v280, ptr %cell236
  br label %b263
b263:
  br label %b255
b257:
  %v281 = add nsw i64 %v222, 1
  store i64 %v281, ptr %cell216
  br label %b217
b219:
  ret void
}

define internal void @narrow4(ptr %a, ptr %b, i64 %deep, i64 %across, i64 %depth, i64 %columns, ptr %sums, i64 %pitch) #0 {
entry:
  %cell9 = alloca i64
  %cell23 = alloca i64
  %cell108 = alloca i64
  %cell206 = alloca i64
  %cell234 = alloca i64
  %v1 = mul i64 %pitch, 0
  %v2 = getelementptr float, ptr %sums, i64 %v1
  %v3 = mul i64 %pitch, 1
  %v4 = getelementptr float, ptr %sums, i64 %v3
  %v5 = mul i64 %pitch, 2
  %v6 = getelementptr float, ptr %sums, i64 %v5
  %v7 = mul i64 %pitch, 3
  %v8 = getelementptr float, ptr %sums, i64 %v7
  store i64 0, ptr %cell9
  br label %b10
b10:
  %v13 = load i64, ptr %cell9
  %v14 = icmp slt i64 %v13, %columns
  br i1 %v14, label %b11, label %b12
b11:
  %v15 = load i64, ptr %cell9
  %v16 = getelementptr float, ptr %v2, i64 %v15
  store <16 x float> splat (float 0x0000000000000000), ptr %v16, align 4
  %v17 = getelementptr float, ptr %v4, i64 %v15
  store <16 x float> splat (float 0x0000000000000000), ptr %v17, align 4
  %v18 = getelementptr float, ptr %v6, i64 %v15
  store <16 x float> splat (float 0x0000000000000000), ptr %v18, align 4
  %v19 = getelementptr float, ptr %v8, i64 %v15
  store <16 x float> splat (float 0x0000000000000000), ptr %v19, align 4
  %v20 = add nsw i64 %v15, 16
  store i64 %v20, ptr %cell9
  br label %b10
b12:
  %v21 = urem i64 %depth, 4
  %v22 = sub i64 %depth, %v21
  store i64 0, ptr %cell23
  br label %b24
b24:
  %v27 = load i64, ptr %cell23
  %v28 = icmp slt i64 %v27, %v22
  br i1 %v28, label %b25, label %b26
b25:
  %v29 = load i64, ptr %cell23
  %v30 = add i64 %v29, 0
  %v31 = mul i64 %v30, %deep
  %v32 = getelementptr i8, ptr %b, i64 %v31
  %v33 = add i64 %v29, 1
  %v34 = mul i64 %v33, %deep
  %v35 = getelementptr i8, ptr %b, i64 %v34
  %v36 = add i64 %v29, 2
  %v37 = mul i64 %v36, %deep
  %v38 = getelementptr i8, ptr %b, i64 %v37
  %v39 = add i64 %v29, 3
  %v40 = mul i64 %v39, %deep
  %v41 = getelementptr i8, ptr %b, i64 %v40
  %v42 = mul i64 %v29, 4
  %v43 = getelementptr float, ptr %a, i64 %v42
  %v44 = getelementptr float, ptr %v43, i64 0
  %v45 = load float, ptr %v44
  %v46 = getelementptr float, ptr %v43, i64 1
  %v47 = load float, ptr %v46
  %v48 = getelementptr float, ptr %v43, i64 2
  %v49 = load float, ptr %v48
  %v50 = getelementptr float, ptr %v43, i64 3
  %v51 = load float, ptr %v50
  %v52 = getelementptr float, ptr %v43, i64 4
  %v53 = load float, ptr %v52
  %v54 = getelementptr float, ptr %v43, i64 5
  %v55 = load float, ptr %v54
  %v56 = getelementptr float, ptr %v43, i64 6
  %v57 = load float, ptr %v56
  %v58 = getelementptr float, ptr %v43, i64 7
  %v59 = load float, ptr %v58
  %v60 = getelementptr float, ptr %v43, i64 8
  %v61 = load float, ptr %v60
  %v62 = getelementptr float, ptr %v43, i64 9
  %v63 = load float, ptr %v62
  %v64 = getelementptr float, ptr %v43, i64 10
  %v65 = load float, ptr %v64
  %v66 = getelementptr float, ptr %v43, i64 11
  %v67 = load float, ptr %v66
  %v68 = getelementptr float, ptr %v43, i64 12
  %v69 = load float, ptr %v68
  %v70 = getelementptr float, ptr %v43, i64 13
  %v71 = load float, ptr %v70
  %v72 = getelementptr float, ptr %v43, i64 14
  %v73 = load float, ptr %v72
  %v74 = getelementptr float, ptr %v43, i64 15
  %v75 = load float, ptr %v74
  %v76 = insertelement <16 x float> poison, float %v45, i64 0
  %v77 = shufflevector <16 x float> %v76, <16 x float> poison, <16 x i32> zeroinitializer
  %v78 = insertelement <16 x float> poison, float %v47, i64 0
  %v79 = shufflevector <16 x float> %v78, <16 x float> poison, <16 x i32> zeroinitializer
  %v80 = insertelement <16 x float> poison, float %v49, i64 0
  %v81 = shufflevector <16 x float> %v80, <16 x float> poison, <16 x i32> zeroinitializer
  %v82 = insertelement <16 x float> poison, float %v51, i64 0
  %v83 = shufflevector <16 x float> %v82, <16 x float> poison, <16 x i32> zeroinitializer
  %v84 = insertelement <16 x float> poison, float %v53, i64 0
  %v85 = shufflevector <16 x float> %v84, <16 x float> poison, <16 x i32> zeroinitializer
  %v86 = insertelement <16 x float> poison, float %v55, i64 0
  %v87 = shufflevector <16 x float> %v86, <16 x float> poison, <16 x i32> zeroinitializer
  %v88 = insertelement <16 x float> poison, float %v57, i64 0
  %v89 = shufflevector <16 x float> %v88, <16 x float> poison, <16 x i32> zeroinitializer
  %v90 = insertelement <16 x float> poison, float %v59, i64 0
  %v91 = shufflevector <16 x float> %v90, <16 x float> poison, <16 x i32> zeroinitializer
  %v92 = insertelement <16 x float> poison, float %v61, i64 0
  %v93 = shufflevector <16 x float> %v92, <16 x float> poison, <16 x i32> zeroinitializer
  %v94 = insertelement <16 x float> poison, float %v63, i64 0
  %v95 = shufflevector <16 x float> %v94, <16 x float> poison, <16 x i32> zeroinitializer
  %v96 = insertelement <16 x float> poison, float %v65, i64 0
  %v97 = shufflevector <16 x float> %v96, <16 x float> poison, <16 x i32> zeroinitializer
  %v98 = insertelement <16 x float> poison, float %v67, i64 0
  %v99 = shufflevector <16 x float> %v98, <16 x float> poison, <16 x i32> zeroinitializer
  %v100 = insertelement <16 x float> poison, float %v69, i64 0
  %v101 = shufflevector <16 x float> %v100, <16 x float> poison, <16 x i32> zeroinitializer
  %v102 = insertelement <16 x float> poison, float %v71, i64 0
  %v103 = shufflevector <16 x float> %v102, <16 x float> poison, <16 x i32> zeroinitializer
  %v104 = insertelement <16 x float> poison, float %v73, i64 0
  %v105 = shufflevector <16 x float> %v104, <16 x float> poison, <16 x i32> zeroinitializer
  %v106 = insertelement <16 x float> poison, float %v75, i64 0
  %v107 = shufflevector <16 x float> %v106, <16 x float> poison, <16 x i32> zeroinitializer
  store i64 0, ptr %cell108
  br label %b109
b109:
  %v112 = load i64, ptr %cell108
  %v113 = add i64 %v112, 16
  %v114 = icmp sle i64 %v113, %columns
  br i1 %v114, label %b110, label %b111
b110:
  %v115 = load i64, ptr %cell108
  %v116 = getelementptr float, ptr %v32, i64 %v115
  %v117 = load <16 x float>, ptr %v116, align 4
  %v118 = getelementptr float, ptr %v35, i64 %v115
  %v119 = load <16 x float>, ptr %v118, align 4
  %v120 = getelementptr float, ptr %v38, i64 %v115
  %v121 = load <16 x float>, ptr %v120, align 4
  %v122 = getelementptr float, ptr %v41, i64 %v115
  %v123 = load <16 x float>, ptr %v122, align 4
  %v124 = getelementptr float, ptr %v2, i64 %v115
  %v125 = load <16 x float>, ptr %v124, align 4
  %v126 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v77, <16 x float> %v117, <16 x float> %v125)
  %v127 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v85, <16 x float> %v119, <16 x float> %v126)
  %v128 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v93, <16 x float> %v121, <16 x float> %v127)
  %v129 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v101, <16 x float> %v123, <16 x float> %v128)
  %v130 = getelementptr float, ptr %v2, i64 %v115
  store <16 x float> %v129, ptr %v130, align 4
  %v131 = getelementptr float, ptr %v4, i64 %v115
  %v132 = load <16 x float>, ptr %v131, align 4
  %v133 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v79, <16 x float> %v117, <16 x float> %v132)
  %v134 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v87, <16 x float> %v119, <16 x float> %v133)
  %v135 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v95, <16 x float> %v121, <16 x float> %v134)
  %v136 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v103, <16 x float> %v123, <16 x float> %v135)
  %v137 = getelementptr float, ptr %v4, i64 %v115
  store <16 x float> %v136, ptr %v137, align 4
  %v138 = getelementptr float, ptr %v6, i64 %v115
  %v139 = load <16 x float>, ptr %v138, align 4
  %v140 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v81, <16 x float> %v117, <16 x float> %v139)
  %v141 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v89, <16 x float> %v119, <16 x float> %v140)
  %v142 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v97, <16 x float> %v121, <16 x float> %v141)
  %v143 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v105, <16 x float> %v123, <16 x float> %v142)
  %v144 = getelementptr float, ptr %v6, i64 %v115
  store <16 x float> %v143, ptr %v144, align 4
  %v145 = getelementptr float, ptr %v8, i64 %v115
  %v146 = load <16 x float>, ptr %v145, align 4
  %v147 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v83, <16 x float> %v117, <16 x float> %v146)
  %v148 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v91, <16 x float> %v119, <16 x float> %v147)
  %v149 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v99, <16 x float> %v121, <16 x float> %v148)
  %v150 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v107, <16 x float> %v123, <16 x float> %v149)
  %v151 = getelementptr float, ptr %v8, i64 %v115
  store <16 x float> %v150, ptr %v151, align 4
  %v152 = add i64 %v115, 16
  store i64 %v152, ptr %cell108
  br label %b109
b111:
  br label %b153
b153:
  %v156 = load i64, ptr %cell108
  %v157 = icmp slt i64 %v156, %columns
  br i1 %v157, label %b154, label %b155
b154:
  %v158 = load i64, ptr %cell108
  %v159 = sub i64 %columns, %v158
  %v162 = icmp sgt i64 %v159, 0
  br i1 %v162, label %b160, label %b161
b160:
  %v163 = call i64 @llvm.smin.i64(i64 %v159, i64 16)
  %v164 = sub i64 16, %v163
  %v165 = trunc i64 %v164 to i16
  %v166 = lshr i16 -1, %v165
  %v167 = bitcast i16 %v166 to <16 x i1>
  %v168 = getelementptr float, ptr %v32, i64 %v158
  %v169 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v168, i32 4, <16 x i1> %v167, <16 x float> zeroinitializer)
  %v170 = getelementptr float, ptr %v35, i64 %v158
  %v171 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v170, i32 4, <16 x i1> %v167, <16 x float> zeroinitializer)
  %v172 = getelementptr float, ptr %v38, i64 %v158
  %v173 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v172, i32 4, <16 x i1> %v167, <16 x float> zeroinitializer)
  %v174 = getelementptr float, ptr %v41, i64 %v158
  %v175 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v174, i32 4, <16 x i1> %v167, <16 x float> zeroinitializer)
  %v176 = getelementptr float, ptr %v2, i64 %v158
  %v177 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v176, i32 4, <16 x i1> %v167, <16 x float> zeroinitializer)
  %v178 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v77, <16 x float> %v169, <16 x float> %v177)
  %v179 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v85, <16 x float> %v171, <16 x float> %v178)
  %v180 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v93, <16 x float> %v173, <16 x float> %v179)
  %v181 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v101, <16 x float> %v175, <16 x float> %v180)
  %v182 = getelementptr float, ptr %v2, i64 %v158
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v181, ptr %v182, i32 4, <16 x i1> %v167)
  %v183 = getelementptr float, ptr %v4, i64 %v158
  %v184 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v183, i32 4, <16 x i1> %v167, <16 x float> zeroinitializer)
  %v185 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v79, <16 x float> %v169, <16 x float> %v184)
  %v186 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v87, <16 x float> %v171, <16 x float> %v185)
  %v187 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v95, <16 x float> %v173, <16 x float> %v186)
  %v188 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v103, <16 x float> %v175, <16 x float> %v187)
  %v189 = getelementptr float, ptr %v4, i64 %v158
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v188, ptr %v189, i32 4, <16 x i1> %v167)
  %v190 = getelementptr float, ptr %v6, i64 %v158
  %v191 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v190, i32 4, <16 x i1> %v167, <16 x float> zeroinitializer)
  %v192 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v81, <16 x float> %v169, <16 x float> %v191)
  %v193 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v89, <16 x float> %v171, <16 x float> %v192)
  %v194 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v97, <16 x float> %v173, <16 x float> %v193)
  %v195 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v105, <16 x float> %v175, <16 x float> %v194)
  %v196 = getelementptr float, ptr %v6, i64 %v158
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v195, ptr %v196, i32 4, <16 x i1> %v167)
  %v197 = getelementptr float, ptr %v8, i64 %v158
  %v198 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v197, i32 4, <16 x i1> %v167, <16 x float> zeroinitializer)
  %v199 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v83, <16 x float> %v169, <16 x float> %v198)
  %v200 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v91, <16 x float> %v171, <16 x float> %v199)
  %v201 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v99, <16 x float> %v173, <16 x float> %v200)
  %v202 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v107, <16 x float> %v175, <16 x float> %v201)
  %v203 = getelementptr float, ptr %v8, i64 %v158
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v202, ptr %v203, i32 4, <16 x i1> %v167)
  %v204 = add i64 %v158, %v163
  store i64 %v204, ptr %cell108
  br label %b161
b161:
  br label %b153
b155:
  %v205 = add nsw i64 %v29, 4
  store i64 %v205, ptr %cell23
  br label %b24
b26:
  store i64 %v22, ptr %cell206
  br label %b207
b207:
  %v210 = load i64, ptr %cell206
  %v211 = icmp slt i64 %v210, %depth
  br i1 %v211, label %b208, label %b209
b208:
  %v212 = load i64, ptr %cell206
  %v213 = add i64 %v212, 0
  %v214 = mul i64 %v213, %deep
  %v215 = getelementptr i8, ptr %b, i64 %v214
  %v216 = mul i64 %v212, 4
  %v217 = getelementptr float, ptr %a, i64 %v216
  %v218 = getelementptr float, ptr %v217, i64 0
  %v219 = load float, ptr %v218
  %v220 = getelementptr float, ptr %v217, i64 1
  %v221 = load float, ptr %v220
  %v222 = getelementptr float, ptr %v217, i64 2
  %v223 = load float, ptr %v222
  %v224 = getelementptr float, ptr %v217, i64 3
  %v225 = load float, ptr %v224
  %v226 = insertelement <16 x float> poison, float %v219, i64 0
  %v227 = shufflevector <16 x float> %v226, <16 x float> poison, <16 x i32> zeroinitializer
  %v228 = insertelement <16 x float> poison, float %v221, i64 0
  %v229 = shufflevector <16 x float> %v228, <16 x float> poison, <16 x i32> zeroinitializer
  %v230 = insertelement <16 x float> poison, float %v223, i64 0
  %v231 = shufflevector <16 x float> %v230, <16 x float> poison, <16 x i32> zeroinitializer
  %v232 = insertelement <16 x float> poison, float %v225, i64 0
  %v233 = shufflevector <16 x float> %v232, <16 x float> poison, <16 x i32> zeroinitializer
  store i64 0, ptr %cell234
  br label %b235
b235:
  %v238 = load i64, ptr %cell234
  %v239 = add i64 %v238, 16
  %v240 = icmp sle i64 %v239, %columns
  br i1 %v240, label %b236, label %b237
b236:
  %v241 = load i64, ptr %cell234
  %v242 = getelementptr float, ptr %v215, i64 %v241
  %v243 = load <16 x float>, ptr %v242, align 4
  %v244 = getelementptr float, ptr %v2, i64 %v241
  %v245 = load <16 x float>, ptr %v244, align 4
  %v246 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v227, <16 x float> %v243, <16 x float> %v245)
  %v247 = getelementptr float, ptr %v2, i64 %v241
  store <16 x float> %v246, ptr %v247, align 4
  %v248 = getelementptr float, ptr %v4, i64 %v241
  %v249 = load <16 x float>, ptr %v248, align 4
  %v250 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v229, <16 x float> %v243, <16 x float> %v249)
  %v251 = getelementptr float, ptr %v4, i64 %v241
  store <16 x float> %v250, ptr %v251, align 4
  %v252 = getelementptr float, ptr %v6, i64 %v241
  %v253 = load <16 x float>, ptr %v252, align 4
  %v254 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v231, <16 x float> %v243, <16 x float> %v253)
  %v255 = getelementptr float, ptr %v6, i64 %v241
  store <16 x float> %v254, ptr %v255, align 4
  %v256 = getelementptr float, ptr %v8, i64 %v241
  %v257 = load <16 x float>, ptr %v256, align 4
  %v258 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v233, <16 x float> %v243, <16 x float> %v257)
  %v259 = getelementptr float, ptr %v8, i64 %v241
  store <16 x float> %v258, ptr %v259, align 4
  %v260 = add i64 %v241, 16
  store i64 %v260, ptr %cell234
  br label %b235
b237:
  br label %b261
b261:
  %v264 = load i64, ptr %cell234
  %v265 = icmp slt i64 %v264, %columns
  br i1 %v265, label %b262, label %b263
b262:
  %v266 = load i64, ptr %cell234
  %v267 = sub i64 %columns, %v266
  %v270 = icmp sgt i64 %v267, 0
  br i1 %v270, label %b268, label %b269
b268:
  %v271 = call i64 @llvm.smin.i64(i64 %v267, i64 16)
  %v272 = sub i64 16, %v271
  %v273 = trunc i64 %v272 to i16
  %v274 = lshr i16 -1, %v273
  %v275 = bitcast i16 %v274 to <16 x i1>
  %v276 = getelementptr float, ptr %v215, i64 %v266
  %v277 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v276, i32 4, <16 x i1> %v275, <16 x float> zeroinitializer)
  %v278 = getelementptr float, ptr %v2, i64 %v266
  %v279 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v278, i32 4, <16 x i1> %v275, <16 x float> zeroinitializer)
  %v280 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v227, <16 x float> %v277, <16 x float> %v279)
  %v281 = getelementptr float, ptr %v2, i64 %v266
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v280, ptr %v281, i32 4, <16 x i1> %v275)
  %v282 = getelementptr float, ptr %v4, i64 %v266
  %v283 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v282, i32 4, <16 x i1> %v275, <16 x float> zeroinitializer)
  %v284 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v229, <16 x float> %v277, <16 x float> %v283)
  %v285 = getelementptr float, ptr %v4, i64 %v266
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v284, ptr %v285, i32 4, <16 x i1> %v275)
  %v286 = getelementptr float, ptr %v6, i64 %v266
  %v287 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v286, i32 4, <16 x i1> %v275, <16 x float> zeroinitializer)
  %v288 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v231, <16 x float> %v277, <16 x float> %v287)
  %v289 = getelementptr float, ptr %v6, i64 %v266
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v288, ptr %v289, i32 4, <16 x i1> %v275)
  %v290 = getelementptr float, ptr %v8, i64 %v266
  %v291 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v290, i32 4, <16 x i1> %v275, <16 x float> zeroinitializer)
  %v292 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v233, <16 x float> %v277, <16 x float> %v291)
  %v293 = getelementptr float, ptr %v8, i64 %v266
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v292, ptr %v293, i32 4, <16 x i1> %v275)
  %v294 = add i64 %v266, %v271
  store i64 %v294, ptr %cell234
  br label %b269
b269:
  br label %b261
b263:
  %v295 = add nsw i64 %v212, 1
  store i64 %v295, ptr %cell206
  br label %b207
b209:
  ret void
}

define internal void @narrow8(ptr %a, ptr %b, i64 %deep, i64 %across, i64 %depth, i64 %columns, ptr %sums, i64 %pitch) #0 {
entry:
  %cell17 = alloca i64
  %cell35 = alloca i64
  %cell114 = alloca i64
  %cell228 = alloca i64
  %cell272 = alloca i64
  %v1 = mul i64 %pitch, 0
  %v2 = getelementptr float, ptr %sums, i64 %v1
  %v3 = mul i64 %pitch, 1
  %v4 = getelementptr float, ptr %sums, i64 %v3
  %v5 = mul i64 %pitch, 2
  %v6 = getelementptr float, ptr %sums, i64 %v5
  %v7 = mul i64 %pitch, 3
  %v8 = getelementptr float, ptr %sums, i64 %v7
  %v9 = mul i64 %pitch, 4
  %v10 = getelementptr float, ptr %sums, i64 %v9
  %v11 = mul i64 %pitch, 5
  %v12 = getelementptr float, ptr %sums, i64 %v11
  %v13 = mul i64 %pitch, 6
  %v14 = getelementptr float, ptr %sums, i64 %v13
  %v15 = mul i64 %pitch, 7
  %v16 = getelementptr float, ptr %sums, i64 %v15
  store i64 0, ptr %cell17
  br label %b18
b18:
  %v21 = load i64, ptr %cell17
  %v22 = icmp slt i64 %v21, %columns
  br i1 %v22, label %b19, label %b20
b19:
  %v23 = load i64, ptr %cell17
  %v24 = getelementptr float, ptr %v2, i64 %v23
  store <16 x float> splat (float 0x0000000000000000), ptr %v24, align 4
  %v25 = getelementptr float, ptr %v4, i64 %v23
  store <16 x float> splat (float 0x0000000000000000), ptr %v25, align 4
  %v26 = getelementptr float, ptr %v6, i64 %v23
  store <16 x float> splat (float 0x0000000000000000), ptr %v26, align 4
  %v27 = getelementptr float, ptr %v8, i64 %v23
  store <16 x float> splat (float 0x0000000000000000), ptr %v27, align 4
  %v28 = getelementptr float, ptr %v10, i64 %v23
  store <16 x float> splat (float 0x0000000000000000), ptr %v28, align 4
  %v29 = getelementptr float, ptr %v12, i64 %v23
  store <16 x float> splat (float 0x0000000000000000), ptr %v29, align 4
  %v30 = getelementptr float, ptr %v14, i64 %v23
  store <16 x float> splat (float 0x0000000000000000), ptr %v30, align 4
  %v31 = getelementptr float, ptr %v16, i64 %v23
  store <16 x float> splat (float 0x0000000000000000), ptr %v31, align 4
  %v32 = add nsw i64 %v23, 16
  store i64 %v32, ptr %cell17
  br label %b18
b20:
  %v33 = urem i64 %depth, 2
  %v34 = sub i64 %depth, %v33
  store i64 0, ptr %cell35
  br label %b36
b36:
  %v39 = load i64, ptr %cell35
  %v40 = icmp slt i64 %v39, %v34
  br i1 %v40, label %b37, label %b38
b37:
  %v41 = load i64, ptr %cell35
  %v42 = add i64 %v41, 0
  %v43 = mul i64 %v42, %deep
  %v44 = getelementptr i8, ptr %b, i64 %v43
  %v45 = add i64 %v41, 1
  %v46 = mul i64 %v45, %deep
  %v47 = getelementptr i8, ptr %b, i64 %v46
  %v48 = mul i64 %v41, 8
  %v49 = getelementptr float, ptr %a, i64 %v48
  %v50 = getelementptr float, ptr %v49, i64 0
  %v51 = load float, ptr %v50
  %v52 = getelementptr float, ptr %v49, i64 1
  %v53 = load float, ptr %v52
  %v54 = getelementptr float, ptr %v49, i64 2
  %v55 = load float, ptr %v54
  %v56 = getelementptr float, ptr %v49, i64 3
  %v57 = load float, ptr %v56
  %v58 = getelementptr float, ptr %v49, i64 4
  %v59 = load float, ptr %v58
  %v60 = getelementptr float, ptr %v49, i64 5
  %v61 = load float, ptr %v60
  %v62 = getelementptr float, ptr %v49, i64 6
  %v63 = load float, ptr %v62
  %v64 = getelementptr float, ptr %v49, i64 7
  %v65 = load float, ptr %v64
  %v66 = getelementptr float, ptr %v49, i64 8
  %v67 = load float, ptr %v66
  %v68 = getelementptr float, ptr %v49, i64 9
  %v69 = load float, ptr %v68
  %v70 = getelementptr float, ptr %v49, i64 10
  %v71 = load float, ptr %v70
  %v72 = getelementptr float, ptr %v49, i64 11
  %v73 = load float, ptr %v72
  %v74 = getelementptr float, ptr %v49, i64 12
  %v75 = load float, ptr %v74
  %v76 = getelementptr float, ptr %v49, i64 13
  %v77 = load float, ptr %v76
  %v78 = getelementptr float, ptr %v49, i64 14
  %v79 = load float, ptr %v78
  %v80 = getelementptr float, ptr %v49, i64 15
  %v81 = load float, ptr %v80
  %v82 = insertelement <16 x float> poison, float %v51, i64 0
  %v83 = shufflevector <16 x float> %v82, <16 x float> poison, <16 x i32> zeroinitializer
  %v84 = insertelement <16 x float> poison, float %v53, i64 0
  %v85 = shufflevector <16 x float> %v84, <16 x float> poison, <16 x i32> zeroinitializer
  %v86 = insertelement <16 x float> poison, float %v55, i64 0
  %v87 = shufflevector <16 x float> %v86, <16 x float> poison, <16 x i32> zeroinitializer
  %v88 = insertelement <16 x float> poison, float %v57, i64 0
  %v89 = shufflevector <16 x float> %v88, <16 x float> poison, <16 x i32> zeroinitializer
  %v90 = insertelement <16 x float> poison, float %v59, i64 0
  %v91 = shufflevector <16 x float> %v90, <16 x float> poison, <16 x i32> zeroinitializer
  %v92 = insertelement <16 x float> poison, float %v61, i64 0
  %v93 = shufflevector <16 x float> %v92, <16 x float> poison, <16 x i32> zeroinitializer
  %v94 = insertelement <16 x float> poison, float %v63, i64 0
  %v95 = shufflevector <16 x float> %v94, <16 x float> poison, <16 x i32> zeroinitializer
  %v96 = insertelement <16 x float> poison, float %v65, i64 0
  %v97 = shufflevector <16 x float> %v96, <16 x float> poison, <16 x i32> zeroinitializer
  %v98 = insertelement <16 x float> poison, float %v67, i64 0
  %v99 = shufflevector <16 x float> %v98, <16 x float> poison, <16 x i32> zeroinitializer
  %v100 = insertelement <16 x float> poison, float %v69, i64 0
  %v101 = shufflevector <16 x float> %v100, <16 x float> poison, <16 x i32> zeroinitializer
  %v102 = insertelement <16 x float> poison, float %v71, i64 0
  %v103 = shufflevector <16 x float> %v102, <16 x float> poison, <16 x i32> zeroinitializer
  %v104 = insertelement <16 x float> poison, float %v73, i64 0
  %v105 = shufflevector <16 x float> %v104, <16 x float> poison, <16 x i32> zeroinitializer
  %v106 = insertelement <16 x float> poison, float %v75, i64 0
  %v107 = shufflevector <16 x float> %v106, <16 x float> poison, <16 x i32> zeroinitializer
  %v108 = insertelement <16 x float> poison, float %v77, i64 0
  %v109 = shufflevector <16 x float> %v108, <16 x float> poison, <16 x i32> zeroinitializer
  %v110 = insertelement <16 x float> poison, float %v79, i64 0
  %v111 = shufflevector <16 x float> %v110, <16 x float> poison, <16 x i32> zeroinitializer
  %v112 = insertelement <16 x float> poison, float %v81, i64 0
  %v113 = shufflevector <16 x float> %v112, <16 x float> poison, <16 x i32> zeroinitializer
  store i64 0, ptr %cell114
  br label %b115
b115:
  %v118 = load i64, ptr %cell114
  %v119 = add i64 %v118, 16
  %v120 = icmp sle i64 %v119, %columns
  br i1 %v120, label %b116, label %b117
b116:
  %v121 = load i64, ptr %cell114
  %v122 = getelementptr float, ptr %v44, i64 %v121
  %v123 = load <16 x float>, ptr %v122, align 4
  %v124 = getelementptr float, ptr %v47, i64 %v121
  %v125 = load <16 x float>, ptr %v124, align 4
  %v126 = getelementptr float, ptr %v2, i64 %v121
  %v127 = load <16 x float>, ptr %v126, align 4
  %v128 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v83, <16 x float> %v123, <16 x float> %v127)
  %v129 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v99, <16 x float> %v125, <16 x float> %v128)
  %v130 = getelementptr float, ptr %v2, i64 %v121
  store <16 x float> %v129, ptr %v130, align 4
  %v131 = getelementptr float, ptr %v4, i64 %v121
  %v132 = load <16 x float>, ptr %v131, align 4
  %v133 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v85, <16 x float> %v123, <16 x float> %v132)
  %v134 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v101, <16 x float> %v125, <16 x float> %v133)
  %v135 = getelementptr float, ptr %v4, i64 %v121
  store <16 x float> %v134, ptr %v135, align 4
  %v136 = getelementptr float, ptr %v6, i64 %v121
  %v137 = load <16 x float>, ptr %v136, align 4
  %v138 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v87, <16 x float> %v123, <16 x float> %v137)
  %v139 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v103, <16 x float> %v125, <16 x float> %v138)
  %v140 = getelementptr float, ptr %v6, i64 %v121
  store <16 x float> %v139, ptr %v140, align 4
  %v141 = getelementptr float, ptr %v8, i64 %v121
  %v142 = load <16 x float>, ptr %v141, align 4
  %v143 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v89, <16 x float> %v123, <16 x float> %v142)
  %v144 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v105, <16 x float> %v125, <16 x float> %v143)
  %v145 = getelementptr float, ptr %v8, i64 %v121
  store <16 x float> %v144, ptr %v145, align 4
  %v146 = getelementptr float, ptr %v10, i64 %v121
  %v147 = load <16 x float>, ptr %v146, align 4
  %v148 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v91, <16 x float> %v123, <16 x float> %v147)
  %v149 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v107, <16 x float> %v125, <16 x float> %v148)
  %v150 = getelementptr float, ptr %v10, i64 %v121
  store <16 x float> %v149, ptr %v150, align 4
  %v151 = getelementptr float, ptr %v12, i64 %v121
  %v152 = load <16 x float>, ptr %v151, align 4
  %v153 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v93, <16 x float> %v123, <16 x float> %v152)
  %v154 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v109, <16 x float> %v125, <16 x float> %v153)
  %v155 = getelementptr float, ptr %v12, i64 %v121
  store <16 x float> %v154, ptr %v155, align 4
  %v156 = getelementptr float, ptr %v14, i64 %v121
  %v157 = load <16 x float>, ptr %v156, align 4
  %v158 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v95, <16 x float> %v123, <16 x float> %v157)
  %v159 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v111, <16 x float> %v125, <16 x float> %v158)
  %v160 = getelementptr float, ptr %v14, i64 %v121
  store <16 x float> %v159, ptr %v160, align 4
  %v161 = getelementptr float, ptr %v16, i64 %v121
  %v162 = load <16 x float>, ptr %v161, align 4
  %v163 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v97, <16 x float> %v123, <16 x float> %v162)
  %v164 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v113, <16 x float> %v125, <16 x float> %v163)
  %v165 = getelementptr float, ptr %v16, i64 %v121
  store <16 x float> %v164, ptr %v165, align 4
  %v166 = add i64 %v121, 16
  store i64 %v166, ptr %cell114
  br label %b115
b117:
  br label %b167
b167:
  %v170 = load i64, ptr %cell114
  %v171 = icmp slt i64 %v170, %columns
  br i1 %v171, label %b168, label %b169
b168:
  %v172 = load i64, ptr %cell114
  %v173 = sub i64 %columns, %v172
  %v176 = icmp sgt i64 %v173, 0
  br i1 %v176, label %b174, label %b175
b174:
  %v177 = call i64 @llvm.smin.i64(i64 %v173, i64 16)
  %v178 = sub i64 16, %v177
  %v179 = trunc i64 %v178 to i16
  %v180 = lshr i16 -1, %v179
  %v181 = bitcast i16 %v180 to <16 x i1>
  %v182 = getelementptr float, ptr %v44, i64 %v172
  %v183 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v182, i32 4, <16 x i1> %v181, <16 x float> zeroinitializer)
  %v184 = getelementptr float, ptr %v47, i64 %v172
  %v185 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v184, i32 4, <16 x i1> %v181, <16 x float> zeroinitializer)
  %v186 = getelementptr float, ptr %v2, i64 %v172
  %v187 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v186, i32 4, <16 x i1> %v181, <16 x float> zeroinitializer)
  %v188 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v83, <16 x float> %v183, <16 x float> %v187)
  %v189 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v99, <16 x float> %v185, <16 x float> %v188)
  %v190 = getelementptr float, ptr %v2, i64 %v172
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v189, ptr %v190, i32 4, <16 x i1> %v181)
  %v191 = getelementptr float, ptr %v4, i64 %v172
  %v192 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v191, i32 4, <16 x i1> %v181, <16 x float> zeroinitializer)
  %v193 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v85, <16 x float> %v183, <16 x float> %v192)
  %v194 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v101, <16 x float> %v185, <16 x float> %v193)
  %v195 = getelementptr float, ptr %v4, i64 %v172
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v194, ptr %v195, i32 4, <16 x i1> %v181)
  %v196 = getelementptr float, ptr %v6, i64 %v172
  %v197 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v196, i32 4, <16 x i1> %v181, <16 x float> zeroinitializer)
  %v198 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v87, <16 x float> %v183, <16 x float> %v197)
  %v199 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v103, <16 x float> %v185, <16 x float> %v198)
  %v200 = getelementptr float, ptr %v6, i64 %v172
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v199, ptr %v200, i32 4, <16 x i1> %v181)
  %v201 = getelementptr float, ptr %v8, i64 %v172
  %v202 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v201, i32 4, <16 x i1> %v181, <16 x float> zeroinitializer)
  %v203 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v89, <16 x float> %v183, <16 x float> %v202)
  %v204 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v105, <16 x float> %v185, <16 x float> %v203)
  %v205 = getelementptr float, ptr %v8, i64 %v172
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v204, ptr %v205, i32 4, <16 x i1> %v181)
  %v206 = getelementptr float, ptr %v10, i64 %v172
  %v207 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v206, i32 4, <16 x i1> %v181, <16 x float> zeroinitializer)
  %v208 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v91, <16 x float> %v183, <16 x float> %v207)
  %v209 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v107, <16 x float> %v185, <16 x float> %v208)
  %v210 = getelementptr float, ptr %v10, i64 %v172
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v209, ptr %v210, i32 4, <16 x i1> %v181)
  %v211 = getelementptr float, ptr %v12, i64 %v172
  %v212 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v211, i32 4, <16 x i1> %v181, <16 x float> zeroinitializer)
  %v213 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v93, <16 x float> %v183, <16 x float> %v212)
  %v214 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v109, <16 x float> %v185, <16 x float> %v213)
  %v215 = getelementptr float, ptr %v12, i64 %v172
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v214, ptr %v215, i32 4, <16 x i1> %v181)
  %v216 = getelementptr float, ptr %v14, i64 %v172
  %v217 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v216, i32 4, <16 x i1> %v181, <16 x float> zeroinitializer)
  %v218 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v95, <16 x float> %v183, <16 x float> %v217)
  %v219 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v111, <16 x float> %v185, <16 x float> %v218)
  %v220 = getelementptr float, ptr %v14, i64 %v172
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v219, ptr %v220, i32 4, <16 x i1> %v181)
  %v221 = getelementptr float, ptr %v16, i64 %v172
  %v222 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v221, i32 4, <16 x i1> %v181, <16 x float> zeroinitializer)
  %v223 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v97, <16 x float> %v183, <16 x float> %v222)
  %v224 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v113, <16 x float> %v185, <16 x float> %v223)
  %v225 = getelementptr float, ptr %v16, i64 %v172
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v224, ptr %v225, i32 4, <16 x i1> %v181)
  %v226 = add i64 %v172, %v177
  store i64 %v226, ptr %cell114
  br label %b175
b175:
  br label %b167
b169:
  %v227 = add nsw i64 %v41, 2
  store i64 %v227, ptr %cell35
  br label %b36
b38:
  store i64 %v34, ptr %cell228
  br label %b229
b229:
  %v232 = load i64, ptr %cell228
  %v233 = icmp slt i64 %v232, %depth
  br i1 %v233, label %b230, label %b231
b230:
  %v234 = load i64, ptr %cell228
  %v235 = add i64 %v234, 0
  %v236 = mul i64 %v235, %deep
  %v237 = getelementptr i8, ptr %b, i64 %v236
  %v238 = mul i64 %v234, 8
  %v239 = getelementptr float, ptr %a, i64 %v238
  %v240 = getelementptr float, ptr %v239, i64 0
  %v241 = load float, ptr %v240
  %v242 = getelementptr float, ptr %v239, i64 1
  %v243 = load float, ptr %v242
  %v244 = getelementptr float, ptr %v239, i64 2
  %v245 = load float, ptr %v244
  %v246 = getelementptr float, ptr %v239, i64 3
  %v247 = load float, ptr %v246
  %v248 = getelementptr float, ptr %v239, i64 4
  %v249 = load float, ptr %v248
  %v250 = getelementptr float, ptr %v239, i64 5
  %v251 = load float, ptr %v250
  %v252 = getelementptr float, ptr %v239, i64 6
  %v253 = load float, ptr %v252
  %v254 = getelementptr float, ptr %v239, i64 7
  %v255 = load float, ptr %v254
  %v256 = insertelement <16 x float> poison, float %v241, i64 0
  %v257 = shufflevector <16 x float> %v256, <16 x float> poison, <16 x i32> zeroinitializer
  %v258 = insertelement <16 x float> poison, float %v243, i64 0
  %v259 = shufflevector <16 x float> %v258, <16 x float> poison, <16 x i32> zeroinitializer
  %v260 = insertelement <16 x float> poison, float %v245, i64 0
  %v261 = shufflevector <16 x float> %v260, <16 x float> poison, <16 x i32> zeroinitializer
  %v262 = insertelement <16 x float> poison, float %v247, i64 0
  %v263 = shufflevector <16 x float> %v262, <16 x float> poison, <16 x i32> zeroinitializer
  %v264 = insertelement <16 x float> poison, float %v249, i64 0
  %v265 = shufflevector <16 x float> %v264, <16 x float> poison, <16 x i32> zeroinitializer
  %v266 = insertelement <16 x float> poison, float %v251, i64 0
  %v267 = shufflevector <16 x float> %v266, <16 x float> poison, <16 x i32> zeroinitializer
  %v268 = insertelement <16 x float> poison, float %v253, i64 0
  %v269 = shufflevector <16 x float> %v268, <16 x float> poison, <16 x i32> zeroinitializer
  %v270 = insertelement <16 x float> poison, float %v255, i64 0
  %v271 = shufflevector <16 x float> %v270, <16 x float> poison, <16 x i32> zeroinitializer
  store i64 0, ptr %cell272
  br label %b273
b273:
  %v276 = load i64, ptr %cell272
  %v277 = add i64 %v276, 16
  %v278 = icmp sle i64 %v277, %columns
  br i1 %v278, label %b274, label %b275
b274:
  %v279 = load i64, ptr %cell272
  %v280 = getelementptr float, ptr %v237, i64 %v279
  %v281 = load <16 x float>, ptr %v280, align 4
  %v282 = getelementptr float, ptr %v2, i64 %v279
  %v283 = load <16 x float>, ptr %v282, align 4
  %v284 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v257, <16 x float> %v281, <16 x float> %v283)
  %v285 = getelementptr float, ptr %v2, i64 %v279
  store <16 x float> %v284, ptr %v285, align 4
  %v286 = getelementptr float, ptr %v4, i64 %v279
  %v287 = load <16 x float>, ptr %v286, align 4
  %v288 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v259, <16 x float> %v281, <16 x float> %v287)
  %v289 = getelementptr float, ptr %v4, i64 %v279
  store <16 x float> %v288, ptr %v289, align 4
  %v290 = getelementptr float, ptr %v6, i64 %v279
  %v291 = load <16 x float>, ptr %v290, align 4
  %v292 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v261, <16 x float> %v281, <16 x float> %v291)
  %v293 = getelementptr float, ptr %v6, i64 %v279
  store <16 x float> %v292, ptr %v293, align 4
  %v294 = getelementptr float, ptr %v8, i64 %v279
  %v295 = load <16 x float>, ptr %v294, align 4
  %v296 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v263, <16 x float> %v281, <16 x float> %v295)
  %v297 = getelementptr float, ptr %v8, i64 %v279
  store <16 x float> %v296, ptr %v297, align 4
  %v298 = getelementptr float, ptr %v10, i64 %v279
  %v299 = load <16 x float>, ptr %v298, align 4
  %v300 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v265, <16 x float> %v281, <16 x float> %v299)
  %v301 = getelementptr float, ptr %v10, i64 %v279
  store <16 x float> %v300, ptr %v301, align 4
  %v302 = getelementptr float, ptr %v12, i64 %v279
  %v303 = load <16 x float>, ptr %v302, align 4
  %v304 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v267, <16 x float> %v281, <16 x float> %v303)
  %v305 = getelementptr float, ptr %v12, i64 %v279
  store <16 x float> %v304, ptr %v305, align 4
  %v306 = getelementptr float, ptr %v14, i64 %v279
  %v307 = load <16 x float>, ptr %v306, align 4
  %v308 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v269, <16 x float> %v281, <16 x float> %v307)
  %v309 = getelementptr float, ptr %v14, i64 %v279
  store <16 x float> %v308, ptr %v309, align 4
  %v310 = getelementptr float, ptr %v16, i64 %v279
  %v311 = load <16 x float>, ptr %v310, align 4
  %v312 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v271, <16 x float> %v281, <16 x float> %v311)
  %v313 = getelementptr float, ptr %v16, i64 %v279
  store <16 x float> %v312, ptr %v313, align 4
  %v314 = add i64 %v279, 16
  store i64 %v314, ptr %cell272
  br label %b273
b275:
  br label %b315
b315:
  %v318 = load i64, ptr %cell272
  %v319 = icmp slt i64 %v318, %columns
  br i1 %v319, label %b316, label %b317
b316:
  %v320 = load i64, ptr %cell272
  %v321 = sub i64 %columns, %v320
  %v324 = icmp sgt i64 %v321, 0
  br i1 %v324, label %b322, label %b323
b322:
  %v325 = call i64 @llvm.smin.i64(i64 %v321, i64 16)
  %v326 = sub i64 16, %v325
  %v327 = trunc i64 %v326 to i16
  %v328 = lshr i16 -1, %v327
  %v329 = bitcast i16 %v328 to <16 x i1>
  %v330 = getelementptr float, ptr %v237, i64 %v320
  %v331 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v330, i32 4, <16 x i1> %v329, <16 x float> zeroinitializer)
  %v332 = getelementptr float, ptr %v2, i64 %v320
  %v333 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v332, i32 4, <16 x i1> %v329, <16 x float> zeroinitializer)
  %v334 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v257, <16 x float> %v331, <16 x float> %v333)
  %v335 = getelementptr float, ptr %v2, i64 %v320
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v334, ptr %v335, i32 4, <16 x i1> %v329)
  %v336 = getelementptr float, ptr %v4, i64 %v320
  %v337 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v336, i32 4, <16 x i1> %v329, <16 x float> zeroinitializer)
  %v338 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v259, <16 x float> %v331, <16 x float> %v337)
  %v339 = getelementptr float, ptr %v4, i64 %v320
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v338, ptr %v339, i32 4, <16 x i1> %v329)
  %v340 = getelementptr float, ptr %v6, i64 %v320
  %v341 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v340, i32 4, <16 x i1> %v329, <16 x float> zeroinitializer)
  %v342 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v261, <16 x float> %v331, <16 x float> %v341)
  %v343 = getelementptr float, ptr %v6, i64 %v320
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v342, ptr %v343, i32 4, <16 x i1> %v329)
  %v344 = getelementptr float, ptr %v8, i64 %v320
  %v345 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v344, i32 4, <16 x i1> %v329, <16 x float> zeroinitializer)
  %v346 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v263, <16 x float> %v331, <16 x float> %v345)
  %v347 = getelementptr float, ptr %v8, i64 %v320
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v346, ptr %v347, i32 4, <16 x i1> %v329)
  %v348 = getelementptr float, ptr %v10, i64 %v320
  %v349 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v348, i32 4, <16 x i1> %v329, <16 x float> zeroinitializer)
  %v350 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v265, <16 x float> %v331, <16 x float> %v349)
  %v351 = getelementptr float, ptr %v10, i64 %v320
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v350, ptr %v351, i32 4, <16 x i1> %v329)
  %v352 = getelementptr float, ptr %v12, i64 %v320
  %v353 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v352, i32 4, <16 x i1> %v329, <16 x float> zeroinitializer)
  %v354 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v267, <16 x float> %v331, <16 x float> %v353)
  %v355 = getelementptr float, ptr %v12, i64 %v320
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v354, ptr %v355, i32 4, <16 x i1> %v329)
  %v356 = getelementptr float, ptr %v14, i64 %v320
  %v357 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v356, i32 4, <16 x i1> %v329, <16 x float> zeroinitializer)
  %v358 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v269, <16 x float> %v331, <16 x float> %v357)
  %v359 = getelementptr float, ptr %v14, i64 %v320
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v358, ptr %v359, i32 4, <16 x i1> %v329)
  %v360 = getelementptr float, ptr %v16, i64 %v320
  %v361 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v360, i32 4, <16 x i1> %v329, <16 x float> zeroinitializer)
  %v362 = call contract <16 x float> @llvm.fmuladd.v16f32(<16 x float> %v271, <16 x float> %v331, <16 x float> %v361)
  %v363 = getelementptr float, ptr %v16, i64 %v320
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v362, ptr %v363, i32 4, <16 x i1> %v329)
  %v364 = add i64 %v320, %v325
  store i64 %v364, ptr %cell272
  br label %b323
b323:
  br label %b315
b317:
  %v365 = add nsw i64 %v234, 1
  store i64 %v365, ptr %cell228
  br label %b229
b231:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
