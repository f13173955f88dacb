; trellis golden, codegen revision 16
; stencil|2|float32:c,float32:c|1|constant|107a69f291559104b5ac9e451a373b47
; {'unroll': 2, 'stores': 'streaming', 'deterministic': True}
; trellis-cpu kernel revision 16

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
  %cell353 = alloca <16 x float>
  %cell354 = alloca <16 x float>
  %cell401 = alloca <16 x float>
  %cell402 = alloca <16 x float>
  %cell445 = alloca i64
  %cell555 = alloca i64
  %cell609 = alloca i64
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
  %v316 = getelementptr float, ptr %v128, i64 %v245
  call void @llvm.prefetch.p0(ptr %v316, i32 0, i32 2, i32 1)
  %v317 = getelementptr float, ptr %v129, i64 %v245
  call void @llvm.prefetch.p0(ptr %v317, i32 0, i32 2, i32 1)
  %v318 = load <16 x float>, ptr %cell182
  store <16 x float> %v318, ptr %cell181
  store <16 x float> %v270, ptr %cell182
  %v319 = load <16 x float>, ptr %cell189
  store <16 x float> %v319, ptr %cell188
  store <16 x float> %v280, ptr %cell189
  %v320 = add i64 %v244, 16
  store i64 %v320, ptr %cell237
  br label %b238
b240:
  %v321 = load i64, ptr %cell237
  store i64 %v321, ptr %cell158
  br label %b164
b164:
  %v322 = xor i1 %v162, true
  br i1 %v322, label %b323, label %b324
b323:
  %v325 = getelementptr float, ptr %v114, i64 %v63
  %v326 = ptrtoint ptr %v325 to i64
  %v327 = sub i64 0, %v326
  %v328 = and i64 %v327, 63
  %v329 = udiv i64 %v328, 4
  %v330 = add i64 %v63, %v329
  %v331 = and i64 %v326, 3
  %v332 = icmp eq i64 %v331, 0
  %v333 = call i64 @llvm.smin.i64(i64 %v330, i64 %v65)
  %v334 = select i1 %v332, i64 %v333, i64 %v65
  %v335 = select i1 %v33, i64 %v334, i64 %v63
  %v336 = getelementptr float, ptr %v115, i64 %v63
  %v337 = ptrtoint ptr %v336 to i64
  %v338 = sub i64 0, %v337
  %v339 = and i64 %v338, 63
  %v340 = udiv i64 %v339, 4
  %v341 = add i64 %v63, %v340
  %v342 = and i64 %v337, 3
  %v343 = icmp eq i64 %v342, 0
  %v344 = call i64 @llvm.smin.i64(i64 %v341, i64 %v65)
  %v345 = select i1 %v343, i64 %v344, i64 %v65
  %v346 = select i1 %v33, i64 %v345, i64 %v63
  %v347 = call i64 @llvm.smax.i64(i64 %v335, i64 %v346)
  %v348 = add i64 %v12, 0
  %v349 = insertelement <16 x float> poison, float %v26, i64 0
  %v350 = shufflevector <16 x float> %v349, <16 x float> poison, <16 x i32> zeroinitializer
  %v351 = insertelement <16 x float> poison, float %v26, i64 0
  %v352 = shufflevector <16 x float> %v351, <16 x float> poison, <16 x i32> zeroinitializer
  %v355 = sub i64 %v335, 16
  %v356 = sub i64 0, %v355
  %v357 = call i64 @llvm.smax.i64(i64 %v356, i64 0)
  %v358 = call i64 @llvm.smin.i64(i64 %v357, i64 16)
  %v359 = sub i64 %v12, %v355
  %v360 = call i64 @llvm.smax.i64(i64 %v359, i64 0)
  %v361 = call i64 @llvm.smin.i64(i64 %v360, i64 16)
  %v362 = shl i64 1, %v358
  %v363 = sub i64 %v362, 1
  %v364 = shl i64 1, %v361
  %v365 = sub i64 %v364, 1
  %v366 = xor i64 %v363, -1
  %v367 = and i64 %v365, %v366
  %v368 = trunc i64 %v367 to i16
  %v369 = bitcast i16 %v368 to <16 x i1>
  %v370 = sub i64 0, %v335
  %v371 = call i64 @llvm.smax.i64(i64 %v370, i64 0)
  %v372 = call i64 @llvm.smin.i64(i64 %v371, i64 16)
  %v373 = sub i64 %v12, %v335
  %v374 = call i64 @llvm.smax.i64(i64 %v373, i64 0)
  %v375 = call i64 @llvm.smin.i64(i64 %v374, i64 16)
  %v376 = shl i64 1, %v372
  %v377 = sub i64 %v376, 1
  %v378 = shl i64 1, %v375
  %v379 = sub i64 %v378, 1
  %v380 = xor i64 %v377, -1
  %v381 = and i64 %v379, %v380
  %v382 = trunc i64 %v381 to i16
  %v383 = bitcast i16 %v382 to <16 x i1>
  %v384 = getelementptr float, ptr %v108, i64 %v355
  %v385 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v384, i32 4, <16 x i1> %v369, <16 x float> zeroinitializer)
  %v386 = sub i64 -1, %v355
  %v387 = and i64 %v386, 63
  %v388 = shl i64 1, %v387
  %v389 = icmp ult i64 %v386, 16
  %v390 = select i1 %v389, i64 %v388, i64 0
  %v391 = trunc i64 %v390 to i16
  %v392 = bitcast i16 %v391 to <16 x i1>
  %v393 = select <16 x i1> %v392, <16 x float> %v350, <16 x float> %v385
  store <16 x float> %v393, ptr %cell353
  %v394 = getelementptr float, ptr %v108, i64 %v335
  %v395 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v394, i32 4, <16 x i1> %v383, <16 x float> zeroinitializer)
  store <16 x float> %v395, ptr %cell354
  %v396 = add i64 %v12, 0
  %v397 = insertelement <16 x float> poison, float %v26, i64 0
  %v398 = shufflevector <16 x float> %v397, <16 x float> poison, <16 x i32> zeroinitializer
  %v399 = insertelement <16 x float> poison, float %v26, i64 0
  %v400 = shufflevector <16 x float> %v399, <16 x float> poison, <16 x i32> zeroinitializer
  %v403 = sub i64 %v346, 16
  %v404 = sub i64 0, %v403
  %v405 = call i64 @llvm.smax.i64(i64 %v404, i64 0)
  %v406 = call i64 @llvm.smin.i64(i64 %v405, i64 16)
  %v407 = sub i64 %v12, %v403
  %v408 = call i64 @llvm.smax.i64(i64 %v407, i64 0)
  %v409 = call i64 @llvm.smin.i64(i64 %v408, i64 16)
  %v410 = shl i64 1, %v406
  %v411 = sub i64 %v410, 1
  %v412 = shl i64 1, %v409
  %v413 = sub i64 %v412, 1
  %v414 = xor i64 %v411, -1
  %v415 = and i64 %v413, %v414
  %v416 = trunc i64 %v415 to i16
  %v417 = bitcast i16 %v416 to <16 x i1>
  %v418 = sub i64 0, %v346
  %v419 = call i64 @llvm.smax.i64(i64 %v418, i64 0)
  %v420 = call i64 @llvm.smin.i64(i64 %v419, i64 16)
  %v421 = sub i64 %v12, %v346
  %v422 = call i64 @llvm.smax.i64(i64 %v421, i64 0)
  %v423 = call i64 @llvm.smin.i64(i64 %v422, i64 16)
  %v424 = shl i64 1, %v420
  %v425 = sub i64 %v424, 1
  %v426 = shl i64 1, %v423
  %v427 = sub i64 %v426, 1
  %v428 = xor i64 %v425, -1
  %v429 = and i64 %v427, %v428
  %v430 = trunc i64 %v429 to i16
  %v431 = bitcast i16 %v430 to <16 x i1>
  %v432 = getelementptr float, ptr %v110, i64 %v403
  %v433 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v432, i32 4, <16 x i1> %v417, <16 x float> zeroinitializer)
  %v434 = sub i64 -1, %v403
  %v435 = and i64 %v434, 63
  %v436 = shl i64 1, %v435
  %v437 = icmp ult i64 %v434, 16
  %v438 = select i1 %v437, i64 %v436, i64 0
  %v439 = trunc i64 %v438 to i16
  %v440 = bitcast i16 %v439 to <16 x i1>
  %v441 = select <16 x i1> %v440, <16 x float> %v398, <16 x float> %v433
  store <16 x float> %v441, ptr %cell401
  %v442 = getelementptr float, ptr %v110, i64 %v346
  %v443 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v442, i32 4, <16 x i1> %v431, <16 x float> zeroinitializer)
  store <16 x float> %v443, ptr %cell402
  %v444 = sub i64 %v65, %v347
  store i64 0, ptr %cell445
  br label %b446
b446:
  %v449 = load i64, ptr %cell445
  %v450 = add i64 %v449, 16
  %v451 = icmp sle i64 %v450, %v444
  br i1 %v451, label %b447, label %b448
b447:
  %v452 = load i64, ptr %cell445
  %v453 = add i64 %v335, %v452
  %v454 = add i64 %v346, %v452
  %v455 = add i64 %v453, 16
  %v456 = sub i64 0, %v455
  %v457 = call i64 @llvm.smax.i64(i64 %v456, i64 0)
  %v458 = call i64 @llvm.smin.i64(i64 %v457, i64 16)
  %v459 = sub i64 %v12, %v455
  %v460 = call i64 @llvm.smax.i64(i64 %v459, i64 0)
  %v461 = call i64 @llvm.smin.i64(i64 %v460, i64 16)
  %v462 = shl i64 1, %v458
  %v463 = sub i64 %v462, 1
  %v464 = shl i64 1, %v461
  %v465 = sub i64 %v464, 1
  %v466 = xor i64 %v463, -1
  %v467 = and i64 %v465, %v466
  %v468 = trunc i64 %v467 to i16
  %v469 = bitcast i16 %v468 to <16 x i1>
  %v470 = getelementptr float, ptr %v108, i64 %v455
  %v471 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v470, i32 4, <16 x i1> %v469, <16 x float> zeroinitializer)
  %v472 = sub i64 %v348, %v455
  %v473 = and i64 %v472, 63
  %v474 = shl i64 1, %v473
  %v475 = icmp ult i64 %v472, 16
  %v476 = select i1 %v475, i64 %v474, i64 0
  %v477 = trunc i64 %v476 to i16
  %v478 = bitcast i16 %v477 to <16 x i1>
  %v479 = select <16 x i1> %v478, <16 x float> %v352, <16 x float> %v471
  %v480 = add i64 %v454, 16
  %v481 = sub i64 0, %v480
  %v482 = call i64 @llvm.smax.i64(i64 %v481, i64 0)
  %v483 = call i64 @llvm.smin.i64(i64 %v482, i64 16)
  %v484 = sub i64 %v12, %v480
  %v485 = call i64 @llvm.smax.i64(i64 %v484, i64 0)
  %v486 = call i64 @llvm.smin.i64(i64 %v485, i64 16)
  %v487 = shl i64 1, %v483
  %v488 = sub i64 %v487, 1
  %v489 = shl i64 1, %v486
  %v490 = sub i64 %v489, 1
  %v491 = xor i64 %v488, -1
  %v492 = and i64 %v490, %v491
  %v493 = trunc i64 %v492 to i16
  %v494 = bitcast i16 %v493 to <16 x i1>
  %v495 = getelementptr float, ptr %v110, i64 %v480
  %v496 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v495, i32 4, <16 x i1> %v494, <16 x float> zeroinitializer)
  %v497 = sub i64 %v396, %v480
  %v498 = and i64 %v497, 63
  %v499 = shl i64 1, %v498
  %v500 = icmp ult i64 %v497, 16
  %v501 = select i1 %v500, i64 %v499, i64 0
  %v502 = trunc i64 %v501 to i16
  %v503 = bitcast i16 %v502 to <16 x i1>
  %v504 = select <16 x i1> %v503, <16 x float> %v400, <16 x float> %v496
  %v505 = add i64 %v453, 0
  %v506 = getelementptr float, ptr %v106, i64 %v505
  %v507 = load <16 x float>, ptr %v506, align 4
  %v508 = add i64 %v453, 0
  %v509 = getelementptr float, ptr %v110, i64 %v508
  %v510 = load <16 x float>, ptr %v509, align 4
  %v511 = fadd contract <16 x float> %v507, %v510
  %v512 = load <16 x float>, ptr %cell354
  %v513 = load <16 x float>, ptr %cell353
  %v514 = shufflevector <16 x float> %v513, <16 x float> %v512, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v515 = fadd contract <16 x float> %v511, %v514
  %v516 = load <16 x float>, ptr %cell354
  %v517 = shufflevector <16 x float> %v516, <16 x float> %v479, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v518 = fadd contract <16 x float> %v515, %v517
  %v519 = fmul contract <16 x float> %v518, splat (float 0x3FD0000000000000)
  %v520 = add i64 %v454, 0
  %v521 = getelementptr float, ptr %v108, i64 %v520
  %v522 = load <16 x float>, ptr %v521, align 4
  %v523 = add i64 %v454, 0
  %v524 = getelementptr float, ptr %v112, i64 %v523
  %v525 = load <16 x float>, ptr %v524, align 4
  %v526 = fadd contract <16 x float> %v522, %v525
  %v527 = load <16 x float>, ptr %cell402
  %v528 = load <16 x float>, ptr %cell401
  %v529 = shufflevector <16 x float> %v528, <16 x float> %v527, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v530 = fadd contract <16 x float> %v526, %v529
  %v531 = load <16 x float>, ptr %cell402
  %v532 = shufflevector <16 x float> %v531, <16 x float> %v504, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v533 = fadd contract <16 x float> %v530, %v532
  %v534 = fmul contract <16 x float> %v533, splat (float 0x3FD0000000000000)
  %v535 = xor i1 %v33, true
  br i1 %v33, label %b536, label %b537
b536:
  %v538 = getelementptr float, ptr %v114, i64 %v453
  store <16 x float> %v519, ptr %v538, align 64, !nontemporal !0
  %v539 = getelementptr float, ptr %v115, i64 %v454
  store <16 x float> %v534, ptr %v539, align 64, !nontemporal !0
  br label %b537
b537:
  br i1 %v535, label %b540, label %b541
b540:
  %v542 = getelementptr float, ptr %v114, i64 %v453
  store <16 x float> %v519, ptr %v542, align 4
  %v543 = getelementptr float, ptr %v115, i64 %v454
  store <16 x float> %v534, ptr %v543, align 4
  br label %b541
b541:
  %v544 = getelementptr float, ptr %v128, i64 %v453
  call void @llvm.prefetch.p0(ptr %v544, i32 0, i32 2, i32 1)
  %v545 = getelementptr float, ptr %v129, i64 %v453
  call void @llvm.prefetch.p0(ptr %v545, i32 0, i32 2, i32 1)
  %v546 = load <16 x float>, ptr %cell354
  store <16 x float> %v546, ptr %cell353
  store <16 x float> %v479, ptr %cell354
  %v547 = load <16 x float>, ptr %cell402
  store <16 x float> %v547, ptr %cell401
  store <16 x float> %v504, ptr %cell402
  %v548 = add i64 %v452, 16
  store i64 %v548, ptr %cell445
  br label %b446
b448:
  %v549 = load i64, ptr %cell445
  store i64 %v549, ptr %cell158
  br label %b324
b324:
  %v550 = load i64, ptr %cell158
  store i64 %v550, ptr %cell123
  br label %b125
b125:
  %v551 = load i64, ptr %cell123
  %v552 = sub i64 %v65, %v63
  %v553 = icmp eq i64 %v551, %v552
  %v554 = select i1 %v553, i64 0, i64 %v83
  store i64 0, ptr %cell555
  br label %b556
b556:
  %v559 = load i64, ptr %cell555
  %v560 = icmp slt i64 %v559, %v554
  br i1 %v560, label %b557, label %b558
b557:
  %v561 = load i64, ptr %cell555
  %v562 = add i64 %v73, %v561
  %v563 = add i64 %v562, %v14
  %v564 = add i64 %v563, -1
  %v565 = sub i64 %v10, 1
  %v566 = call i64 @llvm.smax.i64(i64 %v564, i64 0)
  %v567 = call i64 @llvm.smin.i64(i64 %v566, i64 %v565)
  %v568 = icmp ult i64 %v564, %v10
  %v569 = add i64 %v563, 0
  %v570 = sub i64 %v10, 1
  %v571 = call i64 @llvm.smax.i64(i64 %v569, i64 0)
  %v572 = call i64 @llvm.smin.i64(i64 %v571, i64 %v570)
  %v573 = icmp ult i64 %v569, %v10
  %v574 = add i64 %v563, 1
  %v575 = sub i64 %v10, 1
  %v576 = call i64 @llvm.smax.i64(i64 %v574, i64 0)
  %v577 = call i64 @llvm.smin.i64(i64 %v576, i64 %v575)
  %v578 = icmp ult i64 %v574, %v10
  %v579 = mul i64 %v567, %v2
  %v580 = getelementptr i8, ptr %v35, i64 %v579
  %v581 = mul i64 %v572, %v2
  %v582 = getelementptr i8, ptr %v35, i64 %v581
  %v583 = mul i64 %v577, %v2
  %v584 = getelementptr i8, ptr %v35, i64 %v583
  %v585 = mul i64 %v562, %v6
  %v586 = getelementptr i8, ptr %v37, i64 %v585
  %v587 = add i64 %v562, 0
  %v588 = icmp sge i64 %v562, %v18
  %v589 = icmp slt i64 %v587, %v22
  %v590 = and i1 %v588, %v589
  %v591 = and i1 true, %v590
  %v592 = call i64 @llvm.smax.i64(i64 %v63, i64 %v20)
  %v593 = select i1 %v591, i64 %v592, i64 %v65
  %v594 = call i64 @llvm.smin.i64(i64 %v593, i64 %v65)
  %v595 = call i64 @llvm.smin.i64(i64 %v65, i64 %v24)
  %v596 = call i64 @llvm.smax.i64(i64 %v594, i64 %v595)
  %v597 = select i1 %v591, i64 %v63, i64 %v65
  %v598 = getelementptr float, ptr %v586, i64 %v597
  %v599 = ptrtoint ptr %v598 to i64
  %v600 = sub i64 0, %v599
  %v601 = and i64 %v600, 63
  %v602 = udiv i64 %v601, 4
  %v603 = add i64 %v597, %v602
  %v604 = and i64 %v599, 3
  %v605 = icmp eq i64 %v604, 0
  %v606 = call i64 @llvm.smin.i64(i64 %v603, i64 %v65)
  %v607 = select i1 %v605, i64 %v606, i64 %v65
  %v608 = select i1 %v33, i64 %v607, i64 %v597
  store i64 %v63, ptr %cell609
  br label %b610
b610:
  %v613 = load i64, ptr %cell609
  %v614 = icmp slt i64 %v613, %v65
  br i1 %v614, label %b611, label %b612
b611:
  %v615 = load i64, ptr %cell609
  %v616 = icmp sge i64 %v615, %v608
  br i1 %v616, label %b617, label %b618
b617:
  %v619 = load i64, ptr %cell609
  %v620 = icmp eq i64 %v619, %v608
  %v621 = add i64 %v619, %v551
  %v622 = select i1 %v620, i64 %v621, i64 %v619
  store i64 %v622, ptr %cell609
  br label %b618
b618:
  %v623 = load i64, ptr %cell609
  %v624 = icmp slt i64 %v623, %v65
  br i1 %v624, label %b625, label %b626
b625:
  %v627 = load i64, ptr %cell609
  %v628 = icmp slt i64 %v627, %v608
  %v629 = select i1 %v628, i64 %v608, i64 %v65
  %v630 = sub i64 %v629, %v627
  %v631 = call i64 @llvm.smin.i64(i64 %v630, i64 16)
  %v632 = sub i64 16, %v631
  %v633 = trunc i64 %v632 to i16
  %v634 = lshr i16 -1, %v633
  %v635 = bitcast i16 %v634 to <16 x i1>
  %v636 = add i64 %v627, 0
  %v637 = sub i64 0, %v636
  %v638 = call i64 @llvm.smax.i64(i64 %v637, i64 0)
  %v639 = call i64 @llvm.smin.i64(i64 %v638, i64 16)
  %v640 = sub i64 %v12, %v636
  %v641 = call i64 @llvm.smax.i64(i64 %v640, i64 0)
  %v642 = call i64 @llvm.smin.i64(i64 %v641, i64 %v631)
  %v643 = shl i64 1, %v639
  %v644 = sub i64 %v643, 1
  %v645 = shl i64 1, %v642
  %v646 = sub i64 %v645, 1
  %v647 = xor i64 %v644, -1
  %v648 = and i64 %v646, %v647
  %v649 = trunc i64 %v648 to i16
  %v650 = select i1 %v568, i16 %v649, i16 0
  %v651 = bitcast i16 %v650 to <16 x i1>
  %v652 = getelementptr float, ptr %v580, i64 %v636
  %v653 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v652, i32 4, <16 x i1> %v651, <16 x float> zeroinitializer)
  %v654 = insertelement <16 x float> poison, float %v26, i64 0
  %v655 = shufflevector <16 x float> %v654, <16 x float> poison, <16 x i32> zeroinitializer
  %v656 = select <16 x i1> %v651, <16 x float> %v653, <16 x float> %v655
  %v657 = add i64 %v627, 0
  %v658 = select i1 %v578, i16 %v649, i16 0
  %v659 = bitcast i16 %v658 to <16 x i1>
  %v660 = getelementptr float, ptr %v584, i64 %v657
  %v661 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v660, i32 4, <16 x i1> %v659, <16 x float> zeroinitializer)
  %v662 = insertelement <16 x float> poison, float %v26, i64 0
  %v663 = shufflevector <16 x float> %v662, <16 x float> poison, <16 x i32> zeroinitializer
  %v664 = select <16 x i1> %v659, <16 x float> %v661, <16 x float> %v663
  %v665 = fadd contract <16 x float> %v656, %v664
  %v666 = add i64 %v627, -1
  %v667 = sub i64 0, %v666
  %v668 = call i64 @llvm.smax.i64(i64 %v667, i64 0)
  %v669 = call i64 @llvm.smin.i64(i64 %v668, i64 16)
  %v670 = sub i64 %v12, %v666
  %v671 = call i64 @llvm.smax.i64(i64 %v670, i64 0)
  %v672 = call i64 @llvm.smin.i64(i64 %v671, i64 %v631)
  %v673 = shl i64 1, %v669
  %v674 = sub i64 %v673, 1
  %v675 = shl i64 1, %v672
  %v676 = sub i64 %v675, 1
  %v677 = xor i64 %v674, -1
  %v678 = and i64 %v676, %v677
  %v679 = trunc i64 %v678 to i16
  %v680 = select i1 %v573, i16 %v679, i16 0
  %v681 = bitcast i16 %v680 to <16 x i1>
  %v682 = getelementptr float, ptr %v582, i64 %v666
  %v683 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v682, i32 4, <16 x i1> %v681, <16 x float> zeroinitializer)
  %v684 = insertelement <16 x float> poison, float %v26, i64 0
  %v685 = shufflevector <16 x float> %v684, <16 x float> poison, <16 x i32> zeroinitializer
  %v686 = select <16 x i1> %v681, <16 x float> %v683, <16 x float> %v685
  %v687 = fadd contract <16 x float> %v665, %v686
  %v688 = add i64 %v627, 1
  %v689 = sub i64 0, %v688
  %v690 = call i64 @llvm.smax.i64(i64 %v689, i64 0)
  %v691 = call i64 @llvm.smin.i64(i64 %v690, i64 16)
  %v692 = sub i64 %v12, %v688
  %v693 = call i64 @llvm.smax.i64(i64 %v692, i64 0)
  %v694 = call i64 @llvm.smin.i64(i64 %v693, i64 %v631)
  %v695 = shl i64 1, %v691
  %v696 = sub i64 %v695, 1
  %v697 = shl i64 1, %v694
  %v698 = sub i64 %v697, 1
  %v699 = xor i64 %v696, -1
  %v700 = and i64 %v698, %v699
  %v701 = trunc i64 %v700 to i16
  %v702 = select i1 %v573, i16 %v701, i16 0
  %v703 = bitcast i16 %v702 to <16 x i1>
  %v704 = getelementptr float, ptr %v582, i64 %v688
  %v705 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v704, i32 4, <16 x i1> %v703, <16 x float> zeroinitializer)
  %v706 = insertelement <16 x float> poison, float %v26, i64 0
  %v707 = shufflevector <16 x float> %v706, <16 x float> poison, <16 x i32> zeroinitializer
  %v708 = select <16 x i1> %v703, <16 x float> %v705, <16 x float> %v707
  %v709 = fadd contract <16 x float> %v687, %v708
  %v710 = fmul contract <16 x float> %v709, splat (float 0x3FD0000000000000)
  %v711 = getelementptr float, ptr %v586, i64 %v627
  %v712 = ptrtoint ptr %v711 to i64
  %v713 = and i64 %v712, 63
  %v714 = icmp eq i64 %v713, 0
  %v715 = icmp eq i64 %v631, 16
  %v716 = and i1 %v714, %v715
  %v717 = and i1 %v716, %v33
  br i1 %v717, label %b718, label %b719
b718:
  %v720 = getelementptr float, ptr %v586, i64 %v627
  store <16 x float> %v710, ptr %v720, align 64, !nontemporal !0
  br label %b719
b719:
  %v721 = xor i1 %v717, true
  br i1 %v721, label %b722, label %b723
b722:
  %v724 = getelementptr float, ptr %v586, i64 %v627
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v710, ptr %v724, i32 4, <16 x i1> %v635)
  br label %b723
b723:
  %v725 = add i64 %v627, %v631
  store i64 %v725, ptr %cell609
  br label %b626
b626:
  br label %b610
b612:
  %v726 = add nsw i64 %v561, 1
  store i64 %v726, ptr %cell555
  br label %b556
b558:
  %v727 = add i64 %v73, %v83
  store i64 %v727, ptr %cell67
  br label %b68
b70:
  %v728 = add nsw i64 %v56, 1
  store i64 %v728, ptr %cell50
  br label %b51
b53:
  fence seq_cst
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
