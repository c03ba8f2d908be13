# compiled
"""Boards, roles and cards as tables of numbers, frozen: what the rules read. Built from the content files."""

from typing import Final

from eldertable.games.eldritch_arkham.box.places import LOCATIONS

AREAS: Final = 6
ENDS: Final = 2
"""A path has two ends, and can be crossed in two directions."""
EFFECTS: Final = 2
"""A Law card has two effects."""

ELDRITCH: Final = 0
ARKHAM: Final = 1
NEUTRAL: Final = 2
TYPES: Final = ("eldritch", "arkham", "neutral")
"""The types of locations, and the factions of roles."""

SETS: Final = ("outsiders", "ancient", "cultists", "investigator", "authorities", "dreamer")
"""Sets of pieces that the rules know: cards and tokens that the roles of a set share."""

OUTSIDERS: Final = SETS.index("outsiders")
ANCIENT: Final = SETS.index("ancient")
CULTISTS: Final = SETS.index("cultists")
INVESTIGATOR: Final = SETS.index("investigator")
AUTHORITIES: Final = SETS.index("authorities")
DREAMER: Final = SETS.index("dreamer")

NORMAL: Final = 0
DIRECTIONAL: Final = 1
WATER: Final = 2  # pragma: no mutate (any third number would do)
"""The kinds of paths."""

# --- the rows of the Deep Ones
ROWS: Final = ("step", "drag", "spawn", "worship", "call")
STEP_ROW: Final = 0
DRAG_ROW: Final = 1
SPAWN_ROW: Final = 2
WORSHIP_ROW: Final = 3
CALL_ROW: Final = 4

# --- the Grand Ritual
DEEDS: Final = ("start", "cultists", "altars", "removals", "mythos", "dominance")
CULTISTS_ADDED: Final = 1
ALTARS_ADDED: Final = 2
UNITS_REMOVED: Final = 3
MYTHOS_GAINED: Final = 4
DOMINANCE_GAINED: Final = 5


class Board:
    """A side of the board: types of locations, and what leads where."""

    def __init__(self) -> None:
        self.id = ""
        self.ids: list[str] = []
        self.type: list[int] = []
        self.path_ids: list[str] = []
        self.ends: list[tuple[int, int]] = []
        self.kind: list[int] = []
        self.path_of: list[int] = [-1] * (LOCATIONS * LOCATIONS)
        """The path that leads from a location to another: origin * 12 + destination."""
        self.way_to: list[int] = [-1] * (LOCATIONS * LOCATIONS)
        """The way from a location to another: a path with its direction, from its first end to its second, or back."""
        self.by_land: list[int] = []
        self.by_water: list[int] = []
        """The sets of locations to which paths lead from each."""
        self.land: list[tuple[int, ...]] = []
        self.water: list[tuple[int, ...]] = []
        self.land_in: list[tuple[int, ...]] = []
        self.steps: list[int] = []
        """How many moves by land lead from a location to another: origin * 12 + destination."""
        self.of_type: list[tuple[int, ...]] = []
        self.mask_of_type: list[int] = []
        self.waterside: tuple[int, ...] = ()
        self.circle: list[tuple[int, ...]] = []
        self.circle_mask: list[int] = []
        self.circle_paths: list[tuple[int, ...]] = []
        self.areas_at: list[int] = []
        self.at: list[tuple[float, float]] = []
        self.recalled: dict[int, list[tuple[int, ...]]] = {}
        """What bots have worked out about walks on this board, by numbers of their own: it never changes."""

    def crossing(self, way: int) -> tuple[int, int]:
        """From where to where a way leads."""
        first, second = self.ends[way // ENDS]
        return (second, first) if way % ENDS else (first, second)


class Roles:
    """The roles: faction, set of pieces and number of units."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.sets: list[str] = list(SETS)
        """All sets of pieces: those that the rules know, and what else roles name."""
        self.set: list[int] = []
        self.numbers: list[dict[str, int]] = []
        """Numbers of a role's own, by name."""
        self.faction: list[int] = []
        self.units: list[int] = []


class Monsters:
    """The Monster cards: three lists for each card's acts."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.waterside: list[bool] = []
        self.water: list[bool] = []
        self.fixed: list[bool] = []
        self.nest: list[bool] = []
        self.verbs: list[tuple[int, ...]] = []
        self.hows: list[tuple[str, ...]] = []
        self.n: list[tuple[int, ...]] = []


class Ancients:
    """The Ancient cards."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.threat: list[int] = []
        self.verb: list[int] = []
        self.n: list[int] = []
        self.omens: list[int] = []


class Rituals:
    """The faces of Ritual cards."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.area: list[int] = []
        self.mythos: list[int] = []


class Investigators:
    """The Investigator cards."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.grit: list[int] = []
        self.type: list[int] = []
        self.verb: list[int] = []
        self.n: list[int] = []
        self.stays: list[bool] = []
        """Whether the Investigator can never be taken off the board."""


class Laws:
    """The Law cards; each has EFFECTS places in the lists of effects."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.verb: list[int] = []
        self.n: list[int] = []
        self.mythos: list[int] = []
        self.blue: list[bool] = []


class Grimoires:
    """The sides of the Grimoires: Eldritch I, II, Arkham I, II; chapters have six places for each side."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.ink: list[int] = []
        self.surge: list[int] = []
        self.hold_each: list[int] = []
        self.hold_plus: list[int] = []
        self.hold_least: list[int] = []
        self.pressure: list[tuple[int, ...]] = []
        self.verbs: list[tuple[int, ...]] = []
        self.hows: list[tuple[int, ...]] = []
        self.n: list[tuple[int, ...]] = []


class Numbers:
    """The numbers of the boards and tracks that no card has.

    Each is called as in content, by its key or by section and key: `feds.post` is `feds_post`.
    """

    def __init__(self) -> None:
        self.goal = 0
        self.alarms: tuple[int, ...] = ()
        """Thresholds: so many Omen points alarm the Monster."""
        self.dominance_fields = 0
        self.dominance_step = 0
        self.civilians = 0
        self.mythos = 0
        self.late_mythos = 0
        self.late_seat = 0
        self.spawn = 0
        self.monster_start = 0
        self.white_die = 0
        self.black_die = 0
        # Deep Ones
        # of every `deep_ones.row`
        self.row_fields: list[int] = []
        self.row_first: list[int] = []
        self.row_sealed: list[int] = []
        self.worship: tuple[int, ...] = ()
        self.deep_ones_drag = 0
        self.deep_ones_swarm = 0
        # Elder Things
        # of every `elder_things.field`
        self.elder_ids: list[str] = []
        self.elder_verb: list[int] = []
        self.elder_n: list[int] = []
        self.elder_moves: list[int] = []
        self.elder_mythos: list[int] = []
        self.elder_omens: list[int] = []
        self.elder_at: list[int] = []
        self.elder_things_markers = 0
        self.elder_things_swarm = 0
        self.seal_colours = 0
        self.seal_units = 0
        # Great Old One
        self.offer = 0
        self.command = 0
        self.few_roles = 0
        self.alignment = 0
        self.threat = 0
        self.great_old_one_mythos = 0
        self.great_old_one_civilians = 0
        self.great_old_one_steps = 0
        self.great_old_one_remove: tuple[int, ...] = ()
        self.rings: list[tuple[int, ...]] = []
        # Nodens
        self.nodens_fields: tuple[int, ...] = ()
        self.nodens_actions = 0
        self.nodens_fly = 0
        self.nodens_abduct = 0
        self.civilians_each = 0
        self.civilians_each_aided = 0
        # Cultists
        self.altars = 0
        self.cthulhu_cult_hand = 0
        self.corruption: tuple[int, ...] = ()
        self.bury = 0
        self.sacrifice = 0
        self.order_of_dagon_hand = 0
        self.order_of_dagon_actions = 0
        self.order_of_dagon_altar = 0
        self.order_of_dagon_chant = 0
        self.grand_ritual = 0
        # of every `order_of_dagon.field`, the fields of the Grand Ritual
        self.grand_ids: list[str] = []
        self.grand_deed: list[int] = []
        self.grand_n: list[int] = []
        self.grand_next: list[tuple[int, ...]] = []
        # Investigator
        self.sanity: tuple[int, ...] = ()
        self.arkham_advertiser_mythos = 0
        # of every field of every `miskatonic_university.direction`
        self.trip_ids: list[str] = []
        self.trip_type: list[int] = []
        self.trip_omens: list[int] = []
        self.trip_before: list[int] = []
        self.trip_after: list[tuple[int, ...]] = []
        """Which fields follow the start of the expeditions, and which each field."""
        self.trip_reward: list[int] = []
        self.reward_mythos = 0
        self.reward_steal = 0
        # Authorities
        self.orders = 0
        self.authorities_hand = 0
        self.plan = 0
        self.police_plus: tuple[int, ...] = ()
        self.police_arrest = 0
        self.funding = 0
        # `feds.step`, assign, decree, recruit, arrest, secure, raid: what these actions cost
        self.feds_costs: tuple[int, ...] = ()
        self.assign_cards = 0
        self.feds_control = 0
        self.feds_post = 0
        # Dreamers
        self.visions = 0
        self.dreamers_die = 0
        self.given_back = 0
        self.dreamers_command = 0
        self.dream_ids: list[str] = []
        self.dream_paths: list[tuple[int, ...]] = []
        self.dreamlands_home = 0


class Content:
    """All of the game's content, frozen and shared by every table that plays with it.

    Cards are numbered one by one: Monsters, Ancients, Rituals, Investigators, Laws.
    """

    def __init__(self) -> None:
        self.boards: list[Board] = []
        self.roles = Roles()
        self.monsters = Monsters()
        self.ancients = Ancients()
        self.rituals = Rituals()
        self.investigators = Investigators()
        self.laws = Laws()
        self.grimoires = Grimoires()
        self.numbers = Numbers()
        self.card_names: list[str] = []
        self.face: list[int] = []
        """What a card is among its own kind: which Monster, which Ritual face."""
        self.first_card: list[int] = []
        """Where each kind of card begins; the last entry is the number of all cards."""
