; trellis golden, codegen revision 18
; map|1|float32:c,float32:c,float32:c|2|d85ab06e01d65b17f62f91e40befd243
; {'unroll': 1, 'deterministic': True}
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
  %v61 = add i64 %v60, 4
  %v62 = icmp sle i64 %v61, %v46
  br i1 %v62, label %b58, label %b59
b58:
  %v63 = load i64, ptr %cell56
  %v64 = getelementptr float, ptr %v49, i64 %v63
  %v65 = load <4 x float>, ptr %v64, align 4
  %v66 = getelementptr float, ptr %v52, i64 %v63
  %v67 = load <4 x float>, ptr %v66, align 4
  %v68 = insertelement <4 x float> poison, float %v2, i64 0
  %v69 = shufflevector <4 x float> %v68, <4 x float> poison, <4 x i32> zeroinitializer
  %v70 = fmul contract <4 x float> %v65, %v69
  %v71 = fadd contract <4 x float> %v70, %v67
  %v72 = fcmp ole <4 x float> %v71, splat (float 0x0000000000000000)
  %v73 = select <4 x i1> %v72, <4 x float> splat (float 0x0000000000000000), <4 x float> %v71
  %v74 = getelementptr float, ptr %v55, i64 %v63
  store <4 x float> %v73, ptr %v74, align 4
  %v75 = add i64 %v63, 4
  store i64 %v75, ptr %cell56
  br label %b57
b59:
  br label %b76
b76:
  %v79 = load i64, ptr %cell56
  %v80 = icmp slt i64 %v79, %v46
  br i1 %v80, label %b77, label %b78
b77:
  %v81 = load i64, ptr %cell56
  %v82 = sub i64 %v46, %v81
  %v85 = icmp sgt i64 %v82, 0
  br i1 %v85, label %b83, label %b84
b83:
  %v86 = getelementptr float, ptr %v49, i64 %v81
  %v87 = load float, ptr %v86, align 4
  %v88 = getelementptr float, ptr %v52, i64 %v81
  %v89 = load float, ptr %v88, align 4
  %v90 = fmul contract float %v87, %v2
  %v91 = fadd contract float %v90, %v89
  %v92 = fcmp ole float %v91, 0x0000000000000000
  %v93 = select i1 %v92, float 0x0000000000000000, float %v91
  %v94 = getelementptr float, ptr %v55, i64 %v81
  store float %v93, ptr %v94, align 4
  %v95 = add i64 %v81, 1
  store i64 %v95, ptr %cell56
  br label %b84
b84:
  br label %b76
b78:
  %v96 = add i64 %v44, %v46
  store i64 %v96, ptr %cell38
  store i64 0, ptr %cell37
  br label %b39
b41:
  %v97 = add nsw i64 %v33, 1
  store i64 %v97, ptr %cell27
  br label %b28
b30:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
