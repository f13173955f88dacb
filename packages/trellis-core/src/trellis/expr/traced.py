"""The value a traced function computes with: a node and the dtype NumPy would give it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from trellis.dtypes import to_numpy
from trellis.expr.nodes import Node, node
from trellis.expr.promote import compute_dtype
from trellis.expr.recorder import Recorder, is_scalar, kind_of
from trellis.expr.untraceable import untraceable

if TYPE_CHECKING:
    from trellis.expr.promote import Kind


class Wrap(Protocol):
    """Makes a traced value."""

    def __call__(self, recorder: Recorder, node: Node, logical: str) -> Traced:
        """Return the value of `node`, which NumPy would hold as `logical`."""
        ...


class Traced:
    """A value of one trace, without behaviour.

    Attributes
    ----------
    recorder
        The trace it belongs to.
    node
        The formula so far; float32 where `logical` is a half type.
    logical
        Name of the dtype that NumPy's result would have.

    """

    __slots__ = ("logical", "node", "recorder")

    def __init__(self, recorder: Recorder, node: Node, logical: str) -> None:
        self.recorder: Recorder = recorder
        self.node: Node = node
        self.logical: str = logical

    @property
    def dtype(self) -> np.dtype[Any]:
        """The dtype that NumPy's result would have."""
        return to_numpy(self.logical)


def cast_node(item: Node, dtype: str) -> Node:
    """Return the node converted to `dtype`, nothing if it has it; a half type read and stored again is not converted."""
    if item.dtype == dtype:
        return item
    if item.op == "cast" and item.args[0].dtype == dtype and item.dtype == compute_dtype(dtype):
        return item.args[0]
    return node("cast", dtype, (item,))


def kind(value: Any, recorder: Recorder) -> Kind:
    """Return how an operand takes part in promotion, after checking that it may be one.

    Raises
    ------
    InvalidArgument
        ``E_INVALID_ARG.untraceable`` for anything but a value of this trace or a number.

    """
    if isinstance(value, Traced):
        if value.recorder is not recorder:
            raise untraceable(
                "a value of another call of a traced function is used",
                "Pass it as an operand, or compute it inside this function.",
            )
        return value.logical
    if is_scalar(value):
        return kind_of(value)
    if isinstance(value, np.ndarray) or hasattr(value, "__array__") or hasattr(value, "__dlpack__"):
        raise untraceable(
            f"an array ({type(value).__name__}) that is not an operand is used",
            "Pass the array as a further operand of the call, and give the function a parameter for it.",
        )
    raise untraceable(
        f"a value of type {type(value).__name__} is used in arithmetic",
        "Use numbers and the function's own parameters only.",
    )


def as_node(value: Any, recorder: Recorder, logical: str, *, fold: bool = False) -> Node:
    """Return the node of an operand (checked by `kind`) in the compute type of `logical`."""
    if isinstance(value, Traced):
        return cast_node(value.node, compute_dtype(logical))
    return recorder.scalar(value, logical, fold=fold)


def cast_value(value: Any, recorder: Recorder, logical: str) -> Node:
    """Return an operand converted to a dtype on request: a half type rounds here."""
    if not isinstance(value, Traced):
        return recorder.scalar(value, logical)
    return cast_node(cast_node(value.node, logical), compute_dtype(logical))
