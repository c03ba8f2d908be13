# compiled
"""Mission 1, First Drops: rumours lie on the locations, and whoever asks around hears them out. (CS-CAM-101)"""

from typing import ClassVar, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.bounds import OWN_CARD
from eldertable.games.cultistorm.box.places import PICKED, PLACES
from eldertable.games.cultistorm.modules.campaign.progress import (
    ASK_AROUND,
    ASKED,
    LYING,
    PILE,
    TURNED,
    Sheet,
    Story,
    progress,
)
from eldertable.games.cultistorm.modules.campaign.rules import CampaignRules, rules_of
from eldertable.games.cultistorm.rules.discarding import Onward, discard_all
from eldertable.games.cultistorm.rules.effects.clauses import read
from eldertable.games.cultistorm.rules.hands import FromHand
from eldertable.games.cultistorm.table.modules import TURN_ENDS
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.answers import Answers, Kind
from eldertable.kernel.steps import Refusal, Step


class FirstDrops(CampaignRules):
    """The rules of the first mission."""

    def __init__(self, zone: int, card: int, ending: int, number: int, story: Story, sheet: Sheet) -> None:
        super().__init__(zone, card, ending, number, story, sheet)
        self.own_act = ASK_AROUND

    def lay_rumours(self, state: StormState) -> None:
        """All face down, one on each location, the others in a pile. (CS-CAM-101)"""
        self.shuffle_all(state, len(self.story.rumours), PILE)
        for place in range(PLACES):
            self.lay_next(state, place)

    def lay_next(self, state: StormState, place: int) -> None:
        """The next rumour of the pile comes to a location, and nobody knows which."""
        rumour = state.draw(self.zone + PILE)
        if rumour >= 0:
            state.lay(rumour, self.zone + LYING + place, 0)

    def rumour(self, state: StormState, place: int) -> int:
        """The rumour that goes round on a location; -1 without one."""
        lying = state.zones[self.zone + LYING + place] if place >= 0 else ()
        return lying[0] if lying else -1

    def turn_up(self, state: StormState, place: int) -> int:
        """The rumour of a location is turned up and out; which one it was, by number."""
        rumour = self.rumour(state, place)
        state.move(rumour, self.zone + LYING + place, self.zone + TURNED, state.everyone())
        return rumour - self.card

    def clues_needed(self, state: StormState) -> int:
        """As many as the sheet says, or as can still be reached: true rumours may be gone. (CS-CAM-104, CS-CAM-105)"""
        left = 0
        turned = state.zones[self.zone + TURNED]
        for number in range(len(self.story.truths)):
            if self.story.truths[number] and self.card + number not in turned:
                left += 1
        return min(self.story.clues[self.number - 1], progress(state).clues + left)

    def come(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        """At the end of a turn new rumours come where there are none, clockwise from the first place. (CS-CAM-103)"""
        if moment == TURN_ENDS:
            for place in range(PLACES):
                if not state.closed[place] and self.rumour(state, place) < 0:
                    self.lay_next(state, place)

    def sealed(self, state: StormState, place: int) -> None:
        """What was said there is of no use any more. (CS-CAM-105)"""
        if self.rumour(state, place) >= 0:
            rumour = self.turn_up(state, place)
            if state.chronicle is not None:
                state.tell("CS-CAM-105", "rumour-gone", rumour=rumour, place=place)

    def why_not_mine(self, state: StormState, seat: int) -> Refusal | None:
        """What stands against asking around. (CS-CAM-102)"""
        if self.rumour(state, state.place[seat]) < 0:
            return state.why_absent(seat) or Refusal("CS-CAM-102", "why-no-rumour", {"who": seat})
        if progress(state).marks[seat] & ASKED:
            return Refusal("CS-CAM-102", "why-asked", {"who": seat})
        if not state.hand(seat).research:
            return Refusal("CS-CAM-102", "why-no-icon", {"who": seat})
        return None

    def do_mine(self, state: StormState, seat: int) -> None:
        state.then(AskAround(seat))


def drops(state: StormState) -> FirstDrops:
    """The rules of the first mission at this table."""
    rules = rules_of(state)
    assert isinstance(rules, FirstDrops)
    return rules


class AskAround(FromHand):
    """With which card somebody asks around: one with a research icon.

    (CS-CAM-102, CS-CAM-103, CS-CAM-106, CS-DEC-62)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ANSWERS: ClassVar[Answers] = Answers(Kind("ask-with", OWN_CARD))
    RULES: ClassVar[tuple[str, ...]] = ("CS-CAM-102", "CS-DEC-62")
    BREAKS_TO: ClassVar[type[Step] | None] = Onward

    def has_icon(self, state: StormState, seat: int, code: int) -> bool:
        """Whether the card at this place of the deck has a research icon."""
        return state.agreed.content.action_of[state.own_card(seat, code)].research

    def further(self, state: StormState, seat: int, picks: tuple[int, ...]) -> list[int]:
        if picks:
            return []
        return [code for code in state.choosable(seat) if self.has_icon(state, seat, code)]

    def why_not(self, state: StormState, seat: int, kind: str, values: tuple[int, ...]) -> Refusal | None:
        if self.has_icon(state, seat, values[0]):
            return None
        return Refusal("CS-CAM-102", "why-without-icon", {})

    def complete(self, state: StormState, seat: int, picks: tuple[int, ...]) -> bool:
        return len(picks) == 1

    def carry_out(self, state: StormState, seat: int, picks: tuple[int, ...]) -> None:
        rules = drops(state)
        discard_all(state, seat, state.zones[PICKED + seat], PICKED + seat, "CS-CAM-102")
        progress(state).marks[seat] |= ASKED
        place = state.place[seat]
        rumour = rules.turn_up(state, place)
        if state.chronicle is not None:
            state.tell("CS-CAM-103", "rumour-heard", who=seat, rumour=rumour, place=place)
        read(state, seat, rules.story.rumours[rumour], c.NOW)


STEPS: Final = (AskAround,)
