"""The rules of registration, by doors registered in the process."""

from __future__ import annotations

import types

import pytest

from trellis import door
from trellis.errors import BackendError, InvalidArgument, OutOfMemory, TrellisError, Unsupported


@pytest.fixture
def plugin(door_source):
    """Return a function that makes a plugin module of the door `test` from its source, changed."""

    def make(more="", *replacements):
        source = door_source("test") + more
        for old, new in replacements:
            assert old in source
            source = source.replace(old, new)
        module = types.ModuleType("door_of_a_test")
        exec(source, module.__dict__)
        return module

    return make


def refused(plugin, name="test"):
    """Return the error of a registration, after checking that nothing stayed behind."""
    before = door.discover().names
    with pytest.raises(TrellisError) as caught:
        door.register_door(name, plugin)
    assert door.discover().names == before
    return caught.value


def test_a_registered_door_is_found_until_it_is_taken_back(plugin):
    with door.register_door("test", plugin()) as held:
        assert door.load("test") is held.door
        assert "test" in door.discover().names
        assert held.door in door.loaded_doors().doors
        assert held.door.hooks == {"trellis_door", "trellis_probe", "trellis_open", "trellis_launch"}
        assert "test" in repr(held.door)
    held.unregister()
    assert "test" not in door.discover().names
    with pytest.raises(InvalidArgument) as caught:
        door.load("test")
    assert caught.value.code == "E_INVALID_ARG.door_unknown"


def test_a_name_is_taken_once(plugin):
    with door.register_door("test", plugin()) as held:
        assert refused(plugin()).code == "E_UNSUPPORTED.door_conflict"
        assert door.load("test") is held.door


def test_a_name_of_a_module_is_imported(tmp_path, monkeypatch, door_source):
    (tmp_path / "door_by_name.py").write_text(door_source("test"))
    monkeypatch.syspath_prepend(tmp_path)
    with door.register_door("test", "door_by_name") as held:
        assert held.door.info.name == "test"
    assert refused("module_that_is_not_there").code == "E_UNSUPPORTED.door_invalid"


def test_an_object_with_methods_is_a_door():
    class Plugin:
        @door.hookimpl
        def trellis_door(self):
            return door.DoorInfo("test", "1", (1, 1), "an object")

        @door.hookimpl
        def trellis_probe(self):
            return door.Probe(())

        @door.hookimpl
        def trellis_open(self, device): ...

        @door.hookimpl
        def trellis_launch(self, plan): ...

    with door.register_door("test", Plugin()) as held:
        assert held.door.probe().devices == ()


@pytest.mark.parametrize(
    ("more", "name", "meant"),
    [
        ("@hookimpl\ndef trellis_probes(): ...", "trellis_probes", "trellis_probe"),
        ("@hookimpl\ndef trellis_genrate(intent): ...", "trellis_genrate", "trellis_generate"),
        ("@hookimpl(specname='trellis_stok')\ndef offer(intent): ...", "trellis_stok", "trellis_stock"),
        ("def trellis_validat(plan): ...", "trellis_validat", "trellis_validate"),
    ],
)
def test_a_misspelt_hook_is_refused_with_what_was_meant(plugin, more, name, meant):
    error = refused(plugin(more))
    assert (type(error), error.code, error.fields["hook"]) == (Unsupported, "E_UNSUPPORTED.door_hook", name)
    assert f"Did you mean {meant!r}?" in error.asked


def test_a_misspelt_identity_is_named(plugin):
    error = refused(plugin("", ("def trellis_door(", "def trellis_dor(")))
    assert "'trellis_dor'" in error.asked
    assert "Did you mean 'trellis_door'?" in error.asked


def test_a_hook_without_its_mark_is_refused(plugin):
    error = refused(plugin("def trellis_stock(intent, device): ..."))
    assert error.code == "E_UNSUPPORTED.door_hook"
    assert "not marked" in error.asked
    assert "Did you mean" not in error.asked


@pytest.mark.parametrize("hook", ["door", "probe", "open", "launch"])
def test_a_required_hook_is_missed(plugin, hook):
    module = plugin()
    delattr(module, f"trellis_{hook}")
    error = refused(module)
    assert error.code == "E_UNSUPPORTED.door_hook"
    assert f"lacks trellis_{hook}" in error.asked


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ("intention, device", "Did you mean 'intent'?"),
        ("intent, device, moon", "'moon'"),
        ("*arguments", "*arguments"),
        ("intent, **rest", "**rest"),
        ("intent=None", "'intent'"),
        ("*, intent", "'intent'"),
    ],
)
def test_a_wrong_parameter_is_refused(plugin, parameters, words):
    error = refused(plugin(f"@hookimpl\ndef trellis_stock({parameters}): ..."))
    assert error.code == "E_UNSUPPORTED.door_hook"
    assert words in error.asked
    assert "trellis_stock(intent, device)" in error.allowed


def test_fewer_parameters_and_own_constants_are_fine(plugin):
    with door.register_door("test", plugin("@hookimpl\ndef trellis_stock(device, _table={}): ...")) as held:
        assert "trellis_stock" in held.door.hooks


@pytest.mark.parametrize(
    ("api", "code"),
    [
        ("(1, 1)", None),
        ("(0, 9)", None),
        ("(2, 2)", "E_UNSUPPORTED.door_api"),
        ("(0, 0)", "E_UNSUPPORTED.door_api"),
        ("(2, 1)", "E_UNSUPPORTED.door_invalid"),
        ("1", "E_UNSUPPORTED.door_invalid"),
        ("(1, 1.0)", "E_UNSUPPORTED.door_invalid"),
        ("(True, 1)", "E_UNSUPPORTED.door_invalid"),
        ("('1', '1')", "E_UNSUPPORTED.door_invalid"),
        ("None", "E_UNSUPPORTED.door_invalid"),
    ],
)
def test_ranges_of_the_api(plugin, api, code):
    module = plugin("", ("api=(1, 1)", f"api={api}"))
    if code is None:
        door.register_door("test", module).unregister()
    else:
        assert refused(module).code == code


def test_an_identity_must_be_right(plugin):
    assert refused(plugin(), name="other").code == "E_UNSUPPORTED.door_invalid"
    error = refused(plugin("@hookimpl\ndef trellis_door(): return 'me'"))
    assert (type(error), error.code) == (BackendError, "E_BACKEND.door_failed")
    error = refused(plugin("@hookimpl\ndef trellis_door(): return {}['me']"))
    assert error.code == "E_BACKEND.door_failed"
    assert isinstance(error.__cause__, KeyError)


@pytest.mark.parametrize("name", ["gpu", "Test", "0", "a:b", "a,b", "-a", "", "a b"])
def test_names_that_a_device_could_not_be_asked_by(plugin, name):
    error = refused(plugin("", ("name='test'", f"name={name!r}")), name=name)
    assert error.code == "E_UNSUPPORTED.door_invalid"
    assert "unusable name" in error.asked


def test_what_is_absent_declines(plugin):
    with door.register_door("test", plugin()) as held:
        answers = [
            held.door.stock(None, None),
            held.door.generate(None, None, None),
            held.door.compile(b"", None, None, None),
        ]
        assert all(isinstance(answer, door.Declined) and "test" in answer.why for answer in answers)
        assert held.door.validate(None, None) == door.Verdict()
        assert held.door.validate(None, None).allowed


def test_an_unexpected_error_keeps_its_cause(plugin):
    with door.register_door("test", plugin()) as held, pytest.raises(BackendError) as caught:
        held.door.open(None)
    assert caught.value.code == "E_BACKEND.door_failed"
    assert isinstance(caught.value.__cause__, RuntimeError)
    assert "no session here" in str(caught.value)


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("raise MemoryError", OutOfMemory),
        (
            "from trellis.door import LaunchRefused as E; raise E('refused', asked='a', allowed='b')",
            door.LaunchRefused,
        ),
    ],
)
def test_errors_of_trellis_pass_and_missing_memory_has_a_code(plugin, body, kind):
    module = plugin(f"@hookimpl\ndef trellis_stock(intent):\n    {body}")
    with door.register_door("test", module) as held, pytest.raises(kind):
        held.door.stock(None, None)


@pytest.mark.parametrize(
    ("hook", "call"),
    [
        ("trellis_stock(intent)", lambda held: held.stock(None, None)),
        ("trellis_generate(intent)", lambda held: held.generate(None, None, None)),
        ("trellis_compile(intent)", lambda held: held.compile(b"", None, None, None)),
        ("trellis_validate(plan)", lambda held: held.validate(None, None)),
        ("trellis_probe()", lambda held: held.probe()),
        ("trellis_open()", lambda held: held.open(None)),
        ("trellis_launch()", lambda held: held.launch(None, None)),
    ],
)
@pytest.mark.parametrize("answer", ["None", "7"])
def test_an_answer_of_another_type_is_named(plugin, hook, call, answer):
    module = plugin(f"@hookimpl\ndef {hook}: return {answer}")
    with door.register_door("test", module) as held, pytest.raises(BackendError) as caught:
        call(held.door)
    assert caught.value.fields["hook"] == hook.partition("(")[0]


@pytest.mark.parametrize("change", [("index=0", "index=1"), ("Device(door='test'", "Device(door='other'")])
def test_devices_must_be_the_doors_own_in_order(plugin, change):
    with door.register_door("test", plugin("", change)) as held, pytest.raises(Unsupported):
        held.door.probe()


def test_devices_are_listed_once_unless_asked_again(plugin):
    count = "\n_count = []\n"
    change = (
        "    return Probe(devices=(device,))",
        "    _count.append(1)\n    return Probe(devices=(device,))",
    )
    module = plugin(count, change)
    with door.register_door("test", module) as held:
        assert held.door.probe() is held.door.probe()
        assert len(module._count) == 1
        held.door.probe(fresh=True)
        assert len(module._count) == 2


def test_unknown_and_uninstalled_doors_read_differently(plugin):
    with door.register_door("test", plugin()), pytest.raises(InvalidArgument, match="Did you mean 'test'"):
        door.load("tesst")
    with pytest.raises(InvalidArgument, match=r"'hip' is not installed.*trellis-hip"):
        door.load("hip")
