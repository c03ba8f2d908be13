"""Everything in words: events, prompts, answers, names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eldertable.games.rise_of_the_cults.box.cards import (
    DISTRICTS,
    FACE_IDS,
    LANES,
    LEVEL_NAMES,
    LEVELS,
    PLAN_IDS,
    PLANS,
    PRICES,
    TOKEN_IDS,
    VERBS,
    Content,
)
from eldertable.games.rise_of_the_cults.box.content import Texts
from eldertable.games.rise_of_the_cults.rules import paying, setup, tokens
from eldertable.games.rise_of_the_cults.rules.phases import action, city, mobilization, planning, recruitment
from eldertable.games.rise_of_the_cults.rules.plans import (
    augmentation,
    confrontation,
    dominance,
    influence,
    preparation,
    terror,
)
from eldertable.games.rise_of_the_cults.table.state import DISCARD, RiseState
from eldertable.kernel.steps import Decision
from eldertable.kernel.words import Words

SIDE_WORDS = ("who", "other")
DISTRICT_WORDS = ("district", "origin")


class Telling:
    """The game's words in one language: the locale's sentences with the names of the content in them, and its icons."""

    def __init__(self, words: Words, texts: Texts, content: Content, icons: Mapping[str, str]) -> None:
        self.words = words
        self.texts = texts
        self.content = content
        self.icons = icons
        self.locale = words.locale

    # --- names --------------------------------------------------------------------------------------------

    def card(self, kind: int) -> str:
        """The name of a kind of Cult card."""
        return self.texts.card[self.locale][kind][0]

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

    def faces(self, faces: tuple[int, ...]) -> str:
        """What the dice show."""
        shown = [self.words(f"faces-{FACE_IDS[face]}", n=n) for face, n in enumerate(faces) if n]
        return ", ".join(shown) or self.words("nothing")

    def cards(self, kinds: tuple[int, ...]) -> str:
        """A list of card names, equal ones counted."""
        counted: dict[int, int] = {}
        for kind in kinds:
            counted[kind] = counted.get(kind, 0) + 1
        names = [self.card(kind) if n == 1 else f"{n} × {self.card(kind)}" for kind, n in counted.items()]
        return ", ".join(names) or self.words("nothing")

    # --- events and refusals ------------------------------------------------------------------------------

    def say(self, state: RiseState, key: str, args: Mapping[str, Any]) -> str:
        """A sentence with names in place of numbers."""
        return self.words(
            key, **{name: self._named(state, name, value, args) for name, value in args.items()}
        )

    def _named(self, state: RiseState, name: str, value: Any, args: Mapping[str, Any]) -> Any:
        if name in SIDE_WORDS:
            return self.side(state, value)
        if name in DISTRICT_WORDS:
            return self.district(value)
        if name == "sides":
            return ", ".join(self.side(state, side) for side in value)
        if name == "totals":
            return ", ".join(f"{self.side(state, side)} {total}" for side, total in value)
        if name == "card":
            return self.card(value)
        if name == "cards":
            return self.cards(value)
        if name == "level":
            return LEVEL_NAMES[value - 1]
        if name == "token":
            return self.token(value, args["n"])
        if name == "thugs":
            return self.token(0, value)
        if name == "plan":
            return self.plan(value)
        if name == "faces":
            return self.faces(value)
        if name == "colour":
            return self.colour(value)
        if name in ("city", "setup", "objective"):
            title, text = getattr(self.texts, name)[self.locale][value]
            return f"{title}. {text}"
        return value

    # --- prompts ------------------------------------------------------------------------------------------

    def ask(self, state: RiseState, decision: Decision) -> str:
        """What is asked, in words."""
        args: dict[str, Any] = {}
        for name in ("district", "left", "n"):
            if name in decision.FIELDS:
                value = getattr(decision, name)
                args[name] = self.district(value) if name == "district" else value
        if isinstance(decision, mobilization.DiscardOther):
            args["card"] = self.card(state.kind(decision.card))
        if isinstance(decision, setup.ChooseColour):
            args["who"] = self.side(state, decision.side)
        if isinstance(decision, recruitment.Reroll):
            args["faces"] = self.faces(tuple(state.faces))
        if isinstance(decision, terror.DeclareTerror):
            args["n"] = state.sanity_of(decision.district)
            args["strength"] = state.ritual_strength(decision.seat, decision.district)
        if isinstance(decision, terror.PayTerror):
            args["n"] = decision.sum(state).left()
        if isinstance(decision, confrontation.RevealAbility):
            args["n"] = state.attack[decision.seat]
        if isinstance(decision, preparation.Prepare):
            args["n"] = paying.power_of(state, decision.seat)
        return self.words("ask-" + type(decision).__name__, **args)

    # --- answers ------------------------------------------------------------------------------------------

    def label(self, state: RiseState, decision: Decision, answer: int) -> str:
        """An answer in words."""
        for chapter in (self._laying_out, self._cult_phase, self._planning, self._preparing, self._fighting):
            if words := chapter(state, decision, answer):
                return words
        raise NotImplementedError(type(decision).__name__)

    def _laying_out(self, state: RiseState, decision: Decision, answer: int) -> str:
        """An answer during the setup; "" to any other question, as in the chapters below."""
        if isinstance(decision, (setup.LeaveOut, setup.FirstSite)):
            return self.district(answer)
        if isinstance(decision, setup.ChooseColour):
            return self.colour(answer)
        if isinstance(decision, setup.PlaceStack):
            kind = state.agreed.pool.stacks[answer // DISTRICTS]
            return self.words(
                "stack-in-district", card=self.card(kind), district=self.district(answer % DISTRICTS)
            )
        return ""

    def _cult_phase(self, state: RiseState, decision: Decision, answer: int) -> str:
        words = self.words
        if isinstance(decision, (mobilization.Mobilize, recruitment.Recruit)):
            return words("enough") if answer == 0 else self._ability(state, answer - 1)
        if isinstance(decision, mobilization.DiscardOther):
            return self.card(answer)
        if isinstance(decision, (recruitment.Reroll, recruitment.RerollDie)):
            if answer == 4:
                picked = tuple(getattr(decision, "picked", ()))
                return words("roll-picked", faces=self.faces(picked)) if any(picked) else words("keep-dice")
            return words("pick-die", face=words(f"faces-{FACE_IDS[answer]}", n=1))
        if isinstance(decision, recruitment.SetDie):
            return words(
                "turn-die",
                face=words(f"faces-{FACE_IDS[answer >> 1]}", n=1),
                to=words(f"faces-{FACE_IDS[answer & 1]}", n=1),
            )
        if isinstance(decision, (tokens.GainToken, tokens.ReturnToken)):
            return self.token(answer, 1)
        if isinstance(decision, city.Informers):
            return words("take-disorganization") if answer == 0 else words("return-tokens", n=decision.n)
        return ""

    def _planning(self, state: RiseState, decision: Decision, answer: int) -> str:
        """Plans, and the one that augments a cult."""
        words = self.words
        if isinstance(decision, (planning.PlacePlan, augmentation.PlaceFreeRitual)):
            return self.district(answer)
        if isinstance(decision, action.ChoosePlan):
            return words(
                "plan-in-district", plan=self.plan(answer % PLANS), district=self.district(answer // PLANS)
            )
        if isinstance(decision, augmentation.Augment):
            return self._augment(state, decision, answer)
        if isinstance(decision, augmentation.RemoveRivalRitual):
            return words(
                "rival-ritual",
                who=self.side(state, answer & 3),
                level=LEVEL_NAMES[decision.level - 1],
                district=self.district(answer >> 2),
            )
        if isinstance(decision, augmentation.TakeDistrictCard):
            return words(
                "card-of-district",
                card=self.card(state.stack_kind[answer]),
                district=self.district(answer >> 1),
            )
        if isinstance(decision, paying.Pay):
            return self._payment(state, decision, answer)
        if isinstance(decision, paying.DestroyDiscarded):
            return words("destroy-none") if answer == 0 else words("destroy-card", card=self.card(answer - 1))
        return ""

    def _preparing(self, state: RiseState, decision: Decision, answer: int) -> str:
        """Preparation and Influence, and who comes to a fight."""
        words = self.words
        if isinstance(decision, preparation.KeepBack):
            return words("investigator-held" if answer else "investigator-goes")
        if isinstance(decision, preparation.Prepare):
            return self._prepare(state, decision, answer)
        if isinstance(decision, (influence.InfluenceMove, dominance.Reinforce)):
            if answer == 0:
                return words("no-move" if isinstance(decision, influence.InfluenceMove) else "stay-out")
            origin, level = (answer - 1) // LEVELS, (answer - 1) % LEVELS
            return words("ritual-from", level=LEVEL_NAMES[level], district=self.district(origin))
        if isinstance(decision, influence.InfluenceBonus):
            return words(f"bonus-{answer}")
        return ""

    def _fighting(self, state: RiseState, decision: Decision, answer: int) -> str:
        """Confrontation, and the Terror after it."""
        words = self.words
        if isinstance(decision, confrontation.CommitCard):
            return words("enough") if answer == 0 else words("lay-card", card=self._icons(state, answer - 1))
        if isinstance(decision, confrontation.CommitThugs):
            return self.token(0, answer)
        if isinstance(decision, confrontation.RevealAbility):
            return words("enough") if answer == 0 else self._ability(state, answer - 1)
        if isinstance(decision, terror.DeclareTerror):
            return words("terror-yes" if answer else "terror-no")
        if isinstance(decision, terror.PayTerror):
            return self._terror(state, decision, answer)
        if isinstance(decision, terror.ReplaceMarker):
            return words("marker-of", who=self.side(state, answer))
        if isinstance(decision, terror.Glorify):
            return words("enough") if answer == 0 else words("destroy-card", card=self.card(answer - 1))
        if isinstance(decision, terror.LoseRitual):
            return words("own-ritual", level=LEVEL_NAMES[answer])
        return ""

    def _ability(self, state: RiseState, ability: int) -> str:
        kinds = state.agreed.kinds
        n = kinds.n[ability]
        level = LEVEL_NAMES[n - 1] if 1 <= n <= len(LEVEL_NAMES) else str(n)
        effect = self.words(f"effect-{VERBS[kinds.verb[ability]]}", n=n, level=level)
        price = PRICES[kinds.price[ability]]
        return self.words(f"use-{price}", card=self.card(ability >> 1), effect=effect, pay=kinds.pay[ability])

    def _augment(self, state: RiseState, decision: augmentation.Augment, answer: int) -> str:
        if answer == augmentation.GO_ON:
            return self.words("go-to-destroy" if state.zones[DISCARD + decision.seat] else "enough")
        if answer > augmentation.BUY_BOTH:
            return self._ability(state, answer - augmentation.FIRST_ABILITY)
        names, cost = [], 0
        for lane in range(LANES):
            if answer & 1 << lane:
                kind = state.stack_kind[decision.district * LANES + lane]
                names.append(self.card(kind))
                cost += state.card_cost(kind, decision.district)
        return self.words("buy", cards=" + ".join(names), n=cost)

    def _payment(self, state: RiseState, decision: paying.Pay, answer: int) -> str:
        if answer == paying.TOKENS:
            return self.words("pay-tokens", tokens=self.token(1, decision.left))
        return self.words("pay-card", card=self.card(answer - 1), n=state.agreed.kinds.power[answer - 1])

    def _prepare(self, state: RiseState, decision: preparation.Prepare, answer: int) -> str:
        if answer == preparation.FINISH:
            return self.words("enough")
        if answer == preparation.SITE:
            return self.words("prepare-site", n=state.site_cost(decision.district))
        level = answer - preparation.SITE
        cost = state.ritual_cost(level, decision.district)
        return self.words("prepare-ritual", level=LEVEL_NAMES[level - 1], n=cost)

    def _terror(self, state: RiseState, decision: terror.PayTerror, answer: int) -> str:
        if answer == terror.FREAKS:
            return self.words("pay-tokens", tokens=self.token(2, decision.sum(state).left()))
        kind = (answer - 1) >> 1
        if (answer - 1) & 1:
            return self.words("destroy-for-terror", card=self.card(kind), n=state.agreed.kinds.n[2 * kind])
        return self.words("discard-for-terror", card=self.card(kind), n=state.agreed.kinds.terror[kind])

    def _icons(self, state: RiseState, kind: int) -> str:
        return self.words("card-with-attack", card=self.card(kind), n=state.agreed.kinds.attack[kind])
