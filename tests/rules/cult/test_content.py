"""Content: a card more needs no code, and what is wrong in a file is told with entry and field."""

import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from eldertable.games.cult.bot import benefits, worth
from eldertable.games.cult.game import Cult
from eldertable.games.cult.looks.sayings import SAYINGS, all_said
from eldertable.games.cult.looks.scene import BENEFIT_RULES
from eldertable.games.cult.rules.locations import BENEFITS
from eldertable.games.cult.rules.verbs import VERBS
from eldertable.kernel import BadContent, Chronicle
from eldertable.kernel.errors import RulesError
from eldertable.kernel.verbs import join
from tests.rules.cult.table import RUINS, cult, the_game
from tests.support import rule

GLOW = {
    "id": "M15",
    "copies": 30,
    "rule": "CULT-MIR-09",
    "effect": [{"verb": "boost", "n": 1}],
    "en": {"name": "Faint Glow", "text": "+{n}"},
}
RIOT = {
    "id": "riot",
    "cards": [{"id": f"I{number}", "sell": 1} for number in range(31, 41)],
    "rule": "CULT-ITR-14",
    "effect": [{"verb": "lose-mobs", "who": "all", "n": 1}],
    "en": {"name": "Riot", "text": "Everybody loses {n} Mob."},
}
MASON = {
    "id": "L31",
    "kind": "title",
    "locations": ["ruins"],
    "cost": 0,
    "bonus": 1,
    "rule": "CULT-LIC-08",
    "en": {"name": "Mason"},
}
FEAST = {
    "id": "SUP9",
    "rule": "CULT-SUP-07",
    "effect": [{"verb": "draw", "deck": "miracle", "n": 2}],
    "en": {"name": "A feast", "text": "Draw {n} Miracle cards."},
}


def ability(name: str, dark: bool) -> dict[str, Any]:
    """An ability that gives a coin for a Follower."""
    return {
        "id": name,
        "dark": dark,
        "rule": "CULT-CUL-03",
        "cost": {"followers": 1},
        "effect": [{"verb": "gain-coins", "n": 1}],
        "en": {"name": f"Rite {name}", "text": "{followers} Follower: {n} coin."},
    }


YIG = {
    "id": "YIG",
    "light": 11,
    "dark": 35,
    "en": {"name": "Yig"},
    "ability": [ability("YIG1", False), ability("YIG2", False), ability("YIG3", True), ability("YIG4", True)],
}
MORE: dict[str, dict[str, Any]] = {
    "miracles": {"miracle": [GLOW]},
    "intrigues": {"intrigue": [RIOT]},
    "licenses": {"license": [MASON]},
    "cults": {"cult": [YIG]},
    "supremacy": {"celebration": [FEAST]},
}


def words_heard(game: Cult, seed: int) -> str:
    """All that is answered and told in a random game of three."""
    cults = ["YIG" if "YIG" in game.content.cults.ids else "TIA", "JAN", "ANU"]
    chronicle = Chronicle()
    options = {"cults": cults, "max_rounds": 12}
    state = game.new(seats=3, seed=seed, options=options, chronicle=chronicle)
    dice, heard = random.Random(seed), []
    while not state.over:
        answer = dice.choice(state.legal())
        heard.append(game.describe(state, answer))
        state.play(answer)
        heard += [game.sentence(state, event, state.speaker) for event in chronicle.take()]
    assert game.audit(state) == []
    return "\n".join(heard)


# --- a card more ----------------------------------------------------------------------------------------------


@rule("CULT-RUL-67")
@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("miracles", "Faint Glow"),
        ("intrigues", "Riot"),
        ("licenses", "Mason"),
        ("cults", "Rite YIG"),
        ("supremacy", "A feast"),
    ],
)
def test_an_entry_more_in_a_file_is_met_in_play(file: str, name: str) -> None:
    game = Cult(content={file: MORE[file]})
    assert any(name in words_heard(game, seed) for seed in range(20))


def test_a_whole_folder_with_an_entry_more_is_played(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(the_game().folder / "content", folder)
    glow = "\n".join(
        [
            "",
            "[[miracle]]",
            'id = "M15"',
            "copies = 30",
            'rule = "CULT-MIR-09"',
            'effect = [{ verb = "boost", n = 1 }]',
            'en = { name = "Faint Glow", text = "+{n}" }',
        ]
    )
    path = folder / "miracles.toml"
    path.write_text(path.read_text("utf-8") + glow, encoding="utf-8")
    game = Cult(content=folder)
    assert any("Faint Glow" in words_heard(game, seed) for seed in range(20))


def test_a_new_card_does_what_its_effect_says() -> None:
    table = cult("CTH", "TIA", game=Cult(content=MORE)).priests(0, RUINS, 2).priests(1, RUINS, 2)
    table.hand(0, "M15").resolve().acts(0, "Faint Glow")
    assert "Cthulhu wins the Ruins with Influence 3." in table.told()


@pytest.mark.parametrize(
    ("file", "overrides", "bound"),
    [
        ("miracles", {"miracle": [{**GLOW, "id": f"X{n}"} for n in range(11)]}, "25 kinds .* 24 .miracle."),
        (
            "intrigues",
            {"intrigue": [{**RIOT, "cards": [{"id": f"X{n}", "sell": 1} for n in range(11)]}]},
            "41 cards.* 40 .intrigue.",
        ),
        ("licenses", {"license": [{**MASON, "id": f"X{n}"} for n in range(11)]}, "41 cards.* 40 .license."),
        ("cults", {"cult": [{**YIG, "id": f"X{n}"} for n in range(5)]}, "13 Cults.* 12 .cult."),
        ("supremacy", {"celebration": [{**FEAST, "id": f"X{n}"} for n in range(9)]}, " 8 .celebration."),
        ("board", {"location": [{"id": "port", "offers": [[1, 1], [2, 2], [3, 3]]}]}, "3 offers.* 2 .offer."),
    ],
)
def test_more_than_there_is_room_for_is_refused_and_the_bound_named(
    file: str, overrides: dict[str, Any], bound: str
) -> None:
    with pytest.raises(BadContent, match=f"{file}.toml: .*{bound}"):
        Cult(content={file: overrides})


# --- what is wrong --------------------------------------------------------------------------------------------


def miracle(**effect: Any) -> dict[str, Any]:
    """A deck with one Miracle more, which has this effect."""
    return {"miracles": {"miracle": [{**GLOW, "effect": [effect], "en": {"name": "Faint Glow"}}]}}


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ({"cults": {"cult": [{"id": "ANU", "light": 21}]}}, "Divine Might"),
        ({"licenses": {"license": [{"id": "L01", "locations": ["moon"]}]}}, "license L01, locations"),
        ({"board": {"location": [{"id": "port", "benefit": "sail"}]}}, "location port, benefit: 'sail' is"),
        ({"board": {"location": [{"id": "port", "n": 1}]}}, "location port, n: the verb 'hire' does not"),
        ({"board": {"location": [{"id": "palace", "benefit": "hire"}]}}, "location palace, offers: .* needs"),
        ({"board": {"location": [{"id": "thieves", "least": 2}]}}, "location thieves, least and most"),
        (miracle(verb="fly"), "miracle M15, effect 1, verb: 'fly' is unknown; known: gain-followers, "),
        (miracle(verb="boost"), "miracle M15, effect 1, n: the verb 'boost' needs it"),
        (
            miracle(verb="raid", n=1),
            "miracle M15, effect 1, n: the verb 'raid' does not take it; it takes must",
        ),
        (miracle(verb="boost", n=21), "miracle M15, effect 1, n: 21 is not from 1 to 20"),
        (miracle(verb="boost", n=0), "miracle M15, effect 1, n: 0 is not from 1 to 20"),
        (miracle(verb="gain-priest", n=6, where="free"), "effect 1, n: 6 is not from 1 to 5"),
        (miracle(verb="gain-either", n=1, coins=100), "effect 1, coins: 100 is not from 0 to 99"),
        (miracle(verb="move", where="home"), "effect 1, where: 'home' is none of 'next', 'higher'"),
        (miracle(verb="play-card", filter="hand"), "effect 1, filter: 'hand' is none of 'sealed', "),
    ],
)
def test_what_is_wrong_is_told_with_file_entry_and_field(content: dict[str, Any], words: str) -> None:
    with pytest.raises(BadContent, match=words):
        Cult(content=content)


# --- verbs and benefits ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", ["looks", "bot"])
def test_a_verb_or_benefit_whose_part_is_missing_is_named(part: str) -> None:
    parts: dict[str, dict[str, Any]] = {"looks": dict(SAYINGS), "bot": dict(worth.VERBS)}
    join(VERBS, parts)
    del parts[part]["boost"]
    with pytest.raises(RulesError, match=f"'boost' has no entry in {part}"):
        join(VERBS, parts)
    gives: dict[str, dict[str, Any]] = {"looks": dict(BENEFIT_RULES), "bot": dict(benefits.BENEFITS)}
    join(BENEFITS, gives)
    del gives[part]["summon"]
    with pytest.raises(RulesError, match=f"'summon' has no entry in {part}"):
        join(BENEFITS, gives)


@pytest.mark.parametrize(("parts", "name"), [(SAYINGS, "boost"), (BENEFIT_RULES, "summon")])
def test_a_game_without_a_part_of_a_verb_or_benefit_is_not_opened(
    parts: dict[str, Any], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(parts, name)
    with pytest.raises(RulesError, match=f"'{name}' has no entry in looks"):
        Cult()


@pytest.mark.parametrize("locale", the_game().locales)
def test_every_verb_is_said_in_a_sentence(locale: str) -> None:
    words, content = the_game().words(locale), the_game().content
    said = {
        content.effects.verb[effect].name: all_said(words, content, effect, 1)
        for effect in range(len(content.effects.ids))
    }
    assert set(said) == {verb.name for verb in VERBS}
    for sentence in said.values():
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_a_card_without_a_text_of_its_own_says_what_its_effects_do() -> None:
    plain = {"id": "M15", "copies": 1, "rule": "CULT-MIR-09", "en": {"name": "Faint Glow"}}
    effects = [{"verb": "boost", "n": 2}, {"verb": "gain-coins", "n": 1}]
    game = Cult(content={"miracles": {"miracle": [{**plain, "effect": effects}]}})
    table = cult("CTH", "TIA", game=game)
    telling = game.telling(table.state, "en")
    said = "A Priest of yours in the Active Location has +2 Influence. Gain 1 coin."
    assert telling.card_text(game.content.cards.ids.index("M15")) == said


@rule("CULT-SUP-07")
def test_a_question_within_a_celebration_is_asked_in_its_name() -> None:
    effects = [{"verb": "gain-coins", "n": 1}, {"verb": "gain-either", "n": 1, "coins": 2}]
    feast = {**FEAST, "effect": effects, "en": {"name": "A feast"}}
    table = cult(game=Cult(content={"supremacy": {"celebration": [feast]}})).supremacy(0).round()
    table.play("A feast: Gain 1 coin. Gain 1 Follower or 2 coins.")
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    assert prompt.words == "A feast: Followers or coins?"
    assert table.play("2 coins").state.coins[0] == 3
