"""What lies on a Priest, coins and boosts: when it stays, when it is lost."""

from eldertable.games.cult.box.places import FREE
from tests.rules.cult.table import ARTISAN, FORUM, RUINS, SLUMS, TEMPLE, THIEVES, TRADE, P, cult, to_use
from tests.support import rule


@rule("CULT-RUL-28", "CULT-RUL-27")
def test_coins_and_boosts_stay_when_the_priest_is_raised_in_place() -> None:
    table = cult("CTH", "JAN").coin_priest(0, TRADE, 2, 6).free(0, 1).priests(1, TRADE, 5, 5).resolve()
    table.acts(0, to_use("CTH1"))
    assert table.winners() == ["Cthulhu wins the Trade District with Influence 3."]
    temple = cult("TIA", "JAN").coin_priest(0, TEMPLE, 2, 5).resolve().play("here to 3")
    assert temple.coins_on() == 0


@rule("CULT-RUL-27", "CULT-THI-07")
def test_a_boost_stays_on_the_coin_priest_when_its_coins_are_gone() -> None:
    table = cult("JAN", "TIA").coin_priest(0, TEMPLE, 2, 5).hand(0, "M03").priests(1, TEMPLE, 5).resolve()
    table.acts(0, "Murmured")
    assert (table.asked, table.coins_on(TEMPLE)) == ("Ordain", 0)
    table.play("Raise the Priest of strength 2 with a boost here to 3")


@rule("CULT-RUL-27", "CULT-RUL-78", "CULT-ITR-09")
def test_the_boost_lies_on_the_priest_as_it_is_now_after_an_exorcism() -> None:
    table = cult("JAN", "TIA", "FAF").priests(0, TRADE, 5, 4).hand(0, "M03").hand(1, "I04").hand(2, "I05")
    table.resolve().acts(0, "Murmured", "strength 5").acts(1, "Exorcism", "with a boost").acts(2, "Exorcism")
    assert table.options() == ["Janus: Priest of strength 3 with a boost", "Janus: Priest of strength 4"]
    table.play("with a boost")
    assert table.winners() == ["Janus wins the Trade District with Influence 7."]
    coins = cult("JAN", "TIA", "FAF").coin_priest(0, TRADE, 5, 6).hand(0, "M03").hand(1, "I04").hand(2, "I05")
    coins.resolve().acts(0, "Murmured").acts(1, "Exorcism").acts(2, "Exorcism")
    assert coins.boosts() == {(0, 1): 2}
    assert coins.winners() == ["Janus wins the Trade District with Influence 3."]


@rule("CULT-RUL-28", "CULT-ITR-21")
def test_the_coins_lie_on_the_priest_as_it_is_now_when_an_ambush_sends_it_home() -> None:
    table = cult("CTH", "JAN").coin_priest(0, TRADE, 2, 6).priests(0, TRADE, 2).free(0, 1).hand(1, "I22")
    table.resolve().acts(0, to_use("CTH1"), "with 6 coins").acts(1, "Ambush")
    assert (table.at(0, FREE), table.at(0, TRADE)) == ([P, 3], [2])
    lowered = cult("CTH", "JAN").coin_priest(0, TRADE, 5, 6).hand(0, "I04").hand(1, "I22").resolve()
    lowered.acts(0, "Exorcism").acts(1, "Ambush")
    assert lowered.at(0, FREE) == [P, 3]


@rule("CULT-RUL-28")
def test_coins_stay_on_their_priest_when_another_one_beside_it_changes() -> None:
    table = cult("TIA", "JAN", "FAF").priests(0, TRADE, 1).priests(1, TRADE, 5).coin_priest(2, TRADE, 2, 6)
    table.hand(0, "I04").resolve().acts(0, "Exorcism")
    told = table.told()
    assert "Janus: a Priest of strength 5 drops to 3." in told
    assert "Fafnir wins the Trade District by the 6 coins on its Priest, with Influence 2." in told
    table.skip("TakeBenefit")
    assert (table.at(1, FREE), table.at(2, FREE)) == ([P, 3], [P, 2])
    mine = cult("CTH", "JAN").coin_priest(0, TRADE, 3, 6).priests(0, TRADE, 1).free(0, 1).hand(1, "I22")
    mine.resolve().acts(0, to_use("CTH1"), "strength 1").acts(1, "Ambush")
    assert (mine.at(0, FREE), mine.at(0, TRADE)) == ([P, 3], [2])
    assert mine.state.coins[1] == 6


@rule("CULT-RUL-28", "CULT-FAF-01")
def test_coins_are_lost_when_the_priest_moves_on_even_stronger() -> None:
    table = cult("FAF", "JAN").coins(0, 6).coin_priest(0, TRADE, 2, 6).priests(1, TRADE, 1).resolve()
    table.acts(0, to_use("FAF1"))
    assert "The 6 coins on Fafnir’s Priest in the Trade District go to the reserve." in table.told()
    assert table.coins_on(ARTISAN) == 0


@rule("CULT-RUL-27", "CULT-RUL-28")
def test_a_boosted_priest_that_leaves_takes_no_boost_along() -> None:
    table = cult("JAN", "TIA").coin_priest(0, TRADE, 2, 6).priests(1, TRADE, 4).hand(0, "M06").hand(1, "I22")
    table.resolve().acts(0, "Black Halo").acts(1, "Ambush")
    assert table.winners() == ["Tiamat wins the Trade District with Influence 4."]
    assert table.boosts() == {}
    seized = cult("JAN", "TIA").dark(1).priests(0, TRADE, 2).altar(0, TRADE).hand(0, "M06").hand(1, "I28")
    seized.resolve().acts(0, "Black Halo").acts(1, "Seize")
    assert seized.state.influence(0, TRADE) == 4


@rule("CULT-RUL-78", "CULT-RUL-28")
def test_of_two_equal_priests_the_one_without_coins_can_be_taken_for_an_altar() -> None:
    table = (
        cult("ATH", "JAN")
        .dark(0)
        .hand(0, "M01", "M01", "M01")
        .coin_priest(0, TRADE, 2, 6)
        .priests(0, TRADE, 2)
    )
    table.priests(1, TRADE, 5).resolve().acts(0, to_use("ATH4")).take("PayCard")
    assert table.options() == ["Priest of strength 2", "Priest of strength 2 with 6 coins"]
    plain = table.twin().play("Priest of strength 2")
    assert "Atheism wins the Trade District with Influence 6." in plain.winners()
    table.play("with 6 coins")
    assert "Atheism wins the Trade District with Influence 6." in table.told()
    assert table.coins_on(TRADE) == 0


@rule("CULT-ART-14", "CULT-THI-08")
def test_flipping_the_coin_priest_gives_up_its_victory() -> None:
    table = cult("ATH", "JAN").dark(0).hand(0, "M01", "M01", "M01").coin_priest(0, TRADE, 2, 6)
    table.priests(1, TRADE, 5).resolve().acts(0, to_use("ATH4")).take("PayCard")
    assert table.winners() == ["Janus wins the Trade District with Influence 5."]


@rule("CULT-RUL-82")
def test_coins_on_a_priest_pay_for_nothing() -> None:
    table = cult("FAF", "JAN").coins(0, 5).coin_priest(0, TRADE, 2, 6).priests(1, TRADE, 1)
    assert not table.could_use("FAF1", TRADE)
    temptation = (
        cult("NIR", "JAN").coins(0, 4).coin_priest(0, TRADE, 2, 6).palace("L01").hand(0, "M01", "M01")
    )
    assert not temptation.could_use("NIR2", TRADE)


@rule("CULT-RUL-27", "CULT-THI-03", "CULT-THI-05")
def test_a_boosted_priest_that_is_bribed_away_takes_the_coins_along_but_not_the_boost() -> None:
    table = cult("TIA", "JAN").coins(0, 6).priests(0, THIEVES, 2).priests(1, THIEVES, 4).hand(0, "M06")
    table.resolve().acts(0, "Black Halo").play("6 coins")
    told = table.told()
    assert "Tiamat wins the Thieves District with Influence 7." in told
    assert "Tiamat wins the Trade District by the 6 coins on its Priest, with Influence 2." in told
    assert table.boosts() == {}


@rule("CULT-RUL-28", "CULT-THI-11", "CULT-ARA-02")
def test_a_coin_priest_that_moves_on_to_another_one_has_no_coins_left_to_meet_it_with() -> None:
    table = cult("ARA", "JAN").free(0, 3).coin_priest(0, SLUMS, 1, 3).coin_priest(1, FORUM, 2, 4)
    table.resolve().acts(0, to_use("ARA2")).skip("TakeBenefit")
    told = table.told()
    assert "The 3 coins on Arachne’s Priest in the Slums go to the reserve." in told
    assert "Janus wins the Forum by the 4 coins on its Priest, with Influence 2." in told
    assert not any("meet" in words for words in told)


@rule("CULT-RUL-28", "CULT-RUL-78", "CULT-ANU-02")
def test_the_hand_of_death_strips_the_priest_it_takes_and_no_other_of_the_same_strength() -> None:
    table = cult("ANU", "JAN").followers(0, 1).coin_priest(0, TRADE, 2, 6).priests(0, TRADE, 2)
    table.priests(1, TRADE, 5).resolve().acts(0, to_use("ANU2"))
    assert table.options() == ["Priest of strength 2", "Priest of strength 2 with 6 coins"]
    plain = table.twin().play("Priest of strength 2")
    assert "Anubis wins the Trade District with Influence 2." in plain.winners()
    assert (plain.coins_on(TRADE), plain.at(0, FREE)) == (0, [P, 4])
    table.play("with 6 coins")
    assert "Janus wins the Trade District with Influence 5." in table.told()
    assert table.state.coins[0] == 2


@rule("CULT-RUL-27", "CULT-RUL-26", "CULT-MIR-10")
def test_a_boost_is_lost_with_the_priest_that_becomes_an_altar_and_stays_on_the_one_beside_it() -> None:
    """Nobody acts twice in one Location: the boost is laid on by hand before Nihilism takes one of the two."""
    table = cult("ATH", "JAN").dark(0).hand(0, "M01", "M01", "M01").priests(0, TRADE, 2, 2)
    table.priests(1, TRADE, 1).resolve()
    table.boost(0, 2, 5)
    table.acts(0, to_use("ATH4")).take("PayCard")
    assert table.options() == ["Priest of strength 2", "Priest of strength 2 with a boost"]
    plain = table.twin().play("Priest of strength 2")
    assert "Atheism wins the Trade District with Influence 11." in plain.told()
    table.play("with a boost")
    assert "Atheism wins the Trade District with Influence 6." in table.told()


@rule("CULT-MIR-09")
def test_a_boost_counts_in_the_active_location_alone() -> None:
    table = cult().priests(0, RUINS, 2).priests(0, SLUMS, 2).priests(1, RUINS, 1).resolve()
    assert table.active == RUINS
    table.boost(0, 2, 3)
    assert (table.state.influence(0, RUINS), table.state.influence(0, SLUMS)) == (5, 2)
