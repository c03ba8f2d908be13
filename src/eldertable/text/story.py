"""What happened and how it ended, in sentences with the numbers of their rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from eldertable.kernel import Event, Game, Outcome, Rule, SideResult, State
from eldertable.kernel.scene import Passage
from eldertable.kernel.words import Words
from eldertable.match import Answer, Match, Undo
from eldertable.text.line import BLANK, Line, line, rules
from eldertable.text.screen import Screen
from eldertable.text.words import client_words


def told(game: Game, state: State, events: Iterable[Event], viewer: int | None, locale: str) -> list[Line]:
    """Events as this viewer may know them, one sentence each, and in full what they give to read."""
    lines: list[Line] = []
    for event in events:
        lines.append(line(game.sentence(state, event, viewer, locale), *rules([event.rule])))
        passage = game.passage(state, event, viewer, locale)
        if passage is not None:
            lines += passage_lines(passage)
    return lines


def aloud(answer: Answer, locale: str) -> Line:
    """Why a bot moved so, as it says."""
    return line((answer.why(locale), "muted"), depth=1)


def passage_lines(passage: Passage) -> list[Line]:
    """Something to read: its title, its text, and what it does."""
    lines = [BLANK, line((passage.title, "zone"), depth=1), line(passage.words, depth=1)]
    if passage.effect:
        lines.append(line((passage.effect, "good"), depth=1))
    return [*lines, BLANK]


def rule_lines(found: Iterable[Rule], sources: bool = False) -> list[Line]:
    """Rules with their numbers; for those who keep the ledger, with its sources and marks."""
    return [line((rule.id, "zone"), f" {rule.text if sources else rule.plain}") for rule in found]


def tell_match(screen: Screen, match: Match, locale: str) -> None:
    """A match from the beginning, as everybody saw it, each sentence behind the number of its entry."""
    words = client_words(locale)
    who = who_sits(match.header.who, words)
    still = match.game.still(match.state, locale)
    screen.know(still.sides)
    screen.title(still.title)
    if match.over or match.header.chosen_seed:
        screen.show(line((words("seed", seed=str(match.header.seed)), "muted")))
    undone = {entry.number for entry in match.entries if isinstance(entry, Undo)}
    reasons = {answer.number: aloud(answer, locale) for answer in match.said()}
    for number, events in enumerate(match.events):
        for sentence in told(match.game, match.state, events, None, locale):
            screen.show(line((f"{number} ", "muted"), *sentence.parts))
        if number in reasons:
            screen.show(line((f"{number} ", "muted"), *reasons[number].parts))
        if number in undone:
            screen.show(line((f"{number} ", "muted"), words("undone")))
    if match.over:
        tell_ending(screen, match, who, words)


def tell_ending(screen: Screen, match: Match, who: Mapping[int, str], words: Words) -> None:
    """Who won and why, and what every side had."""
    outcome = match.outcome(words.locale)
    assert outcome is not None
    rule, reason = outcome.reason
    screen.title(words("over"))
    screen.show(line(reason, *rules([rule])), line((_winners(outcome, words), "good")), BLANK)
    parts = list(dict.fromkeys(part for side in outcome.sides for part in side.parts))
    played = [
        (number, side)
        for number, side in enumerate(outcome.sides)
        if side.seat is not None or side.parts or number in outcome.winners
    ]
    ranked = sorted(played, key=lambda entry: entry[1].rank)
    screen.table(
        [words("side"), *parts, words("total"), words("winner")],
        [_score(number, side, number in outcome.winners, parts, who, words) for number, side in ranked],
    )


def _score(
    number: int, side: SideResult, won: bool, parts: Iterable[str], who: Mapping[int, str], words: Words
) -> list[Line]:
    name = who.get(side.seat) if side.seat is not None else None
    sits = (f" ({name})", "muted") if name else ""
    return [
        line((f"{side.rank}. ", "muted"), (side.name, f"side {number}"), sits),
        *(line(str(side.parts[part])) if part in side.parts else line() for part in parts),
        line("" if side.total is None else str(side.total)),
        line((words("winner-mark"), "good")) if won else line(),
    ]


def _winners(outcome: Outcome, words: Words) -> str:
    names = [outcome.sides[winner].name for winner in outcome.winners]
    if not names:
        return words("nobody-wins")
    *others, last = names
    return words(
        "winners", count=len(names), names=f"{', '.join(others)}{words('and')}{last}" if others else last
    )


def who_sits(who: Sequence[str], words: Words) -> dict[int, str]:
    """Who sits where, if that says more than the name of the side does: a person's name, a bot's kind.

    `you` is a person without a name; of several nobody can say which is you.
    """
    people = [one for one in who if one.partition(":")[0] == "you"]
    named = {
        seat: (one.partition(":")[2] or one) if one.partition(":")[0] == "you" else words("a-bot", kind=one)
        for seat, one in enumerate(who)
    }
    if len(people) == 1:
        return {seat: words("you") if one == "you" else one for seat, one in named.items()}
    return {seat: one for seat, one in named.items() if one != "you"}
