"""Content of a designer: what is wrong with it is said with file, card and field."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.cultistorm.bot.verbs import BY_VERB
from eldertable.games.cultistorm.box.verbs import TEXT, OpVerb, check_numbers
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.rules.effects import verbs
from eldertable.kernel import BadContent
from eldertable.kernel.errors import RulesError
from eldertable.kernel.verbs import join


def action(**fields: Any) -> dict[str, Any]:
    """Steady Words, changed."""
    return {"actions": {"action": [{"id": "GN06", **fields}]}}


def effect(**op: Any) -> dict[str, Any]:
    """Steady Words with another text."""
    return action(effect=[op])


def fight(**op: Any) -> dict[str, Any]:
    """Steady Words as a support for fights."""
    return action(effect=[op], icons="X")


def terror(**fields: Any) -> dict[str, Any]:
    """The first terror card, changed."""
    return {"terror": {"terror": [{"id": "TE01", **fields}]}}


def thing(**fields: Any) -> dict[str, Any]:
    """An object, changed."""
    return {"objects": {"object": [{"id": "OB14", **fields}]}}


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (effect(verb="heel", n=2), "actions.toml: GN06, verb: 'heel' is unknown; known: heal, sane, draw"),
        (fight(verb="sym", n=1, what="X"), "actions.toml: GN06, what: 'X' must be letters of SMFWK"),
        (fight(verb="sym", n=1, what=""), "actions.toml: GN06, what: a symbol is needed"),
        (fight(verb="sym", n=1), "actions.toml: GN06, what: the verb 'sym' needs it"),
        (
            effect(verb="heal", n=2, what="S"),
            "actions.toml: GN06, what: the verb 'heal' does not take it; it takes n",
        ),
        (
            effect(verb="hold", n=2),
            "actions.toml: GN06, n: the verb 'hold' does not take it; it takes no field",
        ),
        (effect(verb="block", what="there"), "actions.toml: GN06, what: 'there' is not one of"),
        ({"actions": {"action": [{"id": "GN06", "effect": []}]}}, "actions.toml: GN06, effect: it is empty"),
        (
            action(effect=[{"verb": "heal", "n": 1, "or": True}]),
            "actions.toml: GN06, or: there is nothing before",
        ),
        (
            action(cost=[{"verb": "heal", "n": 1}]),
            "actions.toml: GN06, verb: heal does not fit there (cost)",
        ),
        (action(icons="Xz"), "actions.toml: GN06, icons: 'z' is unknown"),
        (
            action(icons="X"),
            "actions.toml: GN06, verb: heal does not fit there (fight); fitting: die-reroll, sym",
        ),
        (
            action(icons="X", effect=[{"verb": "ignore"}, {"verb": "as-any"}]),
            "actions.toml: GN06, effect: exactly one verb can stand there (fight)",
        ),
        (
            action(effect=[{"verb": "heal"}, *({"verb": "draw", "or": True} for _ in range(3))]),
            "actions.toml: GN06, or: a text offers 3 things at most",
        ),
        (terror(verb="scream"), "terror.toml: TE01, verb: 'scream' is unknown; known: marker-on, mad-least"),
        (
            thing(use="event"),
            "objects.toml: OB14, verb: ignore does not fit there (event); fitting: mad, terror",
        ),
        (action(deck="ZZ"), "actions.toml: GN06, deck: 'ZZ' is no investigator"),
        (action(symbols="MM"), "actions.toml: the deck of HE has two cards of the same kind and symbol"),
        (action(symbols="MQ"), "actions.toml: GN06, symbols: 'MQ' must be letters of SMFWK"),
        (
            {"locations": {"location": [{"id": id, "symbol": "M"} for id in ("LO-S1", "LO-S2")]}},
            "locations.toml: there is no location of S",
        ),
        ({"board": {"dice": {"cultist": ""}}}, "board.toml: dice: a die needs faces"),
        (
            {
                "cultists": {
                    "rank": [{"id": "99", "skull": [], "symbols": {"S": "SSS"}, "en": {"name": "Usher"}}]
                }
            },
            "cultists.toml: rank 99, symbols: sect M is missing",
        ),
    ],
)
def test_what_is_wrong_is_said_with_file_card_and_field(content: dict[str, Any], words: str) -> None:
    with pytest.raises(BadContent) as refused:
        Cultistorm(content)
    assert words in str(refused.value)


def test_a_changed_number_is_in_the_words_of_the_card() -> None:
    game = Cultistorm(effect(verb="heal", n=3))
    assert [text for name, text in game.texts.action if name == "Steady Words"] == ["Heal 3."]


def test_a_verb_with_a_part_missing_is_named_on_loading(monkeypatch: pytest.MonkeyPatch) -> None:
    curse = OpVerb(len(verbs.OPS) + 1, "curse", (TEXT,))
    monkeypatch.setattr(verbs, "OPS", (*verbs.OPS, curse))
    with pytest.raises(RulesError, match=r"the verb 'curse' has no entry in locale/en\.ftl"):
        Cultistorm()
    with pytest.raises(RulesError, match=r"the verb 'curse' has no entry in bot/verbs\.py"):
        join([verb for verb in verbs.OPS if TEXT in verb.uses], {"bot/verbs.py": BY_VERB})


def test_a_verb_has_the_number_of_its_place() -> None:
    with pytest.raises(RulesError, match="the verb 'sane' has the number 2, not 1"):
        check_numbers(verbs.OPS[1:])
