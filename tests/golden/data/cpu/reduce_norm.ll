; trellis golden, codegen revision 18
; reduce|norm|1.1.reduced.True|float64:c|float64:c|float64|e302bcf1018e3d6d95a173fa8ec8453d
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
  %cell110 = alloca <8 x double>
  %cell111 = alloca <8 x double>
  %cell112 = alloca <8 x double>
  %cell113 = alloca i64
  %cell114 = alloca i64
  %cell126 = alloca i64
  %cell131 = alloca <8 x double>
  %cell132 = alloca <8 x double>
  %cell133 = alloca <8 x double>
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
  store <8 x double> splat (double 0x0000000000000000), ptr %cell110
  store <8 x double> splat (double 0x0000000000000000), ptr %cell111
  store <8 x double> splat (double 0x0000000000000000), ptr %cell112
  store i64 %v68, ptr %cell113
  store i64 %v68, ptr %cell114
  br label %b115
b115:
  %v118 = load i64, ptr %cell114
  %v119 = icmp slt i64 %v118, %v72
  br i1 %v119, label %b116, label %b117
b116:
  %v120 = load i64, ptr %cell114
  %v121 = load i64, ptr %cell113
  %v122 = sub i64 %v72, %v120
  %v123 = mul i64 %v32, %v121
  %v124 = add i64 0, %v123
  %v125 = getelementptr i8, ptr %v103, i64 %v124
  store i64 0, ptr %cell126
  %v127 = load i64, ptr %cell126
  %v128 = icmp slt i64 %v127, %v122
  br i1 %v128, label %b129, label %b130
b129:
  store <8 x double> splat (double 0x0000000000000000), ptr %cell131
  store <8 x double> splat (double 0x0000000000000000), ptr %cell132
  store <8 x double> splat (double 0x0000000000000000), ptr %cell133
  br label %b134
b134:
  %v137 = load i64, ptr %cell126
  %v138 = add i64 %v137, 8
  %v139 = icmp sle i64 %v138, %v122
  br i1 %v139, label %b135, label %b136
b135:
  %v140 = load i64, ptr %cell126
  %v141 = getelementptr double, ptr %v125, i64 %v140
  %v142 = load <8 x double>, ptr %v141, align 8
  %v143 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %v142)
  %v144 = fcmp ogt <8 x double> %v143, splat (double 0x5E50000000000000)
  %v145 = fcmp olt <8 x double> %v143, splat (double 0x2000000000000000)
  %v146 = or <8 x i1> %v144, %v145
  %v147 = fmul <8 x double> %v142, splat (double 0x1E50000000000000)
  %v148 = select <8 x i1> %v144, <8 x double> %v147, <8 x double> splat (double 0x0000000000000000)
  %v149 = fmul contract <8 x double> %v148, %v148
  %v150 = select <8 x i1> %v146, <8 x double> splat (double 0x0000000000000000), <8 x double> %v142
  %v151 = fmul contract <8 x double> %v150, %v150
  %v152 = fmul <8 x double> %v142, splat (double 0x6180000000000000)
  %v153 = select <8 x i1> %v145, <8 x double> %v152, <8 x double> splat (double 0x0000000000000000)
  %v154 = fmul contract <8 x double> %v153, %v153
  %v155 = load <8 x double>, ptr %cell131
  %v156 = load <8 x double>, ptr %cell132
  %v157 = load <8 x double>, ptr %cell133
  %v158 = fadd contract <8 x double> %v155, %v149
  %v159 = fadd contract <8 x double> %v156, %v151
  %v160 = fadd contract <8 x double> %v157, %v154
  store <8 x double> %v158, ptr %cell131
  store <8 x double> %v159, ptr %cell132
  store <8 x double> %v160, ptr %cell133
  %v161 = add i64 %v140, 8
  store i64 %v161, ptr %cell126
  br label %b134
b136:
  %v162 = load i64, ptr %cell126
  %v163 = sub i64 %v122, %v162
  %v164 = icmp sgt i64 %v163, 0
  br i1 %v164, label %b165, label %b166
b165:
  %v167 = sub i64 8, %v163
  %v168 = trunc i64 %v167 to i8
  %v169 = lshr i8 -1, %v168
  %v170 = bitcast i8 %v169 to <8 x i1>
  %v171 = getelementptr double, ptr %v125, i64 %v162
  %v172 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v171, i32 8, <8 x i1> %v170, <8 x double> zeroinitializer)
  %v173 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %v172)
  %v174 = fcmp ogt <8 x double> %v173, splat (double 0x5E50000000000000)
  %v175 = fcmp olt <8 x double> %v173, splat (double 0x2000000000000000)
  %v176 = or <8 x i1> %v174, %v175
  %v177 = fmul <8 x double> %v172, splat (double 0x1E50000000000000)
  %v178 = select <8 x i1> %v174, <8 x double> %v177, <8 x double> splat (double 0x0000000000000000)
  %v179 = fmul contract <8 x double> %v178, %v178
  %v180 = select <8 x i1> %v176, <8 x double> splat (double 0x0000000000000000), <8 x double> %v172
  %v181 = fmul contract <8 x double> %v180, %v180
  %v182 = fmul <8 x double> %v172, splat (double 0x6180000000000000)
  %v183 = select <8 x i1> %v175, <8 x double> %v182, <8 x double> splat (double 0x0000000000000000)
  %v184 = fmul contract <8 x double> %v183, %v183
  %v185 = select <8 x i1> %v170, <8 x double> %v179, <8 x double> splat (double 0x0000000000000000)
  %v186 = select <8 x i1> %v170, <8 x double> %v181, <8 x double> splat (double 0x0000000000000000)
  %v187 = select <8 x i1> %v170, <8 x double> %v184, <8 x double> splat (double 0x0000000000000000)
  %v188 = load <8 x double>, ptr %cell131
  %v189 = load <8 x double>, ptr %cell132
  %v190 = load <8 x double>, ptr %cell133
  %v191 = fadd contract <8 x double> %v188, %v185
  %v192 = fadd contract <8 x double> %v189, %v186
  %v193 = fadd contract <8 x double> %v190, %v187
  store <8 x double> %v191, ptr %cell131
  store <8 x double> %v192, ptr %cell132
  store <8 x double> %v193, ptr %cell133
  br label %b166
b166:
  %v194 = load <8 x double>, ptr %cell131
  %v195 = load <8 x double>, ptr %cell132
  %v196 = load <8 x double>, ptr %cell133
  %v197 = load <8 x double>, ptr %cell110
  %v198 = load <8 x double>, ptr %cell111
  %v199 = load <8 x double>, ptr %cell112
  %v200 = fadd contract <8 x double> %v197, %v194
  %v201 = fadd contract <8 x double> %v198, %v195
  %v202 = fadd contract <8 x double> %v199, %v196
  store <8 x double> %v200, ptr %cell110
  store <8 x double> %v201, ptr %cell111
  store <8 x double> %v202, ptr %cell112
  br label %b130
b130:
  %v203 = add i64 %v120, %v122
  store i64 %v203, ptr %cell114
  store i64 0, ptr %cell113
  br label %b115
b117:
  %v204 = load <8 x double>, ptr %cell110
  %v205 = load <8 x double>, ptr %cell111
  %v206 = load <8 x double>, ptr %cell112
  %v207 = shufflevector <8 x double> %v204, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v208 = shufflevector <8 x double> %v205, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v209 = shufflevector <8 x double> %v206, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v210 = shufflevector <8 x double> %v204, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v211 = shufflevector <8 x double> %v205, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v212 = shufflevector <8 x double> %v206, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v213 = fadd contract <4 x double> %v207, %v210
  %v214 = fadd contract <4 x double> %v208, %v211
  %v215 = fadd contract <4 x double> %v209, %v212
  %v216 = shufflevector <4 x double> %v213, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %v217 = shufflevector <4 x double> %v214, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %v218 = shufflevector <4 x double> %v215, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %v219 = shufflevector <4 x double> %v213, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %v220 = shufflevector <4 x double> %v214, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %v221 = shufflevector <4 x double> %v215, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %v222 = fadd contract <2 x double> %v216, %v219
  %v223 = fadd contract <2 x double> %v217, %v220
  %v224 = fadd contract <2 x double> %v218, %v221
  %v225 = extractelement <2 x double> %v222, i32 0
  %v226 = extractelement <2 x double> %v223, i32 0
  %v227 = extractelement <2 x double> %v224, i32 0
  %v228 = extractelement <2 x double> %v222, i32 1
  %v229 = extractelement <2 x double> %v223, i32 1
  %v230 = extractelement <2 x double> %v224, i32 1
  %v231 = fadd contract double %v225, %v228
  %v232 = fadd contract double %v226, %v229
  %v233 = fadd contract double %v227, %v230
  %v237 = icmp eq i64 %v18, 1
  br i1 %v237, label %b234, label %b235
b234:
  %v238 = fcmp ogt double %v231, 0x0000000000000000
  %v239 = fmul contract double %v232, 0x1E50000000000000
  %v240 = fmul contract double %v239, 0x1E50000000000000
  %v241 = fadd contract double %v231, %v240
  %v242 = fcmp une double %v232, 0x0000000000000000
  %v243 = fmul contract double %v233, 0x1E60000000000000
  %v244 = fmul contract double %v243, 0x1E60000000000000
  %v245 = fadd contract double %v232, %v244
  %v246 = select i1 %v242, double %v245, double %v233
  %v247 = select i1 %v238, double %v241, double %v246
  %v248 = call double @llvm.sqrt.f64(double %v247)
  %v249 = select i1 %v242, double 0x3FF0000000000000, double 0x1E60000000000000
  %v250 = select i1 %v238, double 0x6190000000000000, double %v249
  %v251 = fmul contract double %v248, %v250
  %v252 = getelementptr double, ptr %v105, i64 0
  store double %v251, ptr %v252, align 8
  br label %b236
b235:
  %v253 = mul i64 %v67, %v22
  %v254 = add i64 %v253, %v108
  %v255 = add i64 %v254, 0
  %v256 = mul i64 %v18, %v22
  %v257 = getelementptr double, ptr %v2, i64 %v256
  %v258 = getelementptr double, ptr %v257, i64 %v256
  %v259 = getelementptr double, ptr %v258, i64 %v256
  %v260 = getelementptr double, ptr %v2, i64 %v255
  store double %v231, ptr %v260, align 8
  %v261 = getelementptr double, ptr %v257, i64 %v255
  store double %v232, ptr %v261, align 8
  %v262 = getelementptr double, ptr %v258, i64 %v255
  store double %v233, ptr %v262, align 8
  br label %b236
b236:
  %v263 = add nsw i64 %v101, 1
  store i64 %v263, ptr %cell95
  br label %b96
b98:
  %v264 = add i64 %v83, %v85
  store i64 %v264, ptr %cell77
  store i64 0, ptr %cell76
  br label %b78
b80:
  %v265 = add nsw i64 %v65, 1
  store i64 %v265, ptr %cell59
  br label %b60
b62:
  %v266 = add nsw i64 %v51, 1
  store i64 %v266, ptr %cell45
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
  %cell95 = alloca <8 x double>
  %cell96 = alloca <8 x double>
  %cell97 = alloca <8 x double>
  %cell98 = alloca i64
  %cell171 = alloca <8 x double>
  %cell172 = alloca <8 x double>
  %cell173 = alloca <8 x double>
  %cell174 = alloca i64
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
  %v79 = add i64 %v78, 8
  %v80 = icmp sle i64 %v79, %v66
  br i1 %v80, label %b76, label %b77
b76:
  %v81 = load i64, ptr %cell74
  %v82 = add i64 %v73, %v81
  %v83 = mul i64 0, %v22
  %v84 = add i64 %v83, %v82
  %v85 = mul i64 %v18, %v22
  %v86 = getelementptr double, ptr %v2, i64 %v85
  %v87 = getelementptr double, ptr %v86, i64 %v85
  %v88 = getelementptr double, ptr %v87, i64 %v85
  %v89 = getelementptr double, ptr %v2, i64 %v84
  %v90 = load <8 x double>, ptr %v89, align 8
  %v91 = getelementptr double, ptr %v86, i64 %v84
  %v92 = load <8 x double>, ptr %v91, align 8
  %v93 = getelementptr double, ptr %v87, i64 %v84
  %v94 = load <8 x double>, ptr %v93, align 8
  store <8 x double> %v90, ptr %cell95
  store <8 x double> %v92, ptr %cell96
  store <8 x double> %v94, ptr %cell97
  store i64 1, ptr %cell98
  br label %b99
b99:
  %v102 = load i64, ptr %cell98
  %v103 = icmp slt i64 %v102, %v18
  br i1 %v103, label %b100, label %b101
b100:
  %v104 = load i64, ptr %cell98
  %v105 = load <8 x double>, ptr %cell95
  %v106 = load <8 x double>, ptr %cell96
  %v107 = load <8 x double>, ptr %cell97
  %v108 = mul i64 %v104, %v22
  %v109 = add i64 %v108, %v82
  %v110 = mul i64 %v18, %v22
  %v111 = getelementptr double, ptr %v2, i64 %v110
  %v112 = getelementptr double, ptr %v111, i64 %v110
  %v113 = getelementptr double, ptr %v112, i64 %v110
  %v114 = getelementptr double, ptr %v2, i64 %v109
  %v115 = load <8 x double>, ptr %v114, align 8
  %v116 = getelementptr double, ptr %v111, i64 %v109
  %v117 = load <8 x double>, ptr %v116, align 8
  %v118 = getelementptr double, ptr %v112, i64 %v109
  %v119 = load <8 x double>, ptr %v118, align 8
  %v120 = fadd contract <8 x double> %v105, %v115
  %v121 = fadd contract <8 x double> %v106, %v117
  %v122 = fadd contract <8 x double> %v107, %v119
  store <8 x double> %v120, ptr %cell95
  store <8 x double> %v121, ptr %cell96
  store <8 x double> %v122, ptr %cell97
  %v123 = add nsw i64 %v104, 1
  store i64 %v123, ptr %cell98
  br label %b99
b101:
  %v124 = load <8 x double>, ptr %cell95
  %v125 = load <8 x double>, ptr %cell96
  %v126 = load <8 x double>, ptr %cell97
  %v127 = fcmp ogt <8 x double> %v124, splat (double 0x0000000000000000)
  %v128 = fmul contract <8 x double> %v125, splat (double 0x1E50000000000000)
  %v129 = fmul contract <8 x double> %v128, splat (double 0x1E50000000000000)
  %v130 = fadd contract <8 x double> %v124, %v129
  %v131 = fcmp une <8 x double> %v125, splat (double 0x0000000000000000)
  %v132 = fmul contract <8 x double> %v126, splat (double 0x1E60000000000000)
  %v133 = fmul contract <8 x double> %v132, splat (double 0x1E60000000000000)
  %v134 = fadd contract <8 x double> %v125, %v133
  %v135 = select <8 x i1> %v131, <8 x double> %v134, <8 x double> %v126
  %v136 = select <8 x i1> %v127, <8 x double> %v130, <8 x double> %v135
  %v137 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %v136)
  %v138 = select <8 x i1> %v131, <8 x double> splat (double 0x3FF0000000000000), <8 x double> splat (double 0x1E60000000000000)
  %v139 = select <8 x i1> %v127, <8 x double> splat (double 0x6190000000000000), <8 x double> %v138
  %v140 = fmul contract <8 x double> %v137, %v139
  %v141 = getelementptr double, ptr %v69, i64 %v81
  store <8 x double> %v140, ptr %v141, align 8
  %v142 = add i64 %v81, 8
  store i64 %v142, ptr %cell74
  br label %b75
b77:
  br label %b143
b143:
  %v146 = load i64, ptr %cell74
  %v147 = icmp slt i64 %v146, %v66
  br i1 %v147, label %b144, label %b145
b144:
  %v148 = load i64, ptr %cell74
  %v149 = sub i64 %v66, %v148
  %v152 = icmp sgt i64 %v149, 0
  br i1 %v152, label %b150, label %b151
b150:
  %v153 = call i64 @llvm.smin.i64(i64 %v149, i64 8)
  %v154 = sub i64 8, %v153
  %v155 = trunc i64 %v154 to i8
  %v156 = lshr i8 -1, %v155
  %v157 = bitcast i8 %v156 to <8 x i1>
  %v158 = add i64 %v73, %v148
  %v159 = mul i64 0, %v22
  %v160 = add i64 %v159, %v158
  %v161 = mul i64 %v18, %v22
  %v162 = getelementptr double, ptr %v2, i64 %v161
  %v163 = getelementptr double, ptr %v162, i64 %v161
  %v164 = getelementptr double, ptr %v163, i64 %v161
  %v165 = getelementptr double, ptr %v2, i64 %v160
  %v166 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v165, i32 8, <8 x i1> %v157, <8 x double> zeroinitializer)
  %v167 = getelementptr double, ptr %v162, i64 %v160
  %v168 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v167, i32 8, <8 x i1> %v157, <8 x double> zeroinitializer)
  %v169 = getelementptr double, ptr %v163, i64 %v160
  %v170 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v169, i32 8, <8 x i1> %v157, <8 x double> zeroinitializer)
  store <8 x double> %v166, ptr %cell171
  store <8 x double> %v168, ptr %cell172
  store <8 x double> %v170, ptr %cell173
  store i64 1, ptr %cell174
  br label %b175
b175:
  %v178 = load i64, ptr %cell174
  %v179 = icmp slt i64 %v178, %v18
  br i1 %v179, label %b176, label %b177
b176:
  %v180 = load i64, ptr %cell174
  %v181 = load <8 x double>, ptr %cell171
  %v182 = load <8 x double>, ptr %cell172
  %v183 = load <8 x double>, ptr %cell173
  %v184 = mul i64 %v180, %v22
  %v185 = add i64 %v184, %v158
  %v186 = mul i64 %v18, %v22
  %v187 = getelementptr double, ptr %v2, i64 %v186
  %v188 = getelementptr double, ptr %v187, i64 %v186
  %v189 = getelementptr double, ptr %v188, i64 %v186
  %v190 = getelementptr double, ptr %v2, i64 %v185
  %v191 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v190, i32 8, <8 x i1> %v157, <8 x double> zeroinitializer)
  %v192 = getelementptr double, ptr %v187, i64 %v185
  %v193 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v192, i32 8, <8 x i1> %v157, <8 x double> zeroinitializer)
  %v194 = getelementptr double, ptr %v188, i64 %v185
  %v195 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v194, i32 8, <8 x i1> %v157, <8 x double> zeroinitializer)
  %v196 = fadd contract <8 x double> %v181, %v191
  %v197 = fadd contract <8 x double> %v182, %v193
  %v198 = fadd contract <8 x double> %v183, %v195
  store <8 x double> %v196, ptr %cell171
  store <8 x double> %v197, ptr %cell172
  store <8 x double> %v198, ptr %cell173
  %v199 = add nsw i64 %v180, 1
  store i64 %v199, ptr %cell174
  br label %b175
b177:
  %v200 = load <8 x double>, ptr %cell171
  %v201 = load <8 x double>, ptr %cell172
  %v202 = load <8 x double>, ptr %cell173
  %v203 = fcmp ogt <8 x double> %v200, splat (double 0x0000000000000000)
  %v204 = fmul contract <8 x double> %v201, splat (double 0x1E50000000000000)
  %v205 = fmul contract <8 x double> %v204, splat (double 0x1E50000000000000)
  %v206 = fadd contract <8 x double> %v200, %v205
  %v207 = fcmp une <8 x double> %v201, splat (double 0x0000000000000000)
  %v208 = fmul contract <8 x double> %v202, splat (double 0x1E60000000000000)
  %v209 = fmul contract <8 x double> %v208, splat (double 0x1E60000000000000)
  %v210 = fadd contract <8 x double> %v201, %v209
  %v211 = select <8 x i1> %v207, <8 x double> %v210, <8 x double> %v202
  %v212 = select <8 x i1> %v203, <8 x double> %v206, <8 x double> %v211
  %v213 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %v212)
  %v214 = select <8 x i1> %v207, <8 x double> splat (double 0x3FF0000000000000), <8 x double> splat (double 0x1E60000000000000)
  %v215 = select <8 x i1> %v203, <8 x double> splat (double 0x6190000000000000), <8 x double> %v214
  %v216 = fmul contract <8 x double> %v213, %v215
  %v217 = getelementptr double, ptr %v69, i64 %v148
  call void @llvm.masked.store.v8f64.p0(<8 x double> %v216, ptr %v217, i32 8, <8 x i1> %v157)
  %v218 = add i64 %v148, %v153
  store i64 %v218, ptr %cell74
  br label %b151
b151:
  br label %b143
b145:
  %v219 = add i64 %v64, %v66
  store i64 %v219, ptr %cell58
  store i64 0, ptr %cell57
  br label %b59
b61:
  %v220 = add nsw i64 %v53, 1
  store i64 %v220, ptr %cell47
  br label %b48
b50:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
