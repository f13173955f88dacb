; trellis golden, codegen revision 18
; pad|4|2|reflect|cc|True
; {'unroll': 1, 'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell47 = alloca i64
  %cell58 = alloca i64
  %cell60 = alloca i64
  %cell61 = alloca i64
  %cell115 = alloca i64
  %cell124 = alloca i64
  %cell128 = alloca i64
  %cell168 = alloca i64
  %cell205 = alloca i64
  %cell214 = alloca i64
  %cell218 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 0
  %v2 = load ptr, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 10
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 11
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 12
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 13
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 14
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 15
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 16
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 17
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 18
  %v20 = load i64, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 19
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 20
  %v24 = load i64, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 7
  %v26 = load i64, ptr %v25
  %v27 = getelementptr i64, ptr %args, i64 2
  %v28 = load i64, ptr %v27
  %v29 = getelementptr i64, ptr %args, i64 3
  %v30 = load i64, ptr %v29
  %v31 = getelementptr i64, ptr %args, i64 4
  %v32 = load i64, ptr %v31
  %v33 = getelementptr i64, ptr %args, i64 5
  %v34 = load i64, ptr %v33
  %v35 = getelementptr i64, ptr %args, i64 6
  %v36 = load i64, ptr %v35
  %v37 = getelementptr i64, ptr %args, i64 7
  %v38 = load i64, ptr %v37
  %v39 = getelementptr i64, ptr %args, i64 0
  %v40 = load ptr, ptr %v39
  %v41 = getelementptr i64, ptr %args, i64 1
  %v42 = load ptr, ptr %v41
  %v43 = getelementptr i64, ptr %args, i64 8
  %v44 = load i64, ptr %v43
  %v45 = getelementptr i64, ptr %args, i64 9
  %v46 = load i64, ptr %v45
  store i64 %begin, ptr %cell47
  br label %b48
b48:
  %v51 = load i64, ptr %cell47
  %v52 = icmp slt i64 %v51, %end
  br i1 %v52, label %b49, label %b50
b49:
  %v53 = load i64, ptr %cell47
  %v54 = mul i64 %v53, %v46
  %v55 = add i64 %v54, %v46
  %v56 = call i64 @llvm.smin.i64(i64 %v55, i64 %v44)
  %v57 = urem i64 %v54, %v30
  store i64 %v57, ptr %cell58
  %v59 = udiv i64 %v54, %v30
  store i64 %v59, ptr %cell60
  store i64 %v54, ptr %cell61
  br label %b62
b62:
  %v65 = load i64, ptr %cell61
  %v66 = icmp slt i64 %v65, %v56
  br i1 %v66, label %b63, label %b64
b63:
  %v67 = load i64, ptr %cell61
  %v68 = load i64, ptr %cell58
  %v69 = load i64, ptr %cell60
  %v70 = sub i64 %v56, %v67
  %v71 = sub i64 %v30, %v68
  %v72 = call i64 @llvm.smin.i64(i64 %v71, i64 %v70)
  %v73 = mul i64 %v32, %v69
  %v74 = add i64 0, %v73
  %v75 = mul i64 %v34, %v68
  %v76 = add i64 %v74, %v75
  %v77 = getelementptr i8, ptr %v40, i64 %v76
  %v78 = mul i64 %v36, %v69
  %v79 = add i64 0, %v78
  %v80 = mul i64 %v38, %v68
  %v81 = add i64 %v79, %v80
  %v82 = getelementptr i8, ptr %v42, i64 %v81
  %v83 = mul i64 %v20, %v4
  %v84 = mul i64 %v16, %v4
  %v85 = add i64 %v83, %v84
  %v86 = sub i64 %v83, %v68
  %v87 = call i64 @llvm.smin.i64(i64 %v86, i64 %v72)
  %v88 = call i64 @llvm.smax.i64(i64 0, i64 %v87)
  %v89 = sub i64 %v85, %v68
  %v90 = call i64 @llvm.smin.i64(i64 %v89, i64 %v72)
  %v91 = call i64 @llvm.smax.i64(i64 0, i64 %v90)
  %v92 = sub i64 %v69, %v10
  %v93 = shl i64 %v6, 1
  %v94 = sub i64 %v93, 2
  %v95 = call i64 @llvm.smax.i64(i64 %v94, i64 1)
  %v96 = srem i64 %v92, %v95
  %v97 = icmp slt i64 %v96, 0
  %v98 = add i64 %v96, %v95
  %v99 = select i1 %v97, i64 %v98, i64 %v96
  %v100 = shl i64 %v6, 1
  %v101 = sub i64 %v100, 2
  %v102 = call i64 @llvm.smax.i64(i64 %v101, i64 1)
  %v103 = sub i64 %v102, %v99
  %v104 = sub i64 %v103, 0
  %v105 = icmp slt i64 %v99, %v6
  %v106 = select i1 %v105, i64 %v99, i64 %v104
  %v107 = mul i64 %v106, %v8
  %v108 = getelementptr i8, ptr %v2, i64 %v107
  %v109 = icmp slt i64 0, %v88
  br i1 %v109, label %b110, label %b111
b110:
  %v112 = add i64 %v68, 0
  %v113 = udiv i64 %v112, %v4
  %v114 = urem i64 %v112, %v4
  store i64 %v114, ptr %cell115
  %v116 = sub i64 %v113, %v20
  %v117 = shl i64 %v16, 1
  %v118 = sub i64 %v117, 2
  %v119 = call i64 @llvm.smax.i64(i64 %v118, i64 1)
  %v120 = srem i64 %v116, %v119
  %v121 = icmp slt i64 %v120, 0
  %v122 = add i64 %v120, %v119
  %v123 = select i1 %v121, i64 %v122, i64 %v120
  store i64 %v123, ptr %cell124
  %v125 = shl i64 %v16, 1
  %v126 = sub i64 %v125, 2
  %v127 = call i64 @llvm.smax.i64(i64 %v126, i64 1)
  store i64 0, ptr %cell128
  br label %b129
b129:
  %v132 = load i64, ptr %cell128
  %v133 = icmp slt i64 %v132, %v88
  br i1 %v133, label %b130, label %b131
b130:
  %v134 = load i64, ptr %cell128
  %v135 = load i64, ptr %cell124
  %v136 = shl i64 %v16, 1
  %v137 = sub i64 %v136, 2
  %v138 = call i64 @llvm.smax.i64(i64 %v137, i64 1)
  %v139 = sub i64 %v138, %v135
  %v140 = sub i64 %v139, 0
  %v141 = icmp slt i64 %v135, %v16
  %v142 = select i1 %v141, i64 %v135, i64 %v140
  %v143 = mul i64 %v142, %v4
  %v144 = load i64, ptr %cell115
  %v145 = add i64 %v143, %v144
  %v146 = mul i64 %v145, %v18
  %v147 = getelementptr i8, ptr %v108, i64 %v146
  %v148 = getelementptr i32, ptr %v147, i64 0
  %v149 = load i32, ptr %v148, align 4
  %v150 = getelementptr i32, ptr %v82, i64 %v134
  store i32 %v149, ptr %v150, align 4
  %v151 = load i64, ptr %cell115
  %v152 = add i64 %v151, 1
  %v153 = icmp eq i64 %v152, %v4
  %v154 = select i1 %v153, i64 0, i64 %v152
  store i64 %v154, ptr %cell115
  %v155 = zext i1 %v153 to i64
  %v156 = load i64, ptr %cell124
  %v157 = add i64 %v156, %v155
  %v158 = icmp eq i64 %v157, %v127
  %v159 = select i1 %v158, i64 0, i64 %v157
  store i64 %v159, ptr %cell124
  %v160 = add nsw i64 %v134, 1
  store i64 %v160, ptr %cell128
  br label %b129
b131:
  br label %b111
b111:
  %v161 = sub i64 %v91, %v88
  %v162 = add i64 %v68, %v88
  %v163 = sub i64 %v162, %v83
  %v164 = mul i64 %v163, %v18
  %v165 = getelementptr i8, ptr %v108, i64 %v164
  %v166 = mul i64 %v88, %v26
  %v167 = getelementptr i8, ptr %v82, i64 %v166
  store i64 0, ptr %cell168
  br label %b169
b169:
  %v172 = load i64, ptr %cell168
  %v173 = add i64 %v172, 16
  %v174 = icmp sle i64 %v173, %v161
  br i1 %v174, label %b170, label %b171
b170:
  %v175 = load i64, ptr %cell168
  %v176 = getelementptr i32, ptr %v165, i64 %v175
  %v177 = load <16 x i32>, ptr %v176, align 4
  %v178 = getelementptr i32, ptr %v167, i64 %v175
  store <16 x i32> %v177, ptr %v178, align 4
  %v179 = add i64 %v175, 16
  store i64 %v179, ptr %cell168
  br label %b169
b171:
  br label %b180
b180:
  %v183 = load i64, ptr %cell168
  %v184 = icmp slt i64 %v183, %v161
  br i1 %v184, label %b181, label %b182
b181:
  %v185 = load i64, ptr %cell168
  %v186 = sub i64 %v161, %v185
  %v189 = icmp sgt i64 %v186, 0
  br i1 %v189, label %b187, label %b188
b187:
  %v190 = call i64 @llvm.smin.i64(i64 %v186, i64 16)
  %v191 = sub i64 16, %v190
  %v192 = trunc i64 %v191 to i16
  %v193 = lshr i16 -1, %v192
  %v194 = bitcast i16 %v193 to <16 x i1>
  %v195 = getelementptr i32, ptr %v165, i64 %v185
  %v196 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %v195, i32 4, <16 x i1> %v194, <16 x i32> zeroinitializer)
  %v197 = getelementptr i32, ptr %v167, i64 %v185
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %v196, ptr %v197, i32 4, <16 x i1> %v194)
  %v198 = add i64 %v185, %v190
  store i64 %v198, ptr %cell168
  br label %b188
b188:
  br label %b180
b182:
  %v199 = icmp slt i64 %v91, %v72
  br i1 %v199, label %b200, label %b201
b200:
  %v202 = add i64 %v68, %v91
  %v203 = udiv i64 %v202, %v4
  %v204 = urem i64 %v202, %v4
  store i64 %v204, ptr %cell205
  %v206 = sub i64 %v203, %v20
  %v207 = shl i64 %v16, 1
  %v208 = sub i64 %v207, 2
  %v209 = call i64 @llvm.smax.i64(i64 %v208, i64 1)
  %v210 = srem i64 %v206, %v209
  %v211 = icmp slt i64 %v210, 0
  %v212 = add i64 %v210, %v209
  %v213 = select i1 %v211, i64 %v212, i64 %v210
  store i64 %v213, ptr %cell214
  %v215 = shl i64 %v16, 1
  %v216 = sub i64 %v215, 2
  %v217 = call i64 @llvm.smax.i64(i64 %v216, i64 1)
  store i64 %v91, ptr %cell218
  br label %b219
b219:
  %v222 = load i64, ptr %cell218
  %v223 = icmp slt i64 %v222, %v72
  br i1 %v223, label %b220, label %b221
b220:
  %v224 = load i64, ptr %cell218
  %v225 = load i64, ptr %cell214
  %v226 = shl i64 %v16, 1
  %v227 = sub i64 %v226, 2
  %v228 = call i64 @llvm.smax.i64(i64 %v227, i64 1)
  %v229 = sub i64 %v228, %v225
  %v230 = sub i64 %v229, 0
  %v231 = icmp slt i64 %v225, %v16
  %v232 = select i1 %v231, i64 %v225, i64 %v230
  %v233 = mul i64 %v232, %v4
  %v234 = load i64, ptr %cell205
  %v235 = add i64 %v233, %v234
  %v236 = mul i64 %v235, %v18
  %v237 = getelementptr i8, ptr %v108, i64 %v236
  %v238 = getelementptr i32, ptr %v237, i64 0
  %v239 = load i32, ptr %v238, align 4
  %v240 = getelementptr i32, ptr %v82, i64 %v224
  store i32 %v239, ptr %v240, align 4
  %v241 = load i64, ptr %cell205
  %v242 = add i64 %v241, 1
  %v243 = icmp eq i64 %v242, %v4
  %v244 = select i1 %v243, i64 0, i64 %v242
  store i64 %v244, ptr %cell205
  %v245 = zext i1 %v243 to i64
  %v246 = load i64, ptr %cell214
  %v247 = add i64 %v246, %v245
  %v248 = icmp eq i64 %v247, %v217
  %v249 = select i1 %v248, i64 0, i64 %v247
  store i64 %v249, ptr %cell214
  %v250 = add nsw i64 %v224, 1
  store i64 %v250, ptr %cell218
  br label %b219
b221:
  br label %b201
b201:
  %v251 = add i64 %v67, %v72
  store i64 %v251, ptr %cell61
  store i64 0, ptr %cell58
  %v252 = load i64, ptr %cell60
  %v253 = add i64 %v252, 1
  %v254 = icmp eq i64 %v253, %v28
  %v255 = select i1 %v254, i64 0, i64 %v253
  store i64 %v255, ptr %cell60
  %v256 = zext i1 %v254 to i64
  br label %b62
b64:
  %v257 = add nsw i64 %v53, 1
  store i64 %v257, ptr %cell47
  br label %b48
b50:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
