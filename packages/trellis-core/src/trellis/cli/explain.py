"""``trellis explain``."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from trellis.cli.output import document, json_option, print_json, print_rich
from trellis.errors import InvalidArgument

if TYPE_CHECKING:
    from collections.abc import Callable

    from trellis.array import Array
    from trellis.context import Context

EPILOG = """
Examples:

\b
  trellis explain map --fn gelu --shape 1024x1024
  trellis explain map --fn add --shape 512x1 --shape 1x512 --dtype int32
  trellis explain map --fn mymodule:myfunction --shape 1000 --source
  trellis explain reduce --fn max --axis 1 --shape 4096x4096 --json
  trellis explain gemm --shape 256x512 --shape 512x128 --device cpu
  trellis explain escape --file kernel.c --language c --fn kernel --shape 1000
"""


class Asked(NamedTuple):
    """What the command line asks for."""

    fn: str | None
    shapes: tuple[tuple[int, ...], ...]
    dtype: str
    axis: int | None
    routes: str | None
    file: Path | None = None
    language: str | None = None


def _map(ctx: Context, asked: Asked, arrays: list[Array]) -> Any:
    return ctx.map(_function(asked.fn or ""), *arrays, routes=asked.routes)


def _stencil(ctx: Context, asked: Asked, arrays: list[Array]) -> Any:
    given = () if asked.fn is None else (_function(asked.fn),)
    return ctx.stencil(*given, *arrays, routes=asked.routes)


def _reduce(ctx: Context, asked: Asked, arrays: list[Array]) -> Any:
    return ctx.reduce(*arrays, op=asked.fn or "sum", axis=asked.axis, routes=asked.routes)


def _scan(ctx: Context, asked: Asked, arrays: list[Array]) -> Any:
    return ctx.scan(arrays[0], asked.fn or "sum", axis=asked.axis, routes=asked.routes)


def _histogram(ctx: Context, asked: Asked, arrays: list[Array]) -> Any:
    return ctx.histogram(arrays[0], range=(0, 2), routes=asked.routes)


def _take(ctx: Context, asked: Asked, arrays: list[Array]) -> Any:
    indices = ctx.zeros(arrays[1].shape if len(arrays) > 1 else (1,), dtype="int64")
    return ctx.take(arrays[0], indices, axis=asked.axis, routes=asked.routes)


def _escape(ctx: Context, asked: Asked, arrays: list[Array]) -> Any:
    source = asked.file.read_text(encoding="utf-8") if asked.file is not None else ""
    results = [(asked.shapes[0], asked.dtype)]
    return ctx.escape(
        source, *arrays, language=asked.language or "", name=asked.fn or "kernel", results=results
    )


def _concatenate(ctx: Context, asked: Asked, arrays: list[Array]) -> Any:
    return ctx.concatenate(arrays, asked.axis or 0, routes=asked.routes)


def _copy(ctx: Context, asked: Asked, arrays: list[Array]) -> Any:
    return ctx.copy(arrays[0], routes=asked.routes)


def _pad(ctx: Context, asked: Asked, arrays: list[Array]) -> Any:
    return ctx.pad(arrays[0], 1, asked.fn or "constant", routes=asked.routes)


def _transpose(ctx: Context, asked: Asked, arrays: list[Array]) -> Any:
    return ctx.transpose(arrays[0], routes=asked.routes)


def _gemm(ctx: Context, asked: Asked, arrays: list[Array]) -> Any:
    return ctx.gemm(arrays[0], arrays[-1], routes=asked.routes)


OPERATIONS: dict[str, Callable[[Context, Asked, list[Array]], Any]] = {
    "concatenate": _concatenate,
    "copy": _copy,
    "escape": _escape,
    "gemm": _gemm,
    "histogram": _histogram,
    "map": _map,
    "pad": _pad,
    "reduce": _reduce,
    "scan": _scan,
    "stencil": _stencil,
    "take": _take,
    "transpose": _transpose,
}


def _shape(
    _ctx: click.Context, _parameter: click.Parameter, words: tuple[str, ...]
) -> tuple[tuple[int, ...], ...]:
    try:
        return tuple(tuple(int(part) for part in word.lower().split("x") if part) for word in words)
    except ValueError:
        raise click.BadParameter(f"{' '.join(words)!r} is not like 1024x1024.") from None


@click.command(name="explain", epilog=EPILOG)
@click.argument("op", type=click.Choice(sorted(OPERATIONS)))
@click.option(
    "--fn",
    metavar="NAME",
    help="The function: an operation's name, module:function, or a kernel's name for escape.",
)
@click.option(
    "--shape", "shapes", multiple=True, callback=_shape, metavar="MxN", default=("1024x1024",), show_default=True,
    help="An operand's shape; repeat it for more operands.",
)  # fmt: skip
@click.option("--dtype", default="float32", show_default=True, help="The operands' dtype.")
@click.option("--axis", type=int, help="The axis, for concatenate, reduce, scan and take.")
@click.option("--device", metavar="NAME", help="The device, as Context takes it; the best if left out.")
@click.option("--routes", metavar="NAME", help="The only route to try: stock, cache or generate.")
@click.option(
    "--file",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="The kernel's text, for escape.",
)
@click.option("--language", metavar="NAME", help="The text's language, for escape.")
@click.option("--source", "with_source", is_flag=True, help="Show the kernel's source as well.")
@json_option
def command(op: str, device: str | None, with_source: bool, as_json: bool, **options: Any) -> None:
    """Show how an operation is carried: device, route, schedule, and every reason on the way.

    The operation is run once, on arrays of ones (pad by 1 on each side, --fn is its mode). OP is one of concatenate, copy, escape, gemm, histogram, map,
    pad, reduce, scan, stencil, take, transpose.
    """
    if op == "map" and not options["fn"]:
        raise click.UsageError("map needs --fn: an operation's name, or module:function.")
    if op == "escape" and not (options["file"] and options["language"]):
        raise click.UsageError(
            "escape needs --file and --language: the kernel, whose one result is like the first operand."
        )
    facts = document("trellis.explain", 1, explain(op, Asked(**options), device, with_source=with_source))
    if as_json:
        print_json(facts)
        return
    from rich.syntax import Syntax
    from rich.text import Text

    print_rich(_table(facts["record"]))
    if facts["source"] is not None:
        print_rich("", Syntax(facts["source"], options["language"] or "llvm", background_color="default"))
    elif with_source:
        print_rich(Text("This candidate has no source of ours: a library carried it."))


def explain(op: str, asked: Asked, device: str | None, *, with_source: bool) -> dict[str, Any]:
    """Run an operation once and return its record, with the kernel's source if it is wanted and there is one."""
    from trellis.context import Context

    name = int(device) if device is not None and device.isdigit() else device
    with Context(name) as ctx:
        arrays = [ctx.full(shape, 1, dtype=asked.dtype) for shape in asked.shapes]
        result = _launched(OPERATIONS[op](ctx, asked, arrays))
        source = result.launch[0].candidate.source if result.launch is not None else None
        record = result.record
        if with_source and source is None and record is not None and record.route == "cache":
            # A kernel from disk has no text: write it again.
            again = _launched(OPERATIONS[op](ctx, asked._replace(routes="generate"), arrays))
            source = again.launch[0].candidate.source if again.launch is not None else None
    return {
        "op": op,
        "operands": [{"shape": list(shape), "dtype": asked.dtype} for shape in asked.shapes],
        "record": record.as_dict() if record is not None else None,
        "source": source if with_source else None,
    }


def _launched(result: Any) -> Array:
    return result[0] if isinstance(result, tuple) else result


def _function(name: str) -> Any:
    """Return what ``module:function`` names; any other text is an operation's name."""
    module, colon, path = name.partition(":")
    if not colon:
        return name
    sys.path.insert(0, "")  # as `python -m` does: the user's own modules are in the current folder
    try:
        found: Any = importlib.import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError) as error:
        raise InvalidArgument(
            "unknown_name",
            asked=f"--fn {name} was given: {error}.",
            allowed="an operation's name, or module:function that can be imported.",
            name=name,
        ) from error
    return found


def _table(record: dict[str, Any] | None) -> Any:
    from rich.markup import escape

    from trellis.doctor.render import table

    made = table("How it is carried", "", "")
    for name, value in _lines(record or {}):
        made.add_row(f"[bold]{name}[/]", escape(value))
    return made


def _lines(record: dict[str, Any]) -> list[tuple[str, str]]:
    stamp = ": software, not a GPU" if record["software"] else ""
    library = record["library"]
    lines = [
        ("operation", record["op"]),
        ("device", f"{record['device']} ({record['kind']}{stamp}), {record['device_name']}"),
        *((f"  {item['who']}", item["why"]) for item in record["choice"]),
        ("route", f"{record['route']}{' from ' + record['cached'] if record['cached'] else ''}"),
        *((f"  {item['who']} ({item['stage']})", item["why"]) for item in record["reasons"]),
        ("kernel", record["kernel"] + (", the caller's own" if record["origin"] == "caller" else "")),
        ("compiler", record["compiler"] or ""),
        (
            "library",
            f"{library['name']} {library['version'] or ''} {library['symbol'] or ''}" if library else "none",
        ),
        ("composed of", " + ".join(record["composed"]) or "one pass"),
        (
            "schedule",
            f"{_pairs(record['schedule'])} ({'yours' if record['user_schedule'] else 'the planned default'})",
        ),
        ("geometry", _pairs(record["geometry"])),
        ("resources", _pairs(record["resources"])),
        (
            "occupancy",
            f"{record['occupancy']} ({record['occupancy_source']})" if record["occupancy"] else "unknown",
        ),
        ("signature", record["signature"]),
    ]
    return [(name, value) for name, value in lines if value]


def _pairs(values: dict[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in values.items()) or "unknown"
