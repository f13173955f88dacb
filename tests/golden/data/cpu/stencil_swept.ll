; trellis golden, codegen revision 17
; stencil|2|float32:c,float32:c|1|constant|107a69f291559104b5ac9e451a373b47|of 35fca6168d31f42d0c4bb8eed4de4f92|steps
; {'unroll': 2, 'deterministic': True}
; trellis-cpu kernel revision 17

target triple = "x86_64-unknown-linux-gnu"

declare i32 @nanosleep(ptr, ptr)

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
  %cell15 = alloca i64
  %cell16 = alloca [2 x i64]
  %cell62 = alloca [24 x i64]
  %cell64 = alloca ptr
  %cell65 = alloca i64
  %cell66 = alloca i64
  %cell67 = alloca i64
  %cell68 = alloca i64
  %cell95 = alloca i64
  %cell215 = alloca i64
  %cell231 = alloca i64
  %cell273 = alloca i64
  %cell289 = alloca i64
  %cell326 = alloca i64
  %cell376 = alloca i64
  %cell394 = alloca i64
  %cell433 = alloca i64
  %cell451 = alloca i64
  %cell492 = alloca i64
  %cell499 = alloca i64
  %cell520 = alloca i64
  %cell527 = alloca i64
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
  %v17 = getelementptr i64, ptr %args, i64 7
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 8
  %v20 = load i64, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 9
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 10
  %v24 = load i64, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 11
  %v26 = load i64, ptr %v25
  %v27 = getelementptr i64, ptr %args, i64 12
  %v28 = load i64, ptr %v27
  %v29 = getelementptr i64, ptr %args, i64 13
  %v30 = load i64, ptr %v29
  %v31 = getelementptr i64, ptr %args, i64 14
  %v32 = load i64, ptr %v31
  %v33 = getelementptr i64, ptr %args, i64 15
  %v34 = load i64, ptr %v33
  %v35 = getelementptr i64, ptr %args, i64 16
  %v36 = load i64, ptr %v35
  %v37 = getelementptr i64, ptr %args, i64 18
  %v38 = load i64, ptr %v37
  %v39 = getelementptr i64, ptr %args, i64 19
  %v40 = load i64, ptr %v39
  %v41 = getelementptr i64, ptr %args, i64 20
  %v42 = load i64, ptr %v41
  %v43 = getelementptr i64, ptr %args, i64 25
  %v44 = load i64, ptr %v43
  %v45 = getelementptr i8, ptr %v14, i64 %v44
  %v46 = getelementptr i64, ptr %args, i64 26
  %v47 = load i64, ptr %v46
  %v48 = getelementptr i8, ptr %v14, i64 %v47
  %v49 = getelementptr i64, ptr %args, i64 22
  %v50 = load i64, ptr %v49
  %v51 = getelementptr i8, ptr %v14, i64 %v50
  %v52 = getelementptr i64, ptr %args, i64 23
  %v53 = load i64, ptr %v52
  %v54 = getelementptr i64, ptr %args, i64 21
  %v55 = load i64, ptr %v54
  %v56 = getelementptr i64, ptr %args, i64 24
  %v57 = load i64, ptr %v56
  %v58 = getelementptr i64, ptr %args, i64 17
  %v59 = load float, ptr %v58
  %v60 = getelementptr i64, ptr %args, i64 27
  %v61 = load i64, ptr %v60
  %v63 = getelementptr i64, ptr %cell62, i64 20
  store i64 0, ptr %v63
  store i64 %begin, ptr %cell68
  br label %b69
b69:
  %v72 = load i64, ptr %cell68
  %v73 = icmp slt i64 %v72, %end
  br i1 %v73, label %b70, label %b71
b70:
  %v74 = load i64, ptr %cell68
  %v75 = udiv i64 %v74, %v42
  %v76 = mul i64 %v75, %v42
  %v77 = getelementptr i64, ptr %v14, i64 0
  store i64 0, ptr %cell15
  br label %b78
b78:
  %v81 = load atomic i64, ptr %v77 acquire, align 8
  %v82 = icmp slt i64 %v81, %v76
  br i1 %v82, label %b79, label %b80
b79:
  %v83 = load i64, ptr %cell15
  %v84 = icmp slt i64 %v83, 256
  br i1 %v84, label %b85, label %b86
b85:
  %v87 = call i32 @sched_yield()
  br label %b86
b86:
  %v88 = xor i1 %v84, true
  br i1 %v88, label %b89, label %b90
b89:
  store i64 0, ptr %cell16
  %v91 = getelementptr i64, ptr %cell16, i64 1
  store i64 50000, ptr %v91
  %v92 = call i32 @nanosleep(ptr %cell16, ptr null)
  br label %b90
b90:
  %v93 = add i64 %v83, 1
  store i64 %v93, ptr %cell15
  br label %b78
b80:
  %v94 = urem i64 %v74, %v42
  store i64 0, ptr %cell95
  store i64 0, ptr %cell15
  br label %b96
b96:
  %v99 = load i64, ptr %cell95
  %v100 = add i64 %v99, 8
  %v101 = getelementptr i64, ptr %v14, i64 %v100
  %v102 = atomicrmw xchg ptr %v101, i64 1 acquire
  %v103 = icmp ne i64 %v102, 0
  br i1 %v103, label %b97, label %b98
b97:
  %v104 = load i64, ptr %cell95
  %v105 = add i64 %v104, 1
  %v106 = icmp sge i64 %v105, %v55
  %v107 = select i1 %v106, i64 0, i64 %v105
  store i64 %v107, ptr %cell95
  br i1 %v106, label %b108, label %b109
b108:
  %v110 = load i64, ptr %cell15
  %v111 = icmp slt i64 %v110, 256
  br i1 %v111, label %b112, label %b113
b112:
  %v114 = call i32 @sched_yield()
  br label %b113
b113:
  %v115 = xor i1 %v111, true
  br i1 %v115, label %b116, label %b117
b116:
  store i64 0, ptr %cell16
  %v118 = getelementptr i64, ptr %cell16, i64 1
  store i64 50000, ptr %v118
  %v119 = call i32 @nanosleep(ptr %cell16, ptr null)
  br label %b117
b117:
  %v120 = add i64 %v110, 1
  store i64 %v120, ptr %cell15
  br label %b109
b109:
  br label %b96
b98:
  %v121 = load i64, ptr %cell95
  %v122 = shl i64 %v121, 1
  %v123 = mul i64 %v122, %v53
  %v124 = getelementptr i8, ptr %v51, i64 %v123
  %v125 = getelementptr i8, ptr %v124, i64 %v53
  %v126 = udiv i64 %v38, %v40
  %v127 = urem i64 %v38, %v40
  %v128 = icmp slt i64 %v75, %v127
  %v129 = zext i1 %v128 to i64
  %v130 = add i64 %v126, %v129
  %v131 = mul i64 %v75, %v126
  %v132 = call i64 @llvm.smin.i64(i64 %v75, i64 %v127)
  %v133 = add i64 %v131, %v132
  %v134 = urem i64 %v94, %v26
  %v135 = mul i64 %v134, %v22
  %v136 = add i64 %v135, %v22
  %v137 = call i64 @llvm.smin.i64(i64 %v136, i64 %v18)
  %v138 = udiv i64 %v94, %v26
  %v139 = icmp slt i64 %v135, %v137
  %v140 = and i1 true, %v139
  %v141 = add i64 %v135, 0
  %v142 = add i64 %v137, 0
  %v143 = urem i64 %v138, %v28
  %v144 = mul i64 %v143, %v24
  %v145 = add i64 %v144, %v24
  %v146 = call i64 @llvm.smin.i64(i64 %v145, i64 %v20)
  %v147 = udiv i64 %v138, %v28
  %v148 = icmp slt i64 %v144, %v146
  %v149 = and i1 %v140, %v148
  %v150 = add i64 %v144, 0
  %v151 = add i64 %v146, 0
  br i1 %v149, label %b152, label %b153
b152:
  %v154 = mul i64 %v130, 1
  %v155 = sub i64 %v141, %v154
  %v156 = mul i64 %v130, 1
  %v157 = add i64 %v142, %v156
  %v158 = mul i64 %v130, 1
  %v159 = sub i64 %v150, %v158
  %v160 = mul i64 %v130, 1
  %v161 = add i64 %v151, %v160
  %v162 = call i64 @llvm.smax.i64(i64 %v155, i64 -1)
  %v163 = call i64 @llvm.smax.i64(i64 %v159, i64 -1)
  %v164 = and i64 %v163, -16
  %v165 = icmp eq i64 %v75, 0
  %v166 = icmp eq i64 %v75, 0
  %v167 = sub i64 %v40, %v75
  %v168 = and i64 %v167, 1
  %v169 = icmp eq i64 %v168, 0
  %v170 = select i1 %v169, ptr %v8, ptr %v45
  %v171 = select i1 %v169, i64 %v10, i64 %v34
  %v172 = select i1 %v169, i64 %v12, i64 %v36
  %v173 = select i1 %v166, ptr %v2, ptr %v170
  %v174 = select i1 %v166, i64 %v4, i64 %v171
  %v175 = select i1 %v166, i64 %v6, i64 %v172
  %v176 = and i64 %v159, -16
  %v177 = add i64 %v161, 15
  %v178 = and i64 %v177, -16
  %v179 = sub i64 %v176, 1
  %v180 = add i64 %v178, 1
  %v181 = icmp sge i64 %v155, 0
  %v182 = icmp sle i64 %v157, %v18
  %v183 = and i1 %v181, %v182
  %v184 = and i1 true, %v183
  %v185 = icmp sge i64 %v179, 0
  %v186 = icmp sle i64 %v180, %v20
  %v187 = and i1 %v185, %v186
  %v188 = and i1 %v184, %v187
  %v189 = xor i1 %v165, true
  %v190 = and i1 %v188, %v189
  store ptr %v173, ptr %cell64
  store i64 %v174, ptr %cell65
  store i64 %v175, ptr %cell66
  store i64 0, ptr %cell67
  %v191 = xor i1 %v190, true
  br i1 %v191, label %b192, label %b193
b192:
  %v194 = mul i64 %v130, 1
  %v195 = sub i64 %v141, %v194
  %v196 = mul i64 %v130, 1
  %v197 = add i64 %v142, %v196
  %v198 = call i64 @llvm.smax.i64(i64 %v195, i64 0)
  %v199 = call i64 @llvm.smin.i64(i64 %v197, i64 %v18)
  %v200 = mul i64 %v130, 1
  %v201 = sub i64 %v150, %v200
  %v202 = mul i64 %v130, 1
  %v203 = add i64 %v151, %v202
  %v204 = call i64 @llvm.smax.i64(i64 %v201, i64 0)
  %v205 = call i64 @llvm.smin.i64(i64 %v203, i64 %v20)
  %v206 = sub i64 0, %v162
  %v207 = sub i64 0, %v164
  %v208 = getelementptr i8, ptr %v124, i64 %v57
  %v209 = mul i64 %v206, %v30
  %v210 = getelementptr i8, ptr %v208, i64 %v209
  %v211 = mul i64 %v207, %v32
  %v212 = getelementptr i8, ptr %v210, i64 %v211
  br i1 %v165, label %b213, label %b214
b213:
  store i64 %v198, ptr %cell215
  br label %b216
b216:
  %v219 = load i64, ptr %cell215
  %v220 = icmp slt i64 %v219, %v199
  br i1 %v220, label %b217, label %b218
b217:
  %v221 = load i64, ptr %cell215
  %v222 = sub i64 %v205, %v204
  %v223 = mul i64 %v221, %v4
  %v224 = getelementptr i8, ptr %v2, i64 %v223
  %v225 = mul i64 %v204, %v6
  %v226 = getelementptr i8, ptr %v224, i64 %v225
  %v227 = mul i64 %v221, %v30
  %v228 = getelementptr i8, ptr %v212, i64 %v227
  %v229 = mul i64 %v204, %v32
  %v230 = getelementptr i8, ptr %v228, i64 %v229
  store i64 0, ptr %cell231
  br label %b232
b232:
  %v235 = load i64, ptr %cell231
  %v236 = add i64 %v235, 32
  %v237 = icmp sle i64 %v236, %v222
  br i1 %v237, label %b233, label %b234
b233:
  %v238 = load i64, ptr %cell231
  %v239 = add i64 %v238, 16
  %v240 = getelementptr float, ptr %v226, i64 %v238
  %v241 = load <16 x float>, ptr %v240, align 4
  %v242 = fmul contract <16 x float> %v241, %v241
  %v243 = getelementptr float, ptr %v226, i64 %v239
  %v244 = load <16 x float>, ptr %v243, align 4
  %v245 = fmul contract <16 x float> %v244, %v244
  %v246 = getelementptr float, ptr %v230, i64 %v238
  store <16 x float> %v242, ptr %v246, align 4
  %v247 = getelementptr float, ptr %v230, i64 %v239
  store <16 x float> %v245, ptr %v247, align 4
  %v248 = add i64 %v238, 32
  store i64 %v248, ptr %cell231
  br label %b232
b234:
  br label %b249
b249:
  %v252 = load i64, ptr %cell231
  %v253 = icmp slt i64 %v252, %v222
  br i1 %v253, label %b250, label %b251
b250:
  %v254 = load i64, ptr %cell231
  %v255 = sub i64 %v222, %v254
  %v258 = icmp sgt i64 %v255, 0
  br i1 %v258, label %b256, label %b257
b256:
  %v259 = call i64 @llvm.smin.i64(i64 %v255, i64 16)
  %v260 = sub i64 16, %v259
  %v261 = trunc i64 %v260 to i16
  %v262 = lshr i16 -1, %v261
  %v263 = bitcast i16 %v262 to <16 x i1>
  %v264 = getelementptr float, ptr %v226, i64 %v254
  %v265 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v264, i32 4, <16 x i1> %v263, <16 x float> zeroinitializer)
  %v266 = fmul contract <16 x float> %v265, %v265
  %v267 = getelementptr float, ptr %v230, i64 %v254
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v266, ptr %v267, i32 4, <16 x i1> %v263)
  %v268 = add i64 %v254, %v259
  store i64 %v268, ptr %cell231
  br label %b257
b257:
  br label %b249
b251:
  %v269 = add nsw i64 %v221, 1
  store i64 %v269, ptr %cell215
  br label %b216
b218:
  br label %b214
b214:
  %v270 = xor i1 %v165, true
  br i1 %v270, label %b271, label %b272
b271:
  store i64 %v198, ptr %cell273
  br label %b274
b274:
  %v277 = load i64, ptr %cell273
  %v278 = icmp slt i64 %v277, %v199
  br i1 %v278, label %b275, label %b276
b275:
  %v279 = load i64, ptr %cell273
  %v280 = sub i64 %v205, %v204
  %v281 = mul i64 %v279, %v174
  %v282 = getelementptr i8, ptr %v173, i64 %v281
  %v283 = mul i64 %v204, %v175
  %v284 = getelementptr i8, ptr %v282, i64 %v283
  %v285 = mul i64 %v279, %v30
  %v286 = getelementptr i8, ptr %v212, i64 %v285
  %v287 = mul i64 %v204, %v32
  %v288 = getelementptr i8, ptr %v286, i64 %v287
  store i64 0, ptr %cell289
  br label %b290
b290:
  %v293 = load i64, ptr %cell289
  %v294 = add i64 %v293, 32
  %v295 = icmp sle i64 %v294, %v280
  br i1 %v295, label %b291, label %b292
b291:
  %v296 = load i64, ptr %cell289
  %v297 = add i64 %v296, 16
  %v298 = getelementptr float, ptr %v284, i64 %v296
  %v299 = load <16 x float>, ptr %v298, align 4
  %v300 = getelementptr float, ptr %v284, i64 %v297
  %v301 = load <16 x float>, ptr %v300, align 4
  %v302 = getelementptr float, ptr %v288, i64 %v296
  store <16 x float> %v299, ptr %v302, align 4
  %v303 = getelementptr float, ptr %v288, i64 %v297
  store <16 x float> %v301, ptr %v303, align 4
  %v304 = add i64 %v296, 32
  store i64 %v304, ptr %cell289
  br label %b290
b292:
  br label %b305
b305:
  %v308 = load i64, ptr %cell289
  %v309 = icmp slt i64 %v308, %v280
  br i1 %v309, label %b306, label %b307
b306:
  %v310 = load i64, ptr %cell289
  %v311 = sub i64 %v280, %v310
  %v314 = icmp sgt i64 %v311, 0
  br i1 %v314, label %b312, label %b313
b312:
  %v315 = call i64 @llvm.smin.i64(i64 %v311, i64 16)
  %v316 = sub i64 16, %v315
  %v317 = trunc i64 %v316 to i16
  %v318 = lshr i16 -1, %v317
  %v319 = bitcast i16 %v318 to <16 x i1>
  %v320 = getelementptr float, ptr %v284, i64 %v310
  %v321 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v320, i32 4, <16 x i1> %v319, <16 x float> zeroinitializer)
  %v322 = getelementptr float, ptr %v288, i64 %v310
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v321, ptr %v322, i32 4, <16 x i1> %v319)
  %v323 = add i64 %v310, %v315
  store i64 %v323, ptr %cell289
  br label %b313
b313:
  br label %b305
b307:
  %v324 = add nsw i64 %v279, 1
  store i64 %v324, ptr %cell273
  br label %b274
b276:
  br label %b272
b272:
  store ptr %v212, ptr %cell64
  store i64 %v30, ptr %cell65
  store i64 %v32, ptr %cell66
  store i64 1, ptr %cell67
  br label %b193
b193:
  %v325 = add i64 %v130, 1
  store i64 1, ptr %cell326
  br label %b327
b327:
  %v330 = load i64, ptr %cell326
  %v331 = icmp slt i64 %v330, %v325
  br i1 %v331, label %b328, label %b329
b328:
  %v332 = load i64, ptr %cell326
  %v333 = sub i64 %v130, %v332
  %v334 = add i64 %v333, 1
  %v335 = mul i64 %v334, 1
  %v336 = sub i64 %v141, %v335
  %v337 = mul i64 %v334, 1
  %v338 = add i64 %v142, %v337
  %v339 = call i64 @llvm.smax.i64(i64 %v336, i64 0)
  %v340 = call i64 @llvm.smin.i64(i64 %v338, i64 %v18)
  %v341 = mul i64 %v334, 1
  %v342 = sub i64 %v150, %v341
  %v343 = mul i64 %v334, 1
  %v344 = add i64 %v151, %v343
  %v345 = call i64 @llvm.smax.i64(i64 %v342, i64 0)
  %v346 = call i64 @llvm.smin.i64(i64 %v344, i64 %v20)
  %v347 = sub i64 %v334, 1
  %v348 = mul i64 %v347, 1
  %v349 = sub i64 %v141, %v348
  %v350 = mul i64 %v347, 1
  %v351 = add i64 %v142, %v350
  %v352 = call i64 @llvm.smax.i64(i64 %v349, i64 0)
  %v353 = call i64 @llvm.smin.i64(i64 %v351, i64 %v18)
  %v354 = mul i64 %v347, 1
  %v355 = sub i64 %v150, %v354
  %v356 = mul i64 %v347, 1
  %v357 = add i64 %v151, %v356
  %v358 = call i64 @llvm.smax.i64(i64 %v355, i64 0)
  %v359 = call i64 @llvm.smin.i64(i64 %v357, i64 %v20)
  %v360 = sub i64 1, %v352
  %v361 = call i64 @llvm.smax.i64(i64 %v360, i64 0)
  %v362 = add i64 %v353, 1
  %v363 = sub i64 %v362, %v18
  %v364 = call i64 @llvm.smax.i64(i64 %v363, i64 0)
  %v365 = sub i64 1, %v358
  %v366 = call i64 @llvm.smax.i64(i64 %v365, i64 0)
  %v367 = add i64 %v359, 1
  %v368 = sub i64 %v367, %v20
  %v369 = call i64 @llvm.smax.i64(i64 %v368, i64 0)
  %v370 = load ptr, ptr %cell64
  %v371 = load i64, ptr %cell65
  %v372 = load i64, ptr %cell66
  %v373 = icmp sgt i64 %v361, 0
  br i1 %v373, label %b374, label %b375
b374:
  store i64 0, ptr %cell376
  br label %b377
b377:
  %v380 = load i64, ptr %cell376
  %v381 = icmp slt i64 %v380, %v361
  br i1 %v381, label %b378, label %b379
b378:
  %v382 = load i64, ptr %cell376
  %v383 = add i64 %v382, 1
  %v384 = sub i64 0, %v383
  %v385 = mul i64 %v384, %v371
  %v386 = getelementptr i8, ptr %v370, i64 %v385
  %v387 = mul i64 %v345, %v372
  %v388 = getelementptr i8, ptr %v386, i64 %v387
  %v389 = mul i64 0, %v371
  %v390 = getelementptr i8, ptr %v370, i64 %v389
  %v391 = mul i64 %v345, %v372
  %v392 = getelementptr i8, ptr %v390, i64 %v391
  %v393 = sub i64 %v346, %v345
  store i64 0, ptr %cell394
  br label %b395
b395:
  %v398 = load i64, ptr %cell394
  %v399 = add i64 %v398, 32
  %v400 = icmp sle i64 %v399, %v393
  br i1 %v400, label %b396, label %b397
b396:
  %v401 = load i64, ptr %cell394
  %v402 = add i64 %v401, 16
  %v403 = insertelement <16 x float> poison, float %v59, i64 0
  %v404 = shufflevector <16 x float> %v403, <16 x float> poison, <16 x i32> zeroinitializer
  %v405 = insertelement <16 x float> poison, float %v59, i64 0
  %v406 = shufflevector <16 x float> %v405, <16 x float> poison, <16 x i32> zeroinitializer
  %v407 = getelementptr float, ptr %v388, i64 %v401
  store <16 x float> %v404, ptr %v407, align 4
  %v408 = getelementptr float, ptr %v388, i64 %v402
  store <16 x float> %v406, ptr %v408, align 4
  %v409 = add i64 %v401, 32
  store i64 %v409, ptr %cell394
  br label %b395
b397:
  br label %b410
b410:
  %v413 = load i64, ptr %cell394
  %v414 = icmp slt i64 %v413, %v393
  br i1 %v414, label %b411, label %b412
b411:
  %v415 = load i64, ptr %cell394
  %v416 = sub i64 %v393, %v415
  %v419 = icmp sgt i64 %v416, 0
  br i1 %v419, label %b417, label %b418
b417:
  %v420 = call i64 @llvm.smin.i64(i64 %v416, i64 16)
  %v421 = sub i64 16, %v420
  %v422 = trunc i64 %v421 to i16
  %v423 = lshr i16 -1, %v422
  %v424 = bitcast i16 %v423 to <16 x i1>
  %v425 = insertelement <16 x float> poison, float %v59, i64 0
  %v426 = shufflevector <16 x float> %v425, <16 x float> poison, <16 x i32> zeroinitializer
  %v427 = getelementptr float, ptr %v388, i64 %v415
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v426, ptr %v427, i32 4, <16 x i1> %v424)
  %v428 = add i64 %v415, %v420
  store i64 %v428, ptr %cell394
  br label %b418
b418:
  br label %b410
b412:
  %v429 = add nsw i64 %v382, 1
  store i64 %v429, ptr %cell376
  br label %b377
b379:
  br label %b375
b375:
  %v430 = icmp sgt i64 %v364, 0
  br i1 %v430, label %b431, label %b432
b431:
  store i64 0, ptr %cell433
  br label %b434
b434:
  %v437 = load i64, ptr %cell433
  %v438 = icmp slt i64 %v437, %v364
  br i1 %v438, label %b435, label %b436
b435:
  %v439 = load i64, ptr %cell433
  %v440 = sub i64 %v18, 1
  %v441 = add i64 %v18, %v439
  %v442 = mul i64 %v441, %v371
  %v443 = getelementptr i8, ptr %v370, i64 %v442
  %v444 = mul i64 %v345, %v372
  %v445 = getelementptr i8, ptr %v443, i64 %v444
  %v446 = mul i64 %v440, %v371
  %v447 = getelementptr i8, ptr %v370, i64 %v446
  %v448 = mul i64 %v345, %v372
  %v449 = getelementptr i8, ptr %v447, i64 %v448
  %v450 = sub i64 %v346, %v345
  store i64 0, ptr %cell451
  br label %b452
b452:
  %v455 = load i64, ptr %cell451
  %v456 = add i64 %v455, 32
  %v457 = icmp sle i64 %v456, %v450
  br i1 %v457, label %b453, label %b454
b453:
  %v458 = load i64, ptr %cell451
  %v459 = add i64 %v458, 16
  %v460 = insertelement <16 x float> poison, float %v59, i64 0
  %v461 = shufflevector <16 x float> %v460, <16 x float> poison, <16 x i32> zeroinitializer
  %v462 = insertelement <16 x float> poison, float %v59, i64 0
  %v463 = shufflevector <16 x float> %v462, <16 x float> poison, <16 x i32> zeroinitializer
  %v464 = getelementptr float, ptr %v445, i64 %v458
  store <16 x float> %v461, ptr %v464, align 4
  %v465 = getelementptr float, ptr %v445, i64 %v459
  store <16 x float> %v463, ptr %v465, align 4
  %v466 = add i64 %v458, 32
  store i64 %v466, ptr %cell451
  br label %b452
b454:
  br label %b467
b467:
  %v470 = load i64, ptr %cell451
  %v471 = icmp slt i64 %v470, %v450
  br i1 %v471, label %b468, label %b469
b468:
  %v472 = load i64, ptr %cell451
  %v473 = sub i64 %v450, %v472
  %v476 = icmp sgt i64 %v473, 0
  br i1 %v476, label %b474, label %b475
b474:
  %v477 = call i64 @llvm.smin.i64(i64 %v473, i64 16)
  %v478 = sub i64 16, %v477
  %v479 = trunc i64 %v478 to i16
  %v480 = lshr i16 -1, %v479
  %v481 = bitcast i16 %v480 to <16 x i1>
  %v482 = insertelement <16 x float> poison, float %v59, i64 0
  %v483 = shufflevector <16 x float> %v482, <16 x float> poison, <16 x i32> zeroinitializer
  %v484 = getelementptr float, ptr %v445, i64 %v472
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v483, ptr %v484, i32 4, <16 x i1> %v481)
  %v485 = add i64 %v472, %v477
  store i64 %v485, ptr %cell451
  br label %b475
b475:
  br label %b467
b469:
  %v486 = add nsw i64 %v439, 1
  store i64 %v486, ptr %cell433
  br label %b434
b436:
  br label %b432
b432:
  %v487 = icmp sgt i64 %v366, 0
  br i1 %v487, label %b488, label %b489
b488:
  %v490 = sub i64 %v339, %v361
  %v491 = add i64 %v340, %v364
  store i64 %v490, ptr %cell492
  br label %b493
b493:
  %v496 = load i64, ptr %cell492
  %v497 = icmp slt i64 %v496, %v491
  br i1 %v497, label %b494, label %b495
b494:
  %v498 = load i64, ptr %cell492
  store i64 0, ptr %cell499
  br label %b500
b500:
  %v503 = load i64, ptr %cell499
  %v504 = icmp slt i64 %v503, %v366
  br i1 %v504, label %b501, label %b502
b501:
  %v505 = load i64, ptr %cell499
  %v506 = add i64 %v505, 1
  %v507 = sub i64 0, %v506
  %v508 = mul i64 %v498, %v371
  %v509 = getelementptr i8, ptr %v370, i64 %v508
  %v510 = mul i64 %v507, %v372
  %v511 = getelementptr i8, ptr %v509, i64 %v510
  %v512 = getelementptr float, ptr %v511, i64 0
  store float %v59, ptr %v512, align 4
  %v513 = add nsw i64 %v505, 1
  store i64 %v513, ptr %cell499
  br label %b500
b502:
  %v514 = add nsw i64 %v498, 1
  store i64 %v514, ptr %cell492
  br label %b493
b495:
  br label %b489
b489:
  %v515 = icmp sgt i64 %v369, 0
  br i1 %v515, label %b516, label %b517
b516:
  %v518 = sub i64 %v339, %v361
  %v519 = add i64 %v340, %v364
  store i64 %v518, ptr %cell520
  br label %b521
b521:
  %v524 = load i64, ptr %cell520
  %v525 = icmp slt i64 %v524, %v519
  br i1 %v525, label %b522, label %b523
b522:
  %v526 = load i64, ptr %cell520
  store i64 0, ptr %cell527
  br label %b528
b528:
  %v531 = load i64, ptr %cell527
  %v532 = icmp slt i64 %v531, %v369
  br i1 %v532, label %b529, label %b530
b529:
  %v533 = load i64, ptr %cell527
  %v534 = sub i64 %v20, 1
  %v535 = add i64 %v20, %v533
  %v536 = mul i64 %v526, %v371
  %v537 = getelementptr i8, ptr %v370, i64 %v536
  %v538 = mul i64 %v535, %v372
  %v539 = getelementptr i8, ptr %v537, i64 %v538
  %v540 = getelementptr float, ptr %v539, i64 0
  store float %v59, ptr %v540, align 4
  %v541 = add nsw i64 %v533, 1
  store i64 %v541, ptr %cell527
  br label %b528
b530:
  %v542 = add nsw i64 %v526, 1
  store i64 %v542, ptr %cell520
  br label %b521
b523:
  br label %b517
b517:
  %v543 = icmp eq i64 %v333, 0
  %v544 = xor i1 %v543, true
  br i1 %v544, label %b545, label %b546
b545:
  %v547 = mul i64 %v333, 1
  %v548 = sub i64 %v141, %v547
  %v549 = mul i64 %v333, 1
  %v550 = add i64 %v142, %v549
  %v551 = call i64 @llvm.smax.i64(i64 %v548, i64 0)
  %v552 = call i64 @llvm.smin.i64(i64 %v550, i64 %v18)
  %v553 = mul i64 %v333, 1
  %v554 = sub i64 %v150, %v553
  %v555 = mul i64 %v333, 1
  %v556 = add i64 %v151, %v555
  %v557 = call i64 @llvm.smax.i64(i64 %v554, i64 0)
  %v558 = call i64 @llvm.smin.i64(i64 %v556, i64 %v20)
  %v559 = and i64 %v557, -16
  %v560 = add i64 %v558, 15
  %v561 = and i64 %v560, -16
  %v562 = load i64, ptr %cell67
  %v563 = icmp ne i64 %v562, 0
  %v564 = select i1 %v563, ptr %v125, ptr %v124
  %v565 = sub i64 0, %v162
  %v566 = sub i64 0, %v164
  %v567 = getelementptr i8, ptr %v564, i64 %v57
  %v568 = mul i64 %v565, %v30
  %v569 = getelementptr i8, ptr %v567, i64 %v568
  %v570 = mul i64 %v566, %v32
  %v571 = getelementptr i8, ptr %v569, i64 %v570
  %v572 = load ptr, ptr %cell64
  %v573 = load i64, ptr %cell65
  %v574 = load i64, ptr %cell66
  %v575 = mul i64 %v551, %v30
  %v576 = getelementptr i8, ptr %v571, i64 %v575
  %v577 = mul i64 %v559, %v32
  %v578 = getelementptr i8, ptr %v576, i64 %v577
  %v579 = sub i64 %v551, 1
  %v580 = sub i64 %v559, 1
  %v581 = mul i64 %v579, %v573
  %v582 = getelementptr i8, ptr %v572, i64 %v581
  %v583 = mul i64 %v580, %v574
  %v584 = getelementptr i8, ptr %v582, i64 %v583
  %v585 = getelementptr i64, ptr %cell62, i64 0
  store ptr %v584, ptr %v585
  %v586 = getelementptr i64, ptr %cell62, i64 2
  store i64 %v573, ptr %v586
  %v587 = getelementptr i64, ptr %cell62, i64 3
  store i64 %v574, ptr %v587
  %v588 = getelementptr i64, ptr %cell62, i64 1
  store ptr %v578, ptr %v588
  %v589 = sub i64 %v552, %v551
  %v590 = add i64 %v589, 2
  %v591 = getelementptr i64, ptr %cell62, i64 6
  store i64 %v589, ptr %v591
  %v592 = getelementptr i64, ptr %cell62, i64 8
  store i64 %v590, ptr %v592
  %v593 = getelementptr i64, ptr %cell62, i64 10
  store i64 1, ptr %v593
  %v594 = getelementptr i64, ptr %cell62, i64 12
  store i64 0, ptr %v594
  %v595 = getelementptr i64, ptr %cell62, i64 14
  store i64 %v589, ptr %v595
  %v596 = getelementptr i64, ptr %cell62, i64 16
  store i64 %v589, ptr %v596
  %v597 = getelementptr i64, ptr %cell62, i64 18
  store i64 1, ptr %v597
  %v598 = getelementptr i64, ptr %cell62, i64 4
  store i64 %v30, ptr %v598
  %v599 = getelementptr i64, ptr %cell62, i64 22
  store i64 %v551, ptr %v599
  %v600 = sub i64 %v561, %v559
  %v601 = add i64 %v600, 2
  %v602 = getelementptr i64, ptr %cell62, i64 7
  store i64 %v600, ptr %v602
  %v603 = getelementptr i64, ptr %cell62, i64 9
  store i64 %v601, ptr %v603
  %v604 = getelementptr i64, ptr %cell62, i64 11
  store i64 1, ptr %v604
  %v605 = getelementptr i64, ptr %cell62, i64 13
  store i64 0, ptr %v605
  %v606 = getelementptr i64, ptr %cell62, i64 15
  store i64 %v600, ptr %v606
  %v607 = getelementptr i64, ptr %cell62, i64 17
  store i64 %v600, ptr %v607
  %v608 = getelementptr i64, ptr %cell62, i64 19
  store i64 1, ptr %v608
  %v609 = getelementptr i64, ptr %cell62, i64 5
  store i64 %v32, ptr %v609
  %v610 = getelementptr i64, ptr %cell62, i64 23
  store i64 %v559, ptr %v610
  %v611 = getelementptr i64, ptr %cell62, i64 21
  store i64 %v61, ptr %v611
  call void @step(ptr %cell62, i64 0, i64 1)
  store ptr %v571, ptr %cell64
  store i64 %v30, ptr %cell65
  store i64 %v32, ptr %cell66
  %v612 = load i64, ptr %cell67
  %v613 = xor i64 %v612, 1
  store i64 %v613, ptr %cell67
  br label %b546
b546:
  br i1 %v543, label %b614, label %b615
b614:
  %v616 = sub i64 %v141, 0
  %v617 = sub i64 %v150, 0
  %v618 = load ptr, ptr %cell64
  %v619 = load i64, ptr %cell65
  %v620 = load i64, ptr %cell66
  %v621 = add i64 %v75, 1
  %v622 = sub i64 %v40, %v621
  %v623 = and i64 %v622, 1
  %v624 = icmp eq i64 %v623, 0
  %v625 = select i1 %v624, ptr %v8, ptr %v45
  %v626 = select i1 %v624, i64 %v10, i64 %v34
  %v627 = select i1 %v624, i64 %v12, i64 %v36
  %v628 = mul i64 %v616, %v626
  %v629 = getelementptr i8, ptr %v625, i64 %v628
  %v630 = mul i64 %v617, %v627
  %v631 = getelementptr i8, ptr %v629, i64 %v630
  %v632 = sub i64 %v141, 1
  %v633 = sub i64 %v150, 1
  %v634 = mul i64 %v632, %v619
  %v635 = getelementptr i8, ptr %v618, i64 %v634
  %v636 = mul i64 %v633, %v620
  %v637 = getelementptr i8, ptr %v635, i64 %v636
  %v638 = getelementptr i64, ptr %cell62, i64 0
  store ptr %v637, ptr %v638
  %v639 = getelementptr i64, ptr %cell62, i64 2
  store i64 %v619, ptr %v639
  %v640 = getelementptr i64, ptr %cell62, i64 3
  store i64 %v620, ptr %v640
  %v641 = getelementptr i64, ptr %cell62, i64 1
  store ptr %v631, ptr %v641
  %v642 = sub i64 %v142, %v141
  %v643 = add i64 %v642, 2
  %v644 = getelementptr i64, ptr %cell62, i64 6
  store i64 %v642, ptr %v644
  %v645 = getelementptr i64, ptr %cell62, i64 8
  store i64 %v643, ptr %v645
  %v646 = getelementptr i64, ptr %cell62, i64 10
  store i64 1, ptr %v646
  %v647 = getelementptr i64, ptr %cell62, i64 12
  store i64 0, ptr %v647
  %v648 = getelementptr i64, ptr %cell62, i64 14
  store i64 %v642, ptr %v648
  %v649 = getelementptr i64, ptr %cell62, i64 16
  store i64 %v642, ptr %v649
  %v650 = getelementptr i64, ptr %cell62, i64 18
  store i64 1, ptr %v650
  %v651 = getelementptr i64, ptr %cell62, i64 4
  store i64 %v626, ptr %v651
  %v652 = getelementptr i64, ptr %cell62, i64 22
  store i64 %v616, ptr %v652
  %v653 = sub i64 %v151, %v150
  %v654 = add i64 %v653, 2
  %v655 = getelementptr i64, ptr %cell62, i64 7
  store i64 %v653, ptr %v655
  %v656 = getelementptr i64, ptr %cell62, i64 9
  store i64 %v654, ptr %v656
  %v657 = getelementptr i64, ptr %cell62, i64 11
  store i64 1, ptr %v657
  %v658 = getelementptr i64, ptr %cell62, i64 13
  store i64 0, ptr %v658
  %v659 = getelementptr i64, ptr %cell62, i64 15
  store i64 %v653, ptr %v659
  %v660 = getelementptr i64, ptr %cell62, i64 17
  store i64 %v653, ptr %v660
  %v661 = getelementptr i64, ptr %cell62, i64 19
  store i64 1, ptr %v661
  %v662 = getelementptr i64, ptr %cell62, i64 5
  store i64 %v627, ptr %v662
  %v663 = getelementptr i64, ptr %cell62, i64 23
  store i64 %v617, ptr %v663
  %v664 = getelementptr i64, ptr %cell62, i64 21
  store i64 %v61, ptr %v664
  call void @last(ptr %cell62, i64 0, i64 1)
  br label %b615
b615:
  %v665 = add nsw i64 %v332, 1
  store i64 %v665, ptr %cell326
  br label %b327
b329:
  br label %b153
b153:
  %v666 = add i64 %v121, 8
  %v667 = getelementptr i64, ptr %v14, i64 %v666
  store atomic i64 0, ptr %v667 release, align 8
  %v668 = getelementptr i64, ptr %v14, i64 0
  %v669 = atomicrmw add ptr %v668, i64 1 release
  %v670 = add nsw i64 %v74, 1
  store i64 %v670, ptr %cell68
  br label %b69
b71:
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
  %cell137 = alloca i64
  %cell256 = alloca i64
  %cell280 = alloca i64
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
  %v138 = sub i64 %v62, %v60
  store i64 0, ptr %cell137
  %v139 = sub i64 %v12, %v16
  %v140 = sub i64 %v139, 16
  %v141 = sub i64 %v140, %v60
  %v142 = call i64 @llvm.smin.i64(i64 %v138, i64 %v141)
  br label %b143
b143:
  %v146 = load i64, ptr %cell137
  %v147 = add i64 %v146, 16
  %v148 = icmp sle i64 %v147, %v142
  br i1 %v148, label %b144, label %b145
b144:
  %v149 = load i64, ptr %cell137
  %v150 = add i64 %v60, %v149
  %v151 = add i64 %v150, 16
  %v152 = add i64 %v151, %v16
  %v153 = getelementptr float, ptr %v81, i64 %v152
  %v154 = load <16 x float>, ptr %v153, align 4
  %v155 = getelementptr float, ptr %v83, i64 %v152
  %v156 = load <16 x float>, ptr %v155, align 4
  %v157 = add i64 %v150, %v16
  %v158 = add i64 %v157, 0
  %v159 = getelementptr float, ptr %v79, i64 %v158
  %v160 = load <16 x float>, ptr %v159, align 4
  %v161 = load <16 x float>, ptr %cell97
  %v162 = fadd <16 x float> %v160, %v161
  %v163 = load <16 x float>, ptr %cell95
  %v164 = load <16 x float>, ptr %cell94
  %v165 = shufflevector <16 x float> %v164, <16 x float> %v163, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v166 = fadd <16 x float> %v162, %v165
  %v167 = load <16 x float>, ptr %cell95
  %v168 = shufflevector <16 x float> %v167, <16 x float> %v154, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v169 = fadd <16 x float> %v166, %v168
  %v170 = fmul <16 x float> %v169, splat (float 0x3FD0000000000000)
  %v171 = load <16 x float>, ptr %cell95
  %v172 = add i64 %v150, %v16
  %v173 = add i64 %v172, 0
  %v174 = getelementptr float, ptr %v85, i64 %v173
  %v175 = load <16 x float>, ptr %v174, align 4
  %v176 = fadd <16 x float> %v171, %v175
  %v177 = load <16 x float>, ptr %cell97
  %v178 = load <16 x float>, ptr %cell96
  %v179 = shufflevector <16 x float> %v178, <16 x float> %v177, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v180 = fadd <16 x float> %v176, %v179
  %v181 = load <16 x float>, ptr %cell97
  %v182 = shufflevector <16 x float> %v181, <16 x float> %v156, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v183 = fadd <16 x float> %v180, %v182
  %v184 = fmul <16 x float> %v183, splat (float 0x3FD0000000000000)
  %v185 = getelementptr float, ptr %v87, i64 %v150
  store <16 x float> %v170, ptr %v185, align 4
  %v186 = getelementptr float, ptr %v88, i64 %v150
  store <16 x float> %v184, ptr %v186, align 4
  %v187 = load <16 x float>, ptr %cell95
  store <16 x float> %v187, ptr %cell94
  store <16 x float> %v154, ptr %cell95
  %v188 = load <16 x float>, ptr %cell97
  store <16 x float> %v188, ptr %cell96
  store <16 x float> %v156, ptr %cell97
  %v189 = add i64 %v149, 16
  store i64 %v189, ptr %cell137
  br label %b143
b145:
  br label %b190
b190:
  %v193 = load i64, ptr %cell137
  %v194 = add i64 %v193, 16
  %v195 = icmp sle i64 %v194, %v138
  br i1 %v195, label %b191, label %b192
b191:
  %v196 = load i64, ptr %cell137
  %v197 = add i64 %v60, %v196
  %v198 = add i64 %v197, 16
  %v199 = add i64 %v198, %v16
  %v200 = sub i64 0, %v199
  %v201 = call i64 @llvm.smax.i64(i64 %v200, i64 0)
  %v202 = call i64 @llvm.smin.i64(i64 %v201, i64 16)
  %v203 = sub i64 %v12, %v199
  %v204 = call i64 @llvm.smax.i64(i64 %v203, i64 0)
  %v205 = call i64 @llvm.smin.i64(i64 %v204, i64 16)
  %v206 = shl i64 1, %v202
  %v207 = sub i64 %v206, 1
  %v208 = shl i64 1, %v205
  %v209 = sub i64 %v208, 1
  %v210 = xor i64 %v207, -1
  %v211 = and i64 %v209, %v210
  %v212 = trunc i64 %v211 to i16
  %v213 = bitcast i16 %v212 to <16 x i1>
  %v214 = getelementptr float, ptr %v81, i64 %v199
  %v215 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v214, i32 4, <16 x i1> %v213, <16 x float> zeroinitializer)
  %v216 = getelementptr float, ptr %v83, i64 %v199
  %v217 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v216, i32 4, <16 x i1> %v213, <16 x float> zeroinitializer)
  %v218 = add i64 %v197, %v16
  %v219 = add i64 %v218, 0
  %v220 = getelementptr float, ptr %v79, i64 %v219
  %v221 = load <16 x float>, ptr %v220, align 4
  %v222 = load <16 x float>, ptr %cell97
  %v223 = fadd <16 x float> %v221, %v222
  %v224 = load <16 x float>, ptr %cell95
  %v225 = load <16 x float>, ptr %cell94
  %v226 = shufflevector <16 x float> %v225, <16 x float> %v224, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v227 = fadd <16 x float> %v223, %v226
  %v228 = load <16 x float>, ptr %cell95
  %v229 = shufflevector <16 x float> %v228, <16 x float> %v215, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v230 = fadd <16 x float> %v227, %v229
  %v231 = fmul <16 x float> %v230, splat (float 0x3FD0000000000000)
  %v232 = load <16 x float>, ptr %cell95
  %v233 = add i64 %v197, %v16
  %v234 = add i64 %v233, 0
  %v235 = getelementptr float, ptr %v85, i64 %v234
  %v236 = load <16 x float>, ptr %v235, align 4
  %v237 = fadd <16 x float> %v232, %v236
  %v238 = load <16 x float>, ptr %cell97
  %v239 = load <16 x float>, ptr %cell96
  %v240 = shufflevector <16 x float> %v239, <16 x float> %v238, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v241 = fadd <16 x float> %v237, %v240
  %v242 = load <16 x float>, ptr %cell97
  %v243 = shufflevector <16 x float> %v242, <16 x float> %v217, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v244 = fadd <16 x float> %v241, %v243
  %v245 = fmul <16 x float> %v244, splat (float 0x3FD0000000000000)
  %v246 = getelementptr float, ptr %v87, i64 %v197
  store <16 x float> %v231, ptr %v246, align 4
  %v247 = getelementptr float, ptr %v88, i64 %v197
  store <16 x float> %v245, ptr %v247, align 4
  %v248 = load <16 x float>, ptr %cell95
  store <16 x float> %v248, ptr %cell94
  store <16 x float> %v215, ptr %cell95
  %v249 = load <16 x float>, ptr %cell97
  store <16 x float> %v249, ptr %cell96
  store <16 x float> %v217, ptr %cell97
  %v250 = add i64 %v196, 16
  store i64 %v250, ptr %cell137
  br label %b190
b192:
  %v251 = load i64, ptr %cell137
  store i64 %v251, ptr %cell90
  br label %b92
b92:
  %v252 = load i64, ptr %cell90
  %v253 = sub i64 %v62, %v60
  %v254 = icmp eq i64 %v252, %v253
  %v255 = select i1 %v254, i64 0, i64 %v72
  store i64 0, ptr %cell256
  br label %b257
b257:
  %v260 = load i64, ptr %cell256
  %v261 = icmp slt i64 %v260, %v255
  br i1 %v261, label %b258, label %b259
b258:
  %v262 = load i64, ptr %cell256
  %v263 = add i64 %v70, %v262
  %v264 = add i64 %v263, %v14
  %v265 = add i64 %v264, -1
  %v266 = add i64 %v264, 0
  %v267 = add i64 %v264, 1
  %v268 = mul i64 %v265, %v2
  %v269 = getelementptr i8, ptr %v32, i64 %v268
  %v270 = mul i64 %v266, %v2
  %v271 = getelementptr i8, ptr %v32, i64 %v270
  %v272 = mul i64 %v267, %v2
  %v273 = getelementptr i8, ptr %v32, i64 %v272
  %v274 = mul i64 %v263, %v6
  %v275 = getelementptr i8, ptr %v34, i64 %v274
  %v276 = call i64 @llvm.smax.i64(i64 %v60, i64 %v20)
  %v277 = call i64 @llvm.smin.i64(i64 %v276, i64 %v62)
  %v278 = call i64 @llvm.smin.i64(i64 %v62, i64 %v24)
  %v279 = call i64 @llvm.smax.i64(i64 %v277, i64 %v278)
  store i64 %v60, ptr %cell280
  br label %b281
b281:
  %v284 = load i64, ptr %cell280
  %v285 = icmp slt i64 %v284, %v62
  br i1 %v285, label %b282, label %b283
b282:
  %v286 = load i64, ptr %cell280
  %v287 = icmp sge i64 %v286, %v60
  br i1 %v287, label %b288, label %b289
b288:
  %v290 = load i64, ptr %cell280
  %v291 = icmp eq i64 %v290, %v60
  %v292 = add i64 %v290, %v252
  %v293 = select i1 %v291, i64 %v292, i64 %v290
  store i64 %v293, ptr %cell280
  br label %b289
b289:
  %v294 = load i64, ptr %cell280
  %v295 = icmp slt i64 %v294, %v62
  br i1 %v295, label %b296, label %b297
b296:
  %v298 = load i64, ptr %cell280
  %v299 = icmp slt i64 %v298, %v60
  %v300 = call i64 @llvm.smin.i64(i64 %v60, i64 %v279)
  %v301 = select i1 %v299, i64 %v300, i64 %v279
  %v302 = sub i64 %v301, %v298
  %v303 = call i64 @llvm.smin.i64(i64 %v302, i64 16)
  %v304 = sub i64 16, %v303
  %v305 = trunc i64 %v304 to i16
  %v306 = lshr i16 -1, %v305
  %v307 = bitcast i16 %v306 to <16 x i1>
  %v308 = add i64 %v298, %v16
  %v309 = add i64 %v308, 0
  %v310 = getelementptr float, ptr %v269, i64 %v309
  %v311 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v310, i32 4, <16 x i1> %v307, <16 x float> zeroinitializer)
  %v312 = add i64 %v298, %v16
  %v313 = add i64 %v312, 0
  %v314 = getelementptr float, ptr %v273, i64 %v313
  %v315 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v314, i32 4, <16 x i1> %v307, <16 x float> zeroinitializer)
  %v316 = fadd <16 x float> %v311, %v315
  %v317 = add i64 %v298, %v16
  %v318 = add i64 %v317, -1
  %v319 = getelementptr float, ptr %v271, i64 %v318
  %v320 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v319, i32 4, <16 x i1> %v307, <16 x float> zeroinitializer)
  %v321 = fadd <16 x float> %v316, %v320
  %v322 = add i64 %v298, %v16
  %v323 = add i64 %v322, 1
  %v324 = getelementptr float, ptr %v271, i64 %v323
  %v325 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v324, i32 4, <16 x i1> %v307, <16 x float> zeroinitializer)
  %v326 = fadd <16 x float> %v321, %v325
  %v327 = fmul <16 x float> %v326, splat (float 0x3FD0000000000000)
  %v328 = getelementptr float, ptr %v275, i64 %v298
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v327, ptr %v328, i32 4, <16 x i1> %v307)
  %v329 = add i64 %v298, %v303
  store i64 %v329, ptr %cell280
  br label %b297
b297:
  br label %b281
b283:
  %v330 = add nsw i64 %v262, 1
  store i64 %v330, ptr %cell256
  br label %b257
b259:
  %v331 = add i64 %v70, %v72
  store i64 %v331, ptr %cell64
  br label %b65
b67:
  %v332 = add nsw i64 %v53, 1
  store i64 %v332, ptr %cell47
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
  %cell137 = alloca i64
  %cell256 = alloca i64
  %cell280 = alloca i64
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
  %v138 = sub i64 %v62, %v60
  store i64 0, ptr %cell137
  %v139 = sub i64 %v12, %v16
  %v140 = sub i64 %v139, 16
  %v141 = sub i64 %v140, %v60
  %v142 = call i64 @llvm.smin.i64(i64 %v138, i64 %v141)
  br label %b143
b143:
  %v146 = load i64, ptr %cell137
  %v147 = add i64 %v146, 16
  %v148 = icmp sle i64 %v147, %v142
  br i1 %v148, label %b144, label %b145
b144:
  %v149 = load i64, ptr %cell137
  %v150 = add i64 %v60, %v149
  %v151 = add i64 %v150, 16
  %v152 = add i64 %v151, %v16
  %v153 = getelementptr float, ptr %v81, i64 %v152
  %v154 = load <16 x float>, ptr %v153, align 4
  %v155 = getelementptr float, ptr %v83, i64 %v152
  %v156 = load <16 x float>, ptr %v155, align 4
  %v157 = add i64 %v150, %v16
  %v158 = add i64 %v157, 0
  %v159 = getelementptr float, ptr %v79, i64 %v158
  %v160 = load <16 x float>, ptr %v159, align 4
  %v161 = load <16 x float>, ptr %cell97
  %v162 = fadd <16 x float> %v160, %v161
  %v163 = load <16 x float>, ptr %cell95
  %v164 = load <16 x float>, ptr %cell94
  %v165 = shufflevector <16 x float> %v164, <16 x float> %v163, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v166 = fadd <16 x float> %v162, %v165
  %v167 = load <16 x float>, ptr %cell95
  %v168 = shufflevector <16 x float> %v167, <16 x float> %v154, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v169 = fadd <16 x float> %v166, %v168
  %v170 = fmul <16 x float> %v169, splat (float 0x3FD0000000000000)
  %v171 = load <16 x float>, ptr %cell95
  %v172 = add i64 %v150, %v16
  %v173 = add i64 %v172, 0
  %v174 = getelementptr float, ptr %v85, i64 %v173
  %v175 = load <16 x float>, ptr %v174, align 4
  %v176 = fadd <16 x float> %v171, %v175
  %v177 = load <16 x float>, ptr %cell97
  %v178 = load <16 x float>, ptr %cell96
  %v179 = shufflevector <16 x float> %v178, <16 x float> %v177, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v180 = fadd <16 x float> %v176, %v179
  %v181 = load <16 x float>, ptr %cell97
  %v182 = shufflevector <16 x float> %v181, <16 x float> %v156, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v183 = fadd <16 x float> %v180, %v182
  %v184 = fmul <16 x float> %v183, splat (float 0x3FD0000000000000)
  %v185 = getelementptr float, ptr %v87, i64 %v150
  store <16 x float> %v170, ptr %v185, align 4
  %v186 = getelementptr float, ptr %v88, i64 %v150
  store <16 x float> %v184, ptr %v186, align 4
  %v187 = load <16 x float>, ptr %cell95
  store <16 x float> %v187, ptr %cell94
  store <16 x float> %v154, ptr %cell95
  %v188 = load <16 x float>, ptr %cell97
  store <16 x float> %v188, ptr %cell96
  store <16 x float> %v156, ptr %cell97
  %v189 = add i64 %v149, 16
  store i64 %v189, ptr %cell137
  br label %b143
b145:
  br label %b190
b190:
  %v193 = load i64, ptr %cell137
  %v194 = add i64 %v193, 16
  %v195 = icmp sle i64 %v194, %v138
  br i1 %v195, label %b191, label %b192
b191:
  %v196 = load i64, ptr %cell137
  %v197 = add i64 %v60, %v196
  %v198 = add i64 %v197, 16
  %v199 = add i64 %v198, %v16
  %v200 = sub i64 0, %v199
  %v201 = call i64 @llvm.smax.i64(i64 %v200, i64 0)
  %v202 = call i64 @llvm.smin.i64(i64 %v201, i64 16)
  %v203 = sub i64 %v12, %v199
  %v204 = call i64 @llvm.smax.i64(i64 %v203, i64 0)
  %v205 = call i64 @llvm.smin.i64(i64 %v204, i64 16)
  %v206 = shl i64 1, %v202
  %v207 = sub i64 %v206, 1
  %v208 = shl i64 1, %v205
  %v209 = sub i64 %v208, 1
  %v210 = xor i64 %v207, -1
  %v211 = and i64 %v209, %v210
  %v212 = trunc i64 %v211 to i16
  %v213 = bitcast i16 %v212 to <16 x i1>
  %v214 = getelementptr float, ptr %v81, i64 %v199
  %v215 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v214, i32 4, <16 x i1> %v213, <16 x float> zeroinitializer)
  %v216 = getelementptr float, ptr %v83, i64 %v199
  %v217 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v216, i32 4, <16 x i1> %v213, <16 x float> zeroinitializer)
  %v218 = add i64 %v197, %v16
  %v219 = add i64 %v218, 0
  %v220 = getelementptr float, ptr %v79, i64 %v219
  %v221 = load <16 x float>, ptr %v220, align 4
  %v222 = load <16 x float>, ptr %cell97
  %v223 = fadd <16 x float> %v221, %v222
  %v224 = load <16 x float>, ptr %cell95
  %v225 = load <16 x float>, ptr %cell94
  %v226 = shufflevector <16 x float> %v225, <16 x float> %v224, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v227 = fadd <16 x float> %v223, %v226
  %v228 = load <16 x float>, ptr %cell95
  %v229 = shufflevector <16 x float> %v228, <16 x float> %v215, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v230 = fadd <16 x float> %v227, %v229
  %v231 = fmul <16 x float> %v230, splat (float 0x3FD0000000000000)
  %v232 = load <16 x float>, ptr %cell95
  %v233 = add i64 %v197, %v16
  %v234 = add i64 %v233, 0
  %v235 = getelementptr float, ptr %v85, i64 %v234
  %v236 = load <16 x float>, ptr %v235, align 4
  %v237 = fadd <16 x float> %v232, %v236
  %v238 = load <16 x float>, ptr %cell97
  %v239 = load <16 x float>, ptr %cell96
  %v240 = shufflevector <16 x float> %v239, <16 x float> %v238, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v241 = fadd <16 x float> %v237, %v240
  %v242 = load <16 x float>, ptr %cell97
  %v243 = shufflevector <16 x float> %v242, <16 x float> %v217, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v244 = fadd <16 x float> %v241, %v243
  %v245 = fmul <16 x float> %v244, splat (float 0x3FD0000000000000)
  %v246 = getelementptr float, ptr %v87, i64 %v197
  store <16 x float> %v231, ptr %v246, align 4
  %v247 = getelementptr float, ptr %v88, i64 %v197
  store <16 x float> %v245, ptr %v247, align 4
  %v248 = load <16 x float>, ptr %cell95
  store <16 x float> %v248, ptr %cell94
  store <16 x float> %v215, ptr %cell95
  %v249 = load <16 x float>, ptr %cell97
  store <16 x float> %v249, ptr %cell96
  store <16 x float> %v217, ptr %cell97
  %v250 = add i64 %v196, 16
  store i64 %v250, ptr %cell137
  br label %b190
b192:
  %v251 = load i64, ptr %cell137
  store i64 %v251, ptr %cell90
  br label %b92
b92:
  %v252 = load i64, ptr %cell90
  %v253 = sub i64 %v62, %v60
  %v254 = icmp eq i64 %v252, %v253
  %v255 = select i1 %v254, i64 0, i64 %v72
  store i64 0, ptr %cell256
  br label %b257
b257:
  %v260 = load i64, ptr %cell256
  %v261 = icmp slt i64 %v260, %v255
  br i1 %v261, label %b258, label %b259
b258:
  %v262 = load i64, ptr %cell256
  %v263 = add i64 %v70, %v262
  %v264 = add i64 %v263, %v14
  %v265 = add i64 %v264, -1
  %v266 = add i64 %v264, 0
  %v267 = add i64 %v264, 1
  %v268 = mul i64 %v265, %v2
  %v269 = getelementptr i8, ptr %v32, i64 %v268
  %v270 = mul i64 %v266, %v2
  %v271 = getelementptr i8, ptr %v32, i64 %v270
  %v272 = mul i64 %v267, %v2
  %v273 = getelementptr i8, ptr %v32, i64 %v272
  %v274 = mul i64 %v263, %v6
  %v275 = getelementptr i8, ptr %v34, i64 %v274
  %v276 = call i64 @llvm.smax.i64(i64 %v60, i64 %v20)
  %v277 = call i64 @llvm.smin.i64(i64 %v276, i64 %v62)
  %v278 = call i64 @llvm.smin.i64(i64 %v62, i64 %v24)
  %v279 = call i64 @llvm.smax.i64(i64 %v277, i64 %v278)
  store i64 %v60, ptr %cell280
  br label %b281
b281:
  %v284 = load i64, ptr %cell280
  %v285 = icmp slt i64 %v284, %v62
  br i1 %v285, label %b282, label %b283
b282:
  %v286 = load i64, ptr %cell280
  %v287 = icmp sge i64 %v286, %v60
  br i1 %v287, label %b288, label %b289
b288:
  %v290 = load i64, ptr %cell280
  %v291 = icmp eq i64 %v290, %v60
  %v292 = add i64 %v290, %v252
  %v293 = select i1 %v291, i64 %v292, i64 %v290
  store i64 %v293, ptr %cell280
  br label %b289
b289:
  %v294 = load i64, ptr %cell280
  %v295 = icmp slt i64 %v294, %v62
  br i1 %v295, label %b296, label %b297
b296:
  %v298 = load i64, ptr %cell280
  %v299 = icmp slt i64 %v298, %v60
  %v300 = call i64 @llvm.smin.i64(i64 %v60, i64 %v279)
  %v301 = select i1 %v299, i64 %v300, i64 %v279
  %v302 = sub i64 %v301, %v298
  %v303 = call i64 @llvm.smin.i64(i64 %v302, i64 16)
  %v304 = sub i64 16, %v303
  %v305 = trunc i64 %v304 to i16
  %v306 = lshr i16 -1, %v305
  %v307 = bitcast i16 %v306 to <16 x i1>
  %v308 = add i64 %v298, %v16
  %v309 = add i64 %v308, 0
  %v310 = getelementptr float, ptr %v269, i64 %v309
  %v311 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v310, i32 4, <16 x i1> %v307, <16 x float> zeroinitializer)
  %v312 = add i64 %v298, %v16
  %v313 = add i64 %v312, 0
  %v314 = getelementptr float, ptr %v273, i64 %v313
  %v315 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v314, i32 4, <16 x i1> %v307, <16 x float> zeroinitializer)
  %v316 = fadd <16 x float> %v311, %v315
  %v317 = add i64 %v298, %v16
  %v318 = add i64 %v317, -1
  %v319 = getelementptr float, ptr %v271, i64 %v318
  %v320 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v319, i32 4, <16 x i1> %v307, <16 x float> zeroinitializer)
  %v321 = fadd <16 x float> %v316, %v320
  %v322 = add i64 %v298, %v16
  %v323 = add i64 %v322, 1
  %v324 = getelementptr float, ptr %v271, i64 %v323
  %v325 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v324, i32 4, <16 x i1> %v307, <16 x float> zeroinitializer)
  %v326 = fadd <16 x float> %v321, %v325
  %v327 = fmul <16 x float> %v326, splat (float 0x3FD0000000000000)
  %v328 = getelementptr float, ptr %v275, i64 %v298
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v327, ptr %v328, i32 4, <16 x i1> %v307)
  %v329 = add i64 %v298, %v303
  store i64 %v329, ptr %cell280
  br label %b297
b297:
  br label %b281
b283:
  %v330 = add nsw i64 %v262, 1
  store i64 %v330, ptr %cell256
  br label %b257
b259:
  %v331 = add i64 %v70, %v72
  store i64 %v331, ptr %cell64
  br label %b65
b67:
  %v332 = add nsw i64 %v53, 1
  store i64 %v332, ptr %cell47
  br label %b48
b50:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
