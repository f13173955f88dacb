"""An Expression: the traced outputs of a function and the dtypes of the run-time scalars it reads."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from trellis.expr.nodes import text

if TYPE_CHECKING:
    from trellis.expr.nodes import Node


@dataclass(frozen=True, slots=True)
class Expression:
    """A device-free scalar formula.

    Attributes
    ----------
    outputs
        One node an output.
    scalars
        Dtype of each run-time scalar, by slot; their values travel beside the expression, never in it.

    """

    outputs: tuple[Node, ...]
    scalars: tuple[str, ...] = ()
    key: str = field(init=False, compare=False, default="")

    def __post_init__(self) -> None:
        """Derive the key once: it is part of every cache key made from this expression."""
        object.__setattr__(self, "key", hashlib.sha256(self.text().encode()).hexdigest()[:32])

    def text(self) -> str:
        """Return the canonical text, the same in every process."""
        return text(self.outputs)
