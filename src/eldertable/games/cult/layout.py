"""Where everything lies on the board: a street that climbs in terraces from the Ruins up to the Rift."""

from __future__ import annotations

from eldertable.kernel.scene import Look, Scenery

Box = tuple[float, float, float, float]

BOARD = (186.0, 132.0)
TERRACE = 21.0
"""The height of a Location."""
STEP = 27.0
"""From one terrace to the next."""

_WIDE = (1.0, 63.5, 126.0)
_HIGH = (50.0, 115.0)
_TERRACES: tuple[tuple[tuple[float, float], ...], ...] = (
    tuple((x, 59.0) for x in _WIDE),
    tuple((x, 59.0) for x in reversed(_WIDE)),
    tuple((x, 59.0) for x in _WIDE),
    ((_HIGH[1], 70.0), (_HIGH[0], 62.0)),
    ((_HIGH[0], 62.0), (_HIGH[1], 70.0)),
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

TURNS: dict[int, float] = {4: 175.0, 7: 11.0, 10: 175.0, 12: 60.0}
"""Where the street climbs to the next terrace, before the Location of this number: from the left."""


def _gap(location: int) -> float:
    """Where the gap below a Location's terrace begins."""
    return LOCATIONS[location][1] + TERRACE


GATES: dict[int, Box] = {at: (x - 9.0, _gap(at), 18.0, STEP - TERRACE) for at, x in TURNS.items()}
"""Where the street turns there is a gate: it asks for Followers."""

BESIDE: dict[str, tuple[Look, Box]] = {
    "round": ("medal", (2.0, 3.0, 19.0, 15.0)),
    "reserve": ("heap", (23.0, 3.0, 24.0, 17.0)),
    "played": ("cards", (15.0, 23.0, 18.0, 25.2)),
}
"""On the waste land beside the upper town."""

INFLUENCE = 16.0
DECK = 9.2
SLOT = 8.4


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
        right -= SLOT * slots + 1.0
        found["slots"] = (right, top, SLOT * slots, tall)
    found["priests"] = (x + 1.5, top, right - 1.0 - x - 1.5, tall)
    return found


def _street() -> str:
    """The street where it can be seen: between the Locations of a terrace, and up through the gates."""
    ways = ["M-1 120.5 H2"]
    for box in LOCATIONS:
        for other in LOCATIONS:
            if other[1] == box[1] and 0 < other[0] - box[0] - box[2] < 5:
                ways.append(f"M{box[0] + box[2] - 0.5:g} {box[1] + TERRACE / 2:g} H{other[0] + 0.5:g}")
    ways += [f"M{x:g} {_gap(at) - 0.5:g} v{STEP - TERRACE + 1:g}" for at, x in TURNS.items()]
    return " ".join(ways)


SCENERY: tuple[Scenery, ...] = (
    Scenery("water", "M-2 131.9 C33 130.2 66 133.2 100 131.4 S155 130.4 188 131.8"),
    Scenery("road", _street()),
)
"""The river below the town, and the street with its turns."""
