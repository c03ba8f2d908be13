"""How the table looks: Arkham's four quarters around the City card, the Plan board, and a mat for every side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eldertable.games.rise_of_the_cults.box.cards import TYPES
from eldertable.games.rise_of_the_cults.box.content import COLOURS, DISTRICTS, FACES, LEVELS, PLANS, TOKENS
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
from eldertable.games.rise_of_the_cults.rules import action, paying, planning, rounds, setup
from eldertable.games.rise_of_the_cults.rules import cult_phase as cult
from eldertable.games.rise_of_the_cults.rules.plans import (
    augmentation,
    confrontation,
    dominance,
    influence,
    preparation,
    terror,
)
from eldertable.games.rise_of_the_cults.rules.scoring import points
from eldertable.games.rise_of_the_cults.table.state import (
    CITY_DECK,
    CITY_NOW,
    CITY_PAST,
    DECK,
    DESTROYED,
    DISCARD,
    DISORGANIZATION,
    HAND,
    KEPT,
    LAID,
    OFFER,
    STACKS,
    SUPPLY,
    RiseState,
)
from eldertable.kernel.scene import (
    Counter,
    Face,
    Kind,
    Look,
    Moving,
    Piece,
    Prompt,
    SceneSide,
    SceneZone,
    Sign,
    Still,
)
from eldertable.kernel.sight import viewer_bit
from eldertable.kernel.steps import Decision

if TYPE_CHECKING:
    from eldertable.games.rise_of_the_cults.game import RiseOfTheCults

LANES = ("guardians", "actions")
ZONE_RULES = {
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
    "hand": ("ROTC-CAR-04", "ROTC-MOB-03"),
    "laid": ("ROTC-CON-07", "ROTC-CON-09"),
    "deck": ("ROTC-CMP-12", "ROTC-GEN-02"),
    "discard": ("ROTC-CMP-14", "ROTC-RUL-76"),
    "screen": ("ROTC-CMP-18", "ROTC-CMP-19"),
    "supply": ("ROTC-CMP-02",),
    "kept": ("ROTC-NPC-10",),
}
ON_A_MAT: tuple[tuple[str, Look], ...] = (
    ("laid", "stage"),
    ("screen", "purse"),
    ("deck", "cards"),
    ("discard", "cards"),
    ("supply", "heap"),
)
KINDS = (
    Kind("card", "card", "card"),
    Kind("city", "card", "city"),
    Kind("die", "die", "thug"),
    Kind("plan", "disc", "plan"),
    Kind("ritual", "token", "ritual"),
    Kind("site", "token", "site"),
    Kind("dominance", "token", "dominance"),
    Kind("investigator", "token", "investigator"),
)
ZONE_ICONS = {"rituals": "ritual", "sites": "site", "dominance": "dominance", "sanity": "sanity"}
PLAN_ICONS = {"dominance": "domination"}
UNCOLOURED = "#b08d4a"
"""A side that has not chosen its colour yet."""

PLAN_RULES = {
    "augmentation": ("ROTC-AUG-01",),
    "preparation": ("ROTC-PRE-01",),
    "influence": ("ROTC-INF-01",),
    "dominance": ("ROTC-DOM-01",),
    "bluff": ("ROTC-ACT-04",),
}


# --- the still part -----------------------------------------------------------------------------------------------


def build_still(game: RiseOfTheCults, state: RiseState, locale: str) -> Still:
    """Zones, faces and sides: what does not change during a game."""
    return Still(
        game.name,
        game.words(locale)("title"),
        locale,
        BOARD,
        tuple(_side(game, state, side, locale) for side in range(state.table.sides)),
        (*_board_zones(game, state, locale), *_mat_zones(game, state, locale)),
        _faces(game, locale),
        KINDS,
        _signs(game, locale),
        SCENERY,
    )


def _side(game: RiseOfTheCults, state: RiseState, side: int, locale: str) -> SceneSide:
    name, seat = game.side_name(state, side, locale), None if state.is_npc(side) else side
    colour = state.colour[side]
    if colour < 0:
        return SceneSide(side, name, seat, UNCOLOURED, "circle")
    texts = game.texts
    title, _ = texts.cult[locale][colour]
    return SceneSide(side, name, seat, texts.hue[colour], texts.shape[colour], title, COLOURS[colour])


def _signs(game: RiseOfTheCults, locale: str) -> tuple[Sign, ...]:
    words = game.words(locale)
    return tuple(
        Sign(icon, words(f"icon-{icon}") if words.has(f"icon-{icon}") else "", drawing)
        for icon, drawing in game.icons.items()
    )


def _board_zones(game: RiseOfTheCults, state: RiseState, locale: str) -> list[SceneZone]:
    telling, words = game.telling(locale), game.words(locale)
    zones: list[SceneZone] = []
    for number, district in enumerate(DISTRICTS):
        zones += _quarter(game, state, district, telling.district(number), locale)
    for part, (look, shape) in IN_THE_MIDDLE.items():
        zones.append(SceneZone(part, words(f"zone-{part}"), part, shape, rules=ZONE_RULES[part], look=look))
    for at, (plan, shape) in enumerate(zip(PLANS, PLAN_COLUMNS, strict=True)):
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


def _quarter(
    game: RiseOfTheCults, state: RiseState, district: str, name: str, locale: str
) -> list[SceneZone]:
    """A district with all its fields; one that is left out, as a dark quarter."""
    words, numbers = game.words(locale), game.content.numbers
    if DISTRICTS.index(district) == state.left_out:
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
        "rituals": numbers.ritual_fields,
        "sites": state.table.sides,
        "dominance": numbers.dominance_fields,
        "track": numbers.track_fields,
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
                closed=numbers.ritual_fields - state.agreed.ritual_limit if part == "rituals" else 0,
                icon=ZONE_ICONS.get(part, ""),
            )
        )
    return zones


def _mat_zones(game: RiseOfTheCults, state: RiseState, locale: str) -> list[SceneZone]:
    telling, words = game.telling(locale), game.words(locale)
    zones: list[SceneZone] = []
    for side in range(state.table.sides):
        name = telling.side(state, side)
        zones.append(SceneZone(f"mat-{side}", words("zone-mat", who=name), "mat", owner=side))
        hidden: tuple[str, Look] = ("kept", "cards") if state.is_npc(side) else ("hand", "hand")
        for part, look in (*ON_A_MAT, hidden):
            zones.append(
                SceneZone(
                    f"{part}-{side}",
                    words(f"zone-{part}"),
                    part,
                    owner=side,
                    within=f"mat-{side}",
                    rules=ZONE_RULES[part],
                    look=look,
                )
            )
    return zones


def _faces(game: RiseOfTheCults, locale: str) -> tuple[Face, ...]:
    words, texts, kinds = game.words(locale), game.texts, game.content.kinds
    faces: list[Face] = []
    for kind, name in enumerate(kinds.ids):
        title, text = texts.card[locale][kind]
        icons = (("attack", kinds.attack[kind]), ("power", kinds.power[kind]), ("terror", kinds.terror[kind]))
        line = words(f"type-{TYPES[kinds.type[kind]]}")
        if kinds.cost[kind]:
            line = words("type-and-cost", type=line, n=kinds.cost[kind])
        shown = tuple((icon, n) for icon, n in icons if n)
        cost = str(kinds.cost[kind] or "")
        faces.append(Face(name, title, text, name, shown, line, ("ROTC-CAR-04", "ROTC-CAR-05"), cost))
    for group, printed in (("city", texts.city), ("setup", texts.setup), ("objective", texts.objective)):
        ids = {
            "city": game.content.city.ids[:-1],
            "setup": game.content.setup.ids,
            "objective": [objective.id for objective in game.content.objectives],
        }[group]
        for name, (title, text) in zip(ids, printed[locale], strict=True):
            icon = name if name in game.icons else group
            faces.append(Face(name, title, text, icon, line=words(f"type-{group}")))
    for level in LEVELS:
        faces.append(
            Face(
                f"ritual-{level}",
                words("piece-ritual", level=level),
                icon="ritual",
                rules=("ROTC-RIT-02",),
                mark=level,
            )
        )
    for piece, rule in (("site", "ROTC-END-03"), ("dominance", "ROTC-END-02"), ("plan", "ROTC-PLN-05")):
        faces.append(Face(piece, words(f"piece-{piece}"), icon=piece, rules=(rule,)))
    faces.append(
        Face("investigator", words("piece-investigator"), icon="investigator", rules=("ROTC-INV-06",))
    )
    for face in (*TOKENS, "bad-luck"):
        faces.append(Face(face, words(f"faces-{face}", n=1), icon=face, rules=("ROTC-CMP-18",)))
    return tuple(faces)


# --- the moving part ----------------------------------------------------------------------------------------------


def build_moving(
    game: RiseOfTheCults, state: RiseState, seat: int | None, locale: str, prompt: Prompt | None
) -> Moving:
    """Pieces, counters and prompt as this viewer sees them."""
    pieces: list[Piece] = []
    counters: list[Counter] = []
    _city(game, state, pieces)
    for district in state.in_play():
        _district(game, state, district, locale, pieces, counters)
    for marker in range(state.table.sides):
        for plan, name in enumerate(PLANS):
            if n := state.plans_done[marker * 5 + plan]:
                pieces.append(Piece("plan", f"plan-{name}", "plan", marker, n))
    for face, name in enumerate((*TOKENS, "bad-luck")):
        if state.faces[face]:
            pieces.append(Piece("die", "dice", name, count=state.faces[face]))
    for side in range(state.table.sides):
        _mat(game, state, side, seat, locale, pieces, counters)
    words = game.words(locale)
    counters.append(Counter("round", words("zone-round"), state.round, "round", state.agreed.rounds))
    scores = tuple(points(state, side) for side in range(state.table.sides))
    return Moving(_heading(game, state, locale), tuple(pieces), tuple(counters), prompt, state.over, scores)


def _heading(game: RiseOfTheCults, state: RiseState, locale: str) -> tuple[str, ...]:
    words, telling = game.words(locale), game.telling(locale)
    lines = [words("round-of", n=state.round, rounds=state.agreed.rounds)]
    if state.agreed.solo:
        if state.objective >= 0:
            name, text = game.texts.objective[locale][state.objective]
            lines.append(words("heading-objective", name=name, text=text))
    else:
        lines.append(words("heading-first", who=telling.side(state, state.first)))
    if state.zones[CITY_NOW]:
        name, text = game.texts.city[locale][state.city]
        lines.append(words("heading-city", name=name, text=text))
    return tuple(lines)


def _city(game: RiseOfTheCults, state: RiseState, pieces: list[Piece]) -> None:
    if state.zones[CITY_NOW]:
        pieces.append(Piece("city", "city", game.content.city.ids[state.city]))
    if left := state.deck_size(CITY_DECK):
        pieces.append(Piece("city", "city-deck", None, count=left))
    ids, kinds = game.content.city.ids, state.agreed.pool.city_kind
    for order, card in enumerate(state.zones[CITY_PAST]):
        pieces.append(Piece("city", "city-deck", ids[kinds[card]], order=order + 1))
    if left := len(state.zones[DISORGANIZATION]):
        pieces.append(Piece("card", "disorganization", game.content.kinds.ids[-1], count=left))
    _pile(state, state.zones[DESTROYED], "destroyed", None, pieces)
    _pile(state, state.zones[OFFER], "offer", None, pieces)


def _district(
    game: RiseOfTheCults,
    state: RiseState,
    district: int,
    locale: str,
    pieces: list[Piece],
    counters: list[Counter],
) -> None:
    name, words = DISTRICTS[district], game.words(locale)
    for side in range(state.table.sides):
        for level in (1, 2, 3):
            if n := state.rituals[district * 12 + side * 3 + level - 1]:
                pieces.append(Piece("ritual", f"{name}-rituals", f"ritual-{LEVELS[level - 1]}", side, n))
        if state.has_site(side, district):
            pieces.append(Piece("site", f"{name}-sites", "site", side))
        if n := state.dominance_of(side, district):
            pieces.append(Piece("dominance", f"{name}-dominance", "dominance", side, n))
    stack = [marker & 3 for marker in state.plans if marker >> 2 == district]
    for order, side in enumerate(stack):
        pieces.append(Piece("plan", f"{name}-plans", "plan", side, order=order))
    if state.arrived[district]:
        pieces.append(Piece("investigator", f"{name}-sanity", "investigator", count=state.arrived[district]))
    for lane, part in enumerate(LANES):
        if cards := state.zones[STACKS + 2 * district + lane]:
            kind = game.content.kinds.ids[state.stack_kind[2 * district + lane]]
            pieces.append(Piece("card", f"{name}-{part}", kind, count=len(cards)))
    counters.append(
        Counter(f"{name}-sanity", words("zone-sanity"), state.sanity_of(district), f"{name}-sanity")
    )
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
    used = sum(state.rituals[district * 12 : district * 12 + 12])
    counters.append(
        Counter(
            f"{name}-rituals", words("counter-rituals"), used, f"{name}-rituals", state.agreed.ritual_limit
        )
    )


def _mat(
    game: RiseOfTheCults,
    state: RiseState,
    side: int,
    viewer: int | None,
    locale: str,
    pieces: list[Piece],
    counters: list[Counter],
) -> None:
    words = game.words(locale)
    bit = viewer_bit(state, viewer)
    for zone, part in ((HAND + side, "hand"), (LAID + side, "laid")):
        seen = tuple(sorted(card for card in state.zones[zone] if state.marks[card] & bit))
        _pile(state, seen, f"{part}-{side}", side, pieces)
        if hidden := len(state.zones[zone]) - len(seen):
            pieces.append(Piece("card", f"{part}-{side}", None, side, hidden))
    if left := state.deck_size(DECK + 3 * side):
        pieces.append(Piece("card", f"deck-{side}", None, side, left))
    _pile(state, state.zones[DISCARD + side], f"discard-{side}", side, pieces)
    if state.is_npc(side) and state.zones[KEPT]:
        pieces.append(Piece("card", f"kept-{side}", None, side, len(state.zones[KEPT])))
    open_screen = side == viewer or state.is_npc(side) or state.table.options["open_screens"]
    for token, name in enumerate(TOKENS):
        value = state.tokens[side * 3 + token] if open_screen else None
        counters.append(
            Counter(f"{name}-{side}", words(f"token-{name}"), value, f"screen-{side}", owner=side, icon=name)
        )
    if side == viewer and state.fist[side]:
        counters.append(
            Counter(f"fist-{side}", words("counter-fist"), state.fist[side], f"laid-{side}", owner=side)
        )
    if state.attack[side]:
        label = words("icon-attack")
        counters.append(
            Counter(f"attack-{side}", label, state.attack[side], f"laid-{side}", owner=side, icon="attack")
        )
    _supply(state, side, pieces)


def _supply(state: RiseState, side: int, pieces: list[Piece]) -> None:
    zone = f"supply-{side}"
    for level in (1, 2, 3):
        if n := state.rituals[SUPPLY * 12 + side * 3 + level - 1]:
            pieces.append(Piece("ritual", zone, f"ritual-{LEVELS[level - 1]}", side, n))
    for piece, n in (
        ("site", state.sites[SUPPLY * 4 + side]),
        ("dominance", state.dominance[SUPPLY * 4 + side]),
        ("plan", state.markers[side]),
    ):
        if n:
            pieces.append(Piece(piece, zone, piece, side, n))


def _pile(
    state: RiseState, cards: tuple[int, ...], zone: str, owner: int | None, pieces: list[Piece]
) -> None:
    """Open cards of a pile: one entry a kind, ordered by where the topmost of the kind lies."""
    kinds, ids = state.agreed.pool.kind, state.agreed.kinds.ids
    counted: dict[int, int] = {}
    topmost: dict[int, int] = {}
    for order, card in enumerate(cards):
        kind = kinds[card]
        counted[kind] = counted.get(kind, 0) + 1
        topmost[kind] = order
    for kind, n in counted.items():
        pieces.append(Piece("card", zone, ids[kind], owner, n, topmost[kind]))


# --- what is asked ------------------------------------------------------------------------------------------------


def ask(game: RiseOfTheCults, state: RiseState, decision: Decision, seat: int | None, locale: str) -> Prompt:
    """The prompt; who is not asked learns only whom the table waits for."""
    kind, telling = type(decision).__name__, game.telling(locale)
    if seat is None or seat not in decision.seats():
        words = telling.words("waiting-for", who=telling.side(state, decision.seat))
        return Prompt(decision.seats(), kind, words, decision.RULES)
    chosen, sums, needs, rules = "", None, None, decision.RULES
    if isinstance(decision, rounds.ReturnToken):
        rules = (rounds.why_tokens_go(state),)
    elif isinstance(decision, paying.Pay):
        needs = decision.left
    elif isinstance(decision, terror.PayTerror):
        needs = decision.sum(state).left()
        chosen = telling.cards(tuple(item >> 1 for item in decision.paid)) if decision.paid else ""
    elif isinstance(decision, cult.Reroll):
        chosen = telling.faces(decision.picked) if any(decision.picked) else ""
    elif isinstance(decision, confrontation.CommitCard) and state.zones[LAID + seat]:
        laid = state.zones[LAID + seat]
        chosen = telling.cards(tuple(sorted(state.kind(card) for card in laid)))
        sums = sum(state.agreed.kinds.attack[state.kind(card)] for card in laid)
    return Prompt(decision.seats(), kind, telling.ask(state, decision), rules, (), chosen, sums, needs)


def touches(state: RiseState, decision: Decision, seat: int, answer: int) -> tuple[str, ...]:
    """The zones, faces and counters that an answer touches, so that a client can light them."""
    ids = state.agreed.kinds.ids
    hand, discard = f"hand-{seat}", f"discard-{seat}"
    if isinstance(decision, (setup.LeaveOut, setup.FirstSite, augmentation.PlaceFreeRitual)):
        return (DISTRICTS[answer],)
    if isinstance(decision, planning.PlacePlan):
        return (f"{DISTRICTS[answer]}-plans",)
    if isinstance(decision, setup.PlaceStack):
        return (ids[state.agreed.pool.stacks[answer // 4]], DISTRICTS[answer % 4])
    if isinstance(decision, action.ChoosePlan):
        return (f"{DISTRICTS[answer // 5]}-plans", f"plan-{PLANS[answer % 5]}")
    if isinstance(decision, augmentation.Augment):
        if answer == augmentation.GO_ON:
            return (discard,)
        if answer >= augmentation.FIRST_ABILITY:
            return (hand, ids[(answer - augmentation.FIRST_ABILITY) >> 1])
        district = DISTRICTS[decision.district]
        return tuple(f"{district}-{lane}" for at, lane in enumerate(LANES) if answer & 1 << at)
    if isinstance(decision, augmentation.TakeDistrictCard):
        return (f"{DISTRICTS[answer >> 1]}-{LANES[answer & 1]}",)
    if isinstance(decision, augmentation.RemoveRivalRitual):
        return (f"{DISTRICTS[answer >> 2]}-rituals", f"ritual-{LEVELS[decision.level - 1]}")
    if isinstance(decision, preparation.Prepare) and answer:
        district = DISTRICTS[decision.district]
        return (f"{district}-sites" if answer == preparation.SITE else f"{district}-rituals",)
    if isinstance(decision, (influence.InfluenceMove, dominance.Reinforce)) and answer:
        return (f"{DISTRICTS[(answer - 1) // 3]}-rituals", f"ritual-{LEVELS[(answer - 1) % 3]}")
    if isinstance(decision, terror.LoseRitual):
        return (f"{DISTRICTS[decision.district]}-rituals", f"ritual-{LEVELS[answer]}")
    if isinstance(decision, terror.ReplaceMarker):
        return (f"{DISTRICTS[decision.district]}-dominance",)
    if isinstance(decision, cult.DiscardOther):
        return (hand, ids[answer])
    if isinstance(decision, paying.DestroyDiscarded) and answer:
        return (discard, ids[answer - 1])
    if isinstance(decision, (paying.Pay, confrontation.CommitCard, terror.Glorify)) and answer:
        return (hand, ids[answer - 1])
    if isinstance(decision, (cult.Mobilize, cult.Recruit, terror.PayTerror)) and answer:
        return (hand, ids[(answer - 1) >> 1])
    if isinstance(decision, confrontation.RevealAbility) and answer:
        return (f"laid-{seat}", ids[(answer - 1) >> 1])
    if isinstance(decision, (cult.GainToken, rounds.ReturnToken)):
        return (f"{TOKENS[answer]}-{seat}",)
    if isinstance(decision, (paying.Pay, terror.PayTerror, confrontation.CommitThugs)):
        spent = {paying.Pay: "initiate", terror.PayTerror: "freak", confrontation.CommitThugs: "thug"}
        return (f"{spent[type(decision)]}-{seat}",)
    if isinstance(decision, cult.SetDie):
        return ("dice", FACES[answer >> 1])
    if isinstance(decision, (cult.Reroll, cult.RerollDie)):
        return ("dice", FACES[answer]) if answer < len(FACES) else ("dice",)
    return ()
