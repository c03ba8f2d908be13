"""Where everything lies on the board: a street that climbs in terraces from the Ruins up to the Rift."""

from __future__ import annotations

from eldertable.kernel.scene import Look, Scenery

Box = tuple[float, float, float, float]

BOARD = (168.0, 132.0)
TERRACE = 21.0
"""The height of a Location."""
STEP = 27.0
"""From one terrace to the next."""

_WIDE = (1.0, 57.0, 113.0)
_HIGH = (46.0, 104.0)
_TERRACES: tuple[tuple[tuple[float, float], ...], ...] = (
    tuple((x, 54.0) for x in _WIDE),
    tuple((x, 54.0) for x in reversed(_WIDE)),
    tuple((x, 54.0) for x in _WIDE),
    ((_HIGH[1], 63.0), (_HIGH[0], 56.0)),
    ((_HIGH[0], 56.0), (_HIGH[1], 63.0)),
)
"""Left edge and width of every Location, terrace by terrace: the street turns at the end of each."""


def _boxes() -> tuple[Box, ...]:
    boxes: list[Box] = [(0.0, 0.0, 0.0, 0.0)]
    for terrace, row in enumerate(_TERRACES):
        y = BOARD[1] - 1.0 - TERRACE - terrace * STEP
        boxes += [(x, y, width, TERRACE) for x, width in row]
    return tuple(boxes)


LOCATIONS: tuple[Box, ...] = _boxes()
"""The thirteen Locations by their number; place 0 is empty."""

GATES: dict[int, Box] = {
    4: (145.0, 103.4, 20.0, 6.2),
    7: (3.0, 76.4, 20.0, 6.2),
    10: (145.0, 49.4, 20.0, 6.2),
    12: (50.0, 22.4, 20.0, 6.2),
}
"""Where the street turns there is a gate, before the Location of this number: it asks for Followers."""

BESIDE: dict[str, tuple[Look, Box]] = {
    "round": ("medal", (2.0, 3.0, 19.0, 13.0)),
    "reserve": ("heap", (23.0, 3.0, 21.0, 16.0)),
    "played": ("cards", (14.0, 21.0, 18.0, 24.0)),
}
"""On the waste land beside the upper town."""

INFLUENCE = 15.5
DECK = 8.5


def outline(location: int) -> str:
    """A Location as a plate that leans with the climb of its terrace, its first corner cut."""
    x, y, width, height = LOCATIONS[location]
    return (
        f"M{x + 3:g} {y:g} H{x + width:g} V{y + height - 3:g} L{x + width - 3:g} {y + height:g}"
        f" H{x:g} V{y + 3:g} Z"
    )


def parts(location: int, deck: bool, slots: int) -> dict[str, Box]:
    """The places within a Location: Priests, a deck and its open cards if it has them, Influence."""
    x, y, width, height = LOCATIONS[location]
    top, tall = y + 7.0, height - 8.2
    right = x + width - 1.5 - INFLUENCE
    found = {"influence": (right, top, INFLUENCE, tall)}
    if deck:
        right -= DECK + 1.0
        found["deck"] = (right, top, DECK, tall)
    if slots:
        right -= 6.2 * slots + 1.0
        found["slots"] = (right, top, 6.2 * slots, tall)
    found["priests"] = (x + 1.5, top, right - 1.0 - x - 1.5, tall)
    return found


SCENERY: tuple[Scenery, ...] = (
    Scenery("water", "M-2 131.6 C30 129.8 60 133 90 131 S140 130 170 131.4"),
    Scenery(
        "street",
        "M-2 121 H150 Q166 121 166 114 V101 Q166 94 150 94 H18 Q2 94 2 87 V74 Q2 67 18 67 H150 Q166 67 166 60 V47"
        " Q166 40 150 40 H62 Q50 40 50 33 V20 Q50 13 62 13 H170",
    ),
    Scenery(
        "street",
        "M-2 118 H147 Q163 118 163 112 V103 Q163 97 147 97 H20 Q5 97 5 88 V76 Q5 70 20 70 H147 Q163 70 163 59 V49"
        " Q163 43 147 43 H64 Q53 43 53 34 V22 Q53 16 64 16 H170",
    ),
)
"""The river below the town, and the street with its turns."""
