"""How the boards are read: locations, paths, areas, the Dreamlands, and the numbers that all roles share."""

from __future__ import annotations

from eldertable.games.eldritch_arkham.box import bounds, shapes
from eldertable.games.eldritch_arkham.box import cards as c
from eldertable.games.eldritch_arkham.box.places import LOCATIONS, PLACES
from eldertable.games.eldritch_arkham.box.texts import Texts
from eldertable.games.eldritch_arkham.box.words import word_of
from eldertable.kernel.content import fits, unique
from eldertable.kernel.errors import BadContent


def freeze_board(entry: shapes.Board, content: c.Content, texts: Texts) -> None:
    """A side of the board: locations, what leads where, and the areas. (EA-BRD-01, EA-BRD-02, EA-BRD-03)"""
    unique("boards", [location.id for location in entry.location])
    where = f"boards.toml: board {entry.id}"
    board = c.Board()
    board.id = entry.id
    for location in entry.location:
        board.ids.append(location.id)
        board.type.append(word_of(f"{where}, location {location.id}, type", location.type, c.TYPES))
        board.at.append((location.x, location.y))
    _add_paths(where, board, entry)
    _sort_by_type(where, board)
    for circle in entry.circles:
        _add_circle(where, board, [location - 1 for location in circle])
    for here in range(LOCATIONS):
        areas = [area for area in range(c.AREAS) if board.circle_mask[area] >> here & 1]
        board.areas_at.append(sum(1 << area for area in areas))
    content.boards.append(board)
    texts.location["en"][entry.id] = [location.en.name for location in entry.location]


def _add_paths(where: str, board: c.Board, entry: shapes.Board) -> None:
    """The paths, and what leads where by land and by water."""
    for kind, pairs in ((c.NORMAL, entry.normal), (c.DIRECTIONAL, entry.directional), (c.WATER, entry.water)):
        for a, b in pairs:
            _add_path(where, board, kind, a - 1, b - 1)
    fits("boards", f"paths of {entry.id}", len(board.ends), bounds.PATH)
    locations = range(LOCATIONS)
    for origin in locations:
        leads = [(to, board.path_of[origin * LOCATIONS + to]) for to in locations]
        land = [to for to, path in leads if path >= 0 and board.kind[path] != c.WATER]
        board.land.append(tuple(land))
        board.water.append(tuple(to for to, path in leads if path >= 0 and board.kind[path] == c.WATER))
        board.by_land.append(sum(1 << to for to in board.land[origin]))
        board.by_water.append(sum(1 << to for to in board.water[origin]))
        for to, path in leads:
            if path >= 0:
                board.way_to[origin * LOCATIONS + to] = path * c.ENDS + board.ends[path].index(origin)
    for to in locations:
        board.land_in.append(tuple(origin for origin in locations if to in board.land[origin]))
    for origin in locations:
        board.steps.extend(_steps_from(board, origin))
    board.waterside = tuple(location for location in locations if board.water[location])
    if not board.waterside:
        raise BadContent(f"{where}: it has no water")


def _sort_by_type(where: str, board: c.Board) -> None:
    """Which locations are of which type. (EA-BRD-01)"""
    for kind in range(len(c.TYPES)):
        ones = tuple(location for location in range(LOCATIONS) if board.type[location] == kind)
        if len(ones) != (6 if kind == c.NEUTRAL else 3):
            raise BadContent(f"{where}: 3 Eldritch, 3 Arkham and 6 Neutral locations are needed")
        board.of_type.append(ones)
        board.mask_of_type.append(sum(1 << location for location in ones))


def _steps_from(board: c.Board, origin: int) -> list[int]:
    """How many moves by land lead from a location to each other one."""
    steps = [LOCATIONS] * LOCATIONS
    steps[origin] = 0
    reached = [origin]
    for location in reached:
        for near in board.land[location]:
            if near not in reached:
                steps[near] = steps[location] + 1
                reached.append(near)
    return steps


def _add_path(where: str, board: c.Board, kind: int, a: int, b: int) -> None:
    """A path joins two locations both ways; a directional path leads one way only, from the first. (EA-BRD-07)"""
    there, back = a * LOCATIONS + b, b * LOCATIONS + a
    if a == b or board.path_of[there] >= 0 or board.path_of[back] >= 0:
        raise BadContent(f"{where}: {a + 1} and {b + 1} are joined twice, or the same")
    board.path_of[there] = len(board.ends)
    if kind != c.DIRECTIONAL:
        board.path_of[back] = len(board.ends)
    sign = {c.NORMAL: "-", c.DIRECTIONAL: ">", c.WATER: "~"}[kind]
    board.path_ids.append(f"{a + 1}{sign}{b + 1}")
    board.ends.append((a, b))
    board.kind.append(kind)


def _add_circle(where: str, board: c.Board, circle: list[int]) -> None:
    """An area: the locations around it, and those paths between them that are no water.

    (EA-RUL-22, EA-RUL-26)
    """
    paths: list[int] = []
    for at, location in enumerate(circle):
        other = circle[(at + 1) % len(circle)]
        joining = [path for path, ends in enumerate(board.ends) if set(ends) == {location, other}]
        if not joining:
            raise BadContent(f"{where}: no path joins {location + 1} and {other + 1} of a circle")
        if board.kind[joining[0]] != c.WATER:
            paths.append(joining[0])
    board.circle.append(tuple(sorted(circle)))
    board.circle_mask.append(sum(1 << location for location in circle))
    board.circle_paths.append(tuple(sorted(paths)))


def freeze_numbers(read: shapes.Numbers, content: c.Content, texts: Texts) -> None:
    """What is the same for all roles."""
    numbers = content.numbers
    if read.dominance_fields % 2 == 0:
        raise BadContent("boards.toml, numbers.dominance_fields: the track needs a field in the middle")
    numbers.goal = read.goal
    numbers.alarms = read.alarms
    numbers.dominance_fields = read.dominance_fields
    numbers.dominance_step = read.dominance_step
    numbers.civilians = read.civilians
    numbers.mythos = read.mythos
    numbers.late_mythos = read.late_mythos
    numbers.late_seat = read.late_seat
    numbers.spawn = read.spawn
    numbers.monster_start = read.monster_start - 1
    numbers.white_die = read.white_die
    numbers.black_die = read.black_die
    texts.rounds = (read.rounds, read.unattended_rounds)


def freeze_dreamlands(lands: shapes.Dreamlands, content: c.Content, texts: Texts) -> None:
    """The places of the Dreamlands, and the paths between them."""
    numbers = content.numbers
    numbers.dream_ids = [place.id for place in lands.place]
    if lands.home not in numbers.dream_ids:
        raise BadContent(f"boards.toml, dreamlands.home: there is no place {lands.home!r}")
    numbers.dreamlands_home = numbers.dream_ids.index(lands.home)
    for place in range(PLACES):
        joined = {b - 1 for a, b in lands.paths if a - 1 == place}
        joined |= {a - 1 for a, b in lands.paths if b - 1 == place}
        numbers.dream_paths.append(tuple(sorted(joined)))
    texts.dream["en"] = [place.en.name for place in lands.place]
