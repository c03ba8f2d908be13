"""The road of a campaign as people see it, and small things along it: what is told, and what begins anew each turn."""

from __future__ import annotations

from eldertable.games.cultistorm.modules.campaign.progress import progress
from eldertable.games.cultistorm.rules.moments import Moment
from eldertable.games.cultistorm.table.modules import CULTISTS_BEGIN
from eldertable.kernel.journey import Journey
from tests.rules.cultistorm.modules.campaign.field import field
from tests.rules.cultistorm.table import P3, F, new_game, the_game
from tests.support import rule

BEFORE = {"boons": [], "banes": [], "seats": [{"investigator": who} for who in ("HE", "FI", "GA")]}


def road(mission: int, hope: int, *won: bool) -> Journey:
    """The road before a mission, or after the last one."""
    carried = {"mission": mission, "hope": hope, "shadow": len(won) - hope, **BEFORE}
    return the_game().journey(carried, won, "en")


@rule("CS-CAM-05")
def test_what_is_over_is_read_to_its_end_what_comes_next_is_read_and_the_rest_has_only_its_name() -> None:
    found = road(3, 1, True, False)
    assert [chapter.stands for chapter in found.chapters] == ["won", "lost", "next", *["later"] * 4]
    first, second, third, fourth = found.chapters[:4]
    assert (first.name, second.name, third.name) == ("First Drops", "The Missing Clerk", "Ink and Fever")
    assert first.after.startswith("The list was not of customers.")
    assert second.after.startswith("They let you see him once more.")
    assert third.read.startswith("It begins with the blotting paper.")
    assert (third.after, fourth.read, fourth.after) == ("", "", "")
    assert (found.over, found.ending, found.ending_name) == (False, "", "")


@rule("CS-CAM-17")
def test_the_ending_is_that_of_the_last_mission_and_the_hope() -> None:
    won, lost = road(8, 4, False, True, True, True, True, False, True), road(8, 4, *[True] * 4, *[False] * 3)
    assert (won.over, won.ending_name) == (True, "The Right Number")
    assert (lost.over, lost.ending_name) == (True, "Somebody Else First")


@rule("CS-CAM-201")
def test_in_a_new_game_the_clerk_stands_on_the_third_place() -> None:
    made = progress(new_game(3, mission="2").state)
    assert (made.clerk, made.found) == (P3, 0)


@rule("CS-CAM-202")
def test_a_clerk_who_is_sent_to_where_he_stands_goes_nowhere() -> None:
    table = field(2)
    sides = [*table.state.agreed.content.cultist_die]
    table.luck(len(sides), sides.index(F)).terror()
    assert table.made.clerk == P3
    assert not [line for line in table.told() if line.startswith("The clerk is at")]


@rule("CS-CAM-404")
def test_in_each_turn_the_first_fight_on_the_harbour_counts_anew() -> None:
    table = field(4)
    table.made.team_marks = 1
    table.run(Moment(CULTISTS_BEGIN, -1, -1))
    assert table.made.team_marks == 0
