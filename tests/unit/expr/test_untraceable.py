"""What cannot be traced is refused with the user's own line and what to write instead."""

from __future__ import annotations

import inspect
import math

import numpy as np
import pytest

from trellis.errors import InvalidArgument
from trellis.expr import erf, index, trace

kept = []


def branches(x):
    return 1 if x > 0 else 2


def chains(x):
    return (0 < x < 1) * 1.0


def joins(x):
    return x and x


def loops(x):
    return sum(part for part in x)


def counts(x):
    return sum(x for _ in range(x))


def converts(x):
    return float(x) + 1


def truncates(x):
    return int(x) + 1


def casts(x):
    return np.float32(x)


def uses_math(x):
    return math.sqrt(x)


def floors(x):
    return math.floor(x)


def rounds(x):
    return round(x)


def indexes(x):
    return x[0]


def assigns(x):
    x[0] = 1
    return x


def measures(x):
    return len(x)


def hashes(x):
    return {x: 1}


def multiplies(x):
    return x @ x


def reduces(x):
    return np.sum(x)


def accumulates(x):
    return np.add.accumulate(x)


def summed(x):
    return x.sum()


def mistyped(x):
    return x.asytpe("int8")


def unknown_ufunc(x):
    return np.nextafter(x, x)


def options(x):
    return np.add(x, x, where=x > 0)


def closes_over(x):
    return x + TABLE


def closes_over_first(x):
    return TABLE * x


def adds_text(x):
    return x + "a"


def adds_none(x):
    return None + x


def returns_none(x):
    x + 1


def returns_nothing(x):
    return ()


def returns_list(x):
    return [x]


def decimals(x):
    return np.round(x, 2)


def one_armed(x):
    return np.where(x > 0)


def powers(x):
    return pow(x, 2, 7)


TABLE = np.ones(3, "float32")
CASES = [
    (branches, "np.where"),
    (chains, "& | ~"),
    (joins, "np.where"),
    (loops, "stencil"),
    (counts, "astype"),
    (converts, "astype"),
    (truncates, "astype"),
    (casts, "astype"),
    (uses_math, "np.sqrt"),
    (floors, "np.floor"),
    (rounds, "np.rint"),
    (indexes, "stencil"),
    (assigns, "np.where"),
    (measures, "reduce"),
    (hashes, "np.where"),
    (multiplies, "gemm"),
    (reduces, "np"),
    (accumulates, "reduce"),
    (summed, "reduce"),
    (mistyped, "Did you mean 'astype'"),
    (unknown_ufunc, "nextafter"),
    (options, "where="),
    (closes_over, "operand"),
    (closes_over_first, "operand"),
    (adds_text, "str"),
    (adds_none, "NoneType"),
    (returns_none, "NoneType"),
    (returns_nothing, "empty tuple"),
    (returns_list, "list"),
    (decimals, "np.rint"),
    (one_armed, "alternatives"),
    (powers, "np.power"),
]


@pytest.mark.parametrize(("fn", "hint"), CASES, ids=lambda item: getattr(item, "__name__", None))
def test_the_line_is_shown_and_a_way_out(fn, hint):
    with pytest.raises(InvalidArgument) as caught:
        trace(fn, ("float32",))
    error = caught.value
    assert error.code == "E_INVALID_ARG.untraceable"
    source, first = inspect.getsourcelines(fn)
    assert error.fields["file"] == __file__
    assert first <= error.fields["line"] < first + len(source)
    assert error.fields["source"] in {line.strip() for line in source}
    assert error.fields["function"] in {fn.__name__, "<genexpr>"}
    assert f"line {error.fields['line']}" in str(error)
    assert error.fields["source"] in str(error)
    assert hint in str(error)


@pytest.mark.parametrize("offsets", ["n[0]", "n[0, 0, 0]", "n[()]"])
def test_offsets_need_one_number_an_axis(offsets):
    fn = eval(f"lambda n: {offsets}")
    with pytest.raises(InvalidArgument) as caught:
        trace(fn, ("float32",), ndim=2, stencil=True)
    assert caught.value.code == "E_INVALID_ARG.shape"


@pytest.mark.parametrize("offsets", ["n[0.5, 0]", "n[n, 0]", "n[:, 0]", "n[True, 0]", "n[None, 0]"])
def test_offsets_are_integers(offsets):
    fn = eval(f"lambda n: {offsets}")
    with pytest.raises(InvalidArgument) as caught:
        trace(fn, ("float32",), ndim=2, stencil=True)
    assert caught.value.code == "E_INVALID_ARG.untraceable"


@pytest.mark.parametrize(("axis", "ndim"), [(2, 2), (-3, 2), (-1, None)])
def test_index_outside(axis, ndim):
    with pytest.raises(InvalidArgument) as caught:
        trace(lambda x: x + index(axis), ("float32",), ndim=ndim)
    assert caught.value.code == "E_INVALID_ARG.axis"


def test_values_of_another_trace():
    trace(lambda x: kept.append(x) or x, ("float32",))
    for fn in (lambda x: x + kept[0], lambda x: kept[0]):
        with pytest.raises(InvalidArgument, match="another"):
            trace(fn, ("float32",))
    with pytest.raises(InvalidArgument, match="after its trace"):
        kept[0] + 1


def test_our_functions_outside_a_formula():
    for call in (lambda: erf(1.0), lambda: index(0)):
        with pytest.raises(InvalidArgument, match="outside a formula") as caught:
            call()
        assert caught.value.code == "E_INVALID_ARG.untraceable"


def test_a_failed_trace_leaves_no_trace_running():
    with pytest.raises(InvalidArgument):
        trace(branches, ("float32",))
    with pytest.raises(InvalidArgument, match="outside a formula"):
        erf(1.0)


def test_source_that_is_not_available():
    scope = {}
    exec("def fn(x):\n    return 1 if x else 2", scope)
    with pytest.raises(InvalidArgument, match="line 2, in fn") as caught:
        trace(scope["fn"], ("float32",))
    assert caught.value.fields["source"] is None


def test_a_named_operation_shows_the_callers_line():
    with pytest.raises(InvalidArgument) as caught:
        trace("invert", ("float32",))
    assert caught.value.fields["file"] == __file__
    assert caught.value.fields["source"] == 'trace("invert", ("float32",))'
