"""The doctor: which doors there are, which of them work, and why not; as data first, then as a table.

Imports nothing but what starts the examinations: those run in processes of their own while the rest is read.
"""

from __future__ import annotations

from trellis.doctor.report import SCHEMA, VERSION, examine, start

__all__ = ["SCHEMA", "VERSION", "examine", "start"]
