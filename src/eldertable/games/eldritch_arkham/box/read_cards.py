"""How the cards are read, and the Grimoires: verbs with what they are given, and texts with their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from eldertable.games.eldritch_arkham.box import bounds, shapes
from eldertable.games.eldritch_arkham.box import cards as c
from eldertable.games.eldritch_arkham.box.texts import Texts
from eldertable.games.eldritch_arkham.box.vocabulary import LineVerb, StayingVerb, Vocabulary
from eldertable.games.eldritch_arkham.box.words import said, verb_of, word_of
from eldertable.kernel.content import fits, unique
from eldertable.kernel.errors import BadContent
from eldertable.kernel.verbs import Verb, find_verb

BOOK_NUMBERS = ("ink", "surge", "hold_each", "hold_plus", "hold_least")
"""The numbers on the board of a Grimoire."""


def _acts(
    where: str, acts: list[shapes.Act], verbs: Sequence[Verb]
) -> tuple[tuple[int, ...], tuple[str, ...], tuple[int, ...]]:
    """The lines of a card, as one tuple for each of its columns: verb, how, n."""
    numbers = []
    for act in acts:
        number = verb_of(f"{where}, act", act, verbs, ("how", "n"))
        verb = verbs[number]
        if act.how is not None and isinstance(verb, LineVerb) and act.how not in verb.hows:
            raise BadContent(f"{where}, act, how: {act.how!r} is none of {', '.join(verb.hows)}")
        numbers.append(number)
    return tuple(numbers), tuple(act.how or "" for act in acts), tuple(act.n or 0 for act in acts)


def freeze_monsters(
    entries: list[shapes.Monster], known: Sequence[Verb], content: c.Content, texts: Texts
) -> None:
    """The Monster cards."""
    unique("monsters", [entry.id for entry in entries])
    table = content.monsters
    for entry in entries:
        where = f"monsters.toml: monster {entry.id}"
        verbs, hows, n = _acts(where, entry.act, known)
        table.ids.append(entry.id)
        table.waterside.append(entry.start == "waterside")
        table.water.append(entry.water)
        table.fixed.append(entry.fixed)
        table.nest.append(entry.nest)
        table.verbs.append(verbs)
        table.hows.append(hows)
        table.n.append(n)
        killing = [act.n or 0 for act in entry.act if act.verb == "destroy"]
        texts.monster["en"].append(
            (entry.en.name, said(where, entry.en, {"n": killing[0] if killing else 0}))
        )


def freeze_ancients(
    entries: list[shapes.Ancient], verbs: Sequence[Verb], content: c.Content, texts: Texts
) -> None:
    """The Ancient cards."""
    unique("ancients", [entry.id for entry in entries])
    fits("ancients", "Ancient cards", len(entries), bounds.ANCIENT_FACE)
    table = content.ancients
    for entry in entries:
        where = f"ancients.toml: ancient {entry.id}"
        table.ids.append(entry.id)
        table.threat.append(entry.threat)
        table.verb.append(verb_of(where, entry, verbs, ("n", "omens")))
        table.n.append(entry.n)
        table.omens.append(entry.omens)
        words = said(where, entry.en, {"n": entry.n, "omens": entry.omens})
        texts.ancient["en"].append((entry.en.name, words))


def freeze_rituals(entries: list[shapes.Ritual], content: c.Content) -> None:
    """The faces of Ritual cards."""
    unique("rituals", [entry.id for entry in entries])
    fits("rituals", "faces of Ritual cards", len(entries), bounds.RITUAL_FACE)
    for entry in entries:
        content.rituals.ids.append(entry.id)
        content.rituals.area.append(entry.area - 1)
        content.rituals.mythos.append(entry.mythos)


def freeze_investigators(
    entries: list[shapes.Investigator], verbs: Sequence[Verb], content: c.Content, texts: Texts
) -> None:
    """The Investigator cards."""
    unique("investigators", [entry.id for entry in entries])
    table = content.investigators
    for entry in entries:
        where = f"investigators.toml: investigator {entry.id}"
        table.ids.append(entry.id)
        table.grit.append(entry.grit)
        table.type.append(word_of(f"{where}, type", entry.type, c.TYPES))
        verb = verb_of(where, entry, verbs, ("n",))
        able = verbs[verb]
        table.verb.append(verb)
        table.stays.append(isinstance(able, StayingVerb) and able.stays)
        table.n.append(entry.n)
        texts.investigator["en"].append((entry.en.name, said(where, entry.en, {"n": entry.n})))


def freeze_laws(entries: list[shapes.Law], verbs: Sequence[Verb], content: c.Content, texts: Texts) -> None:
    """The Law cards; one effect at least must be left to the Feds. (EA-RUL-165)"""
    unique("laws", [entry.id for entry in entries])
    fits("laws", "Law cards", len(entries), bounds.LAW_FACE)
    table = content.laws
    for entry in entries:
        where = f"laws.toml: law {entry.id}"
        table.ids.append(entry.id)
        printed = [entry.en.name]
        for effect in entry.effect:
            n, mythos = effect.n or 0, effect.mythos or 0
            verb = verb_of(where, effect, verbs, ("n", "mythos"))
            if "n" in verbs[verb].needs and not n:
                raise BadContent(f"{where}, n: the verb {effect.verb!r} needs more than nothing")
            table.verb.append(verb)
            table.n.append(n)
            table.mythos.append(mythos)
            table.blue.append(effect.blue)
            printed.append(said(where, effect.en, {"n": n, "mythos": mythos}))
        if all(effect.blue for effect in entry.effect):
            raise BadContent(f"{where}: both effects are blue, so the Feds could not play it")
        texts.law["en"].append((printed[0], printed[1], printed[2]))


def freeze_grimoires(
    entries: list[shapes.Grimoire], known: Vocabulary, content: c.Content, texts: Texts
) -> None:
    """The sides of the Grimoires, with their chapters."""
    unique("grimoires", [entry.id for entry in entries])
    if [entry.faction for entry in entries] != ["eldritch", "eldritch", "arkham", "arkham"]:
        raise BadContent("grimoires.toml: two Eldritch sides come first, then two of Arkham")
    table = content.grimoires
    for entry in entries:
        where = f"grimoires.toml: grimoire {entry.id}"
        table.ids.append(entry.id)
        for name in BOOK_NUMBERS:
            getattr(table, name).append(getattr(entry, name))
        table.pressure.append(tuple(entry.pressure))
        chapters: list[tuple[str, str]] = []
        for chapter in entry.chapter:
            verbs, hows, n = _acts(where, chapter.act, known["grimoires"])
            table.verbs.append(verbs)
            table.hows.append(tuple(find_verb(known["aims"], where, how) for how in hows))
            table.n.append(n)
            taking = [act.n or 0 for act in chapter.act if act.verb in ("contain", "remove")]
            words = said(where, chapter.en, {"n": taking[0] if taking else 0})
            chapters.append((chapter.en.name, words))
        texts.grimoire["en"].append((entry.en.name, said(where, entry.en, _rules_of(entry)), chapters))


def _rules_of(entry: shapes.Grimoire) -> dict[str, Any]:
    """What the text of a Grimoire's board names."""
    numbers: dict[str, Any] = {"pressure": ", ".join(str(units) for units in entry.pressure)}
    for name in BOOK_NUMBERS:
        numbers[name] = getattr(entry, name)
    return numbers


def number_cards(rituals: list[shapes.Ritual], content: c.Content) -> None:
    """Number all cards one by one: Monsters, Ancients, Rituals, Investigators, Laws."""
    groups: list[list[tuple[str, int]]] = [
        [(name, face) for face, name in enumerate(content.monsters.ids)],
        [(name, face) for face, name in enumerate(content.ancients.ids)],
        [
            (f"{ritual.id}.{copy + 1}", face)
            for face, ritual in enumerate(rituals)
            for copy in range(ritual.copies)
        ],
        [(name, face) for face, name in enumerate(content.investigators.ids)],
        [(name, face) for face, name in enumerate(content.laws.ids)],
    ]
    for group in groups:
        content.first_card.append(len(content.face))
        for name, face in group:
            content.card_names.append(name)
            content.face.append(face)
    content.first_card.append(len(content.face))
