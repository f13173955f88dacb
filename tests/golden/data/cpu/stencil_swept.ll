; trellis golden, codegen revision 16
; stencil|2|float32:c,float32:c|1|constant|107a69f291559104b5ac9e451a373b47|of 35fca6168d31f42d0c4bb8eed4de4f92|steps
; {'unroll': 2, 'deterministic': True}
; trellis-cpu kernel revision 16

target triple = "x86_64-unknown-linux-gnu"

declare i32 @sched_yield()

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell5 = alloca i64
  %cell13 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 2
  %v2 = load ptr, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 21
  %v4 = load i64, ptr %v3
  store i64 %begin, ptr %cell5
  br label %b6
b6:
  %v9 = load i64, ptr %cell5
  %v10 = icmp slt i64 %v9, %end
  br i1 %v10, label %b7, label %b8
b7:
  %v11 = load i64, ptr %cell5
  %v12 = getelementptr i64, ptr %v2, i64 0
  store i64 0, ptr %v12
  store i64 0, ptr %cell13
  br label %b14
b14:
  %v17 = load i64, ptr %cell13
  %v18 = icmp slt i64 %v17, %v4
  br i1 %v18, label %b15, label %b16
b15:
  %v19 = load i64, ptr %cell13
  %v20 = add i64 %v19, 8
  %v21 = getelementptr i64, ptr %v2, i64 %v20
  store i64 0, ptr %v21
  %v22 = add nsw i64 %v19, 1
  store i64 %v22, ptr %cell13
  br label %b14
b16:
  %v23 = add nsw i64 %v11, 1
  store i64 %v23, ptr %cell5
  br label %b6
b8:
  ret void
}

define void @phase1(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell60 = alloca [24 x i64]
  %cell62 = alloca ptr
  %cell63 = alloca i64
  %cell64 = alloca i64
  %cell65 = alloca i64
  %cell66 = alloca i64
  %cell82 = alloca i64
  %cell185 = alloca i64
  %cell201 = alloca i64
  %cell243 = alloca i64
  %cell259 = alloca i64
  %cell296 = alloca i64
  %cell346 = alloca i64
  %cell364 = alloca i64
  %cell403 = alloca i64
  %cell421 = alloca i64
  %cell462 = alloca i64
  %cell469 = alloca i64
  %cell490 = alloca i64
  %cell497 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 0
  %v2 = load ptr, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 3
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 4
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 1
  %v8 = load ptr, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 5
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 6
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 2
  %v14 = load ptr, ptr %v13
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
  %v27 = getelementptr i64, ptr %args, i64 13
  %v28 = load i64, ptr %v27
  %v29 = getelementptr i64, ptr %args, i64 14
  %v30 = load i64, ptr %v29
  %v31 = getelementptr i64, ptr %args, i64 15
  %v32 = load i64, ptr %v31
  %v33 = getelementptr i64, ptr %args, i64 16
  %v34 = load i64, ptr %v33
  %v35 = getelementptr i64, ptr %args, i64 18
  %v36 = load i64, ptr %v35
  %v37 = getelementptr i64, ptr %args, i64 19
  %v38 = load i64, ptr %v37
  %v39 = getelementptr i64, ptr %args, i64 20
  %v40 = load i64, ptr %v39
  %v41 = getelementptr i64, ptr %args, i64 25
  %v42 = load i64, ptr %v41
  %v43 = getelementptr i8, ptr %v14, i64 %v42
  %v44 = getelementptr i64, ptr %args, i64 26
  %v45 = load i64, ptr %v44
  %v46 = getelementptr i8, ptr %v14, i64 %v45
  %v47 = getelementptr i64, ptr %args, i64 22
  %v48 = load i64, ptr %v47
  %v49 = getelementptr i8, ptr %v14, i64 %v48
  %v50 = getelementptr i64, ptr %args, i64 23
  %v51 = load i64, ptr %v50
  %v52 = getelementptr i64, ptr %args, i64 21
  %v53 = load i64, ptr %v52
  %v54 = getelementptr i64, ptr %args, i64 24
  %v55 = load i64, ptr %v54
  %v56 = getelementptr i64, ptr %args, i64 17
  %v57 = load float, ptr %v56
  %v58 = getelementptr i64, ptr %args, i64 27
  %v59 = load i64, ptr %v58
  %v61 = getelementptr i64, ptr %cell60, i64 20
  store i64 0, ptr %v61
  store i64 %begin, ptr %cell66
  br label %b67
b67:
  %v70 = load i64, ptr %cell66
  %v71 = icmp slt i64 %v70, %end
  br i1 %v71, label %b68, label %b69
b68:
  %v72 = load i64, ptr %cell66
  %v73 = udiv i64 %v72, %v40
  %v74 = mul i64 %v73, %v40
  %v75 = getelementptr i64, ptr %v14, i64 0
  br label %b76
b76:
  %v79 = load atomic i64, ptr %v75 acquire, align 8
  %v80 = icmp slt i64 %v79, %v74
  br i1 %v80, label %b77, label %b78
b77:
  %v81 = call i32 @sched_yield()
  br label %b76
b78:
  store i64 0, ptr %cell82
  br label %b83
b83:
  %v86 = load i64, ptr %cell82
  %v87 = add i64 %v86, 8
  %v88 = getelementptr i64, ptr %v14, i64 %v87
  %v89 = atomicrmw xchg ptr %v88, i64 1 acquire
  %v90 = icmp ne i64 %v89, 0
  br i1 %v90, label %b84, label %b85
b84:
  %v91 = load i64, ptr %cell82
  %v92 = add i64 %v91, 1
  %v93 = icmp sge i64 %v92, %v53
  %v94 = select i1 %v93, i64 0, i64 %v92
  store i64 %v94, ptr %cell82
  br i1 %v93, label %b95, label %b96
b95:
  %v97 = call i32 @sched_yield()
  br label %b96
b96:
  br label %b83
b85:
  %v98 = load i64, ptr %cell82
  %v99 = shl i64 %v98, 1
  %v100 = mul i64 %v99, %v51
  %v101 = getelementptr i8, ptr %v49, i64 %v100
  %v102 = getelementptr i8, ptr %v101, i64 %v51
  %v103 = urem i64 %v72, %v40
  %v104 = udiv i64 %v36, %v38
  %v105 = urem i64 %v36, %v38
  %v106 = icmp slt i64 %v73, %v105
  %v107 = zext i1 %v106 to i64
  %v108 = add i64 %v104, %v107
  %v109 = mul i64 %v73, %v104
  %v110 = call i64 @llvm.smin.i64(i64 %v73, i64 %v105)
  %v111 = add i64 %v109, %v110
  %v112 = urem i64 %v103, %v24
  %v113 = mul i64 %v112, %v20
  %v114 = add i64 %v113, %v20
  %v115 = call i64 @llvm.smin.i64(i64 %v114, i64 %v16)
  %v116 = udiv i64 %v103, %v24
  %v117 = icmp slt i64 %v113, %v115
  %v118 = and i1 true, %v117
  %v119 = add i64 %v113, 0
  %v120 = add i64 %v115, 0
  %v121 = urem i64 %v116, %v26
  %v122 = mul i64 %v121, %v22
  %v123 = add i64 %v122, %v22
  %v124 = call i64 @llvm.smin.i64(i64 %v123, i64 %v18)
  %v125 = udiv i64 %v116, %v26
  %v126 = icmp slt i64 %v122, %v124
  %v127 = and i1 %v118, %v126
  %v128 = add i64 %v122, 0
  %v129 = add i64 %v124, 0
  br i1 %v127, label %b130, label %b131
b130:
  %v132 = mul i64 %v108, 1
  %v133 = sub i64 %v119, %v132
  %v134 = mul i64 %v108, 1
  %v135 = add i64 %v120, %v134
  %v136 = mul i64 %v108, 1
  %v137 = sub i64 %v128, %v136
  %v138 = mul i64 %v108, 1
  %v139 = add i64 %v129, %v138
  %v140 = call i64 @llvm.smax.i64(i64 %v133, i64 -1)
  %v141 = icmp eq i64 %v73, 0
  %v142 = sub i64 %v38, %v73
  %v143 = and i64 %v142, 1
  %v144 = icmp eq i64 %v143, 0
  %v145 = select i1 %v144, ptr %v8, ptr %v43
  %v146 = select i1 %v144, i64 %v10, i64 %v32
  %v147 = select i1 %v144, i64 %v12, i64 %v34
  %v148 = select i1 %v141, ptr %v2, ptr %v145
  %v149 = select i1 %v141, i64 %v4, i64 %v146
  %v150 = select i1 %v141, i64 %v6, i64 %v147
  %v151 = icmp sge i64 %v133, 0
  %v152 = icmp sle i64 %v135, %v16
  %v153 = and i1 %v151, %v152
  %v154 = and i1 true, %v153
  %v155 = icmp sge i64 %v137, 0
  %v156 = icmp sle i64 %v139, %v18
  %v157 = and i1 %v155, %v156
  %v158 = and i1 %v154, %v157
  %v159 = xor i1 %v141, true
  %v160 = and i1 %v158, %v159
  store ptr %v148, ptr %cell62
  store i64 %v149, ptr %cell63
  store i64 %v150, ptr %cell64
  store i64 0, ptr %cell65
  %v161 = xor i1 %v160, true
  br i1 %v161, label %b162, label %b163
b162:
  %v164 = mul i64 %v108, 1
  %v165 = sub i64 %v119, %v164
  %v166 = mul i64 %v108, 1
  %v167 = add i64 %v120, %v166
  %v168 = call i64 @llvm.smax.i64(i64 %v165, i64 0)
  %v169 = call i64 @llvm.smin.i64(i64 %v167, i64 %v16)
  %v170 = mul i64 %v108, 1
  %v171 = sub i64 %v128, %v170
  %v172 = mul i64 %v108, 1
  %v173 = add i64 %v129, %v172
  %v174 = call i64 @llvm.smax.i64(i64 %v171, i64 0)
  %v175 = call i64 @llvm.smin.i64(i64 %v173, i64 %v18)
  %v176 = sub i64 0, %v140
  %v177 = sub i64 0, %v174
  %v178 = getelementptr i8, ptr %v101, i64 %v55
  %v179 = mul i64 %v176, %v28
  %v180 = getelementptr i8, ptr %v178, i64 %v179
  %v181 = mul i64 %v177, %v30
  %v182 = getelementptr i8, ptr %v180, i64 %v181
  br i1 %v141, label %b183, label %b184
b183:
  store i64 %v168, ptr %cell185
  br label %b186
b186:
  %v189 = load i64, ptr %cell185
  %v190 = icmp slt i64 %v189, %v169
  br i1 %v190, label %b187, label %b188
b187:
  %v191 = load i64, ptr %cell185
  %v192 = sub i64 %v175, %v174
  %v193 = mul i64 %v191, %v4
  %v194 = getelementptr i8, ptr %v2, i64 %v193
  %v195 = mul i64 %v174, %v6
  %v196 = getelementptr i8, ptr %v194, i64 %v195
  %v197 = mul i64 %v191, %v28
  %v198 = getelementptr i8, ptr %v182, i64 %v197
  %v199 = mul i64 %v174, %v30
  %v200 = getelementptr i8, ptr %v198, i64 %v199
  store i64 0, ptr %cell201
  br label %b202
b202:
  %v205 = load i64, ptr %cell201
  %v206 = add i64 %v205, 32
  %v207 = icmp sle i64 %v206, %v192
  br i1 %v207, label %b203, label %b204
b203:
  %v208 = load i64, ptr %cell201
  %v209 = add i64 %v208, 16
  %v210 = getelementptr float, ptr %v196, i64 %v208
  %v211 = load <16 x float>, ptr %v210, align 4
  %v212 = fmul contract <16 x float> %v211, %v211
  %v213 = getelementptr float, ptr %v196, i64 %v209
  %v214 = load <16 x float>, ptr %v213, align 4
  %v215 = fmul contract <16 x float> %v214, %v214
  %v216 = getelementptr float, ptr %v200, i64 %v208
  store <16 x float> %v212, ptr %v216, align 4
  %v217 = getelementptr float, ptr %v200, i64 %v209
  store <16 x float> %v215, ptr %v217, align 4
  %v218 = add i64 %v208, 32
  store i64 %v218, ptr %cell201
  br label %b202
b204:
  br label %b219
b219:
  %v222 = load i64, ptr %cell201
  %v223 = icmp slt i64 %v222, %v192
  br i1 %v223, label %b220, label %b221
b220:
  %v224 = load i64, ptr %cell201
  %v225 = sub i64 %v192, %v224
  %v228 = icmp sgt i64 %v225, 0
  br i1 %v228, label %b226, label %b227
b226:
  %v229 = call i64 @llvm.smin.i64(i64 %v225, i64 16)
  %v230 = sub i64 16, %v229
  %v231 = trunc i64 %v230 to i16
  %v232 = lshr i16 -1, %v231
  %v233 = bitcast i16 %v232 to <16 x i1>
  %v234 = getelementptr float, ptr %v196, i64 %v224
  %v235 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v234, i32 4, <16 x i1> %v233, <16 x float> zeroinitializer)
  %v236 = fmul contract <16 x float> %v235, %v235
  %v237 = getelementptr float, ptr %v200, i64 %v224
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v236, ptr %v237, i32 4, <16 x i1> %v233)
  %v238 = add i64 %v224, %v229
  store i64 %v238, ptr %cell201
  br label %b227
b227:
  br label %b219
b221:
  %v239 = add nsw i64 %v191, 1
  store i64 %v239, ptr %cell185
  br label %b186
b188:
  br label %b184
b184:
  %v240 = xor i1 %v141, true
  br i1 %v240, label %b241, label %b242
b241:
  store i64 %v168, ptr %cell243
  br label %b244
b244:
  %v247 = load i64, ptr %cell243
  %v248 = icmp slt i64 %v247, %v169
  br i1 %v248, label %b245, label %b246
b245:
  %v249 = load i64, ptr %cell243
  %v250 = sub i64 %v175, %v174
  %v251 = mul i64 %v249, %v149
  %v252 = getelementptr i8, ptr %v148, i64 %v251
  %v253 = mul i64 %v174, %v150
  %v254 = getelementptr i8, ptr %v252, i64 %v253
  %v255 = mul i64 %v249, %v28
  %v256 = getelementptr i8, ptr %v182, i64 %v255
  %v257 = mul i64 %v174, %v30
  %v258 = getelementptr i8, ptr %v256, i64 %v257
  store i64 0, ptr %cell259
  br label %b260
b260:
  %v263 = load i64, ptr %cell259
  %v264 = add i64 %v263, 32
  %v265 = icmp sle i64 %v264, %v250
  br i1 %v265, label %b261, label %b262
b261:
  %v266 = load i64, ptr %cell259
  %v267 = add i64 %v266, 16
  %v268 = getelementptr float, ptr %v254, i64 %v266
  %v269 = load <16 x float>, ptr %v268, align 4
  %v270 = getelementptr float, ptr %v254, i64 %v267
  %v271 = load <16 x float>, ptr %v270, align 4
  %v272 = getelementptr float, ptr %v258, i64 %v266
  store <16 x float> %v269, ptr %v272, align 4
  %v273 = getelementptr float, ptr %v258, i64 %v267
  store <16 x float> %v271, ptr %v273, align 4
  %v274 = add i64 %v266, 32
  store i64 %v274, ptr %cell259
  br label %b260
b262:
  br label %b275
b275:
  %v278 = load i64, ptr %cell259
  %v279 = icmp slt i64 %v278, %v250
  br i1 %v279, label %b276, label %b277
b276:
  %v280 = load i64, ptr %cell259
  %v281 = sub i64 %v250, %v280
  %v284 = icmp sgt i64 %v281, 0
  br i1 %v284, label %b282, label %b283
b282:
  %v285 = call i64 @llvm.smin.i64(i64 %v281, i64 16)
  %v286 = sub i64 16, %v285
  %v287 = trunc i64 %v286 to i16
  %v288 = lshr i16 -1, %v287
  %v289 = bitcast i16 %v288 to <16 x i1>
  %v290 = getelementptr float, ptr %v254, i64 %v280
  %v291 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v290, i32 4, <16 x i1> %v289, <16 x float> zeroinitializer)
  %v292 = getelementptr float, ptr %v258, i64 %v280
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v291, ptr %v292, i32 4, <16 x i1> %v289)
  %v293 = add i64 %v280, %v285
  store i64 %v293, ptr %cell259
  br label %b283
b283:
  br label %b275
b277:
  %v294 = add nsw i64 %v249, 1
  store i64 %v294, ptr %cell243
  br label %b244
b246:
  br label %b242
b242:
  store ptr %v182, ptr %cell62
  store i64 %v28, ptr %cell63
  store i64 %v30, ptr %cell64
  store i64 1, ptr %cell65
  br label %b163
b163:
  %v295 = add i64 %v108, 1
  store i64 1, ptr %cell296
  br label %b297
b297:
  %v300 = load i64, ptr %cell296
  %v301 = icmp slt i64 %v300, %v295
  br i1 %v301, label %b298, label %b299
b298:
  %v302 = load i64, ptr %cell296
  %v303 = sub i64 %v108, %v302
  %v304 = add i64 %v303, 1
  %v305 = mul i64 %v304, 1
  %v306 = sub i64 %v119, %v305
  %v307 = mul i64 %v304, 1
  %v308 = add i64 %v120, %v307
  %v309 = call i64 @llvm.smax.i64(i64 %v306, i64 0)
  %v310 = call i64 @llvm.smin.i64(i64 %v308, i64 %v16)
  %v311 = mul i64 %v304, 1
  %v312 = sub i64 %v128, %v311
  %v313 = mul i64 %v304, 1
  %v314 = add i64 %v129, %v313
  %v315 = call i64 @llvm.smax.i64(i64 %v312, i64 0)
  %v316 = call i64 @llvm.smin.i64(i64 %v314, i64 %v18)
  %v317 = sub i64 %v304, 1
  %v318 = mul i64 %v317, 1
  %v319 = sub i64 %v119, %v318
  %v320 = mul i64 %v317, 1
  %v321 = add i64 %v120, %v320
  %v322 = call i64 @llvm.smax.i64(i64 %v319, i64 0)
  %v323 = call i64 @llvm.smin.i64(i64 %v321, i64 %v16)
  %v324 = mul i64 %v317, 1
  %v325 = sub i64 %v128, %v324
  %v326 = mul i64 %v317, 1
  %v327 = add i64 %v129, %v326
  %v328 = call i64 @llvm.smax.i64(i64 %v325, i64 0)
  %v329 = call i64 @llvm.smin.i64(i64 %v327, i64 %v18)
  %v330 = sub i64 1, %v322
  %v331 = call i64 @llvm.smax.i64(i64 %v330, i64 0)
  %v332 = add i64 %v323, 1
  %v333 = sub i64 %v332, %v16
  %v334 = call i64 @llvm.smax.i64(i64 %v333, i64 0)
  %v335 = sub i64 1, %v328
  %v336 = call i64 @llvm.smax.i64(i64 %v335, i64 0)
  %v337 = add i64 %v329, 1
  %v338 = sub i64 %v337, %v18
  %v339 = call i64 @llvm.smax.i64(i64 %v338, i64 0)
  %v340 = load ptr, ptr %cell62
  %v341 = load i64, ptr %cell63
  %v342 = load i64, ptr %cell64
  %v343 = icmp sgt i64 %v331, 0
  br i1 %v343, label %b344, label %b345
b344:
  store i64 0, ptr %cell346
  br label %b347
b347:
  %v350 = load i64, ptr %cell346
  %v351 = icmp slt i64 %v350, %v331
  br i1 %v351, label %b348, label %b349
b348:
  %v352 = load i64, ptr %cell346
  %v353 = add i64 %v352, 1
  %v354 = sub i64 0, %v353
  %v355 = mul i64 %v354, %v341
  %v356 = getelementptr i8, ptr %v340, i64 %v355
  %v357 = mul i64 %v315, %v342
  %v358 = getelementptr i8, ptr %v356, i64 %v357
  %v359 = mul i64 0, %v341
  %v360 = getelementptr i8, ptr %v340, i64 %v359
  %v361 = mul i64 %v315, %v342
  %v362 = getelementptr i8, ptr %v360, i64 %v361
  %v363 = sub i64 %v316, %v315
  store i64 0, ptr %cell364
  br label %b365
b365:
  %v368 = load i64, ptr %cell364
  %v369 = add i64 %v368, 32
  %v370 = icmp sle i64 %v369, %v363
  br i1 %v370, label %b366, label %b367
b366:
  %v371 = load i64, ptr %cell364
  %v372 = add i64 %v371, 16
  %v373 = insertelement <16 x float> poison, float %v57, i64 0
  %v374 = shufflevector <16 x float> %v373, <16 x float> poison, <16 x i32> zeroinitializer
  %v375 = insertelement <16 x float> poison, float %v57, i64 0
  %v376 = shufflevector <16 x float> %v375, <16 x float> poison, <16 x i32> zeroinitializer
  %v377 = getelementptr float, ptr %v358, i64 %v371
  store <16 x float> %v374, ptr %v377, align 4
  %v378 = getelementptr float, ptr %v358, i64 %v372
  store <16 x float> %v376, ptr %v378, align 4
  %v379 = add i64 %v371, 32
  store i64 %v379, ptr %cell364
  br label %b365
b367:
  br label %b380
b380:
  %v383 = load i64, ptr %cell364
  %v384 = icmp slt i64 %v383, %v363
  br i1 %v384, label %b381, label %b382
b381:
  %v385 = load i64, ptr %cell364
  %v386 = sub i64 %v363, %v385
  %v389 = icmp sgt i64 %v386, 0
  br i1 %v389, label %b387, label %b388
b387:
  %v390 = call i64 @llvm.smin.i64(i64 %v386, i64 16)
  %v391 = sub i64 16, %v390
  %v392 = trunc i64 %v391 to i16
  %v393 = lshr i16 -1, %v392
  %v394 = bitcast i16 %v393 to <16 x i1>
  %v395 = insertelement <16 x float> poison, float %v57, i64 0
  %v396 = shufflevector <16 x float> %v395, <16 x float> poison, <16 x i32> zeroinitializer
  %v397 = getelementptr float, ptr %v358, i64 %v385
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v396, ptr %v397, i32 4, <16 x i1> %v394)
  %v398 = add i64 %v385, %v390
  store i64 %v398, ptr %cell364
  br label %b388
b388:
  br label %b380
b382:
  %v399 = add nsw i64 %v352, 1
  store i64 %v399, ptr %cell346
  br label %b347
b349:
  br label %b345
b345:
  %v400 = icmp sgt i64 %v334, 0
  br i1 %v400, label %b401, label %b402
b401:
  store i64 0, ptr %cell403
  br label %b404
b404:
  %v407 = load i64, ptr %cell403
  %v408 = icmp slt i64 %v407, %v334
  br i1 %v408, label %b405, label %b406
b405:
  %v409 = load i64, ptr %cell403
  %v410 = sub i64 %v16, 1
  %v411 = add i64 %v16, %v409
  %v412 = mul i64 %v411, %v341
  %v413 = getelementptr i8, ptr %v340, i64 %v412
  %v414 = mul i64 %v315, %v342
  %v415 = getelementptr i8, ptr %v413, i64 %v414
  %v416 = mul i64 %v410, %v341
  %v417 = getelementptr i8, ptr %v340, i64 %v416
  %v418 = mul i64 %v315, %v342
  %v419 = getelementptr i8, ptr %v417, i64 %v418
  %v420 = sub i64 %v316, %v315
  store i64 0, ptr %cell421
  br label %b422
b422:
  %v425 = load i64, ptr %cell421
  %v426 = add i64 %v425, 32
  %v427 = icmp sle i64 %v426, %v420
  br i1 %v427, label %b423, label %b424
b423:
  %v428 = load i64, ptr %cell421
  %v429 = add i64 %v428, 16
  %v430 = insertelement <16 x float> poison, float %v57, i64 0
  %v431 = shufflevector <16 x float> %v430, <16 x float> poison, <16 x i32> zeroinitializer
  %v432 = insertelement <16 x float> poison, float %v57, i64 0
  %v433 = shufflevector <16 x float> %v432, <16 x float> poison, <16 x i32> zeroinitializer
  %v434 = getelementptr float, ptr %v415, i64 %v428
  store <16 x float> %v431, ptr %v434, align 4
  %v435 = getelementptr float, ptr %v415, i64 %v429
  store <16 x float> %v433, ptr %v435, align 4
  %v436 = add i64 %v428, 32
  store i64 %v436, ptr %cell421
  br label %b422
b424:
  br label %b437
b437:
  %v440 = load i64, ptr %cell421
  %v441 = icmp slt i64 %v440, %v420
  br i1 %v441, label %b438, label %b439
b438:
  %v442 = load i64, ptr %cell421
  %v443 = sub i64 %v420, %v442
  %v446 = icmp sgt i64 %v443, 0
  br i1 %v446, label %b444, label %b445
b444:
  %v447 = call i64 @llvm.smin.i64(i64 %v443, i64 16)
  %v448 = sub i64 16, %v447
  %v449 = trunc i64 %v448 to i16
  %v450 = lshr i16 -1, %v449
  %v451 = bitcast i16 %v450 to <16 x i1>
  %v452 = insertelement <16 x float> poison, float %v57, i64 0
  %v453 = shufflevector <16 x float> %v452, <16 x float> poison, <16 x i32> zeroinitializer
  %v454 = getelementptr float, ptr %v415, i64 %v442
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v453, ptr %v454, i32 4, <16 x i1> %v451)
  %v455 = add i64 %v442, %v447
  store i64 %v455, ptr %cell421
  br label %b445
b445:
  br label %b437
b439:
  %v456 = add nsw i64 %v409, 1
  store i64 %v456, ptr %cell403
  br label %b404
b406:
  br label %b402
b402:
  %v457 = icmp sgt i64 %v336, 0
  br i1 %v457, label %b458, label %b459
b458:
  %v460 = sub i64 %v309, %v331
  %v461 = add i64 %v310, %v334
  store i64 %v460, ptr %cell462
  br label %b463
b463:
  %v466 = load i64, ptr %cell462
  %v467 = icmp slt i64 %v466, %v461
  br i1 %v467, label %b464, label %b465
b464:
  %v468 = load i64, ptr %cell462
  store i64 0, ptr %cell469
  br label %b470
b470:
  %v473 = load i64, ptr %cell469
  %v474 = icmp slt i64 %v473, %v336
  br i1 %v474, label %b471, label %b472
b471:
  %v475 = load i64, ptr %cell469
  %v476 = add i64 %v475, 1
  %v477 = sub i64 0, %v476
  %v478 = mul i64 %v468, %v341
  %v479 = getelementptr i8, ptr %v340, i64 %v478
  %v480 = mul i64 %v477, %v342
  %v481 = getelementptr i8, ptr %v479, i64 %v480
  %v482 = getelementptr float, ptr %v481, i64 0
  store float %v57, ptr %v482, align 4
  %v483 = add nsw i64 %v475, 1
  store i64 %v483, ptr %cell469
  br label %b470
b472:
  %v484 = add nsw i64 %v468, 1
  store i64 %v484, ptr %cell462
  br label %b463
b465:
  br label %b459
b459:
  %v485 = icmp sgt i64 %v339, 0
  br i1 %v485, label %b486, label %b487
b486:
  %v488 = sub i64 %v309, %v331
  %v489 = add i64 %v310, %v334
  store i64 %v488, ptr %cell490
  br label %b491
b491:
  %v494 = load i64, ptr %cell490
  %v495 = icmp slt i64 %v494, %v489
  br i1 %v495, label %b492, label %b493
b492:
  %v496 = load i64, ptr %cell490
  store i64 0, ptr %cell497
  br label %b498
b498:
  %v501 = load i64, ptr %cell497
  %v502 = icmp slt i64 %v501, %v339
  br i1 %v502, label %b499, label %b500
b499:
  %v503 = load i64, ptr %cell497
  %v504 = sub i64 %v18, 1
  %v505 = add i64 %v18, %v503
  %v506 = mul i64 %v496, %v341
  %v507 = getelementptr i8, ptr %v340, i64 %v506
  %v508 = mul i64 %v505, %v342
  %v509 = getelementptr i8, ptr %v507, i64 %v508
  %v510 = getelementptr float, ptr %v509, i64 0
  store float %v57, ptr %v510, align 4
  %v511 = add nsw i64 %v503, 1
  store i64 %v511, ptr %cell497
  br label %b498
b500:
  %v512 = add nsw i64 %v496, 1
  store i64 %v512, ptr %cell490
  br label %b491
b493:
  br label %b487
b487:
  %v513 = icmp eq i64 %v303, 0
  %v514 = xor i1 %v513, true
  br i1 %v514, label %b515, label %b516
b515:
  %v517 = mul i64 %v303, 1
  %v518 = sub i64 %v119, %v517
  %v519 = mul i64 %v303, 1
  %v520 = add i64 %v120, %v519
  %v521 = call i64 @llvm.smax.i64(i64 %v518, i64 0)
  %v522 = call i64 @llvm.smin.i64(i64 %v520, i64 %v16)
  %v523 = mul i64 %v303, 1
  %v524 = sub i64 %v128, %v523
  %v525 = mul i64 %v303, 1
  %v526 = add i64 %v129, %v525
  %v527 = call i64 @llvm.smax.i64(i64 %v524, i64 0)
  %v528 = call i64 @llvm.smin.i64(i64 %v526, i64 %v18)
  %v529 = load i64, ptr %cell65
  %v530 = icmp ne i64 %v529, 0
  %v531 = select i1 %v530, ptr %v102, ptr %v101
  %v532 = sub i64 0, %v140
  %v533 = sub i64 0, %v527
  %v534 = getelementptr i8, ptr %v531, i64 %v55
  %v535 = mul i64 %v532, %v28
  %v536 = getelementptr i8, ptr %v534, i64 %v535
  %v537 = mul i64 %v533, %v30
  %v538 = getelementptr i8, ptr %v536, i64 %v537
  %v539 = load ptr, ptr %cell62
  %v540 = load i64, ptr %cell63
  %v541 = load i64, ptr %cell64
  %v542 = mul i64 %v521, %v28
  %v543 = getelementptr i8, ptr %v538, i64 %v542
  %v544 = mul i64 %v527, %v30
  %v545 = getelementptr i8, ptr %v543, i64 %v544
  %v546 = sub i64 %v521, 1
  %v547 = sub i64 %v527, 1
  %v548 = mul i64 %v546, %v540
  %v549 = getelementptr i8, ptr %v539, i64 %v548
  %v550 = mul i64 %v547, %v541
  %v551 = getelementptr i8, ptr %v549, i64 %v550
  %v552 = getelementptr i64, ptr %cell60, i64 0
  store ptr %v551, ptr %v552
  %v553 = getelementptr i64, ptr %cell60, i64 2
  store i64 %v540, ptr %v553
  %v554 = getelementptr i64, ptr %cell60, i64 3
  store i64 %v541, ptr %v554
  %v555 = getelementptr i64, ptr %cell60, i64 1
  store ptr %v545, ptr %v555
  %v556 = sub i64 %v522, %v521
  %v557 = add i64 %v556, 2
  %v558 = getelementptr i64, ptr %cell60, i64 6
  store i64 %v556, ptr %v558
  %v559 = getelementptr i64, ptr %cell60, i64 8
  store i64 %v557, ptr %v559
  %v560 = getelementptr i64, ptr %cell60, i64 10
  store i64 1, ptr %v560
  %v561 = getelementptr i64, ptr %cell60, i64 12
  store i64 0, ptr %v561
  %v562 = getelementptr i64, ptr %cell60, i64 14
  store i64 %v556, ptr %v562
  %v563 = getelementptr i64, ptr %cell60, i64 16
  store i64 %v556, ptr %v563
  %v564 = getelementptr i64, ptr %cell60, i64 18
  store i64 1, ptr %v564
  %v565 = getelementptr i64, ptr %cell60, i64 4
  store i64 %v28, ptr %v565
  %v566 = getelementptr i64, ptr %cell60, i64 22
  store i64 %v521, ptr %v566
  %v567 = sub i64 %v528, %v527
  %v568 = add i64 %v567, 2
  %v569 = getelementptr i64, ptr %cell60, i64 7
  store i64 %v567, ptr %v569
  %v570 = getelementptr i64, ptr %cell60, i64 9
  store i64 %v568, ptr %v570
  %v571 = getelementptr i64, ptr %cell60, i64 11
  store i64 1, ptr %v571
  %v572 = getelementptr i64, ptr %cell60, i64 13
  store i64 0, ptr %v572
  %v573 = getelementptr i64, ptr %cell60, i64 15
  store i64 %v567, ptr %v573
  %v574 = getelementptr i64, ptr %cell60, i64 17
  store i64 %v567, ptr %v574
  %v575 = getelementptr i64, ptr %cell60, i64 19
  store i64 1, ptr %v575
  %v576 = getelementptr i64, ptr %cell60, i64 5
  store i64 %v30, ptr %v576
  %v577 = getelementptr i64, ptr %cell60, i64 23
  store i64 %v527, ptr %v577
  %v578 = getelementptr i64, ptr %cell60, i64 21
  store i64 %v59, ptr %v578
  call void @step(ptr %cell60, i64 0, i64 1)
  store ptr %v538, ptr %cell62
  store i64 %v28, ptr %cell63
  store i64 %v30, ptr %cell64
  %v579 = load i64, ptr %cell65
  %v580 = xor i64 %v579, 1
  store i64 %v580, ptr %cell65
  br label %b516
b516:
  br i1 %v513, label %b581, label %b582
b581:
  %v583 = sub i64 %v119, 0
  %v584 = sub i64 %v128, 0
  %v585 = load ptr, ptr %cell62
  %v586 = load i64, ptr %cell63
  %v587 = load i64, ptr %cell64
  %v588 = add i64 %v73, 1
  %v589 = sub i64 %v38, %v588
  %v590 = and i64 %v589, 1
  %v591 = icmp eq i64 %v590, 0
  %v592 = select i1 %v591, ptr %v8, ptr %v43
  %v593 = select i1 %v591, i64 %v10, i64 %v32
  %v594 = select i1 %v591, i64 %v12, i64 %v34
  %v595 = mul i64 %v583, %v593
  %v596 = getelementptr i8, ptr %v592, i64 %v595
  %v597 = mul i64 %v584, %v594
  %v598 = getelementptr i8, ptr %v596, i64 %v597
  %v599 = sub i64 %v119, 1
  %v600 = sub i64 %v128, 1
  %v601 = mul i64 %v599, %v586
  %v602 = getelementptr i8, ptr %v585, i64 %v601
  %v603 = mul i64 %v600, %v587
  %v604 = getelementptr i8, ptr %v602, i64 %v603
  %v605 = getelementptr i64, ptr %cell60, i64 0
  store ptr %v604, ptr %v605
  %v606 = getelementptr i64, ptr %cell60, i64 2
  store i64 %v586, ptr %v606
  %v607 = getelementptr i64, ptr %cell60, i64 3
  store i64 %v587, ptr %v607
  %v608 = getelementptr i64, ptr %cell60, i64 1
  store ptr %v598, ptr %v608
  %v609 = sub i64 %v120, %v119
  %v610 = add i64 %v609, 2
  %v611 = getelementptr i64, ptr %cell60, i64 6
  store i64 %v609, ptr %v611
  %v612 = getelementptr i64, ptr %cell60, i64 8
  store i64 %v610, ptr %v612
  %v613 = getelementptr i64, ptr %cell60, i64 10
  store i64 1, ptr %v613
  %v614 = getelementptr i64, ptr %cell60, i64 12
  store i64 0, ptr %v614
  %v615 = getelementptr i64, ptr %cell60, i64 14
  store i64 %v609, ptr %v615
  %v616 = getelementptr i64, ptr %cell60, i64 16
  store i64 %v609, ptr %v616
  %v617 = getelementptr i64, ptr %cell60, i64 18
  store i64 1, ptr %v617
  %v618 = getelementptr i64, ptr %cell60, i64 4
  store i64 %v593, ptr %v618
  %v619 = getelementptr i64, ptr %cell60, i64 22
  store i64 %v583, ptr %v619
  %v620 = sub i64 %v129, %v128
  %v621 = add i64 %v620, 2
  %v622 = getelementptr i64, ptr %cell60, i64 7
  store i64 %v620, ptr %v622
  %v623 = getelementptr i64, ptr %cell60, i64 9
  store i64 %v621, ptr %v623
  %v624 = getelementptr i64, ptr %cell60, i64 11
  store i64 1, ptr %v624
  %v625 = getelementptr i64, ptr %cell60, i64 13
  store i64 0, ptr %v625
  %v626 = getelementptr i64, ptr %cell60, i64 15
  store i64 %v620, ptr %v626
  %v627 = getelementptr i64, ptr %cell60, i64 17
  store i64 %v620, ptr %v627
  %v628 = getelementptr i64, ptr %cell60, i64 19
  store i64 1, ptr %v628
  %v629 = getelementptr i64, ptr %cell60, i64 5
  store i64 %v594, ptr %v629
  %v630 = getelementptr i64, ptr %cell60, i64 23
  store i64 %v584, ptr %v630
  %v631 = getelementptr i64, ptr %cell60, i64 21
  store i64 %v59, ptr %v631
  call void @last(ptr %cell60, i64 0, i64 1)
  br label %b582
b582:
  %v632 = add nsw i64 %v302, 1
  store i64 %v632, ptr %cell296
  br label %b297
b299:
  br label %b131
b131:
  %v633 = add i64 %v98, 8
  %v634 = getelementptr i64, ptr %v14, i64 %v633
  store atomic i64 0, ptr %v634 release, align 8
  %v635 = getelementptr i64, ptr %v14, i64 0
  %v636 = atomicrmw add ptr %v635, i64 1 release
  %v637 = add nsw i64 %v72, 1
  store i64 %v637, ptr %cell66
  br label %b67
b69:
  ret void
}

define internal void @step(ptr %args, i64 %begin, i64 %end) #0 {
entry:
  %cell47 = alloca i64
  %cell64 = alloca i64
  %cell90 = alloca i64
  %cell94 = alloca <16 x float>
  %cell95 = alloca <16 x float>
  %cell96 = alloca <16 x float>
  %cell97 = alloca <16 x float>
  %cell138 = alloca i64
  %cell205 = alloca i64
  %cell229 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 2
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 3
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 4
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 5
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
  %v21 = getelementptr i64, ptr %args, i64 14
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 15
  %v24 = load i64, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 20
  %v26 = load float, ptr %v25
  %v27 = getelementptr i64, ptr %args, i64 22
  %v28 = load i64, ptr %v27
  %v29 = getelementptr i64, ptr %args, i64 23
  %v30 = load i64, ptr %v29
  %v31 = getelementptr i64, ptr %args, i64 0
  %v32 = load ptr, ptr %v31
  %v33 = getelementptr i64, ptr %args, i64 1
  %v34 = load ptr, ptr %v33
  %v35 = getelementptr i64, ptr %args, i64 6
  %v36 = load i64, ptr %v35
  %v37 = getelementptr i64, ptr %args, i64 7
  %v38 = load i64, ptr %v37
  %v39 = getelementptr i64, ptr %args, i64 16
  %v40 = load i64, ptr %v39
  %v41 = getelementptr i64, ptr %args, i64 17
  %v42 = load i64, ptr %v41
  %v43 = getelementptr i64, ptr %args, i64 18
  %v44 = load i64, ptr %v43
  %v45 = getelementptr i64, ptr %args, i64 19
  %v46 = load i64, ptr %v45
  store i64 %begin, ptr %cell47
  br label %b48
b48:
  %v51 = load i64, ptr %cell47
  %v52 = icmp slt i64 %v51, %end
  br i1 %v52, label %b49, label %b50
b49:
  %v53 = load i64, ptr %cell47
  %v54 = urem i64 %v53, %v44
  %v55 = mul i64 %v54, %v40
  %v56 = add i64 %v55, %v40
  %v57 = call i64 @llvm.smin.i64(i64 %v56, i64 %v36)
  %v58 = udiv i64 %v53, %v44
  %v59 = urem i64 %v58, %v46
  %v60 = mul i64 %v59, %v42
  %v61 = add i64 %v60, %v42
  %v62 = call i64 @llvm.smin.i64(i64 %v61, i64 %v38)
  %v63 = udiv i64 %v58, %v46
  store i64 %v55, ptr %cell64
  br label %b65
b65:
  %v68 = load i64, ptr %cell64
  %v69 = icmp slt i64 %v68, %v57
  br i1 %v69, label %b66, label %b67
b66:
  %v70 = load i64, ptr %cell64
  %v71 = sub i64 %v57, %v70
  %v72 = call i64 @llvm.smin.i64(i64 %v71, i64 2)
  %v73 = add i64 %v70, %v14
  %v74 = add i64 %v73, -1
  %v75 = add i64 %v73, 0
  %v76 = add i64 %v73, 1
  %v77 = add i64 %v73, 2
  %v78 = mul i64 %v74, %v2
  %v79 = getelementptr i8, ptr %v32, i64 %v78
  %v80 = mul i64 %v75, %v2
  %v81 = getelementptr i8, ptr %v32, i64 %v80
  %v82 = mul i64 %v76, %v2
  %v83 = getelementptr i8, ptr %v32, i64 %v82
  %v84 = mul i64 %v77, %v2
  %v85 = getelementptr i8, ptr %v32, i64 %v84
  %v86 = mul i64 %v70, %v6
  %v87 = getelementptr i8, ptr %v34, i64 %v86
  %v88 = getelementptr i8, ptr %v87, i64 %v6
  %v89 = icmp eq i64 %v72, 2
  store i64 0, ptr %cell90
  br i1 %v89, label %b91, label %b92
b91:
  %v93 = add i64 %v70, 1
  %v98 = sub i64 %v60, 16
  %v99 = add i64 %v98, %v16
  %v100 = sub i64 0, %v99
  %v101 = call i64 @llvm.smax.i64(i64 %v100, i64 0)
  %v102 = call i64 @llvm.smin.i64(i64 %v101, i64 16)
  %v103 = sub i64 %v12, %v99
  %v104 = call i64 @llvm.smax.i64(i64 %v103, i64 0)
  %v105 = call i64 @llvm.smin.i64(i64 %v104, i64 16)
  %v106 = shl i64 1, %v102
  %v107 = sub i64 %v106, 1
  %v108 = shl i64 1, %v105
  %v109 = sub i64 %v108, 1
  %v110 = xor i64 %v107, -1
  %v111 = and i64 %v109, %v110
  %v112 = trunc i64 %v111 to i16
  %v113 = bitcast i16 %v112 to <16 x i1>
  %v114 = add i64 %v60, %v16
  %v115 = sub i64 0, %v114
  %v116 = call i64 @llvm.smax.i64(i64 %v115, i64 0)
  %v117 = call i64 @llvm.smin.i64(i64 %v116, i64 16)
  %v118 = sub i64 %v12, %v114
  %v119 = call i64 @llvm.smax.i64(i64 %v118, i64 0)
  %v120 = call i64 @llvm.smin.i64(i64 %v119, i64 16)
  %v121 = shl i64 1, %v117
  %v122 = sub i64 %v121, 1
  %v123 = shl i64 1, %v120
  %v124 = sub i64 %v123, 1
  %v125 = xor i64 %v122, -1
  %v126 = and i64 %v124, %v125
  %v127 = trunc i64 %v126 to i16
  %v128 = bitcast i16 %v127 to <16 x i1>
  %v129 = getelementptr float, ptr %v81, i64 %v99
  %v130 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v129, i32 4, <16 x i1> %v113, <16 x float> zeroinitializer)
  store <16 x float> %v130, ptr %cell94
  %v131 = getelementptr float, ptr %v81, i64 %v114
  %v132 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v131, i32 4, <16 x i1> %v128, <16 x float> zeroinitializer)
  store <16 x float> %v132, ptr %cell95
  %v133 = getelementptr float, ptr %v83, i64 %v99
  %v134 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v133, i32 4, <16 x i1> %v113, <16 x float> zeroinitializer)
  store <16 x float> %v134, ptr %cell96
  %v135 = getelementptr float, ptr %v83, i64 %v114
  %v136 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v135, i32 4, <16 x i1> %v128, <16 x float> zeroinitializer)
  store <16 x float> %v136, ptr %cell97
  %v137 = sub i64 %v62, %v60
  store i64 0, ptr %cell138
  br label %b139
b139:
  %v142 = load i64, ptr %cell138
  %v143 = add i64 %v142, 16
  %v144 = icmp sle i64 %v143, %v137
  br i1 %v144, label %b140, label %b141
b140:
  %v145 = load i64, ptr %cell138
  %v146 = add i64 %v60, %v145
  %v147 = add i64 %v146, 16
  %v148 = add i64 %v147, %v16
  %v149 = sub i64 0, %v148
  %v150 = call i64 @llvm.smax.i64(i64 %v149, i64 0)
  %v151 = call i64 @llvm.smin.i64(i64 %v150, i64 16)
  %v152 = sub i64 %v12, %v148
  %v153 = call i64 @llvm.smax.i64(i64 %v152, i64 0)
  %v154 = call i64 @llvm.smin.i64(i64 %v153, i64 16)
  %v155 = shl i64 1, %v151
  %v156 = sub i64 %v155, 1
  %v157 = shl i64 1, %v154
  %v158 = sub i64 %v157, 1
  %v159 = xor i64 %v156, -1
  %v160 = and i64 %v158, %v159
  %v161 = trunc i64 %v160 to i16
  %v162 = bitcast i16 %v161 to <16 x i1>
  %v163 = getelementptr float, ptr %v81, i64 %v148
  %v164 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v163, i32 4, <16 x i1> %v162, <16 x float> zeroinitializer)
  %v165 = getelementptr float, ptr %v83, i64 %v148
  %v166 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v165, i32 4, <16 x i1> %v162, <16 x float> zeroinitializer)
  %v167 = add i64 %v146, %v16
  %v168 = add i64 %v167, 0
  %v169 = getelementptr float, ptr %v79, i64 %v168
  %v170 = load <16 x float>, ptr %v169, align 4
  %v171 = load <16 x float>, ptr %cell97
  %v172 = fadd contract <16 x float> %v170, %v171
  %v173 = load <16 x float>, ptr %cell95
  %v174 = load <16 x float>, ptr %cell94
  %v175 = shufflevector <16 x float> %v174, <16 x float> %v173, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v176 = fadd contract <16 x float> %v172, %v175
  %v177 = load <16 x float>, ptr %cell95
  %v178 = shufflevector <16 x float> %v177, <16 x float> %v164, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v179 = fadd contract <16 x float> %v176, %v178
  %v180 = fmul contract <16 x float> %v179, splat (float 0x3FD0000000000000)
  %v181 = load <16 x float>, ptr %cell95
  %v182 = add i64 %v146, %v16
  %v183 = add i64 %v182, 0
  %v184 = getelementptr float, ptr %v85, i64 %v183
  %v185 = load <16 x float>, ptr %v184, align 4
  %v186 = fadd contract <16 x float> %v181, %v185
  %v187 = load <16 x float>, ptr %cell97
  %v188 = load <16 x float>, ptr %cell96
  %v189 = shufflevector <16 x float> %v188, <16 x float> %v187, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v190 = fadd contract <16 x float> %v186, %v189
  %v191 = load <16 x float>, ptr %cell97
  %v192 = shufflevector <16 x float> %v191, <16 x float> %v166, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v193 = fadd contract <16 x float> %v190, %v192
  %v194 = fmul contract <16 x float> %v193, splat (float 0x3FD0000000000000)
  %v195 = getelementptr float, ptr %v87, i64 %v146
  store <16 x float> %v180, ptr %v195, align 4
  %v196 = getelementptr float, ptr %v88, i64 %v146
  store <16 x float> %v194, ptr %v196, align 4
  %v197 = load <16 x float>, ptr %cell95
  store <16 x float> %v197, ptr %cell94
  store <16 x float> %v164, ptr %cell95
  %v198 = load <16 x float>, ptr %cell97
  store <16 x float> %v198, ptr %cell96
  store <16 x float> %v166, ptr %cell97
  %v199 = add i64 %v145, 16
  store i64 %v199, ptr %cell138
  br label %b139
b141:
  %v200 = load i64, ptr %cell138
  store i64 %v200, ptr %cell90
  br label %b92
b92:
  %v201 = load i64, ptr %cell90
  %v202 = sub i64 %v62, %v60
  %v203 = icmp eq i64 %v201, %v202
  %v204 = select i1 %v203, i64 0, i64 %v72
  store i64 0, ptr %cell205
  br label %b206
b206:
  %v209 = load i64, ptr %cell205
  %v210 = icmp slt i64 %v209, %v204
  br i1 %v210, label %b207, label %b208
b207:
  %v211 = load i64, ptr %cell205
  %v212 = add i64 %v70, %v211
  %v213 = add i64 %v212, %v14
  %v214 = add i64 %v213, -1
  %v215 = add i64 %v213, 0
  %v216 = add i64 %v213, 1
  %v217 = mul i64 %v214, %v2
  %v218 = getelementptr i8, ptr %v32, i64 %v217
  %v219 = mul i64 %v215, %v2
  %v220 = getelementptr i8, ptr %v32, i64 %v219
  %v221 = mul i64 %v216, %v2
  %v222 = getelementptr i8, ptr %v32, i64 %v221
  %v223 = mul i64 %v212, %v6
  %v224 = getelementptr i8, ptr %v34, i64 %v223
  %v225 = call i64 @llvm.smax.i64(i64 %v60, i64 %v20)
  %v226 = call i64 @llvm.smin.i64(i64 %v225, i64 %v62)
  %v227 = call i64 @llvm.smin.i64(i64 %v62, i64 %v24)
  %v228 = call i64 @llvm.smax.i64(i64 %v226, i64 %v227)
  store i64 %v60, ptr %cell229
  br label %b230
b230:
  %v233 = load i64, ptr %cell229
  %v234 = icmp slt i64 %v233, %v62
  br i1 %v234, label %b231, label %b232
b231:
  %v235 = load i64, ptr %cell229
  %v236 = icmp sge i64 %v235, %v60
  br i1 %v236, label %b237, label %b238
b237:
  %v239 = load i64, ptr %cell229
  %v240 = icmp eq i64 %v239, %v60
  %v241 = add i64 %v239, %v201
  %v242 = select i1 %v240, i64 %v241, i64 %v239
  store i64 %v242, ptr %cell229
  br label %b238
b238:
  %v243 = load i64, ptr %cell229
  %v244 = icmp slt i64 %v243, %v62
  br i1 %v244, label %b245, label %b246
b245:
  %v247 = load i64, ptr %cell229
  %v248 = icmp slt i64 %v247, %v60
  %v249 = call i64 @llvm.smin.i64(i64 %v60, i64 %v228)
  %v250 = select i1 %v248, i64 %v249, i64 %v228
  %v251 = sub i64 %v250, %v247
  %v252 = call i64 @llvm.smin.i64(i64 %v251, i64 16)
  %v253 = sub i64 16, %v252
  %v254 = trunc i64 %v253 to i16
  %v255 = lshr i16 -1, %v254
  %v256 = bitcast i16 %v255 to <16 x i1>
  %v257 = add i64 %v247, %v16
  %v258 = add i64 %v257, 0
  %v259 = getelementptr float, ptr %v218, i64 %v258
  %v260 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v259, i32 4, <16 x i1> %v256, <16 x float> zeroinitializer)
  %v261 = add i64 %v247, %v16
  %v262 = add i64 %v261, 0
  %v263 = getelementptr float, ptr %v222, i64 %v262
  %v264 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v263, i32 4, <16 x i1> %v256, <16 x float> zeroinitializer)
  %v265 = fadd contract <16 x float> %v260, %v264
  %v266 = add i64 %v247, %v16
  %v267 = add i64 %v266, -1
  %v268 = getelementptr float, ptr %v220, i64 %v267
  %v269 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v268, i32 4, <16 x i1> %v256, <16 x float> zeroinitializer)
  %v270 = fadd contract <16 x float> %v265, %v269
  %v271 = add i64 %v247, %v16
  %v272 = add i64 %v271, 1
  %v273 = getelementptr float, ptr %v220, i64 %v272
  %v274 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v273, i32 4, <16 x i1> %v256, <16 x float> zeroinitializer)
  %v275 = fadd contract <16 x float> %v270, %v274
  %v276 = fmul contract <16 x float> %v275, splat (float 0x3FD0000000000000)
  %v277 = getelementptr float, ptr %v224, i64 %v247
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v276, ptr %v277, i32 4, <16 x i1> %v256)
  %v278 = add i64 %v247, %v252
  store i64 %v278, ptr %cell229
  br label %b246
b246:
  br label %b230
b232:
  %v279 = add nsw i64 %v211, 1
  store i64 %v279, ptr %cell205
  br label %b206
b208:
  %v280 = add i64 %v70, %v72
  store i64 %v280, ptr %cell64
  br label %b65
b67:
  %v281 = add nsw i64 %v53, 1
  store i64 %v281, ptr %cell47
  br label %b48
b50:
  ret void
}

define internal void @last(ptr %args, i64 %begin, i64 %end) #0 {
entry:
  %cell47 = alloca i64
  %cell64 = alloca i64
  %cell90 = alloca i64
  %cell94 = alloca <16 x float>
  %cell95 = alloca <16 x float>
  %cell96 = alloca <16 x float>
  %cell97 = alloca <16 x float>
  %cell138 = alloca i64
  %cell205 = alloca i64
  %cell229 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 2
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 3
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 4
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 5
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
  %v21 = getelementptr i64, ptr %args, i64 14
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 15
  %v24 = load i64, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 20
  %v26 = load float, ptr %v25
  %v27 = getelementptr i64, ptr %args, i64 22
  %v28 = load i64, ptr %v27
  %v29 = getelementptr i64, ptr %args, i64 23
  %v30 = load i64, ptr %v29
  %v31 = getelementptr i64, ptr %args, i64 0
  %v32 = load ptr, ptr %v31
  %v33 = getelementptr i64, ptr %args, i64 1
  %v34 = load ptr, ptr %v33
  %v35 = getelementptr i64, ptr %args, i64 6
  %v36 = load i64, ptr %v35
  %v37 = getelementptr i64, ptr %args, i64 7
  %v38 = load i64, ptr %v37
  %v39 = getelementptr i64, ptr %args, i64 16
  %v40 = load i64, ptr %v39
  %v41 = getelementptr i64, ptr %args, i64 17
  %v42 = load i64, ptr %v41
  %v43 = getelementptr i64, ptr %args, i64 18
  %v44 = load i64, ptr %v43
  %v45 = getelementptr i64, ptr %args, i64 19
  %v46 = load i64, ptr %v45
  store i64 %begin, ptr %cell47
  br label %b48
b48:
  %v51 = load i64, ptr %cell47
  %v52 = icmp slt i64 %v51, %end
  br i1 %v52, label %b49, label %b50
b49:
  %v53 = load i64, ptr %cell47
  %v54 = urem i64 %v53, %v44
  %v55 = mul i64 %v54, %v40
  %v56 = add i64 %v55, %v40
  %v57 = call i64 @llvm.smin.i64(i64 %v56, i64 %v36)
  %v58 = udiv i64 %v53, %v44
  %v59 = urem i64 %v58, %v46
  %v60 = mul i64 %v59, %v42
  %v61 = add i64 %v60, %v42
  %v62 = call i64 @llvm.smin.i64(i64 %v61, i64 %v38)
  %v63 = udiv i64 %v58, %v46
  store i64 %v55, ptr %cell64
  br label %b65
b65:
  %v68 = load i64, ptr %cell64
  %v69 = icmp slt i64 %v68, %v57
  br i1 %v69, label %b66, label %b67
b66:
  %v70 = load i64, ptr %cell64
  %v71 = sub i64 %v57, %v70
  %v72 = call i64 @llvm.smin.i64(i64 %v71, i64 2)
  %v73 = add i64 %v70, %v14
  %v74 = add i64 %v73, -1
  %v75 = add i64 %v73, 0
  %v76 = add i64 %v73, 1
  %v77 = add i64 %v73, 2
  %v78 = mul i64 %v74, %v2
  %v79 = getelementptr i8, ptr %v32, i64 %v78
  %v80 = mul i64 %v75, %v2
  %v81 = getelementptr i8, ptr %v32, i64 %v80
  %v82 = mul i64 %v76, %v2
  %v83 = getelementptr i8, ptr %v32, i64 %v82
  %v84 = mul i64 %v77, %v2
  %v85 = getelementptr i8, ptr %v32, i64 %v84
  %v86 = mul i64 %v70, %v6
  %v87 = getelementptr i8, ptr %v34, i64 %v86
  %v88 = getelementptr i8, ptr %v87, i64 %v6
  %v89 = icmp eq i64 %v72, 2
  store i64 0, ptr %cell90
  br i1 %v89, label %b91, label %b92
b91:
  %v93 = add i64 %v70, 1
  %v98 = sub i64 %v60, 16
  %v99 = add i64 %v98, %v16
  %v100 = sub i64 0, %v99
  %v101 = call i64 @llvm.smax.i64(i64 %v100, i64 0)
  %v102 = call i64 @llvm.smin.i64(i64 %v101, i64 16)
  %v103 = sub i64 %v12, %v99
  %v104 = call i64 @llvm.smax.i64(i64 %v103, i64 0)
  %v105 = call i64 @llvm.smin.i64(i64 %v104, i64 16)
  %v106 = shl i64 1, %v102
  %v107 = sub i64 %v106, 1
  %v108 = shl i64 1, %v105
  %v109 = sub i64 %v108, 1
  %v110 = xor i64 %v107, -1
  %v111 = and i64 %v109, %v110
  %v112 = trunc i64 %v111 to i16
  %v113 = bitcast i16 %v112 to <16 x i1>
  %v114 = add i64 %v60, %v16
  %v115 = sub i64 0, %v114
  %v116 = call i64 @llvm.smax.i64(i64 %v115, i64 0)
  %v117 = call i64 @llvm.smin.i64(i64 %v116, i64 16)
  %v118 = sub i64 %v12, %v114
  %v119 = call i64 @llvm.smax.i64(i64 %v118, i64 0)
  %v120 = call i64 @llvm.smin.i64(i64 %v119, i64 16)
  %v121 = shl i64 1, %v117
  %v122 = sub i64 %v121, 1
  %v123 = shl i64 1, %v120
  %v124 = sub i64 %v123, 1
  %v125 = xor i64 %v122, -1
  %v126 = and i64 %v124, %v125
  %v127 = trunc i64 %v126 to i16
  %v128 = bitcast i16 %v127 to <16 x i1>
  %v129 = getelementptr float, ptr %v81, i64 %v99
  %v130 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v129, i32 4, <16 x i1> %v113, <16 x float> zeroinitializer)
  store <16 x float> %v130, ptr %cell94
  %v131 = getelementptr float, ptr %v81, i64 %v114
  %v132 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v131, i32 4, <16 x i1> %v128, <16 x float> zeroinitializer)
  store <16 x float> %v132, ptr %cell95
  %v133 = getelementptr float, ptr %v83, i64 %v99
  %v134 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v133, i32 4, <16 x i1> %v113, <16 x float> zeroinitializer)
  store <16 x float> %v134, ptr %cell96
  %v135 = getelementptr float, ptr %v83, i64 %v114
  %v136 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v135, i32 4, <16 x i1> %v128, <16 x float> zeroinitializer)
  store <16 x float> %v136, ptr %cell97
  %v137 = sub i64 %v62, %v60
  store i64 0, ptr %cell138
  br label %b139
b139:
  %v142 = load i64, ptr %cell138
  %v143 = add i64 %v142, 16
  %v144 = icmp sle i64 %v143, %v137
  br i1 %v144, label %b140, label %b141
b140:
  %v145 = load i64, ptr %cell138
  %v146 = add i64 %v60, %v145
  %v147 = add i64 %v146, 16
  %v148 = add i64 %v147, %v16
  %v149 = sub i64 0, %v148
  %v150 = call i64 @llvm.smax.i64(i64 %v149, i64 0)
  %v151 = call i64 @llvm.smin.i64(i64 %v150, i64 16)
  %v152 = sub i64 %v12, %v148
  %v153 = call i64 @llvm.smax.i64(i64 %v152, i64 0)
  %v154 = call i64 @llvm.smin.i64(i64 %v153, i64 16)
  %v155 = shl i64 1, %v151
  %v156 = sub i64 %v155, 1
  %v157 = shl i64 1, %v154
  %v158 = sub i64 %v157, 1
  %v159 = xor i64 %v156, -1
  %v160 = and i64 %v158, %v159
  %v161 = trunc i64 %v160 to i16
  %v162 = bitcast i16 %v161 to <16 x i1>
  %v163 = getelementptr float, ptr %v81, i64 %v148
  %v164 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v163, i32 4, <16 x i1> %v162, <16 x float> zeroinitializer)
  %v165 = getelementptr float, ptr %v83, i64 %v148
  %v166 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v165, i32 4, <16 x i1> %v162, <16 x float> zeroinitializer)
  %v167 = add i64 %v146, %v16
  %v168 = add i64 %v167, 0
  %v169 = getelementptr float, ptr %v79, i64 %v168
  %v170 = load <16 x float>, ptr %v169, align 4
  %v171 = load <16 x float>, ptr %cell97
  %v172 = fadd contract <16 x float> %v170, %v171
  %v173 = load <16 x float>, ptr %cell95
  %v174 = load <16 x float>, ptr %cell94
  %v175 = shufflevector <16 x float> %v174, <16 x float> %v173, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v176 = fadd contract <16 x float> %v172, %v175
  %v177 = load <16 x float>, ptr %cell95
  %v178 = shufflevector <16 x float> %v177, <16 x float> %v164, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v179 = fadd contract <16 x float> %v176, %v178
  %v180 = fmul contract <16 x float> %v179, splat (float 0x3FD0000000000000)
  %v181 = load <16 x float>, ptr %cell95
  %v182 = add i64 %v146, %v16
  %v183 = add i64 %v182, 0
  %v184 = getelementptr float, ptr %v85, i64 %v183
  %v185 = load <16 x float>, ptr %v184, align 4
  %v186 = fadd contract <16 x float> %v181, %v185
  %v187 = load <16 x float>, ptr %cell97
  %v188 = load <16 x float>, ptr %cell96
  %v189 = shufflevector <16 x float> %v188, <16 x float> %v187, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v190 = fadd contract <16 x float> %v186, %v189
  %v191 = load <16 x float>, ptr %cell97
  %v192 = shufflevector <16 x float> %v191, <16 x float> %v166, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v193 = fadd contract <16 x float> %v190, %v192
  %v194 = fmul contract <16 x float> %v193, splat (float 0x3FD0000000000000)
  %v195 = getelementptr float, ptr %v87, i64 %v146
  store <16 x float> %v180, ptr %v195, align 4
  %v196 = getelementptr float, ptr %v88, i64 %v146
  store <16 x float> %v194, ptr %v196, align 4
  %v197 = load <16 x float>, ptr %cell95
  store <16 x float> %v197, ptr %cell94
  store <16 x float> %v164, ptr %cell95
  %v198 = load <16 x float>, ptr %cell97
  store <16 x float> %v198, ptr %cell96
  store <16 x float> %v166, ptr %cell97
  %v199 = add i64 %v145, 16
  store i64 %v199, ptr %cell138
  br label %b139
b141:
  %v200 = load i64, ptr %cell138
  store i64 %v200, ptr %cell90
  br label %b92
b92:
  %v201 = load i64, ptr %cell90
  %v202 = sub i64 %v62, %v60
  %v203 = icmp eq i64 %v201, %v202
  %v204 = select i1 %v203, i64 0, i64 %v72
  store i64 0, ptr %cell205
  br label %b206
b206:
  %v209 = load i64, ptr %cell205
  %v210 = icmp slt i64 %v209, %v204
  br i1 %v210, label %b207, label %b208
b207:
  %v211 = load i64, ptr %cell205
  %v212 = add i64 %v70, %v211
  %v213 = add i64 %v212, %v14
  %v214 = add i64 %v213, -1
  %v215 = add i64 %v213, 0
  %v216 = add i64 %v213, 1
  %v217 = mul i64 %v214, %v2
  %v218 = getelementptr i8, ptr %v32, i64 %v217
  %v219 = mul i64 %v215, %v2
  %v220 = getelementptr i8, ptr %v32, i64 %v219
  %v221 = mul i64 %v216, %v2
  %v222 = getelementptr i8, ptr %v32, i64 %v221
  %v223 = mul i64 %v212, %v6
  %v224 = getelementptr i8, ptr %v34, i64 %v223
  %v225 = call i64 @llvm.smax.i64(i64 %v60, i64 %v20)
  %v226 = call i64 @llvm.smin.i64(i64 %v225, i64 %v62)
  %v227 = call i64 @llvm.smin.i64(i64 %v62, i64 %v24)
  %v228 = call i64 @llvm.smax.i64(i64 %v226, i64 %v227)
  store i64 %v60, ptr %cell229
  br label %b230
b230:
  %v233 = load i64, ptr %cell229
  %v234 = icmp slt i64 %v233, %v62
  br i1 %v234, label %b231, label %b232
b231:
  %v235 = load i64, ptr %cell229
  %v236 = icmp sge i64 %v235, %v60
  br i1 %v236, label %b237, label %b238
b237:
  %v239 = load i64, ptr %cell229
  %v240 = icmp eq i64 %v239, %v60
  %v241 = add i64 %v239, %v201
  %v242 = select i1 %v240, i64 %v241, i64 %v239
  store i64 %v242, ptr %cell229
  br label %b238
b238:
  %v243 = load i64, ptr %cell229
  %v244 = icmp slt i64 %v243, %v62
  br i1 %v244, label %b245, label %b246
b245:
  %v247 = load i64, ptr %cell229
  %v248 = icmp slt i64 %v247, %v60
  %v249 = call i64 @llvm.smin.i64(i64 %v60, i64 %v228)
  %v250 = select i1 %v248, i64 %v249, i64 %v228
  %v251 = sub i64 %v250, %v247
  %v252 = call i64 @llvm.smin.i64(i64 %v251, i64 16)
  %v253 = sub i64 16, %v252
  %v254 = trunc i64 %v253 to i16
  %v255 = lshr i16 -1, %v254
  %v256 = bitcast i16 %v255 to <16 x i1>
  %v257 = add i64 %v247, %v16
  %v258 = add i64 %v257, 0
  %v259 = getelementptr float, ptr %v218, i64 %v258
  %v260 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v259, i32 4, <16 x i1> %v256, <16 x float> zeroinitializer)
  %v261 = add i64 %v247, %v16
  %v262 = add i64 %v261, 0
  %v263 = getelementptr float, ptr %v222, i64 %v262
  %v264 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v263, i32 4, <16 x i1> %v256, <16 x float> zeroinitializer)
  %v265 = fadd contract <16 x float> %v260, %v264
  %v266 = add i64 %v247, %v16
  %v267 = add i64 %v266, -1
  %v268 = getelementptr float, ptr %v220, i64 %v267
  %v269 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v268, i32 4, <16 x i1> %v256, <16 x float> zeroinitializer)
  %v270 = fadd contract <16 x float> %v265, %v269
  %v271 = add i64 %v247, %v16
  %v272 = add i64 %v271, 1
  %v273 = getelementptr float, ptr %v220, i64 %v272
  %v274 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v273, i32 4, <16 x i1> %v256, <16 x float> zeroinitializer)
  %v275 = fadd contract <16 x float> %v270, %v274
  %v276 = fmul contract <16 x float> %v275, splat (float 0x3FD0000000000000)
  %v277 = getelementptr float, ptr %v224, i64 %v247
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v276, ptr %v277, i32 4, <16 x i1> %v256)
  %v278 = add i64 %v247, %v252
  store i64 %v278, ptr %cell229
  br label %b246
b246:
  br label %b230
b232:
  %v279 = add nsw i64 %v211, 1
  store i64 %v279, ptr %cell205
  br label %b206
b208:
  %v280 = add i64 %v70, %v72
  store i64 %v280, ptr %cell64
  br label %b65
b67:
  %v281 = add nsw i64 %v53, 1
  store i64 %v281, ptr %cell47
  br label %b48
b50:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
