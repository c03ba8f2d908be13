"""The round of the solo game: what NPC takes part in, and what it skips."""

from typing import Any

import pytest

from eldertable.games.rise_of_the_cults.rules.phases.city import City
from eldertable.games.rise_of_the_cults.rules.phases.hiding import Hiding
from eldertable.games.rise_of_the_cults.rules.phases.mobilization import Mobilization
from eldertable.games.rise_of_the_cults.rules.phases.planning import PlacePlan, Planning
from eldertable.games.rise_of_the_cults.rules.phases.recruitment import Recruitment
from eldertable.games.rise_of_the_cults.rules.rounds import NextRound
from eldertable.games.rise_of_the_cults.table.fields import DECK, HAND, KEPT, deck_of
from tests.rules.rise_of_the_cults.table import (
    DOWNTOWN,
    NORTHSIDE,
    UPTOWN,
    RiseTable,
    bluffing,
    rise,
    setting_up,
)
from tests.support import rule


def solo(**options: Any) -> RiseTable:
    """A solo table, the player green and NPC red, the board empty."""
    return rise(seats=1, npc_colour="red", **options)


def bluff(table: RiseTable) -> RiseTable:
    """The player bluffs with the first marker there is and takes Thugs."""
    table.play(bluffing(table.state))
    return table.skip("GainTokens")


@rule("ROTC-SRD-01", "ROTC-SRD-02", "ROTC-SRD-12", "ROTC-RND-05")
@pytest.mark.parametrize("rounds", [6, 7, 10])
def test_six_rounds_or_more_by_choice_no_city_in_the_first_no_hiding_in_the_last(rounds: int) -> None:
    agreed: dict[str, Any] = {"rounds": rounds} if rounds > 6 else {}
    table = setting_up(1, layout="printed", **agreed)
    while table.asked:
        table.play(table.state.legal()[0])
    told = table.told()
    begun = [line for line in told if line.startswith("Round")]
    assert begun == [f"Round {n} of {rounds} begins." for n in range(1, rounds + 1)]
    assert told.count("The cults hide: hands are discarded.") == rounds - 1
    assert sum(line.startswith("City card") for line in told) == rounds - 1
    assert not any(line.startswith("City card") for line in told[: told.index(begun[1])])
    assert len(table.hand_of(0)) > 0


# --- City -----------------------------------------------------------------------------------------------------


@rule("ROTC-SRD-02", "ROTC-RUL-70")
def test_city_gives_the_npc_a_thug_like_any_player() -> None:
    table = solo().next_city("C07").run(City())
    assert (table.tokens_of(0), table.tokens_of(1)) == ((1, 0, 0), (1, 0, 0))


@rule("ROTC-RUL-70", "ROTC-SRD-02")
def test_city_where_a_player_may_choose_the_npc_takes_the_disorganization_card() -> None:
    table = solo().tokens(0, thugs=2).tokens(1, thugs=5).next_city("C04").run(City())
    assert (table.asked, table.speaker) == ("Informers", 0)
    assert (table.discard_of(1), table.tokens_of(1)) == (["X1"], (5, 0, 0))
    table.play("Return 2 Cultist tokens").skip("ReturnTokens")
    assert (table.discard_of(0), table.discard_of(1)) == ([], ["X1"])


@rule("ROTC-RUL-70", "ROTC-RUL-36")
def test_city_police_raids_leave_three_plan_markers_to_the_npc_too() -> None:
    table = solo().city("C02").luck(4, 0, 0, 0).run(Planning(0))
    for _ in range(3):
        table.play("Uptown")
    assert tuple(table.markers_laid()) == ((UPTOWN, 0), (DOWNTOWN, 1)) * 3
    assert table.state.markers[:2] == [1, 1]


@rule("ROTC-RUL-70")
@pytest.mark.parametrize("city", ["C05", "C06"])
def test_city_effects_on_draws_do_nothing_to_the_npc(city: str) -> None:
    table = solo().city(city).run(Mobilization())
    assert len(table.cards(HAND)) == {"C05": 7, "C06": 5}[city]
    assert table.cards(HAND + 1) == []


# --- Cult -----------------------------------------------------------------------------------------------------


@rule("ROTC-SRD-03")
def test_only_the_player_draws_a_hand_and_recruits() -> None:
    table = solo().run(Mobilization(), Recruitment()).skip("Mobilize")
    assert (table.asked, table.speaker) == ("Reroll", 0)
    table.play("Keep all dice").skip("Recruit")
    assert table.asked == ""
    assert (len(table.cards(HAND)), table.cards(HAND + 1)) == (6, [])
    assert (sum(table.tokens_of(0)) > 0, table.tokens_of(1)) == (True, (0, 0, 0))
    assert table.state.deck_size(DECK + 3) == 12


# --- Planning -------------------------------------------------------------------------------------------------


@rule("ROTC-SRD-04", "ROTC-SRD-05", "ROTC-SRD-06", "ROTC-RUL-56", "ROTC-SST-10")
def test_player_and_npc_place_four_markers_in_turn_the_npcs_by_its_die() -> None:
    table = solo().luck(4, 3, 0, 2, 2).run(Planning(0))
    for _ in range(4):
        assert (table.asked, table.speaker, table.options()) == (
            "PlacePlan",
            0,
            ["Downtown", "Uptown", "Northside"],
        )
        table.play("Downtown")
    assert table.markers_laid() == [
        (DOWNTOWN, 0), (NORTHSIDE, 1),
        (DOWNTOWN, 0), (DOWNTOWN, 1),
        (DOWNTOWN, 0), (UPTOWN, 1),
        (DOWNTOWN, 0), (UPTOWN, 1),
    ]  # fmt: skip
    assert (table.asked, table.state.markers[:2]) == ("", [0, 0])
    assert table.told()[:2] == [
        "Green puts a Plan marker in Downtown.",
        "NPC puts a Plan marker in Northside.",
    ]


@rule("ROTC-SRD-05")
def test_a_district_out_of_play_is_rolled_again_as_often_as_needed() -> None:
    table = solo().luck(4, 1, 1, 1, 2, 0).run(Planning(6)).play("Downtown")
    assert tuple(table.markers_laid()) == ((DOWNTOWN, 0), (UPTOWN, 1))
    assert table.state.roll(4) == 0


@rule("ROTC-RUL-05", "ROTC-DEC-08")
def test_the_player_cannot_plan_in_the_district_out_of_play() -> None:
    table = solo().run(Planning(0))
    assert table.refused(1) == ("ROTC-RUL-05", "Rivertown is out of the game.")
    assert table.refused(4)[0] == "ROTC-PLN-01"
    assert PlacePlan.ANSWERS.size == 4
    assert rise(seats=4).run(Planning(0)).refused(4)[0] == "ROTC-PLN-01"


# --- Action ---------------------------------------------------------------------------------------------------


@rule("ROTC-SRD-07")
def test_player_and_npc_act_in_turn_and_a_side_without_a_top_marker_skips() -> None:
    table = solo().marker(DOWNTOWN, 0, 0).marker(NORTHSIDE, 1, 1).luck(4, 3, 3).action(0)
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)
    bluff(table)
    assert (table.asked, table.speaker, table.state.markers[1]) == ("ChoosePlan", 0, 3)
    bluff(table)
    turns = [line for line in table.told() if "takes a marker from" in line or "takes its marker" in line]
    assert turns == [
        "Green takes a marker from Downtown: Bluff.",
        "NPC takes its marker from Northside and rolls Augmentation.",
        "Green takes a marker from Downtown: Bluff.",
        "NPC takes its marker from Northside and rolls Augmentation.",
    ]
    table = solo().marker(DOWNTOWN, 1, 0, 1, 1).luck(4, 3, 3, 3).round(6).action(0)
    assert (table.asked, tuple(table.markers_laid())) == ("ChoosePlan", ((DOWNTOWN, 1), (DOWNTOWN, 0)))
    bluff(table)
    assert (table.asked, table.state.plans) == ("", ())


@rule("ROTC-SRD-08", "ROTC-ACT-07")
def test_the_limit_of_two_equal_plans_binds_the_player() -> None:
    table = solo().done(0, 3, 3).rituals(0, DOWNTOWN, 1).marker(DOWNTOWN, 0).action(0)
    assert "Dominance in Downtown" not in table.options()


# --- Hiding ---------------------------------------------------------------------------------------------------


@rule("ROTC-SRD-10", "ROTC-SRD-11", "ROTC-RUL-60")
def test_in_hiding_the_npc_shuffles_its_deck_and_nothing_else() -> None:
    table = solo().hand(0, "S1", "S2").tokens(0, thugs=4, freaks=3).tokens(1, thugs=7).done(0, 0, 4)
    table.on_deck(1, "G1").discard(1, "S4", "X1").kept("S2")
    seen = table.state.zones[deck_of(1)][0]
    table.state.marks[seen] = table.state.everyone()
    table.run(Hiding(), NextRound())
    assert (table.asked, table.speaker) == ("ReturnTokens", 0)
    table.play("1 Thug", "1 Thug")
    state = table.state
    assert (state.round, state.first, state.markers[0]) == (2, 0, 4)
    assert (table.discard_of(1), table.cards(KEPT), table.tokens_of(1)) == (["S4", "X1"], ["S2"], (7, 0, 0))
    assert table.cards(DECK + 3) == []
    assert "G1" in table.cards(DECK + 4)
    assert state.marks[seen] == 0


@rule("ROTC-SRD-10")
def test_the_player_discards_the_hand_and_keeps_five_tokens_or_what_the_city_card_says() -> None:
    table = solo().hand(0, "S2", "S1").tokens(0, thugs=5).run(Hiding())
    assert (table.asked, table.tokens_of(0), table.hand_of(0), table.discard_of(0)) == (
        "",
        (5, 0, 0),
        [],
        ["S1", "S2"],
    )
    table = solo().tokens(0, thugs=6).run(Hiding())
    assert table.tokens_of(0) == (5, 0, 0)
    table = solo().city("C03").tokens(0, thugs=8).run(Hiding())
    assert table.tokens_of(0) == (8, 0, 0)
    table = solo().city("C03").tokens(0, thugs=9).run(Hiding())
    assert table.tokens_of(0) == (8, 0, 0)
