"""The doctor: what works is proved by a real kernel, what does not is a row that says why, and nothing takes it down."""

from __future__ import annotations

import json

import jsonschema
import pytest


def states(row):
    return tuple(row["states"][name] for name in ("installed", "loadable", "usable", "conformant"))


def test_a_door_that_works(numpy_door, row):
    numpy_door("works")
    found = row("works")
    assert states(found) == (True, True, True, None)
    assert (found["distribution"], found["distribution_version"]) == ("works-door", "1.0")
    assert (found["version"], found["api"]) == ("1.2.3", [1, 1])
    (device,) = found["devices"]
    assert (device["label"], device["kind"], device["note"]) == ("works:0", "cpu", None)
    assert device["kernel"]["right"] is True
    assert 0 <= device["kernel"]["map_error"] <= device["kernel"]["map_bound"]
    assert device["limits"]["memory"] == {"value": 1 << 30, "source": "probed"}
    assert device["limits"]["group_size"] == {"value": None, "source": None}
    assert found["problems"] == []


def test_a_software_device_is_no_gpu(numpy_door, row):
    numpy_door("soft", kind="software")
    found = row("soft")
    assert found["devices"][0]["note"] == "software, not a GPU"
    assert states(found) == (True, True, True, None)


WRONG = """
@hookimpl
def trellis_generate(self, intent, schedule, device):
    made = super().trellis_generate(intent, schedule, device)
    def run(intent, inputs, outputs, scalars):
        made.handle(intent, inputs, outputs, scalars)
        outputs[0][...] *= {factor}
    from dataclasses import replace
    return replace(made, handle=run)
"""


@pytest.mark.parametrize("factor", ["1.001", "float('nan')", "float('inf')", "0"])
def test_wrong_numbers_are_found(numpy_door, row, factor):
    numpy_door("wrong", WRONG.format(factor=factor))
    found = row("wrong")
    assert states(found) == (True, True, False, None)
    assert found["devices"][0]["kernel"]["right"] is False
    assert "wrong numbers" in found["problems"][0]["asked"]


def test_a_kernel_that_cannot_be_made_says_why(numpy_door, row):
    numpy_door(
        "empty",
        "@hookimpl\ndef trellis_generate(self, intent):\n    return Declined('it has no kernels today')",
    )
    found = row("empty")
    assert states(found) == (True, True, False, None)
    assert found["problems"][0]["code"] == "E_UNSUPPORTED.no_route"
    assert "it has no kernels today" in found["problems"][0]["asked"]


def test_failed_probes_are_shown_with_what_to_do(numpy_door, row):
    body = "@hookimpl\ndef trellis_probe(self):\n    return Probe((), (ProbeFailure('the driver', 'it is too old', 'update it'),))"
    numpy_door("old", body)
    found = row("old")
    assert states(found) == (True, True, False, None)
    assert found["problems"] == [
        {
            "code": None,
            "asked": "the driver: it is too old",
            "allowed": "a probe of old that works.",
            "fix": "update it",
            "causes": [],
        }
    ]


def test_no_device_and_no_reason(numpy_door, row):
    numpy_door("none", "@hookimpl\ndef trellis_probe(self):\n    return Probe(())")
    assert "lists no device" in row("none")["problems"][0]["asked"]


def test_a_probe_that_raises(numpy_door, row):
    numpy_door("raises", "@hookimpl\ndef trellis_probe(self):\n    raise OSError('the bus fell off')")
    found = row("raises")
    assert states(found) == (True, True, False, None)
    assert found["problems"][0]["causes"] == ["OSError: the bus fell off"]


def crashing(how, hook="trellis_probe(self)"):
    return f"@hookimpl\ndef {hook}:\n    import ctypes, os, time\n    {how}"


@pytest.mark.parametrize(
    ("how", "ended"),
    [
        ("os.abort()", "crashed: SIGABRT"),
        ("ctypes.string_at(0)", "crashed: SIGSEGV"),
        ("os.kill(os.getpid(), 9)", "crashed: SIGKILL"),
        ("print('last words', flush=True); os._exit(7)", "exited with status 7"),
    ],
)
def test_a_crash_is_a_row(numpy_door, examine, how, ended):
    numpy_door("crash", crashing(how))
    numpy_door("works")
    report = examine()
    crash, works = report["doors"]
    assert states(crash) == (True, True, False, None)
    assert crash["problems"][0]["asked"] == f"{ended} while probing."
    assert states(works) == (True, True, True, None)
    assert report["ok"]
    if "last words" in how:
        assert crash["problems"][0]["causes"] == ["last words"]


def test_a_crash_while_loading_and_while_a_kernel_runs(numpy_door, examine, site):
    site.install("early-door", {"early": "early_door"}, {"early_door": "import os; os.abort()"})
    numpy_door("late", crashing("os.abort()", "trellis_launch(self, plan)"))
    early, late = examine()["doors"]
    assert early["problems"][0]["asked"] == "crashed: SIGABRT while loading."
    assert states(early) == (True, False, False, None)
    assert late["problems"][0]["asked"] == "crashed: SIGABRT while running a kernel."
    assert states(late) == (True, True, False, None)
    assert late["devices"][0]["kernel"] is None


def test_a_hang_is_a_row_and_leaves_no_process(numpy_door, examine, ended, tmp_path):
    numbers = tmp_path / "processes"
    how = f"import subprocess; child = subprocess.Popen(['sleep', '600']); open({str(numbers)!r}, 'w').write(str(child.pid)); time.sleep(600)"
    numpy_door("hang", crashing(how))
    numpy_door("works")
    hang, works = examine(timeout=8)["doors"]
    assert hang["problems"][0]["asked"] == "timed out after 8 s while probing."
    assert states(hang) == (True, True, False, None)
    assert states(works) == (True, True, True, None)
    assert ended(int(numbers.read_text()))


def test_doors_are_examined_at_the_same_time(numpy_door, examine, tmp_path):
    """Each door waits for the other to be probed: one after the other, neither would ever be done."""
    for name, other in (("one", "two"), ("two", "one")):
        mine, theirs = (str(tmp_path / f"{word}.probed") for word in (name, other))
        how = f"open({mine!r}, 'w').close()\n    while not os.path.exists({theirs!r}): time.sleep(0.01)\n    return super().trellis_probe()"
        numpy_door(name, crashing(how))
    assert [states(row) for row in examine()["doors"]] == [(True, True, True, None)] * 2


def test_what_a_door_prints_does_not_disturb_the_report(numpy_door, row):
    numpy_door("loud", 'print(\'{"stage": "load", "found": {}}\'); sys.stdout.flush()')
    assert states(row("loud")) == (True, True, True, None)


def test_a_door_that_fails_at_import(site, examine, numpy_door):
    numpy_door("works")
    source = "try:\n    1 / 0\nexcept ZeroDivisionError as error:\n    raise ImportError('undefined symbol: nonsense') from error"
    site.install("broken-door", {"broken": "broken_door"}, {"broken_door": source}, version="4.2")
    broken, works = examine()["doors"]
    assert states(broken) == (True, False, False, None)
    (problem,) = broken["problems"]
    assert problem["code"] == "E_BACKEND.load_failed"
    assert "undefined symbol: nonsense" in problem["asked"]
    assert "pip install --force-reinstall broken-door" in problem["fix"]
    assert problem["causes"] == [
        "ImportError: undefined symbol: nonsense",
        "ZeroDivisionError: division by zero",
    ]
    assert states(works) == (True, True, True, None)


def test_conflicts_and_blocked_doors_are_rows(site, examine, numpy_door, door_source):
    for letter in "ab":
        site.install(f"twin-{letter}", {"twin": f"twin_{letter}"}, {f"twin_{letter}": door_source("twin")})
    numpy_door("works")
    twin, works = examine(only="-works,-cpu")["doors"]
    assert twin["problems"][0]["code"] == "E_UNSUPPORTED.door_conflict"
    assert works["problems"][0]["code"] == "E_UNSUPPORTED.door_blocked"
    assert states(twin) == (True, False, False, None)
    assert states(works) == (True, None, None, None)  # not examined


def test_only_required_doors_decide(numpy_door, examine):
    numpy_door("works")
    numpy_door("broken", "raise ValueError")
    assert examine()["ok"]
    assert examine("works")["ok"]
    named = examine("broken")
    assert (named["ok"], named["required"]) == (False, {"doors": ["broken"], "unmet": ["broken"]})
    assert [row["name"] for row in named["doors"]] == ["broken"]
    wanted = examine(TRELLIS_REQUIRE_DOORS="works, absent")
    assert (wanted["ok"], wanted["required"]["unmet"]) == (False, ["absent"])
    absent = wanted["doors"][-1]
    assert states(absent) == (False, False, False, None)
    assert absent["problems"][0]["code"] == "E_INVALID_ARG.door_unknown"


def test_names_in_the_settings_and_damaged_metadata_are_told(numpy_door, examine, site):
    numpy_door("works")
    info = site.folder / "damaged-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: damaged\n")
    (info / "entry_points.txt").write_bytes(b"[trellis.doors]\n\xff = \xfe\n")
    report = examine(only="works,absent")
    assert report["unknown_doors"] == ["absent"]
    assert [item["distribution"] for item in report["unread"]] == ["damaged"]


def test_the_schemas_are_schemas(schema):
    for name in ("cache", "devices", "doctor", "errors", "explain"):
        jsonschema.Draft202012Validator.check_schema(schema(name))


def test_a_proof_is_kept_for_exactly_this_device(numpy_door, examine, site):
    numpy_door("works")
    examine()
    program = """
import dataclasses, json
from trellis.door import load
from trellis.doctor import proof
door = load("works")
(device,) = door.probe().devices
changes = [dict(name="x"), dict(driver="x"), dict(arch="x"), dict(kind="software"), dict(index=1), dict(compiler="x")]
others = [dataclasses.replace(device, **change) for change in changes]
infos = [door.info._replace(version="9"), door.info._replace(revision=9), door.info._replace(software=(("a", "9"),))]
print(json.dumps([
    proof.proven(door.info, device),
    [proof.proven(door.info, other) for other in others],
    [proof.proven(info, device) for info in infos],
]))
proof._path(door.info, device).write_text("[]")
print(proof.proven(door.info, device))
"""
    when, others = site.python(program).splitlines()
    proven, devices, infos = json.loads(when)
    assert proven > 1e9
    assert devices == [None] * 6
    assert infos == [None] * 3
    assert others == "None"
