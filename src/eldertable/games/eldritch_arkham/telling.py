"""Everything in words: events, prompts, answers, names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eldertable.games.eldritch_arkham.cards import (
    DEEDS,
    GAUNT_VERBS,
    RING_VERBS,
    ROLE_IDS,
    ROWS,
    TYPES,
    WORSHIP_ROW,
    Content,
)
from eldertable.games.eldritch_arkham.content import Texts
from eldertable.games.eldritch_arkham.deep_ones import row_of
from eldertable.games.eldritch_arkham.feds import cost
from eldertable.games.eldritch_arkham.great_old_one import harbinger_ends
from eldertable.games.eldritch_arkham.grimoire import CHAPTERS, book
from eldertable.games.eldritch_arkham.state import (
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

    def __init__(self, words: Words, texts: Texts, content: Content) -> None:
        self.words = words
        self.texts = texts
        self.content = content
        self.locale = words.locale

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
        board = 0 if state.table.options["board"] == "arkham" else 1
        return f"{self.texts.location[self.locale][board][location]} ({location + 1})"

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
            type=self.words(f"type-{TYPES[numbers.trip_type[field]]}"),
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
        verb = RING_VERBS[self.content.numbers.rings[token][field]]
        numbers = self.content.numbers
        return self.words(f"ring-{verb}", one=numbers.ring_remove[0], two=numbers.ring_remove[1])

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
        if name == "who":
            return self.side(state, value)
        if name == "seat":
            return self.words("seat", n=value + 1)
        if name in ("unit", "other_unit"):
            return self._one(state, value, "one-unit")
        if name in ("location", "origin"):
            return self.location(state, value)
        if name in ("monster", "ancient", "investigator"):
            title, text = getattr(self.texts, name)[self.locale][value]
            return f"{title}. {text}"
        if name == "chapter":
            title, text = self.texts.grimoire[self.locale][value // CHAPTERS][2][value % CHAPTERS]
            return f"{title}. {text}"
        if name == "ring_field":
            return self.ring(*value)
        if name in ("rituals", "laws"):
            one = self.ritual if name == "rituals" else self.law
            return ", ".join(one(face) for face in value)
        if name == "area":
            return value + 1
        if name == "faction":
            return self.words(f"type-{TYPES[value]}")
        if name == "row":
            return self.words(f"row-{ROWS[value]}")
        if name == "elder":
            return self.words(f"elder-{self.content.numbers.elder_ids[value]}")
        if name == "gaunt":
            return self.words(f"gaunt-{GAUNT_VERBS[self.content.numbers.gaunts[value]]}")
        if name == "order":
            return self.words(f"order-{ORDERS[value]}")
        if name == "path":
            return self.path(state, value)
        named = {
            "role": self.role,
            "dream": self.dream,
            "ritual": self.ritual,
            "trip": self.trip,
            "grand": self.grand,
            "law": self.law,
            "law_effect": self.law_effect,
        }
        return named[name](value) if name in named else value

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
        words = self.words
        if kind == "stop":
            key = f"stop-{type(decision).__name__}"
            return words(key) if words.has(key) else words("enough")
        if kind in (
            "location",
            "area",
            "dream",
            "path",
            "side",
            "role",
            "law",
            "law-effect",
            "grand",
            "order",
        ):
            name = {"law-effect": "law_effect", "side": "who"}.get(kind, kind)
            named = self._named(state, name, one)
            return words("area-of", n=named) if kind == "area" else str(named)
        if kind in ("step-to", "cab-to", "ride"):
            return words(f"answer-{kind}", location=self.location(state, one))
        if kind == "way":
            origin, target = state.board.crossing(one)
            return words(
                "answer-move",
                origin=self.location(state, origin),
                location=self.location(state, target),
            )
        if kind == "unit":
            return words(
                "answer-unit",
                unit=self.unit(state, one % COLOURS),
                location=self.location(state, one // COLOURS),
            )
        if kind == "track-unit":
            side = words(f"track-{SIDES_OF_TRACK[one // COLOURS]}")
            return words("answer-track-unit", unit=self.unit(state, one % COLOURS), side=side)
        if kind == "colour":
            return self.unit(state, one)
        if kind == "track-side":
            return words(f"track-{SIDES_OF_TRACK[one]}")
        if kind == "holder":
            return words("answer-holder", who=self.side(state, one))
        if kind in ("row", "swarm-row"):
            return words(f"answer-{kind}", row=words(f"row-{ROWS[one]}"))
        if kind in ("summon-card", "worship-card", "ritual-card"):
            return words(f"answer-{kind}", ritual=self.ritual(one))
        if kind in ("lecture", "explore"):
            named = self.trip(one) if kind == "lecture" else self.dream(one)
            return words(f"answer-{kind}", place=named)
        if kind == "ancient":
            title, text = self.texts.ancient[self.locale][one]
            return words("answer-ancient", name=title, text=text, n=self.content.ancients.threat[one])
        if kind.startswith("fed-") and kind != "fed-plan":
            return words(f"answer-{kind}", n=cost(state, answer))
        return self._rarely(state, kind, one)

    def _rarely(self, state: ArkhamState, kind: str, one: int) -> str:
        """Answers that only one decision has."""
        words, numbers = self.words, self.content.numbers
        if kind == "slot":
            row = row_of(state, one)
            if row == WORSHIP_ROW:
                return words("answer-worship-slot", n=numbers.worship[one - numbers.row_first[row]])
            return words(f"row-{ROWS[row]}")
        if kind in ("elder", "elder-stacked"):
            name = words(f"elder-{numbers.elder_ids[one]}")
            return (
                name if kind == "elder" else words("answer-elder-stacked", name=name, n=numbers.elder_swarm)
            )
        if kind == "harbinger":
            token, steps = one // 2, one % 2 + 1
            field = harbinger_ends(state, token, steps)
            aligned = field == state.rings[1 - token]
            key = "answer-harbinger-aligned" if aligned else "answer-harbinger"
            ring = words(f"ring-name-{token}")
            return words(key, ring=ring, n=steps, action=self.ring(token, field))
        if kind == "gaunt":
            names = [words(f"gaunt-{GAUNT_VERBS[numbers.gaunts[field]]}") for field in (one // 4, one % 4)]
            return words("answer-gaunt", origin=names[0], action=names[1])
        if kind == "sacrifice":
            return words("answer-sacrifice", path=self.path(state, one))
        if kind == "join":
            path, end = one // 2, one % 2
            location = self.location(state, state.board.ends[path][end])
            return words("answer-join", path=self.path(state, path), location=location)
        if kind == "shift":
            origin, target = (words(f"order-{ORDERS[field]}") for field in (one // 4, one % 4))
            return words("answer-move", origin=origin, location=target)
        if kind == "appeal":
            side = words(f"track-{SIDES_OF_TRACK[one % 2]}")
            return words("answer-appeal", location=self.location(state, one // 2), side=side)
        if kind == "ability":
            card = state.investigator()
            return words("answer-ability", name=self.texts.investigator[self.locale][card][1])
        if kind == "threat":
            card = state.ancient()
            title, text = self.texts.ancient[self.locale][card]
            return words("answer-threat", name=title, text=text, n=self.content.ancients.threat[card])
        return words(f"answer-{kind}")
