"""Everything in words: events, prompts, answers, names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.cards import Content
from eldertable.games.cultistorm.box.content import LETTERS, Texts
from eldertable.games.cultistorm.rules.effects.belongings import (
    GiveTrophy,
    RecoverObject,
    Regain,
    SwapTrophy,
    TakeTrophy,
)
from eldertable.games.cultistorm.rules.effects.board import (
    BuryPeeked,
    FreeMove,
    KeepFace,
    PickLocation,
    Reorder,
    SortPeeked,
    TakeCrystals,
)
from eldertable.games.cultistorm.rules.effects.dice import GiveDie, RerollDie, SetDie, WishDie
from eldertable.games.cultistorm.rules.effects.texts import ChooseOp, PickSubject
from eldertable.games.cultistorm.rules.fighting import assignment, fight, winning
from eldertable.games.cultistorm.rules.fighting.assignment import Assign, AssignCard, ClaimTrophy
from eldertable.games.cultistorm.rules.fighting.fight import Fight
from eldertable.games.cultistorm.rules.fighting.winning import SecondWind
from eldertable.games.cultistorm.rules.losses import Drop, LoseObject, ReturnTrophy
from eldertable.games.cultistorm.rules.phases import combat, preparation, sealing
from eldertable.games.cultistorm.rules.phases.combat import ChooseFight, PutDown
from eldertable.games.cultistorm.rules.phases.preparation import Prepare
from eldertable.games.cultistorm.rules.phases.sealing import SealOrPass
from eldertable.games.cultistorm.rules.phases.update import DiscardKept
from eldertable.games.cultistorm.rules.preparing import development, movement, support, targets
from eldertable.games.cultistorm.rules.preparing.development import TakeSeal
from eldertable.games.cultistorm.rules.preparing.giving import GiveObject
from eldertable.games.cultistorm.rules.preparing.support import RelayTo
from eldertable.games.cultistorm.rules.research import DrawOn, KeepObject
from eldertable.games.cultistorm.rules.setup import ChooseInvestigator, KeepStart
from eldertable.games.cultistorm.rules.storm.terror_cards import (
    Panic,
    PickFewest,
    PickPlace,
    PickTrophy,
    PickVictim,
)
from eldertable.games.cultistorm.rules.storm.terror_circle import ActivateLocation
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table import enemies, symbols
from eldertable.games.cultistorm.table.state import (
    FACES,
    GOO_TARGET,
    PEEKED,
    PLACES,
    SEATS,
    SYMBOLS,
    StormState,
)
from eldertable.kernel.steps import Decision
from eldertable.kernel.words import Words


class Telling:
    """The game's words in one language: the locale's sentences with the names of the content in them."""

    def __init__(self, words: Words, texts: Texts, content: Content, icons: Mapping[str, str]) -> None:
        self.words = words
        self.texts = texts
        self.content = content
        self.icons = icons
        kinds = list(zip(content.action_kind, content.action_symbol, strict=True))
        self.action_faces = [f"{content.actions[kind].id}.{LETTERS[symbol]}" for kind, symbol in kinds]
        self.cards = [
            words("card-with-symbol", card=texts.action[kind][0], symbol=texts.symbol[symbol])
            for kind, symbol in kinds
        ]

    # --- names --------------------------------------------------------------------------------------------

    def seat(self, state: StormState, seat: int) -> str:
        """What a seat is called: by its investigator once it has one."""
        if state.investigator[seat] < 0:
            return self.words("seat", n=seat + 1)
        return self.texts.investigator[state.investigator[seat]][0]

    def symbol(self, symbol: int) -> str:
        """The name of a symbol, or of the wild face."""
        return self.texts.symbol[symbol] if symbol < SYMBOLS else self.words("wild")

    def cultist_face(self, face: int) -> str:
        """The name of a face of a cultist die."""
        return self.texts.symbol[face] if face < SYMBOLS else self.words("blank")

    def place(self, state: StormState, place: int) -> str:
        """The name of the location on a place."""
        return self.texts.location[state.location[place]][0]

    def card(self, card: int) -> str:
        """An action card with its symbol."""
        return self.cards[card]

    def enemy(self, state: StormState, enemy: int) -> str:
        """The name of a cultist or of the Great Old One of a place."""
        if enemy < GOO_TARGET:
            return self.texts.cultist[enemy][0]
        goo = state.goo[enemy - GOO_TARGET]
        return self.texts.goo[goo][0] if goo >= 0 else self.words("goo-gone")

    def listed(self, names: Sequence[str]) -> str:
        """Names in a row."""
        return ", ".join(names) or self.words("nothing")

    def counted(self, counts: Sequence[int]) -> str:
        """Symbols by name, wild faces last, each with its number if there are several."""
        named = [(n, self.symbol(at)) for at, n in enumerate(counts) if n]
        return ", ".join(name if n == 1 else f"{n} × {name}" for n, name in named) or "–"

    def source(self, state: StormState, seat: int, code: int) -> str:
        """A source of symbols in a fight."""
        words = self.words
        if code < c.DECK:
            return self.card(state.investigator[seat] * c.DECK + code)
        if code < symbols.DOUBLED:
            return words("source-die", face=self.symbol(code - symbols.DIE))
        if code < symbols.SUPPORT:
            return words("source-doubled", face=self.symbol(code - symbols.DOUBLED))
        if code < symbols.OBJECT:
            card = code - symbols.SUPPORT
            giver = self.seat(state, state.owner(card))
            return words("source-support", card=self.card(card), who=giver)
        if code < symbols.ABILITY:
            return self.texts.thing[code - symbols.OBJECT][0]
        if code < symbols.PAID:
            return self.texts.ability[state.investigator[seat]][code - symbols.ABILITY][0]
        return words("source-paid", symbol=self.symbol(code - symbols.PAID))

    # --- events and refusals ------------------------------------------------------------------------------

    def say(self, state: StormState, key: str, args: Mapping[str, Any]) -> str:
        """A sentence with names in place of numbers."""
        return self.words(
            key, **{name: self._named(state, name, value, args) for name, value in args.items()}
        )

    def _named(self, state: StormState, name: str, value: Any, args: Mapping[str, Any]) -> Any:
        if name in ("who", "other"):
            return self.seat(state, value)
        if name in ("symbol", "other_symbol", "face", "to"):
            return self.symbol(value)
        if name == "cultist_face":
            return self.cultist_face(value)
        if name == "place":
            return self.place(state, value)
        if name == "card":
            return self.card(value)
        if name == "cards":
            return self.listed([self.card(card) for card in value])
        if name == "cultist":
            return self.texts.cultist[value][0]
        if name == "cultists":
            return self.listed([self.texts.cultist[one][0] for one in value])
        if name == "enemy":
            return self.enemy(state, value)
        if name == "goo":
            return self.texts.goo[value][0]
        if name == "object":
            return self.texts.thing[value][0]
        if name == "ability":
            return self.texts.ability[state.investigator[args["who"]]][value][0]
        if name == "investigator":
            return self.texts.investigator[value][0]
        if name == "faces":
            return self.listed([self.symbol(face) for face in range(FACES) for _ in range(value[face])])
        if name == "dice":
            return self.listed(
                [f"{self.place(state, place)}: {self.cultist_face(face)}" for place, face in enumerate(value)]
            )
        if name == "circle":
            return value + 1
        if name in ("terror", "endgame"):
            title, text = getattr(self.texts, name)[value]
            return f"{title}. {text}"
        return value

    # --- prompts ------------------------------------------------------------------------------------------

    def ask(self, state: StormState, decision: Decision) -> str:
        """What is asked, in words."""
        args: dict[str, Any] = {}
        for name in ("n",):
            if name in decision.FIELDS:
                args[name] = getattr(decision, name)
        if isinstance(decision, DrawOn):
            args["n"] = decision.left
        if isinstance(decision, (Fight, Assign, ClaimTrophy)):
            args["enemy"] = self.enemy(state, decision.enemy)
        if isinstance(decision, Assign):
            args["symbol"] = self.symbol(assignment.first_needed(decision.left))
        if isinstance(decision, ClaimTrophy):
            args["symbol"] = self.symbol(winning.trophy_for(state, decision.enemy))
        if isinstance(decision, RelayTo):
            args["card"] = self.card(decision.card)
        if isinstance(decision, GiveObject):
            args["object"] = self.texts.thing[decision.object][0]
        if isinstance(decision, KeepFace):
            args["place"] = self.place(state, decision.place)
            args["old"] = self.cultist_face(decision.old)
            args["new"] = self.cultist_face(state.cultist_dice[decision.place])
        if isinstance(decision, BuryPeeked):
            peeked = state.zones[PEEKED]
            args["cultist"] = self.texts.cultist[state.cultist(peeked[-1])][0]
        return self.words("ask-" + type(decision).__name__, **args)

    def votes(self, state: StormState, decision: Common) -> str:
        """Who voted for what so far."""
        seats = state.table.seats
        first = (decision.seat - len(decision.votes)) % seats
        given: list[str] = []
        for at, answer in enumerate(decision.votes):
            voter = (first + at) % seats
            what = self.label(state, decision, voter, answer)
            given.append(self.words("vote", who=self.seat(state, voter), what=what))
        return self.listed(given)

    # --- answers ------------------------------------------------------------------------------------------

    def label(self, state: StormState, decision: Decision, seat: int, answer: int) -> str:
        """An answer in words, by what it chooses."""
        if isinstance(decision, Prepare):
            return self._prepare(state, seat, answer)
        if isinstance(decision, (ChooseFight, Fight, Assign)):
            return self._combat(state, decision, seat, answer)
        if isinstance(decision, SealOrPass):
            return self._seal(state, seat, answer)
        if isinstance(decision, (KeepStart, LoseObject, RecoverObject, Panic, KeepObject, GiveObject)):
            return self._object(state, decision, answer)
        if isinstance(decision, (DiscardKept, Drop, AssignCard, Regain, SecondWind)):
            return self._card(state, decision, seat, answer)
        if isinstance(decision, (ActivateLocation, PickPlace, PickFewest, PickLocation, FreeMove)):
            none = "stay" if isinstance(decision, FreeMove) else "none"
            return self.words(none) if answer == PLACES else self.place(state, answer)
        if isinstance(decision, (ChooseInvestigator, PickVictim, PickSubject, RelayTo)):
            return self._person(state, decision, answer)
        if isinstance(
            decision, (ReturnTrophy, TakeTrophy, PickTrophy, TakeSeal, PutDown, GiveTrophy, SwapTrophy)
        ):
            return self._trophy(state, decision, answer)
        if isinstance(decision, (SetDie, WishDie, RerollDie, GiveDie, KeepFace)):
            return self._die(state, decision, answer)
        return self._particular(decision, answer)

    def _combat(self, state: StormState, decision: Decision, seat: int, answer: int) -> str:
        if isinstance(decision, Fight):
            return self._fight(state, seat, answer)
        if isinstance(decision, Assign):
            return self.source(state, seat, answer)
        if answer == combat.DECLINE:
            return self.words("decline")
        n = enemies.attack_madness(state, seat, answer)
        return self.words("attack", enemy=self.enemy(state, answer), n=n)

    def _seal(self, state: StormState, seat: int, answer: int) -> str:
        if answer == sealing.PASS:
            return self.words("answer-SealOrPass-0")
        if answer == sealing.SEAL:
            return self.words("seal-here", n=sealing.price(state, seat))
        return self.words("deliver", symbol=self.symbol(answer - sealing.PUT))

    def _object(self, state: StormState, decision: Decision, answer: int) -> str:
        if isinstance(decision, GiveObject):
            return self._give(state, answer)
        if isinstance(decision, KeepObject):
            return self.words("none") if answer == 0 else self.texts.thing[answer - 1][0]
        if answer == c.OBJECT_KINDS:
            return self.words(f"answer-{type(decision).__name__}-none")
        return self.texts.thing[answer][0]

    def _card(self, state: StormState, decision: Decision, seat: int, answer: int) -> str:
        if isinstance(decision, DiscardKept):
            return self.words("enough") if answer == 0 else self._own(state, seat, answer - 1)
        return self.words("enough") if answer == c.DECK else self._own(state, seat, answer)

    def _person(self, state: StormState, decision: Decision, answer: int) -> str:
        if isinstance(decision, ChooseInvestigator):
            name, role = self.texts.investigator[answer]
            return f"{name} ({role})"
        if isinstance(decision, RelayTo):
            return self.words("nobody") if answer == 0 else self.seat(state, answer - 1)
        return self.seat(state, answer)

    def _trophy(self, state: StormState, decision: Decision, answer: int) -> str:
        if isinstance(decision, (TakeSeal, PutDown)):
            return self.words("none") if answer == 0 else self.symbol(answer - 1)
        if isinstance(decision, GiveTrophy):
            return self.words("leave") if answer == SYMBOLS * SEATS else self._hand_over(state, answer)
        if isinstance(decision, SwapTrophy):
            if answer == SYMBOLS * SYMBOLS:
                return self.words("enough")
            own, other = self.symbol(answer // SYMBOLS), self.symbol(answer % SYMBOLS)
            return self.words("swap", symbol=own, other=other)
        return self.symbol(answer)

    def _die(self, state: StormState, decision: Decision, answer: int) -> str:
        if isinstance(decision, KeepFace):
            face = decision.old if answer else state.cultist_dice[decision.place]
            return self.words(f"answer-KeepFace-{answer}", face=self.cultist_face(face))
        if isinstance(decision, SetDie):
            if answer == FACES * FACES:
                return self.words("leave")
            return self.words("turn-die", face=self.symbol(answer // FACES), to=self.symbol(answer % FACES))
        if isinstance(decision, GiveDie):
            return self.words("leave") if answer == FACES * SEATS else self._hand_over(state, answer)
        return self.words("leave") if answer == FACES else self.symbol(answer)

    def _hand_over(self, state: StormState, answer: int) -> str:
        """A die or a trophy for somebody else."""
        return self.words("give-to", thing=self.symbol(answer // SEATS), who=self.seat(state, answer % SEATS))

    def _particular(self, decision: Decision, answer: int) -> str:
        words = self.words
        if isinstance(decision, ChooseOp):
            if answer == 3:
                return words("none")
            op = self.content.effects[decision.effect].clauses[decision.clause].ops[answer]
            return words(f"verb-{c.VERBS[op.verb]}", n=op.n)
        if isinstance(decision, Reorder):
            return self.texts.cultist[answer][0]
        if isinstance(decision, SortPeeked):
            where = "put-under" if answer % 2 else "put-on-top"
            return words(where, cultist=self.texts.cultist[answer // 2][0])
        if isinstance(decision, TakeCrystals):
            return words("terror-place", n=answer + 1)
        return words(f"answer-{type(decision).__name__}-{answer}")

    def _own(self, state: StormState, seat: int, code: int) -> str:
        return self.card(state.investigator[seat] * c.DECK + code)

    def _give(self, state: StormState, answer: int) -> str:
        other, back = answer // (c.OBJECT_KINDS + 1), answer % (c.OBJECT_KINDS + 1) - 1
        name = self.seat(state, other)
        if back < 0:
            return self.words("to-whom", who=name)
        return self.words("in-exchange", who=name, object=self.texts.thing[back][0])

    def _prepare(self, state: StormState, seat: int, answer: int) -> str:
        words = self.words
        p = preparation
        if answer in (p.READY, p.NOT_READY):
            return words(f"answer-Prepare-{answer}")
        if answer < p.MOVE:
            return words("take-die", face=self.symbol(answer - p.TAKE_DIE))
        if answer < p.LOCATION:
            place = self.place(state, answer - p.MOVE)
            return words("move-to", place=place, n=movement.move_cost(state, seat))
        if answer == p.LOCATION:
            here = state.place[seat]
            n = self._madness(self.content.locations[state.location[here]].effect)
            return words("use-location", place=self.place(state, here), n=n)
        if answer == p.RESEARCH:
            return words("do-research", n=state.research_icons(seat))
        if answer < p.SUPPORT:
            return words("give-object", object=self.texts.thing[answer - p.GIVE][0])
        if answer < p.DEVELOP:
            code = answer - p.SUPPORT
            card = state.investigator[seat] * c.DECK + code // SEATS
            n = support.support_madness(state, seat, state.action(card))
            return words("support", card=self.card(card), who=self.seat(state, code % SEATS), n=n)
        if answer < p.TARGET:
            name = self.texts.ability[state.investigator[seat]][min(2, state.level[seat])][0]
            symbol = answer - p.DEVELOP
            starved = development.starves(state, seat, symbol)
            if starved >= 0:
                place = self.place(state, starved)
                return words("develop-starves", ability=name, symbol=self.symbol(symbol), place=place)
            return words("develop", ability=name, symbol=self.symbol(symbol))
        if answer < p.OBJECT:
            return self._target(state, seat, answer - p.TARGET)
        if answer < p.ABILITY:
            return words("use-object", object=self.texts.thing[answer - p.OBJECT][0])
        if answer < p.DELIVER:
            level, who = answer - p.ABILITY, state.investigator[seat]
            n = self._madness(self.content.investigators[who].abilities[level].effect)
            return words("use-ability", ability=self.texts.ability[who][level][0], n=n)
        if answer < p.REROLL:
            return words("deliver", symbol=self.symbol(answer - p.DELIVER))
        return words("reroll-paid", face=self.symbol(answer - p.REROLL))

    def _madness(self, effect: int) -> int:
        """The insanity that a text costs before it does anything."""
        return sum(op.n for op in self.content.effects[effect].cost if op.verb == c.MAD)

    def _target(self, state: StormState, seat: int, target: int) -> str:
        mine = state.targets[2 * seat : 2 * seat + 2]
        if target == targets.THE_GOO:
            marked = [enemy for enemy in mine if enemy >= GOO_TARGET]
            enemy = marked[0] if marked else GOO_TARGET + state.place[seat]
        else:
            enemy = target
        return self.words("target-back" if enemy in mine else "target", enemy=self.enemy(state, enemy))

    def _fight(self, state: StormState, seat: int, answer: int) -> str:
        words = self.words
        if answer < fight.PAID_REROLL:
            return words(f"answer-Fight-{answer}")
        if answer < fight.ABILITY_REROLL:
            return words("reroll-paid", face=self.symbol(answer - fight.PAID_REROLL))
        if answer < fight.OBJECT_REROLL:
            level = fight.rerolling_ability(state, seat)
            name = self.texts.ability[state.investigator[seat]][max(0, level)][0]
            return words("reroll-by", face=self.symbol(answer - fight.ABILITY_REROLL), by=name)
        card = fight.rerolling_object(state, seat)
        name = self.texts.thing[state.thing_kind(card)][0] if card >= 0 else ""
        return words("reroll-by", face=self.symbol(answer - fight.OBJECT_REROLL), by=name)
