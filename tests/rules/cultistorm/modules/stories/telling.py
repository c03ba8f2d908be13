"""Tables with narrative play: which stories are read, and what comes of them.

What a story does is found by playing the same twice, with effects and without: the difference is the story's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.places import CULTIST_DECK, OBJECT_DECK, OBJECT_DISCARD, OBJECTS, PLACES
from eldertable.games.cultistorm.modules.stories.rules import DECK, DISCARD, narrative, read_of_card, read_to
from eldertable.games.cultistorm.rules.phases.combat import Begin
from eldertable.games.cultistorm.table.enemies import enemy_symbols, place_of
from eldertable.games.cultistorm.table.fields import COMBAT_PHASE
from eldertable.games.cultistorm.table.marks import marks_of
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.steps import Step
from tests.rules.cultistorm.table import P1, P2, P3, F, Storm, storm

NEXT_CULTISTS = ("CU-F11", "CU-W11", "CU-K11")
NEXT_OBJECTS = ("OB02", "OB03", "OB04")


def narrated(*people: str, narrative: str = "effects", **options: Any) -> Storm:
    """An empty board at a table with narrative play."""
    return storm(*people, narrative=narrative, **options)


def next_card(table: Storm, *ids: str) -> Storm:
    """The next narrative cards."""
    state, zone = table.state, narrative(table.state).zone
    top = tuple(table._out(table._find(id)) for id in ids)
    state.zones[zone + DECK] = top + state.zones[zone + DECK]
    return table


def used_cards(table: Storm) -> list[str]:
    """The narrative cards that were drawn."""
    return table.cards(narrative(table.state).zone + DISCARD)


def titles(table: Storm) -> list[str]:
    """The titles of the stories that were read since the last look."""
    return [line.rpartition(": ")[2].rstrip(".") for line in table.told() if "story" in line]


# --- the position in which stories are read -----------------------------------------------------------------------------


def peopled(mode: str, **options: Any) -> Storm:
    """Three investigators with cards, objects, trophies, dice and some insanity; each stands apart, the first on P1."""
    table = narrated(narrative=mode, **options).at(1, P2).at(2, P3)
    table.hand(0, "GN01.S", "GN02.M", "GN03.F").hand(1, "GN01.S", "GN02.M").hand(2, "GN01.S", "GN02.M")
    table.objects(0, "OB01").objects(1, "OB05").trophies(0, "K").trophies(1, "W")
    table.dice(0, "****").mad(0, 1).mad(1, 1, 1).mad(2, 2)
    table.next_cultists(*NEXT_CULTISTS).next_objects(*NEXT_OBJECTS).to(OBJECT_DISCARD, "OB06")
    return table.luck(6, F, F, F, F, F)


def about_to_fight(mode: str, enemy: str, card: str = "", **options: Any) -> Storm:
    """The same, and the first investigator has begun a fight against this enemy, with others behind it."""
    table = peopled(mode, **options).cultists(P1, enemy, "CU-F09", "CU-W09").target(0, enemy)
    if card:
        next_card(table, card)
    table.state.phase = COMBAT_PHASE
    return table.run(Begin(0, table.game.content.cultists.ids.index(enemy)))


class Tell(Step):
    """A story is told of something that is not on the table yet: a relic, a piece, an otherworld."""

    FIELDS = ("teller",)

    def __init__(self, teller: Callable[[StormState], None]) -> None:
        self.teller = teller

    def run(self, state: StormState) -> None:
        self.teller(state)


def taken(card: str) -> Tell:
    """The first investigator takes this card."""
    return Tell(lambda state: read_to(state, 0, card))


def opened(card: str) -> Tell:
    """This otherworld opens."""
    return Tell(lambda state: read_of_card(state, card, -1, "CS-NAR-15"))


# --- what is different ----------------------------------------------------------------------------------------------


def seen(table: Storm, enemy: int = -1) -> dict[str, str]:
    """All that a story could change."""
    state = table.state
    found: dict[str, str] = {}
    for seat in range(state.table.seats):
        found[f"{seat} mad"] = str(state.mad[seat])
        found[f"{seat} ongoing"] = str(state.ongoing[seat])
        found[f"{seat} hand"] = str(len(table.hand_of(seat)))
        found[f"{seat} objects"] = str(len(state.zones[OBJECTS + seat]))
        found[f"{seat} trophies"] = table.trophies_of(seat)
        found[f"{seat} dice"] = table.dice_of(seat)
        found[f"{seat} place"] = f"P{state.place[seat] + 1}"
        found[f"{seat} tired"] = str(marks_of(state).tired[seat])
        found[f"{seat} no rerolls"] = str(marks_of(state).no_rerolls[seat])
    for place in range(PLACES):
        found[f"P{place + 1} die"] = (LETTERS + "-")[state.cultist_dice[place]]
        found[f"P{place + 1} column"] = " ".join(table.column(place))
        found[f"P{place + 1} blocked"] = str(state.blocked[place])
        found[f"P{place + 1} held"] = str(state.held[place])
        found[f"P{place + 1} open"] = str(state.active[place])
    found["marker"] = f"P{state.marker + 1}"
    found["pool"] = str(sum(state.pool))
    found["terror"] = str(state.terror)
    found["next cultists"] = " ".join(table.cards(CULTIST_DECK)[:3])
    found["next objects"] = " ".join(card.split(".")[0] for card in table.cards(OBJECT_DECK)[:2])
    found["left"] = str(marks_of(state).left)
    found["covered"] = " ".join(
        "any" if mask == 31 else LETTERS[mask.bit_length() - 1] for mask in marks_of(state).given
    )
    if enemy >= 0 and place_of(state, enemy) >= 0:
        need = enemy_symbols(state, enemy, place_of(state, enemy))
        found["enemy"] = "".join(letter * n for letter, n in zip(LETTERS, need, strict=True))
    return found


def differences(with_effects: dict[str, str], without: dict[str, str]) -> dict[str, str]:
    """What a story has changed: how it was, and how it is."""
    return {
        name: f"{without.get(name, '')} -> {now}"
        for name, now in with_effects.items()
        if now != without.get(name, "")
    }
