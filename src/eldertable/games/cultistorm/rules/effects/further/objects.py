# compiled
"""The object deck."""

from typing import ClassVar

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import OBJECT
from eldertable.games.cultistorm.box.places import DRAWN, OBJECT_DECK
from eldertable.games.cultistorm.box.verbs import OpVerb
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal


class SortObjects(OpVerb):
    """All look at the next objects, which then go back on the deck in any order; events do nothing."""

    def can(self, state: StormState, seat: int, op: c.Op) -> bool:
        return state.deck_size(OBJECT_DECK) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        drawn = [state.draw(OBJECT_DECK) for _ in range(op.n)]
        for card in state.shuffle_strange(drawn):
            state.lay(card, DRAWN, state.everyone())
        if state.chronicle is not None:
            for card in state.zones[DRAWN]:
                state.tell("CS-DEC-32", "object-seen", object=state.thing_kind(card))
        if state.zones[DRAWN]:
            state.then(ObjectBack(seat))


class ObjectBack(Decision):
    """Which of the objects looked at goes back on the deck next; the last one lies on top. (CS-DEC-32)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("object-back", OBJECT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-DEC-32",)

    def options(self, state: StormState, seat: int) -> list[int]:
        return sorted({state.thing_kind(card) for card in state.zones[DRAWN]})

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        card = min([card for card in state.zones[DRAWN] if state.thing_kind(card) == answer])
        state.take(card, DRAWN, state.everyone())
        state.zones[OBJECT_DECK] = (card, *state.zones[OBJECT_DECK])
        if state.zones[DRAWN]:
            state.then(ObjectBack(seat))
