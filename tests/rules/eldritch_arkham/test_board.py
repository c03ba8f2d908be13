"""The board: paths, moving, control, and how units are taken and added."""

from __future__ import annotations

import pytest

from eldertable.games.eldritch_arkham.box.cards import ARKHAM, ELDRITCH, NEUTRAL, WATER, Board
from eldertable.games.eldritch_arkham.box.places import DREAM, EVERYWHERE, HELD, SUPPLY
from eldertable.games.eldritch_arkham.roles.deep_ones.rules import DeepAction
from eldertable.games.eldritch_arkham.roles.elder_things.rules import ElderAction
from eldertable.games.eldritch_arkham.rules.adding import AddUnit
from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.rules.landing import cross, relocate, swap
from eldertable.games.eldritch_arkham.rules.moving import MoveAny, MoveOwn, WalkOn
from eldertable.games.eldritch_arkham.rules.removing import TakeEach, TakeUnit
from eldertable.games.eldritch_arkham.table.town import can_cross, locations_in, may_enter, victims, ways
from eldertable.kernel.dice import Dice
from eldertable.kernel.rows import replaced
from tests.rules.eldritch_arkham.table import (
    CIVILIAN,
    DELAYED,
    LEFT,
    MONSTER,
    RIGHT,
    SPAWN,
    ArkhamTable,
    arkham,
    the_game,
)
from tests.support import rule

ARKHAM_BOARD, INNSMOUTH = the_game().content.boards
ANY = cause("EA-GOO-11")


def reach(table: ArkhamTable, colour: int, location: int, water: bool = False) -> list[int]:
    return [target + 1 for target in locations_in(ways(table.state, colour, location - 1, water))]


@rule("EA-BRD-01", "EA-BRD-02", "EA-BRD-03", "EA-BRD-04", "EA-BRD-05")
@pytest.mark.parametrize("one", [ARKHAM_BOARD, INNSMOUTH])
def test_twelve_locations_of_three_types_six_areas_and_water(one: Board) -> None:
    assert [one.type.count(kind) for kind in (ELDRITCH, ARKHAM, NEUTRAL)] == [3, 3, 6]
    assert len(one.circle) == 6
    assert one.kind.count(WATER) == (2 if one is ARKHAM_BOARD else 4)
    assert len([kind for kind in one.kind if kind == 1]) == (0 if one is ARKHAM_BOARD else 5)


@rule("EA-BRD-06", "EA-BRD-07", "EA-RUL-24")
def test_in_innsmouth_seven_leads_only_to_twelve() -> None:
    table = arkham("order-of-dagon", "feds", board="innsmouth").monster_at(1)
    assert reach(table, 0, 7) == [12]
    assert reach(table, 0, 10) == [7, 8]


@rule("EA-BRD-08")
def test_water_does_not_divide_the_areas_of_innsmouth() -> None:
    borders = {path for circle in INNSMOUTH.circle_paths for path in circle}
    assert len(borders) == 17
    assert not any(INNSMOUTH.kind[path] == WATER for path in borders)


@rule("EA-MOV-01", "EA-MOV-02", "EA-RUL-25", "EA-RUL-27")
def test_a_move_follows_one_path_and_water_needs_an_ability() -> None:
    table = arkham("deep-ones", "feds").monster_at(1)
    assert reach(table, 1, 6) == [2, 7, 10]
    assert reach(table, 1, 6, water=True) == [2, 5, 7, 10]
    table.units(0, at=6).mythos(0, 0).run(MoveAny(1, 0, -1, 1, 0, ANY), side=1)
    table.play("Outsider at Toll Bridge")
    assert table.offers("Flooded Vaults")
    assert reach(table, CIVILIAN, 6) == [2, 7, 10]


@rule("EA-MOV-02", "EA-MOV-03", "EA-RUL-27", "EA-DEE-24", "EA-ELD-14")
def test_where_all_land_is_closed_deep_ones_step_into_the_water_and_elder_things_do_not_fly() -> None:
    def closed(role: str, *controlled: int) -> ArkhamTable:
        table = arkham(role, "feds").monster_at(1).units(0, at=6)
        for location in controlled:
            table.units(1, at=location)
        return table

    assert closed("deep-ones", 2, 7, 10).run(DeepAction(0)).offers("Step")
    assert not closed("deep-ones", 2, 5, 7, 10).run(DeepAction(0)).offers("Step")
    assert closed("elder-things", 2, 5, 7).run(ElderAction(0)).offers("Fly I:")
    assert not closed("elder-things", 2, 7, 10).run(ElderAction(0)).offers("Fly I:")


@rule("EA-MOV-03", "EA-MOV-04", "EA-MOV-05", "EA-CMP-06", "EA-CMP-08", "EA-CMP-09", "EA-RUL-34")
def test_nobody_enters_what_another_faction_controls() -> None:
    table = arkham("deep-ones", "order-of-dagon", "arkham-advertiser", "feds", "nodens")
    table.units(0, at=3).units(3, at=2)
    for colour, eldritch, of_arkham, free in (
        (0, True, False, True),
        (1, True, False, True),
        (2, False, True, True),
    ):
        assert may_enter(table.state, colour, 2) is eldritch
        assert may_enter(table.state, colour, 1) is of_arkham
        assert may_enter(table.state, colour, 3) is free


@rule("EA-MOV-06", "EA-CMP-07", "EA-CMP-10")
def test_neutral_roles_are_nobodys_allies() -> None:
    table = arkham("elder-things", "miskatonic-university", "police", "king-kuranes")
    table.units(0, at=4).units(2, at=1)
    assert not may_enter(table.state, 1, 3)
    assert not may_enter(table.state, 0, 0)
    assert may_enter(table.state, 0, 3)
    assert may_enter(table.state, 3, 11)


@rule("EA-CTL-01", "EA-CTL-03", "EA-CTL-04", "EA-CTL-05", "EA-CTL-06", "EA-RUL-36", "EA-RUL-37")
def test_control_needs_more_units_than_all_others_together() -> None:
    table = arkham("deep-ones", "order-of-dagon", "feds")
    table.units(0, at=4, n=2).units(CIVILIAN, at=4, n=2)
    assert table.controls(4) == -1
    assert table.units(0, at=4).controls(4) == 0
    assert table.units(1, at=4).controls(4) == -1
    table.units(CIVILIAN, at=1, n=3).units(1, at=1)
    assert table.controls(1) == -1
    assert table.units(0, at=12).units(DELAYED, at=12).units(CIVILIAN, at=12).controls(12) == 0


@rule("EA-CTL-02", "EA-RUL-127", "EA-RUL-178")
def test_tokens_do_not_count_for_control() -> None:
    table = arkham("order-of-dagon", "feds").units(1, at=2).units(CIVILIAN, at=1)
    table.altars(2)
    table.state.wagon = 1
    assert table.controls(2) == 1
    table.altars(1, 2)
    assert table.controls(1) == -1


@rule("EA-RUL-28", "EA-RUL-29", "EA-RUL-35")
def test_moves_by_others_obey_the_moved_units_faction_and_civilians_go_anywhere() -> None:
    table = arkham("great-old-one", "feds").units(0, at=3).units(1, at=2, n=2).units(CIVILIAN, at=3)
    table.mythos(0, 2).run(MoveAny(0, 0, -1, 1, 0, ANY))
    table.play("Avatar at Gibbet Rise")
    assert table.at(4, 0) == 1
    again = arkham("great-old-one", "feds").units(0, at=3).units(1, at=2, n=2).units(CIVILIAN, at=3)
    again.run(MoveAny(0, 0, -1, 1, 0, ANY)).play("Civilian at Gibbet Rise")
    assert again.offers("Campus Green")
    stuck = arkham("deep-ones", "feds").units(0, at=2).units(1, at=2, n=3)
    assert reach(stuck, 0, 2) == [1, 3, 6]


@rule("EA-RUL-31", "EA-RUL-32", "EA-RUL-33")
def test_relocations_and_swaps_disturb_no_path_and_swaps_ignore_control() -> None:
    table = arkham("cthulhu-cult", "feds").units(1, at=2).units(CIVILIAN, at=1)
    path = table.state.board.path_of[1]
    table.state.lift(0, SUPPLY)
    table.state.on_path = replaced(table.state.on_path, path, 1)
    relocate(table.state, 1, 1, 0, "EA-RUL-31")
    swap(table.state, 1, 0, CIVILIAN, 0, "EA-RUL-33")
    assert table.state.on_path[path] == 1
    cross(table.state, 1, 0, 1, "EA-MOV-01")
    assert (table.state.on_path[path], table.supply(0)) == (0, 8)


@rule("EA-UNI-04", "EA-UNI-06", "EA-RUL-41")
def test_civilians_must_be_taken_first_and_then_any_colour() -> None:
    table = arkham("order-of-dagon", "feds", "nodens", "elder-things")
    table.units(CIVILIAN, at=4).units(1, at=4).units(3, at=4).units(SPAWN, at=4)
    table.run(TakeUnit(0, 1 << 3, 0, 0, ANY), TakeUnit(0, 1 << 3, 0, 0, ANY))
    assert table.track(LEFT) == [CIVILIAN]
    assert table.options() == [
        "Officer at Orchard Lanes (4)",
        "Outsider at Orchard Lanes (4)",
        "Spawn at Orchard Lanes (4)",
    ]
    table.play("Officer")
    assert table.track(LEFT) == [CIVILIAN, 1]


@rule("EA-UNI-05", "EA-RUL-40")
def test_neutral_roles_abduct_to_their_own_board() -> None:
    table = arkham("nodens", "feds").units(CIVILIAN, at=4)
    table.run(TakeUnit(0, 1 << 3, 0, 0, ANY))
    assert (table.abducted(0), table.track(LEFT), table.track(RIGHT)) == (1, [], [])


@rule("EA-UNI-07", "EA-RUL-39", "EA-RUL-42", "EA-MON-02", "EA-GOO-21")
def test_own_units_monster_and_avatar_are_never_taken_but_allies_may_be() -> None:
    table = arkham("order-of-dagon", "great-old-one", "deep-ones", "feds").monster_at(4)
    for colour in (0, 1, 2):
        table.units(colour, at=4)
    assert victims(table.state, 0, 3) == [2]
    spared = arkham("order-of-dagon", "great-old-one", "deep-ones", "feds", allies="spared").units(2, at=4)
    assert victims(spared.state, 0, 3) == []
    assert victims(spared.state, 3, 3) == [2]
    assert MONSTER not in victims(table.state, 3, 3)


@rule("EA-RUL-43", "EA-RUL-195")
def test_as_much_as_possible_is_taken() -> None:
    table = arkham("nodens", "feds").units(CIVILIAN, at=4)
    table.run(TakeEach(0, 1 << 3, 2, 1, 2, 0, ANY))
    assert (table.done, table.abducted(0)) == (True, 1)


@rule("EA-UNI-08", "EA-UNI-09", "EA-RUL-52", "EA-POL-12")
def test_only_with_an_empty_supply_a_unit_is_taken_from_elsewhere() -> None:
    table = arkham("police", "nodens", "order-of-dagon", "king-kuranes")
    table.units(0, at=4, n=2).dominance(LEFT, 0).held(1, 0).dreaming(0, 3)
    table.run(AddUnit(0, 1 << 3, 0, ANY))
    assert (table.done, table.at(4, 0), table.supply(0)) == (True, 3, 0)
    table.run(AddUnit(0, 1 << 3, 0, ANY))
    assert table.options() == ["the left side of Dominance", "from Nodens", "from the Dreamlands"]
    table.play("Nodens")
    assert (table.at(4, 0), table.abducted(1, 0)) == (4, 0)


@rule("EA-RUL-215")
def test_the_innermost_unit_leaves_the_track_and_the_lowest_place_the_dreamlands() -> None:
    table = arkham("police", "deep-ones", "king-kuranes").units(0, at=4, n=2)
    table.dominance(LEFT, 0, CIVILIAN, 0).dreaming(0, 3).dreaming(0, 5)
    table.run(AddUnit(0, 1 << 3, 0, ANY)).play("left side")
    assert table.state.track[:3] == (0, CIVILIAN, -1)
    table.run(AddUnit(0, 1 << 3, 0, ANY)).play("Dreamlands")
    assert (table.dreaming_at(3, 0), table.dreaming_at(5, 0)) == (0, 1)


@rule("EA-RUL-53", "EA-RUL-184")
def test_without_any_unit_nothing_is_added() -> None:
    table = arkham("police", "nodens").units(0, at=4, n=6)
    assert table.run(AddUnit(0, 1 << 3, 0, ANY)).done
    assert table.at(4, 0) == 6


@rule("EA-UNI-10", "EA-UNI-11", "EA-UNI-12")
def test_units_come_to_locations_of_the_own_type_whoever_controls_them() -> None:
    table = arkham("deep-ones", "feds").units(1, at=5, n=2).units(0, at=3).turn(0)
    table.play("Spawn")
    assert table.options() == ["Gibbet Rise (3)", "Flooded Vaults (5)", "Crooked House (11)"]
    table.play("Flooded Vaults")
    assert table.at(5, DELAYED) == 1


@rule("EA-RUL-55", "EA-RUL-198")
def test_a_delayed_outsider_cannot_be_moved_and_stands_up_when_it_leaves() -> None:
    table = arkham("deep-ones", "nodens", "feds").units(DELAYED, at=4).units(2, at=4)
    assert reach(table, DELAYED, 4) == []
    swap(table.state, 2, 3, DELAYED, 3, "EA-RUL-33")
    assert table.at(4, DELAYED) == 1
    table.run(TakeUnit(1, 1 << 3, 0, 0, ANY), side=1).play("delayed Outsider")
    assert table.abducted(1, 0) == 1


@rule("EA-RUL-199")
def test_a_move_is_made_and_only_further_steps_are_optional() -> None:
    table = (
        arkham("deep-ones", "feds")
        .units(0, at=3)
        .run(MoveOwn(0, EVERYWHERE, 0, 1, 0, ANY), WalkOn(0, 1, 1, ANY))
    )
    assert "Enough" not in table.options()
    table.play("(3) → Orchard")
    assert table.options()[0] == "Stay there"


@rule("EA-RUL-181", "EA-RUL-183")
def test_units_of_a_colour_are_alike_and_a_single_option_is_taken_without_asking() -> None:
    table = arkham("order-of-dagon", "feds").units(1, at=4, n=3)
    assert table.run(TakeUnit(0, 1 << 3, 0, 0, ANY)).done
    assert table.track(LEFT) == [1]


@rule("EA-UNI-09", "EA-RUL-52", "EA-RUL-215")
def test_with_an_empty_supply_a_unit_comes_from_either_side_of_the_track() -> None:
    table = arkham("feds", "deep-ones").units(0, at=8, n=4).dominance(LEFT, 0).dominance(RIGHT, CIVILIAN, 0)
    table.turn().play("Recruit", "Campus Green")
    assert len(table.options()) == 2
    table.play("the right side of Dominance")
    assert (table.track(LEFT), table.track(RIGHT), table.at(2, 0)) == ([0], [CIVILIAN], 1)


@rule("EA-RUL-39", "EA-CMP-10")
def test_who_spares_allies_spares_nobody_else() -> None:
    neutral = arkham("nodens", "police", "deep-ones", allies="spared").units(1, at=4).units(SPAWN, at=4)
    assert victims(neutral.state, 0, 3) == [1, SPAWN]
    cult = arkham("order-of-dagon", "deep-ones", "feds", allies="spared").units(1, at=4).units(DELAYED, at=4)
    assert victims(cult.units(SPAWN, at=4).state, 0, 3) == [SPAWN]
    assert victims(cult.state, 2, 3) == [1, SPAWN, DELAYED]


@rule("EA-RUL-40", "EA-CTL-01")
def test_civilians_belong_to_nobody_and_a_delayed_outsider_to_the_deep_ones() -> None:
    state = arkham("feds", "deep-ones").state
    assert [state.owner(colour) for colour in (0, 1, CIVILIAN, MONSTER, SPAWN, DELAYED)] == [
        0,
        1,
        -1,
        MONSTER,
        MONSTER,
        1,
    ]


@rule("EA-UNI-09", "EA-RUL-52", "EA-RUL-215", "EA-RUL-175")
def test_with_an_empty_supply_a_unit_comes_from_whoever_has_it() -> None:
    def scattered() -> ArkhamTable:
        table = arkham("nodens", "police", "king-kuranes", "deep-ones").units(3, at=3, n=2)
        table.held(0, 3).held(1, 3).dreaming(3, 2).dreaming(3, 4).dominance(LEFT, 3, CIVILIAN, 3)
        return table.run(AddUnit(3, 1 << 4, 1, ANY), side=3)

    table = scattered()
    assert len(table.options()) == 4
    table.play("the left side of Dominance")
    assert (table.state.track[:3], table.at(5, DELAYED)) == ((3, CIVILIAN, -1), 1)
    assert scattered().play("from Nodens").state.count(HELD, 3) == 0
    assert scattered().play("from Police").state.count(HELD + 1, 3) == 0
    dreamt = scattered().play("from the Dreamlands")
    assert [dreamt.state.count(DREAM + place, 3) for place in range(6)] == [0, 0, 0, 1, 0, 0]


@rule("EA-MOV-01")
def test_where_no_path_leads_nobody_crosses() -> None:
    state = arkham("deep-ones", "feds").state
    assert can_cross(state, CIVILIAN, 0, 1)
    assert not can_cross(state, CIVILIAN, 0, 11)


@rule("EA-CTL-01", "EA-CTL-04")
def test_control_is_kept_up_to_date_whatever_moves_units() -> None:
    """Every role at least once: what is kept from one question to the next is what the units on the board say."""
    game, luck = the_game(), Dice(7)
    for seed, options in enumerate(game.variants(4)):
        state = game.new(seats=4, seed=seed, options=options)
        while not state.over:
            state.play(state.choices[luck.roll(len(state.choices))])
            anew = state.clone()
            anew.unsettled = EVERYWHERE
            assert state.control() == anew.control()
            assert sum(state.control()) == EVERYWHERE


def test_a_copy_keeps_its_own_control() -> None:
    table = arkham("feds", "deep-ones").units(0, at=4, n=2)
    assert table.controls(4) == 0
    copy = table.state.clone()
    table.units(1, at=4, n=3)
    assert (table.controls(4), copy.controller(3)) == (1, 0)
