"""Watch what runs: every launch's record, and every look that the host takes at device memory."""

from __future__ import annotations

import statistics
from collections import Counter
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Self

import trellis

if TYPE_CHECKING:
    from types import TracebackType

# The two ways out of a device's memory. A block of this size or less holds a single number, such as the largest index
# that `take` checks before it picks.
EXITS = ("download", "host_view")
ONE_NUMBER = 64


class Watch:
    """Collects records and counts reads while its ``with`` block runs.

    Attributes
    ----------
    records
        One for each launch, in order.
    reads
        Bytes of each block with more than one number that the host looked at.

    """

    def __init__(self, ctx: trellis.Context) -> None:
        self.records: list[trellis.LaunchRecord] = []
        self.reads: list[int] = []
        self._session: Any = ctx.arena.session
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        self._stack.enter_context(trellis.observe(self.records.append))
        for name in EXITS:
            self._guard(name)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def _guard(self, name: str) -> None:
        original = getattr(self._session, name)

        def counted(block: Any, *rest: Any) -> Any:
            if block.nbytes > ONE_NUMBER:
                self.reads.append(block.nbytes)
            return original(block, *rest)

        setattr(self._session, name, counted)
        self._stack.callback(delattr, self._session, name)

    def proof(self, ctx: trellis.Context) -> str:
        """Return in one sentence that every launch ran on the device and none went through NumPy.

        The edges of a histogram are a few numbers that the host computes from its range: they are said, not hidden.

        Raises
        ------
        AssertionError
            Where a launch ran elsewhere, by an unnamed library, with uploaded operands, or after a read.

        """
        assert self.records, "nothing was launched"
        for record in self.records:
            assert record.device == ctx.device.label, f"not on {ctx.device.label}: {record}"
            if record.op != "histogram":
                assert record.bytes_uploaded == 0, f"its operands came from the host: {record}"
            assert record.route in {"stock", "cache", "generate"}, f"an unknown route: {record}"
            named = record.library is not None and record.library.loaded and bool(record.library.name)
            assert named == (record.route == "stock"), f"a library that is not named: {record}"
        assert not self.reads, f"the host read {len(self.reads)} blocks between the launches: {self.reads}"
        routes = Counter(record.route for record in self.records)
        ways = ", ".join(f"{count} by {name}" for name, count in sorted(routes.items()))
        edges = sum(record.bytes_uploaded for record in self.records)
        uploaded = f"only {edges} bytes of a histogram's edges were" if edges else "nothing was"
        return (
            f"{len(self.records)} launches on {ctx.device.label} ({ways}); between them {uploaded} uploaded, and the host"
            " read no array."
        )

    def lines(self) -> list[str]:
        """Return one line for each launch, or for launches of one kernel that repeat in a loop."""
        found: dict[tuple[str, str], list[float]] = {}
        for record in self.records:
            found.setdefault(_described(record), []).append(record.seconds or 0.0)
        return [
            f"  {what}  {statistics.median(times) * 1e3:8.3f} ms {f'× {len(times)}' if len(times) > 1 else '':<6} {how}"
            for (what, how), times in found.items()
        ]


def _described(record: trellis.LaunchRecord) -> tuple[str, str]:
    """Return what a record says: what ran where on how much, and by which route."""
    how = str(record.route)
    if record.library is not None:
        how += f" ({record.library.name} {record.library.version or 'version unknown'})"
    how += f", {' + '.join(record.composed) or record.kernel}"
    if record.cached:
        how += f", from {record.cached}"
    moved = f"{record.bytes_in / 1e3:8.1f} kB in, {record.bytes_out / 1e3:8.1f} kB out"
    return f"{record.op:<9} {record.device} [{record.kind}]  {moved}", how
