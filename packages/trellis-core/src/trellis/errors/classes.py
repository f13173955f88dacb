"""The error classes: one a family, each also a built-in exception that callers already catch."""

from __future__ import annotations

import difflib
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from trellis.errors.table import CODES

if TYPE_CHECKING:
    from collections.abc import Iterable


class Family(IntEnum):
    """The families of errors; the integers are stable and double as exit codes."""

    OK = 0
    E_OOM = 1
    E_LAUNCH = 2
    E_BUDGET = 3
    E_BACKEND = 4
    E_INVALID_ARG = 5
    E_UNSUPPORTED = 6
    E_INTERNAL = 7
    E_NOT_READY = 8


class TrellisError(Exception):
    """Base of all errors of Trellis.

    Parameters
    ----------
    name
        The part of the code after the dot; ``FAMILY.name`` must stand in `trellis.errors.CODES`.
    asked
        What the caller asked for, in a sentence.
    allowed
        What is allowed, in a sentence.
    fix
        What to do next; the table's remedy when left out.
    fields
        The values the sentences are made of, for programs to read.

    """

    family: Family = Family.E_INTERNAL

    def __init__(
        self, name: str, /, *, asked: str, allowed: str, fix: str | None = None, **fields: Any
    ) -> None:
        self.code: str = f"{self.family.name}.{name}"
        self.asked = asked
        self.allowed = allowed
        self.fix: str = fix if fix is not None else CODES[self.code].remedy
        self.fields: dict[str, Any] = fields
        super().__init__(f"[{self.code}] {asked} Allowed: {allowed} To do: {self.fix}")

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by fields, since the constructor takes keywords."""
        state = (type(self), self.code.partition(".")[2], self.asked, self.allowed, self.fix, self.fields)
        return (_rebuild, state)


def _rebuild(
    kind: type[TrellisError], name: str, asked: str, allowed: str, fix: str, fields: dict[str, Any]
) -> TrellisError:
    return kind(name, asked=asked, allowed=allowed, fix=fix, **fields)


class OutOfMemory(TrellisError, MemoryError):
    """The device's allocator failed."""

    family = Family.E_OOM


class LaunchRefused(TrellisError, ValueError):
    """Validation refused a launch."""

    family = Family.E_LAUNCH


class BudgetExceeded(TrellisError, MemoryError):
    """A reservation does not fit the memory budget."""

    family = Family.E_BUDGET


class BackendError(TrellisError, RuntimeError):
    """A door, its compiler or its driver failed."""

    family = Family.E_BACKEND


class InvalidArgument(TrellisError, ValueError):
    """An argument has a value that is not allowed."""

    family = Family.E_INVALID_ARG


class InvalidType(InvalidArgument, TypeError):
    """An argument has a type that is not allowed."""


class Unsupported(TrellisError, NotImplementedError):
    """Nothing installed can do what was asked."""

    family = Family.E_UNSUPPORTED


class InternalError(TrellisError, RuntimeError):
    """Trellis broke its own rule."""

    family = Family.E_INTERNAL


class NotReady(TrellisError, RuntimeError):
    """The Context, device or process is not in a state to work."""

    family = Family.E_NOT_READY


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return ``" Did you mean 'x'?"`` for the closest known name, or an empty string."""
    close = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f" Did you mean {close[0]!r}?" if close else ""
