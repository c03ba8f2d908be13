"""Who is absent is nowhere on the board; and what else the base rules ask of modules, shown by one that says no."""

from __future__ import annotations

from typing import Any

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.cards import Op
from eldertable.games.cultistorm.box.places import GOO_TARGET
from eldertable.games.cultistorm.rules.effects.clauses import possible
from eldertable.games.cultistorm.rules.effects.verbs import OPS
from eldertable.games.cultistorm.rules.moments import Moment
from eldertable.games.cultistorm.rules.phases.combat import Begin, CombatRound
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.phases.update import FillHands
from eldertable.games.cultistorm.rules.preparing.development import DevelopersCultist
from eldertable.games.cultistorm.rules.preparing.movement import price_of_move
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance, ask_late
from eldertable.games.cultistorm.rules.storm.terror_verbs import TERRORS, move_everybody
from eldertable.games.cultistorm.table.fields import OVERRUN
from eldertable.games.cultistorm.table.modules import (
    CULTISTS_BEGIN,
    FIGHT_ENDS,
    TURN_ENDS,
    Advice,
    ModuleRules,
)
from eldertable.games.cultistorm.table.state import StormState
from eldertable.kernel.steps import Refusal
from tests.rules.cultistorm.table import P1, P2, P3, F, Storm, storm
from tests.support import rule

GONE = -1


class Veto(ModuleRules):
    """A module that forbids what it is told to forbid, and notes what it is asked."""

    def __init__(self, *forbidden: str) -> None:
        super().__init__(0, 0, OVERRUN)
        self.forbidden = forbidden
        self.seen: list[Any] = []

    def no(self, what: str) -> Refusal | None:
        return Refusal("CS-MOD-07", "why-no-act", {}) if what in self.forbidden else None

    def bars_fight(self, state: StormState, seat: int, enemy: int) -> Refusal | None:
        return self.no("fight") if enemy >= GOO_TARGET else None

    def bars_sealing(self, state: StormState, place: int) -> Refusal | None:
        return self.no("sealing")

    def bars_support(self, state: StormState, seat: int, action: c.Action, other: int) -> Refusal | None:
        return self.no("support") if other == 2 else None

    def entry_cost(self, state: StormState, place: int) -> int:
        return 1 if "entry" in self.forbidden and place == P2 else 0

    def silences(self, state: StormState, place: int) -> bool:
        return "location" in self.forbidden and place == P1

    def may_turn_dice(self, state: StormState, seat: int) -> bool:
        return "dice" not in self.forbidden

    def caps_hand(self, state: StormState, seat: int) -> bool:
        return "hand" in self.forbidden and seat == 1

    def sealed(self, state: StormState, place: int) -> None:
        if "seal" in self.forbidden:
            state.finish(self.ending, 0)

    def cancels_late(self, state: StormState, at: int) -> bool:
        self.seen.append(at)
        return "terror" in self.forbidden


def veto(table: Storm, *forbidden: str) -> Veto:
    """The module at a table."""
    rules = Veto(*forbidden)
    table.state.agreed.use(rules, [], Advice())
    table.state.agreed.ask_modules()
    return rules


def away(seat: int = 1, **options: Any) -> Storm:
    """A table that uses a module, with one investigator absent."""
    return storm(events=True, **options).at(seat, GONE)


# --- who is absent ----------------------------------------------------------------------------------------------------


@rule("CS-MOD-14")
def test_who_is_absent_plays_supports_and_nothing_else() -> None:
    table = away().hand(1, "GN06.M", "GN02.M").mad(0, 2).trophies(1, "S").dice(1, "S").level(1, 1)
    table.objects(1, "OB01", "OB10").pool("SM").cultists(P1, "CU-S01").seal(0, 1).prepare()
    kinds = {table.game.meaning(table.state, answer)[0] for answer in table.state.legal(1)}
    assert kinds == {"ready", "support"}
    for meaning in (
        ("take-die", "S"),
        ("move", "P2"),
        ("use-location",),
        ("research",),
        ("give-object", "OB01"),
        ("develop", "S"),
        ("target", "CU-S01"),
        ("use-object", "OB10"),
        ("use-ability", "L1"),
        ("deliver", "S"),
    ):
        assert table.refused(*meaning, seat=1) == "CS-MOD-14"
    table.play("Steady Words (Moon) for Dr", seat=1)
    assert table.state.mad[0] == 0


@rule("CS-MOD-14")
def test_texts_that_need_neither_place_die_nor_fight_reach_who_is_absent() -> None:
    table = away().hand(0, "GN06.M", "GN07.F", "GN01.S", "GN08.K", "GN09.S", "GN10.W").mad(1, 2).dice(1, "S")
    table.prepare()
    offered = {
        table.game.meaning(table.state, answer)[1:]
        for answer in table.state.legal(0)
        if table.game.meaning(table.state, answer)[0] == "support"
    }
    to = {seat: sorted(card for card, other in offered if other == seat) for seat in ("1", "2")}
    assert (len(to["1"]), len(to["2"])) == (2, 4)
    refusals = {
        table.refused("support", card, "1", seat=0)
        for card, other in offered
        if other == "2" and card not in to["1"]
    }
    assert refusals == {"CS-MOD-14"}
    table.play("Steady Words (Moon) for Sgt", seat=0)
    assert table.state.mad[1] == 0


@rule("CS-MOD-14")
def test_moves_pass_the_absent_by_and_nobody_is_with_them() -> None:
    table = away().at(0, P2).at(2, GONE)
    move_everybody(table.state)
    assert table.state.place[:3] == [P3, GONE, GONE]
    assert (table.state.here(P3), table.state.here(GONE)) == ([0], [])
    assert not table.state.together(1, 2)
    assert not table.state.together(0, 1)
    assert table.state.together(0, 0)


@rule("CS-MOD-14")
def test_losses_and_insanity_reach_the_absent() -> None:
    table = away().hand(1, "GN06.M", "GN07.F").mad(0, 2).mad(2, 2)
    TERRORS[c.EACH_DROP_RANDOM - 1].carry(table.state, 1)
    assert len(table.hand_of(1)) == 1
    TERRORS[c.MAD_LEAST - 1].carry(table.state, 1)
    table.run(*reversed(table.state.agenda))
    assert table.state.mad[1] == 1


@rule("CS-MOD-14")
def test_the_absent_have_no_combat_round_and_no_penalty() -> None:
    table = away().at(0, P2).at(2, P2).cultists(P1, "CU-S01").target(1, "CU-S01").combat()
    before = table.state.terror
    while table.asked != "Prepare":
        assert table.state.speaker != 1
        table.play(table.state.legal()[-1])
    assert table.state.mad[:3] == [1, 0, 1]
    assert (table.state.terror - before) % 5 == 2


@rule("CS-MOD-14")
def test_who_becomes_absent_in_a_round_fights_no_more_and_pays_no_penalty() -> None:
    table = away().cultists(P1, "CU-S01").target(1, "CU-S01")
    table.state.phase = 5
    before = table.state.terror
    table.run(CombatRound(1))
    assert (table.asked, table.state.mad[1], table.state.terror) == ("Prepare", 0, before)
    table.run(Begin(1, 0))
    assert (table.asked, table.state.mad[1]) == ("Prepare", 0)
    there = storm(events=True).cultists(P1, "CU-S01").target(1, "CU-S01")
    there.state.phase = 5
    assert there.run(CombatRound(1)).asked == "ChooseFight"


@rule("CS-MOD-14")
def test_the_absent_neither_seal_nor_put_trophies_down() -> None:
    table = away().on_location(2, "FFF").seal(F, 1).trophies(1, "K").run(Sealing())
    assert table.asked == "Prepare"
    table.at(1, P3).run(Sealing())
    assert (table.asked, table.state.speaker) == ("SealOrPass", 1)


@rule("CS-MOD-14")
def test_a_cultist_due_where_somebody_absent_would_stand_does_not_come() -> None:
    assert sum(away().run(DevelopersCultist(1)).columns()) == 0
    assert away().run(DevelopersCultist(0)).columns()[0] == 1


@rule("CS-MOD-14")
def test_module_texts_for_which_one_must_be_there_skip_the_absent() -> None:
    table = away().dice(1, "S").objects(1, "OB01").cultists(P1, "CU-S01", "CU-S02")
    verbs = {verb.name: verb for verb in OPS}
    for name in ("die-gain", "die-set", "reorder", "research", "object", "move", "kill-here", "push"):
        op = Op(verbs[name], 1, 0)
        assert not possible(table.state, 1, op), name
    assert possible(table.state, 0, Op(verbs["move"], 1, 0))
    for name in ("mad", "draw", "trophy", "object-drop", "terror"):
        assert possible(table.state, 1, Op(verbs[name], 1, 0)), name
    table.state.trophies[:] = table.state.trophies
    local = Op(verbs["trophy-of"], 1, verbs["trophy-of"].particular("", "?"))
    assert not possible(table.state, 1, local)
    assert possible(table.state, 0, local)
    here = Op(verbs["spawn-at"], 1, 0)
    assert not possible(table.state, 1, here)
    assert possible(table.state, 0, here)
    summon = verbs["summon"]
    before = len(table.state.agenda)
    summon.carry(table.state, 1, Op(summon, 1, 1))
    assert len(table.state.agenda) == before
    summon.carry(table.state, 0, Op(summon, 1, 1))
    assert len(table.state.agenda) == before + 1


@rule("CS-MOD-14")
def test_positions_with_somebody_absent_can_be_kept() -> None:
    table = away().prepare()
    text = table.game.dump(table.state)
    assert table.game.dump(table.game.load(text)) == text


@rule("CS-MOD-14")
def test_bots_plan_without_the_absent() -> None:
    table = away().hand(0, "GN01.S").hand(1, "GN02.M").cultists(P1, "CU-S01").prepare()
    for seat in range(3):
        assert table.game.greedy(table.state, seat) in table.state.legal(seat)


# --- what modules are asked besides -----------------------------------------------------------------------------------


@rule("CS-MOD-08", "CS-MOD-09")
def test_modules_act_at_a_moment_by_their_rank_there_and_equals_in_their_order() -> None:
    table = storm(events=True)
    acted: list[str] = []

    class Acting(ModuleRules):
        def __init__(self, name: str, ranks: dict[int, int]) -> None:
            super().__init__(0, 0, 0)
            self.name, self.ranks = name, ranks

        def rank(self, moment: int) -> int:
            return self.ranks.get(moment, 0)

        def at(self, state: StormState, moment: int, seat: int, enemy: int) -> None:
            acted.append(self.name)

    for name, ranks in (
        ("a", {}),
        ("b", {FIGHT_ENDS: -1}),
        ("c", {FIGHT_ENDS: -2, TURN_ENDS: -1}),
        ("d", {}),
    ):
        table.state.agreed.use(Acting(name, ranks), [], Advice())
    table.state.agreed.ask_modules()
    for moment, order in ((CULTISTS_BEGIN, "abcd"), (FIGHT_ENDS, "cbad"), (TURN_ENDS, "cabd")):
        acted.clear()
        Moment(moment, 0, 0).run(table.state)
        assert "".join(acted) == order
        assert type(table.state.agreed.acting[moment][0]).__name__ == "CommonRules"


@rule("CS-MOD-38")
def test_an_advance_is_cancelled_by_modules_then_bells_then_modules_that_come_after_bells() -> None:
    table = storm(events=True).objects(1, "OB19")
    late = veto(table, "terror")
    before = table.state.terror
    table.run(Advance())
    assert (table.asked, table.state.speaker, late.seen) == ("RingBell", 1, [])
    table.play("Let")
    assert (table.state.terror, len(late.seen)) == (before, 1)
    rung = storm(events=True).objects(1, "OB19")
    kept = veto(rung, "terror")
    rung.run(Advance()).play("Ring")
    assert (rung.state.terror, kept.seen) == (before, [])
    free = storm(events=True)
    asked = veto(free)
    free.run(Advance())
    assert ((free.state.terror - before) % 5, len(asked.seen)) == (1, 1)
    ask_late(free.state, asked.seen[0] + 1)
    assert len(asked.seen) == 1


@rule("CS-MOD-20")
def test_what_a_module_makes_of_a_sealing_counts_before_a_victory() -> None:
    for forbidden, won in (((), True), (("seal",), False)):
        table = storm(events=True).sealed(0, 1, 3, 4).at(0, P3).on_location(P3, "FFF").seal(F, 0)
        veto(table, *forbidden)
        table.run(Sealing()).play("Seal")
        assert (table.state.over, table.state.winners > 0) == (True, won)


def test_a_module_can_keep_a_location_from_being_sealed() -> None:
    table = storm(events=True).at(0, P3).on_location(P3, "FFF").seal(F, 0)
    veto(table, "sealing")
    table.run(Sealing())
    assert (table.asked, table.state.closed[P3]) == ("Prepare", 0)
    other = storm(events=True).at(0, P3).on_location(P3, "FFF").seal(F, 0).trophies(1, "S")
    veto(other, "sealing")
    other.run(Sealing())
    assert (other.state.speaker, other.refused("seal", seat=1)) == (1, "CS-SEA-05")
    other.state.place[1], other.state.seal = P3, (-1, -1, 1, -1, -1)
    assert other.refused("seal", seat=1) == "CS-MOD-07"


def test_a_module_can_keep_a_fight_from_being_begun() -> None:
    table = storm(events=True).goo(P1, "GO-S").target(0, P1).at(1, P2).at(2, P2)
    veto(table, "fight")
    table.state.phase = 5
    before = table.state.mad[0]
    table.run(CombatRound(0))
    assert (table.asked, table.state.mad[0]) == ("Prepare", before + 1)


def test_a_module_can_keep_a_support_from_being_played() -> None:
    table = storm(events=True).hand(0, "GN06.M").mad(1, 1).mad(2, 1)
    veto(table, "support")
    table.prepare()
    offered = [table.game.meaning(table.state, answer) for answer in table.state.legal(0)]
    supports = [meaning for meaning in offered if meaning[0] == "support"]
    assert [meaning[2] for meaning in supports] == ["1"]
    assert table.refused("support", supports[0][1], "2", seat=0) == "CS-MOD-07"


@rule("CS-MOD-42")
def test_coming_somewhere_may_cost_insanity_whatever_made_the_move_free() -> None:
    table = storm(events=True).at(0, P1).at(1, P1).mad(1, 4)
    veto(table, "entry")
    table.prepare()
    assert (price_of_move(table.state, 0, P2), price_of_move(table.state, 0, P3)) == (1, 0)
    assert table.refused("move", "P2", seat=1) == "CS-RUL-060"
    assert table.means("move", "P3") in table.state.legal(1)
    assert table.means("move", "P2") not in table.state.legal(1)
    table.play(table.means("move", "P2"), seat=0)
    assert (table.state.place[0], table.state.mad[0]) == (P2, 1)
    quay = storm(events=True).location(P1, "LO-W1").at(0, P1).mad(0, 4)
    veto(quay, "entry")
    quay.prepare()
    assert quay.means("move", "P2") not in quay.state.legal(0)
    assert quay.refused("move", "P2", seat=0) == "CS-RUL-060"


def test_a_module_can_switch_a_location_off() -> None:
    table = storm(events=True).location(P1, "LO-S1").location(P2, "LO-M1")
    assert (table.state.working(P1), table.state.working(P2)) == (True, True)
    veto(table, "location")
    assert (table.state.working(P1), table.state.working(P2)) == (False, True)


def test_a_module_can_keep_dice_from_being_turned_but_not_from_being_rerolled() -> None:
    verbs = {verb.name: verb for verb in OPS}
    table = storm(events=True).dice(0, "S")
    for name in ("die-set", "die-reroll", "die-give"):
        assert verbs[name].can(table.state, 0, Op(verbs[name], 1, 0))
    veto(table, "dice")
    able = [
        name
        for name in ("die-set", "die-reroll", "die-give")
        if verbs[name].can(table.state, 0, Op(verbs[name], 1, 0))
    ]
    assert able == ["die-reroll", "die-give"]


@rule("CS-MOD-41")
def test_a_capped_hand_is_filled_to_three_whatever_adds_to_it_and_nobody_discards() -> None:
    table = storm("HE", "SU", "GA", events=True).level(1, 3)
    assert [table.state.hand_size(seat) for seat in range(3)] == [4, 5, 4]
    veto(table, "hand")
    assert [table.state.hand_size(seat) for seat in range(3)] == [4, 3, 4]
    veto(table, "hand")
    assert table.state.hand_size(1) == 3
    table.hand(1, "GN01.S", "GN02.M", "GN03.F", "GN04.W").run(FillHands())
    assert [len(table.hand_of(seat)) for seat in range(3)] == [4, 4, 4]
    alone = storm("HE", events=True)
    assert alone.state.hand_size(0) == 6


@rule("CS-MOD-14")
def test_a_great_old_one_has_a_name_for_who_is_absent_too() -> None:
    table = away().goo(P3, "GO-S").prepare()
    named = table.game.describe(table.state, table.means("target", "GOO"), 1)
    assert named == "Target Uhr-Sothyl, the Cold Light"
    assert table.refused("target", "GOO", seat=1) == "CS-MOD-14"
