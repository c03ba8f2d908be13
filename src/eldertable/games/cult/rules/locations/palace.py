# compiled
"""10 Palace: Licenses. What they do, and how they are replenished: `licenses.py`."""

from typing import ClassVar, Final

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.box.places import PALACE
from eldertable.games.cult.rules.benefits import DECLINE, LocationBenefit, why_not_declined
from eldertable.games.cult.rules.licenses import why_not_in_palace
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal

GRANTS: Final = Answers(Kind("decline"), Kind("grant-license", b.LICENSE))
GRANT: Final = GRANTS.origin("grant-license")


class Palace(LocationBenefit):
    """Take a face-up License for nothing. (CULT-PAL-01, CULT-PAL-04)"""

    def possible(self, state: CultState, side: int, location: int, influence: int) -> bool:
        return len(state.zones[PALACE]) > 0

    def why_not(self, state: CultState, side: int, location: int, influence: int) -> Refusal | None:
        return None if state.zones[PALACE] else Refusal("CULT-PAL-04", "no-licenses-left", {})

    def offer(self, state: CultState, seat: int, location: int, chosen: int) -> None:
        state.then(GrantLicense(seat, location, chosen))


class GrantLicense(Decision):
    """Which face-up License to take for free, or none. (CULT-PAL-01)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location", "chosen")
    ANSWERS: ClassVar[Answers] = GRANTS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-PAL-01", "CULT-PAL-04")

    def __init__(self, seat: int, location: int, chosen: int) -> None:
        self.seat = seat
        self.location = location
        self.chosen = chosen

    def options(self, state: CultState, seat: int) -> list[int]:
        found = sorted([GRANT + state.kind(card) for card in state.zones[PALACE]])
        return found if self.chosen else [DECLINE, *found]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer != DECLINE:
            state.take_license(seat, answer - GRANT, PALACE, "CULT-PAL-01")

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "decline":
            return why_not_declined(self.chosen)
        return why_not_in_palace(state, values[0])
