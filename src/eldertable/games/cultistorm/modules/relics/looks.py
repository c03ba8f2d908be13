"""How ancient relics look: the deck beside the board, the two between which somebody chooses, one on each mat."""

from __future__ import annotations

from collections.abc import Sequence

from eldertable.games.cultistorm.box.places import bottom_of
from eldertable.games.cultistorm.looks.mats import rows_on_mats
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.relics.rules import (
    BY_TURN,
    HELD,
    SEEN,
    UNSEEN,
    USES,
    Reliquary,
    marks_of,
    rules_of,
)
from eldertable.games.cultistorm.rules.phases.sealing import price
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.scene import Face, Kind, Piece, SceneZone
from eldertable.kernel.steps import Decision

KINDS = (Kind("relic", "card", "relic"),)


def speak(telling: Telling, reliquary: Reliquary, said: Sequence[tuple[str, str]], source: int) -> None:
    """Names of relics, and what can be done with them."""
    words = telling.words

    def use(state: StormState, seat: int) -> str:
        relic = rules_of(state).relic_of(state, seat)
        if relic is None or relic.use != BY_TURN:
            return words("act-use-relic")
        return words("answer-use-relic", relic=said[rules_of(state).number_of(state, seat)][0])

    def seal(state: StormState, decision: Decision, seat: int, place: int) -> str:
        return words("answer-seal-afar", place=telling.place(state, place), n=price(state, place))

    telling.names["relic"] = lambda state, relic: said[relic][0]
    telling.acts["open-gate"] = lambda state, seat: words(
        "answer-open-gate", place=telling.place(state, state.place[seat]), n=reliquary.dice
    )
    telling.acts["use-relic"] = use
    telling.labels["take-relic"] = lambda state, decision, seat, relic: ": ".join(said[relic]).rstrip(".")
    telling.labels["seal-at"] = seal
    for number, relic in enumerate(reliquary.relics):
        if relic.source >= 0:
            telling.sources[source + relic.source] = (said[number][0], "relic", relic.id)


# --- what answers point at --------------------------------------------------------------------------------------------


def point_gate(state: StormState, seat: int) -> tuple[str, ...]:
    """The relics, and the location whose gate is opened."""
    return ("relics", f"place-{state.place[seat]}")


def point_own(state: StormState, seat: int) -> tuple[str, ...]:
    """The own relic."""
    relic = rules_of(state).relic_of(state, seat)
    return (f"relic-{seat}", relic.id) if relic is not None else ()


def point_seen(state: StormState, decision: Decision, seat: int, relic: int) -> tuple[str, ...]:
    """One of the relics that are seen."""
    return ("relics-seen", rules_of(state).reliquary.relics[relic].id)


def is_seen(state: StormState, decision: Decision, seat: int, relic: int) -> bool:
    """Whether a relic is one of those that are seen."""
    rules = rules_of(state)
    return rules.card + relic in state.zones[rules.zone + SEEN]


# --- the scene --------------------------------------------------------------------------------------------------------


def zones(state: StormState, telling: Telling) -> list[SceneZone]:
    """The deck, the relics that are seen, and a place on every mat."""
    words = telling.words
    found = [
        SceneZone(
            "relics",
            words("zone-relics"),
            "relics",
            rules=("CS-REL-02", "CS-REL-16"),
            tip=words("tip-relics"),
            look="cards",
        ),
        SceneZone(
            "relics-seen", words("zone-relics-seen"), "relics-seen", rules=("CS-REL-05",), look="stage"
        ),
    ]
    return found + rows_on_mats(state, "relic", "relic", words("zone-relic"), ("CS-REL-06", "CS-REL-07"))


def faces(telling: Telling, reliquary: Reliquary, said: Sequence[tuple[str, str]]) -> list[Face]:
    """The relics."""
    found: list[Face] = []
    for relic, (name, text) in zip(reliquary.relics, said, strict=True):
        line = telling.words(f"type-relic-{USES[relic.use]}")
        icon = relic.id if relic.id in telling.icons else "relic"
        found.append(Face(relic.id, name, text, icon, line=line, rules=("CS-REL-06", "CS-REL-07")))
    return found


def pieces(state: StormState, telling: Telling) -> list[Piece]:
    """The deck with the cards under it that all know, the relics that are seen, and those that people have."""
    rules = rules_of(state)
    relics, deck = rules.reliquary.relics, rules.zone + UNSEEN
    found: list[Piece] = []
    for order, card in enumerate(state.zones[bottom_of(deck)]):
        face = relics[card - rules.card].id
        under = (telling.words("badge-under-deck"),)
        found.append(Piece("relic", "relics", face, order=order - len(relics), badges=under))
    if n := state.deck_size(deck) - len(state.zones[bottom_of(deck)]):
        found.append(Piece("relic", "relics", None, count=n))
    for order, card in enumerate(state.zones[rules.zone + SEEN]):
        found.append(Piece("relic", "relics-seen", relics[card - rules.card].id, order=order))
    for seat in range(state.agreed.team):
        for card in state.zones[rules.zone + HELD + seat]:
            badges = (telling.words("badge-used"),) if marks_of(state).relic_used[seat] else ()
            found.append(Piece("relic", f"relic-{seat}", relics[card - rules.card].id, seat, badges=badges))
    return found
