; trellis golden, codegen revision 6
; map|(0,)|float64:s,bool:0,float64:c,int64:c|2|e6fc2b7ba7da0720ff04771e56f3f0b3
; {'unroll': 1, 'deterministic': True}
; trellis-cpu kernel revision 6

target triple = "x86_64-unknown-linux-gnu"

declare double @sin(double)

define internal <8 x double> @lanes8_sin(<8 x double> %p0) #0 {
entry:
  %v1 = extractelement <8 x double> %p0, i64 0
  %v2 = call double @sin(double %v1)
  %v3 = insertelement <8 x double> poison, double %v2, i64 0
  %v4 = extractelement <8 x double> %p0, i64 1
  %v5 = call double @sin(double %v4)
  %v6 = insertelement <8 x double> %v3, double %v5, i64 1
  %v7 = extractelement <8 x double> %p0, i64 2
  %v8 = call double @sin(double %v7)
  %v9 = insertelement <8 x double> %v6, double %v8, i64 2
  %v10 = extractelement <8 x double> %p0, i64 3
  %v11 = call double @sin(double %v10)
  %v12 = insertelement <8 x double> %v9, double %v11, i64 3
  %v13 = extractelement <8 x double> %p0, i64 4
  %v14 = call double @sin(double %v13)
  %v15 = insertelement <8 x double> %v12, double %v14, i64 4
  %v16 = extractelement <8 x double> %p0, i64 5
  %v17 = call double @sin(double %v16)
  %v18 = insertelement <8 x double> %v15, double %v17, i64 5
  %v19 = extractelement <8 x double> %p0, i64 6
  %v20 = call double @sin(double %v19)
  %v21 = insertelement <8 x double> %v18, double %v20, i64 6
  %v22 = extractelement <8 x double> %p0, i64 7
  %v23 = call double @sin(double %v22)
  %v24 = insertelement <8 x double> %v21, double %v23, i64 7
  ret <8 x double> %v24
}

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell31 = alloca i64
  %cell41 = alloca i64
  %cell42 = alloca i64
  %cell67 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 5
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 6
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 7
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 8
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
  %v19 = getelementptr i64, ptr %args, i64 0
  %v20 = load ptr, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 1
  %v22 = load ptr, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 2
  %v24 = load ptr, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 3
  %v26 = load ptr, ptr %v25
  %v27 = getelementptr i64, ptr %args, i64 9
  %v28 = load i64, ptr %v27
  %v29 = getelementptr i64, ptr %args, i64 10
  %v30 = load i64, ptr %v29
  store i64 %begin, ptr %cell31
  br label %b32
b32:
  %v35 = load i64, ptr %cell31
  %v36 = icmp slt i64 %v35, %end
  br i1 %v36, label %b33, label %b34
b33:
  %v37 = load i64, ptr %cell31
  %v38 = mul i64 %v37, %v30
  %v39 = add i64 %v38, %v30
  %v40 = call i64 @llvm.smin.i64(i64 %v39, i64 %v28)
  store i64 %v38, ptr %cell41
  store i64 %v38, ptr %cell42
  br label %b43
b43:
  %v46 = load i64, ptr %cell42
  %v47 = icmp slt i64 %v46, %v40
  br i1 %v47, label %b44, label %b45
b44:
  %v48 = load i64, ptr %cell42
  %v49 = load i64, ptr %cell41
  %v50 = sub i64 %v40, %v48
  %v51 = mul i64 %v12, %v49
  %v52 = add i64 0, %v51
  %v53 = getelementptr i8, ptr %v20, i64 %v52
  %v54 = mul i64 %v14, %v49
  %v55 = add i64 0, %v54
  %v56 = getelementptr i8, ptr %v22, i64 %v55
  %v57 = mul i64 %v16, %v49
  %v58 = add i64 0, %v57
  %v59 = getelementptr i8, ptr %v24, i64 %v58
  %v60 = mul i64 %v18, %v49
  %v61 = add i64 0, %v60
  %v62 = getelementptr i8, ptr %v26, i64 %v61
  %v63 = load i8, ptr %v56, align 1
  %v64 = icmp ne i8 %v63, 0
  %v65 = insertelement <8 x i1> poison, i1 %v64, i64 0
  %v66 = shufflevector <8 x i1> %v65, <8 x i1> poison, <8 x i32> zeroinitializer
  store i64 0, ptr %cell67
  br label %b68
b68:
  %v71 = load i64, ptr %cell67
  %v72 = add i64 %v71, 8
  %v73 = icmp sle i64 %v72, %v50
  br i1 %v73, label %b69, label %b70
b69:
  %v74 = load i64, ptr %cell67
  %v75 = mul i64 %v74, %v2
  %v76 = getelementptr i8, ptr %v53, i64 %v75
  %v77 = load double, ptr %v76, align 8
  %v78 = insertelement <8 x double> poison, double %v77, i64 0
  %v79 = getelementptr i8, ptr %v76, i64 %v2
  %v80 = load double, ptr %v79, align 8
  %v81 = insertelement <8 x double> %v78, double %v80, i64 1
  %v82 = getelementptr i8, ptr %v79, i64 %v2
  %v83 = load double, ptr %v82, align 8
  %v84 = insertelement <8 x double> %v81, double %v83, i64 2
  %v85 = getelementptr i8, ptr %v82, i64 %v2
  %v86 = load double, ptr %v85, align 8
  %v87 = insertelement <8 x double> %v84, double %v86, i64 3
  %v88 = getelementptr i8, ptr %v85, i64 %v2
  %v89 = load double, ptr %v88, align 8
  %v90 = insertelement <8 x double> %v87, double %v89, i64 4
  %v91 = getelementptr i8, ptr %v88, i64 %v2
  %v92 = load double, ptr %v91, align 8
  %v93 = insertelement <8 x double> %v90, double %v92, i64 5
  %v94 = getelementptr i8, ptr %v91, i64 %v2
  %v95 = load double, ptr %v94, align 8
  %v96 = insertelement <8 x double> %v93, double %v95, i64 6
  %v97 = getelementptr i8, ptr %v94, i64 %v2
  %v98 = load double, ptr %v97, align 8
  %v99 = insertelement <8 x double> %v96, double %v98, i64 7
  %v100 = fcmp ogt <8 x double> %v99, splat (double 0x4022000000000000)
  %v101 = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %v100)
  br i1 %v101, label %b102, label %b103, !prof !1
b102:
  %v104 = call <8 x double> @lanes8_sin(<8 x double> %v99)
  %v105 = select <8 x i1> %v100, <8 x double> %v104, <8 x double> %v99
  br label %b103
b103:
  %v106 = phi <8 x double> [ %v99, %b69 ], [ %v105, %b102 ]
  %v107 = add i64 %v49, %v74
  %v108 = insertelement <8 x i64> poison, i64 %v107, i64 0
  %v109 = shufflevector <8 x i64> %v108, <8 x i64> poison, <8 x i32> zeroinitializer
  %v110 = add <8 x i64> %v109, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v111 = select <8 x i1> %v66, <8 x i64> %v110, <8 x i64> splat (i64 -1)
  %v112 = getelementptr double, ptr %v59, i64 %v74
  store <8 x double> %v106, ptr %v112, align 8
  %v113 = getelementptr i64, ptr %v62, i64 %v74
  store <8 x i64> %v111, ptr %v113, align 8
  %v114 = add i64 %v74, 8
  store i64 %v114, ptr %cell67
  br label %b68
b70:
  br label %b115
b115:
  %v118 = load i64, ptr %cell67
  %v119 = icmp slt i64 %v118, %v50
  br i1 %v119, label %b116, label %b117
b116:
  %v120 = load i64, ptr %cell67
  %v121 = sub i64 %v50, %v120
  %v124 = icmp sgt i64 %v121, 0
  br i1 %v124, label %b122, label %b123
b122:
  %v125 = call i64 @llvm.smin.i64(i64 %v121, i64 8)
  %v126 = sub i64 8, %v125
  %v127 = trunc i64 %v126 to i8
  %v128 = lshr i8 -1, %v127
  %v129 = bitcast i8 %v128 to <8 x i1>
  %v130 = mul i64 %v120, %v2
  %v131 = getelementptr i8, ptr %v53, i64 %v130
  %v132 = insertelement <8 x i64> poison, i64 %v2, i64 0
  %v133 = shufflevector <8 x i64> %v132, <8 x i64> poison, <8 x i32> zeroinitializer
  %v134 = mul <8 x i64> %v133, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v135 = getelementptr i8, ptr %v131, <8 x i64> %v134
  %v136 = call <8 x double> @llvm.masked.gather.v8f64.v8p0(<8 x ptr> %v135, i32 8, <8 x i1> %v129, <8 x double> zeroinitializer)
  %v137 = fcmp ogt <8 x double> %v136, splat (double 0x4022000000000000)
  %v138 = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %v137)
  br i1 %v138, label %b139, label %b140, !prof !1
b139:
  %v141 = call <8 x double> @lanes8_sin(<8 x double> %v136)
  %v142 = select <8 x i1> %v137, <8 x double> %v141, <8 x double> %v136
  br label %b140
b140:
  %v143 = phi <8 x double> [ %v136, %b122 ], [ %v142, %b139 ]
  %v144 = add i64 %v49, %v120
  %v145 = insertelement <8 x i64> poison, i64 %v144, i64 0
  %v146 = shufflevector <8 x i64> %v145, <8 x i64> poison, <8 x i32> zeroinitializer
  %v147 = add <8 x i64> %v146, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v148 = select <8 x i1> %v66, <8 x i64> %v147, <8 x i64> splat (i64 -1)
  %v149 = getelementptr double, ptr %v59, i64 %v120
  call void @llvm.masked.store.v8f64.p0(<8 x double> %v143, ptr %v149, i32 8, <8 x i1> %v129)
  %v150 = getelementptr i64, ptr %v62, i64 %v120
  call void @llvm.masked.store.v8i64.p0(<8 x i64> %v148, ptr %v150, i32 8, <8 x i1> %v129)
  %v151 = add i64 %v120, %v125
  store i64 %v151, ptr %cell67
  br label %b123
b123:
  br label %b115
b117:
  %v152 = add i64 %v48, %v50
  store i64 %v152, ptr %cell42
  store i64 0, ptr %cell41
  br label %b43
b45:
  %v153 = add nsw i64 %v37, 1
  store i64 %v153, ptr %cell31
  br label %b32
b34:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
