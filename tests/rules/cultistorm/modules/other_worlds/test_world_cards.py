"""Every otherworld, by name: what holds while it is open, and what a rescue takes."""

from __future__ import annotations

import pytest

from eldertable.games.cultistorm.box.cards import Op
from eldertable.games.cultistorm.modules.inkblots.rules import RESOLVED, ROW
from eldertable.games.cultistorm.modules.other_worlds.opening import OpenWorld, Toll
from eldertable.games.cultistorm.modules.other_worlds.rescuing import rescues, symbols_of
from eldertable.games.cultistorm.rules.effects.verbs import OPS
from eldertable.games.cultistorm.rules.phases.cultists import RollCultistDice
from eldertable.games.cultistorm.rules.phases.update import FillHands
from eldertable.games.cultistorm.rules.preparing.movement import price_of_move
from eldertable.games.cultistorm.table.enemies import enemy_symbols
from tests.rules.cultistorm.modules.other_worlds.beyond import Beyond, beyond
from tests.rules.cultistorm.table import P2, P3, P4
from tests.support import rule

ALL = ("GN01.S", "GN02.M", "GN03.F", "GN04.W", "GN05.K")
VERBS = {verb.name: verb for verb in OPS}


def people(id: str, *seats: int, **options: object) -> Beyond:
    """Four investigators, a world open at the third place, these inside, the others at the first."""
    return beyond("HE", "FI", "GA", "SU", **options).world(P3, id, *seats)


def supports(table: Beyond, seat: int, other: int) -> int:
    """How many supports a seat can play for another."""
    table.prepare()
    meanings = [table.game.meaning(table.state, answer) for answer in table.state.legal(seat)]
    return sum(1 for meaning in meanings if meaning[0] == "support" and meaning[2] == str(other))


@rule("CS-OTH-11")
@pytest.mark.parametrize(
    ("id", "symbols"),
    [
        ("OW01", "SM"), ("OW02", "MF"), ("OW03", "FW"), ("OW04", "WK"), ("OW05", "KS"), ("OW06", "SF"),
        ("OW07", "MW"), ("OW08", "FK"), ("OW09", "WS"), ("OW10", "KM"), ("OW11", "SW"), ("OW13", "KF"),
        ("OW14", "MS"), ("OW15", "FM"),
    ],
)  # fmt: skip
def test_the_two_symbols_of_a_rescue(id: str, symbols: str) -> None:
    by_letter = {card[-1]: card for card in ALL}
    for first in "SMFWK":
        for second in "SMFWK":
            if first >= second:
                continue
            table = people(id, 1).at(0, P3).hand(0, by_letter[first], by_letter[second])
            both = 2 * 1 in rescues(table.state, 0)
            assert both == (set(symbols) == {first, second}), (first, second)
    for letter in "SMFWK":
        table = people(id, 1).at(0, P3).hand(0, by_letter[letter])
        assert (2 * 1 + 1 in rescues(table.state, 0)) == (letter in symbols), letter


@rule("CS-OTH-14")
def test_ow01_plateau_of_cold_light_no_paid_rerolls_in_fights_there() -> None:
    table = people("OW01").at(0, P3).at(1, P2)
    table.state.phase = 5
    assert [table.state.may_pay_reroll(seat) for seat in (0, 1)] == [False, True]
    assert table.state.may_reroll(0)
    table.state.phase = 4
    assert table.state.may_pay_reroll(0)


@rule("CS-OTH-14")
def test_ow02_the_sleeping_ward_who_is_inside_plays_two_supports_in_a_turn() -> None:
    table = people("OW02", 1).hand(1, "GN06.M", "GN07.F").mad(0, 2)
    table.state.plays[1] = 1
    assert supports(table, 1, 0) == 2
    table.state.plays[1] = table.state.plays[2] = 2
    assert supports(table, 1, 0) == 0
    code = table.state.in_deck(table._find("FI GN07.F"))
    assert table.refused("support", str(code), "0", seat=1) == "CS-OTH-14"
    table.hand(2, "GN07.F")
    assert supports(table, 2, 0) == 1


@rule("CS-OTH-14")
def test_ow03_furnace_city_cultists_there_have_one_flame_more() -> None:
    table = people("OW03").cultists(P3, "CU-S01").cultists(P2, "CU-S02").goo(P4, "GO-S")
    ids = table.state.agreed.content.cultists.ids
    plain = beyond().cultists(P3, "CU-S01").cultists(P2, "CU-S02").goo(P3, "GO-F").goo(P4, "GO-S")
    for id, place, more in (("CU-S01", P3, 1), ("CU-S02", P2, 0)):
        need, base = (enemy_symbols(each.state, ids.index(id), place) for each in (table, plain))
        assert [a - b for a, b in zip(need, base, strict=True)] == [0, 0, more, 0, 0]
    table.goo(P3, "GO-F")
    assert enemy_symbols(table.state, 160 + P3, P3) == enemy_symbols(plain.state, 160 + P3, P3)


@rule("CS-OTH-14", "CS-MOD-42")
def test_ow04_the_drowned_court_moving_there_gives_insanity() -> None:
    table = people("OW04").prepare()
    assert [price_of_move(table.state, 0, place) for place in (P2, P3)] == [0, 1]
    table.play(table.means("move", "P3"), seat=0)
    assert (table.places()[0], table.minds()[0]) == (P3, 1)
    table.play(table.means("move", "P1"), seat=0)
    assert table.minds()[0] == 2
    again = people("OW04").prepare()
    again.state.moved[0] = 1
    again.play(again.means("move", "P3"), seat=0)
    assert again.minds()[0] == 2


@rule("CS-OTH-14", "CS-MOD-42")
@pytest.mark.parametrize("id", ["OW01", "OW02", "OW16"])
def test_what_moving_there_costs_holds_for_any_world_of_that_rule(id: str) -> None:
    dear = {"other_worlds": {"world": [{"id": id, "rule": "dear-way", "n": 2}]}}
    table = beyond(content=dear).world(P3, id).prepare()
    table.play(table.means("move", "P3"), seat=0)
    assert (table.places()[0], table.minds()[0]) == (P3, 2)


@rule("CS-OTH-14")
def test_ow05_house_of_inner_doors_the_location_is_off() -> None:
    table = people("OW05").location(P3, "LO-F1").location(P2, "LO-M1")
    assert (table.state.working(P3), table.state.working(P2)) == (False, True)


@rule("CS-OTH-14")
def test_ow06_the_unmade_shore_who_is_swallowed_gets_insanity_but_never_the_fifth() -> None:
    table = beyond("HE", "FI", "GA", "SU").at(0, P3).at(1, P3).mad(1, 4).at(2, P2)
    table.run(OpenWorld(P3, table.number("OW06")))
    assert (table.minds(), table.state.over) == ([1, 4, 0, 0], False)


@rule("CS-OTH-14", "CS-MOD-09")
def test_ow07_the_black_orchard_who_is_inside_discards_a_card_after_the_toll() -> None:
    table = (
        people("OW07", 1).world(P2, "OW01", 2).hand(1, "GN01.S", "GN02.M").hand(2, "GN01.S").hand(0, "GN01.S")
    )
    table.run(Toll())
    assert (table.asked, table.state.speaker, table.minds()) == ("Drop", 1, [0, 1, 1, 0])
    table.play("Shared Sigil: Star")
    assert [len(table.hand_of(seat)) for seat in range(3)] == [1, 1, 1]
    empty = people("OW07", 1).run(Toll())
    assert (empty.asked, empty.minds()[1]) == ("Prepare", 1)
    dead = people("OW07", 1).hand(1, "GN01.S").mad(1, 4).run(Toll())
    assert (dead.state.over, len(dead.hand_of(1))) == (True, 1)


@rule("CS-OTH-14")
def test_ow08_the_listening_hall_those_inside_do_not_support_each_other() -> None:
    table = people("OW08", 1, 2).hand(1, "GN07.F").hand(0, "GN07.F")
    assert (supports(table, 1, 2), supports(table, 1, 0), supports(table, 0, 1)) == (0, 1, 1)
    code = table.state.in_deck(table._find("FI GN07.F"))
    assert table.refused("support", str(code), "2", seat=1) == "CS-OTH-14"
    apart = people("OW08", 1).world(P2, "OW01", 2).hand(1, "GN07.F")
    assert supports(apart, 1, 2) == 1


@rule("CS-OTH-14", "CS-OTH-31")
def test_ow09_avenue_of_faceless_kings_a_rescue_gives_insanity_besides() -> None:
    table = people("OW09", 1).at(0, P3).hand(0, "GN04.W", "GN01.S").prepare()
    table.play(table.means("act", "rescue"), seat=0).play("Sgt. Roscoe Tillman, for two cards and 1 insanity")
    assert (table.inside()[1], table.minds()[0]) == (-1, 1)
    one = people("OW09", 1).at(0, P3).hand(0, "GN04.W").prepare().play("Bring", seat=0)
    assert one.minds()[0] == 2
    for mad, ways in ((2, 2), (3, 1), (4, 0)):
        worn = people("OW09", 1).at(0, P3).hand(0, "GN04.W", "GN01.S").mad(0, mad)
        assert len(rescues(worn.state, 0)) == ways


@rule("CS-OTH-14")
def test_ow10_the_rotten_zenith_who_is_inside_cannot_be_healed() -> None:
    table = people("OW10", 1).mad(1, 2).mad(2, 2).hand(0, "GN06.M")
    assert (supports(table, 0, 1), supports(table, 0, 2)) == (0, 1)
    table.state.heal(1, 2, "CS-CMP-11")
    table.state.heal(2, 2, "CS-CMP-11")
    assert table.minds()[1:3] == [2, 0]


@rule("CS-OTH-14")
def test_ow11_the_empty_choir_stalls_no_star_card_for_anybody_inside() -> None:
    table = people("OW11", 1, gaunt_choir=True).mad(1, 2).mad(2, 2).hand(0, "HE01.M", "GN06.M")
    assert (supports(table, 0, 1), supports(table, 0, 2)) == (1, 2)
    code = table.state.in_deck(table._find("HE HE01.M"))
    assert table.refused("support", str(code), "1", seat=0) == "CS-OTH-14"


@rule("CS-OTH-14", "CS-MOD-30")
def test_ow12_the_ebb_the_cultist_die_there_stays_and_the_rescue_takes_two_waves() -> None:
    table = people("OW12", 1, sects=["HT"])
    for seed in range(6):
        table.state.cultist_dice = (seed % 5,) * 5
        table.run(RollCultistDice())
        assert table.state.cultist_dice[P3] == seed % 5
    rolled = people("OW01", sects=["HT"]).luck(6, *([0] * 5))
    rolled.run(RollCultistDice())
    assert len(set(rolled.state.cultist_dice)) == 1
    one = people("OW12", 1, sects=["HT"]).at(0, P3).hand(0, "GN04.W", "GN01.S")
    two = people("OW12", 1, sects=["HT"]).at(0, P3).hand(0, "GN04.W", "GN06.W")
    assert (rescues(one.state, 0), rescues(two.state, 0)) == ([3], [2, 3])


@rule("CS-OTH-14")
def test_ow13_the_great_movement_dice_there_cannot_be_turned() -> None:
    table = people("OW13", sects=["CP"]).at(0, P3).at(1, P2).dice(0, "S").dice(1, "S")
    turn = VERBS["die-set"]
    assert [turn.can(table.state, seat, Op(turn, 1, 0)) for seat in (0, 1)] == [False, True]


@rule("CS-OTH-14", "CS-MOD-41")
def test_ow14_the_nursery_hands_of_those_inside_are_filled_to_three() -> None:
    table = people("OW14", 1, 3, sects=["LT"]).level(3, 3).run(FillHands())
    assert [len(table.hand_of(seat)) for seat in range(4)] == [4, 3, 4, 3]


@rule("CS-OTH-14")
def test_ow15_the_other_side_of_the_glass_the_symbols_are_those_of_the_own_discard_pile() -> None:
    table = people("OW15", 1, sects=["MC"]).at(0, P3).hand(0, *ALL)
    assert symbols_of(table.state, 1) == (2, 1)
    table.discard(1, "GN01.S")
    assert symbols_of(table.state, 1) == (2, 1)
    table.discard(1, "GN04.W")
    assert symbols_of(table.state, 1) == (3, 0)
    table.discard(1, "GN05.K")
    assert symbols_of(table.state, 1) == (4, 3)
    table.prepare().play(table.means("act", "rescue"), seat=0).play("Sgt. Roscoe Tillman, for two cards")
    assert table.hand_of(0) == ["GN01.S", "GN02.M", "GN03.F"]


@rule("CS-OTH-11", "CS-OTH-14")
def test_ow16_the_page_any_two_equal_cards_and_a_blot_goes_out_of_the_game() -> None:
    different = people("OW16", 1, inkblots=True).at(0, P3).hand(0, *ALL)
    assert rescues(different.state, 0) == [3]
    equal = people("OW16", 1, inkblots=True).at(0, P3).hand(0, "GN01.S", "GN09.S", "HE01.S", "GN02.M")
    equal.blots("IB-M1", "IB-K1").prepare()
    equal.play(equal.means("act", "rescue"), seat=0).play("Sgt. Roscoe Tillman, for two cards")
    assert (equal.asked, len(equal.options())) == ("PayRescue", 3)
    moon = equal.state.in_deck(equal._find("HE GN02.M"))
    assert equal.refusal(moon, 0).rule == "CS-OTH-11"
    equal.play("Shared Sigil: Star").play("Loose Change")
    assert (equal.inside()[1], equal.hand_of(0)) == (-1, ["GN02.M", "HE01.S"])
    equal.play("A blot of Key")
    assert (equal.blots_in(ROW), equal.blots_in(RESOLVED)) == (["IB-M1"], ["IB-K1"])
    none = people("OW16", 1, inkblots=True).at(0, P3).prepare()
    assert none.refused("act", "rescue", seat=0) == "CS-OTH-11"


def test_the_names_and_texts_of_all_worlds() -> None:
    table = beyond()
    faces = {face.id: face for face in table.game.scene(table.state, 0).still.faces}
    names = [faces[f"OW{n:02}"].name for n in range(1, 17)]
    assert len(set(names)) == 16
    assert (names[0], names[15]) == ("Plateau of Cold Light", "The Page")
    assert faces["OW12"].icons == (("W", 2),)
    assert faces["OW02"].text == "Who is inside plays at most 2 supports in a turn."
