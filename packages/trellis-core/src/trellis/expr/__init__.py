"""Scalar formulas: traced from Python functions, evaluated by NumPy, rewritten into the primitives that writers spell."""

from __future__ import annotations

from trellis.expr.bounds import BOUNDS, Bound, function_error, ulp_error
from trellis.expr.evaluation import evaluate, evaluate_wide
from trellis.expr.expression import Expression
from trellis.expr.functions import NAMES
from trellis.expr.legalising import REVISION, legalise
from trellis.expr.nodes import LEAVES, PRIMITIVES, Node, const, node, text, walk
from trellis.expr.shortcut import identity
from trellis.expr.tracing import Trace, trace
from trellis.expr.vocabulary import cast, erf, gelu, gelu_tanh, index, relu, sigmoid, silu

__all__ = [
    "BOUNDS",
    "LEAVES",
    "NAMES",
    "PRIMITIVES",
    "REVISION",
    "Bound",
    "Expression",
    "Node",
    "Trace",
    "cast",
    "const",
    "erf",
    "evaluate",
    "evaluate_wide",
    "function_error",
    "gelu",
    "gelu_tanh",
    "identity",
    "index",
    "legalise",
    "node",
    "relu",
    "sigmoid",
    "silu",
    "text",
    "trace",
    "ulp_error",
    "walk",
]
