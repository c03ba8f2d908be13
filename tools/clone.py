"""Writes the `clone` method of every game's state from its list of fields, so that copies are never typed by hand.

    python tools/clone.py            write what is out of date
    python tools/clone.py --check    only say what is out of date, and fail if anything is

A state module asks for it with the two marker lines below inside its state class. Straight-line code is what makes a
compiled copy fast; the generic loop of the kernel serves all other games.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

from eldertable.kernel import Field

BEGIN = "    # <clone> written by tools/clone.py from FIELDS\n"
END = "    # </clone>\n"
ROOT = Path(__file__).parent.parent / "src"


def method(class_name: str, fields: tuple[Field, ...]) -> str:
    """The clone method of a state class with these fields."""
    lines = [
        f'    def clone(self) -> "{class_name}":',
        '        """An independent copy with nobody listening."""',
        f"        other = {class_name}(self.content, self.agreed)",
        "        self.copy_kernel(other)",
    ]
    for field in fields:
        copied = f"self.{field.name}.copy()" if field.by and not field.shared else f"self.{field.name}"
        lines.append(f"        other.{field.name} = {copied}")
    lines.append("        return other")
    return "\n".join(lines) + "\n\n"


def renewed(path: Path) -> str:
    """The text of a state module with its clone method as it should be."""
    text = path.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    found = re.findall(r"^class (\w+)\(State\):", before, re.MULTILINE)
    module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    return before + BEGIN + method(found[-1], module.FIELDS) + END + after


def state_modules() -> list[Path]:
    """The modules that ask for a written clone method."""
    return [path for path in sorted(ROOT.rglob("*.py")) if BEGIN in path.read_text(encoding="utf-8")]


def main(arguments: list[str]) -> int:
    """Write or check; the exit code is 1 if a check found something out of date."""
    stale = [path for path in state_modules() if renewed(path) != path.read_text(encoding="utf-8")]
    for path in stale:
        if "--check" in arguments:
            sys.stderr.write(f"{path.relative_to(ROOT)}: clone is out of date; run tools/clone.py\n")
        else:
            path.write_text(renewed(path), encoding="utf-8")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
