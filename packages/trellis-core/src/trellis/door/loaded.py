"""A loaded door, with a typed method for each hook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trellis.device import Device, Session
from trellis.door import failures
from trellis.door.info import DoorInfo, Probe
from trellis.errors import OutOfMemory, TrellisError
from trellis.plan import Candidate, Declined, Executable, Plan, Verdict

if TYPE_CHECKING:
    import pluggy

    from trellis.door.entries import DoorEntry
    from trellis.intent import Intent
    from trellis.schedule import Schedule

# What a hook is called for, as it reads in an error, and what it answers.
_PURPOSE: dict[str, tuple[str, tuple[type, ...]]] = {
    "trellis_probe": ("list its devices", (Probe,)),
    "trellis_open": ("open a device", (Session,)),
    "trellis_stock": ("offer a library call", (Candidate, Declined)),
    "trellis_generate": ("generate a kernel", (Candidate, Declined)),
    "trellis_compile": ("compile a kept kernel", (Candidate, Declined)),
    "trellis_validate": ("validate a plan", (Verdict,)),
    "trellis_launch": ("make a plan ready", ()),
}


class LoadedDoor:
    """A door whose module is imported and whose hooks were checked.

    Every method raises the errors of `trellis.errors` as the door raised them; anything else that a door raises becomes
    ``E_BACKEND.door_failed`` with the door's error as its cause, a `MemoryError` becomes ``E_OOM.device``.

    Attributes
    ----------
    entry
        What the metadata says of the door.
    info
        What the door says of itself.
    hooks
        Names of the hooks it implements.

    """

    __slots__ = ("_manager", "_probe", "entry", "hooks", "info")

    def __init__(self, entry: DoorEntry, info: DoorInfo, manager: pluggy.PluginManager) -> None:
        self.entry: DoorEntry = entry
        self.info: DoorInfo = info
        self._manager = manager
        plugin = manager.get_plugin(entry.name)
        self.hooks: frozenset[str] = frozenset(
            caller.name for caller in manager.get_hookcallers(plugin) or ()
        )
        self._probe: Probe | None = None

    def __repr__(self) -> str:
        return f"<door {self.name} {self.info.version} of {self.entry.owner}>"

    @property
    def name(self) -> str:
        """The door's name."""
        return self.entry.name

    def probe(self, *, fresh: bool = False) -> Probe:
        """Return its devices and failed probes; asked once a process unless `fresh`."""
        if self._probe is None or fresh:
            probe: Probe = self._call("trellis_probe")
            for position, device in enumerate(probe.devices):
                if not isinstance(device, Device):
                    raise failures.wrong_answer(
                        self.entry, "trellis_probe", device, "trellis.door.Device for each device"
                    )
                if (device.door, device.index) != (self.name, position):
                    problem = f"lists {device.label} at position {position}"
                    raise failures.invalid(self.entry, problem, f"{self.name}:{position} there.")
            self._probe = probe
        return self._probe

    def open(self, device: Device) -> Session:
        """Return a session on one of its devices."""
        return self._call("trellis_open", device=device)

    def stock(self, intent: Intent, device: Device) -> Candidate | Declined:
        """Return a library call that covers the whole intent, or why there is none."""
        if "trellis_stock" not in self.hooks:
            return Declined(f"the door {self.name} offers no library calls")
        return self._call("trellis_stock", intent=intent, device=device)

    def generate(self, intent: Intent, schedule: Schedule, device: Device) -> Candidate | Declined:
        """Return a compiled kernel, or why there is none."""
        if "trellis_generate" not in self.hooks:
            return Declined(f"the door {self.name} generates no kernels")
        return self._call("trellis_generate", intent=intent, schedule=schedule, device=device)

    def compile(
        self, artifact: bytes, intent: Intent, schedule: Schedule, device: Device
    ) -> Candidate | Declined:
        """Return the candidate that an earlier `generate` made this artifact of, or why it can't be had."""
        if "trellis_compile" not in self.hooks:
            return Declined(f"the door {self.name} does not compile kept kernels")
        return self._call(
            "trellis_compile", artifact=artifact, intent=intent, schedule=schedule, device=device
        )

    def validate(self, plan: Plan, device: Device) -> Verdict:
        """Return the door's verdict; allowed, with unknown occupancy, where it has no rules of its own."""
        if "trellis_validate" not in self.hooks:
            return Verdict()
        return self._call("trellis_validate", plan=plan, device=device)

    def launch(self, plan: Plan, device: Device) -> Executable:
        """Return an accepted plan made ready to be called."""
        executable: Executable = self._call("trellis_launch", plan=plan, device=device)
        if not callable(executable):
            raise failures.wrong_answer(self.entry, "trellis_launch", executable, "a callable Executable")
        return executable

    def _call(self, hook: str, **arguments: object) -> Any:
        doing, expected = _PURPOSE[hook]
        try:
            answer = getattr(self._manager.hook, hook)(**arguments)
        except TrellisError:
            raise
        except MemoryError as error:
            raise OutOfMemory(
                "device",
                asked=f"The door {self.name!r} was called to {doing} and got no memory for it.",
                allowed="what the host's allocator still has.",
                **self.entry.fields(),
            ) from error
        except Exception as error:
            raise failures.failed(self.entry, f"{doing} ({hook})", error) from error
        if expected and not isinstance(answer, expected):
            names = " or ".join(f"a trellis.door.{kind.__name__}" for kind in expected)
            raise failures.wrong_answer(self.entry, hook, answer, names)
        return answer
