"""Everything in words: events, prompts, answers, names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from eldertable.games.eldritch_arkham.box.cards import (
    EFFECTS,
    TYPES,
    Content,
)
from eldertable.games.eldritch_arkham.box.places import COLOURS, SEATS, SUPPLY
from eldertable.games.eldritch_arkham.box.texts import Texts
from eldertable.games.eldritch_arkham.looks.role_looks import RoleLooks
from eldertable.games.eldritch_arkham.rules.adding import ReleaseAt
from eldertable.games.eldritch_arkham.rules.grimoires import CHAPTERS, book
from eldertable.games.eldritch_arkham.rules.moving import MoveAny, MoveCivilians
from eldertable.games.eldritch_arkham.rules.sets.law_orders import CashIn
from eldertable.games.eldritch_arkham.table.fields import CIVILIAN, DELAYED, MONSTER
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.kernel.steps import Decision
from eldertable.kernel.telling import Name, Telling
from eldertable.kernel.words import Words

ORDERS = ("assign", "recruit", "patrol", "arrest")
SIDES_OF_TRACK = ("left", "right")
WHENCE = ("held", "dream", "left", "civilians")
"""Where the units come from that are set free, as the rules number it."""


class ArkhamTelling(Telling):
    """The game's words in one language: the locale's sentences with the names of the content in them."""

    def __init__(self, words: Words, texts: Texts, content: Content, roles: Sequence[RoleLooks]) -> None:
        super().__init__(words)
        self.texts = texts
        self.content = content
        self.roles = roles
        """The looks of every role, by its number."""
        self.names.update(
            {
                "who": self.side,
                "side": self.side,
                "seat": lambda state, seat: words("seat", n=seat + 1),
                "unit": lambda state, colour: self._one(state, colour, "one-unit"),
                "other_unit": lambda state, colour: self._one(state, colour, "one-unit"),
                "colour": self.unit,
                "companions": self.companions,
                "location": self.location,
                "origin": self.location,
                "locations": lambda state, places: ", ".join(self.location(state, place) for place in places),
                "path": self.path,
                "area": lambda state, area: area + 1,
                "purpose": lambda state, purpose: words(f"purpose-{purpose}"),
                "track_side": lambda state, side: words(f"track-{SIDES_OF_TRACK[side]}"),
                "monster": lambda state, card: ". ".join(texts.monster[self.locale][card]),
                "ancient": lambda state, card: ". ".join(texts.ancient[self.locale][card]),
                "investigator": lambda state, card: ". ".join(texts.investigator[self.locale][card]),
                "rituals": lambda state, faces: ", ".join(self.ritual(face) for face in faces),
                "laws": lambda state, faces: ", ".join(self.law(face) for face in faces),
            }
        )
        printed: dict[str, Callable[[int], str]] = {
            "role": self.role,
            "dream": self.dream,
            "ritual": self.ritual,
            "law": self.law,
            "law_effect": self.law_effect,
            "order": self.order,
            "order_field": self.order,
            "order_field_to": self.order,
            "faction": self.faction,
            "chapter": self.chapter,
        }
        for name, said in printed.items():
            self.names[name] = always(said)
        self.labels.update(
            {
                "way": self._way,
                "join": self._join,
                "law-effect": self._law_effect,
                "ancient": self._ancient,
                "threat": self._threat,
                "ability": self._ability,
            }
        )
        for looks in roles:
            self.names.update(looks.names(self))
            self.labels.update(looks.labels(self))

    # --- names --------------------------------------------------------------------------------------------

    def side(self, state: ArkhamState, side: int) -> str:
        """What a side is called: by its role once it has one."""
        role = state.role[side]
        if side >= state.table.seats:
            return self.texts.grimoire[self.locale][book(state, side)][0]
        return self.role(role) if role >= 0 else self.words("seat", n=side + 1)

    def subject(self, state: ArkhamState, side: int) -> dict[str, str]:
        """A side that does something, and whether it is spoken of as many: the Police are, King Kuranes is not."""
        role = state.role[side] if side < state.table.seats else -1
        many = role >= 0 and self.words.has(f"many-{self.content.roles.ids[role]}")
        return {"who": self.side(state, side), "many": "yes" if many else "no"}

    def role(self, role: int) -> str:
        """The name of a role."""
        return self.texts.role[self.locale][role].name

    def unit(self, state: ArkhamState, colour: int) -> str:
        """What a unit is called."""
        if colour < SEATS:
            role = state.role[colour]
            return self.texts.role[self.locale][role].unit if role >= 0 else self.words("unit-unknown")
        if colour == DELAYED:
            return self.words("unit-delayed", unit=self.unit(state, state.owner(DELAYED)))
        return self.words({CIVILIAN: "unit-civilian", MONSTER: "unit-monster"}.get(colour, "unit-spawn"))

    def companions(self, state: ArkhamState, colours: Sequence[int]) -> str:
        """Several units, those of a colour together."""
        counted = Counter(colours).items()
        return ", ".join(f"{n} {self.unit(state, colour)}" for colour, n in counted)

    def location(self, state: ArkhamState, location: int) -> str:
        """The name and number of a location."""
        return f"{self.texts.location[self.locale][state.board.id][location]} ({location + 1})"

    def path(self, state: ArkhamState, path: int) -> str:
        """A path by its ends."""
        a, b = state.board.ends[path]
        return self.words("path", a=self.location(state, a), b=self.location(state, b))

    def dream(self, place: int) -> str:
        """The name and number of a place in the Dreamlands."""
        return f"{self.texts.dream[self.locale][place]} ({place + 1})"

    def ritual(self, face: int) -> str:
        """A Ritual card by its area and its Mythos."""
        rituals = self.content.rituals
        return self.words("ritual-face", area=rituals.area[face] + 1, n=rituals.mythos[face])

    def law(self, law: int) -> str:
        """The name of a Law card."""
        return self.texts.law[self.locale][law][0]

    def law_effect(self, effect: int) -> str:
        """An effect of a Law card, with the name of the card."""
        printed = self.texts.law[self.locale][effect // EFFECTS]
        return f"{printed[0]}: {printed[1 + effect % EFFECTS]}"

    def order(self, field: int) -> str:
        """An Order field of the Police."""
        return self.words(f"order-{ORDERS[field]}")

    def faction(self, faction: int) -> str:
        """A faction, or a type of locations."""
        return self.words(f"type-{TYPES[faction]}")

    def chapter(self, chapter: int) -> str:
        """A chapter of a Grimoire, with its text."""
        title, text = self.texts.grimoire[self.locale][chapter // CHAPTERS][2][chapter % CHAPTERS]
        return f"{title}. {text}"

    # --- events and refusals ------------------------------------------------------------------------------

    def say(self, state: ArkhamState, key: str, args: Mapping[str, Any]) -> str:
        """A sentence with names in place of numbers."""
        named = {name: self.named(state, name, value) for name, value in args.items() if name != "who"}
        if "unit" in args:
            named["first_unit"] = self._one(state, args["unit"], "one-unit-first")
        return self.words(key, **named, **(self.subject(state, args["who"]) if "who" in args else {}))

    def _one(self, state: ArkhamState, colour: int, key: str) -> str:
        """One unit within a sentence, or at its beginning; of some there is one only."""
        only = self.content.roles.units[state.role[colour]] == 1 if colour < SEATS else colour == MONSTER
        return self.words(key, unit=self.unit(state, colour), kind="only" if only else "other")

    # --- prompts ------------------------------------------------------------------------------------------

    def ask(self, state: ArkhamState, decision: Decision) -> str:
        """What is asked, in words."""
        seat = decision.seat
        args: dict[str, Any] = {
            "n": getattr(decision, "left", getattr(decision, "n", 0)),
            "actions": state.actions,
            "mythos": state.mythos[seat],
            "purse": state.purse,
            "ready": state.elder_ready,
            "supply": state.count(SUPPLY, seat),
        }
        if state.role[seat] >= 0:
            args["own"] = self._one(state, seat, "one-unit")
            args["more"] = self.roles[state.role[seat]].more(state, decision)
        for name in ("origin", "location", "dream", "area"):
            if name in decision.FIELDS:
                args[name] = self.named(state, name, getattr(decision, name))
        if isinstance(decision, MoveCivilians):
            args["at"] = len(decision.moved) + 1
            args["of"] = len(decision.moved) + decision.left
        if isinstance(decision, MoveAny):
            args["which"] = "first" if decision.moved < 0 else "next"
        if isinstance(decision, ReleaseAt):
            args["whence"] = WHENCE[decision.whence]
            args["dream"] = self.dream(state.agreed.numbers.dreamlands_home)
        if isinstance(decision, CashIn):
            args |= {"mythos": decision.mythos, "each": decision.each}
        if "unit" in decision.FIELDS:
            unit = getattr(decision, "unit", 0)  # pragma: no mutate (it has one)
            args["unit"] = self.unit(state, unit % COLOURS)
        if "ancient" in decision.FIELDS:
            args["card"] = self.texts.ancient[self.locale][getattr(decision, "ancient", 0)][0]
        return self.words("ask-" + type(decision).__name__, **args)

    # --- answers whose sentence needs more than the names of what they choose ------------------------------

    def _way(self, state: ArkhamState, decision: Decision, seat: int, path: int, direction: int) -> str:
        ends = [self.location(state, place) for place in state.board.ends[path]]
        return self.words("answer-way", origin=ends[direction], location=ends[1 - direction])

    def _join(self, state: ArkhamState, decision: Decision, seat: int, path: int, end: int) -> str:
        location = self.location(state, state.board.ends[path][end])
        return self.words("answer-join", path=self.path(state, path), location=location)

    def _law_effect(self, state: ArkhamState, decision: Decision, seat: int, law: int, effect: int) -> str:
        return self.law_effect(law * EFFECTS + effect)

    def _ancient(self, state: ArkhamState, decision: Decision, seat: int, card: int) -> str:
        return self._of_ancient("answer-ancient", card)

    def _threat(self, state: ArkhamState, decision: Decision, seat: int) -> str:
        return self._of_ancient("answer-threat", state.ancient())

    def _of_ancient(self, key: str, card: int) -> str:
        title, text = self.texts.ancient[self.locale][card]
        return self.words(key, name=title, text=text, n=self.content.ancients.threat[card])

    def _ability(self, state: ArkhamState, decision: Decision, seat: int) -> str:
        return self.words(
            "answer-ability", name=self.texts.investigator[self.locale][state.investigator()][1]
        )


def always(said: Callable[[int], str]) -> Name:
    """The name of something that is called the same in every position."""
    return lambda state, value: said(value)
