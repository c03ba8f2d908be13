"""How content files become the tables that the rules read, and the texts that people read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box import shapes
from eldertable.games.cult.box.places import LOCATIONS
from eldertable.games.cult.box.verbs import MOST as CARD_MOST
from eldertable.games.cult.box.verbs import CardVerb
from eldertable.kernel.content import convert, fits, unique
from eldertable.kernel.errors import BadContent
from eldertable.kernel.verbs import Verb, check_fields, find_verb
from eldertable.kernel.words import filled

LOCALES = ("en",)
TABLES = ("standard", "fast")
FILES = ("board", "cults", "intrigues", "licenses", "miracles", "supremacy")


class Texts:
    """Names and texts of everything printed, by language; numbers are filled in from the effects."""

    def __init__(self) -> None:
        self.card: dict[str, list[tuple[str, str]]] = {locale: [("", "")] * c.KINDS for locale in LOCALES}
        self.cult: dict[str, list[str]] = {locale: [] for locale in LOCALES}
        self.ability: dict[str, list[tuple[str, str]]] = {locale: [] for locale in LOCALES}
        self.location: dict[str, list[tuple[str, str]]] = {locale: [("", "")] for locale in LOCALES}
        self.celebration: dict[str, list[tuple[str, str]]] = {locale: [] for locale in LOCALES}
        self.colour: dict[str, list[str]] = {locale: [] for locale in LOCALES}
        self.colours: list[str] = []
        self.hue: list[str] = []
        self.shape: list[str] = []

    @staticmethod
    def fill(entry: Any, numbers: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
        """Name and text of an entry in every language, with its numbers in place of {n} and the like."""
        texts = {}
        for locale in LOCALES:
            text: shapes.Text = getattr(entry, locale)
            words = filled(text.text, numbers)
            if "{" in words:
                name = getattr(entry, "id", text.name)
                raise BadContent(
                    f"{name}, {locale}.text: {words!r} has a number in braces that the entry lacks"
                )
            texts[locale] = (text.name, words)
        return texts


def freeze(
    files: Mapping[str, Mapping[str, Any]], verbs: Sequence[CardVerb], benefits: Sequence[Verb]
) -> tuple[c.Content, Texts]:
    """The tables and texts of a set of content files; BadContent names file, entry and field.

    `verbs` and `benefits` are what the rules know; content finds them by their names.
    """
    for name in FILES:
        if name not in files:
            raise BadContent(f"{name}.toml is missing; the content folder needs {', '.join(FILES)}")
    board = convert("board", files["board"], shapes.Board)
    content, texts = c.Content(tuple(verbs), tuple(benefits)), Texts()
    _freeze_locations(board, content, texts)
    _freeze_miracles(convert("miracles", files["miracles"], shapes.Miracles).miracle, content, texts)
    _freeze_intrigues(convert("intrigues", files["intrigues"], shapes.Intrigues).intrigue, content, texts)
    _freeze_licenses(convert("licenses", files["licenses"], shapes.Licenses).license, content, texts)
    _freeze_cults(convert("cults", files["cults"], shapes.Cults).cult, content, texts)
    _freeze_supremacy(convert("supremacy", files["supremacy"], shapes.SupremacyFile), content, texts)
    _freeze_numbers(board, content)
    return content, texts


def _between(where: str, field: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadContent(f"{where}, {field}: {value} is not from {least} to {most}")


# --- effects --------------------------------------------------------------------------------------------------------

EFFECT_FIELDS = ("n", "coins", "who", "per", "deck", "end", "where", "filter", "must")


def _freeze_effects(
    where: str, owner: str, rule: str, effects: list[shapes.Effect], content: c.Content
) -> int:
    """Add the effects of one thing to the table; the number of the first."""
    table = content.effects
    first = len(table.ids)
    for at, effect in enumerate(effects):
        verb = _check_effect(f"{where}, effect {at + 1}", effect, content.verbs)
        table.ids.append(f"{owner}.{at + 1}")
        table.rule.append(rule)
        table.verb.append(verb)
        table.n.append(effect.n or 1)
        table.coins.append(effect.coins or 0)
        table.who.append(c.SCOPES.index(effect.who or "all"))
        table.per.append(c.MEASURES.index(effect.per or ""))
        table.deck.append(c.DECKS.index(effect.deck or "miracle"))
        table.bottom.append(effect.end == "bottom")
        table.where.append(c.DIRECTIONS.index(effect.where or ""))
        table.filter.append(c.FILTERS.index(effect.filter or ""))
        table.must.append(bool(effect.must))
        table.follows.append(at > 0)
    return first


def _check_effect(where: str, effect: shapes.Effect, verbs: Sequence[CardVerb]) -> CardVerb:
    """An effect's verb, which takes all that the effect gives."""
    verb = verbs[find_verb(verbs, where, effect.verb)]
    check_fields(verb, where, shapes.given(effect, *EFFECT_FIELDS))
    _one_of(where, "where", effect.where or "", verb.leads or ("",))
    _one_of(where, "filter", effect.filter or "", verb.filters or ("",))
    if effect.n is not UNSET:
        _between(where, "n", effect.n, 1, CARD_MOST if effect.per else verb.most)
    _between(where, "coins", effect.coins or 0, 0, 99)
    return verb


def _one_of(where: str, field: str, word: str, allowed: Sequence[str]) -> None:
    if word not in allowed:
        raise BadContent(f"{where}, {field}: {word!r} is none of {', '.join(repr(one) for one in allowed)}")


def _numbered(effects: list[shapes.Effect], more: Mapping[str, int]) -> dict[str, int]:
    """What a text may name: n and coins of the first effect, n2, n3 of the others, and more."""
    numbers = {("n" if at == 0 else f"n{at + 1}"): effect.n or 1 for at, effect in enumerate(effects)}
    return {**numbers, "coins": effects[0].coins or 0, **more} if effects else {**numbers, **more}


# --- cards ----------------------------------------------------------------------------------------------------------


def _freeze_miracles(miracles: list[shapes.Miracle], content: c.Content, texts: Texts) -> None:
    unique("miracles", [miracle.id for miracle in miracles])
    fits("miracles", "kinds of card", len(miracles), b.MIRACLE)
    cards, dealt = content.cards, []
    for kind, miracle in enumerate(miracles):
        where = f"miracles.toml: miracle {miracle.id}"
        _between(where, "copies", miracle.copies, 0, 30)
        _between(where, "followers", miracle.followers, 0, 9)
        _freeze_kind(where, kind, miracle.id, miracle, content)
        cards.followers[kind] = miracle.followers
        for locale, text in texts.fill(
            miracle, _numbered(miracle.effect, {"followers": miracle.followers})
        ).items():
            texts.card[locale][kind] = text
        dealt += [_add_card(cards, kind, f"{miracle.id}.{copy + 1}") for copy in range(miracle.copies)]
    cards.miracles = tuple(dealt)


def _freeze_kind(
    where: str, kind: int, name: str, entry: shapes.Miracle | shapes.Intrigue, content: c.Content
) -> None:
    cards = content.cards
    cards.ids[kind] = name
    cards.group[kind] = entry.id
    cards.rule[kind] = entry.rule
    cards.sealed[kind] = entry.sealed
    cards.effect[kind] = _freeze_effects(where, name, entry.rule, entry.effect, content)
    cards.effects[kind] = len(entry.effect)


def _add_card(cards: c.Cards, kind: int, name: str) -> int:
    cards.kind.append(kind)
    cards.names.append(name)
    cards.adds.append(cards.bonus[kind])
    named = sum(1 << place for place in {*cards.locations[kind]})
    cards.titles.append(named if cards.license[kind] == c.TITLE else 0)
    cards.tithes.append(named if cards.license[kind] == c.TITHE else 0)
    cards.communities.append(named if cards.license[kind] == c.COMMUNITY else 0)
    cards.approvals.append(1 << cards.number[kind] if cards.license[kind] == c.APPROVAL else 0)
    return len(cards.kind) - 1


def _freeze_intrigues(intrigues: list[shapes.Intrigue], content: c.Content, texts: Texts) -> None:
    copies = [copy.id for intrigue in intrigues for copy in intrigue.cards]
    unique("intrigues", copies)
    fits("intrigues", "cards", len(copies), b.INTRIGUE)
    cards, dealt, kind = content.cards, [], c.FIRST_INTRIGUE
    for intrigue in intrigues:
        for copy in intrigue.cards:
            where = f"intrigues.toml: intrigue {intrigue.id}, {copy.id}"
            _between(where, "sell", copy.sell, 0, 99)
            _freeze_kind(where, kind, copy.id, intrigue, content)
            cards.sell[kind] = copy.sell
            for locale, text in texts.fill(intrigue, _numbered(intrigue.effect, {})).items():
                texts.card[locale][kind] = text
            dealt.append(_add_card(cards, kind, copy.id))
            kind += 1
    cards.intrigues = tuple(dealt)


def _freeze_licenses(licenses: list[shapes.License], content: c.Content, texts: Texts) -> None:
    unique("licenses", [license_.id for license_ in licenses])
    fits("licenses", "cards", len(licenses), b.LICENSE)
    cards, dealt = content.cards, []
    for at, license_ in enumerate(licenses):
        kind, where = c.FIRST_LICENSE + at, f"licenses.toml: license {license_.id}"
        _between(where, "cost", license_.cost, 0, 99)
        _between(where, "bonus", license_.bonus, 0, 9)
        if license_.kind == "approval":
            _between(where, "number", license_.number, 1, 16)
        elif not license_.locations:
            raise BadContent(f"{where}, locations: a {license_.kind} names at least one")
        cards.ids[kind] = license_.id
        cards.rule[kind] = license_.rule
        cards.cost[kind] = license_.cost
        cards.bonus[kind] = license_.bonus
        cards.license[kind] = c.LICENSE_KINDS.index(license_.kind)
        cards.number[kind] = license_.number
        cards.locations[kind] = tuple(
            _location(where, "locations", name, content) for name in license_.locations
        )
        for locale, text in texts.fill(license_, {}).items():
            texts.card[locale][kind] = text
        dealt.append(_add_card(cards, kind, license_.id))
    cards.licenses = tuple(dealt)


# --- sheets ---------------------------------------------------------------------------------------------------------


def _freeze_cults(entries: list[shapes.Cult], content: c.Content, texts: Texts) -> None:
    unique("cults", [cult.id for cult in entries])
    fits("cults", "Cults", len(entries), b.CULT)
    if len(entries) < b.SIDE.size:
        raise BadContent(f"cults.toml: {len(entries)} Cults; at least {b.SIDE.size} are needed")
    mights = [might for cult in entries for might in (cult.light, cult.dark)]
    if len(set(mights)) < len(mights) or max(mights[::2]) > min(mights[1::2]):
        raise BadContent(
            "cults.toml: every Divine Might must differ, and every dark one exceed every light one"
        )
    for cult in entries:
        content.cults.ids.append(cult.id)
        content.cults.might.append((cult.light, cult.dark))
        for locale in LOCALES:
            texts.cult[locale].append(getattr(cult, locale).name)
        if [ability.dark for ability in cult.ability] != [False, False, True, True]:
            raise BadContent(
                f"cults.toml: cult {cult.id}, ability: two light ones and two dark ones are needed"
            )
        for ability in cult.ability:
            _freeze_ability(ability, content, texts)


def _freeze_ability(ability: shapes.Ability, content: c.Content, texts: Texts) -> None:
    """An ability is a Sacrifice, which has a cost, or a Ritual, which has a Master; a Master that is destroyed is never
    the Patriarch.

    (CULT-CMP-09, CULT-CUL-02)
    """
    where, cults = f"cults.toml: ability {ability.id}", content.cults
    if (ability.cost is None) == (ability.master is None):
        raise BadContent(f"{where}: a Sacrifice has a cost, a Ritual has a master")
    cost, master = ability.cost or shapes.Cost(), ability.master or shapes.Master()
    _between(where, "cost.followers_most", cost.followers_most, 0, c.MOST_FOLLOWERS_PAID)
    _between(where, "cost.cards", cost.cards, 0, 20)
    if master.destroyed and master.patriarch:
        raise BadContent(f"{where}, master: the Patriarch is never destroyed")
    first = _freeze_effects(where, ability.id, ability.rule, ability.effect, content)
    cults.ability_ids.append(ability.id)
    frozen = c.Ability()
    frozen.rule = ability.rule
    frozen.only = c.CONDITIONS.index(ability.only)
    frozen.coins = cost.coins
    frozen.cards = cost.cards
    frozen.followers = cost.followers
    frozen.followers_most = cost.followers_most
    frozen.free_priests = cost.free_priests
    frozen.ritual = ability.master is not None
    frozen.least = master.least
    frozen.most = master.most
    frozen.destroyed = master.destroyed
    frozen.patriarch = master.patriarch
    frozen.effect = first
    frozen.effects = len(ability.effect)
    frozen.choosy = cost.cards > 0 and any(verb.minds_cards for verb in content.effects.verb[first:])
    cults.abilities.append(frozen)
    numbers = {
        "coins": cost.coins,
        "cards": cost.cards,
        "followers": cost.followers,
        "followers_most": cost.followers_most,
        "least": master.least,
        "most": master.most,
    }
    for locale, text in texts.fill(ability, _numbered(ability.effect, numbers)).items():
        texts.ability[locale].append(text)


def _freeze_supremacy(file: shapes.SupremacyFile, content: c.Content, texts: Texts) -> None:
    content.numbers.supremacy_bonus = file.card.bonus
    content.cards.ids[c.SUPREMACY] = "supremacy"
    content.cards.rule[c.SUPREMACY] = "CULT-SUP-01"
    for locale, text in texts.fill(file.card, {"bonus": file.card.bonus}).items():
        texts.card[locale][c.SUPREMACY] = text
    unique("supremacy", [celebration.id for celebration in file.celebration])
    fits("supremacy", "celebrations", len(file.celebration), b.CELEBRATION)
    if not file.celebration:
        raise BadContent("supremacy.toml: at least one celebration is needed")
    for entry in file.celebration:
        where = f"supremacy.toml: celebration {entry.id}"
        content.celebrations.append(entry.id)
        content.celebration_effect.append(_freeze_effects(where, entry.id, entry.rule, entry.effect, content))
        content.celebration_effects.append(len(entry.effect))
        for locale, text in texts.fill(entry, _numbered(entry.effect, {})).items():
            texts.celebration[locale].append(text)


# --- the board ------------------------------------------------------------------------------------------------------


BENEFIT_FIELDS = ("n", "price", "least", "most", "offers")


def _freeze_locations(board: shapes.Board, content: c.Content, texts: Texts) -> None:
    if sorted(location.number for location in board.location) != list(range(1, LOCATIONS + 1)):
        raise BadContent(f"board.toml: the Locations must be numbered from 1 to {LOCATIONS}")
    locations = content.locations
    locations.needs = {table: [0] for table in TABLES}
    for entry in sorted(board.location, key=lambda entry: entry.number):
        where = f"board.toml: location {entry.id}"
        benefit = content.benefits[find_verb(content.benefits, where, entry.benefit, "benefit")]
        check_fields(benefit, where, shapes.given(entry, *BENEFIT_FIELDS))
        offers = entry.offers or []
        fits("board", f"offers in the {entry.id}", len(offers), b.OFFER)
        least, most = entry.least or 0, entry.most or 0
        if least and not entry.number < least <= most <= LOCATIONS:
            raise BadContent(f"{where}, least and most: they must name higher Locations")
        _between(where, "alms", entry.alms, 0, 99)
        locations.ids.append(entry.id)
        for table in TABLES:
            if table not in entry.needs:
                raise BadContent(f"{where}, needs.{table}: it is missing")
            locations.needs[table].append(entry.needs[table])
        locations.alms.append(entry.alms)
        locations.benefit.append(benefit)
        locations.n.append(entry.n or 0)
        locations.price.append(entry.price or 0)
        locations.least.append(least)
        locations.most.append(most)
        locations.offers.append(tuple(offers))
        numbers = {"n": entry.n or 0, "price": entry.price or 0, "least": least, "most": most}
        for at, (price, gain) in enumerate(offers):
            numbers |= {f"price{at + 1}": price, f"gain{at + 1}": gain}
        for locale, text in texts.fill(entry, numbers).items():
            texts.location[locale].append(text)
    locations.opened = {table: _opened(needs, board) for table, needs in locations.needs.items()}
    unique("board", locations.ids[1:])
    if len(board.colour) != b.SIDE.size:
        raise BadContent("board.toml: there are five colours")
    for colour in board.colour:
        texts.colours.append(colour.id)
        texts.hue.append(colour.hue)
        texts.shape.append(colour.shape)
        for locale in LOCALES:
            texts.colour[locale].append(getattr(colour, locale).name)


def _opened(needs: list[int], board: shapes.Board) -> list[int]:
    """For every number of Followers the Locations that they open, as a set of bits."""
    most = max(board.pieces.followers, board.start.followers)
    return [
        sum(1 << place for place in range(1, LOCATIONS + 1) if needs[place] <= followers)
        for followers in range(most + 1)
    ]


def _location(where: str, field: str, name: str, content: c.Content) -> int:
    if name not in content.locations.ids[1:]:
        raise BadContent(f"{where}, {field}: there is no Location {name!r}")
    return content.locations.ids.index(name)


def _freeze_numbers(board: shapes.Board, content: c.Content) -> None:
    numbers = content.numbers
    numbers.priests = board.pieces.priests
    numbers.altar = board.pieces.altar
    numbers.followers = board.pieces.followers
    numbers.mobs = board.pieces.mobs
    for strength in board.start.priests:
        _between("board.toml", "start.priests", strength, 1, 5)
    numbers.start_priests = tuple(board.start.priests)
    numbers.start_followers = board.start.followers
    numbers.start_coins = board.start.coins
    numbers.placing_free = board.placing.free
    numbers.passing_mobs = tuple(
        _location("board.toml", "passing.mobs", name, content) for name in board.passing.mobs
    )
    _between("board.toml", "palace.slots", board.palace.slots, 1, 6)
    numbers.palace_slots = board.palace.slots
    numbers.victory_altars = board.victory.altars
    numbers.victory_mobs = board.victory.mobs
    numbers.victory_summonings = board.victory.summonings
    if sorted(board.first_game) != ["2", "3", "4", "5"]:
        raise BadContent("board.toml: first_game lists the Cults for 2, 3, 4 and 5 players")
    for seats, names in board.first_game.items():
        where = f"first_game.{seats}"
        if len(set(names)) != int(seats):
            raise BadContent(f"board.toml: {where}: as many different Cults as players are needed")
        for name in names:
            if name not in content.cults.ids:
                raise BadContent(f"board.toml: {where}: there is no Cult {name!r}")
        numbers.first_game[int(seats)] = tuple(content.cults.ids.index(name) for name in names)
