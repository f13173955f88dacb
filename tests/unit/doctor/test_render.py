"""The report for people holds the facts of the report as data."""

from __future__ import annotations

import io

from rich.console import Console

from trellis.doctor.render import render, size
from trellis.door import hints


def text(report):
    console = Console(file=io.StringIO(), width=400)
    console.print(render(report))
    return console.file.getvalue()


def test_every_fact_is_there(numpy_door, examine, site):
    numpy_door("works")
    numpy_door("soft", kind="software")
    site.install(
        "broken-door",
        {"broken": "broken_door"},
        {"broken_door": "raise ValueError('[bold]not markup[/bold]')"},
        version="4.2",
    )
    report = examine("broken", "works", "soft", only="works,soft,broken,absent")
    shown = text(report)
    for words in (
        "broken-door 4.2", "works:0", "software, not a GPU", "FAILED broken", "[bold]not markup[/bold]",
        "cause: ValueError", "to do: ", "memory 1073741824", "f64", "right", "trellis-core  0.1.0",
        "TRELLIS_DOORS names 'absent'", "The door 'broken' was required and is not usable.",
        report["environment"]["cache"]["folder"],
    ):  # fmt: skip
        assert words in shown, words


def test_hardware_without_its_door_is_a_remark(examine, monkeypatch, tmp_path):
    (tmp_path / "driver").touch()
    hint = hints.Hint("dream", "trellis-dream", True, "dream machines", files=(str(tmp_path / "driver"),))
    other = hint._replace(name="later", distribution="trellis-later", released=False)
    monkeypatch.setattr(
        hints, "known", lambda: (hint, other, hint._replace(name="none", files=("/no/such/file",)))
    )
    report = examine(only="nothing")
    assert [item["door"] for item in report["hints"]] == ["dream", "later"]
    shown = text(report)
    assert f"Found {tmp_path / 'driver'}: pip install trellis-dream drives dream machines." in shown
    assert "trellis-later is to drive dream machines; it is not released yet." in shown


def test_no_door_at_all(examine):
    report = examine(only="nothing") | {"doors": []}
    assert "No door is installed." in text(report)


def test_sizes():
    assert [size(value) for value in (None, 0, 1023, 1024, 3 << 20, 5 << 30, 2048 << 40)] == [
        "unknown", "0 B", "1023 B", "1.0 KiB", "3.0 MiB", "5.0 GiB", "2048.0 TiB",
    ]  # fmt: skip
