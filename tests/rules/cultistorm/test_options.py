"""What a table may agree on before the game."""

import re
from typing import Any

import pytest

from eldertable.games.cultistorm.box.places import BEFORE
from eldertable.kernel import BadOption
from tests.rules.cultistorm.table import P1, P2, P3, new_game, storm, the_game
from tests.support import rule

# --- before the game --------------------------------------------------------------------------------------------


@rule("CS-RUL-008", "CS-SET-22")
def test_the_oldest_player_may_be_drawn_and_starts_on_place_one() -> None:
    drawn = set()
    for seed in range(12):
        state = new_game(seed=seed, first_seat="random").state
        drawn.add(state.leader)
        assert [state.place[(state.leader + step) % 3] for step in range(3)] == [P1, P2, P3]
        assert state.speaker == state.leader
    assert drawn == {0, 1, 2}
    assert {new_game(seed=seed).state.leader for seed in range(12)} == {0}


@rule("CS-RUL-002")
def test_locations_may_be_five_of_all_ten() -> None:
    laid = [new_game(seed=seed, locations="fully_random").state for seed in range(10)]
    assert all(len(set(state.location)) == 5 for state in laid)
    assert any(len({state.symbol_of(place) for place in range(5)}) < 5 for state in laid)


@rule("CS-SET-07")
def test_investigators_may_be_named_left_to_chance_or_chosen() -> None:
    for seed in range(8):
        table = new_game(seed=seed, investigators=["GA", "random", "choose"])
        gambler, chance, nobody = table.state.investigator[:3]
        assert (gambler, nobody) == (5, -1)
        assert chance in range(5)
        assert len(table.options()) == 4
        assert table.state.speaker == 2
        names = [table.game.side_name(table.state, seat, "en") for seat in range(3)]
        assert names[::2] == ["Felix Marlow", "Seat 3"]


# --- agreed rulings ------------------------------------------------------------------------------------------------


@rule("CS-RUL-059")
def test_icons_of_combat_supports_fall_when_played_if_agreed() -> None:
    table = storm("HE", "FI", "GA", combat_icons="at_play").hand(0, "GN11.F", "HE04.S").at(1, P2).at(2, P3)
    table.cultists(P2, "CU-S01").target(1, "CU-S01").hand(1, "GN01.S", "GN02.M").prepare()
    table.play("Dark Bargain (Flame) for Sgt")
    assert len(table.column(P1)) == 1
    table.play("Hypnosis (Star) for Sgt", seat=0)
    assert table.state.terror == 0
    assert len(table.cards(BEFORE + 1)) == 2
    table.combat().play("Novice", "Win")
    assert len(table.column(P1)) == 1
    assert table.trophies_of(1) == "S"


@rule("CS-RUL-070")
def test_a_die_handed_over_keeps_its_face_if_agreed() -> None:
    table = storm("GA", "FI", "HE", handed_die="keeps_face").hand(0, "GA04.W").dice(1, "K").luck(6, 0, 1)
    table.prepare().play("Side Bet (Wave) for Sgt", "Give a die", "Felix")
    assert (table.dice_of(0), table.dice_of(1)) == ("K", "")


@rule("CS-RUL-060")
def test_deadly_steps_are_offered_if_agreed() -> None:
    table = storm(allow_suicide=True).mad(0, 4).hand(0, "GN01.S").prepare()
    assert table.offers("Shared Sigil", 0)
    table.play("Shared Sigil: Star (Star) for Sgt")
    assert table.state.over


# --- the dead stay dead --------------------------------------------------------------------------------------------


@rule("CS-RUL-071")
def test_paid_rerolls_in_preparation_only_if_agreed() -> None:
    assert not storm().dice(0, "S").prepare().offers("Reroll")
    table = storm(paid_reroll_in_prep=True).dice(0, "S").prepare().play("Reroll Star")
    assert table.state.mad[0] == 1


def test_every_option_that_a_ruling_names_can_be_agreed_on() -> None:
    offered = {option.name: option for option in the_game().options}
    ledger = (the_game().folder / "rules.md").read_text(encoding="utf-8")
    named = re.findall(r"`opt: (\w+) = ([^`]*)`", ledger)
    assert len(named) == 13
    for name, choices in named:
        option = offered[name]
        wanted = {"true", "false"} if option.kind == "bool" else {str(one) for one in option.choices}
        assert set(choices.split(" | ")) == wanted


# --- what does not go together ------------------------------------------------------------------------------------

MAJORS = (
    "Only one major expansion at a time: the Lonely Struggle, Behind the scenes (option overlord) or a mission. "
    "Leave the others out. (CS-MOD-01)"
)
MISSION = "option mission: three, four or five play a mission; with another number leave it out. (CS-MOD-24)"


@rule("CS-MOD-01", "CS-MOD-05", "CS-MOD-24", "CS-SEC-03", "CS-RUL-005")
@pytest.mark.parametrize(
    ("seats", "agreed", "words"),
    [
        (2, {"lonely": "two", "overlord": True}, MAJORS),
        (2, {"lonely": "two", "mission": "1"}, MAJORS),
        (4, {"mission": "1", "overlord": True}, MAJORS),
        (1, {"mission": "1"}, MISSION),
        (2, {"mission": "1"}, MISSION),
        (6, {"mission": "1"}, MISSION),
        (
            3,
            {"mission": "1", "events": True},
            "option mission: it names the modules that it uses itself; switch all other modules of the list off. "
            "(CS-MOD-05)",
        ),
        (
            3,
            {"sheet": "{}"},
            "option sheet: a campaign sheet goes with a mission; choose one (option mission) or leave the sheet empty. "
            "(CS-CAM-05)",
        ),
        (
            6,
            {"overlord": False},
            "option overlord: one Author and two to five investigators are 3 to 6 seats; six play only with it "
            "(CS-MOD-24)",
        ),
        (
            3,
            {"lonely": "two"},
            "option lonely: one plays solo, two play two, more play without it (CS-MOD-24)",
        ),
        (
            2,
            {"sects": ["GC", "HT", "CP", "LT", "MC"]},
            "Two investigators can face four special sects at most: with five too few common cultists are left. "
            "(CS-SEC-03)",
        ),
        (
            3,
            {"terror_places": 4, "terror_ahead": 4},
            "option terror_ahead: less than once around the terror circle; with 4 places at most 3",
        ),
        (
            3,
            {"investigators": ["HE", "HE", "FI"]},
            "option investigators: each investigator exists once; choose another for one seat",
        ),
        (
            3,
            {"creatures": ["CR1", "CR1"]},
            "option creatures: CR1 stands there twice; each can be chosen once",
        ),
    ],
)
def test_what_does_not_go_together_is_refused_with_what_to_do(
    seats: int, agreed: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadOption) as refused:
        the_game().sit_down(seats, agreed)
    assert str(refused.value) == words


# --- what people read before they agree --------------------------------------------------------------------------


@rule("CS-MOD-23", "CS-MOD-25")
def test_modules_and_levels_say_what_they_add_and_how_hard_and_long_they_make_the_game() -> None:
    game = the_game()
    for option in game.options:
        if option.group in ("modules", "modes"):
            assert len(game.about(option.name, "en")) > 40, option.name
    for preset in game.presets:
        assert game.about(preset, "en"), preset
    assert "good next step" in game.about("events", "en")
    assert game.about("locations", "en") == ""


def test_options_stand_in_groups_that_have_names() -> None:
    game = the_game()
    found = {option.group for option in game.options if option.name != "investigators"}
    assert found <= set(game.groups)
    assert [game.group_words(group, "en") for group in game.groups] == [
        "How hard",
        "How many, and how it is told",
        "Modules",
        "Rulings, as you like",
    ]
    assert [option.group for option in game.options if option.name == "events"] == ["modules"]


@rule("CS-MOD-03")
def test_any_number_of_sects_and_sets_of_creatures_may_be_used_in_every_mode() -> None:
    sects, creatures = ["GC", "HT", "CP", "LT", "MC"], ["CR1", "CR2", "CR3", "CR4", "CR5"]
    for chosen in ({}, {"narrative": "effects"}, {"events": True}):
        table = the_game().sit_down(4, {"sects": sects, "creatures": creatures, **chosen})
        assert list(table.options["sects"]) == sects
        assert list(table.options["creatures"]) == creatures


@rule("CS-MOD-04")
def test_stories_may_be_read_in_every_mode() -> None:
    for seats in the_game().seats:
        for mode in ("stories", "effects"):
            state = the_game().new(seats, 1, options={"narrative": mode}, unattended=True)
            assert state.table.options["narrative"] == mode
            assert any(type(rules).__name__ == "Narrative" for rules in state.agreed.modules)
