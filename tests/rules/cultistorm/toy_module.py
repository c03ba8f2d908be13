"""A toy module that uses everything a module may bring: lanterns that are lit one after the other.

TOY-01 When the cultist phase begins, the next lantern is lit, and its text is carried out for the oldest player.
TOY-02 Where the oldest player stands, every enemy has one symbol of the location less while a lantern is lit.
TOY-03 While a lantern is lit: hands are one card larger, healing heals one less, moves are free, no die is rerolled in
       fights, and everybody reaches every cultist.
TOY-04 Preparation: who has oil may rest for 1 oil, and loses 1 insanity.
TOY-05 When terror is about to advance, the oldest player may put a lit lantern out: then it does not.
TOY-06 At the end of a turn with all lanterns out, the game is lost.
TOY-07 The gates cannot be sealed for good while nobody has oil.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from eldertable.games.cultistorm.box import shapes
from eldertable.games.cultistorm.box.cards import Op
from eldertable.games.cultistorm.box.content import Reader
from eldertable.games.cultistorm.box.places import GOO_TARGET
from eldertable.games.cultistorm.box.verbs import TEXT, OpVerb
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.frame import Module
from eldertable.games.cultistorm.rules.effects.texts import perform
from eldertable.games.cultistorm.rules.storm.terror_circle import ask_next
from eldertable.games.cultistorm.table.modules import CULTISTS_BEGIN, TURN_ENDS, Advice, ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel import Answers, Decision, Dimension, Field, Kind, Option, Part, Step, Zone, deck
from eldertable.kernel.advice import Worth
from eldertable.kernel.content import convert
from eldertable.kernel.scene import Counter, Face, Piece, SceneZone
from eldertable.kernel.scene import Kind as PieceKind
from eldertable.kernel.steps import Refusal

UNLIT, LIT, OUT = 0, 3, 4
LANTERN = Dimension("lantern", 8)


class Lantern(shapes.Entry):
    """A lantern card."""

    id: str
    effect: list[shapes.Op]
    en: shapes.Text


class Lanterns(shapes.Entry):
    """The file lanterns.toml."""

    lantern: list[Lantern]


class Oil(Part):
    """What the module adds to a table."""

    FIELDS: ClassVar[tuple[Any, ...]] = (Field("oil", by=("seat",)), Field("burnt", by=("lantern",)))

    oil: list[int]
    burnt: list[int]


def oil_of(state: StormState) -> list[int]:
    """The oil of every seat."""
    part: Oil = state.part(Oil)
    return part.oil


class Glow(OpVerb):
    """Oil for the subject. (TOY-01)"""

    def can(self, state: StormState, seat: int, op: Op) -> bool:
        return True

    def carry(self, state: StormState, seat: int, op: Op) -> None:
        oil_of(state)[seat] += op.n
        state.tell("TOY-01", "oil", who=seat, n=op.n)


class LightNext(Step):
    """The next lantern is lit. (TOY-01)"""

    def run(self, state: StormState) -> None:
        rules: Light = state.agreed.module(Light)
        card = state.draw(rules.zone + UNLIT)
        if card >= 0:
            state.lay(card, rules.zone + LIT, state.everyone())
            state.tell("TOY-01", "lit", lantern=card - rules.card)
            perform(state, state.leader, rules.effects[card - rules.card])


class Shade(Decision):
    """Put a lit lantern out so that terror stays, or let it advance. (TOY-05)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "at")
    ANSWERS: ClassVar[Answers] = Answers(Kind("shade", LANTERN), Kind("let-it-shine"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-MOD-38",)

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def options(self, state: StormState, seat: int) -> list[int]:
        rules: Light = state.agreed.module(Light)
        return [*sorted(card - rules.card for card in rules.lit(state)), self.ANSWERS.start("let-it-shine")]

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == self.ANSWERS.start("let-it-shine"):
            ask_next(state, self.at + 1)
            return
        rules: Light = state.agreed.module(Light)
        state.move(rules.card + answer, rules.zone + LIT, rules.zone + OUT, state.everyone())
        state.tell("TOY-05", "shaded", who=seat)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        rules: Light = state.agreed.module(Light)
        lit = [card - rules.card for card in rules.lit(state)]
        return None if kind == "let-it-shine" or values[0] in lit else Refusal("CS-MOD-38", "why-unlit", {})


class Light(ModuleRules):
    """The rules of the lanterns."""

    def __init__(self, zone: int, card: int, ending: int, effects: list[int]) -> None:
        super().__init__(zone, card, ending)
        self.effects = effects

    def lit(self, state: StormState) -> tuple[int, ...]:
        """The lanterns that burn."""
        return state.zones[self.zone + LIT]

    def lay_out(self, state: StormState) -> None:
        cards = range(self.card, self.card + len(self.effects))
        state.shuffle_in(tuple(cards), self.zone + UNLIT)
        for seat in range(state.table.seats):
            oil_of(state)[seat] = state.table.options["lantern_oil"]

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        SEEN.append((moment, seat, enemy))
        if moment == CULTISTS_BEGIN:
            state.then(LightNext())
        elif moment == TURN_ENDS and len(state.zones[self.zone + OUT]) == len(self.effects):
            state.finish(self.ending, 0)

    def enemy_symbols(self, state: StormState, enemy: int, place: int, need: list[int]) -> None:
        home = state.symbol_of(place)
        if self.lit(state) and state.place[state.leader] == place and need[home]:
            need[home] -= 1

    def reaches(self, state: StormState, place: int, enemy: int, ranged: bool, reached: bool) -> bool:
        return reached or (enemy < GOO_TARGET and bool(self.lit(state)))

    def may_reroll(self, state: StormState, seat: int) -> bool:
        return not self.lit(state)

    def healing(self, state: StormState, seat: int, n: int) -> int:
        return max(0, n - 1) if self.lit(state) else n

    def hand_size(self, state: StormState, seat: int) -> int:
        return 1 if self.lit(state) else 0

    def move_cost(self, state: StormState, seat: int, n: int) -> int:
        return 0 if self.lit(state) else n

    def can_act(self, state: StormState, seat: int, act: int) -> bool:
        return oil_of(state)[seat] > 0 and state.mad[seat] > 0

    def why_no_act(self, state: StormState, seat: int, act: int) -> Refusal | None:
        if not oil_of(state)[seat]:
            return Refusal("CS-PRE-02", "why-no-oil", {"who": seat})
        return super().why_no_act(state, seat, act)

    def act(self, state: StormState, seat: int, act: int) -> None:
        oil_of(state)[seat] -= 1
        state.mad[seat] -= 1
        state.tell("TOY-04", "rested", who=seat)

    def cancels(self, state: StormState, at: int) -> bool:
        if self.lit(state):
            state.then(Shade(state.leader, at))
            return True
        return False

    def forbids_victory(self, state: StormState) -> bool:
        return not any(oil_of(state))


SEEN: list[tuple[int, int, int]] = []
"""The moments that have come, for the tests to look at."""


class Restful(Advice):
    """Rest when there is something to rest from."""

    def act_worth(self, state: StormState, seat: int, act: int) -> float:
        return 5.0 * state.mad[seat]

    def verb_worth(self, state: StormState, op: Op, seat: int) -> float:
        return float(op.n)


class Shaded(Worth):
    """Shading is worth it while two lanterns burn."""

    def of(self, state: StormState, decision: Shade, seat: int, values: tuple[int, ...]) -> float:
        return len(state.agreed.module(Light).lit(state)) - 1.5


class Shining(Worth):
    """Letting terror advance is worth nothing."""

    def of(self, state: StormState, decision: Shade, seat: int, values: tuple[int, ...]) -> float:
        return 0.0


class ToyModule(Module):
    """The lanterns as the game knows them."""

    name = "lanterns"
    rule = "TOY-01"
    folder = Path(__file__).with_name("toy")
    steps = (LightNext, Shade)
    acts = ("rest",)
    verbs = (Glow(0, "glow", (TEXT,)),)
    options = (Option("lantern_oil", "int", (0, 3), 1, label="Oil at the start", rule="TOY-01"),)
    endings = ("TOY-06",)
    zones = (*deck("lanterns", "lanterns"), Zone("lit"), Zone("out"))
    kinds = (PieceKind("lantern", "card", "lantern"),)
    worths: Mapping[str, Worth] = {"shade": Shaded(), "let-it-shine": Shining()}
    advice = Restful()
    advised = ("glow",)

    def __init__(self) -> None:
        self.points = {"shade": self._points_at_lantern}
        self.cards: list[Lantern] = []
        self.effects: list[int] = []

    def _points_at_lantern(
        self, state: StormState, decision: Shade, seat: int, lantern: int
    ) -> tuple[str, ...]:
        return ("lit", self.cards[lantern].id)

    def rules(self, zone: int, card: int, ending: int) -> ModuleRules:
        return Light(zone, card, ending, self.effects)

    def part(self) -> Part:
        return Oil()

    def read(self, files: Mapping[str, Mapping[str, Any]], reader: Reader) -> Sequence[str]:
        self.cards = convert("lanterns", files["lanterns"], Lanterns).lantern
        self.effects = [reader.effect("lanterns", card.id, card.effect) for card in self.cards]
        return [card.id for card in self.cards]

    def names(self) -> Mapping[str, Sequence[str]]:
        return {"lantern": [card.id for card in self.cards]}

    def back(self, card: int) -> str:
        return "Lantern card"

    def speak(self, telling: Telling) -> None:
        telling.names["lantern"] = lambda state, lantern: self.cards[lantern].en.name

    def scene_zones(self, state: StormState, telling: Telling) -> list[SceneZone]:
        return [SceneZone("lit", telling.words("zone-lit"), "lit", look="stage")]

    def faces(self, telling: Telling) -> list[Face]:
        return [Face(card.id, card.en.name, card.en.text) for card in self.cards]

    def pieces(self, state: StormState, telling: Telling, seat: int | None) -> list[Piece]:
        rules: Light = state.agreed.module(Light)
        return [Piece("lantern", "lit", self.cards[card - rules.card].id) for card in rules.lit(state)]

    def counters(self, state: StormState, telling: Telling) -> list[Counter]:
        return [
            Counter(
                f"oil-{seat}", telling.words("counter-oil"), oil_of(state)[seat], f"mind-{seat}", owner=seat
            )
            for seat in range(state.table.seats)
        ]


LANTERNS = ToyModule()


class ToyStorm(Cultistorm):
    """Cultistorm with the toy module among those that people can agree on."""

    modules = (*Cultistorm.modules, LANTERNS)


class BareModule(Module):
    """A module that changes nothing: a zone, a way to end, and rules that leave everything as it is."""

    name = "bare"
    rule = "TOY-01"
    folder = Path(__file__).with_name("bare")
    zones = (Zone("bare"),)
    endings = ("BARE-01",)


class TwoStorm(Cultistorm):
    """Cultistorm with two modules among those that people can agree on."""

    modules = (*Cultistorm.modules, BareModule(), LANTERNS)
