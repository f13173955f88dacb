"""The only importer of llvmlite: describes the host, compiles modules to objects and loads objects into the process."""

from __future__ import annotations

import os
import re
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

import llvmlite
import llvmlite.binding as llvm

from trellis_cpu import compiler_thread
from trellis_cpu.target import Target

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trellis.door import Ending

# What shapes the code beside text and target; part of every cache key.
OPTIONS = "sroa,instcombine,simplifycfg,newgvn; O2, pic, small"

# llvmlite calls LLVM under one re-entrant lock, from garbage collections as well. A child forked while another thread holds
# it could never compile or free a kernel: a fork takes the lock first. llvmlite has no public name for it.
_lock: Any = llvm.ffi.lib._lock._lock  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]

if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_lock.acquire, after_in_parent=_lock.release, after_in_child=_lock.release)


class CompileError(RuntimeError):
    """LLVM rejected a module or an object; the message is LLVM's own."""


def version() -> str:
    """Return the versions of llvmlite and of the LLVM inside it."""
    return f"llvmlite {llvmlite.__version__}, LLVM {'.'.join(map(str, llvm.llvm_version_info))}"


@cache
def host() -> Target:
    """Return the processor this process runs on, as LLVM sees it."""
    return compiler_thread.call(_host)


def _host() -> Target:
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
    module = _verified(text)
    passes = llvm.create_new_module_pass_manager()
    passes.add_sroa_pass()
    passes.add_instruction_combine_pass()
    passes.add_simplify_cfg_pass()
    passes.add_new_gvn_pass()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=0)))
    return module


# Bytes that the variables of a module which is not ours may take: LLVM's loader ends the process where it gets no memory, and
# code of the small model reaches twice as far.
_MOST_HELD = 1 << 30
# Where the words before a variable's type end.
_KIND = re.compile(r" (?:global|constant) ")


class Function(NamedTuple):
    """A function that a module defines: its first line, its type, and the attributes of each parameter."""

    head: str
    kind: str
    attributes: tuple[tuple[str, ...], ...]


class Parsed(NamedTuple):
    """What a module that is not ours says of itself."""

    triple: str
    thread_locals: tuple[str, ...]
    declared: tuple[str, ...]
    defined: dict[str, Function]


def _parsed(module: Any) -> Parsed:
    defined: dict[str, Function] = {}
    for item in module.functions:
        if not item.is_declaration:
            head = next(line for line in str(item).splitlines() if line.startswith("define"))
            attributes = tuple(
                tuple(name.decode() for name in argument.attributes) for argument in item.arguments
            )
            defined[item.name] = Function(head, str(item.global_value_type), attributes)
    variables = {item.name: _KIND.split(str(item), maxsplit=1)[0] for item in module.global_variables}
    local = tuple(name for name, words in variables.items() if "thread_local" in words.split("=", 1)[-1])
    declared = tuple(item.name for item in module.functions if item.is_declaration)
    return Parsed(module.triple, local, declared, defined)


def examine_foreign(text: str) -> Parsed:
    """Parse and verify a module that is not ours, and return what it says of itself.

    Raises
    ------
    CompileError
        If LLVM does not accept the text.

    """
    return compiler_thread.call(_examined, text)


def _examined(text: str) -> Parsed:
    return _parsed(_verified(text))


def _verified(text: str) -> Any:
    try:
        module = llvm.parse_assembly(text)
        module.verify()
    except RuntimeError as error:
        raise CompileError(str(error)) from None
    return module


def compile_foreign(text: str, target: Target) -> tuple[tuple[str, ...], bytes]:
    """Return what a module that is not ours needs of the process, and its object code.

    All of LLVM's passes run: nobody has optimised it. LLVM ends the process where it has no instruction for something that it
    verified, so this is called in a process of its own.
    """
    return compiler_thread.call(_foreign, text, target)


def _foreign(text: str, target: Target) -> tuple[tuple[str, ...], bytes]:
    machine, module = _machine(target, 3), _verified(text)
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    held = [item for item in module.global_variables if not item.is_declaration]
    nbytes = sum(machine.target_data.get_abi_size(item.global_value_type) for item in held)
    if nbytes > _MOST_HELD:
        raise CompileError(f"its variables take {nbytes} bytes; at most {_MOST_HELD} can be loaded")
    needed = [item.name for item in (*module.functions, *module.global_variables) if item.is_declaration]
    return tuple(name for name in needed if not name.startswith("llvm.")), machine.emit_object(module)


def absent(names: Sequence[str]) -> list[str]:
    """Return those of the names that this process has no symbol of: LLVM's loader would say so on standard error only."""
    return [name for name in names if compiler_thread.call(llvm.address_of_symbol, name) is None]


def compile_module(text: str, target: Target, *, level: int = 2) -> bytes:
    """Return the object code of a module.

    Parameters
    ----------
    text
        The module in LLVM IR.
    target
        Processor to compile for.
    level
        Effort of instruction selection and scheduling, 0 to 3; at 0 the module is taken as it is written.

    Raises
    ------
    CompileError
        If LLVM does not accept the text.

    """
    return compiler_thread.call(_object, text, target, level)


def _object(text: str, target: Target, level: int) -> bytes:
    machine = _machine(target, level)
    return machine.emit_object(_optimised(text, machine) if level else _verified(text))


@cache
def _linker() -> Any:
    return llvm.create_lljit_compiler(_machine(host(), 2))


_serial = count()


class Code:
    """Object code loaded into the process; its functions exist as long as this does."""

    __slots__ = ("_library", "addresses")
    addresses: dict[str, int]

    def __init__(self, artifact: bytes, symbols: Sequence[str]) -> None:
        """Link the object and look up the addresses of its exported symbols.

        Raises
        ------
        CompileError
            If the object can't be linked or lacks a symbol.

        """
        self._library, self.addresses = compiler_thread.call(_linked, artifact, symbols)


def _linked(artifact: bytes, symbols: Sequence[str]) -> tuple[Ending, dict[str, int]]:
    build = llvm.JITLibraryBuilder().add_object_img(artifact).add_current_process()
    for symbol in symbols:
        build.export_symbol(symbol)
    try:
        library = build.link(_linker(), f"kernel{next(_serial)}")
    except RuntimeError as error:
        raise CompileError(str(error)) from None
    return compiler_thread.kept(library), {symbol: library[symbol] for symbol in symbols}
