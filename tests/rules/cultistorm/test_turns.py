"""What lasts for a turn and what does not; whose turn it is; what each may do once."""

import pytest

from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.preparation import Preparation
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.storm.terror_circle import CarryOut
from eldertable.games.cultistorm.rules.turn import EndTurn
from eldertable.games.cultistorm.table.state import (
    BEFORE,
    COMBAT_PHASE,
    DISCARD,
    OBJECTS,
    SEALING_PHASE,
    TOO_LATE,
)
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, Storm, storm, the_game
from tests.support import rule

OF_A_TURN = (
    *("moved", "plays", "stars", "generals", "researched", "taken", "done", "visits"),
    *("abilities_used", "repeats", "dice_of", "pool"),
)
"""What the state remembers of a turn, a number for each seat, ability or die."""

# --- the end of a turn --------------------------------------------------------------------------------------


@rule("CS-RUL-128", "CS-TRN-02")
@pytest.mark.parametrize("name", OF_A_TURN)
def test_what_was_done_in_a_turn_is_forgotten_for_every_seat(name: str) -> None:
    table = storm()
    setattr(table.state, name, [1] * len(getattr(table.state, name)))
    EndTurn().run(table.state)
    seats = table.state.table.seats if len(getattr(table.state, name)) == 5 else None
    assert not any(getattr(table.state, name)[:seats])


@rule("CS-RUL-128", "CS-TGT-04")
def test_marks_of_the_whole_table_are_forgotten_too() -> None:
    table = storm().cultists(P1, "CU-S01").target(1, "CU-S01").objects(0, "OB13").before(1, 0, "GN01.S")
    state = table.state
    state.extra = state.cap = state.team_visits = 2
    state.relay_card, state.relay_to, state.relay_used = state.zones[BEFORE + 1][0], 2, 3
    state.used = state.zones[OBJECTS]
    EndTurn().run(state)
    assert (state.extra, state.cap, state.team_visits, state.relay_used) == (0, 0, 0, 0)
    assert (state.relay_card, state.relay_to, state.used) == (-1, -1, ())
    assert state.targets == [-1] * 10
    assert state.turn == 2
    assert table.cards(BEFORE + 1) == []
    assert table.cards(DISCARD) == ["HE GN01.S"]


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


@rule("CS-RUL-130")
def test_after_a_turn_ten_gifts_are_possible_again() -> None:
    table = storm().objects(0, "OB20").objects(1, "OB21")
    table.state.repeats = [10] * len(table.state.repeats)
    assert not table.prepare().offers("Give away", 0)
    table.run(EndTurn())
    for _ in range(5):
        table.play("Give away Sealed", seat=0).play("To Sgt. Roscoe Tillman, for Trophy")
        table.play("Give away Trophy", seat=0).play("To Sgt. Roscoe Tillman, for Sealed")
    assert not table.offers("Give away", 0)


# --- once -----------------------------------------------------------------------------------------------------


@rule("CS-LOC-02", "CS-LOC-03")
def test_a_location_for_the_team_is_used_once_by_all_together() -> None:
    table = storm().location(P2, "LO-M2").trophies(0, "SS").trophies(1, "S").at(0, P2).at(1, P2)
    table.cultists(P3, "CU-S01", "CU-S02", "CU-S03").prepare().play("Use Hollow", seat=0).play("Corbin")
    assert not table.offers("Use Hollow", 0)
    assert not table.offers("Use Hollow", 1)


@rule("CS-LOC-02", "CS-LOC-03")
def test_a_location_for_investigators_is_used_once_by_each() -> None:
    table = storm().location(P3, "LO-S2").mad(1, 2).mad(2, 2).at(1, P3).at(2, P3).prepare()
    table.play("Use St. Bride", seat=1)
    assert not table.offers("Use St. Bride", 1)
    assert table.play("Use St. Bride", seat=2).state.mad[:3] == [0, 1, 1]


@rule("CS-RUL-096")
def test_lucky_streak_is_used_once_whoever_the_gambler_is() -> None:
    table = storm("HE", "FI", "GA").level(2, 1).at(0, P2).at(1, P3).cultists(P1, "CU-S01").dice(2, "KK")
    table.target(2, "CU-S01").combat().play("Novice")
    table.play("Reroll Key by Lucky Streak")
    assert not table.offers("Lucky Streak")
    assert table.state.abilities_used == [0] * 6 + [1] + [0] * 8


@rule("CS-TGT-01", "CS-TGT-07")
def test_each_seat_has_two_target_markers_of_its_own() -> None:
    table = storm("GA", "HE", "SU").cultists(P1, "CU-S01", "CU-S02", "CU-S03").prepare()
    for seat in range(3):
        table.play("Target Novice", seat=seat).play("Target Acolyte", seat=seat)
        assert not table.offers("Target Outsider", seat)
    assert table.state.targets == [0, 1, 0, 1, 0, 1, -1, -1, -1, -1]
    table.play("Take the target marker off Novice", seat=1).play("Target Outsider", seat=1)
    assert table.state.targets[2:4] == [2, 1]


@rule("CS-CUL-17", "CS-TGT-06")
def test_a_devoured_cultist_is_no_target_any_more() -> None:
    table = storm().goo(P2, "GO-S").cultists(P2, "CU-K01", "CU-M02").target(0, "CU-M02", "CU-K01")
    assert table.run(CultistPhase()).state.targets[:2] == [-1, 44]


# --- a support that counts for two ----------------------------------------------------------------------------


def relayed(card: str, fighter: int = P3, gambler: int = P4) -> Storm:
    """The supporter plays a card for the fighter and relays it to the gambler; each has a target."""
    table = storm("SU", "FI", "GA").level(0, 2).hand(0, card).at(0, P5).at(1, fighter).at(2, gambler)
    table.cultists(fighter, "CU-S01").cultists(gambler, "CU-M01").target(1, "CU-S01").target(2, "CU-M01")
    return table


@rule("CS-DEC-31", "CS-RUL-062", "CS-RUL-125")
@pytest.mark.parametrize(("fighter", "gambler"), [(P3, P4), (P4, P3)])
def test_su_l2_relay_of_a_combat_support_serves_both_and_its_icon_falls_once(
    fighter: int, gambler: int
) -> None:
    table = relayed("GN11.F", fighter, gambler).hand(1, "GN01.S", "GN02.M", "GN03.F")
    table.hand(2, "GN02.M", "GN03.F", "GN04.W").cultist_die(P3, "K").cultist_die(P4, "K").prepare()
    table.play("Dark Bargain (Flame) for Sgt", seat=0).play("Felix")
    table.combat().play("Novice", "Win")
    assert table.cards(BEFORE + 1) == ["SU GN11.F"]
    assert len(table.column(P1)) == 1
    table.play("Novice", "Win")
    assert table.cards(BEFORE + 1) == []
    assert "SU GN11.F" in table.cards(DISCARD)
    assert [len(table.column(place)) for place in range(5)] == [1, 0, 0, 0, 0]


@rule("CS-DEC-31")
def test_a_relayed_support_is_no_source_for_a_second_fight_of_the_same_investigator() -> None:
    table = relayed("GN11.F").hand(1, "GN01.S", "GN02.M", "GN07.F", "GN06.M", "GN03.F", "GN05.K")
    table.cultists(P3, "CU-S03").target(1, "CU-S01", "CU-S03").cultist_die(P3, "W").prepare()
    table.play("Dark Bargain (Flame) for Sgt", seat=0).play("Felix")
    assert table.combat().play("Novice", "Win", "Outsider").options() == ["Give up"]


@rule("CS-DEC-31")
def test_a_relayed_support_that_nobody_used_goes_back_after_both_rounds() -> None:
    table = relayed("GN11.F").prepare().play("Dark Bargain (Flame) for Sgt", seat=0).play("Felix")
    table.combat().play("Do not fight")
    assert table.cards(BEFORE + 1) == ["SU GN11.F"]
    table.play("Do not fight")
    assert table.cards(BEFORE + 1) == []


@rule("CS-DEC-31")
def test_a_relay_can_be_declined_and_is_used_once_a_turn() -> None:
    table = storm("SU", "FI", "GA").level(0, 2).hand(0, "SU01.S", "SU01.M", "SU01.K").prepare()
    assert table.play("Relay Message (Star) for Sgt").options()[1:] == ["Felix Marlow"]
    table.play(0).play("Relay Message (Moon) for Sgt", seat=0).play("Felix")
    assert len(table.hand_of(2)) == 2
    table.play("Relay Message (Key) for Sgt", seat=0)
    assert table.asked == "Prepare"
    assert len(table.hand_of(2)) == 2


# --- sealing ---------------------------------------------------------------------------------------------------


@rule("CS-RUL-129")
def test_in_the_sealing_phase_all_act_in_turn_until_all_have_passed_in_a_row() -> None:
    table = storm().at(0, P3).at(1, P4).at(2, P5).trophies(0, "FF").trophies(1, "WW").trophies(2, "KK")
    table.run(Sealing())
    assert table.state.phase == SEALING_PHASE
    asked = []
    for answer in ("Put", "Put", "Put", "Pass", "Put", "Pass", "Pass"):
        assert table.asked == "SealOrPass"
        asked.append(table.state.speaker)
        table.play(answer)
    assert asked == [0, 1, 2, 0, 1, 2, 0]
    assert table.asked == "Prepare"


@rule("CS-LOS-04")
def test_when_the_last_god_falls_too_late_nobody_has_won() -> None:
    table = storm().goo(P3, "GO-S").target(0, P3).at(0, P3).at(1, P1).at(2, P1)
    table.state.endgame = table.state.endgame_goos = 1
    table.dice(0, "****").hand(0, "GN01.S", "GN02.M", "GN03.F", "GN05.K").combat()
    while not table.state.over:
        table.play({"NowOrLater": "Now", "ChooseFight": "Uhr", "Fight": "Win"}[table.asked])
    assert (table.state.ended, table.state.winners) == (TOO_LATE, 0)


@rule("CS-PRE-01")
def test_the_oldest_player_is_the_first_to_be_asked_in_every_phase() -> None:
    table = storm()
    table.state.leader = 1
    assert table.run(Preparation()).state.speaker == 1
    assert storm().run(Preparation()).state.speaker == 0


@rule("CS-RUL-135", "CS-CMB-10")
def test_fi_l1_hard_knuckles_serves_one_fight_of_a_phase_and_fi_l3_unbroken_each() -> None:
    table = storm("FI", "HE", "SU").level(0, 1).at(0, P3).at(1, P4).at(2, P5).hand(0, "GN01.S", "GN02.M")
    table.hand(0, "GN06.M", "GN05.K").cultists(P3, "CU-S01", "CU-S03").target(0, "CU-S01", "CU-S03")
    table.combat().play("Novice", "Win", "Outsider")
    assert table.options() == ["Give up"]
    unbroken = storm("FI", "HE", "SU").level(0, 3).at(0, P3).at(1, P4).at(2, P5).hand(0, "GN01.S", "GN02.M")
    unbroken.hand(0, "GN06.M", "GN05.K").cultists(P3, "CU-S01", "CU-S03").target(0, "CU-S01", "CU-S03")
    unbroken.combat().play("Novice", "Win", "Outsider", "Win")
    assert unbroken.trophies_of(0) == "SS"


def test_a_copy_of_a_position_is_equal_and_stays_as_it_is() -> None:
    table = storm().hand(0, "GN01.S").pool("SM").cultists(P1, "CU-S01").prepare()
    copy, before = table.state.clone(), table.state.digest()
    assert copy == table.state
    table.play("Shared Sigil: Star (Star) for Sgt", seat=0).play("Take a die: Star", seat=0)
    table.play("Move to Gull", seat=0).play("Target Novice", seat=1)
    assert copy.digest() == before
    assert table.state.clone() == table.state != copy
