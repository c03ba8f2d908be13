"""Missions 1 to 4: rumours, the clerk, nights, the ship."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.cultistorm.box.places import (
    BEFORE,
    CULTIST_DECK,
    DISCARD,
    EYE,
    GOO_TARGET,
    HAND,
    OTHER_ENDGAME,
    PEEKED,
)
from eldertable.games.cultistorm.box.verbs import Op
from eldertable.games.cultistorm.modules.campaign.progress import LYING, PILE
from eldertable.games.cultistorm.modules.campaign.rules import rules_of
from eldertable.games.cultistorm.modules.inkblots.rules import ROW, PickBlot
from eldertable.games.cultistorm.modules.inkblots.rules import rules_of as ink_of
from eldertable.games.cultistorm.rules.effects.verbs import OPS
from eldertable.games.cultistorm.rules.moments import Moment, Occasion
from eldertable.games.cultistorm.rules.phases.preparation import Prepare
from eldertable.games.cultistorm.rules.phases.sealing import Sealing, seal
from eldertable.games.cultistorm.rules.phases.update import RollPool
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.rules.storm.terror_circle import MoveTerror
from eldertable.games.cultistorm.table.modules import CULTISTS_BEGIN, FIGHT_ENDS, GATE_SEALED, TURN_ENDS
from tests.rules.cultistorm.modules.campaign.field import NOVICE, Field, field
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, M, S, W, new_game
from tests.support import rule

# --- the storm clock ------------------------------------------------------------------------------------------------


@rule("CS-CAM-10", "CS-CAM-101", "CS-CAM-201", "CS-CAM-301", "CS-CAM-401", "CS-CAM-04", "CS-CAM-11")
@pytest.mark.parametrize(
    ("mission", "crystals", "cards"),
    [(1, 2, 0), (2, 2, 0), (3, 2, 0), (4, 2, 0), (5, 0, 2), (6, 0, 2), (7, 3, 2)],
)
def test_the_first_missions_have_a_clock_with_crystals_of_their_own_and_no_endgame_card(
    mission: int, crystals: int, cards: int
) -> None:
    table = new_game(mission=str(mission), endgame_crystals=3)
    assert table.state.crystals[table.state.agreed.terror_places - 1] == crystals
    assert len(table.state.zones[EYE] + table.state.zones[OTHER_ENDGAME]) == cards


@rule("CS-CAM-10")
def test_the_sixth_crystal_of_the_clock_loses_the_mission() -> None:
    table = field(1).clock(4)
    table.state.terror = table.state.agreed.terror_places - 2
    assert table.run(MoveTerror()).asked == "Prepare"
    table.state.terror = table.state.agreed.terror_places - 2
    assert table.run(MoveTerror()).ending() == "CS-CAM-10"
    assert table.state.winners == 0


@rule("CS-CAM-10")
def test_the_end_of_the_cultist_deck_loses_the_mission_too() -> None:
    table = field(2).only_cultists("CU-S01").marker(P2).cultist_phase()
    assert table.ending() == "CS-CAM-10"


@rule("CS-CAM-15")
def test_a_text_may_take_a_crystal_off_the_clock() -> None:
    verb = next(verb for verb in OPS if verb.name == "crystals-any")
    table, op = field(1).clock(3), Op(verb, 1, 0)
    assert verb.can(table.state, 0, op)
    table.state.agenda = [Prepare(0, (0, 0, 0), 1)]
    verb.carry(table.state, 0, op)
    table.state.advance()
    assert table.state.crystals[table.state.agreed.terror_places - 1] == 2


@rule("CS-CAM-11", "CS-CAM-31")
@pytest.mark.parametrize(
    ("people", "mission", "crystals", "limit"),
    [
        (3, 4, 2, 11), (3, 5, 0, 13), (3, 6, 0, 14), (3, 7, 3, 11),
        (4, 4, 2, 12), (4, 5, 1, 12), (4, 6, 1, 13), (4, 7, 3, 12),
        (5, 4, 2, 13), (5, 5, 0, 15), (5, 6, 0, 15), (5, 7, 3, 13),
    ],
)  # fmt: skip
def test_how_near_the_endgame_is_and_how_many_cultists_the_board_bears(
    people: int, mission: int, crystals: int, limit: int
) -> None:
    agreed = new_game(people, mission=str(mission), endgame_crystals=3).state.agreed
    assert (agreed.crystals, agreed.limit) == (crystals, limit)


# --- mission 1 ------------------------------------------------------------------------------------------------------


@rule("CS-CAM-101", "CS-CAM-25")
def test_eight_rumours_lie_face_down_one_on_each_location_three_in_the_pile() -> None:
    table = new_game(mission="1", investigators=["HE", "FI", "GA"])
    zone = rules_of(table.state).zone
    state = table.state
    assert [len(state.zones[zone + LYING + place]) for place in range(5)] == [1] * 5
    assert state.deck_size(zone + PILE) == 3
    assert all(not state.marks[state.zones[zone + LYING + place][0]] for place in range(5))
    assert table.game.view(state, 0) == table.game.view(table.game.determinize(state, 0, 7), 0)
    kinds = [piece for piece in table.game.scene(state, 0).moving.pieces if piece.kind == "rumour"]
    assert len(kinds) == 6
    assert all(piece.face is None for piece in kinds)


@rule("CS-CAM-102", "CS-CAM-103", "CS-CAM-106", "CS-DEC-62")
def test_doyle_hears_of_a_clerk_who_stopped_writing() -> None:
    table = field(1, "SU", "FI", "GA").rumour(P2, "RU3").at(0, P2).hand(0, "GN07.F", "GN01.S").prepare()
    table.play("Ask around", seat=0)
    assert (table.made.clues, len(table.state.zones[HAND])) == (1, 3)
    assert table.turned_up() == ["RU3"]
    assert table.refused("act", "ask-around", seat=0) == "CS-CAM-102"


@rule("CS-CAM-102", "CS-DEC-62")
def test_the_card_must_have_a_research_icon_and_each_asks_once_in_a_turn() -> None:
    table = field(1).rumour(P2, "RU6").at(0, P2).hand(0, "GN01.S", "GN02.M", "GN05.K").prepare()
    table.play("Ask around", seat=0)
    assert table.options(0) == ["Shared Sigil: Moon (Moon)", "Shared Sigil: Key (Key)"]
    assert table.refused("ask-with", "0", seat=0) == "CS-CAM-102"
    table.play("Moon", seat=0)
    table.rumour(P2, "RU3").prepare()
    assert table.refused("act", "ask-around", seat=0) == "CS-CAM-102"
    table.rules.at(table.state, 0, -1, -1)
    assert table.prepare().offers("Ask around", 0)


@rule("CS-CAM-102")
def test_without_an_icon_or_a_rumour_nobody_asks() -> None:
    table = field(1).rumour(P1, "RU6").hand(0, "GN01.S").prepare()
    assert table.refused("act", "ask-around", seat=0) == "CS-CAM-102"
    table = field(1).rumour(P1, "RU6").hand(0, "GN02.M").prepare()
    table.play("Ask around", seat=0)
    table.hand(1, "GN02.M").prepare()
    assert table.refused("act", "ask-around", seat=1) == "CS-CAM-102"


@rule("CS-CAM-102")
def test_the_last_in_the_row_asks_around_with_an_own_card() -> None:
    table = field(1).rumour(P3, "RU3").at(2, P3).hand(1, "GN02.M").hand(2, "GN05.K").prepare()
    table.play("Ask around", seat=2)
    assert (table.made.clues, len(table.hand_of(2)), table.hand_of(1)) == (1, 2, ["GN02.M"])
    assert table.cards(DISCARD + 2) == ["GA GN05.K"]


FIVE = ("ME", "SU", "GA", "FI", "HE")
"""Who plays: the first three, four, or all of them."""


def heard(id: str) -> Field:
    """The first of three has 2 insanity, asks around and hears this."""
    table = field(1).rumour(P2, id).at(0, P2).mad(0, 2).hand(0, "GN02.M").next_objects("OB01").prepare()
    return table.play("Ask around", seat=0)


@rule("CS-CAM-103")
def test_ru1_a_light_in_the_crypt_a_clue_and_an_object() -> None:
    table = heard("RU1")
    while table.asked != "Prepare":
        table.play(next(option for option in table.options() if not option.startswith("Keep no")))
    assert (table.made.clues, table.turned_up()) == (1, ["RU1"])
    assert len(table.state.belongings(0).cards) == 1


@rule("CS-CAM-103")
def test_ru2_the_ferryman_was_paid_twice_a_clue_and_a_move() -> None:
    table = heard("RU2")
    assert table.made.clues == 1
    table.play(table.means("move-freely", "P4"))
    assert (table.state.place[0], table.state.moved[0], table.insane()[0]) == (P4, 0, 2)


@rule("CS-CAM-103")
def test_ru3_a_clerk_who_stopped_writing_a_clue_and_two_cards() -> None:
    table = heard("RU3")
    assert (table.made.clues, len(table.state.zones[HAND])) == (1, 2)


@rule("CS-CAM-103")
def test_ru4_nine_beds_ordered_a_clue_and_healing() -> None:
    table = heard("RU4")
    assert (table.made.clues, table.insane()) == (1, [1, 0, 0])


@rule("CS-CAM-103")
def test_ru5_the_sextons_arithmetic_a_clue_and_a_look_at_three_cultists() -> None:
    table = field(1).rumour(P2, "RU5").at(0, P2).hand(0, "GN02.M")
    table.next_cultists("CU-S01", "CU-S02", "CU-M01", "CU-M02").prepare().play("Ask around", seat=0)
    assert table.made.clues == 1
    assert sorted(table.cards(PEEKED)) == ["CU-M01", "CU-S01", "CU-S02"]
    table.until("Prepare")


@rule("CS-CAM-103")
def test_ru6_only_foxes_a_card_and_no_clue() -> None:
    table = heard("RU6")
    assert (table.made.clues, len(table.state.zones[HAND])) == (0, 1)


@rule("CS-CAM-103")
def test_ru7_the_widows_tea_insanity_but_never_the_fifth() -> None:
    assert heard("RU7").insane()[0] == 3
    table = (
        field(1).rumour(P2, "RU7").at(0, P2).mad(0, 4).hand(0, "GN02.M").prepare().play("Ask around", seat=0)
    )
    assert (table.insane()[0], table.state.over) == (4, False)


@rule("CS-CAM-103")
def test_ru8_they_were_expecting_you_a_cultist_arrives_here() -> None:
    table = heard("RU8")
    assert (table.made.clues, table.columns()) == (0, [0, 1, 0, 0, 0])


@rule("CS-CAM-103")
def test_at_the_end_of_a_turn_rumours_come_where_there_are_none_and_no_seal_is() -> None:
    table = field(1).sealed(P4)
    zone, state = table.rules.zone, table.state
    for place in (P2, P4, P5):
        state.move(
            state.zones[zone + LYING + place][0], zone + LYING + place, zone + LYING + 5, state.everyone()
        )
    assert state.deck_size(zone + PILE) == 3
    table.run(Moment(TURN_ENDS, -1, -1))
    assert [len(state.zones[zone + LYING + place]) for place in range(5)] == [1, 1, 1, 0, 1]
    assert state.deck_size(zone + PILE) == 1


@rule("CS-CAM-104", "CS-CAM-12", "CS-CAM-13")
@pytest.mark.parametrize(("people", "needed"), [(3, 5), (4, 4), (5, 4)])
def test_the_clues_and_two_gates_win_the_mission_at_once(people: int, needed: int) -> None:
    def asked(clues: int, sealed: int) -> Field:
        table = field(1, *FIVE[:people]).clues(clues).sealed(*[P3, P4][:sealed]).rumour(P2, "RU3")
        return table.at(0, P2).hand(0, "GN02.M").prepare().play("Ask around", seat=0)

    won = asked(needed - 1, 2)
    assert (won.made.clues, won.ending(), won.state.winners) == (needed, "CS-CAM-13", (1 << people) - 1)
    assert asked(needed - 2, 2).ending() == ""
    assert asked(needed - 1, 1).ending() == ""


@rule("CS-CAM-13", "CS-CAM-12")
def test_nothing_is_won_while_a_great_old_one_is_in_play_nor_by_five_gates() -> None:
    table = field(1).clues(4).sealed(P4, P5).goo(P3, "GO-S").rumour(P2, "RU3").at(0, P2).hand(0, "GN02.M")
    assert table.prepare().play("Ask around", seat=0).ending() == ""
    gates = field(1).sealed(P2, P3, P4, P5).at(0, P1).seal(S, 0).on_location(P1, "SSS").run(Sealing())
    assert gates.play("Seal", seat=0).ending() == ""


@rule("CS-CAM-105")
def test_a_sealed_location_loses_its_rumour_and_the_goal_falls_to_what_can_be_reached() -> None:
    table = field(1)
    for place, id in ((P1, "RU1"), (P2, "RU2"), (P3, "RU3"), (P4, "RU6"), (P5, "RU7")):
        table.rumour(place, id)
    assert table.rules.clues_needed(table.state) == 5
    table.rules.sealed(table.state, P1)
    assert (table.turned_up(), table.made.clues) == (["RU1"], 0)
    assert table.rules.clues_needed(table.state) == 4
    table.rules.sealed(table.state, P2)
    assert table.rules.clues_needed(table.state) == 3
    table.rules.sealed(table.state, P3)
    assert table.rules.clues_needed(table.state) == 2
    assert "is of no use any more" in table.run().told()[-1]


# --- mission 2 ------------------------------------------------------------------------------------------------------


@rule("CS-CAM-201", "CS-CAM-25")
def test_the_clerk_starts_on_the_third_place_missing() -> None:
    table = field(2)
    assert (table.made.clerk, table.made.found) == (P3, 0)
    assert "mission-clerk" in [piece.face for piece in table.game.scene(table.state, None).moving.pieces]


def face_for(table: Field, symbol: int) -> int:
    """The number on the cultist die that shows this."""
    return list(table.state.agreed.content.cultist_die).index(symbol)


@rule("CS-CAM-202")
@pytest.mark.parametrize(("symbol", "place"), [(S, P1), (M, P2), (W, P4), (5, P3)])
def test_a_die_says_where_he_goes_and_a_blank_that_he_stays(symbol: int, place: int) -> None:
    table = field(2)
    sides = len(table.state.agreed.content.cultist_die)
    table.luck(sides, face_for(table, symbol)).terror()
    assert table.made.clerk == place


@rule("CS-CAM-202")
def test_he_goes_neither_to_a_sealed_location_nor_to_a_great_old_one_and_stays_once_found() -> None:
    for table in (field(2).sealed(P1), field(2).goo(P1, "GO-S")):
        sides = len(table.state.agreed.content.cultist_die)
        assert table.luck(sides, face_for(table, S)).terror().made.clerk == P3
    table = field(2)
    table.made.found = 1
    assert (
        table.luck(len(table.state.agreed.content.cultist_die), face_for(table, S)).terror().made.clerk == P3
    )


@rule("CS-CAM-203")
def test_a_fight_won_where_he_is_brings_a_clue_once_for_each_in_a_turn() -> None:
    table = field(2).cultists(P3, "CU-S01", "CU-S02").dice(0, "*****").wins(0, P3)
    assert table.made.clues == 1
    elsewhere = field(2).wins(0, P2)
    assert elsewhere.made.clues == 0
    again = field(2)
    again.made.marks[0] = 2
    assert again.wins(0, P3).made.clues == 0


@rule("CS-CAM-204", "CS-MOD-09")
def test_three_cultists_where_he_is_cost_a_clue_before_anything_else() -> None:
    table = field(2).clues(2).cultists(P3, "CU-S01", "CU-M01", "CU-F01").marker(P3).cultist_phase()
    assert table.made.clues == 1
    assert field(2).cultists(P3, "CU-S01", "CU-M01", "CU-F01").cultist_phase().made.clues == 0
    assert field(2).clues(2).cultists(P3, "CU-S01", "CU-M01").marker(P3).cultist_phase().made.clues == 2


@rule("CS-CAM-205", "CS-CAM-207", "CS-CAM-209", "CS-DEC-63")
def test_marlow_finds_him_and_takes_him_home() -> None:
    table = field(2, "GA", "FI", "HE").clues(5).cultists(P4, "CU-S02").sealed(P2, P5)
    table.made.clerk = P4
    table.wins(0, P4)
    assert (table.made.clues, table.made.found) == (6, 1)
    table.prepare().play(table.means("move", "P1"), seat=0)
    assert (table.asked, table.state.moved[0]) == ("TakeAlong", 1)
    table.play("Take him along")
    assert (table.ending(), table.made.clerk) == ("CS-CAM-13", P1)


@rule("CS-CAM-205", "CS-DEC-63")
def test_he_can_be_left_and_nobody_takes_him_while_he_is_missing() -> None:
    table = field(2).at(0, P3).prepare()
    table.play(table.means("move", "P1"), seat=0)
    assert table.asked == "Prepare"
    found = field(2).at(0, P3)
    found.made.found = 1
    found.prepare().play(found.means("move", "P1"), seat=0).play("Leave him")
    assert (found.made.clerk, found.state.place[0]) == (P3, P1)


@rule("CS-CAM-206")
def test_found_and_in_a_crowd_somebody_there_bears_it_or_he_is_missing_again() -> None:
    crowd = ("CU-S01", "CU-M01", "CU-F01")
    table = field(2).clues(4).cultists(P3, *crowd).marker(P3).at(0, P3).at(1, P3).mad(1, 4)
    table.made.found = 1
    assert table.cultist_phase().insane() == [1, 4, 0]
    alone = field(2).clues(4).cultists(P3, *crowd).marker(P3)
    alone.made.found = 1
    alone.cultist_phase()
    assert (alone.made.found, alone.made.clues, alone.made.clerk) == (0, 2, P3)
    burdened = field(2).clues(4).cultists(P3, *crowd).marker(P3).at(0, P3).mad(0, 4)
    burdened.made.found = 1
    burdened.cultist_phase()
    assert (burdened.insane(), burdened.made.found) == ([4, 0, 0], 1)


@rule("CS-CAM-206")
def test_the_table_says_who_bears_it() -> None:
    table = field(2).clues(4).cultists(P3, "CU-S01", "CU-M01", "CU-F01").marker(P3).at(0, P3).at(1, P3)
    table.made.found = 1
    table.cultist_phase()
    assert table.asked == "GuardClerk"
    assert table.refused("guard-clerk", "2", seat=0) == "CS-CAM-206"
    assert table.play("Tillman").until("Prepare").insane()[:2] == [0, 1]


@rule("CS-CAM-208")
def test_he_flees_clockwise_from_a_great_old_one() -> None:
    table = field(2).goo(P4, "GO-S")
    table.state.goo = (-1,) * 5
    table.run(Summon(P3, 0, 1, 0))
    assert table.made.clerk == P4
    last = field(2)
    last.made.clerk = P5
    assert last.run(Summon(P5, 0, 1, 0)).made.clerk == P1


@rule("CS-CAM-207", "CS-CAM-12")
@pytest.mark.parametrize(
    ("found", "place", "gates", "ending"),
    [(1, P1, 2, "CS-CAM-13"), (0, P1, 2, ""), (1, P2, 2, ""), (1, P1, 1, "")],
)
def test_the_clerk_found_at_home_and_two_gates_win(found: int, place: int, gates: int, ending: str) -> None:
    table = field(2).sealed(*[P3, P4][:gates])
    table.made.found, table.made.clerk = found, place
    table.rules.check_goal(table.state)
    assert table.ending() == ending


@rule("CS-CAM-208")
def test_he_stays_where_another_comes_and_passes_those_that_are_there() -> None:
    table = field(2).run(Summon(P1, 0, 1, 0))
    assert table.made.clerk == P3
    passed = field(2).goo(P4, table.state.agreed.content.goos.ids[0]).run(Summon(P3, 1, 1, 1))
    assert passed.made.clerk == P5
    sealed = field(2).run(Occasion(GATE_SEALED, P3))
    assert sealed.made.clerk == P3


@rule("CS-CAM-206", "CS-RUL-117")
def test_where_the_table_votes_all_say_who_bears_it() -> None:
    table = field(2, table_decider="vote").clues(4).cultists(P3, "CU-S01", "CU-M01", "CU-F01").marker(P3)
    table.at(0, P3).at(1, P3).made.found = 1
    table.cultist_phase().play("Tillman")
    assert table.told()[-1] == "Dr. Miriam Aldous votes for Sgt. Roscoe Tillman."
    table.play("Aldous", "Tillman")
    assert table.until("Prepare").insane()[:2] == [0, 1]


# --- mission 3 ------------------------------------------------------------------------------------------------------


def blots(table: Field, *ids: str) -> Field:
    """The unresolved blots."""
    zone = ink_of(table.state).zone
    cards, table.state.zones[zone + ROW] = table.state.zones[zone + ROW], ()
    table.state.shuffle_in(cards, zone)
    return table.to(zone + ROW, *(f"IB-{id}" for id in ids))


@rule("CS-CAM-301", "CS-CAM-20")
def test_inkblots_are_used_with_their_limit_of_six() -> None:
    assert ink_of(field(3).state).limit == 6


@rule("CS-CAM-302")
@pytest.mark.parametrize(
    ("turn", "drawn", "dice"), [(1, 1, 3), (3, 0, 2), (5, 1, 3), (6, 0, 2), (8, 2, 3), (9, 0, 2)]
)
def test_every_third_turn_is_a_night_with_a_die_less_and_without_a_blot(
    turn: int, drawn: int, dice: int
) -> None:
    table = blots(field(3).turn(turn)).terror()
    assert len(ink_of(table.state).row(table.state)) == drawn
    rolled = field(3).turn(turn).run(RollPool())
    assert sum(rolled.state.pool) == dice


@rule("CS-CAM-303", "CS-CAM-304", "CS-CAM-307", "CS-DEC-64")
def test_in_the_sixth_night_aldous_and_wren_dream() -> None:
    table = (
        blots(field(3, "HE", "RE", "GA"), "S1", "M1", "M2")
        .turn(6)
        .cultists(P2, "CU-S01")
        .cultists(P3, "CU-M01")
    )
    table.at(0, P2).at(1, P3).at(2, P5).hand(0, *NOVICE).target(0, "CU-S01").target(1, "CU-M01")
    table.before(0, 2, "GN01.S").combat().until("Dream", 0)
    assert table.options() == [
        "Stay awake and fight",
        "Dream of Star (1 insanity)",
        "Dream of Moon (1 insanity)",
    ]
    assert table.refused("dream-of", "F", seat=0) == "CS-CAM-303"
    table.play("Dream of Moon").until("Dream", 1).play("Dream of Star")
    table.until("Dream", 2).play("Stay awake")
    assert (table.made.clues, table.insane()[:2]) == (2, [1, 1])
    assert (table.columns()[P2], table.columns()[P3]) == (1, 1)
    assert [ink_of(table.state).symbol(blot) for blot in ink_of(table.state).row(table.state)] == [M]
    assert not table.cards(BEFORE), "supports before the dreamer go back"


@rule("CS-CAM-303")
def test_nobody_dreams_by_day_at_four_insanity_or_without_a_blot() -> None:
    for table in (
        blots(field(3), "S1").turn(5),
        blots(field(3), "S1").turn(6).mad(0, 4).mad(1, 4).mad(2, 4),
        blots(field(3)).turn(6),
    ):
        table.cultists(P1, "CU-M01").target(0, "CU-M01").combat()
        assert table.asked != "Dream"


@rule("CS-CAM-303")
def test_one_blot_and_a_mind_that_bears_one_more_are_enough_to_dream() -> None:
    table = blots(field(3), "S1").turn(6).mad(0, 3).cultists(P1, "CU-M01").target(0, "CU-M01").combat()
    assert table.until("Dream", 0).offers("Dream of Star", 0)


@rule("CS-CAM-302")
def test_even_at_night_one_die_is_rolled() -> None:
    table = field(3)
    assert [table.turn(3).rules.pool_dice(table.state, n) for n in (1, 2, 4)] == [1, 1, 3]
    assert table.turn(4).rules.pool_dice(table.state, 1) == 1


@rule("CS-CAM-303")
def test_who_stays_awake_and_fights_nobody_is_punished() -> None:
    table = (
        blots(field(3, idle_penalty=True), "S1").turn(6).cultists(P2, "CU-S01").at(0, P2).at(1, P4).at(2, P5)
    )
    table.state.done[1] = table.state.done[2] = 1
    before = table.state.terror
    table.combat().until("Dream", 0).play("Stay awake").until("Prepare")
    assert table.state.terror != before


@rule("CS-CAM-303")
def test_who_dreams_fights_nobody_and_is_not_punished() -> None:
    table = (
        blots(field(3, idle_penalty=True), "S1", "S2", "S3")
        .turn(6)
        .cultists(P2, "CU-S01")
        .target(0, "CU-S01")
    )
    table.at(0, P2).at(1, P4).at(2, P5).hand(0, *NOVICE)
    before = table.state.terror
    table.combat()
    for seat in (1, 2):
        table.state.done[seat] = 1
    table.until("Dream", 0).play("Dream of Star")
    assert (table.columns()[P2], table.insane()[0], table.state.terror) == (1, 1, before)


@rule("CS-CAM-304")
def test_a_blot_resolved_with_cards_is_a_clue_too() -> None:
    table = blots(field(3), "S1").hand(0, "GN01.S", "GN09.S", "GN02.M").prepare()
    table.play("Resolve an inkblot", "Sigil: Star", "Loose", seat=0)
    assert (table.made.clues, table.insane()) == (1, [0, 0, 0])


@rule("CS-CAM-304", "CS-INK-13")
def test_a_blot_that_a_text_wipes_away_is_a_clue_too() -> None:
    table = blots(field(3), "S1", "M1", "M2").run(PickBlot(0, (), 2)).play("Moon", "Star")
    assert (table.made.clues, table.insane()) == (2, [0, 0, 0])


@rule("CS-CAM-305", "CS-CAM-304", "CS-CAM-12")
@pytest.mark.parametrize(("people", "needed"), [(3, 5), (4, 4), (5, 4)])
@pytest.mark.parametrize(("missing", "gates", "won"), [(0, 2, True), (1, 2, False), (0, 1, False)])
def test_the_clues_and_two_gates_win_against_ink_and_fever(
    people: int, needed: int, missing: int, gates: int, won: bool
) -> None:
    clues = needed - missing
    table = blots(field(3, *FIVE[:people]), "S1", "M1").clues(clues - 1).sealed(*[P3, P4][:gates])
    table.hand(0, "GN01.S", "GN09.S").prepare().play("Resolve an inkblot", "Sigil: Star", "Loose", seat=0)
    assert (table.made.clues, table.ending()) == (clues, "CS-CAM-13" if won else "")


@rule("CS-CAM-306")
def test_who_beats_the_dreamer_learns_much() -> None:
    table = blots(field(3)).goo(P3, "GO-R").at(0, P3).target(0, P3).dice(0, "*").hand(0, "GN03.F").turn(5)
    table.to(ink_of(table.state).zone + 4, "IB-S1").dice(0, "*")
    table.combat().until("ChooseFight", 0).play(table.means("attack", "GOO P3")).play(table.means("win"))
    assert table.made.clues == 3


@rule("CS-CAM-306")
@pytest.mark.parametrize(("place", "id", "clues"), [(P1, "GO-R", 3), (P5, "GO-R", 3), (P3, "GO-S", 0)])
def test_only_the_dreamer_teaches_and_does_so_wherever_it_falls(place: int, id: str, clues: int) -> None:
    table = field(3).turn(5).goo(place, id)
    table.rules.won(table.state, 0, GOO_TARGET + place)
    table.run(Moment(FIGHT_ENDS, 0, -1))
    assert table.made.clues == clues


@rule("CS-CAM-303")
def test_who_has_dreamt_fights_again_in_the_next_turn() -> None:
    table = field(3)
    table.made.aside[1] = 1
    table.run(Moment(CULTISTS_BEGIN, -1, -1))
    assert table.made.aside == [0] * 5


# --- mission 4 ------------------------------------------------------------------------------------------------------


@rule("CS-CAM-401", "CS-CAM-20", "CS-CAM-26")
def test_the_hooded_tide_is_in_the_deck_once_and_the_ship_is_far() -> None:
    both: tuple[dict[str, Any], ...] = ({}, {"sects": ["HT", "LT"]})
    for options in both:
        table = field(4, **options)
        ids = table.state.agreed.content.goos.ids
        assert new_game(mission="4", **options).state.part(type(table.made)).ship == 9
        cards = [name for zone in range(CULTIST_DECK, CULTIST_DECK + 3) for name in table.cards(zone)]
        assert len([name for name in cards if name.startswith("HT")]) == 7
        assert "GO-HT" in ids
    random = field(4, locations="fully_random")
    random.state.location = (0, 0, 2, 2, 2)
    assert random.rules.harbour(random.state) == P5  # type: ignore[attr-defined]


@rule("CS-CAM-402")
def test_the_ship_comes_nearer_with_every_cultist_phase_and_lands() -> None:
    table = field(4).cultist_phase()
    assert table.made.ship == 8
    table.made.ship = 1
    assert table.cultist_phase().ending() == "CS-CAM-402"
    near = field(4)
    near.made.ship = 2
    assert (near.cultist_phase().ending(), near.made.ship) == ("", 1)


@rule("CS-CAM-403", "CS-DEC-65")
def test_a_signal_fire_at_the_harbour_costs_a_trophy_and_sends_her_back_once_each() -> None:
    table = field(4).at(0, P4).at(1, P1).trophies(0, "SMM").trophies(1, "S")
    table.made.ship = 4
    table.prepare().play("signal fire", seat=0)
    assert table.options(0) == ["Star", "Moon"]
    assert table.refused("burn", "F", seat=0) == "CS-CMP-28"
    table.play("Moon", seat=0)
    assert (table.made.ship, table.trophies_of(0)) == (5, "SM")
    assert table.refused("act", "signal-fire", seat=0) == "CS-CAM-403"
    assert table.refused("act", "signal-fire", seat=1) == "CS-CAM-403"


@rule("CS-CAM-403")
def test_no_fire_without_a_trophy_nor_when_she_is_as_far_as_she_goes() -> None:
    table = field(4).at(0, P4).at(1, P4).trophies(1, "S").prepare()
    assert table.refused("act", "signal-fire", seat=1) == "CS-CAM-403"
    assert table.made.ship == 9
    table.made.ship = 8
    table.play("signal fire", seat=1)
    assert table.made.ship == 9
    table.made.ship = 3
    assert table.refused("act", "signal-fire", seat=0) == "CS-CAM-403"


@rule("CS-CAM-404")
def test_the_first_win_at_the_harbour_and_every_member_of_the_tide_are_clues() -> None:
    table = field(4).cultists(P4, "CU-S02").wins(0, P4)
    assert table.made.clues == 1
    table.state.done = [0] * 5
    table.dice(0, "*****").hand(0, "GN05.K", "GN04.W").target(0, "CU-S02").combat().until("ChooseFight", 0)
    table.play(table.means("attack", "CU-S02")).play(table.means("win"))
    assert table.made.clues == 1
    tide = (
        field(4)
        .cultists(P2, "HT1")
        .at(0, P2)
        .dice(0, "******")
        .target(0, "HT1")
        .combat()
        .until("ChooseFight", 0)
    )
    tide.play(tide.means("attack", "HT1")).play(tide.means("win"))
    assert tide.made.clues == 1


@rule("CS-CAM-404")
def test_a_great_old_one_beaten_is_no_member_of_the_tide() -> None:
    table = field(4).goo(P2, "GO-S").at(0, P2).target(0, P2).dice(0, "******").hand(0, *NOVICE).combat()
    table.until("ChooseFight", 0).play(table.means("attack", "GOO P2")).play(table.means("win"))
    assert (table.goos(), table.made.clues) == ({}, 0)


@rule("CS-CAM-401", "CS-CAM-26")
def test_the_first_place_can_be_the_harbour() -> None:
    table = field(4, locations="fully_random")
    table.state.location = (6, 0, 2, 2, 2)
    assert table.rules.harbour(table.state) == P1  # type: ignore[attr-defined]


@rule("CS-CAM-405")
@pytest.mark.parametrize(("turn", "moved"), [(3, 0), (4, 1)])
def test_past_a_sealed_harbour_she_comes_in_even_turns_only(turn: int, moved: int) -> None:
    table = field(4).sealed(P4).turn(turn).cultist_phase()
    assert table.made.ship == 9 - moved


@rule("CS-CAM-407")
def test_beside_the_god_of_the_tide_she_stands_still() -> None:
    table = field(4).goo(P2, "GO-HT").cultists(P2, "CU-S01").cultist_phase()
    assert table.made.ship == 9
    other = field(4).goo(P2, "GO-S").cultists(P2, "CU-S01").cultist_phase()
    assert other.made.ship == 8


@rule("CS-CAM-406", "CS-CAM-408", "CS-CAM-12")
@pytest.mark.parametrize("people", [3, 4, 5])
@pytest.mark.parametrize(("clues", "gates", "won"), [(3, 2, True), (2, 2, False), (3, 1, False)])
def test_tillman_wins_on_the_quay(people: int, clues: int, gates: int, won: bool) -> None:
    who = ("FI", "HE", "GA", "ME", "SU")[:people]
    table = field(4, *who).turn(7).clues(clues).sealed(*[P1, P2][:gates]).cultists(P4, "CU-W01")
    table.made.ship = 3
    table.at(0, P4).dice(0, "******").target(0, "CU-W01").combat().until("ChooseFight", 0)
    table.play(table.means("attack", "CU-W01")).play(table.means("win"))
    assert (table.made.clues, table.ending()) == (clues + 1, "CS-CAM-13" if won else "")


def test_a_seal_counts_however_it_came() -> None:
    table = field(4).clues(9).sealed(P1, P2).at(0, P3)
    seal(table.state, 0, P3)
    assert table.ending() == "CS-CAM-13"
