# compiled
"""What lies on the Author's desk: ink, schemes, a hand of cultists, and marks of what he has done in this turn.

Everybody sees ink, marks, and how many cards there are; which cards they are is his secret. (CS-OVL-30)
"""

from typing import Any, ClassVar, Final

from eldertable.games.cultistorm.box.places import CULTIST_DECK, CULTIST_DISCARD, PLACES
from eldertable.games.cultistorm.rules.storm.arrivals import RunOut
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Dimension
from eldertable.kernel.fields import ROW, Field
from eldertable.kernel.state import Part
from eldertable.kernel.steps import Refusal, Step

SENDINGS: Final = 0
"""His zones: the cultists in his hand, ..."""
SCHEME_DECK: Final = 1
SCHEMES: Final = 4
SCHEME_DISCARD: Final = 5
EVENTS: Final = 6
"""... and at last the events among which he chooses."""

BEFORE_ALL: Final = 0
AFTER_TERROR: Final = 1
AFTER_SUPPORT: Final = 2
BEFORE_FIGHTS: Final = 3
WINDOWS: Final = ("0", "II", "III", "IV")
"""When schemes are played; the staging of the cultist phase, window I, has none. (CS-OVL-33)"""

SCHEME: Final = Dimension("scheme", 24)
WAY: Final = Dimension("turning", 2)
"""To which neighbour: clockwise or anticlockwise."""
WAYS: Final = ("clockwise", "anticlockwise")


class Scheme:
    """A kind of scheme: when it is played, what it costs, and its text."""

    def __init__(self, id: str, window: int, ink: int, effect: int) -> None:
        self.id = id
        self.window = window
        self.ink = ink
        self.effect = effect


class Authorship:
    """Schemes and numbers of this module; what depends on the number of investigators is listed for 2, 3, 4 and 5."""

    def __init__(self) -> None:
        self.schemes: list[Scheme] = []
        self.of: list[int] = []
        """The kind of each scheme card."""
        self.hand = 3
        self.first_schemes = 3
        self.most_schemes = 4
        self.first_ink = 2
        self.most_ink = 8
        self.stroke = 5
        self.marker = 1
        self.die = 1
        self.shift = 2
        self.spawn = 3
        self.replies = 1
        self.medium_reads = True
        self.places: list[int] = []
        self.objects: list[int] = []
        self.limit: list[int] = []
        self.dice: list[int] = []
        self.crystals: list[int] = []
        self.ahead: list[int] = []
        self.income: list[int] = []
        self.strokes: list[int] = []

    def cheapest(self, window: int) -> int:
        """The ink that the cheapest scheme of a window costs. (CS-OVL-32)"""
        return min([scheme.ink for scheme in self.schemes if scheme.window == window])


class Desk(Part):
    """What everybody sees of the Author's doings.

    `strokes`: strokes of doom so far. In this turn: `pushed` the marker was moved first, `shifted` and `spawned` were paid
    for in the staging, `struck` a stroke was made, `replies` to supports were played, `rerolled` dice, by place; `herring`
    no object is kept, `cliffs` who may begin one fight only, `begun` fights, `prose` the cultists with a symbol more.
    `quiet`: he says nothing more in this phase. `played` is the support just played, `silenced` the one whose text is not
    carried out, `fighter` whose combat round begins.
    """

    FIELDS: ClassVar[tuple[Any, ...]] = (
        Field("ink"),
        Field("strokes"),
        Field("pushed"),
        Field("shifted"),
        Field("spawned"),
        Field("struck"),
        Field("replies"),
        Field("quiet"),
        Field("herring"),
        Field("rerolled", by=("place",)),
        Field("cliffs", by=("seat",)),
        Field("begun", by=("seat",)),
        Field("prose", by=(ROW,), of="cultist", shared=True),
        Field("played", of="card"),
        Field("silenced", of="card"),
        Field("fighter", of="seat"),
    )

    ink: int
    strokes: int
    pushed: int
    shifted: int
    spawned: int
    struck: int
    replies: int
    quiet: int
    herring: int
    rerolled: list[int]
    cliffs: list[int]
    begun: list[int]
    prose: tuple[int, ...]
    played: int
    silenced: int
    fighter: int


def desk_of(state: StormState) -> Desk:
    """The desk of a table with an Author."""
    desk: Desk = state.part(Desk)
    return desk


class AuthorRules(ModuleRules):
    """What all rules of this module know: its cards, zones and numbers at a table."""

    def __init__(self, zone: int, card: int, ending: int, made: Authorship) -> None:
        super().__init__(zone, card, ending)
        self.made = made

    def sendings(self, state: StormState) -> tuple[int, ...]:
        """The cultists in the Author's hand."""
        return state.zones[self.zone + SENDINGS]

    def schemes(self, state: StormState) -> tuple[int, ...]:
        """The schemes in his hand."""
        return state.zones[self.zone + SCHEMES]

    def kind(self, card: int) -> int:
        """The number of a scheme's kind."""
        return self.made.of[card - self.card]

    def held(self, state: StormState, kind: int) -> int:
        """The first scheme of a kind in his hand; -1 without one."""
        for card in sorted(self.schemes(state)):
            if self.kind(card) == kind:
                return card
        return -1

    def strokes(self, state: StormState) -> int:
        """How many strokes of doom there are in a game. (CS-OVL-04)"""
        return self.made.strokes[state.agreed.investigators - 2]


def author_of(state: StormState) -> AuthorRules:
    """The rules of a table with an Author."""
    rules: AuthorRules = state.agreed.module(AuthorRules)
    return rules


# --- ink ------------------------------------------------------------------------------------------------------------


def gain(state: StormState, n: int, rule: str) -> None:
    """The Author gets ink; what is above the most is lost. (CS-OVL-05, CS-OVL-07)"""
    desk = desk_of(state)
    got = min(n, author_of(state).made.most_ink - desk.ink)
    desk.ink += got
    if got and state.chronicle is not None:
        state.tell(rule, "ink-gained", n=got, ink=desk.ink)


def pay(state: StormState, n: int) -> None:
    """The Author pays ink."""
    desk_of(state).ink -= n


def why_no_ink(state: StormState, n: int, rule: str) -> Refusal | None:
    """He has not ink enough."""
    has = desk_of(state).ink
    return None if has >= n else Refusal(rule, "why-no-ink", {"n": n, "has": has})


# --- cards ----------------------------------------------------------------------------------------------------------


class DrawSending(Step):
    """The Author draws a cultist into his hand, which counts as part of the deck. (CS-OVL-06, CS-OVL-09, CS-OVL-37)"""

    def run(self, state: StormState) -> None:
        if not state.deck_size(CULTIST_DECK):
            if state.zones[CULTIST_DISCARD]:
                state.then(RunOut(), DrawSending())
            return
        take_cultist(state)
        if not state.deck_size(CULTIST_DECK):
            state.then(RunOut())


def take_cultist(state: StormState) -> None:
    """The next cultist of the deck goes to the Author's hand, unseen by others."""
    zone = author_of(state).zone + SENDINGS
    state.lay(state.draw(CULTIST_DECK), zone, 1 << state.agreed.author)
    state.zones[zone] = tuple(sorted(state.zones[zone]))


def take_scheme(state: StormState) -> bool:
    """The next scheme goes to his hand; an empty deck is made anew. Whether there was one. (CS-OVL-13, CS-MOD-15)"""
    rules = author_of(state)
    deck, pile = rules.zone + SCHEME_DECK, rules.zone + SCHEME_DISCARD
    if state.made_anew(deck, pile) and state.chronicle is not None:
        state.tell("CS-MOD-15", "schemes-reshuffled")
    if not state.deck_size(deck):
        return False
    zone = rules.zone + SCHEMES
    state.lay(state.draw(deck), zone, 1 << state.agreed.author)
    state.zones[zone] = tuple(sorted(state.zones[zone]))
    return True


def neighbour(place: int, way: int) -> int:
    """The location next to this one, clockwise or anticlockwise."""
    return (place + (1 if way == 0 else PLACES - 1)) % PLACES
