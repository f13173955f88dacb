"""The benchmark program works and writes what its schema says; how fast anything is, is no test's business."""

from __future__ import annotations

import json
import subprocess
import sys

import jsonschema
import pytest

PARTS = ("import llvmlite.binding alone", "beyond it", "total")


def run(root, *arguments):
    return subprocess.run(
        [sys.executable, "-W", "error", str(root / "benchmarks" / "run.py"), *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def quick(root, tmp_path_factory):
    path = tmp_path_factory.mktemp("bench") / "bench.json"
    result = run(root, "--quick", "--rows", "1,13,14,15", "--peers", "numpy", "--json", str(path))
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout, json.loads(path.read_text())


def test_the_document_is_as_its_schema_says(root, quick):
    schema = json.loads((root / "benchmarks" / "bench.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(quick[1], schema, cls=jsonschema.Draft202012Validator)


def test_everyone_was_measured_and_right(quick):
    _, document = quick
    assert [row["number"] for row in document["rows"]] == [1, 13, 13, 13, 14, 14, 14, 15, 15, 15]
    for row in document["rows"][:4]:
        assert row["problems"] == []
        assert row["ours"] > 0
        assert row["peers"]["numpy"] > 0
        assert row["best_peer"] == "numpy"
        assert row["ratio"] == pytest.approx(row["peers"]["numpy"] / row["ours"])
        assert {timing["who"] for timing in row["timings"]} >= {"trellis", "numpy"}
        assert all(len(timing["samples"]) == document["sizes"]["repeats"] for timing in row["timings"])
    assert document["rows"][0]["share"] == pytest.approx(
        document["rows"][0]["limit_seconds"] / document["rows"][0]["ours"]
    )


def test_processes_were_started_and_their_parts_add_up(quick):
    cold, alone, disk, imported, opened, doctor = quick[1]["rows"][4:]
    for row in (cold, alone, disk, imported, opened, doctor):
        assert row["problems"] == []
        assert row["ours"] > 0
    itself = "of that the operation itself"
    assert set(cold["other_forms"]) == {"import llvmlite.binding alone", "beyond it", itself}
    assert set(disk["other_forms"]) == {"import llvmlite.binding alone", "total", itself}
    assert set(alone["other_forms"]) == {"import llvmlite.binding alone", "beyond it", "total"}
    for row in (cold, alone, disk):
        samples = {timing["form"]: timing["samples"] for timing in row["timings"]}
        for first, beyond, total in zip(*(samples[part] for part in PARTS), strict=True):
            assert first + beyond == pytest.approx(total)
    assert doctor["best_peer"] == "door cpu"


def test_memory_is_within_output_and_halo(quick):
    footprints = quick[1]["footprints"]
    assert len(footprints) == 3
    assert [one["met"] for one in footprints] == [True] * 3
    assert all(one["reserved"] >= one["output"] > 0 for one in footprints)
    assert [one["halo"] > 0 for one in footprints] == [False, True, True]


def test_the_table_names_rows_peers_and_machine(quick):
    table, document = quick
    for row in document["rows"]:
        assert row["workload"] in table
    assert "not asked for" in table
    assert f"numpy {document['peers']['numpy']}" in table
    assert f"{document['machine']['threads']} threads for everyone" in table


@pytest.mark.parametrize("arguments", [("--rows", "99"), ("--rows", "one"), ("--peers", "numpie")])
def test_unknown_rows_and_peers_are_refused(root, arguments):
    result = run(root, "--quick", *arguments)
    assert result.returncode == 2
    assert arguments[1].split(",")[0] in result.stderr


@pytest.fixture
def measure(root, monkeypatch):
    monkeypatch.syspath_prepend(str(root / "benchmarks"))
    import measure.judge
    import measure.rows
    import measure.timer

    return measure


def workload(measure, call, expected, **options):
    import numpy as np

    candidate = measure.rows.Candidate("trellis", "fresh", call)
    reach = options.pop("reach", measure.rows.Reach(ratio=1.0))
    return measure.rows.Workload(
        1, "w", (candidate,), np.asarray(expected, np.float64), 1e-6, reach, **options
    )


@pytest.mark.parametrize("result", [[1.0, 2.5], [1.0], [1.0, float("nan")], [[1.0, 2.0]]])
def test_a_wrong_result_is_no_time_but_a_problem(measure, result):
    work = workload(measure, lambda: result, [1.0, 2.0])
    (row,) = measure.judge.rows(work, measure.timer.measure(work, 3, 0))
    assert row.ours is None
    assert row.met is False
    assert "wrong by" in row.problems[0]


def test_an_error_is_a_problem(measure):
    work = workload(measure, lambda: 1 // 0, 1.0)
    (row,) = measure.judge.rows(work, measure.timer.measure(work, 3, 0))
    assert row.problems == ("trellis fresh: ZeroDivisionError: integer division or modulo by zero",)


def timings(measure, **medians):
    return [measure.rows.Timing(who, "fresh", (seconds,) * 3) for who, seconds in medians.items()]


@pytest.mark.parametrize(
    ("reach", "met"),
    [
        ({"ratio": 2.0}, True),
        ({"ratio": 2.1}, False),
        ({"ratio": 3.0, "against": "numpy"}, True),
        ({"ratio": 3.1, "against": "numpy"}, False),
        ({"ratio": 1.0, "against": "absent"}, None),
        ({"share": 0.5}, True),
        ({"share": 0.6}, False),
        ({"seconds": 1.0}, True),
        ({"seconds": 0.9}, False),
        ({"ratio": 2.0, "share": 0.6}, False),
    ],
)
def test_a_row_is_judged_by_its_figures(measure, reach, met):
    found = timings(measure, trellis=1.0, numpy=3.0, torch=2.0, limit=0.5)
    row = measure.judge.row(1, "w", found, measure.rows.Reach(**reach), "copy")
    assert (row.best_peer, row.ratio, row.share) == ("torch", 2.0, 0.5)
    assert row.met is met
