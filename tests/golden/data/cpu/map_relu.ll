; trellis golden, codegen revision 18
; map|1|float32:c,float32:c,float32:c|2|d85ab06e01d65b17f62f91e40befd243
; {'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell27 = alloca i64
  %cell37 = alloca i64
  %cell38 = alloca i64
  %cell56 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 3
  %v2 = load float, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 5
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 6
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 7
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 4
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 5
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 6
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 7
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 0
  %v18 = load ptr, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 1
  %v20 = load ptr, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 2
  %v22 = load ptr, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 8
  %v24 = load i64, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 9
  %v26 = load i64, ptr %v25
  store i64 %begin, ptr %cell27
  br label %b28
b28:
  %v31 = load i64, ptr %cell27
  %v32 = icmp slt i64 %v31, %end
  br i1 %v32, label %b29, label %b30
b29:
  %v33 = load i64, ptr %cell27
  %v34 = mul i64 %v33, %v26
  %v35 = add i64 %v34, %v26
  %v36 = call i64 @llvm.smin.i64(i64 %v35, i64 %v24)
  store i64 %v34, ptr %cell37
  store i64 %v34, ptr %cell38
  br label %b39
b39:
  %v42 = load i64, ptr %cell38
  %v43 = icmp slt i64 %v42, %v36
  br i1 %v43, label %b40, label %b41
b40:
  %v44 = load i64, ptr %cell38
  %v45 = load i64, ptr %cell37
  %v46 = sub i64 %v36, %v44
  %v47 = mul i64 %v12, %v45
  %v48 = add i64 0, %v47
  %v49 = getelementptr i8, ptr %v18, i64 %v48
  %v50 = mul i64 %v14, %v45
  %v51 = add i64 0, %v50
  %v52 = getelementptr i8, ptr %v20, i64 %v51
  %v53 = mul i64 %v16, %v45
  %v54 = add i64 0, %v53
  %v55 = getelementptr i8, ptr %v22, i64 %v54
  store i64 0, ptr %cell56
  br label %b57
b57:
  %v60 = load i64, ptr %cell56
  %v61 = add i64 %v60, 64
  %v62 = icmp sle i64 %v61, %v46
  br i1 %v62, label %b58, label %b59
b58:
  %v63 = load i64, ptr %cell56
  %v64 = add i64 %v63, 16
  %v65 = add i64 %v63, 32
  %v66 = add i64 %v63, 48
  %v67 = getelementptr float, ptr %v49, i64 %v63
  %v68 = load <16 x float>, ptr %v67, align 4
  %v69 = getelementptr float, ptr %v52, i64 %v63
  %v70 = load <16 x float>, ptr %v69, align 4
  %v71 = getelementptr float, ptr %v49, i64 %v64
  %v72 = load <16 x float>, ptr %v71, align 4
  %v73 = getelementptr float, ptr %v52, i64 %v64
  %v74 = load <16 x float>, ptr %v73, align 4
  %v75 = getelementptr float, ptr %v49, i64 %v65
  %v76 = load <16 x float>, ptr %v75, align 4
  %v77 = getelementptr float, ptr %v52, i64 %v65
  %v78 = load <16 x float>, ptr %v77, align 4
  %v79 = getelementptr float, ptr %v49, i64 %v66
  %v80 = load <16 x float>, ptr %v79, align 4
  %v81 = getelementptr float, ptr %v52, i64 %v66
  %v82 = load <16 x float>, ptr %v81, align 4
  %v83 = insertelement <16 x float> poison, float %v2, i64 0
  %v84 = shufflevector <16 x float> %v83, <16 x float> poison, <16 x i32> zeroinitializer
  %v85 = fmul contract <16 x float> %v68, %v84
  %v86 = fadd contract <16 x float> %v85, %v70
  %v87 = fcmp ole <16 x float> %v86, splat (float 0x0000000000000000)
  %v88 = select <16 x i1> %v87, <16 x float> splat (float 0x0000000000000000), <16 x float> %v86
  %v89 = insertelement <16 x float> poison, float %v2, i64 0
  %v90 = shufflevector <16 x float> %v89, <16 x float> poison, <16 x i32> zeroinitializer
  %v91 = fmul contract <16 x float> %v72, %v90
  %v92 = fadd contract <16 x float> %v91, %v74
  %v93 = fcmp ole <16 x float> %v92, splat (float 0x0000000000000000)
  %v94 = select <16 x i1> %v93, <16 x float> splat (float 0x0000000000000000), <16 x float> %v92
  %v95 = insertelement <16 x float> poison, float %v2, i64 0
  %v96 = shufflevector <16 x float> %v95, <16 x float> poison, <16 x i32> zeroinitializer
  %v97 = fmul contract <16 x float> %v76, %v96
  %v98 = fadd contract <16 x float> %v97, %v78
  %v99 = fcmp ole <16 x float> %v98, splat (float 0x0000000000000000)
  %v100 = select <16 x i1> %v99, <16 x float> splat (float 0x0000000000000000), <16 x float> %v98
  %v101 = insertelement <16 x float> poison, float %v2, i64 0
  %v102 = shufflevector <16 x float> %v101, <16 x float> poison, <16 x i32> zeroinitializer
  %v103 = fmul contract <16 x float> %v80, %v102
  %v104 = fadd contract <16 x float> %v103, %v82
  %v105 = fcmp ole <16 x float> %v104, splat (float 0x0000000000000000)
  %v106 = select <16 x i1> %v105, <16 x float> splat (float 0x0000000000000000), <16 x float> %v104
  %v107 = getelementptr float, ptr %v55, i64 %v63
  store <16 x float> %v88, ptr %v107, align 4
  %v108 = getelementptr float, ptr %v55, i64 %v64
  store <16 x float> %v94, ptr %v108, align 4
  %v109 = getelementptr float, ptr %v55, i64 %v65
  store <16 x float> %v100, ptr %v109, align 4
  %v110 = getelementptr float, ptr %v55, i64 %v66
  store <16 x float> %v106, ptr %v110, align 4
  %v111 = add i64 %v63, 64
  store i64 %v111, ptr %cell56
  br label %b57
b59:
  br label %b112
b112:
  %v115 = load i64, ptr %cell56
  %v116 = icmp slt i64 %v115, %v46
  br i1 %v116, label %b113, label %b114
b113:
  %v117 = load i64, ptr %cell56
  %v118 = sub i64 %v46, %v117
  %v121 = icmp sgt i64 %v118, 0
  br i1 %v121, label %b119, label %b120
b119:
  %v122 = call i64 @llvm.smin.i64(i64 %v118, i64 16)
  %v123 = sub i64 16, %v122
  %v124 = trunc i64 %v123 to i16
  %v125 = lshr i16 -1, %v124
  %v126 = bitcast i16 %v125 to <16 x i1>
  %v127 = getelementptr float, ptr %v49, i64 %v117
  %v128 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v127, i32 4, <16 x i1> %v126, <16 x float> zeroinitializer)
  %v129 = getelementptr float, ptr %v52, i64 %v117
  %v130 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v129, i32 4, <16 x i1> %v126, <16 x float> zeroinitializer)
  %v131 = insertelement <16 x float> poison, float %v2, i64 0
  %v132 = shufflevector <16 x float> %v131, <16 x float> poison, <16 x i32> zeroinitializer
  %v133 = fmul contract <16 x float> %v128, %v132
  %v134 = fadd contract <16 x float> %v133, %v130
  %v135 = fcmp ole <16 x float> %v134, splat (float 0x0000000000000000)
  %v136 = select <16 x i1> %v135, <16 x float> splat (float 0x0000000000000000), <16 x float> %v134
  %v137 = getelementptr float, ptr %v55, i64 %v117
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v136, ptr %v137, i32 4, <16 x i1> %v126)
  %v138 = add i64 %v117, %v122
  store i64 %v138, ptr %cell56
  br label %b120
b120:
  br label %b112
b114:
  %v139 = add i64 %v44, %v46
  store i64 %v139, ptr %cell38
  store i64 0, ptr %cell37
  br label %b39
b41:
  %v140 = add nsw i64 %v33, 1
  store i64 %v140, ptr %cell27
  br label %b28
b30:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
