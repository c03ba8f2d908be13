"""What sensible bots decide in each mission: clues where they are to be had, and whoever is needed where they are needed."""

from __future__ import annotations

import pytest

from tests.rules.cultistorm.modules.campaign.field import Field, field, sheet
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, K, M


def chosen(table: Field, seat: int = 0) -> str:
    """What a sensible player answers, in words."""
    return table.label(table.game.greedy(table.state, seat), seat)


def worth(table: Field, act: str, seat: int = 0) -> bool:
    """Whether a sensible player does this before being ready."""
    for _ in range(20):
        answer = chosen(table, seat)
        if answer.startswith(act):
            return True
        if answer == "Ready" or table.asked != "Prepare":
            return False
        table.play(table.game.greedy(table.state, seat), seat=seat)
        while table.asked not in ("Prepare", ""):
            table.play(table.game.greedy(table.state, table.state.speaker or 0))
    raise AssertionError(f"seat {seat} is never ready")


def test_whoever_stands_by_a_rumour_asks_around_until_the_clues_are_enough() -> None:
    table = field(1).rumour(P2, "RU3").at(0, P2).hand(0, "GN02.M").prepare()
    assert worth(table, "Ask around")
    assert not worth(table.clues(5).prepare(), "Ask around")


def test_the_clerk_is_taken_home_and_not_away_from_there() -> None:
    table = field(2).at(0, P5)
    table.made.found, table.made.clerk, table.made.clues = 1, P5, 6
    table.prepare().play(table.means("move", "P1"), seat=0)
    assert table.asked == "TakeAlong"
    assert chosen(table) == table.label(table.means("take-clerk"), 0)
    away = field(2).at(0, P5)
    away.made.found, away.made.clerk, away.made.clues = 1, P5, 6
    away.prepare().play(away.means("move", "P4"), seat=0)
    assert chosen(away) == away.label(away.means("leave-clerk"), 0)


@pytest.mark.parametrize(("ship", "burns"), [(3, True), (4, False)])
def test_a_fire_is_lit_when_the_ship_is_near_and_not_before(ship: int, burns: bool) -> None:
    table = field(4).at(0, P4).trophies(0, "SMM")
    table.made.ship = ship
    assert worth(table.prepare(), "Light a signal fire") == burns


def test_who_is_calm_steps_through_the_door_and_nobody_else() -> None:
    calm = field(5).at(0, P3).at(1, P4).at(2, P5).mad(1, 1).mad(2, 1).prepare()
    assert worth(calm, "Step through")
    shaken = field(5).at(0, P3).at(1, P4).at(2, P5).mad(0, 3).prepare()
    assert not worth(shaken, "Step through")


def test_whoever_can_cover_the_next_chamber_does_and_does_not_turn_back() -> None:
    table = field(5, "ME", "SU", "GA")
    table.made.symbols[:] = [M, K] * 5
    table.made.chamber[0] = 0
    table.at(0, -1).at(1, P5).at(2, P5).hand(0, "GN02.M", "GN05.K").combat()
    assert chosen(table) == table.label(table.means("stay-beyond"), 0)
    table.play(table.means("stay-beyond"))
    assert chosen(table) == table.label(table.means("cover-beyond"), 0)


@pytest.mark.parametrize(("insanity", "with_which"), [(0, 0), (2, 2), (3, 1)])
def test_a_piece_is_set_and_who_is_nearly_mad_heals_first(insanity: int, with_which: int) -> None:
    table = field(6).piece(0, 2).at(0, P2).mad(0, insanity).prepare()
    assert worth(table, "Set a piece")
    assert table.insane()[0] == with_which


def test_the_pilots_are_called_when_they_spare_moves_that_cost_insanity_and_not_for_nothing() -> None:
    def pilots(moved: int) -> Field:
        table = field(7, sheet=sheet(7, "BO4", banes=("BA1", "BA2", "BA3", "BA5", "BA6")))
        table.at(0, P1).at(1, P1).at(2, P1).trophies(0, "MMM").trophies(1, "MMM")
        table.state.moved[0] = table.state.moved[1] = moved
        return table.prepare()

    assert not worth(pilots(0), "Use a boon"), "everybody has a free move"
    table = pilots(1)
    assert worth(table, "Use a boon")
    table.play("Use a boon", seat=0)
    # Both go where their trophies belong, and nobody pays for it.
    while table.asked != "Prepare":
        table.play(table.game.greedy(table.state, table.state.speaker or 0))
    assert (table.state.place[:2], table.insane()) == ([P2, P2], [0, 0, 0])
