"""What lasts for a turn and what does not; whose turn it is; what each may do once."""

import pytest

from eldertable.games.cultistorm.box.places import BEFORE, DISCARD, OBJECTS
from eldertable.games.cultistorm.rules.phases.combat import Combat
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.preparation import Preparation
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.phases.update import UpdatePhase
from eldertable.games.cultistorm.rules.turn import EndTurn
from tests.rules.cultistorm.table import P1, P2, P3, storm
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
    before = getattr(table.state, name)
    setattr(table.state, name, type(before)(1 for _ in before))
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
    assert table.state.abilities_used == (0,) * 6 + (1,) + (0,) * 8


@rule("CS-TGT-01", "CS-TGT-07")
def test_each_seat_has_two_target_markers_of_its_own() -> None:
    table = storm("GA", "HE", "SU").cultists(P1, "CU-S01", "CU-S02", "CU-S03").prepare()
    for seat in range(3):
        table.play("Target Novice", seat=seat).play("Target Acolyte", seat=seat)
        assert not table.offers("Target Outsider", seat)
    assert [table.targets_of(seat) for seat in range(3)] == [["CU-S01", "CU-S02"]] * 3
    table.play("Take the target marker off Novice", seat=1).play("Target Outsider", seat=1)
    assert table.targets_of(1) == ["CU-S03", "CU-S02"]


@rule("CS-CUL-17", "CS-TGT-06")
def test_a_devoured_cultist_is_no_target_any_more() -> None:
    table = storm().goo(P2, "GO-S").cultists(P2, "CU-K01", "CU-M02").target(0, "CU-M02", "CU-K01")
    assert table.run(CultistPhase()).state.targets[:2] == [-1, 44]


# --- sealing ---------------------------------------------------------------------------------------------------


@rule("CS-PRE-01")
def test_the_oldest_player_is_the_first_to_be_asked_in_every_phase() -> None:
    table = storm()
    table.state.leader = 1
    assert table.run(Preparation()).state.speaker == 1
    assert storm().run(Preparation()).state.speaker == 0


def test_a_copy_of_a_position_is_equal_and_stays_as_it_is() -> None:
    table = storm().hand(0, "GN01.S").pool("SM").cultists(P1, "CU-S01").prepare()
    copy, before = table.state.clone(), table.state.digest()
    assert copy == table.state
    table.play("Shared Sigil: Star (Star) for Sgt", seat=0).play("Take a die: Star", seat=0)
    table.play("Move to Gull", seat=0).play("Target Novice", seat=1)
    assert copy.digest() == before
    assert table.state.clone() == table.state != copy


@rule("CS-DIE-07", "CS-SET-16")
def test_dice_from_the_side_reserve_leave_play_after_the_turn_but_the_gamblers() -> None:
    table = storm("GA", "FI", "HE").level(0, 2).pool("SSM").dice(1, "KK")
    table.state.extra = 1
    EndTurn().run(table.state)
    assert table.state.side_reserve() == 8
    assert sum(table.run(UpdatePhase()).state.pool) == 4
    assert table.state.extra == 1


@rule("CS-RUL-128", "CS-TRN-02")
def test_the_phases_of_combat_and_sealing_lead_into_the_next_turn() -> None:
    table = storm().at(1, P2).at(2, P3).run(Combat(), Sealing(), EndTurn())
    assert (table.state.turn, table.state.cultists_on_board()) == (2, 3)
