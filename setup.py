"""Compiles the modules that ask for it with mypyc, if ELDERTABLE_COMPILE=1; all else is in pyproject.toml.

A module asks by having `# compiled` as its first line. All of them go into one group, so that calls between
them are direct. Without the variable nothing is compiled, and the same sources run as plain Python.
"""

import os
import tomllib
from pathlib import Path
from typing import Any

from setuptools import setup

MARK = "# compiled"


def compiled_modules() -> list[str]:
    """Every module of the package whose first line is the mark."""
    return [
        str(path)
        for path in sorted(Path("src/eldertable").rglob("*.py"))
        if path.read_text(encoding="utf-8").partition("\n")[0].rstrip() == MARK
    ]


def compile_settings() -> dict[str, Any]:
    """What setuptools needs to compile them.

    An isolated build starts without mypy; then it is asked for, with our own dependencies, whose types it reads.
    """
    try:
        from mypyc.build import mypycify
    except ImportError:
        project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
        return {"setup_requires": ["mypy>=2.0", *project["dependencies"]]}
    return {"ext_modules": mypycify(compiled_modules(), opt_level="3", group_name="eldertable")}


setup(**(compile_settings() if os.environ.get("ELDERTABLE_COMPILE") == "1" else {}))
