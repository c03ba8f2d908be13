"""Who may know what. Fields and zones say all of it (`fields.py`, `zones.py`): nothing here is a secret number.

open: the board, columns, dice, markers, crystals, trophies, seals, insanity, objects, discard piles, supports.
tracked: nothing.
secret: hands, only if the table agreed on closed ones (CS-RUL-116), and the order of decks; a terror card's face until
it is carried out, while its number is on its back; which of the two Endgame cards lies on the eye.
"""

from __future__ import annotations

from eldertable.games.cultistorm.box.cards import Content


def backs(content: Content) -> tuple[str, ...]:
    """What is seen of each card whose front is hidden; a terror card shows its number. (CS-CMP-36)"""
    piles = (
        ("Action card", content.first_object),
        ("Object card", content.first_cultist - content.first_object),
        ("Cultist card", content.first_terror - content.first_cultist),
    )
    plain = [words for words, cards in piles for _ in range(cards)]
    terror = [f"Terror card {number}" for number in content.terror_number]
    return (*plain, *terror, *["Endgame card"] * len(content.endgames))
