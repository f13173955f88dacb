; trellis golden, codegen revision 7
; stencil|2|float32:c,float32:c|1|constant|107a69f291559104b5ac9e451a373b47
; {'unroll': 2, 'stores': 'streaming', 'deterministic': True}
; trellis-cpu kernel revision 7

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell50 = alloca i64
  %cell67 = alloca i64
  %cell123 = alloca i64
  %cell158 = alloca i64
  %cell181 = alloca <16 x float>
  %cell182 = alloca <16 x float>
  %cell188 = alloca <16 x float>
  %cell189 = alloca <16 x float>
  %cell237 = alloca i64
  %cell355 = alloca <16 x float>
  %cell356 = alloca <16 x float>
  %cell403 = alloca <16 x float>
  %cell404 = alloca <16 x float>
  %cell447 = alloca i64
  %cell556 = alloca i64
  %cell610 = alloca i64
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
  %v27 = or i64 0, %v6
  %v28 = and i64 %v27, 63
  %v29 = icmp eq i64 %v28, 0
  %v30 = getelementptr i64, ptr %args, i64 21
  %v31 = load i64, ptr %v30
  %v32 = icmp ne i64 %v31, 0
  %v33 = or i1 %v29, %v32
  %v34 = getelementptr i64, ptr %args, i64 0
  %v35 = load ptr, ptr %v34
  %v36 = getelementptr i64, ptr %args, i64 1
  %v37 = load ptr, ptr %v36
  %v38 = getelementptr i64, ptr %args, i64 6
  %v39 = load i64, ptr %v38
  %v40 = getelementptr i64, ptr %args, i64 7
  %v41 = load i64, ptr %v40
  %v42 = getelementptr i64, ptr %args, i64 16
  %v43 = load i64, ptr %v42
  %v44 = getelementptr i64, ptr %args, i64 17
  %v45 = load i64, ptr %v44
  %v46 = getelementptr i64, ptr %args, i64 18
  %v47 = load i64, ptr %v46
  %v48 = getelementptr i64, ptr %args, i64 19
  %v49 = load i64, ptr %v48
  store i64 %begin, ptr %cell50
  br label %b51
b51:
  %v54 = load i64, ptr %cell50
  %v55 = icmp slt i64 %v54, %end
  br i1 %v55, label %b52, label %b53
b52:
  %v56 = load i64, ptr %cell50
  %v57 = urem i64 %v56, %v47
  %v58 = mul i64 %v57, %v43
  %v59 = add i64 %v58, %v43
  %v60 = call i64 @llvm.smin.i64(i64 %v59, i64 %v39)
  %v61 = udiv i64 %v56, %v47
  %v62 = urem i64 %v61, %v49
  %v63 = mul i64 %v62, %v45
  %v64 = add i64 %v63, %v45
  %v65 = call i64 @llvm.smin.i64(i64 %v64, i64 %v41)
  %v66 = udiv i64 %v61, %v49
  store i64 %v58, ptr %cell67
  br label %b68
b68:
  %v71 = load i64, ptr %cell67
  %v72 = icmp slt i64 %v71, %v60
  br i1 %v72, label %b69, label %b70
b69:
  %v73 = load i64, ptr %cell67
  %v74 = sub i64 %v60, %v73
  %v75 = call i64 @llvm.smin.i64(i64 %v74, i64 2)
  %v76 = sub i64 %v18, %v73
  %v77 = icmp sgt i64 %v76, 0
  %v78 = call i64 @llvm.smin.i64(i64 %v75, i64 %v76)
  %v79 = select i1 %v77, i64 %v78, i64 %v75
  %v80 = sub i64 %v22, %v73
  %v81 = icmp sgt i64 %v80, 0
  %v82 = call i64 @llvm.smin.i64(i64 %v79, i64 %v80)
  %v83 = select i1 %v81, i64 %v82, i64 %v79
  %v84 = add i64 %v73, %v14
  %v85 = add i64 %v84, -1
  %v86 = sub i64 %v10, 1
  %v87 = call i64 @llvm.smax.i64(i64 %v85, i64 0)
  %v88 = call i64 @llvm.smin.i64(i64 %v87, i64 %v86)
  %v89 = icmp ult i64 %v85, %v10
  %v90 = add i64 %v84, 0
  %v91 = sub i64 %v10, 1
  %v92 = call i64 @llvm.smax.i64(i64 %v90, i64 0)
  %v93 = call i64 @llvm.smin.i64(i64 %v92, i64 %v91)
  %v94 = icmp ult i64 %v90, %v10
  %v95 = add i64 %v84, 1
  %v96 = sub i64 %v10, 1
  %v97 = call i64 @llvm.smax.i64(i64 %v95, i64 0)
  %v98 = call i64 @llvm.smin.i64(i64 %v97, i64 %v96)
  %v99 = icmp ult i64 %v95, %v10
  %v100 = add i64 %v84, 2
  %v101 = sub i64 %v10, 1
  %v102 = call i64 @llvm.smax.i64(i64 %v100, i64 0)
  %v103 = call i64 @llvm.smin.i64(i64 %v102, i64 %v101)
  %v104 = icmp ult i64 %v100, %v10
  %v105 = mul i64 %v88, %v2
  %v106 = getelementptr i8, ptr %v35, i64 %v105
  %v107 = mul i64 %v93, %v2
  %v108 = getelementptr i8, ptr %v35, i64 %v107
  %v109 = mul i64 %v98, %v2
  %v110 = getelementptr i8, ptr %v35, i64 %v109
  %v111 = mul i64 %v103, %v2
  %v112 = getelementptr i8, ptr %v35, i64 %v111
  %v113 = mul i64 %v73, %v6
  %v114 = getelementptr i8, ptr %v37, i64 %v113
  %v115 = getelementptr i8, ptr %v114, i64 %v6
  %v116 = add i64 %v73, 1
  %v117 = icmp sge i64 %v73, %v18
  %v118 = icmp slt i64 %v116, %v22
  %v119 = and i1 %v117, %v118
  %v120 = and i1 true, %v119
  %v121 = icmp eq i64 %v83, 2
  %v122 = and i1 %v120, %v121
  store i64 0, ptr %cell123
  br i1 %v122, label %b124, label %b125
b124:
  %v126 = add i64 %v73, 1
  %v127 = mul i64 %v2, 2
  %v128 = getelementptr i8, ptr %v110, i64 %v127
  %v129 = getelementptr i8, ptr %v112, i64 %v127
  br i1 %v33, label %b130, label %b131
b130:
  %v132 = sub i64 %v65, 1
  %v133 = getelementptr float, ptr %v114, i64 %v63
  %v134 = ptrtoint ptr %v133 to i64
  %v135 = getelementptr float, ptr %v114, i64 %v65
  %v136 = ptrtoint ptr %v135 to i64
  %v137 = and i64 %v134, 63
  %v138 = icmp ne i64 %v137, 0
  %v139 = getelementptr float, ptr %v114, i64 %v63
  %v140 = select i1 %v138, ptr %v139, ptr %v110
  call void @llvm.prefetch.p0(ptr %v140, i32 1, i32 3, i32 1)
  %v141 = and i64 %v136, 63
  %v142 = icmp ne i64 %v141, 0
  %v143 = getelementptr float, ptr %v114, i64 %v132
  %v144 = select i1 %v142, ptr %v143, ptr %v110
  call void @llvm.prefetch.p0(ptr %v144, i32 1, i32 3, i32 1)
  %v145 = sub i64 %v65, 1
  %v146 = getelementptr float, ptr %v115, i64 %v63
  %v147 = ptrtoint ptr %v146 to i64
  %v148 = getelementptr float, ptr %v115, i64 %v65
  %v149 = ptrtoint ptr %v148 to i64
  %v150 = and i64 %v147, 63
  %v151 = icmp ne i64 %v150, 0
  %v152 = getelementptr float, ptr %v115, i64 %v63
  %v153 = select i1 %v151, ptr %v152, ptr %v112
  call void @llvm.prefetch.p0(ptr %v153, i32 1, i32 3, i32 1)
  %v154 = and i64 %v149, 63
  %v155 = icmp ne i64 %v154, 0
  %v156 = getelementptr float, ptr %v115, i64 %v145
  %v157 = select i1 %v155, ptr %v156, ptr %v112
  call void @llvm.prefetch.p0(ptr %v157, i32 1, i32 3, i32 1)
  br label %b131
b131:
  store i64 0, ptr %cell158
  %v159 = and i64 %v6, 63
  %v160 = icmp eq i64 %v159, 0
  %v161 = xor i1 %v33, true
  %v162 = or i1 %v160, %v161
  br i1 %v162, label %b163, label %b164
b163:
  %v165 = getelementptr float, ptr %v114, i64 %v63
  %v166 = ptrtoint ptr %v165 to i64
  %v167 = sub i64 0, %v166
  %v168 = and i64 %v167, 63
  %v169 = udiv i64 %v168, 4
  %v170 = add i64 %v63, %v169
  %v171 = and i64 %v166, 3
  %v172 = icmp eq i64 %v171, 0
  %v173 = call i64 @llvm.smin.i64(i64 %v170, i64 %v65)
  %v174 = select i1 %v172, i64 %v173, i64 %v65
  %v175 = select i1 %v33, i64 %v174, i64 %v63
  %v176 = add i64 %v12, 0
  %v177 = insertelement <16 x float> poison, float %v26, i64 0
  %v178 = shufflevector <16 x float> %v177, <16 x float> poison, <16 x i32> zeroinitializer
  %v179 = insertelement <16 x float> poison, float %v26, i64 0
  %v180 = shufflevector <16 x float> %v179, <16 x float> poison, <16 x i32> zeroinitializer
  %v183 = add i64 %v12, 0
  %v184 = insertelement <16 x float> poison, float %v26, i64 0
  %v185 = shufflevector <16 x float> %v184, <16 x float> poison, <16 x i32> zeroinitializer
  %v186 = insertelement <16 x float> poison, float %v26, i64 0
  %v187 = shufflevector <16 x float> %v186, <16 x float> poison, <16 x i32> zeroinitializer
  %v190 = sub i64 %v175, 16
  %v191 = sub i64 0, %v190
  %v192 = call i64 @llvm.smax.i64(i64 %v191, i64 0)
  %v193 = call i64 @llvm.smin.i64(i64 %v192, i64 16)
  %v194 = sub i64 %v12, %v190
  %v195 = call i64 @llvm.smax.i64(i64 %v194, i64 0)
  %v196 = call i64 @llvm.smin.i64(i64 %v195, i64 16)
  %v197 = shl i64 1, %v193
  %v198 = sub i64 %v197, 1
  %v199 = shl i64 1, %v196
  %v200 = sub i64 %v199, 1
  %v201 = xor i64 %v198, -1
  %v202 = and i64 %v200, %v201
  %v203 = trunc i64 %v202 to i16
  %v204 = bitcast i16 %v203 to <16 x i1>
  %v205 = sub i64 0, %v175
  %v206 = call i64 @llvm.smax.i64(i64 %v205, i64 0)
  %v207 = call i64 @llvm.smin.i64(i64 %v206, i64 16)
  %v208 = sub i64 %v12, %v175
  %v209 = call i64 @llvm.smax.i64(i64 %v208, i64 0)
  %v210 = call i64 @llvm.smin.i64(i64 %v209, i64 16)
  %v211 = shl i64 1, %v207
  %v212 = sub i64 %v211, 1
  %v213 = shl i64 1, %v210
  %v214 = sub i64 %v213, 1
  %v215 = xor i64 %v212, -1
  %v216 = and i64 %v214, %v215
  %v217 = trunc i64 %v216 to i16
  %v218 = bitcast i16 %v217 to <16 x i1>
  %v219 = getelementptr float, ptr %v108, i64 %v190
  %v220 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v219, i32 4, <16 x i1> %v204, <16 x float> zeroinitializer)
  %v221 = sub i64 -1, %v190
  %v222 = and i64 %v221, 63
  %v223 = shl i64 1, %v222
  %v224 = icmp ult i64 %v221, 16
  %v225 = select i1 %v224, i64 %v223, i64 0
  %v226 = trunc i64 %v225 to i16
  %v227 = bitcast i16 %v226 to <16 x i1>
  %v228 = select <16 x i1> %v227, <16 x float> %v178, <16 x float> %v220
  store <16 x float> %v228, ptr %cell181
  %v229 = getelementptr float, ptr %v108, i64 %v175
  %v230 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v229, i32 4, <16 x i1> %v218, <16 x float> zeroinitializer)
  store <16 x float> %v230, ptr %cell182
  %v231 = getelementptr float, ptr %v110, i64 %v190
  %v232 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v231, i32 4, <16 x i1> %v204, <16 x float> zeroinitializer)
  %v233 = select <16 x i1> %v227, <16 x float> %v185, <16 x float> %v232
  store <16 x float> %v233, ptr %cell188
  %v234 = getelementptr float, ptr %v110, i64 %v175
  %v235 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v234, i32 4, <16 x i1> %v218, <16 x float> zeroinitializer)
  store <16 x float> %v235, ptr %cell189
  %v236 = sub i64 %v65, %v175
  store i64 0, ptr %cell237
  br label %b238
b238:
  %v241 = load i64, ptr %cell237
  %v242 = add i64 %v241, 16
  %v243 = icmp sle i64 %v242, %v236
  br i1 %v243, label %b239, label %b240
b239:
  %v244 = load i64, ptr %cell237
  %v245 = add i64 %v175, %v244
  %v246 = add i64 %v245, 16
  %v247 = sub i64 0, %v246
  %v248 = call i64 @llvm.smax.i64(i64 %v247, i64 0)
  %v249 = call i64 @llvm.smin.i64(i64 %v248, i64 16)
  %v250 = sub i64 %v12, %v246
  %v251 = call i64 @llvm.smax.i64(i64 %v250, i64 0)
  %v252 = call i64 @llvm.smin.i64(i64 %v251, i64 16)
  %v253 = shl i64 1, %v249
  %v254 = sub i64 %v253, 1
  %v255 = shl i64 1, %v252
  %v256 = sub i64 %v255, 1
  %v257 = xor i64 %v254, -1
  %v258 = and i64 %v256, %v257
  %v259 = trunc i64 %v258 to i16
  %v260 = bitcast i16 %v259 to <16 x i1>
  %v261 = getelementptr float, ptr %v108, i64 %v246
  %v262 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v261, i32 4, <16 x i1> %v260, <16 x float> zeroinitializer)
  %v263 = sub i64 %v176, %v246
  %v264 = and i64 %v263, 63
  %v265 = shl i64 1, %v264
  %v266 = icmp ult i64 %v263, 16
  %v267 = select i1 %v266, i64 %v265, i64 0
  %v268 = trunc i64 %v267 to i16
  %v269 = bitcast i16 %v268 to <16 x i1>
  %v270 = select <16 x i1> %v269, <16 x float> %v180, <16 x float> %v262
  %v271 = getelementptr float, ptr %v110, i64 %v246
  %v272 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v271, i32 4, <16 x i1> %v260, <16 x float> zeroinitializer)
  %v273 = sub i64 %v183, %v246
  %v274 = and i64 %v273, 63
  %v275 = shl i64 1, %v274
  %v276 = icmp ult i64 %v273, 16
  %v277 = select i1 %v276, i64 %v275, i64 0
  %v278 = trunc i64 %v277 to i16
  %v279 = bitcast i16 %v278 to <16 x i1>
  %v280 = select <16 x i1> %v279, <16 x float> %v187, <16 x float> %v272
  %v281 = add i64 %v245, 0
  %v282 = getelementptr float, ptr %v106, i64 %v281
  %v283 = load <16 x float>, ptr %v282, align 4
  %v284 = load <16 x float>, ptr %cell189
  %v285 = fadd contract <16 x float> %v283, %v284
  %v286 = load <16 x float>, ptr %cell182
  %v287 = load <16 x float>, ptr %cell181
  %v288 = shufflevector <16 x float> %v287, <16 x float> %v286, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v289 = fadd contract <16 x float> %v285, %v288
  %v290 = load <16 x float>, ptr %cell182
  %v291 = shufflevector <16 x float> %v290, <16 x float> %v270, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v292 = fadd contract <16 x float> %v289, %v291
  %v293 = fmul contract <16 x float> %v292, splat (float 0x3FD0000000000000)
  %v294 = load <16 x float>, ptr %cell182
  %v295 = add i64 %v245, 0
  %v296 = getelementptr float, ptr %v112, i64 %v295
  %v297 = load <16 x float>, ptr %v296, align 4
  %v298 = fadd contract <16 x float> %v294, %v297
  %v299 = load <16 x float>, ptr %cell189
  %v300 = load <16 x float>, ptr %cell188
  %v301 = shufflevector <16 x float> %v300, <16 x float> %v299, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v302 = fadd contract <16 x float> %v298, %v301
  %v303 = load <16 x float>, ptr %cell189
  %v304 = shufflevector <16 x float> %v303, <16 x float> %v280, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v305 = fadd contract <16 x float> %v302, %v304
  %v306 = fmul contract <16 x float> %v305, splat (float 0x3FD0000000000000)
  %v307 = xor i1 %v33, true
  br i1 %v33, label %b308, label %b309
b308:
  %v310 = getelementptr float, ptr %v114, i64 %v245
  store <16 x float> %v293, ptr %v310, align 64, !nontemporal !0
  %v311 = getelementptr float, ptr %v115, i64 %v245
  store <16 x float> %v306, ptr %v311, align 64, !nontemporal !0
  br label %b309
b309:
  br i1 %v307, label %b312, label %b313
b312:
  %v314 = getelementptr float, ptr %v114, i64 %v245
  store <16 x float> %v293, ptr %v314, align 4
  %v315 = getelementptr float, ptr %v115, i64 %v245
  store <16 x float> %v306, ptr %v315, align 4
  br label %b313
b313:
  %v316 = mul i64 %v245, 4
  %v317 = getelementptr i8, ptr %v128, i64 %v316
  call void @llvm.prefetch.p0(ptr %v317, i32 0, i32 2, i32 1)
  %v318 = mul i64 %v245, 4
  %v319 = getelementptr i8, ptr %v129, i64 %v318
  call void @llvm.prefetch.p0(ptr %v319, i32 0, i32 2, i32 1)
  %v320 = load <16 x float>, ptr %cell182
  store <16 x float> %v320, ptr %cell181
  store <16 x float> %v270, ptr %cell182
  %v321 = load <16 x float>, ptr %cell189
  store <16 x float> %v321, ptr %cell188
  store <16 x float> %v280, ptr %cell189
  %v322 = add i64 %v244, 16
  store i64 %v322, ptr %cell237
  br label %b238
b240:
  %v323 = load i64, ptr %cell237
  store i64 %v323, ptr %cell158
  br label %b164
b164:
  %v324 = xor i1 %v162, true
  br i1 %v324, label %b325, label %b326
b325:
  %v327 = getelementptr float, ptr %v114, i64 %v63
  %v328 = ptrtoint ptr %v327 to i64
  %v329 = sub i64 0, %v328
  %v330 = and i64 %v329, 63
  %v331 = udiv i64 %v330, 4
  %v332 = add i64 %v63, %v331
  %v333 = and i64 %v328, 3
  %v334 = icmp eq i64 %v333, 0
  %v335 = call i64 @llvm.smin.i64(i64 %v332, i64 %v65)
  %v336 = select i1 %v334, i64 %v335, i64 %v65
  %v337 = select i1 %v33, i64 %v336, i64 %v63
  %v338 = getelementptr float, ptr %v115, i64 %v63
  %v339 = ptrtoint ptr %v338 to i64
  %v340 = sub i64 0, %v339
  %v341 = and i64 %v340, 63
  %v342 = udiv i64 %v341, 4
  %v343 = add i64 %v63, %v342
  %v344 = and i64 %v339, 3
  %v345 = icmp eq i64 %v344, 0
  %v346 = call i64 @llvm.smin.i64(i64 %v343, i64 %v65)
  %v347 = select i1 %v345, i64 %v346, i64 %v65
  %v348 = select i1 %v33, i64 %v347, i64 %v63
  %v349 = call i64 @llvm.smax.i64(i64 %v337, i64 %v348)
  %v350 = add i64 %v12, 0
  %v351 = insertelement <16 x float> poison, float %v26, i64 0
  %v352 = shufflevector <16 x float> %v351, <16 x float> poison, <16 x i32> zeroinitializer
  %v353 = insertelement <16 x float> poison, float %v26, i64 0
  %v354 = shufflevector <16 x float> %v353, <16 x float> poison, <16 x i32> zeroinitializer
  %v357 = sub i64 %v337, 16
  %v358 = sub i64 0, %v357
  %v359 = call i64 @llvm.smax.i64(i64 %v358, i64 0)
  %v360 = call i64 @llvm.smin.i64(i64 %v359, i64 16)
  %v361 = sub i64 %v12, %v357
  %v362 = call i64 @llvm.smax.i64(i64 %v361, i64 0)
  %v363 = call i64 @llvm.smin.i64(i64 %v362, i64 16)
  %v364 = shl i64 1, %v360
  %v365 = sub i64 %v364, 1
  %v366 = shl i64 1, %v363
  %v367 = sub i64 %v366, 1
  %v368 = xor i64 %v365, -1
  %v369 = and i64 %v367, %v368
  %v370 = trunc i64 %v369 to i16
  %v371 = bitcast i16 %v370 to <16 x i1>
  %v372 = sub i64 0, %v337
  %v373 = call i64 @llvm.smax.i64(i64 %v372, i64 0)
  %v374 = call i64 @llvm.smin.i64(i64 %v373, i64 16)
  %v375 = sub i64 %v12, %v337
  %v376 = call i64 @llvm.smax.i64(i64 %v375, i64 0)
  %v377 = call i64 @llvm.smin.i64(i64 %v376, i64 16)
  %v378 = shl i64 1, %v374
  %v379 = sub i64 %v378, 1
  %v380 = shl i64 1, %v377
  %v381 = sub i64 %v380, 1
  %v382 = xor i64 %v379, -1
  %v383 = and i64 %v381, %v382
  %v384 = trunc i64 %v383 to i16
  %v385 = bitcast i16 %v384 to <16 x i1>
  %v386 = getelementptr float, ptr %v108, i64 %v357
  %v387 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v386, i32 4, <16 x i1> %v371, <16 x float> zeroinitializer)
  %v388 = sub i64 -1, %v357
  %v389 = and i64 %v388, 63
  %v390 = shl i64 1, %v389
  %v391 = icmp ult i64 %v388, 16
  %v392 = select i1 %v391, i64 %v390, i64 0
  %v393 = trunc i64 %v392 to i16
  %v394 = bitcast i16 %v393 to <16 x i1>
  %v395 = select <16 x i1> %v394, <16 x float> %v352, <16 x float> %v387
  store <16 x float> %v395, ptr %cell355
  %v396 = getelementptr float, ptr %v108, i64 %v337
  %v397 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v396, i32 4, <16 x i1> %v385, <16 x float> zeroinitializer)
  store <16 x float> %v397, ptr %cell356
  %v398 = add i64 %v12, 0
  %v399 = insertelement <16 x float> poison, float %v26, i64 0
  %v400 = shufflevector <16 x float> %v399, <16 x float> poison, <16 x i32> zeroinitializer
  %v401 = insertelement <16 x float> poison, float %v26, i64 0
  %v402 = shufflevector <16 x float> %v401, <16 x float> poison, <16 x i32> zeroinitializer
  %v405 = sub i64 %v348, 16
  %v406 = sub i64 0, %v405
  %v407 = call i64 @llvm.smax.i64(i64 %v406, i64 0)
  %v408 = call i64 @llvm.smin.i64(i64 %v407, i64 16)
  %v409 = sub i64 %v12, %v405
  %v410 = call i64 @llvm.smax.i64(i64 %v409, i64 0)
  %v411 = call i64 @llvm.smin.i64(i64 %v410, i64 16)
  %v412 = shl i64 1, %v408
  %v413 = sub i64 %v412, 1
  %v414 = shl i64 1, %v411
  %v415 = sub i64 %v414, 1
  %v416 = xor i64 %v413, -1
  %v417 = and i64 %v415, %v416
  %v418 = trunc i64 %v417 to i16
  %v419 = bitcast i16 %v418 to <16 x i1>
  %v420 = sub i64 0, %v348
  %v421 = call i64 @llvm.smax.i64(i64 %v420, i64 0)
  %v422 = call i64 @llvm.smin.i64(i64 %v421, i64 16)
  %v423 = sub i64 %v12, %v348
  %v424 = call i64 @llvm.smax.i64(i64 %v423, i64 0)
  %v425 = call i64 @llvm.smin.i64(i64 %v424, i64 16)
  %v426 = shl i64 1, %v422
  %v427 = sub i64 %v426, 1
  %v428 = shl i64 1, %v425
  %v429 = sub i64 %v428, 1
  %v430 = xor i64 %v427, -1
  %v431 = and i64 %v429, %v430
  %v432 = trunc i64 %v431 to i16
  %v433 = bitcast i16 %v432 to <16 x i1>
  %v434 = getelementptr float, ptr %v110, i64 %v405
  %v435 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v434, i32 4, <16 x i1> %v419, <16 x float> zeroinitializer)
  %v436 = sub i64 -1, %v405
  %v437 = and i64 %v436, 63
  %v438 = shl i64 1, %v437
  %v439 = icmp ult i64 %v436, 16
  %v440 = select i1 %v439, i64 %v438, i64 0
  %v441 = trunc i64 %v440 to i16
  %v442 = bitcast i16 %v441 to <16 x i1>
  %v443 = select <16 x i1> %v442, <16 x float> %v400, <16 x float> %v435
  store <16 x float> %v443, ptr %cell403
  %v444 = getelementptr float, ptr %v110, i64 %v348
  %v445 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v444, i32 4, <16 x i1> %v433, <16 x float> zeroinitializer)
  store <16 x float> %v445, ptr %cell404
  %v446 = sub i64 %v65, %v349
  store i64 0, ptr %cell447
  br label %b448
b448:
  %v451 = load i64, ptr %cell447
  %v452 = add i64 %v451, 16
  %v453 = icmp sle i64 %v452, %v446
  br i1 %v453, label %b449, label %b450
b449:
  %v454 = load i64, ptr %cell447
  %v455 = add i64 %v337, %v454
  %v456 = add i64 %v348, %v454
  %v457 = add i64 %v455, 16
  %v458 = sub i64 0, %v457
  %v459 = call i64 @llvm.smax.i64(i64 %v458, i64 0)
  %v460 = call i64 @llvm.smin.i64(i64 %v459, i64 16)
  %v461 = sub i64 %v12, %v457
  %v462 = call i64 @llvm.smax.i64(i64 %v461, i64 0)
  %v463 = call i64 @llvm.smin.i64(i64 %v462, i64 16)
  %v464 = shl i64 1, %v460
  %v465 = sub i64 %v464, 1
  %v466 = shl i64 1, %v463
  %v467 = sub i64 %v466, 1
  %v468 = xor i64 %v465, -1
  %v469 = and i64 %v467, %v468
  %v470 = trunc i64 %v469 to i16
  %v471 = bitcast i16 %v470 to <16 x i1>
  %v472 = getelementptr float, ptr %v108, i64 %v457
  %v473 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v472, i32 4, <16 x i1> %v471, <16 x float> zeroinitializer)
  %v474 = sub i64 %v350, %v457
  %v475 = and i64 %v474, 63
  %v476 = shl i64 1, %v475
  %v477 = icmp ult i64 %v474, 16
  %v478 = select i1 %v477, i64 %v476, i64 0
  %v479 = trunc i64 %v478 to i16
  %v480 = bitcast i16 %v479 to <16 x i1>
  %v481 = select <16 x i1> %v480, <16 x float> %v354, <16 x float> %v473
  %v482 = add i64 %v456, 16
  %v483 = sub i64 0, %v482
  %v484 = call i64 @llvm.smax.i64(i64 %v483, i64 0)
  %v485 = call i64 @llvm.smin.i64(i64 %v484, i64 16)
  %v486 = sub i64 %v12, %v482
  %v487 = call i64 @llvm.smax.i64(i64 %v486, i64 0)
  %v488 = call i64 @llvm.smin.i64(i64 %v487, i64 16)
  %v489 = shl i64 1, %v485
  %v490 = sub i64 %v489, 1
  %v491 = shl i64 1, %v488
  %v492 = sub i64 %v491, 1
  %v493 = xor i64 %v490, -1
  %v494 = and i64 %v492, %v493
  %v495 = trunc i64 %v494 to i16
  %v496 = bitcast i16 %v495 to <16 x i1>
  %v497 = getelementptr float, ptr %v110, i64 %v482
  %v498 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v497, i32 4, <16 x i1> %v496, <16 x float> zeroinitializer)
  %v499 = sub i64 %v398, %v482
  %v500 = and i64 %v499, 63
  %v501 = shl i64 1, %v500
  %v502 = icmp ult i64 %v499, 16
  %v503 = select i1 %v502, i64 %v501, i64 0
  %v504 = trunc i64 %v503 to i16
  %v505 = bitcast i16 %v504 to <16 x i1>
  %v506 = select <16 x i1> %v505, <16 x float> %v402, <16 x float> %v498
  %v507 = add i64 %v455, 0
  %v508 = getelementptr float, ptr %v106, i64 %v507
  %v509 = load <16 x float>, ptr %v508, align 4
  %v510 = add i64 %v455, 0
  %v511 = getelementptr float, ptr %v110, i64 %v510
  %v512 = load <16 x float>, ptr %v511, align 4
  %v513 = fadd contract <16 x float> %v509, %v512
  %v514 = load <16 x float>, ptr %cell356
  %v515 = load <16 x float>, ptr %cell355
  %v516 = shufflevector <16 x float> %v515, <16 x float> %v514, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v517 = fadd contract <16 x float> %v513, %v516
  %v518 = load <16 x float>, ptr %cell356
  %v519 = shufflevector <16 x float> %v518, <16 x float> %v481, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v520 = fadd contract <16 x float> %v517, %v519
  %v521 = fmul contract <16 x float> %v520, splat (float 0x3FD0000000000000)
  %v522 = add i64 %v456, 0
  %v523 = getelementptr float, ptr %v108, i64 %v522
  %v524 = load <16 x float>, ptr %v523, align 4
  %v525 = add i64 %v456, 0
  %v526 = getelementptr float, ptr %v112, i64 %v525
  %v527 = load <16 x float>, ptr %v526, align 4
  %v528 = fadd contract <16 x float> %v524, %v527
  %v529 = load <16 x float>, ptr %cell404
  %v530 = load <16 x float>, ptr %cell403
  %v531 = shufflevector <16 x float> %v530, <16 x float> %v529, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v532 = fadd contract <16 x float> %v528, %v531
  %v533 = load <16 x float>, ptr %cell404
  %v534 = shufflevector <16 x float> %v533, <16 x float> %v506, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v535 = fadd contract <16 x float> %v532, %v534
  %v536 = fmul contract <16 x float> %v535, splat (float 0x3FD0000000000000)
  %v537 = xor i1 %v33, true
  br i1 %v33, label %b538, label %b539
b538:
  %v540 = getelementptr float, ptr %v114, i64 %v455
  store <16 x float> %v521, ptr %v540, align 64, !nontemporal !0
  %v541 = getelementptr float, ptr %v115, i64 %v456
  store <16 x float> %v536, ptr %v541, align 64, !nontemporal !0
  br label %b539
b539:
  br i1 %v537, label %b542, label %b543
b542:
  %v544 = getelementptr float, ptr %v114, i64 %v455
  store <16 x float> %v521, ptr %v544, align 4
  %v545 = getelementptr float, ptr %v115, i64 %v456
  store <16 x float> %v536, ptr %v545, align 4
  br label %b543
b543:
  %v546 = mul i64 %v455, 4
  %v547 = getelementptr i8, ptr %v128, i64 %v546
  call void @llvm.prefetch.p0(ptr %v547, i32 0, i32 2, i32 1)
  %v548 = mul i64 %v455, 4
  %v549 = getelementptr i8, ptr %v129, i64 %v548
  call void @llvm.prefetch.p0(ptr %v549, i32 0, i32 2, i32 1)
  %v550 = load <16 x float>, ptr %cell356
  store <16 x float> %v550, ptr %cell355
  store <16 x float> %v481, ptr %cell356
  %v551 = load <16 x float>, ptr %cell404
  store <16 x float> %v551, ptr %cell403
  store <16 x float> %v506, ptr %cell404
  %v552 = add i64 %v454, 16
  store i64 %v552, ptr %cell447
  br label %b448
b450:
  %v553 = load i64, ptr %cell447
  store i64 %v553, ptr %cell158
  br label %b326
b326:
  %v554 = load i64, ptr %cell158
  store i64 %v554, ptr %cell123
  br label %b125
b125:
  %v555 = load i64, ptr %cell123
  store i64 0, ptr %cell556
  br label %b557
b557:
  %v560 = load i64, ptr %cell556
  %v561 = icmp slt i64 %v560, %v83
  br i1 %v561, label %b558, label %b559
b558:
  %v562 = load i64, ptr %cell556
  %v563 = add i64 %v73, %v562
  %v564 = add i64 %v563, %v14
  %v565 = add i64 %v564, -1
  %v566 = sub i64 %v10, 1
  %v567 = call i64 @llvm.smax.i64(i64 %v565, i64 0)
  %v568 = call i64 @llvm.smin.i64(i64 %v567, i64 %v566)
  %v569 = icmp ult i64 %v565, %v10
  %v570 = add i64 %v564, 0
  %v571 = sub i64 %v10, 1
  %v572 = call i64 @llvm.smax.i64(i64 %v570, i64 0)
  %v573 = call i64 @llvm.smin.i64(i64 %v572, i64 %v571)
  %v574 = icmp ult i64 %v570, %v10
  %v575 = add i64 %v564, 1
  %v576 = sub i64 %v10, 1
  %v577 = call i64 @llvm.smax.i64(i64 %v575, i64 0)
  %v578 = call i64 @llvm.smin.i64(i64 %v577, i64 %v576)
  %v579 = icmp ult i64 %v575, %v10
  %v580 = mul i64 %v568, %v2
  %v581 = getelementptr i8, ptr %v35, i64 %v580
  %v582 = mul i64 %v573, %v2
  %v583 = getelementptr i8, ptr %v35, i64 %v582
  %v584 = mul i64 %v578, %v2
  %v585 = getelementptr i8, ptr %v35, i64 %v584
  %v586 = mul i64 %v563, %v6
  %v587 = getelementptr i8, ptr %v37, i64 %v586
  %v588 = add i64 %v563, 0
  %v589 = icmp sge i64 %v563, %v18
  %v590 = icmp slt i64 %v588, %v22
  %v591 = and i1 %v589, %v590
  %v592 = and i1 true, %v591
  %v593 = call i64 @llvm.smax.i64(i64 %v63, i64 %v20)
  %v594 = select i1 %v592, i64 %v593, i64 %v65
  %v595 = call i64 @llvm.smin.i64(i64 %v594, i64 %v65)
  %v596 = call i64 @llvm.smin.i64(i64 %v65, i64 %v24)
  %v597 = call i64 @llvm.smax.i64(i64 %v595, i64 %v596)
  %v598 = select i1 %v592, i64 %v63, i64 %v65
  %v599 = getelementptr float, ptr %v587, i64 %v598
  %v600 = ptrtoint ptr %v599 to i64
  %v601 = sub i64 0, %v600
  %v602 = and i64 %v601, 63
  %v603 = udiv i64 %v602, 4
  %v604 = add i64 %v598, %v603
  %v605 = and i64 %v600, 3
  %v606 = icmp eq i64 %v605, 0
  %v607 = call i64 @llvm.smin.i64(i64 %v604, i64 %v65)
  %v608 = select i1 %v606, i64 %v607, i64 %v65
  %v609 = select i1 %v33, i64 %v608, i64 %v598
  store i64 %v63, ptr %cell610
  br label %b611
b611:
  %v614 = load i64, ptr %cell610
  %v615 = icmp slt i64 %v614, %v65
  br i1 %v615, label %b612, label %b613
b612:
  %v616 = load i64, ptr %cell610
  %v617 = icmp sge i64 %v616, %v609
  br i1 %v617, label %b618, label %b619
b618:
  %v620 = load i64, ptr %cell610
  %v621 = icmp eq i64 %v620, %v609
  %v622 = add i64 %v620, %v555
  %v623 = select i1 %v621, i64 %v622, i64 %v620
  store i64 %v623, ptr %cell610
  br label %b619
b619:
  %v624 = load i64, ptr %cell610
  %v625 = icmp slt i64 %v624, %v65
  br i1 %v625, label %b626, label %b627
b626:
  %v628 = load i64, ptr %cell610
  %v629 = icmp slt i64 %v628, %v609
  %v630 = select i1 %v629, i64 %v609, i64 %v65
  %v631 = sub i64 %v630, %v628
  %v632 = call i64 @llvm.smin.i64(i64 %v631, i64 16)
  %v633 = sub i64 16, %v632
  %v634 = trunc i64 %v633 to i16
  %v635 = lshr i16 -1, %v634
  %v636 = bitcast i16 %v635 to <16 x i1>
  %v637 = add i64 %v628, 0
  %v638 = sub i64 0, %v637
  %v639 = call i64 @llvm.smax.i64(i64 %v638, i64 0)
  %v640 = call i64 @llvm.smin.i64(i64 %v639, i64 16)
  %v641 = sub i64 %v12, %v637
  %v642 = call i64 @llvm.smax.i64(i64 %v641, i64 0)
  %v643 = call i64 @llvm.smin.i64(i64 %v642, i64 %v632)
  %v644 = shl i64 1, %v640
  %v645 = sub i64 %v644, 1
  %v646 = shl i64 1, %v643
  %v647 = sub i64 %v646, 1
  %v648 = xor i64 %v645, -1
  %v649 = and i64 %v647, %v648
  %v650 = trunc i64 %v649 to i16
  %v651 = select i1 %v569, i16 %v650, i16 0
  %v652 = bitcast i16 %v651 to <16 x i1>
  %v653 = getelementptr float, ptr %v581, i64 %v637
  %v654 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v653, i32 4, <16 x i1> %v652, <16 x float> zeroinitializer)
  %v655 = insertelement <16 x float> poison, float %v26, i64 0
  %v656 = shufflevector <16 x float> %v655, <16 x float> poison, <16 x i32> zeroinitializer
  %v657 = select <16 x i1> %v652, <16 x float> %v654, <16 x float> %v656
  %v658 = add i64 %v628, 0
  %v659 = select i1 %v579, i16 %v650, i16 0
  %v660 = bitcast i16 %v659 to <16 x i1>
  %v661 = getelementptr float, ptr %v585, i64 %v658
  %v662 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v661, i32 4, <16 x i1> %v660, <16 x float> zeroinitializer)
  %v663 = insertelement <16 x float> poison, float %v26, i64 0
  %v664 = shufflevector <16 x float> %v663, <16 x float> poison, <16 x i32> zeroinitializer
  %v665 = select <16 x i1> %v660, <16 x float> %v662, <16 x float> %v664
  %v666 = fadd contract <16 x float> %v657, %v665
  %v667 = add i64 %v628, -1
  %v668 = sub i64 0, %v667
  %v669 = call i64 @llvm.smax.i64(i64 %v668, i64 0)
  %v670 = call i64 @llvm.smin.i64(i64 %v669, i64 16)
  %v671 = sub i64 %v12, %v667
  %v672 = call i64 @llvm.smax.i64(i64 %v671, i64 0)
  %v673 = call i64 @llvm.smin.i64(i64 %v672, i64 %v632)
  %v674 = shl i64 1, %v670
  %v675 = sub i64 %v674, 1
  %v676 = shl i64 1, %v673
  %v677 = sub i64 %v676, 1
  %v678 = xor i64 %v675, -1
  %v679 = and i64 %v677, %v678
  %v680 = trunc i64 %v679 to i16
  %v681 = select i1 %v574, i16 %v680, i16 0
  %v682 = bitcast i16 %v681 to <16 x i1>
  %v683 = getelementptr float, ptr %v583, i64 %v667
  %v684 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v683, i32 4, <16 x i1> %v682, <16 x float> zeroinitializer)
  %v685 = insertelement <16 x float> poison, float %v26, i64 0
  %v686 = shufflevector <16 x float> %v685, <16 x float> poison, <16 x i32> zeroinitializer
  %v687 = select <16 x i1> %v682, <16 x float> %v684, <16 x float> %v686
  %v688 = fadd contract <16 x float> %v666, %v687
  %v689 = add i64 %v628, 1
  %v690 = sub i64 0, %v689
  %v691 = call i64 @llvm.smax.i64(i64 %v690, i64 0)
  %v692 = call i64 @llvm.smin.i64(i64 %v691, i64 16)
  %v693 = sub i64 %v12, %v689
  %v694 = call i64 @llvm.smax.i64(i64 %v693, i64 0)
  %v695 = call i64 @llvm.smin.i64(i64 %v694, i64 %v632)
  %v696 = shl i64 1, %v692
  %v697 = sub i64 %v696, 1
  %v698 = shl i64 1, %v695
  %v699 = sub i64 %v698, 1
  %v700 = xor i64 %v697, -1
  %v701 = and i64 %v699, %v700
  %v702 = trunc i64 %v701 to i16
  %v703 = select i1 %v574, i16 %v702, i16 0
  %v704 = bitcast i16 %v703 to <16 x i1>
  %v705 = getelementptr float, ptr %v583, i64 %v689
  %v706 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v705, i32 4, <16 x i1> %v704, <16 x float> zeroinitializer)
  %v707 = insertelement <16 x float> poison, float %v26, i64 0
  %v708 = shufflevector <16 x float> %v707, <16 x float> poison, <16 x i32> zeroinitializer
  %v709 = select <16 x i1> %v704, <16 x float> %v706, <16 x float> %v708
  %v710 = fadd contract <16 x float> %v688, %v709
  %v711 = fmul contract <16 x float> %v710, splat (float 0x3FD0000000000000)
  %v712 = getelementptr float, ptr %v587, i64 %v628
  %v713 = ptrtoint ptr %v712 to i64
  %v714 = and i64 %v713, 63
  %v715 = icmp eq i64 %v714, 0
  %v716 = icmp eq i64 %v632, 16
  %v717 = and i1 %v715, %v716
  %v718 = and i1 %v717, %v33
  br i1 %v718, label %b719, label %b720
b719:
  %v721 = getelementptr float, ptr %v587, i64 %v628
  store <16 x float> %v711, ptr %v721, align 64, !nontemporal !0
  br label %b720
b720:
  %v722 = xor i1 %v718, true
  br i1 %v722, label %b723, label %b724
b723:
  %v725 = getelementptr float, ptr %v587, i64 %v628
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v711, ptr %v725, i32 4, <16 x i1> %v636)
  br label %b724
b724:
  %v726 = add i64 %v628, %v632
  store i64 %v726, ptr %cell610
  br label %b627
b627:
  br label %b611
b613:
  %v727 = add nsw i64 %v562, 1
  store i64 %v727, ptr %cell556
  br label %b557
b559:
  %v728 = add i64 %v73, %v83
  store i64 %v728, ptr %cell67
  br label %b68
b70:
  %v729 = add nsw i64 %v56, 1
  store i64 %v729, ptr %cell50
  br label %b51
b53:
  fence seq_cst
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
