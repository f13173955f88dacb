"""The caller's own kernels, in LLVM IR and C: checked, compiled, kept, and called on parts of a range by the pool.

In either language the kernel is one function without a result. Its parameters are, in this order: a pointer to each operand's
first element, a pointer to each result's, the scalars, then the begin and the end of the part of the range that this call is
for, as 64-bit integers. For ``ctx.escape(source, a, alpha, results=[((n,), "float32")], …)`` with `a` of float64 and `alpha`
an ``np.float32``::

    void kernel(const double *a, float *out, float alpha, int64_t begin, int64_t end)      // C
    define void @kernel(ptr %a, ptr %out, float %alpha, i64 %begin, i64 %end)              ; LLVM IR

`trellis_cpu.escape.abi` has the types. Calls on disjoint parts come from several threads at once. How the range is cut depends
on its length and the operands' bytes, or on ``schedule={"tile": (n,)}``; never on the number of threads.
"""
