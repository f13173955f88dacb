// trellis golden, codegen revision 2
// intent   map|1|float32:c,float32:c,float32:c|2|d85ab06e01d65b17f62f91e40befd243
// schedule {'deterministic': True}
// kernel revision 2
extern "C" __global__ void __launch_bounds__(256) map(
    const float* in0,
    const float* in1,
    float* out0,
    int in0_origin,
    int in1_origin,
    int out0_origin,
    float s0,
    int count)
{
    const int group = (int)blockIdx.x + ((int)gridDim.x * (int)blockIdx.y);
    const int first = (group * 256) + (int)threadIdx.x;
    if (first < count) {
        const float x = in0[in0_origin + first];
        const float x_1 = in1[in1_origin + first];
        const float v = (x * s0) + x_1;
        out0[out0_origin + first] = (v <= 0.0f) ? 0.0f : v;
    }
}
