"""The program itself, and what several commands take and understand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import eldertable as et
from eldertable.bots import installed_guests, is_guest
from eldertable.kernel import BadOption, BadRecord, Diverged, Game, UnknownGame
from eldertable.match import Match, Record
from eldertable.text.line import Line, line

PERSON = "you"

app = App(
    name="eldertable",
    help="Board games of cults and elder gods: to play, to simulate, to study.",
    version=et.__version__,
    result_action="return_value",
    print_error=False,
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
    default_parameter=Parameter(negative=""),
)

GameName = Annotated[str, Parameter(help="The game; `eldertable games` lists them.")]
AnyGame = Annotated[str | None, Parameter(help="The game; `eldertable games` lists them.")]
Seats = Annotated[str | None, Parameter(help="How many sit down, or a list of who.")]
Seed = Annotated[int, Parameter(help="The first game's seed; the others follow it one by one.")]
Options = Annotated[list[str] | None, Parameter(name="--option", help="NAME=VALUE; may be repeated.")]
Preset = Annotated[str | None, Parameter(help="A named set of options.")]
Reasons = Annotated[bool, Parameter(help="Novices say in a sentence why they move so.")]
Content = Annotated[Path | None, Parameter(help="A folder of content in place of the game's own.")]
Games = Annotated[int, Parameter(name=("-n", "--number"), help="How many games.")]
Workers = Annotated[int | None, Parameter(help="How many processes; left out, one per core.")]
NoRuleNumbers = Annotated[
    bool,
    Parameter(help="Leave out the numbers of rules behind the sentences, for the ear; ? still tells them."),
]
Playouts = Annotated[
    int | None, Parameter(help="Bots that think play on so often for a decision, whatever their level.")
]
Seconds = Annotated[
    float | None, Parameter(help="Bots that think think so long over a decision, whatever their level.")
]
Trusted = Annotated[bool, Parameter(help="Hand bots of your own the table as it is, secrets and all.")]
Faults = Annotated[
    str, Parameter(help="What a fault of a bot of your own means: a random answer, or loss of the game.")
]
Patience = Annotated[float, Parameter(help="How many seconds a bot of your own may think over a decision.")]
OwnBots = Annotated[
    bool, Parameter(help="Let the saved game start the bots of its own that it names: their code is run.")
]
Language = Annotated[str, Parameter(help="The language: en or pl.")]


def open_game(name: str | None, content: Path | None = None) -> Game:
    """A game by its name; the only one, if none is named."""
    known = et.games()
    if name is None and len(known) != 1:
        raise UnknownGame(f"which game? games: {', '.join(known) or 'none is installed'}")
    return et.game(known[0] if name is None else name, content)


def seated(
    text: str | None,
    game: Game,
    number: Callable[[int], list[str]],
    allowed: Sequence[str],
    guests: bool = True,
) -> list[str]:
    """Who sits where, from a number or a list; `guests`: bots of one's own, too."""
    if text is None or (text.strip().isdecimal() and len(text) < 10):
        return number(game.default_seats if text is None else int(text))
    who = [one.strip() for one in text.split(",")]
    for one in who:
        kind, colon, _ = one.partition(":")
        if guests and kind != PERSON and kind not in allowed and is_guest(one):
            continue
        if kind not in allowed or (colon and kind != PERSON):
            brought = installed_guests() if guests else []
            known = ", ".join(
                f"{PERSON}, {PERSON}:NAME" if one == PERSON else one for one in [*allowed, *brought]
            )
            own = ", or MODULE:BOT of your own" if guests else ""
            raise BadOption(f"{one!r} cannot sit down; seats: a number, or a list of {known}{own}")
    return who


def person_and_bots(count: int) -> list[str]:
    """One person against so many bots that all seats are taken."""
    return [PERSON, *["greedy"] * (count - 1)][:count]


def agreed_options(given: list[str] | None) -> dict[str, str]:
    """What was said with --option, by name."""
    pairs = [text.partition("=") for text in given or []]
    for name, equals, _ in pairs:
        if not equals:
            raise BadOption(f"--option {name!r} has no value; write NAME=VALUE")
    return {name.strip(): value for name, _, value in pairs}


def fault_line(faults: Sequence[str], lost: int = 0) -> Line:
    """How many faults bots of one's own made, which was the first, and how many games they lost by them."""
    counted = "1 fault" if len(faults) == 1 else f"{len(faults):,} faults"
    games = f", {lost:,} games lost by them" if lost else ""
    return line((f"{counted}{games}; the first: {faults[0]}", "bad"))


@contextmanager
def progress_bar() -> Iterator[Callable[[int, int], None]]:
    """A bar on the error stream, if somebody can see it; call it with how much of how much is done."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def load_match(file: Path, content: Path | None, to: int | None = None) -> Match:
    """The match in a file, or its first entries; errors name the file."""
    try:
        record = Record.read(file)
        count = len(record.entries)
        if to is not None and not 0 <= to <= count:
            raise BadOption(f"{file} has {count} entries; --to takes a number from 0 to {count}")
        part = Record(record.header, record.entries[:to])
        return Match.load(part.text(), partial(open_game, content=content))
    except Diverged as error:
        raise Diverged(f"{file}: {error}", error.entry) from None
    except BadRecord as error:
        words = str(error)
        raise BadRecord(words if words.startswith(str(file)) else f"{file}: {words}") from None
