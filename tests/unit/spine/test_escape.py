"""escape in core: the caller's kernel through every stage, whatever language the door speaks."""

from __future__ import annotations

import numpy as np
import pytest

import trellis
from trellis.door import Escape, Layout
from trellis.routes import EVERY_ROUTE, ROUTES

SOURCE = """
def kernel(a, b, out, alpha, begin, end):
    out.reshape(-1)[begin:end] = alpha * a.reshape(-1)[begin:end] + b.reshape(-1)[begin:end]
"""
A = np.arange(12, dtype="float32").reshape(3, 4)
B = A[::-1].copy()
NEW = [((3, 4), "float32")]


def run(ctx, *values, source=SOURCE, language="python", **options):
    if "out" not in options:
        options.setdefault("results", NEW)
    return ctx.escape(source, *values, language=language, **options)


def test_it_takes_one_route_and_the_others_do_not_change(ctx):
    made = run(ctx, A, B, 2.0)
    assert (made.shape, made.dtype) == ((3, 4), np.float32)
    assert np.array_equal(made.numpy(), 2 * A + B)
    record = made.record
    assert (record.op, record.route, record.reasons, record.cached) == ("escape", "escape", (), None)
    assert (record.bytes_in, record.bytes_out, record.bytes_reserved) == (96, 48, 48)
    assert (tuple(ROUTES), tuple(EVERY_ROUTE)) == (("stock", "cache", "generate"), (*ROUTES, "escape"))
    assert ctx.routes == tuple(ROUTES)


def test_a_known_kernel_is_kept_and_a_known_call_is_not_planned_again(ctx, door):
    run(ctx, A, B, 2.0)
    made = len(door.generated)
    assert np.array_equal(run(ctx, A, B, 3.0).numpy(), 3 * A + B)
    with trellis.Context(door.name) as other:
        again = run(other, A, B, 4.0)
    assert np.array_equal(again.numpy(), 4 * A + B)
    assert (again.record.route, again.record.cached) == ("escape", "memory")
    assert len(door.generated) == made
    run(ctx, A, B, 2.0, source=SOURCE + "\n")
    assert len(door.generated) == made + 1


def test_several_results_and_arrays_of_the_callers(ctx):
    source = "def both(a, x, y, begin, end):\n    x[...] = a + 1\n    y[...] = a.sum()"
    x, y = run(ctx, A, source=source, name="both", results=[((3, 4), "float32"), ((), "float64")])
    assert np.array_equal(x.numpy(), A + 1)
    assert (y.shape, y.dtype, float(y)) == ((), np.float64, float(A.sum()))
    out = ctx.full((3, 4), 7, dtype="float32")
    add = "def kernel(a, out, begin, end):\n    out += a"
    assert run(ctx, A, source=add, out=out) is out
    assert np.array_equal(out.numpy(), A + 7)


def test_the_range_is_the_callers(ctx):
    source = "def kernel(a, out, begin, end):\n    out[...] = [begin, end]"
    assert run(ctx, A, source=source, results=[((2,), "int64")], range=3).numpy().tolist() == [0, 3]
    assert run(ctx, A, source=source, results=[((2,), "int64")]).numpy().tolist() == [0, 2]
    with pytest.raises(trellis.InvalidArgument, match="range=0"):
        run(ctx, A, source=source, results=[((2,), "int64")], range=0)


def test_nothing_is_launched_where_there_is_nothing_to_write(ctx, door):
    made = run(ctx, A, B, 1.0, results=[((0, 4), "float32")])
    assert (made.shape, made.record, door.launched) == ((0, 4), None, 0)


def test_a_language_that_the_door_does_not_speak(ctx):
    with pytest.raises(trellis.Unsupported, match="runs kernels in python, not in fortran") as caught:
        run(ctx, A, B, 1.0, language="fortran")
    assert caught.value.code == "E_UNSUPPORTED.no_route"
    assert [reason.who for reason in caught.value.fields["reasons"]] == ["escape"]


@pytest.mark.parametrize("routes", ["escape", ["stock", "escape"]])
def test_other_operations_do_not_take_the_route(ctx, door, routes):
    for call in (
        lambda: ctx.map("negative", A, routes=routes),
        lambda: trellis.Context(door.name, routes=routes),
    ):
        with pytest.raises(trellis.InvalidArgument) as caught:
            call()
        assert caught.value.code == "E_INVALID_ARG.option"
        assert "ctx.escape" in caught.value.fix


def test_the_budget_and_validation_hold(ctx, door, make_door):
    small = trellis.Context(door.name, budget=1000)
    with pytest.raises(trellis.BudgetExceeded):
        run(small, A, B, 1.0, results=[((1000,), "float32")])
    with pytest.raises(trellis.LaunchRefused, match=r"tile: .*2 extents"):
        run(ctx, A, B, 1.0, schedule={"tile": (2, 2)})
    with pytest.raises(trellis.LaunchRefused, match="threads"):  # this door does not say how many it uses
        run(ctx, A, B, 1.0, schedule={"threads": 1})
    assert door.launched == 0


WRONG = {
    "no results": (dict(results=None), "option"),
    "both": (dict(out=A), "option"),
    "no pair": (dict(results=[(3, 4, 5)]), "option"),
    "empty": (dict(results=[]), "option"),
    "a shape": (dict(results=[((-1,), "float32")]), "shape"),
    "a dtype": (dict(results=[((1,), "float99")]), "dtype"),
    "a name": (dict(name="a b"), "option"),
    "a range": (dict(range=1.5), "option"),
    "a negative range": (dict(range=-1), "option"),
    "a NUL": (dict(source="\0"), "option"),
    "a surrogate": (dict(source="\ud800"), "option"),
    "no text": (dict(source=3), "type"),
    "no language": (dict(language=None), "type"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_arguments(ctx, door, case):
    options, code = WRONG[case]
    arguments = {"source": SOURCE, "language": "python", "results": NEW, **options}
    with pytest.raises(trellis.InvalidArgument) as caught:
        ctx.escape(arguments.pop("source"), A, B, 1.0, **arguments)
    assert caught.value.code == f"E_INVALID_ARG.{code}"
    assert door.generated == []


def test_operands_are_dense_and_scalars_fit(ctx):
    for wrong in (A.T, A[:, ::2], np.broadcast_to(np.float32(1), (3, 4))):
        with pytest.raises(trellis.InvalidArgument, match="copy") as caught:
            run(ctx, wrong, B, 1.0)
        assert caught.value.code == "E_INVALID_ARG.layout"
    with pytest.raises(trellis.InvalidArgument, match="layout"):
        run(ctx, A, B, 1.0, out=ctx.zeros((4, 3)).T)
    with pytest.raises(trellis.InvalidArgument, match=r"np\.uint64") as caught:
        run(ctx, A, B, 1 << 63)
    assert caught.value.code == "E_INVALID_ARG.dtype"
    held = ctx.asarray(A)
    with pytest.raises(trellis.InvalidArgument, match="overlap"):
        run(ctx, held, B, 1.0, out=held)


def test_the_signature_holds_what_shapes_the_kernel_alone():
    def intent(shape=(4,), dtype="float32", source="x", grid=4, scalars=("int64",), entry="kernel"):
        layout = Layout.dense(dtype, shape)
        return Escape((layout,), (layout,), source, "python", entry, scalars, grid)

    same = intent().signature()
    assert intent(shape=(2, 8), grid=16).signature() == same
    others = [intent(dtype="int8"), intent(source="y"), intent(scalars=("int8",)), intent(entry="other")]
    assert len({same, *[one.signature() for one in others]}) == 5
