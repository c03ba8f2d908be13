"""Writes what follows from a game's list of fields into its state class: their types, and the `clone` method.

    python tools/fields.py            write what is out of date
    python tools/fields.py --check    only say what is out of date, and fail if anything is

A state module asks for it with the two marker lines below inside its state class. Straight-line code is what makes a
compiled copy fast; the generic loop of the kernel serves all other games.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

from eldertable.kernel import Field

BEGIN = "    # <fields> written by tools/fields.py from FIELDS\n"
END = "    # </fields>\n"
ROOT = Path(__file__).parent.parent / "src"


def written(class_name: str, fields: tuple[Field, ...], kept: tuple[str, ...]) -> str:
    """The types of these fields, and the clone method of a state class that has them and keeps this beside them."""
    lines = [
        *(f"    {field.name}: {field.annotation}" for field in fields),
        "",
        f'    def clone(self) -> "{class_name}":',
        '        """An independent copy with nobody listening. It copies its luck."""',
        f"        other = {class_name}(self.content, self.agreed)",
        "        self.copy_kernel(other)",
    ]
    for field in fields:
        if field.lent:
            lines.append(f"        self.{field.name}_lent = True")
        copied = (
            f"self.{field.name}.copy()"
            if field.by and not field.shared and not field.lent
            else f"self.{field.name}"
        )
        lines.append(f"        other.{field.name} = {copied}")
    lines += [f"        other.{name} = self.{name}" for name in kept]
    lines.append("        return other")
    return "\n".join(lines) + "\n\n"


def renewed(path: Path) -> str:
    """The text of a state module with what follows from its fields as it should be."""
    text = path.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    found = re.findall(r"^class (\w+)\(State\):", before, re.MULTILINE)
    module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    kept = getattr(getattr(module, found[-1]), "KEPT", ())
    return before + BEGIN + written(found[-1], module.FIELDS, kept) + END + after


def state_modules() -> list[Path]:
    """The modules that ask for it."""
    return [path for path in sorted(ROOT.rglob("*.py")) if BEGIN in path.read_text(encoding="utf-8")]


def main(arguments: list[str]) -> int:
    """Write or check; the exit code is 1 if a check found something out of date."""
    stale = [path for path in state_modules() if renewed(path) != path.read_text(encoding="utf-8")]
    for path in stale:
        if "--check" in arguments:
            sys.stderr.write(
                f"{path.relative_to(ROOT)}: it does not follow its FIELDS; run tools/fields.py\n"
            )
        else:
            path.write_text(renewed(path), encoding="utf-8")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
