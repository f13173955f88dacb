"""Doors that are really installed: what is broken says who broke it, and stops nothing else."""

from __future__ import annotations

import json
import shutil
import subprocess

import pytest

# Prints one JSON object: what loaded, and each failure as data, with the type of its cause.
LOAD_ALL = """
import json
from trellis.door import loaded_doors
found = loaded_doors()
print(json.dumps({
    "doors": [door.name for door in found.doors],
    "left_out": {entry.name: str(entry.problem) for entry in found.left_out},
    "failures": {item.entry.name: {**item.as_dict(), "text": str(item.error), "cause": type(item.error.__cause__).__name__,
        "distribution": item.entry.distribution, "version": item.entry.version} for item in found.failures},
}))
"""


def load_all(site, **environment):
    return json.loads(site.python(LOAD_ALL, **environment))


def failure(site, name="broken", **environment):
    """Return the one failure, after checking that the door beside it works and that the text is complete."""
    found = load_all(site, **environment)
    assert "good" in found["doors"]
    text = found["failures"][name]["text"]
    assert repr(name) in text
    assert not {"{", "}", "%s", "None"} & set(text.split())
    assert not any(mark in text for mark in ("{", "}", "%s", "%r"))
    return found["failures"][name]


@pytest.fixture
def good(site, door_source):
    site.install("good-door", {"good": "good_door"}, {"good_door": door_source("good")})
    return site


@pytest.mark.parametrize(
    ("source", "cause", "words"),
    [
        ("raise ValueError('the dice fell badly')", "ValueError", "the dice fell badly"),
        ("raise ValueError", "ValueError", "ValueError"),
        (
            "raise ValueError('{placeholder} %s')".replace("{", "<").replace("}", ">").replace("%s", ""),
            "ValueError",
            "<placeholder>",
        ),
        ("import sys; sys.exit(3)", "SystemExit", "3"),
        ("def broken(:", "SyntaxError", "invalid syntax"),
        ("import a_package_that_is_not_there", "ModuleNotFoundError", "a_package_that_is_not_there"),
        (
            "class Mute(Exception):\n    def __str__(self): raise KeyError('no words')\nraise Mute()",
            "Mute",
            "could not be read",
        ),
        ("import ctypes; ctypes.CDLL('libnot_there_at_all.so')", "OSError", "libnot_there_at_all.so"),
        ("import warnings; warnings.warn('old ways', DeprecationWarning)", "DeprecationWarning", "old ways"),
    ],
)
def test_a_module_that_raises_at_import(good, source, cause, words):
    good.install("broken-door", {"broken": "broken_door"}, {"broken_door": source}, version="2.5")
    found = failure(good, PYTHONWARNINGS="error")
    assert found["code"] == "E_BACKEND.load_failed"
    assert (found["distribution"], found["version"], found["cause"]) == ("broken-door", "2.5", cause)
    assert words in found["text"]
    assert "broken-door 2.5" in found["text"]
    assert "pip install --force-reinstall broken-door" in found["fix"]


def test_the_chain_of_causes_is_kept(good):
    source = (
        "try:\n    1 / 0\nexcept ZeroDivisionError as error:\n    raise ImportError('outer') from error\n"
    )
    good.install("broken-door", {"broken": "broken_door"}, {"broken_door": source})
    assert failure(good)["causes"] == ["ImportError: outer", "ZeroDivisionError: division by zero"]


@pytest.mark.parametrize(
    "target", ["gone_module", "gone_package.inside", "good_door.gone", "gone_module:door"]
)
def test_a_module_that_is_not_there(good, target):
    good.install("broken-door", {"broken": target})
    found = failure(good)
    assert found["code"] == ("E_UNSUPPORTED.door_invalid")
    assert all(word in found["text"] for word in (target.partition(":")[0], "broken-door 1.0", "pip install"))
    assert found["cause"] == "ModuleNotFoundError"


@pytest.mark.parametrize(
    ("target", "problem"), [("good_door:nothing", "nothing"), ("no module!", "no module!"), (":x", ":x")]
)
def test_a_target_that_names_nothing(good, target, problem):
    good.install("broken-door", {"broken": target})
    found = failure(good)
    assert found["code"] == "E_UNSUPPORTED.door_invalid"
    assert problem in found["text"]


def test_an_undefined_symbol_is_visible(good, tmp_path):
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler makes a library with an undefined symbol")
    (tmp_path / "lib.c").write_text(
        "extern int the_absent_symbol(void); int call(void) { return the_absent_symbol(); }"
    )
    library = tmp_path / "library with é.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-o", str(library), str(tmp_path / "lib.c")], check=True)
    source = f"import ctypes, os\nctypes.CDLL({str(library)!r}, mode=os.RTLD_NOW)"
    good.install("broken-door", {"broken": "broken_door"}, {"broken_door": source})
    found = failure(good)
    assert "the_absent_symbol" in found["text"]
    assert found["cause"] == "OSError"
    assert found["causes"][0].startswith("OSError: ")


def test_two_distributions_with_one_name(good, door_source):
    for letter in "ba":
        good.install(
            f"twin-{letter}", {"broken": f"twin_{letter}"}, {f"twin_{letter}": door_source("broken")}
        )
    found = failure(good)
    assert found["code"] == "E_UNSUPPORTED.door_conflict"
    assert all(name in found["text"] for name in ("twin-a", "twin-b", "twin_a", "twin_b"))
    assert "pip uninstall twin-a or pip uninstall twin-b" in found["fix"]


def test_one_distribution_with_two_targets_of_one_name(good, door_source):
    info = good.install("broken-door", {"broken": "one"}, {"one": door_source("broken")})
    with (info / "entry_points.txt").open("a") as file:
        file.write("broken = two\n")
    assert failure(good)["code"] == "E_UNSUPPORTED.door_conflict"


def test_the_same_distribution_twice_on_the_path_is_the_first(good, door_source, tmp_path):
    other = type(good)(tmp_path / "second site")
    other.install(
        "good-door", {"good": "good_door"}, {"good_door": "raise ValueError('the wrong one')"}, version="0.9"
    )
    found = load_all(good, PYTHONPATH=f"{good.folder}:{other.folder}")
    assert "good" in found["doors"]
    assert "good" not in found["failures"]


@pytest.mark.parametrize(("api", "upgrade"), [((2, 3), "trellis-core"), ((0, 0), "broken-door")])
def test_another_api_names_what_to_upgrade(good, door_source, api, upgrade):
    more = "\n@hookimpl\ndef trellis_hook_of_another_time(moon):\n    pass\n"
    good.install(
        "broken-door", {"broken": "broken_door"}, {"broken_door": door_source("broken", api=api, more=more)}
    )
    found = failure(good)
    assert found["code"] == "E_UNSUPPORTED.door_api"
    assert f"pip install --upgrade {upgrade}" in found["fix"]
    assert ("2 to 3" if api[1] else "API 0") in found["text"]
    assert "1, which this trellis-core speaks" in found["text"]


def test_damaged_metadata_hides_no_other_door(good):
    for damage, content in enumerate(
        [b"[trellis.doors]\nno equals sign\n", b"\xff\xfe[trellis.doors]\n", b"[trellis.doors\n"]
    ):
        info = good.folder / f"damaged_{damage}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: damaged-{damage}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_bytes(content)
    nameless = good.folder / "nameless-1.0.dist-info"
    nameless.mkdir()
    (nameless / "entry_points.txt").write_text("[trellis.doors]\nbroken = gone_module\n")
    found = failure(good)
    assert (found["distribution"], found["version"]) == (None, None)
    program = "from trellis.door import discover\nfor item in discover().unread: print(item.distribution, '|', item.why)"
    unread = good.python(program).splitlines()
    assert {line.partition(" | ")[0] for line in unread} >= {"damaged-0", "damaged-1"}
    assert all(line.partition(" | ")[2] for line in unread)


def test_settings_choose_the_doors(good, door_source):
    good.install("second-door", {"second": "second_door"}, {"second_door": door_source("second")})
    only = load_all(good, TRELLIS_DOORS=" good , absent ")
    assert only["doors"] == ["good"]
    assert "E_UNSUPPORTED.door_blocked" in only["left_out"]["second"]
    assert "second" not in only["failures"]
    without = load_all(good, TRELLIS_DOORS="-second")
    assert "good" in without["doors"]
    assert "second" not in without["doors"]
    assert "TRELLIS_DOORS=-second" in without["left_out"]["second"]
    program = "from trellis.door import discover; print(discover().unknown)"
    assert good.python(program, TRELLIS_DOORS="good,absent,-gone").strip() == "('absent', 'gone')"


def test_a_blocked_door_is_not_imported(good):
    good.install("broken-door", {"broken": "broken_door"}, {"broken_door": "print('imported')"})
    assert "imported" not in good.python(LOAD_ALL, TRELLIS_DOORS="-broken")


def test_authors_can_have_failures_raised(good):
    good.install("broken-door", {"broken": "broken_door"}, {"broken_door": "raise ValueError('look here')"})
    program = "from trellis.door import loaded_doors; loaded_doors()"
    result = good.run("-c", program, TRELLIS_DOOR_ERRORS="raise", TRELLIS_DOORS="good,broken")
    assert result.returncode == 1
    assert "ValueError: look here" in result.stderr
    assert "E_BACKEND.load_failed" in result.stderr
    assert good.run("-c", program, TRELLIS_DOOR_ERRORS="keep").returncode == 0
    wrong = good.run("-c", program, TRELLIS_DOOR_ERRORS="perhaps")
    assert "E_INVALID_ARG.option" in wrong.stderr


def test_nothing_heavy_is_felt_before_a_door_is_loaded(good):
    heavy = "import numpy, time\ntime.sleep(3600)"
    good.install("broken-door", {"broken": "broken_door"}, {"broken_door": heavy})
    program = """
import sys
from trellis import door
door.discover()
door.load("good").info
print([name for name in ("broken_door", "numpy", "click", "rich", "trellis.device", "trellis.plan") if name in sys.modules])
"""
    assert good.python(program).strip() == "['trellis.device', 'trellis.plan']"
    small = "import sys; from trellis.door import hookimpl; print(sorted(name for name in sys.modules if 'trellis' in name))"
    assert (
        good.python(small).strip()
        == "['trellis', 'trellis._version', 'trellis.door', 'trellis.door.hookspecs']"
    )


def test_the_metadata_of_two_thousand_distributions_is_read_once(site, door_source):
    for number in range(2000):
        info = site.folder / f"filler_{number}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: filler-{number}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[console_scripts]\nfiller{number} = filler:main\n")
    site.install("good-door", {"good": "good_door"}, {"good_door": door_source("good")})
    program = """
import sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
from trellis.door import discover, load, loaded_doors
discover(); load("good"); loaded_doors(); discover()
entry_points = [path for path in opened if path.endswith("entry_points.txt") and "filler" in path]
metadata = [path for path in opened if path.endswith("METADATA") and "filler" in path]
print(len(entry_points), len(set(entry_points)), len(metadata))
"""
    assert site.python(program).split() == ["2000", "2000", "0"]
