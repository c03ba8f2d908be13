"""Commands for campaigns: several games that tell one story."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

import eldertable as et
from eldertable import lab
from eldertable.bots import BOTS, make_bot
from eldertable.bots.aloud import novice_says_why
from eldertable.bots.hints import advise
from eldertable.cli.asking import (
    PERSON,
    AnyGame,
    Games,
    Language,
    Options,
    Preset,
    Reasons,
    Seats,
    Seed,
    Workers,
    agreed_options,
    app,
    open_game,
    person_and_bots,
    progress_bar,
    seated,
)
from eldertable.kernel import BadOption
from eldertable.kernel.dice import key_of, luck_of_bots
from eldertable.match.campaign import Campaign
from eldertable.text.line import line
from eldertable.text.play import Client
from eldertable.text.screen import Screen
from eldertable.text.words import spoken

campaign = App(name="campaign", help="Several games that tell one story: begin one, look at it, play on.")
app.command(campaign)

UNCHECKED = (
    "  It was played under other rules or with other cards: with this version its record can be neither checked"
    " nor played again."
)
STALE = (
    "It was begun under other rules or with other cards, and cannot go on with this version: it begins anew."
)

CampaignPath = Annotated[Path, Parameter(help="The file of the campaign.")]
Plain = Annotated[bool, Parameter(help="No colour and nothing drawn, as in a pipe.")]


@campaign.command
def new(
    file: CampaignPath,
    game: AnyGame = None,
    /,
    *,
    seats: Seats = None,
    preset: Preset = None,
    option: Options = None,
    plain: Plain = False,
) -> None:
    """Begin a campaign in a new file. Seats: as for play, without bots of your own. Options hold for all of its games."""
    if file.exists():
        raise BadOption(f"{file} is there already; give the name of a new file")
    opened = open_game(game or _with_campaign())
    who = seated(seats, opened, person_and_bots, [PERSON, *BOTS], guests=False)
    begun = Campaign(opened, who, preset or "", agreed_options(option))
    begun.save(file)
    _show(begun, Screen(plain=True if plain else None), "en")


@campaign.command
def show(file: CampaignPath, /, *, lang: Language = "en", plain: Plain = False) -> None:
    """The road so far, what everybody carries, and what comes next."""
    _show(Campaign.load(file, et.game), Screen(plain=True if plain else None), lang)


@campaign.command
def play(
    file: CampaignPath,
    /,
    *,
    seed: Annotated[int | None, Parameter(help="To play the same game again; left out, by chance.")] = None,
    lang: Language = "en",
    plain: Plain = False,
    reasons: Reasons = True,
) -> None:
    """Play the next game of a campaign, or go on with the one that was begun; what comes of it is kept in the file."""
    found = Campaign.load(file, et.game)
    spoken(found.game, lang)
    screen = Screen(plain=True if plain else None)
    if found.stale:
        screen.show(line((STALE, "bad")))
    match = found.next(seed)
    found.save(file)
    luck = luck_of_bots(key_of(match.header.seed))
    bots = {
        seat: make_bot(one, luck + seat, hurried=True).answer
        for seat, one in enumerate(match.header.who)
        if one in BOTS
    }
    try:
        Client(match, bots, advise, screen, lang, why=novice_says_why if reasons else None).run()
    finally:
        if match.over:
            found.take(match)
        found.save(file)
    if match.over:
        _show(found, screen, lang)


@campaign.command
def simulate(
    game: AnyGame = None,
    /,
    *,
    seats: Seats = None,
    n: Games = 20,
    seed: Seed = 0,
    workers: Workers = None,
    preset: Preset = None,
    option: Options = None,
    as_json: Annotated[bool, Parameter(name="--json", help="Print one JSON object.")] = False,
    plain: Plain = False,
) -> int:
    """Let bots play whole campaigns: how often each game is won, and how often each ending comes."""
    opened = open_game(game or _with_campaign())
    who = seated(seats, opened, lambda count: ["greedy"] * count, list(BOTS), guests=False)
    with progress_bar() as progress:
        result = lab.simulate_campaigns(
            opened,
            who,
            n,
            seed=seed,
            workers=workers,
            preset=preset or "",
            options=agreed_options(option),
            progress=progress,
        )
    if as_json:
        print(json.dumps({"game": opened.name, "preset": preset, **result.report()}))
    else:
        _show_simulated(opened.title, result, Screen(plain=True if plain else None))
    return 1 if result.broken else 130 if result.stopped else 0


def _show_simulated(title: str, result: lab.Campaigns, screen: Screen) -> None:
    screen.title(f"{title}, {result.campaigns:,} campaigns, {', '.join(result.who)}")
    rows = []
    for number, played in sorted(result.played.items()):
        won = result.won[number]
        low, high = lab.wilson(won, played)
        rows.append(
            (
                f"{number} {result.names[number]}",
                f"{won:,}",
                f"{won / played:.1%}",
                f"{low:.1%} to {high:.1%}",
            )
        )
    screen.table(["game", "won", "share", "95% interval"], [[line(cell) for cell in row] for row in rows])
    endings = [(f"{name}", f"{count:,}") for name, count in result.endings.most_common()]
    screen.table(["ending", "campaigns"], [[line(cell) for cell in row] for row in endings])
    for broken in result.broken:
        screen.show(line((f"seed {broken.seed} broke off: {broken.words}", "bad")))
    if result.stopped:
        screen.show(line(("stopped early", "bad")))


def _with_campaign() -> str:
    """The first game that has a campaign."""
    for name in et.games():
        game = et.game(name)
        if game.begin_campaign(game.default_seats, "") is not None:
            return name
    raise BadOption("no game here has a campaign")


def _show(found: Campaign, screen: Screen, lang: str) -> None:
    told = found.journey(lang)
    lines = [", ".join(f"{name} {count}" for name, count in told.marks) + "."]
    agreed = [found.game.preset_words(found.preset, lang)] if found.preset else []
    agreed += [
        f"{name}: {value}" if value else name for name, value in found.game.agreed_words(found.agreed, lang)
    ]
    if agreed:
        lines.append(f"Agreed on: {'; '.join(agreed)}.")
    coming = [chapter for chapter in told.chapters if chapter.stands == "next"]
    for chapter in told.chapters:
        if chapter.stands in ("won", "lost"):
            lines.append(f"Mission {chapter.number}, {chapter.name}: {chapter.stands}.")
            if chapter.number in found.unchecked:
                lines.append(UNCHECKED)
    lines += [f"{fortune.name}: {fortune.text}" for fortune in told.fortunes]
    for seat, one in enumerate(told.travellers, start=1):
        keeps = f", keeps {one.keepsake}" if one.keepsake else ""
        lines.append(f"Seat {seat}: {one.name or 'nobody yet'}, {one.scars_words}{keeps}.")
    for chapter in coming:
        lines += [f"Next: mission {chapter.number}, {chapter.name}.", chapter.read]
        if found.stale:
            lines.append(STALE)
    if told.over:
        lines += [f"The campaign is over: {told.ending_name}.", told.ending]
    for words in lines:
        screen.show(line(words))
