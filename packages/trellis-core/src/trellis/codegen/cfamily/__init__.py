"""The C-family writer: rules that every C-like language shares, and dialects of data for what they call things."""

from __future__ import annotations

from trellis.codegen.cfamily.dialect import KEYS, SIMT_CPP, CDialect
from trellis.codegen.cfamily.family import C_MATH, FAMILY, OVERLOADED_MATH
from trellis.codegen.cfamily.writer import write

__all__ = ["C_MATH", "FAMILY", "KEYS", "OVERLOADED_MATH", "SIMT_CPP", "CDialect", "write"]
