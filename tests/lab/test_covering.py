"""The tables at which every two things that people can agree on meet."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product
from typing import Any

import pytest

import eldertable as et
from eldertable.kernel import BadOption, Game
from eldertable.lab.check import check
from eldertable.lab.covering import covering
from tests.kernel.onepage import Vigil

STORM = et.game("cultistorm")


def allowed(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    """Whether people can sit down with these options."""
    try:
        game.sit_down(seats, options, unattended=True)
    except BadOption:
        return False
    return True


def worth_trying(game: Game) -> list[dict[str, Any]]:
    """Every single thing that can be agreed on, but who sits where."""
    found: list[dict[str, Any]] = []
    for option in game.options:
        if option.kind == "bool":
            found += [{option.name: True}, {option.name: False}]
        elif option.kind == "int":
            found += [{option.name: least} for least in option.choices]
        elif option.several:
            found += [{option.name: [choice]} for choice in option.choices]
        elif not option.per_seat:
            found += [{option.name: choice} for choice in option.choices]
    return found


def has(table: Mapping[str, Any], one: Mapping[str, Any]) -> bool:
    """Whether a table has agreed on it, perhaps with more of the same."""
    return all(
        set(value) <= set(table[name]) if isinstance(value, list) else table[name] == value
        for name, value in one.items()
    )


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_every_two_values_that_are_allowed_meet_at_a_table_that_is_allowed(seats: int) -> None:
    tables = list(covering(STORM, seats))
    assert 40 < len(tables) < 100, "some dozens are enough, and as many as the two longest options need"
    assert all(allowed(STORM, seats, table) for table in tables)
    met = refused = 0
    for one, other in combinations(worth_trying(STORM), 2):
        if one.keys() == other.keys():
            continue
        together = any(has(table, one) and has(table, other) for table in tables)
        if allowed(STORM, seats, {**one, **other}):
            met += 1
            assert together, (one, other)
        else:
            refused += 1
            assert not together, (one, other)
    assert met > 1_000
    assert refused > 0


def test_two_sects_meet_and_so_do_two_creature_sets() -> None:
    tables = list(covering(STORM, 3))
    for option in ("sects", "creatures"):
        (known,) = (one.choices for one in STORM.options if one.name == option)
        for one, other in combinations(known, 2):
            for with_one, with_other in product((True, False), repeat=2):
                assert any(
                    ((one in table[option]), (other in table[option])) == (with_one, with_other)
                    for table in tables
                ), (one, other)


def test_everybody_is_played_by_somebody() -> None:
    seen = {person for table in covering(STORM, 4) for person in table["investigators"]}
    assert {"HE", "RE", "FI", "SU", "ME", "GA", "random"} <= seen


def test_what_is_given_holds_at_every_table() -> None:
    tables = list(covering(STORM, 3, {"overlord": True, "sects": ["HT"]}))
    assert all(table["overlord"] and table["sects"] == ["HT"] for table in tables)
    assert not any(table["lonely"] == "two" for table in tables)
    assert len({str(table) for table in tables}) == len(tables)


def test_the_same_tables_come_every_time_and_no_more_than_are_asked_for_are_checked() -> None:
    assert list(covering(STORM, 3)) == list(covering(STORM, 3))
    game = Vigil()
    tables = len(list(covering(game, 2)))
    assert tables > 1
    variants = len(game.variants(2))
    few = check(game, 1, seats=2, workers=1)
    many = check(game, tables + 1, seats=2, workers=1)
    assert (few.failure, many.failure) == (None, None)
    assert (few.games, many.games) == (variants + 1, (tables + 1) * variants + tables)
