"""The five structure figures, measured over the sources of every wheel."""

from __future__ import annotations

import ast
import math
import statistics
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = {
    str(path.relative_to(ROOT)): path.read_text() for path in sorted(ROOT.glob("packages/*/src/**/*.py"))
}

MEDIAN_MODULE, LONGEST_MODULE = 150, 400
PERCENTILE_FUNCTION, LONGEST_FUNCTION = 40, 60


def functions(source):
    found = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return sorted(found, key=lambda node: node.lineno)


def long_modules(sources):
    sizes = {name: len(text.splitlines()) for name, text in sources.items()}
    problems = [f"{name}: {size} lines" for name, size in sizes.items() if size > LONGEST_MODULE]
    median = statistics.median(sizes.values())
    if median > MEDIAN_MODULE:
        problems.append(f"the median module has {median:g} lines")
    return problems


def long_functions(sources):
    sizes = {
        f"{name}:{node.lineno} {node.name}": node.end_lineno - node.lineno + 1
        for name, text in sources.items()
        for node in functions(text)
    }
    problems = [f"{name}: {size} lines" for name, size in sizes.items() if size > LONGEST_FUNCTION]
    percentile = sorted(sizes.values())[math.ceil(0.95 * len(sizes)) - 1]
    if percentile > PERCENTILE_FUNCTION:
        longest = sorted(sizes, key=sizes.get, reverse=True)[:10]
        problems.append(f"95th percentile of functions has {percentile} lines; the longest: {longest}")
    return problems


def missing_annotations(sources):
    problems = []
    for name, text in sources.items():
        tree = ast.parse(text)
        methods = {
            (node.lineno, node.name)
            for scope in ast.walk(tree)
            if isinstance(scope, ast.ClassDef)
            for node in scope.body
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        }
        for node in functions(text):
            arguments = [*node.args.posonlyargs, *node.args.args]
            static = any(
                isinstance(mark, ast.Name) and mark.id == "staticmethod" for mark in node.decorator_list
            )
            if (node.lineno, node.name) in methods and not static:
                arguments = arguments[1:]
            arguments += [*node.args.kwonlyargs, *filter(None, [node.args.vararg, node.args.kwarg])]
            bare = [argument.arg for argument in arguments if argument.annotation is None]
            if node.returns is None:
                bare.append("return")
            problems += [f"{name}:{node.lineno} {node.name}: {what}" for what in bare]
    return problems


def missing_docstrings(sources):
    return [name for name, text in sources.items() if not ast.get_docstring(ast.parse(text))]


CHECKS = {
    check.__name__: check for check in (long_modules, long_functions, missing_annotations, missing_docstrings)
}


@pytest.mark.parametrize("check", CHECKS)
def test_structure(check):
    assert len(SOURCES) > 10
    problems = CHECKS[check](SOURCES)
    assert not problems, "\n".join(problems)


BODY = "    pass\n"
WRONG = {
    "long_modules": [{"a": "x = 1\n" * 401, "b": "", "c": ""}, {"a": "x = 1\n" * 151}],
    "long_functions": [
        {"a": "def f():\n" + BODY * 60 + ("def g():\n" + BODY) * 99},
        {"a": "def f():\n" + BODY * 40},
    ],
    "missing_annotations": [
        {"a": "def f(x) -> int: ..."},
        {"a": "def f(x: int): ..."},
        {"a": "def f(*x) -> int: ..."},
        {"a": "class C:\n    def f(self, x) -> int: ..."},
        {"a": "class C:\n    @staticmethod\n    def f(x) -> int: ..."},
        {"a": "def f() -> None:\n    def g(): ..."},
    ],
    "missing_docstrings": [{"a": "import os"}, {"a": ""}],
}


@pytest.mark.parametrize(("check", "sources"), [(check, case) for check in WRONG for case in WRONG[check]])
def test_each_figure_can_be_missed(check, sources):
    assert CHECKS[check](sources) != []


def test_a_right_module_passes():
    text = '"""Doc."""\nclass C:\n    def f(self, x: int, *y: int) -> int:\n        return x\n'
    assert [check({"a": text}) for check in CHECKS.values()] == [[], [], [], []]
