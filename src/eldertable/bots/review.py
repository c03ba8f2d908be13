"""A look back at one's own game: the chance of winning over time, what decided it, and where another answer was better.

Every decision is thought about as it was, from what the seat knew then: in worlds that it could believe in, with dice that
follow from its view. What lay hidden, and how the game went on, is not looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt

import msgspec

from eldertable.bots.hints import Advised, Adviser, level_of, likely, mean
from eldertable.kernel import BadOption, BadRecord, EldertableError, Game, State
from eldertable.match import Answer, Match, Position, Record, Undo

BUDGET = 25_000
"""So many answers are considered for each decision, about."""
MOST_BETTER = 5
MOST_MOMENTS = 4
LEAST_SWING = 0.08
LEAST_LOSS = 0.02
"""A better answer is worth telling if it would have won so much more often."""
SURELY = 2.0
"""And if the difference is so many times as large as what chance alone would make of it."""


class Decision(msgspec.Struct, frozen=True):
    """A decision of one's own: after which entry, what was asked and answered, and the chance with that.

    `better`: another answer, if one was clearly better, with its reasons; `loss`: how much chance the answer gave away.
    """

    position: int
    asked: str
    label: str
    chance: float
    loss: float = 0.0
    better: Advised | None = None


class Swing(msgspec.Struct, frozen=True):
    """Where the chance of winning changed much from one decision of one's own to the next: what was told between them."""

    position: int
    gain: float
    words: str


class Review(msgspec.Struct, frozen=True):
    """A look back with the eyes of a seat. `end`: its share of winning when the game was over; `together`: a team's."""

    seat: int
    decisions: list[Decision]
    moments: list[Swing]
    better: list[Decision]
    end: float
    last: int
    together: bool = False


class Question(msgspec.Struct, frozen=True):
    """A decision to think about again: the entry that answered it, and the answer."""

    position: int
    answer: int


def must_be_reviewable(match: Match, seat: int, budget: int = BUDGET) -> None:
    """An error says why there can be no look back."""
    if budget < 1:
        raise BadOption(f"{budget} is no budget to think with; allowed: a number from 1 on")
    if not 0 <= seat < match.seats:
        raise BadOption(f"there is no seat {seat + 1} at this table; seats: 1 to {match.seats}")
    if not match.over:
        raise BadRecord("the game in it is not over: play it to its end first, then look back at it")
    if type(match.game).greedy is Game.greedy:
        raise EldertableError(
            f"{match.game.name} does not say what a sensible player does: there is no look back"
        )


def own_questions(match: Match, states: Sequence[State], first: int, seat: int) -> list[Question]:
    """The decisions in which a seat had a choice, without what was taken back; `states` from position `first` on."""
    standing: list[Answer] = []
    for entry in match.entries:
        if isinstance(entry, Undo):
            standing = [answer for answer in standing if answer.number <= entry.to]
        elif isinstance(entry, Answer):
            standing.append(entry)
    return [
        Question(entry.number - 1, entry.answer)
        for entry in standing
        if entry.seat == seat
        and entry.number > first
        and len(states[entry.number - 1 - first].legal(seat)) > 1
    ]


def think_again(
    state: State,
    seat: int,
    question: Question,
    locale: str = "en",
    budget: int = BUDGET,
    given_up: Callable[[], bool] | None = None,
) -> Decision:
    """A decision as it looks now, from what the seat knew then."""
    adviser = Adviser(state, seat, budget, given_up)
    game, answer = adviser.game, question.answer
    best = adviser.best(1, adviser.playouts)[0]
    prompt = game.prompt(state, seat, locale)
    answers = [answer] if best == answer else [answer, best]
    found = adviser.compare(answers, max(8, adviser.playouts // 4))
    level = level_of(found)
    chances = [likely([one.worth + level for one in played]) for played in found]
    loss, better = 0.0, None
    if len(answers) == 2 and _clear([b.worth - a.worth for a, b in zip(*found, strict=True)]):
        loss = round(max(0.0, chances[1] - chances[0]), 2)
    if loss >= LEAST_LOSS:
        better = adviser.advised(best, found[1], level, loss, locale)
    return Decision(
        question.position,
        prompt.words if prompt is not None else "",
        game.describe(state, answer, seat, locale),
        chances[0],
        loss if better else 0.0,
        better,
    )


def _clear(gains: Sequence[float]) -> bool:
    """Whether these differences are more than chance would make of it."""
    middle = mean(gains)
    spread = sqrt(sum((gain - middle) ** 2 for gain in gains) / max(1, len(gains) - 1))
    return middle > SURELY * spread / sqrt(len(gains)) and middle > 0


def summed_up(match: Match, seat: int, decisions: Sequence[Decision], locale: str = "en") -> Review:
    """The look back, once every decision was thought about."""
    game, last = match.game, len(match.entries)
    end, outcome = _share(match, seat), match.outcome()
    points = [(one.position, one.chance, one.label) for one in decisions]
    if outcome is None or not outcome.adjudicated:
        # An end that was agreed on says nothing of the move before it.
        points.append((last, end, ""))
    swings = []
    for (before, then, label), (after, now, _) in pairwise(points):
        if abs(now - then) >= LEAST_SWING:
            told = [
                words
                for number, event in match.told(before)
                if number <= after and (words := game.sentence(match.state, event, seat, locale))
            ]
            swings.append(Swing(before + 1, round(now - then, 2), " ".join(told[:2]) or label))
    moments = sorted(swings, key=lambda swing: -abs(swing.gain))[:MOST_MOMENTS]
    better = sorted((one for one in decisions if one.better), key=lambda one: -one.loss)[:MOST_BETTER]
    allied = game.allied(match.table)
    return Review(
        seat,
        list(decisions),
        sorted(moments, key=lambda swing: swing.position),
        better,
        end,
        last,
        allied == (1 << match.table.sides) - 1,
    )


def _share(match: Match, seat: int) -> float:
    outcome = match.outcome()
    if outcome is None or seat not in outcome.winners:
        return 0.0
    allied = match.game.allied(match.table)
    return 1.0 if allied >> seat & 1 else round(1.0 / len(outcome.winners), 2)


def review(
    match: Match,
    seat: int,
    locale: str = "en",
    budget: int = BUDGET,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Think about every decision of a seat again; `progress` hears how many of how many are done."""
    must_be_reviewable(match, seat, budget)
    first, states = positions(match)
    questions = own_questions(match, states, first, seat)
    decisions: list[Decision] = []
    for question in questions:
        progress(len(decisions), len(questions))
        decisions.append(think_again(states[question.position - first], seat, question, locale, budget))
    return summed_up(match, seat, decisions, locale)


def positions(match: Match) -> tuple[int, list[State]]:
    """Every position of a match from the earliest on that these rules can show."""
    first = max([entry.number for entry in match.entries if isinstance(entry, Position)], default=0)
    before = Record(match.header, tuple(match.entries[:first]))
    again = Match.load(before.text(), lambda _: match.game)
    states: list[State] = [again.state.clone()]
    for entry in match.entries[first:]:
        again.follow(entry)
        states.append(again.state.clone())
    return first, states
