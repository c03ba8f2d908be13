"""Content of a designer: what is wrong with it is said with file, card and field."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.cultistorm.game import Cultistorm
from eldertable.kernel import BadContent


def action(**fields: Any) -> dict[str, Any]:
    """Steady Words, changed."""
    return {"actions": {"action": [{"id": "GN06", **fields}]}}


def effect(**op: Any) -> dict[str, Any]:
    """Steady Words with another text."""
    return action(effect=[op])


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (effect(verb="heel", n=2), "actions.toml: GN06, verb: 'heel' is unknown; known: heal, sane, draw"),
        (effect(verb="sym", n=1, what="X"), "actions.toml: GN06, symbols: 'X' must be letters of SMFWK"),
        (effect(verb="sym", n=1, what=""), "actions.toml: GN06, what: a symbol is needed"),
        (effect(verb="heal", n=2, what="S"), "actions.toml: GN06, what: heal takes none"),
        (effect(verb="block", what="there"), "actions.toml: GN06, what: 'there' is not one of"),
        ({"actions": {"action": [{"id": "GN06", "effect": []}]}}, "actions.toml: GN06, effect: it is empty"),
        (
            action(effect=[{"verb": "heal", "n": 1, "or": True}]),
            "actions.toml: GN06, or: there is nothing before",
        ),
        (action(cost=[{"verb": "heal", "n": 1}]), "actions.toml: GN06, cost: only mad, drop, trophy-pay"),
        (action(icons="Xz"), "actions.toml: GN06, icons: 'z' is unknown"),
        (action(icons="X"), "actions.toml: GN06, effect: a fight uses exactly one verb that helps there"),
        (action(deck="ZZ"), "actions.toml: GN06, deck: 'ZZ' is no investigator"),
        (action(symbols="M"), "actions.toml: the deck of HE has 20 cards, not 21 different ones"),
        (action(symbols="MQ"), "actions.toml: GN06, symbols: 'MQ' must be letters of SMFWK"),
        ({"locations": {"location": [{"id": "LO-S1", "symbol": "M"}]}}, "locations.toml: there must be two"),
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
