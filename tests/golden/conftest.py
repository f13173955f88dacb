"""The fixture `golden`: a generated text is compared with the one that is checked in."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from pathlib import Path

import pytest

MARK = "trellis golden, codegen revision "


def _stored(path: Path) -> tuple[str, str] | None:
    """Return (revision, text) of a golden file, or None where there is no file."""
    if not path.exists():
        return None
    header, _, text = path.read_text(encoding="utf-8").partition("\n")
    return header.partition(MARK)[2], text


def check(path: Path, text: str, *, revision: str, comment: str, update: bool) -> None:
    """Compare `text` with the golden at `path`; with `update`, rewrite it if the revision allows.

    A cached kernel is found again by the codegen revision. Text that changes under an unchanged revision would
    therefore be served stale: it fails, also when updating.
    """
    text = text if text.endswith("\n") else text + "\n"
    stored = _stored(path)
    if stored == (revision, text):
        return
    changed = stored is not None and stored[1] != text
    if changed and stored[0] == revision:
        diff = difflib.unified_diff(
            stored[1].splitlines(),
            text.splitlines(),
            f"{path.name} (checked in)",
            "generated now",
            lineterm="",
        )
        listing = "\n".join(diff)
        pytest.fail(
            f"{path.name} changed under codegen revision {revision}. If that is meant, raise its writer's REVISION "
            f"and run `python3 noxfile.py -s golden`.\n{listing}",
            pytrace=False,
        )
    if not update:
        was = (
            "is missing"
            if stored is None
            else f"was written under codegen revision {stored[0]}, now {revision}"
        )
        pytest.fail(
            f"{path.name} {was}. Run `python3 noxfile.py -s golden` and read the difference.", pytrace=False
        )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{comment} {MARK}{revision}\n{text}", encoding="utf-8")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Return ``golden(name, text, revision=…, comment="//")``, which compares with tests/golden/data/<name>.

    `revision` is the writer's, by which kept kernels are found; `comment` starts a comment line in the golden's language.
    """
    folder = Path(__file__).parent / "data"
    update = bool(request.config.getoption("--update-goldens"))

    def compare(name: str, text: str, *, revision: object, comment: str = "//") -> None:
        check(folder / name, text, revision=str(revision), comment=comment, update=update)

    return compare
