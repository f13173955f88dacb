// trellis golden, codegen revision 2
// intent   map|2|float16:s,bool:c|1|6f3f1bae90ed8a3e4106a54af1bd4dfb
// schedule {'deterministic': True}
// kernel revision 2
extern "C" __global__ void __launch_bounds__(256) map(
    const __half* in0,
    unsigned char* out0,
    int in0_origin,
    int out0_origin,
    int count,
    int extent1,
    int in0_step0,
    int in0_step,
    int out0_step0)
{
    const int group = (int)blockIdx.x + ((int)gridDim.x * (int)blockIdx.y);
    const int first = (group * 256) + (int)threadIdx.x;
    if (first < count) {
        const int rest = first / extent1;
        const int at = first - (rest * extent1);
        const __half x = in0[in0_origin + ((rest * in0_step0) + (at * in0_step))];
        const float x_1 = __half2float(x);
        out0[out0_origin + ((rest * out0_step0) + at)] = (x_1 > 0.5f) ? 1 : 0;
    }
}
