"""Whatever can be chosen in a game is chosen with open eyes, in each of its languages."""

from __future__ import annotations

import re
from itertools import chain

import pytest

import eldertable as et
from eldertable.kernel import Game, State
from eldertable.kernel.dossiers import faults, things
from eldertable.kernel.scene import Dossier

NAMES = sorted(et.games())
SPOKEN = [(name, locale) for name in NAMES for locale in et.game(name).locales]
EXPECTED = {
    "cult": {"cults": 8, "presets": 1},
    "cultistorm": {"investigators": 6, "modules": 19, "modes": 12, "presets": 8},
    "eldritch-arkham": {"roles": 12, "boards": 2, "presets": 3},
    "rise-of-the-cults": {"editions": 2, "layouts": 2, "objectives": 8, "presets": 1, "stacks": 0},
}
"""How many things there are to choose among before a game; cards are known only at a table."""


def key(words: str) -> str:
    return words.casefold().strip(" .!")


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_wrong_with_the_dossiers(name: str) -> None:
    assert faults(et.game(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_all_that_can_be_chosen_is_declared(name: str) -> None:
    game = et.game(name)
    assert {among.name: len(things(game, among, "en")) for among in game.choosable} == EXPECTED[name]
    assert [among.name for among in game.choosable if among.presets] == ["presets"]


@pytest.mark.parametrize(("name", "locale"), SPOKEN)
def test_every_dossier_is_whole(name: str, locale: str) -> None:
    game = et.game(name)
    known = game.dossiers(locale)
    assert len(known) == sum(EXPECTED[name].values())
    for dossier in known.values():
        assert dossier.drawing in game.icons.values()
        assert dossier.difficulty in (1, 2, 3)
        assert dossier.hard
        assert dossier.rules
        assert len(dossier.lines) == 3
        said = [words for _, words in dossier.lines]
        assert all(label for label, _ in dossier.lines)
        assert all(words.endswith(".") for words in said), dossier.id
        assert key(dossier.name) not in [key(words) for words in said]
        assert len(set(said)) == 3


@pytest.mark.parametrize("name", NAMES)
def test_all_languages_say_something_of_their_own(name: str) -> None:
    game = et.game(name)
    english = game.dossiers("en")
    for locale in game.locales[1:]:
        other = game.dossiers(locale)
        assert list(other) == list(english)
        assert not [one for one in other if other[one].lines == english[one].lines]


def chosen_at_a_table(game: Game, kind: str, options: dict[str, object]) -> list[Dossier]:
    """What is chosen at the first question of a table, checked against its answers."""
    state = game.new(seats=3, seed=1, options=options)
    assert type(state.decision).__name__ == kind
    return offered_to(game, state)


def offered_to(game: Game, state: State, locale: str = "en") -> list[Dossier]:
    """What is chosen among at a table, each once; every answer says what it chooses, by name."""
    asked = game.prompt(state, state.speaker, locale)
    assert asked is not None
    known = {one.id: one for one in game.still(state, locale).dossiers}
    assert list(asked.dossiers) == [option.answer for option in asked.options]
    for option in asked.options:
        for one in asked.dossiers[option.answer]:
            assert known[one].name.partition(",")[0] in option.label
    return [known[one] for one in dict.fromkeys(chain(*asked.dossiers.values()))]


@pytest.mark.parametrize(
    ("name", "kind", "options", "first"),
    [
        ("eldritch-arkham", "PickRole", {"choose_roles": True}, ["Deep Ones", "Cthulhu Cult"]),
        ("cult", "ChooseCult", {"sheets": "draft"}, ["Cthulhu", "Arachne"]),
        (
            "cultistorm",
            "ChooseInvestigator",
            {},
            ["Dr. Miriam Aldous, healer", "Sgt. Roscoe Tillman, fighter"],
        ),
    ],
)
def test_what_one_becomes_is_chosen_by_its_dossier(
    name: str, kind: str, options: dict[str, object], first: list[str]
) -> None:
    offered = chosen_at_a_table(et.game(name), kind, options)
    assert [one.name for one in offered if one.first] == first
    assert all(len(one.lines[0][1].split()) <= 18 for one in offered)


def test_a_role_for_a_first_game_has_a_lesson() -> None:
    game = et.game("eldritch-arkham")
    taught = {f"roles-{lesson.about}" for lesson in game.lessons.values() if lesson.about}
    stamped = {id for id, dossier in game.dossiers("en").items() if id.startswith("roles-") and dossier.first}
    assert stamped
    assert stamped <= taught


def test_two_contacts_are_chosen_together_each_by_a_dossier() -> None:
    game = et.game("cultistorm")
    state = game.new(seats=1, seed=1)
    state.play(game.answer(state, ("take-investigator", "HE")))
    assert type(state.decision).__name__ == "ChooseContacts"
    asked = game.prompt(state, 0)
    assert asked is not None
    assert all(len(chosen) == 2 for chosen in asked.dossiers.values())
    assert [one.id for one in offered_to(game, state)] == [
        f"investigators-{contact}" for contact in ("RE", "FI", "SU", "ME", "GA")
    ]


@pytest.mark.parametrize(
    ("locale", "wanted"),
    [
        ("en", (("Card", "Guardian, cost 4"), "Confrontation: pay 1 Power;")),
        ("pl", (("Karta", "Strażnik, koszt 4"), "Konfrontacja: zapłać 1 Moc")),
    ],
)
def test_stacks_show_type_cost_and_text(locale: str, wanted: tuple[tuple[str, str], str]) -> None:
    game = et.game("rise-of-the-cults")
    state = game.new(seats=3, seed=1)
    offered = offered_to(game, state, locale)
    assert len(offered) == 10
    line, text = wanted
    assert offered[0].lines[0] == line
    assert offered[0].lines[1][1].startswith(text)
    assert all(re.search(r"\d$", one.lines[0][1]) and one.lines[1][1] and one.face for one in offered)


@pytest.mark.parametrize(
    ("name", "options", "wanted"),
    [
        ("eldritch-arkham", {"roles": ["nodens", "police"]}, ["roles-nodens", "roles-police"]),
        ("cult", {"cults": ["ATH", "ARA"]}, ["cults-ATH", "cults-ARA"]),
        ("cultistorm", {"investigators": ["ME", "GA"]}, ["investigators-ME", "investigators-GA"]),
        ("rise-of-the-cults", {}, ["", ""]),
    ],
)
def test_sides_keep_what_they_play(name: str, options: dict[str, object], wanted: list[str]) -> None:
    game = et.game(name)
    still = game.still(game.new(seats=2, seed=1, options=options))
    assert [side.dossier for side in still.sides[:2]] == wanted
    assert set(wanted) <= {one.id for one in still.dossiers} | {""}


@pytest.mark.parametrize(
    ("name", "options"),
    [("eldritch-arkham", {"choose_roles": True}), ("cult", {"sheets": "draft"}), ("cultistorm", {})],
)
def test_who_has_not_chosen_plays_nothing_yet(name: str, options: dict[str, object]) -> None:
    game = et.game(name)
    state = game.new(seats=3, seed=1, options=options)
    assert [side.dossier for side in game.still(state).sides[:3]] == ["", "", ""]
    seat = state.speaker
    assert seat is not None
    asked = game.prompt(state, seat)
    assert asked is not None
    state.play(asked.options[0].answer, seat)
    assert (game.still(state).sides[seat].dossier,) == asked.dossiers[asked.options[0].answer]


def test_a_role_says_whether_there_is_a_lesson_about_it() -> None:
    game = et.game("eldritch-arkham")
    roles = {one: dossier for one, dossier in game.dossiers("en").items() if one.startswith("roles-")}
    taught = {one: dossier.lesson for one, dossier in roles.items() if dossier.lesson}
    assert taught == {
        "roles-deep-ones": "first-game",
        "roles-great-old-one": "great-old-one",
        "roles-cthulhu-cult": "cthulhu-cult",
        "roles-police": "police",
    }
    assert [one for one in roles if roles[one].untaught] == [one for one in roles if one not in taught]
    assert not any(dossier.untaught for dossier in et.game("cult").dossiers("en").values())
