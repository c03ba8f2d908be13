"""The Hiding phase, and the way to the next round: hands, tokens, markers."""

import pytest

from eldertable.games.rise_of_the_cults.rules.phases.hiding import Hiding
from eldertable.games.rise_of_the_cults.rules.rounds import NextRound
from eldertable.games.rise_of_the_cults.table.fields import DECK, DISCARD, HAND, deck_of
from tests.rules.rise_of_the_cults.table import rise
from tests.support import rule


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
    assert (table.asked, table.speaker, table.options()) == ("ReturnTokens", 1, ["1 Thug", "1 Freak"])
    table.play("1 Freak", "1 Thug")
    assert table.tokens_of(1) == (6, 0, 2)
    table.play("1 Thug")
    assert table.told(0)[1:] == ["Yellow returns 2 Thugs.", "Yellow returns 1 Freak."]
    assert table.tokens_of(1) == (4, 0, 1)
    assert (table.asked, table.speaker) == ("ReturnTokens", 0)  # the third player has just five
    assert table.options() == ["1 Thug", "1 Initiate", "1 Freak"]
    table.play("1 Initiate")
    assert table.tokens_of(0) == (2, 1, 2)
    assert table.tokens_of(2) == (2, 2, 1)
    assert table.state.over


@rule("ROTC-DEC-24", "ROTC-HID-02")
@pytest.mark.parametrize(
    ("tokens", "city", "keep", "ways"),
    [((5, 5, 5), "", 5, 21), ((8, 8, 8), "C03", 8, 45), ((1, 3, 4), "", 5, 7), ((0, 7, 0), "", 5, 1)],
)
def test_every_rest_of_five_or_eight_tokens_can_be_kept(
    tokens: tuple[int, int, int], city: str, keep: int, ways: int
) -> None:
    table = rise().tokens(0, *tokens)
    if city:
        table.city(city)
    table.run(Hiding())
    assert (table.asked == "ReturnTokens") == (ways > 1)
    kept = [way.tokens_of(0) for way in table.every_way("ReturnTokens")]
    assert len(kept) == len(set(kept)) == ways
    assert {sum(rest) for rest in kept} == {keep}


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
    assert (table.asked, table.speaker) == ("ReturnTokens", 0)
    table.play("1 Thug")
    assert table.state.zones[deck_of(1)] == ()
    assert sorted(table.cards(DECK + 4)).count("G1") == 1
    assert table.state.deck_size(DECK + 3) == 12
    assert table.discard_of(1) == ["X1", "S3"]
    assert table.discard_of(0) == ["S2"]
    assert table.tokens_of(1) == (7, 0, 0)
    assert (table.state.first, table.state.round) == (0, 2)
