"""The Vigil: a whole game on a few pages, and the worked example of docs/how-to-add-a-game.md.

It is small, but it has one of everything: secrets of three kinds, both kinds of open decision, interruptions, sides
that nobody plays, a table without players, a shared victory and a common defeat.
"""

from collections import Counter as Tally
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final

import msgspec

from eldertable.kernel import (
    ROW,
    Aim,
    Answers,
    BadContent,
    Decision,
    Dice,
    Dimension,
    Field,
    Game,
    GoOn,
    Kind,
    Option,
    Outcome,
    Refusal,
    SideResult,
    State,
    Step,
    Table,
    Telling,
    Together,
    Zone,
    deck,
)
from eldertable.kernel.content import convert, fits
from eldertable.kernel.dossiers import MODULE_LINES, Choosable
from eldertable.kernel.pointing import Pointing
from eldertable.kernel.scene import (
    Counter,
    Face,
    Moving,
    Piece,
    Prompt,
    SceneSide,
    SceneZone,
    Standing,
    Still,
)
from eldertable.kernel.sight import viewer_bit
from eldertable.kernel.verbs import Verb, find_verb
from eldertable.kernel.words import Words, filled

# --- the content: what a designer edits ---------------------------------------------------------------------

Positive = Annotated[int, msgspec.Meta(ge=1)]


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same words in every language of the game."""

    en: str
    pl: str

    def __getitem__(self, locale: str) -> str:
        return self.pl if locale == "pl" else self.en


class Omen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card."""

    id: str
    copies: Positive
    danger: Positive
    verb: str
    n: Positive
    name: Said
    text: Said


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The file vigil.toml."""

    hand: Positive
    oil: Annotated[int, msgspec.Meta(ge=0)]
    courage: tuple[Positive, Positive]
    dread: Positive
    omen: tuple[Omen, ...]

    @cached_property
    def kinds(self) -> tuple[int, ...]:
        """Which omen each card is."""
        return tuple(kind for kind, omen in enumerate(self.omen) for _ in range(omen.copies))

    @cached_property
    def verbs(self) -> "tuple[OmenVerb, ...]":
        """What each omen does when it is turned."""
        return tuple(VERBS[find_verb(VERBS, f"vigil.toml: omen {omen.id}", omen.verb)] for omen in self.omen)


# --- the table: what there is, who sees it, and the small changes that steps are made of ----------------------

SIDES: Final = 4
DECK: Final = 0  # three zones: top, bag, bottom
CLOTH: Final = 3
SHORE: Final = 4
HAND: Final = 5  # one for each side
LAID: Final = 9  # one for each side

ZONES: Final = (
    *deck("deck", pool="omens"),
    Zone("cloth", hidden=True, pool="omens"),
    Zone("shore"),
    *(Zone(f"hand-{side}", "set", hidden=True, pool="omens") for side in range(SIDES)),
    *(Zone(f"laid-{side}", hidden=True, pool="omens") for side in range(SIDES)),
)

SEA: Final = 1
MORNING: Final = 2

OMENS: Final = Dimension("omen", 16)
"""Room for so many kinds of omens, whatever the content: so an answer keeps its number."""
COURAGE: Final = Dimension("courage", 3)


class VigilState(State):
    """A position."""

    content: Content
    night: int
    light: int
    danger: int
    dread: int
    oil: list[int]
    courage: list[int]
    spent: list[int]
    lifted: list[int]

    def owner(self, side: int) -> int:
        """The viewers who see what this side sees: nobody for a keeper."""
        return 1 << side if side < self.table.seats else 0

    def next_omen(self, zone: int, seen: int) -> int:
        """Lay the next card of the deck; an empty deck is made anew from the turned omens. (VIG-16)"""
        if not self.deck_size(DECK):
            turned, self.zones[SHORE] = self.zones[SHORE], ()
            self.shuffle_in(turned, DECK)
        card = self.draw(DECK)
        self.lay(card, zone, seen)
        return card

    def fill_hand(self, seat: int) -> None:
        """Draw up to a full hand. (VIG-04, VIG-16)"""
        while len(self.zones[HAND + seat]) < self.content.hand:
            self.tell_own("VIG-16", "drawn", seat, self.next_omen(HAND + seat, self.owner(seat)))

    def grow_dread(self, n: int, rule: str) -> None:
        """When the dread is complete, all is over. (VIG-17)"""
        self.dread += n
        self.tell(rule, "dread", n=n)
        if self.dread >= self.content.dread:
            self.finish(SEA, winners=0)

    def tell_own(self, rule: str, key: str, side: int, card: int) -> None:
        """Tell everybody that a side did something with a card, and its owner with which."""
        fuller = {"omen": self.content.kinds[card]}
        self.tell_apart(rule, key, {"side": side}, self.owner(side), f"{key}-own", fuller)


# --- a night, in the order of the rules -----------------------------------------------------------------------


class Night(Step):
    """Cover, dream, lay, lamps, pledge, dawn, rest. (VIG-02, VIG-05)"""

    def run(self, state: VigilState) -> None:
        seats = tuple(range(state.table.seats))
        state.night += 1
        if seats:
            dreamer = seats[(state.night - 1) % len(seats)]
            state.then(Cover(), Dream(dreamer), *[Lay(seat) for seat in seats], Lamps(seats), Pledge(seats))
        else:
            state.then(GoOn(), Cover())
        state.then(Dawn(), Rest())


class Cover(Step):
    """Omens that nobody looks at: one under the cloth, one before every keeper. (VIG-06)"""

    def run(self, state: VigilState) -> None:
        state.tell("VIG-06", "night-falls", n=state.night)
        for zone in (CLOTH, *range(LAID + state.table.seats, LAID + state.table.sides)):
            state.next_omen(zone, seen=0)


class Dream(Step):
    """A watcher looks at the next omen of the deck, if there is one. (VIG-07)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: VigilState) -> None:
        card = state.look(DECK, state.owner(self.seat))
        if card >= 0:
            state.tell_own("VIG-07", "dreamt", self.seat, card)
            state.then(Bury(self.seat))


class Bury(Decision):
    """Leave the omen of the dream, or bury it under the deck. (VIG-07)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("leave"), Kind("bury"))
    RULES: ClassVar[tuple[str, ...]] = ("VIG-07",)

    def options(self, state: VigilState, seat: int) -> list[int]:
        return [0, 1]

    def resolve(self, state: VigilState, seat: int, answer: int) -> None:
        if answer == self.ANSWERS.start("bury"):
            state.lay(state.draw(DECK), DECK + 2, state.owner(seat))
            state.tell("VIG-07", "buried", side=seat)


class Lay(Decision):
    """Lay an omen from the hand face down; the answer is its kind. (VIG-08)

    Which options there are is a secret. So it is asked even if there is only one: silence would tell the others.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("lay", OMENS))
    RULES: ClassVar[tuple[str, ...]] = ("VIG-08",)
    PRIVATE: ClassVar[bool] = True

    def why_not(self, state: VigilState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        held = any(state.content.kinds[card] == values[0] for card in state.zones[HAND + seat])
        return None if held else Refusal("VIG-08", "not-in-hand", {"omen": values[0]})

    def options(self, state: VigilState, seat: int) -> list[int]:
        return sorted({state.content.kinds[card] for card in state.zones[HAND + seat]})

    def resolve(self, state: VigilState, seat: int, answer: int) -> None:
        card = min(card for card in state.zones[HAND + seat] if state.content.kinds[card] == answer)
        state.move(card, HAND + seat, LAID + seat, state.owner(seat))
        state.tell_own("VIG-08", "laid", seat, card)


LAMPS: Final = Answers(Kind("ready"), Kind("lamp"), Kind("bell"))
READY: Final = LAMPS.start("ready")
LAMP: Final = LAMPS.start("lamp")
BELL: Final = LAMPS.start("bell")


class Lamps(Decision):
    """The first to answer acts, and it comes back until all are ready: the policy *any*. (VIG-09, VIG-10)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("waiting",)
    ANSWERS: ClassVar[Answers] = LAMPS
    RULES: ClassVar[tuple[str, ...]] = ("VIG-09", "VIG-10")

    def __init__(self, waiting: tuple[int, ...]) -> None:
        super().__init__(waiting[0])
        self.waiting = waiting

    def seats(self) -> tuple[int, ...]:
        return self.waiting

    def options(self, state: VigilState, seat: int) -> list[int]:
        return [READY] + [LAMP] * (state.oil[seat] > 0) + [BELL] * state.table.options["bell"]

    def why_not(self, state: VigilState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "lamp" and not state.oil[seat]:
            return Refusal("VIG-09", "no-oil", {})
        if kind == "bell" and not state.table.options["bell"]:
            return Refusal("VIG-10", "no-bell", {})
        return None

    def resolve(self, state: VigilState, seat: int, answer: int) -> None:
        if answer == BELL:
            state.tell("VIG-10", "bell", side=seat)
            state.break_off(Rest)
            state.grow_dread(1, "VIG-10")
        elif answer == LAMP:
            state.oil[seat] -= 1
            state.light += 1
            state.tell("VIG-09", "lamp", side=seat)
            state.then(Lamps(self.waiting))
        elif len(self.waiting) > 1:
            state.then(Lamps(tuple(other for other in self.waiting if other != seat)))


class Pledge(Together):
    """All answer, and nobody sees an answer before the last has come: the policy *all*. (VIG-11)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("pledge", COURAGE))
    RULES: ClassVar[tuple[str, ...]] = ("VIG-11",)

    def why_not(self, state: VigilState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] > state.courage[seat]:
            return Refusal("VIG-11", "no-courage", {"n": state.courage[seat]})
        return None

    def options(self, state: VigilState, seat: int) -> list[int]:
        return list(range(min(2, state.courage[seat]) + 1))

    def reveal(self, state: VigilState, answers: list[int]) -> None:
        for seat, n in enumerate(answers):
            state.courage[seat] -= n
            state.spent[seat] += n
            state.light += n
            state.tell("VIG-11", "pledged", side=seat, n=n)


class Dawn(Step):
    """The cloth is lifted, then every side turns its omens. (VIG-12, VIG-13)"""

    def run(self, state: VigilState) -> None:
        card = state.zones[CLOTH][0]
        kind = state.content.kinds[card]
        state.move(card, CLOTH, SHORE, state.everyone())
        state.danger = state.content.omen[kind].danger * state.table.sides + state.lifted.count(kind)
        state.lifted.append(kind)
        state.tell("VIG-12", "lifted", omen=kind, n=state.danger)
        state.then_all([Turn(side) for side in range(state.table.sides)])


class Turn(Step):
    """A side turns its omens one at a time; what an echo draws comes before the other sides. (VIG-13, VIG-14)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: VigilState) -> None:
        laid = LAID + self.side
        if not state.zones[laid]:
            return
        card = state.zones[laid][0]
        kind = state.content.kinds[card]
        state.move(card, laid, SHORE, state.everyone())
        state.tell("VIG-13", "turned", side=self.side, omen=kind)
        state.then(Turn(self.side))
        state.content.verbs[kind].turn(state, laid, state.content.omen[kind].n)


class OmenVerb(Verb):
    """What an omen does when it is turned."""

    def turn(self, state: VigilState, laid: int, n: int) -> None:
        """Do it, n times."""
        raise NotImplementedError


class Light(OmenVerb):
    """It shines. (VIG-13)"""

    def turn(self, state: VigilState, laid: int, n: int) -> None:
        state.light += n


class Dread(OmenVerb):
    """It frightens. (VIG-13)"""

    def turn(self, state: VigilState, laid: int, n: int) -> None:
        state.grow_dread(n, "VIG-13")


class Echo(OmenVerb):
    """It draws more: from the deck, never from the shore, so every echo dies away. (VIG-14)"""

    def turn(self, state: VigilState, laid: int, n: int) -> None:
        for _ in range(min(n, state.deck_size(DECK))):
            state.next_omen(laid, seen=0)


VERBS: Final[tuple[OmenVerb, ...]] = (Light("light"), Dread("dread"), Echo("echo"))


class Rest(Step):
    """The night is reckoned; another one falls, or it was the last. (VIG-15, VIG-16, VIG-18)"""

    def run(self, state: VigilState) -> None:
        if state.danger > state.light:
            state.grow_dread(state.danger - state.light, "VIG-15")
        if state.night == state.table.options["nights"]:
            state.finish(MORNING, sum(1 << side for side, left in enumerate(state.courage) if left))
        state.then(Tidy(), Night())


class Tidy(Step):
    """The light goes out, omens not turned go back into the deck, hands are filled up. (VIG-15, VIG-16)"""

    def run(self, state: VigilState) -> None:
        state.light = state.danger = 0
        for zone in (CLOTH, *range(LAID, LAID + SIDES)):
            if unturned := state.zones[zone]:
                state.zones[zone] = ()
                state.shuffle_in(unturned, DECK)
        for seat in range(state.table.seats):
            state.fill_hand(seat)


# --- the game: all of that, and how to say and to show it -----------------------------------------------------

LOOKS: Final = (("amber", "circle"), ("teal", "square"), ("violet", "star"), ("white", "moon"))


def seat_of(table: Table, side: int) -> int | None:
    """The seat that decides for a side: none for a keeper. (VIG-01)"""
    return side if side < table.seats else None


class VigilTelling(Telling):
    """The words of the game in one language."""

    def __init__(self, words: Words, content: Content) -> None:
        super().__init__(words)
        self.names["side"] = self.side
        self.names["omen"] = lambda state, omen: content.omen[omen].name[self.locale]

    def side(self, state: VigilState, side: int) -> str:
        return self.words("watcher" if side < state.table.seats else "keeper", n=side + 1)


def points_at_omen(state: VigilState, seat: int, omen: int) -> tuple[str, ...]:
    """An omen of one's hand."""
    return (f"hand-{seat}", state.content.omen[omen].id)


def points_at_courage(state: VigilState, seat: int, courage: int) -> tuple[str, ...]:
    """One's own courage, however much of it."""
    return (f"courage-{seat}",)


PHASE_OF: Final = {"Bury": "dream", "Lay": "lay", "Lamps": "lamps", "Pledge": "pledge"}
"""The part of a night in which a decision is asked."""


class Vigil(Game):
    """The game as everything else sees it."""

    name = "the-vigil"
    folder = Path(__file__).with_name("vigil")
    locales = ("en", "pl")
    seats = (0, 1, 2, 3, 4)
    default_seats = 2
    state_class = VigilState
    steps = (Night, Cover, Dream, Bury, Lay, Lamps, Pledge, Dawn, Turn, Rest, Tidy, GoOn)
    fields = (
        Field("night"),
        Field("light"),
        Field("danger"),
        Field("dread"),
        Field("oil", by=("side",)),
        Field("courage", by=("side",), sight="secret"),
        Field("spent", by=("side",)),
        Field("lifted", by=(ROW,), of="omen"),
    )
    options = (
        Option("nights", "int", (1, 5), default=3, unattended=2, label="Nights", rule="VIG-18"),
        Option("bell", "bool", default=True, label="There is a bell", rule="VIG-10"),
        Option("oil", "int", (0, 5), per_seat=True, label="Oil of each watcher", rule="VIG-03"),
    )
    presets: Mapping[str, Mapping[str, Any]] = {"long-winter": {"nights": 5, "bell": False}}
    choosable: ClassVar[tuple[Choosable, ...]] = (
        Choosable("presets", presets=True, lines=MODULE_LINES),
        Choosable("omens", kind="lay", dimension="omen", cards=True),
    )
    pointing = Pointing({}, {"omen": points_at_omen, "courage": points_at_courage})
    goals: ClassVar[tuple[Aim, ...]] = (Aim("nights"), Aim("dread", threat=True))
    phases: ClassVar[tuple[str, ...]] = ("dream", "lay", "lamps", "pledge")

    def freeze(self, files: Mapping[str, Mapping[str, Any]]) -> Content:
        content = convert("vigil", files.get("vigil", {}), Content)
        if content.courage[0] > content.courage[1]:
            raise BadContent("vigil.toml, courage: the least comes first, then the most")
        fits("vigil", "kinds of omens", len(content.omen), OMENS)
        assert content.verbs  # a verb that is unknown is told here, not when the omen is turned
        if len(content.kinds) < (needed := SIDES * content.hand + SIDES):
            raise BadContent(f"vigil.toml, omen: {len(content.kinds)} cards are too few; at least {needed}")
        return content

    def table(self, seats: int, options: dict[str, Any]) -> Table:
        return Table(self, seats, max(2, seats), options)

    def zones(self, table: Table) -> tuple[Zone, ...]:
        return ZONES

    def names(self, table: Table) -> Mapping[str, Sequence[str]]:
        cards = [f"{omen.id}-{copy}" for omen in self.content.omen for copy in range(1, omen.copies + 1)]
        sides = [f"watcher-{side}" if side < table.seats else f"keeper-{side}" for side in range(table.sides)]
        omens = [omen.id for omen in self.content.omen]
        return {"card": cards, "omen": omens, "side": sides, "seat": sides[: table.seats]}

    def start(self, state: VigilState) -> None:
        least, most = state.content.courage
        state.courage = [least + state.roll(most - least + 1) for _ in range(state.table.sides)]
        state.oil = list(state.table.options["oil"] or [state.content.oil] * state.table.seats)
        state.oil += [0] * (state.table.sides - state.table.seats)
        state.shuffle_in(tuple(range(len(state.marks))), DECK)
        state.then(Tidy(), Night())

    def guess(self, state: VigilState, seat: int | None, dice: Dice) -> None:
        """Any courage is possible with which a side could have begun and spent what it did."""
        least, most = state.content.courage
        for side, spent in enumerate(state.spent):
            if side != seat:
                began = max(least, spent)
                state.courage[side] = began + dice.roll(most - began + 1) - spent

    def audit(self, state: VigilState) -> list[str]:
        least, most = state.content.courage
        began = [left + spent for left, spent in zip(state.courage, state.spent, strict=True)]
        return self.audit_cards(state) + [
            f"nobody began with courage {n}" for n in began if not least <= n <= most
        ]

    def variants(self, seats: int) -> tuple[dict[str, Any], ...]:
        return ({}, {"nights": 3, "bell": False, "oil": [5] * seats})

    def greedy(self, state: VigilState, seat: int) -> int:
        """Bury dread, lay light, burn oil early, keep one courage."""
        omens, decision = state.content.omen, state.decision
        if isinstance(decision, Bury):
            return int(omens[state.content.kinds[state.zones[DECK][0]]].verb == "dread")
        if isinstance(decision, Lay):
            return max(state.legal(seat), key=lambda kind: omens[kind].n * (omens[kind].verb == "light"))
        if isinstance(decision, Lamps):
            return LAMP if state.oil[seat] and state.light < 2 else READY
        return min(2, max(0, state.courage[seat] - 1))

    def standings(self, state: VigilState) -> Sequence[Standing]:
        """Nights that are over, and the dread, both for all; whose courage will last is a secret."""
        return (
            Standing("nights", max(0, state.night - 1), state.table.options["nights"]),
            Standing("dread", min(state.dread, self.content.dread), self.content.dread),
        )

    def phase(self, state: VigilState) -> str:
        return PHASE_OF.get(type(state.decision).__name__, "")

    def make_telling(self, state: VigilState, locale: str) -> Telling:
        return VigilTelling(self.words(locale), self.content)

    def ending(self, state: VigilState, locale: str) -> Outcome:
        words = self.words(locale)
        sides: list[SideResult] = []
        for side, spent in enumerate(state.spent):
            rank = 1 if state.winners >> side & 1 else 2
            name, seat = self.side_name(state, side, locale), seat_of(state.table, side)
            sides.append(SideResult(name, seat, rank, {words("spent"): spent}))
        winners = tuple(side for side, result in enumerate(sides) if result.rank == 1)
        reason = {SEA: ("VIG-17", words("sea")), MORNING: ("VIG-18", words("morning"))}[state.ended]
        return Outcome(winners, tuple(sides), reason)

    def build_still(self, state: VigilState, locale: str) -> Still:
        table = state.table
        words = self.words(locale)
        zones = [SceneZone(zone, words(f"zone-{zone}"), "pile") for zone in ("deck", "cloth", "shore")]
        sides: list[SceneSide] = []
        for side in range(table.sides):
            name = self.side_name(state, side, locale)
            sides.append(SceneSide(side, name, seat_of(table, side), *LOOKS[side]))
            for zone in ("hand", "laid"):
                zones.append(SceneZone(f"{zone}-{side}", words(f"zone-{zone}", side=name), zone, owner=side))
        faces = [
            Face(omen.id, omen.name[locale], filled(omen.text[locale], {"n": omen.n}))
            for omen in self.content.omen
        ]
        return Still(self.name, words("title"), locale, (6.0, 4.0), tuple(sides), tuple(zones), tuple(faces))

    def build_moving(self, state: VigilState, seat: int | None, locale: str, prompt: Prompt | None) -> Moving:
        words = self.words(locale)
        heading = words("night", n=state.night, most=state.table.options["nights"])
        counters = [
            Counter("light", words("light"), state.light, "cloth"),
            Counter("danger", words("danger"), state.danger, "cloth"),
            Counter("dread", words("dread-track"), state.dread, "shore", most=self.content.dread),
        ]
        for side, oil in enumerate(state.oil):
            courage = state.courage[side] if side == seat else None
            counters.append(Counter(f"oil-{side}", words("oil"), oil, f"hand-{side}", owner=side))
            counters.append(Counter(f"courage-{side}", words("courage"), courage, f"hand-{side}", owner=side))
        return Moving((heading,), self.pieces(state, seat), tuple(counters), prompt, state.over)

    def pieces(self, state: VigilState, seat: int | None) -> tuple[Piece, ...]:
        """Alike cards that lie together are one piece with a count; a card that this viewer can't see is a back.

        They are listed by zone and face: the order in which unseen cards lie in a hand would tell what they are.
        """
        bit = viewer_bit(state, seat)
        alike = Tally[tuple[str, str]]()
        for zone, lying in zip(ZONES, state.zones, strict=True):
            for card in lying:
                face = self.content.omen[self.content.kinds[card]].id if state.marks[card] & bit else ""
                alike[zone.name.partition(" ")[0], face] += 1
        return tuple(Piece("omen", zone, face or None, count=n) for (zone, face), n in sorted(alike.items()))
