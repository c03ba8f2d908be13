# compiled
"""What effects do to Priests: place, move, boost, raise, lower and destroy them, or turn them into Altars."""

from typing import ClassVar, Final

from eldertable.games.cult.box import bounds as b
from eldertable.games.cult.box import cards as c
from eldertable.games.cult.box.places import (
    FREE,
    KINDS_OF_PRIEST,
    LAST,
    PATRIARCH,
    PIECES,
    STRONGEST,
    kind_of,
)
from eldertable.games.cult.rules.altars import turn_to_altar, why_no_altar
from eldertable.games.cult.rules.effects import ActionEnd, EffectVerb, verb_of
from eldertable.games.cult.rules.increases import can_raise, why_not_raised
from eldertable.games.cult.rules.means import Means, why_closed, why_not_free
from eldertable.games.cult.rules.priests import boost, change, destroy_free, leave
from eldertable.games.cult.table.state import CultState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import Picking, added
from eldertable.kernel.steps import Decision, Refusal, Step

# --- one own Priest in the Active Location --------------------------------------------------------------------------


class OnPriest(EffectVerb):
    """A verb for one own Priest in the Active Location, which its player chooses. (CULT-RUL-78)"""

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        state.then(ChoosePriest(seat, effect, means.amount))

    def fits(self, state: CultState, effect: int, means: Means, piece: int) -> bool:
        """Whether this Priest can be chosen."""
        return True

    def why_not_chosen(self, state: CultState, effect: int, means: Means, kind: int) -> Refusal | None:
        """Why a Priest of this kind cannot be chosen."""
        return None

    def act(self, state: CultState, seat: int, effect: int, amount: int, piece: int) -> None:
        """Do it to the chosen Priest."""
        raise NotImplementedError


def why_nobody_here(state: CultState, side: int) -> Refusal | None:
    """A side has no Priest in the Active Location. (CULT-CUL-05)"""
    if state.priests_in(side, state.active) > 0:
        return None
    return Refusal("CULT-CUL-05", "no-priest-here", {"location": state.active})


def pieces_for(state: CultState, effect: int, means: Means) -> list[int]:
    """The own Priests in the Active Location that an effect can choose, ascending."""
    verb: OnPriest = state.agreed.effects.verb[effect]
    pieces = state.pieces(means.side, state.active)
    return [piece for piece in pieces if verb.fits(state, effect, means, piece)]


class ChoosePriest(Decision):
    """Which own Priest in the Active Location an effect is for. (CULT-RUL-78)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "amount")
    ANSWERS: ClassVar[Answers] = Answers(Kind("choose-priest", b.PRIEST, b.PURSE, b.BOOSTED))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-RUL-78",)
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, effect: int, amount: int) -> None:
        self.seat = seat
        self.effect = effect
        self.amount = amount

    def options(self, state: CultState, seat: int) -> list[int]:
        means = Means(state, seat)
        means.amount = self.amount
        return pieces_for(state, self.effect, means)

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        verb: OnPriest = state.agreed.effects.verb[self.effect]
        verb.act(state, seat, self.effect, self.amount, answer)

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        means = Means(state, seat)
        means.amount = self.amount
        verb: OnPriest = state.agreed.effects.verb[self.effect]
        return verb.why_not_chosen(state, self.effect, means, values[0])


class Moving(OnPriest):
    """To the next Location, or to a higher one that the Followers open. (CULT-MIR-08, CULT-ARA-02)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        here = state.priests_in(means.side, state.active)
        return here > 0 and len(places_for(state, effect, means.followers)) > 0

    def act(self, state: CultState, seat: int, effect: int, amount: int, piece: int) -> None:
        effects, place = state.agreed.effects, state.active
        if effects.where[effect] == c.TO_NEXT:
            leave(state, seat, piece, place, place + 1, effects.rule[effect])
        else:
            state.then(MoveTo(seat, effect, piece))

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        reason = why_nobody_here(state, means.side)
        if reason is None and state.active == LAST:
            reason = Refusal("CULT-RUL-38", "no-next", {"location": LAST})
        if reason is None and state.agreed.effects.where[effect] != c.TO_NEXT:
            # the needs of Locations never fall with their numbers
            reason = why_closed(state, state.active + 1, means.followers, "CULT-MIR-08")
        return reason


def places_for(state: CultState, effect: int, followers: int) -> list[int]:
    """Where a Priest may go from the Active Location. (CULT-MIR-08, CULT-RUL-02, CULT-RUL-38)"""
    place = state.active
    if place == LAST:
        return []
    if state.agreed.effects.where[effect] == c.TO_NEXT:
        return [place + 1]  # pragma: no mutate - there is one, and nobody is asked which
    needs = state.agreed.needs
    return [other for other in range(place + 1, LAST + 1) if needs[other] <= followers]


class MoveTo(Decision):
    """Where the chosen Priest goes. (CULT-MIR-08)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "piece")
    ANSWERS: ClassVar[Answers] = Answers(Kind("move-to", b.PLACE))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-MIR-08", "CULT-RUL-02")
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, effect: int, piece: int) -> None:
        self.seat = seat
        self.effect = effect
        self.piece = piece

    def options(self, state: CultState, seat: int) -> list[int]:
        return places_for(state, self.effect, state.followers[seat])

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        leave(state, seat, self.piece, state.active, answer, state.agreed.effects.rule[self.effect])

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[0] <= state.active:
            return Refusal("CULT-MIR-08", "only-higher", {"location": state.active, "n": state.active})
        return why_closed(state, values[0], state.followers[seat], "CULT-MIR-08")


class Boosting(OnPriest):
    """More Influence until the Location is resolved; the strength stays. (CULT-MIR-09, CULT-RUL-26)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        return state.priests_in(means.side, state.active) > 0

    def act(self, state: CultState, seat: int, effect: int, amount: int, piece: int) -> None:
        effects = state.agreed.effects
        boost(state, seat, piece, effects.n[effect], effects.rule[effect])

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        return why_nobody_here(state, means.side)


class Raising(OnPriest):
    """It rises, and stays, moves on or leaves; not the Patriarch, not a 5 (`increases.can_raise`).

    Ode to Greed, the Hand of Death, the Ritual of the Abyss. (CULT-ANU-02, CULT-CTH-01, CULT-FAF-01, CULT-FAF-02)
    """

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        if state.agreed.effects.where[effect] == c.TO_NEXT and state.active == LAST:
            return False
        for kind in range(KINDS_OF_PRIEST):
            if state.count(means.side, state.active, kind) and self.raises(state, effect, means, kind):
                return True
        return False

    def fits(self, state: CultState, effect: int, means: Means, piece: int) -> bool:
        return self.raises(state, effect, means, kind_of(piece))

    def raises(self, state: CultState, effect: int, means: Means, kind: int) -> bool:
        """Whether a Priest of this kind can be chosen."""
        # leaving is an effect of its own: so a 5 may be chosen for it (CULT-RUL-23)
        if kind == STRONGEST and state.agreed.effects.where[effect] == c.TO_FREE:
            return True
        return can_raise(state, means, kind, increase(state, effect, means.amount))

    def act(self, state: CultState, seat: int, effect: int, amount: int, piece: int) -> None:
        effects, place, kind = state.agreed.effects, state.active, kind_of(piece)
        where, rule = effects.where[effect], effects.rule[effect]
        new = state.raised(kind, increase(state, effect, amount))
        if where == c.TO_ACTIVE:
            change(state, seat, piece, new, place)
        else:
            target = place + 1 if where == c.TO_NEXT else FREE
            leave(state, seat, piece, place, target, rule)
            state.swap_priest(seat, kind, new, target)
        if state.chronicle is not None:
            state.tell(rule, "priest-raised", who=seat, priest=kind, strength=new)

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        reason = why_nobody_here(state, means.side)
        if reason is None and state.agreed.effects.where[effect] == c.TO_NEXT and state.active == LAST:
            reason = Refusal("CULT-RUL-38", "no-next", {"location": LAST})
        if reason is not None:
            return reason
        for piece in state.pieces(means.side, state.active):
            reason = self.why_not_chosen(state, effect, means, kind_of(piece))
            if reason is None:
                return None
        return reason

    def why_not_chosen(self, state: CultState, effect: int, means: Means, kind: int) -> Refusal | None:
        if kind == STRONGEST and state.agreed.effects.where[effect] == c.TO_FREE:
            return None
        return why_not_raised(state, means, kind, increase(state, effect, means.amount))


def increase(state: CultState, effect: int, amount: int) -> int:
    """By how much a Priest rises: a number, or the strength of the Master. (CULT-CTH-01)"""
    effects = state.agreed.effects
    return amount if effects.per[effect] == c.AMOUNT else effects.n[effect]


class BuildingAltar(OnPriest):
    """A Priest becomes an Altar; not the Patriarch, and only where the own side has none. (CULT-ART-05, CULT-ART-12)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        side, place = means.side, state.active
        return state.tokens_in(side, place) > 0 and not state.has_altar(side, place)

    def fits(self, state: CultState, effect: int, means: Means, piece: int) -> bool:
        return kind_of(piece) != PATRIARCH

    def act(self, state: CultState, seat: int, effect: int, amount: int, piece: int) -> None:
        turn_to_altar(state, seat, piece, state.active, state.agreed.effects.rule[effect])

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        return why_no_altar(state, means.side, state.active)

    def why_not_chosen(self, state: CultState, effect: int, means: Means, kind: int) -> Refusal | None:
        return Refusal("CULT-ART-12", "patriarch-no-altar", {}) if kind == PATRIARCH else None


# --- a Priest of any Cult -------------------------------------------------------------------------------------------


class Lowering(EffectVerb):
    """Exorcism: a Priest of any Cult in the Active Location drops by so much. (CULT-ITR-09, CULT-ITR-12)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        return len(lowered_pieces(state, state.agreed.effects.n[effect])) > 0

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        state.then(Exorcise(seat, effect))

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        n = state.agreed.effects.n[effect]
        if lowered_pieces(state, n):
            return None
        return Refusal("CULT-RUL-59", "nobody-lowered", {"location": state.active, "n": n})


def can_lower(state: CultState, side: int, kind: int, n: int) -> bool:
    """Whether a Priest can drop by exactly n: a weaker token is in the reserve.

    (CULT-CMP-08, CULT-ITR-09, CULT-ITR-10, CULT-ITR-11, CULT-ITR-12)
    """
    strong = kind > n  # pragma: no mutate (no Patriarch, whose kind is 0, is ever in the reserve)
    return strong and state.reserve(side, kind - n) > 0


def lowered_pieces(state: CultState, n: int) -> list[int]:
    """All Priests in the Active Location that can drop by n, by side and piece. (CULT-ITR-12)"""
    found: list[int] = []
    for side in range(state.table.sides):
        for piece in state.pieces(side, state.active):
            if can_lower(state, side, kind_of(piece), n):
                found.append(side * PIECES + piece)
    return found


# --- free Priests ---------------------------------------------------------------------------------------------------

FREE_PLACEMENTS: Final = Answers(Kind("stop-placing"), Kind("place-free", b.PRIEST))
STOP: Final = FREE_PLACEMENTS.start("stop-placing")
PLACE_FREE: Final = FREE_PLACEMENTS.origin("place-free")


class Placing(EffectVerb):
    """Free Priests go to the Active Location; a Miracle asks for the Followers.

    (CULT-MIR-06, CULT-ARA-03, CULT-ARA-04, CULT-RUL-01, CULT-RUL-41)
    """

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        effects = state.agreed.effects
        needs = effects.where[effect] == c.BY_FOLLOWERS and state.agreed.place_needs_followers
        if needs and means.followers < state.agreed.needs[state.active]:
            return False
        return means.free_priests(state) >= effects.n[effect]

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        state.then(PlaceFree(seat, effect))

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        effects, reason = state.agreed.effects, None
        if effects.where[effect] == c.BY_FOLLOWERS and state.agreed.place_needs_followers:
            reason = why_closed(state, state.active, means.followers, "CULT-RUL-01")
        n, free = effects.n[effect], means.free_priests(state)
        if reason is None and free < n:
            reason = Refusal("CULT-MIR-06", "free-short", {"have": free, "n": n})
        return reason


class PlaceFree(Picking):
    """Which free Priests to place in the Active Location: as many as the effect says, or more where it says so.

    (CULT-MIR-06, CULT-ARA-03)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "picks")
    ANSWERS: ClassVar[Answers] = FREE_PLACEMENTS
    RULES: ClassVar[tuple[str, ...]] = ("CULT-MIR-06", "CULT-ARA-03")
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, effect: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.effect = effect
        self.picks = picks

    def closing(self) -> int:
        return STOP

    def or_more(self, state: CultState) -> bool:
        """Whether more may be placed than must be."""
        return state.agreed.effects.where[self.effect] == c.OR_MORE

    def would_do(self, state: CultState, seat: int, picks: tuple[int, ...]) -> bool:
        return self.or_more(state) and len(picks) >= state.agreed.effects.n[self.effect]

    def further(self, state: CultState, seat: int, picks: tuple[int, ...]) -> list[int]:
        if len(picks) >= state.agreed.effects.n[self.effect] and not self.or_more(state):
            return []
        found: list[int] = []
        for kind in range(KINDS_OF_PRIEST):
            if state.count(seat, FREE, kind) > picks.count(PLACE_FREE + kind):
                found.append(PLACE_FREE + kind)
        return found

    def with_pick(self, state: CultState, seat: int, answer: int) -> Picking:
        return PlaceFree(seat, self.effect, added(self.picks, answer))

    def carry_out(self, state: CultState, seat: int, picks: tuple[int, ...]) -> None:
        for pick in picks:
            kind = pick - PLACE_FREE
            state.move_priest(seat, kind, FREE, state.active)
            if state.chronicle is not None:
                rule = state.agreed.effects.rule[self.effect]
                state.tell(rule, "priest-placed", who=seat, priest=kind, location=state.active)

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        n, picked = state.agreed.effects.n[self.effect], len(self.picks)
        if kind == "stop-placing":
            if picked >= n and self.or_more(state):
                return None
            return Refusal("CULT-ARA-03", "place-more", {"n": n, "have": picked})
        reason = why_not_free(state, seat, values[0])
        if reason is None and state.count(seat, FREE, values[0]) == self.picks.count(PLACE_FREE + values[0]):
            reason = Refusal(
                "CULT-ARA-03",
                "all-picked",
                {"priest": values[0], "n": self.picks.count(PLACE_FREE + values[0])},
            )
        return reason


class Exorcise(Decision):
    """Which Priest of any Cult in the Active Location drops. (CULT-ITR-09, CULT-ITR-12)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect")
    ANSWERS: ClassVar[Answers] = Answers(Kind("exorcise", b.SIDE, b.PRIEST, b.PURSE, b.BOOSTED))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-ITR-09", "CULT-ITR-11", "CULT-ITR-12")
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, state: CultState, seat: int) -> list[int]:
        return lowered_pieces(state, state.agreed.effects.n[self.effect])

    def resolve(self, state: CultState, seat: int, answer: int) -> None:
        effects = state.agreed.effects
        side, piece = answer // PIECES, answer % PIECES
        kind = kind_of(piece)
        new = kind - effects.n[self.effect]
        change(state, side, piece, new, state.active)
        if state.chronicle is not None:
            rule = effects.rule[self.effect]
            state.tell(rule, "priest-lowered", who=side, priest=kind, strength=new)

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        n, side, priest = state.agreed.effects.n[self.effect], values[0], values[1]
        if priest == PATRIARCH:
            return Refusal("CULT-ITR-12", "patriarch-not-lowered", {})
        if priest <= n:
            return Refusal("CULT-ITR-10", "too-weak-to-drop", {"strength": priest, "n": n})
        if state.reserve(side, priest - n) > 0:
            return None
        return Refusal("CULT-ITR-11", "no-token-of-theirs", {"who": side, "strength": priest - n})


class DestroyingFree(EffectVerb):
    """Free Priests, never the Patriarch, go to the reserve. (CULT-CMP-09, CULT-TIA-02, CULT-RUL-36)"""

    def could(self, state: CultState, effect: int, means: Means, full: bool) -> bool:
        own = means.free_priests(state) - means.free(state, PATRIARCH)
        return own >= state.agreed.effects.n[effect]

    def apply(self, state: CultState, seat: int, effect: int, means: Means) -> None:
        state.then(DestroyFree(seat, effect))

    def frees_tokens(self) -> bool:
        return True

    def why_not(self, state: CultState, effect: int, means: Means, full: bool) -> Refusal | None:
        n, own = state.agreed.effects.n[effect], means.free_priests(state) - means.free(state, PATRIARCH)
        return None if own >= n else Refusal("CULT-TIA-02", "free-short-to-lose", {"have": own, "n": n})


class DestroyFree(Picking):
    """Which free Priests to destroy; a token that is needed next must come back. (CULT-TIA-02, CULT-RUL-77)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "effect", "picks")
    ANSWERS: ClassVar[Answers] = Answers(Kind("destroy-free", b.PRIEST))
    RULES: ClassVar[tuple[str, ...]] = ("CULT-TIA-02", "CULT-RUL-77")
    BREAKS_TO: ClassVar[type[Step] | None] = ActionEnd

    def __init__(self, seat: int, effect: int, picks: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.effect = effect
        self.picks = picks

    def further(self, state: CultState, seat: int, picks: tuple[int, ...]) -> list[int]:
        left = state.agreed.effects.n[self.effect] - len(picks)
        if left == 0:
            return []
        needed = needed_next(state, seat, self.effect)
        if left == 1 and needed and needed not in picks:
            return [needed]
        found: list[int] = []
        for kind in range(1, STRONGEST + 1):
            if state.count(seat, FREE, kind) > picks.count(kind):
                found.append(kind)
        return found

    def complete(self, state: CultState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) == state.agreed.effects.n[self.effect]

    def with_pick(self, state: CultState, seat: int, answer: int) -> Picking:
        return DestroyFree(seat, self.effect, added(self.picks, answer))

    def carry_out(self, state: CultState, seat: int, picks: tuple[int, ...]) -> None:
        for kind in picks:
            destroy_free(state, seat, kind, state.agreed.effects.rule[self.effect])

    def why_not(self, state: CultState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        n, priest = state.agreed.effects.n[self.effect], values[0]
        if priest == PATRIARCH:
            return Refusal("CULT-RUL-36", "patriarch-not-destroyed", {})
        reason = why_not_free(state, seat, priest)
        if reason is None and state.count(seat, FREE, priest) == self.picks.count(priest):
            reason = Refusal("CULT-TIA-02", "all-picked", {"priest": priest, "n": self.picks.count(priest)})
        needed = needed_next(state, seat, self.effect)
        last = len(self.picks) + 1 == n
        if reason is None and last and needed and needed != priest and needed not in self.picks:
            reason = Refusal("CULT-RUL-77", "token-needed", {"strength": needed})
        return reason


def needed_next(state: CultState, seat: int, effect: int) -> int:
    """The strength whose token the next effect needs while the reserve has none; 0 if there is no such need."""
    effects = state.agreed.effects
    after = effect + 1
    if after == len(effects.verb) or not effects.follows[after]:
        return 0
    wanted = verb_of(state, after).token_wanted(state, after)
    return 0 if wanted and state.reserve(seat, wanted) else wanted
