"""The conformance suite: what any game must do to be played, watched, saved, searched and learned from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from eldertable.bots import make_bot
from eldertable.kernel import TABLE, BadOption, Chronicle, Dice, Game, State
from eldertable.kernel.dice import seeded
from eldertable.kernel.dossiers import faults
from eldertable.kernel.playout import LIMIT, endless
from eldertable.lab import probes
from eldertable.lab.covering import covering
from eldertable.lab.guides import check_guides
from eldertable.lab.lessons import Misfit, check_lessons
from eldertable.lab.probes import GENERAL, Wrong, during, require
from eldertable.lab.workers import hands, in_order

PROBES = 8
"""At how many decisions of each game everything is looked at."""

Answers = list[tuple[int, int]]
"""Who answered what, from the first decision on."""


@dataclass(frozen=True)
class CheckFailure:
    """The first thing that did not hold: enough to see it again. Answers are (seat, answer)."""

    game: str
    who: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int
    answers: tuple[tuple[int, int], ...]
    words: str
    unplayed: bool = False
    """Whether a lesson or a dossier does not fit: the words name its file and entry, and there are no answers."""


@dataclass
class Checked:
    """What was looked at. Without a failure the game conforms, as far as these games tell."""

    games: int = 0
    decisions: int = 0
    lessons: int = 0
    dossiers: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """How often each sentence was the reason why an answer was not legal, by its key."""
    failure: CheckFailure | None = None
    stopped: bool = False

    @property
    def general(self) -> float:
        """The share of refusals without a reason of their own, which only say "not now"."""
        return self.refused[GENERAL] / max(1, self.refused.total())


@dataclass(frozen=True)
class _OneGame:
    """One game to be looked at."""

    options: Mapping[str, Any]
    who: tuple[str, ...]
    seed: int


def check(
    game: Game,
    n: int,
    *,
    seats: int | Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    every: bool = False,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    limit: int = LIMIT,
) -> Checked:
    """Play n games for each seat count and variant, with the seeds seed, seed + 1, ..., and look at everything.

    Besides, up to n games of a set of tables at which every two values of options meet (`lab/covering.py`): with some dozens
    of games that is all of it.
    `seats` is a number, or the bots that sit there; without it every number is played, at random. With `every`
    each decision is looked at as closely as otherwise about eight of a game. Before that the guide is read in every
    language, every lesson is played to its end, and whatever can be chosen must have a dossier.
    Stops at the first failure.
    """
    if n < 1:
        raise BadOption(f"{n} games cannot be checked; allowed: 1 or more")
    checked = Checked()
    try:
        check_guides(game)
        checked.lessons = check_lessons(game)
    except Misfit as misfit:
        checked.failure = CheckFailure(game.name, (), {}, 0, (), str(misfit), unplayed=True)
        return checked
    if wrong := faults(game):
        checked.failure = CheckFailure(game.name, (), {}, 0, (), wrong[0], unplayed=True)
        return checked
    checked.dossiers = len(game.dossiers(game.locales[0]))
    tables = list(_tables(game, n, seats, dict(options or {}), seed))
    games = sum(len(table.seeds) for table in tables)
    jobs = (_OneGame(table.options, table.who, one) for table in tables for one in table.seeds)
    workers = min(hands(workers), games)
    try:
        for result in in_order(_Inspection(game, every, limit), jobs, workers):
            if isinstance(result, CheckFailure):
                checked.failure = result
                break
            checked.games += 1
            checked.decisions += result.decisions
            checked.refused += result.refused
            if progress is not None:
                progress(checked.games, games)
    except KeyboardInterrupt:
        checked.stopped = True
    return checked


@dataclass(frozen=True)
class _Table:
    """Who plays what with which seeds: one game each."""

    who: tuple[str, ...]
    options: dict[str, Any]
    seeds: range


def _tables(
    game: Game, n: int, seats: int | Sequence[str] | None, options: dict[str, Any], seed: int
) -> Iterator[_Table]:
    if seats is None:
        seated = [("random",) * count for count in game.seats]
    else:
        seated = [("random",) * seats if isinstance(seats, int) else tuple(seats)]
    for who in seated:
        for name in who:
            make_bot(name, 0)

        def settled(agreed: Mapping[str, Any], seats: int = len(who)) -> dict[str, Any]:
            return game.sit_down(seats, {**agreed, **options}, unattended=True).options

        different: list[dict[str, Any]] = []
        for variant in map(settled, game.variants(len(who))):
            if variant not in different:
                different.append(variant)
        for variant in different:
            yield _Table(who, variant, range(seed, seed + n))
        mixed = []
        for mixture in (*game.fullest(len(who)), *game.mixtures(len(who))):
            with suppress(BadOption):  # it need not go with the options given
                mixed.append(settled(mixture))
        for first in range(seed, seed + min(n, len(mixed))):
            yield _Table(who, mixed[first % len(mixed)], range(first, seed + n, len(mixed)))
        for number, agreed in enumerate(islice(covering(game, len(who), options), n), seed):
            yield _Table(who, settled(agreed), range(number, number + 1))


@dataclass(frozen=True)
class _Seen:
    """What was looked at in one game."""

    decisions: int
    refused: Counter[str]


@dataclass(frozen=True)
class _Inspection:
    """The task of a worker: look at one game; what was looked at, or what went wrong."""

    game: Game
    every: bool
    limit: int

    def __call__(self, one: _OneGame) -> _Seen | CheckFailure:
        inspector = _Inspector(self.game, one, self.every, self.limit)
        try:
            return inspector.inspect()
        except Wrong as wrong:
            answers = tuple(inspector.answers)
            return CheckFailure(self.game.name, one.who, one.options, one.seed, answers, str(wrong))


class _Inspector:
    """Plays a game once to find its end, then again with the same answers to look closely on the way."""

    def __init__(self, game: Game, one: _OneGame, every: bool, limit: int) -> None:
        self.game = game
        self.table = game.sit_down(len(one.who), one.options)
        self.seed = one.seed
        self.every = every
        self.limit = limit
        luck = seeded(one.seed)
        self.bots = [make_bot(name, luck + seat) for seat, name in enumerate(one.who)]
        self.dice = Dice(luck + TABLE)
        self.answers: Answers = []
        self.refused: Counter[str] = Counter()

    def inspect(self) -> _Seen:
        """Look at the game."""
        end = self.scout()
        answers, self.answers = self.answers, []
        self.look_closely(answers, end)
        return _Seen(len(answers), self.refused)

    def scout(self) -> State:
        """Play to the end; look at options and components at every decision."""
        with during("setup"):
            state: State = self.game.open(self.table, self.seed)
        while not state.over:
            require(len(self.answers) < self.limit, str(endless(self.limit)))
            probes.options(self.game, state)
            with during("components"):
                probes.components(self.game, state)
            kind = type(state.decision).__name__
            seat, answer = self.choose(state)
            self.answers.append((seat, answer))
            with during(f"answer {answer} to {kind}"):
                state.play(answer, seat)
        with during("components"):
            probes.components(self.game, state)
        return state

    def choose(self, state: State) -> tuple[int, int]:
        """Somebody who is asked, and what they answer."""
        assert state.decision is not None
        asked = state.decision.seats()
        seat = asked[self.dice.roll(len(asked))]
        if seat == TABLE:
            return seat, state.choices[0]
        with during(f"the bot of seat {seat}"):
            return seat, self.bots[seat].answer(state, seat)

    def look_closely(self, answers: Answers, end: State) -> None:
        """The same game once more, watched by a chronicle, with everything looked at here and there."""
        chronicle = Chronicle()
        state: State = self.game.open(self.table, self.seed, chronicle)
        probes.sentences(self.game, state, chronicle.take())
        chosen = self.choose_probes(len(answers))
        along: State | None = None
        kept = _Kept(state)
        for number, (seat, answer) in enumerate(answers):
            if number in chosen:
                kept.require_unchanged()
                kept = _Kept(state)
                loaded = probes.probe(self.game, state, self.dice, self.refused)
                along = along or loaded
            self.answers.append((seat, answer))
            if along is not None:
                with during("playing on from a loaded position"):
                    along.apply(answer, seat)
            state.apply(answer, seat)
            probes.sentences(self.game, state, chronicle.take())
        kept.require_unchanged()
        require(
            state == end, "the same seed and answers, with a chronicle listening, ended in another position"
        )
        require(
            along is None or along == end,
            "a loaded position, given the same answers, ended in another position",
        )
        probes.ending(self.game, state)

    def choose_probes(self, decisions: int) -> set[int]:
        """The decisions at which everything is looked at."""
        numbers = list(range(decisions))
        if not self.every:
            self.dice.shuffle(numbers)
            del numbers[PROBES:]
        return set(numbers)


class _Kept:
    """A clone that nobody plays on: it must stay as it is while its original goes on."""

    def __init__(self, state: State) -> None:
        self.clone: State = state.clone()
        self.digest = self.clone.digest()

    def require_unchanged(self) -> None:
        """Wrong, if the clone has changed."""
        require(self.clone.digest() == self.digest, "playing on the original changed its clone")
