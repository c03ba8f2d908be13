"""The Planning phase: Plan markers pile up in stacks."""

import pytest

from eldertable.games.rise_of_the_cults.rules.phases.planning import Planning
from eldertable.kernel import IllegalAnswer
from tests.rules.rise_of_the_cults.table import DOWNTOWN, NORTHSIDE, RIVERTOWN, UPTOWN, rise
from tests.support import rule


@rule("ROTC-PLN-01", "ROTC-PLN-02", "ROTC-PLN-03", "ROTC-DEC-08")
@pytest.mark.parametrize(
    ("seats", "first", "order"), [(2, "1", [0, 1]), (3, "2", [1, 2, 0]), (4, "4", [3, 0, 1, 2])]
)
def test_markers_are_placed_one_by_one_from_the_first_cultist_until_all_four_lie(
    seats: int, first: str, order: list[int]
) -> None:
    table = rise(seats, first=first).run(Planning(0))
    districts = ["Downtown", "Rivertown", "Uptown", "Northside"]
    asked = []
    while table.asked == "PlacePlan":
        assert table.options() == (districts if seats == 4 else [*districts[:1], *districts[2:]])
        asked.append(table.speaker)
        table.play("Northside")
    assert asked == order * 4
    assert table.state.markers == [0, 0, 0, 0]
    assert table.markers_laid() == [(NORTHSIDE, seat) for seat in order] * 4
    assert table.state.over  # nobody may place a fifth one


@rule("ROTC-PLN-04", "ROTC-PLN-07")
def test_no_presence_is_needed_and_several_own_markers_may_lie_in_a_district() -> None:
    table = rise().run(Planning(0))
    assert table.state.sites[:16] == [0] * 16
    table.play("Downtown", "Uptown", "Downtown")
    assert [(marker >> 2, marker & 3) for marker in table.state.plans] == [
        (DOWNTOWN, 0),
        (UPTOWN, 1),
        (DOWNTOWN, 0),
    ]
    assert table.state.markers[:2] == [2, 3]


@rule("ROTC-PLN-05")
def test_what_a_marker_will_do_is_not_declared() -> None:
    table = rise().run(Planning(0)).play("Downtown")
    assert table.state.plans_done == [0] * 20
    assert table.told(1) == ["Green puts a Plan marker in Downtown."]


@rule("ROTC-PLN-06")
def test_a_marker_goes_on_top_of_the_stack() -> None:
    table = rise(3).run(Planning(0))
    assert [table.state.top_marker(district) for district in range(4)] == [-1, -1, -1, -1]
    table.play("Downtown", "Downtown", "Uptown")
    assert [table.state.top_marker(district) for district in range(4)] == [1, -1, 2, -1]
    table.play("Uptown", "Northside", "Downtown")
    assert [table.state.top_marker(district) for district in range(4)] == [2, -1, 0, 1]


@rule("ROTC-PLN-01", "ROTC-RUL-05")
def test_a_district_out_of_the_game_takes_no_marker() -> None:
    table = rise(2).run(Planning(0))
    with pytest.raises(IllegalAnswer, match=r"Rivertown is out of the game\. \(ROTC-RUL-05\)"):
        table.play(RIVERTOWN)
    with pytest.raises(IllegalAnswer, match=r"Something else is possible.*\(ROTC-PLN-01\)"):
        table.play(4)
    with pytest.raises(IllegalAnswer, match="5 is no legal answer to PlacePlan; legal: 0, 1, 2, 3"):
        rise(4).run(Planning(0)).play(5)
    assert not table.state.plans


@rule("ROTC-SRD-04", "ROTC-SRD-05", "ROTC-SRD-06")
def test_alone_player_and_npc_place_markers_in_turns_and_the_npc_by_its_die() -> None:
    table = rise(1).luck(4, 1, 1, 3).run(Planning(0))
    table.play("Downtown")  # the die shows Rivertown twice, then Northside
    assert table.markers_laid() == [(DOWNTOWN, 0), (NORTHSIDE, 1)]
    assert table.told() == [
        "Green puts a Plan marker in Downtown.",
        "NPC puts a Plan marker in Northside.",
    ]
    table.luck(4, 0).play("Uptown")
    table.luck(4, 2).play("Uptown")
    table.play("Uptown")
    assert tuple(table.markers_laid()[2:6]) == ((UPTOWN, 0), (DOWNTOWN, 1), (UPTOWN, 0), (UPTOWN, 1))
    assert [marker & 3 for marker in table.state.plans] == [0, 1] * 4
    assert table.state.markers[:2] == [0, 0]
    assert table.state.over
