"""Rise of the Cults as Eldertable knows it: what the other rooms of the house ask of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from eldertable.games.rise_of_the_cults.bot import player as bot
from eldertable.games.rise_of_the_cults.bot.estimate import prospects, shares
from eldertable.games.rise_of_the_cults.bot.verbs import VERB_WORTHS
from eldertable.games.rise_of_the_cults.box import bounds, cards, content
from eldertable.games.rise_of_the_cults.box.cards import DISTRICTS, LEVELS, MODES, PLANS, SIDES, Content
from eldertable.games.rise_of_the_cults.box.options import agreeable
from eldertable.games.rise_of_the_cults.looks import goals, presence, prompts, scene
from eldertable.games.rise_of_the_cults.looks.telling import EFFECTS, Telling
from eldertable.games.rise_of_the_cults.rules import (
    destroying,
    npc,
    paying,
    rounds,
    scoring,
    setup,
    tokens,
    turn_end,
)
from eldertable.games.rise_of_the_cults.rules.phases import (
    action,
    city,
    hiding,
    mobilization,
    planning,
    recruitment,
)
from eldertable.games.rise_of_the_cults.rules.plans import (
    augmentation,
    confrontation,
    dominance,
    dominance_markers,
    influence,
    npc_fight,
    preparation,
    terror,
)
from eldertable.games.rise_of_the_cults.rules.verbs import VERBS
from eldertable.games.rise_of_the_cults.table.fields import FIELDS, PLACES, THUG, zone_list
from eldertable.games.rise_of_the_cults.table.sight import guess_fists
from eldertable.games.rise_of_the_cults.table.state import RiseState, RiseTable
from eldertable.kernel import (
    Aim,
    BadOption,
    Decision,
    Dice,
    Field,
    Game,
    Option,
    Outcome,
    SideResult,
    Step,
    Zone,
    steps_in,
)
from eldertable.kernel.dossiers import MODULE_LINES, Choosable
from eldertable.kernel.pointing import Pointing
from eldertable.kernel.presence import Presence
from eldertable.kernel.scene import Board, Moving, Prompt, Standing, Still
from eldertable.kernel.state import State, Table
from eldertable.kernel.verbs import join

COUNTED = (
    "rituals",
    "sites",
    "dominance",
    "markers",
    "tokens",
    "fist",
    "faces",
    "attack",
    "track",
    "arrived",
    "sanity",
    "plans_done",
    "thugs_shown",
)
"""Fields of which there can be none, but not less."""


def _steps() -> tuple[type[Step], ...]:
    """Every step of the game, in the order of the rulebook; the order fixes the numbers of the action space."""
    return (
        *steps_in((setup, rounds, city)),
        tokens.ReturnTokens,
        *steps_in((hiding, mobilization, recruitment)),
        tokens.GainTokens,
        *steps_in((planning, action, turn_end, paying, destroying)),
        *steps_in((augmentation, preparation, influence)),
        *steps_in((dominance, confrontation, terror, dominance_markers, scoring, npc, npc_fight)),
    )


class RiseOfTheCults(Game):
    """Two to four rival cults fight for Arkham; alone, against an automated one."""

    name: ClassVar[str] = "rise-of-the-cults"
    version: ClassVar[str] = "2"
    folder: ClassVar[Path] = Path(__file__).parent
    locales: ClassVar[tuple[str, ...]] = ("en", "pl")
    seats: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    default_seats: ClassVar[int] = 2
    minutes: ClassVar[tuple[int, int]] = (90, 120)
    weight: ClassVar[int] = 4  # pragma: no mutate (how heavy it feels)
    fields: ClassVar[tuple[Field, ...]] = FIELDS
    steps: ClassVar[tuple[type[Step], ...]] = _steps()
    state_class: ClassVar[type[State]] = RiseState
    endings: ClassVar[tuple[str, ...]] = (
        "ROTC-END-05",
        "ROTC-END-06",
        "ROTC-RUL-54",
        "ROTC-SEN-02",
        "ROTC-SEN-02",
    )
    pointing: ClassVar[Pointing] = prompts.POINTING
    presence: ClassVar[Presence] = presence.PRESENCE
    phases: ClassVar[tuple[str, ...]] = goals.PHASES
    itself: ClassVar[frozenset[str]] = goals.ITSELF
    hopes: ClassVar[tuple[str, ...]] = goals.HOPES
    goals: ClassVar[tuple[Aim, ...]] = goals.GOALS
    choosable: ClassVar[tuple[Choosable, ...]] = (
        Choosable("editions", option="edition", lines=MODULE_LINES),
        Choosable("layouts", option="layout", lines=MODULE_LINES),
        Choosable("objectives", option="objective", besides=("random",), lines=MODULE_LINES),
        Choosable("presets", presets=True, lines=MODULE_LINES),
        Choosable("stacks", kind="lay-stack", dimension="offered", cards=True),
    )

    # --- content and options ------------------------------------------------------------------------------

    def freeze(self, files: Mapping[str, Mapping[str, Any]]) -> Content:
        join(VERBS, {"looks/telling.py": EFFECTS, "bot/verbs.py": VERB_WORTHS})
        frozen, self.texts = content.freeze(files, VERBS)
        self.options = agreeable(frozen)
        self.presets = {"first-game": self._first_game(frozen)}
        self._zones = zone_list()
        self._names: dict[str, Mapping[str, Sequence[str]]] = {}
        return frozen

    def _first_game(self, frozen: Content) -> dict[str, Any]:
        """What is advised for a first game; alone, the easiest Objective. (ROTC-SET-13, ROTC-SET-21, ROTC-SST-15)"""
        levels = self.texts.objective_level
        easiest = frozen.objectives[levels.index(min(levels))].id
        return {"layout": "printed", "setup": frozen.setup.ids[frozen.first_setup], "objective": easiest}

    def table(self, seats: int, options: dict[str, Any]) -> RiseTable:
        if options["first"] != "random" and int(options["first"]) > seats:
            raise BadOption(f"option first: there is no seat {options['first']} at a table of {seats}")
        colours = options["colours"]
        taken = list(colours) if colours != "fixed" else list(cards.COLOUR_IDS[:seats])
        if len(set(taken)) < len(taken):
            raise BadOption("option colours: every seat needs a colour of its own")
        if seats == 1 and options["npc_colour"] in taken and not options["choose_colours"]:
            raise BadOption(
                f"option npc_colour: {options['npc_colour']} is the player's colour; choose another"
            )
        return RiseTable(self, seats, options, self.content)

    def variants(self, seats: int) -> tuple[dict[str, Any], ...]:
        more = (
            {"edition": "en"},
            {"edition": "pl"},
            {"edition": "en", "rounds": 10, "choose_colours": True, "left_out": "random"},
            {"edition": "pl", **self.presets["first-game"]},
        )
        if seats > 1:
            return more
        return more + tuple(
            {"edition": "en", "objective": objective.id} for objective in self.content.objectives
        )

    # --- the table ----------------------------------------------------------------------------------------

    def zones(self, table: Table) -> tuple[Zone, ...]:
        return self._zones

    def names(self, table: Table) -> Mapping[str, Sequence[str]]:
        pool = table.options["edition"] if table.options["cards"] == "edition" else table.options["cards"]
        if pool not in self._names:
            self._names[pool] = self._name_numbers(pool)
        return self._names[pool]

    def _name_numbers(self, pool: str) -> Mapping[str, Sequence[str]]:
        sides = ("0", "1", "2", "3")
        abilities = [f"{kind}/{mode}" for kind in self.content.kinds.ids for mode in range(1, MODES + 1)]
        stacks = [f"{district} {lane}" for district in cards.DISTRICT_IDS for lane in cards.LANE_IDS]
        return {
            "card": self.content.pools[pool].names,
            "kind": self.content.kinds.ids,
            "known": self.content.pools[pool].names,
            "ability": abilities,
            "side": sides,
            "seat": sides,
            "district": cards.DISTRICT_IDS,
            "origin": cards.DISTRICT_IDS,
            "place": (*cards.DISTRICT_IDS, "supply"),
            "ritual": cards.LEVEL_NAMES,
            "colour": cards.COLOUR_IDS,
            "token": cards.TOKEN_IDS,
            "face": cards.FACE_IDS,
            "plan": cards.PLAN_IDS,
            "stack": stacks,
            "offered": [self.content.kinds.ids[kind] for kind in self.content.pools[pool].stacks],
            "purchase": ("", "guardian", "action", "both"),
            "to": cards.FACE_IDS[: bounds.TO.size],
            "fate": ("discarded", "destroyed"),
            "marker": [f"{district} {side}" for district in cards.DISTRICT_IDS for side in sides],
            "city": [*self.content.city.ids[:-1], "none"],
            "setup": self.content.setup.ids,
            "objective": [objective.id for objective in self.content.objectives],
        }

    def cards(self, table: Table) -> int:
        assert isinstance(table, RiseTable)
        return table.pool.printed

    def start(self, state: RiseState) -> None:
        setup.lay_out(state)

    def backs(self, table: Table) -> list[str]:
        assert isinstance(table, RiseTable)
        return table.pool.backs

    def guess(self, state: RiseState, seat: int | None, dice: Dice) -> None:
        guess_fists(state, [side for side in confrontation.closed_fists(state) if side != seat], dice)

    def audit(self, state: RiseState) -> list[str]:
        """Every marker, token and card is accounted for. (ROTC-CMP-02)"""
        sides, districts = range(state.table.sides), range(DISTRICTS)
        problems = self.audit_cards(state)
        problems += [problem for side in sides for problem in self._audit_side(state, side)]
        problems += [problem for district in districts for problem in self._audit_district(state, district)]
        problems += [
            f"{name} has a number below nothing" for name in COUNTED if min(getattr(state, name)) < 0
        ]
        return problems

    def _audit_side(self, state: RiseState, side: int) -> Iterator[str]:
        numbers = self.content.numbers
        places = range(PLACES)
        for level in range(LEVELS):
            n = sum(state.rituals[(place * SIDES + side) * LEVELS + level] for place in places)
            if n != numbers.markers_rituals[level]:
                yield f"side {side} has {n} Rituals of level {level + 1}"
        if sum(state.sites[place * SIDES + side] for place in places) != numbers.markers_sites:
            yield f"side {side} has a wrong number of Cult Sites"
        if sum(state.dominance[place * SIDES + side] for place in places) != numbers.markers_dominance:
            yield f"side {side} has a wrong number of Dominance markers"
        plans = state.markers[side] + sum(state.plans_done[side * PLANS : (side + 1) * PLANS])
        plans += sum(1 for marker in state.plans if marker % SIDES == side)
        if plans != numbers.markers_plans:
            yield f"side {side} has {plans} Plan markers"
        if any(n > 1 for n in (state.sites[district * SIDES + side] for district in range(DISTRICTS))):
            yield f"side {side} has two Cult Sites in a district"
        if state.fist[side] + state.thugs_shown[side] > state.held(side, THUG):
            yield f"side {side} holds more Thugs than it has"

    def _audit_district(self, state: RiseState, district: int) -> Iterator[str]:
        if state.rituals_in(district) > state.agreed.ritual_limit:
            yield f"too many Rituals in district {district + 1}"
        if (
            sum(state.dominance[district * SIDES : (district + 1) * SIDES])
            > self.content.numbers.fields_dominance
        ):
            yield f"too many Dominance markers in district {district + 1}"

    def ending(self, state: RiseState, locale: str) -> Outcome:
        telling = self.telling(state, locale)
        words = telling.words
        sides = range(state.table.sides)
        order = sorted({scoring.standing(state, side) for side in sides}, reverse=True)
        winners = tuple(side for side in sides if state.winners >> side & 1)
        results = []
        for side in sides:
            if state.agreed.solo:
                rank = 1 if side in winners else 2
            else:
                rank = 1 + order.index(scoring.standing(state, side))
            parts = {
                words("score-dominance"): scoring.dominance_points(state, side),
                words("score-sites"): scoring.site_points(state, side),
                words("score-rituals"): scoring.ritual_points(state, side),
            }
            seat = None if state.is_npc(side) else side
            results.append(
                SideResult(self.side_name(state, side, locale), seat, rank, parts, sum(parts.values()))
            )
        rule = self.endings[state.ended - 1]
        return Outcome(winners, tuple(results), (rule, words(f"ending-{state.ended}")))

    # --- words and pictures -------------------------------------------------------------------------------

    def standings(self, state: RiseState) -> Sequence[Standing]:
        return goals.standings(state)

    def phase(self, state: RiseState) -> str:
        return goals.phase(state)

    def make_telling(self, state: RiseState, locale: str) -> Telling:
        return Telling(self.words(locale), self.texts, self.content, self.icons)

    def choice_words(self, option: Option, choice: Any, locale: str) -> str:
        """What is printed on cards, boards and pieces is called as it is there."""
        texts = self.texts
        colours = dict(zip(cards.COLOUR_IDS, (cult[1] for cult in texts.cult[locale]), strict=True))
        objectives = [objective.id for objective in self.content.objectives]
        printed: dict[str, dict[str, str]] = {
            "setup": dict(
                zip(self.content.setup.ids, (card[0] for card in texts.setup[locale]), strict=True)
            ),
            "objective": dict(zip(objectives, (card[0] for card in texts.objective[locale]), strict=True)),
            "colours": colours,
            "npc_colour": colours,
            "left_out": dict(zip(cards.DISTRICT_IDS, texts.district[locale], strict=True)),
        }
        named = printed.get(option.name, {})
        return named[choice] if choice in named else super().choice_words(option, choice, locale)

    def ask(self, state: RiseState, decision: Decision, seat: int | None, locale: str) -> Prompt:
        prompt = super().ask(state, decision, seat, locale)
        asked = seat is not None and seat in decision.seats()
        return prompts.ask(state, self.telling(state, locale), decision, prompt) if asked else prompt

    def still_key(self, state: RiseState) -> Any:
        return (*state.colour, state.left_out, state.objective)

    def build_still(self, state: RiseState, locale: str) -> Still:
        return scene.build_still(state, self.telling(state, locale), self.name)

    def build_board(self, state: RiseState, locale: str) -> Board:
        return scene.build_board(state, self.telling(state, locale))

    def build_mats(
        self, state: RiseState, seat: int | None, locale: str, prompt: Prompt | None, board: Board
    ) -> Moving:
        return scene.build_mats(state, self.telling(state, locale), seat, prompt, board)

    def horizon(self, state: RiseState) -> int:
        return state.round  # pragma: no mutate - it counts only whether it is another one

    def greedy(self, state: RiseState, seat: int) -> int:
        return bot.choose(state, seat)

    def estimate(self, state: RiseState) -> list[float]:
        return shares(state)

    def prospects(self, state: RiseState) -> list[float]:
        return prospects(state)
