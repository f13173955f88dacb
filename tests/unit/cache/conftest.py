"""A key, its variations, and a cache in a folder of its own."""

from __future__ import annotations

import dataclasses

import pytest

from trellis.cache import Address, DiskCache, KernelKey

KEY = KernelKey(
    op="map",
    signature="map|1|float32:c,float32:c|1|abc",
    schedule=(("stores", "cached"),),
    arch="x86-64-v3",
    kind="cpu",
    features=(("f16", True), ("f64", None)),
    limits=(("vector_bytes", 32), ("group_dims", (1, 2, 3))),
    dtypes=("float32", "float64"),
    compiler="llvm 22 -O3",
    driver=None,
    door="test",
    door_version="1.0",
    door_revision=1,
    door_software=(("llvm", "22.1"),),
    core_version="0.1.0",
    expr_revision=1,
    platform="linux-little-64",
    python="cpython-311",
    device="test:0",
)


@pytest.fixture(scope="session")
def key():
    return KEY


@pytest.fixture(scope="session")
def address():
    """Return a function that makes the address of the key with some fields changed."""
    return lambda **changes: Address.of(dataclasses.replace(KEY, **changes))


@pytest.fixture
def disk(tmp_path):
    folder = tmp_path / "a cache with é"
    folder.mkdir(mode=0o700)
    return DiskCache(folder, 1 << 20)


@pytest.fixture
def file_of(disk):
    """Return a function that finds the file of an address."""
    return lambda address: disk.folder / f"{address.digest}.kernel"
