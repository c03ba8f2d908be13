# compiled
"""A mission as all its steps know it: which one it is, the campaign's content, and the sheet that is carried through.

(CS-CAM-04, CS-CAM-05)
"""

from eldertable.games.cultistorm.modules.campaign.progress import CLOCKS, Sheet, Story, progress
from eldertable.games.cultistorm.rules.effects.clauses import possible
from eldertable.games.cultistorm.table.modules import ModuleRules
from eldertable.games.cultistorm.table.state import StormState


class Mission(ModuleRules):
    """The mission that is played, and what its sheet allows."""

    def __init__(self, zone: int, card: int, ending: int, number: int, story: Story, sheet: Sheet) -> None:
        super().__init__(zone, card, ending)
        self.number = number
        """Which mission it is, from 1."""
        self.story = story
        self.sheet = sheet
        self.boons = 0
        """The boons that can be used in this mission, as bits."""
        self.own_act = -1
        """The preparation action that belongs to this mission; -1 without one."""

    def clocked(self) -> bool:
        """Whether the mission has a storm clock in place of the Endgame. (CS-CAM-10, CS-CAM-11)"""
        return self.number <= CLOCKS

    def usable(self, state: StormState, seat: int) -> list[int]:
        """The boons that are left and would change something, by number. (CS-CAM-09, CS-CAM-22)"""
        left = self.boons & ~progress(state).boons_used
        if not left:
            return []
        effects = state.agreed.content.effects
        return [
            boon
            for boon in range(len(self.story.boons))
            if left >> boon & 1
            and any([possible(state, seat, op) for op in effects[self.story.boons[boon]].ops])
        ]

    def dead(self, state: StormState) -> list[int]:
        """Who did not survive the mission. (CS-CAM-08)"""
        return [seat for seat in range(state.agreed.team) if state.insanity(seat) > state.most_insanity()]

    def unscarred(self, state: StormState) -> list[int]:
        """Who can bear another scar. (CS-CAM-08)"""
        return [seat for seat in range(state.agreed.team) if self.sheet.scars[seat] < self.story.scar_max]

    def notable(self, state: StormState, seat: int) -> list[int]:
        """The objects that somebody may note: of each kind no more than there are copies. (CS-CAM-07)"""
        kinds, memento = state.agreed.content.thing_kind, progress(state).memento
        return [kind for kind in state.belongings(seat).kinds if memento.count(kind) < kinds.count(kind)]


def mission_of(state: StormState) -> Mission:
    """The mission that is played at this table."""
    mission: Mission = state.agreed.module(Mission)
    return mission
