"""What `trellis.door` exports: its lazy table and its typed imports are the same names."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from trellis import door

TREE = ast.parse(Path(door.__file__).read_text())


def typed_imports():
    (block,) = [node for node in TREE.body if isinstance(node, ast.If)]
    return {alias.asname or alias.name: node.module for node in block.body for alias in node.names}


def test_the_lazy_table_is_what_the_type_checker_sees():
    typed = typed_imports()
    assert sorted(typed) == sorted(door.__all__)
    assert {name: module for name, module in typed.items() if name != "DTYPES"} == door._HOME


def test_every_name_can_be_read():
    for name in door.__all__:
        assert getattr(door, name) is not None
    assert set(door.__all__) <= set(dir(door))
    with pytest.raises(AttributeError, match="nothing_like_it"):
        _ = door.nothing_like_it
