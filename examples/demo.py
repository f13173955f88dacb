"""A photograph and handwritten digits, computed by Trellis and by NumPy: what ran where, how fast, and whether both agree.

    python examples/demo.py [--out DIR] [--device cpu]

Writes before/after pictures and ends with status 1 if a comparison fails. Needs scikit-learn, for its data, and pillow.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from demonstration import digits, photo, pictures
from demonstration.steps import Finding, carry, compare
from demonstration.watch import Watch

import trellis
from trellis.doctor import examine

if TYPE_CHECKING:
    from types import ModuleType

    from demonstration.steps import Values


def doctor() -> None:
    """Print what the doctor found, in a few lines."""
    report = examine()
    print("Doctor")
    for row in report["doors"]:
        states = ", ".join(name for name, yes in row["states"].items() if yes) or "not usable"
        print(f"  {row['name']}: {row['distribution']} {row['distribution_version']}: {states}")
        for device in row["devices"]:
            kernel = device["kernel"] or {}
            proof = f"{kernel['what']} was right" if kernel.get("right") else "no kernel was right"
            print(f"    {device['label']} [{device['kind']}] {device['name']}; {proof}")
        for problem in row["problems"]:
            print(f"    {problem['asked']} {problem['fix']}")
    cpu = report["environment"]["cpu"]
    print(f"  processor: {cpu['model']}, {cpu['simd']}, {cpu['usable_cores']} usable cores")


def chain(ctx: trellis.Context, what: ModuleType, title: str) -> tuple[Values, list[Finding], str]:
    """Carry one chain of steps under watch, print its launches, compare it with NumPy, and return what was found."""
    device, host = what.start(ctx)
    carry(what.STEPS, ctx, device)  # compiles; the launches below are then what a program's second round sees
    with Watch(ctx) as watch:
        device = carry(what.STEPS, ctx, device)
    proof = watch.proof(ctx)
    print(f"\n{title}: its launches, from their records")
    print("\n".join(watch.lines()))
    print(f"  {proof}")
    print(f"\n{title}: median times beside NumPy {np.__version__}, measured in turns")
    found = compare(what.STEPS, ctx, device, host)
    print("\n".join(map(str, found)))
    values = {name: value.numpy() for name, value in device.items()}
    return {**values, "labels": host.get("labels"), "numpy": host}, found, proof


def accuracy(values: Values) -> tuple[float, float]:
    """Return the share of right digits by Trellis and by NumPy."""
    truth: Any = values["labels"]
    return float((values["digit"] == truth).mean()), float((values["numpy"]["digit"] == truth).mean())


def main() -> int:
    """Run the demonstration; return 0 where everything agreed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=Path("demo-output"), help="folder for the pictures")
    parser.add_argument("--device", default=None, help="cpu, gpu, door:index; the best one by default")
    arguments = parser.parse_args()
    doctor()
    with trellis.Context(arguments.device) as ctx:
        print(f"\n{ctx!r}, chosen because: {'; '.join(reason.why for reason in ctx.choice)}")
        picture, first, proof = chain(ctx, photo, "Photograph")
        sheet, second, other = chain(ctx, digits, "Digits")
        ours, numpys = accuracy(sheet)
        print(f"  accuracy on {len(sheet['labels'])} held-out digits: Trellis {ours:.4f}, NumPy {numpys:.4f}")
        arguments.out.mkdir(parents=True, exist_ok=True)
        written = [*pictures.photo(picture, arguments.out), pictures.digits(sheet, arguments.out)]
        print(f"\nPictures: {', '.join(map(str, written))}")
        wrong = [finding.name for finding in (*first, *second) if not finding.right]
        if ours != numpys:
            wrong.append("accuracy")
        kind = "software, not a GPU" if ctx.device.kind == "software" else ctx.device.kind
        print(
            f"\nEverything ran on {ctx.device.name} ({ctx.device.label}, {kind}). Photograph: {proof} Digits: {other}"
        )
    if wrong:
        print(f"WRONG: {', '.join(wrong)} differ from NumPy.")
        return 1
    print(f"All {len(first) + len(second)} comparisons with NumPy agree.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
