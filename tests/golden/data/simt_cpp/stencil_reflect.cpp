// trellis golden, codegen revision 2
// intent   stencil|2|float32:c,float32:c|1|reflect|107a69f291559104b5ac9e451a373b47
// schedule {'deterministic': True}
// kernel revision 2
extern "C" __global__ void __launch_bounds__(256) stencil(
    const float* in0,
    float* out0,
    int read0,
    int read1,
    int extent0,
    int extent1,
    int in0_origin,
    int in0_step0,
    int out0_origin,
    int out0_step0)
{
    __shared__ float tile0[340];
    const int group = (int)blockIdx.x + ((int)gridDim.x * (int)blockIdx.y);
    const int boxes = (extent1 + 31) / 32;
    const int rest = group / boxes;
    const int at = group - (rest * boxes);
    const int first = rest * 8;
    const int first_1 = at * 32;
    const int linear = (int)threadIdx.x + ((int)threadIdx.y * 32);
    for (int cell = linear; cell < 340; cell += 256) {
        const int rest_1 = cell / 34;
        const int at_1 = cell - (rest_1 * 34);
        const int near = (first + rest_1) + (-1);
        const int last = read0 - 1;
        const int signed_ = last - ((near < 0) ? (0 - near) : near);
        const int mirrored = last - ((signed_ < 0) ? (0 - signed_) : signed_);
        const int last_1 = read0 - 1;
        const int below = mirrored < last_1 ? mirrored : last_1;
        const int at_2 = below > 0 ? below : 0;
        const int near_1 = (first_1 + at_1) + (-1);
        const int last_2 = read1 - 1;
        const int signed_1 = last_2 - ((near_1 < 0) ? (0 - near_1) : near_1);
        const int mirrored_1 = last_2 - ((signed_1 < 0) ? (0 - signed_1) : signed_1);
        const int last_3 = read1 - 1;
        const int below_1 = mirrored_1 < last_3 ? mirrored_1 : last_3;
        const int at_3 = below_1 > 0 ? below_1 : 0;
        const float x = in0[in0_origin + ((at_2 * in0_step0) + at_3)];
        tile0[cell] = x;
    }
    __syncthreads();
    const int i = first + (int)threadIdx.y;
    const int i_1 = first_1 + (int)threadIdx.x;
    if ((i < extent0) && (i_1 < extent1)) {
        const float tap = tile0[((int)threadIdx.y * 34) + ((int)threadIdx.x + 1)];
        const float tap_1 = tile0[(((int)threadIdx.y + 2) * 34) + ((int)threadIdx.x + 1)];
        const float tap_2 = tile0[(((int)threadIdx.y + 1) * 34) + (int)threadIdx.x];
        const float tap_3 = tile0[(((int)threadIdx.y + 1) * 34) + ((int)threadIdx.x + 2)];
        out0[out0_origin + ((i * out0_step0) + i_1)] = (((tap + tap_1) + tap_2) + tap_3) * 0.25f;
    }
}
