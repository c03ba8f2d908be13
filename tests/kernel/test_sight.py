"""Who may know what, and what a seat could believe."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from eldertable.kernel import Field, Table, Zone, deck
from eldertable.kernel.sight import _field_view
from tests.kernel.onepage import CLOTH, DECK, HAND, LAID, Lamps, Pledge, VigilState
from tests.kernel.toys import Ask, Finish, Toy, ToyState
from tests.support import VIGIL, viewers, wander


class TwoBags(Toy):
    """Cards of two backs lie in two decks and a hand, and all could lie in each other's places."""

    def __init__(self) -> None:
        super().__init__(Ask(0, 2), Finish())

    def zones(self, table: Table) -> tuple[Zone, ...]:
        return (
            *deck("one", "cards"),
            *deck("two", "cards"),
            Zone("hand", "set", True, "cards"),
            Zone("pile"),
        )

    def names(self, table: Table) -> Mapping[str, Sequence[str]]:
        return {"card": tuple("abcdefgh")}

    def backs(self, table: Table) -> list[str]:
        return ["plain"] * 4 + ["gilt"] * 4

    def start(self, state: ToyState) -> None:
        state.log = []
        state.zones[1], state.zones[4], state.zones[3] = (0, 4, 5), (1, 2, 6), (3,)
        state.lay(7, 6, 0b10)
        state.then_all(list(self.first))


def at_the_pledge() -> VigilState:
    """The first watcher has pledged, the second has not."""
    state: VigilState = VIGIL.new(2, seed=8)
    wander(state, 1, 3)
    for seat in (0, 1):
        assert isinstance(state.decision, Lamps)
        state.play(0, seat)
    assert isinstance(state.decision, Pledge)
    state.play(1, 0)
    return state


def test_samples_differ_in_what_is_hidden_and_only_in_that() -> None:
    state = at_the_pledge()
    samples = [VIGIL.determinize(state, 1, seed) for seed in range(30)]
    assert len({sample.zones[HAND] for sample in samples}) > 5
    assert len({sample.zones[CLOTH] for sample in samples}) > 5
    assert {sample.zones[HAND + 1] for sample in samples} == {state.zones[HAND + 1]}
    assert {sample.zones[LAID + 1] for sample in samples} == {state.zones[LAID + 1]}
    assert {sample.courage[1] for sample in samples} == {state.courage[1]}
    assert {sample.courage[0] for sample in samples} == {2, 3, 4, 5}
    assert {sample.sealed[0] for sample in samples} == {0, 1, 2}
    assert len({sample.key for sample in samples} - {state.key}) == 30


def test_what_a_seat_knows_of_the_deck_stays_where_it_is() -> None:
    state = VIGIL.new(2, seed=8)
    dreamt = state.zones[DECK]
    assert {VIGIL.determinize(state, 0, seed).zones[DECK] for seed in range(20)} == {dreamt}
    assert len({VIGIL.determinize(state, 1, seed).zones[DECK] for seed in range(20)}) > 5


def test_every_unseen_card_is_as_likely_in_every_hidden_place() -> None:
    state = VIGIL.new(2, seed=8)
    unseen = {card for card, mark in enumerate(state.marks) if not mark & 0b10}
    worlds = [VIGIL.determinize(state, 1, seed) for seed in range(100 * len(unseen))]
    for zone in (HAND, CLOTH):
        often = Counter(card for world in worlds for card in world.zones[zone])
        expected = 100 * len(state.zones[zone])
        assert set(often) == unseen
        assert all(0.6 * expected < times < 1.4 * expected for times in often.values()), often


def test_two_bags_of_one_pool_keep_their_sizes_and_share_their_cards() -> None:
    game = TwoBags()
    state = game.new(2, seed=3)
    worlds = [game.determinize(state, 0, seed) for seed in range(200)]
    for world in worlds:
        assert [len(zone) for zone in world.zones] == [len(zone) for zone in state.zones]
        assert [sorted(card // 4 for card in zone) for zone in world.zones] == [
            sorted(card // 4 for card in zone) for zone in state.zones
        ]
        assert game.audit(world) == []
        assert game.view(world, 0) == game.view(state, 0)
    for index in (1, 4):
        assert len({world.zones[index] for world in worlds}) > 3


def test_in_a_sample_the_others_know_as_much_as_they_do() -> None:
    state = VIGIL.new(2, seed=8)
    sample = VIGIL.determinize(state, 1, 5)
    assert VIGIL.audit(sample) == []
    assert sorted(sample.marks) == sorted(state.marks)
    assert [sample.marks[card] for card in sample.zones[HAND]] == [0b01, 0b01]


def test_a_sample_can_be_played_to_its_end() -> None:
    for seat in viewers(at_the_pledge()):
        sample = VIGIL.determinize(at_the_pledge(), seat, 3)
        wander(sample, 4, 1_000)
        assert sample.over


def test_a_view_lists_what_could_lie_in_the_hidden_places() -> None:
    state = VIGIL.new(2, seed=8)
    view = VIGIL.view(state, 0)
    hidden = sum(len(zone) for at, zone in enumerate(state.zones) if at not in (DECK, HAND))
    assert len(view["unseen"]["omens"]) == hidden
    own = {place.partition("|")[0] for place in view["zones"]["hand-0"]}
    assert own.isdisjoint(view["unseen"]["omens"])


def test_a_view_has_the_answers_of_its_own_seat_only() -> None:
    state = VIGIL.new(2, seed=8)
    assert [VIGIL.view(state, seat)["legal"] for seat in viewers(state)] == [[0, 1], [], []]


def test_a_secret_list_shows_its_owner_the_own_part_in_names() -> None:
    names = {"card": (), "side": ("red", "blue"), "token": ("thug", "freak"), "omen": ("star", "tide")}
    counts = Field("fist", by=("side", "token"), sight="secret")
    assert _field_view(counts, [1, 2, 0, 4], names, 1) == {"blue": {"freak": 4}}
    named = Field("dream", by=("side",), of="omen", sight="secret")
    assert _field_view(named, [1, 0], names, 0) == {"red": "tide"}
    assert _field_view(named, [1, 0], names, None) == {}


def test_a_secret_that_belongs_to_nobody_cannot_be_declared() -> None:
    with pytest.raises(ValueError, match="secret field doom must be listed by side first"):
        _field_view(Field("doom", sight="secret"), 3, {"card": ()}, 0)


def test_the_scene_shows_backs_where_a_viewer_sees_nothing() -> None:
    state = VIGIL.new(2, seed=8)

    def faces(seat: int | None, zone: str) -> list[str | None]:
        return [piece.face for piece in VIGIL.moving(state, seat).pieces if piece.zone == zone]

    assert faces(1, "hand-0") == faces(None, "hand-0") == faces(0, "cloth") == [None]
    assert None not in faces(0, "hand-0")
    assert sum(piece.count for piece in VIGIL.moving(state, None).pieces) == 25


def test_the_scene_keeps_a_secret_number_from_the_others() -> None:
    state = VIGIL.new(2, seed=8)
    values = {
        seat: [counter.value for counter in VIGIL.moving(state, seat).counters if "courage" in counter.id]
        for seat in viewers(state)
    }
    assert values == {0: [state.courage[0], None], 1: [None, state.courage[1]], None: [None, None]}


def test_only_those_who_are_asked_get_options() -> None:
    state = VIGIL.new(2, seed=8)
    prompts = {seat: VIGIL.prompt(state, seat) for seat in viewers(state)}
    assert prompts[0] is not None
    assert [(choice.answer, choice.label) for choice in prompts[0].options] == [
        (0, "leave it on top"),
        (1, "bury it under the deck"),
    ]
    assert prompts[1] is not None
    assert (prompts[1].options, prompts[1].seats, prompts[1].rules) == ((), (0,), ("VIG-07",))
    wander(state, 1, 1_000)
    assert VIGIL.prompt(state, 0) is None


def test_the_still_part_of_a_scene_is_made_once_per_table_and_language() -> None:
    state = VIGIL.new(2, 0)
    still = VIGIL.still(state, "pl")
    assert VIGIL.still(VIGIL.new(2, seed=5), "pl") is still
    assert VIGIL.still(state, "en") is not still
    assert VIGIL.still(VIGIL.new(3, 0), "pl") is not still
    assert [side.seat for side in VIGIL.still(VIGIL.new(1, 0), "pl").sides] == [0, None]
    assert still.title == "Czuwanie"
