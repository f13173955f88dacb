; trellis golden, codegen revision 18
; gemm|2|full|float64,float64,float64,float64,c,c|float64|-,-,2d4cfe2f23dd976d7637d05a4bdd616a
; {'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell29 = alloca i64
  %cell63 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 14
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 13
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 12
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 15
  %v8 = load i64, ptr %v7
  %v9 = mul i64 %begin, %v2
  %v10 = mul i64 %end, %v2
  %v11 = call i64 @llvm.smin.i64(i64 %v10, i64 %v4)
  %v12 = getelementptr i64, ptr %args, i64 4
  %v13 = load ptr, ptr %v12
  %v14 = getelementptr i8, ptr %v13, i64 %v8
  %v15 = call i64 @llvm.smin.i64(i64 %v11, i64 %v6)
  %v16 = getelementptr i64, ptr %args, i64 8
  %v17 = load i64, ptr %v16
  %v18 = getelementptr i64, ptr %args, i64 5
  %v19 = load i64, ptr %v18
  %v20 = getelementptr i64, ptr %args, i64 7
  %v21 = load i64, ptr %v20
  %v22 = getelementptr i64, ptr %args, i64 22
  %v23 = load i64, ptr %v22
  %v24 = getelementptr i64, ptr %args, i64 23
  %v25 = load i64, ptr %v24
  %v26 = getelementptr i64, ptr %args, i64 0
  %v27 = load ptr, ptr %v26
  %v28 = mul i64 %v21, 96
  store i64 %v9, ptr %cell29
  br label %b30
b30:
  %v33 = load i64, ptr %cell29
  %v34 = icmp slt i64 %v33, %v15
  br i1 %v34, label %b31, label %b32
b31:
  %v35 = load i64, ptr %cell29
  %v36 = udiv i64 %v35, %v17
  %v37 = urem i64 %v35, %v17
  %v38 = mul i64 %v37, 12
  %v39 = mul i64 %v38, %v23
  %v40 = add i64 0, %v39
  %v41 = getelementptr i8, ptr %v27, i64 %v40
  %v42 = mul i64 %v35, %v28
  %v43 = getelementptr i8, ptr %v13, i64 %v42
  %v44 = sub i64 %v19, %v38
  %v45 = call i64 @llvm.smin.i64(i64 %v44, i64 12)
  call void @panel_a(ptr %v41, i64 %v23, i64 %v25, i64 %v45, i64 %v21, ptr %v43)
  %v46 = add nsw i64 %v35, 1
  store i64 %v46, ptr %cell29
  br label %b30
b32:
  %v47 = call i64 @llvm.smax.i64(i64 %v9, i64 %v6)
  %v48 = sub i64 %v47, %v6
  %v49 = sub i64 %v11, %v6
  %v50 = getelementptr i64, ptr %args, i64 9
  %v51 = load i64, ptr %v50
  %v52 = getelementptr i64, ptr %args, i64 6
  %v53 = load i64, ptr %v52
  %v54 = getelementptr i64, ptr %args, i64 7
  %v55 = load i64, ptr %v54
  %v56 = getelementptr i64, ptr %args, i64 25
  %v57 = load i64, ptr %v56
  %v58 = getelementptr i64, ptr %args, i64 24
  %v59 = load i64, ptr %v58
  %v60 = getelementptr i64, ptr %args, i64 1
  %v61 = load ptr, ptr %v60
  %v62 = mul i64 %v55, 128
  store i64 %v48, ptr %cell63
  br label %b64
b64:
  %v67 = load i64, ptr %cell63
  %v68 = icmp slt i64 %v67, %v49
  br i1 %v68, label %b65, label %b66
b65:
  %v69 = load i64, ptr %cell63
  %v70 = udiv i64 %v69, %v51
  %v71 = urem i64 %v69, %v51
  %v72 = mul i64 %v71, 16
  %v73 = mul i64 %v72, %v57
  %v74 = add i64 0, %v73
  %v75 = getelementptr i8, ptr %v61, i64 %v74
  %v76 = mul i64 %v69, %v62
  %v77 = getelementptr i8, ptr %v14, i64 %v76
  %v78 = sub i64 %v53, %v72
  %v79 = call i64 @llvm.smin.i64(i64 %v78, i64 16)
  call void @panel_b(ptr %v75, i64 %v57, i64 %v59, i64 %v79, i64 %v55, ptr %v77)
  %v80 = add nsw i64 %v69, 1
  store i64 %v80, ptr %cell63
  br label %b64
b66:
  ret void
}

define void @phase1(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell37 = alloca [192 x double], align 64
  %cell50 = alloca i64
  %cell72 = alloca i64
  %cell86 = alloca i64
  %cell103 = alloca i64
  %cell121 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 5
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 6
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 7
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 8
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 9
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 10
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 11
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 12
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 13
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 14
  %v20 = load i64, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 15
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 16
  %v24 = load i64, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 17
  %v26 = load i64, ptr %v25
  %v27 = getelementptr i64, ptr %args, i64 18
  %v28 = load i64, ptr %v27
  %v29 = getelementptr i64, ptr %args, i64 19
  %v30 = load i64, ptr %v29
  %v31 = getelementptr i64, ptr %args, i64 20
  %v32 = load i64, ptr %v31
  %v33 = getelementptr i64, ptr %args, i64 21
  %v34 = load i64, ptr %v33
  %v35 = getelementptr i64, ptr %args, i64 4
  %v36 = load ptr, ptr %v35
  %v38 = getelementptr i64, ptr %args, i64 26
  %v39 = load i64, ptr %v38
  %v40 = getelementptr i64, ptr %args, i64 27
  %v41 = load i64, ptr %v40
  %v42 = getelementptr i64, ptr %args, i64 28
  %v43 = load i64, ptr %v42
  %v44 = getelementptr i64, ptr %args, i64 29
  %v45 = load i64, ptr %v44
  %v46 = getelementptr i8, ptr %v36, i64 %v22
  %v47 = mul i64 %end, %v34
  %v48 = call i64 @llvm.smin.i64(i64 %v47, i64 %v32)
  %v49 = mul i64 %begin, %v34
  store i64 %v49, ptr %cell50
  br label %b51
b51:
  %v54 = load i64, ptr %cell50
  %v55 = icmp slt i64 %v54, %v48
  br i1 %v55, label %b52, label %b53
b52:
  %v56 = load i64, ptr %cell50
  %v57 = urem i64 %v56, %v28
  %v58 = udiv i64 %v56, %v28
  %v59 = urem i64 %v58, %v30
  %v60 = udiv i64 %v58, %v30
  %v61 = getelementptr i64, ptr %args, i64 2
  %v62 = load ptr, ptr %v61
  %v63 = getelementptr i8, ptr %v62, i64 0
  %v64 = getelementptr i64, ptr %args, i64 3
  %v65 = load ptr, ptr %v64
  %v66 = getelementptr i8, ptr %v65, i64 0
  %v67 = mul i64 %v60, %v12
  %v68 = mul i64 %v60, %v14
  %v69 = mul i64 %v59, %v26
  %v70 = add i64 %v69, %v26
  %v71 = call i64 @llvm.smin.i64(i64 %v70, i64 %v10)
  store i64 %v69, ptr %cell72
  br label %b73
b73:
  %v76 = load i64, ptr %cell72
  %v77 = icmp slt i64 %v76, %v71
  br i1 %v77, label %b74, label %b75
b74:
  %v78 = load i64, ptr %cell72
  %v79 = add i64 %v68, %v78
  %v80 = mul i64 %v6, 128
  %v81 = mul i64 %v79, %v80
  %v82 = getelementptr i8, ptr %v46, i64 %v81
  %v83 = mul i64 %v57, %v24
  %v84 = add i64 %v83, %v24
  %v85 = call i64 @llvm.smin.i64(i64 %v84, i64 %v8)
  store i64 %v83, ptr %cell86
  br label %b87
b87:
  %v90 = load i64, ptr %cell86
  %v91 = icmp slt i64 %v90, %v85
  br i1 %v91, label %b88, label %b89
b88:
  %v92 = load i64, ptr %cell86
  %v93 = add i64 %v67, %v92
  %v94 = mul i64 %v6, 96
  %v95 = mul i64 %v93, %v94
  %v96 = getelementptr i8, ptr %v36, i64 %v95
  %v97 = mul i64 %v92, 12
  %v98 = mul i64 %v78, 16
  %v99 = sub i64 %v2, %v97
  %v100 = call i64 @llvm.smin.i64(i64 %v99, i64 12)
  %v101 = sub i64 %v4, %v98
  %v102 = call i64 @llvm.smin.i64(i64 %v101, i64 16)
  call void @tile(ptr %v96, ptr %v82, i64 %v6, ptr %cell37, i64 128)
  store i64 0, ptr %cell103
  br label %b104
b104:
  %v107 = load i64, ptr %cell103
  %v108 = icmp slt i64 %v107, %v100
  br i1 %v108, label %b105, label %b106
b105:
  %v109 = load i64, ptr %cell103
  %v110 = add i64 %v97, %v109
  %v111 = mul i64 %v109, 16
  %v112 = getelementptr double, ptr %cell37, i64 %v111
  %v113 = mul i64 %v110, %v39
  %v114 = mul i64 %v98, %v41
  %v115 = add i64 %v113, %v114
  %v116 = getelementptr i8, ptr %v63, i64 %v115
  %v117 = mul i64 %v110, %v43
  %v118 = mul i64 %v98, %v45
  %v119 = add i64 %v117, %v118
  %v120 = getelementptr i8, ptr %v66, i64 %v119
  store i64 0, ptr %cell121
  br label %b122
b122:
  %v125 = load i64, ptr %cell121
  %v126 = add i64 %v125, 8
  %v127 = icmp sle i64 %v126, %v102
  br i1 %v127, label %b123, label %b124
b123:
  %v128 = load i64, ptr %cell121
  %v129 = getelementptr double, ptr %v112, i64 %v128
  %v130 = load <8 x double>, ptr %v129, align 8
  %v131 = getelementptr double, ptr %v116, i64 %v128
  %v132 = load <8 x double>, ptr %v131, align 8
  %v133 = fadd contract <8 x double> %v130, %v132
  %v134 = getelementptr double, ptr %v120, i64 %v128
  store <8 x double> %v133, ptr %v134, align 8
  %v135 = add i64 %v128, 8
  store i64 %v135, ptr %cell121
  br label %b122
b124:
  br label %b136
b136:
  %v139 = load i64, ptr %cell121
  %v140 = icmp slt i64 %v139, %v102
  br i1 %v140, label %b137, label %b138
b137:
  %v141 = load i64, ptr %cell121
  %v142 = sub i64 %v102, %v141
  %v145 = icmp sgt i64 %v142, 0
  br i1 %v145, label %b143, label %b144
b143:
  %v146 = call i64 @llvm.smin.i64(i64 %v142, i64 8)
  %v147 = sub i64 8, %v146
  %v148 = trunc i64 %v147 to i8
  %v149 = lshr i8 -1, %v148
  %v150 = bitcast i8 %v149 to <8 x i1>
  %v151 = getelementptr double, ptr %v112, i64 %v141
  %v152 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v151, i32 8, <8 x i1> %v150, <8 x double> zeroinitializer)
  %v153 = getelementptr double, ptr %v116, i64 %v141
  %v154 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr %v153, i32 8, <8 x i1> %v150, <8 x double> zeroinitializer)
  %v155 = fadd contract <8 x double> %v152, %v154
  %v156 = getelementptr double, ptr %v120, i64 %v141
  call void @llvm.masked.store.v8f64.p0(<8 x double> %v155, ptr %v156, i32 8, <8 x i1> %v150)
  %v157 = add i64 %v141, %v146
  store i64 %v157, ptr %cell121
  br label %b144
b144:
  br label %b136
b138:
  %v158 = add nsw i64 %v109, 1
  store i64 %v158, ptr %cell103
  br label %b104
b106:
  %v159 = add nsw i64 %v92, 1
  store i64 %v159, ptr %cell86
  br label %b87
b89:
  %v160 = add nsw i64 %v78, 1
  store i64 %v160, ptr %cell72
  br label %b73
b75:
  %v161 = add nsw i64 %v56, 1
  store i64 %v161, ptr %cell50
  br label %b51
b53:
  ret void
}

define internal void @panel_a(ptr %source, i64 %lane, i64 %deep, i64 %lanes, i64 %depth, ptr %result) #0 {
entry:
  %cell6 = alloca i64
  %cell27 = alloca i64
  %cell41 = alloca i64
  %cell48 = alloca i64
  %cell108 = alloca i64
  %cell115 = alloca i64
  %cell135 = alloca i64
  %cell142 = alloca i64
  %v1 = icmp eq i64 %lanes, 12
  %v2 = icmp eq i64 %lane, 8
  %v3 = and i1 %v1, %v2
  br i1 %v3, label %b4, label %b5
b4:
  store i64 0, ptr %cell6
  br label %b7
b7:
  %v10 = load i64, ptr %cell6
  %v11 = icmp slt i64 %v10, %depth
  br i1 %v11, label %b8, label %b9
b8:
  %v12 = load i64, ptr %cell6
  %v13 = mul i64 0, %lane
  %v14 = mul i64 %v12, %deep
  %v15 = add i64 %v13, %v14
  %v16 = getelementptr i8, ptr %source, i64 %v15
  %v17 = getelementptr double, ptr %v16, i64 0
  %v18 = load <12 x double>, ptr %v17, align 8
  %v19 = mul i64 %v12, 12
  %v20 = add i64 %v19, 0
  %v21 = getelementptr double, ptr %result, i64 %v20
  store <12 x double> %v18, ptr %v21, align 8
  %v22 = add nsw i64 %v12, 1
  store i64 %v22, ptr %cell6
  br label %b7
b9:
  ret void
b23:
  br label %b5
b5:
  %v24 = xor i1 %v1, true
  br i1 %v24, label %b25, label %b26
b25:
  store i64 0, ptr %cell27
  br label %b28
b28:
  %v31 = load i64, ptr %cell27
  %v32 = icmp slt i64 %v31, %depth
  br i1 %v32, label %b29, label %b30
b29:
  %v33 = load i64, ptr %cell27
  %v34 = mul i64 %v33, 12
  %v35 = getelementptr double, ptr %result, i64 %v34
  store <12 x double> zeroinitializer, ptr %v35, align 8
  %v36 = add nsw i64 %v33, 1
  store i64 %v36, ptr %cell27
  br label %b28
b30:
  br label %b26
b26:
  %v37 = icmp eq i64 %deep, 8
  %v38 = and i64 %lanes, -4
  %v39 = select i1 %v37, i64 %v38, i64 0
  %v40 = and i64 %depth, -4
  store i64 0, ptr %cell41
  br label %b42
b42:
  %v45 = load i64, ptr %cell41
  %v46 = icmp slt i64 %v45, %v39
  br i1 %v46, label %b43, label %b44
b43:
  %v47 = load i64, ptr %cell41
  store i64 0, ptr %cell48
  br label %b49
b49:
  %v52 = load i64, ptr %cell48
  %v53 = icmp slt i64 %v52, %v40
  br i1 %v53, label %b50, label %b51
b50:
  %v54 = load i64, ptr %cell48
  %v55 = add i64 %v47, 0
  %v56 = mul i64 %v55, %lane
  %v57 = mul i64 %v54, %deep
  %v58 = add i64 %v56, %v57
  %v59 = getelementptr i8, ptr %source, i64 %v58
  %v60 = getelementptr double, ptr %v59, i64 0
  %v61 = load <4 x double>, ptr %v60, align 8
  %v62 = add i64 %v47, 1
  %v63 = mul i64 %v62, %lane
  %v64 = mul i64 %v54, %deep
  %v65 = add i64 %v63, %v64
  %v66 = getelementptr i8, ptr %source, i64 %v65
  %v67 = getelementptr double, ptr %v66, i64 0
  %v68 = load <4 x double>, ptr %v67, align 8
  %v69 = add i64 %v47, 2
  %v70 = mul i64 %v69, %lane
  %v71 = mul i64 %v54, %deep
  %v72 = add i64 %v70, %v71
  %v73 = getelementptr i8, ptr %source, i64 %v72
  %v74 = getelementptr double, ptr %v73, i64 0
  %v75 = load <4 x double>, ptr %v74, align 8
  %v76 = add i64 %v47, 3
  %v77 = mul i64 %v76, %lane
  %v78 = mul i64 %v54, %deep
  %v79 = add i64 %v77, %v78
  %v80 = getelementptr i8, ptr %source, i64 %v79
  %v81 = getelementptr double, ptr %v80, i64 0
  %v82 = load <4 x double>, ptr %v81, align 8
  %v83 = shufflevector <4 x double> %v61, <4 x double> %v75, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v84 = shufflevector <4 x double> %v61, <4 x double> %v75, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v85 = shufflevector <4 x double> %v68, <4 x double> %v82, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v86 = shufflevector <4 x double> %v68, <4 x double> %v82, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v87 = shufflevector <4 x double> %v83, <4 x double> %v85, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v88 = shufflevector <4 x double> %v83, <4 x double> %v85, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v89 = shufflevector <4 x double> %v84, <4 x double> %v86, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v90 = shufflevector <4 x double> %v84, <4 x double> %v86, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v91 = add i64 %v54, 0
  %v92 = mul i64 %v91, 12
  %v93 = add i64 %v92, %v47
  %v94 = getelementptr double, ptr %result, i64 %v93
  store <4 x double> %v87, ptr %v94, align 8
  %v95 = add i64 %v54, 1
  %v96 = mul i64 %v95, 12
  %v97 = add i64 %v96, %v47
  %v98 = getelementptr double, ptr %result, i64 %v97
  store <4 x double> %v88, ptr %v98, align 8
  %v99 = add i64 %v54, 2
  %v100 = mul i64 %v99, 12
  %v101 = add i64 %v100, %v47
  %v102 = getelementptr double, ptr %result, i64 %v101
  store <4 x double> %v89, ptr %v102, align 8
  %v103 = add i64 %v54, 3
  %v104 = mul i64 %v103, 12
  %v105 = add i64 %v104, %v47
  %v106 = getelementptr double, ptr %result, i64 %v105
  store <4 x double> %v90, ptr %v106, align 8
  %v107 = add nsw i64 %v54, 4
  store i64 %v107, ptr %cell48
  br label %b49
b51:
  store i64 %v40, ptr %cell108
  br label %b109
b109:
  %v112 = load i64, ptr %cell108
  %v113 = icmp slt i64 %v112, %depth
  br i1 %v113, label %b110, label %b111
b110:
  %v114 = load i64, ptr %cell108
  store i64 0, ptr %cell115
  br label %b116
b116:
  %v119 = load i64, ptr %cell115
  %v120 = icmp slt i64 %v119, 4
  br i1 %v120, label %b117, label %b118
b117:
  %v121 = load i64, ptr %cell115
  %v122 = add i64 %v47, %v121
  %v123 = mul i64 %v122, %lane
  %v124 = mul i64 %v114, %deep
  %v125 = add i64 %v123, %v124
  %v126 = getelementptr i8, ptr %source, i64 %v125
  %v127 = getelementptr double, ptr %v126, i64 0
  %v128 = load double, ptr %v127, align 8
  %v129 = mul i64 %v114, 12
  %v130 = add i64 %v129, %v122
  %v131 = getelementptr double, ptr %result, i64 %v130
  store double %v128, ptr %v131, align 8
  %v132 = add nsw i64 %v121, 1
  store i64 %v132, ptr %cell115
  br label %b116
b118:
  %v133 = add nsw i64 %v114, 1
  store i64 %v133, ptr %cell108
  br label %b109
b111:
  %v134 = add nsw i64 %v47, 4
  store i64 %v134, ptr %cell41
  br label %b42
b44:
  store i64 %v39, ptr %cell135
  br label %b136
b136:
  %v139 = load i64, ptr %cell135
  %v140 = icmp slt i64 %v139, %lanes
  br i1 %v140, label %b137, label %b138
b137:
  %v141 = load i64, ptr %cell135
  store i64 0, ptr %cell142
  br label %b143
b143:
  %v146 = load i64, ptr %cell142
  %v147 = icmp slt i64 %v146, %depth
  br i1 %v147, label %b144, label %b145
b144:
  %v148 = load i64, ptr %cell142
  %v149 = mul i64 %v141, %lane
  %v150 = mul i64 %v148, %deep
  %v151 = add i64 %v149, %v150
  %v152 = getelementptr i8, ptr %source, i64 %v151
  %v153 = getelementptr double, ptr %v152, i64 0
  %v154 = load double, ptr %v153, align 8
  %v155 = mul i64 %v148, 12
  %v156 = add i64 %v155, %v141
  %v157 = getelementptr double, ptr %result, i64 %v156
  store double %v154, ptr %v157, align 8
  %v158 = add nsw i64 %v148, 1
  store i64 %v158, ptr %cell142
  br label %b143
b145:
  %v159 = add nsw i64 %v141, 1
  store i64 %v159, ptr %cell135
  br label %b136
b138:
  ret void
}

define internal void @panel_b(ptr %source, i64 %lane, i64 %deep, i64 %lanes, i64 %depth, ptr %result) #0 {
entry:
  %cell6 = alloca i64
  %cell27 = alloca i64
  %cell41 = alloca i64
  %cell48 = alloca i64
  %cell108 = alloca i64
  %cell115 = alloca i64
  %cell135 = alloca i64
  %cell142 = alloca i64
  %v1 = icmp eq i64 %lanes, 16
  %v2 = icmp eq i64 %lane, 8
  %v3 = and i1 %v1, %v2
  br i1 %v3, label %b4, label %b5
b4:
  store i64 0, ptr %cell6
  br label %b7
b7:
  %v10 = load i64, ptr %cell6
  %v11 = icmp slt i64 %v10, %depth
  br i1 %v11, label %b8, label %b9
b8:
  %v12 = load i64, ptr %cell6
  %v13 = mul i64 0, %lane
  %v14 = mul i64 %v12, %deep
  %v15 = add i64 %v13, %v14
  %v16 = getelementptr i8, ptr %source, i64 %v15
  %v17 = getelementptr double, ptr %v16, i64 0
  %v18 = load <16 x double>, ptr %v17, align 8
  %v19 = mul i64 %v12, 16
  %v20 = add i64 %v19, 0
  %v21 = getelementptr double, ptr %result, i64 %v20
  store <16 x double> %v18, ptr %v21, align 8
  %v22 = add nsw i64 %v12, 1
  store i64 %v22, ptr %cell6
  br label %b7
b9:
  ret void
b23:
  br label %b5
b5:
  %v24 = xor i1 %v1, true
  br i1 %v24, label %b25, label %b26
b25:
  store i64 0, ptr %cell27
  br label %b28
b28:
  %v31 = load i64, ptr %cell27
  %v32 = icmp slt i64 %v31, %depth
  br i1 %v32, label %b29, label %b30
b29:
  %v33 = load i64, ptr %cell27
  %v34 = mul i64 %v33, 16
  %v35 = getelementptr double, ptr %result, i64 %v34
  store <16 x double> zeroinitializer, ptr %v35, align 8
  %v36 = add nsw i64 %v33, 1
  store i64 %v36, ptr %cell27
  br label %b28
b30:
  br label %b26
b26:
  %v37 = icmp eq i64 %deep, 8
  %v38 = and i64 %lanes, -4
  %v39 = select i1 %v37, i64 %v38, i64 0
  %v40 = and i64 %depth, -4
  store i64 0, ptr %cell41
  br label %b42
b42:
  %v45 = load i64, ptr %cell41
  %v46 = icmp slt i64 %v45, %v39
  br i1 %v46, label %b43, label %b44
b43:
  %v47 = load i64, ptr %cell41
  store i64 0, ptr %cell48
  br label %b49
b49:
  %v52 = load i64, ptr %cell48
  %v53 = icmp slt i64 %v52, %v40
  br i1 %v53, label %b50, label %b51
b50:
  %v54 = load i64, ptr %cell48
  %v55 = add i64 %v47, 0
  %v56 = mul i64 %v55, %lane
  %v57 = mul i64 %v54, %deep
  %v58 = add i64 %v56, %v57
  %v59 = getelementptr i8, ptr %source, i64 %v58
  %v60 = getelementptr double, ptr %v59, i64 0
  %v61 = load <4 x double>, ptr %v60, align 8
  %v62 = add i64 %v47, 1
  %v63 = mul i64 %v62, %lane
  %v64 = mul i64 %v54, %deep
  %v65 = add i64 %v63, %v64
  %v66 = getelementptr i8, ptr %source, i64 %v65
  %v67 = getelementptr double, ptr %v66, i64 0
  %v68 = load <4 x double>, ptr %v67, align 8
  %v69 = add i64 %v47, 2
  %v70 = mul i64 %v69, %lane
  %v71 = mul i64 %v54, %deep
  %v72 = add i64 %v70, %v71
  %v73 = getelementptr i8, ptr %source, i64 %v72
  %v74 = getelementptr double, ptr %v73, i64 0
  %v75 = load <4 x double>, ptr %v74, align 8
  %v76 = add i64 %v47, 3
  %v77 = mul i64 %v76, %lane
  %v78 = mul i64 %v54, %deep
  %v79 = add i64 %v77, %v78
  %v80 = getelementptr i8, ptr %source, i64 %v79
  %v81 = getelementptr double, ptr %v80, i64 0
  %v82 = load <4 x double>, ptr %v81, align 8
  %v83 = shufflevector <4 x double> %v61, <4 x double> %v75, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v84 = shufflevector <4 x double> %v61, <4 x double> %v75, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v85 = shufflevector <4 x double> %v68, <4 x double> %v82, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %v86 = shufflevector <4 x double> %v68, <4 x double> %v82, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %v87 = shufflevector <4 x double> %v83, <4 x double> %v85, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v88 = shufflevector <4 x double> %v83, <4 x double> %v85, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v89 = shufflevector <4 x double> %v84, <4 x double> %v86, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %v90 = shufflevector <4 x double> %v84, <4 x double> %v86, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %v91 = add i64 %v54, 0
  %v92 = mul i64 %v91, 16
  %v93 = add i64 %v92, %v47
  %v94 = getelementptr double, ptr %result, i64 %v93
  store <4 x double> %v87, ptr %v94, align 8
  %v95 = add i64 %v54, 1
  %v96 = mul i64 %v95, 16
  %v97 = add i64 %v96, %v47
  %v98 = getelementptr double, ptr %result, i64 %v97
  store <4 x double> %v88, ptr %v98, align 8
  %v99 = add i64 %v54, 2
  %v100 = mul i64 %v99, 16
  %v101 = add i64 %v100, %v47
  %v102 = getelementptr double, ptr %result, i64 %v101
  store <4 x double> %v89, ptr %v102, align 8
  %v103 = add i64 %v54, 3
  %v104 = mul i64 %v103, 16
  %v105 = add i64 %v104, %v47
  %v106 = getelementptr double, ptr %result, i64 %v105
  store <4 x double> %v90, ptr %v106, align 8
  %v107 = add nsw i64 %v54, 4
  store i64 %v107, ptr %cell48
  br label %b49
b51:
  store i64 %v40, ptr %cell108
  br label %b109
b109:
  %v112 = load i64, ptr %cell108
  %v113 = icmp slt i64 %v112, %depth
  br i1 %v113, label %b110, label %b111
b110:
  %v114 = load i64, ptr %cell108
  store i64 0, ptr %cell115
  br label %b116
b116:
  %v119 = load i64, ptr %cell115
  %v120 = icmp slt i64 %v119, 4
  br i1 %v120, label %b117, label %b118
b117:
  %v121 = load i64, ptr %cell115
  %v122 = add i64 %v47, %v121
  %v123 = mul i64 %v122, %lane
  %v124 = mul i64 %v114, %deep
  %v125 = add i64 %v123, %v124
  %v126 = getelementptr i8, ptr %source, i64 %v125
  %v127 = getelementptr double, ptr %v126, i64 0
  %v128 = load double, ptr %v127, align 8
  %v129 = mul i64 %v114, 16
  %v130 = add i64 %v129, %v122
  %v131 = getelementptr double, ptr %result, i64 %v130
  store double %v128, ptr %v131, align 8
  %v132 = add nsw i64 %v121, 1
  store i64 %v132, ptr %cell115
  br label %b116
b118:
  %v133 = add nsw i64 %v114, 1
  store i64 %v133, ptr %cell108
  br label %b109
b111:
  %v134 = add nsw i64 %v47, 4
  store i64 %v134, ptr %cell41
  br label %b42
b44:
  store i64 %v39, ptr %cell135
  br label %b136
b136:
  %v139 = load i64, ptr %cell135
  %v140 = icmp slt i64 %v139, %lanes
  br i1 %v140, label %b137, label %b138
b137:
  %v141 = load i64, ptr %cell135
  store i64 0, ptr %cell142
  br label %b143
b143:
  %v146 = load i64, ptr %cell142
  %v147 = icmp slt i64 %v146, %depth
  br i1 %v147, label %b144, label %b145
b144:
  %v148 = load i64, ptr %cell142
  %v149 = mul i64 %v141, %lane
  %v150 = mul i64 %v148, %deep
  %v151 = add i64 %v149, %v150
  %v152 = getelementptr i8, ptr %source, i64 %v151
  %v153 = getelementptr double, ptr %v152, i64 0
  %v154 = load double, ptr %v153, align 8
  %v155 = mul i64 %v148, 16
  %v156 = add i64 %v155, %v141
  %v157 = getelementptr double, ptr %result, i64 %v156
  store double %v154, ptr %v157, align 8
  %v158 = add nsw i64 %v148, 1
  store i64 %v158, ptr %cell142
  br label %b143
b145:
  %v159 = add nsw i64 %v141, 1
  store i64 %v159, ptr %cell135
  br label %b136
b138:
  ret void
}

define internal void @tile(ptr %a, ptr %b, i64 %depth, ptr %result, i64 %step) #0 {
entry:
  %cell1 = alloca <8 x double>
  %cell2 = alloca <8 x double>
  %cell3 = alloca <8 x double>
  %cell4 = alloca <8 x double>
  %cell5 = alloca <8 x double>
  %cell6 = alloca <8 x double>
  %cell7 = alloca <8 x double>
  %cell8 = alloca <8 x double>
  %cell9 = alloca <8 x double>
  %cell10 = alloca <8 x double>
  %cell11 = alloca <8 x double>
  %cell12 = alloca <8 x double>
  %cell13 = alloca <8 x double>
  %cell14 = alloca <8 x double>
  %cell15 = alloca <8 x double>
  %cell16 = alloca <8 x double>
  %cell17 = alloca <8 x double>
  %cell18 = alloca <8 x double>
  %cell19 = alloca <8 x double>
  %cell20 = alloca <8 x double>
  %cell21 = alloca <8 x double>
  %cell22 = alloca <8 x double>
  %cell23 = alloca <8 x double>
  %cell24 = alloca <8 x double>
  %cell27 = alloca i64
  store <8 x double> zeroinitializer, ptr %cell1
  store <8 x double> zeroinitializer, ptr %cell2
  store <8 x double> zeroinitializer, ptr %cell3
  store <8 x double> zeroinitializer, ptr %cell4
  store <8 x double> zeroinitializer, ptr %cell5
  store <8 x double> zeroinitializer, ptr %cell6
  store <8 x double> zeroinitializer, ptr %cell7
  store <8 x double> zeroinitializer, ptr %cell8
  store <8 x double> zeroinitializer, ptr %cell9
  store <8 x double> zeroinitializer, ptr %cell10
  store <8 x double> zeroinitializer, ptr %cell11
  store <8 x double> zeroinitializer, ptr %cell12
  store <8 x double> zeroinitializer, ptr %cell13
  store <8 x double> zeroinitializer, ptr %cell14
  store <8 x double> zeroinitializer, ptr %cell15
  store <8 x double> zeroinitializer, ptr %cell16
  store <8 x double> zeroinitializer, ptr %cell17
  store <8 x double> zeroinitializer, ptr %cell18
  store <8 x double> zeroinitializer, ptr %cell19
  store <8 x double> zeroinitializer, ptr %cell20
  store <8 x double> zeroinitializer, ptr %cell21
  store <8 x double> zeroinitializer, ptr %cell22
  store <8 x double> zeroinitializer, ptr %cell23
  store <8 x double> zeroinitializer, ptr %cell24
  %v25 = urem i64 %depth, 1
  %v26 = sub i64 %depth, %v25
  store i64 0, ptr %cell27
  br label %b28
b28:
  %v31 = load i64, ptr %cell27
  %v32 = icmp slt i64 %v31, %v26
  br i1 %v32, label %b29, label %b30
b29:
  %v33 = load i64, ptr %cell27
  %v34 = add i64 %v33, 0
  %v35 = mul i64 %v34, 16
  %v36 = getelementptr double, ptr %b, i64 %v35
  %v37 = mul i64 %v34, 12
  %v38 = getelementptr double, ptr %a, i64 %v37
  %v39 = getelementptr double, ptr %v36, i64 0
  %v40 = load <8 x double>, ptr %v39, align 8
  %v41 = getelementptr double, ptr %v36, i64 8
  %v42 = load <8 x double>, ptr %v41, align 8
  %v43 = getelementptr double, ptr %v38, i64 0
  %v44 = load double, ptr %v43
  %v45 = insertelement <8 x double> poison, double %v44, i64 0
  %v46 = shufflevector <8 x double> %v45, <8 x double> poison, <8 x i32> zeroinitializer
  %v47 = load <8 x double>, ptr %cell1
  %v48 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v46, <8 x double> %v40, <8 x double> %v47)
  store <8 x double> %v48, ptr %cell1
  %v49 = load <8 x double>, ptr %cell2
  %v50 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v46, <8 x double> %v42, <8 x double> %v49)
  store <8 x double> %v50, ptr %cell2
  %v51 = getelementptr double, ptr %v38, i64 1
  %v52 = load double, ptr %v51
  %v53 = insertelement <8 x double> poison, double %v52, i64 0
  %v54 = shufflevector <8 x double> %v53, <8 x double> poison, <8 x i32> zeroinitializer
  %v55 = load <8 x double>, ptr %cell3
  %v56 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v54, <8 x double> %v40, <8 x double> %v55)
  store <8 x double> %v56, ptr %cell3
  %v57 = load <8 x double>, ptr %cell4
  %v58 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v54, <8 x double> %v42, <8 x double> %v57)
  store <8 x double> %v58, ptr %cell4
  %v59 = getelementptr double, ptr %v38, i64 2
  %v60 = load double, ptr %v59
  %v61 = insertelement <8 x double> poison, double %v60, i64 0
  %v62 = shufflevector <8 x double> %v61, <8 x double> poison, <8 x i32> zeroinitializer
  %v63 = load <8 x double>, ptr %cell5
  %v64 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v62, <8 x double> %v40, <8 x double> %v63)
  store <8 x double> %v64, ptr %cell5
  %v65 = load <8 x double>, ptr %cell6
  %v66 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v62, <8 x double> %v42, <8 x double> %v65)
  store <8 x double> %v66, ptr %cell6
  %v67 = getelementptr double, ptr %v38, i64 3
  %v68 = load double, ptr %v67
  %v69 = insertelement <8 x double> poison, double %v68, i64 0
  %v70 = shufflevector <8 x double> %v69, <8 x double> poison, <8 x i32> zeroinitializer
  %v71 = load <8 x double>, ptr %cell7
  %v72 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v70, <8 x double> %v40, <8 x double> %v71)
  store <8 x double> %v72, ptr %cell7
  %v73 = load <8 x double>, ptr %cell8
  %v74 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v70, <8 x double> %v42, <8 x double> %v73)
  store <8 x double> %v74, ptr %cell8
  %v75 = getelementptr double, ptr %v38, i64 4
  %v76 = load double, ptr %v75
  %v77 = insertelement <8 x double> poison, double %v76, i64 0
  %v78 = shufflevector <8 x double> %v77, <8 x double> poison, <8 x i32> zeroinitializer
  %v79 = load <8 x double>, ptr %cell9
  %v80 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v78, <8 x double> %v40, <8 x double> %v79)
  store <8 x double> %v80, ptr %cell9
  %v81 = load <8 x double>, ptr %cell10
  %v82 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v78, <8 x double> %v42, <8 x double> %v81)
  store <8 x double> %v82, ptr %cell10
  %v83 = getelementptr double, ptr %v38, i64 5
  %v84 = load double, ptr %v83
  %v85 = insertelement <8 x double> poison, double %v84, i64 0
  %v86 = shufflevector <8 x double> %v85, <8 x double> poison, <8 x i32> zeroinitializer
  %v87 = load <8 x double>, ptr %cell11
  %v88 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v86, <8 x double> %v40, <8 x double> %v87)
  store <8 x double> %v88, ptr %cell11
  %v89 = load <8 x double>, ptr %cell12
  %v90 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v86, <8 x double> %v42, <8 x double> %v89)
  store <8 x double> %v90, ptr %cell12
  %v91 = getelementptr double, ptr %v38, i64 6
  %v92 = load double, ptr %v91
  %v93 = insertelement <8 x double> poison, double %v92, i64 0
  %v94 = shufflevector <8 x double> %v93, <8 x double> poison, <8 x i32> zeroinitializer
  %v95 = load <8 x double>, ptr %cell13
  %v96 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v94, <8 x double> %v40, <8 x double> %v95)
  store <8 x double> %v96, ptr %cell13
  %v97 = load <8 x double>, ptr %cell14
  %v98 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v94, <8 x double> %v42, <8 x double> %v97)
  store <8 x double> %v98, ptr %cell14
  %v99 = getelementptr double, ptr %v38, i64 7
  %v100 = load double, ptr %v99
  %v101 = insertelement <8 x double> poison, double %v100, i64 0
  %v102 = shufflevector <8 x double> %v101, <8 x double> poison, <8 x i32> zeroinitializer
  %v103 = load <8 x double>, ptr %cell15
  %v104 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v102, <8 x double> %v40, <8 x double> %v103)
  store <8 x double> %v104, ptr %cell15
  %v105 = load <8 x double>, ptr %cell16
  %v106 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v102, <8 x double> %v42, <8 x double> %v105)
  store <8 x double> %v106, ptr %cell16
  %v107 = getelementptr double, ptr %v38, i64 8
  %v108 = load double, ptr %v107
  %v109 = insertelement <8 x double> poison, double %v108, i64 0
  %v110 = shufflevector <8 x double> %v109, <8 x double> poison, <8 x i32> zeroinitializer
  %v111 = load <8 x double>, ptr %cell17
  %v112 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v110, <8 x double> %v40, <8 x double> %v111)
  store <8 x double> %v112, ptr %cell17
  %v113 = load <8 x double>, ptr %cell18
  %v114 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v110, <8 x double> %v42, <8 x double> %v113)
  store <8 x double> %v114, ptr %cell18
  %v115 = getelementptr double, ptr %v38, i64 9
  %v116 = load double, ptr %v115
  %v117 = insertelement <8 x double> poison, double %v116, i64 0
  %v118 = shufflevector <8 x double> %v117, <8 x double> poison, <8 x i32> zeroinitializer
  %v119 = load <8 x double>, ptr %cell19
  %v120 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v118, <8 x double> %v40, <8 x double> %v119)
  store <8 x double> %v120, ptr %cell19
  %v121 = load <8 x double>, ptr %cell20
  %v122 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v118, <8 x double> %v42, <8 x double> %v121)
  store <8 x double> %v122, ptr %cell20
  %v123 = getelementptr double, ptr %v38, i64 10
  %v124 = load double, ptr %v123
  %v125 = insertelement <8 x double> poison, double %v124, i64 0
  %v126 = shufflevector <8 x double> %v125, <8 x double> poison, <8 x i32> zeroinitializer
  %v127 = load <8 x double>, ptr %cell21
  %v128 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v126, <8 x double> %v40, <8 x double> %v127)
  store <8 x double> %v128, ptr %cell21
  %v129 = load <8 x double>, ptr %cell22
  %v130 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v126, <8 x double> %v42, <8 x double> %v129)
  store <8 x double> %v130, ptr %cell22
  %v131 = getelementptr double, ptr %v38, i64 11
  %v132 = load double, ptr %v131
  %v133 = insertelement <8 x double> poison, double %v132, i64 0
  %v134 = shufflevector <8 x double> %v133, <8 x double> poison, <8 x i32> zeroinitializer
  %v135 = load <8 x double>, ptr %cell23
  %v136 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v134, <8 x double> %v40, <8 x double> %v135)
  store <8 x double> %v136, ptr %cell23
  %v137 = load <8 x double>, ptr %cell24
  %v138 = call contract <8 x double> @llvm.fmuladd.v8f64(<8 x double> %v134, <8 x double> %v42, <8 x double> %v137)
  store <8 x double> %v138, ptr %cell24
  %v139 = add nsw i64 %v33, 1
  store i64 %v139, ptr %cell27
  br label %b28
b30:
  %v140 = mul i64 %step, 0
  %v141 = getelementptr i8, ptr %result, i64 %v140
  %v142 = load <8 x double>, ptr %cell1
  %v143 = getelementptr double, ptr %v141, i64 0
  store <8 x double> %v142, ptr %v143, align 8
  %v144 = load <8 x double>, ptr %cell2
  %v145 = getelementptr double, ptr %v141, i64 8
  store <8 x double> %v144, ptr %v145, align 8
  %v146 = mul i64 %step, 1
  %v147 = getelementptr i8, ptr %result, i64 %v146
  %v148 = load <8 x double>, ptr %cell3
  %v149 = getelementptr double, ptr %v147, i64 0
  store <8 x double> %v148, ptr %v149, align 8
  %v150 = load <8 x double>, ptr %cell4
  %v151 = getelementptr double, ptr %v147, i64 8
  store <8 x double> %v150, ptr %v151, align 8
  %v152 = mul i64 %step, 2
  %v153 = getelementptr i8, ptr %result, i64 %v152
  %v154 = load <8 x double>, ptr %cell5
  %v155 = getelementptr double, ptr %v153, i64 0
  store <8 x double> %v154, ptr %v155, align 8
  %v156 = load <8 x double>, ptr %cell6
  %v157 = getelementptr double, ptr %v153, i64 8
  store <8 x double> %v156, ptr %v157, align 8
  %v158 = mul i64 %step, 3
  %v159 = getelementptr i8, ptr %result, i64 %v158
  %v160 = load <8 x double>, ptr %cell7
  %v161 = getelementptr double, ptr %v159, i64 0
  store <8 x double> %v160, ptr %v161, align 8
  %v162 = load <8 x double>, ptr %cell8
  %v163 = getelementptr double, ptr %v159, i64 8
  store <8 x double> %v162, ptr %v163, align 8
  %v164 = mul i64 %step, 4
  %v165 = getelementptr i8, ptr %result, i64 %v164
  %v166 = load <8 x double>, ptr %cell9
  %v167 = getelementptr double, ptr %v165, i64 0
  store <8 x double> %v166, ptr %v167, align 8
  %v168 = load <8 x double>, ptr %cell10
  %v169 = getelementptr double, ptr %v165, i64 8
  store <8 x double> %v168, ptr %v169, align 8
  %v170 = mul i64 %step, 5
  %v171 = getelementptr i8, ptr %result, i64 %v170
  %v172 = load <8 x double>, ptr %cell11
  %v173 = getelementptr double, ptr %v171, i64 0
  store <8 x double> %v172, ptr %v173, align 8
  %v174 = load <8 x double>, ptr %cell12
  %v175 = getelementptr double, ptr %v171, i64 8
  store <8 x double> %v174, ptr %v175, align 8
  %v176 = mul i64 %step, 6
  %v177 = getelementptr i8, ptr %result, i64 %v176
  %v178 = load <8 x double>, ptr %cell13
  %v179 = getelementptr double, ptr %v177, i64 0
  store <8 x double> %v178, ptr %v179, align 8
  %v180 = load <8 x double>, ptr %cell14
  %v181 = getelementptr double, ptr %v177, i64 8
  store <8 x double> %v180, ptr %v181, align 8
  %v182 = mul i64 %step, 7
  %v183 = getelementptr i8, ptr %result, i64 %v182
  %v184 = load <8 x double>, ptr %cell15
  %v185 = getelementptr double, ptr %v183, i64 0
  store <8 x double> %v184, ptr %v185, align 8
  %v186 = load <8 x double>, ptr %cell16
  %v187 = getelementptr double, ptr %v183, i64 8
  store <8 x double> %v186, ptr %v187, align 8
  %v188 = mul i64 %step, 8
  %v189 = getelementptr i8, ptr %result, i64 %v188
  %v190 = load <8 x double>, ptr %cell17
  %v191 = getelementptr double, ptr %v189, i64 0
  store <8 x double> %v190, ptr %v191, align 8
  %v192 = load <8 x double>, ptr %cell18
  %v193 = getelementptr double, ptr %v189, i64 8
  store <8 x double> %v192, ptr %v193, align 8
  %v194 = mul i64 %step, 9
  %v195 = getelementptr i8, ptr %result, i64 %v194
  %v196 = load <8 x double>, ptr %cell19
  %v197 = getelementptr double, ptr %v195, i64 0
  store <8 x double> %v196, ptr %v197, align 8
  %v198 = load <8 x double>, ptr %cell20
  %v199 = getelementptr double, ptr %v195, i64 8
  store <8 x double> %v198, ptr %v199, align 8
  %v200 = mul i64 %step, 10
  %v201 = getelementptr i8, ptr %result, i64 %v200
  %v202 = load <8 x double>, ptr %cell21
  %v203 = getelementptr double, ptr %v201, i64 0
  store <8 x double> %v202, ptr %v203, align 8
  %v204 = load <8 x double>, ptr %cell22
  %v205 = getelementptr double, ptr %v201, i64 8
  store <8 x double> %v204, ptr %v205, align 8
  %v206 = mul i64 %step, 11
  %v207 = getelementptr i8, ptr %result, i64 %v206
  %v208 = load <8 x double>, ptr %cell23
  %v209 = getelementptr double, ptr %v207, i64 0
  store <8 x double> %v208, ptr %v209, align 8
  %v210 = load <8 x double>, ptr %cell24
  %v211 = getelementptr double, ptr %v207, i64 8
  store <8 x double> %v210, ptr %v211, align 8
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
