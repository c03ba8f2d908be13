"""The round and the order of its phases."""

import pytest

from eldertable.games.rise_of_the_cults.rules.rounds import Round
from eldertable.games.rise_of_the_cults.table.fields import CITY_NOW, CITY_PAST
from tests.rules.rise_of_the_cults.table import RiseTable, rise, setting_up
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
    top = {table.state.top_marker(district) for district in table.state.districts_in_play()} - {-1}
    assert table.speaker == next(seat for seat in order if seat in top)
    acting = questions(table, "ReturnTokens")
    assert ("ChoosePlan", 1) in acting
    assert ("Mobilize", 1) not in acting
    assert (table.asked, table.speaker) == ("ReturnTokens", 1)  # Hiding is the last
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
    asked = questions(table, "ReturnTokens")
    assert table.state.over
    assert ("ReturnTokens", 0) not in asked
    assert "The cults hide: hands are discarded." not in table.told()
    assert sum(table.tokens_of(0)) >= 10
    assert table.state.round == last


@rule("ROTC-RND-01", "ROTC-RND-05", "ROTC-HID-05")
@pytest.mark.parametrize(("rounds", "number"), [(6, 5), (10, 6), (10, 9)])
def test_every_other_round_ends_with_hiding_and_another_round_follows(rounds: int, number: int) -> None:
    table = rise(rounds=rounds).round(number).next_city("C07").run(Round())
    questions(table, "ChoosePlan")
    questions(table, "Mobilize")
    table.skip("ReturnTokens", "Informers")
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
