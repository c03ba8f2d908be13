"""How the table looks: the Eternal City as a climbing street of thirteen places, and a mat for every Cult."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eldertable.games.cult.box import cards as c
from eldertable.games.cult.looks.layout import BESIDE, BOARD, GATES, LOCATIONS, SCENERY, outline, parts
from eldertable.games.cult.rules import abilities, benefits, effects, intention, resolution, setup
from eldertable.games.cult.rules.rounds import percent
from eldertable.games.cult.table.state import (
    BOOSTED,
    COINS_ON,
    FREE,
    KINDS_OF_PRIEST,
    LAST,
    NOBODY,
    OWN,
    PALACE,
    PIECES,
    PLAYED,
    RESERVE,
    SHEET,
    CultState,
    boost_at,
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
    from eldertable.games.cult.game import Cult

DECKS = ("miracle", "intrigue", "license")
SIDES_OF_SHEET = ("light", "dark")
KINDS = (
    Kind("miracle", "card", "miracle"),
    Kind("intrigue", "card", "intrigue"),
    Kind("license", "card", "license"),
    Kind("supremacy", "card", "supremacy"),
    Kind("sheet", "card", "sheet"),
    Kind("ability", "card", "ability"),
    Kind("priest", "token", "priest"),
    Kind("altar", "token", "altar"),
    Kind("marker", "token", "active"),
)
BENEFIT_RULES = {
    c.DRAW_MIRACLE: ("CULT-RUI-01", "CULT-RUI-02"),
    c.BRIBE: ("CULT-THI-01", "CULT-THI-03", "CULT-THI-06"),
    c.RECRUIT: ("CULT-SLU-01", "CULT-SLU-03"),
    c.TAKE_SUPREMACY: ("CULT-FOR-01", "CULT-SUP-01"),
    c.ORDAIN: ("CULT-TEM-01", "CULT-TEM-05"),
    c.EARN: ("CULT-TRA-01",),
    c.RAISE_ALTAR: ("CULT-ART-01", "CULT-ART-05"),
    c.TEACH: ("CULT-ACA-01", "CULT-ACA-03"),
    c.HIRE: ("CULT-POR-01",),
    c.GRANT_LICENSE: ("CULT-PAL-01", "CULT-PAL-05"),
    c.SCHEME: ("CULT-NOB-01",),
    c.ARM_MOB: ("CULT-GUA-01",),
    c.SUMMON: ("CULT-RIF-01", "CULT-RIF-04", "CULT-RIF-05"),
}
PART_RULES = {
    "priests": ("CULT-ITN-01", "CULT-RES-14"),
    "influence": ("CULT-RES-09", "CULT-RES-10", "CULT-RES-11"),
    "deck": ("CULT-CMP-16", "CULT-CMP-17"),
    "slots": ("CULT-PAS-10", "CULT-PAL-05"),
    "round": ("CULT-RND-01",),
    "reserve": ("CULT-CMP-14",),
    "played": ("CULT-RUL-79",),
    "sheet": ("CULT-CUL-01", "CULT-CUL-06"),
    "free": ("CULT-ITN-09",),
    "goods": ("CULT-CMP-10", "CULT-WIN-03"),
    "licenses": ("CULT-CMP-19", "CULT-LIC-05"),
    "supply": ("CULT-CMP-03", "CULT-RUL-24"),
    "hand": ("CULT-RES-07",),
}
ON_A_MAT: tuple[tuple[str, Look], ...] = (
    ("sheet", "heap"),
    ("free", "heap"),
    ("goods", "purse"),
    ("licenses", "heap"),
    ("supply", "heap"),
    ("hand", "hand"),
)
MARKERS = ("first", "passed", "celebrating", "leading", "active", "raided", "seized", "least-wins")
KNOWN_BELOW = 3
"""So many cards at the bottom of a deck are shown, if they are known: more than that nobody draws from there."""


# --- the still part -----------------------------------------------------------------------------------------------


def build_still(game: Cult, state: CultState, locale: str) -> Still:
    """Zones, faces and sides: what does not change during a game."""
    words = game.words(locale)
    signs = tuple(
        Sign(icon, words(f"icon-{icon}") if words.has(f"icon-{icon}") else "", drawing)
        for icon, drawing in game.icons.items()
    )
    return Still(
        game.name,
        words("title"),
        locale,
        BOARD,
        tuple(_side(game, state, side, locale) for side in range(state.table.sides)),
        (*_board_zones(game, state, locale), *_mat_zones(game, state, locale)),
        _faces(game, state, locale),
        KINDS,
        signs,
        SCENERY,
        words("score-way"),
    )


def _side(game: Cult, state: CultState, side: int, locale: str) -> SceneSide:
    texts, colour, cult = game.telling(state, locale).texts, state.colour[side], state.cult[side]
    name = game.side_name(state, side, locale)
    icon = state.agreed.cults.ids[cult] if cult >= 0 else "sheet"
    return SceneSide(
        side, name, side, texts.hue[colour], texts.shape[colour], texts.colour[locale][colour], icon
    )


def deck_at(state: CultState, location: int) -> int:
    """The deck that lies in a Location: where its cards are won; -1 if none does. (CULT-SET-01, SET-02, SET-04)"""
    benefit = state.agreed.locations.benefit[location]
    lying = {
        c.DRAW_MIRACLE: c.MIRACLE_DECK,
        c.SCHEME: c.INTRIGUE_DECK,
        c.GRANT_LICENSE: c.LICENSE_DECK,
    }
    return lying.get(benefit, -1)


def _board_zones(game: Cult, state: CultState, locale: str) -> list[SceneZone]:
    words, zones = game.words(locale), []
    for location in range(1, LAST + 1):
        zones += _location(game, state, location, locale)
    for location, box in GATES.items():
        label = words("zone-gate", location=game.telling(state, locale).location(location))
        rules = ("CULT-ITN-03", "CULT-ITN-05")
        zones.append(SceneZone(f"gate-{location}", label, "gate", box, rules=rules, look="spot", icon="gate"))
    for part, (look, box) in BESIDE.items():
        zones.append(SceneZone(part, words(f"zone-{part}"), part, box, rules=PART_RULES[part], look=look))
    return zones


def _location(game: Cult, state: CultState, location: int, locale: str) -> list[SceneZone]:
    """A Location with its places: Priests, Influence, and the deck that lies there."""
    words, telling, locations = game.words(locale), game.telling(state, locale), state.agreed.locations
    name, deck = locations.ids[location], deck_at(state, location)
    label = words("zone-location", n=location, location=telling.location(location))
    zones = [
        SceneZone(
            name,
            label,
            "location",
            LOCATIONS[location],
            rules=BENEFIT_RULES[locations.benefit[location]],
            tip=words(
                "tip-location",
                text=telling.benefit(location),
                alms=words("coins", n=locations.alms[location]),
            ),
            look="area",
            outline=outline(location),
            icon=name if name in game.icons else "",
        )
    ]
    slots = state.agreed.numbers.slots if deck == c.LICENSE_DECK else 0
    looks: dict[str, Look] = {"priests": "spot", "influence": "spot", "deck": "cards", "slots": "spot"}
    for part, box in parts(location, deck >= 0, slots).items():
        called = words(f"zone-{DECKS[deck]}-deck") if part == "deck" else words(f"zone-{part}")
        zones.append(
            SceneZone(
                f"{name}-{part}",
                f"{label}: {called}",
                part,
                box,
                within=name,
                rules=PART_RULES[part],
                look=looks[part],
            )
        )
    return zones


def _mat_zones(game: Cult, state: CultState, locale: str) -> list[SceneZone]:
    words, zones = game.words(locale), []
    for side in range(state.table.sides):
        label = words("zone-mat", who=game.side_name(state, side, locale))
        zones.append(SceneZone(f"mat-{side}", label, "mat", owner=side))
        for part, look in ON_A_MAT:
            zones.append(
                SceneZone(
                    f"{part}-{side}",
                    words(f"zone-{part}"),
                    part,
                    owner=side,
                    within=f"mat-{side}",
                    rules=PART_RULES[part],
                    look=look,
                )
            )
    return zones


def _faces(game: Cult, state: CultState, locale: str) -> tuple[Face, ...]:
    words, telling, cards = game.words(locale), game.telling(state, locale), state.agreed.cards
    texts = telling.texts
    faces: list[Face] = []
    for kind, name in enumerate(cards.ids):
        if name:
            faces.append(_card_face(game, state, kind, locale))
    for kind in range(KINDS_OF_PRIEST):
        icon, mark = ("priest", str(kind)) if kind else ("patriarch", "")
        title = words("piece-priest", n=kind)
        rules = ("CULT-CMP-03",) if kind else ("CULT-CMP-07", "CULT-CMP-08")
        faces.append(Face(f"priest-{kind}", title, icon=icon, rules=rules, mark=mark))
    faces.append(Face("altar", words("piece-altar"), icon="altar", rules=("CULT-ART-04", "CULT-ART-08")))
    for marker in MARKERS:
        faces.append(Face(marker, words(f"piece-{marker}"), icon=marker))
    for cult, name in enumerate(state.agreed.cults.ids):
        for dark, side in enumerate(SIDES_OF_SHEET):
            title = words(f"piece-sheet-{side}", cult=texts.cult[locale][cult])
            might = state.agreed.cults.might[cult][dark]
            icon = name if name in game.icons else "sheet"
            icons = (("might", might),)
            faces.append(Face(f"{name}-{side}", title, "", icon, icons, rules=("CULT-CUL-01",)))
    for ability, name in enumerate(state.agreed.cults.ability_ids):
        title, text = telling.ability(ability), telling.ability_text(ability)
        line = words("ability-line-dark" if ability & 2 else "ability-line-light")
        faces.append(Face(name, title, text, "ability", line=line, rules=(state.agreed.cults.rule[ability],)))
    faces += [Face(deck, words(f"piece-{deck}"), icon=deck) for deck in DECKS]
    return tuple(faces)


def _card_face(game: Cult, state: CultState, kind: int, locale: str) -> Face:
    words, telling, cards = game.words(locale), game.telling(state, locale), state.agreed.cards
    name, mark, icon = cards.ids[kind], "", cards.ids[kind]
    if kind < c.FIRST_INTRIGUE:
        line = words("type-miracle")
    elif kind < c.FIRST_LICENSE:
        line, mark = words("type-intrigue", n=cards.sell[kind]), str(cards.sell[kind])
        icon = cards.group[kind]
    elif kind < c.SUPREMACY:
        line, mark = words("type-license", n=cards.cost[kind], bonus=cards.bonus[kind]), str(cards.cost[kind])
        icon = c.LICENSE_KINDS[cards.license[kind]]
    else:
        line = words("type-supremacy")
    if cards.sealed[kind]:
        line = words("type-sealed", type=line)
    icons = (("patriarch", cards.bonus[kind]),) if cards.bonus[kind] else ()
    title = telling.texts.card[locale][kind][0]
    return Face(name, title, telling.card_text(kind), icon, icons, line, (cards.rule[kind],), mark)


# --- the moving part ----------------------------------------------------------------------------------------------


def build_moving(
    game: Cult, state: CultState, seat: int | None, locale: str, prompt: Prompt | None
) -> Moving:
    """Pieces, counters and prompt as this viewer sees them."""
    pieces: list[Piece] = []
    counters: list[Counter] = []
    for location in range(1, LAST + 1):
        _street(game, state, location, seat, locale, pieces, counters)
    words, ids = game.words(locale), state.agreed.cards.ids
    for location in GATES:
        needs = state.agreed.needs[location]
        label = words("counter-needed")
        counters.append(Counter(f"gate-{location}", label, needs, f"gate-{location}", icon="follower"))
    for card in state.zones[PLAYED]:
        kind = state.kind(card)
        pieces.append(Piece(DECKS[state.deck_of(kind)], "played", ids[kind]))
    if state.supremacy == NOBODY:
        pieces.append(Piece("supremacy", "reserve", "supremacy"))
    counters.append(Counter("mobs", words("counter-mobs"), state.mobs_left(), "reserve", icon="mob"))
    last = state.agreed.max_rounds or None
    counters.append(Counter("round", words("counter-round"), state.round, "round", last, icon="round"))
    for side in range(state.table.sides):
        _mat(game, state, side, seat, locale, pieces, counters)
    scores = tuple(percent(state, side) for side in range(state.table.sides))
    return Moving(_heading(game, state, locale), tuple(pieces), tuple(counters), prompt, state.over, scores)


def _heading(game: Cult, state: CultState, locale: str) -> tuple[str, ...]:
    words, telling = game.words(locale), game.telling(state, locale)
    last = state.agreed.max_rounds
    lines = [words("round-of-last", n=state.round, rounds=last) if last else words("round-of", n=state.round)]
    lines.append(words("heading-first", who=telling.side(state, state.first)))
    if state.active > 0:
        lines.append(words("heading-location", location=telling.location(state.active)))
    else:
        lines.append(words("heading-intention"))
    return tuple(lines)


def _street(
    game: Cult,
    state: CultState,
    location: int,
    viewer: int | None,
    locale: str,
    pieces: list[Piece],
    counters: list[Counter],
) -> None:
    """A Location: who stands there, what everybody's Influence is, and who would win as things stand."""
    name = state.agreed.locations.ids[location]
    zone, total = f"{name}-priests", f"{name}-influence"
    anybody = False
    for side in range(state.table.sides):
        if not state.present(side, location):
            continue
        anybody = True
        for piece in state.pieces(side, location):
            pieces.append(_priest(game, state, side, piece, location, zone, locale))
        if state.has_altar(side, location):
            pieces.append(Piece("altar", zone, "altar", side))
        value, label = state.influence(side, location), game.side_name(state, side, locale)
        counters.append(Counter(f"{name}-{side}", label, value, total, owner=side, icon="influence"))
    if location == state.active:
        pieces.append(Piece("marker", total, "active"))
        if state.raided:
            pieces.append(Piece("marker", total, "raided"))
        if state.least_wins:
            pieces.append(Piece("marker", total, "least-wins"))
        if state.seized != NOBODY:
            pieces.append(Piece("marker", total, "seized", state.seized))
    if anybody or (location == state.active and state.seized != NOBODY):
        leader = resolution.winner_as_things_stand(state, location)
        if leader != NOBODY:
            pieces.append(Piece("marker", total, "leading", leader))
    if (deck := deck_at(state, location)) >= 0:
        _deck(game, state, deck, f"{name}-deck", viewer, pieces)
        if deck == c.LICENSE_DECK:
            ids = state.agreed.cards.ids
            for order, card in enumerate(state.zones[PALACE]):
                pieces.append(Piece("license", f"{name}-slots", ids[state.kind(card)], order=order))


def _priest(
    game: Cult, state: CultState, side: int, piece: int, location: int, zone: str, locale: str
) -> Piece:
    """Priests that are alike, with what lies on them."""
    words, kind = game.words(locale), piece >> 2
    badges: list[str] = []
    count = state.count(side, location, kind)
    coin = 1 if state.coin_owner[location] == side and state.coin_kind[location] == kind else 0
    if piece & COINS_ON:
        count = 1
        badges.append(words("badge-coins", n=state.coin_stack[location]))
    else:
        boosted = location == state.active and state.boost[boost_at(side, 4 * kind)] > 0
        count = 1 if piece & BOOSTED else count - coin - (1 if boosted else 0)
    if piece & BOOSTED:
        badges.append(words("badge-boost", n=state.boost[boost_at(side, piece)]))
    return Piece("priest", zone, f"priest-{kind}", side, count, kind, tuple(badges))


def _deck(
    game: Cult, state: CultState, deck: int, zone: str, viewer: int | None, pieces: list[Piece]
) -> None:
    """The backs of a deck, and the cards on top and at the bottom that this viewer knows there."""
    bit, ids = viewer_bit(state, viewer), state.agreed.cards.ids
    known = 0
    for order, card in enumerate(state.zones[3 * deck]):
        if state.marks[card] & bit:
            known += 1
            pieces.append(Piece(DECKS[deck], zone, ids[state.kind(card)], order=order - 9))
    for order, card in enumerate(state.zones[3 * deck + 2][-KNOWN_BELOW:]):
        if state.marks[card] & bit:
            known += 1
            pieces.append(Piece(DECKS[deck], zone, ids[state.kind(card)], order=order + 1))
    if left := state.left_in(deck) - known:
        pieces.append(Piece(DECKS[deck], zone, None, count=left))


def _mat(
    game: Cult,
    state: CultState,
    side: int,
    viewer: int | None,
    locale: str,
    pieces: list[Piece],
    counters: list[Counter],
) -> None:
    _sheet(game, state, side, locale, pieces)
    for kind in range(KINDS_OF_PRIEST):
        for place, zone in ((FREE, f"free-{side}"), (RESERVE, f"supply-{side}")):
            if n := state.count(side, place, kind):
                pieces.append(Piece("priest", zone, f"priest-{kind}", side, n, kind))
    _goods(game, state, side, locale, counters)
    _cards(game, state, side, viewer, locale, pieces)


def _sheet(game: Cult, state: CultState, side: int, locale: str, pieces: list[Piece]) -> None:
    """The side of the sheet that shows, its abilities, Masters, and who is first, has passed or celebrates."""
    words, zone, cults = game.words(locale), f"sheet-{side}", state.agreed.cults
    if state.cult[side] >= 0:
        face = f"{cults.ids[state.cult[side]]}-{SIDES_OF_SHEET[state.dark[side]]}"
        pieces.append(Piece("sheet", zone, face, side))
        for ability in abilities.visible_abilities(state, side):
            pieces.append(Piece("ability", zone, cults.ability_ids[ability], side, order=1))
    for kind in range(KINDS_OF_PRIEST):
        if n := state.count(side, SHEET, kind):
            badge = (words("badge-master"),)
            pieces.append(Piece("priest", zone, f"priest-{kind}", side, n, 2 + kind, badge))
    if state.first == side:
        pieces.append(Piece("marker", zone, "first", side, order=10))
    if state.celebrating == side:
        pieces.append(Piece("marker", zone, "celebrating", side, order=11))
    elif state.passed[side] and state.active < 0:
        pieces.append(Piece("marker", zone, "passed", side, order=11))


def _goods(game: Cult, state: CultState, side: int, locale: str, counters: list[Counter]) -> None:
    words, numbers, zone = game.words(locale), state.agreed.numbers, f"goods-{side}"
    counted: list[tuple[str, str, int, int | None]] = [
        ("followers", "follower", state.followers[side], numbers.followers),
        ("coins", "coin", state.coins[side], None),
        ("mobs", "mob", state.mobs[side], numbers.win_mobs),
        ("altars", "altar", state.altar_count(side), numbers.win_altars),
        ("summonings", "summoning", state.summoned[side], numbers.win_summonings),
        ("patriarch", "patriarch", state.patriarch(side), None),
        ("placed", "placement", state.placed[side], None),
    ]
    if state.cult[side] >= 0:
        counted.append(("might", "might", state.might(side), None))
    for name, icon, value, most in counted:
        label = words(f"counter-{name}")
        counters.append(Counter(f"{name}-{side}", label, value, zone, most, side, icon))


def _cards(
    game: Cult, state: CultState, side: int, viewer: int | None, locale: str, pieces: list[Piece]
) -> None:
    """The hand as this viewer knows it, Licenses and Supremacy openly."""
    bit, ids = viewer_bit(state, viewer), state.agreed.cards.ids
    for deck in (c.MIRACLE_DECK, c.INTRIGUE_DECK):
        lying = state.zones[OWN + 3 * side + deck]
        seen = sorted(state.kind(card) for card in lying if state.marks[card] & bit)
        for kind in sorted(set(seen)):
            pieces.append(Piece(DECKS[deck], f"hand-{side}", ids[kind], side, seen.count(kind), kind))
        if hidden := len(lying) - len(seen):
            pieces.append(Piece(DECKS[deck], f"hand-{side}", None, side, hidden, c.KINDS + deck))
    for kind in state.kinds_held(side, c.LICENSE_DECK):
        pieces.append(Piece("license", f"licenses-{side}", ids[kind], side, order=kind))
    if state.supremacy == side:
        badges = (game.words(locale)("badge-face-down"),) if state.face_down else ()
        zone = f"licenses-{side}"
        pieces.append(Piece("supremacy", zone, "supremacy", side, order=c.SUPREMACY, badges=badges))


# --- what is asked ------------------------------------------------------------------------------------------------


def ask(game: Cult, state: CultState, decision: Decision, seat: int | None, locale: str) -> Prompt:
    """The prompt; who is not asked learns only whom the table waits for."""
    kind, telling = type(decision).__name__, game.telling(state, locale)
    if seat is None or seat not in decision.seats():
        words = telling.words("waiting-for", who=telling.side(state, decision.seat))
        return Prompt(decision.seats(), kind, words, decision.RULES)
    needs: int | None = None
    rules = decision.RULES
    if isinstance(decision, abilities.PayCard):
        needs = decision.left
    if "ability" in decision.FIELDS:
        rules = (state.agreed.cults.rule[getattr(decision, "ability")], *rules)  # noqa: B009  not all have it
    elif "effect" in decision.FIELDS:
        rules = (state.agreed.effects.rule[getattr(decision, "effect")], *rules)  # noqa: B009
    return Prompt(
        decision.seats(), kind, telling.ask(state, decision), tuple(dict.fromkeys(rules)), needs=needs
    )


def touches(state: CultState, decision: Decision, seat: int, answer: int) -> tuple[str, ...]:
    """The zones and faces that an answer touches, so that a client can light them."""
    cards, places = state.agreed.cards.ids, state.agreed.locations.ids
    hand = f"hand-{seat}"
    if isinstance(decision, intention.PlaceOrPass) and answer:
        place, kind = (answer - 1) // KINDS_OF_PRIEST + 1, (answer - 1) % KINDS_OF_PRIEST
        return (places[place], f"free-{seat}", f"priest-{kind}")
    if isinstance(decision, resolution.Act) and answer:
        if answer >= resolution.FIRST_ABILITY:
            return (f"sheet-{seat}", state.agreed.cults.ability_ids[answer - resolution.FIRST_ABILITY])
        return (hand, cards[answer - resolution.FIRST_CARD])
    if isinstance(decision, intention.Deal) and answer:
        if answer < intention.FIRST_PURCHASE:
            return (hand, cards[c.FIRST_INTRIGUE + answer - intention.FIRST_SALE])
        return (cards[c.FIRST_LICENSE + answer - intention.FIRST_PURCHASE],)
    if isinstance(decision, intention.MobBenefit | benefits.Bribe | benefits.AltarPlace | effects.MoveTo):
        return (places[answer],) if answer else ()
    if isinstance(decision, benefits.TakeBenefit | benefits.Hire) and answer:
        return (places[decision.location],)
    if isinstance(decision, setup.ChooseCult):
        return (f"{state.agreed.cults.ids[answer]}-light",)
    if isinstance(decision, benefits.GrantLicense) and answer:
        return (cards[c.FIRST_LICENSE + answer - 1],)
    if isinstance(decision, benefits.PutOnTop):
        return (hand, cards[c.FIRST_INTRIGUE + answer])
    if isinstance(decision, effects.TakeLicense):
        return (cards[c.FIRST_LICENSE + answer],)
    if isinstance(decision, effects.Give | abilities.PayCard):
        return (hand if answer < c.FIRST_LICENSE else f"licenses-{seat}", cards[answer])
    if isinstance(decision, effects.PlayInside):
        return (hand, cards[answer])
    return _touched_priests(state, decision, seat, answer)


def _touched_priests(state: CultState, decision: Decision, seat: int, answer: int) -> tuple[str, ...]:
    places = state.agreed.locations.ids
    if isinstance(decision, benefits.BribePriest | benefits.AltarPriest):
        return (f"{places[decision.location]}-priests", f"priest-{answer >> 2}")
    if isinstance(decision, effects.ChoosePriest | effects.Exorcise):
        return (f"{places[state.active]}-priests", f"priest-{answer % PIECES >> 2}")
    if isinstance(decision, benefits.Ordain | benefits.Teach):
        first = benefits.FIRST_TARGET if isinstance(decision, benefits.Ordain) else 1
        if answer < first:
            return ()
        target = (answer - first) % benefits.TARGETS
        if target < KINDS_OF_PRIEST:
            return (f"free-{seat}", f"priest-{target}")
        return (f"{places[decision.location]}-priests", f"priest-{target - KINDS_OF_PRIEST >> 2}")
    if isinstance(decision, effects.PlaceFree):
        return (f"free-{seat}", f"priest-{answer - 1}") if answer else ()
    if isinstance(decision, effects.DestroyFree | abilities.ChooseMaster):
        return (f"free-{seat}", f"priest-{answer}")
    if isinstance(decision, abilities.OfferFollowers):
        return (f"followers-{seat}",)
    return ()
