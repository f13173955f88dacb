; trellis golden, codegen revision 18
; reduce|var|1.1.kept.True|float32:c|float32:c|float32|3e8851d4e04f4832f48abeda744156a5
; {'unroll': 2, 'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell48 = alloca [256 x <8 x double>]
  %cell49 = alloca [256 x <8 x double>]
  %cell50 = alloca [256 x <8 x double>]
  %cell51 = alloca double
  %cell52 = alloca i64
  %cell66 = alloca i64
  %cell83 = alloca i64
  %cell84 = alloca i64
  %cell102 = alloca i64
  %cell123 = alloca i64
  %cell144 = alloca i64
  %cell145 = alloca i64
  %cell157 = alloca i64
  %cell188 = alloca i64
  %cell264 = alloca i64
  %cell305 = alloca i64
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
  %v45 = getelementptr i64, ptr %args, i64 22
  %v46 = load i64, ptr %v45
  %v47 = sdiv i64 %v36, 2048
  store i64 %begin, ptr %cell52
  br label %b53
b53:
  %v56 = load i64, ptr %cell52
  %v57 = icmp slt i64 %v56, %end
  br i1 %v57, label %b54, label %b55
b54:
  %v58 = load i64, ptr %cell52
  %v59 = icmp slt i64 %v58, %v28
  %v60 = call i64 @llvm.smin.i64(i64 %v58, i64 %v28)
  %v61 = sub i64 %v26, 1
  %v62 = mul i64 %v60, %v61
  %v63 = add i64 %v58, %v62
  %v64 = select i1 %v59, i64 %v26, i64 1
  %v65 = add i64 %v63, %v64
  store i64 %v63, ptr %cell66
  br label %b67
b67:
  %v70 = load i64, ptr %cell66
  %v71 = icmp slt i64 %v70, %v65
  br i1 %v71, label %b68, label %b69
b68:
  %v72 = load i64, ptr %cell66
  %v73 = udiv i64 %v72, %v18
  %v74 = urem i64 %v72, %v18
  %v75 = mul i64 %v74, %v20
  %v76 = add i64 %v75, %v20
  %v77 = getelementptr i64, ptr %args, i64 23
  %v78 = load i64, ptr %v77
  %v79 = call i64 @llvm.smin.i64(i64 %v76, i64 %v78)
  %v80 = mul i64 %v73, %v16
  %v81 = add i64 %v80, %v16
  %v82 = call i64 @llvm.smin.i64(i64 %v81, i64 %v14)
  store i64 %v80, ptr %cell83
  store i64 %v80, ptr %cell84
  br label %b85
b85:
  %v88 = load i64, ptr %cell84
  %v89 = icmp slt i64 %v88, %v82
  br i1 %v89, label %b86, label %b87
b86:
  %v90 = load i64, ptr %cell84
  %v91 = load i64, ptr %cell83
  %v92 = sub i64 %v82, %v90
  %v93 = mul i64 %v36, %v91
  %v94 = add i64 0, %v93
  %v95 = getelementptr i8, ptr %v9, i64 %v94
  %v96 = mul i64 %v38, %v91
  %v97 = add i64 0, %v96
  %v98 = getelementptr i8, ptr %v12, i64 %v97
  %v99 = mul i64 %v40, %v91
  %v100 = add i64 0, %v99
  %v101 = getelementptr i8, ptr null, i64 %v100
  store i64 0, ptr %cell102
  br label %b103
b103:
  %v106 = load i64, ptr %cell102
  %v107 = icmp slt i64 %v106, %v92
  br i1 %v107, label %b104, label %b105
b104:
  %v108 = load i64, ptr %cell102
  %v109 = mul i64 %v108, %v36
  %v110 = getelementptr i8, ptr %v95, i64 %v109
  %v111 = mul i64 %v108, %v38
  %v112 = getelementptr i8, ptr %v98, i64 %v111
  %v113 = mul i64 %v108, %v40
  %v114 = getelementptr i8, ptr %v101, i64 %v113
  %v115 = ptrtoint ptr %v114 to i64
  %v116 = add i64 %v91, %v108
  %v117 = mul i64 %v116, 2048
  %v118 = sub i64 %v46, %v117
  %v119 = call i64 @llvm.smin.i64(i64 %v118, i64 2048)
  store double 0x0000000000000000, ptr %cell51
  %v120 = udiv i64 %v119, 8
  %v121 = add i64 %v119, 7
  %v122 = udiv i64 %v121, 8
  store i64 0, ptr %cell123
  br label %b124
b124:
  %v127 = load i64, ptr %cell123
  %v128 = icmp slt i64 %v127, %v122
  br i1 %v128, label %b125, label %b126
b125:
  %v129 = load i64, ptr %cell123
  %v130 = mul i64 %v129, 8
  %v131 = sub i64 %v119, %v130
  %v132 = call i64 @llvm.smin.i64(i64 %v131, i64 8)
  %v133 = sub i64 8, %v132
  %v134 = trunc i64 %v133 to i8
  %v135 = lshr i8 -1, %v134
  %v136 = bitcast i8 %v135 to <8 x i1>
  %v137 = getelementptr float, ptr %v110, i64 %v130
  %v138 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v137, i32 4, <8 x i1> %v136, <8 x float> zeroinitializer)
  %v139 = fpext <8 x float> %v138 to <8 x double>
  %v140 = getelementptr <8 x double>, ptr %cell48, i64 %v129
  store <8 x double> splat (double 0x0000000000000000), ptr %v140
  %v141 = getelementptr <8 x double>, ptr %cell49, i64 %v129
  store <8 x double> splat (double 0x0000000000000000), ptr %v141
  %v142 = getelementptr <8 x double>, ptr %cell50, i64 %v129
  store <8 x double> %v139, ptr %v142
  %v143 = add nsw i64 %v129, 1
  store i64 %v143, ptr %cell123
  br label %b124
b126:
  store i64 %v75, ptr %cell144
  store i64 %v75, ptr %cell145
  br label %b146
b146:
  %v149 = load i64, ptr %cell145
  %v150 = icmp slt i64 %v149, %v79
  br i1 %v150, label %b147, label %b148
b147:
  %v151 = load i64, ptr %cell145
  %v152 = load i64, ptr %cell144
  %v153 = sub i64 %v79, %v151
  %v154 = mul i64 %v32, %v152
  %v155 = add i64 0, %v154
  %v156 = getelementptr i8, ptr %v110, i64 %v155
  store i64 0, ptr %cell157
  %v158 = icmp sle i64 %v119, 64
  %v159 = icmp sge i64 %v119, 1024
  %v160 = or i1 %v158, %v159
  %v161 = select i1 %v160, i64 %v153, i64 0
  br label %b162
b162:
  %v165 = load i64, ptr %cell157
  %v166 = add i64 %v165, 2
  %v167 = icmp sle i64 %v166, %v161
  br i1 %v167, label %b163, label %b164
b163:
  %v168 = load i64, ptr %cell157
  %v169 = add i64 %v168, 0
  %v170 = mul i64 %v169, %v32
  %v171 = getelementptr i8, ptr %v156, i64 %v170
  %v172 = add i64 %v168, 1
  %v173 = mul i64 %v172, %v32
  %v174 = getelementptr i8, ptr %v156, i64 %v173
  %v175 = load double, ptr %cell51
  %v176 = fadd double %v175, 0x4000000000000000
  %v177 = fcmp ogt double %v176, 0x3FF0000000000000
  %v178 = select i1 %v177, double %v176, double 0x3FF0000000000000
  %v179 = fdiv double 0x4000000000000000, %v178
  %v180 = fmul double %v175, %v179
  %v181 = insertelement <8 x double> poison, double %v179, i64 0
  %v182 = shufflevector <8 x double> %v181, <8 x double> poison, <8 x i32> zeroinitializer
  %v183 = insertelement <8 x double> poison, double %v180, i64 0
  %v184 = shufflevector <8 x double> %v183, <8 x double> poison, <8 x i32> zeroinitializer
  %v185 = udiv i64 %v119, 8
  %v186 = add i64 %v119, 7
  %v187 = udiv i64 %v186, 8
  store i64 0, ptr %cell188
  br label %b189
b189:
  %v192 = load i64, ptr %cell188
  %v193 = icmp slt i64 %v192, %v187
  br i1 %v193, label %b190, label %b191
b190:
  %v194 = load i64, ptr %cell188
  %v195 = mul i64 %v194, 8
  %v196 = sub i64 %v119, %v195
  %v197 = call i64 @llvm.smin.i64(i64 %v196, i64 8)
  %v198 = sub i64 8, %v197
  %v199 = trunc i64 %v198 to i8
  %v200 = lshr i8 -1, %v199
  %v201 = bitcast i8 %v200 to <8 x i1>
  %v202 = getelementptr <8 x double>, ptr %cell48, i64 %v194
  %v203 = load <8 x double>, ptr %v202
  %v204 = getelementptr <8 x double>, ptr %cell49, i64 %v194
  %v205 = load <8 x double>, ptr %v204
  %v206 = getelementptr <8 x double>, ptr %cell50, i64 %v194
  %v207 = load <8 x double>, ptr %v206
  %v208 = getelementptr float, ptr %v171, i64 %v195
  %v209 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v208, i32 4, <8 x i1> %v201, <8 x float> zeroinitializer)
  %v210 = fpext <8 x float> %v209 to <8 x double>
  %v211 = getelementptr float, ptr %v174, i64 %v195
  %v212 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v211, i32 4, <8 x i1> %v201, <8 x float> zeroinitializer)
  %v213 = fpext <8 x float> %v212 to <8 x double>
  %v214 = fsub <8 x double> %v210, %v207
  %v215 = fsub <8 x double> %v210, %v210
  %v216 = fmul contract <8 x double> %v215, %v215
  %v217 = fadd <8 x double> splat (double 0x0000000000000000), %v215
  %v218 = fadd contract <8 x double> splat (double 0x0000000000000000), %v216
  %v219 = fsub <8 x double> %v213, %v210
  %v220 = fmul contract <8 x double> %v219, %v219
  %v221 = fadd <8 x double> %v217, %v219
  %v222 = fadd contract <8 x double> %v218, %v220
  %v223 = fdiv <8 x double> %v221, splat (double 0x4000000000000000)
  %v224 = fmul contract <8 x double> %v221, %v223
  %v225 = fsub contract <8 x double> %v222, %v224
  %v226 = fcmp olt <8 x double> %v225, splat (double 0x0000000000000000)
  %v227 = fadd <8 x double> %v214, %v223
  %v228 = select <8 x i1> %v226, <8 x double> splat (double 0x0000000000000000), <8 x double> %v225
  %v229 = fsub <8 x double> %v227, %v203
  %v230 = fmul contract <8 x double> %v229, %v182
  %v231 = fmul <8 x double> %v229, %v184
  %v232 = fmul contract <8 x double> %v229, %v231
  %v233 = fadd <8 x double> %v205, %v228
  %v234 = fadd contract <8 x double> %v203, %v230
  %v235 = fadd contract <8 x double> %v233, %v232
  %v236 = getelementptr <8 x double>, ptr %cell48, i64 %v194
  store <8 x double> %v234, ptr %v236
  %v237 = getelementptr <8 x double>, ptr %cell49, i64 %v194
  store <8 x double> %v235, ptr %v237
  %v238 = getelementptr <8 x double>, ptr %cell50, i64 %v194
  store <8 x double> %v207, ptr %v238
  %v239 = add nsw i64 %v194, 1
  store i64 %v239, ptr %cell188
  br label %b189
b191:
  store double %v176, ptr %cell51
  %v240 = add i64 %v168, 2
  store i64 %v240, ptr %cell157
  br label %b162
b164:
  br label %b241
b241:
  %v244 = load i64, ptr %cell157
  %v245 = add i64 %v244, 1
  %v246 = icmp sle i64 %v245, %v153
  br i1 %v246, label %b242, label %b243
b242:
  %v247 = load i64, ptr %cell157
  %v248 = add i64 %v247, 0
  %v249 = mul i64 %v248, %v32
  %v250 = getelementptr i8, ptr %v156, i64 %v249
  %v251 = load double, ptr %cell51
  %v252 = fadd double %v251, 0x3FF0000000000000
  %v253 = fcmp ogt double %v252, 0x3FF0000000000000
  %v254 = select i1 %v253, double %v252, double 0x3FF0000000000000
  %v255 = fdiv double 0x3FF0000000000000, %v254
  %v256 = fmul double %v251, %v255
  %v257 = insertelement <8 x double> poison, double %v255, i64 0
  %v258 = shufflevector <8 x double> %v257, <8 x double> poison, <8 x i32> zeroinitializer
  %v259 = insertelement <8 x double> poison, double %v256, i64 0
  %v260 = shufflevector <8 x double> %v259, <8 x double> poison, <8 x i32> zeroinitializer
  %v261 = udiv i64 %v119, 8
  %v262 = add i64 %v119, 7
  %v263 = udiv i64 %v262, 8
  store i64 0, ptr %cell264
  br label %b265
b265:
  %v268 = load i64, ptr %cell264
  %v269 = icmp slt i64 %v268, %v263
  br i1 %v269, label %b266, label %b267
b266:
  %v270 = load i64, ptr %cell264
  %v271 = mul i64 %v270, 8
  %v272 = sub i64 %v119, %v271
  %v273 = call i64 @llvm.smin.i64(i64 %v272, i64 8)
  %v274 = sub i64 8, %v273
  %v275 = trunc i64 %v274 to i8
  %v276 = lshr i8 -1, %v275
  %v277 = bitcast i8 %v276 to <8 x i1>
  %v278 = getelementptr <8 x double>, ptr %cell48, i64 %v270
  %v279 = load <8 x double>, ptr %v278
  %v280 = getelementptr <8 x double>, ptr %cell49, i64 %v270
  %v281 = load <8 x double>, ptr %v280
  %v282 = getelementptr <8 x double>, ptr %cell50, i64 %v270
  %v283 = load <8 x double>, ptr %v282
  %v284 = getelementptr float, ptr %v250, i64 %v271
  %v285 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %v284, i32 4, <8 x i1> %v277, <8 x float> zeroinitializer)
  %v286 = fpext <8 x float> %v285 to <8 x double>
  %v287 = fsub <8 x double> %v286, %v283
  %v288 = fsub <8 x double> %v287, %v287
  %v289 = fsub <8 x double> %v287, %v279
  %v290 = fmul contract <8 x double> %v289, %v258
  %v291 = fmul <8 x double> %v289, %v260
  %v292 = fmul contract <8 x double> %v289, %v291
  %v293 = fadd <8 x double> %v281, %v288
  %v294 = fadd contract <8 x double> %v279, %v290
  %v295 = fadd contract <8 x double> %v293, %v292
  %v296 = getelementptr <8 x double>, ptr %cell48, i64 %v270
  store <8 x double> %v294, ptr %v296
  %v297 = getelementptr <8 x double>, ptr %cell49, i64 %v270
  store <8 x double> %v295, ptr %v297
  %v298 = getelementptr <8 x double>, ptr %cell50, i64 %v270
  store <8 x double> %v283, ptr %v298
  %v299 = add nsw i64 %v270, 1
  store i64 %v299, ptr %cell264
  br label %b265
b267:
  store double %v252, ptr %cell51
  %v300 = add i64 %v247, 1
  store i64 %v300, ptr %cell157
  br label %b241
b243:
  %v301 = add i64 %v151, %v153
  store i64 %v301, ptr %cell145
  store i64 0, ptr %cell144
  br label %b146
b148:
  %v302 = udiv i64 %v119, 8
  %v303 = add i64 %v119, 7
  %v304 = udiv i64 %v303, 8
  store i64 0, ptr %cell305
  br label %b306
b306:
  %v309 = load i64, ptr %cell305
  %v310 = icmp slt i64 %v309, %v304
  br i1 %v310, label %b307, label %b308
b307:
  %v311 = load i64, ptr %cell305
  %v312 = mul i64 %v311, 8
  %v313 = sub i64 %v119, %v312
  %v314 = call i64 @llvm.smin.i64(i64 %v313, i64 8)
  %v315 = sub i64 8, %v314
  %v316 = trunc i64 %v315 to i8
  %v317 = lshr i8 -1, %v316
  %v318 = bitcast i8 %v317 to <8 x i1>
  %v319 = getelementptr <8 x double>, ptr %cell48, i64 %v311
  %v320 = load <8 x double>, ptr %v319
  %v321 = getelementptr <8 x double>, ptr %cell49, i64 %v311
  %v322 = load <8 x double>, ptr %v321
  %v323 = getelementptr <8 x double>, ptr %cell50, i64 %v311
  %v324 = load <8 x double>, ptr %v323
  %v325 = load double, ptr %cell51
  %v326 = insertelement <8 x double> poison, double %v325, i64 0
  %v327 = shufflevector <8 x double> %v326, <8 x double> poison, <8 x i32> zeroinitializer
  %v331 = icmp eq i64 %v18, 1
  br i1 %v331, label %b328, label %b329
b328:
  %v332 = getelementptr i64, ptr %args, i64 24
  %v333 = load i64, ptr %v332
  %v334 = bitcast i64 %v333 to double
  %v335 = insertelement <8 x double> poison, double %v334, i64 0
  %v336 = shufflevector <8 x double> %v335, <8 x double> poison, <8 x i32> zeroinitializer
  %v337 = fdiv <8 x double> %v322, %v336
  %v338 = fptrunc <8 x double> %v337 to <8 x float>
  %v339 = getelementptr float, ptr %v112, i64 %v312
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v338, ptr %v339, i32 4, <8 x i1> %v318)
  br label %b330
b329:
  %v340 = mul i64 %v74, %v22
  %v341 = add i64 %v340, %v115
  %v342 = add i64 %v341, %v312
  %v343 = mul i64 %v18, %v22
  %v344 = getelementptr double, ptr %v2, i64 %v343
  %v345 = getelementptr double, ptr %v344, i64 %v343
  %v346 = getelementptr double, ptr %v345, i64 %v343
  %v347 = getelementptr double, ptr %v2, i64 %v342
  call void @llvm.masked.store.v8f64.p0(<8 x double> %v320, ptr %v347, i32 8, <8 x i1> %v318)
  %v348 = getelementptr double, ptr %v344, i64 %v342
  call void @llvm.masked.store.v8f64.p0(<8 x double> %v322, ptr %v348, i32 8, <8 x i1> %v318)
  %v349 = getelementptr double, ptr %v345, i64 %v342
  call void @llvm.masked.store.v8f64.p0(<8 x double> %v327, ptr %v349, i32 8, <8 x i1> %v318)
  br label %b330
b330:
  %v350 = add nsw i64 %v311, 1
  store i64 %v350, ptr %cell305
  br label %b306
b308:
  %v351 = add nsw i64 %v108, 1
  store i64 %v351, ptr %cell102
  br label %b103
b105:
  %v352 = add i64 %v90, %v92
  store i64 %v352, ptr %cell84
  store i64 0, ptr %cell83
  br label %b85
b87:
  %v353 = add nsw i64 %v72, 1
  store i64 %v353, ptr %cell66
  br label %b67
b69:
  %v354 = add nsw i64 %v58, 1
  store i64 %v354, ptr %cell52
  br label %b53
b55:
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
  %cell173 = alloca <8 x double>
  %cell174 = alloca <8 x double>
  %cell175 = alloca <8 x double>
  %cell176 = alloca i64
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
  %v142 = fptrunc <8 x double> %v141 to <8 x float>
  %v143 = getelementptr float, ptr %v69, i64 %v81
  store <8 x float> %v142, ptr %v143, align 4
  %v144 = add i64 %v81, 8
  store i64 %v144, ptr %cell74
  br label %b75
b77:
  br label %b145
b145:
  %v148 = load i64, ptr %cell74
  %v149 = icmp slt i64 %v148, %v66
  br i1 %v149, label %b146, label %b147
b146:
  %v150 = load i64, ptr %cell74
  %v151 = sub i64 %v66, %v150
  %v154 = icmp sgt i64 %v151, 0
  br i1 %v154, label %b152, label %b153
b152:
  %v155 = call i64 @llvm.smin.i64(i64 %v151, i64 8)
  %v156 = sub i64 8, %v155
  %v157 = trunc i64 %v156 to i8
  %v158 = lshr i8 -1, %v157
  %v159 = bitcast i8 %v158 to <8 x i1>
  %v160 = add i64 %v73, %v150
  %v161 = mul i64 0, %v22
  %v162 = add i64 %v161, %v160
  %v163 = mul i64 %v18, %v22
  %v164 = getelementptr double, ptr %v2, i64 %v163
  %v165 = getelementptr double, ptr %v164, i64 %v163
  %v166 = getelementptr double, ptr %v165, i64 %v163
  %v167 = getelementptr double, ptr %v2, i64 %v162
  %v168 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v167, i32 8, <8 x i1> %v159, <8 x double> zeroinitializer)
  %v169 = getelementptr double, ptr %v164, i64 %v162
  %v170 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v169, i32 8, <8 x i1> %v159, <8 x double> zeroinitializer)
  %v171 = getelementptr double, ptr %v165, i64 %v162
  %v172 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v171, i32 8, <8 x i1> %v159, <8 x double> zeroinitializer)
  store <8 x double> %v168, ptr %cell173
  store <8 x double> %v170, ptr %cell174
  store <8 x double> %v172, ptr %cell175
  store i64 1, ptr %cell176
  br label %b177
b177:
  %v180 = load i64, ptr %cell176
  %v181 = icmp slt i64 %v180, %v18
  br i1 %v181, label %b178, label %b179
b178:
  %v182 = load i64, ptr %cell176
  %v183 = load <8 x double>, ptr %cell173
  %v184 = load <8 x double>, ptr %cell174
  %v185 = load <8 x double>, ptr %cell175
  %v186 = mul i64 %v182, %v22
  %v187 = add i64 %v186, %v160
  %v188 = mul i64 %v18, %v22
  %v189 = getelementptr double, ptr %v2, i64 %v188
  %v190 = getelementptr double, ptr %v189, i64 %v188
  %v191 = getelementptr double, ptr %v190, i64 %v188
  %v192 = getelementptr double, ptr %v2, i64 %v187
  %v193 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v192, i32 8, <8 x i1> %v159, <8 x double> zeroinitializer)
  %v194 = getelementptr double, ptr %v189, i64 %v187
  %v195 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v194, i32 8, <8 x i1> %v159, <8 x double> zeroinitializer)
  %v196 = getelementptr double, ptr %v190, i64 %v187
  %v197 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v196, i32 8, <8 x i1> %v159, <8 x double> zeroinitializer)
  %v198 = fadd <8 x double> %v185, %v197
  %v199 = fcmp ogt <8 x double> %v198, splat (double 0x3FF0000000000000)
  %v200 = select <8 x i1> %v199, <8 x double> %v198, <8 x double> splat (double 0x3FF0000000000000)
  %v201 = fdiv <8 x double> %v197, %v200
  %v202 = fmul <8 x double> %v185, %v201
  %v203 = fsub <8 x double> %v193, %v183
  %v204 = fmul contract <8 x double> %v203, %v201
  %v205 = fmul <8 x double> %v203, %v202
  %v206 = fmul contract <8 x double> %v203, %v205
  %v207 = fadd <8 x double> %v184, %v195
  %v208 = fadd contract <8 x double> %v183, %v204
  %v209 = fadd contract <8 x double> %v207, %v206
  store <8 x double> %v208, ptr %cell173
  store <8 x double> %v209, ptr %cell174
  store <8 x double> %v198, ptr %cell175
  %v210 = add nsw i64 %v182, 1
  store i64 %v210, ptr %cell176
  br label %b177
b179:
  %v211 = load <8 x double>, ptr %cell173
  %v212 = load <8 x double>, ptr %cell174
  %v213 = load <8 x double>, ptr %cell175
  %v214 = getelementptr i64, ptr %args, i64 24
  %v215 = load i64, ptr %v214
  %v216 = bitcast i64 %v215 to double
  %v217 = insertelement <8 x double> poison, double %v216, i64 0
  %v218 = shufflevector <8 x double> %v217, <8 x double> poison, <8 x i32> zeroinitializer
  %v219 = fdiv <8 x double> %v212, %v218
  %v220 = fptrunc <8 x double> %v219 to <8 x float>
  %v221 = getelementptr float, ptr %v69, i64 %v150
  call void @llvm.masked.store.v8f32.p0(<8 x float> %v220, ptr %v221, i32 4, <8 x i1> %v159)
  %v222 = add i64 %v150, %v155
  store i64 %v222, ptr %cell74
  br label %b153
b153:
  br label %b145
b147:
  %v223 = add i64 %v64, %v66
  store i64 %v223, ptr %cell58
  store i64 0, ptr %cell57
  br label %b59
b61:
  %v224 = add nsw i64 %v53, 1
  store i64 %v224, ptr %cell47
  br label %b48
b50:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
