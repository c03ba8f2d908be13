"""The content files: their shape, checked on loading, and how they become the tables that the rules read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from eldertable.games.eldritch_arkham import cards as c
from eldertable.kernel.content import convert
from eldertable.kernel.errors import BadContent
from eldertable.kernel.words import filled

Type = Literal["eldritch", "arkham", "neutral"]
Number = Annotated[int, msgspec.Meta(ge=0, le=60)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=60)]
Location = Annotated[int, msgspec.Meta(ge=1, le=12)]
Place = Annotated[int, msgspec.Meta(ge=1, le=6)]
Pair = tuple[Location, Location]


class _Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An entry of a content file; a key that is not listed is an error."""


class _Text(_Entry):
    name: str = ""
    text: str = ""
    unit: str = ""
    omen: str = ""


# --- boards.toml ------------------------------------------------------------------------------------------------


class _Location(_Entry):
    id: str
    type: Type
    x: float
    y: float
    en: _Text


class _Board(_Entry):
    id: Literal["arkham", "innsmouth"]
    en: _Text
    normal: list[Pair]
    directional: list[Pair]
    water: list[Pair]
    circles: Annotated[list[list[Location]], msgspec.Meta(min_length=6, max_length=6)]
    location: Annotated[list[_Location], msgspec.Meta(min_length=12, max_length=12)]


class _Numbers(_Entry):
    goal: Annotated[int, msgspec.Meta(ge=1, le=50)]
    alarms: tuple[Positive, Positive, Positive]
    dominance_fields: Annotated[int, msgspec.Meta(ge=5, le=21)]
    dominance_step: Positive
    civilians: Annotated[int, msgspec.Meta(ge=0, le=5)]
    mythos: Positive
    late_mythos: Number
    late_seat: Positive
    spawn: Annotated[int, msgspec.Meta(ge=0, le=9)]
    monster_start: Location
    white_die: Location
    black_die: Place
    rounds: Annotated[int, msgspec.Meta(ge=1, le=200)]
    unattended_rounds: Annotated[int, msgspec.Meta(ge=1, le=200)]


class _Place(_Entry):
    id: str
    en: _Text


class _Dreamlands(_Entry):
    paths: list[tuple[Place, Place]]
    home: str
    place: Annotated[list[_Place], msgspec.Meta(min_length=6, max_length=6)]


class _Boards(_Entry):
    board: Annotated[list[_Board], msgspec.Meta(min_length=2, max_length=2)]
    numbers: _Numbers
    dreamlands: _Dreamlands


# --- roles.toml -------------------------------------------------------------------------------------------------


class _Role(_Entry):
    id: str
    faction: Type
    set: Literal["outsiders", "ancient", "cultists", "investigator", "authorities", "dreamer"]
    units: Number
    en: _Text


class _Row(_Entry):
    id: Literal["step", "drag", "spawn", "worship", "call"]
    fields: Annotated[int, msgspec.Meta(ge=1, le=4)]
    sealed: Positive


class _DeepOnes(_Entry):
    drag: Number
    swarm: Positive
    worship: tuple[Positive, Positive]
    row: list[_Row]


class _ElderField(_Entry):
    id: str
    verb: Literal["spores", "fly", "experiment"]
    n: Number = 0
    moves: Number = 0
    mythos: Number = 0
    omens: Number = 0
    at: list[Type] = []


class _ElderThings(_Entry):
    markers: Positive
    swarm: Positive
    seal_colours: Positive
    seal_units: Positive
    field: Annotated[list[_ElderField], msgspec.Meta(min_length=8, max_length=8)]


RingVerb = Literal["mythos", "civilians", "walk", "eldritch", "anywhere", "prey", "feast", "ancient"]
Ring = Annotated[list[RingVerb], msgspec.Meta(min_length=8, max_length=16)]


class _GreatOldOne(_Entry):
    offer: Annotated[int, msgspec.Meta(ge=1, le=10)]
    command: Positive
    few_roles: Positive
    alignment: Number
    threat: Number
    mythos: Number
    civilians: Number
    steps: Annotated[int, msgspec.Meta(ge=1, le=2)]
    remove: tuple[Number, Number]
    outer: Ring
    inner: Ring


class _Nodens(_Entry):
    fields: Annotated[
        list[Literal["most-units", "most-colours", "soar", "scatter"]],
        msgspec.Meta(min_length=4, max_length=4),
    ]
    actions: Positive
    fly: Positive
    abduct: Positive
    civilians_each: Positive
    civilians_each_aided: Positive


class _Cultists(_Entry):
    altars: Annotated[int, msgspec.Meta(ge=1, le=6)]


class _CthulhuCult(_Entry):
    hand: Number
    corruption: tuple[Positive, Positive, Positive, Positive, Positive]
    bury: Number
    sacrifice: Number


class _GrandField(_Entry):
    id: str
    deed: Literal["start", "cultists", "altars", "removals", "mythos", "dominance"]
    n: Number
    next: list[str]


class _OrderOfDagon(_Entry):
    hand: Positive
    actions: Positive
    altar: Number
    chant: Number
    grand_ritual: Number
    field: Annotated[list[_GrandField], msgspec.Meta(min_length=10, max_length=10)]


class _Advertiser(_Entry):
    sanity: tuple[Number, Number, Number, Number]
    mythos: Number


class _Direction(_Entry):
    id: str
    types: list[Type]
    omens: list[Number]
    reward: Literal["mythos", "steal", "civilians"]


class _University(_Entry):
    reward_mythos: Number
    reward_steal: Number
    direction: list[_Direction]


class _Authorities(_Entry):
    orders: Positive
    hand: Positive
    plan: Positive


class _Police(_Entry):
    plus: tuple[Number, Number, Number, Number]
    arrest: Number


class _Feds(_Entry):
    funding: Number
    step: Positive
    assign: Positive
    decree: Positive
    recruit: Positive
    arrest: Positive
    secure: Positive
    raid: Positive
    assign_cards: Positive
    control: Number
    post: Number


class _Dreamers(_Entry):
    visions: Positive
    die: Place
    given_back: Number
    command: Positive


class _Roles(_Entry):
    role: list[_Role]
    deep_ones: _DeepOnes
    elder_things: _ElderThings
    great_old_one: _GreatOldOne
    nodens: _Nodens
    cultists: _Cultists
    cthulhu_cult: _CthulhuCult
    order_of_dagon: _OrderOfDagon
    arkham_advertiser: _Advertiser
    miskatonic_university: _University
    authorities: _Authorities
    police: _Police
    feds: _Feds
    dreamers: _Dreamers


# --- the cards --------------------------------------------------------------------------------------------------


class _Act(_Entry):
    verb: str
    how: str = ""
    n: Number = 0


class _Monster(_Entry):
    id: str
    start: Literal["usual", "waterside"]
    en: _Text
    act: Annotated[list[_Act], msgspec.Meta(min_length=1)]
    water: bool = False
    fixed: bool = False
    nest: bool = False


class _Monsters(_Entry):
    monster: Annotated[list[_Monster], msgspec.Meta(min_length=1, max_length=20)]


class _Ancient(_Entry):
    id: str
    threat: Positive
    verb: Literal[
        "civilians", "remove-here", "remove-around", "sigil", "gate", "monster", "drain", "alignment", "rift"
    ]
    n: Number
    omens: Number
    en: _Text


class _Ancients(_Entry):
    ancient: Annotated[list[_Ancient], msgspec.Meta(min_length=4, max_length=20)]


class _Ritual(_Entry):
    id: str
    area: Place
    mythos: Annotated[int, msgspec.Meta(ge=1, le=9)]
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]


class _Rituals(_Entry):
    ritual: Annotated[list[_Ritual], msgspec.Meta(min_length=1, max_length=12)]


class _Investigator(_Entry):
    id: str
    grit: Annotated[int, msgspec.Meta(ge=1, le=9)]
    type: Type
    verb: Literal[
        "stride",
        "steady",
        "ferry",
        "sneak",
        "tend",
        "photograph",
        "archive",
        "unbowed",
        "vision",
        "cab",
    ]
    n: Number
    en: _Text


class _Investigators(_Entry):
    investigator: Annotated[list[_Investigator], msgspec.Meta(min_length=1, max_length=20)]


class _Effect(_Entry):
    verb: str
    en: _Text
    n: Number = 0
    mythos: Number = 0
    blue: bool = False


class _Law(_Entry):
    id: str
    en: _Text
    effect: Annotated[list[_Effect], msgspec.Meta(min_length=2, max_length=2)]


class _Laws(_Entry):
    law: Annotated[list[_Law], msgspec.Meta(min_length=4, max_length=20)]


class _Chapter(_Entry):
    en: _Text
    act: Annotated[list[_Act], msgspec.Meta(min_length=1)]


class _Grimoire(_Entry):
    id: str
    faction: Literal["eldritch", "arkham"]
    ink: Number
    surge: Positive
    hold_each: Number
    hold_plus: Number
    hold_least: Number
    pressure: list[Positive]
    en: _Text
    chapter: Annotated[list[_Chapter], msgspec.Meta(min_length=6, max_length=6)]


class _Grimoires(_Entry):
    grimoire: Annotated[list[_Grimoire], msgspec.Meta(min_length=4, max_length=4)]


class Texts:
    """Names and texts of everything printed, by language; numbers are filled in from the effects."""

    def __init__(self) -> None:
        self.board: dict[str, list[str]] = {"en": []}
        self.location: dict[str, list[list[str]]] = {"en": []}
        self.dream: dict[str, list[str]] = {"en": []}
        self.role: dict[str, list[_Text]] = {"en": []}
        self.monster: dict[str, list[tuple[str, str]]] = {"en": []}
        self.ancient: dict[str, list[tuple[str, str]]] = {"en": []}
        self.investigator: dict[str, list[tuple[str, str]]] = {"en": []}
        self.law: dict[str, list[tuple[str, str, str]]] = {"en": []}
        self.grimoire: dict[str, list[tuple[str, str, list[tuple[str, str]]]]] = {"en": []}
        self.rounds = (60, 30)


FILES = ("boards", "roles", "monsters", "ancients", "rituals", "investigators", "laws", "grimoires")


def freeze(files: Mapping[str, Mapping[str, Any]]) -> tuple[c.Content, Texts]:
    """The tables and texts of a set of content files; BadContent names file, entry and field."""
    for name in FILES:
        if name not in files:
            raise BadContent(f"{name}.toml is missing; the content folder needs {', '.join(FILES)}")
    content, texts = c.Content(), Texts()
    boards = convert("boards", files["boards"], _Boards)
    for board in boards.board:
        _freeze_board(board, content, texts)
    _freeze_numbers(boards, content, texts)
    _freeze_roles(convert("roles", files["roles"], _Roles), content, texts)
    _freeze_monsters(convert("monsters", files["monsters"], _Monsters).monster, content, texts)
    _freeze_ancients(convert("ancients", files["ancients"], _Ancients).ancient, content, texts)
    rituals = convert("rituals", files["rituals"], _Rituals).ritual
    _freeze_rituals(rituals, content)
    _freeze_investigators(
        convert("investigators", files["investigators"], _Investigators).investigator, content, texts
    )
    _freeze_laws(convert("laws", files["laws"], _Laws).law, content, texts)
    _freeze_grimoires(convert("grimoires", files["grimoires"], _Grimoires).grimoire, content, texts)
    _number_cards(rituals, content)
    if content.numbers.offer > len(content.ancients.ids):
        raise BadContent("roles.toml, great_old_one.offer: there are not so many Ancient cards")
    return content, texts


def _unique(file: str, entries: Sequence[Any]) -> None:
    seen: set[str] = set()
    for entry in entries:
        if entry.id in seen:
            raise BadContent(f"{file}.toml: {entry.id}, id: it stands there twice")
        seen.add(entry.id)


def _said(where: str, text: _Text, numbers: Mapping[str, Any]) -> str:
    words = filled(text.text, numbers)
    if "{" in words:
        raise BadContent(f"{where}: {words!r} has a number in braces that the card lacks")
    return words


# --- the boards -------------------------------------------------------------------------------------------------


def _freeze_board(entry: _Board, content: c.Content, texts: Texts) -> None:
    _unique("boards", entry.location)
    board = c.Board()
    board.id = entry.id
    board.ids = [location.id for location in entry.location]
    board.type = [c.TYPES.index(location.type) for location in entry.location]
    board.at = [(location.x, location.y) for location in entry.location]
    where = f"boards.toml: board {entry.id}"
    for kind, pairs in ((c.NORMAL, entry.normal), (c.DIRECTIONAL, entry.directional), (c.WATER, entry.water)):
        for a, b in pairs:
            _add_path(where, board, kind, a - 1, b - 1)
    if len(board.ends) > c.LOCATIONS * 2:
        raise BadContent(f"{where}: {len(board.ends)} paths are too many; at most {c.LOCATIONS * 2}")
    locations = range(c.LOCATIONS)
    for origin in locations:
        leads = [(to, board.path_of[origin * c.LOCATIONS + to]) for to in locations]
        land = [to for to, path in leads if path >= 0 and board.kind[path] != c.WATER]
        board.land.append(tuple(land))
        board.water.append(tuple(to for to, path in leads if path >= 0 and board.kind[path] == c.WATER))
    for to in locations:
        board.land_in.append(tuple(origin for origin in locations if to in board.land[origin]))
    for origin in locations:
        board.steps.extend(_steps_from(board, origin))
    for kind in range(len(c.TYPES)):
        ones = tuple(location for location in locations if board.type[location] == kind)
        if len(ones) != (6 if kind == c.NEUTRAL else 3):
            raise BadContent(f"{where}: 3 Eldritch, 3 Arkham and 6 Neutral locations are needed")
        board.of_type.append(ones)
        board.mask_of_type.append(sum(1 << location for location in ones))
    board.waterside = tuple(location for location in locations if board.water[location])
    if not board.waterside:
        raise BadContent(f"{where}: it has no water")
    for circle in entry.circles:
        _add_circle(where, board, [location - 1 for location in circle])
    for location in locations:
        areas = [area for area in range(c.AREAS) if board.circle_mask[area] >> location & 1]
        board.areas_at.append(sum(1 << area for area in areas))
    content.boards.append(board)
    texts.board["en"].append(entry.en.name)
    texts.location["en"].append([location.en.name for location in entry.location])


def _steps_from(board: c.Board, origin: int) -> list[int]:
    steps = [c.LOCATIONS] * c.LOCATIONS
    steps[origin] = 0
    reached = [origin]
    for location in reached:
        for near in board.land[location]:
            if near not in reached:
                steps[near] = steps[location] + 1
                reached.append(near)
    return steps


def _add_path(where: str, board: c.Board, kind: int, a: int, b: int) -> None:
    there, back = a * c.LOCATIONS + b, b * c.LOCATIONS + a
    if a == b or board.path_of[there] >= 0 or board.path_of[back] >= 0:
        raise BadContent(f"{where}: {a + 1} and {b + 1} are joined twice, or the same")
    board.path_of[there] = len(board.ends)
    if kind != c.DIRECTIONAL:
        board.path_of[back] = len(board.ends)
    sign = {c.NORMAL: "-", c.DIRECTIONAL: ">", c.WATER: "~"}[kind]
    board.path_ids.append(f"{a + 1}{sign}{b + 1}")
    board.ends.append((a, b))
    board.kind.append(kind)


def _add_circle(where: str, board: c.Board, circle: list[int]) -> None:
    paths: list[int] = []
    for at, location in enumerate(circle):
        other = circle[(at + 1) % len(circle)]
        joining = [path for path, ends in enumerate(board.ends) if set(ends) == {location, other}]
        if not joining:
            raise BadContent(f"{where}: no path joins {location + 1} and {other + 1} of a circle")
        if board.kind[joining[0]] != c.WATER:
            paths.append(joining[0])
    board.circle.append(tuple(sorted(circle)))
    board.circle_mask.append(sum(1 << location for location in circle))
    board.circle_paths.append(tuple(sorted(paths)))


def _freeze_numbers(boards: _Boards, content: c.Content, texts: Texts) -> None:
    numbers, read = content.numbers, boards.numbers
    for name in (
        "goal",
        "alarms",
        "dominance_fields",
        "dominance_step",
        "civilians",
        "mythos",
        "late_mythos",
        "late_seat",
        "spawn",
        "white_die",
        "black_die",
    ):
        setattr(numbers, name, getattr(read, name))
    if read.dominance_fields % 2 == 0:
        raise BadContent("boards.toml, numbers.dominance_fields: the track needs a field in the middle")
    numbers.monster_start = read.monster_start - 1
    texts.rounds = (read.rounds, read.unattended_rounds)
    lands = boards.dreamlands
    numbers.dream_ids = [place.id for place in lands.place]
    if lands.home not in numbers.dream_ids:
        raise BadContent(f"boards.toml, dreamlands.home: there is no place {lands.home!r}")
    numbers.celephais = numbers.dream_ids.index(lands.home)
    for place in range(c.PLACES):
        joined = {b - 1 for a, b in lands.paths if a - 1 == place}
        joined |= {a - 1 for a, b in lands.paths if b - 1 == place}
        numbers.dream_paths.append(tuple(sorted(joined)))
    texts.dream["en"] = [place.en.name for place in lands.place]


# --- the roles --------------------------------------------------------------------------------------------------


def _freeze_roles(roles: _Roles, content: c.Content, texts: Texts) -> None:
    if tuple(role.id for role in roles.role) != c.ROLE_IDS:
        raise BadContent(f"roles.toml: the roles must be {', '.join(c.ROLE_IDS)}, in this order")
    for number, role in enumerate(roles.role):
        if c.SETS.index(role.set) != number // 2:
            raise BadContent(f"roles.toml: role {role.id}, set: it belongs to {c.SETS[number // 2]}")
        content.roles.faction.append(c.TYPES.index(role.faction))
        content.roles.units.append(role.units)
        texts.role["en"].append(role.en)
    numbers = content.numbers
    _freeze_outsiders(roles, numbers)
    _freeze_ancient_roles(roles, numbers)
    _freeze_cultists(roles, numbers)
    _freeze_university(roles, numbers)
    numbers.sanity = roles.arkham_advertiser.sanity
    numbers.failed_mythos = roles.arkham_advertiser.mythos
    numbers.orders = roles.authorities.orders
    numbers.law_hand = roles.authorities.hand
    numbers.plan = roles.authorities.plan
    numbers.order_plus = roles.police.plus
    numbers.police_arrest = roles.police.arrest
    feds = roles.feds
    numbers.funding = feds.funding
    numbers.fed_costs = (
        feds.step,
        feds.assign,
        feds.decree,
        feds.recruit,
        feds.arrest,
        feds.secure,
        feds.raid,
    )
    numbers.assign_cards = feds.assign_cards
    numbers.fed_control = feds.control
    numbers.fed_post = feds.post
    dreamers = roles.dreamers
    numbers.visions = dreamers.visions
    numbers.dream_die = dreamers.die
    numbers.given_back = dreamers.given_back
    numbers.carter_command = dreamers.command


def _freeze_outsiders(roles: _Roles, numbers: c.Numbers) -> None:
    deep, elder = roles.deep_ones, roles.elder_things
    if tuple(row.id for row in deep.row) != c.ROWS:
        raise BadContent(f"roles.toml, deep_ones: the rows must be {', '.join(c.ROWS)}, in this order")
    first = 0
    for row in deep.row:
        if row.sealed > row.fields:
            raise BadContent(f"roles.toml, deep_ones: row {row.id} has no field {row.sealed}")
        numbers.row_fields.append(row.fields)
        numbers.row_first.append(first)
        numbers.row_sealed.append(row.sealed)
        first += row.fields
    if numbers.row_fields[c.WORSHIP_ROW] != len(deep.worship) or first > 20:
        raise BadContent("roles.toml, deep_ones: a value for each WORSHIP field is needed, 20 fields at most")
    numbers.drag_omens = deep.drag
    numbers.deep_swarm = deep.swarm
    numbers.worship = deep.worship
    for field in elder.field:
        numbers.elder_ids.append(field.id)
        numbers.elder_verb.append(c.ELDER_VERBS.index(field.verb))
        numbers.elder_n.append(field.n)
        numbers.elder_moves.append(field.moves)
        numbers.elder_mythos.append(field.mythos)
        numbers.elder_omens.append(field.omens)
        numbers.elder_at.append(sum(1 << c.TYPES.index(kind) for kind in field.at))
    numbers.elder_markers = elder.markers
    numbers.elder_swarm = elder.swarm
    numbers.seal_colours = elder.seal_colours
    numbers.seal_units = elder.seal_units


def _freeze_ancient_roles(roles: _Roles, numbers: c.Numbers) -> None:
    old, nodens = roles.great_old_one, roles.nodens
    for name in ("offer", "command", "few_roles", "alignment", "threat"):
        setattr(numbers, name, getattr(old, name))
    numbers.ring_mythos = old.mythos
    numbers.ring_civilians = old.civilians
    numbers.ring_steps = old.steps
    numbers.ring_remove = old.remove
    if len(old.outer) != len(old.inner):
        raise BadContent("roles.toml, great_old_one.inner: it has not as many fields as the outer ring")
    for ring in (old.outer, old.inner):
        numbers.rings.append(tuple(c.RING_VERBS.index(verb) for verb in ring))
    numbers.gaunts = tuple(c.GAUNT_VERBS.index(verb) for verb in nodens.fields)
    numbers.nodens_actions = nodens.actions
    numbers.nodens_fly = nodens.fly
    numbers.nodens_abduct = nodens.abduct
    numbers.civilians_each = nodens.civilians_each
    numbers.civilians_each_aided = nodens.civilians_each_aided


def _freeze_cultists(roles: _Roles, numbers: c.Numbers) -> None:
    cult, order = roles.cthulhu_cult, roles.order_of_dagon
    numbers.altars = roles.cultists.altars
    numbers.cult_hand = cult.hand
    numbers.corruption = cult.corruption
    numbers.bury = cult.bury
    numbers.sacrifice = cult.sacrifice
    numbers.order_hand = order.hand
    numbers.order_actions = order.actions
    numbers.altar_omens = order.altar
    numbers.chant_omens = order.chant
    numbers.grand_ritual = order.grand_ritual
    ids = [field.id for field in order.field]
    _unique("roles", order.field)
    for field in order.field:
        if strange := [name for name in field.next if name not in ids]:
            raise BadContent(f"roles.toml: field {field.id}, next: there is no field {strange[0]!r}")
        numbers.grand_ids.append(field.id)
        numbers.grand_deed.append(c.DEEDS.index(field.deed))
        numbers.grand_n.append(field.n)
        numbers.grand_next.append(tuple(sorted(ids.index(name) for name in field.next)))


def _freeze_university(roles: _Roles, numbers: c.Numbers) -> None:
    university = roles.miskatonic_university
    for direction in university.direction:
        if len(direction.types) != len(direction.omens):
            raise BadContent(f"roles.toml: direction {direction.id}: as many types as Omen points are needed")
        before = -1
        for at, kind in enumerate(direction.types):
            last = at == len(direction.types) - 1
            numbers.trip_ids.append(f"{direction.id}-{at + 1}")
            numbers.trip_type.append(c.TYPES.index(kind))
            numbers.trip_omens.append(direction.omens[at])
            numbers.trip_before.append(before)
            numbers.trip_reward.append(c.REWARDS.index(direction.reward) if last else 0)
            before = len(numbers.trip_ids) - 1
    if len(numbers.trip_ids) > 16:
        raise BadContent("roles.toml, miskatonic_university: at most 16 fields")
    numbers.reward_mythos = university.reward_mythos
    numbers.reward_steal = university.reward_steal


# --- the cards --------------------------------------------------------------------------------------------------


def _acts(
    where: str, acts: list[_Act], verbs: Sequence[str], hows: Sequence[str]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    for act in acts:
        if act.verb not in verbs:
            raise BadContent(f"{where}, act.verb: {act.verb!r} is none of {', '.join(verbs)}")
        if act.how not in hows:
            raise BadContent(f"{where}, act.how: {act.how!r} is none of {', '.join(hows[1:])}")
    return (
        tuple(verbs.index(act.verb) for act in acts),
        tuple(hows.index(act.how) for act in acts),
        tuple(act.n for act in acts),
    )


def _freeze_monsters(entries: list[_Monster], content: c.Content, texts: Texts) -> None:
    _unique("monsters", entries)
    table = content.monsters
    for entry in entries:
        where = f"monsters.toml: monster {entry.id}"
        verbs, hows, n = _acts(where, entry.act, c.MONSTER_VERBS, c.MONSTER_HOWS)
        table.ids.append(entry.id)
        table.waterside.append(entry.start == "waterside")
        table.water.append(entry.water)
        table.fixed.append(entry.fixed)
        table.nest.append(entry.nest)
        table.verbs.append(verbs)
        table.hows.append(hows)
        table.n.append(n)
        killing = [act.n for act in entry.act if act.verb == "destroy"]
        texts.monster["en"].append(
            (entry.en.name, _said(where, entry.en, {"n": killing[0] if killing else 0}))
        )


def _freeze_ancients(entries: list[_Ancient], content: c.Content, texts: Texts) -> None:
    _unique("ancients", entries)
    table = content.ancients
    for entry in entries:
        table.ids.append(entry.id)
        table.threat.append(entry.threat)
        table.verb.append(c.ANCIENT_VERBS.index(entry.verb))
        table.n.append(entry.n)
        table.omens.append(entry.omens)
        words = _said(f"ancients.toml: ancient {entry.id}", entry.en, {"n": entry.n, "omens": entry.omens})
        texts.ancient["en"].append((entry.en.name, words))


def _freeze_rituals(entries: list[_Ritual], content: c.Content) -> None:
    _unique("rituals", entries)
    for entry in entries:
        content.rituals.ids.append(entry.id)
        content.rituals.area.append(entry.area - 1)
        content.rituals.mythos.append(entry.mythos)


def _freeze_investigators(entries: list[_Investigator], content: c.Content, texts: Texts) -> None:
    _unique("investigators", entries)
    table = content.investigators
    for entry in entries:
        table.ids.append(entry.id)
        table.grit.append(entry.grit)
        table.type.append(c.TYPES.index(entry.type))
        table.verb.append(c.INVESTIGATOR_VERBS.index(entry.verb))
        table.n.append(entry.n)
        words = _said(f"investigators.toml: investigator {entry.id}", entry.en, {"n": entry.n})
        texts.investigator["en"].append((entry.en.name, words))


def _freeze_laws(entries: list[_Law], content: c.Content, texts: Texts) -> None:
    _unique("laws", entries)
    table = content.laws
    for entry in entries:
        where = f"laws.toml: law {entry.id}"
        table.ids.append(entry.id)
        said = [entry.en.name]
        for effect in entry.effect:
            if effect.verb not in c.LAW_VERBS:
                raise BadContent(f"{where}, verb: {effect.verb!r} is none of {', '.join(c.LAW_VERBS)}")
            if effect.verb == "cash-in" and not effect.n:
                raise BadContent(f"{where}, n: how many tokens make one gain?")
            table.verb.append(c.LAW_VERBS.index(effect.verb))
            table.n.append(effect.n)
            table.mythos.append(effect.mythos)
            table.blue.append(effect.blue)
            said.append(_said(where, effect.en, {"n": effect.n, "mythos": effect.mythos}))
        if all(effect.blue for effect in entry.effect):
            raise BadContent(f"{where}: both effects are blue, so the Feds could not play it")
        texts.law["en"].append((said[0], said[1], said[2]))


def _freeze_grimoires(entries: list[_Grimoire], content: c.Content, texts: Texts) -> None:
    _unique("grimoires", entries)
    if [entry.faction for entry in entries] != ["eldritch", "eldritch", "arkham", "arkham"]:
        raise BadContent("grimoires.toml: two Eldritch sides come first, then two of Arkham")
    table = content.grimoires
    for entry in entries:
        where = f"grimoires.toml: grimoire {entry.id}"
        table.ids.append(entry.id)
        for name in ("ink", "surge", "hold_each", "hold_plus", "hold_least"):
            getattr(table, name).append(getattr(entry, name))
        table.pressure.append(tuple(entry.pressure))
        chapters: list[tuple[str, str]] = []
        for chapter in entry.chapter:
            verbs, hows, n = _acts(where, chapter.act, c.GRIMOIRE_VERBS, c.GRIMOIRE_HOWS)
            table.verbs.append(verbs)
            table.hows.append(hows)
            table.n.append(n)
            taking = [act.n for act in chapter.act if act.verb in ("contain", "remove")]
            words = _said(where, chapter.en, {"n": taking[0] if taking else 0})
            chapters.append((chapter.en.name, words))
        texts.grimoire["en"].append((entry.en.name, _said(where, entry.en, _rules_of(entry)), chapters))


def _rules_of(entry: _Grimoire) -> dict[str, Any]:
    """The numbers on the board of a Grimoire, as its text names them."""
    numbers: dict[str, Any] = {"pressure": ", ".join(str(units) for units in entry.pressure)}
    for name in ("ink", "surge", "hold_each", "hold_plus", "hold_least"):
        numbers[name] = getattr(entry, name)
    return numbers


def _number_cards(rituals: list[_Ritual], content: c.Content) -> None:
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
