"""Kernels in which each invocation makes one element of the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.codegen.lowering import carrying
from trellis.dtypes import itemsize

if TYPE_CHECKING:
    from trellis.codegen.building import Term
    from trellis.codegen.features import Features
    from trellis.codegen.lowering.frame import Frame
    from trellis.codegen.nodes import Launch

_GROUP = 256


def size(features: Features) -> int:
    """Return the invocations a group."""
    return min(_GROUP, features.group)


def number(frame: Frame) -> Term:
    """Return the number of the invocation's element."""
    return frame.b.let("number", frame.group_number() * size(frame.features) + frame.local())


def launch(frame: Frame, count: int) -> Launch:
    """Return the launch for so many elements."""
    group = size(frame.features)
    return frame.launch(-(-count // group), (group, 1, 1))


def moved(dtype: str, features: Features) -> str:
    """Return the dtype as which an element is moved, bit by bit."""
    found = f"uint{8 * itemsize(dtype)}"
    carrying.require(features, found)
    return found
