"""A function's identity: equal only where tracing again would give the same formula and values."""

from __future__ import annotations

import types

import numpy as np
import pytest

from trellis import expr
from trellis.expr import evaluate, identity, legalise, trace

factor = 3.0
_EMPTY = iter(())
settings = types.ModuleType("settings")


class Plain:
    scale = 2.5


def with_closure(value):
    return lambda x: x * value


def with_default(value):
    def scaled(x, by=value, *, plus=value):
        return x * by + plus

    return scaled


def reads_global(x):
    return x * factor


def helper(x):
    return reads_global(x) + 1


def distinct(values, make):
    keys = [identity(make(value)) for value in values]
    assert None not in keys
    assert len({repr(key) for key in keys}) == len(keys)
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("make", [with_closure, with_default])
def test_numbers_differ_by_type_and_bits(make):
    quiet, other = (
        np.array(bits, "uint64").view("float64").item() for bits in (0x7FF8000000000000, 0x7FF8000000000001)
    )
    distinct(
        [
            1,
            1.0,
            True,
            0.0,
            -0.0,
            0,
            False,
            np.float32(1),
            np.float64(1),
            np.int64(1),
            quiet,
            other,
            np.inf,
            1 << 70,
        ],
        make,
    )


@pytest.mark.parametrize("make", [with_closure, with_default])
def test_equal_numbers_give_equal_keys(make):
    for value in (
        1,
        2.5,
        True,
        -0.0,
        float("nan"),
        np.float32(3.5),
        "x",
        None,
        (1, 2.0),
        np.exp,
        np.float32,
        np.dtype("int8"),
    ):
        assert identity(make(value)) == identity(make(value)) is not None


def test_the_same_code_at_two_places_is_two_functions():
    assert identity(lambda x: x + 1) != identity(lambda x: x + 2)
    assert identity(with_closure(1)) != identity(with_default(1))


def test_a_mutated_global_changes_the_key(monkeypatch):
    before = identity(reads_global), identity(helper)
    monkeypatch.setitem(reads_global.__globals__, "factor", 4.0)
    after = identity(reads_global), identity(helper)
    assert None not in before + after
    assert before[0] != after[0]
    assert before[1] != after[1], "what a called function reads counts too"
    monkeypatch.setitem(reads_global.__globals__, "factor", [4.0])
    assert identity(reads_global) is None
    assert identity(helper) is None
    monkeypatch.delitem(reads_global.__globals__, "factor")
    assert identity(reads_global) is None


def test_attributes_of_modules_and_types_are_followed(monkeypatch):
    monkeypatch.setattr(settings, "scale", 1.5, raising=False)
    through_module, through_type = (lambda x: x * settings.scale), (lambda x: x * Plain.scale)
    first = identity(through_module), identity(through_type)
    monkeypatch.setattr(settings, "scale", 1.75)
    monkeypatch.setattr(Plain, "scale", 3)
    second = identity(through_module), identity(through_type)
    assert None not in first + second
    assert first[0] != second[0]
    assert first[1] != second[1]


def test_a_rebound_closure_cell_changes_the_key():
    value = 1.0

    def scaled(x):
        return x * value

    first = identity(scaled)
    value = 2.0
    assert identity(scaled) != first


def test_what_may_change_unseen_has_no_identity():
    weights, options, table = [1.0, 2.0], {"by": 2.0}, np.ones(3)
    instance = Plain()
    modules = settings

    def aliased(x):
        held = settings
        return x * held.scale

    def imports(x):
        import math

        return x * math.pi

    def writes(x):
        global factor  # noqa: PLW0603 - what is being tested
        factor = 3.0
        return x

    def counts(x, seen=_EMPTY):
        return x

    cases = [
        lambda x: x * weights[0],
        lambda x: x * options["by"],
        lambda x: x * table[0],
        lambda x: x * instance.scale,
        lambda x: x * modules,
        lambda x: x * np.random.default_rng(),
        lambda x: x * np.pi.real,
        lambda x: x * open,
        aliased,
        imports,
        writes,
        counts,
        Plain,
        instance,
        types.MethodType(lambda self, x: x, instance),
    ]
    for fn in cases:
        assert identity(fn) is None


def test_recursion_without_end_has_no_identity():
    def loop(x):
        return loop(x)

    assert identity(loop) is None


def test_functions_of_ours_and_of_numpy_have_one():
    for fn in (
        lambda x: np.where(x > 0, x, np.expm1(x)),
        lambda x: expr.gelu(x) + expr.index(0),
        lambda x: sum([x, x, x]) + abs(x) * float(3),
        lambda x: sum([expr.erf(part) for part in (x, x)]).astype(np.float32),
    ):
        assert identity(fn) is not None
    assert identity("relu") == ("relu",)
    assert identity(np.exp) == (np.exp,)


def test_a_thousand_values_of_a_closed_over_float_are_one_expression():
    x = np.linspace(-2, 2, 17).astype("float32")
    expressions, keys, legalised = set(), set(), set()
    value = 0.0

    def scaled(v):
        return np.maximum(v * value, 0.25 - v)

    for step in range(1000):
        value = 0.37 + step / 7
        traced = trace(scaled, ("float32",))
        (got,) = evaluate(traced.expression.outputs, [x], traced.values)
        assert got.tobytes() == np.maximum(x * np.float32(value), np.float32(0.25) - x).tobytes()
        expressions.add(traced.expression)
        keys.add(traced.expression.key)
        legalised.add(legalise(traced.expression.outputs))
        assert len(traced.values) == 2
    assert len(expressions) == len(keys) == len(legalised) == 1


def test_equal_identities_trace_alike():
    for value in (2.5, 1, -0.0):
        first, second = with_closure(value), with_closure(value)
        assert identity(first) == identity(second)
        assert trace(first, ("float32",)) == trace(second, ("float32",))


def test_many_functions_stay_bounded():
    from trellis.expr import reads

    for number in range(reads._LIMIT + 10):
        scope = {}
        exec(compile(f"fn = lambda x: x + {number}", "many", "exec"), scope)
        assert identity(scope["fn"]) is not None
    assert len(reads._known) <= reads._LIMIT
