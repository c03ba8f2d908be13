"""Compiles a copy of the sources with mypyc, beside the checkout, so that both ways can be compared.

python tools/compiled.py         compile if anything changed, and print the folder to put on PYTHONPATH
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "build" / "compiled"
MARK = "# compiled"
"""The first line of a module that asks to be compiled."""
EVERY_GAME = "1"
"""What ELDERTABLE_COMPILE says to compile all of them."""
ONCE = re.compile(r"^(char CPyDef_\w+_____top_level__\(void\)) \{$", re.MULTILINE)
"""The function in C that holds what a module does when it is imported."""
KERNEL_LEVEL = ["-O2"]
"""The kernel is small and runs at every step. Games gain nothing at -O2 and take half as long again to compile."""
UPPER = "modules"
"""A room that becomes a library of its own, so that cores share the work: nothing else compiled of its game imports it."""
BUILD_FILES = (
    "setup.py",
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "NOTICE",
    "tools/build_web.py",
    "tools/compiled.py",
)
"""What a build reads besides the sources."""


def modules(games: str = EVERY_GAME) -> list[str]:
    """Every module of the package that asks for it; of games only those named here (`cult,cultistorm`)."""
    every = [
        str(path)
        for path in sorted(Path("src/eldertable").rglob("*.py"))
        if path.read_text(encoding="utf-8").partition("\n")[0].rstrip() == MARK
    ]
    if games == EVERY_GAME:
        return every
    wanted = games.replace("-", "_").split(",")
    known = {_game(path) for path in every}
    for game in wanted:
        if game not in known:
            names = ", ".join(sorted(name for name in known if name))
            raise SystemExit(f"there is no game {game!r} to compile; games: {names}")
    return [path for path in every if _game(path) in ("", *wanted)]


def _game(path: str) -> str:
    """The game whose folder a module lies in; nothing for what games stand on."""
    rooms = Path(path).parts[2:]
    return rooms[1] if rooms[0] == "games" else ""


def _library(path: str) -> str:
    game = _game(path)
    if not game:
        return "eldertable"
    upper = Path(path).parts[4] == UPPER
    return f"eldertable_{game}_{UPPER}" if upper else f"eldertable_{game}"


def groups(paths: list[str]) -> list[tuple[list[str], str | None]]:
    """The modules by library: one for each game, one for all that games stand on.

    Within a library calls are direct. Between two they are nearly as quick, and each is compiled by itself: beside the
    others, and only if it changed.
    """
    found: dict[str, list[str]] = {}
    for path in paths:
        found.setdefault(_library(path), []).append(path)
    return [(members, name) for name, members in found.items()]


def extensions(games: str = EVERY_GAME, folder: str | None = None) -> list[Any]:
    """The modules in C, written into a folder. ImportError without mypy; SystemExit if one cannot be compiled."""
    from mypyc.build import mypycify

    paths = modules(games)
    _forget_libraries_but({_library(path) for path in paths})
    found: list[Any] = mypycify(
        paths, opt_level="1", debug_level="0", separate=groups(paths), target_dir=folder
    )
    for extension in found:
        cold = declare_cold(Path(extension.sources[0]))
        included = [] if cold is None else ["-include", str(cold)]
        level = KERNEL_LEVEL if cold is not None and cold.name == "__native_eldertable_cold.h" else []
        # A list of its own: mypyc gives one and the same to all of them.
        more = ["-fno-semantic-interposition", *level, *included]
        extension.extra_compile_args = [*extension.extra_compile_args, *more]
    # The largest first: begun last, it would be waited for by all other cores.
    return sorted(found, key=lambda extension: -Path(extension.sources[0]).stat().st_size)


def declare_cold(source: Path) -> Path | None:
    """A header that says which functions run once, when a module is imported: a third of the C, not worth optimizing."""
    once = ONCE.findall(source.read_text(encoding="utf-8"))
    if not once:
        return None
    header = source.with_name(f"{source.stem}_cold.h")
    text = "".join(f'{function} __attribute__((optimize("O0"), cold));\n' for function in once)
    if not header.is_file() or header.read_text(encoding="utf-8") != text:
        header.write_text(text, encoding="utf-8")
    return header


def _forget_libraries_but(kept: set[str]) -> None:
    """Remove what was compiled of other games: it fits only the kernel that it was compiled with."""
    for library in Path("src").rglob("*.so"):
        inside = "eldertable" in library.parts
        if (_library(str(library)) if inside else library.name.partition("__mypyc")[0]) not in kept:
            library.unlink()


def fingerprint() -> str:
    """A digest of everything that the compiler reads."""
    digest = hashlib.blake2b(sys.version.encode(), digest_size=12)
    for path in [ROOT / "setup.py", Path(__file__), *sorted((ROOT / "src").rglob("*.py"))]:
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _copy_what_changed() -> None:
    """Make the copy like the checkout, touching only files that differ, so that only their libraries are built again."""
    sources = {
        path.relative_to(ROOT)
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and path.suffix not in (".so", ".pyc") and "static" not in path.parts
    }
    for name in [*sources, *map(Path, BUILD_FILES)]:
        wanted, copy = (ROOT / name).read_bytes(), TARGET / name
        if not copy.is_file() or copy.read_bytes() != wanted:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(wanted)
    for copy in list((TARGET / "src").rglob("*")):
        if copy.is_file() and copy.suffix != ".so" and copy.relative_to(TARGET) not in sources:
            copy.unlink()
    for library in (TARGET / "src" / "eldertable").rglob("*.so"):
        source = library.with_name(library.name.partition(".")[0] + ".py")
        if not source.is_file() or not source.read_text(encoding="utf-8").startswith(MARK):
            library.unlink()


def compiled_sources() -> Path:
    """The folder with the compiled package; what changed since the last time is compiled again."""
    wanted, stamp = fingerprint(), TARGET / "fingerprint"
    if stamp.is_file() and stamp.read_text() == wanted:
        return TARGET / "src"
    stamp.unlink(missing_ok=True)
    _copy_what_changed()
    run = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count())],
        cwd=TARGET,
        env={**os.environ, "ELDERTABLE_COMPILE": EVERY_GAME, "ELDERTABLE_NO_CLIENT": "1"},
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
