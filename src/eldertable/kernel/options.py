"""Table options: what a game lets people agree on before it begins."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from eldertable.kernel.errors import BadOption

_NUMBER = re.compile(r"-?[0-9]{1,18}")
_YES_OR_NO = {
    "yes": True,
    "true": True,
    "on": True,
    "1": True,
    "no": False,
    "false": False,
    "off": False,
    "0": False,
}


@dataclass(frozen=True)
class Option:
    """One thing to agree on. Numbers have bounds in `choices` (least, most).

    `per_seat` takes one value per seat, `several` any number of the choices, each once, in their order. Options of one
    `group` stand together where people agree on them.
    """

    name: str
    kind: Literal["bool", "int", "choice", "text"]
    choices: tuple[Any, ...] = ()
    default: Any = None
    unattended: Any = None
    per_seat: bool = False
    several: bool = False
    label: str = ""
    rule: str = ""
    group: str = ""

    def allowed(self) -> str:
        """What may be given, in words."""
        if self.kind == "bool":
            one = "yes or no"
        elif self.kind == "int":
            one = f"a number from {self.choices[0]} to {self.choices[1]}"
        elif self.kind == "choice":
            one = " | ".join(str(choice) for choice in self.choices)
        else:
            one = "any text"
        if self.several:
            return f"none, or any of {one}, separated by commas"
        return f"one per seat, separated by commas, of {one}" if self.per_seat else one

    def read(self, value: Any, seats: int) -> Any:
        """The value that a person or a file gave, checked; BadOption says what is allowed."""
        if value is None and self.default is None:
            return None
        if self.per_seat:
            if value == self.default:
                return value
            parts = value.split(",") if isinstance(value, str) else value
            if not isinstance(parts, (list, tuple)) or len(parts) != seats:
                raise BadOption(f"option {self.name} needs {seats} values: {self.allowed()}")
            return [self._one(part) for part in parts]
        if self.several:
            return self._several(value)
        return self._one(value)

    def _several(self, value: Any) -> list[Any]:
        """Any of the choices, in their order, however they were given."""
        if isinstance(value, str):
            value = [] if value.strip() in ("", "none") else value.split(",")
        if not isinstance(value, (list, tuple)):
            raise BadOption(f"option {self.name}: {value!r} is not allowed; allowed: {self.allowed()}")
        chosen = [self._one(part) for part in value]
        for choice in chosen:
            if chosen.count(choice) > 1:
                raise BadOption(f"option {self.name}: {choice} stands there twice; each can be chosen once")
        return [choice for choice in self.choices if choice in chosen]

    def _one(self, value: Any) -> Any:
        if isinstance(value, str):
            value = value.strip()
        if self.kind == "bool":
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in _YES_OR_NO:
                return _YES_OR_NO[value.lower()]
        elif self.kind == "int":
            if isinstance(value, str) and _NUMBER.fullmatch(value):
                value = int(value)
            if (
                isinstance(value, int)
                and not isinstance(value, bool)
                and self.choices[0] <= value <= self.choices[1]
            ):
                return value
        elif self.kind == "choice":
            if value in self.choices:
                return value
            if type(value) is int and str(value) in self.choices:
                return str(value)
        elif isinstance(value, str):
            return value
        raise BadOption(f"option {self.name}: {value!r} is not allowed; allowed: {self.allowed()}")


def settle(
    options: Sequence[Option], given: Mapping[str, Any], seats: int, unattended: bool = False
) -> dict[str, Any]:
    """All options with their values: the given ones checked, the others at their default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(f"there is no option {name!r}; options: {', '.join(known) or 'none'}")
    settled: dict[str, Any] = {}
    for option in options:
        if option.name in given:
            settled[option.name] = option.read(given[option.name], seats)
        elif unattended and option.unattended is not None:
            settled[option.name] = option.unattended
        else:
            settled[option.name] = list(option.default) if option.several else option.default
    return settled


def typed(value: Any) -> str:
    """The value of an option as it is typed."""
    if value is None:
        return "open"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)) and not value:
        return "none"
    return ",".join(map(typed, value)) if isinstance(value, (list, tuple)) else str(value)
