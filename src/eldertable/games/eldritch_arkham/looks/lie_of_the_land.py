"""What can be read off the map: which paths leave a location, what lies around an area, where dreams lead."""

from __future__ import annotations

from collections.abc import Iterable

from eldertable.games.eldritch_arkham.box.cards import AREAS, TYPES
from eldertable.games.eldritch_arkham.looks.telling import ArkhamTelling
from eldertable.games.eldritch_arkham.table.state import ArkhamState


def about_location(state: ArkhamState, telling: ArkhamTelling, location: int) -> str:
    """The type of a location, its paths by land and water, and the areas that it touches."""
    board, words = state.board, telling.words
    out, into = board.land[location], board.land_in[location]
    both = [other for other in out if other in into]
    areas = [str(area + 1) for area in range(AREAS) if board.areas_at[location] >> area & 1]
    told = [words("tip-location", type=words(f"type-{TYPES[board.type[location]]}"))]
    for key, others in (
        ("tip-paths", both),
        ("tip-paths-out", [other for other in out if other not in into]),
        ("tip-paths-in", [other for other in into if other not in out]),
        ("tip-water", board.water[location]),
    ):
        if others:
            told.append(words(key, locations=_locations(state, telling, others)))
    told.append(words("tip-areas", n=len(areas), areas=", ".join(areas)))
    return " ".join(told)


def about_area(state: ArkhamState, telling: ArkhamTelling, area: int) -> str:
    """The locations around an area, and its paths by land."""
    board = state.board
    paths = ", ".join(telling.path(state, path) for path in board.circle_paths[area])
    around = _locations(state, telling, board.circle[area])
    return telling.words("tip-area", locations=around, paths=paths)


def about_path(state: ArkhamState, telling: ArkhamTelling, path: int) -> str:
    """The areas beside a path."""
    beside = [str(area + 1) for area in range(AREAS) if path in state.board.circle_paths[area]]
    return telling.words("tip-areas", n=len(beside), areas=", ".join(beside)) if beside else ""


def about_dream(state: ArkhamState, telling: ArkhamTelling, place: int) -> str:
    """Where paths of the Dreamlands lead from a place."""
    near = ", ".join(telling.dream(other) for other in state.agreed.numbers.dream_paths[place])
    return telling.words("tip-paths", locations=near)


def _locations(state: ArkhamState, telling: ArkhamTelling, locations: Iterable[int]) -> str:
    return ", ".join(telling.location(state, location) for location in locations)
