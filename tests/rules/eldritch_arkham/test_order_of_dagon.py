"""The Esoteric Order of Dagon."""

from __future__ import annotations

from typing import Any

from eldertable.games.eldritch_arkham.box.cards import (
    ALTARS_ADDED,
    CULTISTS_ADDED,
    DOMINANCE_GAINED,
    MYTHOS_GAINED,
)
from eldertable.games.eldritch_arkham.box.places import SUPPLY
from eldertable.games.eldritch_arkham.roles.order_of_dagon.rules import (
    GrandRitual,
    OrderAction,
    OrderChant,
    OrderRedraw,
)
from eldertable.games.eldritch_arkham.table.fields import (
    REVEALED,
    RITUAL_HAND,
    RITUAL_PAST,
    WORSHIP,
)
from eldertable.kernel.rows import replaced
from tests.rules.eldritch_arkham.table import CIVILIAN, LEFT, ArkhamTable, arkham, the_game
from tests.support import rule


def order(area: int = 1, actions: int = 4, **options: Any) -> ArkhamTable:
    """The Order in its turn, with a ritual area; area 1 has 1, 2, 5 and 6 around it."""
    return arkham("order-of-dagon", "feds", "elder-things", **options).set(
        ritual_area=area - 1, actions=actions
    )


def acting(table: ArkhamTable) -> ArkhamTable:
    return table.run(OrderAction(0))


@rule("EA-DAG-01", "EA-DAG-02", "EA-INF-09")
def test_setup_draws_four_cards() -> None:
    state = the_game().new(seed=0, seats=2, options={"roles": ["order-of-dagon", "feds"]})
    assert (state.grand, len(state.zones[RITUAL_HAND]), state.count(SUPPLY, 0)) == (0, 4, 8)


@rule("EA-DAG-03", "EA-DAG-04", "EA-RUL-120")
def test_a_revealed_card_sets_the_area_and_goes_in_the_end() -> None:
    table = order().hand("R3-1", "R4-2").turn()
    assert table.asked == "RevealRitual"
    table.play("area 3")
    assert (table.state.ritual_area, table.state.actions, table.cards(REVEALED)) == (2, 4, ["R3-1"])
    assert not table.offers("Worship with area 3")
    table.play("Worship with area 4", "End your actions")
    assert (table.cards(RITUAL_PAST), table.state.mythos[0]) == (["R3-1", "R4-2"], 2)
    assert len(table.state.zones[RITUAL_HAND]) == 4


@rule("EA-DAG-05", "EA-RUL-27")
def test_step_starts_at_the_ritual_area_and_may_swim() -> None:
    table = acting(order().units(0, at=5).units(0, at=9)).play("Step")
    assert table.options() == [
        f"Flooded Vaults (5) → {place}" for place in ("Rail Depot (1)", "Lumber Wharf (9)", "Toll Bridge (6)")
    ]
    table.play("Toll Bridge")
    assert (table.at(6, 0), table.state.actions) == (1, 3)


@rule("EA-DAG-06", "EA-RUL-121", "EA-DAG-17")
def test_summon_needs_an_uncontrolled_location_of_the_area() -> None:
    table = acting(order().units(1, at=2).units(0, at=1)).play("Summon")
    assert table.options() == ["Flooded Vaults (5)", "Toll Bridge (6)"]
    table.play("Toll Bridge")
    assert (table.at(6, 0), table.state.deeds[CULTISTS_ADDED]) == (1, 1)


@rule("EA-DAG-07", "EA-DAG-08", "EA-RUL-122", "EA-RUL-127")
def test_ritual_raises_an_altar_where_the_order_then_controls() -> None:
    table = acting(order().units(0, at=6, n=2).units(CIVILIAN, at=6, n=2)).play("Ritual")
    assert (table.altars_at(6), table.state.omens[0], table.track(LEFT)) == (1, 1, [CIVILIAN])
    table.play("Ritual: remove")
    assert (table.altars_at(6), table.state.omens[0], table.track(LEFT)) == (1, 1, [CIVILIAN] * 2)
    weak = acting(order().units(0, at=6).units(CIVILIAN, at=6, n=2)).play("Ritual")
    assert (weak.altars_at(6), weak.state.omens[0]) == (0, 0)


@rule("EA-RUL-194", "EA-DAG-20")
def test_control_is_tested_after_dominance_on_the_changed_board() -> None:
    table = order().units(0, at=1, n=2).units(CIVILIAN, at=1, n=2).dominance(LEFT, *[CIVILIAN] * 5)
    acting(table).play("Ritual")
    assert (table.state.marker, table.at(1), table.altars_at(1), table.state.omens[0]) == (7, 2, 0, 1)
    assert table.state.deeds[DOMINANCE_GAINED] == 1


@rule("EA-DAG-09", "EA-DAG-11", "EA-DAG-12", "EA-DAG-19")
def test_worship_pays_in_step_three_and_the_hand_is_filled_up() -> None:
    table = order().lies("R1-2", WORSHIP).lies("R2-2", WORSHIP).hand("R3-1").run(OrderRedraw(0))
    assert (table.state.mythos[0], table.state.deeds[MYTHOS_GAINED]) == (4, 4)
    assert len(table.state.zones[RITUAL_HAND]) == 4


@rule("EA-DAG-10")
def test_altars_without_a_cultist_go_back_for_a_point_each() -> None:
    table = order().units(0, at=1).altars(1, 2, 3).run(OrderChant(0))
    assert (table.state.altars_at[:3], table.state.omens[0], table.state.altars_left()) == ((1, 0, 0), 2, 3)


@rule("EA-DAG-13")
def test_stress_buys_an_action() -> None:
    table = acting(order(actions=0).mythos(0, 1).units(CIVILIAN, at=1))
    assert table.options() == ["End your actions", "Stress: 1 Mythos for 1 more action"]
    assert table.play("Stress").offers("Ritual")


@rule("EA-DAG-14", "EA-DAG-16", "EA-RUL-123", "EA-RUL-124", "EA-RUL-125")
def test_the_grand_ritual_uses_up_what_it_needed() -> None:
    table = order().set(deeds=[0, 5, 1, 0, 0, 0]).run(GrandRitual(0))
    move = "Grand Ritual: move the Progress marker to"
    assert table.options() == [
        "Not now",
        f"{move} G1: 2 Cultists added in a turn",
        f"{move} G2: an Altar added",
    ]
    table.play("G1", "G4")
    left = table.state.deeds
    assert (table.state.grand, left[CULTISTS_ADDED], left[ALTARS_ADDED]) == (4, 0, 1)
    assert order().set(deeds=[0, 2, 0, 0, 0, 0]).run(GrandRitual(0)).play("Not now").state.grand == 0


@rule("EA-DAG-15", "EA-DAG-16", "EA-DAG-18")
def test_bottom_fields_score_four_and_start_anew() -> None:
    for grand, deeds, omens in (
        (3, [0, 0, 2, 0, 0, 0], 4),
        (4, [0, 0, 0, 3, 0, 0], 4),
        (4, [0, 0, 1, 2, 0, 0], 0),
    ):
        table = order().set(grand=grand, deeds=deeds).run(GrandRitual(0))
        if omens:
            assert table.options()[-1].endswith(
                "4 Omen points, and the Progress marker goes back to the start"
            )
            table.play(table.state.legal()[-1])
            assert (table.state.omens[0], table.state.grand) == (4, 0)
        else:
            assert table.done


@rule("EA-DAG-20", "EA-RUL-188")
def test_dominance_counts_only_in_the_orders_own_turn() -> None:
    table = order().set(grand=3, deeds=[0, 0, 0, 0, 0, 1]).run(GrandRitual(0)).play("G6")
    assert (table.state.omens[0], table.state.grand) == (4, 0)
    other = (
        arkham("order-of-dagon", "great-old-one", "feds", "elder-things").units(1, at=3).units(CIVILIAN, at=3)
    )
    other.dominance(LEFT, *[CIVILIAN] * 5).set(rings=[1, 5]).window(0).play("Outer ring, 1 step")
    assert (other.state.marker, other.state.deeds[DOMINANCE_GAINED]) == (7, 0)


@rule("EA-DAG-19", "EA-RUL-126")
def test_mythos_of_worship_serves_one_field_a_turn() -> None:
    table = order().set(grand=2, deeds=[0, 0, 0, 0, 5, 0]).run(GrandRitual(0)).play("G5")
    assert (table.state.grand, table.state.deeds[MYTHOS_GAINED], table.done) == (5, 0, True)


@rule("EA-GEN-02", "EA-GEN-03")
def test_steps_come_in_the_printed_order() -> None:
    table = order().hand("R1-1").units(CIVILIAN, at=1).altars(2).turn()
    assert (table.asked, table.state.omens[0]) == ("OrderAction", 0)
    table.play("End your actions")
    assert (table.state.omens[0], len(table.state.zones[RITUAL_HAND])) == (1, 4)


@rule("EA-DAG-05")
def test_a_cultist_away_from_the_ritual_area_takes_no_step() -> None:
    assert not order().units(0, at=9).run(OrderAction(0)).offers("Step")


@rule("EA-RUL-122", "EA-DAG-08")
def test_without_an_altar_in_the_supply_a_ritual_only_removes() -> None:
    table = order().units(0, at=1, n=2).units(CIVILIAN, at=1).altars(9, 10, 11, 12)
    table.run(OrderAction(0)).play("Ritual")
    assert (table.track(LEFT), table.altars_at(1), table.state.omens[0]) == ([CIVILIAN], 0, 0)


@rule("EA-DAG-10")
def test_an_altar_stays_beside_a_cultist_who_controls_nothing() -> None:
    table = order().units(0, at=1).units(CIVILIAN, at=1, n=3).altars(1).run(OrderChant(0))
    assert (table.altars_at(1), table.state.omens[0]) == (1, 0)


@rule("EA-DAG-14", "EA-DAG-19")
def test_mythos_of_the_redraw_may_still_advance_the_grand_ritual() -> None:
    table = order().hand("R1-1", "R1-2", "R2-2").set(grand=2).turn().play("area 1, 1 Mythos")
    table.play("Worship with area 1", "Worship with area 2", "End your actions")
    assert (table.asked, table.state.mythos[0]) == ("GrandRitual", 4)
    assert table.play("G5").state.grand == 5


@rule("EA-DAG-05", "EA-DAG-07", "EA-DAG-08", "EA-DAG-17")
def test_the_order_raises_an_altar_at_the_first_location_from_any_seat() -> None:
    table = arkham("feds", "order-of-dagon", "elder-things").units(1, at=1, n=2).units(CIVILIAN, at=1)
    table.set(ritual_area=0, actions=3).run(OrderAction(1), side=1).play("Ritual")
    assert (table.altars_at(1), table.state.omens[:3], table.track(LEFT)) == (1, [0, 1, 0], [CIVILIAN])
    table.play("Summon", "Toll")
    assert (table.at(6, 1), table.state.deeds[1:4]) == (1, (1, 1, 1))


@rule("EA-DAG-14")
def test_the_grand_ritual_advances_between_actions() -> None:
    table = order().units(0, at=1)
    table.state.deeds = replaced(table.state.deeds, CULTISTS_ADDED, 2)
    acting(table).play("G1:")
    assert (table.state.grand, table.state.actions, sum(table.state.deeds)) == (1, 4, 0)


@rule("EA-DAG-04")
def test_what_the_order_may_do_is_a_secret_while_it_has_an_action_and_a_ritual_in_hand() -> None:
    def secret(table: ArkhamTable) -> bool:
        return OrderAction(0).private(table.state)

    assert secret(order(actions=1).hand("R1-1"))
    assert not secret(order(actions=0).hand("R1-1"))
    assert not secret(order(actions=1))


@rule("EA-DAG-04", "EA-DAG-13")
def test_the_order_is_asked_without_a_look_at_its_options_if_it_surely_has_one() -> None:
    def is_open(table: ArkhamTable) -> bool:
        return OrderAction(0).is_open(table.state, 0)

    assert is_open(order(actions=1).hand("R1-1"))
    assert is_open(order(actions=0).mythos(0, 1))
    assert not is_open(order(actions=0).hand("R1-1"))
