# compiled
"""The Author's turn: ink, which cultists come, the staging, dice; what his schemes change meanwhile. (CS-OVL-01)"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import CULTIST, PLACE
from eldertable.games.cultistorm.box.places import (
    COLUMN,
    CULTIST_DECK,
    CULTIST_DISCARD,
    LEVELS,
    PLACES,
    bottom_of,
)
from eldertable.games.cultistorm.modules.events import rules as events
from eldertable.games.cultistorm.modules.other_worlds import opening, worlds
from eldertable.games.cultistorm.modules.overlord.desk import (
    AFTER_SUPPORT,
    AFTER_TERROR,
    BEFORE_ALL,
    BEFORE_FIGHTS,
    EVENTS,
    SCHEME_DECK,
    SENDINGS,
    WAY,
    AuthorRules,
    DrawSending,
    author_of,
    desk_of,
    gain,
    neighbour,
    pay,
    take_cultist,
    take_scheme,
    why_no_ink,
)
from eldertable.games.cultistorm.modules.overlord.windows import DrawScheme, OpenWindow
from eldertable.games.cultistorm.rules.discarding import ONWARD
from eldertable.games.cultistorm.rules.effects.further.board import crowd_comes
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive, Spawn
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon, free_place
from eldertable.games.cultistorm.table.enemies import cast_at
from eldertable.games.cultistorm.table.modules import (
    ALL_ARRIVED,
    BLOCKS_COUNT,
    COMBAT_BEGINS,
    DICE_ROLLED,
    FIGHT_BEGINS,
    MARKER_STARTS,
    PENALTY_FELL,
    PREPARING,
    ROUND_BEGINS,
    SUPPORT_PLAYED,
    TERROR_CARRIED_OUT,
    TERROR_OVER,
    TURN_ENDS,
    UPDATED,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Dimension, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step

GOO: Final = Dimension("goo", 24)
EVENT: Final = Dimension("event", 32)
WORLD: Final = Dimension("world", 24)
SECOND_WAVE: Final = 2
EVENTS_DRAWN: Final = 2


class OverlordRules(AuthorRules):
    """The rules of a table with an Author."""

    def lay_out(self, state: StormState) -> None:
        """After the first cultists lie: his hands, and his ink. (CS-OVL-05)"""
        self.shuffle_all(state, len(self.made.of), SCHEME_DECK)
        for _ in range(self.made.hand):
            take_cultist(state)
        for _ in range(self.made.first_schemes):
            take_scheme(state)
        desk_of(state).ink = self.made.first_ink

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        """The moments at which the Author acts, or gets ink for it. (CS-OVL-39)"""
        author = state.agreed.author
        if moment == BLOCKS_COUNT:
            state.then(Income(), OpenWindow(BEFORE_ALL))
        elif moment == MARKER_STARTS:
            state.then(PushMarker(author))
        elif moment == ALL_ARRIVED:
            state.then(Stage(author))
        elif moment == DICE_ROLLED:
            state.then(RerollCultistDie(author))
        elif moment == UPDATED:
            state.then(DrawScheme())
        elif moment == TERROR_OVER:
            state.then(OpenWindow(AFTER_TERROR))
        elif moment in (PREPARING, COMBAT_BEGINS):
            desk_of(state).quiet = 0
        elif moment == ROUND_BEGINS:
            desk_of(state).fighter = seat
            state.then(OpenWindow(BEFORE_FIGHTS))
        elif moment == FIGHT_BEGINS:
            desk_of(state).begun[seat] += 1
        elif moment == TURN_ENDS:
            clear_turn(state)

    def on(self, state: StormState, occasion: int, number: int) -> None:
        if occasion == SUPPORT_PLAYED:
            desk = desk_of(state)
            desk.played, desk.silenced = number, -1
            state.then(OpenWindow(AFTER_SUPPORT))
        elif occasion in (PENALTY_FELL, TERROR_CARRIED_OUT):
            gain(state, 1, "CS-OVL-07")

    # --- what he decides in place of chance ---------------------------------------------------------------

    def sends(self, state: StormState, place: int) -> bool:
        """He puts a cultist of his hand; with an empty one the deck has the say. (CS-OVL-09, CS-OVL-37)"""
        if not self.sendings(state):
            return False
        state.then(Send(state.agreed.author, place))
        return True

    def summons(self, state: StormState, place: int, hold: int) -> bool:
        """He chooses the Great Old One of the Endgame, if one can come at all. (CS-OVL-25)"""
        if len(state.goos_in_play()) > 1 or free_place(state, place) < 0:
            return False
        state.then(NameGoo(state.agreed.author, place, hold))
        return True

    def draws_event(self, state: StormState, deck: int) -> bool:
        """He looks at two events and plays one. (CS-OVL-21)"""
        zone = self.zone + EVENTS
        for _ in range(EVENTS_DRAWN):
            if events.there_are_events(state):
                state.lay(state.draw(deck), zone, 1 << state.agreed.author)
        if state.zones[zone]:
            state.then(PlayEvent(state.agreed.author))
        return True

    def opens_rift(self, state: StormState, place: int) -> bool:
        """He chooses the world behind a rift. (CS-OVL-40)"""
        state.then(NameWorld(state.agreed.author, place))
        return True

    # --- what holds meanwhile -----------------------------------------------------------------------------

    def unsays(self, state: StormState, card: int) -> bool:
        return desk_of(state).silenced == card

    def keeps_nothing(self, state: StormState) -> bool:
        return desk_of(state).herring > 0

    def bars_fight(self, state: StormState, seat: int, enemy: int) -> Refusal | None:
        """Who was left hanging begins one fight only."""
        desk = desk_of(state)
        if not desk.cliffs[seat] or not desk.begun[seat]:
            return None
        return Refusal("CS-OVL-17", "why-no-more-fights", {})

    def enemy_symbols(self, state: StormState, enemy: int, place: int, need: list[int]) -> None:
        """Purple prose: the cast symbol once more. (CS-MOD-27)"""
        for cultist in desk_of(state).prose:
            if cultist == enemy:
                cast = cast_at(state, enemy, place)
                if cast >= 0:
                    need[cast] += 1

    # --- the medium ---------------------------------------------------------------------------------------

    def can_act(self, state: StormState, seat: int, act: int) -> bool:
        return self.why_no_act(state, seat, act) is None

    def why_no_act(self, state: StormState, seat: int, act: int) -> Refusal | None:
        """What stands against reading the Author's mind. (CS-OVL-24)"""
        if not self.made.medium_reads or not has_sight(state, seat):
            return Refusal("CS-OVL-24", "why-no-medium", {})
        if sight_of(state, seat) < 0:
            return Refusal("CS-OVL-24", "why-seen-already", {})
        if not self.unread(state):
            return Refusal("CS-OVL-24", "why-all-read", {})
        return None

    def unread(self, state: StormState) -> list[int]:
        """The cultists of his hand that investigators do not know."""
        return [card for card in self.sendings(state) if not state.marks[card] & state.team_mask()]

    def act(self, state: StormState, seat: int, act: int) -> None:
        """The medium sees a random card of his hand in place of the deck; it stays there. (CS-OVL-24)"""
        at = sight_of(state, seat)
        state.abilities_used = replaced(state.abilities_used, at, 1)
        cards = self.unread(state)
        card = cards[state.roll(len(cards))]
        state.show(card, state.team_mask())
        if state.chronicle is not None:
            seen = state.team_mask() | 1 << state.agreed.author
            told = {"who": seat, "cultist": state.cultist(card)}
            state.tell_apart("CS-OVL-24", "mind-read", {"who": seat}, seen, "mind-read-cultist", told)


def has_sight(state: StormState, seat: int) -> bool:
    """Whether an investigator has an ability that looks at the next cultists."""
    return any([looks_ahead(state, seat, level) for level in range(state.level[seat])])


def sight_of(state: StormState, seat: int) -> int:
    """Such an ability that was not used in this turn, as its place among all; -1 without one."""
    for level in range(state.level[seat]):
        if looks_ahead(state, seat, level) and not state.abilities_used[seat * LEVELS + level]:
            return seat * LEVELS + level
    return -1


def looks_ahead(state: StormState, seat: int, level: int) -> bool:
    """Whether the ability of this level looks at the next cultists."""
    content = state.agreed.content
    effect = content.investigators[state.investigator[seat]].abilities[level].effect
    return effect >= 0 and any([op.verb == c.PEEK for op in content.effects[effect].ops])


def clear_turn(state: StormState) -> None:
    """The marks of the turn end."""
    desk = desk_of(state)
    desk.pushed = desk.shifted = desk.spawned = desk.struck = desk.replies = desk.quiet = desk.herring = 0
    desk.rerolled = [0] * len(desk.rerolled)
    desk.cliffs = [0] * len(desk.cliffs)
    desk.begun = [0] * len(desk.begun)
    desk.prose = ()
    desk.played = desk.silenced = desk.fighter = -1


class Income(Step):
    """Ink for the turn. (CS-OVL-07)"""

    def run(self, state: StormState) -> None:
        gain(state, author_of(state).made.income[state.agreed.investigators - 2], "CS-OVL-07")


# --- cultists come --------------------------------------------------------------------------------------------------


class PushMarker(Decision):
    """Before its first step: let the marker move one on without a cultist, or not.

    (CS-OVL-08, CS-OVL-31, CS-DEC-52)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("let-marker-be"), Kind("push-marker"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-08", "CS-DEC-52")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [LET_BE, PUSH] if self.why_not_pushed(state) is None else [LET_BE]

    def why_not_pushed(self, state: StormState) -> Refusal | None:
        """What stands against it."""
        if desk_of(state).pushed:
            return Refusal("CS-OVL-08", "why-once-a-turn", {})
        return why_no_ink(state, author_of(state).made.marker, "CS-OVL-08")

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None if kind == "let-marker-be" else self.why_not_pushed(state)

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == LET_BE:
            return
        pay(state, author_of(state).made.marker)
        desk_of(state).pushed = 1
        state.marker_on()
        if state.chronicle is not None:
            state.tell("CS-OVL-08", "marker-pushed", place=state.marker)


LET_BE: Final = PushMarker.ANSWERS.start("let-marker-be")
PUSH: Final = PushMarker.ANSWERS.start("push-marker")


class Send(Decision):
    """Which cultist of his hand arrives by a step of the marker.

    (CS-OVL-09, CS-OVL-22, CS-OVL-23, CS-OVL-31, CS-DEC-53)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")
    ANSWERS: ClassVar[Answers] = Answers(Kind("bring-cultist", CULTIST))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-09", "CS-OVL-23", "CS-DEC-53")
    PRIVATE: ClassVar[bool] = True

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, state: StormState, seat: int) -> list[int]:
        return sorted([state.cultist(card) for card in author_of(state).sendings(state)])

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        """The card comes as the next of the deck; he draws when all that it brings is done. (CS-OVL-37)"""
        card = answer + state.agreed.content.first_cultist
        state.take(card, author_of(state).zone + SENDINGS, state.everyone())
        state.zones[CULTIST_DECK] = (card, *state.zones[CULTIST_DECK])
        state.then(Arrive(self.place, 0), DrawSending())


# --- the staging ----------------------------------------------------------------------------------------------------


def why_no_spawn(state: StormState) -> Refusal | None:
    """What stands against one cultist more. (CS-OVL-11)"""
    if desk_of(state).spawned:
        return Refusal("CS-OVL-11", "why-once-a-turn", {})
    if not state.deck_size(CULTIST_DECK) and not state.zones[CULTIST_DISCARD]:
        return Refusal("CS-RUL-039", "why-no-cultists-left", {})
    return why_no_ink(state, author_of(state).made.spawn, "CS-OVL-11")


def why_no_shift(state: StormState, place: int, way: int) -> Refusal | None:
    """What stands against moving a topmost cultist to a neighbour. (CS-OVL-11, CS-OVL-38)"""
    if desk_of(state).shifted:
        return Refusal("CS-OVL-11", "why-once-a-turn", {})
    why = why_no_ink(state, author_of(state).made.shift, "CS-OVL-11")
    if why is not None:
        return why
    if not state.zones[COLUMN + place]:
        return Refusal("CS-OVL-11", "why-empty", {"place": place})
    goal = neighbour(place, way)
    if state.goo[goal] >= 0:
        return Refusal("CS-OVL-38", "why-goo-there", {"goo": state.goo[goal], "place": goal})
    return None


class Stage(Decision):
    """Window I, in any order: a cultist more, a topmost one to a neighbour; or nothing. (CS-OVL-11, CS-DEC-54)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(
        Kind("stage-nothing"), Kind("stage-spawn"), Kind("stage-shift", PLACE, WAY)
    )
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-11", "CS-OVL-38", "CS-DEC-54")

    def options(self, state: StormState, seat: int) -> list[int]:
        found = [STAGE_NOTHING]
        if why_no_spawn(state) is None:
            found.append(STAGE_SPAWN)
        return found + [
            STAGE_SHIFT + place * WAY.size + way
            for place in range(PLACES)
            for way in range(WAY.size)
            if why_no_shift(state, place, way) is None
        ]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "stage-nothing":
            return None
        return why_no_spawn(state) if kind == "stage-spawn" else why_no_shift(state, values[0], values[1])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == STAGE_NOTHING:
            return
        made, desk = author_of(state).made, desk_of(state)
        if answer == STAGE_SPAWN:
            pay(state, made.spawn)
            desk.spawned = 1
            if state.chronicle is not None:
                state.tell("CS-OVL-11", "one-more", n=made.spawn)
            state.then(Spawn(1, 0))
        else:
            pay(state, made.shift)
            desk.shifted = 1
            place, way = (answer - STAGE_SHIFT) // WAY.size, (answer - STAGE_SHIFT) % WAY.size
            shift(state, place, neighbour(place, way))
        state.then(ONWARD, Stage(seat))


STAGE_NOTHING: Final = Stage.ANSWERS.start("stage-nothing")
STAGE_SPAWN: Final = Stage.ANSWERS.start("stage-spawn")
STAGE_SHIFT: Final = Stage.ANSWERS.start("stage-shift")


def shift(state: StormState, place: int, goal: int) -> None:
    """The topmost cultist of a location becomes topmost of another; as the fourth it brings its Great Old One.

    (CS-OVL-38, CS-RUL-119)
    """
    card = state.zones[COLUMN + place][-1]
    number = state.cultist(card)
    state.move(card, COLUMN + place, COLUMN + goal, state.everyone())
    state.untarget(number)
    if state.chronicle is not None:
        state.tell("CS-OVL-11", "shifted", cultist=number, place=goal)
    crowd_comes(state, number, goal)


class RerollCultistDie(Decision):
    """After the cultist dice were rolled: reroll one, each at most once in a turn, or none. (CS-OVL-12, CS-DEC-55)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("let-dice-lie"), Kind("reroll-cultist-die", PLACE))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-12", "CS-DEC-55")

    def options(self, state: StormState, seat: int) -> list[int]:
        found = [LET_DICE_LIE]
        return found + [FIRST_DIE + at for at in range(PLACES) if self.why_not_rolled(state, at) is None]

    def why_not_rolled(self, state: StormState, place: int) -> Refusal | None:
        """What stands against rerolling the die of a location."""
        if desk_of(state).rerolled[place]:
            return Refusal("CS-OVL-12", "why-rerolled", {"place": place})
        return why_no_ink(state, author_of(state).made.die, "CS-OVL-12")

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None if kind == "let-dice-lie" else self.why_not_rolled(state, values[0])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == LET_DICE_LIE:
            return
        place = answer - FIRST_DIE
        pay(state, author_of(state).made.die)
        desk_of(state).rerolled[place] = 1
        state.roll_cultist_die(place)
        if state.chronicle is not None:
            face = state.cultist_dice[place]
            state.tell("CS-OVL-12", "cultist-die-rerolled", place=place, cultist_face=face)
        state.then(RerollCultistDie(seat))


LET_DICE_LIE: Final = RerollCultistDie.ANSWERS.start("let-dice-lie")
FIRST_DIE: Final = RerollCultistDie.ANSWERS.start("reroll-cultist-die")


# --- in place of chance ---------------------------------------------------------------------------------------------


def unsummoned(state: StormState) -> list[int]:
    """The Great Old Ones of the second wave that are not in play."""
    waves = state.agreed.content.goos.wave
    return [goo for goo in range(len(waves)) if waves[goo] == SECOND_WAVE and goo not in state.goo]


class NameGoo(Decision):
    """Which Great Old One the Endgame brings. (CS-OVL-25, CS-DEC-58)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "hold")
    ANSWERS: ClassVar[Answers] = Answers(Kind("name-goo", GOO))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-25", "CS-DEC-58")

    def __init__(self, seat: int, place: int, hold: int) -> None:
        self.seat = seat
        self.place = place
        self.hold = hold

    def options(self, state: StormState, seat: int) -> list[int]:
        return unsummoned(state)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] in unsummoned(state):
            return None
        return Refusal("CS-OVL-25", "why-in-play", {"goo": values[0]})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        state.then(Summon(self.place, answer, SECOND_WAVE, self.hold))


class NameWorld(Decision):
    """Which world opens behind a rift, of those of the first wave that are closed. (CS-OVL-40, CS-DEC-58)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")
    ANSWERS: ClassVar[Answers] = Answers(Kind("name-world", WORLD))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-40", "CS-OTH-03", "CS-DEC-58")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, state: StormState, seat: int) -> list[int]:
        return sorted(worlds.rules_of(state).first_wave_closed(state))

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] in worlds.rules_of(state).first_wave_closed(state):
            return None
        return Refusal("CS-OTH-03", "why-no-rift-there", {"world": values[0]})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        state.then(opening.OpenWorld(self.place, answer))


class PlayEvent(Decision):
    """Which of two events is played; the other goes under the deck. (CS-OVL-21, CS-DEC-58)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("play-event", EVENT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-OVL-21", "CS-DEC-58")
    PRIVATE: ClassVar[bool] = True

    def drawn(self, state: StormState) -> dict[int, int]:
        """The cards that he may play, by the number of their kind; of two equal ones always the same."""
        rules: events.EventRules = state.agreed.module(events.EventRules)
        drawn = sorted(state.zones[author_of(state).zone + EVENTS], reverse=True)
        return {rules.of[card - rules.card]: card for card in drawn}

    def options(self, state: StormState, seat: int) -> list[int]:
        return sorted(self.drawn(state))

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        zone = author_of(state).zone + EVENTS
        card = self.drawn(state)[answer]
        state.take(card, zone, state.everyone())
        rules: events.EventRules = state.agreed.module(events.EventRules)
        for other in state.zones[zone]:
            state.zones[bottom_of(rules.zone + events.DECK)] += (other,)
        state.zones[zone] = ()
        events.befalls(state, card)
