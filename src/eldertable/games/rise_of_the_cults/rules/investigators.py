# compiled
"""Investigators on the track of a district: they advance, arrive, and are driven back.

What an arrived Investigator makes dearer stands in `table/state.py`: costs and Sanity.
"""

from eldertable.games.rise_of_the_cults.table.state import RiseState


def advance_investigator(state: RiseState, district: int, rule: str) -> None:
    """Move the Investigator one field; beside the Sanity token it arrives and a new one starts.

    (ROTC-INV-02, ROTC-INV-03, ROTC-INV-04, ROTC-PRE-13)
    """
    state.track[district] -= 1
    if state.track[district] > 0:
        if state.chronicle is not None:
            state.tell(rule, "investigator-advances", district=district, field=state.track[district])
        return
    state.arrived[district] += 1
    state.track[district] = state.agreed.track_start
    if state.chronicle is not None:
        state.tell("ROTC-INV-03", "investigator-arrives", district=district, n=state.arrived[district])


def retreat_investigator(state: RiseState, district: int, n: int) -> None:
    """Move the Investigator back, not beyond its starting field."""
    state.track[district] = min(state.track[district] + n, state.agreed.track_start)
