"""The libraries beside which is measured: imported where they are installed and asked for, with our number of threads."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from measure.machine import PEERS, usable_cores

_asked: list[tuple[str, ...]] = [PEERS]


def ask(names: tuple[str, ...]) -> None:
    """Measure only these peers."""
    _asked.append(names)


def asked() -> tuple[str, ...]:
    """Return the names of the peers that were asked for."""
    return _asked[-1]


@cache
def peer(name: str) -> Any:
    """Return a peer's module; None where it is not installed, or not asked for."""
    if name not in asked():
        return None
    try:
        module: Any = importlib.import_module(name)
    except ImportError:
        return None
    if name == "torch":
        module.set_num_threads(usable_cores())
    if name == "numexpr":
        module.set_num_threads(usable_cores())
    return module


def status() -> dict[str, str]:
    """Return for each peer its version, ``not asked for`` or ``not installed``."""
    found: dict[str, str] = {}
    for name in PEERS:
        module = peer(name)
        missing = "not installed" if name in asked() else "not asked for"
        found[name] = str(module.__version__) if module is not None else missing
    return found
