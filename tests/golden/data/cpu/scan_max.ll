; trellis golden, codegen revision 11
; scan|max|float32|float32|last|True
; {'unroll': 1, 'deterministic': True}
; trellis-cpu kernel revision 11

target triple = "x86_64-unknown-linux-gnu"

declare i32 @sched_yield()

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell18 = alloca i64
  %cell25 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 3
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 4
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 5
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 6
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 7
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 8
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 9
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 2
  %v16 = load ptr, ptr %v15
  %v17 = mul i64 %v2, %v6
  store i64 %begin, ptr %cell18
  br label %b19
b19:
  %v22 = load i64, ptr %cell18
  %v23 = icmp slt i64 %v22, %end
  br i1 %v23, label %b20, label %b21
b20:
  %v24 = load i64, ptr %cell18
  store i64 0, ptr %cell25
  br label %b26
b26:
  %v29 = load i64, ptr %cell25
  %v30 = icmp slt i64 %v29, %v17
  br i1 %v30, label %b27, label %b28
b27:
  %v31 = load i64, ptr %cell25
  %v32 = shl i64 %v31, 1
  %v33 = getelementptr i64, ptr %v16, i64 %v32
  store i64 0, ptr %v33
  %v34 = add nsw i64 %v31, 1
  store i64 %v34, ptr %cell25
  br label %b26
b28:
  %v35 = add nsw i64 %v24, 1
  store i64 %v35, ptr %cell18
  br label %b19
b21:
  ret void
}

define void @phase1(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell21 = alloca i64
  %cell36 = alloca i64
  %cell47 = alloca <16 x float>
  %cell52 = alloca i64
  %cell146 = alloca <16 x float>
  %cell147 = alloca <16 x float>
  %cell148 = alloca <16 x float>
  %cell149 = alloca <16 x float>
  %cell150 = alloca i64
  %cell265 = alloca float
  %cell290 = alloca i64
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
  store i64 %begin, ptr %cell21
  br label %b22
b22:
  %v25 = load i64, ptr %cell21
  %v26 = icmp slt i64 %v25, %end
  br i1 %v26, label %b23, label %b24
b23:
  %v27 = load i64, ptr %cell21
  %v28 = udiv i64 %v27, %v12
  %v29 = urem i64 %v27, %v12
  %v30 = mul i64 %v28, %v10
  %v31 = mul i64 %v29, %v14
  %v32 = sub i64 %v16, %v31
  %v33 = call i64 @llvm.smin.i64(i64 %v14, i64 %v32)
  %v34 = add i64 %v30, %v10
  %v35 = call i64 @llvm.smin.i64(i64 %v34, i64 %v8)
  store i64 %v30, ptr %cell36
  br label %b37
b37:
  %v40 = load i64, ptr %cell36
  %v41 = icmp slt i64 %v40, %v35
  br i1 %v41, label %b38, label %b39
b38:
  %v42 = load i64, ptr %cell36
  %v43 = mul i64 %v42, %v16
  %v44 = add i64 %v43, %v31
  %v45 = getelementptr float, ptr %v2, i64 %v44
  %v46 = getelementptr float, ptr %v4, i64 %v44
  store <16 x float> splat (float 0xFFF0000000000000), ptr %cell47
  %v51 = icmp eq i64 %v12, 1
  br i1 %v51, label %b48, label %b49
b48:
  store i64 0, ptr %cell52
  br label %b53
b53:
  %v56 = load i64, ptr %cell52
  %v57 = add i64 %v56, 16
  %v58 = icmp sle i64 %v57, %v33
  br i1 %v58, label %b54, label %b55
b54:
  %v59 = load i64, ptr %cell52
  %v60 = getelementptr float, ptr %v45, i64 %v59
  %v61 = load <16 x float>, ptr %v60, align 4
  %v62 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v61, <16 x i32> <i32 0, i32 16, i32 0, i32 18, i32 0, i32 20, i32 0, i32 22, i32 0, i32 24, i32 0, i32 26, i32 0, i32 28, i32 0, i32 30>
  %v63 = fcmp ogt <16 x float> %v61, %v62
  %v64 = select <16 x i1> %v63, <16 x float> %v61, <16 x float> %v62
  %v65 = fcmp uno <16 x float> %v61, %v61
  %v66 = select <16 x i1> %v65, <16 x float> %v61, <16 x float> %v64
  %v67 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v66, <16 x i32> <i32 0, i32 0, i32 17, i32 17, i32 0, i32 0, i32 21, i32 21, i32 0, i32 0, i32 25, i32 25, i32 0, i32 0, i32 29, i32 29>
  %v68 = fcmp ogt <16 x float> %v66, %v67
  %v69 = select <16 x i1> %v68, <16 x float> %v66, <16 x float> %v67
  %v70 = fcmp uno <16 x float> %v66, %v66
  %v71 = select <16 x i1> %v70, <16 x float> %v66, <16 x float> %v69
  %v72 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v71, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 19, i32 19, i32 19, i32 19, i32 0, i32 0, i32 0, i32 0, i32 27, i32 27, i32 27, i32 27>
  %v73 = fcmp ogt <16 x float> %v71, %v72
  %v74 = select <16 x i1> %v73, <16 x float> %v71, <16 x float> %v72
  %v75 = fcmp uno <16 x float> %v71, %v71
  %v76 = select <16 x i1> %v75, <16 x float> %v71, <16 x float> %v74
  %v77 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v76, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v78 = fcmp ogt <16 x float> %v76, %v77
  %v79 = select <16 x i1> %v78, <16 x float> %v76, <16 x float> %v77
  %v80 = fcmp uno <16 x float> %v76, %v76
  %v81 = select <16 x i1> %v80, <16 x float> %v76, <16 x float> %v79
  %v82 = load <16 x float>, ptr %cell47
  %v83 = fcmp ogt <16 x float> %v81, %v82
  %v84 = select <16 x i1> %v83, <16 x float> %v81, <16 x float> %v82
  %v85 = fcmp uno <16 x float> %v81, %v81
  %v86 = select <16 x i1> %v85, <16 x float> %v81, <16 x float> %v84
  %v87 = shufflevector <16 x float> %v82, <16 x float> %v86, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v88 = getelementptr float, ptr %v46, i64 %v59
  store <16 x float> %v87, ptr %v88, align 4
  %v89 = shufflevector <16 x float> %v81, <16 x float> %v81, <16 x i32> <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %v90 = fcmp ogt <16 x float> %v89, %v82
  %v91 = select <16 x i1> %v90, <16 x float> %v89, <16 x float> %v82
  %v92 = fcmp uno <16 x float> %v89, %v89
  %v93 = select <16 x i1> %v92, <16 x float> %v89, <16 x float> %v91
  store <16 x float> %v93, ptr %cell47
  %v94 = add i64 %v59, 16
  store i64 %v94, ptr %cell52
  br label %b53
b55:
  br label %b95
b95:
  %v98 = load i64, ptr %cell52
  %v99 = icmp slt i64 %v98, %v33
  br i1 %v99, label %b96, label %b97
b96:
  %v100 = load i64, ptr %cell52
  %v101 = sub i64 %v33, %v100
  %v104 = icmp sgt i64 %v101, 0
  br i1 %v104, label %b102, label %b103
b102:
  %v105 = call i64 @llvm.smin.i64(i64 %v101, i64 16)
  %v106 = sub i64 16, %v105
  %v107 = trunc i64 %v106 to i16
  %v108 = lshr i16 -1, %v107
  %v109 = bitcast i16 %v108 to <16 x i1>
  %v110 = getelementptr float, ptr %v45, i64 %v100
  %v111 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v110, i32 4, <16 x i1> %v109, <16 x float> zeroinitializer)
  %v112 = select <16 x i1> %v109, <16 x float> %v111, <16 x float> splat (float 0xFFF0000000000000)
  %v113 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v112, <16 x i32> <i32 0, i32 16, i32 0, i32 18, i32 0, i32 20, i32 0, i32 22, i32 0, i32 24, i32 0, i32 26, i32 0, i32 28, i32 0, i32 30>
  %v114 = fcmp ogt <16 x float> %v112, %v113
  %v115 = select <16 x i1> %v114, <16 x float> %v112, <16 x float> %v113
  %v116 = fcmp uno <16 x float> %v112, %v112
  %v117 = select <16 x i1> %v116, <16 x float> %v112, <16 x float> %v115
  %v118 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v117, <16 x i32> <i32 0, i32 0, i32 17, i32 17, i32 0, i32 0, i32 21, i32 21, i32 0, i32 0, i32 25, i32 25, i32 0, i32 0, i32 29, i32 29>
  %v119 = fcmp ogt <16 x float> %v117, %v118
  %v120 = select <16 x i1> %v119, <16 x float> %v117, <16 x float> %v118
  %v121 = fcmp uno <16 x float> %v117, %v117
  %v122 = select <16 x i1> %v121, <16 x float> %v117, <16 x float> %v120
  %v123 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v122, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 19, i32 19, i32 19, i32 19, i32 0, i32 0, i32 0, i32 0, i32 27, i32 27, i32 27, i32 27>
  %v124 = fcmp ogt <16 x float> %v122, %v123
  %v125 = select <16 x i1> %v124, <16 x float> %v122, <16 x float> %v123
  %v126 = fcmp uno <16 x float> %v122, %v122
  %v127 = select <16 x i1> %v126, <16 x float> %v122, <16 x float> %v125
  %v128 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v127, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v129 = fcmp ogt <16 x float> %v127, %v128
  %v130 = select <16 x i1> %v129, <16 x float> %v127, <16 x float> %v128
  %v131 = fcmp uno <16 x float> %v127, %v127
  %v132 = select <16 x i1> %v131, <16 x float> %v127, <16 x float> %v130
  %v133 = load <16 x float>, ptr %cell47
  %v134 = fcmp ogt <16 x float> %v132, %v133
  %v135 = select <16 x i1> %v134, <16 x float> %v132, <16 x float> %v133
  %v136 = fcmp uno <16 x float> %v132, %v132
  %v137 = select <16 x i1> %v136, <16 x float> %v132, <16 x float> %v135
  %v138 = shufflevector <16 x float> %v133, <16 x float> %v137, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v139 = getelementptr float, ptr %v46, i64 %v100
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v138, ptr %v139, i32 4, <16 x i1> %v109)
  %v140 = shufflevector <16 x float> %v132, <16 x float> %v132, <16 x i32> <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %v141 = fcmp ogt <16 x float> %v140, %v133
  %v142 = select <16 x i1> %v141, <16 x float> %v140, <16 x float> %v133
  %v143 = fcmp uno <16 x float> %v140, %v140
  %v144 = select <16 x i1> %v143, <16 x float> %v140, <16 x float> %v142
  store <16 x float> %v144, ptr %cell47
  %v145 = add i64 %v100, %v105
  store i64 %v145, ptr %cell52
  br label %b103
b103:
  br label %b95
b97:
  br label %b50
b49:
  store <16 x float> splat (float 0xFFF0000000000000), ptr %cell146
  store <16 x float> splat (float 0xFFF0000000000000), ptr %cell147
  store <16 x float> splat (float 0xFFF0000000000000), ptr %cell148
  store <16 x float> splat (float 0xFFF0000000000000), ptr %cell149
  store i64 0, ptr %cell150
  br label %b151
b151:
  %v154 = load i64, ptr %cell150
  %v155 = add i64 %v154, 64
  %v156 = icmp sle i64 %v155, %v33
  br i1 %v156, label %b152, label %b153
b152:
  %v157 = load i64, ptr %cell150
  %v158 = add i64 %v157, 0
  %v159 = getelementptr float, ptr %v45, i64 %v158
  %v160 = load <16 x float>, ptr %v159, align 4
  %v161 = load <16 x float>, ptr %cell146
  %v162 = fcmp ogt <16 x float> %v160, %v161
  %v163 = select <16 x i1> %v162, <16 x float> %v160, <16 x float> %v161
  %v164 = fcmp uno <16 x float> %v160, %v160
  %v165 = select <16 x i1> %v164, <16 x float> %v160, <16 x float> %v163
  store <16 x float> %v165, ptr %cell146
  %v166 = add i64 %v157, 16
  %v167 = getelementptr float, ptr %v45, i64 %v166
  %v168 = load <16 x float>, ptr %v167, align 4
  %v169 = load <16 x float>, ptr %cell147
  %v170 = fcmp ogt <16 x float> %v168, %v169
  %v171 = select <16 x i1> %v170, <16 x float> %v168, <16 x float> %v169
  %v172 = fcmp uno <16 x float> %v168, %v168
  %v173 = select <16 x i1> %v172, <16 x float> %v168, <16 x float> %v171
  store <16 x float> %v173, ptr %cell147
  %v174 = add i64 %v157, 32
  %v175 = getelementptr float, ptr %v45, i64 %v174
  %v176 = load <16 x float>, ptr %v175, align 4
  %v177 = load <16 x float>, ptr %cell148
  %v178 = fcmp ogt <16 x float> %v176, %v177
  %v179 = select <16 x i1> %v178, <16 x float> %v176, <16 x float> %v177
  %v180 = fcmp uno <16 x float> %v176, %v176
  %v181 = select <16 x i1> %v180, <16 x float> %v176, <16 x float> %v179
  store <16 x float> %v181, ptr %cell148
  %v182 = add i64 %v157, 48
  %v183 = getelementptr float, ptr %v45, i64 %v182
  %v184 = load <16 x float>, ptr %v183, align 4
  %v185 = load <16 x float>, ptr %cell149
  %v186 = fcmp ogt <16 x float> %v184, %v185
  %v187 = select <16 x i1> %v186, <16 x float> %v184, <16 x float> %v185
  %v188 = fcmp uno <16 x float> %v184, %v184
  %v189 = select <16 x i1> %v188, <16 x float> %v184, <16 x float> %v187
  store <16 x float> %v189, ptr %cell149
  %v190 = add i64 %v157, 64
  store i64 %v190, ptr %cell150
  br label %b151
b153:
  br label %b191
b191:
  %v194 = load i64, ptr %cell150
  %v195 = add i64 %v194, 16
  %v196 = icmp sle i64 %v195, %v33
  br i1 %v196, label %b192, label %b193
b192:
  %v197 = load i64, ptr %cell150
  %v198 = add i64 %v197, 0
  %v199 = getelementptr float, ptr %v45, i64 %v198
  %v200 = load <16 x float>, ptr %v199, align 4
  %v201 = load <16 x float>, ptr %cell146
  %v202 = fcmp ogt <16 x float> %v200, %v201
  %v203 = select <16 x i1> %v202, <16 x float> %v200, <16 x float> %v201
  %v204 = fcmp uno <16 x float> %v200, %v200
  %v205 = select <16 x i1> %v204, <16 x float> %v200, <16 x float> %v203
  store <16 x float> %v205, ptr %cell146
  %v206 = add i64 %v197, 16
  store i64 %v206, ptr %cell150
  br label %b191
b193:
  %v207 = load i64, ptr %cell150
  %v208 = sub i64 %v33, %v207
  %v209 = icmp sgt i64 %v208, 0
  br i1 %v209, label %b210, label %b211
b210:
  %v212 = load i64, ptr %cell150
  %v213 = sub i64 16, %v208
  %v214 = trunc i64 %v213 to i16
  %v215 = lshr i16 -1, %v214
  %v216 = bitcast i16 %v215 to <16 x i1>
  %v217 = getelementptr float, ptr %v45, i64 %v212
  %v218 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v217, i32 4, <16 x i1> %v216, <16 x float> zeroinitializer)
  %v219 = select <16 x i1> %v216, <16 x float> %v218, <16 x float> splat (float 0xFFF0000000000000)
  %v220 = load <16 x float>, ptr %cell146
  %v221 = fcmp ogt <16 x float> %v219, %v220
  %v222 = select <16 x i1> %v221, <16 x float> %v219, <16 x float> %v220
  %v223 = fcmp uno <16 x float> %v219, %v219
  %v224 = select <16 x i1> %v223, <16 x float> %v219, <16 x float> %v222
  store <16 x float> %v224, ptr %cell146
  br label %b211
b211:
  %v225 = load <16 x float>, ptr %cell146
  %v226 = load <16 x float>, ptr %cell147
  %v227 = load <16 x float>, ptr %cell148
  %v228 = load <16 x float>, ptr %cell149
  %v229 = fcmp ogt <16 x float> %v226, %v225
  %v230 = select <16 x i1> %v229, <16 x float> %v226, <16 x float> %v225
  %v231 = fcmp uno <16 x float> %v226, %v226
  %v232 = select <16 x i1> %v231, <16 x float> %v226, <16 x float> %v230
  %v233 = fcmp ogt <16 x float> %v228, %v227
  %v234 = select <16 x i1> %v233, <16 x float> %v228, <16 x float> %v227
  %v235 = fcmp uno <16 x float> %v228, %v228
  %v236 = select <16 x i1> %v235, <16 x float> %v228, <16 x float> %v234
  %v237 = fcmp ogt <16 x float> %v236, %v232
  %v238 = select <16 x i1> %v237, <16 x float> %v236, <16 x float> %v232
  %v239 = fcmp uno <16 x float> %v236, %v236
  %v240 = select <16 x i1> %v239, <16 x float> %v236, <16 x float> %v238
  %v241 = shufflevector <16 x float> %v240, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v242 = shufflevector <16 x float> %v240, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v243 = fcmp ogt <8 x float> %v242, %v241
  %v244 = select <8 x i1> %v243, <8 x float> %v242, <8 x float> %v241
  %v245 = fcmp uno <8 x float> %v242, %v242
  %v246 = select <8 x i1> %v245, <8 x float> %v242, <8 x float> %v244
  %v247 = shufflevector <8 x float> %v246, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v248 = shufflevector <8 x float> %v246, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v249 = fcmp ogt <4 x float> %v248, %v247
  %v250 = select <4 x i1> %v249, <4 x float> %v248, <4 x float> %v247
  %v251 = fcmp uno <4 x float> %v248, %v248
  %v252 = select <4 x i1> %v251, <4 x float> %v248, <4 x float> %v250
  %v253 = shufflevector <4 x float> %v252, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v254 = shufflevector <4 x float> %v252, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v255 = fcmp ogt <2 x float> %v254, %v253
  %v256 = select <2 x i1> %v255, <2 x float> %v254, <2 x float> %v253
  %v257 = fcmp uno <2 x float> %v254, %v254
  %v258 = select <2 x i1> %v257, <2 x float> %v254, <2 x float> %v256
  %v259 = extractelement <2 x float> %v258, i64 0
  %v260 = extractelement <2 x float> %v258, i64 1
  %v261 = fcmp ogt float %v260, %v259
  %v262 = select i1 %v261, float %v260, float %v259
  %v263 = fcmp uno float %v260, %v260
  %v264 = select i1 %v263, float %v260, float %v262
  store float 0xFFF0000000000000, ptr %cell265
  %v266 = icmp ne i64 %v29, 0
  br i1 %v266, label %b267, label %b268
b267:
  %v269 = sub i64 %v27, 1
  %v270 = shl i64 %v269, 1
  %v271 = getelementptr i64, ptr %v6, i64 %v270
  %v272 = getelementptr i64, ptr %v271, i64 1
  br label %b273
b273:
  %v276 = load atomic i64, ptr %v271 acquire, align 8
  %v277 = icmp eq i64 %v276, 0
  br i1 %v277, label %b274, label %b275
b274:
  %v278 = call i32 @sched_yield()
  br label %b273
b275:
  %v279 = load float, ptr %v272, align 4
  store float %v279, ptr %cell265
  br label %b268
b268:
  %v280 = load float, ptr %cell265
  %v281 = fcmp ogt float %v264, %v280
  %v282 = select i1 %v281, float %v264, float %v280
  %v283 = fcmp uno float %v264, %v264
  %v284 = select i1 %v283, float %v264, float %v282
  %v285 = shl i64 %v27, 1
  %v286 = getelementptr i64, ptr %v6, i64 %v285
  %v287 = getelementptr i64, ptr %v286, i64 1
  store float %v284, ptr %v287, align 4
  store atomic i64 1, ptr %v286 release, align 8
  %v288 = insertelement <16 x float> poison, float %v280, i64 0
  %v289 = shufflevector <16 x float> %v288, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %v289, ptr %cell47
  store i64 0, ptr %cell290
  br label %b291
b291:
  %v294 = load i64, ptr %cell290
  %v295 = add i64 %v294, 16
  %v296 = icmp sle i64 %v295, %v33
  br i1 %v296, label %b292, label %b293
b292:
  %v297 = load i64, ptr %cell290
  %v298 = getelementptr float, ptr %v45, i64 %v297
  %v299 = load <16 x float>, ptr %v298, align 4
  %v300 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v299, <16 x i32> <i32 0, i32 16, i32 0, i32 18, i32 0, i32 20, i32 0, i32 22, i32 0, i32 24, i32 0, i32 26, i32 0, i32 28, i32 0, i32 30>
  %v301 = fcmp ogt <16 x float> %v299, %v300
  %v302 = select <16 x i1> %v301, <16 x float> %v299, <16 x float> %v300
  %v303 = fcmp uno <16 x float> %v299, %v299
  %v304 = select <16 x i1> %v303, <16 x float> %v299, <16 x float> %v302
  %v305 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v304, <16 x i32> <i32 0, i32 0, i32 17, i32 17, i32 0, i32 0, i32 21, i32 21, i32 0, i32 0, i32 25, i32 25, i32 0, i32 0, i32 29, i32 29>
  %v306 = fcmp ogt <16 x float> %v304, %v305
  %v307 = select <16 x i1> %v306, <16 x float> %v304, <16 x float> %v305
  %v308 = fcmp uno <16 x float> %v304, %v304
  %v309 = select <16 x i1> %v308, <16 x float> %v304, <16 x float> %v307
  %v310 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v309, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 19, i32 19, i32 19, i32 19, i32 0, i32 0, i32 0, i32 0, i32 27, i32 27, i32 27, i32 27>
  %v311 = fcmp ogt <16 x float> %v309, %v310
  %v312 = select <16 x i1> %v311, <16 x float> %v309, <16 x float> %v310
  %v313 = fcmp uno <16 x float> %v309, %v309
  %v314 = select <16 x i1> %v313, <16 x float> %v309, <16 x float> %v312
  %v315 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v314, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v316 = fcmp ogt <16 x float> %v314, %v315
  %v317 = select <16 x i1> %v316, <16 x float> %v314, <16 x float> %v315
  %v318 = fcmp uno <16 x float> %v314, %v314
  %v319 = select <16 x i1> %v318, <16 x float> %v314, <16 x float> %v317
  %v320 = load <16 x float>, ptr %cell47
  %v321 = fcmp ogt <16 x float> %v319, %v320
  %v322 = select <16 x i1> %v321, <16 x float> %v319, <16 x float> %v320
  %v323 = fcmp uno <16 x float> %v319, %v319
  %v324 = select <16 x i1> %v323, <16 x float> %v319, <16 x float> %v322
  %v325 = shufflevector <16 x float> %v320, <16 x float> %v324, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v326 = getelementptr float, ptr %v46, i64 %v297
  store <16 x float> %v325, ptr %v326, align 4
  %v327 = shufflevector <16 x float> %v319, <16 x float> %v319, <16 x i32> <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %v328 = fcmp ogt <16 x float> %v327, %v320
  %v329 = select <16 x i1> %v328, <16 x float> %v327, <16 x float> %v320
  %v330 = fcmp uno <16 x float> %v327, %v327
  %v331 = select <16 x i1> %v330, <16 x float> %v327, <16 x float> %v329
  store <16 x float> %v331, ptr %cell47
  %v332 = add i64 %v297, 16
  store i64 %v332, ptr %cell290
  br label %b291
b293:
  br label %b333
b333:
  %v336 = load i64, ptr %cell290
  %v337 = icmp slt i64 %v336, %v33
  br i1 %v337, label %b334, label %b335
b334:
  %v338 = load i64, ptr %cell290
  %v339 = sub i64 %v33, %v338
  %v342 = icmp sgt i64 %v339, 0
  br i1 %v342, label %b340, label %b341
b340:
  %v343 = call i64 @llvm.smin.i64(i64 %v339, i64 16)
  %v344 = sub i64 16, %v343
  %v345 = trunc i64 %v344 to i16
  %v346 = lshr i16 -1, %v345
  %v347 = bitcast i16 %v346 to <16 x i1>
  %v348 = getelementptr float, ptr %v45, i64 %v338
  %v349 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v348, i32 4, <16 x i1> %v347, <16 x float> zeroinitializer)
  %v350 = select <16 x i1> %v347, <16 x float> %v349, <16 x float> splat (float 0xFFF0000000000000)
  %v351 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v350, <16 x i32> <i32 0, i32 16, i32 0, i32 18, i32 0, i32 20, i32 0, i32 22, i32 0, i32 24, i32 0, i32 26, i32 0, i32 28, i32 0, i32 30>
  %v352 = fcmp ogt <16 x float> %v350, %v351
  %v353 = select <16 x i1> %v352, <16 x float> %v350, <16 x float> %v351
  %v354 = fcmp uno <16 x float> %v350, %v350
  %v355 = select <16 x i1> %v354, <16 x float> %v350, <16 x float> %v353
  %v356 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v355, <16 x i32> <i32 0, i32 0, i32 17, i32 17, i32 0, i32 0, i32 21, i32 21, i32 0, i32 0, i32 25, i32 25, i32 0, i32 0, i32 29, i32 29>
  %v357 = fcmp ogt <16 x float> %v355, %v356
  %v358 = select <16 x i1> %v357, <16 x float> %v355, <16 x float> %v356
  %v359 = fcmp uno <16 x float> %v355, %v355
  %v360 = select <16 x i1> %v359, <16 x float> %v355, <16 x float> %v358
  %v361 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v360, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 19, i32 19, i32 19, i32 19, i32 0, i32 0, i32 0, i32 0, i32 27, i32 27, i32 27, i32 27>
  %v362 = fcmp ogt <16 x float> %v360, %v361
  %v363 = select <16 x i1> %v362, <16 x float> %v360, <16 x float> %v361
  %v364 = fcmp uno <16 x float> %v360, %v360
  %v365 = select <16 x i1> %v364, <16 x float> %v360, <16 x float> %v363
  %v366 = shufflevector <16 x float> splat (float 0xFFF0000000000000), <16 x float> %v365, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %v367 = fcmp ogt <16 x float> %v365, %v366
  %v368 = select <16 x i1> %v367, <16 x float> %v365, <16 x float> %v366
  %v369 = fcmp uno <16 x float> %v365, %v365
  %v370 = select <16 x i1> %v369, <16 x float> %v365, <16 x float> %v368
  %v371 = load <16 x float>, ptr %cell47
  %v372 = fcmp ogt <16 x float> %v370, %v371
  %v373 = select <16 x i1> %v372, <16 x float> %v370, <16 x float> %v371
  %v374 = fcmp uno <16 x float> %v370, %v370
  %v375 = select <16 x i1> %v374, <16 x float> %v370, <16 x float> %v373
  %v376 = shufflevector <16 x float> %v371, <16 x float> %v375, <16 x i32> <i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %v377 = getelementptr float, ptr %v46, i64 %v338
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v376, ptr %v377, i32 4, <16 x i1> %v347)
  %v378 = shufflevector <16 x float> %v370, <16 x float> %v370, <16 x i32> <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %v379 = fcmp ogt <16 x float> %v378, %v371
  %v380 = select <16 x i1> %v379, <16 x float> %v378, <16 x float> %v371
  %v381 = fcmp uno <16 x float> %v378, %v378
  %v382 = select <16 x i1> %v381, <16 x float> %v378, <16 x float> %v380
  store <16 x float> %v382, ptr %cell47
  %v383 = add i64 %v338, %v343
  store i64 %v383, ptr %cell290
  br label %b341
b341:
  br label %b333
b335:
  br label %b50
b50:
  %v384 = add nsw i64 %v42, 1
  store i64 %v384, ptr %cell36
  br label %b37
b39:
  %v385 = add nsw i64 %v27, 1
  store i64 %v385, ptr %cell21
  br label %b22
b24:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
