# compiled
"""Before a mission: its text is read, keepsakes and a seal are handed out, scars are borne. (CS-CAM-07, CS-CAM-30)"""

from typing import ClassVar

from eldertable.games.cultistorm.box.bounds import OBJECT, SEAT, SYMBOL
from eldertable.games.cultistorm.box.places import OBJECT_DECK, OBJECTS, SYMBOLS
from eldertable.games.cultistorm.modules.campaign.mission import mission_of
from eldertable.games.cultistorm.modules.campaign.progress import CLEAR_SLEEP, NOTED, STAINED
from eldertable.games.cultistorm.rules.votes import Common
from eldertable.games.cultistorm.table.fields import FREE_SEAL
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import replaced
from eldertable.kernel.steps import Decision, Refusal, Step


class OpenSheet(Step):
    """The mission's text is read; keepsakes are laid aside out of the object deck. (CS-CAM-07, CS-CAM-21)"""

    def run(self, state: StormState) -> None:
        mission = mission_of(state)
        if state.chronicle is not None:
            clues, sealed = mission.story.clues[mission.number - 1], mission.story.gates[mission.number - 1]
            state.tell("CS-CAM-21", "mission-begins", mission=mission.number, clues=clues, gates=sealed)
        for seat in state.order():
            kind = mission.sheet.keepsakes[seat]
            if kind < 0:
                continue
            for zone in range(OBJECT_DECK, OBJECT_DECK + 3):
                copies = [card for card in state.zones[zone] if state.thing_kind(card) == kind]
                if copies:
                    state.zones[zone] = tuple([card for card in state.zones[zone] if card != copies[0]])
                    state.lay(copies[0], mission.zone + NOTED, state.everyone())
                    break


class GiveKeepsakes(Step):
    """Everybody holds the keepsake besides the starting object. (CS-CAM-07, CS-CAM-29)

    A second copy of what one may hold once goes back; so does one object of own choice beyond the limit. `at`: whose turn
    it is, in seat order.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, state: StormState) -> None:
        mission = mission_of(state)
        order = state.order()
        if self.at >= len(order):
            return
        seat = order[self.at]
        kind = mission.sheet.keepsakes[seat]
        laid = mission.zone + NOTED
        for card in state.zones[laid]:
            if state.thing_kind(card) == kind:
                twin = state.held_object(seat, kind)
                if twin >= 0 and state.thing(twin).one_each:
                    state.take(twin, OBJECTS + seat, state.everyone())
                    state.shuffle_in((twin,), OBJECT_DECK)
                state.move(card, laid, OBJECTS + seat, state.everyone())
                if state.chronicle is not None:
                    state.tell("CS-CAM-07", "keepsake", who=seat, object=kind)
                break
        if len(state.zones[OBJECTS + seat]) > state.object_limit(seat):
            state.then(PutBack(seat))
        state.then(GiveKeepsakes(self.at + 1))


class PutBack(Decision):
    """Which object goes back into the deck, where there is no room for all. (CS-CAM-07, CS-DEC-10)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("shuffle-back", OBJECT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-07", "CS-DEC-10")

    def options(self, state: StormState, seat: int) -> list[int]:
        return list(state.belongings(seat).kinds)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        card = state.held_object(seat, answer)
        state.take(card, OBJECTS + seat, state.everyone())
        state.shuffle_in((card,), OBJECT_DECK)
        if state.chronicle is not None:
            state.tell("CS-CAM-07", "put-back-object", who=seat, object=answer)


class HandSeal(Common):
    """A latch that holds: somebody starts with a gate seal, both of the table's choice. (CS-CAM-09)"""

    ANSWERS: ClassVar[Answers] = Answers(Kind("start-with-seal", SEAT, SYMBOL))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-09", "CS-CAM-30", "CS-RUL-117")

    def options(self, state: StormState, seat: int) -> list[int]:
        return [
            other * SYMBOLS + symbol
            for other in range(state.agreed.team)
            for symbol in range(SYMBOLS)
            if state.seal[symbol] == FREE_SEAL
        ]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def tell_vote(self, state: StormState, seat: int, answer: int) -> None:
        state.tell("CS-RUL-117", "voted-seat", who=seat, other=answer // SYMBOLS)

    def again(self, seat: int, votes: tuple[int, ...]) -> Step:
        return HandSeal(seat, votes)

    def decided(self, state: StormState, answer: int) -> None:
        other, symbol = answer // SYMBOLS, answer % SYMBOLS
        state.seal = replaced(state.seal, symbol, other)
        if state.chronicle is not None:
            state.tell("CS-CAM-09", "starts-with-seal", who=other, symbol=symbol)


class BearScars(Step):
    """Each scar is ongoing insanity; after clear sleep one fewer. Whoever is stained has normal insanity, too.

    (CS-CAM-08, CS-CAM-09, CS-CAM-30)
    """

    def run(self, state: StormState) -> None:
        sheet = mission_of(state).sheet
        for seat in state.order():
            n = sheet.scars[seat]
            if n and sheet.boons & CLEAR_SLEEP:
                n -= 1
            state.madden_for_good(seat, n, "CS-CAM-08")
            if sheet.banes & STAINED:
                state.madden(seat, 1, "CS-CAM-09")
