"""Compiles a copy of the sources with mypyc, beside the checkout, so that both ways can be compared.

python tools/compiled.py         compile if anything changed, and print the folder to put on PYTHONPATH
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "build" / "compiled"
MARK = "# compiled"
"""The first line of a module that asks to be compiled."""
EVERY_GAME = "1"
"""What ELDERTABLE_COMPILE says to compile all of them."""
SELDOM = re.compile(
    r"^(?:char CPyDef_\w+_____top_level__\(void\) \{$.*?^\}|( *)PyObject \*CPyPy_\w+\([^;{]*\) \{$.*?^\1\})$",
    re.MULTILINE | re.DOTALL,
)
"""Functions in C that seldom run: what a module does when it is imported, and what stands between plain Python and a
function."""
SHARED = re.compile(
    r"^ *static ((?:PyTypeObject \*CPyType_\w+_template)(?= =)|bool\s+CPyDef_\w+_(?:trait_vtable|coroutine)_setup\([^)]*\))",
    re.MULTILINE,
)
"""What those functions use of the rest."""
LEVELS = {"_seldom": ("-O0", "-fcommon"), "_kernel": ("-O2",)}
"""How far C files with such an ending are optimized. What seldom runs is a third of a game's C. The kernel is small and
runs at every step; games gain nothing at -O2 and take half as long again to compile. A header defines what
both files of a library share: `-fcommon` makes one of it."""
GAME_LEVEL = ("-O1",)
KERNEL = "eldertable"
DOOR = "_door"
"""The ending of the C file through which the modules of a library are imported."""
FLAGS = ("-fno-semantic-interposition", "-fvisibility=hidden")
LIBRARY_OF_SHIM = re.compile(r'PyImport_ImportModuleLevel\("(\w+__mypyc)"')
DOOR_IN_C = """\
#include <Python.h>

typedef PyObject *(*init)(void);
typedef int (*ready)(void);

static void *pointer(PyObject *library, const char *name)
{
    PyObject *capsule = PyObject_GetAttrString(library, name);
    if (capsule == NULL) return NULL;
    void *found = PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    Py_DECREF(capsule);
    return found;
}

static PyObject *create(PyObject *spec, PyModuleDef *def)
{
    PyObject *made = NULL, *library = NULL, *from = NULL, *parts = NULL, *name = NULL;
    if ((from = Py_BuildValue("(s)", "*")) == NULL) goto done;
    /* The names asked for make Python look into sys.modules, which works while packages are still being imported. */
    if ((library = PyImport_ImportModuleLevel("LIBRARY", NULL, NULL, from, 0)) == NULL) goto done;
    ready dependencies = (ready)pointer(library, "ensure_deps");
    if (dependencies == NULL) PyErr_Clear();
    else if (dependencies() < 0) goto done;
    if ((name = PyObject_GetAttrString(spec, "name")) == NULL) goto done;
    if ((parts = PyObject_CallMethod(name, "replace", "ss", ".", "___")) == NULL) goto done;
    Py_SETREF(name, PyUnicode_FromFormat("init_%U", parts));
    init begin = name == NULL ? NULL : (init)pointer(library, PyUnicode_AsUTF8(name));
    if (begin != NULL) made = begin();
done:
    Py_XDECREF(library); Py_XDECREF(from); Py_XDECREF(parts); Py_XDECREF(name);
    return made;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, create}, {0, NULL}};
static PyModuleDef door = {PyModuleDef_HEAD_INIT, .m_name = "LIBRARY", .m_slots = slots};

"""
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
    found: list[Any] = mypycify(paths, debug_level="0", separate=groups(paths), target_dir=folder)
    doors = _doors(found)
    for extension in found:
        source = Path(extension.sources[0])
        if extension.name in doors:
            extension.sources = [str(doors[extension.name])]
        else:
            extension.sources = [str(part) for part in part_what_seldom_runs(source)]
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    # The largest first: begun last, it would be waited for by all other cores.
    return sorted(found, key=lambda extension: -Path(extension.sources[0]).stat().st_size)


def level(source: str) -> tuple[str, ...]:
    """How far a C file is optimized, as flags."""
    return next((level for ending, level in LEVELS.items() if Path(source).stem.endswith(ending)), GAME_LEVEL)


def part_what_seldom_runs(source: Path) -> tuple[Path, Path]:
    """The C of a library in two files: what runs in play, and what seldom runs and is not worth optimizing."""
    name = source.stem.removeprefix("__native_")
    text = source.read_text(encoding="utf-8")
    seldom = [found.group() for found in SELDOM.finditer(text)]
    shared = [f"extern {one};" for one in SHARED.findall(text)]
    includes = [f'#include "__native_{name}.h"', f'#include "__native_internal_{name}.h"']
    often = source.with_name(f"{source.stem}_{'kernel' if name == KERNEL else 'play'}.c")
    _write(often, SHARED.sub(r"\1", SELDOM.sub("", text)))
    cold = source.with_name(f"{source.stem}_seldom.c")
    _write(cold, "\n".join([*includes, *shared, *seldom, ""]))
    return often, cold


def _doors(extensions: list[Any]) -> dict[str, Path]:
    """For every module that is imported through a small file of its own, the C of that file.

    Such files differ in names only. One for each library does for all: it finds the module by the name that it is
    imported by, so it is compiled once and copied.
    """
    shims: dict[str, list[Any]] = {}
    for extension in extensions:
        inside = LIBRARY_OF_SHIM.search(Path(extension.sources[0]).read_text(encoding="utf-8"))
        if "." in extension.name and inside:
            shims.setdefault(inside[1], []).append(extension)
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return {}
    found: dict[str, Path] = {}
    for library, members in shims.items():
        names = sorted({extension.name.rpartition(".")[2] for extension in members})
        first = Path(members[0].sources[0])
        folder = first.parents[members[0].name.count(".")]
        door = folder / f"{library}{DOOR}.c"
        opening = "\n".join(
            f"PyMODINIT_FUNC PyInit_{name}(void) {{ return PyModuleDef_Init(&door); }}" for name in names
        )
        _write(door, DOOR_IN_C.replace("LIBRARY", library) + opening + "\n")
        found |= {extension.name: door for extension in members}
    return found


def _write(path: Path, text: str) -> None:
    """Write what changed: what did not is not compiled again."""
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


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
