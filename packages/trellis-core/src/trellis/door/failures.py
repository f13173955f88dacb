"""What can be wrong with a door, as coded errors: who, what was expected, and the line that repairs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trellis.errors import BackendError, InvalidArgument, TrellisError, Unsupported, did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from trellis.door.entries import DoorEntry
    from trellis.door.metadata import Claim

CORE = "trellis-core"


def describe(error: BaseException) -> str:
    """Return ``Type: text`` of an exception, also where its text is empty or cannot be made."""
    kind = type(error).__name__
    try:
        text = str(error).strip()
    except Exception as broken:  # noqa: BLE001 - foreign code: an exception may fail at saying what it is
        text = f"its message could not be read ({type(broken).__name__})"
    return f"{kind}: {text}" if text else kind


def causes(error: BaseException) -> tuple[str, ...]:
    """Return the chain below an exception, outermost cause first; empty where there is none."""
    seen, chain = {id(error)}, list[str]()
    below = _below(error)
    while below is not None and id(below) not in seen:
        seen.add(id(below))
        chain.append(describe(below))
        below = _below(below)
    return tuple(chain)


def as_dict(error: BaseException) -> dict[str, Any]:
    """Return an error as data; one that is not Trellis's own has no code and no remedy."""
    if isinstance(error, TrellisError):
        parts = {"code": error.code, "asked": error.asked, "allowed": error.allowed, "fix": error.fix}
    else:
        parts = {"code": None, "asked": describe(error), "allowed": None, "fix": None}
    return {**parts, "causes": list(causes(error))}


def _below(error: BaseException) -> BaseException | None:
    hidden = error.__suppress_context__
    return error.__cause__ or (None if hidden else error.__context__)


def _repair(advice: str, options: str, distribution: str | None) -> str:
    """Return the advice with its pip line, where there is a distribution to name."""
    if distribution is None:
        return f"{advice}."
    return f"{advice}: pip install {options} {distribution}"


def not_importable(entry: DoorEntry, error: BaseException) -> TrellisError:
    """Build the error for a module that raised while it was imported."""
    if isinstance(error, ModuleNotFoundError) and error.name and _is_or_holds(error.name, entry.module):
        return Unsupported(
            "door_invalid",
            asked=f"The entry point {entry.name!r} of {entry.owner} names the module {entry.module!r}, which is not there.",
            allowed="an entry point whose module can be imported.",
            fix=_repair("Reinstall it", "--force-reinstall", entry.distribution),
            **entry.fields(),
        )
    missing = isinstance(error, ModuleNotFoundError)
    advice = "Install what it needs" if missing else "Reinstall it with what it needs"
    return BackendError(
        "load_failed",
        asked=f"The door {entry.name!r} of {entry.owner} was loaded from {entry.target!r} and failed: {describe(error)}.",
        allowed="a module that imports without an error.",
        fix=_repair(advice, "--force-reinstall", entry.distribution),
        **entry.fields(),
    )


def _is_or_holds(missing: str, module: str) -> bool:
    return module == missing or module.startswith(f"{missing}.")


def invalid(entry: DoorEntry, problem: str, allowed: str) -> Unsupported:
    """Build the error for an entry point that names something which is no door."""
    return Unsupported(
        "door_invalid",
        asked=f"The door {entry.name!r} of {entry.owner} {problem}.",
        allowed=allowed,
        fix=_repair("Upgrade or reinstall it", "--upgrade", entry.distribution),
        **entry.fields(),
    )


def wrong_hook(
    entry: DoorEntry, problem: str, allowed: str, *, near: str = "", **fields: object
) -> Unsupported:
    """Build the error for a hook that core does not know or cannot call; `near` suggests another name."""
    return Unsupported(
        "door_hook",
        asked=f"The door {entry.name!r} of {entry.owner} {problem}.{near}",
        allowed=allowed,
        fix=_repair("Fix the hook, or upgrade the door", "--upgrade", entry.distribution),
        **{**entry.fields(), **fields},
    )


def no_common_api(entry: DoorEntry, door: tuple[int, int], core: tuple[int, int]) -> Unsupported:
    """Build the error for a door whose API range and core's do not meet: the older side is to be upgraded."""
    older = CORE if door[0] > core[1] else entry.distribution
    return Unsupported(
        "door_api",
        asked=f"The door {entry.name!r} of {entry.owner} speaks the door API {_range(door)}.",
        allowed=f"{_range(core)}, which this {CORE} speaks.",
        fix=_repair(f"Upgrade {older or 'the door'}", "--upgrade", older),
        **{**entry.fields(), "door_api": door, "core_api": core, "upgrade": older},
    )


def _range(api: tuple[int, int]) -> str:
    oldest, newest = api
    return f"{oldest}" if oldest == newest else f"{oldest} to {newest}"


def conflict(name: str, claims: Sequence[Claim]) -> Unsupported:
    """Build the error for a door name that several entry points claim; none of them is taken."""
    owners = [f"{claim.owner} ({claim.target})" for claim in claims]
    names = sorted({claim.distribution for claim in claims if claim.distribution})
    if len(names) > 1:
        fix = "Keep one of them: " + " or ".join(f"pip uninstall {name}" for name in names)
    else:
        fix = "Give one of them another name."
    return Unsupported(
        "door_conflict",
        asked=f"The door name {name!r} is claimed by {' and by '.join(owners)}.",
        allowed="one entry point for each name.",
        fix=fix,
        door=name,
        distributions=tuple(names),
    )


def blocked(name: str, setting: str) -> Unsupported:
    """Build the error for a door that TRELLIS_DOORS leaves out."""
    return Unsupported(
        "door_blocked",
        asked=f"The door {name!r} is installed, but TRELLIS_DOORS={setting} leaves it out.",
        allowed="the doors that TRELLIS_DOORS names.",
        door=name,
        setting=setting,
    )


def unknown(name: str, known: Iterable[str], advice: str | None) -> InvalidArgument:
    """Build the error for a name that no installed door has; `advice` is what to do where the name is known."""
    names = sorted(known)
    if advice is not None:
        asked, fix = f"The door {name!r} is not installed.", advice
    else:
        asked, fix = f"No door is called {name!r}.{did_you_mean(name, names)}", None
    allowed = f"an installed door: {', '.join(names)}." if names else "an installed door; there is none."
    return InvalidArgument(
        "door_unknown", asked=asked, allowed=allowed, fix=fix, door=name, known=tuple(names)
    )


def failed(entry: DoorEntry, doing: str, error: BaseException) -> BackendError:
    """Build the error for a door whose own code raised something unexpected."""
    return BackendError(
        "door_failed",
        asked=f"The door {entry.name!r} of {entry.owner} was called to {doing} and raised {describe(error)}.",
        allowed="an answer, or one of the errors of trellis.",
        fix=f"See the cause below it; run `trellis doctor --door {entry.name}`.",
        **entry.fields(),
    )


def wrong_answer(entry: DoorEntry, hook: str, got: object, expected: str) -> BackendError:
    """Build the error for a hook that answered with something of another type."""
    return BackendError(
        "door_failed",
        asked=f"The hook {hook} of the door {entry.name!r} of {entry.owner} answered {type(got).__name__}.",
        allowed=f"{expected}.",
        fix=_repair("Fix the hook, or upgrade the door", "--upgrade", entry.distribution),
        **{**entry.fields(), "hook": hook},
    )
