"""A position as text: every number has its name, and no broken position is taken for a whole one."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from eldertable.kernel import BadPosition, Field
from eldertable.kernel.fields import dump_field, load_field
from tests.kernel.onepage import DECK, SHORE, Vigil, VigilState
from tests.support import VIGIL, wander

Dump = dict[str, Any]
Break = Callable[[Dump], None]


def at_the_lamps() -> VigilState:
    """Two watchers who have dreamt and laid their omens."""
    state: VigilState = VIGIL.new(2, seed=4)
    wander(state, 1, 3)
    return state


def dumped(state: VigilState) -> Dump:
    data: Dump = json.loads(json.dumps(VIGIL.dump(state)))
    return data


def test_a_dump_says_names_not_numbers() -> None:
    data = dumped(at_the_lamps())
    assert (data["game"], data["seats"], data["fields"]["night"]) == ("the-vigil", 2, 1)
    assert data["fields"]["oil"] == {"watcher-0": 3, "watcher-1": 3}
    assert data["fields"]["courage"].keys() == {"watcher-0", "watcher-1"}
    assert [step["step"] for step in data["agenda"]] == ["Lamps", "Pledge", "Dawn", "Rest"]
    assert data["agenda"][0] == {"step": "Lamps", "waiting": [0, 1]}
    (laid,) = data["zones"]["laid-1"]
    assert laid.endswith("|1"), "only its owner knows it"
    (covered,) = data["zones"]["cloth"]
    assert covered.endswith("|"), "nobody knows it"


def test_a_step_says_the_names_of_its_numbers() -> None:
    data = dumped(VIGIL.new(2, seed=4))
    assert data["agenda"][:3] == [
        {"step": "Bury", "seat": "watcher-0"},
        {"step": "Lay", "seat": "watcher-0"},
        {"step": "Lay", "seat": "watcher-1"},
    ]


def test_a_row_is_in_order() -> None:
    state = at_the_lamps()
    state.lifted = [2, 0]
    data = dumped(state)
    assert data["fields"]["lifted"] == ["tide", "star"]
    assert VIGIL.load(data).lifted == [2, 0]


@pytest.mark.parametrize("seats", VIGIL.seats)
@pytest.mark.parametrize("steps", [0, 1, 4, 1_000])
def test_what_is_loaded_is_what_was_dumped(seats: int, steps: int) -> None:
    state = VIGIL.new(seats, seed=9)
    wander(state, 2, steps)
    again = VIGIL.load(dumped(state))
    assert again == state
    assert (again.digest(), again.legal(), again.over) == (state.digest(), state.legal(), state.over)


def test_sealed_answers_are_part_of_a_position() -> None:
    state = at_the_lamps()
    for seat in (0, 1):
        state.play(0, seat)
    state.play(1, 1)
    again = VIGIL.load(dumped(state))
    assert (again.sealed, again.speaker) == ([-1, 1], 0)


def test_positions_of_different_tables_are_not_equal() -> None:
    assert VIGIL.new(2, seed=4) == VIGIL.new(2, seed=4)
    assert VIGIL.new(2, seed=4) != VIGIL.new(2, seed=4, options={"bell": False})
    assert VIGIL.new(2, seed=4) != VIGIL.new(2, seed=5)
    assert VIGIL.new(2, seed=4) != "a position"
    assert len({VIGIL.new(2, seed=4), VIGIL.new(2, seed=4), VIGIL.new(2, seed=5)}) == 2


def put(*path: str | int, value: object) -> Break:
    """Put something else in a place of the dump."""

    def change(data: Dump) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return change


def drop(*path: str) -> Break:
    """Leave a part of the dump out."""

    def change(data: Dump) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        del place[path[-1]]

    return change


def end_it(data: Dump) -> None:
    data["ended"] = 1


def end_it_strangely(data: Dump) -> None:
    data |= {"ended": 77, "agenda": []}


def lose_a_card(data: Dump) -> None:
    data["zones"]["deck bag"].pop()


def double_a_card(data: Dump) -> None:
    data["zones"]["deck bag"].append(data["zones"]["deck bag"][0])


def forget_who_knows(data: Dump) -> None:
    data["zones"]["cloth"] = [card.partition("|")[0] for card in data["zones"]["cloth"]]


def let_a_stranger_know(data: Dump) -> None:
    data["zones"]["cloth"] = [card.partition("|")[0] + "|7" for card in data["zones"]["cloth"]]


BROKEN: dict[str, tuple[Break, str]] = {
    "another game": (put("game", value="chess"), "a position of 'chess'"),
    "no game": (drop("game"), "missing required field `game`"),
    "a strange key": (put("weather", value="fog"), "unknown field `weather`"),
    "a text for a number": (put("dice", value="six"), "Expected `int`"),
    "impossible dice": (put("dice", value=-1), "dice: out of range"),
    "dice used for ever": (put("dice", value=1 << 60), "dice: out of range"),
    "a key that is too short": (put("key", value="ab" * 31), "key: a key of dice has 64 digits from 0 to f"),
    "a key with other signs": (put("key", value="xy" * 32), "key: a key of dice has 64 digits"),
    "a key written otherwise": (put("key", value="AB" * 32), "key: a key of dice has 64 digits from 0 to f"),
    "dice without a key": (drop("key"), "missing required field `key`"),
    "too many seats": (put("seats", value=9), "cannot be played with 9 seats"),
    "an unknown option": (put("options", "fog", value=True), "no option 'fog'"),
    "a bad option": (put("options", "nights", value=0), "option nights: 0 is not allowed"),
    "a winner too early": (put("winners", value=1), "winners"),
    "a winner from elsewhere": (put("winners", value=64), "winners"),
    "over, but with an agenda": (end_it, "it must be empty"),
    "an unknown ending": (end_it_strangely, "cannot go on from here"),
    "a sealed answer too few": (put("sealed", value=[-1]), "sealed: 2 answers"),
    "a sealed answer not due": (put("sealed", value=[1, -1]), "sealed: 1 cannot be the answer of seat 0"),
    "a field missing": (drop("fields", "dread"), "'dread' is missing or unknown"),
    "a field too many": (put("fields", "fog", value=1), "'fog' is missing or unknown"),
    "a field of another kind": (put("fields", "dread", value="much"), "field dread: 'much' is no number"),
    "a number that is a truth": (put("fields", "dread", value=True), "field dread: True is no number"),
    "a list for a table": (put("fields", "oil", value=[1, 2]), "field oil: a table"),
    "a side that is not here": (put("fields", "oil", "watcher-7", value=1), "unknown place 'watcher-7'"),
    "a table for a row": (put("fields", "lifted", value={}), "field lifted: a list"),
    "an unknown omen": (put("fields", "lifted", value=["fog"]), "field lifted: 'fog' is no omen"),
    "an omen by number": (put("fields", "lifted", value=[2]), "field lifted: 2 is no omen"),
    "an impossible secret": (put("fields", "courage", "watcher-0", value=40), "nobody began with courage 40"),
    "an unknown zone": (put("zones", "attic", value=[]), "there is no zone 'attic'"),
    "an unknown card": (put("zones", "shore", value=["fog-1"]), "'fog-1' is no card"),
    "a card lost": (lose_a_card, "lies nowhere; missing: 1 cards"),
    "a card doubled": (double_a_card, "lies in two places"),
    "a hidden card without marks": (forget_who_knows, "who knows '.*'\\? \\(write .*[|]0 or .*[|]"),
    "a mark of a stranger": (let_a_stranger_know, "'7' is no seat"),
    "no agenda": (put("agenda", value=[]), "the first step must be a decision"),
    "a step on top": (put("agenda", 0, value={"step": "Dawn"}), "the first step must be a decision"),
    "an unknown step": (put("agenda", 0, value={"step": "Dance"}), "is no step of this game"),
    "a step with a list for a name": (put("agenda", 0, value={"step": ["Lamps"]}), "is no step of this game"),
    "a step without its fields": (
        put("agenda", 0, value={"step": "Lamps"}),
        "Lamps needs the fields waiting",
    ),
    "a question to nobody": (put("agenda", 0, "waiting", value=[]), "agenda: Lamps"),
    "a question to a stranger": (put("agenda", 0, "waiting", value=[0, 5]), "asks a seat that is not"),
    "a question to the table": (put("agenda", 0, value={"step": "GoOn"}), "asks a seat that is not"),
    "a stranger's turn": (put("agenda", 0, value={"step": "Lay", "seat": "watcher-3"}), "is no seat"),
}


@pytest.mark.parametrize(("breaks", "words"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_position_is_refused_and_the_place_is_named(breaks: Break, words: str) -> None:
    data = dumped(at_the_lamps())
    data["zones"] = {**data["zones"], "deck bag": list(data["zones"]["deck bag"])}
    breaks(data)
    with pytest.raises(BadPosition, match=words) as refused:
        VIGIL.load(data)
    assert "\n" not in str(refused.value)


def test_what_was_dumped_before_a_field_got_its_name_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    state, game = at_the_lamps(), Vigil()
    now = dumped(state)
    before = {**now, "fields": {**now["fields"]}}
    before["fields"]["lamp"] = before["fields"].pop("light")
    with pytest.raises(BadPosition, match="'lamp' is missing or unknown"):
        game.load(before)
    renamed = [replace(field, once="lamp") if field.name == "light" else field for field in Vigil.fields]
    monkeypatch.setattr(Vigil, "fields", tuple(renamed))
    assert game.dump(game.load(before)) == game.dump(game.load(now)) == now
    with pytest.raises(BadPosition, match="'lamp' is missing or unknown"):
        game.load({**before, "fields": {**before["fields"], "light": 1}})


def test_a_field_of_names_has_a_name_in_every_place() -> None:
    names = {"side": ("red", "blue"), "omen": ("star", "tide")}
    dreams = Field("dreams", by=("side",), of="omen")
    assert dump_field(dreams, [0, -1], names) == {"red": "star", "blue": -1}
    assert load_field(dreams, {"red": "star", "blue": -1}, names) == [0, -1]
    with pytest.raises(BadPosition, match="field dreams: a place is missing"):
        load_field(dreams, {"red": "star"}, names)


def test_an_audit_finds_every_card_that_is_not_where_it_should_be() -> None:
    state = at_the_lamps()
    assert VIGIL.audit(state) == []
    state.zones[DECK + 1] = state.zones[DECK + 1][::-1]
    assert VIGIL.audit(state) == ["deck bag is not in its resting order"]
    state.zones[DECK + 1] = state.zones[DECK + 1][::-1]
    card = state.zones[DECK + 1][0]
    state.marks[card] = 1
    assert VIGIL.audit(state)[0].endswith("lies in deck bag, but somebody knows it there")
    state.zones[SHORE] = (card,)
    problems = VIGIL.audit(state)
    assert [words for words in problems if "lies openly in shore, but not everyone knows" in words]
    assert [words for words in problems if words.endswith("lies in 2 places")]


def test_a_card_added_in_the_middle_breaks_no_save(tmp_path: Path) -> None:
    state = at_the_lamps()
    omens = (VIGIL.folder / "content" / "vigil.toml").read_text("utf-8")
    gull = omens[omens.index("[[omen]]") : omens.index("[[omen]]", omens.index("[[omen]]") + 1)]
    gull = gull.replace('"star"', '"gull"').replace("copies = 8", "copies = 2")
    before, tide, after = omens.partition('[[omen]]\nid = "tide"')
    (tmp_path / "vigil.toml").write_text(before + gull + tide + after, "utf-8")
    later = Vigil(tmp_path)
    again = later.load(dumped(state))
    assert later.view(again, 0)["zones"] == VIGIL.view(state, 0)["zones"]
    assert later.dump(again)["absent"] == ["gull-1", "gull-2"]
    assert later.load(later.dump(again)) == again
    assert later.audit(again) == []
    wander(again, 1, 1_000)
    assert later.audit(again) == [], "it never comes into this game"


@pytest.mark.parametrize("data", [None, 7, "text", [], {}])
def test_what_is_no_position_at_all_is_refused(data: object) -> None:
    with pytest.raises(BadPosition, match="this is no position"):
        VIGIL.load(data)
