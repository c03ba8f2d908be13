"""A role is a kit: what a role brings stands in its folder, and a thirteenth one touches nothing else."""

from __future__ import annotations

import pytest

from eldertable.games.eldritch_arkham.game import EldritchArkham
from eldertable.games.eldritch_arkham.roles import KITS
from eldertable.kernel import BadContent, BadOption, Dice
from tests.rules.eldritch_arkham.stranger import Memory, ThirteenRoles, entry
from tests.rules.eldritch_arkham.table import the_game
from tests.support import rule


def test_every_role_of_the_content_has_a_kit_of_its_own() -> None:
    game = the_game()
    assert [kit.id for kit in KITS] == game.content.roles.ids
    assert len({kit.looks.page for kit in KITS}) == len(KITS)
    assert [kit.chapter for kit in KITS] == list(range(1, 1 + len(KITS)))


@rule("EA-CMP-04", "EA-CMP-05")
def test_the_set_of_a_role_comes_from_content() -> None:
    roles = the_game().content.roles
    assert [roles.sets[pieces] for pieces in roles.set[:4]] == [
        "outsiders",
        "outsiders",
        "ancient",
        "ancient",
    ]
    moved = EldritchArkham({"roles": {"role": [{"id": "nodens", "set": "outsiders"}]}})
    with pytest.raises(
        BadOption, match="deep-ones and nodens cannot both be in a game, as both need the Outsiders"
    ):
        moved.sit_down(2, {"roles": ["deep-ones", "nodens"]})


@pytest.mark.parametrize("pieces", ["outsiders", "strangers"])
def test_a_thirteenth_role_is_played_shown_saved_and_advised(pieces: str) -> None:
    game = ThirteenRoles(entry(pieces))
    for seed, others in enumerate(
        (["feds"], ["great-old-one", "police"], ["king-kuranes", "nodens", "feds"])
    ):
        roles = ["the-stranger", *others]
        state = game.new(seats=len(roles), seed=seed, options={"roles": roles})
        dice = Dice(seed)
        for move in range(300):
            if state.over:
                break
            legal = state.legal()
            answer = game.greedy(game.determinize(state, 0, move), 0) if state.speaker == 0 else -1
            state.play(answer if answer in legal else legal[dice.roll(len(legal))])
            assert game.audit(state) == []
        assert state.omens[0] > 0
        assert game.same(game.load(game.dump(state)), state)
        assert state.clone().part(Memory) is not state.part(Memory)
        scene = game.scene(state, 0)
        assert "sights" in {zone.id for zone in scene.still.zones}
        assert ("sights", 0) in {(piece.zone, piece.owner) for piece in scene.moving.pieces}
        assert "visions-0" in {counter.id for counter in scene.moving.counters}
        assert game.side_name(state, 0, "en") == "The Stranger"


def test_a_thirteenth_role_can_be_chosen_at_the_table_unless_its_pieces_are_in_use() -> None:
    game = ThirteenRoles(entry())
    state = game.new(seed=0, seats=2, options={"choose_roles": True})
    stranger, deep = game.answer(state, ("role", "the-stranger")), game.answer(state, ("role", "deep-ones"))
    assert stranger in state.legal()
    state.play(deep)
    assert stranger not in state.legal()


def test_a_game_with_other_kits_asks_them_alone_what_is_there() -> None:
    class WithoutTheGreatOldOne(EldritchArkham):
        kits = tuple(kit for kit in KITS if kit.id != "great-old-one")

    gone = EldritchArkham.presence.dimensions.keys() - WithoutTheGreatOldOne.presence.dimensions.keys()
    assert len(gone) == 1


def test_a_thirteenth_role_changes_no_number_of_an_answer() -> None:
    game, base = ThirteenRoles(entry()), the_game()
    assert [game.actions.number(kind, 0) for kind in base.actions.kinds[:-1]] == [
        base.actions.number(kind, 0) for kind in base.actions.kinds[:-1]
    ]


def test_a_role_without_a_kit_is_refused() -> None:
    known = r"roles\.toml: role the-stranger, id: there is no kit for it; kits: deep-ones, .*king-kuranes"
    with pytest.raises(BadContent, match=known):
        EldritchArkham(entry())


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ({"steps": 1}, r"roles\.toml: role the-stranger, numbers\.sights: its kit needs it"),
        (
            {"sights": 2, "steps": 1},
            r"roles\.toml: role the-stranger, numbers\.steps: its kit does not take it",
        ),
    ],
)
def test_numbers_of_a_role_are_those_that_its_kit_asks_for(numbers: dict[str, int], words: str) -> None:
    with pytest.raises(BadContent, match=words):
        ThirteenRoles(entry(numbers=numbers))


def test_more_roles_than_there_is_room_for_are_refused() -> None:
    known = the_game().content.roles.ids
    more = [{**entry()["roles"]["role"][0], "id": f"role-{number}"} for number in range(5)]
    assert len(known) + len(more) == 17
    with pytest.raises(BadContent, match=r"roles\.toml: 17 roles; there is room for 16 \(role\)"):
        ThirteenRoles({"roles": {"role": more}})
