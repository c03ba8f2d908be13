"""Components, the board, the cards, Investigators and Rituals: what there is and what it is worth."""

import pytest

from eldertable.games.rise_of_the_cults.box.cards import TYPES
from eldertable.games.rise_of_the_cults.box.verbs import WINDOWS
from eldertable.games.rise_of_the_cults.rules.investigators import advance_investigator
from eldertable.games.rise_of_the_cults.rules.paying import Pay
from eldertable.games.rise_of_the_cults.rules.phases.city import City
from eldertable.games.rise_of_the_cults.rules.phases.mobilization import Mobilization
from eldertable.games.rise_of_the_cults.table.fields import DECK, DESTROYED, DISCARD, STACKS, SUPPLY
from eldertable.kernel.steps import Decision
from tests.rules.rise_of_the_cults.table import (
    DOWNTOWN,
    NORTHSIDE,
    RIVERTOWN,
    UPTOWN,
    at,
    rise,
    setting_up,
    the_game,
)
from tests.support import rule

# --- the cards ----------------------------------------------------------------------------------------------

CARDS = """
S1  starting 3 -  1 0 0 confrontation | S2  starting 3 -  0 2 0 recruitment
S3  starting 2 -  0 1 1 terror        | S4  starting 2 -  1 1 0 mobilization
SG  starting 2 -  0 1 1 mobilization  | SY  starting 2 -  0 1 1 influence
SB  starting 2 -  1 1 0 recruitment   | SR  starting 2 -  1 0 1 confrontation
G1  guardian 7 4  2 0 1 confrontation | G2  guardian 7 2  2 0 0 confrontation
G3  guardian 7 3  2 0 0 confrontation | G4  guardian 7 3  1 0 1 confrontation
G5  guardian 7 4  3 0 0 confrontation | G6  guardian 7 4  2 0 1 confrontation
G7  guardian 7 3  1 0 2 terror        | A1  action   7 5  0 0 1 terror
A2  action   7 4  0 2 0 augmentation  | A3  action   7 3  0 1 0 mobilization
A4  action   7 3  0 1 0 augmentation  | A5  action   7 3  1 1 0 recruitment
A6  action   7 4  1 1 0 augmentation  | A7  action   7 3  0 2 0 preparation
"""


@rule("ROTC-CAR-01", "ROTC-CAR-02", "ROTC-CMP-06")
def test_every_card_has_its_type_copies_cost_icons_and_window() -> None:
    state = rise(edition="pl").state
    kinds, pool = state.agreed.kinds, state.agreed.pool
    rows = [row.split() for line in CARDS.strip().splitlines() for row in line.split("|")]
    assert len(rows) == len(kinds.ids) - 1  # and Disorganization
    for name, type_, copies, cost, attack, power, terror, window in rows:
        kind = kinds.ids.index(name)
        assert (TYPES[kinds.type[kind]], WINDOWS[kinds.window[kind]]) == (type_, window)
        assert (kinds.attack[kind], kinds.power[kind], kinds.terror[kind]) == (
            int(attack),
            int(power),
            int(terror),
        )
        if cost != "-":
            assert kinds.cost[kind] == int(cost)
            assert len(pool.first_of[kind]) == int(copies)
        for own in pool.starting:
            held = [card for card in own if pool.kind[card] == kind]
            assert len(held) in (0, int(copies))


@rule("ROTC-CAR-01", "ROTC-CMP-02")
def test_every_colour_has_twelve_starting_cards_of_21_icons() -> None:
    state = rise().state
    kinds, pool = state.agreed.kinds, state.agreed.pool
    sums = []
    for own in pool.starting:
        assert len(own) == 12
        icons = (kinds.attack, kinds.power, kinds.terror)
        sums.append(tuple(sum(icon[pool.kind[card]] for card in own) for icon in icons))
    assert sums == [(5, 12, 4), (5, 12, 4), (7, 12, 2), (7, 10, 4)]


@rule("ROTC-CMP-06", "ROTC-EDI-01")
@pytest.mark.parametrize(
    ("edition", "cult", "city", "guardians", "actions"), [("en", 138, 12, 35, 35), ("pl", 166, 15, 49, 49)]
)
def test_an_edition_has_its_number_of_cards(
    edition: str, cult: int, city: int, guardians: int, actions: int
) -> None:
    table = setting_up(4, edition=edition)
    names = table.game.names(table.state.table)["card"][: len(table.state.marks)]
    cards = [name for name in names if not name.startswith("C")]
    assert (len(cards), len(names) - len(cards)) == (cult, city)
    assert len([name for name in cards if name.startswith("G")]) == guardians
    assert len([name for name in cards if name.startswith("A")]) == actions
    assert len([name for name in cards if name.startswith("X")]) == 20
    assert len(set(names)) == len(names)


@rule("ROTC-CMP-08")
def test_there_are_four_setup_cards_eight_objectives_and_six_npc_cards() -> None:
    game = the_game()
    assert game.content.setup.ids == ["I1", "I2", "I3", "I4"]
    assert [objective.id for objective in game.content.objectives] == [f"O{n}" for n in range(1, 9)]
    assert len(game.texts.npc["en"]) == len(game.texts.npc["pl"]) == 6


@rule("ROTC-CMP-04")
def test_every_setup_card_is_laid_with_the_eight_sanity_tokens() -> None:
    tokens = sorted([2, 2, 3, 3, 3, 3, 4, 4])
    for values in the_game().content.setup.sanity:
        assert len(values) == 4
        assert all(values.count(value) <= tokens.count(value) for value in values)


@rule("ROTC-CMP-09")
def test_there_are_five_recruitment_dice_and_a_four_sided_npc_die() -> None:
    content = the_game().content
    assert content.numbers.dice == 5
    assert len(content.numbers.die_faces) == 6
    assert len(content.npc_districts) == len(content.npc_plans) == 4


@rule("ROTC-CMP-10")
def test_the_plan_board_has_four_plan_areas_and_the_bluff_area() -> None:
    table = rise().site(0, DOWNTOWN).discard(0, "S1").marker(DOWNTOWN, 1, 0, 0).action(0)
    table.play("Bluff", "1 Thug", "1 Thug", "Augmentation", "Go on")
    fields = table.game.view(table.state, None)["fields"]
    assert fields["plans_done"] == {"0 augmentation": 1, "0 bluff": 1}
    assert fields["plans"] == ["downtown 1"]
    assert table.game.names(table.state.table)["plan"] == (
        "augmentation",
        "preparation",
        "influence",
        "dominance",
        "bluff",
    )


@rule("ROTC-CMP-11", "ROTC-RUL-25")
def test_a_destroyed_card_is_out_of_the_game_for_good() -> None:
    table = rise().on_deck(0, "A3", "S1", "S1", "S1", "S2", "S2").run(Mobilization())
    table.play("Destroy Secret Correspondence")
    assert table.cards(DESTROYED) == ["A3"]
    assert "A3" not in [*table.hand_of(0), *table.discard_of(0), *table.cards(DECK + 1)]
    names = table.game.names(table.state.table)["card"]
    stack = [zone for zone in range(STACKS, STACKS + 8) if "A3" in table.cards(zone)]
    assert [len(table.cards(zone)) for zone in stack] == [6]
    assert names[table.state.zones[DESTROYED][0]] == "A3.1"


@rule("ROTC-CMP-15", "ROTC-CAR-04", "ROTC-GEN-08")
def test_a_card_pays_from_the_hand_only_and_goes_to_the_own_discard_pile() -> None:
    table = rise().hand(0, "S2").discard(0, "S3", "S4").hand(1, "S2").on_deck(0, "S2").run(Pay(0, 2))
    assert table.options() == ["Discard Lodge Brother (2 Power)"]
    table.play("Discard Lodge Brother")
    assert table.discard_of(0) == ["S3", "S4", "S2"]
    assert table.hand_of(0) == []
    assert table.hand_of(1) == ["S2"]
    assert table.discard_of(1) == []


@rule("ROTC-CMP-18", "ROTC-GEN-09")
def test_one_token_is_one_icon_of_its_kind() -> None:
    table = rise().tokens(0, thugs=5, initiates=2, freaks=5).hand(0, "S3").run(Pay(0, 3))
    assert table.options() == ["Discard Masked Preacher (1 Power)"]  # neither Thugs nor Freaks pay Power
    table.play("Discard Masked Preacher")
    assert table.options() == ["2 Initiates"]
    table.play("2 Initiates")
    assert table.tokens_of(0) == (5, 0, 5)


# --- the board ----------------------------------------------------------------------------------------------


@rule("ROTC-BRD-01", "ROTC-BRD-02", "ROTC-RUL-56")
def test_there_are_four_districts_with_the_same_fields() -> None:
    game = the_game()
    assert game.texts.district == {
        "en": ["Downtown", "Rivertown", "Uptown", "Northside"],
        "pl": ["Downtown", "Rivertown", "Uptown", "Northside"],
    }
    state = rise(4).state
    assert state.districts_in_play() == [DOWNTOWN, RIVERTOWN, UPTOWN, NORTHSIDE]
    assert game.content.numbers.fields_rituals == 5


@rule("ROTC-BRD-04", "ROTC-BRD-03", "ROTC-RUL-89")
@pytest.mark.parametrize(("seats", "limit"), [(2, 3), (3, 4), (4, 5)])
def test_the_ritual_limit_counts_all_colours_and_binds_every_effect(seats: int, limit: int) -> None:
    table = rise(seats).hand(0, "A2").site(0, DOWNTOWN, UPTOWN).tokens(0, initiates=20).rituals(0, UPTOWN, 3)
    for number in range(limit - 1):
        table.rituals(1 + number % (seats - 1), DOWNTOWN, 1 + number // (seats - 1))
    assert table.state.free_field(DOWNTOWN)
    table.marker(DOWNTOWN, 0).action(0)
    plans = ["Augmentation", "Preparation", "Influence", "Bluff"]
    assert table.options() == [f"{plan} in Downtown" for plan in plans]
    table.rituals(1, DOWNTOWN, 2)
    assert not table.state.free_field(DOWNTOWN)
    assert table.state.free_field(UPTOWN)
    table.action(0)
    assert table.options() == ["Augmentation in Downtown", "Bluff in Downtown"]
    table.play("Augmentation", "Destroy Hidden Altar")
    assert "Downtown" not in table.options()
    assert "Uptown" in table.options()


@rule("ROTC-BRD-03")
def test_every_ritual_of_the_district_counts_towards_its_limit_and_no_other() -> None:
    table = (
        rise(4)
        .rituals(3, RIVERTOWN, 3, 1)
        .rituals(0, RIVERTOWN, 1, 2)
        .rituals(0, UPTOWN, 1)
        .rituals(3, DOWNTOWN, 2)
    )
    assert table.state.free_field(RIVERTOWN)
    table.rituals(1, RIVERTOWN, 3)
    assert [table.state.free_field(district) for district in range(4)] == [True, False, True, True]


@rule("ROTC-BRD-06", "ROTC-RUL-89")
def test_a_player_has_at_most_one_cult_site_in_a_district_beside_the_others() -> None:
    table = rise(4)
    for side in range(4):
        assert not table.state.has_site(side, UPTOWN)
        table.site(side, UPTOWN)
    assert [table.state.has_site(side, UPTOWN) for side in range(4)] == [True] * 4
    assert [table.state.has_site(side, DOWNTOWN) for side in range(4)] == [False] * 4
    table.tokens(0, initiates=20).marker(UPTOWN, 0).action(0).play("Preparation in Uptown")
    assert not table.offers("Cult Site")


@rule("ROTC-BRD-08")
def test_every_district_has_four_dominance_fields() -> None:
    for district in range(4):
        table = rise(4).dominance(0, district, 2).dominance(1, district, 1)
        assert table.state.free_dominance_field(district)
        table.dominance(3, district, 1)
        assert not table.state.free_dominance_field(district)
        assert [table.state.free_dominance_field(other) for other in range(4)].count(True) == 3
        assert [table.state.dominance_of(side, district) for side in range(4)] == [2, 1, 0, 1]


@rule("ROTC-BRD-09", "ROTC-INV-01")
def test_every_district_has_its_track_its_investigators_its_sanity_and_its_plan_stack() -> None:
    table = rise(4).investigators(UPTOWN, 2, track=1).sanity(NORTHSIDE, 4).marker(RIVERTOWN, 0, 1)
    fields = table.game.view(table.state)["fields"]
    assert fields["track"] == {"downtown": 4, "rivertown": 4, "uptown": 1, "northside": 4}
    assert fields["arrived"] == {"uptown": 2}
    assert fields["sanity"] == {"downtown": 3, "rivertown": 3, "uptown": 3, "northside": 4}
    assert fields["plans"] == ["rivertown 0", "rivertown 1"]


# --- Investigators ------------------------------------------------------------------------------------------


@rule("ROTC-INV-02", "ROTC-INV-03", "ROTC-INV-04", "ROTC-SST-09")
@pytest.mark.parametrize(("seats", "start"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_an_investigator_advances_from_the_field_of_the_player_count_and_arrives(
    seats: int, start: int
) -> None:
    table = rise(seats)
    state = table.state
    assert state.track[UPTOWN] == start
    for number in range(1, 3):
        for field in range(start - 1, 0, -1):
            advance_investigator(state, UPTOWN, "")
            assert (state.track[UPTOWN], state.arrived[UPTOWN]) == (field, number - 1)
            assert table.told() == [f"The Investigator of Uptown advances to field {field}."]
        advance_investigator(state, UPTOWN, "")
        assert (state.track[UPTOWN], state.arrived[UPTOWN]) == (start, number)
        there = "1 is there now" if number == 1 else "2 are there now"
        assert table.told() == [f"An Investigator arrives in Uptown; {there}."]
    assert state.arrived == [0, 0, 2, 0]
    assert state.track[DOWNTOWN] == state.track[NORTHSIDE] == start


@rule("ROTC-INV-05", "ROTC-INV-06", "ROTC-INV-07", "ROTC-CAR-03", "ROTC-RIT-01")
def test_every_arrived_investigator_and_no_other_makes_everything_dearer_by_one() -> None:
    state = rise().investigators(DOWNTOWN, 0, track=1).investigators(UPTOWN, 2, track=1).state
    g1 = state.agreed.kinds.ids.index("G1")
    for district, n in ((DOWNTOWN, 0), (UPTOWN, 2), (NORTHSIDE, 0)):
        assert state.sanity_of(district) == 3 + n
        assert state.card_cost(g1, district) == 4 + n
        assert state.site_cost(district) == 5 + n
        assert [state.ritual_cost(level, district) for level in (1, 2, 3)] == [1 + n, 2 + n, 3 + n]


@rule("ROTC-INV-04", "ROTC-CTY-04")
def test_a_city_card_can_bring_an_investigator_in() -> None:
    table = rise().investigators(DOWNTOWN, 1, track=1).next_city("C07").run(City())
    assert (table.state.track[DOWNTOWN], table.state.arrived[DOWNTOWN]) == (2, 2)


@rule("ROTC-GEN-07")
def test_investigators_and_tokens_never_run_out() -> None:
    table = rise(3)
    for _ in range(60):
        advance_investigator(table.state, UPTOWN, "")
    assert table.state.arrived[UPTOWN] == 20
    table.state.gain(0, 2, 40, "")
    assert table.tokens_of(0) == (0, 0, 40)
    assert table.game.audit(table.state) == []


# --- Rituals ------------------------------------------------------------------------------------------------


@rule("ROTC-RIT-02", "ROTC-RIT-03", "ROTC-RIT-04")
def test_one_level_i_and_one_level_ii_ritual_give_attack_and_terror_3() -> None:
    table = rise().rituals(0, DOWNTOWN, 1, 2).rituals(1, DOWNTOWN, 3).rituals(0, UPTOWN, 3)
    assert table.state.ritual_strength(0, DOWNTOWN) == 3
    assert table.state.ritual_strength(1, DOWNTOWN) == 3
    assert table.state.ritual_strength(0, UPTOWN) == 3
    assert table.state.ritual_strength(1, UPTOWN) == 0
    table = rise().rituals(0, DOWNTOWN, 1, 2).rituals(1, DOWNTOWN, 1).sanity(DOWNTOWN, 2).marker(DOWNTOWN, 0)
    table.action(0).play("Dominance")
    assert "Green reveals nothing and 0 Thugs: Attack 3." in table.told()
    assert (table.asked, table.options()) == ("DeclareTerror", ["No Terror", "Spread Terror"])
    table = rise().rituals(0, DOWNTOWN, 1, 2).sanity(DOWNTOWN, 3).marker(DOWNTOWN, 0)
    assert table.action(0).play("Dominance").options() == ["No Terror"]


@rule("ROTC-RIT-03")
@pytest.mark.parametrize(
    ("levels", "strength", "count"),
    [((), 0, 0), ((1, 1), 2, 2), ((2, 2), 4, 2), ((3,), 3, 1), ((1, 2, 3), 6, 3)],
)
def test_strength_is_the_sum_of_levels(levels: tuple[int, ...], strength: int, count: int) -> None:
    table = rise(3).rituals(2, NORTHSIDE, *levels)
    state = table.state
    assert state.ritual_strength(2, NORTHSIDE) == strength
    assert state.rituals_of(2, NORTHSIDE) == state.rituals_on_board(2) == count
    assert [state.has_ritual(2, NORTHSIDE, level) for level in (1, 2, 3)] == [
        level in levels for level in (1, 2, 3)
    ]
    assert [state.rituals_of(side, NORTHSIDE) for side in (0, 1)] == [0, 0]
    assert state.rituals_of(2, SUPPLY) == 5 - count


@rule("ROTC-RIT-01", "ROTC-GEN-10")
def test_rituals_elsewhere_are_listed_by_district_and_level() -> None:
    state = rise(4).rituals(1, DOWNTOWN, 1, 3).rituals(1, RIVERTOWN, 2, 2).rituals(1, NORTHSIDE, 1).state
    assert state.elsewhere(1, UPTOWN) == [0, 2, 4, 9]
    assert state.elsewhere(1, DOWNTOWN) == [4, 9]
    assert state.elsewhere(1, NORTHSIDE) == [0, 2, 4]
    assert state.elsewhere(0, UPTOWN) == []
    assert state.rituals_on_board(1) == 5


# --- the action space ---------------------------------------------------------------------------------------


@rule("ROTC-DEC-02", "ROTC-DEC-03", "ROTC-DEC-04", "ROTC-DEC-05", "ROTC-DEC-06", "ROTC-DEC-07", "ROTC-DEC-08")
@rule("ROTC-DEC-24", "ROTC-DEC-25", "ROTC-DEC-26")
def test_every_decision_has_room_for_its_answers_and_no_more() -> None:
    sizes = {kind.__name__: kind.ANSWERS.size for kind in the_game().steps if issubclass(kind, Decision)}
    wanted = {
        "LeaveOut": 4,
        "ChooseColour": 4,
        "PlaceStack": 160,  # 40 kinds of card in 4 districts
        "FirstSite": 4,
        "Informers": 2,
        "ReturnTokens": 3,
        "Mobilize": 81,  # enough, or one of two abilities of 40 kinds
        "DiscardOther": 40,
        "Reroll": 5,
        "Recruit": 81,
        "RerollDie": 4,
        "SetDie": 8,
        "GainTokens": 3,
        "PlacePlan": 4,
    }
    assert {name: sizes[name] for name in wanted} == wanted


@rule("ROTC-CMP-02", "ROTC-BRD-03", "ROTC-BRD-06", "ROTC-BRD-08")
def test_the_audit_notices_every_component_that_is_missing_or_too_many() -> None:
    def audit(field: str, at: int, n: int, seats: int = 2) -> list[str]:
        table = (
            rise(seats).rituals(0, UPTOWN, 1).site(1, DOWNTOWN).dominance(0, NORTHSIDE, 4).marker(UPTOWN, 1)
        )
        assert table.game.audit(table.state) == []
        before = getattr(table.state, field)
        numbers = list(before)
        numbers[at] += n
        setattr(table.state, field, type(before)(numbers))
        return table.game.audit(table.state)

    assert audit("rituals", SUPPLY * 12 + 0, 1) == ["side 0 has 3 Rituals of level 1"]
    assert audit("rituals", SUPPLY * 12 + 3 + 2, -1) == ["side 1 has 0 Rituals of level 3"]
    assert audit("sites", at(SUPPLY, 1), -1) == ["side 1 has a wrong number of Cult Sites"]
    assert audit("dominance", at(SUPPLY, 0), 1) == ["side 0 has a wrong number of Dominance markers"]
    assert audit("markers", 1, -1) == ["side 1 has 3 Plan markers"]
    assert audit("plans_done", 4, 1) == ["side 0 has 5 Plan markers"]
    assert audit("fist", 1, 1) == ["side 1 holds more Thugs than it has"]
    assert audit("thugs_shown", 0, 1) == ["side 0 holds more Thugs than it has"]
    for field in ("tokens", "faces", "attack", "track", "arrived", "sanity"):
        assert f"{field} has a number below nothing" in audit(field, 1, -9)
    table = rise().rituals(0, UPTOWN, 1, 2).rituals(1, UPTOWN, 1, 2)
    assert table.game.audit(table.state) == ["too many Rituals in district 3"]
    table = rise().dominance(0, NORTHSIDE, 3).dominance(1, NORTHSIDE, 2)
    assert table.game.audit(table.state) == ["too many Dominance markers in district 4"]
    table = rise().site(1, DOWNTOWN, DOWNTOWN)
    assert table.game.audit(table.state) == ["side 1 has two Cult Sites in a district"]
    table = rise()
    table.state.zones[DISCARD] = (0,)
    assert table.game.audit(table.state) == [
        "S1.green.1 lies openly in discard 0, but not everyone knows",
        "S1.green.1 lies in 2 places",
    ]
