"""The City cards, one by one."""

import pytest

from eldertable.games.rise_of_the_cults.game import RiseOfTheCults
from eldertable.games.rise_of_the_cults.rules.phases.city import City
from eldertable.games.rise_of_the_cults.rules.phases.hiding import Hiding
from eldertable.games.rise_of_the_cults.rules.phases.mobilization import Mobilization
from eldertable.games.rise_of_the_cults.rules.phases.planning import Planning
from eldertable.games.rise_of_the_cults.rules.phases.recruitment import Recruitment
from eldertable.games.rise_of_the_cults.table.fields import DISORGANIZATION, HAND
from tests.rules.rise_of_the_cults.table import DOWNTOWN, NORTHSIDE, UPTOWN, RiseTable, rise
from tests.support import rule


def reveal(card: str, seats: int = 4) -> RiseTable:
    """A table of the Polish edition's cards where this City card has just been revealed, and the game goes on."""
    table = rise(seats, cards="pl").next_city(card).run(City())
    table.state.ended = 0
    return table


def advanced(card: str) -> list[str]:
    """The districts whose Investigator the card advances at a table of four."""
    state = reveal(card).state
    assert {before - after for before, after in zip((4, 4, 4, 4), state.track, strict=True)} <= {0, 1}
    assert state.arrived == [0, 0, 0, 0]
    names = ("downtown", "rivertown", "uptown", "northside")
    return [name for name, field in zip(names, state.track, strict=True) if field == 3]


@rule("ROTC-EDI-01", "ROTC-CMP-07")
def test_the_polish_edition_has_three_more_city_cards() -> None:
    for edition, last in (("en", 12), ("pl", 15)):
        pool = rise(edition=edition).state.agreed.pool
        assert [pool.names[card] for card in pool.city] == [f"C{n:02}" for n in range(1, last + 1)]


def preparing(card: str) -> list[str]:
    """What can be prepared with plenty of Power: a Site in Downtown, and Rituals beside the Site in Uptown."""
    found = []
    for district in (DOWNTOWN, UPTOWN):
        table = (
            rise(2, cards="pl").site(0, UPTOWN).tokens(0, initiates=20).investigators(district, 1, track=2)
        )
        if card:
            table.city(card)
        found += table.marker(district, 0).action(0).play("Preparation").options()
    return found


@rule("ROTC-CTY-01", "ROTC-RUL-75", "ROTC-CTY-04")
def test_c01_power_disturbance_makes_rituals_dearer() -> None:
    assert advanced("C01") == ["northside"]
    site, *usual = preparing("")
    assert site == "A Cult Site for 6 Power"
    assert usual == [
        f"A level {level} Ritual for {n} Power" for level, n in (("I", 2), ("II", 3), ("III", 4))
    ]
    dearer = [f"A level {level} Ritual for {n} Power" for level, n in (("I", 3), ("II", 4), ("III", 5))]
    assert preparing("C01") == [site, *dearer]


@rule("ROTC-PLN-03", "ROTC-RUL-36", "ROTC-CTY-04")
def test_c02_police_raids_lets_everyone_place_only_three_markers() -> None:
    assert advanced("C02") == ["downtown"]
    table = rise(3, first="2").city("C02").run(Planning(0))
    asked = []
    while table.asked == "PlacePlan":
        asked.append(table.speaker)
        table.play("Uptown")
    assert asked == [1, 2, 0] * 3
    assert table.state.markers == [1, 1, 1, 0]
    table = rise(1).city("C02").run(Planning(0))
    table.play("Uptown", "Uptown", "Uptown")
    assert table.state.markers[:2] == [1, 1]
    assert table.state.over


@rule("ROTC-HID-03", "ROTC-CTY-04")
def test_c03_safe_houses_lets_everyone_keep_eight_tokens() -> None:
    assert advanced("C03") == ["uptown"]
    table = rise().city("C03").tokens(0, 4, 4, 1).tokens(1, 8, 0, 0).run(Hiding())
    assert (table.asked, table.speaker) == ("ReturnTokens", 0)
    table.play("1 Thug")
    assert table.state.over
    assert table.tokens_of(0) == (3, 4, 1)


@rule("ROTC-DEC-25", "ROTC-CTY-04", "ROTC-RUL-79")
def test_c04_informers_asks_for_a_disorganization_card_or_two_tokens() -> None:
    assert advanced("C04") == ["rivertown"]
    table = rise(3).tokens(0, 2, 1, 1).tokens(1, 1, 0, 0).tokens(2, 0, 2, 0).next_city("C04").run(City())
    table.told()
    both = ["Take a Disorganization card", "Return 2 Cultist tokens"]
    assert (table.asked, table.speaker, table.options()) == ("Informers", 0, both)
    table.play("Return 2 Cultist tokens")
    assert (table.asked, table.speaker) == ("ReturnTokens", 0)
    table.play("1 Thug", "1 Initiate")
    assert table.tokens_of(0) == (1, 0, 1)
    assert table.discard_of(0) == []
    # the second player has one token only and takes the card without a question
    assert table.discard_of(1) == ["X1"]
    assert table.tokens_of(1) == (1, 0, 0)
    assert (table.asked, table.speaker, table.options()) == ("Informers", 2, both)
    table.play("Take a Disorganization card")
    assert table.discard_of(2) == ["X1"]
    assert table.tokens_of(2) == (0, 2, 0)
    assert table.told(None)[:-2] == [
        "Green returns 1 Thug.",
        "Green returns 1 Initiate.",
        "Yellow takes a Disorganization card.",
        "Blue takes a Disorganization card.",
    ]
    assert len(table.cards(DISORGANIZATION)) == 18


@rule("ROTC-RUL-70")
def test_c04_informers_gives_the_npc_the_card() -> None:
    table = rise(1).tokens(0, thugs=2).tokens(1, thugs=4).next_city("C04").run(City())
    table.play("Return 2 Cultist tokens")
    assert table.discard_of(1) == ["X1"]
    assert table.tokens_of(1) == (4, 0, 0)
    assert table.tokens_of(0) == (0, 0, 0)
    assert table.state.over


def hands(card: str) -> list[int]:
    """How many cards everybody draws in the Mobilization."""
    table = rise(2).city(card).run(Mobilization())
    return [len(table.state.zones[HAND + side]) for side in range(2)]


@rule("ROTC-MOB-01", "ROTC-CTY-04")
def test_c05_favourable_stars_lets_everyone_draw_seven_cards() -> None:
    assert advanced("C05") == []
    assert hands("C05") == [7, 7]


@rule("ROTC-MOB-01", "ROTC-CTY-04")
def test_c06_river_fog_lets_everyone_draw_five_cards() -> None:
    assert advanced("C06") == ["rivertown"]
    assert hands("C06") == [5, 5]


@rule("ROTC-RUL-79", "ROTC-CTY-04", "ROTC-RUL-70")
def test_c07_restless_streets_gives_everyone_a_thug() -> None:
    assert advanced("C07") == ["downtown"]
    table = rise(4).tokens(1, 2, 2, 2).next_city("C07").run(City())
    assert [table.tokens_of(side) for side in range(4)] == [(1, 0, 0), (3, 2, 2), (1, 0, 0), (1, 0, 0)]
    assert [table.discard_of(side) for side in range(4)] == [[], [], [], []]
    table = rise(1).next_city("C07").run(City())
    assert [table.tokens_of(side) for side in range(2)] == [(1, 0, 0), (1, 0, 0)]


def buying(city: str, cost: int = 2) -> list[str]:
    """What can be bought in Northside (Spiteful Ghoul for this much, Secret Correspondence for 3)."""
    game = RiseOfTheCults({"cards": {"card": [{"id": "G2", "cost": cost}]}})
    table = rise(game=game).site(0, NORTHSIDE).tokens(0, initiates=20).discard(0, "S1")
    if city:
        table.city(city)
    table.marker(NORTHSIDE, 0).action(0).play("Augmentation")
    return [word for word in table.options() if word.startswith("Buy")]


@rule("ROTC-RUL-75", "ROTC-CTY-04", "ROTC-CAR-03")
def test_c08_looted_archive_makes_district_cards_cheaper_but_not_free() -> None:
    assert advanced("C08") == ["uptown"]
    both = "Spiteful Ghoul + Secret Correspondence"
    assert buying("") == [
        "Buy Spiteful Ghoul for 2 Power",
        "Buy Secret Correspondence for 3 Power",
        f"Buy {both} for 5 Power",
    ]
    cheap = [
        "Buy Spiteful Ghoul for 1 Power",
        "Buy Secret Correspondence for 2 Power",
        f"Buy {both} for 3 Power",
    ]
    assert buying("C08") == cheap
    assert buying("C08", cost=1) == cheap


@rule("ROTC-INV-07", "ROTC-CTY-04", "ROTC-RUL-73")
def test_c09_mass_hysteria_lowers_sanity_everywhere() -> None:
    assert advanced("C09") == ["downtown", "northside"]
    state = rise(4).city("C09").sanity(UPTOWN, 4).investigators(NORTHSIDE, 2).state
    assert [state.sanity_of(district) for district in range(4)] == [2, 2, 3, 4]
    assert [rise(4).state.sanity_of(district) for district in range(4)] == [3, 3, 3, 3]


@rule("ROTC-INV-07", "ROTC-CTY-04", "ROTC-RUL-73")
def test_c10_sermons_of_hope_raises_sanity_everywhere() -> None:
    assert advanced("C10") == ["northside"]
    state = rise(4).city("C10").sanity(UPTOWN, 4).investigators(NORTHSIDE, 2).state
    assert [state.sanity_of(district) for district in range(4)] == [4, 4, 5, 6]


@rule("ROTC-CTY-04", "ROTC-RUL-73")
@pytest.mark.parametrize(("city", "cards"), [("", 1), ("C11", 2)])
def test_c11_bloody_feuds_gives_two_disorganization_cards_for_a_fight_not_won(city: str, cards: int) -> None:
    table = rise().rituals(0, DOWNTOWN, 2).rituals(1, DOWNTOWN, 1).marker(DOWNTOWN, 0)
    if city:
        assert advanced(city) == ["rivertown", "uptown"]
        table.city(city)
    table.action(0).play("Dominance in Downtown")
    assert table.discard_of(1) == ["X1"] * cards
    assert table.discard_of(0) == []


@rule("ROTC-CTY-04", "ROTC-RUL-73")
def test_c12_cold_trail_moves_investigators_back_but_not_beyond_the_start() -> None:
    assert advanced("C12") == []
    table = rise(4).investigators(0, 0, track=1).investigators(1, 1, track=2).investigators(2, 0, track=3)
    table.next_city("C12").run(City())
    assert table.state.track == [2, 3, 4, 4]
    assert table.state.arrived == [0, 1, 0, 0]
    table = rise(2).investigators(DOWNTOWN, 0, track=1).next_city("C12").run(City())
    assert table.state.track == [2, 0, 2, 2]


@rule("ROTC-REC-02", "ROTC-CTY-04")
def test_c13_empty_taverns_leaves_one_re_roll() -> None:
    assert advanced("C13") == ["northside"]
    table = rise(cards="pl").city("C13").hand(0, "S1").dice("FFFFF").run(Recruitment())
    table.play("Pick a Freak").dice("F").play("Roll again")
    assert table.asked == "Recruit"


@rule("ROTC-REC-02")
def test_a_city_card_may_leave_no_re_roll_at_all() -> None:
    game = RiseOfTheCults({"city": {"city": [{"id": "C13", "effect": [{"verb": "rerolls", "n": 0}]}]}})
    table = rise(game=game, cards="pl").city("C13").hand(0, "S1").dice("FFFFF").run(Recruitment())
    assert (table.asked, table.faces) == ("Recruit", "FFFFF")


@rule("ROTC-RUL-75", "ROTC-CTY-04")
def test_c14_building_inspections_makes_cult_sites_dearer() -> None:
    assert advanced("C14") == ["downtown", "rivertown"]
    assert preparing("C14") == ["A Cult Site for 8 Power", *preparing("")[1:]]


@rule("ROTC-ACT-04", "ROTC-CTY-04")
def test_c15_night_of_masks_gives_three_tokens_for_a_bluff() -> None:
    assert advanced("C15") == ["uptown"]
    table = rise(cards="pl").round(6).city("C15").marker(DOWNTOWN, 0).action(0).play("Bluff")
    table.play("1 Thug", "1 Initiate", "1 Freak")
    assert table.tokens_of(0) == (1, 1, 1)
    assert table.state.over


@rule("ROTC-RUL-75")
def test_no_cost_falls_below_one_and_no_sanity_below_nothing() -> None:
    effects = [("C01", "ritual-cost"), ("C14", "site-cost"), ("C08", "card-cost"), ("C09", "sanity")]
    game = RiseOfTheCults(
        {"city": {"city": [{"id": card, "effect": [{"verb": verb, "n": -3}]} for card, verb in effects]}}
    )
    found = {}
    for card, _ in effects:
        state = rise(game=game, cards="pl").city(card).investigators(UPTOWN, 1).state
        g2 = state.agreed.kinds.ids.index("G2")
        found[card] = [
            *[state.ritual_cost(level, district) for level in (1, 2, 3) for district in (DOWNTOWN, UPTOWN)],
            *[state.site_cost(district) for district in (DOWNTOWN, UPTOWN)],
            *[state.card_cost(g2, district) for district in (DOWNTOWN, UPTOWN)],
            *[state.sanity_of(district) for district in (DOWNTOWN, UPTOWN)],
        ]
    assert found == {
        "C01": [1, 1, 1, 1, 1, 1, 5, 6, 2, 3, 3, 4],
        "C14": [1, 2, 2, 3, 3, 4, 2, 3, 2, 3, 3, 4],
        "C08": [1, 2, 2, 3, 3, 4, 5, 6, 1, 1, 3, 4],
        "C09": [1, 2, 2, 3, 3, 4, 5, 6, 2, 3, 0, 1],
    }


@rule("ROTC-RUL-75")
def test_costs_that_a_city_card_lowers_far_still_cost_one() -> None:
    game = RiseOfTheCults({"city": {"city": [{"id": "C14", "effect": [{"verb": "site-cost", "n": -9}]}]}})
    assert rise(game=game, cards="pl").city("C14").state.site_cost(DOWNTOWN) == 1
    game = RiseOfTheCults({"city": {"city": [{"id": "C09", "effect": [{"verb": "sanity", "n": -9}]}]}})
    assert rise(game=game).city("C09").state.sanity_of(DOWNTOWN) == 0
