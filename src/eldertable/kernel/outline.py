"""What a game says of itself: all that a package in `games/` fills in. What is made of it stands in `game.py`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Self

from eldertable.kernel.content import digest as content_digest
from eldertable.kernel.content import overlay, read_folder
from eldertable.kernel.dice import Dice
from eldertable.kernel.dossiers import FOLDER as DOSSIERS
from eldertable.kernel.dossiers import Choosable
from eldertable.kernel.errors import BadContent, BadOption, BadPosition, EldertableError
from eldertable.kernel.fields import Field, Zone
from eldertable.kernel.guide import FOLDER as GUIDE
from eldertable.kernel.journey import Journey
from eldertable.kernel.ledger import Ledger
from eldertable.kernel.lessons import Lesson, read_lessons
from eldertable.kernel.options import Option
from eldertable.kernel.outcome import Outcome
from eldertable.kernel.pointing import Pointing
from eldertable.kernel.presence import Presence
from eldertable.kernel.scene import Board, Moving, Prompt, Standing, Still
from eldertable.kernel.state import ABSENT, Part, State, Table
from eldertable.kernel.steps import TABLE, Decision, Step
from eldertable.kernel.telling import Telling
from eldertable.kernel.verbs import Verb, join
from eldertable.kernel.words import Words

COMMON_WORDS = Path(__file__).parent / "locale"
"""Sentences that every game says in the same words."""


class Aim(NamedTuple):
    """A goal that a game declares: its name in sentences and standings, its icon, and whether it loses the game."""

    name: str
    icon: str = ""
    threat: bool = False


_GAMES: dict[tuple[type[Outline], str], Outline] = {}
"""Games that positions from other processes have asked for, by the digest of their content."""


def _at_hand(kind: type[Outline], source: Any, content_digest: str) -> Outline:
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


class Outline:
    """What a subclass says of one game: what is on the table, what is in the box, how it looks and sounds."""

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
    campaign_options: ClassVar[tuple[str, ...]] = ()
    """The options that can be agreed on for all games of a campaign, besides a preset."""
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
    itself: ClassVar[frozenset[str]] = frozenset()
    """The sentences that tell what the game does of itself, whoever moved last: `itself` says what it is called then."""
    hopes: ClassVar[tuple[str, ...]] = ()
    """The sentences of something good that happens to whom they name first, the best first: a reason for a move."""
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
                files = {name: overlay(name, data, content.get(name, {})) for name, data in files.items()}
        self._languages: dict[Any, Telling] = {}
        self._words: dict[str, Words] = {}
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

    def __deepcopy__(self, memo: Any) -> Self:
        """A game never changes: every copy of what refers to it refers to the same."""
        return self

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
        scores = self.build_moving(state, None, "en", None).scores
        best = max((scores[side] for side in sides), default=0) if scores else 0
        return [side for side in sides if not scores or scores[side] == best]

    def estimate(self, state: Any) -> list[float]:
        """What share of winning every side has while the game goes on, from 0 to 1, as this game reckons it: cheaply.

        It may look at everything, for search asks it about worlds that somebody believes in. Sides that win together
        (`allied`) have the chance of all of them each.
        """
        raise EldertableError(f"{self.name} cannot estimate who will win")

    def horizon(self, state: Any) -> int:
        """A number that changes where whoever plans ahead stops looking: the round, or whatever a game calls so.

        Where it never changes one looks to the end of the game.
        """
        return 0

    def prospects(self, state: Any) -> list[float]:
        """How well every side stands, from 0 to 1, for whoever compares what answers lead to.

        By default the estimated shares. A game may do better: answers often differ by little that hardly says who wins.
        """
        return self.estimate(state)

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

    def part(self, seats: int, options: Mapping[str, Any], seat: int, locale: str) -> str:
        """What whoever takes a seat will play there, where it is another part than the others'; known before the game."""
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

    def fullest(self, seats: int) -> Sequence[Mapping[str, Any]]:
        """Tables with as many optional modules at once as go together: these are checked before all other mixtures."""
        return ()

    def lesson_topics(self, locale: str) -> Mapping[str, str]:
        """What there could be a lesson about each of, with its name: those without one are named, too."""
        return {}

    def begin_campaign(self, seats: int, preset: str) -> Mapping[str, Any] | None:
        """What the first of several games that tell one story begins with, by names; None if the game has no campaign."""
        return None

    def next_of_campaign(self, carried: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The options of the game that follows from what was carried over; None when the story is over.

        BadOption if nothing here carries that over.
        """
        return None

    def begun_with(self, options: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """What was carried over into a game of a campaign, by its options; None if it is no such game.

        BadOption if nothing here carries that over.
        """
        return None

    def won_between(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> bool | None:
        """Whether the game was won that made the one of the other; None if they do not tell.

        BadOption if no game could.
        """
        raise BadOption(f"{self.name} has no campaign")

    def journey(self, carried: Mapping[str, Any], won: Sequence[bool], locale: str) -> Journey:
        """The story so far for people: what was won and lost, what everybody carries, and what comes next.

        `won`: whether each of its games was.
        """
        raise BadOption(f"{self.name} has no campaign")

    def variants(self, seats: int) -> tuple[dict[str, Any], ...]:
        """The sets of options that the conformance suite covers for this number of seats."""
        return ({},)

    def greedy(self, state: Any, seat: int) -> int:
        """What a sensible player answers; the state is one that this seat could believe in."""
        raise NotImplementedError

    # --- what stands in its folder ------------------------------------------------------------------------

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

    def join_words(self, prefix: str, verbs: Sequence[Verb]) -> None:
        """Every verb is said in every language, as `verb-draw` with the prefix `verb`; what is missing is named."""
        for locale in self.locales:
            words = self.words(locale)
            said = [verb.name for verb in verbs if words.has(f"{prefix}-{verb.name}")]
            join(verbs, {f"locale/{locale}.ftl": said})

    def telling(self, state: Any, locale: str) -> Any:
        """The game's words in a language, with what this table has agreed on."""
        key = (self.telling_key(state), locale)
        if key not in self._languages:
            self._languages[key] = self.make_telling(state, locale)
        return self._languages[key]
