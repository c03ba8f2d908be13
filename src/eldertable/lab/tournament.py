"""Bots against each other, fairly: every seed is played from every seat, and what came of it is kept game by game.

Where people play against each other one bot sits among others of one kind, in each seat in turn, and so do the others
among its kind. Where all win or lose together, each kind of bot makes up a team, and all teams play the same seeds.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import permutations
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from eldertable.bots import STRANGERS, Bot, Forfeit, Guest, Terms, make_bot
from eldertable.kernel import BadOption, EldertableError, Game, Table
from eldertable.kernel.dice import seeded
from eldertable.kernel.playout import LIMIT
from eldertable.lab.playout import bots_game
from eldertable.lab.ratings import Rating, rate
from eldertable.lab.simulate import AS_LEVELS_SAY, Budget, wilson
from eldertable.lab.workers import hands, in_order
from eldertable.match.record import write_whole


@dataclass(frozen=True)
class Played:
    """A game of a tournament: who sat where, which seats won, and how long each kind of bot thought.

    `thought` has for each kind how many decisions it made and how many seconds they took: of the processor, and of the
    clock for bots from elsewhere, which may think in another process. `winners` is empty if nobody at the table won;
    `broken` says why a game was not finished, `faults` what bots from elsewhere did wrong in it.
    """

    seed: int
    who: tuple[str, ...]
    winners: tuple[int, ...] = ()
    thought: Mapping[str, tuple[int, float]] = field(default_factory=dict)
    broken: str = ""
    faults: tuple[str, ...] = ()

    def line(self) -> str:
        """The game as a line of a file."""
        thought = {name: [count, seconds] for name, (count, seconds) in self.thought.items()}
        return json.dumps([self.seed, self.who, self.winners, thought, self.broken, self.faults])

    @classmethod
    def read(cls, text: str) -> Played:
        """The game of a line; older ones have no faults."""
        seed, who, winners, thought, broken, *more = json.loads(text)
        spent = {name: (int(count), float(seconds)) for name, (count, seconds) in thought.items()}
        faults = tuple(more[0]) if more else ()
        return cls(int(seed), tuple(who), tuple(winners), spent, str(broken), faults)


@dataclass(frozen=True)
class Line:
    """How one kind of bot did against another, or as a team (`against` is then empty)."""

    bot: str
    against: str
    games: int
    won: float
    fair: float

    @property
    def share(self) -> float:
        """What share of the games it won; a game won by several counts in parts."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95% interval of the share."""
        return wilson(self.won, self.games)

    def report(self) -> dict[str, Any]:
        """Everything as plain data."""
        low, high = self.interval
        return {
            "bot": self.bot,
            "against": self.against,
            "games": self.games,
            "won": round(self.won, 3),
            "share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "fair": round(self.fair, 4),
        }


@dataclass
class Tournament:
    """What came of a tournament."""

    game: str
    seats: int
    together: bool
    bots: tuple[str, ...]
    played: list[Played] = field(default_factory=list)
    total: int = 0
    stopped: bool = False

    @property
    def broken(self) -> list[Played]:
        """The games that were not finished."""
        return [one for one in self.played if one.broken]

    @property
    def faults(self) -> list[str]:
        """What bots from elsewhere did wrong, in words."""
        return [fault for one in self.played for fault in one.faults]

    def lines(self) -> list[Line]:
        """How every kind of bot did against every other; teams by themselves."""
        whole = [one for one in self.played if not one.broken]
        if self.together:
            return [self._team(bot, [one for one in whole if one.who[0] == bot]) for bot in self.bots]
        found = []
        for bot, other in permutations(self.bots, 2):
            games = [one for one in whole if one.who.count(bot) == 1 and set(one.who) == {bot, other}]
            if games:
                won = sum(1 / len(one.winners) for one in games if one.who.index(bot) in one.winners)
                found.append(Line(bot, other, len(games), won, 1 / self.seats))
        return found

    def _team(self, bot: str, games: Sequence[Played]) -> Line:
        return Line(bot, "", len(games), float(sum(bool(one.winners) for one in games)), 0.0)

    def thinking(self) -> dict[str, float]:
        """How long each kind of bot thought over a decision, in seconds, on average; see `Played`."""
        spent: dict[str, tuple[int, float]] = {}
        for one in self.played:
            for name, (count, seconds) in one.thought.items():
                before = spent.get(name, (0, 0.0))
                spent[name] = (before[0] + count, before[1] + seconds)
        return {name: seconds / count for name, (count, seconds) in spent.items() if count}

    def ratings(self) -> dict[str, Rating]:
        """Ratings on Elo's scale with intervals; none where all play together."""
        if self.together:
            return {}
        games = [(one.seed, one.who, one.winners) for one in self.played if one.winners and not one.broken]
        return rate(self.bots, games)

    def report(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": list(self.bots),
            "games": len(self.played),
            "of": self.total,
            "stopped": self.stopped,
            "results": [line.report() for line in self.lines()],
            "ratings": {name: rating.report() for name, rating in self.ratings().items()},
            "seconds_per_decision": {name: round(each, 5) for name, each in self.thinking().items()},
            "broken": [{"seed": one.seed, "who": list(one.who), "words": one.broken} for one in self.broken],
            "faults": self.faults,
        }


def tournament(
    game: Game,
    bots: Sequence[str],
    n: int,
    *,
    seats: int | None = None,
    seed: int = 0,
    workers: int | None = None,
    options: Mapping[str, Any] | None = None,
    preset: str | None = None,
    budget: Budget = AS_LEVELS_SAY,
    kept: Path | None = None,
    terms: Terms = STRANGERS,
    alone: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Tournament:
    """Let bots play n games of each pairing (or as each team), the last seed to its end.

    `alone`: at tables of three or more only this bot sits alone among each of the other kinds, and they not among its kind.
    `kept`: a file to which every game is added; games that it has already are not played again, so a tournament that was
    stopped goes on. It is refused if it belongs to another one.
    """
    names = tuple(dict.fromkeys(bots))
    count = game.default_seats if seats is None else seats
    if count < 1:
        raise BadOption(f"nobody plays a tournament with {count} seats; allowed: 1 or more")
    table = game.sit_down(count, options, preset, unattended=True)
    together = plays_together(game, table)
    if len(names) < 2 and not together:
        raise BadOption("a tournament takes two kinds of bots at least")
    if n < 1:
        raise BadOption(f"{n} games cannot be played; allowed: 1 or more")
    if alone is not None and alone not in names:
        raise BadOption(f"{alone!r} does not play in this tournament; bots: {', '.join(names)}")
    task = _Game(game, count, table.options, budget, terms)
    for name in names:
        task.bot(name, 0)
    jobs = list(_schedule(names, count, n, seed, together, alone))
    result = Tournament(game.name, count, together, names, total=len(jobs))
    have = _kept(kept, _heading(game, count, table.options, budget, terms)) if kept is not None else {}
    result.played += [have[job] for job in jobs if job in have]
    left = [job for job in jobs if job not in have]
    try:
        for played in in_order(task, left, min(hands(workers), max(1, len(left)))):
            result.played.append(played)
            if kept is not None:
                _keep(kept, played)
            if progress is not None:
                progress(len(result.played), len(jobs))
    except KeyboardInterrupt:
        result.stopped = True
    return result


def plays_together(game: Game, table: Table) -> bool:
    """Whether all seats win or lose together at this table, as whoever sits there alone does."""
    everybody = (1 << table.seats) - 1
    return table.seats == 1 or game.allied(table) & everybody == everybody


def _schedule(
    bots: Sequence[str], seats: int, n: int, seed: int, together: bool, alone: str | None
) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every game with its seed: all pairings of a seed before the next seed, so that one can stop at any time."""
    if together:
        for at in range(seed, seed + n):
            for bot in bots:
                yield at, (bot,) * seats
        return
    pairs = [pair for pair in permutations(bots, 2) if seats > 2 or bots.index(pair[0]) < bots.index(pair[1])]
    if alone is not None:
        pairs = [pair for pair in pairs if alone == pair[0] or (seats == 2 and alone == pair[1])]
    for at in range(seed, seed + (n + seats - 1) // seats):
        for bot, other in pairs:
            for seat in range(seats):
                yield at, tuple(bot if place == seat else other for place in range(seats))


def _heading(
    game: Game, seats: int, options: Mapping[str, Any], budget: Budget, terms: Terms
) -> dict[str, Any]:
    """The first line of a file of games: what all of them have in common."""
    agreed = {name: repr(value) for name, value in sorted(options.items())}
    return {
        "tournament": game.name,
        "content": game.content_digest,
        "seats": seats,
        "options": agreed,
        "playouts": budget.playouts,
        "seconds": budget.seconds,
        "terms": asdict(terms),
    }


def kept_games(path: Path) -> tuple[dict[str, Any], list[Played]]:
    """What a tournament kept in a file: what all of its games have in common, and the games."""
    first, lines = _lines(path)
    try:
        heading = json.loads(first)
    except ValueError:
        heading = None
    if not isinstance(heading, dict) or "tournament" not in heading:
        raise EldertableError(f"{path} was kept by no tournament, or is not there")
    return heading, _readable(lines)


def _kept(path: Path, heading: Mapping[str, Any]) -> dict[tuple[int, tuple[str, ...]], Played]:
    """The games in a file; it is begun if there are none. A line that was cut off is left out from then on."""
    first, lines = _lines(path)
    if (first or lines) and not _same(first, heading):
        raise EldertableError(
            f"{path} belongs to another tournament, or to none; name another file, or remove it"
        )
    found = _readable(lines)
    write_whole(path, "".join(f"{text}\n" for text in [json.dumps(heading), *(one.line() for one in found)]))
    return {(one.seed, one.who): one for one in found}


def _lines(path: Path) -> tuple[str, list[str]]:
    """The first line of a file and the others; nothing if it is not there."""
    try:
        first, *lines = path.read_text(encoding="utf-8").splitlines() or [""]
    except FileNotFoundError:
        return "", []
    except OSError as error:
        raise EldertableError(f"{path} cannot be read: {error.strerror}") from None
    except ValueError:
        return "?", []
    return first, lines


def _readable(lines: Sequence[str]) -> list[Played]:
    found = []
    for text in lines:
        try:
            found.append(Played.read(text))
        except (ValueError, TypeError, AttributeError):
            continue
    return found


def _same(first: str, heading: Mapping[str, Any]) -> bool:
    """Whether a file with this first line belongs to a tournament. Older ones tell no terms: nobody had others."""
    try:
        told = json.loads(first)
    except ValueError:
        return False
    return isinstance(told, dict) and {"terms": asdict(STRANGERS), **told} == heading


def _keep(path: Path, played: Played) -> None:
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(played.line() + "\n")
    except OSError as error:
        raise EldertableError(f"{path} cannot be written: {error.strerror}") from None


@dataclass(frozen=True)
class _Game:
    """The task of a worker: play one game."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    budget: Budget
    terms: Terms

    def bot(self, name: str, seed: int) -> Bot:
        """A bot by its name, with the time that it has here."""
        playouts, seconds = self.budget.playouts, self.budget.seconds
        return make_bot(name, seed, playouts=playouts, seconds=seconds, terms=self.terms)

    def __call__(self, job: tuple[int, tuple[str, ...]]) -> Played:
        seed, who = job
        luck = seeded(seed)
        timed: list[_Timed] = []
        broken = ""
        winners: tuple[int, ...] = ()
        try:
            timed += [_Timed(self.bot(name, luck + seat)) for seat, name in enumerate(who)]
            state: Any = self.game.open(self.game.sit_down(self.seats, self.options), seed)
            bots_game(state, timed, [], LIMIT)
            winners = tuple(seat for seat in range(self.seats) if state.winners >> seat & 1)
        except Forfeit as lost:
            left = [seat for seat in range(self.seats) if seat != lost.seat]
            winners = () if plays_together(self.game, state.table) else tuple(self.game.ahead(state, left))
        except Exception as error:
            broken = f"{type(error).__name__}: {error}"
        guests = [one.bot for one in timed if isinstance(one.bot, Guest)]
        for guest in guests:
            guest.leave()
        thought: dict[str, tuple[int, float]] = {}
        # Where a bot could not be made there are no watches.
        for name, one in zip(who, timed, strict=False):
            before = thought.get(name, (0, 0.0))
            thought[name] = (before[0] + one.decisions, before[1] + one.seconds)
        faults = tuple(fault for guest in guests for fault in guest.faults)
        return Played(seed, who, winners, thought, broken, faults)


class _Timed:
    """A bot with a watch beside it: of the processor, which others use, too; for a guest a clock, as it may be elsewhere."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.watch = perf_counter if isinstance(bot, Guest) else process_time
        self.decisions = 0
        self.seconds = 0.0

    def answer(self, state: Any, seat: int) -> int:
        """What the bot answers."""
        begun = self.watch()
        answer = self.bot.answer(state, seat)
        self.seconds += self.watch() - begun
        self.decisions += 1
        return answer
