# compiled
"""The numbers of a position, and what some of them stand for."""

from typing import Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.cards import Content
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.kernel.fields import ROW, Field
from eldertable.kernel.state import State

CULTIST_PHASE: Final = 1
UPDATE_PHASE: Final = 2
TERROR_PHASE: Final = 3
PREPARATION_PHASE: Final = 4
COMBAT_PHASE: Final = 5
SEALING_PHASE: Final = 6

FREE_SEAL: Final = -1

GIVING: Final = 0
TARGETING: Final = 1
MOVING: Final = 2
KINDS_OF_REPEAT: Final = 3
"""What may be done several times in a turn: `repeats` counts each for each seat."""

WON: Final = 1
WON_ENDGAME: Final = 2
DIED: Final = 3
CROSSED: Final = 4
OVERRUN: Final = 5
TOO_LATE: Final = 6
EXHAUSTED: Final = 7
DIED_SEALING: Final = 8

FIELDS: Final = (
    Field("turn", empty=1),
    Field("phase"),
    Field("leader", of="seat", empty=0),  # who begins, and decides where nobody else does
    Field("causer", of="seat", empty=0),  # whose answer brought what happens now
    Field("marker", of="place", empty=0),  # where the cultist marker is
    Field("terror"),  # where the terror marker is
    Field("circles"),  # how often it has come to the shield: see `full_circles`
    Field("carrying"),  # terror cards being carried out
    Field("pending"),  # advances of terror that wait for them
    Field("endgame"),  # whether its card is in play
    Field("endgame_goos"),  # whether it has brought a Great Old One
    Field("cap"),  # how many supports each may play, where a card says so
    Field("cap_next"),  # whether one says so for the next preparation phase
    Field("wrong_turns"),  # moves of everybody that wait for the end of the turn
    Field("extra"),  # dice that may be taken beyond the common number
    Field("team_visits"),  # bits: locations used that the team may use once
    Field("relay_card", of="card"),  # the support that two people use
    Field("relay_to", of="seat"),  # the second of them
    Field("relay_used"),  # bits: by the first, by the second
    Field("investigator", by=("seat",), of="investigator", shared=True),
    Field("place", by=("seat",), of="place", empty=0),
    Field("mad", by=("seat",)),  # normal insanity
    Field("ongoing", by=("seat",), shared=True),  # ongoing insanity
    Field("level", by=("seat",), shared=True),
    Field("moved", by=("seat",)),  # moves in this turn
    Field("plays", by=("seat",)),  # supports played in this turn
    Field("stars", by=("seat",), shared=True),  # those of them with a star
    Field("generals", by=("seat",), shared=True),  # those of them that are general
    Field("researched", by=("seat",)),  # whether in this turn
    Field("taken", by=("seat",)),  # dice from the pool in this turn
    Field("done", by=("seat",)),  # whether the fights of this turn are over
    Field("visits", by=("seat",)),  # bits: locations used in this turn
    Field("abilities_used", by=("seat", "level"), shared=True),  # whether in this turn
    Field("repeats", by=("seat", "repeat")),  # what was done so often in this turn
    Field("targets", by=("seat", "slot"), of="enemy"),  # enemies from elsewhere that can be fought
    Field("dice_of", by=("seat", "face")),  # dice that people have, by face
    Field("pool", by=("face",)),  # dice that anybody may take, by face
    Field("cultist_dice", by=("place",), of="cultist_face", empty=c.BLANK, shared=True),  # what they show
    Field("location", by=("place",), of="location", empty=0, shared=True),
    Field("active", by=("place",), shared=True),  # whether its text can be used
    Field("closed", by=("place",), shared=True),  # whether it is sealed
    Field("goo", by=("place",), of="goo", shared=True),  # the Great Old One there
    Field("due", by=("place",), shared=True),  # whether that one must fall in this turn
    Field("held", by=("place",), shared=True),  # whether that one stays where it is
    Field("blocked", by=("place",), shared=True),  # whether the next cultist there is kept off
    Field("crystals", by=("circle",), shared=True),  # on each terror card
    Field("seal", by=("symbol",), of="keeper", shared=True),  # who has it, or where it lies
    Field("trophies", by=("holder", "symbol")),
    Field("used", by=(ROW,), of="card", shared=True),  # objects used in this turn
)


class StormFields(State):
    """A position of Cultistorm as numbers. Lists by seat, place and symbol are flat; the classes built on it know how."""

    __slots__ = ("agreed", *[field.name for field in FIELDS])

    def __init__(self, content: Content, table: StormTable) -> None:
        super().__init__(content, table)
        self.agreed = table

    # <types> written by tools/fields.py from FIELDS
    turn: int
    phase: int
    leader: int
    causer: int
    marker: int
    terror: int
    circles: int
    carrying: int
    pending: int
    endgame: int
    endgame_goos: int
    cap: int
    cap_next: int
    wrong_turns: int
    extra: int
    team_visits: int
    relay_card: int
    relay_to: int
    relay_used: int
    investigator: tuple[int, ...]
    place: list[int]
    mad: list[int]
    ongoing: tuple[int, ...]
    level: tuple[int, ...]
    moved: list[int]
    plays: list[int]
    stars: tuple[int, ...]
    generals: tuple[int, ...]
    researched: list[int]
    taken: list[int]
    done: list[int]
    visits: list[int]
    abilities_used: tuple[int, ...]
    repeats: list[int]
    targets: list[int]
    dice_of: list[int]
    pool: list[int]
    cultist_dice: tuple[int, ...]
    location: tuple[int, ...]
    active: tuple[int, ...]
    closed: tuple[int, ...]
    goo: tuple[int, ...]
    due: tuple[int, ...]
    held: tuple[int, ...]
    blocked: tuple[int, ...]
    crystals: tuple[int, ...]
    seal: tuple[int, ...]
    trophies: list[int]
    used: tuple[int, ...]
    # </types>
