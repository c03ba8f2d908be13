"""The Eternal City as a drawing: roofs of every age, windows in which somebody is still awake, the hill, the moon."""

from __future__ import annotations

from collections.abc import Iterator

MOON = "M168.5 3.4 A10.5 10.5 0 1 0 181.4 16.2 A8.9 8.9 0 0 1 168.5 3.4 Z"
HILL = (
    "M-2 134 V103 C2 98 3 88 5 80 C8 70 8 60 12 50 C16 40 20 34 32 26 C44 12 70 7 93 7"
    " C116 7 142 12 154 26 C166 34 170 40 174 50 C178 60 178 70 181 80 C183 88 184 98 188 103 V134 Z"
)

_HOUSES: tuple[tuple[str, float, float], ...] = (
    ("gable", 5.2, 0.62),
    ("flat", 3.6, 0.42),
    ("dome", 5.8, 0.72),
    ("gable", 3.4, 0.5),
    ("spire", 2.4, 1.0),
    ("flat", 4.6, 0.6),
    ("steps", 6.4, 0.8),
    ("gable", 4.4, 0.44),
    ("battlements", 4.8, 0.66),
    ("flat", 3.0, 0.36),
    ("gable", 5.6, 0.74),
    ("spire", 2.0, 0.9),
    ("dome", 4.0, 0.5),
)
"""How a house ends above, how wide it is, and how high in parts of the highest."""

_AWAKE = (1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0)
"""Behind which windows there is light, again and again."""


def _along(left: float, right: float, highest: float) -> Iterator[tuple[str, float, float, float]]:
    """The houses of a row: their kind, left edge, width and height. Every row begins with another house."""
    at, x = int(left * 7 + right * 3) % len(_HOUSES), left
    while x < right:
        kind, width, height = _HOUSES[at % len(_HOUSES)]
        yield kind, x, min(width, right - x), height * highest
        at, x = at + 1, x + width


def roofs(left: float, right: float, base: float, highest: float) -> str:
    """A row of houses as one outline, from its left edge to its right one."""
    line = [f"M{left:g} {base:g}"]
    for kind, x, width, height in _along(left, right, highest):
        eaves, ridge, middle, end = base - height * 0.7, base - height, x + width / 2, x + width
        line.append(f"V{eaves:g}")
        if kind == "gable":
            line.append(f"L{middle:g} {ridge:g} L{end:g} {eaves:g}")
        elif kind == "dome":
            line.append(f"C{x:g} {ridge:g} {middle - 0.4:g} {ridge:g} {middle:g} {ridge - 0.7:g}")
            line.append(f"C{middle + 0.4:g} {ridge:g} {end:g} {ridge:g} {end:g} {eaves:g}")
        elif kind == "spire":
            line.append(f"L{middle:g} {ridge - 0.6:g} L{end:g} {eaves:g}")
        elif kind == "steps":
            third = width / 6
            line.append(f"h{third:g} v{-height * 0.15:g} h{third:g} V{ridge:g} h{2 * third:g}")
            line.append(f"v{height * 0.15:g} h{third:g} V{eaves:g} H{end:g}")
        elif kind == "battlements":
            tooth = width / 7
            line.append(f"V{ridge:g}" + f" h{tooth:g} v.6 h{tooth:g} v-.6" * 3 + f" H{end:g}")
        else:
            line.append(f"V{ridge:g} H{end:g}")
        line.append(f"V{base:g}")
    return " ".join(line) + " Z"


def windows(left: float, right: float, base: float, highest: float) -> str:
    """The lit windows of the same row."""
    lit, number = [], int(left + right)
    for _, x, width, height in _along(left, right, highest):
        columns = int(width / 1.4)
        for storey in range(int((height * 0.7 - 1.0) / 1.3)):
            for column in range(columns):
                number += 1
                if _AWAKE[number % len(_AWAKE)]:
                    across = x + width * (column + 0.5) / columns - 0.25
                    lit.append(f"M{across:g} {base - 2.0 - storey * 1.3:g} h.5 v.75 h-.5 Z")
    return " ".join(lit)
