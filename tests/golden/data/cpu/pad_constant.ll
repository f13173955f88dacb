; trellis golden, codegen revision 18
; pad|4|2|constant|cc|True
; {'unroll': 1, 'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell47 = alloca i64
  %cell58 = alloca i64
  %cell60 = alloca i64
  %cell61 = alloca i64
  %cell107 = alloca i64
  %cell144 = alloca i64
  %cell181 = alloca i64
  %cell214 = alloca i64
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
  %v93 = icmp slt i64 %v92, 0
  %v94 = icmp sge i64 %v92, %v6
  %v95 = select i1 %v94, i64 %v14, i64 0
  %v96 = select i1 %v93, i64 %v12, i64 %v95
  %v97 = or i1 %v93, %v94
  %v98 = select i1 %v97, i1 false, i1 true
  %v99 = mul i64 %v92, %v8
  %v100 = getelementptr i8, ptr %v2, i64 %v99
  %v101 = trunc i64 %v22 to i32
  %v102 = insertelement <16 x i32> poison, i32 %v101, i64 0
  %v103 = shufflevector <16 x i32> %v102, <16 x i32> poison, <16 x i32> zeroinitializer
  %v104 = mul i64 0, %v26
  %v105 = getelementptr i8, ptr %v82, i64 %v104
  %v106 = sub i64 %v88, 0
  store i64 0, ptr %cell107
  br label %b108
b108:
  %v111 = load i64, ptr %cell107
  %v112 = add i64 %v111, 16
  %v113 = icmp sle i64 %v112, %v106
  br i1 %v113, label %b109, label %b110
b109:
  %v114 = load i64, ptr %cell107
  %v115 = getelementptr i32, ptr %v105, i64 %v114
  store <16 x i32> %v103, ptr %v115, align 4
  %v116 = add i64 %v114, 16
  store i64 %v116, ptr %cell107
  br label %b108
b110:
  br label %b117
b117:
  %v120 = load i64, ptr %cell107
  %v121 = icmp slt i64 %v120, %v106
  br i1 %v121, label %b118, label %b119
b118:
  %v122 = load i64, ptr %cell107
  %v123 = sub i64 %v106, %v122
  %v126 = icmp sgt i64 %v123, 0
  br i1 %v126, label %b124, label %b125
b124:
  %v127 = call i64 @llvm.smin.i64(i64 %v123, i64 16)
  %v128 = sub i64 16, %v127
  %v129 = trunc i64 %v128 to i16
  %v130 = lshr i16 -1, %v129
  %v131 = bitcast i16 %v130 to <16 x i1>
  %v132 = getelementptr i32, ptr %v105, i64 %v122
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %v103, ptr %v132, i32 4, <16 x i1> %v131)
  %v133 = add i64 %v122, %v127
  store i64 %v133, ptr %cell107
  br label %b125
b125:
  br label %b117
b119:
  br i1 %v98, label %b134, label %b135
b134:
  %v137 = sub i64 %v91, %v88
  %v138 = add i64 %v68, %v88
  %v139 = sub i64 %v138, %v83
  %v140 = mul i64 %v139, %v18
  %v141 = getelementptr i8, ptr %v100, i64 %v140
  %v142 = mul i64 %v88, %v26
  %v143 = getelementptr i8, ptr %v82, i64 %v142
  store i64 0, ptr %cell144
  br label %b145
b145:
  %v148 = load i64, ptr %cell144
  %v149 = add i64 %v148, 16
  %v150 = icmp sle i64 %v149, %v137
  br i1 %v150, label %b146, label %b147
b146:
  %v151 = load i64, ptr %cell144
  %v152 = getelementptr i32, ptr %v141, i64 %v151
  %v153 = load <16 x i32>, ptr %v152, align 4
  %v154 = getelementptr i32, ptr %v143, i64 %v151
  store <16 x i32> %v153, ptr %v154, align 4
  %v155 = add i64 %v151, 16
  store i64 %v155, ptr %cell144
  br label %b145
b147:
  br label %b156
b156:
  %v159 = load i64, ptr %cell144
  %v160 = icmp slt i64 %v159, %v137
  br i1 %v160, label %b157, label %b158
b157:
  %v161 = load i64, ptr %cell144
  %v162 = sub i64 %v137, %v161
  %v165 = icmp sgt i64 %v162, 0
  br i1 %v165, label %b163, label %b164
b163:
  %v166 = call i64 @llvm.smin.i64(i64 %v162, i64 16)
  %v167 = sub i64 16, %v166
  %v168 = trunc i64 %v167 to i16
  %v169 = lshr i16 -1, %v168
  %v170 = bitcast i16 %v169 to <16 x i1>
  %v171 = getelementptr i32, ptr %v141, i64 %v161
  %v172 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %v171, i32 4, <16 x i1> %v170, <16 x i32> zeroinitializer)
  %v173 = getelementptr i32, ptr %v143, i64 %v161
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %v172, ptr %v173, i32 4, <16 x i1> %v170)
  %v174 = add i64 %v161, %v166
  store i64 %v174, ptr %cell144
  br label %b164
b164:
  br label %b156
b158:
  br label %b136
b135:
  %v175 = trunc i64 %v96 to i32
  %v176 = insertelement <16 x i32> poison, i32 %v175, i64 0
  %v177 = shufflevector <16 x i32> %v176, <16 x i32> poison, <16 x i32> zeroinitializer
  %v178 = mul i64 %v88, %v26
  %v179 = getelementptr i8, ptr %v82, i64 %v178
  %v180 = sub i64 %v91, %v88
  store i64 0, ptr %cell181
  br label %b182
b182:
  %v185 = load i64, ptr %cell181
  %v186 = add i64 %v185, 16
  %v187 = icmp sle i64 %v186, %v180
  br i1 %v187, label %b183, label %b184
b183:
  %v188 = load i64, ptr %cell181
  %v189 = getelementptr i32, ptr %v179, i64 %v188
  store <16 x i32> %v177, ptr %v189, align 4
  %v190 = add i64 %v188, 16
  store i64 %v190, ptr %cell181
  br label %b182
b184:
  br label %b191
b191:
  %v194 = load i64, ptr %cell181
  %v195 = icmp slt i64 %v194, %v180
  br i1 %v195, label %b192, label %b193
b192:
  %v196 = load i64, ptr %cell181
  %v197 = sub i64 %v180, %v196
  %v200 = icmp sgt i64 %v197, 0
  br i1 %v200, label %b198, label %b199
b198:
  %v201 = call i64 @llvm.smin.i64(i64 %v197, i64 16)
  %v202 = sub i64 16, %v201
  %v203 = trunc i64 %v202 to i16
  %v204 = lshr i16 -1, %v203
  %v205 = bitcast i16 %v204 to <16 x i1>
  %v206 = getelementptr i32, ptr %v179, i64 %v196
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %v177, ptr %v206, i32 4, <16 x i1> %v205)
  %v207 = add i64 %v196, %v201
  store i64 %v207, ptr %cell181
  br label %b199
b199:
  br label %b191
b193:
  br label %b136
b136:
  %v208 = trunc i64 %v24 to i32
  %v209 = insertelement <16 x i32> poison, i32 %v208, i64 0
  %v210 = shufflevector <16 x i32> %v209, <16 x i32> poison, <16 x i32> zeroinitializer
  %v211 = mul i64 %v91, %v26
  %v212 = getelementptr i8, ptr %v82, i64 %v211
  %v213 = sub i64 %v72, %v91
  store i64 0, ptr %cell214
  br label %b215
b215:
  %v218 = load i64, ptr %cell214
  %v219 = add i64 %v218, 16
  %v220 = icmp sle i64 %v219, %v213
  br i1 %v220, label %b216, label %b217
b216:
  %v221 = load i64, ptr %cell214
  %v222 = getelementptr i32, ptr %v212, i64 %v221
  store <16 x i32> %v210, ptr %v222, align 4
  %v223 = add i64 %v221, 16
  store i64 %v223, ptr %cell214
  br label %b215
b217:
  br label %b224
b224:
  %v227 = load i64, ptr %cell214
  %v228 = icmp slt i64 %v227, %v213
  br i1 %v228, label %b225, label %b226
b225:
  %v229 = load i64, ptr %cell214
  %v230 = sub i64 %v213, %v229
  %v233 = icmp sgt i64 %v230, 0
  br i1 %v233, label %b231, label %b232
b231:
  %v234 = call i64 @llvm.smin.i64(i64 %v230, i64 16)
  %v235 = sub i64 16, %v234
  %v236 = trunc i64 %v235 to i16
  %v237 = lshr i16 -1, %v236
  %v238 = bitcast i16 %v237 to <16 x i1>
  %v239 = getelementptr i32, ptr %v212, i64 %v229
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %v210, ptr %v239, i32 4, <16 x i1> %v238)
  %v240 = add i64 %v229, %v234
  store i64 %v240, ptr %cell214
  br label %b232
b232:
  br label %b224
b226:
  %v241 = add i64 %v67, %v72
  store i64 %v241, ptr %cell61
  store i64 0, ptr %cell58
  %v242 = load i64, ptr %cell60
  %v243 = add i64 %v242, 1
  %v244 = icmp eq i64 %v243, %v28
  %v245 = select i1 %v244, i64 0, i64 %v243
  store i64 %v245, ptr %cell60
  %v246 = zext i1 %v244 to i64
  br label %b62
b64:
  %v247 = add nsw i64 %v53, 1
  store i64 %v247, ptr %cell47
  br label %b48
b50:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
