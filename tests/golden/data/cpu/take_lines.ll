; trellis golden, codegen revision 18
; take|float32|int32|line
; {'unroll': 1, 'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell33 = alloca i64
  %cell44 = alloca i64
  %cell46 = alloca i64
  %cell47 = alloca i64
  %cell78 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 13
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 14
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 15
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 3
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
  %v19 = getelementptr i64, ptr %args, i64 9
  %v20 = load i64, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 10
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 0
  %v24 = load ptr, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 1
  %v26 = load ptr, ptr %v25
  %v27 = getelementptr i64, ptr %args, i64 2
  %v28 = load ptr, ptr %v27
  %v29 = getelementptr i64, ptr %args, i64 11
  %v30 = load i64, ptr %v29
  %v31 = getelementptr i64, ptr %args, i64 12
  %v32 = load i64, ptr %v31
  store i64 %begin, ptr %cell33
  br label %b34
b34:
  %v37 = load i64, ptr %cell33
  %v38 = icmp slt i64 %v37, %end
  br i1 %v38, label %b35, label %b36
b35:
  %v39 = load i64, ptr %cell33
  %v40 = mul i64 %v39, %v32
  %v41 = add i64 %v40, %v32
  %v42 = call i64 @llvm.smin.i64(i64 %v41, i64 %v30)
  %v43 = urem i64 %v40, %v10
  store i64 %v43, ptr %cell44
  %v45 = udiv i64 %v40, %v10
  store i64 %v45, ptr %cell46
  store i64 %v40, ptr %cell47
  br label %b48
b48:
  %v51 = load i64, ptr %cell47
  %v52 = icmp slt i64 %v51, %v42
  br i1 %v52, label %b49, label %b50
b49:
  %v53 = load i64, ptr %cell47
  %v54 = load i64, ptr %cell44
  %v55 = load i64, ptr %cell46
  %v56 = sub i64 %v42, %v53
  %v57 = sub i64 %v10, %v54
  %v58 = call i64 @llvm.smin.i64(i64 %v57, i64 %v56)
  %v59 = mul i64 %v12, %v55
  %v60 = add i64 0, %v59
  %v61 = mul i64 %v14, %v54
  %v62 = add i64 %v60, %v61
  %v63 = getelementptr i8, ptr %v24, i64 %v62
  %v64 = mul i64 %v16, %v55
  %v65 = add i64 0, %v64
  %v66 = mul i64 %v18, %v54
  %v67 = add i64 %v65, %v66
  %v68 = getelementptr i8, ptr %v26, i64 %v67
  %v69 = mul i64 %v20, %v55
  %v70 = add i64 0, %v69
  %v71 = mul i64 %v22, %v54
  %v72 = add i64 %v70, %v71
  %v73 = getelementptr i8, ptr %v28, i64 %v72
  %v74 = sub i64 16, %v6
  %v75 = trunc i64 %v74 to i16
  %v76 = lshr i16 -1, %v75
  %v77 = bitcast i16 %v76 to <16 x i1>
  store i64 0, ptr %cell78
  br label %b79
b79:
  %v82 = load i64, ptr %cell78
  %v83 = add i64 %v82, 1
  %v84 = icmp sle i64 %v83, %v58
  br i1 %v84, label %b80, label %b81
b80:
  %v85 = load i64, ptr %cell78
  %v86 = add i64 %v85, 0
  %v87 = getelementptr i32, ptr %v68, i64 %v86
  %v88 = load i32, ptr %v87
  %v89 = sext i32 %v88 to i64
  %v90 = icmp slt i64 %v89, 0
  %v91 = add i64 %v89, %v2
  %v92 = select i1 %v90, i64 %v91, i64 %v89
  %v93 = mul i64 %v92, %v4
  %v94 = getelementptr i8, ptr %v63, i64 %v93
  %v95 = getelementptr i32, ptr %v94, i64 0
  %v96 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %v95, i32 4, <16 x i1> %v77, <16 x i32> zeroinitializer)
  %v97 = mul i64 %v86, %v4
  %v98 = getelementptr i8, ptr %v73, i64 %v97
  %v99 = getelementptr i32, ptr %v98, i64 0
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %v96, ptr %v99, i32 4, <16 x i1> %v77)
  %v100 = add i64 %v85, 1
  store i64 %v100, ptr %cell78
  br label %b79
b81:
  %v101 = add i64 %v53, %v58
  store i64 %v101, ptr %cell47
  store i64 0, ptr %cell44
  %v102 = load i64, ptr %cell46
  %v103 = add i64 %v102, 1
  %v104 = icmp eq i64 %v103, %v8
  %v105 = select i1 %v104, i64 0, i64 %v103
  store i64 %v105, ptr %cell46
  %v106 = zext i1 %v104 to i64
  br label %b48
b50:
  %v107 = add nsw i64 %v39, 1
  store i64 %v107, ptr %cell33
  br label %b34
b36:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
