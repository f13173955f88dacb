; trellis golden, codegen revision 13
; map|1|float32:c,float32:c,float32:c|2|d85ab06e01d65b17f62f91e40befd243
; {'unroll': 1, 'stores': 'streaming', 'deterministic': True}
; trellis-cpu kernel revision 13

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
  %v57 = ptrtoint ptr %v55 to i64
  %v58 = sub i64 0, %v57
  %v59 = and i64 %v58, 63
  %v60 = udiv i64 %v59, 4
  %v61 = mul i64 %v60, 4
  %v62 = add i64 %v57, %v61
  %v63 = and i64 %v62, 63
  %v64 = icmp eq i64 %v63, 0
  %v65 = and i1 true, %v64
  %v66 = select i1 %v65, i64 %v60, i64 0
  br label %b67
b67:
  %v70 = load i64, ptr %cell56
  %v71 = icmp slt i64 %v70, %v46
  br i1 %v71, label %b68, label %b69
b68:
  %v72 = load i64, ptr %cell56
  %v73 = icmp sge i64 %v72, %v66
  %v74 = and i1 %v65, %v73
  br i1 %v74, label %b75, label %b76
b75:
  br label %b77
b77:
  %v80 = load i64, ptr %cell56
  %v81 = add i64 %v80, 16
  %v82 = icmp sle i64 %v81, %v46
  br i1 %v82, label %b78, label %b79
b78:
  %v83 = load i64, ptr %cell56
  %v84 = getelementptr float, ptr %v49, i64 %v83
  %v85 = load <16 x float>, ptr %v84, align 4
  %v86 = getelementptr float, ptr %v52, i64 %v83
  %v87 = load <16 x float>, ptr %v86, align 4
  %v88 = insertelement <16 x float> poison, float %v2, i64 0
  %v89 = shufflevector <16 x float> %v88, <16 x float> poison, <16 x i32> zeroinitializer
  %v90 = fmul contract <16 x float> %v85, %v89
  %v91 = fadd contract <16 x float> %v90, %v87
  %v92 = fcmp ole <16 x float> %v91, splat (float 0x0000000000000000)
  %v93 = select <16 x i1> %v92, <16 x float> splat (float 0x0000000000000000), <16 x float> %v91
  %v94 = getelementptr float, ptr %v55, i64 %v83
  store <16 x float> %v93, ptr %v94, align 64, !nontemporal !0
  %v95 = add i64 %v83, 16
  store i64 %v95, ptr %cell56
  br label %b77
b79:
  br label %b76
b76:
  %v96 = load i64, ptr %cell56
  %v97 = sub i64 %v46, %v96
  %v100 = icmp sgt i64 %v97, 0
  br i1 %v100, label %b98, label %b99
b98:
  %v101 = sub i64 %v66, %v96
  %v102 = icmp sgt i64 %v101, 0
  %v103 = call i64 @llvm.smin.i64(i64 %v97, i64 %v101)
  %v104 = select i1 %v102, i64 %v103, i64 %v97
  %v105 = call i64 @llvm.smin.i64(i64 %v104, i64 16)
  %v106 = sub i64 16, %v105
  %v107 = trunc i64 %v106 to i16
  %v108 = lshr i16 -1, %v107
  %v109 = bitcast i16 %v108 to <16 x i1>
  %v110 = getelementptr float, ptr %v49, i64 %v96
  %v111 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v110, i32 4, <16 x i1> %v109, <16 x float> zeroinitializer)
  %v112 = getelementptr float, ptr %v52, i64 %v96
  %v113 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v112, i32 4, <16 x i1> %v109, <16 x float> zeroinitializer)
  %v114 = insertelement <16 x float> poison, float %v2, i64 0
  %v115 = shufflevector <16 x float> %v114, <16 x float> poison, <16 x i32> zeroinitializer
  %v116 = fmul contract <16 x float> %v111, %v115
  %v117 = fadd contract <16 x float> %v116, %v113
  %v118 = fcmp ole <16 x float> %v117, splat (float 0x0000000000000000)
  %v119 = select <16 x i1> %v118, <16 x float> splat (float 0x0000000000000000), <16 x float> %v117
  %v120 = getelementptr float, ptr %v55, i64 %v96
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v119, ptr %v120, i32 4, <16 x i1> %v109)
  %v121 = add i64 %v96, %v105
  store i64 %v121, ptr %cell56
  br label %b99
b99:
  br label %b67
b69:
  %v122 = add i64 %v44, %v46
  store i64 %v122, ptr %cell38
  store i64 0, ptr %cell37
  br label %b39
b41:
  %v123 = add nsw i64 %v33, 1
  store i64 %v123, ptr %cell27
  br label %b28
b30:
  fence seq_cst
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
