"""The campaign sheet: what it brings into a mission, and what a mission writes onto the next one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from eldertable.games.cultistorm.box.places import COLUMN, HAND, OBJECT_DECK, OBJECTS, PEEKED
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.modules.campaign.module import CampaignModule
from eldertable.games.cultistorm.modules.campaign.progress import NOTED
from eldertable.games.cultistorm.modules.campaign.setup import GiveKeepsakes
from eldertable.games.cultistorm.rules.moments import Moment
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.update import FillHands
from eldertable.games.cultistorm.table.fields import DIED
from eldertable.games.cultistorm.table.modules import TURN_ENDS
from eldertable.kernel import BadContent, BadOption
from tests.rules.cultistorm.modules.campaign.field import Field, field, sheet
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, Storm, W, new_game, the_game
from tests.support import rule


def started(mission: int, *boons: str, banes: tuple[str, ...] = (), **seats: Any) -> Storm:
    """A new game of a mission with this sheet, up to the first question of the preparation."""
    table = new_game(mission=str(mission), sheet=sheet(mission, *boons, banes=banes, **seats))
    while type(table.state.decision).__name__ in ("KeepStart", "HandSeal", "PutBack", "GuardClerk"):
        table.play(table.state.legal()[0])
    return table


# --- which tables there are -----------------------------------------------------------------------------------------


@rule("CS-CAM-01", "CS-EXP-02", "CS-CAM-02", "CS-MOD-24")
@pytest.mark.parametrize("mission", range(1, 8))
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_seven_missions_for_three_four_and_five(mission: int, seats: int) -> None:
    table = new_game(seats, mission=str(mission))
    assert table.state.agreed.modules
    assert table.state.table.options["mission"] == str(mission)


@rule("CS-MOD-24")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_no_other_number_plays_a_mission(seats: int) -> None:
    with pytest.raises(BadOption, match=r"CS-MOD-24|CS-MOD-01"):
        the_game().sit_down(seats, {"mission": "1"})


@rule("CS-CAM-01", "CS-MOD-24")
def test_every_mission_is_looked_at_where_so_many_may_play_it() -> None:
    module = next(module for module in the_game().modules if isinstance(module, CampaignModule))
    seven = [{"mission": number} for number in "1234567"]
    assert [list(module.variants(seats)) for seats in range(1, 7)] == [[], [], seven, seven, seven, []]


@rule("CS-MOD-05", "CS-CAM-20")
def test_a_mission_brings_its_modules_and_takes_no_further_minor_one() -> None:
    game = the_game()
    for mission, used in (("3", ["inkblots"]), ("6", ["victims", "puzzle"]), ("4", ["sects"]), ("1", [])):
        table = game.sit_down(3, {"mission": mission})
        assert [module.name for module in game.in_use(table)] == [*used, "mission"]
    with pytest.raises(BadOption, match="CS-MOD-05"):
        game.sit_down(3, {"mission": "1", "events": True})
    game.sit_down(3, {"mission": "3", "inkblots": True})
    assert len(game.in_use(game.sit_down(3, {"mission": "1", "narrative": "effects", "sects": ["LT"]}))) == 3


@rule("CS-REL-15")
@pytest.mark.parametrize("mission", range(1, 8))
def test_no_relic_comes_into_a_mission_or_out_of_it(mission: int) -> None:
    game = the_game()
    assert "relics" not in {
        module.name for module in game.in_use(game.sit_down(3, {"mission": str(mission)}))
    }
    with pytest.raises(BadOption, match="CS-MOD-05"):
        game.sit_down(3, {"mission": str(mission), "relics": True})
    with pytest.raises(BadOption, match="unknown field `relic`"):
        game.sit_down(3, {"mission": "1", "sheet": sheet(1, seat0={"relic": "RL01"})})


@rule("CS-MOD-01")
@pytest.mark.parametrize("other", [{"overlord": True}])
def test_a_mission_goes_with_no_other_major_expansion(other: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="CS-MOD-01"):
        the_game().sit_down(4, {"mission": "1", **other})


@rule("CS-MOD-06")
def test_without_a_mission_nothing_of_it_is_on_the_table() -> None:
    table = new_game()
    assert (table.state.parts, table.state.agreed.modules) == ((), ())


@rule("CS-CAM-21", "CS-CAM-25")
def test_the_text_of_the_mission_is_read_at_its_start_and_end() -> None:
    table = new_game(mission="1", investigators=["HE", "FI", "GA"])
    (event,) = [event for event in table.chronicle.events if event.key == "mission-begins"]
    passage = table.game.passage(table.state, event, 0)
    assert passage is not None
    assert passage.words.startswith("It has rained on Crane Hill")
    won = field(1).clues(5).sealed(P1, P2)
    won.rules.check_goal(won.state)
    outcome = won.game.outcome(won.state)
    assert outcome is not None
    assert "as one nods to a doctor" in outcome.reason[1]


@rule("CS-CAM-18")
def test_alone_a_mission_has_an_empty_sheet_and_asks_nothing_afterwards() -> None:
    table = field(1).clues(5).sealed(P1, P2)
    table.rules.check_goal(table.state)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (table.state.over, outcome.carried) == (True, None)
    assert (table.rules.sheet.hope, table.rules.sheet.shadow, table.rules.boons) == (0, 0, 0)


def uneven(mission: int, **changes: Any) -> str:
    """A sheet on which everything before was won, but for these changes."""
    return json.dumps({**json.loads(sheet(mission, *(f"BO{n}" for n in range(1, mission)))), **changes})


# --- bad sheets -----------------------------------------------------------------------------------------------------


@rule("CS-CAM-05", "CS-CAM-02", "CS-CAM-03")
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"mission": "1", "sheet": "{"}, "option sheet"),
        ({"mission": "1", "sheet": "[]"}, "option sheet"),
        ({"mission": "2", "sheet": sheet(1)}, "CS-CAM-02"),
        ({"mission": "0", "sheet": sheet(1)}, "CS-CAM-05"),
        ({"mission": "2", "sheet": sheet(2)}, "hope and shadow"),
        ({"mission": "2", "sheet": sheet(2, "BO9")}, "unknown"),
        ({"mission": "3", "sheet": sheet(3, "BO1", "BO1")}, "twice"),
        ({"mission": "3", "sheet": sheet(3, "BO3", "BO3")}, "twice"),
        ({"mission": "2", "sheet": uneven(2, boons=[])}, "a boon for each hope and a bane for each shadow"),
        ({"mission": "2", "sheet": uneven(2, banes=["BA1"])}, "a boon for each hope and a bane for each"),
        ({"mission": "1", "sheet": sheet(1, seat0={"keepsake": "OB99"})}, "no object"),
        ({"mission": "1", "sheet": sheet(1, seat0={"scars": 3})}, "scars"),
        (
            {"mission": "1", "sheet": sheet(1, seat0={"keepsake": "OB01"}, seat1={"keepsake": "OB01"})},
            "copies",
        ),
        ({"mission": "1", "sheet": sheet(1, seat0={"investigator": "FI"})}, "exists once"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused_in_words(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        the_game().sit_down(3, options)


@rule("CS-CAM-03")
def test_the_number_of_players_stays_and_everybody_keeps_the_investigator() -> None:
    with pytest.raises(BadOption, match="CS-CAM-03"):
        the_game().sit_down(4, {"mission": "1", "sheet": sheet(1)})
    table = started(1)
    people = [one.id for one in table.state.agreed.content.investigators]
    assert [people[one] for one in table.state.investigator[:3]] == ["HE", "FI", "GA"]


# --- what it brings -------------------------------------------------------------------------------------------------


@rule("CS-CAM-07")
def test_a_keepsake_is_held_besides_the_starting_object() -> None:
    table = started(1, seat0={"keepsake": "OB18"})
    held = [name.split(".")[0] for name in table.cards(OBJECTS)]
    assert "OB18" in held
    assert len(held) == 2
    assert len(table.cards(OBJECTS + 1)) == 1


@rule("CS-CAM-07", "CS-DEC-10")
def test_with_more_objects_than_one_may_hold_one_of_own_choice_goes_back_into_the_deck() -> None:
    keeps = sheet(2, "BO1", seat0={"keepsake": "OB18"})
    table = new_game(mission="2", sheet=keeps, starting_objects=2)
    while table.asked != "PutBack":
        table.play(table.state.legal()[0])
    held = [name.split(".")[0] for name in table.cards(OBJECTS)]
    assert (table.state.speaker, len(held), "OB18" in held) == (0, 3, True)
    table.play(table.means("shuffle-back", "OB18"))
    left = [name.split(".")[0] for name in table.cards(OBJECTS)]
    assert sorted([*left, "OB18"]) == sorted(held)
    assert "OB18" in [name.split(".")[0] for zone in range(3) for name in table.cards(OBJECT_DECK + zone)]


@rule("CS-CAM-29", "CS-CAM-07")
def test_of_what_may_be_held_once_the_second_copy_goes_back() -> None:
    found = 0
    for seed in range(60):
        table = new_game(mission="1", seed=seed, sheet=sheet(1, seat0={"keepsake": "OB18"}))
        dealt = table.cards(OBJECTS)
        if any(name.startswith("OB18") for name in dealt) and table.asked == "KeepStart":
            found += 1
            table.play(table.means("start-with", "OB18"))
            while type(table.state.decision).__name__ in ("KeepStart", "PutBack"):
                table.play(table.state.legal()[0])
            assert [name.split(".")[0] for name in table.cards(OBJECTS)] == ["OB18"]
    assert found


@rule("CS-CAM-07")
def test_everybody_gets_the_own_keepsake() -> None:
    table = started(1, seat1={"keepsake": "OB18"}, seat2={"keepsake": "OB01"})
    held = [[name.split(".")[0] for name in table.cards(OBJECTS + seat)] for seat in range(3)]
    assert [("OB18" in cards, "OB01" in cards) for cards in held] == [
        (False, False),
        (True, False),
        (False, True),
    ]


@rule("CS-CAM-07", "CS-CAM-29", "CS-DEC-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_was_dealt_another_copy_gives_that_one_back(seat: int) -> None:
    tome: dict[str, Any] = {f"seat{seat}": {"keepsake": "OB18"}}
    charm: dict[str, Any] = {f"seat{seat}": {"keepsake": "OB01"}}
    table = field(1, sheet=sheet(1, **tome))
    table.to(table.rules.zone + NOTED, "OB18.1").objects(seat, "OB18.2").run(GiveKeepsakes(0))
    assert [table.cards(OBJECTS + at) for at in range(3)] == [
        ["OB18.1"] if at == seat else [] for at in range(3)
    ]
    other = field(1, sheet=sheet(1, **charm))
    other.to(other.rules.zone + NOTED, "OB01.1").objects(seat, "OB11.1", "OB12.1").run(GiveKeepsakes(0))
    assert (other.asked, other.state.speaker, len(other.options())) == ("PutBack", seat, 3)
    none = field(1, sheet=sheet(1, **charm))
    none.to(none.rules.zone + NOTED, "OB01.1").objects(seat, "OB11.1").run(GiveKeepsakes(0))
    assert (none.asked, len(none.cards(OBJECTS + seat))) == ("Prepare", 2)


@rule("CS-CAM-07")
def test_two_who_noted_the_same_kind_get_one_copy_each() -> None:
    noted: dict[str, Any] = {"seat0": {"keepsake": "OB11"}, "seat2": {"keepsake": "OB11"}}
    table = field(1, sheet=sheet(1, **noted))
    table.to(table.rules.zone + NOTED, "OB11.1", "OB11.2").run(GiveKeepsakes(0))
    assert [table.cards(OBJECTS + seat) for seat in range(3)] == [["OB11.1"], [], ["OB11.2"]]


@rule("CS-CAM-08", "CS-CAM-16", "CS-CAM-28")
def test_each_scar_is_an_ongoing_insanity_at_the_start_and_nothing_else_is_there() -> None:
    table = started(1, seat1={"scars": 2})
    state = table.state
    assert (state.ongoing[:3], state.level[:3], sum(state.closed)) == ((0, 2, 0), (0, 0, 0), 0)
    assert all(not state.trophies_of(seat) for seat in range(3))


@rule("CS-CAM-09", "CS-MOD-41")
def test_bo1_friends_in_town_hands_of_six_in_the_first_turn() -> None:
    table = started(2, "BO1")
    assert [len(table.state.zones[HAND + seat]) for seat in range(3)] == [6, 6, 6]
    table.state.turn = 2
    assert table.state.hand_size(0) == 4


@rule("CS-CAM-09", "CS-DEC-69")
def test_bo2_the_clerks_ledger_once_a_look_at_five_cultists() -> None:
    deck = ("CU-S01", "CU-S02", "CU-M01", "CU-M02", "CU-F01", "CU-F02")
    table = field(3, sheet=sheet(3, "BO1", "BO2")).next_cultists(*deck).prepare()
    table.play("Use a boon", seat=0)
    assert any("Ledger" in line for line in table.told())
    assert sorted(table.cards(PEEKED)) == sorted(deck[:5])
    table.until("Prepare")
    assert table.refused("act", "use-boon", seat=0) == "CS-CAM-09"


@rule("CS-CAM-09")
def test_bo3_clear_sleep_one_scar_less_and_a_card_more_for_the_others() -> None:
    table = started(4, "BO2", "BO3", "BO4", seat1={"scars": 2})
    assert table.state.ongoing[:3] == (0, 1, 0)
    assert [len(table.state.zones[HAND + seat]) for seat in range(3)] == [5, 4, 5]


@rule("CS-CAM-09", "CS-MOD-36", "CS-DEC-69")
def test_bo4_harbour_pilots_everybody_may_move_but_who_is_absent() -> None:
    table = field(5, sheet=sheet(5, "BO1", "BO2", "BO3", "BO4")).prepare()
    table.made.chamber[2], table.state.place[2] = 0, -1
    table.play("Use a boon", seat=0)
    assert table.options(0) == [
        next(option for option in table.options(0) if "Ledger" in option),
        next(option for option in table.options(0) if "Pilots" in option),
    ]
    assert table.refused("use-boon", "BO1", seat=0) == "CS-CAM-09"
    table.play("Pilots", seat=0)
    table.play(table.means("move-freely", "P4"), seat=0).play(table.means("move-freely", "P5"), seat=1)
    assert (table.state.place[:3], table.state.moved[:3], table.asked) == ([P4, P5, -1], [0, 0, 0], "Prepare")


@rule("CS-CAM-09", "CS-CAM-30")
def test_bo5_a_latch_that_holds_somebody_starts_with_a_seal() -> None:
    table = new_game(mission="6", sheet=sheet(6, "BO1", "BO2", "BO3", "BO4", "BO5"))
    while type(table.state.decision).__name__ == "KeepStart":
        table.play(table.state.legal()[0])
    assert table.asked == "HandSeal"
    table.play(table.means("start-with-seal", "1", "W"))
    assert table.state.seal[W] == 1


@rule("CS-CAM-09", "CS-RUL-117")
def test_where_the_table_votes_all_say_who_starts_with_which_seal() -> None:
    table = new_game(mission="6", sheet=sheet(6, "BO1", "BO2", "BO3", "BO4", "BO5"), table_decider="vote")
    while table.asked != "HandSeal":
        table.play(table.state.legal()[0])
    table.play(table.means("start-with-seal", "2", "W"))
    assert table.told()[-1] == "Dr. Miriam Aldous votes for Felix Marlow."
    table.play(table.means("start-with-seal", "1", "S")).play(table.means("start-with-seal", "2", "W"))
    assert table.state.seal[W] == 2
    assert any(line.startswith("Felix Marlow starts with") for line in table.told())


@rule("CS-CAM-09")
def test_who_is_absent_may_use_a_boon() -> None:
    table = field(5, sheet=sheet(5, "BO1", "BO2", "BO3", "BO4"))
    table.made.chamber[2], table.state.place[2] = 0, -1
    table.prepare()
    assert table.offers("Use a boon", 2)
    assert table.refused("act", "step-through", seat=2) != ""


@rule("CS-CAM-09", "CS-CAM-22")
def test_bo6_the_storm_looks_away_in_the_last_mission_only() -> None:
    boons = ("BO1", "BO2", "BO3", "BO4", "BO5", "BO6")
    table = field(7, sheet=sheet(7, *boons)).goo(P3, "GO-S")
    table.state.blocked = (0,) * 5
    table.prepare().play("Use a boon", seat=0).play("Looks Away", seat=0)
    assert (table.state.held[P3], table.state.blocked) == (1, (1, 1, 0, 1, 1))
    earlier = field(6, sheet=sheet(6, "BO1", "BO3", "BO5", "BO6", "BO2")).prepare().play("Use a boon", seat=0)
    assert not any("Looks Away" in line for line in earlier.told())


@rule("CS-CAM-09", "CS-CAM-22", "CS-CAM-30")
@pytest.mark.parametrize(
    ("one", "different"),
    [
        ("BO1", {"hand": 6}),
        ("BO2", {"usable": 1}),
        ("BO3", {"hand": 5}),
        ("BO4", {"usable": 1}),
        ("BO5", {"seals": 1}),
        ("BO6", {}),
        ("BA1", {"dealt": 1, "columns": [1, 2, 2, 2, 1]}),  # nobody is asked before the first cultists come
        ("BA2", {"columns": [2, 1, 2, 1, 1]}),
        ("BA3", {"mad": 1}),
        ("BA4", {"limit": 10}),
        ("BA5", {}),
        ("BA6", {}),
    ],
)
def test_each_boon_and_bane_brings_its_own_and_nothing_else(one: str, different: dict[str, Any]) -> None:
    good = one.startswith("BO")
    table = new_game(mission="2", sheet=sheet(2, one) if good else sheet(2, banes=(one,)))
    columns = table.columns()
    while type(table.state.decision).__name__ in ("KeepStart", "HandSeal"):
        table.play(table.state.legal()[0])
    state = table.state
    assert {
        "columns": columns,
        "dealt": state.agreed.objects_dealt,
        "limit": state.agreed.limit,
        "mad": state.mad[0],
        "hand": len(state.zones[HAND]),
        "seals": sum(seal >= 0 for seal in state.seal),
        "usable": int(table.offers("Use a boon", 0)),
    } == {
        "columns": [1] * 5,
        "dealt": 2,
        "limit": 11,
        "mad": 0,
        "hand": 4,
        "seals": 0,
        "usable": 0,
        **different,
    }


@rule("CS-CAM-09")
def test_ba1_talked_about_one_object_is_dealt() -> None:
    table = new_game(mission="2", sheet=sheet(2, banes=("BA1",)))
    told = [event for event in table.chronicle.events if event.key == "object-dealt"]
    assert [event.args["who"] for event in told] == [0, 1, 2]


@rule("CS-CAM-09", "CS-CAM-30")
def test_ba2_the_closed_figure_a_second_cultist_on_two_places() -> None:
    table = new_game(mission="3", sheet=sheet(3, "BO1", banes=("BA2",)))
    assert [len(table.state.zones[COLUMN + place]) for place in range(5)] == [2, 1, 2, 1, 1]
    assert not [event for event in table.chronicle.events if event.key == "arrived"]


@rule("CS-CAM-09", "CS-CAM-30")
def test_ba3_stained_everybody_starts_with_insanity() -> None:
    table = started(4, "BO1", "BO2", banes=("BA3",))
    assert table.state.mad[:3] == [1, 1, 1]


@rule("CS-CAM-09")
def test_ba4_a_ship_in_the_bay_the_limit_is_one_lower() -> None:
    assert new_game(mission="5").state.agreed.limit == 13
    table = started(5, "BO1", "BO2", "BO3", banes=("BA4",))
    assert table.state.agreed.limit == 12


@rule("CS-CAM-09", "CS-CAM-30")
@pytest.mark.parametrize("mission", [6, 7])
def test_ba5_a_draught_in_the_house_somebody_stands_there_held_for_two_turns(mission: int) -> None:
    boons = ("BO1", "BO2", "BO3", "BO4", "BO6")[: mission - 2]
    table = new_game(mission=str(mission), sheet=sheet(mission, *boons, banes=("BA5",)))
    state = table.state
    assert len(state.zones[COLUMN + P3]) == 2
    assert state.agreed.content.goos.wave[state.goo[P3]] == 1
    assert (state.insanity(0), state.held[P3]) == (0, 1)
    while type(state.decision).__name__ in ("KeepStart", "HandSeal"):
        state.play(state.legal()[0])
    assert len(state.zones[COLUMN + P3]) == 2, "held in the first turn"
    moment = (
        field(mission, sheet=sheet(mission, *boons, banes=("BA5",))).goo(P3, "GO-S").cultists(P3, "CU-S01")
    )
    assert moment.turn(1).run(Moment(TURN_ENDS, -1, -1)).state.held[P3] == 1
    moment.state.held = (0,) * 5
    assert moment.turn(2).run(Moment(TURN_ENDS, -1, -1)).state.held[P3] == 0


@rule("CS-CAM-09", "CS-CAM-30")
def test_ba5_nothing_stands_in_the_draught_before_the_sixth_mission() -> None:
    table = new_game(mission="5", sheet=sheet(5, "BO1", "BO2", "BO3", banes=("BA5",)))
    assert (table.goos(), table.columns()[P3]) == ({}, 1)


@rule("CS-CAM-09", "CS-MOD-41")
def test_ba6_the_picture_complete_hands_of_three_in_two_turns() -> None:
    table = field(7, sheet=sheet(7, "BO2", "BO3", "BO4", "BO5", "BO6", banes=("BA6",)))
    assert [table.turn(turn).state.hand_size(0) for turn in (1, 2, 3)] == [3, 3, 4]


@rule("CS-CAM-24", "CS-CAM-30")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_team_that_lost_six_missions_is_not_lost_in_the_first_phase_of_the_seventh(seats: int) -> None:
    people = [{"investigator": who} for who in ("HE", "FI", "GA", "RE", "SU")[:seats]]
    banes = [f"BA{at + 1}" for at in range(6)]
    text = json.dumps({"mission": 7, "hope": 0, "shadow": 6, "banes": banes, "seats": people})
    for seed in range(6):
        table = new_game(seats, seed, mission="7", sheet=text)
        while type(table.state.decision).__name__ == "KeepStart":
            table.play(table.state.legal()[0])
        assert not table.state.over


@rule("CS-CAM-22")
def test_without_a_sheet_no_boon_is_used() -> None:
    assert field(2).prepare().refused("act", "use-boon", seat=0) == "CS-CAM-09"
    assert field(2).prepare().refused("act", "ask-around", seat=0) == "CS-CAM-04"


# --- what it writes -------------------------------------------------------------------------------------------------


def won(mission: int = 1, **seats: Any) -> Field:
    """The first mission is won, with a sheet."""
    table = field(mission, sheet=sheet(mission, **seats)).clues(5).sealed(P1, P2)
    table.objects(0, "OB01", "OB11.1").objects(1, "OB11.2")
    table.run()
    table.rules.check_goal(table.state)
    table.state._settle()
    table.state.advance()
    return table


def carried(table: Field) -> dict[str, Any]:
    """What goes over into the next mission."""
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.carried is not None
    return json.loads(json.dumps(outcome.carried))  # type: ignore[no-any-return]


@rule("CS-CAM-06", "CS-CAM-07", "CS-CAM-19", "CS-CAM-27", "CS-CAM-28", "CS-DEC-59", "CS-CAM-23")
def test_a_victory_is_hope_and_a_boon_and_everybody_may_keep_an_object() -> None:
    table = won()
    before = table.state.table.options["sheet"]
    assert (table.asked, table.state.over) == ("KeepMemento", False)
    assert table.game.audit(table.state) == []
    table.play(table.means("note-object", "OB11")).play("Nothing")
    assert (table.state.over, table.ending()) == (True, "CS-CAM-13")
    after = carried(table)
    assert (after["mission"], after["hope"], after["shadow"], after["boons"], after["banes"]) == (
        2,
        1,
        0,
        ["BO1"],
        [],
    )
    assert [seat["keepsake"] for seat in after["seats"]] == ["OB11", "", ""]
    assert [seat["investigator"] for seat in after["seats"]] == ["HE", "FI", "GA"]
    assert table.state.table.options["sheet"] == before
    the_game().sit_down(3, {"mission": "2", "sheet": json.dumps(after)})


@rule("CS-CAM-27")
def test_while_it_is_asked_what_carries_over_the_mission_has_its_result() -> None:
    table = won()
    assert (table.state.concluding(), table.state.ended) == (True, 0)
    assert not field(1).state.concluding()


@rule("CS-CAM-07", "CS-DEC-59")
def test_of_a_kind_no_more_can_be_noted_than_there_are_copies() -> None:
    table = won()
    kind = [one.id for one in table.state.agreed.content.things].index("OB11")
    table.made.memento[2:] = [kind] * 3
    table.state.choices = table.state.agenda[-1].options(table.state, 0)  # type: ignore[attr-defined]
    assert table.refused("note-object", "OB11", seat=0) == "CS-CAM-07"


def lost(ending: int, mad: int = 0, **seats: Any) -> Field:
    """The first mission is lost, with a sheet."""
    table = field(1, sheet=sheet(1, **seats)).run().mad(1, mad)
    table.state.finish(ending, 0)
    table.state._settle()
    table.state.advance()
    return table


@rule("CS-CAM-06", "CS-CAM-08", "CS-DEC-60")
def test_a_loss_without_a_death_is_shadow_a_bane_and_a_scar_of_the_tables_choice() -> None:
    table = lost(4, seat0={"scars": 2})
    assert (table.asked, table.options()) == ("PickScar", ["Sgt. Roscoe Tillman", "Felix Marlow"])
    assert table.refused("scar", "0", seat=0) == "CS-CAM-08"
    table.play("Marlow")
    after = carried(table)
    assert (after["hope"], after["shadow"], after["boons"], after["banes"]) == (0, 1, [], ["BA1"])
    assert [seat["scars"] for seat in after["seats"]] == [2, 0, 1]
    full = lost(4, seat0={"scars": 2}, seat1={"scars": 2}, seat2={"scars": 2})
    assert full.state.over, "all have as many as one can have"


@rule("CS-CAM-08", "CS-DEC-60", "CS-RUL-117")
def test_where_the_table_votes_all_say_who_is_scarred() -> None:
    table = field(1, sheet=sheet(1), table_decider="vote").run()
    table.state.finish(4, 0)
    table.state._settle()
    table.state.advance()
    table.play("Marlow")
    assert table.told()[-1] == "Dr. Miriam Aldous votes for Felix Marlow."
    table.play("Tillman", "Marlow")
    assert [seat["scars"] for seat in carried(table)["seats"]] == [0, 0, 1]


@rule("CS-CAM-08")
def test_four_insanity_at_the_end_is_no_death_and_no_scar() -> None:
    table = lost(4, 4).play("Aldous")
    assert [seat["scars"] for seat in carried(table)["seats"]] == [1, 0, 0]


@rule("CS-CAM-03", "CS-DEC-61")
def test_who_died_may_come_as_the_first_of_all_investigators() -> None:
    people = [{"investigator": who} for who in ("RE", "FI", "GA")]
    text = json.dumps({**json.loads(sheet(1)), "seats": people})
    table = field(1, "RE", "FI", "GA", sheet=text).run().mad(2, 5)
    table.state.finish(DIED, 0)
    table.state._settle()
    table.state.advance()
    table.play("As Dr. Miriam Aldous")
    assert [seat["investigator"] for seat in carried(table)["seats"]] == ["RE", "FI", "HE"]


@rule("CS-CAM-07")
def test_the_first_kind_of_object_is_noted_like_any() -> None:
    table = won()
    table.play(table.means("note-object", "OB01")).play("Nothing")
    assert [seat["keepsake"] for seat in carried(table)["seats"]] == ["OB01", "", ""]


@rule("CS-CAM-03", "CS-CAM-08", "CS-CAM-27", "CS-DEC-61")
def test_who_died_gets_a_scar_and_may_come_as_somebody_else() -> None:
    table = lost(DIED, 5)
    assert (table.asked, table.state.speaker) == ("ComeAs", 1)
    assert table.options() == ["As before", "As Prof. Tobias Wren", "As Agnes Doyle", "As Odile Sarro"]
    assert table.refused("come-as", "HE", seat=1) == "CS-CAM-03"
    table.play("As Odile Sarro")
    after = carried(table)
    assert [seat["investigator"] for seat in after["seats"]] == ["HE", "ME", "GA"]
    assert [seat["scars"] for seat in after["seats"]] == [0, 1, 0]
    assert (table.ending(), after["shadow"]) == ("CS-LOS-01", 1)


@rule("CS-CAM-27")
def test_after_the_result_nothing_is_played_any_more() -> None:
    table = (
        field(1, sheet=sheet(1))
        .mad(0, 4)
        .mad(1, 4)
        .objects(0, "OB01")
        .cultists(P1, "CU-S01", "CU-M01", "CU-F01")
    )
    table.marker(P5).next_cultists("CU-S02").run(CultistPhase(), FillHands())
    assert table.asked == "ComeAs"
    assert not table.state.zones[HAND]
    table.until("KeepMemento").play("Nothing")
    assert table.ending() == "CS-LOS-01"


@rule("CS-CAM-17")
@pytest.mark.parametrize(
    ("won", "hope", "ending"),
    [
        (True, 6, "EN1"),
        (True, 5, "EN1"),
        (True, 4, "EN2"),
        (True, 3, "EN2"),
        (True, 2, "EN3"),
        (True, 0, "EN3"),
        (False, 6, "EN4"),
        (False, 4, "EN4"),
        (False, 3, "EN5"),
        (False, 0, "EN5"),
    ],
)
def test_the_last_mission_has_five_endings(won: bool, hope: int, ending: str) -> None:
    module = next(module for module in the_game().modules if isinstance(module, CampaignModule))
    assert module.ending_of(won, hope).id == ending
    last = {
        "EN1": "stands a pot of something green.",
        "EN2": "In the train nobody sits with his back to the window.",
        "EN3": "You keep the paper where you can reach it.",
        "EN4": "begins with somebody else.",
        "EN5": "You look up.",
    }[ending]
    boons = tuple(f"BO{at + 1}" for at in range(hope))
    banes = tuple(f"BA{at + 1}" for at in range(hope, 6))
    table = field(7, sheet=sheet(7, *boons, banes=banes))
    table.state.finish(table.rules.ending + 3 if won else 4, 0b111 if won else 0)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.reason[1].endswith(last)
    assert outcome.carried is not None
    assert (outcome.carried["mission"], outcome.carried["hope"]) == (8, hope)


@rule("CS-CAM-01", "CS-CAM-17")
@pytest.mark.parametrize(
    ("mission", "over", "ending"), [(6, False, ""), (7, False, ""), (8, True, "Something Green")]
)
def test_the_story_is_over_after_the_seventh_mission_and_not_before(
    mission: int, over: bool, ending: str
) -> None:
    boons = [f"BO{n}" for n in range(1, min(mission, 7))]
    carried = json.loads(uneven(mission, boons=boons, hope=len(boons)))
    told = the_game().journey(carried, [True] * (mission - 1), "en")
    assert (told.over, told.ending_name) == (over, ending)
    assert [chapter.stands for chapter in told.chapters].count("won") == mission - 1


@rule("CS-CAM-10", "CS-CAM-501")
@pytest.mark.parametrize(
    ("knob", "value", "words"),
    [
        ("clocks", [1], "7 numbers"),
        ("clocks", [0] * 7, "1 crystal"),
        ("chambers", [3, 6, 3], "room for 5"),
        ("chambers", [3], "one number for 3, 4 and 5"),
        ("crystals", [[1]] * 7, "one number for 3, 4 and 5"),
        ("gates", [[2, 2]] * 7, "one number for 3, 4 and 5"),
        ("room", [[0, 0]] * 7, "one number for 3, 4 and 5"),
        ("room", [[0, 0, 0]] * 6, "there must be 7 numbers"),
        ("heart_more", [7, 9], "one number for 3, 4 and 5"),
    ],
)
def test_knobs_that_cannot_be_are_refused(knob: str, value: Any, words: str) -> None:
    files = the_game()._files
    turned = {
        **files,
        "modules": {**files["modules"], "mission": {**files["modules"]["mission"], knob: value}},
    }
    with pytest.raises(BadContent, match=words):
        Cultistorm(turned)


@rule("CS-CAM-06", "CS-CAM-20")
@pytest.mark.parametrize(
    ("mission", "field", "value", "words"),
    [
        (3, "modules", ["inkblots", "inkblots"], "modules: inkblots is named twice; name it once"),
        (
            3,
            "modules",
            ["inkblot"],
            "modules: there is no module 'inkblot' for a mission; known: other_worlds",
        ),
        (1, "modules", ["overlord"], "modules: there is no module 'overlord' for a mission"),
        (2, "boon", "BO9", "boon: 'BO9' is no boon; known: BO1, BO2, BO3, BO4, BO5, BO6"),
        (2, "boon", "BA2", "boon: 'BA2' is no boon"),
        (2, "bane", "BO2", "bane: 'BO2' is no bane; known: BA1, BA2, BA3, BA4, BA5, BA6"),
        (2, "boon", "BO1", "boon: mission 1 leaves BO1 already"),
        (6, "bane", "BA4", "bane: mission 4 leaves BA4 already"),
    ],
)
def test_a_mission_that_names_what_is_not_there_or_twice_is_refused(
    mission: int, field: str, value: Any, words: str
) -> None:
    with pytest.raises(BadContent) as refused:
        Cultistorm({"campaign": {"mission": [{"id": str(mission), field: value}]}})
    assert str(refused.value).startswith(f"campaign.toml: mission {mission}, {words}")


@rule("CS-CAM-01")
def test_there_are_seven_missions_and_no_eighth() -> None:
    files = the_game()._files
    missions = files["campaign"]["mission"]
    eight = [*missions, {**missions[0], "id": "8", "boon": "", "bane": ""}]
    with pytest.raises(BadContent, match=r"^campaign\.toml: mission: there must be 1 to 7, in this order$"):
        Cultistorm({**files, "campaign": {**files["campaign"], "mission": eight}})


@pytest.mark.parametrize(
    ("kind", "id"),
    [("mission", "1"), ("ending", "EN1"), ("rumour", "RU1"), ("boon", "BO1"), ("bane", "BA1")],
)
def test_what_stands_twice_in_the_campaigns_file_is_refused(kind: str, id: str) -> None:
    files = the_game()._files
    entries = files["campaign"][kind]
    with pytest.raises(BadContent, match=rf"^campaign\.toml: {id}, id: it stands there twice$"):
        Cultistorm({**files, "campaign": {**files["campaign"], kind: [*entries, entries[0]]}})


@pytest.mark.parametrize(
    ("mission", "words"),
    [
        (1, "Four clues, five with three of you, and two gates, before"),
        (2, "The clerk on the first place and two gates, before"),
        (3, "Four blots resolved, five with three of you, and two gates, before"),
        (4, "Four clues and two gates, before"),
        (5, "the door and two more gates sealed, one more with five of you."),
        (6, "All six pieces set and two gates sealed, one with five of you."),
    ],
)
def test_what_a_mission_needs_stands_on_its_card(mission: int, words: str) -> None:
    assert words in dict(the_game().dossiers("en")[f"modes-mission-{mission}"].lines)["Winning"]


def test_a_deck_that_gave_a_keepsake_has_it_no_more() -> None:
    table = started(1, seat0={"keepsake": "OB01"})
    deck = [name for zone in range(OBJECT_DECK, OBJECT_DECK + 3) for name in table.cards(zone)]
    assert "OB01" not in [name.split(".")[0] for name in deck]
