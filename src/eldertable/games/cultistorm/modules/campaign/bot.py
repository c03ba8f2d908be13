# compiled
"""What a sensible player makes of a mission: clues where they are to be had, and whoever is needed where they are needed."""

from typing import Any, Final

from eldertable.games.cultistorm.bot.plan import Outlook, kill_worth, team_plan
from eldertable.games.cultistorm.bot.roads import road_worth, roads_worth
from eldertable.games.cultistorm.bot.worth import card_worth, thing_worth
from eldertable.games.cultistorm.box.places import COLUMN, GOO_TARGET, HAND, SYMBOLS
from eldertable.games.cultistorm.modules.campaign.missions.first_drops import FirstDrops
from eldertable.games.cultistorm.modules.campaign.missions.ink_and_fever import InkAndFever
from eldertable.games.cultistorm.modules.campaign.missions.missing_clerk import CROWD, MissingClerk
from eldertable.games.cultistorm.modules.campaign.missions.open_door import (
    NameSymbol,
    OpenDoor,
    Shares,
    door,
    going,
)
from eldertable.games.cultistorm.modules.campaign.missions.six_pieces import LAST, SixPieces
from eldertable.games.cultistorm.modules.campaign.missions.thunder import Thunder
from eldertable.games.cultistorm.modules.campaign.progress import (
    ASK_AROUND,
    ASKED,
    BACK,
    CLUED,
    DOOR,
    P1,
    SET_PIECE,
    SIGNAL_FIRE,
    STEP_THROUGH,
    progress,
)
from eldertable.games.cultistorm.modules.campaign.rules import CampaignRules, rules_of
from eldertable.games.cultistorm.modules.puzzle.rules import rules_of as puzzle_of
from eldertable.games.cultistorm.rules.fighting.fight import match_for
from eldertable.games.cultistorm.table.modules import Advice
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.advice import Worth
from eldertable.kernel.steps import Decision

LEDGER: Final = 1
PILOTS: Final = 3
LOOKS_AWAY: Final = 5
"""Boons that are used once, by number."""
CLUE: Final = 8.0
"""What a clue is worth that the goal needs, in tenths of a kill."""
HOME: Final = 30.0
"""That the clerk comes home ..."""
FETCH: Final = 12.0
"""... and that somebody goes to him."""
NEAR: Final = 3
"""So near the ship is not let come."""
FIRE: Final = 9.0
SMALL_TEAM: Final = 3
"""In a team of so many one goes through the door alone: the others have the board to look after. Else two go together."""
THROUGH: Final = 45.0
CALM: Final = 2
"""With more insanity than this nobody sets out."""
SETTING: Final = 14.0
PER_TOKEN: Final = 3.0
DREAM: Final = 9.0
NEEDED: Final = 9.0
"""What a card costs more that a fight of the plan needs."""
PILOTED: Final = 10.0
"""So much must all moves be worth for which the pilots are called: they come once in a mission."""


def wants_clues(state: StormState, rules: CampaignRules) -> bool:
    """Whether the goal still needs clues."""
    return progress(state).clues < rules.clues_needed(state)


def may_ask(state: StormState, rules: FirstDrops, seat: int) -> bool:
    """Whether somebody could ask around, wherever there is a rumour."""
    if progress(state).marks[seat] & ASKED or not state.hand(seat).research:
        return False
    return wants_clues(state, rules)


def party(state: StormState, rules: OpenDoor) -> list[int]:
    """Who goes through the door: the calmest, as many as go together; nobody once they are on their way."""
    made = progress(state)
    if made.heart == BACK:
        return []
    there = rules.beyond(state)
    size = 1 if state.agreed.team <= SMALL_TEAM else 2
    if len(there) >= size or any([made.chamber[seat] > 0 for seat in there]):
        return []
    free = sorted(
        [
            (state.insanity(seat), seat)
            for seat in range(state.agreed.team)
            if made.chamber[seat] < 0 and state.insanity(seat) <= CALM
        ]
    )
    return [seat for _, seat in free[: size - len(there)]]


def carries_home(state: StormState, rules: SixPieces, seat: int, place: int) -> bool:
    """Whether somebody holds a piece that fits there."""
    if state.goo[place] >= 0:
        return False
    for piece in puzzle_of(state).held(state, seat):
        if piece == LAST:
            if rules.ready_for_last(state) and place == state.place[seat]:
                return True
        elif rules.home(state, piece) in (-1, place):
            return True
    return False


class Campaigner(Advice):
    """Help the mission along."""

    def act_worth(self, state: StormState, seat: int, act: int) -> float:
        rules = rules_of(state)
        if act == ASK_AROUND:
            return CLUE if wants_clues(state, rules) else 0.0
        if act == SIGNAL_FIRE:
            return FIRE if progress(state).ship <= NEAR else 0.0
        if act == STEP_THROUGH and isinstance(rules, OpenDoor):
            return THROUGH if seat in party(state, rules) else 0.0
        if act == SET_PIECE:
            return setting_worth(state, seat)
        return max([boon_worth(state, boon) for boon in rules.usable(state, seat)])

    def enemy_worth(self, state: StormState, seat: int, enemy: int, place: int) -> float:
        rules, made = rules_of(state), progress(state)
        if isinstance(rules, MissingClerk):
            new = not made.found and not made.marks[seat] & CLUED
            return CLUE if place == made.clerk and new else 0.0
        if not isinstance(rules, Thunder) or not wants_clues(state, rules):
            return 0.0
        worth = CLUE if place == rules.harbour(state) and not made.team_marks else 0.0
        content = state.agreed.content
        if enemy < GOO_TARGET and content.cultists.special[enemy]:
            if content.goos.ids[content.cultists.goo[enemy]] == rules.tide:
                worth += CLUE
        return worth

    def standing_worth(self, state: StormState, seat: int, place: int) -> float:
        rules = rules_of(state)
        if isinstance(rules, FirstDrops):
            return CLUE if rules.rumour(state, place) >= 0 and may_ask(state, rules, seat) else 0.0
        if isinstance(rules, MissingClerk):
            return clerk_worth(state, rules, seat, place)
        if isinstance(rules, Thunder):
            burns = progress(state).ship <= NEAR and state.trophies_of(seat) > 0
            return FIRE if burns and place == rules.harbour(state) else 0.0
        if isinstance(rules, OpenDoor):
            return THROUGH if place == DOOR and seat in party(state, rules) else 0.0
        if isinstance(rules, SixPieces) and carries_home(state, rules, seat, place):
            return setting_worth(state, seat)
        return 0.0

    def blot_worth(self, state: StormState, seat: int) -> float:
        """A blot is a clue. (CS-CAM-304)"""
        rules = rules_of(state)
        return CLUE if isinstance(rules, InkAndFever) and wants_clues(state, rules) else 0.0

    def free_move_worth(self, state: StormState, seat: int, place: int) -> float:
        """Where the pilots of the harbour bring somebody before the way goes on. (CS-CAM-09)"""
        if not progress(state).boons_used >> PILOTS & 1:
            return 0.0
        return road_worth(state, seat, place, team_plan(state))

    def verb_worth(self, state: Any, op: Any, seat: int) -> float:
        return 0.0


def setting_worth(state: StormState, seat: int) -> float:
    """A piece is set by whoever bears it: not with the last token that one survives, when any fright would be the end."""
    insanity = state.insanity(seat)
    return SETTING - PER_TOKEN * insanity if insanity < state.most_insanity() - 1 else 0.0


def clerk_worth(state: StormState, rules: MissingClerk, seat: int, place: int) -> float:
    """Once he is found somebody goes to him, and on home with him; where he is in danger somebody stays."""
    made = progress(state)
    if not made.found:
        return 0.0
    with_him = state.here(made.clerk)
    if made.clerk == P1:
        alone = not with_him or with_him == [seat]
        return FETCH if place == P1 and alone and len(state.zones[COLUMN + P1]) >= CROWD - 1 else 0.0
    if seat in with_him:
        return HOME if place == P1 and seat == with_him[0] else 0.0
    return FETCH if place == made.clerk and not with_him else 0.0


def boon_worth(state: StormState, boon: int) -> float:
    """What it is worth to use a boon now; nothing for one whose moment has not come."""
    if boon == LEDGER:
        return 1.0
    if boon == PILOTS:
        worth = roads_worth(state, team_plan(state))
        return worth if worth >= PILOTED else 0.0
    if boon == LOOKS_AWAY:
        return 15.0 if state.goos_in_play() else 0.0
    return 0.0


# --- answers --------------------------------------------------------------------------------------------------------


class Plain(Worth):
    """An answer that is worth the same in every position."""

    def __init__(self, worth: float) -> None:
        self.worth = worth

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return self.worth


class Asked(Worth):
    """With which card to ask around: one that no fight needs."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        card = state.own_card(seat, values[0])
        return -card_worth(state, seat, card) - (NEEDED if card in team_plan(state).reserved else 0.0)


class TakenAlong(Worth):
    """The clerk goes along home, or out of a crowd."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        crowd = len(state.zones[COLUMN + progress(state).clerk])
        return 1.0 if state.place[seat] == P1 or crowd >= CROWD else -1.0


class Calmest(Worth):
    """Who bears it best."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -float(state.insanity(values[0]))


class Awake(Worth):
    """A fight that can be won is worth staying awake for."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        outlook = Outlook(state)
        worth = 0.0
        for enemy in state.marked(seat):
            if enemy >= 0 and match_for(state, seat, enemy) is not None:
                worth = max(worth, kill_worth(state, outlook, seat, enemy, state.place[seat]))
        return worth


class Dreamt(Worth):
    """A blot is a clue; a dream spares the penalty of a fight that is not won."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        if not wants_clues(state, rules_of(state)):
            return -1.0
        symbols = state.agreed.content.action_symbol
        held = [symbols[card] for other in range(state.agreed.team) for card in state.zones[HAND + other]]
        return DREAM + CLUE - PER_TOKEN * state.insanity(seat) - 0.1 * held.count(values[0])


class Burnt(Worth):
    """A trophy that the team needs least."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -float(Outlook(state).wanted[values[0]])


class Named(Worth):
    """The symbol that is covered most cheaply."""

    def of(self, state: StormState, decision: NameSymbol, seat: int, values: tuple[int, ...]) -> float:
        seats = going(state, decision.chamber)
        need = door(state).need(state, decision.chamber + 1, (*decision.named, values[0]))
        weight = Shares(state, seats).cheapest(need, 0)[0]
        return -float(weight) if weight >= 0 else -1e12


class Boons(Worth):
    """Which boon to use."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return boon_worth(state, values[0])


class Sealed(Worth):
    """The seal of a gate for who stands nearest to it; most of them are alike."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return 1.0 if state.symbol_of(state.place[values[0]]) == values[1] % SYMBOLS else 0.0


class Scarred(Worth):
    """Who has fewest scars."""

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return -float(rules_of(state).sheet.scars[values[0]])


class Kept(Worth):
    """An object that is had, or parted with."""

    def __init__(self, times: float) -> None:
        self.times = times

    def of(self, state: StormState, decision: Decision, seat: int, values: tuple[int, ...]) -> float:
        return self.times * thing_worth(state, values[0])


WORTHS: Final[dict[str, Worth]] = {
    "ask-with": Asked(),
    "leave-clerk": Plain(0.0),
    "take-clerk": TakenAlong(),
    "guard-clerk": Calmest(),
    "stay-awake": Awake(),
    "dream-of": Dreamt(),
    "burn": Burnt(),
    "stay-beyond": Plain(1.0),
    "turn-back-beyond": Plain(0.0),
    "wait-beyond": Plain(0.0),
    "cover-beyond": Plain(1.0),
    "name-symbol": Named(),
    "set-piece": Plain(1.0),
    "use-boon": Boons(),
    "shuffle-back": Kept(-1.0),
    "start-with-seal": Sealed(),
    "come-as-before": Plain(1.0),
    "come-as": Plain(0.0),
    "scar": Scarred(),
    "note-nothing": Plain(0.0),
    "note-object": Kept(1.0),
}
