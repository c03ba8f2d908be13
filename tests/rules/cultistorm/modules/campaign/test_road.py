"""The road of a campaign as people see it, and small things along it: what is told, and what begins anew each turn."""

from __future__ import annotations

import json

import pytest

from eldertable.games.cultistorm.modules.campaign.progress import progress
from eldertable.games.cultistorm.rules.moments import Moment
from eldertable.games.cultistorm.table.modules import CULTISTS_BEGIN
from eldertable.kernel import BadOption
from eldertable.kernel.journey import Journey
from tests.rules.cultistorm.modules.campaign.field import field, sheet
from tests.rules.cultistorm.table import P3, F, K, M, S, new_game, storm, the_game
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


@rule("CS-CAM-05")
def test_the_road_names_who_travels_with_scars_and_keepsake() -> None:
    seats = [{"investigator": "HE", "keepsake": "OB01"}, {"investigator": "FI", "scars": 2}, {}]
    found = the_game().journey({"mission": 2, "hope": 0, "shadow": 1, "seats": seats}, [False], "en")
    assert [(one.name, one.scars_words, one.most_scars) for one in found.travellers] == [
        ("Dr. Miriam Aldous", "no scar", 2),
        ("Sgt. Roscoe Tillman", "2 scars", 2),
        ("", "no scar", 2),
    ]
    assert [one.keepsake for one in found.travellers] == ["Charm of the Star", "", ""]


@rule("CS-CAM-06", "CS-CAM-09")
def test_the_road_shows_what_the_sheet_holds_good_things_first() -> None:
    carried = {**BEFORE, "mission": 4, "hope": 1, "shadow": 2, "boons": ["BO2"], "banes": ["BA1", "BA3"]}
    found = the_game().journey(carried, [False, True, False], "en")
    assert [(one.name, one.good) for one in found.fortunes] == [
        ("The Clerk's Ledger", True),
        ("Talked About", False),
        ("Stained", False),
    ]
    assert [value for _, value in found.marks] == [1, 2]


def between(mission: int, *boons: str, banes: tuple[str, ...] = (), **changes: object) -> dict[str, object]:
    """A sheet before a mission, as a campaign's file has it."""
    return {**json.loads(sheet(mission, *boons, banes=banes)), **changes}


@rule("CS-CAM-06", "CS-CAM-17")
def test_two_sheets_say_how_the_mission_between_them_ended() -> None:
    game, first = the_game(), between(1)
    assert game.won_between(first, between(2, "BO1")) is True
    assert game.won_between(first, between(2, banes=("BA1",))) is False
    assert game.won_between(first, between(2, banes=("BA1",), seats=[{"scars": 1}, {}, {}])) is False
    last = between(7, *(f"BO{n}" for n in range(1, 7)))
    assert game.won_between(last, {**last, "mission": 8}) is None, "the last one leaves nothing on the sheet"


@rule("CS-CAM-03", "CS-CAM-06", "CS-CAM-08")
@pytest.mark.parametrize(
    "after",
    [
        between(3, "BO1", "BO2"),
        between(2, "BO2"),
        between(2, "BO1", preset="another"),
        between(2, "BO1", seats=[{}, {}]),
        between(2, "BO1", seats=[{"scars": 0}, {"scars": 1}, {"scars": 2}]),
    ],
)
def test_no_mission_makes_such_a_sheet(after: dict[str, object]) -> None:
    before = between(1, seats=[{"scars": 1}, {"scars": 1}, {"scars": 1}])
    with pytest.raises(BadOption, match="no mission 1 makes the one sheet of the other"):
        the_game().won_between(before, after)


@rule("CS-CAM-05")
def test_the_sheet_of_a_mission_is_where_its_campaign_begins_again() -> None:
    game = the_game()
    found = json.loads(json.dumps(game.begun_with({"sheet": sheet(2, "BO1")})))
    assert (found["mission"], found["hope"], found["shadow"], found["boons"]) == (2, 1, 0, ["BO1"])
    assert [seat["investigator"] for seat in found["seats"]] == ["HE", "FI", "GA"]
    assert game.begun_with({"sheet": ""}) is None
    assert game.begun_with({}) is None


@rule("CS-CAM-21", "CS-CAM-12")
@pytest.mark.parametrize(
    ("mission", "clues", "gates"),
    [(1, 5, 2), (2, 6, 2), (3, 5, 2), (4, 4, 2), (5, 0, 3), (6, 0, 2), (7, 0, 5)],
)
def test_a_mission_begins_with_what_it_needs(mission: int, clues: int, gates: int) -> None:
    table = new_game(mission=str(mission), investigators=["HE", "FI", "GA"])
    (begun,) = [event for event in table.chronicle.events if event.key == "mission-begins"]
    assert begun.args == {"mission": mission, "clues": clues, "gates": gates}


@rule("CS-CAM-103")
def test_a_rumours_words_have_the_number_of_its_clues() -> None:
    more = {"id": "RU1", "effect": [{"verb": "clue", "n": 2}, {"verb": "object"}]}
    table = field(1, content={"campaign": {"rumour": [more]}})
    faces = {face.id: face.text for face in table.game.still(table.state).faces}
    assert faces["RU1"] == "2 clue; draw an object."
    assert faces["RU2"] == "1 clue; move without cost."


def test_a_saved_position_counts_chambers_from_1() -> None:
    table = field(5)
    table.made.symbols[:4] = [M, K, S, F]
    symbols = table.game.dump(table.state)["fields"]["symbols"]
    assert [symbols[at] for at in ("1 a", "1 b", "2 a", "2 b")] == ["M", "K", "S", "F"]


@rule("CS-CAM-02", "CS-CAM-05")
def test_after_each_mission_comes_the_next_and_none_after_the_seventh() -> None:
    game = the_game()
    sixth = between(7, *(f"BO{n}" for n in range(1, 7)))
    found = game.next_of_campaign(sixth)
    assert found is not None
    assert (found["mission"], json.loads(found["sheet"])["mission"]) == ("7", 7)
    assert game.next_of_campaign({**sixth, "mission": 8}) is None
    with pytest.raises(BadOption, match=r"^the sheet: "):
        game.next_of_campaign({**sixth, "mission": 9})


@rule("CS-CAM-02", "CS-CAM-05")
def test_a_campaign_begins_with_an_empty_sheet_for_so_many_at_their_level() -> None:
    found = json.loads(json.dumps(the_game().begin_campaign(4, "hard")))
    nobody = {"investigator": "", "scars": 0, "keepsake": ""}
    assert found == {
        "mission": 1,
        "hope": 0,
        "shadow": 0,
        "boons": [],
        "banes": [],
        "preset": "hard",
        "seats": [nobody] * 4,
    }


@rule("CS-CAM-25")
@pytest.mark.parametrize(
    ("mission", "goals", "counters"),
    [
        (1, [("gates", 0, 2), ("clues", 0, 5), ("clock", 0, 6)], [("clues", 0)]),
        (2, [("gates", 0, 2), ("clues", 0, 6), ("clerk-home", 0, 1), ("clock", 0, 6)], [("clues", 0)]),
        (3, [("gates", 0, 2), ("clues", 0, 5), ("clock", 0, 6)], [("blots", 1), ("clues", 0)]),
        (4, [("gates", 0, 2), ("clues", 0, 4), ("ship", 0, 9), ("clock", 0, 6)], [("clues", 0), ("ship", 9)]),
        (5, [("gates", 0, 3), ("heart-back", 0, 1), ("door-sealed", 0, 1)], []),
        (6, [("gates", 0, 2), ("pieces-set", 0, 6)], [("lost", 0), ("pieces", 0)]),
        (7, [("gates", 0, 4), ("storm-heart", 0, 1)], []),
    ],
)
def test_each_mission_shows_how_far_its_goal_is(
    mission: int, goals: list[tuple[str, int, int]], counters: list[tuple[str, int]]
) -> None:
    scene, usual = (table.game.scene(table.state, None) for table in (field(mission), storm()))
    assert [(one.goal, one.now, one.of) for one in scene.moving.standings[4:]] == goals
    known = {one.id for one in usual.moving.counters}
    assert [(one.id, one.value) for one in scene.moving.counters if one.id not in known] == counters


@rule("CS-CAM-25")
def test_rumours_and_chambers_have_places_of_their_own_on_the_board() -> None:
    zones = [
        {zone.id for zone in field(mission).game.scene(field(mission).state, None).still.zones}
        for mission in (1, 5, 7)
    ]
    assert [{"mission", "rumours", "chamber-1"} & each for each in zones] == [
        {"mission", "rumours"},
        {"mission", "chamber-1"},
        {"mission"},
    ]
