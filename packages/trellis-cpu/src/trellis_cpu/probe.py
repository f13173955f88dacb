"""The host as a device: its limits and features, each probed or unknown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis.door import Device, Feature, Probe, ProbeFailure, host_memory, probed
from trellis_cpu import machine
from trellis_cpu.emit.types import DTYPES

if TYPE_CHECKING:
    from trellis_cpu.target import Target

# Trellis's name of a feature: the LLVM features that each give it, on any architecture.
_FEATURES = {
    "amx": ("amx-tile",),
    "avx": ("avx",),
    "avx2": ("avx2",),
    "avx512": ("avx512f",),
    "bf16": ("avx512bf16", "avxneconvert", "bf16"),
    "dot_int8": ("avx512vnni", "avxvnni", "dotprod"),
    "f16": ("avx512fp16", "fullfp16"),
    "f16_conversion": ("f16c", "fp-armv8", "neon"),
    "fma": ("fma", "neon"),
    "matrix": ("amx-tile", "sme"),
    "neon": ("neon",),
}
# What every processor that LLVM compiles float and 64-bit code for has.
_ALWAYS = ("denormals", "f64", "int64")


def find() -> Probe:
    """Return the one device, or why the host can't be one."""
    try:
        from trellis_cpu import driver

        target = driver.host()
        compiler = f"{driver.version()} ({driver.OPTIONS})"
    except Exception as error:  # noqa: BLE001 - a broken installation raises whatever its loader does
        return Probe(
            (),
            (
                ProbeFailure(
                    "the compiler, llvmlite",
                    f"{type(error).__name__}: {error}",
                    "pip install --force-reinstall llvmlite",
                ),
            ),
        )
    memory = host_memory()
    limits = probed(
        memory=memory.total,
        compute_units=machine.physical_cores(),
        threads=machine.usable_cores(),
        vector_bytes=target.vector_bytes,
        **machine.caches(),
    )
    device = Device(
        "cpu", 0, machine.name(), "cpu", None, target.arch, compiler, limits, features(target), DTYPES
    )
    return Probe((device,))


def features(target: Target) -> tuple[tuple[str, Feature], ...]:
    """Return the named features; one that LLVM does not list for this architecture is unknown."""
    listed = {item[1:]: item[0] == "+" for item in target.features.split(",") if item}

    def present(names: tuple[str, ...]) -> Feature:
        known = [listed[name] for name in names if name in listed]
        return Feature(any(known), "probed") if known else Feature(None, None)

    found = {name: present(names) for name, names in _FEATURES.items()}
    found.update(dict.fromkeys(_ALWAYS, Feature(present=True, source="probed")))
    return tuple(sorted(found.items()))
