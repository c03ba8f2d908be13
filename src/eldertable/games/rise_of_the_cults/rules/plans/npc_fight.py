# compiled
"""How the NPC fights: it reinforces, reveals, rolls, and uses every ability it can."""

from typing import ClassVar, Final

from eldertable.games.rise_of_the_cults.box.cards import FACES, LEVELS, MODES
from eldertable.games.rise_of_the_cults.box.verbs import BY_CHOICE, CONFRONTATION
from eldertable.games.rise_of_the_cults.rules.dice import clear_dice, roll_again, roll_dice, tell_dice
from eldertable.games.rise_of_the_cults.rules.plans.laid_cards import use_laid_card
from eldertable.games.rise_of_the_cults.table.fields import KEPT, LAID, NOWHERE, THUG
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.steps import Step

REROLLS: Final = 2


def npc_reinforcement(state: RiseState, district: int) -> None:
    """The NPC moves its Ritual of the highest level in; of equal levels the one in the district with the highest or
    lowest number, by edition (`npc_tie`). If that Ritual lies here already, nothing moves; with `npc_elsewhere` only those
    in other districts count.

    (ROTC-SCO-02, ROTC-SCO-03, ROTC-SCO-04, ROTC-RUL-64)
    """
    npc = state.agreed.npc
    best = -1
    # ascending by district: the first of equals lies in the lowest one, the last in the highest
    for ritual in state.elsewhere(npc, district if state.agreed.npc_elsewhere else NOWHERE):
        higher = best < 0 or ritual % LEVELS > best % LEVELS
        if higher or (ritual % LEVELS == best % LEVELS and state.agreed.npc_highest):
            best = ritual
    if best < 0:
        return
    origin, level = best // LEVELS, best % LEVELS + 1
    if origin == district:
        if state.chronicle is not None:
            state.tell("ROTC-RUL-64", "npc-stays", who=npc, level=level, district=district)
        return
    state.move_ritual(npc, level, origin, district)
    if state.chronicle is not None:
        state.tell("ROTC-SCO-02", "ritual-reinforces", who=npc, level=level, origin=origin, district=district)


class NpcReveal(Step):
    """Kept cards and the top of its deck, all abilities, then the dice and all Thugs.

    (ROTC-SCO-08, ROTC-SCO-09, ROTC-SCO-10, ROTC-SCO-11, ROTC-SCO-12, ROTC-RUL-60, ROTC-RUL-62, ROTC-RUL-63,
    ROTC-RUL-90)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("district",)

    def __init__(self, district: int) -> None:
        self.district = district

    def run(self, state: RiseState) -> None:
        npc = state.agreed.npc
        everyone = state.everyone()
        for card in state.zones[KEPT]:
            state.move(card, KEPT, LAID + npc, everyone)
        for _ in range(state.agreed.content.numbers.npc_cards):
            card = state.next_card(npc)
            if card >= 0:
                state.lay(card, LAID + npc, everyone)
        cards = state.zones[LAID + npc]
        for card in cards:
            state.attack[npc] += state.agreed.kinds.attack[state.kind(card)]
        thugs = state.held(npc, THUG)
        state.thugs_shown[npc] = thugs
        if state.chronicle is not None:
            shown = tuple([state.kind(card) for card in cards])
            state.tell(
                "ROTC-SCO-08", "revealed", who=npc, cards=shown, thugs=thugs, n=state.attack[npc] + thugs
            )
        state.then(NpcAbilities(self.district), NpcDice())


class NpcAbilities(Step):
    """Every Confrontation ability of its cards, in order, free of charge; added cards too.

    (ROTC-SCO-09, ROTC-RUL-63)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("district",)

    def __init__(self, district: int) -> None:
        self.district = district

    def run(self, state: RiseState) -> None:
        npc = state.agreed.npc
        kinds = state.agreed.kinds
        for card in state.zones[LAID + npc]:
            kind = state.kind(card)
            ability = kind * MODES
            if card in state.used or kinds.window[kind] != CONFRONTATION:
                continue
            if kinds.verb[ability] is not None and kinds.when[ability] == BY_CHOICE:
                state.used += (card,)
                use_laid_card(state, npc, self.district, ability, card)
                state.then(NpcAbilities(self.district))
                return


class NpcDice(Step):
    """Five dice, twice re-rolling what is not a Thug; all Thugs it holds are added.

    (ROTC-SCO-10, ROTC-SCO-11, ROTC-SCO-12, ROTC-RUL-72)
    """

    def run(self, state: RiseState) -> None:
        npc = state.agreed.npc
        roll_dice(state, state.agreed.content.numbers.dice)
        tell_dice(state, npc, "ROTC-SCO-10")
        for _ in range(REROLLS):
            again = [0 if face == THUG else state.faces[face] for face in range(FACES)]
            if any(again):
                roll_again(state, npc, again, "ROTC-SCO-10")
        state.attack[npc] += state.faces[THUG] + state.thugs_shown[npc]
        clear_dice(state)
