"""A game as everybody else uses it: the public surface over what it says of itself (`outline.py`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from msgspec.structs import replace

from eldertable.kernel import explaining, naming, playout, sight, worlds
from eldertable.kernel import fields as _fields
from eldertable.kernel.actions import ActionSpace
from eldertable.kernel.dark import Dark, Thing, darkness
from eldertable.kernel.dice import key_of
from eldertable.kernel.dossiers import read_dossiers
from eldertable.kernel.errors import (
    BadOption,
    EldertableError,
)
from eldertable.kernel.events import Chronicle, Event
from eldertable.kernel.guide import Guide, read_guide
from eldertable.kernel.lessons import FOLDER as LESSONS
from eldertable.kernel.lessons import Opening, changed
from eldertable.kernel.options import Option, settle
from eldertable.kernel.outcome import Outcome
from eldertable.kernel.outline import Outline
from eldertable.kernel.picking import Picking
from eldertable.kernel.scene import (
    Board,
    Choice,
    Dossier,
    Moving,
    Passage,
    Prompt,
    Reason,
    Scene,
    Still,
)
from eldertable.kernel.state import State, Table
from eldertable.kernel.steps import TABLE, Decision, Refusal
from eldertable.kernel.words import Words

MOST_STILLS = 256
"""How many still parts are kept: a server may be asked for any mixture of options."""

MOST_TABLES = 64
"""How many tables are kept, likewise."""


class Game(Outline):
    """One game with its content, and what clients do with it."""

    def __init__(self, content: Path | str | Mapping[str, Any] | None = None) -> None:
        """Content: a folder that replaces the game's own, or overrides {file: {...}} laid over it."""
        self._still: dict[Any, Still] = {}
        self._guides: dict[str, Guide] = {}
        self._lesson_words: dict[str, Words] = {}
        self._dossiers: dict[str, Mapping[str, Dossier]] = {}
        self.blank: dict[tuple[int, ...], tuple[tuple[str, Any], ...]] = {}
        """Every field on an empty table, once for tables of the same measure."""
        self.tables: dict[Any, Table] = {}
        """The tables at which games were played, by what was agreed."""
        super().__init__(content)

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

    def agreed_words(self, options: Mapping[str, Any], locale: str) -> list[tuple[str, str]]:
        """What was agreed on, in words: options and their values; of what is on or off, only what is on, without a value."""
        found = []
        for option in self.options:
            value = options.get(option.name)
            if isinstance(value, bool):
                if value:
                    found.append((self.option_words(option, locale), ""))
            elif value is not None and value != []:
                values = value if isinstance(value, (list, tuple)) else [value]
                # Words of a value may go on with what it means.
                said = ", ".join(self.choice_words(option, one, locale).partition(":")[0] for one in values)
                found.append((self.option_words(option, locale), said))
        return found

    def sit_down(
        self,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        preset: str | None = None,
        unattended: bool = False,
    ) -> Table:
        """A table with its options checked, one for all who agree on the same; BadOption says what is allowed."""
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
        agreed = (count, unattended, repr(given))
        table = self.tables.get(agreed)
        if table is None:
            table = self.table(count, settle(self.options, given, count, unattended))
            table.backs = self.backs(table)
            if len(self.tables) >= MOST_TABLES:
                self.tables.pop(next(iter(self.tables)), None)
            self.tables[agreed] = table
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

    def playout(
        self,
        state: State,
        depth: int | None = None,
        policy: Any = None,
        seed: int = 0,
        until: Literal["end", "horizon"] = "end",
    ) -> int:
        """Play on from here, at most `depth` decisions or to the end; how many there were. The state itself changes.

        `until="horizon"` stops where whoever plans ahead stops looking: where `horizon` is another number than now, which
        is mostly the end of the round. There `prospects` compares how the sides stand.

        At random, or as a policy says: anything with `answer(state, seat)`, as bots have. It is handed the table as it
        is; in a world that `determinize` has made that tells no secret. Its answers are checked.
        """
        most = playout.LIMIT if depth is None else depth
        answers: list[int] = []
        if until not in ("end", "horizon"):
            raise BadOption(f"nobody plays until {until!r}; allowed: end, horizon")
        if until == "horizon":
            bots = [] if policy is None else [policy] * state.table.seats
            here = self.horizon(state)
            playout.play_to_horizon(state, self, most, bots, seed, answers)
            if depth is None and not state.ended and self.horizon(state) == here:
                raise playout.endless(most)
            return len(answers)
        if policy is None:
            playout.play_at_random(state, most, seed, answers)
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
        who = decision.seat if seat is None else seat
        if answer == decision.ANSWERS.size:
            return self.words(locale)("cannot")
        if who == TABLE:
            return self.words(locale)("go-on")
        return self.label(state, decision, who, answer, locale)

    def meaning(self, state: State, answer: int) -> tuple[str, ...]:
        """What the number of an answer means: the kind of answer, and what it names, as dumps name it."""
        return naming.meaning(self._asked(state), answer, self.names(state.table))

    def answer(self, state: State, meaning: Sequence[str]) -> int:
        """The number of the answer with this meaning, the other way round; IllegalAnswer says what is wrong with it.

        Whether the answer is allowed now is another question: `state.legal()` lists those that are.
        """
        return naming.number(self._asked(state), meaning, self.names(state.table))

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
            self._still[key] = explaining.explained(self, state, self.build_still(state, locale), locale)
        return self._still[key]

    def prompt(self, state: State, seat: int | None = None, locale: str = "en") -> Prompt | None:
        """What is asked now, with options if this viewer is asked."""
        decision = state.decision
        if decision is None:
            return None
        asked = self.ask(state, decision, seat, locale)
        if seat is None or seat not in decision.seats():
            return asked
        options = self._choices(state, decision, seat, state.legal(seat), locale)
        if dossiers := explaining.chosen_by(
            self, state, decision, [option.answer for option in options], locale
        ):
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

    def laid_open(self, state: State, locale: str = "en") -> Moving:
        """The part of the scene that changes with everything face up: all cards, and what sides keep behind screens.

        Only for games that are over, and for whoever may know everything.
        """
        shown, still = sight.face_up(state), self.still(state, locale)
        looked_on = self.moving(shown, None, locale)
        own = {
            side.side: self.moving(shown, side.seat, locale) for side in still.sides if side.seat is not None
        }
        owner = {zone.id: zone.owner for zone in still.zones}
        pieces = [piece for piece in looked_on.pieces if owner.get(piece.zone) not in own]
        counters = [counter for counter in looked_on.counters if owner.get(counter.zone) not in own]
        for side, moving in own.items():
            pieces += [piece for piece in moving.pieces if owner.get(piece.zone) == side]
            counters += [counter for counter in moving.counters if owner.get(counter.zone) == side]
        return replace(looked_on, pieces=tuple(pieces), counters=tuple(counters))

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

        Several answers may name the thing, each refused for a reason of its own: the most frequent reason is told. If
        something is picked, only answers that name it too count, if there are any. If no answer names the thing, the
        reasons are those of the places around it.
        """
        return darkness(self, state, seat, thing, locale, picked)


__all__ = ["Game"]
