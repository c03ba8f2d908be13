"""Commands to read of games: games, bots, rules."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import eldertable as et
from eldertable.bots import ABOUT, BOTS, LEVELS, installed_guests
from eldertable.cli.asking import AnyGame, Language, app, open_game
from eldertable.kernel import BadOption, EldertableError, Game
from eldertable.kernel.dossiers import chosen_by, preset_dossier
from eldertable.kernel.options import Option, typed
from eldertable.lab.coverage import checkout, coverage
from eldertable.lab.strength import HEADS, cells, strengths
from eldertable.lab.where import find_rule
from eldertable.lab.where import where as where_is
from eldertable.text.dossier import told
from eldertable.text.guide import glossary_lines, guide_lines, said_in
from eldertable.text.line import BLANK, Line, line
from eldertable.text.screen import Screen
from eldertable.text.story import rule_lines
from eldertable.text.words import client_words, spoken


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


@app.command
def bots() -> None:
    """The bots there are, how much they think, what they are, and how strong tournaments found them."""
    screen = Screen()
    rows = []
    for name in BOTS:
        level = LEVELS.get(name)
        thinks = (
            ""
            if level is None
            else f"{level.playouts} playouts a decision, {level.seconds:g} s at most where people wait"
        )
        rows.append([line(name), line(thinks), line(ABOUT[name])])
    rows += [
        [line(name), line(""), line("comes with a package that is installed here")]
        for name in installed_guests()
        if name not in BOTS
    ]
    screen.table(["bot", "budget", "about"], rows)
    for name, found in groupby(strengths(), key=lambda one: one.game):
        screen.show(BLANK, line((et.game(name).title, "zone")))
        screen.table(["table", *HEADS], [[line(cell) for cell in (one.table, *cells(one))] for one in found])


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
            line(f"{option.allowed()}; default: {typed(option.default)}", depth=1),
            *_worth_knowing(game, option.name, chosen_by(game, option) if option.kind == "bool" else ""),
        )
        for value, called in _called(game, option):
            screen.show(
                line(f"{value}: {called}", depth=2), *_dossier(game, chosen_by(game, option, value), 4)
            )
    for seats, more in game.defaults_by_seats.items():
        screen.show(line(f"with {seats} seats, if nothing else is said: {_chosen(more)}"))
    for name, preset in game.presets.items():
        screen.show(
            line("preset ", (name, "zone"), f": {_chosen(preset)}"),
            *_worth_knowing(game, name, preset_dossier(game, name)),
        )
        for seats, more in game.presets_by_seats.get(name, {}).items():
            screen.show(line(f"with {seats} seats: {_chosen(more)}", depth=1))


def _worth_knowing(game: Game, name: str, dossier: str) -> list[Line]:
    """What is worth knowing of an option or a preset: its dossier, which says all of it, else the sentence about it."""
    about = game.about(name, game.locales[0])
    return _dossier(game, dossier, 2) or [line(about, depth=1) for _ in [about] if about]


def _dossier(game: Game, dossier: str, depth: int) -> list[Line]:
    """What is worth knowing of something that can be chosen, if anything is."""
    known = game.dossiers(game.locales[0]).get(dossier)
    return [] if known is None else told(known, client_words(game.locales[0]), depth)


def _chosen(options: Mapping[str, Any]) -> str:
    """Options as the command line takes them."""
    return ", ".join(f"{option}={typed(value)}" for option, value in options.items())


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
    opened = open_game(game)
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
