"""Hints in words: the best answers, the chance with each, what it likely leads to, and what rivals can do about it."""

from __future__ import annotations

from collections.abc import Sequence

from eldertable.bots.hints import Advice, Advised
from eldertable.kernel.words import Words
from eldertable.text.line import Line, line, rules

LEAST_SEEN = 0.01
"""A difference of less than this in the chance of winning is told as none."""


def percent(chance: float) -> int:
    """A chance as people say it.

    >>> percent(0.384)
    38
    """
    return round(100 * chance)


def hint_lines(advice: Advice, options: Sequence[int], words: Words) -> list[Line]:
    """A hint, with the numbers under which the answers stand among the options."""
    lines = [line((words("hint-of", worlds=advice.worlds, options=advice.options), "muted"))]
    for rank, advised in enumerate(advice.answers):
        number = options.index(advised.answer) + 1
        lines.append(
            line(
                (f"{number}. ", "number"),
                (advised.label, "zone"),
                f": {words('hint-team' if advice.together else 'hint-chance', chance=percent(advised.chance))}",
            )
        )
        lines += [line(told, depth=1) for told in reasons(advised, rank == 0, len(advice.answers) > 1, words)]
        if advised.line:
            lines.append(line((words("hint-likely"), "muted"), depth=1))
        lines += [
            line(step.words, *rules([step.rule] if step.rule else []), depth=2) for step in advised.line
        ]
        lines.append(line(against(advised, advice.together, words), depth=1))
    return lines


def reasons(advised: Advised, best: bool, several: bool, words: Words) -> list[str]:
    """What an answer gains or loses against the others, and how far luck reaches."""
    told = []
    if several:
        points = percent(abs(advised.gain))
        key = "hint-alike" if abs(advised.gain) < LEAST_SEEN else "hint-gains" if best else "hint-loses"
        told.append(words(key, points=points))
    low, high = percent(advised.low), percent(advised.high)
    if high - low > 1:
        told.append(words("hint-luck", low=low, high=high))
    return told


def against(advised: Advised, together: bool, words: Words) -> str:
    """What rivals can do about an answer."""
    reply = advised.reply
    if together:
        return words("hint-no-rivals")
    if reply is None:
        return words("hint-no-reply")
    if advised.chance - reply.chance < LEAST_SEEN:
        return words("hint-no-harm", who=reply.who)
    return words("hint-reply", who=reply.who, words=reply.words, chance=percent(reply.chance))
