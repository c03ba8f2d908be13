"""Altars: how they are built, what they are and are not, and what a token set holds."""

import pytest

from eldertable.games.cult.box.places import FREE, RESERVE, SHEET
from tests.rules.cult.table import (
    ACADEMY,
    ARTISAN,
    FORUM,
    GUARDS,
    PALACE_10,
    PORT,
    RIFT,
    RUINS,
    SLUMS,
    TEMPLE,
    TRADE,
    P,
    cult,
)
from tests.support import rule


@rule("CULT-ART-01", "CULT-ART-03", "CULT-ART-12", "CULT-ART-13", "CULT-CMP-04", "CULT-CUL-10")
@pytest.mark.parametrize("kind", [1, 3, 5])
def test_five_coins_turn_a_priest_of_any_strength_into_an_altar_of_four(kind: int) -> None:
    table = cult().coins(0, 7).priests(0, ARTISAN, kind).priests(0, PORT, P).resolve()
    assert table.options() == ["Take nothing", "Artisan District"]
    table.play("Artisan District")
    assert table.altars(0) == [ARTISAN]
    assert table.at(0, ARTISAN) == []
    assert table.state.influence(0, ARTISAN) == 4
    assert table.state.coins[0] == 2
    assert table.at(0, FREE).count(kind) == 0


@rule("CULT-ART-01", "CULT-ART-11", "CULT-ART-16")
def test_example_won_in_the_resolution_phase_it_builds_in_7_to_13_only() -> None:
    table = cult().coins(0, 5).followers(0, 9)
    for location, kind in ((RUINS, 1), (TRADE, 2), (ARTISAN, 3), (ACADEMY, 4), (RIFT, 5)):
        table.priests(0, location, kind)
    table.resolve().skip("TakeBenefit")
    assert table.asked == "AltarPlace"
    assert table.options() == ["Take nothing", "Artisan District", "Academy", "Rift of Darkness"]
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    assert prompt.words.startswith("Artisan District: where do you build an Altar, for 5 coins? Only where")


@rule("CULT-ART-04", "CULT-ART-08")
def test_an_altar_counts_at_once_and_wins_or_earns_alms_without_priests() -> None:
    table = cult().coins(0, 5).priests(0, ARTISAN, 5).priests(0, PORT, 1).priests(1, PORT, 3).coins(1, 0)
    table.resolve().play("Port")
    assert "Tiamat wins the Port with Influence 4." in table.told()
    alms = cult().altar(0, SLUMS).priests(1, SLUMS, 5).resolve().skip("TakeBenefit")
    assert alms.state.coins[0] == 1


@rule("CULT-ART-05", "CULT-ART-06")
def test_one_altar_per_cult_and_location_but_every_cult_may_have_one_there() -> None:
    table = (
        cult()
        .coins(0, 5)
        .altar(0, ARTISAN)
        .altar(1, PORT)
        .priests(0, ARTISAN, 3)
        .priests(0, PORT, 2)
        .resolve()
    )
    assert table.options() == ["Take nothing", "Port"]
    table.play("Port").skip("Hire")
    assert table.altars(0) == [ARTISAN, PORT]
    assert table.altars(1) == [PORT]


@rule("CULT-ART-07")
def test_altars_stay_after_the_round() -> None:
    table = cult().altar(0, ARTISAN, SLUMS).priests(1, SLUMS, 5).resolve().skip("TakeBenefit", "AltarPlace")
    assert table.next_round
    assert table.altars(0) == [SLUMS, ARTISAN]


@rule("CULT-ART-09", "CULT-ITR-12", "CULT-ANU-01", "CULT-ITR-23")
def test_an_altar_is_no_priest() -> None:
    table = cult("ANU", "JAN").altar(0, SLUMS).altar(1, SLUMS).priests(1, SLUMS, 1).free(0, 2).resolve()
    table.acts(0, "Ritual of the Passing")
    assert table.state.followers[0] == 1
    seized = cult().dark(0).altar(1, SLUMS).priests(1, SLUMS, 1).hand(0, "I28").resolve().acts(0, "Seize")
    assert seized.altars(1) == [SLUMS]
    exorcism = cult().altar(1, SLUMS).hand(0, "I04").resolve()
    assert not exorcism.may(0, "Exorcism")
    boost = cult().altar(0, SLUMS).hand(0, "M03").resolve()
    assert not boost.may(0, "Murmured Omen")


@rule("CULT-ART-14", "CULT-RUL-28")
def test_a_flipped_coin_priest_loses_its_coins_and_the_location_is_judged_as_usual() -> None:
    table = cult().coins(0, 5).priests(0, ARTISAN, P).coin_priest(0, PORT, 1, 9).priests(1, PORT, 5).resolve()
    table.play("Port")
    told = table.told()
    assert "The 9 coins on Tiamat’s Priest in the Port go to the reserve." in told
    assert "Janus wins the Port with Influence 5." in told
    assert table.coins_on(PORT) == 0


@rule("CULT-ART-13", "CULT-ART-12")
def test_every_way_to_build_needs_an_own_priest_there_that_is_no_patriarch() -> None:
    artisan = cult().coins(0, 5).priests(0, ARTISAN, P).resolve()
    assert artisan.next_round
    for name, scene in (
        ("Stone That Bleeds", cult().dark(0).followers(0, 3).hand(0, "M09")),
        ("Great Shrine", cult("CTH", "JAN").followers(0, 5)),
        ("Nihilism", cult("ATH", "JAN").dark(0).hand(0, "I22", "I23", "I24")),
    ):
        patriarch = scene.twin().priests(0, SLUMS, P).priests(1, SLUMS, 1).resolve()
        assert not patriarch.may(0, name)
        elsewhere = scene.twin().priests(0, FORUM, 1).priests(1, SLUMS, 1).resolve()
        assert not elsewhere.may(0, name)
        assert scene.priests(0, SLUMS, 1).priests(1, SLUMS, 1).resolve().may(0, name)


# --- the supply of tokens -----------------------------------------------------------------------------------


@rule("CULT-ART-15", "CULT-RUL-24", "CULT-ANU-05")
def test_altars_have_no_strength_of_their_own_so_any_token_may_serve() -> None:
    """Two 5s in use and an Altar that was a 5 once: the third 5 can still be had, the Altar is swapped."""
    table = (
        cult().coins(0, 5).priests(0, ARTISAN, 5).priests(0, SHEET, 5, 5).resolve().play("Artisan District")
    )
    assert table.state.reserve(0, 5) == 1
    temple = (
        cult().altar(0, SLUMS).priests(0, TEMPLE, 4).priests(0, SHEET, 5, 5).resolve().skip("TakeBenefit")
    )
    assert temple.offers("Raise the Priest of strength 4 here to 5")
    full = (
        cult().altar(0, SLUMS).priests(0, TEMPLE, 4).priests(0, SHEET, 5, 5, 5).resolve().skip("TakeBenefit")
    )
    assert not full.offers("here to 5")


@rule("CULT-RUL-24")
def test_with_all_fifteen_tokens_in_use_no_priest_can_be_gained_but_one_can_still_be_swapped() -> None:
    table = cult().altar(0, SLUMS, FORUM, PALACE_10, GUARDS).priests(0, TEMPLE, 1).priests(0, SHEET, 5)
    for kind in (3, 4):
        table.priests(0, SHEET, kind, kind, kind)
    table.priests(0, SHEET, 2, 2)
    table.priests(0, FREE, 1)
    assert table.state.spare(0) == 0
    table.resolve(TEMPLE)
    assert table.options() == [
        "Take nothing",
        "Raise a free Priest from 1 to 2",
        "Raise the Priest of strength 1 here to 2",
    ]


@rule("CULT-RUL-24", "CULT-ITR-11")
def test_an_owner_cannot_block_an_exorcism_with_altars_only_with_priests() -> None:
    altars = cult().altar(1, RUINS, FORUM, GUARDS).priests(1, SLUMS, 5).hand(0, "I04").resolve(SLUMS)
    assert altars.may(0, "Exorcism")
    priests = cult().priests(1, SLUMS, 5).priests(1, SHEET, 3, 3, 3).hand(0, "I04").resolve(SLUMS)
    assert not priests.may(0, "Exorcism")


def test_components_are_counted_with_altars() -> None:
    table = cult().altar(0, *range(1, 9))
    for kind in (1, 2, 3):
        for _ in range(3):
            table.state.move_priest(0, kind, RESERVE, FREE)
    assert "side 0 has more Priests and Altars than tokens" in table.game.audit(table.state)
    table.two_altars(0, RUINS)
    assert "side 0 has two Altars in a Location" in table.game.audit(table.state)
