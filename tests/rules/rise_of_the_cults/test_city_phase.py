"""The City phase: when a City card is revealed, what it does first, and how long it holds."""

from eldertable.games.rise_of_the_cults.rules.phases.city import City
from eldertable.games.rise_of_the_cults.table.fields import CITY_DECK, CITY_NOW, CITY_PAST
from tests.rules.rise_of_the_cults.table import NORTHSIDE, UPTOWN, rise
from tests.support import rule


@rule("ROTC-CTY-01", "ROTC-CTY-02")
def test_the_city_card_lies_open_for_its_round_and_is_then_covered() -> None:
    table = rise().next_city("C03").run(City())
    assert table.cards(CITY_NOW) == ["C03"]
    assert table.cards(CITY_PAST) == []
    assert table.state.deck_size(CITY_DECK) == 11
    assert table.state.content.city.ids[table.state.city] == "C03"
    assert table.told()[0] == (
        "City card: Safe Houses. In this round's Hiding phase you may keep up to 8 Cultist tokens."
    )
    table.state.ended = 0
    table.next_city("C05").run(City())
    assert table.cards(CITY_NOW) == ["C05"]
    assert table.cards(CITY_PAST) == ["C03"]
    assert table.state.deck_size(CITY_DECK) == 10


@rule("ROTC-RUL-73")
def test_what_a_city_card_changes_ends_with_its_round_and_what_it_did_stays() -> None:
    table = rise().next_city("C09").run(City())
    assert table.state.sanity_of(UPTOWN) == 2
    assert table.state.track == [1, 0, 2, 1]
    table.state.ended = 0
    table.next_city("C05").run(City())
    assert table.state.sanity_of(UPTOWN) == 3
    assert table.state.track == [1, 0, 2, 1]


@rule("ROTC-RUL-73", "ROTC-RUL-10")
def test_when_the_city_deck_has_run_out_no_card_is_in_force() -> None:
    table = rise().city("C09")
    deck = table.state.zones[CITY_DECK + 1]
    table.state.zones[CITY_DECK + 1] = ()
    for card in deck:
        table.state.lay(card, CITY_PAST, table.state.everyone())
    table.told()
    table.run(City())
    assert table.cards(CITY_NOW) == []
    assert table.cards(CITY_PAST)[-1] == "C09"
    assert table.state.sanity_of(UPTOWN) == 3
    assert table.told() == ["The game is over. Won with 0 Victory Points: Green, Yellow."]


@rule("ROTC-CTY-04", "ROTC-RUL-74")
def test_the_named_districts_advance_in_order_before_the_text() -> None:
    table = rise(4).investigators(NORTHSIDE, 0, track=1).next_city("C09").run(City())
    assert table.state.track == [3, 4, 4, 4]
    assert table.state.arrived == [0, 0, 0, 1]
    assert table.told()[:3] == [
        "City card: Mass Hysteria. This round Sanity is 1 lower in every district.",
        "The Investigator of Downtown advances to field 3.",
        "An Investigator arrives in Northside; 1 is there now.",
    ]


@rule("ROTC-RUL-74")
def test_the_advance_comes_before_the_question_of_the_text() -> None:
    table = rise(4).tokens(0, thugs=3).next_city("C04").run(City())
    assert table.asked == "Informers"
    assert table.state.track == [4, 3, 4, 4]


@rule("ROTC-CTY-04", "ROTC-RUL-05")
def test_a_named_district_that_is_out_of_the_game_is_skipped() -> None:
    table = rise(2).next_city("C11").run(City())
    assert table.state.track == [2, 0, 1, 2]
    assert table.state.arrived == [0, 0, 0, 0]
    assert not any("Rivertown" in word for word in table.told())
    table = rise(3, left_out="uptown").next_city("C11").run(City())
    assert table.state.track == [3, 2, 0, 3]


@rule("ROTC-RUL-79")
def test_city_effects_on_everybody_go_clockwise_from_the_first_cultist() -> None:
    table = rise(3, first="3").next_city("C07").run(City())
    assert table.told()[2:5] == ["Blue takes 1 Thug.", "Green takes 1 Thug.", "Yellow takes 1 Thug."]
    assert [table.tokens_of(side) for side in range(3)] == [(1, 0, 0)] * 3
    table = rise(3, first="3").next_city("C04")
    for side in range(3):
        table.tokens(side, initiates=2)
    table.run(City())
    asked = []
    while table.asked == "Informers":
        asked.append(table.speaker)
        table.play("Take a Disorganization card")
    assert asked == [2, 0, 1]


@rule("ROTC-RUL-55")
def test_a_city_effect_of_the_last_round_holds_to_the_end_and_changes_no_points() -> None:
    def scores(card: str) -> tuple[int, list[int | None]]:
        table = rise().round(6).city(card).dominance(0, UPTOWN, 2).rituals(1, UPTOWN, 1).site(1, UPTOWN)
        table.run()
        assert table.state.outcome is not None
        return table.state.sanity_of(UPTOWN), [side.total for side in table.state.outcome.sides]

    assert scores("C09") == (2, [2, 2])
    assert scores("C10") == (4, [2, 2])
