; trellis golden, codegen revision 18
; map|2|flat|float32:c,float32:s,float32:c|2|b0a9f04d95100a4f996836c2a6a87f28
; {'unroll': 1, 'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell25 = alloca [2064 x float]
  %cell28 = alloca i1
  %cell38 = alloca i64
  %cell90 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 6
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 8
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 10
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 5
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 6
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 7
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 8
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 9
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 10
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 0
  %v20 = load ptr, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 1
  %v22 = load ptr, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 2
  %v24 = load ptr, ptr %v23
  %v26 = or i64 0, %v12
  %v27 = icmp eq i64 %v26, 0
  store i1 true, ptr %cell28
  %v29 = getelementptr i64, ptr %args, i64 11
  %v30 = load i64, ptr %v29
  %v31 = getelementptr i64, ptr %args, i64 12
  %v32 = load i64, ptr %v31
  %v33 = getelementptr i64, ptr %args, i64 13
  %v34 = load i64, ptr %v33
  %v35 = mul i64 %begin, %v32
  %v36 = mul i64 %end, %v32
  %v37 = call i64 @llvm.smin.i64(i64 %v36, i64 %v30)
  store i64 %v35, ptr %cell38
  br label %b39
b39:
  %v42 = load i64, ptr %cell38
  %v43 = icmp slt i64 %v42, %v37
  br i1 %v43, label %b40, label %b41
b40:
  %v44 = load i64, ptr %cell38
  %v45 = getelementptr i64, ptr %args, i64 3
  %v46 = load i64, ptr %v45
  %v47 = getelementptr i64, ptr %args, i64 4
  %v48 = load i64, ptr %v47
  %v49 = getelementptr i64, ptr %args, i64 13
  %v50 = load i64, ptr %v49
  %v51 = getelementptr i64, ptr %args, i64 14
  %v52 = load i64, ptr %v51
  %v53 = sub i64 %v50, 1
  %v54 = add i64 %v46, %v53
  %v55 = udiv i64 %v54, %v50
  %v56 = sub i64 %v52, 1
  %v57 = add i64 %v48, %v56
  %v58 = udiv i64 %v57, %v52
  %v59 = urem i64 %v44, %v58
  %v60 = mul i64 %v59, %v52
  %v61 = udiv i64 %v44, %v58
  %v62 = urem i64 %v61, %v55
  %v63 = mul i64 %v62, %v50
  %v64 = udiv i64 %v61, %v55
  %v65 = sub i64 %v46, %v63
  %v66 = call i64 @llvm.smin.i64(i64 %v50, i64 %v65)
  %v67 = sub i64 %v48, %v60
  %v68 = call i64 @llvm.smin.i64(i64 %v52, i64 %v67)
  %v69 = mul i64 %v8, %v63
  %v70 = add i64 0, %v69
  %v71 = mul i64 %v10, %v60
  %v72 = add i64 %v70, %v71
  %v73 = getelementptr i8, ptr %v20, i64 %v72
  %v74 = mul i64 %v12, %v63
  %v75 = add i64 0, %v74
  %v76 = mul i64 %v14, %v60
  %v77 = add i64 %v75, %v76
  %v78 = getelementptr i8, ptr %v22, i64 %v77
  %v79 = mul i64 %v16, %v63
  %v80 = add i64 0, %v79
  %v81 = mul i64 %v18, %v60
  %v82 = add i64 %v80, %v81
  %v83 = getelementptr i8, ptr %v24, i64 %v82
  %v84 = load i1, ptr %cell28
  %v85 = select i1 %v27, i1 %v84, i1 true
  br i1 %v85, label %b86, label %b87
b86:
  %v88 = select i1 %v27, i64 %v34, i64 %v66
  call void @pack32(ptr %v78, i64 %v12, i64 %v14, i64 %v88, i64 %v68, ptr %cell25)
  br label %b87
b87:
  store i1 false, ptr %cell28
  %v89 = mul i64 %v66, %v68
  store i64 0, ptr %cell90
  br label %b91
b91:
  %v94 = load i64, ptr %cell90
  %v95 = add i64 %v94, 16
  %v96 = icmp sle i64 %v95, %v89
  br i1 %v96, label %b92, label %b93
b92:
  %v97 = load i64, ptr %cell90
  %v98 = getelementptr float, ptr %v73, i64 %v97
  %v99 = load <16 x float>, ptr %v98, align 4
  %v100 = getelementptr float, ptr %cell25, i64 %v97
  %v101 = load <16 x float>, ptr %v100, align 4
  %v102 = fadd contract <16 x float> %v99, %v101
  %v103 = getelementptr float, ptr %v83, i64 %v97
  store <16 x float> %v102, ptr %v103, align 4
  %v104 = add i64 %v97, 16
  store i64 %v104, ptr %cell90
  br label %b91
b93:
  br label %b105
b105:
  %v108 = load i64, ptr %cell90
  %v109 = icmp slt i64 %v108, %v89
  br i1 %v109, label %b106, label %b107
b106:
  %v110 = load i64, ptr %cell90
  %v111 = sub i64 %v89, %v110
  %v114 = icmp sgt i64 %v111, 0
  br i1 %v114, label %b112, label %b113
b112:
  %v115 = call i64 @llvm.smin.i64(i64 %v111, i64 16)
  %v116 = sub i64 16, %v115
  %v117 = trunc i64 %v116 to i16
  %v118 = lshr i16 -1, %v117
  %v119 = bitcast i16 %v118 to <16 x i1>
  %v120 = getelementptr float, ptr %v73, i64 %v110
  %v121 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v120, i32 4, <16 x i1> %v119, <16 x float> zeroinitializer)
  %v122 = getelementptr float, ptr %cell25, i64 %v110
  %v123 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v122, i32 4, <16 x i1> %v119, <16 x float> zeroinitializer)
  %v124 = fadd contract <16 x float> %v121, %v123
  %v125 = getelementptr float, ptr %v83, i64 %v110
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v124, ptr %v125, i32 4, <16 x i1> %v119)
  %v126 = add i64 %v110, %v115
  store i64 %v126, ptr %cell90
  br label %b113
b113:
  br label %b105
b107:
  %v127 = add nsw i64 %v44, 1
  store i64 %v127, ptr %cell38
  br label %b39
b41:
  ret void
}

define internal void @pack32(ptr %source, i64 %down, i64 %across, i64 %rows, i64 %columns, ptr %result) #0 {
entry:
  %cell4 = alloca i64
  %cell29 = alloca i64
  %cell45 = alloca i64
  %cell52 = alloca i64
  %v1 = icmp eq i64 %across, 0
  br i1 %v1, label %b2, label %b3
b2:
  store i64 0, ptr %cell4
  br label %b5
b5:
  %v8 = load i64, ptr %cell4
  %v9 = icmp slt i64 %v8, %rows
  br i1 %v9, label %b6, label %b7
b6:
  %v10 = load i64, ptr %cell4
  %v11 = mul i64 %v10, %down
  %v12 = getelementptr i8, ptr %source, i64 %v11
  %v13 = mul i64 %v10, %columns
  %v14 = getelementptr i32, ptr %result, i64 %v13
  %v15 = getelementptr i32, ptr %v12, i64 0
  %v16 = load i32, ptr %v15, align 4
  %v17 = insertelement <16 x i32> poison, i32 %v16, i64 0
  %v18 = shufflevector <16 x i32> %v17, <16 x i32> poison, <16 x i32> zeroinitializer
  %v19 = getelementptr i32, ptr %v14, i64 0
  store <16 x i32> %v18, ptr %v19, align 4
  %v20 = add nsw i64 %v10, 1
  store i64 %v20, ptr %cell4
  br label %b5
b7:
  ret void
b21:
  br label %b3
b3:
  %v22 = icmp eq i64 %across, 4
  br i1 %v22, label %b23, label %b24
b23:
  %v25 = sub i64 16, %columns
  %v26 = trunc i64 %v25 to i16
  %v27 = lshr i16 -1, %v26
  %v28 = bitcast i16 %v27 to <16 x i1>
  store i64 0, ptr %cell29
  br label %b30
b30:
  %v33 = load i64, ptr %cell29
  %v34 = icmp slt i64 %v33, %rows
  br i1 %v34, label %b31, label %b32
b31:
  %v35 = load i64, ptr %cell29
  %v36 = mul i64 %v35, %down
  %v37 = getelementptr i8, ptr %source, i64 %v36
  %v38 = mul i64 %v35, %columns
  %v39 = getelementptr i32, ptr %result, i64 %v38
  %v40 = getelementptr i32, ptr %v37, i64 0
  %v41 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %v40, i32 4, <16 x i1> %v28, <16 x i32> zeroinitializer)
  %v42 = getelementptr i32, ptr %v39, i64 0
  store <16 x i32> %v41, ptr %v42, align 4
  %v43 = add nsw i64 %v35, 1
  store i64 %v43, ptr %cell29
  br label %b30
b32:
  ret void
b44:
  br label %b24
b24:
  store i64 0, ptr %cell45
  br label %b46
b46:
  %v49 = load i64, ptr %cell45
  %v50 = icmp slt i64 %v49, %rows
  br i1 %v50, label %b47, label %b48
b47:
  %v51 = load i64, ptr %cell45
  store i64 0, ptr %cell52
  br label %b53
b53:
  %v56 = load i64, ptr %cell52
  %v57 = icmp slt i64 %v56, %columns
  br i1 %v57, label %b54, label %b55
b54:
  %v58 = load i64, ptr %cell52
  %v59 = mul i64 %v51, %down
  %v60 = getelementptr i8, ptr %source, i64 %v59
  %v61 = mul i64 %v51, %columns
  %v62 = getelementptr i32, ptr %result, i64 %v61
  %v63 = mul i64 %v58, %across
  %v64 = getelementptr i8, ptr %v60, i64 %v63
  %v65 = getelementptr i32, ptr %v64, i64 0
  %v66 = load i32, ptr %v65, align 4
  %v67 = getelementptr i32, ptr %v62, i64 %v58
  store i32 %v66, ptr %v67, align 4
  %v68 = add nsw i64 %v58, 1
  store i64 %v68, ptr %cell52
  br label %b53
b55:
  %v69 = add nsw i64 %v51, 1
  store i64 %v69, ptr %cell45
  br label %b46
b48:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
