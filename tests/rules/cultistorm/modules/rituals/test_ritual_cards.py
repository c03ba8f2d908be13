"""The twelve rituals, each by its name."""

from __future__ import annotations

import pytest

from eldertable.games.cultistorm.box.places import BEFORE, BOX, DISCARD, OBJECTS, SUPPLY
from eldertable.games.cultistorm.modules.research_events.rules import IN_FORCE
from eldertable.games.cultistorm.modules.research_events.rules import rules_of as find_rules
from eldertable.games.cultistorm.modules.rituals.rules import study
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.rules.turn import EndTurn
from tests.rules.cultistorm.modules.rituals.tome import Tome, tome
from tests.rules.cultistorm.table import P1, P2, P3, P4, M
from tests.support import rule


def palm(table: Tome, card: str, other: int, seat: int = 0) -> Tome:
    """A seat lays a hand card before another by the Rite of the Open Palm."""
    owner = table.game.content.investigators[table.state.investigator[seat]].id
    code = table.state.in_deck(table._find(f"{owner} {card}"))
    table.perform(seat)
    if table.asked == "LayPalm":
        table.play(table.means("lay-palm", str(code), str(other)))
    return table


def to_fight(table: Tome) -> None:
    """Everybody goes on until somebody fights."""
    while table.asked != "Fight":
        table.play(next(label for label in table.options() if "(Order" in label or label == "Now"))


# --- Rite of Second Breath --------------------------------------------------------------------------------------------


@rule("CS-RIT-07")
def test_rite_of_second_breath() -> None:
    table = tome().knows(0, "DR01").mad(0, 2).hand(0, "GN01.S", "GN02.M", "GN03.F")
    assert isinstance(table, Tome)
    table.perform(0).play("Star", "Moon")
    assert (table.state.mad[0], table.hand_of(0), len(table.cards(DISCARD))) == (1, ["GN03.F"], 2)


@rule("CS-RIT-07")
def test_second_breath_needs_two_cards_and_some_insanity() -> None:
    table = tome().knows(0, "DR01").mad(0, 2).hand(0, "GN01.S").prepare()
    assert isinstance(table, Tome)
    assert table.why_no("use-ritual") == "CS-RUL-060"
    calm = tome().knows(0, "DR01").hand(0, "GN01.S", "GN02.M").prepare()
    assert isinstance(calm, Tome)
    assert calm.why_no("use-ritual") == "CS-RUL-061"


# --- Rite of the Open Palm --------------------------------------------------------------------------------------------


@rule("CS-RIT-10")
def test_rite_of_the_open_palm() -> None:
    table = tome().knows(0, "DR02").at(0, P4).at(1, P2).at(2, P4).cultists(P2, "CU-S01").target(1, "CU-S01")
    table.hand(0, "GN06.M", "GN01.S").hand(1, "GN01.S", "GN03.F")
    assert isinstance(table, Tome)
    palm(table, "GN06.M", 1)
    assert (table.cards(BEFORE + 1), table.state.plays[:3], table.state.mad[:3]) == (
        ["HE GN06.M"],
        [0, 0, 0],
        [0, 0, 0],
    )
    table.combat()
    to_fight(table)
    table.play("Win")
    assert (table.column(P2), table.cards(DISCARD), study(table.state).xp[:3]) == (
        [],
        ["HE GN06.M"],
        [0, 0, 0],
    )


@rule("CS-RIT-10")
def test_in_the_open_palm_a_card_gives_its_symbol_and_neither_its_text_nor_its_icons() -> None:
    table = tome().knows(0, "DR02").at(0, P4).at(1, P2).at(2, P4).cultists(P2, "CU-S01").target(1, "CU-S01")
    table.hand(0, "GN11.F", "GN01.S").hand(1, "GN01.S", "GN03.F")
    assert isinstance(table, Tome)
    palm(table, "GN11.F", 1).combat()
    to_fight(table)
    assert not table.offers("Win")
    right = tome().knows(0, "DR02").at(0, P4).at(1, P2).at(2, P4).cultists(P2, "CU-S01").target(1, "CU-S01")
    right.hand(0, "GN11.F", "GN01.S").hand(1, "GN01.S", "GN02.M")
    assert isinstance(right, Tome)
    palm(right, "GN11.F", 1).combat()
    to_fight(right)
    right.play("Win")
    assert sum(right.columns()) == 0


@rule("CS-RIT-10")
def test_a_card_in_the_open_palm_goes_back_at_the_end_of_the_turn_whatever_it_is() -> None:
    table = tome().knows(0, "DR02").hand(0, "GN10.W", "GN01.S")
    assert isinstance(table, Tome)
    palm(table, "GN10.W", 1)
    table.run(EndTurn())
    assert "HE GN10.W" not in table.cards(BEFORE + 1)


@rule("CS-RIT-10", "CS-RIT-16")
def test_the_open_palm_is_neither_for_oneself_nor_for_somebody_absent() -> None:
    table = tome().knows(0, "DR02").hand(0, "GN01.S", "GN02.M").at(2, P4)
    table.state.place[1] = -1
    assert isinstance(table, Tome)
    code = str(table.state.in_deck(table._find("HE GN01.S")))
    table.perform(0)
    assert table.asked == "LayPalm"
    assert table.refused("lay-palm", code, "0", seat=0) == "CS-RIT-10"
    assert table.refused("lay-palm", code, "1", seat=0) == "CS-MOD-14"
    table.play(table.means("lay-palm", code, "2"))
    assert table.cards(BEFORE + 2) == ["HE GN01.S"]
    empty = tome().knows(0, "DR02").prepare()
    assert isinstance(empty, Tome)
    assert empty.why_no("use-ritual") == "CS-RIT-16"


# --- Rite of Bones, Rite of the Lamp, Rite of Return -------------------------------------------------------------------


def test_rite_of_bones() -> None:
    table = tome().knows(0, "DR03").dice(0, "SM")
    assert isinstance(table, Tome)
    table.perform(0).play(table.means("turn-die", "S", "*"))
    assert table.dice_of(0) == "M*"


def test_rite_of_the_lamp() -> None:
    table = tome().knows(0, "DR04").cultist_die(P3, "K").at(0, P1).luck(6, 1)
    assert isinstance(table, Tome)
    table.perform(0).play("Ironworks")
    assert table.state.cultist_dice[P3] == M


def test_rite_of_return() -> None:
    table = tome().knows(0, "DR05").discard(0, "GN01.S", "GN02.M")
    assert isinstance(table, Tome)
    table.perform(0).play("Moon")
    assert (table.hand_of(0), table.cards(DISCARD)) == (["GN02.M"], ["HE GN01.S"])


# --- Rite of the Sixth Finger -----------------------------------------------------------------------------------------


def fighting(hand: tuple[str, ...], mad: int = 0, knower: int = 0) -> Tome:
    """The first seat in a fight against CU-S01 on the Moon location; somebody knows the Rite of the Sixth Finger."""
    table = tome().knows(knower, "DR06").at(0, P2).at(1, P4).at(2, P4).cultists(P2, "CU-S01").mad(0, mad)
    table.target(0, "CU-S01").hand(0, *hand).combat().play("(Order")
    assert isinstance(table, Tome)
    return table


@rule("CS-RIT-06", "CS-RIT-07")
def test_rite_of_the_sixth_finger() -> None:
    table = fighting(("GN01.S", "GN02.M")).play("Win")
    assert (table.state.mad[0], table.column(P2), study(table.state).rites_used) == (1, [], 1 << 5)
    assert any("Rite of the Sixth Finger" in words for words in table.told())
    assert not fighting(("GN01.S",)).offers("Win")


@rule("CS-RIT-06", "CS-RIT-07", "CS-MOD-16")
def test_the_sixth_finger_is_neither_deadly_nor_for_others_nor_used_twice() -> None:
    assert fighting(("GN01.S", "GN02.M"), mad=3).offers("Win")
    assert not fighting(("GN01.S", "GN02.M"), mad=4).offers("Win")
    assert not fighting(("GN01.S", "GN02.M"), knower=1).offers("Win")
    table = tome().knows(0, "DR06").at(0, P2).at(1, P4).at(2, P4).cultists(P2, "CU-S01").target(0, "CU-S01")
    study(table.state).rites_used = 1 << 5
    table.hand(0, "GN01.S", "GN02.M", "GN03.F").combat().play("(Order", "own assignment")
    assert table.refused("by-object", "DR06", seat=0) == "CS-RIT-06"


@rule("CS-DEC-22")
def test_the_sixth_finger_can_be_chosen_by_hand() -> None:
    table = fighting(("GN01.S", "GN02.M", "GN03.F")).play("own assignment", "Sixth Finger", "Star", "Moon")
    table.play("Take")
    assert (table.hand_of(0), table.state.mad[0]) == (["GN03.F"], 1)


# --- Rite of Closing, Rite of Exchange, Rite of the Nail ---------------------------------------------------------------


def test_rite_of_closing() -> None:
    table = tome().knows(0, "DR07").at(0, P3)
    assert isinstance(table, Tome)
    table.perform(0)
    assert (table.state.blocked, table.state.mad[0]) == ((0, 0, 1, 0, 0), 1)


def test_rite_of_exchange() -> None:
    table = tome().knows(0, "DR08").trophies(0, "S")
    assert isinstance(table, Tome)
    table.perform(0).play(table.means("swap-trophy", "S", "K"))
    assert table.trophies_of(0) == "K"


@rule("CS-RUL-099")
def test_rite_of_the_nail() -> None:
    table = (
        tome().knows(0, "DR09").at(0, P2).cultists(P2, "CU-S01", "CU-S02").cultists(P3, "CU-S03").mad(0, 2)
    )
    assert isinstance(table, Tome)
    table.perform(0)
    assert (table.column(P2), table.column(P3), table.state.mad[0]) == (["CU-S01"], ["CU-S03"], 4)
    assert table.trophies_of(0) == ""


@rule("CS-MOD-16")
@pytest.mark.parametrize(("ritual", "most"), [("DR07", 3), ("DR09", 2), ("DR12", 3)])
def test_no_ritual_is_performed_that_would_kill(ritual: str, most: int) -> None:
    for mad in (most, most + 1):
        table = tome().knows(0, ritual).at(0, P2).cultists(P2, "CU-S01").mad(0, mad).prepare()
        assert (table.means("act", "use-ritual") in table.state.legal(0)) == (mad == most)


# --- Rite of Silence --------------------------------------------------------------------------------------------------


@rule("CS-RIT-09", "CS-MOD-38")
def test_rite_of_silence() -> None:
    table = tome().knows(1, "DR10").run(Advance())
    assert isinstance(table, Tome)
    before = table.state.terror
    assert (table.asked, table.state.speaker) == ("KeepSilent", 1)
    table.play("Keep silent")
    assert (table.state.terror, table.state.mad[:3], table.known(1)) == (before, [0, 1, 0], [])
    assert "DR10" in table.cards(BOX)
    table.run(Advance())
    assert (table.asked, table.state.terror) == ("Prepare", 0)


@rule("CS-RIT-09")
def test_terror_may_advance_all_the_same_and_the_rite_is_kept() -> None:
    table = tome().knows(1, "DR10").run(Advance()).play("Let")
    assert isinstance(table, Tome)
    assert (table.state.terror, table.state.mad[1], table.known(1)) == (0, 0, ["DR10"])


@rule("CS-RIT-09", "CS-MOD-38")
def test_bells_are_asked_for_first_and_one_is_enough() -> None:
    table = tome().knows(0, "DR10").objects(2, "OB19").run(Advance())
    assert isinstance(table, Tome)
    assert (table.asked, table.state.speaker) == ("RingBell", 2)
    table.play(table.means("ring-bell"))
    assert (table.asked, table.known(0)) == ("Prepare", ["DR10"])
    table.objects(2, "OB19").run(Advance()).play(table.means("let-terror-advance"))
    assert (table.asked, table.state.speaker) == ("KeepSilent", 0)


@rule("CS-MOD-38")
def test_still_air_then_bells_then_silence_and_the_others_are_kept() -> None:
    table = tome(research_events=True).knows(0, "DR10").objects(2, "OB19")
    table.to(find_rules(table.state).zone + IN_FORCE, "RV12")
    before = table.state.terror
    table.run(Advance())
    assert (table.asked, table.state.terror) == ("Prepare", before)
    asked = []
    table.run(Advance())
    for _ in range(2):
        asked.append((table.asked, table.state.speaker))
        table.play(table.means("let-terror-advance"))
    assert asked == [("RingBell", 2), ("KeepSilent", 0)]
    assert (before, table.state.terror) == (4, 0)
    assert (table.known(0), table.cards(OBJECTS + 2)) == (["DR10"], ["OB19.1"])


@rule("CS-RIT-09", "CS-MOD-16")
def test_who_would_die_of_it_is_not_asked_for_silence() -> None:
    assert tome().knows(1, "DR10").mad(1, 4).run(Advance()).asked == "Prepare"
    assert tome().knows(1, "DR10").mad(1, 3).run(Advance()).asked == "KeepSilent"


@rule("CS-RIT-09")
def test_silence_may_be_kept_more_often_if_agreed() -> None:
    table = tome(content={"modules": {"rituals": {"silence_uses": 2}}}).knows(1, "DR10").run(Advance())
    assert isinstance(table, Tome)
    assert table.play("Keep silent").known(1) == ["DR10"]
    table.run(Advance()).play("Keep silent")
    assert (table.known(1), table.state.mad[1]) == ([], 2)


# --- Rite of the Open Road, Rite of the Borrowed Year -------------------------------------------------------------------


@rule("CS-MOD-36")
def test_rite_of_the_open_road() -> None:
    table = tome().knows(0, "DR11").at(0, P1).at(2, P3)
    table.state.place[1] = -1
    assert isinstance(table, Tome)
    table.perform(0)
    assert (table.asked, table.state.speaker) == ("FreeMove", 0)
    table.play("Marsh")
    assert table.state.speaker == 2
    table.play("Stay")
    assert (table.state.place[:3], table.state.mad[:3], table.state.moved[:3]) == (
        [P2, -1, P3],
        [0, 0, 0],
        [0, 0, 0],
    )


@rule("CS-RIT-16")
def test_rite_of_the_borrowed_year() -> None:
    table = tome().knows(0, "DR12")
    assert isinstance(table, Tome)
    table.perform(0).play(table.means("take-trophy", "S"), table.means("take-trophy", "K"))
    assert (table.trophies_of(0), table.state.mad[0], table.state.ongoing[0]) == ("SK", 0, 1)


@rule("CS-RIT-16")
def test_the_borrowed_year_needs_a_trophy_in_the_supply() -> None:
    table = tome().knows(0, "DR12")
    for letter in "SMFWK":
        table.trophies(1, letter * table.trophies_of(SUPPLY).count(letter))
    table.prepare()
    assert table.why_no("use-ritual") == "CS-RUL-061"
