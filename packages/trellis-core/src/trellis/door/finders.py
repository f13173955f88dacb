"""Entry points of distributions that lie elsewhere than in folders: as `importlib.metadata` finds them."""

from __future__ import annotations

import importlib.metadata

from trellis.door import failures
from trellis.door.metadata import GROUPS, Claim, Scan, Unread, entry_points


def read() -> Scan:
    """Read the distributions that every finder knows."""
    claims, unread = list[Claim](), list[Unread]()
    for distribution in importlib.metadata.distributions():
        try:
            if any(group in (distribution.read_text("entry_points.txt") or "") for group in GROUPS):
                claims += _claims(_importable(distribution))
        except Exception as error:  # noqa: BLE001 - metadata and finders are foreign: any damage concerns only its own distribution
            unread.append(Unread(_header(distribution, "Name") or "unnamed", failures.describe(error)))
    return Scan(tuple(dict.fromkeys(claims)), tuple(dict.fromkeys(unread)))


def _importable(distribution: importlib.metadata.Distribution) -> importlib.metadata.Distribution:
    """Return, of several installations of one distribution, the first on the path: the one that Python imports."""
    name = _header(distribution, "Name")
    if name is None:
        return distribution
    try:
        return importlib.metadata.distribution(name)
    except importlib.metadata.PackageNotFoundError:  # its folder has another name
        return distribution


def _claims(distribution: importlib.metadata.Distribution) -> list[Claim]:
    name, version = _header(distribution, "Name"), _header(distribution, "Version")
    text = distribution.read_text("entry_points.txt") or ""
    return [Claim(*found, name, version) for found in entry_points(text)]


def _header(distribution: importlib.metadata.Distribution, header: str) -> str | None:
    try:
        values = distribution.metadata.get_all(header)
    except Exception:  # noqa: BLE001 - a missing or damaged METADATA leaves a door without a name, not without a trace
        return None
    return values[0] if values else None
