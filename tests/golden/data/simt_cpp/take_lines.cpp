// trellis golden, codegen revision 2
// intent   take|float16|int64|line
// schedule {'deterministic': True}
// kernel revision 2
extern "C" __global__ void __launch_bounds__(256) take(
    const unsigned short* in0,
    const long long* in1,
    unsigned short* out0,
    int in0_origin,
    int in1_origin,
    int out0_origin,
    int picks,
    int block,
    int axis,
    int count)
{
    const int group = (int)blockIdx.x + ((int)gridDim.x * (int)blockIdx.y);
    const int number = (group * 256) + (int)threadIdx.x;
    if (number < count) {
        const int rest = number / block;
        const int at = number - (rest * block);
        const int rest_1 = rest / picks;
        const int at_1 = rest - (rest_1 * picks);
        const long long x = in1[in1_origin + at_1];
        const int index = (int)x;
        const int index_1 = (index < 0) ? (index + axis) : index;
        const unsigned short x_1 = in0[in0_origin + ((((rest_1 * axis) + index_1) * block) + at)];
        const unsigned int x_2 = (unsigned int)x_1;
        out0[out0_origin + number] = (unsigned short)x_2;
    }
}
