// trellis golden, codegen revision 2
// intent   reduce|sum|1.1.reduced.True|float32:c|float32:c|float32|3e8851d4e04f4832f48abeda744156a5
// schedule {'deterministic': True}
// kernel revision 2
extern "C" __global__ void __launch_bounds__(256) reduce(
    const float* in0,
    float* out0,
    int in0_origin,
    int in0_kept_step0,
    int in0_step0,
    int in0_start,
    int elements,
    int each,
    int results,
    int out0_origin,
    int out0_start,
    int out0_step0,
    int parts)
{
    __shared__ float tile0[256];
    const int group = (int)blockIdx.x + ((int)gridDim.x * (int)blockIdx.y);
    const int part = group / results;
    const int number = group - (part * results);
    const int stop = ((part * each) + each) < elements ? ((part * each) + each) : elements;
    float state0 = 0.0f;
    if ((group < (results * parts)) && ((part * each) < stop)) {
        const int base = in0_start + (number * in0_kept_step0);
        for (int k = (part * each) + (int)threadIdx.x; k < stop; k += 256) {
            const int place = base + (k * in0_step0);
            const float x = in0[in0_origin + place];
            state0 = state0 + x;
        }
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
    if ((group < (results * parts)) && ((int)threadIdx.x == 0)) {
        out0[out0_origin + (out0_start + (number * out0_step0))] = part0_2;
    }
}
