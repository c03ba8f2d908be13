"""How strong bots are: what tournaments found, kept as data, for whoever lists bots or writes the page."""

from __future__ import annotations

import ast
import json
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from eldertable.bots import BOTS
from eldertable.kernel import EldertableError, Game
from eldertable.kernel.options import typed
from eldertable.lab.tournament import Tournament, kept_games, plays_together

DATA = Path(__file__).with_name("strengths.toml")
HEAD = (
    "# How strong the bots are, as tournaments found: made by `make strength`, told by `eldertable bots`.\n"
)


@dataclass(frozen=True)
class Strength:
    """How one kind of bot did against another, or as a team against the game (`against` is then empty).

    `played`: the preset or the options that differ from the game as it comes. `thinking`: what bots were given in place of
    what their level says. `share` lies between `low` and `high`, a `fair` one would be expected of equals. `rating` is on
    Elo's scale, where the first bot of its tournament has 1000. `seconds`: for a decision, on average.
    """

    game: str
    seats: int
    played: str
    thinking: str
    bot: str
    against: str
    games: int
    share: float
    low: float
    high: float
    fair: float
    seconds: float
    content: str
    rating: int = 0
    rating_low: int = 0
    rating_high: int = 0

    @property
    def key(self) -> tuple[Any, ...]:
        """What was asked: a later tournament that asks the same takes its place."""
        return self.game, self.seats, self.played, self.thinking, self.bot, self.against

    @property
    def table(self) -> str:
        """At which table: 2 seats, alone, 4 seats with a preset."""
        seats = "alone" if self.seats == 1 else f"{self.seats} seats"
        return ", ".join(part for part in (seats, self.played, self.thinking) if part)


def strengths(path: Path = DATA) -> list[Strength]:
    """What was found so far."""
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        return [Strength(**row) for row in told.get("strength", [])]
    except FileNotFoundError:
        return []
    except (OSError, ValueError, TypeError) as error:
        raise EldertableError(f"{path} does not tell how strong bots are: {error}") from None


def found_in(path: Path, games: Callable[[str], Game]) -> list[Strength]:
    """What the games in a file say that a tournament kept."""
    heading, played = kept_games(path)
    try:
        game, seats = games(heading["tournament"]), int(heading["seats"])
        options = {name: ast.literal_eval(value) for name, value in heading["options"].items()}
        table = game.sit_down(seats, options, unattended=True)
    except (KeyError, TypeError, ValueError, SyntaxError, AttributeError) as error:
        raise EldertableError(f"{path} was kept by no tournament: {error!r}") from None
    who = {bot for one in played for bot in one.who}
    names = [bot for bot in BOTS if bot in who] + sorted(who - set(BOTS))
    result = Tournament(game.name, seats, plays_together(game, table), tuple(names), played, len(played))
    ratings, seconds = result.ratings(), result.thinking()
    found = []
    for line in result.lines():
        if seats == 2 and line.against and names.index(line.bot) < names.index(line.against):
            # At a table for two the other line says the same.
            continue
        low, high = line.interval
        rating = ratings.get(line.bot)
        found.append(
            Strength(
                game.name,
                seats,
                _played(game, seats, options),
                _thinking(heading),
                line.bot,
                line.against,
                line.games,
                round(line.share, 4),
                round(low, 4),
                round(high, 4),
                round(line.fair, 4),
                round(seconds.get(line.bot, 0.0), 5),
                str(heading["content"]),
                *((round(rating.points), round(rating.low), round(rating.high)) if rating else ()),
            )
        )
    return found


def _played(game: Game, seats: int, options: Mapping[str, Any]) -> str:
    """How a game was played: as it comes (nothing), a preset by its name, or the options that differ."""

    def differing(preset: str | None) -> dict[str, Any]:
        usual = game.sit_down(seats, preset=preset, unattended=True).options
        return {name: value for name, value in options.items() if usual.get(name) != value}

    for preset in (None, *game.presets):
        if not differing(preset):
            return preset or ""
    return " ".join(f"{name}={typed(value)}" for name, value in differing(None).items())


def _thinking(heading: Mapping[str, Any]) -> str:
    playouts, seconds = heading.get("playouts"), heading.get("seconds")
    told = [] if playouts is None else [f"{playouts} playouts"]
    return " and ".join([*told, *([] if seconds is None else [f"{seconds:g} s"])])


def joined(known: Iterable[Strength], found: Iterable[Strength]) -> list[Strength]:
    """Everything that was found, the newer in place of the older, by game and table."""
    rows = {one.key: one for one in [*known, *found]}
    order = {bot: at for at, bot in enumerate(BOTS)}
    most = len(order)
    return sorted(
        rows.values(),
        key=lambda one: (
            *one.key[:4],
            order.get(one.against, most),
            one.against,
            order.get(one.bot, most),
            one.bot,
        ),
    )


def written(rows: Sequence[Strength]) -> str:
    """The data as its file has it."""
    usual = {one.name: one.default for one in fields(Strength)}
    parts = [HEAD]
    for row in rows:
        told = [
            f"{name} = {json.dumps(value, ensure_ascii=False)}"
            for name, value in asdict(row).items()
            if value != usual[name]
        ]
        parts.append("\n".join(["", "[[strength]]", *told, ""]))
    return "".join(parts)


def percent(share: float) -> str:
    """A share in percent.

    >>> percent(0.6197)
    '62.0%'
    """
    return f"{100 * share:.1f}%"


def cells(row: Strength) -> list[str]:
    """A row as it is told: against whom, games, share with its interval, of a fair share, rating, time for a decision."""
    # Who won every game may be any stronger.
    rated = (
        f"{row.rating} ({row.rating_low} to {row.rating_high})" if row.share < 1 else f"over {row.rating_low}"
    )
    return [
        row.bot,
        row.against or "the game",
        f"{row.games:,}",
        percent(row.share),
        f"{100 * row.low:.1f} to {percent(row.high)}",
        f"{row.share / row.fair:.2f}" if row.fair else "",
        rated if row.rating else "",
        f"{1000 * row.seconds:.1f} ms" if row.seconds >= 0.0001 else "under 0.1 ms",
    ]


HEADS = (
    "bot",
    "against",
    "games",
    "won",
    "95% interval",
    "of a fair share",
    "rating (95%)",
    "a decision takes",
)
