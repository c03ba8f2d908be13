"""Everything in words: events, prompts, answers, names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.content import Texts
from eldertable.games.cult.looks.sayings import all_said
from eldertable.games.cult.rules import abilities, benefits, intention
from eldertable.games.cult.rules.locations import academy, artisan_district, port, temple_district
from eldertable.games.cult.rules.verbs import gains, priests
from eldertable.games.cult.table.state import CultState
from eldertable.kernel import telling
from eldertable.kernel.steps import Decision
from eldertable.kernel.words import Words


class Telling(telling.Telling):
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
        super().__init__(words)
        self.game = game
        self.icons = icons
        self.texts = texts
        self.content = content
        self.place_needs_followers = place_needs
        self.triumph_needs_presence = triumph_needs
        self._sources = self._name_sources()
        self._fill_names()
        self._fill_labels()
        self._fill_questions()

    def _fill_names(self) -> None:
        """What stands in sentences in place of numbers, by what the numbers are."""
        for side in ("who", "other", "receiver"):
            self.names[side] = self.side
        for place in ("location", "origin", "place", "target"):
            self.names[place] = lambda state, place: self.location(place)
        for card in ("card", "card_kind", "hand_card", "intrigue", "license"):
            self.names[card] = lambda state, kind: self.card(kind)
        self.names["priest"] = lambda state, kind: self.words("priest", kind=kind)
        self.names["sale"] = lambda state, kind: self.texts.card[self.locale][kind][0]
        self.names["cards"] = lambda state, kinds: self.counted([self.card(kind) for kind in kinds])
        self.names["deck"] = lambda state, deck: self.words(f"deck-{deck}")
        self.names["ability"] = lambda state, ability: self.ability(ability)
        self.names["effect"] = lambda state, effect: self._sources[effect]
        self.names["cult"] = lambda state, cult: self.texts.cult[self.locale][cult]
        self.names["celebration"] = lambda state, number: self.texts.celebration[self.locale][number][0]
        self.names["rivals"] = lambda state, sides: ", ".join(self.side(state, side) for side in sides)
        self.names["locations"] = lambda state, places: ", ".join(self.location(place) for place in places)
        self.names["scope"] = lambda state, scope: c.SCOPES[scope]
        self.names["filter"] = lambda state, wanted: c.FILTERS[wanted]
        self.names["ending"] = lambda state, ending: self.words(f"ending-{ending}")

    def _name_sources(self) -> dict[int, str]:
        """The name of the card, ability or celebration that every effect belongs to."""
        cards, cults = self.content.cards, self.content.cults
        named: dict[int, str] = {}
        for kind in range(c.FIRST_LICENSE):
            for effect in range(cards.effect[kind], cards.effect[kind] + cards.effects[kind]):
                named[effect] = self.texts.card[self.locale][kind][0]
        for ability, printed in enumerate(cults.abilities):
            for effect in range(printed.effect, printed.effect + printed.effects):
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

    def brief(self, location: int) -> str:
        """What a Location gives, in the few words for which there is always room."""
        locations = self.content.locations
        offer = (locations.offers[location] or ((0, 0),))[0]
        return self.words(
            f"brief-{locations.benefit[location].name}",
            n=locations.n[location],
            price=locations.price[location] or offer[0],
            gain=offer[1],
            least=locations.least[location],
            most=locations.most[location],
        )

    def card(self, kind: int) -> str:
        """The name of a card; Intrigue cards of one name differ in what they sell for."""
        name = self.texts.card[self.locale][kind][0]
        if c.FIRST_INTRIGUE <= kind < c.FIRST_LICENSE:
            return self.words("card-for", card=name, n=self.content.cards.sell[kind])
        return name

    def card_text(self, kind: int) -> str:
        """What is written on a card; a License's text follows from its kind."""
        cards = self.content.cards
        if kind == c.SUPREMACY:
            return self._supremacy_text()
        if cards.license[kind] < 0:
            if self._places_by_followers(kind) and not self.place_needs_followers:
                return self.words("text-place-anywhere")
            return self.texts.card[self.locale][kind][1] or self._said(
                cards.effect[kind], cards.effects[kind]
            )
        places = ", ".join(self.location(place) for place in cards.locations[kind])
        if cards.license[kind] == c.APPROVAL:
            return self.words("text-approval", n=cards.number[kind])
        return self.words(f"text-{c.LICENSE_KINDS[cards.license[kind]]}", locations=places)

    def _supremacy_text(self) -> str:
        """What the Supremacy card does, with every effect that a celebration can have."""
        listed = [
            self.words("answer-celebrate", name=name, text=self.celebration_text(number))
            for number, (name, _) in enumerate(self.texts.celebration[self.locale])
        ]
        text = self.texts.card[self.locale][c.SUPREMACY][1]
        return self.words("text-celebrations", text=text, list=" ".join(listed))

    def celebration_text(self, celebration: int) -> str:
        """What a celebration gives."""
        content = self.content
        first, n = content.celebration_effect[celebration], content.celebration_effects[celebration]
        return self.texts.celebration[self.locale][celebration][1] or self._said(first, n)

    def mob_rows(self) -> str:
        """What Mobs give whoever passes, by their number. (CULT-PAS-03)"""
        rows = [
            self.words("mob-row", n=number, location=self.location(place))
            for number, place in enumerate(self.content.numbers.passing_mobs, 1)
        ]
        return self.words("tip-mobs", list=", ".join(rows))

    def license_text(self, kind: int) -> str:
        """What a License does, with what it adds to the Patriarch."""
        return self.words("license-text", text=self.card_text(kind), n=self.content.cards.bonus[kind])

    def _said(self, first: int, effects: int) -> str:
        """What effects do, for things whose entry has no text of its own."""
        return all_said(self.words, self.content, first, effects)

    def _places_by_followers(self, kind: int) -> bool:
        cards, effects = self.content.cards, self.content.effects
        own = range(cards.effect[kind], cards.effect[kind] + cards.effects[kind])
        return any(effects.where[at] == c.BY_FOLLOWERS for at in own)

    def ability(self, ability: int) -> str:
        """The name of an ability."""
        return self.texts.ability[self.locale][ability][0]

    def ability_text(self, ability: int) -> str:
        """What an ability does, with what this table asks for besides."""
        cults = self.content.cults
        text = self.texts.ability[self.locale][ability][1]
        text = text or self._said(cults.abilities[ability].effect, cults.abilities[ability].effects)
        if self.triumph_needs_presence and self.content.cults.abilities[ability].only == c.NO_RIVAL_PRIEST:
            return self.words("text-needs-presence", text=text)
        return text

    def capital(self, kind: int) -> str:
        """A kind of Priest, at the beginning of a line."""
        return self.words("priest-capital", kind=kind)

    def piece(self, state: CultState, place: int, kind: int, purse: int, boosted: int) -> str:
        """A Priest in a Location, with what lies on it."""
        name, coins = self.capital(kind), state.coin_stack[place]
        if purse and boosted:
            return self.words("priest-boosted-with-coins", priest=name, n=coins)
        if purse:
            return self.words("priest-with-coins", priest=name, n=coins)
        return self.words("priest-boosted", priest=name) if boosted else name

    # --- what is asked ------------------------------------------------------------------------------------

    def _fill_questions(self) -> None:
        """What questions say besides the names of their decision's fields."""
        self.asking["PlaceOrPass"] = self._ask_placement
        self.asking["Deal"] = self._ask_deal
        self.asking["TakeBenefit"] = self._ask_benefit
        self.asking["AltarPlace"] = self._ask_altar
        self.asking["PlaceFree"] = self._ask_free
        self.asking["DestroyFree"] = self._ask_destroy
        self.asking["PayCard"] = self._ask_payment
        for kind in ("Act", "ChoosePriest", "Exorcise"):
            self.asking[kind] = self._ask_here

    def ask(self, state: CultState, decision: Decision) -> str:
        """What is asked; whoever is asked as a loser with the Community is told so. (CULT-LIC-15)"""
        question = super().ask(state, decision)
        if state.active > 0 and benefits.may_decline(decision) and decision.seat != state.last_winner:
            return self.words("ask-community", question=question)
        return question

    def _ask_placement(self, state: CultState, decision: intention.PlaceOrPass) -> Mapping[str, Any]:
        return {"cost": intention.placement_cost(state, decision.seat)}

    def _ask_deal(self, state: CultState, decision: intention.Deal) -> Mapping[str, Any]:
        return {"coins": self.words("coins", n=state.coins[decision.seat])}

    def _ask_benefit(self, state: CultState, decision: benefits.TakeBenefit) -> Mapping[str, Any]:
        return {"text": self.benefit(decision.location)}

    def _ask_altar(self, state: CultState, decision: artisan_district.AltarPlace) -> Mapping[str, Any]:
        return {"price": self.content.locations.price[decision.location]}

    def _ask_free(self, state: CultState, decision: priests.PlaceFree) -> Mapping[str, Any]:
        effects = self.content.effects
        more = effects.where[decision.effect] == c.OR_MORE
        location = self.location(state.active)
        return {"location": location, "n": effects.n[decision.effect], "more": "yes" if more else "no"}

    def _ask_destroy(self, state: CultState, decision: priests.DestroyFree) -> Mapping[str, Any]:
        return {"n": self.content.effects.n[decision.effect]}

    def _ask_payment(self, state: CultState, decision: abilities.PayCard) -> Mapping[str, Any]:
        return {"n": decision.price(state)}

    def _ask_here(self, state: CultState, decision: Any) -> Mapping[str, Any]:
        return {"location": self.location(state.active)}

    # --- answers ------------------------------------------------------------------------------------------

    def _fill_labels(self) -> None:
        """Answers whose words are more than a sentence with names."""
        self.labels["celebrate"] = self._celebrate
        self.labels["priest-in"] = self._priest_in
        self.labels["mob-benefit"] = self._mob_benefit
        self.labels["sell"] = self._sell
        self.labels["buy"] = self._buy
        self.labels["grant-license"] = self._license
        self.labels["take-license"] = self._license
        for given in ("put-on-top", "give-card", "pay-card"):
            self.labels[given] = self._given
        self.labels["play-card"] = self._play
        self.labels["use-ability"] = self._use
        self.labels["bribe"] = self._bribe
        self.labels["new-priest"] = self._new_priest
        self.labels["raise-free"] = self._raise_free
        self.labels["raise-here"] = self._raise_here
        for offer, kind in enumerate(("first-offer", "second-offer")):
            self.labels[f"{kind}-free"] = self._lesson_free(offer)
            self.labels[f"{kind}-here"] = self._lesson_here(offer)
        self.labels["hire"] = self._hire
        self.labels["gain-followers"] = self._gain_followers
        self.labels["gain-coins"] = self._gain_coins
        for free in ("place-free", "destroy-free", "make-master"):
            self.labels[free] = self._free
        for there in ("send-with-coins", "turn-to-altar"):
            self.labels[there] = self._priest_there
        self.labels["choose-priest"] = self._priest_here
        self.labels["exorcise"] = self._exorcise

    def _celebrate(self, state: CultState, decision: Any, seat: int, celebration: int) -> str:
        name, text = self.texts.celebration[self.locale][celebration][0], self.celebration_text(celebration)
        return self.words("answer-celebrate", name=name, text=text)

    def _priest_in(self, state: CultState, decision: Any, seat: int, location: int, kind: int) -> str:
        return self.words("answer-priest-in", priest=self.capital(kind), location=self.location(location))

    def _mob_benefit(self, state: CultState, decision: Any, seat: int, location: int) -> str:
        text = self.benefit(location)
        return self.words("answer-mob-benefit", location=self.location(location), text=text)

    def _sell(self, state: CultState, decision: Any, seat: int, kind: int) -> str:
        name = self.texts.card[self.locale][kind][0]
        return self.words("answer-sell", card=name, n=self.content.cards.sell[kind])

    def _buy(self, state: CultState, decision: Any, seat: int, kind: int) -> str:
        cost, text = self.content.cards.cost[kind], self.license_text(kind)
        return self.words("answer-buy", card=self.card(kind), n=cost, text=text)

    def _license(self, state: CultState, decision: Any, seat: int, kind: int) -> str:
        return self.words("answer-license", card=self.card(kind), text=self.license_text(kind))

    def _given(self, state: CultState, decision: Any, seat: int, kind: int) -> str:
        """A card that is given away or discarded: a dark seal counts when one chooses."""
        if self.content.cards.sealed[kind]:
            return self.words("card-sealed", card=self.card(kind))
        return self.card(kind)

    def _play(self, state: CultState, decision: Any, seat: int, kind: int) -> str:
        return self.words("answer-play-card", card=self.card(kind), text=self.card_text(kind))

    def _use(self, state: CultState, decision: Any, seat: int, ability: int) -> str:
        text = self.ability_text(ability)
        return self.words("answer-use-ability", ability=self.ability(ability), text=text)

    def _bribe(self, state: CultState, decision: Any, seat: int, location: int) -> str:
        return self.words("answer-bribe", n=location, location=self.location(location))

    def _new_priest(self, state: CultState, decision: temple_district.Ordain, seat: int) -> str:
        return self.words("answer-new-priest", n=self.content.locations.n[decision.location])

    def _raise_free(self, state: CultState, decision: Any, seat: int, kind: int, n: int = 1) -> str:
        return self.words("answer-raise-free", kind=kind, strength=state.raised(kind, n))

    def _raise_here(
        self, state: CultState, decision: Any, seat: int, kind: int, purse: int, boosted: int, n: int = 1
    ) -> str:
        priest = self.piece(state, decision.location, kind, purse, boosted)
        return self.words("answer-raise-here", priest=priest, strength=state.raised(kind, n))

    def _lesson_free(self, offer: int) -> telling.Label:
        def label(state: CultState, decision: academy.Teach, seat: int, kind: int) -> str:
            price, n = self.content.locations.offers[decision.location][offer]
            increase = self._raise_free(state, decision, seat, kind, n)
            return self.words("raise-for", increase=increase, n=price)

        return label

    def _lesson_here(self, offer: int) -> telling.Label:
        def label(
            state: CultState, decision: academy.Teach, seat: int, kind: int, purse: int, boosted: int
        ) -> str:
            price, n = self.content.locations.offers[decision.location][offer]
            increase = self._raise_here(state, decision, seat, kind, purse, boosted, n)
            return self.words("raise-for", increase=increase, n=price)

        return label

    def _hire(self, state: CultState, decision: port.Hire, seat: int, offer: int) -> str:
        price, n = self.content.locations.offers[decision.location][offer]
        return self.words("answer-hire", followers=self.words("followers", n=n), n=price)

    def _gain_followers(self, state: CultState, decision: gains.GainEither, seat: int) -> str:
        return self.words("followers", n=self.content.effects.n[decision.effect])

    def _gain_coins(self, state: CultState, decision: gains.GainEither, seat: int) -> str:
        return self.words("coins", n=self.content.effects.coins[decision.effect])

    def _free(self, state: CultState, decision: Any, seat: int, kind: int) -> str:
        return self.capital(kind)

    def _priest_there(self, state: CultState, decision: Any, seat: int, *piece: int) -> str:
        return self.piece(state, decision.location, *piece)

    def _priest_here(self, state: CultState, decision: Any, seat: int, *piece: int) -> str:
        return self.piece(state, state.active, *piece)

    def _exorcise(self, state: CultState, decision: Any, seat: int, side: int, *piece: int) -> str:
        who, priest = self.side(state, side), self.piece(state, state.active, *piece)
        return self.words("answer-exorcise", who=who, priest=priest)
