; trellis golden, codegen revision 18
; copy|8|2|squares|sc
; {'stores': 'streaming', 'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell20 = alloca i64
  %cell70 = alloca i64
  %cell77 = alloca i64
  %cell88 = alloca i64
  %cell95 = alloca i64
  %cell220 = alloca i64
  %cell227 = alloca i64
  %cell250 = alloca i64
  %cell257 = alloca i64
  %cell282 = alloca i64
  %cell289 = alloca i64
  %cell300 = alloca i64
  %cell307 = alloca i64
  %cell432 = alloca i64
  %cell439 = alloca i64
  %cell462 = alloca i64
  %cell469 = alloca i64
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
  %v84 = add i64 %v76, 8
  %v85 = call i64 @llvm.smin.i64(i64 %v84, i64 %v69)
  %v86 = add i64 %v83, 8
  %v87 = call i64 @llvm.smin.i64(i64 %v86, i64 %v68)
  store i64 %v76, ptr %cell88
  br label %b89
b89:
  %v92 = load i64, ptr %cell88
  %v93 = icmp slt i64 %v92, %v85
  br i1 %v93, label %b90, label %b91
b90:
  %v94 = load i64, ptr %cell88
  store i64 %v83, ptr %cell95
  br label %b96
b96:
  %v99 = load i64, ptr %cell95
  %v100 = icmp slt i64 %v99, %v87
  br i1 %v100, label %b97, label %b98
b97:
  %v101 = load i64, ptr %cell95
  %v102 = mul i64 8, %v101
  %v103 = add i64 0, %v102
  %v104 = mul i64 %v4, %v94
  %v105 = add i64 %v103, %v104
  %v106 = getelementptr i8, ptr %v55, i64 %v105
  %v107 = mul i64 %v6, %v101
  %v108 = add i64 0, %v107
  %v109 = mul i64 8, %v94
  %v110 = add i64 %v108, %v109
  %v111 = getelementptr i8, ptr %v60, i64 %v110
  %v112 = mul i64 %v4, 0
  %v113 = add i64 0, %v112
  %v114 = getelementptr i8, ptr %v106, i64 %v113
  %v115 = getelementptr i8, ptr %v114, i64 128
  call void @llvm.prefetch.p0(ptr %v115, i32 0, i32 3, i32 1)
  %v116 = getelementptr i64, ptr %v114, i64 0
  %v117 = load <8 x i64>, ptr %v116, align 8
  %v118 = mul i64 %v4, 1
  %v119 = add i64 0, %v118
  %v120 = getelementptr i8, ptr %v106, i64 %v119
  %v121 = getelementptr i8, ptr %v120, i64 128
  call void @llvm.prefetch.p0(ptr %v121, i32 0, i32 3, i32 1)
  %v122 = getelementptr i64, ptr %v120, i64 0
  %v123 = load <8 x i64>, ptr %v122, align 8
  %v124 = mul i64 %v4, 2
  %v125 = add i64 0, %v124
  %v126 = getelementptr i8, ptr %v106, i64 %v125
  %v127 = getelementptr i8, ptr %v126, i64 128
  call void @llvm.prefetch.p0(ptr %v127, i32 0, i32 3, i32 1)
  %v128 = getelementptr i64, ptr %v126, i64 0
  %v129 = load <8 x i64>, ptr %v128, align 8
  %v130 = mul i64 %v4, 3
  %v131 = add i64 0, %v130
  %v132 = getelementptr i8, ptr %v106, i64 %v131
  %v133 = getelementptr i8, ptr %v132, i64 128
  call void @llvm.prefetch.p0(ptr %v133, i32 0, i32 3, i32 1)
  %v134 = getelementptr i64, ptr %v132, i64 0
  %v135 = load <8 x i64>, ptr %v134, align 8
  %v136 = mul i64 %v4, 4
  %v137 = add i64 0, %v136
  %v138 = getelementptr i8, ptr %v106, i64 %v137
  %v139 = getelementptr i8, ptr %v138, i64 128
  call void @llvm.prefetch.p0(ptr %v139, i32 0, i32 3, i32 1)
  %v140 = getelementptr i64, ptr %v138, i64 0
  %v141 = load <8 x i64>, ptr %v140, align 8
  %v142 = mul i64 %v4, 5
  %v143 = add i64 0, %v142
  %v144 = getelementptr i8, ptr %v106, i64 %v143
  %v145 = getelementptr i8, ptr %v144, i64 128
  call void @llvm.prefetch.p0(ptr %v145, i32 0, i32 3, i32 1)
  %v146 = getelementptr i64, ptr %v144, i64 0
  %v147 = load <8 x i64>, ptr %v146, align 8
  %v148 = mul i64 %v4, 6
  %v149 = add i64 0, %v148
  %v150 = getelementptr i8, ptr %v106, i64 %v149
  %v151 = getelementptr i8, ptr %v150, i64 128
  call void @llvm.prefetch.p0(ptr %v151, i32 0, i32 3, i32 1)
  %v152 = getelementptr i64, ptr %v150, i64 0
  %v153 = load <8 x i64>, ptr %v152, align 8
  %v154 = mul i64 %v4, 7
  %v155 = add i64 0, %v154
  %v156 = getelementptr i8, ptr %v106, i64 %v155
  %v157 = getelementptr i8, ptr %v156, i64 128
  call void @llvm.prefetch.p0(ptr %v157, i32 0, i32 3, i32 1)
  %v158 = getelementptr i64, ptr %v156, i64 0
  %v159 = load <8 x i64>, ptr %v158, align 8
  %v160 = shufflevector <8 x i64> %v117, <8 x i64> %v141, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v161 = shufflevector <8 x i64> %v117, <8 x i64> %v141, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v162 = shufflevector <8 x i64> %v123, <8 x i64> %v147, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v163 = shufflevector <8 x i64> %v123, <8 x i64> %v147, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v164 = shufflevector <8 x i64> %v129, <8 x i64> %v153, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v165 = shufflevector <8 x i64> %v129, <8 x i64> %v153, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v166 = shufflevector <8 x i64> %v135, <8 x i64> %v159, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v167 = shufflevector <8 x i64> %v135, <8 x i64> %v159, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v168 = shufflevector <8 x i64> %v160, <8 x i64> %v164, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v169 = shufflevector <8 x i64> %v160, <8 x i64> %v164, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v170 = shufflevector <8 x i64> %v162, <8 x i64> %v166, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v171 = shufflevector <8 x i64> %v162, <8 x i64> %v166, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v172 = shufflevector <8 x i64> %v161, <8 x i64> %v165, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v173 = shufflevector <8 x i64> %v161, <8 x i64> %v165, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v174 = shufflevector <8 x i64> %v163, <8 x i64> %v167, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v175 = shufflevector <8 x i64> %v163, <8 x i64> %v167, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v176 = shufflevector <8 x i64> %v168, <8 x i64> %v170, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v177 = shufflevector <8 x i64> %v168, <8 x i64> %v170, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v178 = shufflevector <8 x i64> %v169, <8 x i64> %v171, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v179 = shufflevector <8 x i64> %v169, <8 x i64> %v171, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v180 = shufflevector <8 x i64> %v172, <8 x i64> %v174, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v181 = shufflevector <8 x i64> %v172, <8 x i64> %v174, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v182 = shufflevector <8 x i64> %v173, <8 x i64> %v175, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v183 = shufflevector <8 x i64> %v173, <8 x i64> %v175, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v184 = mul i64 %v6, 0
  %v185 = add i64 0, %v184
  %v186 = getelementptr i8, ptr %v111, i64 %v185
  %v187 = getelementptr i64, ptr %v186, i64 0
  store <8 x i64> %v176, ptr %v187, align 64, !nontemporal !0
  %v188 = mul i64 %v6, 1
  %v189 = add i64 0, %v188
  %v190 = getelementptr i8, ptr %v111, i64 %v189
  %v191 = getelementptr i64, ptr %v190, i64 0
  store <8 x i64> %v177, ptr %v191, align 64, !nontemporal !0
  %v192 = mul i64 %v6, 2
  %v193 = add i64 0, %v192
  %v194 = getelementptr i8, ptr %v111, i64 %v193
  %v195 = getelementptr i64, ptr %v194, i64 0
  store <8 x i64> %v178, ptr %v195, align 64, !nontemporal !0
  %v196 = mul i64 %v6, 3
  %v197 = add i64 0, %v196
  %v198 = getelementptr i8, ptr %v111, i64 %v197
  %v199 = getelementptr i64, ptr %v198, i64 0
  store <8 x i64> %v179, ptr %v199, align 64, !nontemporal !0
  %v200 = mul i64 %v6, 4
  %v201 = add i64 0, %v200
  %v202 = getelementptr i8, ptr %v111, i64 %v201
  %v203 = getelementptr i64, ptr %v202, i64 0
  store <8 x i64> %v180, ptr %v203, align 64, !nontemporal !0
  %v204 = mul i64 %v6, 5
  %v205 = add i64 0, %v204
  %v206 = getelementptr i8, ptr %v111, i64 %v205
  %v207 = getelementptr i64, ptr %v206, i64 0
  store <8 x i64> %v181, ptr %v207, align 64, !nontemporal !0
  %v208 = mul i64 %v6, 6
  %v209 = add i64 0, %v208
  %v210 = getelementptr i8, ptr %v111, i64 %v209
  %v211 = getelementptr i64, ptr %v210, i64 0
  store <8 x i64> %v182, ptr %v211, align 64, !nontemporal !0
  %v212 = mul i64 %v6, 7
  %v213 = add i64 0, %v212
  %v214 = getelementptr i8, ptr %v111, i64 %v213
  %v215 = getelementptr i64, ptr %v214, i64 0
  store <8 x i64> %v183, ptr %v215, align 64, !nontemporal !0
  %v216 = add nsw i64 %v101, 8
  store i64 %v216, ptr %cell95
  br label %b96
b98:
  %v217 = add nsw i64 %v94, 8
  store i64 %v217, ptr %cell88
  br label %b89
b91:
  %v218 = add nsw i64 %v83, 8
  store i64 %v218, ptr %cell77
  br label %b78
b80:
  %v219 = add nsw i64 %v76, 8
  store i64 %v219, ptr %cell70
  br label %b71
b73:
  store i64 0, ptr %cell220
  br label %b221
b221:
  %v224 = load i64, ptr %cell220
  %v225 = icmp slt i64 %v224, %v68
  br i1 %v225, label %b222, label %b223
b222:
  %v226 = load i64, ptr %cell220
  store i64 %v69, ptr %cell227
  br label %b228
b228:
  %v231 = load i64, ptr %cell227
  %v232 = icmp slt i64 %v231, %v50
  br i1 %v232, label %b229, label %b230
b229:
  %v233 = load i64, ptr %cell227
  %v234 = mul i64 8, %v226
  %v235 = add i64 0, %v234
  %v236 = mul i64 %v4, %v233
  %v237 = add i64 %v235, %v236
  %v238 = getelementptr i8, ptr %v55, i64 %v237
  %v239 = mul i64 %v6, %v226
  %v240 = add i64 0, %v239
  %v241 = mul i64 8, %v233
  %v242 = add i64 %v240, %v241
  %v243 = getelementptr i8, ptr %v60, i64 %v242
  %v244 = sub i64 %v68, %v226
  %v245 = call i64 @llvm.smin.i64(i64 %v244, i64 8)
  %v246 = sub i64 %v50, %v233
  %v247 = call i64 @llvm.smin.i64(i64 %v246, i64 8)
  call void @edge(ptr %v238, i64 %v4, ptr %v243, i64 %v6, i64 %v245, i64 %v247)
  %v248 = add nsw i64 %v233, 8
  store i64 %v248, ptr %cell227
  br label %b228
b230:
  %v249 = add nsw i64 %v226, 8
  store i64 %v249, ptr %cell220
  br label %b221
b223:
  store i64 %v68, ptr %cell250
  br label %b251
b251:
  %v254 = load i64, ptr %cell250
  %v255 = icmp slt i64 %v254, %v48
  br i1 %v255, label %b252, label %b253
b252:
  %v256 = load i64, ptr %cell250
  store i64 0, ptr %cell257
  br label %b258
b258:
  %v261 = load i64, ptr %cell257
  %v262 = icmp slt i64 %v261, %v50
  br i1 %v262, label %b259, label %b260
b259:
  %v263 = load i64, ptr %cell257
  %v264 = mul i64 8, %v256
  %v265 = add i64 0, %v264
  %v266 = mul i64 %v4, %v263
  %v267 = add i64 %v265, %v266
  %v268 = getelementptr i8, ptr %v55, i64 %v267
  %v269 = mul i64 %v6, %v256
  %v270 = add i64 0, %v269
  %v271 = mul i64 8, %v263
  %v272 = add i64 %v270, %v271
  %v273 = getelementptr i8, ptr %v60, i64 %v272
  %v274 = sub i64 %v48, %v256
  %v275 = call i64 @llvm.smin.i64(i64 %v274, i64 8)
  %v276 = sub i64 %v50, %v263
  %v277 = call i64 @llvm.smin.i64(i64 %v276, i64 8)
  call void @edge(ptr %v268, i64 %v4, ptr %v273, i64 %v6, i64 %v275, i64 %v277)
  %v278 = add nsw i64 %v263, 8
  store i64 %v278, ptr %cell257
  br label %b258
b260:
  %v279 = add nsw i64 %v256, 8
  store i64 %v279, ptr %cell250
  br label %b251
b253:
  br label %b66
b65:
  %v280 = and i64 %v48, -8
  %v281 = and i64 %v50, -8
  store i64 0, ptr %cell282
  br label %b283
b283:
  %v286 = load i64, ptr %cell282
  %v287 = icmp slt i64 %v286, %v281
  br i1 %v287, label %b284, label %b285
b284:
  %v288 = load i64, ptr %cell282
  store i64 0, ptr %cell289
  br label %b290
b290:
  %v293 = load i64, ptr %cell289
  %v294 = icmp slt i64 %v293, %v280
  br i1 %v294, label %b291, label %b292
b291:
  %v295 = load i64, ptr %cell289
  %v296 = add i64 %v288, 8
  %v297 = call i64 @llvm.smin.i64(i64 %v296, i64 %v281)
  %v298 = add i64 %v295, 8
  %v299 = call i64 @llvm.smin.i64(i64 %v298, i64 %v280)
  store i64 %v288, ptr %cell300
  br label %b301
b301:
  %v304 = load i64, ptr %cell300
  %v305 = icmp slt i64 %v304, %v297
  br i1 %v305, label %b302, label %b303
b302:
  %v306 = load i64, ptr %cell300
  store i64 %v295, ptr %cell307
  br label %b308
b308:
  %v311 = load i64, ptr %cell307
  %v312 = icmp slt i64 %v311, %v299
  br i1 %v312, label %b309, label %b310
b309:
  %v313 = load i64, ptr %cell307
  %v314 = mul i64 8, %v313
  %v315 = add i64 0, %v314
  %v316 = mul i64 %v4, %v306
  %v317 = add i64 %v315, %v316
  %v318 = getelementptr i8, ptr %v55, i64 %v317
  %v319 = mul i64 %v6, %v313
  %v320 = add i64 0, %v319
  %v321 = mul i64 8, %v306
  %v322 = add i64 %v320, %v321
  %v323 = getelementptr i8, ptr %v60, i64 %v322
  %v324 = mul i64 %v4, 0
  %v325 = add i64 0, %v324
  %v326 = getelementptr i8, ptr %v318, i64 %v325
  %v327 = getelementptr i8, ptr %v326, i64 128
  call void @llvm.prefetch.p0(ptr %v327, i32 0, i32 3, i32 1)
  %v328 = getelementptr i64, ptr %v326, i64 0
  %v329 = load <8 x i64>, ptr %v328, align 8
  %v330 = mul i64 %v4, 1
  %v331 = add i64 0, %v330
  %v332 = getelementptr i8, ptr %v318, i64 %v331
  %v333 = getelementptr i8, ptr %v332, i64 128
  call void @llvm.prefetch.p0(ptr %v333, i32 0, i32 3, i32 1)
  %v334 = getelementptr i64, ptr %v332, i64 0
  %v335 = load <8 x i64>, ptr %v334, align 8
  %v336 = mul i64 %v4, 2
  %v337 = add i64 0, %v336
  %v338 = getelementptr i8, ptr %v318, i64 %v337
  %v339 = getelementptr i8, ptr %v338, i64 128
  call void @llvm.prefetch.p0(ptr %v339, i32 0, i32 3, i32 1)
  %v340 = getelementptr i64, ptr %v338, i64 0
  %v341 = load <8 x i64>, ptr %v340, align 8
  %v342 = mul i64 %v4, 3
  %v343 = add i64 0, %v342
  %v344 = getelementptr i8, ptr %v318, i64 %v343
  %v345 = getelementptr i8, ptr %v344, i64 128
  call void @llvm.prefetch.p0(ptr %v345, i32 0, i32 3, i32 1)
  %v346 = getelementptr i64, ptr %v344, i64 0
  %v347 = load <8 x i64>, ptr %v346, align 8
  %v348 = mul i64 %v4, 4
  %v349 = add i64 0, %v348
  %v350 = getelementptr i8, ptr %v318, i64 %v349
  %v351 = getelementptr i8, ptr %v350, i64 128
  call void @llvm.prefetch.p0(ptr %v351, i32 0, i32 3, i32 1)
  %v352 = getelementptr i64, ptr %v350, i64 0
  %v353 = load <8 x i64>, ptr %v352, align 8
  %v354 = mul i64 %v4, 5
  %v355 = add i64 0, %v354
  %v356 = getelementptr i8, ptr %v318, i64 %v355
  %v357 = getelementptr i8, ptr %v356, i64 128
  call void @llvm.prefetch.p0(ptr %v357, i32 0, i32 3, i32 1)
  %v358 = getelementptr i64, ptr %v356, i64 0
  %v359 = load <8 x i64>, ptr %v358, align 8
  %v360 = mul i64 %v4, 6
  %v361 = add i64 0, %v360
  %v362 = getelementptr i8, ptr %v318, i64 %v361
  %v363 = getelementptr i8, ptr %v362, i64 128
  call void @llvm.prefetch.p0(ptr %v363, i32 0, i32 3, i32 1)
  %v364 = getelementptr i64, ptr %v362, i64 0
  %v365 = load <8 x i64>, ptr %v364, align 8
  %v366 = mul i64 %v4, 7
  %v367 = add i64 0, %v366
  %v368 = getelementptr i8, ptr %v318, i64 %v367
  %v369 = getelementptr i8, ptr %v368, i64 128
  call void @llvm.prefetch.p0(ptr %v369, i32 0, i32 3, i32 1)
  %v370 = getelementptr i64, ptr %v368, i64 0
  %v371 = load <8 x i64>, ptr %v370, align 8
  %v372 = shufflevector <8 x i64> %v329, <8 x i64> %v353, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v373 = shufflevector <8 x i64> %v329, <8 x i64> %v353, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v374 = shufflevector <8 x i64> %v335, <8 x i64> %v359, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v375 = shufflevector <8 x i64> %v335, <8 x i64> %v359, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v376 = shufflevector <8 x i64> %v341, <8 x i64> %v365, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v377 = shufflevector <8 x i64> %v341, <8 x i64> %v365, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v378 = shufflevector <8 x i64> %v347, <8 x i64> %v371, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v379 = shufflevector <8 x i64> %v347, <8 x i64> %v371, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v380 = shufflevector <8 x i64> %v372, <8 x i64> %v376, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v381 = shufflevector <8 x i64> %v372, <8 x i64> %v376, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v382 = shufflevector <8 x i64> %v374, <8 x i64> %v378, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v383 = shufflevector <8 x i64> %v374, <8 x i64> %v378, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v384 = shufflevector <8 x i64> %v373, <8 x i64> %v377, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v385 = shufflevector <8 x i64> %v373, <8 x i64> %v377, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v386 = shufflevector <8 x i64> %v375, <8 x i64> %v379, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v387 = shufflevector <8 x i64> %v375, <8 x i64> %v379, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v388 = shufflevector <8 x i64> %v380, <8 x i64> %v382, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v389 = shufflevector <8 x i64> %v380, <8 x i64> %v382, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v390 = shufflevector <8 x i64> %v381, <8 x i64> %v383, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v391 = shufflevector <8 x i64> %v381, <8 x i64> %v383, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v392 = shufflevector <8 x i64> %v384, <8 x i64> %v386, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v393 = shufflevector <8 x i64> %v384, <8 x i64> %v386, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v394 = shufflevector <8 x i64> %v385, <8 x i64> %v387, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v395 = shufflevector <8 x i64> %v385, <8 x i64> %v387, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v396 = mul i64 %v6, 0
  %v397 = add i64 0, %v396
  %v398 = getelementptr i8, ptr %v323, i64 %v397
  %v399 = getelementptr i64, ptr %v398, i64 0
  store <8 x i64> %v388, ptr %v399, align 8
  %v400 = mul i64 %v6, 1
  %v401 = add i64 0, %v400
  %v402 = getelementptr i8, ptr %v323, i64 %v401
  %v403 = getelementptr i64, ptr %v402, i64 0
  store <8 x i64> %v389, ptr %v403, align 8
  %v404 = mul i64 %v6, 2
  %v405 = add i64 0, %v404
  %v406 = getelementptr i8, ptr %v323, i64 %v405
  %v407 = getelementptr i64, ptr %v406, i64 0
  store <8 x i64> %v390, ptr %v407, align 8
  %v408 = mul i64 %v6, 3
  %v409 = add i64 0, %v408
  %v410 = getelementptr i8, ptr %v323, i64 %v409
  %v411 = getelementptr i64, ptr %v410, i64 0
  store <8 x i64> %v391, ptr %v411, align 8
  %v412 = mul i64 %v6, 4
  %v413 = add i64 0, %v412
  %v414 = getelementptr i8, ptr %v323, i64 %v413
  %v415 = getelementptr i64, ptr %v414, i64 0
  store <8 x i64> %v392, ptr %v415, align 8
  %v416 = mul i64 %v6, 5
  %v417 = add i64 0, %v416
  %v418 = getelementptr i8, ptr %v323, i64 %v417
  %v419 = getelementptr i64, ptr %v418, i64 0
  store <8 x i64> %v393, ptr %v419, align 8
  %v420 = mul i64 %v6, 6
  %v421 = add i64 0, %v420
  %v422 = getelementptr i8, ptr %v323, i64 %v421
  %v423 = getelementptr i64, ptr %v422, i64 0
  store <8 x i64> %v394, ptr %v423, align 8
  %v424 = mul i64 %v6, 7
  %v425 = add i64 0, %v424
  %v426 = getelementptr i8, ptr %v323, i64 %v425
  %v427 = getelementptr i64, ptr %v426, i64 0
  store <8 x i64> %v395, ptr %v427, align 8
  %v428 = add nsw i64 %v313, 8
  store i64 %v428, ptr %cell307
  br label %b308
b310:
  %v429 = add nsw i64 %v306, 8
  store i64 %v429, ptr %cell300
  br label %b301
b303:
  %v430 = add nsw i64 %v295, 8
  store i64 %v430, ptr %cell289
  br label %b290
b292:
  %v431 = add nsw i64 %v288, 8
  store i64 %v431, ptr %cell282
  br label %b283
b285:
  store i64 0, ptr %cell432
  br label %b433
b433:
  %v436 = load i64, ptr %cell432
  %v437 = icmp slt i64 %v436, %v280
  br i1 %v437, label %b434, label %b435
b434:
  %v438 = load i64, ptr %cell432
  store i64 %v281, ptr %cell439
  br label %b440
b440:
  %v443 = load i64, ptr %cell439
  %v444 = icmp slt i64 %v443, %v50
  br i1 %v444, label %b441, label %b442
b441:
  %v445 = load i64, ptr %cell439
  %v446 = mul i64 8, %v438
  %v447 = add i64 0, %v446
  %v448 = mul i64 %v4, %v445
  %v449 = add i64 %v447, %v448
  %v450 = getelementptr i8, ptr %v55, i64 %v449
  %v451 = mul i64 %v6, %v438
  %v452 = add i64 0, %v451
  %v453 = mul i64 8, %v445
  %v454 = add i64 %v452, %v453
  %v455 = getelementptr i8, ptr %v60, i64 %v454
  %v456 = sub i64 %v280, %v438
  %v457 = call i64 @llvm.smin.i64(i64 %v456, i64 8)
  %v458 = sub i64 %v50, %v445
  %v459 = call i64 @llvm.smin.i64(i64 %v458, i64 8)
  call void @edge(ptr %v450, i64 %v4, ptr %v455, i64 %v6, i64 %v457, i64 %v459)
  %v460 = add nsw i64 %v445, 8
  store i64 %v460, ptr %cell439
  br label %b440
b442:
  %v461 = add nsw i64 %v438, 8
  store i64 %v461, ptr %cell432
  br label %b433
b435:
  store i64 %v280, ptr %cell462
  br label %b463
b463:
  %v466 = load i64, ptr %cell462
  %v467 = icmp slt i64 %v466, %v48
  br i1 %v467, label %b464, label %b465
b464:
  %v468 = load i64, ptr %cell462
  store i64 0, ptr %cell469
  br label %b470
b470:
  %v473 = load i64, ptr %cell469
  %v474 = icmp slt i64 %v473, %v50
  br i1 %v474, label %b471, label %b472
b471:
  %v475 = load i64, ptr %cell469
  %v476 = mul i64 8, %v468
  %v477 = add i64 0, %v476
  %v478 = mul i64 %v4, %v475
  %v479 = add i64 %v477, %v478
  %v480 = getelementptr i8, ptr %v55, i64 %v479
  %v481 = mul i64 %v6, %v468
  %v482 = add i64 0, %v481
  %v483 = mul i64 8, %v475
  %v484 = add i64 %v482, %v483
  %v485 = getelementptr i8, ptr %v60, i64 %v484
  %v486 = sub i64 %v48, %v468
  %v487 = call i64 @llvm.smin.i64(i64 %v486, i64 8)
  %v488 = sub i64 %v50, %v475
  %v489 = call i64 @llvm.smin.i64(i64 %v488, i64 8)
  call void @edge(ptr %v480, i64 %v4, ptr %v485, i64 %v6, i64 %v487, i64 %v489)
  %v490 = add nsw i64 %v475, 8
  store i64 %v490, ptr %cell469
  br label %b470
b472:
  %v491 = add nsw i64 %v468, 8
  store i64 %v491, ptr %cell462
  br label %b463
b465:
  br label %b66
b66:
  %v492 = add nsw i64 %v26, 1
  store i64 %v492, ptr %cell20
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
