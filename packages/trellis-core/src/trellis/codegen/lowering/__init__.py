"""From an intent to the launches that carry it out, for any target that can be described by its features."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from trellis.codegen.lowering.refused import Decline, Refused
from trellis.codegen.lowering.settings import HONOURED, settings

if TYPE_CHECKING:
    from trellis.codegen.features import Features
    from trellis.codegen.nodes import Program
    from trellis.intent import Intent
    from trellis.schedule import Schedule

__all__ = ["OPERATIONS", "Refused", "honoured", "lower"]

# The module that lowers each operation, imported when one is asked for.
_MODULES = {
    "concatenate": "concatenate",
    "copy": "copy",
    "gemm": "gemm",
    "histogram": "histogram",
    "map": "map",
    "pad": "pad",
    "reduce": "reduce",
    "scan": "scan",
    "stencil": "stencil",
    "take": "take",
    "transpose": "copy",
}

# Names of the operations that there are kernels for.
OPERATIONS = tuple(sorted(_MODULES))


def lower(intent: Intent, schedule: Schedule, features: Features) -> Program | Refused:
    """Return the program that carries out an intent.

    Parameters
    ----------
    intent
        What to compute; every operand's shape and strides are known.
    schedule
        How the work is cut; a field is honoured, or the reason says that it is not.
    features
        What may be used of the target.

    Returns
    -------
    Program or Refused
        Launches in order, none for an empty result; or why there is no program. The text of the kernels depends on the
        intent's signature, the schedule, the features and the classes that DESIGN names (divisibility by vectors, width of
        positions); extents, strides and scalars are parameters.

    Raises
    ------
    Unsupported
        ``E_UNSUPPORTED.function`` for a function of a formula that neither the target nor Trellis has.

    """
    if intent.op not in _MODULES:
        return Refused(f"there is no kernel for {intent.op}")
    try:
        found = settings(intent, schedule, features)
        writer = importlib.import_module(f"trellis.codegen.lowering.{_MODULES[intent.op]}")
        return writer.lower(intent, found)
    except Decline as reason:
        return Refused(str(reason))


def honoured(op: str) -> frozenset[str]:
    """Return the fields of a schedule that the kernels of an operation carry out."""
    return HONOURED.get(op, frozenset())
