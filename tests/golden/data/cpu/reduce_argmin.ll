; trellis golden, codegen revision 18
; reduce|argmin|1.1.reduced.True|float32:cs|int64:c|float32|3e8851d4e04f4832f48abeda744156a5
; {'unroll': 1, 'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell52 = alloca i64
  %cell66 = alloca i64
  %cell83 = alloca i64
  %cell84 = alloca i64
  %cell105 = alloca i64
  %cell122 = alloca float
  %cell123 = alloca i64
  %cell124 = alloca i64
  %cell125 = alloca i64
  %cell126 = alloca i64
  %cell156 = alloca <16 x float>
  %cell224 = alloca i64
  %cell225 = alloca i16
  %v1 = getelementptr i64, ptr %args, i64 2
  %v2 = load ptr, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 11
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 12
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 13
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 0
  %v10 = load ptr, ptr %v9
  %v11 = getelementptr i8, ptr %v10, i64 %v4
  %v12 = getelementptr i8, ptr null, i64 %v6
  %v13 = getelementptr i64, ptr %args, i64 1
  %v14 = load ptr, ptr %v13
  %v15 = getelementptr i8, ptr %v14, i64 %v8
  %v16 = getelementptr i64, ptr %args, i64 17
  %v17 = load i64, ptr %v16
  %v18 = getelementptr i64, ptr %args, i64 18
  %v19 = load i64, ptr %v18
  %v20 = getelementptr i64, ptr %args, i64 19
  %v21 = load i64, ptr %v20
  %v22 = getelementptr i64, ptr %args, i64 20
  %v23 = load i64, ptr %v22
  %v24 = getelementptr i64, ptr %args, i64 21
  %v25 = load i64, ptr %v24
  %v26 = getelementptr i64, ptr %args, i64 22
  %v27 = load i64, ptr %v26
  %v28 = getelementptr i64, ptr %args, i64 23
  %v29 = load i64, ptr %v28
  %v30 = getelementptr i64, ptr %args, i64 24
  %v31 = load i64, ptr %v30
  %v32 = getelementptr i64, ptr %args, i64 8
  %v33 = load i64, ptr %v32
  %v34 = getelementptr i64, ptr %args, i64 9
  %v35 = load i64, ptr %v34
  %v36 = getelementptr i64, ptr %args, i64 10
  %v37 = load i64, ptr %v36
  %v38 = getelementptr i64, ptr %args, i64 3
  %v39 = load i64, ptr %v38
  %v40 = getelementptr i64, ptr %args, i64 4
  %v41 = load i64, ptr %v40
  %v42 = getelementptr i64, ptr %args, i64 5
  %v43 = load i64, ptr %v42
  %v44 = getelementptr i64, ptr %args, i64 6
  %v45 = load i64, ptr %v44
  %v46 = getelementptr i64, ptr %args, i64 7
  %v47 = load i64, ptr %v46
  %v48 = getelementptr i64, ptr %args, i64 15
  %v49 = load i64, ptr %v48
  %v50 = getelementptr i64, ptr %args, i64 16
  %v51 = load i64, ptr %v50
  store i64 %begin, ptr %cell52
  br label %b53
b53:
  %v56 = load i64, ptr %cell52
  %v57 = icmp slt i64 %v56, %end
  br i1 %v57, label %b54, label %b55
b54:
  %v58 = load i64, ptr %cell52
  %v59 = icmp slt i64 %v58, %v31
  %v60 = call i64 @llvm.smin.i64(i64 %v58, i64 %v31)
  %v61 = sub i64 %v29, 1
  %v62 = mul i64 %v60, %v61
  %v63 = add i64 %v58, %v62
  %v64 = select i1 %v59, i64 %v29, i64 1
  %v65 = add i64 %v63, %v64
  store i64 %v63, ptr %cell66
  br label %b67
b67:
  %v70 = load i64, ptr %cell66
  %v71 = icmp slt i64 %v70, %v65
  br i1 %v71, label %b68, label %b69
b68:
  %v72 = load i64, ptr %cell66
  %v73 = udiv i64 %v72, %v21
  %v74 = urem i64 %v72, %v21
  %v75 = mul i64 %v74, %v23
  %v76 = add i64 %v75, %v23
  %v77 = getelementptr i64, ptr %args, i64 26
  %v78 = load i64, ptr %v77
  %v79 = call i64 @llvm.smin.i64(i64 %v76, i64 %v78)
  %v80 = mul i64 %v73, %v19
  %v81 = add i64 %v80, %v19
  %v82 = call i64 @llvm.smin.i64(i64 %v81, i64 %v17)
  store i64 %v80, ptr %cell83
  store i64 %v80, ptr %cell84
  br label %b85
b85:
  %v88 = load i64, ptr %cell84
  %v89 = icmp slt i64 %v88, %v82
  br i1 %v89, label %b86, label %b87
b86:
  %v90 = load i64, ptr %cell84
  %v91 = load i64, ptr %cell83
  %v92 = sub i64 %v82, %v90
  %v93 = mul i64 %v41, %v91
  %v94 = add i64 0, %v93
  %v95 = getelementptr i8, ptr %v11, i64 %v94
  %v96 = mul i64 %v43, %v91
  %v97 = add i64 0, %v96
  %v98 = getelementptr i8, ptr %v12, i64 %v97
  %v99 = mul i64 %v45, %v91
  %v100 = add i64 0, %v99
  %v101 = getelementptr i8, ptr %v15, i64 %v100
  %v102 = mul i64 %v47, %v91
  %v103 = add i64 0, %v102
  %v104 = getelementptr i8, ptr null, i64 %v103
  store i64 0, ptr %cell105
  br label %b106
b106:
  %v109 = load i64, ptr %cell105
  %v110 = icmp slt i64 %v109, %v92
  br i1 %v110, label %b107, label %b108
b107:
  %v111 = load i64, ptr %cell105
  %v112 = mul i64 %v111, %v41
  %v113 = getelementptr i8, ptr %v95, i64 %v112
  %v114 = mul i64 %v111, %v43
  %v115 = getelementptr i8, ptr %v98, i64 %v114
  %v116 = mul i64 %v111, %v45
  %v117 = getelementptr i8, ptr %v101, i64 %v116
  %v118 = mul i64 %v111, %v47
  %v119 = getelementptr i8, ptr %v104, i64 %v118
  %v120 = ptrtoint ptr %v119 to i64
  %v121 = add i64 %v91, %v111
  store float 0x7FF0000000000000, ptr %cell122
  store i64 0, ptr %cell123
  store i64 %v75, ptr %cell125
  store i64 %v75, ptr %cell126
  br label %b127
b127:
  %v130 = load i64, ptr %cell126
  %v131 = icmp slt i64 %v130, %v79
  br i1 %v131, label %b128, label %b129
b128:
  %v132 = load i64, ptr %cell126
  %v133 = load i64, ptr %cell125
  %v134 = sub i64 %v79, %v132
  %v135 = mul i64 %v35, %v133
  %v136 = add i64 0, %v135
  %v137 = getelementptr i8, ptr %v113, i64 %v136
  %v138 = mul i64 %v37, %v133
  %v139 = add i64 0, %v138
  %v140 = getelementptr i8, ptr %v115, i64 %v139
  %v141 = ptrtoint ptr %v140 to i64
  %v142 = insertelement <16 x i64> poison, i64 %v141, i64 0
  %v143 = shufflevector <16 x i64> %v142, <16 x i64> poison, <16 x i32> zeroinitializer
  %v144 = insertelement <16 x i64> poison, i64 %v37, i64 0
  %v145 = shufflevector <16 x i64> %v144, <16 x i64> poison, <16 x i32> zeroinitializer
  %v146 = mul <16 x i64> %v145, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %v147 = add <16 x i64> %v143, %v146
  store i64 0, ptr %cell124
  br label %b148
b148:
  %v151 = load i64, ptr %cell124
  %v152 = icmp slt i64 %v151, %v134
  br i1 %v152, label %b149, label %b150
b149:
  %v153 = load i64, ptr %cell124
  %v154 = add i64 %v153, 4096
  %v155 = call i64 @llvm.smin.i64(i64 %v154, i64 %v134)
  store <16 x float> splat (float 0x7FF0000000000000), ptr %cell156
  br label %b157
b157:
  %v160 = load i64, ptr %cell124
  %v161 = add i64 %v160, 16
  %v162 = icmp sle i64 %v161, %v155
  br i1 %v162, label %b158, label %b159
b158:
  %v163 = load i64, ptr %cell124
  %v164 = getelementptr float, ptr %v137, i64 %v163
  %v165 = load <16 x float>, ptr %v164, align 4
  %v166 = load <16 x float>, ptr %cell156
  %v167 = fcmp olt <16 x float> %v165, %v166
  %v168 = select <16 x i1> %v167, <16 x float> %v165, <16 x float> %v166
  %v169 = fcmp uno <16 x float> %v165, %v165
  %v170 = select <16 x i1> %v169, <16 x float> %v165, <16 x float> %v168
  store <16 x float> %v170, ptr %cell156
  %v171 = add i64 %v163, 16
  store i64 %v171, ptr %cell124
  br label %b157
b159:
  %v172 = load i64, ptr %cell124
  %v173 = sub i64 %v155, %v172
  %v174 = icmp sgt i64 %v173, 0
  br i1 %v174, label %b175, label %b176
b175:
  %v177 = sub i64 16, %v173
  %v178 = trunc i64 %v177 to i16
  %v179 = lshr i16 -1, %v178
  %v180 = bitcast i16 %v179 to <16 x i1>
  %v181 = getelementptr float, ptr %v137, i64 %v172
  %v182 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v181, i32 4, <16 x i1> %v180, <16 x float> zeroinitializer)
  %v183 = select <16 x i1> %v180, <16 x float> %v182, <16 x float> splat (float 0x7FF0000000000000)
  %v184 = load <16 x float>, ptr %cell156
  %v185 = fcmp olt <16 x float> %v183, %v184
  %v186 = select <16 x i1> %v185, <16 x float> %v183, <16 x float> %v184
  %v187 = fcmp uno <16 x float> %v183, %v183
  %v188 = select <16 x i1> %v187, <16 x float> %v183, <16 x float> %v186
  store <16 x float> %v188, ptr %cell156
  store i64 %v155, ptr %cell124
  br label %b176
b176:
  %v189 = load <16 x float>, ptr %cell156
  %v190 = shufflevector <16 x float> %v189, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v191 = shufflevector <16 x float> %v189, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v192 = fcmp olt <8 x float> %v191, %v190
  %v193 = select <8 x i1> %v192, <8 x float> %v191, <8 x float> %v190
  %v194 = fcmp uno <8 x float> %v191, %v191
  %v195 = select <8 x i1> %v194, <8 x float> %v191, <8 x float> %v193
  %v196 = shufflevector <8 x float> %v195, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v197 = shufflevector <8 x float> %v195, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v198 = fcmp olt <4 x float> %v197, %v196
  %v199 = select <4 x i1> %v198, <4 x float> %v197, <4 x float> %v196
  %v200 = fcmp uno <4 x float> %v197, %v197
  %v201 = select <4 x i1> %v200, <4 x float> %v197, <4 x float> %v199
  %v202 = shufflevector <4 x float> %v201, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v203 = shufflevector <4 x float> %v201, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v204 = fcmp olt <2 x float> %v203, %v202
  %v205 = select <2 x i1> %v204, <2 x float> %v203, <2 x float> %v202
  %v206 = fcmp uno <2 x float> %v203, %v203
  %v207 = select <2 x i1> %v206, <2 x float> %v203, <2 x float> %v205
  %v208 = extractelement <2 x float> %v207, i32 0
  %v209 = extractelement <2 x float> %v207, i32 1
  %v210 = fcmp olt float %v209, %v208
  %v211 = select i1 %v210, float %v209, float %v208
  %v212 = fcmp uno float %v209, %v209
  %v213 = select i1 %v212, float %v209, float %v211
  %v214 = load float, ptr %cell122
  %v215 = fcmp olt float %v213, %v214
  %v216 = fcmp ord float %v214, %v214
  %v217 = fcmp uno float %v213, %v213
  %v218 = and i1 %v216, %v217
  %v219 = or i1 %v215, %v218
  br i1 %v219, label %b220, label %b221
b220:
  store float %v213, ptr %cell122
  %v222 = insertelement <16 x float> poison, float %v213, i64 0
  %v223 = shufflevector <16 x float> %v222, <16 x float> poison, <16 x i32> zeroinitializer
  store i64 %v153, ptr %cell224
  store i16 0, ptr %cell225
  br label %b226
b226:
  %v229 = load i64, ptr %cell224
  %v230 = add i64 %v229, 16
  %v231 = icmp sle i64 %v230, %v155
  %v232 = load i16, ptr %cell225
  %v233 = icmp eq i16 %v232, 0
  %v234 = and i1 %v231, %v233
  br i1 %v234, label %b227, label %b228
b227:
  %v235 = load i64, ptr %cell224
  %v236 = getelementptr float, ptr %v137, i64 %v235
  %v237 = load <16 x float>, ptr %v236, align 4
  %v238 = fcmp oeq <16 x float> %v237, %v223
  %v239 = fcmp uno <16 x float> %v237, %v237
  %v240 = or <16 x i1> %v238, %v239
  %v241 = bitcast <16 x i1> %v240 to i16
  store i16 %v241, ptr %cell225
  %v242 = load i64, ptr %cell224
  %v243 = add i64 %v242, 16
  store i64 %v243, ptr %cell224
  br label %b226
b228:
  %v244 = load i16, ptr %cell225
  %v245 = icmp eq i16 %v244, 0
  br i1 %v245, label %b246, label %b247
b246:
  %v248 = load i64, ptr %cell224
  %v249 = sub i64 %v155, %v248
  %v250 = sub i64 16, %v249
  %v251 = trunc i64 %v250 to i16
  %v252 = lshr i16 -1, %v251
  %v253 = bitcast i16 %v252 to <16 x i1>
  %v254 = load i64, ptr %cell224
  %v255 = getelementptr float, ptr %v137, i64 %v254
  %v256 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v255, i32 4, <16 x i1> %v253, <16 x float> zeroinitializer)
  %v257 = fcmp oeq <16 x float> %v256, %v223
  %v258 = fcmp uno <16 x float> %v256, %v256
  %v259 = or <16 x i1> %v257, %v258
  %v260 = bitcast <16 x i1> %v259 to i16
  %v261 = bitcast <16 x i1> %v253 to i16
  %v262 = and i16 %v260, %v261
  store i16 %v262, ptr %cell225
  %v263 = load i64, ptr %cell224
  %v264 = add i64 %v263, 16
  store i64 %v264, ptr %cell224
  br label %b247
b247:
  %v265 = load i16, ptr %cell225
  %v266 = call i16 @llvm.cttz.i16(i16 %v265, i1 true)
  %v267 = zext i16 %v266 to i64
  %v268 = load i64, ptr %cell224
  %v269 = sub i64 %v268, 16
  %v270 = add i64 %v269, %v267
  %v271 = ptrtoint ptr %v140 to i64
  %v272 = mul i64 %v270, %v37
  %v273 = add i64 %v271, %v272
  store i64 %v273, ptr %cell123
  br label %b221
b221:
  br label %b148
b150:
  %v274 = add i64 %v132, %v134
  store i64 %v274, ptr %cell126
  store i64 0, ptr %cell125
  br label %b127
b129:
  %v275 = load float, ptr %cell122
  %v276 = load i64, ptr %cell123
  %v280 = icmp eq i64 %v21, 1
  br i1 %v280, label %b277, label %b278
b277:
  %v281 = getelementptr i64, ptr %v117, i64 0
  store i64 %v276, ptr %v281, align 8
  br label %b279
b278:
  %v282 = mul i64 %v74, %v25
  %v283 = add i64 %v282, %v120
  %v284 = add i64 %v283, 0
  %v285 = mul i64 %v21, %v25
  %v286 = getelementptr i64, ptr %v2, i64 %v285
  %v287 = getelementptr float, ptr %v286, i64 %v285
  %v288 = getelementptr float, ptr %v286, i64 %v284
  store float %v275, ptr %v288, align 4
  %v289 = getelementptr i64, ptr %v2, i64 %v284
  store i64 %v276, ptr %v289, align 8
  br label %b279
b279:
  %v290 = add nsw i64 %v111, 1
  store i64 %v290, ptr %cell105
  br label %b106
b108:
  %v291 = add i64 %v90, %v92
  store i64 %v291, ptr %cell84
  store i64 0, ptr %cell83
  br label %b85
b87:
  %v292 = add nsw i64 %v72, 1
  store i64 %v292, ptr %cell66
  br label %b67
b69:
  %v293 = add nsw i64 %v58, 1
  store i64 %v293, ptr %cell52
  br label %b53
b55:
  ret void
}

define void @phase1(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell54 = alloca i64
  %cell64 = alloca i64
  %cell65 = alloca i64
  %cell81 = alloca i64
  %cell99 = alloca <16 x float>
  %cell100 = alloca <16 x i64>
  %cell101 = alloca i64
  %cell156 = alloca <16 x float>
  %cell157 = alloca <16 x i64>
  %cell158 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 2
  %v2 = load ptr, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 11
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 12
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 13
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 0
  %v10 = load ptr, ptr %v9
  %v11 = getelementptr i8, ptr %v10, i64 %v4
  %v12 = getelementptr i8, ptr null, i64 %v6
  %v13 = getelementptr i64, ptr %args, i64 1
  %v14 = load ptr, ptr %v13
  %v15 = getelementptr i8, ptr %v14, i64 %v8
  %v16 = getelementptr i64, ptr %args, i64 17
  %v17 = load i64, ptr %v16
  %v18 = getelementptr i64, ptr %args, i64 18
  %v19 = load i64, ptr %v18
  %v20 = getelementptr i64, ptr %args, i64 19
  %v21 = load i64, ptr %v20
  %v22 = getelementptr i64, ptr %args, i64 20
  %v23 = load i64, ptr %v22
  %v24 = getelementptr i64, ptr %args, i64 21
  %v25 = load i64, ptr %v24
  %v26 = getelementptr i64, ptr %args, i64 22
  %v27 = load i64, ptr %v26
  %v28 = getelementptr i64, ptr %args, i64 23
  %v29 = load i64, ptr %v28
  %v30 = getelementptr i64, ptr %args, i64 24
  %v31 = load i64, ptr %v30
  %v32 = getelementptr i64, ptr %args, i64 8
  %v33 = load i64, ptr %v32
  %v34 = getelementptr i64, ptr %args, i64 9
  %v35 = load i64, ptr %v34
  %v36 = getelementptr i64, ptr %args, i64 10
  %v37 = load i64, ptr %v36
  %v38 = getelementptr i64, ptr %args, i64 3
  %v39 = load i64, ptr %v38
  %v40 = getelementptr i64, ptr %args, i64 4
  %v41 = load i64, ptr %v40
  %v42 = getelementptr i64, ptr %args, i64 5
  %v43 = load i64, ptr %v42
  %v44 = getelementptr i64, ptr %args, i64 6
  %v45 = load i64, ptr %v44
  %v46 = getelementptr i64, ptr %args, i64 7
  %v47 = load i64, ptr %v46
  %v48 = getelementptr i64, ptr %args, i64 15
  %v49 = load i64, ptr %v48
  %v50 = getelementptr i64, ptr %args, i64 16
  %v51 = load i64, ptr %v50
  %v52 = getelementptr i64, ptr %args, i64 14
  %v53 = load i64, ptr %v52
  store i64 %begin, ptr %cell54
  br label %b55
b55:
  %v58 = load i64, ptr %cell54
  %v59 = icmp slt i64 %v58, %end
  br i1 %v59, label %b56, label %b57
b56:
  %v60 = load i64, ptr %cell54
  %v61 = mul i64 %v60, %v27
  %v62 = add i64 %v61, %v27
  %v63 = call i64 @llvm.smin.i64(i64 %v62, i64 %v25)
  store i64 %v61, ptr %cell64
  store i64 %v61, ptr %cell65
  br label %b66
b66:
  %v69 = load i64, ptr %cell65
  %v70 = icmp slt i64 %v69, %v63
  br i1 %v70, label %b67, label %b68
b67:
  %v71 = load i64, ptr %cell65
  %v72 = load i64, ptr %cell64
  %v73 = sub i64 %v63, %v71
  %v74 = mul i64 %v49, %v72
  %v75 = add i64 0, %v74
  %v76 = getelementptr i8, ptr %v15, i64 %v75
  %v77 = mul i64 %v51, %v72
  %v78 = add i64 0, %v77
  %v79 = getelementptr i8, ptr null, i64 %v78
  %v80 = ptrtoint ptr %v79 to i64
  store i64 0, ptr %cell81
  br label %b82
b82:
  %v85 = load i64, ptr %cell81
  %v86 = add i64 %v85, 16
  %v87 = icmp sle i64 %v86, %v73
  br i1 %v87, label %b83, label %b84
b83:
  %v88 = load i64, ptr %cell81
  %v89 = add i64 %v80, %v88
  %v90 = mul i64 0, %v25
  %v91 = add i64 %v90, %v89
  %v92 = mul i64 %v21, %v25
  %v93 = getelementptr i64, ptr %v2, i64 %v92
  %v94 = getelementptr float, ptr %v93, i64 %v92
  %v95 = getelementptr float, ptr %v93, i64 %v91
  %v96 = load <16 x float>, ptr %v95, align 4
  %v97 = getelementptr i64, ptr %v2, i64 %v91
  %v98 = load <16 x i64>, ptr %v97, align 8
  store <16 x float> %v96, ptr %cell99
  store <16 x i64> %v98, ptr %cell100
  store i64 1, ptr %cell101
  br label %b102
b102:
  %v105 = load i64, ptr %cell101
  %v106 = icmp slt i64 %v105, %v21
  br i1 %v106, label %b103, label %b104
b103:
  %v107 = load i64, ptr %cell101
  %v108 = load <16 x float>, ptr %cell99
  %v109 = load <16 x i64>, ptr %cell100
  %v110 = mul i64 %v107, %v25
  %v111 = add i64 %v110, %v89
  %v112 = mul i64 %v21, %v25
  %v113 = getelementptr i64, ptr %v2, i64 %v112
  %v114 = getelementptr float, ptr %v113, i64 %v112
  %v115 = getelementptr float, ptr %v113, i64 %v111
  %v116 = load <16 x float>, ptr %v115, align 4
  %v117 = getelementptr i64, ptr %v2, i64 %v111
  %v118 = load <16 x i64>, ptr %v117, align 8
  %v119 = fcmp olt <16 x float> %v116, %v108
  %v120 = fcmp ord <16 x float> %v108, %v108
  %v121 = fcmp uno <16 x float> %v116, %v116
  %v122 = and <16 x i1> %v120, %v121
  %v123 = or <16 x i1> %v119, %v122
  %v124 = select <16 x i1> %v123, <16 x float> %v116, <16 x float> %v108
  %v125 = select <16 x i1> %v123, <16 x i64> %v118, <16 x i64> %v109
  store <16 x float> %v124, ptr %cell99
  store <16 x i64> %v125, ptr %cell100
  %v126 = add nsw i64 %v107, 1
  store i64 %v126, ptr %cell101
  br label %b102
b104:
  %v127 = load <16 x float>, ptr %cell99
  %v128 = load <16 x i64>, ptr %cell100
  %v129 = getelementptr i64, ptr %v76, i64 %v88
  store <16 x i64> %v128, ptr %v129, align 8
  %v130 = add i64 %v88, 16
  store i64 %v130, ptr %cell81
  br label %b82
b84:
  br label %b131
b131:
  %v134 = load i64, ptr %cell81
  %v135 = icmp slt i64 %v134, %v73
  br i1 %v135, label %b132, label %b133
b132:
  %v136 = load i64, ptr %cell81
  %v137 = sub i64 %v73, %v136
  %v140 = icmp sgt i64 %v137, 0
  br i1 %v140, label %b138, label %b139
b138:
  %v141 = call i64 @llvm.smin.i64(i64 %v137, i64 16)
  %v142 = sub i64 16, %v141
  %v143 = trunc i64 %v142 to i16
  %v144 = lshr i16 -1, %v143
  %v145 = bitcast i16 %v144 to <16 x i1>
  %v146 = add i64 %v80, %v136
  %v147 = mul i64 0, %v25
  %v148 = add i64 %v147, %v146
  %v149 = mul i64 %v21, %v25
  %v150 = getelementptr i64, ptr %v2, i64 %v149
  %v151 = getelementptr float, ptr %v150, i64 %v149
  %v152 = getelementptr float, ptr %v150, i64 %v148
  %v153 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v152, i32 4, <16 x i1> %v145, <16 x float> zeroinitializer)
  %v154 = getelementptr i64, ptr %v2, i64 %v148
  %v155 = call <16 x i64> @llvm.masked.load.v16i64.p0(ptr %v154, i32 8, <16 x i1> %v145, <16 x i64> zeroinitializer)
  store <16 x float> %v153, ptr %cell156
  store <16 x i64> %v155, ptr %cell157
  store i64 1, ptr %cell158
  br label %b159
b159:
  %v162 = load i64, ptr %cell158
  %v163 = icmp slt i64 %v162, %v21
  br i1 %v163, label %b160, label %b161
b160:
  %v164 = load i64, ptr %cell158
  %v165 = load <16 x float>, ptr %cell156
  %v166 = load <16 x i64>, ptr %cell157
  %v167 = mul i64 %v164, %v25
  %v168 = add i64 %v167, %v146
  %v169 = mul i64 %v21, %v25
  %v170 = getelementptr i64, ptr %v2, i64 %v169
  %v171 = getelementptr float, ptr %v170, i64 %v169
  %v172 = getelementptr float, ptr %v170, i64 %v168
  %v173 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v172, i32 4, <16 x i1> %v145, <16 x float> zeroinitializer)
  %v174 = getelementptr i64, ptr %v2, i64 %v168
  %v175 = call <16 x i64> @llvm.masked.load.v16i64.p0(ptr %v174, i32 8, <16 x i1> %v145, <16 x i64> zeroinitializer)
  %v176 = fcmp olt <16 x float> %v173, %v165
  %v177 = fcmp ord <16 x float> %v165, %v165
  %v178 = fcmp uno <16 x float> %v173, %v173
  %v179 = and <16 x i1> %v177, %v178
  %v180 = or <16 x i1> %v176, %v179
  %v181 = select <16 x i1> %v180, <16 x float> %v173, <16 x float> %v165
  %v182 = select <16 x i1> %v180, <16 x i64> %v175, <16 x i64> %v166
  store <16 x float> %v181, ptr %cell156
  store <16 x i64> %v182, ptr %cell157
  %v183 = add nsw i64 %v164, 1
  store i64 %v183, ptr %cell158
  br label %b159
b161:
  %v184 = load <16 x float>, ptr %cell156
  %v185 = load <16 x i64>, ptr %cell157
  %v186 = getelementptr i64, ptr %v76, i64 %v136
  call void @llvm.masked.store.v16i64.p0(<16 x i64> %v185, ptr %v186, i32 8, <16 x i1> %v145)
  %v187 = add i64 %v136, %v141
  store i64 %v187, ptr %cell81
  br label %b139
b139:
  br label %b131
b133:
  %v188 = add i64 %v71, %v73
  store i64 %v188, ptr %cell65
  store i64 0, ptr %cell64
  br label %b66
b68:
  %v189 = add nsw i64 %v60, 1
  store i64 %v189, ptr %cell54
  br label %b55
b57:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
