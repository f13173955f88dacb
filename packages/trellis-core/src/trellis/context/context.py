"""Context: one device, chosen once; its budget; its routes; and every operation as a method."""

from __future__ import annotations

import copyreg
import os
from typing import TYPE_CHECKING, Any, Self

from trellis import door as doors
from trellis.array import Array
from trellis.budget import SAFETY, Arena, Spares, ledger_of
from trellis.conductor import choose
from trellis.context.sessions import check_process, open_session
from trellis.errors import InvalidArgument, InvalidType, NotReady, did_you_mean
from trellis.ops.operands import checked_routes
from trellis.record import load_observers
from trellis.routes import ROUTES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import TracebackType

    import numpy as np
    import numpy.typing as npt

    from trellis.budget import Memory
    from trellis.device import Device
    from trellis.plan import Reason, Route


class Context:
    """One device to compute on, with a share of its memory.

    Parameters
    ----------
    device
        None: TRELLIS_DEVICE, else the best hardware GPU, else the CPU. An integer: that hardware GPU. ``"cpu"``, ``"gpu"``,
        ``"door"``, ``"door:index"``, ``"door:part of a name"``; a Device; or a list of these in order of preference.
    safety
        Share of the memory that may be used: ``strict`` 90 %, ``balanced`` 95 %, ``expert`` all that is free.
    force
        Whether to pass the share: all that is free may be used, and every record says so.
    budget
        Bytes that may be used at most, whatever is free.
    routes
        Routes to try, in order: of ``stock``, ``cache``, ``generate``.
    allow_software
        Whether a software device may be taken without being named.

    Attributes
    ----------
    device, door
        The device, and the door that drives it.
    choice
        Why this device was taken.
    routes
        The routes, in order.

    Raises
    ------
    InvalidArgument
        ``device_unknown``, ``device_ambiguous``, ``option`` or ``unknown_name``.
    NotReady
        ``no_device`` where nothing usable exists.

    """

    def __init__(
        self,
        device: Any = None,
        *,
        safety: str = "strict",
        budget: int | None = None,
        force: bool = False,
        routes: Sequence[str] | str | None = None,
        allow_software: bool = False,
    ) -> None:
        if safety not in SAFETY:
            raise InvalidArgument(
                "option",
                asked=f"safety={safety!r} was given.{did_you_mean(str(safety), SAFETY)}",
                allowed=", ".join(SAFETY) + ".",
                safety=safety,
            )
        if budget is not None and (isinstance(budget, bool) or not isinstance(budget, int) or budget < 1):
            raise InvalidArgument(
                "option", asked=f"budget={budget!r} was given.", allowed="a positive number of bytes."
            )
        self.routes: tuple[Route, ...] = tuple(ROUTES) if routes is None else checked_routes(routes)
        taken = choose(device, allow_software=allow_software)
        self.device: Device = taken.device
        self.choice: tuple[Reason, ...] = taken.reasons
        self.safety = safety
        self.door: doors.LoadedDoor = doors.load(self.device.door)
        session = open_session(self.door, self.device)
        ledger = ledger_of(self.device, session)
        self.arena: Arena = Arena(self.device, session, ledger, SAFETY[safety], budget, force=force)
        self.acquire: Callable[[int], Memory] = Spares(self.arena).take
        self.scope: object = object()
        self._process = os.getpid()
        self._closed = False
        load_observers()

    # A function of a Context is its method: imported here, each keeps its signature and its documentation.
    from trellis.context.prepared import prepare
    from trellis.ops import (
        alloc,
        arange,
        argsort,
        asarray,
        cast,
        clip,
        concatenate,
        copy,
        empty,
        escape,
        fill,
        fill_ramp,
        full,
        gemm,
        gemm_like,
        histogram,
        map,  # noqa: A004 - as NumPy has its sum
        map_stencil,
        pad,
        parallel_map,
        parallel_plan,
        random,
        reduce,
        scan,
        sort,
        stack,
        stencil,
        take,
        transpose,
        where,
        zeros,
    )

    def check_ready(self) -> None:
        """Raise `NotReady` where the Context is closed, or was made before a fork its device doesn't survive."""
        if self._closed:
            raise NotReady(
                "closed",
                asked=f"A closed Context on {self.device.label} was used.",
                allowed="use before close().",
            )
        check_process(self._process, self.device)

    def synchronize(self) -> None:
        """Wait for every launch; raise what one of them reported."""
        self.arena.session.synchronize()

    def beside(self, device: object) -> Context:
        """Return a Context on another device, with this one's safety; a Context as it is."""
        return device if isinstance(device, Context) else Context(device, safety=self.safety)

    def move(self, x: Array, device: object) -> Array:
        """Return an array on another device, through the host; itself where it already is there."""
        if not isinstance(x, Array):
            raise InvalidType("type", asked=f"move of a {type(x).__name__}.", allowed="a trellis.Array.")
        other = self.beside(device)
        if other.arena.session is x.spec.session:
            return x.of(other) if other is device else x
        return other.asarray(x.numpy(), copy=True)

    def explain(self) -> dict[str, Any]:
        """Return as plain data which device was taken and why, the routes, and the memory limit and use now in bytes."""
        return {
            "device": self.device.label,
            "name": self.device.name,
            "kind": self.device.kind,
            "door": f"{self.door.name} {self.door.info.version}",
            "choice": [reason._asdict() for reason in self.choice],
            "routes": list(self.routes),
            "safety": self.safety,
            "memory": {
                "limit": self.arena.limit(),
                "used": self.arena.ledger.used,
                "source": self.arena.source,
            },
        }

    def close(self) -> None:
        """End the Context: wait for its launches, then refuse new ones. Arrays stay readable."""
        if not self._closed:
            self.synchronize()
            self._closed = True
            self.scope = object()  # no memoised plan is found again

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        state = ", closed" if self._closed else ""
        return f"<trellis.Context on {self.device.label} ({self.device.kind}, {self.device.name}){state}>"


def _restore(host: npt.NDArray[np.generic], device: str) -> Array:
    return Context(device).asarray(host, copy=True)


def _reduce(x: Array) -> tuple[Any, ...]:
    """Pickle an array as host bytes and the name of its device."""
    return _restore, (x.numpy().copy(), x.device.label)


copyreg.pickle(Array, _reduce)
