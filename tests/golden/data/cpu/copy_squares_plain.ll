; trellis golden, codegen revision 15
; copy|2|2|squares|sc
; {'deterministic': True}
; trellis-cpu kernel revision 15

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell20 = alloca i64
  %cell63 = alloca i64
  %cell70 = alloca i64
  %cell193 = alloca i64
  %cell200 = alloca i64
  %cell223 = alloca i64
  %cell230 = alloca i64
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
  %v77 = mul i64 2, %v76
  %v78 = add i64 0, %v77
  %v79 = mul i64 %v4, %v69
  %v80 = add i64 %v78, %v79
  %v81 = getelementptr i8, ptr %v55, i64 %v80
  %v82 = mul i64 %v6, %v76
  %v83 = add i64 0, %v82
  %v84 = mul i64 2, %v69
  %v85 = add i64 %v83, %v84
  %v86 = getelementptr i8, ptr %v60, i64 %v85
  %v87 = mul i64 %v4, 0
  %v88 = add i64 0, %v87
  %v89 = getelementptr i8, ptr %v81, i64 %v88
  %v90 = getelementptr i8, ptr %v89, i64 128
  call void @llvm.prefetch.p0(ptr %v90, i32 0, i32 3, i32 1)
  %v91 = getelementptr i16, ptr %v89, i64 0
  %v92 = load <8 x i16>, ptr %v91, align 2
  %v93 = mul i64 %v4, 1
  %v94 = add i64 0, %v93
  %v95 = getelementptr i8, ptr %v81, i64 %v94
  %v96 = getelementptr i8, ptr %v95, i64 128
  call void @llvm.prefetch.p0(ptr %v96, i32 0, i32 3, i32 1)
  %v97 = getelementptr i16, ptr %v95, i64 0
  %v98 = load <8 x i16>, ptr %v97, align 2
  %v99 = mul i64 %v4, 2
  %v100 = add i64 0, %v99
  %v101 = getelementptr i8, ptr %v81, i64 %v100
  %v102 = getelementptr i8, ptr %v101, i64 128
  call void @llvm.prefetch.p0(ptr %v102, i32 0, i32 3, i32 1)
  %v103 = getelementptr i16, ptr %v101, i64 0
  %v104 = load <8 x i16>, ptr %v103, align 2
  %v105 = mul i64 %v4, 3
  %v106 = add i64 0, %v105
  %v107 = getelementptr i8, ptr %v81, i64 %v106
  %v108 = getelementptr i8, ptr %v107, i64 128
  call void @llvm.prefetch.p0(ptr %v108, i32 0, i32 3, i32 1)
  %v109 = getelementptr i16, ptr %v107, i64 0
  %v110 = load <8 x i16>, ptr %v109, align 2
  %v111 = mul i64 %v4, 4
  %v112 = add i64 0, %v111
  %v113 = getelementptr i8, ptr %v81, i64 %v112
  %v114 = getelementptr i8, ptr %v113, i64 128
  call void @llvm.prefetch.p0(ptr %v114, i32 0, i32 3, i32 1)
  %v115 = getelementptr i16, ptr %v113, i64 0
  %v116 = load <8 x i16>, ptr %v115, align 2
  %v117 = mul i64 %v4, 5
  %v118 = add i64 0, %v117
  %v119 = getelementptr i8, ptr %v81, i64 %v118
  %v120 = getelementptr i8, ptr %v119, i64 128
  call void @llvm.prefetch.p0(ptr %v120, i32 0, i32 3, i32 1)
  %v121 = getelementptr i16, ptr %v119, i64 0
  %v122 = load <8 x i16>, ptr %v121, align 2
  %v123 = mul i64 %v4, 6
  %v124 = add i64 0, %v123
  %v125 = getelementptr i8, ptr %v81, i64 %v124
  %v126 = getelementptr i8, ptr %v125, i64 128
  call void @llvm.prefetch.p0(ptr %v126, i32 0, i32 3, i32 1)
  %v127 = getelementptr i16, ptr %v125, i64 0
  %v128 = load <8 x i16>, ptr %v127, align 2
  %v129 = mul i64 %v4, 7
  %v130 = add i64 0, %v129
  %v131 = getelementptr i8, ptr %v81, i64 %v130
  %v132 = getelementptr i8, ptr %v131, i64 128
  call void @llvm.prefetch.p0(ptr %v132, i32 0, i32 3, i32 1)
  %v133 = getelementptr i16, ptr %v131, i64 0
  %v134 = load <8 x i16>, ptr %v133, align 2
  %v135 = shufflevector <8 x i16> %v92, <8 x i16> %v116, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v136 = shufflevector <8 x i16> %v92, <8 x i16> %v116, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v137 = shufflevector <8 x i16> %v98, <8 x i16> %v122, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v138 = shufflevector <8 x i16> %v98, <8 x i16> %v122, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v139 = shufflevector <8 x i16> %v104, <8 x i16> %v128, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v140 = shufflevector <8 x i16> %v104, <8 x i16> %v128, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v141 = shufflevector <8 x i16> %v110, <8 x i16> %v134, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %v142 = shufflevector <8 x i16> %v110, <8 x i16> %v134, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  %v143 = shufflevector <8 x i16> %v135, <8 x i16> %v139, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v144 = shufflevector <8 x i16> %v135, <8 x i16> %v139, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v145 = shufflevector <8 x i16> %v137, <8 x i16> %v141, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v146 = shufflevector <8 x i16> %v137, <8 x i16> %v141, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v147 = shufflevector <8 x i16> %v136, <8 x i16> %v140, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v148 = shufflevector <8 x i16> %v136, <8 x i16> %v140, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v149 = shufflevector <8 x i16> %v138, <8 x i16> %v142, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %v150 = shufflevector <8 x i16> %v138, <8 x i16> %v142, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %v151 = shufflevector <8 x i16> %v143, <8 x i16> %v145, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v152 = shufflevector <8 x i16> %v143, <8 x i16> %v145, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v153 = shufflevector <8 x i16> %v144, <8 x i16> %v146, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v154 = shufflevector <8 x i16> %v144, <8 x i16> %v146, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v155 = shufflevector <8 x i16> %v147, <8 x i16> %v149, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v156 = shufflevector <8 x i16> %v147, <8 x i16> %v149, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v157 = shufflevector <8 x i16> %v148, <8 x i16> %v150, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  %v158 = shufflevector <8 x i16> %v148, <8 x i16> %v150, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  %v159 = mul i64 %v6, 0
  %v160 = add i64 0, %v159
  %v161 = getelementptr i8, ptr %v86, i64 %v160
  %v162 = getelementptr i16, ptr %v161, i64 0
  store <8 x i16> %v151, ptr %v162, align 2
  %v163 = mul i64 %v6, 1
  %v164 = add i64 0, %v163
  %v165 = getelementptr i8, ptr %v86, i64 %v164
  %v166 = getelementptr i16, ptr %v165, i64 0
  store <8 x i16> %v152, ptr %v166, align 2
  %v167 = mul i64 %v6, 2
  %v168 = add i64 0, %v167
  %v169 = getelementptr i8, ptr %v86, i64 %v168
  %v170 = getelementptr i16, ptr %v169, i64 0
  store <8 x i16> %v153, ptr %v170, align 2
  %v171 = mul i64 %v6, 3
  %v172 = add i64 0, %v171
  %v173 = getelementptr i8, ptr %v86, i64 %v172
  %v174 = getelementptr i16, ptr %v173, i64 0
  store <8 x i16> %v154, ptr %v174, align 2
  %v175 = mul i64 %v6, 4
  %v176 = add i64 0, %v175
  %v177 = getelementptr i8, ptr %v86, i64 %v176
  %v178 = getelementptr i16, ptr %v177, i64 0
  store <8 x i16> %v155, ptr %v178, align 2
  %v179 = mul i64 %v6, 5
  %v180 = add i64 0, %v179
  %v181 = getelementptr i8, ptr %v86, i64 %v180
  %v182 = getelementptr i16, ptr %v181, i64 0
  store <8 x i16> %v156, ptr %v182, align 2
  %v183 = mul i64 %v6, 6
  %v184 = add i64 0, %v183
  %v185 = getelementptr i8, ptr %v86, i64 %v184
  %v186 = getelementptr i16, ptr %v185, i64 0
  store <8 x i16> %v157, ptr %v186, align 2
  %v187 = mul i64 %v6, 7
  %v188 = add i64 0, %v187
  %v189 = getelementptr i8, ptr %v86, i64 %v188
  %v190 = getelementptr i16, ptr %v189, i64 0
  store <8 x i16> %v158, ptr %v190, align 2
  %v191 = add nsw i64 %v76, 8
  store i64 %v191, ptr %cell70
  br label %b71
b73:
  %v192 = add nsw i64 %v69, 8
  store i64 %v192, ptr %cell63
  br label %b64
b66:
  store i64 0, ptr %cell193
  br label %b194
b194:
  %v197 = load i64, ptr %cell193
  %v198 = icmp slt i64 %v197, %v61
  br i1 %v198, label %b195, label %b196
b195:
  %v199 = load i64, ptr %cell193
  store i64 %v62, ptr %cell200
  br label %b201
b201:
  %v204 = load i64, ptr %cell200
  %v205 = icmp slt i64 %v204, %v50
  br i1 %v205, label %b202, label %b203
b202:
  %v206 = load i64, ptr %cell200
  %v207 = mul i64 2, %v199
  %v208 = add i64 0, %v207
  %v209 = mul i64 %v4, %v206
  %v210 = add i64 %v208, %v209
  %v211 = getelementptr i8, ptr %v55, i64 %v210
  %v212 = mul i64 %v6, %v199
  %v213 = add i64 0, %v212
  %v214 = mul i64 2, %v206
  %v215 = add i64 %v213, %v214
  %v216 = getelementptr i8, ptr %v60, i64 %v215
  %v217 = sub i64 %v61, %v199
  %v218 = call i64 @llvm.smin.i64(i64 %v217, i64 8)
  %v219 = sub i64 %v50, %v206
  %v220 = call i64 @llvm.smin.i64(i64 %v219, i64 8)
  call void @edge(ptr %v211, i64 %v4, ptr %v216, i64 %v6, i64 %v218, i64 %v220)
  %v221 = add nsw i64 %v206, 8
  store i64 %v221, ptr %cell200
  br label %b201
b203:
  %v222 = add nsw i64 %v199, 8
  store i64 %v222, ptr %cell193
  br label %b194
b196:
  store i64 %v61, ptr %cell223
  br label %b224
b224:
  %v227 = load i64, ptr %cell223
  %v228 = icmp slt i64 %v227, %v48
  br i1 %v228, label %b225, label %b226
b225:
  %v229 = load i64, ptr %cell223
  store i64 0, ptr %cell230
  br label %b231
b231:
  %v234 = load i64, ptr %cell230
  %v235 = icmp slt i64 %v234, %v50
  br i1 %v235, label %b232, label %b233
b232:
  %v236 = load i64, ptr %cell230
  %v237 = mul i64 2, %v229
  %v238 = add i64 0, %v237
  %v239 = mul i64 %v4, %v236
  %v240 = add i64 %v238, %v239
  %v241 = getelementptr i8, ptr %v55, i64 %v240
  %v242 = mul i64 %v6, %v229
  %v243 = add i64 0, %v242
  %v244 = mul i64 2, %v236
  %v245 = add i64 %v243, %v244
  %v246 = getelementptr i8, ptr %v60, i64 %v245
  %v247 = sub i64 %v48, %v229
  %v248 = call i64 @llvm.smin.i64(i64 %v247, i64 8)
  %v249 = sub i64 %v50, %v236
  %v250 = call i64 @llvm.smin.i64(i64 %v249, i64 8)
  call void @edge(ptr %v241, i64 %v4, ptr %v246, i64 %v6, i64 %v248, i64 %v250)
  %v251 = add nsw i64 %v236, 8
  store i64 %v251, ptr %cell230
  br label %b231
b233:
  %v252 = add nsw i64 %v229, 8
  store i64 %v252, ptr %cell223
  br label %b224
b226:
  %v253 = add nsw i64 %v26, 1
  store i64 %v253, ptr %cell20
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
