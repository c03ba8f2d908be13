"""Who sees what: section 30 of the ledger, looked at through the views of seats and spectators."""

from typing import Any

import pytest

from eldertable.games.rise_of_the_cults.box.cards import GUARDIANS, TOKENS
from eldertable.games.rise_of_the_cults.rules.phases.city import City
from eldertable.games.rise_of_the_cults.rules.phases.mobilization import Mobilization
from eldertable.games.rise_of_the_cults.rules.phases.recruitment import Recruitment
from eldertable.games.rise_of_the_cults.table.fields import (
    BOX,
    CITY_DECK,
    CITY_NOW,
    DECK,
    DESTROYED,
    FIELDS,
    HAND,
    KEPT,
    LAID,
    THUG,
)
from eldertable.kernel import Dice
from tests.rules.rise_of_the_cults.table import (
    DOWNTOWN,
    NORTHSIDE,
    UPTOWN,
    RiseTable,
    rise,
    setting_up,
    stack_at,
)
from tests.support import rule


def views(table: RiseTable) -> list[dict[str, Any]]:
    """What every seat sees, and last a spectator."""
    seats: list[int | None] = [*range(table.state.table.seats), None]
    return [table.game.view(table.state, seat) for seat in seats]


def lying(view: dict[str, Any], zone: str) -> list[str]:
    """What a viewer sees in a zone: names of cards, or their backs."""
    return sorted(card.split("|")[0] for card in view["zones"][zone])


def swap(table: RiseTable, zone: int, other: int) -> None:
    """Let the first card of a zone and the first card of another kind in a second one change places, unseen."""
    state = table.state
    one = state.zones[zone][0]
    two = next(card for card in state.zones[other] if state.kind(card) != state.kind(one))
    state.marks[one], state.marks[two] = state.marks[two], state.marks[one]
    changed = {one: two, two: one}
    for index in {zone, other}:
        cards = [changed.get(card, card) for card in state.zones[index]]
        bag = table.game.zones(state.table)[index].order == "bag"
        state.zones[index] = tuple(sorted(cards) if bag else cards)
    assert table.game.audit(state) == []


def who_notices(table: RiseTable, zone: int, other: int) -> list[bool]:
    """Whether each seat, and a spectator, sees a difference when two cards change places."""
    before = views(table)
    swap(table, zone, other)
    return [one != two for one, two in zip(before, views(table), strict=True)]


# --- hands and decks ----------------------------------------------------------------------------------------


@rule("ROTC-MOB-03", "ROTC-CMP-12")
def test_only_the_owner_sees_a_hand_and_everybody_its_size() -> None:
    table = rise(3).hand(0, "S1", "S2", "S3").run(Mobilization())
    assert who_notices(table, HAND, DECK + 1) == [True, False, False, False]
    assert who_notices(table, HAND + 1, DECK + 4) == [False, True, False, False]
    owner, other, *_ = views(table)
    assert [name.split(".")[0] for name in lying(owner, "hand 0")] == table.hand_of(0)
    assert lying(other, "hand 0") == ["Cult card"] * 9


@rule("ROTC-CMP-12")
def test_nobody_knows_the_order_of_a_cult_deck_and_everybody_its_size() -> None:
    table = rise(2).hand(0, "S1").run(Mobilization())
    for view in views(table):
        assert lying(view, "deck 0 bag") == ["Cult card"] * 5
        assert lying(view, "deck 1 bag") == ["Cult card"] * 6
    # the own deck is known by what is missing, the other one not at all
    owner, other, spectator = (view["unseen"] for view in views(table))
    assert len(owner["cult 0"]) == 5
    assert len(owner["cult 1"]) == len(spectator["cult 1"]) == 12
    assert len(other["cult 0"]) == 12


@rule("ROTC-CTY-02", "ROTC-SET-06")
def test_nobody_knows_the_city_deck_and_everybody_the_revealed_card() -> None:
    table = rise(2).next_city("C05").run(City())
    assert table.state.deck_size(CITY_DECK) == 11
    for view in views(table):
        assert lying(view, "city bag") == ["City card"] * 11
        assert view["zones"]["city now"] == ["C05"]
        assert "C05" not in view["unseen"]["city"]
        assert len(view["unseen"]["city"]) == 11
    assert table.cards(CITY_NOW) == ["C05"]


@rule("ROTC-RUL-76")
def test_discard_piles_and_destroyed_cards_are_open() -> None:
    table = rise(2).discard(0, "S1", "S2").hand(0, "A3").run(Mobilization())
    table.play("Destroy Secret Correspondence")
    for view in views(table):
        assert [card.split(".")[0] for card in view["zones"]["discard 0"]] == ["S1", "S2"]
        assert [card.split(".")[0] for card in view["zones"]["destroyed"]] == ["A3"]
    assert table.cards(DESTROYED) == ["A3"]


@rule("ROTC-MOB-05", "ROTC-REC-07")
def test_a_card_shown_for_its_ability_is_known_in_the_hand_from_then_on() -> None:
    table = rise(2).on_deck(0, "A3", "S1", "S1", "S1", "S2", "S2").run(Mobilization())
    assert lying(views(table)[1], "hand 0") == ["Cult card"] * 6
    table.play("Use Secret Correspondence")
    for view in views(table)[1:]:
        assert lying(view, "hand 0") == ["A3.1"] + ["Cult card"] * 6


@rule("ROTC-GEN-04")
def test_an_acquired_card_is_public_until_a_card_is_laid_face_down() -> None:
    table = rise().site(0, NORTHSIDE).tokens(0, initiates=2).hand(0, "S1").discard(0, "S2")
    table.rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 2).marker(NORTHSIDE, 0).marker(DOWNTOWN, 1).action(0)
    table.play("Augmentation", "Buy Spiteful Ghoul", "2 Initiates", "Go on", "Destroy nothing")
    assert lying(views(table)[1], "hand 0") == ["Cult card", "G2.1"]
    table.play("Dominance in Downtown", "Lay Hired Knife")
    assert lying(views(table)[1], "hand 0") == ["Cult card"]
    assert lying(views(table)[1], "laid 0") == ["Cult card"]
    assert lying(views(table)[0], "laid 0") == ["S1.green.1"]


# --- the open table -----------------------------------------------------------------------------------------


@rule("ROTC-CMP-10", "ROTC-REC-06", "ROTC-SET-14")
def test_the_board_the_dice_and_the_box_are_open_to_everybody() -> None:
    table = rise(3).rituals(1, UPTOWN, 2).site(2, DOWNTOWN).dominance(0, UPTOWN, 2).marker(UPTOWN, 0, 2)
    table.dice("TTIF-").run(Recruitment())
    for view in views(table):
        fields = view["fields"]
        assert fields["faces"] == {"thug": 2, "initiate": 1, "freak": 1, "bad-luck": 1}
        assert fields["rituals"]["uptown 1 II"] == 1
        assert fields["sites"]["downtown 2"] == 1
        assert fields["dominance"]["uptown 0"] == 2
        assert fields["plans"] == ["uptown 0", "uptown 2"]
        assert fields["setup_card"] == "I1"
        assert (fields["round"], fields["first"]) == (1, "0")
        assert (
            len(view["zones"]["uptown guardians"]) == len(table.state.zones[stack_at(UPTOWN, GUARDIANS)]) == 7
        )
        assert len(view["zones"]["box"]) == len(table.state.zones[BOX])
    assert views(table)[0]["legal"] == [0, 1, 2, 3, 4]
    assert views(table)[1]["legal"] == views(table)[3]["legal"] == []


@rule("ROTC-RUL-77", "ROTC-REC-05", "ROTC-RUL-78")
@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (1, 4), (2, 1), (3, 2), (4, 5)])
def test_every_gain_and_payment_of_tokens_is_told_so_holdings_can_be_reckoned(seats: int, seed: int) -> None:
    table = setting_up(seats, seed)
    state, dice = table.state, Dice(seed)
    tokens = [0] * 12
    shown: dict[int, int] = {}
    while not state.over:
        legal = state.legal()
        state.play(legal[dice.roll(len(legal))])
        for event in table.chronicle.take():
            key, args = event.seen_by(1 << seats)  # as a spectator
            if key in ("gained", "spent"):
                tokens[args["who"] * 3 + args["token"]] += args["n"] if key == "gained" else -args["n"]
            elif key == "revealed":
                shown[args["who"]] = args["thugs"]
            elif key.startswith("confrontation-"):
                for side, thugs in shown.items():
                    tokens[side * TOKENS + THUG] -= thugs
                shown.clear()
        assert state.tokens == tokens
    assert [field.sight for field in FIELDS if field.name == "tokens"] == ["tracked"]


def screens(table: RiseTable, viewer: int | None) -> list[tuple[int | None, ...]]:
    """The Thugs, Initiates and Freaks of every side as the scene shows them to a viewer; None if hidden."""
    shown = {counter.id: counter.value for counter in table.game.moving(table.state, viewer).counters}
    sides = range(table.state.table.sides)
    return [tuple(shown[f"{token}-{side}"] for token in ("thug", "initiate", "freak")) for side in sides]


@rule("ROTC-CMP-19", "ROTC-REC-05", "ROTC-RUL-77")
def test_a_screen_hides_the_tokens_from_all_but_its_owner_unless_screens_are_open() -> None:
    hidden = (None, None, None)
    table = rise(2).tokens(0, 1, 2, 3).tokens(1, 4, 5, 6).run(Recruitment())
    assert screens(table, 0) == [(1, 2, 3), hidden]
    assert screens(table, 1) == [hidden, (4, 5, 6)]
    assert screens(table, None) == [hidden, hidden]
    table = rise(2, open_screens=True).tokens(0, 1, 2, 3).tokens(1, 4, 5, 6).run(Recruitment())
    assert screens(table, 0) == screens(table, None) == [(1, 2, 3), (4, 5, 6)]
    table = rise(1).tokens(0, 1, 2, 3).tokens(1, thugs=2).run(Recruitment())
    assert screens(table, None) == [hidden, (2, 0, 0)]  # the NPC has no screen


# --- the Confrontation --------------------------------------------------------------------------------------


def fight(seats: int = 3) -> RiseTable:
    """Everybody has a Ritual, cards and Thugs in Downtown; the first player is asked to lay cards."""
    table = rise(seats)
    for side in range(seats):
        table.rituals(side, DOWNTOWN, 1).hand(side, "S1", "S2", "S3").tokens(side, thugs=3)
    return table.marker(DOWNTOWN, 0).action(0).play("Dominance in Downtown")


@rule("ROTC-CON-09")
def test_laid_cards_show_their_number_to_all_and_their_faces_to_the_owner() -> None:
    table = fight().play("Lay Hired Knife", "Lay Lodge Brother", "Enough", "2 Thugs")
    table.on_deck(0, "S4", "SG")
    assert who_notices(table, LAID, HAND) == [True, False, False, False]
    assert who_notices(table, LAID, DECK + 1) == [True, False, False, False]
    for view in views(table)[1:]:
        assert lying(view, "laid 0") == ["Cult card"] * 2
        assert lying(view, "hand 0") == ["Cult card"]


@rule("ROTC-CON-09")
def test_a_fist_is_known_to_its_owner_until_the_reveal() -> None:
    table = fight(2).play("Lay Hired Knife", "Enough", "2 Thugs")
    owner, other, spectator = (view["fields"] for view in views(table))
    assert (owner["fist"], other["fist"], spectator["fist"]) == ({"0": 2}, {"1": 0}, {})
    before = views(table)
    table.state.fist[0] = 0
    assert [one != two for one, two in zip(before, views(table), strict=True)] == [True, False, False]
    table.state.fist[0] = 2
    assert table.told(1)[-1] == "Green lays 1 card face down and closes a fist."
    table.play("Lay Hired Knife", "Enough", "0 Thugs")
    assert (table.asked, table.speaker) == ("RevealAbility", 0)
    for view in views(table):
        assert view["fields"]["thugs_shown"] == {"0": 2}
        assert lying(view, "laid 0") == ["S1.green.1"]
    assert [lying(view, "laid 1") for view in views(table)] == [["Cult card"], ["S1.yellow.1"], ["Cult card"]]


def guessed_fists(table: RiseTable, seat: int | None) -> list[set[int]]:
    """The Thugs in each fist that this viewer holds possible."""
    samples = [table.game.determinize(table.state, seat, seed) for seed in range(60)]
    return [{sample.fist[side] for sample in samples} for side in range(table.state.table.seats)]


@rule("ROTC-CON-09")
def test_a_rival_who_has_committed_may_hold_any_number_of_the_thugs_they_have() -> None:
    table = fight().tokens(1, thugs=2).tokens(2, thugs=4)
    assert guessed_fists(table, 1) == guessed_fists(table, None) == [{0}, {0}, {0}]
    table.play("Lay Hired Knife", "Enough")
    assert (table.asked, table.speaker) == ("CommitThugs", 0)
    assert guessed_fists(table, 2) == [{0}, {0}, {0}]  # not decided yet
    table.play("2 Thugs")
    assert guessed_fists(table, 0) == [{2}, {0}, {0}]
    assert guessed_fists(table, 1) == [{0, 1, 2, 3}, {0}, {0}]
    table.play("Enough", "1 Thug")
    assert guessed_fists(table, 1) == [{0, 1, 2, 3}, {1}, {0}]
    assert guessed_fists(table, None) == [{0, 1, 2, 3}, {0, 1, 2}, {0}]
    table.play("Lay Hired Knife", "Enough", "3 Thugs")
    assert (table.asked, table.speaker) == ("RevealAbility", 0)
    assert guessed_fists(table, 0) == [{0}, {0, 1, 2}, {0, 1, 2, 3, 4}]  # the own Thugs lie open now
    assert guessed_fists(table, 2) == [{0}, {0, 1, 2}, {3}]


@rule("ROTC-CON-09")
def test_no_fist_holds_more_thugs_than_the_question_offers() -> None:
    table = fight(2).tokens(0, thugs=70)
    table.play("Enough")
    assert table.state.legal() == list(range(64))
    table.play("63 Thugs")
    fists = {table.game.determinize(table.state, 1, seed).fist[0] for seed in range(400)}
    assert min(fists) == 0
    assert max(fists) == 63


# --- the solo game ------------------------------------------------------------------------------------------


@rule("ROTC-NPC-10", "ROTC-SRD-11")
def test_nobody_knows_what_the_npc_keeps_and_everybody_how_much() -> None:
    table = rise(1).kept("S1").run(Mobilization())
    assert who_notices(table, KEPT, DECK + 4) == [False, False]
    for view in views(table):
        assert lying(view, "kept") == ["Cult card"]
        assert lying(view, "deck 1 bag") == ["Cult card"] * 11
        assert view["fields"]["tokens"] == {}
    table.tokens(1, thugs=2)
    assert views(table)[0]["fields"]["tokens"] == {"1 thug": 2}


# --- what a seat could believe ------------------------------------------------------------------------------


@rule("ROTC-MOB-03", "ROTC-CON-09")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_position_that_a_seat_could_believe_in_looks_the_same_to_it(seats: int) -> None:
    table = setting_up(seats, seed=seats)
    state, dice = table.state, Dice(seats)
    for number in range(250):
        if state.over:
            break
        if number % 25 == 0:
            for seat in (*range(seats), None):
                sample = table.game.determinize(state, seat, number)
                assert table.game.audit(sample) == []
                assert table.game.view(sample, seat) == table.game.view(state, seat)
        legal = state.legal()
        state.play(legal[dice.roll(len(legal))])
