"""Cultistorm as Eldertable knows it: what the other rooms of the house ask of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from msgspec.structs import replace

from eldertable.games.cultistorm.bot import player as bot
from eldertable.games.cultistorm.bot.answers import WORTHS
from eldertable.games.cultistorm.bot.estimate import chance
from eldertable.games.cultistorm.box import content
from eldertable.games.cultistorm.box.cards import Content
from eldertable.games.cultistorm.box.names import base_names
from eldertable.games.cultistorm.box.options import LEVELS, LEVELS_BY_SEATS, base_options, every_option
from eldertable.games.cultistorm.box.verbs import check_numbers
from eldertable.games.cultistorm.looks import goals, prompts, scene
from eldertable.games.cultistorm.looks.presence import PRESENCE
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.frame import KNOBS, Module
from eldertable.games.cultistorm.modules.joining import (
    by_cards,
    check_modules,
    folders,
    fullest,
    mixtures,
    names_with,
    number_sources,
    options_of,
    pointing,
    presence,
    suggested,
    use_modules,
)
from eldertable.games.cultistorm.modules.list import MODULES
from eldertable.games.cultistorm.rules import discarding, moments, research, setup, turn
from eldertable.games.cultistorm.rules.effects import belongings as effects_belongings
from eldertable.games.cultistorm.rules.effects import board as effects_board
from eldertable.games.cultistorm.rules.effects import clauses, verbs
from eldertable.games.cultistorm.rules.effects import dice as effects_dice
from eldertable.games.cultistorm.rules.effects import texts as effects
from eldertable.games.cultistorm.rules.effects.further import board as further_board
from eldertable.games.cultistorm.rules.effects.further import great_old_ones as further_great_old_ones
from eldertable.games.cultistorm.rules.effects.further import objects as further_objects
from eldertable.games.cultistorm.rules.effects.further import swap as further_swap
from eldertable.games.cultistorm.rules.fighting import assignment, fight, winning
from eldertable.games.cultistorm.rules.phases import combat, cultists, preparation, sealing, terror, update
from eldertable.games.cultistorm.rules.preparing import development, giving, support
from eldertable.games.cultistorm.rules.storm import (
    arrivals,
    endgame,
    great_old_ones,
    terror_circle,
    terror_verbs,
)
from eldertable.games.cultistorm.table import sight
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.games.cultistorm.table.audit import miscounted
from eldertable.games.cultistorm.table.fields import FIELDS
from eldertable.games.cultistorm.table.marks import Marks
from eldertable.games.cultistorm.table.modules import MOMENTS, OCCASIONS
from eldertable.games.cultistorm.table.state import StormState
from eldertable.games.cultistorm.table.zones import GUARDED_ZONES, ZONES
from eldertable.kernel import (
    Aim,
    BadOption,
    Decision,
    Field,
    Game,
    Option,
    Outcome,
    Part,
    SideResult,
    Step,
    Zone,
    steps_in,
)
from eldertable.kernel.advice import Worths
from eldertable.kernel.content import digest
from eldertable.kernel.dossiers import MODULE_LINES, Choosable
from eldertable.kernel.journey import Journey
from eldertable.kernel.pointing import Pointing
from eldertable.kernel.presence import Presence
from eldertable.kernel.scene import Moving, Prompt, Standing, Still
from eldertable.kernel.state import State, Table
from eldertable.kernel.verbs import join


def _steps() -> tuple[type[Step], ...]:
    """Every step of the game, in the order of the rulebook; the order fixes the numbers of the action space."""
    modules = (
        setup,
        turn,
        cultists,
        update,
        terror,
        preparation,
        giving,
        research,
        support,
        effects,
        effects_dice,
        effects_board,
        effects_belongings,
        development,
        combat,
        fight,
        assignment,
        winning,
        sealing,
        arrivals,
        great_old_ones,
        terror_circle,
        endgame,
        terror_verbs,
        discarding,
        moments,
        clauses,
        further_board,
        further_swap,
        further_great_old_ones,
        further_objects,
    )
    return steps_in(modules)


STEPS = _steps()
"""Those of the base game."""
INVESTIGATORS = Choosable(
    "investigators",
    option="investigators",
    besides=("choose", "random"),
    kind="take-investigator",
    dimension="investigator",
    played=True,
)
CHOOSABLE = (
    INVESTIGATORS,
    Choosable("modules", group="modules", lines=MODULE_LINES),
    Choosable("modes", group="modes", besides=("auto", "off", "0"), lines=MODULE_LINES),
    Choosable("presets", presets=True, lines=MODULE_LINES),
)
"""What is chosen among, apart from what modules let choose."""
ENDINGS = (
    "CS-WIN-01",
    "CS-WIN-03",
    "CS-LOS-01",
    "CS-LOS-02",
    "CS-LOS-03",
    "CS-LOS-04",
    "CS-RUL-114",
    "CS-LOS-05",
)
"""The rules behind the ways in which the base game ends."""


class Cultistorm(Game):
    """Up to five investigators together against a storm of cultists."""

    name: ClassVar[str] = "cultistorm"
    version: ClassVar[str] = "2"
    folder: ClassVar[Path] = Path(__file__).parent
    locales: ClassVar[tuple[str, ...]] = ("en",)
    seats: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)
    default_seats: ClassVar[int] = 4
    cooperative: ClassVar[bool] = True
    minutes: ClassVar[tuple[int, int]] = (75, 120)
    weight: ClassVar[int] = 4  # pragma: no mutate (how heavy it feels)
    campaign_options: ClassVar[tuple[str, ...]] = ("sects", "creatures", "narrative")
    """What may be added to any mission. (CS-CAM-20, CS-CAM-21)"""
    fields: ClassVar[tuple[Field, ...]] = FIELDS
    steps: ClassVar[tuple[type[Step], ...]] = STEPS
    state_class: ClassVar[type[State]] = StormState
    endings: ClassVar[tuple[str, ...]] = ENDINGS
    pointing: ClassVar[Pointing] = prompts.POINTING
    presence: ClassVar[Presence] = PRESENCE
    phases: ClassVar[tuple[str, ...]] = goals.PHASES
    dangers: ClassVar[frozenset[tuple[str, str]]] = goals.DANGERS
    itself: ClassVar[frozenset[str]] = goals.ITSELF
    hopes: ClassVar[tuple[str, ...]] = goals.HOPES
    goals: ClassVar[tuple[Aim, ...]] = goals.GOALS
    modules: tuple[Module, ...] = ()
    """The modules that people can agree on, in the order in which they act."""
    presets: Mapping[str, Mapping[str, Any]] = LEVELS
    presets_by_seats: Mapping[str, Mapping[int, Mapping[str, Any]]] = LEVELS_BY_SEATS
    defaults_by_seats: Mapping[int, Mapping[str, Any]] = {6: {"overlord": True}}
    groups: ClassVar[tuple[str, ...]] = ("difficulty", "modes", "modules", "rulings")
    choosable: ClassVar[tuple[Choosable, ...]] = CHOOSABLE

    def __init_subclass__(cls) -> None:
        """A game with other modules: their steps, endings and answers come after those of the base game."""
        super().__init_subclass__()
        cls.join(cls.modules)

    @classmethod
    def join(cls, modules: tuple[Module, ...]) -> None:
        """Let people agree on these modules."""
        cls.modules = modules
        cls.steps = STEPS + tuple(step for module in cls.modules for step in module.steps)
        cls.endings = ENDINGS + tuple(rule for module in cls.modules for rule in module.endings)
        cls.dangers = goals.DANGERS.union(*(module.dangers for module in cls.modules))
        cls.itself = goals.ITSELF.union(*(module.itself for module in cls.modules))
        cls.goals = goals.GOALS + tuple(aim for module in cls.modules for aim in module.goals)
        chosen = tuple(kind for module in cls.modules for kind in module.choosing)
        cls.choosable = (INVESTIGATORS._replace(also=chosen), *CHOOSABLE[1:])
        cls.pointing, cls.presence = pointing(modules), presence(modules)

    # --- content and options ------------------------------------------------------------------------------

    def freeze(self, files: Mapping[str, Mapping[str, Any]]) -> Content:
        self.modules = tuple(module.anew() for module in type(self).modules)
        vars(self).update(pointing=pointing(self.modules), presence=presence(self.modules))
        check_modules(self.modules, files)
        self._files = files
        self._digests: dict[tuple[str, ...], str] = {}
        known = (*verbs.OPS, *(verb for module in self.modules for verb in module.verbs))
        for at in range(len(verbs.OPS), len(known)):
            known[at].number = at + 1
        check_numbers(known)
        self.join_words("verb", verbs.text_verbs(known))
        number_sources(self.modules, files)
        for module in self.modules:
            join(verbs.text_verbs(module.verbs), {f"the advice of {module.name}": module.advised})
        frozen, self.texts = content.freeze(files, known, terror_verbs.TERRORS)
        self._wide = content.widen(frozen)
        for module in self.modules:
            module.widen(files, self._wide, self.texts)
        content.close(self._wide, frozen)
        reader = content.Reader(frozen, known)
        self._cards = {module.name: tuple(module.read(files, reader)) for module in self.modules}
        worths = {kind: worth for module in self.modules for kind, worth in module.worths.items()}
        self._worths = Worths({**WORTHS.by_kind, **worths})
        self._named: dict[tuple[str, ...], Mapping[str, Sequence[str]]] = {}
        self.options = (*base_options(frozen), *options_of(self.modules))
        self.presets = {**LEVELS, **suggested(self.options)}
        self._names = self._name_numbers(frozen)
        self._wide_names = self._name_numbers(self._wide)
        self._backs: dict[tuple[str, ...], list[str]] = {}
        self._empty: dict[tuple[Any, ...], StormState] = {}
        return frozen

    def content_digest_of(self, seats: int, options: Mapping[str, Any]) -> str:
        """Base files, and the files and knobs of modules in use: others do not count."""
        agreed = self._with_implied({**{option.name: option.default for option in self.options}, **options})
        used = [module for module in self.modules if module.used(seats, agreed)]
        key = tuple(module.name for module in used)
        if key not in self._digests:
            names = (*content.FILES, *(name for module in used for name in module.files()))
            counted: dict[str, Any] = {name: self._files[name] for name in names}
            if used:
                counted[KNOBS] = {name: self._files[KNOBS].get(name, {}) for name in key}
            self._digests[key] = digest(counted)
        return self._digests[key]

    def table(self, seats: int, options: dict[str, Any]) -> StormTable:
        options = self._with_implied(options)
        if options["terror_ahead"] >= (around := options["terror_places"]):
            raise BadOption(
                f"option terror_ahead: less than once around the terror circle; with {around} places at most {around - 1}"
            )
        people = options["investigators"]
        if people != "choose":
            if options.get("overlord"):
                people = people[:-1]
            named = [one for one in people if one not in ("choose", "random")]
            if len(set(named)) < len(named):
                raise BadOption(
                    "option investigators: each investigator exists once; choose another for one seat"
                )
        used = [module for module in self.modules if module.used(seats, options)]
        for module in self.modules:
            why = module.why_refused(seats, options)
            if why is not None:
                raise BadOption(f"{self.words('en')(why[1])} ({why[0]})")
        played = self._wide if any(module.wide for module in used) else self.content
        table = StormTable(self, seats, options, played)
        table.used = tuple(used)
        for module in self.modules:
            module.settle(table)
        use_modules(table, self.modules, used, self._cards, len(ENDINGS) + 1)
        return table

    def _with_implied(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """What people agreed on, with what follows from it: a mission names the modules that it uses. (CS-MOD-05)"""
        found = dict(options)
        for module in self.modules:
            found.update(module.implies(found))
        return found

    def in_use(self, table: Table) -> Sequence[Module]:
        """The modules that a table uses."""
        assert isinstance(table, StormTable)
        return table.used

    def content_folders(self) -> tuple[Path, ...]:
        return (*super().content_folders(), *folders(self.modules, "content"))

    def locale_folders(self) -> tuple[Path, ...]:
        return (*super().locale_folders(), *folders(self.modules, "locale"))

    def part(self, seats: int, options: Mapping[str, Any], seat: int, locale: str) -> str:
        said = [part for one in self.modules if options.get(one.name) and (part := one.plays_as(seats, seat))]
        return self.words(locale)(said[0]) if said else ""

    def guide_folders(self) -> tuple[Path, ...]:
        return (*super().guide_folders(), *folders(self.modules, "guide"))

    def dossier_folders(self) -> tuple[Path, ...]:
        return (*super().dossier_folders(), *folders(self.modules, "dossiers"))

    def begin_campaign(self, seats: int, preset: str) -> Mapping[str, Any] | None:
        for module in self.modules:
            if (first := module.begin_campaign(seats, preset)) is not None:
                return first
        return None

    def next_of_campaign(self, carried: Mapping[str, Any]) -> Mapping[str, Any] | None:
        for module in self.modules:
            if (options := module.next_of_campaign(carried)) is not None:
                return options
        return None

    def begun_with(self, options: Mapping[str, Any]) -> Mapping[str, Any] | None:
        for module in self.modules:
            if (carried := module.begun_with(options)) is not None:
                return carried
        return None

    def won_between(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> bool | None:
        for module in self.modules:
            if (won := module.won_between(before, after)) is not None:
                return won
        return None

    def journey(self, carried: Mapping[str, Any], won: Sequence[bool], locale: str) -> Journey:
        for module in self.modules:
            told = module.journey(carried, won, self.words(locale), self._wide, self.texts)
            if told is not None:
                return told
        return super().journey(carried, won, locale)

    def variants(self, seats: int) -> tuple[dict[str, Any], ...]:
        return every_option(seats)

    def mixtures(self, seats: int) -> Sequence[Mapping[str, Any]]:
        """Every module alone, and every two of them, as far as that is allowed."""
        found = mixtures(self.modules, seats)
        return [mixed for mixed in found if mixed and self._allowed(seats, mixed)]

    def fullest(self, seats: int) -> Sequence[Mapping[str, Any]]:
        """All modules that go together, and the same with each major expansion. (CS-MOD-02, CS-MOD-03, CS-MOD-04)"""
        return fullest(self.modules, seats, lambda options: self._allowed(seats, options))

    def _allowed(self, seats: int, options: Mapping[str, Any]) -> bool:
        try:
            self.sit_down(seats, options)
        except BadOption:
            return False
        return True

    def choice_words(self, option: Option, choice: Any, locale: str) -> str:
        """Investigators are called as their cards say."""
        ids = [investigator.id for investigator in self.content.investigators]
        if option.name != "investigators" or choice not in ids:
            return super().choice_words(option, choice, locale)
        name, role = self.texts.investigator[ids.index(choice)]
        return f"{name}, {role.lower()}"

    # --- the table ----------------------------------------------------------------------------------------

    def played(self, table: Table) -> Content:
        assert isinstance(table, StormTable)
        return table.content

    def zones(self, table: Table) -> tuple[Zone, ...]:
        used = self.in_use(table)
        if not used:
            return ZONES
        assert isinstance(table, StormTable)
        base = ZONES if table.author < 0 else GUARDED_ZONES
        return (*base, *(zone for module in used for zone in module.zones))

    def names(self, table: Table) -> Mapping[str, Sequence[str]]:
        used = self.in_use(table)
        key = tuple(module.name for module in used)
        if key not in self._named:
            base = self._wide_names if any(module.wide for module in used) else self._names
            self._named[key] = names_with(base, used, self._cards)
        return self._named[key]

    def parts(self, table: Table) -> tuple[Part, ...]:
        used = self.in_use(table)
        if not used:
            return ()
        made = [module.part() for module in used]
        return (Marks(), *(part for part in made if part is not None))

    def _name_numbers(self, frozen: Content) -> Mapping[str, Sequence[str]]:
        causes = [rules[0] for rules in discarding.CAUSES]
        return {**base_names(frozen), "cause": causes, "act": (), "moment": MOMENTS, "occasion": OCCASIONS}

    def empty(self, table: Any, key: bytes, cards: int | None = None) -> Any:
        """A copy of an empty table that was cleared before, if one was."""
        if cards is not None:
            return super().empty(table, key, cards)
        such = (table.seats, *table.used)
        if such not in self._empty:
            self._empty[such] = super().empty(table, key)
        return self._empty[such].at(table, key)

    def start(self, state: StormState) -> None:
        setup.lay_out(state)

    def backs(self, table: Table) -> list[str]:
        modules = self.in_use(table)
        used = tuple(module.name for module in modules)
        if used not in self._backs:
            more = [
                module.back(card)
                for module in by_cards(modules)
                for card in range(len(self._cards[module.name]))
            ]
            self._backs[used] = [*sight.backs(self.played(table)), *more]
        return self._backs[used]

    def audit(self, state: StormState) -> list[str]:
        """Every card, trophy and die is accounted for, and nothing is where it cannot be."""
        return self.audit_cards(state) + miscounted(state)

    def ending(self, state: StormState, locale: str) -> Outcome:
        words = self.words(locale)
        sealed = sum(1 for closed in state.closed if closed)
        winners = tuple(seat for seat in range(state.table.seats) if state.winners >> seat & 1)
        results = [
            SideResult(
                self.side_name(state, seat, locale),
                seat,
                1 if seat in winners else 2,
                {
                    words("score-level"): state.level[seat],
                    words("score-insanity"): state.insanity(seat),
                    words("score-sealed"): sealed,
                },
            )
            for seat in range(state.agreed.team)
        ]
        rule = self.endings[state.ended - 1]
        said = words(f"ending-{state.ended}" if state.ended <= len(ENDINGS) else f"ending-{rule}")
        author = state.agreed.author
        if author >= 0:
            name, rank = self.side_name(state, author, locale), 1 if author in winners else 2
            results.append(SideResult(name, author, rank, {words("score-sealed"): sealed}))
            said = f"{said} {words('ending-author')}" if author in winners else said
        carried: Mapping[str, Any] | None = None
        for module in self.in_use(state.table):
            if farewell := module.farewell(state, words):
                said = f"{said} {farewell}"
            carried = carried or module.carries(state)
        return Outcome(winners, tuple(results), (rule, said), carried=carried)

    def allied(self, table: Table) -> int:
        """The investigators win or lose together; whoever plays the storm is not of them. (CS-WIN-01, CS-OVL-03)"""
        assert isinstance(table, StormTable)
        return (1 << table.team) - 1

    def ahead(self, state: StormState, sides: Sequence[int]) -> list[int]:
        """All win or all lose: a storm that is not faced to the end is won by nobody. (CS-OVR-01, CS-OVL-29)"""
        return []

    # --- words and pictures -------------------------------------------------------------------------------

    def standings(self, state: StormState) -> Sequence[Standing]:
        found = goals.standings(state)
        for module in self.in_use(state.table):
            found += module.standings(state)
        return found

    def phase(self, state: StormState) -> str:
        return goals.phase(state)

    def telling_key(self, state: StormState) -> Any:
        return state.agreed.content is self.content

    def make_telling(self, state: StormState, locale: str) -> Telling:
        telling = Telling(self.words(locale), self.texts, state.agreed.content, self.icons)
        for module in self.modules:
            module.speak(telling)
        return telling

    def ask(self, state: StormState, decision: Decision, seat: int | None, locale: str) -> Prompt:
        prompt = prompts.ask(state, self.telling(state, locale), decision, seat)
        for module in self.in_use(state.table):
            if passage := module.passage(state, decision):
                prompt = replace(prompt, passage=passage)
        return prompt

    def plays(self, state: StormState, side: int) -> str:
        """The investigator; the Author is none."""
        chosen = state.investigator[side] if side < len(state.investigator) else -1
        return self.content.investigators[chosen].id if chosen >= 0 else ""

    def still_key(self, state: StormState) -> Any:
        return (*state.investigator, *state.location)

    def build_still(self, state: StormState, locale: str) -> Still:
        telling = self.telling(state, locale)
        still = scene.build_still(self.name, state, telling)
        for module in self.in_use(state.table):
            zones = (*still.zones, *module.scene_zones(state, telling))
            painted = (module.repaint(telling, face) for face in still.faces)
            faces = (*painted, *module.faces(telling))
            still = replace(still, zones=zones, faces=faces, kinds=(*still.kinds, *module.kinds))
        return still

    def build_moving(self, state: StormState, seat: int | None, locale: str, prompt: Prompt | None) -> Moving:
        telling = self.telling(state, locale)
        moving = scene.build_moving(state, telling, seat, prompt)
        for module in self.in_use(state.table):
            pieces = (*moving.pieces, *module.pieces(state, telling, seat))
            moving = replace(
                moving,
                heading=(*moving.heading, *module.heading(state, telling)),
                pieces=pieces,
                counters=(*moving.counters, *module.counters(state, telling)),
            )
        return moving

    def estimate(self, state: StormState) -> list[float]:
        team = chance(state)
        rival = [1.0 - team] if state.agreed.author >= 0 else []
        return [team] * state.agreed.team + rival

    def horizon(self, state: StormState) -> int:
        return state.turn

    def greedy(self, state: StormState, seat: int) -> int:
        return bot.choose(state, seat, self._worths)


Cultistorm.join(MODULES)
