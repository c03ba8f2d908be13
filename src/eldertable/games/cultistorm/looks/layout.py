"""Where everything lies on the board: five places around the terror circle, decks and supplies below."""

from __future__ import annotations

from math import cos, pi, sin

from eldertable.kernel.scene import Look, Scenery

Box = tuple[float, float, float, float]

BOARD = (172.0, 120.0)
MIDDLE = (86.0, 67.0)
AREA = (54.0, 34.0)
CORNER = 5.0
RADIUS = 19.0
CARD = (9.6, 13.0)

PLACES: tuple[tuple[float, float], ...] = (
    (59.0, 2.0),
    (117.0, 25.0),
    (117.0, 62.0),
    (1.0, 62.0),
    (1.0, 25.0),
)
"""The five places clockwise, the starting location on top."""

IN_A_PLACE: dict[str, tuple[Look, Box]] = {
    "card": ("cards", (1.8, 6.6, 12.4, 17.0)),
    "die": ("dice", (1.8, 24.4, 12.4, 8.4)),
    "column": ("fields", (15.4, 7.2, 37.4, 9.8)),
    "trophies": ("fields", (15.4, 17.4, 20.0, 7.4)),
    "signs": ("spot", (36.0, 17.4, 16.6, 7.0)),
    "people": ("spot", (15.4, 24.8, 24.0, 8.4)),
    "devoured": ("spot", (40.0, 24.8, 12.6, 8.4)),
}

BESIDE: dict[str, tuple[Look, Box]] = {
    "turn": ("medal", (2.0, 3.0, 20.0, 14.0)),
    "limit": ("medal", (150.0, 3.0, 20.0, 14.0)),
    "pool": ("dice", (78.0, 62.5, 16.0, 9.0)),
    "cultists": ("cards", (2.0, 100.0, 13.0, 18.0)),
    "cultist-discard": ("cards", (17.0, 100.0, 13.0, 18.0)),
    "terror-deck": ("cards", (36.0, 100.0, 13.0, 18.0)),
    "terror-discard": ("cards", (51.0, 100.0, 13.0, 18.0)),
    "objects-deck": ("cards", (70.0, 100.0, 13.0, 18.0)),
    "object-discard": ("cards", (85.0, 100.0, 13.0, 18.0)),
    "seals": ("heap", (104.0, 100.0, 30.0, 18.0)),
    "supply": ("heap", (136.0, 100.0, 34.0, 18.0)),
}


def area(place: int) -> Box:
    """The rectangle around a place."""
    return (*PLACES[place], *AREA)


def part_of_place(place: int, part: str) -> Box:
    """Where a part of a place lies."""
    _, (x, y, width, height) = IN_A_PLACE[part]
    left, top = PLACES[place]
    return (left + x, top + y, width, height)


def outline(place: int) -> str:
    """A place with its four corners cut."""
    x, y, width, height = area(place)
    return (
        f"M{x + CORNER:g} {y:g} H{x + width - CORNER:g} L{x + width:g} {y + CORNER:g} V{y + height - CORNER:g}"
        f" L{x + width - CORNER:g} {y + height:g} H{x + CORNER:g} L{x:g} {y + height - CORNER:g}"
        f" V{y + CORNER:g} Z"
    )


def circle(at: int, places: int) -> Box:
    """Where a place of the terror circle lies: the shield on top, then clockwise."""
    angle = 2 * pi * at / places - pi / 2
    width, height = CARD
    x, y = MIDDLE[0] + 1.15 * RADIUS * cos(angle), MIDDLE[1] + RADIUS * sin(angle)
    return (round(x - width / 2, 2), round(y - height / 2, 2), width, height)


def _star() -> str:
    """The five-pointed star between the places."""
    points = []
    for step in (0, 2, 4, 1, 3):
        left, top = PLACES[step]
        points.append(f"{left + AREA[0] / 2:g} {top + AREA[1] / 2:g}")
    return "M" + " L".join(points) + " Z"


def _cloud(x: float, y: float, width: float) -> str:
    """A cloud with a flat foot, from its left end."""
    u = width / 10
    return (
        f"M{x:g} {y:g} C{x - u:g} {y - 2 * u:g} {x + u:g} {y - 3 * u:g} {x + 2 * u:g} {y - 2 * u:g}"
        f" C{x + 2.4 * u:g} {y - 4.4 * u:g} {x + 5.6 * u:g} {y - 4.6 * u:g} {x + 6 * u:g} {y - 2.4 * u:g}"
        f" C{x + 7.4 * u:g} {y - 3.6 * u:g} {x + 9 * u:g} {y - 2.6 * u:g} {x + 8.8 * u:g} {y - 1.4 * u:g}"
        f" C{x + 10.6 * u:g} {y - 1.4 * u:g} {x + 10.4 * u:g} {y:g} {x + 9.6 * u:g} {y:g} Z"
    )


def _bolt(x: float, y: float, height: float) -> str:
    """A flash of lightning from a cloud down."""
    u = height / 10
    return (
        f"M{x:g} {y:g} l{-2 * u:g} {4.4 * u:g} h{1.7 * u:g} l{-1.4 * u:g} {5.6 * u:g}"
        f" l{4.4 * u:g} {-6.8 * u:g} h{-2 * u:g} l{1.6 * u:g} {-3.2 * u:g} Z"
    )


STORM = (
    Scenery("bolt", " ".join((_bolt(45.0, 8.0, 15.0), _bolt(129.0, 7.0, 13.0), _bolt(29.5, 13.0, 10.0)))),
    Scenery(
        "cloud", " ".join((_cloud(22.0, 14.5, 22.0), _cloud(36.0, 10.5, 24.0), _cloud(-6.0, 22.5, 26.0)))
    ),
    Scenery(
        "cloud", " ".join((_cloud(113.0, 10.0, 24.0), _cloud(128.0, 15.0, 26.0), _cloud(152.0, 22.5, 28.0)))
    ),
)
"""The storm above the places to the left and right."""

SCENERY: tuple[Scenery, ...] = (
    *STORM,
    Scenery("street", _star()),
    Scenery("ring", f"M{MIDDLE[0]:g} {MIDDLE[1] - 28:g} a29 28 0 1 1 -0.01 0 Z"),
    Scenery("ring", f"M{MIDDLE[0]:g} {MIDDLE[1] - 8.6:g} a11.4 8.6 0 1 1 -0.01 0 Z"),
)
"""The storm, the star of the board and the rings of the terror circle."""
