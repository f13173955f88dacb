// trellis golden, codegen revision 2
// intent   gemm|2|full|float32,float32,float32,float32,c,c|float32|-,-,b0a9f04d95100a4f996836c2a6a87f28
// schedule {'deterministic': True}
// kernel revision 2
extern "C" __global__ void __launch_bounds__(256) gemm(
    const float* a,
    const float* b,
    const float* extra0,
    float* out0,
    int a_origin,
    int a_step0,
    int a_step1,
    int b_origin,
    int b_step0,
    int b_step1,
    int extra0_origin,
    int extra0_step0,
    int extra0_step1,
    int out0_origin,
    int out0_step0,
    int out0_step1,
    int rows,
    int columns,
    int terms)
{
    __shared__ float left[1040];
    __shared__ float right[1024];
    const int down = (rows + 63) / 64;
    const int along = (columns + 63) / 64;
    const int group = (int)blockIdx.x + ((int)gridDim.x * (int)blockIdx.y);
    const int rest = group / along;
    const int at = group - (rest * along);
    const int row = rest * 64;
    const int column = at * 64;
    const int linear = ((int)threadIdx.y * 16) + (int)threadIdx.x;
    float sum00 = 0.0f;
    float sum01 = 0.0f;
    float sum02 = 0.0f;
    float sum03 = 0.0f;
    float sum10 = 0.0f;
    float sum11 = 0.0f;
    float sum12 = 0.0f;
    float sum13 = 0.0f;
    float sum20 = 0.0f;
    float sum21 = 0.0f;
    float sum22 = 0.0f;
    float sum23 = 0.0f;
    float sum30 = 0.0f;
    float sum31 = 0.0f;
    float sum32 = 0.0f;
    float sum33 = 0.0f;
    for (int k = 0; k < terms; k += 16) {
        // Terms k to k + depth of the group's rows and columns, 0 beyond the edges.
        for (int cell = linear; cell < 1024; cell += 256) {
            const int rest_1 = cell / 16;
            const int at_1 = cell - (rest_1 * 16);
            const int place = row + rest_1;
            const int term = k + at_1;
            float value = 0.0f;
            if ((place < rows) && (term < terms)) {
                const float x = a[a_origin + ((place * a_step0) + (term * a_step1))];
                value = x;
            }
            left[(at_1 * 65) + rest_1] = value;
        }
        for (int cell_1 = linear; cell_1 < 1024; cell_1 += 256) {
            const int rest_2 = cell_1 / 64;
            const int at_2 = cell_1 - (rest_2 * 64);
            const int place_1 = column + at_2;
            const int term_1 = k + rest_2;
            float value_1 = 0.0f;
            if ((place_1 < columns) && (term_1 < terms)) {
                const float x_1 = b[b_origin + ((term_1 * b_step0) + (place_1 * b_step1))];
                value_1 = x_1;
            }
            right[(rest_2 * 64) + at_2] = value_1;
        }
        __syncthreads();
#pragma unroll 4
        for (int t = 0; t < 16; ++t) {
            const float l = left[(t * 65) + ((int)threadIdx.y * 4)];
            const float l_1 = left[(t * 65) + (((int)threadIdx.y * 4) + 1)];
            const float l_2 = left[(t * 65) + (((int)threadIdx.y * 4) + 2)];
            const float l_3 = left[(t * 65) + (((int)threadIdx.y * 4) + 3)];
            const float r = right[(t * 64) + (int)threadIdx.x];
            const float r_1 = right[(t * 64) + ((int)threadIdx.x + 16)];
            const float r_2 = right[(t * 64) + ((int)threadIdx.x + 32)];
            const float r_3 = right[(t * 64) + ((int)threadIdx.x + 48)];
            sum00 = fmaf(l, r, sum00);
            sum01 = fmaf(l, r_1, sum01);
            sum02 = fmaf(l, r_2, sum02);
            sum03 = fmaf(l, r_3, sum03);
            sum10 = fmaf(l_1, r, sum10);
            sum11 = fmaf(l_1, r_1, sum11);
            sum12 = fmaf(l_1, r_2, sum12);
            sum13 = fmaf(l_1, r_3, sum13);
            sum20 = fmaf(l_2, r, sum20);
            sum21 = fmaf(l_2, r_1, sum21);
            sum22 = fmaf(l_2, r_2, sum22);
            sum23 = fmaf(l_2, r_3, sum23);
            sum30 = fmaf(l_3, r, sum30);
            sum31 = fmaf(l_3, r_1, sum31);
            sum32 = fmaf(l_3, r_2, sum32);
            sum33 = fmaf(l_3, r_3, sum33);
        }
        __syncthreads();
    }
    const int row_1 = row + ((int)threadIdx.y * 4);
    const int column_1 = column + (int)threadIdx.x;
    if ((row_1 < rows) && (column_1 < columns)) {
        const float x_2 = extra0[extra0_origin + ((row_1 * extra0_step0) + (column_1 * extra0_step1))];
        out0[out0_origin + ((row_1 * out0_step0) + (column_1 * out0_step1))] = sum00 + x_2;
    }
    const int column_2 = (column + (int)threadIdx.x) + 16;
    if ((row_1 < rows) && (column_2 < columns)) {
        const float x_3 = extra0[extra0_origin + ((row_1 * extra0_step0) + (column_2 * extra0_step1))];
        out0[out0_origin + ((row_1 * out0_step0) + (column_2 * out0_step1))] = sum01 + x_3;
    }
    const int column_3 = (column + (int)threadIdx.x) + 32;
    if ((row_1 < rows) && (column_3 < columns)) {
        const float x_4 = extra0[extra0_origin + ((row_1 * extra0_step0) + (column_3 * extra0_step1))];
        out0[out0_origin + ((row_1 * out0_step0) + (column_3 * out0_step1))] = sum02 + x_4;
    }
    const int column_4 = (column + (int)threadIdx.x) + 48;
    if ((row_1 < rows) && (column_4 < columns)) {
        const float x_5 = extra0[extra0_origin + ((row_1 * extra0_step0) + (column_4 * extra0_step1))];
        out0[out0_origin + ((row_1 * out0_step0) + (column_4 * out0_step1))] = sum03 + x_5;
    }
    const int row_2 = (row + ((int)threadIdx.y * 4)) + 1;
    const int column_5 = column + (int)threadIdx.x;
    if ((row_2 < rows) && (column_5 < columns)) {
        const float x_6 = extra0[extra0_origin + ((row_2 * extra0_step0) + (column_5 * extra0_step1))];
        out0[out0_origin + ((row_2 * out0_step0) + (column_5 * out0_step1))] = sum10 + x_6;
    }
    const int column_6 = (column + (int)threadIdx.x) + 16;
    if ((row_2 < rows) && (column_6 < columns)) {
        const float x_7 = extra0[extra0_origin + ((row_2 * extra0_step0) + (column_6 * extra0_step1))];
        out0[out0_origin + ((row_2 * out0_step0) + (column_6 * out0_step1))] = sum11 + x_7;
    }
    const int column_7 = (column + (int)threadIdx.x) + 32;
    if ((row_2 < rows) && (column_7 < columns)) {
        const float x_8 = extra0[extra0_origin + ((row_2 * extra0_step0) + (column_7 * extra0_step1))];
        out0[out0_origin + ((row_2 * out0_step0) + (column_7 * out0_step1))] = sum12 + x_8;
    }
    const int column_8 = (column + (int)threadIdx.x) + 48;
    if ((row_2 < rows) && (column_8 < columns)) {
        const float x_9 = extra0[extra0_origin + ((row_2 * extra0_step0) + (column_8 * extra0_step1))];
        out0[out0_origin + ((row_2 * out0_step0) + (column_8 * out0_step1))] = sum13 + x_9;
    }
    const int row_3 = (row + ((int)threadIdx.y * 4)) + 2;
    const int column_9 = column + (int)threadIdx.x;
    if ((row_3 < rows) && (column_9 < columns)) {
        const float x_10 = extra0[extra0_origin + ((row_3 * extra0_step0) + (column_9 * extra0_step1))];
        out0[out0_origin + ((row_3 * out0_step0) + (column_9 * out0_step1))] = sum20 + x_10;
    }
    const int column_10 = (column + (int)threadIdx.x) + 16;
    if ((row_3 < rows) && (column_10 < columns)) {
        const float x_11 = extra0[extra0_origin + ((row_3 * extra0_step0) + (column_10 * extra0_step1))];
        out0[out0_origin + ((row_3 * out0_step0) + (column_10 * out0_step1))] = sum21 + x_11;
    }
    const int column_11 = (column + (int)threadIdx.x) + 32;
    if ((row_3 < rows) && (column_11 < columns)) {
        const float x_12 = extra0[extra0_origin + ((row_3 * extra0_step0) + (column_11 * extra0_step1))];
        out0[out0_origin + ((row_3 * out0_step0) + (column_11 * out0_step1))] = sum22 + x_12;
    }
    const int column_12 = (column + (int)threadIdx.x) + 48;
    if ((row_3 < rows) && (column_12 < columns)) {
        const float x_13 = extra0[extra0_origin + ((row_3 * extra0_step0) + (column_12 * extra0_step1))];
        out0[out0_origin + ((row_3 * out0_step0) + (column_12 * out0_step1))] = sum23 + x_13;
    }
    const int row_4 = (row + ((int)threadIdx.y * 4)) + 3;
    const int column_13 = column + (int)threadIdx.x;
    if ((row_4 < rows) && (column_13 < columns)) {
        const float x_14 = extra0[extra0_origin + ((row_4 * extra0_step0) + (column_13 * extra0_step1))];
        out0[out0_origin + ((row_4 * out0_step0) + (column_13 * out0_step1))] = sum30 + x_14;
    }
    const int column_14 = (column + (int)threadIdx.x) + 16;
    if ((row_4 < rows) && (column_14 < columns)) {
        const float x_15 = extra0[extra0_origin + ((row_4 * extra0_step0) + (column_14 * extra0_step1))];
        out0[out0_origin + ((row_4 * out0_step0) + (column_14 * out0_step1))] = sum31 + x_15;
    }
    const int column_15 = (column + (int)threadIdx.x) + 32;
    if ((row_4 < rows) && (column_15 < columns)) {
        const float x_16 = extra0[extra0_origin + ((row_4 * extra0_step0) + (column_15 * extra0_step1))];
        out0[out0_origin + ((row_4 * out0_step0) + (column_15 * out0_step1))] = sum32 + x_16;
    }
    const int column_16 = (column + (int)threadIdx.x) + 48;
    if ((row_4 < rows) && (column_16 < columns)) {
        const float x_17 = extra0[extra0_origin + ((row_4 * extra0_step0) + (column_16 * extra0_step1))];
        out0[out0_origin + ((row_4 * out0_step0) + (column_16 * out0_step1))] = sum33 + x_17;
    }
}
