"""The verbs that texts of all modules share."""

from __future__ import annotations

import pytest

from eldertable.games.cultistorm.box.cards import Op
from eldertable.games.cultistorm.box.places import CULTIST_DISCARD, DEVOURED, OBJECT_DECK
from eldertable.games.cultistorm.rules.effects.verbs import OPS
from eldertable.games.cultistorm.rules.moments import Moment
from eldertable.games.cultistorm.rules.phases.cultists import CultistPhase
from eldertable.games.cultistorm.rules.phases.preparation import Preparation
from eldertable.games.cultistorm.table.enemies import enemy_symbols
from eldertable.games.cultistorm.table.marks import marks_of
from eldertable.games.cultistorm.table.modules import (
    COMBAT_BEGINS,
    CULTISTS_BEGIN,
    FIGHT_BEGINS,
    FIGHT_ENDS,
    TURN_ENDS,
)
from eldertable.games.cultistorm.table.state import StormState
from tests.rules.cultistorm.modules.common.pages import PageRules, pages, read_at, reading
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, K, Storm, add_rule
from tests.support import rule

# --- minds and hands ------------------------------------------------------------------------------------------------


def test_mad_ongoing_gives_ongoing_insanity_and_can_kill() -> None:
    table = pages().run(reading("mad ongoing", 1))
    assert (table.state.mad[1], table.state.ongoing[1]) == (0, 1)
    assert pages().mad(1, 4).run(reading("mad ongoing", 1)).state.over


@rule("CS-MOD-16")
def test_mad_ongoing_can_be_paid_but_not_as_the_fifth() -> None:
    table = pages().run(reading("draw for ongoing")).play("Take 1 ongoing insanity: Draw 1")
    assert (table.state.ongoing[0], len(table.hand_of(0))) == (1, 1)
    assert pages().mad(0, 4).run(reading("draw for ongoing")).asked == "Prepare"


@rule("CS-MOD-39")
def test_mad_capped_gives_each_token_only_to_who_has_fewer_than_four() -> None:
    for before, after in ((0, 2), (3, 4), (4, 4)):
        table = pages().mad(0, before).run(reading("mad capped"))
        assert (table.state.insanity(0), table.state.over) == (after, False)


def test_drop_random_and_drop_all_discard_from_the_hand() -> None:
    hand = ("GN01.S", "GN02.M", "GN03.F")
    assert len(pages().hand(0, *hand).run(reading("drop random")).hand_of(0)) == 1
    assert pages().hand(0, "GN01.S").run(reading("drop random")).hand_of(0) == []
    assert pages().hand(0, *hand).run(reading("drop all")).hand_of(0) == []


@rule("CS-MOD-42")
def test_who_is_tired_has_no_free_move_in_the_next_preparation_phase_only() -> None:
    table = pages().run(reading("tired", 1)).play("Move to Gull", seat=1)
    assert table.state.mad[1] == 0
    table.state.moved[1] = 0
    table.run(Preparation()).play("Move to Crane", seat=1)
    assert table.state.mad[1] == 1
    table.play("Move to Gull", seat=1)
    assert table.state.mad[1] == 2
    table.state.moved[1] = 0
    table.run(Moment(COMBAT_BEGINS, -1, -1), Preparation()).play("Move to Crane", seat=1)
    assert table.state.mad[1] == 2


@rule("CS-MOD-42")
def test_a_location_that_lets_people_leave_for_nothing_lets_the_tired_too() -> None:
    table = pages().at(1, P4).location(P4, "LO-W1").run(reading("tired", 1), Preparation())
    table.play("Move to Crane", seat=1)
    assert table.state.mad[1] == 0


def test_no_rerolls_forbids_paid_rerolls_for_this_turn() -> None:
    for page, offered in (("drop random", True), ("no rerolls", False)):
        table = pages().cultists(P1, "CU-S01").dice(1, "W").at(0, P2).at(2, P2).target(1, "CU-S01")
        table.run(reading(page, 1)).combat().play("Novice")
        assert table.offers("Reroll Wave for 1 insanity") == offered
    why = table.game.why_not(table.state, 1, table.means("reroll-for-insanity", "W"))
    assert why is not None
    assert why.words == "You make no paid rerolls in this turn."
    table.run(Moment(TURN_ENDS, -1, -1))
    assert marks_of(table.state).no_rerolls[1] == 0


def test_no_rerolls_holds_in_preparation_too() -> None:
    table = pages(paid_reroll_in_prep=True).dice(1, "W").run(reading("no rerolls", 1))
    assert not table.offers("Reroll", 1)
    why = table.game.why_not(table.state, 1, table.means("reroll-for-insanity", "W"))
    assert why is not None
    assert why.rule == "CS-ROL-02"


def test_trophy_of_takes_trophies_of_one_kind_while_there_are_any() -> None:
    assert pages().run(reading("trophy of K")).trophies_of(0) == "KK"
    assert pages().at(0, P3).run(reading("trophy of here")).trophies_of(0) == "F"
    table = pages()
    supplied = table.state.trophies[15 * 5 + K]
    table.trophies(1, "K" * supplied).run(reading("trophy of K"))
    assert table.trophies_of(0) == ""


@rule("CS-MOD-18")
def test_trophies_and_objects_are_lost_as_far_as_there_are_any() -> None:
    table = pages().trophies(0, "S").run(reading("lose a trophy"))
    assert table.trophies_of(0) == ""
    two = pages().trophies(0, "SMM").run(reading("lose a trophy")).play("Star")
    assert two.trophies_of(0) == "M"
    assert pages().objects(0, "OB01").run(reading("lose an object")).asked == "Prepare"
    assert pages().run(reading("lose an object")).asked == "Prepare"


# --- the board ------------------------------------------------------------------------------------------------------


@rule("CS-MOD-21")
def test_cultists_arrive_here_one_by_one_and_the_marker_stays() -> None:
    table = pages().at(0, P3).run(reading("two here"))
    assert (table.columns(), table.state.marker) == ([0, 0, 2, 0, 0], P1)
    crowded = pages().at(0, P3).cultists(P3, "CU-S01", "CU-S02", "CU-S03").next_cultists("CU-M01", "CU-M02")
    crowded.run(reading("two here"))
    assert (len(crowded.column(P3)), crowded.state.goo[P3]) == (4, 1)
    assert [crowded.state.insanity(seat) for seat in range(3)] == [1, 1, 1]
    assert pages().at(0, P3).goo(P3, "GO-S").run(reading("two here")).columns() == [0] * 5


@rule("CS-MOD-21")
def test_an_arrival_by_a_text_can_break_the_limit() -> None:
    table = pages().at(0, P3)
    table.state.agreed.limit = 1
    try:
        assert table.run(reading("two here")).state.over
    finally:
        table.state.agreed.limit = 10


def test_one_arrives_where_most_stand_unsealed_and_without_goo() -> None:
    table = pages().cultists(P2, "CU-S01", "CU-S02", "CU-S03").sealed(P2).cultists(P4, "CU-M01").marker(P5)
    assert table.run(reading("one where full")).columns() == [0, 3, 0, 2, 0]
    assert pages().marker(P3).run(reading("one where full")).columns() == [0, 0, 1, 0, 0]
    closed = pages().sealed(P1, P2, P3, P4, P5)
    assert closed.run(reading("one where full")).columns() == [0] * 5


def test_a_cultist_die_is_turned_to_a_face() -> None:
    table = pages().at(0, P2).run(reading("die here W"))
    assert table.state.cultist_dice == (5, 3, 5, 5, 5)
    assert table.run(reading("die here blank")).state.cultist_dice == (5, 5, 5, 5, 5)
    home = pages().cultist_die(P1, "S").run(reading("die anywhere home"))
    assert len(home.options()) == 4
    why = home.game.why_not(home.state, 0, home.means("happen-at", "P1"))
    assert why is not None
    assert why.words.endswith("shows Star already.")
    assert home.play("Ironworks").state.cultist_dice == (0, 5, 2, 5, 5)


def test_kill_here_removes_the_topmost_cultist_without_a_trophy() -> None:
    table = pages().cultists(P1, "CU-S01", "CU-S02").run(reading("kill here"))
    assert (table.column(P1), table.cards(CULTIST_DISCARD), table.trophies_of(0)) == (
        ["CU-S01"],
        ["CU-S02"],
        "",
    )


@rule("CS-RUL-119", "CS-MOD-44")
def test_push_moves_the_topmost_on_past_great_old_ones_and_takes_target_markers_off() -> None:
    table = pages().cultists(P1, "CU-S01", "CU-S02").goo(P2, "GO-S").target(0, "CU-S01", "CU-S02")
    table.run(reading("push"))
    assert (table.column(P1), table.column(P3), table.targets_of(0)) == (["CU-S01"], ["CU-S02"], ["CU-S01"])


@rule("CS-RUL-119")
def test_a_pushed_cultist_can_be_the_fourth_but_does_not_count_for_the_limit() -> None:
    table = pages().cultists(P1, "CU-S01").cultists(P2, "CU-M01", "CU-M02", "CU-M03")
    limit, table.state.agreed.limit = table.state.agreed.limit, 4
    table.run(reading("push"))
    table.state.agreed.limit = limit
    assert (table.state.over, table.column(P2)[-1], table.state.goo[P2]) == (False, "CU-S01", 0)
    sealed = pages().cultists(P1, "CU-S01").cultists(P2, "CU-M01", "CU-M02", "CU-M03").sealed(P2)
    assert sealed.run(reading("push")).state.goo[P2] == -1


def test_who_is_being_fought_is_not_pushed() -> None:
    table = pages().cultists(P1, "CU-S01", "CU-S02").run(Moment(FIGHT_BEGINS, 0, 1), reading("push"))
    assert (table.column(P1), table.column(P2)) == (["CU-S02"], ["CU-S01"])
    alone = pages().cultists(P1, "CU-S02").run(Moment(FIGHT_BEGINS, 0, 1), reading("push"))
    assert alone.column(P1) == ["CU-S02"]


def test_block_all_blocks_where_no_great_old_one_is() -> None:
    assert pages().goo(P2, "GO-S").run(reading("block all")).state.blocked == (1, 0, 1, 1, 1)


@rule("CS-CUL-12")
def test_block_all_does_nothing_where_all_others_are_blocked_already() -> None:
    def can(*blocked: int) -> bool:
        table = pages().goo(P2, "GO-S")
        table.state.blocked = blocked
        verb = next(verb for verb in OPS if verb.name == "block-all")
        return verb.can(table.state, 0, Op(verb, 1, 0))

    assert can(1, 0, 1, 1, 0)
    assert not can(1, 0, 1, 1, 1)


@rule("CS-MOD-44", "CS-DEC-32")
def test_two_cultists_of_two_locations_change_places_without_arriving() -> None:
    table = pages().cultists(P1, "CU-S01", "CU-S02").cultists(P2, "CU-M01", "CU-M02", "CU-M03", "CU-M04")
    table.goo(P3, "GO-S").cultists(P3, "CU-F01").target(0, "CU-S01", "CU-M02").run(reading("swap"))
    assert len(table.options()) == 6
    why = table.game.why_not(table.state, 0, table.means("swap-cultist", "CU-F01"))
    assert why is not None
    assert why.rule == "CS-MOD-44"
    table.play(table.means("swap-cultist", "CU-S01"))
    same = table.game.why_not(table.state, 0, table.means("swap-cultist", "CU-S02"))
    assert same is not None
    assert same.words == "Both are at Crane Hill Observatory: two locations change."
    table.play(table.means("swap-cultist", "CU-M02"))
    assert (table.column(P1), table.column(P2)[1]) == (["CU-M02", "CU-S02"], "CU-S01")
    assert (table.targets_of(0), table.state.goo[P2]) == ([], -1)


# --- Great Old Ones and terror --------------------------------------------------------------------------------------


def test_goo_step_devours_one_unless_it_is_held_or_at_the_gate() -> None:
    table = pages().goo(P1, "GO-S").cultists(P1, "CU-S01", "CU-S02").run(reading("goo step"))
    assert (table.column(P1), table.cards(DEVOURED + P1)) == (["CU-S01"], ["CU-S02"])
    held = pages().goo(P1, "GO-S").cultists(P1, "CU-S01").run(reading("hold all"), reading("goo step"))
    assert (held.column(P1), held.state.held) == (["CU-S01"], (1, 0, 0, 0, 0))
    assert pages().goo(P1, "GO-S").run(reading("goo step")).state.over is False


@rule("CS-MOD-21")
def test_summon_brings_a_first_wave_great_old_one_here_or_to_the_marker() -> None:
    here = pages().at(0, P3).run(reading("summon here"))
    assert here.state.goos_in_play() == [P3]
    assert here.state.insanity(2) == 1
    assert pages().marker(P2).run(reading("summon")).state.goos_in_play() == [P2]


@rule("CS-MOD-46")
def test_crystals_are_added_to_a_card_that_is_carried_out_when_it_is_full() -> None:
    table = pages().terror_card(1, "TE06", 1)
    before = table.state.terror
    table.run(reading("two crystals"))
    assert (table.asked, len(table.options())) == ("AddCrystals", 4)
    why = table.game.why_not(table.state, 0, table.means("add-crystals", "T5"))
    assert why is not None
    assert why.words == "Crystals stay on the Endgame card."
    table.play("Terror place 2")
    assert table.state.crystals[1] == 0
    assert (table.state.terror, table.state.carrying, table.asked) == (before, 0, "Prepare")
    assert "Terror: New Faces in Town. A cultist appears." in table.told()


def test_crystals_any_takes_off_the_endgame_card_too_before_its_activation() -> None:
    table = pages().endgame_card("EG1", 1).run(reading("crystals off"))
    assert table.state.crystals[4] == 0
    over = pages().endgame_card("EG1", 1)
    over.state.endgame = 1
    assert over.run(reading("crystals off")).state.crystals[4] == 1


def test_a_verb_of_a_terror_card_stands_in_a_text() -> None:
    assert pages().marker(P2).run(reading("marker on")).state.marker == P3


def test_the_next_objects_are_seen_and_put_back_in_any_order() -> None:
    table = pages().next_objects("OB01", "OB02").run(reading("look at objects"))
    assert (table.asked, len(table.options())) == ("ObjectBack", 2)
    first = table.options()[0]
    table.play(first)
    names = [name.split(".")[0] for name in table.cards(OBJECT_DECK)]
    assert names[:2] == ["OB02", "OB01"]


# --- the present fight ----------------------------------------------------------------------------------------------


def fought(table: Storm) -> Storm:
    """Seat 1 has begun the fight against the Novice of the Star."""
    return table.at(0, P2).at(2, P2).cultists(P1, "CU-S01").run(Moment(FIGHT_BEGINS, 1, 0))


def test_the_enemy_of_the_present_fight_has_a_symbol_more() -> None:
    for page, more in (
        ("enemy K", [2, 1, 1, 0, 1]),
        ("enemy cast", [3, 1, 1, 0, 0]),
        ("enemy here", [3, 1, 1, 0, 0]),
    ):
        table = fought(pages())
        assert enemy_symbols(table.state, 0, P1) == [2, 1, 1, 0, 0]
        table.run(reading(page, 1))
        assert enemy_symbols(table.state, 0, P1) == more
        table.run(Moment(FIGHT_ENDS, 1, 0))
        assert enemy_symbols(table.state, 0, P1) == [2, 1, 1, 0, 0]
    nobody = pages().cultists(P1, "CU-S01").run(reading("enemy K", 1))
    assert enemy_symbols(nobody.state, 0, P1) == [2, 1, 1, 0, 0]


def test_a_fight_that_is_left_has_no_winner_and_no_penalty() -> None:
    table = pages().at(0, P2).at(2, P2).cultists(P1, "CU-S01").target(1, "CU-S01")
    marks_of(table.state).left = 0
    table.combat()
    assert table.asked == "ChooseFight"
    read_at(table, FIGHT_BEGINS, reading("leave", 1))
    table.play("Novice")
    assert table.asked != "Fight"
    assert (table.state.mad[1], table.column(P1)) == (0, ["CU-S01"])
    assert any("leaves the fight" in line for line in table.told())


def test_a_verb_of_one_module_does_nothing_where_that_is_not_used() -> None:
    assert len(pages().run(reading("experience")).hand_of(0)) == 1


def test_a_verb_of_one_module_is_carried_out_by_that_module(monkeypatch: pytest.MonkeyPatch) -> None:
    carried: list[tuple[int, str, int]] = []

    def carry(rules: PageRules, state: StormState, seat: int, op: Op) -> None:
        carried.append((seat, op.deed.name, op.n))

    add_rule(monkeypatch, PageRules, "carry", carry)
    for able in (False, True):
        add_rule(monkeypatch, PageRules, "can_carry", lambda rules, state, seat, op, able=able: able)
        assert len(pages().run(reading("experience", 1)).hand_of(1)) == 1
    assert carried == [(1, "xp", 1)]


# --- phases ---------------------------------------------------------------------------------------------------------


@rule("CS-MOD-43")
def test_a_great_old_one_that_comes_when_the_phase_begins_does_not_walk_in_it() -> None:
    table = pages().cultists(P3, "CU-S01", "CU-S02").at(0, P3)
    read_at(table, CULTISTS_BEGIN, reading("summon here"))
    table.run(CultistPhase())
    assert (list(table.goos()), table.column(P3)) == ([P3], ["CU-S01", "CU-S02"])


@rule("CS-CMP-24")
def test_who_was_tired_in_preparation_is_rested_when_the_fights_begin() -> None:
    table = pages()
    marks_of(table.state).tired[:3] = [2, 1, 3]
    table.run(Moment(COMBAT_BEGINS, -1, -1))
    assert marks_of(table.state).tired[:3] == [0, 1, 1]
