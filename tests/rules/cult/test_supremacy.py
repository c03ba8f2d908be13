"""The Supremacy card and the celebration."""

import pytest

from eldertable.games.cult.box.places import FREE, SHEET
from tests.rules.cult.table import (
    FORUM,
    INTRIGUE,
    MIRACLE,
    RIFT,
    RUINS,
    SLUMS,
    TRADE,
    P,
    cult,
)
from tests.support import rule


@rule("CULT-SUP-01", "CULT-SUP-02", "CULT-RUL-70")
@pytest.mark.parametrize("face_down", [False, True])
def test_its_owners_patriarch_has_seven_more_face_up_or_down(face_down: bool) -> None:
    table = cult().followers(0, 2).supremacy(0, face_down)
    assert [table.state.patriarch(side) for side in (0, 1)] == [9, 0]


@rule("CULT-SUP-01")
def test_won_in_the_forum_it_helps_at_once_in_a_location_still_to_be_resolved() -> None:
    table = cult().followers(0, 2).priests(0, FORUM, 3).priests(0, TRADE, P).priests(1, TRADE, 5).resolve()
    table.play("Take it")
    assert "Tiamat wins the Trade District with Influence 9." in table.told()


@rule("CULT-SUP-01", "CULT-SUP-02", "CULT-FOR-01")
def test_taken_away_it_helps_no_more_also_where_the_patriarch_stands_already() -> None:
    table = cult().followers(0, 3).supremacy(0).priests(1, FORUM, 3).priests(0, TRADE, P).resolve()
    told = table.play("Take it").told()
    lost = "Tiamat loses the Supremacy card: its Patriarch has strength 3 now, also where he stands."
    assert lost in told
    assert told.index(lost) < told.index("Tiamat wins the Trade District with Influence 3.")


@rule("CULT-FOR-01", "CULT-RUL-46")
def test_its_owner_who_wins_it_again_loses_nothing() -> None:
    table = cult().supremacy(0).priests(0, FORUM, 3).priests(1, TRADE, 1).resolve().play("Take it")
    assert not any("loses the Supremacy" in told for told in table.told())


@rule("CULT-SUP-03", "CULT-RUL-32")
def test_it_counts_as_a_card_and_goes_to_the_reserve_when_discarded() -> None:
    table = cult("JAN", "TIA").supremacy(0).licenses(0, "L01").priests(1, SLUMS, 1).resolve()
    table.acts(0, "Chalice of Clarity", "Supremacy")
    assert table.state.supremacy == -1
    assert table.state.patriarch(0) == 1


@rule("CULT-SUP-03", "CULT-SUP-07")
def test_paid_with_after_a_celebration_it_does_not_lie_face_down_in_the_reserve() -> None:
    table = cult("JAN", "TIA").supremacy(0, face_down=True).licenses(0, "L01").priests(1, SLUMS, 1).resolve()
    table.acts(0, "Chalice of Clarity", "Supremacy")
    assert (table.state.supremacy, table.state.face_down) == (-1, 0)


# --- the celebration ----------------------------------------------------------------------------------------


@rule("CULT-SUP-04", "CULT-SUP-06", "CULT-RUL-45")
def test_the_owner_decides_before_the_first_players_first_turn() -> None:
    table = cult().supremacy(1).free(0, 1).round()
    assert (table.asked, table.speaker) == ("Celebrate", 1)
    table.play("No celebration")
    assert (table.asked, table.speaker) == ("PlaceOrPass", 0)
    assert (table.state.supremacy, table.state.face_down, table.state.celebrating) == (1, 0, -1)
    assert cult().supremacy(1, face_down=True).free(0, 1).round().asked == "PlaceOrPass"


@rule("CULT-SUP-05", "CULT-SUP-04")
def test_it_can_first_be_used_in_the_round_after_it_was_gained() -> None:
    table = cult().priests(1, FORUM, 1).resolve().play("Take it")
    assert table.state.round == 2
    assert (table.asked, table.speaker) == ("Celebrate", 1)


@rule("CULT-SUP-07")
@pytest.mark.parametrize(
    ("name", "followers", "coins", "priests", "hand"),
    [
        ("crowd of converts", 5, 0, [P], 0),
        ("golden collection", 2, 10, [P], 0),
        ("famous preacher", 2, 0, [P, 4], 0),
        ("Signs and whispers", 2, 0, [P], 3),
    ],
)
def test_one_effect_at_once_then_the_card_lies_face_down(
    name: str, followers: int, coins: int, priests: list[int], hand: int
) -> None:
    table = cult().supremacy(0).followers(0, 2).free(1, 1).round()
    assert len(table.options()) == 5
    label = next(label for label in table.options() if name in label)
    table.play(name)
    assert f"Tiamat celebrates: {label.split(': ')[0]}." in table.told()
    assert table.state.face_down == 1
    assert (table.state.followers[0], table.state.coins[0]) == (followers, coins)
    assert (table.at(0, FREE), len(table.hand_of(0))) == (priests, hand)
    assert table.state.patriarch(0) == followers + 7


@rule("CULT-SUP-07", "CULT-RUL-29")
def test_only_effects_that_give_something_are_offered_and_caps_hold() -> None:
    table = (
        cult().supremacy(0).followers(0, 9).priests(0, SHEET, 4, 4, 4).only(MIRACLE).only(INTRIGUE).round()
    )
    assert [label.split(":")[0] for label in table.options()] == ["No celebration", "A golden collection"]
    capped = cult().supremacy(0).followers(0, 8).round().play("converts")
    assert capped.state.followers[0] == 9


@rule("CULT-SUP-08", "CULT-RUL-86", "CULT-RUL-47")
def test_a_celebrating_cult_places_nothing_and_the_others_begin_from_its_seat() -> None:
    table = cult("TIA", "JAN", "FAF").supremacy(1).first(1)
    for side in range(3):
        table.free(side, 1)
    table.round().play("golden")
    assert table.state.passed == (0, 1, 0)
    assert (table.asked, table.speaker) == ("PlaceOrPass", 2)
    table.place(1, SLUMS)
    assert (table.asked, table.speaker) == ("PlaceOrPass", 0)
    table.place(1, SLUMS).play("Pass", "Pass")
    assert table.at(1, FREE) == [P, 1]


@rule("CULT-RUL-86")
def test_with_two_players_the_other_places_alone_and_its_pass_ends_the_phase() -> None:
    table = cult().supremacy(0).free(1, 1, 2).hand(0, "I01").round().play("golden")
    table.place(1, SLUMS).place(2, SLUMS).play("Pass")
    assert (table.asked, table.active) == ("TakeBenefit", SLUMS)


@rule("CULT-SUP-10", "CULT-RUL-47")
def test_a_celebrating_cult_plays_no_cards_and_uses_no_abilities() -> None:
    table = (
        cult("NIR", "JAN").celebrating(0).followers(0, 5).priests(1, RUINS, 1).hand(0, "M11").hand(1, "M12")
    )
    table.resolve()
    assert (table.asked, table.speaker) == ("Act", 1)
    table.play("Do nothing")
    assert table.asked == "TakeBenefit"


@rule("CULT-SUP-12", "CULT-RUL-48")
def test_a_celebrating_cult_wins_nothing_and_gets_no_alms_or_community_benefit_even_with_altars() -> None:
    table = (
        cult("TIA", "JAN").celebrating(0).altar(0, TRADE).licenses(0, "L23").priests(1, TRADE, 1).resolve()
    )
    assert table.winners() == ["Janus wins the Trade District with Influence 1."]
    table.play("Take it")
    assert table.state.coins == [0, 6]
    stronger = (
        cult("TIA", "JAN").celebrating(0).altar(0, TRADE).priests(1, TRADE, 5).resolve().play("Take it")
    )
    assert stronger.state.coins == [0, 6]


@rule("CULT-RUL-48", "CULT-JAN-01")
def test_a_celebrating_cult_is_ignored_when_the_least_influence_is_sought() -> None:
    table = (
        cult("JAN", "TIA", "FAF").celebrating(1).altar(1, TRADE).priests(0, TRADE, 5).priests(2, TRADE, 5, 1)
    )
    table.licenses(0, "L01", "L02").resolve().acts(0, "Chalice of Clarity", "Minstrel")
    assert table.winners() == ["Janus wins the Trade District with Influence 5."]


@rule("CULT-SUP-13", "CULT-RUL-49")
def test_a_location_with_only_its_altars_does_not_become_active_even_for_a_seize() -> None:
    table = cult("TIA", "JAN").celebrating(0).dark(1).altar(0, TRADE).hand(1, "I28").resolve()
    assert table.next_round
    assert not [words for words in table.told() if "Now for" in words]


@rule("CULT-SUP-14", "CULT-RUL-48")
def test_rival_cards_and_abilities_hit_it_as_usual() -> None:
    for card, name, check in (
        ("I07", "Slaughter", lambda table: table.state.followers[0] == 1),
        ("I10", "Disperse", lambda table: table.state.mobs[0] == 0),
        ("I13", "Secret Search", lambda table: (table.asked, table.speaker) == ("Give", 0)),
    ):
        table = (
            cult("TIA", "JAN").celebrating(0).altar(0, SLUMS).followers(0, 3).mobs(0, 1).hand(0, "M11", "M12")
        )
        table.priests(1, SLUMS, 1).hand(1, card).resolve().acts(1, name)
        assert check(table)
    gold = (
        cult("TIA", "FAF").celebrating(0).coins(0, 9).dark(1).followers(1, 2).priests(1, SLUMS, 1).resolve()
    )
    gold.acts(1, "Blood for Gold")
    assert gold.state.coins == [2, 7]
    dragons = cult("JAN", "TIA").celebrating(0).altar(0, SLUMS).mobs(0, 2).dark(1).priests(1, SLUMS, 1)
    dragons.hand(1, "M01", "M01", "M01").resolve().acts(1, "Attack of the Dragons").take("PayCard")
    assert dragons.state.mobs[0] == 1


@rule("CULT-SUP-15", "CULT-SUP-16")
def test_losing_the_card_does_not_end_the_celebration_and_the_new_owner_lays_it_face_up() -> None:
    table = (
        cult("TIA", "JAN").celebrating(0).hand(0, "M11").priests(1, FORUM, 1).priests(1, RIFT, 1).resolve()
    )
    table.play("Take it")
    assert (table.state.supremacy, table.state.face_down) == (1, 0)
    assert table.state.celebrating == -1
    during = (
        cult("TIA", "JAN")
        .celebrating(0)
        .hand(0, "M11")
        .priests(1, FORUM, 1)
        .priests(1, RIFT, 1)
        .hand(1, "I22")
    )
    during.resolve().skip("Act").play("Take it")
    assert (during.asked, during.speaker, during.active) == ("Act", 1, RIFT)
    assert during.state.celebrating == 0


@rule("CULT-SUP-08", "CULT-RUL-64")
def test_the_celebration_ends_with_the_round() -> None:
    table = cult("TIA", "JAN").celebrating(0).free(0, 1).resolve()
    assert (table.asked, table.speaker) == ("PlaceOrPass", 0)
    assert table.state.celebrating == -1
