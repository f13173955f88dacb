"""Take, pad and concatenate against NumPy."""

from __future__ import annotations

import numpy as np
import pytest

from trellis.intent import PADDINGS, Concatenate, Pad, Take

RNG = np.random.default_rng(9)
DTYPES = ["bool", "int8", "uint16", "float16", "int32", "float32", "float64"]


def numbers(shape, dtype):
    return RNG.integers(0, 2 if dtype == "bool" else 100, shape).astype(dtype)


def has(target, dtype):
    return target.int64 if np.dtype(dtype).itemsize == 8 else True


@pytest.mark.parametrize("dtype", DTYPES)
def test_take(run, target, dtype):
    if not has(target, dtype):
        return
    for shape, axis, kind in [((9,), 0, "int32"), ((4, 6, 3), 1, "uint8"), ((5, 40), 0, "int16")]:
        x = numbers(shape, dtype)
        low = 0 if kind == "uint8" else -shape[axis]
        indices = RNG.integers(low, shape[axis], (3, 5)).astype(kind)
        expected = np.take(x, indices, axis)
        out = np.zeros_like(expected)
        run(
            Take((run.layout(x), run.layout(indices)), (run.layout(out),), axis),
            (x, indices),
            (out,),
            features=target,
        )
        run.equal(out, expected)


@pytest.mark.parametrize("mode", PADDINGS)
@pytest.mark.parametrize("dtype", ["bool", "int8", "float16", "float32"])
def test_pad(run, target, mode, dtype):
    cases = [
        ((5,), ((2, 3),)),
        ((4, 6, 3), ((1, 0), (2, 2), (0, 0))),
        ((3, 4), ((7, 9), (0, 12))),
        ((1, 5), ((2, 2), (1, 1))),
        ((6, 7), ((0, 0), (0, 0))),
    ]
    for shape, widths in cases:
        x = numbers(shape, dtype)
        for view in (x, np.asfortranarray(x)):
            values = tuple((float(i + 1), float(i + 2)) for i in range(len(shape)))
            more = {"constant_values": np.array(values).astype(dtype)} if mode == "constant" else {}
            expected = np.pad(view, widths, mode=mode, **more)
            out = np.zeros(expected.shape, dtype)
            before = tuple(low for low, _ in widths)
            intent = Pad(
                (run.layout(view),), (run.layout(out),), before, mode, values if mode == "constant" else ()
            )
            run(intent, (view,), (out,), features=target)
            run.equal(out, expected)


def test_concatenate(run, target):
    parts = [numbers((3, n), dtype) for n, dtype in ((2, "int16"), (7, "float32"), (1, "int16"), (5, "bool"))]
    parts[1] = np.asfortranarray(parts[1])
    out = np.zeros((3, 15), np.float32)
    program = run(
        Concatenate(tuple(map(run.layout, parts)), (run.layout(out),), 1), parts, (out,), features=target
    )
    run.equal(out, np.concatenate(parts, axis=1).astype(np.float32))
    assert (len(program.launches), len(program.kernels)) == (4, 3)


@pytest.mark.parametrize("dtype", ["bool", "int8", "float16"])
def test_concatenate_packs_words_of_several_parts(run, target, dtype):
    parts = [numbers((n,), dtype) for n in (3, 1, 6, 5)]
    out = np.zeros(15, dtype)
    run(Concatenate(tuple(map(run.layout, parts)), (run.layout(out),), 0), parts, (out,), features=target)
    run.equal(out, np.concatenate(parts))
