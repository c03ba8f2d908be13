# compiled
"""The Hiding phase: hands are discarded, and of the Cultist tokens only so many are kept.

Skipped in the last round (`rounds.py`: `Round`). The First Cultist marker, the Round marker and the Plan markers move
there, too: `NextRound`.
"""

from eldertable.games.rise_of_the_cults.rules.tokens import ReturnTokens
from eldertable.games.rise_of_the_cults.table.fields import HAND, deck_of
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.steps import Step


class Hiding(Step):
    """Hands are discarded; of the Cultist tokens a player keeps at most 5 (`tokens_kept`), the NPC all.

    (ROTC-HID-01, ROTC-HID-02, ROTC-HID-03, ROTC-RND-06, ROTC-SRD-10, ROTC-SRD-11, ROTC-RUL-60, ROTC-RUL-78)
    """

    def run(self, state: RiseState) -> None:
        if state.chronicle is not None:
            state.tell("ROTC-HID-01", "hiding")
        for side in state.clockwise(state.first):
            if state.is_npc(side):
                state.shuffle_in((), deck_of(side))
            else:
                state.discard_all(sorted(state.zones[HAND + side]), side, HAND)
                surplus = state.token_total(side) - state.agreed.content.city.tokens_kept[state.city]
                if surplus > 0:
                    state.then(ReturnTokens(side, surplus))
