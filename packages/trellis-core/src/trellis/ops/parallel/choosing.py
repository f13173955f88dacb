"""Which strategy a parallel map takes, and the devices that take part."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import nullcontext, suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from trellis.errors import InvalidArgument, InvalidType, did_you_mean
from trellis.flow import plan_only
from trellis.schedule import Schedule, plan_default

if TYPE_CHECKING:
    from trellis.array import Owner
    from trellis.device import Device
    from trellis.flow import Call
    from trellis.ops.elementwise import Stated

STRATEGIES = ("auto", "single", "threads", "devices")


class Share(NamedTuple):
    """A device that takes part, and how much it takes relative to the others."""

    context: Owner
    weight: float


@dataclass(slots=True)
class Choice:
    """A strategy with what it needs; as a context manager it closes the Contexts that were opened for it.

    Attributes
    ----------
    strategy, why
        As in `Parallel`.
    schedule
        The schedule of a launch on the Context's own device.
    devices
        Who takes part, for ``devices``.
    opened
        Contexts to be closed.

    """

    strategy: str
    why: str
    schedule: Schedule | None = None
    devices: tuple[Share, ...] = ()
    opened: tuple[Owner, ...] = ()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        for one in self.opened:
            # What a device reports when it is closed adds nothing to the error that is on its way.
            with suppress(Exception) if error is not None else nullcontext():
                one.close()


def hardware(device: Device) -> str:
    """Return which hardware a device is: CPU doors, and software devices, all run on the host's processor."""
    return device.physical_id or ("host processor" if device.kind != "gpu" else device.label)


def launch_of(ctx: Owner, this: Stated, schedule: Schedule | None) -> Call:
    """Return the one launch of the whole map under a schedule."""
    this = this._replace(schedule=schedule)
    return this.call(ctx, ("map", this.trace.expression.key, schedule, this.routes))


def chosen(ctx: Owner, this: Stated, how: tuple[Any, Any, Any]) -> Choice:
    """Return the strategy for a map; ``auto`` asks the door how many threads would share the launch."""
    strategy, devices, shares = how
    shares = tuple(shares) if isinstance(shares, Iterable) else shares
    _check(strategy, devices, shares, this)
    if strategy in {"single", "threads"}:
        base = this.schedule or plan_default(this.intent(), ctx.device)
        schedule = replace(base, threads=1 if strategy == "single" else "all")
        return Choice(strategy, f'strategy="{strategy}" was asked for', schedule)
    if strategy == "devices":
        return _several(ctx, tuple(devices), shares, None)
    return _auto(ctx, this, tuple(devices or ()), shares)


def _auto(ctx: Owner, this: Stated, devices: tuple[Any, ...], shares: Any) -> Choice:
    if not all(this.shape):
        return Choice("single", "there are no elements", this.schedule)
    candidate = plan_only(launch_of(ctx, this, this.schedule)).plan.candidate
    taken, label = dict(candidate.geometry).get("threads"), ctx.device.label
    if taken == 1:
        why = f"auto: by its estimate of the work, {label} does not share this launch"
        return Choice("single", why, this.schedule)
    if devices and this.shape:
        found = _several(ctx, devices, shares, "auto")
        if found.devices:
            return found
    if taken is None:
        return Choice("device", f"auto: {label} cuts its launches itself", this.schedule)
    why = f"auto: by its estimate of the work, {label} shares this launch among {taken} threads"
    return Choice("threads", why, this.schedule)


def _several(ctx: Owner, devices: tuple[Any, ...], shares: Any, auto: str | None) -> Choice:
    """Return the choice of several devices; for ``auto`` each hardware once, and no devices where there is one hardware."""
    contexts: list[Owner] = []
    opened: list[Owner] = []
    try:
        for entry in devices:
            contexts.append(ctx.beside(entry))
            if contexts[-1] is not entry:
                opened.append(contexts[-1])
        names = [hardware(one.device) for one in contexts]
        taken = [i for i, name in enumerate(names) if auto is None or name not in names[:i]]
        if auto is not None and len(taken) < 2:
            taken = []
        weights = list(map(float, shares)) if shares is not None else _weights([contexts[i] for i in taken])
        parts = [
            Share(contexts[i], weights[i if shares is not None else place]) for place, i in enumerate(taken)
        ]
    except BaseException:
        for one in opened:
            one.close()
        raise
    if not parts:
        for one in opened:
            one.close()
        return Choice("threads", "")
    why = f"{'auto' if auto else 'asked for'}: {len(parts)} parts on {_told([names[i] for i in taken])}"
    by = "shares=" if shares is not None else _rule([contexts[i] for i in taken])
    left = len(devices) - len(parts)
    more = f"; {left} further of the same hardware left out" if left else ""
    return Choice("devices", f"{why}, cut by {by}{more}", None, tuple(parts), tuple(opened))


def _told(names: list[str]) -> str:
    counts = {name: names.count(name) for name in names}
    several = [f"{count} share {name}" for name, count in counts.items() if count > 1]
    return f"{len(counts)} hardware{'' if len(counts) == 1 else 's'}" + (
        f" ({', '.join(several)})" if several else ""
    )


def _units(contexts: list[Owner]) -> dict[str, int] | None:
    """Return the compute units of each hardware where all are of one kind and tell them."""
    units = {hardware(one.device): one.device.limits.compute_units for one in reversed(contexts)}
    kinds = {one.device.kind for one in contexts}
    known = {name: count for name, count in units.items() if count}
    return known if len(kinds) == 1 and len(known) == len(units) else None


def _rule(contexts: list[Owner]) -> str:
    return "compute units" if _units(contexts) else "equal shares of each hardware"


def _weights(contexts: list[Owner]) -> list[float]:
    units, names = _units(contexts), [hardware(one.device) for one in contexts]
    return [(units[name] if units else 1) / names.count(name) for name in names]


def _check(strategy: Any, devices: Any, shares: Any, this: Stated) -> None:
    if not isinstance(strategy, str) or strategy not in STRATEGIES:
        raise InvalidArgument(
            "unknown_name",
            asked=f"strategy={strategy!r} was given.{did_you_mean(str(strategy), STRATEGIES)}",
            allowed=", ".join(STRATEGIES) + ".",
            name=strategy,
        )
    if devices is not None and not isinstance(devices, (list, tuple)):
        raise InvalidType("type", asked=f"devices= is a {type(devices).__name__}.", allowed="a list.")
    count = len(devices) if devices is not None else 0  # pyright: ignore[reportUnknownArgumentType] - a list of anything
    problem = None
    if strategy == "devices" and not count:
        problem = "strategy='devices' was given without devices.", "devices=[…], one entry for each part."
    elif strategy in {"single", "threads"} and (devices is not None or shares is not None):
        problem = (
            f"strategy={strategy!r} was given devices= or shares=.",
            "both with 'devices' or 'auto' only.",
        )
    elif shares is not None and not _right(shares, count):
        problem = f"shares={shares!r} was given.", f"{count} positive numbers, one for each of devices=."
    elif (
        strategy in {"single", "threads"} and this.schedule is not None and this.schedule.threads is not None
    ):
        problem = (
            f"strategy={strategy!r} was given a schedule with threads={this.schedule.threads!r}.",
            "one of the two.",
        )
    if problem is not None:
        raise InvalidArgument("option", asked=problem[0], allowed=problem[1])
    if strategy == "devices" and not this.shape:
        raise InvalidArgument(
            "shape",
            asked="devices= was given for a result without axes.",
            allowed="at least one axis to cut.",
        )


def _right(shares: Any, count: int) -> bool:
    try:
        numbers = [float(share) for share in shares]
    except (TypeError, ValueError):
        return False
    return len(numbers) == count > 0 and all(0 < number < float("inf") for number in numbers)
