"""Calls that are found by their spelling: what is spelled alike means the same, and what can't be a key is carried all the same."""

from __future__ import annotations

import numpy as np
import pytest

import trellis

A = np.arange(12, dtype=np.float32).reshape(3, 4)
BUDGET_BYTES = 1 << 20


def test_a_name_that_is_no_function_stays_unknown_after_an_operation_of_that_name(ctx):
    x = ctx.asarray(A)
    out = ctx.zeros((3, 4))
    ctx.copy(x)
    ctx.copy(x, out=out)
    for call in (lambda: ctx.map("copy", x), lambda: ctx.map("copy", x, out=out)):
        with pytest.raises(trellis.InvalidArgument) as caught:
            call()
        assert caught.value.code == "E_INVALID_ARG.unknown_name"


OUTS = {
    "cast": lambda c, x, out: c.cast(x, "float32", out=out),
    "clip": lambda c, x, out: c.clip(x, 0, 100, out=out),
    "clip to nothing": lambda c, x, out: c.clip(x, out=out),
    "concatenate": lambda c, x, out: c.concatenate([x], out=out),
    "copy": lambda c, x, out: c.copy(x, out=out),
    "map": lambda c, x, out: c.map("positive", x, out=out),
    "pad": lambda c, x, out: c.pad(x, 0, out=out),
    "stack": lambda c, x, out: c.stack([x[0], x[1], x[2]], out=out),
    "transpose": lambda c, x, out: c.transpose(x, (0, 1), out=out),
    "where": lambda c, x, out: c.where(True, x, x, out=out),
}


@pytest.mark.parametrize("name", OUTS)
def test_out_may_be_a_tuple_or_a_list_of_one_array(ctx, name):
    x, out = ctx.asarray(A), ctx.zeros((3, 4))
    for given in (out, (out,), [out], out):
        assert OUTS[name](ctx, x, given) is out
        assert np.array_equal(out.numpy(), A)
    for wrong in (np.zeros_like(A), (), (out, out), "out"):
        with pytest.raises(trellis.InvalidArgument):
            OUTS[name](ctx, x, wrong)


def test_options_that_can_not_be_hashed_are_options_all_the_same(ctx):
    x, lender = ctx.asarray(A), ctx.zeros(1, "float64")
    for _ in range(2):
        assert ctx.reduce(x, "var", ddof=np.array(1)).item() == pytest.approx(A.var(ddof=1))
        assert ctx.reduce(x, "sum", keepdims=np.array(True)).shape == (1, 1)
        assert ctx.reduce(x, "sum", dtype=lender).dtype == np.float64
        assert ctx.cast(x, lender).dtype == np.float64


STEPS = {
    "concatenate": lambda c, x: (c.concatenate([x, x]), np.concatenate),
    "argsort": lambda c, x: (c.argsort(x), lambda pair: np.argsort(pair[0], kind="stable")),
    "histogram": lambda c, x: (c.histogram(x, 4)[0], lambda pair: np.histogram(pair[0], 4)[0]),
    "product": lambda c, x: (
        c.gemm(x[0], np.ones((2, 3)), routes="stock"),
        lambda pair: pair[0][0] @ np.ones((2, 3)),
    ),
    "scan": lambda c, x: (c.scan(x), lambda pair: np.cumsum(pair[0], dtype=np.float32)),
    "sort": lambda c, x: (c.sort(x, None), lambda pair: np.sort(pair[0], None)),
    "stack": lambda c, x: (c.stack([x, x]), np.stack),
    "take": lambda c, x: (c.take(x, [1, 0], axis=1), lambda pair: np.take(pair[0], [1, 0], axis=1)),
}


@pytest.mark.parametrize("name", STEPS)
def test_arrays_of_a_closed_context_are_operands_of_another_of_the_device(door, name):
    with trellis.Context(door.name) as closed:
        x = closed.asarray(np.arange(24, dtype=np.float32).reshape(2, 3, 4)).transpose(1, 2, 0)[::2, ::-1]
    host = x.numpy()
    got, wanted = STEPS[name](trellis.Context(door.name), x)
    assert np.array_equal(got.numpy(), wanted([host, host]))


def test_what_is_copied_on_the_way_counts_for_the_context_that_was_asked(door):
    wide, narrow = trellis.Context(door.name), trellis.Context(door.name, budget=BUDGET_BYTES)
    x = wide.zeros((512, 512, 2))[..., 0]
    before = narrow.arena.ledger.used
    with pytest.raises(trellis.BudgetExceeded):
        narrow.take(x, np.zeros(1, np.int64), axis=0)
    assert narrow.arena.ledger.used == before


@pytest.mark.parametrize("count", [2, 64, 65, 200])
def test_all_that_was_uploaded_is_in_the_record_of_what_was_joined(ctx, count):
    unaligned = np.zeros(33, np.uint8)[1:].view(np.float64)
    got = ctx.concatenate([unaligned] * count)
    assert got.shape == (4 * count,)
    assert got.record.bytes_uploaded == 32 * count


def test_two_results_that_overlap_are_told_from_a_result_on_an_operand(ctx):
    x = ctx.zeros(4)
    with pytest.raises(trellis.InvalidArgument, match="two arrays of out= overlap"):
        ctx.map(lambda a: (a, a), A[0], out=(x, x))
    with pytest.raises(trellis.InvalidArgument, match="overlaps an input"):
        ctx.scan(x, out=x)
