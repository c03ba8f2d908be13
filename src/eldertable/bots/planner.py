# compiled
"""The player who thinks: every answer is played on, in worlds that its seat could believe in, as sensible people would.

All answers meet the same worlds and the same dice, so what sets them apart is the answer and not luck. The worse half is
dropped again and again, and the worlds saved go to the better ones (sequential halving). It looks as far as the game's
horizon, mostly the end of the round, and asks there how the sides stand. Where the best answer is beyond doubt it stops:
what is open gets the time, and what is plain gets little.
"""

from collections.abc import Callable
from math import sqrt
from time import monotonic
from typing import Any, Final

from eldertable.bots.greedy import habit
from eldertable.kernel.dice import Dice
from eldertable.kernel.playout import play_sensibly
from eldertable.kernel.state import State

FURTHEST: Final = 400
"""So many decisions are looked ahead at most: a round may be long."""

NO_LIMIT: Final = 0.0

ENOUGH: Final = 3
"""In fewer worlds than these luck decides: then a sensible player's habit is kept."""


ENOUGH_TO_TELL: Final = 12
"""In fewer worlds than these nothing is beyond doubt."""
DOUBT: Final = 3.0
"""A lead is beyond doubt if it is more than so many times as large as chance alone would make of it."""
TRUST: Final = 1.0
"""A sensible player's habit is given up for a lead that is more than so many times as large."""


class Weighed:
    """An answer, and how well its seat stands after it: the mean over so many worlds, from 0 to 1."""

    def __init__(self, answer: int) -> None:
        self.answer = answer
        self.total = 0.0
        self.worlds = 0
        self.found: list[float] = []
        """World by world: answers that are compared meet the same worlds."""

    @property
    def worth(self) -> float:
        """How well the seat stands after this answer, as far as it was looked at."""
        return self.total / self.worlds if self.worlds else 0.0


class Planner:
    """Plays every answer on. The same seed and number of playouts give the same answers."""

    def __init__(self, seed: int, playouts: int, seconds: float = NO_LIMIT) -> None:
        self.dice = Dice(seed)
        self.playouts = playouts
        self.seconds = seconds
        """It stops thinking after so long, whatever is left to try; with 0 it takes its time."""
        self.given_up: Callable[[], bool] | None = None
        """Whether nobody wants the answer any more: asked after every playout; then it says what it has by then."""

    def answer(self, state: State, seat: int) -> int:
        """The best answer, as far as it can see."""
        answers = state.ascending(seat)
        if len(answers) == 1:
            return answers[0]
        return self.weigh(state, seat, answers)[0].answer

    def weigh(self, state: State, seat: int, answers: list[int]) -> list[Weighed]:
        """These answers, the best first."""
        usual: int = habit(state, seat, self.dice)
        weighed = [Weighed(answer) for answer in answers]
        if self.playouts <= 0:
            return _settled(weighed, usual)
        deadline = self.deadline()
        live = _best_first(weighed, usual)
        halvings = _halvings(len(live))
        share = self.playouts // halvings
        asked_again = ENOUGH_TO_TELL
        while True:
            part_over = self.part_of(deadline, halvings)
            halvings -= 1
            for _ in range(max(1, share // len(live))):
                if not self.try_all(state, seat, live, deadline):
                    return _settled(weighed, usual)
                if live[0].worlds >= asked_again:
                    if _beyond_doubt(live):
                        return _settled(weighed, usual)
                    asked_again = live[0].worlds * 5 // 4
                if part_over > NO_LIMIT and monotonic() > part_over:
                    break
            live = _best_first(live, usual)
            if len(live) <= 2:
                return _settled(weighed, usual)
            live = _better_half(live, usual)

    def compare(self, state: State, seat: int, answers: list[int]) -> list[Weighed]:
        """These answers as they stand, all looked at in the same worlds and equally long."""
        weighed = [Weighed(answer) for answer in answers]
        deadline = self.deadline()
        for _ in range(self.playouts // max(1, len(answers))):
            if not self.try_all(state, seat, weighed, deadline):
                break
        return weighed

    def deadline(self) -> float:
        """When to stop thinking, if now is when it begins."""
        return monotonic() + self.seconds if self.seconds > NO_LIMIT else NO_LIMIT

    def part_of(self, deadline: float, parts: int) -> float:
        """When the first of so many equal parts of the time left is over: each halving has its own."""
        if deadline <= NO_LIMIT:
            return NO_LIMIT
        now = monotonic()
        return now + max(0.0, deadline - now) / parts

    def try_all(self, state: State, seat: int, live: list[Weighed], deadline: float) -> bool:
        """One more world for each of these answers; False if it was to stop first, and then it counts for none."""
        game: Any = state.table.game
        world: State = game.determinize(state, seat, self.dice.roll(1 << 30))
        here: int = game.horizon(world)
        found: list[float] = []
        for one in live:
            after: Any = world.clone()
            after.apply(one.answer, seat)
            play_sensibly(after, game, here, FURTHEST)
            worths: list[float] = game.score(after) if after.ended else game.prospects(after)
            found.append(worths[seat])
            if deadline > NO_LIMIT and monotonic() > deadline:
                return False
            if self.given_up is not None and self.given_up():
                return False
        for at in range(len(live)):
            live[at].total += found[at]
            live[at].found.append(found[at])
            live[at].worlds += 1
        return True


def _halvings(answers: int) -> int:
    count = 1
    while answers > 2:
        answers = (answers + 1) // 2
        count += 1
    return count


def _best_first(weighed: list[Weighed], usual: int) -> list[Weighed]:
    """By how long each was looked at, then by worth; of equals what a sensible player does by habit."""
    return sorted(weighed, key=lambda one: (-one.worlds, -one.worth, one.answer != usual))


def _beyond_doubt(live: list[Weighed]) -> bool:
    """Whether the best of these is better than every other one, or just the same, for more than chance can explain.

    They met the same worlds, so it is asked of the differences, world by world: those vary far less than the worths.
    """
    best = live[0]
    for one in live:
        if one.total > best.total:
            best = one
    worlds = len(best.found)
    for one in live:
        if (best.total - one.total) / worlds < DOUBT * _error(best, one):
            return False
    return True


def _settled(weighed: list[Weighed], usual: int) -> list[Weighed]:
    """The same when all thinking is done: habit comes first, unless another answer has shown itself to be better."""
    found = _best_first(weighed, usual)
    for one in found:
        if one.answer == usual and not _outdoes(found[0], one):
            found.sort(key=lambda one: one.answer != usual)
            break
    return found


def _outdoes(best: Weighed, habit: Weighed) -> bool:
    """Whether it was looked at long enough, and leads habit by more than chance alone would mostly make of it."""
    if best.worlds < ENOUGH or best is habit:
        return False
    lead = best.worth - habit.worth
    return lead > TRUST * _error(best, habit)


def _error(one: Weighed, other: Weighed) -> float:
    """The standard error of the lead of one answer over another, from the worlds that both have met."""
    worlds = min(one.worlds, other.worlds)
    lead = (one.total - other.total) / worlds
    spread = 0.0
    for at in range(worlds):
        off = one.found[at] - other.found[at] - lead
        spread += off * off
    return sqrt(spread / (worlds - 1) / worlds)


def _better_half(live: list[Weighed], usual: int) -> list[Weighed]:
    """The better half; what a sensible player does by habit stays to the end, so that nothing worse is done lightly."""
    kept = live[: (len(live) + 1) // 2]
    if not [one for one in kept if one.answer == usual]:
        for one in live:
            if one.answer == usual:
                kept[-1] = one
    return kept
