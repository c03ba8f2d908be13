"""What wins and how far one has come, and the phases of a round: the head of a page."""

from __future__ import annotations

from collections.abc import Collection

from eldertable.kernel.scene import Goal, Scene, Standing
from eldertable.kernel.words import Words
from eldertable.text.choice import folded
from eldertable.text.line import Line, Part, line, listed


class Aims:
    """The goals and phases of a scene, for one viewer."""

    def __init__(self, scene: Scene, viewer: int | None, words: Words) -> None:
        self.still, self.moving, self.words = scene.still, scene.moving, words
        self.side = next(
            (side.side for side in scene.still.sides if side.seat == viewer and viewer is not None), None
        )
        self.names = {side.side: side.name for side in scene.still.sides}

    def goals(self) -> list[Line]:
        """How far one has come with every goal, and the nearest rival; who looks on reads who leads."""
        told = [parts for goal in self.still.goals if (parts := self._goal(goal))]
        return [line((self.words("goals"), "heading"), " ", *listed(told, "; "))] if told else []

    def phases(self) -> list[Line]:
        """The phases of a round in order, the present one in brackets."""
        if not self.moving.phase:
            return []
        parts: list[list[Part]] = [
            [(f"[{phase.name}]", "good")] if phase.id == self.moving.phase else [(phase.name, "muted")]
            for phase in self.still.phases
        ]
        return [line((self.words("phases"), "heading"), " ", *listed(parts, " > "))]

    def about(self, wanted: str, told: Collection[str] = ()) -> list[Line]:
        """The goals and phases whose names contain these words, explained; not those that were told already."""
        explained = [(goal.name, goal.text) for goal in self.still.goals]
        explained += [(phase.name, phase.text) for phase in self.still.phases]
        return [
            line((name, "zone"), f": {text}")
            for name, text in explained
            if wanted in folded(name) and folded(name) not in told
        ]

    def _goal(self, goal: Goal) -> list[Part]:
        found = [one for one in self.moving.standings if one.goal == goal.id]
        own = next((one for one in found if self._is_own(one)), None)
        best = nearest(found, self.side)
        if own is None and (best is None or goal.threat):
            return []
        parts: list[Part] = [(goal.name, "")]
        if own is not None:
            parts.append((f" {self._amount(own)}", "good" if not goal.threat else ""))
            if goal.threat and own.of is not None and own.now >= own.of:
                parts.append((f" {self.words('at-the-limit')}", "bad"))
        if best is not None and best.side is not None and not goal.threat:
            rival = f"{self.names[best.side]} {self._amount(best) if own is None else best.now}"
            parts.append((f" ({rival})" if own is not None else f" {rival}", "muted"))
        return parts

    def _is_own(self, one: Standing) -> bool:
        """Whether it is this viewer's, or of all together."""
        if one.side is not None:
            return one.side == self.side
        return one.but is None or one.but != self.side

    def _amount(self, one: Standing) -> str:
        return str(one.now) if one.of is None else self.words("of-most", value=str(one.now), most=one.of)


def nearest(found: list[Standing], side: int | None) -> Standing | None:
    """Of all others who have come somewhere, the one who has come furthest."""
    rivals = [one for one in found if one.side is not None and one.side != side and one.now]
    return max(rivals, key=lambda one: one.now / (one.of or 1), default=None)
