"""Dossiers: what is worth knowing of something before it is chosen. Decision 19.

What can be chosen is declared (`Game.choosable`); icon, difficulty and advice for a first game stand in
`dossiers/facts.toml` of the game's folder, the words beside it, a file for each language.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeAlias

import msgspec

from eldertable.kernel.errors import BadContent
from eldertable.kernel.scene import Dossier, Face
from eldertable.kernel.words import Words

if TYPE_CHECKING:
    from eldertable.kernel.game import Game
    from eldertable.kernel.options import Option

FOLDER = "dossiers"
"""Where a game has its dossiers, in its own folder; a module of it may have more, in its own."""
FACTS = "facts.toml"
"""What is the same in every language; the words stand beside it, a file for each."""
ROLE_LINES = ("aim", "scores", "power")
"""What is said of something that a player becomes."""
MODULE_LINES = ("adds", "winning", "length")
"""What is said of something that a table agrees on."""
HARDEST = 3


class Choosable(NamedTuple):
    """Things that are chosen among, and where: each of them needs a dossier.

    Before the game: the values of an `option`, all that the options of a `group` offer, or the `presets`; `besides` are
    values that are no things, like "random". In the game: answers of a `kind`, whose `dimension` names the thing; `also`
    has other kinds, each with all its dimensions that name things. `lines`: what is said of each; the first two stay on the
    mat of whoever plays it, if it is `played`: what `Game.plays` names. `cards` have all their words printed on them and
    need no file.
    """

    name: str
    option: str = ""
    group: str = ""
    presets: bool = False
    besides: tuple[str, ...] = ()
    kind: str = ""
    dimension: str = ""
    also: tuple[tuple[str, ...], ...] = ()
    lines: tuple[str, ...] = ROLE_LINES
    played: bool = False
    cards: bool = False

    @property
    def named_by(self) -> dict[str, tuple[str, ...]]:
        """The kinds of answers that choose among these things, each with its dimensions that name them."""
        all_kinds = ((self.kind, self.dimension), *self.also) if self.kind else self.also
        return {one[0]: one[1:] for one in all_kinds}

    def key(self, thing: str) -> str:
        """The id of the dossier of one of these things."""
        return f"{self.name}-{thing}"

    def thing(self, option: Option, value: Any = True) -> str | None:
        """What an option with this value chooses of these things: a switch itself, else the value; None if nothing.

        In a group the value is named after its option: two may have the same.
        """
        if value in self.besides or not (
            option.name == self.option or (self.group and option.group == self.group)
        ):
            return None
        if option.kind == "bool":
            return option.name
        if option.kind != "choice":
            return None
        return str(value) if self.option else f"{option.name}-{value}"


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is the same in every language: an icon of the game, how hard it is, whether a first game goes well with it.

    `rules`: where in the ledger it is told to the last detail.
    """

    icon: str
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=HARDEST)]
    first: bool = False
    rules: tuple[str, ...] = ()


class Entry(NamedTuple):
    """The facts about one thing, and the file that has them."""

    file: str
    facts: Facts


AllFacts: TypeAlias = Mapping[str, Mapping[str, Entry]]
"""By what is chosen among, and by thing."""


def read_facts(game: Game) -> AllFacts:
    """The facts in a game's folders; BadContent names file, entry and field."""
    found: dict[str, dict[str, Entry]] = {}
    for folder in game.dossier_folders():
        file = _named(game, folder / FACTS)
        for name, entries in _read(folder / FACTS, file).items():
            if not isinstance(entries, dict):
                raise BadContent(f"{file}: {name}: a table of things is expected")
            for thing, entry in entries.items():
                if thing in found.setdefault(name, {}):
                    raise BadContent(f"{file}: {name}.{thing}: it stands in {found[name][thing].file}, too")
                found[name][thing] = Entry(file, _facts(f"{file}: {name}.{thing}", entry))
    return found


def _named(game: Game, path: Path) -> str:
    """What a file is called, for whoever has to mend it."""
    return path.relative_to(game.folder).as_posix() if path.is_relative_to(game.folder) else str(path)


def _read(path: Path, file: str) -> dict[str, object]:
    if not path.is_file():
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{file}: {error}") from None


def _facts(entry: str, data: object) -> Facts:
    try:
        return msgspec.convert(data, Facts)
    except msgspec.ValidationError as error:
        words, _, field = str(error).partition(" - at `$")
        where = f"{field.strip('.`')}: " if field.strip(".`") else ""
        raise BadContent(f"{entry}: {where}{words}") from None


def things(game: Game, among: Choosable, locale: str) -> dict[str, str]:
    """What is chosen among before the game, with its names; cards are known only at a table."""
    if among.presets:
        return {name: game.preset_words(name, locale) for name in game.presets}
    found: dict[str, str] = {}
    for option in game.options:
        if option.kind == "bool":
            offered: list[tuple[Any, str]] = [(True, game.option_words(option, locale))]
        else:
            choices = option.choices if option.kind == "choice" else ()
            offered = [(choice, game.choice_words(option, choice, locale)) for choice in choices]
        for value, name in offered:
            if (thing := among.thing(option, value)) is not None:
                found[thing] = name
    return found


def chosen_by(game: Game, option: Option, value: Any = True) -> str:
    """The id of the dossier of what an option chooses with this value, if it could have one."""
    keys = [among.key(thing) for among in game.choosable if (thing := among.thing(option, value)) is not None]
    return keys[0] if keys else ""


def preset_dossier(game: Game, preset: str) -> str:
    """The id of the dossier of a preset, if it could have one."""
    return next((among.key(preset) for among in game.choosable if among.presets), "")


def read_dossiers(game: Game, locale: str) -> dict[str, Dossier]:
    """All dossiers that can be read before the game, by id.

    What is not complete is left out, so that a table with content of one's own can be played; `check` says what is missing.
    """
    facts, words = read_facts(game), dossier_words(game, locale)
    found = [
        _dossier(game, among, thing, name, facts[among.name][thing].facts, words)
        for among in game.choosable
        for thing, name in things(game, among, locale).items()
        if thing in facts.get(among.name, {}) and not _missing(among, thing, words)
    ]
    return {dossier.id: dossier for dossier in found}


def dossier_words(game: Game, locale: str) -> Words:
    """What the dossiers of a game say in a language, with the common words."""
    paths = [folder / f"{locale}.ftl" for folder in game.dossier_folders()]
    return Words(locale, (game.common_words / f"{locale}.ftl", *(path for path in paths if path.is_file())))


def _dossier(game: Game, among: Choosable, thing: str, name: str, facts: Facts, words: Words) -> Dossier:
    topics = game.lesson_topics(words.locale)
    lesson = next((one.name for one in game.lessons.values() if thing in topics and one.about == thing), "")
    own = f"{among.name}-difficulty-{facts.difficulty}"
    return Dossier(
        among.key(thing),
        name,
        game.icons.get(facts.icon, ""),
        tuple((_label(among, line, words), words(f"{among.key(thing)}-{line}")) for line in among.lines),
        facts.difficulty,
        words(own if words.has(own) else f"difficulty-{facts.difficulty}"),
        facts.first,
        facts.rules,
        lesson,
        untaught=thing in topics and not lesson,
    )


def _label(among: Choosable, line: str, words: Words) -> str:
    """What a line is called: among these things, or everywhere."""
    own = f"{among.name}-line-{line}"
    return words(own if words.has(own) else f"line-{line}")


def of_cards(
    among: Choosable, names: Sequence[str], faces: Sequence[Face], icons: Mapping[str, str], words: Words
) -> list[Dossier]:
    """The dossiers of cards: what is printed on them."""
    return [
        Dossier(
            among.key(face.id),
            face.name,
            icons.get(face.icon, ""),
            tuple(
                (words(f"line-{line}"), printed)
                for line, printed in (("card", face.line), ("text", face.text))
                if printed
            ),
            rules=face.rules,
            face=face.id,
        )
        for face in faces
        if face.id in names
    ]


# --- what is wrong with them ----------------------------------------------------------------------------------

MOST_WORDS = {"aim": 18}
"""An aim is read in one line."""
MOST_IN_A_LINE = 36
"""Every other line of a dossier has so many words at most: it is compared with others, not studied."""


def faults(game: Game) -> list[str]:
    """All that is wrong with a game's dossiers, each with file, entry and field; [] if whoever chooses can see."""
    try:
        facts = read_facts(game)
    except BadContent as error:
        return [str(error)]
    found = list(_undeclared(game, facts))
    for among in game.choosable:
        found += _misdeclared(game, among)
        if not among.cards:
            found += _wrong_facts(game, among, facts.get(among.name, {}))
    for locale in game.locales:
        found += _wrong_words(game, locale)
    return found


def _undeclared(game: Game, facts: AllFacts) -> Iterator[str]:
    declared = [among.name for among in game.choosable if not among.cards]
    for name, entries in facts.items():
        if name not in declared:
            file = next(iter(entries.values())).file if entries else FACTS
            yield f"{file}: {name}: nothing of that name is chosen; known: {', '.join(declared) or 'nothing'}"


def _misdeclared(game: Game, among: Choosable) -> Iterator[str]:
    kinds = {kind.name: kind for one in game.actions.kinds for kind in one.ANSWERS.kinds}
    if among.option and among.option not in [option.name for option in game.options]:
        yield f"choosable {among.name}: option: there is no option {among.option!r}"
    if among.group and among.group not in game.groups:
        yield f"choosable {among.name}: group: there is no group {among.group!r}"
    for kind, dimensions in among.named_by.items():
        if kind not in kinds:
            yield f"choosable {among.name}: kind: no answer is of the kind {kind!r}"
            continue
        known = [one.name for one in kinds[kind].dimensions]
        yield from (
            f"choosable {among.name}: dimension: {kind!r} has no {dimension!r}"
            for dimension in dimensions
            if dimension not in known
        )


def _wrong_facts(game: Game, among: Choosable, entries: Mapping[str, Entry]) -> Iterator[str]:
    known = things(game, among, game.locales[0])
    for thing in known:
        if thing not in entries:
            yield f"{FOLDER}/{FACTS}: {among.name}.{thing}: it is missing"
    for thing, (file, facts) in entries.items():
        entry = f"{file}: {among.name}.{thing}"
        if thing not in known:
            yield f"{entry}: there is no such thing to choose; known: {', '.join(known)}"
        if facts.icon not in game.icons:
            yield f"{entry}: icon: the game has no icon {facts.icon!r}"
        yield from (
            f"{entry}: rules: there is no rule {rule!r}" for rule in facts.rules if rule not in game.rules
        )
    advised = any(facts.first for _, facts in entries.values())
    if len(known) > 1 and known.keys() <= entries.keys() and not advised:
        yield f"{FOLDER}/{FACTS}: {among.name}: first: none of them is good for a first game"


def _wrong_words(game: Game, locale: str) -> Iterator[str]:
    file, words, common = f"{FOLDER}/{locale}.ftl", dossier_words(game, locale), game.words(locale)
    used: set[str] = set()
    for among in game.choosable:
        used |= {f"{among.name}-difficulty-{n}" for n in range(1, HARDEST + 1)}
        used |= {key for line in among.lines for key in (f"line-{line}", f"{among.name}-line-{line}")}
        for thing, name in {} if among.cards else things(game, among, locale).items():
            used |= {f"{among.key(thing)}-{line}" for line in among.lines}
            yield from _wrong_lines(file, among, thing, name, words)
        for line in among.lines:
            if not (words.has(f"line-{line}") or words.has(f"{among.name}-line-{line}")):
                yield f"{file}: {among.name}-line-{line}: it is missing"
    yield from (
        f"{file}: {key}: it belongs to nothing that is chosen"
        for key in words.all()
        if key not in used and not common.has(key)
    )


def _missing(among: Choosable, thing: str, words: Words) -> list[str]:
    keys = [f"{among.key(thing)}-{line}" for line in among.lines]
    return [key for key in keys if not words.has(key)]


def _wrong_lines(file: str, among: Choosable, thing: str, name: str, words: Words) -> Iterator[str]:
    missing = _missing(among, thing, words)
    yield from (f"{file}: {key}: it is missing" for key in missing)
    said = {line: words(key) for line in among.lines if (key := f"{among.key(thing)}-{line}") not in missing}
    for line, told in said.items():
        key, most = f"{among.key(thing)}-{line}", MOST_WORDS.get(line, MOST_IN_A_LINE)
        if _bare(told) == _bare(name):
            yield f"{file}: {key}: it says no more than the name"
        if list(said.values()).count(told) > 1:
            yield f"{file}: {key}: it says the same as another line"
        if len(told.split()) > most:
            yield f"{file}: {key}: it has {len(told.split())} words; at most {most}"


def _bare(words: str) -> str:
    return words.casefold().strip(" .!")
