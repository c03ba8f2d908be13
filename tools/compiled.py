"""Compiles a copy of the sources with mypyc, beside the checkout, so that both ways can be compared.

python tools/compiled.py         compile if anything changed, and print the folder to put on PYTHONPATH
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "build" / "compiled"
MARK = "# compiled"
"""The first line of a module that asks to be compiled."""


def modules() -> list[str]:
    """Every module of the package that asks for it."""
    return [
        str(path)
        for path in sorted(Path("src/eldertable").rglob("*.py"))
        if path.read_text(encoding="utf-8").partition("\n")[0].rstrip() == MARK
    ]


def extensions(folder: str | None = None) -> list[Any]:
    """The modules in C, written into a folder: all in one group, so that calls between them are direct.

    ImportError without mypy; SystemExit if a module cannot be compiled.
    """
    from mypyc.build import mypycify

    found: list[Any] = mypycify(modules(), opt_level="3", group_name="eldertable", target_dir=folder)
    return found


def fingerprint() -> str:
    """A digest of everything that the compiler reads."""
    digest = hashlib.blake2b(sys.version.encode(), digest_size=12)
    for path in [ROOT / "setup.py", *sorted((ROOT / "src").rglob("*.py"))]:
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def compiled_sources() -> Path:
    """The folder with the compiled package, made anew if the sources changed since the last time."""
    wanted, stamp = fingerprint(), TARGET / "fingerprint"
    if stamp.is_file() and stamp.read_text() == wanted:
        return TARGET / "src"
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(
        ROOT / "src", TARGET / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    )
    (TARGET / "tools").mkdir()
    for name in (
        "setup.py",
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "NOTICE",
        "tools/build_web.py",
        "tools/compiled.py",
    ):
        shutil.copy(ROOT / name, TARGET / name)
    run = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=TARGET,
        env={**os.environ, "ELDERTABLE_COMPILE": "1", "ELDERTABLE_NO_CLIENT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        raise SystemExit(f"mypyc could not compile the sources:\n{run.stdout}{run.stderr}")
    stamp.write_text(wanted)
    return TARGET / "src"


if __name__ == "__main__":
    print(compiled_sources())
