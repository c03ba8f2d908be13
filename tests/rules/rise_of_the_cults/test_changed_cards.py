"""Other numbers on the cards, same rules: what a card does is read from its content, not from its name."""

from functools import cache
from typing import Any

from eldertable.games.rise_of_the_cults.game import RiseOfTheCults
from tests.rules.rise_of_the_cults.table import DOWNTOWN, UPTOWN, RiseTable, rise


@cache
def changed_game() -> RiseOfTheCults:
    """Confrontation and Terror cards with other numbers, and with abilities on other cards than the printed ones."""
    abilities: dict[str, list[dict[str, Any]]] = {
        "S4": [{"verb": "add-attack", "n": 4, "price": "destroy", "instead": True}],
        "SR": [
            {"verb": "gain-thugs", "n": 3, "when": "not-won"},
            {"verb": "gain-thugs", "n": 1, "when": "won"},
        ],
        "G1": [{"verb": "disorganize-others", "n": 2, "price": "pay", "pay": 3}],
        "G2": [{"verb": "disorganize-winner", "n": 2, "when": "lost"}],
        "G3": [{"verb": "add-top-card", "n": 2}],
        "G4": [{"verb": "add-attack-per-ritual", "n": 3}],
        "G5": [{"verb": "gain-thugs", "n": 4, "when": "won"}],
    }
    cards: list[dict[str, Any]] = [{"id": card, "ability": ability} for card, ability in abilities.items()]
    cards[0] |= {"window": "confrontation", "icons": {"attack": 2, "power": 0, "terror": 0}}
    cards.append(
        {"id": "A1", "ability": [{"verb": "add-dominance", "n": 2, "price": "destroy", "when": "succeeded"}]}
    )
    objectives = [{"id": "O4", "max_disorganization": 0}]
    return RiseOfTheCults({"cards": {"card": cards}, "objectives": {"objective": objectives}})


def duel(mine: int, theirs: int) -> RiseTable:
    """Red and Blue with one Ritual each in Downtown, of these levels."""
    table = rise(2, changed_game(), colours=("red", "blue"))
    return table.rituals(0, DOWNTOWN, mine).rituals(1, DOWNTOWN, theirs)


def test_a_card_used_instead_of_its_icons_loses_its_own_icons() -> None:
    table = duel(1, 3).hand(0, "S4").dominates(0, DOWNTOWN).commits("S4").play("Destroy Night Courier")
    assert "Red wins the Confrontation: Red 5, Blue 3." in table.told()


def test_two_abilities_after_the_result_each_have_their_time() -> None:
    table = duel(1, 3).hand(0, "SR").dominates(0, DOWNTOWN).commits("SR")
    assert table.tokens_of(0) == (3, 0, 0)
    table = duel(3, 1).hand(0, "SR", "G5").dominates(0, DOWNTOWN).commits("SR", "G5")
    assert table.tokens_of(0) == (5, 0, 0)


def test_price_and_number_of_disorganization_cards() -> None:
    table = duel(3, 1).hand(0, "G1", "S1").tokens(0, initiates=2).dominates(0, DOWNTOWN).commits("G1")
    assert table.options() == ["Enough"]
    table = duel(3, 1).hand(0, "G1").tokens(0, initiates=3).dominates(0, DOWNTOWN).commits("G1")
    table.play("Use Sower of Discord for 3 Power", "3 Initiates")
    assert (table.tokens_of(0), table.discard_of(1)) == ((0, 0, 0), ["X1", "X1", "X1"])
    table = duel(1, 3).hand(0, "G2").hand(1, "G5").dominates(0, DOWNTOWN).commits("G2").commits("G5")
    assert (table.discard_of(0), table.discard_of(1)) == (["G2"], ["X1", "X1", "G5"])


def test_several_top_cards_as_far_as_there_are_any() -> None:
    table = duel(1, 3).hand(0, "G3").on_deck(0, "S1", "G5", "G5").dominates(0, DOWNTOWN).commits("G3")
    table.play("Use Many-Limbed Shape")
    assert table.state.attack[0] == 1 + 2 + 1 + 3
    table = duel(1, 3).hand(0, "G3").only_deck(0, "G5").dominates(0, DOWNTOWN).commits("G3")
    table.play("Use Many-Limbed Shape")
    assert "Red wins the Confrontation: Red 6, Blue 3." in table.told()


def test_attack_for_each_ritual() -> None:
    table = duel(1, 3).rituals(0, DOWNTOWN, 1).hand(0, "G4").dominates(0, DOWNTOWN).commits("G4")
    table.play("Use Pack of the Alleys")
    assert "Red wins the Confrontation: Red 9, Blue 3." in table.told()


def test_more_markers_from_one_card() -> None:
    table = rise(2, changed_game()).rituals(1, UPTOWN, 2, 2).hand(1, "A1").dominates(1, UPTOWN)
    table.play("Spread Terror", "Destroy Midnight Procession")
    assert (table.dominance_of(1, UPTOWN), table.hand_of(1)) == (4, [])


def test_an_augmentation_ability_that_keeps_its_card_may_be_the_only_thing_to_do_twice() -> None:
    """Nobody opened a window between the two Plans: the card is fresh again for the second.

    (ROTC-RUL-15, ROTC-RUL-30)
    """
    lasting = {"cards": {"card": [{"id": "A6", "ability": [{"verb": "remove-ritual", "n": 1}]}]}}
    table = rise(2, RiseOfTheCults(lasting), cards="pl").site(0, UPTOWN).hand(0, "A6")
    table.rituals(1, DOWNTOWN, 1, 1).marker(UPTOWN, 1, 0, 0).action(0)
    for left in (1, 0):
        table.play("Augmentation in Uptown", "Use Sabotage", "Enough")
        assert len(table.rituals_of(1, DOWNTOWN)) == left


def test_an_augmentation_ability_that_keeps_its_card_works_once_in_a_plan() -> None:
    """(ROTC-RUL-15)"""
    lasting = {"cards": {"card": [{"id": "A6", "ability": [{"verb": "remove-ritual", "n": 1}]}]}}
    table = rise(2, RiseOfTheCults(lasting), cards="pl").site(0, UPTOWN).hand(0, "A6").discard(0, "S1")
    table.rituals(1, DOWNTOWN, 1, 1).turn(UPTOWN).play("Augmentation in Uptown", "Use Sabotage")
    assert table.options() == ["Go on to the discard pile"]


def test_an_objective_that_allows_no_disorganization_card() -> None:
    for cards, won in (((), 1), (("X1",), 2)):
        table = rise(1, changed_game(), objective="O4").dominance(0, UPTOWN, 4).discard(0, *cards).run()
        assert table.state.winners == won
