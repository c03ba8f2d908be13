"""Decisions of the whole table: who makes them, and votes."""

from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest

from eldertable.games.cultistorm.rules.storm.strikes import PickOne
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance, CarryOut
from eldertable.games.cultistorm.rules.votes import Common
from tests.rules.cultistorm.table import P1, P2, Storm, storm, the_game
from tests.support import rule


def opening(decider: str, causer: int) -> Storm:
    """The terror circle is complete, by the action of a seat."""
    table = storm(table_decider=decider)
    table.state.circles, table.state.causer = 1, causer
    return table.run(Advance())


@rule("CS-RUL-117")
def test_who_causes_a_common_decision_makes_it_or_the_oldest_player() -> None:
    assert opening("causer", 2).state.speaker == 2
    assert opening("leader", 2).state.speaker == 0
    assert opening("causer", 2).play("Gull Quay").state.active == (0, 0, 0, 1, 0)


@rule("CS-RUL-117")
def test_by_vote_all_name_something_in_seat_order_and_most_votes_count() -> None:
    table = opening("vote", 1).play("Gull Quay")
    assert table.state.speaker == 2
    assert table.state.active == (0, 0, 0, 0, 0)
    assert table.told()[-1] == "Sgt. Roscoe Tillman votes for Gull Quay."
    prompt = table.game.prompt(table.play("Corbin").state, 0)
    assert prompt is not None
    assert prompt.chosen == "Sgt. Roscoe Tillman: Gull Quay, Felix Marlow: Corbin Ironworks"
    assert table.play("Corbin").state.active == (0, 0, 1, 0, 0)
    assert table.asked == "Prepare"


@rule("CS-RUL-117")
def test_of_equal_votes_the_one_named_first_counts() -> None:
    table = opening("vote", 1).play("Gull Quay", "Corbin", "Crane Hill")
    assert table.state.active == (0, 0, 0, 1, 0)


@rule("CS-RUL-117")
def test_every_common_decision_can_be_a_vote() -> None:
    table = storm(table_decider="vote").mad(0, 1)
    table.run(CarryOut(the_game().content.terror_ids.index("TE02"))).play("Felix", "Felix", "Roscoe")
    assert table.state.mad[:3] == [1, 0, 1]
    assert "Sgt. Roscoe Tillman votes for Felix Marlow." in table.told()
    table = storm(table_decider="vote").location(P1, "LO-S1").location(P2, "LO-M1")
    table.run(CarryOut(the_game().content.terror_ids.index("TE11"))).play("Crane", "Marsh", "Marsh")
    assert table.state.active == (1, 0, 0, 0, 0)
    table = storm(table_decider="vote").next_cultists("CU-S01", "CU-M01")
    table.run(CarryOut(the_game().content.terror_ids.index("TE19")))
    table.play("Corbin", "Corbin", "Gull", "Crane", "Gull", "Gull")
    assert [table.column(place) for place in range(5)] == [[], [], ["CU-S01"], ["CU-M01"], []]


@rule("CS-RUL-117")
def test_with_nothing_to_choose_nobody_votes() -> None:
    table = storm(table_decider="vote").mad(0, 1).mad(1, 1)
    table.run(CarryOut(the_game().content.terror_ids.index("TE02")))
    assert table.state.mad[:3] == [1, 1, 1]
    assert not any("votes" in sentence for sentence in table.told())


def common(kind: type[Common] = Common) -> Iterator[Any]:
    """Every kind of decision that the whole table makes, once the game is loaded."""
    the_game()
    for one in kind.__subclasses__():
        yield one
        yield from common(one)


@rule("CS-RUL-117")
@pytest.mark.parametrize("kind", [one for one in common() if not issubclass(one, PickOne)])
def test_whoever_votes_next_is_asked_the_same(kind: Any) -> None:
    hints = get_type_hints(kind.__init__)
    rest = [(7, 8) if hints[name] is not int else 3 + at for at, name in enumerate(kind.FIELDS[2:])]
    asked = kind(0, (), *rest).again(1, (4,))
    assert type(asked) is kind
    assert [getattr(asked, name) for name in kind.FIELDS] == [1, (4,), *rest]
