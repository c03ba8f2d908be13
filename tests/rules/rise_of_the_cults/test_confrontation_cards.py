"""Cards with Confrontation abilities: Hired Knife, Tusked Zealot and six Guardians."""

from typing import Any

from eldertable.games.rise_of_the_cults.table.fields import LAID
from tests.rules.rise_of_the_cults.table import DOWNTOWN, UPTOWN, RiseTable, rise
from tests.support import rule


def duel(mine: int, theirs: int, **options: Any) -> RiseTable:
    """Two players with one Ritual each in Downtown, of these levels."""
    return rise(**options).rituals(0, DOWNTOWN, mine).rituals(1, DOWNTOWN, theirs)


def totals(table: RiseTable) -> str:
    """The verdict, as it was told."""
    return next(line for line in table.told() if line.startswith("The Confrontation") or " wins the " in line)


# --- S1 Hired Knife -----------------------------------------------------------------------------------------


@rule("ROTC-CON-12", "ROTC-CMP-11", "ROTC-RUL-17")
def test_s1_hired_knife_destroyed_counts_as_two_thugs_in_place_of_its_icons() -> None:
    table = duel(1, 2).hand(0, "S1").dominates(0, DOWNTOWN).commits("S1")
    table.told()
    assert table.options() == ["Enough", "Destroy Hired Knife: Attack 2 in place of its icons"]
    table.play("Destroy Hired Knife")
    assert table.told()[:2] == ["Green uses Hired Knife.", "Green destroys Hired Knife."]
    assert table.changes() == {
        "hand 0 S1": -1,
        "destroyed S1": 1,
        "rituals downtown 1 II": -1,
        "rituals supply 1 II": 1,
        "discard 1 X1": 1,
        "disorganization X1": -1,
    }


@rule("ROTC-CON-14", "ROTC-RUL-16")
def test_s1_hired_knife_kept_gives_its_one_attack_and_is_discarded() -> None:
    table = duel(1, 2).hand(0, "S1").dominates(0, DOWNTOWN).commits("S1").play("Enough")
    assert totals(table) == "The Confrontation is tied, nobody wins: Green 2, Yellow 2."
    assert table.discard_of(0) == ["X1", "S1"]


@rule("ROTC-RUL-40", "ROTC-DEC-20")
def test_s1_hired_knife_is_decided_for_each_copy() -> None:
    table = duel(1, 3).hand(0, "S1", "S1", "S1").dominates(0, DOWNTOWN).commits("S1", "S1", "S1")
    table.play("Destroy Hired Knife", "Destroy Hired Knife", "Enough")
    assert totals(table) == "Green wins the Confrontation: Green 6, Yellow 3."
    changes = table.changes()
    assert (changes["destroyed S1"], changes["discard 0 S1"]) == (2, 1)


# --- G1 Sower of Discord ------------------------------------------------------------------------------------


@rule("ROTC-RUL-39", "ROTC-DEC-20")
def test_g1_sower_of_discord_is_not_asked_about_by_who_has_no_card_left_to_pay_with() -> None:
    table = duel(1, 3).hand(0, "G1").dominates(0, DOWNTOWN).commits("G1")
    assert table.asked != "RevealAbility"
    payable = duel(1, 3).hand(0, "G1").tokens(0, initiates=1).dominates(0, DOWNTOWN).commits("G1")
    assert (payable.asked, payable.speaker, len(payable.options())) == ("RevealAbility", 0, 2)
    silent = duel(1, 3).hand(0, "G1", "S1").dominates(0, DOWNTOWN).commits("G1")
    assert (silent.asked, silent.options()) == ("RevealAbility", ["Enough"])  # its hand stays a secret


# --- SR Tusked Zealot ---------------------------------------------------------------------------------------


@rule("ROTC-RUL-87")
def test_sr_tusked_zealot_brings_two_thugs_per_copy_to_a_loser_after_all_else() -> None:
    table = duel(1, 3, colours=("red", "blue")).hand(0, "SR", "SR").hand(1, "G5").tokens(0, thugs=1)
    table.dominates(0, DOWNTOWN).commits("SR", "SR", thugs=1).commits("G5")
    assert table.told()[-5:] == [
        "Blue wins the Confrontation: Red 4, Blue 6.",
        "Red loses all Rituals in Downtown.",
        "Red takes a Disorganization card.",
        "Red takes 4 Thugs.",
        "Blue takes 2 Thugs.",
    ]
    assert (table.tokens_of(0), table.discard_of(0)) == ((4, 0, 0), ["X1", "SR", "SR"])


@rule("ROTC-RUL-87", "ROTC-CON-18")
def test_sr_tusked_zealot_helps_in_a_tie_too_but_not_a_winner() -> None:
    table = duel(2, 3, colours=("red", "blue")).hand(0, "SR").dominates(0, DOWNTOWN).commits("SR")
    assert totals(table) == "The Confrontation is tied, nobody wins: Red 3, Blue 3."
    assert table.tokens_of(0) == (2, 0, 0)
    table = duel(2, 2, colours=("red", "blue")).hand(0, "SR").dominates(0, DOWNTOWN).commits("SR")
    assert totals(table) == "Red wins the Confrontation: Red 3, Blue 2."
    assert table.tokens_of(0) == (0, 0, 0)


@rule("ROTC-CON-23")
def test_sr_tusked_zealot_does_nothing_from_the_hand() -> None:
    table = duel(1, 3, colours=("red", "blue")).hand(0, "SR").dominates(0, DOWNTOWN).commits()
    assert (table.tokens_of(0), table.hand_of(0)) == ((0, 0, 0), ["SR"])


# --- G1 Sower of Discord ------------------------------------------------------------------------------------


@rule("ROTC-RUL-39", "ROTC-DEC-20", "ROTC-CON-12")
def test_g1_sower_of_discord_costs_one_power_and_disorganizes_every_other_participant() -> None:
    table = rise(seats=4).rituals(1, DOWNTOWN, 1).rituals(2, DOWNTOWN, 1).rituals(0, DOWNTOWN, 1)
    table.rituals(3, UPTOWN, 1)
    table.hand(1, "G1", "S4").tokens(1, initiates=2).dominates(1, DOWNTOWN).play("Move none").commits("G1")
    assert table.options() == [
        "Enough",
        "Use Sower of Discord for 1 Power: Disorganization for all other participants",
    ]
    table.changes()
    table.told()
    table.play("Use Sower of Discord")
    assert (table.asked, table.options()) == ("Pay", ["1 Initiate", "Discard Night Courier (1 Power)"])
    table.play("1 Initiate")
    assert table.told()[:4] == [
        "Yellow returns 1 Initiate.",
        "Yellow uses Sower of Discord.",
        "Blue takes a Disorganization card.",
        "Green takes a Disorganization card.",
    ]
    assert [table.discard_of(side) for side in range(4)] == [["X1", "X1"], ["G1"], ["X1", "X1"], []]
    assert (table.tokens_of(1), table.hand_of(1)) == ((0, 1, 0), ["S4"])


@rule("ROTC-RUL-39")
def test_g1_sower_of_discord_is_paid_from_the_hand_never_with_laid_cards() -> None:
    table = duel(2, 1).hand(0, "G1", "S2", "S2").dominates(0, DOWNTOWN).commits("G1", "S2")
    table.play("Use Sower of Discord", "Discard Lodge Brother (2 Power)")
    assert (table.hand_of(0), table.discard_of(0)) == ([], ["S2", "S2", "G1"])
    table = duel(2, 1).hand(0, "G1", "S2", "S1").dominates(0, DOWNTOWN).commits("G1", "S2")
    assert (table.asked, table.options()) == ("RevealAbility", ["Enough"])


@rule("ROTC-RUL-40", "ROTC-RUL-15")
def test_g1_sower_of_discord_works_once_for_each_copy_laid() -> None:
    table = duel(2, 1).hand(0, "G1", "G1").tokens(0, initiates=3).dominates(0, DOWNTOWN).commits("G1", "G1")
    table.play("Use Sower of Discord", "1 Initiate", "Use Sower of Discord", "1 Initiate")
    assert table.discard_of(1) == ["X1", "X1", "X1"]
    assert (table.asked, table.tokens_of(0)) == ("DeclareTerror", (0, 1, 0))


# --- G2 Spiteful Ghoul --------------------------------------------------------------------------------------


@rule("ROTC-RUL-41", "ROTC-RUL-87")
def test_g2_spiteful_ghoul_sends_the_losers_disorganization_to_the_winner_once() -> None:
    table = duel(1, 3).hand(0, "G2", "G2").hand(1, "G5").dominates(0, DOWNTOWN).commits("G2", "G2")
    table.commits("G5")
    assert totals(table) == "Yellow wins the Confrontation: Green 5, Yellow 6."
    assert (table.discard_of(0), table.discard_of(1)) == (["G2", "G2"], ["X1", "G5"])


@rule("ROTC-RUL-41")
def test_g2_spiteful_ghoul_of_several_losers_gives_the_winner_one_for_each() -> None:
    table = rise(seats=3).rituals(0, DOWNTOWN, 3).rituals(1, DOWNTOWN, 1).rituals(2, DOWNTOWN, 1)
    table.hand(0, "G5").hand(1, "G2").hand(2, "G2").dominates(0, DOWNTOWN)
    table.commits("G5").commits("G2").commits("G2")
    assert [table.discard_of(seat) for seat in range(3)] == [["X1", "X1", "G5"], ["G2"], ["G2"]]


@rule("ROTC-RUL-41")
def test_g2_spiteful_ghoul_does_nothing_in_a_tie_or_for_a_winner() -> None:
    table = duel(1, 3).hand(0, "G2").dominates(0, DOWNTOWN).commits("G2")
    assert (table.discard_of(0), table.discard_of(1)) == (["X1", "G2"], ["X1"])
    table = duel(2, 3).hand(0, "G2").dominates(0, DOWNTOWN).commits("G2")
    assert (table.discard_of(0), table.discard_of(1)) == (["G2"], ["X1"])


@rule("ROTC-RUL-41")
def test_g2_spiteful_ghoul_is_no_shield_against_g1() -> None:
    table = duel(1, 3).hand(0, "G2").hand(1, "G1").tokens(1, initiates=1)
    table.dominates(0, DOWNTOWN).commits("G2").commits("G1").play("Use Sower of Discord", "1 Initiate")
    assert (table.discard_of(0), table.discard_of(1)) == (["X1", "G2"], ["X1", "G1"])


@rule("ROTC-RUL-41")
def test_g2_spiteful_ghoul_under_bloody_feuds_saves_its_owner_and_costs_the_winner_one() -> None:
    table = duel(1, 3).city("C11").hand(0, "G2").hand(1, "G5").dominates(0, DOWNTOWN).commits("G2")
    table.commits("G5")
    assert (table.discard_of(0), table.discard_of(1)) == (["G2"], ["X1", "G5"])


# --- G3 Many-Limbed Shape -----------------------------------------------------------------------------------


@rule("ROTC-CON-12", "ROTC-RUL-40")
def test_g3_many_limbed_shape_adds_the_top_card_with_its_icons_and_its_ability() -> None:
    table = duel(1, 3).hand(0, "G3").on_deck(0, "S1", "G5").dominates(0, DOWNTOWN).commits("G3")
    table.told()
    assert table.options() == ["Enough", "Use Many-Limbed Shape: add the top card of your deck"]
    table.play("Use Many-Limbed Shape")
    assert table.told() == ["Green uses Many-Limbed Shape.", "Green adds Hired Knife from the deck."]
    assert (table.state.attack[0], table.cards(LAID)) == (1 + 2 + 1, ["G3", "S1"])
    assert table.game.view(table.state, 1)["zones"]["laid 0"] == ["G3.1|01*", "S1.green.1|01*"]
    assert table.options() == ["Enough", "Destroy Hired Knife: Attack 2 in place of its icons"]
    table.play("Destroy Hired Knife")
    assert totals(table) == "Green wins the Confrontation: Green 5, Yellow 3."
    assert table.discard_of(0) == ["G3"]


@rule("ROTC-RUL-14")
def test_g3_many_limbed_shape_adds_a_disorganization_card_for_nothing() -> None:
    table = duel(1, 3).hand(0, "G3").on_deck(0, "X1").dominates(0, DOWNTOWN).commits("G3")
    table.play("Use Many-Limbed Shape")
    assert totals(table) == "The Confrontation is tied, nobody wins: Green 3, Yellow 3."
    assert sorted(table.discard_of(0)) == ["G3", "X1", "X1"]


@rule("ROTC-GEN-02")
def test_g3_many_limbed_shape_reshuffles_an_empty_deck_and_needs_a_card_somewhere() -> None:
    table = duel(1, 3).hand(0, "G3").only_deck(0).discard(0, "G5").dominates(0, DOWNTOWN).commits("G3")
    table.play("Use Many-Limbed Shape")
    assert totals(table) == "Green wins the Confrontation: Green 6, Yellow 3."
    table = duel(1, 3).hand(0, "G3").only_deck(0).dominates(0, DOWNTOWN).commits("G3")
    assert table.asked == "ChoosePlan"  # as everybody sees, there is nothing to add


# --- G4 Pack of the Alleys ----------------------------------------------------------------------------------


@rule("ROTC-CON-12", "ROTC-CON-14")
def test_g4_pack_of_the_alleys_adds_one_attack_for_each_own_ritual_here_not_for_levels() -> None:
    table = rise(seats=4).rituals(0, DOWNTOWN, 2, 3).rituals(0, UPTOWN, 1).rituals(1, DOWNTOWN, 1, 1)
    table.hand(0, "G4", "G4").dominates(0, DOWNTOWN).commits("G4", "G4")
    assert table.state.attack[0] == 5 + 2
    table.play("Use Pack of the Alleys")
    assert table.state.attack[0] == 7 + 2
    table.play("Use Pack of the Alleys")
    assert totals(table) == "Green wins the Confrontation: Green 11, Yellow 2."


# --- G5 Cellar Colossus -------------------------------------------------------------------------------------


@rule("ROTC-RUL-87")
def test_g5_cellar_colossus_brings_two_thugs_per_copy_to_a_winner_only() -> None:
    table = duel(1, 3).hand(0, "G5", "G5").tokens(0, thugs=1).dominates(0, DOWNTOWN)
    table.commits("G5", "G5", thugs=1)
    assert table.asked == "DeclareTerror"
    assert (table.tokens_of(0), table.told()[-1]) == ((4, 0, 0), "Green takes 4 Thugs.")
    table = duel(1, 3).hand(1, "G5").dominates(0, DOWNTOWN).commits("G5")
    assert table.tokens_of(1) == (2, 0, 0)
    for tie_or_loss in ("S1", "S2"):
        table = duel(1, 3).hand(0, "G5").hand(1, tie_or_loss, "S1").dominates(0, DOWNTOWN)
        table.commits("G5").commits(tie_or_loss, "S1").skip("RevealAbility")
        assert table.tokens_of(0) == (0, 0, 0)


# --- G6 Warden of the Threshold -----------------------------------------------------------------------------


@rule("ROTC-RUL-85", "ROTC-RUL-87", "ROTC-CON-15")
def test_g6_warden_of_the_threshold_wins_a_tie_at_the_top() -> None:
    table = duel(1, 3, edition="pl", left_out="rivertown").hand(0, "G6").dominates(0, DOWNTOWN).commits("G6")
    assert totals(table) == "Green wins the tie with Warden of the Threshold: Green 3, Yellow 3."
    assert (table.rituals_of(0, DOWNTOWN), table.rituals_of(1, DOWNTOWN)) == ([1], [])
    assert (table.discard_of(0), table.discard_of(1)) == (["G6"], ["X1"])
    assert (table.asked, table.speaker) == ("DeclareTerror", 0)


@rule("ROTC-RUL-85")
def test_g6_warden_of_the_threshold_on_both_sides_leaves_a_tie() -> None:
    table = duel(2, 2, edition="pl", left_out="rivertown").hand(0, "G6").hand(1, "G6")
    table.dominates(0, DOWNTOWN).commits("G6").commits("G6")
    assert totals(table) == "The Confrontation is tied, nobody wins: Green 4, Yellow 4."
    assert (table.discard_of(0), table.discard_of(1)) == (["X1", "G6"], ["X1", "G6"])


@rule("ROTC-RUL-85")
def test_g6_warden_of_the_threshold_counts_only_at_the_top_and_two_copies_are_one_owner() -> None:
    table = rise(seats=3, edition="pl", left_out="rivertown").rituals(0, DOWNTOWN, 1)
    table.rituals(1, DOWNTOWN, 3).rituals(2, DOWNTOWN, 1, 2).hand(0, "S1").dominates(0, DOWNTOWN).commits()
    assert totals(table) == "The Confrontation is tied, nobody wins: Green 1, Yellow 3, Blue 3."
    table = rise(seats=3, edition="pl", left_out="rivertown").rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 3)
    table.rituals(2, DOWNTOWN, 3).hand(0, "S1", "G6").hand(1, "S1").hand(2, "S1").dominates(0, DOWNTOWN)
    table.commits("G6").commits("S1").commits("S1").skip("RevealAbility")
    assert totals(table) == "The Confrontation is tied, nobody wins: Green 3, Yellow 4, Blue 4."
    table = duel(1, 3, edition="pl", left_out="rivertown").hand(0, "G6", "G6").hand(1, "S4", "S4")
    table.dominates(0, DOWNTOWN).commits("G6", "G6").commits("S4", "S4")
    assert totals(table) == "Green wins the tie with Warden of the Threshold: Green 5, Yellow 5."


@rule("ROTC-RUL-85")
def test_g6_warden_of_the_threshold_of_a_third_tied_player_beats_two_without_it() -> None:
    table = rise(seats=3, edition="pl", left_out="rivertown").rituals(0, DOWNTOWN, 3).rituals(1, DOWNTOWN, 3)
    table.rituals(2, DOWNTOWN, 1).hand(2, "G6").dominates(0, DOWNTOWN).commits("G6")
    assert totals(table) == "Blue wins the tie with Warden of the Threshold: Green 3, Yellow 3, Blue 3."
    assert (table.asked, table.speaker) == ("ChoosePlan", 0)
