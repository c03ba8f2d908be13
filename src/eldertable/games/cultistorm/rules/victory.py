# compiled
"""When the team has won."""

from eldertable.games.cultistorm.table.state import WON, WON_ENDGAME, StormState


def check_victory(state: StormState) -> None:
    """All five locations sealed and no Great Old One in play: the team wins at once. (CS-WIN-01, CS-WIN-03)"""
    if not state.all_sealed() or state.goos_in_play():
        return
    if not any([module.forbids_victory(state) for module in state.agreed.modules]):
        state.finish(WON_ENDGAME if state.endgame else WON, (1 << state.table.seats) - 1)
