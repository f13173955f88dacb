; trellis golden, codegen revision 18
; stencil|2|float32:c,float32:c|1|constant|107a69f291559104b5ac9e451a373b47
; {'unroll': 2, 'stores': 'streaming', 'deterministic': True}
; trellis-cpu kernel revision 18

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
  %cell236 = alloca i64
  %cell410 = alloca <16 x float>
  %cell411 = alloca <16 x float>
  %cell458 = alloca <16 x float>
  %cell459 = alloca <16 x float>
  %cell501 = alloca i64
  %cell675 = alloca i64
  %cell729 = alloca i64
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
  %v237 = sub i64 %v65, %v175
  store i64 0, ptr %cell236
  %v238 = sub i64 %v12, %v16
  %v239 = sub i64 %v238, 16
  %v240 = sub i64 %v239, %v175
  %v241 = call i64 @llvm.smin.i64(i64 %v237, i64 %v240)
  br label %b242
b242:
  %v245 = load i64, ptr %cell236
  %v246 = add i64 %v245, 16
  %v247 = icmp sle i64 %v246, %v241
  br i1 %v247, label %b243, label %b244
b243:
  %v248 = load i64, ptr %cell236
  %v249 = add i64 %v175, %v248
  %v250 = add i64 %v249, 16
  %v251 = getelementptr float, ptr %v108, i64 %v250
  %v252 = load <16 x float>, ptr %v251, align 4
  %v253 = getelementptr float, ptr %v110, i64 %v250
  %v254 = load <16 x float>, ptr %v253, align 4
  %v255 = add i64 %v249, 0
  %v256 = getelementptr float, ptr %v106, i64 %v255
  %v257 = load <16 x float>, ptr %v256, align 4
  %v258 = load <16 x float>, ptr %cell189
  %v259 = fadd <16 x float> %v257, %v258
  %v260 = load <16 x float>, ptr %cell182
  %v261 = load <16 x float>, ptr %cell181
  %v262 = shufflevector <16 x float> %v261, <16 x float> %v260, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v263 = fadd <16 x float> %v259, %v262
  %v264 = load <16 x float>, ptr %cell182
  %v265 = shufflevector <16 x float> %v264, <16 x float> %v252, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v266 = fadd <16 x float> %v263, %v265
  %v267 = fmul <16 x float> %v266, splat (float 0x3FD0000000000000)
  %v268 = load <16 x float>, ptr %cell182
  %v269 = add i64 %v249, 0
  %v270 = getelementptr float, ptr %v112, i64 %v269
  %v271 = load <16 x float>, ptr %v270, align 4
  %v272 = fadd <16 x float> %v268, %v271
  %v273 = load <16 x float>, ptr %cell189
  %v274 = load <16 x float>, ptr %cell188
  %v275 = shufflevector <16 x float> %v274, <16 x float> %v273, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v276 = fadd <16 x float> %v272, %v275
  %v277 = load <16 x float>, ptr %cell189
  %v278 = shufflevector <16 x float> %v277, <16 x float> %v254, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v279 = fadd <16 x float> %v276, %v278
  %v280 = fmul <16 x float> %v279, splat (float 0x3FD0000000000000)
  %v281 = xor i1 %v33, true
  br i1 %v33, label %b282, label %b283
b282:
  %v284 = getelementptr float, ptr %v114, i64 %v249
  store <16 x float> %v267, ptr %v284, align 64, !nontemporal !0
  %v285 = getelementptr float, ptr %v115, i64 %v249
  store <16 x float> %v280, ptr %v285, align 64, !nontemporal !0
  br label %b283
b283:
  br i1 %v281, label %b286, label %b287
b286:
  %v288 = getelementptr float, ptr %v114, i64 %v249
  store <16 x float> %v267, ptr %v288, align 4
  %v289 = getelementptr float, ptr %v115, i64 %v249
  store <16 x float> %v280, ptr %v289, align 4
  br label %b287
b287:
  %v290 = getelementptr float, ptr %v128, i64 %v249
  call void @llvm.prefetch.p0(ptr %v290, i32 0, i32 2, i32 1)
  %v291 = getelementptr float, ptr %v129, i64 %v249
  call void @llvm.prefetch.p0(ptr %v291, i32 0, i32 2, i32 1)
  %v292 = load <16 x float>, ptr %cell182
  store <16 x float> %v292, ptr %cell181
  store <16 x float> %v252, ptr %cell182
  %v293 = load <16 x float>, ptr %cell189
  store <16 x float> %v293, ptr %cell188
  store <16 x float> %v254, ptr %cell189
  %v294 = add i64 %v248, 16
  store i64 %v294, ptr %cell236
  br label %b242
b244:
  br label %b295
b295:
  %v298 = load i64, ptr %cell236
  %v299 = add i64 %v298, 16
  %v300 = icmp sle i64 %v299, %v237
  br i1 %v300, label %b296, label %b297
b296:
  %v301 = load i64, ptr %cell236
  %v302 = add i64 %v175, %v301
  %v303 = add i64 %v302, 16
  %v304 = sub i64 0, %v303
  %v305 = call i64 @llvm.smax.i64(i64 %v304, i64 0)
  %v306 = call i64 @llvm.smin.i64(i64 %v305, i64 16)
  %v307 = sub i64 %v12, %v303
  %v308 = call i64 @llvm.smax.i64(i64 %v307, i64 0)
  %v309 = call i64 @llvm.smin.i64(i64 %v308, i64 16)
  %v310 = shl i64 1, %v306
  %v311 = sub i64 %v310, 1
  %v312 = shl i64 1, %v309
  %v313 = sub i64 %v312, 1
  %v314 = xor i64 %v311, -1
  %v315 = and i64 %v313, %v314
  %v316 = trunc i64 %v315 to i16
  %v317 = bitcast i16 %v316 to <16 x i1>
  %v318 = getelementptr float, ptr %v108, i64 %v303
  %v319 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v318, i32 4, <16 x i1> %v317, <16 x float> zeroinitializer)
  %v320 = sub i64 %v176, %v303
  %v321 = and i64 %v320, 63
  %v322 = shl i64 1, %v321
  %v323 = icmp ult i64 %v320, 16
  %v324 = select i1 %v323, i64 %v322, i64 0
  %v325 = trunc i64 %v324 to i16
  %v326 = bitcast i16 %v325 to <16 x i1>
  %v327 = select <16 x i1> %v326, <16 x float> %v180, <16 x float> %v319
  %v328 = getelementptr float, ptr %v110, i64 %v303
  %v329 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v328, i32 4, <16 x i1> %v317, <16 x float> zeroinitializer)
  %v330 = sub i64 %v183, %v303
  %v331 = and i64 %v330, 63
  %v332 = shl i64 1, %v331
  %v333 = icmp ult i64 %v330, 16
  %v334 = select i1 %v333, i64 %v332, i64 0
  %v335 = trunc i64 %v334 to i16
  %v336 = bitcast i16 %v335 to <16 x i1>
  %v337 = select <16 x i1> %v336, <16 x float> %v187, <16 x float> %v329
  %v338 = add i64 %v302, 0
  %v339 = getelementptr float, ptr %v106, i64 %v338
  %v340 = load <16 x float>, ptr %v339, align 4
  %v341 = load <16 x float>, ptr %cell189
  %v342 = fadd <16 x float> %v340, %v341
  %v343 = load <16 x float>, ptr %cell182
  %v344 = load <16 x float>, ptr %cell181
  %v345 = shufflevector <16 x float> %v344, <16 x float> %v343, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v346 = fadd <16 x float> %v342, %v345
  %v347 = load <16 x float>, ptr %cell182
  %v348 = shufflevector <16 x float> %v347, <16 x float> %v327, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v349 = fadd <16 x float> %v346, %v348
  %v350 = fmul <16 x float> %v349, splat (float 0x3FD0000000000000)
  %v351 = load <16 x float>, ptr %cell182
  %v352 = add i64 %v302, 0
  %v353 = getelementptr float, ptr %v112, i64 %v352
  %v354 = load <16 x float>, ptr %v353, align 4
  %v355 = fadd <16 x float> %v351, %v354
  %v356 = load <16 x float>, ptr %cell189
  %v357 = load <16 x float>, ptr %cell188
  %v358 = shufflevector <16 x float> %v357, <16 x float> %v356, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v359 = fadd <16 x float> %v355, %v358
  %v360 = load <16 x float>, ptr %cell189
  %v361 = shufflevector <16 x float> %v360, <16 x float> %v337, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v362 = fadd <16 x float> %v359, %v361
  %v363 = fmul <16 x float> %v362, splat (float 0x3FD0000000000000)
  %v364 = xor i1 %v33, true
  br i1 %v33, label %b365, label %b366
b365:
  %v367 = getelementptr float, ptr %v114, i64 %v302
  store <16 x float> %v350, ptr %v367, align 64, !nontemporal !0
  %v368 = getelementptr float, ptr %v115, i64 %v302
  store <16 x float> %v363, ptr %v368, align 64, !nontemporal !0
  br label %b366
b366:
  br i1 %v364, label %b369, label %b370
b369:
  %v371 = getelementptr float, ptr %v114, i64 %v302
  store <16 x float> %v350, ptr %v371, align 4
  %v372 = getelementptr float, ptr %v115, i64 %v302
  store <16 x float> %v363, ptr %v372, align 4
  br label %b370
b370:
  %v373 = getelementptr float, ptr %v128, i64 %v302
  call void @llvm.prefetch.p0(ptr %v373, i32 0, i32 2, i32 1)
  %v374 = getelementptr float, ptr %v129, i64 %v302
  call void @llvm.prefetch.p0(ptr %v374, i32 0, i32 2, i32 1)
  %v375 = load <16 x float>, ptr %cell182
  store <16 x float> %v375, ptr %cell181
  store <16 x float> %v327, ptr %cell182
  %v376 = load <16 x float>, ptr %cell189
  store <16 x float> %v376, ptr %cell188
  store <16 x float> %v337, ptr %cell189
  %v377 = add i64 %v301, 16
  store i64 %v377, ptr %cell236
  br label %b295
b297:
  %v378 = load i64, ptr %cell236
  store i64 %v378, ptr %cell158
  br label %b164
b164:
  %v379 = xor i1 %v162, true
  br i1 %v379, label %b380, label %b381
b380:
  %v382 = getelementptr float, ptr %v114, i64 %v63
  %v383 = ptrtoint ptr %v382 to i64
  %v384 = sub i64 0, %v383
  %v385 = and i64 %v384, 63
  %v386 = udiv i64 %v385, 4
  %v387 = add i64 %v63, %v386
  %v388 = and i64 %v383, 3
  %v389 = icmp eq i64 %v388, 0
  %v390 = call i64 @llvm.smin.i64(i64 %v387, i64 %v65)
  %v391 = select i1 %v389, i64 %v390, i64 %v65
  %v392 = select i1 %v33, i64 %v391, i64 %v63
  %v393 = getelementptr float, ptr %v115, i64 %v63
  %v394 = ptrtoint ptr %v393 to i64
  %v395 = sub i64 0, %v394
  %v396 = and i64 %v395, 63
  %v397 = udiv i64 %v396, 4
  %v398 = add i64 %v63, %v397
  %v399 = and i64 %v394, 3
  %v400 = icmp eq i64 %v399, 0
  %v401 = call i64 @llvm.smin.i64(i64 %v398, i64 %v65)
  %v402 = select i1 %v400, i64 %v401, i64 %v65
  %v403 = select i1 %v33, i64 %v402, i64 %v63
  %v404 = call i64 @llvm.smax.i64(i64 %v392, i64 %v403)
  %v405 = add i64 %v12, 0
  %v406 = insertelement <16 x float> poison, float %v26, i64 0
  %v407 = shufflevector <16 x float> %v406, <16 x float> poison, <16 x i32> zeroinitializer
  %v408 = insertelement <16 x float> poison, float %v26, i64 0
  %v409 = shufflevector <16 x float> %v408, <16 x float> poison, <16 x i32> zeroinitializer
  %v412 = sub i64 %v392, 16
  %v413 = sub i64 0, %v412
  %v414 = call i64 @llvm.smax.i64(i64 %v413, i64 0)
  %v415 = call i64 @llvm.smin.i64(i64 %v414, i64 16)
  %v416 = sub i64 %v12, %v412
  %v417 = call i64 @llvm.smax.i64(i64 %v416, i64 0)
  %v418 = call i64 @llvm.smin.i64(i64 %v417, i64 16)
  %v419 = shl i64 1, %v415
  %v420 = sub i64 %v419, 1
  %v421 = shl i64 1, %v418
  %v422 = sub i64 %v421, 1
  %v423 = xor i64 %v420, -1
  %v424 = and i64 %v422, %v423
  %v425 = trunc i64 %v424 to i16
  %v426 = bitcast i16 %v425 to <16 x i1>
  %v427 = sub i64 0, %v392
  %v428 = call i64 @llvm.smax.i64(i64 %v427, i64 0)
  %v429 = call i64 @llvm.smin.i64(i64 %v428, i64 16)
  %v430 = sub i64 %v12, %v392
  %v431 = call i64 @llvm.smax.i64(i64 %v430, i64 0)
  %v432 = call i64 @llvm.smin.i64(i64 %v431, i64 16)
  %v433 = shl i64 1, %v429
  %v434 = sub i64 %v433, 1
  %v435 = shl i64 1, %v432
  %v436 = sub i64 %v435, 1
  %v437 = xor i64 %v434, -1
  %v438 = and i64 %v436, %v437
  %v439 = trunc i64 %v438 to i16
  %v440 = bitcast i16 %v439 to <16 x i1>
  %v441 = getelementptr float, ptr %v108, i64 %v412
  %v442 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v441, i32 4, <16 x i1> %v426, <16 x float> zeroinitializer)
  %v443 = sub i64 -1, %v412
  %v444 = and i64 %v443, 63
  %v445 = shl i64 1, %v444
  %v446 = icmp ult i64 %v443, 16
  %v447 = select i1 %v446, i64 %v445, i64 0
  %v448 = trunc i64 %v447 to i16
  %v449 = bitcast i16 %v448 to <16 x i1>
  %v450 = select <16 x i1> %v449, <16 x float> %v407, <16 x float> %v442
  store <16 x float> %v450, ptr %cell410
  %v451 = getelementptr float, ptr %v108, i64 %v392
  %v452 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v451, i32 4, <16 x i1> %v440, <16 x float> zeroinitializer)
  store <16 x float> %v452, ptr %cell411
  %v453 = add i64 %v12, 0
  %v454 = insertelement <16 x float> poison, float %v26, i64 0
  %v455 = shufflevector <16 x float> %v454, <16 x float> poison, <16 x i32> zeroinitializer
  %v456 = insertelement <16 x float> poison, float %v26, i64 0
  %v457 = shufflevector <16 x float> %v456, <16 x float> poison, <16 x i32> zeroinitializer
  %v460 = sub i64 %v403, 16
  %v461 = sub i64 0, %v460
  %v462 = call i64 @llvm.smax.i64(i64 %v461, i64 0)
  %v463 = call i64 @llvm.smin.i64(i64 %v462, i64 16)
  %v464 = sub i64 %v12, %v460
  %v465 = call i64 @llvm.smax.i64(i64 %v464, i64 0)
  %v466 = call i64 @llvm.smin.i64(i64 %v465, i64 16)
  %v467 = shl i64 1, %v463
  %v468 = sub i64 %v467, 1
  %v469 = shl i64 1, %v466
  %v470 = sub i64 %v469, 1
  %v471 = xor i64 %v468, -1
  %v472 = and i64 %v470, %v471
  %v473 = trunc i64 %v472 to i16
  %v474 = bitcast i16 %v473 to <16 x i1>
  %v475 = sub i64 0, %v403
  %v476 = call i64 @llvm.smax.i64(i64 %v475, i64 0)
  %v477 = call i64 @llvm.smin.i64(i64 %v476, i64 16)
  %v478 = sub i64 %v12, %v403
  %v479 = call i64 @llvm.smax.i64(i64 %v478, i64 0)
  %v480 = call i64 @llvm.smin.i64(i64 %v479, i64 16)
  %v481 = shl i64 1, %v477
  %v482 = sub i64 %v481, 1
  %v483 = shl i64 1, %v480
  %v484 = sub i64 %v483, 1
  %v485 = xor i64 %v482, -1
  %v486 = and i64 %v484, %v485
  %v487 = trunc i64 %v486 to i16
  %v488 = bitcast i16 %v487 to <16 x i1>
  %v489 = getelementptr float, ptr %v110, i64 %v460
  %v490 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v489, i32 4, <16 x i1> %v474, <16 x float> zeroinitializer)
  %v491 = sub i64 -1, %v460
  %v492 = and i64 %v491, 63
  %v493 = shl i64 1, %v492
  %v494 = icmp ult i64 %v491, 16
  %v495 = select i1 %v494, i64 %v493, i64 0
  %v496 = trunc i64 %v495 to i16
  %v497 = bitcast i16 %v496 to <16 x i1>
  %v498 = select <16 x i1> %v497, <16 x float> %v455, <16 x float> %v490
  store <16 x float> %v498, ptr %cell458
  %v499 = getelementptr float, ptr %v110, i64 %v403
  %v500 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v499, i32 4, <16 x i1> %v488, <16 x float> zeroinitializer)
  store <16 x float> %v500, ptr %cell459
  %v502 = sub i64 %v65, %v404
  store i64 0, ptr %cell501
  %v503 = sub i64 %v12, %v16
  %v504 = sub i64 %v503, 16
  %v505 = sub i64 %v504, %v404
  %v506 = call i64 @llvm.smin.i64(i64 %v502, i64 %v505)
  br label %b507
b507:
  %v510 = load i64, ptr %cell501
  %v511 = add i64 %v510, 16
  %v512 = icmp sle i64 %v511, %v506
  br i1 %v512, label %b508, label %b509
b508:
  %v513 = load i64, ptr %cell501
  %v514 = add i64 %v392, %v513
  %v515 = add i64 %v403, %v513
  %v516 = add i64 %v514, 16
  %v517 = getelementptr float, ptr %v108, i64 %v516
  %v518 = load <16 x float>, ptr %v517, align 4
  %v519 = add i64 %v515, 16
  %v520 = getelementptr float, ptr %v110, i64 %v519
  %v521 = load <16 x float>, ptr %v520, align 4
  %v522 = add i64 %v514, 0
  %v523 = getelementptr float, ptr %v106, i64 %v522
  %v524 = load <16 x float>, ptr %v523, align 4
  %v525 = add i64 %v514, 0
  %v526 = getelementptr float, ptr %v110, i64 %v525
  %v527 = load <16 x float>, ptr %v526, align 4
  %v528 = fadd <16 x float> %v524, %v527
  %v529 = load <16 x float>, ptr %cell411
  %v530 = load <16 x float>, ptr %cell410
  %v531 = shufflevector <16 x float> %v530, <16 x float> %v529, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v532 = fadd <16 x float> %v528, %v531
  %v533 = load <16 x float>, ptr %cell411
  %v534 = shufflevector <16 x float> %v533, <16 x float> %v518, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v535 = fadd <16 x float> %v532, %v534
  %v536 = fmul <16 x float> %v535, splat (float 0x3FD0000000000000)
  %v537 = add i64 %v515, 0
  %v538 = getelementptr float, ptr %v108, i64 %v537
  %v539 = load <16 x float>, ptr %v538, align 4
  %v540 = add i64 %v515, 0
  %v541 = getelementptr float, ptr %v112, i64 %v540
  %v542 = load <16 x float>, ptr %v541, align 4
  %v543 = fadd <16 x float> %v539, %v542
  %v544 = load <16 x float>, ptr %cell459
  %v545 = load <16 x float>, ptr %cell458
  %v546 = shufflevector <16 x float> %v545, <16 x float> %v544, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v547 = fadd <16 x float> %v543, %v546
  %v548 = load <16 x float>, ptr %cell459
  %v549 = shufflevector <16 x float> %v548, <16 x float> %v521, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v550 = fadd <16 x float> %v547, %v549
  %v551 = fmul <16 x float> %v550, splat (float 0x3FD0000000000000)
  %v552 = xor i1 %v33, true
  br i1 %v33, label %b553, label %b554
b553:
  %v555 = getelementptr float, ptr %v114, i64 %v514
  store <16 x float> %v536, ptr %v555, align 64, !nontemporal !0
  %v556 = getelementptr float, ptr %v115, i64 %v515
  store <16 x float> %v551, ptr %v556, align 64, !nontemporal !0
  br label %b554
b554:
  br i1 %v552, label %b557, label %b558
b557:
  %v559 = getelementptr float, ptr %v114, i64 %v514
  store <16 x float> %v536, ptr %v559, align 4
  %v560 = getelementptr float, ptr %v115, i64 %v515
  store <16 x float> %v551, ptr %v560, align 4
  br label %b558
b558:
  %v561 = getelementptr float, ptr %v128, i64 %v514
  call void @llvm.prefetch.p0(ptr %v561, i32 0, i32 2, i32 1)
  %v562 = getelementptr float, ptr %v129, i64 %v514
  call void @llvm.prefetch.p0(ptr %v562, i32 0, i32 2, i32 1)
  %v563 = load <16 x float>, ptr %cell411
  store <16 x float> %v563, ptr %cell410
  store <16 x float> %v518, ptr %cell411
  %v564 = load <16 x float>, ptr %cell459
  store <16 x float> %v564, ptr %cell458
  store <16 x float> %v521, ptr %cell459
  %v565 = add i64 %v513, 16
  store i64 %v565, ptr %cell501
  br label %b507
b509:
  br label %b566
b566:
  %v569 = load i64, ptr %cell501
  %v570 = add i64 %v569, 16
  %v571 = icmp sle i64 %v570, %v502
  br i1 %v571, label %b567, label %b568
b567:
  %v572 = load i64, ptr %cell501
  %v573 = add i64 %v392, %v572
  %v574 = add i64 %v403, %v572
  %v575 = add i64 %v573, 16
  %v576 = sub i64 0, %v575
  %v577 = call i64 @llvm.smax.i64(i64 %v576, i64 0)
  %v578 = call i64 @llvm.smin.i64(i64 %v577, i64 16)
  %v579 = sub i64 %v12, %v575
  %v580 = call i64 @llvm.smax.i64(i64 %v579, i64 0)
  %v581 = call i64 @llvm.smin.i64(i64 %v580, i64 16)
  %v582 = shl i64 1, %v578
  %v583 = sub i64 %v582, 1
  %v584 = shl i64 1, %v581
  %v585 = sub i64 %v584, 1
  %v586 = xor i64 %v583, -1
  %v587 = and i64 %v585, %v586
  %v588 = trunc i64 %v587 to i16
  %v589 = bitcast i16 %v588 to <16 x i1>
  %v590 = getelementptr float, ptr %v108, i64 %v575
  %v591 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v590, i32 4, <16 x i1> %v589, <16 x float> zeroinitializer)
  %v592 = sub i64 %v405, %v575
  %v593 = and i64 %v592, 63
  %v594 = shl i64 1, %v593
  %v595 = icmp ult i64 %v592, 16
  %v596 = select i1 %v595, i64 %v594, i64 0
  %v597 = trunc i64 %v596 to i16
  %v598 = bitcast i16 %v597 to <16 x i1>
  %v599 = select <16 x i1> %v598, <16 x float> %v409, <16 x float> %v591
  %v600 = add i64 %v574, 16
  %v601 = sub i64 0, %v600
  %v602 = call i64 @llvm.smax.i64(i64 %v601, i64 0)
  %v603 = call i64 @llvm.smin.i64(i64 %v602, i64 16)
  %v604 = sub i64 %v12, %v600
  %v605 = call i64 @llvm.smax.i64(i64 %v604, i64 0)
  %v606 = call i64 @llvm.smin.i64(i64 %v605, i64 16)
  %v607 = shl i64 1, %v603
  %v608 = sub i64 %v607, 1
  %v609 = shl i64 1, %v606
  %v610 = sub i64 %v609, 1
  %v611 = xor i64 %v608, -1
  %v612 = and i64 %v610, %v611
  %v613 = trunc i64 %v612 to i16
  %v614 = bitcast i16 %v613 to <16 x i1>
  %v615 = getelementptr float, ptr %v110, i64 %v600
  %v616 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v615, i32 4, <16 x i1> %v614, <16 x float> zeroinitializer)
  %v617 = sub i64 %v453, %v600
  %v618 = and i64 %v617, 63
  %v619 = shl i64 1, %v618
  %v620 = icmp ult i64 %v617, 16
  %v621 = select i1 %v620, i64 %v619, i64 0
  %v622 = trunc i64 %v621 to i16
  %v623 = bitcast i16 %v622 to <16 x i1>
  %v624 = select <16 x i1> %v623, <16 x float> %v457, <16 x float> %v616
  %v625 = add i64 %v573, 0
  %v626 = getelementptr float, ptr %v106, i64 %v625
  %v627 = load <16 x float>, ptr %v626, align 4
  %v628 = add i64 %v573, 0
  %v629 = getelementptr float, ptr %v110, i64 %v628
  %v630 = load <16 x float>, ptr %v629, align 4
  %v631 = fadd <16 x float> %v627, %v630
  %v632 = load <16 x float>, ptr %cell411
  %v633 = load <16 x float>, ptr %cell410
  %v634 = shufflevector <16 x float> %v633, <16 x float> %v632, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v635 = fadd <16 x float> %v631, %v634
  %v636 = load <16 x float>, ptr %cell411
  %v637 = shufflevector <16 x float> %v636, <16 x float> %v599, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v638 = fadd <16 x float> %v635, %v637
  %v639 = fmul <16 x float> %v638, splat (float 0x3FD0000000000000)
  %v640 = add i64 %v574, 0
  %v641 = getelementptr float, ptr %v108, i64 %v640
  %v642 = load <16 x float>, ptr %v641, align 4
  %v643 = add i64 %v574, 0
  %v644 = getelementptr float, ptr %v112, i64 %v643
  %v645 = load <16 x float>, ptr %v644, align 4
  %v646 = fadd <16 x float> %v642, %v645
  %v647 = load <16 x float>, ptr %cell459
  %v648 = load <16 x float>, ptr %cell458
  %v649 = shufflevector <16 x float> %v648, <16 x float> %v647, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v650 = fadd <16 x float> %v646, %v649
  %v651 = load <16 x float>, ptr %cell459
  %v652 = shufflevector <16 x float> %v651, <16 x float> %v624, <16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %v653 = fadd <16 x float> %v650, %v652
  %v654 = fmul <16 x float> %v653, splat (float 0x3FD0000000000000)
  %v655 = xor i1 %v33, true
  br i1 %v33, label %b656, label %b657
b656:
  %v658 = getelementptr float, ptr %v114, i64 %v573
  store <16 x float> %v639, ptr %v658, align 64, !nontemporal !0
  %v659 = getelementptr float, ptr %v115, i64 %v574
  store <16 x float> %v654, ptr %v659, align 64, !nontemporal !0
  br label %b657
b657:
  br i1 %v655, label %b660, label %b661
b660:
  %v662 = getelementptr float, ptr %v114, i64 %v573
  store <16 x float> %v639, ptr %v662, align 4
  %v663 = getelementptr float, ptr %v115, i64 %v574
  store <16 x float> %v654, ptr %v663, align 4
  br label %b661
b661:
  %v664 = getelementptr float, ptr %v128, i64 %v573
  call void @llvm.prefetch.p0(ptr %v664, i32 0, i32 2, i32 1)
  %v665 = getelementptr float, ptr %v129, i64 %v573
  call void @llvm.prefetch.p0(ptr %v665, i32 0, i32 2, i32 1)
  %v666 = load <16 x float>, ptr %cell411
  store <16 x float> %v666, ptr %cell410
  store <16 x float> %v599, ptr %cell411
  %v667 = load <16 x float>, ptr %cell459
  store <16 x float> %v667, ptr %cell458
  store <16 x float> %v624, ptr %cell459
  %v668 = add i64 %v572, 16
  store i64 %v668, ptr %cell501
  br label %b566
b568:
  %v669 = load i64, ptr %cell501
  store i64 %v669, ptr %cell158
  br label %b381
b381:
  %v670 = load i64, ptr %cell158
  store i64 %v670, ptr %cell123
  br label %b125
b125:
  %v671 = load i64, ptr %cell123
  %v672 = sub i64 %v65, %v63
  %v673 = icmp eq i64 %v671, %v672
  %v674 = select i1 %v673, i64 0, i64 %v83
  store i64 0, ptr %cell675
  br label %b676
b676:
  %v679 = load i64, ptr %cell675
  %v680 = icmp slt i64 %v679, %v674
  br i1 %v680, label %b677, label %b678
b677:
  %v681 = load i64, ptr %cell675
  %v682 = add i64 %v73, %v681
  %v683 = add i64 %v682, %v14
  %v684 = add i64 %v683, -1
  %v685 = sub i64 %v10, 1
  %v686 = call i64 @llvm.smax.i64(i64 %v684, i64 0)
  %v687 = call i64 @llvm.smin.i64(i64 %v686, i64 %v685)
  %v688 = icmp ult i64 %v684, %v10
  %v689 = add i64 %v683, 0
  %v690 = sub i64 %v10, 1
  %v691 = call i64 @llvm.smax.i64(i64 %v689, i64 0)
  %v692 = call i64 @llvm.smin.i64(i64 %v691, i64 %v690)
  %v693 = icmp ult i64 %v689, %v10
  %v694 = add i64 %v683, 1
  %v695 = sub i64 %v10, 1
  %v696 = call i64 @llvm.smax.i64(i64 %v694, i64 0)
  %v697 = call i64 @llvm.smin.i64(i64 %v696, i64 %v695)
  %v698 = icmp ult i64 %v694, %v10
  %v699 = mul i64 %v687, %v2
  %v700 = getelementptr i8, ptr %v35, i64 %v699
  %v701 = mul i64 %v692, %v2
  %v702 = getelementptr i8, ptr %v35, i64 %v701
  %v703 = mul i64 %v697, %v2
  %v704 = getelementptr i8, ptr %v35, i64 %v703
  %v705 = mul i64 %v682, %v6
  %v706 = getelementptr i8, ptr %v37, i64 %v705
  %v707 = add i64 %v682, 0
  %v708 = icmp sge i64 %v682, %v18
  %v709 = icmp slt i64 %v707, %v22
  %v710 = and i1 %v708, %v709
  %v711 = and i1 true, %v710
  %v712 = call i64 @llvm.smax.i64(i64 %v63, i64 %v20)
  %v713 = select i1 %v711, i64 %v712, i64 %v65
  %v714 = call i64 @llvm.smin.i64(i64 %v713, i64 %v65)
  %v715 = call i64 @llvm.smin.i64(i64 %v65, i64 %v24)
  %v716 = call i64 @llvm.smax.i64(i64 %v714, i64 %v715)
  %v717 = select i1 %v711, i64 %v63, i64 %v65
  %v718 = getelementptr float, ptr %v706, i64 %v717
  %v719 = ptrtoint ptr %v718 to i64
  %v720 = sub i64 0, %v719
  %v721 = and i64 %v720, 63
  %v722 = udiv i64 %v721, 4
  %v723 = add i64 %v717, %v722
  %v724 = and i64 %v719, 3
  %v725 = icmp eq i64 %v724, 0
  %v726 = call i64 @llvm.smin.i64(i64 %v723, i64 %v65)
  %v727 = select i1 %v725, i64 %v726, i64 %v65
  %v728 = select i1 %v33, i64 %v727, i64 %v717
  store i64 %v63, ptr %cell729
  br label %b730
b730:
  %v733 = load i64, ptr %cell729
  %v734 = icmp slt i64 %v733, %v65
  br i1 %v734, label %b731, label %b732
b731:
  %v735 = load i64, ptr %cell729
  %v736 = icmp sge i64 %v735, %v728
  br i1 %v736, label %b737, label %b738
b737:
  %v739 = load i64, ptr %cell729
  %v740 = icmp eq i64 %v739, %v728
  %v741 = add i64 %v739, %v671
  %v742 = select i1 %v740, i64 %v741, i64 %v739
  store i64 %v742, ptr %cell729
  br label %b738
b738:
  %v743 = load i64, ptr %cell729
  %v744 = icmp slt i64 %v743, %v65
  br i1 %v744, label %b745, label %b746
b745:
  %v747 = load i64, ptr %cell729
  %v748 = icmp slt i64 %v747, %v728
  %v749 = select i1 %v748, i64 %v728, i64 %v65
  %v750 = sub i64 %v749, %v747
  %v751 = call i64 @llvm.smin.i64(i64 %v750, i64 16)
  %v752 = sub i64 16, %v751
  %v753 = trunc i64 %v752 to i16
  %v754 = lshr i16 -1, %v753
  %v755 = bitcast i16 %v754 to <16 x i1>
  %v756 = add i64 %v747, 0
  %v757 = sub i64 0, %v756
  %v758 = call i64 @llvm.smax.i64(i64 %v757, i64 0)
  %v759 = call i64 @llvm.smin.i64(i64 %v758, i64 16)
  %v760 = sub i64 %v12, %v756
  %v761 = call i64 @llvm.smax.i64(i64 %v760, i64 0)
  %v762 = call i64 @llvm.smin.i64(i64 %v761, i64 %v751)
  %v763 = shl i64 1, %v759
  %v764 = sub i64 %v763, 1
  %v765 = shl i64 1, %v762
  %v766 = sub i64 %v765, 1
  %v767 = xor i64 %v764, -1
  %v768 = and i64 %v766, %v767
  %v769 = trunc i64 %v768 to i16
  %v770 = select i1 %v688, i16 %v769, i16 0
  %v771 = bitcast i16 %v770 to <16 x i1>
  %v772 = getelementptr float, ptr %v700, i64 %v756
  %v773 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v772, i32 4, <16 x i1> %v771, <16 x float> zeroinitializer)
  %v774 = insertelement <16 x float> poison, float %v26, i64 0
  %v775 = shufflevector <16 x float> %v774, <16 x float> poison, <16 x i32> zeroinitializer
  %v776 = select <16 x i1> %v771, <16 x float> %v773, <16 x float> %v775
  %v777 = add i64 %v747, 0
  %v778 = select i1 %v698, i16 %v769, i16 0
  %v779 = bitcast i16 %v778 to <16 x i1>
  %v780 = getelementptr float, ptr %v704, i64 %v777
  %v781 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v780, i32 4, <16 x i1> %v779, <16 x float> zeroinitializer)
  %v782 = insertelement <16 x float> poison, float %v26, i64 0
  %v783 = shufflevector <16 x float> %v782, <16 x float> poison, <16 x i32> zeroinitializer
  %v784 = select <16 x i1> %v779, <16 x float> %v781, <16 x float> %v783
  %v785 = fadd <16 x float> %v776, %v784
  %v786 = add i64 %v747, -1
  %v787 = sub i64 0, %v786
  %v788 = call i64 @llvm.smax.i64(i64 %v787, i64 0)
  %v789 = call i64 @llvm.smin.i64(i64 %v788, i64 16)
  %v790 = sub i64 %v12, %v786
  %v791 = call i64 @llvm.smax.i64(i64 %v790, i64 0)
  %v792 = call i64 @llvm.smin.i64(i64 %v791, i64 %v751)
  %v793 = shl i64 1, %v789
  %v794 = sub i64 %v793, 1
  %v795 = shl i64 1, %v792
  %v796 = sub i64 %v795, 1
  %v797 = xor i64 %v794, -1
  %v798 = and i64 %v796, %v797
  %v799 = trunc i64 %v798 to i16
  %v800 = select i1 %v693, i16 %v799, i16 0
  %v801 = bitcast i16 %v800 to <16 x i1>
  %v802 = getelementptr float, ptr %v702, i64 %v786
  %v803 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v802, i32 4, <16 x i1> %v801, <16 x float> zeroinitializer)
  %v804 = insertelement <16 x float> poison, float %v26, i64 0
  %v805 = shufflevector <16 x float> %v804, <16 x float> poison, <16 x i32> zeroinitializer
  %v806 = select <16 x i1> %v801, <16 x float> %v803, <16 x float> %v805
  %v807 = fadd <16 x float> %v785, %v806
  %v808 = add i64 %v747, 1
  %v809 = sub i64 0, %v808
  %v810 = call i64 @llvm.smax.i64(i64 %v809, i64 0)
  %v811 = call i64 @llvm.smin.i64(i64 %v810, i64 16)
  %v812 = sub i64 %v12, %v808
  %v813 = call i64 @llvm.smax.i64(i64 %v812, i64 0)
  %v814 = call i64 @llvm.smin.i64(i64 %v813, i64 %v751)
  %v815 = shl i64 1, %v811
  %v816 = sub i64 %v815, 1
  %v817 = shl i64 1, %v814
  %v818 = sub i64 %v817, 1
  %v819 = xor i64 %v816, -1
  %v820 = and i64 %v818, %v819
  %v821 = trunc i64 %v820 to i16
  %v822 = select i1 %v693, i16 %v821, i16 0
  %v823 = bitcast i16 %v822 to <16 x i1>
  %v824 = getelementptr float, ptr %v702, i64 %v808
  %v825 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v824, i32 4, <16 x i1> %v823, <16 x float> zeroinitializer)
  %v826 = insertelement <16 x float> poison, float %v26, i64 0
  %v827 = shufflevector <16 x float> %v826, <16 x float> poison, <16 x i32> zeroinitializer
  %v828 = select <16 x i1> %v823, <16 x float> %v825, <16 x float> %v827
  %v829 = fadd <16 x float> %v807, %v828
  %v830 = fmul <16 x float> %v829, splat (float 0x3FD0000000000000)
  %v831 = getelementptr float, ptr %v706, i64 %v747
  %v832 = ptrtoint ptr %v831 to i64
  %v833 = and i64 %v832, 63
  %v834 = icmp eq i64 %v833, 0
  %v835 = icmp eq i64 %v751, 16
  %v836 = and i1 %v834, %v835
  %v837 = and i1 %v836, %v33
  br i1 %v837, label %b838, label %b839
b838:
  %v840 = getelementptr float, ptr %v706, i64 %v747
  store <16 x float> %v830, ptr %v840, align 64, !nontemporal !0
  br label %b839
b839:
  %v841 = xor i1 %v837, true
  br i1 %v841, label %b842, label %b843
b842:
  %v844 = getelementptr float, ptr %v706, i64 %v747
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v830, ptr %v844, i32 4, <16 x i1> %v755)
  br label %b843
b843:
  %v845 = add i64 %v747, %v751
  store i64 %v845, ptr %cell729
  br label %b746
b746:
  br label %b730
b732:
  %v846 = add nsw i64 %v681, 1
  store i64 %v846, ptr %cell675
  br label %b676
b678:
  %v847 = add i64 %v73, %v83
  store i64 %v847, ptr %cell67
  br label %b68
b70:
  %v848 = add nsw i64 %v56, 1
  store i64 %v848, ptr %cell50
  br label %b51
b53:
  fence seq_cst
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
