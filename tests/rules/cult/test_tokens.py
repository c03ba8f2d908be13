"""The supply of Priest tokens: fifteen of a colour, three of a strength."""

from eldertable.games.cult.box.places import FREE, SHEET
from eldertable.kernel.rows import replaced
from tests.rules.cult.table import RIFT, SLUMS, TEMPLE, cult, to_use
from tests.support import rule


@rule("CULT-RUL-24", "CULT-RUL-22", "CULT-TEM-04")
def test_three_priests_of_a_strength_anywhere_use_up_its_tokens() -> None:
    for place in (FREE, SHEET, RIFT):
        table = cult("TIA", "JAN").priests(0, TEMPLE, 2).priests(0, place, 3, 3).resolve().skip("Act")
        assert table.offers("here to 3")
        full = cult("TIA", "JAN").priests(0, TEMPLE, 2).priests(0, place, 3, 3, 3).resolve().skip("Act")
        assert not full.offers("here to 3")


@rule("CULT-RUL-24", "CULT-SET-06")
def test_a_rivals_tokens_never_count() -> None:
    table = cult("TIA", "JAN").priests(0, TEMPLE, 2).priests(1, SHEET, 3, 3, 3).resolve()
    assert table.offers("here to 3")


@rule("CULT-RUL-24", "CULT-ARA-01", "CULT-RUL-77")
def test_an_ordination_is_offered_for_just_the_strengths_whose_tokens_are_left() -> None:
    table = (
        cult("ARA", "JAN").followers(0, 5).priests(0, SHEET, 2, 2, 2).free(0, 4, 4, 4).priests(1, SLUMS, 1)
    )
    table.resolve().acts(0, to_use("ARA1"))
    assert table.options() == ["1 Follower", "3 Followers", "5 Followers"]
    none = cult("ARA", "JAN").followers(0, 1).priests(0, SHEET, 1, 1, 1).priests(1, SLUMS, 1)
    assert not none.could_use("ARA1")


@rule("CULT-RUL-24", "CULT-RUL-25", "CULT-CTH-02")
def test_a_shrine_frees_the_tokens_of_all_it_destroys() -> None:
    table = (
        cult("CTH", "JAN")
        .followers(0, 5)
        .free(0, 1, 1, 1, 5)
        .priests(0, SLUMS, 2)
        .priests(1, SLUMS, 1)
        .resolve()
    )
    table.acts(0, to_use("CTH2"))
    assert table.state.spare(0) == 14
    assert [table.state.reserve(0, kind) for kind in range(1, 6)] == [3, 3, 3, 3, 3]


@rule("CULT-RUL-29", "CULT-RUL-56", "CULT-RUL-85")
def test_nothing_is_told_of_what_nobody_gains_or_loses() -> None:
    table = cult().followers(0, 9)
    state = table.state
    state.mobs = replaced(state.mobs, 1, state.agreed.numbers.mobs)
    for change in (state.gain_followers, state.gain_mobs, state.lose_mobs, state.lose_coins):
        change(0, 1, "CULT-RUL-85")
    state.lose_followers(1, 1, "CULT-RUL-85")
    state.take_coins(0, 1, 1, "CULT-RUL-85")
    assert table.told() == []
