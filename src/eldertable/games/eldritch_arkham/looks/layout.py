"""Where everything lies: the city at night with its streets and water, Dominance above, the Omen track below.

The Dreamlands lie beside the city: screens are wider than high, so below it they would cost the whole board its size.
"""

from __future__ import annotations

from functools import cache

from eldertable.games.eldritch_arkham.box.cards import ARKHAM, DIRECTIONAL, ELDRITCH, WATER, Board
from eldertable.games.eldritch_arkham.box.places import LOCATIONS
from eldertable.kernel.scene import Scenery

Box = tuple[float, float, float, float]

CITY = (160.0, 120.0)
DREAMLANDS = 58.0
"""How much wider the board is when a dreamer plays."""

MAP: Box = (1.4, 13.4, 157.2, 86.8)
"""Where the city lies, between Dominance and Omens."""
LOCATION = (26.0, 16.5)
"""How large a location is at least."""
LARGEST = 1.15
"""So many times that size they are where there is room."""
APART = (7.0, 6.0)
"""Between two neighbours so much of the street is seen, beside or below each other."""
PATH = (6.0, 5.0)

DOMINANCE: Box = (0.5, 0.5, 159.0, 11.0)
DOMINANCE_FIELDS: Box = (31.0, 1.6, 127.0, 8.8)
OMENS: Box = (0.5, 102.0, 124.0, 17.5)
OMEN_FIELDS: Box = (2.2, 108.8, 121.0, 9.6)
MONSTER_CARD: Box = (127.0, 102.0, 11.4, 16.0)
OUT: Box = (141.0, 102.0, 18.5, 17.5)

DREAMS: tuple[tuple[float, float], ...] = (
    (176.5, 29.0),
    (176.5, 103.0),
    (202.5, 103.0),
    (202.5, 29.0),
    (202.5, 66.0),
    (176.5, 66.0),
)
"""The six places of the Dreamlands, beside the city."""
DREAM = (23.5, 22.0)
BEND = 27.0
"""How far a way of the Dreamlands bends around a place."""
DREAMLANDS_BOX: Box = (167.0, 3.0, 45.0, 10.0)
DREAMLANDS_OUTLINE = (
    "M161 6 Q161 1 166 1 H213 Q218 1 218 6 V114.5 Q218 119.5 213 119.5 H166 Q161 119.5 161 114.5 Z"
)


def board_size(dreaming: bool) -> tuple[float, float]:
    """Width and height of the whole board."""
    return (CITY[0] + DREAMLANDS if dreaming else CITY[0], CITY[1])


def field_of(box: Box, fields: int, at: int) -> Box:
    """One of so many equal fields of a row."""
    x, y, width, height = box
    step = width / fields
    return (round(x + at * step, 2), y, round(step - 0.4, 2), height)


@cache
def city(board: Board) -> tuple[tuple[float, float], tuple[tuple[float, float], ...]]:
    """How large the locations are, as large as there is room for, and their middles: they fill the map."""
    for percent in range(int(LARGEST * 100), 99, -1):
        size = (LOCATION[0] * percent / 100, LOCATION[1] * percent / 100)
        places = _spread(board.at, size)
        if all(_apart(one, other, size) for at, one in enumerate(places) for other in places[:at]):
            return size, places
    return LOCATION, _spread(board.at, LOCATION)


def _spread(at: list[tuple[float, float]], size: tuple[float, float]) -> tuple[tuple[float, float], ...]:
    """The places of content as far from each other as the map allows."""
    spread: list[list[float]] = []
    for axis in (0, 1):
        low, high = min(place[axis] for place in at), max(place[axis] for place in at)
        room = MAP[axis + 2] - size[axis] - (3.0 if axis == 0 else 0.0)
        first = MAP[axis] + (MAP[axis + 2] - room) / 2
        spread.append([round(first + (place[axis] - low) / (high - low) * room, 2) for place in at])
    return tuple(zip(*spread, strict=True))


def _apart(one: tuple[float, float], other: tuple[float, float], size: tuple[float, float]) -> bool:
    """Whether there is enough of a street between two locations."""
    return any(abs(one[axis] - other[axis]) >= size[axis] + APART[axis] for axis in (0, 1))


def location_box(board: Board, location: int) -> Box:
    """The rectangle around a location."""
    (width, height), places = city(board)
    x, y = places[location]
    return (x - width / 2, y - height / 2, width, height)


def location_outline(board: Board, location: int) -> str:
    """Its outline: Eldritch ones are pointed, Arkham's have cut corners, Neutral ones are plain blocks."""
    left, top, width, height = location_box(board, location)
    right, bottom = left + width, top + height
    middle = top + height / 2
    if board.type[location] == ELDRITCH:
        return (
            f"M{left - 1.5:g} {middle:g} L{left + 4:g} {top:g} H{right - 4:g} L{right + 1.5:g} {middle:g}"
            f" L{right - 4:g} {bottom:g} H{left + 4:g} Z"
        )
    cut = 3.0 if board.type[location] == ARKHAM else 0.8
    return (
        f"M{left + cut:g} {top:g} H{right - cut:g} L{right:g} {top + cut:g} V{bottom - cut:g}"
        f" L{right - cut:g} {bottom:g} H{left + cut:g} L{left:g} {bottom - cut:g} V{top + cut:g} Z"
    )


def path_box(board: Board, path: int) -> Box:
    """The little place in the middle of a path, for whoever hides there."""
    places = city(board)[1]
    (x1, y1), (x2, y2) = (places[end] for end in board.ends[path])
    return ((x1 + x2) / 2 - PATH[0] / 2, (y1 + y2) / 2 - PATH[1] / 2, *PATH)


def area_outline(board: Board, area: int) -> str:
    """An area is what its circle of locations encloses."""
    return "M" + " L".join(f"{x:g} {y:g}" for x, y in _around(board, area)) + " Z"


def _around(board: Board, area: int) -> list[tuple[float, float]]:
    """The corners of an area, one after the other around it."""
    circle = [city(board)[1][location] for location in board.circle[area]]
    centre = (sum(x for x, _ in circle) / len(circle), sum(y for _, y in circle) / len(circle))
    return sorted(circle, key=lambda place: _turn(place, centre))


def _turn(point: tuple[float, float], centre: tuple[float, float]) -> float:
    """The direction of a point from a centre, growing all the way round."""
    dx, dy = point[0] - centre[0], point[1] - centre[1]
    slope = dx / (abs(dx) + abs(dy) or 1.0)
    return 3.0 + slope if dy < 0 else 1.0 - slope


@cache
def area_box(board: Board, area: int) -> Box:
    """Where an area's own things lie: inside its circle, as far as can be from locations, paths and other areas' things."""
    corners, places = _around(board, area), city(board)[1]
    taken = [location_box(board, location) for location in range(LOCATIONS)]
    taken += [area_box(board, other) for other in range(area)]
    ways = [(places[a], places[b]) for a, b in board.ends]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    best, found = -1.0, (sum(xs) / len(xs), sum(ys) / len(ys))
    for x in range(int(min(xs)), int(max(xs)) + 1, 2):
        for y in range(int(min(ys)), int(max(ys)) + 1, 2):
            if _inside((x, y), corners):
                free = min(_clearance((x, y), box) for box in taken)
                free = min(free, *(_distance((x, y), one, other) for one, other in ways))
                if free > best:
                    best, found = free, (float(x), float(y))
    return (found[0] - 5.5, found[1] - 3.5, 11.0, 7.0)


def _clearance(point: tuple[float, float], box: Box) -> float:
    """How far a little place around a point is from a box; what is wide counts less than what is high."""
    x, y, width, height = box
    dx = max(x - point[0], point[0] - x - width, 0.0) / 1.6
    dy = max(y - point[1], point[1] - y - height, 0.0)
    return dx + dy if dx and dy else max(dx, dy)


def _inside(point: tuple[float, float], corners: list[tuple[float, float]]) -> bool:
    """Whether a point lies within a polygon."""
    inside = False
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (y1 > point[1]) != (y2 > point[1]):
            inside ^= point[0] < (x2 - x1) * (point[1] - y1) / (y2 - y1) + x1
    return inside


def dream_box(place: int) -> Box:
    """The rectangle around a place of the Dreamlands."""
    x, y = DREAMS[place]
    return (x - DREAM[0] / 2, y - DREAM[1] / 2, *DREAM)


def scenery(board: Board, dream_paths: tuple[tuple[int, int], ...]) -> tuple[Scenery, ...]:
    """The houses of the city, its water, its roads, one-way streets with an arrow, and the ways of the Dreamlands."""
    roads: list[str] = []
    arrows: list[str] = []
    waters: list[str] = []
    places = city(board)[1]
    for path, (a, b) in enumerate(board.ends):
        (x1, y1), (x2, y2) = places[a], places[b]
        line = f"M{x1:g} {y1:g} L{x2:g} {y2:g}"
        if board.kind[path] == WATER:
            waters.append(_river(x1, y1, x2, y2))
        else:
            roads.append(line)
            if board.kind[path] == DIRECTIONAL:
                arrows.append(_arrow(x1, y1, x2, y2))
    found = [
        Scenery("block", _houses(board)),
        Scenery("sea", " ".join([*waters, *_mouths(board)])),
        Scenery("water", " ".join(waters)),
        Scenery("road", " ".join(roads)),
    ]
    if arrows:
        found.append(Scenery("arrow", " ".join(arrows)))
    if dream_paths:
        found.append(Scenery("way", " ".join(_dream_way(a, b) for a, b in dream_paths)))
    return tuple(found)


def _river(x1: float, y1: float, x2: float, y2: float) -> str:
    """Water from one location to another, in a bend."""
    bend = f"{(x1 + x2) / 2 + (y2 - y1) / 8:.4g} {(y1 + y2) / 2 - (x2 - x1) / 8:.4g}"
    return f"M{x1:g} {y1:g} Q{bend} {x2:g} {y2:g}"


def _mouths(board: Board) -> list[str]:
    """Where water reaches the edge of the map: from its last location at that side outwards."""
    places, by_water = city(board)[1], set()
    for path, ends in enumerate(board.ends):
        if board.kind[path] == WATER:
            by_water |= set(ends)
    mouths = []
    for x, y in (places[location] for location in sorted(by_water)):
        if x < CITY[0] * 0.2 or x > CITY[0] * 0.8:
            edge = -6.0 if x < CITY[0] / 2 else CITY[0] + 6.0
            mouths.append(f"M{x:g} {y:g} L{edge:g} {y + 5:g}")
    return mouths


HOUSES = (3.0, 4.2, 2.4, 3.6, 5.0, 2.8, 3.4)
"""How wide the houses are, one after another; they repeat."""
ROW = 3.5
"""From one row of houses to the next."""
STREET = 2.5
"""So far from the middle of a road or of water no house stands."""


def _houses(board: Board) -> str:
    """The houses of the city, as a map shows them: in rows, wherever neither road, water nor a place lies."""
    left, top, width, height = MAP
    taken = [location_box(board, location) for location in range(LOCATIONS)]
    taken += [area_box(board, area) for area in range(len(board.circle))]
    places = city(board)[1]
    ways = [
        (places[a], places[b], STREET * (2.6 if board.kind[path] == WATER else 1.0))
        for path, (a, b) in enumerate(board.ends)
    ]
    drawn: list[str] = []
    at = 0
    for row in range(int(height / ROW)):
        x, y = left + row % 3, top + row * ROW
        while x < left + width - 6.0:
            wide, deep = HOUSES[at % len(HOUSES)], 2.0 + at % 4 * 0.25
            middle = (x + wide / 2, y + deep / 2)
            free = all(_clearance(middle, box) > 1.9 for box in taken)
            if free and all(_distance(middle, one, other) > off + wide / 3 for one, other, off in ways):
                drawn.append(f"M{x:.4g} {y:.4g} h{wide:g} v{deep:g} h{-wide:g} Z")
            at, x = at + 1, x + wide + (1.5 if at % 5 == 4 else 0.6)
    return " ".join(drawn)


def _distance(point: tuple[float, float], one: tuple[float, float], other: tuple[float, float]) -> float:
    """How far a point is from the straight line between two others."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    along = ((point[0] - one[0]) * dx + (point[1] - one[1]) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    x, y = point[0] - one[0] - along * dx, point[1] - one[1] - along * dy
    return float((x * x + y * y) ** 0.5)


def _dream_way(a: int, b: int) -> str:
    """A way of the Dreamlands; it bends outwards where another place lies between its ends."""
    (x1, y1), (x2, y2) = DREAMS[a], DREAMS[b]
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2
    if (mx, my) not in DREAMS:
        return f"M{x1:g} {y1:g} L{x2:g} {y2:g}"
    middle = sum(x for x, _ in DREAMS) / len(DREAMS)
    away = BEND if mx > middle else -BEND
    return f"M{x1:g} {y1:g} Q{mx + away:g} {my:g} {x2:g} {y2:g}"


def _arrow(x1: float, y1: float, x2: float, y2: float) -> str:
    """An arrowhead in the middle of a one-way street."""
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 or 1.0
    ux, uy = (x2 - x1) / length * 1.8, (y2 - y1) / length * 1.8
    mx, my = (x1 + x2) / 2 + ux, (y1 + y2) / 2 + uy
    return (
        f"M{mx - 2 * ux - uy:.1f} {my - 2 * uy + ux:.1f} L{mx:.1f} {my:.1f}"
        f" L{mx - 2 * ux + uy:.1f} {my - 2 * uy - ux:.1f} L{mx - 1.4 * ux:.1f} {my - 1.4 * uy:.1f} Z"
    )
