// trellis golden, codegen revision 2
// intent   reduce|argmax|1.1.reduced.True|float32:cs|int32:c|float32|3e8851d4e04f4832f48abeda744156a5
// schedule {'deterministic': True}
// kernel revision 2
extern "C" __global__ void __launch_bounds__(256) reduce(
    const float* in0,
    int* out0,
    int in0_origin,
    int in0_kept_step0,
    int in0_step0,
    int in0_start,
    int index0_kept_step0,
    int index0_step0,
    int index0_start,
    int elements,
    int each,
    int results,
    int out0_origin,
    int out0_start,
    int out0_step0,
    int parts)
{
    __shared__ float tile0[256];
    __shared__ int tile1[256];
    const int group = (int)blockIdx.x + ((int)gridDim.x * (int)blockIdx.y);
    const int part = group / results;
    const int number = group - (part * results);
    const int stop = ((part * each) + each) < elements ? ((part * each) + each) : elements;
    float state0 = __uint_as_float(0xff800000u);
    int state1 = 0;
    if ((group < (results * parts)) && ((part * each) < stop)) {
        const int base = in0_start + (number * in0_kept_step0);
        const int base_1 = index0_start + (number * index0_kept_step0);
        for (int k = (part * each) + (int)threadIdx.x; k < stop; k += 256) {
            const int place = base + (k * in0_step0);
            const int place_1 = base_1 + (k * index0_step0);
            const float x = in0[in0_origin + place];
            const bool v = (__float_as_int(x) & 2147483647) > 2139095040;
            const bool v_1 = (__float_as_int(state0) & 2147483647) > 2139095040;
            const bool v_2 = ((x > state0) || (v && (!v_1))) || (((state0 == x) || (v && v_1)) && (place_1 < state1));
            const float next = v_2 ? x : state0;
            const int next_1 = v_2 ? place_1 : state1;
            state0 = next;
            state1 = next_1;
        }
    }
    tile0[(int)threadIdx.x] = state0;
    tile1[(int)threadIdx.x] = state1;
    __syncthreads();
    for (int level = 0; level < 8; ++level) {
        const int half_ = 128 >> level;
        if ((int)threadIdx.x < half_) {
            const float part0 = tile0[(int)threadIdx.x];
            const int part1 = tile1[(int)threadIdx.x];
            const float part0_1 = tile0[(int)threadIdx.x + half_];
            const int part1_1 = tile1[(int)threadIdx.x + half_];
            const bool v_3 = (__float_as_int(part0_1) & 2147483647) > 2139095040;
            const bool v_4 = (__float_as_int(part0) & 2147483647) > 2139095040;
            const bool v_5 = ((part0_1 > part0) || (v_3 && (!v_4))) || (((part0 == part0_1) || (v_3 && v_4)) && (part1_1 < part1));
            tile0[(int)threadIdx.x] = v_5 ? part0_1 : part0;
            tile1[(int)threadIdx.x] = v_5 ? part1_1 : part1;
        }
        __syncthreads();
    }
    const float part0_2 = tile0[0];
    const int part1_2 = tile1[0];
    if ((group < (results * parts)) && ((int)threadIdx.x == 0)) {
        out0[out0_origin + (out0_start + (number * out0_step0))] = part1_2;
    }
}
