; trellis golden, codegen revision 18
; scan|max|float32|float32|last.c|True
; {'unroll': 1, 'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

declare i32 @nanosleep(ptr, ptr)

declare i32 @sched_yield()

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell24 = alloca i64
  %cell31 = alloca i64
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
  %v21 = getelementptr i64, ptr %args, i64 2
  %v22 = load ptr, ptr %v21
  %v23 = mul i64 %v2, %v6
  store i64 %begin, ptr %cell24
  br label %b25
b25:
  %v28 = load i64, ptr %cell24
  %v29 = icmp slt i64 %v28, %end
  br i1 %v29, label %b26, label %b27
b26:
  %v30 = load i64, ptr %cell24
  store i64 0, ptr %cell31
  br label %b32
b32:
  %v35 = load i64, ptr %cell31
  %v36 = icmp slt i64 %v35, %v23
  br i1 %v36, label %b33, label %b34
b33:
  %v37 = load i64, ptr %cell31
  %v38 = shl i64 %v37, 1
  %v39 = getelementptr i64, ptr %v22, i64 %v38
  store i64 0, ptr %v39
  %v40 = add nsw i64 %v37, 1
  store i64 %v40, ptr %cell31
  br label %b32
b34:
  %v41 = add nsw i64 %v30, 1
  store i64 %v41, ptr %cell24
  br label %b25
b27:
  ret void
}

define void @phase1(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell27 = alloca i64
  %cell28 = alloca [2 x i64]
  %cell29 = alloca i64
  %cell44 = alloca i64
  %cell58 = alloca <16 x float>
  %cell63 = alloca i64
  %cell157 = alloca <16 x float>
  %cell158 = alloca <16 x float>
  %cell159 = alloca <16 x float>
  %cell160 = alloca <16 x float>
  %cell161 = alloca i64
  %cell276 = alloca float
  %cell311 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 0
  %v2 = load ptr, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 1
  %v4 = load ptr, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 2
  %v6 = load ptr, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 3
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 4
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 5
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 6
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 7
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 8
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 9
  %v20 = load i64, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 10
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 11
  %v24 = load i64, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 12
  %v26 = load i64, ptr %v25
  store i64 %begin, ptr %cell29
  br label %b30
b30:
  %v33 = load i64, ptr %cell29
  %v34 = icmp slt i64 %v33, %end
  br i1 %v34, label %b31, label %b32
b31:
  %v35 = load i64, ptr %cell29
  %v36 = udiv i64 %v35, %v12
  %v37 = urem i64 %v35, %v12
  %v38 = mul i64 %v36, %v10
  %v39 = mul i64 %v37, %v14
  %v40 = sub i64 %v16, %v39
  %v41 = call i64 @llvm.smin.i64(i64 %v14, i64 %v40)
  %v42 = add i64 %v38, %v10
  %v43 = call i64 @llvm.smin.i64(i64 %v42, i64 %v8)
  store i64 %v38, ptr %cell44
  br label %b45
b45:
  %v48 = load i64, ptr %cell44
  %v49 = icmp slt i64 %v48, %v43
  br i1 %v49, label %b46, label %b47
b46:
  %v50 = load i64, ptr %cell44
  %v51 = mul i64 %v50, %v16
  %v52 = add i64 %v51, %v39
  %v53 = mul i64 %v50, %v22
  %v54 = mul i64 %v39, %v24
  %v55 = add i64 %v53, %v54
  %v56 = getelementptr i8, ptr %v2, i64 %v55
  %v57 = getelementptr float, ptr %v4, i64 %v52
  store <16 x float> splat (float 0xFFF0000000000000), ptr %cell58
  %v62 = icmp eq i64 %v12, 1
  br i1 %v62, label %b59, label %b60
b59:
  store i64 0, ptr %cell63
  br label %b64
b64:
  %v67 = load i64, ptr %cell63
  %v68 = add i64 %v67, 16
  %v69 = icmp sle i64 %v68, %v41
  br i1 %v69, label %b65, label %b66
b65:
  %v70 = load i64, ptr %cell63
  %v71 = getelementptr float, ptr %v56, i64 %v70
  %v72 = load <16 x float>, ptr %v71, align 4
  %v73 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v72, <16 x i32> <i32 0, i32 16, i32 0, i32 18, i32 0, i32 20, i32 0, i32 22, i32 0, i32 24, i32 0, i32 26, i32 0, i32 28, i32 0, i32 30>
  %v74 = fcmp ogt <16 x float> %v72, %v73
  %v75 = select <16 x i1> %v74, <16 x float> %v72, <16 x float> %v73
  %v76 = fcmp uno <16 x float> %v72, %v72
  %v77 = select <16 x i1> %v76, <16 x float> %v72, <16 x float> %v75
  %v78 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v77, <16 x i32> <i32 0, i32 0, i32 17, i32 17, i32 0, i32 0, i32 21, i32 21, i32 0, i32 0, i32 25, i32 25, i32 0, i32 0, i32 29, i32 29>
  %v79 = fcmp ogt <16 x float> %v77, %v78
  %v80 = select <16 x i1> %v79, <16 x float> %v77, <16 x float> %v78
  %v81 = fcmp uno <16 x float> %v77, %v77
  %v82 = select <16 x i1> %v81, <16 x float> %v77, <16 x float> %v80
  %v83 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v82, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 19, i32 19, i32 19, i32 19, i32 0, i32 0, i32 0, i32 0, i32 27, i32 27, i32 27, i32 27>
  %v84 = fcmp ogt <16 x float> %v82, %v83
  %v85 = select <16 x i1> %v84, <16 x float> %v82, <16 x float> %v83
  %v86 = fcmp uno <16 x float> %v82, %v82
  %v87 = select <16 x i1> %v86, <16 x float> %v82, <16 x float> %v85
  %v88 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v87, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v89 = fcmp ogt <16 x float> %v87, %v88
  %v90 = select <16 x i1> %v89, <16 x float> %v87, <16 x float> %v88
  %v91 = fcmp uno <16 x float> %v87, %v87
  %v92 = select <16 x i1> %v91, <16 x float> %v87, <16 x float> %v90
  %v93 = load <16 x float>, ptr %cell58
  %v94 = fcmp ogt <16 x float> %v92, %v93
  %v95 = select <16 x i1> %v94, <16 x float> %v92, <16 x float> %v93
  %v96 = fcmp uno <16 x float> %v92, %v92
  %v97 = select <16 x i1> %v96, <16 x float> %v92, <16 x float> %v95
  %v98 = shufflevector <16 x float> %v93, <16 x float> %v97, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v99 = getelementptr float, ptr %v57, i64 %v70
  store <16 x float> %v98, ptr %v99, align 4
  %v100 = shufflevector <16 x float> %v92, <16 x float> %v92, <16 x i32> <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %v101 = fcmp ogt <16 x float> %v100, %v93
  %v102 = select <16 x i1> %v101, <16 x float> %v100, <16 x float> %v93
  %v103 = fcmp uno <16 x float> %v100, %v100
  %v104 = select <16 x i1> %v103, <16 x float> %v100, <16 x float> %v102
  store <16 x float> %v104, ptr %cell58
  %v105 = add i64 %v70, 16
  store i64 %v105, ptr %cell63
  br label %b64
b66:
  br label %b106
b106:
  %v109 = load i64, ptr %cell63
  %v110 = icmp slt i64 %v109, %v41
  br i1 %v110, label %b107, label %b108
b107:
  %v111 = load i64, ptr %cell63
  %v112 = sub i64 %v41, %v111
  %v115 = icmp sgt i64 %v112, 0
  br i1 %v115, label %b113, label %b114
b113:
  %v116 = call i64 @llvm.smin.i64(i64 %v112, i64 16)
  %v117 = sub i64 16, %v116
  %v118 = trunc i64 %v117 to i16
  %v119 = lshr i16 -1, %v118
  %v120 = bitcast i16 %v119 to <16 x i1>
  %v121 = getelementptr float, ptr %v56, i64 %v111
  %v122 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v121, i32 4, <16 x i1> %v120, <16 x float> zeroinitializer)
  %v123 = select <16 x i1> %v120, <16 x float> %v122, <16 x float> splat (float 0xFFF0000000000000)
  %v124 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v123, <16 x i32> <i32 0, i32 16, i32 0, i32 18, i32 0, i32 20, i32 0, i32 22, i32 0, i32 24, i32 0, i32 26, i32 0, i32 28, i32 0, i32 30>
  %v125 = fcmp ogt <16 x float> %v123, %v124
  %v126 = select <16 x i1> %v125, <16 x float> %v123, <16 x float> %v124
  %v127 = fcmp uno <16 x float> %v123, %v123
  %v128 = select <16 x i1> %v127, <16 x float> %v123, <16 x float> %v126
  %v129 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v128, <16 x i32> <i32 0, i32 0, i32 17, i32 17, i32 0, i32 0, i32 21, i32 21, i32 0, i32 0, i32 25, i32 25, i32 0, i32 0, i32 29, i32 29>
  %v130 = fcmp ogt <16 x float> %v128, %v129
  %v131 = select <16 x i1> %v130, <16 x float> %v128, <16 x float> %v129
  %v132 = fcmp uno <16 x float> %v128, %v128
  %v133 = select <16 x i1> %v132, <16 x float> %v128, <16 x float> %v131
  %v134 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v133, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 19, i32 19, i32 19, i32 19, i32 0, i32 0, i32 0, i32 0, i32 27, i32 27, i32 27, i32 27>
  %v135 = fcmp ogt <16 x float> %v133, %v134
  %v136 = select <16 x i1> %v135, <16 x float> %v133, <16 x float> %v134
  %v137 = fcmp uno <16 x float> %v133, %v133
  %v138 = select <16 x i1> %v137, <16 x float> %v133, <16 x float> %v136
  %v139 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v138, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v140 = fcmp ogt <16 x float> %v138, %v139
  %v141 = select <16 x i1> %v140, <16 x float> %v138, <16 x float> %v139
  %v142 = fcmp uno <16 x float> %v138, %v138
  %v143 = select <16 x i1> %v142, <16 x float> %v138, <16 x float> %v141
  %v144 = load <16 x float>, ptr %cell58
  %v145 = fcmp ogt <16 x float> %v143, %v144
  %v146 = select <16 x i1> %v145, <16 x float> %v143, <16 x float> %v144
  %v147 = fcmp uno <16 x float> %v143, %v143
  %v148 = select <16 x i1> %v147, <16 x float> %v143, <16 x float> %v146
  %v149 = shufflevector <16 x float> %v144, <16 x float> %v148, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v150 = getelementptr float, ptr %v57, i64 %v111
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v149, ptr %v150, i32 4, <16 x i1> %v120)
  %v151 = shufflevector <16 x float> %v143, <16 x float> %v143, <16 x i32> <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %v152 = fcmp ogt <16 x float> %v151, %v144
  %v153 = select <16 x i1> %v152, <16 x float> %v151, <16 x float> %v144
  %v154 = fcmp uno <16 x float> %v151, %v151
  %v155 = select <16 x i1> %v154, <16 x float> %v151, <16 x float> %v153
  store <16 x float> %v155, ptr %cell58
  %v156 = add i64 %v111, %v116
  store i64 %v156, ptr %cell63
  br label %b114
b114:
  br label %b106
b108:
  br label %b61
b60:
  store <16 x float> splat (float 0xFFF0000000000000), ptr %cell157
  store <16 x float> splat (float 0xFFF0000000000000), ptr %cell158
  store <16 x float> splat (float 0xFFF0000000000000), ptr %cell159
  store <16 x float> splat (float 0xFFF0000000000000), ptr %cell160
  store i64 0, ptr %cell161
  br label %b162
b162:
  %v165 = load i64, ptr %cell161
  %v166 = add i64 %v165, 64
  %v167 = icmp sle i64 %v166, %v41
  br i1 %v167, label %b163, label %b164
b163:
  %v168 = load i64, ptr %cell161
  %v169 = add i64 %v168, 0
  %v170 = getelementptr float, ptr %v56, i64 %v169
  %v171 = load <16 x float>, ptr %v170, align 4
  %v172 = load <16 x float>, ptr %cell157
  %v173 = fcmp ogt <16 x float> %v171, %v172
  %v174 = select <16 x i1> %v173, <16 x float> %v171, <16 x float> %v172
  %v175 = fcmp uno <16 x float> %v171, %v171
  %v176 = select <16 x i1> %v175, <16 x float> %v171, <16 x float> %v174
  store <16 x float> %v176, ptr %cell157
  %v177 = add i64 %v168, 16
  %v178 = getelementptr float, ptr %v56, i64 %v177
  %v179 = load <16 x float>, ptr %v178, align 4
  %v180 = load <16 x float>, ptr %cell158
  %v181 = fcmp ogt <16 x float> %v179, %v180
  %v182 = select <16 x i1> %v181, <16 x float> %v179, <16 x float> %v180
  %v183 = fcmp uno <16 x float> %v179, %v179
  %v184 = select <16 x i1> %v183, <16 x float> %v179, <16 x float> %v182
  store <16 x float> %v184, ptr %cell158
  %v185 = add i64 %v168, 32
  %v186 = getelementptr float, ptr %v56, i64 %v185
  %v187 = load <16 x float>, ptr %v186, align 4
  %v188 = load <16 x float>, ptr %cell159
  %v189 = fcmp ogt <16 x float> %v187, %v188
  %v190 = select <16 x i1> %v189, <16 x float> %v187, <16 x float> %v188
  %v191 = fcmp uno <16 x float> %v187, %v187
  %v192 = select <16 x i1> %v191, <16 x float> %v187, <16 x float> %v190
  store <16 x float> %v192, ptr %cell159
  %v193 = add i64 %v168, 48
  %v194 = getelementptr float, ptr %v56, i64 %v193
  %v195 = load <16 x float>, ptr %v194, align 4
  %v196 = load <16 x float>, ptr %cell160
  %v197 = fcmp ogt <16 x float> %v195, %v196
  %v198 = select <16 x i1> %v197, <16 x float> %v195, <16 x float> %v196
  %v199 = fcmp uno <16 x float> %v195, %v195
  %v200 = select <16 x i1> %v199, <16 x float> %v195, <16 x float> %v198
  store <16 x float> %v200, ptr %cell160
  %v201 = add i64 %v168, 64
  store i64 %v201, ptr %cell161
  br label %b162
b164:
  br label %b202
b202:
  %v205 = load i64, ptr %cell161
  %v206 = add i64 %v205, 16
  %v207 = icmp sle i64 %v206, %v41
  br i1 %v207, label %b203, label %b204
b203:
  %v208 = load i64, ptr %cell161
  %v209 = add i64 %v208, 0
  %v210 = getelementptr float, ptr %v56, i64 %v209
  %v211 = load <16 x float>, ptr %v210, align 4
  %v212 = load <16 x float>, ptr %cell157
  %v213 = fcmp ogt <16 x float> %v211, %v212
  %v214 = select <16 x i1> %v213, <16 x float> %v211, <16 x float> %v212
  %v215 = fcmp uno <16 x float> %v211, %v211
  %v216 = select <16 x i1> %v215, <16 x float> %v211, <16 x float> %v214
  store <16 x float> %v216, ptr %cell157
  %v217 = add i64 %v208, 16
  store i64 %v217, ptr %cell161
  br label %b202
b204:
  %v218 = load i64, ptr %cell161
  %v219 = sub i64 %v41, %v218
  %v220 = icmp sgt i64 %v219, 0
  br i1 %v220, label %b221, label %b222
b221:
  %v223 = load i64, ptr %cell161
  %v224 = sub i64 16, %v219
  %v225 = trunc i64 %v224 to i16
  %v226 = lshr i16 -1, %v225
  %v227 = bitcast i16 %v226 to <16 x i1>
  %v228 = getelementptr float, ptr %v56, i64 %v223
  %v229 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v228, i32 4, <16 x i1> %v227, <16 x float> zeroinitializer)
  %v230 = select <16 x i1> %v227, <16 x float> %v229, <16 x float> splat (float 0xFFF0000000000000)
  %v231 = load <16 x float>, ptr %cell157
  %v232 = fcmp ogt <16 x float> %v230, %v231
  %v233 = select <16 x i1> %v232, <16 x float> %v230, <16 x float> %v231
  %v234 = fcmp uno <16 x float> %v230, %v230
  %v235 = select <16 x i1> %v234, <16 x float> %v230, <16 x float> %v233
  store <16 x float> %v235, ptr %cell157
  br label %b222
b222:
  %v236 = load <16 x float>, ptr %cell157
  %v237 = load <16 x float>, ptr %cell158
  %v238 = load <16 x float>, ptr %cell159
  %v239 = load <16 x float>, ptr %cell160
  %v240 = fcmp ogt <16 x float> %v237, %v236
  %v241 = select <16 x i1> %v240, <16 x float> %v237, <16 x float> %v236
  %v242 = fcmp uno <16 x float> %v237, %v237
  %v243 = select <16 x i1> %v242, <16 x float> %v237, <16 x float> %v241
  %v244 = fcmp ogt <16 x float> %v239, %v238
  %v245 = select <16 x i1> %v244, <16 x float> %v239, <16 x float> %v238
  %v246 = fcmp uno <16 x float> %v239, %v239
  %v247 = select <16 x i1> %v246, <16 x float> %v239, <16 x float> %v245
  %v248 = fcmp ogt <16 x float> %v247, %v243
  %v249 = select <16 x i1> %v248, <16 x float> %v247, <16 x float> %v243
  %v250 = fcmp uno <16 x float> %v247, %v247
  %v251 = select <16 x i1> %v250, <16 x float> %v247, <16 x float> %v249
  %v252 = shufflevector <16 x float> %v251, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v253 = shufflevector <16 x float> %v251, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v254 = fcmp ogt <8 x float> %v253, %v252
  %v255 = select <8 x i1> %v254, <8 x float> %v253, <8 x float> %v252
  %v256 = fcmp uno <8 x float> %v253, %v253
  %v257 = select <8 x i1> %v256, <8 x float> %v253, <8 x float> %v255
  %v258 = shufflevector <8 x float> %v257, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v259 = shufflevector <8 x float> %v257, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v260 = fcmp ogt <4 x float> %v259, %v258
  %v261 = select <4 x i1> %v260, <4 x float> %v259, <4 x float> %v258
  %v262 = fcmp uno <4 x float> %v259, %v259
  %v263 = select <4 x i1> %v262, <4 x float> %v259, <4 x float> %v261
  %v264 = shufflevector <4 x float> %v263, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v265 = shufflevector <4 x float> %v263, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v266 = fcmp ogt <2 x float> %v265, %v264
  %v267 = select <2 x i1> %v266, <2 x float> %v265, <2 x float> %v264
  %v268 = fcmp uno <2 x float> %v265, %v265
  %v269 = select <2 x i1> %v268, <2 x float> %v265, <2 x float> %v267
  %v270 = extractelement <2 x float> %v269, i64 0
  %v271 = extractelement <2 x float> %v269, i64 1
  %v272 = fcmp ogt float %v271, %v270
  %v273 = select i1 %v272, float %v271, float %v270
  %v274 = fcmp uno float %v271, %v271
  %v275 = select i1 %v274, float %v271, float %v273
  store float 0xFFF0000000000000, ptr %cell276
  %v277 = icmp ne i64 %v37, 0
  br i1 %v277, label %b278, label %b279
b278:
  %v280 = sub i64 %v35, 1
  %v281 = shl i64 %v280, 1
  %v282 = getelementptr i64, ptr %v6, i64 %v281
  %v283 = getelementptr i64, ptr %v282, i64 1
  store i64 0, ptr %cell27
  br label %b284
b284:
  %v287 = load atomic i64, ptr %v282 acquire, align 8
  %v288 = icmp eq i64 %v287, 0
  br i1 %v288, label %b285, label %b286
b285:
  %v289 = load i64, ptr %cell27
  %v290 = icmp slt i64 %v289, 256
  br i1 %v290, label %b291, label %b292
b291:
  %v293 = call i32 @sched_yield()
  br label %b292
b292:
  %v294 = xor i1 %v290, true
  br i1 %v294, label %b295, label %b296
b295:
  store i64 0, ptr %cell28
  %v297 = getelementptr i64, ptr %cell28, i64 1
  store i64 50000, ptr %v297
  %v298 = call i32 @nanosleep(ptr %cell28, ptr null)
  br label %b296
b296:
  %v299 = add i64 %v289, 1
  store i64 %v299, ptr %cell27
  br label %b284
b286:
  %v300 = load float, ptr %v283, align 4
  store float %v300, ptr %cell276
  br label %b279
b279:
  %v301 = load float, ptr %cell276
  %v302 = fcmp ogt float %v275, %v301
  %v303 = select i1 %v302, float %v275, float %v301
  %v304 = fcmp uno float %v275, %v275
  %v305 = select i1 %v304, float %v275, float %v303
  %v306 = shl i64 %v35, 1
  %v307 = getelementptr i64, ptr %v6, i64 %v306
  %v308 = getelementptr i64, ptr %v307, i64 1
  store float %v305, ptr %v308, align 4
  store atomic i64 1, ptr %v307 release, align 8
  %v309 = insertelement <16 x float> poison, float %v301, i64 0
  %v310 = shufflevector <16 x float> %v309, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %v310, ptr %cell58
  store i64 0, ptr %cell311
  br label %b312
b312:
  %v315 = load i64, ptr %cell311
  %v316 = add i64 %v315, 16
  %v317 = icmp sle i64 %v316, %v41
  br i1 %v317, label %b313, label %b314
b313:
  %v318 = load i64, ptr %cell311
  %v319 = getelementptr float, ptr %v56, i64 %v318
  %v320 = load <16 x float>, ptr %v319, align 4
  %v321 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v320, <16 x i32> <i32 0, i32 16, i32 0, i32 18, i32 0, i32 20, i32 0, i32 22, i32 0, i32 24, i32 0, i32 26, i32 0, i32 28, i32 0, i32 30>
  %v322 = fcmp ogt <16 x float> %v320, %v321
  %v323 = select <16 x i1> %v322, <16 x float> %v320, <16 x float> %v321
  %v324 = fcmp uno <16 x float> %v320, %v320
  %v325 = select <16 x i1> %v324, <16 x float> %v320, <16 x float> %v323
  %v326 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v325, <16 x i32> <i32 0, i32 0, i32 17, i32 17, i32 0, i32 0, i32 21, i32 21, i32 0, i32 0, i32 25, i32 25, i32 0, i32 0, i32 29, i32 29>
  %v327 = fcmp ogt <16 x float> %v325, %v326
  %v328 = select <16 x i1> %v327, <16 x float> %v325, <16 x float> %v326
  %v329 = fcmp uno <16 x float> %v325, %v325
  %v330 = select <16 x i1> %v329, <16 x float> %v325, <16 x float> %v328
  %v331 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v330, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 19, i32 19, i32 19, i32 19, i32 0, i32 0, i32 0, i32 0, i32 27, i32 27, i32 27, i32 27>
  %v332 = fcmp ogt <16 x float> %v330, %v331
  %v333 = select <16 x i1> %v332, <16 x float> %v330, <16 x float> %v331
  %v334 = fcmp uno <16 x float> %v330, %v330
  %v335 = select <16 x i1> %v334, <16 x float> %v330, <16 x float> %v333
  %v336 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v335, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v337 = fcmp ogt <16 x float> %v335, %v336
  %v338 = select <16 x i1> %v337, <16 x float> %v335, <16 x float> %v336
  %v339 = fcmp uno <16 x float> %v335, %v335
  %v340 = select <16 x i1> %v339, <16 x float> %v335, <16 x float> %v338
  %v341 = load <16 x float>, ptr %cell58
  %v342 = fcmp ogt <16 x float> %v340, %v341
  %v343 = select <16 x i1> %v342, <16 x float> %v340, <16 x float> %v341
  %v344 = fcmp uno <16 x float> %v340, %v340
  %v345 = select <16 x i1> %v344, <16 x float> %v340, <16 x float> %v343
  %v346 = shufflevector <16 x float> %v341, <16 x float> %v345, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v347 = getelementptr float, ptr %v57, i64 %v318
  store <16 x float> %v346, ptr %v347, align 4
  %v348 = shufflevector <16 x float> %v340, <16 x float> %v340, <16 x i32> <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %v349 = fcmp ogt <16 x float> %v348, %v341
  %v350 = select <16 x i1> %v349, <16 x float> %v348, <16 x float> %v341
  %v351 = fcmp uno <16 x float> %v348, %v348
  %v352 = select <16 x i1> %v351, <16 x float> %v348, <16 x float> %v350
  store <16 x float> %v352, ptr %cell58
  %v353 = add i64 %v318, 16
  store i64 %v353, ptr %cell311
  br label %b312
b314:
  br label %b354
b354:
  %v357 = load i64, ptr %cell311
  %v358 = icmp slt i64 %v357, %v41
  br i1 %v358, label %b355, label %b356
b355:
  %v359 = load i64, ptr %cell311
  %v360 = sub i64 %v41, %v359
  %v363 = icmp sgt i64 %v360, 0
  br i1 %v363, label %b361, label %b362
b361:
  %v364 = call i64 @llvm.smin.i64(i64 %v360, i64 16)
  %v365 = sub i64 16, %v364
  %v366 = trunc i64 %v365 to i16
  %v367 = lshr i16 -1, %v366
  %v368 = bitcast i16 %v367 to <16 x i1>
  %v369 = getelementptr float, ptr %v56, i64 %v359
  %v370 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v369, i32 4, <16 x i1> %v368, <16 x float> zeroinitializer)
  %v371 = select <16 x i1> %v368, <16 x float> %v370, <16 x float> splat (float 0xFFF0000000000000)
  %v372 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v371, <16 x i32> <i32 0, i32 16, i32 0, i32 18, i32 0, i32 20, i32 0, i32 22, i32 0, i32 24, i32 0, i32 26, i32 0, i32 28, i32 0, i32 30>
  %v373 = fcmp ogt <16 x float> %v371, %v372
  %v374 = select <16 x i1> %v373, <16 x float> %v371, <16 x float> %v372
  %v375 = fcmp uno <16 x float> %v371, %v371
  %v376 = select <16 x i1> %v375, <16 x float> %v371, <16 x float> %v374
  %v377 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v376, <16 x i32> <i32 0, i32 0, i32 17, i32 17, i32 0, i32 0, i32 21, i32 21, i32 0, i32 0, i32 25, i32 25, i32 0, i32 0, i32 29, i32 29>
  %v378 = fcmp ogt <16 x float> %v376, %v377
  %v379 = select <16 x i1> %v378, <16 x float> %v376, <16 x float> %v377
  %v380 = fcmp uno <16 x float> %v376, %v376
  %v381 = select <16 x i1> %v380, <16 x float> %v376, <16 x float> %v379
  %v382 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v381, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 19, i32 19, i32 19, i32 19, i32 0, i32 0, i32 0, i32 0, i32 27, i32 27, i32 27, i32 27>
  %v383 = fcmp ogt <16 x float> %v381, %v382
  %v384 = select <16 x i1> %v383, <16 x float> %v381, <16 x float> %v382
  %v385 = fcmp uno <16 x float> %v381, %v381
  %v386 = select <16 x i1> %v385, <16 x float> %v381, <16 x float> %v384
  %v387 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v386, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v388 = fcmp ogt <16 x float> %v386, %v387
  %v389 = select <16 x i1> %v388, <16 x float> %v386, <16 x float> %v387
  %v390 = fcmp uno <16 x float> %v386, %v386
  %v391 = select <16 x i1> %v390, <16 x float> %v386, <16 x float> %v389
  %v392 = load <16 x float>, ptr %cell58
  %v393 = fcmp ogt <16 x float> %v391, %v392
  %v394 = select <16 x i1> %v393, <16 x float> %v391, <16 x float> %v392
  %v395 = fcmp uno <16 x float> %v391, %v391
  %v396 = select <16 x i1> %v395, <16 x float> %v391, <16 x float> %v394
  %v397 = shufflevector <16 x float> %v392, <16 x float> %v396, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v398 = getelementptr float, ptr %v57, i64 %v359
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v397, ptr %v398, i32 4, <16 x i1> %v368)
  %v399 = shufflevector <16 x float> %v391, <16 x float> %v391, <16 x i32> <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %v400 = fcmp ogt <16 x float> %v399, %v392
  %v401 = select <16 x i1> %v400, <16 x float> %v399, <16 x float> %v392
  %v402 = fcmp uno <16 x float> %v399, %v399
  %v403 = select <16 x i1> %v402, <16 x float> %v399, <16 x float> %v401
  store <16 x float> %v403, ptr %cell58
  %v404 = add i64 %v359, %v364
  store i64 %v404, ptr %cell311
  br label %b362
b362:
  br label %b354
b356:
  br label %b61
b61:
  %v405 = add nsw i64 %v50, 1
  store i64 %v405, ptr %cell44
  br label %b45
b47:
  %v406 = add nsw i64 %v35, 1
  store i64 %v406, ptr %cell29
  br label %b30
b32:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
