"""From an imported module to a registered door: who are you, do we speak, are your hooks ours."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

import pluggy

from trellis.door import failures, hookspecs
from trellis.door.info import CORE_API, DoorInfo
from trellis.errors import TrellisError, did_you_mean

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.door.entries import DoorEntry

PREFIX = "trellis_"

# Each hook's parameters, in the specification's order.
HOOKS: dict[str, tuple[str, ...]] = {
    name: tuple(inspect.signature(function).parameters)
    for name, function in inspect.getmembers_static(hookspecs, inspect.isfunction)
    if hasattr(function, "trellis_spec")
}


def register(entry: DoorEntry, plugin: object) -> tuple[pluggy.PluginManager, DoorInfo]:
    """Return a plugin manager that holds this door alone, and what the door says of itself.

    Identity and API range come first: a door made for another API is told so, rather than that its hooks are unknown.
    A door that fails leaves nothing behind, since its manager is thrown away with it.

    Raises
    ------
    Unsupported
        ``E_UNSUPPORTED.door_invalid``, ``.door_api`` or ``.door_hook``.
    BackendError
        ``E_BACKEND.door_failed`` where the door's own code raised.

    """
    manager = pluggy.PluginManager("trellis")
    manager.add_hookspecs(hookspecs)
    hooks = _implemented(manager, plugin)
    if "trellis_door" not in hooks:
        _check_names(entry, plugin, hooks)  # raises: it is required, and a misspelt one is found there
    info = _identity(entry, getattr(plugin, hooks["trellis_door"]))
    _negotiate(entry, info)
    _check_names(entry, plugin, hooks)
    for hook, attribute in hooks.items():
        _check_parameters(entry, hook, getattr(plugin, attribute))
    try:
        manager.register(plugin, name=entry.name)
        manager.check_pending()
    except (pluggy.PluginValidationError, ValueError) as error:
        problem = f"was refused: {failures.describe(error)}"
        raise failures.wrong_hook(entry, problem, "hooks as they are specified.") from error
    return manager, info


def _implemented(manager: pluggy.PluginManager, plugin: object) -> dict[str, str]:
    """Return the attribute that implements each hook the plugin marks, known or not."""
    found: dict[str, str] = {}
    for attribute in dir(plugin):
        options = manager.parse_hookimpl_opts(plugin, attribute)
        if options is not None:
            found[options.get("specname") or attribute] = attribute
    return found


def _identity(entry: DoorEntry, function: Callable[..., object]) -> DoorInfo:
    _check_parameters(entry, "trellis_door", function)
    try:
        info = function()
    except TrellisError:
        raise
    except Exception as error:
        raise failures.failed(entry, "say who it is (trellis_door)", error) from error
    if not isinstance(info, DoorInfo):
        raise failures.wrong_answer(entry, "trellis_door", info, "a trellis.door.DoorInfo")
    if info.name != entry.name:
        allowed = f"the entry point's name, {entry.name!r}."
        raise failures.invalid(entry, f"calls itself {info.name!r}", allowed)
    return info


def _negotiate(entry: DoorEntry, info: DoorInfo) -> None:
    api: Any = info.api
    well_formed = (
        isinstance(api, tuple)
        and len(api) == 2
        and all(type(item) is int for item in api)
        and api[0] <= api[1]
    )
    if not well_formed:
        raise failures.invalid(
            entry, f"states its API range as {api!r}", "(oldest, newest), two integers in order."
        )
    if max(api[0], CORE_API[0]) > min(api[1], CORE_API[1]):
        raise failures.no_common_api(entry, api, CORE_API)


def _check_names(entry: DoorEntry, plugin: object, hooks: dict[str, str]) -> None:
    for hook in hooks:
        if hook not in HOOKS:
            problem, allowed = f"implements {hook!r}, which is no hook", f"{', '.join(sorted(HOOKS))}."
            raise failures.wrong_hook(entry, problem, allowed, near=did_you_mean(hook, HOOKS), hook=hook)
    for name in _unmarked(plugin):
        near = did_you_mean(name, HOOKS) if name not in HOOKS else ""
        problem = f"has a function {name!r} that is not marked as a hook"
        allowed = f"hooks marked with trellis.door.hookimpl; no other name starts with {PREFIX}."
        raise failures.wrong_hook(entry, problem, allowed, near=near, hook=name)
    missing = [name for name in hookspecs.REQUIRED if name not in hooks]
    if missing:
        problem = f"lacks {', '.join(missing)}"
        raise failures.wrong_hook(
            entry, problem, f"a door with {', '.join(hookspecs.REQUIRED)}.", hook=missing[0]
        )


def _unmarked(plugin: object) -> list[str]:
    """Return functions that are named like hooks but carry no mark: pluggy would pass over them in silence."""
    named = (name for name in dir(plugin) if name.startswith(PREFIX))
    static = ((name, inspect.getattr_static(plugin, name, None)) for name in named)
    return [
        name
        for name, value in static
        if isinstance(value, staticmethod | classmethod) or inspect.isfunction(value)
        if not hasattr(getattr(value, "__func__", value), "trellis_impl")
        and not hasattr(value, "trellis_impl")
    ]


def _check_parameters(entry: DoorEntry, hook: str, function: Callable[..., object]) -> None:
    """Refuse parameters that the specification does not have, and such that pluggy would leave at their defaults."""
    known = HOOKS.get(hook)
    if known is None:
        return
    for parameter in inspect.signature(function).parameters.values():
        name, kind, near = parameter.name, parameter.kind, ""
        optional = parameter.default is not parameter.empty
        if kind in {parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD}:
            problem = f"implements {hook} with {parameter}, which would stay empty"
        elif name not in known and not optional:
            problem = f"implements {hook} with a parameter {name!r}, which it does not have"
            near = did_you_mean(name, known)
        elif name in known and (optional or kind is parameter.KEYWORD_ONLY):
            problem = (
                f"implements {hook} with an optional or keyword-only {name!r}, which would not be passed"
            )
        else:
            continue
        allowed = f"{hook}({', '.join(known)}), or fewer of these."
        raise failures.wrong_hook(entry, problem, allowed, near=near, hook=hook, parameter=name)
