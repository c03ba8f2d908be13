# compiled
"""The Confrontation: cards face down, Thugs in the fist, reveals in order, and who is left standing."""

from typing import ClassVar, Final

from eldertable.games.rise_of_the_cults.box.bounds import ABILITY, KIND, THUGS
from eldertable.games.rise_of_the_cults.box.cards import LEVELS, MODES, MOST_THUGS, SIDES, TOKENS
from eldertable.games.rise_of_the_cults.box.verbs import (
    CONFRONTATION,
    LOST,
    NOT_WON,
    PAY,
    TIED,
    WON,
    CardVerb,
)
from eldertable.games.rise_of_the_cults.rules.paying import pay_power, power_of
from eldertable.games.rise_of_the_cults.rules.plans.laid_cards import can_use, participants, use_laid_card
from eldertable.games.rise_of_the_cults.rules.plans.npc_fight import NpcReveal
from eldertable.games.rise_of_the_cults.rules.plans.terror import spread_terror
from eldertable.games.rise_of_the_cults.rules.reasons import ability_shut, not_ready, too_dear
from eldertable.games.rise_of_the_cults.table.fields import HAND, LAID, SUPPLY, THUG, add_once
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.picking import Picking, without
from eldertable.kernel.steps import Decision, Refusal, Step

COMMITTING: Final = Answers(Kind("enough"), Kind("lay-card", KIND))
ENOUGH_CARDS: Final = COMMITTING.start("enough")
FIRST_CARD: Final = COMMITTING.start("lay-card")

REVEALING: Final = Answers(Kind("enough"), Kind("use-laid", ABILITY))
ENOUGH: Final = REVEALING.start("enough")
FIRST_ABILITY: Final = REVEALING.start("use-laid")


class Confrontation(Step):
    """Everybody present commits, then reveals, in turn; who commits nothing fights all the same. With no
    opponent's Ritual in the district there is no Confrontation, and Terror earns more (`terror.py`).

    (ROTC-CON-05 to ROTC-CON-13, ROTC-TER-12, ROTC-SCO-01, ROTC-SCO-07, ROTC-SCO-21, ROTC-RUL-38, ROTC-RUL-42,
    ROTC-RUL-50)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "district")

    def __init__(self, side: int, district: int) -> None:
        self.side = side
        self.district = district

    def run(self, state: RiseState) -> None:
        fighters = participants(state, self.side, self.district)
        if len(fighters) == 1:
            if state.chronicle is not None:
                state.tell("ROTC-CON-05", "no-confrontation", who=self.side, district=self.district)
            spread_terror(state, self.side, self.district, fought=False)
            return
        if state.chronicle is not None:
            state.tell("ROTC-CON-06", "confrontation", who=self.side, district=self.district)
        state.open_window()
        for side in fighters:
            state.attack[side] = state.ritual_strength(side, self.district)
            if not state.is_npc(side):
                state.then(Commit(side))
        for side in fighters:
            if not state.is_npc(side):
                state.then(Reveal(side, self.district))
        if state.agreed.solo:
            state.then(NpcReveal(self.district))
        state.then(Verdict(self.side, self.district))


class Commit(Step):
    """A participant lays cards face down and takes Thugs into the fist.

    (ROTC-CON-07, ROTC-CON-08, ROTC-CON-11)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: RiseState) -> None:
        if state.zones[HAND + self.seat]:
            state.then(CommitCards(self.seat))
        state.then(CommitThugs(self.seat))
        state.then(Committed(self.seat))


class CommitCards(Picking):
    """Which cards to lay face down: any number.

    (ROTC-CON-07, ROTC-CON-10, ROTC-DEC-19)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = COMMITTING
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-CON-07", "ROTC-CON-09", "ROTC-CON-10")
    PRIVATE: ClassVar[bool] = True

    def closing(self) -> int:
        return ENOUGH_CARDS

    def picked(self, state: RiseState, seat: int) -> tuple[int, ...]:
        laid = state.zones[LAID + seat]
        if not laid:
            return ()
        kinds = state.agreed.pool.kind
        return tuple(sorted([FIRST_CARD + kinds[card] for card in laid]))

    def further(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> list[int]:
        cards = ready_to_lay(state, seat)
        if picks:
            cards = without(cards, picks)
        found: list[int] = []
        for card in cards:
            add_once(found, card)
        return found

    def complete(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) == len(ready_to_lay(state, seat))

    def would_do(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> bool:
        return True

    def with_pick(self, state: RiseState, seat: int, answer: int) -> Picking:
        state.pick(state.lowest(HAND + seat, answer - FIRST_CARD), seat, LAID)
        return self

    def carry_out(self, state: RiseState, seat: int, picks: tuple[int, ...]) -> None:
        """They lie there already; `Committed` tells how many."""

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return None if kind == "enough" else not_ready(state, HAND + seat, values[0])


def ready_to_lay(state: RiseState, seat: int) -> list[int]:
    """The cards that can be in the commitment, laid ones among them, as answers; one entry a copy. (ROTC-CON-10)"""
    kinds = state.agreed.pool.kind
    found: list[int] = []
    for zone in (HAND + seat, LAID + seat):
        for card in state.ready_cards(zone):
            found.append(FIRST_CARD + kinds[card])
    return found


class CommitThugs(Decision):
    """How many Thugs go into the closed fist. (ROTC-CON-07, ROTC-CON-11, ROTC-DEC-19)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("hold-thugs", THUGS))
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-CON-07", "ROTC-CON-09")

    def options(self, state: RiseState, seat: int) -> list[int]:
        return list(range(min(state.held(seat, THUG), MOST_THUGS) + 1))

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        state.fist[seat] = answer

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        have = state.held(seat, THUG)
        return None if values[0] <= have else Refusal("ROTC-CON-07", "no-thugs", {"have": have})


class Committed(Step):
    """Everybody sees how many cards lie there, nobody their faces or the Thugs. (ROTC-CON-09)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: RiseState) -> None:
        if state.chronicle is not None:
            laid = state.zones[LAID + self.seat]
            cards = tuple(sorted([state.kind(card) for card in laid]))
            args = {"who": self.seat, "n": len(laid)}
            fuller = {"who": self.seat, "n": len(laid), "cards": cards, "thugs": state.fist[self.seat]}
            state.tell_apart(
                "ROTC-CON-09", "committed", args, state.owner_bit(self.seat), "committed-own", fuller
            )


class Reveal(Step):
    """Cards and Thugs are shown together, then the abilities.

    (ROTC-CMP-18, ROTC-CON-12, ROTC-CON-14, ROTC-RUL-86)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district")

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def run(self, state: RiseState) -> None:
        seat = self.seat
        kinds = state.agreed.pool.kind
        attack = state.agreed.kinds.attack
        everyone = state.everyone()
        for card in state.zones[LAID + seat]:
            state.show(card, everyone)
            state.attack[seat] += attack[kinds[card]]
        if state.held(seat, THUG):
            state.unveil(seat)
        state.thugs_shown[seat] = state.fist[seat]
        state.attack[seat] += state.fist[seat]
        state.fist[seat] = 0
        if state.chronicle is not None:
            cards = tuple(sorted([kinds[card] for card in state.zones[LAID + seat]]))
            state.tell(
                "ROTC-CON-12",
                "revealed",
                who=seat,
                cards=cards,
                thugs=state.thugs_shown[seat],
                n=state.attack[seat],
            )
        if state.abilities(LAID + seat, CONFRONTATION):
            state.then(RevealAbility(seat, self.district))


def closed_fists(state: RiseState) -> list[int]:
    """Who has committed and not revealed yet: how many Thugs they hold is theirs to know. (ROTC-CON-09)"""
    unrevealed = 0
    undecided = 0
    for step in state.agenda:
        if isinstance(step, Reveal):
            unrevealed |= 1 << step.seat
        elif isinstance(step, (Commit, CommitThugs)):
            undecided |= 1 << step.seat
    if not unrevealed:
        return []
    return [side for side in range(SIDES) if unrevealed >> side & 1 and not undecided >> side & 1]


class RevealAbility(Decision):
    """Which ability of a laid card to use, or enough: never forced; what it costs is paid from the hand.

    (ROTC-CON-12, ROTC-CON-23, ROTC-RUL-16, ROTC-RUL-39, ROTC-RUL-40, ROTC-DEC-20)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district")
    ANSWERS: ClassVar[Answers] = REVEALING
    RULES: ClassVar[tuple[str, ...]] = ("ROTC-CON-12", "ROTC-RUL-40")

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def private(self, state: RiseState) -> bool:
        """Laid cards lie open by now; only what is paid from the hand is a secret."""
        return any(
            [
                state.agreed.kinds.price[ability] == PAY
                for ability in state.abilities(LAID + self.seat, CONFRONTATION)
            ]
        ) and state.secret_hand(self.seat)

    def options(self, state: RiseState, seat: int) -> list[int]:
        kinds = state.agreed.kinds
        found = [ENOUGH]
        for ability in state.abilities(LAID + seat, CONFRONTATION):
            if kinds.price[ability] == PAY and power_of(state, seat) < kinds.pay[ability]:
                continue
            if not can_use(state, seat, ability):
                continue
            found.append(FIRST_ABILITY + ability)
        return found

    def resolve(self, state: RiseState, seat: int, answer: int) -> None:
        if answer == ENOUGH:
            return
        ability = answer - FIRST_ABILITY
        card = state.lowest_unused(LAID + seat, ability // MODES)
        state.used += (card,)
        if state.agreed.kinds.price[ability] == PAY:
            pay_power(state, seat, state.agreed.kinds.pay[ability])
        state.then(UseLaidCard(seat, self.district, ability, card), AfterAbility(seat, self.district))

    def why_not(self, state: RiseState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if kind == "enough":
            return None
        kinds = state.agreed.kinds
        ability = values[0]
        shut = ability_shut(state, LAID + seat, ability, CONFRONTATION, "ROTC-CON-12")
        if shut is not None:
            return shut
        if kinds.price[ability] == PAY:
            dear = too_dear(kinds.pay[ability], power_of(state, seat), "ROTC-RUL-39")
            if dear is not None:
                return dear
        return None if can_use(state, seat, ability) else Refusal("ROTC-RUL-84", "no-card-to-draw", {})


class AfterAbility(Step):
    """Ask again while a laid card has an ability that is not used. (ROTC-RUL-40)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "district")

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def run(self, state: RiseState) -> None:
        if state.abilities(LAID + self.seat, CONFRONTATION):
            state.then(RevealAbility(self.seat, self.district))


class UseLaidCard(Step):
    """Carry out the ability of a laid card. (ROTC-CON-12)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "district", "ability", "card")

    def __init__(self, side: int, district: int, ability: int, card: int) -> None:
        self.side = side
        self.district = district
        self.ability = ability
        self.card = card

    def run(self, state: RiseState) -> None:
        use_laid_card(state, self.side, self.district, self.ability, self.card)


class Verdict(Step):
    """The highest total wins alone; with a tie (a draw) there is no winner, and all lose.

    Then Rituals leave, Disorganization is handed out, cards and Thugs go, and gains come.

    (ROTC-CON-15 to ROTC-CON-22, ROTC-TER-13, ROTC-TER-16, ROTC-SCO-13, ROTC-SCO-14, ROTC-SCO-16, ROTC-RUL-81,
    ROTC-RUL-87)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "district")

    def __init__(self, side: int, district: int) -> None:
        self.side = side
        self.district = district

    def run(self, state: RiseState) -> None:
        fighters = participants(state, self.side, self.district)
        winner = victor(state, fighters)
        if state.chronicle is not None:
            totals = tuple([(side, state.attack[side]) for side in fighters])
            if winner < 0:
                state.tell("ROTC-CON-18", "confrontation-tied", totals=totals)
            elif len([side for side in fighters if state.attack[side] == state.attack[winner]]) > 1:
                card = _laid(state, winner, WIN_TIES)[0] // MODES
                state.tell("ROTC-RUL-85", "confrontation-won-tie", who=winner, totals=totals, card=card)
            else:
                state.tell("ROTC-CON-15", "confrontation-won", who=winner, totals=totals)
        for side in fighters:
            if side != winner:
                _rituals_leave(state, side, self.district, "ROTC-CON-18" if winner < 0 else "ROTC-CON-16")
        _disorganize(state, fighters, winner)
        gains = [_thugs_afterwards(state, side, side == winner) for side in fighters]
        for side in fighters:
            _clear_away(state, side)
        for at in range(len(fighters)):
            state.gain(fighters[at], THUG, gains[at], "ROTC-RUL-87")
        if winner == self.side:
            spread_terror(state, self.side, self.district, fought=True)


class DisorganizeWinner(CardVerb):
    """The winner takes so many Disorganization cards in place of a loser who laid it. (ROTC-RUL-41)"""


class GainThugs(CardVerb):
    """So many Thugs for who won, or did not. (ROTC-RUL-87)"""


class WinTies(CardVerb):
    """Who laid it wins a tie at the top. (ROTC-RUL-85)"""


DISORGANIZE_WINNER: Final[CardVerb] = DisorganizeWinner(
    "disorganize-winner", CONFRONTATION, ("n", "when"), (), (LOST,)
)
GAIN_THUGS: Final[CardVerb] = GainThugs("gain-thugs", CONFRONTATION, ("n", "when"), (), (WON, NOT_WON))
WIN_TIES: Final[CardVerb] = WinTies("win-ties", CONFRONTATION, ("when",), (), (TIED,))


def victor(state: RiseState, fighters: list[int]) -> int:
    """The single highest total, or the only one tied at the top who wins ties; -1 if nobody. Any participant
    can win, also a defender.

    (ROTC-CON-15, ROTC-CON-21, ROTC-RUL-85)
    """
    highest = max([state.attack[side] for side in fighters])
    top = [side for side in fighters if state.attack[side] == highest]
    if len(top) == 1:
        return top[0]
    favoured = [side for side in top if _laid(state, side, WIN_TIES)]
    return favoured[0] if len(favoured) == 1 else -1


def _laid(state: RiseState, side: int, verb: CardVerb) -> list[int]:
    """The abilities with this verb on the cards that a side has laid, one entry for each card."""
    kinds = state.agreed.kinds
    found: list[int] = []
    for card in state.zones[LAID + side]:
        for ability in range(state.kind(card) * MODES, (state.kind(card) + 1) * MODES):
            if kinds.verb[ability] is verb:
                found.append(ability)
    return found


def _rituals_leave(state: RiseState, side: int, district: int, rule: str) -> None:
    """All Rituals of a side return from the district to its supply. (ROTC-CON-16, ROTC-CON-18)"""
    for level in range(1, LEVELS + 1):
        at = (district * SIDES + side) * LEVELS + level - 1
        n = state.rituals[at]
        state.rituals[at] = 0
        state.rituals[(SUPPLY * SIDES + side) * LEVELS + level - 1] += n
    if state.chronicle is not None:
        state.tell(rule, "rituals-leave", who=side, district=district)


def _disorganize(state: RiseState, fighters: list[int], winner: int) -> None:
    """Who did not win takes Disorganization, unless a card sends it to the winner.

    (ROTC-CON-17, ROTC-CON-19, ROTC-RUL-41, ROTC-RUL-49)
    """
    usual = state.agreed.content.city.disorganization[state.city]
    for side in fighters:
        if side == winner:
            continue
        redirecting = _laid(state, side, DISORGANIZE_WINNER) if winner >= 0 else []
        if redirecting:
            state.give_disorganization(winner, state.agreed.kinds.n[redirecting[0]], "ROTC-RUL-41")
        else:
            state.give_disorganization(side, usual, "ROTC-CON-19" if winner < 0 else "ROTC-CON-17")


def _thugs_afterwards(state: RiseState, side: int, won: bool) -> int:
    """Thugs that laid cards bring after the result; every copy counts. (ROTC-RUL-87)"""
    kinds = state.agreed.kinds
    wanted = WON if won else NOT_WON
    total = 0
    for ability in _laid(state, side, GAIN_THUGS):
        if kinds.when[ability] == wanted:
            total += kinds.n[ability]
    return total


def _clear_away(state: RiseState, side: int) -> None:
    """Played cards to the owner's discard pile, Thugs spent to the pool, winner and losers alike.

    (ROTC-CON-20, ROTC-SCO-15, ROTC-RUL-92)
    """
    laid = list(state.zones[LAID + side])
    if not state.is_npc(side):
        laid.sort()
    state.discard_all(laid, side, LAID)
    state.tokens[side * TOKENS + THUG] -= state.thugs_shown[side]
    state.thugs_shown[side] = 0
    state.attack[side] = 0
