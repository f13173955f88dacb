; trellis golden, codegen revision 18
; reduce|std|1.1.reduced.True|int8:c|float32:c|float32|a41c88474945ba5c667e6b13ace87901
; {'unroll': 2, 'deterministic': True}
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
  %cell123 = alloca i64
  %cell124 = alloca i64
  %cell136 = alloca i64
  %cell147 = alloca <8 x double>
  %cell148 = alloca <8 x double>
  %cell149 = alloca <8 x double>
  %cell150 = alloca <8 x double>
  %cell218 = alloca <8 x double>
  %cell219 = alloca <8 x double>
  %cell220 = alloca <8 x double>
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
  %v113 = sub i64 8, 1
  %v114 = trunc i64 %v113 to i8
  %v115 = lshr i8 -1, %v114
  %v116 = bitcast i8 %v115 to <8 x i1>
  %v117 = getelementptr i8, ptr %v103, i64 0
  %v118 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr %v117, i32 1, <8 x i1> %v116, <8 x i8> zeroinitializer)
  %v119 = sitofp <8 x i8> %v118 to <8 x double>
  %v120 = extractelement <8 x double> %v119, i64 0
  %v121 = insertelement <8 x double> poison, double %v120, i64 0
  %v122 = shufflevector <8 x double> %v121, <8 x double> poison, <8 x i32> zeroinitializer
  store i64 %v68, ptr %cell123
  store i64 %v68, ptr %cell124
  br label %b125
b125:
  %v128 = load i64, ptr %cell124
  %v129 = icmp slt i64 %v128, %v72
  br i1 %v129, label %b126, label %b127
b126:
  %v130 = load i64, ptr %cell124
  %v131 = load i64, ptr %cell123
  %v132 = sub i64 %v72, %v130
  %v133 = mul i64 %v32, %v131
  %v134 = add i64 0, %v133
  %v135 = getelementptr i8, ptr %v103, i64 %v134
  store i64 0, ptr %cell136
  br label %b137
b137:
  %v140 = load i64, ptr %cell136
  %v141 = add i64 %v140, 16
  %v142 = icmp sle i64 %v141, %v132
  br i1 %v142, label %b138, label %b139
b138:
  %v143 = load i64, ptr %cell136
  %v144 = getelementptr i8, ptr %v135, i64 %v143
  %v145 = load <8 x i8>, ptr %v144, align 1
  %v146 = sitofp <8 x i8> %v145 to <8 x double>
  store <8 x double> splat (double 0x0000000000000000), ptr %cell147
  store <8 x double> splat (double 0x0000000000000000), ptr %cell148
  store <8 x double> splat (double 0x0000000000000000), ptr %cell149
  store <8 x double> splat (double 0x0000000000000000), ptr %cell150
  %v151 = add i64 %v143, 512
  %v152 = call i64 @llvm.smin.i64(i64 %v151, i64 %v132)
  br label %b153
b153:
  %v156 = load i64, ptr %cell136
  %v157 = add i64 %v156, 16
  %v158 = icmp sle i64 %v157, %v152
  br i1 %v158, label %b154, label %b155
b154:
  %v159 = load i64, ptr %cell136
  %v160 = add i64 %v159, 8
  %v161 = getelementptr i8, ptr %v135, i64 %v159
  %v162 = load <8 x i8>, ptr %v161, align 1
  %v163 = sitofp <8 x i8> %v162 to <8 x double>
  %v164 = getelementptr i8, ptr %v135, i64 %v160
  %v165 = load <8 x i8>, ptr %v164, align 1
  %v166 = sitofp <8 x i8> %v165 to <8 x double>
  %v167 = load <8 x double>, ptr %cell147
  %v168 = load <8 x double>, ptr %cell148
  %v169 = fsub <8 x double> %v163, %v146
  %v170 = fmul contract <8 x double> %v169, %v169
  %v171 = fadd <8 x double> %v167, %v169
  %v172 = fadd contract <8 x double> %v168, %v170
  store <8 x double> %v171, ptr %cell147
  store <8 x double> %v172, ptr %cell148
  %v173 = load <8 x double>, ptr %cell149
  %v174 = load <8 x double>, ptr %cell150
  %v175 = fsub <8 x double> %v166, %v146
  %v176 = fmul contract <8 x double> %v175, %v175
  %v177 = fadd <8 x double> %v173, %v175
  %v178 = fadd contract <8 x double> %v174, %v176
  store <8 x double> %v177, ptr %cell149
  store <8 x double> %v178, ptr %cell150
  %v179 = add i64 %v159, 16
  store i64 %v179, ptr %cell136
  br label %b153
b155:
  %v180 = load i64, ptr %cell136
  %v181 = sub i64 %v180, %v143
  %v182 = sdiv i64 %v181, 8
  %v183 = sitofp i64 %v182 to double
  %v184 = insertelement <8 x double> poison, double %v183, i64 0
  %v185 = shufflevector <8 x double> %v184, <8 x double> poison, <8 x i32> zeroinitializer
  %v186 = load <8 x double>, ptr %cell147
  %v187 = load <8 x double>, ptr %cell149
  %v188 = fadd contract <8 x double> %v186, %v187
  %v189 = load <8 x double>, ptr %cell148
  %v190 = load <8 x double>, ptr %cell150
  %v191 = fadd contract <8 x double> %v189, %v190
  %v192 = fsub <8 x double> %v146, %v122
  %v193 = fdiv <8 x double> %v188, %v185
  %v194 = fmul contract <8 x double> %v188, %v193
  %v195 = fsub contract <8 x double> %v191, %v194
  %v196 = fcmp olt <8 x double> %v195, splat (double 0x0000000000000000)
  %v197 = fadd <8 x double> %v192, %v193
  %v198 = select <8 x i1> %v196, <8 x double> splat (double 0x0000000000000000), <8 x double> %v195
  %v199 = load <8 x double>, ptr %cell110
  %v200 = load <8 x double>, ptr %cell111
  %v201 = load <8 x double>, ptr %cell112
  %v202 = fadd <8 x double> %v201, %v185
  %v203 = fcmp ogt <8 x double> %v202, splat (double 0x3FF0000000000000)
  %v204 = select <8 x i1> %v203, <8 x double> %v202, <8 x double> splat (double 0x3FF0000000000000)
  %v205 = fdiv <8 x double> %v185, %v204
  %v206 = fmul <8 x double> %v201, %v205
  %v207 = fsub <8 x double> %v197, %v199
  %v208 = fmul contract <8 x double> %v207, %v205
  %v209 = fmul <8 x double> %v207, %v206
  %v210 = fmul contract <8 x double> %v207, %v209
  %v211 = fadd <8 x double> %v200, %v198
  %v212 = fadd contract <8 x double> %v199, %v208
  %v213 = fadd contract <8 x double> %v211, %v210
  store <8 x double> %v212, ptr %cell110
  store <8 x double> %v213, ptr %cell111
  store <8 x double> %v202, ptr %cell112
  br label %b137
b139:
  %v214 = load i64, ptr %cell136
  %v215 = icmp slt i64 %v214, %v132
  br i1 %v215, label %b216, label %b217
b216:
  store <8 x double> splat (double 0x0000000000000000), ptr %cell218
  store <8 x double> splat (double 0x0000000000000000), ptr %cell219
  store <8 x double> splat (double 0x0000000000000000), ptr %cell220
  br label %b221
b221:
  %v224 = load i64, ptr %cell136
  %v225 = add i64 %v224, 8
  %v226 = icmp sle i64 %v225, %v132
  br i1 %v226, label %b222, label %b223
b222:
  %v227 = load i64, ptr %cell136
  %v228 = getelementptr i8, ptr %v135, i64 %v227
  %v229 = load <8 x i8>, ptr %v228, align 1
  %v230 = sitofp <8 x i8> %v229 to <8 x double>
  %v231 = fsub <8 x double> %v230, %v122
  %v232 = fsub <8 x double> %v231, %v231
  %v233 = load <8 x double>, ptr %cell218
  %v234 = load <8 x double>, ptr %cell219
  %v235 = load <8 x double>, ptr %cell220
  %v236 = fadd <8 x double> %v235, splat (double 0x3FF0000000000000)
  %v237 = fcmp ogt <8 x double> %v236, splat (double 0x3FF0000000000000)
  %v238 = select <8 x i1> %v237, <8 x double> %v236, <8 x double> splat (double 0x3FF0000000000000)
  %v239 = fdiv <8 x double> splat (double 0x3FF0000000000000), %v238
  %v240 = fmul <8 x double> %v235, %v239
  %v241 = fsub <8 x double> %v231, %v233
  %v242 = fmul contract <8 x double> %v241, %v239
  %v243 = fmul <8 x double> %v241, %v240
  %v244 = fmul contract <8 x double> %v241, %v243
  %v245 = fadd <8 x double> %v234, %v232
  %v246 = fadd contract <8 x double> %v233, %v242
  %v247 = fadd contract <8 x double> %v245, %v244
  store <8 x double> %v246, ptr %cell218
  store <8 x double> %v247, ptr %cell219
  store <8 x double> %v236, ptr %cell220
  %v248 = add i64 %v227, 8
  store i64 %v248, ptr %cell136
  br label %b221
b223:
  %v249 = load i64, ptr %cell136
  %v250 = sub i64 %v132, %v249
  %v251 = icmp sgt i64 %v250, 0
  br i1 %v251, label %b252, label %b253
b252:
  %v254 = sub i64 8, %v250
  %v255 = trunc i64 %v254 to i8
  %v256 = lshr i8 -1, %v255
  %v257 = bitcast i8 %v256 to <8 x i1>
  %v258 = getelementptr i8, ptr %v135, i64 %v249
  %v259 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr %v258, i32 1, <8 x i1> %v257, <8 x i8> zeroinitializer)
  %v260 = sitofp <8 x i8> %v259 to <8 x double>
  %v261 = fsub <8 x double> %v260, %v122
  %v262 = fsub <8 x double> %v261, %v261
  %v263 = select <8 x i1> %v257, <8 x double> %v261, <8 x double> splat (double 0x0000000000000000)
  %v264 = select <8 x i1> %v257, <8 x double> %v262, <8 x double> splat (double 0x0000000000000000)
  %v265 = select <8 x i1> %v257, <8 x double> splat (double 0x3FF0000000000000), <8 x double> splat (double 0x0000000000000000)
  %v266 = load <8 x double>, ptr %cell218
  %v267 = load <8 x double>, ptr %cell219
  %v268 = load <8 x double>, ptr %cell220
  %v269 = fadd <8 x double> %v268, %v265
  %v270 = fcmp ogt <8 x double> %v269, splat (double 0x3FF0000000000000)
  %v271 = select <8 x i1> %v270, <8 x double> %v269, <8 x double> splat (double 0x3FF0000000000000)
  %v272 = fdiv <8 x double> %v265, %v271
  %v273 = fmul <8 x double> %v268, %v272
  %v274 = fsub <8 x double> %v263, %v266
  %v275 = fmul contract <8 x double> %v274, %v272
  %v276 = fmul <8 x double> %v274, %v273
  %v277 = fmul contract <8 x double> %v274, %v276
  %v278 = fadd <8 x double> %v267, %v264
  %v279 = fadd contract <8 x double> %v266, %v275
  %v280 = fadd contract <8 x double> %v278, %v277
  store <8 x double> %v279, ptr %cell218
  store <8 x double> %v280, ptr %cell219
  store <8 x double> %v269, ptr %cell220
  br label %b253
b253:
  %v281 = load <8 x double>, ptr %cell218
  %v282 = load <8 x double>, ptr %cell219
  %v283 = load <8 x double>, ptr %cell220
  %v284 = load <8 x double>, ptr %cell110
  %v285 = load <8 x double>, ptr %cell111
  %v286 = load <8 x double>, ptr %cell112
  %v287 = fadd <8 x double> %v286, %v283
  %v288 = fcmp ogt <8 x double> %v287, splat (double 0x3FF0000000000000)
  %v289 = select <8 x i1> %v288, <8 x double> %v287, <8 x double> splat (double 0x3FF0000000000000)
  %v290 = fdiv <8 x double> %v283, %v289
  %v291 = fmul <8 x double> %v286, %v290
  %v292 = fsub <8 x double> %v281, %v284
  %v293 = fmul contract <8 x double> %v292, %v290
  %v294 = fmul <8 x double> %v292, %v291
  %v295 = fmul contract <8 x double> %v292, %v294
  %v296 = fadd <8 x double> %v285, %v282
  %v297 = fadd contract <8 x double> %v284, %v293
  %v298 = fadd contract <8 x double> %v296, %v295
  store <8 x double> %v297, ptr %cell110
  store <8 x double> %v298, ptr %cell111
  store <8 x double> %v287, ptr %cell112
  br label %b217
b217:
  %v299 = add i64 %v130, %v132
  store i64 %v299, ptr %cell124
  store i64 0, ptr %cell123
  br label %b125
b127:
  %v300 = load <8 x double>, ptr %cell110
  %v301 = load <8 x double>, ptr %cell111
  %v302 = load <8 x double>, ptr %cell112
  %v303 = shufflevector <8 x double> %v300, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v304 = shufflevector <8 x double> %v301, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v305 = shufflevector <8 x double> %v302, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v306 = shufflevector <8 x double> %v300, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v307 = shufflevector <8 x double> %v301, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v308 = shufflevector <8 x double> %v302, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v309 = fadd <4 x double> %v305, %v308
  %v310 = fcmp ogt <4 x double> %v309, splat (double 0x3FF0000000000000)
  %v311 = select <4 x i1> %v310, <4 x double> %v309, <4 x double> splat (double 0x3FF0000000000000)
  %v312 = fdiv <4 x double> %v308, %v311
  %v313 = fmul <4 x double> %v305, %v312
  %v314 = fsub <4 x double> %v306, %v303
  %v315 = fmul contract <4 x double> %v314, %v312
  %v316 = fmul <4 x double> %v314, %v313
  %v317 = fmul contract <4 x double> %v314, %v316
  %v318 = fadd <4 x double> %v304, %v307
  %v319 = fadd contract <4 x double> %v303, %v315
  %v320 = fadd contract <4 x double> %v318, %v317
  %v321 = shufflevector <4 x double> %v319, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %v322 = shufflevector <4 x double> %v320, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %v323 = shufflevector <4 x double> %v309, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %v324 = shufflevector <4 x double> %v319, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %v325 = shufflevector <4 x double> %v320, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %v326 = shufflevector <4 x double> %v309, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %v327 = fadd <2 x double> %v323, %v326
  %v328 = fcmp ogt <2 x double> %v327, splat (double 0x3FF0000000000000)
  %v329 = select <2 x i1> %v328, <2 x double> %v327, <2 x double> splat (double 0x3FF0000000000000)
  %v330 = fdiv <2 x double> %v326, %v329
  %v331 = fmul <2 x double> %v323, %v330
  %v332 = fsub <2 x double> %v324, %v321
  %v333 = fmul contract <2 x double> %v332, %v330
  %v334 = fmul <2 x double> %v332, %v331
  %v335 = fmul contract <2 x double> %v332, %v334
  %v336 = fadd <2 x double> %v322, %v325
  %v337 = fadd contract <2 x double> %v321, %v333
  %v338 = fadd contract <2 x double> %v336, %v335
  %v339 = extractelement <2 x double> %v337, i32 0
  %v340 = extractelement <2 x double> %v338, i32 0
  %v341 = extractelement <2 x double> %v327, i32 0
  %v342 = extractelement <2 x double> %v337, i32 1
  %v343 = extractelement <2 x double> %v338, i32 1
  %v344 = extractelement <2 x double> %v327, i32 1
  %v345 = fadd double %v341, %v344
  %v346 = fcmp ogt double %v345, 0x3FF0000000000000
  %v347 = select i1 %v346, double %v345, double 0x3FF0000000000000
  %v348 = fdiv double %v344, %v347
  %v349 = fmul double %v341, %v348
  %v350 = fsub double %v342, %v339
  %v351 = fmul contract double %v350, %v348
  %v352 = fmul double %v350, %v349
  %v353 = fmul contract double %v350, %v352
  %v354 = fadd double %v340, %v343
  %v355 = fadd contract double %v339, %v351
  %v356 = fadd contract double %v354, %v353
  %v360 = icmp eq i64 %v18, 1
  br i1 %v360, label %b357, label %b358
b357:
  %v361 = getelementptr i64, ptr %args, i64 24
  %v362 = load i64, ptr %v361
  %v363 = bitcast i64 %v362 to double
  %v364 = fdiv double %v356, %v363
  %v365 = call double @llvm.sqrt.f64(double %v364)
  %v366 = fptrunc double %v365 to float
  %v367 = getelementptr float, ptr %v105, i64 0
  store float %v366, ptr %v367, align 4
  br label %b359
b358:
  %v368 = mul i64 %v67, %v22
  %v369 = add i64 %v368, %v108
  %v370 = add i64 %v369, 0
  %v371 = mul i64 %v18, %v22
  %v372 = getelementptr double, ptr %v2, i64 %v371
  %v373 = getelementptr double, ptr %v372, i64 %v371
  %v374 = getelementptr double, ptr %v373, i64 %v371
  %v375 = getelementptr double, ptr %v2, i64 %v370
  store double %v355, ptr %v375, align 8
  %v376 = getelementptr double, ptr %v372, i64 %v370
  store double %v356, ptr %v376, align 8
  %v377 = getelementptr double, ptr %v373, i64 %v370
  store double %v345, ptr %v377, align 8
  br label %b359
b359:
  %v378 = add nsw i64 %v101, 1
  store i64 %v378, ptr %cell95
  br label %b96
b98:
  %v379 = add i64 %v83, %v85
  store i64 %v379, ptr %cell77
  store i64 0, ptr %cell76
  br label %b78
b80:
  %v380 = add nsw i64 %v65, 1
  store i64 %v380, ptr %cell59
  br label %b60
b62:
  %v381 = add nsw i64 %v51, 1
  store i64 %v381, ptr %cell45
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
  %cell174 = alloca <8 x double>
  %cell175 = alloca <8 x double>
  %cell176 = alloca <8 x double>
  %cell177 = alloca i64
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
  %v120 = fadd <8 x double> %v107, %v119
  %v121 = fcmp ogt <8 x double> %v120, splat (double 0x3FF0000000000000)
  %v122 = select <8 x i1> %v121, <8 x double> %v120, <8 x double> splat (double 0x3FF0000000000000)
  %v123 = fdiv <8 x double> %v119, %v122
  %v124 = fmul <8 x double> %v107, %v123
  %v125 = fsub <8 x double> %v115, %v105
  %v126 = fmul contract <8 x double> %v125, %v123
  %v127 = fmul <8 x double> %v125, %v124
  %v128 = fmul contract <8 x double> %v125, %v127
  %v129 = fadd <8 x double> %v106, %v117
  %v130 = fadd contract <8 x double> %v105, %v126
  %v131 = fadd contract <8 x double> %v129, %v128
  store <8 x double> %v130, ptr %cell95
  store <8 x double> %v131, ptr %cell96
  store <8 x double> %v120, ptr %cell97
  %v132 = add nsw i64 %v104, 1
  store i64 %v132, ptr %cell98
  br label %b99
b101:
  %v133 = load <8 x double>, ptr %cell95
  %v134 = load <8 x double>, ptr %cell96
  %v135 = load <8 x double>, ptr %cell97
  %v136 = getelementptr i64, ptr %args, i64 24
  %v137 = load i64, ptr %v136
  %v138 = bitcast i64 %v137 to double
  %v139 = insertelement <8 x double> poison, double %v138, i64 0
  %v140 = shufflevector <8 x double> %v139, <8 x double> poison, <8 x i32> zeroinitializer
  %v141 = fdiv <8 x double> %v134, %v140
  %v142 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %v141)
  %v143 = fptrunc <8 x double> %v142 to <8 x float>
  %v144 = getelementptr float, ptr %v69, i64 %v81
  store <8 x float> %v143, ptr %v144, align 4
  %v145 = add i64 %v81, 8
  store i64 %v145, ptr %cell74
  br label %b75
b77:
  br label %b146
b146:
  %v149 = load i64, ptr %cell74
  %v150 = icmp slt i64 %v149, %v66
  br i1 %v150, label %b147, label %b148
b147:
  %v151 = load i64, ptr %cell74
  %v152 = sub i64 %v66, %v151
  %v155 = icmp sgt i64 %v152, 0
  br i1 %v155, label %b153, label %b154
b153:
  %v156 = call i64 @llvm.smin.i64(i64 %v152, i64 8)
  %v157 = sub i64 8, %v156
  %v158 = trunc i64 %v157 to i8
  %v159 = lshr i8 -1, %v158
  %v160 = bitcast i8 %v159 to <8 x i1>
  %v161 = add i64 %v73, %v151
  %v162 = mul i64 0, %v22
  %v163 = add i64 %v162, %v161
  %v164 = mul i64 %v18, %v22
  %v165 = getelementptr double, ptr %v2, i64 %v164
  %v166 = getelementptr double, ptr %v165, i64 %v164
  %v167 = getelementptr double, ptr %v166, i64 %v164
  %v168 = getelementptr double, ptr %v2, i64 %v163
  %v169 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v168, i32 8, <8 x i1> %v160, <8 x double> zeroinitializer)
  %v170 = getelementptr double, ptr %v165, i64 %v163
  %v171 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v170, i32 8, <8 x i1> %v160, <8 x double> zeroinitializer)
  %v172 = getelementptr double, ptr %v166, i64 %v163
  %v173 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v172, i32 8, <8 x i1> %v160, <8 x double> zeroinitializer)
  store <8 x double> %v169, ptr %cell174
  store <8 x double> %v171, ptr %cell175
  store <8 x double> %v173, ptr %cell176
  store i64 1, ptr %cell177
  br label %b178
b178:
  %v181 = load i64, ptr %cell177
  %v182 = icmp slt i64 %v181, %v18
  br i1 %v182, label %b179, label %b180
b179:
  %v183 = load i64, ptr %cell177
  %v184 = load <8 x double>, ptr %cell174
  %v185 = load <8 x double>, ptr %cell175
  %v186 = load <8 x double>, ptr %cell176
  %v187 = mul i64 %v183, %v22
  %v188 = add i64 %v187, %v161
  %v189 = mul i64 %v18, %v22
  %v190 = getelementptr double, ptr %v2, i64 %v189
  %v191 = getelementptr double, ptr %v190, i64 %v189
  %v192 = getelementptr double, ptr %v191, i64 %v189
  %v193 = getelementptr double, ptr %v2, i64 %v188
  %v194 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v193, i32 8, <8 x i1> %v160, <8 x double> zeroinitializer)
  %v195 = getelementptr double, ptr %v190, i64 %v188
  %v196 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v195, i32 8, <8 x i1> %v160, <8 x double> zeroinitializer)
  %v197 = getelementptr double, ptr %v191, i64 %v188
  %v198 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v197, i32 8, <8 x i1> %v160, <8 x double> zeroinitializer)
  %v199 = fadd <8 x double> %v186, %v198
  %v200 = fcmp ogt <8 x double> %v199, splat (double 0x3FF0000000000000)
  %v201 = select <8 x i1> %v200, <8 x double> %v199, <8 x double> splat (double 0x3FF0000000000000)
  %v202 = fdiv <8 x double> %v198, %v201
  %v203 = fmul <8 x double> %v186, %v202
  %v204 = fsub <8 x double> %v194, %v184
  %v205 = fmul contract <8 x double> %v204, %v202
  %v206 = fmul <8 x double> %v204, %v203
  %v207 = fmul contract <8 x double> %v204, %v206
  %v208 = fadd <8 x double> %v185, %v196
  %v209 = fadd contract <8 x double> %v184, %v205
  %v210 = fadd contract <8 x double> %v208, %v207
  store <8 x double> %v209, ptr %cell174
  store <8 x double> %v210, ptr %cell175
  store <8 x double> %v199, ptr %cell176
  %v211 = add nsw i64 %v183, 1
  store i64 %v211, ptr %cell177
  br label %b178
b180:
  %v212 = load <8 x double>, ptr %cell174
  %v213 = load <8 x double>, ptr %cell175
  %v214 = load <8 x double>, ptr %cell176
  %v215 = getelementptr i64, ptr %args, i64 24
  %v216 = load i64, ptr %v215
  %v217 = bitcast i64 %v216 to double
  %v218 = insertelement <8 x double> poison, double %v217, i64 0
  %v219 = shufflevector <8 x double> %v218, <8 x double> poison, <8 x i32> zeroinitializer
  %v220 = fdiv <8 x double> %v213, %v219
  %v221 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %v220)
  %v222 = fptrunc <8 x double> %v221 to <8 x float>
  %v223 = getelementptr float, ptr %v69, i64 %v151
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v222, ptr %v223, i32 4, <8 x i1> %v160)
  %v224 = add i64 %v151, %v156
  store i64 %v224, ptr %cell74
  br label %b154
b154:
  br label %b146
b148:
  %v225 = add i64 %v64, %v66
  store i64 %v225, ptr %cell58
  store i64 0, ptr %cell57
  br label %b59
b61:
  %v226 = add nsw i64 %v53, 1
  store i64 %v226, ptr %cell47
  br label %b48
b50:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
