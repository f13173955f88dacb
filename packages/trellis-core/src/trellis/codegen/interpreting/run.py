"""Running a program on host arrays: launch by launch, some groups at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.codegen.interpreting.arrays import Bound
from trellis.codegen.interpreting.block import Block
from trellis.codegen.interpreting.fault import Fault, Faults
from trellis.codegen.interpreting.stores import Held
from trellis.codegen.nodes import Memory, Operand, Origin, Scalar
from trellis.dtypes import itemsize, to_numpy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.codegen.nodes import Kernel, Launch, Number, Program

Array = np.ndarray[Any, Any]

# Invocations that run in step; more at once is faster, and takes more memory.
_TOGETHER = 1 << 16


def interpret(
    program: Program,
    inputs: Sequence[Array],
    outputs: Sequence[Array],
    scalars: Sequence[float] = (),
    *,
    subgroup: int = 1,
    shift: int = 0,
) -> tuple[Fault, ...]:
    """Run a program exactly as its nodes say, and report what a correct one does not do.

    Parameters
    ----------
    program
        What to run.
    inputs, outputs
        The intent's operands, with any strides; outputs are written. An output that is an input is bound to the same memory.
    scalars
        The run-time scalars by slot.
    subgroup
        Invocations a subgroup for kernels that do not fix the number.
    shift
        Elements before each operand in what is bound; with any, there are some after it as well.

    Returns
    -------
    tuple of Fault
        The first of each kind and place; empty for a correct program.

    """
    bound: dict[Operand, Bound] = {}
    for position, array in enumerate(inputs):
        bound[Operand("input", position)] = Bound(array, shift=shift)
    for position, array in enumerate(outputs):
        same = next((i for i, item in enumerate(inputs) if item is array), None)
        bound[Operand("output", position)] = (
            Bound(array, shift=shift) if same is None else bound[Operand("input", same)]
        )
    for position, item in enumerate(program.scratch):
        held = Bound(None, size=item.size * itemsize(item.dtype))
        if item.zeroed:
            held.memory[:], held.defined = 0, None
        bound[Operand("scratch", position)] = held
    faults = Faults()
    for launch in program.launches:
        _launch(launch, bound, scalars, subgroup, faults)
    for operand, item in bound.items():
        if operand.kind == "output":
            faults.where = f"output {operand.position}"
            if strays := item.strays():
                faults.add("stray", f"{strays} bytes beside the elements changed")
            item.copy_back()
    return faults.all()


def _launch(
    launch: Launch, bound: dict[Operand, Bound], scalars: Sequence[float], subgroup: int, faults: Faults
) -> None:
    kernel = launch.kernel
    faults.kernel = kernel.name
    params = {
        param: np.asarray(_number(value, bound, scalars)).astype(to_numpy(param.dtype))
        for param, value in zip(kernel.params, launch.values, strict=True)
    }
    memory: dict[Memory, Held] = {}
    for buffer, operand in zip(kernel.buffers, launch.bindings, strict=True):
        item = bound[operand]
        size = itemsize(buffer.dtype)
        defined = None if item.defined is None else item.defined.reshape(-1, size)[:, 0].copy()
        held = item.memory if buffer.dtype == "bool" else item.view(buffer.dtype)
        memory[buffer] = Held(
            buffer.name,
            buffer.dtype,
            buffer.lanes,
            held,
            kernel.size,
            defined=defined,
            atomic=buffer.access == "atomic",
            watched=buffer.access != "read",
        )
        if item.defined is not None and defined is not None and buffer.access != "read":
            # What a launch may write counts as written after it; within it the kernel's own view says what is.
            item.defined[:] = True
    total = int(np.prod(launch.grid, dtype=np.int64))
    together = max(1, _TOGETHER // kernel.size)
    for first in range(0, total, together):
        groups = np.arange(first, min(first + together, total), dtype=np.int64)
        held = {**memory, **_shared(kernel, len(groups))}
        Block(kernel, launch.grid, groups, params, held, kernel.subgroup or subgroup, faults).run(kernel)


def _shared(kernel: Kernel, groups: int) -> dict[Memory, Held]:
    found: dict[Memory, Held] = {}
    for item in kernel.shared:
        count = groups * item.size * item.lanes
        elements = np.full(count * itemsize(item.dtype), 0xA5, np.uint8).view(to_numpy(item.dtype))
        found[item] = Held(
            item.name,
            item.dtype,
            item.lanes,
            elements,
            kernel.size,
            rows=groups,
            defined=np.zeros(count, bool),
            atomic=item.atomic,
        )
    return found


def _number(value: Number, bound: dict[Operand, Bound], scalars: Sequence[float]) -> Any:
    match value:
        case Scalar():
            return scalars[value.slot]
        case Origin():
            item = bound[value.operand]
            elements, left = divmod(item.origin, item.itemsize)
            if left or elements % value.unit:
                raise ValueError(f"{value.operand} starts where its unit of {value.unit} elements does not")
            return elements // value.unit
        case _:
            return value
