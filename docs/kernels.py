"""The reference page of Kernel IR, made from its nodes."""

from __future__ import annotations

import dataclasses

from wording import heading, summary, table

# The nodes by what they are for, in the order in which a reader needs them.
GROUPS = {
    "Programs": "Program Launch Operand Scalar Origin Scratch Kernel",
    "Memory and parameters": "Buffer Shared Param",
    "Values": "Const Id Name Op Load Vector Lane Subgroup",
    "Statements": "Comment Let Var Assign Store Atomic If For Barrier",
}


def kernel_ir() -> str:
    """Return the page of Kernel IR."""
    from trellis import codegen
    from trellis.expr import PRIMITIVES

    text = heading(
        "Kernel IR",
        "The small typed language in which `trellis.codegen.lower` describes kernels, for doors to write in their own. Every\n"
        "invocation of a grid runs one program; a docstring of each node says what its fields may hold.\n",
    )
    for title, names in GROUPS.items():
        nodes = [getattr(codegen, name) for name in names.split()]
        rows = [
            (
                f"`{node.__name__}`",
                ", ".join(f"`{field.name}`" for field in dataclasses.fields(node)),
                summary(node),
            )
            for node in nodes
        ]
        text += f"\n## {title}\n\n" + table(("node", "fields", "in one sentence"), rows)
    operations = {
        "primitives": PRIMITIVES - {"rare"},
        "index arithmetic": codegen.INDEX_OPS,
        "across a subgroup": codegen.SUBGROUP_OPS,
        "atomic": codegen.ATOMIC_OPS,
    }
    rows = [(what, ", ".join(f"`{name}`" for name in sorted(names))) for what, names in operations.items()]
    text += "\n## Operations\n\n" + table(("which", "names"), rows)
    rows = [
        (f"`{op}`", ", ".join(f"`{name}`" for name in sorted(codegen.honoured(op))) or "none")
        for op in codegen.OPERATIONS
    ]
    text += "\n## Lowered operations\n\n" + table(
        ("operation", "fields of a schedule that are honoured"), rows
    )
    rows = [(f"`{key}`", said) for key, said in codegen.KEYS.items()]
    return text + "\n## Words of a C-like dialect\n\n" + table(("key", "what it is"), rows)
