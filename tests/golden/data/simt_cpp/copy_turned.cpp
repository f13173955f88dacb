// trellis golden, codegen revision 2
// intent   copy|4|2|squares|sc
// schedule {'deterministic': True}
// kernel revision 2
extern "C" __global__ void __launch_bounds__(256) transpose(
    const unsigned int* in0,
    unsigned int* out0,
    int in0_origin,
    int out0_origin,
    int height,
    int width,
    int extent1,
    int out0_step0,
    int in0_across)
{
    __shared__ unsigned int tile[1056];
    const int group = (int)blockIdx.x + ((int)gridDim.x * (int)blockIdx.y);
    const int rest = group / extent1;
    const int at = group - (rest * extent1);
    const int row = rest * 32;
    const int column = at * 32;
    // The input runs down the columns of the result.
    const int taken = row + (int)threadIdx.x;
    if (((row + (int)threadIdx.x) < height) && ((column + (int)threadIdx.y) < width)) {
        const unsigned int x = in0[in0_origin + (taken + ((column + (int)threadIdx.y) * in0_across))];
        tile[((int)threadIdx.y * 33) + (int)threadIdx.x] = x;
    }
    const int j = (int)threadIdx.y + 8;
    if (((row + (int)threadIdx.x) < height) && ((column + j) < width)) {
        const unsigned int x_1 = in0[in0_origin + (taken + ((column + j) * in0_across))];
        tile[(j * 33) + (int)threadIdx.x] = x_1;
    }
    const int j_1 = (int)threadIdx.y + 16;
    if (((row + (int)threadIdx.x) < height) && ((column + j_1) < width)) {
        const unsigned int x_2 = in0[in0_origin + (taken + ((column + j_1) * in0_across))];
        tile[(j_1 * 33) + (int)threadIdx.x] = x_2;
    }
    const int j_2 = (int)threadIdx.y + 24;
    if (((row + (int)threadIdx.x) < height) && ((column + j_2) < width)) {
        const unsigned int x_3 = in0[in0_origin + (taken + ((column + j_2) * in0_across))];
        tile[(j_2 * 33) + (int)threadIdx.x] = x_3;
    }
    __syncthreads();
    const int given = column + (int)threadIdx.x;
    if (((row + (int)threadIdx.y) < height) && ((column + (int)threadIdx.x) < width)) {
        const unsigned int x_4 = tile[((int)threadIdx.x * 33) + (int)threadIdx.y];
        out0[out0_origin + (given + ((row + (int)threadIdx.y) * out0_step0))] = x_4;
    }
    const int j_3 = (int)threadIdx.y + 8;
    if (((row + j_3) < height) && ((column + (int)threadIdx.x) < width)) {
        const unsigned int x_5 = tile[((int)threadIdx.x * 33) + j_3];
        out0[out0_origin + (given + ((row + j_3) * out0_step0))] = x_5;
    }
    const int j_4 = (int)threadIdx.y + 16;
    if (((row + j_4) < height) && ((column + (int)threadIdx.x) < width)) {
        const unsigned int x_6 = tile[((int)threadIdx.x * 33) + j_4];
        out0[out0_origin + (given + ((row + j_4) * out0_step0))] = x_6;
    }
    const int j_5 = (int)threadIdx.y + 24;
    if (((row + j_5) < height) && ((column + (int)threadIdx.x) < width)) {
        const unsigned int x_7 = tile[((int)threadIdx.x * 33) + j_5];
        out0[out0_origin + (given + ((row + j_5) * out0_step0))] = x_7;
    }
}
