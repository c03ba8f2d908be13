# compiled
"""Mission 5, The Open Door: who steps through goes from chamber to chamber, and brings the heart back. (CS-CAM-501)

Beyond the door powers are added: those in one chamber cover the symbols of the next together. Whoever is there is absent
for all others.
"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box.bounds import SYMBOL
from eldertable.games.cultistorm.box.places import GOO_TARGET, SYMBOLS
from eldertable.games.cultistorm.modules.campaign.progress import (
    BACK,
    DOOR,
    FOUND,
    LOST,
    STEP_THROUGH,
    Progress,
    Sheet,
    Story,
    gates,
    progress,
)
from eldertable.games.cultistorm.modules.campaign.rules import CampaignRules, rules_of
from eldertable.games.cultistorm.rules.fighting.winning import madness_of_sources, use_up
from eldertable.games.cultistorm.rules.phases.combat import SupportsBack
from eldertable.games.cultistorm.rules.storm.arrivals import Arrive, Spawn
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.matching import Match, best_match, madness_of
from eldertable.games.cultistorm.table.modules import COMBAT_BEGINS, CULTISTS_BEGIN
from eldertable.games.cultistorm.table.state import StormState
from eldertable.games.cultistorm.table.symbols import OBJECT_USED, SUPPORT, Kit, bring_own
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step

NOWHERE: Final = -1
NO_ENEMY: Final = -1
HALVES: Final = 2
"""Symbols of a chamber. (CS-CAM-501)"""


class OpenDoor(CampaignRules):
    """The rules of the fifth mission."""

    def __init__(self, zone: int, card: int, ending: int, number: int, story: Story, sheet: Sheet) -> None:
        super().__init__(zone, card, ending, number, story, sheet)
        self.own_act = STEP_THROUGH

    def begin(self, state: StormState) -> None:
        """Two cultist dice say what each chamber shows; blanks are rolled again. (CS-CAM-501)"""
        made, die = progress(state), state.agreed.content.cultist_die
        for at in range(HALVES * self.story.chambers):
            face = die[state.roll(len(die))]
            while face >= SYMBOLS:
                face = die[state.roll(len(die))]
            made.symbols[at] = face

    def reached(self, state: StormState) -> bool:
        """The heart is back, the door is sealed, and so are gates enough in all. (CS-CAM-507)"""
        made = progress(state)
        return made.heart == BACK and state.closed[DOOR] > 0 and gates(state) >= self.gates_needed()

    # --- who is beyond ------------------------------------------------------------------------------------

    def beyond(self, state: StormState) -> list[int]:
        """Who is beyond the door, in seat order."""
        chamber = progress(state).chamber
        return [seat for seat in state.order() if chamber[seat] >= 0]

    def group(self, state: StormState, chamber: int) -> list[int]:
        """Who is in a chamber and has not the heart yet, by seat."""
        made = progress(state)
        return [
            seat
            for seat in range(state.agreed.team)
            if made.chamber[seat] == chamber and not made.bearer[seat]
        ]

    def need(self, state: StormState, chamber: int, more: tuple[int, ...]) -> list[int]:
        """The symbols of a chamber, counted from 1, and those that were named besides. (CS-CAM-503)"""
        need = [0] * SYMBOLS
        made = progress(state)
        for half in range(HALVES):
            need[made.symbols[HALVES * (chamber - 1) + half]] += 1
        for symbol in more:
            need[symbol] += 1
        return need

    # --- when ---------------------------------------------------------------------------------------------

    def come(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        """While nobody is beyond and the heart is not back, a cultist comes to the door; in combat everybody beyond
        turns back, goes back or goes on, one chamber each.

        (CS-CAM-505, CS-CAM-515)
        """
        if moment == CULTISTS_BEGIN:
            if self.beyond(state):
                self.hold(state)
            elif progress(state).heart != BACK:
                state.then(Arrive(DOOR, 0))
        elif moment == COMBAT_BEGINS and self.beyond(state):
            made = progress(state)
            for each in self.beyond(state):
                if made.bearer[each]:
                    state.then(GoBack(each))
                else:
                    state.then(TurnBack(each))
            for chamber in range(self.story.chambers - 1, -1, -1):
                state.then(Onwards(chamber))
            state.then(Breathe())

    def hold(self, state: StormState) -> None:
        """A Great Old One at the door is held while somebody is beyond. (CS-CAM-506)"""
        if state.goo[DOOR] >= 0:
            state.held = replaced(state.held, DOOR, 1)

    def bars_fight(self, state: StormState, seat: int, enemy: int) -> Refusal | None:
        """Nor can it be fought. (CS-CAM-506)"""
        if enemy == GOO_TARGET + DOOR and self.beyond(state):
            return Refusal("CS-CAM-506", "why-somebody-beyond", {"place": DOOR})
        return None

    def bars_sealing(self, state: StormState, place: int) -> Refusal | None:
        """The door stays open until the heart is back, and everybody with it. (CS-CAM-506)"""
        if place != DOOR:
            return None
        if progress(state).heart != BACK:
            return Refusal("CS-CAM-506", "why-no-heart", {"place": DOOR})
        if self.beyond(state):
            return Refusal("CS-CAM-506", "why-somebody-beyond", {"place": DOOR})
        return None

    def armed_absent(self, state: StormState, seat: int) -> bool:
        """Beyond the door one takes dice and is given some, and supports too. (CS-CAM-502, CS-CAM-508, CS-CAM-510)"""
        return progress(state).chamber[seat] >= 0

    # --- through the door ---------------------------------------------------------------------------------

    def why_not_mine(self, state: StormState, seat: int) -> Refusal | None:
        """What stands against stepping through. (CS-CAM-502, CS-CAM-514)"""
        if progress(state).heart == BACK:
            return Refusal("CS-CAM-514", "why-heart-back", {})
        if state.place[seat] != DOOR:
            return state.why_absent(seat) or Refusal("CS-CAM-502", "why-not-at-door", {"place": DOOR})
        return None

    def do_mine(self, state: StormState, seat: int) -> None:
        """Somebody steps through, and is absent from now on. (CS-CAM-502, CS-MOD-13)"""
        state.place[seat] = NOWHERE
        progress(state).chamber[seat] = 0
        self.hold(state)
        for slot in range(state.agreed.markers * seat, state.agreed.markers * (seat + 1)):
            state.targets[slot] = -1
        if state.chronicle is not None:
            state.tell("CS-CAM-502", "steps-through", who=seat)

    def go_back(self, state: StormState, seat: int) -> None:
        """One chamber back; from the first, or before it, one steps out of the door. (CS-CAM-504, CS-CAM-512)"""
        made: Progress = progress(state)
        made.chamber[seat] -= 1
        if made.chamber[seat] > 0:
            if state.chronicle is not None:
                state.tell("CS-CAM-504", "chamber-back", who=seat, n=made.chamber[seat])
            return
        made.chamber[seat] = NOWHERE
        state.place[seat] = DOOR
        state.done[seat] = 1
        if state.chronicle is not None:
            state.tell("CS-CAM-512", "steps-out", who=seat, place=DOOR)
        if made.bearer[seat]:
            made.bearer[seat] = 0
            if made.heart != BACK:
                made.heart = BACK
                if state.chronicle is not None:
                    state.tell("CS-CAM-512", "heart-back", who=seat)
                self.check_goal(state)

    def go_on(self, state: StormState, seats: list[int]) -> None:
        """All of them go one chamber on; in the last they find the heart. (CS-CAM-503, CS-CAM-504)"""
        made = progress(state)
        for seat in seats:
            made.chamber[seat] += 1
            if state.chronicle is not None:
                state.tell("CS-CAM-503", "chamber-on", who=seat, n=made.chamber[seat])
        if made.chamber[seats[0]] == self.story.chambers:
            for seat in seats:
                made.bearer[seat] = 1
            if made.heart == LOST:
                made.heart = FOUND
            if state.chronicle is not None:
                state.tell("CS-CAM-504", "heart-found")


def door(state: StormState) -> OpenDoor:
    """The rules of the fifth mission at this table."""
    rules = rules_of(state)
    assert isinstance(rules, OpenDoor)
    return rules


# --- covering together ----------------------------------------------------------------------------------------------


def kit_beyond(state: StormState, seat: int) -> Kit:
    """What somebody beyond the door can bring: the location's symbol is that of the door. (CS-CAM-513)"""
    kit = Kit()
    bring_own(state, seat, NO_ENEMY, DOOR, (), kit)
    return kit


class Shares:
    """The ways to share symbols out among those in a chamber; each covers the own share alone.

    Every source belongs to one of them: so they cover together exactly what can be shared out like this. (CS-CAM-503)
    """

    def __init__(self, state: StormState, seats: list[int]) -> None:
        self.state = state
        self.seats = seats
        self.kits: list[Kit] = [kit_beyond(state, seat) for seat in seats]
        self.known: dict[tuple[int, ...], Match | None] = {}

    def match(self, at: int, share: list[int]) -> Match | None:
        """The cheapest way for one of them to cover a share and live; None without one."""
        key = (at, *share)
        if key not in self.known:
            match = best_match(self.kits[at], share)
            if match is not None and not self.state.bears(self.seats[at], madness_of(match)):
                match = None
            self.known[key] = match
        return self.known[key]

    def cheapest(self, need: list[int], at: int) -> tuple[int, list[list[int]]]:
        """The least weight with which those from `at` on cover all of it, and their shares; weight -1 without a way."""
        if at == len(self.seats) - 1:
            match = self.match(at, need)
            return (match.weight, [need]) if match is not None else (-1, [])
        best, shares = -1, [need]
        for share in parts_of(need):
            match = self.match(at, share)
            if match is None or (best >= 0 and match.weight >= best):
                continue
            rest = [need[symbol] - share[symbol] for symbol in range(SYMBOLS)]
            weight, others = self.cheapest(rest, at + 1)
            if weight >= 0 and (best < 0 or match.weight + weight < best):
                best, shares = match.weight + weight, [share, *others]
        return best, shares

    def covers(self, need: list[int]) -> bool:
        """Whether they cover these symbols together."""
        return self.cheapest(need, 0)[0] >= 0

    def reaches(self, need: list[int], more: int) -> bool:
        """Whether they cover these symbols and so many of their own choice."""
        if not more:
            return self.covers(need)
        return len(self.helpful(need, more)) > 0

    def helpful(self, need: list[int], more: int) -> list[int]:
        """The symbols of which they can name one, so that they still cover all, with so many of them to name."""
        found: list[int] = []
        for symbol in range(SYMBOLS):
            need[symbol] += 1
            if self.reaches(need, more - 1):
                found.append(symbol)
            need[symbol] -= 1
        return found


def parts_of(need: list[int]) -> list[list[int]]:
    """All that can be taken out of these symbols, nothing first."""
    parts: list[list[int]] = [[]]
    for n in need:
        parts = [[*part, taken] for part in parts for taken in range(n + 1)]
    return parts


# --- step F0 --------------------------------------------------------------------------------------------------------


class GoBack(Step):
    """Who has the heart goes one chamber back, always. (CS-CAM-504, CS-CAM-511)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: StormState) -> None:
        door(state).go_back(state, self.seat)


class TurnBack(Decision):
    """Who is beyond turns back, or does not. (CS-CAM-504, CS-CAM-511, CS-DEC-66)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("stay-beyond"), Kind("turn-back-beyond"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-504", "CS-CAM-511", "CS-DEC-66")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [STAY, TURN_BACK]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == TURN_BACK:
            progress(state).aside[seat] = 1
            door(state).go_back(state, seat)


STAY: Final = TurnBack.ANSWERS.start("stay-beyond")
TURN_BACK: Final = TurnBack.ANSWERS.start("turn-back-beyond")


class Onwards(Step):
    """Those in a chamber who have not turned back are asked, or get insanity where they can only wait.

    (CS-CAM-503, CS-CAM-510, CS-CAM-511)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("chamber",)

    def __init__(self, chamber: int) -> None:
        self.chamber = chamber

    def run(self, state: StormState) -> None:
        seats = going(state, self.chamber)
        if seats:
            state.then(CoverOrWait(seats[0], self.chamber))


def going(state: StormState, chamber: int) -> list[int]:
    """Who in a chamber goes on or waits: neither those with the heart nor those who have just come back there."""
    turned = progress(state).aside
    return [seat for seat in door(state).group(state, chamber) if not turned[seat]]


def wait_beyond(state: StormState, chamber: int) -> None:
    """The chamber was not covered: each gets insanity, but nobody dies of it. (CS-CAM-503)"""
    for seat in going(state, chamber):
        if state.insanity(seat) < state.most_insanity():
            state.madden(seat, 1, "CS-CAM-503")


class CoverOrWait(Decision):
    """The first of those in a chamber says whether they cover the next one. (CS-CAM-503, CS-CAM-511, CS-DEC-66)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "chamber")
    ANSWERS: ClassVar[Answers] = Answers(Kind("wait-beyond"), Kind("cover-beyond"))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-503", "CS-CAM-511", "CS-DEC-66")

    def __init__(self, seat: int, chamber: int) -> None:
        self.seat = seat
        self.chamber = chamber

    def possible(self, state: StormState) -> bool:
        """Whether they can cover the next chamber."""
        seats = going(state, self.chamber)
        need = door(state).need(state, self.chamber + 1, ())
        return Shares(state, seats).reaches(need, len(seats) - 1)

    def options(self, state: StormState, seat: int) -> list[int]:
        return [WAIT, COVER] if self.possible(state) else [WAIT]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "wait-beyond" or self.possible(state):
            return None
        need = door(state).need(state, self.chamber + 1, ())
        return Refusal("CS-CAM-503", "why-not-covered-beyond", {"symbols": tuple(need)})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == WAIT:
            wait_beyond(state, self.chamber)
            return
        name_or_cover(state, self.chamber, ())


WAIT: Final = CoverOrWait.ANSWERS.start("wait-beyond")
COVER: Final = CoverOrWait.ANSWERS.start("cover-beyond")


def name_or_cover(state: StormState, chamber: int, named: tuple[int, ...]) -> None:
    """One symbol more is named for each of them beyond the first; then all are covered.

    (CS-CAM-503, CS-CAM-509)
    """
    seats = going(state, chamber)
    if len(named) < len(seats) - 1:
        state.then(NameSymbol(state.decider(), (), chamber, named))
        return
    need = door(state).need(state, chamber + 1, named)
    shares = Shares(state, seats)
    parts = shares.cheapest(need, 0)[1]
    if state.chronicle is not None:
        state.tell("CS-CAM-503", "covered-beyond", n=chamber + 1, symbols=tuple(need))
    for at in range(len(seats)):
        match = shares.match(at, parts[at])
        assert match is not None
        spend(state, seats[at], match.sources)
    door(state).go_on(state, seats)


def spend(state: StormState, seat: int, sources: tuple[int, ...]) -> None:
    """What was used is used up: cards, dice, objects, and supports with their icons. (CS-CAM-513, CS-RUL-124)"""
    madness = madness_of_sources(state, sources)
    use_up(state, seat, sources)
    state.madden(seat, madness, "CS-RUL-124")
    for code in sorted(sources):
        if SUPPORT <= code < OBJECT_USED:
            card = code - SUPPORT
            action = state.action(card)
            if state.agreed.icons_at_play or (card == state.relay_card and state.relay_used):
                continue
            if action.cultist:
                state.then(Spawn(1, 0))
            if action.terror:
                state.then(Advance())


class NameSymbol(Common):
    """The table names a symbol more that must be covered. (CS-CAM-503, CS-DEC-67)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "votes", "chamber", "named")
    ANSWERS: ClassVar[Answers] = Answers(Kind("name-symbol", SYMBOL))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-503", "CS-DEC-67", "CS-RUL-117")

    def __init__(self, seat: int, votes: tuple[int, ...], chamber: int, named: tuple[int, ...]) -> None:
        super().__init__(seat, votes)
        self.chamber = chamber
        self.named = named

    def options(self, state: StormState, seat: int) -> list[int]:
        seats = going(state, self.chamber)
        need = door(state).need(state, self.chamber + 1, self.named)
        return Shares(state, seats).helpful(need, len(seats) - 1 - len(self.named))

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        seats = going(state, self.chamber)
        need = door(state).need(state, self.chamber + 1, (*self.named, values[0]))
        if Shares(state, seats).reaches(need, len(seats) - 2 - len(self.named)):
            return None
        return Refusal("CS-CAM-503", "why-not-named", {"symbol": values[0]})

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-symbol", who=seat, symbol=answer)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return NameSymbol(seat, votes, self.chamber, self.named)

    def decided(self, state: StormState, answer: int) -> None:
        name_or_cover(state, self.chamber, (*self.named, answer))


class Breathe(Step):
    """The expedition has gone as far as it goes in this turn: supports go back. (CS-CAM-513)"""

    def run(self, state: StormState) -> None:
        made = progress(state)
        for seat in range(state.agreed.team):
            if made.chamber[seat] >= 0 or made.aside[seat]:
                SupportsBack(seat).run(state)
        made.aside = [0] * len(made.aside)


STEPS: Final = (GoBack, Onwards, Breathe, TurnBack, CoverOrWait, NameSymbol)
