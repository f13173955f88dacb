; trellis golden, codegen revision 18
; calls void kernel(const float *, double *, int8_t, bool, float, uint64_t, int64_t, int64_t)

target triple = "x86_64-unknown-linux-gnu"

define void @phase0(ptr %args, i64 %begin, i64 %end) #0 uwtable {
entry:
  %cell21 = alloca i64
  %v1 = getelementptr i64, ptr %args, i64 0
  %v2 = load ptr, ptr %v1
  %v3 = getelementptr i64, ptr %args, i64 1
  %v4 = load ptr, ptr %v3
  %v5 = getelementptr i64, ptr %args, i64 2
  %v6 = load i64, ptr %v5
  %v7 = trunc i64 %v6 to i8
  %v8 = getelementptr i64, ptr %args, i64 3
  %v9 = load i64, ptr %v8
  %v10 = trunc i64 %v9 to i8
  %v11 = getelementptr i64, ptr %args, i64 4
  %v12 = load float, ptr %v11
  %v13 = getelementptr i64, ptr %args, i64 5
  %v14 = load i64, ptr %v13
  %v15 = getelementptr i64, ptr %args, i64 6
  %v16 = load i64, ptr %v15
  %v17 = getelementptr i64, ptr %args, i64 7
  %v18 = load i64, ptr %v17
  %v19 = getelementptr i64, ptr %args, i64 8
  %v20 = load ptr, ptr %v19
  store i64 %begin, ptr %cell21
  br label %b22
b22:
  %v25 = load i64, ptr %cell21
  %v26 = icmp slt i64 %v25, %end
  br i1 %v26, label %b23, label %b24
b23:
  %v27 = load i64, ptr %cell21
  %v28 = mul i64 %v27, %v18
  %v29 = add i64 %v28, %v18
  %v30 = call i64 @llvm.smin.i64(i64 %v29, i64 %v16)
  call void %v20(ptr %v2, ptr %v4, i8 signext %v7, i8 zeroext %v10, float %v12, i64 %v14, i64 %v28, i64 %v30)
  %v31 = add nsw i64 %v27, 1
  store i64 %v31, ptr %cell21
  br label %b22
b24:
  ret void
}

attributes #0 = { nounwind }
!0 = !{i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
