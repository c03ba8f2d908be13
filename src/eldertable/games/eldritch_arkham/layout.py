"""Where everything lies: the city at night with its streets and water, Dominance above, the Omen track below."""

from __future__ import annotations

from functools import cache

from eldertable.games.eldritch_arkham.cards import ARKHAM, DIRECTIONAL, ELDRITCH, LOCATIONS, WATER, Board
from eldertable.kernel.scene import Scenery

Box = tuple[float, float, float, float]

CITY = (160.0, 120.0)
DREAMLANDS = 50.0
"""How much wider the board is when a dreamer plays."""

LOCATION = (26.0, 16.5)
PATH = (6.0, 5.0)

DOMINANCE: Box = (0.5, 0.5, 159.0, 11.0)
DOMINANCE_FIELDS: Box = (31.0, 1.6, 127.0, 8.8)
OMENS: Box = (0.5, 102.0, 124.0, 17.5)
OMEN_FIELDS: Box = (2.2, 108.8, 121.0, 9.6)
MONSTER_CARD: Box = (127.0, 102.0, 11.4, 16.0)
OUT: Box = (141.0, 102.0, 18.5, 17.5)

DREAMS: tuple[tuple[float, float], ...] = (
    (173.5, 23.0),
    (173.5, 97.0),
    (197.5, 97.0),
    (197.5, 23.0),
    (197.5, 60.0),
    (173.5, 60.0),
)
"""The six places of the Dreamlands, beside the city."""
DREAM = (21.0, 16.5)
DREAMLANDS_BOX: Box = (161.0, 1.5, 48.5, 10.0)
DREAMLANDS_OUTLINE = (
    "M161 6 Q161 1 166 1 H204 Q209.5 1 209.5 6 V114 Q209.5 119 204 119 H166 Q161 119 161 114 Z"
)


def board_size(dreaming: bool) -> tuple[float, float]:
    """Width and height of the whole board."""
    return (CITY[0] + DREAMLANDS if dreaming else CITY[0], CITY[1])


def field_of(box: Box, fields: int, at: int) -> Box:
    """One of so many equal fields of a row."""
    x, y, width, height = box
    step = width / fields
    return (round(x + at * step, 2), y, round(step - 0.4, 2), height)


def location_box(board: Board, location: int) -> Box:
    """The rectangle around a location."""
    x, y = board.at[location]
    return (x - LOCATION[0] / 2, y - LOCATION[1] / 2, *LOCATION)


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
    (x1, y1), (x2, y2) = (board.at[end] for end in board.ends[path])
    return ((x1 + x2) / 2 - PATH[0] / 2, (y1 + y2) / 2 - PATH[1] / 2, *PATH)


def area_outline(board: Board, area: int) -> str:
    """An area is what its circle of locations encloses."""
    return "M" + " L".join(f"{x:g} {y:g}" for x, y in _around(board, area)) + " Z"


def _around(board: Board, area: int) -> list[tuple[float, float]]:
    """The corners of an area, one after the other around it."""
    circle = board.circle[area]
    cx = sum(board.at[location][0] for location in circle) / len(circle)
    cy = sum(board.at[location][1] for location in circle) / len(circle)
    around = sorted(circle, key=lambda location: _turn(board.at[location], (cx, cy)))
    return [board.at[location] for location in around]


def _turn(point: tuple[float, float], centre: tuple[float, float]) -> float:
    """The direction of a point from a centre, growing all the way round."""
    dx, dy = point[0] - centre[0], point[1] - centre[1]
    slope = dx / (abs(dx) + abs(dy) or 1.0)
    return 3.0 + slope if dy < 0 else 1.0 - slope


@cache
def area_box(board: Board, area: int) -> Box:
    """Where an area's own things lie: inside its circle, as far as can be from locations and from whoever hides on paths."""
    corners = _around(board, area)
    taken = [location_box(board, location) for location in range(LOCATIONS)]
    taken += [path_box(board, path) for path in range(len(board.ends))]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    best, found = -1.0, (sum(xs) / len(xs), sum(ys) / len(ys))
    for x in range(int(min(xs)), int(max(xs)) + 1, 2):
        for y in range(int(min(ys)), int(max(ys)) + 1, 2):
            if _inside((x, y), corners):
                free = min(_clearance((x, y), box) for box in taken)
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
    """The roads of the city, its water, one-way streets with an arrow, and the ways of the Dreamlands."""
    roads: list[str] = []
    arrows: list[str] = []
    waters: list[str] = []
    for path, (a, b) in enumerate(board.ends):
        (x1, y1), (x2, y2) = board.at[a], board.at[b]
        line = f"M{x1:g} {y1:g} L{x2:g} {y2:g}"
        if board.kind[path] == WATER:
            bend = f"{(x1 + x2) / 2 + (y2 - y1) / 8:g} {(y1 + y2) / 2 - (x2 - x1) / 8:g}"
            waters.append(f"M{x1:g} {y1:g} Q{bend} {x2:g} {y2:g}")
        else:
            roads.append(line)
            if board.kind[path] == DIRECTIONAL:
                arrows.append(_arrow(x1, y1, x2, y2))
    found = [Scenery("water", " ".join(waters)), Scenery("road", " ".join(roads))]
    if arrows:
        found.append(Scenery("arrow", " ".join(arrows)))
    if dream_paths:
        found.append(Scenery("way", " ".join(_dream_way(a, b) for a, b in dream_paths)))
    return tuple(found)


def _dream_way(a: int, b: int) -> str:
    """A way of the Dreamlands; it bends outwards where another place lies between its ends."""
    (x1, y1), (x2, y2) = DREAMS[a], DREAMS[b]
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2
    if (mx, my) not in DREAMS:
        return f"M{x1:g} {y1:g} L{x2:g} {y2:g}"
    middle = sum(x for x, _ in DREAMS) / len(DREAMS)
    away = 26.0 if mx > middle else -26.0
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
