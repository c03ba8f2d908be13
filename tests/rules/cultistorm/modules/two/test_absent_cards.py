"""The 32 cards of the absent deck, each called by its name."""

from __future__ import annotations

import pytest

from eldertable.games.cultistorm.box.places import BEFORE, CULTIST_DECK, DISCARD, OBJECT_DISCARD, OBJECTS
from eldertable.games.cultistorm.modules.two.rules import TROUBLES, rules_of
from tests.rules.cultistorm.modules.two.pair import gone, pair
from tests.rules.cultistorm.table import P1, P2, P3, P4, Storm
from tests.support import rule

STARS = ["HE1", "HE3", "RE1", "RE3", "FI1", "FI4", "SU1", "SU3", "ME1", "ME3", "GA1", "GA3", "TF5", "TF7"]
TROUBLE = {
    "T": ["HE3", "RE1", "RE3", "RE4", "FI3", "SU1", "SU4", "ME2", "GA2", "GA3", "TF4", "TF5", "TF6"],
    "C": ["RE2", "FI1", "FI2", "FI4", "SU2", "ME4", "GA1", "GA4", "TF1", "TF2", "TF3"],
    "I": ["HE1", "HE2", "HE4", "SU3", "ME1", "ME3", "TF7", "TF8"],
}
COMBAT = ["HE3", "RE3", "FI1", "SU2", "ME3", "GA2", "TF1", "TF4"]
NEXT_TURN = ["FI2", "ME4", "TF3"]


def before_call(card: str, mad: int = 0, ongoing: int = 0) -> Storm:
    """Two whose cards are not in the deck: the first on P1, the second, who will call, on P2."""
    away = card[3:5]
    people = [who for who in ("RE", "GA", "FI", "ME") if who != away][:2]
    return pair(*people, row=(card,)).at(0, P1).at(1, P2).mad(0, mad, ongoing=ongoing)


def called(table: Storm) -> Storm:
    """The second player calls the only card of the row for the first."""
    table.prepare()
    return table.play(table.means("act", "call-1-1"), seat=1)


def wins(card: str, cultist: str, hand: str, place: int = P2, dice: str = "") -> bool:
    """Whether the first player, helped by a card, can win on a place (P2: Moon) with hand cards of these symbols."""
    letters = {"S": "GN01.S", "M": "GN02.M", "F": "GN03.F", "W": "GN04.W", "K": "GN05.K"}
    table = before_call(card).at(0, place).at(1, P4).cultists(place, cultist).dice(0, dice)
    table.hand(0, *[letters[letter] for letter in hand])
    alone = before_call(card).at(0, place).at(1, P4).cultists(place, cultist).dice(0, dice)
    alone.hand(0, *[letters[letter] for letter in hand]).target(0, cultist).combat().play("(Order")
    assert not alone.offers("Win")
    called(table).target(0, cultist).combat().play("(Order")
    return table.offers("Win")


# --- what is printed on all of them -----------------------------------------------------------------------------------


@rule("CS-TWO-05")
def test_there_are_four_cards_of_each_investigator_and_eight_of_the_town() -> None:
    deck = rules_of(pair().state).deck
    kinds = [id[3:5] for id in deck.ids]
    assert len(deck.ids) == 32
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "HE": 4, "RE": 4, "FI": 4, "SU": 4, "ME": 4, "GA": 4, "TF": 8,
    }  # fmt: skip


@rule("CS-TWO-07", "CS-TWO-10", "CS-TWO-12")
def test_stars_timings_and_troubles_are_as_printed() -> None:
    deck = rules_of(pair().state).deck
    for number, id in enumerate(deck.ids):
        short, action = id[3:], deck.actions[number]
        assert action.star == (short in STARS), id
        assert action.combat == (short in COMBAT), id
        assert action.next_turn == (short in NEXT_TURN), id
        assert short in TROUBLE[TROUBLES[deck.trouble[number]]], id


@rule("CS-TWO-05")
@pytest.mark.parametrize("people", [("HE", "RE"), ("FI", "SU"), ("ME", "GA")])
def test_ten_of_the_cards_used_have_a_star(people: tuple[str, str]) -> None:
    table = pair(*people)
    rules = rules_of(table.state)
    used = [card - rules.card for zone in range(3) for card in table.state.zones[rules.zone + zone]]
    assert (len(used), sum(rules.deck.actions[card].star for card in used)) == (24, 10)


# --- the Healer's -----------------------------------------------------------------------------------------------------


def test_dr_aldous_telephones() -> None:
    table = called(before_call("AB-HE1", mad=3))
    assert (table.state.mad[:2], gone(table)) == ([1, 0], ["AB-HE1"])


def test_prescription_by_post() -> None:
    assert called(before_call("AB-HE2", mad=4)).state.mad[:2] == [1, 1]


def test_breathe_and_count() -> None:
    assert wins("AB-HE3", "CU-S01", "MF")
    assert wins("AB-HE3", "CU-S01", "SF")
    assert not wins("AB-HE3", "CU-S01", "SM")


def test_the_patient_remembers() -> None:
    swap = called(before_call("AB-HE4", mad=2, ongoing=1)).play("Swap")
    assert (swap.state.mad[:2], swap.state.ongoing[0]) == ([3, 1], 0)
    heal = called(before_call("AB-HE4", mad=3, ongoing=1)).play("Heal 2")
    assert (heal.state.mad[:2], heal.state.ongoing[0]) == ([1, 1], 1)


# --- the Researcher's -------------------------------------------------------------------------------------------------


def test_wrens_marginalia() -> None:
    table = called(before_call("AB-RE1").next_objects("OB01", "OB02"))
    assert (table.asked, table.state.speaker) == ("DrawOn", 0)
    table.play("Draw")
    assert (table.asked, table.state.mad[1]) == ("KeepObject", 0)


def test_loan_from_the_stacks() -> None:
    old = called(before_call("AB-RE2").to(OBJECT_DISCARD, "OB19")).play(
        "from the discard pile", "Silver Bell"
    )
    assert (old.cards(OBJECTS), old.state.mad[1]) == (["OB19.1"], 1)
    new = called(before_call("AB-RE2").to(OBJECT_DISCARD, "OB19").next_objects("OB01")).play("Draw an object")
    assert new.asked == "KeepObject"


def test_a_name_for_the_thing() -> None:
    assert wins("AB-RE3", "CU-S01", "SMK")
    assert not wins("AB-RE3", "CU-S01", "SWK")


def test_collated_reports() -> None:
    table = called(before_call("AB-RE4"))
    assert (len(table.hand_of(0)), table.asked, table.state.speaker) == (3, "Drop", 0)
    table.play(table.state.legal()[0])
    assert (len(table.hand_of(0)), len(table.cards(DISCARD)), table.state.mad[1]) == (2, 1, 1)


# --- the Fighter's ----------------------------------------------------------------------------------------------------


def test_tillmans_old_squad() -> None:
    assert wins("AB-FI1", "CU-S01", "SM")
    assert wins("AB-FI1", "CU-S02", "SW")
    assert not wins("AB-FI1", "CU-S01", "MF")


def test_roadblock() -> None:
    table = called(before_call("AB-FI2").at(0, P3))
    assert (table.state.blocked, table.cards(BEFORE)) == ((0, 0, 1, 0, 0), ["AB-FI2"])


def test_warrant() -> None:
    table = before_call("AB-FI3").cultists(P1, "CU-S01", "CU-S02")
    before = table.state.terror
    called(table)
    assert (table.column(P1), (table.state.terror - before) % 5) == (["CU-S02"], 1)


def test_bootprints() -> None:
    table = called(before_call("AB-FI4").cultists(P1, "CU-S01", "CU-S02", "CU-M03"))
    table.play("Outsider").play("Acolyte")
    assert (table.column(P1), table.state.mad[1]) == (["CU-M03", "CU-S02", "CU-S01"], 0)


# --- the Supporter's --------------------------------------------------------------------------------------------------


def test_wire_from_agnes_doyle() -> None:
    assert len(called(before_call("AB-SU1")).hand_of(0)) == 2


def test_three_carbon_copies() -> None:
    assert wins("AB-SU2", "CU-S01", "SM")
    assert wins("AB-SU2", "CU-S01", "MF")
    assert not wins("AB-SU2", "CU-S01", "SK")


def test_taxi_waiting() -> None:
    table = called(before_call("AB-SU3").trophies(0, "F")).play("Marsh Road").play("Flame to")
    assert (table.trophies_of(0), table.trophies_of(1), table.state.mad[1]) == ("", "F", 0)
    assert table.state.moved[0] == 0


def test_second_post() -> None:
    table = called(before_call("AB-SU4").discard(0, "GN01.S", "GN02.M", "GN03.F"))
    table.play("(Star)").play("(Flame)")
    assert (table.hand_of(0), table.asked) == (["GN01.S", "GN03.F"], "Prepare")


# --- the Medium's -----------------------------------------------------------------------------------------------------


def test_madame_sarro_dreams() -> None:
    table = called(before_call("AB-ME1").next_cultists("CU-S01", "CU-M02", "CU-F03"))
    assert (table.asked, table.state.speaker) == ("SortPeeked", 0)
    assert len(table.options()) == 6


def test_knocking_answered() -> None:
    table = before_call("AB-ME2").cultist_die(P1, "K").luck(6, 1)
    called(table)
    assert table.asked == "KeepFace"
    table.play("Back to the old face")
    assert table.state.cultist_dice[P1] == 4


def test_borrowed_voice() -> None:
    assert wins("AB-ME3", "CU-S01", "SF")
    assert wins("AB-ME3", "CU-S02", "SK")
    assert not wins("AB-ME3", "CU-S01", "SM")


def test_salt_on_the_sill() -> None:
    block = called(before_call("AB-ME4").goo(P3, "GO-F").cultists(P3, "CU-F01")).play("Block")
    assert (block.state.blocked, block.cards(BEFORE)) == ((1, 0, 0, 0, 0), ["AB-ME4"])
    hold = called(before_call("AB-ME4").goo(P3, "GO-F").cultists(P3, "CU-F01")).play("Hold")
    assert hold.state.held == (0, 0, 1, 0, 0)


# --- the Gambler's ----------------------------------------------------------------------------------------------------


def test_marlows_marker() -> None:
    assert called(before_call("AB-GA1").luck(6, 2)).dice_of(0) == "F"


def test_double_or_nothing() -> None:
    assert wins("AB-GA2", "CU-S01", "MF", place=P1, dice="S")
    assert not wins("AB-GA2", "CU-S01", "MF", place=P1)


def test_a_tip_from_the_track() -> None:
    table = called(before_call("AB-GA3").dice(0, "SM")).luck(6, 2, 3).play("Star").play("Moon")
    assert (table.dice_of(0), table.state.mad[:2], table.asked) == ("FW", [0, 0], "Prepare")


def test_loaded_pair() -> None:
    table = called(before_call("AB-GA4")).play("Key")
    assert (table.dice_of(0), table.state.mad[1]) == ("K", 1)


# --- the townsfolk's --------------------------------------------------------------------------------------------------


def test_night_porter() -> None:
    assert wins("AB-TF1", "CU-S01", "SF")
    assert not wins("AB-TF1", "CU-S01", "SM")


def test_ferryman() -> None:
    table = called(before_call("AB-TF2"))
    places = [option for option in table.options() if option != "Stay"]
    table.play(places[1])
    assert table.asked == "FreeMove"
    table.play("Stay")
    assert (table.state.place[0], table.state.moved[0], table.state.mad[:2]) == (2, 0, [0, 1])


def test_watchman() -> None:
    table = called(before_call("AB-TF3"))
    assert (table.state.blocked, table.cards(BEFORE)) == ((1, 0, 0, 0, 0), ["AB-TF3"])


def test_parish_priest() -> None:
    assert wins("AB-TF4", "CU-S01", "SM")
    assert not wins("AB-TF4", "CU-S01", "S")


def test_reporter() -> None:
    table = called(before_call("AB-TF5").next_cultists("CU-S01", "CU-M02"))
    assert table.asked == "BuryPeeked"
    table.play("under", "on top")
    assert (len(table.hand_of(0)), table.state.mad[1]) == (1, 0)
    assert len(table.cards(CULTIST_DECK)) == 1


def test_antiquary() -> None:
    table = called(before_call("AB-TF6").trophies(0, "S")).play("Star for Key")
    assert (table.trophies_of(0), table.state.mad[1]) == ("K", 1)


def test_district_nurse() -> None:
    assert called(before_call("AB-TF7", mad=2)).state.mad[:2] == [1, 0]


def test_lamplighter() -> None:
    table = called(before_call("AB-TF8").terror_card(1, "TE01", 2))
    assert table.state.crystals[1] == 1
