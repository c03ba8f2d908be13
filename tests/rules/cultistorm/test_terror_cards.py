"""Every terror card in its name, the circle and the Endgame."""

import pytest

from eldertable.games.cultistorm.box.places import (
    AT_PLACE,
    CIRCLE,
    CULTIST_DISCARD,
    OBJECT_DECK,
    OBJECT_DISCARD,
    OBJECTS,
    TERROR_DECK,
    TERROR_DISCARD,
)
from eldertable.games.cultistorm.rules.phases.preparation import Preparation
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance, CarryOut
from eldertable.games.cultistorm.rules.turn import EndTurn
from eldertable.games.cultistorm.table.fields import COMBAT_PHASE, PREPARATION_PHASE
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, Storm, storm, the_game
from tests.support import rule


def carried(table: Storm, id: str) -> Storm:
    """A terror card is carried out."""
    return table.run(CarryOut(the_game().content.terror_ids.index(id)))


def terror(id: str) -> CarryOut:
    """The text of a terror card."""
    return CarryOut(the_game().content.terror_ids.index(id))


@rule("CS-TER-03")
def test_te01_footsteps_overhead() -> None:
    table = carried(storm().marker(P5), "TE01")
    assert table.state.marker == P1
    assert table.state.cultists_on_board() == 0


@rule("CS-DEC-25", "CS-RUL-117")
def test_te02_cold_sweat_strikes_the_calmest_and_the_table_decides_ties() -> None:
    table = carried(storm().mad(0, 2).mad(1, 1).mad(2, 1), "TE02")
    assert table.options() == ["Sgt. Roscoe Tillman", "Felix Marlow"]
    table.play("Felix")
    assert table.state.mad[:3] == [2, 1, 2]


def test_te03_lights_out() -> None:
    table = carried(storm().luck(6, 1, 2, 3, 4, 5), "TE03")
    assert table.state.cultist_dice == (1, 2, 3, 4, 5)


def test_te04_missing_pages() -> None:
    table = carried(storm().next_objects("EV03", "OB01"), "TE04")
    assert table.cards(OBJECT_DISCARD) == ["EV03.1", "OB01.1"]
    assert table.state.mad[:3] == [0, 0, 0]


@rule("CS-RUL-126")
def test_te05_loose_tongue_everyone_in_seat_order_discards_a_card_of_their_choice() -> None:
    table = carried(storm().hand(0, "GN01.S", "GN02.M").hand(1, "GN03.F").hand(2, "GN03.F", "GN04.W"), "TE05")
    table.play("Moon", "Flame")
    assert [table.hand_of(seat) for seat in range(3)] == [["GN01.S"], [], ["GN04.W"]]


def test_te06_new_faces_in_town() -> None:
    assert carried(storm().marker(P3), "TE06").state.cultists_on_board() == 1


def test_te07_torn_notes() -> None:
    table = carried(storm().hand(0, "GN01.S", "GN02.M").hand(1, "GN03.F"), "TE07")
    assert [len(table.hand_of(seat)) for seat in range(3)] == [1, 0, 0]


def test_te08_bad_dreams() -> None:
    assert carried(storm().mad(0, 2).mad(1, 1), "TE08").state.mad[:3] == [2, 2, 1]


@rule("CS-RUL-073")
def test_te09_wrong_turn() -> None:
    table = carried(storm().at(0, P5).at(1, P2), "TE09")
    assert table.state.place[:3] == [P1, P3, P2]
    assert table.state.moved[:3] == [0, 0, 0]
    late = storm()
    late.state.phase = COMBAT_PHASE
    assert carried(late, "TE09").state.place[:3] == [P1, P1, P1]
    assert late.state.wrong_turns == 1


def test_te10_stolen_goods() -> None:
    table = carried(storm().objects(0, "OB01", "OB02").objects(1, "OB03"), "TE10").play("Charm of the Star")
    assert table.cards(OBJECTS) == ["OB02.1"]
    assert table.cards(OBJECTS + 1) == ["OB03.1"]


def test_te11_locked_doors() -> None:
    table = storm()
    table.state.active = (1, 0, 1, 0, 0)
    carried(table, "TE11").play("Corbin")
    assert table.state.active == (1, 0, 0, 0, 0)


def test_te12_stray_disciple() -> None:
    table = storm().sealed(P1).goo(P2, "GO-S").cultists(P3, "CU-S01")
    assert carried(table, "TE12").options() == ["Gull Quay", "Aldermoor Library"]
    assert len(table.play("Gull").column(P4)) == 1


@rule("CS-RUL-036")
def test_te13_procession() -> None:
    table = carried(storm().marker(P1), "TE13")
    assert [len(table.column(place)) for place in (P1, P2)] == [1, 1]


def test_te14_blood_moon() -> None:
    assert carried(storm().cultist_die(P2, "K"), "TE14").state.cultist_dice == (0, 4, 2, 3, 4)


def test_te15_panic() -> None:
    table = carried(storm().objects(0, "OB01").objects(1, "OB02").mad(1, 4), "TE15")
    assert table.options() == ["Charm of the Star", "Take insanity"]
    table.play("Take insanity")
    assert table.state.mad[:3] == [1, 4, 1]
    assert table.cards(OBJECTS + 1) == []


def test_te16_desecration() -> None:
    table = carried(storm().on_location(P2, "MM").on_location(P1, "S"), "TE16")
    assert (table.trophies_of(AT_PLACE + P2), table.trophies_of(AT_PLACE + P1)) == ("M", "S")
    assert carried(storm().on_location(P1, "S"), "TE16").trophies_of(AT_PLACE + P1) == ""
    assert carried(storm(), "TE16").state.terror == 0


@rule("CS-SUP-05")
def test_te17_broken_line() -> None:
    table = carried(storm(), "TE17")
    assert table.state.cap_supports() == 3
    later = storm()
    assert later.state.cap_supports() == 6
    later.state.phase = COMBAT_PHASE
    assert carried(later, "TE17").state.cap_next == 1


def test_te18_fever_stops_at_four() -> None:
    assert carried(storm().mad(0, 4).mad(1, 3).mad(2, 4), "TE18").state.mad[:3] == [4, 4, 4]
    assert carried(storm().mad(0, 1).mad(1, 3).mad(2, 4), "TE18").state.mad[:3] == [3, 3, 4]


def test_te19_gathering_storm() -> None:
    table = storm().cultists(P1, "CU-S01", "CU-S02").cultists(P2, "CU-M01").cultists(P4, "CU-W01")
    table.cultists(P5, "CU-K01")
    carried(table, "TE19").play("Marsh Road")
    assert table.columns() == [2, 2, 1, 1, 1]


def test_te20_the_mind_gives_way() -> None:
    table = carried(storm().mad(1, 2), "TE20")
    assert (table.state.mad[1], table.state.ongoing[1]) == (1, 1)
    calm = carried(storm(), "TE20").play("Felix")
    assert calm.state.ongoing[2] == 1


def test_te21_hands_of_the_dead() -> None:
    table = carried(storm().to(43, "CU-S01", "CU-M04").marker(P2), "TE21")
    assert table.column(P2) == ["CU-M04"]


def test_te22_dark_harvest() -> None:
    table = carried(storm().trophies(0, "SM").trophies(1, "K"), "TE22").play("Moon")
    assert (table.trophies_of(0), table.trophies_of(1)) == ("S", "K")


@rule("CS-GOO-01")
def test_te23_the_door_ajar() -> None:
    table = carried(storm().marker(P3), "TE23")
    assert table.state.goo[P3] in range(5)
    assert table.state.mad[:3] == [1, 1, 1]


def test_te24_old_names_spoken() -> None:
    table = carried(storm().goo(P2, "GO-S").cultists(P2, "CU-S01", "CU-M01").goo(P4, "GO-21"), "TE24")
    assert table.state.mad[:3] == [1, 1, 1]
    assert table.column(P2) == ["CU-S01"]


# --- the circle -----------------------------------------------------------------------------------------------


@rule("CS-TER-01", "CS-TER-05")
def test_an_advance_moves_the_marker_one_place_and_adds_a_crystal() -> None:
    table = storm().run(Advance())
    assert table.state.terror == 0
    assert table.state.crystals[0] == 1


@rule("CS-TER-02", "CS-TER-04", "CS-RUL-054")
def test_a_full_card_is_carried_out_and_replaced() -> None:
    table = storm().terror_card(0, "TE06", crystals=2).run(Advance())
    assert table.state.cultists_on_board() == 1
    assert table.state.crystals[0] == 0
    assert table.cards(TERROR_DISCARD) == ["TE06"]
    assert len(table.cards(CIRCLE)) == 1


@rule("CS-TER-06", "CS-TER-07", "CS-TER-08", "CS-RUL-048", "CS-DEC-04")
def test_a_completed_circle_opens_a_location_but_not_the_first_arrival_at_the_shield() -> None:
    table = storm().run(Advance())
    assert table.asked == "Prepare"
    table.state.terror = 4
    table.run(Advance()).play("Gull Quay")
    assert table.state.active == (0, 0, 0, 1, 0)


@rule("CS-TER-09")
def test_with_all_locations_active_a_circle_opens_nothing() -> None:
    table = storm()
    table.state.active, table.state.circles = (1,) * 5, 3
    assert table.run(Advance()).asked == "Prepare"


@rule("CS-RUL-050", "CS-RUL-051")
def test_advances_caused_by_a_terror_card_wait_until_it_is_done_and_a_location_is_open() -> None:
    table = storm().terror_card(0, "TE16", crystals=3)
    table.state.circles = 1
    table.run(Advance())
    assert (table.asked, table.state.terror, table.state.pending) == ("ActivateLocation", 0, 1)
    table.play("Gull Quay")
    assert (table.state.terror, table.state.pending) == (1, 0)


@rule("CS-RUL-053")
def test_an_empty_terror_deck_is_made_anew_from_used_cards() -> None:
    table = storm().terror_card(0, "TE01", crystals=1)
    table.discard_deck(TERROR_DECK, TERROR_DISCARD).run(Advance())
    assert len(table.cards(CIRCLE)) == 1
    assert table.cards(TERROR_DISCARD) == []


@rule("CS-DEC-29")
def test_ob19_silver_bell_cancels_an_advance() -> None:
    table = storm().objects(1, "OB19").run(Advance()).play("Ring")
    assert table.state.terror == 4
    assert table.cards(OBJECT_DISCARD) == ["OB19.1"]
    kept = storm().objects(1, "OB19").run(Advance()).play("Let terror")
    assert kept.state.terror == 0


# --- the Endgame ----------------------------------------------------------------------------------------------


def sixth_crystal(table: Storm, id: str) -> Storm:
    """The marker brings the sixth crystal to the Endgame card."""
    table.endgame_card(id, crystals=5)
    table.state.terror = 3
    return table.run(Advance())


@rule("CS-END-01", "CS-END-03", "CS-END-04")
def test_eg1_the_sky_opens() -> None:
    table = sixth_crystal(storm().marker(P3), "EG1")
    assert table.game.content.goos.wave[table.state.goo[P3]] == 2
    assert table.state.held[P3] == 1
    assert table.state.mad[:3] == [1, 1, 1]


def test_eg2_the_long_night() -> None:
    table = storm().marker(P3).cultists(P5, "CU-S01").cultists(P1, "CU-M01").hand(0, "GN01.S", "GN02.M")
    sixth_crystal(table, "EG2").play("Star")
    assert table.hand_of(0) == ["GN02.M"]
    assert table.state.goo[P5] >= 0


@rule("CS-END-05", "CS-RUL-027")
def test_a_god_already_in_play_stays_and_the_endgame_god_comes_too() -> None:
    table = sixth_crystal(storm().marker(P3).goo(P1, "GO-S"), "EG1")
    assert len(table.state.goos_in_play()) == 2
    assert table.state.mad[:3] == [1, 1, 1]


@rule("CS-RUL-055")
def test_after_the_endgame_the_eye_gets_no_crystal() -> None:
    table = storm().endgame_card("EG1", crystals=0)
    table.state.endgame, table.state.terror = 1, 3
    assert table.run(Advance()).state.crystals[4] == 0


@rule("CS-RUL-049")
def test_a_location_must_be_opened_even_a_sealed_one() -> None:
    table = storm().sealed(P1)
    table.state.circles = 1
    assert len(table.run(Advance()).options()) == 5


@rule("CS-RUL-056")
def test_a_terror_text_is_done_as_far_as_possible() -> None:
    table = storm().sealed(0, 1, 2, 3).cultists(4, "CU-S01")
    table.run(CarryOut(the_game().content.terror_ids.index("TE19")))
    assert len(table.column(4)) == 2


@rule("CS-RUL-056")
def test_te04_missing_pages_takes_what_the_object_deck_has() -> None:
    table = storm().next_objects("OB01")
    rest = table.state.zones[OBJECT_DECK][1:] + table.state.zones[OBJECT_DECK + 1]
    table.state.zones[OBJECT_DECK] = table.state.zones[OBJECT_DECK][:1]
    table.state.zones[OBJECT_DECK + 1] = ()
    for card in rest:
        table.state.lay(card, OBJECT_DISCARD, table.state.everyone())
    table.run(terror("TE04"))
    assert table.state.deck_size(OBJECT_DECK) == 0


@rule("CS-RUL-137", "CS-TER-03")
def test_te17_broken_line_outside_preparation_caps_the_supports_of_the_next() -> None:
    table = storm().run(terror("TE17"))
    assert table.state.cap_supports() == 3
    late = storm()
    late.state.phase = PREPARATION_PHASE + 1
    late.run(terror("TE17"))
    assert late.state.cap_supports() == 6
    late.run(Preparation())
    assert late.state.cap_supports() == 3
    EndTurn().run(late.state)
    assert late.state.cap_supports() == 6


@rule("CS-CUL-02", "CS-CUL-03", "CS-RUL-020")
@pytest.mark.parametrize("id", ["TE06", "TE12", "TE13", "TE19"])
def test_terror_cards_bring_new_cultists_and_only_te21_hands_of_the_dead_the_last_dead_one(id: str) -> None:
    table = storm().to(CULTIST_DISCARD, "CU-K08").run(terror(id))
    while table.asked == "PickFewest":
        table.play(table.state.legal()[0])
    assert table.cards(CULTIST_DISCARD) == ["CU-K08"]
    assert table.state.cultists_on_board() == {"TE06": 1, "TE12": 1, "TE13": 2, "TE19": 2}[id]
    assert storm().to(CULTIST_DISCARD, "CU-K08").run(terror("TE21")).column(P1) == ["CU-K08"]


@rule("CS-RUL-053", "CS-TER-04")
def test_the_last_card_of_the_terror_deck_is_dealt_and_not_buried() -> None:
    table = storm().terror_card(0, "TE01", crystals=1)
    rest = [card for zone in range(TERROR_DECK, TERROR_DECK + 3) for card in table.state.zones[zone]]
    for zone in range(TERROR_DECK, TERROR_DECK + 3):
        table.state.zones[zone] = ()
    for card in rest[1:]:
        table.state.lay(card, TERROR_DISCARD, table.state.everyone())
    table.state.zones[TERROR_DECK] = (rest[0],)
    table.run(Advance())
    assert table.state.zones[CIRCLE] == (rest[0],)
    assert table.state.deck_size(TERROR_DECK) == 0
    assert len(table.cards(TERROR_DISCARD)) == len(rest)


@rule("CS-RUL-073")
def test_te09_wrong_turn_in_combat_moves_everybody_once_at_the_end_of_that_turn() -> None:
    table = storm().at(1, P5)
    table.state.phase = COMBAT_PHASE
    wrong = CarryOut(the_game().content.terror_ids.index("TE09"))
    wrong.run(table.state)
    wrong.run(table.state)
    assert table.state.place[:3] == [P1, P5, P1]
    EndTurn().run(table.state)
    assert table.state.place[:3] == [P3, P2, P3]
    EndTurn().run(table.state)
    assert table.state.place[:3] == [P3, P2, P3]
