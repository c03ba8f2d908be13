# compiled
"""Cards, sheets and Locations as tables of numbers, frozen: what the rules read. Built from the files by `content.py`."""

from typing import Any, Final

# Every kind of card has one number in the whole game, with room for added ones: Miracles, Intrigues, Licenses, Supremacy.
MIRACLES: Final = 24
INTRIGUES: Final = 40
LICENSES: Final = 40
FIRST_INTRIGUE: Final = MIRACLES
FIRST_LICENSE: Final = FIRST_INTRIGUE + INTRIGUES
SUPREMACY: Final = FIRST_LICENSE + LICENSES
KINDS: Final = SUPREMACY + 1
MAX_CULTS: Final = 12
ABILITIES_EACH: Final = 4
"""Two of the light side of a Cult sheet, then two of the dark."""
ABILITIES: Final = MAX_CULTS * ABILITIES_EACH
MAX_CELEBRATIONS: Final = 8
MAX_OFFERS: Final = 2
MOST_FOLLOWERS_PAID: Final = 5
"""So many Followers may be asked of a player who chooses how many to pay."""

# Whom an effect touches.
ALL: Final = 0
PRESENT: Final = 1
PRESENT_OPPONENTS: Final = 2
LIGHT_OPPONENTS: Final = 3
SCOPES: Final = ("all", "present", "present-opponents", "light-opponents")

# What an effect's number is counted by.
PRIESTS_HERE: Final = 1
AMOUNT: Final = 2
FREE_PRIESTS: Final = 3
MEASURES: Final = ("", "priests-here", "amount", "free-priests")

# Where an effect leads, or how far it reaches.
TO_ACTIVE: Final = 1
TO_FREE: Final = 2
TO_NEXT: Final = 3
BY_FOLLOWERS: Final = 5
OR_MORE: Final = 6
NONE_HIGHER: Final = 7
DIRECTIONS: Final = ("", "active", "free", "next", "higher", "by-followers", "or-more", "none-higher")

# Which cards an effect is about.
ANY_CARD: Final = 0
HAND_CARD: Final = 1
SEALED_CARD: Final = 2
MIRACLE_CARD: Final = 3
INTRIGUE_CARD: Final = 4
FILTERS: Final = ("", "hand", "sealed", "miracle", "intrigue")

MIRACLE_DECK: Final = 0
INTRIGUE_DECK: Final = 1
LICENSE_DECK: Final = 2
DECKS: Final = ("miracle", "intrigue", "license")

# When an ability may be used at all.
ALWAYS: Final = 0
NO_RIVAL_PRIEST: Final = 1
NO_ALTAR_HERE: Final = 2
CONDITIONS: Final = ("", "no-rival-priest", "no-altar-here")

TITLE: Final = 0
APPROVAL: Final = 1
TITHE: Final = 2
COMMUNITY: Final = 3
LICENSE_KINDS: Final = ("title", "approval", "tithe", "community")


class Effects:
    """Every effect of every card, ability and celebration; those of one thing stand together, in their order."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.rule: list[str] = []
        self.verb: list[Any] = []  # what it does: an object of the rules, which the box does not know
        self.n: list[int] = []
        self.coins: list[int] = []
        self.who: list[int] = []
        self.per: list[int] = []
        self.deck: list[int] = []
        self.bottom: list[bool] = []
        self.where: list[int] = []
        self.filter: list[int] = []
        self.must: list[bool] = []
        self.follows: list[bool] = []  # another effect of the same thing stands before it


class Cards:
    """The kinds of card by number, and every card one by one. A kind that no card has is empty."""

    def __init__(self) -> None:
        self.ids: list[str] = [""] * KINDS
        self.group: list[str] = [""] * KINDS
        self.rule: list[str] = [""] * KINDS
        self.sealed: list[bool] = [False] * KINDS
        self.followers: list[int] = [0] * KINDS
        self.effect: list[int] = [0] * KINDS
        self.effects: list[int] = [0] * KINDS
        self.sell: list[int] = [0] * KINDS
        self.cost: list[int] = [0] * KINDS
        self.bonus: list[int] = [0] * KINDS
        self.license: list[int] = [-1] * KINDS
        self.number: list[int] = [0] * KINDS
        self.locations: list[tuple[int, ...]] = [()] * KINDS
        self.kind: list[int] = []
        self.names: list[str] = []
        # of every card: what it adds to its owner's Patriarch, and sets of bits: the Locations that it names as a
        # Title, a Tithe or a Community, the placements that it approves
        self.adds: list[int] = []
        self.titles: list[int] = []
        self.tithes: list[int] = []
        self.communities: list[int] = []
        self.approvals: list[int] = []
        self.miracles: tuple[int, ...] = ()
        self.intrigues: tuple[int, ...] = ()
        self.licenses: tuple[int, ...] = ()


class Ability:
    """An ability of a sheet: a Sacrifice with its cost, or a Ritual with what it asks of its Master; and its effects.

    (CULT-CUL-02)
    """

    def __init__(self) -> None:
        self.rule = ""
        self.only = ALWAYS
        self.coins = 0
        self.cards = 0
        self.followers = 0
        self.followers_most = 0
        self.free_priests = False
        self.ritual = False
        self.least = 0
        self.most = 0
        self.destroyed = False
        self.patriarch = False
        self.effect = 0
        self.effects = 0
        self.choosy = False
        """Whether it matters which cards are paid: an effect plays one of them, or needs a deck that is not empty."""


class Cults:
    """The sheets. Every Cult has four abilities, one after the other: two light ones, two dark ones."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.might: list[tuple[int, int]] = []
        self.ability_ids: list[str] = []
        self.abilities: list[Ability] = []


class Locations:
    """The thirteen Locations, by their number; place 0 is empty."""

    def __init__(self) -> None:
        self.ids: list[str] = [""]
        self.needs: dict[str, list[int]] = {}
        self.opened: dict[str, list[int]] = {}  # the Locations that so many Followers open, as a set of bits
        self.alms: list[int] = [0]
        self.benefit: list[Any] = [None]  # what it gives: an object of the rules
        self.n: list[int] = [0]
        self.price: list[int] = [0]
        self.least: list[int] = [0]
        self.most: list[int] = [0]
        self.offers: list[tuple[tuple[int, int], ...]] = [()]


class Numbers:
    """The numbers of the rulebook that no card has.

    Each is called as in content, by its key or by section and key: `victory.mobs` is `victory_mobs`.
    """

    def __init__(self) -> None:
        self.priests = 0
        self.altar = 0
        self.followers = 0
        self.mobs = 0
        self.start_priests: tuple[int, ...] = ()
        self.start_followers = 0
        self.start_coins = 0
        self.placing_free = 0
        self.passing_mobs: tuple[int, ...] = ()
        self.palace_slots = 0
        self.victory_altars = 0
        self.victory_mobs = 0
        self.victory_summonings = 0
        self.supremacy_bonus = 0
        self.first_game: dict[int, tuple[int, ...]] = {}


class Content:
    """All of the game's content, frozen and shared by every table that plays with it.

    `verbs` and `benefits` are all that the rules know, of which effects and Locations have theirs.
    """

    def __init__(self, verbs: tuple[Any, ...], benefits: tuple[Any, ...]) -> None:
        self.verbs = verbs
        self.benefits = benefits
        self.effects = Effects()
        self.cards = Cards()
        self.cults = Cults()
        self.locations = Locations()
        self.numbers = Numbers()
        self.celebrations: list[str] = []
        self.celebration_effect: list[int] = []
        self.celebration_effects: list[int] = []
