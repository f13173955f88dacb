; trellis golden, codegen revision 16
; scan|max|float32|float32|last.c|True
; {'unroll': 1, 'deterministic': True}
; trellis-cpu kernel revision 16

target triple = "x86_64-unknown-linux-gnu"

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
  %cell42 = alloca i64
  %cell56 = alloca <16 x float>
  %cell61 = alloca i64
  %cell155 = alloca <16 x float>
  %cell156 = alloca <16 x float>
  %cell157 = alloca <16 x float>
  %cell158 = alloca <16 x float>
  %cell159 = alloca i64
  %cell274 = alloca float
  %cell299 = alloca i64
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
  store i64 %begin, ptr %cell27
  br label %b28
b28:
  %v31 = load i64, ptr %cell27
  %v32 = icmp slt i64 %v31, %end
  br i1 %v32, label %b29, label %b30
b29:
  %v33 = load i64, ptr %cell27
  %v34 = udiv i64 %v33, %v12
  %v35 = urem i64 %v33, %v12
  %v36 = mul i64 %v34, %v10
  %v37 = mul i64 %v35, %v14
  %v38 = sub i64 %v16, %v37
  %v39 = call i64 @llvm.smin.i64(i64 %v14, i64 %v38)
  %v40 = add i64 %v36, %v10
  %v41 = call i64 @llvm.smin.i64(i64 %v40, i64 %v8)
  store i64 %v36, ptr %cell42
  br label %b43
b43:
  %v46 = load i64, ptr %cell42
  %v47 = icmp slt i64 %v46, %v41
  br i1 %v47, label %b44, label %b45
b44:
  %v48 = load i64, ptr %cell42
  %v49 = mul i64 %v48, %v16
  %v50 = add i64 %v49, %v37
  %v51 = mul i64 %v48, %v22
  %v52 = mul i64 %v37, %v24
  %v53 = add i64 %v51, %v52
  %v54 = getelementptr i8, ptr %v2, i64 %v53
  %v55 = getelementptr float, ptr %v4, i64 %v50
  store <16 x float> splat (float 0xFFF0000000000000), ptr %cell56
  %v60 = icmp eq i64 %v12, 1
  br i1 %v60, label %b57, label %b58
b57:
  store i64 0, ptr %cell61
  br label %b62
b62:
  %v65 = load i64, ptr %cell61
  %v66 = add i64 %v65, 16
  %v67 = icmp sle i64 %v66, %v39
  br i1 %v67, label %b63, label %b64
b63:
  %v68 = load i64, ptr %cell61
  %v69 = getelementptr float, ptr %v54, i64 %v68
  %v70 = load <16 x float>, ptr %v69, align 4
  %v71 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v70, <16 x i32> <i32 0, i32 16, i32 0, i32 18, i32 0, i32 20, i32 0, i32 22, i32 0, i32 24, i32 0, i32 26, i32 0, i32 28, i32 0, i32 30>
  %v72 = fcmp ogt <16 x float> %v70, %v71
  %v73 = select <16 x i1> %v72, <16 x float> %v70, <16 x float> %v71
  %v74 = fcmp uno <16 x float> %v70, %v70
  %v75 = select <16 x i1> %v74, <16 x float> %v70, <16 x float> %v73
  %v76 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v75, <16 x i32> <i32 0, i32 0, i32 17, i32 17, i32 0, i32 0, i32 21, i32 21, i32 0, i32 0, i32 25, i32 25, i32 0, i32 0, i32 29, i32 29>
  %v77 = fcmp ogt <16 x float> %v75, %v76
  %v78 = select <16 x i1> %v77, <16 x float> %v75, <16 x float> %v76
  %v79 = fcmp uno <16 x float> %v75, %v75
  %v80 = select <16 x i1> %v79, <16 x float> %v75, <16 x float> %v78
  %v81 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v80, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 19, i32 19, i32 19, i32 19, i32 0, i32 0, i32 0, i32 0, i32 27, i32 27, i32 27, i32 27>
  %v82 = fcmp ogt <16 x float> %v80, %v81
  %v83 = select <16 x i1> %v82, <16 x float> %v80, <16 x float> %v81
  %v84 = fcmp uno <16 x float> %v80, %v80
  %v85 = select <16 x i1> %v84, <16 x float> %v80, <16 x float> %v83
  %v86 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v85, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v87 = fcmp ogt <16 x float> %v85, %v86
  %v88 = select <16 x i1> %v87, <16 x float> %v85, <16 x float> %v86
  %v89 = fcmp uno <16 x float> %v85, %v85
  %v90 = select <16 x i1> %v89, <16 x float> %v85, <16 x float> %v88
  %v91 = load <16 x float>, ptr %cell56
  %v92 = fcmp ogt <16 x float> %v90, %v91
  %v93 = select <16 x i1> %v92, <16 x float> %v90, <16 x float> %v91
  %v94 = fcmp uno <16 x float> %v90, %v90
  %v95 = select <16 x i1> %v94, <16 x float> %v90, <16 x float> %v93
  %v96 = shufflevector <16 x float> %v91, <16 x float> %v95, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v97 = getelementptr float, ptr %v55, i64 %v68
  store <16 x float> %v96, ptr %v97, align 4
  %v98 = shufflevector <16 x float> %v90, <16 x float> %v90, <16 x i32> <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %v99 = fcmp ogt <16 x float> %v98, %v91
  %v100 = select <16 x i1> %v99, <16 x float> %v98, <16 x float> %v91
  %v101 = fcmp uno <16 x float> %v98, %v98
  %v102 = select <16 x i1> %v101, <16 x float> %v98, <16 x float> %v100
  store <16 x float> %v102, ptr %cell56
  %v103 = add i64 %v68, 16
  store i64 %v103, ptr %cell61
  br label %b62
b64:
  br label %b104
b104:
  %v107 = load i64, ptr %cell61
  %v108 = icmp slt i64 %v107, %v39
  br i1 %v108, label %b105, label %b106
b105:
  %v109 = load i64, ptr %cell61
  %v110 = sub i64 %v39, %v109
  %v113 = icmp sgt i64 %v110, 0
  br i1 %v113, label %b111, label %b112
b111:
  %v114 = call i64 @llvm.smin.i64(i64 %v110, i64 16)
  %v115 = sub i64 16, %v114
  %v116 = trunc i64 %v115 to i16
  %v117 = lshr i16 -1, %v116
  %v118 = bitcast i16 %v117 to <16 x i1>
  %v119 = getelementptr float, ptr %v54, i64 %v109
  %v120 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v119, i32 4, <16 x i1> %v118, <16 x float> zeroinitializer)
  %v121 = select <16 x i1> %v118, <16 x float> %v120, <16 x float> splat (float 0xFFF0000000000000)
  %v122 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v121, <16 x i32> <i32 0, i32 16, i32 0, i32 18, i32 0, i32 20, i32 0, i32 22, i32 0, i32 24, i32 0, i32 26, i32 0, i32 28, i32 0, i32 30>
  %v123 = fcmp ogt <16 x float> %v121, %v122
  %v124 = select <16 x i1> %v123, <16 x float> %v121, <16 x float> %v122
  %v125 = fcmp uno <16 x float> %v121, %v121
  %v126 = select <16 x i1> %v125, <16 x float> %v121, <16 x float> %v124
  %v127 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v126, <16 x i32> <i32 0, i32 0, i32 17, i32 17, i32 0, i32 0, i32 21, i32 21, i32 0, i32 0, i32 25, i32 25, i32 0, i32 0, i32 29, i32 29>
  %v128 = fcmp ogt <16 x float> %v126, %v127
  %v129 = select <16 x i1> %v128, <16 x float> %v126, <16 x float> %v127
  %v130 = fcmp uno <16 x float> %v126, %v126
  %v131 = select <16 x i1> %v130, <16 x float> %v126, <16 x float> %v129
  %v132 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v131, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 19, i32 19, i32 19, i32 19, i32 0, i32 0, i32 0, i32 0, i32 27, i32 27, i32 27, i32 27>
  %v133 = fcmp ogt <16 x float> %v131, %v132
  %v134 = select <16 x i1> %v133, <16 x float> %v131, <16 x float> %v132
  %v135 = fcmp uno <16 x float> %v131, %v131
  %v136 = select <16 x i1> %v135, <16 x float> %v131, <16 x float> %v134
  %v137 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v136, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v138 = fcmp ogt <16 x float> %v136, %v137
  %v139 = select <16 x i1> %v138, <16 x float> %v136, <16 x float> %v137
  %v140 = fcmp uno <16 x float> %v136, %v136
  %v141 = select <16 x i1> %v140, <16 x float> %v136, <16 x float> %v139
  %v142 = load <16 x float>, ptr %cell56
  %v143 = fcmp ogt <16 x float> %v141, %v142
  %v144 = select <16 x i1> %v143, <16 x float> %v141, <16 x float> %v142
  %v145 = fcmp uno <16 x float> %v141, %v141
  %v146 = select <16 x i1> %v145, <16 x float> %v141, <16 x float> %v144
  %v147 = shufflevector <16 x float> %v142, <16 x float> %v146, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v148 = getelementptr float, ptr %v55, i64 %v109
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v147, ptr %v148, i32 4, <16 x i1> %v118)
  %v149 = shufflevector <16 x float> %v141, <16 x float> %v141, <16 x i32> <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %v150 = fcmp ogt <16 x float> %v149, %v142
  %v151 = select <16 x i1> %v150, <16 x float> %v149, <16 x float> %v142
  %v152 = fcmp uno <16 x float> %v149, %v149
  %v153 = select <16 x i1> %v152, <16 x float> %v149, <16 x float> %v151
  store <16 x float> %v153, ptr %cell56
  %v154 = add i64 %v109, %v114
  store i64 %v154, ptr %cell61
  br label %b112
b112:
  br label %b104
b106:
  br label %b59
b58:
  store <16 x float> splat (float 0xFFF0000000000000), ptr %cell155
  store <16 x float> splat (float 0xFFF0000000000000), ptr %cell156
  store <16 x float> splat (float 0xFFF0000000000000), ptr %cell157
  store <16 x float> splat (float 0xFFF0000000000000), ptr %cell158
  store i64 0, ptr %cell159
  br label %b160
b160:
  %v163 = load i64, ptr %cell159
  %v164 = add i64 %v163, 64
  %v165 = icmp sle i64 %v164, %v39
  br i1 %v165, label %b161, label %b162
b161:
  %v166 = load i64, ptr %cell159
  %v167 = add i64 %v166, 0
  %v168 = getelementptr float, ptr %v54, i64 %v167
  %v169 = load <16 x float>, ptr %v168, align 4
  %v170 = load <16 x float>, ptr %cell155
  %v171 = fcmp ogt <16 x float> %v169, %v170
  %v172 = select <16 x i1> %v171, <16 x float> %v169, <16 x float> %v170
  %v173 = fcmp uno <16 x float> %v169, %v169
  %v174 = select <16 x i1> %v173, <16 x float> %v169, <16 x float> %v172
  store <16 x float> %v174, ptr %cell155
  %v175 = add i64 %v166, 16
  %v176 = getelementptr float, ptr %v54, i64 %v175
  %v177 = load <16 x float>, ptr %v176, align 4
  %v178 = load <16 x float>, ptr %cell156
  %v179 = fcmp ogt <16 x float> %v177, %v178
  %v180 = select <16 x i1> %v179, <16 x float> %v177, <16 x float> %v178
  %v181 = fcmp uno <16 x float> %v177, %v177
  %v182 = select <16 x i1> %v181, <16 x float> %v177, <16 x float> %v180
  store <16 x float> %v182, ptr %cell156
  %v183 = add i64 %v166, 32
  %v184 = getelementptr float, ptr %v54, i64 %v183
  %v185 = load <16 x float>, ptr %v184, align 4
  %v186 = load <16 x float>, ptr %cell157
  %v187 = fcmp ogt <16 x float> %v185, %v186
  %v188 = select <16 x i1> %v187, <16 x float> %v185, <16 x float> %v186
  %v189 = fcmp uno <16 x float> %v185, %v185
  %v190 = select <16 x i1> %v189, <16 x float> %v185, <16 x float> %v188
  store <16 x float> %v190, ptr %cell157
  %v191 = add i64 %v166, 48
  %v192 = getelementptr float, ptr %v54, i64 %v191
  %v193 = load <16 x float>, ptr %v192, align 4
  %v194 = load <16 x float>, ptr %cell158
  %v195 = fcmp ogt <16 x float> %v193, %v194
  %v196 = select <16 x i1> %v195, <16 x float> %v193, <16 x float> %v194
  %v197 = fcmp uno <16 x float> %v193, %v193
  %v198 = select <16 x i1> %v197, <16 x float> %v193, <16 x float> %v196
  store <16 x float> %v198, ptr %cell158
  %v199 = add i64 %v166, 64
  store i64 %v199, ptr %cell159
  br label %b160
b162:
  br label %b200
b200:
  %v203 = load i64, ptr %cell159
  %v204 = add i64 %v203, 16
  %v205 = icmp sle i64 %v204, %v39
  br i1 %v205, label %b201, label %b202
b201:
  %v206 = load i64, ptr %cell159
  %v207 = add i64 %v206, 0
  %v208 = getelementptr float, ptr %v54, i64 %v207
  %v209 = load <16 x float>, ptr %v208, align 4
  %v210 = load <16 x float>, ptr %cell155
  %v211 = fcmp ogt <16 x float> %v209, %v210
  %v212 = select <16 x i1> %v211, <16 x float> %v209, <16 x float> %v210
  %v213 = fcmp uno <16 x float> %v209, %v209
  %v214 = select <16 x i1> %v213, <16 x float> %v209, <16 x float> %v212
  store <16 x float> %v214, ptr %cell155
  %v215 = add i64 %v206, 16
  store i64 %v215, ptr %cell159
  br label %b200
b202:
  %v216 = load i64, ptr %cell159
  %v217 = sub i64 %v39, %v216
  %v218 = icmp sgt i64 %v217, 0
  br i1 %v218, label %b219, label %b220
b219:
  %v221 = load i64, ptr %cell159
  %v222 = sub i64 16, %v217
  %v223 = trunc i64 %v222 to i16
  %v224 = lshr i16 -1, %v223
  %v225 = bitcast i16 %v224 to <16 x i1>
  %v226 = getelementptr float, ptr %v54, i64 %v221
  %v227 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v226, i32 4, <16 x i1> %v225, <16 x float> zeroinitializer)
  %v228 = select <16 x i1> %v225, <16 x float> %v227, <16 x float> splat (float 0xFFF0000000000000)
  %v229 = load <16 x float>, ptr %cell155
  %v230 = fcmp ogt <16 x float> %v228, %v229
  %v231 = select <16 x i1> %v230, <16 x float> %v228, <16 x float> %v229
  %v232 = fcmp uno <16 x float> %v228, %v228
  %v233 = select <16 x i1> %v232, <16 x float> %v228, <16 x float> %v231
  store <16 x float> %v233, ptr %cell155
  br label %b220
b220:
  %v234 = load <16 x float>, ptr %cell155
  %v235 = load <16 x float>, ptr %cell156
  %v236 = load <16 x float>, ptr %cell157
  %v237 = load <16 x float>, ptr %cell158
  %v238 = fcmp ogt <16 x float> %v235, %v234
  %v239 = select <16 x i1> %v238, <16 x float> %v235, <16 x float> %v234
  %v240 = fcmp uno <16 x float> %v235, %v235
  %v241 = select <16 x i1> %v240, <16 x float> %v235, <16 x float> %v239
  %v242 = fcmp ogt <16 x float> %v237, %v236
  %v243 = select <16 x i1> %v242, <16 x float> %v237, <16 x float> %v236
  %v244 = fcmp uno <16 x float> %v237, %v237
  %v245 = select <16 x i1> %v244, <16 x float> %v237, <16 x float> %v243
  %v246 = fcmp ogt <16 x float> %v245, %v241
  %v247 = select <16 x i1> %v246, <16 x float> %v245, <16 x float> %v241
  %v248 = fcmp uno <16 x float> %v245, %v245
  %v249 = select <16 x i1> %v248, <16 x float> %v245, <16 x float> %v247
  %v250 = shufflevector <16 x float> %v249, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v251 = shufflevector <16 x float> %v249, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v252 = fcmp ogt <8 x float> %v251, %v250
  %v253 = select <8 x i1> %v252, <8 x float> %v251, <8 x float> %v250
  %v254 = fcmp uno <8 x float> %v251, %v251
  %v255 = select <8 x i1> %v254, <8 x float> %v251, <8 x float> %v253
  %v256 = shufflevector <8 x float> %v255, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v257 = shufflevector <8 x float> %v255, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v258 = fcmp ogt <4 x float> %v257, %v256
  %v259 = select <4 x i1> %v258, <4 x float> %v257, <4 x float> %v256
  %v260 = fcmp uno <4 x float> %v257, %v257
  %v261 = select <4 x i1> %v260, <4 x float> %v257, <4 x float> %v259
  %v262 = shufflevector <4 x float> %v261, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v263 = shufflevector <4 x float> %v261, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v264 = fcmp ogt <2 x float> %v263, %v262
  %v265 = select <2 x i1> %v264, <2 x float> %v263, <2 x float> %v262
  %v266 = fcmp uno <2 x float> %v263, %v263
  %v267 = select <2 x i1> %v266, <2 x float> %v263, <2 x float> %v265
  %v268 = extractelement <2 x float> %v267, i64 0
  %v269 = extractelement <2 x float> %v267, i64 1
  %v270 = fcmp ogt float %v269, %v268
  %v271 = select i1 %v270, float %v269, float %v268
  %v272 = fcmp uno float %v269, %v269
  %v273 = select i1 %v272, float %v269, float %v271
  store float 0xFFF0000000000000, ptr %cell274
  %v275 = icmp ne i64 %v35, 0
  br i1 %v275, label %b276, label %b277
b276:
  %v278 = sub i64 %v33, 1
  %v279 = shl i64 %v278, 1
  %v280 = getelementptr i64, ptr %v6, i64 %v279
  %v281 = getelementptr i64, ptr %v280, i64 1
  br label %b282
b282:
  %v285 = load atomic i64, ptr %v280 acquire, align 8
  %v286 = icmp eq i64 %v285, 0
  br i1 %v286, label %b283, label %b284
b283:
  %v287 = call i32 @sched_yield()
  br label %b282
b284:
  %v288 = load float, ptr %v281, align 4
  store float %v288, ptr %cell274
  br label %b277
b277:
  %v289 = load float, ptr %cell274
  %v290 = fcmp ogt float %v273, %v289
  %v291 = select i1 %v290, float %v273, float %v289
  %v292 = fcmp uno float %v273, %v273
  %v293 = select i1 %v292, float %v273, float %v291
  %v294 = shl i64 %v33, 1
  %v295 = getelementptr i64, ptr %v6, i64 %v294
  %v296 = getelementptr i64, ptr %v295, i64 1
  store float %v293, ptr %v296, align 4
  store atomic i64 1, ptr %v295 release, align 8
  %v297 = insertelement <16 x float> poison, float %v289, i64 0
  %v298 = shufflevector <16 x float> %v297, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %v298, ptr %cell56
  store i64 0, ptr %cell299
  br label %b300
b300:
  %v303 = load i64, ptr %cell299
  %v304 = add i64 %v303, 16
  %v305 = icmp sle i64 %v304, %v39
  br i1 %v305, label %b301, label %b302
b301:
  %v306 = load i64, ptr %cell299
  %v307 = getelementptr float, ptr %v54, i64 %v306
  %v308 = load <16 x float>, ptr %v307, align 4
  %v309 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v308, <16 x i32> <i32 0, i32 16, i32 0, i32 18, i32 0, i32 20, i32 0, i32 22, i32 0, i32 24, i32 0, i32 26, i32 0, i32 28, i32 0, i32 30>
  %v310 = fcmp ogt <16 x float> %v308, %v309
  %v311 = select <16 x i1> %v310, <16 x float> %v308, <16 x float> %v309
  %v312 = fcmp uno <16 x float> %v308, %v308
  %v313 = select <16 x i1> %v312, <16 x float> %v308, <16 x float> %v311
  %v314 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v313, <16 x i32> <i32 0, i32 0, i32 17, i32 17, i32 0, i32 0, i32 21, i32 21, i32 0, i32 0, i32 25, i32 25, i32 0, i32 0, i32 29, i32 29>
  %v315 = fcmp ogt <16 x float> %v313, %v314
  %v316 = select <16 x i1> %v315, <16 x float> %v313, <16 x float> %v314
  %v317 = fcmp uno <16 x float> %v313, %v313
  %v318 = select <16 x i1> %v317, <16 x float> %v313, <16 x float> %v316
  %v319 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v318, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 19, i32 19, i32 19, i32 19, i32 0, i32 0, i32 0, i32 0, i32 27, i32 27, i32 27, i32 27>
  %v320 = fcmp ogt <16 x float> %v318, %v319
  %v321 = select <16 x i1> %v320, <16 x float> %v318, <16 x float> %v319
  %v322 = fcmp uno <16 x float> %v318, %v318
  %v323 = select <16 x i1> %v322, <16 x float> %v318, <16 x float> %v321
  %v324 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v323, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v325 = fcmp ogt <16 x float> %v323, %v324
  %v326 = select <16 x i1> %v325, <16 x float> %v323, <16 x float> %v324
  %v327 = fcmp uno <16 x float> %v323, %v323
  %v328 = select <16 x i1> %v327, <16 x float> %v323, <16 x float> %v326
  %v329 = load <16 x float>, ptr %cell56
  %v330 = fcmp ogt <16 x float> %v328, %v329
  %v331 = select <16 x i1> %v330, <16 x float> %v328, <16 x float> %v329
  %v332 = fcmp uno <16 x float> %v328, %v328
  %v333 = select <16 x i1> %v332, <16 x float> %v328, <16 x float> %v331
  %v334 = shufflevector <16 x float> %v329, <16 x float> %v333, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v335 = getelementptr float, ptr %v55, i64 %v306
  store <16 x float> %v334, ptr %v335, align 4
  %v336 = shufflevector <16 x float> %v328, <16 x float> %v328, <16 x i32> <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %v337 = fcmp ogt <16 x float> %v336, %v329
  %v338 = select <16 x i1> %v337, <16 x float> %v336, <16 x float> %v329
  %v339 = fcmp uno <16 x float> %v336, %v336
  %v340 = select <16 x i1> %v339, <16 x float> %v336, <16 x float> %v338
  store <16 x float> %v340, ptr %cell56
  %v341 = add i64 %v306, 16
  store i64 %v341, ptr %cell299
  br label %b300
b302:
  br label %b342
b342:
  %v345 = load i64, ptr %cell299
  %v346 = icmp slt i64 %v345, %v39
  br i1 %v346, label %b343, label %b344
b343:
  %v347 = load i64, ptr %cell299
  %v348 = sub i64 %v39, %v347
  %v351 = icmp sgt i64 %v348, 0
  br i1 %v351, label %b349, label %b350
b349:
  %v352 = call i64 @llvm.smin.i64(i64 %v348, i64 16)
  %v353 = sub i64 16, %v352
  %v354 = trunc i64 %v353 to i16
  %v355 = lshr i16 -1, %v354
  %v356 = bitcast i16 %v355 to <16 x i1>
  %v357 = getelementptr float, ptr %v54, i64 %v347
  %v358 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v357, i32 4, <16 x i1> %v356, <16 x float> zeroinitializer)
  %v359 = select <16 x i1> %v356, <16 x float> %v358, <16 x float> splat (float 0xFFF0000000000000)
  %v360 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v359, <16 x i32> <i32 0, i32 16, i32 0, i32 18, i32 0, i32 20, i32 0, i32 22, i32 0, i32 24, i32 0, i32 26, i32 0, i32 28, i32 0, i32 30>
  %v361 = fcmp ogt <16 x float> %v359, %v360
  %v362 = select <16 x i1> %v361, <16 x float> %v359, <16 x float> %v360
  %v363 = fcmp uno <16 x float> %v359, %v359
  %v364 = select <16 x i1> %v363, <16 x float> %v359, <16 x float> %v362
  %v365 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v364, <16 x i32> <i32 0, i32 0, i32 17, i32 17, i32 0, i32 0, i32 21, i32 21, i32 0, i32 0, i32 25, i32 25, i32 0, i32 0, i32 29, i32 29>
  %v366 = fcmp ogt <16 x float> %v364, %v365
  %v367 = select <16 x i1> %v366, <16 x float> %v364, <16 x float> %v365
  %v368 = fcmp uno <16 x float> %v364, %v364
  %v369 = select <16 x i1> %v368, <16 x float> %v364, <16 x float> %v367
  %v370 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v369, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 19, i32 19, i32 19, i32 19, i32 0, i32 0, i32 0, i32 0, i32 27, i32 27, i32 27, i32 27>
  %v371 = fcmp ogt <16 x float> %v369, %v370
  %v372 = select <16 x i1> %v371, <16 x float> %v369, <16 x float> %v370
  %v373 = fcmp uno <16 x float> %v369, %v369
  %v374 = select <16 x i1> %v373, <16 x float> %v369, <16 x float> %v372
  %v375 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v374, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v376 = fcmp ogt <16 x float> %v374, %v375
  %v377 = select <16 x i1> %v376, <16 x float> %v374, <16 x float> %v375
  %v378 = fcmp uno <16 x float> %v374, %v374
  %v379 = select <16 x i1> %v378, <16 x float> %v374, <16 x float> %v377
  %v380 = load <16 x float>, ptr %cell56
  %v381 = fcmp ogt <16 x float> %v379, %v380
  %v382 = select <16 x i1> %v381, <16 x float> %v379, <16 x float> %v380
  %v383 = fcmp uno <16 x float> %v379, %v379
  %v384 = select <16 x i1> %v383, <16 x float> %v379, <16 x float> %v382
  %v385 = shufflevector <16 x float> %v380, <16 x float> %v384, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v386 = getelementptr float, ptr %v55, i64 %v347
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v385, ptr %v386, i32 4, <16 x i1> %v356)
  %v387 = shufflevector <16 x float> %v379, <16 x float> %v379, <16 x i32> <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %v388 = fcmp ogt <16 x float> %v387, %v380
  %v389 = select <16 x i1> %v388, <16 x float> %v387, <16 x float> %v380
  %v390 = fcmp uno <16 x float> %v387, %v387
  %v391 = select <16 x i1> %v390, <16 x float> %v387, <16 x float> %v389
  store <16 x float> %v391, ptr %cell56
  %v392 = add i64 %v347, %v352
  store i64 %v392, ptr %cell299
  br label %b350
b350:
  br label %b342
b344:
  br label %b59
b59:
  %v393 = add nsw i64 %v48, 1
  store i64 %v393, ptr %cell42
  br label %b43
b45:
  %v394 = add nsw i64 %v33, 1
  store i64 %v394, ptr %cell27
  br label %b28
b30:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
