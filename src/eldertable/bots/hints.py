"""Hints with reasons: the best answers, the chance with each, and what it leads to, from what a seat may know.

Everything is tried in worlds that the seat could believe in, and their dice come from what the seat knows: the same
knowledge gives the same hint, whatever lies face down. What is told of such a world is told as the seat would see it, and
only if it happens in most of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from eldertable.bots.greedy import habit
from eldertable.bots.levels import LEVELS
from eldertable.bots.planner import FURTHEST, Planner
from eldertable.kernel import TABLE, BadOption, Chronicle, Dice, EldertableError, Event, Game, State
from eldertable.kernel.picking import Picking
from eldertable.kernel.playout import play_sensibly

MOST_ADVISED = 3
"""So many answers are shown, the best first."""
MOST_TOLD = 6
"""So many sentences tell what an answer leads to."""
MOST_REPLIES = 6
"""So many replies of a rival are tried."""
MOST_OF_REPLY = 2
"""So many sentences tell what such a reply is."""
REPLY_WORLDS = 4
LEAST_WORLDS = 6
MOST_WORLDS = 24
"""In so many worlds the best answers are compared once more."""
LEAST_PLAYOUTS = 24
MOST_PLAYOUTS = 160
HINT = 60_000
"""So many answers are considered for a hint, about: counted and not timed, so that it comes out the same again."""
HINTERS = ("adept", "master")
"""The levels that give hints: a novice slips, and a hint that slips is none."""
SURE = 0.99
"""Nobody is told that something is certain while the game goes on."""


class GivenUp(Exception):
    """Nobody waits for it any more."""


class Step(msgspec.Struct, frozen=True):
    """A sentence of what an answer likely leads to, with its rule."""

    words: str
    rule: str = ""


class Reply(msgspec.Struct, frozen=True):
    """What a rival can do at once that hurts most: who, what it would look like, and the chance that is left."""

    seat: int
    who: str
    words: str
    chance: float


class Advised(msgspec.Struct, frozen=True):
    """An answer: the chance of winning with it, and what it gains against the next best, or loses against the best.

    `low` and `high`: the chance in the worse and in the better half of what may lie hidden and what dice may show. `line`:
    what it likely leads to. `reply`: the worst that a rival can do at once; None if none of them is asked before the end
    of what was looked at, or if nobody would see what they choose.
    """

    answer: int
    label: str
    chance: float
    gain: float
    low: float
    high: float
    line: list[Step]
    reply: Reply | None = None


class Advice(msgspec.Struct, frozen=True):
    """The best answers, the best first, of so many that can be given; in so many worlds they were compared."""

    answers: list[Advised]
    options: int
    worlds: int
    together: bool = False


class Played(NamedTuple):
    """An answer played on in one world: how its seat stands then, its chance, and what it would have been told."""

    worth: float
    chance: float
    events: list[Event]
    after: State


def advise(
    state: State,
    seat: int,
    locale: str = "en",
    budget: int = HINT,
    given_up: Callable[[], bool] | None = None,
    level: str = HINTERS[-1],
) -> Advice:
    """The best answers of a seat to what it is asked, as this level finds them; GivenUp if nobody waits any more."""
    adviser = Adviser(state, seat, budget, given_up, level)
    return adviser.advice(locale)


class Adviser:
    """Thinks about one question for one seat."""

    def __init__(
        self,
        state: State,
        seat: int,
        budget: int,
        given_up: Callable[[], bool] | None = None,
        level: str = HINTERS[-1],
    ) -> None:
        must_give_hints(level)
        if budget < 1:
            raise BadOption(f"{budget} is no budget to think with; allowed: a number from 1 on")
        self.game: Game = state.table.game
        self.state = state
        self.seat = seat
        self.given_up = given_up
        self.dice = Dice(seed_of(state, seat))
        self.answers = open_answers(state, seat)
        usual = habit(state, seat, self.dice)
        self.playouts = min(self._affordable(usual, budget), LEVELS[level].playouts)
        allied = self.game.allied(state.table)
        self.allies = allied if allied >> seat & 1 else 1 << seat
        self.together = self.allies == (1 << state.table.sides) - 1

    def _affordable(self, usual: int, budget: int) -> int:
        """How many playouts the budget is good for: one is played to see how many answers people consider in it."""
        world = self.world()
        here = self.game.horizon(world)
        world.apply(usual, self.seat)
        considered = 1
        for _ in range(FURTHEST):
            if not world.agenda or self.game.horizon(world) != here:
                break
            considered += 1 + len(world.choices)
            play_sensibly(world, self.game, here, 1)
        return max(min(LEAST_PLAYOUTS, budget), min(MOST_PLAYOUTS, budget // considered))

    def world(self) -> Any:
        """Another world that the seat could believe in; GivenUp if nobody waits any more."""
        if self.given_up is not None and self.given_up():
            raise GivenUp
        return self.game.determinize(self.state, self.seat, self.dice.roll(1 << 30))

    # --- weighing -----------------------------------------------------------------------------------------

    def best(self, count: int, playouts: int) -> list[int]:
        """The best answers, as a player finds them who plays every answer on."""
        if len(self.answers) <= 1:
            return self.answers
        planner = Planner(self.dice.roll(1 << 30), playouts)
        planner.given_up = self.given_up
        return [one.answer for one in planner.weigh(self.state, self.seat, self.answers)[:count]]

    def compare(self, answers: Sequence[int], worlds: int) -> list[list[Played]]:
        """Every one of these answers played on in the same worlds with the same dice."""
        found: list[list[Played]] = [[] for _ in answers]
        for _ in range(worlds):
            world = self.world()
            for answer, played in zip(answers, found, strict=True):
                played.append(self.played(world, answer))
        return found

    def played(self, world: Any, answer: int) -> Played:
        """An answer played on in a world as sensible people would, and written down."""
        after = world.clone()
        after.chronicle = chronicle = Chronicle()
        after.apply(answer, self.seat)
        play_sensibly(after, self.game, self.game.horizon(world), FURTHEST)
        worth, chance = self.standing(after)
        return Played(worth, chance, chronicle.take(), after)

    def standing(self, after: Any) -> tuple[float, float]:
        """How well the seat stands, as whoever compares answers asks it, and its share of winning."""
        shares = self.game.score(after)
        worths = shares if after.ended else self.game.prospects(after)
        return worths[self.seat], shares[self.seat]

    # --- telling ------------------------------------------------------------------------------------------

    def advice(self, locale: str) -> Advice:
        """The best answers with their reasons."""
        chosen = self.best(MOST_ADVISED, self.playouts)
        worlds = max(LEAST_WORLDS, min(MOST_WORLDS, self.playouts // 3 // len(chosen)))
        found = self.compare(chosen, worlds)
        order = sorted(range(len(chosen)), key=lambda at: -mean([one.worth for one in found[at]]))
        level = level_of(found)
        chances = {at: likely([one.worth + level for one in found[at]]) for at in order}
        advised = []
        for rank, at in enumerate(order):
            against = order[1] if rank == 0 and len(order) > 1 else order[0]
            gain = round(chances[at] - chances[against], 2)
            advised.append(self.advised(chosen[at], found[at], level, gain, locale))
        return Advice(advised, len(self.answers), worlds, self.together)

    def advised(
        self, answer: int, played: Sequence[Played], level: float, gain: float, locale: str
    ) -> Advised:
        """An answer with its reasons."""
        chances = sorted(one.worth + level for one in played)
        half = (len(chances) + 1) // 2
        return Advised(
            answer,
            self.game.describe(self.state, answer, self.seat, locale),
            likely(chances),
            gain,
            likely(chances[:half]),
            likely(chances[-half:]),
            self.line(played, locale),
            self.reply(answer, level, locale),
        )

    def line(self, played: Sequence[Played], locale: str) -> list[Step]:
        """What an answer likely leads to: what happens in more than half of the worlds, in the order of one of them."""
        numbered = [_numbered(one.events, 1 << self.seat) for one in played]
        often = Counter(told for told_of in numbered for told, _ in told_of)
        common = [[event for told, event in told_of if 2 * often[told] > len(played)] for told_of in numbered]
        at = max(range(len(common)), key=lambda one: (len(common[one]), -one))
        told: list[Step] = []
        for event in common[at]:
            step = Step(self.game.sentence(played[at].after, event, self.seat, locale), event.rule)
            if step.words and step not in told:
                told.append(step)
        return told[:MOST_TOLD]

    def reply(self, answer: int, level: float, locale: str) -> Reply | None:
        """The answer of the rival who is asked next that hurts most; only answers possible in most worlds count."""
        if self.together:
            return None
        tried: dict[tuple[int, tuple[str, ...]], list[tuple[float, State, list[Event]]]] = {}
        for _ in range(REPLY_WORLDS):
            world = self.world()
            here = self.game.horizon(world)
            world.apply(answer, self.seat)
            rival = self.rival_asked(world, here)
            for one in () if rival is None else some_of(world.ascending(rival), MOST_REPLIES):
                met = world.clone()
                met.chronicle = chronicle = Chronicle()
                met.apply(one, rival)
                events = chronicle.take()
                met.chronicle = None
                play_sensibly(met, self.game, here, FURTHEST)
                seen = (rival or 0, tuple(heard(event, 1 << self.seat) for event in events))
                tried.setdefault(seen, []).append((self.standing(met)[0], met, events))
        usual = {seen: met for seen, met in tried.items() if 2 * len(met) >= REPLY_WORLDS}
        if len(usual) < 2:
            return None
        worst = min(usual, key=lambda seen: (mean([worth for worth, _, _ in usual[seen]]), seen))
        anyway = set.intersection(*({*told} for _, told in usual))
        _, met, events = usual[worst][0]
        own = [event for event in events if heard(event, 1 << self.seat) not in anyway]
        told = [words for event in own if (words := self.game.sentence(met, event, self.seat, locale))]
        if not told:
            return None
        who = self.game.side_name(self.state, worst[0], locale)
        chance = likely([worth + level for worth, _, _ in usual[worst]])
        return Reply(worst[0], who, " ".join(told[:MOST_OF_REPLY]), chance)

    def rival_asked(self, after: Any, here: int) -> int | None:
        """Play on to where a rival has a choice, if that comes before the horizon; whose choice it is."""
        for _ in range(FURTHEST):
            if not after.agenda or self.game.horizon(after) != here:
                return None
            speaker: int | None = after.speaker
            if speaker is not None and speaker != TABLE and not self.allies >> speaker & 1:
                if len(after.choices) > 1:
                    return speaker
            play_sensibly(after, self.game, here, 1)
        return None


def must_give_hints(level: str) -> None:
    """An error names those who give hints, if this is none of them."""
    if level not in HINTERS:
        raise BadOption(f"{level!r} gives no hints; allowed: {', '.join(HINTERS)}")


def open_answers(state: State, seat: int) -> list[int]:
    """The answers worth comparing: of several things to pick every choice once, unless picking has begun already."""
    decision = state.decision
    if decision is None or seat not in decision.seats():
        raise EldertableError(f"seat {seat + 1} is not asked anything now: there is nothing to hint at")
    if isinstance(decision, Picking) and decision.picked(state, seat):
        return state.legal(seat)
    return state.ascending(seat)


def seed_of(state: State, seat: int | None) -> int:
    """Dice for thinking that follow from what a seat (None: somebody who looks on) knows, and from nothing else."""
    game: Game = state.table.game
    return int.from_bytes(blake2b(game.known(state, seat), digest_size=7).digest())


def mean(values: Sequence[float]) -> float:
    """The mean."""
    return sum(values) / len(values)


def level_of(found: Sequence[Sequence[Played]]) -> float:
    """What to add to worths so that they read as chances.

    How answers differ is told by what answers are compared by; how high it all stands by the game's share of winning,
    which is fitted to how games ended. Where a game has one measure for both this is nothing.
    """
    every = [one for played in found for one in played]
    return mean([one.chance for one in every]) - mean([one.worth for one in every])


def likely(worths: Sequence[float]) -> float:
    """A chance to tell: never beyond what can be, and never certain unless every world says so."""
    found = mean(worths)
    if all(one >= 1.0 for one in worths) or all(one <= 0.0 for one in worths):
        return 1.0 if found >= 1.0 else 0.0
    return round(min(SURE, max(1.0 - SURE, found)), 2)


def some_of(answers: Sequence[int], most: int) -> list[int]:
    """So many of these at most, from all over them."""
    count = min(len(answers), most)
    return [answers[number * len(answers) // count] for number in range(count)]


def heard(event: Event, bit: int) -> str:
    """What a viewer is told of an event: the same text for whatever reads the same."""
    key, args = event.seen_by(bit)
    return f"{key} {sorted(args.items(), key=lambda item: item[0])!r}"


def _numbered(events: Sequence[Event], bit: int) -> list[tuple[tuple[str, int], Event]]:
    """Events by what a viewer is told; what is told again is counted."""
    times: Counter[str] = Counter()
    found = []
    for event in events:
        told = heard(event, bit)
        times[told] += 1
        found.append(((told, times[told]), event))
    return found
