"""How content files become the tables that the rules read, and the texts that people read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from eldertable.games.eldritch_arkham.box import bounds, shapes
from eldertable.games.eldritch_arkham.box import cards as c
from eldertable.games.eldritch_arkham.box.vocabulary import LineVerb, StayingVerb, Vocabulary
from eldertable.kernel.content import convert, fits, unique
from eldertable.kernel.errors import BadContent
from eldertable.kernel.verbs import Verb, check_fields, find_verb
from eldertable.kernel.words import filled


class Texts:
    """Names and texts of everything printed, by language; numbers are filled in from the effects."""

    def __init__(self) -> None:
        self.location: dict[str, dict[str, list[str]]] = {"en": {}}
        self.dream: dict[str, list[str]] = {"en": []}
        self.role: dict[str, list[shapes.Text]] = {"en": []}
        self.monster: dict[str, list[tuple[str, str]]] = {"en": []}
        self.ancient: dict[str, list[tuple[str, str]]] = {"en": []}
        self.investigator: dict[str, list[tuple[str, str]]] = {"en": []}
        self.law: dict[str, list[tuple[str, str, str]]] = {"en": []}
        self.grimoire: dict[str, list[tuple[str, str, list[tuple[str, str]]]]] = {"en": []}
        self.rounds = (0, 0)
        """The last round: at a table, and where nobody attends."""


FILES = ("boards", "roles", "monsters", "ancients", "rituals", "investigators", "laws", "grimoires")
NO_REWARD = -1
"""At the end of no direction."""
BOOK_NUMBERS = ("ink", "surge", "hold_each", "hold_plus", "hold_least")
"""The numbers on the board of a Grimoire."""


def freeze(files: Mapping[str, Mapping[str, Any]], verbs: Vocabulary) -> tuple[c.Content, Texts]:
    """The tables and texts of a set of content files; BadContent names file, entry and field."""
    for name in FILES:
        if name not in files:
            raise BadContent(f"{name}.toml is missing; the content folder needs {', '.join(FILES)}")
    content, texts = c.Content(), Texts()
    boards = convert("boards", files["boards"], shapes.Boards)
    for board in boards.board:
        _freeze_board(board, content, texts)
    _freeze_numbers(boards.numbers, content, texts)
    _freeze_dreamlands(boards.dreamlands, content, texts)
    _freeze_roles(convert("roles", files["roles"], shapes.Roles), verbs, content, texts)
    monsters = convert("monsters", files["monsters"], shapes.Monsters).monster
    _freeze_monsters(monsters, verbs["monsters"], content, texts)
    ancients = convert("ancients", files["ancients"], shapes.Ancients).ancient
    _freeze_ancients(ancients, verbs["ancients"], content, texts)
    rituals = convert("rituals", files["rituals"], shapes.Rituals).ritual
    _freeze_rituals(rituals, content)
    investigators = convert("investigators", files["investigators"], shapes.Investigators).investigator
    _freeze_investigators(investigators, verbs["investigators"], content, texts)
    _freeze_laws(convert("laws", files["laws"], shapes.Laws).law, verbs["laws"], content, texts)
    grimoires = convert("grimoires", files["grimoires"], shapes.Grimoires).grimoire
    _freeze_grimoires(grimoires, verbs, content, texts)
    _number_cards(rituals, content)
    if content.numbers.offer > len(content.ancients.ids):
        raise BadContent("roles.toml, great_old_one.offer: there are not so many Ancient cards")
    return content, texts


def _word(where: str, word: str, words: Sequence[str]) -> int:
    """The number of a word of the game's vocabulary."""
    if word not in words:
        raise BadContent(f"{where}: {word!r} is none of {', '.join(words)}")
    return words.index(word)


def _said(where: str, text: shapes.Text, numbers: Mapping[str, Any]) -> str:
    words = filled(text.text, numbers)
    if "{" in words:
        raise BadContent(f"{where}: {words!r} has a number in braces that the card lacks")
    return words


# --- the boards -------------------------------------------------------------------------------------------------


def _freeze_board(entry: shapes.Board, content: c.Content, texts: Texts) -> None:
    unique("boards", [location.id for location in entry.location])
    where = f"boards.toml: board {entry.id}"
    board = c.Board()
    board.id = entry.id
    for location in entry.location:
        board.ids.append(location.id)
        board.type.append(_word(f"{where}, location {location.id}, type", location.type, c.TYPES))
        board.at.append((location.x, location.y))
    _add_paths(where, board, entry)
    _sort_by_type(where, board)
    for circle in entry.circles:
        _add_circle(where, board, [location - 1 for location in circle])
    for here in range(c.LOCATIONS):
        areas = [area for area in range(c.AREAS) if board.circle_mask[area] >> here & 1]
        board.areas_at.append(sum(1 << area for area in areas))
    content.boards.append(board)
    texts.location["en"][entry.id] = [location.en.name for location in entry.location]


def _add_paths(where: str, board: c.Board, entry: shapes.Board) -> None:
    """The paths, and what leads where by land and by water."""
    for kind, pairs in ((c.NORMAL, entry.normal), (c.DIRECTIONAL, entry.directional), (c.WATER, entry.water)):
        for a, b in pairs:
            _add_path(where, board, kind, a - 1, b - 1)
    fits("boards", f"paths of {entry.id}", len(board.ends), bounds.PATH)
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
    board.waterside = tuple(location for location in locations if board.water[location])
    if not board.waterside:
        raise BadContent(f"{where}: it has no water")


def _sort_by_type(where: str, board: c.Board) -> None:
    """Which locations are of which type. (EA-BRD-01)"""
    for kind in range(len(c.TYPES)):
        ones = tuple(location for location in range(c.LOCATIONS) if board.type[location] == kind)
        if len(ones) != (6 if kind == c.NEUTRAL else 3):
            raise BadContent(f"{where}: 3 Eldritch, 3 Arkham and 6 Neutral locations are needed")
        board.of_type.append(ones)
        board.mask_of_type.append(sum(1 << location for location in ones))


def _steps_from(board: c.Board, origin: int) -> list[int]:
    """How many moves by land lead from a location to each other one."""
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
    """An area: the locations around it, and those paths between them that are no water. (EA-RUL-26)"""
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


def _freeze_numbers(read: shapes.Numbers, content: c.Content, texts: Texts) -> None:
    numbers = content.numbers
    if read.dominance_fields % 2 == 0:
        raise BadContent("boards.toml, numbers.dominance_fields: the track needs a field in the middle")
    numbers.goal = read.goal
    numbers.alarms = read.alarms
    numbers.dominance_fields = read.dominance_fields
    numbers.dominance_step = read.dominance_step
    numbers.civilians = read.civilians
    numbers.mythos = read.mythos
    numbers.late_mythos = read.late_mythos
    numbers.late_seat = read.late_seat
    numbers.spawn = read.spawn
    numbers.monster_start = read.monster_start - 1
    numbers.white_die = read.white_die
    numbers.black_die = read.black_die
    texts.rounds = (read.rounds, read.unattended_rounds)


def _freeze_dreamlands(lands: shapes.Dreamlands, content: c.Content, texts: Texts) -> None:
    numbers = content.numbers
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


def _freeze_roles(roles: shapes.Roles, verbs: Vocabulary, content: c.Content, texts: Texts) -> None:
    unique("roles", [role.id for role in roles.role])
    fits("roles", "roles", len(roles.role), bounds.ROLE)
    for role in roles.role:
        where = f"roles.toml: role {role.id}"
        if role.set not in content.roles.sets:
            content.roles.sets.append(role.set)
        content.roles.ids.append(role.id)
        content.roles.set.append(content.roles.sets.index(role.set))
        content.roles.numbers.append(role.numbers)
        content.roles.faction.append(_word(f"{where}, faction", role.faction, c.TYPES))
        content.roles.units.append(role.units)
        texts.role["en"].append(role.en)
    _freeze_deep_ones(roles.deep_ones, content.numbers)
    _freeze_elder_things(roles.elder_things, verbs["elder"], content.numbers)
    _freeze_ancient_roles(roles, verbs, content.numbers)
    _freeze_cultists(roles, content.numbers)
    _freeze_investigator_roles(roles, verbs["rewards"], content.numbers)
    _freeze_authorities(roles, content.numbers)
    _freeze_dreamers(roles, content.numbers)


def _freeze_deep_ones(deep: shapes.DeepOnes, numbers: c.Numbers) -> None:
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
    if numbers.row_fields[c.WORSHIP_ROW] != len(deep.worship):
        raise BadContent("roles.toml, deep_ones: a value for each WORSHIP field is needed")
    fits("roles", "action fields of the Deep Ones", first, bounds.SLOT)
    numbers.drag_omens = deep.drag
    numbers.deep_swarm = deep.swarm
    numbers.worship = deep.worship


def _freeze_elder_things(elder: shapes.ElderThings, verbs: Sequence[Verb], numbers: c.Numbers) -> None:
    for field in elder.field:
        where = f"roles.toml: field {field.id}"
        numbers.elder_ids.append(field.id)
        numbers.elder_verb.append(_verb(where, field, verbs, ("n", "moves", "mythos", "omens", "at")))
        numbers.elder_n.append(field.n or 0)
        numbers.elder_moves.append(field.moves or 0)
        numbers.elder_mythos.append(field.mythos or 0)
        numbers.elder_omens.append(field.omens or 0)
        types = {_word(f"{where}, at", kind, c.TYPES) for kind in field.at or ()}
        numbers.elder_at.append(sum(1 << kind for kind in types))
    numbers.elder_markers = elder.markers
    numbers.elder_swarm = elder.swarm
    numbers.seal_colours = elder.seal_colours
    numbers.seal_units = elder.seal_units


def _freeze_ancient_roles(roles: shapes.Roles, verbs: Vocabulary, numbers: c.Numbers) -> None:
    old, nodens = roles.great_old_one, roles.nodens
    numbers.offer = old.offer
    numbers.command = old.command
    numbers.few_roles = old.few_roles
    numbers.alignment = old.alignment
    numbers.threat = old.threat
    numbers.ring_mythos = old.mythos
    numbers.ring_civilians = old.civilians
    numbers.ring_steps = old.steps
    numbers.ring_remove = old.remove
    if len(old.outer) != len(old.inner):
        raise BadContent("roles.toml, great_old_one.inner: it has not as many fields as the outer ring")
    for name, ring in (("outer", old.outer), ("inner", old.inner)):
        where = f"roles.toml, great_old_one.{name}"
        numbers.rings.append(tuple(find_verb(verbs["rings"], where, verb) for verb in ring))
    where = "roles.toml, nodens.fields"
    numbers.gaunts = tuple(find_verb(verbs["gaunts"], where, verb) for verb in nodens.fields)
    numbers.nodens_actions = nodens.actions
    numbers.nodens_fly = nodens.fly
    numbers.nodens_abduct = nodens.abduct
    numbers.civilians_each = nodens.civilians_each
    numbers.civilians_each_aided = nodens.civilians_each_aided


def _freeze_cultists(roles: shapes.Roles, numbers: c.Numbers) -> None:
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
    unique("roles", [field.id for field in order.field])
    for field in order.field:
        if strange := [name for name in field.next if name not in ids]:
            raise BadContent(f"roles.toml: field {field.id}, next: there is no field {strange[0]!r}")
        numbers.grand_ids.append(field.id)
        numbers.grand_deed.append(_word(f"roles.toml: field {field.id}, deed", field.deed, c.DEEDS))
        numbers.grand_n.append(field.n)
        numbers.grand_next.append(tuple(sorted(ids.index(name) for name in field.next)))


def _freeze_investigator_roles(roles: shapes.Roles, rewards: Sequence[Verb], numbers: c.Numbers) -> None:
    advertiser, university = roles.arkham_advertiser, roles.miskatonic_university
    numbers.sanity = advertiser.sanity
    numbers.failed_mythos = advertiser.mythos
    numbers.reward_mythos = university.reward_mythos
    numbers.reward_steal = university.reward_steal
    for direction in university.direction:
        where = f"roles.toml: direction {direction.id}"
        if len(direction.types) != len(direction.omens):
            raise BadContent(f"{where}: as many types as Omen points are needed")
        reward = find_verb(rewards, f"{where}, reward", direction.reward)
        before = -1
        for at, kind in enumerate(direction.types):
            last = at == len(direction.types) - 1
            numbers.trip_ids.append(f"{direction.id}-{at + 1}")
            numbers.trip_type.append(_word(f"{where}, types", kind, c.TYPES))
            numbers.trip_omens.append(direction.omens[at])
            numbers.trip_before.append(before)
            numbers.trip_reward.append(reward if last else NO_REWARD)
            before = len(numbers.trip_ids) - 1
    fits("roles", "fields of expeditions", len(numbers.trip_ids), bounds.TRIP)


def _freeze_authorities(roles: shapes.Roles, numbers: c.Numbers) -> None:
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


def _freeze_dreamers(roles: shapes.Roles, numbers: c.Numbers) -> None:
    dreamers = roles.dreamers
    numbers.visions = dreamers.visions
    numbers.dream_die = dreamers.die
    numbers.given_back = dreamers.given_back
    numbers.carter_command = dreamers.command


# --- the cards --------------------------------------------------------------------------------------------------


def _verb(where: str, entry: Any, verbs: Sequence[Verb], fields: tuple[str, ...]) -> int:
    """The number of an entry's verb, with what the entry gives it; BadContent names the field that does not fit."""
    verb = find_verb(verbs, where, entry.verb)
    check_fields(verbs[verb], where, [name for name in fields if getattr(entry, name) is not None])
    return verb


def _acts(
    where: str, acts: list[shapes.Act], verbs: Sequence[Verb]
) -> tuple[tuple[int, ...], tuple[str, ...], tuple[int, ...]]:
    """The lines of a card, as one tuple for each of its columns: verb, how, n."""
    numbers = []
    for act in acts:
        number = _verb(f"{where}, act", act, verbs, ("how", "n"))
        verb = verbs[number]
        if act.how is not None and isinstance(verb, LineVerb) and act.how not in verb.hows:
            raise BadContent(f"{where}, act, how: {act.how!r} is none of {', '.join(verb.hows)}")
        numbers.append(number)
    return tuple(numbers), tuple(act.how or "" for act in acts), tuple(act.n or 0 for act in acts)


def _freeze_monsters(
    entries: list[shapes.Monster], known: Sequence[Verb], content: c.Content, texts: Texts
) -> None:
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
            (entry.en.name, _said(where, entry.en, {"n": killing[0] if killing else 0}))
        )


def _freeze_ancients(
    entries: list[shapes.Ancient], verbs: Sequence[Verb], content: c.Content, texts: Texts
) -> None:
    unique("ancients", [entry.id for entry in entries])
    fits("ancients", "Ancient cards", len(entries), bounds.ANCIENT_FACE)
    table = content.ancients
    for entry in entries:
        where = f"ancients.toml: ancient {entry.id}"
        table.ids.append(entry.id)
        table.threat.append(entry.threat)
        table.verb.append(_verb(where, entry, verbs, ("n", "omens")))
        table.n.append(entry.n)
        table.omens.append(entry.omens)
        words = _said(where, entry.en, {"n": entry.n, "omens": entry.omens})
        texts.ancient["en"].append((entry.en.name, words))


def _freeze_rituals(entries: list[shapes.Ritual], content: c.Content) -> None:
    unique("rituals", [entry.id for entry in entries])
    fits("rituals", "faces of Ritual cards", len(entries), bounds.RITUAL_FACE)
    for entry in entries:
        content.rituals.ids.append(entry.id)
        content.rituals.area.append(entry.area - 1)
        content.rituals.mythos.append(entry.mythos)


def _freeze_investigators(
    entries: list[shapes.Investigator], verbs: Sequence[Verb], content: c.Content, texts: Texts
) -> None:
    unique("investigators", [entry.id for entry in entries])
    table = content.investigators
    for entry in entries:
        where = f"investigators.toml: investigator {entry.id}"
        table.ids.append(entry.id)
        table.grit.append(entry.grit)
        table.type.append(_word(f"{where}, type", entry.type, c.TYPES))
        verb = _verb(where, entry, verbs, ("n",))
        able = verbs[verb]
        table.verb.append(verb)
        table.stays.append(isinstance(able, StayingVerb) and able.stays)
        table.n.append(entry.n)
        texts.investigator["en"].append((entry.en.name, _said(where, entry.en, {"n": entry.n})))


def _freeze_laws(entries: list[shapes.Law], verbs: Sequence[Verb], content: c.Content, texts: Texts) -> None:
    unique("laws", [entry.id for entry in entries])
    fits("laws", "Law cards", len(entries), bounds.LAW_FACE)
    table = content.laws
    for entry in entries:
        where = f"laws.toml: law {entry.id}"
        table.ids.append(entry.id)
        said = [entry.en.name]
        for effect in entry.effect:
            n, mythos = effect.n or 0, effect.mythos or 0
            verb = _verb(where, effect, verbs, ("n", "mythos"))
            if "n" in verbs[verb].needs and not n:
                raise BadContent(f"{where}, n: the verb {effect.verb!r} needs more than nothing")
            table.verb.append(verb)
            table.n.append(n)
            table.mythos.append(mythos)
            table.blue.append(effect.blue)
            said.append(_said(where, effect.en, {"n": n, "mythos": mythos}))
        if all(effect.blue for effect in entry.effect):
            raise BadContent(f"{where}: both effects are blue, so the Feds could not play it")
        texts.law["en"].append((said[0], said[1], said[2]))


def _freeze_grimoires(
    entries: list[shapes.Grimoire], known: Vocabulary, content: c.Content, texts: Texts
) -> None:
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
            words = _said(where, chapter.en, {"n": taking[0] if taking else 0})
            chapters.append((chapter.en.name, words))
        texts.grimoire["en"].append((entry.en.name, _said(where, entry.en, _rules_of(entry)), chapters))


def _rules_of(entry: shapes.Grimoire) -> dict[str, Any]:
    """What the text of a Grimoire's board names."""
    numbers: dict[str, Any] = {"pressure": ", ".join(str(units) for units in entry.pressure)}
    for name in BOOK_NUMBERS:
        numbers[name] = getattr(entry, name)
    return numbers


def _number_cards(rituals: list[shapes.Ritual], content: c.Content) -> None:
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
