; trellis golden, codegen revision 15
; copy|8|2|squares|sc
; {'stores': 'streaming', 'deterministic': True}
; trellis-cpu kernel revision 15

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell20 = alloca i64
  %cell70 = alloca i64
  %cell77 = alloca i64
  %cell200 = alloca i64
  %cell207 = alloca i64
  %cell230 = alloca i64
  %cell237 = alloca i64
  %cell262 = alloca i64
  %cell269 = alloca i64
  %cell392 = alloca i64
  %cell399 = alloca i64
  %cell422 = alloca i64
  %cell429 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 4
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 5
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 6
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 7
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 0
  %v10 = load ptr, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 1
  %v12 = load ptr, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 8
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 9
  %v16 = load i64, ptr %v15
  %v17 = mul i64 %begin, %v16
  %v18 = mul i64 %end, %v16
  %v19 = call i64 @llvm.smin.i64(i64 %v18, i64 %v14)
  store i64 %v17, ptr %cell20
  br label %b21
b21:
  %v24 = load i64, ptr %cell20
  %v25 = icmp slt i64 %v24, %v19
  br i1 %v25, label %b22, label %b23
b22:
  %v26 = load i64, ptr %cell20
  %v27 = getelementptr i64, ptr %args, i64 2
  %v28 = load i64, ptr %v27
  %v29 = getelementptr i64, ptr %args, i64 3
  %v30 = load i64, ptr %v29
  %v31 = getelementptr i64, ptr %args, i64 10
  %v32 = load i64, ptr %v31
  %v33 = getelementptr i64, ptr %args, i64 11
  %v34 = load i64, ptr %v33
  %v35 = sub i64 %v32, 1
  %v36 = add i64 %v28, %v35
  %v37 = udiv i64 %v36, %v32
  %v38 = sub i64 %v34, 1
  %v39 = add i64 %v30, %v38
  %v40 = udiv i64 %v39, %v34
  %v41 = urem i64 %v26, %v40
  %v42 = mul i64 %v41, %v34
  %v43 = udiv i64 %v26, %v40
  %v44 = urem i64 %v43, %v37
  %v45 = mul i64 %v44, %v32
  %v46 = udiv i64 %v43, %v37
  %v47 = sub i64 %v28, %v45
  %v48 = call i64 @llvm.smin.i64(i64 %v32, i64 %v47)
  %v49 = sub i64 %v30, %v42
  %v50 = call i64 @llvm.smin.i64(i64 %v34, i64 %v49)
  %v51 = mul i64 %v2, %v45
  %v52 = add i64 0, %v51
  %v53 = mul i64 %v4, %v42
  %v54 = add i64 %v52, %v53
  %v55 = getelementptr i8, ptr %v10, i64 %v54
  %v56 = mul i64 %v6, %v45
  %v57 = add i64 0, %v56
  %v58 = mul i64 %v8, %v42
  %v59 = add i64 %v57, %v58
  %v60 = getelementptr i8, ptr %v12, i64 %v59
  %v61 = ptrtoint ptr %v60 to i64
  %v62 = or i64 %v61, %v6
  %v63 = and i64 %v62, 63
  %v67 = icmp eq i64 %v63, 0
  br i1 %v67, label %b64, label %b65
b64:
  %v68 = and i64 %v48, -8
  %v69 = and i64 %v50, -8
  store i64 0, ptr %cell70
  br label %b71
b71:
  %v74 = load i64, ptr %cell70
  %v75 = icmp slt i64 %v74, %v69
  br i1 %v75, label %b72, label %b73
b72:
  %v76 = load i64, ptr %cell70
  store i64 0, ptr %cell77
  br label %b78
b78:
  %v81 = load i64, ptr %cell77
  %v82 = icmp slt i64 %v81, %v68
  br i1 %v82, label %b79, label %b80
b79:
  %v83 = load i64, ptr %cell77
  %v84 = mul i64 8, %v83
  %v85 = add i64 0, %v84
  %v86 = mul i64 %v4, %v76
  %v87 = add i64 %v85, %v86
  %v88 = getelementptr i8, ptr %v55, i64 %v87
  %v89 = mul i64 %v6, %v83
  %v90 = add i64 0, %v89
  %v91 = mul i64 8, %v76
  %v92 = add i64 %v90, %v91
  %v93 = getelementptr i8, ptr %v60, i64 %v92
  %v94 = mul i64 %v4, 0
  %v95 = add i64 0, %v94
  %v96 = getelementptr i8, ptr %v88, i64 %v95
  %v97 = getelementptr i8, ptr %v96, i64 128
  call void @llvm.prefetch.p0(ptr %v97, i32 0, i32 3, i32 1)
  %v98 = getelementptr i64, ptr %v96, i64 0
  %v99 = load <8 x i64>, ptr %v98, align 8
  %v100 = mul i64 %v4, 1
  %v101 = add i64 0, %v100
  %v102 = getelementptr i8, ptr %v88, i64 %v101
  %v103 = getelementptr i8, ptr %v102, i64 128
  call void @llvm.prefetch.p0(ptr %v103, i32 0, i32 3, i32 1)
  %v104 = getelementptr i64, ptr %v102, i64 0
  %v105 = load <8 x i64>, ptr %v104, align 8
  %v106 = mul i64 %v4, 2
  %v107 = add i64 0, %v106
  %v108 = getelementptr i8, ptr %v88, i64 %v107
  %v109 = getelementptr i8, ptr %v108, i64 128
  call void @llvm.prefetch.p0(ptr %v109, i32 0, i32 3, i32 1)
  %v110 = getelementptr i64, ptr %v108, i64 0
  %v111 = load <8 x i64>, ptr %v110, align 8
  %v112 = mul i64 %v4, 3
  %v113 = add i64 0, %v112
  %v114 = getelementptr i8, ptr %v88, i64 %v113
  %v115 = getelementptr i8, ptr %v114, i64 128
  call void @llvm.prefetch.p0(ptr %v115, i32 0, i32 3, i32 1)
  %v116 = getelementptr i64, ptr %v114, i64 0
  %v117 = load <8 x i64>, ptr %v116, align 8
  %v118 = mul i64 %v4, 4
  %v119 = add i64 0, %v118
  %v120 = getelementptr i8, ptr %v88, i64 %v119
  %v121 = getelementptr i8, ptr %v120, i64 128
  call void @llvm.prefetch.p0(ptr %v121, i32 0, i32 3, i32 1)
  %v122 = getelementptr i64, ptr %v120, i64 0
  %v123 = load <8 x i64>, ptr %v122, align 8
  %v124 = mul i64 %v4, 5
  %v125 = add i64 0, %v124
  %v126 = getelementptr i8, ptr %v88, i64 %v125
  %v127 = getelementptr i8, ptr %v126, i64 128
  call void @llvm.prefetch.p0(ptr %v127, i32 0, i32 3, i32 1)
  %v128 = getelementptr i64, ptr %v126, i64 0
  %v129 = load <8 x i64>, ptr %v128, align 8
  %v130 = mul i64 %v4, 6
  %v131 = add i64 0, %v130
  %v132 = getelementptr i8, ptr %v88, i64 %v131
  %v133 = getelementptr i8, ptr %v132, i64 128
  call void @llvm.prefetch.p0(ptr %v133, i32 0, i32 3, i32 1)
  %v134 = getelementptr i64, ptr %v132, i64 0
  %v135 = load <8 x i64>, ptr %v134, align 8
  %v136 = mul i64 %v4, 7
  %v137 = add i64 0, %v136
  %v138 = getelementptr i8, ptr %v88, i64 %v137
  %v139 = getelementptr i8, ptr %v138, i64 128
  call void @llvm.prefetch.p0(ptr %v139, i32 0, i32 3, i32 1)
  %v140 = getelementptr i64, ptr %v138, i64 0
  %v141 = load <8 x i64>, ptr %v140, align 8
  %v142 = shufflevector <8 x i64> %v99, <8 x i64> %v123, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v143 = shufflevector <8 x i64> %v99, <8 x i64> %v123, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v144 = shufflevector <8 x i64> %v105, <8 x i64> %v129, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v145 = shufflevector <8 x i64> %v105, <8 x i64> %v129, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v146 = shufflevector <8 x i64> %v111, <8 x i64> %v135, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v147 = shufflevector <8 x i64> %v111, <8 x i64> %v135, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v148 = shufflevector <8 x i64> %v117, <8 x i64> %v141, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v149 = shufflevector <8 x i64> %v117, <8 x i64> %v141, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v150 = shufflevector <8 x i64> %v142, <8 x i64> %v146, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v151 = shufflevector <8 x i64> %v142, <8 x i64> %v146, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v152 = shufflevector <8 x i64> %v144, <8 x i64> %v148, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v153 = shufflevector <8 x i64> %v144, <8 x i64> %v148, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v154 = shufflevector <8 x i64> %v143, <8 x i64> %v147, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v155 = shufflevector <8 x i64> %v143, <8 x i64> %v147, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v156 = shufflevector <8 x i64> %v145, <8 x i64> %v149, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v157 = shufflevector <8 x i64> %v145, <8 x i64> %v149, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v158 = shufflevector <8 x i64> %v150, <8 x i64> %v152, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v159 = shufflevector <8 x i64> %v150, <8 x i64> %v152, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v160 = shufflevector <8 x i64> %v151, <8 x i64> %v153, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v161 = shufflevector <8 x i64> %v151, <8 x i64> %v153, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v162 = shufflevector <8 x i64> %v154, <8 x i64> %v156, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v163 = shufflevector <8 x i64> %v154, <8 x i64> %v156, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v164 = shufflevector <8 x i64> %v155, <8 x i64> %v157, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v165 = shufflevector <8 x i64> %v155, <8 x i64> %v157, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v166 = mul i64 %v6, 0
  %v167 = add i64 0, %v166
  %v168 = getelementptr i8, ptr %v93, i64 %v167
  %v169 = getelementptr i64, ptr %v168, i64 0
  store <8 x i64> %v158, ptr %v169, align 64, !nontemporal !0
  %v170 = mul i64 %v6, 1
  %v171 = add i64 0, %v170
  %v172 = getelementptr i8, ptr %v93, i64 %v171
  %v173 = getelementptr i64, ptr %v172, i64 0
  store <8 x i64> %v159, ptr %v173, align 64, !nontemporal !0
  %v174 = mul i64 %v6, 2
  %v175 = add i64 0, %v174
  %v176 = getelementptr i8, ptr %v93, i64 %v175
  %v177 = getelementptr i64, ptr %v176, i64 0
  store <8 x i64> %v160, ptr %v177, align 64, !nontemporal !0
  %v178 = mul i64 %v6, 3
  %v179 = add i64 0, %v178
  %v180 = getelementptr i8, ptr %v93, i64 %v179
  %v181 = getelementptr i64, ptr %v180, i64 0
  store <8 x i64> %v161, ptr %v181, align 64, !nontemporal !0
  %v182 = mul i64 %v6, 4
  %v183 = add i64 0, %v182
  %v184 = getelementptr i8, ptr %v93, i64 %v183
  %v185 = getelementptr i64, ptr %v184, i64 0
  store <8 x i64> %v162, ptr %v185, align 64, !nontemporal !0
  %v186 = mul i64 %v6, 5
  %v187 = add i64 0, %v186
  %v188 = getelementptr i8, ptr %v93, i64 %v187
  %v189 = getelementptr i64, ptr %v188, i64 0
  store <8 x i64> %v163, ptr %v189, align 64, !nontemporal !0
  %v190 = mul i64 %v6, 6
  %v191 = add i64 0, %v190
  %v192 = getelementptr i8, ptr %v93, i64 %v191
  %v193 = getelementptr i64, ptr %v192, i64 0
  store <8 x i64> %v164, ptr %v193, align 64, !nontemporal !0
  %v194 = mul i64 %v6, 7
  %v195 = add i64 0, %v194
  %v196 = getelementptr i8, ptr %v93, i64 %v195
  %v197 = getelementptr i64, ptr %v196, i64 0
  store <8 x i64> %v165, ptr %v197, align 64, !nontemporal !0
  %v198 = add nsw i64 %v83, 8
  store i64 %v198, ptr %cell77
  br label %b78
b80:
  %v199 = add nsw i64 %v76, 8
  store i64 %v199, ptr %cell70
  br label %b71
b73:
  store i64 0, ptr %cell200
  br label %b201
b201:
  %v204 = load i64, ptr %cell200
  %v205 = icmp slt i64 %v204, %v68
  br i1 %v205, label %b202, label %b203
b202:
  %v206 = load i64, ptr %cell200
  store i64 %v69, ptr %cell207
  br label %b208
b208:
  %v211 = load i64, ptr %cell207
  %v212 = icmp slt i64 %v211, %v50
  br i1 %v212, label %b209, label %b210
b209:
  %v213 = load i64, ptr %cell207
  %v214 = mul i64 8, %v206
  %v215 = add i64 0, %v214
  %v216 = mul i64 %v4, %v213
  %v217 = add i64 %v215, %v216
  %v218 = getelementptr i8, ptr %v55, i64 %v217
  %v219 = mul i64 %v6, %v206
  %v220 = add i64 0, %v219
  %v221 = mul i64 8, %v213
  %v222 = add i64 %v220, %v221
  %v223 = getelementptr i8, ptr %v60, i64 %v222
  %v224 = sub i64 %v68, %v206
  %v225 = call i64 @llvm.smin.i64(i64 %v224, i64 8)
  %v226 = sub i64 %v50, %v213
  %v227 = call i64 @llvm.smin.i64(i64 %v226, i64 8)
  call void @edge(ptr %v218, i64 %v4, ptr %v223, i64 %v6, i64 %v225, i64 %v227)
  %v228 = add nsw i64 %v213, 8
  store i64 %v228, ptr %cell207
  br label %b208
b210:
  %v229 = add nsw i64 %v206, 8
  store i64 %v229, ptr %cell200
  br label %b201
b203:
  store i64 %v68, ptr %cell230
  br label %b231
b231:
  %v234 = load i64, ptr %cell230
  %v235 = icmp slt i64 %v234, %v48
  br i1 %v235, label %b232, label %b233
b232:
  %v236 = load i64, ptr %cell230
  store i64 0, ptr %cell237
  br label %b238
b238:
  %v241 = load i64, ptr %cell237
  %v242 = icmp slt i64 %v241, %v50
  br i1 %v242, label %b239, label %b240
b239:
  %v243 = load i64, ptr %cell237
  %v244 = mul i64 8, %v236
  %v245 = add i64 0, %v244
  %v246 = mul i64 %v4, %v243
  %v247 = add i64 %v245, %v246
  %v248 = getelementptr i8, ptr %v55, i64 %v247
  %v249 = mul i64 %v6, %v236
  %v250 = add i64 0, %v249
  %v251 = mul i64 8, %v243
  %v252 = add i64 %v250, %v251
  %v253 = getelementptr i8, ptr %v60, i64 %v252
  %v254 = sub i64 %v48, %v236
  %v255 = call i64 @llvm.smin.i64(i64 %v254, i64 8)
  %v256 = sub i64 %v50, %v243
  %v257 = call i64 @llvm.smin.i64(i64 %v256, i64 8)
  call void @edge(ptr %v248, i64 %v4, ptr %v253, i64 %v6, i64 %v255, i64 %v257)
  %v258 = add nsw i64 %v243, 8
  store i64 %v258, ptr %cell237
  br label %b238
b240:
  %v259 = add nsw i64 %v236, 8
  store i64 %v259, ptr %cell230
  br label %b231
b233:
  br label %b66
b65:
  %v260 = and i64 %v48, -8
  %v261 = and i64 %v50, -8
  store i64 0, ptr %cell262
  br label %b263
b263:
  %v266 = load i64, ptr %cell262
  %v267 = icmp slt i64 %v266, %v261
  br i1 %v267, label %b264, label %b265
b264:
  %v268 = load i64, ptr %cell262
  store i64 0, ptr %cell269
  br label %b270
b270:
  %v273 = load i64, ptr %cell269
  %v274 = icmp slt i64 %v273, %v260
  br i1 %v274, label %b271, label %b272
b271:
  %v275 = load i64, ptr %cell269
  %v276 = mul i64 8, %v275
  %v277 = add i64 0, %v276
  %v278 = mul i64 %v4, %v268
  %v279 = add i64 %v277, %v278
  %v280 = getelementptr i8, ptr %v55, i64 %v279
  %v281 = mul i64 %v6, %v275
  %v282 = add i64 0, %v281
  %v283 = mul i64 8, %v268
  %v284 = add i64 %v282, %v283
  %v285 = getelementptr i8, ptr %v60, i64 %v284
  %v286 = mul i64 %v4, 0
  %v287 = add i64 0, %v286
  %v288 = getelementptr i8, ptr %v280, i64 %v287
  %v289 = getelementptr i8, ptr %v288, i64 128
  call void @llvm.prefetch.p0(ptr %v289, i32 0, i32 3, i32 1)
  %v290 = getelementptr i64, ptr %v288, i64 0
  %v291 = load <8 x i64>, ptr %v290, align 8
  %v292 = mul i64 %v4, 1
  %v293 = add i64 0, %v292
  %v294 = getelementptr i8, ptr %v280, i64 %v293
  %v295 = getelementptr i8, ptr %v294, i64 128
  call void @llvm.prefetch.p0(ptr %v295, i32 0, i32 3, i32 1)
  %v296 = getelementptr i64, ptr %v294, i64 0
  %v297 = load <8 x i64>, ptr %v296, align 8
  %v298 = mul i64 %v4, 2
  %v299 = add i64 0, %v298
  %v300 = getelementptr i8, ptr %v280, i64 %v299
  %v301 = getelementptr i8, ptr %v300, i64 128
  call void @llvm.prefetch.p0(ptr %v301, i32 0, i32 3, i32 1)
  %v302 = getelementptr i64, ptr %v300, i64 0
  %v303 = load <8 x i64>, ptr %v302, align 8
  %v304 = mul i64 %v4, 3
  %v305 = add i64 0, %v304
  %v306 = getelementptr i8, ptr %v280, i64 %v305
  %v307 = getelementptr i8, ptr %v306, i64 128
  call void @llvm.prefetch.p0(ptr %v307, i32 0, i32 3, i32 1)
  %v308 = getelementptr i64, ptr %v306, i64 0
  %v309 = load <8 x i64>, ptr %v308, align 8
  %v310 = mul i64 %v4, 4
  %v311 = add i64 0, %v310
  %v312 = getelementptr i8, ptr %v280, i64 %v311
  %v313 = getelementptr i8, ptr %v312, i64 128
  call void @llvm.prefetch.p0(ptr %v313, i32 0, i32 3, i32 1)
  %v314 = getelementptr i64, ptr %v312, i64 0
  %v315 = load <8 x i64>, ptr %v314, align 8
  %v316 = mul i64 %v4, 5
  %v317 = add i64 0, %v316
  %v318 = getelementptr i8, ptr %v280, i64 %v317
  %v319 = getelementptr i8, ptr %v318, i64 128
  call void @llvm.prefetch.p0(ptr %v319, i32 0, i32 3, i32 1)
  %v320 = getelementptr i64, ptr %v318, i64 0
  %v321 = load <8 x i64>, ptr %v320, align 8
  %v322 = mul i64 %v4, 6
  %v323 = add i64 0, %v322
  %v324 = getelementptr i8, ptr %v280, i64 %v323
  %v325 = getelementptr i8, ptr %v324, i64 128
  call void @llvm.prefetch.p0(ptr %v325, i32 0, i32 3, i32 1)
  %v326 = getelementptr i64, ptr %v324, i64 0
  %v327 = load <8 x i64>, ptr %v326, align 8
  %v328 = mul i64 %v4, 7
  %v329 = add i64 0, %v328
  %v330 = getelementptr i8, ptr %v280, i64 %v329
  %v331 = getelementptr i8, ptr %v330, i64 128
  call void @llvm.prefetch.p0(ptr %v331, i32 0, i32 3, i32 1)
  %v332 = getelementptr i64, ptr %v330, i64 0
  %v333 = load <8 x i64>, ptr %v332, align 8
  %v334 = shufflevector <8 x i64> %v291, <8 x i64> %v315, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v335 = shufflevector <8 x i64> %v291, <8 x i64> %v315, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v336 = shufflevector <8 x i64> %v297, <8 x i64> %v321, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v337 = shufflevector <8 x i64> %v297, <8 x i64> %v321, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v338 = shufflevector <8 x i64> %v303, <8 x i64> %v327, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v339 = shufflevector <8 x i64> %v303, <8 x i64> %v327, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v340 = shufflevector <8 x i64> %v309, <8 x i64> %v333, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v341 = shufflevector <8 x i64> %v309, <8 x i64> %v333, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v342 = shufflevector <8 x i64> %v334, <8 x i64> %v338, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v343 = shufflevector <8 x i64> %v334, <8 x i64> %v338, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v344 = shufflevector <8 x i64> %v336, <8 x i64> %v340, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v345 = shufflevector <8 x i64> %v336, <8 x i64> %v340, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v346 = shufflevector <8 x i64> %v335, <8 x i64> %v339, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v347 = shufflevector <8 x i64> %v335, <8 x i64> %v339, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v348 = shufflevector <8 x i64> %v337, <8 x i64> %v341, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v349 = shufflevector <8 x i64> %v337, <8 x i64> %v341, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v350 = shufflevector <8 x i64> %v342, <8 x i64> %v344, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v351 = shufflevector <8 x i64> %v342, <8 x i64> %v344, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v352 = shufflevector <8 x i64> %v343, <8 x i64> %v345, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v353 = shufflevector <8 x i64> %v343, <8 x i64> %v345, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v354 = shufflevector <8 x i64> %v346, <8 x i64> %v348, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v355 = shufflevector <8 x i64> %v346, <8 x i64> %v348, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v356 = shufflevector <8 x i64> %v347, <8 x i64> %v349, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v357 = shufflevector <8 x i64> %v347, <8 x i64> %v349, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v358 = mul i64 %v6, 0
  %v359 = add i64 0, %v358
  %v360 = getelementptr i8, ptr %v285, i64 %v359
  %v361 = getelementptr i64, ptr %v360, i64 0
  store <8 x i64> %v350, ptr %v361, align 8
  %v362 = mul i64 %v6, 1
  %v363 = add i64 0, %v362
  %v364 = getelementptr i8, ptr %v285, i64 %v363
  %v365 = getelementptr i64, ptr %v364, i64 0
  store <8 x i64> %v351, ptr %v365, align 8
  %v366 = mul i64 %v6, 2
  %v367 = add i64 0, %v366
  %v368 = getelementptr i8, ptr %v285, i64 %v367
  %v369 = getelementptr i64, ptr %v368, i64 0
  store <8 x i64> %v352, ptr %v369, align 8
  %v370 = mul i64 %v6, 3
  %v371 = add i64 0, %v370
  %v372 = getelementptr i8, ptr %v285, i64 %v371
  %v373 = getelementptr i64, ptr %v372, i64 0
  store <8 x i64> %v353, ptr %v373, align 8
  %v374 = mul i64 %v6, 4
  %v375 = add i64 0, %v374
  %v376 = getelementptr i8, ptr %v285, i64 %v375
  %v377 = getelementptr i64, ptr %v376, i64 0
  store <8 x i64> %v354, ptr %v377, align 8
  %v378 = mul i64 %v6, 5
  %v379 = add i64 0, %v378
  %v380 = getelementptr i8, ptr %v285, i64 %v379
  %v381 = getelementptr i64, ptr %v380, i64 0
  store <8 x i64> %v355, ptr %v381, align 8
  %v382 = mul i64 %v6, 6
  %v383 = add i64 0, %v382
  %v384 = getelementptr i8, ptr %v285, i64 %v383
  %v385 = getelementptr i64, ptr %v384, i64 0
  store <8 x i64> %v356, ptr %v385, align 8
  %v386 = mul i64 %v6, 7
  %v387 = add i64 0, %v386
  %v388 = getelementptr i8, ptr %v285, i64 %v387
  %v389 = getelementptr i64, ptr %v388, i64 0
  store <8 x i64> %v357, ptr %v389, align 8
  %v390 = add nsw i64 %v275, 8
  store i64 %v390, ptr %cell269
  br label %b270
b272:
  %v391 = add nsw i64 %v268, 8
  store i64 %v391, ptr %cell262
  br label %b263
b265:
  store i64 0, ptr %cell392
  br label %b393
b393:
  %v396 = load i64, ptr %cell392
  %v397 = icmp slt i64 %v396, %v260
  br i1 %v397, label %b394, label %b395
b394:
  %v398 = load i64, ptr %cell392
  store i64 %v261, ptr %cell399
  br label %b400
b400:
  %v403 = load i64, ptr %cell399
  %v404 = icmp slt i64 %v403, %v50
  br i1 %v404, label %b401, label %b402
b401:
  %v405 = load i64, ptr %cell399
  %v406 = mul i64 8, %v398
  %v407 = add i64 0, %v406
  %v408 = mul i64 %v4, %v405
  %v409 = add i64 %v407, %v408
  %v410 = getelementptr i8, ptr %v55, i64 %v409
  %v411 = mul i64 %v6, %v398
  %v412 = add i64 0, %v411
  %v413 = mul i64 8, %v405
  %v414 = add i64 %v412, %v413
  %v415 = getelementptr i8, ptr %v60, i64 %v414
  %v416 = sub i64 %v260, %v398
  %v417 = call i64 @llvm.smin.i64(i64 %v416, i64 8)
  %v418 = sub i64 %v50, %v405
  %v419 = call i64 @llvm.smin.i64(i64 %v418, i64 8)
  call void @edge(ptr %v410, i64 %v4, ptr %v415, i64 %v6, i64 %v417, i64 %v419)
  %v420 = add nsw i64 %v405, 8
  store i64 %v420, ptr %cell399
  br label %b400
b402:
  %v421 = add nsw i64 %v398, 8
  store i64 %v421, ptr %cell392
  br label %b393
b395:
  store i64 %v260, ptr %cell422
  br label %b423
b423:
  %v426 = load i64, ptr %cell422
  %v427 = icmp slt i64 %v426, %v48
  br i1 %v427, label %b424, label %b425
b424:
  %v428 = load i64, ptr %cell422
  store i64 0, ptr %cell429
  br label %b430
b430:
  %v433 = load i64, ptr %cell429
  %v434 = icmp slt i64 %v433, %v50
  br i1 %v434, label %b431, label %b432
b431:
  %v435 = load i64, ptr %cell429
  %v436 = mul i64 8, %v428
  %v437 = add i64 0, %v436
  %v438 = mul i64 %v4, %v435
  %v439 = add i64 %v437, %v438
  %v440 = getelementptr i8, ptr %v55, i64 %v439
  %v441 = mul i64 %v6, %v428
  %v442 = add i64 0, %v441
  %v443 = mul i64 8, %v435
  %v444 = add i64 %v442, %v443
  %v445 = getelementptr i8, ptr %v60, i64 %v444
  %v446 = sub i64 %v48, %v428
  %v447 = call i64 @llvm.smin.i64(i64 %v446, i64 8)
  %v448 = sub i64 %v50, %v435
  %v449 = call i64 @llvm.smin.i64(i64 %v448, i64 8)
  call void @edge(ptr %v440, i64 %v4, ptr %v445, i64 %v6, i64 %v447, i64 %v449)
  %v450 = add nsw i64 %v435, 8
  store i64 %v450, ptr %cell429
  br label %b430
b432:
  %v451 = add nsw i64 %v428, 8
  store i64 %v451, ptr %cell422
  br label %b423
b425:
  br label %b66
b66:
  %v452 = add nsw i64 %v26, 1
  store i64 %v452, ptr %cell20
  br label %b21
b23:
  fence seq_cst
  ret void
}

define internal void @edge(ptr %source, i64 %across, ptr %result, i64 %down, i64 %rows, i64 %columns) #0 {
entry:
  %v1 = sub i64 8, %rows
  %v2 = trunc i64 %v1 to i8
  %v3 = lshr i8 -1, %v2
  %v4 = bitcast i8 %v3 to <8 x i1>
  %v5 = sub i64 8, %columns
  %v6 = trunc i64 %v5 to i8
  %v7 = lshr i8 -1, %v6
  %v8 = bitcast i8 %v7 to <8 x i1>
  %v9 = mul i64 %across, 0
  %v10 = add i64 0, %v9
  %v11 = getelementptr i8, ptr %source, i64 %v10
  %v12 = icmp sgt i64 %columns, 0
  %v13 = select i1 %v12, <8 x i1> %v4, <8 x i1> zeroinitializer
  %v14 = getelementptr i64, ptr %v11, i64 0
  %v15 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr %v14, i32 8, <8 x i1> %v13, <8 x i64> zeroinitializer)
  %v16 = mul i64 %across, 1
  %v17 = add i64 0, %v16
  %v18 = getelementptr i8, ptr %source, i64 %v17
  %v19 = icmp sgt i64 %columns, 1
  %v20 = select i1 %v19, <8 x i1> %v4, <8 x i1> zeroinitializer
  %v21 = getelementptr i64, ptr %v18, i64 0
  %v22 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr %v21, i32 8, <8 x i1> %v20, <8 x i64> zeroinitializer)
  %v23 = mul i64 %across, 2
  %v24 = add i64 0, %v23
  %v25 = getelementptr i8, ptr %source, i64 %v24
  %v26 = icmp sgt i64 %columns, 2
  %v27 = select i1 %v26, <8 x i1> %v4, <8 x i1> zeroinitializer
  %v28 = getelementptr i64, ptr %v25, i64 0
  %v29 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr %v28, i32 8, <8 x i1> %v27, <8 x i64> zeroinitializer)
  %v30 = mul i64 %across, 3
  %v31 = add i64 0, %v30
  %v32 = getelementptr i8, ptr %source, i64 %v31
  %v33 = icmp sgt i64 %columns, 3
  %v34 = select i1 %v33, <8 x i1> %v4, <8 x i1> zeroinitializer
  %v35 = getelementptr i64, ptr %v32, i64 0
  %v36 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr %v35, i32 8, <8 x i1> %v34, <8 x i64> zeroinitializer)
  %v37 = mul i64 %across, 4
  %v38 = add i64 0, %v37
  %v39 = getelementptr i8, ptr %source, i64 %v38
  %v40 = icmp sgt i64 %columns, 4
  %v41 = select i1 %v40, <8 x i1> %v4, <8 x i1> zeroinitializer
  %v42 = getelementptr i64, ptr %v39, i64 0
  %v43 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr %v42, i32 8, <8 x i1> %v41, <8 x i64> zeroinitializer)
  %v44 = mul i64 %across, 5
  %v45 = add i64 0, %v44
  %v46 = getelementptr i8, ptr %source, i64 %v45
  %v47 = icmp sgt i64 %columns, 5
  %v48 = select i1 %v47, <8 x i1> %v4, <8 x i1> zeroinitializer
  %v49 = getelementptr i64, ptr %v46, i64 0
  %v50 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr %v49, i32 8, <8 x i1> %v48, <8 x i64> zeroinitializer)
  %v51 = mul i64 %across, 6
  %v52 = add i64 0, %v51
  %v53 = getelementptr i8, ptr %source, i64 %v52
  %v54 = icmp sgt i64 %columns, 6
  %v55 = select i1 %v54, <8 x i1> %v4, <8 x i1> zeroinitializer
  %v56 = getelementptr i64, ptr %v53, i64 0
  %v57 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr %v56, i32 8, <8 x i1> %v55, <8 x i64> zeroinitializer)
  %v58 = mul i64 %across, 7
  %v59 = add i64 0, %v58
  %v60 = getelementptr i8, ptr %source, i64 %v59
  %v61 = icmp sgt i64 %columns, 7
  %v62 = select i1 %v61, <8 x i1> %v4, <8 x i1> zeroinitializer
  %v63 = getelementptr i64, ptr %v60, i64 0
  %v64 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr %v63, i32 8, <8 x i1> %v62, <8 x i64> zeroinitializer)
  %v65 = shufflevector <8 x i64> %v15, <8 x i64> %v43, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v66 = shufflevector <8 x i64> %v15, <8 x i64> %v43, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v67 = shufflevector <8 x i64> %v22, <8 x i64> %v50, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v68 = shufflevector <8 x i64> %v22, <8 x i64> %v50, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v69 = shufflevector <8 x i64> %v29, <8 x i64> %v57, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v70 = shufflevector <8 x i64> %v29, <8 x i64> %v57, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v71 = shufflevector <8 x i64> %v36, <8 x i64> %v64, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v72 = shufflevector <8 x i64> %v36, <8 x i64> %v64, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v73 = shufflevector <8 x i64> %v65, <8 x i64> %v69, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v74 = shufflevector <8 x i64> %v65, <8 x i64> %v69, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v75 = shufflevector <8 x i64> %v67, <8 x i64> %v71, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v76 = shufflevector <8 x i64> %v67, <8 x i64> %v71, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v77 = shufflevector <8 x i64> %v66, <8 x i64> %v70, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v78 = shufflevector <8 x i64> %v66, <8 x i64> %v70, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v79 = shufflevector <8 x i64> %v68, <8 x i64> %v72, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v80 = shufflevector <8 x i64> %v68, <8 x i64> %v72, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v81 = shufflevector <8 x i64> %v73, <8 x i64> %v75, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v82 = shufflevector <8 x i64> %v73, <8 x i64> %v75, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v83 = shufflevector <8 x i64> %v74, <8 x i64> %v76, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v84 = shufflevector <8 x i64> %v74, <8 x i64> %v76, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v85 = shufflevector <8 x i64> %v77, <8 x i64> %v79, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v86 = shufflevector <8 x i64> %v77, <8 x i64> %v79, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v87 = shufflevector <8 x i64> %v78, <8 x i64> %v80, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v88 = shufflevector <8 x i64> %v78, <8 x i64> %v80, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v89 = mul i64 %down, 0
  %v90 = add i64 0, %v89
  %v91 = getelementptr i8, ptr %result, i64 %v90
  %v92 = icmp sgt i64 %rows, 0
  %v93 = select i1 %v92, <8 x i1> %v8, <8 x i1> zeroinitializer
  %v94 = getelementptr i64, ptr %v91, i64 0
  call void @llvm.masked.store.v8i64.p0(<8 x i64> %v81, ptr %v94, i32 8, <8 x i1> %v93)
  %v95 = mul i64 %down, 1
  %v96 = add i64 0, %v95
  %v97 = getelementptr i8, ptr %result, i64 %v96
  %v98 = icmp sgt i64 %rows, 1
  %v99 = select i1 %v98, <8 x i1> %v8, <8 x i1> zeroinitializer
  %v100 = getelementptr i64, ptr %v97, i64 0
  call void @llvm.masked.store.v8i64.p0(<8 x i64> %v82, ptr %v100, i32 8, <8 x i1> %v99)
  %v101 = mul i64 %down, 2
  %v102 = add i64 0, %v101
  %v103 = getelementptr i8, ptr %result, i64 %v102
  %v104 = icmp sgt i64 %rows, 2
  %v105 = select i1 %v104, <8 x i1> %v8, <8 x i1> zeroinitializer
  %v106 = getelementptr i64, ptr %v103, i64 0
  call void @llvm.masked.store.v8i64.p0(<8 x i64> %v83, ptr %v106, i32 8, <8 x i1> %v105)
  %v107 = mul i64 %down, 3
  %v108 = add i64 0, %v107
  %v109 = getelementptr i8, ptr %result, i64 %v108
  %v110 = icmp sgt i64 %rows, 3
  %v111 = select i1 %v110, <8 x i1> %v8, <8 x i1> zeroinitializer
  %v112 = getelementptr i64, ptr %v109, i64 0
  call void @llvm.masked.store.v8i64.p0(<8 x i64> %v84, ptr %v112, i32 8, <8 x i1> %v111)
  %v113 = mul i64 %down, 4
  %v114 = add i64 0, %v113
  %v115 = getelementptr i8, ptr %result, i64 %v114
  %v116 = icmp sgt i64 %rows, 4
  %v117 = select i1 %v116, <8 x i1> %v8, <8 x i1> zeroinitializer
  %v118 = getelementptr i64, ptr %v115, i64 0
  call void @llvm.masked.store.v8i64.p0(<8 x i64> %v85, ptr %v118, i32 8, <8 x i1> %v117)
  %v119 = mul i64 %down, 5
  %v120 = add i64 0, %v119
  %v121 = getelementptr i8, ptr %result, i64 %v120
  %v122 = icmp sgt i64 %rows, 5
  %v123 = select i1 %v122, <8 x i1> %v8, <8 x i1> zeroinitializer
  %v124 = getelementptr i64, ptr %v121, i64 0
  call void @llvm.masked.store.v8i64.p0(<8 x i64> %v86, ptr %v124, i32 8, <8 x i1> %v123)
  %v125 = mul i64 %down, 6
  %v126 = add i64 0, %v125
  %v127 = getelementptr i8, ptr %result, i64 %v126
  %v128 = icmp sgt i64 %rows, 6
  %v129 = select i1 %v128, <8 x i1> %v8, <8 x i1> zeroinitializer
  %v130 = getelementptr i64, ptr %v127, i64 0
  call void @llvm.masked.store.v8i64.p0(<8 x i64> %v87, ptr %v130, i32 8, <8 x i1> %v129)
  %v131 = mul i64 %down, 7
  %v132 = add i64 0, %v131
  %v133 = getelementptr i8, ptr %result, i64 %v132
  %v134 = icmp sgt i64 %rows, 7
  %v135 = select i1 %v134, <8 x i1> %v8, <8 x i1> zeroinitializer
  %v136 = getelementptr i64, ptr %v133, i64 0
  call void @llvm.masked.store.v8i64.p0(<8 x i64> %v88, ptr %v136, i32 8, <8 x i1> %v135)
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
