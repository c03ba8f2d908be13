"""The Elder Things."""

from __future__ import annotations

from typing import Any

from eldertable.games.eldritch_arkham.box.places import SUPPLY
from eldertable.games.eldritch_arkham.game import EldritchArkham
from eldertable.games.eldritch_arkham.rules.adding import AddUnit, ReleaseAt
from eldertable.games.eldritch_arkham.rules.causes import cause
from eldertable.games.eldritch_arkham.rules.removing import TakeUnit
from tests.rules.eldritch_arkham.table import CIVILIAN, SPAWN, ArkhamTable, arkham
from tests.support import rule

ANY = cause("EA-ELD-17")


def elder(**options: Any) -> ArkhamTable:
    return arkham("elder-things", "feds", "order-of-dagon", **options)


@rule("EA-ELD-01", "EA-ELD-02", "EA-ELD-03", "EA-RUL-78")
def test_two_markers_are_ready_and_three_sealed() -> None:
    state = elder().state
    assert (state.elder_ready, state.seals, state.count(SUPPLY, 0), len(state.elder_markers)) == (
        2,
        (1, 1, 1),
        8,
        8,
    )


@rule("EA-ELD-04", "EA-ELD-05", "EA-RUL-76", "EA-RUL-77")
def test_lone_groups_go_home_then_one_of_every_two() -> None:
    table = elder().units(0, at=1, n=2).units(0, at=4, n=3).units(CIVILIAN, at=4).units(0, at=7)
    table.turn()
    assert [table.at(place, 0) for place in (1, 4, 7)] == [0, 2, 1]
    assert table.supply(0) == 5


@rule("EA-ELD-06", "EA-ELD-07", "EA-RUL-54", "EA-RUL-204")
def test_all_abducted_units_are_released_at_one_neutral_location() -> None:
    table = elder().held(0, CIVILIAN, 2).held(0, 1)
    table.set(elder_markers=[1, *[0] * 7])
    table.state.elder_ready = 1
    table.turn()
    assert table.asked == "ReleaseAt"
    assert len(table.options()) == 6
    table.play("Toll Bridge")
    assert (table.at(6), table.at(6, 1), table.state.elder_ready, table.asked) == (2, 1, 2, "ElderAction")


@rule("EA-ELD-08", "EA-RUL-81", "EA-ELD-09", "EA-RUL-185")
def test_markers_must_be_placed_while_a_field_can_be_done() -> None:
    table = elder().turn()
    assert table.asked == "ElderAction"
    assert not table.offers("End the turn")
    table.play("Spores I:", "Rail Depot", "Spores II:", "Rail Depot", "Stay there")
    assert table.done
    assert elder(elder_stop=True).turn().play("End the turn").done


@rule("EA-ELD-10", "EA-ELD-12", "EA-ELD-13")
def test_spores_add_to_neutral_locations() -> None:
    table = elder().turn().play("Spores I:")
    assert len(table.options()) == 6
    table.play("Rail Depot", "Spores III", "Orchard", "Orchard")
    assert (table.at(1, 0), table.at(4, 0), table.state.mythos[0]) == (1, 2, 1)


@rule("EA-ELD-11")
def test_spores_ii_may_move_at_once() -> None:
    table = elder().turn().play("Spores II:", "Rail Depot", "Campus Green")
    assert (table.at(1, 0), table.at(2, 0)) == (0, 1)


@rule("EA-ELD-11", "EA-RUL-83")
def test_spores_ii_do_not_swim() -> None:
    table = elder().turn().play("Spores II:", "Toll Bridge")
    assert table.asked == "WalkOn"
    assert not table.offers("Flooded Vaults")


@rule("EA-ELD-15")
def test_fly_two_goes_as_far_as_its_field_says() -> None:
    """A field of somebody's own that says: up to twice."""
    twice = {"field": [{"id": "fly-2", "moves": 2}]}
    game = EldritchArkham(content={"roles": {"elder_things": twice}})
    table = arkham("elder-things", "feds", game=game).units(0, at=5).units(CIVILIAN, at=5).turn()
    table.play("Fly II:", "(5) → Rail Depot", "Campus")
    assert (table.at(2, 0), table.asked) == (1, "ElderAction")


@rule("EA-ELD-14", "EA-ELD-15", "EA-RUL-83")
def test_fly_one_pays_mythos_and_fly_two_goes_three_steps_on_land() -> None:
    table = elder().units(0, at=5).units(CIVILIAN, at=5).turn().play("Fly I:")
    assert not table.offers("Toll Bridge")
    table.play("(5) → Rail Depot", "Fly II:", "(1) → Campus", "Gibbet", "Orchard")
    assert (table.at(4, 0), table.state.mythos[0]) == (1, 1)


@rule("EA-ELD-16")
def test_fly_three_moves_two_different_units() -> None:
    table = elder().units(0, at=1).units(0, at=4).units(CIVILIAN, at=1).units(CIVILIAN, at=4).turn()
    table.play("Fly III", "(1) → Campus")
    assert not table.offers("Campus Green (2) →")
    table.play("(4) → Gibbet")
    assert (table.at(2, 0), table.at(3, 0)) == (1, 1)


@rule("EA-ELD-17", "EA-ELD-18", "EA-RUL-203")
def test_experiments_abduct_beside_an_own_unit() -> None:
    table = elder().units(0, at=4).units(CIVILIAN, at=4).units(0, at=3).units(1, at=3).turn()
    table.play("Experiment I:")
    assert (table.state.omens[0], table.abducted(0)) == (2, 1)
    table.play("Experiment II:")
    assert (table.state.omens[0], table.abducted(0, 1)) == (3, 1)
    assert not elder().units(CIVILIAN, at=4).turn().offers("Experiment")


@rule("EA-ELD-19", "EA-RUL-82")
def test_swarm_stacks_a_marker_for_three_mythos() -> None:
    table = (
        elder()
        .mythos(0, 5)
        .turn()
        .play("Spores I:", "Rail Depot", "Spores I: add a unit, gain Mythos (again", "Orchard")
    )
    assert (table.state.mythos[0], table.state.elder_markers[0]) == (4, 2)
    assert elder().mythos(0, 2).turn().play("Spores I:", "Rail Depot").offers("again")
    assert not elder().mythos(0, 1).turn().play("Spores I:", "Rail Depot").offers("again")


@rule("EA-ELD-20", "EA-ELD-21", "EA-ELD-23", "EA-ELD-24", "EA-RUL-79", "EA-RUL-80")
def test_abductions_open_the_first_and_second_seal() -> None:
    table = elder().units(0, at=4).units(CIVILIAN, at=4).units(SPAWN, at=3)
    table.run(TakeUnit(0, 1 << 3, 0, 0, ANY))
    assert (table.state.seals, table.state.elder_waiting, table.state.elder_ready) == ((0, 1, 1), 1, 2)
    table.run(TakeUnit(0, 1 << 2, 0, 0, ANY))
    assert (table.state.seals, table.state.elder_waiting) == ((0, 0, 1), 2)
    table.turn().play("Toll Bridge")
    assert table.state.elder_ready == 4


@rule("EA-ELD-22", "EA-RUL-80")
def test_six_units_on_the_board_open_the_third_seal_in_anybodys_turn() -> None:
    table = arkham("elder-things", "police").units(0, at=4, n=5).held(1, 0)
    table.run(ReleaseAt(1, 1 << 3, 0, cause("EA-POL-03")), side=1)
    assert table.state.seals == (1, 1, 0)


@rule("EA-RUL-212")
def test_aid_without_prey_opens_the_second_seal_on_two_units() -> None:
    for aid, seals in ((True, (0, 0, 1)), (False, (0, 1, 1))):
        table = arkham("elder-things", "cthulhu-cult", solo_aid=aid).units(0, at=4).units(CIVILIAN, at=4, n=2)
        table.run(TakeUnit(0, 1 << 3, 0, 0, ANY), TakeUnit(0, 1 << 3, 0, 0, ANY))
        assert table.state.seals == seals


@rule("EA-ELD-16", "EA-RUL-203", "EA-RUL-199")
def test_the_second_unit_of_fly_three_may_stay() -> None:
    for pairs, offered in (("up-to", True), ("both", False)):
        table = arkham("elder-things", "feds", elder_pairs=pairs).units(0, at=1).units(0, at=4)
        table.units(CIVILIAN, at=1).units(CIVILIAN, at=4).turn().play("Fly III")
        assert not table.offers("Enough")
        table.play("(1) → Campus")
        assert (table.asked, table.offers("Enough")) == ("MoveOwn", offered)


@rule("EA-ELD-12", "EA-RUL-203")
def test_the_second_unit_of_spores_three_may_stay_at_home() -> None:
    table = elder().turn().play("Spores III", "Orchard")
    assert (table.asked, table.options()[0]) == ("AddAnother", "Enough")
    table.play("Enough")
    assert (table.at(4, 0), table.asked) == (1, "ElderAction")
    both = arkham("elder-things", "feds", elder_pairs="both").turn().play("Spores III", "Orchard")
    assert (both.asked, both.offers("Nothing")) == ("AddUnit", False)


@rule("EA-ELD-22")
def test_the_third_seal_wants_six_elder_things_on_the_board() -> None:
    for n, seal in ((4, 1), (5, 0)):
        table = (
            arkham("elder-things", "feds").units(0, at=4, n=n).run(AddUnit(0, 1 << 11, 0, cause("EA-GOO-11")))
        )
        assert (table.at(12, 0), table.state.seals[2]) == (1, seal)


@rule("EA-ELD-06", "EA-ELD-17", "EA-ELD-20", "EA-ELD-04")
def test_elder_things_release_and_abduct_from_any_seat() -> None:
    table = arkham("feds", "elder-things", "order-of-dagon").held(1, CIVILIAN).units(1, at=4, n=2)
    table.units(0, at=4).turn(1)
    assert table.at(4, 1) == 1
    table.play("Orchard", "Experiment I:")
    assert (table.abducted(1), table.state.omens[:3]) == (1, [0, 2, 0])
    assert table.state.seals == (0, 1, 1)
