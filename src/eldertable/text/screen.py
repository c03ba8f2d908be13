"""Where lines are shown and words are typed: a colour terminal, or a plain pipe."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import TextIO

from rich.box import SIMPLE_HEAD
from rich.color import Color, ColorParseError
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from eldertable.kernel.scene import SceneSide
from eldertable.text.line import BLANK, Line, harmless, line, without_rules

BRASS, BONE, FOG = "#b08d4a", "#d9cfb8", "#8f8677"
VERDIGRIS, BLOOD = "#5aa394", "#c75f4d"
"""The colours of the table; the last two lightened until they read well as text on black."""

STYLES: Mapping[str, str] = {
    "title": f"bold {BRASS}",
    "heading": f"italic {BONE}",
    "zone": BRASS,
    "face": BONE,
    "number": f"bold {BRASS}",
    "prompt": f"bold {VERDIGRIS}",
    "good": VERDIGRIS,
    "bad": BLOOD,
    "rule": FOG,
    "muted": FOG,
}
SHAPES: Mapping[str, str] = {
    "circle": "●",
    "square": "■",
    "triangle": "▲",
    "diamond": "◆",
    "hexagon": "⬢",
    "star": "★",
}
WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Empties a terminal and its scrollback: the next person must not be able to scroll up to somebody's hand."""


class Screen:
    """Shows lines, plain (for pipes and screen readers) or in colour, and reads what is typed."""

    def __init__(
        self,
        out: TextIO | None = None,
        into: TextIO | None = None,
        plain: bool | None = None,
        rule_numbers: bool = True,
    ) -> None:
        self.out = out or sys.stdout
        self.into = into or sys.stdin
        self.piped = not (self.out.isatty() and self.into.isatty())
        self.plain = wants_plain(self.out) if plain is None else plain
        self.rule_numbers = rule_numbers
        self.console = Console(file=self.out, highlight=False)
        self.sides: dict[str, SceneSide] = {}

    def know(self, sides: Iterable[SceneSide]) -> None:
        """Give the sides their colours and shapes from now on."""
        self.sides = {f"side {side.side}": side for side in sides}

    def show(self, *lines: Line) -> None:
        """Print lines."""
        for one in lines if self.rule_numbers else map(without_rules, lines):
            if self.plain:
                self.out.write(f"{harmless(str(one))}\n")
            else:
                self.console.print(Padding(self._coloured(one), (0, 0, 0, 2 * one.depth)))

    def title(self, words: str) -> None:
        """Words that begin something: between brass rules, if there is colour."""
        heading = line((words, "title"))
        if self.plain:
            self.show(heading)
        else:
            self.console.rule(self._coloured(heading), characters="═", style=BRASS)

    def part(self) -> None:
        """A new turn begins: a blank line, and with colour a thin rule."""
        self.show(BLANK)
        if not self.plain:
            self.console.rule(style=FOG)

    def table(self, columns: Sequence[str], rows: Iterable[Sequence[Line]]) -> None:
        """Rows under columns; without colour a sentence for each row, which can be read aloud."""
        if not self.plain:
            self.console.print(self._grid(columns, rows))
            return
        for first, *rest in rows:
            named = [
                f"{name} {cell}".strip() for name, cell in zip(columns[1:], rest, strict=True) if cell.parts
            ]
            self.show(line(str(first), f": {', '.join(named)}" if named else ""))

    def _grid(self, columns: Sequence[str], rows: Iterable[Sequence[Line]]) -> Table:
        grid = Table(box=SIMPLE_HEAD, border_style=BRASS, header_style=BRASS)
        for name in columns:
            grid.add_column(name)
        for row in rows:
            grid.add_row(*(self._coloured(cell) for cell in row))
        return grid

    def ask(self, words: str) -> str | None:
        """A line that is typed, without blanks around it; None when there will be no more."""
        if self.piped:
            return self._read_from_pipe(words)
        try:
            return input(words).strip()
        except EOFError:
            return None

    def _read_from_pipe(self, words: str) -> str | None:
        self.out.write(words)
        self.out.flush()
        typed = self.into.readline()
        # In a pipe what is typed does not show; repeated here, it makes the output a transcript.
        self.out.write(f"{typed.strip()}\n")
        self.out.flush()
        return typed.strip() if typed else None

    def clear(self) -> None:
        """Hide what was shown from the next person; in a pipe, where nobody looks, a blank line will do."""
        if self.piped:
            self.out.write("-" * 40 + "\n")
        else:
            self.out.write(WIPE)

    def _coloured(self, shown: Line) -> Text:
        text = Text()
        for raw, meaning in shown.parts:
            words, side = harmless(raw), self.sides.get(meaning)
            if side is None:
                text.append(words, STYLES.get(meaning))
            else:
                text.append(f"{SHAPES.get(side.shape, '')} {words}".lstrip(), _side_style(side.colour))
        for side in self.sides.values():
            text.highlight_words([side.name], _side_style(side.colour))
        return text


def _side_style(colour: str) -> str:
    """Bold in a side's colour, if a terminal knows it."""
    try:
        Color.parse(colour)
    except ColorParseError:
        return "bold"
    return f"bold {colour}"


def wants_plain(out: TextIO) -> bool:
    """Whether a stream wants no colour: it is no terminal, a simple one, or its owner says so."""
    return not out.isatty() or "NO_COLOR" in os.environ or os.environ.get("TERM", "") in ("", "dumb")
