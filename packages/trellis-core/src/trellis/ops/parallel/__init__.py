"""parallel_map: a map whose threads or devices the caller chooses, and the plan of it, to look at before it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trellis.ops.creation import empty
from trellis.ops.elementwise import stated
from trellis.ops.parallel.choosing import Choice, chosen
from trellis.ops.parallel.local import plan as plan_here
from trellis.ops.parallel.local import run_here
from trellis.ops.parallel.several import plan as plan_several
from trellis.ops.parallel.several import run_there
from trellis.plan import Parallel

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from trellis.array import Owner
    from trellis.ops.elementwise import Function, Stated
    from trellis.schedule import Schedule

__all__ = ["parallel_map", "parallel_plan"]


def parallel_map(
    ctx: Owner,
    first: Any,
    /,
    *rest: Any,
    fn: Function | None = None,
    strategy: str = "auto",
    devices: Sequence[Any] | None = None,
    shares: Sequence[float] | None = None,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Any:
    """Apply a function to each element, as `map`, on the threads or devices that the strategy says.

    Parameters
    ----------
    ctx
        The Context: operands are its arrays, and so are the results.
    first, rest, fn
        As for `map`.
    strategy
        ``single``
            One thread, the caller's.
        ``threads``
            Every thread of the device's pool, as far as the launch has chunks, however small the work.
        ``devices``
            The leading axis of the result is cut into slices, one for each of `devices`, which run at once; the results are
            gathered on `ctx`.
        ``auto``
            ``single`` where the device's own estimate of the work is below that from which it shares a launch. Above it
            ``devices`` where these are of at least two hardwares, each taken once, else ``threads``; on a device that cuts its
            launches itself one launch, ``device``.
    devices
        Contexts, or devices as `Context` takes them; `ctx` takes part only where it is listed. Entries of one hardware (all
        CPU doors and software devices run on the host's processor) are taken where ``strategy="devices"`` names them so: they
        share it, and the record says so. Contexts keep their plans from call to call; others are opened and closed for each.
    shares
        Sizes of the slices, relative to each other. Left out: each hardware's is in proportion to its compute units where
        all are of one kind and tell them, else all are equal; entries of one hardware divide its slice equally.
    schedule, routes, out
        As for `map`, for each part. With several parts `out` is written only when all of them are done.

    Returns
    -------
    Array or tuple of Array
        The same bits as `map`, for any strategy, on devices of one door. ``record.parallel`` has the parts as they ran.

    Raises
    ------
    InvalidArgument
        ``unknown_name`` for another strategy, ``option`` for devices or shares that do not go with it, ``shape`` where
        there is no axis to cut, and as `map`. An error of a part names it, and leaves `out` as it was.

    """
    return _ran(ctx, *_asked(ctx, first, rest, fn, (strategy, devices, shares), (schedule, routes, out)))


def _ran(ctx: Owner, this: Stated, choice: Choice) -> Any:
    with choice:
        if not all(this.shape):
            made = this.given or tuple(empty(ctx, item.shape, item.dtype) for item in this.expected)
        else:
            made = (run_there if choice.devices else run_here)(ctx, this, choice)
    return this.whole(made)


def parallel_plan(
    ctx: Owner,
    first: Any,
    /,
    *rest: Any,
    fn: Function | None = None,
    strategy: str = "auto",
    devices: Sequence[Any] | None = None,
    shares: Sequence[float] | None = None,
    schedule: Schedule | Mapping[str, Any] | None = None,
    routes: Sequence[str] | str | None = None,
    out: Any = None,
) -> Parallel:
    """Return how `parallel_map` would share the same call: kernels are compiled and validated, nothing is run or copied.

    Arguments and errors are those of `parallel_map`.

    Returns
    -------
    Parallel
        The strategy taken, why, and the parts. Frozen; ``as_dict()`` is plain data.

    """
    this, choice = _asked(ctx, first, rest, fn, (strategy, devices, shares), (schedule, routes, out))
    with choice:
        if not all(this.shape):
            return Parallel(choice.strategy, "there are no elements", ())
        return (plan_several if choice.devices else plan_here)(ctx, this, choice)


def _asked(
    ctx: Owner,
    first: Any,
    rest: tuple[Any, ...],
    fn: Any,
    how: tuple[Any, Any, Any],
    options: tuple[Any, Any, Any],
) -> tuple[Stated, Choice]:
    function, values = (first, rest) if fn is None else (fn, (first, *rest))
    this = stated(ctx, function, values, *options)
    return this, chosen(ctx, this, how)
