"""A schedule's field is carried out or refused: none is left aside and then recorded as the caller's."""

from __future__ import annotations

import dataclasses
import math

import numpy as np
import pytest

import trellis
from trellis_cpu.kernels import WRITERS
from trellis_cpu.kernels.honoured import HONOURED

X = np.arange(24, dtype="float32").reshape(4, 6)
CALLS = {
    "gemm": lambda ctx, schedule: ctx.gemm(X, X.T, schedule=schedule, routes="generate"),
    "histogram": lambda ctx, schedule: ctx.histogram(X, 4, schedule=schedule)[0],
    "map": lambda ctx, schedule: ctx.map("add", X, X, schedule=schedule),
    "reduce": lambda ctx, schedule: ctx.reduce(X, "sum", schedule=schedule),
    "scan": lambda ctx, schedule: ctx.scan(X, "sum", schedule=schedule),
    "stencil": lambda ctx, schedule: ctx.stencil(X, schedule=schedule),
    "take": lambda ctx, schedule: ctx.take(X, [0, 1], axis=1, schedule=schedule),
}
ASKED = {"tile": (1,), "vector": 2, "unroll": 3, "stores": "streaming", "accumulate": "int8"}


def test_every_kernel_says_which_fields_it_takes():
    fields = {item.name for item in dataclasses.fields(trellis.Schedule)}
    assert set(HONOURED) == set(WRITERS)
    assert set().union(*HONOURED.values()) <= fields


@pytest.mark.parametrize(
    ("op", "field"), [(op, name) for op in CALLS for name in ASKED if name not in HONOURED[op]]
)
def test_a_field_that_kernels_leave_aside_is_refused(op, field):
    with (
        trellis.Context("cpu") as ctx,
        pytest.raises(trellis.LaunchRefused, match=f"{field}: .*{op}") as caught,
    ):
        CALLS[op](ctx, {field: ASKED[field]})
    assert field in {refusal.what for refusal in caught.value.fields["refusals"]}


def test_what_every_kernel_does_may_be_asked_for():
    with trellis.Context("cpu") as ctx:
        for call in CALLS.values():
            assert (
                call(ctx, {"stores": "cached", "deterministic": True}).record.schedule["stores"] == "cached"
            )


@pytest.mark.parametrize(
    ("x", "axis"), [(np.arange(9.0), 0), (np.ones((9, 2)), 0)], ids=["an element", "a line"]
)
def test_vectors_of_another_width_than_what_an_index_picks(x, axis):
    with trellis.Context("cpu") as ctx, pytest.raises(trellis.LaunchRefused, match="vector: 16"):
        ctx.take(x, [1, 2], axis=axis, schedule={"vector": 16})


def test_vectors_where_elements_are_counted_one_by_one():
    with trellis.Context("cpu") as ctx, pytest.raises(trellis.LaunchRefused, match="vector: 16"):
        ctx.histogram(X.astype("uint8"), 4, schedule={"vector": 16})


ACROSS = {
    "copy": (lambda c, x, **how: c.copy(x.T, **how), 16384),
    "copy by cells": (lambda c, x, **how: c.copy(x[:, ::3].T, **how), 8192),
    "map": (lambda c, x, **how: c.map("add", x, x.T, **how), 2048),
    "transpose": (lambda c, x, **how: c.transpose(x, **how), 16384),
}


@pytest.mark.parametrize("name", ACROSS)
def test_a_chunk_has_as_many_elements_as_were_asked_for_where_tiles_are_read(name):
    ctx = trellis.Context("cpu")
    call, whole = ACROSS[name]
    x = ctx.asarray(np.arange(600 * 600, dtype=np.float32).reshape(600, 600))
    wanted = call(ctx, x).numpy()
    for tile in ((1, 1), (1, 37), (3, 500), (1, whole), (2, 2 * whole), wanted.shape):
        chunk = math.prod(tile)
        made = call(ctx, x, schedule={"tile": tile})
        geometry = made.record.geometry
        assert geometry["chunk"] == chunk
        assert (geometry["chunks"] == 1) == (chunk == wanted.size)
        assert np.array_equal(made.numpy(), wanted)
    assert call(ctx, x).record.geometry["chunk"] % whole == 0


def test_short_rows_that_are_packed_are_read_whole():
    ctx = trellis.Context("cpu")
    x = ctx.asarray(np.arange(3000, dtype=np.float32).reshape(1000, 3))
    y = ctx.asarray(np.arange(3, dtype=np.float32)[::-1])
    wanted = x.numpy() + y.numpy()
    made = ctx.map("add", x, y, schedule={"tile": (7, 3)})
    assert np.array_equal(made.numpy(), wanted)
    assert made.record.geometry["chunk"] == 21
    with pytest.raises(trellis.LaunchRefused, match=r"multiple of 3, whole rows.*Nearest legal: tile: 18"):
        ctx.map("add", x, y, schedule={"tile": (10, 2)})
