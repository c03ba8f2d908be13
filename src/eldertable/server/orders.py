"""Answers that somebody has given in advance: to one question, one answer, until something happens that they named."""

from __future__ import annotations

import msgspec

from eldertable.kernel import Decision, IllegalAnswer
from eldertable.kernel.picking import Picking
from eldertable.match import Answer, Match
from eldertable.server.denied import Denied
from eldertable.server.wire.said import Until
from eldertable.server.wire.told import OrderInfo

MOST_ORDERS = 10
MOST_AT_ONCE = 50
"""So many answers in advance may follow one move, lest a question that is asked again and again is answered for ever."""


class Order(msgspec.Struct, frozen=True):
    """An answer in advance. `asked` and `lang`: the question as the person read it; another one is not answered.

    `meaning` is what the answer means (the game's own words for it), `since` the entry after which it was given.
    """

    id: int
    kind: str
    asked: str
    label: str
    lang: str
    meaning: tuple[str, ...]
    until: Until
    since: int

    def info(self) -> OrderInfo:
        """As its person is told of it."""
        return OrderInfo(self.id, self.asked, self.label, self.until)


def given(match: Match, seat: int, answer: int, until: Until, lang: str, number: int) -> Order:
    """The answer to what this seat is asked now, for as long as they say; Denied if this cannot be said in advance."""
    game, state, decision = match.game, match.state, match.state.decision
    if decision is None or seat not in decision.seats() or isinstance(decision, Picking):
        raise Denied("no-order")
    if answer not in state.legal(seat):
        raise IllegalAnswer(f"{answer} is not among the answers", key="illegal")
    asked = game.prompt(state, seat, lang)
    assert asked is not None
    label = game.describe(state, answer, seat, lang)
    meaning = game.meaning(state, answer)
    return Order(
        number, type(decision).__name__, asked.words, label, lang, meaning, until, len(match.entries)
    )


def answer_of(order: Order, match: Match, seat: int) -> int | None:
    """What this seat answers by its order; None if something else is asked, or that answer is not possible."""
    game, state, decision = match.game, match.state, match.state.decision
    if decision is None or seat not in decision.awaited() or type(decision).__name__ != order.kind:
        return None
    asked = game.prompt(state, seat, order.lang)
    if asked is None or asked.words != order.asked:
        return None
    try:
        answer = game.answer(state, order.meaning)
    except IllegalAnswer:
        return None
    return answer if answer in state.legal(seat) else None


def is_over(order: Order, seat: int, match: Match, phase: str) -> bool:
    """Whether what the person named has happened with the last entry; `phase` is the one before it."""
    now = match.game.phase(match.state)
    if order.until == "phase":
        return now != phase
    if order.until == "round":
        phases = [one.id for one in match.game.still(match.state, "en").phases]
        return now in phases and phase in phases and phases.index(now) < phases.index(phase)
    if order.until == "otherwise":
        return any(_is_otherwise(order, seat, entry, match) for entry in match.entries[order.since :])
    return False


def _is_otherwise(order: Order, seat: int, entry: object, match: Match) -> bool:
    """Whether somebody else has answered the same question with another kind of answer."""
    if not isinstance(entry, Answer) or entry.seat == seat or entry.kind != order.kind:
        return False
    answers = next(
        step.ANSWERS
        for step in match.game.steps
        if issubclass(step, Decision) and step.__name__ == order.kind
    )
    kind = answers.split(entry.answer)[0] if entry.answer < answers.size else "cannot"
    return kind != order.meaning[0]
