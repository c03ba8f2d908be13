"""What share of winning every Cult has, while the game goes on."""

from __future__ import annotations

from tests.rules.cult.table import LOCATIONS, SLUMS, CultScene, cult, the_game


def at_round(number: int, table: CultScene) -> CultScene:
    """The table in a later round."""
    table.state.round = number
    return table


def share(table: CultScene, side: int = 0) -> float:
    """What share a side has at this table."""
    return table.game.score(table.state)[side]


def test_cults_that_have_the_same_have_the_same_share() -> None:
    assert the_game().score(cult().state) == [0.5, 0.5]
    assert the_game().score(cult("TIA", "JAN", "ANU", "CTH").state) == [0.25] * 4


def test_every_step_on_a_way_to_victory_raises_the_share() -> None:
    for better in (
        cult().altar(0, SLUMS),
        cult().mobs(0, 1),
        cult().dark(0),
        cult().followers(0, 5),
        cult().coins(0, 5),
        cult().free(0, 3),
    ):
        assert share(better) > 0.5


def test_coins_beyond_what_can_be_spent_are_worth_no_more() -> None:
    assert share(cult().coins(0, 15)) == share(cult().coins(0, 40)) > share(cult().coins(0, 14))


def test_ways_to_victory_count_more_when_it_is_late_and_priests_when_it_is_early() -> None:
    assert share(at_round(20, cult().mobs(0, 2))) > share(at_round(2, cult().mobs(0, 2))) > 0.5
    assert share(at_round(2, cult().free(0, 5))) > share(at_round(20, cult().free(0, 5))) > 0.5


def test_a_later_step_on_a_way_counts_more_than_its_first() -> None:
    odds = [one / (1.0 - one) for one in (share(at_round(20, cult().mobs(0, n))) for n in range(4))]
    assert odds[3] / odds[2] > odds[2] / odds[1] > odds[1] / odds[0] > 1.0


def test_who_fulfils_a_condition_before_the_round_is_over_has_nearly_won() -> None:
    needed = cult().state.agreed.numbers
    assert share(cult().mobs(0, needed.victory_mobs)) > 0.98
    assert share(cult().altar(0, *LOCATIONS[: needed.victory_altars]).mobs(1, 1)) > 0.98
