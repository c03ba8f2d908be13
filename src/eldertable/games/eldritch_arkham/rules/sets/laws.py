# compiled
"""The Law cards: two effects each, one is applied. "Remove" reads abduct for the Police."""

from typing import ClassVar, Final

from eldertable.games.eldritch_arkham.box.bounds import (
    EFFECT,
    LAW_FACE,
)
from eldertable.games.eldritch_arkham.box.cards import EFFECTS
from eldertable.games.eldritch_arkham.box.places import EVERYWHERE
from eldertable.games.eldritch_arkham.rules.adding import AddUnit
from eldertable.games.eldritch_arkham.rules.causes import CAUSES
from eldertable.games.eldritch_arkham.rules.moving import MoveCivilians
from eldertable.games.eldritch_arkham.rules.omens import GainMythos
from eldertable.games.eldritch_arkham.rules.sets.law_civilians import Amnesty, Appeal, Deport
from eldertable.games.eldritch_arkham.rules.sets.law_officers import (
    NoPatrol,
    OfficerBack,
    OfficerRelocate,
    SwapOfficer,
)
from eldertable.games.eldritch_arkham.rules.sets.law_orders import CashIn, ExtraOrder, ShiftOrder, TokensOff
from eldertable.games.eldritch_arkham.rules.sets.officers import (
    DiscardLaw,
    OfficerMove,
    PostAt,
    PostOn,
    TakeControlled,
    WagonTo,
    authority,
    beats,
    draw_laws,
    law_cause,
)
from eldertable.games.eldritch_arkham.table.fields import (
    ASSIGN,
    LAW_HAND,
    LAW_PAST,
    PATROL,
    RECRUIT,
)
from eldertable.games.eldritch_arkham.table.state import ArkhamState
from eldertable.games.eldritch_arkham.table.town import (
    uncontrolled,
)
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.rows import raised
from eldertable.kernel.steps import Decision, Refusal
from eldertable.kernel.verbs import Verb


class PlayLaw(Decision):
    """Which Law card, and which of its effects: 2 * law + effect; the Feds none in blue.

    (EA-POL-04, EA-POL-05, EA-FED-03, EA-RUL-165)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("EA-POL-05", "EA-FED-03", "EA-RUL-146")
    PRIVATE: ClassVar[bool] = True
    ANSWERS: ClassVar[Answers] = Answers(Kind("law-effect", LAW_FACE, EFFECT))

    def options(self, state: ArkhamState, seat: int) -> list[int]:
        laws = state.agreed.content.laws
        blue = authority(state, seat).blue
        found: list[int] = []
        for law in state.faces_in(LAW_HAND):
            for effect in range(law * EFFECTS, (law + 1) * EFFECTS):
                if blue or not laws.blue[effect]:
                    found.append(effect)
        return found

    def resolve(self, state: ArkhamState, seat: int, answer: int) -> None:
        state.move(state.card_of(LAW_HAND, answer // EFFECTS), LAW_HAND, LAW_PAST, state.everyone())
        if state.chronicle is not None:
            state.tell(CAUSES[law_cause(state, seat)], "law-played", who=seat, law_effect=answer)
        apply_law(state, seat, answer)

    def why_not(self, state: ArkhamState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        blue = state.agreed.content.laws.blue[values[0] * EFFECTS + values[1]]
        return Refusal("EA-FED-03", "why-blue", {}) if blue and not authority(state, seat).blue else None


def apply_law(state: ArkhamState, seat: int, effect: int) -> None:
    """Apply an effect as far as possible, then its Mythos. (EA-RUL-146, EA-RUL-216)"""
    laws = state.agreed.content.laws
    verb = LAW_VERBS[laws.verb[effect]]
    cause = law_cause(state, seat)
    verb.apply(state, seat, laws.n[effect], cause)
    verb.pay(state, seat, laws.n[effect], laws.mythos[effect], cause)


# --- what the effects say -----------------------------------------------------------------------------------------


class LawVerb(Verb):
    """An effect of a Law card. (EA-RUL-146)"""

    def __init__(self, name: str, needs: tuple[str, ...] = ("n",)) -> None:
        super().__init__(name, needs, ("mythos",))

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        """Apply it as far as possible."""
        raise NotImplementedError

    def pay(self, state: ArkhamState, seat: int, n: int, mythos: int, cause: int) -> None:
        """After all else, its Mythos. (EA-RUL-216)"""
        if mythos:
            state.then(GainMythos(seat, mythos, cause))


class Pay(LawVerb):
    """Mythos, and nothing else."""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        return None


class DrawLaws(LawVerb):
    """Draw Law cards, then discard one."""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        draw_laws(state, seat, n, CAUSES[cause])
        state.then(DiscardLaw(seat, cause))


# Orders of the Police: all of these are blue


class Demand(LawVerb):
    """A field demands less this turn."""

    def __init__(self, name: str, field: int) -> None:
        super().__init__(name)
        self.field = field

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.demand = raised(state.demand, self.field, -n)


class Double(LawVerb):
    """One location may be struck twice. (EA-RUL-156)"""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.arrests_twice = 1


class TakeTokens(LawVerb):
    """Take Order tokens off."""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.then(TokensOff(seat, n, 1))


class ShiftTokens(LawVerb):
    """Shift Order tokens."""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.then(ShiftOrder(seat, n))


class Extra(LawVerb):
    """An extra Order token for this turn."""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        if state.orders_left():
            state.then(ExtraOrder(seat))


class CashTokens(LawVerb):
    """Take any number of Order tokens off: every n are worth Mythos."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ("n", "mythos"))

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        return None

    def pay(self, state: ArkhamState, seat: int, n: int, mythos: int, cause: int) -> None:
        state.then(CashIn(seat, n, mythos))


# Officers


class TakeOfficers(LawVerb):
    """Take Officers back."""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.then(OfficerBack(seat, n))


class Relief(LawVerb):
    """Take Officers back, and Order tokens off."""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.then(OfficerBack(seat, n), TokensOff(seat, n, 0))


class RelocateOfficer(LawVerb):
    """An Officer goes anywhere. (EA-RUL-31)"""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.then(OfficerRelocate(seat))


class MoveOfficers(LawVerb):
    """Officers move, before any patrol."""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.then(OfficerMove(seat, n, 1, 1, cause), NoPatrol())


class Deputies(LawVerb):
    """Add an Officer where nobody is in control."""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.then(AddUnit(seat, uncontrolled(state), 0, cause))


class SwapPlaces(LawVerb):
    """An Officer changes places with a unit nearby. (EA-RUL-33)"""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.then(SwapOfficer(seat))


# Wagon & Command Post


class PutWagon(LawVerb):
    """The Wagon goes anywhere. (EA-RUL-209)"""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.then(WagonTo(seat, EVERYWHERE))


class WagonAtBeat(LawVerb):
    """The Wagon goes to an Officer. (EA-RUL-209)"""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        if beats(state, seat):
            state.then(WagonTo(seat, beats(state, seat)))


class PutPost(LawVerb):
    """The Command Post is placed anew: on a path by the Police, at a Beat by the Feds. (EA-RUL-209)"""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        if authority(state, seat).post_on_path:
            state.then(PostOn(seat))
        elif beats(state, seat):
            state.then(PostAt(seat, beats(state, seat), cause))


# Civilians and units of other roles


class LeadCivilians(LawVerb):
    """Move Civilians from anywhere."""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.then(MoveCivilians(seat, n, EVERYWHERE, (), 1, cause))


class LeadFromBeats(LawVerb):
    """Move Civilians away from Officers."""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.then(MoveCivilians(seat, n, beats(state, seat), (), 1, cause))


class RemoveControlled(LawVerb):
    """Remove units where the role is in control."""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.then(TakeControlled(seat, 0, n, 0 if n == 1 else 1, 0))


class GrantAmnesty(LawVerb):
    """Civilians of Dominance come back to one Beat."""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.then(Amnesty(seat, n))


class MakeAppeal(LawVerb):
    """Civilians of Dominance come back to several Beats."""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.then(Appeal(seat, n))


class DeportUnit(LawVerb):
    """A unit goes back to its owner."""

    def apply(self, state: ArkhamState, seat: int, n: int, cause: int) -> None:
        state.then(Deport(seat))


LAW_VERBS: Final[tuple[LawVerb, ...]] = (
    LeadFromBeats("civilians-beats"),
    TakeTokens("tokens-off"),
    WagonAtBeat("wagon-beat"),
    Pay("mythos", ("mythos",)),
    PutWagon("wagon"),
    ShiftTokens("shift"),
    TakeOfficers("officers-back"),
    Demand("recruit", RECRUIT),
    RelocateOfficer("officer-relocate"),
    Demand("patrol", PATROL),
    RemoveControlled("remove-controlled"),
    GrantAmnesty("amnesty"),
    Relief("relief"),
    DeportUnit("deport"),
    LeadCivilians("civilians"),
    Deputies("deputies"),
    Extra("extra"),
    PutPost("post"),
    CashTokens("cash-in"),
    MoveOfficers("officers-move"),
    DrawLaws("draw"),
    Demand("assign", ASSIGN),
    Double("double"),
    MakeAppeal("appeal"),
    SwapPlaces("swap"),
)
"""What Law cards say; the place of a verb is its number."""
