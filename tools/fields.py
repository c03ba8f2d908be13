"""Writes what follows from a game's list of fields into its state class: their types, and the `clone` method.

    python tools/fields.py            write what is out of date
    python tools/fields.py --check    only say what is out of date, and fail if anything is

A state module asks for it with two marker lines inside its state class. Straight-line code is what makes a
compiled copy fast; the generic loop of the kernel serves all other games.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

from eldertable.kernel import Field

MARKED = re.compile(
    r"^    # <(?P<what>fields|types|clone)> written by tools/fields\.py from FIELDS\n.*?^    # </(?P=what)>\n",
    re.MULTILINE | re.DOTALL,
)
"""What is written stands between two lines. A class may have its fields' types and its `clone` together, or one of them."""
CLASS = re.compile(r"^class (\w+)\(\w+\):", re.MULTILINE)
ROOT = Path(__file__).parent.parent / "src"


def types(fields: tuple[Field, ...]) -> list[str]:
    """The types of these fields."""
    return [f"    {field.name}: {field.annotation}" for field in fields]


def clone(class_name: str, fields: tuple[Field, ...], kept: tuple[str, ...]) -> list[str]:
    """The clone method of a state class that has these fields and keeps this beside them."""
    lines = [
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
    return [*lines, ""]


def fields_of(state_class: type) -> tuple[Field, ...]:
    """The list that stands beside a state class or the class it is built on, or in `fields.py` in the same room."""
    names = [kind.__module__ for kind in state_class.__mro__]
    places = [place for name in names for place in (name, f"{name.rpartition('.')[0]}.fields")]
    modules = [sys.modules[place] for place in places if place in sys.modules]
    return next(module.FIELDS for module in modules if hasattr(module, "FIELDS"))


def renewed(path: Path) -> str:
    """The text of a state module with what follows from its fields as it should be."""
    text = path.read_text(encoding="utf-8")
    module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))

    def written(found: re.Match[str]) -> str:
        name = CLASS.findall(text[: found.start()])[-1]
        state_class = getattr(module, name)
        fields = fields_of(state_class)
        copying = clone(name, fields, getattr(state_class, "KEPT", ()))
        what = found["what"]
        lines = {"fields": [*types(fields), "", *copying], "types": types(fields), "clone": copying}[what]
        return "\n".join(
            (f"    # <{what}> written by tools/fields.py from FIELDS", *lines, f"    # </{what}>", "")
        )

    return MARKED.sub(written, text)


def state_modules() -> list[Path]:
    """The modules that ask for it."""
    return [path for path in sorted(ROOT.rglob("*.py")) if MARKED.search(path.read_text(encoding="utf-8"))]


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
