"""What the sensible player of Cult makes of a celebration, of a License just bought, and of strength for the Summoning."""

from __future__ import annotations

import pytest

from eldertable.games.cult.bot.goods import summoning_worth
from eldertable.games.cult.bot.standing import READY, readiness, standings, strongest
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
        table.play("Do nothing")
    assert table.asked == "Act"
    assert table.offers("Ode to Treachery")
    assert "Treachery" not in sensible(table)


def test_strength_counts_by_how_near_it_comes_to_the_divine_might() -> None:
    table = cult("CTH", "TIA").dark(0).followers(0, 5).free(0, 4, 4, 3, 1).free(1, 1).followers(1, 1)
    state = table.state
    assert strongest(state, 0) == 5 + 4 + 4 + 3
    part = 16 / state.might(0)
    assert part < 1
    second = summoning_worth(2, 2) - summoning_worth(1, 2)
    assert readiness(state, 0) == pytest.approx(READY * part * part * second)
    ready = cult("CTH", "TIA").dark(0).supremacy(0).followers(0, 9).free(0, 5, 5, 4, 4)
    assert strongest(ready.state, 0) > ready.state.might(0)
    assert readiness(ready.state, 0) == pytest.approx(READY * second), "more than enough is no better"


def test_bots_that_think_reckon_with_the_summoning_to_come_not_with_goods_alone() -> None:
    table = cult("CTH", "TIA").dark(0, 1).followers(0, 8).free(0, 4, 4, 4).followers(1, 8).free(1, 4, 4, 4)
    state = table.state
    state.coins = [10, 10]
    even = standings(state)
    chances = table.game.prospects(state)
    assert state.might(0) < state.might(1), "Tiamat's second Summoning is the dearer one"
    assert chances[0] - chances[1] > 0.05 + (even[0] - even[1]) / 100
