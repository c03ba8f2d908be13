"""What a scene says besides what lies there: what signs mean, the goals, the phases, and what is chosen among."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from eldertable.kernel.dossiers import dossier_words, of_cards, things
from eldertable.kernel.scene import Dossier, Goal, ScenePhase, Still, Tally
from eldertable.kernel.state import State
from eldertable.kernel.steps import Decision

if TYPE_CHECKING:
    from eldertable.kernel.game import Game


def explained(game: Game, state: State, still: Still, locale: str) -> Still:
    """The still part of a scene with all that is said of it."""
    still = _signs(game, _with_uses(game, still, locale), locale)
    return replace(
        still,
        sides=tuple(replace(side, dossier=_plays(game, state, side.side, locale)) for side in still.sides),
        goals=_goals_in_words(game, state, locale),
        phases=_phases_in_words(game, locale),
        dossiers=tuple(_dossiers_at(game, state, still, locale)),
        itself=game.words(locale)("itself") if game.itself else "",
    )


def _plays(game: Game, state: State, side: int, locale: str) -> str:
    """The dossier of what a side plays; nothing while that is not settled, and where there is none."""
    known = game.dossiers(locale)
    keys = [among.key(game.plays(state, side)) for among in game.choosable if among.played]
    return next((key for key in keys if key in known), "")


def _dossiers_at(game: Game, state: State, still: Still, locale: str) -> Iterator[Dossier]:
    """The dossiers of what is chosen at this table, and of what sides play."""
    known = game.dossiers(locale)
    for among in game.choosable:
        if among.cards:
            names = game.names(state.table)[among.dimension]
            words = dossier_words(game, locale)
            yield from of_cards(among, names, still.faces, game.icons, words)
        elif among.kind or among.played:
            keys = [among.key(thing) for thing in things(game, among, locale)]
            yield from (known[key] for key in keys if key in known)


def _signs(game: Game, still: Still, locale: str) -> Still:
    """The same with a sentence for every kind of piece, face and counter that has one."""
    words = game.words(locale)

    def said(key: str) -> str:
        return words(key) if words.has(key) else ""

    icons = [sign.id for sign in still.signs]
    kinds = dict.fromkeys(zone.kind for zone in still.zones)
    told = [(kind, icon, said(f"sign-{kind}-{icon}")) for kind in kinds for icon in icons]
    told += [(kind, "", said(f"sign-{kind}")) for kind in kinds]
    return replace(
        still,
        kinds=tuple(replace(kind, about=said(f"sign-piece-{kind.id}")) for kind in still.kinds),
        faces=tuple(
            replace(face, about=about) if (about := said(f"sign-face-{face.id}")) else face
            for face in still.faces
        ),
        tallies=tuple(
            Tally(kind, icon, about, (kind, icon) in game.dangers)
            for kind, icon, about in told
            if about or (kind, icon) in game.dangers
        ),
    )


def _goals_in_words(game: Game, state: State, locale: str) -> tuple[Goal, ...]:
    """The goals that hold at this table."""
    words = game.words(locale)
    needed = {standing.goal: standing.of or 0 for standing in game.standings(state)}
    return tuple(
        Goal(
            aim.name,
            words(f"goal-{aim.name}"),
            words(f"goal-{aim.name}-text", of=needed[aim.name]),
            aim.icon,
            aim.threat,
        )
        for aim in game.goals
        if aim.name in needed
    )


def _phases_in_words(game: Game, locale: str) -> tuple[ScenePhase, ...]:
    words = game.words(locale)
    return tuple(
        ScenePhase(name, words(f"phase-{name}"), words(f"phase-{name}-text")) for name in game.phases
    )


def _with_uses(game: Game, still: Still, locale: str) -> Still:
    """The same with a sentence for every kind of place: when what lies there is used."""
    words = game.words(locale)
    zones = tuple(
        replace(zone, used=words(key)) if words.has(key := f"used-{zone.kind}") else zone
        for zone in still.zones
    )
    return replace(still, zones=zones)


def chosen_by(
    game: Game, state: State, decision: Decision, answers: Sequence[int], locale: str
) -> dict[int, tuple[str, ...]]:
    """The dossiers of what each answer chooses, where all that it chooses has one."""
    kinds = {kind.name: kind for kind in decision.ANSWERS.kinds}
    asked = {kind: among for among in game.choosable for kind in among.named_by if kind in kinds}
    if not asked:
        return {}
    names, known = game.names(state.table), {one.id for one in game.still(state, locale).dossiers}
    found: dict[int, tuple[str, ...]] = {}
    for answer in answers:
        kind, values = decision.ANSWERS.split(answer) if answer < decision.ANSWERS.size else ("", ())
        if kind in asked:
            among, dimensions = asked[kind], [one.name for one in kinds[kind].dimensions]
            chosen = tuple(
                among.key(names[dimension][values[dimensions.index(dimension)]])
                for dimension in among.named_by[kind]
            )
            if known.issuperset(chosen):
                found[answer] = chosen
    return found
