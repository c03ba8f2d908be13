"""The open phase at a table where several may speak at once: what a match makes of it, and its end."""

import pytest

from eldertable.games.cultistorm.box.places import BEFORE
from eldertable.games.cultistorm.rules.phases.combat import Combat
from eldertable.games.cultistorm.rules.phases.preparation import READY, TAKE_DIE, Preparation
from eldertable.games.cultistorm.rules.turn import EndTurn
from eldertable.games.cultistorm.table.fields import COMBAT_PHASE, PREPARATION_PHASE
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import IllegalAnswer
from eldertable.match import Match
from eldertable.match.record import Position
from tests.rules.cultistorm.table import P1, P2, S, Storm, storm
from tests.support import rule


def sitting(table: Storm) -> Match:
    """A match that goes on from this position."""
    agreed = table.state.table
    match = Match.open(table.game, ["you"] * agreed.seats, seed=1, options=agreed.options)
    match.follow(Position(1, table.game.version, table.game.dump(table.state)))
    return match


def says(match: Match, seat: int, words: str) -> None:
    """A seat answers in words."""
    legal = match.state.legal(seat)
    found = [answer for answer in legal if words in match.game.describe(match.state, answer, seat)]
    match.answer(found[0], seat)


def waits_for(match: Match) -> tuple[int, ...]:
    """Whom the table waits for."""
    return match.waited_for(len(match.entries))


def phase(match: Match) -> int:
    """The phase of the turn."""
    assert isinstance(match.state, StormState)
    return match.state.phase


@rule("CS-PRE-01", "CS-PRE-03", "CS-RUL-058")
def test_the_phase_ends_when_every_seat_has_said_ready_since_the_last_action() -> None:
    match = sitting(storm().pool("SM").run(Preparation(), Combat()))
    assert waits_for(match) == (0, 1, 2)
    says(match, 2, "Ready")
    says(match, 0, "Ready")
    assert waits_for(match) == (1,)
    says(match, 1, "Take a die: Star")
    assert waits_for(match) == (2, 0, 1)
    for seat, others in ((1, (2, 0)), (0, (2,))):
        says(match, seat, "Ready")
        assert waits_for(match) == others
        assert phase(match) == PREPARATION_PHASE
    says(match, 2, "Ready")
    assert phase(match) == COMBAT_PHASE


@rule("CS-PRE-03")
def test_who_is_ready_can_only_take_that_back_and_the_table_waits_again() -> None:
    match = sitting(storm().pool("S").run(Preparation(), Combat()))
    says(match, 1, "Ready")
    with pytest.raises(IllegalAnswer):
        match.answer(TAKE_DIE + S, 1)
    says(match, 1, "Not ready after all")
    assert waits_for(match) == (0, 1, 2)
    says(match, 1, "Take a die: Star")


@rule("CS-PRE-01", "CS-DIE-01")
def test_of_two_who_reach_for_the_same_die_the_first_has_it() -> None:
    match = sitting(storm().pool("SS").prepare())
    seen = len(match.entries)
    match.answer(TAKE_DIE + S, 0, seen)
    match.answer(TAKE_DIE + S, 2, seen)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(TAKE_DIE + S, 1, seen)
    assert refused.value.rule == "CS-DIE-01"
    match.answer(READY, 1, seen)


@rule("CS-SUP-10", "CS-RUL-059")
def test_while_a_support_and_all_it_causes_is_finished_nobody_else_acts() -> None:
    table = storm("GA", "FI", "HE").hand(0, "GA02.S").deck(0, "GN01.S").dice(1, "K").pool("M")
    table.terror_card(0, "TE05", crystals=1).hand(2, "GN02.M", "GN05.K").prepare()
    match = sitting(table)
    says(match, 2, "Ready")
    says(match, 0, "Fix the Roll (Star) for Sgt")
    assert waits_for(match) == (1,)
    for other in (0, 2):
        with pytest.raises(IllegalAnswer):
            match.answer(READY, other)
    says(match, 1, "Key to Star")
    assert waits_for(match) == (2,)
    with pytest.raises(IllegalAnswer):
        match.answer(TAKE_DIE + 1, 1)
    says(match, 2, "Moon")
    assert waits_for(match) == (1, 2, 0)
    assert isinstance(match.state, StormState)
    assert len(match.state.zones[BEFORE + 1]) == 1


@rule("CS-RUL-058")
def test_with_a_fixed_order_an_action_passes_the_word_on_and_all_must_pass_in_a_row() -> None:
    match = sitting(storm(prep_order="round_robin").pool("SM").run(Preparation(), Combat()))
    with pytest.raises(IllegalAnswer):
        match.answer(READY, 1)
    says(match, 0, "Ready")
    says(match, 1, "Take a die: Star")
    for seat in (2, 0, 1):
        assert waits_for(match) == (seat,)
        assert phase(match) == PREPARATION_PHASE
        says(match, seat, "Ready")
    assert phase(match) == COMBAT_PHASE


@rule("CS-RUL-130", "CS-OBJ-01")
def test_a_seat_gives_ten_times_in_a_phase_and_again_in_the_next() -> None:
    table = storm().objects(0, "OB20").objects(1, "OB21").prepare()
    for _ in range(5):
        table.play("Give away Sealed", seat=0).play("To Sgt. Roscoe Tillman, for Trophy")
        table.play("Give away Trophy", seat=0).play("To Sgt. Roscoe Tillman, for Sealed")
    assert not table.offers("Give away", 0)
    assert table.offers("Give away", 1)
    assert table.run(EndTurn(), Preparation()).offers("Give away", 0)


@rule("CS-RUL-130", "CS-TGT-01")
def test_targets_moves_and_gifts_are_counted_apart_and_for_each_seat() -> None:
    table = storm().cultists(P1, "CU-S01").location(P1, "LO-W1").location(P2, "LO-W1").prepare()
    for _ in range(5):
        table.play("Target Novice", seat=0).play("Take the target marker off", seat=0)
    assert not table.offers("Novice", 0)
    assert table.offers("Novice", 1)
    for _ in range(5):
        table.play(table.means("move", "P2"), seat=0).play(table.means("move", "P1"), seat=0)
    assert not table.offers("Move to", 0)
    assert table.offers("Move to", 1)
    assert table.state.mad[0] == 0
