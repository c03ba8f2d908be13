"""The fighter's own assignment: sources in any order, and only what leaves the rest coverable. (CS-DEC-22)"""

import pytest

from eldertable.games.cultistorm.box.places import (
    BEFORE,
    DISCARD,
    HAND,
    OBJECT_DISCARD,
    OBJECTS,
    PICKED,
    SUPPLY,
)
from eldertable.games.cultistorm.rules.discarding import Onward
from eldertable.games.cultistorm.rules.fighting.assignment import Assign
from tests.rules.cultistorm.table import P2, P3, P4, P5, Storm, storm
from tests.support import rule


def facing(enemy: str, *people: str) -> Storm:
    """The first investigator stands alone before an enemy at Corbin Ironworks, with a target on it."""
    table = storm(*(people or ("FI", "HE", "SU"))).at(0, P3).cultists(P3, enemy).target(0, enemy)
    return table.at(1, P4).at(2, P5)


def assigning(table: Storm) -> Storm:
    """The fight has begun and the fighter wants to choose the sources."""
    return table.combat().play(table.state.legal()[0], "own assignment")


@rule("CS-DEC-22", "CS-RUL-123")
def test_cards_dice_and_charms_are_offered_for_whatever_symbol() -> None:
    table = assigning(
        facing("CU-S01").hand(0, "GN01.S", "GN09.S", "GN02.M", "GN03.F").dice(0, "S*").objects(0, "OB01")
    )
    assert table.options() == [
        "Shared Sigil: Star (Star)",
        "Shared Sigil: Moon (Moon)",
        "Shared Sigil: Flame (Flame)",
        "Loose Change (Star)",
        "Die: Star",
        "Die: any symbol",
        "Charm of the Star",
    ]
    table.play("any symbol", "Loose Change")
    assert table.options() == ["Shared Sigil: Moon (Moon)", "Shared Sigil: Flame (Flame)"]
    table.play("Shared Sigil: Moon", "Take the trophy")
    assert table.trophies_of(0) == "S"
    assert table.hand_of(0) == ["GN01.S", "GN03.F"]
    assert sorted(table.cards(DISCARD)) == ["FI GN02.M", "FI GN09.S"]


@rule("CS-DEC-22")
def test_of_two_sources_for_one_symbol_the_second_is_of_no_use_and_not_offered() -> None:
    table = assigning(facing("CU-S01").hand(0, "GN01.S", "GN03.F", "GN09.S").dice(0, "*"))
    table.play("Loose Change")
    assert table.options() == ["Shared Sigil: Flame (Flame)", "Die: any symbol"]


@rule("CS-DEC-22", "CS-RUL-123")
def test_a_die_that_is_spent_covers_no_second_symbol() -> None:
    table = assigning(facing("CU-S01").hand(0, "GN01.S", "GN02.M", "GN03.F").dice(0, "*"))
    table.play("any symbol")
    assert not table.offers("any symbol")


@rule("CS-DEC-22", "CS-RUL-123")
def test_two_orders_of_the_same_sources_end_in_the_same_position() -> None:
    ends = []
    for order in (("Star", "Moon", "Flame"), ("Flame", "Star", "Moon")):
        table = facing("CU-S01").hand(0, "GN01.S", "GN02.M", "GN03.F", "GN07.F").objects(0, "OB02")
        assigning(table).play(*[f"Shared Sigil: {symbol}" for symbol in order])
        ends.append(table.state.digest())
        assert table.asked == "ClaimTrophy"
    assert ends[0] == ends[1]


@rule("CS-DEC-22", "CS-RUL-093")
def test_nothing_is_used_before_all_symbols_are_covered_and_no_source_is_chosen_twice() -> None:
    table = assigning(facing("CU-S01").hand(0, "GN01.S", "GN02.M", "GN03.F").dice(0, "S*").objects(0, "OB01"))
    star = table.meaning("Shared Sigil: Star")
    table.play(star).play("any symbol")
    assert (table.dice_of(0), table.cards(OBJECTS), table.cards(DISCARD)) == ("S*", ["OB01.1"], [])
    assert table.refusal(star, 0)
    assert table.refusal(table.means("all-covered"), 0)


@rule("CS-DEC-22", "CS-RUL-093")
def test_ob14_throwing_knife_ignores_two_symbols_and_is_spent_once() -> None:
    table = assigning(facing("CU-S01").hand(0, "GN03.F").objects(0, "OB14.1"))
    assert table.options() == ["Shared Sigil: Flame (Flame)", "Throwing Knife"]
    table.play("Throwing Knife", "Take the trophy")
    assert (table.cards(OBJECTS), table.cards(OBJECT_DISCARD)) == ([], ["OB14.1"])
    assert table.trophies_of(0) == "S"


@rule("CS-DEC-22")
def test_ob06_ward_script_covers_two_of_a_symbol_at_once() -> None:
    table = assigning(facing("CU-S05").hand(0, "GN01.S", "GN02.M").objects(0, "OB06").dice(0, "S"))
    table.play("Ward-script", "Moon")
    assert table.options() == ["All symbols are covered", "Shared Sigil: Star (Star)", "Die: Star"]
    table.play("All symbols", "Take")
    assert (table.dice_of(0), table.hand_of(0)) == ("S", ["GN01.S"])


@rule("CS-DEC-22", "CS-RUL-123")
def test_fi_l2_read_the_feint_lets_one_card_count_as_any_symbol() -> None:
    table = assigning(facing("CU-S01").level(0, 2).hand(0, "GN04.W", "GN05.K", "GN02.M", "GN03.F"))
    assert table.options() == [
        "Shared Sigil: Moon (Moon)",
        "Shared Sigil: Flame (Flame)",
        "Shared Sigil: Wave (Wave)",
        "Shared Sigil: Key (Key)",
        "Hard Knuckles",
        "Read the Feint",
    ]
    table.play("(Key)")
    assert not table.offers("(Wave)")
    table.play("Read the Feint", "(Moon)", "(Flame)", "Take")
    assert table.hand_of(0) == ["GN04.W"]
    assert table.state.abilities_used[:3] == (0, 1, 0)


def covered() -> Storm:
    """A healer has covered every symbol of a Novice; a Trophy Hunter before her would bring a second trophy."""
    table = facing("CU-S01", "HE", "FI", "SU").before(0, 1, "FI06.K").hand(0, "GN01.S", "GN02.M", "GN03.F")
    return assigning(table).play("(Star)", "(Moon)")


@rule("CS-DEF-01", "CS-RUL-097", "CS-DEC-23")
@pytest.mark.parametrize(("answer", "trophies"), [("Leave the trophy", ""), ("Take the trophy", "SS")])
def test_with_the_own_assignment_too_the_trophy_may_be_left(answer: str, trophies: str) -> None:
    table = covered()
    assert table.options() == ["Leave the trophy", "Take the trophy"]
    assert table.hand_of(0) == ["GN01.S", "GN02.M", "GN03.F"]
    table.play(answer)
    assert (table.trophies_of(0), table.hand_of(0), table.column(P3)) == (trophies, [], [])


@rule("CS-DEF-02", "CS-DEC-23")
def test_with_the_own_assignment_nobody_is_asked_about_a_trophy_that_is_not_there() -> None:
    table = facing("CU-S01").trophies(1, "SSSSSSSS").hand(0, "GN01.S", "GN02.M", "GN03.F")
    assigning(table).play("(Star)", "(Moon)")
    assert (table.asked, table.column(P3)) == ("Prepare", [])


def two_knives() -> Storm:
    """A healer with a Star and two Throwing Knives against a Novice with four symbols."""
    return facing("CU-S01").cultist_die(P3, "K").hand(0, "GN01.S").objects(0, "OB14.1", "OB14.2")


@rule("CS-RUL-093", "CS-RUL-123")
def test_ob14_two_throwing_knives_that_are_both_needed_are_both_spent() -> None:
    table = two_knives().combat().play("Novice", "Win")
    assert (table.cards(OBJECTS), table.cards(OBJECT_DISCARD)) == ([], ["OB14.1", "OB14.2"])


@rule("CS-DEC-22")
def test_ob14_two_throwing_knives_ignore_four_symbols() -> None:
    table = assigning(two_knives())
    assert table.options() == ["Shared Sigil: Star (Star)", "Throwing Knife"]
    table.play("Throwing Knife")
    assert table.options() == ["Shared Sigil: Star (Star)", "Throwing Knife"]
    table.play("Throwing Knife", "All symbols", "Take")
    assert table.hand_of(0) == ["GN01.S"]
    assert (table.cards(OBJECTS), table.cards(OBJECT_DISCARD)) == ([], ["OB14.1", "OB14.2"])


@rule("CS-DEC-22", "CS-RUL-093")
def test_ob14_of_two_throwing_knives_one_is_kept_if_one_is_enough() -> None:
    table = two_knives().hand(0, "GN02.M")
    assigning(table).play("(Star)", "(Moon)", "All symbols", "Take")
    assert (table.cards(OBJECTS), table.cards(OBJECT_DISCARD)) == (["OB14.2"], ["OB14.1"])


@rule("CS-DIE-10", "CS-DEC-22")
def test_ga_l3_double_down_covers_two_with_one_die_and_is_used_up() -> None:
    table = assigning(
        facing("CU-S05", "GA", "HE", "SU").level(0, 3).hand(0, "GN01.S", "GN02.M").dice(0, "SS")
    )
    assert table.options() == [
        "Shared Sigil: Star (Star)",
        "Shared Sigil: Moon (Moon)",
        "Die: Star",
        "Die, doubled: Star",
    ]
    table.play("doubled", "Take")
    assert (table.dice_of(0), table.hand_of(0)) == ("S", ["GN01.S"])
    assert table.state.abilities_used[2] == 1


@rule("CS-DEC-22", "CS-CMP-28")
def test_me05_offering_pays_a_trophy_of_the_symbol_it_covers() -> None:
    table = facing("CU-S05", "FI", "ME", "SU").trophies(0, "SM").before(0, 1, "ME05.S").hand(0, "GN02.M")
    assigning(table)
    assert table.options() == [
        "Shared Sigil: Moon (Moon)",
        "Offering (Star) from Odile Sarro",
        "a Star trophy",
    ]
    table.play("Star trophy", "Offering", "Take")
    assert table.trophies_of(0) == "SM"
    assert table.trophies_of(SUPPLY).count("S") == 7
    assert "Sgt. Roscoe Tillman returns a Star trophy." in table.told()
    assert (table.cards(BEFORE), table.cards(DISCARD + 1)) == ([], ["ME ME05.S"])


@rule("CS-DEC-22", "CS-CMP-28")
def test_me05_offering_pays_a_trophy_of_the_last_symbol_too() -> None:
    table = facing("CU-K05", "FI", "ME", "SU").trophies(0, "KM").before(0, 1, "ME05.S").hand(0, "GN01.S")
    assigning(table)
    assert table.options() == [
        "Shared Sigil: Star (Star)",
        "Offering (Star) from Odile Sarro",
        "a Key trophy",
    ]
    table.play("Key trophy", "Offering", "Take")
    assert (table.trophies_of(0), table.trophies_of(SUPPLY).count("K")) == ("MK", 7)


@rule("CS-RUL-060", "CS-RUL-124")
def test_a_source_that_would_kill_is_not_offered() -> None:
    table = facing("CU-S01").hand(0, "GN01.S", "GN02.M").objects(0, "OB18.1").mad(0, 4)
    assert table.combat().play("Novice").options() == ["Give up"]
    mild = facing("CU-S01").hand(0, "GN01.S", "GN02.M").objects(0, "OB18.1").mad(0, 3)
    assert assigning(mild).play("Gnawed Tome", "(Moon)", "Take").state.mad[0] == 4


@rule("CS-RUL-116", "CS-DEC-22")
@pytest.mark.parametrize(
    "answers",
    [("own assignment", "Shared Sigil: Star", "Shared Sigil: Moon", "Shared Sigil: Flame"), ("Win",)],
)
def test_with_closed_hands_all_see_what_is_used_in_a_fight(answers: tuple[str, ...]) -> None:
    table = storm("HE", "FI", "SU", open_hands=False).at(0, P3).cultists(P3, "CU-S01").target(0, "CU-S01")
    table.at(1, P4).at(2, P5).before(0, 1, "FI05.M")
    table.hand(0, "GN01.S", "GN02.M", "GN03.F", "GN07.F").combat().play("Novice", *answers)
    for seed in range(10):
        world = table.game.determinize(table.state, 1, seed)
        seen = [card % 21 for card in world.zones[HAND] + world.zones[DISCARD]]
        assert {0, 1} <= set(seen)
        while type(world.decision).__name__ in ("Assign", "ClaimTrophy", "SecondWind"):
            world.play(world.legal()[0])


@rule("CS-RUL-116", "CS-DEC-22")
def test_with_closed_hands_others_see_only_how_many_cards_are_chosen_before_all_is_covered() -> None:
    table = storm("HE", "FI", "SU", open_hands=False).at(0, P3).cultists(P3, "CU-S01").target(0, "CU-S01")
    table.at(1, P4).at(2, P5).hand(0, "GN01.S", "GN02.M", "GN03.F", "GN07.F").combat()
    table.play("Novice", "own assignment", "Shared Sigil: Star")
    chosen = {table.game.determinize(table.state, 1, seed).zones[PICKED] for seed in range(10)}
    assert len(chosen) > 1
    assert {len(cards) for cards in chosen} == {1}


# --- cards that come back ------------------------------------------------------------------------------------------


def winded() -> Storm:
    """A healer with Second Wind before her has just won with three cards."""
    table = facing("CU-S01", "HE", "FI", "SU").before(0, 1, "FI05.M").hand(0, "GN01.S", "GN02.M", "GN03.F")
    return table.combat().play("Novice", "Win")


@rule("CS-DEC-21", "CS-ICO-02")
def test_fi05_second_wind_may_be_left_unused() -> None:
    table = winded()
    assert table.options()[0] == "Take none back"
    table.play("Take none back")
    assert (table.state.mad[0], table.hand_of(0)) == (0, [])
    assert len(table.cards(DISCARD)) == 3


@rule("CS-DEC-21", "CS-ICO-02")
@pytest.mark.parametrize("order", [("Flame", "Star"), ("Star", "Flame")])
def test_fi05_second_wind_takes_up_to_two_back_in_any_order(order: tuple[str, str]) -> None:
    table = winded().play(f"({order[0]})")
    assert (table.state.mad[0], table.hand_of(0)) == (0, [])
    left = sorted(f"Shared Sigil: {one} ({one})" for one in (order[1], "Moon"))
    assert (table.options()[0], sorted(table.options()[1:])) == ("Take 1 card back", left)
    table.play(f"({order[1]})")
    assert (table.state.mad[0], table.hand_of(0)) == (1, ["GN01.S", "GN03.F"])
    assert table.cards(DISCARD + 1) == ["FI FI05.M"]


@rule("CS-DEC-21", "CS-ICO-02")
def test_fi05_second_wind_takes_nothing_back_that_was_not_fought_with() -> None:
    table = winded()
    other = str(table.state.in_deck(table._own(0, "GN04.W")))
    assert table.refused("take-back", other, seat=0) == "CS-DEC-21"


@rule("CS-DEC-21", "CS-ICO-02")
def test_fi05_second_wind_may_take_one_back_and_costs_insanity_once() -> None:
    table = winded().play("(Flame)", "Take 1 card back")
    assert (table.state.mad[0], table.hand_of(0)) == (1, ["GN03.F"])


@rule("CS-DEC-21", "CS-RUL-060")
def test_fi05_second_wind_is_not_offered_to_whom_it_would_kill() -> None:
    table = facing("CU-S01", "HE", "FI", "SU").before(0, 1, "FI05.M").hand(0, "GN01.S", "GN02.M", "GN03.F")
    table.mad(0, 4).combat().play("Novice", "Win")
    assert table.asked != "SecondWind"
    assert table.hand_of(0) == []


@rule("CS-RUL-124", "CS-RUL-125", "CS-RUL-126")
@pytest.mark.parametrize(("card", "crystals"), [("TE05", 1), ("TE07", 2)])
def test_what_a_defeated_cultist_brings_finds_the_cards_used_no_longer_in_the_hand(
    card: str, crystals: int
) -> None:
    table = storm("FI", "HE", "SU", gaunt_choir=True).at(0, P3).at(1, P4).at(2, P5).cultists(P3, "GC2")
    table.target(0, "GC2").hand(0, "GN02.M", "GN06.M", "GN05.K", "GN01.S").next_cultists("GC5")
    table.terror_card(0, card, crystals=crystals).combat().play("Hollow Twin", "Win")
    assert table.hand_of(0) == []
    assert sorted(table.cards(DISCARD)) == ["FI GN01.S", "FI GN02.M", "FI GN05.K", "FI GN06.M"]


@rule("CS-RUL-116")
def test_in_an_imagined_world_where_the_cards_laid_aside_cannot_win_they_are_hand_cards_again() -> None:
    table = (
        storm("HE", "FI", "SU", open_hands=False).at(0, P3).cultists(P3, "CU-F01").hand(0, "GN01.S", "GN02.M")
    )
    state = table.state
    state.pick_from_hand(state.zones[HAND][0], 0)
    enemy = state.agreed.content.cultists.ids.index("CU-F01")
    state.phase = 5
    table.run(Assign(0, enemy), Onward())
    assert state.stuck
    assert len(table.hand_of(0)) == 1
    state.apply(Assign.ANSWERS.size)
    assert table.hand_of(0) == ["GN01.S", "GN02.M"]
    assert state.zones[PICKED] == ()


# --- order ----------------------------------------------------------------------------------------------------------


@rule("CS-CMB-02", "CS-CMB-03", "CS-RUL-129")
def test_combat_goes_from_place_one_clockwise_and_those_on_a_place_choose_their_order() -> None:
    table = storm("HE", "FI", "SU").at(0, P4).at(1, P2).at(2, P4)
    table.cultists(P2, "CU-S01").cultists(P4, "CU-M01", "CU-F01")
    table.target(0, "CU-M01").target(1, "CU-S01").target(2, "CU-F01").combat()
    assert (table.asked, table.state.speaker) == ("ChooseFight", 1)
    table.play("Do not fight")
    assert (table.asked, table.state.speaker) == ("NowOrLater", 0)
    table.play("Later")
    assert (table.asked, table.state.speaker) == ("NowOrLater", 2)
    table.play("Now")
    assert (table.asked, table.state.speaker) == ("ChooseFight", 2)
    table.play("Do not fight")
    assert (table.asked, table.state.speaker) == ("ChooseFight", 0)


# --- content of one's own ---------------------------------------------------------------------------------------------


@rule("CS-ICO-02", "CS-RUL-059", "CS-DEC-31")
def test_an_insanity_icon_on_a_preparation_support_strikes_each_who_uses_it() -> None:
    bitter = {"actions": {"action": [{"id": "SU01", "icons": "Ic"}]}}
    table = (
        storm("SU", "FI", "GA", content=bitter).level(0, 2).hand(0, "SU01.S", "SU01.M").mad(1, 3).prepare()
    )
    table.play("Relay Message (Star) for Sgt", "Felix")
    assert table.state.mad[:3] == [0, 4, 1]
    assert not table.offers("Relay Message (Moon) for Sgt", 0)
    assert table.play("Relay Message (Moon) for Felix", seat=0).state.mad[:3] == [0, 4, 2]
