"""The only importer of llvmlite: describes the host, compiles modules to objects and loads objects into the process."""

from __future__ import annotations

import os
import threading
from functools import cache
from typing import TYPE_CHECKING, Any

import llvmlite
import llvmlite.binding as llvm

from trellis_cpu.target import Target

if TYPE_CHECKING:
    from collections.abc import Sequence

OPTIONS = "O2 pic small"

# llvmlite guards LLVM by a lock of its own. A child forked while another thread holds it could never compile again: every
# use of llvmlite is under this lock as well, and a fork waits for it.
_lock = threading.RLock()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_lock.acquire, after_in_parent=_lock.release, after_in_child=_lock.release)


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


def _machine(target: Target) -> Any:
    _initialised()
    return llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=2, reloc="pic", codemodel="small"
    )


class CompileError(RuntimeError):
    """LLVM rejected a module; the message is LLVM's own."""


def compile_module(text: str, target: Target) -> bytes:
    """Return the object code of a module.

    Raises
    ------
    CompileError
        If LLVM does not accept the text.

    """
    with _lock:
        machine = _machine(target)
        try:
            module = llvm.parse_assembly(text)
            module.verify()
        except RuntimeError as error:
            raise CompileError(str(error)) from None
        options = llvm.create_pipeline_tuning_options(speed_level=2)
        options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = False
        builder = llvm.create_pass_builder(machine, options)
        builder.getModulePassManager().run(module, builder)
        return machine.emit_object(module)


def assembly(text: str, target: Target) -> str:
    """Return the assembly of a module as it would be compiled, for reading."""
    with _lock:
        machine = _machine(target)
        module = llvm.parse_assembly(text)
        options = llvm.create_pipeline_tuning_options(speed_level=2)
        builder = llvm.create_pass_builder(machine, options)
        builder.getModulePassManager().run(module, builder)
        return machine.emit_assembly(module)


@cache
def _linker() -> Any:
    return llvm.create_lljit_compiler(_machine(host()))


_serial = iter(range(1 << 62))


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
