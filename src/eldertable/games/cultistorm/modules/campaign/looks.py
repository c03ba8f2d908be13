"""Missions at the table: tokens on the locations, the sheet beside the board, and what is read before and after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from eldertable.games.cultistorm.box.cards import LETTERS
from eldertable.games.cultistorm.box.places import PLACES, SYMBOLS
from eldertable.games.cultistorm.looks import presence, prompts
from eldertable.games.cultistorm.looks.decks import face_down
from eldertable.games.cultistorm.looks.telling import Telling
from eldertable.games.cultistorm.modules.campaign.missions.eye_of_the_storm import EyeOfTheStorm
from eldertable.games.cultistorm.modules.campaign.missions.first_drops import FirstDrops
from eldertable.games.cultistorm.modules.campaign.missions.ink_and_fever import InkAndFever
from eldertable.games.cultistorm.modules.campaign.missions.missing_clerk import MissingClerk
from eldertable.games.cultistorm.modules.campaign.missions.open_door import CoverOrWait, NameSymbol, OpenDoor
from eldertable.games.cultistorm.modules.campaign.missions.six_pieces import SixPieces
from eldertable.games.cultistorm.modules.campaign.missions.thunder import Thunder
from eldertable.games.cultistorm.modules.campaign.progress import (
    BACK,
    DOOR,
    P1,
    PILE,
    TURNED,
    gates,
    progress,
)
from eldertable.games.cultistorm.modules.campaign.rules import CampaignRules, rules_of
from eldertable.games.cultistorm.modules.puzzle.looks import has_piece, point_piece, point_pieces
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.outline import Aim
from eldertable.kernel.pointing import Point
from eldertable.kernel.presence import Present
from eldertable.kernel.scene import Counter, Face, Kind, Passage, Piece, SceneZone, Standing
from eldertable.kernel.steps import Decision

KINDS = (
    Kind("rumour", "token", "rumour"),
    Kind("mission-sign", "token", "clerk"),
    Kind("chamber-symbol", "token", "door"),
    Kind("fortune", "card", "boon"),
)
GOALS = (
    Aim("gates", "seal"),
    Aim("clues", "clue"),
    Aim("clerk-home", "clerk"),
    Aim("heart-back", "heart"),
    Aim("door-sealed", "door"),
    Aim("pieces-set", "vault"),
    Aim("storm-heart", "eye"),
    Aim("clock", "storm-clock", threat=True),
    Aim("ship", "ship", threat=True),
)
SIGN_RULES = {
    "clerk": ("CS-CAM-202", "CS-CAM-205"),
    "harbour": ("CS-CAM-401", "CS-CAM-403"),
    "door": ("CS-CAM-501", "CS-CAM-506"),
    "vault": ("CS-CAM-602", "CS-CAM-605"),
    "eye": ("CS-CAM-701", "CS-CAM-702"),
    "wall": ("CS-CAM-702",),
    "clock": ("CS-CAM-10",),
}
ICONS = {"harbour": "ship", "clock": "storm-clock"}


# --- words ------------------------------------------------------------------------------------------------------------


def speak(
    telling: Telling,
    missions: Sequence[tuple[str, str]],
    rumours: Sequence[tuple[str, str]],
    boons: Sequence[tuple[str, str]],
) -> None:
    """Names of missions, rumours and boons; what is read; and what a last gate brings."""
    words = telling.words
    telling.names["mission"] = lambda state, mission: missions[mission - 1][0]
    telling.names["rumour"] = lambda state, rumour: ". ".join(rumours[rumour]).rstrip(".")
    telling.names["boon"] = lambda state, boon: boons[boon][0]

    def begins(args: Mapping[str, Any]) -> Passage:
        number: int = args["mission"]
        name, text = missions[number - 1]
        goal = words(f"mission-{number}-goal", clues=args["clues"], gates=args["gates"])
        return Passage(f"mission-{number}", name, text, goal)

    def boon(state: StormState, decision: Decision, seat: int, boon: int) -> str:
        return ": ".join(boons[boon])

    def with_seal(state: StormState, decision: Decision, seat: int, other: int, symbol: int) -> str:
        who = telling.side(state, other)
        return words("answer-start-with-seal", who=who, symbol=telling.symbol(symbol))

    sealing = telling.labels["seal"]

    def sealed(state: StormState, decision: Decision, seat: int) -> str:
        said = sealing(state, decision, seat)
        return f"{said}. {words('warns-of-heart')}" if deadly_seal(state) else said

    telling.passages["mission-begins"] = begins
    telling.labels |= {
        "ask-with": telling.own_card,
        "use-boon": boon,
        "start-with-seal": with_seal,
        "seal": sealed,
    }
    telling.asking |= {
        "CoverOrWait": lambda state, decision: asking_cover(telling, state, decision),
        "NameSymbol": lambda state, decision: asking_name(telling, state, decision),
        "TakeAlong": lambda state, decision: {"place": telling.place(state, state.place[decision.seat])},
    }


def asking_cover(telling: Telling, state: StormState, decision: CoverOrWait) -> dict[str, Any]:
    """The next chamber, and how many symbols more must be named."""
    rules = rules_of(state)
    assert isinstance(rules, OpenDoor)
    need = rules.need(state, decision.chamber + 1, ())
    more = len(rules.group(state, decision.chamber)) - 1
    return {"n": decision.chamber + 1, "need": telling.tally(need), "more": more}


def asking_name(telling: Telling, state: StormState, decision: NameSymbol) -> dict[str, Any]:
    """What must be covered so far."""
    rules = rules_of(state)
    assert isinstance(rules, OpenDoor)
    return {"need": telling.tally(rules.need(state, decision.chamber + 1, decision.named))}


def deadly_seal(state: StormState) -> bool:
    """Whether the next gate calls the Storm's Heart while somebody cannot bear it. (CS-CAM-710)"""
    rules = next((module for module in state.agreed.modules if isinstance(module, EyeOfTheStorm)), None)
    if rules is None or progress(state).came or gates(state) != PLACES - 2:
        return False
    return any(not state.survives(seat, 1) for seat in range(state.agreed.team))


def heading(state: StormState, telling: Telling) -> list[str]:
    """Which mission it is, and what wins it; at night that it is night; what a last gate would bring."""
    words, rules, made = telling.words, rules_of(state), progress(state)
    said: dict[str, Any] = {
        "n": rules.gates_needed(),
        "clues": rules.clues_needed(state),
        "has": made.clues,
        "gates": gates(state),
    }
    lines = [words(f"heading-mission-{rules.number}", **said)]
    if isinstance(rules, InkAndFever) and rules.night(state):
        lines.append(words("heading-night"))
    if deadly_seal(state):
        lines.append(words("warns-of-heart"))
    return lines


# --- what answers point at --------------------------------------------------------------------------------------------


def _here(state: StormState, seat: int) -> tuple[str, ...]:
    return (f"place-{state.place[seat]}",) if state.place[seat] >= 0 else ()


def _sheet(state: StormState, seat: int) -> tuple[str, ...]:
    return ("fortunes",) if rules_of(state).sheet.carried else ()


def _pieces(state: StormState, seat: int) -> tuple[str, ...]:
    return point_pieces(state, seat) if isinstance(rules_of(state), SixPieces) else ()


def _clerk(state: StormState, decision: Decision, seat: int) -> tuple[str, ...]:
    return (f"signs-{progress(state).clerk}",)


def _beyond(state: StormState, decision: Decision, seat: int) -> tuple[str, ...]:
    return (f"chamber-{progress(state).chamber[seat]}",)


def _boon(state: StormState, decision: Decision, seat: int, boon: int) -> tuple[str, ...]:
    return ("fortunes", f"BO{boon + 1}")


def _blots(state: StormState, decision: Decision, seat: int, symbol: int) -> tuple[str, ...]:
    return ("blots",)


def _nothing(state: StormState, decision: Decision, seat: int, *values: int) -> tuple[str, ...]:
    return ()


def _trophy(state: StormState, decision: Decision, seat: int, symbol: int) -> tuple[str, ...]:
    return (f"trophy-{LETTERS[symbol]}-{seat}",)


POINTS: Mapping[str, Point] = {
    "ask-with": prompts.in_hand,
    "take-clerk": _clerk,
    "dream-of": _blots,
    "burn": _trophy,
    "turn-back-beyond": _beyond,
    "cover-beyond": _beyond,
    "name-symbol": _nothing,
    "set-piece": point_piece,
    "use-boon": _boon,
    "start-with-seal": _nothing,
    "come-as": _nothing,
}
ACT_POINTS = {
    "ask-around": _here,
    "signal-fire": _here,
    "step-through": _here,
    "set-piece": _pieces,
    "use-boon": _sheet,
}


def _held(state: StormState, decision: Decision, seat: int, thing: int) -> bool:
    return thing in state.belongings(seat).kinds


PRESENT: Mapping[str, Present] = {
    "ask-with": presence.in_hand,
    "set-piece": has_piece,
    "note-object": _held,
    "shuffle-back": _held,
}


# --- the scene --------------------------------------------------------------------------------------------------------


def zones(state: StormState, telling: Telling) -> list[SceneZone]:
    """Beside the board: the sheet, rumours that were heard and are to come, the chambers, boons and banes."""
    words, rules = telling.words, rules_of(state)
    found = [
        SceneZone(
            "mission",
            words("zone-mission"),
            "mission",
            rules=("CS-CAM-04", "CS-CAM-13"),
            tip=words(
                f"mission-{rules.number}-goal",
                clues=rules.story.clues[rules.number - 1],
                gates=rules.gates_needed(),
            ),
            look="purse",
            told=True,
        )
    ]
    if isinstance(rules, FirstDrops):
        found += [
            SceneZone("rumours", words("zone-rumours"), "rumours", rules=("CS-CAM-101",), look="cards"),
            SceneZone("heard", words("zone-heard"), "heard", rules=("CS-CAM-103",), look="heap"),
        ]
    elif isinstance(rules, OpenDoor):
        found += [
            SceneZone(
                f"chamber-{at}",
                words("zone-chamber", n=at),
                "chamber",
                rules=("CS-CAM-503", "CS-CAM-504"),
                tip=words("tip-chamber"),
                look="heap",
                told=True,
            )
            for at in range(rules.story.chambers + 1)
        ]
    if rules.sheet.carried:
        found.append(
            SceneZone("fortunes", words("zone-fortunes"), "fortunes", rules=("CS-CAM-09",), look="hand")
        )
    return found


def faces(
    telling: Telling, rumours: Sequence[tuple[str, str, str]], fortunes: Sequence[tuple[str, str, str, str]]
) -> list[Face]:
    """Rumours, boons and banes, the tokens of missions, and the symbols of chambers."""
    words, texts = telling.words, telling.texts
    found = [Face(id, name, text, "rumour", rules=("CS-CAM-103",)) for id, name, text in rumours]
    found += [Face(id, name, text, kind, rules=("CS-CAM-09",)) for id, name, text, kind in fortunes]
    for sign, cited in SIGN_RULES.items():
        name, text = words(f"token-{sign}"), words(f"token-{sign}-text")
        found.append(Face(f"mission-{sign}", name, text, ICONS.get(sign, sign), rules=cited))
    for symbol in range(SYMBOLS):
        name = words("chamber-symbol", symbol=texts.symbol[symbol])
        found.append(Face(f"chamber-{LETTERS[symbol]}", name, icon=LETTERS[symbol], rules=("CS-CAM-503",)))
    return found


def pieces(
    state: StormState,
    telling: Telling,
    rumours: Sequence[str],
    fortunes: tuple[Sequence[str], Sequence[str]],
) -> list[Piece]:
    """What of the mission lies on the table."""
    rules = rules_of(state)
    found = [
        Piece("mission-sign", zone, f"mission-{sign}", badges=badges)
        for sign, zone, badges in tokens(state, telling)
    ]
    if isinstance(rules, FirstDrops):
        found += _rumours(state, rules, rumours)
    elif isinstance(rules, OpenDoor):
        found += _expedition(state, rules)
    used = telling.words("badge-used-up")
    for held, spent, ids in (
        (rules.sheet.boons, progress(state).boons_used, fortunes[0]),
        (rules.sheet.banes, 0, fortunes[1]),
    ):
        for at, id in enumerate(ids):
            if held >> at & 1:
                badges = (used,) if spent >> at & 1 else ()
                found.append(Piece("fortune", "fortunes", id, badges=badges))
    return found


def tokens(state: StormState, telling: Telling) -> list[tuple[str, str, tuple[str, ...]]]:
    """The tokens of the mission: which, in which zone, and what is said on them."""
    rules, made, words = rules_of(state), progress(state), telling.words
    found: list[tuple[str, str, tuple[str, ...]]] = []
    if rules.clocked():
        found.append(("clock", f"circle-{state.agreed.terror_places - 1}", ()))
    if isinstance(rules, MissingClerk):
        badge = words("badge-found" if made.found else "badge-missing")
        found.append(("clerk", f"signs-{made.clerk}", (badge,)))
    elif isinstance(rules, Thunder):
        found.append(("harbour", f"signs-{rules.harbour(state)}", ()))
    elif isinstance(rules, OpenDoor):
        found.append(("door", f"signs-{DOOR}", ()))
    elif isinstance(rules, SixPieces):
        for piece, place in enumerate(made.vault):
            if place >= 0:
                found.append(("vault", f"signs-{place}", (words("badge-piece", n=piece + 1),)))
    elif isinstance(rules, EyeOfTheStorm):
        found.append(("eye", f"signs-{made.eye}", ()))
        if rules.wall(state) >= 0:
            found.append(("wall", f"signs-{rules.wall(state)}", ()))
    return found


def _rumours(state: StormState, rules: FirstDrops, ids: Sequence[str]) -> list[Piece]:
    found = [
        Piece("rumour", f"signs-{place}", None) for place in range(PLACES) if rules.rumour(state, place) >= 0
    ]
    found += face_down(state, rules.zone + PILE, "rumour", "rumours")
    for order, card in enumerate(state.zones[rules.zone + TURNED]):
        found.append(Piece("rumour", "heard", ids[card - rules.card], order=order))
    return found


def _expedition(state: StormState, rules: OpenDoor) -> list[Piece]:
    made, content = progress(state), state.agreed.content
    found = [
        Piece("chamber-symbol", f"chamber-{at // 2 + 1}", f"chamber-{LETTERS[made.symbols[at]]}", order=at)
        for at in range(2 * rules.story.chambers)
    ]
    for seat in range(state.agreed.team):
        if made.chamber[seat] >= 0:
            id = content.investigators[state.investigator[seat]].id
            found.append(Piece("investigator", f"chamber-{made.chamber[seat]}", f"inv-{id}", seat, order=9))
    return found


def standings(state: StormState) -> list[Standing]:
    """How far the team has come with the mission, and the storm with its own. (CS-CAM-12, CS-CAM-13)"""
    rules, made = rules_of(state), progress(state)
    found: list[Standing] = []
    if not isinstance(rules, EyeOfTheStorm):
        found.append(Standing("gates", gates(state), rules.gates_needed()))
    if rules.story.clues[rules.number - 1]:
        found.append(Standing("clues", made.clues, rules.clues_needed(state)))
    found += _own_standings(state, rules)
    if rules.clocked():
        of = state.agreed.content.numbers.endgame_crystals
        found.append(Standing("clock", state.crystals[state.agreed.terror_places - 1], of))
    return found


def _own_standings(state: StormState, rules: CampaignRules) -> list[Standing]:
    made = progress(state)
    if isinstance(rules, MissingClerk):
        return [Standing("clerk-home", int(made.found > 0 and made.clerk == P1), 1)]
    if isinstance(rules, Thunder):
        return [Standing("ship", rules.story.ship - made.ship, rules.story.ship)]
    if isinstance(rules, OpenDoor):
        return [
            Standing("heart-back", int(made.heart == BACK), 1),
            Standing("door-sealed", int(state.closed[DOOR] > 0), 1),
        ]
    if isinstance(rules, SixPieces):
        return [Standing("pieces-set", len([place for place in made.vault if place >= 0]), len(made.vault))]
    if isinstance(rules, EyeOfTheStorm):
        return [
            Standing("gates", min(gates(state), PLACES - 1), PLACES - 1),
            Standing("storm-heart", int(rules.reached(state)), 1),
        ]
    return []


def counters(state: StormState, telling: Telling) -> list[Counter]:
    """Clues, and how far the ship is."""
    rules, made, words = rules_of(state), progress(state), telling.words
    found: list[Counter] = []
    if rules.story.clues[rules.number - 1]:
        of = rules.clues_needed(state)
        found.append(Counter("clues", words("counter-clues"), made.clues, "mission", of, icon="clue"))
    if isinstance(rules, Thunder):
        ship = words("counter-ship")
        found.append(Counter("ship", ship, made.ship, "mission", rules.story.ship, icon="ship"))
    return found
