"""The open phase, and every card, ability and location that is used in it."""

import pytest

from eldertable.games.cultistorm.box.places import (
    AT_PLACE,
    BEFORE,
    CULTIST_DECK,
    CULTIST_DISCARD,
    DISCARD,
    HAND,
    OBJECT_DECK,
    OBJECT_DISCARD,
    OBJECTS,
    ON_BOARD,
    bottom_of,
)
from eldertable.games.cultistorm.rules.phases.combat import Combat
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.preparation import Preparation
from eldertable.games.cultistorm.rules.phases.update import UpdatePhase
from eldertable.games.cultistorm.rules.turn import EndTurn
from eldertable.games.cultistorm.table.fields import MOVING
from eldertable.kernel.rows import replaced
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, Storm, storm
from tests.support import rule

# --- the open phase -------------------------------------------------------------------------------------------


@rule("CS-PRE-01", "CS-PRE-03", "CS-RUL-058")
def test_anybody_may_act_next_and_an_action_takes_every_ready_back() -> None:
    table = storm().prepare()
    assert table.state.decision is not None
    assert table.state.decision.seats() == (0, 1, 2)
    table.play("Ready", seat=2).play("Ready", seat=0)
    assert table.options(2) == ["Not ready after all"]
    table.play("Move to Gull Quay", seat=1)
    assert table.offers("Ready", 0)
    assert table.state.speaker == 2
    table.play("Ready").play("Ready")
    assert table.state.speaker == 1


@rule("CS-PRE-03")
def test_the_table_waits_for_those_who_are_not_ready_in_turn_after_the_last_who_acted() -> None:
    table = storm().prepare().play("Move to Gull Quay", seat=1)
    assert table.state.decision is not None
    assert table.state.decision.awaited() == (2, 0, 1)
    table.play("Ready", seat=0)
    assert table.state.decision.awaited() == (2, 1)
    assert table.state.decision.seats() == (0, 1, 2)


@rule("CS-PRE-03")
def test_ready_can_be_taken_back() -> None:
    table = storm().prepare().play("Ready", seat=0).play("Not ready", seat=0)
    assert table.offers("Move to", 0)


@rule("CS-RUL-058")
def test_with_a_fixed_order_only_one_is_asked() -> None:
    from eldertable.games.cultistorm.rules.phases.preparation import Preparation

    table = storm(prep_order="round_robin").run(Preparation())
    assert table.state.decision is not None
    assert table.state.decision.seats() == (0,)
    assert table.play("Ready").state.decision.seats() == (1,)  # type: ignore[union-attr]


@rule("CS-SUP-10", "CS-SUP-03")
def test_nobody_else_acts_while_a_support_is_being_finished() -> None:
    table = (
        storm("GA", "FI", "HE").hand(0, "GA02.S").dice(1, "K").prepare().play("Fix the Roll (Star) for Sgt")
    )
    assert table.asked == "SetDie"
    assert table.state.legal(0) == []
    assert table.state.speaker == 1


@rule("CS-MOV-01", "CS-MOV-02", "CS-MOV-03", "CS-RUL-074", "CS-DEC-07")
def test_the_first_move_is_free_and_every_further_one_costs_insanity() -> None:
    table = storm().prepare().play("Move to Marsh Road Sanatorium")
    assert table.state.mad[0] == 0
    assert table.refused("move", "P2", seat=0) == "CS-RUL-074"
    table.play("Move to Corbin Ironworks for 1", seat=0)
    assert table.state.mad[0] == 1


@rule("CS-RUL-060")
def test_a_deadly_move_is_not_offered() -> None:
    table = storm().mad(0, 4)
    table.state.moved[0] = 1
    assert not table.prepare().offers("Move to")


@rule("CS-DIE-01", "CS-DIE-02", "CS-DEC-06", "CS-RUL-069")
def test_each_investigator_takes_one_die() -> None:
    table = storm().pool("SSM").prepare().play("Take a die: Star")
    assert table.dice_of(0) == "S"
    assert table.refused("take-die", "S", seat=0) == "CS-DIE-02"


@rule("CS-DIE-06", "CS-RUL-068", "CS-DIE-04")
def test_extra_dice_let_somebody_take_another() -> None:
    table = storm().pool("SSMM")
    table.state.extra = 1
    table.prepare().play("Take a die: Star", seat=0).play("Take a die: Moon", seat=0)
    assert table.dice_of(0) == "SM"
    assert not table.offers("Take a die", 0)


@rule("CS-TGT-01", "CS-TGT-02", "CS-DEC-16", "CS-RUL-130")
def test_target_markers_are_put_on_and_taken_back_ten_times_at_most() -> None:
    table = storm().cultists(P1, "CU-S01", "CU-S02").prepare()
    for _ in range(5):
        table.play("Target Novice", seat=0).play("Take the target marker off Novice", seat=0)
    assert not table.offers("Target", 0)


@rule("CS-OBJ-01", "CS-DEC-11", "CS-OBJ-03")
def test_objects_are_given_or_exchanged_on_the_same_location() -> None:
    table = (
        storm().objects(0, "OB01").objects(1, "OB02").at(2, P2).prepare().play("Give away Charm of the Star")
    )
    assert table.options() == ["To Sgt. Roscoe Tillman", "To Sgt. Roscoe Tillman, for Charm of the Moon"]
    table.play("for Charm")
    assert (table.cards(OBJECTS), table.cards(OBJECTS + 1)) == (["OB02.1"], ["OB01.1"])


@rule("CS-RUL-081", "CS-RSH-10")
def test_a_receiver_with_two_objects_discards_one() -> None:
    table = storm().objects(0, "OB01").objects(1, "OB02", "OB03").at(2, P2).prepare()
    table.play("Give away").play("To Sgt. Roscoe Tillman").play("Charm of the Moon")
    assert table.cards(OBJECTS + 1) == ["OB03.1", "OB01.1"]


@rule("CS-RSH-01", "CS-RSH-03", "CS-RSH-04", "CS-RSH-05", "CS-RSH-07", "CS-DEC-09", "CS-DEC-10")
def test_research_draws_up_to_the_icons_in_hand_and_keeps_one() -> None:
    table = storm().hand(0, "GN02.M", "GN05.K").next_objects("OB01", "OB02").prepare().play("Research")
    table.play("Draw one", "Charm of the Moon")
    assert table.cards(OBJECTS) == ["OB02.1"]
    assert table.cards(OBJECT_DISCARD) == ["OB01.1"]
    assert table.refused("research", seat=0) == "CS-RSH-07"


@rule("CS-RSH-05")
def test_whichever_find_is_kept_the_others_are_lost() -> None:
    for kept, lost in (("OB01", "OB02"), ("OB02", "OB01")):
        table = storm().hand(0, "GN02.M", "GN05.K").next_objects("OB01", "OB02").prepare().play("Research")
        table.play("Draw one", "Star" if kept == "OB01" else "Moon")
        assert (table.asked, table.cards(OBJECTS)) == ("Prepare", [f"{kept}.1"])
        assert table.cards(OBJECT_DISCARD) == [f"{lost}.1"]


@rule("CS-RSH-06", "CS-RUL-078", "CS-RUL-080")
def test_ev01_summoning_eye_ev02_cold_breath_ev03_unbidden_vision() -> None:
    table = (
        storm()
        .hand(0, "GN02.M", "GN05.K", "GN07.F")
        .next_objects("EV01", "EV02", "EV03")
        .marker(P4)
        .prepare()
    )
    table.play("Research", "Draw one", "Draw one")
    assert len(table.column(P4)) == 1
    assert table.state.terror == 0
    assert table.state.mad[0] == 1
    assert len(table.cards(OBJECT_DISCARD)) == 3


@rule("CS-RSH-11", "CS-RUL-079")
def test_with_two_objects_one_is_discarded_first() -> None:
    table = (
        storm().hand(0, "GN02.M").objects(0, "OB01", "OB02").next_objects("OB03").prepare().play("Research")
    )
    table.play("Charm of the Flame", "Charm of the Star")
    assert table.cards(OBJECTS) == ["OB02.1", "OB03.1"]


@rule("CS-RSH-12")
def test_of_some_objects_only_one_copy_may_be_held() -> None:
    table = storm().hand(0, "GN02.M").objects(0, "OB12.1").next_objects("OB12.2").prepare().play("Research")
    assert table.cards(OBJECTS) == ["OB12.1"]


@rule("CS-RSH-09", "CS-RUL-131")
def test_an_empty_object_deck_is_not_reshuffled() -> None:
    table = storm().hand(0, "GN02.M")
    for zone in range(OBJECT_DECK, OBJECT_DECK + 3):
        for card in table.state.zones[zone]:
            table.state.marks[card] = table.state.everyone()
        table.state.zones[OBJECT_DISCARD] += table.state.zones[zone]
        table.state.zones[zone] = ()
    assert not table.prepare().offers("Research")


# --- development ----------------------------------------------------------------------------------------------


@rule("CS-DEV-01", "CS-DEV-03", "CS-DEV-05", "CS-DEV-06", "CS-DEV-09", "CS-DEC-14", "CS-DEC-15")
def test_the_first_level_costs_a_trophy_and_an_advance_and_gives_a_seal() -> None:
    table = storm().trophies(0, "F").prepare().play("Develop Calm Voice").play("Flame")
    assert table.state.level[0] == 1
    assert table.trophies_of(ON_BOARD) == "F"
    assert table.state.terror == 0
    assert table.state.seal[2] == 0


@rule("CS-DEV-02", "CS-DEV-04", "CS-DEV-07")
def test_the_second_level_costs_two_alike_and_brings_a_cultist_to_the_developer() -> None:
    assert not storm().level(0, 1).trophies(0, "FM").prepare().offers("Develop")
    table = storm().level(0, 1).trophies(0, "FF").at(0, P3).marker(P1).prepare().play("Develop", "None")
    assert len(table.column(P3)) == 1
    assert table.state.marker == P1


@rule("CS-DEV-08", "CS-CMP-12")
def test_the_third_level_gives_ongoing_insanity() -> None:
    table = storm().level(0, 2).trophies(0, "FF").prepare().play("Develop", "None")
    assert table.state.ongoing[0] == 1
    assert not storm().level(0, 2).trophies(0, "FF").mad(0, 4).prepare().offers("Develop")


@rule("CS-RUL-021")
def test_no_cultist_comes_to_a_developer_beside_a_god() -> None:
    table = storm().level(0, 1).trophies(0, "FF").at(0, P3).goo(P3, "GO-S").prepare().play("Develop", "None")
    assert table.column(P3) == []


@rule("CS-DEV-12")
def test_with_all_seals_taken_none_is_offered() -> None:
    table = storm().trophies(0, "F")
    table.state.seal = (1,) * 5
    assert table.prepare().play("Develop").asked == "Prepare"


@rule("CS-RUL-127", "CS-RUL-084")
def test_level_two_beside_three_cultists_brings_the_fourth_and_its_god_before_the_seal() -> None:
    table = (
        storm()
        .level(0, 1)
        .trophies(0, "FF")
        .cultists(P1, "CU-S01", "CU-S02", "CU-S03")
        .next_cultists("CU-K01")
    )
    table.prepare().play("Develop")
    assert table.asked == "TakeSeal"
    assert table.game.content.goos.ids[table.state.goo[P1]] == "GO-K"
    assert table.state.mad[:3] == [1, 1, 1]


# --- supports -------------------------------------------------------------------------------------------------


@rule("CS-SUP-01", "CS-SUP-02", "CS-SUP-06", "CS-SUP-07", "CS-CMP-17", "CS-DEC-12")
def test_gn07_spare_hands_costs_insanity_lies_before_the_other_and_is_redrawn() -> None:
    table = storm().hand(0, "GN07.F").deck(0, "GN01.S").deck(1, "GN02.M", "GN03.F").prepare()
    table.play("Spare Hands (Flame) for Sgt")
    assert table.state.mad[0] == 1
    assert table.cards(BEFORE + 1) == ["HE GN07.F"]
    assert table.hand_of(0) == ["GN01.S"]
    assert table.hand_of(1) == ["GN02.M", "GN03.F"]


@rule("CS-SUP-02")
def test_nobody_supports_themselves() -> None:
    table = storm().hand(0, "GN01.S").prepare()
    assert table.refused("support", "0", "0", seat=0) == "CS-SUP-02"


@rule("CS-SUP-05")
def test_no_more_than_twice_as_many_supports_as_players() -> None:
    table = storm().hand(0, "HE03.M")
    table.state.plays[0] = 6
    assert table.prepare().refused("support", "16", "1", seat=0) == "CS-SUP-05"


@rule("CS-SUP-09", "CS-RUL-061")
def test_a_support_that_changes_nothing_may_not_be_played() -> None:
    assert not storm().hand(0, "HE01.M").prepare().offers("Kind Word")
    assert storm().hand(0, "HE01.M").mad(1, 1).prepare().offers("Kind Word (Moon) for Sgt")


def played(table: Storm, words: str) -> Storm:
    """Seat 0 plays a support for seat 1."""
    return table.prepare().play(words)


def one(who: str, card: str, **more: str) -> Storm:
    """Seat 0 with one card, seat 1 the fighter."""
    return storm(who, "FI", "SU" if who != "SU" else "ME").hand(0, card)


@pytest.mark.parametrize(
    ("who", "card", "n"), [("HE", "GN06.M", 2), ("HE", "HE01.M", 2), ("HE", "HE02.W", 4)]
)
@rule("CS-CMP-11")
def test_gn06_steady_words_he01_kind_word_he02_sedative_heal(who: str, card: str, n: int) -> None:
    table = one(who, card).mad(1, 4).prepare()
    table.play(next(o for o in table.options() if "for Sgt" in o))
    assert table.state.mad[1] == 4 - n
    assert len(table.hand_of(0)) == (0 if card.startswith("HE02") else 1)


@rule("CS-SUP-08", "CS-ICO-09", "CS-ICO-01", "CS-CMP-18")
def test_he02_sedative_has_no_redraw_and_no_insanity() -> None:
    table = played(one("HE", "HE02.W").mad(1, 4), "Sedative (Wave) for Sgt")
    assert table.hand_of(0) == []
    assert table.state.mad[0] == 0


def test_he05_case_notes() -> None:
    table = played(one("HE", "HE05.K").deck(1, "GN01.S", "GN02.M"), "Case Notes (Key) for Sgt").play("Star")
    assert table.hand_of(1) == ["GN02.M"]


@rule("CS-ICO-06")
def test_he06_absolution() -> None:
    table = played(one("HE", "HE06.M").mad(1, 3, ongoing=1), "Absolution (Moon) for Sgt").play("Heal 3")
    assert (table.state.mad[1], table.state.ongoing[1]) == (0, 1)
    assert table.state.terror == 0


def test_gn08_turn_the_bones_and_ga02_fix_the_roll() -> None:
    table = played(one("GA", "GN08.K").dice(1, "K"), "Turn the Bones (Key) for Sgt").play("Key to any symbol")
    assert table.dice_of(1) == "*"
    table = played(one("GA", "GA02.S").dice(1, "K"), "Fix the Roll (Star) for Sgt").play("Key to Moon")
    assert (table.dice_of(1), table.state.terror) == ("M", 0)


@rule("CS-DIE-05", "CS-ROL-01")
def test_gn09_loose_change_and_ga01_spare_die() -> None:
    for card, words in (("GN09.S", "Loose Change"), ("GA01.S", "Spare Die")):
        table = one("GA", card).luck(6, 3).prepare().play(f"{words} (Star) for Sgt")
        assert len(table.dice_of(1)) == 1


@rule("CS-ICO-05", "CS-RUL-133", "CS-RUL-023", "CS-CUL-12")
@pytest.mark.parametrize(
    ("giver", "card", "words", "madness"),
    [("HE", "GN10.W", "Hold the Door (Wave)", 1), ("FI", "FI04.S", "Barricade (Star)", 0)],
)
def test_gn10_hold_the_door_and_fi04_barricade_block_where_the_supported_stands_for_one_cultist_phase(
    giver: str, card: str, words: str, madness: int
) -> None:
    table = storm(giver, "RE", "GA").hand(0, card).at(0, P2).at(1, P3).at(2, P4).prepare()
    table.play(f"{words} for Prof").play("Move to Aldermoor", seat=1)
    assert (table.state.mad[0], table.state.blocked) == (madness, (0, 0, 1, 0, 0))
    assert table.cards(BEFORE + 1) == [f"{giver} {card}"]
    EndTurn().run(table.state)
    assert table.cards(BEFORE + 1) == [f"{giver} {card}"]
    table.run(CultistPhase())
    assert table.columns() == [0, 1, 0, 1, 0]
    assert (table.cards(BEFORE + 1), table.cards(DISCARD)) == ([], [f"{giver} {card}"])
    assert len(table.marker(P2).run(CultistPhase()).column(P3)) == 1


@rule("CS-SUP-09", "CS-RUL-023")
def test_gn10_hold_the_door_is_of_no_use_beside_a_god_or_where_a_block_lies() -> None:
    assert not storm().hand(0, "GN10.W").goo(P1, "GO-S").prepare().offers("Hold the Door")
    table = storm().hand(0, "GN10.W")
    table.state.blocked = replaced(table.state.blocked, P1, 1)
    assert not table.prepare().offers("Hold the Door")
    assert table.at(2, P4).prepare().offers("Hold the Door (Wave) for Felix")


def test_re01_cross_reference_and_su01_relay_message_draw_two() -> None:
    table = played(one("RE", "RE01.K").deck(1, "GN01.S", "GN02.M"), "Cross-Reference (Key) for Sgt")
    assert len(table.hand_of(1)) == 2
    table = played(one("SU", "SU01.S").deck(1, "GN01.S", "GN02.M"), "Relay Message (Star) for Sgt")
    assert len(table.hand_of(1)) == 2


def test_re03_lost_and_found() -> None:
    table = (
        one("RE", "RE03.F")
        .to(OBJECT_DISCARD, "OB01", "EV01")
        .prepare()
        .play("Lost and Found (Flame) for Sgt")
    )
    assert table.options() == ["Charm of the Star", "None"]
    table.play("Charm")
    assert (table.cards(OBJECTS + 1), table.state.terror) == (["OB01.1"], 0)


def test_re04_restock_the_shelves() -> None:
    table = (
        one("RE", "RE04.W").to(OBJECT_DISCARD, "OB01").prepare().play("Restock the Shelves (Wave) for Sgt")
    )
    assert table.cards(OBJECT_DISCARD) == []
    assert table.options() == ["Draw an object", "None"]


def test_re06_joint_study() -> None:
    table = one("RE", "RE06.K").next_objects("OB01", "OB02").prepare().play("Joint Study (Key) for Sgt")
    assert table.play("Draw one", "Stop").play("Charm").cards(OBJECTS + 1) == ["OB01.1"]
    assert table.state.researched[1] == 0


@rule("CS-RSH-02", "CS-SUP-03")
def test_re06_joint_study_may_be_left_without_a_draw() -> None:
    table = one("RE", "RE06.K").next_objects("EV03").prepare().play("Joint Study (Key) for Sgt")
    assert (table.state.speaker, table.options()) == (1, ["Stop", "Draw one"])
    table.play("Stop")
    assert (table.asked, table.state.mad[1], table.cards(OBJECT_DISCARD)) == ("Prepare", 0, [])


def test_fi02_shove_aside() -> None:
    table = storm("FI", "HE", "GA").hand(0, "FI02.M").cultists(P1, "CU-S01", "CU-M01").prepare()
    table.play("Shove Aside (Moon) for Dr").play("Sleepers")
    assert table.column(P1) == ["CU-M01", "CU-S01"]


@rule("CS-OBJ-02", "CS-RUL-083")
def test_su03_safe_passage() -> None:
    table = (
        one("SU", "SU03.W").trophies(1, "S").prepare().play("Safe Passage (Wave) for Sgt").play("Gull Quay")
    )
    table.play("Star to Agnes")
    assert table.state.place[1] == P4
    assert (table.state.moved[1], table.trophies_of(0)) == (0, "S")


def test_su05_encore() -> None:
    table = played(one("SU", "SU05.K").discard(1, "GN01.S"), "Encore (Key) for Sgt").play("Star")
    assert table.hand_of(1) == ["GN01.S"]


def test_su06_strong_coffee() -> None:
    table = played(one("SU", "SU06.S").mad(1, 2).deck(1, "GN01.S"), "Strong Coffee (Star) for Sgt")
    assert (table.state.mad[1], table.hand_of(1)) == (1, ["GN01.S"])


@rule("CS-DEC-27")
def test_me01_still_the_air() -> None:
    table = one("ME", "ME01.W").cultist_die(P1, "K").luck(6, 1).prepare().play("Still the Air (Wave) for Sgt")
    assert table.options() == ["Keep the new face: Moon", "Back to the old face: Key"]
    assert table.play("Back").state.cultist_dice[P1] == 4


@rule("CS-DEC-26")
def test_me02_seance() -> None:
    table = (
        one("ME", "ME02.S")
        .next_cultists("CU-S01", "CU-M01", "CU-F01")
        .prepare()
        .play("Seance (Star) for Sgt")
    )
    table.play("Ninth Star) under", "Pale House) on top", "Ashen Brotherhood) on top")
    assert table.cards(CULTIST_DECK)[:2] == ["CU-F01", "CU-M01"]
    assert table.cards(bottom_of(CULTIST_DECK)) == ["CU-S01"]


def test_me04_silver_thread() -> None:
    table = one("ME", "ME04.F").goo(P2, "GO-S").prepare().play("Silver Thread (Flame) for Sgt").play("Hold")
    assert table.state.held[P2] == 1


def test_me06_quiet_the_circle() -> None:
    table = one("ME", "ME06.K")
    table.state.crystals = (1, 3, 0, 0, 4, 0)
    table.prepare().play("Quiet the Circle (Key) for Sgt").play("Terror place 2")
    assert table.state.crystals == (1, 1, 0, 0, 4, 0)


@rule("CS-RUL-070", "CS-ROL-01")
def test_ga04_side_bet() -> None:
    table = one("GA", "GA04.W").dice(1, "K").luck(6, 0, 1).prepare().play("Side Bet (Wave) for Sgt")
    assert table.state.extra == 1
    table.play("Give a die").play("Key to Felix")
    assert table.dice_of(0) == "M"


def test_ga05_marked_card() -> None:
    table = (
        one("GA", "GA05.M").deck(1, "GN01.S", "GN02.M", "GN03.F").prepare().play("Marked Card (Moon) for Sgt")
    )
    assert table.play("Flame").hand_of(1) == ["GN01.S", "GN02.M"]
    assert (table.cards(DISCARD + 1), len(table.options())) == ([], 2)
    assert table.play("Star").hand_of(1) == ["GN02.M"]
    assert table.cards(DISCARD + 1) == ["FI GN01.S", "FI GN03.F"]


def test_ga06_cash_in() -> None:
    table = one("GA", "GA06.S").trophies(1, "S").prepare().play("Cash In (Star) for Sgt").play("Star for Key")
    assert table.trophies_of(1) == "K"


# --- supports in fights ---------------------------------------------------------------------------------------


def fight(giver: str, support: str, *hand: str, enemy: str = "CU-S01") -> Storm:
    """Seat 1, the fighter, against an enemy on P2 with one support before it."""
    other = "SU" if giver != "SU" else "ME"
    table = storm(giver, "FI", other).at(0, P4).at(1, P2).at(2, P4).cultists(P2, enemy).target(1, enemy)
    table.before(1, 0, support).hand(1, *hand).combat()
    return table.play(table.options()[0])


@pytest.mark.parametrize(
    ("giver", "support", "hand"),
    [
        ("HE", "GN01.S", ("GN02.M", "GN03.F")),
        ("HE", "GN02.M", ("GN01.S", "GN03.F")),
        ("HE", "GN03.F", ("GN01.S", "GN02.M")),
        ("HE", "HE03.M", ("GN01.S", "GN03.F")),
        ("SU", "SU04.M", ("GN01.S", "GN03.F")),
        ("ME", "ME03.W", ("GN01.S", "GN03.F")),
    ],
)
@rule("CS-SUP-11", "CS-SUP-12", "CS-ICO-07", "CS-CMB-09")
def test_gn01_gn02_gn03_he03_su04_me03_give_their_symbol(
    giver: str, support: str, hand: tuple[str, ...]
) -> None:
    table = fight(giver, support, *hand).play("Win")
    assert table.trophies_of(1) == "S"


@pytest.mark.parametrize("support", ["GN04.W", "GN05.K"])
def test_gn04_gn05_give_wave_and_key(support: str) -> None:
    rest = {"GN04.W": "GN05.K", "GN05.K": "GN04.W"}[support]
    assert fight("HE", support, rest, "GN01.S", enemy="CU-W01").offers("Win")


def test_fi01_covering_fire_gives_flame_or_key() -> None:
    table = storm("FI", "HE", "GA").at(0, P4).at(1, P2).at(2, P4).cultists(P2, "CU-S01").target(1, "CU-S01")
    table.before(1, 0, "FI01.F").hand(1, "GN01.S", "GN02.M").combat()
    assert table.play("Novice").offers("Win")


@rule("CS-RUL-059", "CS-RUL-125")
def test_gn11_dark_bargain_brings_a_cultist_when_used() -> None:
    table = fight("HE", "GN11.F", "GN01.S", "GN02.M").play("Win")
    assert table.state.cultists_on_board() == 1


@pytest.mark.parametrize(("giver", "support"), [("HE", "HE04.S"), ("RE", "RE02.S")])
def test_he04_hypnosis_re02_translated_verse_make_a_card_any_symbol(giver: str, support: str) -> None:
    table = fight(giver, support, "GN01.S", "GN02.M", "GN04.W")
    terror = table.state.terror
    table.play("Win")
    assert table.trophies_of(1) == "S"
    assert (table.state.terror - terror) % 5 == (1 if giver == "HE" else 0)


@pytest.mark.parametrize(("giver", "support"), [("RE", "RE05.S"), ("SU", "SU02.S")])
def test_re05_known_weakness_su02_joint_effort(giver: str, support: str) -> None:
    assert fight(giver, support, "GN01.S", "GN02.M").offers("Win")


def test_fi03_low_blow_ignores_a_symbol() -> None:
    table = storm("FI", "HE", "GA").at(0, P4).at(1, P2).at(2, P4).cultists(P2, "CU-S01").target(1, "CU-S01")
    table.before(1, 0, "FI03.F").hand(1, "GN01.S", "GN02.M").combat()
    assert table.play("Novice").offers("Win")


@rule("CS-ICO-02", "CS-RUL-064")
def test_fi05_second_wind_takes_cards_back_for_insanity() -> None:
    table = storm("FI", "HE", "GA").at(0, P4).at(1, P2).at(2, P4).cultists(P2, "CU-S01").target(1, "CU-S01")
    table.before(1, 0, "FI05.M").hand(1, "GN01.S", "GN02.M", "GN03.F").combat().play("Novice", "Win")
    table.play("Star", "Flame")
    assert table.hand_of(1) == ["GN01.S", "GN03.F"]
    assert table.state.mad[1] == 1


@rule("CS-DEC-21")
def test_a_second_wind_takes_two_cards_back_whichever_they_are() -> None:
    table = storm("FI", "HE", "GA").at(0, P4).at(1, P2).at(2, P4).cultists(P2, "CU-S01").target(1, "CU-S01")
    table.before(1, 0, "FI05.M").hand(1, "GN01.S", "GN02.M", "GN03.F").combat().play("Novice", "Win")
    table.play("Star", "Moon")
    assert (table.asked, table.hand_of(1)) == ("NowOrLater", ["GN01.S", "GN02.M"])


def test_fi06_trophy_hunter_brings_another_trophy() -> None:
    table = storm("FI", "HE", "GA").at(0, P4).at(1, P2).at(2, P4).cultists(P2, "CU-S01").target(1, "CU-S01")
    table.before(1, 0, "FI06.K").hand(1, "GN01.S", "GN02.M", "GN03.F").combat().play("Novice", "Win")
    assert table.trophies_of(1) == "SS"


@rule("CS-RUL-124")
def test_me05_offering_pays_a_trophy_for_two_of_its_symbol() -> None:
    table = storm("ME", "FI", "GA").at(0, P4).at(1, P3).at(2, P4).cultists(P3, "CU-S05").target(1, "CU-S05")
    table.before(1, 0, "ME05.S").hand(1, "GN02.M").trophies(1, "S").combat().play("Herald", "Win")
    assert table.trophies_of(1) == "S"  # one paid, one won


@rule("CS-RUL-124", "CS-CMP-28")
def test_me05_offering_gives_no_symbol_of_a_trophy_that_is_not_there() -> None:
    table = storm("ME", "FI", "GA").at(0, P4).at(1, P3).at(2, P4).cultists(P3, "CU-S05").target(1, "CU-S05")
    table.before(1, 0, "ME05.S").hand(1, "GN02.M").trophies(1, "MK").combat().play("Herald")
    assert table.options() == ["Give up"]


def test_ga03_all_in_doubles_a_die_for_insanity() -> None:
    table = storm("GA", "FI", "HE").at(0, P4).at(1, P3).at(2, P4).cultists(P3, "CU-S05").target(1, "CU-S05")
    table.before(1, 0, "GA03.F").hand(1, "GN02.M").dice(1, "S").combat().play("Herald", "Win")
    assert table.state.mad[1] == 1
    assert table.trophies_of(1) == "S"


@rule("CS-RUL-062")
def test_unused_supports_go_back_at_the_end_of_the_round() -> None:
    table = fight("HE", "GN04.W").play("Give up")
    assert "HE GN04.W" in table.cards(DISCARD)


# --- abilities ------------------------------------------------------------------------------------------------


def test_he_l1_calm_voice() -> None:
    table = storm().level(0, 1).mad(1, 2).prepare().play("Use Calm Voice")
    assert table.state.mad[1] == 1
    assert not table.offers("Calm Voice", 0)


@pytest.mark.parametrize("seat", range(3))
def test_an_ability_is_used_once_a_turn_in_every_seat(seat: int) -> None:
    people = ["FI", "GA", "SU"]
    people[seat] = "HE"
    table = storm(*people).level(seat, 2).mad((seat + 1) % 3, 3).prepare()
    table.play("Use Talking Cure", seat=seat)
    assert not table.offers("Talking Cure", seat)
    assert table.offers("Calm Voice", seat)


def test_he_l2_talking_cure() -> None:
    table = storm().level(0, 2).mad(2, 2).mad(0, 1).at(2, P4).prepare().play("Use Talking Cure", "Felix")
    assert table.state.mad[2] == 1


def test_he_l3_deep_analysis() -> None:
    table = storm().level(0, 3).mad(2, 0, ongoing=1).prepare().play("Use Deep Analysis")
    assert (table.state.mad[2], table.state.ongoing[2]) == (1, 0)


def test_re_l1_method_and_lo_k1_aldermoor_library_research_without_icons() -> None:
    assert storm("RE", "FI", "GA").level(0, 1).prepare().offers("Research (1 find)")
    assert storm().location(P1, "LO-K1").prepare().offers("Research (1 find)")


def test_re_l2_second_reading_keeps_two() -> None:
    table = storm("RE", "FI", "GA").level(0, 2).hand(0, "GN02.M").next_objects("OB01", "OB02").prepare()
    table.play("Research", "Draw one", "Moon")
    assert table.cards(OBJECTS) == []
    assert table.play("Star").cards(OBJECTS) == ["OB01.1", "OB02.1"]


@rule("CS-RSH-05", "CS-RSH-10", "CS-RSH-11", "CS-DEC-10")
def test_re_l2_second_reading_makes_room_for_all_that_is_kept_before_it_is_taken() -> None:
    table = storm("RE", "FI", "GA").level(0, 2).hand(0, "GN02.M").objects(0, "OB03", "OB04")
    table.next_objects("OB01", "OB02").prepare().play("Research", "Draw one", "Moon", "Star")
    assert table.options() == ["Charm of the Flame", "Charm of the Wave"]
    table.play("Wave")
    assert table.cards(OBJECTS) == ["OB01.1", "OB02.1"]
    assert table.cards(OBJECT_DISCARD) == ["OB04.1", "OB03.1"]


@rule("CS-RSH-05", "CS-RSH-12")
def test_re_l2_second_reading_may_keep_one_of_two() -> None:
    table = storm("RE", "FI", "GA").level(0, 2).hand(0, "GN02.M").next_objects("OB01", "OB02").prepare()
    table.play("Research", "Draw one", "Moon", "Keep 1 object")
    assert (table.cards(OBJECTS), table.cards(OBJECT_DISCARD)) == (["OB02.1"], ["OB01.1"])


def test_re_l3_living_index() -> None:
    table = (
        storm("RE", "FI", "GA").level(0, 3).objects(0, "OB01", "OB02").to(OBJECT_DISCARD, "OB03").prepare()
    )
    assert len(table.play("Use Living Index", "Flame").cards(OBJECTS)) == 3


def test_su_l1_field_line() -> None:
    table = storm("SU", "FI", "GA").level(0, 1).hand(0, "GN01.S", "GN02.M").prepare()
    table.play("Shared Sigil: Star (Star) for Sgt").play("Shared Sigil: Moon (Moon) for Sgt", seat=0)
    assert table.state.mad[0] == 1


@rule("CS-DEC-31")
def test_su_l2_relay() -> None:
    table = storm("SU", "FI", "GA").level(0, 2).hand(0, "SU01.S").deck(1, "GN01.S", "GN02.M").prepare()
    table.play("Relay Message (Star) for Sgt").play("Felix")
    assert (len(table.hand_of(1)), len(table.hand_of(2))) == (2, 2)


@rule("CS-UPD-02", "CS-RUL-044")
def test_su_l3_exchange() -> None:
    table = storm("SU", "FI", "GA").level(0, 3).hand(0, "GN01.S").prepare().play("(Star) for Sgt", "Nobody")
    assert table.state.mad[0] == 0
    table.run(UpdatePhase()).play("Keep all cards")
    assert [len(table.hand_of(seat)) for seat in range(3)] == [5, 4, 4]


def test_me_l1_second_sight() -> None:
    table = storm("ME", "FI", "GA").level(0, 1).next_cultists("CU-S01", "CU-M01").prepare()
    table.play("Use Second Sight", "Under the deck", "Back on top")
    assert table.cards(CULTIST_DECK)[:1] == ["CU-S01"]
    assert table.cards(bottom_of(CULTIST_DECK)) == ["CU-M01"]


def test_me_l2_part_the_veil() -> None:
    table = storm("ME", "FI", "GA").level(0, 2).luck(6, 3).prepare().play("Use Part the Veil", "Gull Quay")
    assert table.play("Keep the new").state.cultist_dice[P4] == 3


def test_me_l3_ward_of_silence() -> None:
    table = storm("ME", "FI", "GA").level(0, 3).goo(P2, "GO-S").prepare()
    table.play("Use Ward of Silence, at 1 insanity", "Block")
    table.play("Corbin")
    assert (table.state.mad[0], table.state.blocked[P3]) == (1, 1)


@rule("CS-UPD-04", "CS-DIE-07")
def test_ga_l2_house_edge_and_l3_bring_dice_into_the_pool() -> None:
    for level, dice in ((1, 3), (2, 4), (3, 5)):
        table = storm("GA", "FI", "HE").level(0, level).run(UpdatePhase())
        assert sum(table.state.pool) == dice


# --- locations ------------------------------------------------------------------------------------------------


@rule("CS-LOC-01", "CS-LOC-02", "CS-LOC-03", "CS-DEC-08")
def test_lo_s1_crane_hill_observatory() -> None:
    table = storm().location(P1, "LO-S1").prepare().play("Use Crane Hill Observatory, at 1 insanity")
    assert (table.state.mad[0], len(table.hand_of(0))) == (1, 3)
    assert not table.offers("Use Crane", 0)
    assert table.offers("Use Crane", 1)
    assert not storm().location(P1, "LO-S1", active=False).prepare().offers("Use Crane")


def test_lo_s2_st_brides_belfry() -> None:
    assert storm().location(P1, "LO-S2").mad(0, 2).prepare().play("Use St. Bride").state.mad[0] == 1


def test_lo_m1_marsh_road_sanatorium() -> None:
    table = storm().location(P1, "LO-M1").mad(0, 2).hand(0, "GN01.S", "GN02.M").prepare()
    table.play("Use Marsh", "Star")
    table.play("Use Marsh", seat=0)
    assert (table.state.mad[0], table.hand_of(0)) == (0, [])


def test_lo_m2_hollow_street_cemetery() -> None:
    table = storm().location(P1, "LO-M2").trophies(0, "S").cultists(P3, "CU-S01", "CU-M01").prepare()
    table.play("Use Hollow")
    assert table.cards(CULTIST_DISCARD) == ["CU-M01"]
    assert table.trophies_of(0) == ""


def test_lo_f1_corbin_ironworks() -> None:
    table = storm().location(P1, "LO-F1").dice(0, "S").prepare().play("Use Corbin", "Star to Key")
    assert table.dice_of(0) == "K"


@rule("CS-RUL-130")
def test_lo_w1_gull_quay() -> None:
    table = storm().location(P1, "LO-W1").location(P4, "LO-S2", active=False).prepare().play("Move to Corbin")
    assert table.state.moved[0] == 0


def test_lo_w2_blackreef_lighthouse() -> None:
    table = storm().location(P1, "LO-W2").luck(6, 3).prepare().play("Use Blackreef", "Corbin")
    assert (table.state.mad[0], table.state.cultist_dice[P3]) == (1, 3)


def test_lo_k2_pennicks_pawnshop() -> None:
    table = storm().location(P1, "LO-K2").objects(0, "OB01").prepare().play("Use Pennick", "Wave")
    assert (table.trophies_of(0), table.cards(OBJECTS), table.state.terror) == ("W", [], 0)


# --- objects --------------------------------------------------------------------------------------------------


@rule("CS-RUL-135", "CS-DEC-17")
def test_ob11_laudanum() -> None:
    table = storm().objects(0, "OB11").mad(1, 3).mad(0, 1).at(2, P2).prepare().play("Use Laudanum", "Sgt")
    assert table.state.mad[1] == 1


def test_ob13_hooded_lantern() -> None:
    table = storm().objects(0, "OB13").luck(6, 3).prepare().play("Use Hooded")
    assert table.state.cultist_dice[P1] == 3
    assert not table.offers("Use Hooded", 0)


@rule("CS-RUL-099")
def test_ob15_dynamite() -> None:
    table = storm().objects(0, "OB15").cultists(P1, "CU-S01", "CU-M01").prepare().play("Use Dynamite")
    assert table.column(P1) == ["CU-M01"]
    assert (table.state.terror, table.trophies_of(0)) == (0, "")
    assert not storm().objects(0, "OB15").prepare().offers("Use Dynamite")


@rule("CS-SPC-06", "CS-RNG-02")
def test_ob15_dynamite_strikes_the_one_behind_gc7_last_soprano_who_counts_as_the_closest() -> None:
    table = storm(gaunt_choir=True).objects(0, "OB15.1", "OB15.2").cultists(P1, "GC7", "CU-M01", "CU-S01")
    assert table.prepare().play("Use Dynamite").column(P1) == ["GC7", "CU-S01"]
    alone = storm(gaunt_choir=True).objects(0, "OB15").cultists(P1, "GC7").prepare().play("Use Dynamite")
    assert alone.column(P1) == []


def test_ob16_warding_chalk() -> None:
    assert storm().objects(0, "OB16").at(0, P2).prepare().play("Use Warding").state.blocked[P2] == 1


def test_ob17_roadster_keys() -> None:
    table = storm().objects(0, "OB17").prepare().play("Use Roadster", "Gull")
    assert (table.state.place[0], table.state.moved[0]) == (P4, 0)


def test_ob20_sealed_letter() -> None:
    assert len(storm().objects(0, "OB20").prepare().play("Use Sealed Letter").hand_of(0)) == 3


def test_ob21_trophy_case() -> None:
    table = storm().objects(0, "OB21").trophies(0, "SS").prepare().play("Use Trophy Case", "Star for Moon")
    assert table.play("Star for Key").trophies_of(0) == "MK"


def test_ob22_bone_die() -> None:
    assert storm().objects(0, "OB22").prepare().play("Use Bone Die", "any").dice_of(0) == "*"


# --- perils ---------------------------------------------------------------------------------------------------


def test_go_21_azhuul_and_go_22_shegg_nathoor_bring_more_terror_and_cultists() -> None:
    from eldertable.games.cultistorm.rules.phases.terror import TerrorPhase

    assert storm().goo(P1, "GO-21").run(TerrorPhase()).state.terror == 1
    assert storm().goo(P1, "GO-22").run(CultistPhase()).state.cultists_on_board() == 4


def test_go_23_vhool_maddens_the_first_star_support() -> None:
    table = storm().goo(P2, "GO-23").hand(0, "HE03.M", "HE03.F").prepare().play("(Moon) for Sgt")
    table.play("(Flame) for Sgt", seat=0)
    assert table.state.mad[0] == 1


def test_go_24_oth_khemu_takes_the_free_move() -> None:
    assert storm().goo(P2, "GO-24").prepare().play("Move to Corbin").state.mad[0] == 1


def test_go_25_yllgath_caps_healing() -> None:
    table = storm().goo(P2, "GO-25").hand(0, "HE02.W").mad(1, 4).prepare().play("Sedative (Wave) for Sgt")
    assert table.state.mad[1] == 3


@rule("CS-SEA-03", "CS-SEA-02")
def test_trophies_are_put_down_in_preparation_too() -> None:
    for place, letter, words in ((P1, "S", "Put a Star"), (P3, "F", "Put a Flame"), (P5, "K", "Put a Key")):
        table = storm().at(0, place).trophies(0, letter).prepare().play(words)
        assert (table.trophies_of(AT_PLACE + place), table.trophies_of(0)) == (letter, "")


@rule("CS-RUL-128")
def test_at_the_end_of_the_turn_everything_borrowed_goes_back() -> None:
    table = (
        storm()
        .dice(0, "S")
        .hand(0, "GN01.S")
        .before(1, 0, "GN02.M")
        .cultists(P1, "CU-S01")
        .target(0, "CU-S01")
    )
    table.run(EndTurn())
    assert table.state.turn == 2
    assert table.state.targets == [-1] * 10
    assert table.dice_of(0) == ""
    assert "GN01.S" in table.hand_of(0)


@rule("CS-PRE-02")
def test_all_kinds_of_action_are_offered_side_by_side() -> None:
    table = storm().pool("S").location(P1, "LO-S2").mad(0, 1).hand(0, "GN02.M").objects(0, "OB20")
    table.trophies(0, "S").cultists(P1, "CU-S01").level(0, 0).prepare()
    words = (
        "Take a die",
        "Move to",
        "Use St. Bride",
        "Research",
        "Give away",
        "for Sgt",
        "Develop",
        "Target",
        "Use Sealed",
        "Put a Star",
    )
    assert all(any(word in option for option in table.options()) for word in words)


@rule("CS-MOV-04")
def test_nobody_moves_outside_preparation() -> None:
    table = storm().cultists(P1, "CU-S01").target(0, "CU-S01").combat()
    assert not table.offers("Move")


@rule("CS-RSH-02", "CS-ICO-03", "CS-RSH-08")
def test_research_counts_the_icons_in_hand_when_it_is_carried_out() -> None:
    table = storm("RE", "FI", "GA").hand(0, "RE01.K").hand(1, "GN05.K").deck(1, "GN02.M", "GN01.S").prepare()
    assert table.offers("Research (1 find)", 1)
    table.play("Cross-Reference (Key) for Sgt")
    assert table.offers("Research (up to 2 finds)", 1)


@rule("CS-RSH-03", "CS-RUL-131")
def test_no_more_finds_are_told_than_there_are_objects_whatever_else_a_hand_could_do() -> None:
    table = storm().hand(0, "GN02.M", "GN05.K").discard_deck(OBJECT_DECK, OBJECT_DISCARD)
    table.next_objects("OB01").prepare()
    assert table.offers("Research (1 find)", 0)
    table.play("Research")
    assert any(line.endswith("researches, with 1 find.") for line in table.told())


def test_what_follows_from_hands_and_objects_is_reckoned_for_each_copy_of_a_position() -> None:
    table = storm("RE", "FI", "GA").hand(1, "GN05.K", "GN02.M").objects(1, "OB01").prepare()
    one, other = table.state, table.state.clone()
    other.zones[HAND + 1] = other.zones[HAND + 1][:1]
    other.zones[OBJECTS + 1] = ()
    for state, icons, things in ((one, 2, 1), (other, 1, 0), (one, 2, 1)):
        assert state.research_icons(1) == icons
        assert len(state.belongings(1).kinds) == things


@rule("CS-RUL-075", "CS-RUL-076", "CS-RUL-122")
def test_location_actions_work_beside_a_god_and_after_sealing_but_only_in_preparation() -> None:
    table = storm().location(P1, "LO-S2").sealed(P1).mad(0, 1)
    assert table.prepare().offers("Use St. Bride")
    assert storm().location(P1, "LO-S2").goo(P1, "GO-S").mad(0, 1).prepare().offers("Use St. Bride")
    fighting = storm().location(P1, "LO-S2").mad(0, 1).cultists(P1, "CU-S01").target(0, "CU-S01").combat()
    assert not fighting.offers("St. Bride")


@rule("CS-RUL-082")
def test_a_used_object_stays_used_when_it_changes_hands() -> None:
    table = (
        storm()
        .objects(0, "OB13")
        .prepare()
        .play("Use Hooded")
        .play("Give away Hooded", seat=0)
        .play("To Sgt")
    )
    assert table.cards(OBJECTS + 1) == ["OB13.1"]
    assert not table.offers("Use Hooded", 1)


@rule("CS-CMP-28")
def test_trophies_pay_for_a_location_action() -> None:
    table = storm().location(P1, "LO-M2").cultists(P2, "CU-S01")
    assert not table.prepare().offers("Use Hollow")
    assert table.trophies(0, "K").prepare().offers("Use Hollow")


@rule("CS-TGT-01", "CS-GOO-10")
def test_a_god_can_be_a_target_and_the_marker_can_be_taken_back() -> None:
    table = storm().goo(P3, "GO-F").cultists(P3, "CU-S01").at(1, P3).prepare()
    assert not table.offers("Target Krahz", 0)
    assert table.play("Target Krahz", seat=1).targets_of(1) == ["GOO P3"]
    assert table.play("Take the target marker off Krahz", seat=1).targets_of(1) == []


@rule("CS-TGT-02", "CS-RUL-087")
def test_after_preparation_targets_on_other_locations_come_off() -> None:
    table = storm().cultists(P1, "CU-S01", "CU-M01").run(Preparation(), Combat())
    table.play("Target Novice (Order", seat=0).play("Target Novice (Order", seat=2)
    table.play("Move to Gull Quay", seat=0)
    assert table.state.targets[:6] == [0, -1, -1, -1, 0, -1]
    for seat in range(3):
        table.play("Ready", seat=seat)
    assert table.state.targets[:6] == [-1, -1, -1, -1, 0, -1]


@rule("CS-RUL-060", "CS-SUP-02", "CS-SUP-05", "CS-SUP-09", "CS-DEV-03", "CS-RSH-01", "CS-RSH-07")
def test_what_is_refused_names_its_rule() -> None:
    table = storm().mad(0, 4).hand(0, "GN01.S", "HE05.K").prepare().play("Move to Gull", seat=0)
    assert table.refused("move", "P2", seat=0) == "CS-RUL-060"
    assert table.refused("support", "0", "1", seat=0) == "CS-RUL-060"
    assert table.refused("support", "0", "0", seat=0) == "CS-SUP-02"
    assert table.refused("develop", "S", seat=0) == "CS-DEV-03"
    assert table.refused("research", seat=1) == "CS-RSH-01"
    table.state.plays[0] = 6
    assert table.refused("support", "0", "1", seat=0) == "CS-SUP-05"
    table.state.researched[1] = 1
    assert table.refused("research", seat=1) == "CS-RSH-07"


@rule("CS-PRE-03")
def test_who_is_ready_is_told_to_take_that_back_before_acting() -> None:
    table = storm().hand(0, "GN01.S").prepare().play("Ready", seat=0)
    assert {
        table.refused(*meant, seat=0) for meant in (("move", "P2"), ("support", "0", "1"), ("research",))
    } == {"CS-PRE-03"}


@rule("CS-RUL-130")
def test_the_eleventh_free_move_is_refused_for_its_number_not_for_its_price() -> None:
    table = storm().location(P1, "LO-W1")
    table.state.repeats[MOVING] = 10
    assert table.prepare().refused("move", "P2", seat=0) == "CS-RUL-130"


@rule("CS-OBJ-02", "CS-OBJ-03", "CS-RUL-083")
def test_side_by_side_neither_trophies_nor_seals_change_hands() -> None:
    table = storm().trophies(0, "SMF").seal(0, 0).seal(1, 0).objects(0, "OB01").prepare()
    assert [option for option in table.options() if "Give" in option] == ["Give away Charm of the Star"]
    assert not [option for option in table.options() if "seal" in option and not option.startswith("Develop")]
