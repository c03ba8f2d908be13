"""Game setup: who is first, which districts are in play, colours, stacks, the Initial Setup card, the first Sites."""

from typing import Any

import pytest

from eldertable.games.rise_of_the_cults.box.cards import ACTIONS, GUARDIANS, LANES, LEVELS
from eldertable.games.rise_of_the_cults.game import RiseOfTheCults
from eldertable.games.rise_of_the_cults.rules.setup import PlaceStack
from eldertable.games.rise_of_the_cults.table.fields import (
    BOX,
    CITY_DECK,
    DECK,
    DISORGANIZATION,
    HAND,
    NOWHERE,
    OFFER,
    STACKS,
    SUPPLY,
    deck_of,
)
from eldertable.kernel import IllegalAnswer
from tests.rules.rise_of_the_cults.table import (
    BLUE,
    DOWNTOWN,
    GREEN,
    NORTHSIDE,
    RED,
    RIVERTOWN,
    UPTOWN,
    YELLOW,
    RiseTable,
    at,
    setting_up,
    stack_at,
)
from tests.support import rule

NAMES = ("downtown", "rivertown", "uptown", "northside")


def laid_out(seats: int, seed: int = 1, **options: Any) -> RiseTable:
    """A new game with the printed stacks, at the question for the first Cult Site."""
    table = setting_up(seats, seed, layout="printed", **options)
    return table.skip("LeaveOut")


def first_options(table: RiseTable) -> list[tuple[int, str, list[str]]]:
    """Every question up to the first Cult Site (who, what, options), each answered with its first option."""
    asked = []
    while table.asked != "FirstSite":
        assert table.speaker is not None
        asked.append((table.speaker, table.asked, table.options()))
        table.play(table.state.legal()[0])
    return asked


# --- the empty board ----------------------------------------------------------------------------------------


@rule("ROTC-CMP-02", "ROTC-SET-07", "ROTC-SET-08", "ROTC-CMP-04", "ROTC-SET-20")
def test_a_new_table_has_full_supplies_and_nothing_else() -> None:
    table = setting_up(3, first="2")
    assert table.game.view(table.state, 1)["fields"] == {
        "round": 1,
        "first": "1",
        "left_out": "rivertown",
        "city": "none",
        "setup_card": -1,
        "objective": -1,
        "colour": {"0": "green", "1": "yellow", "2": "blue", "3": -1},
        "rituals": {
            f"supply {side} {level}": n for side in "012" for level, n in (("I", 2), ("II", 2), ("III", 1))
        },
        "sites": {"supply 0": 4, "supply 1": 4, "supply 2": 4},
        "dominance": {"supply 0": 8, "supply 1": 8, "supply 2": 8},
        "track": {},
        "arrived": {},
        "sanity": {},
        "stack_kind": {f"{name} {lane}": -1 for name in NAMES for lane in ("guardians", "actions")},
        "markers": {"0": 4, "1": 4, "2": 4},
        "plans": [],
        "plans_done": {},
        "tokens": {},
        "fist": {"1": 0},
        "faces": {},
        "attack": {},
        "thugs_shown": {},
        "used": [],
        "acquired": [],
    }


@rule("ROTC-SET-09", "ROTC-SET-10", "ROTC-SET-14", "ROTC-SET-06", "ROTC-GEN-01", "ROTC-CMP-12")
def test_cards_are_sorted_into_decks_offer_and_disorganization() -> None:
    table = setting_up(2)
    own = ["S1"] * 3 + ["S2"] * 3 + ["S3"] * 2 + ["S4"] * 2
    assert table.cards(DECK + 1) == [*own, "SG", "SG"]
    assert table.cards(DECK + 3 + 1) == [*own, "SY", "SY"]
    assert table.cards(BOX) == [*own, "SB", "SB", *own, "SR", "SR"]
    kinds = ["G1", "G2", "G3", "G4", "G5", "A1", "A2", "A3", "A4", "A5"]
    assert table.cards(OFFER) == [kind for kind in kinds for _ in range(7)]
    assert table.cards(DISORGANIZATION) == ["X1"] * 20
    assert table.cards(CITY_DECK + 1) == [f"C{n:02}" for n in range(1, 13)]
    hidden = [*table.state.zones[deck_of(0) + 1], *table.state.zones[CITY_DECK + 1]]
    assert all(table.state.marks[card] == 0 for card in hidden)
    assert table.game.audit(table.state) == []


@rule("ROTC-SET-20")
def test_nobody_starts_with_cards_in_hand_or_tokens() -> None:
    table = laid_out(4)
    assert [table.hand_of(side) for side in range(4)] == [[], [], [], []]
    assert [table.tokens_of(side) for side in range(4)] == [(0, 0, 0)] * 4


# --- the First Cultist --------------------------------------------------------------------------------------


@rule("ROTC-RUL-02")
def test_the_first_cultist_is_random_from_the_seed() -> None:
    found = {setting_up(3, seed).state.first for seed in range(20)}
    assert found == {0, 1, 2}
    assert {setting_up(2, seed).state.first for seed in range(20)} == {0, 1}


@rule("ROTC-RUL-02", "ROTC-DEC-01")
def test_the_first_cultist_may_be_agreed() -> None:
    for number in (1, 2, 3, 4):
        table = setting_up(4, first=str(number))
        assert table.state.first == number - 1
        assert table.told()[0] == f"{('Green', 'Yellow', 'Blue', 'Red')[number - 1]} is the First Cultist."


@rule("ROTC-SST-10")
def test_alone_there_is_no_first_cultist_marker() -> None:
    table = setting_up(1)
    assert table.state.first == 0
    assert table.told() == ["Rivertown is out of the game."]


# --- the district left out ----------------------------------------------------------------------------------


@rule("ROTC-SET-02", "ROTC-EDI-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_in_the_english_edition_rivertown_is_left_out(seats: int) -> None:
    table = setting_up(seats, edition="en")
    assert table.asked == "PlaceStack"
    assert table.state.left_out == RIVERTOWN
    assert table.state.districts_in_play() == [DOWNTOWN, UPTOWN, NORTHSIDE]
    assert table.told()[1:] == ["Rivertown is out of the game."]


@rule("ROTC-SET-03", "ROTC-RUL-03", "ROTC-EDI-03", "ROTC-DEC-02")
@pytest.mark.parametrize("seats", [2, 3])
def test_in_the_polish_edition_the_first_cultist_leaves_a_district_out(seats: int) -> None:
    table = setting_up(seats, edition="pl", first="2")
    assert (table.asked, table.speaker) == ("LeaveOut", 1)
    assert table.options() == ["Downtown", "Rivertown", "Uptown", "Northside"]
    table.told()
    table.play("Uptown")
    assert table.told() == ["Uptown is out of the game."]
    assert table.state.districts_in_play() == [DOWNTOWN, RIVERTOWN, NORTHSIDE]
    assert table.asked == "PlaceStack"


@rule("ROTC-SET-04")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_four_players_use_all_districts(edition: str) -> None:
    table = setting_up(4, edition=edition, left_out="uptown")
    assert table.asked == "PlaceStack"
    assert table.state.left_out == NOWHERE
    assert table.state.districts_in_play() == [DOWNTOWN, RIVERTOWN, UPTOWN, NORTHSIDE]
    assert [word for word in table.told() if "out of the game" in word] == []


@rule("ROTC-SST-02", "ROTC-EDI-03")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_alone_rivertown_is_left_out_in_both_editions(edition: str) -> None:
    assert setting_up(1, edition=edition, left_out="uptown").state.left_out == RIVERTOWN


@rule("ROTC-RUL-03", "ROTC-EDI-03")
def test_the_table_may_agree_on_the_district_left_out() -> None:
    assert setting_up(2, left_out="northside").state.left_out == NORTHSIDE
    assert setting_up(3, edition="pl", left_out="downtown").state.left_out == DOWNTOWN
    assert setting_up(2, edition="en", left_out="choose").asked == "LeaveOut"
    found = {setting_up(2, seed, edition="pl", left_out="random").state.left_out for seed in range(30)}
    assert found == {DOWNTOWN, RIVERTOWN, UPTOWN, NORTHSIDE}


@rule("ROTC-RUL-05", "ROTC-RUL-08")
def test_nothing_is_placed_in_the_district_left_out() -> None:
    table = setting_up(2, edition="pl", setup="I4")
    table.play("Uptown").skip("PlaceStack")
    state = table.state
    assert table.asked == "FirstSite"
    assert table.options() == ["Downtown", "Rivertown", "Northside"]
    assert (state.sanity[UPTOWN], state.track[UPTOWN], state.arrived[UPTOWN]) == (0, 0, 0)
    assert state.zones[stack_at(UPTOWN, GUARDIANS)] == state.zones[stack_at(UPTOWN, ACTIONS)] == ()
    assert state.stack_kind[UPTOWN * LANES : (UPTOWN + 1) * LANES] == (-1, -1)
    assert (state.sanity[DOWNTOWN], state.track[DOWNTOWN], state.arrived[DOWNTOWN]) == (2, 2, 1)
    assert not state.free_field(UPTOWN)


# --- Ritual fields ------------------------------------------------------------------------------------------


@rule("ROTC-SET-05", "ROTC-BRD-03", "ROTC-BRD-05", "ROTC-RUL-04", "ROTC-SST-03")
@pytest.mark.parametrize("edition", ["en", "pl"])
@pytest.mark.parametrize(("seats", "limit"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_the_player_count_closes_ritual_fields_of_every_district(
    seats: int, limit: int, edition: str
) -> None:
    state = laid_out(seats, edition=edition, left_out="rivertown").state
    for side in range(state.table.sides):  # the NPC's first Rituals go back
        state.rituals[at(SUPPLY, side) * LEVELS : (at(SUPPLY, side) + 1) * LEVELS] = [2, 2, 1]
    state.rituals[: SUPPLY * 12] = [0] * (SUPPLY * 12)
    for district in state.districts_in_play():
        sides = [side for side in range(state.table.sides) for _ in range(2)]
        placed = 0
        while state.free_field(district):
            state.place_ritual(sides[placed % len(sides)], 1 + placed // len(sides), district, "")
            placed += 1
        assert placed == limit


# --- colours ------------------------------------------------------------------------------------------------


@rule("ROTC-RUL-01")
def test_colours_are_fixed_in_seat_order_by_default() -> None:
    assert setting_up(2).state.colour == (GREEN, YELLOW, -1, -1)
    assert setting_up(4, first="3").state.colour == (GREEN, YELLOW, BLUE, RED)


@rule("ROTC-RUL-01", "ROTC-SET-08")
def test_agreed_colours_bring_the_cards_of_the_colour() -> None:
    table = setting_up(3, colours=["red", "blue", "green"])
    assert table.state.colour == (RED, BLUE, GREEN, -1)
    assert [table.cards(deck_of(side) + 1)[-1] for side in range(3)] == ["SR", "SB", "SG"]
    assert table.cards(BOX).count("SY") == 2


@rule("ROTC-RUL-01", "ROTC-DEC-26")
def test_seats_choose_colours_clockwise_from_the_first_cultist() -> None:
    table = setting_up(3, choose_colours=True, first="2", colours=["red", "blue", "green"])
    assert (table.asked, table.speaker) == ("ChooseColour", 1)
    assert table.options() == [
        "The Sleepers' Lodge (green)",
        "The Tattered Court (yellow)",
        "The Brine Fellowship (blue)",
        "The Tusked Brotherhood (red)",
    ]
    table.told()
    table.play("blue")
    assert table.told() == ["Blue takes The Brine Fellowship (blue)."]
    assert table.speaker == 2
    assert len(table.options()) == 3
    table.play("green")
    assert table.speaker == 0
    assert table.options() == ["The Tattered Court (yellow)", "The Tusked Brotherhood (red)"]
    table.play("(red)")
    assert table.state.colour == (RED, BLUE, GREEN, -1)
    assert [table.cards(deck_of(side) + 1)[-1] for side in range(3)] == ["SR", "SB", "SG"]


@rule("ROTC-RUL-01", "ROTC-DEC-26")
def test_alone_the_player_chooses_both_colours() -> None:
    table = setting_up(1, choose_colours=True)
    assert (table.asked, table.speaker, len(table.options())) == ("ChooseColour", 0, 4)
    table.play("yellow")
    assert (table.asked, table.speaker, len(table.options())) == ("ChooseColour", 0, 3)
    table.play("red")
    assert table.state.colour == (YELLOW, RED, -1, -1)


@rule("ROTC-RUL-01", "ROTC-SST-05", "ROTC-SST-06")
def test_the_colour_of_the_npc_is_agreed_or_random_among_the_others() -> None:
    table = setting_up(1, npc_colour="blue")
    assert table.state.colour == (GREEN, BLUE, -1, -1)
    assert table.cards(DECK + 3 + 1).count("SB") == 2
    found = {setting_up(1, seed, colours=["yellow"]).state.colour[1] for seed in range(30)}
    assert found == {GREEN, BLUE, RED}
    assert setting_up(1, colours=["yellow"]).state.colour[0] == YELLOW


# --- stacks of District cards -------------------------------------------------------------------------------


@rule("ROTC-SET-11", "ROTC-RUL-06", "ROTC-SST-07")
@pytest.mark.parametrize(
    ("seats", "first", "picks"),
    [
        (1, "1", [0, 0, 0, 0, 0, 0]),
        (2, "1", [0, 1, 0, 1, 0, 1]),
        (2, "2", [1, 0, 1, 0, 1, 0]),
        (3, "3", [2, 0, 1, 2, 0, 1]),
        (4, "2", [1, 2, 3, 0, 1, 2, 3, 0]),
    ],
)
def test_stacks_are_picked_in_turns_until_every_field_is_filled(
    seats: int, first: str, picks: list[int]
) -> None:
    table = setting_up(seats, first=first)
    asked = first_options(table)
    assert [(who, what) for who, what, _ in asked] == [(seat, "PlaceStack") for seat in picks]
    districts = table.state.districts_in_play()
    for place, kind in enumerate(table.state.stack_kind):
        assert (kind >= 0) == (place // 2 in districts)


@rule("ROTC-RUL-07", "ROTC-DEC-03", "ROTC-RUL-05")
def test_any_stack_may_go_to_any_district_in_play() -> None:
    stacks = [
        "Sower of Discord",
        "Spiteful Ghoul",
        "Many-Limbed Shape",
        "Pack of the Alleys",
        "Cellar Colossus",
    ]
    stacks += ["Midnight Procession", "Hidden Altar", "Secret Correspondence", "Old Debts"]
    stacks += ["Back-Alley Recruiters"]
    districts = ["Downtown", "Uptown", "Northside"]
    options = setting_up(2).options()
    assert options[0] == "Sower of Discord in Downtown (Guardian, cost 4)"
    assert [option.split(" (")[0] for option in options] == [
        f"{card} in {district}" for card in stacks for district in districts
    ]
    assert len(setting_up(4, edition="pl").options()) == 14 * 4


@rule("ROTC-SET-12", "ROTC-BRD-07", "ROTC-SET-10")
def test_a_district_gets_one_guardian_and_one_action_stack() -> None:
    table = setting_up(2)
    table.told()
    table.play("Pack of the Alleys in Uptown")
    assert table.told() == ["Pack of the Alleys is laid in Uptown."]
    assert table.stack_of(UPTOWN, GUARDIANS) == ["G4"] * 7
    assert table.stack_of(UPTOWN, ACTIONS) == []
    assert "G4" not in table.cards(OFFER)
    guardians = [
        word.split(" (")[0]
        for word in table.options()
        if word.split(" in ")[0] in ("Sower of Discord", "Cellar Colossus")
    ]
    assert guardians == [
        "Sower of Discord in Downtown",
        "Sower of Discord in Northside",
        "Cellar Colossus in Downtown",
        "Cellar Colossus in Northside",
    ]
    assert not table.offers("Pack of the Alleys")
    table.play("Old Debts in Uptown")
    assert table.stack_of(UPTOWN, ACTIONS) == ["A4"] * 7
    assert not table.offers("Uptown")
    assert len(table.options()) == 4 * 2 + 4 * 2


@rule("ROTC-SET-12", "ROTC-RUL-05")
def test_why_a_stack_cannot_be_laid() -> None:
    table = setting_up(2)
    sower_in_downtown = table.meaning("Sower of Discord in Downtown")
    assert sower_in_downtown == 0
    table.play(sower_in_downtown)
    with pytest.raises(
        IllegalAnswer, match=r"Sower of Discord is already laid in Downtown\. \(ROTC-SET-11\)"
    ):
        table.play(sower_in_downtown)
    with pytest.raises(IllegalAnswer, match=r"Sower of Discord is already laid in Downtown\."):
        table.play(sower_in_downtown + NORTHSIDE)
    second = r"Downtown already has a stack of that type: Sower of Discord\. \(ROTC-SET-12\)"
    with pytest.raises(IllegalAnswer, match=second):
        table.play(PlaceStack.ANSWERS.join("lay-stack", (1, DOWNTOWN)))
    with pytest.raises(IllegalAnswer, match=r"Rivertown is out of the game\. \(ROTC-RUL-05\)"):
        table.play(PlaceStack.ANSWERS.join("lay-stack", (9, RIVERTOWN)))
    with pytest.raises(IllegalAnswer, match="-1 is no legal answer to PlaceStack"):
        table.play(-1)
    with pytest.raises(IllegalAnswer, match=r"There is no such thing at this table\. \(ROTC-SET-11\)"):
        table.play(40)


@rule("ROTC-SET-14", "ROTC-SET-11")
def test_unused_stacks_go_back_to_the_box() -> None:
    table = setting_up(2)
    assert first_options(table)[-1][2][0].startswith("Secret Correspondence in Northside")
    assert table.cards(OFFER) == []
    assert table.cards(BOX)[24:] == ["G4"] * 7 + ["G5"] * 7 + ["A4"] * 7 + ["A5"] * 7
    assert [table.cards(STACKS + place) for place in range(8)] == [
        ["G1"] * 7, ["A1"] * 7, [], [], ["G2"] * 7, ["A2"] * 7, ["G3"] * 7, ["A3"] * 7,
    ]  # fmt: skip


@rule("ROTC-SET-13")
def test_the_printed_layout_lays_a_pair_in_every_district() -> None:
    table = setting_up(4, layout="printed")
    assert table.asked == "FirstSite"
    assert [set(table.cards(STACKS + place)) for place in range(8)] == [
        {"G1"}, {"A1"}, {"G4"}, {"A4"}, {"G3"}, {"A2"}, {"G2"}, {"A3"},
    ]  # fmt: skip
    kinds = table.state.agreed.kinds.ids
    assert [kinds[kind] for kind in table.state.stack_kind] == [
        "G1",
        "A1",
        "G4",
        "A4",
        "G3",
        "A2",
        "G2",
        "A3",
    ]
    assert table.cards(BOX) == ["G5"] * 7 + ["A5"] * 7


@rule("ROTC-SET-13", "ROTC-RUL-05")
def test_the_printed_pair_of_the_district_left_out_stays_in_the_box() -> None:
    table = setting_up(3, edition="pl", layout="printed", left_out="northside")
    assert [set(table.cards(STACKS + place)) for place in range(8)] == [
        {"G1"}, {"A1"}, {"G4"}, {"A4"}, {"G3"}, {"A2"}, set(), set(),
    ]  # fmt: skip
    assert set(table.cards(BOX)[12:]) == {"G2", "G5", "G6", "G7", "A3", "A5", "A6", "A7"}


# --- Initial Setup cards ------------------------------------------------------------------------------------


def start_of(card: str, seats: int) -> list[tuple[int, int, int]]:
    """Sanity token, track and arrived Investigators of Northside, Downtown, Uptown and Rivertown."""
    state = laid_out(seats, setup=card).state
    order = (NORTHSIDE, DOWNTOWN, UPTOWN, RIVERTOWN)
    return [(state.sanity[place], state.track[place], state.arrived[place]) for place in order]


@rule("ROTC-SET-15", "ROTC-SST-08", "ROTC-DEC-01")
def test_the_setup_card_is_random_from_the_seed() -> None:
    cards = ["I1", "I2", "I3", "I4"]
    for seats in (1, 2):
        found = {laid_out(seats, seed).state.setup_card for seed in range(30)}
        assert found == {0, 1, 2, 3}
    assert [laid_out(2, setup=card).state.setup_card for card in cards] == [0, 1, 2, 3]


@rule("ROTC-CAR-09", "ROTC-SET-16", "ROTC-SET-21", "ROTC-INV-02")
def test_i1_quiet_before_the_storm_places_even_sanity_and_nothing_else() -> None:
    assert start_of("I1", 4) == [(3, 4, 0)] * 4
    assert start_of("I1", 3) == [(3, 3, 0)] * 3 + [(0, 0, 0)]
    assert start_of("I1", 2) == start_of("I1", 1) == [(3, 2, 0)] * 3 + [(0, 0, 0)]
    words = laid_out(2, setup="I1", first="1").told()
    assert words[-1] == "Initial Setup card: Quiet before the Storm. Place the Sanity tokens as shown."


@rule("ROTC-SET-15", "ROTC-SET-16")
def test_i2_frayed_nerves_places_uneven_sanity() -> None:
    assert start_of("I2", 4) == [(2, 4, 0), (4, 4, 0), (4, 4, 0), (2, 4, 0)]
    assert start_of("I2", 2) == [(2, 2, 0), (4, 2, 0), (4, 2, 0), (0, 0, 0)]


@rule("ROTC-SET-15", "ROTC-RUL-09")
@pytest.mark.parametrize(("seats", "field"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_i3_early_patrols_starts_investigators_one_field_closer(seats: int, field: int) -> None:
    *played, rivertown = start_of("I3", seats)
    assert played == [(3, field, 0), (2, field, 0), (3, field, 0)]
    assert rivertown == ((2, field, 0) if seats == 4 else (0, 0, 0))


@rule("ROTC-SET-15", "ROTC-RUL-08", "ROTC-RUL-09")
def test_i4_uncovered_lodges_puts_investigators_in_downtown_and_uptown() -> None:
    assert start_of("I4", 4) == [(3, 4, 0), (2, 4, 1), (2, 4, 1), (3, 4, 0)]
    assert start_of("I4", 2) == [(3, 2, 0), (2, 2, 1), (2, 2, 1), (0, 0, 0)]


@rule("ROTC-RUL-08")
def test_a_setup_card_skips_the_district_left_out() -> None:
    state = laid_out(2, left_out="uptown", setup="I4").state
    assert state.arrived == [1, 0, 0, 0]
    assert state.sanity == (2, 3, 0, 3)
    assert state.track == [2, 2, 0, 2]


@rule("ROTC-RUL-09")
def test_no_setup_card_starts_an_investigator_inside_by_moving_it_closer() -> None:
    game = RiseOfTheCults({"setup": {"setup": [{"id": "I3", "closer": 2}]}})
    table = setting_up(2, game=game, layout="printed", setup="I3")
    assert [table.state.track[district] for district in table.state.districts_in_play()] == [1, 1, 1]
    table = setting_up(4, game=game, layout="printed", setup="I3")
    assert table.state.track == [2, 2, 2, 2]


# --- the first Cult Sites -----------------------------------------------------------------------------------


@rule("ROTC-SET-18", "ROTC-SET-19", "ROTC-DEC-04", "ROTC-BRD-06")
def test_everybody_puts_a_cult_site_clockwise_from_the_first_cultist() -> None:
    table = laid_out(3, first="3")
    asked = []
    while table.asked == "FirstSite":
        assert table.options() == ["Downtown", "Uptown", "Northside"]
        asked.append(table.speaker)
        table.told()
        table.play("Uptown")
    assert asked == [2, 0, 1]
    assert [table.state.has_site(side, UPTOWN) for side in range(4)] == [True, True, True, False]
    assert [table.state.sites[at(SUPPLY, side)] for side in range(4)] == [3, 3, 3, 0]
    assert sum(len(table.sites_of(side)) for side in range(3)) == 3
    assert table.told()[:2] == ["Yellow puts a Cult Site in Uptown.", "Round 1 of 6 begins."]


@rule("ROTC-SST-11", "ROTC-SST-12", "ROTC-SST-13", "ROTC-SST-14")
def test_alone_the_npc_starts_stronger() -> None:
    table = laid_out(1, objective="O3")
    assert (table.asked, table.speaker) == ("FirstSite", 0)
    assert [table.rituals_of(1, district) for district in range(5)] == [[2], [], [1], [1], [2, 3]]
    assert [table.state.sites[at(place, 1)] for place in range(5)] == [1, 0, 1, 1, 1]
    assert table.state.objective == -1
    assert table.told()[-6:] == [
        "NPC puts a Cult Site in Downtown.",
        "NPC puts a Cult Site in Uptown.",
        "NPC puts a Cult Site in Northside.",
        "NPC puts a level II Ritual in Downtown.",
        "NPC puts a level I Ritual in Uptown.",
        "NPC puts a level I Ritual in Northside.",
    ]
    table.play("Northside")
    assert table.state.has_site(0, NORTHSIDE)
    assert table.state.objective == 2
    assert table.told()[:2] == [
        "Green puts a Cult Site in Northside.",
        "Objective: Total Domination. Beat the NPC with 2 or more Dominance markers in Northside and 2 or more "
        "in Uptown.",
    ]
    assert table.asked == "Mobilize"


@rule("ROTC-SST-14")
def test_the_objective_is_random_from_the_seed_and_absent_at_a_table_of_two() -> None:
    drawn = {laid_out(1, seed).play("Downtown").state.objective for seed in range(60)}
    assert drawn == set(range(8))
    assert laid_out(2).play("Downtown", "Downtown").state.objective == -1


@rule("ROTC-SET-20", "ROTC-RND-04")
def test_after_the_setup_round_one_begins_with_drawing() -> None:
    table = laid_out(2, first="1")
    table.told()
    table.play("Downtown", "Downtown")
    assert table.told(None) == [
        "Green puts a Cult Site in Downtown.",
        "Yellow puts a Cult Site in Downtown.",
        "Round 1 of 6 begins.",
        "Green draws 6 cards.",
        "Yellow draws 6 cards.",
    ]
    assert [len(table.state.zones[HAND + side]) for side in range(2)] == [6, 6]
    assert [len(table.state.zones[deck_of(side) + 1]) for side in range(2)] == [6, 6]
