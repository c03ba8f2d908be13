"""The games for people who choose one: words, options, and a picture from the middle of a game."""

from __future__ import annotations

from functools import cache

from eldertable.bots import make_bot
from eldertable.kernel import BadOption, Game, Option
from eldertable.kernel.dossiers import chosen_by, preset_dossier
from eldertable.kernel.scene import Scene
from eldertable.match import course
from eldertable.match.campaign import Campaign
from eldertable.server.sheet import Sheet, bots_for
from eldertable.server.wire.basics import Options
from eldertable.server.wire.games import (
    CampaignOffer,
    GameInfo,
    LessonInfo,
    OptionChoice,
    OptionGroup,
    OptionInfo,
    PresetInfo,
    RuleInfo,
    RuleList,
)
from eldertable.server.wire.tables import TableInfo
from eldertable.text.words import LOCALES

PICTURE_SEED = 1
PICTURE_BETWEEN = (0.3, 0.7)
"""The picture is taken between these fractions of a game's decisions."""
PICTURES = 40
"""How many positions it is chosen from."""
LONGEST = 5_000
"""A game that is played for a picture is broken off after so many decisions."""


def spoken(game: Game | None, asked: str) -> str:
    """The language to answer in: the one that is asked for, if it is spoken here, else English."""
    known = LOCALES if game is None else [locale for locale in LOCALES if locale in game.locales]
    return asked if asked in known else "en"


def title(game: Game, locale: str) -> str:
    """What a game is called in a language."""
    return game.words(spoken(game, locale))("title")


def table_info(
    sheet: Sheet, game: Game, asked: str, here: frozenset[int] = frozenset(), watching: int = 0
) -> TableInfo:
    """A table as everybody may know it."""
    locale, seats = spoken(game, asked), len(sheet.places)
    parts = [game.part(seats, sheet.options, seat, locale) for seat in range(seats)]
    return sheet.info(title(game, asked), parts, here, watching, asked)


def game_info(game: Game, asked: str) -> GameInfo:
    """A game for the lobby."""
    locale = spoken(game, asked)
    return GameInfo(
        name=game.name,
        title=title(game, locale),
        blurb=game.blurb(locale),
        seats=list(game.seats),
        default_seats=game.default_seats,
        minutes=game.minutes,
        weight=game.weight,
        locales=list(game.locales),
        options=[_option(game, option, locale) for option in game.options],
        presets=[
            PresetInfo(
                name,
                game.preset_words(name, locale),
                dict(options),
                game.about(name, locale),
                _by_seats(game, name),
                _known(game, preset_dossier(game, name), locale),
            )
            for name, options in game.presets.items()
        ],
        bots=bots_for(game),
        groups=[OptionGroup(group, game.group_words(group, locale)) for group in game.groups],
        lessons=[
            LessonInfo(
                lesson.name,
                course.title(game, lesson, locale),
                course.what_it_teaches(game, lesson, locale),
                lesson.kind,
                len(lesson.step),
            )
            for lesson in game.lessons.values()
        ],
        untaught=course.topics_without(game, locale),
        defaults_by_seats={seats: dict(more) for seats, more in game.defaults_by_seats.items()},
        dossiers=list(game.dossiers(locale).values()),
        campaign=campaign_offer(game, locale),
    )


@cache
def campaign_offer(game: Game, locale: str) -> CampaignOffer | None:
    """The campaign that a game has, if it has one: for which seats, and with which presets."""
    first = game.begin_campaign(game.default_seats, "")
    if first is None:
        return None
    told = game.journey(first, (), locale)
    seats = [seats for seats in game.seats if _has_campaign(game, seats, "")]
    presets = [name for name in game.presets if _has_campaign(game, seats[0], name)]
    return CampaignOffer(told.title, len(told.chapters), seats, presets, list(game.campaign_options))


def _has_campaign(game: Game, seats: int, preset: str) -> bool:
    try:
        Campaign(game, ["you"] * seats, preset)
    except BadOption:
        return False
    return True


def _by_seats(game: Game, preset: str) -> dict[int, Options]:
    return {seats: dict(more) for seats, more in game.presets_by_seats.get(preset, {}).items()}


def _option(game: Game, option: Option, locale: str) -> OptionInfo:
    bounded = option.kind == "int"
    choices = [] if bounded else option.choices
    return OptionInfo(
        name=option.name,
        label=game.option_words(option, locale),
        kind=option.kind,
        default=list(option.default) if option.several else option.default,
        choices=[
            OptionChoice(
                choice,
                game.choice_words(option, choice, locale),
                _known(game, chosen_by(game, option, choice), locale),
            )
            for choice in choices
        ],
        least=option.choices[0] if bounded else None,
        most=option.choices[1] if bounded else None,
        per_seat=option.per_seat,
        several=option.several,
        rule=option.rule,
        group=option.group,
        about=game.about(option.name, locale),
        dossier=_known(game, chosen_by(game, option), locale) if option.kind == "bool" else "",
    )


def _known(game: Game, dossier: str, locale: str) -> str:
    """The id of a dossier, if there is one."""
    return dossier if dossier in game.dossiers(locale) else ""


def rule_list(game: Game) -> RuleList:
    """The rules of a game."""
    return RuleList([RuleInfo(rule.id, rule.plain, rule.section) for rule in game.rules.rules.values()])


@cache
def picture(game: Game, locale: str) -> Scene:
    """A position in the middle of a game between bots, as somebody who looks on sees it: the one with the fullest board."""
    answers = _played(game, LONGEST)
    first, last = (int(len(answers) * part) for part in PICTURE_BETWEEN)
    chosen = range(first, last + 1, max(1, (last - first) // PICTURES))
    state = game.new(seed=PICTURE_SEED, unattended=True)
    scenes: list[Scene] = []
    for position, answer in enumerate(answers[: last + 1]):
        if position in chosen:
            scenes.append(game.scene(state, None, locale))
        state.apply(answer)
    return max(scenes, key=_on_the_board) if scenes else game.scene(state, None, locale)


def _on_the_board(scene: Scene) -> int:
    """How many different things lie on the board."""
    board = {zone.id for zone in scene.still.zones if zone.shape is not None}
    return sum(piece.zone in board for piece in scene.moving.pieces)


def _played(game: Game, most: int) -> list[int]:
    bot = make_bot(bots_for(game)[0], PICTURE_SEED)
    state = game.new(seed=PICTURE_SEED, unattended=True)
    answers: list[int] = []
    while not state.over and len(answers) < most:
        asked = state.speaker
        answers.append(state.legal()[0] if asked == -1 else bot.answer(state, asked))
        state.apply(answers[-1])
    return answers
