# compiled
"""Mission 6, Six Pieces: each piece of the puzzle is set into the vault where it fits. (CS-CAM-601)"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import COLUMN, GOO_TARGET, OBJECT_DECK, PLACES, SYMBOLS
from eldertable.games.cultistorm.modules.campaign.progress import (
    SET_PIECE,
    Sheet,
    Story,
    gates,
    place_of_symbol,
    progress,
)
from eldertable.games.cultistorm.modules.campaign.rules import CampaignRules, rules_of
from eldertable.games.cultistorm.modules.puzzle.rules import HELD, JOINED, PIECE, PuzzleRules, hide_among_next
from eldertable.games.cultistorm.modules.puzzle.rules import rules_of as puzzle_of
from eldertable.games.cultistorm.modules.victims.rules import VictimRules
from eldertable.games.cultistorm.rules.refusing import why_deadly
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.games.cultistorm.table.modules import BLOCKS_COUNT
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Decision, Refusal

CROWD: Final = 3
"""So many cultists tear a piece out. (CS-CAM-605)"""
LAST: Final = 5
"""The piece that is set last, on any location. (CS-CAM-603)"""
NOWHERE: Final = -1


class SixPieces(CampaignRules):
    """The rules of the sixth mission."""

    def __init__(self, zone: int, card: int, ending: int, number: int, story: Story, sheet: Sheet) -> None:
        super().__init__(zone, card, ending, number, story, sheet)
        self.own_act = SET_PIECE

    def settle(self, table: StormTable) -> None:
        """Pieces are not joined, and lost civilians lose nothing but themselves. (CS-CAM-601)"""
        super().settle(table)
        for module in table.modules:
            if isinstance(module, PuzzleRules):
                module.joins = False
            elif isinstance(module, VictimRules):
                module.deadly = False

    def reached(self, state: StormState) -> bool:
        """All pieces are set, and gates enough sealed. (CS-CAM-607)"""
        return NOWHERE not in progress(state).vault and gates(state) >= self.gates_needed()

    def home(self, state: StormState, piece: int) -> int:
        """The location to which a piece belongs; -1 if it fits anywhere. (CS-CAM-602, CS-CAM-603, CS-CAM-26)"""
        return place_of_symbol(state, piece) if piece < SYMBOLS else NOWHERE

    def set_there(self, state: StormState, place: int) -> list[int]:
        """The pieces that are set on a location."""
        vault = progress(state).vault
        return [piece for piece in range(len(vault)) if vault[piece] == place]

    def ready_for_last(self, state: StormState) -> bool:
        """Whether all others are set. (CS-CAM-603)"""
        return NOWHERE not in progress(state).vault[:LAST]

    def fitting(self, state: StormState, seat: int) -> list[int]:
        """The pieces of a bearer that fit where they stand. (CS-CAM-602, CS-CAM-603)"""
        place = state.place[seat]
        found: list[int] = []
        for piece in puzzle_of(state).held(state, seat):
            home = self.home(state, piece)
            if piece == LAST and not self.ready_for_last(state):
                continue
            if home in (NOWHERE, place):
                found.append(piece)
        return found

    # --- setting ------------------------------------------------------------------------------------------

    def why_not_mine(self, state: StormState, seat: int) -> Refusal | None:
        """What stands against setting a piece. (CS-CAM-602, CS-CAM-603)"""
        place = state.place[seat]
        if not puzzle_of(state).held(state, seat):
            return Refusal("CS-CAM-602", "why-no-piece", {"who": seat})
        if place < 0:
            return state.why_absent(seat)
        if state.goo[place] >= 0:
            return Refusal("CS-CAM-602", "why-goo-there", {"goo": state.goo[place], "place": place})
        if not self.fitting(state, seat):
            return Refusal("CS-CAM-602", "why-no-slot", {"place": place})
        return why_deadly(state, seat, 1)

    def do_mine(self, state: StormState, seat: int) -> None:
        state.then(SetPiece(seat))

    def set_piece(self, state: StormState, seat: int, piece: int) -> None:
        """A piece is set: insanity, and its curse ends. (CS-CAM-602)"""
        puzzle = puzzle_of(state)
        progress(state).vault[piece] = state.place[seat]
        state.move(puzzle.card + piece, puzzle.zone + HELD + seat, puzzle.zone + JOINED, state.everyone())
        if state.chronicle is not None:
            n = len([place for place in progress(state).vault if place >= 0])
            state.tell("CS-CAM-602", "piece-set", who=seat, piece=piece, place=state.place[seat], n=n)
        state.madden(seat, 1, "CS-CAM-602")
        self.check_goal(state)

    def enemy_symbols(self, state: StormState, enemy: int, place: int, need: list[int]) -> None:
        """Where a piece is set cultists are not at home. (CS-CAM-604)"""
        if enemy < GOO_TARGET and place in progress(state).vault:
            cast, home = state.agreed.content.cultists.cast[enemy], state.symbol_of(place)
            if cast in (home, c.LOCAL_CAST):
                need[home] -= 1

    # --- torn out -----------------------------------------------------------------------------------------

    def come(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment == BLOCKS_COUNT:
            for place in range(PLACES):
                if len(state.zones[COLUMN + place]) >= CROWD:
                    for piece in self.set_there(state, place):
                        self.tear_out(state, piece)

    def tear_out(self, state: StormState, piece: int) -> None:
        """A crowd tears a piece out: it lies among the next objects. (CS-CAM-605, CS-CAM-608, CS-CAM-609)"""
        puzzle = puzzle_of(state)
        place = progress(state).vault[piece]
        progress(state).vault[piece] = NOWHERE
        card = puzzle.card + piece
        state.take(card, puzzle.zone + JOINED, state.everyone())
        hide_among_next(state, [card], self.story.torn_depth)
        if state.chronicle is not None:
            state.tell("CS-CAM-605", "piece-torn-out", piece=piece, place=place)

    # --- those in the way ---------------------------------------------------------------------------------

    def civilian_saved(self, state: StormState, seat: int, place: int) -> None:
        """Where a piece belongs that nobody has found, who was saved knows where to look. (CS-CAM-606, CS-CAM-610)"""
        puzzle = puzzle_of(state)
        pieces = [
            piece
            for piece in range(LAST)
            if self.home(state, piece) == place and self.is_hidden(state, puzzle, piece)
        ]
        if not pieces:
            return
        n = min(self.story.saver_looks, state.deck_size(OBJECT_DECK))
        seen = [state.draw(OBJECT_DECK) for _ in range(n)]
        wanted = [card for card in seen if card - puzzle.card in pieces]
        for card in seen:
            state.show(card, state.everyone())
        state.zones[OBJECT_DECK] = (
            tuple([card for card in seen if card not in wanted]) + state.zones[OBJECT_DECK]
        )
        if state.chronicle is not None:
            state.tell("CS-CAM-606", "looked-for-piece", who=seat, n=n)
        for card in wanted:
            puzzle.found(state, seat, card)

    def is_hidden(self, state: StormState, puzzle: PuzzleRules, piece: int) -> bool:
        """Whether a piece is still among the objects."""
        card = puzzle.card + piece
        return any([card in state.zones[zone] for zone in range(OBJECT_DECK, OBJECT_DECK + 3)])


def vault(state: StormState) -> SixPieces:
    """The rules of the sixth mission at this table."""
    rules = rules_of(state)
    assert isinstance(rules, SixPieces)
    return rules


class SetPiece(Decision):
    """Which piece is set here. (CS-CAM-602, CS-CAM-603, CS-DEC-68)"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("set-piece", PIECE))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-602", "CS-CAM-603", "CS-DEC-68")

    def options(self, state: StormState, seat: int) -> list[int]:
        return vault(state).fitting(state, seat)

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        rules = vault(state)
        if values[0] in rules.fitting(state, seat):
            return None
        if values[0] == LAST:
            return Refusal("CS-CAM-603", "why-last", {})
        return Refusal("CS-CAM-602", "why-no-slot", {"place": state.place[seat]})

    def resolve(self, state: StormState, seat: int, answer: int) -> None:
        vault(state).set_piece(state, seat, answer)


STEPS: Final = (SetPiece,)
