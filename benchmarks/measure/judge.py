"""From timings to rows: who was best, how we compare, and whether that reaches what was set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from measure.rows import LIMIT, OURS, Reach, Row

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from measure.rows import Timing, Workload


def rows(work: Workload, timings: Sequence[Timing]) -> list[Row]:
    """Return the workload's row, or one for each of our forms where each has figures of its own."""
    if isinstance(work.reach, Reach):
        return [row(work.number, work.title, timings, work.reach, work.limit, work.flops)]
    found = list[Row]()
    for form, reach in work.reach.items():
        seen = [timing for timing in timings if timing.who != OURS or timing.form == form]
        found.append(row(work.number, f"{work.title}, {form}", seen, reach, work.limit, work.flops))
    return found


def row(
    number: int,
    title: str,
    timings: Sequence[Timing],
    reach: Reach,
    limit_name: str | None = None,
    flops: int | None = None,
) -> Row:
    """Return the row of one workload's timings, judged by what it is to reach."""
    right = [timing for timing in timings if timing.wrong is None and timing.samples]
    ours = _fastest(timing for timing in right if timing.who == OURS)
    limit = _fastest(timing for timing in right if timing.who == LIMIT)
    peers: dict[str, float] = {}
    for timing in right:
        if timing.who not in {OURS, LIMIT}:
            peers[timing.who] = min(timing.seconds, peers.get(timing.who, float("inf")))
    best = min(peers, key=lambda who: peers[who]) if peers else None
    against = reach.against if reach.against in peers else None
    seconds = ours.seconds if ours is not None else None
    ratio = peers[best] / seconds if best is not None and seconds else None
    against_ratio = peers[against] / seconds if against is not None and seconds else None
    share = limit.seconds / seconds if limit is not None and seconds else None
    judged = against_ratio if reach.against is not None else ratio
    return Row(
        number=number,
        workload=title,
        ours=seconds,
        form=ours.form if ours is not None else None,
        other_forms={t.form: t.seconds for t in right if t.who == OURS and t is not ours},
        peers=peers,
        best_peer=best,
        ratio=ratio,
        against=against,
        against_ratio=against_ratio,
        limit=limit_name,
        limit_seconds=limit.seconds if limit is not None else None,
        share=share,
        reach=str(reach),
        met=_met(reach, judged, share, seconds),
        flops=flops,
        problems=tuple(f"{t.who} {t.form}: {t.wrong}" for t in timings if t.wrong is not None),
        timings=tuple(timings),
    )


def _fastest(timings: Iterable[Timing]) -> Timing | None:
    return min(timings, key=lambda timing: timing.seconds, default=None)


def _met(reach: Reach, ratio: float | None, share: float | None, seconds: float | None) -> bool | None:
    """Tell whether every figure is reached; None where one can't be told."""
    if seconds is None:
        return False
    asked = [
        (reach.ratio, ratio),
        (reach.share, share),
        (None if reach.seconds is None else -reach.seconds, -seconds),
    ]
    told = [None if have is None else have >= want for want, have in asked if want is not None]
    return False if False in told else None if None in told or not told else True
