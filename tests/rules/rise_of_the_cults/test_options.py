"""What people can agree on before the game, and what is refused."""

from typing import Any

import pytest

from eldertable.games.rise_of_the_cults.box.cards import DISTRICTS, LANES
from eldertable.games.rise_of_the_cults.table.fields import STACKS
from eldertable.kernel import BadOption
from tests.rules.rise_of_the_cults.table import setting_up, the_game
from tests.support import rule


@rule("ROTC-DEC-01")
def test_every_option_has_the_default_of_the_rulebook() -> None:
    assert the_game().sit_down(2).options == {
        "edition": "en",
        "rounds": 6,
        "layout": "free",
        "setup": "random",
        "objective": "random",
        "first": "random",
        "colours": "fixed",
        "choose_colours": False,
        "npc_colour": "random",
        "open_screens": False,
        "cards": "edition",
        "left_out": "edition",
        "npc_tie": "edition",
        "npc_reinforces": "board",
    }


ALLOWED = {
    "edition": ("en", "pl"),
    "layout": ("free", "printed"),
    "setup": ("random", "I1", "I2", "I3", "I4"),
    "objective": ("random", "O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8"),
    "first": ("random", "1", "2", "3", "4"),
    "npc_colour": ("random", "green", "yellow", "blue", "red"),
    "cards": ("edition", "en", "pl"),
    "left_out": ("edition", "choose", "random", "downtown", "rivertown", "uptown", "northside"),
    "npc_tie": ("edition", "highest", "lowest"),
    "npc_reinforces": ("board", "elsewhere"),
}


@rule("ROTC-DEC-01")
@pytest.mark.parametrize("name", ALLOWED)
def test_a_choice_takes_what_is_listed_and_says_so_otherwise(name: str) -> None:
    for value in ALLOWED[name]:
        assert the_game().sit_down(4, {name: value}).options[name] == value
    for wrong in ("uk", "", 0, None, True):
        with pytest.raises(BadOption) as refused:
            the_game().sit_down(4, {name: wrong})
        assert str(refused.value).startswith(f"option {name}: {wrong!r} is not allowed; allowed: ")
        assert str(refused.value).endswith(" | ".join(ALLOWED[name]))


@rule("ROTC-DEC-01")
@pytest.mark.parametrize(
    ("name", "choice", "english", "polish"),
    [
        ("objective", "O1", "Reinforcement", "Wzmocnienie"),
        ("setup", "I1", "Quiet before the Storm", "Cisza przed Burzą"),
    ],
)
def test_cards_to_choose_from_are_called_by_their_titles(
    name: str, choice: str, english: str, polish: str
) -> None:
    option = next(option for option in the_game().options if option.name == name)
    assert the_game().choice_words(option, choice, "en") == english
    assert the_game().choice_words(option, choice, "pl") == polish


@rule("ROTC-RUL-10", "ROTC-RND-01")
def test_rounds_go_from_six_to_ten() -> None:
    for rounds in range(6, 11):
        assert setting_up(2, rounds=rounds).state.agreed.rounds == rounds
    for wrong in (5, 11, "many", 7.5):
        with pytest.raises(BadOption, match=r"option rounds: .*; allowed: a number from 6 to 10"):
            setting_up(2, rounds=wrong)


@rule("ROTC-DEC-01", "ROTC-RUL-01")
def test_yes_or_no_options() -> None:
    for name in ("choose_colours", "open_screens"):
        for value in (True, "yes", "on"):
            assert the_game().sit_down(2, {name: value}).options[name] is True
        for value in (False, "no", "off"):
            assert the_game().sit_down(2, {name: value}).options[name] is False
        with pytest.raises(BadOption, match=f"option {name}: 'perhaps' is not allowed; allowed: yes or no"):
            the_game().sit_down(2, {name: "perhaps"})


@rule("ROTC-RUL-01")
def test_colours_are_one_for_each_seat() -> None:
    agreed = the_game().sit_down(3, {"colours": "red, blue,green"}).options["colours"]
    assert agreed == ["red", "blue", "green"]
    words = "one per seat, separated by commas, of green | yellow | blue | red"
    for colours in ("red", "red,blue", "red,blue,green,yellow", 3):
        with pytest.raises(BadOption) as refused:
            the_game().sit_down(3, {"colours": colours})
        assert str(refused.value) == f"option colours needs 3 values: {words}"
    with pytest.raises(
        BadOption, match=r"option colours: 'pink' is not allowed; allowed: .*yellow \| blue \| red"
    ):
        the_game().sit_down(3, {"colours": "red,blue,pink"})


@rule("ROTC-RUL-01")
def test_no_colour_is_given_twice() -> None:
    with pytest.raises(BadOption, match="option colours: every seat needs a colour of its own"):
        the_game().sit_down(3, {"colours": "red,blue,red"})
    refused = "option npc_colour: green is the player's colour; choose another"
    with pytest.raises(BadOption, match=refused):
        the_game().sit_down(1, {"npc_colour": "green"})
    with pytest.raises(BadOption, match="option npc_colour: red is the player's colour"):
        the_game().sit_down(1, {"npc_colour": "red", "colours": ["red"]})
    the_game().sit_down(1, {"npc_colour": "green", "colours": ["red"]})
    the_game().sit_down(1, {"npc_colour": "green", "choose_colours": True})
    the_game().sit_down(2, {"npc_colour": "green"})


@rule("ROTC-RUL-02")
def test_the_first_cultist_sits_at_the_table() -> None:
    for seats in (1, 2, 3):
        assert the_game().sit_down(seats, {"first": str(seats)}).options["first"] == str(seats)
        with pytest.raises(
            BadOption, match=f"option first: there is no seat {seats + 1} at a table of {seats}"
        ):
            the_game().sit_down(seats, {"first": str(seats + 1)})


@rule("ROTC-DEC-01")
def test_one_to_four_play_and_nothing_else_is_agreed() -> None:
    for seats, sides in ((1, 2), (2, 2), (3, 3), (4, 4)):
        table = the_game().sit_down(seats)
        assert (table.seats, table.sides) == (seats, sides)
    assert the_game().sit_down().seats == 2
    for number in (0, 5, True):
        with pytest.raises(BadOption, match=r"cannot be played with .* seats; allowed: 1, 2, 3, 4"):
            the_game().sit_down(number)
    with pytest.raises(
        BadOption, match="there is no option 'round'; options: edition, rounds, layout, setup"
    ):
        the_game().sit_down(2, {"round": 6})


@rule("ROTC-SET-13", "ROTC-SET-21", "ROTC-SST-15")
def test_the_first_game_preset_uses_the_printed_layout_and_the_easy_cards() -> None:
    game = the_game()
    state = game.new(1, 0, preset="first-game")
    assert state.content.setup.ids[state.setup_card] == "I1"
    state.play(game.answer(state, ("first-site", "downtown")))
    assert state.content.objectives[state.objective].id == "O1"
    assert [len(state.zones[STACKS + place]) for place in range(DISTRICTS * LANES)] == [
        7,
        7,
        0,
        0,
        7,
        7,
        7,
        7,
    ]
    assert state.sanity == (3, 0, 3, 3)
    mixed = the_game().sit_down(2, {"setup": "I2"}, preset="first-game").options
    assert (mixed["layout"], mixed["setup"], mixed["objective"]) == ("printed", "I2", "O1")
    with pytest.raises(BadOption, match="has no preset 'hard'; presets: first-game"):
        the_game().new(2, 0, preset="hard")


@rule("ROTC-EDI-01", "ROTC-EDI-03")
@pytest.mark.parametrize(
    ("options", "city", "stacks", "asked", "highest"),
    [
        ({"edition": "en"}, 12, 10, "PlaceStack", True),
        ({"edition": "pl"}, 15, 14, "LeaveOut", False),
        ({"edition": "en", "cards": "pl"}, 15, 14, "PlaceStack", True),
        ({"edition": "pl", "cards": "en"}, 12, 10, "LeaveOut", False),
        ({"edition": "en", "left_out": "choose"}, 12, 10, "LeaveOut", True),
        ({"edition": "pl", "left_out": "uptown"}, 15, 14, "PlaceStack", False),
        ({"edition": "en", "npc_tie": "lowest"}, 12, 10, "PlaceStack", False),
        ({"edition": "pl", "npc_tie": "highest"}, 15, 14, "LeaveOut", True),
    ],
)
def test_an_edition_sets_three_things_and_each_may_be_overridden(
    options: dict[str, Any], city: int, stacks: int, asked: str, highest: bool
) -> None:
    table = setting_up(2, **options)
    assert len(table.state.agreed.pool.city) == city
    assert len(table.state.agreed.pool.stacks) == stacks
    assert table.asked == asked
    assert table.state.agreed.npc_highest is highest
    assert len(table.game.names(table.state.table)["card"]) >= len(table.state.marks)
