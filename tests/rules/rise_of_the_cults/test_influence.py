"""The Influence Plan: a Ritual moves in and rises, then a card is drawn or destroyed."""

import pytest

from eldertable.games.rise_of_the_cults.rules.plans.influence import InfluenceBonus, InfluenceMove
from eldertable.games.rise_of_the_cults.table.fields import DESTROYED, INFLUENCE, SUPPLY
from tests.rules.rise_of_the_cults.table import (
    DOWNTOWN,
    GREEN,
    NORTHSIDE,
    RIVERTOWN,
    UPTOWN,
    YELLOW,
    RiseTable,
    executing,
    rise,
)
from tests.support import rule

DRAW, DESTROY = "Draw a card", "Destroy a card of your discard pile"
BOTH, BOTH_OTHERWISE = "Both: draw, then destroy", "Both: destroy, then draw"


def offered(table: RiseTable) -> bool:
    """Whether Green may choose Influence in Uptown."""
    return "Influence in Uptown" in table.turn(UPTOWN).options()


def influencing(table: RiseTable) -> RiseTable:
    """Green has chosen Influence in Uptown."""
    return table.turn(UPTOWN).play("Influence")


def over(table: RiseTable) -> bool:
    """Whether Green's turn has ended: Yellow is to choose a Plan."""
    return (table.asked, table.speaker) == ("ChoosePlan", 1)


# --- condition ----------------------------------------------------------------------------------------------


@rule("ROTC-INF-01", "ROTC-RUL-32")
def test_influence_with_its_bonus_needs_a_free_ritual_field() -> None:
    full = rise().rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 1, 1).rituals(0, DOWNTOWN, 2).discard(0, "S1")
    assert not offered(full)
    assert full.refused(executing(UPTOWN, INFLUENCE))[0] == "ROTC-RUL-32"
    assert offered(rise().rituals(1, UPTOWN, 1, 1).rituals(0, DOWNTOWN, 2))
    assert offered(rise().rituals(0, DOWNTOWN, 1, 1, 2))


@rule("ROTC-RUL-30", "ROTC-RUL-84")
def test_influence_needs_something_to_move_draw_or_destroy() -> None:
    assert not offered(rise().only_deck(0))
    assert not offered(rise().only_deck(0).rituals(0, UPTOWN, 1).rituals(1, DOWNTOWN, 1))
    assert offered(rise().only_deck(0).rituals(0, DOWNTOWN, 1))
    assert offered(rise().only_deck(0, "S1"))
    assert offered(rise().only_deck(0).discard(0, "S1"))


# --- the move -----------------------------------------------------------------------------------------------


@rule("ROTC-INF-02", "ROTC-DEC-16", "ROTC-GEN-10")
def test_one_own_ritual_of_any_other_district_may_move_in() -> None:
    table = rise().rituals(0, DOWNTOWN, 1, 3).rituals(0, NORTHSIDE, 1).rituals(0, UPTOWN, 2)
    influencing(table.rituals(1, DOWNTOWN, 2).rituals(1, NORTHSIDE, 3))
    assert (table.asked, table.speaker) == ("InfluenceMove", 0)
    assert table.options() == [
        "Move no Ritual",
        "The level I Ritual in Downtown",
        "The level III Ritual in Downtown",
        "The level I Ritual in Northside",
    ]


@rule("ROTC-INF-03", "ROTC-INF-06", "ROTC-INF-09", "ROTC-RUL-33")
@pytest.mark.parametrize(("level", "name", "raised"), [(1, "I", "II"), (2, "II", "III")])
def test_a_moved_ritual_rises_by_one_level_for_free(level: int, name: str, raised: str) -> None:
    table = rise().rituals(0, NORTHSIDE, level).hand(0, "S2").tokens(0, initiates=3)
    influencing(table).changes()
    table.told()
    table.play(f"The level {name} Ritual in Northside")
    assert table.changes() == {
        f"rituals northside 0 {name}": -1,
        f"rituals supply 0 {name}": 1,
        f"rituals supply 0 {raised}": -1,
        f"rituals uptown 0 {raised}": 1,
    }
    assert table.told() == [f"Green moves a Ritual from Northside to Uptown; it is level {raised} now."]
    assert table.asked == "InfluenceBonus"


@rule("ROTC-INF-04")
def test_without_a_higher_marker_in_the_supply_the_level_stays() -> None:
    table = rise().rituals(0, NORTHSIDE, 1, 2).rituals(0, DOWNTOWN, 2)
    influencing(table).changes()
    table.play("The level I Ritual")
    assert table.changes() == {"rituals northside 0 I": -1, "rituals uptown 0 I": 1}
    table = rise().rituals(0, NORTHSIDE, 2).rituals(0, DOWNTOWN, 3)
    influencing(table).play("The level II Ritual")
    assert (table.rituals_of(0, UPTOWN), table.rituals_of(0, SUPPLY)) == ([2], [1, 1, 2])


@rule("ROTC-INF-04")
def test_the_marker_of_an_opponent_does_not_help() -> None:
    table = rise().rituals(0, NORTHSIDE, 2).rituals(0, DOWNTOWN, 3)
    assert table.rituals_of(1, SUPPLY) == [1, 1, 2, 2, 3]
    influencing(table).play("The level II Ritual")
    assert table.rituals_of(1, SUPPLY) == [1, 1, 2, 2, 3]
    assert table.told()[-1] == "Green moves a Ritual from Northside to Uptown; it is level II now."


@rule("ROTC-INF-05")
def test_a_level_iii_ritual_moves_and_stays_level_iii() -> None:
    table = rise().rituals(0, DOWNTOWN, 3)
    influencing(table).changes()
    table.play("The level III Ritual in Downtown")
    assert table.changes() == {"rituals downtown 0 III": -1, "rituals uptown 0 III": 1}


@rule("ROTC-DEC-16")
def test_at_most_five_rituals_and_none_are_offered() -> None:
    table = rise(seats=4).rituals(0, DOWNTOWN, 1, 2).rituals(0, RIVERTOWN, 1, 2).rituals(0, NORTHSIDE, 3)
    influencing(table)
    assert len(table.options()) == 6
    assert table.options()[-1] == "The level III Ritual in Northside"
    assert InfluenceMove.ANSWERS.size == 1 + 4 * 3


# --- the bonus ----------------------------------------------------------------------------------------------


@rule("ROTC-INF-10", "ROTC-INF-08")
def test_example_a_level_i_ritual_moves_in_as_level_ii_and_a_card_is_drawn() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).only_deck(0, "S3", "S1")
    influencing(table).play("The level I Ritual", DRAW)
    assert over(table)
    assert table.rituals_of(0, DOWNTOWN) == []
    assert table.rituals_of(0, UPTOWN) == [2]
    assert table.rituals_of(0, SUPPLY) == [1, 1, 2, 3]
    assert table.hand_of(0) == ["S3"]
    assert table.told(0) == [
        "Green takes a marker from Uptown: Influence.",
        "Green moves a Ritual from Downtown to Uptown; it is level II now.",
        "Green draws 1 card: Masked Preacher.",
    ]


@rule("ROTC-INF-07", "ROTC-DEC-17", "ROTC-RUL-30")
def test_after_a_move_the_bonus_may_be_taken_or_not() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).discard(0, "S1", "S4")
    influencing(table).play("The level I Ritual")
    assert (table.asked, table.speaker) == ("InfluenceBonus", 0)
    assert table.options() == ["No bonus", DRAW, DESTROY]
    table.changes()
    table.play("No bonus")
    assert table.changes() == {}
    assert over(table)


@rule("ROTC-INF-07", "ROTC-INF-08", "ROTC-DEC-17", "ROTC-RUL-30")
def test_instead_of_a_move_a_bonus_must_be_taken() -> None:
    table = influencing(rise().rituals(0, DOWNTOWN, 1).discard(0, "S1", "S4")).play("Move no Ritual")
    assert table.options() == [DRAW, DESTROY]
    assert table.rituals_of(0, DOWNTOWN) == [1]
    table.play(DESTROY)
    assert table.options() == ["Destroy Hired Knife", "Destroy Night Courier"]
    table.changes()
    table.play("Destroy Night Courier")
    assert table.changes() == {"discard 0 S4": -1, "destroyed S4": 1}
    assert over(table)


@rule("ROTC-INF-07")
def test_the_bonus_draws_one_card_of_the_own_deck() -> None:
    table = influencing(rise().on_deck(0, "S2", "S1").discard(0, "S4")).play(DRAW)
    assert table.hand_of(0) == ["S2"]
    assert table.changes() == {
        "deck 0 S2": -1,
        "hand 0 S2": 1,
        "plans uptown 0": -1,
        "plans_done 0 influence": 1,
    }
    assert over(table)


@rule("ROTC-RUL-83")
def test_with_no_ritual_elsewhere_the_bonus_alone_is_fine() -> None:
    for table in (rise(), rise().rituals(0, UPTOWN, 1, 2).rituals(1, DOWNTOWN, 1)):
        influencing(table)  # with an empty discard pile that is a draw
        assert (over(table), len(table.hand_of(0))) == (True, 1)


@rule("ROTC-RUL-84")
def test_with_nothing_to_draw_or_destroy_there_is_only_the_move() -> None:
    table = rise().only_deck(0).rituals(0, DOWNTOWN, 1).rituals(0, NORTHSIDE, 2)
    influencing(table)
    assert table.options() == ["The level I Ritual in Downtown", "The level II Ritual in Northside"]
    table.play("The level I Ritual")
    assert over(table)
    assert table.rituals_of(0, UPTOWN) == [2]


@rule("ROTC-RUL-84", "ROTC-GEN-02")
def test_an_empty_deck_is_made_anew_for_the_draw_and_an_empty_discard_pile_offers_no_destroying() -> None:
    table = influencing(rise().only_deck(0).discard(0, "S1"))
    assert table.options() == [DRAW, DESTROY]
    table.play(DRAW)
    assert (table.hand_of(0), table.discard_of(0)) == (["S1"], [])
    table = influencing(rise().rituals(0, DOWNTOWN, 1)).play("Move no Ritual")
    assert (over(table), len(table.hand_of(0))) == (True, 1)


# --- Ragged Envoy -------------------------------------------------------------------------------------------


def envoy(*discarded: str) -> RiseTable:
    """Yellow has a Ragged Envoy in hand and these cards in the discard pile."""
    return rise().hand(YELLOW, "SY").discard(YELLOW, *discarded)


def yellow_influencing(table: RiseTable) -> RiseTable:
    """Yellow has chosen Influence in Uptown."""
    return table.turn(UPTOWN, side=YELLOW).play("Influence")


def yellow_over(table: RiseTable) -> bool:
    """Whether Yellow's turn has ended: Green is to choose a Plan."""
    return (table.asked, table.speaker) == ("ChoosePlan", GREEN)


@rule("ROTC-DEC-17", "ROTC-CAR-06")
def test_sy_ragged_envoy_gives_both_bonuses_in_either_order() -> None:
    table = envoy("S1", "S4").on_deck(YELLOW, "S2").rituals(YELLOW, DOWNTOWN, 1)
    yellow_influencing(table).play("The level I Ritual")
    assert table.options() == ["No bonus", DRAW, DESTROY, BOTH, BOTH_OTHERWISE]
    assert InfluenceBonus.ANSWERS.size == 5
    table.changes()
    table.told()
    table.play(BOTH)
    assert table.hand_of(YELLOW) == ["S2", "SY"]
    assert table.options() == ["Destroy nothing", "Destroy Hired Knife", "Destroy Night Courier"]
    table.play("Destroy Hired Knife")
    assert table.changes() == {"deck 1 S2": -1, "destroyed S1": 1, "discard 1 S1": -1, "hand 1 S2": 1}
    assert table.told() == [
        "Yellow uses Ragged Envoy.",
        "Yellow draws 1 card.",
        "Yellow destroys Hired Knife.",
    ]
    assert yellow_over(table)


@rule("ROTC-DEC-17", "ROTC-INF-07")
def test_sy_ragged_envoy_destroys_before_it_draws_if_wanted() -> None:
    table = yellow_influencing(envoy("S1", "S4").only_deck(YELLOW)).play(BOTH_OTHERWISE)
    assert table.options() == ["Destroy Hired Knife", "Destroy Night Courier"]
    table.play("Destroy Hired Knife")
    assert table.hand_of(YELLOW) == ["S4", "SY"]
    assert table.discard_of(YELLOW) == []
    assert table.cards(DESTROYED) == ["S1"]
    assert yellow_over(table)


@rule("ROTC-DEC-17")
def test_sy_ragged_envoy_finds_nothing_to_destroy_if_the_draw_took_the_discard_pile() -> None:
    table = yellow_influencing(envoy("S1").only_deck(YELLOW).discard(GREEN, "S1")).play(BOTH)
    assert yellow_over(table)
    assert table.hand_of(YELLOW) == ["S1", "SY"]
    assert table.cards(DESTROYED) == []


@rule("ROTC-DEC-17")
def test_sy_ragged_envoy_destroying_the_last_card_draws_nothing() -> None:
    table = yellow_influencing(envoy("S1").only_deck(YELLOW)).play(BOTH_OTHERWISE)
    assert yellow_over(table)
    assert table.hand_of(YELLOW) == ["SY"]
    assert table.cards(DESTROYED) == ["S1"]


@rule("ROTC-DEC-17")
def test_two_ragged_envoys_do_no_more_than_one() -> None:
    table = yellow_influencing(envoy("S1", "S4").hand(YELLOW, "SY").on_deck(YELLOW, "S2", "S3"))
    assert table.options() == [DRAW, DESTROY, BOTH, BOTH_OTHERWISE]
    table.play(BOTH, "Destroy Hired Knife")
    assert yellow_over(table)
    assert (table.hand_of(YELLOW), table.discard_of(YELLOW)) == (["S2", "SY", "SY"], ["S4"])


@rule("ROTC-RUL-15")
def test_sy_ragged_envoy_is_good_for_every_influence_of_the_round() -> None:
    table = envoy("S1", "S4").marker(UPTOWN, GREEN, YELLOW, YELLOW).action(YELLOW)
    for name in ("Hired Knife", "Night Courier"):
        table.play("Influence")
        assert BOTH in table.options()
        table.play(BOTH, f"Destroy {name}")
    assert table.discard_of(YELLOW) == []


@rule("ROTC-RUL-84")
def test_sy_ragged_envoy_needs_both_bonuses_to_be_possible() -> None:
    table = envoy().discard(GREEN, "S1")
    before = table.hand_of(YELLOW)
    yellow_influencing(table)
    assert table.asked == "ChoosePlan"
    assert len(table.hand_of(YELLOW)) == len(before) + 1


@rule("ROTC-RUL-16")
def test_sy_ragged_envoy_need_not_be_shown() -> None:
    table = yellow_influencing(envoy("S1").on_deck(YELLOW, "S2"))
    table.told()
    table.play(DRAW)
    assert table.told() == ["Yellow draws 1 card."]
    assert yellow_over(table)


@rule("ROTC-RUL-88", "ROTC-INF-08")
def test_sy_ragged_envoy_drawn_by_the_bonus_comes_too_late() -> None:
    table = rise().discard(YELLOW, "S1").on_deck(YELLOW, "SY")
    assert yellow_influencing(table).options() == [DRAW, DESTROY]
    table.play(DRAW)
    assert yellow_over(table)
    assert table.discard_of(YELLOW) == ["S1"]
