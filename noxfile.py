"""Every job of the repository: `python3 noxfile.py -s demo`, `python3 noxfile.py -s tests`, `python3 noxfile.py -l`.

Needs nothing but Python and pip. Where nox is not importable, the file makes itself a private environment with nox
(`.nox-bootstrap/`, one for each Python version) and runs itself again there. Plain `nox -s tests` works as well.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent
OLDEST_PYTHON = (3, 11)
NOX = "nox>=2025.2.9,<2027"  # 2025.2.9 brought nox.main()
BOOTSTRAPPED = "TRELLIS_NOX_BOOTSTRAPPED"


def _nox_is_here() -> bool:
    """Say whether a nox of a sufficient version can be imported."""
    if importlib.util.find_spec("nox") is None:
        return False
    year, month, *_ = importlib.metadata.version("nox").split(".")
    return (int(year), int(month)) >= (2025, 2)


def _python_of(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _install_nox(environment: Path) -> None:
    """Create a virtual environment with nox in it, by this Python's pip or, without one, by ensurepip's."""
    have_pip = importlib.util.find_spec("pip") is not None
    options = ["--without-pip"] if have_pip else []
    made = subprocess.run([sys.executable, "-m", "venv", *options, str(environment)], check=False)
    python = str(_python_of(environment))
    # `pip --python` installs into another environment, which a distribution that guards its own Python permits.
    installer = [sys.executable, "-m", "pip", "--python", python] if have_pip else [python, "-m", "pip"]
    command = [*installer, "install", "--quiet", "--disable-pip-version-check", NOX]
    if made.returncode or subprocess.run(command, check=False).returncode:
        raise SystemExit(
            f"Could not make an environment with nox for {sys.executable}; the lines above say why.\n"
            "Needed: the module venv, and pip 22.3 or newer (or ensurepip), with access to a package index.\n"
            "Debian and Ubuntu: apt install python3-venv python3-pip. Fedora: dnf install python3-pip.\n"
            "Or install nox yourself (pipx install nox) and run `nox -s tests`."
        )


def _bootstrap() -> Path:
    """Return the Python of the private environment, which is made completely or not at all."""
    if importlib.util.find_spec("venv") is None:
        raise SystemExit(
            f"{sys.executable} has no module venv, so no private environment for nox can be made.\n"
            "Debian and Ubuntu: apt install python3-venv. Or install nox yourself (pipx install nox) and run `nox -s tests`."
        )
    identity = hashlib.sha256(f"{sys.version}\n{sys.base_prefix}\n{NOX}".encode()).hexdigest()[:10]
    environment = ROOT / ".nox-bootstrap" / f"{sys.implementation.cache_tag}-{identity}"
    if not _python_of(environment).exists():
        environment.parent.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=environment.parent, prefix="unfinished-") as folder:
            print("noxfile: nox is not importable here; making a private environment for it", file=sys.stderr)
            unfinished = Path(folder) / "environment"
            _install_nox(unfinished)
            shutil.rmtree(environment, ignore_errors=True)  # left by a Python that is gone
            try:
                unfinished.rename(environment)
            except OSError:  # another process was first
                if not _python_of(environment).exists():
                    raise
    return _python_of(environment)


def _run_again_with_nox() -> None:
    """Replace this process by the same command in the private environment."""
    if os.environ.get(BOOTSTRAPPED):
        raise SystemExit(
            "The private environment has no working nox: remove the folder .nox-bootstrap and try again."
        )
    command = [str(_bootstrap()), __file__, *sys.argv[1:]]
    environment = {**os.environ, BOOTSTRAPPED: "1"}
    if os.name == "nt":  # exec on Windows detaches from the terminal
        raise SystemExit(subprocess.run(command, env=environment, check=False).returncode)
    os.execve(command[0], command, environment)


if sys.version_info < OLDEST_PYTHON:
    raise SystemExit(f"Trellis needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.")
if __name__ == "__main__" and not _nox_is_here():
    _run_again_with_nox()

import nox  # noqa: E402 - only here it is known to be importable

os.environ.pop(BOOTSTRAPPED, None)

nox.needs_version = ">=2025.2.9"
nox.options.sessions = ["lint", "types", "imports", "docs", "wheels", "tests"]
nox.options.error_on_external_run = True

# In the order in which they can be installed: each needs those before it.
DISTRIBUTIONS = ("trellis-core", "trellis-cpu")
TOOLS: dict[str, list[str]] = nox.project.load_toml(ROOT / "pyproject.toml")["dependency-groups"]


def _build(session: nox.Session) -> dict[str, str]:
    """Build the wheels of the working tree and return the path of each by distribution name."""
    dist = Path(session.create_tmp()) / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    wheels: dict[str, str] = {}
    for name in DISTRIBUTIONS:
        session.run("pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(dist), f"packages/{name}")
        (wheel,) = dist.glob(f"{name.replace('-', '_')}-*.whl")
        wheels[name] = str(wheel)
    return wheels


def _install(session: nox.Session, *groups: str) -> dict[str, str]:
    """Install the wheels and the tools of the named groups; return the wheels."""
    wheels = _build(session)
    session.install(*wheels.values(), *(tool for group in groups for tool in TOOLS[group]))
    return wheels


@nox.session(reuse_venv=False)
def tests(session: nox.Session) -> None:
    """Install each wheel alone, import every module of it, then run the suite against the wheels."""
    wheels = _build(session)
    for name, wheel in wheels.items():
        session.install(wheel)
        session.run("python", "-I", "-W", "error", "tests/wheels/import_every_module.py", name)
    session.run("trellis", "doctor")
    session.install(*TOOLS["test"], *TOOLS["imports"], *TOOLS["demo"])
    arguments = session.posargs or ["-n", "2"]
    session.run("pytest", *arguments, env={"TRELLIS_TEST_WHEELS": str(Path(wheels["trellis-core"]).parent)})


@nox.session
def demo(session: nox.Session) -> None:
    """Run the demonstration on a photograph and on handwritten digits."""
    _install(session, "demo")
    session.run("python", "examples/demo.py", *session.posargs)


@nox.session
def lint(session: nox.Session) -> None:
    """Check the rules and the format of every Python file."""
    session.install(*TOOLS["lint"])
    session.run("ruff", "check", ".")
    session.run("ruff", "format", "--check", ".")


@nox.session
def types(session: nox.Session) -> None:
    """Check the types of both packages, strictly."""
    _install(session, "types")
    session.install(NOX)
    session.run("pyright", "--warnings")
    for package in ("trellis", "trellis_cpu"):
        command = ("pyright", "--verifytypes", package, "--ignoreexternal", "--outputjson")
        report = json.loads(str(session.run(*command, silent=True, success_codes=[0, 1])))
        completeness = report["typeCompleteness"]
        session.log(f"{package}: {completeness['exportedSymbolCounts']}")
        if (
            completeness["completenessScore"] != 1
            or not completeness["exportedSymbolCounts"]["withKnownType"]
        ):
            session.error(f"{package} exports names without a type: pyright --verifytypes {package}")


@nox.session
def imports(session: nox.Session) -> None:
    """Check the declared layers of imports."""
    _install(session, "imports")
    session.run("lint-imports", "--no-cache")


@nox.session
def docs(session: nox.Session) -> None:
    """Build the documentation into docs/_build/html; a warning is an error."""
    _install(session, "docs")
    session.run(
        "sphinx-build", "-W", "--keep-going", "-q", "-b", "html", "docs", "docs/_build/html", *session.posargs
    )


@nox.session
def wheels(session: nox.Session) -> None:
    """Build source distributions and, from them, the wheels into dist/, and check what is in them."""
    session.install(*TOOLS["build"], *TOOLS["wheels"], *TOOLS["test"])
    dist = ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    for name in DISTRIBUTIONS:
        session.run(
            "python", "-m", "build", "--no-isolation", "--outdir", str(dist), f"packages/{name}", silent=True
        )
    session.run("twine", "check", "--strict", *map(str, sorted(dist.iterdir())))
    session.run("pytest", "tests/wheels", env={"TRELLIS_TEST_WHEELS": str(dist)})


@nox.session
def bench(session: nox.Session) -> None:
    """Measure beside other libraries: `-- --install-peers` adds PyTorch and JAX, other arguments go to benchmarks/run.py."""
    groups, arguments = ["bench"], list(session.posargs)
    if "--install-peers" in arguments:
        arguments.remove("--install-peers")
        groups.append("bench-peers")
    _install(session, *groups)
    # Set on some machines for older OpenBLAS builds; they slow down the one that NumPy brings.
    blas = {"OPENBLAS_CORETYPE": None, "OPENBLAS_L2_SIZE": None}
    session.run("python", "benchmarks/run.py", *arguments, env=blas)


@nox.session
def golden(session: nox.Session) -> None:
    """Rewrite the checked-in generated sources; one that changes needs a new revision of its writer."""
    _install(session, "test")
    session.run("pytest", "tests/golden", "--update-goldens", *session.posargs)


if __name__ == "__main__":
    os.chdir(ROOT)  # nox takes the noxfile of the current folder
    nox.main()
