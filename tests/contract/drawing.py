"""What the tests beside NumPy share: values, layouts, ways to hand arrays over, and comparisons."""

from __future__ import annotations

import math

import ml_dtypes
import numpy as np
from hypothesis import strategies as st

import trellis

EXTENTS = [0, 1, 1, 2, 3, 5, 7, 8, 9, 16, 17, 31, 33, 64, 65, 100]
INTEGERS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
FLOATS = ["float32", "float64"]
HALVES = ["float16", "bfloat16"]
DTYPES = ["bool", *INTEGERS, *FLOATS, *FLOATS]
EVERY = [*DTYPES, *HALVES]
ODD = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    2.0,
    np.nan,
    np.inf,
    -np.inf,
    1e30,
    -1e-30,
    3.5,
    -2.5,
    255.0,
    1e-45,
    65504.0,
]


def dtype_of(name):
    """Return the NumPy dtype of a name."""
    return np.dtype(ml_dtypes.bfloat16) if name == "bfloat16" else np.dtype(name)


def epsilon(dtype):
    """Return the relative distance of the numbers of a float dtype, and its smallest normal number."""
    limits = ml_dtypes.finfo(dtype)
    return float(limits.eps), float(limits.tiny)


def widened(x):
    """Return floats of 16 bits as float32, anything else as it is."""
    return x.astype(np.float32) if x.dtype.name in HALVES else x


def values(seed, shape, dtype):
    """Return values of which a few are odd: extremes, NaN, infinities, zeros of both signs."""
    rng = np.random.default_rng(seed)
    if dtype == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if dtype in INTEGERS:
        limits = np.iinfo(dtype)
        small = rng.integers(max(limits.min, -9), 100, shape)
        wide = rng.integers(limits.min, limits.max, shape, dtype=dtype, endpoint=True)
        ends = rng.choice(np.array([limits.min, limits.max, 0, 1], dtype), shape)
        return np.choose(rng.integers(0, 3, shape), [small.astype(dtype), wide, ends])
    ordinary = rng.standard_normal(shape) * rng.choice([1.0, 1.0, 100.0], shape)
    with np.errstate(all="ignore"):
        return np.where(rng.random(shape) < 0.15, rng.choice(ODD, shape), ordinary).astype(dtype_of(dtype))


shapes = st.one_of(
    st.lists(st.sampled_from(EXTENTS), max_size=4).map(tuple),
    st.sampled_from([(), (1,), (4097,), (70_001,), (300, 257), (3, 1, 4099), (1, 1, 1, 1), (129, 5, 31)]),
).map(lambda shape: shape if math.prod(shape) <= 100_000 else shape[-2:])


@st.composite
def alike(draw, shape, count=3):
    """Return several shapes of as many axes, the given one first: kernels that they share must serve all of them."""
    others = [
        tuple(draw(st.sampled_from([1, 1, extent, 2, 40])) for extent in shape) for _ in range(count - 1)
    ]
    return [shape, *(other if math.prod(other) <= 20_000 else shape for other in others)]


@st.composite
def views(draw, shape):
    """Return how an array lies: a function of a dtype and a seed that makes values of the shape in memory."""
    plain = draw(st.integers(0, 3)) == 0
    order = range(len(shape)) if plain else draw(st.permutations(range(len(shape))))
    steps = [1 if plain else draw(st.sampled_from([1, 1, 1, 2, -1, -3])) for _ in shape]
    thin = [not plain and draw(st.integers(0, 5)) == 0 for _ in shape]
    seed = draw(st.integers(0, 999))

    def make(dtype, *, written=False):
        stretched = [False] * len(shape) if written else thin
        padded = [1 if stretched[axis] else shape[axis] * abs(steps[axis]) for axis in order]
        memory = values(seed, padded, dtype)
        turned = memory.transpose(np.argsort(order))
        cut = tuple(
            slice(None) if stretched[axis] else slice(None, None, steps[axis]) for axis in range(len(shape))
        )
        kept = turned[(*cut, ...)][(*(slice(0, extent) for extent in shape), ...)]
        return kept if written else np.broadcast_to(kept, shape)

    return make


@st.composite
def narrower(draw, shape):
    """Return a shape that broadcasts to another: some axes of one element, the leading ones gone."""
    kept = tuple(1 if draw(st.integers(0, 3)) == 0 else extent for extent in shape)
    return kept[draw(st.integers(0, len(shape))) :] if draw(st.booleans()) else kept


def operand(ctx, host, how):
    """Hand an array over: as it is, as an Array over its memory, as a view cut by Trellis, or misaligned."""
    if how == 0:
        return host
    if how == 1 or not host.ndim:
        return ctx.asarray(host)
    if how == 2:
        return ctx.asarray(host[::-1].T).T[::-1]
    moved = np.frombuffer(b"\0" + host.tobytes(), np.uint8)[1:].view(host.dtype).reshape(host.shape)
    return ctx.asarray(moved) if host.size else host


CHOICES = {
    "vector": [1, 4, 32],
    "unroll": [1, 2, 4],
    "stores": ["cached", "streaming"],
    "threads": [1, "all"],
}


@st.composite
def cuts(draw, rank, *fields):
    """Return a schedule, most often none: some of the fields, and maybe a tile of a rank, unless that is 0."""
    if draw(st.integers(0, 2)):
        return None
    found = {name: draw(st.sampled_from(CHOICES[name])) for name in fields if draw(st.booleans())}
    if rank and draw(st.integers(0, 2)) == 0:
        found["tile"] = tuple(draw(st.sampled_from([2, 7, 64, 1000])) for _ in range(rank))
    return found


def refused(schedule, call):
    """Call; None where the door refuses the schedule, which must then be the caller's."""
    try:
        return call()
    except trellis.LaunchRefused:
        assert schedule
        return None


routes = st.sampled_from([None, None, None, "generate", ("cache", "generate")])


class Target:
    """A place for a result: none, dense, or a view among bytes that nobody may touch."""

    def __init__(self, ctx, make, shape, dtype):
        self.ctx, self.host = ctx, make(dtype, written=True) if make is not None else None
        self.out = None
        if make is not None:
            base = self.host
            while base.base is not None:
                base = base.base
            self.base, self.kept = base, base.copy()
            self.out = ctx.asarray(self.host, copy=False) if self.host.size else ctx.empty(shape, dtype)

    def check(self, result):
        """Check that the result is what was given, and that the bytes between its elements are as they were."""
        if self.out is None:
            return
        assert result is self.out
        if self.host.size:
            untouched = np.ones(self.base.shape, bool)
            mask = np.lib.stride_tricks.as_strided(
                untouched.reshape(-1)[self._first() :],
                self.host.shape,
                [step // self.host.itemsize for step in self.host.strides],
            )
            mask[...] = False
            assert self.base[untouched].tobytes() == self.kept[untouched].tobytes()

    def _first(self):
        return (
            self.host.__array_interface__["data"][0] - self.base.__array_interface__["data"][0]
        ) // self.host.itemsize


def same(got, want, note="", *, signs=True):
    """Compare shape, dtype and values; NaN equals NaN, and zeros have the same sign where that is asked for."""
    want = np.asarray(want)
    assert (got.shape, got.dtype) == (want.shape, want.dtype), note
    got = got.numpy()
    got, want = widened(got), widened(want)
    equal = got == want
    if want.dtype.kind == "f":
        equal &= (np.signbit(got) == np.signbit(want)) | (not signs)
        equal |= np.isnan(got) & np.isnan(want)
    assert np.all(equal), (note, np.argwhere(~equal)[:3], got[~equal][:3], want[~equal][:3])


def close(got, want, bound, dtype, note=""):
    """Compare with a wide result: NaN and infinities at the same places, the rest within the bound."""
    assert (got.shape, got.dtype) == (want.shape, dtype_of(dtype)), note
    wide = widened(got.numpy()).astype(want.dtype)
    with np.errstate(all="ignore"):
        largest = float(ml_dtypes.finfo(dtype_of(dtype)).max)
        near = np.abs(wide - want) <= bound
        far = (np.abs(want) + bound >= largest) & (np.abs(wide) >= largest / 2)
    good = near | far | (wide == want) | (np.isnan(wide) & np.isnan(want)) | ~np.isfinite(bound)
    assert np.all(good), (note, np.argwhere(~good)[:3], wide[~good][:3], want[~good][:3])
