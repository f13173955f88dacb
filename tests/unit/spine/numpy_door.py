"""A door to NumPy: it proves the spine without a code generator. Its switches let tests make it decline, refuse or fail."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from trellis.door import (
    Candidate,
    Declined,
    Device,
    DoorInfo,
    Feature,
    Gemm,
    Library,
    OutOfMemory,
    Probe,
    Verdict,
    hookimpl,
    probed,
    to_numpy,
)
from trellis.expr import evaluate

NAMES = (
    "bool",
    "int8",
    "int16",
    "int32",
    "int64",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "float32",
    "float64",
)


class Block:
    """Bytes of the host, by their real address."""

    def __init__(self, data):
        self.data = data
        self.address = data.__array_interface__["data"][0]


@dataclass
class Memory:
    free: int | None
    total: int | None
    source: str = "the test"


@dataclass(eq=False)
class NumpySession:
    """Memory that the host sees, or not (`visible`), with a capacity that a test can set."""

    visible: bool = True
    free_bytes: int | None = 1 << 30
    fail: bool = False
    live: int = 0
    peak: int = 0

    def allocate(self, nbytes):
        if self.fail:
            raise OutOfMemory("device", asked=f"{nbytes} bytes.", allowed="none: the test says so.")
        block = Block(np.full(nbytes, 0xA5, np.uint8))
        self.live += nbytes
        self.peak = max(self.peak, self.live)
        return block

    def free(self, block):
        self.live -= block.data.nbytes

    def upload(self, block, host):
        block.data[: host.nbytes] = host.reshape(-1).view(np.uint8)

    def download(self, block, nbytes):
        return block.data[:nbytes].copy()

    def adopt(self, host):
        if not self.visible:
            return None
        return Block(host)

    def host_view(self, block):
        return block.data if self.visible else None

    def trim(self):
        return 0

    def held(self):
        return self.live

    def memory(self):
        return Memory(None if self.free_bytes is None else self.free_bytes - self.live, self.free_bytes)

    def synchronize(self):
        pass

    def close(self):
        pass

    def view(self, array, layout=None):
        """Return a NumPy view of an operand."""
        layout = layout or array.spec.layout
        block = array.memory.block
        low, high = layout.span
        start = array.address - block.address
        part = block.data[start + low : start + high]
        return np.ndarray(layout.shape, to_numpy(layout.dtype), part, -low, layout.strides)


class NumpyDoor:
    """The hooks. Counts what it is asked."""

    def __init__(self, name="numpy", kind="cpu", *, stock=True, session=None, **device):
        self.name, self.kind, self.stocked = name, kind, stock
        self.session = session or NumpySession()
        self.generated = []
        self.launched = 0
        self.verdict = Verdict()
        self.decline = None
        self.device = {"name": f"{name} device", "physical_id": None, "memory": 1 << 30, **device}

    @hookimpl
    def trellis_door(self):
        return DoorInfo(self.name, "1.2.3", (1, 1), "NumPy, for tests")

    @hookimpl
    def trellis_probe(self):
        limits = probed(memory=self.device["memory"])
        found = Device(
            self.name, 0, self.device["name"], self.kind, self.device["physical_id"], "numpy", np.__version__,
            limits, (("f64", Feature(True, "probed")),), NAMES, self.device.get("integrated"),
        )  # fmt: skip
        return Probe((found,))

    @hookimpl
    def trellis_open(self, device):
        return self.session

    @hookimpl
    def trellis_stock(self, intent, device):
        if self.stocked and isinstance(intent, Gemm) and (*intent.prologue, intent.epilogue) == (None,) * 3:
            return Candidate("matmul", _gemm, library=Library("NumPy", np.__version__, "matmul", True))
        return Declined(f"NumPy has no library call for this {intent.op}")

    @hookimpl
    def trellis_generate(self, intent, schedule, device):
        if self.decline:
            return Declined(self.decline)
        if intent.op == "escape" and intent.language != "python":
            return Declined(f"it runs kernels in python, not in {intent.language}")
        self.generated.append(intent.signature())
        return Candidate(intent.op, RUNS[intent.op], source="numpy")

    @hookimpl
    def trellis_validate(self, plan, device):
        return self.verdict

    @hookimpl
    def trellis_launch(self, plan, device):
        session, intent, run = self.session, plan.intent, plan.candidate.handle

        def launch(*operands):
            self.launched += 1
            count = len(intent.inputs)
            inputs = [session.view(x, seen) for x, seen in zip(operands[:count], intent.inputs, strict=True)]
            results = len(intent.outputs)
            outputs = [session.view(x) for x in operands[count : count + results]]
            run(intent, inputs, outputs, operands[count + results :])

        return launch


def _map(intent, inputs, outputs, scalars):
    for out, value in zip(
        outputs, evaluate(intent.expression.outputs, inputs, scalars, intent.shape), strict=True
    ):
        out[...] = np.broadcast_to(value, out.shape)


MODES = {"constant": "constant", "edge": "edge", "reflect": "reflect", "wrap": "wrap", "valid": "constant"}


def _stencil(intent, inputs, outputs, scalars):
    own = len(intent.expression.scalars)
    if intent.prologue is not None:
        (mapped,) = evaluate(intent.prologue.outputs, inputs, scalars[own:], intent.inputs[0].shape)
        inputs = [np.broadcast_to(mapped, intent.inputs[0].shape)]
    for _ in range(intent.steps):
        inputs = [_sweep(intent, inputs, scalars[:own]), *inputs[1:]]
    outputs[0][...] = inputs[0]


def _sweep(intent, inputs, scalars):
    pads = list(zip(intent.low, intent.high, strict=True))
    options = {"constant_values": intent.fill} if intent.boundary == "constant" else {}
    valid = intent.boundary == "valid"
    padded = [x if valid else np.pad(x, pads, MODES[intent.boundary], **options) for x in inputs]
    shape = tuple(n - sum(pad) for n, pad in zip(padded[0].shape, pads, strict=True))

    def shifted(x):
        return lambda *offsets: x[
            tuple(
                slice(low + step, low + step + extent)
                for low, step, extent in zip(intent.low, offsets, shape, strict=True)
            )
        ]

    (value,) = evaluate(intent.expression.outputs, [shifted(x) for x in padded], scalars, shape)
    return np.broadcast_to(value, shape)


def _reduce(intent, inputs, outputs, scalars):
    (values,) = evaluate(intent.expression.outputs, inputs, scalars, intent.shape)
    values = np.broadcast_to(values, intent.shape)
    options = {"dtype": intent.accumulate} if intent.kind in {"sum", "prod", "mean"} else {}
    options |= {"ddof": intent.ddof} if intent.kind in {"var", "std"} else {}
    every = len(intent.axes) == values.ndim
    axis = (None if every else intent.axes[0]) if intent.kind.startswith("arg") else intent.axes
    function = np.linalg.vector_norm if intent.kind == "norm" else getattr(np, intent.kind)
    outputs[0][...] = function(values, axis=axis, **options)


SCANS = {"sum": np.add, "prod": np.multiply, "max": np.maximum, "min": np.minimum}


def _scan(intent, inputs, outputs, scalars):
    total = SCANS[intent.kind].accumulate(inputs[0], axis=intent.axis, dtype=outputs[0].dtype)
    if intent.exclusive:
        total = np.roll(total, 1, intent.axis)
        total[(slice(None),) * intent.axis + (0,)] = identity(intent.kind, outputs[0].dtype)
    outputs[0][...] = total


def identity(kind, dtype):
    if kind in {"sum", "prod"} or dtype.kind == "b":
        return kind in {"prod", "min"}
    if dtype.kind == "f":
        return -np.inf if kind == "max" else np.inf
    return getattr(np.iinfo(dtype), "min" if kind == "max" else "max")


def _sort(intent, inputs, outputs, scalars):
    keys = inputs[0]
    if intent.descending:  # ranks of a float keep NaN the greatest and the zeros equal
        _, ranks = np.unique(keys, return_inverse=True)
        keys = -ranks.reshape(keys.shape)
    order = np.argsort(keys, axis=intent.axis, kind="stable")
    indices = intent.kind == "indices"
    outputs[0][...] = order if indices else np.take_along_axis(inputs[0], order, intent.axis)


def _histogram(intent, inputs, outputs, scalars):
    outputs[0][...] = np.histogram(inputs[0], inputs[1])[0]


def _take(intent, inputs, outputs, scalars):
    outputs[0][...] = np.take(*inputs, axis=intent.axis)


def _escape(intent, inputs, outputs, scalars):
    names = {}
    exec(intent.source, names)
    names[intent.entry](*inputs, *outputs, *scalars, 0, intent.grid)


def _copy(intent, inputs, outputs, scalars):
    outputs[0][...] = inputs[0]


def _pad(intent, inputs, outputs, scalars):
    shapes = zip(intent.before, intent.inputs[0].shape, intent.shape, strict=True)
    widths = [(before, outside - before - inside) for before, inside, outside in shapes]
    options = {"constant_values": intent.values} if intent.mode == "constant" else {}
    outputs[0][...] = np.pad(inputs[0], widths, intent.mode, **options)


def _concatenate(intent, inputs, outputs, scalars):
    np.concatenate(inputs, intent.axis, out=outputs[0])


def _gemm(intent, inputs, outputs, scalars):
    outputs[0][...] = np.matmul(*inputs[:2], dtype=intent.accumulate)


RUNS = {
    "escape": _escape,
    "map": _map,
    "stencil": _stencil,
    "reduce": _reduce,
    "scan": _scan,
    "sort": _sort,
    "histogram": _histogram,
    "take": _take,
    "copy": _copy,
    "transpose": _copy,
    "pad": _pad,
    "concatenate": _concatenate,
}
__all__ = ["NumpyDoor", "NumpySession"]
