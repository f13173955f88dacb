"""The reference pages of the Python interface, made from its names, docstrings and data."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wording import attributes, heading, rendered, summary, table

if TYPE_CHECKING:
    from collections.abc import Callable

EVIDENCE = Path(__file__).parent / "evidence" / "accuracy.json"
# When a field of a record is None; a test holds that these are the fields that may be.
NONE_WHEN = {
    "physical_id": "the hardware has no address or identifier that the door can read, as a CPU has none",
    "library": "no library was called",
    "cached": "the kernel was not kept: it was made for this launch, or it is a library's",
    "compiler": "the device's own compiler made it, or no compiler did",
    "occupancy": "it can't be known, as on a CPU",
    "occupancy_source": "`occupancy` is None",
    "budget_limit": "the device's free memory can't be read and no `budget=` was given",
    "budget_source": "the plan was made outside a Context",
    "seconds": "the launch was not timed (a prepared call), or is not yet known to be done",
    "parallel": "the launch was no `parallel_map`",
}


def operations() -> dict[str, Any]:
    """Return every operation by name."""
    from trellis import ops

    return {name: getattr(ops, name) for name in sorted(ops.__all__)}


def ops() -> str:
    """Return the page of the operations."""
    import trellis

    found = operations()
    first = {function: name for name, function in reversed(found.items()) if function.__name__ == name}
    rows = [
        (
            f"[{name}](#{name})",
            summary(function) if first.get(function, name) == name else f"`{first[function]}`",
        )
        for name, function in found.items()
    ]
    text = heading(
        "Operations",
        "Each is a function of `trellis` that takes a Context first, and a method of the Context: `trellis.map(ctx, fn, x)` is\n"
        "`ctx.map(fn, x)`. What all have in common, such as `schedule=`, `routes=` and `out=`, stands with `map`.\n",
    ) + table(("operation", "in one sentence"), rows)
    for name, function in found.items():
        home = "trellis" if name in trellis.__all__ else "trellis.ops"
        other = first.get(function, name)
        body = (
            f"Another name of [{other}](#{other}).\n"
            if other != name
            else rendered(f".. autofunction:: {home}.{name}")
        )
        text += f"\n## {name}\n\n{body}"
    return text


def formulas() -> str:
    """Return the page of what a formula may call."""
    from trellis.expr.arrayfunctions import FUNCTIONS
    from trellis.expr.functions import OURS, UFUNCS
    from trellis.expr.vocabulary import VOCABULARY

    ufuncs = ", ".join(f"`{name}`" for name in sorted(UFUNCS))
    others = ", ".join(f"`{name}`" for name in sorted(FUNCTIONS))
    names = ", ".join(f"`{name}`" for name in sorted(OURS))
    own = [f".. autofunction:: trellis.expr.{function.__name__}" for function in VOCABULARY]
    return heading(
        "Formulas",
        "A function that is given to an operation is called once with placeholders. It may use Python's operators, loops and\n"
        "calls of other functions; comparisons are joined with `&`, `|` and `~`, and `np.where` takes the place of `if`.\n\n"
        f"NumPy's ufuncs: {ufuncs}, and every other name that NumPy has for one of these.\n\n"
        f"NumPy's functions: {others}; the methods `.astype()` and `.clip()`.\n\n"
        f'By name alone, as `ctx.map("gelu", x)`, go the ufuncs, `clip`, `where` and {names}.\n\n'
        "Trellis adds these functions; all but `cast` are attributes of `trellis` too:\n",
    ) + rendered(*own)


def context() -> str:
    """Return the page of the Context."""
    names = list(operations())
    methods = ", ".join(f"[{name}](ops.md#{name})" for name in names)
    return heading("Context", f"The operations are methods of the Context: {methods}.\n") + rendered(
        ".. autoclass:: trellis.Context",
        "   :members:",
        f"   :exclude-members: {', '.join(names)}",
        "",
        ".. autoclass:: trellis.context.prepared.PreparedMap",
        "   :members:",
        "   :special-members: __call__",
        "",
        ".. autofunction:: trellis.sources",
    )


def array() -> str:
    """Return the page of the Array."""
    from trellis.array.operators import Operators

    own = sorted(
        name
        for name, value in vars(Operators).items()
        if name.startswith("__") and callable(value) and name not in {"__array_ufunc__", "__contains__"}
    )
    straight = [name for name in own if f"__{name[3:]}" not in own or not name.startswith("__r")]
    names = ", ".join(f"`{name.strip('_')}`" for name in straight)
    return heading(
        "Array",
        f"Python's operators work on arrays, each as a launch of its own: {names}. NumPy's ufuncs do too.\n",
    ) + rendered(".. autoclass:: trellis.Array", "   :members:")


def record() -> str:
    """Return the page of the record."""
    from trellis import LaunchRecord

    types = {field.name: str(field.type) for field in dataclasses.fields(LaunchRecord)}
    rows = []
    for names, said in attributes(LaunchRecord):
        fields = ", ".join(f"`{name}`" for name in names)
        absent = "; ".join(f"`{name}`: {NONE_WHEN[name]}" for name in names if name in NONE_WHEN)
        rows.append(
            (fields, ", ".join(dict.fromkeys(f"`{types[name]}`" for name in names)), said, absent or "never")
        )
    return (
        heading(
            "Records", "What `result.record` holds. A number is measured, or None where it is not known.\n"
        )
        + table(("field", "type", "meaning", "None when"), rows)
        + "\n"
        + rendered(
            ".. automethod:: trellis.LaunchRecord.as_dict",
            "",
            ".. automethod:: trellis.LaunchRecord.__str__",
            "",
            ".. autofunction:: trellis.observe",
            "",
            ".. autoclass:: trellis.plan.Reason",
            "",
            ".. autoclass:: trellis.plan.Library",
            "",
            ".. autoclass:: trellis.plan.Parallel",
            "",
            ".. autoclass:: trellis.plan.Part",
        )
    )


def schedule() -> str:
    """Return the page of the schedule."""
    from trellis import Schedule
    from trellis_cpu.kernels.honoured import HONOURED, refusals

    said = {name: text for names, text in attributes(Schedule) for name in names}
    fields = dataclasses.fields(Schedule)
    rows = [(f"`{f.name}`", f"`{f.type}`", f"`{f.default}`", said[f.name]) for f in fields]
    asked: dict[str, Any] = {
        "tile": (1,), "vector": 4, "unroll": 2, "stores": "streaming", "accumulate": "float64",
        "deterministic": False, "threads": 1,
    }  # fmt: skip
    names = [f.name for f in fields]
    honoured = [
        (f"`{op}`", *("" if any(refusals(op, Schedule(**{name: asked[name]}))) else "yes" for name in names))
        for op in sorted(HONOURED)
    ]
    return (
        heading(
            "Schedule",
            "How a launch is cut: `schedule=` takes a `trellis.Schedule` or a dict of its fields. A field that is left out, or\n"
            "None, is the door's choice. One that is set is honoured, or the launch is refused.\n",
        )
        + table(("field", "type", "default", "meaning"), rows)
        + "\n## What the CPU door honours\n\nBy the kind of kernel, which a record names as `op`. What is empty is refused.\n"
        "Within a field, a value may be refused all the same: a vector is a power of two, for example.\n\n"
        + table(("kernel", *(f"`{name}`" for name in names)), honoured)
        + '\nOf the values of `stores`, `"cached"` is what every kernel does, so that it is never refused. A kernel of your own\n'
        "(`escape`) honours `tile` and `threads`; [bring your own kernel](../how-to/bring-your-own-kernel.md) says more.\n"
    )


def devices() -> str:
    """Return the page of devices."""
    return heading(
        "Devices",
        "What is known of a device. `trellis devices` prints it; `ctx.device` is one.\n",
    ) + rendered(
        ".. autoclass:: trellis.Device", "   :members:", "", ".. autoclass:: trellis.Limits", "   :members:"
    )


def _bound(name: str, dtype: str) -> str:
    from trellis.expr import BOUNDS

    bound = BOUNDS[name, dtype]
    return f"{bound.ulp:g}" + (" × condition" if bound.conditioned else "")


# Heading of each column, and what makes a function's cell of it.
def _worst(name: str) -> tuple[str, str, str]:
    """Return the largest error that was measured on the CPU door in float32, where it is, and over how many numbers."""
    found = json.loads(EVIDENCE.read_text(encoding="utf-8"))["cpu cpu"]["float32"].get(name)
    if found is None:
        return "not measured", "", ""
    every = found["numbers"] == 1 << 32
    return f"{found['ulp']:.2f}", ", ".join(found["at"]), "all" if every else f"{found['numbers']:,}"


ACCURACY: tuple[tuple[str, Callable[[str], str]], ...] = (
    ("function", lambda name: f"`{name}`"),
    ("bound in float32, ulp", lambda name: _bound(name, "float32")),
    ("bound in float64, ulp", lambda name: _bound(name, "float64")),
    ("largest error measured in float32", lambda name: _worst(name)[0]),
    ("at", lambda name: _worst(name)[1]),
    ("numbers tried", lambda name: _worst(name)[2]),
)


def accuracy() -> str:
    """Return the page of the error bounds."""
    from trellis.expr import BOUNDS

    rows = [tuple(cell(name) for _, cell in ACCURACY) for name in sorted({name for name, _ in BOUNDS})]
    return heading(
        "Accuracy",
        "How far a function's result may be from the exact one, in units in the last place (ulp) of the exact result. A bound\n"
        "is the same for every door; it is tested on the doors that exist. *Condition* is the function's condition number where\n"
        "that exceeds 1: the bound is then that of a result whose argument was itself rounded. `float16` and `bfloat16` compute\n"
        "in float32 and round once more. Addition, subtraction, multiplication, division and square root are rounded\n"
        "correctly.\n\n"
        "The errors were measured on the CPU door, on an x86-64 processor with AVX-512, beside NumPy in float64; *all* is each\n"
        "of the 2**32 bit patterns, any other number a sample. `pytest tests/contract/test_accuracy.py --every-float\n"
        "--measured docs/evidence/accuracy.json` measures anew.\n",
    ) + table(tuple(head for head, _ in ACCURACY), rows)


def api() -> str:
    """Return the page of every public name."""
    import trellis
    from trellis import errors as codes
    from trellis.expr import vocabulary

    found = operations()
    pages = {
        "Array": "array",
        "Context": "context",
        "sources": "context",
        "Device": "devices",
        "Limits": "devices",
    }
    pages |= {"LaunchRecord": "record", "observe": "record", "Schedule": "schedule"}
    rows = []
    for name in trellis.__all__:
        value = getattr(trellis, name)
        if name == "__version__":
            rows.append((f"`{name}`", "Version of the distribution trellis-core, a text."))
            continue
        page = pages.get(name)
        if name in found:
            page = f"ops.md#{name}"
        elif value in vocabulary.VOCABULARY:
            page = "formulas.md"
        elif hasattr(codes, name):
            page = "errors.md"
        else:
            page = f"{page}.md"
        rows.append((f"[`{name}`]({page})", summary(value)))
    return (
        heading(
            "Names",
            "Everything public is an attribute of `trellis`, imported when it is first read.\n",
        )
        + table(("name", "in one sentence"), rows)
        + "\n## For authors of doors\n\nA door uses these names and the [hooks](hooks.md), and nothing else of the core but\n"
        "`trellis.codegen` and `trellis.expr`.\n\n"
        + rendered(".. automodule:: trellis.door", "   :members:", "   :show-inheritance:", "   :no-index:")
    )
