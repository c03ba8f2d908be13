"""How the content files become the tables that the rules read, and the texts beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from eldertable.games.rise_of_the_cults.box import cards as c
from eldertable.games.rise_of_the_cults.box import shapes
from eldertable.games.rise_of_the_cults.box.cards import (
    COLOUR_IDS,
    DISTRICT_IDS,
    EDITIONS,
    FACE_IDS,
    PLAN_IDS,
)
from eldertable.kernel.content import convert
from eldertable.kernel.errors import BadContent

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
        filled = {}
        for locale in ("en", "pl"):
            text: shapes.Text = getattr(entry, locale)
            words = text.text
            for name, number in numbers.items():
                words = words.replace("{" + name + "}", str(number))
            if "{" in words:
                where = f"{file}.toml: {entry.id}, {locale}.text"
                raise BadContent(f"{where}: {words!r} has a number in braces that the card lacks")
            filled[locale] = (text.name, words)
        return filled


FILES = ("board", "cards", "city", "cults", "npc", "objectives", "setup")
_WINDOW_VERBS: dict[str, tuple[str, ...]] = {
    "mobilization": ("draw",),
    "recruitment": ("reroll", "set-die", "gain-tokens"),
    "augmentation": ("place-ritual", "take-district-card", "remove-ritual"),
    "preparation": ("skip-advance",),
    "influence": ("both-bonuses",),
    "confrontation": (
        "add-attack",
        "add-attack-per-ritual",
        "add-top-card",
        "disorganize-others",
        "disorganize-winner",
        "gain-thugs",
        "win-ties",
    ),
    "terror": ("add-terror", "ignore-investigator", "add-dominance"),
}


def freeze(files: Mapping[str, Mapping[str, Any]]) -> tuple[c.Content, Texts]:
    """The tables and texts of a set of content files; BadContent names file, entry and field."""
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
    _freeze_cards(printed, content, texts)
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


def _unique(file: str, entries: list[Any]) -> None:
    seen: set[str] = set()
    for entry in entries:
        if entry.id in seen:
            raise BadContent(f"{file}.toml: {entry.id}, id: it stands there twice")
        seen.add(entry.id)


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


def _freeze_cards(printed: list[shapes.Card], content: c.Content, texts: Texts) -> None:
    _unique("cards", printed)
    if len(printed) > c.MAX_KINDS:
        raise BadContent(f"cards.toml: {len(printed)} kinds of card; there is room for {c.MAX_KINDS}")
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
        kinds.window.append(c.WINDOWS.index(card.window))
        for mode in (0, 1):
            ability = card.ability[mode] if mode < len(card.ability) else shapes.Ability(verb="")
            kinds.verb.append(c.VERBS.index(ability.verb))
            kinds.n.append(ability.n)
            kinds.price.append(c.PRICES.index(ability.price))
            kinds.pay.append(ability.pay)
            kinds.when.append(c.TIMES.index(ability.when))
            kinds.instead.append(ability.instead)
        if card.type == "disorganization":
            content.disorganization_kind = number
        numbers = {
            name: value
            for ability in card.ability[:1]
            for name, value in (("n", ability.n), ("pay", ability.pay))
        }
        if len(card.ability) > 1:
            numbers["n2"] = card.ability[1].n
        for locale, text in texts.fill("cards", card, numbers).items():
            texts.card[locale].append(text)
    if content.disorganization_kind < 0:
        raise BadContent("cards.toml: a card of the type disorganization is missing")


def _check_card(card: shapes.Card) -> None:
    where = f"cards.toml: card {card.id}"
    if card.window not in c.WINDOWS:
        raise BadContent(f"{where}, window: {card.window!r} is none of {', '.join(c.WINDOWS[1:])}")
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
    for ability in card.ability:
        allowed = _WINDOW_VERBS[card.window]
        if ability.verb not in allowed:
            raise BadContent(f"{where}, ability.verb: {ability.verb!r} is none of {', '.join(allowed)}")
        if not 0 <= ability.n <= 20:
            raise BadContent(f"{where}, ability.n: {ability.n} is not from 0 to 20")
        if ability.verb in ("place-ritual", "remove-ritual") and not 1 <= ability.n <= 3:
            raise BadContent(f"{where}, ability.n: {ability.n} is no level from 1 to 3")
        if ability.price == "discard-other" and card.window != "mobilization":
            raise BadContent(f"{where}, ability.price: 'discard-other' is for the window mobilization only")


_ROUND_VERBS = {
    "ritual-cost": "ritual_cost",
    "site-cost": "site_cost",
    "card-cost": "card_cost",
    "sanity": "sanity",
    "plans": "plans",
    "tokens-kept": "tokens_kept",
    "hand": "hand",
    "rerolls": "rerolls",
    "bluff": "bluff",
    "disorganization": "disorganization",
    "disorganize-or-return": "informers",
    "gain-thugs": "thugs",
    "retreat": "retreat",
}
_LEAST = {"ritual-cost": -20, "site-cost": -20, "card-cost": -20, "sanity": -20, "bluff": 1}


def _freeze_city(cities: list[shapes.City], board: shapes.Board, content: c.Content, texts: Texts) -> None:
    _unique("city", cities)
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
        for column in _ROUND_VERBS.values():
            getattr(content.city, column).append(usual.get(column, 0))
        for effect in city.effect:
            if effect.verb not in _ROUND_VERBS:
                raise BadContent(
                    f"city.toml: city {city.id}, effect.verb: {effect.verb!r} is none of {', '.join(_ROUND_VERBS)}"
                )
            if effect.n < _LEAST.get(effect.verb, 0):
                raise BadContent(
                    f"city.toml: city {city.id}, effect.n: {effect.n} is too low for {effect.verb}"
                )
            if effect.verb == "plans" and not 1 <= effect.n <= board.markers.plans:
                raise BadContent(
                    f"city.toml: city {city.id}, effect.n: {effect.n} Plan markers cannot be placed"
                )
            getattr(content.city, _ROUND_VERBS[effect.verb])[-1] = effect.n
        if city.id:
            numbers = {"n": city.effect[0].n, "abs": abs(city.effect[0].n)} if city.effect else {}
            for locale, text in texts.fill("city", city, numbers).items():
                texts.city[locale].append(text)


def _freeze_setup(setups: list[shapes.Setup], board: shapes.Board, content: c.Content, texts: Texts) -> None:
    _unique("setup", setups)
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
    _unique("objectives", objectives)
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
    numbers.ritual_fields = board.fields.rituals
    numbers.dominance_fields = board.fields.dominance
    numbers.track_fields = board.fields.track
    numbers.ritual_markers = tuple(board.markers.rituals)
    numbers.site_markers = board.markers.sites
    numbers.dominance_markers = board.markers.dominance
    numbers.plan_markers = board.markers.plans
    numbers.dice = board.numbers.dice
    numbers.site_cost = board.numbers.site_cost
    numbers.plan_limit = board.numbers.plan_limit
    numbers.npc_cards = board.numbers.npc_cards
    if board.numbers.rounds_min > board.numbers.rounds_max:
        raise BadContent("board.toml: numbers.rounds_max: it is less than rounds_min")
    numbers.rounds = (board.numbers.rounds_min, board.numbers.rounds_max)
    numbers.die = tuple(FACE_IDS.index(face) for face in board.die.faces)


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
    content.district_count = [0] + [entry.districts for entry in board.players]


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
    return pool
