"""The Confrontation: what is committed in secret, what is revealed in turn, and who is left standing."""

import pytest

from eldertable.games.rise_of_the_cults.rules.plans.confrontation import (
    CommitCards,
    CommitThugs,
    RevealAbility,
)
from eldertable.games.rise_of_the_cults.table.fields import HAND, LAID, SUPPLY
from tests.rules.rise_of_the_cults.table import DOWNTOWN, EXAMPLE_WON, NORTHSIDE, UPTOWN, RiseTable, rise
from tests.support import rule


def the_example() -> RiseTable:
    """Red with I and III leads in Downtown, Blue has a III elsewhere; hands and Thugs as in the rulebook."""
    table = rise(colours=("red", "blue")).rituals(0, DOWNTOWN, 1, 3).rituals(1, UPTOWN, 3)
    table.hand(0, "A1", "A2", "G1", "S3").hand(1, "S1", "S1", "S2").tokens(0, thugs=4, freaks=1)
    table.tokens(1, thugs=5)
    return table.sanity(DOWNTOWN, 3).investigators(DOWNTOWN, 1).dominates(0, DOWNTOWN)


# --- the worked example -------------------------------------------------------------------------------------


@rule("ROTC-TER-11", "ROTC-CON-14")
def test_example_blue_moves_a_level_three_in_four_against_three_before_cards() -> None:
    table = the_example().play("The level III Ritual in Uptown")
    assert table.changes() == {
        "attack 0": 4,
        "attack 1": 3,
        "rituals downtown 1 III": 1,
        "rituals uptown 1 III": -1,
    }
    assert table.told() == [
        "Blue moves a level III Ritual from Uptown to Downtown for the fight.",
        "Red leads a Confrontation in Downtown.",
    ]


@rule("ROTC-TER-12", "ROTC-CON-07", "ROTC-CON-08", "ROTC-CON-12", "ROTC-CON-13", "ROTC-CON-14", "ROTC-CON-15")
def test_example_red_reveals_first_and_wins_by_ten_to_nine() -> None:
    table = the_example().play("The level III Ritual in Uptown")
    table.told()
    table.commits("A1", "A2", "G1", thugs=4).commits("S1", "S1", thugs=4)
    assert table.told() == [
        "Red lays 3 cards face down and closes a fist.",
        "Blue lays 2 cards face down and closes a fist.",
        "Red reveals Sower of Discord, Midnight Procession, Hidden Altar and 4 Thugs: Attack 10.",
    ]
    assert table.state.attack == [10, 3, 0, 0]
    table.play("Enough")
    assert table.told() == ["Blue reveals 2 × Hired Knife and 4 Thugs: Attack 9."]
    assert table.state.attack == [10, 9, 0, 0]
    table.play("Enough")
    assert table.told()[0] == "Red wins the Confrontation: Red 10, Blue 9."


@rule("ROTC-TER-13", "ROTC-CON-16", "ROTC-CON-17", "ROTC-CON-20", "ROTC-RUL-49")
def test_example_blue_takes_its_ritual_back_and_a_disorganization_card_and_all_is_cleared_away() -> None:
    table = the_example().play("The level III Ritual in Uptown")
    table.commits("A1", "A2", "G1", thugs=4).commits("S1", "S1", thugs=4).play("Enough", "Enough")
    assert table.changes() == {
        **EXAMPLE_WON,
        "hand 1 S1": -2,
        "discard 1 S1": 2,
        "tokens 1 thug": -4,
    }
    assert table.discard_of(1) == ["X1", "S1", "S1"]
    assert table.told()[-3:] == [
        "Red wins the Confrontation: Red 10, Blue 9.",
        "Blue loses all Rituals in Downtown.",
        "Blue takes a Disorganization card.",
    ]


@rule("ROTC-TER-14", "ROTC-TER-15", "ROTC-TER-03", "ROTC-TER-04", "ROTC-RUL-81")
def test_example_terror_of_five_against_sanity_four_with_one_icon_or_freak() -> None:
    for paid, spent in (
        ("Discard Masked Preacher (Terror 1)", {"hand 0 S3": -1, "discard 0 S3": 1}),
        ("1 Freak", {"tokens 0 freak": -1}),
    ):
        table = the_example().play("The level III Ritual in Uptown")
        table.commits("A1", "A2", "G1", thugs=4).commits("S1", "S1", thugs=4).play("Enough", "Enough")
        table.changes()
        table.told()
        assert (table.asked, table.speaker, table.options()) == (
            "DeclareTerror",
            0,
            ["No Terror", "Spread Terror"],
        )
        table.play("Spread Terror")
        assert table.told() == ["Red spreads Terror in Downtown against Sanity 4."]
        assert table.options() == [
            "1 Freak",
            "Discard Masked Preacher (Terror 1)",
            "Destroy Masked Preacher (Terror 2)",
        ]
        table.play(paid)
        assert table.dominance_of(0, DOWNTOWN) == 1
        table.skip("Glorify")
        assert table.options() == ["The level I Ritual", "The level III Ritual"]
        table.play("The level I Ritual")
        assert table.changes() == spent | {
            "dominance downtown 0": 1,
            "dominance supply 0": -1,
            "rituals downtown 0 I": -1,
            "rituals supply 0 I": 1,
        }


@rule("ROTC-TER-16", "ROTC-TER-02", "ROTC-CON-21")
def test_example_had_red_not_won_there_would_be_no_terror() -> None:
    table = the_example().play("The level III Ritual in Uptown")
    table.commits("A1", "A2", "G1", thugs=3).commits("S1", "S1", thugs=5).play("Enough", "Enough")
    assert table.told()[-3:] == [
        "Blue wins the Confrontation: Red 9, Blue 10.",
        "Red loses all Rituals in Downtown.",
        "Red takes a Disorganization card.",
    ]
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)
    assert (table.rituals_of(0, DOWNTOWN), table.rituals_of(1, DOWNTOWN)) == ([], [3])
    changes = table.changes()
    assert {what: n for what, n in changes.items() if what.startswith(("tokens", "dominance"))} == {
        "tokens 0 thug": -3,
        "tokens 1 thug": -5,
    }


# --- committing ---------------------------------------------------------------------------------------------


@rule("ROTC-CON-06", "ROTC-RUL-38")
def test_everybody_with_a_ritual_there_takes_part_and_nobody_else() -> None:
    table = rise(seats=4).rituals(1, DOWNTOWN, 1).rituals(2, UPTOWN, 3).rituals(3, DOWNTOWN, 2)
    table.rituals(0, DOWNTOWN, 1)
    for seat in range(4):
        table.hand(seat, "S2").tokens(seat, thugs=1)
    table.dominates(1, DOWNTOWN).skip("Reinforce")
    asked = []
    while table.asked in ("CommitCards", "CommitThugs"):
        asked.append((table.asked, table.speaker, table.options()))
        table.play(table.state.legal()[0])
    cards = ["Enough", "Lay Lodge Brother (Attack 0)"]
    thugs = ["0 Thugs", "1 Thug"]
    assert asked == [
        ("CommitCards", 1, cards),
        ("CommitThugs", 1, thugs),
        ("CommitCards", 3, cards),
        ("CommitThugs", 3, thugs),
        ("CommitCards", 0, cards),
        ("CommitThugs", 0, thugs),
    ]
    told = table.told()
    assert "Red wins the Confrontation: Yellow 1, Red 2, Green 1." in told
    assert [line for line in told if "takes a Disorganization" in line] == [
        "Yellow takes a Disorganization card.",
        "Green takes a Disorganization card.",
    ]
    assert table.rituals_of(2, UPTOWN) == [3]


@rule("ROTC-CON-07", "ROTC-CON-10", "ROTC-DEC-19")
def test_any_cards_may_be_laid_even_without_attack_in_any_order() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 1).hand(0, "S1", "S1", "S2", "A3")
    table.dominates(0, DOWNTOWN)
    everything = [
        "Enough",
        "Lay Hired Knife (Attack 1)",
        "Lay Lodge Brother (Attack 0)",
        "Lay Secret Correspondence (Attack 0)",
    ]
    assert table.options() == everything
    table.play("Lay Hired Knife")
    assert table.options() == everything
    table.play("Lay Secret Correspondence")
    assert table.options() == everything[:3]
    table.play("Lay Lodge Brother")
    assert (table.asked, table.options()) == ("CommitCards", everything[:2])
    assert sorted(table.cards(LAID)) == ["A3", "S1", "S2"]
    assert table.hand_of(0) == ["S1"]


@rule("ROTC-DEC-19", "ROTC-CON-07")
@pytest.mark.parametrize("seat", [0, 1])
def test_every_set_of_cards_can_be_laid(seat: int) -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 1).hand(seat, "S1", "S1", "S2", "G4")
    ways = table.tokens(seat, thugs=1).dominates(seat, DOWNTOWN).every_way("CommitCards")
    sets = [tuple(sorted(way.cards(LAID + seat))) for way in ways]
    assert len(sets) == len(set(sets)) == 3 * 2 * 2


@rule("ROTC-CON-07", "ROTC-CON-11", "ROTC-DEC-19")
def test_any_number_of_thugs_from_none_to_all() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 1).tokens(0, thugs=3, initiates=2, freaks=1)
    table.dominates(0, DOWNTOWN)
    assert (table.asked, table.options()) == ("CommitThugs", ["0 Thugs", "1 Thug", "2 Thugs", "3 Thugs"])
    table.play("2 Thugs")
    assert table.tokens_of(0) == (1, 2, 1)


@rule("ROTC-DEC-19")
def test_the_action_space_has_room_for_every_card_and_63_thugs() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 1).tokens(0, thugs=70).dominates(0, DOWNTOWN)
    assert table.state.legal() == list(range(64))
    assert (CommitThugs.ANSWERS.size, CommitCards.ANSWERS.size, RevealAbility.ANSWERS.size) == (64, 41, 81)


@rule("ROTC-CON-11", "ROTC-RUL-38", "ROTC-RUL-42")
def test_a_present_opponent_who_commits_nothing_still_fights_and_terror_earns_only_one() -> None:
    table = rise().rituals(0, DOWNTOWN, 2, 3).rituals(1, DOWNTOWN, 3).hand(1, "S1").tokens(1, thugs=2)
    table.dominates(0, DOWNTOWN).commits()
    assert table.told()[-3:] == [
        "Green wins the Confrontation: Green 5, Yellow 3.",
        "Yellow loses all Rituals in Downtown.",
        "Yellow takes a Disorganization card.",
    ]
    table.play("Spread Terror").skip("Glorify")
    assert table.dominance_of(0, DOWNTOWN) == 1


@rule("ROTC-CON-09")
def test_rivals_see_how_many_cards_lie_there_but_neither_faces_nor_thugs() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 1).hand(0, "S1", "G4", "S2").hand(1, "S2")
    table.tokens(0, thugs=3).dominates(0, DOWNTOWN)
    table.told()
    table.play("Lay Hired Knife", "Lay Pack of the Alleys", "Enough", "2 Thugs")
    assert (table.asked, table.speaker) == ("CommitCards", 1)
    events = list(table.chronicle.events)
    assert table.told(1) == ["Green lays 2 cards face down and closes a fist."]
    table.chronicle.events = events
    assert table.told(0) == ["Green lays face down: Hired Knife, Pack of the Alleys; in the fist: 2 Thugs."]
    rival, own, spectator = (table.game.view(table.state, seat) for seat in (1, 0, None))
    assert rival["zones"]["laid 0"] == ["Cult card|0", "Cult card|0"]
    assert rival["zones"]["hand 0"] == ["Cult card|0"]
    assert (rival["fields"]["fist"], own["fields"]["fist"]) == ({"1": 0}, {"0": 2})
    assert spectator["fields"]["fist"] == {}
    assert [card.split(".")[0] for card in own["zones"]["laid 0"]] == ["G4", "S1"]
    assert table.tokens_of(0) == (3, 0, 0)


@rule("ROTC-CON-09", "ROTC-CON-12")
def test_faces_and_thugs_become_public_at_the_owners_reveal() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 1).hand(0, "S1", "S2").hand(1, "S1")
    table.tokens(0, thugs=2)
    table.dominates(0, DOWNTOWN).commits("S1", thugs=2).commits("S1")
    assert (table.asked, table.speaker) == ("RevealAbility", 0)
    zones = table.game.view(table.state, 1)["zones"]
    assert zones["laid 0"] == ["S1.green.1|01*"]
    assert zones["hand 0"] == ["Cult card|0"]
    assert table.game.view(table.state, 0)["zones"]["laid 1"] == ["Cult card|1"]
    assert (table.state.fist[0], table.state.thugs_shown[0]) == (0, 2)


@rule("ROTC-CON-07")
def test_who_has_laid_the_last_card_of_the_hand_is_not_asked_for_more() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 1).hand(0, "S1", "S2").tokens(0, thugs=1)
    table.dominates(0, DOWNTOWN).play("Lay Lodge Brother", "Lay Hired Knife")
    assert table.asked == "CommitThugs"


@rule("ROTC-RUL-77", "ROTC-CON-12")
@pytest.mark.parametrize("leader", [0, 1])
def test_a_rivals_answer_that_opened_a_fist_cannot_be_taken_back(leader: int) -> None:
    rival = 1 - leader
    for thugs, secrets in ((1, 1), (0, 0)):
        table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 2).tokens(leader, thugs=thugs)
        table.hand(rival, "S1").dominates(leader, DOWNTOWN).skip("CommitThugs")
        before = table.state.shown
        table.play("Lay Hired Knife")
        assert (table.asked, table.speaker) == ("RevealAbility", rival)
        assert table.state.shown - before == secrets


# --- reveals ------------------------------------------------------------------------------------------------


@rule("ROTC-CON-12", "ROTC-CON-13", "ROTC-RUL-40", "ROTC-RUL-86")
def test_each_reveals_cards_and_thugs_together_then_uses_abilities_before_the_next_one_reveals() -> None:
    table = rise(seats=3).rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 1).rituals(2, DOWNTOWN, 1)
    for seat in range(3):
        table.hand(seat, "S1").tokens(seat, thugs=1)
    table.dominates(1, DOWNTOWN)
    for _ in range(3):
        table.commits("S1", thugs=1)
    told = []
    order = []
    while table.asked == "RevealAbility":
        order.append(table.speaker)
        told.append(table.told()[-1])
        table.play("Destroy Hired Knife" if table.speaker == 1 else "Enough")
    assert order == [1, 2, 0]
    assert told == [
        "Yellow reveals Hired Knife and 1 Thug: Attack 3.",
        "Blue reveals Hired Knife and 1 Thug: Attack 3.",
        "Green reveals Hired Knife and 1 Thug: Attack 3.",
    ]
    assert table.told()[0] == "Yellow wins the Confrontation: Yellow 4, Blue 3, Green 3."


@rule("ROTC-CON-23")
def test_cards_still_in_hand_cannot_use_confrontation_abilities() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 1).hand(0, "S1", "G4", "S2")
    table.dominates(0, DOWNTOWN)
    table.commits("S2")
    assert table.asked == "ChoosePlan"
    assert table.hand_of(0) == ["G4", "S1"]


@rule("ROTC-RUL-40", "ROTC-DEC-20", "ROTC-RUL-16")
def test_abilities_are_used_one_at_a_time_in_any_order_each_at_most_once_or_not_at_all() -> None:
    table = rise().rituals(0, DOWNTOWN, 1, 1).rituals(1, DOWNTOWN, 3).hand(0, "S1", "S1", "G4")
    table.dominates(0, DOWNTOWN).commits("S1", "S1", "G4")
    knife, pack = (
        "Destroy Hired Knife: Attack 2 in place of its icons",
        "Use Pack of the Alleys: Attack +1 for each of your Rituals here",
    )
    assert (table.speaker, table.options(), table.state.attack[0]) == (0, ["Enough", knife, pack], 5)
    table.play(pack)
    assert (table.options(), table.state.attack[0]) == (["Enough", knife], 7)
    table.play(knife)
    assert (table.options(), table.state.attack[0]) == (["Enough", knife], 8)
    table.play("Enough")
    assert table.discard_of(0) == ["S1", "G4"]


@rule("ROTC-RUL-40", "ROTC-DEC-20")
def test_a_defender_too_is_asked_again_while_an_ability_is_left() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 1).hand(1, "S1", "S1").dominates(0, DOWNTOWN)
    table.commits("S1", "S1").play("Destroy Hired Knife", "Destroy Hired Knife")
    assert "Yellow wins the Confrontation: Green 1, Yellow 5." in table.told()


@rule("ROTC-DEC-20", "ROTC-RUL-39")
def test_an_ability_that_cannot_be_used_does_not_stand_in_the_way_of_others() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 1).hand(0, "G1", "G3", "G4").only_deck(0)
    table.dominates(0, DOWNTOWN).commits("G1", "G3", "G4")
    assert len(table.options()) == 2
    assert table.options()[1].startswith("Use Pack of the Alleys")


@rule("ROTC-RUL-15")
def test_a_new_confrontation_is_a_new_window_for_every_card() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 1).hand(0, "G4").hand(1, "S2")
    table.state.used = table.state.zones[HAND]
    table.dominates(0, DOWNTOWN).commits("G4").commits()
    assert table.options() == ["Enough", "Use Pack of the Alleys: Attack +1 for each of your Rituals here"]


@rule("ROTC-RUL-40")
def test_a_reveal_does_not_change_the_totals_of_others() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 1, 1).hand(0, "S1").hand(1, "G4")
    table.tokens(0, thugs=1)
    table.dominates(0, DOWNTOWN).commits("S1", thugs=1).commits("G4").play("Enough")
    table.play("Use Pack of the Alleys")
    assert "Yellow wins the Confrontation: Green 3, Yellow 5." in table.told()


# --- the verdict --------------------------------------------------------------------------------------------


@rule("ROTC-CON-15", "ROTC-CON-16", "ROTC-CON-17", "ROTC-CON-21")
def test_only_the_winners_rituals_stay_and_every_loser_is_disorganized() -> None:
    table = rise(seats=4).rituals(0, DOWNTOWN, 1, 2).rituals(1, DOWNTOWN, 3).rituals(2, DOWNTOWN, 2, 2)
    table.rituals(0, UPTOWN, 2).rituals(2, UPTOWN, 1).rituals(3, UPTOWN, 3).hand(0, "S2")
    table.dominates(0, DOWNTOWN)
    table.skip("Reinforce").commits()
    assert table.told() == [
        "Green leads a Confrontation in Downtown.",
        "Green lays no cards face down and closes a fist.",
        "Yellow lays no cards face down and closes a fist.",
        "Blue lays no cards face down and closes a fist.",
        "Green reveals nothing and 0 Thugs: Attack 3.",
        "Yellow reveals nothing and 0 Thugs: Attack 3.",
        "Blue reveals nothing and 0 Thugs: Attack 4.",
        "Blue wins the Confrontation: Green 3, Yellow 3, Blue 4.",
        "Green loses all Rituals in Downtown.",
        "Yellow loses all Rituals in Downtown.",
        "Green takes a Disorganization card.",
        "Yellow takes a Disorganization card.",
    ]
    assert table.changes() == {
        "rituals downtown 0 I": -1,
        "rituals downtown 0 II": -1,
        "rituals downtown 1 III": -1,
        "rituals supply 0 I": 1,
        "rituals supply 0 II": 1,
        "rituals supply 1 III": 1,
        "discard 0 X1": 1,
        "discard 1 X1": 1,
        "disorganization X1": -2,
    }
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)


@rule("ROTC-CON-18", "ROTC-CON-19", "ROTC-CON-22", "ROTC-TER-02", "ROTC-RUL-49")
def test_a_tie_at_the_top_removes_every_participants_rituals_and_disorganizes_all() -> None:
    table = rise(seats=3).rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 3).rituals(2, DOWNTOWN, 1, 2)
    table.dominates(1, DOWNTOWN)
    assert table.told()[-7:] == [
        "The Confrontation is tied, nobody wins: Yellow 3, Blue 3, Green 1.",
        "Yellow loses all Rituals in Downtown.",
        "Blue loses all Rituals in Downtown.",
        "Green loses all Rituals in Downtown.",
        "Yellow takes a Disorganization card.",
        "Blue takes a Disorganization card.",
        "Green takes a Disorganization card.",
    ]
    assert [table.rituals_of(seat, DOWNTOWN) for seat in range(3)] == [[], [], []]
    assert [table.rituals_of(seat, SUPPLY) for seat in range(3)] == [[1, 1, 2, 2, 3]] * 3
    assert [table.discard_of(seat) for seat in range(3)] == [["X1"], ["X1"], ["X1"]]
    assert (table.asked, table.speaker) == ("ChoosePlan", 1)


@rule("ROTC-CON-20", "ROTC-RUL-49")
def test_played_cards_lie_on_top_of_the_disorganization_card_and_all_thugs_shown_are_gone() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 3).hand(0, "G5", "S2")
    table.hand(1, "S4", "S2", "S2")
    table.tokens(0, thugs=4, initiates=1).tokens(1, thugs=3, freaks=1).discard(0, "S4").discard(1, "A3")
    table.dominates(0, DOWNTOWN).commits("G5", "S2", thugs=1).commits("S4", "S2", thugs=2)
    assert table.discard_of(0) == ["S4", "X1", "S2", "G5"]
    assert table.discard_of(1) == ["A3", "S2", "S4"]
    assert (table.tokens_of(0), table.tokens_of(1)) == ((3, 1, 0), (1, 0, 1))
    assert (table.hand_of(0), table.hand_of(1)) == ([], ["S2"])
    assert table.cards(LAID) == table.cards(LAID + 1) == []
    assert table.state.attack == table.state.fist == table.state.thugs_shown == [0, 0, 0, 0]


@rule("ROTC-CON-20")
def test_the_order_in_which_cards_were_laid_makes_no_difference_to_the_discard_pile() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 3).hand(0, "G5", "S2")
    table.hand(1, "S4").dominates(0, DOWNTOWN).play("Cellar Colossus", "Lodge Brother").commits("S4")
    assert table.discard_of(0)[-2:] == ["S2", "G5"]


@rule("ROTC-CON-21")
def test_a_winning_defender_keeps_the_rituals_and_gains_nothing() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 2).sanity(DOWNTOWN, 0).tokens(1, freaks=5)
    table.dominates(0, DOWNTOWN)
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)
    assert (table.rituals_of(1, DOWNTOWN), table.dominance_of(1, DOWNTOWN), table.tokens_of(1)) == (
        [2],
        0,
        (0, 0, 5),
    )


@rule("ROTC-CON-17", "ROTC-CON-19", "ROTC-RUL-73")
def test_c11_bloody_feuds_gives_two_disorganization_cards_to_whoever_does_not_win() -> None:
    table = rise().city("C11").rituals(0, DOWNTOWN, 3).rituals(1, DOWNTOWN, 1).dominates(0, DOWNTOWN)
    assert (table.discard_of(0), table.discard_of(1)) == ([], ["X1", "X1"])
    table = rise().city("C11").rituals(0, NORTHSIDE, 3).rituals(1, NORTHSIDE, 3).dominates(0, NORTHSIDE)
    assert (table.discard_of(0), table.discard_of(1)) == (["X1", "X1"], ["X1", "X1"])
