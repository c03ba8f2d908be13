"""The ledger's examples played from phase to phase, and rulings that only a longer story can hold."""

import pytest

from eldertable.games.cultistorm.rules.phases.combat import Combat
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.phases.update import UpdatePhase
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance, CarryOut
from eldertable.games.cultistorm.rules.turn import EndTurn
from eldertable.games.cultistorm.table.state import (
    BEFORE,
    CROSSED,
    DECK,
    DISCARD,
    OVERRUN,
    TERROR_DECK,
    TERROR_DISCARD,
    TOO_LATE,
    WON_ENDGAME,
)
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, Storm, storm, the_game
from tests.support import rule


def terror(id: str) -> CarryOut:
    """The text of a terror card."""
    return CarryOut(the_game().content.terror_ids.index(id))


def cultist_phase(table: Storm) -> Storm:
    """A cultist phase in which nobody arrives."""
    table.state.blocked = [1] * 5
    return table.run(CultistPhase())


def fight_nobody(table: Storm) -> Storm:
    """A combat phase in which all decline; what it costs is healed, and the turn is over."""
    table.combat()
    while table.asked != "Prepare":
        table.play(table.state.legal()[-1] if table.asked == "ChooseFight" else table.state.legal()[0])
    table.state.mad, table.state.done = [0] * 5, [0] * 5
    return table


# --- Great Old Ones walk ----------------------------------------------------------------------------------------


@rule("CS-GOO-24", "CS-GOO-22", "CS-CUL-19")
def test_a_god_called_by_the_fourth_cultist_stands_at_the_gate_four_turns_later_and_crosses_in_the_fifth() -> (
    None
):
    table = storm().cultists(P2, "CU-S01", "CU-S02", "CU-S03").next_cultists("CU-S04").run(Arrive(P2, 0))
    for left in (3, 2, 1, 0):
        assert len(cultist_phase(fight_nobody(table)).column(P2)) == left
    assert cultist_phase(fight_nobody(table)).state.ended == CROSSED


@rule("CS-GOO-25", "CS-RUL-030")
def test_a_god_summoned_in_a_terror_phase_above_one_cultist_has_two_phases() -> None:
    table = storm().cultists(P3, "CU-S01").marker(P3).run(terror("TE23"))
    assert cultist_phase(fight_nobody(table)).state.at_gate(P3)
    assert cultist_phase(fight_nobody(table)).state.ended == CROSSED


@rule("CS-RUL-029", "CS-RUL-030")
def test_a_god_summoned_to_an_empty_location_crosses_in_the_next_cultist_phase() -> None:
    table = fight_nobody(storm().marker(P3).run(terror("TE23")))
    assert cultist_phase(table).state.ended == CROSSED


@rule("CS-RUL-031", "CS-RUL-030", "CS-DEF-05")
def test_a_god_that_slides_to_the_gate_in_combat_has_one_more_turn() -> None:
    table = storm().at(0, P3).at(1, P4).at(2, P5).cultists(P3, "CU-S01").goo(P3, "GO-S")
    table.hand(0, "GN01.S", "GN02.M", "GN03.F").target(0, "CU-S01").combat().play("Novice", "Win")
    assert table.state.at_gate(P3)
    assert cultist_phase(table).asked == "Prepare"
    assert cultist_phase(fight_nobody(table)).state.ended == CROSSED


@rule("CS-GOO-23", "CS-RUL-030")
def test_a_god_held_when_it_is_due_crosses_in_the_next_cultist_phase_without_a_hold() -> None:
    table = fight_nobody(storm().goo(P3, "GO-S"))
    table.state.held[P3] = 1
    assert cultist_phase(table).asked == "Prepare"
    assert cultist_phase(fight_nobody(table)).state.ended == CROSSED


@rule("CS-GOO-19", "CS-RUL-134")
def test_a_defeated_god_can_be_summoned_again() -> None:
    table = storm().at(0, P3).at(1, P4).at(2, P5).goo(P3, "GO-F").target(0, P3)
    table.hand(0, "GN03.F", "GN07.F", "GN11.F", "GN02.M", "GN04.W", "GN05.K").combat().play("Krahz", "Win")
    table.cultists(P2, "CU-S01", "CU-S02", "CU-S03").next_cultists("CU-F01").run(Arrive(P2, 0))
    assert table.game.content.goos.ids[table.state.goo[P2]] == "GO-F"


# --- the Endgame --------------------------------------------------------------------------------------------------


def endgame_above_two(*sealed: int) -> Storm:
    """The sixth crystal falls in the terror phase: The Long Night brings its god above two cultists on P4."""
    table = storm().sealed(*sealed).cultists(P4, "CU-S01", "CU-M01").endgame_card("EG2", crystals=5).at(0, P5)
    table.state.terror = 3
    return table.run(Advance())


def beat_the_god(table: Storm) -> Storm:
    """Seat 1 goes to P4 with more than enough and beats the god there."""
    table.at(1, P4).target(1, P4).objects(1, "OB06", "OB07").before(1, 0, "GN01.S", "GN02.M").dice(
        1, "********"
    )
    table.hand(1, "GN03.F", "GN04.W", "GN05.K", "GN07.F", "GN10.W", "GN08.K", "GN09.S").level(1, 3)
    table.combat()
    while table.asked != "Fight":
        table.play(0 if table.asked == "NowOrLater" else table.state.legal()[0])
    return table.play("Win")


@rule("CS-END-08", "CS-WIN-03")
def test_three_sealed_the_fifth_sealed_in_time_and_the_god_beaten_at_the_gate_wins() -> None:
    table = endgame_above_two(P1, P2, P3)
    assert table.state.goo[P4] in range(5, 10)
    table.on_location(P5, "KKK").seal(4, 0).run(Sealing()).play("Seal this")
    assert not table.state.ended
    cultist_phase(fight_nobody(table))
    assert not table.state.at_gate(P4)
    assert cultist_phase(fight_nobody(table)).state.at_gate(P4)
    assert beat_the_god(table).state.ended == WON_ENDGAME


@rule("CS-END-08", "CS-LOS-04")
def test_three_sealed_and_the_god_beaten_before_the_fifth_is_sealed_loses() -> None:
    table = endgame_above_two(P1, P2, P3)
    for _ in range(2):
        cultist_phase(fight_nobody(table))
    assert beat_the_god(table).state.ended == TOO_LATE


@rule("CS-END-09", "CS-WIN-01")
def test_four_sealed_and_the_endgame_god_beaten_on_the_fifth_wins_at_once() -> None:
    table = endgame_above_two(P1, P2, P3, P5)
    for _ in range(2):
        cultist_phase(fight_nobody(table))
    assert beat_the_god(table).state.ended == WON_ENDGAME


@rule("CS-END-05", "CS-RUL-112")
def test_of_two_gods_the_first_may_fall_while_gates_are_open() -> None:
    table = storm().goo(P1, "GO-S").cultists(P1, "CU-K01").goo(P4, "GO-21").sealed(P2, P3)
    table.state.endgame = table.state.endgame_goos = 1
    assert not beat_the_god(table).state.ended
    assert (table.state.closed[P4], table.state.goos_in_play()) == (1, [P1])


@rule("CS-RUL-115", "CS-GOO-06")
def test_after_the_endgame_a_fourth_cultist_calls_a_god_only_if_none_is_in_play() -> None:
    table = storm(endgame_last_goo="play_on").cultists(P2, "CU-S01", "CU-S02", "CU-S03")
    table.state.endgame = table.state.endgame_goos = 1
    assert table.next_cultists("CU-F01").run(Arrive(P2, 0)).state.goo[P2] == 2
    both = storm(endgame_last_goo="play_on").cultists(P2, "CU-S01", "CU-S02", "CU-S03").goo(P5, "GO-21")
    both.state.endgame = both.state.endgame_goos = 1
    assert both.next_cultists("CU-F01").run(Arrive(P2, 0)).state.goo[P2] == -1


# --- combat -------------------------------------------------------------------------------------------------------


def two_targets(*hand: str) -> Storm:
    """A ranged healer with two targets on P3; the others stand far away and have fought already."""
    table = storm("HE", "FI", "GA").at(0, P3).at(1, P4).at(2, P5).cultists(P3, "CU-S01", "CU-S08")
    table.state.done[1] = table.state.done[2] = 1
    return table.target(0, "CU-S01", "CU-S08").hand(0, *hand).combat()


@rule("CS-RUL-090", "CS-CMB-05")
def test_a_target_left_alone_after_a_fight_costs_nothing() -> None:
    table = two_targets("GN01.S", "GN02.M", "GN03.F").play("Novice", "Win", "Do not fight")
    assert (table.state.mad[0], table.state.terror) == (0, 4)


@rule("CS-RUL-090", "CS-RUL-089")
@pytest.mark.parametrize("order", [("Novice", "Scribe"), ("Scribe", "Novice")])
def test_each_fight_begun_and_lost_costs_a_penalty_in_whatever_order(order: tuple[str, str]) -> None:
    table = two_targets().play(order[0], "Give up")
    assert (table.state.mad[0], table.state.terror) == (1, 0)
    table.play(order[1], "Give up")
    assert (table.state.mad[0], table.state.terror) == (2, 1)
    assert table.asked == "Prepare"


@rule("CS-RUL-090")
def test_a_fight_won_does_not_make_up_for_one_lost() -> None:
    table = two_targets("GN01.S", "GN02.M", "GN03.F").play("Scribe", "Give up", "Novice", "Win")
    assert (table.state.mad[0], table.state.terror) == (1, 0)


@rule("CS-RUL-091", "CS-TGT-06")
def test_who_lost_a_target_to_another_may_fight_the_other_own_target_but_no_new_one() -> None:
    table = storm("HE", "FI", "SU").at(0, P3).at(1, P3).at(2, P5).cultists(P3, "CU-S01", "CU-S08", "CU-M01")
    table.target(1, "CU-S01").target(0, "CU-S01", "CU-S08").hand(1, "GN01.S", "GN02.M", "GN03.F").combat()
    table.play("Later", "Now", "Novice", "Win")
    assert table.options() == ["Scribe (Order of the Ninth Star)", "Do not fight"]


@rule("CS-RUL-088", "CS-CMB-02")
def test_combat_begins_on_place_one_wherever_the_marker_is() -> None:
    table = storm("HE", "FI", "SU").marker(P4).at(0, P4).at(1, P2).at(2, P5).cultists(P2, "CU-S01")
    table.cultists(P4, "CU-M01").target(0, "CU-M01").target(1, "CU-S01").combat()
    assert table.state.speaker == 1


@rule("CS-RUL-086", "CS-CMB-05")
def test_who_is_ready_without_a_target_has_no_fight() -> None:
    table = storm().at(1, P4).at(2, P5).cultists(P1, "CU-S01").hand(0, "GN01.S", "GN02.M", "GN03.F").prepare()
    assert table.offers("Ready", 0)
    assert table.combat().asked == "Prepare"
    assert (table.state.mad[0], len(table.column(P1))) == (1, 1)


@rule("CS-SUP-12", "CS-RUL-104", "CS-MOV-04")
def test_in_a_combat_round_there_is_nothing_but_the_fights() -> None:
    table = storm().at(0, P3).at(1, P4).at(2, P5).cultists(P3, "CU-S01").target(0, "CU-S01")
    table.hand(0, "HE01.M", "GN01.S").mad(1, 2).on_location(P3, "FFF").seal(2, 0).combat()
    assert table.options() == ["Novice (Order of the Ninth Star)", "Do not fight"]
    assert not table.prepare().offers("Seal")


# --- what stays and what goes ---------------------------------------------------------------------------------------


@rule("CS-RUL-045", "CS-RUL-046")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_new_deck_is_made_without_the_supports_that_lie_before_others(seat: int) -> None:
    table = storm().hand(seat, "GN02.M").before(1, seat, "GN01.S").discard(1, "GN05.K")
    for zone in range(DECK + 3 * seat, DECK + 3 * seat + 3):
        cards, table.state.zones[zone] = table.state.zones[zone], ()
        for card in cards:
            table.state.lay(card, DISCARD + seat, table.state.everyone())
    table.run(UpdatePhase()).play("Enough")
    assert len(table.cards(BEFORE + 1)) == len(table.cards(DISCARD + 1)) == 1
    assert len(table.hand_of(seat)) == 4
    assert (table.cards(DISCARD + seat), table.state.deck_size(DECK + 3 * seat)) == ([], 21 - 4 - 1)


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
    assert table.state.zones[60] == (rest[0],)
    assert table.state.deck_size(TERROR_DECK) == 0
    assert len(table.cards(TERROR_DISCARD)) == len(rest)


@rule("CS-DIE-07", "CS-SET-16")
def test_dice_from_the_side_reserve_leave_play_after_the_turn_but_the_gamblers() -> None:
    table = storm("GA", "FI", "HE").level(0, 2).pool("SSM").dice(1, "KK")
    table.state.extra = 1
    EndTurn().run(table.state)
    assert table.state.side_reserve() == 8
    assert sum(table.run(UpdatePhase()).state.pool) == 4
    assert table.state.extra == 1


@rule("CS-RUL-036", "CS-RUL-037")
def test_of_a_procession_the_first_arrives_before_the_second_is_too_many() -> None:
    ids = [f"CU-{sect}{row:02d}" for sect in "SM" for row in range(1, 6)]
    table = storm().sealed(P1, P2).cultists(P1, *ids).marker(P4).run(terror("TE13"))
    assert (table.state.ended, len(table.column(P4)), len(table.column(P5))) == (OVERRUN, 1, 0)


@rule("CS-OBJ-02", "CS-OBJ-03", "CS-RUL-083")
def test_side_by_side_neither_trophies_nor_seals_change_hands() -> None:
    table = storm().trophies(0, "SMF").seal(0, 0).seal(1, 0).objects(0, "OB01").prepare()
    assert [option for option in table.options() if "Give" in option] == ["Give away Charm of the Star"]
    assert not table.offers("seal")


@rule("CS-RUL-110", "CS-GOO-20")
def test_the_seal_of_a_location_that_a_victory_sealed_stays_with_its_owner() -> None:
    table = storm().at(0, P3).at(1, P4).at(2, P5).goo(P3, "GO-F").target(0, P3).seal(2, 1)
    table.hand(0, "GN03.F", "GN07.F", "GN11.F", "GN02.M", "GN04.W", "GN05.K").combat().play("Krahz", "Win")
    assert (table.state.closed[P3], table.state.seal) == (1, [-1, -1, 1, -1, -1])


@rule("CS-GOO-04", "CS-CUL-10")
def test_a_god_called_to_a_sealed_location_comes_to_the_next_open_one_however_crowded() -> None:
    table = storm().sealed(P3).marker(P3).cultists(P4, "CU-S01", "CU-S02", "CU-S03").run(Summon(P3, -1, 1, 0))
    assert (table.state.goo[P3], len(table.column(P4))) == (-1, 3)
    assert table.state.goo[P4] >= 0


@rule("CS-SEA-11", "CS-GOO-21")
def test_trophies_of_a_sealed_location_are_in_the_supply_again() -> None:
    table = storm().at(0, P3).on_location(P3, "FFF").seal(2, 0).run(Sealing()).play("Seal this")
    assert table.trophies_of(15).count("F") == 8


@rule("CS-RUL-128", "CS-TRN-02")
def test_the_phases_of_combat_and_sealing_lead_into_the_next_turn() -> None:
    table = storm().at(1, P2).at(2, P3).run(Combat(), Sealing(), EndTurn())
    assert (table.state.turn, table.state.cultists_on_board()) == (2, 3)
