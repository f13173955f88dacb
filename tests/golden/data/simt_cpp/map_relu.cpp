// trellis golden, codegen revision 2
// intent   map|1|float32:c,float32:c,float32:c|2|d85ab06e01d65b17f62f91e40befd243
// schedule {'deterministic': True}
// kernel revision 2
extern "C" __global__ void __launch_bounds__(256) map(
    const float4* in0,
    const float4* in1,
    float4* out0,
    int in0_origin,
    int in1_origin,
    int out0_origin,
    float s0,
    int count)
{
    const int group = (int)blockIdx.x + ((int)gridDim.x * (int)blockIdx.y);
    const int first = (group * 256) + (int)threadIdx.x;
    if (first < count) {
        const float4 x = in0[in0_origin + first];
        const float x_1 = x.x;
        const float x_2 = x.y;
        const float x_3 = x.z;
        const float x_4 = x.w;
        const float4 x_5 = in1[in1_origin + first];
        const float x_6 = x_5.x;
        const float x_7 = x_5.y;
        const float x_8 = x_5.z;
        const float x_9 = x_5.w;
        const float v = (x_1 * s0) + x_6;
        const float y = (v <= 0.0f) ? 0.0f : v;
        const float v_1 = (x_2 * s0) + x_7;
        const float y_1 = (v_1 <= 0.0f) ? 0.0f : v_1;
        const float v_2 = (x_3 * s0) + x_8;
        const float y_2 = (v_2 <= 0.0f) ? 0.0f : v_2;
        const float v_3 = (x_4 * s0) + x_9;
        const float y_3 = (v_3 <= 0.0f) ? 0.0f : v_3;
        out0[out0_origin + first] = make_float4(y, y_1, y_2, y_3);
    }
}
