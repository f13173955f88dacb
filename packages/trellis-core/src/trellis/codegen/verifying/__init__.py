"""The verifier of Kernel IR: every rule that a program breaks, as data."""

from __future__ import annotations

from trellis.codegen.verifying.programs import shared_bytes, verify
from trellis.codegen.verifying.violation import Violation

__all__ = ["Violation", "shared_bytes", "verify"]
