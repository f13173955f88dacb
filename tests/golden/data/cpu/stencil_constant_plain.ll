; trellis golden, codegen revision 18
; stencil|2|float32:c,float32:c|1|constant|107a69f291559104b5ac9e451a373b47
; {'unroll': 1, 'deterministic': True}
; trellis-cpu kernel revision 18

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell43 = alloca i64
  %cell60 = alloca i64
  %cell106 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 2
  %v2 = load i64, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 3
  %v4 = load i64, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 4
  %v6 = load i64, ptr %v5
  %v7 = getelementptr i64, ptr %args, i64 5
  %v8 = load i64, ptr %v7
  %v9 = getelementptr i64, ptr %args, i64 8
  %v10 = load i64, ptr %v9
  %v11 = getelementptr i64, ptr %args, i64 9
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 10
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 11
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 12
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 13
  %v20 = load i64, ptr %v19
  %v21 = getelementptr i64, ptr %args, i64 14
  %v22 = load i64, ptr %v21
  %v23 = getelementptr i64, ptr %args, i64 15
  %v24 = load i64, ptr %v23
  %v25 = getelementptr i64, ptr %args, i64 20
  %v26 = load float, ptr %v25
  %v27 = getelementptr i64, ptr %args, i64 0
  %v28 = load ptr, ptr %v27
  %v29 = getelementptr i64, ptr %args, i64 1
  %v30 = load ptr, ptr %v29
  %v31 = getelementptr i64, ptr %args, i64 6
  %v32 = load i64, ptr %v31
  %v33 = getelementptr i64, ptr %args, i64 7
  %v34 = load i64, ptr %v33
  %v35 = getelementptr i64, ptr %args, i64 16
  %v36 = load i64, ptr %v35
  %v37 = getelementptr i64, ptr %args, i64 17
  %v38 = load i64, ptr %v37
  %v39 = getelementptr i64, ptr %args, i64 18
  %v40 = load i64, ptr %v39
  %v41 = getelementptr i64, ptr %args, i64 19
  %v42 = load i64, ptr %v41
  store i64 %begin, ptr %cell43
  br label %b44
b44:
  %v47 = load i64, ptr %cell43
  %v48 = icmp slt i64 %v47, %end
  br i1 %v48, label %b45, label %b46
b45:
  %v49 = load i64, ptr %cell43
  %v50 = urem i64 %v49, %v40
  %v51 = mul i64 %v50, %v36
  %v52 = add i64 %v51, %v36
  %v53 = call i64 @llvm.smin.i64(i64 %v52, i64 %v32)
  %v54 = udiv i64 %v49, %v40
  %v55 = urem i64 %v54, %v42
  %v56 = mul i64 %v55, %v38
  %v57 = add i64 %v56, %v38
  %v58 = call i64 @llvm.smin.i64(i64 %v57, i64 %v34)
  %v59 = udiv i64 %v54, %v42
  store i64 %v51, ptr %cell60
  br label %b61
b61:
  %v64 = load i64, ptr %cell60
  %v65 = icmp slt i64 %v64, %v53
  br i1 %v65, label %b62, label %b63
b62:
  %v66 = load i64, ptr %cell60
  %v67 = add i64 %v66, %v14
  %v68 = add i64 %v67, -1
  %v69 = sub i64 %v10, 1
  %v70 = call i64 @llvm.smax.i64(i64 %v68, i64 0)
  %v71 = call i64 @llvm.smin.i64(i64 %v70, i64 %v69)
  %v72 = icmp ult i64 %v68, %v10
  %v73 = add i64 %v67, 0
  %v74 = sub i64 %v10, 1
  %v75 = call i64 @llvm.smax.i64(i64 %v73, i64 0)
  %v76 = call i64 @llvm.smin.i64(i64 %v75, i64 %v74)
  %v77 = icmp ult i64 %v73, %v10
  %v78 = add i64 %v67, 1
  %v79 = sub i64 %v10, 1
  %v80 = call i64 @llvm.smax.i64(i64 %v78, i64 0)
  %v81 = call i64 @llvm.smin.i64(i64 %v80, i64 %v79)
  %v82 = icmp ult i64 %v78, %v10
  %v83 = mul i64 %v71, %v2
  %v84 = getelementptr i8, ptr %v28, i64 %v83
  %v85 = mul i64 %v76, %v2
  %v86 = getelementptr i8, ptr %v28, i64 %v85
  %v87 = mul i64 %v81, %v2
  %v88 = getelementptr i8, ptr %v28, i64 %v87
  %v89 = mul i64 %v66, %v6
  %v90 = getelementptr i8, ptr %v30, i64 %v89
  %v91 = add i64 %v66, 0
  %v92 = icmp sge i64 %v66, %v18
  %v93 = icmp slt i64 %v91, %v22
  %v94 = and i1 %v92, %v93
  %v95 = and i1 true, %v94
  %v96 = call i64 @llvm.smax.i64(i64 %v56, i64 %v20)
  %v97 = select i1 %v95, i64 %v96, i64 %v58
  %v98 = call i64 @llvm.smin.i64(i64 %v97, i64 %v58)
  %v99 = call i64 @llvm.smin.i64(i64 %v58, i64 %v24)
  %v100 = call i64 @llvm.smax.i64(i64 %v98, i64 %v99)
  %v101 = call i64 @llvm.smax.i64(i64 %v56, i64 %v20)
  %v102 = select i1 %v95, i64 %v101, i64 %v58
  %v103 = call i64 @llvm.smin.i64(i64 %v102, i64 %v58)
  %v104 = call i64 @llvm.smin.i64(i64 %v58, i64 %v24)
  %v105 = call i64 @llvm.smax.i64(i64 %v103, i64 %v104)
  store i64 %v56, ptr %cell106
  br label %b107
b107:
  %v110 = load i64, ptr %cell106
  %v111 = icmp slt i64 %v110, %v58
  br i1 %v111, label %b108, label %b109
b108:
  %v112 = load i64, ptr %cell106
  %v113 = icmp sge i64 %v112, %v103
  br i1 %v113, label %b114, label %b115
b114:
  br label %b116
b116:
  %v119 = load i64, ptr %cell106
  %v120 = add i64 %v119, 4
  %v121 = icmp sle i64 %v120, %v100
  br i1 %v121, label %b117, label %b118
b117:
  %v122 = load i64, ptr %cell106
  %v123 = add i64 %v122, 0
  %v124 = getelementptr float, ptr %v84, i64 %v123
  %v125 = load <4 x float>, ptr %v124, align 4
  %v126 = add i64 %v122, 0
  %v127 = getelementptr float, ptr %v88, i64 %v126
  %v128 = load <4 x float>, ptr %v127, align 4
  %v129 = fadd <4 x float> %v125, %v128
  %v130 = add i64 %v122, -1
  %v131 = getelementptr float, ptr %v86, i64 %v130
  %v132 = load <4 x float>, ptr %v131, align 4
  %v133 = fadd <4 x float> %v129, %v132
  %v134 = add i64 %v122, 1
  %v135 = getelementptr float, ptr %v86, i64 %v134
  %v136 = load <4 x float>, ptr %v135, align 4
  %v137 = fadd <4 x float> %v133, %v136
  %v138 = fmul <4 x float> %v137, splat (float 0x3FD0000000000000)
  %v139 = getelementptr float, ptr %v90, i64 %v122
  store <4 x float> %v138, ptr %v139, align 4
  %v140 = add i64 %v122, 4
  store i64 %v140, ptr %cell106
  br label %b116
b118:
  br label %b115
b115:
  %v141 = load i64, ptr %cell106
  %v142 = icmp slt i64 %v141, %v58
  br i1 %v142, label %b143, label %b144
b143:
  %v145 = load i64, ptr %cell106
  %v146 = add i64 %v145, 0
  %v147 = sub i64 %v12, 1
  %v148 = call i64 @llvm.smax.i64(i64 %v146, i64 0)
  %v149 = call i64 @llvm.smin.i64(i64 %v148, i64 %v147)
  %v150 = icmp ult i64 %v146, %v12
  %v151 = and i1 %v150, %v72
  %v152 = getelementptr float, ptr %v84, i64 %v149
  %v153 = load float, ptr %v152, align 4
  %v154 = select i1 %v151, float %v153, float %v26
  %v155 = and i1 %v150, %v82
  %v156 = getelementptr float, ptr %v88, i64 %v149
  %v157 = load float, ptr %v156, align 4
  %v158 = select i1 %v155, float %v157, float %v26
  %v159 = fadd float %v154, %v158
  %v160 = add i64 %v145, -1
  %v161 = sub i64 %v12, 1
  %v162 = call i64 @llvm.smax.i64(i64 %v160, i64 0)
  %v163 = call i64 @llvm.smin.i64(i64 %v162, i64 %v161)
  %v164 = icmp ult i64 %v160, %v12
  %v165 = and i1 %v164, %v77
  %v166 = getelementptr float, ptr %v86, i64 %v163
  %v167 = load float, ptr %v166, align 4
  %v168 = select i1 %v165, float %v167, float %v26
  %v169 = fadd float %v159, %v168
  %v170 = add i64 %v145, 1
  %v171 = sub i64 %v12, 1
  %v172 = call i64 @llvm.smax.i64(i64 %v170, i64 0)
  %v173 = call i64 @llvm.smin.i64(i64 %v172, i64 %v171)
  %v174 = icmp ult i64 %v170, %v12
  %v175 = and i1 %v174, %v77
  %v176 = getelementptr float, ptr %v86, i64 %v173
  %v177 = load float, ptr %v176, align 4
  %v178 = select i1 %v175, float %v177, float %v26
  %v179 = fadd float %v169, %v178
  %v180 = fmul float %v179, 0x3FD0000000000000
  %v181 = getelementptr float, ptr %v90, i64 %v145
  store float %v180, ptr %v181, align 4
  %v182 = add i64 %v145, 1
  store i64 %v182, ptr %cell106
  br label %b144
b144:
  br label %b107
b109:
  %v183 = add nsw i64 %v66, 1
  store i64 %v183, ptr %cell60
  br label %b61
b63:
  %v184 = add nsw i64 %v49, 1
  store i64 %v184, ptr %cell43
  br label %b44
b46:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
