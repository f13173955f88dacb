"""Every error Trellis raises: a family, a stable code, and three sentences: asked, allowed, fix.

Callers branch on the class, on ``.code`` or on ``.fields``, never on the text. ``trellis errors`` and the reference page are
both made from `CODES`.
"""

from __future__ import annotations

from trellis.errors.classes import (
    BackendError,
    BudgetExceeded,
    Family,
    InternalError,
    InvalidArgument,
    InvalidType,
    LaunchRefused,
    NotReady,
    OutOfMemory,
    TrellisError,
    Unsupported,
    did_you_mean,
)
from trellis.errors.table import CODES, CodeEntry

__all__ = [
    "CODES",
    "BackendError",
    "BudgetExceeded",
    "CodeEntry",
    "Family",
    "InternalError",
    "InvalidArgument",
    "InvalidType",
    "LaunchRefused",
    "NotReady",
    "OutOfMemory",
    "TrellisError",
    "Unsupported",
    "did_you_mean",
]
