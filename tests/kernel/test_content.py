"""Content: what a designer may change, and how mistakes are pointed out."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

import eldertable as et
from eldertable.kernel import BadContent
from eldertable.kernel.content import Books, overlay, read_folder, tune
from eldertable.kernel.words import filled
from tests.kernel.onepage import Vigil
from tests.support import VIGIL

VIGIL_TOML = VIGIL.folder / "content" / "vigil.toml"


def changed(folder: Path, old: str, new: str) -> Path:
    """A copy of the game's content with one thing written otherwise."""
    text = VIGIL_TOML.read_text("utf-8")
    assert old in text
    (folder / "vigil.toml").write_text(text.replace(old, new, 1), "utf-8")
    return folder


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("copies = 8", 'copies = "many"', "vigil.toml: omen star, copies: Expected `int`, got `str`"),
        ("copies = 6", "copies = 0", "vigil.toml: omen beacon, copies: Expected `int` >= 1"),
        (
            'verb = "echo"',
            'verb = "sing"',
            "vigil.toml: omen echo, verb: 'sing' is unknown; known: light, dread, echo",
        ),
        ('pl = "Zimna Gwiazda"', 'de = "Kalter Stern"', "vigil.toml: omen star, name: .*`de`"),
        ('verb = "dread"\n', "", "vigil.toml: omen tide, entry: .*missing required field `verb`"),
        ('id = "star"\n', "", "vigil.toml: omen number 1, entry: .*missing required field `id`"),
        ("hand = 2", "hand = -1", "vigil.toml: hand: Expected `int` >= 1"),
        ("hand = 2", "feet = 2", "vigil.toml: .*unknown field `feet`"),
        ("hand = 2", "hand = 7", "vigil.toml, omen: 25 cards are too few; at least 32"),
        ("[2, 5]", "[5, 2]", "vigil.toml, courage: the least comes first"),
        ("[2, 5]", "[2, 5", "vigil.toml: Unclosed array"),
        pytest.param("[2, 5]", "[" * 10_000, "vigil.toml: lists or tables lie too deep", id="too deep"),
    ],
)
def test_a_mistake_names_file_entry_and_field(tmp_path: Path, old: str, new: str, words: str) -> None:
    with pytest.raises(BadContent, match=words) as refused:
        Vigil(changed(tmp_path, old, new))
    assert "\n" not in str(refused.value)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "vigil.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match=r"^vigil\.toml: "):
        read_folder(tmp_path)


def test_a_missing_folder_or_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="nowhere: there is no such content folder"):
        Vigil(tmp_path / "nowhere")
    with pytest.raises(BadContent, match=r"^vigil\.toml: .*missing required field"):
        Vigil(tmp_path)


def test_the_same_content_has_the_same_digest_wherever_it_lies(tmp_path: Path) -> None:
    shutil.copy(VIGIL_TOML, tmp_path)
    assert Vigil(tmp_path).content_digest == VIGIL.content_digest
    assert Vigil(changed(tmp_path, "dread = 7", "dread = 8")).content_digest != VIGIL.content_digest


def test_overrides_change_what_they_name_and_nothing_else() -> None:
    grim = Vigil({"vigil": {"dread": 1, "omen": [{"id": "tide", "n": 3}]}})
    assert grim.content.dread == 1
    assert [omen.n for omen in grim.content.omen] == [1, 2, 3, 1, 2]
    assert grim.content.hand == VIGIL.content.hand
    assert VIGIL.content.dread == 7, "two contents can be played side by side"


def test_overrides_that_name_an_entry_twice_are_refused() -> None:
    with pytest.raises(BadContent, match=r"^vigil\.toml: tide, id: it stands there twice$"):
        Vigil({"vigil": {"omen": [{"id": "tide", "n": 3}, {"id": "tide", "n": 4}]}})


def test_overrides_of_an_unknown_file_are_refused() -> None:
    with pytest.raises(BadContent, match="no content file 'dreams'; files: vigil"):
        Vigil({"dreams": {}})


def test_there_can_be_no_more_kinds_of_card_than_answers() -> None:
    star = {
        "copies": 1,
        "danger": 1,
        "verb": "light",
        "n": 1,
        "name": {"en": "", "pl": ""},
        "text": {"en": "", "pl": ""},
    }
    with pytest.raises(BadContent, match=r"vigil\.toml: 25 kinds of omens; there is room for 16 \(omen\)"):
        Vigil({"vigil": {"omen": [{"id": f"star-{n}", **star} for n in range(20)]}})


def test_an_overlay_adds_entries_that_are_new() -> None:
    base = {"card": [{"id": "a", "n": 1}], "numbers": {"x": 1, "y": 2}, "list": [1, 2]}
    changes = {"card": [{"id": "b", "n": 5}, {"id": "a", "n": 2}], "numbers": {"y": 3}, "list": [3]}
    assert overlay("cards", base, changes) == {
        "card": [{"id": "a", "n": 2}, {"id": "b", "n": 5}],
        "numbers": {"x": 1, "y": 3},
        "list": [3],
    }
    assert base["list"] == [1, 2]


def test_a_text_has_its_numbers_filled_in_from_the_card() -> None:
    assert filled("draw {n} of {m}, {n} times", {"n": 2, "m": 9}) == "draw 2 of 9, 2 times"
    face = VIGIL.still(VIGIL.new(seed=0), "en").faces[1]
    assert (face.name, face.text) == ("Far Beacon", "2 light.")


def test_a_registered_game_is_known_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(et, "_registered", {})
    monkeypatch.setattr(et, "_opened", {})
    et.register(Vigil)
    assert "the-vigil" in et.games()
    assert et.game("the-vigil") is et.game("the-vigil")
    assert et.game("the-vigil", content={"vigil": {"dread": 2}}).content.dread == 2
    with pytest.raises(et.UnknownGame, match=r"there is no game 'the-wake'; games: .*the-vigil"):
        et.game("the-wake")


@pytest.fixture
def box() -> dict[str, dict[str, Any]]:
    """A box with two numbers: the first tuned for all, the second for tables of three alone."""
    return {
        "board": {"row": [{"id": "top", "n": 1}], "goal": 10},
        "tuned": {"board": {"row": [{"id": "top", "n": 2}]}},
        "tuned-3": {"board": {"goal": 12}},
    }


def test_tuned_numbers_for_so_many_seats_are_laid_over_those_for_all(box: dict[str, dict[str, Any]]) -> None:
    assert tune(box, 2) == {"board": {"row": [{"id": "top", "n": 2}], "goal": 10}}
    assert tune(box, 3) == {"board": {"row": [{"id": "top", "n": 2}], "goal": 12}}


def test_a_table_plays_with_the_numbers_agreed_on_for_its_seats(box: dict[str, dict[str, Any]]) -> None:
    books = Books(box, (2, 3, 4), lambda files: files["board"])
    ledger, tuned = {"numbers": "ledger"}, {"numbers": "tuned"}
    for seats in (2, 3, 4):
        assert books.played(ledger, seats) is books.ledger == box["board"]
    assert books.played(tuned, 2) is books.played(tuned, 4) == {"row": [{"id": "top", "n": 2}], "goal": 10}
    assert books.played(tuned, 3) == {"row": [{"id": "top", "n": 2}], "goal": 12}


def test_tuned_numbers_for_a_table_that_cannot_be_are_refused(box: dict[str, dict[str, Any]]) -> None:
    with pytest.raises(
        BadContent, match=r"tuned-3\.toml: no table has so many seats; files: tuned, tuned-2, tuned-4"
    ):
        Books(box, (2, 4), lambda files: files["board"])


def test_an_error_in_numbers_for_so_many_seats_names_their_file(box: dict[str, dict[str, Any]]) -> None:
    box["tuned-3"] = {"cards": {}}
    with pytest.raises(BadContent, match=r"tuned-3\.toml: cards: there is no content file of that name"):
        tune(box, 3)
    box["tuned-3"] = {"board": {"row": [{"id": "bottom", "n": 2}]}}
    with pytest.raises(BadContent, match=r"tuned-3\.toml: board\.row: it may change entries, not add any"):
        tune(box, 3)
