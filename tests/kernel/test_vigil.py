"""The rules of the worked example: set the position, play, look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from eldertable.kernel import TABLE, Chronicle, Decision, IllegalAnswer
from tests.kernel.onepage import (
    CLOTH,
    DECK,
    HAND,
    LAID,
    MORNING,
    SEA,
    SHORE,
    Vigil,
    VigilState,
)
from tests.support import VIGIL, rule, wander

STAR, BEACON, TIDE, ECHO, DWELLER = "star", "beacon", "tide", "echo", "dweller"


class Table:
    """A first night with the omens where a test wants them, played by the words that a person reads."""

    def __init__(
        self,
        seats: int = 2,
        cloth: str = BEACON,
        deck: Sequence[str] = (STAR, STAR),
        hands: Sequence[Sequence[str]] = ((STAR, TIDE), (STAR, TIDE), (STAR, TIDE)),
        courage: int = 3,
        **options: Any,
    ) -> None:
        data = VIGIL.dump(VIGIL.new(seats, 0, options=options))
        box = list(VIGIL.names(VIGIL.new(seats, 0).table)["card"])

        def take(omen: str, mark: str) -> str:
            card = next(card for card in box if card.startswith(omen))
            box.remove(card)
            return f"{card}|{mark}"

        zones = {"cloth": [take(cloth, "")]}
        for side in range(seats, 2):
            zones[f"laid-{side}"] = [take(STAR, "")]
        zones["deck top"] = [take(omen, "" if at or not seats else "0") for at, omen in enumerate(deck)]
        for seat in range(seats):
            zones[f"hand-{seat}"] = [take(omen, str(seat)) for omen in hands[seat]]
        data["zones"] = {**zones, "deck bag": box}
        data["fields"]["courage"] = dict.fromkeys(data["fields"]["courage"], courage)
        self.state: VigilState = VIGIL.load(data)

    def play(self, *answers: str) -> Table:
        """The speakers answer; `2: ready` is the answer of the third seat."""
        for words in answers:
            seat, _, label = words.rpartition(": ")
            who = int(seat) if seat else self.state.speaker
            legal = {VIGIL.describe(self.state, answer, who): answer for answer in self.state.legal(who)}
            self.state.play(legal[label], who)
        return self

    def labels(self, seat: int) -> list[str]:
        return [VIGIL.describe(self.state, answer, seat) for answer in self.state.legal(seat)]

    def omens(self, zone: int) -> list[str]:
        return [VIGIL.content.omen[VIGIL.content.kinds[card]].id for card in self.state.zones[zone]]

    @property
    def asked(self) -> str:
        return type(self.state.decision).__name__


LAID_STARS = ("leave it on top", "Cold Star", "Cold Star")


# --- the table ---------------------------------------------------------------------------------------------------


@rule("VIG-01")
@pytest.mark.parametrize(("seats", "sides"), [(0, 2), (1, 2), (2, 2), (3, 3), (4, 4)])
def test_keepers_make_it_two(seats: int, sides: int) -> None:
    state = VIGIL.new(seats, 0)
    names = [VIGIL.side_name(state, side, "en") for side in range(sides)]
    assert state.table.sides == sides
    assert [name.startswith("Drowned keeper") for name in names] == [side >= seats for side in range(sides)]


@rule("VIG-02")
def test_with_nobody_at_the_table_it_stops_before_every_night() -> None:
    state = VIGIL.new(0, seed=5, options={"nights": 3})
    nights = []
    while not state.over:
        assert (state.speaker, state.legal()) == (TABLE, [0])
        nights.append(state.night)
        assert state.zones[CLOTH] == ()
        state.play(0)
    assert nights == [1, 2, 3][: len(nights)]
    assert state.outcome.winners in ((0, 1), ())


@rule("VIG-03")
def test_watchers_begin_with_oil_and_a_courage_of_their_own() -> None:
    states = [VIGIL.new(2, seed=seed) for seed in range(40)]
    assert {tuple(state.oil) for state in states} == {(3, 3)}
    assert {courage for state in states for courage in state.courage} == {2, 3, 4, 5}
    assert VIGIL.new(3, 0, options={"oil": "0,1,5"}).oil == [0, 1, 5]
    assert VIGIL.new(1, 0).oil == [3, 0]
    assert VIGIL.view(states[0], 1)["fields"]["courage"] == {"watcher-1": states[0].courage[1]}
    assert VIGIL.view(states[0])["fields"]["courage"] == {}


@rule("VIG-04")
def test_a_hand_is_seen_by_its_owner_alone_and_a_keeper_has_none() -> None:
    state = VIGIL.new(2, seed=1)
    assert [len(state.zones[HAND + seat]) for seat in (0, 1)] == [2, 2]
    assert {state.marks[card] for card in state.zones[HAND + 1]} == {0b10}
    assert VIGIL.view(state, 0)["zones"]["hand-1"] == ["card|1", "card|1"]
    assert VIGIL.new(1, 0).zones[HAND + 1] == ()


# --- a night -----------------------------------------------------------------------------------------------------


@rule("VIG-05")
def test_a_night_goes_in_its_order() -> None:
    chronicle = Chronicle()
    state = VIGIL.new(2, seed=2, options={"nights": 1, "bell": False}, chronicle=chronicle)
    asked = []
    while state.decision:
        asked.append(f"{type(state.decision).__name__} {state.speaker}")
        state.play(state.legal()[0])
    assert asked == ["Bury 0", "Lay 0", "Lay 1", "Lamps 0", "Lamps 1", "Pledge 0", "Pledge 1"]
    told = list(dict.fromkeys(event.key for event in chronicle.take()))
    assert told[:7] == ["drawn", "night-falls", "dreamt", "laid", "pledged", "lifted", "turned"]


@rule("VIG-06")
@pytest.mark.parametrize("seats", [1, 2])
def test_nobody_looks_at_what_is_covered(seats: int) -> None:
    state = VIGIL.new(seats, seed=3)
    covered = [state.zones[CLOTH], *state.zones[LAID + seats : LAID + 2]]
    assert [len(zone) for zone in covered] == [1] * (3 - seats)
    assert all(state.marks[card] == 0 for zone in covered for card in zone)


@rule("VIG-07")
def test_the_dreamer_alone_knows_the_next_omen_and_may_bury_it() -> None:
    table = Table(deck=(DWELLER, STAR))
    views = [VIGIL.view(table.state, seat)["zones"]["deck top"][0] for seat in (0, 1, None)]
    assert views == ["dweller-1|0", "card|0", "card|0"]
    table.play("bury it under the deck")
    assert (table.omens(DECK), table.omens(DECK + 2)) == ([STAR], [DWELLER])
    assert VIGIL.view(table.state, 0)["zones"]["deck bottom"] == ["dweller-1|0"]
    assert VIGIL.view(table.state, 1)["zones"]["deck bottom"] == ["card|0"]


@rule("VIG-07")
def test_what_is_left_on_top_stays_there_and_the_next_night_the_next_watcher_dreams() -> None:
    table = Table(deck=(DWELLER, STAR, STAR, STAR)).play("leave it on top")
    assert table.omens(DECK)[0] == DWELLER
    table.play("Cold Star", "Cold Star", "ring the bell")
    assert (table.state.night, table.asked, table.state.speaker) == (2, "Bury", 1)


@rule("VIG-08")
def test_an_omen_is_laid_face_down_and_only_its_owner_knows_it() -> None:
    table = Table().play("leave it on top")
    assert table.labels(0) == ["Cold Star", "Black Tide"]
    table.play("Black Tide")
    assert (table.omens(LAID), table.omens(HAND)) == ([TIDE], [STAR])
    assert VIGIL.view(table.state, 1)["zones"]["laid-0"] == ["card|0"]
    assert table.state.speaker == 1


@rule("VIG-08")
def test_a_hand_of_one_kind_is_asked_all_the_same() -> None:
    table = Table(hands=((STAR, STAR), (STAR, TIDE))).play("leave it on top")
    assert (table.asked, table.labels(0)) == ("Lay", ["Cold Star"])


@rule("VIG-08")
def test_whoever_knew_a_hand_loses_track_of_it_when_a_card_leaves_unseen() -> None:
    table = Table().play("leave it on top", "Cold Star")
    state = table.state
    for card in state.zones[HAND + 1]:
        state.show(card, 0b01)
    assert VIGIL.view(state, 0)["zones"]["hand-1"] == ["star-4|01", "tide-2|01"]
    table.play("Black Tide")
    assert VIGIL.view(state, 0)["zones"]["hand-1"] == VIGIL.view(state, 0)["zones"]["laid-1"] == ["card|1"]


@rule("VIG-09")
def test_watchers_light_lamps_in_any_order_until_all_are_ready() -> None:
    table = Table().play(*LAID_STARS)
    assert isinstance(table.state.decision, Decision)
    assert table.state.decision.seats() == (0, 1)
    table.play("1: burn one oil", "0: burn one oil", "1: burn one oil", "0: ready")
    assert (table.state.oil, table.state.light) == ([2, 1], 3)
    assert (table.state.decision.seats(), table.state.legal(0)) == ((1,), [])
    table.play("1: burn one oil", "1: ready")
    assert (table.state.oil, table.state.light, table.asked) == ([2, 0], 4, "Pledge")


@rule("VIG-09")
def test_without_oil_there_is_no_lamp() -> None:
    table = Table(oil=[0, 1]).play(*LAID_STARS)
    assert (table.labels(0), table.labels(1)) == (
        ["ready", "ring the bell"],
        ["ready", "burn one oil", "ring the bell"],
    )
    with pytest.raises(IllegalAnswer, match=r"You have no oil left. \(VIG-09\)"):
        table.state.play(1, 0)


@rule("VIG-10")
def test_the_bell_ends_the_night_at_once_and_nothing_is_turned() -> None:
    table = Table(cloth=DWELLER).play(*LAID_STARS, "1: burn one oil", "1: ring the bell")
    state = table.state
    assert (state.night, state.dread, state.light, state.danger, state.lifted) == (2, 1, 0, 0, [])
    assert state.zones[SHORE] == ()


@rule("VIG-10")
def test_a_table_may_agree_to_have_no_bell() -> None:
    table = Table(bell=False).play(*LAID_STARS)
    assert table.labels(0) == ["ready", "burn one oil"]


@rule("VIG-11")
def test_courage_is_pledged_in_secret_and_shown_together() -> None:
    table = Table(courage=3, nights=1).play(*LAID_STARS, "ready", "ready", "1: pledge 2 courage")
    assert table.state.light == 0
    assert VIGIL.view(table.state, 0)["sealed"] == [-1, "sealed"]
    table.play("0: pledge 1 courage")
    assert (table.state.courage, table.state.spent) == ([2, 1], [1, 2])


@rule("VIG-11")
@pytest.mark.parametrize(("courage", "most"), [(2, 2), (5, 2)])
def test_at_most_two_courage_and_no_more_than_there_is(courage: int, most: int) -> None:
    table = Table(courage=courage).play(*LAID_STARS, "ready", "ready")
    assert table.state.legal(0) == list(range(most + 1))
    table.state.courage[1] = 1
    assert table.state.legal(1) == [0, 1]


def dawn(table: Table, oil: int = 0) -> Table:
    """Lay what is on top of the hand, burn some oil of the first watcher, pledge nothing."""
    table.play("leave it on top")
    for seat in range(table.state.table.seats):
        table.state.play(table.state.legal()[0], seat)
    table.play(*["0: burn one oil"] * oil)
    while table.asked in ("Lamps", "Pledge"):
        table.state.play(0)
    return table


@rule("VIG-12", "VIG-15")
@pytest.mark.parametrize(("cloth", "danger"), [(BEACON, 2), (STAR, 4), (DWELLER, 6)])
def test_danger_beyond_the_light_becomes_dread(cloth: str, danger: int) -> None:
    state = dawn(Table(cloth=cloth)).state
    assert (state.dread, state.light, state.danger) == (max(0, danger - 2), 0, 0)
    assert [VIGIL.content.omen[kind].id for kind in state.lifted] == [cloth]


@rule("VIG-12")
def test_danger_is_for_each_side_and_greater_when_the_omen_comes_again() -> None:
    three = dawn(Table(seats=3, cloth=STAR))
    assert three.state.dread == 3 * 2 - 3
    table = Table(cloth=STAR)
    table.state.lifted = [0, 2, 0]
    assert dawn(table).state.dread == 2 * 2 + 2 - 2


@rule("VIG-13")
def test_light_adds_to_the_light_and_dread_to_the_dread() -> None:
    table = dawn(Table(cloth=STAR, hands=((BEACON, BEACON), (TIDE, TIDE))))
    assert table.state.dread == 1 + (4 - 2)
    assert sorted(table.omens(SHORE)) == [BEACON, STAR, TIDE]


@rule("VIG-14")
def test_an_echo_is_turned_before_what_is_waiting() -> None:
    table = Table(deck=(BEACON, STAR, STAR, STAR), hands=((ECHO, ECHO), (STAR, STAR)))
    assert dawn(table).omens(SHORE) == [BEACON, ECHO, BEACON, STAR]


@rule("VIG-14")
def test_an_empty_deck_has_no_echo() -> None:
    table = Table(hands=((ECHO, ECHO), (STAR, STAR)), nights=1)
    state = table.state
    table.play("leave it on top", "Echo", "Cold Star", "ready", "ready", "0: pledge nothing")
    state.zones[SHORE] = (*state.zones[DECK], *state.zones[DECK + 1])
    state.zones[DECK] = state.zones[DECK + 1] = ()
    table.play("1: pledge nothing")
    assert table.omens(SHORE)[-3:] == [BEACON, ECHO, STAR]


@rule("VIG-16")
def test_omens_not_turned_are_shuffled_into_the_deck_and_hands_are_filled_up() -> None:
    table = Table(deck=(DWELLER, STAR)).play(*LAID_STARS, "ring the bell")
    state = table.state
    assert [len(state.zones[HAND + seat]) for seat in (0, 1)] == [2, 2]
    assert [state.zones[LAID + seat] for seat in (0, 1)] == [(), ()]
    assert VIGIL.audit(state) == []


@rule("VIG-16")
def test_an_empty_deck_is_made_anew_from_the_turned_omens() -> None:
    table = Table().play(*LAID_STARS, "ready", "ready", "0: pledge nothing")
    state = table.state
    state.zones[SHORE] = (*state.zones[DECK], *state.zones[DECK + 1])
    for card in state.zones[SHORE]:
        state.marks[card] = state.everyone()
    state.zones[DECK] = state.zones[DECK + 1] = ()
    table.play("1: pledge nothing")
    assert (state.zones[SHORE], VIGIL.audit(state), table.asked) == ((), [], "Bury")


# --- the end -----------------------------------------------------------------------------------------------------


@rule("VIG-17")
def test_when_the_dread_is_complete_all_is_over_at_once_and_nobody_wins() -> None:
    table = Table(hands=((TIDE, TIDE), (TIDE, TIDE)))
    table.state.dread = 6
    outcome = dawn(table).state.outcome
    assert outcome is not None
    assert (table.state.ended, outcome.winners, outcome.reason[0]) == (SEA, (), "VIG-17")
    assert table.omens(LAID + 1) == [TIDE], "it was not turned any more"
    assert [side.rank for side in outcome.sides] == [2, 2]


@rule("VIG-18")
def test_after_the_last_night_all_who_have_courage_left_win_together() -> None:
    table = Table(seats=3, courage=2, nights=1, hands=[(STAR, STAR)] * 3)
    table.play("leave it on top", *["Cold Star"] * 3, "ready", "ready", "ready")
    table.play("0: pledge 1 courage", "1: pledge 2 courage", "2: pledge nothing")
    outcome = table.state.outcome
    assert outcome is not None
    assert (table.state.ended, outcome.winners, outcome.reason[0]) == (MORNING, (0, 2), "VIG-18")
    assert [(side.seat, side.rank, side.parts) for side in outcome.sides] == [
        (0, 1, {"Courage spent": 1}),
        (1, 2, {"Courage spent": 2}),
        (2, 1, {"Courage spent": 0}),
    ]


@rule("VIG-18")
def test_if_nobody_has_courage_left_nobody_wins() -> None:
    table = Table(courage=2, nights=1).play(*LAID_STARS, "ready", "ready")
    table.play("pledge 2 courage", "pledge 2 courage")
    assert table.state.outcome is not None
    assert (table.state.ended, table.state.outcome.winners) == (MORNING, ())


# --- the game as a whole ------------------------------------------------------------------------------------------


def test_every_way_of_ending_happens() -> None:
    ends: Counter[tuple[int, bool, bool]] = Counter()
    for seed in range(120):
        state = VIGIL.new(VIGIL.seats[seed % 5], seed=seed)
        wander(state, seed, 10_000)
        winners = state.outcome.winners
        ends[state.ended, bool(winners), len(winners) > 1] += 1
    assert set(ends) >= {(SEA, False, False), (MORNING, True, False), (MORNING, True, True)}


def test_a_sensible_player_always_has_a_legal_answer_and_keeps_some_courage() -> None:
    for seed in range(10):
        state = VIGIL.new(3, seed=seed)
        while not state.over:
            seat = state.speaker
            state.play(VIGIL.greedy(VIGIL.determinize(state, seat, seed), seat), seat)
        assert min(state.courage) >= 1


def test_a_game_that_is_changed_by_a_designer_plays_by_the_new_numbers() -> None:
    grim = Vigil(
        {
            "vigil": {
                "dread": 1,
                "omen": [{"id": omen, "danger": 40} for omen in (STAR, BEACON, TIDE, ECHO, DWELLER)],
            }
        }
    )
    state = grim.new(0, 0)
    state.play(0)
    assert state.ended == SEA


def test_the_agenda_in_words_says_what_comes_next() -> None:
    assert VIGIL.new(2, 0).waiting() == "Bury, Lay, Lay, Lamps, Pledge, Dawn, Rest"
