"""Where everything lies on the board: a city on a hill, five terraces from the Ruins by the river up to the Rift."""

from __future__ import annotations

from eldertable.games.cult.looks.city import HILL, MOON, roofs, windows
from eldertable.kernel.scene import Look, Scenery

Box = tuple[float, float, float, float]

BOARD = (186.0, 132.0)
TERRACE = 20.0
"""The height of a Location."""
STEP = 25.6
"""From one terrace to the next."""
LOWEST = 108.4
"""Where the Locations of the lowest terrace begin, from above."""

_TERRACES: tuple[tuple[tuple[float, float], ...], ...] = (
    ((2.0, 59.4), (63.4, 59.2), (124.6, 59.4)),
    ((123.4, 56.6), (64.7, 56.7), (6.0, 56.7)),
    ((10.0, 54.0), (66.0, 54.0), (122.0, 54.0)),
    ((86.0, 82.0), (18.0, 66.0)),
    ((36.0, 56.0), (94.0, 56.0)),
)
"""Left edge and width of every Location, terrace by terrace: the street turns at the end of each."""


def _boxes() -> tuple[Box, ...]:
    boxes: list[Box] = [(0.0, 0.0, 0.0, 0.0)]
    for terrace, row in enumerate(_TERRACES):
        y = LOWEST - terrace * STEP
        boxes += [(x, y, width, TERRACE) for x, width in row]
    return tuple(boxes)


LOCATIONS: tuple[Box, ...] = _boxes()
"""The thirteen Locations by their number; place 0 is empty."""

TURNS: dict[int, float] = {4: 168.0, 7: 18.0, 10: 156.0, 12: 50.0}
"""Where the street climbs to the next terrace, before the Location of this number: from the left."""


def _gap(location: int) -> float:
    """Where the gap below a Location's terrace begins."""
    return LOCATIONS[location][1] + TERRACE


GATES: dict[int, Box] = {at: (x - 5.6, _gap(at) - 0.4, 18.0, STEP - TERRACE + 0.8) for at, x in TURNS.items()}
"""Where the street turns there is a gate: it asks for Followers."""

BESIDE: dict[str, tuple[Look, Box]] = {
    "round": ("medal", (1.5, 3.0, 15.0, 15.0)),
    "reserve": ("spot", (19.5, 2.5, 14.5, 20.0)),
    "played": ("spot", (160.0, 2.5, 20.0, 26.0)),
}
"""In the sky beside the Rift."""

SEAL = 9.5
"""So far from its outer edge reaches the seal of a Location in the east, whose seal is on the right."""
EAST = 0.7
"""What lies beyond this part of the board's width is in the east."""
INFLUENCE = 15.0
BRIEF = 3.2
"""So high is the line below a Location's name that says what it gives."""
DECK = 8.6
SLOT = 8.4


def outline(location: int) -> str:
    """A Location as a plate that leans with the climb of its terrace, its first corner cut."""
    x, y, width, height = LOCATIONS[location]
    return (
        f"M{x + 3:g} {y:g} H{x + width:g} V{y + height - 3:g} L{x + width - 3:g} {y + height:g}"
        f" H{x:g} V{y + 3:g} Z"
    )


def parts(location: int, deck: bool, slots: int) -> dict[str, Box]:
    """The places within a Location: Priests and Influence below a line of words, its open cards and deck if it has them."""
    x, y, width, height = LOCATIONS[location]
    top, tall = y + 6.8, height - 8.2
    right = x + width - 1.5
    found: dict[str, Box] = {}
    if not deck and x + width / 2 > EAST * BOARD[0]:
        right = x + width - SEAL
    if deck:
        right -= DECK
        found["deck"] = (right, top, DECK, tall)
    if slots:
        right -= SLOT * slots + 1.0
        found["slots"] = (right, top, SLOT * slots, tall)
    right -= INFLUENCE + (1.0 if found else 0.0)
    top, tall = top + BRIEF, tall - BRIEF
    found["influence"] = (right, top, INFLUENCE, tall)
    found["priests"] = (x + 2.0, top, right - 1.0 - x - 2.0, tall)
    return found


def _street() -> str:
    """The street where it can be seen: between the Locations of a terrace, and up through the gates."""
    ways = [f"M-1 {LOWEST + TERRACE / 2:g} H3"]
    for box in LOCATIONS:
        for other in LOCATIONS:
            if other[1] == box[1] and 0 < other[0] - box[0] - box[2] < 5:
                ways.append(f"M{box[0] + box[2] - 0.5:g} {box[1] + TERRACE / 2:g} H{other[0] + 0.5:g}")
    ways += [f"M{x:g} {_gap(at) - 0.5:g} v{STEP - TERRACE + 1:g}" for at, x in TURNS.items()]
    return " ".join(ways)


def _town() -> tuple[Scenery, ...]:
    """Houses stand behind every terrace, and on the slope at both of its ends."""
    rows = []
    for terrace, row in enumerate(_TERRACES):
        left, right = min(x for x, _ in row), max(x + width for x, width in row)
        rows.append((left - 4.0, right + 4.0, LOWEST - terrace * STEP + 0.6, 5.0 if terrace < 4 else 8.0))
    slopes = [(left - 9.0, left, base + TERRACE, 9.0) for left, _, base, _ in rows[1:4]]
    slopes += [(right, right + 9.0, base + TERRACE, 9.0) for _, right, base, _ in rows[1:4]]
    return (
        Scenery("moon", MOON),
        Scenery("hill", HILL),
        *(Scenery("roof", roofs(*each)) for each in (*rows, *slopes)),
        *(Scenery("window", windows(*each)) for each in (*rows, *slopes)),
    )


SCENERY: tuple[Scenery, ...] = (
    *_town(),
    Scenery("water", "M-2 131.4 C33 129.6 66 132.6 100 130.8 S155 129.8 188 131.2"),
    Scenery("road", _street()),
)
"""The hill with its houses under the moon, the river below the town, and the street with its turns."""
