"""Play many games between bots and count what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from pickle import dumps
from time import perf_counter
from typing import Any

from eldertable.bots import STRANGERS, Bot, Forfeit, Guest, Terms, make_bot, seat_guest
from eldertable.kernel import BadOption, Game, State
from eldertable.kernel.dice import seeded
from eldertable.kernel.playout import LIMIT
from eldertable.lab.playout import bots_game, random_game
from eldertable.lab.workers import hands, in_order

CHUNK = 8
"""The most games that a worker plays before it reports."""


@dataclass(frozen=True)
class Budget:
    """How long bots that think may think over a decision: so many playouts, or so many seconds; else as their level says."""

    playouts: int | None = None
    seconds: float | None = None


AS_LEVELS_SAY = Budget()


@dataclass(frozen=True)
class BrokenGame:
    """A game that the rules or a bot broke off: enough to play it again. The answers are the speaker's, one by one."""

    seed: int
    answers: tuple[int, ...]
    words: str


@dataclass
class RoleCount:
    """How one role did: the games it was in, those it won (`shared` of them with others), and by which rule it won."""

    played: int = 0
    won: int = 0
    shared: int = 0
    fair: float = 0.0
    by: dict[str, int] = field(default_factory=dict)

    def add(self, more: RoleCount) -> None:
        """Count further games in."""
        self.played += more.played
        self.won += more.won
        self.shared += more.shared
        self.fair += more.fair
        _add(self.by, more.by)

    def report(self) -> dict[str, Any]:
        """Everything as plain data; `fair` is how many games it would have won if all sides were equal."""
        low, high = wilson(self.won, self.played)
        return {**asdict(self), "fair": round(self.fair, 4), "interval": [round(low, 4), round(high, 4)]}


@dataclass
class Simulation:
    """What happened in so many games.

    Every finished game is counted once: in `wins` if one seat won alone, in `shared` if several sides won, and in
    `others` if a side without a seat won, or nobody. `endings` counts them by the rule that ended them, `roles` by what
    a side played, if the game has roles. `decisions` are those with at least two options. `faults` are what bots from
    elsewhere did wrong; a game that one of them lost by it is counted as broken off there, in `forfeits` besides.
    """

    who: tuple[str, ...]
    wins: list[int]
    games: int = 0
    finished: int = 0
    shared: int = 0
    others: int = 0
    decisions: int = 0
    all_decisions: int = 0
    rounds: int | None = None
    endings: dict[str, int] = field(default_factory=dict)
    roles: dict[str, RoleCount] = field(default_factory=dict)
    broken: list[BrokenGame] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    forfeits: int = 0
    seconds: float = 0.0
    stopped: bool = False

    def add(self, more: Simulation) -> None:
        """Count further games in."""
        self.games += more.games
        self.finished += more.finished
        self.shared += more.shared
        self.others += more.others
        self.decisions += more.decisions
        self.all_decisions += more.all_decisions
        self.broken += more.broken
        self.faults += more.faults
        self.forfeits += more.forfeits
        self.wins = [mine + its for mine, its in zip(self.wins, more.wins, strict=True)]
        _add(self.endings, more.endings)
        for role, count in more.roles.items():
            self.roles.setdefault(role, RoleCount()).add(count)
        if more.rounds is not None:
            self.rounds = (self.rounds or 0) + more.rounds

    def count(self, state: State) -> None:
        """Count a finished game in by who won it."""
        self.finished += 1
        winners = [side for side in range(state.table.sides) if state.winners >> side & 1]
        if len(winners) > 1:
            self.shared += 1
        elif winners and winners[0] < len(self.wins):
            self.wins[winners[0]] += 1
        else:
            self.others += 1
        rules = state.table.game.endings
        rule = rules[state.ended - 1] if rules else ""
        _add(self.endings, {rule: 1})
        self._count_roles(state, winners, rule)

    def forfeit(self, state: State, seat: int) -> None:
        """Count a game in that a seat has lost by a fault: as it stands, without that seat."""
        self.finished += 1
        self.forfeits += 1
        sides = [side for side in range(state.table.sides) if side != seat]
        ahead = [] if state.table.game.cooperative else state.table.game.ahead(state, sides)
        if len(ahead) > 1:
            self.shared += 1
        elif ahead and ahead[0] < len(self.wins):
            self.wins[ahead[0]] += 1
        else:
            self.others += 1
        _add(self.endings, {"forfeit": 1})

    def _count_roles(self, state: State, winners: Sequence[int], rule: str) -> None:
        """Count a finished game in for every role that took part in it."""
        game = state.table.game
        roles = {side: role for side in range(state.table.sides) if (role := game.role(state, side))}
        for side, role in roles.items():
            won = side in winners
            one = RoleCount(
                1, int(won), int(won and len(winners) > 1), 1 / len(roles), {rule: 1} if won else {}
            )
            self.roles.setdefault(role, RoleCount()).add(one)

    @property
    def errors(self) -> int:
        """How many games broke off."""
        return len(self.broken)

    @property
    def played_out(self) -> int:
        """How many games were played to their end: not those that were lost by a fault."""
        return self.finished - self.forfeits

    @property
    def length(self) -> float:
        """Decisions in a game that was played to its end, on average."""
        return self.decisions / self.played_out if self.played_out else 0.0

    @property
    def mean_rounds(self) -> float | None:
        """Rounds in a game that was played to its end, on average, if the game has rounds."""
        return None if self.rounds is None or not self.played_out else self.rounds / self.played_out

    @property
    def speed(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def intervals(self) -> list[tuple[float, float]]:
        """For every seat the bounds between which its share of wins lies, in 95 of 100 such runs."""
        return [wilson(wins, self.finished) for wins in self.wins]

    def report(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "who": list(self.who),
            "games": self.games,
            "finished": self.finished,
            "errors": self.errors,
            "decisions": self.decisions,
            "all_decisions": self.all_decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.speed, 1),
            "wins": self.wins,
            "shared": self.shared,
            "others": self.others,
            "intervals": [[round(low, 4), round(high, 4)] for low, high in self.intervals()],
            "endings": self.endings,
            "roles": {role: self.roles[role].report() for role in sorted(self.roles)},
            "length": {"decisions": round(self.length, 2), "rounds": self.mean_rounds},
            "stopped": self.stopped,
            "faults": self.faults,
            "forfeits": self.forfeits,
            "broken": [asdict(one) for one in self.broken],
        }


def _add(counts: dict[str, int], more: Mapping[str, int]) -> None:
    for key, n in more.items():
        counts[key] = counts.get(key, 0) + n


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95% interval for a share.

    >>> [round(bound, 3) for bound in wilson(90, 100)]
    [0.826, 0.945]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if not games:
        return 0.0, 1.0
    z = 1.959964
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    middle = share + z * z / (2 * games)
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def simulate(
    game: Game,
    who: Sequence[str | Any],
    n: int,
    *,
    seed: int = 0,
    workers: int | None = None,
    options: Mapping[str, Any] | None = None,
    preset: str | None = None,
    progress: Callable[[int, int], None] | None = None,
    limit: int = LIMIT,
    terms: Terms = STRANGERS,
    budget: Budget = AS_LEVELS_SAY,
) -> Simulation:
    """Play n games between these bots, one per seat, with the seeds seed, seed + 1, ...

    A bot is a name (`make_bot`), or a class, function or object of your own; that one sits at the table as a guest, on
    these terms. An object plays all of its games itself and is sent to every worker. Bots that think may think as much as
    the `budget` says. The result is the same for any number of workers, but for bots that think by the clock. Ctrl-C ends
    it early, with what has been played.
    """
    for one in who:
        seated_bot(one, 0, terms, budget)
    table = game.sit_down(len(who), options, preset, unattended=True)
    if n < 1:
        raise BadOption(f"{n} games cannot be played; allowed: 1 or more")
    task = _Games(game, tuple(who), table.options, limit, terms, budget)
    # A worker takes longer to start than many a game to be played.
    workers = min(hands(workers), n)
    if workers > 1:
        _must_travel(who)
    total = task.nothing()
    start = perf_counter()
    try:
        for part in in_order(task, _chunks(seed, n, workers), workers):
            total.add(part)
            if progress is not None:
                progress(total.games, n)
    except KeyboardInterrupt:
        total.stopped = True
    total.seconds = perf_counter() - start
    return total


def seated_bot(one: Any, seed: int, terms: Terms, budget: Budget = AS_LEVELS_SAY) -> Bot:
    """A bot by its name, or a guest made of a class, function or object."""
    if isinstance(one, str):
        return make_bot(one, seed, playouts=budget.playouts, seconds=budget.seconds, terms=terms)
    return seat_guest(bot_name(one), one, seed, terms)


def _must_travel(who: Sequence[Any]) -> None:
    """Bots that are no names are sent to other processes: BadOption if one cannot be."""
    for one in who:
        try:
            dumps(one)
        except Exception as error:
            name = bot_name(one)
            raise BadOption(f"{name} cannot be sent to other processes ({error}); say workers=1") from None


def bot_name(one: Any) -> str:
    """What a bot is called in counts: its name, or that of its class."""
    return one if isinstance(one, str) else getattr(one, "__name__", type(one).__name__)


def _chunks(seed: int, n: int, workers: int) -> Iterator[range]:
    """The seeds of n games in handy parts: small enough that all workers are busy and progress is seen."""
    size = max(1, min(CHUNK, n // (workers * 8)))
    for first in range(seed, seed + n, size):
        yield range(first, min(first + size, seed + n))


@dataclass(frozen=True)
class _Games:
    """The task of a worker: play games with these seeds."""

    game: Game
    who: tuple[Any, ...]
    options: Mapping[str, Any]
    limit: int
    terms: Terms
    budget: Budget

    def nothing(self) -> Simulation:
        """A count before the first game."""
        return Simulation(tuple(map(bot_name, self.who)), [0] * len(self.who))

    def __call__(self, seeds: range) -> Simulation:
        tally = self.nothing()
        table = self.game.sit_down(len(self.who), self.options)
        has_rounds = any(one.name == "round" for one in self.game.fields)
        for seed in seeds:
            tally.games += 1
            answers: list[int] = []
            try:
                state: Any = self.game.open(table, seed)
                tally.decisions += self.play(state, seed, answers, tally.faults)
            except Forfeit as lost:
                tally.forfeit(state, lost.seat)
                continue
            except Exception as error:
                tally.broken.append(BrokenGame(seed, tuple(answers), f"{type(error).__name__}: {error}"))
                continue
            tally.all_decisions += len(answers)
            tally.count(state)
            if has_rounds:
                tally.rounds = (tally.rounds or 0) + state.round
        return tally

    def play(self, state: State, seed: int, answers: list[int], faults: list[str]) -> int:
        """Play a game to its end, writing answers and faults down; how many decisions had at least two options."""
        luck = seeded(seed)
        if all(one == "random" for one in self.who):
            return random_game(state, luck, answers, self.limit)
        bots = [seated_bot(one, luck + seat, self.terms, self.budget) for seat, one in enumerate(self.who)]
        try:
            return bots_game(state, bots, answers, self.limit)
        finally:
            for bot in bots:
                if isinstance(bot, Guest):
                    faults += bot.faults
                    bot.leave()
