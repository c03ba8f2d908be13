"""Dossiers: what is worth knowing before one chooses, and how a mistake in them is told."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from eldertable.kernel import BadContent, Option
from eldertable.kernel.dossiers import MODULE_LINES, Choosable, chosen_by, faults, read_facts, things
from eldertable.lab import check
from tests.kernel.onepage import Vigil

FACTS = '[presets.long-winter]\nicon = "winter"\ndifficulty = 3\n'


def vigil(tmp_path: Path, **said: Any) -> Vigil:
    """The Vigil in a folder of its own, with other declarations."""
    copytree(Vigil.folder, tmp_path / "vigil")
    game: Vigil = type("Other", (Vigil,), {"folder": tmp_path / "vigil", **said})()
    return game


def wrong(tmp_path: Path, file: str, text: str, **said: Any) -> list[str]:
    """What is wrong if a file of the dossiers has this text."""
    game = vigil(tmp_path, **said)
    (game.folder / "dossiers" / file).write_text(text, "utf-8")
    return faults(game)


def test_a_dossier_has_its_drawing_its_lines_and_its_word_for_how_hard_it_is() -> None:
    one = Vigil().dossiers("en")["presets-long-winter"]
    assert (one.drawing, one.difficulty, one.hard, one.first) == ("snowflake-1", 3, "demanding", False)
    assert one.lines == (
        ("Adds", "Five nights, and nobody hung up the bell."),
        ("Winning", "As ever, but courage must last longer."),
        ("Length", "Twice as long."),
    )
    assert one.rules == ("VIG-18",)
    assert (one.lesson, one.untaught) == ("", False)


def test_every_language_has_its_own_words() -> None:
    one = Vigil().dossiers("pl")["presets-long-winter"]
    assert one.lines[2] == ("Czas", "Dwa razy dłużej.")
    assert one.hard == "wymagające"


def test_a_set_may_call_its_lines_and_its_difficulty_otherwise(tmp_path: Path) -> None:
    game = vigil(tmp_path)
    with (game.folder / "dossiers" / "en.ftl").open("a", encoding="utf-8") as file:
        file.write("presets-line-adds = Brings\npresets-difficulty-3 = freezing\n")
    one = game.dossiers("en")["presets-long-winter"]
    assert one.lines[0][0] == "Brings"
    assert one.lines[1][0] == "Winning"
    assert one.hard == "freezing"
    assert faults(game) == []


def test_the_example_has_nothing_wrong() -> None:
    assert faults(Vigil()) == []
    assert check(Vigil(), 1, seats=2, workers=1).dossiers == 1


def test_an_answer_that_chooses_a_card_names_its_dossier_for_whoever_is_asked() -> None:
    game = Vigil()
    state = game.new(seats=2, seed=3)
    while state.decision is None or type(state.decision).__name__ != "Lay":
        assert state.decision is not None
        before = game.prompt(state, state.speaker)
        assert before is not None
        assert before.dossiers == {}
        state.play(state.legal()[0])
    seat = state.decision.seats()[0]
    asked = game.prompt(state, seat)
    assert asked is not None
    known = {one.id: one for one in game.still(state).dossiers}
    kinds = [game.meaning(state, option.answer)[1] for option in asked.options]
    assert list(asked.dossiers.values()) == [(f"omens-{kind}",) for kind in kinds]
    for (dossier,) in asked.dossiers.values():
        face = next(one for one in game.still(state).faces if one.id == known[dossier].face)
        assert known[dossier].name == face.name
        assert known[dossier].lines[-1] == ("Text", face.text)
    other = game.prompt(state, 1 - seat)
    assert other is not None
    assert other.dossiers == {}


def test_what_an_option_chooses() -> None:
    """In a group a value is named after its option; what is no thing has no dossier."""
    seas = Option("sea", "choice", ("calm", "rough", "random"), "calm", group="weather")
    fog = Option("fog", "bool", (), False, group="weather")
    depth = Option("depth", "int", (1, 5), 3, group="weather")
    group = Choosable("weather", group="weather", besides=("random",))
    assert [group.thing(seas, value) for value in seas.choices] == ["sea-calm", "sea-rough", None]
    assert (group.thing(fog), group.thing(depth, 3)) == ("fog", None)
    alone = Choosable("seas", option="sea")
    assert [alone.thing(seas, value) for value in seas.choices] == ["calm", "rough", "random"]
    assert alone.thing(fog) is None
    assert Choosable("presets", presets=True).thing(fog) is None


def test_switches_and_values_are_things(tmp_path: Path) -> None:
    bells = Choosable("bells", option="bell")
    game = vigil(tmp_path, choosable=(bells,))
    assert things(game, bells, "en") == {"bell": "There is a bell"}
    assert chosen_by(game, next(one for one in game.options if one.name == "bell")) == "bells-bell"
    assert chosen_by(game, next(one for one in game.options if one.name == "nights"), 3) == ""


# --- what is wrong with a file --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[presets.long-winter]\ndifficulty = 3", "presets.long-winter: .*missing required field `icon`"),
        ('[presets.long-winter]\nicon = "winter"', "presets.long-winter: .*field `difficulty`"),
        ('[presets.long-winter]\nicon = "winter"\ndifficulty = 4', "presets.long-winter: difficulty: .*<= 3"),
        ('[presets.long-winter]\nicon = "winter"\ndifficulty = 0', "presets.long-winter: difficulty: .*>= 1"),
        (f"{FACTS}colour = 3", "presets.long-winter: .*`colour`"),
        ('presets = "all"', "presets: a table of things"),
        ("[presets", "at line 1|at end"),
    ],
)
def test_a_file_that_is_broken_is_refused_when_it_is_read(tmp_path: Path, text: str, words: str) -> None:
    game = vigil(tmp_path)
    (game.folder / "dossiers" / "facts.toml").write_text(text, "utf-8")
    with pytest.raises(BadContent, match=rf"^dossiers/facts.toml: .*({words})"):
        game.dossiers("en")
    assert faults(game)[0].startswith("dossiers/facts.toml: ")


def test_what_stands_in_two_files_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "vigil" / "dossiers"
    game = vigil(tmp_path, dossier_folders=lambda self: (folder, folder.parent / "more"))
    (folder.parent / "more").mkdir()
    (folder.parent / "more" / "facts.toml").write_text(FACTS, "utf-8")
    with pytest.raises(BadContent, match=r"more/facts.toml: presets.long-winter: .* dossiers/facts.toml"):
        read_facts(game)


@pytest.mark.parametrize(
    ("file", "text", "words"),
    [
        ("facts.toml", "", "dossiers/facts.toml: presets.long-winter: it is missing"),
        (
            "facts.toml",
            FACTS + '[presets.summer]\nicon = "winter"\ndifficulty = 1',
            "dossiers/facts.toml: presets.summer: there is no such thing to choose; known: long-winter",
        ),
        (
            "facts.toml",
            FACTS + '[seasons.summer]\nicon = "winter"\ndifficulty = 1',
            "dossiers/facts.toml: seasons: nothing of that name is chosen; known: presets",
        ),
        (
            "facts.toml",
            FACTS.replace('"winter"', '"sun"'),
            "dossiers/facts.toml: presets.long-winter: icon: the game has no icon 'sun'",
        ),
        (
            "facts.toml",
            FACTS + 'rules = ["VIG-99"]',
            "dossiers/facts.toml: presets.long-winter: rules: there is no rule 'VIG-99'",
        ),
        (
            "en.ftl",
            "presets-long-winter-adds = Five nights.\npresets-long-winter-winning = As ever.\n",
            "dossiers/en.ftl: presets-long-winter-length: it is missing",
        ),
        (
            "pl.ftl",
            "presets-long-winter-adds = A.\npresets-long-winter-winning = B.\npresets-long-winter-length = long-winter.\n",
            "dossiers/pl.ftl: presets-long-winter-length: it says no more than the name",
        ),
        (
            "en.ftl",
            "presets-long-winter-adds = A.\npresets-long-winter-winning = A.\npresets-long-winter-length = B.\n",
            "dossiers/en.ftl: presets-long-winter-adds: it says the same as another line",
        ),
        (
            "en.ftl",
            "presets-long-winter-adds = A.\npresets-long-winter-winning = B.\npresets-long-winter-length = C.\nodd = D.\n",
            "dossiers/en.ftl: odd: it belongs to nothing that is chosen",
        ),
        (
            "en.ftl",
            f"presets-long-winter-adds = {'so ' * 37}\npresets-long-winter-winning = B.\npresets-long-winter-length = C.\n",
            "dossiers/en.ftl: presets-long-winter-adds: it has 37 words; at most 36",
        ),
    ],
)
def test_what_is_missing_or_unknown_is_told_with_file_and_entry(
    tmp_path: Path, file: str, text: str, words: str
) -> None:
    assert words in wrong(tmp_path, file, text)


def test_so_many_words_are_not_too_many(tmp_path: Path) -> None:
    text = f"presets-long-winter-adds = {'so ' * 36}\npresets-long-winter-winning = B.\npresets-long-winter-length = C.\n"
    assert wrong(tmp_path, "en.ftl", text) == []


def test_an_aim_is_shorter_than_other_lines(tmp_path: Path) -> None:
    text = f"presets-long-winter-aim = {'so ' * 19}\npresets-long-winter-scores = {'by ' * 19}\n"
    told = wrong(
        tmp_path,
        "en.ftl",
        text,
        choosable=(Choosable("presets", presets=True, lines=("aim", "scores")),),
        locales=("en",),
    )
    assert told == ["dossiers/en.ftl: presets-long-winter-aim: it has 19 words; at most 18"]


@pytest.mark.parametrize(
    ("among", "words"),
    [
        (Choosable("omens", option="omen"), "choosable omens: option: there is no option 'omen'"),
        (Choosable("omens", group="omens"), "choosable omens: group: there is no group 'omens'"),
        (
            Choosable("omens", kind="eat", dimension="omen", cards=True),
            "choosable omens: kind: no answer is of the kind 'eat'",
        ),
        (
            Choosable("omens", kind="lay", dimension="taste", cards=True),
            "choosable omens: dimension: 'lay' has no 'taste'",
        ),
        (
            Choosable("omens", kind="lay", dimension="omen", also=(("eat", "omen"),), cards=True),
            "choosable omens: kind: no answer is of the kind 'eat'",
        ),
        (
            Choosable("omens", also=(("lay", "omen", "taste"),), cards=True),
            "choosable omens: dimension: 'lay' has no 'taste'",
        ),
    ],
)
def test_what_is_declared_must_be_there(tmp_path: Path, among: Choosable, words: str) -> None:
    own = Choosable("presets", presets=True, lines=MODULE_LINES)
    assert faults(vigil(tmp_path, choosable=(own, among))) == [words]


def test_one_of_several_must_be_good_for_a_first_game(tmp_path: Path) -> None:
    two: dict[str, Any] = {"long-winter": {"nights": 5}, "short-winter": {"nights": 1}}
    text = FACTS + FACTS.replace("long", "short")
    game = vigil(tmp_path, presets=two, locales=("en",))
    with (game.folder / "dossiers" / "en.ftl").open("a", encoding="utf-8") as file:
        file.write("".join(f"presets-short-winter-{line} = {line} so.\n" for line in MODULE_LINES))
    (game.folder / "dossiers" / "facts.toml").write_text(text, "utf-8")
    assert faults(game) == ["dossiers/facts.toml: presets: first: none of them is good for a first game"]
    (game.folder / "dossiers" / "facts.toml").write_text(text + "first = true\n", "utf-8")
    assert faults(game) == []


def test_what_is_incomplete_is_left_out_and_the_game_goes_on(tmp_path: Path) -> None:
    game = vigil(tmp_path)
    (game.folder / "dossiers" / "en.ftl").write_text("", "utf-8")
    assert dict(game.dossiers("en")) == {}
    assert game.new(seats=2, seed=1).decision is not None


def test_the_conformance_suite_refuses_a_game_that_lets_people_choose_blindly(tmp_path: Path) -> None:
    game = vigil(tmp_path)
    (game.folder / "dossiers" / "facts.toml").unlink()
    found = check(game, 1, seats=2, workers=1)
    assert found.failure is not None
    assert found.failure.unplayed
    assert found.failure.words == "dossiers/facts.toml: presets.long-winter: it is missing"
    assert found.games == 0
