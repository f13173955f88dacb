"""Names: none that says nothing, no vendor in core, public names listed and in order."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORE = ROOT / "packages" / "trellis-core" / "src" / "trellis"
SOURCES = {path.relative_to(ROOT): path for path in sorted(ROOT.glob("packages/*/src/**/*.py"))}

EMPTY_NAMES = {"common", "helper", "helpers", "misc", "util", "utils"}
VENDORS = (
    "adreno amd apple arm cublas cuda cudnn directx hip hipblas intel lavapipe llvmpipe metal mkl mlx nvcc nvidia nvrtc"
    " oneapi opencl pocl ptx qualcomm rocm swiftshader sycl vulkan webgpu wgpu wgsl"
).split()
VENDOR = re.compile(rf"(?<![a-z])({'|'.join(VENDORS)})(?![a-z])", re.IGNORECASE)
# The name of a protocol between array libraries, which the array answers to whichever door made its memory.
PROTOCOLS = ("__cuda_array_interface__",)


def vendors_in(text):
    for name in PROTOCOLS:
        text = text.replace(name, "")
    return [match.group() for match in VENDOR.finditer(text)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('if door == "cuda":', ["cuda"]),
        ("# an NVIDIA_driver", ["NVIDIA"]),
        ("CudaDoor, hipBLAS, sm80", ["hipBLAS"]),
        ("__cuda_array_interface__", []),
        ("chip, ship, charm, metallic, sharp, warm", []),
    ],
)
def test_the_pattern_finds_vendors_as_words(text, found):
    assert vendors_in(text) == found


def test_core_names_no_vendor():
    problems = [
        f"{path.relative_to(ROOT)}:{number}: {vendors_in(line)} in {line.strip()!r}"
        for path in sorted(CORE.rglob("*.py"))
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if vendors_in(line)
    ]
    assert problems == []


def test_no_module_has_a_name_that_says_nothing():
    assert SOURCES
    assert [
        str(path)
        for path in SOURCES
        if EMPTY_NAMES & {part.removesuffix(".py").strip("_") for part in path.parts}
    ] == []


def imports_of_the_package_itself(text):
    """Return the lines that import the public face, whose lazy names reach every layer."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(text))
        if (isinstance(node, ast.Import) and any(name.name == "trellis" for name in node.names))
        or (
            isinstance(node, ast.ImportFrom)
            and node.module == "trellis"
            and any(not _is_module(CORE / name.name) for name in node.names)
        )
    ]


def _is_module(path):
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def test_core_modules_import_modules_not_the_public_face():
    problems = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted(CORE.rglob("*.py"))
        for line in imports_of_the_package_itself(path.read_text())
    ]
    assert problems == []
    assert imports_of_the_package_itself("import trellis") == [1]
    assert imports_of_the_package_itself("from trellis import Context") == [1]
    assert imports_of_the_package_itself("from trellis import settings") == []


def public_packages():
    """Return every package of both distributions; below the two faces, those that list what they offer."""
    names = []
    for face in ("trellis", "trellis_cpu"):
        package = importlib.import_module(face)
        found = pkgutil.walk_packages(package.__path__, f"{face}.")
        names += [face, *[item.name for item in found if item.ispkg]]
    return [name for name in names if "." not in name or hasattr(importlib.import_module(name), "__all__")]


def order(name):
    """Return the sort key of ruff's RUF022: constants, then classes, then the rest, numbers by value."""
    kind = 0 if name.isupper() else 1 if name[0].isupper() else 2
    return kind, [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", name)]


@pytest.mark.parametrize("package", public_packages())
def test_public_names_are_listed_in_order_and_exist(package):
    module = importlib.import_module(package)
    names = list(module.__all__)
    assert names == sorted(set(names), key=order)
    assert [name for name in names if not hasattr(module, name)] == []
