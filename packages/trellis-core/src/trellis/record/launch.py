"""The record of a launch: what ran, where, by which route and why, in measured numbers or None."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from trellis._version import __version__

if TYPE_CHECKING:
    from trellis.device import Device
    from trellis.plan import Candidate, Library, Parallel, Plan, Reason, Route

# What a result keeps of its launch until its record is read: the plan, start and end on the host in nanoseconds, bytes
# uploaded for it, and the door's timing token, whose ``seconds()`` waits for the device (None for a synchronous door).
Launch = tuple["Plan", int, int, int, Any]


@dataclass(frozen=True, slots=True)
class LaunchRecord:
    """One launch, as it was. ``str(record)`` is one line; ``as_dict()`` is plain data.

    Attributes
    ----------
    op, kernel, signature
        The operation, the kernel or library function that carried it, and the kernel's identity.
    device, device_name, kind, physical_id
        Where: ``door:index``, name, ``gpu``, ``cpu`` or ``software``, and the physical device.
    software
        Whether a GPU API was emulated on a CPU.
    door_version, core_version
        Who made it.
    route
        ``stock``, ``cache``, ``generate`` or ``escape``.
    library
        For stock: name, version and symbol as they were found loaded.
    composed
        Passes of a stock call followed by a fused one.
    cached
        For a kernel that was kept: ``memory`` or ``disk``.
    origin
        ``written``, ``shipped``, or ``caller`` for a kernel of the caller's.
    compiler
        What compiled it, with version and options, where it is not the device's own compiler.
    schedule, user_schedule
        How the work was cut, and whether that was the caller's choice.
    geometry, resources
        What the launch was cut into; what the compiled kernel uses. Absent is unknown.
    occupancy, occupancy_source
        Share of a compute unit that the kernel can fill, None where it can't be known.
    reasons, choice
        Why earlier steps of the walk declined, and why this device was chosen.
    bytes_in, bytes_out, bytes_scratch, bytes_uploaded
        Bytes of the operands, of the results, of temporary memory, and copied to the device for this call.
    budget_limit, budget_source, bytes_reserved, forced
        The memory limit when the plan was made, its source, what one launch takes of it, and whether the limit's share was
        forced to be all.
    seconds
        Time of the launch: on the host for a synchronous door, by the device's events otherwise; None until known.
    gpu_peak
        Whether a loaded vendor library ran this on a hardware GPU.
    outcome
        ``L2`` portable run, ``L3`` degraded (software device), ``L4`` peak path with evidence.
    parallel
        For `parallel_map`: the strategy, why, and the parts as they ran. Where there are several, bytes and seconds above are
        of all of them together, and device, kernel, schedule and geometry those of the first.

    """

    op: str
    kernel: str
    signature: str
    device: str
    device_name: str
    kind: str
    physical_id: str | None
    software: bool
    door_version: str
    core_version: str
    route: Route
    library: Library | None
    composed: tuple[str, ...]
    cached: str | None
    origin: str
    compiler: str | None
    schedule: dict[str, Any]
    user_schedule: bool
    geometry: dict[str, int]
    resources: dict[str, int]
    occupancy: float | None
    occupancy_source: str | None
    reasons: tuple[Reason, ...]
    choice: tuple[Reason, ...]
    bytes_in: int
    bytes_out: int
    bytes_scratch: int
    bytes_uploaded: int
    budget_limit: int | None
    budget_source: str | None
    bytes_reserved: int
    forced: bool
    seconds: float | None
    gpu_peak: bool
    outcome: str
    parallel: Parallel | None = None

    def as_dict(self) -> dict[str, Any]:
        """Return plain data, ready for JSON."""
        data = asdict(self)
        for name in ("reasons", "choice"):
            data[name] = [reason._asdict() for reason in getattr(self, name)]
        data["parallel"] = self.parallel.as_dict() if self.parallel is not None else None
        data["library"] = self.library._asdict() if self.library is not None else None
        return data

    def __str__(self) -> str:
        """Return one line: what, where, how, how long."""
        how = self.route
        if self.library is not None:
            how += f" ({self.library.name} {self.library.version or 'version unknown'})"
        if self.composed:
            how += f" composed of {' + '.join(self.composed)}"
        if self.cached:
            how += f" from {self.cached}"
        stamp = ", software, not a GPU" if self.software else ""
        took = f"{self.seconds * 1e3:.3f} ms" if self.seconds is not None else "not timed"
        declined = (
            f"; declined: {', '.join(f'{r.who}: {r.why}' for r in self.reasons)}" if self.reasons else ""
        )
        where = f"{self.device} [{self.kind}{stamp}] {self.device_name}"
        if self.parallel is not None and len(self.parallel.parts) > 1:
            shared = ", ".join(f"{part.device} [{part.start}:{part.stop}]" for part in self.parallel.parts)
            where = f"{len(self.parallel.parts)} parts ({shared}{stamp})"
        return f"{self.op} on {where} by {how}, {took}{declined}"


def build_record(launch: Launch) -> LaunchRecord:
    """Build the record of a launch; reading it waits for the launch on an asynchronous door."""
    plan, start, end, uploaded, token = launch
    candidate, device = plan.candidate, plan.device
    seconds = (end - start) / 1e9 if token is None else token.seconds()
    peak = is_gpu_peak(plan.route, candidate, device)
    parts = plan.parallel.parts if plan.parallel is not None else ()
    software = "software" in {device.kind, *[part.kind for part in parts]}
    return LaunchRecord(
        op=plan.intent.op,
        kernel=candidate.name,
        signature=plan.intent.signature(),
        device=device.label,
        device_name=device.name,
        kind=device.kind,
        physical_id=device.physical_id,
        software=software,
        door_version=plan.door_version,
        core_version=__version__,
        route=plan.route,
        library=candidate.library,
        composed=candidate.composed,
        cached=candidate.cached,
        origin=candidate.origin,
        compiler=candidate.compiler,
        schedule=plan.schedule.as_dict(),
        user_schedule=plan.user_schedule,
        geometry=dict(candidate.geometry),
        resources=dict(candidate.resources),
        occupancy=plan.verdict.occupancy,
        occupancy_source=plan.verdict.occupancy_source,
        reasons=plan.reasons,
        choice=plan.choice,
        bytes_in=sum(item.nbytes for item in plan.intent.inputs),
        bytes_out=sum(item.nbytes for item in plan.intent.outputs),
        bytes_scratch=candidate.scratch + candidate.workspace,
        bytes_uploaded=uploaded,
        budget_limit=plan.limit,
        budget_source=plan.limit_source,
        bytes_reserved=plan.reserved,
        forced=plan.forced,
        seconds=seconds,
        gpu_peak=peak,
        outcome="L4" if peak else "L3" if software else "L2",
        parallel=plan.parallel,
    )


def is_gpu_peak(route: Route, candidate: Candidate, device: Device) -> bool:
    """Tell whether a launch ran a vendor library on a hardware GPU; the only place that says so."""
    library = candidate.library
    return (
        route == "stock"
        and device.kind == "gpu"
        and library is not None
        and library.loaded
        and library.version is not None
        and library.symbol is not None
    )
