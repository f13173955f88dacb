"""Which device is taken when doors are installed that can't run: never a silent fallback, and every reason is told."""

from __future__ import annotations

import json

import pytest

ASK = """
import json, sys
import numpy as np
import trellis
request = json.loads(sys.argv[1])
try:
    context = trellis.Context(request)
    x = context.map("negative", np.arange(3.0)).numpy().tolist()
    print(json.dumps({"device": context.device.label, "result": x, "reasons": [reason._asdict() for reason in context.choice]}))
except trellis.TrellisError as error:
    print(json.dumps({"code": error.code, "text": str(error)}))
"""
NO_DEVICE = "@hookimpl\ndef trellis_probe(self):\n    return Probe((), (ProbeFailure('the driver', 'it is not there', 'install it'),))"


@pytest.fixture
def ask(site):
    """Return a function that asks a new process for a device, with only the doors of the test."""

    def of(request, **environment):
        environment.setdefault("TRELLIS_DOORS", ",".join(site.doors))
        result = site.run("-c", ASK, json.dumps(request), **environment)
        assert result.returncode == 0, result.stderr
        return json.loads(result.stdout)

    return of


def test_a_door_without_a_device_is_an_error_although_another_works(numpy_door, ask):
    numpy_door("empty", NO_DEVICE)
    numpy_door("works")
    found = ask("empty")
    assert found["code"] == "E_INVALID_ARG.device_unknown"
    assert "it is not there" in found["text"]
    assert "works:0" in found["text"]
    assert (
        ask("empty", TRELLIS_DEVICE="works")["code"] == found["code"]
    )  # the argument before the environment
    assert ask(None, TRELLIS_DEVICE="empty")["code"] == found["code"]


@pytest.mark.parametrize("request_", [0, "gpu", ["gpu"], [0, "empty"], "gpu:0", 1])
def test_no_gpu_is_an_error_although_a_cpu_is_there(numpy_door, ask, request_):
    numpy_door("empty", NO_DEVICE)
    numpy_door("works")
    found = ask(request_)
    assert found["code"] == "E_INVALID_ARG.device_unknown"
    assert "works:0" in found["text"]


def test_a_list_is_walked_in_its_order_and_no_further(numpy_door, ask):
    numpy_door("empty", NO_DEVICE)
    numpy_door("third", kind="gpu")
    numpy_door("works")
    found = ask(["empty", "works"])
    assert (found["device"], found["result"]) == ("works:0", [0.0, -1.0, -2.0])
    assert any(reason["who"] == "empty" and "it is not there" in reason["why"] for reason in found["reasons"])
    assert ask(None)["device"] == "third:0"
    assert ask(["works", "third"])["device"] == "works:0"


def test_a_software_device_is_never_taken_unasked(numpy_door, ask):
    numpy_door("soft", kind="software")
    assert ask(None)["code"] == "E_NOT_READY.no_device"
    assert "soft:0 (software" in ask(None)["text"]
    for request in (0, "gpu"):
        assert ask(request)["code"] == "E_INVALID_ARG.device_unknown"
    assert ask("soft:0")["device"] == "soft:0"


def test_a_broken_door_is_a_reason_and_no_obstacle(numpy_door, ask, site):
    site.install(
        "broken-door", {"broken": "broken_door"}, {"broken_door": "raise ValueError('it is broken')"}
    )
    numpy_door("works")
    found = ask(None)
    assert found["device"] == "works:0"
    assert any("it is broken" in reason["why"] for reason in found["reasons"])


def test_naming_one_door_loads_no_other(numpy_door, ask, site):
    marker = site.folder / "loaded"
    site.install("slow-door", {"slow": "slow_door"}, {"slow_door": f"open({str(marker)!r}, 'w')"})
    numpy_door("works")
    assert ask("works")["device"] == "works:0"
    assert not marker.exists()
