"""A game: what a package in `games/` gives to everything else, and the public surface over it."""

from __future__ import annotations

import tomllib
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

from msgspec.structs import replace

from eldertable.kernel import fields as _fields
from eldertable.kernel import playout, sight, worlds
from eldertable.kernel.answers import MOST_ANSWERS, Dimension
from eldertable.kernel.content import digest as content_digest
from eldertable.kernel.content import overlay, read_folder
from eldertable.kernel.dark import Dark, Meanings, Thing, weightiest
from eldertable.kernel.dice import Dice, key_of, seeded
from eldertable.kernel.dossiers import FOLDER as DOSSIERS
from eldertable.kernel.dossiers import Choosable, dossier_words, of_cards, read_dossiers, things
from eldertable.kernel.errors import (
    BadContent,
    BadOption,
    BadPosition,
    EldertableError,
    IllegalAnswer,
    RulesError,
)
from eldertable.kernel.events import Chronicle, Event
from eldertable.kernel.fields import Field, Zone
from eldertable.kernel.guide import FOLDER as GUIDE
from eldertable.kernel.guide import Guide, read_guide
from eldertable.kernel.ledger import Ledger
from eldertable.kernel.lessons import FOLDER as LESSONS
from eldertable.kernel.lessons import Lesson, Opening, changed, read_lessons
from eldertable.kernel.options import Option, settle
from eldertable.kernel.outcome import Outcome
from eldertable.kernel.picking import Picking
from eldertable.kernel.pointing import Pointing
from eldertable.kernel.presence import Presence
from eldertable.kernel.scene import (
    Board,
    Choice,
    Dossier,
    Goal,
    Moving,
    Passage,
    Prompt,
    Reason,
    Scene,
    ScenePhase,
    Standing,
    Still,
    Tally,
)
from eldertable.kernel.state import ABSENT, Part, State, Table
from eldertable.kernel.steps import TABLE, Decision, Refusal, Step
from eldertable.kernel.telling import Telling
from eldertable.kernel.words import Words

COMMON_WORDS = Path(__file__).parent / "locale"
"""Sentences that every game says in the same words."""

MOST_STILLS = 256
"""How many still parts are kept: a server may be asked for any mixture of options."""


MOST_OF_A_PLACE = 2
"""So many reasons can stand against a place itself."""

MOST_ACTIONS = 8 * MOST_ANSWERS
"""So many answers all decisions of a game can have together, *cannot* included."""


class ActionSpace:
    """Every answer of every kind of decision has a fixed number; each kind also has one for *cannot*."""

    def __init__(self, kinds: Sequence[type[Decision]]) -> None:
        self.kinds = tuple(kinds)
        self._start: dict[str, int] = {}
        at = 0
        for kind in self.kinds:
            self._start[kind.__name__] = at
            at += kind.ANSWERS.size + 1
        self.size = at
        self._starts = list(self._start.values())
        if at > MOST_ACTIONS:
            raise RulesError(
                f"{at} answers to {len(self.kinds)} decisions are too many; at most {MOST_ACTIONS}"
            )

    def __len__(self) -> int:
        return self.size

    def number(self, decision: Decision | type[Decision], answer: int) -> int:
        """The fixed number of an answer to a kind of decision."""
        kind = decision if isinstance(decision, type) else type(decision)
        return self._start[kind.__name__] + answer

    def answer(self, number: int) -> tuple[type[Decision], int]:
        """The kind of decision and the answer behind a number."""
        if not 0 <= number < self.size:
            raise IndexError(f"{number} is no action; actions: 0 to {self.size - 1}")
        at = bisect_right(self._starts, number) - 1
        return self.kinds[at], number - self._starts[at]

    def legal(self, state: State) -> list[int]:
        """The numbers of all answers that the speaker may give now, ascending; none when the game is over."""
        decision = state.decision
        if decision is None:
            return []
        start = self._start[type(decision).__name__]
        return [start + answer for answer in state.choices]

    def mask(self, state: State) -> bytearray:
        """One byte for every number: 1 for those that are legal now. `numpy.frombuffer` reads it without a copy."""
        mask = bytearray(self.size)
        for number in self.legal(state):
            mask[number] = 1
        return mask


def steps_in(modules: tuple[ModuleType, ...]) -> tuple[type[Step], ...]:
    """Every kind of step that these modules define, in their order: it fixes the numbers of the action space."""
    found: list[type[Step]] = []
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Step) and value.__module__ == module.__name__:
                found.append(value)
    return tuple(found)


class Aim(NamedTuple):
    """A goal that a game declares: its name in sentences and standings, its icon, and whether it loses the game."""

    name: str
    icon: str = ""
    threat: bool = False


_GAMES: dict[tuple[type[Game], str], Game] = {}
"""Games that positions from other processes have asked for, by the digest of their content."""


def _at_hand(kind: type[Game], source: Any, content_digest: str) -> Game:
    """The game that was sent here; whoever sends many positions sends it once. With other content it is refused."""
    key = (kind, content_digest)
    if key not in _GAMES:
        game = kind(source)
        if game.content_digest != content_digest:
            raise BadPosition(
                f"the position comes from {game.name!r} with other content: {content_digest} there, "
                f"{game.content_digest} here"
            )
        _GAMES[key] = game
    return _GAMES[key]


def _called(names: Sequence[str], value: int) -> str:
    return names[value] if 0 <= value < len(names) else str(value)


def _number_of(names: Sequence[str], word: str, dimension: Dimension) -> int:
    """The number that a word stands for in a dimension."""
    numbers = range(dimension.first, dimension.first + dimension.size)
    found = [value for value in numbers if _called(names, value) == word]
    if not found:
        known = ", ".join(_called(names, value) for value in numbers if not names or value < len(names))
        raise IllegalAnswer(f"{word!r} is no {dimension.name}; known: {known}")
    return found[0]


class Game:
    """One game with its content. Subclasses say what is on the table; clients use the methods without underscore."""

    name: ClassVar[str]
    version: ClassVar[str] = "1"
    folder: ClassVar[Path]
    locales: ClassVar[tuple[str, ...]] = ("en",)
    seats: ClassVar[tuple[int, ...]]
    default_seats: ClassVar[int]
    defaults_by_seats: Mapping[int, Mapping[str, Any]] = {}
    """What options are at tables of so many seats, if nothing else is said, over their own defaults."""
    cooperative: ClassVar[bool] = False
    """Whether all sides win or lose together."""
    minutes: ClassVar[tuple[int, int]] = (30, 90)
    """How long people play, least and most."""
    weight: ClassVar[int] = 3
    """How much there is to learn, from 1 (light) to 5 (heavy)."""
    fields: ClassVar[tuple[Field, ...]]
    steps: ClassVar[tuple[type[Step], ...]]
    state_class: ClassVar[type[State]] = State
    endings: ClassVar[tuple[str, ...]] = ()
    """The rule behind each way to end; a state's `ended` counts them from 1."""
    options: tuple[Option, ...] = ()
    groups: ClassVar[tuple[str, ...]] = ()
    """The groups of options in the order in which people see them; options without a group come first."""
    presets: Mapping[str, Mapping[str, Any]] = {}
    """Named sets of options."""
    presets_by_seats: Mapping[str, Mapping[int, Mapping[str, Any]]] = {}
    """What a preset says at tables of so many seats, over what it says at every table."""
    pointing: ClassVar[Pointing] = Pointing({})
    """What answers point at on the table."""
    presence: ClassVar[Presence] = Presence()
    """When what an answer names is at the table at all."""
    goals: ClassVar[tuple[Aim, ...]] = ()
    """What wins and what loses, the most important first. `goal-<name>` says what it is called, `goal-<name>-text` what
    it takes, with `$of` as many as that."""
    dangers: ClassVar[frozenset[tuple[str, str]]] = frozenset()
    """The counters, by the kind of their place and their icon, at whose most something bad happens."""
    phases: ClassVar[tuple[str, ...]] = ()
    """The parts of a round or turn, in order. `phase-<name>` says what it is called, `phase-<name>-text` what is done."""
    choosable: ClassVar[tuple[Choosable, ...]] = ()
    """What is chosen among with open eyes: each thing has a dossier, in `dossiers/`."""
    common_words: ClassVar[Path] = COMMON_WORDS

    def __init__(self, content: Path | str | Mapping[str, Any] | None = None) -> None:
        """Content: a folder that replaces the game's own, or overrides {file: {...}} laid over it."""
        if isinstance(content, (str, Path)):
            files = read_folder(Path(content))
            files = {**self._content_files(self.content_folders()[1:]), **files}
        else:
            files = self._content_files(self.content_folders())
            if content:
                for name in content:
                    if name not in files:
                        raise BadContent(f"there is no content file {name!r}; files: {', '.join(files)}")
                files = {name: overlay(data, content.get(name, {})) for name, data in files.items()}
        self._languages: dict[Any, Telling] = {}
        self._still: dict[Any, Still] = {}
        self._words: dict[str, Words] = {}
        self._guides: dict[str, Guide] = {}
        self._lesson_words: dict[str, Words] = {}
        self._dossiers: dict[str, Mapping[str, Dossier]] = {}
        self.blank: dict[tuple[int, ...], tuple[tuple[str, Any], ...]] = {}
        """Every field on an empty table, once for tables of the same measure."""
        self.source = content
        self.content_digest = content_digest(files)
        self.content = self.freeze(files)

    def _content_files(self, folders: Sequence[Path]) -> dict[str, Mapping[str, Any]]:
        return {
            name: data for folder in folders if folder.is_dir() for name, data in read_folder(folder).items()
        }

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is sent to another process as its content's source; there it is made once, words and looks too."""
        return _at_hand, (type(self), self.source, self.content_digest)

    def __deepcopy__(self, memo: Any) -> Game:
        """A game never changes: every copy of what refers to it refers to the same."""
        return self

    # --- what a game says of itself -----------------------------------------------------------------------

    def content_digest_of(self, seats: int, options: Mapping[str, Any]) -> str:
        """The fingerprint of the content that a table with these options plays with.

        What belongs to modules that it does not use may be left out: such a table goes on when they change.
        """
        return self.content_digest

    def content_folders(self) -> tuple[Path, ...]:
        """Where its content files lie; an optional module may have a folder of its own."""
        return (self.folder / "content",)

    def locale_folders(self) -> tuple[Path, ...]:
        """Where its sentences lie, one file for each language in each."""
        return (self.folder / "locale",)

    def guide_folders(self) -> tuple[Path, ...]:
        """Where its guide lies, and what optional modules add to it."""
        return (self.folder / GUIDE,)

    def dossier_folders(self) -> tuple[Path, ...]:
        """Where its dossiers lie, and those of what optional modules add."""
        return (self.folder / DOSSIERS,)

    def freeze(self, files: Mapping[str, Mapping[str, Any]]) -> Any:
        """The content files, checked, as one frozen object."""
        return None

    def table(self, seats: int, options: dict[str, Any]) -> Table:
        """The table for so many seats with settled options; BadOption if they do not fit together."""
        return Table(self, seats, seats, options)

    def played(self, table: Table) -> Any:
        """The content that this table plays with: where there is a choice of numbers, it depends on the options."""
        return self.content

    def zones(self, table: Table) -> tuple[Zone, ...]:
        """All places for cards, in the order of their numbers."""
        return ()

    def names(self, table: Table) -> Mapping[str, Sequence[str]]:
        """What numbers are called in dumps: "card" at least, and every dimension and meaning of a field."""
        return {"card": ()}

    def cards(self, table: Table) -> int:
        """How many cards the table has at the start."""
        return len(self.names(table)["card"])

    def parts(self, table: Table) -> tuple[Part, ...]:
        """The fields that this table has besides those of every table: a part for each module that it uses."""
        return ()

    def start(self, state: Any) -> None:
        """Lay the table out and put the first steps on the agenda."""
        raise NotImplementedError

    def backs(self, table: Table) -> list[str]:
        """What is seen of each card whose front is hidden; the same list for all tables that are alike."""
        return ["card"] * self.cards(table)

    def guess(self, state: Any, seat: int | None, dice: Dice) -> None:
        """Replace secret numbers that this seat cannot see by ones it could believe in."""

    def audit(self, state: Any) -> list[str]:
        """What is wrong with the components on the table, in words; [] when every one is accounted for."""
        return self.audit_cards(state)

    def ending(self, state: Any, locale: str) -> Outcome:
        """The outcome of a finished game."""
        raise NotImplementedError

    def allied(self, table: Table) -> int:
        """The sides that win or lose together, as a bitmask; nobody where everybody plays for themselves."""
        return (1 << table.sides) - 1 if self.cooperative else 0

    def ahead(self, state: Any, sides: Sequence[int]) -> list[int]:
        """Which of these sides win if the game is broken off as it stands: by default those with the best open score.

        A game without scores says how else sides compare; a cooperative one that nobody wins.
        """
        scores = self.moving(state).scores
        best = max((scores[side] for side in sides), default=0) if scores else 0
        return [side for side in sides if not scores or scores[side] == best]

    def estimate(self, state: Any) -> list[float]:
        """What share of winning every side has while the game goes on, from 0 to 1, as this game reckons it: cheaply.

        It may look at everything, for search asks it about worlds that somebody believes in. Sides that win together
        (`allied`) have the chance of all of them each.
        """
        raise EldertableError(f"{self.name} cannot estimate who will win")

    def standings(self, state: Any) -> Sequence[Standing]:
        """How far everybody has come with the goals that hold at this table, as far as it is open to all."""
        return ()

    def phase(self, state: Any) -> str:
        """The phase we are in; "" while the table is laid out, and when the game is over."""
        return ""

    def make_telling(self, state: Any, locale: str) -> Telling:
        """The game's words in a language, for a table like this one; made once for each `telling_key`."""
        return Telling(self.words(locale))

    def telling_key(self, state: Any) -> Any:
        """What the words depend on besides the language: options that change what texts say."""
        return ()

    def side_name(self, state: Any, side: int, locale: str) -> str:
        """What a side is called."""
        return str(self.telling(state, locale).side(state, side))

    def role(self, state: Any, side: int) -> str:
        """What a side plays, by its id in the content, where sides differ: who wins is then also counted by role.

        Nothing ("") where all sides are alike, or for a side that takes no part.
        """
        return ""

    def plays(self, state: Any, side: int) -> str:
        """What of the `played` things to choose a side has chosen or was dealt, by its id; "" while it has none."""
        return self.role(state, side)

    def build_still(self, state: Any, locale: str) -> Still:
        """The part of the scene that does not change."""
        raise NotImplementedError

    def still_key(self, state: Any) -> Any:
        """What the still part depends on besides the table's options: things settled early in play, like colours."""
        return ()

    def build_moving(self, state: Any, seat: int | None, locale: str, prompt: Prompt | None) -> Moving:
        """The part of the scene that changes, around a prompt that is already made; or see `build_board`."""
        board = self.build_board(state, locale)
        if board is None:
            raise NotImplementedError
        return self.build_mats(state, seat, locale, prompt, board)

    def build_board(self, state: Any, locale: str) -> Board | None:
        """What everybody sees alike, if the game tells it apart from what each viewer sees besides (`build_mats`).

        It saves work where many look on: a board is built once for all of them.
        """
        return None

    def build_mats(
        self, state: Any, seat: int | None, locale: str, prompt: Prompt | None, board: Board
    ) -> Moving:
        """The part of the scene that changes: the board with what this viewer sees besides."""
        raise NotImplementedError

    def ask(self, state: Any, decision: Decision, seat: int | None, locale: str) -> Prompt:
        """The prompt of a decision without its options; who is not asked learns only whom the table waits for."""
        telling = self.telling(state, locale)
        if seat in decision.seats() or decision.seat == TABLE:
            words = telling.ask(state, decision)
        else:
            words = telling.words("waiting-for", who=telling.side(state, decision.seat))
        return Prompt(decision.seats(), type(decision).__name__, words, decision.RULES)

    def label(self, state: Any, decision: Decision, seat: int, answer: int, locale: str) -> str:
        """An answer in words."""
        return str(self.telling(state, locale).label(state, decision, seat, answer))

    def touches(self, state: Any, decision: Decision, seat: int, answer: int) -> tuple[str, ...]:
        """The zones, faces and counters that an answer points at."""
        return self.pointing.touches(state, decision, seat, answer)

    def say(self, state: Any, key: str, args: Mapping[str, Any], locale: str) -> str:
        """A sentence of the chronicle, with names in place of numbers."""
        return str(self.telling(state, locale).say(state, key, args))

    def mixtures(self, seats: int) -> Sequence[Mapping[str, Any]]:
        """Mixtures of optional modules: one game after the other is checked with the next of them."""
        return ()

    def lesson_topics(self, locale: str) -> Mapping[str, str]:
        """What there could be a lesson about each of, with its name: those without one are named, too."""
        return {}

    def variants(self, seats: int) -> tuple[dict[str, Any], ...]:
        """The sets of options that the conformance suite covers for this number of seats."""
        return ({},)

    def greedy(self, state: Any, seat: int) -> int:
        """What a sensible player answers; the state is one that this seat could believe in."""
        raise NotImplementedError

    # --- the public surface -------------------------------------------------------------------------------

    @cached_property
    def title(self) -> str:
        """The game's name for people."""
        return self.words("en")("title")

    @cached_property
    def rules(self) -> Ledger:
        """The rules ledger."""
        return Ledger.read(self.folder / "rules.md")

    @cached_property
    def lessons(self) -> Mapping[str, Lesson]:
        """Guided play, by name: a first game, and what is hard in short; nothing where a game has none."""
        return read_lessons(self.folder)

    def lesson_words(self, locale: str) -> Words:
        """What the lessons say in a language."""
        if locale not in self._lesson_words:
            own = self.words(locale)
            path = self.folder / LESSONS / f"{own.locale}.ftl"
            self._lesson_words[locale] = Words(locale, (path,) if path.is_file() else ())
        return self._lesson_words[locale]

    @property
    def has_guide(self) -> bool:
        """Whether it tells newcomers how it is played."""
        return self.guide_folders()[0].is_dir()

    def guide(self, locale: str) -> Guide:
        """The letter for the first minute, the page of rules and the glossary, in a language."""
        if locale not in self._guides:
            self._guides[locale] = read_guide(self.guide_folders(), locale)
        return self._guides[locale]

    def dossiers(self, locale: str) -> Mapping[str, Dossier]:
        """What is worth knowing of everything that can be chosen, in a language, by its id; cards excepted."""
        if locale not in self._dossiers:
            self._dossiers[locale] = read_dossiers(self, locale)
        return self._dossiers[locale]

    @cached_property
    def actions(self) -> ActionSpace:
        """The numbers of all answers, fixed for learning."""
        return ActionSpace([kind for kind in self.steps if issubclass(kind, Decision)])

    def blurb(self, locale: str) -> str:
        """The game in a sentence or two, for people who choose one."""
        words = self.words(locale)
        return words("blurb") if words.has("blurb") else ""

    def preset_options(self, preset: str, seats: int) -> dict[str, Any]:
        """What a preset says at a table of so many seats."""
        return {**self.presets[preset], **self.presets_by_seats.get(preset, {}).get(seats, {})}

    def preset_words(self, preset: str, locale: str) -> str:
        """What a named set of options is called."""
        key, words = f"preset-{preset}", self.words(locale)
        return words(key) if words.has(key) else preset

    def group_words(self, group: str, locale: str) -> str:
        """What a group of options is called."""
        key, words = f"group-{group}", self.words(locale)
        return words(key) if words.has(key) else group

    def about(self, name: str, locale: str) -> str:
        """What an option or a preset adds, how hard and how long it makes the game; nothing where its name says enough."""
        key, words = f"about-{name}", self.words(locale)
        return words(key) if words.has(key) else ""

    def option_words(self, option: Option, locale: str) -> str:
        """What an option is called."""
        words = self.words(locale)
        return (
            words(f"option-{option.name}")
            if words.has(f"option-{option.name}")
            else option.label or option.name
        )

    def choice_words(self, option: Option, choice: Any, locale: str) -> str:
        """What one of the values of an option is called."""
        key, words = f"option-{option.name}-{choice}", self.words(locale)
        return words(key) if words.has(key) else str(choice)

    @cached_property
    def icons(self) -> Mapping[str, str]:
        """The drawing of every icon of the game, by its name at game-icons.net."""
        path = self.folder / "icons.toml"
        return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}

    def words(self, locale: str) -> Words:
        """The game's sentences in a language."""
        if locale not in self.locales:
            raise EldertableError(
                f"{self.name} does not speak {locale!r}; languages: {', '.join(self.locales)}"
            )
        if locale not in self._words:
            folders = (COMMON_WORDS, *self.locale_folders())
            self._words[locale] = Words(locale, tuple(folder / f"{locale}.ftl" for folder in folders))
        return self._words[locale]

    def telling(self, state: Any, locale: str) -> Any:
        """The game's words in a language, with what this table has agreed on."""
        key = (self.telling_key(state), locale)
        if key not in self._languages:
            self._languages[key] = self.make_telling(state, locale)
        return self._languages[key]

    def sit_down(
        self,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        preset: str | None = None,
        unattended: bool = False,
    ) -> Table:
        """A table with its options checked; BadOption says what is allowed."""
        count = self.default_seats if seats is None else seats
        if isinstance(count, bool) or not isinstance(count, int) or count not in self.seats:
            allowed = ", ".join(str(number) for number in self.seats)
            raise BadOption(f"{self.name} cannot be played with {count} seats; allowed: {allowed}")
        given: dict[str, Any] = dict(self.defaults_by_seats.get(count, {}))
        if preset is not None:
            if preset not in self.presets:
                known = ", ".join(self.presets) or "none"
                raise BadOption(f"{self.name} has no preset {preset!r}; presets: {known}")
            given.update(self.preset_options(preset, count))
        given.update(options or {})
        table = self.table(count, settle(self.options, given, count, unattended))
        table.backs = self.backs(table)
        return table

    def empty(self, table: Table, key: bytes, cards: int | None = None) -> Any:
        """A state with nothing on the table yet."""
        state = self.state_class(self.played(table), table)
        state.begin(key, len(self.zones(table)), self.cards(table) if cards is None else cards)
        if parts := self.parts(table):
            state.parts = parts
        _fields.clear(self, state)
        return state

    def new(
        self,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        preset: str | None = None,
        unattended: bool = False,
        chronicle: Chronicle | None = None,
    ) -> Any:
        """A new game at its first decision, or at its end.

        `seed`: a number gives the same dice for ever; a text is the key of dice itself, in hex; without either the
        system gives dice that nobody knows.
        """
        return self.open(self.sit_down(seats, options, preset, unattended), seed, chronicle)

    def open(
        self,
        table: Table,
        seed: int | str | None,
        chronicle: Chronicle | None = None,
        opening: Opening | None = None,
    ) -> Any:
        """A new game at a table that is already agreed; if changes are made to how it is laid out, nothing is told of it."""
        state = self.empty(table, key_of(seed))
        state.chronicle = chronicle if opening is None else None
        self.start(state)
        state._settle()
        state.advance()
        if opening is not None:
            state = self.load(changed(self.dump(state), opening))
            state.chronicle = chronicle
        return state

    def view(self, state: State, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know (None: a spectator), as plain data."""
        return sight.view(self, state, seat)

    def determinize(self, state: State, seat: int | None, seed: int) -> Any:
        """A full state that this seat could believe in."""
        bit = sight.viewer_bit(state, seat)
        return worlds.determinize(state, bit, -1 if seat is None else seat, seed)

    def known(self, state: State, seat: int | None = None) -> bytes:
        """A key of all that a seat may know: the same for two positions if, and only if, their views are the same."""
        return sight.known(self, state, seat)

    def dump(self, state: State) -> dict[str, Any]:
        """A whole position as JSON-ready data, the key of the dice too: a secret until the game is over."""
        return _fields.dump(self, state)

    def load(self, data: Any) -> Any:
        """The position of a dump; BadPosition says what is wrong with it."""
        return _fields.load(self, data)

    def digest(self, state: State) -> str:
        """A short fingerprint of a position."""
        return _fields.digest(self, state)

    def sent(self, state: State) -> tuple[Any, ...]:
        """How a position is pickled: small, and quick to read. It has the key of the dice."""
        return _fields.received, _fields.sent(self, state)

    def same(self, one: State, other: State) -> bool:
        """Whether two positions are equal."""
        return (
            one.table.options == other.table.options
            and one.table.seats == other.table.seats
            and _fields.numbers(self, one) == _fields.numbers(self, other)
        )

    def outcome(self, state: State, locale: str = "en") -> Outcome | None:
        """Who won and why; None while the game goes on."""
        return self.ending(state, locale) if state.ended else None

    def score(self, state: State) -> list[float]:
        """Every side's share of winning, from 0 to 1: an estimate, and exact at the end, where winners share 1.

        Sides that win together have the whole each.
        """
        if not state.ended:
            return self.estimate(state)
        winners = state.winners
        share = 1.0 if winners & self.allied(state.table) else 1.0 / max(1, winners.bit_count())
        return [share if winners >> side & 1 else 0.0 for side in range(state.table.sides)]

    def playout(self, state: State, depth: int | None = None, policy: Any = None, seed: int = 0) -> int:
        """Play on from here, at most `depth` decisions or to the end; how many there were. The state itself changes.

        At random, or as a policy says: anything with `answer(state, seat)`, as bots have. It is handed the table as it
        is; in a world that `determinize` has made that tells no secret. Its answers are checked.
        """
        most = playout.LIMIT if depth is None else depth
        answers: list[int] = []
        if policy is None:
            playout.play_at_random(state, most, seeded(seed), answers)
        else:
            playout.play_by(state, most, [policy] * state.table.seats, answers)
        if depth is None and not state.ended:
            raise playout.endless(most)
        return len(answers)

    def returns(self, state: State) -> list[float]:
        """What every seat has won: its side's share at the end, and nothing before."""
        return self.score(state)[: state.table.seats] if state.ended else [0.0] * state.table.seats

    def describe(self, state: State, answer: int, seat: int | None = None, locale: str = "en") -> str:
        """An answer to the present decision, in words."""
        decision = state.decision
        if decision is None:
            raise EldertableError("the game is over: there is nothing to describe")
        who = decision.speaker() if seat is None else seat
        if answer == decision.ANSWERS.size:
            return self.words(locale)("cannot")
        if who == TABLE:
            return self.words(locale)("go-on")
        return self.label(state, decision, who, answer, locale)

    def meaning(self, state: State, answer: int) -> tuple[str, ...]:
        """What the number of an answer means: the kind of answer, and what it names, as dumps name it."""
        decision = self._asked(state)
        size = decision.ANSWERS.size
        if not isinstance(answer, int) or isinstance(answer, bool) or not 0 <= answer <= size:
            raise IllegalAnswer(f"{answer!r} is no answer to {type(decision).__name__}")
        if answer == size:
            return ("cannot",)
        name, values = decision.ANSWERS.split(answer)
        names = self.names(state.table)
        kind = decision.ANSWERS.kind(name)
        said = [
            _called(names.get(dimension.name, ()), value)
            for dimension, value in zip(kind.dimensions, values, strict=True)
        ]
        return (name, *said)

    def answer(self, state: State, meaning: Sequence[str]) -> int:
        """The number of the answer with this meaning, the other way round; IllegalAnswer says what is wrong with it.

        Whether the answer is allowed now is another question: `state.legal()` lists those that are.
        """
        decision = self._asked(state)
        answers = decision.ANSWERS
        if tuple(meaning) == ("cannot",):
            return decision.ANSWERS.size
        kinds = {kind.name: kind for kind in answers.kinds}
        if not meaning or meaning[0] not in kinds:
            listed = ", ".join(kinds)
            raise IllegalAnswer(
                f"{type(decision).__name__} has no answer {tuple(meaning)!r}; kinds: {listed}"
            )
        kind = kinds[meaning[0]]
        names = self.names(state.table)
        if len(meaning) != 1 + len(kind.dimensions):
            wanted = ", ".join(dimension.name for dimension in kind.dimensions) or "nothing more"
            raise IllegalAnswer(f"an answer of the kind {kind.name!r} needs {wanted}")
        values = tuple(
            _number_of(names.get(dimension.name, ()), word, dimension)
            for dimension, word in zip(kind.dimensions, meaning[1:], strict=True)
        )
        return int(answers.join(kind.name, values))

    def _asked(self, state: State) -> Decision:
        decision = state.decision
        if decision is None:
            raise EldertableError("the game is over: nothing is asked")
        return decision

    def still(self, state: State, locale: str = "en") -> Still:
        """The part of the scene that does not change, made once per table options and language."""
        table = state.table
        if not table.agreement:
            table.agreement = repr(sorted(table.options.items()))
        key = (self.still_key(state), table.seats, table.agreement, locale)
        if key not in self._still:
            if len(self._still) >= MOST_STILLS:
                del self._still[next(iter(self._still))]
            still = self._explained(self._with_uses(self.build_still(state, locale), locale), locale)
            self._still[key] = replace(
                still,
                sides=tuple(
                    replace(side, dossier=self._plays(state, side.side, locale)) for side in still.sides
                ),
                goals=self._goals_in_words(state, locale),
                phases=self._phases_in_words(locale),
                dossiers=tuple(self._dossiers_at(state, still, locale)),
            )
        return self._still[key]

    def _plays(self, state: State, side: int, locale: str) -> str:
        """The dossier of what a side plays; nothing while that is not settled, and where there is none."""
        known = self.dossiers(locale)
        keys = [among.key(self.plays(state, side)) for among in self.choosable if among.played]
        return next((key for key in keys if key in known), "")

    def _dossiers_at(self, state: State, still: Still, locale: str) -> Iterator[Dossier]:
        """The dossiers of what is chosen at this table, and of what sides play."""
        known = self.dossiers(locale)
        for among in self.choosable:
            if among.cards:
                names = self.names(state.table)[among.dimension]
                words = dossier_words(self, locale)
                yield from of_cards(among, names, still.faces, self.icons, words)
            elif among.kind or among.played:
                keys = [among.key(thing) for thing in things(self, among, locale)]
                yield from (known[key] for key in keys if key in known)

    def _explained(self, still: Still, locale: str) -> Still:
        """The same with a sentence for every kind of piece, face and counter that has one."""
        words = self.words(locale)

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
                Tally(kind, icon, about, (kind, icon) in self.dangers)
                for kind, icon, about in told
                if about or (kind, icon) in self.dangers
            ),
        )

    def _goals_in_words(self, state: State, locale: str) -> tuple[Goal, ...]:
        """The goals that hold at this table."""
        words = self.words(locale)
        needed = {standing.goal: standing.of or 0 for standing in self.standings(state)}
        return tuple(
            Goal(
                aim.name,
                words(f"goal-{aim.name}"),
                words(f"goal-{aim.name}-text", of=needed[aim.name]),
                aim.icon,
                aim.threat,
            )
            for aim in self.goals
            if aim.name in needed
        )

    def _phases_in_words(self, locale: str) -> tuple[ScenePhase, ...]:
        words = self.words(locale)
        return tuple(
            ScenePhase(name, words(f"phase-{name}"), words(f"phase-{name}-text")) for name in self.phases
        )

    def _with_uses(self, still: Still, locale: str) -> Still:
        """The same with a sentence for every kind of place: when what lies there is used."""
        words = self.words(locale)
        zones = tuple(
            replace(zone, used=words(key)) if words.has(key := f"used-{zone.kind}") else zone
            for zone in still.zones
        )
        return replace(still, zones=zones)

    def prompt(self, state: State, seat: int | None = None, locale: str = "en") -> Prompt | None:
        """What is asked now, with options if this viewer is asked."""
        decision = state.decision
        if decision is None:
            return None
        asked = self.ask(state, decision, seat, locale)
        if seat is None or seat not in decision.seats():
            return asked
        options = self._choices(state, decision, seat, state.legal(seat), locale)
        if dossiers := self._chosen_by(state, decision, [option.answer for option in options], locale):
            asked = replace(asked, dossiers=dossiers)
        if not isinstance(decision, Picking):
            return replace(asked, options=options)
        picks = self._choices(state, decision, seat, list(decision.picked(state, seat)), locale)
        closing = decision.closing()
        enough = closing if any(option.answer == closing for option in options) else None
        return replace(asked, options=options, way=decision.WAY, picks=picks, enough=enough)

    def _choices(
        self, state: State, decision: Decision, seat: int, answers: list[int], locale: str
    ) -> tuple[Choice, ...]:
        return tuple(
            Choice(
                answer,
                self.describe(state, answer, seat, locale),
                () if answer == decision.ANSWERS.size else self.touches(state, decision, seat, answer),
            )
            for answer in answers
        )

    def _chosen_by(
        self, state: State, decision: Decision, answers: Sequence[int], locale: str
    ) -> dict[int, str]:
        """The dossier of what each answer chooses, where it chooses something that has one."""
        kinds = {kind.name: kind for kind in decision.ANSWERS.kinds}
        asked = {among.kind: among for among in self.choosable if among.kind in kinds}
        if not asked:
            return {}
        names, known = self.names(state.table), {one.id for one in self.still(state, locale).dossiers}
        found: dict[int, str] = {}
        for answer in answers:
            kind, values = decision.ANSWERS.split(answer) if answer < decision.ANSWERS.size else ("", ())
            if kind in asked:
                among, dimensions = asked[kind], [one.name for one in kinds[kind].dimensions]
                thing = names[among.dimension][values[dimensions.index(among.dimension)]]
                if among.key(thing) in known:
                    found[answer] = among.key(thing)
        return found

    def moving(
        self, state: State, seat: int | None = None, locale: str = "en", board: Board | None = None
    ) -> Moving:
        """The part of the scene that changes; with the board that was built for somebody else, if one is given."""
        prompt = self.prompt(state, seat, locale)
        if board is None:
            moving = self.build_moving(state, seat, locale, prompt)
        else:
            moving = self.build_mats(state, seat, locale, prompt, board)
        phase = "" if state.over else self.phase(state)
        return replace(moving, standings=tuple(self.standings(state)), phase=phase)

    def scene(self, state: State, seat: int | None = None, locale: str = "en") -> Scene:
        """How the table looks to a seat, or to a spectator."""
        return Scene(self.still(state, locale), self.moving(state, seat, locale))

    def sentence(self, state: State, event: Event, seat: int | None, locale: str = "en") -> str:
        """An event as this viewer may know it."""
        key, args = event.seen_by(1 << (state.table.seats if seat is None else seat))
        return self.say(state, key, args, locale)

    def passage(self, state: State, event: Event, seat: int | None, locale: str = "en") -> Passage | None:
        """What an event gives this viewer to read, if it does."""
        passages = self.telling(state, locale).passages
        if not passages:
            return None
        key, args = event.seen_by(1 << (state.table.seats if seat is None else seat))
        return passages[key](args) if key in passages else None

    # --- why not? -----------------------------------------------------------------------------------------

    def refuse(self, state: State, seat: int, answer: int) -> Refusal | None:
        """Why this seat may not give this answer now; None if it may."""
        decision = state.decision
        if decision is None:
            return Refusal("", "why-over", {})
        rule = decision.first_rule()
        size = decision.ANSWERS.size
        if seat not in decision.seats():
            return Refusal(rule, "why-not-asked", {})
        if answer == size:
            return None if state.stuck else Refusal(rule, "why-possible", {})
        if not 0 <= answer < size:
            return Refusal(rule, "why-no-answer", {})
        if not self.presence.present(state, decision, seat, answer, self.names(state.table)):
            return Refusal(rule, "why-not-here", {})
        kind, values = decision.ANSWERS.split(answer)
        return decision.why_not(state, seat, kind, values)

    def refusal(self, state: State, refusal: Refusal, locale: str = "en") -> str:
        """Why an answer is not allowed, in words."""
        return self.say(state, refusal.key, refusal.args, locale)

    def why_not(self, state: State, seat: int, answer: int, locale: str = "en") -> Reason | None:
        """Why this seat may not give this answer now, in words with the rule; None if it may."""
        refusal = self.refuse(state, seat, answer)
        return None if refusal is None else Reason(self.refusal(state, refusal, locale), refusal.rule)

    def thinkable(self, state: State, seat: int) -> list[int]:
        """Every answer of the present question that names something at this table, legal or not."""
        decision = state.decision
        if decision is None or seat not in decision.seats():
            return []
        names = self.names(state.table)
        return [
            answer
            for answer in range(decision.ANSWERS.size)
            if self.presence.present(state, decision, seat, answer, names)
        ]

    def why_dark(self, state: State, seat: int, thing: str, locale: str = "en") -> tuple[Reason, ...]:
        """Why a thing on the table (the id of a zone, face, piece or counter) cannot be used by this seat now.

        None if it can be, or if no answer of this decision points at it.
        """
        return self.dark(state, seat, Thing(thing), locale).reasons

    def dark(
        self, state: State, seat: int, thing: Thing, locale: str = "en", picked: Sequence[str] = ()
    ) -> Dark:
        """Why this seat cannot use a thing now; `picked`: what it has picked to name an answer.

        Of the answers that mean the thing and may not be given, the reason that most of them have; of those with what is
        picked, if there are any. If no answer means it, then what stands against the places around it.
        """
        decision = state.decision
        if decision is None or seat not in decision.seats():
            refusal = self.refuse(state, seat, 0)
            assert refusal is not None
            return Dark((Reason(self.refusal(state, refusal, locale), refusal.rule),))
        pointing = {
            answer: self.touches(state, decision, seat, answer) for answer in self.thinkable(state, seat)
        }
        legal = set(state.legal(seat))
        meanings = Meanings(self.still(state, locale), self.moving(state, seat, locale), seat)
        with_picks = {
            answer for answer, touches in pointing.items() if picked and set(picked) <= set(touches)
        }
        lighting = {answer for answer, touches in pointing.items() if meanings.lights(touches, thing)}
        if not legal.isdisjoint(lighting & with_picks or lighting):
            return Dark(free=True)
        spoken = [answer for answer, touches in pointing.items() if meanings.speaks_of(touches, thing)]
        missed = [answer for answer, touches in pointing.items() if meanings.misses(touches, thing)]
        for answers in ([answer for answer in spoken if answer in with_picks], spoken, missed):
            if answers:
                return Dark(weightiest(self._against(state, seat, answers, locale)))
        for zone in meanings.around(thing):
            placed = [answer for answer, touches in pointing.items() if meanings.means_place(touches, zone)]
            if not legal.isdisjoint(placed):
                return Dark(place=zone, free=True)
            reasons = weightiest(self._against(state, seat, placed, locale))
            if placed:
                # Where the reasons are as many as there are other things in those answers, none is the place's own.
                return Dark(reasons, zone) if len(reasons) <= MOST_OF_A_PLACE else Dark()
        return Dark()

    def _against(self, state: State, seat: int, answers: Iterable[int], locale: str) -> Iterator[Reason]:
        for answer in answers:
            reason = self.why_not(state, seat, answer, locale)
            if reason is not None:
                yield reason

    def audit_cards(self, state: State) -> list[str]:
        """Every card lies in one place, bags are in order, and marks fit the place."""
        problems: list[str] = []
        seen = [0] * len(state.marks)
        names = self.names(state.table)["card"]
        everyone = state.everyone()
        for zone, lying in zip(self.zones(state.table), state.zones, strict=True):
            for card in lying:
                seen[card] += 1
                if not zone.hidden and state.marks[card] != everyone:
                    problems.append(f"{names[card]} lies openly in {zone.name}, but not everyone knows")
                if zone.order == "bag" and state.marks[card]:
                    problems.append(f"{names[card]} lies in {zone.name}, but somebody knows it there")
            if zone.order == "bag" and list(lying) != sorted(lying):
                problems.append(f"{zone.name} is not in its resting order")
        problems += [
            f"{names[card]} lies in {count} places"
            for card, count in enumerate(seen)
            if count != (0 if state.marks[card] == ABSENT else 1)
        ]
        return problems


__all__ = ["ActionSpace", "Aim", "Game"]
