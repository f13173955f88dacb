"""The entry points as LLVM IR, one module for all kernels: functions that Python calls without an argument parser between.

``trellis_call`` is a METH_FASTCALL function: it reads the address of each array and the value of each scalar into a copy of the
template's argument block, so that any number of threads may call one executable at once, and runs the phases, alone or with
the workers' help. Only functions of Python's stable ABI are called.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trellis_cpu.calls import sharing, waiting
from trellis_cpu.calls import template as t
from trellis_cpu.emit import Builder, assemble

if TYPE_CHECKING:
    from trellis_cpu.target import Target

SYMBOLS = ("trellis_call", *sharing.SYMBOLS)

_PYTHON = """
declare ptr @PyBytes_AsString(ptr)
declare void @PyErr_SetString(ptr, ptr)
declare ptr @PyErr_Occurred()
declare ptr @PyEval_SaveThread()
declare void @PyEval_RestoreThread(ptr)
declare double @PyFloat_AsDouble(ptr)
declare i64 @PyLong_AsLongLong(ptr)
declare i64 @PyLong_AsUnsignedLongLong(ptr)
declare ptr @PyNumber_Index(ptr)
declare ptr @PyObject_CallNoArgs(ptr)
declare ptr @PyObject_GetAttr(ptr, ptr)
declare i32 @PyObject_IsTrue(ptr)
declare void @Py_DecRef(ptr)
declare void @Py_IncRef(ptr)
"""


def write(target: Target) -> str:
    """Return the module of the entry points."""
    texts = (
        _PYTHON.strip(),
        _message("wrong_count", "wrong number of arguments: the arrays, then the scalars, are expected"),
        _message("out_of_range", "a scalar does not fit its integer dtype"),
        _scalar(),
        _fill(),
        *waiting.texts(target),
        *sharing.texts(),
        _call(),
    )
    return assemble(target, "entry points from Python to the phases of a kernel", (), texts)


def _message(name: str, text: str) -> str:
    return f'@{name} = private constant [{len(text) + 1} x i8] c"{text}\\00"'


def _word(b: Builder, base: str, position: int | str, kind: str = "i64") -> str:
    return b.load(kind, b.at("i64", base, str(position)))


def _fail_where(b: Builder, condition: str, result: str) -> None:
    """Return `result` where the condition holds."""
    failed, after = b.label(), b.label()
    b.do(f"br i1 {condition}, label %{failed}, label %{after}, !prof !1")
    b.place(failed)
    b.do(f"ret {result}")
    b.place(after)


def _failed(b: Builder, value: str) -> str:
    """Write the test whether a conversion that returned -1 really failed."""
    cell = b.cell("false", "i1")
    with b.when(b.compare("eq", value, "-1")):
        b.set(cell, b.op(f"icmp ne ptr {b.op('call ptr @PyErr_Occurred()')}, null"), "i1")
    return b.get(cell, "i1")


def _scalar() -> str:
    """Write ``scalar(template, object, code, slot)``, which stores one scalar and returns whether that failed."""
    b = Builder("scalar", "ptr %t, ptr %object, i64 %code, ptr %slot", "i1")
    kind, bits = b.i64("and", "%code", "768"), b.i64("and", "%code", "255")
    with b.when(b.compare("eq", kind, str(t.FLOAT))):
        value = b.op("call double @PyFloat_AsDouble(ptr %object)")
        unsure = b.op(f"fcmp oeq double {value}, -1.0")
        as_integer = b.choose(unsure, "-1", "0")
        _fail_where(b, _failed(b, as_integer), "i1 true")
        single, double = b.label(), b.label()
        b.fork(b.compare("eq", bits, "32"), single, double)
        b.place(single)
        b.do(f"store float {b.op(f'fptrunc double {value} to float')}, ptr %slot")
        b.do("ret i1 false")
        b.place(double)
        b.do(f"store double {value}, ptr %slot")
        b.leave("i1 false")
    with b.when(b.compare("eq", kind, str(t.BOOL))):
        truth = b.op(f"sext i32 {b.op('call i32 @PyObject_IsTrue(ptr %object)')} to i64")
        b.do(f"store i64 {truth}, ptr %slot")
        b.leave(f"i1 {b.compare('slt', truth, '0')}")
    index = b.op("call ptr @PyNumber_Index(ptr %object)")
    _fail_where(b, b.op(f"icmp eq ptr {index}, null"), "i1 true")
    signed = b.compare("eq", kind, str(t.SIGNED))
    value = b.cell()
    yes, no, after = b.label(), b.label(), b.label()
    b.fork(signed, yes, no)
    for label, function in ((yes, "PyLong_AsLongLong"), (no, "PyLong_AsUnsignedLongLong")):
        b.place(label)
        b.set(value, b.op(f"call i64 @{function}(ptr {index})"))
        b.jump(after)
    b.place(after)
    b.do(f"call void @Py_DecRef(ptr {index})")
    held = b.get(value)
    _fail_where(b, _failed(b, held), "i1 true")
    _check_range(b, held, signed, b.i64("sub", "64", bits))
    b.do(f"store i64 {held}, ptr %slot")
    return b.finish("ret i1 false")


def _check_range(b: Builder, held: str, signed: str, shift: str) -> None:
    """Write the refusal of an integer that loses bits in its dtype."""
    raised = b.i64("shl", held, shift)
    back = b.choose(signed, b.i64("ashr", raised, shift), b.i64("lshr", raised, shift))
    with b.when(b.compare("ne", back, held)):
        error = _word(b, "%t", t.OVERFLOW_ERROR, "ptr")
        b.do(f"call void @PyErr_SetString(ptr {error}, ptr @out_of_range)")
        b.leave("i1 true")


def _fill() -> str:
    """Write ``fill(template, codes, arguments, block)``, which makes an argument block and returns whether that failed."""
    b = Builder("fill", "ptr %t, ptr %codes, ptr %argv, ptr %block", "i1")
    operands, scalars = _word(b, "%t", t.OPERANDS), _word(b, "%t", t.SCALARS)
    name = _word(b, "%t", t.ADDRESS, "ptr")
    with b.loop("0", operands) as position:
        array = _word(b, "%argv", position, "ptr")
        attribute = b.op(f"call ptr @PyObject_GetAttr(ptr {array}, ptr {name})")
        _fail_where(b, b.op(f"icmp eq ptr {attribute}, null"), "i1 true")
        address = b.op(f"call i64 @PyLong_AsLongLong(ptr {attribute})")
        b.do(f"call void @Py_DecRef(ptr {attribute})")
        _fail_where(b, _failed(b, address), "i1 true")
        b.do(f"store i64 {address}, ptr {b.at('i64', '%block', position)}")
    with b.loop("0", scalars) as position:
        place = b.i64("add", operands, position)
        value, code = _word(b, "%argv", place, "ptr"), _word(b, "%codes", position)
        slot = b.at("i64", "%block", place)
        _fail_where(b, b.op(f"call i1 @scalar(ptr %t, ptr {value}, i64 {code}, ptr {slot})"), "i1 true")
    start = b.i64("add", operands, scalars)
    values = b.at("i64", "%codes", scalars)
    with b.loop(start, _word(b, "%t", t.SLOTS)) as position:
        b.do(f"store i64 {_word(b, values, position)}, ptr {b.at('i64', '%block', position)}")
    return b.finish("ret i1 false")


def _call() -> str:
    """Write ``trellis_call(self, arguments, count)``."""
    b = Builder("trellis_call", "ptr %self, ptr %argv, i64 %count", "ptr", exported=True)
    template = b.op("call ptr @PyBytes_AsString(ptr %self)")
    expected = b.i64("add", _word(b, template, t.OPERANDS), _word(b, template, t.SCALARS))
    with b.when(b.compare("ne", "%count", expected)):
        error = _word(b, template, t.TYPE_ERROR, "ptr")
        b.do(f"call void @PyErr_SetString(ptr {error}, ptr @wrong_count)")
        b.leave("ptr null")
    phases = b.at("i64", template, str(t.PHASES + 1))
    count = _word(b, template, t.PHASES)
    codes = b.at("i64", phases, b.i64("mul", count, str(t.PHASE_WORDS)))
    mode, slots = _word(b, template, t.MODE), _word(b, template, t.SLOTS)
    with b.when(b.compare("eq", mode, str(t.SHARED))):
        _shared(b, template, codes, slots, (phases, count))
    block = b.op(f"alloca i64, i64 {slots}")
    failed = b.op(f"call i1 @fill(ptr {template}, ptr {codes}, ptr %argv, ptr {block})")
    _fail_where(b, failed, "ptr null")
    release = b.compare("eq", mode, str(t.RELEASED))
    state = b.cell("null", "ptr")
    with b.when(release):
        b.set(state, b.op("call ptr @PyEval_SaveThread()"), "ptr")
    with b.loop("0", count) as phase:
        words = b.at("i64", phases, b.i64("mul", phase, str(t.PHASE_WORDS)))
        function = _word(b, words, t.FUNCTION, "ptr")
        b.do(f"call void {function}(ptr {block}, i64 0, i64 {_word(b, words, t.TOTAL)})")
    with b.when(release):
        b.do(f"call void @PyEval_RestoreThread(ptr {b.get(state, 'ptr')})")
    return b.finish(f"ret ptr {_none(b, template)}")


def _none(b: Builder, template: str) -> str:
    none = _word(b, template, t.NONE, "ptr")
    b.do(f"call void @Py_IncRef(ptr {none})")
    return none


def _shared(b: Builder, template: str, codes: str, slots: str, phases: tuple[str, str]) -> None:
    """Write a launch with the workers' help: the job lies on this stack until nobody looks at it any more."""
    table, count = phases
    words = b.i64("mul", count, str(t.PHASE_WORDS))
    header = b.i64("add", words, str(t.JOB_HEAD))
    job = b.op(f"alloca i64, i64 {b.i64('add', header, slots)}, align 64")
    b.do(f"store i64 {count}, ptr {job}")
    first = b.at("i64", job, str(t.JOB_HEAD))
    with b.loop("0", words) as position:
        b.do(f"store i64 {_word(b, table, position)}, ptr {b.at('i64', first, position)}")
    block = b.at("i64", job, header)
    _fail_where(b, b.op(f"call i1 @fill(ptr {template}, ptr {codes}, ptr %argv, ptr {block})"), "ptr null")
    cell = _word(b, template, t.CELL, "ptr")
    with b.when(b.op(f"icmp eq ptr {b.load('ptr', cell)}, null")):
        started = b.op(f"call ptr @PyObject_CallNoArgs(ptr {_word(b, template, t.START, 'ptr')})")
        _fail_where(b, b.op(f"icmp eq ptr {started}, null"), "ptr null")
        b.do(f"call void @Py_DecRef(ptr {started})")
    board = b.load("ptr", cell)
    helpers, wake = (b.op(f"trunc i64 {_word(b, template, word)} to i32") for word in (t.HELPERS, t.WAKE))
    state = b.op("call ptr @PyEval_SaveThread()")
    with b.when(b.op(f"icmp eq ptr {board}, null")):
        b.do(f"call void @drain(ptr null, ptr {job})")
    with b.when(b.op(f"icmp ne ptr {board}, null")):
        b.do(f"call void @share(ptr {board}, ptr {job}, i32 {helpers}, i32 {wake})")
    b.do(f"call void @PyEval_RestoreThread(ptr {state})")
    b.leave(f"ptr {_none(b, template)}")
