# compiled
"""How the game ends: when the team has won, and every way in which it loses.

Two losses stand where the insanity comes from: an investigator dies (CS-LOS-01) in `table/investigators.py`, and dies
by sealing (CS-LOS-05) in `phases/sealing.py`. Turns that run out (CS-RUL-114) are counted in `turn.py`.
"""

from eldertable.games.cultistorm.table.fields import CROSSED, OVERRUN, TOO_LATE, WON, WON_ENDGAME
from eldertable.games.cultistorm.table.state import StormState


def check_victory(state: StormState) -> None:
    """All five locations sealed and no Great Old One in play: the team wins at once.

    (CS-WIN-01, CS-WIN-02, CS-WIN-03)

    In a mission its own goal stands in place of that. (CS-CAM-12)
    """
    for module in state.agreed.asked.sets_goal:
        if module.sets_goal():
            module.check_goal(state)
            return
    if not state.all_sealed() or state.goos_in_play():
        return
    if not any([module.forbids_victory(state) for module in state.agreed.asked.forbids_victory]):
        state.finish(WON_ENDGAME if state.endgame else WON, (1 << state.agreed.team) - 1)


def beyond_limit(state: StormState) -> bool:
    """One more cultist would be more than the cultist limit allows: the team loses. (CS-LOS-03, CS-CUL-14)"""
    if state.cultists_on_board() < state.agreed.limit:
        return False
    if state.chronicle is not None:
        state.tell("CS-CUL-14", "overrun", n=state.agreed.limit)
    state.finish(OVERRUN, 0)
    return True


def cross(state: StormState, place: int) -> None:
    """A Great Old One passes from the gate onto the location card: the team loses. (CS-LOS-02, CS-GOO-22)"""
    if state.chronicle is not None:
        state.tell("CS-GOO-22", "goo-crosses", goo=state.goo[place], place=place)
    state.finish(CROSSED, 0)


def check_too_late(state: StormState) -> None:
    """In the Endgame the last Great Old One is defeated, and a location is unsealed: lost.

    (CS-LOS-04, CS-END-07, CS-END-08, CS-END-09, CS-RUL-112, CS-RUL-115)

    With all of them sealed and a victory that a module forbids, the team plays on (CS-PUZ-13); in a mission it is lost
    while the goal is not reached. (CS-CAM-14)
    """
    last_beaten = state.endgame > 0 and state.endgame_goos > 0 and not state.goos_in_play()
    if state.ended or not last_beaten or state.agreed.play_on:
        return
    mission = any([module.sets_goal() for module in state.agreed.asked.sets_goal])
    if mission or not state.all_sealed():
        if state.chronicle is not None:
            state.tell("CS-LOS-04", "too-late")
        state.finish(TOO_LATE, 0)
