; trellis golden, codegen revision 18
; sort|indices|float32|last|short.narrow|descending
; {'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell33 = alloca i64
  %cell47 = alloca i64
  %cell65 = alloca i1
  %cell71 = alloca i64
  %cell121 = alloca i64
  %cell128 = alloca i64
  %cell163 = alloca i64
  %cell170 = alloca i64
  %cell171 = alloca i64
  %cell172 = alloca i64
  %cell192 = alloca i64
  %cell297 = alloca i64
  %cell327 = alloca i64
  %cell334 = alloca i64
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
  %v27 = getelementptr i64, ptr %args, i64 13
  %v28 = load i64, ptr %v27
  %v29 = getelementptr i64, ptr %args, i64 14
  %v30 = load i64, ptr %v29
  %v31 = getelementptr i64, ptr %args, i64 15
  %v32 = load i64, ptr %v31
  store i64 %begin, ptr %cell33
  br label %b34
b34:
  %v37 = load i64, ptr %cell33
  %v38 = icmp slt i64 %v37, %end
  br i1 %v38, label %b35, label %b36
b35:
  %v39 = load i64, ptr %cell33
  %v40 = mul i64 %v39, %v24
  %v41 = getelementptr i8, ptr %v6, i64 %v40
  %v42 = mul i64 %v16, 64
  %v43 = getelementptr i8, ptr %v41, i64 %v42
  %v44 = mul i64 %v39, %v10
  %v45 = add i64 %v44, %v10
  %v46 = call i64 @llvm.smin.i64(i64 %v45, i64 %v8)
  store i64 %v44, ptr %cell47
  br label %b48
b48:
  %v51 = load i64, ptr %cell47
  %v52 = icmp slt i64 %v51, %v46
  br i1 %v52, label %b49, label %b50
b49:
  %v53 = load i64, ptr %cell47
  %v54 = udiv i64 %v53, %v22
  %v55 = urem i64 %v53, %v22
  %v56 = mul i64 %v55, 8
  %v57 = mul i64 %v16, %v18
  %v58 = mul i64 %v54, %v57
  %v59 = mul i64 %v56, %v16
  %v60 = add i64 %v58, %v59
  %v61 = getelementptr i32, ptr %v2, i64 %v60
  %v62 = getelementptr i64, ptr %v4, i64 %v60
  %v63 = sub i64 %v20, %v56
  %v64 = call i64 @llvm.smin.i64(i64 %v63, i64 8)
  store i1 false, ptr %cell65
  %v66 = mul i64 %v16, 4
  %v70 = icmp eq i64 %v64, 8
  br i1 %v70, label %b67, label %b68
b67:
  store i64 0, ptr %cell71
  br label %b72
b72:
  %v75 = load i64, ptr %cell71
  %v76 = icmp slt i64 %v75, %v16
  br i1 %v76, label %b73, label %b74
b73:
  %v77 = load i64, ptr %cell71
  %v78 = mul i64 %v77, 1
  %v79 = getelementptr i32, ptr %v61, i64 %v78
  %v80 = mul i64 0, %v66
  %v81 = getelementptr i8, ptr %v79, i64 %v80
  %v82 = load i32, ptr %v81, align 4
  %v83 = insertelement <8 x i32> poison, i32 %v82, i64 0
  %v84 = getelementptr i8, ptr %v81, i64 %v66
  %v85 = load i32, ptr %v84, align 4
  %v86 = insertelement <8 x i32> %v83, i32 %v85, i64 1
  %v87 = getelementptr i8, ptr %v84, i64 %v66
  %v88 = load i32, ptr %v87, align 4
  %v89 = insertelement <8 x i32> %v86, i32 %v88, i64 2
  %v90 = getelementptr i8, ptr %v87, i64 %v66
  %v91 = load i32, ptr %v90, align 4
  %v92 = insertelement <8 x i32> %v89, i32 %v91, i64 3
  %v93 = getelementptr i8, ptr %v90, i64 %v66
  %v94 = load i32, ptr %v93, align 4
  %v95 = insertelement <8 x i32> %v92, i32 %v94, i64 4
  %v96 = getelementptr i8, ptr %v93, i64 %v66
  %v97 = load i32, ptr %v96, align 4
  %v98 = insertelement <8 x i32> %v95, i32 %v97, i64 5
  %v99 = getelementptr i8, ptr %v96, i64 %v66
  %v100 = load i32, ptr %v99, align 4
  %v101 = insertelement <8 x i32> %v98, i32 %v100, i64 6
  %v102 = getelementptr i8, ptr %v99, i64 %v66
  %v103 = load i32, ptr %v102, align 4
  %v104 = insertelement <8 x i32> %v101, i32 %v103, i64 7
  %v105 = and <8 x i32> %v104, splat (i32 2147483647)
  %v106 = ashr <8 x i32> %v104, splat (i32 31)
  %v107 = or <8 x i32> %v106, splat (i32 2147483648)
  %v108 = xor <8 x i32> %v104, %v107
  %v109 = icmp eq <8 x i32> %v105, splat (i32 0)
  %v110 = select <8 x i1> %v109, <8 x i32> splat (i32 2147483648), <8 x i32> %v108
  %v111 = icmp ugt <8 x i32> %v105, splat (i32 2139095040)
  %v112 = select <8 x i1> %v111, <8 x i32> splat (i32 4294967295), <8 x i32> %v110
  %v113 = xor <8 x i32> %v112, splat (i32 4294967295)
  %v114 = zext <8 x i32> %v113 to <8 x i64>
  %v115 = insertelement <8 x i64> poison, i64 %v77, i64 0
  %v116 = shufflevector <8 x i64> %v115, <8 x i64> poison, <8 x i32> zeroinitializer
  %v117 = shl <8 x i64> %v114, splat (i64 32)
  %v118 = or <8 x i64> %v117, %v116
  %v119 = getelementptr <8 x i64>, ptr %v41, i64 %v77
  store <8 x i64> %v118, ptr %v119, align 8
  %v120 = add nsw i64 %v77, 1
  store i64 %v120, ptr %cell71
  br label %b72
b74:
  br label %b69
b68:
  store i64 0, ptr %cell121
  br label %b122
b122:
  %v125 = load i64, ptr %cell121
  %v126 = icmp slt i64 %v125, %v64
  br i1 %v126, label %b123, label %b124
b123:
  %v127 = load i64, ptr %cell121
  store i64 0, ptr %cell128
  br label %b129
b129:
  %v132 = load i64, ptr %cell128
  %v133 = icmp slt i64 %v132, %v16
  br i1 %v133, label %b130, label %b131
b130:
  %v134 = load i64, ptr %cell128
  %v135 = mul i64 %v127, %v16
  %v136 = add i64 %v135, %v134
  %v137 = getelementptr i32, ptr %v61, i64 %v136
  %v138 = mul i64 %v134, 8
  %v139 = add i64 %v138, %v127
  %v140 = getelementptr i32, ptr %v137, i64 0
  %v141 = load i32, ptr %v140, align 4
  %v142 = and i32 %v141, 2147483647
  %v143 = ashr i32 %v141, 31
  %v144 = or i32 %v143, 2147483648
  %v145 = xor i32 %v141, %v144
  %v146 = icmp eq i32 %v142, 0
  %v147 = select i1 %v146, i32 2147483648, i32 %v145
  %v148 = icmp ugt i32 %v142, 2139095040
  %v149 = select i1 %v148, i32 4294967295, i32 %v147
  %v150 = xor i32 %v149, 4294967295
  %v151 = zext i32 %v150 to i64
  %v152 = shl i64 %v151, 32
  %v153 = or i64 %v152, %v134
  %v154 = getelementptr i64, ptr %v41, i64 %v139
  store i64 %v153, ptr %v154, align 8
  %v155 = add nsw i64 %v134, 1
  store i64 %v155, ptr %cell128
  br label %b129
b131:
  %v156 = add nsw i64 %v127, 1
  store i64 %v156, ptr %cell121
  br label %b122
b124:
  br label %b69
b69:
  %v157 = sub i64 %v16, 1
  %v158 = call i64 @llvm.smax.i64(i64 %v157, i64 1)
  %v159 = call i64 @llvm.ctlz.i64(i64 %v158, i1 true)
  %v160 = icmp sgt i64 %v16, 1
  %v161 = lshr i64 9223372036854775808, %v159
  %v162 = select i1 %v160, i64 %v161, i64 0
  store i64 %v162, ptr %cell163
  br label %b164
b164:
  %v167 = load i64, ptr %cell163
  %v168 = icmp ne i64 %v167, 0
  br i1 %v168, label %b165, label %b166
b165:
  %v169 = load i64, ptr %cell163
  store i64 %v162, ptr %cell170
  store i64 0, ptr %cell171
  store i64 %v169, ptr %cell172
  br label %b173
b173:
  %v176 = load i64, ptr %cell172
  %v177 = icmp ne i64 %v176, 0
  br i1 %v177, label %b174, label %b175
b174:
  %v178 = load i64, ptr %cell171
  %v179 = load i64, ptr %cell172
  %v180 = sub i64 %v16, %v179
  %v181 = shl i64 %v169, 1
  %v182 = udiv i64 %v180, %v181
  %v183 = mul i64 %v182, %v169
  %v184 = urem i64 %v180, %v181
  %v185 = sub i64 %v184, %v178
  %v186 = call i64 @llvm.smax.i64(i64 %v185, i64 0)
  %v187 = call i64 @llvm.smin.i64(i64 %v186, i64 %v169)
  %v188 = add i64 %v183, %v187
  %v189 = call i64 @llvm.smax.i64(i64 %v188, i64 0)
  %v190 = sub i64 %v169, 1
  %v191 = sub i64 0, %v169
  store i64 0, ptr %cell192
  br label %b193
b193:
  %v196 = load i64, ptr %cell192
  %v197 = add i64 %v196, 4
  %v198 = icmp sle i64 %v197, %v189
  br i1 %v198, label %b194, label %b195
b194:
  %v199 = load i64, ptr %cell192
  %v200 = add i64 %v199, 0
  %v201 = and i64 %v200, %v191
  %v202 = shl i64 %v201, 1
  %v203 = and i64 %v200, %v190
  %v204 = or i64 %v202, %v203
  %v205 = add i64 %v204, %v178
  %v206 = add i64 %v205, %v179
  %v207 = add i64 %v199, 1
  %v208 = and i64 %v207, %v191
  %v209 = shl i64 %v208, 1
  %v210 = and i64 %v207, %v190
  %v211 = or i64 %v209, %v210
  %v212 = add i64 %v211, %v178
  %v213 = add i64 %v212, %v179
  %v214 = add i64 %v199, 2
  %v215 = and i64 %v214, %v191
  %v216 = shl i64 %v215, 1
  %v217 = and i64 %v214, %v190
  %v218 = or i64 %v216, %v217
  %v219 = add i64 %v218, %v178
  %v220 = add i64 %v219, %v179
  %v221 = add i64 %v199, 3
  %v222 = and i64 %v221, %v191
  %v223 = shl i64 %v222, 1
  %v224 = and i64 %v221, %v190
  %v225 = or i64 %v223, %v224
  %v226 = add i64 %v225, %v178
  %v227 = add i64 %v226, %v179
  %v228 = getelementptr <8 x i64>, ptr %v41, i64 %v205
  %v229 = load <8 x i64>, ptr %v228, align 8
  %v230 = getelementptr <8 x i64>, ptr %v41, i64 %v206
  %v231 = load <8 x i64>, ptr %v230, align 8
  %v232 = getelementptr <8 x i64>, ptr %v41, i64 %v212
  %v233 = load <8 x i64>, ptr %v232, align 8
  %v234 = getelementptr <8 x i64>, ptr %v41, i64 %v213
  %v235 = load <8 x i64>, ptr %v234, align 8
  %v236 = getelementptr <8 x i64>, ptr %v41, i64 %v219
  %v237 = load <8 x i64>, ptr %v236, align 8
  %v238 = getelementptr <8 x i64>, ptr %v41, i64 %v220
  %v239 = load <8 x i64>, ptr %v238, align 8
  %v240 = getelementptr <8 x i64>, ptr %v41, i64 %v226
  %v241 = load <8 x i64>, ptr %v240, align 8
  %v242 = getelementptr <8 x i64>, ptr %v41, i64 %v227
  %v243 = load <8 x i64>, ptr %v242, align 8
  %v244 = call <8 x i64> @llvm.umin.v8i64(<8 x i64> %v229, <8 x i64> %v231)
  %v245 = getelementptr <8 x i64>, ptr %v41, i64 %v205
  store <8 x i64> %v244, ptr %v245, align 8
  %v246 = call <8 x i64> @llvm.umax.v8i64(<8 x i64> %v229, <8 x i64> %v231)
  %v247 = getelementptr <8 x i64>, ptr %v41, i64 %v206
  store <8 x i64> %v246, ptr %v247, align 8
  %v248 = call <8 x i64> @llvm.umin.v8i64(<8 x i64> %v233, <8 x i64> %v235)
  %v249 = getelementptr <8 x i64>, ptr %v41, i64 %v212
  store <8 x i64> %v248, ptr %v249, align 8
  %v250 = call <8 x i64> @llvm.umax.v8i64(<8 x i64> %v233, <8 x i64> %v235)
  %v251 = getelementptr <8 x i64>, ptr %v41, i64 %v213
  store <8 x i64> %v250, ptr %v251, align 8
  %v252 = call <8 x i64> @llvm.umin.v8i64(<8 x i64> %v237, <8 x i64> %v239)
  %v253 = getelementptr <8 x i64>, ptr %v41, i64 %v219
  store <8 x i64> %v252, ptr %v253, align 8
  %v254 = call <8 x i64> @llvm.umax.v8i64(<8 x i64> %v237, <8 x i64> %v239)
  %v255 = getelementptr <8 x i64>, ptr %v41, i64 %v220
  store <8 x i64> %v254, ptr %v255, align 8
  %v256 = call <8 x i64> @llvm.umin.v8i64(<8 x i64> %v241, <8 x i64> %v243)
  %v257 = getelementptr <8 x i64>, ptr %v41, i64 %v226
  store <8 x i64> %v256, ptr %v257, align 8
  %v258 = call <8 x i64> @llvm.umax.v8i64(<8 x i64> %v241, <8 x i64> %v243)
  %v259 = getelementptr <8 x i64>, ptr %v41, i64 %v227
  store <8 x i64> %v258, ptr %v259, align 8
  %v260 = add i64 %v199, 4
  store i64 %v260, ptr %cell192
  br label %b193
b195:
  br label %b261
b261:
  %v264 = load i64, ptr %cell192
  %v265 = add i64 %v264, 1
  %v266 = icmp sle i64 %v265, %v189
  br i1 %v266, label %b262, label %b263
b262:
  %v267 = load i64, ptr %cell192
  %v268 = add i64 %v267, 0
  %v269 = and i64 %v268, %v191
  %v270 = shl i64 %v269, 1
  %v271 = and i64 %v268, %v190
  %v272 = or i64 %v270, %v271
  %v273 = add i64 %v272, %v178
  %v274 = add i64 %v273, %v179
  %v275 = getelementptr <8 x i64>, ptr %v41, i64 %v273
  %v276 = load <8 x i64>, ptr %v275, align 8
  %v277 = getelementptr <8 x i64>, ptr %v41, i64 %v274
  %v278 = load <8 x i64>, ptr %v277, align 8
  %v279 = call <8 x i64> @llvm.umin.v8i64(<8 x i64> %v276, <8 x i64> %v278)
  %v280 = getelementptr <8 x i64>, ptr %v41, i64 %v273
  store <8 x i64> %v279, ptr %v280, align 8
  %v281 = call <8 x i64> @llvm.umax.v8i64(<8 x i64> %v276, <8 x i64> %v278)
  %v282 = getelementptr <8 x i64>, ptr %v41, i64 %v274
  store <8 x i64> %v281, ptr %v282, align 8
  %v283 = add i64 %v267, 1
  store i64 %v283, ptr %cell192
  br label %b261
b263:
  %v284 = load i64, ptr %cell170
  %v285 = icmp eq i64 %v284, %v169
  %v286 = load i64, ptr %cell170
  %v287 = sub i64 %v286, %v169
  %v288 = select i1 %v285, i64 0, i64 %v287
  store i64 %v288, ptr %cell172
  %v289 = load i64, ptr %cell170
  %v290 = lshr i64 %v289, 1
  store i64 %v290, ptr %cell170
  store i64 %v169, ptr %cell171
  br label %b173
b175:
  %v291 = lshr i64 %v169, 1
  store i64 %v291, ptr %cell163
  br label %b164
b166:
  %v292 = mul i64 %v16, 8
  %v296 = icmp eq i64 %v64, 8
  br i1 %v296, label %b293, label %b294
b293:
  store i64 0, ptr %cell297
  br label %b298
b298:
  %v301 = load i64, ptr %cell297
  %v302 = icmp slt i64 %v301, %v16
  br i1 %v302, label %b299, label %b300
b299:
  %v303 = load i64, ptr %cell297
  %v304 = mul i64 %v303, 1
  %v305 = getelementptr i64, ptr %v62, i64 %v304
  %v306 = getelementptr <8 x i64>, ptr %v41, i64 %v303
  %v307 = load <8 x i64>, ptr %v306, align 8
  %v308 = and <8 x i64> %v307, splat (i64 4294967295)
  %v309 = mul i64 0, %v292
  %v310 = getelementptr i8, ptr %v305, i64 %v309
  %v311 = extractelement <8 x i64> %v308, i64 0
  store i64 %v311, ptr %v310, align 8
  %v312 = getelementptr i8, ptr %v310, i64 %v292
  %v313 = extractelement <8 x i64> %v308, i64 1
  store i64 %v313, ptr %v312, align 8
  %v314 = getelementptr i8, ptr %v312, i64 %v292
  %v315 = extractelement <8 x i64> %v308, i64 2
  store i64 %v315, ptr %v314, align 8
  %v316 = getelementptr i8, ptr %v314, i64 %v292
  %v317 = extractelement <8 x i64> %v308, i64 3
  store i64 %v317, ptr %v316, align 8
  %v318 = getelementptr i8, ptr %v316, i64 %v292
  %v319 = extractelement <8 x i64> %v308, i64 4
  store i64 %v319, ptr %v318, align 8
  %v320 = getelementptr i8, ptr %v318, i64 %v292
  %v321 = extractelement <8 x i64> %v308, i64 5
  store i64 %v321, ptr %v320, align 8
  %v322 = getelementptr i8, ptr %v320, i64 %v292
  %v323 = extractelement <8 x i64> %v308, i64 6
  store i64 %v323, ptr %v322, align 8
  %v324 = getelementptr i8, ptr %v322, i64 %v292
  %v325 = extractelement <8 x i64> %v308, i64 7
  store i64 %v325, ptr %v324, align 8
  %v326 = add nsw i64 %v303, 1
  store i64 %v326, ptr %cell297
  br label %b298
b300:
  br label %b295
b294:
  store i64 0, ptr %cell327
  br label %b328
b328:
  %v331 = load i64, ptr %cell327
  %v332 = icmp slt i64 %v331, %v64
  br i1 %v332, label %b329, label %b330
b329:
  %v333 = load i64, ptr %cell327
  store i64 0, ptr %cell334
  br label %b335
b335:
  %v338 = load i64, ptr %cell334
  %v339 = icmp slt i64 %v338, %v16
  br i1 %v339, label %b336, label %b337
b336:
  %v340 = load i64, ptr %cell334
  %v341 = mul i64 %v333, %v16
  %v342 = add i64 %v341, %v340
  %v343 = getelementptr i64, ptr %v62, i64 %v342
  %v344 = mul i64 %v340, 8
  %v345 = add i64 %v344, %v333
  %v346 = getelementptr i64, ptr %v41, i64 %v345
  %v347 = load i64, ptr %v346, align 8
  %v348 = and i64 %v347, 4294967295
  %v349 = getelementptr i64, ptr %v343, i64 0
  store i64 %v348, ptr %v349, align 8
  %v350 = add nsw i64 %v340, 1
  store i64 %v350, ptr %cell334
  br label %b335
b337:
  %v351 = add nsw i64 %v333, 1
  store i64 %v351, ptr %cell327
  br label %b328
b330:
  br label %b295
b295:
  %v352 = add nsw i64 %v53, 1
  store i64 %v352, ptr %cell47
  br label %b48
b50:
  %v353 = add nsw i64 %v39, 1
  store i64 %v353, ptr %cell33
  br label %b34
b36:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
