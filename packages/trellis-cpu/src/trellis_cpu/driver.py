"""The only importer of llvmlite: describes the host, compiles modules to objects and loads objects into the process."""

from __future__ import annotations

import os
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Any

import llvmlite
import llvmlite.binding as llvm

from trellis_cpu.target import Target

if TYPE_CHECKING:
    from collections.abc import Sequence

# What shapes the code beside text and target; part of every cache key.
OPTIONS = "sroa,instcombine,simplifycfg,newgvn; O2, pic, small"

# llvmlite calls LLVM under one re-entrant lock, from garbage collections as well. A child forked while another thread holds
# it could never compile or free a kernel: a fork takes the lock first. llvmlite has no public name for it.
_lock: Any = llvm.ffi.lib._lock  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]


def _acquire() -> None:
    _lock.__enter__()


def _release() -> None:
    _lock.__exit__(None, None, None)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_acquire, after_in_parent=_release, after_in_child=_release)


class CompileError(RuntimeError):
    """LLVM rejected a module or an object; the message is LLVM's own."""


def version() -> str:
    """Return the versions of llvmlite and of the LLVM inside it."""
    return f"llvmlite {llvmlite.__version__}, LLVM {'.'.join(map(str, llvm.llvm_version_info))}"


@cache
def host() -> Target:
    """Return the processor this process runs on, as LLVM sees it."""
    with _lock:
        features = llvm.get_host_cpu_features().flatten()
        # The host's list may ask for 256-bit vectors, which would split the 512-bit ones that kernels are written in.
        return Target.of(llvm.get_process_triple(), llvm.get_host_cpu_name(), f"{features},-prefer-256-bit")


@cache
def _initialised() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


def _machine(target: Target, level: int) -> Any:
    _initialised()
    return llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=level, reloc="pic", codemodel="small"
    )


def _optimised(text: str, machine: Any) -> Any:
    """Return the parsed module after the few passes that text written with care needs.

    Kernels come with their vectors, unrolling and hoisting done. LLVM's own pipelines take six times as long over them and
    find nothing more.
    """
    try:
        module = llvm.parse_assembly(text)
        module.verify()
    except RuntimeError as error:
        raise CompileError(str(error)) from None
    passes = llvm.create_new_module_pass_manager()
    passes.add_sroa_pass()
    passes.add_instruction_combine_pass()
    passes.add_simplify_cfg_pass()
    passes.add_new_gvn_pass()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=0)))
    return module


def compile_module(text: str, target: Target, *, level: int = 2) -> bytes:
    """Return the object code of a module.

    Parameters
    ----------
    text
        The module in LLVM IR.
    target
        Processor to compile for.
    level
        Effort of instruction selection and scheduling, 0 to 3.

    Raises
    ------
    CompileError
        If LLVM does not accept the text.

    """
    with _lock:
        machine = _machine(target, level)
        return machine.emit_object(_optimised(text, machine))


def assembly(text: str, target: Target) -> str:
    """Return the assembly of a module as it would be compiled, for reading."""
    with _lock:
        machine = _machine(target, 2)
        return machine.emit_assembly(_optimised(text, machine))


@cache
def _linker() -> Any:
    return llvm.create_lljit_compiler(_machine(host(), 2))


_serial = count()


class Code:
    """Object code loaded into the process; its functions exist as long as this does."""

    __slots__ = ("_library", "addresses")

    def __init__(self, artifact: bytes, symbols: Sequence[str]) -> None:
        """Link the object and look up the addresses of its exported symbols.

        Raises
        ------
        CompileError
            If the object can't be linked or lacks a symbol.

        """
        with _lock:
            build = llvm.JITLibraryBuilder().add_object_img(artifact).add_current_process()
            for symbol in symbols:
                build.export_symbol(symbol)
            try:
                self._library = build.link(_linker(), f"kernel{next(_serial)}")
            except RuntimeError as error:
                raise CompileError(str(error)) from None
            self.addresses = {symbol: self._library[symbol] for symbol in symbols}
