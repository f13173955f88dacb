; trellis golden, codegen revision 18
; copy|4|2|cells|sc
; {'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell24 = alloca i64
  %cell55 = alloca i64
  %cell73 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 5
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 7
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 4
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 5
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 6
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 7
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 0
  %v14 = load ptr, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 1
  %v16 = load ptr, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 8
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 9
  %v20 = load i64, ptr %v19
  %v21 = mul i64 %begin, %v20
  %v22 = mul i64 %end, %v20
  %v23 = call i64 @llvm.smin.i64(i64 %v22, i64 %v18)
  store i64 %v21, ptr %cell24
  br label %b25
b25:
  %v28 = load i64, ptr %cell24
  %v29 = icmp slt i64 %v28, %v23
  br i1 %v29, label %b26, label %b27
b26:
  %v30 = load i64, ptr %cell24
  %v31 = getelementptr i64, ptr %args, i64 2
  %v32 = load i64, ptr %v31
  %v33 = getelementptr i64, ptr %args, i64 3
  %v34 = load i64, ptr %v33
  %v35 = getelementptr i64, ptr %args, i64 10
  %v36 = load i64, ptr %v35
  %v37 = getelementptr i64, ptr %args, i64 11
  %v38 = load i64, ptr %v37
  %v39 = sub i64 %v36, 1
  %v40 = add i64 %v32, %v39
  %v41 = udiv i64 %v40, %v36
  %v42 = sub i64 %v38, 1
  %v43 = add i64 %v34, %v42
  %v44 = udiv i64 %v43, %v38
  %v45 = urem i64 %v30, %v44
  %v46 = mul i64 %v45, %v38
  %v47 = udiv i64 %v30, %v44
  %v48 = urem i64 %v47, %v41
  %v49 = mul i64 %v48, %v36
  %v50 = udiv i64 %v47, %v41
  %v51 = sub i64 %v32, %v49
  %v52 = call i64 @llvm.smin.i64(i64 %v36, i64 %v51)
  %v53 = sub i64 %v34, %v46
  %v54 = call i64 @llvm.smin.i64(i64 %v38, i64 %v53)
  store i64 0, ptr %cell55
  br label %b56
b56:
  %v59 = load i64, ptr %cell55
  %v60 = icmp slt i64 %v59, %v52
  br i1 %v60, label %b57, label %b58
b57:
  %v61 = load i64, ptr %cell55
  %v62 = add i64 %v49, %v61
  %v63 = mul i64 %v6, %v62
  %v64 = add i64 0, %v63
  %v65 = mul i64 %v8, %v46
  %v66 = add i64 %v64, %v65
  %v67 = getelementptr i8, ptr %v14, i64 %v66
  %v68 = mul i64 %v10, %v62
  %v69 = add i64 0, %v68
  %v70 = mul i64 %v12, %v46
  %v71 = add i64 %v69, %v70
  %v72 = getelementptr i8, ptr %v16, i64 %v71
  store i64 0, ptr %cell73
  br label %b74
b74:
  %v77 = load i64, ptr %cell73
  %v78 = add i64 %v77, 8
  %v79 = icmp sle i64 %v78, %v54
  br i1 %v79, label %b75, label %b76
b75:
  %v80 = load i64, ptr %cell73
  %v81 = mul i64 %v80, %v2
  %v82 = getelementptr i8, ptr %v67, i64 %v81
  %v83 = load i32, ptr %v82, align 4
  %v84 = insertelement <8 x i32> poison, i32 %v83, i64 0
  %v85 = getelementptr i8, ptr %v82, i64 %v2
  %v86 = load i32, ptr %v85, align 4
  %v87 = insertelement <8 x i32> %v84, i32 %v86, i64 1
  %v88 = getelementptr i8, ptr %v85, i64 %v2
  %v89 = load i32, ptr %v88, align 4
  %v90 = insertelement <8 x i32> %v87, i32 %v89, i64 2
  %v91 = getelementptr i8, ptr %v88, i64 %v2
  %v92 = load i32, ptr %v91, align 4
  %v93 = insertelement <8 x i32> %v90, i32 %v92, i64 3
  %v94 = getelementptr i8, ptr %v91, i64 %v2
  %v95 = load i32, ptr %v94, align 4
  %v96 = insertelement <8 x i32> %v93, i32 %v95, i64 4
  %v97 = getelementptr i8, ptr %v94, i64 %v2
  %v98 = load i32, ptr %v97, align 4
  %v99 = insertelement <8 x i32> %v96, i32 %v98, i64 5
  %v100 = getelementptr i8, ptr %v97, i64 %v2
  %v101 = load i32, ptr %v100, align 4
  %v102 = insertelement <8 x i32> %v99, i32 %v101, i64 6
  %v103 = getelementptr i8, ptr %v100, i64 %v2
  %v104 = load i32, ptr %v103, align 4
  %v105 = insertelement <8 x i32> %v102, i32 %v104, i64 7
  %v106 = getelementptr i32, ptr %v72, i64 %v80
  store <8 x i32> %v105, ptr %v106, align 4
  %v107 = add i64 %v80, 8
  store i64 %v107, ptr %cell73
  br label %b74
b76:
  br label %b108
b108:
  %v111 = load i64, ptr %cell73
  %v112 = icmp slt i64 %v111, %v54
  br i1 %v112, label %b109, label %b110
b109:
  %v113 = load i64, ptr %cell73
  %v114 = sub i64 %v54, %v113
  %v117 = icmp sgt i64 %v114, 0
  br i1 %v117, label %b115, label %b116
b115:
  %v118 = call i64 @llvm.smin.i64(i64 %v114, i64 8)
  %v119 = sub i64 8, %v118
  %v120 = trunc i64 %v119 to i8
  %v121 = lshr i8 -1, %v120
  %v122 = bitcast i8 %v121 to <8 x i1>
  %v123 = mul i64 %v113, %v2
  %v124 = getelementptr i8, ptr %v67, i64 %v123
  %v125 = insertelement <8 x i64> poison, i64 %v2, i64 0
  %v126 = shufflevector <8 x i64> %v125, <8 x i64> poison, <8 x i32> zeroinitializer
  %v127 = mul <8 x i64> %v126, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %v128 = getelementptr i8, ptr %v124, <8 x i64> %v127
  %v129 = call <8 x i32> @llvm.masked.gather.v8i32.v8p0(<8 x ptr> %v128, i32 4, <8 x i1> %v122, <8 x i32> zeroinitializer)
  %v130 = getelementptr i32, ptr %v72, i64 %v113
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %v129, ptr %v130, i32 4, <8 x i1> %v122)
  %v131 = add i64 %v113, %v118
  store i64 %v131, ptr %cell73
  br label %b116
b116:
  br label %b108
b110:
  %v132 = add nsw i64 %v61, 1
  store i64 %v132, ptr %cell55
  br label %b56
b58:
  %v133 = add nsw i64 %v30, 1
  store i64 %v133, ptr %cell24
  br label %b25
b27:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
