; trellis golden, codegen revision 18
; copy|2|2|squares|sc
; {'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell20 = alloca i64
  %cell63 = alloca i64
  %cell70 = alloca i64
  %cell81 = alloca i64
  %cell88 = alloca i64
  %cell213 = alloca i64
  %cell220 = alloca i64
  %cell243 = alloca i64
  %cell250 = alloca i64
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
  %v61 = and i64 %v48, -8
  %v62 = and i64 %v50, -8
  store i64 0, ptr %cell63
  br label %b64
b64:
  %v67 = load i64, ptr %cell63
  %v68 = icmp slt i64 %v67, %v62
  br i1 %v68, label %b65, label %b66
b65:
  %v69 = load i64, ptr %cell63
  store i64 0, ptr %cell70
  br label %b71
b71:
  %v74 = load i64, ptr %cell70
  %v75 = icmp slt i64 %v74, %v61
  br i1 %v75, label %b72, label %b73
b72:
  %v76 = load i64, ptr %cell70
  %v77 = add i64 %v69, 32
  %v78 = call i64 @llvm.smin.i64(i64 %v77, i64 %v62)
  %v79 = add i64 %v76, 32
  %v80 = call i64 @llvm.smin.i64(i64 %v79, i64 %v61)
  store i64 %v69, ptr %cell81
  br label %b82
b82:
  %v85 = load i64, ptr %cell81
  %v86 = icmp slt i64 %v85, %v78
  br i1 %v86, label %b83, label %b84
b83:
  %v87 = load i64, ptr %cell81
  store i64 %v76, ptr %cell88
  br label %b89
b89:
  %v92 = load i64, ptr %cell88
  %v93 = icmp slt i64 %v92, %v80
  br i1 %v93, label %b90, label %b91
b90:
  %v94 = load i64, ptr %cell88
  %v95 = mul i64 2, %v94
  %v96 = add i64 0, %v95
  %v97 = mul i64 %v4, %v87
  %v98 = add i64 %v96, %v97
  %v99 = getelementptr i8, ptr %v55, i64 %v98
  %v100 = mul i64 %v6, %v94
  %v101 = add i64 0, %v100
  %v102 = mul i64 2, %v87
  %v103 = add i64 %v101, %v102
  %v104 = getelementptr i8, ptr %v60, i64 %v103
  %v105 = mul i64 %v4, 0
  %v106 = add i64 0, %v105
  %v107 = getelementptr i8, ptr %v99, i64 %v106
  %v108 = getelementptr i8, ptr %v107, i64 128
  call void @llvm.prefetch.p0(ptr %v108, i32 0, i32 3, i32 1)
  %v109 = getelementptr i16, ptr %v107, i64 0
  %v110 = load <8 x i16>, ptr %v109, align 2
  %v111 = mul i64 %v4, 1
  %v112 = add i64 0, %v111
  %v113 = getelementptr i8, ptr %v99, i64 %v112
  %v114 = getelementptr i8, ptr %v113, i64 128
  call void @llvm.prefetch.p0(ptr %v114, i32 0, i32 3, i32 1)
  %v115 = getelementptr i16, ptr %v113, i64 0
  %v116 = load <8 x i16>, ptr %v115, align 2
  %v117 = mul i64 %v4, 2
  %v118 = add i64 0, %v117
  %v119 = getelementptr i8, ptr %v99, i64 %v118
  %v120 = getelementptr i8, ptr %v119, i64 128
  call void @llvm.prefetch.p0(ptr %v120, i32 0, i32 3, i32 1)
  %v121 = getelementptr i16, ptr %v119, i64 0
  %v122 = load <8 x i16>, ptr %v121, align 2
  %v123 = mul i64 %v4, 3
  %v124 = add i64 0, %v123
  %v125 = getelementptr i8, ptr %v99, i64 %v124
  %v126 = getelementptr i8, ptr %v125, i64 128
  call void @llvm.prefetch.p0(ptr %v126, i32 0, i32 3, i32 1)
  %v127 = getelementptr i16, ptr %v125, i64 0
  %v128 = load <8 x i16>, ptr %v127, align 2
  %v129 = mul i64 %v4, 4
  %v130 = add i64 0, %v129
  %v131 = getelementptr i8, ptr %v99, i64 %v130
  %v132 = getelementptr i8, ptr %v131, i64 128
  call void @llvm.prefetch.p0(ptr %v132, i32 0, i32 3, i32 1)
  %v133 = getelementptr i16, ptr %v131, i64 0
  %v134 = load <8 x i16>, ptr %v133, align 2
  %v135 = mul i64 %v4, 5
  %v136 = add i64 0, %v135
  %v137 = getelementptr i8, ptr %v99, i64 %v136
  %v138 = getelementptr i8, ptr %v137, i64 128
  call void @llvm.prefetch.p0(ptr %v138, i32 0, i32 3, i32 1)
  %v139 = getelementptr i16, ptr %v137, i64 0
  %v140 = load <8 x i16>, ptr %v139, align 2
  %v141 = mul i64 %v4, 6
  %v142 = add i64 0, %v141
  %v143 = getelementptr i8, ptr %v99, i64 %v142
  %v144 = getelementptr i8, ptr %v143, i64 128
  call void @llvm.prefetch.p0(ptr %v144, i32 0, i32 3, i32 1)
  %v145 = getelementptr i16, ptr %v143, i64 0
  %v146 = load <8 x i16>, ptr %v145, align 2
  %v147 = mul i64 %v4, 7
  %v148 = add i64 0, %v147
  %v149 = getelementptr i8, ptr %v99, i64 %v148
  %v150 = getelementptr i8, ptr %v149, i64 128
  call void @llvm.prefetch.p0(ptr %v150, i32 0, i32 3, i32 1)
  %v151 = getelementptr i16, ptr %v149, i64 0
  %v152 = load <8 x i16>, ptr %v151, align 2
  %v153 = shufflevector <8 x i16> %v110, <8 x i16> %v134, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v154 = shufflevector <8 x i16> %v110, <8 x i16> %v134, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v155 = shufflevector <8 x i16> %v116, <8 x i16> %v140, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v156 = shufflevector <8 x i16> %v116, <8 x i16> %v140, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v157 = shufflevector <8 x i16> %v122, <8 x i16> %v146, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v158 = shufflevector <8 x i16> %v122, <8 x i16> %v146, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v159 = shufflevector <8 x i16> %v128, <8 x i16> %v152, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v160 = shufflevector <8 x i16> %v128, <8 x i16> %v152, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v161 = shufflevector <8 x i16> %v153, <8 x i16> %v157, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v162 = shufflevector <8 x i16> %v153, <8 x i16> %v157, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v163 = shufflevector <8 x i16> %v155, <8 x i16> %v159, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v164 = shufflevector <8 x i16> %v155, <8 x i16> %v159, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v165 = shufflevector <8 x i16> %v154, <8 x i16> %v158, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v166 = shufflevector <8 x i16> %v154, <8 x i16> %v158, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v167 = shufflevector <8 x i16> %v156, <8 x i16> %v160, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v168 = shufflevector <8 x i16> %v156, <8 x i16> %v160, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v169 = shufflevector <8 x i16> %v161, <8 x i16> %v163, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v170 = shufflevector <8 x i16> %v161, <8 x i16> %v163, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v171 = shufflevector <8 x i16> %v162, <8 x i16> %v164, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v172 = shufflevector <8 x i16> %v162, <8 x i16> %v164, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v173 = shufflevector <8 x i16> %v165, <8 x i16> %v167, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v174 = shufflevector <8 x i16> %v165, <8 x i16> %v167, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v175 = shufflevector <8 x i16> %v166, <8 x i16> %v168, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v176 = shufflevector <8 x i16> %v166, <8 x i16> %v168, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v177 = mul i64 %v6, 0
  %v178 = add i64 0, %v177
  %v179 = getelementptr i8, ptr %v104, i64 %v178
  %v180 = getelementptr i16, ptr %v179, i64 0
  store <8 x i16> %v169, ptr %v180, align 2
  %v181 = mul i64 %v6, 1
  %v182 = add i64 0, %v181
  %v183 = getelementptr i8, ptr %v104, i64 %v182
  %v184 = getelementptr i16, ptr %v183, i64 0
  store <8 x i16> %v170, ptr %v184, align 2
  %v185 = mul i64 %v6, 2
  %v186 = add i64 0, %v185
  %v187 = getelementptr i8, ptr %v104, i64 %v186
  %v188 = getelementptr i16, ptr %v187, i64 0
  store <8 x i16> %v171, ptr %v188, align 2
  %v189 = mul i64 %v6, 3
  %v190 = add i64 0, %v189
  %v191 = getelementptr i8, ptr %v104, i64 %v190
  %v192 = getelementptr i16, ptr %v191, i64 0
  store <8 x i16> %v172, ptr %v192, align 2
  %v193 = mul i64 %v6, 4
  %v194 = add i64 0, %v193
  %v195 = getelementptr i8, ptr %v104, i64 %v194
  %v196 = getelementptr i16, ptr %v195, i64 0
  store <8 x i16> %v173, ptr %v196, align 2
  %v197 = mul i64 %v6, 5
  %v198 = add i64 0, %v197
  %v199 = getelementptr i8, ptr %v104, i64 %v198
  %v200 = getelementptr i16, ptr %v199, i64 0
  store <8 x i16> %v174, ptr %v200, align 2
  %v201 = mul i64 %v6, 6
  %v202 = add i64 0, %v201
  %v203 = getelementptr i8, ptr %v104, i64 %v202
  %v204 = getelementptr i16, ptr %v203, i64 0
  store <8 x i16> %v175, ptr %v204, align 2
  %v205 = mul i64 %v6, 7
  %v206 = add i64 0, %v205
  %v207 = getelementptr i8, ptr %v104, i64 %v206
  %v208 = getelementptr i16, ptr %v207, i64 0
  store <8 x i16> %v176, ptr %v208, align 2
  %v209 = add nsw i64 %v94, 8
  store i64 %v209, ptr %cell88
  br label %b89
b91:
  %v210 = add nsw i64 %v87, 8
  store i64 %v210, ptr %cell81
  br label %b82
b84:
  %v211 = add nsw i64 %v76, 32
  store i64 %v211, ptr %cell70
  br label %b71
b73:
  %v212 = add nsw i64 %v69, 32
  store i64 %v212, ptr %cell63
  br label %b64
b66:
  store i64 0, ptr %cell213
  br label %b214
b214:
  %v217 = load i64, ptr %cell213
  %v218 = icmp slt i64 %v217, %v61
  br i1 %v218, label %b215, label %b216
b215:
  %v219 = load i64, ptr %cell213
  store i64 %v62, ptr %cell220
  br label %b221
b221:
  %v224 = load i64, ptr %cell220
  %v225 = icmp slt i64 %v224, %v50
  br i1 %v225, label %b222, label %b223
b222:
  %v226 = load i64, ptr %cell220
  %v227 = mul i64 2, %v219
  %v228 = add i64 0, %v227
  %v229 = mul i64 %v4, %v226
  %v230 = add i64 %v228, %v229
  %v231 = getelementptr i8, ptr %v55, i64 %v230
  %v232 = mul i64 %v6, %v219
  %v233 = add i64 0, %v232
  %v234 = mul i64 2, %v226
  %v235 = add i64 %v233, %v234
  %v236 = getelementptr i8, ptr %v60, i64 %v235
  %v237 = sub i64 %v61, %v219
  %v238 = call i64 @llvm.smin.i64(i64 %v237, i64 8)
  %v239 = sub i64 %v50, %v226
  %v240 = call i64 @llvm.smin.i64(i64 %v239, i64 8)
  call void @edge(ptr %v231, i64 %v4, ptr %v236, i64 %v6, i64 %v238, i64 %v240)
  %v241 = add nsw i64 %v226, 8
  store i64 %v241, ptr %cell220
  br label %b221
b223:
  %v242 = add nsw i64 %v219, 8
  store i64 %v242, ptr %cell213
  br label %b214
b216:
  store i64 %v61, ptr %cell243
  br label %b244
b244:
  %v247 = load i64, ptr %cell243
  %v248 = icmp slt i64 %v247, %v48
  br i1 %v248, label %b245, label %b246
b245:
  %v249 = load i64, ptr %cell243
  store i64 0, ptr %cell250
  br label %b251
b251:
  %v254 = load i64, ptr %cell250
  %v255 = icmp slt i64 %v254, %v50
  br i1 %v255, label %b252, label %b253
b252:
  %v256 = load i64, ptr %cell250
  %v257 = mul i64 2, %v249
  %v258 = add i64 0, %v257
  %v259 = mul i64 %v4, %v256
  %v260 = add i64 %v258, %v259
  %v261 = getelementptr i8, ptr %v55, i64 %v260
  %v262 = mul i64 %v6, %v249
  %v263 = add i64 0, %v262
  %v264 = mul i64 2, %v256
  %v265 = add i64 %v263, %v264
  %v266 = getelementptr i8, ptr %v60, i64 %v265
  %v267 = sub i64 %v48, %v249
  %v268 = call i64 @llvm.smin.i64(i64 %v267, i64 8)
  %v269 = sub i64 %v50, %v256
  %v270 = call i64 @llvm.smin.i64(i64 %v269, i64 8)
  call void @edge(ptr %v261, i64 %v4, ptr %v266, i64 %v6, i64 %v268, i64 %v270)
  %v271 = add nsw i64 %v256, 8
  store i64 %v271, ptr %cell250
  br label %b251
b253:
  %v272 = add nsw i64 %v249, 8
  store i64 %v272, ptr %cell243
  br label %b244
b246:
  %v273 = add nsw i64 %v26, 1
  store i64 %v273, ptr %cell20
  br label %b21
b23:
  ret void
}

define internal void @edge(ptr %source, i64 %across, ptr %result, i64 %down, i64 %rows, i64 %columns) #0 {
entry:
  %cell1 = alloca i64
  %cell8 = alloca i64
  store i64 0, ptr %cell1
  br label %b2
b2:
  %v5 = load i64, ptr %cell1
  %v6 = icmp slt i64 %v5, %rows
  br i1 %v6, label %b3, label %b4
b3:
  %v7 = load i64, ptr %cell1
  store i64 0, ptr %cell8
  br label %b9
b9:
  %v12 = load i64, ptr %cell8
  %v13 = icmp slt i64 %v12, %columns
  br i1 %v13, label %b10, label %b11
b10:
  %v14 = load i64, ptr %cell8
  %v15 = mul i64 2, %v7
  %v16 = add i64 0, %v15
  %v17 = mul i64 %across, %v14
  %v18 = add i64 %v16, %v17
  %v19 = getelementptr i8, ptr %source, i64 %v18
  %v20 = mul i64 %down, %v7
  %v21 = add i64 0, %v20
  %v22 = mul i64 2, %v14
  %v23 = add i64 %v21, %v22
  %v24 = getelementptr i8, ptr %result, i64 %v23
  %v25 = getelementptr i16, ptr %v19, i64 0
  %v26 = load i16, ptr %v25, align 2
  %v27 = getelementptr i16, ptr %v24, i64 0
  store i16 %v26, ptr %v27, align 2
  %v28 = add nsw i64 %v14, 1
  store i64 %v28, ptr %cell8
  br label %b9
b11:
  %v29 = add nsw i64 %v7, 1
  store i64 %v29, ptr %cell1
  br label %b2
b4:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
