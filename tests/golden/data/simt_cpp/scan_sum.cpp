// trellis golden, codegen revision 2
// intent   scan|sum|float32|float32|last.c|True
// schedule {'deterministic': True}
// kernel revision 2
extern "C" __global__ void __launch_bounds__(256) scan_totals(
    const float* in0,
    float* totals,
    int in0_origin,
    int in0_before,
    int in0_along,
    int in0_after,
    int after,
    int count,
    int each,
    int lines,
    int workers)
{
    __shared__ float tile0[256];
    const int group = (int)blockIdx.x + ((int)gridDim.x * (int)blockIdx.y);
    const int part = group / lines;
    const int line = group - (part * lines);
    const int start = part * each;
    const int stop = (group < workers) ? ((start + each) < count ? (start + each) : count) : start;
    float state0 = 0.0f;
    for (int k = start + (int)threadIdx.x; k < stop; k += 256) {
        const int before = line / after;
        const int at = ((before * in0_before) + (k * in0_along)) + ((line - (before * after)) * in0_after);
        const float x = in0[in0_origin + at];
        state0 = state0 + x;
    }
    tile0[(int)threadIdx.x] = state0;
    __syncthreads();
    for (int level = 0; level < 8; ++level) {
        const int half_ = 128 >> level;
        if ((int)threadIdx.x < half_) {
            const float part0 = tile0[(int)threadIdx.x];
            const float part0_1 = tile0[(int)threadIdx.x + half_];
            tile0[(int)threadIdx.x] = part0 + part0_1;
        }
        __syncthreads();
    }
    const float part0_2 = tile0[0];
    if ((group < workers) && ((int)threadIdx.x == 0)) {
        totals[group] = part0_2;
    }
}

// intent   scan|sum|float32|float32|last.c|True
// schedule {'deterministic': True}
// kernel revision 2
extern "C" __global__ void __launch_bounds__(256) scan_between(
    const float* totals,
    float* carries,
    int parts,
    int lines)
{
    __shared__ float tile[256];
    const int group = (int)blockIdx.x + ((int)gridDim.x * (int)blockIdx.y);
    const int stop = (group < lines) ? parts : 0;
    float state0 = 0.0f;
    for (int k = 0; k < stop; k += 256) {
        const int place = k + (int)threadIdx.x;
        float state0_1 = 0.0f;
        if (place < stop) {
            const float part0 = totals[(place * lines) + group];
            state0_1 = part0;
        }
        tile[(int)threadIdx.x] = state0_1;
        __syncthreads();
        for (int level = 0; level < 8; ++level) {
            const int reach = (int)((unsigned int)1 << level);
            float state0_2 = 0.0f;
            if ((int)threadIdx.x >= reach) {
                const float part0_1 = tile[(int)threadIdx.x - reach];
                state0_2 = part0_1;
            }
            __syncthreads();
            if ((int)threadIdx.x >= reach) {
                state0_1 = state0_2 + state0_1;
                tile[(int)threadIdx.x] = state0_1;
            }
            __syncthreads();
        }
        float own = state0;
        if ((int)threadIdx.x > 0) {
            const float part0_2 = tile[(int)threadIdx.x - 1];
            own = state0 + part0_2;
        }
        if (place < stop) {
            carries[(place * lines) + group] = own;
        }
        const float part0_3 = tile[255];
        state0 = state0 + part0_3;
        __syncthreads();
    }
}

// intent   scan|sum|float32|float32|last.c|True
// schedule {'deterministic': True}
// kernel revision 2
extern "C" __global__ void __launch_bounds__(256) scan_parts(
    const float* in0,
    float* out0,
    const float* carries,
    int in0_origin,
    int in0_before,
    int in0_along,
    int in0_after,
    int after,
    int count,
    int each,
    int lines,
    int workers,
    int out0_origin)
{
    __shared__ float tile[256];
    const int group = (int)blockIdx.x + ((int)gridDim.x * (int)blockIdx.y);
    const int part = group / lines;
    const int line = group - (part * lines);
    const int start = part * each;
    const int stop = (group < workers) ? ((start + each) < count ? (start + each) : count) : start;
    float state0 = 0.0f;
    if (group < workers) {
        const float part0 = carries[group];
        state0 = part0;
    }
    float state0_1 = 0.0f;
    state0_1 = state0;
    for (int k = start; k < stop; k += 256) {
        const int place = k + (int)threadIdx.x;
        float state0_2 = 0.0f;
        if (place < stop) {
            const int before = line / after;
            const int at = ((before * in0_before) + (place * in0_along)) + ((line - (before * after)) * in0_after);
            const float x = in0[in0_origin + at];
            state0_2 = x;
        }
        tile[(int)threadIdx.x] = state0_2;
        __syncthreads();
        for (int level = 0; level < 8; ++level) {
            const int reach = (int)((unsigned int)1 << level);
            float state0_3 = 0.0f;
            if ((int)threadIdx.x >= reach) {
                const float part0_1 = tile[(int)threadIdx.x - reach];
                state0_3 = part0_1;
            }
            __syncthreads();
            if ((int)threadIdx.x >= reach) {
                state0_2 = state0_3 + state0_2;
                tile[(int)threadIdx.x] = state0_2;
            }
            __syncthreads();
        }
        float own = state0_1;
        if ((int)threadIdx.x > 0) {
            const float part0_2 = tile[(int)threadIdx.x - 1];
            own = state0_1 + part0_2;
        }
        if (place < stop) {
            const int before_1 = line / after;
            out0[out0_origin + ((((before_1 * count) + place) * after) + (line - (before_1 * after)))] = own;
        }
        const float part0_3 = tile[255];
        state0_1 = state0_1 + part0_3;
        __syncthreads();
    }
}
