"""What tells the kernels of two programs apart."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trellis.codegen.nodes import Program


def fingerprint(program: Program) -> str:
    """Return a digest of a program's kernels: equal in any process exactly where they are the same.

    Intents of one signature may differ in what else shapes kernels: whether rows divide into vectors, whether a reduction, a scan
    or a histogram is cut into parts or fits into shared memory, how wide positions are. A door that keeps kernels by signature
    keeps those of each fingerprint apart.
    """
    return hashlib.sha256(repr(program.kernels).encode()).hexdigest()[:32]
