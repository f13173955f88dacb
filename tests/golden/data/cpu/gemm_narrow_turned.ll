; trellis golden, codegen revision 18
; gemm|2|columns:c|float32,int8,float32,c,s|float32|-,d403b9cf9389fb0e7a2ce26c046614b9,-
; {'vector': 2, 'deterministic': True}
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
  %v13 = getelementptr i64, ptr %args, i64 1
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
  %v32 = getelementptr i64, ptr %args, i64 0
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
  %v88 = add i64 %v87, 2
  %v89 = icmp sle i64 %v88, %v48
  br i1 %v89, label %b85, label %b86
b85:
  %v90 = load i64, ptr %cell83
  %v91 = getelementptr float, ptr %v78, i64 %v90
  %v92 = load <2 x float>, ptr %v91, align 4
  %v93 = getelementptr float, ptr %v82, i64 %v90
  store <2 x float> %v92, ptr %v93, align 4
  %v94 = add i64 %v90, 2
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
  %v105 = getelementptr float, ptr %v78, i64 %v100
  %v106 = load float, ptr %v105, align 4
  %v107 = getelementptr float, ptr %v82, i64 %v100
  store float %v106, ptr %v107, align 4
  %v108 = add i64 %v100, 1
  store i64 %v108, ptr %cell83
  br label %b103
b103:
  br label %b95
b97:
  %v109 = add nsw i64 %v75, 1
  store i64 %v109, ptr %cell69
  br label %b70
b72:
  %v110 = add nsw i64 %v43, 1
  store i64 %v110, ptr %cell37
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
  %cell154 = alloca i64
  %cell170 = alloca i64
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
  store <2 x float> splat (float 0x0000000000000000), ptr %v10, align 4
  %v11 = add nsw i64 %v9, 2
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
  %v63 = insertelement <2 x float> poison, float %v48, i64 0
  %v64 = shufflevector <2 x float> %v63, <2 x float> poison, <2 x i32> zeroinitializer
  %v65 = insertelement <2 x float> poison, float %v50, i64 0
  %v66 = shufflevector <2 x float> %v65, <2 x float> poison, <2 x i32> zeroinitializer
  %v67 = insertelement <2 x float> poison, float %v52, i64 0
  %v68 = shufflevector <2 x float> %v67, <2 x float> poison, <2 x i32> zeroinitializer
  %v69 = insertelement <2 x float> poison, float %v54, i64 0
  %v70 = shufflevector <2 x float> %v69, <2 x float> poison, <2 x i32> zeroinitializer
  %v71 = insertelement <2 x float> poison, float %v56, i64 0
  %v72 = shufflevector <2 x float> %v71, <2 x float> poison, <2 x i32> zeroinitializer
  %v73 = insertelement <2 x float> poison, float %v58, i64 0
  %v74 = shufflevector <2 x float> %v73, <2 x float> poison, <2 x i32> zeroinitializer
  %v75 = insertelement <2 x float> poison, float %v60, i64 0
  %v76 = shufflevector <2 x float> %v75, <2 x float> poison, <2 x i32> zeroinitializer
  %v77 = insertelement <2 x float> poison, float %v62, i64 0
  %v78 = shufflevector <2 x float> %v77, <2 x float> poison, <2 x i32> zeroinitializer
  store i64 0, ptr %cell79
  br label %b80
b80:
  %v83 = load i64, ptr %cell79
  %v84 = add i64 %v83, 2
  %v85 = icmp sle i64 %v84, %columns
  br i1 %v85, label %b81, label %b82
b81:
  %v86 = load i64, ptr %cell79
  %v87 = getelementptr float, ptr %v23, i64 %v86
  %v88 = load <2 x float>, ptr %v87, align 4
  %v89 = getelementptr float, ptr %v26, i64 %v86
  %v90 = load <2 x float>, ptr %v89, align 4
  %v91 = getelementptr float, ptr %v29, i64 %v86
  %v92 = load <2 x float>, ptr %v91, align 4
  %v93 = getelementptr float, ptr %v32, i64 %v86
  %v94 = load <2 x float>, ptr %v93, align 4
  %v95 = getelementptr float, ptr %v35, i64 %v86
  %v96 = load <2 x float>, ptr %v95, align 4
  %v97 = getelementptr float, ptr %v38, i64 %v86
  %v98 = load <2 x float>, ptr %v97, align 4
  %v99 = getelementptr float, ptr %v41, i64 %v86
  %v100 = load <2 x float>, ptr %v99, align 4
  %v101 = getelementptr float, ptr %v44, i64 %v86
  %v102 = load <2 x float>, ptr %v101, align 4
  %v103 = getelementptr float, ptr %v2, i64 %v86
  %v104 = load <2 x float>, ptr %v103, align 4
  %v105 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v64, <2 x float> %v88, <2 x float> %v104)
  %v106 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v66, <2 x float> %v90, <2 x float> %v105)
  %v107 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v68, <2 x float> %v92, <2 x float> %v106)
  %v108 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v70, <2 x float> %v94, <2 x float> %v107)
  %v109 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v72, <2 x float> %v96, <2 x float> %v108)
  %v110 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v74, <2 x float> %v98, <2 x float> %v109)
  %v111 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v76, <2 x float> %v100, <2 x float> %v110)
  %v112 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v78, <2 x float> %v102, <2 x float> %v111)
  %v113 = getelementptr float, ptr %v2, i64 %v86
  store <2 x float> %v112, ptr %v113, align 4
  %v114 = add i64 %v86, 2
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
  %v125 = getelementptr float, ptr %v23, i64 %v120
  %v126 = load float, ptr %v125, align 4
  %v127 = getelementptr float, ptr %v26, i64 %v120
  %v128 = load float, ptr %v127, align 4
  %v129 = getelementptr float, ptr %v29, i64 %v120
  %v130 = load float, ptr %v129, align 4
  %v131 = getelementptr float, ptr %v32, i64 %v120
  %v132 = load float, ptr %v131, align 4
  %v133 = getelementptr float, ptr %v35, i64 %v120
  %v134 = load float, ptr %v133, align 4
  %v135 = getelementptr float, ptr %v38, i64 %v120
  %v136 = load float, ptr %v135, align 4
  %v137 = getelementptr float, ptr %v41, i64 %v120
  %v138 = load float, ptr %v137, align 4
  %v139 = getelementptr float, ptr %v44, i64 %v120
  %v140 = load float, ptr %v139, align 4
  %v141 = getelementptr float, ptr %v2, i64 %v120
  %v142 = load float, ptr %v141, align 4
  %v143 = call contract float @llvm.fmuladd.f32(float %v48, float %v126, float %v142)
  %v144 = call contract float @llvm.fmuladd.f32(float %v50, float %v128, float %v143)
  %v145 = call contract float @llvm.fmuladd.f32(float %v52, float %v130, float %v144)
  %v146 = call contract float @llvm.fmuladd.f32(float %v54, float %v132, float %v145)
  %v147 = call contract float @llvm.fmuladd.f32(float %v56, float %v134, float %v146)
  %v148 = call contract float @llvm.fmuladd.f32(float %v58, float %v136, float %v147)
  %v149 = call contract float @llvm.fmuladd.f32(float %v60, float %v138, float %v148)
  %v150 = call contract float @llvm.fmuladd.f32(float %v62, float %v140, float %v149)
  %v151 = getelementptr float, ptr %v2, i64 %v120
  store float %v150, ptr %v151, align 4
  %v152 = add i64 %v120, 1
  store i64 %v152, ptr %cell79
  br label %b123
b123:
  br label %b115
b117:
  %v153 = add nsw i64 %v20, 8
  store i64 %v153, ptr %cell14
  br label %b15
b17:
  store i64 %v13, ptr %cell154
  br label %b155
b155:
  %v158 = load i64, ptr %cell154
  %v159 = icmp slt i64 %v158, %depth
  br i1 %v159, label %b156, label %b157
b156:
  %v160 = load i64, ptr %cell154
  %v161 = add i64 %v160, 0
  %v162 = mul i64 %v161, %deep
  %v163 = getelementptr i8, ptr %b, i64 %v162
  %v164 = mul i64 %v160, 1
  %v165 = getelementptr float, ptr %a, i64 %v164
  %v166 = getelementptr float, ptr %v165, i64 0
  %v167 = load float, ptr %v166
  %v168 = insertelement <2 x float> poison, float %v167, i64 0
  %v169 = shufflevector <2 x float> %v168, <2 x float> poison, <2 x i32> zeroinitializer
  store i64 0, ptr %cell170
  br label %b171
b171:
  %v174 = load i64, ptr %cell170
  %v175 = add i64 %v174, 2
  %v176 = icmp sle i64 %v175, %columns
  br i1 %v176, label %b172, label %b173
b172:
  %v177 = load i64, ptr %cell170
  %v178 = getelementptr float, ptr %v163, i64 %v177
  %v179 = load <2 x float>, ptr %v178, align 4
  %v180 = getelementptr float, ptr %v2, i64 %v177
  %v181 = load <2 x float>, ptr %v180, align 4
  %v182 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v169, <2 x float> %v179, <2 x float> %v181)
  %v183 = getelementptr float, ptr %v2, i64 %v177
  store <2 x float> %v182, ptr %v183, align 4
  %v184 = add i64 %v177, 2
  store i64 %v184, ptr %cell170
  br label %b171
b173:
  br label %b185
b185:
  %v188 = load i64, ptr %cell170
  %v189 = icmp slt i64 %v188, %columns
  br i1 %v189, label %b186, label %b187
b186:
  %v190 = load i64, ptr %cell170
  %v191 = sub i64 %columns, %v190
  %v194 = icmp sgt i64 %v191, 0
  br i1 %v194, label %b192, label %b193
b192:
  %v195 = getelementptr float, ptr %v163, i64 %v190
  %v196 = load float, ptr %v195, align 4
  %v197 = getelementptr float, ptr %v2, i64 %v190
  %v198 = load float, ptr %v197, align 4
  %v199 = call contract float @llvm.fmuladd.f32(float %v167, float %v196, float %v198)
  %v200 = getelementptr float, ptr %v2, i64 %v190
  store float %v199, ptr %v200, align 4
  %v201 = add i64 %v190, 1
  store i64 %v201, ptr %cell170
  br label %b193
b193:
  br label %b185
b187:
  %v202 = add nsw i64 %v160, 1
  store i64 %v202, ptr %cell154
  br label %b155
b157:
  ret void
}

define internal void @narrow2(ptr %a, ptr %b, i64 %deep, i64 %across, i64 %depth, i64 %columns, ptr %sums, i64 %pitch) #0 {
entry:
  %cell5 = alloca i64
  %cell17 = alloca i64
  %cell70 = alloca i64
  %cell135 = alloca i64
  %cell155 = alloca i64
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
  store <2 x float> splat (float 0x0000000000000000), ptr %v12, align 4
  %v13 = getelementptr float, ptr %v4, i64 %v11
  store <2 x float> splat (float 0x0000000000000000), ptr %v13, align 4
  %v14 = add nsw i64 %v11, 2
  store i64 %v14, ptr %cell5
  br label %b6
b8:
  %v15 = urem i64 %depth, 4
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
  %v36 = mul i64 %v23, 2
  %v37 = getelementptr float, ptr %a, i64 %v36
  %v38 = getelementptr float, ptr %v37, i64 0
  %v39 = load float, ptr %v38
  %v40 = getelementptr float, ptr %v37, i64 1
  %v41 = load float, ptr %v40
  %v42 = getelementptr float, ptr %v37, i64 2
  %v43 = load float, ptr %v42
  %v44 = getelementptr float, ptr %v37, i64 3
  %v45 = load float, ptr %v44
  %v46 = getelementptr float, ptr %v37, i64 4
  %v47 = load float, ptr %v46
  %v48 = getelementptr float, ptr %v37, i64 5
  %v49 = load float, ptr %v48
  %v50 = getelementptr float, ptr %v37, i64 6
  %v51 = load float, ptr %v50
  %v52 = getelementptr float, ptr %v37, i64 7
  %v53 = load float, ptr %v52
  %v54 = insertelement <2 x float> poison, float %v39, i64 0
  %v55 = shufflevector <2 x float> %v54, <2 x float> poison, <2 x i32> zeroinitializer
  %v56 = insertelement <2 x float> poison, float %v41, i64 0
  %v57 = shufflevector <2 x float> %v56, <2 x float> poison, <2 x i32> zeroinitializer
  %v58 = insertelement <2 x float> poison, float %v43, i64 0
  %v59 = shufflevector <2 x float> %v58, <2 x float> poison, <2 x i32> zeroinitializer
  %v60 = insertelement <2 x float> poison, float %v45, i64 0
  %v61 = shufflevector <2 x float> %v60, <2 x float> poison, <2 x i32> zeroinitializer
  %v62 = insertelement <2 x float> poison, float %v47, i64 0
  %v63 = shufflevector <2 x float> %v62, <2 x float> poison, <2 x i32> zeroinitializer
  %v64 = insertelement <2 x float> poison, float %v49, i64 0
  %v65 = shufflevector <2 x float> %v64, <2 x float> poison, <2 x i32> zeroinitializer
  %v66 = insertelement <2 x float> poison, float %v51, i64 0
  %v67 = shufflevector <2 x float> %v66, <2 x float> poison, <2 x i32> zeroinitializer
  %v68 = insertelement <2 x float> poison, float %v53, i64 0
  %v69 = shufflevector <2 x float> %v68, <2 x float> poison, <2 x i32> zeroinitializer
  store i64 0, ptr %cell70
  br label %b71
b71:
  %v74 = load i64, ptr %cell70
  %v75 = add i64 %v74, 2
  %v76 = icmp sle i64 %v75, %columns
  br i1 %v76, label %b72, label %b73
b72:
  %v77 = load i64, ptr %cell70
  %v78 = getelementptr float, ptr %v26, i64 %v77
  %v79 = load <2 x float>, ptr %v78, align 4
  %v80 = getelementptr float, ptr %v29, i64 %v77
  %v81 = load <2 x float>, ptr %v80, align 4
  %v82 = getelementptr float, ptr %v32, i64 %v77
  %v83 = load <2 x float>, ptr %v82, align 4
  %v84 = getelementptr float, ptr %v35, i64 %v77
  %v85 = load <2 x float>, ptr %v84, align 4
  %v86 = getelementptr float, ptr %v2, i64 %v77
  %v87 = load <2 x float>, ptr %v86, align 4
  %v88 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v55, <2 x float> %v79, <2 x float> %v87)
  %v89 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v59, <2 x float> %v81, <2 x float> %v88)
  %v90 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v63, <2 x float> %v83, <2 x float> %v89)
  %v91 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v67, <2 x float> %v85, <2 x float> %v90)
  %v92 = getelementptr float, ptr %v2, i64 %v77
  store <2 x float> %v91, ptr %v92, align 4
  %v93 = getelementptr float, ptr %v4, i64 %v77
  %v94 = load <2 x float>, ptr %v93, align 4
  %v95 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v57, <2 x float> %v79, <2 x float> %v94)
  %v96 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v61, <2 x float> %v81, <2 x float> %v95)
  %v97 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v65, <2 x float> %v83, <2 x float> %v96)
  %v98 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v69, <2 x float> %v85, <2 x float> %v97)
  %v99 = getelementptr float, ptr %v4, i64 %v77
  store <2 x float> %v98, ptr %v99, align 4
  %v100 = add i64 %v77, 2
  store i64 %v100, ptr %cell70
  br label %b71
b73:
  br label %b101
b101:
  %v104 = load i64, ptr %cell70
  %v105 = icmp slt i64 %v104, %columns
  br i1 %v105, label %b102, label %b103
b102:
  %v106 = load i64, ptr %cell70
  %v107 = sub i64 %columns, %v106
  %v110 = icmp sgt i64 %v107, 0
  br i1 %v110, label %b108, label %b109
b108:
  %v111 = getelementptr float, ptr %v26, i64 %v106
  %v112 = load float, ptr %v111, align 4
  %v113 = getelementptr float, ptr %v29, i64 %v106
  %v114 = load float, ptr %v113, align 4
  %v115 = getelementptr float, ptr %v32, i64 %v106
  %v116 = load float, ptr %v115, align 4
  %v117 = getelementptr float, ptr %v35, i64 %v106
  %v118 = load float, ptr %v117, align 4
  %v119 = getelementptr float, ptr %v2, i64 %v106
  %v120 = load float, ptr %v119, align 4
  %v121 = call contract float @llvm.fmuladd.f32(float %v39, float %v112, float %v120)
  %v122 = call contract float @llvm.fmuladd.f32(float %v43, float %v114, float %v121)
  %v123 = call contract float @llvm.fmuladd.f32(float %v47, float %v116, float %v122)
  %v124 = call contract float @llvm.fmuladd.f32(float %v51, float %v118, float %v123)
  %v125 = getelementptr float, ptr %v2, i64 %v106
  store float %v124, ptr %v125, align 4
  %v126 = getelementptr float, ptr %v4, i64 %v106
  %v127 = load float, ptr %v126, align 4
  %v128 = call contract float @llvm.fmuladd.f32(float %v41, float %v112, float %v127)
  %v129 = call contract float @llvm.fmuladd.f32(float %v45, float %v114, float %v128)
  %v130 = call contract float @llvm.fmuladd.f32(float %v49, float %v116, float %v129)
  %v131 = call contract float @llvm.fmuladd.f32(float %v53, float %v118, float %v130)
  %v132 = getelementptr float, ptr %v4, i64 %v106
  store float %v131, ptr %v132, align 4
  %v133 = add i64 %v106, 1
  store i64 %v133, ptr %cell70
  br label %b109
b109:
  br label %b101
b103:
  %v134 = add nsw i64 %v23, 4
  store i64 %v134, ptr %cell17
  br label %b18
b20:
  store i64 %v16, ptr %cell135
  br label %b136
b136:
  %v139 = load i64, ptr %cell135
  %v140 = icmp slt i64 %v139, %depth
  br i1 %v140, label %b137, label %b138
b137:
  %v141 = load i64, ptr %cell135
  %v142 = add i64 %v141, 0
  %v143 = mul i64 %v142, %deep
  %v144 = getelementptr i8, ptr %b, i64 %v143
  %v145 = mul i64 %v141, 2
  %v146 = getelementptr float, ptr %a, i64 %v145
  %v147 = getelementptr float, ptr %v146, i64 0
  %v148 = load float, ptr %v147
  %v149 = getelementptr float, ptr %v146, i64 1
  %v150 = load float, ptr %v149
  %v151 = insertelement <2 x float> poison, float %v148, i64 0
  %v152 = shufflevector <2 x float> %v151, <2 x float> poison, <2 x i32> zeroinitializer
  %v153 = insertelement <2 x float> poison, float %v150, i64 0
  %v154 = shufflevector <2 x float> %v153, <2 x float> poison, <2 x i32> zeroinitializer
  store i64 0, ptr %cell155
  br label %b156
b156:
  %v159 = load i64, ptr %cell155
  %v160 = add i64 %v159, 2
  %v161 = icmp sle i64 %v160, %columns
  br i1 %v161, label %b157, label %b158
b157:
  %v162 = load i64, ptr %cell155
  %v163 = getelementptr float, ptr %v144, i64 %v162
  %v164 = load <2 x float>, ptr %v163, align 4
  %v165 = getelementptr float, ptr %v2, i64 %v162
  %v166 = load <2 x float>, ptr %v165, align 4
  %v167 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v152, <2 x float> %v164, <2 x float> %v166)
  %v168 = getelementptr float, ptr %v2, i64 %v162
  store <2 x float> %v167, ptr %v168, align 4
  %v169 = getelementptr float, ptr %v4, i64 %v162
  %v170 = load <2 x float>, ptr %v169, align 4
  %v171 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v154, <2 x float> %v164, <2 x float> %v170)
  %v172 = getelementptr float, ptr %v4, i64 %v162
  store <2 x float> %v171, ptr %v172, align 4
  %v173 = add i64 %v162, 2
  store i64 %v173, ptr %cell155
  br label %b156
b158:
  br label %b174
b174:
  %v177 = load i64, ptr %cell155
  %v178 = icmp slt i64 %v177, %columns
  br i1 %v178, label %b175, label %b176
b175:
  %v179 = load i64, ptr %cell155
  %v180 = sub i64 %columns, %v179
  %v183 = icmp sgt i64 %v180, 0
  br i1 %v183, label %b181, label %b182
b181:
  %v184 = getelementptr float, ptr %v144, i64 %v179
  %v185 = load float, ptr %v184, align 4
  %v186 = getelementptr float, ptr %v2, i64 %v179
  %v187 = load float, ptr %v186, align 4
  %v188 = call contract float @llvm.fmuladd.f32(float %v148, float %v185, float %v187)
  %v189 = getelementptr float, ptr %v2, i64 %v179
  store float %v188, ptr %v189, align 4
  %v190 = getelementptr float, ptr %v4, i64 %v179
  %v191 = load float, ptr %v190, align 4
  %v192 = call contract float @llvm.fmuladd.f32(float %v150, float %v185, float %v191)
  %v193 = getelementptr float, ptr %v4, i64 %v179
  store float %v192, ptr %v193, align 4
  %v194 = add i64 %v179, 1
  store i64 %v194, ptr %cell155
  br label %b182
b182:
  br label %b174
b176:
  %v195 = add nsw i64 %v141, 1
  store i64 %v195, ptr %cell135
  br label %b136
b138:
  ret void
}

define internal void @narrow4(ptr %a, ptr %b, i64 %deep, i64 %across, i64 %depth, i64 %columns, ptr %sums, i64 %pitch) #0 {
entry:
  %cell9 = alloca i64
  %cell23 = alloca i64
  %cell70 = alloca i64
  %cell139 = alloca i64
  %cell167 = alloca i64
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
  store <2 x float> splat (float 0x0000000000000000), ptr %v16, align 4
  %v17 = getelementptr float, ptr %v4, i64 %v15
  store <2 x float> splat (float 0x0000000000000000), ptr %v17, align 4
  %v18 = getelementptr float, ptr %v6, i64 %v15
  store <2 x float> splat (float 0x0000000000000000), ptr %v18, align 4
  %v19 = getelementptr float, ptr %v8, i64 %v15
  store <2 x float> splat (float 0x0000000000000000), ptr %v19, align 4
  %v20 = add nsw i64 %v15, 2
  store i64 %v20, ptr %cell9
  br label %b10
b12:
  %v21 = urem i64 %depth, 2
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
  %v36 = mul i64 %v29, 4
  %v37 = getelementptr float, ptr %a, i64 %v36
  %v38 = getelementptr float, ptr %v37, i64 0
  %v39 = load float, ptr %v38
  %v40 = getelementptr float, ptr %v37, i64 1
  %v41 = load float, ptr %v40
  %v42 = getelementptr float, ptr %v37, i64 2
  %v43 = load float, ptr %v42
  %v44 = getelementptr float, ptr %v37, i64 3
  %v45 = load float, ptr %v44
  %v46 = getelementptr float, ptr %v37, i64 4
  %v47 = load float, ptr %v46
  %v48 = getelementptr float, ptr %v37, i64 5
  %v49 = load float, ptr %v48
  %v50 = getelementptr float, ptr %v37, i64 6
  %v51 = load float, ptr %v50
  %v52 = getelementptr float, ptr %v37, i64 7
  %v53 = load float, ptr %v52
  %v54 = insertelement <2 x float> poison, float %v39, i64 0
  %v55 = shufflevector <2 x float> %v54, <2 x float> poison, <2 x i32> zeroinitializer
  %v56 = insertelement <2 x float> poison, float %v41, i64 0
  %v57 = shufflevector <2 x float> %v56, <2 x float> poison, <2 x i32> zeroinitializer
  %v58 = insertelement <2 x float> poison, float %v43, i64 0
  %v59 = shufflevector <2 x float> %v58, <2 x float> poison, <2 x i32> zeroinitializer
  %v60 = insertelement <2 x float> poison, float %v45, i64 0
  %v61 = shufflevector <2 x float> %v60, <2 x float> poison, <2 x i32> zeroinitializer
  %v62 = insertelement <2 x float> poison, float %v47, i64 0
  %v63 = shufflevector <2 x float> %v62, <2 x float> poison, <2 x i32> zeroinitializer
  %v64 = insertelement <2 x float> poison, float %v49, i64 0
  %v65 = shufflevector <2 x float> %v64, <2 x float> poison, <2 x i32> zeroinitializer
  %v66 = insertelement <2 x float> poison, float %v51, i64 0
  %v67 = shufflevector <2 x float> %v66, <2 x float> poison, <2 x i32> zeroinitializer
  %v68 = insertelement <2 x float> poison, float %v53, i64 0
  %v69 = shufflevector <2 x float> %v68, <2 x float> poison, <2 x i32> zeroinitializer
  store i64 0, ptr %cell70
  br label %b71
b71:
  %v74 = load i64, ptr %cell70
  %v75 = add i64 %v74, 2
  %v76 = icmp sle i64 %v75, %columns
  br i1 %v76, label %b72, label %b73
b72:
  %v77 = load i64, ptr %cell70
  %v78 = getelementptr float, ptr %v32, i64 %v77
  %v79 = load <2 x float>, ptr %v78, align 4
  %v80 = getelementptr float, ptr %v35, i64 %v77
  %v81 = load <2 x float>, ptr %v80, align 4
  %v82 = getelementptr float, ptr %v2, i64 %v77
  %v83 = load <2 x float>, ptr %v82, align 4
  %v84 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v55, <2 x float> %v79, <2 x float> %v83)
  %v85 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v63, <2 x float> %v81, <2 x float> %v84)
  %v86 = getelementptr float, ptr %v2, i64 %v77
  store <2 x float> %v85, ptr %v86, align 4
  %v87 = getelementptr float, ptr %v4, i64 %v77
  %v88 = load <2 x float>, ptr %v87, align 4
  %v89 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v57, <2 x float> %v79, <2 x float> %v88)
  %v90 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v65, <2 x float> %v81, <2 x float> %v89)
  %v91 = getelementptr float, ptr %v4, i64 %v77
  store <2 x float> %v90, ptr %v91, align 4
  %v92 = getelementptr float, ptr %v6, i64 %v77
  %v93 = load <2 x float>, ptr %v92, align 4
  %v94 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v59, <2 x float> %v79, <2 x float> %v93)
  %v95 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v67, <2 x float> %v81, <2 x float> %v94)
  %v96 = getelementptr float, ptr %v6, i64 %v77
  store <2 x float> %v95, ptr %v96, align 4
  %v97 = getelementptr float, ptr %v8, i64 %v77
  %v98 = load <2 x float>, ptr %v97, align 4
  %v99 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v61, <2 x float> %v79, <2 x float> %v98)
  %v100 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v69, <2 x float> %v81, <2 x float> %v99)
  %v101 = getelementptr float, ptr %v8, i64 %v77
  store <2 x float> %v100, ptr %v101, align 4
  %v102 = add i64 %v77, 2
  store i64 %v102, ptr %cell70
  br label %b71
b73:
  br label %b103
b103:
  %v106 = load i64, ptr %cell70
  %v107 = icmp slt i64 %v106, %columns
  br i1 %v107, label %b104, label %b105
b104:
  %v108 = load i64, ptr %cell70
  %v109 = sub i64 %columns, %v108
  %v112 = icmp sgt i64 %v109, 0
  br i1 %v112, label %b110, label %b111
b110:
  %v113 = getelementptr float, ptr %v32, i64 %v108
  %v114 = load float, ptr %v113, align 4
  %v115 = getelementptr float, ptr %v35, i64 %v108
  %v116 = load float, ptr %v115, align 4
  %v117 = getelementptr float, ptr %v2, i64 %v108
  %v118 = load float, ptr %v117, align 4
  %v119 = call contract float @llvm.fmuladd.f32(float %v39, float %v114, float %v118)
  %v120 = call contract float @llvm.fmuladd.f32(float %v47, float %v116, float %v119)
  %v121 = getelementptr float, ptr %v2, i64 %v108
  store float %v120, ptr %v121, align 4
  %v122 = getelementptr float, ptr %v4, i64 %v108
  %v123 = load float, ptr %v122, align 4
  %v124 = call contract float @llvm.fmuladd.f32(float %v41, float %v114, float %v123)
  %v125 = call contract float @llvm.fmuladd.f32(float %v49, float %v116, float %v124)
  %v126 = getelementptr float, ptr %v4, i64 %v108
  store float %v125, ptr %v126, align 4
  %v127 = getelementptr float, ptr %v6, i64 %v108
  %v128 = load float, ptr %v127, align 4
  %v129 = call contract float @llvm.fmuladd.f32(float %v43, float %v114, float %v128)
  %v130 = call contract float @llvm.fmuladd.f32(float %v51, float %v116, float %v129)
  %v131 = getelementptr float, ptr %v6, i64 %v108
  store float %v130, ptr %v131, align 4
  %v132 = getelementptr float, ptr %v8, i64 %v108
  %v133 = load float, ptr %v132, align 4
  %v134 = call contract float @llvm.fmuladd.f32(float %v45, float %v114, float %v133)
  %v135 = call contract float @llvm.fmuladd.f32(float %v53, float %v116, float %v134)
  %v136 = getelementptr float, ptr %v8, i64 %v108
  store float %v135, ptr %v136, align 4
  %v137 = add i64 %v108, 1
  store i64 %v137, ptr %cell70
  br label %b111
b111:
  br label %b103
b105:
  %v138 = add nsw i64 %v29, 2
  store i64 %v138, ptr %cell23
  br label %b24
b26:
  store i64 %v22, ptr %cell139
  br label %b140
b140:
  %v143 = load i64, ptr %cell139
  %v144 = icmp slt i64 %v143, %depth
  br i1 %v144, label %b141, label %b142
b141:
  %v145 = load i64, ptr %cell139
  %v146 = add i64 %v145, 0
  %v147 = mul i64 %v146, %deep
  %v148 = getelementptr i8, ptr %b, i64 %v147
  %v149 = mul i64 %v145, 4
  %v150 = getelementptr float, ptr %a, i64 %v149
  %v151 = getelementptr float, ptr %v150, i64 0
  %v152 = load float, ptr %v151
  %v153 = getelementptr float, ptr %v150, i64 1
  %v154 = load float, ptr %v153
  %v155 = getelementptr float, ptr %v150, i64 2
  %v156 = load float, ptr %v155
  %v157 = getelementptr float, ptr %v150, i64 3
  %v158 = load float, ptr %v157
  %v159 = insertelement <2 x float> poison, float %v152, i64 0
  %v160 = shufflevector <2 x float> %v159, <2 x float> poison, <2 x i32> zeroinitializer
  %v161 = insertelement <2 x float> poison, float %v154, i64 0
  %v162 = shufflevector <2 x float> %v161, <2 x float> poison, <2 x i32> zeroinitializer
  %v163 = insertelement <2 x float> poison, float %v156, i64 0
  %v164 = shufflevector <2 x float> %v163, <2 x float> poison, <2 x i32> zeroinitializer
  %v165 = insertelement <2 x float> poison, float %v158, i64 0
  %v166 = shufflevector <2 x float> %v165, <2 x float> poison, <2 x i32> zeroinitializer
  store i64 0, ptr %cell167
  br label %b168
b168:
  %v171 = load i64, ptr %cell167
  %v172 = add i64 %v171, 2
  %v173 = icmp sle i64 %v172, %columns
  br i1 %v173, label %b169, label %b170
b169:
  %v174 = load i64, ptr %cell167
  %v175 = getelementptr float, ptr %v148, i64 %v174
  %v176 = load <2 x float>, ptr %v175, align 4
  %v177 = getelementptr float, ptr %v2, i64 %v174
  %v178 = load <2 x float>, ptr %v177, align 4
  %v179 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v160, <2 x float> %v176, <2 x float> %v178)
  %v180 = getelementptr float, ptr %v2, i64 %v174
  store <2 x float> %v179, ptr %v180, align 4
  %v181 = getelementptr float, ptr %v4, i64 %v174
  %v182 = load <2 x float>, ptr %v181, align 4
  %v183 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v162, <2 x float> %v176, <2 x float> %v182)
  %v184 = getelementptr float, ptr %v4, i64 %v174
  store <2 x float> %v183, ptr %v184, align 4
  %v185 = getelementptr float, ptr %v6, i64 %v174
  %v186 = load <2 x float>, ptr %v185, align 4
  %v187 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v164, <2 x float> %v176, <2 x float> %v186)
  %v188 = getelementptr float, ptr %v6, i64 %v174
  store <2 x float> %v187, ptr %v188, align 4
  %v189 = getelementptr float, ptr %v8, i64 %v174
  %v190 = load <2 x float>, ptr %v189, align 4
  %v191 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v166, <2 x float> %v176, <2 x float> %v190)
  %v192 = getelementptr float, ptr %v8, i64 %v174
  store <2 x float> %v191, ptr %v192, align 4
  %v193 = add i64 %v174, 2
  store i64 %v193, ptr %cell167
  br label %b168
b170:
  br label %b194
b194:
  %v197 = load i64, ptr %cell167
  %v198 = icmp slt i64 %v197, %columns
  br i1 %v198, label %b195, label %b196
b195:
  %v199 = load i64, ptr %cell167
  %v200 = sub i64 %columns, %v199
  %v203 = icmp sgt i64 %v200, 0
  br i1 %v203, label %b201, label %b202
b201:
  %v204 = getelementptr float, ptr %v148, i64 %v199
  %v205 = load float, ptr %v204, align 4
  %v206 = getelementptr float, ptr %v2, i64 %v199
  %v207 = load float, ptr %v206, align 4
  %v208 = call contract float @llvm.fmuladd.f32(float %v152, float %v205, float %v207)
  %v209 = getelementptr float, ptr %v2, i64 %v199
  store float %v208, ptr %v209, align 4
  %v210 = getelementptr float, ptr %v4, i64 %v199
  %v211 = load float, ptr %v210, align 4
  %v212 = call contract float @llvm.fmuladd.f32(float %v154, float %v205, float %v211)
  %v213 = getelementptr float, ptr %v4, i64 %v199
  store float %v212, ptr %v213, align 4
  %v214 = getelementptr float, ptr %v6, i64 %v199
  %v215 = load float, ptr %v214, align 4
  %v216 = call contract float @llvm.fmuladd.f32(float %v156, float %v205, float %v215)
  %v217 = getelementptr float, ptr %v6, i64 %v199
  store float %v216, ptr %v217, align 4
  %v218 = getelementptr float, ptr %v8, i64 %v199
  %v219 = load float, ptr %v218, align 4
  %v220 = call contract float @llvm.fmuladd.f32(float %v158, float %v205, float %v219)
  %v221 = getelementptr float, ptr %v8, i64 %v199
  store float %v220, ptr %v221, align 4
  %v222 = add i64 %v199, 1
  store i64 %v222, ptr %cell167
  br label %b202
b202:
  br label %b194
b196:
  %v223 = add nsw i64 %v145, 1
  store i64 %v223, ptr %cell139
  br label %b140
b142:
  ret void
}

define internal void @narrow8(ptr %a, ptr %b, i64 %deep, i64 %across, i64 %depth, i64 %columns, ptr %sums, i64 %pitch) #0 {
entry:
  %cell17 = alloca i64
  %cell35 = alloca i64
  %cell79 = alloca i64
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
  store <2 x float> splat (float 0x0000000000000000), ptr %v24, align 4
  %v25 = getelementptr float, ptr %v4, i64 %v23
  store <2 x float> splat (float 0x0000000000000000), ptr %v25, align 4
  %v26 = getelementptr float, ptr %v6, i64 %v23
  store <2 x float> splat (float 0x0000000000000000), ptr %v26, align 4
  %v27 = getelementptr float, ptr %v8, i64 %v23
  store <2 x float> splat (float 0x0000000000000000), ptr %v27, align 4
  %v28 = getelementptr float, ptr %v10, i64 %v23
  store <2 x float> splat (float 0x0000000000000000), ptr %v28, align 4
  %v29 = getelementptr float, ptr %v12, i64 %v23
  store <2 x float> splat (float 0x0000000000000000), ptr %v29, align 4
  %v30 = getelementptr float, ptr %v14, i64 %v23
  store <2 x float> splat (float 0x0000000000000000), ptr %v30, align 4
  %v31 = getelementptr float, ptr %v16, i64 %v23
  store <2 x float> splat (float 0x0000000000000000), ptr %v31, align 4
  %v32 = add nsw i64 %v23, 2
  store i64 %v32, ptr %cell17
  br label %b18
b20:
  %v33 = urem i64 %depth, 1
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
  %v45 = mul i64 %v41, 8
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
  %v63 = insertelement <2 x float> poison, float %v48, i64 0
  %v64 = shufflevector <2 x float> %v63, <2 x float> poison, <2 x i32> zeroinitializer
  %v65 = insertelement <2 x float> poison, float %v50, i64 0
  %v66 = shufflevector <2 x float> %v65, <2 x float> poison, <2 x i32> zeroinitializer
  %v67 = insertelement <2 x float> poison, float %v52, i64 0
  %v68 = shufflevector <2 x float> %v67, <2 x float> poison, <2 x i32> zeroinitializer
  %v69 = insertelement <2 x float> poison, float %v54, i64 0
  %v70 = shufflevector <2 x float> %v69, <2 x float> poison, <2 x i32> zeroinitializer
  %v71 = insertelement <2 x float> poison, float %v56, i64 0
  %v72 = shufflevector <2 x float> %v71, <2 x float> poison, <2 x i32> zeroinitializer
  %v73 = insertelement <2 x float> poison, float %v58, i64 0
  %v74 = shufflevector <2 x float> %v73, <2 x float> poison, <2 x i32> zeroinitializer
  %v75 = insertelement <2 x float> poison, float %v60, i64 0
  %v76 = shufflevector <2 x float> %v75, <2 x float> poison, <2 x i32> zeroinitializer
  %v77 = insertelement <2 x float> poison, float %v62, i64 0
  %v78 = shufflevector <2 x float> %v77, <2 x float> poison, <2 x i32> zeroinitializer
  store i64 0, ptr %cell79
  br label %b80
b80:
  %v83 = load i64, ptr %cell79
  %v84 = add i64 %v83, 2
  %v85 = icmp sle i64 %v84, %columns
  br i1 %v85, label %b81, label %b82
b81:
  %v86 = load i64, ptr %cell79
  %v87 = getelementptr float, ptr %v44, i64 %v86
  %v88 = load <2 x float>, ptr %v87, align 4
  %v89 = getelementptr float, ptr %v2, i64 %v86
  %v90 = load <2 x float>, ptr %v89, align 4
  %v91 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v64, <2 x float> %v88, <2 x float> %v90)
  %v92 = getelementptr float, ptr %v2, i64 %v86
  store <2 x float> %v91, ptr %v92, align 4
  %v93 = getelementptr float, ptr %v4, i64 %v86
  %v94 = load <2 x float>, ptr %v93, align 4
  %v95 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v66, <2 x float> %v88, <2 x float> %v94)
  %v96 = getelementptr float, ptr %v4, i64 %v86
  store <2 x float> %v95, ptr %v96, align 4
  %v97 = getelementptr float, ptr %v6, i64 %v86
  %v98 = load <2 x float>, ptr %v97, align 4
  %v99 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v68, <2 x float> %v88, <2 x float> %v98)
  %v100 = getelementptr float, ptr %v6, i64 %v86
  store <2 x float> %v99, ptr %v100, align 4
  %v101 = getelementptr float, ptr %v8, i64 %v86
  %v102 = load <2 x float>, ptr %v101, align 4
  %v103 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v70, <2 x float> %v88, <2 x float> %v102)
  %v104 = getelementptr float, ptr %v8, i64 %v86
  store <2 x float> %v103, ptr %v104, align 4
  %v105 = getelementptr float, ptr %v10, i64 %v86
  %v106 = load <2 x float>, ptr %v105, align 4
  %v107 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v72, <2 x float> %v88, <2 x float> %v106)
  %v108 = getelementptr float, ptr %v10, i64 %v86
  store <2 x float> %v107, ptr %v108, align 4
  %v109 = getelementptr float, ptr %v12, i64 %v86
  %v110 = load <2 x float>, ptr %v109, align 4
  %v111 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v74, <2 x float> %v88, <2 x float> %v110)
  %v112 = getelementptr float, ptr %v12, i64 %v86
  store <2 x float> %v111, ptr %v112, align 4
  %v113 = getelementptr float, ptr %v14, i64 %v86
  %v114 = load <2 x float>, ptr %v113, align 4
  %v115 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v76, <2 x float> %v88, <2 x float> %v114)
  %v116 = getelementptr float, ptr %v14, i64 %v86
  store <2 x float> %v115, ptr %v116, align 4
  %v117 = getelementptr float, ptr %v16, i64 %v86
  %v118 = load <2 x float>, ptr %v117, align 4
  %v119 = call contract <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v78, <2 x float> %v88, <2 x float> %v118)
  %v120 = getelementptr float, ptr %v16, i64 %v86
  store <2 x float> %v119, ptr %v120, align 4
  %v121 = add i64 %v86, 2
  store i64 %v121, ptr %cell79
  br label %b80
b82:
  br label %b122
b122:
  %v125 = load i64, ptr %cell79
  %v126 = icmp slt i64 %v125, %columns
  br i1 %v126, label %b123, label %b124
b123:
  %v127 = load i64, ptr %cell79
  %v128 = sub i64 %columns, %v127
  %v131 = icmp sgt i64 %v128, 0
  br i1 %v131, label %b129, label %b130
b129:
  %v132 = getelementptr float, ptr %v44, i64 %v127
  %v133 = load float, ptr %v132, align 4
  %v134 = getelementptr float, ptr %v2, i64 %v127
  %v135 = load float, ptr %v134, align 4
  %v136 = call contract float @llvm.fmuladd.f32(float %v48, float %v133, float %v135)
  %v137 = getelementptr float, ptr %v2, i64 %v127
  store float %v136, ptr %v137, align 4
  %v138 = getelementptr float, ptr %v4, i64 %v127
  %v139 = load float, ptr %v138, align 4
  %v140 = call contract float @llvm.fmuladd.f32(float %v50, float %v133, float %v139)
  %v141 = getelementptr float, ptr %v4, i64 %v127
  store float %v140, ptr %v141, align 4
  %v142 = getelementptr float, ptr %v6, i64 %v127
  %v143 = load float, ptr %v142, align 4
  %v144 = call contract float @llvm.fmuladd.f32(float %v52, float %v133, float %v143)
  %v145 = getelementptr float, ptr %v6, i64 %v127
  store float %v144, ptr %v145, align 4
  %v146 = getelementptr float, ptr %v8, i64 %v127
  %v147 = load float, ptr %v146, align 4
  %v148 = call contract float @llvm.fmuladd.f32(float %v54, float %v133, float %v147)
  %v149 = getelementptr float, ptr %v8, i64 %v127
  store float %v148, ptr %v149, align 4
  %v150 = getelementptr float, ptr %v10, i64 %v127
  %v151 = load float, ptr %v150, align 4
  %v152 = call contract float @llvm.fmuladd.f32(float %v56, float %v133, float %v151)
  %v153 = getelementptr float, ptr %v10, i64 %v127
  store float %v152, ptr %v153, align 4
  %v154 = getelementptr float, ptr %v12, i64 %v127
  %v155 = load float, ptr %v154, align 4
  %v156 = call contract float @llvm.fmuladd.f32(float %v58, float %v133, float %v155)
  %v157 = getelementptr float, ptr %v12, i64 %v127
  store float %v156, ptr %v157, align 4
  %v158 = getelementptr float, ptr %v14, i64 %v127
  %v159 = load float, ptr %v158, align 4
  %v160 = call contract float @llvm.fmuladd.f32(float %v60, float %v133, float %v159)
  %v161 = getelementptr float, ptr %v14, i64 %v127
  store float %v160, ptr %v161, align 4
  %v162 = getelementptr float, ptr %v16, i64 %v127
  %v163 = load float, ptr %v162, align 4
  %v164 = call contract float @llvm.fmuladd.f32(float %v62, float %v133, float %v163)
  %v165 = getelementptr float, ptr %v16, i64 %v127
  store float %v164, ptr %v165, align 4
  %v166 = add i64 %v127, 1
  store i64 %v166, ptr %cell79
  br label %b130
b130:
  br label %b122
b124:
  %v167 = add nsw i64 %v41, 1
  store i64 %v167, ptr %cell35
  br label %b36
b38:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
