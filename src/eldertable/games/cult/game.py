"""Cult as Eldertable knows it: what the other rooms of the house ask of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from eldertable.games.cult.bot import benefits as worths
from eldertable.games.cult.bot import estimate, standing, worth
from eldertable.games.cult.bot import player as bot
from eldertable.games.cult.box import content
from eldertable.games.cult.box.cards import FIRST_INTRIGUE, FIRST_LICENSE, KINDS, Content
from eldertable.games.cult.box.options import agreeable
from eldertable.games.cult.box.places import zone_list
from eldertable.games.cult.looks import goals, presence, prompts, scene
from eldertable.games.cult.looks.sayings import SAYINGS
from eldertable.games.cult.looks.telling import Telling
from eldertable.games.cult.rules import (
    abilities,
    benefits,
    effects,
    intention,
    resolution,
    rounds,
    setup,
    supremacy,
    victory,
)
from eldertable.games.cult.rules.locations import (
    BENEFITS,
    academy,
    artisan_district,
    nobility_district,
    palace,
    port,
    temple_district,
    thieves_district,
)
from eldertable.games.cult.rules.verbs import VERBS, gains, harm, playing, priests
from eldertable.games.cult.table.audit import miscounted
from eldertable.games.cult.table.fields import FIELDS
from eldertable.games.cult.table.state import CultState, CultTable
from eldertable.kernel import (
    Aim,
    BadOption,
    Decision,
    Field,
    Game,
    Option,
    Outcome,
    SideResult,
    Step,
    Zone,
    steps_in,
)
from eldertable.kernel.content import Books
from eldertable.kernel.dossiers import MODULE_LINES, Choosable
from eldertable.kernel.pointing import Pointing
from eldertable.kernel.presence import Presence
from eldertable.kernel.scene import Board, Moving, Prompt, Standing, Still
from eldertable.kernel.state import State, Table
from eldertable.kernel.verbs import join

PRIESTS = ("patriarch", "1", "2", "3", "4", "5")


def _steps() -> tuple[type[Step], ...]:
    """Every step of the game, in the order of the rulebook; the order fixes the numbers of the action space."""
    modules = (
        *(setup, rounds, supremacy, intention, resolution),
        *(
            benefits,
            thieves_district,
            temple_district,
            artisan_district,
            academy,
            port,
            palace,
            nobility_district,
        ),
        *(effects, gains, harm, priests, playing, abilities),
    )
    return steps_in(modules)


def _back(kind: int) -> str:
    """What is seen of a hidden card of this kind."""
    if kind < FIRST_INTRIGUE:
        return "Miracle card"
    return "Intrigue card" if kind < FIRST_LICENSE else "License card"


class Cult(Game):
    """Two to five dark Cults compete for the Eternal City and the souls of the world."""

    name: ClassVar[str] = "cult"
    version: ClassVar[str] = "2"
    folder: ClassVar[Path] = Path(__file__).parent
    locales: ClassVar[tuple[str, ...]] = content.LOCALES
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    default_seats: ClassVar[int] = 3
    fields: ClassVar[tuple[Field, ...]] = FIELDS
    steps: ClassVar[tuple[type[Step], ...]] = _steps()
    state_class: ClassVar[type[State]] = CultState
    minutes: ClassVar[tuple[int, int]] = (45, 90)
    weight: ClassVar[int] = 3  # pragma: no mutate (how heavy it feels)
    endings: ClassVar[tuple[str, ...]] = (
        "CULT-WIN-02",
        "CULT-WIN-03",
        "CULT-WIN-04",
        "CULT-WIN-06",
        "CULT-RUL-65",
    )
    pointing: ClassVar[Pointing] = prompts.POINTING
    presence: ClassVar[Presence] = presence.PRESENCE
    phases: ClassVar[tuple[str, ...]] = goals.PHASES
    itself: ClassVar[frozenset[str]] = goals.ITSELF
    hopes: ClassVar[tuple[str, ...]] = goals.HOPES
    goals: ClassVar[tuple[Aim, ...]] = goals.GOALS
    presets: Mapping[str, Mapping[str, Any]] = {"first-game": {"sheets": "first-game"}}
    choosable: ClassVar[tuple[Choosable, ...]] = (
        Choosable(
            "cults", option="cults", besides=("random",), kind="choose-cult", dimension="cult", played=True
        ),
        Choosable("presets", presets=True, lines=MODULE_LINES),
    )

    # --- content and options ------------------------------------------------------------------------------

    def freeze(self, files: Mapping[str, Mapping[str, Any]]) -> Content:
        join(VERBS, {"looks": SAYINGS, "bot": worth.VERBS})
        join(BENEFITS, {"looks": scene.BENEFIT_RULES, "bot": worths.BENEFITS})
        self.books = Books(files, self.seats, lambda files: content.freeze(files, VERBS, BENEFITS))
        frozen, self.texts = self.books.ledger
        self.options = agreeable(frozen, self.texts)
        self._zones: dict[int, tuple[Zone, ...]] = {}
        self._names: dict[int, Mapping[str, Sequence[str]]] = {}
        self._backs = [_back(kind) for kind in frozen.cards.kind]
        return frozen

    def played(self, table: Table) -> Content:
        """The content with the numbers that were agreed on. (CULT-RUL-90)"""
        return self.books.played(table.options, table.seats)[0]

    def table(self, seats: int, options: dict[str, Any]) -> CultTable:
        cults = options["cults"]
        if cults != "random":
            if options["sheets"] == "draft":
                raise BadOption("option cults: with sheets=draft the Cults are chosen at the table")
            named = [cult for cult in cults if cult != "random"]
            if len(set(named)) < len(named):
                raise BadOption("option cults: every seat needs a Cult of its own")
        colours = options["colours"]
        if colours != "fixed" and len(set(colours)) < seats:
            raise BadOption("option colours: every seat needs a colour of its own")
        return CultTable(self, seats, options, self.books.played(options, seats)[0])

    def variants(self, seats: int) -> tuple[dict[str, Any], ...]:
        return (
            {},
            {
                "numbers": "ledger",
                "sheets": "first-game",
                "cults": ["ATH", *["random"] * (seats - 1)],
                "colours": self.texts.colours[-seats:],
                "followers_table": "fast",
                "mob_rows": "exact",
            },
            {
                "sheets": "draft",
                "miracle_place_needs_followers": True,
                "triumph_needs_presence": True,
                "coin_limit": 100,  # pragma: no mutate (or another one)
                "max_rounds": 15,
            },
        )

    # --- the table ----------------------------------------------------------------------------------------

    def zones(self, table: Table) -> tuple[Zone, ...]:
        if table.sides not in self._zones:
            self._zones[table.sides] = zone_list(table.sides)
        return self._zones[table.sides]

    def names(self, table: Table) -> Mapping[str, Sequence[str]]:
        if table.sides not in self._names:
            self._names[table.sides] = self._name_numbers(table.sides)
        return self._names[table.sides]

    def _name_numbers(self, sides: int) -> Mapping[str, Sequence[str]]:
        seats = tuple(str(side) for side in range(sides))
        places = ("free", *self.content.locations.ids[1:], "sheet", "reserve")
        kinds = [self.content.cards.ids[kind] or f"kind {kind}" for kind in range(KINDS)]
        return {
            "card": self.content.cards.names,
            "card_kind": kinds,
            "hand_card": kinds,
            "intrigue": kinds,
            "license": kinds,
            "celebration": self.content.celebrations,
            "side": seats,
            "seat": seats,
            "victim": seats,
            "receiver": seats,
            "receivers": seats,
            "place": places,
            "location": places,
            "target": places,
            "priest": PRIESTS,
            "purse": ("plain", "coins"),
            "boosted": ("plain", "boosted"),
            "cult": self.content.cults.ids,
            "colour": self.texts.colours,
            "effect": self.content.effects.ids,
            "ability": self.content.cults.ability_ids,
        }

    def start(self, state: CultState) -> None:
        setup.lay_out(state)

    def backs(self, table: Table) -> list[str]:
        return self._backs

    def audit(self, state: CultState) -> list[str]:
        return self.audit_cards(state) + miscounted(state)

    def ending(self, state: CultState, locale: str) -> Outcome:
        words = self.telling(state, locale).words
        sides = range(state.table.sides)
        winners = tuple(side for side in sides if state.winners >> side & 1)
        order = sorted(
            sides, key=lambda side: (side in winners, *victory.standing(state, side)), reverse=True
        )
        results = []
        for side in sides:
            parts = {
                words("score-altars"): state.altar_count(side),
                words("score-mobs"): state.mobs[side],
                words("score-summonings"): state.summoned[side],
                words("score-might"): state.might(side),
            }
            rank = 1 + order.index(side)
            results.append(SideResult(self.side_name(state, side, locale), side, rank, parts))
        reason = (self.endings[state.ended - 1], words(f"ending-{state.ended}"))
        return Outcome(winners, tuple(results), reason, state.ended == victory.ADJUDICATED)

    def ahead(self, state: CultState, sides: Sequence[int]) -> list[int]:
        """The Cult that has come furthest, as after a last round. (CULT-RUL-65)"""
        return [max(sides, key=lambda side: victory.standing(state, side))] if sides else []

    def estimate(self, state: CultState) -> list[float]:
        return estimate.shares(state)

    # --- words and pictures -------------------------------------------------------------------------------

    def standings(self, state: CultState) -> Sequence[Standing]:
        return goals.standings(state)

    def phase(self, state: CultState) -> str:
        return goals.phase(state)

    def make_telling(self, state: CultState, locale: str) -> Telling:
        frozen, texts = self.books.played(state.table.options, state.table.seats)
        agreed = state.agreed
        needs = (agreed.place_needs_followers, agreed.triumph_needs_presence)
        return Telling(self.name, self.icons, self.words(locale), texts, frozen, *needs)

    def telling_key(self, state: CultState) -> Any:
        agreed = state.agreed
        seats = state.table.seats
        numbers = state.table.options["numbers"]
        return numbers, seats, agreed.place_needs_followers, agreed.triumph_needs_presence

    def choice_words(self, option: Option, choice: Any, locale: str) -> str:
        """Cults and colours are called as they are printed."""
        printed: dict[str, dict[str, str]] = {
            "cults": dict(zip(self.content.cults.ids, self.texts.cult[locale], strict=True)),
            "colours": dict(zip(self.texts.colours, self.texts.colour[locale], strict=True)),
        }
        named = printed.get(option.name, {})
        return named[choice] if choice in named else super().choice_words(option, choice, locale)

    def role(self, state: CultState, side: int) -> str:
        return state.agreed.cults.ids[state.cult[side]] if state.cult[side] >= 0 else ""

    def ask(self, state: CultState, decision: Decision, seat: int | None, locale: str) -> Prompt:
        return prompts.ask(state, self.telling(state, locale), decision, seat)

    def still_key(self, state: CultState) -> Any:
        return (*state.colour, *state.cult)

    def build_still(self, state: CultState, locale: str) -> Still:
        return scene.build_still(state, self.telling(state, locale))

    def build_board(self, state: CultState, locale: str) -> Board:
        return scene.build_board(state, self.telling(state, locale))

    def build_mats(
        self, state: CultState, seat: int | None, locale: str, prompt: Prompt | None, board: Board
    ) -> Moving:
        return scene.build_mats(state, self.telling(state, locale), seat, prompt, board)

    def horizon(self, state: CultState) -> int:
        return state.round  # pragma: no mutate - it counts only whether it is another one

    def prospects(self, state: CultState) -> list[float]:
        return standing.prospects(state)

    def greedy(self, state: CultState, seat: int) -> int:
        return bot.choose(state, seat)
