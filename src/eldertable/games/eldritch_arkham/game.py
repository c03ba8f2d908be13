"""Eldritch Arkham as Eldertable knows it: what the other rooms of the house ask of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar

from eldertable.games.eldritch_arkham.bot import player as bot
from eldertable.games.eldritch_arkham.bot.estimate import shares
from eldertable.games.eldritch_arkham.bot.standing import prospects
from eldertable.games.eldritch_arkham.box import content
from eldertable.games.eldritch_arkham.box.cards import DEEDS, ROWS, Content
from eldertable.games.eldritch_arkham.box.options import agreeable
from eldertable.games.eldritch_arkham.box.places import ALL_PLACES, COLOURS, LOCATIONS, SEATS
from eldertable.games.eldritch_arkham.box.vocabulary import Vocabulary
from eldertable.games.eldritch_arkham.kit import Kit
from eldertable.games.eldritch_arkham.looks import goals, presence, prompts, scene
from eldertable.games.eldritch_arkham.looks.telling import ORDERS, SIDES_OF_TRACK, ArkhamTelling
from eldertable.games.eldritch_arkham.roles import KITS
from eldertable.games.eldritch_arkham.rules import (
    adding,
    dominance,
    grimoires,
    landing,
    monster_acts,
    moving,
    omens,
    removing,
    setup,
    turn_end,
    turns,
)
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.rules.sets import ancient, investigators, laws
from eldertable.games.eldritch_arkham.table.fields import CIVILIAN, DELAYED, FIELDS, MONSTER, SPAWN, ZONES
from eldertable.games.eldritch_arkham.table.state import ArkhamState, ArkhamTable
from eldertable.kernel import (
    Aim,
    BadContent,
    BadOption,
    Decision,
    Field,
    Game,
    GoOn,
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
from eldertable.kernel.state import Part, State, Table

BACKS = ("Monster card", "Ancient card", "Ritual card", "Investigator card", "Law card")

VERBS: Vocabulary = {
    "monsters": monster_acts.MONSTER_VERBS,
    "ancients": ancient.ANCIENT_VERBS,
    "investigators": investigators.ABILITIES,
    "laws": laws.LAW_VERBS,
    "grimoires": grimoires.GRIMOIRE_VERBS,
    "aims": grimoires.AIMS,
}
"""What cards can say; the boards of roles have verbs of their own."""


def _steps(kits: Sequence[Kit]) -> tuple[type[Step], ...]:
    """Every step of the game, in the order of the rulebook; the order fixes the numbers of the action space."""
    common = (
        setup,
        turns,
        turn_end,
        omens,
        landing,
        dominance,
        moving,
        removing,
        adding,
        monster_acts,
        grimoires,
    )
    of_roles = [module for kit in kits for module in kit.step_modules]
    return (*steps_in((*common, *dict.fromkeys(of_roles))), GoOn)


class EldritchArkham(Game):
    """Twelve asymmetric roles strive for twenty Omen points in a city of twelve locations."""

    name: ClassVar[str] = "eldritch-arkham"
    version: ClassVar[str] = "3"
    folder: ClassVar[Path] = Path(__file__).parent
    locales: ClassVar[tuple[str, ...]] = ("en",)
    seats: ClassVar[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6)
    default_seats: ClassVar[int] = 4
    minutes: ClassVar[tuple[int, int]] = (45, 90)  # pragma: no mutate (about so long)
    weight: ClassVar[int] = 4  # pragma: no mutate (how heavy it feels)
    fields: ClassVar[tuple[Field, ...]] = FIELDS
    kits: ClassVar[tuple[Kit, ...]] = KITS
    steps: ClassVar[tuple[type[Step], ...]] = _steps(KITS)
    state_class: ClassVar[type[State]] = ArkhamState
    pointing: ClassVar[Pointing] = prompts.pointing([kit.looks for kit in KITS])
    presence: ClassVar[Presence] = presence.presence([kit.looks for kit in KITS])
    phases: ClassVar[tuple[str, ...]] = goals.PHASES
    itself: ClassVar[frozenset[str]] = goals.ITSELF
    hopes: ClassVar[tuple[str, ...]] = goals.HOPES
    goals: ClassVar[tuple[Aim, ...]] = goals.GOALS
    choosable: ClassVar[tuple[Choosable, ...]] = (
        Choosable(
            "roles", option="roles", besides=("random", "choose"), kind="role", dimension="role", played=True
        ),
        Choosable("boards", option="board", lines=MODULE_LINES),
        Choosable("presets", presets=True, lines=MODULE_LINES),
    )
    endings: ClassVar[tuple[str, ...]] = ("EA-CMP-03", "EA-RUL-14")
    presets: Mapping[str, Mapping[str, Any]] = {
        "draft": {"choose_roles": True},
        "innsmouth": {"board": "innsmouth"},
        "ruthless": {"eldritch_grimoire": "II", "arkham_grimoire": "II"},
    }

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """A game with other kits has other steps, other answers to point with, and other things to name."""
        super().__init_subclass__(**kwargs)  # pragma: no mutate - nothing above it listens
        cls.steps = _steps(cls.kits)
        cls.pointing = prompts.pointing([kit.looks for kit in cls.kits])
        cls.presence = presence.presence([kit.looks for kit in cls.kits])

    # --- content and options ------------------------------------------------------------------------------

    def freeze(self, files: Mapping[str, Mapping[str, Any]]) -> Content:
        self.verbs = {**VERBS, **{name: known for kit in self.kits for name, known in kit.verbs.items()}}
        for kit in self.kits:
            for prefix, known in kit.looks.said.items():
                self.join_words(prefix, known)
        self.books = Books(files, self.seats, lambda read: content.freeze(read, self.verbs))
        frozen, self.texts = self.books.ledger
        ends = pairwise(frozen.first_card)
        self._backs = [
            back for back, (first, end) in zip(BACKS, ends, strict=True) for _ in range(first, end)
        ]
        played = [self._kit(frozen, role) for role in range(len(frozen.roles.ids))]
        self.role_rules = [kit.rules for kit in played]
        self.role_looks = [kit.looks for kit in played]
        self.advice = bot.Advice([kit.bot for kit in played])
        self.options = agreeable(frozen, self.texts)
        self._names: dict[tuple[str, str, int], Mapping[str, Sequence[str]]] = {}
        return frozen

    def _kit(self, frozen: Content, role: int) -> Kit:
        """The kit of a role of the content; BadContent if there is none, or if its numbers are not those it needs."""
        name = frozen.roles.ids[role]
        found = [kit for kit in self.kits if kit.id == name]
        if not found:
            known = ", ".join(kit.id for kit in self.kits)
            raise BadContent(f"roles.toml: role {name}, id: there is no kit for it; kits: {known}")
        given = frozen.roles.numbers[role]
        for number in found[0].numbers:
            if number not in given:
                raise BadContent(f"roles.toml: role {name}, numbers.{number}: its kit needs it")
        for number in given:
            if number not in found[0].numbers:
                raise BadContent(f"roles.toml: role {name}, numbers.{number}: its kit does not take it")
        return found[0]

    def parts(self, table: Table) -> tuple[Part, ...]:
        return tuple(kit.part() for kit in self.kits if kit.part is not None)

    def played(self, table: Table) -> Content:
        """The tuned numbers, or the ledger's. (EA-RUL-217)"""
        return self.books.played(table.options, table.seats)[0]

    def table(self, seats: int, options: dict[str, Any]) -> ArkhamTable:
        if options["start"] != "random" and int(options["start"]) > max(seats, 1):
            raise BadOption(f"option start: there is no seat {options['start']} at a table of {seats}")
        if not isinstance(options["roles"], str):
            self._check_roles(options["roles"])
        return ArkhamTable(self, seats, options, self.books.played(options, seats)[0], self.role_rules)

    def _check_roles(self, roles: Sequence[str]) -> None:
        """Two roles of one set of pieces cannot meet. (EA-RUL-01)"""
        known = self.content.roles
        taken: dict[int, str] = {}
        for name in roles:
            if name not in known.ids:
                continue
            pieces = known.set[known.ids.index(name)]
            if pieces in taken:
                raise BadOption(
                    f"option roles: {taken[pieces]} and {name} cannot both be in a game, as both need the"
                    f" {known.sets[pieces].capitalize()} pieces (EA-RUL-01)"
                    if taken[pieces] != name
                    else f"option roles: {name} can be taken only once, as there is one set of pieces (EA-RUL-01)"
                )
            taken[pieces] = name

    def variants(self, seats: int) -> tuple[dict[str, Any], ...]:
        """Both boards, both sides of the Grimoires, random roles and chosen ones, every role at least once."""
        found: list[dict[str, Any]] = [
            {},
            {"board": "innsmouth", "start": "random", "numbers": "ledger"},
            {"board": "innsmouth", "eldritch_grimoire": "II", "arkham_grimoire": "II", "alarms": "each-role"},
        ]
        if not seats:
            return (*found, {"eldritch_grimoire": "II"}, {"arkham_grimoire": "II", "board": "innsmouth"})
        found.append({"choose_roles": True, "allies": "spared", "mythos": "unlimited"})
        known = self.content.roles
        of_sets = [
            [name for role, name in enumerate(known.ids) if known.set[role] == pieces]
            for pieces in range(len(known.sets))
        ]
        for first, name in enumerate(known.ids):
            roles = [name]
            for step in range(1, seats):
                alike = of_sets[(known.set[first] + step) % len(of_sets)]  # pragma: no mutate (or others)
                roles.append(alike[(first + step) % len(alike)])  # pragma: no mutate (or others)
            board = ("arkham", "innsmouth")[first % 2]
            stop = first % 2 == 0  # pragma: no mutate (or others)
            found.append({"roles": roles, "board": board, "solo_aid": True, "elder_stop": stop})
        return tuple(found)

    # --- the table ----------------------------------------------------------------------------------------

    def zones(self, table: Table) -> tuple[Zone, ...]:
        return ZONES

    def names(self, table: Table) -> Mapping[str, Sequence[str]]:
        key = (table.options["board"], table.options["numbers"], table.seats)
        if key not in self._names:
            assert isinstance(table, ArkhamTable)
            self._names[key] = self._name_numbers(table)
        return self._names[key]

    def _name_numbers(self, table: ArkhamTable) -> Mapping[str, Sequence[str]]:
        numbers, board = table.numbers, table.board
        seats = [f"seat-{seat}" for seat in range(SEATS)]
        sides = [*seats[: table.seats], "eldritch-grimoire", "arkham-grimoire"]
        dreams, gaunts = numbers.dream_ids, [verb.name for verb in self.verbs["gaunts"]]
        return {
            "card": self.content.card_names,
            "side": sides,
            "seat": sides,
            "role": (*self.content.roles.ids, "eldritch-grimoire", "arkham-grimoire"),
            "set": self.content.roles.sets,
            "colour": (*seats, "civilian", "monster", "spawn", "delayed"),
            "location": board.ids,
            "origin": board.ids,
            "target": board.ids,
            "dream": dreams,
            "place": (*board.ids, "supply", "out", *(f"held-{seat}" for seat in seats), *dreams),
            "track": [str(field + 1) for field in range(numbers.dominance_fields)],
            "path": board.path_ids,
            "area": [str(area + 1) for area in range(len(board.circle))],
            "monster": self.content.monsters.ids,
            "ancient": self.content.ancients.ids,
            "cause": CAUSES,
            "row": ROWS,
            "slot": [
                f"{ROWS[row]}-{field + 1}"
                for row, fields in enumerate(numbers.row_fields)
                for field in range(fields)
            ],
            "elder": numbers.elder_ids,
            "seal": ("1", "2", "3"),
            "ring": ("outer", "inner"),
            "gaunt": gaunts,
            "gaunt_to": gaunts,
            "grand": numbers.grand_ids,
            "deed": DEEDS,
            "trip": numbers.trip_ids,
            "order_field": ORDERS,
            "order_field_to": ORDERS,
            "track_side": SIDES_OF_TRACK,
            "direction": ("forth", "back"),
            "end": ("first", "second"),
            "effect": ("first", "second"),
            "ritual": self.content.rituals.ids,
            "law": self.content.laws.ids,
            "die": ("1", "2"),
        }

    def start(self, state: ArkhamState) -> None:
        setup.lay_out(state)

    def backs(self, table: Table) -> list[str]:
        return self._backs

    def audit(self, state: ArkhamState) -> list[str]:
        """Every unit, token and card is accounted for. (EA-CMP-01, EA-RUL-57)"""
        problems = self.audit_cards(state)
        numbers = state.agreed.numbers
        wanted = {CIVILIAN: numbers.civilians * LOCATIONS, MONSTER: 1, SPAWN: numbers.spawn}
        if state.monster < 0:
            problems.append("there is no Monster card")
        for colour in range(DELAYED):  # delayed units, the last colour, are their role's
            n = sum(state.units[place * COLOURS + colour] for place in range(ALL_PLACES))
            n += state.track.count(colour)
            if colour < SEATS:
                role = state.role[colour] if colour < state.table.seats else -1
                n += state.rules_of(colour).elsewhere(state, colour) if role >= 0 else 0
                wanted[colour] = state.agreed.content.roles.units[role] if role >= 0 else 0
            if n != wanted[colour]:
                problems.append(f"there are {n} units of colour {colour}, not {wanted[colour]}")
        if any(n < 0 for field in self.fields if field.of == "number" for n in self._counts(state, field)):
            problems.append("something is counted below nothing")
        if not state.agreed.endless_mythos and sum(state.mythos) > numbers.mythos:
            problems.append("there is too much Mythos")
        if min(state.altars_left(), state.orders_left(), state.visions_left()) < 0:
            problems.append("there are too many Altars, Order tokens or Visions")
        elder = sum(state.elder_markers) + state.elder_ready + state.elder_waiting + sum(state.seals)
        if elder not in (0, numbers.elder_things_markers + len(state.seals)):
            problems.append(f"the Elder Things have {elder} markers")
        if any(extra > order for extra, order in zip(state.extra_orders, state.orders, strict=True)):
            problems.append("there are more extra Order tokens than Order tokens")
        return problems

    def _counts(self, state: ArkhamState, field: Field) -> list[int]:
        if field.name == "demand":
            return []
        value = getattr(state, field.name)
        return list(value) if field.by else [value]

    def ending(self, state: ArkhamState, locale: str) -> Outcome:
        telling = self.telling(state, locale)
        winners = tuple(side for side in range(state.table.sides) if state.winners >> side & 1)
        others = [state.omens[side] for side in state.order if side not in winners]
        results = []
        for side in range(state.table.sides):
            seat = side if side < state.table.seats else None
            name = self.side_name(state, side, locale)
            if not state.in_play(side):
                results.append(SideResult(name, seat, len(state.order) + 1, {}))
                continue
            ahead = sum(omens > state.omens[side] for omens in others)
            rank = 1 if side in winners else 1 + len(winners) + ahead
            parts = {telling.words("omens"): state.omens[side]}
            results.append(SideResult(name, seat, rank, parts, state.omens[side]))
        rule = self.endings[state.ended - 1]
        words = telling.words(f"ending-{state.ended}")
        return Outcome(winners, tuple(results), (rule, words), adjudicated=state.ended == 2)

    def ahead(self, state: ArkhamState, sides: Sequence[int]) -> list[int]:
        """Those in play with the most Omens."""
        return super().ahead(state, [side for side in sides if state.in_play(side)])

    # --- words and pictures -------------------------------------------------------------------------------

    def standings(self, state: ArkhamState) -> Sequence[Standing]:
        return goals.standings(state)

    def phase(self, state: ArkhamState) -> str:
        return goals.phase(state)

    def make_telling(self, state: ArkhamState, locale: str) -> ArkhamTelling:
        frozen, texts = self.books.played(state.table.options, state.table.seats)
        return ArkhamTelling(self.words(locale), texts, frozen, self.role_looks)

    def telling_key(self, state: ArkhamState) -> Any:
        return state.table.options["numbers"], state.table.seats

    def choice_words(self, option: Option, choice: Any, locale: str) -> str:
        """Monsters are called as they are printed."""
        names = [name for name, _ in self.texts.monster[locale]]
        printed: dict[str, str] = dict(zip(self.content.monsters.ids, names, strict=True))
        if option.name == "monster" and choice in printed:
            return printed[choice]
        return super().choice_words(option, choice, locale)

    def lesson_topics(self, locale: str) -> Mapping[str, str]:
        """Every role could have a lesson: they have little in common."""
        return {
            str(choice): self.choice_words(option, choice, locale)
            for option in self.options
            if option.name == "roles"
            for choice in option.choices
            if choice not in ("random", "choose")
        }

    def role(self, state: ArkhamState, side: int) -> str:
        return self.names(state.table)["role"][state.role[side]] if state.in_play(side) else ""

    def ask(self, state: ArkhamState, decision: Decision, seat: int | None, locale: str) -> Prompt:
        return prompts.ask(state, self.telling(state, locale), decision, seat)

    def still_key(self, state: ArkhamState) -> Any:
        return tuple(state.role)

    def build_still(self, state: ArkhamState, locale: str) -> Still:
        return scene.build_still(self.name, self.icons, state, self.telling(state, locale))

    def build_board(self, state: ArkhamState, locale: str) -> Board:
        return scene.build_board(state, self.telling(state, locale))

    def build_mats(
        self, state: ArkhamState, seat: int | None, locale: str, prompt: Prompt | None, board: Board
    ) -> Moving:
        return scene.build_mats(state, self.telling(state, locale), seat, prompt, board)

    def estimate(self, state: ArkhamState) -> list[float]:
        return shares(state, self.advice.bots)

    def horizon(self, state: ArkhamState) -> int:
        return state.round * state.table.sides + state.turn

    def prospects(self, state: ArkhamState) -> list[float]:
        return prospects(state, self.advice.bots)

    def greedy(self, state: ArkhamState, seat: int) -> int:
        return bot.choose(state, seat, self.advice)
