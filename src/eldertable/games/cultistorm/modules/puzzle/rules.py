# compiled
"""Dangerous puzzle: six pieces must be found to win, each a curse while it is held; four horrors lie among them.

(CS-PUZ-01)
"""

from typing import Any, ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import SEAT
from eldertable.games.cultistorm.box.places import BOX, OBJECT_DECK, SEATS, bottom_of
from eldertable.games.cultistorm.box.verbs import MODULE, OpVerb
from eldertable.games.cultistorm.rules.effects.clauses import read
from eldertable.games.cultistorm.rules.endings import check_victory
from eldertable.games.cultistorm.rules.phases.preparation import acting
from eldertable.games.cultistorm.rules.preparing.giving import is_alone
from eldertable.games.cultistorm.rules.refusing import why_deadly, why_not_here
from eldertable.games.cultistorm.rules.setup import put_away
from eldertable.games.cultistorm.table.fields import GIVING, KINDS_OF_REPEAT
from eldertable.games.cultistorm.table.marks import marks_of
from eldertable.games.cultistorm.table.modules import (
    CULTISTS_BEGIN,
    FIGHT_BEGINS,
    TERROR_ADVANCED,
    ModuleRules,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Dimension, Kind
from eldertable.kernel.fields import Field
from eldertable.kernel.state import Part
from eldertable.kernel.steps import Decision, Refusal, Step

HELD: Final = 0
"""Of the module's zones: the pieces that each seat holds, ..."""
JOINED: Final = SEATS
"""... those that are joined on the board, ..."""
SPENT: Final = JOINED + 1
"""... and the horrors that are out of the game."""

PIECES: Final = 6
PIECE: Final = Dimension("piece", PIECES)
"""A piece of the puzzle, by number."""
TOGETHER: Final = 2
"""How many pieces somebody must hold to join the first ones. (CS-PUZ-07)"""

UNHEALED: Final = 0
DEAR_MOVES: Final = 1
SMALL_HAND: Final = 2
NO_REROLLS: Final = 3
STRONG_ENEMY: Final = 4
HEARTBEAT: Final = 5
CURSES: Final = ("unhealed", "dear-moves", "small-hand", "no-rerolls", "strong-enemy", "heartbeat")
"""What a piece does to whoever holds it. (CS-PUZ-06)"""

GIVE: Final = 0
JOIN: Final = 1
"""The module's preparation actions."""
SHIELD: Final = 0
"""The first place of the terror circle."""


class Puzzle:
    """The cards of the puzzle as tables of numbers, and its knobs."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self.curses: list[int] = []
        self.numbers: list[int] = []
        self.horrors: list[int] = []
        """What each horror does, by its text."""
        self.reward = 0
        """What the team may do once all pieces are joined."""
        self.depth: list[int] = []
        """Among how many cards of the object deck they lie, by the number of investigators."""
        self.draws = 0
        """How many cards everybody may draw in a research while a piece is missing."""


class Bearers(Part):
    """Who has begun a fight in this turn. (CS-PUZ-14)"""

    FIELDS: ClassVar[tuple[Any, ...]] = (Field("has_begun", by=("seat",)),)

    has_begun: list[int]


def begun(state: StormState) -> list[int]:
    """Who has begun a fight in this turn."""
    part: Bearers = state.part(Bearers)
    return part.has_begun


class PuzzleRules(ModuleRules):
    """The rules of the puzzle at a table."""

    def __init__(self, zone: int, card: int, ending: int, puzzle: Puzzle) -> None:
        super().__init__(zone, card, ending)
        self.puzzle = puzzle
        self.joins = True
        """Whether pieces are joined; in a mission they are set. (CS-CAM-601)"""

    def cards(self) -> list[int]:
        """All pieces and horrors."""
        n = len(self.puzzle.pieces) + len(self.puzzle.horrors)
        return [self.card + number for number in range(n)]

    def lay_out(self, state: StormState) -> None:
        """Until all have their starting objects the puzzle stays in the box. (CS-PUZ-02, CS-PUZ-04)"""
        put_away(state, tuple(self.cards()))

    def equip(self, state: StormState) -> None:
        state.then(HidePuzzle())

    # --- where the pieces are -----------------------------------------------------------------------------

    def held(self, state: StormState, seat: int) -> tuple[int, ...]:
        """The pieces that somebody holds, by number; relics lie elsewhere. (CS-REL-15)"""
        return tuple(sorted([card - self.card for card in state.zones[self.zone + HELD + seat]]))

    def joined(self, state: StormState) -> int:
        """How many pieces are joined."""
        return len(state.zones[self.zone + JOINED])

    def missing(self, state: StormState) -> int:
        """How many pieces are still in the object deck. (CS-PUZ-08, CS-PUZ-11, CS-PUZ-12, CS-PUZ-17)"""
        n = len(self.puzzle.pieces) - self.joined(state)
        for seat in range(SEATS):
            n -= len(state.zones[self.zone + HELD + seat])
        return n

    def cursed(self, state: StormState, seat: int, curse: int) -> int:
        """How much of a curse somebody bears; joined pieces have none. (CS-PUZ-06)"""
        if not state.zones[self.zone + HELD + seat]:
            return 0
        for piece in self.held(state, seat):
            if self.puzzle.curses[piece] == curse:
                return self.puzzle.numbers[piece]
        return 0

    def found(self, state: StormState, seat: int, card: int) -> None:
        """A piece is the drawer's at once, drawn in a research or by a text; a horror is carried out and gone.

        (CS-PUZ-03, CS-PUZ-04, CS-PUZ-18, CS-PUZ-20, CS-PUZ-21)
        """
        if card not in self.cards():
            return
        number, pieces = card - self.card, len(self.puzzle.pieces)
        if number >= pieces:
            state.lay(card, self.zone + SPENT, state.everyone())
            if state.chronicle is not None:
                state.tell("CS-PUZ-04", "horror-drawn", who=seat, horror=number - pieces)
            read(state, seat, self.puzzle.horrors[number - pieces], c.NOW)
            return
        state.lay(card, self.zone + HELD + seat, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-PUZ-03", "piece-found", who=seat, piece=number, n=self.missing(state))
        check_victory(state)
        for module in state.agreed.asked.card_came:
            module.card_came(state, self.puzzle.pieces[number], seat, -1)

    def shuffle_back(self, state: StormState, seat: int, piece: int) -> None:
        """A piece goes back into the object deck. (CS-PUZ-15)"""
        card = self.card + piece
        state.take(card, self.zone + HELD + seat, state.everyone())
        state.shuffle_in((card,), OBJECT_DECK)
        if state.chronicle is not None:
            state.tell("CS-PUZ-15", "piece-back", who=seat, piece=piece)

    def forbids_victory(self, state: StormState) -> bool:
        """All pieces must have been found, held or joined. (CS-PUZ-08, CS-PUZ-22)"""
        return self.missing(state) > 0

    def research_icons(self, state: StormState, seat: int, n: int) -> int:
        """While a piece is missing nobody needs an icon to look for it. (CS-PUZ-10)"""
        draws = self.puzzle.draws
        return draws if n < draws and self.missing(state) else n

    # --- curses -------------------------------------------------------------------------------------------

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment == CULTISTS_BEGIN:
            begun(state)[:] = [0] * len(begun(state))
        elif moment == FIGHT_BEGINS:
            if not begun(state)[seat] and self.cursed(state, seat, STRONG_ENEMY):
                self.strengthen(state, seat, enemy)
            begun(state)[seat] = 1
        elif moment == TERROR_ADVANCED and state.terror == SHIELD:
            for each in state.order():
                n = min(
                    self.cursed(state, each, HEARTBEAT), max(0, state.most_insanity() - state.insanity(each))
                )
                state.madden(each, n, "CS-PUZ-06")

    def strengthen(self, state: StormState, seat: int, enemy: int) -> None:
        """The enemy has the symbol of the location once more in this fight. (CS-PUZ-14)"""
        symbol = state.symbol_of(state.place[seat])
        marks_of(state).stronger[symbol] += 1
        if state.chronicle is not None:
            state.tell("CS-PUZ-14", "enemy-stronger", enemy=enemy, symbol=symbol)

    def caps_hand(self, state: StormState, seat: int) -> bool:
        return self.cursed(state, seat, SMALL_HAND) > 0

    def may_reroll(self, state: StormState, seat: int) -> bool:
        return not self.cursed(state, seat, NO_REROLLS)

    def move_cost(self, state: StormState, seat: int, n: int) -> int:
        """The second move and every further one, where it is not free. (CS-MOD-42)"""
        dear = self.cursed(state, seat, DEAR_MOVES)
        return dear if n == 1 and dear and state.moved[seat] else n

    def healing(self, state: StormState, seat: int, n: int) -> int:
        """Somebody else's action heals a bearer of the Corner of nothing. (CS-PUZ-14)"""
        if n and self.cursed(state, seat, UNHEALED) and acting(state) not in (-1, seat):
            return 0
        return n

    def bars_text(self, state: StormState, seat: int, effect: c.Effect, other: int) -> Refusal | None:
        """What only heals is no use to a bearer of the Corner, from others. (CS-PUZ-14)"""
        if seat == other or not self.cursed(state, other, UNHEALED):
            return None
        for op in effect.ops:
            if op.verb != c.HEAL and op.deed.can(state, other, op):
                return None
        if all([op.verb != c.HEAL for op in effect.ops]):
            return None
        return Refusal("CS-PUZ-14", "why-unhealed", {"who": other})

    def may_bar_supports(self, state: StormState, seat: int) -> bool:
        """Whether somebody else bears the Corner. (CS-PUZ-14)"""
        for other in range(state.agreed.team):
            if other != seat and self.cursed(state, other, UNHEALED):
                return True
        return False

    def bars_support(self, state: StormState, seat: int, action: c.Action, other: int) -> Refusal | None:
        return self.bars_text(state, seat, action.text, other)

    # --- giving and joining -------------------------------------------------------------------------------

    def can_act(self, state: StormState, seat: int, act: int) -> bool:
        return len(state.zones[self.zone + HELD + seat]) > 0 and self.why_no_act(state, seat, act) is None

    def why_no_act(self, state: StormState, seat: int, act: int) -> Refusal | None:
        """What stands against giving or joining pieces. (CS-PUZ-05, CS-PUZ-07, CS-RUL-130)"""
        held = len(state.zones[self.zone + HELD + seat])
        if not held:
            return Refusal("CS-PUZ-05" if act == GIVE else "CS-PUZ-07", "why-no-piece", {"who": seat})
        if act == JOIN and not self.joins:
            return Refusal("CS-CAM-601", "why-not-joined", {})
        if act == JOIN:
            if held >= TOGETHER or self.joined(state):
                return None
            return Refusal("CS-PUZ-07", "why-one-piece", {"n": TOGETHER})
        most = state.agreed.content.numbers.repeats
        if state.repeats[seat * KINDS_OF_REPEAT + GIVING] >= most:
            return Refusal("CS-RUL-130", "why-enough-gifts", {"n": most})
        if is_alone(state, seat):
            return Refusal("CS-PUZ-05", "why-alone", {"place": state.place[seat]})
        return None

    def act(self, state: StormState, seat: int, act: int) -> None:
        if act == GIVE:
            state.repeats[seat * KINDS_OF_REPEAT + GIVING] += 1
            state.then(GivePiece(seat))
        else:
            self.join(state, seat)

    def join(self, state: StormState, seat: int) -> None:
        """All pieces of a bearer are laid on the board; with all six there the team may take a crystal away.

        (CS-PUZ-07, CS-PUZ-09, CS-DEC-50)
        """
        held = self.held(state, seat)
        for piece in held:
            state.move(self.card + piece, self.zone + HELD + seat, self.zone + JOINED, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-PUZ-07", "pieces-joined", who=seat, pieces=held, n=self.joined(state))
        if self.joined(state) == len(self.puzzle.pieces):
            read(state, seat, self.puzzle.reward, c.NOW)


def rules_of(state: StormState) -> PuzzleRules:
    """The rules of the puzzle at this table."""
    rules: PuzzleRules = state.agreed.module(PuzzleRules)
    return rules


class HidePuzzle(Step):
    """Pieces and horrors are shuffled into the upper cards of the object deck, once all have their starting objects.

    The upper cards are the bag of the deck, the others lie below it in their order.

    (CS-PUZ-02, CS-PUZ-19)
    """

    def run(self, state: StormState) -> None:
        rules = rules_of(state)
        hidden = rules.cards()
        state.zones[BOX] = tuple([card for card in state.zones[BOX] if card not in hidden])
        hide_among_next(state, hidden, rules.puzzle.depth[state.agreed.investigators])


def hide_among_next(state: StormState, cards: list[int], depth: int) -> None:
    """Shuffle cards together with so many that would be drawn next from the object deck; the others stay below them."""
    upper = [state.draw(OBJECT_DECK) for _ in range(min(depth, state.deck_size(OBJECT_DECK)))]
    lower = [state.draw(OBJECT_DECK) for _ in range(state.deck_size(OBJECT_DECK))]
    state.shuffle_in((*cards, *upper), OBJECT_DECK)
    state.zones[bottom_of(OBJECT_DECK)] = tuple(lower)


class GivePiece(Decision):
    """Which piece goes to whom on the same location. (CS-PUZ-05, CS-DEC-49)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("give-piece", PIECE, SEAT))
    RULES: ClassVar[tuple[str, ...]] = ("CS-PUZ-05", "CS-DEC-49")

    def options(self, state: StormState, seat: int) -> list[int]:
        others = [
            other for other in range(state.agreed.team) if other != seat and state.together(seat, other)
        ]
        return [piece * SEATS + other for piece in rules_of(state).held(state, seat) for other in others]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if values[1] == seat:
            return Refusal("CS-PUZ-05", "why-not-yourself", {})
        return why_not_here(state, seat, values[1])

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        rules = rules_of(state)
        piece, other = answer // SEATS, answer % SEATS
        held = rules.zone + HELD
        state.move(rules.card + piece, held + seat, held + other, state.everyone())
        if state.chronicle is not None:
            state.tell("CS-PUZ-05", "piece-given", who=seat, other=other, piece=piece)


# --- a horror -------------------------------------------------------------------------------------------------------


class FitsTooWell(OpVerb):
    """Ongoing insanity, or a piece that is held goes back; without one there is no choice. (CS-PUZ-15)"""

    def __init__(self) -> None:
        super().__init__(0, "fits-too-well", (MODULE,))
        self.harms = True

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        if rules_of(state).held(state, seat):
            state.then(KeepPieces(seat, op.n))
        else:
            state.madden_for_good(seat, op.n, "CS-PUZ-15")


class KeepPieces(Decision):
    """Bear the insanity, or let go of a piece. (CS-PUZ-15)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")
    ANSWERS: ClassVar[Answers] = Answers(Kind("keep-pieces"), Kind("let-go", PIECE))
    RULES: ClassVar[tuple[str, ...]] = ("CS-PUZ-15", "CS-DEC-32")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, state: StormState, seat: int) -> list[int]:
        found = [LET_GO + piece for piece in rules_of(state).held(state, seat)]
        return [KEEP, *found] if state.bears(seat, self.n) else found

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        return why_deadly(state, seat, self.n) if kind == "keep-pieces" else None

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        if answer == KEEP:
            state.madden_for_good(seat, self.n, "CS-PUZ-15")
        else:
            rules_of(state).shuffle_back(state, seat, answer - LET_GO)


KEEP: Final = KeepPieces.ANSWERS.start("keep-pieces")
LET_GO: Final = KeepPieces.ANSWERS.start("let-go")
VERBS: Final[tuple[OpVerb, ...]] = (FitsTooWell(),)
"""The verb of a horror; the game numbers it."""
