"""The reference of the public surface, from its docstrings, as pages that load nothing from elsewhere: `make docs`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "build" / "docs"
MENU = ROOT / "tools" / "docs"

PUBLIC = (
    "eldertable",
    "eldertable.kernel",
    "eldertable.kernel.advice",
    "eldertable.kernel.content",
    "eldertable.kernel.pointing",
    "eldertable.kernel.scene",
    "eldertable.kernel.verbs",
    "eldertable.kernel.words",
    "eldertable.match",
    "eldertable.lab",
    "eldertable.bots",
)
"""What others may build on. Of a package it is what its `__all__` lists."""

INSIDE = (
    "eldertable.cli",
    "eldertable.games",
    "eldertable.server",
    "eldertable.text",
    "eldertable.lab.check",  # the functions of these names are meant
    "eldertable.lab.simulate",
)

LOADED = re.compile(
    r"""<(?:script|img|iframe|source|video|audio|embed)\b[^>]*\bsrc=["']?(?P<src>[^"'\s>]+)
    | <link\b[^>]*\bhref=["']?(?P<href>[^"'\s>]+)
    | @import\s+["'](?P<sheet>[^"']+)
    | \burl\(\s*["']?(?P<url>[^"')\s]+)""",
    re.VERBOSE,
)
"""Whatever a browser fetches by itself; a link that somebody may follow is none of it."""


def outside(page: str) -> list[str]:
    """What a page would load from elsewhere."""
    loaded = [next(filter(None, found.groups())) for found in LOADED.finditer(page)]
    return [address for address in loaded if re.match(r"(?:[a-z]+:)?//", address)]


def build(folder: Path) -> None:
    """Write the pages anew; pages that would load something from elsewhere are an error."""
    shutil.rmtree(folder, ignore_errors=True)
    left_out = [f"!{module}" for module in INSIDE]
    options = ["--docformat", "markdown", "--no-show-source", "--template-directory", str(MENU)]
    options += ["--output-directory", str(folder)]
    subprocess.run([sys.executable, "-m", "pdoc", *options, *PUBLIC, *left_out], cwd=ROOT, check=True)
    for page in sorted(folder.rglob("*.html")):
        if found := outside(page.read_text(encoding="utf-8")):
            raise SystemExit(f"{page} would load {', '.join(found)}")


if __name__ == "__main__":
    build(PAGES)
    print(f"Open {PAGES / 'index.html'} in a browser.")
