"""A kernel's text is decided by its signature and schedule: otherwise the cache would hand out a kernel made for another case."""

from __future__ import annotations

import random

import trellis
from trellis.door import Gemm, Histogram, Layout, Map, Reduce, Scan, Schedule, Stencil, Take
from trellis.expr import trace
from trellis.intent import BOUNDARIES, REDUCTIONS
from trellis_cpu import driver
from trellis_cpu.door import source

EXTENTS = [1, 1, 2, 3, 4, 7, 8, 9, 16, 33, 64, 100, 1000]
DTYPES = ["bool", "int8", "int32", "int64", "uint8", "float32", "float64"]
NUMBERS = DTYPES[1:]
ONE = [
    lambda a: a,
    lambda a: a + 1,
    lambda a: a * 2.5,
    lambda a: a + trellis.index(0),
    lambda a: a + trellis.index(-1),
]
TWO = [lambda a, b: a + b, lambda a, b: a * b + trellis.index(-1)]
SCHEDULES = [
    Schedule(),
    Schedule(),
    Schedule(),
    Schedule(stores="streaming"),
    Schedule(vector=4),
    Schedule(unroll=2),
]


class Maker:
    """Makes intents with layouts of every kind: any order of the axes, steps of any sign, gaps, broadcast axes."""

    def __init__(self, seed):
        self.rng = random.Random(seed)

    def shape(self, low, high):
        return tuple(self.rng.choice(EXTENTS) for _ in range(self.rng.randint(low, high)))

    def layout(self, dtype, shape, *, written=False):
        rng, step = self.rng, Layout.dense(dtype, (2,)).strides[0]
        order = rng.sample(range(len(shape)), len(shape)) if rng.random() < 0.4 else range(len(shape))
        strides = [0] * len(shape)
        for axis in reversed(order):
            times = (
                rng.choice([1, 1, 1, 1, 2, -1, -2] if written else [1, 1, 1, 1, 2, -1, -2, 0])
                if rng.random() < 0.4
                else 1
            )
            strides[axis] = step * times
            step *= max(shape[axis], 1) * max(abs(times), 1)
        return Layout(dtype, shape, tuple(strides))

    def formula(self, dtype, ndim):
        functions = self.rng.choice([ONE, TWO])
        arity = 1 if functions is ONE else 2
        usable = functions if ndim else functions[:2] if functions is ONE else functions[:1]
        return trace(self.rng.choice(usable), (dtype,) * arity, ndim=ndim).expression, arity

    def map(self):
        shape, dtype = self.shape(0, 4), self.rng.choice(NUMBERS)
        expression, arity = self.formula(dtype, len(shape))
        inputs = tuple(self.layout(dtype, shape) for _ in range(arity))
        return Map(
            expression, inputs, (self.layout(expression.outputs[0].dtype, shape, written=True),), shape
        )

    def stencil(self):
        rng, boundary = self.rng, self.rng.choice(BOUNDARIES)
        shape = tuple(extent + 6 for extent in self.shape(1, 3))
        offsets = [tuple(rng.randint(-2, 2) for _ in shape) for _ in range(rng.choice([1, 3]))]
        dtype = rng.choice(NUMBERS)
        expression = trace(
            lambda n: sum(n[offset] for offset in offsets), (dtype,), ndim=len(shape), stencil=True
        ).expression
        low = tuple(max(0, *(-offset[i] for offset in offsets), 0) for i in range(len(shape)))
        high = tuple(max(0, *(offset[i] for offset in offsets), 0) for i in range(len(shape)))
        valid = boundary == "valid"
        result = tuple(n - a - b if valid else n for n, a, b in zip(shape, low, high, strict=True))
        out = self.layout(expression.outputs[0].dtype, result, written=True)
        return Stencil(
            expression, (self.layout(dtype, shape),), (out,), boundary, rng.choice([0, 1.5]), low, high
        )

    def reduce(self):
        rng, shape = self.rng, self.shape(0, 4)
        dtype, kind = rng.choice(DTYPES), rng.choice(REDUCTIONS)
        axes = tuple(sorted(rng.sample(range(len(shape)), rng.randint(0, len(shape)))))
        if kind in {"argmax", "argmin"}:
            axes = rng.choice([tuple(range(len(shape))), *[(axis,) for axis in range(len(shape))]])
        expression, arity = self.formula(dtype, len(shape))
        accumulate = "bool" if kind in {"any", "all"} else expression.outputs[0].dtype
        result = "int64" if kind in {"argmax", "argmin"} else accumulate
        kept = tuple(extent for axis, extent in enumerate(shape) if axis not in axes)
        inputs = tuple(self.layout(dtype, shape) for _ in range(arity))
        return Reduce(
            kind, expression, inputs, (self.layout(result, kept, written=True),), shape, axes, accumulate
        )

    def scan(self):
        rng, shape = self.rng, self.shape(1, 3)
        layouts = [
            Layout.dense(rng.choice(kinds), shape) for kinds in (DTYPES, ["int64", "float32", "float64"])
        ]
        return Scan("sum", (layouts[0],), (layouts[1],), rng.randrange(len(shape)), rng.random() < 0.5)

    def histogram(self):
        bins = self.rng.choice([1, 10, 256, 4999])
        edges = Layout.dense(self.rng.choice(["float32", "float64"]), (bins + 1,))
        array = Layout.dense(self.rng.choice(DTYPES), self.shape(0, 3))
        return Histogram((array, edges), (Layout.dense("int64", (bins,)),))

    def take(self):
        rng, shape = self.rng, self.shape(1, 3)
        axis, dtype = rng.randrange(len(shape)), rng.choice(DTYPES)
        indices = Layout.dense(rng.choice(["int8", "int64", "uint64"]), self.shape(0, 2))
        result = Layout.dense(dtype, (*shape[:axis], *indices.shape, *shape[axis + 1 :]))
        return Take((Layout.dense(dtype, shape), indices), (result,), axis)

    def gemm(self):
        rng, lead = self.rng, self.shape(0, 2)
        m, n, k = (rng.choice([1, 2, 5, 12, 32, 33, 100]) for _ in range(3))
        dtype, epilogue = rng.choice(NUMBERS), None
        inputs = [self.layout(dtype, (*lead, m, k)), self.layout(dtype, (*lead, k, n))]
        if rng.random() < 0.5:
            functions = rng.choice([ONE[:3], TWO[:1]])
            arity = 1 if len(functions) > 1 else 2
            epilogue = trace(rng.choice(functions), (dtype,) * arity).expression
            inputs += [self.layout(dtype, (*lead, m, n))] * (arity - 1)
        result = epilogue.outputs[0].dtype if epilogue is not None else dtype
        out = self.layout(result, (*lead, m, n), written=True)
        return Gemm(tuple(inputs), (out,), dtype, epilogue)


def test_the_signature_decides_the_text():
    makers = [
        getattr(Maker(seed), op)
        for seed, op in enumerate(("map", "stencil", "scan", "histogram", "take", "gemm"))
    ]
    # Reductions have the most forms.
    makers += [Maker(100 + seed).reduce for seed in range(4)]
    found, again, target = {}, 0, driver.host()
    for turn in range(900):
        intent = makers[turn % len(makers)]()
        schedule = Schedule() if intent.op == "gemm" else SCHEDULES[turn % 7 % len(SCHEDULES)]
        text = source(intent, schedule, target)
        first, known = found.setdefault((intent.signature(), schedule), (intent, text))
        assert text == known, f"one signature, two texts: {first} and {intent}"
        again += first is not intent
    assert again > 100


def test_an_index_that_stands_still_is_part_of_the_signature():
    """A kernel for one element would write index 0 for any number of them."""
    value = trace(lambda a: a, ("float32",)).expression
    one, many = (
        Reduce(
            "argmax",
            value,
            (Layout.dense("float32", shape),),
            (Layout.dense("int64", ()),),
            shape,
            axes,
            "float32",
        )
        for shape, axes in (((), ()), ((12,), (0,)))
    )
    assert one.signature() != many.signature()
