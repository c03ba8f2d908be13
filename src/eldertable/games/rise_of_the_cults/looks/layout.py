"""Where everything lies on the board: four quarters around the City card, the river between them, the Plan board."""

from __future__ import annotations

from eldertable.kernel.scene import Look, Scenery

Box = tuple[float, float, float, float]

BOARD = (160.0, 119.0)
MIDDLE = (80.0, 49.0)
QUARTER = (67.0, 46.0)
BITE = 20.0
"""The City card's round takes a bite of this radius out of every quarter."""

EAST = ("rivertown", "uptown")
SOUTH = ("northside", "uptown")

IN_A_QUARTER: dict[str, tuple[Look, Box]] = {
    "rituals": ("fields", (19.5, 9.5, 35.0, 9.0)),
    "sites": ("fields", (19.5, 18.7, 28.0, 9.0)),
    "dominance": ("fields", (19.5, 27.9, 28.0, 9.0)),
    "sanity": ("medal", (19.5, 37.3, 12.0, 7.7)),
    "track": ("track", (32.5, 37.3, 22.0, 7.7)),
    "plans": ("pile", (55.5, 4.0, 10.0, 28.5)),
    "guardians": ("cards", (2.4, 8.3, 15.0, 18.0)),
    "actions": ("cards", (2.4, 27.0, 15.0, 18.0)),
}
"""In a quarter of the west. In the east cards and Plans change sides, and the fields between them make room."""

FIELDS_MOVE_EAST = -7.0

IN_THE_MIDDLE: dict[str, tuple[Look, Box]] = {
    "round": ("medal", (69.5, 0.5, 21.0, 10.5)),
    "city-deck": ("cards", (74.7, 11.8, 10.6, 14.8)),
    "city": ("cards", (70.5, 36.0, 19.0, 26.0)),
    "dice": ("dice", (69.0, 69.5, 22.0, 12.5)),
    "disorganization": ("cards", (74.7, 82.6, 10.6, 14.8)),
}

PLAN_COLUMNS: tuple[Box, ...] = (
    (0.5, 101.0, 34.0, 17.5),
    (34.5, 101.0, 34.0, 17.5),
    (68.5, 101.0, 34.0, 17.5),
    (102.5, 101.0, 34.0, 17.5),
    (136.5, 101.0, 23.0, 17.5),
)


def quarter(district: str) -> Box:
    """The rectangle around a quarter."""
    x = 92.5 if district in EAST else 0.5
    y = 51.5 if district in SOUTH else 0.5
    return (x, y, *QUARTER)


def part_of_quarter(district: str, part: str) -> Box:
    """Where a part of a quarter lies; in the south the Plans make way for the City card."""
    look, (x, y, width, height) = IN_A_QUARTER[part]
    left, top, *_ = quarter(district)
    if district in EAST:
        x = QUARTER[0] - x - width if look in ("cards", "pile") else x + FIELDS_MOVE_EAST
    if district in SOUTH and look == "pile":
        y = QUARTER[1] - y - height
    return (left + x, top + y, width, height)


def outline(district: str) -> str:
    """A quarter with the round of the City card bitten out of its inner corner, and its outer corner cut."""
    left, top, width, height = quarter(district)
    east, south = district in EAST, district in SOUTH
    outer_x, inner_x = (left + width, left) if east else (left, left + width)
    outer_y, inner_y = (top + height, top) if south else (top, top + height)
    inwards, downwards = (-1 if east else 1), (-1 if south else 1)
    across = (BITE**2 - (inner_y - MIDDLE[1]) ** 2) ** 0.5
    along = (BITE**2 - (inner_x - MIDDLE[0]) ** 2) ** 0.5
    bite_x, bite_y = MIDDLE[0] - inwards * across, MIDDLE[1] - downwards * along
    sweep = 1 if east == south else 0
    return (
        f"M{outer_x:g} {outer_y + 5 * downwards:g} L{outer_x + 5 * inwards:g} {outer_y:g} H{inner_x:g}"
        f" V{bite_y:.2f} A{BITE:g} {BITE:g} 0 0 {1 - sweep} {bite_x:.2f} {inner_y:g} H{outer_x:g} Z"
    )


SCENERY: tuple[Scenery, ...] = (
    Scenery("water", "M-2 50 C12 47 22 51.5 36 49.5 S58 46 80 49 S112 52.5 126 49.5 S148 47 162 48.5"),
    Scenery("street", "M77 0 V98 M83 0 V98"),
    Scenery("street", "M0 14 L67 9 M0 30 L67 25 M9 0 L14 46 M30 0 L34 46 M52 0 L54 33 M20 0 L2 46"),
    Scenery(
        "street", "M93 10 L160 15 M93 26 L160 31 M150 0 L145 46 M129 0 L125 46 M107 0 L105 33 M140 0 L158 46"
    ),
    Scenery("street", "M0 66 L67 61 M0 84 L67 79 M12 52 L7 98 M33 52 L29 98 M54 66 L51 98 M2 52 L24 98"),
    Scenery(
        "street",
        "M93 62 L160 67 M93 80 L160 85 M148 52 L153 98 M127 52 L131 98 M106 66 L109 98 M158 52 L136 98",
    ),
    Scenery("ring", "M80 30.5 A18.5 18.5 0 1 1 79.99 30.5 Z"),
)
"""The Miskatonic, the streets of the quarters and the round of the City card."""
