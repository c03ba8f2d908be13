# compiled
"""The cards as tables of numbers, frozen: what the rules read. Built from the content files by `content.py`."""

from typing import Final

from eldertable.games.cultistorm.box.verbs import Op as Op
from eldertable.games.cultistorm.box.verbs import TerrorVerb

LETTERS: Final = "SMFWK"
"""The symbols as they are written in the content files."""
ANY: Final = 5
"""The wild face of an investigator die."""
BLANK: Final = 5
"""The empty face of a cultist die."""
LOCAL_CAST: Final = 5
"""As a cast symbol: that of the location where the cultist stands."""

# --- verbs --------------------------------------------------------------------------------------------------

HEAL: Final = 1
SANE: Final = 2
DRAW: Final = 3
DROP: Final = 4
REGAIN: Final = 5
DIE_GAIN: Final = 6
DIE_POOL: Final = 7
DIE_SET: Final = 8
DIE_REROLL: Final = 9
DIE_GIVE: Final = 10
DIE_WISH: Final = 11
CULTIST_DIE: Final = 12
CULTIST_DIE_CHOICE: Final = 13
BLOCK: Final = 14
HOLD: Final = 15
KILL: Final = 16
REORDER: Final = 17
TROPHY: Final = 18
TROPHY_PAY: Final = 19
TROPHY_GIVE: Final = 20
TROPHY_SWAP: Final = 21
RESEARCH: Final = 22
OBJECT: Final = 23
OBJECT_DROP: Final = 24
OBJECT_RECOVER: Final = 25
OBJECT_SHUFFLE: Final = 26
MOVE: Final = 27
CRYSTALS: Final = 28
PEEK: Final = 29
MAD: Final = 30
TERROR: Final = 31
SPAWN: Final = 32
SYM: Final = 33
AS_ANY: Final = 34
IGNORE: Final = 35
DIE_DOUBLE: Final = 36
TROPHY_BONUS: Final = 37
SECOND_WIND: Final = 38
TERROR_SKIP: Final = 39
NO_CULTIST_DIE: Final = 40
FREE_MOVES: Final = 41
RESEARCH_PLUS: Final = 42
KEEP_OBJECTS: Final = 43
OBJECT_LIMIT: Final = 44
CALM_ATTACK: Final = 45
FIRST_GENERAL_FREE: Final = 46
RELAY: Final = 47
GENERALS_FREE: Final = 48
HAND_PLUS: Final = 49
POOL_DIE: Final = 50
MAD_ONGOING: Final = 51
MAD_CAPPED: Final = 52
DROP_RANDOM: Final = 53
DROP_ALL: Final = 54
TIRED: Final = 55
NO_REROLLS: Final = 56
TROPHY_OF: Final = 57
SPAWN_AT: Final = 58
CULTIST_DIE_SET: Final = 59
KILL_HERE: Final = 60
PUSH: Final = 61
BLOCK_ALL: Final = 62
SWAP_CULTISTS: Final = 63
GOO_STEP: Final = 64
HOLD_ALL: Final = 65
SUMMON_HERE: Final = 66
CRYSTAL_ADD: Final = 67
CRYSTALS_ANY: Final = 68
DRAW_OBJECT_TO: Final = 69
ENEMY: Final = 70
LEAVE_FIGHT: Final = 71
XP: Final = 72
UNBLOT: Final = 73
CURE: Final = 74
SAVE: Final = 75
RESCUE: Final = 76
CLUE: Final = 77

HERE: Final = 0
ANYWHERE: Final = 1
CLOSEST: Final = 0
TOPMOST: Final = 1
BURY: Final = 0
SORT: Final = 1
LOCAL: Final = 32
"""As the symbols of a `sym`: that of the fight's location."""
PAID: Final = 64
"""As the symbols of a `sym`: that of the trophy paid for it."""
ALL_SYMBOLS: Final = 31

SELF: Final = 0
OTHER_HERE: Final = 1
ANYONE: Final = 2
SELF_OR_HERE: Final = 3
SUBJECTS: Final = ("self", "other-here", "anyone", "here")

# --- terror cards, perils and cultists' abilities --------------------------------------------------------------

MARKER_ON: Final = 1
MAD_LEAST: Final = 2
CULTIST_DICE: Final = 3
OBJECTS_LOST: Final = 4
EACH_DROP: Final = 5
EACH_DROP_RANDOM: Final = 6
MAD_CALM: Final = 7
WRONG_TURN: Final = 8
OBJECTS_STOLEN: Final = 9
DEACTIVATE: Final = 10
SPAWN_FEWEST: Final = 11
BLANKS_TURN: Final = 12
PANIC: Final = 13
DESECRATE: Final = 14
CAP_SUPPORTS: Final = 15
MAD_LEAST_CAPPED: Final = 16
DEEPEN: Final = 17
SPAWN_DEAD: Final = 18
HARVEST: Final = 19
SUMMON: Final = 20
OLD_NAMES: Final = 21
SPAWN_SOME: Final = 22

TERROR_PLUS: Final = 1
ARRIVALS_PLUS: Final = 2
STARS_MADDEN: Final = 3
NO_FREE_MOVE: Final = 4
HEALING_CAPPED: Final = 5
PERILS: Final = (
    "",
    "terror-plus",
    "arrivals-plus",
    "star-supports-madden",
    "no-free-move",
    "healing-capped",
)

BLANK_COUNTS: Final = 1
SPAWN_WHEN_DEFEATED: Final = 2
LOCATION_OFF: Final = 3
MAD_WHEN_FOUGHT: Final = 4
TERROR_ON_ARRIVAL: Final = 5
HIDES: Final = 6
ABILITIES: Final = (
    "",
    "blank-counts",
    "spawn-when-defeated",
    "location-off",
    "mad-when-fought",
    "terror-on-arrival",
    "hides",
)

# What cultists and Great Old Ones of modules can besides.

DIE_FIXED: Final = 6
REROLLS_DEAR: Final = 7
HAND_MINUS: Final = 8
REFLECTED: Final = 9
SECT_PERILS: Final = (*PERILS, "die-fixed", "rerolls-dear", "hand-minus", "reflected")
INK_DREAMS: Final = 10
INK_PERILS: Final = (*SECT_PERILS, "ink-dreams")
EYE_STILL: Final = 11
EYE_PERILS: Final = (*INK_PERILS, "eye-still")

DROP_WHEN_FOUGHT: Final = 7
DIE_ON_ARRIVAL: Final = 8
NO_REROLL_HERE: Final = 9
MAD_WHEN_DEFEATED: Final = 10
NO_AS_ANY_HERE: Final = 11
SECT_ABILITIES: Final = (
    *ABILITIES,
    "drop-when-fought",
    "die-on-arrival",
    "no-reroll-here",
    "mad-when-defeated",
    "no-as-any-here",
)

AT_GATE: Final = 12
BURST: Final = 13
FLIES: Final = 14
GATE_JAMMED: Final = 15
FOSTERS: Final = 16
CREATURE_ABILITIES: Final = (*SECT_ABILITIES, "at-gate", "burst", "flies", "gate-jammed", "fosters")

FIGHT: Final = 0
PREPARATION: Final = 1
BOTH: Final = 2
WHEN_TERROR: Final = 3
EVENT: Final = 4
USES: Final = ("fight", "preparation", "both", "terror", "event")

BY_INVESTIGATOR: Final = 0
BY_TEAM: Final = 1
FREELY: Final = 2
ALWAYS: Final = 3
LIMITS: Final = ("investigator", "team", "free", "always")


ON_SELF: Final = 0
ON_EACH: Final = 1
ON_HERE: Final = 2
ON_TABLE: Final = 3
ON_LEAST: Final = 4
ON_ANYONE: Final = 5
ON: Final = ("self", "each", "here", "table", "least", "anyone")
"""Whom a clause of a module's text concerns: its subject, every investigator, every one on the subject's location, one
whom the table chooses (or, for a verb about the board, a place that it chooses), the one with least insanity, one whom
its subject chooses."""
NOW: Final = 0
WIN: Final = 1
FAIL: Final = 2
LATER: Final = 3
WHEN: Final = ("now", "win", "fail", "later")
"""When a clause of a module's text is carried out: at once, at the end of the present fight if it is won or if it is not,
when the next preparation phase begins."""


class Clause:
    """A part of a text: one of its ops is carried out; `may`: or none, as the subject likes.

    Whom it concerns, when, and whether only a calm subject: that differs in texts of modules alone.
    """

    def __init__(self, ops: list[Op], may: bool) -> None:
        self.ops = ops
        self.may = may
        self.on = ON_SELF
        self.when = NOW
        self.calm = False


class Effect:
    """A text: what is paid first, whom it concerns, and its clauses in printed order."""

    def __init__(self) -> None:
        self.id = ""
        self.cost: list[Op] = []
        self.subject = SELF
        self.clauses: list[Clause] = []
        self.ops: list[Op] = []
        """The verbs of all clauses, in printed order."""
        self.alike = False
        """Whether what it could do is the same for everybody, as far as no module has a say."""
        self.searches = False
        """Whether it lets its subject research, in which modules have a say."""

    def op(self) -> Op:
        """The only op of a text that is used in a fight."""
        return self.clauses[0].ops[0]


class Action:
    """A kind of action card: its support, and its icons."""

    def __init__(self) -> None:
        self.id = ""
        self.star = False
        self.combat = False
        self.next_turn = False
        self.research = False
        self.insanity = False
        self.cultist = False
        self.terror = False
        self.redraw = True
        self.effect = 0
        self.text = Effect()
        """That effect itself."""


class Ability:
    """One of an investigator's three abilities; effects are numbers of effects, -1 for none."""

    def __init__(self) -> None:
        self.effect = -1
        self.fight = -1
        self.each = False
        self.always: list[Op] = []


class Investigator:
    """An investigator: melee or ranged, and three abilities."""

    def __init__(self) -> None:
        self.id = ""
        self.worth = 0.0
        self.ranged = False
        self.abilities: list[Ability] = []


class Thing:
    """A kind of object, or an event in the object deck."""

    def __init__(self) -> None:
        self.id = ""
        self.worth = 0.0
        self.copies = 1
        self.use = FIGHT
        self.discard = False
        self.one_each = False
        self.ranged = False
        self.not_goo = False
        self.effect = 0


class Location:
    """A location card."""

    def __init__(self) -> None:
        self.id = ""
        self.worth = 0.0
        self.symbol = 0
        self.limit = ALWAYS
        self.effect = 0
        self.always = 0
        self.always_n = 0


class Endgame:
    """An Endgame card: what it does at once, and from then on."""

    def __init__(self) -> None:
        self.id = ""
        self.drop = 0
        self.fullest = False
        self.hold = False
        self.terror_plus = 0
        self.dice_minus = 0


class Level:
    """What developing an ability of this level costs, and what follows."""

    def __init__(self, trophies: int, terror: int, cultists: int, ongoing: int) -> None:
        self.trophies = trophies
        self.terror = terror
        self.cultists = cultists
        self.ongoing = ongoing


class Cultists:
    """Every cultist card by number: the common ones sect by sect, then the special sects.

    `cast` is -1 without a cast symbol; `local` says how many symbols are those of the location. `sign` is the symbol that
    one adds when it is devoured, the cast symbol where nothing else is printed.
    """

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.sect: list[int] = []
        self.cast: list[int] = []
        self.sign: list[int] = []
        self.symbols: list[tuple[int, ...]] = []
        self.local: list[int] = []
        self.ability: list[int] = []
        self.what: list[int] = []
        self.skull: list[tuple[int, ...]] = []
        self.goo: list[int] = []
        self.special: list[bool] = []


class Goos:
    """Every Great Old One: its wave, its symbols as counts, its peril."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.wave: list[int] = []
        self.symbols: list[tuple[int, ...]] = []
        self.peril: list[int] = []
        self.n: list[int] = []


class Numbers:
    """The numbers of the rulebook that no card has."""

    def __init__(self) -> None:
        self.hand = 0
        self.objects_held = 0
        self.objects_dealt = 0
        self.supports_per_player = 0
        self.insanity = 0
        self.column = 0
        self.trophies = 0
        self.endgame_crystals = 0
        self.turns = 0
        self.repeats = 0
        self.investigator_dice = 0
        self.limit: list[int] = []


class Layout:
    """A table on which everything lies that chance has no say in: cards by zone, who sees them, and trophies."""

    def __init__(self, zones: list[tuple[int, ...]], marks: list[int], trophies: list[int]) -> None:
        self.zones = zones
        self.marks = marks
        self.trophies = trophies


class Content:
    """All of the game's content, frozen and shared by every table that plays with it.

    Cards are numbered one by one: action cards by investigator, objects, cultists, terror cards, Endgame cards.
    """

    def __init__(self) -> None:
        self.numbers = Numbers()
        self.levels: list[Level] = []
        self.effects: list[Effect] = []
        self.actions: list[Action] = []
        self.action_kind: list[int] = []
        self.action_of: list[Action] = []
        """The kind of each action card itself."""
        self.action_symbol: list[int] = []
        self.deck_first: list[int] = []
        self.deck_of: list[int] = []
        self.in_deck: list[int] = []
        self.investigators: list[Investigator] = []
        self.things: list[Thing] = []
        self.thing_kind: list[int] = []
        self.locations: list[Location] = []
        self.cultists = Cultists()
        self.goos = Goos()
        self.terror_ids: list[str] = []
        self.terror_number: list[int] = []
        self.terror_verb: list[TerrorVerb] = []
        self.terror_n: list[int] = []
        self.endgames: list[Endgame] = []
        self.investigator_die: list[int] = []
        self.cultist_die: list[int] = []
        self.action_cards: tuple[int, ...] = ()
        self.object_cards: tuple[int, ...] = ()
        self.cultist_decks: list[tuple[int, ...]] = []
        """The common cultists that take part, by the number of players."""
        self.left_out: list[tuple[int, ...]] = []
        """The other common ones."""
        self.special_sects: list[tuple[int, ...]] = []
        """The cards of each special sect; the Gaunt Choir is the first."""
        self.terror_cards: tuple[int, ...] = ()
        self.first_object = 0
        self.first_cultist = 0
        self.first_terror = 0
        self.first_endgame = 0
        self.names: list[str] = []
