"""A broken rule, as data."""

from __future__ import annotations

from typing import NamedTuple


class Violation(NamedTuple):
    """One broken rule.

    Attributes
    ----------
    rule
        Which: ``type``, ``name``, ``memory``, ``uniform``, ``shared``, ``group``, ``grid``, ``binding``, ``alias`` or
        ``feature``.
    kernel
        Name of the kernel.
    where
        The statement, by its place in the bodies, or what was declared or launched.
    what
        What is wrong, in words.

    """

    rule: str
    kernel: str
    where: str
    what: str
