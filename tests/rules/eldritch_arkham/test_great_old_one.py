"""The Great Old One, and the ten Ancient cards in its hands."""

from __future__ import annotations

from typing import Any

from eldertable.games.eldritch_arkham.roles.great_old_one.rules import KeepAncient
from eldertable.games.eldritch_arkham.roles.nodens.rules import NodensAction
from eldertable.games.eldritch_arkham.rules.turns import BeginTurn
from eldertable.games.eldritch_arkham.table.fields import ANCIENT_BOX, ANCIENT_CARD, ANCIENT_OFFER
from tests.rules.eldritch_arkham.table import CIVILIAN, LEFT, MONSTER, ArkhamTable, arkham, the_game
from tests.support import rule


def old_one(*others: str, **options: Any) -> ArkhamTable:
    """Four roles at least, so that one token moves."""
    more = others or ("feds", "elder-things", "order-of-dagon")
    return arkham("great-old-one", *more, **options)


def ring(table: ArkhamTable, outer: int, inner: int = 3) -> ArkhamTable:
    """Tokens so that one step of the outer one reaches this field."""
    table.state.rings = ((outer - 1) % 8, inner)
    return table.window()


@rule("EA-GOO-01", "EA-GOO-02", "EA-GOO-03", "EA-GOO-04", "EA-INF-07")
def test_setup_places_the_avatar_and_keeps_one_of_three_cards() -> None:
    game = the_game()
    state = game.new(seats=1, seed=3, options={"roles": ["great-old-one"]})
    assert type(state.decision).__name__ == "PlaceAvatar"
    assert state.legal() == [2, 4, 10]
    state.play(game.answer(state, ("location", "flooded-vaults")))
    assert (state.where(0), len(state.legal()), state.rings) == (4, 3, (0, 0))
    hidden = [card for card in state.zones[ANCIENT_OFFER] if state.marks[card] == 1]
    assert len(hidden) == 3
    kept = state.legal()[1]
    state.play(kept)
    assert state.ancient() == kept
    assert state.marks[state.zones[ANCIENT_CARD][0]] == state.everyone()
    assert all(state.marks[card] == 1 for card in state.zones[ANCIENT_BOX])


@rule("EA-GOO-04", "EA-INF-07")
def test_everybody_hears_which_ancient_card_is_kept() -> None:
    table = old_one().lies("AN3", ANCIENT_OFFER).lies("AN7", ANCIENT_OFFER).run(KeepAncient(0))
    table.play("Beast-Binder")
    assert (table.cards(ANCIENT_OFFER), table.cards(ANCIENT_BOX).count("AN3")) == ([], 1)
    assert table.told(seat=1) == [
        "Great Old One plays as Beast-Binder. The Monster acts now, and you break its ties."
    ]


@rule("EA-GOO-05", "EA-GEN-01", "EA-RUL-187", "EA-RUL-188", "EA-RUL-189")
def test_it_acts_at_the_end_of_another_roles_turn() -> None:
    table = (
        old_one("feds", "elder-things", "order-of-dagon").units(0, at=3).hand("L2").run(BeginTurn(1), side=1)
    )
    table.play("Gain 1 Mythos", "End your actions")
    assert (table.asked, table.state.turn, table.state.acting) == ("Harbinger", 1, 0)
    table.play("Outer ring, 1 step", "Stay there")
    assert table.state.turn == 2


@rule("EA-GOO-06", "EA-GOO-12", "EA-RUL-85", "EA-GOO-07", "EA-GOO-13")
def test_tokens_go_one_or_two_steps_in_opposite_directions() -> None:
    table = old_one().units(0, at=3).set(rings=[7, 2]).window()
    assert len(table.options()) == 4
    table.play("Outer ring, 1 step")
    assert (table.state.rings, table.state.mythos[0]) == ((0, 2), 1)
    other = old_one().units(0, at=3).set(rings=[7, 2]).window().play("Inner ring, 2 steps")
    assert (other.state.rings, other.state.mythos[0]) == ((7, 0), 1)


@rule("EA-GOO-08", "EA-RUL-86", "EA-RUL-87")
def test_aligned_tokens_score_even_without_the_fields_condition() -> None:
    table = old_one().units(0, at=4).set(rings=[4, 5]).window().play("Outer ring, 1 step, the planets align")
    assert (table.state.omens[0], table.track(LEFT)) == (1, [])
    apart = old_one().units(0, at=4).set(rings=[4, 6]).window().play("Outer ring, 1 step")
    assert apart.state.omens[0] == 0


@rule("EA-GOO-09", "EA-RUL-84", "EA-RUL-91")
def test_with_three_roles_the_other_token_moves_as_well() -> None:
    table = old_one("feds").units(0, at=3).set(rings=[7, 2]).window(1)
    assert len(table.state.order) == 2
    table.play("Inner ring, 2 steps")
    assert (table.asked, len(table.options())) == ("Harbinger", 2)
    table.play("Outer ring, 1 step")
    assert (table.asked, table.state.mythos[0], table.state.omens[0]) == ("LastCommand", 2, 1)
    assert old_one().units(0, at=3).set(rings=[7, 2]).window().play("Outer ring, 1").done


@rule("EA-GOO-10")
def test_threat_counts_the_left_side() -> None:
    for n, omens in ((2, 0), (3, 1)):
        table = old_one().units(0, at=3).card("AN1").dominance(LEFT, *[CIVILIAN] * n)
        ring(table, 0).play("Outer ring, 1 step")
        assert table.state.omens[0] == omens


@rule("EA-GOO-11", "EA-RUL-90", "EA-RUL-186", "EA-GEN-03")
def test_command_moves_any_unit_before_or_after() -> None:
    table = old_one().units(0, at=3).units(1, at=2).units(CIVILIAN, at=4).mythos(0, 4)
    ring(table, 0).play(
        "Command", "Officer", "Rail Depot", "Outer ring, 1 step", "Command:", "Monster", "Toll Bridge"
    )
    assert (table.at(1, 1), table.at(6, MONSTER), table.state.mythos[0], table.done) == (1, 1, 1, True)


@rule("EA-GOO-14", "EA-RUL-89")
def test_ring_moves_two_different_civilians() -> None:
    table = ring(old_one().units(0, at=3).units(CIVILIAN, at=1).units(CIVILIAN, at=4), 3, inner=6)
    table.play("Outer ring, 1 step", "(1) → Campus")
    assert table.options() == [
        "Enough",
        "Orchard Lanes (4) → Gibbet Rise (3)",
        "Orchard Lanes (4) → River Precinct (8)",
    ]
    table.play("River Precinct")
    assert (table.at(2), table.at(8)) == (1, 1)


@rule("EA-GOO-15", "EA-RUL-89")
def test_ring_moves_the_avatar_up_to_twice() -> None:
    table = ring(old_one().units(0, at=3), 1, inner=6).play("Outer ring, 1 step", "Campus", "Rail Depot")
    assert table.at(1, 0) == 1
    assert ring(old_one().units(0, at=3), 1, inner=6).play("Outer ring, 1 step", "Stay there").at(3, 0) == 1


@rule("EA-GOO-16", "EA-RUL-201", "EA-RUL-31")
def test_ring_brings_the_avatar_to_an_eldritch_location_that_it_may_enter() -> None:
    table = ring(old_one().units(0, at=4).units(1, at=5), 4, inner=6).play("Outer ring, 1 step")
    assert table.options() == ["Gibbet Rise (3)", "Crooked House (11)"]
    table.play("Crooked House")
    assert table.at(11, 0) == 1
    shut = old_one().units(0, at=4).units(1, at=5).units(1, at=3).units(1, at=11)
    assert ring(shut, 4, inner=6).play("Outer ring, 1 step").at(4, 0) == 1


@rule("EA-GOO-17", "EA-RUL-87")
def test_ring_brings_the_avatar_anywhere_from_an_eldritch_location() -> None:
    table = ring(old_one().units(0, at=3), 6, inner=2).play("Outer ring, 1 step", "Paupers")
    assert table.at(12, 0) == 1
    assert ring(old_one().units(0, at=4), 6, inner=2).play("Outer ring, 1 step").done


@rule("EA-GOO-18", "EA-RUL-88", "EA-RUL-202")
def test_ring_preys_where_the_avatar_is() -> None:
    table = ring(old_one().units(0, at=4).units(CIVILIAN, at=4), 2, inner=6).play("Outer ring, 1 step")
    assert (table.state.omens[0], table.track(LEFT)) == (1, [CIVILIAN])
    assert ring(old_one().units(0, at=4), 2, inner=6).play("Outer ring, 1 step").state.omens[0] == 0


@rule("EA-GOO-19")
def test_ring_feasts_at_an_eldritch_location() -> None:
    assert (
        ring(old_one().units(0, at=5).units(CIVILIAN, at=5), 5, inner=1)
        .play("Outer ring, 1 step")
        .state.omens[0]
        == 2
    )
    assert (
        ring(old_one().units(0, at=4).units(CIVILIAN, at=4), 5, inner=1)
        .play("Outer ring, 1 step")
        .state.omens[0]
        == 0
    )


def uses(table: ArkhamTable) -> ArkhamTable:
    return ring(table, 7, inner=2).play("Outer ring, 1 step")


@rule("EA-GOO-20")
def test_an1_shepherd_of_crowds_moves_three_civilians() -> None:
    table = uses(old_one().units(0, at=3).card("AN1").units(CIVILIAN, at=1, n=3))
    table.play("(1) → Campus", "(1) → Campus", "(1) → Flooded")
    assert (table.at(2), table.at(5), table.done) == (2, 1, True)
    assert uses(old_one().units(0, at=4).card("AN1").units(CIVILIAN, at=1)).done


def test_an2_grasping_shade_removes_one_unit() -> None:
    table = uses(old_one().units(0, at=3).card("AN2").units(CIVILIAN, at=3, n=2))
    assert (table.track(LEFT), table.state.omens[0]) == ([CIVILIAN], 0)


def test_an3_street_reaver_scores_for_two() -> None:
    table = uses(old_one().units(0, at=3).card("AN3").units(CIVILIAN, at=3, n=2))
    table.play("Civilian", "Civilian")
    assert (table.track(LEFT), table.state.omens[0]) == ([CIVILIAN] * 2, 1)
    one = uses(old_one().units(0, at=3).card("AN3").units(CIVILIAN, at=3, n=2)).play("Civilian", "Enough")
    assert (one.track(LEFT), one.state.omens[0]) == ([CIVILIAN], 0)


def test_an4_devouring_aeon_strikes_around() -> None:
    table = (
        old_one().units(0, at=3).card("AN4").units(CIVILIAN, at=2).units(CIVILIAN, at=4).units(CIVILIAN, at=7)
    )
    uses(table).play("Campus", "Orchard", "Market")
    assert (table.track(LEFT), table.state.omens[0]) == ([CIVILIAN] * 3, 1)


@rule("EA-RUL-92")
def test_an5_sigil_of_dread_keeps_others_out() -> None:
    table = uses(old_one().units(0, at=3).card("AN5").units(1, at=1).units(CIVILIAN, at=1)).play("Campus")
    assert table.state.sigil == 1
    table.mythos(0, 2).window().play("Command", "Officer")
    assert table.at(5, 1) == 1
    civilian = uses(old_one().units(0, at=3).card("AN5").units(CIVILIAN, at=1)).play("Campus")
    civilian.mythos(0, 2).window().play("Command", "Civilian")
    assert civilian.offers("Campus")


def test_an6_second_gate_counts_as_eldritch() -> None:
    table = uses(old_one().units(0, at=3).card("AN6")).play("Market Square")
    assert table.state.gate == 6
    feast = old_one().units(0, at=4).set(gate=3).units(CIVILIAN, at=4)
    assert ring(feast, 5, inner=1).play("Outer ring, 1 step").state.omens[0] == 2


@rule("EA-RUL-192")
def test_an7_beast_binder_lets_the_monster_act() -> None:
    table = (
        old_one()
        .units(0, at=3)
        .card("AN7")
        .units(CIVILIAN, at=11, n=2)
        .units(CIVILIAN, at=6, n=2)
        .set(keeper=2)
    )
    uses(table).play("Crooked House")
    assert (table.at(11), table.state.keeper) == (0, 2)


@rule("EA-RUL-20")
def test_an8_leech_of_signs_drains_everybody_else() -> None:
    table = uses(old_one().units(0, at=3).card("AN8").mythos(0, 1).mythos(1, 2).mythos(2, 1))
    assert (table.state.mythos[:4], table.state.omens[0]) == ([1, 1, 0, 0], 1)
    assert uses(old_one().units(0, at=3).card("AN8")).state.omens[0] == 0


def test_an9_hour_of_alignment_is_better_after_a_catch() -> None:
    assert uses(old_one().units(0, at=3).card("AN9")).state.omens[0] == 1
    table = old_one("feds").units(0, at=3).units(CIVILIAN, at=3).card("AN9").set(rings=[6, 5])
    table.window().play("Inner ring, 1 step", "Outer ring, 1 step")
    assert table.state.omens[0] == 1 + 2


def test_an10_rift_walker_relocates_two_units() -> None:
    table = uses(old_one().units(0, at=3).card("AN10").units(1, at=3).units(CIVILIAN, at=3).units(2, at=12))
    table.play("Officer", "Civilian")
    assert not table.offers("Paupers")
    table.play("River Precinct")
    assert (table.at(8, 1), table.at(8), table.at(3, 0)) == (1, 1, 1)
    nobody = uses(old_one().units(0, at=3).card("AN10").units(CIVILIAN, at=3)).play("Enough")
    assert (nobody.done, nobody.at(3, 0), nobody.at(3)) == (True, 1, 1)


@rule("EA-RUL-187", "EA-RUL-188")
def test_the_turn_is_over_before_the_great_old_one_acts() -> None:
    table = old_one().units(0, at=3).units(1, at=2).set(wagon=1).run(BeginTurn(1), side=1)
    table.play("Step", "Wagon to Paupers")
    assert table.state.used
    table.play("End your actions")
    assert (table.asked, table.state.used) == ("Harbinger", 0)


@rule("EA-RUL-188", "EA-GOO-20")
def test_a_catch_of_an_earlier_activation_does_not_count_for_the_hour_of_alignment() -> None:
    table = ring(old_one().units(0, at=3).units(CIVILIAN, at=3).card("AN9"), 2, inner=6).play(
        "Outer ring, 1 step"
    )
    assert table.state.omens[0] == 1
    assert ring(table, 7, inner=2).play("Outer ring, 1 step").state.omens[0] == 1 + 1


@rule("EA-RUL-210", "EA-RUL-25", "EA-RUL-24", "EA-GOO-20")
def test_devouring_aeon_reaches_where_a_unit_could_walk() -> None:
    walled = old_one("police", "arkham-advertiser", "cthulhu-cult").units(0, at=3).card("AN4")
    walled.post_on("2-3").units(CIVILIAN, at=2).units(CIVILIAN, at=4)
    assert ring(walled, 7, inner=2).play("Outer ring, 1 step").options() == [
        "Enough",
        "Civilian at Orchard Lanes (4)",
    ]
    drowned = arkham("great-old-one", "feds", "elder-things", "order-of-dagon").units(0, at=5).card("AN4")
    drowned.units(CIVILIAN, at=6).units(CIVILIAN, at=1)
    assert ring(drowned, 7, inner=2).play("Outer ring, 1 step").options() == [
        "Enough",
        "Civilian at Rail Depot (1)",
    ]
    one_way = arkham("great-old-one", "feds", "elder-things", "order-of-dagon", board="innsmouth")
    one_way.units(0, at=10).card("AN4").units(CIVILIAN, at=7).units(CIVILIAN, at=11)
    assert ring(one_way, 7, inner=2).play("Outer ring, 1 step").options() == [
        "Enough",
        "Civilian at Idle Refinery (7)",
    ]


@rule("EA-GOO-16", "EA-RUL-92")
def test_the_second_gate_is_an_eldritch_location_for_the_avatar() -> None:
    assert (
        ring(old_one().units(0, at=3).set(gate=3), 4, inner=6)
        .play("Outer ring, 1 step")
        .offers("Orchard Lanes")
    )


@rule("EA-RUL-201")
def test_the_avatar_may_stay_where_others_are_in_control() -> None:
    assert (
        ring(old_one().units(0, at=3).units(1, at=3, n=2), 4, inner=6)
        .play("Outer ring, 1 step")
        .offers("Gibbet Rise")
    )


@rule("EA-RUL-92")
def test_the_sigil_lets_the_avatar_and_the_monster_in() -> None:
    table = old_one().units(0, at=3).set(sigil=1).mythos(0, 2).window().play("Command", "Avatar")
    assert table.offers("Campus Green")
    beast = old_one().units(0, at=3).set(sigil=5).mythos(0, 2).window().play("Command", "Monster")
    assert beast.offers("Toll Bridge")


@rule("EA-RUL-31", "EA-MOV-03", "EA-GOO-20")
def test_a_rift_leads_elsewhere_and_only_where_all_may_enter() -> None:
    table = uses(old_one().units(0, at=3).card("AN10").units(1, at=3).units(3, at=1))
    table.play("Officer", "Enough")
    assert not table.offers("Rail Depot")
    assert not table.offers("Gibbet Rise")
    assert table.offers("Paupers")
    gate = arkham("nodens", "feds", "deep-ones").set(area=0).card("AN10").mythos(0, 4).units(CIVILIAN, at=1)
    gate.run(NodensAction(0)).play("Threat", "Civilian")
    assert (len(gate.options()), gate.offers("Rail Depot")) == (11, False)


@rule("EA-RUL-24", "EA-GOO-20")
def test_devouring_aeon_spares_who_is_not_near() -> None:
    table = uses(old_one().units(0, at=3).card("AN4").units(CIVILIAN, at=1).units(CIVILIAN, at=2))
    assert table.options() == ["Enough", "Civilian at Campus Green (2)"]


@rule("EA-RUL-29", "EA-RUL-89", "EA-GOO-20")
def test_different_civilians_move_one_after_the_other_in_any_order() -> None:
    table = uses(old_one().units(0, at=3).card("AN1").units(CIVILIAN, at=1).units(CIVILIAN, at=2)).play(
        "(1) → Campus"
    )
    table.play("(2) → Gibbet")
    assert (table.done, table.at(2), table.at(3)) == (True, 1, 1)
    late = uses(old_one().units(0, at=3).card("AN1").units(CIVILIAN, at=1).units(CIVILIAN, at=12)).play(
        "(12) → River"
    )
    assert late.options() == [
        "Enough",
        "Rail Depot (1) → Campus Green (2)",
        "Rail Depot (1) → Flooded Vaults (5)",
    ]
    assert (late.play("Campus").done, late.at(1), late.at(2)) == (True, 0, 1)


@rule("EA-GOO-06", "EA-GOO-15", "EA-GOO-16", "EA-GOO-09")
def test_the_old_one_walks_from_the_first_location_and_a_gate_there_is_open() -> None:
    table = arkham("feds", "great-old-one", "elder-things", "order-of-dagon").units(1, at=1)
    table.set(rings=[0, 6]).window(0).play("Outer ring, 1 step")
    assert table.options() == ["Stay there", "Campus Green (2)", "Flooded Vaults (5)"]
    table.play("Campus", "Gibbet")
    assert (table.at(3, 1), table.done) == (1, True)
    gate = arkham("feds", "great-old-one", "elder-things", "order-of-dagon").units(1, at=4)
    assert gate.set(rings=[3, 6], gate=0).window(0).play("Outer ring, 1 step").offers("Rail Depot")


@rule("EA-GOO-09", "EA-RUL-84")
def test_with_up_to_three_roles_both_tokens_move() -> None:
    three = arkham("feds", "great-old-one", "elder-things").units(1, at=4).set(rings=[7, 4]).window(0)
    assert (three.play("Outer ring, 1 step").asked, len(three.options())) == ("Harbinger", 2)


@rule("EA-GOO-11")
def test_a_command_costs_two() -> None:
    for mythos in (1, 2):
        table = arkham("feds", "great-old-one", "elder-things", "order-of-dagon").units(1, at=4)
        table.mythos(1, mythos).set(rings=[7, 4]).window(0)
        assert table.offers("Command") is (mythos == 2)
