"""What happened and how it ended, in sentences with the numbers of their rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from eldertable.kernel import Event, Game, Outcome, Rule, SideResult, State, Table
from eldertable.kernel.words import Words
from eldertable.text.line import BLANK, Line, line, rules
from eldertable.text.screen import Screen


def told(game: Game, table: Table, events: Iterable[Event], viewer: int | None, locale: str) -> list[Line]:
    """Events as this viewer may know them, one sentence each."""
    return [line(game.sentence(table, event, viewer, locale), *rules([event.rule])) for event in events]


def rule_lines(found: Iterable[Rule]) -> list[Line]:
    """Rules with their numbers."""
    return [line((rule.id, "zone"), f" {rule.text}") for rule in found]


def tell_ending(screen: Screen, game: Game, state: State, who: Mapping[int, str], words: Words) -> None:
    """Who won and why, and what every side had."""
    outcome = game.outcome(state, words.locale)
    assert outcome is not None
    rule, reason = outcome.reason
    screen.title(words("over"))
    screen.show(line(reason, *rules([rule])), line((_winners(outcome, words), "good")), BLANK)
    parts = list(dict.fromkeys(part for side in outcome.sides for part in side.parts))
    ranked = sorted(enumerate(outcome.sides), key=lambda entry: entry[1].rank)
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
    return words("winners", count=len(names), names=f"{', '.join(others)}{words('and')}{last}" if others else last)
