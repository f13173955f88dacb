"""What must happen when an object ends, even where an interrupt comes at that moment."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from collections.abc import Callable


class Ending(partial[object]):
    """A call, ``Ending(function, *arguments)``, that is made when this dies, in whatever thread lets go of it last.

    A signal's handler may raise at the first step of any function of Python, ``__del__`` among them, which then does nothing.
    Here no step of Python is run, provided that the function is native, such as a bound method of a deque. Nor does one come
    between a statement without calls and the call that makes an Ending in the statement after it.
    """

    __slots__ = ()
    __del__: ClassVar[Callable[..., Any]] = partial.__call__
