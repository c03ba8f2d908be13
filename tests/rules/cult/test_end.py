"""The end of the round, and of the game."""

import pytest

from eldertable.games.cult.box.places import FREE, PALACE, SHEET
from eldertable.games.cult.rules.rounds import RoundEnd
from eldertable.kernel import BadOption
from tests.rules.cult.table import (
    FORUM,
    GUARDS,
    LOCATIONS,
    RIFT,
    RUINS,
    SLUMS,
    TRADE,
    CultScene,
    P,
    cult,
    the_game,
)
from tests.support import rule


def result(table: CultScene) -> tuple[tuple[int, ...], str]:
    """Who won, and by which rule."""
    outcome = table.state.outcome
    assert outcome is not None
    return outcome.winners, outcome.reason[0]


@rule("CULT-WIN-02", "CULT-WIN-05")
def test_five_altars_win_and_four_do_not() -> None:
    assert result(cult().altar(1, *LOCATIONS[:5]).celebrating(1).resolve()) == ((1,), "CULT-WIN-02")
    assert cult().altar(1, *LOCATIONS[:4]).celebrating(1).resolve().next_round
    assert result(cult().altar(1, *LOCATIONS[:6]).celebrating(1).resolve()) == ((1,), "CULT-WIN-02")


@rule("CULT-WIN-03", "CULT-WIN-05")
def test_four_mobs_win_and_three_do_not() -> None:
    assert result(cult().mobs(0, 4).resolve()) == ((0,), "CULT-WIN-03")
    assert cult().mobs(0, 3).resolve().next_round


@rule("CULT-WIN-01", "CULT-END-02")
def test_conditions_count_only_at_the_end_of_the_round() -> None:
    table = cult().followers(0, 2).mobs(0, 3).priests(0, GUARDS, 1).priests(1, RIFT, 1).dark(1).hand(1, "I10")
    table.resolve().skip("Act").play("Take it")
    assert table.state.mobs[0] == 4
    assert (table.asked, table.active) == ("Act", RIFT)
    table.skip("Act")
    assert result(table) == ((0,), "CULT-WIN-03")
    lost = cult().followers(0, 2).mobs(0, 3).priests(0, GUARDS, 1).priests(0, RIFT, 1).hand(1, "I10")
    lost.resolve().skip("Act").play("Take it").acts(1, "Disperse")
    assert lost.state.mobs[0] == 3
    assert lost.next_round


@rule("CULT-WIN-06", "CULT-RUL-69")
def test_of_several_cults_the_highest_current_might_wins_whatever_and_however_many_conditions() -> None:
    table = cult("TIA", "JAN", "FAF").mobs(0, 4).altar(0, *LOCATIONS[:5]).celebrating(0).mobs(1, 4).dark(1)
    assert result(table.resolve()) == ((1,), "CULT-WIN-06")
    both_light = cult("TIA", "JAN").mobs(0, 4).mobs(1, 5).resolve()
    assert result(both_light) == ((0,), "CULT-WIN-06")


@rule("CULT-WIN-07", "CULT-RND-01")
def test_if_nobody_meets_a_condition_a_new_round_starts() -> None:
    table = cult().mobs(0, 3).mobs(1, 3).altar(0, *LOCATIONS[:2]).celebrating(0).resolve()
    assert table.state.round == 2
    assert not table.state.over


@rule("CULT-WIN-06")
def test_there_is_one_winner_and_no_points() -> None:
    outcome = cult("TIA", "JAN", "FAF").mobs(0, 4).mobs(2, 4).resolve().state.outcome
    assert outcome is not None
    assert len(outcome.winners) == 1
    assert sorted(side.rank for side in outcome.sides) == [1, 2, 3]
    assert [result.seat for result in outcome.sides if result.rank == 1] == list(outcome.winners)
    assert all(side.total is None for side in outcome.sides)


@rule("CULT-RUL-64", "CULT-END-02", "CULT-END-03", "CULT-END-04", "CULT-END-05")
def test_the_end_of_the_round_in_its_order() -> None:
    table = cult("TIA", "JAN").priests(0, SHEET, 3, P).palace("L01").celebrating(1).placed(0, 2).passed(0)
    table.state.last_winner = 1
    table.run()
    assert table.masters(0) == []
    assert table.at(0, FREE) == [P, 3]
    assert len(table.cards(PALACE)) == 3
    assert (table.state.first, table.state.celebrating, table.state.round) == (1, -1, 2)
    assert (table.state.placed, table.state.passed) == ([0, 0], (0, 0))
    won = cult("TIA", "JAN").priests(0, SHEET, 3).palace("L01").mobs(0, 4)
    won.run(RoundEnd())
    assert won.state.over
    assert won.masters(0) == [3]
    assert len(won.cards(PALACE)) == 1


# --- a last round -------------------------------------------------------------------------------------------


@rule("CULT-RUL-65")
def test_without_an_agreed_last_round_the_game_goes_on_and_on() -> None:
    table = cult()
    table.state.round = 250
    assert table.resolve().state.round == 251


@rule("CULT-RUL-65")
@pytest.mark.parametrize(
    ("altars", "mobs", "dark", "winner"),
    [
        ((3, 0), (0, 2), (), 0),
        ((2, 0), (0, 2), (), 1),
        ((2, 0), (0, 0), (1,), 1),
        ((3, 0), (0, 0), (1,), 0),
        ((0, 0), (2, 0), (1,), 1),
        ((0, 0), (2, 2), (), 0),
        ((0, 0), (0, 0), (), 0),
    ],
)
def test_after_the_last_round_the_best_part_of_a_way_wins_ties_by_might(
    altars: tuple[int, int], mobs: tuple[int, int], dark: tuple[int, ...], winner: int
) -> None:
    table = cult("TIA", "JAN", max_rounds=5).dark(*dark)
    for side in (0, 1):
        table.altar(side, *LOCATIONS[: altars[side]]).mobs(side, mobs[side])
    table.state.round = 5
    table.run()
    assert result(table) == ((winner,), "CULT-RUL-65")
    name = ("Tiamat", "Janus")[winner]
    assert table.told()[-1] == f"{name} wins: the last round is over, and this Cult has come furthest."
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.adjudicated


@rule("CULT-RUL-65")
def test_a_real_victory_in_the_last_round_is_a_victory_and_earlier_rounds_go_on() -> None:
    table = cult("TIA", "JAN", max_rounds=5).mobs(1, 4).altar(0, *LOCATIONS[:4])
    table.state.round = 5
    table.run()
    assert result(table) == ((1,), "CULT-WIN-03")
    early = cult("TIA", "JAN", max_rounds=5)
    early.state.round = 4
    assert not early.run().state.over


@rule("CULT-RUL-65")
def test_unattended_games_have_a_last_round_people_do_not() -> None:
    option = next(option for option in cult().game.options if option.name == "max_rounds")
    assert (option.default, option.unattended) == (None, 40)


def test_a_game_that_is_broken_off_goes_to_the_furthest_of_those_who_stay() -> None:
    table = cult("TIA", "JAN", "CTH").mobs(0, 3).mobs(2, 1)
    assert table.game.ahead(table.state, (1, 2)) == [2]
    assert table.game.ahead(table.state, (0, 1, 2)) == [0]
    assert table.game.ahead(table.state, ()) == []


def test_the_way_to_victory_is_open_to_all() -> None:
    table = cult("TIA", "JAN", "CTH", "NIR").mobs(0, 3).altar(1, *LOCATIONS[:2]).dark(2)
    scene = table.game.scene(table.state)
    assert scene.still.score == "Percent of the way to victory"
    assert scene.moving.scores == (75, 40, 50, 0)
    assert table.mobs(0, 4).game.scene(table.state).moving.scores[0] == 100


# --- a limited bank -----------------------------------------------------------------------------------------


@rule("CULT-RUL-55", "CULT-RUL-65")
@pytest.mark.parametrize(("option", "least", "most"), [("coin_limit", 25, 999), ("max_rounds", 1, 200)])
def test_a_limit_of_coins_or_rounds_has_its_bounds(option: str, least: int, most: int) -> None:
    game = the_game()
    for n in (least, most):
        assert game.new(seed=0, seats=2, options={option: n}).table.options[option] == n
    for n in (least - 1, most + 1):
        with pytest.raises(BadOption, match=f"{least} to {most}"):
            game.new(seed=0, seats=2, options={option: n})


@rule("CULT-RUL-55")
def test_the_bank_is_unlimited_by_default() -> None:
    table = cult().coins(0, 500).coins(1, 600).priests(0, TRADE, 1).resolve().skip("Act").play("Take it")
    assert table.state.coins[0] == 506


@rule("CULT-RUL-55")
def test_with_a_limit_one_takes_what_is_left_the_first_player_first() -> None:
    table = cult("TIA", "JAN", "FAF", coin_limit=100).first(1).coins(0, 40).coins(1, 40).coins(2, 10)
    table.priests(0, TRADE, 5).priests(1, TRADE, 1).priests(2, TRADE, 1).resolve().skip("Act").play("Take it")
    assert table.state.coins == [46, 42, 12]
    short = cult("TIA", "JAN", "FAF", coin_limit=100).first(2).coins(0, 50).coins(1, 40).coins(2, 7)
    short.priests(0, FORUM, 5).priests(1, FORUM, 1).priests(2, FORUM, 1).resolve().skip("Act").play("Take it")
    assert short.state.coins == [50, 41, 9]


@rule("CULT-RUL-55", "CULT-RUL-82")
def test_coins_on_priests_are_not_in_a_limited_bank() -> None:
    table = cult(coin_limit=100).coins(0, 40).coins(1, 44).coin_priest(0, RIFT, 1, 13).priests(0, TRADE, 1)
    assert table.state.bank() == 3
    table.resolve().skip("Act").play("Take it")
    assert table.state.coins[0] == 43
    empty = cult(coin_limit=100).coins(0, 50).coins(1, 50).priests(0, TRADE, 1).resolve().skip("Act")
    assert empty.next_round


def test_the_same_ending_is_told_in_words() -> None:
    table = cult().mobs(0, 4).priests(0, RUINS, 1).priests(1, SLUMS, 1)
    table.resolve().skip("TakeBenefit")
    assert "Tiamat wins: four Fanatical Mobs." in table.told()
