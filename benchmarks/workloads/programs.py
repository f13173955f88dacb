"""The programs that rows 14 and 15 start: each prints what its parts took, as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

OURS = """
import json
from time import perf_counter
import numpy as np
a = np.linspace(-1, 1, 1000, dtype=np.float32)
first = perf_counter()
import llvmlite.binding
second = perf_counter()
import trellis
ctx = trellis.Context("cpu")
third = perf_counter()
result = ctx.map(lambda v: np.maximum(2.5 * v + 1, 0), a).numpy()
fourth = perf_counter()
assert np.allclose(result, np.maximum(2.5 * a + 1, 0))
print(json.dumps({
    "import llvmlite.binding alone": second - first, "beyond it": fourth - second,
    "of that the operation itself": fourth - third, "total": fourth - first,
}))
"""

CONTEXT = """
import json
from time import perf_counter
import numpy, llvmlite.binding
first = perf_counter()
import trellis
second = perf_counter()
ctx = trellis.Context("cpu")
third = perf_counter()
assert ctx.device.kind == "cpu"
print(json.dumps({"import trellis before it": second - first, "Context": third - second}))
"""

_PEER = """
import json
from time import perf_counter
import numpy as np
a = np.linspace(-1, 1, 1000, dtype=np.float32)
first = perf_counter()
{work}
second = perf_counter()
assert np.allclose(result, np.maximum(2.5 * a + 1, 0))
print(json.dumps({{"total": second - first}}))
"""

OTHERS = {
    "jax": _PEER.format(
        work="import jax, jax.numpy as jnp\nresult = np.asarray(jax.jit(lambda v: jnp.maximum(2.5 * v + 1, 0))(a))"
    ),
    "torch": _PEER.format(work="import torch\nresult = torch.relu(2.5 * torch.from_numpy(a) + 1).numpy()"),
}

_NUMBA = """
import numba, numpy as np
@numba.njit(cache=True, fastmath=True)
def work(v):
    r = np.empty_like(v)
    for i in range(v.size):
        r[i] = max(np.float32(2.5) * v[i] + np.float32(1), np.float32(0))
    return r
"""

_IMPORT = """
import json
from time import perf_counter
first = perf_counter()
import {module}
print(json.dumps({{"import": perf_counter() - first}}))
"""

_RAW = """
import numpy, llvmlite.binding
from trellis.door.registry import load
door = load({door!r})
from trellis.doctor import kernel
for device in door.probe().devices:
    assert kernel.run(device.label)["right"]
"""


def numba_file(folder: Path) -> str:
    """Return Numba's program; what Numba is to keep on disk must come from a file, which is written to the folder."""
    (folder / "numba_work.py").write_text(_NUMBA)
    return _PEER.format(
        work=f"import sys; sys.path.insert(0, {str(folder)!r})\nfrom numba_work import work\nresult = work(a)"
    )


def importing(module: str) -> str:
    """Return a program that imports a module."""
    return _IMPORT.format(module=module)


def raw(door: str) -> str:
    """Return a program that loads a door, lists its devices and runs the doctor's kernel on each, and nothing else."""
    return _RAW.format(door=door)


def doors() -> tuple[str, ...]:
    """Return the names of the doors that can be loaded."""
    from trellis.door.registry import discover

    return tuple(entry.name for entry in discover().entries if entry.problem is None)
