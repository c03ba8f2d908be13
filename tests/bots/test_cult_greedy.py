"""What the sensible player of Cult makes of a celebration, and of a License that it has just bought."""

from __future__ import annotations

import pytest

from eldertable.games.cult.bot.worth import license_worth
from tests.rules.cult.table import SLUMS, CultScene, card_kind, cult


def sensible(table: CultScene) -> str:
    """What a sensible player answers here, in words."""
    seat = table.speaker
    assert seat is not None
    return table.game.describe(table.state, table.game.greedy(table.state, seat))


def test_whoever_would_win_the_game_this_round_does_not_celebrate() -> None:
    table = cult().supremacy(0).followers(0, 9).free(0, 4, 4, 4).free(1, 1).followers(1, 1)
    table.dark(0)
    assert sensible(table.round()) == "No celebration"
    assert table.game.greedy(table.state, 0) in table.state.legal(0)


def test_whoever_has_nobody_to_send_celebrates() -> None:
    table = cult().supremacy(0).free(1, 1).followers(1, 1)
    assert sensible(table.round()) != "No celebration"


def test_asking_what_is_sensible_changes_nothing() -> None:
    table = cult().supremacy(0).followers(0, 3).free(0, 2).free(1, 1).round()
    before = table.state.digest()
    sensible(table)
    assert table.state.digest() == before


@pytest.mark.parametrize("community", ["L25", "L26"])
def test_a_community_is_worth_as_much_when_it_has_just_taken_the_last_coins(community: str) -> None:
    rich, poor = cult("FAF", "TIA").coins(0, 12), cult("FAF", "TIA").coins(0, 0)
    kind = card_kind(community)
    assert license_worth(rich.state, 0, kind) == license_worth(poor.state, 0, kind) > 4.0


def test_fafnir_does_not_give_a_community_away_for_the_price_of_an_intrigue() -> None:
    table = cult("FAF", "TIA").licenses(0, "L26").coins(0, 2).priests(0, SLUMS, 1).priests(1, SLUMS, 3)
    table.top("I03").resolve()
    while table.speaker != 0:
        table.play(0)
    assert table.asked == "Act"
    assert table.offers("Ode to Treachery")
    assert "Treachery" not in sensible(table)
