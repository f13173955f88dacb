"""The program: fast where it can be, helpful where it must be, and errors in three lines."""

from __future__ import annotations

import json

import click
import pytest
from click.testing import CliRunner

import trellis
from trellis.cli.program import COMMANDS, program
from trellis.errors import CODES

ALL = [(name,) for name in COMMANDS] + [("cache", name) for name in ("info", "list", "clear", "verify")]


def test_the_version_imports_nothing_and_loads_no_door(site):
    marker = site.folder / "imported"
    site.install(
        "slow-door", {"slow": "slow_door"}, {"slow_door": f"open({str(marker)!r}, 'w'); import numpy"}
    )
    program = """
import sys
sys.argv = ["trellis", "--version"]
from trellis.cli import main
main()
print(sorted({"numpy", "click", "rich", "pluggy", "dataclasses", "importlib.metadata", "slow_door"} & set(sys.modules)))
"""
    assert site.python(program).splitlines() == [f"trellis {trellis.__version__}", "[]"]
    assert not marker.exists()


def test_both_spellings_of_the_version(run):
    assert run("--version") == f"trellis {trellis.__version__}\n"


@pytest.mark.parametrize("command", ALL, ids=" ".join)
def test_every_command_has_help_with_examples(command, process):
    shown = CliRunner().invoke(program, [*command, "--help"]).output
    assert f"Usage: program {' '.join(command)}" in shown or f"Usage: {' '.join(command)}" in shown
    if len(command) == 1:
        assert "Examples:" in shown
        assert f"trellis {command[0]}" in shown


def test_help_lists_the_commands_without_importing_them(site):
    program = """
import sys
sys.argv = ["trellis", "--help"]
from trellis.cli import main
try:
    main()
finally:
    print(sorted(name for name in sys.modules if name.startswith(("numpy", "rich", "trellis.cli.", "trellis.door"))))
"""
    shown = site.python(program)
    assert all(f"  {name} " in shown for name in COMMANDS)
    assert shown.splitlines()[-1] == "['trellis.cli.program']"


def test_a_misspelt_command_is_answered_with_what_was_meant(process):
    result = process("docter")
    assert result.returncode == 2
    assert "Did you mean 'doctor'?" in result.stderr


def test_an_error_is_three_lines_and_its_familys_number(process):
    result = process("errors", "E_BUDGIT")
    lines = result.stderr.splitlines()
    assert result.returncode == 5
    assert [line.partition(":")[0] for line in lines] == ["asked", "allowed", "to do"]
    assert "E_INVALID_ARG.unknown_name" in lines[0]
    assert "Did you mean 'E_BUDGET'?" in lines[0]


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (("explain", "map", "--fn", "relu", "--device", "nonsense:3"), 5, "E_INVALID_ARG.device_unknown"),
        (("explain", "map"), 2, "--fn"),
        (("explain", "map", "--fn", "relu", "--shape", "axb"), 2, "1024x1024"),
        (("doctor", "--timeout", "0"), 2, "--timeout"),
    ],
)
def test_what_cannot_be_done_says_so(process, arguments, status, words):
    result = process(*arguments)
    assert result.returncode == status
    assert words in result.stderr


def test_settings_that_cannot_be_are_errors(process):
    result = process("cache", "info", TRELLIS_CACHE_BYTES="many")
    assert result.returncode == 5
    assert "TRELLIS_CACHE_BYTES" in result.stderr


def test_every_code_and_every_family_is_explained(data, run):
    every = data("errors")["errors"]
    assert [row["code"] for row in every] == list(CODES)
    assert {row["exit"] for row in data("errors", "E_BUDGET")["errors"]} == {3}
    (one,) = data("errors", "E_BUDGET.over_limit")["errors"]
    assert (one["meaning"], one["remedy"]) == tuple(CODES["E_BUDGET.over_limit"])
    assert one["code"] in run("errors", "over_limit")


def test_json_is_all_that_is_printed(process):
    result = process("errors", "--json")
    assert json.loads(result.stdout)["schema"] == "trellis.errors"
    assert result.stderr == ""


def test_commands_are_commands():
    context = click.Context(program)
    assert program.list_commands(context) == sorted(COMMANDS)
    for name in COMMANDS:
        assert program.get_command(context, name).name == name
    assert program.get_command(context, "nothing") is None
