"""A scene in words: the places with what lies there, every side's things, and what is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from eldertable.kernel.picking import SPREAD
from eldertable.kernel.scene import Counter, Face, Piece, Prompt, Scene, SceneSide, SceneZone
from eldertable.kernel.words import Words
from eldertable.text import dossier as dossiers
from eldertable.text.aims import Aims
from eldertable.text.choice import folded
from eldertable.text.line import BLANK, Line, Part, line, listed, rules

T = TypeVar("T")

QUIET = ("deck", "supply")
"""Kinds of zones whose changes are not worth a line: they only mirror what happens elsewhere."""
PRINTED = ("area", "plate", "ward")
"""How places of the common board look whose printed words are told although nothing lies there."""


@dataclass(frozen=True)
class Contents:
    """What lies in a place: numbers and things in a row behind its name, cards one below the other."""

    numbers: tuple[tuple[Part, ...], ...] = ()
    things: tuple[tuple[Part, ...], ...] = ()
    cards: tuple[Line, ...] = ()
    compared: bool = False
    """Whether the numbers are of several sides: one of them says little without the others."""

    def since(self, before: Contents) -> Contents:
        """What is worth telling to somebody who knows what lay there before: of numbers and cards only what is new."""
        numbers = tuple(number for number in self.numbers if number not in before.numbers)
        if self.things != before.things or (numbers and self.compared):
            return self
        new = Contents(numbers, cards=self.cards if self.cards != before.cards else ())
        return new if new.numbers or new.cards else self


NOTHING = Contents()


@dataclass(frozen=True)
class Place:
    """A zone, or all that a side has before it, with what lies there and the places within."""

    id: str
    name: tuple[Part, ...]
    contents: Contents
    within: tuple[Place, ...]
    quiet: bool = False
    title: str = ""
    printed: str = ""
    """What is printed there, on the common board or the viewer's own: worth a line even if nothing lies there."""
    kept: tuple[Line, ...] = ()
    """What the viewer plays for."""

    def everything(self) -> Iterator[Place]:
        """This place and all places within."""
        yield self
        for place in self.within:
            yield from place.everything()


def grouped(things: Iterable[T], by: Callable[[T], str | None]) -> dict[str | None, list[T]]:
    """Things by the place where they are."""
    found: dict[str | None, list[T]] = {}
    for thing in things:
        found.setdefault(by(thing), []).append(thing)
    return found


class Page:
    """A scene in words, for one viewer. `words` are the client's own; `who` says who sits in a seat.

    `one_pick`: of what is asked only one thing more can be picked.
    """

    def __init__(
        self,
        scene: Scene,
        viewer: int | None,
        words: Words,
        who: Mapping[int, str],
        one_pick: bool = False,
    ) -> None:
        self.one_pick = one_pick
        self.still = scene.still
        self.moving = scene.moving
        self.viewer = viewer
        self.words = words
        self.who = who
        self.aims = Aims(scene, viewer, words)
        self.faces = {face.id: face for face in scene.still.faces}
        self.dossiers = {dossier.id: dossier for dossier in scene.still.dossiers}
        prompt = scene.moving.prompt
        self.asked_for = {id for option in (prompt.options if prompt else ()) for id in option.touches}
        self.warnings = {kind.id for kind in scene.still.kinds if kind.form == "warning"}
        self.kinds = {zone.id: zone.kind for zone in scene.still.zones}
        self.dangers = {(tally.kind, tally.icon) for tally in scene.still.tallies if tally.danger}
        self.signs = {sign.id: sign.name for sign in scene.still.signs}
        self.amounts = {icon for face in scene.still.faces for icon, number in face.icons if number != 1}
        self.sides = {side.side: side for side in scene.still.sides}
        self._within = grouped(scene.still.zones, lambda zone: zone.within)
        self._counters = grouped(scene.moving.counters, lambda counter: counter.zone)
        self._pieces = grouped(scene.moving.pieces, lambda piece: piece.zone)
        self.board = [
            self._place(zone) for zone in scene.still.zones if zone.within is None and zone.owner is None
        ]
        self.mats = [self._mat(side) for side in self._sides_in_view()]
        self.contents = {
            place.id: place.contents for root in (*self.board, *self.mats) for place in root.everything()
        }

    # --- the whole and its parts --------------------------------------------------------------------------

    def heading(self) -> list[Line]:
        """Where in the game we are."""
        return [line((words, "heading")) for words in self.moving.heading]

    def whole(self) -> list[Line]:
        """Everything on the table."""
        lines = [line((self.still.title, "title")), *self.heading(), *self.aims.goals(), *self.aims.phases()]
        spaced = True
        for told in [self._tell(root, None) for root in (*self.board, *self.mats)]:
            # Places of one line stand together, larger ones apart.
            if told and (spaced or len(told) > 1):
                lines.append(BLANK)
            spaced = len(told) > 1 if told else spaced
            lines += told
        return lines

    def opening(self) -> list[Line]:
        """The little that somebody needs who sees this table for the first time: the goals, and what is their own."""
        lines = [*self.heading(), *self.aims.goals(), *self.aims.phases()]
        for mat, side in zip(self.mats, self._sides_in_view(), strict=True):
            if side.seat is not None and side.seat == self.viewer:
                loud = tuple(place for place in mat.within if not place.quiet)
                told = self._tell(replace(mat, within=loud, title="", kept=()), None)
                lines += [BLANK, *told] if told else []
        return lines

    def drawn(self) -> dict[str, str]:
        """What is drawn on the table, by its icon, and what it is called here in words."""
        named = {face.icon: face.name for face in self.still.faces if face.icon}
        return {**{sign: name for sign, name in self.signs.items() if name}, **named}

    def changes(self, before: Page) -> list[Line]:
        """The places whose contents differ from an earlier page."""
        lines = self.heading() if self.moving.heading != before.moving.heading else []
        for now, earlier in (
            (self.aims.goals(), before.aims.goals()),
            (self.aims.phases(), before.aims.phases()),
        ):
            lines += now if now != earlier else []
        for root in (*self.board, *self.mats):
            lines += self._tell(root, before.contents)
        return lines

    def prompt(self) -> list[Line]:
        """What is asked; the numbered options, if it is asked of this viewer."""
        asked = self.moving.prompt
        if asked is None:
            return []
        lines = [line((asked.words, "prompt"), *rules(asked.rules))]
        if chosen := self._chosen(asked):
            lines.append(line((chosen, "muted")))
        width = len(str(len(asked.options)))
        read: set[str] = set()
        for number, option in enumerate(asked.options, 1):
            lines.append(line((f"{number:>{width}}. ", "number"), option.label, depth=1))
            things = asked.dossiers.get(option.answer, ())
            for thing in things:
                # Several answers may choose the same thing: it is told once.
                if thing in self.dossiers and thing not in read:
                    lines += self._worth_knowing(thing, named=len(things) > 1)
                    read.add(thing)
        return lines

    def _worth_knowing(self, id: str, named: bool) -> list[Line]:
        """The dossier of what an answer chooses; by name, where it chooses more besides."""
        dossier = self.dossiers[id]
        if not named:
            return dossiers.told(dossier, self.words, 3)
        return [line((dossier.name, "face"), depth=3), *dossiers.told(dossier, self.words, 4)]

    def about(self, words: str) -> list[Line]:
        """Places and faces whose names contain these words, with all that is written on them."""
        wanted = folded(words)
        lines: list[Line] = []
        for root in (*self.board, *self.mats):
            for place in root.everything():
                # What is printed on an empty place follows with all that is printed.
                if wanted in folded("".join(part for part, _ in place.name)):
                    lines += self._tell(replace(place, printed=""), None)
        for zone in self.still.zones:
            told = line((zone.label, "zone"), f": {zone.tip}", *rules(zone.rules))
            # What is printed on the boards of all sides alike is told once.
            if zone.tip and wanted in folded(zone.label) and told not in lines:
                lines.append(told)
        lines += [self._face(face) for face in self.still.faces if wanted in folded(face.name)]
        lines += self._signs(wanted)
        for dossier in self.still.dossiers:
            if not dossier.face and wanted in folded(dossier.name):
                lines += [line((dossier.name, "face")), *dossiers.told(dossier, self.words, 1)]
        return [*lines, *self.aims.about(wanted)]

    def _signs(self, wanted: str) -> list[Line]:
        """What counters and pieces with such names are for, each said once."""
        kinds = {zone.id: zone.kind for zone in self.still.zones}
        tallies = {(one.kind, one.icon): one.about for one in self.still.tallies}
        pieces = {one.id: one.about for one in self.still.kinds}
        faces = {face.id: face for face in self.still.faces}
        told = {
            counter.label: tallies.get((kinds[counter.zone], counter.icon), "")
            for counter in self.moving.counters
        }
        for piece in self.moving.pieces:
            face = faces.get(piece.face or "")
            alone = face is not None and bool(face.about) and not (face.line or face.icons)
            if face is not None and not face.text and not alone:
                told.setdefault(face.name, face.about or pieces.get(piece.kind, ""))
        return [
            line((name, "face"), f": {about}")
            for name, about in told.items()
            if about and wanted in folded(name)
        ]

    def at(self, points: Sequence[str]) -> list[Line]:
        """What lies in these places, and what these counters show, by their ids; whose they are, if not the viewer's."""
        lines: list[Line] = []
        for root in (*self.board, *self.mats):
            for place in root.everything():
                if place.id in points:
                    lines += self._tell(place, None, 1)
        for counter in self.moving.counters:
            # What its place has told already is not told again.
            if counter.id in points and not (counter.id == counter.zone and counter.zone in points):
                lines.append(line(*self._owner(counter), *self._counter(counter, ""), depth=1))
        return lines + [Line(self._face(face).parts, 1) for face in self.still.faces if face.id in points]

    # --- places ---------------------------------------------------------------------------------------------

    def _sides_in_view(self) -> list[SceneSide]:
        """The sides in order, the viewer's own last: it stands next to what is asked."""
        return sorted(self.still.sides, key=lambda side: side.seat == self.viewer and self.viewer is not None)

    def _mat(self, side: SceneSide) -> Place:
        own = [zone for zone in self.still.zones if zone.within is None and zone.owner == side.side]
        who = self.who.get(side.seat) if side.seat is not None else None
        name: list[Part] = [(side.name, f"side {side.side}")]
        if who is not None:
            name.append((f" ({who})", "muted"))
        places = [self._place(zone) for zone in own]
        contents, within = NOTHING, tuple(places)
        if len(own) == 1 and own[0].kind == "mat":
            contents, within = places[0].contents, places[0].within
        if side.side < len(self.moving.scores):
            number = self.moving.scores[side.side]
            named = f"{self.still.score}: {number}" if self.still.score else self.words("score", score=number)
            contents = replace(contents, numbers=(((named, "good"),), *contents.numbers))
        mine = side.seat is not None and side.seat == self.viewer
        kept = dossiers.kept(self.dossiers[side.dossier], 1) if mine and side.dossier else []
        return Place(f"side {side.side}", tuple(name), contents, within, title=side.title, kept=tuple(kept))

    def _place(self, zone: SceneZone, around: str = "") -> Place:
        # "Harbour: Ships" within the Harbour is just "Ships".
        label = zone.label.removeprefix(around).lstrip(" :,–-") or zone.label
        within, counters = self._within.get(zone.id, []), self._counters.get(zone.id, [])
        pieces = sorted(self._pieces.get(zone.id, []), key=lambda one: one.order, reverse=zone.look == "pile")
        things: list[tuple[Part, ...]] = []
        cards: list[Line] = []
        own = "hand" in (zone.kind, zone.look) and zone.owner == self.viewer and self.viewer is not None
        if own or zone.told:
            cards = [self._card(piece, zone) for piece in pieces]
        else:
            things = [tuple(self._piece(piece, zone)) for piece in pieces]
        if zone.look == "pile" and len(pieces) > 1:
            label = f"{label} {self.words('from-the-top')}"
        numbers = tuple(tuple(self._counter(counter, label)) for counter in counters)
        compared = zone.owner is None and any(counter.owner is not None for counter in counters)
        contents = Contents(numbers, tuple(things), tuple(cards), compared)
        inside = tuple(self._place(inner, zone.label) for inner in within)
        common = zone.owner is None and zone.within is None and zone.look in PRINTED
        if zone.look == "ward" and zone.id not in self.asked_for:
            common = False
        own = zone.owner is not None and zone.owner == self.viewer
        # Between a name and its numbers words would be in the way; they are told by that name.
        printed = zone.tip if common or (own and not counters) else ""
        return Place(zone.id, ((label, "zone"),), contents, inside, zone.kind in QUIET, printed=printed)

    def _tell(self, place: Place, before: Mapping[str, Contents] | None, depth: int = 0) -> list[Line]:
        """A place in lines; given what lay there before, only what is new, under the names of the places around."""
        inner = [told for part in place.within for told in self._tell(part, before, depth + 1)]
        if before is None:
            inner = [*place.kept, *inner]
        title = place.title.rstrip(".") if before is None else ""
        name = [*place.name, (f", {title}", "muted")] if title else [*place.name]
        if before is None and place.printed:
            name.append((f" ({place.printed.rstrip('.')})", "muted"))
            if place.contents == NOTHING:
                return [line(*name, depth=depth), *inner]
        if before is None:
            old, new = NOTHING, place.contents
        else:
            old = before.get(place.id, NOTHING)
            new = place.contents.since(old)
        if place.contents == old or (before is not None and place.quiet):
            return [line(*name, ":", depth=depth), *inner] if inner else []
        row = listed([*new.numbers, *new.things])
        if new == NOTHING:
            row = [(self.words("empty"), "muted")]
        below = [Line(card.parts, depth + 1) for card in new.cards]
        return [line(*name, ": " if row else ":", *row, depth=depth), *below, *inner]

    # --- things ---------------------------------------------------------------------------------------------

    def _counter(self, counter: Counter, place: str) -> list[Part]:
        value = self.words("hidden") if counter.value is None else str(counter.value)
        if counter.most is not None:
            value = self.words("of-most", value=value, most=counter.most)
        named = f"{counter.label} {value}"
        if counter.label == place:
            named = value
        elif counter.label.startswith(f"{place} ("):
            # What a number is made of stands behind it.
            named = f"{value}{counter.label.removeprefix(place)}"
        parts: list[Part] = [(named, "")]
        if self._is_full(counter):
            parts.append((f" {self.words('at-the-limit')}", "bad"))
        return parts

    def _owner(self, counter: Counter) -> list[Part]:
        """Who has what is counted, if it is somebody else than the viewer."""
        owners = {zone.id: zone.owner for zone in self.still.zones}
        owner = owners.get(counter.zone) if counter.owner is None else counter.owner
        if owner is None or owner == self.viewer:
            return []
        side = self.sides[owner]
        return [(side.name, f"side {side.side}"), (": ", "")]

    def _is_full(self, counter: Counter) -> bool:
        """Whether a number has reached where something bad happens."""
        if not counter.value or counter.most is None:
            return False
        return counter.value >= counter.most and (self.kinds[counter.zone], counter.icon) in self.dangers

    def _piece(self, piece: Piece, zone: SceneZone) -> list[Part]:
        parts: list[Part] = []
        name = self._name(piece)
        if piece.owner is not None and piece.owner != zone.owner:
            parts.append((self.sides[piece.owner].name, f"side {piece.owner}"))
        # The owner alone says it all where only one kind of thing with one face can lie, or where a thing is its owner.
        alone = piece.face == piece.kind and zone.kind.startswith(piece.kind)
        if not parts or not (alone or name[0] == parts[0][0]):
            parts += [(" ", "")] if parts else []
            parts.append(name)
        if piece.count > 1 and piece.face is not None:
            parts.append((f" ×{piece.count}", ""))
        if piece.badges:
            parts.append((f" ({', '.join(piece.badges)})", "muted"))
        return parts

    def _name(self, piece: Piece) -> Part:
        if piece.face is not None:
            return self.faces[piece.face].name, "bad" if piece.kind in self.warnings else "face"
        if piece.kind in self.faces:
            return self.words("face-down-kind", kind=self.faces[piece.kind].name, count=piece.count), "muted"
        return self.words("face-down", count=piece.count), "muted"

    def _card(self, piece: Piece, zone: SceneZone) -> Line:
        """A card in the viewer's hand, with what it does."""
        face = self.faces.get(piece.face or "")
        written = [] if face is None else [self._icons(face), face.text or face.line]
        return line(*self._piece(piece, zone), "".join(f": {words}" for words in written if words))

    def _face(self, face: Face) -> Line:
        """All that is written on a face."""
        written = [face.line, self._icons(face), face.text]
        if not any(written):
            written = [face.about.removeprefix(f"{face.name}: ")]
        return line(
            (face.name, "face"), "".join(f": {words}" for words in written if words), *rules(face.rules)
        )

    def _icons(self, face: Face) -> str:
        """Icons with their numbers; one that is nowhere printed more than once has none."""
        return ", ".join(
            f"{self.signs.get(icon) or icon} {number}"
            if icon in self.amounts
            else self.signs.get(icon) or icon
            for icon, number in face.icons
        )

    # --- what is asked --------------------------------------------------------------------------------------

    def _chosen(self, asked: Prompt) -> str:
        """A choice in parts: what is chosen, and its sum against what is needed."""
        chosen = asked.chosen or ", ".join(pick.label for pick in asked.picks)
        told = [self.words("chosen", chosen=chosen)] if chosen else []
        many = asked.way == SPREAD or len(asked.options) - (asked.enough is not None) > 1
        if asked.way and many and not self.one_pick:
            told.append(self.words("several"))
        if asked.sums is not None and asked.needs is not None:
            told.append(self.words("sums-of", sums=asked.sums, needs=asked.needs))
        elif asked.sums is not None:
            told.append(self.words("sums", sums=asked.sums))
        elif asked.needs is not None:
            told.append(self.words("needs", needs=asked.needs))
        return " ".join(told)
