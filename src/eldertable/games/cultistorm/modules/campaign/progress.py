# compiled
"""What a mission counts and remembers, what its sheet says, and the numbers of the campaign."""

from typing import Any, ClassVar, Final

from eldertable.games.cultistorm.box.places import PLACES, SEATS
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.fields import Field
from eldertable.kernel.state import Part

MISSIONS: Final = 7
CLOCKS: Final = 4
"""The first missions have a storm clock in place of the Endgame. (CS-CAM-10, CS-CAM-11)"""
CHAMBERS: Final = 5
"""For how many chambers the sheet of the fifth mission has room. (CS-CAM-501)"""
BOONS: Final = 6

P1: Final = 0
P3: Final = 2
DOOR: Final = P3
"""The place of the door. (CS-CAM-501)"""

# Zones of the module.
PILE: Final = 0
"""The pile of rumours: a deck, ..."""
LYING: Final = 3
"""... the rumour on each location, ..."""
TURNED: Final = LYING + PLACES
"""... those that were turned up, ..."""
NOTED: Final = TURNED + 1
"""... and keepsakes until everybody has the starting objects."""

# Endings of the module, counted from its first.
CLOCK_OUT: Final = 0
MISSION_WON: Final = 1
SHIP_LANDED: Final = 2
CAMPAIGN_WON: Final = 3

# Preparation actions of the module.
ASK_AROUND: Final = 0
SIGNAL_FIRE: Final = 1
STEP_THROUGH: Final = 2
SET_PIECE: Final = 3
USE_BOON: Final = 4
ACTS: Final = ("ask-around", "signal-fire", "step-through", "set-piece", "use-boon")

# Boons that hold, and banes, as bits of a sheet.
FRIENDS: Final = 1
CLEAR_SLEEP: Final = 4
LATCH: Final = 16
TALKED_ABOUT: Final = 1
CLOSED_FIGURE: Final = 2
STAINED: Final = 4
SHIP_IN_BAY: Final = 8
DRAUGHT: Final = 16
PICTURE: Final = 32

# What happens once in a turn, as bits.
ASKED: Final = 1
CLUED: Final = 2
FIRED: Final = 4

LOST: Final = 0
FOUND: Final = 1
BACK: Final = 2
"""Of the heart beyond the door: nobody has it, somebody carries it, it is back. (CS-CAM-504, CS-CAM-512)"""


class Story:
    """The content of the campaign as tables of numbers, and its knobs, for tables of so many seats."""

    def __init__(self) -> None:
        self.rumours: list[int] = []
        """The text of each rumour."""
        self.truths: list[bool] = []
        self.boons: list[int] = []
        """The text of each boon that is used once in a mission; -1 for one that holds."""
        self.clocks: list[int] = []
        """With how many crystals the clock of each mission starts ..."""
        self.clues: list[int] = []
        """... how many clues each needs ..."""
        self.gates: list[int] = []
        """... and how many gates."""
        self.crystals: list[int] = []
        """How many crystals lie on the Endgame card; -1: as agreed."""
        self.room: list[int] = []
        """How many cultists more than usual the board bears."""
        self.clerk_left = 0
        """How many clues are left when the clerk is missing again."""
        self.ship = 0
        self.chambers = 0
        self.torn_depth = 0
        """Among how many objects a piece lies that was torn out."""
        self.saver_looks = 0
        """At how many objects whoever saves a civilian looks."""
        self.dreamer_clues = 0
        self.strike_max = 0
        self.scar_max = 0
        self.heart = -1
        """The Storm's Heart among the Great Old Ones."""
        self.heart_more = 0
        """How many symbols it has besides the printed ones."""


class Sheet:
    """A campaign sheet as numbers; without one a mission is played alone. (CS-CAM-05, CS-CAM-18)"""

    def __init__(self) -> None:
        self.carried = False
        """Whether there is one."""
        self.hope = 0
        self.shadow = 0
        self.boons = 0
        self.banes = 0
        self.scars: list[int] = [0] * SEATS
        self.keepsakes: list[int] = [-1] * SEATS
        """Kinds of object; -1 for none."""


class Progress(Part):
    """What lies and is counted on a mission's sheet.

    (CS-CAM-25)

    `marks` and `team_marks`: what was done once in this turn. `chamber`: how far somebody is beyond the door, -1 if not.
    `aside`: who dreams, or has turned back, and takes no further part in this combat phase. `vault`: where each piece of
    the puzzle is set. `beaten`: the Great Old One that is being beaten. `verdict` and
    `victors`: how the mission ended, while it is asked what carries over; `settled`: that is done.
    """

    FIELDS: ClassVar[tuple[Any, ...]] = (
        Field("clues"),
        Field("marks", by=("seat",)),
        Field("team_marks"),
        Field("won"),
        Field("beaten", of="goo"),
        Field("clerk", of="place"),
        Field("found"),
        Field("aside", by=("seat",)),
        Field("ship"),
        Field("symbols", by=("chamber", "half"), of="symbol"),
        Field("chamber", by=("seat",), empty=-1),
        Field("heart"),
        Field("bearer", by=("seat",)),
        Field("vault", by=("vault",), of="place"),
        Field("eye", of="place"),
        Field("came"),
        Field("boons_used"),
        Field("verdict"),
        Field("victors"),
        Field("settled"),
        Field("successor", by=("seat",), of="investigator"),
        Field("scarred", of="seat"),
        Field("memento", by=("seat",), of="object"),
    )

    clues: int
    marks: list[int]
    team_marks: int
    won: int
    beaten: int
    clerk: int
    found: int
    aside: list[int]
    ship: int
    symbols: list[int]
    chamber: list[int]
    heart: int
    bearer: list[int]
    vault: list[int]
    eye: int
    came: int
    boons_used: int
    verdict: int
    victors: int
    settled: int
    successor: list[int]
    scarred: int
    memento: list[int]


def progress(state: StormState) -> Progress:
    """What this table's mission counts and remembers."""
    part: Progress = state.part(Progress)
    return part


def gates(state: StormState) -> int:
    """How many locations are sealed, in whatever way. (CS-CAM-12)"""
    n = 0
    for closed in state.closed:
        if closed:
            n += 1
    return n


def place_of_symbol(state: StormState, symbol: int) -> int:
    """The first location with this symbol clockwise from the first place; -1 without one. (CS-CAM-26)"""
    for place in range(PLACES):
        if state.symbol_of(place) == symbol:
            return place
    return -1
