"""What effects need: each is possible with the least that it needs, and not with less."""

from collections.abc import Callable

import pytest

from eldertable.games.cult.box.places import PLAYED, SHEET, bottom_of, top_of
from eldertable.games.cult.rules.effects import ACTION_END, could, verb_of
from eldertable.games.cult.rules.means import Means
from tests.rules.cult.table import FORUM, INTRIGUE, MIRACLE, RIFT, SLUMS, CultScene, P, cult
from tests.rules.stories import TABLES
from tests.support import rule

Change = Callable[[CultScene], CultScene]


def possible(table: CultScene, effect: str, full: bool = False, location: int = SLUMS) -> bool:
    """Whether an effect of the first Cult would do something in a Location; in full, if that is asked.

    If it would not, there is a reason, and else there is none.
    """
    state = table.state
    state.active = location
    assert table.game.audit(state) == []
    TABLES.clear()  # nothing is played here, so there is no story
    number = table.game.content.effects.ids.index(effect)
    would = could(state, number, Means(state, 0), full)
    assert (verb_of(state, number).why_not(state, number, Means(state, 0), full) is None) == would
    return would


ENOUGH: list[tuple[str, Change, Change]] = [
    # (an effect, what is just enough for it, what is not)
    ("SUP1.1", lambda t: t.followers(0, 8), lambda t: t.followers(0, 9)),
    ("ANU1.1", lambda t: t.priests(1, SLUMS, 1), lambda t: t.priests(1, FORUM, 1)),
    ("M10.1", lambda t: t.mobs(1, 15), lambda t: t.mobs(1, 16)),
    ("M11.1", lambda t: t.followers(0, 8), lambda t: t.followers(0, 9).coins(1, 100)),
    ("NIR1.1", lambda t: t.only(MIRACLE, "M01"), lambda t: t.only(MIRACLE)),
    ("I07.1", lambda t: t.altar(1, SLUMS).followers(1, 1), lambda t: t.altar(1, SLUMS).followers(1, 0)),
    ("I10.1", lambda t: t.altar(1, SLUMS).mobs(1, 1), lambda t: t.altar(1, FORUM).mobs(1, 1)),
    ("CTH3.1", lambda t: t.coins(1, 7), lambda t: t.coins(1, 6)),
    ("FAF3.1", lambda t: t.coins(1, 1), lambda t: t.coins(1, 0)),
    ("I01.1", lambda t: t.coins(1, 1), lambda t: t.coins(0, 1).coins(1, 1)),
    ("I16.1", lambda t: t.followers(1, 1).licenses(1, "L01"), lambda t: t.followers(1, 1)),
    ("I13.1", lambda t: t.altar(1, SLUMS).hand(1, "M01"), lambda t: t.altar(1, SLUMS).licenses(1, "L01")),
    ("CTH4.2", lambda t: t.licenses(1, "L01"), lambda t: t.licenses(0, "L01")),
    ("NIR2.1", lambda t: t.palace("L01").coins(0, 5), lambda t: t.palace("L01").coins(0, 4)),
    ("FAF2.1", lambda t: t.only(INTRIGUE, "I01"), lambda t: t.only(INTRIGUE)),
    ("NIR3.1", lambda t: t.only(INTRIGUE, "I01"), lambda t: t.only(INTRIGUE)),
    ("M01.1", lambda t: t, lambda t: t.priests(0, FORUM, P)),
    ("ARA3.1", lambda t: t.free(0, 1, 1, 2), lambda t: t.free(0, 1, 1)),
    (
        "M02.1",
        lambda t: t.priests(0, SLUMS, 1).followers(0, 2),
        lambda t: t.priests(0, SLUMS, 1).followers(0, 1),
    ),
    ("ARA2.1", lambda t: t.priests(0, SLUMS, 1), lambda t: t.priests(0, FORUM, 1)),
    ("M03.1", lambda t: t.priests(0, SLUMS, 1), lambda t: t.altar(0, SLUMS)),
    ("FAF1.1", lambda t: t.priests(0, SLUMS, 4), lambda t: t.priests(0, SLUMS, 5)),
    ("I04.1", lambda t: t.priests(1, SLUMS, 3), lambda t: t.priests(1, SLUMS, 2)),
    (
        "I05.1",
        lambda t: t.priests(1, SLUMS, 5).priests(1, SHEET, 3, 3),
        lambda t: t.priests(1, SLUMS, 5).priests(1, SHEET, 3, 3, 3),
    ),
    ("M09.1", lambda t: t.priests(0, SLUMS, 1), lambda t: t.priests(0, SLUMS, P)),
    ("M09.1", lambda t: t.priests(0, SLUMS, 1), lambda t: t.priests(0, SLUMS, 1).altar(0, SLUMS)),
    ("I19.1", lambda t: t.altar(1, SLUMS), lambda t: t.altar(1, SLUMS, FORUM)),
    ("JAN4.2", lambda t: t.altar(1, SLUMS, FORUM), lambda t: t.altar(1, FORUM)),
    ("TIA2.1", lambda t: t.free(0, 1, 1, 2), lambda t: t.free(0, 1, 1)),
    ("I22.1", lambda t: t.coin_priest(1, SLUMS, 1, 3), lambda t: t.coin_priest(1, FORUM, 1, 4)),
    ("JAN1.2", lambda t: t.altar(1, SLUMS), lambda t: t.altar(1, FORUM)),
    ("ATH2.1", lambda t: t.hand(0, "I25"), lambda t: t.hand(0, "M11")),
]


@rule("CULT-RUL-31", "CULT-RUL-59", "CULT-MIR-04", "CULT-ITR-04")
@pytest.mark.parametrize(
    ("effect", "enough", "short"), ENOUGH, ids=[f"{n}-{e}" for n, (e, _, _) in enumerate(ENOUGH)]
)
def test_an_effect_is_possible_with_the_least_that_it_needs_and_not_with_less(
    effect: str, enough: Change, short: Change
) -> None:
    assert possible(enough(cult("JAN", "TIA", coin_limit=100)), effect)
    assert not possible(short(cult("JAN", "TIA", coin_limit=100)), effect)


FULL: list[tuple[str, Change, Change]] = [
    # (an effect, what is just enough for all of it, what is enough for a part of it only)
    ("SUP1.1", lambda t: t.followers(0, 6), lambda t: t.followers(0, 7)),
    ("SUP2.1", lambda t: t.coins(1, 90), lambda t: t.coins(1, 91)),
    ("JAN4.1", lambda t: t.mobs(1, 14), lambda t: t.mobs(1, 15)),
    ("NIR1.1", lambda t: t.only(MIRACLE, "M01", "M02", "M03"), lambda t: t.only(MIRACLE, "M01", "M02")),
]


@rule("CULT-MIR-04", "CULT-RUL-31", "CULT-RUL-29")
@pytest.mark.parametrize(("effect", "enough", "part"), FULL, ids=[effect for effect, _, _ in FULL])
def test_a_gain_is_had_in_full_or_in_part_as_a_card_or_an_ability_asks(
    effect: str, enough: Change, part: Change
) -> None:
    assert possible(enough(cult("JAN", "TIA", coin_limit=100)), effect, full=True)
    table = part(cult("JAN", "TIA", coin_limit=100))
    assert not possible(table, effect, full=True)
    assert possible(table, effect)


@rule("CULT-RUL-38", "CULT-FAF-01", "CULT-ARA-02")
@pytest.mark.parametrize("effect", ["FAF1.1", "ARA2.1", "M02.1"])
def test_nothing_leads_on_from_the_rift(effect: str) -> None:
    table = cult("FAF", "JAN").followers(0, 9).priests(0, RIFT, 2)
    assert not possible(table, effect, location=RIFT)
    assert possible(cult("FAF", "JAN").followers(0, 9).priests(0, RIFT - 1, 2), effect, location=RIFT - 1)


@rule("CULT-MIR-08")
def test_with_the_followers_for_it_a_miracle_moves_a_priest_up_to_the_rift_itself() -> None:
    table = cult().followers(0, 8).priests(0, RIFT - 1, 2).hand(0, "M02").resolve().acts(0, "Barefoot")
    assert (
        "Tiamat moves a Priest of strength 2 from the Guard Quarters to the Rift of Darkness." in table.told()
    )


@rule("CULT-RUL-31")
def test_an_action_that_is_broken_off_leaves_no_card_on_the_table() -> None:
    table = cult()
    card = table.state.draw(top_of(MIRACLE))
    table.state.lay(card, PLAYED, table.state.everyone())
    table.run(ACTION_END)
    assert table.state.zones[PLAYED] == ()
    assert table.state.zones[bottom_of(MIRACLE)] == (card,)
