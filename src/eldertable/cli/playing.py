"""Commands to play: play, learn, replay, review, serve."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from platformdirs import user_data_path

import eldertable as et
from eldertable.bots import BOTS, Guest, Terms, is_guest, make_bot
from eldertable.bots.aloud import novice_says_why
from eldertable.bots.hints import HINTERS, advise, must_give_hints
from eldertable.bots.review import BUDGET
from eldertable.bots.review import review as look_back
from eldertable.cli.asking import (
    PERSON,
    AnyGame,
    Content,
    Language,
    NoRuleNumbers,
    Options,
    OwnBots,
    Patience,
    Preset,
    Reasons,
    Seats,
    Trusted,
    agreed_options,
    app,
    fault_line,
    load_match,
    open_game,
    person_and_bots,
    progress_bar,
    seated,
)
from eldertable.kernel import BadOption, BadRecord, Diverged, Game
from eldertable.kernel.dice import key_of, luck_of_bots
from eldertable.kernel.lessons import Lesson
from eldertable.match import Match
from eldertable.match.course import Course, topics_without, what_it_teaches
from eldertable.match.course import title as lesson_title
from eldertable.text.choice import meant
from eldertable.text.line import line
from eldertable.text.play import Client
from eldertable.text.review import review_lines
from eldertable.text.screen import Screen
from eldertable.text.story import tell_match
from eldertable.text.words import LOCALES, client_words, spoken

NOBODY = "off"
"""Who gives no hints."""


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
    own_bots: OwnBots = False,
    plain: Annotated[bool, Parameter(help="No colour and nothing drawn, as in a pipe.")] = False,
    no_rule_numbers: NoRuleNumbers = False,
    hints: Annotated[
        str, Parameter(help="Who gives hints: adept (sooner), master (looks longer), or off: nobody.")
    ] = HINTERS[-1],
    reasons: Reasons = True,
    trusted: Trusted = False,
    patience: Patience = 10.0,
) -> None:
    """Play a game in the terminal, against bots or with friends at one screen.

    Seats: a number (you and greedy bots), or a list of you, you:NAME and bots (`eldertable bots`), also your own:
    MODULE:NAME or program:COMMAND (docs/your-own-bot.md).
    """
    terms = Terms(trusted, seconds=patience)
    if hints != NOBODY:
        must_give_hints(hints)
    hint = None if hints == NOBODY else partial(advise, level=hints)
    screen = Screen(plain=True if plain else None, rule_numbers=not no_rule_numbers)
    if saved is not None and (game, seats, seed, option, preset) != (None,) * 5:
        raise BadOption(
            "--from goes on with what was agreed: leave out the game, seats, seed, options and preset"
        )
    if saved is None:
        opened = open_game(game or _chosen_game(screen, lang), content)
        spoken(opened, lang)
        who = seated(seats, opened, person_and_bots, [PERSON, *BOTS])
        match = Match.open(opened, who, seed, agreed_options(option), preset)
    else:
        match = load_match(saved, content)
        spoken(match.game, lang)
        if not own_bots:
            _must_name_no_guests(saved, match.header.who)
    luck = luck_of_bots(key_of(match.header.seed))
    bots = {
        seat: make_bot(one, luck + seat, hurried=True, terms=terms)
        for seat, one in enumerate(match.header.who)
        if one in BOTS or _is_guest(one)
    }
    guests = [bot for bot in bots.values() if isinstance(bot, Guest)]
    left = None if screen.piped or len(bots) == match.seats else _left(match)
    try:
        minds = {seat: bot.answer for seat, bot in bots.items()}
        Client(match, minds, hint, screen, lang, left, novice_says_why if reasons else None).run()
    finally:
        for guest in guests:
            guest.leave()
        if faults := [fault for guest in guests for fault in guest.faults]:
            screen.show(fault_line(faults))


def _is_guest(one: str) -> bool:
    """Whether this is a bot of one's own that sits there, and no person."""
    return one.partition(":")[0] != PERSON and one not in BOTS and is_guest(one)


def _must_name_no_guests(saved: Path, who: Sequence[str]) -> None:
    """A file that somebody sent is no reason to run what it names."""
    if named := [one for one in dict.fromkeys(who) if _is_guest(one)]:
        raise BadOption(
            f"{saved} would start bots of its own, and so run their code: {', '.join(named)}; "
            "if you trust them, say --own-bots"
        )


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
        for one in [open_game(game)] if game else map(et.game, et.games()):
            _list_lessons(screen, one, lang if lang in one.locales else "en")
        return
    opened = open_game(game or _chosen_game(screen, lang))
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
    Client(match, bots, advise, screen, lang).run()


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
        match = load_match(file, content, to)
    except Diverged as error:
        diverged = error
        match = load_match(file, content, error.entry - 1)
    tell_match(Screen(rule_numbers=not no_rule_numbers), match, spoken(match.game, lang))
    if diverged is not None:
        raise diverged
    print(f"{match.replay()}, entries: {len(match.entries)}")


@app.command
def review(
    file: Annotated[Path, Parameter(help="A saved game that is over.")],
    /,
    *,
    seat: Annotated[
        int | None, Parameter(help="Whose decisions, from 1 on; left out, the first person's.")
    ] = None,
    budget: Annotated[
        int, Parameter(help="How many answers are considered for each decision, about.")
    ] = BUDGET,
    lang: Language = "en",
    content: Content = None,
    no_rule_numbers: NoRuleNumbers = False,
) -> None:
    """Look back at a game: your chance over time, what decided it, and where another answer was better.

    Every decision is thought about from what the seat knew then.
    """
    match = load_match(file, content)
    spoken(match.game, lang)
    people = [at for at, one in enumerate(match.header.who) if one.partition(":")[0] == PERSON]
    looked = seat - 1 if seat is not None else people[0] if people else 0
    try:
        with progress_bar() as progress:
            found = look_back(match, looked, lang, budget, progress)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None
    Screen(rule_numbers=not no_rule_numbers).show(*review_lines(match, found, client_words(lang), lang))


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
    webhook: Annotated[
        str | None, Parameter(help="An address of yours that is told whose move it is, if they are away.")
    ] = None,
    allow_webhooks: Annotated[
        bool, Parameter(help="People may give such an address of their own.", negative="")
    ] = False,
    push_key: Annotated[
        Path | None,
        Parameter(
            help="Call people by their browsers, with the key in this file; it is made if it is missing."
        ),
    ] = None,
    push_contact: Annotated[
        str, Parameter(help="Whom push services may turn to: mailto:you@games.example")
    ] = "",
    no_browser: Annotated[bool, Parameter(help="Do not open a browser.")] = False,
) -> None:
    """Play in the browser: serve tables for you, your friends and bots."""
    # Only here, because no other command needs a server.
    from eldertable.server.run import calls, settings
    from eldertable.server.run import serve as run

    calling = calls(webhook, allow_webhooks, push_key, push_contact)
    run(settings(db, public_url, bot_pause, workers, reading, calling), host, port, not no_browser, print)
