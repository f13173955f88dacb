"""Doors a user may lack: what is known of them is data (`hints.toml`), and so is how to tell that they would help."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

# PCI base classes: display controllers and processing accelerators (PCI Code and ID Assignment Specification, 1.4 and 1.19).
_CLASSES = ("0x03", "0x12")


class Hint(NamedTuple):
    """One known door: what it drives, how to detect that, and what to install."""

    name: str
    distribution: str
    released: bool
    hardware: str
    always: bool = False
    files: tuple[str, ...] = ()
    pci_vendors: tuple[str, ...] = ()

    @property
    def advice(self) -> str:
        """What to do to have it, in a sentence."""
        if self.released:
            return f"pip install {self.distribution} drives {self.hardware}."
        return f"{self.distribution} is to drive {self.hardware}; it is not released yet."


class Found(NamedTuple):
    """Hardware whose door is not installed: the hint, and what on this machine is the evidence."""

    hint: Hint
    evidence: tuple[str, ...]


@functools.cache
def known() -> tuple[Hint, ...]:
    """Return every door that the data file names."""
    import tomllib

    text = Path(__file__).with_name("hints.toml").read_text(encoding="utf-8")
    return tuple(_hint(row) for row in tomllib.loads(text)["door"])


def _hint(row: dict[str, Any]) -> Hint:
    row.update((name, tuple(row.get(name, ()))) for name in ("files", "pci_vendors"))
    return Hint(**row)


def advice(name: str) -> str | None:
    """Return what to do to have a door of that name; None where nothing is known of it."""
    return next((hint.advice for hint in known() if hint.name == name), None)


def missing(installed: Container[str], root: Path | None = None) -> tuple[Found, ...]:
    """Return the known doors that are not installed although this machine has what they drive.

    Parameters
    ----------
    installed
        Names of the doors that are there.
    root
        Where the machine's files begin; the file system's own root if None.

    """
    absent = (hint for hint in known() if hint.name not in installed)
    found = (Found(hint, tuple(_evidence(hint, root))) for hint in absent)
    return tuple(item for item in found if item.evidence)


def _evidence(hint: Hint, root: Path | None) -> Iterator[str]:
    if hint.always:
        yield "every machine has it"
    for pattern in hint.files:
        anchor = root or Path(Path(pattern).anchor or "/")
        yield from (str(path) for path in sorted(anchor.glob(pattern.removeprefix("C:").lstrip("/"))))
    for device in sorted((root or Path("/")).glob("sys/bus/pci/devices/*")):
        vendor, kind = _read(device / "vendor"), _read(device / "class")
        if kind.startswith(_CLASSES) and (vendor in hint.pci_vendors or "*" in hint.pci_vendors):
            yield f"PCI device {device.name}, vendor {vendor}"


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii").strip()
    except (OSError, UnicodeError):
        return ""
