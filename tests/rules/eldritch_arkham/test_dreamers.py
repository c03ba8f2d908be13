"""Randolph Carter and King Kuranes."""

from __future__ import annotations

import pytest

from eldertable.games.eldritch_arkham.roles.arkham_advertiser.rules import AdvertiserAction, Assignment
from eldertable.games.eldritch_arkham.roles.king_kuranes.rules import KuranesAction, KuranesDreams, WakeThem
from eldertable.games.eldritch_arkham.roles.randolph_carter.rules import CarterAction, CarterDreams
from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.rules.landing import swap
from eldertable.games.eldritch_arkham.rules.sets.dreamers import LoseVisions, VisionAt, VisionIn
from eldertable.games.eldritch_arkham.table.fields import INVESTIGATOR_CARD
from eldertable.kernel.rows import raised
from tests.rules.eldritch_arkham.table import CIVILIAN, LEFT, RIGHT, ArkhamTable, arkham, the_game
from tests.support import rule

CELEPHAIS = 5


def carter(at: int = 2, dreamer: int = 6, actions: int = 3) -> ArkhamTable:
    table = arkham("randolph-carter", "deep-ones", "nodens").set(dream_self=dreamer - 1, actions=actions)
    return table.units(0, at=at) if at else table


def kuranes(at: int = 4, dreamer: int = 6, actions: int = 3) -> ArkhamTable:
    table = arkham("king-kuranes", "deep-ones", "feds").set(dream_self=dreamer - 1, actions=actions)
    return table.units(0, at=at) if at else table


def visions(table: ArkhamTable, *places: int) -> ArkhamTable:
    for place in places:
        table.state.visions_in = raised(table.state.visions_in, place - 1, 1)
    return table


@rule("EA-CAR-01", "EA-CAR-02")
def test_carter_starts_at_an_arkham_location_and_anywhere_in_the_dreamlands() -> None:
    game = the_game()
    state = game.new(seed=0, seats=2, options={"roles": ["randolph-carter", "deep-ones"]})
    assert state.legal() == [2, 8, 10]
    state.play(game.answer(state, ("location", "river-precinct")))
    assert state.legal() == list(range(6))


@rule("EA-CAR-03", "EA-RUL-169", "EA-RUL-170")
def test_carter_wakes_up_and_gives_back_two_visions() -> None:
    table = visions(carter(at=0), 1, 2, 2).turn().play("River")
    assert (table.asked, table.options()) == ("GiveBack", ["Ulthar (1)", "Dylath-Leen (2)"])
    one_left = visions(carter(), 1, 2, 2).run(LoseVisions(0)).play("Ulthar")
    assert (one_left.state.visions_in, one_left.state.omens[0]) == ((0, 1, 0, 0, 0, 0), 0)
    assert carter(at=0).turn().play("River").asked == "CarterAction"


@rule("EA-CAR-04", "EA-CAR-05", "EA-CAR-06", "EA-CAR-07", "EA-CAR-08", "EA-CAR-09", "EA-RUL-166")
def test_the_example_of_a_three_and_a_five() -> None:
    table = carter().luck((6, 3), (6, 5)).run(CarterDreams(0))
    assert (table.state.mythos[0], table.state.visions_in, table.state.actions) == (2, (0, 0, 1, 0, 1, 0), 3)
    double = carter().luck((6, 4), (6, 4)).run(CarterDreams(0))
    assert (double.state.omens[0], double.state.mythos[0], double.visions_in(4)) == (1, 0, 2)


@rule("EA-KUR-10", "EA-MOV-02")
def test_the_vagrant_does_not_step_through_water() -> None:
    steps = [option for option in kuranes(at=5).run(KuranesAction(0)).options() if "Step" in option]
    assert steps == ["Step to Rail Depot (1)", "Step to Lumber Wharf (9)"]


@rule("EA-CAR-15", "EA-RUL-171", "EA-RUL-168")
def test_a_vision_at_the_dream_self_scores_at_once() -> None:
    table = carter(dreamer=5).luck((6, 3), (6, 5)).run(CarterDreams(0))
    assert (table.state.omens[0], table.state.visions_in, table.state.visions_left()) == (
        1,
        (0, 0, 1, 0, 0, 0),
        5,
    )


@rule("EA-RUL-167", "EA-RUL-207")
def test_with_one_token_left_the_lower_result_gets_it() -> None:
    table = visions(carter(), 1, 1, 1, 1, 1).luck((6, 5), (6, 3)).run(CarterDreams(0))
    assert table.state.visions_in == (5, 0, 1, 0, 0, 0)
    table.run(VisionIn(0, 3, cause("EA-CAR-12")))
    assert table.visions_in(4) == 0


@rule("EA-CAR-10", "EA-CAR-11", "EA-RUL-172")
def test_explore_needs_a_path_and_an_area_of_that_number() -> None:
    table = visions(carter(at=2, dreamer=6), 1, 2, 5).run(CarterAction(0))
    assert [label for label in table.options() if "Explore" in label] == [
        "Explore Ulthar (1)",
        "Explore Dylath-Leen (2)",
    ]
    table.play("Ulthar", "Step to Rail")
    assert (table.state.omens[0], table.state.dream_self, table.at(1, 0)) == (1, 0, 1)


@rule("EA-CAR-12", "EA-RUL-173")
def test_carters_dreamshare_removes_and_brings_a_vision() -> None:
    table = carter(at=2).units(CIVILIAN, at=2).luck((6, 4)).run(CarterAction(0)).play("Dreamshare")
    assert (table.track(RIGHT), table.visions_in(4)) == ([CIVILIAN], 1)
    assert not carter(at=2).run(CarterAction(0)).offers("Dreamshare")


@rule("EA-CAR-13", "EA-CAR-14", "EA-RUL-174")
def test_carters_stress_and_command() -> None:
    table = carter(actions=0).mythos(0, 3).dominance(LEFT, 1).dominance(RIGHT, CIVILIAN).run(CarterAction(0))
    table.play("Stress", "Command", "Outsider", "Mercy")
    assert (table.state.actions, table.state.mythos[0], table.at(10, 1), table.track(LEFT)) == (1, 0, 1, [])


@rule("EA-KUR-01", "EA-KUR-02")
def test_kuranes_starts_at_a_neutral_location_and_in_celephais() -> None:
    state = the_game().new(seed=0, seats=2, options={"roles": ["king-kuranes", "deep-ones"]})
    assert (state.dream_self, len(state.legal())) == (CELEPHAIS, 6)


@rule("EA-KUR-03", "EA-RUL-169")
def test_kuranes_wakes_homeless_and_gives_back_from_city_or_dreamlands() -> None:
    table = visions(kuranes(at=0), 3)
    table.visions(at=8)
    table.run(LoseVisions(0))
    assert (sum(table.state.visions_at), sum(table.state.visions_in)) == (0, 0)
    assert kuranes(at=0).turn().asked == "AddUnit"


@rule("EA-KUR-04", "EA-KUR-05", "EA-KUR-06", "EA-KUR-07", "EA-KUR-08", "EA-KUR-09", "EA-RUL-180")
def test_kuranes_example_of_a_three_and_a_five() -> None:
    table = kuranes().luck((6, 3), (6, 5)).run(KuranesDreams(0))
    assert (table.state.mythos[0], table.visions_at(8), table.state.visions_in) == (
        1,
        1,
        (0, 0, 1, 0, 0, 0),
    )
    assert table.state.actions == 5
    double = kuranes().luck((6, 2), (6, 2)).run(KuranesDreams(0))
    assert (double.state.omens[0], double.state.mythos[0]) == (1 + 1, 0)


@rule("EA-KUR-10", "EA-KUR-17", "EA-RUL-177")
def test_the_vagrant_finds_visions_whoever_moves_him() -> None:
    table = kuranes(at=4)
    table.visions(at=8, n=2)
    table.run(KuranesAction(0)).play("Step to River")
    assert (table.state.omens[0], table.visions_at(8)) == (2, 0)
    swapped = kuranes(at=4).units(1, at=8)
    swapped.visions(at=8)
    swap(swapped.state, 1, 7, 0, 3, "EA-RUL-33")
    swapped.state._settle()
    assert type(swapped.state.agenda[-1]).__name__ == "SeeVisions"
    there = kuranes(at=8).run(VisionAt(0, 7))
    assert there.state.omens[0] == 1


@rule("EA-KUR-11")
def test_the_dream_self_takes_units_along() -> None:
    table = kuranes(dreamer=5).dreaming(CIVILIAN, 5, 2).dreaming(1, 5).run(KuranesAction(0))
    table.play("Explore Celephaïs", "Outsider", "Civilian", "Go")
    assert (table.state.dream_self, table.dreaming_at(6, 1), table.dreaming_at(6)) == (
        5,
        1,
        1,
    )
    assert table.dreaming_at(5) == 1


@rule("EA-KUR-12", "EA-KUR-13", "EA-RUL-175", "EA-RUL-176", "EA-INF-06")
def test_kuranes_dreamshare_once_per_location() -> None:
    table = (
        kuranes(at=4)
        .units(CIVILIAN, at=4, n=2)
        .units(1, at=4)
        .luck((6, 3))
        .run(KuranesAction(0))
        .play("Dreamshare")
    )
    assert (table.dreaming_at(3), table.at(4)) == (1, 1)
    assert not table.offers("Dreamshare")


@rule("EA-KUR-14", "EA-KUR-15", "EA-RUL-179")
def test_units_at_celephais_score_and_wake_up() -> None:
    table = (
        kuranes()
        .dreaming(CIVILIAN, 6, 2)
        .dreaming(1, 6)
        .dreaming(CIVILIAN, 5)
        .run(WakeThem(0))
        .play("Paupers")
    )
    assert (table.state.omens[0], table.at(12), table.at(12, 1), table.dreaming_at(5)) == (
        3,
        2,
        1,
        1,
    )
    assert kuranes().run(WakeThem(0)).done


@rule("EA-KUR-16")
def test_kuranes_stress() -> None:
    table = kuranes(actions=0).mythos(0, 1).run(KuranesAction(0)).play("Stress")
    assert (table.state.actions, table.state.mythos[0]) == (1, 0)


@rule("EA-RUL-207", "EA-RUL-167")
def test_the_last_vision_of_kuranes_goes_to_the_city() -> None:
    table = (
        arkham("king-kuranes", "deep-ones").units(0, at=4).set(dream_self=5, visions_in=[5, 0, 0, 0, 0, 0])
    )
    table.luck((6, 3), (6, 5)).run(KuranesDreams(0))
    assert (table.visions_at(8), table.state.visions_in) == (1, (5, 0, 0, 0, 0, 0))


@rule("EA-KUR-11", "EA-KUR-12", "EA-KUR-14", "EA-KUR-17")
def test_kuranes_dreams_from_any_seat_and_at_the_first_location() -> None:
    table = (
        arkham("feds", "king-kuranes", "deep-ones")
        .units(1, at=1)
        .units(CIVILIAN, at=1)
        .set(dream_self=5, actions=3)
    )
    table.luck((6, 6)).run(KuranesAction(1), side=1)
    assert table.offers("Step to Campus")
    table.play("Dreamshare")
    assert (table.at(1), table.dreaming_at(6)) == (0, 1)
    assert not table.units(CIVILIAN, at=1).offers("Dreamshare")
    table.visions(at=2, n=2)
    table.play("Step to Campus")
    assert (table.state.omens[:3], table.visions_at(2)) == ([0, 2, 0], 0)
    table.play("Explore Ilek-Vad", "Civilian")
    assert (table.dreaming_at(5), table.state.dream_self) == (1, 4)


@rule("EA-CAR-10", "EA-CAR-12", "EA-CAR-11")
def test_carter_dreams_from_any_seat_and_at_the_first_location() -> None:
    table = (
        arkham("police", "randolph-carter", "deep-ones")
        .units(1, at=1)
        .units(CIVILIAN, at=1)
        .set(dream_self=5, actions=2)
    )
    table.luck((6, 2)).run(CarterAction(1), side=1)
    assert table.offers("Explore Ulthar (1)")
    assert table.offers("Step to Campus")
    table.play("Dreamshare")
    assert (table.track(RIGHT), table.state.visions_in) == ([CIVILIAN], (0, 1, 0, 0, 0, 0))
    visions(table, 1)
    assert table.play("Explore Ulthar").state.omens[:3] == [0, 1, 0]


@rule("EA-CAR-03", "EA-KUR-03", "EA-ADV-03")
def test_who_stands_at_the_first_location_is_on_the_board() -> None:
    carter = arkham("police", "randolph-carter", "deep-ones").units(1, at=1).luck((6, 2), (6, 3)).turn(1)
    assert carter.asked == "CarterAction"
    kuranes = arkham("feds", "king-kuranes", "deep-ones").units(1, at=1).luck((6, 2), (6, 3)).turn(1)
    assert kuranes.asked == "KuranesAction"
    press = (
        arkham("feds", "arkham-advertiser", "deep-ones")
        .card("IN1")
        .units(1, at=1)
        .set(sanity=2)
        .run(Assignment(1), side=1)
    )
    assert (press.cards(INVESTIGATOR_CARD), press.state.sanity, press.done) == (["IN1"], 2, True)
    acting = arkham("feds", "arkham-advertiser", "deep-ones").card("IN1").units(1, at=1).set(actions=1)
    acting.units(CIVILIAN, at=1).run(AdvertiserAction(1), side=1)
    for words in ("Interview", "Bus", "Step to Campus", "Step to Flooded"):
        assert acting.offers(words)
    assert acting.play("Interview").track(RIGHT) == [CIVILIAN]


@rule("EA-CAR-03", "EA-KUR-03", "EA-RUL-169", "EA-RUL-170")
@pytest.mark.parametrize(("first", "second"), [("Dylath-Leen", "Paupers"), ("Paupers", "Dylath-Leen")])
def test_visions_of_city_and_dreamlands_are_given_back_in_any_order(first: str, second: str) -> None:
    table = arkham("feds", "king-kuranes", "deep-ones").set(
        visions_at=[1, *[0] * 10, 1], visions_in=[0, 1, 0, 0, 0, 0]
    )
    table.run(LoseVisions(1), side=1)
    assert table.options() == ["Rail Depot (1)", "Paupers' Field (12)", "Dylath-Leen (2)"]
    table.play(first)
    assert (sum(table.state.visions_at), sum(table.state.visions_in)) == (2, 1)
    assert not table.offers(first)
    prompt = table.game.prompt(table.state, 1)
    assert prompt is not None
    assert (prompt.words, prompt.sums, prompt.needs) == ("Which 2 Visions do you give back?", 1, 2)
    table.play(second)
    assert (table.state.visions_at, table.state.visions_in) == ((1,) + (0,) * 11, (0,) * 6)
    assert (table.state.omens[1], table.done) == (0, True)


@rule("EA-RUL-169")
def test_two_visions_of_one_place_can_be_given_back() -> None:
    table = arkham("feds", "king-kuranes", "deep-ones").set(
        visions_at=[0] * 12, visions_in=[2, 1, 0, 0, 0, 0]
    )
    table.run(LoseVisions(1), side=1).play("Ulthar", "Ulthar")
    assert (table.state.visions_in, table.done) == ((0, 1, 0, 0, 0, 0), True)


@rule("EA-KUR-11")
@pytest.mark.parametrize("names", [("Civilian", "Outsider"), ("Outsider", "Civilian")])
def test_companions_are_named_in_any_order_and_told(names: tuple[str, str]) -> None:
    table = kuranes(dreamer=5).dreaming(CIVILIAN, 5, 2).dreaming(1, 5).run(KuranesAction(0))
    table.play("Explore Celephaïs", *names)
    assert (table.state.dream_self, table.dreaming_at(6), table.dreaming_at(6, 1)) == (4, 0, 0)
    table.play("Go")
    assert (table.state.dream_self, table.dreaming_at(6), table.dreaming_at(6, 1)) == (5, 1, 1)


@rule("EA-KUR-11")
def test_the_dream_self_goes_at_once_when_everybody_comes_along_and_may_go_alone() -> None:
    table = kuranes(dreamer=5).dreaming(CIVILIAN, 5).dreaming(1, 5).run(KuranesAction(0))
    table.play("Explore Celephaïs", "Civilian", "Outsider")
    assert (table.asked, table.state.dream_self) == ("KuranesAction", 5)
    alone = kuranes(dreamer=5).dreaming(CIVILIAN, 5).run(KuranesAction(0)).play("Explore Celephaïs", "Go")
    assert (alone.state.dream_self, alone.dreaming_at(5)) == (5, 1)
