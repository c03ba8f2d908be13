"""How the content files become the tables that the rules read, and the texts beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from eldertable.games.rise_of_the_cults.box import cards as c
from eldertable.games.rise_of_the_cults.box import shapes
from eldertable.games.rise_of_the_cults.box import verbs as v
from eldertable.games.rise_of_the_cults.box.bounds import KIND
from eldertable.games.rise_of_the_cults.box.cards import (
    COLOUR_IDS,
    DISTRICT_IDS,
    EDITIONS,
    FACE_IDS,
    PLAN_IDS,
)
from eldertable.games.rise_of_the_cults.box.verbs import CITY_VERBS, CardVerb
from eldertable.kernel.content import convert, fits, unique
from eldertable.kernel.errors import BadContent
from eldertable.kernel.verbs import check_fields, find_verb
from eldertable.kernel.words import filled

SUBSTITUTES = 4000
"""So many Disorganization cards can be given beyond those of the box. (ROTC-RUL-26)"""


class Texts:
    """Names and texts of everything printed, by language; numbers are filled in from the effects."""

    def __init__(self) -> None:
        self.card: dict[str, list[tuple[str, str]]] = {"en": [], "pl": []}
        self.city: dict[str, list[tuple[str, str]]] = {"en": [], "pl": []}
        self.setup: dict[str, list[tuple[str, str]]] = {"en": [], "pl": []}
        self.objective: dict[str, list[tuple[str, str]]] = {"en": [], "pl": []}
        self.npc: dict[str, list[tuple[str, str]]] = {"en": [], "pl": []}
        self.cult: dict[str, list[tuple[str, str]]] = {"en": [], "pl": []}
        self.district: dict[str, list[str]] = {"en": [], "pl": []}
        self.hue: list[str] = []
        self.shape: list[str] = []
        self.patron: list[str] = []
        self.objective_level: list[int] = []

    @staticmethod
    def fill(file: str, entry: Any, numbers: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
        """Name and text of an entry in both languages, with its numbers in place of {n} and the like."""
        said: dict[str, tuple[str, str]] = {}
        for locale in EDITIONS:
            text: shapes.Text = getattr(entry, locale)
            words = filled(text.text, numbers)
            if "{" in words:
                where = f"{file}.toml: {entry.id}, {locale}.text"
                raise BadContent(f"{where}: {words!r} has a number in braces that the card lacks")
            said[locale] = (text.name, words)
        return said


FILES = ("board", "cards", "city", "cults", "npc", "objectives", "setup")


def freeze(files: Mapping[str, Mapping[str, Any]], verbs: Sequence[CardVerb]) -> tuple[c.Content, Texts]:
    """The tables and texts of a set of content files; BadContent names file, entry and field.

    The verbs are what abilities of Cult cards can do.
    """
    for name in FILES:
        if name not in files:
            raise BadContent(f"{name}.toml is missing; the content folder needs {', '.join(FILES)}")
    board = convert("board", files["board"], shapes.Board)
    printed = convert("cards", files["cards"], shapes.Cards).card
    cities = convert("city", files["city"], shapes.Cities).city
    setups = convert("setup", files["setup"], shapes.Setups).setup
    objectives = convert("objectives", files["objectives"], shapes.Objectives).objective
    cults = convert("cults", files["cults"], shapes.Cults).cult
    npcs = convert("npc", files["npc"], shapes.Npcs).npc
    content, texts = c.Content(), Texts()
    _freeze_cults(cults, texts)
    given = [[set(ability) for ability in card.get("ability", ())] for card in files["cards"]["card"]]
    _freeze_cards(printed, given, verbs, content, texts)
    _freeze_city(cities, board, content, texts)
    _freeze_setup(setups, board, content, texts)
    _freeze_objectives(objectives, content, texts)
    for npc in npcs:
        for locale, text in texts.fill("npc", npc, {}).items():
            texts.npc[locale].append(text)
    _freeze_board(board, printed, content, texts)
    for edition in board.editions:
        content.pools[edition] = _number_cards(edition, printed, cities, content.disorganization_kind)
    return content, texts


def _freeze_cults(cults: list[shapes.Cult], texts: Texts) -> None:
    if tuple(cult.id for cult in cults) != COLOUR_IDS:
        raise BadContent(f"cults.toml: the cults must be {', '.join(COLOUR_IDS)}, in this order")
    for cult in cults:
        for locale in ("en", "pl"):
            text: shapes.Text = getattr(cult, locale)
            texts.cult[locale].append((text.name, text.colour))
        texts.hue.append(cult.hue)
        texts.shape.append(cult.shape)
        texts.patron.append(cult.patron)


def _freeze_cards(
    printed: list[shapes.Card],
    given: list[list[set[str]]],
    verbs: Sequence[CardVerb],
    content: c.Content,
    texts: Texts,
) -> None:
    unique("cards", [entry.id for entry in printed])
    fits("cards", "kinds of card", len(printed), KIND)
    kinds = content.kinds
    content.disorganization_kind = -1
    for number, card in enumerate(printed):
        _check_card(card)
        kinds.ids.append(card.id)
        kinds.type.append(c.TYPES.index(card.type))
        kinds.cost.append(card.cost)
        kinds.attack.append(card.icons.attack)
        kinds.power.append(card.icons.power)
        kinds.terror.append(card.icons.terror)
        kinds.window.append(v.WINDOWS.index(card.window))
        for mode in range(c.MODES):
            does = mode < len(card.ability)
            ability = card.ability[mode] if does else shapes.Ability(verb="")
            kinds.verb.append(_find_verb(card, ability, given[number][mode], verbs) if does else None)
            kinds.n.append(ability.n)
            kinds.price.append(v.PRICES.index(ability.price))
            kinds.pay.append(ability.pay)
            kinds.when.append(v.TIMES.index(ability.when))
            kinds.instead.append(ability.instead)
        if card.type == "disorganization":
            content.disorganization_kind = number
        numbers: dict[str, Any] = {
            name: value
            for ability in card.ability[:1]
            for name, value in (("n", ability.n), ("pay", ability.pay))
        }
        if card.ability and 1 <= card.ability[0].n <= c.LEVELS:
            numbers["level"] = c.LEVEL_NAMES[card.ability[0].n - 1]
        if len(card.ability) > 1:
            numbers["n2"] = card.ability[1].n
        for locale, text in texts.fill("cards", card, numbers).items():
            texts.card[locale].append(text)
    if content.disorganization_kind < 0:
        raise BadContent("cards.toml: a card of the type disorganization is missing")


def _check_card(card: shapes.Card) -> None:
    where = f"cards.toml: card {card.id}"
    if card.window not in v.WINDOWS:
        raise BadContent(f"{where}, window: {card.window!r} is none of {', '.join(v.WINDOWS[1:])}")
    if len(card.ability) > 2:
        raise BadContent(f"{where}, ability: a card has at most two")
    if card.type == "starting" and not card.colours:
        raise BadContent(f"{where}, colours: a starting card names the colours that have it")
    if not 0 <= card.copies <= 20:
        raise BadContent(f"{where}, copies: {card.copies} is not from 0 to 20")
    if not 0 <= card.cost <= 20:
        raise BadContent(f"{where}, cost: {card.cost} is not from 0 to 20")
    for name in ("attack", "power", "terror"):
        if not 0 <= getattr(card.icons, name) <= 9:
            raise BadContent(f"{where}, icons.{name}: {getattr(card.icons, name)} is not from 0 to 9")
    if card.ability and not card.window:
        raise BadContent(f"{where}, window: a card with an ability says when it is used")


def _find_verb(
    card: shapes.Card, ability: shapes.Ability, given: set[str], verbs: Sequence[CardVerb]
) -> CardVerb:
    """What an ability does, if its verb is one of the card's window and takes what the ability gives it."""
    where = f"cards.toml: card {card.id}, ability"
    fitting = [verb for verb in verbs if v.WINDOWS[verb.window] == card.window]
    verb = fitting[find_verb(fitting, where, ability.verb)]
    check_fields(verb, where, sorted(given - {"verb"}))
    if "n" in given and not verb.least() <= ability.n <= verb.most():
        raise BadContent(f"{where}, n: {ability.n} is not from {verb.least()} to {verb.most()}")
    times = [v.TIMES[time] for time in verb.times]
    if times and ability.when not in times:
        known = ", ".join(times)
        raise BadContent(f"{where}, when: {ability.when!r} is no time for {verb.name!r}; known: {known}")
    prices = [v.PRICES[price] for price in verb.prices()]
    if ability.price not in prices:
        known = ", ".join(prices)
        raise BadContent(f"{where}, price: {ability.price!r} is no price for {verb.name!r}; known: {known}")
    return verb


def _freeze_city(cities: list[shapes.City], board: shapes.Board, content: c.Content, texts: Texts) -> None:
    unique("city", [entry.id for entry in cities])
    usual = {
        "plans": board.markers.plans,
        "tokens_kept": board.numbers.tokens_kept,
        "hand": board.numbers.hand,
        "rerolls": board.numbers.rerolls,
        "bluff": board.numbers.bluff,
        "disorganization": 1,
    }
    no_card = shapes.City(
        id="", editions=[], advance=[], en=shapes.Text(name=""), pl=shapes.Text(name=""), effect=[]
    )
    for city in [*cities, no_card]:
        content.city.ids.append(city.id)
        content.city.advance.append(tuple(sorted(DISTRICT_IDS.index(district) for district in city.advance)))
        for verb in CITY_VERBS:
            getattr(content.city, verb.column).append(usual.get(verb.column, 0))
        for effect in city.effect:
            where = f"city.toml: city {city.id}, effect"
            verb = CITY_VERBS[find_verb(CITY_VERBS, where, effect.verb)]
            if effect.n < verb.least:
                raise BadContent(f"{where}, n: {effect.n} is too low for {effect.verb}")
            if effect.verb == "plans" and effect.n > board.markers.plans:
                raise BadContent(f"{where}, n: {effect.n} Plan markers cannot be placed")
            getattr(content.city, verb.column)[-1] = effect.n
        if city.id:
            numbers = {"n": city.effect[0].n, "abs": abs(city.effect[0].n)} if city.effect else {}
            for locale, text in texts.fill("city", city, numbers).items():
                texts.city[locale].append(text)


def _freeze_setup(setups: list[shapes.Setup], board: shapes.Board, content: c.Content, texts: Texts) -> None:
    unique("setup", [entry.id for entry in setups])
    for setup in setups:
        tokens = list(board.sanity.tokens)
        for district in DISTRICT_IDS:
            if district not in setup.sanity or setup.sanity[district] not in tokens:
                raise BadContent(
                    f"setup.toml: setup {setup.id}, sanity.{district}: there is no such Sanity token left"
                )
            tokens.remove(setup.sanity[district])
        content.setup.ids.append(setup.id)
        content.setup.sanity.append(tuple(setup.sanity[district] for district in DISTRICT_IDS))
        content.setup.closer.append(setup.closer)
        content.setup.arrived.append(
            tuple(1 if district in setup.arrived else 0 for district in DISTRICT_IDS)
        )
        for locale, text in texts.fill("setup", setup, {}).items():
            texts.setup[locale].append(text)


def _freeze_objectives(objectives: list[shapes.Objective], content: c.Content, texts: Texts) -> None:
    unique("objectives", [entry.id for entry in objectives])
    for entry in objectives:
        objective = c.Objective()
        objective.id = entry.id
        objective.dominance_in = tuple(entry.dominance_in.get(district, 0) for district in DISTRICT_IDS)
        asked = (
            "sites_with_ritual",
            "dominance",
            "max_disorganization",
            "guardians",
            "dominance_each",
            "lead",
        )
        for name in (*asked, "ahead_each", "site_with_ritual_each"):
            setattr(objective, name, getattr(entry, name))
        content.objectives.append(objective)
        numbers: dict[str, Any] = {name: getattr(entry, name) for name in asked} | dict(entry.dominance_in)
        for locale, text in texts.fill("objectives", entry, numbers).items():
            texts.objective[locale].append(text)
        texts.objective_level.append(entry.level)


def _freeze_board(board: shapes.Board, printed: list[shapes.Card], content: c.Content, texts: Texts) -> None:
    districts = sorted(board.district, key=lambda entry: entry.number)
    if tuple(entry.id for entry in districts) != DISTRICT_IDS:
        raise BadContent(f"board.toml: the districts must be numbered {', '.join(DISTRICT_IDS)}")
    for entry in districts:
        texts.district["en"].append(entry.en.name)
        texts.district["pl"].append(entry.pl.name)
    _freeze_numbers(board, content.numbers)
    _freeze_players(board, content)
    _freeze_first_game(board.first_game, printed, content)
    for edition in EDITIONS:
        if edition not in board.editions:
            raise BadContent(f"board.toml: editions.{edition}: it is missing")
        content.left_out[edition] = board.editions[edition].left_out
        content.npc_tie[edition] = board.editions[edition].npc_tie
    _freeze_npc(board, content)


def _freeze_numbers(board: shapes.Board, numbers: c.Numbers) -> None:
    """How many fields, markers and dice there are, what things cost, and how long a game may be."""
    numbers.fields_rituals = board.fields.rituals
    numbers.fields_dominance = board.fields.dominance
    numbers.fields_track = board.fields.track
    numbers.markers_rituals = tuple(board.markers.rituals)
    numbers.markers_sites = board.markers.sites
    numbers.markers_dominance = board.markers.dominance
    numbers.markers_plans = board.markers.plans
    numbers.dice = board.numbers.dice
    numbers.site_cost = board.numbers.site_cost
    numbers.plan_limit = board.numbers.plan_limit
    numbers.npc_cards = board.numbers.npc_cards
    if board.numbers.rounds_min > board.numbers.rounds_max:
        raise BadContent("board.toml: numbers.rounds_max: it is less than rounds_min")
    numbers.rounds = (board.numbers.rounds_min, board.numbers.rounds_max)
    numbers.die_faces = tuple(FACE_IDS.index(face) for face in board.die.faces)


def _freeze_players(board: shapes.Board, content: c.Content) -> None:
    """What depends on how many play."""
    if [entry.count for entry in board.players] != [1, 2, 3, 4]:
        raise BadContent("board.toml: players must list the counts 1, 2, 3, 4")
    for players in board.players:
        where = f"board.toml: players {players.count}"
        if players.ritual_limit > board.fields.rituals:
            raise BadContent(f"{where}, ritual_limit: there are {board.fields.rituals} Ritual fields")
        if players.track_start > board.fields.track:
            raise BadContent(f"{where}, track_start: the track has {board.fields.track} fields")
    content.ritual_limit = [0] + [entry.ritual_limit for entry in board.players]
    content.track_start = [0] + [entry.track_start for entry in board.players]
    content.districts = [0] + [entry.districts for entry in board.players]


def _freeze_first_game(first: shapes.FirstGame, printed: list[shapes.Card], content: c.Content) -> None:
    """Which stacks lie where in the first game, and its setup card."""
    ids = [card.id for card in printed]
    content.layout = [-1] * 8
    for district in DISTRICT_IDS:
        where = f"board.toml: first_game.layout.{district}"
        if district not in first.layout:
            raise BadContent(f"{where}: two stacks are missing")
        for place, name in enumerate(first.layout[district]):
            if name not in ids or printed[ids.index(name)].type != ("guardian", "action")[place]:
                raise BadContent(f"{where}: {name!r} is no {('Guardian', 'Action')[place]}")
            if ids.index(name) in content.layout:
                raise BadContent(f"{where}: {name!r} is laid twice")
            content.layout[2 * DISTRICT_IDS.index(district) + place] = ids.index(name)
    if first.setup not in content.setup.ids:
        raise BadContent(f"board.toml: first_game.setup: there is no setup card {first.setup!r}")
    content.first_setup = content.setup.ids.index(first.setup)


def _freeze_npc(board: shapes.Board, content: c.Content) -> None:
    """Where NPC begins and what its dice mean."""
    if set(board.npc.die) == {"rivertown"}:
        raise BadContent("board.toml: npc.die: no face names a district that is in play alone")
    for level in (1, 2, 3):
        if list(board.npc.rituals.values()).count(level) > board.markers.rituals[level - 1]:
            raise BadContent(f"board.toml: npc.rituals: there are too few Rituals of level {level}")
    content.npc_districts = tuple(DISTRICT_IDS.index(district) for district in board.npc.die)
    content.npc_plans = tuple(PLAN_IDS.index(plan) for plan in board.npc.plans)
    content.npc_rituals = tuple(board.npc.rituals.get(district, 0) for district in DISTRICT_IDS)


def _number_cards(
    edition: str, printed: list[shapes.Card], cities: list[shapes.City], disorganization: int
) -> c.Pool:
    pool = c.Pool()

    def add(kind: int, name: str) -> int:
        pool.kind.append(kind)
        pool.names.append(name)
        return len(pool.kind) - 1

    for colour in COLOUR_IDS:
        own: list[int] = []
        for kind, card in enumerate(printed):
            if card.type == "starting" and colour in card.colours and edition in card.editions:
                own += [add(kind, f"{card.id}.{colour}.{copy + 1}") for copy in range(card.copies)]
        pool.starting.append(tuple(own))
    pool.first_of = [()] * len(printed)
    for kind, card in enumerate(printed):
        if card.type in ("guardian", "action") and edition in card.editions:
            pool.first_of[kind] = tuple(add(kind, f"{card.id}.{copy + 1}") for copy in range(card.copies))
            pool.stacks.append(kind)
    city: list[int] = []
    for number, entry in enumerate(cities):
        if edition in entry.editions:
            card_number = add(-1, entry.id)
            pool.city_kind[card_number] = number
            city.append(card_number)
    pool.city = tuple(city)
    clutter = printed[disorganization]
    pool.disorganization = tuple(
        add(disorganization, f"{clutter.id}.{copy + 1}") for copy in range(clutter.copies)
    )
    pool.printed = len(pool.kind)
    for copy in range(clutter.copies, clutter.copies + SUBSTITUTES):
        add(disorganization, f"{clutter.id}.{copy + 1}")
    pool.backs = ["Cult card" if kind >= 0 else "City card" for kind in pool.kind]
    return pool
