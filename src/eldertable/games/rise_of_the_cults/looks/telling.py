"""Everything in words: events, prompts, answers, names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from eldertable.games.rise_of_the_cults.box.cards import (
    FACE_IDS,
    FACES,
    LANES,
    LEVEL_NAMES,
    MODES,
    PLAN_IDS,
    TOKEN_IDS,
    TYPES,
    Content,
)
from eldertable.games.rise_of_the_cults.box.content import Texts
from eldertable.games.rise_of_the_cults.box.verbs import PRICES, WINDOWS
from eldertable.games.rise_of_the_cults.rules.paying import Pay, power_of
from eldertable.games.rise_of_the_cults.rules.phases.city import Informers
from eldertable.games.rise_of_the_cults.rules.phases.mobilization import DiscardOther
from eldertable.games.rise_of_the_cults.rules.phases.recruitment import FIRST_DIE, Reroll
from eldertable.games.rise_of_the_cults.rules.plans.augmentation import (
    NO_CARD,
    Augment,
    RemoveRivalRitual,
    cheapest,
)
from eldertable.games.rise_of_the_cults.rules.plans.confrontation import CommitCards, RevealAbility
from eldertable.games.rise_of_the_cults.rules.plans.preparation import Prepare
from eldertable.games.rise_of_the_cults.rules.plans.terror import DESTROYED, DeclareTerror, PayTerror
from eldertable.games.rise_of_the_cults.rules.setup import ChooseColour
from eldertable.games.rise_of_the_cults.table.fields import DISCARD, FREAK, INITIATE, THUG
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel import telling as kernel
from eldertable.kernel.steps import Decision
from eldertable.kernel.words import Words


def _number(n: int) -> dict[str, Any]:
    return {"n": n}


def _level(n: int) -> dict[str, Any]:
    return {"level": LEVEL_NAMES[n - 1]}


def _nothing(n: int) -> dict[str, Any]:
    return {}


EFFECTS: Mapping[str, Callable[[int], dict[str, Any]]] = {
    "draw": _number,
    "reroll": _number,
    "set-die": _nothing,
    "gain-tokens": _number,
    "both-bonuses": _nothing,
    "skip-advance": _nothing,
    "place-ritual": _level,
    "take-district-card": _nothing,
    "remove-ritual": _level,
    "add-attack": _number,
    "add-attack-per-ritual": _number,
    "add-top-card": _nothing,
    "disorganize-others": _nothing,
    "disorganize-winner": _nothing,
    "gain-thugs": _number,
    "win-ties": _nothing,
    "add-terror": _number,
    "ignore-investigator": _number,
    "add-dominance": _number,
}
"""What the sentence `effect-<verb>` says besides the verb. Those of cards that act by themselves, or that another
answer stands for, are said by their card alone."""


class Telling(kernel.Telling):
    """The game's words in one language: the locale's sentences with the names of the content in them, and its icons."""

    def __init__(self, words: Words, texts: Texts, content: Content, icons: Mapping[str, str]) -> None:
        super().__init__(words)
        self.texts = texts
        self.content = content
        self.icons = icons
        self.names = {
            "who": self.side,
            "other": self.side,
            "side": self.side,
            "sides": lambda state, sides: ", ".join(self.side(state, side) for side in sides),
            "totals": lambda state, totals: ", ".join(f"{self.side(state, side)} {n}" for side, n in totals),
            "district": lambda state, district: self.district(district),
            "origin": lambda state, district: self.district(district),
            "card": lambda state, kind: self.card(kind),
            "kind": lambda state, kind: self.card(kind),
            "offered": lambda state, stack: self.card(state.agreed.pool.stacks[stack]),
            "cards": lambda state, kinds: self.cards(kinds),
            "level": lambda state, level: LEVEL_NAMES[level - 1],
            "ritual": lambda state, ritual: LEVEL_NAMES[ritual],
            "token": lambda state, token: self.token(token, 1),
            "tokens": lambda state, token: self.words(f"token-{TOKEN_IDS[token]}"),
            "thugs": lambda state, n: self.token(THUG, n),
            "window": lambda state, window: self.words(f"window-{WINDOWS[window]}"),
            "plan": lambda state, plan: self.plan(plan),
            "face": lambda state, face: self.face(face),
            "to": lambda state, face: self.face(face),
            "faces": lambda state, faces: self.faces(faces),
            "again": lambda state, faces: self.faces(faces),
            "colour": lambda state, colour: self.colour(colour),
            "city": lambda state, card: self._printed(texts.city, card),
            "setup": lambda state, card: self._printed(texts.setup, card),
            "objective": lambda state, card: self._printed(texts.objective, card),
        }
        self.asking = {
            "ChooseColour": self._whose_colour,
            "DiscardOther": self._discarded_for,
            "Reroll": self._dice_shown,
            "DeclareTerror": self._sanity_and_strength,
            "PayTerror": self._terror_needed,
            "CommitCards": self._attack_so_far,
            "RevealAbility": self._attack_so_far,
            "Augment": self._power_to_buy,
            "Prepare": self._power_left,
        }
        self.labels |= {
            "lay-stack": self._lay_stack,
            "return-tokens": self._return_tokens,
            "roll": self._roll,
            "use-ability": self._use,
            "use-augmentation": self._use,
            "use-laid": self._use,
            "to-discard-pile": self._to_discard_pile,
            "buy": self._buy,
            "send-back": self._send_back,
            "take-card": self._take_card,
            "pay-initiates": self._pay_initiates,
            "pay-card": self._pay_card,
            "prepare-site": self._prepare_site,
            "prepare-ritual": self._prepare_ritual,
            "lay-card": self._lay_card,
            "pay-freaks": self._pay_freaks,
            "frighten-with": self._frighten_with,
        }

    # --- names --------------------------------------------------------------------------------------------

    def card(self, kind: int) -> str:
        """The name of a kind of Cult card."""
        return self.texts.card[self.locale][kind][0]

    def cards(self, kinds: tuple[int, ...]) -> str:
        """A list of card names, equal ones counted."""
        return self.counted([self.card(kind) for kind in kinds])

    def district(self, district: int) -> str:
        """The name of a district."""
        return self.texts.district[self.locale][district]

    def colour(self, colour: int) -> str:
        """The name of a cult and its colour."""
        name, colour_name = self.texts.cult[self.locale][colour]
        return f"{name} ({colour_name})"

    def side(self, state: RiseState, side: int) -> str:
        """What a side is called: by its colour once it has one; the NPC is the NPC."""
        if state.is_npc(side):
            return self.words("npc")
        if state.colour[side] < 0:
            return self.words("seat", n=side + 1)
        return self.texts.cult[self.locale][state.colour[side]][1].capitalize()

    def token(self, token: int, n: int) -> str:
        """So many Cultist tokens of a kind."""
        return self.words(f"tokens-{TOKEN_IDS[token]}", n=n)

    def plan(self, plan: int) -> str:
        """The name of a Plan."""
        return self.words(f"plan-{PLAN_IDS[plan]}")

    def face(self, face: int) -> str:
        """What one die shows."""
        return self.words(f"faces-{FACE_IDS[face]}", n=1)

    def faces(self, faces: tuple[int, ...]) -> str:
        """What the dice show."""
        shown = [self.words(f"faces-{FACE_IDS[face]}", n=n) for face, n in enumerate(faces) if n]
        return ", ".join(shown) or self.words("nothing")

    def _printed(self, cards: Mapping[str, list[tuple[str, str]]], card: int) -> str:
        title, text = cards[self.locale][card]
        return f"{title}. {text}"

    def say(self, state: RiseState, key: str, args: Mapping[str, Any]) -> str:
        """A sentence with names in place of numbers; tokens are named with how many there are."""
        if "token" not in args:
            return super().say(state, key, args)
        token = self.token(args["token"], args["n"])
        others = {name: self.named(state, name, value) for name, value in args.items() if name != "token"}
        return self.words(key, token=token, **others)

    # --- what questions say besides their fields ----------------------------------------------------------

    def _whose_colour(self, state: RiseState, decision: ChooseColour) -> Mapping[str, Any]:
        return {"who": self.side(state, decision.side)}

    def _discarded_for(self, state: RiseState, decision: DiscardOther) -> Mapping[str, Any]:
        return {"card": self.card(state.kind(decision.card))}

    def _dice_shown(self, state: RiseState, decision: Reroll) -> Mapping[str, Any]:
        return {"faces": self.faces(tuple(state.faces))}

    def _sanity_and_strength(self, state: RiseState, decision: DeclareTerror) -> Mapping[str, Any]:
        strength = state.ritual_strength(decision.seat, decision.district)
        return {"n": state.sanity_of(decision.district), "strength": strength}

    def _terror_needed(self, state: RiseState, decision: PayTerror) -> Mapping[str, Any]:
        return {"n": decision.sum(state, ()).needed}

    def _attack_so_far(self, state: RiseState, decision: CommitCards | RevealAbility) -> Mapping[str, Any]:
        return {"n": state.attack[decision.seat]}

    def _power_to_buy(self, state: RiseState, decision: Augment) -> Mapping[str, Any]:
        cost, power = cheapest(state, decision.district), power_of(state, decision.seat)
        if decision.bought:
            can = "bought"
        elif cost == NO_CARD:
            can = "nothing"
        else:
            can = "dear" if cost > power else "buy"
        return {"can": can, "n": power, "cost": cost}

    def _power_left(self, state: RiseState, decision: Prepare) -> Mapping[str, Any]:
        return {"n": power_of(state, decision.seat)}

    # --- answers that say more than what they name --------------------------------------------------------

    def _lay_stack(self, state: RiseState, decision: Decision, seat: int, offered: int, district: int) -> str:
        """A stack with its type and cost, as the card's face says them."""
        kind, kinds = state.agreed.pool.stacks[offered], state.agreed.kinds
        about = self.words(
            "type-and-cost", type=self.words(f"type-{TYPES[kinds.type[kind]]}"), n=kinds.cost[kind]
        )
        where = self.district(district)
        return self.words("answer-lay-stack", offered=self.card(kind), district=where, about=about)

    def _return_tokens(self, state: RiseState, decision: Informers, seat: int) -> str:
        return self.words("answer-return-tokens", n=decision.n)

    def _roll(self, state: RiseState, decision: Reroll, seat: int) -> str:
        if not decision.picks:
            return self.words("keep-dice")
        again = tuple(decision.picks.count(FIRST_DIE + face) for face in range(FACES))
        return self.words("answer-roll", faces=self.faces(again))

    def _use(self, state: RiseState, decision: Decision, seat: int, ability: int) -> str:
        """An ability of a card: what it costs and what it does; of one that is never used by choice, the card."""
        kinds = state.agreed.kinds
        verb = kinds.verb[ability]
        assert verb is not None
        card = self.card(ability // MODES)
        if not self.words.has(f"effect-{verb.name}"):
            return self.words("use-by-itself", card=card)
        effect = self.words(f"effect-{verb.name}", **EFFECTS[verb.name](kinds.n[ability]))
        price = PRICES[kinds.price[ability]]
        return self.words(f"use-{price}", card=card, effect=effect, pay=kinds.pay[ability])

    def _to_discard_pile(self, state: RiseState, decision: Augment, seat: int) -> str:
        return self.words("answer-to-discard-pile" if state.zones[DISCARD + seat] else "answer-enough")

    def _buy(self, state: RiseState, decision: Augment, seat: int, purchase: int) -> str:
        names, cost = [], 0
        for lane in range(LANES):
            if purchase >> lane & 1:
                kind = state.stack_kind[decision.district * LANES + lane]
                names.append(self.card(kind))
                cost += state.card_cost(kind, decision.district)
        return self.words("answer-buy", cards=" + ".join(names), n=cost)

    def _send_back(
        self, state: RiseState, decision: RemoveRivalRitual, seat: int, district: int, side: int
    ) -> str:
        level = LEVEL_NAMES[decision.level - 1]
        where, who = self.district(district), self.side(state, side)
        return self.words("answer-send-back", who=who, level=level, district=where)

    def _take_card(self, state: RiseState, decision: Decision, seat: int, stack: int) -> str:
        card, district = self.card(state.stack_kind[stack]), self.district(stack // LANES)
        return self.words("answer-take-card", card=card, district=district)

    def _pay_initiates(self, state: RiseState, decision: Pay, seat: int) -> str:
        left = decision.left(state, decision.picked(state, seat))
        return self.words("pay-tokens", tokens=self.token(INITIATE, left))

    def _pay_card(self, state: RiseState, decision: Pay, seat: int, kind: int) -> str:
        return self.words("answer-pay-card", card=self.card(kind), n=state.agreed.kinds.power[kind])

    def _prepare_site(self, state: RiseState, decision: Prepare, seat: int) -> str:
        return self.words("answer-prepare-site", n=state.site_cost(decision.district))

    def _prepare_ritual(self, state: RiseState, decision: Prepare, seat: int, ritual: int) -> str:
        cost = state.ritual_cost(ritual + 1, decision.district)
        return self.words("answer-prepare-ritual", level=LEVEL_NAMES[ritual], n=cost)

    def _lay_card(self, state: RiseState, decision: Decision, seat: int, kind: int) -> str:
        card = self.words("card-with-attack", card=self.card(kind), n=state.agreed.kinds.attack[kind])
        return self.words("answer-lay-card", card=card)

    def _pay_freaks(self, state: RiseState, decision: PayTerror, seat: int) -> str:
        left = decision.sum(state, decision.picked(state, seat)).left()
        return self.words("pay-tokens", tokens=self.token(FREAK, left))

    def _frighten_with(self, state: RiseState, decision: PayTerror, seat: int, kind: int, fate: int) -> str:
        kinds = state.agreed.kinds
        if fate == DESTROYED:
            return self.words("destroy-for-terror", card=self.card(kind), n=kinds.n[kind * MODES])
        return self.words("discard-for-terror", card=self.card(kind), n=kinds.terror[kind])
