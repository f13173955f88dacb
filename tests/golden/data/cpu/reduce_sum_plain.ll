; trellis golden, codegen revision 18
; reduce|sum|1.1.reduced.True|float32:c|float32:c|float32|3e8851d4e04f4832f48abeda744156a5
; {'unroll': 1, 'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell45 = alloca i64
  %cell59 = alloca i64
  %cell76 = alloca i64
  %cell77 = alloca i64
  %cell95 = alloca i64
  %cell110 = alloca <4 x double>
  %cell111 = alloca i64
  %cell112 = alloca i64
  %cell124 = alloca i64
  %cell129 = alloca <4 x float>
  %v1 = getelementptr i64, ptr %args, i64 2
  %v2 = load ptr, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 9
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 10
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 0
  %v8 = load ptr, ptr %v7
  %v9 = getelementptr i8, ptr %v8, i64 %v4
  %v10 = getelementptr i64, ptr %args, i64 1
  %v11 = load ptr, ptr %v10
  %v12 = getelementptr i8, ptr %v11, i64 %v6
  %v13 = getelementptr i64, ptr %args, i64 14
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 15
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 16
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 17
  %v20 = load i64, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 18
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 19
  %v24 = load i64, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 20
  %v26 = load i64, ptr %v25
  %v27 = getelementptr i64, ptr %args, i64 21
  %v28 = load i64, ptr %v27
  %v29 = getelementptr i64, ptr %args, i64 7
  %v30 = load i64, ptr %v29
  %v31 = getelementptr i64, ptr %args, i64 8
  %v32 = load i64, ptr %v31
  %v33 = getelementptr i64, ptr %args, i64 3
  %v34 = load i64, ptr %v33
  %v35 = getelementptr i64, ptr %args, i64 4
  %v36 = load i64, ptr %v35
  %v37 = getelementptr i64, ptr %args, i64 5
  %v38 = load i64, ptr %v37
  %v39 = getelementptr i64, ptr %args, i64 6
  %v40 = load i64, ptr %v39
  %v41 = getelementptr i64, ptr %args, i64 12
  %v42 = load i64, ptr %v41
  %v43 = getelementptr i64, ptr %args, i64 13
  %v44 = load i64, ptr %v43
  store i64 %begin, ptr %cell45
  br label %b46
b46:
  %v49 = load i64, ptr %cell45
  %v50 = icmp slt i64 %v49, %end
  br i1 %v50, label %b47, label %b48
b47:
  %v51 = load i64, ptr %cell45
  %v52 = icmp slt i64 %v51, %v28
  %v53 = call i64 @llvm.smin.i64(i64 %v51, i64 %v28)
  %v54 = sub i64 %v26, 1
  %v55 = mul i64 %v53, %v54
  %v56 = add i64 %v51, %v55
  %v57 = select i1 %v52, i64 %v26, i64 1
  %v58 = add i64 %v56, %v57
  store i64 %v56, ptr %cell59
  br label %b60
b60:
  %v63 = load i64, ptr %cell59
  %v64 = icmp slt i64 %v63, %v58
  br i1 %v64, label %b61, label %b62
b61:
  %v65 = load i64, ptr %cell59
  %v66 = udiv i64 %v65, %v18
  %v67 = urem i64 %v65, %v18
  %v68 = mul i64 %v67, %v20
  %v69 = add i64 %v68, %v20
  %v70 = getelementptr i64, ptr %args, i64 23
  %v71 = load i64, ptr %v70
  %v72 = call i64 @llvm.smin.i64(i64 %v69, i64 %v71)
  %v73 = mul i64 %v66, %v16
  %v74 = add i64 %v73, %v16
  %v75 = call i64 @llvm.smin.i64(i64 %v74, i64 %v14)
  store i64 %v73, ptr %cell76
  store i64 %v73, ptr %cell77
  br label %b78
b78:
  %v81 = load i64, ptr %cell77
  %v82 = icmp slt i64 %v81, %v75
  br i1 %v82, label %b79, label %b80
b79:
  %v83 = load i64, ptr %cell77
  %v84 = load i64, ptr %cell76
  %v85 = sub i64 %v75, %v83
  %v86 = mul i64 %v36, %v84
  %v87 = add i64 0, %v86
  %v88 = getelementptr i8, ptr %v9, i64 %v87
  %v89 = mul i64 %v38, %v84
  %v90 = add i64 0, %v89
  %v91 = getelementptr i8, ptr %v12, i64 %v90
  %v92 = mul i64 %v40, %v84
  %v93 = add i64 0, %v92
  %v94 = getelementptr i8, ptr null, i64 %v93
  store i64 0, ptr %cell95
  br label %b96
b96:
  %v99 = load i64, ptr %cell95
  %v100 = icmp slt i64 %v99, %v85
  br i1 %v100, label %b97, label %b98
b97:
  %v101 = load i64, ptr %cell95
  %v102 = mul i64 %v101, %v36
  %v103 = getelementptr i8, ptr %v88, i64 %v102
  %v104 = mul i64 %v101, %v38
  %v105 = getelementptr i8, ptr %v91, i64 %v104
  %v106 = mul i64 %v101, %v40
  %v107 = getelementptr i8, ptr %v94, i64 %v106
  %v108 = ptrtoint ptr %v107 to i64
  %v109 = add i64 %v84, %v101
  store <4 x double> splat (double 0x0000000000000000), ptr %cell110
  store i64 %v68, ptr %cell111
  store i64 %v68, ptr %cell112
  br label %b113
b113:
  %v116 = load i64, ptr %cell112
  %v117 = icmp slt i64 %v116, %v72
  br i1 %v117, label %b114, label %b115
b114:
  %v118 = load i64, ptr %cell112
  %v119 = load i64, ptr %cell111
  %v120 = sub i64 %v72, %v118
  %v121 = mul i64 %v32, %v119
  %v122 = add i64 0, %v121
  %v123 = getelementptr i8, ptr %v103, i64 %v122
  store i64 0, ptr %cell124
  %v125 = load i64, ptr %cell124
  %v126 = icmp slt i64 %v125, %v120
  br i1 %v126, label %b127, label %b128
b127:
  store <4 x float> splat (float 0x0000000000000000), ptr %cell129
  br label %b130
b130:
  %v133 = load i64, ptr %cell124
  %v134 = add i64 %v133, 4
  %v135 = icmp sle i64 %v134, %v120
  br i1 %v135, label %b131, label %b132
b131:
  %v136 = load i64, ptr %cell124
  %v137 = getelementptr float, ptr %v123, i64 %v136
  %v138 = load <4 x float>, ptr %v137, align 4
  %v139 = load <4 x float>, ptr %cell129
  %v140 = fadd contract <4 x float> %v139, %v138
  store <4 x float> %v140, ptr %cell129
  %v141 = add i64 %v136, 4
  store i64 %v141, ptr %cell124
  br label %b130
b132:
  %v142 = load i64, ptr %cell124
  %v143 = sub i64 %v120, %v142
  %v144 = icmp sgt i64 %v143, 0
  br i1 %v144, label %b145, label %b146
b145:
  %v147 = sub i64 4, %v143
  %v148 = trunc i64 %v147 to i4
  %v149 = lshr i4 -1, %v148
  %v150 = bitcast i4 %v149 to <4 x i1>
  %v151 = getelementptr float, ptr %v123, i64 %v142
  %v152 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %v151, i32 4, <4 x i1> %v150, <4 x float> zeroinitializer)
  %v153 = select <4 x i1> %v150, <4 x float> %v152, <4 x float> splat (float 0x0000000000000000)
  %v154 = load <4 x float>, ptr %cell129
  %v155 = fadd contract <4 x float> %v154, %v153
  store <4 x float> %v155, ptr %cell129
  br label %b146
b146:
  %v156 = load <4 x float>, ptr %cell129
  %v157 = fpext <4 x float> %v156 to <4 x double>
  %v158 = load <4 x double>, ptr %cell110
  %v159 = fadd contract <4 x double> %v158, %v157
  store <4 x double> %v159, ptr %cell110
  br label %b128
b128:
  %v160 = add i64 %v118, %v120
  store i64 %v160, ptr %cell112
  store i64 0, ptr %cell111
  br label %b113
b115:
  %v161 = load <4 x double>, ptr %cell110
  %v162 = shufflevector <4 x double> %v161, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %v163 = shufflevector <4 x double> %v161, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %v164 = fadd contract <2 x double> %v162, %v163
  %v165 = extractelement <2 x double> %v164, i32 0
  %v166 = extractelement <2 x double> %v164, i32 1
  %v167 = fadd contract double %v165, %v166
  %v171 = icmp eq i64 %v18, 1
  br i1 %v171, label %b168, label %b169
b168:
  %v172 = fptrunc double %v167 to float
  %v173 = getelementptr float, ptr %v105, i64 0
  store float %v172, ptr %v173, align 4
  br label %b170
b169:
  %v174 = mul i64 %v67, %v22
  %v175 = add i64 %v174, %v108
  %v176 = add i64 %v175, 0
  %v177 = mul i64 %v18, %v22
  %v178 = getelementptr double, ptr %v2, i64 %v177
  %v179 = getelementptr double, ptr %v2, i64 %v176
  store double %v167, ptr %v179, align 8
  br label %b170
b170:
  %v180 = add nsw i64 %v101, 1
  store i64 %v180, ptr %cell95
  br label %b96
b98:
  %v181 = add i64 %v83, %v85
  store i64 %v181, ptr %cell77
  store i64 0, ptr %cell76
  br label %b78
b80:
  %v182 = add nsw i64 %v65, 1
  store i64 %v182, ptr %cell59
  br label %b60
b62:
  %v183 = add nsw i64 %v51, 1
  store i64 %v183, ptr %cell45
  br label %b46
b48:
  ret void
}

define void @phase1(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell47 = alloca i64
  %cell57 = alloca i64
  %cell58 = alloca i64
  %cell74 = alloca i64
  %cell89 = alloca <4 x double>
  %cell90 = alloca i64
  %cell127 = alloca double
  %cell128 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 2
  %v2 = load ptr, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 9
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 10
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 0
  %v8 = load ptr, ptr %v7
  %v9 = getelementptr i8, ptr %v8, i64 %v4
  %v10 = getelementptr i64, ptr %args, i64 1
  %v11 = load ptr, ptr %v10
  %v12 = getelementptr i8, ptr %v11, i64 %v6
  %v13 = getelementptr i64, ptr %args, i64 14
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 15
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 16
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 17
  %v20 = load i64, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 18
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 19
  %v24 = load i64, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 20
  %v26 = load i64, ptr %v25
  %v27 = getelementptr i64, ptr %args, i64 21
  %v28 = load i64, ptr %v27
  %v29 = getelementptr i64, ptr %args, i64 7
  %v30 = load i64, ptr %v29
  %v31 = getelementptr i64, ptr %args, i64 8
  %v32 = load i64, ptr %v31
  %v33 = getelementptr i64, ptr %args, i64 3
  %v34 = load i64, ptr %v33
  %v35 = getelementptr i64, ptr %args, i64 4
  %v36 = load i64, ptr %v35
  %v37 = getelementptr i64, ptr %args, i64 5
  %v38 = load i64, ptr %v37
  %v39 = getelementptr i64, ptr %args, i64 6
  %v40 = load i64, ptr %v39
  %v41 = getelementptr i64, ptr %args, i64 12
  %v42 = load i64, ptr %v41
  %v43 = getelementptr i64, ptr %args, i64 13
  %v44 = load i64, ptr %v43
  %v45 = getelementptr i64, ptr %args, i64 11
  %v46 = load i64, ptr %v45
  store i64 %begin, ptr %cell47
  br label %b48
b48:
  %v51 = load i64, ptr %cell47
  %v52 = icmp slt i64 %v51, %end
  br i1 %v52, label %b49, label %b50
b49:
  %v53 = load i64, ptr %cell47
  %v54 = mul i64 %v53, %v24
  %v55 = add i64 %v54, %v24
  %v56 = call i64 @llvm.smin.i64(i64 %v55, i64 %v22)
  store i64 %v54, ptr %cell57
  store i64 %v54, ptr %cell58
  br label %b59
b59:
  %v62 = load i64, ptr %cell58
  %v63 = icmp slt i64 %v62, %v56
  br i1 %v63, label %b60, label %b61
b60:
  %v64 = load i64, ptr %cell58
  %v65 = load i64, ptr %cell57
  %v66 = sub i64 %v56, %v64
  %v67 = mul i64 %v42, %v65
  %v68 = add i64 0, %v67
  %v69 = getelementptr i8, ptr %v12, i64 %v68
  %v70 = mul i64 %v44, %v65
  %v71 = add i64 0, %v70
  %v72 = getelementptr i8, ptr null, i64 %v71
  %v73 = ptrtoint ptr %v72 to i64
  store i64 0, ptr %cell74
  br label %b75
b75:
  %v78 = load i64, ptr %cell74
  %v79 = add i64 %v78, 4
  %v80 = icmp sle i64 %v79, %v66
  br i1 %v80, label %b76, label %b77
b76:
  %v81 = load i64, ptr %cell74
  %v82 = add i64 %v73, %v81
  %v83 = mul i64 0, %v22
  %v84 = add i64 %v83, %v82
  %v85 = mul i64 %v18, %v22
  %v86 = getelementptr double, ptr %v2, i64 %v85
  %v87 = getelementptr double, ptr %v2, i64 %v84
  %v88 = load <4 x double>, ptr %v87, align 8
  store <4 x double> %v88, ptr %cell89
  store i64 1, ptr %cell90
  br label %b91
b91:
  %v94 = load i64, ptr %cell90
  %v95 = icmp slt i64 %v94, %v18
  br i1 %v95, label %b92, label %b93
b92:
  %v96 = load i64, ptr %cell90
  %v97 = load <4 x double>, ptr %cell89
  %v98 = mul i64 %v96, %v22
  %v99 = add i64 %v98, %v82
  %v100 = mul i64 %v18, %v22
  %v101 = getelementptr double, ptr %v2, i64 %v100
  %v102 = getelementptr double, ptr %v2, i64 %v99
  %v103 = load <4 x double>, ptr %v102, align 8
  %v104 = fadd contract <4 x double> %v97, %v103
  store <4 x double> %v104, ptr %cell89
  %v105 = add nsw i64 %v96, 1
  store i64 %v105, ptr %cell90
  br label %b91
b93:
  %v106 = load <4 x double>, ptr %cell89
  %v107 = fptrunc <4 x double> %v106 to <4 x float>
  %v108 = getelementptr float, ptr %v69, i64 %v81
  store <4 x float> %v107, ptr %v108, align 4
  %v109 = add i64 %v81, 4
  store i64 %v109, ptr %cell74
  br label %b75
b77:
  br label %b110
b110:
  %v113 = load i64, ptr %cell74
  %v114 = icmp slt i64 %v113, %v66
  br i1 %v114, label %b111, label %b112
b111:
  %v115 = load i64, ptr %cell74
  %v116 = sub i64 %v66, %v115
  %v119 = icmp sgt i64 %v116, 0
  br i1 %v119, label %b117, label %b118
b117:
  %v120 = add i64 %v73, %v115
  %v121 = mul i64 0, %v22
  %v122 = add i64 %v121, %v120
  %v123 = mul i64 %v18, %v22
  %v124 = getelementptr double, ptr %v2, i64 %v123
  %v125 = getelementptr double, ptr %v2, i64 %v122
  %v126 = load double, ptr %v125, align 8
  store double %v126, ptr %cell127
  store i64 1, ptr %cell128
  br label %b129
b129:
  %v132 = load i64, ptr %cell128
  %v133 = icmp slt i64 %v132, %v18
  br i1 %v133, label %b130, label %b131
b130:
  %v134 = load i64, ptr %cell128
  %v135 = load double, ptr %cell127
  %v136 = mul i64 %v134, %v22
  %v137 = add i64 %v136, %v120
  %v138 = mul i64 %v18, %v22
  %v139 = getelementptr double, ptr %v2, i64 %v138
  %v140 = getelementptr double, ptr %v2, i64 %v137
  %v141 = load double, ptr %v140, align 8
  %v142 = fadd contract double %v135, %v141
  store double %v142, ptr %cell127
  %v143 = add nsw i64 %v134, 1
  store i64 %v143, ptr %cell128
  br label %b129
b131:
  %v144 = load double, ptr %cell127
  %v145 = fptrunc double %v144 to float
  %v146 = getelementptr float, ptr %v69, i64 %v115
  store float %v145, ptr %v146, align 4
  %v147 = add i64 %v115, 1
  store i64 %v147, ptr %cell74
  br label %b118
b118:
  br label %b110
b112:
  %v148 = add i64 %v64, %v66
  store i64 %v148, ptr %cell58
  store i64 0, ptr %cell57
  br label %b59
b61:
  %v149 = add nsw i64 %v53, 1
  store i64 %v149, ptr %cell47
  br label %b48
b50:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
