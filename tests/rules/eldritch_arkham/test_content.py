"""What designers may write into content files, and what they are told if it does not fit."""

from __future__ import annotations

import pytest

from eldertable.games.eldritch_arkham.game import EldritchArkham
from eldertable.games.eldritch_arkham.looks import telling
from eldertable.games.eldritch_arkham.rules.roles.nodens import GAUNT_VERBS, GauntVerb
from eldertable.kernel import BadContent
from eldertable.kernel.errors import RulesError


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"boards": {"dreamlands": {"home": "nowhere"}}}, "no place 'nowhere'"),
        ({"boards": {"numbers": {"dominance_fields": 10}}}, "field in the middle"),
        ({"laws": {"law": [{"id": "L1", "effect": []}]}}, "effect"),
        ({"monsters": {"monster": [{"id": "M1", "act": [{"verb": "sing"}]}]}}, "'sing' is unknown"),
        (
            {"monsters": {"monster": [{"id": "M1", "act": [{"verb": "move", "how": "so"}]}]}},
            "monster M1, act, how: 'so' is none of most",
        ),
        (
            {"boards": {"board": [{"id": "arkham", "location": [{"id": "rail-depot", "type": "sea"}]}]}},
            "'sea' is",
        ),
        (
            {"roles": {"nodens": {"fields": ["soar", "soar", "dive", "soar"]}}},
            r"nodens\.fields, verb: 'dive' is unknown",
        ),
        ({"investigators": {"investigator": [{"id": "IN1", "verb": ""}]}}, "IN1, verb: '' is unknown"),
        (
            {"roles": {"miskatonic_university": {"direction": [{"id": "ice", "reward": ""}]}}},
            "ice, reward, verb: '' is unknown; known: mythos",
        ),
        ({"roles": {"great_old_one": {"offer": 11}}}, "offer"),
        (
            {"laws": {"law": [{"id": "L1", "effect": [{"verb": "curse", "en": {}}] * 2}]}},
            r"laws\.toml: law L1, verb: 'curse' is unknown; known: civilians-beats, ",
        ),
        (
            {
                "laws": {
                    "law": [{"id": "L1", "effect": [{"verb": "mythos", "n": 1, "mythos": 1, "en": {}}] * 2}]
                }
            },
            r"laws\.toml: law L1, n: the verb 'mythos' does not take it; it takes mythos",
        ),
        (
            {"laws": {"law": [{"id": "L1", "effect": [{"verb": "wagon", "en": {}}] * 2}]}},
            r"laws\.toml: law L1, n: the verb 'wagon' needs it",
        ),
        (
            {
                "laws": {
                    "law": [{"id": "L1", "effect": [{"verb": "cash-in", "n": 0, "mythos": 1, "en": {}}] * 2}]
                }
            },
            r"laws\.toml: law L1, n: the verb 'cash-in' needs more than nothing",
        ),
        (
            {"monsters": {"monster": [{"id": "M2", "act": [{"verb": "stalk", "n": 1}]}]}},
            r"monsters\.toml: monster M2, act, n: the verb 'stalk' does not take it; it takes no field",
        ),
        (
            {"monsters": {"monster": [{"id": "M2", "act": [{"verb": "destroy", "how": "here"}]}]}},
            r"monsters\.toml: monster M2, act, n: the verb 'destroy' needs it",
        ),
        (
            {"roles": {"great_old_one": {"outer": ["mythos"] * 7 + ["dance"]}}},
            r"great_old_one\.outer, verb: 'dance' is unknown; known: mythos, civilians, walk",
        ),
    ],
)
def test_mistakes_in_content_are_named(changes: dict[str, object], words: str) -> None:
    with pytest.raises(BadContent, match=words):
        EldritchArkham(changes)


def test_a_verb_of_a_role_board_without_words_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "GAUNT_VERBS", (*GAUNT_VERBS, GauntVerb("dive")))
    game = EldritchArkham()
    with pytest.raises(RulesError, match="the verb 'dive' has no entry in the words of gaunts"):
        game.telling(game.new(seats=2), "en")
