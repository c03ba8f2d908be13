# compiled
"""The benefit of a Location: who may take it, and when; what each gives: `locations/`.

A winner, a Community owner or a passing player with Mobs may take it.
"""

from typing import ClassVar, Final

from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal
from eldertable.kernel.verbs import Verb

TAKING: Final = Answers(Kind("decline"), Kind("take-benefit"))
TAKE: Final = TAKING.start("take-benefit")
DECLINE: Final = TAKING.start("decline")
"""The first answer to every benefit that may be declined."""


class LocationBenefit(Verb):
    """What a Location gives: whether a side could use it, how it is offered, and what is taken."""

    def possible(self, state: CultState, side: int, location: int, influence: int) -> bool:
        """Whether a side could use it now. (CULT-RES-12, CULT-RUL-29, CULT-RUL-61)"""
        raise NotImplementedError

    def why_not(self, state: CultState, side: int, location: int, influence: int) -> Refusal | None:
        """Why a side could not use it now; None if it could. (CULT-RES-12, CULT-RUL-87)"""
        raise NotImplementedError

    def offer(self, state: CultState, seat: int, location: int, chosen: int) -> None:
        """Ask what is to be asked; where there is nothing to choose: whether it is taken at all."""
        if chosen:
            self.take(state, seat, location)
        else:
            state.then(TakeBenefit(seat, location))

    def take(self, state: CultState, side: int, location: int) -> None:
        """Take it, where there is nothing to choose."""
        raise NotImplementedError


def benefit_of(state: CultState, location: int) -> LocationBenefit:
    """What a Location gives."""
    found: LocationBenefit = state.agreed.locations.benefit[location]
    return found


def can_benefit(state: CultState, side: int, location: int, influence: int) -> bool:
    """Whether a side could use the benefit of a Location now. (CULT-RES-12, CULT-RUL-29, CULT-RUL-61)"""
    return benefit_of(state, location).possible(state, side, location, influence)


def may_decline(decision: Decision) -> bool:
    """Whether a decision offers the benefit of a Location, which may be declined. (CULT-RES-12)"""
    first: Kind = decision.ANSWERS.kinds[0]
    return first.name == "decline"


def why_not_declined(chosen: int) -> Refusal | None:
    """Who has chosen a benefit by Mobs takes it. (CULT-PAS-03)"""
    return Refusal("CULT-PAS-03", "benefit-chosen", {}) if chosen else None


def offer_benefit(state: CultState, seat: int, location: int, influence: int, chosen: int) -> None:
    """A side may take the benefit of a Location; who cannot gets nothing, and is told why. (CULT-RES-12, CULT-LIC-18)

    `chosen` is 1 if the side has already said that it wants it, as with Mobs. (CULT-PAS-03)
    """
    benefit = benefit_of(state, location)
    if benefit.possible(state, seat, location, influence):
        benefit.offer(state, seat, location, chosen)
    elif state.chronicle is not None:
        reason = benefit.why_not(state, seat, location, influence)
        assert reason is not None
        args = {**reason.args, "who": seat, "location": location, "why": reason.key}
        state.tell(reason.rule, "no-benefit", **args)


class TakeBenefit(Decision):
    """Take the benefit, or not. (CULT-RES-12, CULT-RUL-61)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "location")
    ANSWERS: ClassVar[Answers] = TAKING
    RULES: ClassVar[tuple[str, ...]] = ("CULT-RES-12", "CULT-RUL-61")

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def options(self, state: CultState, seat: int) -> list[int]:
        return [DECLINE, TAKE]

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        if answer == TAKE:
            benefit_of(state, self.location).take(state, seat, self.location)

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None
