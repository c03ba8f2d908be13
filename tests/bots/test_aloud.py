"""What a novice says of its move: a reason in one sentence, the same whatever nobody can see, and never too often."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import eldertable as et
from eldertable.bots import aloud, make_bot
from eldertable.bots.aloud import novice_says_why, say_why, telling
from eldertable.kernel import Game, State
from eldertable.kernel.steps import TABLE, Together
from eldertable.match import Match
from eldertable.match.record import Answer
from tests.bots.test_planner import PEOPLED
from tests.support import VIGIL

ENOUGH = 2
"""So many reasons of a game are looked at."""
FURTHEST = 40
"""So many choices are waited for them at most."""
OPEN = ("cultistorm", "eldritch-arkham")
"""Here little or nothing is kept from the others."""
BEGIN = {"cultistorm": 18}
"""After so many choices: where all take long to prepare there is nothing to hope for before."""


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is looked at here is not how good a reason is."""
    monkeypatch.setattr(aloud, "WORLDS", 4)
    monkeypatch.setattr(aloud, "MOST_TRIED", 8)
    monkeypatch.setattr(aloud, "OTHERS", 2)


def asked(game: Game, seed: int, moves: int) -> Iterator[tuple[State, int, int]]:
    """Where somebody has a choice in a game of greedy bots: the table, who, and what they answer."""
    state: State = game.new(min(max(game.seats), 3), seed=seed)
    bots = [make_bot("greedy", seat) for seat in range(state.table.seats)]
    made = 0
    while not state.over and made < moves:
        seat = state.speaker
        assert seat is not None
        if seat == TABLE or len(state.legal(seat)) == 1:
            state.play(state.legal(seat)[0], seat)
            continue
        answer = bots[seat].answer(state, seat)
        if made >= BEGIN.get(game.name, 0):
            yield state, seat, answer
        state.play(answer, seat)
        made += 1


@pytest.mark.usefixtures("few_worlds")
@pytest.mark.parametrize("game", PEOPLED, ids=[game.name for game in PEOPLED])
def test_whatever_lies_hidden_the_same_move_has_the_same_reason_and_names_nothing_hidden(game: Game) -> None:
    # The novice's own cards are hidden from an onlooker, too: in another world it holds others.
    said = other = 0
    for state, seat, answer in asked(game, 5, FURTHEST):
        told, before = telling(state, seat, answer), state.digest()
        reason = say_why(state, seat, told)
        assert state.digest() == before
        world = game.determinize(state, None, 11)
        assert game.view(world) == game.view(state)
        other += game.view(world, seat) != game.view(state, seat)
        assert say_why(world, seat, told) == reason
        if reason:
            must_be_one_sentence(state, seat, reason)
            must_name_nothing_hidden(state, seat, answer, reason)
            said += 1
        if said >= ENOUGH and (other or game.name in OPEN):
            return
    pytest.fail(
        f"only {said} reasons in {FURTHEST} moves, {other} where the novice holds other cards elsewhere"
    )


def must_be_one_sentence(state: State, seat: int, reason: dict[str, str]) -> None:
    """Its own, in every language of the game."""
    game: Game = state.table.game
    assert [*reason] == [*game.locales]
    for locale, words in reason.items():
        thinks = {"en": " thinks aloud: ", "pl": " myśli na głos: "}[locale]
        who, _, what = words.partition(thinks)
        assert who == game.side_name(state, seat, locale)
        sides = [game.side_name(state, side, locale) for side in range(state.table.sides)]
        for name in sides:
            what = what.replace(name, "somebody")
        assert ". " not in what, words


def must_name_nothing_hidden(state: State, seat: int, answer: int, reason: dict[str, str]) -> None:
    """No card is named that nobody who looks on could see before or after."""
    game: Game = state.table.game
    after = state.clone()
    after.play(answer, seat)
    names = {face.id: face.name for face in game.still(state).faces}
    lying = [
        card
        for view in (game.view(state), game.view(after))
        for zone in view["zones"].values()
        for card in zone
    ]
    seen = {names.get(card.split("|")[0]) for card in lying}
    unseen = {card for lot in game.view(state)["unseen"].values() for card in lot}
    secret = {names[card] for card in unseen if card in names} - seen
    for words in reason.values():
        assert not [name for name in secret if name in words], words


def test_a_move_of_which_nobody_is_told_has_no_reason() -> None:
    cult = et.game("cult")
    state = cult.new(3, seed=5)
    assert say_why(state, 0, ()) == {}


def test_what_is_decided_by_all_at_once_has_no_reason() -> None:
    state = VIGIL.new(3, seed=1)
    while not isinstance(state.decision, Together):
        assert not state.over
        state.play(state.legal()[0])
    assert state.speaker is not None
    assert say_why(state, state.speaker, ("pledged",)) == {}


@pytest.mark.usefixtures("few_worlds")
def test_a_move_that_looks_like_another_from_outside_has_no_reason_of_its_own() -> None:
    """Which omen is laid face down nobody is told, and no sentence tells it."""
    state = VIGIL.new(3, seed=3)
    while type(state.decision).__name__ != "Lay" or len(state.legal()) < 2:
        state.play(state.legal()[0])
    seat = state.speaker
    assert seat is not None
    tellings = {telling(state, seat, answer) for answer in state.legal()}
    assert len(tellings) == 1
    told = tellings.pop()
    assert told
    assert all(
        _agree(world, seat, told) for world in (VIGIL.determinize(state, None, seed) for seed in range(5))
    )


def _agree(world: State, seat: int, told: aloud.Telling) -> bool:
    """Whether an answer of a world where it is the only one left is all that could be meant; several mean none."""
    return len(world.legal(seat)) == 1 or aloud._compare(world, seat, told) is None


def match_of(who: list[str], game: str = "cult", seed: int = 5) -> Match:
    return Match.open(et.game(game), who, seed)


def play_on(match: Match, entries: int) -> None:
    bots = {seat: make_bot(one, seat) for seat, one in enumerate(match.header.who)}
    while not match.over and len(match.entries) < entries:
        seat = match.state.speaker
        assert seat is not None
        answer = bots[seat].answer(match.state, seat)
        match.answer(answer, seat, aloud=novice_says_why(match, seat, answer))


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, there is time enough to think."""
    monkeypatch.setattr(aloud, "SECONDS", 0.0)


@pytest.mark.usefixtures("unhurried", "few_worlds")
def test_only_novices_say_why_once_in_a_turn_and_nothing_twice() -> None:
    match = match_of(["novice", "greedy", "novice"])
    play_on(match, 60)
    said = match.said()
    assert {one.seat for one in said} == {0, 2}
    assert len(said) > 4
    assert len({(one.seat, one.aloud["en"]) for one in said}) == len(said)
    for earlier, later in pairwise(said):
        between = match.entries[earlier.number : later.number - 1]
        others = [one for one in between if isinstance(one, Answer) and one.seat != later.seat]
        assert earlier.seat != later.seat or others


@pytest.mark.usefixtures("unhurried", "few_worlds")
def test_reasons_stand_in_the_record_beside_the_answers_and_it_replays_as_without_them(
    tmp_path: Path,
) -> None:
    match = match_of(["novice", "novice"], "rise-of-the-cults")
    play_on(match, 60)
    assert match.said()
    kept = tmp_path / "game.jsonl"
    match.save(kept)
    again = Match.load(kept)
    assert again.replay().exact
    assert again.said() == match.said()
    assert again.said()[0].why("pl").startswith(again.game.side_name(again.state, again.said()[0].seat, "pl"))
    bare = match_of(["novice", "novice"], "rise-of-the-cults")
    for one in match.entries:
        assert isinstance(one, Answer)
        bare.answer(one.answer, one.seat)
    assert bare.state.digest() == match.state.digest()
    assert '"aloud"' not in bare.record.text()


@pytest.mark.usefixtures("unhurried", "few_worlds")
def test_with_what_is_taken_back_its_reason_goes() -> None:
    match = match_of(["novice", "greedy"])
    play_on(match, 12)
    last = match.said()[-1]
    match.undo(1, alone=True)
    while match.entries and last in match.said():
        match.undo(last.seat, alone=True)
    assert last not in match.said()
    assert last in match.entries


def test_who_keeps_a_hope_is_told_of_it_in_sentences_of_the_game() -> None:
    for name in et.games():
        game = et.game(name)
        assert game.hopes
        for locale in game.locales:
            assert not [key for key in game.hopes if not game.words(locale).has(key)], (name, locale)
