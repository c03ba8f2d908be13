"""Events and sentences: one for everybody, and a fuller one for those who saw more."""

from __future__ import annotations

from pathlib import Path

import pytest

from eldertable.kernel import TABLE, Chronicle, EldertableError, Event
from eldertable.kernel.words import Words
from tests.support import VIGIL, wander

DREAM = Event("VIG-07", "dreamt", {"side": 1}, 0b010, "dreamt-own", {"omen": 2})


def test_each_viewer_gets_exactly_one_sentence() -> None:
    state = VIGIL.new(2, 0)
    told = [VIGIL.sentence(state, DREAM, seat) for seat in (0, 1, None)]
    assert told == [
        "Watcher 2 dreams of the next omen.",
        "You dream of the next omen: Black Tide.",
        "Watcher 2 dreams of the next omen.",
    ]
    assert VIGIL.sentence(state, DREAM, 1, "pl") == "Śni ci się następny omen: Czarny Przypływ."


def test_a_chronicle_hands_out_what_it_was_told_once() -> None:
    chronicle = Chronicle()
    state = VIGIL.new(2, seed=3, chronicle=chronicle)
    assert [event.key for event in chronicle.take()][-2:] == ["night-falls", "dreamt"]
    assert chronicle.take() == []
    state.play(1)
    assert [(event.rule, event.key) for event in chronicle.take()] == [("VIG-07", "buried")]


def test_with_nobody_listening_nothing_is_told() -> None:
    chronicle = Chronicle()
    state = VIGIL.new(2, seed=3, chronicle=chronicle)
    chronicle.take()
    copy = state.clone()
    wander(copy, 1, 100)
    assert chronicle.take() == []


def test_every_locale_has_the_same_texts() -> None:
    keys = []
    for locale in VIGIL.locales:
        lines = (VIGIL.folder / "locale" / f"{locale}.ftl").read_text("utf-8").splitlines()
        keys.append([line.partition(" = ")[0] for line in lines if " = " in line])
    assert keys[0] == keys[1]


def test_a_language_that_the_game_does_not_speak_is_refused() -> None:
    with pytest.raises(EldertableError, match="the-vigil does not speak 'la'; languages: en, pl"):
        VIGIL.words("la")


def test_a_missing_text_or_argument_is_named(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("hello = Hello { $name }\nempty =\n    .hint = nothing\n", "utf-8")
    words = Words("en", (path,))
    assert (words("hello", name="Ann"), words.has("hello"), words.has("bye")) == ("Hello Ann", True, False)
    for key, problem in (
        ("bye", "no text 'bye'"),
        ("hello", "'hello': .*name"),
        ("empty", "'empty' has no value"),
    ):
        with pytest.raises(EldertableError, match=problem):
            words(key)


def test_answers_are_described_in_the_language_of_the_reader() -> None:
    state = VIGIL.new(2, seed=3)
    assert VIGIL.describe(state, 1) == "bury it under the deck"
    assert VIGIL.describe(state, 1, 0, "pl") == "pogrzeb pod talią"
    assert VIGIL.describe(state, 2) == "It cannot be carried through: break off"
    assert VIGIL.describe(VIGIL.new(0, 0), 0, TABLE) == "Go on"
    wander(state, 1, 1_000)
    with pytest.raises(EldertableError, match="the game is over"):
        VIGIL.describe(state, 0)
