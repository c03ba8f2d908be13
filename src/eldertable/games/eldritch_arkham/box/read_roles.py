"""How the roles and their boards are read."""

from __future__ import annotations

from collections.abc import Sequence

from eldertable.games.eldritch_arkham.box import bounds, shapes
from eldertable.games.eldritch_arkham.box import cards as c
from eldertable.games.eldritch_arkham.box.texts import Texts
from eldertable.games.eldritch_arkham.box.vocabulary import Vocabulary
from eldertable.games.eldritch_arkham.box.words import verb_of, word_of
from eldertable.kernel.content import fits, unique
from eldertable.kernel.errors import BadContent
from eldertable.kernel.verbs import Verb, find_verb

NO_REWARD = -1
"""At the end of no direction."""


def freeze_roles(roles: shapes.Roles, verbs: Vocabulary, content: c.Content, texts: Texts) -> None:
    """Who can be played, then the boards of the roles."""
    unique("roles", [role.id for role in roles.role])
    fits("roles", "roles", len(roles.role), bounds.ROLE)
    for role in roles.role:
        where = f"roles.toml: role {role.id}"
        if role.set not in content.roles.sets:
            content.roles.sets.append(role.set)
        content.roles.ids.append(role.id)
        content.roles.set.append(content.roles.sets.index(role.set))
        content.roles.numbers.append(role.numbers)
        content.roles.faction.append(word_of(f"{where}, faction", role.faction, c.TYPES))
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
    numbers.deep_ones_drag = deep.drag
    numbers.deep_ones_swarm = deep.swarm
    numbers.worship = deep.worship


def _freeze_elder_things(elder: shapes.ElderThings, verbs: Sequence[Verb], numbers: c.Numbers) -> None:
    for field in elder.field:
        where = f"roles.toml: field {field.id}"
        numbers.elder_ids.append(field.id)
        numbers.elder_verb.append(verb_of(where, field, verbs, ("n", "moves", "mythos", "omens", "at")))
        numbers.elder_n.append(field.n or 0)
        numbers.elder_moves.append(field.moves or 0)
        numbers.elder_mythos.append(field.mythos or 0)
        numbers.elder_omens.append(field.omens or 0)
        types = {word_of(f"{where}, at", kind, c.TYPES) for kind in field.at or ()}
        numbers.elder_at.append(sum(1 << kind for kind in types))
    numbers.elder_things_markers = elder.markers
    numbers.elder_things_swarm = elder.swarm
    numbers.seal_colours = elder.seal_colours
    numbers.seal_units = elder.seal_units


def _freeze_ancient_roles(roles: shapes.Roles, verbs: Vocabulary, numbers: c.Numbers) -> None:
    old, nodens = roles.great_old_one, roles.nodens
    numbers.offer = old.offer
    numbers.command = old.command
    numbers.few_roles = old.few_roles
    numbers.alignment = old.alignment
    numbers.threat = old.threat
    numbers.great_old_one_mythos = old.mythos
    numbers.great_old_one_civilians = old.civilians
    numbers.great_old_one_steps = old.steps
    numbers.great_old_one_remove = old.remove
    if len(old.outer) != len(old.inner):
        raise BadContent("roles.toml, great_old_one.inner: it has not as many fields as the outer ring")
    for name, ring in (("outer", old.outer), ("inner", old.inner)):
        where = f"roles.toml, great_old_one.{name}"
        numbers.rings.append(tuple(find_verb(verbs["rings"], where, verb) for verb in ring))
    where = "roles.toml, nodens.fields"
    numbers.nodens_fields = tuple(find_verb(verbs["gaunts"], where, verb) for verb in nodens.fields)
    numbers.nodens_actions = nodens.actions
    numbers.nodens_fly = nodens.fly
    numbers.nodens_abduct = nodens.abduct
    numbers.civilians_each = nodens.civilians_each
    numbers.civilians_each_aided = nodens.civilians_each_aided


def _freeze_cultists(roles: shapes.Roles, numbers: c.Numbers) -> None:
    cult, order = roles.cthulhu_cult, roles.order_of_dagon
    numbers.altars = roles.cultists.altars
    numbers.cthulhu_cult_hand = cult.hand
    numbers.corruption = cult.corruption
    numbers.bury = cult.bury
    numbers.sacrifice = cult.sacrifice
    numbers.order_of_dagon_hand = order.hand
    numbers.order_of_dagon_actions = order.actions
    numbers.order_of_dagon_altar = order.altar
    numbers.order_of_dagon_chant = order.chant
    numbers.grand_ritual = order.grand_ritual
    ids = [field.id for field in order.field]
    unique("roles", [field.id for field in order.field])
    for field in order.field:
        if strange := [name for name in field.next if name not in ids]:
            raise BadContent(f"roles.toml: field {field.id}, next: there is no field {strange[0]!r}")
        numbers.grand_ids.append(field.id)
        numbers.grand_deed.append(word_of(f"roles.toml: field {field.id}, deed", field.deed, c.DEEDS))
        numbers.grand_n.append(field.n)
        numbers.grand_next.append(tuple(sorted(ids.index(name) for name in field.next)))


def _freeze_investigator_roles(roles: shapes.Roles, rewards: Sequence[Verb], numbers: c.Numbers) -> None:
    advertiser, university = roles.arkham_advertiser, roles.miskatonic_university
    numbers.sanity = advertiser.sanity
    numbers.arkham_advertiser_mythos = advertiser.mythos
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
            numbers.trip_type.append(word_of(f"{where}, types", kind, c.TYPES))
            numbers.trip_omens.append(direction.omens[at])
            numbers.trip_before.append(before)
            numbers.trip_reward.append(reward if last else NO_REWARD)
            before = len(numbers.trip_ids) - 1
    fits("roles", "fields of expeditions", len(numbers.trip_ids), bounds.TRIP)
    fields = range(len(numbers.trip_ids))
    for field in (-1, *fields):
        numbers.trip_after.append(tuple(after for after in fields if numbers.trip_before[after] == field))


def _freeze_authorities(roles: shapes.Roles, numbers: c.Numbers) -> None:
    numbers.orders = roles.authorities.orders
    numbers.authorities_hand = roles.authorities.hand
    numbers.plan = roles.authorities.plan
    numbers.police_plus = roles.police.plus
    numbers.police_arrest = roles.police.arrest
    feds = roles.feds
    numbers.funding = feds.funding
    numbers.feds_costs = (
        feds.step,
        feds.assign,
        feds.decree,
        feds.recruit,
        feds.arrest,
        feds.secure,
        feds.raid,
    )
    numbers.assign_cards = feds.assign_cards
    numbers.feds_control = feds.control
    numbers.feds_post = feds.post


def _freeze_dreamers(roles: shapes.Roles, numbers: c.Numbers) -> None:
    dreamers = roles.dreamers
    numbers.visions = dreamers.visions
    numbers.dreamers_die = dreamers.die
    numbers.given_back = dreamers.given_back
    numbers.dreamers_command = dreamers.command
