# compiled
"""Mission 7, Eye of the Storm: the eye goes round, and behind the fourth gate stands the Storm's Heart. (CS-CAM-701)"""

from typing import Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import COLUMN, GOO_TARGET, PLACES, SYMBOLS
from eldertable.games.cultistorm.modules.campaign.progress import CAMPAIGN_WON, P1, gates, progress
from eldertable.games.cultistorm.modules.campaign.rules import CampaignRules
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.table.agreed import StormTable
from eldertable.games.cultistorm.table.modules import GATE_SEALED, TURN_ENDS
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.rows import replaced

ONCE: Final = 1


class EyeOfTheStorm(CampaignRules):
    """The rules of the seventh mission."""

    def settle(self, table: StormTable) -> None:
        """The last Great Old One of the Endgame does not lose the mission. (CS-CAM-707)"""
        super().settle(table)
        table.play_on = True

    def begin(self, state: StormState) -> None:
        """The eye stands over the first place. (CS-CAM-701)"""
        self.put_eye(state, P1)

    def put_eye(self, state: StormState, place: int) -> None:
        """Where the eye is no cultist arrives in the next cultist phase, as if it were blocked. (CS-CAM-702)"""
        progress(state).eye = place
        state.blocked = replaced(state.blocked, place, 1)

    def come(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        """At the end of a turn the eye moves on, unless the Storm's Heart is there. (CS-CAM-701, CS-CAM-705)"""
        if moment == TURN_ENDS:
            place = progress(state).eye
            if not self.heart_beats(state):
                place = (place + 1) % PLACES
                if state.chronicle is not None:
                    state.tell("CS-CAM-701", "eye-moves", place=place)
            self.put_eye(state, place)

    def heart_beats(self, state: StormState) -> bool:
        """Whether the Storm's Heart is in play. (CS-CAM-705)"""
        return self.story.heart in state.goo

    def wall(self, state: StormState) -> int:
        """The location after the eye's; -1 while there is none. (CS-CAM-702, CS-CAM-705)"""
        return -1 if self.heart_beats(state) else (progress(state).eye + 1) % PLACES

    def enemy_symbols(self, state: StormState, enemy: int, place: int, need: list[int]) -> None:
        """The Storm's Heart has more symbols than are printed, the more the more there are.

        (CS-CAM-704, CS-CAM-709)
        """
        if enemy >= GOO_TARGET:
            if state.goo[place] == self.story.heart:
                for at in range(self.story.heart_more + self.doubt()):
                    need[at % SYMBOLS] += 1
        elif not state.standing(place, c.NO_CULTIST_DIE):
            self.weather(state, place, need)

    def weather(self, state: StormState, place: int, need: list[int]) -> None:
        """Under the eye the cultist die does not count; at the wall its symbol counts twice. (CS-CAM-702)"""
        face = state.cultist_dice[place]
        if place == self.wall(state) and face != c.BLANK:
            need[face] += 1
        if place != progress(state).eye:
            return
        if face != c.BLANK:
            need[face] -= 1
            return
        cultists = state.agreed.content.cultists
        for card in state.zones[COLUMN + place]:
            if cultists.ability[state.cultist(card)] == c.BLANK_COUNTS:
                need[cultists.what[state.cultist(card)]] -= 1

    def doubt(self) -> int:
        """How many symbols more the Storm's Heart has: for each point of Shadow above Hope.

        (CS-CAM-704, CS-CAM-24)
        """
        return min(self.story.strike_max, max(0, self.sheet.shadow - self.sheet.hope))

    def helps(self, state: StormState, seat: int, enemy: int) -> tuple[int, ...]:
        """For each point of Hope above Shadow one of its symbols may be struck, in each fight.

        (CS-CAM-704, CS-CAM-709)
        """
        if enemy < GOO_TARGET or state.goo[enemy - GOO_TARGET] != self.story.heart:
            return ()
        n = min(self.story.strike_max, max(0, self.sheet.hope - self.sheet.shadow))
        return (c.ALL_SYMBOLS,) * n

    def on(self, state: StormState, occasion: int, number: int) -> None:
        """Behind the fourth gate it comes, as soon as no other is in play; it opens the last one again.

        (CS-CAM-703, CS-CAM-707, CS-CAM-708, CS-CAM-710, CS-CAM-712)
        """
        made = progress(state)
        if occasion != GATE_SEALED or made.came or gates(state) < PLACES - 1 or state.goos_in_play():
            return
        made.came = ONCE
        if gates(state) == PLACES:
            state.closed = replaced(state.closed, number, 0)
            if state.chronicle is not None:
                state.tell("CS-CAM-708", "gate-reopened", place=number)
        state.then(Summon(number, self.story.heart, 1, 0))

    def reached(self, state: StormState) -> bool:
        """The Storm's Heart has come and is beaten. (CS-CAM-706)"""
        return progress(state).came > 0 and not self.heart_beats(state) and gates(state) == PLACES

    def victory(self) -> int:
        return CAMPAIGN_WON
