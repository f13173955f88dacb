; trellis golden, codegen revision 18
; stencil|2|float32:c,float32:c|1|constant|107a69f291559104b5ac9e451a373b47|of 35fca6168d31f42d0c4bb8eed4de4f92|steps
; {'unroll': 2, 'deterministic': True}
; trellis-cpu kernel revision 18

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
  %cell233 = alloca i64
  %cell278 = alloca i64
  %cell296 = alloca i64
  %cell336 = alloca i64
  %cell386 = alloca i64
  %cell404 = alloca i64
  %cell443 = alloca i64
  %cell461 = alloca i64
  %cell502 = alloca i64
  %cell509 = alloca i64
  %cell530 = alloca i64
  %cell537 = alloca i64
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
  %v231 = mul i64 %v4, 2
  %v232 = getelementptr i8, ptr %v226, i64 %v231
  store i64 0, ptr %cell233
  br label %b234
b234:
  %v237 = load i64, ptr %cell233
  %v238 = add i64 %v237, 32
  %v239 = icmp sle i64 %v238, %v222
  br i1 %v239, label %b235, label %b236
b235:
  %v240 = load i64, ptr %cell233
  %v241 = add i64 %v240, 16
  %v242 = getelementptr float, ptr %v226, i64 %v240
  %v243 = load <16 x float>, ptr %v242, align 4
  %v244 = fmul contract <16 x float> %v243, %v243
  %v245 = getelementptr float, ptr %v226, i64 %v241
  %v246 = load <16 x float>, ptr %v245, align 4
  %v247 = fmul contract <16 x float> %v246, %v246
  %v248 = getelementptr float, ptr %v232, i64 %v240
  call void @llvm.prefetch.p0(ptr %v248, i32 0, i32 2, i32 1)
  %v249 = getelementptr float, ptr %v232, i64 %v241
  call void @llvm.prefetch.p0(ptr %v249, i32 0, i32 2, i32 1)
  %v250 = getelementptr float, ptr %v230, i64 %v240
  store <16 x float> %v244, ptr %v250, align 4
  %v251 = getelementptr float, ptr %v230, i64 %v241
  store <16 x float> %v247, ptr %v251, align 4
  %v252 = add i64 %v240, 32
  store i64 %v252, ptr %cell233
  br label %b234
b236:
  br label %b253
b253:
  %v256 = load i64, ptr %cell233
  %v257 = icmp slt i64 %v256, %v222
  br i1 %v257, label %b254, label %b255
b254:
  %v258 = load i64, ptr %cell233
  %v259 = sub i64 %v222, %v258
  %v262 = icmp sgt i64 %v259, 0
  br i1 %v262, label %b260, label %b261
b260:
  %v263 = call i64 @llvm.smin.i64(i64 %v259, i64 16)
  %v264 = sub i64 16, %v263
  %v265 = trunc i64 %v264 to i16
  %v266 = lshr i16 -1, %v265
  %v267 = bitcast i16 %v266 to <16 x i1>
  %v268 = getelementptr float, ptr %v226, i64 %v258
  %v269 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v268, i32 4, <16 x i1> %v267, <16 x float> zeroinitializer)
  %v270 = fmul contract <16 x float> %v269, %v269
  %v271 = getelementptr float, ptr %v232, i64 %v258
  call void @llvm.prefetch.p0(ptr %v271, i32 0, i32 2, i32 1)
  %v272 = getelementptr float, ptr %v230, i64 %v258
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v270, ptr %v272, i32 4, <16 x i1> %v267)
  %v273 = add i64 %v258, %v263
  store i64 %v273, ptr %cell233
  br label %b261
b261:
  br label %b253
b255:
  %v274 = add nsw i64 %v221, 1
  store i64 %v274, ptr %cell215
  br label %b216
b218:
  br label %b214
b214:
  %v275 = xor i1 %v165, true
  br i1 %v275, label %b276, label %b277
b276:
  store i64 %v198, ptr %cell278
  br label %b279
b279:
  %v282 = load i64, ptr %cell278
  %v283 = icmp slt i64 %v282, %v199
  br i1 %v283, label %b280, label %b281
b280:
  %v284 = load i64, ptr %cell278
  %v285 = sub i64 %v205, %v204
  %v286 = mul i64 %v284, %v174
  %v287 = getelementptr i8, ptr %v173, i64 %v286
  %v288 = mul i64 %v204, %v175
  %v289 = getelementptr i8, ptr %v287, i64 %v288
  %v290 = mul i64 %v284, %v30
  %v291 = getelementptr i8, ptr %v212, i64 %v290
  %v292 = mul i64 %v204, %v32
  %v293 = getelementptr i8, ptr %v291, i64 %v292
  %v294 = mul i64 %v174, 2
  %v295 = getelementptr i8, ptr %v289, i64 %v294
  store i64 0, ptr %cell296
  br label %b297
b297:
  %v300 = load i64, ptr %cell296
  %v301 = add i64 %v300, 32
  %v302 = icmp sle i64 %v301, %v285
  br i1 %v302, label %b298, label %b299
b298:
  %v303 = load i64, ptr %cell296
  %v304 = add i64 %v303, 16
  %v305 = getelementptr float, ptr %v289, i64 %v303
  %v306 = load <16 x float>, ptr %v305, align 4
  %v307 = getelementptr float, ptr %v289, i64 %v304
  %v308 = load <16 x float>, ptr %v307, align 4
  %v309 = getelementptr float, ptr %v295, i64 %v303
  call void @llvm.prefetch.p0(ptr %v309, i32 0, i32 2, i32 1)
  %v310 = getelementptr float, ptr %v295, i64 %v304
  call void @llvm.prefetch.p0(ptr %v310, i32 0, i32 2, i32 1)
  %v311 = getelementptr float, ptr %v293, i64 %v303
  store <16 x float> %v306, ptr %v311, align 4
  %v312 = getelementptr float, ptr %v293, i64 %v304
  store <16 x float> %v308, ptr %v312, align 4
  %v313 = add i64 %v303, 32
  store i64 %v313, ptr %cell296
  br label %b297
b299:
  br label %b314
b314:
  %v317 = load i64, ptr %cell296
  %v318 = icmp slt i64 %v317, %v285
  br i1 %v318, label %b315, label %b316
b315:
  %v319 = load i64, ptr %cell296
  %v320 = sub i64 %v285, %v319
  %v323 = icmp sgt i64 %v320, 0
  br i1 %v323, label %b321, label %b322
b321:
  %v324 = call i64 @llvm.smin.i64(i64 %v320, i64 16)
  %v325 = sub i64 16, %v324
  %v326 = trunc i64 %v325 to i16
  %v327 = lshr i16 -1, %v326
  %v328 = bitcast i16 %v327 to <16 x i1>
  %v329 = getelementptr float, ptr %v289, i64 %v319
  %v330 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v329, i32 4, <16 x i1> %v328, <16 x float> zeroinitializer)
  %v331 = getelementptr float, ptr %v295, i64 %v319
  call void @llvm.prefetch.p0(ptr %v331, i32 0, i32 2, i32 1)
  %v332 = getelementptr float, ptr %v293, i64 %v319
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v330, ptr %v332, i32 4, <16 x i1> %v328)
  %v333 = add i64 %v319, %v324
  store i64 %v333, ptr %cell296
  br label %b322
b322:
  br label %b314
b316:
  %v334 = add nsw i64 %v284, 1
  store i64 %v334, ptr %cell278
  br label %b279
b281:
  br label %b277
b277:
  store ptr %v212, ptr %cell64
  store i64 %v30, ptr %cell65
  store i64 %v32, ptr %cell66
  store i64 1, ptr %cell67
  br label %b193
b193:
  %v335 = add i64 %v130, 1
  store i64 1, ptr %cell336
  br label %b337
b337:
  %v340 = load i64, ptr %cell336
  %v341 = icmp slt i64 %v340, %v335
  br i1 %v341, label %b338, label %b339
b338:
  %v342 = load i64, ptr %cell336
  %v343 = sub i64 %v130, %v342
  %v344 = add i64 %v343, 1
  %v345 = mul i64 %v344, 1
  %v346 = sub i64 %v141, %v345
  %v347 = mul i64 %v344, 1
  %v348 = add i64 %v142, %v347
  %v349 = call i64 @llvm.smax.i64(i64 %v346, i64 0)
  %v350 = call i64 @llvm.smin.i64(i64 %v348, i64 %v18)
  %v351 = mul i64 %v344, 1
  %v352 = sub i64 %v150, %v351
  %v353 = mul i64 %v344, 1
  %v354 = add i64 %v151, %v353
  %v355 = call i64 @llvm.smax.i64(i64 %v352, i64 0)
  %v356 = call i64 @llvm.smin.i64(i64 %v354, i64 %v20)
  %v357 = sub i64 %v344, 1
  %v358 = mul i64 %v357, 1
  %v359 = sub i64 %v141, %v358
  %v360 = mul i64 %v357, 1
  %v361 = add i64 %v142, %v360
  %v362 = call i64 @llvm.smax.i64(i64 %v359, i64 0)
  %v363 = call i64 @llvm.smin.i64(i64 %v361, i64 %v18)
  %v364 = mul i64 %v357, 1
  %v365 = sub i64 %v150, %v364
  %v366 = mul i64 %v357, 1
  %v367 = add i64 %v151, %v366
  %v368 = call i64 @llvm.smax.i64(i64 %v365, i64 0)
  %v369 = call i64 @llvm.smin.i64(i64 %v367, i64 %v20)
  %v370 = sub i64 1, %v362
  %v371 = call i64 @llvm.smax.i64(i64 %v370, i64 0)
  %v372 = add i64 %v363, 1
  %v373 = sub i64 %v372, %v18
  %v374 = call i64 @llvm.smax.i64(i64 %v373, i64 0)
  %v375 = sub i64 1, %v368
  %v376 = call i64 @llvm.smax.i64(i64 %v375, i64 0)
  %v377 = add i64 %v369, 1
  %v378 = sub i64 %v377, %v20
  %v379 = call i64 @llvm.smax.i64(i64 %v378, i64 0)
  %v380 = load ptr, ptr %cell64
  %v381 = load i64, ptr %cell65
  %v382 = load i64, ptr %cell66
  %v383 = icmp sgt i64 %v371, 0
  br i1 %v383, label %b384, label %b385
b384:
  store i64 0, ptr %cell386
  br label %b387
b387:
  %v390 = load i64, ptr %cell386
  %v391 = icmp slt i64 %v390, %v371
  br i1 %v391, label %b388, label %b389
b388:
  %v392 = load i64, ptr %cell386
  %v393 = add i64 %v392, 1
  %v394 = sub i64 0, %v393
  %v395 = mul i64 %v394, %v381
  %v396 = getelementptr i8, ptr %v380, i64 %v395
  %v397 = mul i64 %v355, %v382
  %v398 = getelementptr i8, ptr %v396, i64 %v397
  %v399 = mul i64 0, %v381
  %v400 = getelementptr i8, ptr %v380, i64 %v399
  %v401 = mul i64 %v355, %v382
  %v402 = getelementptr i8, ptr %v400, i64 %v401
  %v403 = sub i64 %v356, %v355
  store i64 0, ptr %cell404
  br label %b405
b405:
  %v408 = load i64, ptr %cell404
  %v409 = add i64 %v408, 32
  %v410 = icmp sle i64 %v409, %v403
  br i1 %v410, label %b406, label %b407
b406:
  %v411 = load i64, ptr %cell404
  %v412 = add i64 %v411, 16
  %v413 = insertelement <16 x float> poison, float %v59, i64 0
  %v414 = shufflevector <16 x float> %v413, <16 x float> poison, <16 x i32> zeroinitializer
  %v415 = insertelement <16 x float> poison, float %v59, i64 0
  %v416 = shufflevector <16 x float> %v415, <16 x float> poison, <16 x i32> zeroinitializer
  %v417 = getelementptr float, ptr %v398, i64 %v411
  store <16 x float> %v414, ptr %v417, align 4
  %v418 = getelementptr float, ptr %v398, i64 %v412
  store <16 x float> %v416, ptr %v418, align 4
  %v419 = add i64 %v411, 32
  store i64 %v419, ptr %cell404
  br label %b405
b407:
  br label %b420
b420:
  %v423 = load i64, ptr %cell404
  %v424 = icmp slt i64 %v423, %v403
  br i1 %v424, label %b421, label %b422
b421:
  %v425 = load i64, ptr %cell404
  %v426 = sub i64 %v403, %v425
  %v429 = icmp sgt i64 %v426, 0
  br i1 %v429, label %b427, label %b428
b427:
  %v430 = call i64 @llvm.smin.i64(i64 %v426, i64 16)
  %v431 = sub i64 16, %v430
  %v432 = trunc i64 %v431 to i16
  %v433 = lshr i16 -1, %v432
  %v434 = bitcast i16 %v433 to <16 x i1>
  %v435 = insertelement <16 x float> poison, float %v59, i64 0
  %v436 = shufflevector <16 x float> %v435, <16 x float> poison, <16 x i32> zeroinitializer
  %v437 = getelementptr float, ptr %v398, i64 %v425
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v436, ptr %v437, i32 4, <16 x i1> %v434)
  %v438 = add i64 %v425, %v430
  store i64 %v438, ptr %cell404
  br label %b428
b428:
  br label %b420
b422:
  %v439 = add nsw i64 %v392, 1
  store i64 %v439, ptr %cell386
  br label %b387
b389:
  br label %b385
b385:
  %v440 = icmp sgt i64 %v374, 0
  br i1 %v440, label %b441, label %b442
b441:
  store i64 0, ptr %cell443
  br label %b444
b444:
  %v447 = load i64, ptr %cell443
  %v448 = icmp slt i64 %v447, %v374
  br i1 %v448, label %b445, label %b446
b445:
  %v449 = load i64, ptr %cell443
  %v450 = sub i64 %v18, 1
  %v451 = add i64 %v18, %v449
  %v452 = mul i64 %v451, %v381
  %v453 = getelementptr i8, ptr %v380, i64 %v452
  %v454 = mul i64 %v355, %v382
  %v455 = getelementptr i8, ptr %v453, i64 %v454
  %v456 = mul i64 %v450, %v381
  %v457 = getelementptr i8, ptr %v380, i64 %v456
  %v458 = mul i64 %v355, %v382
  %v459 = getelementptr i8, ptr %v457, i64 %v458
  %v460 = sub i64 %v356, %v355
  store i64 0, ptr %cell461
  br label %b462
b462:
  %v465 = load i64, ptr %cell461
  %v466 = add i64 %v465, 32
  %v467 = icmp sle i64 %v466, %v460
  br i1 %v467, label %b463, label %b464
b463:
  %v468 = load i64, ptr %cell461
  %v469 = add i64 %v468, 16
  %v470 = insertelement <16 x float> poison, float %v59, i64 0
  %v471 = shufflevector <16 x float> %v470, <16 x float> poison, <16 x i32> zeroinitializer
  %v472 = insertelement <16 x float> poison, float %v59, i64 0
  %v473 = shufflevector <16 x float> %v472, <16 x float> poison, <16 x i32> zeroinitializer
  %v474 = getelementptr float, ptr %v455, i64 %v468
  store <16 x float> %v471, ptr %v474, align 4
  %v475 = getelementptr float, ptr %v455, i64 %v469
  store <16 x float> %v473, ptr %v475, align 4
  %v476 = add i64 %v468, 32
  store i64 %v476, ptr %cell461
  br label %b462
b464:
  br label %b477
b477:
  %v480 = load i64, ptr %cell461
  %v481 = icmp slt i64 %v480, %v460
  br i1 %v481, label %b478, label %b479
b478:
  %v482 = load i64, ptr %cell461
  %v483 = sub i64 %v460, %v482
  %v486 = icmp sgt i64 %v483, 0
  br i1 %v486, label %b484, label %b485
b484:
  %v487 = call i64 @llvm.smin.i64(i64 %v483, i64 16)
  %v488 = sub i64 16, %v487
  %v489 = trunc i64 %v488 to i16
  %v490 = lshr i16 -1, %v489
  %v491 = bitcast i16 %v490 to <16 x i1>
  %v492 = insertelement <16 x float> poison, float %v59, i64 0
  %v493 = shufflevector <16 x float> %v492, <16 x float> poison, <16 x i32> zeroinitializer
  %v494 = getelementptr float, ptr %v455, i64 %v482
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v493, ptr %v494, i32 4, <16 x i1> %v491)
  %v495 = add i64 %v482, %v487
  store i64 %v495, ptr %cell461
  br label %b485
b485:
  br label %b477
b479:
  %v496 = add nsw i64 %v449, 1
  store i64 %v496, ptr %cell443
  br label %b444
b446:
  br label %b442
b442:
  %v497 = icmp sgt i64 %v376, 0
  br i1 %v497, label %b498, label %b499
b498:
  %v500 = sub i64 %v349, %v371
  %v501 = add i64 %v350, %v374
  store i64 %v500, ptr %cell502
  br label %b503
b503:
  %v506 = load i64, ptr %cell502
  %v507 = icmp slt i64 %v506, %v501
  br i1 %v507, label %b504, label %b505
b504:
  %v508 = load i64, ptr %cell502
  store i64 0, ptr %cell509
  br label %b510
b510:
  %v513 = load i64, ptr %cell509
  %v514 = icmp slt i64 %v513, %v376
  br i1 %v514, label %b511, label %b512
b511:
  %v515 = load i64, ptr %cell509
  %v516 = add i64 %v515, 1
  %v517 = sub i64 0, %v516
  %v518 = mul i64 %v508, %v381
  %v519 = getelementptr i8, ptr %v380, i64 %v518
  %v520 = mul i64 %v517, %v382
  %v521 = getelementptr i8, ptr %v519, i64 %v520
  %v522 = getelementptr float, ptr %v521, i64 0
  store float %v59, ptr %v522, align 4
  %v523 = add nsw i64 %v515, 1
  store i64 %v523, ptr %cell509
  br label %b510
b512:
  %v524 = add nsw i64 %v508, 1
  store i64 %v524, ptr %cell502
  br label %b503
b505:
  br label %b499
b499:
  %v525 = icmp sgt i64 %v379, 0
  br i1 %v525, label %b526, label %b527
b526:
  %v528 = sub i64 %v349, %v371
  %v529 = add i64 %v350, %v374
  store i64 %v528, ptr %cell530
  br label %b531
b531:
  %v534 = load i64, ptr %cell530
  %v535 = icmp slt i64 %v534, %v529
  br i1 %v535, label %b532, label %b533
b532:
  %v536 = load i64, ptr %cell530
  store i64 0, ptr %cell537
  br label %b538
b538:
  %v541 = load i64, ptr %cell537
  %v542 = icmp slt i64 %v541, %v379
  br i1 %v542, label %b539, label %b540
b539:
  %v543 = load i64, ptr %cell537
  %v544 = sub i64 %v20, 1
  %v545 = add i64 %v20, %v543
  %v546 = mul i64 %v536, %v381
  %v547 = getelementptr i8, ptr %v380, i64 %v546
  %v548 = mul i64 %v545, %v382
  %v549 = getelementptr i8, ptr %v547, i64 %v548
  %v550 = getelementptr float, ptr %v549, i64 0
  store float %v59, ptr %v550, align 4
  %v551 = add nsw i64 %v543, 1
  store i64 %v551, ptr %cell537
  br label %b538
b540:
  %v552 = add nsw i64 %v536, 1
  store i64 %v552, ptr %cell530
  br label %b531
b533:
  br label %b527
b527:
  %v553 = icmp eq i64 %v343, 0
  %v554 = xor i1 %v553, true
  br i1 %v554, label %b555, label %b556
b555:
  %v557 = mul i64 %v343, 1
  %v558 = sub i64 %v141, %v557
  %v559 = mul i64 %v343, 1
  %v560 = add i64 %v142, %v559
  %v561 = call i64 @llvm.smax.i64(i64 %v558, i64 0)
  %v562 = call i64 @llvm.smin.i64(i64 %v560, i64 %v18)
  %v563 = mul i64 %v343, 1
  %v564 = sub i64 %v150, %v563
  %v565 = mul i64 %v343, 1
  %v566 = add i64 %v151, %v565
  %v567 = call i64 @llvm.smax.i64(i64 %v564, i64 0)
  %v568 = call i64 @llvm.smin.i64(i64 %v566, i64 %v20)
  %v569 = and i64 %v567, -16
  %v570 = add i64 %v568, 15
  %v571 = and i64 %v570, -16
  %v572 = load i64, ptr %cell67
  %v573 = icmp ne i64 %v572, 0
  %v574 = select i1 %v573, ptr %v125, ptr %v124
  %v575 = sub i64 0, %v162
  %v576 = sub i64 0, %v164
  %v577 = getelementptr i8, ptr %v574, i64 %v57
  %v578 = mul i64 %v575, %v30
  %v579 = getelementptr i8, ptr %v577, i64 %v578
  %v580 = mul i64 %v576, %v32
  %v581 = getelementptr i8, ptr %v579, i64 %v580
  %v582 = load ptr, ptr %cell64
  %v583 = load i64, ptr %cell65
  %v584 = load i64, ptr %cell66
  %v585 = mul i64 %v561, %v30
  %v586 = getelementptr i8, ptr %v581, i64 %v585
  %v587 = mul i64 %v569, %v32
  %v588 = getelementptr i8, ptr %v586, i64 %v587
  %v589 = sub i64 %v561, 1
  %v590 = sub i64 %v569, 1
  %v591 = mul i64 %v589, %v583
  %v592 = getelementptr i8, ptr %v582, i64 %v591
  %v593 = mul i64 %v590, %v584
  %v594 = getelementptr i8, ptr %v592, i64 %v593
  %v595 = getelementptr i64, ptr %cell62, i64 0
  store ptr %v594, ptr %v595
  %v596 = getelementptr i64, ptr %cell62, i64 2
  store i64 %v583, ptr %v596
  %v597 = getelementptr i64, ptr %cell62, i64 3
  store i64 %v584, ptr %v597
  %v598 = getelementptr i64, ptr %cell62, i64 1
  store ptr %v588, ptr %v598
  %v599 = sub i64 %v562, %v561
  %v600 = add i64 %v599, 2
  %v601 = getelementptr i64, ptr %cell62, i64 6
  store i64 %v599, ptr %v601
  %v602 = getelementptr i64, ptr %cell62, i64 8
  store i64 %v600, ptr %v602
  %v603 = getelementptr i64, ptr %cell62, i64 10
  store i64 1, ptr %v603
  %v604 = getelementptr i64, ptr %cell62, i64 12
  store i64 0, ptr %v604
  %v605 = getelementptr i64, ptr %cell62, i64 14
  store i64 %v599, ptr %v605
  %v606 = getelementptr i64, ptr %cell62, i64 16
  store i64 %v599, ptr %v606
  %v607 = getelementptr i64, ptr %cell62, i64 18
  store i64 1, ptr %v607
  %v608 = getelementptr i64, ptr %cell62, i64 4
  store i64 %v30, ptr %v608
  %v609 = getelementptr i64, ptr %cell62, i64 22
  store i64 %v561, ptr %v609
  %v610 = sub i64 %v571, %v569
  %v611 = add i64 %v610, 2
  %v612 = getelementptr i64, ptr %cell62, i64 7
  store i64 %v610, ptr %v612
  %v613 = getelementptr i64, ptr %cell62, i64 9
  store i64 %v611, ptr %v613
  %v614 = getelementptr i64, ptr %cell62, i64 11
  store i64 1, ptr %v614
  %v615 = getelementptr i64, ptr %cell62, i64 13
  store i64 0, ptr %v615
  %v616 = getelementptr i64, ptr %cell62, i64 15
  store i64 %v610, ptr %v616
  %v617 = getelementptr i64, ptr %cell62, i64 17
  store i64 %v610, ptr %v617
  %v618 = getelementptr i64, ptr %cell62, i64 19
  store i64 1, ptr %v618
  %v619 = getelementptr i64, ptr %cell62, i64 5
  store i64 %v32, ptr %v619
  %v620 = getelementptr i64, ptr %cell62, i64 23
  store i64 %v569, ptr %v620
  %v621 = getelementptr i64, ptr %cell62, i64 21
  store i64 %v61, ptr %v621
  call void @step(ptr %cell62, i64 0, i64 1)
  store ptr %v581, ptr %cell64
  store i64 %v30, ptr %cell65
  store i64 %v32, ptr %cell66
  %v622 = load i64, ptr %cell67
  %v623 = xor i64 %v622, 1
  store i64 %v623, ptr %cell67
  br label %b556
b556:
  br i1 %v553, label %b624, label %b625
b624:
  %v626 = sub i64 %v141, 0
  %v627 = sub i64 %v150, 0
  %v628 = load ptr, ptr %cell64
  %v629 = load i64, ptr %cell65
  %v630 = load i64, ptr %cell66
  %v631 = add i64 %v75, 1
  %v632 = sub i64 %v40, %v631
  %v633 = and i64 %v632, 1
  %v634 = icmp eq i64 %v633, 0
  %v635 = select i1 %v634, ptr %v8, ptr %v45
  %v636 = select i1 %v634, i64 %v10, i64 %v34
  %v637 = select i1 %v634, i64 %v12, i64 %v36
  %v638 = mul i64 %v626, %v636
  %v639 = getelementptr i8, ptr %v635, i64 %v638
  %v640 = mul i64 %v627, %v637
  %v641 = getelementptr i8, ptr %v639, i64 %v640
  %v642 = sub i64 %v141, 1
  %v643 = sub i64 %v150, 1
  %v644 = mul i64 %v642, %v629
  %v645 = getelementptr i8, ptr %v628, i64 %v644
  %v646 = mul i64 %v643, %v630
  %v647 = getelementptr i8, ptr %v645, i64 %v646
  %v648 = getelementptr i64, ptr %cell62, i64 0
  store ptr %v647, ptr %v648
  %v649 = getelementptr i64, ptr %cell62, i64 2
  store i64 %v629, ptr %v649
  %v650 = getelementptr i64, ptr %cell62, i64 3
  store i64 %v630, ptr %v650
  %v651 = getelementptr i64, ptr %cell62, i64 1
  store ptr %v641, ptr %v651
  %v652 = sub i64 %v142, %v141
  %v653 = add i64 %v652, 2
  %v654 = getelementptr i64, ptr %cell62, i64 6
  store i64 %v652, ptr %v654
  %v655 = getelementptr i64, ptr %cell62, i64 8
  store i64 %v653, ptr %v655
  %v656 = getelementptr i64, ptr %cell62, i64 10
  store i64 1, ptr %v656
  %v657 = getelementptr i64, ptr %cell62, i64 12
  store i64 0, ptr %v657
  %v658 = getelementptr i64, ptr %cell62, i64 14
  store i64 %v652, ptr %v658
  %v659 = getelementptr i64, ptr %cell62, i64 16
  store i64 %v652, ptr %v659
  %v660 = getelementptr i64, ptr %cell62, i64 18
  store i64 1, ptr %v660
  %v661 = getelementptr i64, ptr %cell62, i64 4
  store i64 %v636, ptr %v661
  %v662 = getelementptr i64, ptr %cell62, i64 22
  store i64 %v626, ptr %v662
  %v663 = sub i64 %v151, %v150
  %v664 = add i64 %v663, 2
  %v665 = getelementptr i64, ptr %cell62, i64 7
  store i64 %v663, ptr %v665
  %v666 = getelementptr i64, ptr %cell62, i64 9
  store i64 %v664, ptr %v666
  %v667 = getelementptr i64, ptr %cell62, i64 11
  store i64 1, ptr %v667
  %v668 = getelementptr i64, ptr %cell62, i64 13
  store i64 0, ptr %v668
  %v669 = getelementptr i64, ptr %cell62, i64 15
  store i64 %v663, ptr %v669
  %v670 = getelementptr i64, ptr %cell62, i64 17
  store i64 %v663, ptr %v670
  %v671 = getelementptr i64, ptr %cell62, i64 19
  store i64 1, ptr %v671
  %v672 = getelementptr i64, ptr %cell62, i64 5
  store i64 %v637, ptr %v672
  %v673 = getelementptr i64, ptr %cell62, i64 23
  store i64 %v627, ptr %v673
  %v674 = getelementptr i64, ptr %cell62, i64 21
  store i64 %v61, ptr %v674
  call void @last(ptr %cell62, i64 0, i64 1)
  br label %b625
b625:
  %v675 = add nsw i64 %v342, 1
  store i64 %v675, ptr %cell336
  br label %b337
b339:
  br label %b153
b153:
  %v676 = add i64 %v121, 8
  %v677 = getelementptr i64, ptr %v14, i64 %v676
  store atomic i64 0, ptr %v677 release, align 8
  %v678 = getelementptr i64, ptr %v14, i64 0
  %v679 = atomicrmw add ptr %v678, i64 1 release
  %v680 = add nsw i64 %v74, 1
  store i64 %v680, ptr %cell68
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
