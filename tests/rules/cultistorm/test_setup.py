"""Setup, information, options, and what holds for whole games."""

import pytest

from eldertable.games.cultistorm.box.places import (
    BOX,
    CIRCLE,
    COLUMN,
    CULTIST_DECK,
    DECK,
    DISCARD,
    EYE,
    HAND,
    OBJECT_DECK,
    OBJECTS,
    PICKED,
    REMOVED,
    SUPPLY,
    TERROR_DECK,
    bottom_of,
)
from eldertable.games.cultistorm.rules.phases.update import UpdatePhase
from eldertable.games.cultistorm.rules.setup import KeepStart
from eldertable.games.cultistorm.rules.turn import EndTurn, Turn
from eldertable.games.cultistorm.table.fields import EXHAUSTED
from eldertable.kernel import BadOption
from eldertable.kernel.dice import Dice
from tests.rules.cultistorm.table import P1, Storm, new_game, storm, the_game
from tests.support import rule


@rule("CS-OVR-01", "CS-OVR-02", "CS-RUL-001")
def test_three_to_five_play_and_others_only_with_the_rules_for_them() -> None:
    assert the_game().seats == (1, 2, 3, 4, 5, 6)
    with pytest.raises(BadOption):
        the_game().new(seed=0, seats=2, options={"lonely": "off"})
    with pytest.raises(BadOption):
        the_game().new(seed=0, seats=6, options={"overlord": False})
    with pytest.raises(BadOption):
        the_game().new(seed=0, seats=7)


@rule("CS-OVR-01")
def test_a_storm_that_is_broken_off_is_won_by_nobody() -> None:
    assert the_game().ahead(new_game().state, (0, 1)) == []


@rule("CS-SET-02", "CS-RUL-002", "CS-CMP-04")
def test_five_locations_one_of_each_symbol() -> None:
    for seed in range(5):
        state = new_game(seed=seed).state
        assert sorted(state.symbol_of(place) for place in range(5)) == [0, 1, 2, 3, 4]


@rule("CS-SET-04", "CS-SET-05", "CS-CMP-25", "CS-RUL-010")
@pytest.mark.parametrize(("seats", "deck"), [(3, 45), (4, 50), (5, 55)])
def test_the_cultist_deck_fits_the_number_of_players(seats: int, deck: int) -> None:
    state = new_game(seats).state
    assert state.deck_size(CULTIST_DECK) + 5 == deck
    assert [len(state.zones[COLUMN + place]) for place in range(5)] == [1] * 5


@rule("CS-SPC-01", "CS-RUL-012")
def test_the_choir_replaces_seven_cards_unseen() -> None:
    table = new_game(gaunt_choir=True)
    assert len(table.state.zones[REMOVED]) == 7
    assert table.state.deck_size(CULTIST_DECK) + 5 == 45
    assert all(not table.state.marks[card] for card in table.state.zones[REMOVED])


@rule("CS-SET-06", "CS-RUL-003", "CS-SET-22", "CS-RUL-008", "CS-RUL-009")
def test_the_marker_and_the_investigators_start_from_place_one() -> None:
    state = new_game().state
    assert state.marker == P1
    assert state.place[:3] == [0, 1, 2]


@rule("CS-SET-07", "CS-RUL-005", "CS-DEC-01", "CS-CMP-06", "CS-OVR-03")
def test_each_investigator_exists_once() -> None:
    table = new_game()
    assert len(table.options()) == 6
    assert len(table.play("Felix").options()) == 5
    with pytest.raises(BadOption):
        new_game(investigators=["HE", "HE", "GA"])


@rule("CS-SET-08", "CS-CMP-14")
def test_everybody_has_21_cards_of_their_own() -> None:
    table = storm()
    for seat in range(3):
        cards = [card for zone in range(3 * seat, 3 * seat + 3) for card in table.cards(zone)]
        assert len(cards) == 21


@rule("CS-SET-09", "CS-RUL-007")
def test_everybody_is_dealt_two_objects_before_anyone_chooses() -> None:
    table = new_game(investigators=["HE", "FI", "GA"], seed=3)
    assert table.asked == "KeepStart"
    assert [len(table.state.zones[OBJECTS + seat]) for seat in range(3)] == [2, 2, 2]
    assert table.state.deck_size(OBJECT_DECK) == 40 - 6


def choosing(*objects: str, **options: int) -> Storm:
    """The second investigator is dealt these objects."""
    return storm(**options).objects(1, *objects).run(KeepStart(1))


@rule("CS-SET-10", "CS-SET-13", "CS-RUL-006", "CS-DEC-02")
@pytest.mark.parametrize(("kept", "back"), [("OB01", "OB02"), ("OB02", "OB01")])
def test_one_of_two_objects_is_kept_and_the_other_goes_back_into_the_deck(kept: str, back: str) -> None:
    table = choosing("OB01", "OB02")
    assert (table.state.speaker, table.options()) == (1, ["Charm of the Star", "Charm of the Moon"])
    table.play({"OB01": "Charm of the Star", "OB02": "Charm of the Moon"}[kept])
    assert table.cards(OBJECTS + 1) == [f"{kept}.1"]
    assert table.state.deck_size(OBJECT_DECK) == 39
    assert f"{back}.1" in table.cards(OBJECT_DECK + 1)


@rule("CS-SET-10")
def test_of_two_equal_objects_one_is_kept_without_a_question() -> None:
    table = choosing("OB11.1", "OB11.2")
    assert (table.asked, table.cards(OBJECTS + 1)) == ("Prepare", ["OB11.1"])


@rule("CS-SET-09", "CS-RSH-12")
def test_with_two_starting_objects_both_are_kept_but_no_second_copy_of_some() -> None:
    assert choosing("OB01", "OB02", starting_objects=2).cards(OBJECTS + 1) == ["OB01.1", "OB02.1"]
    assert choosing("OB11.1", "OB11.2", starting_objects=2).cards(OBJECTS + 1) == ["OB11.1", "OB11.2"]
    assert choosing("OB12.1", "OB12.2", starting_objects=2).cards(OBJECTS + 1) == ["OB12.1"]
    assert choosing("OB12.1", "EV01.1", starting_objects=2).cards(OBJECTS + 1) == ["OB12.1"]


@rule("CS-SET-11", "CS-SET-12")
def test_events_dealt_in_setup_have_no_effect_and_are_not_replaced() -> None:
    both = choosing("EV03.1", "EV01.1")
    assert both.cards(OBJECTS + 1) == []
    assert both.state.mad[1] == 0
    assert both.state.cultists_on_board() == 0
    assert both.state.deck_size(OBJECT_DECK) == 40
    one = choosing("EV03.1", "OB05")
    assert (one.asked, one.cards(OBJECTS + 1)) == ("Prepare", ["OB05.1"])
    assert one.state.deck_size(OBJECT_DECK) == 39


@rule("CS-SET-18", "CS-SET-19", "CS-SET-20", "CS-SET-21", "CS-CMP-03", "CS-RUL-013")
@pytest.mark.parametrize("places", [4, 5, 6])
def test_the_terror_circle(places: int) -> None:
    state = new_game(terror_places=places).state
    assert [len(state.zones[CIRCLE + at]) for at in range(5)] == [1] * (places - 1) + [0] * (6 - places)
    assert len(state.zones[bottom_of(TERROR_DECK)]) == 1
    assert len(state.zones[EYE]) == 1
    assert state.terror == places - 1
    assert state.crystals[places - 1] == 1


@rule("CS-SET-21")
def test_the_terror_marker_may_start_ahead_and_has_then_passed_the_shield_once() -> None:
    state = new_game(terror_ahead=3, endgame_crystals=2).state
    assert (state.terror, state.crystals) == (2, (0, 0, 0, 0, 2, 0))
    assert (new_game().state.circles, state.circles) == (0, 1)


@rule("CS-SET-21")
def test_the_terror_marker_starts_less_than_once_around_the_circle() -> None:
    assert new_game(terror_ahead=4).state.terror == 3
    with pytest.raises(BadOption, match="terror_ahead: less than once around the terror circle"):
        new_game(terror_ahead=4, terror_places=4)


@rule("CS-CMP-36")
def test_a_terror_card_shows_its_number_and_nothing_else() -> None:
    table = new_game(investigators=["HE", "FI", "GA"])
    view = table.game.view(table.state, 0)
    assert view["zones"]["circle 0"][0].startswith("Terror card ")


@rule("CS-RUL-116")
def test_hands_are_open_unless_agreed() -> None:
    for open_hands in (True, False):
        table = storm(open_hands=open_hands).hand(1, "GN01.S").prepare()
        assert ("GN01.S" in str(table.game.view(table.state, 0)["zones"]["hand 1"])) is open_hands
        assert "GN01.S" in str(table.game.view(table.state, 1)["zones"]["hand 1"])


@rule("CS-UPD-01", "CS-RUL-047", "CS-DEC-03", "CS-UPD-02")
def test_kept_cards_may_be_discarded_before_the_hand_is_filled_to_four() -> None:
    table = storm().hand(0, "GN01.S", "GN02.M").run(UpdatePhase()).play("Moon", "Discard 1 card")
    assert len(table.hand_of(0)) == 4
    assert "HE GN02.M" in table.cards(DISCARD)


@rule("CS-UPD-01", "CS-DEC-03")
def test_kept_cards_are_discarded_in_any_order_and_only_when_the_choice_is_closed() -> None:
    ends = []
    for order in (("Wave", "Star"), ("Star", "Wave")):
        table = storm().hand(0, "GN01.S", "GN02.M", "GN04.W").run(UpdatePhase()).play(order[0])
        assert table.cards(DISCARD) == []
        assert len(table.options()) == 3
        table.play(order[1], "Discard 2 cards")
        assert sorted(table.cards(DISCARD)) == ["HE GN01.S", "HE GN04.W"]
        ends.append(table.state.digest())
    assert ends[0] == ends[1]


@rule("CS-UPD-01", "CS-RUL-116")
def test_of_kept_cards_in_a_closed_hand_others_see_only_that_some_are_laid_aside() -> None:
    table = storm(open_hands=False).hand(0, "GN01.S", "GN02.M", "GN04.W").run(UpdatePhase()).play("Wave")
    others = {table.game.determinize(table.state, 1, seed).zones[PICKED] for seed in range(10)}
    assert len(others) > 1
    assert {len(cards) for cards in others} == {1}
    again = table.game.determinize(table.state, 0, 3)
    assert again.zones[PICKED] == table.state.zones[PICKED]


@rule("CS-UPD-01", "CS-DEC-03")
def test_a_card_is_laid_aside_once() -> None:
    table = storm().hand(0, "GN01.S", "GN02.M").run(UpdatePhase())
    star = table.meaning("Star")
    table.play(star)
    assert table.refusal(star, 0)


@rule("CS-UPD-03")
def test_in_the_first_turn_everybody_draws_four() -> None:
    table = new_game(investigators=["HE", "FI", "GA"], seed=3)
    while table.asked == "KeepStart":
        table.play(table.state.legal()[0])
    assert [len(table.state.zones[HAND + seat]) for seat in range(3)] == [4, 4, 4]


@rule("CS-RUL-045", "CS-RUL-046")
def test_an_empty_deck_is_made_anew_from_the_own_discard_pile() -> None:
    table = storm().discard_deck(DECK, DISCARD)
    assert len(table.run(UpdatePhase()).hand_of(0)) == 4


@rule("CS-RUL-114")
def test_the_sixtieth_turn_is_the_last() -> None:
    table = storm()
    table.state.turn = 60
    assert table.run(EndTurn()).state.ended == EXHAUSTED


@rule("CS-TRN-01", "CS-TRN-02")
def test_six_phases_come_in_order_and_then_the_next_turn() -> None:
    table = storm()
    waiting = len(table.state.agenda)
    Turn().run(table.state)
    names = [type(step).__name__ for step in table.state.agenda[waiting:] if type(step).__name__ != "Onward"]
    assert names == [
        "CultistPhase",
        "UpdatePhase",
        "TerrorPhase",
        "Preparation",
        "Combat",
        "Sealing",
        "EndTurn",
    ]


def test_random_play_ends_and_everything_is_accounted_for() -> None:
    for seed in range(3):
        table = new_game(4, seed)
        dice = Dice(seed)
        while not table.state.over:
            legal = table.state.legal()
            table.play(legal[dice.roll(len(legal))])


LEVELS_BY_SEATS = [
    ("easy", False, 2, (25, 25, 18, 20, 21)),
    ("normal", False, 1, (25, 25, 16, 17, 19)),
    ("hard", True, 1, (23, 16, 16, 17, 18)),
    ("grim", True, 1, (20, 14, 14, 15, 17)),
]


@pytest.mark.parametrize(("level", "choir", "objects", "advances"), LEVELS_BY_SEATS)
def test_four_levels_of_difficulty(level: str, choir: bool, objects: int, advances: tuple[int, ...]) -> None:
    for seats, wanted in enumerate(advances, start=1):
        agreed = the_game().new(seats, 1, preset=level).agreed
        assert (bool(agreed.special_sects), agreed.starting_objects) == (choir, objects)
        assert agreed.terror_places * (6 - agreed.crystals) - agreed.terror_ahead == wanted


def test_without_a_level_the_game_is_as_printed() -> None:
    agreed = the_game().new(4, 1).agreed
    assert (bool(agreed.special_sects), agreed.starting_objects, agreed.terror_places) == (False, 1, 5)
    assert (agreed.crystals, agreed.terror_ahead) == (1, 0)


def test_the_box_holds_what_is_not_in_the_game() -> None:
    assert len(storm().state.zones[BOX]) == 3 * 21 + 10 + 7


@rule("CS-CMP-26", "CS-SET-14")
def test_there_are_eight_trophies_of_each_kind() -> None:
    assert storm().trophies_of(SUPPLY) == "S" * 8 + "M" * 8 + "F" * 8 + "W" * 8 + "K" * 8


@rule("CS-SET-15", "CS-SET-16")
def test_the_side_reserve_is_what_is_left_of_eight_dice() -> None:
    table = storm().dice(0, "SSSS").pool("MMM")
    assert table.state.side_reserve() == 1
    table.dice(1, "K")
    assert not table.hand(0, "GN09.S").prepare().offers("Loose Change")
