# compiled
"""Other Worlds in the course of a game: what happens when, and what cannot be done or counts differently meanwhile.

(CS-OTH-01, CS-OTH-14, CS-MOD-09)
"""

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import GOO_TARGET, PLACES
from eldertable.games.cultistorm.modules.other_worlds.opening import OpenRift, OpenWorld, Toll, close
from eldertable.games.cultistorm.modules.other_worlds.rescuing import (
    CARD_AND_INSANITY,
    BringBack,
    Rescue,
    rescues,
    why_not_rescued,
)
from eldertable.games.cultistorm.modules.other_worlds.worlds import (
    DEAR_WAY,
    DICE_FIXED,
    DIE_KEPT,
    FEW_SUPPORTS,
    LOCATION_OFF,
    NO_HEALING,
    NO_PAID_REROLLS,
    NO_STARS,
    SHORT_HAND,
    SILENCE,
    STRONGER,
    WorldCards,
    inside,
    worlds_of,
)
from eldertable.games.cultistorm.rules.phases.combat import SupportsBack
from eldertable.games.cultistorm.table.fields import COMBAT_PHASE
from eldertable.games.cultistorm.table.modules import (
    BLOCKS_COUNT,
    COMBAT_BEGINS,
    GOO_CAME,
    PREPARING,
    TERROR_ADVANCED,
    TURN_ENDS,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.steps import Refusal


class WorldRules(WorldCards):
    """The rules of Other Worlds at a table."""

    def lay_out(self, state: StormState) -> None:
        worlds_of(state).circled = state.circles

    def rank(self, moment: int) -> int:
        """Rifts close before anything else happens at the end of a turn. (CS-MOD-09)"""
        return -1 if moment == TURN_ENDS else 0

    def follows_terror(self) -> bool:
        """A rift opens before advances that wait are made. (CS-OTH-03, CS-MOD-09)"""
        return True

    # --- when ---------------------------------------------------------------------------------------------

    def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
        if moment == TERROR_ADVANCED:
            self.think_of_rift(state)
        elif moment == BLOCKS_COUNT:
            state.then(Toll())
        elif moment == PREPARING:
            worlds = worlds_of(state)
            worlds.fresh = [0] * len(worlds.fresh)
        elif moment == COMBAT_BEGINS:
            for each in state.order():
                if worlds_of(state).inside[each] >= 0:
                    SupportsBack(each).run(state)
        elif moment == TURN_ENDS:
            for place in range(PLACES):
                if worlds_of(state).open[place] >= 0 and state.goo[place] < 0 and not inside(state, place):
                    close(state, place)

    def think_of_rift(self, state: StormState) -> None:
        """The terror marker has come to the shield, so many circles are complete: a rift opens. (CS-OTH-03, CS-OTH-30)"""
        worlds = worlds_of(state)
        if worlds.circled == state.circles:
            return
        worlds.circled = state.circles
        complete = state.full_circles()
        if self.rift_every and complete > 0 and complete % self.rift_every == 0:
            state.then(OpenRift())

    def on(self, state: StormState, occasion: int, number: int) -> None:
        """A Great Old One has come: its world opens. (CS-OTH-02, CS-OTH-18, CS-MOD-45)"""
        if occasion == GOO_CAME:
            world = self.world_of(state, state.goo[number])
            if world >= 0:
                state.then(OpenWorld(number, world))

    def sealed(self, state: StormState, place: int) -> None:
        """With somebody inside the team has lost, and nothing saves from that: it is no insanity; else the world
        closes.

        (CS-MOD-35, CS-OTH-13, CS-OTH-15, CS-OTH-30)
        """
        damned = inside(state, place)
        if damned:
            if state.chronicle is not None:
                for seat in damned:
                    state.tell("CS-OTH-15", "damned", who=seat, place=place)
            state.finish(self.ending, 0)
        elif worlds_of(state).open[place] >= 0:
            close(state, place)

    # --- what cannot be done meanwhile --------------------------------------------------------------------

    def why_not_yet(self, state: StormState, place: int) -> Refusal | None:
        """What would damn somebody is not offered. (CS-OTH-16)"""
        there = inside(state, place)
        if not there or state.agreed.suicide:
            return None
        return Refusal("CS-OTH-16", "why-somebody-inside", {"who": there[0], "place": place})

    def bars_fight(self, state: StormState, seat: int, enemy: int) -> Refusal | None:
        return self.why_not_yet(state, enemy - GOO_TARGET) if enemy >= GOO_TARGET else None

    def bars_sealing(self, state: StormState, place: int) -> Refusal | None:
        return self.why_not_yet(state, place)

    def bars_gate(self, state: StormState, place: int) -> Refusal | None:
        """Where a world is open nobody opens another gate. (CS-OTH-23)"""
        world = worlds_of(state).open[place]
        said = {"world": world, "place": place}
        return Refusal("CS-OTH-23", "why-world-open", said) if world >= 0 else None

    def may_bar_supports(self, state: StormState, seat: int) -> bool:
        """Whether anybody is inside a world."""
        for place in worlds_of(state).inside:
            if place >= 0:
                return True
        return False

    def bars_support(self, state: StormState, seat: int, action: c.Action, other: int) -> Refusal | None:
        where = worlds_of(state).inside
        if where[seat] < 0 and where[other] < 0:
            return None
        few = self.holds_for(state, seat, FEW_SUPPORTS)
        if few is not None and state.plays[seat] >= few.n:
            return Refusal("CS-OTH-14", "why-few-supports", {"n": few.n})
        if where[seat] == where[other] and self.holds_for(state, seat, SILENCE) is not None:
            return Refusal("CS-OTH-14", "why-silence", {})
        if action.star and self.holds_for(state, other, NO_STARS) is not None:
            return Refusal("CS-OTH-14", "why-no-stars", {"who": other})
        return None

    # --- reckonings ---------------------------------------------------------------------------------------

    def enemy_symbols(self, state: StormState, enemy: int, place: int, need: list[int]) -> None:
        stronger = self.holds(state, place, STRONGER)
        if stronger is not None and enemy < GOO_TARGET:
            need[stronger.what] += 1

    def may_pay_reroll(self, state: StormState, seat: int) -> bool:
        fights = state.phase == COMBAT_PHASE
        return not fights or self.holds(state, state.place[seat], NO_PAID_REROLLS) is None

    def rolls_die(self, state: StormState, place: int) -> bool:
        return self.holds(state, place, DIE_KEPT) is None

    def may_turn_dice(self, state: StormState, seat: int) -> bool:
        return self.holds(state, state.place[seat], DICE_FIXED) is None

    def silences(self, state: StormState, place: int) -> bool:
        return self.holds(state, place, LOCATION_OFF) is not None

    def may_charge_entry(self, state: StormState) -> bool:
        """Whether any world is open."""
        for world in worlds_of(state).open:
            if world >= 0:
                return True
        return False

    def entry_cost(self, state: StormState, place: int) -> int:
        dear = self.holds(state, place, DEAR_WAY)
        return dear.n if dear is not None else 0

    def healing(self, state: StormState, seat: int, n: int) -> int:
        return 0 if self.holds_for(state, seat, NO_HEALING) is not None else n

    def caps_hand(self, state: StormState, seat: int) -> bool:
        return self.holds_for(state, seat, SHORT_HAND) is not None

    # --- rescuing -----------------------------------------------------------------------------------------

    def can_act(self, state: StormState, seat: int, act: int) -> bool:
        place = state.place[seat]
        return place >= 0 and place in worlds_of(state).inside and len(rescues(state, seat)) > 0

    def why_no_act(self, state: StormState, seat: int, act: int) -> Refusal | None:
        there = inside(state, state.place[seat])
        if not there:
            return Refusal("CS-OTH-11", "why-nobody-inside", {"place": state.place[seat]})
        if rescues(state, seat):
            return None
        why = [why_not_rescued(state, seat, other, CARD_AND_INSANITY) for other in there]
        return why[0]

    def act(self, state: StormState, seat: int, act: int) -> None:
        state.then(Rescue(seat))

    def can_carry(self, state: StormState, seat: int, op: c.Op) -> bool:
        return op.verb == c.RESCUE and not state.absent(seat) and len(inside(state, state.place[seat])) > 0

    def carry(self, state: StormState, seat: int, op: c.Op) -> None:
        """A text brings somebody back for nothing. (CS-OTH-11)"""
        state.then(BringBack(seat))
