"""Everything in words: events, prompts, answers, names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.content import Texts
from eldertable.games.cult.rules import abilities, benefits, effects, intention, resolution, setup, supremacy
from eldertable.games.cult.table.state import BOOSTED, COINS_ON, KINDS_OF_PRIEST, PIECES, CultState
from eldertable.kernel.steps import Decision
from eldertable.kernel.words import Words

SIDES = ("who", "other")
PLACES = ("location", "origin")


class Telling:
    """The game's words in one language: the locale's sentences with the names of the content in them.

    Texts say what this table has agreed on: whether a Miracle that places a Priest needs Followers, and whether
    the Triumph of the Science needs a piece there. (CULT-RUL-01, CULT-RUL-68)
    """

    def __init__(
        self,
        game: str,
        icons: Mapping[str, str],
        words: Words,
        texts: Texts,
        content: c.Content,
        place_needs: bool,
        triumph_needs: bool,
    ) -> None:
        self.game = game
        self.icons = icons
        self.words = words
        self.texts = texts
        self.content = content
        self.place_needs_followers = place_needs
        self.triumph_needs_presence = triumph_needs
        self.locale = words.locale
        self._sources = self._name_sources()

    def _name_sources(self) -> dict[int, str]:
        """The name of the card, ability or celebration that every effect belongs to."""
        cards, cults = self.content.cards, self.content.cults
        named: dict[int, str] = {}
        for kind in range(c.FIRST_LICENSE):
            for effect in range(cards.effect[kind], cards.effect[kind] + cards.effects[kind]):
                named[effect] = self.texts.card[self.locale][kind][0]
        for ability, first in enumerate(cults.effect):
            for effect in range(first, first + cults.effects[ability]):
                named[effect] = self.ability(ability)
        for number, first in enumerate(self.content.celebration_effect):
            for effect in range(first, first + self.content.celebration_effects[number]):
                named[effect] = self.texts.celebration[self.locale][number][0]
        return named

    # --- names --------------------------------------------------------------------------------------------

    def side(self, state: CultState, side: int) -> str:
        """What a side is called: by its Cult once it has one."""
        if state.cult[side] < 0:
            return self.words("seat", n=side + 1)
        return self.texts.cult[self.locale][state.cult[side]]

    def location(self, location: int) -> str:
        """The name of a Location."""
        return self.texts.location[self.locale][location][0]

    def benefit(self, location: int) -> str:
        """What a Location gives."""
        return self.texts.location[self.locale][location][1]

    def card(self, kind: int) -> str:
        """The name of a card; Intrigue cards of one name differ in what they sell for."""
        name = self.texts.card[self.locale][kind][0]
        if c.FIRST_INTRIGUE <= kind < c.FIRST_LICENSE:
            return self.words("card-for", card=name, n=self.content.cards.sell[kind])
        return name

    def card_text(self, kind: int) -> str:
        """What is written on a card; a License's text follows from its kind."""
        cards = self.content.cards
        if cards.license[kind] < 0:
            if self._places_by_followers(kind) and not self.place_needs_followers:
                return self.words("text-place-anywhere")
            return self.texts.card[self.locale][kind][1]
        places = ", ".join(self.location(place) for place in cards.locations[kind])
        if cards.license[kind] == c.APPROVAL:
            return self.words("text-approval", n=cards.number[kind])
        return self.words(f"text-{c.LICENSE_KINDS[cards.license[kind]]}", locations=places)

    def _places_by_followers(self, kind: int) -> bool:
        cards, effects = self.content.cards, self.content.effects
        own = range(cards.effect[kind], cards.effect[kind] + cards.effects[kind])
        return any(effects.verb[at] == c.PLACE and effects.where[at] == c.BY_FOLLOWERS for at in own)

    def cards(self, kinds: tuple[int, ...]) -> str:
        """A list of card names, equal ones counted."""
        counted: dict[int, int] = {}
        for kind in kinds:
            counted[kind] = counted.get(kind, 0) + 1
        names = [self.card(kind) if n == 1 else f"{n} × {self.card(kind)}" for kind, n in counted.items()]
        return ", ".join(names) or self.words("nothing")

    def ability(self, ability: int) -> str:
        """The name of an ability."""
        return self.texts.ability[self.locale][ability][0]

    def ability_text(self, ability: int) -> str:
        """What an ability does, with what this table asks for besides."""
        text = self.texts.ability[self.locale][ability][1]
        if self.triumph_needs_presence and self.content.cults.only[ability] == c.NO_RIVAL_PRIEST:
            return self.words("text-needs-presence", text=text)
        return text

    def priest(self, kind: int) -> str:
        """A kind of Priest, within a sentence."""
        return self.words("priest", kind=kind)

    def piece(self, state: CultState, piece: int, place: int) -> str:
        """A Priest in a Location, with what lies on it."""
        name = self.words("priest-capital", kind=piece >> 2)
        coins = state.coin_stack[place]
        if piece & COINS_ON and piece & BOOSTED:
            return self.words("priest-boosted-with-coins", priest=name, n=coins)
        if piece & COINS_ON:
            return self.words("priest-with-coins", priest=name, n=coins)
        return self.words("priest-boosted", priest=name) if piece & BOOSTED else name

    # --- events and refusals ------------------------------------------------------------------------------

    def say(self, state: CultState, key: str, args: Mapping[str, Any]) -> str:
        """A sentence with names in place of numbers."""
        return self.words(key, **{name: self._named(state, name, value) for name, value in args.items()})

    def _named(self, state: CultState, name: str, value: Any) -> Any:
        if name in SIDES:
            return self.side(state, value)
        if name in PLACES:
            return self.location(value)
        if name == "priest":
            return self.priest(value)
        if name == "card":
            return self.card(value)
        if name == "sale":
            return self.texts.card[self.locale][value][0]
        if name == "cards":
            return self.cards(value)
        if name == "deck":
            return self.words(f"deck-{value}")
        if name == "ability":
            return self.ability(value)
        if name == "cult":
            return self.texts.cult[self.locale][value]
        if name == "celebration":
            return self.texts.celebration[self.locale][value][0]
        if name == "ending":
            return self.words(f"ending-{value}")
        return value

    # --- prompts ------------------------------------------------------------------------------------------

    def ask(self, state: CultState, decision: Decision) -> str:
        """What is asked, in words."""
        args: dict[str, Any] = {}
        if "location" in decision.FIELDS:
            args["location"] = self.location(getattr(decision, "location"))  # noqa: B009  not every decision has it
        elif state.active > 0:
            args["location"] = self.location(state.active)
        if "effect" in decision.FIELDS:
            args["source"] = self._sources[getattr(decision, "effect")]  # noqa: B009
        if "ability" in decision.FIELDS:
            args["source"] = self.ability(getattr(decision, "ability"))  # noqa: B009
        if "left" in decision.FIELDS:
            args["left"] = getattr(decision, "left")  # noqa: B009
        if isinstance(decision, intention.PlaceOrPass):
            args["cost"] = intention.placement_cost(state, decision.seat)
        elif isinstance(decision, intention.Deal):
            args["coins"] = self.words("coins", n=state.coins[decision.seat])
        elif isinstance(decision, benefits.TakeBenefit):
            args["text"] = self.benefit(decision.location)
        elif isinstance(decision, benefits.BribePriest):
            args["location"] = self.location(decision.target)
        elif isinstance(decision, benefits.AltarPlace):
            args["price"] = self.content.locations.price[decision.location]
        elif isinstance(decision, effects.PlaceFree):
            args["many"] = int(self.content.effects.n[decision.effect] > 1)
        elif isinstance(decision, effects.Give):
            args["other"] = self.side(state, decision.receiver)
        return self.words("ask-" + type(decision).__name__, **args)

    # --- answers ------------------------------------------------------------------------------------------

    def label(self, state: CultState, decision: Decision, seat: int, answer: int) -> str:
        """An answer in words."""
        words = self.words
        if isinstance(decision, resolution.Act):
            return self._action(answer)
        if isinstance(decision, intention.PlaceOrPass):
            if answer == intention.PASS:
                return words("pass")
            place, kind = (answer - 1) // KINDS_OF_PRIEST + 1, (answer - 1) % KINDS_OF_PRIEST
            return words("place-in", priest=self._capital(kind), location=self.location(place))
        if isinstance(decision, intention.Deal):
            return self._deal(answer)
        if isinstance(decision, intention.MobBenefit):
            if answer == intention.NO_BENEFIT:
                return words("no-mob-benefit")
            return words("benefit-of", location=self.location(answer), text=self.benefit(answer))
        if isinstance(decision, setup.ChooseCult):
            return self.texts.cult[self.locale][answer]
        if isinstance(decision, supremacy.Celebrate):
            if answer == supremacy.NO_CELEBRATION:
                return words("no-celebration")
            name, text = self.texts.celebration[self.locale][answer - 1]
            return words("celebration", name=name, text=text)
        if isinstance(decision, benefits.PutOnTop):
            return self.card(c.FIRST_INTRIGUE + answer)
        if isinstance(decision, benefits.BribePriest | benefits.AltarPriest):
            return self.piece(state, answer, decision.location)
        if type(decision).__module__ == benefits.__name__:
            return self._benefit(state, decision, answer)
        return self._effect(state, decision, answer)

    def _capital(self, kind: int) -> str:
        return self.words("priest-capital", kind=kind)

    def _action(self, answer: int) -> str:
        if answer == resolution.NOTHING:
            return self.words("do-nothing")
        if answer >= resolution.FIRST_ABILITY:
            ability = answer - resolution.FIRST_ABILITY
            return self.words("use-ability", ability=self.ability(ability), text=self.ability_text(ability))
        kind = answer - resolution.FIRST_CARD
        return self.words("play-card", card=self.card(kind), text=self.card_text(kind))

    def _deal(self, answer: int) -> str:
        if answer == intention.DONE:
            return self.words("deals-done")
        if answer < intention.FIRST_PURCHASE:
            kind = c.FIRST_INTRIGUE + answer - intention.FIRST_SALE
            name = self.texts.card[self.locale][kind][0]
            return self.words("sell-card", card=name, n=self.content.cards.sell[kind])
        kind = c.FIRST_LICENSE + answer - intention.FIRST_PURCHASE
        return self.words("buy-card", card=self.card(kind), n=self.content.cards.cost[kind])

    def _benefit(self, state: CultState, decision: Decision, answer: int) -> str:
        words = self.words
        if answer == benefits.DECLINE:
            return words("benefit-no")
        if isinstance(decision, benefits.TakeBenefit):
            return words("benefit-yes")
        if isinstance(decision, benefits.Bribe):
            return words("bribe-for", n=answer, location=self.location(answer))
        if isinstance(decision, benefits.Ordain):
            if answer == benefits.NEW_PRIEST:
                return words("new-priest", n=self.content.locations.n[decision.location])
            return self._raise(state, answer - benefits.FIRST_TARGET, decision.location, 1)
        if isinstance(decision, benefits.AltarPlace):
            return self.location(answer)
        if isinstance(decision, benefits.Teach):
            offer, target = divmod(answer - 1, benefits.TARGETS)
            price, n = self.content.locations.offers[decision.location][offer]
            return words("raise-for", increase=self._raise(state, target, decision.location, n), n=price)
        if isinstance(decision, benefits.Hire):
            price, n = self.content.locations.offers[decision.location][answer - 1]
            return words("hire-for", followers=words("followers", n=n), n=price)
        assert isinstance(decision, benefits.GrantLicense)
        return self.card(c.FIRST_LICENSE + answer - 1)

    def _raise(self, state: CultState, target: int, place: int, n: int) -> str:
        if target < KINDS_OF_PRIEST:
            return self.words("raise-free", kind=target, strength=state.raised(target, n))
        piece = target - KINDS_OF_PRIEST
        new = state.raised(piece >> 2, n)
        return self.words("raise-here", priest=self.piece(state, piece, place), strength=new)

    def _effect(self, state: CultState, decision: Decision, answer: int) -> str:
        words = self.words
        if isinstance(decision, effects.ChoosePriest):
            return self.piece(state, answer, state.active)
        if isinstance(decision, effects.Exorcise):
            side, piece = divmod(answer, PIECES)
            return words(
                "rival-priest", who=self.side(state, side), priest=self.piece(state, piece, state.active)
            )
        if isinstance(decision, effects.GainEither):
            table = self.content.effects
            if answer == effects.FOLLOWERS:
                return words("followers", n=table.n[decision.effect])
            return words("coins", n=table.coins[decision.effect])
        if isinstance(decision, effects.TakeLicense):
            return self.card(c.FIRST_LICENSE + answer)
        if isinstance(decision, effects.MoveTo):
            return self.location(answer)
        if isinstance(decision, effects.PlaceFree):
            return words("stop-placing") if answer == effects.STOP else self._capital(answer - 1)
        if isinstance(decision, effects.DestroyFree | abilities.ChooseMaster):
            return self._capital(answer)
        if isinstance(decision, abilities.OfferFollowers):
            return words("followers", n=answer)
        assert isinstance(decision, effects.Give | effects.PlayInside | abilities.PayCard)
        return self.card(answer)
