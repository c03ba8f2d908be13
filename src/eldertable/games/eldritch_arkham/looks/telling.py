"""Everything in words: events, prompts, answers, names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from eldertable.games.eldritch_arkham.box.cards import (
    DEEDS,
    GAUNT_VERBS,
    RING_VERBS,
    ROLE_IDS,
    ROWS,
    TYPES,
    WORSHIP_ROW,
    Content,
)
from eldertable.games.eldritch_arkham.box.content import Texts
from eldertable.games.eldritch_arkham.rules.roles.deep_ones import row_of
from eldertable.games.eldritch_arkham.rules.roles.feds import cost
from eldertable.games.eldritch_arkham.rules.roles.great_old_one import harbinger_ends
from eldertable.games.eldritch_arkham.rules.roles.grimoire import CHAPTERS, book
from eldertable.games.eldritch_arkham.table.state import (
    CIVILIAN,
    COLOURS,
    DELAYED,
    MONSTER,
    SEATS,
    SUPPLY,
    ArkhamState,
)
from eldertable.kernel.steps import Decision
from eldertable.kernel.words import Words

ORDERS = ("assign", "recruit", "patrol", "arrest")
SIDES_OF_TRACK = ("left", "right")
NAMES = {
    "location": "location",
    "dream": "dream",
    "path": "path",
    "side": "who",
    "role": "role",
    "law": "law",
    "law-effect": "law_effect",
    "grand": "grand",
    "order": "order",
    "elder": "elder",
}
"""Answers that are no more than the name of something: kind of answer, and what sentences call it."""
FED_ACTIONS = ("fed-step", "fed-assign", "fed-decree", "fed-recruit", "fed-arrest", "fed-secure", "fed-raid")
"""Answers that cost Order tokens."""


def part_of(decision: Decision, answer: int) -> tuple[str, int]:
    """Which kind of thing an answer names, and which one of them."""
    parts: tuple[tuple[str, int], ...] = getattr(decision, "ANSWERS", ())
    for kind, size in parts:
        if answer < size:
            return kind, answer
        answer -= size
    raise ValueError(f"{type(decision).__name__} has no answer {answer}")


class Telling:
    """The game's words in one language: the locale's sentences with the names of the content in them."""

    def __init__(
        self, game: str, icons: Mapping[str, str], words: Words, texts: Texts, content: Content
    ) -> None:
        self.game = game
        self.icons = icons
        self.words = words
        self.texts = texts
        self.content = content
        self.locale = words.locale
        self._printed: dict[str, Callable[[int], str]] = {
            "role": self.role,
            "dream": self.dream,
            "ritual": self.ritual,
            "trip": self.trip,
            "grand": self.grand,
            "law": self.law,
            "law_effect": self.law_effect,
            "row": self.row,
            "elder": self.elder,
            "gaunt": self.gaunt,
            "order": self.order,
            "faction": self.faction,
            "chapter": self.chapter,
        }

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
        many = role >= 0 and self.words.has(f"many-{ROLE_IDS[role]}")
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

    def trip(self, field: int) -> str:
        """A field of the Expedition track."""
        if field < 0:
            return self.words("trip-start")
        numbers = self.content.numbers
        direction, _, step = numbers.trip_ids[field].partition("-")
        return self.words(
            "trip-field",
            direction=self.words(f"direction-{direction}"),
            step=step,
            type=self.faction(numbers.trip_type[field]),
            n=numbers.trip_omens[field],
        )

    def grand(self, field: int) -> str:
        """A field of the Grand Ritual, with what it asks for."""
        numbers = self.content.numbers
        deed = self.words(f"deed-{DEEDS[numbers.grand_deed[field]]}", n=numbers.grand_n[field])
        return f"{numbers.grand_ids[field]}: {deed}"

    def law(self, law: int) -> str:
        """The name of a Law card."""
        return self.texts.law[self.locale][law][0]

    def law_effect(self, effect: int) -> str:
        """An effect of a Law card, with the name of the card."""
        printed = self.texts.law[self.locale][effect // 2]
        return f"{printed[0]}: {printed[1 + effect % 2]}"

    def ring(self, token: int, field: int) -> str:
        """What a field of a ring does."""
        numbers = self.content.numbers
        verb = RING_VERBS[numbers.rings[token][field]]
        return self.words(f"ring-{verb}", one=numbers.ring_remove[0], two=numbers.ring_remove[1])

    def row(self, row: int) -> str:
        """A row of the Deep Ones."""
        return self.words(f"row-{ROWS[row]}")

    def elder(self, field: int) -> str:
        """An action field of the Elder Things."""
        return self.words(f"elder-{self.content.numbers.elder_ids[field]}")

    def gaunt(self, field: int) -> str:
        """An action field of Nodens."""
        return self.words(f"gaunt-{GAUNT_VERBS[self.content.numbers.gaunts[field]]}")

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

    def side_of_track(self, side: int) -> str:
        """A side of the Dominance track."""
        return self.words(f"track-{SIDES_OF_TRACK[side]}")

    # --- events and refusals ------------------------------------------------------------------------------

    def say(self, state: ArkhamState, key: str, args: Mapping[str, Any]) -> str:
        """A sentence with names in place of numbers."""
        named = {name: self._named(state, name, value) for name, value in args.items() if name != "who"}
        if "unit" in args:
            named["first_unit"] = self._one(state, args["unit"], "one-unit-first")
        return self.words(key, **named, **(self.subject(state, args["who"]) if "who" in args else {}))

    def _one(self, state: ArkhamState, colour: int, key: str) -> str:
        """One unit within a sentence, or at its beginning; of some there is one only."""
        only = self.content.roles.units[state.role[colour]] <= 1 if colour < SEATS else colour == MONSTER
        return self.words(key, unit=self.unit(state, colour), kind="only" if only else "other")

    def _named(self, state: ArkhamState, name: str, value: Any) -> Any:
        """What a sentence says in place of a number of this name."""
        if name == "who":
            return self.side(state, value)
        if name == "seat":
            return self.words("seat", n=value + 1)
        if name in ("unit", "other_unit"):
            return self._one(state, value, "one-unit")
        if name in ("location", "origin"):
            return self.location(state, value)
        if name == "path":
            return self.path(state, value)
        if name in ("monster", "ancient", "investigator"):
            title, text = getattr(self.texts, name)[self.locale][value]
            return f"{title}. {text}"
        if name == "ring_field":
            return self.ring(*value)
        if name == "rituals":
            return ", ".join(self.ritual(face) for face in value)
        if name == "laws":
            return ", ".join(self.law(face) for face in value)
        if name == "area":
            return value + 1
        return self._printed[name](value) if name in self._printed else value

    # --- prompts ------------------------------------------------------------------------------------------

    def ask(self, state: ArkhamState, decision: Decision) -> str:
        """What is asked, in words."""
        seat = decision.seat
        args: dict[str, Any] = {
            "n": getattr(decision, "left", 0) if isinstance(getattr(decision, "left", 0), int) else 0,
            "actions": state.actions,
            "mythos": state.mythos[seat],
            "purse": state.purse,
            "ready": state.elder_ready,
            "supply": state.count(SUPPLY, seat),
        }
        for name in ("origin", "location", "dream", "area"):
            if name in decision.FIELDS:
                args[name] = self._named(state, name, getattr(decision, name))
        if "unit" in decision.FIELDS:
            args["unit"] = self.unit(state, getattr(decision, "unit", 0) % COLOURS)
        if "ancient" in decision.FIELDS:
            args["card"] = self.texts.ancient[self.locale][getattr(decision, "ancient", 0)][0]
        return self.words("ask-" + type(decision).__name__, **args)

    # --- answers ------------------------------------------------------------------------------------------

    def label(self, state: ArkhamState, decision: Decision, answer: int) -> str:
        """An answer in words, by the kind of thing that it names."""
        kind, one = part_of(decision, answer)
        if kind == "stop":
            key = f"stop-{type(decision).__name__}"
            return self.words(key) if self.words.has(key) else self.words("enough")
        if kind in NAMES:
            return str(self._named(state, NAMES[kind], one))
        if kind in FED_ACTIONS:
            return self.words(f"answer-{kind}", n=cost(state, answer))
        return (
            self._place_label(state, kind, one)
            or self._unit_label(state, kind, one)
            or self._card_label(state, kind, one)
            or self._field_label(state, kind, one)
            or self.words(f"answer-{kind}")
        )

    def _place_label(self, state: ArkhamState, kind: str, one: int) -> str:
        """Answers that lead somewhere."""
        words = self.words
        if kind == "area":
            return words("area-of", n=one + 1)
        if kind in ("step-to", "cab-to", "ride"):
            return words(f"answer-{kind}", location=self.location(state, one))
        if kind == "way":
            origin, target = (self.location(state, place) for place in state.board.crossing(one))
            return words("answer-move", origin=origin, location=target)
        if kind == "explore":
            return words("answer-explore", place=self.dream(one))
        if kind == "sacrifice":
            return words("answer-sacrifice", path=self.path(state, one))
        if kind == "join":
            path, end = one // 2, one % 2
            location = self.location(state, state.board.ends[path][end])
            return words("answer-join", path=self.path(state, path), location=location)
        if kind == "appeal":
            side = self.side_of_track(one % 2)
            return words("answer-appeal", location=self.location(state, one // 2), side=side)
        return ""

    def _unit_label(self, state: ArkhamState, kind: str, one: int) -> str:
        """Answers that choose a unit, or from where it comes."""
        words = self.words
        if kind == "colour":
            return self.unit(state, one)
        if kind == "unit":
            unit, location = self.unit(state, one % COLOURS), self.location(state, one // COLOURS)
            return words("answer-unit", unit=unit, location=location)
        if kind == "track-unit":
            unit, side = self.unit(state, one % COLOURS), self.side_of_track(one // COLOURS)
            return words("answer-track-unit", unit=unit, side=side)
        if kind == "track-side":
            return self.side_of_track(one)
        return words("answer-holder", who=self.side(state, one)) if kind == "holder" else ""

    def _card_label(self, state: ArkhamState, kind: str, one: int) -> str:
        """Answers that choose a card or use the one that lies face up."""
        words = self.words
        if kind in ("summon-card", "worship-card", "ritual-card"):
            return words(f"answer-{kind}", ritual=self.ritual(one))
        if kind in ("ancient", "threat"):
            card = one if kind == "ancient" else state.ancient()
            title, text = self.texts.ancient[self.locale][card]
            return words(f"answer-{kind}", name=title, text=text, n=self.content.ancients.threat[card])
        if kind == "ability":
            return words("answer-ability", name=self.texts.investigator[self.locale][state.investigator()][1])
        return ""

    def _field_label(self, state: ArkhamState, kind: str, one: int) -> str:
        """Answers that choose a field of a role's board."""
        words, numbers = self.words, self.content.numbers
        if kind == "slot":
            row = row_of(state, one)
            if row == WORSHIP_ROW:
                return words("answer-worship-slot", n=numbers.worship[one - numbers.row_first[row]])
            return self.row(row)
        if kind in ("row", "swarm-row"):
            return words(f"answer-{kind}", row=self.row(one))
        if kind == "elder-stacked":
            return words("answer-elder-stacked", name=self.elder(one), n=numbers.elder_swarm)
        if kind == "harbinger":
            token, steps = one // 2, one % 2 + 1
            field = harbinger_ends(state, token, steps)
            aligned = field == state.rings[1 - token]
            key = "answer-harbinger-aligned" if aligned else "answer-harbinger"
            return words(key, ring=words(f"ring-name-{token}"), n=steps, action=self.ring(token, field))
        if kind == "gaunt":
            return words("answer-gaunt", origin=self.gaunt(one // 4), action=self.gaunt(one % 4))
        if kind == "shift":
            return words("answer-move", origin=self.order(one // 4), location=self.order(one % 4))
        return words("answer-lecture", place=self.trip(one)) if kind == "lecture" else ""
