// trellis golden, codegen revision 2
// intent   map|2|float16:s,bool:c|1|6f3f1bae90ed8a3e4106a54af1bd4dfb
// schedule {'deterministic': True}
// kernel revision 2
extern "C" __global__ void __launch_bounds__(256) map(
    const unsigned int* in0,
    unsigned int* out0,
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
        const int place = in0_origin + ((rest * in0_step0) + (at * in0_step));
        const unsigned int word = in0[place >> 1];
        const unsigned int bits = (word >> (((unsigned int)(place & 1)) << 4u)) & 65535u;
        const unsigned int size = bits & 32767u;
        const float wide = __uint_as_float(((size < 1024u) ? __float_as_uint((float)size * 5.9604645e-08f) : ((size >= 31744u) ? ((size << 13u) | 2139095040u) : ((size << 13u) + 939524096u))) | ((bits & 32768u) << 16u));
        const int place_1 = out0_origin + ((rest * out0_step0) + at);
        const int where = place_1 >> 2;
        const unsigned int shift = ((unsigned int)(place_1 & 3)) << 3u;
        const unsigned int kept = ~(255u << shift);
        const unsigned int bits_1 = ((unsigned int)(wide > 0.5f)) << shift;
        atomicAnd(&out0[where], kept);
        atomicOr(&out0[where], bits_1);
    }
}
