// trellis golden, codegen revision 2
// intent   pad|1|2|reflect|cc|False
// schedule {'deterministic': True}
// kernel revision 2
extern "C" __global__ void __launch_bounds__(256) pad(
    const unsigned char* in0,
    unsigned char* out0,
    int in0_origin,
    int out0_origin,
    int extent1,
    int in0_step0,
    int in0_step1,
    int out0_step0,
    int out0_step1,
    int inside0,
    int inside1,
    int before0,
    int before1,
    int block,
    int count)
{
    const int group = (int)blockIdx.x + ((int)gridDim.x * (int)blockIdx.y);
    const int number = (group * 256) + (int)threadIdx.x;
    if (number < count) {
        const int rest = number / extent1;
        const int at = number - (rest * extent1);
        const int unit = at / block;
        const int part = at - (unit * block);
        const int near = rest - before0;
        const int near_1 = unit - before1;
        const int place = (rest * out0_step0) + (at * out0_step1);
        const int period = ((inside0 - 1) < 1) ? 1 : ((inside0 - 1) * 2);
        const int rest_1 = near % period;
        const int rest_2 = (rest_1 < 0) ? (rest_1 + period) : rest_1;
        const int at_1 = (rest_2 > (inside0 - 1)) ? (((inside0 - 1) * 2) - rest_2) : rest_2;
        const int period_1 = ((inside1 - 1) < 1) ? 1 : ((inside1 - 1) * 2);
        const int rest_3 = near_1 % period_1;
        const int rest_4 = (rest_3 < 0) ? (rest_3 + period_1) : rest_3;
        const int at_2 = (rest_4 > (inside1 - 1)) ? (((inside1 - 1) * 2) - rest_4) : rest_4;
        const unsigned char x = in0[in0_origin + ((at_1 * in0_step0) + (((at_2 * block) + part) * in0_step1))];
        const unsigned int x_1 = (unsigned int)x;
        out0[out0_origin + place] = (unsigned char)x_1;
    }
}
