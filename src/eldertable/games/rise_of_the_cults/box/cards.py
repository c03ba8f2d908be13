# compiled
"""The cards as tables of numbers, frozen: what the rules read. Built from the content files by `content.py`."""

from typing import Final, Literal

from eldertable.games.rise_of_the_cults.box.verbs import CardVerb

# How many there are of what lists and answers are listed by.
SIDES: Final = 4
DISTRICTS: Final = 4
LEVELS: Final = 3
"""The levels of a Ritual, from 0 for level I."""
TOKENS: Final = 3
"""The kinds of Cultist token: Thug, Initiate, Freak."""
FACES: Final = 4
"""What a Recruitment die can show: the Cultist tokens and Bad Luck."""
PLANS: Final = 5
"""The Plans, Bluff among them: each has its area on the Plan board. (ROTC-CMP-10)"""
LANES: Final = 2
"""The card stacks of a district: Guardians and Actions."""
GUARDIANS: Final = 0
ACTIONS: Final = 1
MODES: Final = 2
"""How many abilities a Cult card can have; an ability is kind * MODES + mode."""

# What they are called in content files and dumps.
District = Literal["downtown", "rivertown", "uptown", "northside"]
DISTRICT_IDS: Final[tuple[District, ...]] = ("downtown", "rivertown", "uptown", "northside")
COLOUR_IDS: Final = ("green", "yellow", "blue", "red")
TOKEN_IDS: Final = ("thug", "initiate", "freak")
FACE_IDS: Final = ("thug", "initiate", "freak", "bad-luck")
PLAN_IDS: Final = ("augmentation", "preparation", "influence", "dominance", "bluff")
LANE_IDS: Final = ("guardians", "actions")
LEVEL_NAMES: Final = ("I", "II", "III")
Edition = Literal["en", "pl"]
EDITIONS: Final[tuple[Edition, ...]] = ("en", "pl")

MAX_KINDS: Final = 40
"""How many kinds of Cult card the action space has room for."""
MOST_THUGS: Final = 63
"""How many Thugs in a fist the action space has room for; more than anybody ever holds."""

STARTING: Final = 0
GUARDIAN: Final = 1
ACTION: Final = 2
DISORGANIZATION: Final = 3
TYPES: Final = ("starting", "guardian", "action", "disorganization")


class Kinds:
    """Every kind of Cult card. Abilities have their places for each kind: kind * MODES + mode."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.type: list[int] = []
        self.cost: list[int] = []
        self.attack: list[int] = []
        self.power: list[int] = []
        self.terror: list[int] = []
        self.window: list[int] = []
        self.verb: list[CardVerb | None] = []
        self.n: list[int] = []
        self.price: list[int] = []
        self.pay: list[int] = []
        self.when: list[int] = []
        self.instead: list[bool] = []


class CityCards:
    """Every City card as the numbers in force while it lies on the board; the last entry is *no card*."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.advance: list[tuple[int, ...]] = []
        self.ritual_cost: list[int] = []
        self.site_cost: list[int] = []
        self.card_cost: list[int] = []
        self.sanity: list[int] = []
        self.plans: list[int] = []
        self.tokens_kept: list[int] = []
        self.hand: list[int] = []
        self.rerolls: list[int] = []
        self.bluff: list[int] = []
        self.disorganization: list[int] = []
        self.informers: list[int] = []
        self.thugs: list[int] = []
        self.retreat: list[int] = []


class SetupCards:
    """The Initial Setup cards: Sanity tokens and Investigators by district."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.sanity: list[tuple[int, ...]] = []
        self.closer: list[int] = []
        self.arrived: list[tuple[int, ...]] = []


class Objective:
    """What an Objective card asks for besides more Victory Points than the NPC."""

    def __init__(self) -> None:
        self.id = ""
        self.sites_with_ritual = 0
        self.dominance_in: tuple[int, ...] = (0, 0, 0, 0)
        self.dominance = 0
        self.max_disorganization = -1
        self.guardians = 0
        self.dominance_each = 0
        self.lead = 0
        self.ahead_each = False
        self.site_with_ritual_each = False


class Pool:
    """The cards of one edition, numbered one by one: starting cards, District cards, City cards, Disorganization.

    Numbers past `printed` are substitutes for Disorganization cards that have run out.
    """

    def __init__(self) -> None:
        self.kind: list[int] = []
        self.backs: list[str] = []
        self.starting: list[tuple[int, ...]] = []
        self.stacks: list[int] = []
        self.first_of: list[tuple[int, ...]] = []
        self.city: tuple[int, ...] = ()
        self.city_kind: dict[int, int] = {}
        self.disorganization: tuple[int, ...] = ()
        self.printed = 0
        self.names: list[str] = []


class Numbers:
    """The numbers of the rulebook that no card has.

    Each is called as in content, by its key or by section and key: `fields.rituals` is `fields_rituals`.
    """

    def __init__(self) -> None:
        self.fields_rituals = 0
        self.fields_dominance = 0
        self.fields_track = 0
        self.markers_rituals: tuple[int, ...] = ()
        self.markers_sites = 0
        self.markers_dominance = 0
        self.markers_plans = 0
        self.dice = 0
        self.site_cost = 0
        self.plan_limit = 0
        self.npc_cards = 0
        self.rounds = (0, 0)
        self.die_faces: tuple[int, ...] = ()


class Content:
    """All of the game's content, frozen and shared by every table that plays with it."""

    def __init__(self) -> None:
        self.kinds = Kinds()
        self.disorganization_kind = 0
        self.city = CityCards()
        self.setup = SetupCards()
        self.objectives: list[Objective] = []
        self.numbers = Numbers()
        self.pools: dict[str, Pool] = {}
        self.ritual_limit: list[int] = []
        self.track_start: list[int] = []
        self.districts: list[int] = []
        self.layout: list[int] = []
        self.first_setup = 0
        self.left_out: dict[str, str] = {}
        self.npc_tie: dict[str, str] = {}
        self.npc_districts: tuple[int, ...] = ()
        self.npc_plans: tuple[int, ...] = ()
        self.npc_rituals: tuple[int, ...] = ()
