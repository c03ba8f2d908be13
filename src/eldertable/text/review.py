"""A look back in words: the chance over time, what decided the game, and the answers that were better."""

from __future__ import annotations

from eldertable.bots.review import Review
from eldertable.kernel.words import Words
from eldertable.match import Match
from eldertable.text.hints import against, percent
from eldertable.text.line import BLANK, Line, line, rules

WIDTH = 20
"""So many signs stand for a chance of one."""


def review_lines(match: Match, found: Review, words: Words, locale: str) -> list[Line]:
    """A look back at a match with the eyes of a seat; positions are those that `replay --to` takes."""
    name = match.game.side_name(match.state, found.seat, locale)
    lines = [line((words("review-of", name=name, count=len(found.decisions)), "title"))]
    if not found.decisions:
        return [*lines, line(words("review-nothing"))]
    team = "review-team" if found.together else "review-chance"
    lines += [BLANK, line((words(team), "zone"))]
    points = [*((one.position, one.chance, one.label) for one in found.decisions)]
    points.append((found.last, found.end, words("review-end")))
    for position, chance, label in points:
        bar = "#" * round(WIDTH * chance)
        lines.append(
            line((f"{position:>4} ", "number"), f"{percent(chance):>3}% {bar:<{WIDTH}} {label}", depth=1)
        )
    lines += [BLANK, line((words("review-moments" if found.moments else "review-no-moments"), "zone"))]
    for swing in found.moments:
        points_of = words("review-up" if swing.gain > 0 else "review-down", points=percent(abs(swing.gain)))
        lines.append(line((f"{swing.position:>4} ", "number"), f"{points_of} {swing.words}", depth=1))
    lines += [BLANK, line((words("review-better" if found.better else "review-no-better"), "zone"))]
    for decision in found.better:
        assert decision.better is not None
        lines += [
            line((f"{decision.position:>4} ", "number"), decision.asked, depth=1),
            line(words("review-did", label=decision.label, chance=percent(decision.chance)), depth=2),
            line(
                words(
                    "review-instead",
                    label=decision.better.label,
                    chance=percent(decision.better.chance),
                    points=percent(decision.loss),
                ),
                depth=2,
            ),
            line((words("hint-likely"), "muted"), depth=2),
        ]
        lines += [
            line(step.words, *rules([step.rule] if step.rule else []), depth=3)
            for step in decision.better.line
        ]
        lines.append(line(against(decision.better, found.together, words), depth=2))
    return lines
