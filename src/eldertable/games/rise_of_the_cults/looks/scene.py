# compiled
"""How the table looks: Arkham's four quarters around the City card, the Plan board, and a mat for every side."""

from __future__ import annotations

from typing import Final

from eldertable.games.rise_of_the_cults.box.cards import (
    COLOUR_IDS,
    DISTRICT_IDS,
    FACE_IDS,
    LANE_IDS,
    LANES,
    LEVEL_NAMES,
    LEVELS,
    PLAN_IDS,
    PLANS,
    SIDES,
)
from eldertable.games.rise_of_the_cults.looks.faces import KINDS, faces
from eldertable.games.rise_of_the_cults.looks.layout import (
    BOARD,
    IN_A_QUARTER,
    IN_THE_MIDDLE,
    PLAN_COLUMNS,
    SCENERY,
    outline,
    part_of_quarter,
    quarter,
)
from eldertable.games.rise_of_the_cults.looks.mats import lay_mat, lay_pile, mat_zones
from eldertable.games.rise_of_the_cults.looks.telling import Telling
from eldertable.games.rise_of_the_cults.rules.scoring import points
from eldertable.games.rise_of_the_cults.table.fields import (
    CITY_DECK,
    CITY_NOW,
    CITY_PAST,
    DESTROYED,
    DISORGANIZATION,
    OFFER,
    STACKS,
)
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel.scene import Board, Counter, Moving, Piece, Prompt, SceneSide, SceneZone, Still

ZONE_RULES: Final = {
    "rituals": ("ROTC-BRD-03", "ROTC-RIT-02"),
    "sites": ("ROTC-BRD-06", "ROTC-END-03"),
    "dominance": ("ROTC-BRD-08", "ROTC-END-02"),
    "sanity": ("ROTC-INV-07", "ROTC-TER-04"),
    "track": ("ROTC-INV-02", "ROTC-INV-03"),
    "plans": ("ROTC-PLN-06", "ROTC-ACT-01"),
    "guardians": ("ROTC-CAR-03", "ROTC-AUG-02"),
    "actions": ("ROTC-CAR-03", "ROTC-AUG-02"),
    "round": ("ROTC-RND-01",),
    "city": ("ROTC-CTY-01",),
    "city-deck": ("ROTC-SET-06",),
    "dice": ("ROTC-DIE-01",),
    "disorganization": ("ROTC-CON-17", "ROTC-MOB-02"),
    "destroyed": ("ROTC-CMP-11",),
}
ZONE_ICONS: Final = {"rituals": "ritual", "sites": "site", "dominance": "dominance", "sanity": "sanity"}
PLAN_ICONS: Final = {"dominance": "domination"}
UNCOLOURED: Final = "#b08d4a"
"""A side that has not chosen its colour yet."""

PLAN_RULES: Final = {
    "augmentation": ("ROTC-AUG-01",),
    "preparation": ("ROTC-PRE-01",),
    "influence": ("ROTC-INF-01",),
    "dominance": ("ROTC-DOM-01",),
    "bluff": ("ROTC-ACT-04",),
}


# --- the still part -----------------------------------------------------------------------------------------------


def build_still(state: RiseState, telling: Telling, game: str) -> Still:
    """Zones, faces and sides: what does not change during a game."""
    return Still(
        game,
        telling.words("title"),
        telling.locale,
        BOARD,
        tuple(_side(state, telling, side) for side in range(state.table.sides)),
        (*_board_zones(state, telling), *mat_zones(state, telling)),
        faces(telling),
        KINDS,
        telling.signs(telling.icons),
        SCENERY,
    )


def _side(state: RiseState, telling: Telling, side: int) -> SceneSide:
    name, seat = telling.side(state, side), None if state.is_npc(side) else side
    colour = state.colour[side]
    if colour < 0:
        return SceneSide(side, name, seat, UNCOLOURED, "circle")
    texts = telling.texts
    title, _ = texts.cult[telling.locale][colour]
    return SceneSide(side, name, seat, texts.hue[colour], texts.shape[colour], title, COLOUR_IDS[colour])


def _board_zones(state: RiseState, telling: Telling) -> list[SceneZone]:
    words = telling.words
    zones: list[SceneZone] = []
    for number, district in enumerate(DISTRICT_IDS):
        zones += _quarter(state, telling, district, telling.district(number))
    for part, (look, shape) in IN_THE_MIDDLE.items():
        zones.append(SceneZone(part, words(f"zone-{part}"), part, shape, rules=ZONE_RULES[part], look=look))
    for at, (plan, shape) in enumerate(zip(PLAN_IDS, PLAN_COLUMNS, strict=True)):
        zones.append(
            SceneZone(
                f"plan-{plan}",
                telling.plan(at),
                "plan",
                shape,
                rules=PLAN_RULES[plan],
                tip=words(f"tip-plan-{plan}"),
                look="page",
                icon=PLAN_ICONS.get(plan, plan),
            )
        )
    zones.append(SceneZone("offer", words("zone-offer"), "offer", rules=("ROTC-SET-11",), look="stage"))
    zones.append(
        SceneZone(
            "destroyed", words("zone-destroyed"), "destroyed", rules=ZONE_RULES["destroyed"], look="cards"
        )
    )
    return zones


def _quarter(state: RiseState, telling: Telling, district: str, name: str) -> list[SceneZone]:
    """A district with all its fields; one that is left out, as a dark quarter."""
    words, numbers = telling.words, telling.content.numbers
    if DISTRICT_IDS.index(district) == state.left_out:
        label = words("zone-left-out", district=name)
        return [
            SceneZone(
                district,
                label,
                "district",
                quarter(district),
                rules=("ROTC-BRD-12",),
                look="void",
                outline=outline(district),
                icon=district,
            )
        ]
    fields = {
        "rituals": numbers.fields_rituals,
        "sites": state.table.sides,
        "dominance": numbers.fields_dominance,
        "track": numbers.fields_track,
    }
    zones = [
        SceneZone(
            district,
            name,
            "district",
            quarter(district),
            rules=("ROTC-BRD-01", "ROTC-BRD-02"),
            look="area",
            outline=outline(district),
            icon=district,
        )
    ]
    for part, (look, _) in IN_A_QUARTER.items():
        zones.append(
            SceneZone(
                f"{district}-{part}",
                words("zone-of", zone=words(f"zone-{part}"), district=name),
                part,
                part_of_quarter(district, part),
                within=district,
                rules=ZONE_RULES[part],
                tip=words(f"tip-{part}"),
                look=look,
                fields=fields.get(part, 0),
                closed=numbers.fields_rituals - state.agreed.ritual_limit if part == "rituals" else 0,
                icon=ZONE_ICONS.get(part, ""),
            )
        )
    return zones


# --- the moving part ----------------------------------------------------------------------------------------------


def build_board(state: RiseState, telling: Telling) -> Board:
    """What lies open to everybody: the city, the districts, Plans and dice."""
    pieces: list[Piece] = []
    counters: list[Counter] = []
    _city(state, telling, pieces)
    for district in state.districts_in_play():
        _in_district(state, telling, district, pieces)
        _counted_in(state, telling, district, counters)
    for marker in range(state.table.sides):
        for plan, name in enumerate(PLAN_IDS):
            if n := state.plans_done[marker * PLANS + plan]:
                pieces.append(Piece("plan", f"plan-{name}", "plan", marker, n))
    for face, name in enumerate(FACE_IDS):
        if state.faces[face]:
            pieces.append(Piece("die", "dice", name, count=state.faces[face]))
    label = telling.words("zone-round")
    counters.append(Counter("round", label, state.round, "round", state.agreed.rounds))
    scores = tuple(points(state, side) for side in range(state.table.sides))
    return Board(_heading(state, telling), tuple(pieces), tuple(counters), state.over, scores)


def build_mats(
    state: RiseState, telling: Telling, seat: int | None, prompt: Prompt | None, board: Board
) -> Moving:
    """The board with everybody's mat as this viewer sees it, and what this viewer is asked."""
    pieces: list[Piece] = []
    counters: list[Counter] = []
    for side in range(state.table.sides):
        lay_mat(state, telling, side, seat, pieces, counters)
    return board.with_mats(pieces, counters, prompt)


def _heading(state: RiseState, telling: Telling) -> tuple[str, ...]:
    words = telling.words
    lines = [words("round-of", n=state.round, rounds=state.agreed.rounds)]
    if state.agreed.solo:
        if state.objective >= 0:
            name, text = telling.texts.objective[telling.locale][state.objective]
            lines.append(words("heading-objective", name=name, text=text))
    else:
        lines.append(words("heading-first", who=telling.side(state, state.first)))
    if state.zones[CITY_NOW]:
        name, text = telling.texts.city[telling.locale][state.city]
        lines.append(words("heading-city", name=name, text=text))
    return tuple(lines)


def _city(state: RiseState, telling: Telling, pieces: list[Piece]) -> None:
    if state.zones[CITY_NOW]:
        pieces.append(Piece("city", "city", telling.content.city.ids[state.city]))
    if left := state.deck_size(CITY_DECK):
        pieces.append(Piece("city", "city-deck", None, count=left))
    ids, kinds = telling.content.city.ids, state.agreed.pool.city_kind
    for order, card in enumerate(state.zones[CITY_PAST]):
        pieces.append(Piece("city", "city-deck", ids[kinds[card]], order=order + 1))
    if left := len(state.zones[DISORGANIZATION]):
        pieces.append(
            Piece(
                "card",
                "disorganization",
                telling.content.kinds.ids[telling.content.disorganization_kind],
                count=left,
            )
        )
    lay_pile(state, state.zones[DESTROYED], "destroyed", None, pieces)
    lay_pile(state, state.zones[OFFER], "offer", None, pieces)


def _in_district(state: RiseState, telling: Telling, district: int, pieces: list[Piece]) -> None:
    """What lies in a district: Rituals, Cult Sites, Dominance and Plan markers, Investigators, stacks of cards."""
    name = DISTRICT_IDS[district]
    for side in range(state.table.sides):
        for level in range(1, LEVELS + 1):
            if n := state.rituals[(district * SIDES + side) * LEVELS + level - 1]:
                pieces.append(Piece("ritual", f"{name}-rituals", f"ritual-{LEVEL_NAMES[level - 1]}", side, n))
        if state.has_site(side, district):
            pieces.append(Piece("site", f"{name}-sites", "site", side))
        if n := state.dominance_of(side, district):
            pieces.append(Piece("dominance", f"{name}-dominance", "dominance", side, n))
    stack = [marker % SIDES for marker in state.plans if marker // SIDES == district]
    for order, side in enumerate(stack):
        pieces.append(Piece("plan", f"{name}-plans", "plan", side, order=order))
    if state.arrived[district]:
        pieces.append(Piece("investigator", f"{name}-sanity", "investigator", count=state.arrived[district]))
    for lane, part in enumerate(LANE_IDS):
        if cards := state.zones[STACKS + district * LANES + lane]:
            kind = telling.content.kinds.ids[state.stack_kind[district * LANES + lane]]
            pieces.append(Piece("card", f"{name}-{part}", kind, count=len(cards)))


def _counted_in(state: RiseState, telling: Telling, district: int, counters: list[Counter]) -> None:
    """What is counted there: Sanity, the track of the Investigator, fields for Rituals."""
    name, words = DISTRICT_IDS[district], telling.words
    arrived, sanity = state.arrived[district], state.sanity_of(district)
    token = state.sanity[district]
    # A City card can change the sum for a round; then the parts would not add up.
    called = words("counter-sanity", n=token, investigators=arrived if token + arrived == sanity else 0)
    counters.append(Counter(f"{name}-sanity", called, sanity, f"{name}-sanity"))
    counters.append(
        Counter(
            f"{name}-track",
            words("counter-track"),
            state.track[district],
            f"{name}-track",
            state.agreed.track_start,
            icon="investigator",
        )
    )
    used = state.rituals_in(district)
    counters.append(
        Counter(
            f"{name}-rituals", words("counter-rituals"), used, f"{name}-rituals", state.agreed.ritual_limit
        )
    )
