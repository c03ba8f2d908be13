"""Who may know what. Fields and zones say all of it (`state.py`): nothing here is a secret number.

open: the board, columns, dice, markers, crystals, trophies, seals, insanity, objects, discard piles, supports.
tracked: nothing.
secret: hands, only if the table agreed on closed ones (CS-RUL-116), and the order of decks; a terror card's face until
it is carried out, while its number is on its back; which of the two Endgame cards lies on the eye.
"""

from __future__ import annotations

from eldertable.games.cultistorm.state import StormState


def back(state: StormState, card: int) -> str:
    """What is seen of a card whose front is hidden; a terror card shows its number. (CS-CMP-36)"""
    content = state.agreed.content
    if card < content.first_object:
        return "Action card"
    if card < content.first_cultist:
        return "Object card"
    if card < content.first_terror:
        return "Cultist card"
    if card < content.first_endgame:
        return f"Terror card {content.terror_number[card - content.first_terror]}"
    return "Endgame card"
