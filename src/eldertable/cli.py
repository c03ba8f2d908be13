"""The command line: play, learn, serve, simulate, check, replay, rules, games, bench."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter
from platformdirs import user_data_path
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import eldertable as et
from eldertable import lab
from eldertable.bots import BOTS, make_bot
from eldertable.kernel import BadOption, BadRecord, Diverged, EldertableError, Game, RulesError, UnknownGame
from eldertable.kernel.dice import key_of, luck_of_bots
from eldertable.kernel.dossiers import chosen_by, preset_dossier
from eldertable.kernel.lessons import Lesson
from eldertable.kernel.options import Option
from eldertable.lab.coverage import checkout, coverage
from eldertable.lab.where import find_rule
from eldertable.lab.where import where as where_is
from eldertable.match import Match, Record
from eldertable.match.course import Course, topics_without, what_it_teaches
from eldertable.match.course import title as lesson_title
from eldertable.text.choice import meant
from eldertable.text.dossier import told
from eldertable.text.guide import glossary_lines, guide_lines, said_in
from eldertable.text.line import BLANK, Line, harmless, line
from eldertable.text.play import Client
from eldertable.text.screen import Screen
from eldertable.text.story import rule_lines, tell_match
from eldertable.text.words import LOCALES, client_words, spoken

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
Content = Annotated[Path | None, Parameter(help="A folder of content in place of the game's own.")]
Games = Annotated[int, Parameter(name=("-n", "--number"), help="How many games.")]
Workers = Annotated[int | None, Parameter(help="How many processes; left out, one per core.")]
NoRuleNumbers = Annotated[
    bool,
    Parameter(help="Leave out the numbers of rules behind the sentences, for the ear; ? still tells them."),
]
Language = Annotated[str, Parameter(help="The language: en or pl.")]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code: 0 done, 1 something went wrong, 2 it was not understood."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a strange letter is no reason to stop a game
    try:
        code = app(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()
    except CycloptsError as error:
        asked = " ".join(["eldertable", *(error.command_chain or ())])
        return _fail(f"{error} See {asked} --help", 2)
    except (BadOption, UnknownGame) as error:
        return _fail(str(error), 2)
    except EldertableError as error:
        return _fail(str(error), 1)
    except RulesError as error:
        return _fail(f"the rules of this game are broken, which is not your fault: {error}", 1)
    except KeyboardInterrupt:
        return _fail("stopped", 130)
    except BrokenPipeError:
        # Whoever read the output has had enough. Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code if isinstance(code, int) else 0


def _fail(words: str, code: int) -> int:
    print(f"eldertable: {harmless(' '.join(words.split()))}", file=sys.stderr)
    return code


# --- what several commands understand -----------------------------------------------------------------------


def _open_game(name: str | None, content: Path | None = None) -> Game:
    """A game by its name; the only one, if none is named."""
    known = et.games()
    if name is None and len(known) != 1:
        raise UnknownGame(f"which game? games: {', '.join(known) or 'none is installed'}")
    return et.game(known[0] if name is None else name, content)


def _seated(
    text: str | None, game: Game, number: Callable[[int], list[str]], allowed: Sequence[str]
) -> list[str]:
    """Who sits where, from a number or a list."""
    if text is None or (text.strip().isdecimal() and len(text) < 10):
        return number(game.default_seats if text is None else int(text))
    who = [one.strip() for one in text.split(",")]
    for one in who:
        kind, colon, _ = one.partition(":")
        if kind not in allowed or (colon and kind != PERSON):
            known = ", ".join(f"{PERSON}, {PERSON}:NAME" if one == PERSON else one for one in allowed)
            raise BadOption(f"{one!r} cannot sit down; seats: a number, or a list of {known}")
    return who


def _person_and_bots(count: int) -> list[str]:
    return [PERSON, *["greedy"] * (count - 1)][:count]


def _options(given: list[str] | None) -> dict[str, str]:
    pairs = [text.partition("=") for text in given or []]
    for name, equals, _ in pairs:
        if not equals:
            raise BadOption(f"--option {name!r} has no value; write NAME=VALUE")
    return {name.strip(): value for name, _, value in pairs}


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    """A bar on the error stream, if somebody can see it; call it with how much of how much is done."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _load_match(file: Path, content: Path | None, to: int | None = None) -> Match:
    """The match in a file, or its first entries; errors name the file."""
    try:
        record = Record.read(file)
        count = len(record.entries)
        if to is not None and not 0 <= to <= count:
            raise BadOption(f"{file} has {count} entries; --to takes a number from 0 to {count}")
        part = Record(record.header, record.entries[:to])
        return Match.load(part.text(), partial(_open_game, content=content))
    except Diverged as error:
        raise Diverged(f"{file}: {error}", error.entry) from None
    except BadRecord as error:
        words = str(error)
        raise BadRecord(words if words.startswith(str(file)) else f"{file}: {words}") from None


# --- playing ------------------------------------------------------------------------------------------------


@app.command
def play(
    game: AnyGame = None,
    /,
    *,
    seats: Seats = None,
    seed: Annotated[int | None, Parameter(help="To play the same game again; left out, by chance.")] = None,
    lang: Language = "en",
    option: Options = None,
    preset: Preset = None,
    content: Content = None,
    saved: Annotated[Path | None, Parameter(name="--from", help="Go on with a saved game.")] = None,
    plain: Annotated[bool, Parameter(help="No colour and nothing drawn, as in a pipe.")] = False,
    no_rule_numbers: NoRuleNumbers = False,
) -> None:
    """Play a game in the terminal, against bots or with friends at one screen.

    Seats: a number (you and greedy bots), or a list of you, you:NAME, greedy, random.
    """
    screen = Screen(plain=True if plain else None, rule_numbers=not no_rule_numbers)
    if saved is not None and (game, seats, seed, option, preset) != (None,) * 5:
        raise BadOption(
            "--from goes on with what was agreed: leave out the game, seats, seed, options and preset"
        )
    if saved is None:
        opened = _open_game(game or _chosen_game(screen, lang), content)
        spoken(opened, lang)
        who = _seated(seats, opened, _person_and_bots, [PERSON, *BOTS])
        match = Match.open(opened, who, seed, _options(option), preset)
    else:
        match = _load_match(saved, content)
        spoken(match.game, lang)
    luck = luck_of_bots(key_of(match.header.seed))
    bots = {
        seat: make_bot(one, luck + seat).answer for seat, one in enumerate(match.header.who) if one in BOTS
    }
    left = None if screen.piped or len(bots) == match.seats else _left(match)
    Client(match, bots, make_bot("greedy", luck).answer, screen, lang, left).run()


@app.command
def learn(
    game: AnyGame = None,
    lesson: Annotated[str | None, Parameter(help="Which lesson; left out, the first.")] = None,
    /,
    *,
    listed: Annotated[bool, Parameter(name="--list", help="List the lessons.")] = False,
    lang: Language = "en",
    plain: Annotated[bool, Parameter(help="No colour and nothing drawn, as in a pipe.")] = False,
    no_rule_numbers: NoRuleNumbers = False,
) -> None:
    """Learn a game in the terminal: a lesson says what to try, then you play on from where it ends."""
    screen = Screen(plain=True if plain else None, rule_numbers=not no_rule_numbers)
    if listed:
        for one in [_open_game(game)] if game else map(et.game, et.games()):
            _list_lessons(screen, one, lang if lang in one.locales else "en")
        return
    opened = _open_game(game or _chosen_game(screen, lang))
    spoken(opened, lang)
    chosen = _lesson(opened, lesson)
    match = Course.open(
        opened, chosen, ["greedy" if seat != chosen.seat else PERSON for seat in range(chosen.seats)]
    )
    screen.show(
        line((client_words(lang)("lesson-begins", title=lesson_title(opened, chosen, lang)), "muted"))
    )
    luck = luck_of_bots(key_of(match.header.seed))
    bots = {
        seat: make_bot("greedy", luck + seat).answer for seat in range(match.seats) if seat != chosen.seat
    }
    Client(match, bots, make_bot("greedy", luck).answer, screen, lang).run()


def _lesson(game: Game, name: str | None) -> Lesson:
    """A lesson by its name, or the first."""
    if name is None and game.lessons:
        return next(iter(game.lessons.values()))
    found = game.lessons.get(name or "")
    if found is None:
        raise BadOption(f"{game.name} has no lesson {name!r}; lessons: {', '.join(game.lessons) or 'none'}")
    return found


def _list_lessons(screen: Screen, game: Game, lang: str) -> None:
    """The lessons of a game, and what has none yet."""
    words = client_words(lang)
    screen.title(game.words(lang)("title"))
    for lesson in game.lessons.values():
        title = lesson_title(game, lesson, lang)
        screen.show(
            line(words("lesson-list", game=game.name, name=lesson.name, title=title, steps=len(lesson.step))),
            line((what_it_teaches(game, lesson, lang), "muted"), depth=1),
        )
    if not game.lessons:
        screen.show(line(words("lesson-none", game=game.title)))
    if without := topics_without(game, lang):
        screen.show(line((words("lesson-without", names=", ".join(without)), "muted")))


def _left(match: Match) -> Path:
    """Where a game is kept if somebody leaves without saving it."""
    folder = user_data_path("eldertable", appauthor=False) / "left"
    # The file's name is shown: it must not be the key of the dice.
    return folder / f"{match.game.name}-{luck_of_bots(key_of(match.header.seed))}.jsonl"


def _chosen_game(screen: Screen, lang: str) -> str | None:
    """Which game, asked until it is answered if there are several; None if there will be no answer."""
    known = et.games()
    if len(known) < 2:
        return None
    titles = [et.game(name).title for name in known]
    words = client_words(lang if lang in LOCALES else "en")
    screen.show(*(line((f"{number}. ", "number"), title) for number, title in enumerate(titles, 1)))
    found: list[int] = []
    while len(found) != 1:
        screen.show(line((words("which-game", count=len(titles)), "prompt")))
        typed = screen.ask("> ")
        if typed is None:
            return None
        found = meant(typed, titles)
    return known[found[0]]


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A saved game.")],
    /,
    *,
    to: Annotated[int | None, Parameter(help="Only so many entries.")] = None,
    lang: Language = "en",
    content: Content = None,
    no_rule_numbers: NoRuleNumbers = False,
) -> None:
    """Tell a saved game in sentences: EXACT, if it goes as it went, or where it goes otherwise."""
    diverged: Diverged | None = None
    try:
        match = _load_match(file, content, to)
    except Diverged as error:
        diverged = error
        match = _load_match(file, content, error.entry - 1)
    tell_match(Screen(rule_numbers=not no_rule_numbers), match, spoken(match.game, lang))
    if diverged is not None:
        raise diverged
    print(f"{match.replay()}, entries: {len(match.entries)}")


@app.command
def serve(
    *,
    host: Annotated[
        str, Parameter(help="Where to listen; 0.0.0.0 for everybody on your network.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(help="At which port; 0: any that is free.")] = 8000,
    db: Annotated[
        str | None, Parameter(help="An SQLite file or postgresql://...; left out, your own.")
    ] = None,
    public_url: Annotated[
        str | None, Parameter(help="The address that people open, if it is another, e.g. behind a proxy.")
    ] = None,
    bot_pause: Annotated[float, Parameter(help="Seconds between two moves of bots.")] = 0.0,
    reading: Annotated[
        float, Parameter(help="Seconds for which a story lies open, and bots wait for its readers, at most.")
    ] = 20.0,
    workers: Annotated[
        int | None, Parameter(help="Processes in which bots think; left out, all but one core.")
    ] = None,
    no_browser: Annotated[bool, Parameter(help="Do not open a browser.")] = False,
) -> None:
    """Play in the browser: serve tables for you, your friends and bots."""
    # Only here, because no other command needs a server.
    from eldertable.server.run import serve as run
    from eldertable.server.run import settings

    run(settings(db, public_url, bot_pause, workers, reading), host, port, not no_browser, print)


# --- studying -----------------------------------------------------------------------------------------------


@app.command
def simulate(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    n: Games = 100,
    seed: Seed = 0,
    workers: Workers = None,
    as_json: Annotated[bool, Parameter(name="--json", help="Print one JSON object.")] = False,
    option: Options = None,
    preset: Preset = None,
    content: Content = None,
) -> int:
    """Play many games between bots and count who wins.

    Seats: a number (of greedy bots), or a list of greedy, random.
    """
    opened = _open_game(game, content)
    who = _seated(seats, opened, lambda count: ["greedy"] * count, list(BOTS))
    agreed = _options(option)
    with _progress() as progress:
        result = lab.simulate(
            opened, who, n, seed=seed, workers=workers, options=agreed, preset=preset, progress=progress
        )
    if as_json:
        print(json.dumps({"game": opened.name, "preset": preset, "options": agreed, **result.report()}))
    else:
        _show_simulation(opened, result)
    return 1 if result.errors else 130 if result.stopped else 0


def _show_simulation(game: Game, result: lab.Simulation) -> None:
    screen = Screen()
    seats = len(result.who)
    screen.title(f"{game.title}, {seats} {'seat' if seats == 1 else 'seats'}")
    rounds = "" if result.mean_rounds is None else f" and {result.mean_rounds:.2f} rounds"
    screen.show(
        line(f"{result.games:,} games, {result.finished:,} finished, {result.errors:,} errors"),
        line(f"{result.decisions:,} decisions in {result.seconds:.1f} s: {result.speed:,.0f} a second"),
        line(f"a game has {result.length:,.1f} decisions{rounds} on average"),
    )
    rows = [
        (
            f"seat {seat}",
            who,
            f"{wins:,}",
            f"{wins / max(1, result.finished):.1%}",
            f"{low:.1%} to {high:.1%}",
        )
        for seat, (who, wins, (low, high)) in enumerate(
            zip(result.who, result.wins, result.intervals(), strict=True)
        )
    ]
    screen.table(["", "bot", "wins", "share", "95% interval"], [[line(cell) for cell in row] for row in rows])
    low, high = lab.wilson(result.shared, result.finished)
    together = f"{result.shared / max(1, result.finished):.1%}, {low:.1%} to {high:.1%}"
    screen.show(
        line(
            f"won by several together: {result.shared:,} ({together}); by others or nobody: {result.others:,}"
        )
    )
    if result.roles:
        _show_roles(screen, result)
    endings = sorted(result.endings.items(), key=lambda one: -one[1])
    screen.show(line("ended by: " + ", ".join(f"{rule or 'its rules'} {n:,}" for rule, n in endings)))
    for broken in result.broken:
        screen.show(line((f"seed {broken.seed} broke off: {broken.words}", "bad")))
        screen.show(line(f"after the answers {json.dumps(broken.answers)}"))
    if result.stopped:
        screen.show(line(("stopped early", "bad")))


def _show_roles(screen: Screen, result: lab.Simulation) -> None:
    """Who won, by what they played; a fair share is 1.00."""
    rows = []
    for role in sorted(result.roles):
        count = result.roles[role]
        low, high = lab.wilson(count.won, count.played)
        rows.append(
            (
                role,
                f"{count.played:,}",
                f"{count.won:,}",
                f"{count.won / count.played:.1%}",
                f"{low:.1%} to {high:.1%}",
                f"{count.won / count.fair:.2f}",
            )
        )
    screen.table(
        ["role", "games", "won", "share", "95% interval", "of a fair share"],
        [[line(cell) for cell in row] for row in rows],
    )


@app.command
def check(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    n: Games = 10,
    seed: Seed = 0,
    workers: Workers = None,
    option: Options = None,
    every: Annotated[bool, Parameter(help="Look at everything at every decision.")] = False,
    content: Content = None,
) -> int:
    """The conformance suite: does a game do all that everything else relies on?

    Plays n games for each number of seats and each variant. Seats: a number, or a list of greedy, random.
    """
    opened = _open_game(game, content)
    who = None if seats is None else _seated(seats, opened, lambda count: ["random"] * count, list(BOTS))
    agreed = _options(option)
    with _progress() as progress:
        checked = lab.check(
            opened, n, seats=who, options=agreed, every=every, seed=seed, workers=workers, progress=progress
        )
    if checked.failure is not None:
        if checked.failure.unplayed:
            print(f"FAILED: {checked.failure.words}")
        else:
            _show_failure(checked.failure, checked.games)
        return 1
    stopped = ", stopped early" if checked.stopped else ""
    print(
        f"{opened.name}: {checked.games:,} games, {checked.decisions:,} decisions, {checked.lessons:,} lessons, "
        f"{checked.dossiers:,} dossiers, nothing wrong{stopped}"
    )
    print(
        f"{checked.refused.total():,} refusals in {len(checked.refused)} sentences, "
        f"{checked.general:.1%} of them say only that it is not possible now"
    )
    return 130 if checked.stopped else 0


def _show_failure(failure: lab.CheckFailure, games: int) -> None:
    """What failed, the command that shows it again, and all that the position follows from."""
    again = ["eldertable", "check", failure.game, "-n", "1", "--seed", str(failure.seed)]
    again += ["--seats", ",".join(failure.who) or "0"]
    for name, value in failure.options.items():
        if value is not None:
            again += ["--option", f"{name}={_written(value)}"]
    print(f"FAILED in game {games + 1} after {len(failure.answers)} answers: {failure.words}")
    print(f"again:   {shlex.join(again)}")
    print(f"new:     seats={len(failure.who)}, seed={failure.seed}, options={dict(failure.options)}")
    print(f"answers: {json.dumps(failure.answers)} as [seat, answer]")


def _written(value: Any) -> str:
    """The value of an option as it is typed."""
    if value is None:
        return "open"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)) and not value:
        return "none"
    return ",".join(map(_written, value)) if isinstance(value, (list, tuple)) else str(value)


# --- reading ------------------------------------------------------------------------------------------------


@app.command
def games(game: Annotated[str | None, Parameter(help="Say more of this one.")] = None, /) -> None:
    """The games there are; with a name, its options and presets."""
    screen = Screen()
    if game is not None:
        _show_game(screen, et.game(game))
        return
    rows = [
        (one.name, one.title, _seat_counts(one), ", ".join(one.locales)) for one in map(et.game, et.games())
    ]
    screen.table(["game", "title", "seats", "languages"], [[line(cell) for cell in row] for row in rows])


def _show_game(screen: Screen, game: Game) -> None:
    screen.title(game.title)
    screen.show(line(f"seats: {_seat_counts(game)}; languages: {', '.join(game.locales)}"), BLANK)
    for option in game.options:
        screen.show(
            line(
                (option.name, "zone"),
                f": {option.label}",
                (f" [{option.rule}]" if option.rule else "", "rule"),
            ),
            line(f"{option.allowed()}; default: {_written(option.default)}", depth=1),
            *(line(about, depth=1) for about in [game.about(option.name, game.locales[0])] if about),
            *(_dossier(game, chosen_by(game, option), 2) if option.kind == "bool" else ()),
        )
        for value, called in _called(game, option):
            screen.show(
                line(f"{value}: {called}", depth=2), *_dossier(game, chosen_by(game, option, value), 4)
            )
    for seats, more in game.defaults_by_seats.items():
        screen.show(line(f"with {seats} seats, if nothing else is said: {_chosen(more)}"))
    for name, preset in game.presets.items():
        about = game.about(name, game.locales[0])
        screen.show(
            line("preset ", (name, "zone"), f": {_chosen(preset)}"),
            *_dossier(game, preset_dossier(game, name), 2),
            *(line(about, depth=1) for _ in [about] if about),
        )
        for seats, more in game.presets_by_seats.get(name, {}).items():
            screen.show(line(f"with {seats} seats: {_chosen(more)}", depth=1))


def _dossier(game: Game, dossier: str, depth: int) -> list[Line]:
    """What is worth knowing of something that can be chosen, if anything is."""
    known = game.dossiers(game.locales[0]).get(dossier)
    return [] if known is None else told(known, client_words(game.locales[0]), depth)


def _chosen(options: Mapping[str, Any]) -> str:
    """Options as the command line takes them."""
    return ", ".join(f"{option}={_written(value)}" for option, value in options.items())


def _called(game: Game, option: Option) -> list[tuple[str, str]]:
    """The values of an option of which there is something to tell, with what they are called."""
    if option.kind != "choice":
        return []
    named = [(str(value), game.choice_words(option, value, game.locales[0])) for value in option.choices]
    known = game.dossiers(game.locales[0])
    return [
        (value, called)
        for value, called in named
        if value.casefold() != called.casefold() or chosen_by(game, option, value) in known
    ]


def _seat_counts(game: Game) -> str:
    counts = ", ".join(map(str, game.seats))
    return f"{counts} (default {game.default_seats})"


@app.command
def rules(
    game: AnyGame = None,
    words: Annotated[str | None, Parameter(help="A rule's number, a section, or words it contains.")] = None,
    /,
    *,
    uncovered: Annotated[
        bool, Parameter(name="--coverage", help="In a checkout: ids that no test cites.")
    ] = False,
    summary: Annotated[bool, Parameter(help="In a checkout: a line per game.")] = False,
    where: Annotated[
        str | None, Parameter(help="An id: print the lines of ledger, code, content and tests that carry it.")
    ] = None,
    guide: Annotated[bool, Parameter(help="One readable page instead: goal, round, actions, signs.")] = False,
    glossary: Annotated[bool, Parameter(help="The words of the game instead, and what they mean.")] = False,
    lang: Language = "en",
) -> None:
    """The rules of a game, numbered, or its guide; which rules the tests hold; or where one stands."""
    if where is not None:
        if words is not None:
            raise BadOption(f"--where takes one id and no words; leave out {words!r}")
        _show_where(game, where)
        return
    if uncovered or summary:
        _show_coverage(game, summary)
        return
    if game is not None and words is None and (owner := _game_with_rule(game)):
        game, words = owner, game
    opened = _open_game(game)
    if guide or glossary:
        _show_guide(opened, words, guide, lang)
        return
    found = list(opened.rules.rules.values()) if words is None else opened.rules.find(words)
    if not found:
        raise BadOption(f"{opened.name} has no rule {words!r}; `eldertable rules {opened.name}` prints all")
    screen = Screen()
    for section in dict.fromkeys(rule.section for rule in found):
        screen.show(line((section, "title")))
        screen.show(*rule_lines((rule for rule in found if rule.section == section), sources=True), BLANK)


def _show_guide(game: Game, words: str | None, whole: bool, lang: str) -> None:
    """The guide or the words of the game; of these, with `words`, what is called so."""
    spoken(game, lang)
    written = game.guide(lang)
    title = client_words(lang)("guide-words")
    if words is not None:
        lines = said_in(written, words)
        if not lines:
            raise BadOption(client_words(lang)("no-guide", words=words))
    else:
        lines = guide_lines(written, title) if whole else glossary_lines(written, title)
    Screen().show(*lines)


def _game_with_rule(rule: str) -> str | None:
    """The game whose ledger has a rule of this number."""
    return next((name for name in et.games() if rule.upper() in et.game(name).rules), None)


def _show_coverage(name: str | None, summary: bool) -> None:
    known = [et.game(one) for one in et.games()]
    wanted = known if name is None else [et.game(name)]
    for one in coverage(wanted, checkout(Path.cwd()), known):
        if summary:
            print(
                f"{one.game}: {one.ids} ids, {one.tested} tested, {one.marked} marked, {len(one.missing)} missing"
            )
        else:
            print("".join(f"{rule}\n" for rule in one.missing), end="")


def _show_where(name: str | None, rule: str) -> None:
    games = [et.game(one) for one in et.games()] if name is None else [et.game(name)]
    game, rule = find_rule(rule, games)
    here = Path.cwd()
    try:
        root = checkout(here)
    except EldertableError:
        root = None
    found = where_is(game, rule, root)
    groups = {"Ledger": found.ledger, "Code": found.code, "Content": found.content, "Tests": found.tests}
    for title, lines in groups.items():
        nothing = "none" if lines is not None else f"only in a checkout, and {here} is in none"
        print(f"{title}:" if lines else f"{title}: {nothing}")
        for one in lines or ():
            path = one.path.relative_to(here) if one.path.is_relative_to(here) else one.path
            print(f"{path}:{one.number}: {one.text}")


@app.command
def bench(
    *arguments: Annotated[str, Parameter(allow_leading_hyphen=True, help="For bench/speed.py.")],
) -> int:
    """In a checkout: measure the speed, beside that of the peers."""
    root = checkout(Path.cwd())
    if not (root / "bench" / "speed.py").is_file():
        raise EldertableError(f"{root} has no bench/speed.py")
    return subprocess.run([sys.executable, "-m", "bench.speed", *arguments], cwd=root, check=False).returncode
