"""Builtin functions of Python made from native code that was loaded into the process."""

from __future__ import annotations

import ctypes
import sys
from typing import TYPE_CHECKING, Any, NamedTuple

from trellis_cpu.calls import template
from trellis_cpu.calls.entry import SYMBOLS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from trellis_cpu.calls.template import Help
    from trellis_cpu.driver import Code
    from trellis_cpu.kernels.work import Work

_METH_FASTCALL = 0x0080
_DOC = b"Run one launch: arrays with an `address`, then scalars."


class _MethodDef(ctypes.Structure):
    """Python's PyMethodDef."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


_new_function = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.py_object)(
    ("PyCFunction_NewEx", ctypes.pythonapi)
)
_ADDRESS = sys.intern("address")
# The entry points know these objects by address; each lives as long as the interpreter, or as this module.
_OBJECTS = (id(None), id(_ADDRESS), id(TypeError), id(OverflowError))


class Entry(NamedTuple):
    """The entry points, loaded.

    Attributes
    ----------
    call
        How ``trellis_call`` is described to Python.
    open, work, close
        Make a board ready, work for it, and let its workers end; each takes the board's address and runs without the
        interpreter's lock.
    code
        What keeps them alive.

    """

    call: _MethodDef
    open: Callable[[int], None]
    work: Callable[[int], None]
    close: Callable[[int], None]
    code: Code

    @classmethod
    def of(cls, code: Code) -> Entry:
        """Return the entry points of loaded code."""
        call, *others = (code.addresses[name] for name in SYMBOLS)
        open, work, close = map(ctypes.CFUNCTYPE(None, ctypes.c_void_p), others)
        return cls(_MethodDef(b"launch", call, _METH_FASTCALL, _DOC), open, work, close, code)

    def builtin(
        self, work: Work, functions: Sequence[int], mode: int, owner: object, help: Help = template.NOBODY
    ) -> Callable[..., Any]:
        """Return the builtin function that launches `work`.

        Parameters
        ----------
        work
            The launch; its template becomes the function's ``self``.
        functions
            Address of each phase.
        mode
            `INLINE`, `RELEASED` or `SHARED`.
        owner
            What keeps the phases alive; the function keeps it.
        help
            Where a shared launch finds workers; the function keeps it.

        """
        # The third argument is meant for a module's name. It is the one reference, beside ``self``, that the function holds.
        held = (self, owner, help)
        return _new_function(
            ctypes.addressof(self.call), template.pack(work, functions, mode, _OBJECTS, help), held
        )
