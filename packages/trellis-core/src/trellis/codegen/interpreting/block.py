"""Several groups of a launch, statement by statement: all their invocations in step, those not concerned masked off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from trellis.codegen.interpreting.operations import operation
from trellis.codegen.interpreting.subgroups import across
from trellis.codegen.nodes import (
    Assign,
    Atomic,
    Barrier,
    Buffer,
    Const,
    For,
    Id,
    If,
    Lane,
    Let,
    Load,
    Memory,
    Name,
    Op,
    Param,
    Statement,
    Store,
    Subgroup,
    Value,
    Var,
    Vector,
)
from trellis.dtypes import to_numpy

if TYPE_CHECKING:
    from collections.abc import Mapping

    from trellis.codegen.interpreting.fault import Faults
    from trellis.codegen.interpreting.stores import Held
    from trellis.codegen.nodes import Kernel

Array = np.ndarray[Any, Any]
# A vector is one array a lane.
Values = Array | tuple[Array, ...]


class Block:
    """The state of some groups.

    Parameters
    ----------
    kernel, grid
        What runs, in how many groups.
    groups
        Numbers of the groups of this block, x fastest.
    params
        Value of each parameter.
    memory
        What each buffer and shared array is held in.
    subgroup
        Invocations a subgroup.
    faults
        Where to note what goes wrong.

    """

    def __init__(
        self,
        kernel: Kernel,
        grid: tuple[int, int, int],
        groups: Array,
        params: Mapping[Param, Array],
        memory: Mapping[Memory, Held],
        subgroup: int,
        faults: Faults,
    ) -> None:
        self._size = kernel.size
        self._groups = len(groups)
        self._params, self._memory, self._subgroup, self._faults = params, memory, subgroup, faults
        self._names: dict[str, Values] = {}
        self._who = (groups[:, None] * kernel.size + np.arange(kernel.size)).reshape(-1)
        self._row = np.repeat(np.arange(self._groups), kernel.size)
        self._epoch = {"shared": np.zeros(self._groups, np.int64), "all": np.zeros(self._groups, np.int64)}
        self._ids = self._places(kernel, grid)

    def _places(self, kernel: Kernel, grid: tuple[int, int, int]) -> dict[tuple[str, int], Array]:
        group, local = self._who // self._size, self._who % self._size
        found: dict[tuple[str, int], Array] = {("lane", 0): (local % self._subgroup).astype(np.int32)}
        for axis in range(3):
            found["groups", axis] = np.asarray(grid[axis], np.int32)
            found["group", axis] = (group % grid[axis]).astype(np.int32)
            found["local", axis] = (local % kernel.group[axis]).astype(np.int32)
            group, local = group // grid[axis], local // kernel.group[axis]
        return found

    def run(self, kernel: Kernel) -> None:
        """Run the kernel's body."""
        with np.errstate(all="ignore"):
            self._body(kernel.body, np.ones(len(self._who), bool), "body")

    # Statements

    def _body(self, body: tuple[Statement, ...], active: Array, where: str) -> None:
        for place, statement in enumerate(body):
            here = f"{where}[{place}]"
            self._faults.where = here
            self._statement(statement, active, here)

    def _statement(self, statement: Statement, active: Array, where: str) -> None:
        match statement:
            case Let() | Var():
                self._names[statement.name.name] = self._value(statement.value, active)
            case Assign():
                old, new = self._names[statement.name.name], self._value(statement.value, active)
                self._names[statement.name.name] = np.where(active, self._scalar(new), self._scalar(old))
            case Store():
                self._store(statement, active)
            case Atomic():
                self._atomic(statement, active)
            case If():
                condition = np.broadcast_to(
                    self._scalar(self._value(statement.condition, active)), active.shape
                )
                for name, body, chosen in (
                    ("then", statement.then, condition),
                    ("otherwise", statement.otherwise, ~condition),
                ):
                    if body and (active & chosen).any():
                        self._body(body, active & chosen, f"{where}.{name}")
            case For():
                self._loop(statement, active, where)
            case Barrier():
                self._barrier(statement, active)
            case _:
                pass

    def _loop(self, statement: For, active: Array, where: str) -> None:
        start, stop, step = (
            self._scalar(self._value(item, active))
            for item in (statement.start, statement.stop, statement.step)
        )
        counter = np.broadcast_to(start, active.shape).copy()
        running = active & (counter < stop)
        while running.any():
            self._names[statement.name.name] = counter
            self._body(statement.body, running, f"{where}.body")
            counter = np.where(running, counter + step, counter).astype(counter.dtype)
            running = running & (counter < stop)

    def _barrier(self, statement: Barrier, active: Array) -> None:
        here = active.reshape(self._groups, self._size)
        partly = here.any(axis=1) & ~here.all(axis=1)
        if partly.any():
            self._faults.add(
                "divergence",
                f"{here[partly][0].sum()} of {self._size} invocations of a group came to a barrier",
            )
        self._epoch["shared"] += here.any(axis=1)
        if statement.memory == "all":
            self._epoch["all"] += here.any(axis=1)

    def _store(self, statement: Store, active: Array) -> None:
        index = self._index(statement.index, active)
        value = self._value(statement.value, active)
        held = self._memory[statement.memory]
        lanes = value if isinstance(value, tuple) else (value,)
        held.store(self._row, index, lanes, active, self._who, self._epochs(statement.memory), self._faults)

    def _atomic(self, statement: Atomic, active: Array) -> None:
        index = self._index(statement.index, active)
        value = np.broadcast_to(self._scalar(self._value(statement.value, active)), active.shape)
        before = self._memory[statement.memory].atomic(
            statement.op, self._row, index, value, active, self._faults
        )
        if statement.name is not None:
            self._names[statement.name.name] = before

    # Values

    def _value(self, value: Value, active: Array) -> Values:
        match value:
            case Const():
                return np.asarray(value.value, to_numpy(value.dtype))
            case Param():
                return self._params[value]
            case Id():
                return self._ids[value.what, value.axis]
            case Name():
                return self._names[value.name]
            case Op():
                args = [self._scalar(self._value(arg, active)) for arg in value.args]
                return operation(value, args, active, self._faults)
            case Load():
                index = self._index(value.index, active)
                held = self._memory[value.memory]
                return held.load(
                    self._row, index, active, self._who, self._epochs(value.memory), self._faults
                )
            case Vector():
                return tuple(self._scalar(self._value(item, active)) for item in value.items)
            case Lane():
                vector = self._value(value.vector, active)
                return vector[value.lane] if isinstance(vector, tuple) else vector
            case Subgroup():
                return self._across(value, active)

    def _across(self, value: Subgroup, active: Array) -> Array:
        if not active.reshape(-1, self._subgroup).all(axis=1).all():
            self._faults.add(
                "divergence", "some invocations of a subgroup did not come to an operation across it"
            )
        items = np.broadcast_to(self._scalar(self._value(value.value, active)), active.shape)
        return across(value.op, items, self._subgroup, value.argument)

    def _index(self, value: Value, active: Array) -> Array:
        return np.broadcast_to(self._scalar(self._value(value, active)), active.shape).astype(np.int64)

    def _epochs(self, memory: Memory) -> Array:
        return self._epoch["all" if isinstance(memory, Buffer) else "shared"][self._row]

    @staticmethod
    def _scalar(value: Values) -> Array:
        if isinstance(value, tuple):
            raise TypeError("a vector was computed with")
        return value
