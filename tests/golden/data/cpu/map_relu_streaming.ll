; trellis golden, codegen revision 18
; map|1|float32:c,float32:c,float32:c|2|d85ab06e01d65b17f62f91e40befd243
; {'unroll': 1, 'stores': 'streaming', 'deterministic': True}
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
  %v57 = ptrtoint ptr %v55 to i64
  %v58 = sub i64 0, %v57
  %v59 = and i64 %v58, 63
  %v60 = udiv i64 %v59, 4
  %v61 = mul i64 %v60, 4
  %v62 = add i64 %v57, %v61
  %v63 = and i64 %v62, 63
  %v64 = icmp eq i64 %v63, 0
  %v65 = and i1 true, %v64
  %v66 = urem i64 %v46, 16
  %v67 = or i64 %v60, %v66
  %v68 = icmp sge i64 %v46, 512
  %v69 = icmp eq i64 %v67, 0
  %v70 = or i1 %v68, %v69
  %v71 = and i1 %v65, %v70
  %v72 = select i1 %v71, i64 %v60, i64 0
  br label %b73
b73:
  %v76 = load i64, ptr %cell56
  %v77 = icmp slt i64 %v76, %v46
  br i1 %v77, label %b74, label %b75
b74:
  %v78 = load i64, ptr %cell56
  %v79 = icmp sge i64 %v78, %v72
  %v80 = and i1 %v71, %v79
  br i1 %v80, label %b81, label %b82
b81:
  br label %b83
b83:
  %v86 = load i64, ptr %cell56
  %v87 = add i64 %v86, 16
  %v88 = icmp sle i64 %v87, %v46
  br i1 %v88, label %b84, label %b85
b84:
  %v89 = load i64, ptr %cell56
  %v90 = getelementptr float, ptr %v49, i64 %v89
  %v91 = load <16 x float>, ptr %v90, align 4
  %v92 = getelementptr float, ptr %v52, i64 %v89
  %v93 = load <16 x float>, ptr %v92, align 4
  %v94 = insertelement <16 x float> poison, float %v2, i64 0
  %v95 = shufflevector <16 x float> %v94, <16 x float> poison, <16 x i32> zeroinitializer
  %v96 = fmul contract <16 x float> %v91, %v95
  %v97 = fadd contract <16 x float> %v96, %v93
  %v98 = fcmp ole <16 x float> %v97, splat (float 0x0000000000000000)
  %v99 = select <16 x i1> %v98, <16 x float> splat (float 0x0000000000000000), <16 x float> %v97
  %v100 = getelementptr float, ptr %v55, i64 %v89
  store <16 x float> %v99, ptr %v100, align 64, !nontemporal !0
  %v101 = add i64 %v89, 16
  store i64 %v101, ptr %cell56
  br label %b83
b85:
  br label %b82
b82:
  %v102 = load i64, ptr %cell56
  %v103 = sub i64 %v46, %v102
  %v106 = icmp sgt i64 %v103, 0
  br i1 %v106, label %b104, label %b105
b104:
  %v107 = sub i64 %v72, %v102
  %v108 = icmp sgt i64 %v107, 0
  %v109 = call i64 @llvm.smin.i64(i64 %v103, i64 %v107)
  %v110 = select i1 %v108, i64 %v109, i64 %v103
  %v111 = call i64 @llvm.smin.i64(i64 %v110, i64 16)
  %v112 = sub i64 16, %v111
  %v113 = trunc i64 %v112 to i16
  %v114 = lshr i16 -1, %v113
  %v115 = bitcast i16 %v114 to <16 x i1>
  %v116 = getelementptr float, ptr %v49, i64 %v102
  %v117 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v116, i32 4, <16 x i1> %v115, <16 x float> zeroinitializer)
  %v118 = getelementptr float, ptr %v52, i64 %v102
  %v119 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v118, i32 4, <16 x i1> %v115, <16 x float> zeroinitializer)
  %v120 = insertelement <16 x float> poison, float %v2, i64 0
  %v121 = shufflevector <16 x float> %v120, <16 x float> poison, <16 x i32> zeroinitializer
  %v122 = fmul contract <16 x float> %v117, %v121
  %v123 = fadd contract <16 x float> %v122, %v119
  %v124 = fcmp ole <16 x float> %v123, splat (float 0x0000000000000000)
  %v125 = select <16 x i1> %v124, <16 x float> splat (float 0x0000000000000000), <16 x float> %v123
  %v126 = getelementptr float, ptr %v55, i64 %v102
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v125, ptr %v126, i32 4, <16 x i1> %v115)
  %v127 = add i64 %v102, %v111
  store i64 %v127, ptr %cell56
  br label %b105
b105:
  br label %b73
b75:
  %v128 = add i64 %v44, %v46
  store i64 %v128, ptr %cell38
  store i64 0, ptr %cell37
  br label %b39
b41:
  %v129 = add nsw i64 %v33, 1
  store i64 %v129, ptr %cell27
  br label %b28
b30:
  fence seq_cst
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
