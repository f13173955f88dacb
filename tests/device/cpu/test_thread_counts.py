"""The same bits for any number of threads: work is cut by shape alone, and combined in the order of memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys

PROGRAM = """
import hashlib, json
import numpy as np, trellis

ctx = trellis.Context("cpu")
rng = np.random.default_rng(1)
big = rng.standard_normal(3_000_017).astype("float32")
big[::7] *= 1e6
arrays = {"line": big, "rows": big[:3_000_000].reshape(3, -1), "columns": big[:3_000_000].reshape(-1, 300)}
arrays["narrow"] = big[:3_000_000].reshape(-1, 3)
results = {}
for _ in range(3):
    for name, x in arrays.items():
        x = ctx.asarray(x)
        for axis in (None, *range(x.ndim)):
            for kind in ("sum", "mean", "argmin"):
                results[f"{kind} of {name} over {axis}"] = ctx.reduce(x, kind, axis=axis)
            results[f"scan of {name} along {axis}"] = ctx.scan(x, axis=axis)
        results[f"histogram of {name}"] = ctx.histogram(x, 100, (-3e6, 3e6))[0]
    hashes = {name: hashlib.sha256(found.numpy().tobytes()).hexdigest() for name, found in results.items()}
    assert hashes == globals().setdefault("first", hashes)
print(json.dumps(hashes))
"""


def test_results_do_not_depend_on_the_number_of_threads(tmp_path):
    found = {}
    for threads in ("1", "2", "7"):
        environment = {
            **os.environ,
            "TRELLIS_NUM_THREADS": threads,
            "TRELLIS_CACHE_DIR": str(tmp_path / "cache"),
        }
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=environment,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        found[threads] = json.loads(done.stdout)
    assert len(found["1"]) > 30
    assert found["1"] == found["2"] == found["7"]
