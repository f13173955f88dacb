"""What the machine can do at most: loops that only move memory, or only multiply and add, on all cores.

Written in LLVM IR, since a limit that a peer sets would be none. Each memory loop comes with ordinary stores and with stores
past the caches; both are candidates, and the faster is the limit.
"""

from __future__ import annotations

import ctypes
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm

from measure.machine import usable_cores
from measure.rows import LIMIT, Candidate

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np

    Floats = np.ndarray[Any, np.dtype[np.float32]]

UNROLL = 8
# Enough independent chains to hide the latency of the multiply-add units of today's processors.
CHAINS = 12
FLOPS_A_STEP = 2 * CHAINS
# A sample is the mean of so many passes, so that waking a thread does not count: a limit is what nothing can beat.
PASSES = 4
_NT = ", !nontemporal !0"


def candidates(kind: str, out: Floats, *inputs: Floats) -> tuple[Candidate, ...]:
    """Return the ways to do the least that a workload must: ``copy``, ``triad`` (2.5 a + b) or ``read``.

    Parameters
    ----------
    kind
        What is moved.
    out
        Where to; for ``read`` unused.
    inputs
        Where from, all of one size.

    """
    forms = {"read": "read"} if kind == "read" else {kind: kind, f"{kind}, streaming": f"{kind}_nt"}
    arrays = inputs if kind == "read" else (out, *inputs)
    return tuple(
        Candidate(LIMIT, form, lambda name=name: _stretches(name, arrays), passes=PASSES)
        for form, name in forms.items()
    )


def multiply_add(flops: int) -> tuple[Candidate, ...]:
    """Return the way to do so many float32 operations, all of them multiply-adds in registers."""
    steps = max(flops // (FLOPS_A_STEP * _lanes() * usable_cores()), 1)
    passes = max(PASSES, 1_000_000_000 // flops)

    def run() -> None:
        _together("fma", [(steps,)] * usable_cores(), passes)

    return (Candidate(LIMIT, "FMA", run, passes=passes),)


def _stretches(name: str, arrays: tuple[Floats, ...]) -> None:
    """Run a loop over arrays, each core on its own stretch."""
    size, threads, block = arrays[0].size, usable_cores(), UNROLL * _lanes()
    share = size // block // threads * block
    starts = [i * share for i in range(threads)]
    counts = [share] * (threads - 1) + [(size - starts[-1]) // block * block]
    addresses = [array.ctypes.data for array in arrays]
    _together(
        name,
        [
            (*(address + 4 * start for address in addresses), count)
            for start, count in zip(starts, counts, strict=True)
        ],
    )


def _together(name: str, arguments: list[tuple[int, ...]], passes: int = PASSES) -> None:
    """Run a loop on all cores at once, several times."""
    function = _code()[name]

    def run(own: tuple[int, ...]) -> None:
        for _ in range(passes):
            function(*own)

    parts = [_pool().submit(run, own) for own in arguments[1:]]
    run(arguments[0])
    for part in parts:
        part.result()


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max(usable_cores() - 1, 1))


@cache
def _lanes() -> int:
    features = llvm.get_host_cpu_features()
    return 16 if features.get("avx512f") else 8 if features.get("avx") else 4


@cache
def _code() -> dict[str, Callable[..., None]]:
    """Compile the loops; calling one lets go of the interpreter's lock."""
    text = "\n".join(
        [
            _memory("copy", 1, ""),
            _memory("copy_nt", 1, _NT),
            _memory("triad", 2, ""),
            _memory("triad_nt", 2, _NT),
            _read(),
            _fma(),
            f"declare <{_lanes()} x float> @llvm.fma.v{_lanes()}f32({', '.join([_vector()] * 3)})",
            "!0 = !{i32 1}",
        ]
    )
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten() + ",-prefer-256-bit",
        opt=3,
    )
    engine: Any = llvm.create_mcjit_compiler(llvm.parse_assembly(text), machine)
    engine.finalize_object()
    arguments = {"copy": 2, "copy_nt": 2, "triad": 3, "triad_nt": 3, "read": 1, "fma": 0}
    made: dict[str, Callable[..., None]] = {}
    for name, pointers in arguments.items():
        kind = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * pointers, ctypes.c_int64)
        made[name] = kind(engine.get_function_address(name))
        made[name].engine = engine  # pyright: ignore[reportFunctionMemberAccess] - the code lives as long as its engine
    return made


def _vector() -> str:
    return f"<{_lanes()} x float>"


def _loop(
    name: str, pointers: int, body: list[str], *, carried: list[str] | None = None, end: str = ""
) -> str:
    parameters = ", ".join([*(f"ptr %p{i}" for i in range(pointers)), "i64 %n"])
    step = UNROLL * _lanes() if pointers else 1
    return "\n".join(
        [
            f"define void @{name}({parameters}) {{",
            "entry:",
            f"%sink = alloca {_vector()}, align 64",
            "br label %loop",
            "loop:",
            "%i = phi i64 [0, %entry], [%next, %loop]",
            *(carried or []),
            *body,
            f"%next = add i64 %i, {step}",
            "%more = icmp slt i64 %next, %n",
            "br i1 %more, label %loop, label %done",
            "done:",
            end,
            "ret void",
            "}",
        ]
    )


def _load(operand: int, part: int) -> list[str]:
    name = f"%x{operand}_{part}"
    return [
        f"%j{operand}_{part} = add i64 %i, {part * _lanes()}",
        f"%a{operand}_{part} = getelementptr float, ptr %p{operand}, i64 %j{operand}_{part}",
        f"{name} = load {_vector()}, ptr %a{operand}_{part}, align 64",
    ]


def _memory(name: str, inputs: int, how: str) -> str:
    body: list[str] = []
    for part in range(UNROLL):
        for operand in range(1, inputs + 1):
            body += _load(operand, part)
    factor = f"<{', '.join(['float 2.5'] * _lanes())}>"
    for part in range(UNROLL):
        value = f"%x1_{part}"
        if inputs == 2:
            value = f"%t{part}"
            call = f"call {_vector()} @llvm.fma.v{_lanes()}f32({_vector()} %x1_{part}, {_vector()} {factor}"
            body.append(f"{value} = {call}, {_vector()} %x2_{part})")
        body += [
            f"%k{part} = add i64 %i, {part * _lanes()}",
            f"%d{part} = getelementptr float, ptr %p0, i64 %k{part}",
            f"store {_vector()} {value}, ptr %d{part}, align 64{how}",
        ]
    return _loop(name, inputs + 1, body)


def _read() -> str:
    body: list[str] = []
    for part in range(UNROLL):
        body += [*_load(0, part), f"%s{part}n = fadd {_vector()} %s{part}, %x0_{part}"]
    carried = [
        f"%s{part} = phi {_vector()} [zeroinitializer, %entry], [%s{part}n, %loop]" for part in range(UNROLL)
    ]
    return _loop("read", 1, body, carried=carried, end=_kept([f"%s{part}n" for part in range(UNROLL)]))


def _fma() -> str:
    one = f"<{', '.join(['float 1.0'] * _lanes())}>"
    carried = [f"%s{i} = phi {_vector()} [zeroinitializer, %entry], [%s{i}n, %loop]" for i in range(CHAINS)]
    body = [
        f"%s{i}n = call {_vector()} @llvm.fma.v{_lanes()}f32({_vector()} %s{i}, {_vector()} {one}, {_vector()} {one})"
        for i in range(CHAINS)
    ]
    return _loop("fma", 0, body, carried=carried, end=_kept([f"%s{i}n" for i in range(CHAINS)]))


def _kept(names: list[str]) -> str:
    """Return text after which the compiler must keep the values: it may not leave out a volatile store."""
    return "\n".join(f"store volatile {_vector()} {name}, ptr %sink" for name in names)
