"""What must hold in any match: the record leads to the same table, and what is taken back was never there."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from eldertable.kernel import Dice, Game, State
from eldertable.match import Draft, Match
from tests.properties.positions import Reached, reached
from tests.properties.test_states import every_game


def played(way: Reached) -> Match:
    """A match in which every seat answers at random and often takes back.

    Every undo is held to its digest, and to what its seat knows: nobody looks at something and takes that back.
    """
    options = way.new().table.options
    match = Match.open(way.game, ["random"] * way.seats, way.seed, options)
    digests = {0: match.state.digest()}
    dice = Dice(way.seed)
    while not match.over and len(match.entries) < way.steps:
        decision = match.state.decision
        assert decision is not None
        seats = decision.seats()
        seat = seats[dice.roll(len(seats))]
        legal = match.state.legal(seat)
        match.answer(legal[dice.roll(len(legal))], seat)
        digests[len(match.entries)] = match.state.digest()
        if dice.roll(3) == 0:
            _take_back(match, digests, dice)
    return match


def _take_back(match: Match, digests: dict[int, str], dice: Dice) -> None:
    for seat in range(-1, match.seats):
        ways = match.ways_back(seat)
        assert bool(ways) == (match.undo_bound(seat) is None)
        if ways:
            to, after = ways[dice.roll(len(ways))], match.state
            match.undo(seat, to)
            assert match.state.digest() == digests[to]
            assert not _seen_by(seat, match.state, after)
            digests[len(match.entries)] = digests[to]


def _seen_by(seat: int, before: State, after: State) -> list[int]:
    """The cards that this seat (the table: a spectator) knows after and did not know before."""
    bit = 1 << (before.table.seats if seat < 0 else seat)
    return [card for card, mark in enumerate(after.marks) if mark & ~before.marks[card] & bit]


@every_game
@given(st.data())
def test_a_record_leads_to_the_same_table(game: Game, data: st.DataObject) -> None:
    match = played(data.draw(reached(game)))
    assert str(match.replay()) == "EXACT"
    again = Match.load(match.record.text(), lambda _: game)
    assert again.state == match.state
    assert again.record == match.record
    assert [again.ways_back(seat) for seat in range(match.seats)] == [
        match.ways_back(seat) for seat in range(match.seats)
    ]
    for locale in game.locales:
        assert again.story(None, locale=locale) == match.story(None, locale=locale)


@every_game
@given(st.data())
def test_a_match_goes_on_from_a_position_as_if_nothing_had_been(game: Game, data: st.DataObject) -> None:
    match = played(data.draw(reached(game)))
    before = match.state.digest()
    match.position()
    assert match.state.digest() == before
    assert Match.load(match.record.text(), lambda _: game).state == match.state


@every_game
@given(st.data())
def test_an_answer_that_can_be_taken_back_told_its_seat_nothing(game: Game, data: st.DataObject) -> None:
    """Whatever is hidden, the seat would see the same after it: so nobody looks, takes back, and knows."""
    way = data.draw(reached(game))
    match = Match.open(game, ["random"] * way.seats, way.seed, way.new().table.options)
    dice = Dice(way.seed)
    while not match.over and len(match.entries) < way.steps:
        before = match.state.clone()
        seat = before.speaker
        answer = before.legal()[dice.roll(len(before.legal()))]
        match.answer(answer, seat)
        if seat >= 0 and match.ways_back(seat):
            sample = game.determinize(before, seat, dice.roll(1 << 30))
            sample.play(answer, seat)
            assert game.view(sample, seat) == game.view(match.state, seat), f"after {match.entries[-1]}"


@every_game
@given(st.data())
def test_a_draft_stops_before_what_is_final_and_counts_when_confirmed(
    game: Game, data: st.DataObject
) -> None:
    match = played(data.draw(reached(game)))
    decision = match.state.decision
    if decision is None:
        return
    seat = decision.seats()[-1]
    draft = Draft(match, seat)
    before, dice = match.state.digest(), match.state.dice
    while not draft.final and len(draft.answers) < 10:
        draft.answer(data.draw(st.sampled_from(draft.state.legal(seat))))
    assert draft.state.dice == dice
    assert match.state.digest() == before
    count = len(match.entries)
    made = draft.confirm()
    assert match.entries[count:] == made
    assert str(match.replay()) == "EXACT"
