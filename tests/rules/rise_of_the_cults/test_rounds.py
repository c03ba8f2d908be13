"""The round and its phases, the City phase, Hiding, and the way from round to round."""

from collections.abc import Iterator

import pytest

from eldertable.games.rise_of_the_cults.rules.phases.city import City
from eldertable.games.rise_of_the_cults.rules.phases.hiding import Hiding
from eldertable.games.rise_of_the_cults.rules.rounds import NextRound, Round
from eldertable.games.rise_of_the_cults.rules.tokens import ReturnToken
from eldertable.games.rise_of_the_cults.table.state import (
    CITY_DECK,
    CITY_NOW,
    CITY_PAST,
    DECK,
    DISCARD,
    HAND,
    RiseState,
    deck_of,
)
from eldertable.kernel.steps import Step
from tests.rules.rise_of_the_cults.table import NORTHSIDE, UPTOWN, RiseTable, rise, setting_up
from tests.support import rule


def questions(table: RiseTable, until: str) -> list[tuple[str, int | None]]:
    """Answer with the first option until a question of this kind (or the end); what was asked of whom, runs as one."""
    asked: list[tuple[str, int | None]] = []
    while table.asked not in (until, ""):
        if not asked or asked[-1] != (table.asked, table.speaker):
            asked.append((table.asked, table.speaker))
        table.play(
            table.state.legal()[-1] if table.asked in ("Reroll", "ChoosePlan") else table.state.legal()[0]
        )
    return asked


# --- phases -------------------------------------------------------------------------------------------------


@rule("ROTC-RND-02", "ROTC-RND-03", "ROTC-RND-06")
def test_phases_come_in_order_and_in_each_the_first_cultist_is_first() -> None:
    table = rise(3, first="2").round(2).next_city("C04")
    for side in range(3):
        table.tokens(side, thugs=4)
    table.run(Round())
    asked = questions(table, "ChoosePlan")
    order = (1, 2, 0)
    assert asked[:3] == [("Informers", seat) for seat in order]
    assert asked[3:6] == [("Mobilize", seat) for seat in order]
    assert asked[6:12] == [(kind, seat) for seat in order for kind in ("Reroll", "Recruit")]
    assert asked[12:] == [("PlacePlan", seat) for seat in order] * 4
    assert table.speaker is not None
    top = {table.state.top_marker(district) for district in table.state.in_play()} - {-1}
    assert table.speaker == next(seat for seat in order if seat in top)
    acting = questions(table, "ReturnToken")
    assert ("ChoosePlan", 1) in acting
    assert ("Mobilize", 1) not in acting
    assert (table.asked, table.speaker) == ("ReturnToken", 1)  # Hiding is the last
    assert [table.hand_of(side) for side in range(3)] == [[], [], []]


@rule("ROTC-RND-04", "ROTC-CTY-01")
def test_the_first_round_has_no_city_phase() -> None:
    table = rise().run(Round())
    assert table.state.zones[CITY_NOW] == ()
    assert table.told()[:2] == ["Round 1 of 6 begins.", "Green draws 6 cards."]
    assert table.asked == "Mobilize"
    table = rise(rounds=9).round(2).next_city("C05").run(Round())
    assert table.cards(CITY_NOW) == ["C05"]
    assert table.told()[:2] == [
        "Round 2 of 9 begins.",
        "City card: Favourable Stars. In this Mobilization draw 7 cards.",
    ]


@rule("ROTC-RND-01", "ROTC-RND-05", "ROTC-END-01")
@pytest.mark.parametrize(("rounds", "last"), [(6, 6), (10, 10)])
def test_the_last_round_has_no_hiding_and_ends_the_game(rounds: int, last: int) -> None:
    table = rise(rounds=rounds).round(last).next_city("C07").tokens(0, thugs=9).run(Round())
    asked = questions(table, "ReturnToken")
    assert table.state.over
    assert ("ReturnToken", 0) not in asked
    assert "The cults hide: hands are discarded." not in table.told()
    assert sum(table.tokens_of(0)) >= 10
    assert table.state.round == last


@rule("ROTC-RND-01", "ROTC-RND-05", "ROTC-HID-05")
@pytest.mark.parametrize(("rounds", "number"), [(6, 5), (10, 6), (10, 9)])
def test_every_other_round_ends_with_hiding_and_another_round_follows(rounds: int, number: int) -> None:
    table = rise(rounds=rounds).round(number).next_city("C07").run(Round())
    questions(table, "ChoosePlan")
    questions(table, "Mobilize")
    table.skip("ReturnToken", "Informers")
    words = table.told()
    assert words.index("The cults hide: hands are discarded.") < words.index(
        f"Round {number + 1} of {rounds} begins."
    )
    assert table.state.round == number + 1
    assert table.asked == "Mobilize"


@rule("ROTC-RND-01", "ROTC-RUL-10")
@pytest.mark.parametrize("rounds", [6, 10])
def test_a_whole_game_has_the_agreed_rounds_and_a_city_card_in_all_but_the_first(rounds: int) -> None:
    table = setting_up(2, seed=5, rounds=rounds)
    words: list[str] = []
    while table.asked:
        table.play(table.state.legal()[-1])
        words += [word for word in table.told() if "begins." in word or word.startswith("City card")]
    begun = [word for word in words if "begins" in word]
    assert begun == [f"Round {n} of {rounds} begins." for n in range(1, rounds + 1)]
    assert len([word for word in words if word.startswith("City card")]) == rounds - 1
    assert len(table.cards(CITY_PAST)) == rounds - 2
    assert len(table.cards(CITY_NOW)) == 1


# --- City ---------------------------------------------------------------------------------------------------


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


# --- Hiding -------------------------------------------------------------------------------------------------


@rule("ROTC-HID-01", "ROTC-RUL-76", "ROTC-CMP-15")
def test_in_hiding_all_hands_are_discarded_face_up() -> None:
    table = rise(3).hand(0, "S3", "S1", "G1").discard(0, "X1").hand(2, "SB", "S2")
    table.run(Hiding())
    assert [table.state.zones[HAND + side] for side in range(3)] == [(), (), ()]
    assert table.discard_of(0) == ["X1", "S1", "S3", "G1"]
    assert table.discard_of(1) == []
    assert table.discard_of(2) == ["S2", "SB"]
    everyone = table.state.everyone()
    assert {table.state.marks[card] for side in (0, 2) for card in table.state.zones[DISCARD + side]} == {
        everyone
    }
    assert table.told()[0] == "The cults hide: hands are discarded."


@rule("ROTC-HID-02", "ROTC-RUL-78", "ROTC-RND-06")
def test_in_hiding_tokens_beyond_five_are_returned_openly_from_the_first_cultist_on() -> None:
    table = rise(3, first="2").tokens(0, 2, 2, 2).tokens(1, 6, 0, 2).tokens(2, 2, 2, 1)
    table.run(Hiding())
    assert (table.asked, table.speaker, table.options()) == ("ReturnToken", 1, ["1 Thug", "1 Freak"])
    table.play("1 Thug", "1 Freak")  # the first of the three could only be a Thug
    assert table.told(0)[1:] == [
        "Yellow returns 1 Thug.",
        "Yellow returns 1 Thug.",
        "Yellow returns 1 Freak.",
    ]
    assert table.tokens_of(1) == (4, 0, 1)
    assert (table.asked, table.speaker) == ("ReturnToken", 0)  # the third player has just five
    assert table.options() == ["1 Thug", "1 Initiate", "1 Freak"]
    table.play("1 Initiate")
    assert table.tokens_of(0) == (2, 1, 2)
    assert table.tokens_of(2) == (2, 2, 1)
    assert table.state.over


def returned(state: RiseState, step: Step) -> Iterator[tuple[int, ...]]:
    """What is left behind the first screen after each way of returning tokens."""
    assert isinstance(step, ReturnToken)
    before = state.tokens.copy()
    for answer in step.options(state, 0):
        step.resolve(state, 0, answer)
        if state.fresh:
            yield from returned(state, state.fresh.pop())
        else:
            yield tuple(state.tokens[:3])
        state.tokens[:] = before


@rule("ROTC-DEC-24", "ROTC-HID-02")
@pytest.mark.parametrize(
    ("tokens", "city", "keep", "ways"),
    [((5, 5, 5), "", 5, 21), ((8, 8, 8), "C03", 8, 45), ((1, 3, 4), "", 5, 7), ((0, 7, 0), "", 5, 1)],
)
def test_every_rest_of_five_or_eight_tokens_can_be_kept_in_one_way(
    tokens: tuple[int, int, int], city: str, keep: int, ways: int
) -> None:
    table = rise().tokens(0, *tokens)
    if city:
        table.city(city)
    state = table.state
    kept = list(returned(state, ReturnToken(0, sum(tokens) - keep, 0)))
    assert len(kept) == len(set(kept)) == ways
    assert {sum(rest) for rest in kept} == {keep}
    table.run(Hiding())
    assert (table.asked == "ReturnToken") == (ways > 1)


@rule("ROTC-HID-03")
def test_a_city_card_may_change_the_limit_of_tokens() -> None:
    table = rise().city("C03").tokens(0, 8, 0, 0).tokens(1, 4, 4, 1).run(Hiding())
    assert table.speaker == 1
    table.play("1 Freak")
    assert [table.tokens_of(side) for side in range(2)] == [(8, 0, 0), (4, 4, 0)]
    assert table.state.over


@rule("ROTC-HID-04", "ROTC-HID-05")
@pytest.mark.parametrize(("seats", "first", "after"), [(2, "1", 1), (2, "2", 0), (3, "3", 0), (4, "3", 3)])
def test_the_first_cultist_marker_passes_to_the_left_and_the_round_marker_advances(
    seats: int, first: str, after: int
) -> None:
    table = rise(seats, first=first).round(3).next_city("C05").run(NextRound())
    assert (table.state.first, table.state.round) == (after, 4)
    assert (table.asked, table.speaker) == ("Mobilize", after)


@rule("ROTC-HID-06", "ROTC-CMP-10")
def test_all_plan_markers_return_to_their_owners() -> None:
    table = rise(2).next_city("C05")
    table.state.markers[:2] = [0, 1]
    table.state.plans_done[:10] = [1, 0, 2, 0, 1, 0, 1, 0, 2, 0]
    table.run(NextRound())
    assert table.state.markers == [4, 4, 0, 0]
    assert table.state.plans_done == [0] * 20


@rule("ROTC-SRD-10", "ROTC-SRD-11", "ROTC-SST-10")
def test_alone_the_npc_only_shuffles_its_deck_in_hiding() -> None:
    table = (
        rise(1)
        .on_deck(1, "G1", "S1")
        .discard(1, "X1", "S3")
        .hand(0, "S2")
        .tokens(0, 3, 3, 0)
        .tokens(1, thugs=7)
    )
    table.next_city("C05").run(Hiding(), NextRound())
    assert (table.asked, table.speaker) == ("ReturnToken", 0)
    table.play("1 Thug")
    assert table.state.zones[deck_of(1)] == ()
    assert sorted(table.cards(DECK + 4)).count("G1") == 1
    assert table.state.deck_size(DECK + 3) == 12
    assert table.discard_of(1) == ["X1", "S3"]
    assert table.discard_of(0) == ["S2"]
    assert table.tokens_of(1) == (7, 0, 0)
    assert (table.state.first, table.state.round) == (0, 2)
