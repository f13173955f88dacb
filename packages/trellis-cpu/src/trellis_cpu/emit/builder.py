"""A function of LLVM IR while it is written: lines, fresh names, blocks and loops."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from trellis_cpu.emit.types import vector

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    Condition = Callable[[], str]


class Builder:
    """Writes one function, instruction by instruction.

    Variables that change in loops are *cells*: stack slots that the optimiser turns into registers.

    Parameters
    ----------
    name
        Name of the function.
    parameters
        Parameter list in LLVM IR.
    result
        Result type in LLVM IR.
    exported
        Whether the function is called from outside the module.

    Attributes
    ----------
    text
        The function, once it is finished.
    externals
        ``declare`` lines of functions outside the module.

    """

    def __init__(
        self,
        name: str,
        parameters: str = "ptr %args, i64 %begin, i64 %end",
        result: str = "void",
        *,
        exported: bool = False,
    ) -> None:
        # What Python calls needs unwind tables: a thread that the interpreter ends while in there is unwound.
        start, end = ("define", "#0 uwtable") if exported else ("define internal", "#0")
        self._head = f"{start} {result} @{name}({parameters}) {end} {{"
        self._cells: list[str] = []
        self._lines: list[str] = []
        self._count = 0
        self._label = "entry"
        self.text = ""
        self.externals: set[str] = set()

    def _name(self, prefix: str) -> str:
        self._count += 1
        return f"{prefix}{self._count}"

    def op(self, text: str) -> str:
        """Write an instruction and return the name of its result."""
        name = self._name("%v")
        self._lines.append(f"  {name} = {text}")
        return name

    def do(self, text: str) -> None:
        """Write an instruction without result."""
        self._lines.append(f"  {text}")

    def external(self, declaration: str) -> None:
        """Note that a function outside the module is called: its ``declare`` line."""
        self.externals.add(declaration)

    def i64(self, op: str, left: str, right: str) -> str:
        """Write an operation on two 64-bit integers."""
        return self.op(f"{op} i64 {left}, {right}")

    def compare(self, how: str, left: str, right: str) -> str:
        """Write a comparison of two 64-bit integers."""
        return self.op(f"icmp {how} i64 {left}, {right}")

    def choose(self, condition: str, left: str, right: str) -> str:
        """Write a choice between two 64-bit integers."""
        return self.op(f"select i1 {condition}, i64 {left}, i64 {right}")

    def smaller(self, left: str, right: str) -> str:
        """Return the smaller of two signed 64-bit integers."""
        return self.op(f"call i64 @llvm.smin.i64(i64 {left}, i64 {right})")

    def larger(self, left: str, right: str) -> str:
        """Return the larger of two signed 64-bit integers."""
        return self.op(f"call i64 @llvm.smax.i64(i64 {left}, i64 {right})")

    def splat(self, element: str, name: str, lanes: int) -> str:
        """Return a vector that holds a scalar of LLVM type `element` in each lane."""
        if lanes == 1:
            return name
        kind = vector(element, lanes)
        first = self.op(f"insertelement {kind} poison, {element} {name}, i64 0")
        return self.op(f"shufflevector {kind} {first}, {kind} poison, <{lanes} x i32> zeroinitializer")

    def at(self, element: str, pointer: str, index: str) -> str:
        """Return the address of an element."""
        return self.op(f"getelementptr {element}, ptr {pointer}, i64 {index}")

    def load(self, kind: str, pointer: str) -> str:
        """Load a scalar."""
        return self.op(f"load {kind}, ptr {pointer}")

    def slot(self, position: int | str, kind: str = "i64") -> str:
        """Load a slot of the argument block ``%args``."""
        return self.load(kind, self.at("i64", "%args", str(position)))

    # Cells

    def cell(self, initial: str | None = None, kind: str = "i64") -> str:
        """Make a variable, with an initial value where one is given."""
        name = self._name("%cell")
        self._cells.append(f"  {name} = alloca {kind}")
        if initial is not None:
            self.set(name, initial, kind)
        return name

    def set(self, cell: str, name: str, kind: str = "i64") -> None:
        """Give a variable a value."""
        self.do(f"store {kind} {name}, ptr {cell}")

    def get(self, cell: str, kind: str = "i64") -> str:
        """Read a variable."""
        return self.load(kind, cell)

    # Blocks

    @property
    def here(self) -> str:
        """Label of the block that is being written."""
        return self._label

    def label(self) -> str:
        """Return a label that has no block yet."""
        return self._name("b")

    def place(self, label: str) -> None:
        """Start the block of a label; the block before must have ended."""
        self._label = label
        self._lines.append(f"{label}:")

    def jump(self, label: str) -> None:
        """End the block."""
        self.do(f"br label %{label}")

    def fork(self, condition: str, yes: str, no: str) -> None:
        """End the block with a conditional jump."""
        self.do(f"br i1 {condition}, label %{yes}, label %{no}")

    def leave(self, result: str) -> None:
        """Return from the function here; what is written next is a block that nothing reaches."""
        self.do(f"ret {result}")
        self.place(self.label())

    @contextmanager
    def when(self, condition: str) -> Generator[None, None, None]:
        """Write a block that runs where the condition holds."""
        yes, after = self.label(), self.label()
        self.fork(condition, yes, after)
        self.place(yes)
        yield
        self.jump(after)
        self.place(after)

    @contextmanager
    def loop(self, start: str, stop: str, step: str = "1") -> Generator[str, None, None]:
        """Write a loop body for a signed index from `start` below `stop`; yield the index."""
        counter = self.cell(start)
        with self.repeat(lambda: self.compare("slt", self.get(counter), stop)):
            index = self.get(counter)
            yield index
            self.set(counter, self.i64("add nsw", index, step))

    @contextmanager
    def repeat(self, condition: Condition) -> Generator[None, None, None]:
        """Write a loop body that repeats while the condition, written at its head, holds."""
        head, body, after = self.label(), self.label(), self.label()
        self.jump(head)
        self.place(head)
        self.fork(condition(), body, after)
        self.place(body)
        yield
        self.jump(head)
        self.place(after)

    def finish(self, result: str = "ret void") -> str:
        """End the function and return its text."""
        self.text: str = "\n".join([self._head, "entry:", *self._cells, *self._lines, f"  {result}", "}"])
        return self.text
