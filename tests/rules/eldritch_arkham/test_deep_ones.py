"""The Deep Ones."""

from __future__ import annotations

from typing import Any

from eldertable.games.eldritch_arkham.box.places import SUPPLY
from eldertable.kernel.rows import replaced
from tests.rules.eldritch_arkham.table import CIVILIAN, DELAYED, LEFT, ArkhamTable, arkham
from tests.support import rule


def deep(**options: Any) -> ArkhamTable:
    return arkham("deep-ones", "feds", **options)


@rule("EA-DEE-01", "EA-DEE-02")
def test_setup_seals_five_rows() -> None:
    state = deep().state
    assert (state.limits, state.count(SUPPLY, 0), len(state.slots)) == ((3, 2, 3, 2, 2), 8, 15)


@rule("EA-DEE-03", "EA-DEE-07", "EA-DEE-16", "EA-DEE-18", "EA-DEE-19", "EA-DEE-21", "EA-RUL-69", "EA-RUL-193")
def test_the_first_turn_of_the_content_page() -> None:
    """SPAWN at 5, CALL, DRAG across 5~6 with a Civilian: 3 tokens and 1 unit, 2 OP, 1 unit on the left side."""
    table = deep().units(CIVILIAN, at=5, n=2).turn()
    table.play("Spawn", "Flooded Vaults", "Call")
    assert (table.at(5, 0), table.at(5, DELAYED)) == (1, 0)
    table.play("Drag", "(5) → Toll Bridge", "Civilian", "Step")
    state = table.state
    assert (state.omens[0], table.track(LEFT), sum(state.slots), state.loads) == (
        2,
        [CIVILIAN],
        3,
        (1, 0, 0, 0, 0),
    )
    assert (table.supply(0), table.at(5, 0), table.at(6, 0)) == (4, 0, 0)


@rule("EA-DEE-04", "EA-DEE-05", "EA-DEE-06", "EA-RUL-71")
def test_regroup_advances_loaded_limits_and_brings_everybody_home() -> None:
    table = deep()
    state = table.state
    for _ in range(6):
        state.lift(0, SUPPLY)
    state.loads = (1, 0, 0, 1, 0)
    for slot in (0, 4, 11):
        state.slots = replaced(state.slots, slot, 1)
    state.drowned = 1
    table.turn()
    assert state.limits == (4, 2, 3, 0, 2)
    assert (table.supply(0), state.drowned, sum(state.slots), sum(state.loads)) == (8, 0, 0, 0)


@rule("EA-DEE-08", "EA-DEE-09", "EA-RUL-74", "EA-RUL-75", "EA-RUL-214")
def test_only_open_fields_whose_action_does_something_are_offered() -> None:
    table = deep().turn()
    assert table.options() == ["End the turn", "Spawn", "Worship for 1 Mythos"]
    table.play("Spawn", "Gibbet Rise", "Spawn", "Gibbet Rise")
    assert table.options() == ["End the turn", "Worship for 1 Mythos", "Call"]
    assert table.controls(3) == 0
    assert table.play("End the turn").done


@rule("EA-DEE-10", "EA-DEE-11", "EA-DEE-12", "EA-DEE-13", "EA-DEE-23", "EA-DEE-24", "EA-RUL-66")
def test_step_moves_once_or_twice_through_water_and_delays() -> None:
    table = deep().units(0, at=5).units(DELAYED, at=3).monster_at(12).turn()
    table.play("Step")
    assert not table.offers("Gibbet Rise (3) →")
    table.play("(5) → Toll Bridge", "Market Square")
    assert (table.at(7, DELAYED), table.at(7, 0)) == (1, 0)
    assert not table.offers("Step")


@rule("EA-DEE-14", "EA-DEE-15", "EA-RUL-67", "EA-RUL-68", "EA-RUL-69", "EA-RUL-213")
def test_drag_over_land_takes_anybody_who_may_enter() -> None:
    table = deep().units(0, at=3).units(CIVILIAN, at=3).units(1, at=3).monster_at(3).turn()
    table.play("Drag", "(3) → Orchard")
    assert table.options() == ["nobody", "Officer", "Civilian", "Monster"]
    table.play("Officer")
    assert (table.at(4, DELAYED), table.at(4, 1), table.state.omens[0]) == (1, 1, 0)
    alone = deep().units(0, at=3).units(CIVILIAN, at=3).turn().play("Drag", "(3) → Orchard", "nobody")
    assert (alone.at(4, DELAYED), alone.at(3)) == (1, 1)


@rule("EA-RUL-68", "EA-UNI-06")
def test_under_water_civilians_come_first_and_the_monster_never() -> None:
    table = deep().units(0, at=5).units(CIVILIAN, at=5).units(1, at=5).monster_at(5).turn()
    table.play("Drag", "(5) → Toll Bridge")
    assert table.options() == ["nobody", "Civilian"]


@rule("EA-DEE-17", "EA-RUL-70")
def test_without_a_free_limit_marker_the_outsider_waits_on_the_role_board() -> None:
    table = (
        deep()
        .units(0, at=5)
        .units(CIVILIAN, at=5)
        .set(limits=[0, 2, 0, 0, 0])
        .units(0, at=5)
        .units(CIVILIAN, at=5)
    )
    table.mythos(0, 2).turn().play("Drag", "(5) → Toll Bridge", "Civilian")
    assert (table.state.loads, table.state.drowned) == ((0, 1, 0, 0, 0), 0)
    table.play("Swarm", "Drag", "(5) → Toll Bridge", "Civilian")
    assert (table.state.drowned, table.state.omens[0], table.state.mythos[0]) == (1, 4, 0)


@rule("EA-DEE-20")
def test_worship_pays_what_its_field_says() -> None:
    table = deep().set(limits=[3, 2, 3, 0, 2]).turn().play("Worship for 2", "Worship for 1")
    assert table.state.mythos[0] == 3


@rule("EA-RUL-74", "EA-RUL-19")
def test_worship_is_offered_down_to_the_last_mythos_of_the_pool() -> None:
    pool = deep().state.mythos_left()
    assert deep().mythos(1, pool - 1).turn().play("Worship").state.mythos[0] == 1
    assert not deep().mythos(1, pool).turn().offers("Worship")


@rule("EA-DEE-22", "EA-RUL-72", "EA-RUL-73")
def test_swarm_takes_an_outsider_back_but_from_the_better_worship_only_once_a_turn() -> None:
    table = deep().set(limits=[3, 2, 3, 0, 2]).mythos(0, 2).turn()
    table.play("Worship for 2", "Swarm", "Worship for 2")
    assert (table.state.mythos[0], table.supply(0), table.offers("Swarm")) == (4, 7, False)
    table.play("Worship for 1", "Swarm")
    assert (table.state.mythos[0], table.supply(0), sum(table.state.slots)) == (3, 7, 1)
    assert not table.offers("Swarm")
    table.play("End the turn")
    assert table.turn().play("Worship for 2").offers("Swarm")


@rule("EA-RUL-72")
def test_with_the_option_swarm_never_takes_from_the_better_worship() -> None:
    table = arkham("deep-ones", "feds", worship_swarm="never").set(limits=[3, 2, 3, 0, 2]).mythos(0, 2)
    table.turn().play("Worship for 2")
    assert not table.offers("Swarm")
    table.play("Worship for 1", "Swarm")
    assert (table.state.mythos[0], sum(table.state.slots)) == (3, 1)


@rule("EA-DEE-21")
def test_call_lets_all_stand_up() -> None:
    table = deep().units(DELAYED, at=3).units(DELAYED, at=5, n=2).units(0, at=5).turn().play("Call")
    assert (table.at(3, 0), table.at(5, 0), table.at(5, DELAYED)) == (1, 3, 0)


@rule("EA-UNI-09")
def test_with_one_outsider_left_spawn_needs_another_source() -> None:
    table = arkham("deep-ones", "nodens").units(0, at=3, n=6).held(1, 0).turn()
    assert table.offers("Spawn")
    table.play("Spawn", "Gibbet Rise")
    assert (table.at(3, DELAYED), table.abducted(1, 0), table.supply(0)) == (1, 0, 0)
    assert not arkham("deep-ones", "feds").units(0, at=3, n=7).turn().offers("Spawn")


@rule("EA-RUL-69", "EA-RUL-68")
def test_nobody_is_dragged_where_he_may_not_enter_nor_a_monster_that_nobody_moves() -> None:
    table = arkham("deep-ones", "feds").units(0, at=3).units(1, at=3).units(0, at=4).turn()
    table.play("Drag", "(3) → Orchard")
    assert (table.at(3, 1), table.at(4, DELAYED)) == (1, 1)
    fixed = arkham("deep-ones", "feds", monster="M8").units(0, at=7).units(CIVILIAN, at=7).turn()
    assert fixed.play("Drag", "(7) → Gibbet").options() == ["nobody", "Civilian"]


@rule("EA-DEE-10", "EA-DEE-12", "EA-DEE-24")
def test_the_second_step_may_lead_through_water_or_past_the_first_location() -> None:
    table = deep().units(0, at=1).turn().play("Step", "(1) → Flooded", "Toll Bridge")
    assert (table.at(6, DELAYED), table.asked) == (1, "DeepAction")
    past = deep().units(0, at=2).turn().play("Step", "(2) → Rail", "Flooded")
    assert past.at(5, DELAYED) == 1
    there = deep().units(0, at=2).turn().play("Step", "(2) → Rail", "Stay there")
    assert (there.at(1, DELAYED), there.at(1, 0)) == (1, 0)


@rule("EA-DEE-14", "EA-RUL-67", "EA-RUL-68")
def test_an_outsider_drags_no_other_and_may_swim_alone() -> None:
    table = deep().units(0, at=3, n=2).units(DELAYED, at=3).turn().play("Drag", "(3) → Orchard")
    assert (table.asked, table.at(4, DELAYED), table.at(3, 0)) == ("DeepAction", 1, 1)
    alone = deep().units(0, at=5).units(CIVILIAN, at=5).turn().play("Drag", "(5) → Toll Bridge", "nobody")
    assert (alone.at(6, DELAYED), alone.at(5), alone.state.omens[0], sum(alone.state.loads)) == (1, 1, 0, 0)


@rule("EA-DEE-16", "EA-RUL-70")
def test_the_outsider_chooses_among_free_limit_markers() -> None:
    table = deep().units(0, at=5).units(CIVILIAN, at=5).set(limits=[0, 2, 3, 2, 2]).turn()
    table.set(loads=[0, 0, 0, 0, 1])
    table.state.lift(0, SUPPLY)
    table.play("Drag", "(5) → Toll Bridge", "Civilian")
    assert table.options() == [f"the limit marker of {row}" for row in ("Drag", "Spawn", "Worship")]


@rule("EA-DEE-22")
def test_a_swarm_costs_two_and_frees_the_last_field() -> None:
    table = deep().mythos(0, 1).turn().play("Spawn", "Gibbet", "Spawn", "Gibbet")
    assert not table.offers("Swarm")
    table = deep().mythos(0, 2).turn().play("Spawn", "Gibbet", "Spawn", "Gibbet", "Swarm")
    assert (table.state.slots[7:11], table.state.mythos[0], table.supply(0)) == ((1, 0, 0, 0), 0, 5)


@rule("EA-DEE-09")
def test_a_row_without_limit_marker_is_open_to_its_end() -> None:
    table = deep().set(limits=[3, 2, 0, 2, 2]).turn()
    table.play("Spawn", "Gibbet", "Spawn", "Gibbet", "Spawn", "Gibbet")
    assert table.offers("Spawn")
    assert not table.play("Spawn", "Gibbet").offers("Spawn")


@rule("EA-DEE-04", "EA-DEE-06", "EA-DEE-19", "EA-DEE-21", "EA-DEE-22")
def test_deep_ones_act_from_any_seat() -> None:
    table = arkham("feds", "deep-ones", "nodens").mythos(1, 2).units(DELAYED, at=3)
    table.state.drowned = 1
    table.state.lift(1, SUPPLY)
    table.turn(1)
    assert table.supply(1) == 7
    table.play("Spawn", "Crooked", "Call", "Swarm: take an Outsider back from Spawn")
    assert (table.at(3, 1), table.at(11, 1), table.supply(1), table.state.mythos[1]) == (1, 1, 5, 0)
    assert table.play("Drag", "(3) → Orchard").at(4, DELAYED) == 1
