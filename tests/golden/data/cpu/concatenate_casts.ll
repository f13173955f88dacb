; trellis golden, codegen revision 18
; concatenate|2|float32,int16|float32
; {'unroll': 1, 'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell1 = alloca i64
  %cell20 = alloca i64
  %cell27 = alloca i64
  %cell28 = alloca i64
  %cell85 = alloca i64
  %cell87 = alloca i64
  %cell88 = alloca i64
  %cell110 = alloca i64
  %cell152 = alloca i64
  %cell154 = alloca i64
  %cell155 = alloca i64
  %cell177 = alloca i64
  %cell271 = alloca i64
  %cell273 = alloca i64
  %cell274 = alloca i64
  %cell296 = alloca i64
  %cell340 = alloca i64
  %cell342 = alloca i64
  %cell343 = alloca i64
  %cell365 = alloca i64
  store i64 0, ptr %cell1
  br label %b2
b2:
  %v5 = load i64, ptr %cell1
  %v6 = getelementptr i64, ptr %args, i64 %v5
  %v7 = load i64, ptr %v6
  %v8 = icmp ne i64 %v7, -1
  br i1 %v8, label %b3, label %b4
b3:
  %v9 = load i64, ptr %cell1
  %v10 = add i64 %v9, 1
  store i64 %v10, ptr %cell1
  br label %b2
b4:
  %v11 = load i64, ptr %cell1
  %v12 = sub i64 %v11, 1
  %v13 = getelementptr i64, ptr %args, i64 %v12
  %v14 = load ptr, ptr %v13
  %v15 = add i64 %v11, 1
  %v16 = getelementptr i64, ptr %args, i64 %v15
  %v17 = load i64, ptr %v16
  %v18 = add i64 %v11, 2
  %v19 = getelementptr i64, ptr %args, i64 %v18
  store i64 %begin, ptr %cell20
  br label %b21
b21:
  %v24 = load i64, ptr %cell20
  %v25 = icmp slt i64 %v24, %end
  br i1 %v25, label %b22, label %b23
b22:
  %v26 = load i64, ptr %cell20
  store i64 0, ptr %cell27
  store i64 0, ptr %cell28
  br label %b29
b29:
  %v32 = load i64, ptr %cell27
  %v33 = mul i64 %v32, 10
  %v34 = getelementptr i64, ptr %v19, i64 %v33
  %v35 = getelementptr i64, ptr %v34, i64 2
  %v36 = load i64, ptr %v35
  %v37 = icmp sle i64 %v36, %v26
  br i1 %v37, label %b30, label %b31
b30:
  %v38 = load i64, ptr %cell27
  %v39 = mul i64 %v38, 10
  %v40 = getelementptr i64, ptr %v19, i64 %v39
  %v41 = getelementptr i64, ptr %v40, i64 2
  %v42 = load i64, ptr %v41
  store i64 %v42, ptr %cell28
  %v43 = load i64, ptr %cell27
  %v44 = add i64 %v43, 1
  store i64 %v44, ptr %cell27
  br label %b29
b31:
  %v45 = load i64, ptr %cell27
  %v46 = mul i64 %v45, 10
  %v47 = getelementptr i64, ptr %v19, i64 %v46
  %v48 = load i64, ptr %cell28
  %v49 = sub i64 %v26, %v48
  %v50 = mul i64 %v49, %v17
  %v51 = add i64 %v50, %v17
  %v52 = getelementptr i64, ptr %v47, i64 3
  %v53 = load i64, ptr %v52
  %v54 = call i64 @llvm.smin.i64(i64 %v51, i64 %v53)
  %v55 = load i64, ptr %cell27
  %v56 = getelementptr i64, ptr %args, i64 %v55
  %v57 = load ptr, ptr %v56
  %v58 = getelementptr i64, ptr %v47, i64 0
  %v59 = load i64, ptr %v58
  %v60 = getelementptr i8, ptr %v14, i64 %v59
  %v61 = getelementptr i64, ptr %v47, i64 4
  %v62 = load i64, ptr %v61
  %v63 = getelementptr i64, ptr %v47, i64 5
  %v64 = load i64, ptr %v63
  %v65 = getelementptr i64, ptr %v47, i64 6
  %v66 = load i64, ptr %v65
  %v67 = getelementptr i64, ptr %v47, i64 7
  %v68 = load i64, ptr %v67
  %v69 = getelementptr i64, ptr %v47, i64 8
  %v70 = load i64, ptr %v69
  %v71 = getelementptr i64, ptr %v47, i64 9
  %v72 = load i64, ptr %v71
  %v73 = icmp eq i64 %v72, 4
  %v74 = getelementptr i64, ptr %v47, i64 1
  %v75 = load i64, ptr %v74
  %v77 = icmp eq i64 %v68, 4
  %v78 = and i1 %v73, %v77
  %v79 = xor i1 %v78, true
  %v80 = icmp eq i64 %v75, 0
  %v81 = and i1 %v78, %v80
  br i1 %v81, label %b82, label %b83
b82:
  %v84 = urem i64 %v50, %v64
  store i64 %v84, ptr %cell85
  %v86 = udiv i64 %v50, %v64
  store i64 %v86, ptr %cell87
  store i64 %v50, ptr %cell88
  br label %b89
b89:
  %v92 = load i64, ptr %cell88
  %v93 = icmp slt i64 %v92, %v54
  br i1 %v93, label %b90, label %b91
b90:
  %v94 = load i64, ptr %cell88
  %v95 = load i64, ptr %cell85
  %v96 = load i64, ptr %cell87
  %v97 = sub i64 %v54, %v94
  %v98 = sub i64 %v64, %v95
  %v99 = call i64 @llvm.smin.i64(i64 %v98, i64 %v97)
  %v100 = mul i64 %v66, %v96
  %v101 = add i64 0, %v100
  %v102 = mul i64 %v68, %v95
  %v103 = add i64 %v101, %v102
  %v104 = getelementptr i8, ptr %v57, i64 %v103
  %v105 = mul i64 %v70, %v96
  %v106 = add i64 0, %v105
  %v107 = mul i64 %v72, %v95
  %v108 = add i64 %v106, %v107
  %v109 = getelementptr i8, ptr %v60, i64 %v108
  store i64 0, ptr %cell110
  br label %b111
b111:
  %v114 = load i64, ptr %cell110
  %v115 = add i64 %v114, 16
  %v116 = icmp sle i64 %v115, %v99
  br i1 %v116, label %b112, label %b113
b112:
  %v117 = load i64, ptr %cell110
  %v118 = getelementptr float, ptr %v104, i64 %v117
  %v119 = load <16 x float>, ptr %v118, align 4
  %v120 = getelementptr float, ptr %v109, i64 %v117
  store <16 x float> %v119, ptr %v120, align 4
  %v121 = add i64 %v117, 16
  store i64 %v121, ptr %cell110
  br label %b111
b113:
  br label %b122
b122:
  %v125 = load i64, ptr %cell110
  %v126 = icmp slt i64 %v125, %v99
  br i1 %v126, label %b123, label %b124
b123:
  %v127 = load i64, ptr %cell110
  %v128 = sub i64 %v99, %v127
  %v131 = icmp sgt i64 %v128, 0
  br i1 %v131, label %b129, label %b130
b129:
  %v132 = call i64 @llvm.smin.i64(i64 %v128, i64 16)
  %v133 = sub i64 16, %v132
  %v134 = trunc i64 %v133 to i16
  %v135 = lshr i16 -1, %v134
  %v136 = bitcast i16 %v135 to <16 x i1>
  %v137 = getelementptr float, ptr %v104, i64 %v127
  %v138 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v137, i32 4, <16 x i1> %v136, <16 x float> zeroinitializer)
  %v139 = getelementptr float, ptr %v109, i64 %v127
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v138, ptr %v139, i32 4, <16 x i1> %v136)
  %v140 = add i64 %v127, %v132
  store i64 %v140, ptr %cell110
  br label %b130
b130:
  br label %b122
b124:
  %v141 = add i64 %v94, %v99
  store i64 %v141, ptr %cell88
  store i64 0, ptr %cell85
  %v142 = load i64, ptr %cell87
  %v143 = add i64 %v142, 1
  %v144 = icmp eq i64 %v143, %v62
  %v145 = select i1 %v144, i64 0, i64 %v143
  store i64 %v145, ptr %cell87
  %v146 = zext i1 %v144 to i64
  br label %b89
b91:
  br label %b76
b83:
  %v147 = icmp eq i64 %v75, 0
  %v148 = and i1 %v79, %v147
  br i1 %v148, label %b149, label %b150
b149:
  %v151 = urem i64 %v50, %v64
  store i64 %v151, ptr %cell152
  %v153 = udiv i64 %v50, %v64
  store i64 %v153, ptr %cell154
  store i64 %v50, ptr %cell155
  br label %b156
b156:
  %v159 = load i64, ptr %cell155
  %v160 = icmp slt i64 %v159, %v54
  br i1 %v160, label %b157, label %b158
b157:
  %v161 = load i64, ptr %cell155
  %v162 = load i64, ptr %cell152
  %v163 = load i64, ptr %cell154
  %v164 = sub i64 %v54, %v161
  %v165 = sub i64 %v64, %v162
  %v166 = call i64 @llvm.smin.i64(i64 %v165, i64 %v164)
  %v167 = mul i64 %v66, %v163
  %v168 = add i64 0, %v167
  %v169 = mul i64 %v68, %v162
  %v170 = add i64 %v168, %v169
  %v171 = getelementptr i8, ptr %v57, i64 %v170
  %v172 = mul i64 %v70, %v163
  %v173 = add i64 0, %v172
  %v174 = mul i64 %v72, %v162
  %v175 = add i64 %v173, %v174
  %v176 = getelementptr i8, ptr %v60, i64 %v175
  store i64 0, ptr %cell177
  br label %b178
b178:
  %v181 = load i64, ptr %cell177
  %v182 = add i64 %v181, 8
  %v183 = icmp sle i64 %v182, %v166
  br i1 %v183, label %b179, label %b180
b179:
  %v184 = load i64, ptr %cell177
  %v185 = mul i64 %v184, %v68
  %v186 = getelementptr i8, ptr %v171, i64 %v185
  %v187 = load float, ptr %v186, align 4
  %v188 = insertelement <8 x float> poison, float %v187, i64 0
  %v189 = getelementptr i8, ptr %v186, i64 %v68
  %v190 = load float, ptr %v189, align 4
  %v191 = insertelement <8 x float> %v188, float %v190, i64 1
  %v192 = getelementptr i8, ptr %v189, i64 %v68
  %v193 = load float, ptr %v192, align 4
  %v194 = insertelement <8 x float> %v191, float %v193, i64 2
  %v195 = getelementptr i8, ptr %v192, i64 %v68
  %v196 = load float, ptr %v195, align 4
  %v197 = insertelement <8 x float> %v194, float %v196, i64 3
  %v198 = getelementptr i8, ptr %v195, i64 %v68
  %v199 = load float, ptr %v198, align 4
  %v200 = insertelement <8 x float> %v197, float %v199, i64 4
  %v201 = getelementptr i8, ptr %v198, i64 %v68
  %v202 = load float, ptr %v201, align 4
  %v203 = insertelement <8 x float> %v200, float %v202, i64 5
  %v204 = getelementptr i8, ptr %v201, i64 %v68
  %v205 = load float, ptr %v204, align 4
  %v206 = insertelement <8 x float> %v203, float %v205, i64 6
  %v207 = getelementptr i8, ptr %v204, i64 %v68
  %v208 = load float, ptr %v207, align 4
  %v209 = insertelement <8 x float> %v206, float %v208, i64 7
  %v210 = mul i64 %v184, %v72
  %v211 = getelementptr i8, ptr %v176, i64 %v210
  %v212 = extractelement <8 x float> %v209, i64 0
  store float %v212, ptr %v211, align 4
  %v213 = getelementptr i8, ptr %v211, i64 %v72
  %v214 = extractelement <8 x float> %v209, i64 1
  store float %v214, ptr %v213, align 4
  %v215 = getelementptr i8, ptr %v213, i64 %v72
  %v216 = extractelement <8 x float> %v209, i64 2
  store float %v216, ptr %v215, align 4
  %v217 = getelementptr i8, ptr %v215, i64 %v72
  %v218 = extractelement <8 x float> %v209, i64 3
  store float %v218, ptr %v217, align 4
  %v219 = getelementptr i8, ptr %v217, i64 %v72
  %v220 = extractelement <8 x float> %v209, i64 4
  store float %v220, ptr %v219, align 4
  %v221 = getelementptr i8, ptr %v219, i64 %v72
  %v222 = extractelement <8 x float> %v209, i64 5
  store float %v222, ptr %v221, align 4
  %v223 = getelementptr i8, ptr %v221, i64 %v72
  %v224 = extractelement <8 x float> %v209, i64 6
  store float %v224, ptr %v223, align 4
  %v225 = getelementptr i8, ptr %v223, i64 %v72
  %v226 = extractelement <8 x float> %v209, i64 7
  store float %v226, ptr %v225, align 4
  %v227 = add i64 %v184, 8
  store i64 %v227, ptr %cell177
  br label %b178
b180:
  br label %b228
b228:
  %v231 = load i64, ptr %cell177
  %v232 = icmp slt i64 %v231, %v166
  br i1 %v232, label %b229, label %b230
b229:
  %v233 = load i64, ptr %cell177
  %v234 = sub i64 %v166, %v233
  %v237 = icmp sgt i64 %v234, 0
  br i1 %v237, label %b235, label %b236
b235:
  %v238 = call i64 @llvm.smin.i64(i64 %v234, i64 8)
  %v239 = sub i64 8, %v238
  %v240 = trunc i64 %v239 to i8
  %v241 = lshr i8 -1, %v240
  %v242 = bitcast i8 %v241 to <8 x i1>
  %v243 = mul i64 %v233, %v68
  %v244 = getelementptr i8, ptr %v171, i64 %v243
  %v245 = insertelement <8 x i64> poison, i64 %v68, i64 0
  %v246 = shufflevector <8 x i64> %v245, <8 x i64> poison, <8 x i32> zeroinitializer
  %v247 = mul <8 x i64> %v246, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v248 = getelementptr i8, ptr %v244, <8 x i64> %v247
  %v249 = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %v248, i32 4, <8 x i1> %v242, <8 x float> zeroinitializer)
  %v250 = mul i64 %v233, %v72
  %v251 = getelementptr i8, ptr %v176, i64 %v250
  %v252 = insertelement <8 x i64> poison, i64 %v72, i64 0
  %v253 = shufflevector <8 x i64> %v252, <8 x i64> poison, <8 x i32> zeroinitializer
  %v254 = mul <8 x i64> %v253, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v255 = getelementptr i8, ptr %v251, <8 x i64> %v254
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %v249, <8 x ptr> %v255, i32 4, <8 x i1> %v242)
  %v256 = add i64 %v233, %v238
  store i64 %v256, ptr %cell177
  br label %b236
b236:
  br label %b228
b230:
  %v257 = add i64 %v161, %v166
  store i64 %v257, ptr %cell155
  store i64 0, ptr %cell152
  %v258 = load i64, ptr %cell154
  %v259 = add i64 %v258, 1
  %v260 = icmp eq i64 %v259, %v62
  %v261 = select i1 %v260, i64 0, i64 %v259
  store i64 %v261, ptr %cell154
  %v262 = zext i1 %v260 to i64
  br label %b156
b158:
  br label %b76
b150:
  %v263 = icmp eq i64 %v68, 2
  %v264 = and i1 %v73, %v263
  %v265 = xor i1 %v264, true
  %v266 = icmp eq i64 %v75, 1
  %v267 = and i1 %v264, %v266
  br i1 %v267, label %b268, label %b269
b268:
  %v270 = urem i64 %v50, %v64
  store i64 %v270, ptr %cell271
  %v272 = udiv i64 %v50, %v64
  store i64 %v272, ptr %cell273
  store i64 %v50, ptr %cell274
  br label %b275
b275:
  %v278 = load i64, ptr %cell274
  %v279 = icmp slt i64 %v278, %v54
  br i1 %v279, label %b276, label %b277
b276:
  %v280 = load i64, ptr %cell274
  %v281 = load i64, ptr %cell271
  %v282 = load i64, ptr %cell273
  %v283 = sub i64 %v54, %v280
  %v284 = sub i64 %v64, %v281
  %v285 = call i64 @llvm.smin.i64(i64 %v284, i64 %v283)
  %v286 = mul i64 %v66, %v282
  %v287 = add i64 0, %v286
  %v288 = mul i64 %v68, %v281
  %v289 = add i64 %v287, %v288
  %v290 = getelementptr i8, ptr %v57, i64 %v289
  %v291 = mul i64 %v70, %v282
  %v292 = add i64 0, %v291
  %v293 = mul i64 %v72, %v281
  %v294 = add i64 %v292, %v293
  %v295 = getelementptr i8, ptr %v60, i64 %v294
  store i64 0, ptr %cell296
  br label %b297
b297:
  %v300 = load i64, ptr %cell296
  %v301 = add i64 %v300, 16
  %v302 = icmp sle i64 %v301, %v285
  br i1 %v302, label %b298, label %b299
b298:
  %v303 = load i64, ptr %cell296
  %v304 = getelementptr i16, ptr %v290, i64 %v303
  %v305 = load <16 x i16>, ptr %v304, align 2
  %v306 = sitofp <16 x i16> %v305 to <16 x float>
  %v307 = getelementptr float, ptr %v295, i64 %v303
  store <16 x float> %v306, ptr %v307, align 4
  %v308 = add i64 %v303, 16
  store i64 %v308, ptr %cell296
  br label %b297
b299:
  br label %b309
b309:
  %v312 = load i64, ptr %cell296
  %v313 = icmp slt i64 %v312, %v285
  br i1 %v313, label %b310, label %b311
b310:
  %v314 = load i64, ptr %cell296
  %v315 = sub i64 %v285, %v314
  %v318 = icmp sgt i64 %v315, 0
  br i1 %v318, label %b316, label %b317
b316:
  %v319 = call i64 @llvm.smin.i64(i64 %v315, i64 16)
  %v320 = sub i64 16, %v319
  %v321 = trunc i64 %v320 to i16
  %v322 = lshr i16 -1, %v321
  %v323 = bitcast i16 %v322 to <16 x i1>
  %v324 = getelementptr i16, ptr %v290, i64 %v314
  %v325 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr %v324, i32 2, <16 x i1> %v323, <16 x i16> zeroinitializer)
  %v326 = sitofp <16 x i16> %v325 to <16 x float>
  %v327 = getelementptr float, ptr %v295, i64 %v314
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v326, ptr %v327, i32 4, <16 x i1> %v323)
  %v328 = add i64 %v314, %v319
  store i64 %v328, ptr %cell296
  br label %b317
b317:
  br label %b309
b311:
  %v329 = add i64 %v280, %v285
  store i64 %v329, ptr %cell274
  store i64 0, ptr %cell271
  %v330 = load i64, ptr %cell273
  %v331 = add i64 %v330, 1
  %v332 = icmp eq i64 %v331, %v62
  %v333 = select i1 %v332, i64 0, i64 %v331
  store i64 %v333, ptr %cell273
  %v334 = zext i1 %v332 to i64
  br label %b275
b277:
  br label %b76
b269:
  %v335 = icmp eq i64 %v75, 1
  %v336 = and i1 %v265, %v335
  br i1 %v336, label %b337, label %b338
b337:
  %v339 = urem i64 %v50, %v64
  store i64 %v339, ptr %cell340
  %v341 = udiv i64 %v50, %v64
  store i64 %v341, ptr %cell342
  store i64 %v50, ptr %cell343
  br label %b344
b344:
  %v347 = load i64, ptr %cell343
  %v348 = icmp slt i64 %v347, %v54
  br i1 %v348, label %b345, label %b346
b345:
  %v349 = load i64, ptr %cell343
  %v350 = load i64, ptr %cell340
  %v351 = load i64, ptr %cell342
  %v352 = sub i64 %v54, %v349
  %v353 = sub i64 %v64, %v350
  %v354 = call i64 @llvm.smin.i64(i64 %v353, i64 %v352)
  %v355 = mul i64 %v66, %v351
  %v356 = add i64 0, %v355
  %v357 = mul i64 %v68, %v350
  %v358 = add i64 %v356, %v357
  %v359 = getelementptr i8, ptr %v57, i64 %v358
  %v360 = mul i64 %v70, %v351
  %v361 = add i64 0, %v360
  %v362 = mul i64 %v72, %v350
  %v363 = add i64 %v361, %v362
  %v364 = getelementptr i8, ptr %v60, i64 %v363
  store i64 0, ptr %cell365
  br label %b366
b366:
  %v369 = load i64, ptr %cell365
  %v370 = add i64 %v369, 8
  %v371 = icmp sle i64 %v370, %v354
  br i1 %v371, label %b367, label %b368
b367:
  %v372 = load i64, ptr %cell365
  %v373 = mul i64 %v372, %v68
  %v374 = getelementptr i8, ptr %v359, i64 %v373
  %v375 = load i16, ptr %v374, align 2
  %v376 = insertelement <8 x i16> poison, i16 %v375, i64 0
  %v377 = getelementptr i8, ptr %v374, i64 %v68
  %v378 = load i16, ptr %v377, align 2
  %v379 = insertelement <8 x i16> %v376, i16 %v378, i64 1
  %v380 = getelementptr i8, ptr %v377, i64 %v68
  %v381 = load i16, ptr %v380, align 2
  %v382 = insertelement <8 x i16> %v379, i16 %v381, i64 2
  %v383 = getelementptr i8, ptr %v380, i64 %v68
  %v384 = load i16, ptr %v383, align 2
  %v385 = insertelement <8 x i16> %v382, i16 %v384, i64 3
  %v386 = getelementptr i8, ptr %v383, i64 %v68
  %v387 = load i16, ptr %v386, align 2
  %v388 = insertelement <8 x i16> %v385, i16 %v387, i64 4
  %v389 = getelementptr i8, ptr %v386, i64 %v68
  %v390 = load i16, ptr %v389, align 2
  %v391 = insertelement <8 x i16> %v388, i16 %v390, i64 5
  %v392 = getelementptr i8, ptr %v389, i64 %v68
  %v393 = load i16, ptr %v392, align 2
  %v394 = insertelement <8 x i16> %v391, i16 %v393, i64 6
  %v395 = getelementptr i8, ptr %v392, i64 %v68
  %v396 = load i16, ptr %v395, align 2
  %v397 = insertelement <8 x i16> %v394, i16 %v396, i64 7
  %v398 = sitofp <8 x i16> %v397 to <8 x float>
  %v399 = mul i64 %v372, %v72
  %v400 = getelementptr i8, ptr %v364, i64 %v399
  %v401 = extractelement <8 x float> %v398, i64 0
  store float %v401, ptr %v400, align 4
  %v402 = getelementptr i8, ptr %v400, i64 %v72
  %v403 = extractelement <8 x float> %v398, i64 1
  store float %v403, ptr %v402, align 4
  %v404 = getelementptr i8, ptr %v402, i64 %v72
  %v405 = extractelement <8 x float> %v398, i64 2
  store float %v405, ptr %v404, align 4
  %v406 = getelementptr i8, ptr %v404, i64 %v72
  %v407 = extractelement <8 x float> %v398, i64 3
  store float %v407, ptr %v406, align 4
  %v408 = getelementptr i8, ptr %v406, i64 %v72
  %v409 = extractelement <8 x float> %v398, i64 4
  store float %v409, ptr %v408, align 4
  %v410 = getelementptr i8, ptr %v408, i64 %v72
  %v411 = extractelement <8 x float> %v398, i64 5
  store float %v411, ptr %v410, align 4
  %v412 = getelementptr i8, ptr %v410, i64 %v72
  %v413 = extractelement <8 x float> %v398, i64 6
  store float %v413, ptr %v412, align 4
  %v414 = getelementptr i8, ptr %v412, i64 %v72
  %v415 = extractelement <8 x float> %v398, i64 7
  store float %v415, ptr %v414, align 4
  %v416 = add i64 %v372, 8
  store i64 %v416, ptr %cell365
  br label %b366
b368:
  br label %b417
b417:
  %v420 = load i64, ptr %cell365
  %v421 = icmp slt i64 %v420, %v354
  br i1 %v421, label %b418, label %b419
b418:
  %v422 = load i64, ptr %cell365
  %v423 = sub i64 %v354, %v422
  %v426 = icmp sgt i64 %v423, 0
  br i1 %v426, label %b424, label %b425
b424:
  %v427 = call i64 @llvm.smin.i64(i64 %v423, i64 8)
  %v428 = sub i64 8, %v427
  %v429 = trunc i64 %v428 to i8
  %v430 = lshr i8 -1, %v429
  %v431 = bitcast i8 %v430 to <8 x i1>
  %v432 = mul i64 %v422, %v68
  %v433 = getelementptr i8, ptr %v359, i64 %v432
  %v434 = insertelement <8 x i64> poison, i64 %v68, i64 0
  %v435 = shufflevector <8 x i64> %v434, <8 x i64> poison, <8 x i32> zeroinitializer
  %v436 = mul <8 x i64> %v435, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v437 = getelementptr i8, ptr %v433, <8 x i64> %v436
  %v438 = call <8 x i16> @llvm.masked.gather.v8i16.v8p0(<8 x ptr> %v437, i32 2, <8 x i1> %v431, <8 x i16> zeroinitializer)
  %v439 = sitofp <8 x i16> %v438 to <8 x float>
  %v440 = mul i64 %v422, %v72
  %v441 = getelementptr i8, ptr %v364, i64 %v440
  %v442 = insertelement <8 x i64> poison, i64 %v72, i64 0
  %v443 = shufflevector <8 x i64> %v442, <8 x i64> poison, <8 x i32> zeroinitializer
  %v444 = mul <8 x i64> %v443, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v445 = getelementptr i8, ptr %v441, <8 x i64> %v444
  call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %v439, <8 x ptr> %v445, i32 4, <8 x i1> %v431)
  %v446 = add i64 %v422, %v427
  store i64 %v446, ptr %cell365
  br label %b425
b425:
  br label %b417
b419:
  %v447 = add i64 %v349, %v354
  store i64 %v447, ptr %cell343
  store i64 0, ptr %cell340
  %v448 = load i64, ptr %cell342
  %v449 = add i64 %v448, 1
  %v450 = icmp eq i64 %v449, %v62
  %v451 = select i1 %v450, i64 0, i64 %v449
  store i64 %v451, ptr %cell342
  %v452 = zext i1 %v450 to i64
  br label %b344
b346:
  br label %b76
b338:
  br label %b76
b76:
  %v453 = add nsw i64 %v26, 1
  store i64 %v453, ptr %cell20
  br label %b21
b23:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
