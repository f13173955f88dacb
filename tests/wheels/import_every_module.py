"""Import every module of an installed distribution: `python -I import_every_module.py trellis-core`."""

from __future__ import annotations

import importlib
import importlib.metadata
import pkgutil
import sys
import sysconfig
from pathlib import Path


def modules(package: str) -> list[str]:
    """Return the package's name and those of all modules below it."""
    root = importlib.import_module(package)
    return [package, *(found.name for found in pkgutil.walk_packages(root.__path__, f"{package}."))]


def main(distribution: str) -> None:
    """Import all modules of the distribution's packages, each from the place wheels are installed to."""
    files = importlib.metadata.files(distribution) or []
    packages = {file.parts[0] for file in files if len(file.parts) == 2 and file.name == "__init__.py"}
    if not packages:
        raise SystemExit(f"{distribution} installed no package")
    site = Path(sysconfig.get_path("purelib")).resolve()
    for package in sorted(packages):
        names = modules(package)
        for name in names:
            if name.endswith(".__main__"):
                continue  # it runs the program
            origin = Path(importlib.import_module(name).__file__ or "").resolve()
            if not origin.is_relative_to(site):
                raise SystemExit(f"{name} came from {origin}, not from the wheel in {site}")
        print(f"{distribution}: imported {len(names)} modules of {package}")


if __name__ == "__main__":
    main(sys.argv[1])
