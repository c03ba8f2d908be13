"""What designers may write into content files, and what they are told if it does not fit."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from eldertable.games.eldritch_arkham.game import EldritchArkham
from eldertable.games.eldritch_arkham.looks.role_looks import RoleLooks
from eldertable.games.eldritch_arkham.roles.great_old_one.looks import GreatOldOneLooks
from eldertable.games.eldritch_arkham.roles.great_old_one.rules import RING_VERBS, RingVerb
from eldertable.games.eldritch_arkham.roles.miskatonic_university.looks import UniversityLooks
from eldertable.games.eldritch_arkham.roles.miskatonic_university.rules import REWARDS, RewardVerb
from eldertable.games.eldritch_arkham.roles.nodens.looks import NodensLooks
from eldertable.games.eldritch_arkham.roles.nodens.rules import GAUNT_VERBS, GauntVerb
from eldertable.kernel import BadContent, Dice
from eldertable.kernel.errors import RulesError
from eldertable.kernel.verbs import Verb


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


@pytest.mark.parametrize(
    ("looks", "missing"),
    [
        (NodensLooks, {"gaunt": (*GAUNT_VERBS, GauntVerb("dive"))}),
        (NodensLooks, {"tip-gaunt": (*GAUNT_VERBS, GauntVerb("dive"))}),
        (UniversityLooks, {"tip-reward": (*REWARDS, RewardVerb("dive"))}),
        (GreatOldOneLooks, {"ring": (*RING_VERBS, RingVerb("dive"))}),
    ],
)
def test_a_verb_of_a_role_board_without_words_is_named_on_loading(
    monkeypatch: pytest.MonkeyPatch, looks: type[RoleLooks], missing: dict[str, Sequence[Verb]]
) -> None:
    monkeypatch.setattr(looks, "said", missing)
    with pytest.raises(RulesError, match=r"the verb 'dive' has no entry in locale/en\.ftl"):
        EldritchArkham()


# --- room for cards ---------------------------------------------------------------------------------------------

SAID = {"name": "Something New", "text": "It is here."}
NEW: dict[str, tuple[str, dict[str, Any]]] = {
    "monsters": (
        "monster",
        {"start": "usual", "act": [{"verb": "drain", "how": "here", "n": 1}], "en": SAID},
    ),
    "ancients": ("ancient", {"threat": 2, "verb": "gate", "n": 0, "omens": 0, "en": SAID}),
    "rituals": ("ritual", {"area": 3, "mythos": 2, "copies": 9}),
    "investigators": ("investigator", {"grit": 4, "type": "arkham", "verb": "ferry", "n": 1, "en": SAID}),
    "laws": (
        "law",
        {
            "en": SAID,
            "effect": [{"verb": "mythos", "mythos": 2, "en": SAID}, {"verb": "draw", "n": 1, "en": SAID}],
        },
    ),
}
"""For each file of cards one more of its kind, with a verb that there is."""
ROLES = ["nodens", "order-of-dagon", "miskatonic-university", "feds"]
"""Roles that have all kinds of cards."""


def added(file: str, n: int = 1) -> dict[str, Any]:
    """Changes of content that add so many cards to a file."""
    key, entry = NEW[file]
    return {file: {key: [{"id": f"NEW-{number + 1}", **entry} for number in range(n)]}}


def met(game: EldritchArkham, file: str) -> bool:
    """Whether a new card leaves its deck in a few games played at random."""
    for seed in range(12):
        options: dict[str, Any] = {"roles": ROLES}
        if file == "monsters":
            options["monster"] = "NEW-1"
        state = game.new(seats=4, seed=seed, options=options)
        hidden = {zone for zone, place in enumerate(game.zones(state.table)) if place.order == "bag"}
        dice = Dice(seed)
        for _ in range(400):
            if state.over:
                break
            legal = state.legal()
            state.play(legal[dice.roll(len(legal))])
            assert game.audit(state) == []
            for zone, lying in enumerate(state.zones):
                if zone not in hidden and any(
                    game.content.card_names[card].startswith("NEW") for card in lying
                ):
                    assert game.load(game.dump(state)) is not None
                    return True
    return False


@pytest.mark.parametrize("file", NEW)
def test_a_card_with_a_known_verb_is_added_without_code(file: str) -> None:
    assert met(EldritchArkham(added(file)), file)


def test_a_copied_folder_with_a_card_more_of_each_kind_is_played(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(EldritchArkham.folder / "content", folder)
    with (folder / "rituals.toml").open("a", encoding="utf-8") as rituals:
        rituals.write('\n[[ritual]]\nid = "NEW-1"\narea = 3\nmythos = 2\ncopies = 9\n')
    assert met(EldritchArkham(folder), "rituals")


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("ancients", r"ancients\.toml: 30 Ancient cards; there is room for 20 \(ancient\)"),
        ("rituals", r"rituals\.toml: 32 faces of Ritual cards; there is room for 20 \(ritual\)"),
        ("laws", r"laws\.toml: 35 Law cards; there is room for 20 \(law\)"),
    ],
)
def test_cards_beyond_a_bound_are_refused_with_its_name(file: str, words: str) -> None:
    with pytest.raises(BadContent, match=words):
        EldritchArkham(added(file, 20))
