; trellis golden, codegen revision 18
; map|2|float32:s,float32:c,float32:c|2|b0a9f04d95100a4f996836c2a6a87f28
; {'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell25 = alloca [2048 x float]
  %cell33 = alloca i64
  %cell69 = alloca i64
  %cell89 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 6
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 8
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 10
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 5
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 6
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 7
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 8
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 9
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 10
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 0
  %v20 = load ptr, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 1
  %v22 = load ptr, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 2
  %v24 = load ptr, ptr %v23
  %v26 = getelementptr i64, ptr %args, i64 11
  %v27 = load i64, ptr %v26
  %v28 = getelementptr i64, ptr %args, i64 12
  %v29 = load i64, ptr %v28
  %v30 = mul i64 %begin, %v29
  %v31 = mul i64 %end, %v29
  %v32 = call i64 @llvm.smin.i64(i64 %v31, i64 %v27)
  store i64 %v30, ptr %cell33
  br label %b34
b34:
  %v37 = load i64, ptr %cell33
  %v38 = icmp slt i64 %v37, %v32
  br i1 %v38, label %b35, label %b36
b35:
  %v39 = load i64, ptr %cell33
  %v40 = getelementptr i64, ptr %args, i64 3
  %v41 = load i64, ptr %v40
  %v42 = getelementptr i64, ptr %args, i64 4
  %v43 = load i64, ptr %v42
  %v44 = getelementptr i64, ptr %args, i64 13
  %v45 = load i64, ptr %v44
  %v46 = getelementptr i64, ptr %args, i64 14
  %v47 = load i64, ptr %v46
  %v48 = sub i64 %v45, 1
  %v49 = add i64 %v41, %v48
  %v50 = udiv i64 %v49, %v45
  %v51 = sub i64 %v47, 1
  %v52 = add i64 %v43, %v51
  %v53 = udiv i64 %v52, %v47
  %v54 = urem i64 %v39, %v53
  %v55 = mul i64 %v54, %v47
  %v56 = udiv i64 %v39, %v53
  %v57 = urem i64 %v56, %v50
  %v58 = mul i64 %v57, %v45
  %v59 = udiv i64 %v56, %v50
  %v60 = sub i64 %v41, %v58
  %v61 = call i64 @llvm.smin.i64(i64 %v45, i64 %v60)
  %v62 = sub i64 %v43, %v55
  %v63 = call i64 @llvm.smin.i64(i64 %v47, i64 %v62)
  %v64 = mul i64 %v8, %v58
  %v65 = add i64 0, %v64
  %v66 = mul i64 %v10, %v55
  %v67 = add i64 %v65, %v66
  %v68 = getelementptr i8, ptr %v20, i64 %v67
  call void @pack32(ptr %v68, i64 %v8, i64 %v10, i64 %v61, i64 %v63, ptr %cell25)
  store i64 0, ptr %cell69
  br label %b70
b70:
  %v73 = load i64, ptr %cell69
  %v74 = icmp slt i64 %v73, %v61
  br i1 %v74, label %b71, label %b72
b71:
  %v75 = load i64, ptr %cell69
  %v76 = add i64 %v58, %v75
  %v77 = mul i64 %v75, %v63
  %v78 = getelementptr float, ptr %cell25, i64 %v77
  %v79 = mul i64 %v12, %v76
  %v80 = add i64 0, %v79
  %v81 = mul i64 %v14, %v55
  %v82 = add i64 %v80, %v81
  %v83 = getelementptr i8, ptr %v22, i64 %v82
  %v84 = mul i64 %v16, %v76
  %v85 = add i64 0, %v84
  %v86 = mul i64 %v18, %v55
  %v87 = add i64 %v85, %v86
  %v88 = getelementptr i8, ptr %v24, i64 %v87
  store i64 0, ptr %cell89
  br label %b90
b90:
  %v93 = load i64, ptr %cell89
  %v94 = add i64 %v93, 64
  %v95 = icmp sle i64 %v94, %v63
  br i1 %v95, label %b91, label %b92
b91:
  %v96 = load i64, ptr %cell89
  %v97 = add i64 %v96, 16
  %v98 = add i64 %v96, 32
  %v99 = add i64 %v96, 48
  %v100 = getelementptr float, ptr %v78, i64 %v96
  %v101 = load <16 x float>, ptr %v100, align 4
  %v102 = getelementptr float, ptr %v83, i64 %v96
  %v103 = load <16 x float>, ptr %v102, align 4
  %v104 = getelementptr float, ptr %v78, i64 %v97
  %v105 = load <16 x float>, ptr %v104, align 4
  %v106 = getelementptr float, ptr %v83, i64 %v97
  %v107 = load <16 x float>, ptr %v106, align 4
  %v108 = getelementptr float, ptr %v78, i64 %v98
  %v109 = load <16 x float>, ptr %v108, align 4
  %v110 = getelementptr float, ptr %v83, i64 %v98
  %v111 = load <16 x float>, ptr %v110, align 4
  %v112 = getelementptr float, ptr %v78, i64 %v99
  %v113 = load <16 x float>, ptr %v112, align 4
  %v114 = getelementptr float, ptr %v83, i64 %v99
  %v115 = load <16 x float>, ptr %v114, align 4
  %v116 = fadd contract <16 x float> %v101, %v103
  %v117 = fadd contract <16 x float> %v105, %v107
  %v118 = fadd contract <16 x float> %v109, %v111
  %v119 = fadd contract <16 x float> %v113, %v115
  %v120 = getelementptr float, ptr %v88, i64 %v96
  store <16 x float> %v116, ptr %v120, align 4
  %v121 = getelementptr float, ptr %v88, i64 %v97
  store <16 x float> %v117, ptr %v121, align 4
  %v122 = getelementptr float, ptr %v88, i64 %v98
  store <16 x float> %v118, ptr %v122, align 4
  %v123 = getelementptr float, ptr %v88, i64 %v99
  store <16 x float> %v119, ptr %v123, align 4
  %v124 = add i64 %v96, 64
  store i64 %v124, ptr %cell89
  br label %b90
b92:
  br label %b125
b125:
  %v128 = load i64, ptr %cell89
  %v129 = icmp slt i64 %v128, %v63
  br i1 %v129, label %b126, label %b127
b126:
  %v130 = load i64, ptr %cell89
  %v131 = sub i64 %v63, %v130
  %v134 = icmp sgt i64 %v131, 0
  br i1 %v134, label %b132, label %b133
b132:
  %v135 = call i64 @llvm.smin.i64(i64 %v131, i64 16)
  %v136 = sub i64 16, %v135
  %v137 = trunc i64 %v136 to i16
  %v138 = lshr i16 -1, %v137
  %v139 = bitcast i16 %v138 to <16 x i1>
  %v140 = getelementptr float, ptr %v78, i64 %v130
  %v141 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v140, i32 4, <16 x i1> %v139, <16 x float> zeroinitializer)
  %v142 = getelementptr float, ptr %v83, i64 %v130
  %v143 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v142, i32 4, <16 x i1> %v139, <16 x float> zeroinitializer)
  %v144 = fadd contract <16 x float> %v141, %v143
  %v145 = getelementptr float, ptr %v88, i64 %v130
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v144, ptr %v145, i32 4, <16 x i1> %v139)
  %v146 = add i64 %v130, %v135
  store i64 %v146, ptr %cell89
  br label %b133
b133:
  br label %b125
b127:
  %v147 = add nsw i64 %v75, 1
  store i64 %v147, ptr %cell69
  br label %b70
b72:
  %v148 = add nsw i64 %v39, 1
  store i64 %v148, ptr %cell33
  br label %b34
b36:
  ret void
}

define internal void @pack32(ptr %source, i64 %down, i64 %across, i64 %rows, i64 %columns, ptr %result) #0 {
entry:
  %cell5 = alloca i64
  %cell12 = alloca i64
  %cell133 = alloca i64
  %cell140 = alloca i64
  %cell159 = alloca i64
  %cell166 = alloca i64
  %cell206 = alloca i64
  %v1 = and i64 %rows, -8
  %v2 = and i64 %columns, -8
  %v3 = icmp eq i64 %down, 4
  %v4 = select i1 %v3, i64 %v1, i64 0
  store i64 0, ptr %cell5
  br label %b6
b6:
  %v9 = load i64, ptr %cell5
  %v10 = icmp slt i64 %v9, %v4
  br i1 %v10, label %b7, label %b8
b7:
  %v11 = load i64, ptr %cell5
  store i64 0, ptr %cell12
  br label %b13
b13:
  %v16 = load i64, ptr %cell12
  %v17 = icmp slt i64 %v16, %v2
  br i1 %v17, label %b14, label %b15
b14:
  %v18 = load i64, ptr %cell12
  %v19 = add i64 %v18, 0
  %v20 = mul i64 %v11, %down
  %v21 = mul i64 %v19, %across
  %v22 = add i64 %v20, %v21
  %v23 = getelementptr i8, ptr %source, i64 %v22
  %v24 = getelementptr i32, ptr %v23, i64 0
  %v25 = load <8 x i32>, ptr %v24, align 4
  %v26 = add i64 %v18, 1
  %v27 = mul i64 %v11, %down
  %v28 = mul i64 %v26, %across
  %v29 = add i64 %v27, %v28
  %v30 = getelementptr i8, ptr %source, i64 %v29
  %v31 = getelementptr i32, ptr %v30, i64 0
  %v32 = load <8 x i32>, ptr %v31, align 4
  %v33 = add i64 %v18, 2
  %v34 = mul i64 %v11, %down
  %v35 = mul i64 %v33, %across
  %v36 = add i64 %v34, %v35
  %v37 = getelementptr i8, ptr %source, i64 %v36
  %v38 = getelementptr i32, ptr %v37, i64 0
  %v39 = load <8 x i32>, ptr %v38, align 4
  %v40 = add i64 %v18, 3
  %v41 = mul i64 %v11, %down
  %v42 = mul i64 %v40, %across
  %v43 = add i64 %v41, %v42
  %v44 = getelementptr i8, ptr %source, i64 %v43
  %v45 = getelementptr i32, ptr %v44, i64 0
  %v46 = load <8 x i32>, ptr %v45, align 4
  %v47 = add i64 %v18, 4
  %v48 = mul i64 %v11, %down
  %v49 = mul i64 %v47, %across
  %v50 = add i64 %v48, %v49
  %v51 = getelementptr i8, ptr %source, i64 %v50
  %v52 = getelementptr i32, ptr %v51, i64 0
  %v53 = load <8 x i32>, ptr %v52, align 4
  %v54 = add i64 %v18, 5
  %v55 = mul i64 %v11, %down
  %v56 = mul i64 %v54, %across
  %v57 = add i64 %v55, %v56
  %v58 = getelementptr i8, ptr %source, i64 %v57
  %v59 = getelementptr i32, ptr %v58, i64 0
  %v60 = load <8 x i32>, ptr %v59, align 4
  %v61 = add i64 %v18, 6
  %v62 = mul i64 %v11, %down
  %v63 = mul i64 %v61, %across
  %v64 = add i64 %v62, %v63
  %v65 = getelementptr i8, ptr %source, i64 %v64
  %v66 = getelementptr i32, ptr %v65, i64 0
  %v67 = load <8 x i32>, ptr %v66, align 4
  %v68 = add i64 %v18, 7
  %v69 = mul i64 %v11, %down
  %v70 = mul i64 %v68, %across
  %v71 = add i64 %v69, %v70
  %v72 = getelementptr i8, ptr %source, i64 %v71
  %v73 = getelementptr i32, ptr %v72, i64 0
  %v74 = load <8 x i32>, ptr %v73, align 4
  %v75 = shufflevector <8 x i32> %v25, <8 x i32> %v53, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v76 = shufflevector <8 x i32> %v25, <8 x i32> %v53, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v77 = shufflevector <8 x i32> %v32, <8 x i32> %v60, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v78 = shufflevector <8 x i32> %v32, <8 x i32> %v60, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v79 = shufflevector <8 x i32> %v39, <8 x i32> %v67, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v80 = shufflevector <8 x i32> %v39, <8 x i32> %v67, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v81 = shufflevector <8 x i32> %v46, <8 x i32> %v74, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v82 = shufflevector <8 x i32> %v46, <8 x i32> %v74, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v83 = shufflevector <8 x i32> %v75, <8 x i32> %v79, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v84 = shufflevector <8 x i32> %v75, <8 x i32> %v79, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v85 = shufflevector <8 x i32> %v77, <8 x i32> %v81, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v86 = shufflevector <8 x i32> %v77, <8 x i32> %v81, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v87 = shufflevector <8 x i32> %v76, <8 x i32> %v80, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v88 = shufflevector <8 x i32> %v76, <8 x i32> %v80, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v89 = shufflevector <8 x i32> %v78, <8 x i32> %v82, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v90 = shufflevector <8 x i32> %v78, <8 x i32> %v82, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v91 = shufflevector <8 x i32> %v83, <8 x i32> %v85, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v92 = shufflevector <8 x i32> %v83, <8 x i32> %v85, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v93 = shufflevector <8 x i32> %v84, <8 x i32> %v86, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v94 = shufflevector <8 x i32> %v84, <8 x i32> %v86, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v95 = shufflevector <8 x i32> %v87, <8 x i32> %v89, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v96 = shufflevector <8 x i32> %v87, <8 x i32> %v89, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v97 = shufflevector <8 x i32> %v88, <8 x i32> %v90, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v98 = shufflevector <8 x i32> %v88, <8 x i32> %v90, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v99 = add i64 %v11, 0
  %v100 = mul i64 %v99, %columns
  %v101 = add i64 %v100, %v18
  %v102 = getelementptr i32, ptr %result, i64 %v101
  store <8 x i32> %v91, ptr %v102, align 4
  %v103 = add i64 %v11, 1
  %v104 = mul i64 %v103, %columns
  %v105 = add i64 %v104, %v18
  %v106 = getelementptr i32, ptr %result, i64 %v105
  store <8 x i32> %v92, ptr %v106, align 4
  %v107 = add i64 %v11, 2
  %v108 = mul i64 %v107, %columns
  %v109 = add i64 %v108, %v18
  %v110 = getelementptr i32, ptr %result, i64 %v109
  store <8 x i32> %v93, ptr %v110, align 4
  %v111 = add i64 %v11, 3
  %v112 = mul i64 %v111, %columns
  %v113 = add i64 %v112, %v18
  %v114 = getelementptr i32, ptr %result, i64 %v113
  store <8 x i32> %v94, ptr %v114, align 4
  %v115 = add i64 %v11, 4
  %v116 = mul i64 %v115, %columns
  %v117 = add i64 %v116, %v18
  %v118 = getelementptr i32, ptr %result, i64 %v117
  store <8 x i32> %v95, ptr %v118, align 4
  %v119 = add i64 %v11, 5
  %v120 = mul i64 %v119, %columns
  %v121 = add i64 %v120, %v18
  %v122 = getelementptr i32, ptr %result, i64 %v121
  store <8 x i32> %v96, ptr %v122, align 4
  %v123 = add i64 %v11, 6
  %v124 = mul i64 %v123, %columns
  %v125 = add i64 %v124, %v18
  %v126 = getelementptr i32, ptr %result, i64 %v125
  store <8 x i32> %v97, ptr %v126, align 4
  %v127 = add i64 %v11, 7
  %v128 = mul i64 %v127, %columns
  %v129 = add i64 %v128, %v18
  %v130 = getelementptr i32, ptr %result, i64 %v129
  store <8 x i32> %v98, ptr %v130, align 4
  %v131 = add nsw i64 %v18, 8
  store i64 %v131, ptr %cell12
  br label %b13
b15:
  %v132 = add nsw i64 %v11, 8
  store i64 %v132, ptr %cell5
  br label %b6
b8:
  store i64 0, ptr %cell133
  br label %b134
b134:
  %v137 = load i64, ptr %cell133
  %v138 = icmp slt i64 %v137, %v4
  br i1 %v138, label %b135, label %b136
b135:
  %v139 = load i64, ptr %cell133
  store i64 %v2, ptr %cell140
  br label %b141
b141:
  %v144 = load i64, ptr %cell140
  %v145 = icmp slt i64 %v144, %columns
  br i1 %v145, label %b142, label %b143
b142:
  %v146 = load i64, ptr %cell140
  %v147 = mul i64 %v139, %down
  %v148 = mul i64 %v146, %across
  %v149 = add i64 %v147, %v148
  %v150 = getelementptr i8, ptr %source, i64 %v149
  %v151 = mul i64 0, %across
  %v152 = getelementptr i8, ptr %v150, i64 %v151
  %v153 = load i32, ptr %v152, align 4
  %v154 = mul i64 %v139, %columns
  %v155 = add i64 %v154, %v146
  %v156 = getelementptr i32, ptr %result, i64 %v155
  store i32 %v153, ptr %v156, align 4
  %v157 = add nsw i64 %v146, 1
  store i64 %v157, ptr %cell140
  br label %b141
b143:
  %v158 = add nsw i64 %v139, 1
  store i64 %v158, ptr %cell133
  br label %b134
b136:
  store i64 %v4, ptr %cell159
  br label %b160
b160:
  %v163 = load i64, ptr %cell159
  %v164 = icmp slt i64 %v163, %rows
  br i1 %v164, label %b161, label %b162
b161:
  %v165 = load i64, ptr %cell159
  store i64 0, ptr %cell166
  br label %b167
b167:
  %v170 = load i64, ptr %cell166
  %v171 = icmp slt i64 %v170, %v2
  br i1 %v171, label %b168, label %b169
b168:
  %v172 = load i64, ptr %cell166
  %v173 = mul i64 %v165, %down
  %v174 = mul i64 %v172, %across
  %v175 = add i64 %v173, %v174
  %v176 = getelementptr i8, ptr %source, i64 %v175
  %v177 = mul i64 0, %across
  %v178 = getelementptr i8, ptr %v176, i64 %v177
  %v179 = load i32, ptr %v178, align 4
  %v180 = insertelement <8 x i32> poison, i32 %v179, i64 0
  %v181 = getelementptr i8, ptr %v178, i64 %across
  %v182 = load i32, ptr %v181, align 4
  %v183 = insertelement <8 x i32> %v180, i32 %v182, i64 1
  %v184 = getelementptr i8, ptr %v181, i64 %across
  %v185 = load i32, ptr %v184, align 4
  %v186 = insertelement <8 x i32> %v183, i32 %v185, i64 2
  %v187 = getelementptr i8, ptr %v184, i64 %across
  %v188 = load i32, ptr %v187, align 4
  %v189 = insertelement <8 x i32> %v186, i32 %v188, i64 3
  %v190 = getelementptr i8, ptr %v187, i64 %across
  %v191 = load i32, ptr %v190, align 4
  %v192 = insertelement <8 x i32> %v189, i32 %v191, i64 4
  %v193 = getelementptr i8, ptr %v190, i64 %across
  %v194 = load i32, ptr %v193, align 4
  %v195 = insertelement <8 x i32> %v192, i32 %v194, i64 5
  %v196 = getelementptr i8, ptr %v193, i64 %across
  %v197 = load i32, ptr %v196, align 4
  %v198 = insertelement <8 x i32> %v195, i32 %v197, i64 6
  %v199 = getelementptr i8, ptr %v196, i64 %across
  %v200 = load i32, ptr %v199, align 4
  %v201 = insertelement <8 x i32> %v198, i32 %v200, i64 7
  %v202 = mul i64 %v165, %columns
  %v203 = add i64 %v202, %v172
  %v204 = getelementptr i32, ptr %result, i64 %v203
  store <8 x i32> %v201, ptr %v204, align 4
  %v205 = add nsw i64 %v172, 8
  store i64 %v205, ptr %cell166
  br label %b167
b169:
  store i64 %v2, ptr %cell206
  br label %b207
b207:
  %v210 = load i64, ptr %cell206
  %v211 = icmp slt i64 %v210, %columns
  br i1 %v211, label %b208, label %b209
b208:
  %v212 = load i64, ptr %cell206
  %v213 = mul i64 %v165, %down
  %v214 = mul i64 %v212, %across
  %v215 = add i64 %v213, %v214
  %v216 = getelementptr i8, ptr %source, i64 %v215
  %v217 = mul i64 0, %across
  %v218 = getelementptr i8, ptr %v216, i64 %v217
  %v219 = load i32, ptr %v218, align 4
  %v220 = mul i64 %v165, %columns
  %v221 = add i64 %v220, %v212
  %v222 = getelementptr i32, ptr %result, i64 %v221
  store i32 %v219, ptr %v222, align 4
  %v223 = add nsw i64 %v212, 1
  store i64 %v223, ptr %cell206
  br label %b207
b209:
  %v224 = add nsw i64 %v165, 1
  store i64 %v224, ptr %cell159
  br label %b160
b162:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
