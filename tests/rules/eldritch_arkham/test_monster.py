"""The Monster and its eight cards."""

from __future__ import annotations

from eldertable.games.eldritch_arkham.roles.nodens.rules import NodensAction
from eldertable.games.eldritch_arkham.rules.monster_acts import MonsterActs
from eldertable.games.eldritch_arkham.rules.turns import BeginTurn
from tests.rules.eldritch_arkham.table import CIVILIAN, DELAYED, MONSTER, SPAWN, ArkhamTable, arkham, the_game
from tests.support import rule


def acts(table: ArkhamTable, breaker: int = -1) -> ArkhamTable:
    return table.run(MonsterActs(breaker))


@rule("EA-MON-07", "EA-MON-08", "EA-MON-09", "EA-UNI-01", "EA-UNI-02", "EA-UNI-03")
def test_m1_cellar_gorger_moves_to_the_crowd_and_destroys_two() -> None:
    table = arkham("deep-ones", "feds").units(CIVILIAN, at=3, n=2).units(0, at=3).units(1, at=11, n=2)
    table.units(CIVILIAN, at=11, n=2)
    out = table.out()
    acts(table)
    assert (table.where(MONSTER), table.at(11), table.at(11, 1), table.out()) == (11, 0, 2, out + 2)
    tied = acts(arkham("deep-ones", "feds").units(CIVILIAN, at=11, n=2).units(CIVILIAN, at=3, n=2))
    assert (tied.where(MONSTER), tied.at(3), tied.at(11)) == (3, 0, 2)
    still = acts(arkham("deep-ones", "feds").units(0, at=7))
    assert (still.where(MONSTER), still.supply(0)) == (7, 8)


@rule("EA-RUL-56", "EA-RUL-65")
def test_civilians_are_destroyed_first_then_the_leader_then_spawn() -> None:
    table = arkham("deep-ones", "feds").omens(0, 3).omens(1, 9)
    table.units(CIVILIAN, at=7).units(0, at=7).units(DELAYED, at=7).units(1, at=7).units(SPAWN, at=7)
    acts(table)
    assert (table.at(7), table.at(7, 1), table.at(7, 0), table.state.omens[:2]) == (0, 0, 1, [3, 9])
    acts(table)
    assert (table.at(7, 0), table.at(7, DELAYED)) == (0, 0)
    acts(table)
    assert table.at(7, SPAWN) == 0


@rule("EA-RUL-56")
def test_ties_go_by_turn_order_from_the_markers_holder() -> None:
    table = arkham("deep-ones", "feds", "nodens").units(0, at=7).units(1, at=7, n=2)
    table.set(keeper=1)
    acts(table)
    assert (table.at(7, 0), table.at(7, 1)) == (1, 0)


def test_m2_lamplight_stalker_hunts_the_leader() -> None:
    table = arkham("deep-ones", "feds", monster="M2").omens(1, 4).units(1, at=8, n=2).units(CIVILIAN, at=8)
    acts(table.units(0, at=1))
    assert (table.where(MONSTER), table.at(8, 1), table.at(8)) == (8, 1, 1)
    alone = acts(arkham("deep-ones", "feds", monster="M2").units(CIVILIAN, at=7))
    assert (alone.where(MONSTER), alone.at(7)) == (7, 0)


def test_m3_slough_mother_leaves_spawn_behind() -> None:
    table = arkham("deep-ones", "feds", monster="M3").units(SPAWN, at=6).units(CIVILIAN, at=6, n=3)
    acts(table.units(CIVILIAN, at=11, n=2))
    assert (table.where(MONSTER), table.at(7, SPAWN), table.at(11), table.supply(SPAWN)) == (11, 1, 1, 1)


@rule("EA-SET-05", "EA-RUL-30")
def test_m4_drowned_colossus_starts_by_the_water_and_wades() -> None:
    table = arkham("deep-ones", "feds", monster="M4")
    assert table.where(MONSTER) == 5
    assert arkham("deep-ones", "feds", monster="M4", board="innsmouth").where(MONSTER) == 3
    acts(table.units(CIVILIAN, at=6, n=3))
    assert (table.where(MONSTER), table.at(6)) == (6, 1)
    land = acts(arkham("deep-ones", "feds", monster="M4").units(CIVILIAN, at=1, n=3))
    assert (land.where(MONSTER), land.at(1)) == (1, 2)
    empty = acts(arkham("deep-ones", "feds", monster="M4").units(CIVILIAN, at=5))
    assert (empty.where(MONSTER), empty.at(5)) == (1, 1)


@rule("EA-MON-07", "EA-MOV-03")
def test_a_colossus_that_is_shut_in_destroys_one_unit_where_it_is() -> None:
    table = arkham("feds", "deep-ones", monster="M4").units(CIVILIAN, at=5, n=3)
    acts(table.units(0, at=1).units(0, at=6).units(0, at=9))
    assert (table.where(MONSTER), table.at(5)) == (5, 2)


@rule("EA-RUL-27", "EA-RUL-90", "EA-NOD-09")
def test_the_colossus_wades_whoever_moves_it_but_never_flies_through_water() -> None:
    table = arkham("great-old-one", "feds", monster="M4").units(0, at=3).mythos(0, 2).window()
    table.play("Command", "Monster")
    assert table.options() == ["Rail Depot (1)", "Toll Bridge (6)", "Lumber Wharf (9)"]
    usual = arkham("great-old-one", "feds").monster_at(5).units(0, at=3).mythos(0, 2).window()
    assert not usual.play("Command", "Monster").offers("Toll Bridge")
    flown = arkham("nodens", "feds", monster="M4").set(area=0, actions=1).card("AN1").run(NodensAction(0))
    assert flown.play("Fly").options() == ["Rail Depot (1)", "Lumber Wharf (9)"]


def test_m5_glass_winged_hunger_comes_down_anywhere() -> None:
    table = arkham("deep-ones", "feds", monster="M5").units(1, at=2, n=3).luck((12, 2))
    acts(table)
    assert (table.where(MONSTER), table.at(2, 1)) == (2, 1)


def test_m6_marsh_fog_comes_to_the_fullest_place_of_an_area() -> None:
    table = (
        arkham("deep-ones", "feds", monster="M6")
        .units(CIVILIAN, at=8, n=2)
        .units(CIVILIAN, at=3)
        .luck((6, 3))
    )
    acts(table)
    assert (table.where(MONSTER), table.at(8), table.at(3)) == (8, 0, 1)


def test_m7_grave_piper_has_spawn_on_eldritch_locations() -> None:
    game = the_game()
    state = game.new(seed=0, seats=0, options={"monster": "M7"})
    assert [state.count(place, SPAWN) for place in (2, 4, 10)] == [1, 1, 1]
    table = arkham("deep-ones", "feds", monster="M7").units(SPAWN, at=5).units(SPAWN, at=11)
    table.units(CIVILIAN, at=5, n=2).units(CIVILIAN, at=11).units(1, at=11)
    acts(table)
    assert (table.where(MONSTER), table.at(5), table.at(11), table.at(11, 1)) == (7, 1, 0, 1)
    assert (table.at(3, SPAWN), table.at(5, SPAWN), table.supply(SPAWN)) == (1, 1, 0)


def test_m8_sleeper_under_the_stones_draws_civilians_and_cannot_be_moved() -> None:
    table = arkham("great-old-one", "feds", monster="M8").units(CIVILIAN, at=3).units(CIVILIAN, at=6, n=2)
    table.units(1, at=7).mythos(1, 2).mythos(0, 2)
    acts(table)
    assert (table.where(MONSTER), table.state.mythos[:2], table.at(3), table.at(6)) == (7, [2, 1], 0, 1)
    assert (table.at(7), table.at(7, 1)) == (0, 1)
    table.units(0, at=5).window()
    table.play("Command")
    assert not table.offers("Monster at")


@rule("EA-MON-06", "EA-GEN-06", "EA-RUL-190")
def test_who_holds_the_marker_lets_the_monster_act_first() -> None:
    table = arkham("feds", "deep-ones").units(CIVILIAN, at=3, n=2).set(keeper=0).hand("L2")
    table.run(BeginTurn(0))
    assert (table.where(MONSTER), table.at(3), table.state.keeper, table.asked) == (3, 0, -1, "PlayLaw")
    other = arkham("feds", "deep-ones").units(CIVILIAN, at=3, n=2).set(keeper=1).hand("L2").run(BeginTurn(0))
    assert (other.where(MONSTER), other.state.keeper) == (7, 1)


@rule("EA-RUL-77", "EA-MON-01")
def test_spawn_count_with_the_monster_for_control() -> None:
    table = arkham("deep-ones", "feds").units(SPAWN, at=7).units(0, at=7)
    assert table.controls(7) == MONSTER


@rule("EA-DEC-53")
def test_whoever_binds_the_beast_breaks_its_ties() -> None:
    table = (
        arkham("great-old-one", "feds", "elder-things").units(CIVILIAN, at=11, n=2).units(CIVILIAN, at=3, n=2)
    )
    acts(table, breaker=0)
    assert (table.asked, table.options()) == ("MonsterWhere", ["Gibbet Rise (3)", "Crooked House (11)"])
    table.play("Crooked House")
    assert (table.where(MONSTER), table.at(11)) == (11, 0)
    whom = arkham("great-old-one", "feds", "elder-things").units(1, at=7).units(2, at=7, n=2)
    acts(whom, breaker=0).play("Officer")
    assert (whom.at(7, 1), whom.at(7, 2)) == (0, 1)
    prey = arkham("great-old-one", "feds", "elder-things", monster="M2").units(1, at=2).units(2, at=4)
    acts(prey, breaker=0).play("Elder Things")
    assert (prey.where(MONSTER), prey.supply(2)) == (4, 8)


@rule("EA-MON-07")
def test_a_monster_without_spawn_in_its_supply_adds_none() -> None:
    table = arkham("deep-ones", "feds", monster="M3").units(SPAWN, at=1, n=3).units(CIVILIAN, at=6)
    table.run(MonsterActs(-1))
    assert (table.at(7, SPAWN), table.at(6), table.supply(SPAWN)) == (0, 0, 0)


@rule("EA-MON-07")
def test_the_grave_piper_adds_no_fourth_spawn() -> None:
    table = arkham("deep-ones", "feds", monster="M7")
    for location in (3, 5, 11):
        table.units(SPAWN, at=location)
    table.units(CIVILIAN, at=3, n=2).run(MonsterActs(-1))
    assert [table.at(place, SPAWN) for place in (3, 5, 11)] == [1, 1, 1]
    assert table.at(3) == 1


@rule("EA-RUL-30", "EA-MOV-03", "EA-MON-01")
def test_the_monster_keeps_out_of_what_a_role_controls() -> None:
    table = arkham("feds", "deep-ones").units(0, at=3, n=3).units(CIVILIAN, at=11, n=2).run(MonsterActs(-1))
    assert (table.where(MONSTER), table.at(3, 0), table.at(11)) == (11, 3, 0)


@rule("EA-RUL-30", "EA-POL-21", "EA-RUL-210")
def test_the_monster_does_not_pass_the_command_post_nor_do_those_it_calls() -> None:
    table = arkham("police", "deep-ones").units(CIVILIAN, at=11, n=3).units(CIVILIAN, at=6)
    assert table.post_on("7-11").run(MonsterActs(-1)).where(MONSTER) == 6
    sleeper = arkham("police", "deep-ones", monster="M8").units(CIVILIAN, at=11).units(CIVILIAN, at=6)
    sleeper.post_on("7-11").run(MonsterActs(-1))
    assert (sleeper.at(11), sleeper.at(6)) == (1, 0)


@rule("EA-BRD-06", "EA-MON-07")
def test_the_sleeper_calls_from_where_its_place_can_be_entered() -> None:
    table = arkham("deep-ones", "feds", monster="M8", board="innsmouth")
    table.units(CIVILIAN, at=10).units(CIVILIAN, at=12).run(MonsterActs(-1))
    assert (table.at(10), table.at(12), table.at(7)) == (0, 0, 0)


@rule("EA-UNI-02", "EA-MON-07")
def test_the_fog_does_not_count_itself_among_the_units_of_a_place() -> None:
    table = arkham("deep-ones", "feds", monster="M6").units(CIVILIAN, at=7).units(CIVILIAN, at=3)
    assert table.luck((6, 2)).run(MonsterActs(-1)).where(MONSTER) == 3


@rule("EA-RUL-56", "EA-MON-07")
def test_the_stalker_hunts_the_first_seat_at_the_first_location() -> None:
    table = arkham("deep-ones", "feds", monster="M2").omens(0, 4).units(0, at=1).units(0, at=5)
    table.units(1, at=8).units(CIVILIAN, at=1).run(MonsterActs(-1))
    assert (table.where(MONSTER), table.at(1, 0), table.at(1), table.at(5, 0)) == (1, 0, 1, 1)


@rule("EA-RUL-56")
def test_without_a_holder_ties_go_from_the_role_whose_turn_it_is() -> None:
    for turn in (0, 1):
        table = arkham("deep-ones", "feds", "nodens").units(0, at=7, n=2).units(1, at=7, n=2)
        table.run(MonsterActs(-1), side=turn)
        assert table.at(7, turn) == 0
    held = arkham("deep-ones", "feds", "nodens").units(0, at=7, n=2).units(1, at=7, n=2).set(keeper=0)
    assert held.run(MonsterActs(-1), side=1).at(7, 0) == 0


@rule("EA-UNI-02", "EA-RUL-56", "EA-DEC-53")
def test_where_one_alone_is_best_nobody_is_asked_and_without_a_player_ties_break_by_themselves() -> None:
    table = arkham("great-old-one", "feds", "elder-things").units(CIVILIAN, at=11, n=2).units(CIVILIAN, at=3)
    assert (acts(table, breaker=0).done, table.where(MONSTER)) == (True, 11)
    tie = arkham("great-old-one", "feds", "elder-things").units(CIVILIAN, at=11).units(CIVILIAN, at=3)
    assert (acts(tie).done, tie.where(MONSTER)) == (True, 3)
    prey = arkham("great-old-one", "feds", "elder-things", monster="M2").units(1, at=2).units(2, at=4)
    assert (acts(prey).done, prey.where(MONSTER)) == (True, 2)
    crowd = arkham("great-old-one", "feds", "elder-things").units(1, at=7).units(CIVILIAN, at=7)
    assert (acts(crowd, breaker=0).done, crowd.at(7)) == (True, 0)
