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
    Field("leader", of="seat", empty=0),
    Field("causer", of="seat", empty=0),
    Field("marker", of="place", empty=0),
    Field("terror"),
    Field("circles"),
    Field("carrying"),
    Field("pending"),
    Field("endgame"),
    Field("endgame_goos"),
    Field("cap"),
    Field("cap_next"),
    Field("wrong_turns"),
    Field("extra"),
    Field("team_visits"),
    Field("relay_card", of="card"),
    Field("relay_to", of="seat"),
    Field("relay_used"),
    Field("investigator", by=("seat",), of="investigator", shared=True),
    Field("place", by=("seat",), of="place", empty=0),
    Field("mad", by=("seat",)),
    Field("ongoing", by=("seat",)),
    Field("level", by=("seat",), shared=True),
    Field("moved", by=("seat",)),
    Field("plays", by=("seat",)),
    Field("stars", by=("seat",)),
    Field("generals", by=("seat",)),
    Field("researched", by=("seat",)),
    Field("taken", by=("seat",)),
    Field("done", by=("seat",)),
    Field("visits", by=("seat",)),
    Field("abilities_used", by=("seat", "level"), shared=True),
    Field("repeats", by=("seat", "repeat")),
    Field("targets", by=("seat", "slot"), of="enemy"),
    Field("dice_of", by=("seat", "face")),
    Field("pool", by=("face",)),
    Field("cultist_dice", by=("place",), of="cultist_face", empty=c.BLANK, shared=True),
    Field("location", by=("place",), of="location", empty=0, shared=True),
    Field("active", by=("place",), shared=True),
    Field("closed", by=("place",), shared=True),
    Field("goo", by=("place",), of="goo", shared=True),
    Field("due", by=("place",), shared=True),
    Field("held", by=("place",), shared=True),
    Field("blocked", by=("place",), shared=True),
    Field("crystals", by=("circle",), shared=True),
    Field("seal", by=("symbol",), of="keeper", shared=True),
    Field("trophies", by=("holder", "symbol")),
    Field("used", by=(ROW,), of="card", shared=True),
)


class StormFields(State):
    """A position of Cultistorm as numbers. Lists by seat, place and symbol are flat; the classes built on it know how."""

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
    ongoing: list[int]
    level: tuple[int, ...]
    moved: list[int]
    plays: list[int]
    stars: list[int]
    generals: list[int]
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
