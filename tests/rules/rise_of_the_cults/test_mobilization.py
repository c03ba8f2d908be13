"""The Cult phase, first half: Mobilization. Everybody draws, then uses cards that bring more."""

from typing import Any

from eldertable.games.rise_of_the_cults.game import RiseOfTheCults
from eldertable.games.rise_of_the_cults.looks.telling import Telling
from eldertable.games.rise_of_the_cults.rules.drawing import draw_cards
from eldertable.games.rise_of_the_cults.rules.paying import Pay
from eldertable.games.rise_of_the_cults.rules.phases.mobilization import Mobilization, MobilizationTurn
from eldertable.games.rise_of_the_cults.rules.phases.recruitment import Recruitment
from eldertable.games.rise_of_the_cults.table.fields import DECK, DESTROYED, HAND, deck_of
from tests.rules.rise_of_the_cults.table import RiseTable, recruit, rise
from tests.support import rule

SIX = ("S1", "S1", "S1", "S2", "S2", "S2")


def mobilize(*hand: str, deck: tuple[str, ...] = ("S3", "S3", "S4"), **options: Any) -> RiseTable:
    """The first player at the question for Mobilization abilities: these cards drawn, those next in the deck."""
    table = rise(**options).on_deck(0, *hand, *deck)
    return table.run(Mobilization())


# --- drawing ------------------------------------------------------------------------------------------------


@rule("ROTC-MOB-01", "ROTC-CMP-16", "ROTC-GEN-01", "ROTC-RND-06")
def test_everybody_draws_six_cards_of_the_own_deck() -> None:
    table = rise(3, first="2")
    own = [set(table.cards(deck_of(side) + 1)) for side in range(3)]
    table.run(Mobilization())
    for side in range(3):
        assert len(table.state.zones[HAND + side]) == 6
        assert table.state.deck_size(deck_of(side)) == 6
        assert set(table.hand_of(side)) <= own[side]
    assert table.told() == ["Yellow draws 6 cards.", "Blue draws 6 cards.", "Green draws 6 cards."]


@rule("ROTC-MOB-03")
def test_only_the_owner_is_told_which_cards_were_drawn() -> None:
    table = rise().on_deck(0, *SIX)
    events = table.run(Mobilization()).chronicle.take()
    sentences = [table.game.sentence(table.state, events[0], seat) for seat in (0, 1, None)]
    assert sentences == [
        "Green draws 6 cards: 3 × Hired Knife, 3 × Lodge Brother.",
        "Green draws 6 cards.",
        "Green draws 6 cards.",
    ]
    assert table.seen("S") == [0b001] * 6


@rule("ROTC-MOB-02", "ROTC-CMP-15")
def test_x1_disorganization_is_discarded_at_once_and_not_replaced() -> None:
    table = mobilize("X1", "S1", "S2", "X1", "S3", "S4", deck=())
    assert table.hand_of(0) == ["S1", "S2", "S3", "S4"]
    assert table.discard_of(0) == ["X1", "X1"]
    assert table.state.deck_size(DECK) == 8
    assert len(table.state.zones[HAND + 1]) == 6
    assert table.discard_of(1) == []
    assert table.told(1) == [
        "Green draws 6 cards.",
        "Green discards 2 Disorganization cards among them.",
        "Yellow draws 6 cards: " + drawn_words(table, 1),
    ]
    kinds = table.state.agreed.kinds
    x1 = kinds.ids.index("X1")
    assert (kinds.attack[x1], kinds.power[x1], kinds.terror[x1], kinds.window[x1]) == (0, 0, 0, 0)


def drawn_words(table: RiseTable, side: int) -> str:
    """The cards of a hand as the owner is told of them."""
    kinds = tuple(sorted(table.state.kind(card) for card in table.state.zones[HAND + side]))
    telling: Telling = table.game.telling(table.state, "en")
    return telling.cards(kinds) + "."


@rule("ROTC-MOB-02")
def test_x1_disorganization_goes_to_the_discard_pile_of_whoever_drew_it() -> None:
    table = rise(3)
    for side in range(3):
        table.on_deck(side, *["X1"] * side)
    table.run(Mobilization())
    assert [table.discard_of(side) for side in range(3)] == [[], ["X1"], ["X1", "X1"]]
    assert [len(table.hand_of(side)) for side in range(3)] == [6, 5, 4]


@rule("ROTC-RUL-13")
def test_x1_disorganization_drawn_by_an_ability_is_discarded_too() -> None:
    table = mobilize("A3", "S1", "S1", "S1", "S2", "S2", deck=("X1", "S3"))
    table.play("Use Secret Correspondence")
    assert table.hand_of(0) == ["A3", "S1", "S1", "S1", "S2", "S2"]
    assert table.discard_of(0) == ["X1"]
    assert table.told(1)[-2:] == ["Green draws 1 card.", "Green discards a Disorganization card among them."]


@rule("ROTC-RUL-12", "ROTC-RUL-11", "ROTC-GEN-02")
def test_all_cards_are_drawn_before_disorganization_is_discarded() -> None:
    table = rise().discard(0, "S2", "X1", "S3").only_deck(0, "X1", "S1")
    table.run(Mobilization())
    assert table.hand_of(0) == ["S1", "S2", "S3"]
    assert table.discard_of(0) == ["X1", "X1"]
    assert table.state.deck_size(DECK) == 0
    assert table.told()[:3] == [
        "Green shuffles the discard pile (3 cards) into a new deck.",
        "Green draws 5 cards.",
        "Green discards 2 Disorganization cards among them.",
    ]


@rule("ROTC-GEN-02")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = rise().only_deck(0, "S1", "S1", "S1", "S2").discard(0, "S3", "S3", "S4", "S4", "SG", "SG")
    table.discard(1, "SY")
    table.run(Mobilization())
    assert len(table.hand_of(0)) == 6
    assert table.hand_of(0)[:4] != table.hand_of(0)[4:]
    assert table.discard_of(0) == []
    assert table.state.deck_size(DECK) == 4
    assert table.discard_of(1) == ["SY"]
    assert table.told()[0] == "Green shuffles the discard pile (6 cards) into a new deck."
    assert all(table.state.marks[card] == 0 for card in table.state.zones[deck_of(0) + 1])


@rule("ROTC-GEN-03")
def test_the_discard_pile_waits_until_a_card_must_be_drawn_from_an_empty_deck() -> None:
    table = rise().only_deck(0, *SIX).discard(0, "S3", "S4").run(Mobilization())
    assert table.state.deck_size(DECK) == 0
    assert table.discard_of(0) == ["S3", "S4"]
    assert table.told()[0] == "Green draws 6 cards."


@rule("ROTC-RUL-11")
def test_with_too_few_cards_as_many_as_possible_are_drawn() -> None:
    table = rise().only_deck(0, "S1").discard(0, "S2").only_deck(1).run(Mobilization())
    assert table.hand_of(0) == ["S1", "S2"]
    assert table.hand_of(1) == []
    assert table.discard_of(1) == []
    words = table.told()
    assert words[1:3] == ["Green draws 2 cards.", "Yellow draws nothing."]
    assert table.state.over  # with an empty hand, or without such a card anywhere, there is nothing to ask


@rule("ROTC-RUL-12")
def test_a_later_draw_may_bring_the_same_disorganization_card_again() -> None:
    table = rise().only_deck(0, "X1")
    draw_cards(table.state, 0, 1, "")
    assert table.discard_of(0) == ["X1"]
    draw_cards(table.state, 0, 2, "")
    assert table.discard_of(0) == ["X1"]
    assert table.told()[2:] == [
        "Green shuffles the discard pile (1 card) into a new deck.",
        "Green draws 1 card.",
        "Green discards a Disorganization card among them.",
    ]


# --- Mobilization abilities ---------------------------------------------------------------------------------


@rule("ROTC-MOB-04", "ROTC-RUL-18", "ROTC-DEC-05")
def test_mobilization_abilities_one_player_after_the_other_from_the_first_cultist() -> None:
    table = rise(3, first="2")
    for side in range(3):
        table.on_deck(side, "S4", "S4", "S1", "S1", "S2", "S2", "S3", "S3")
    table.run(Mobilization())
    asked = []
    for _ in range(3):
        asked.append((table.asked, table.speaker, table.options()))
        table.play("Discard Night Courier")
        asked.append((table.asked, table.speaker, table.options()))
        table.play("Enough")
    courier = ["Enough", "Discard Night Courier: draw 1 card"]
    assert asked == [("Mobilize", seat, courier) for seat in (1, 1, 2, 2, 0, 0)]
    assert [table.discard_of(side) for side in range(3)] == [["S4"], ["S4"], ["S4"]]
    assert table.state.over


@rule("ROTC-RUL-16", "ROTC-MOB-04")
def test_a_player_without_such_a_card_is_asked_too_and_may_always_stop() -> None:
    table = mobilize(*SIX)
    assert (table.asked, table.speaker, table.options()) == ("Mobilize", 0, ["Enough"])
    table = mobilize("S4", "A3", "S1", "S1", "S2", "S2")
    table.play("Enough")
    assert table.speaker == 1
    assert table.hand_of(0) == ["A3", "S1", "S1", "S2", "S2", "S4"]


@rule("ROTC-MOB-04")
def test_cards_of_other_windows_are_not_offered_in_mobilization() -> None:
    table = mobilize("SB", "A5", "G1", "A2", "SY", "A7", cards="pl", colours=["blue", "red"])
    assert table.options() == ["Enough"]


@rule("ROTC-RUL-15", "ROTC-RUL-11")
def test_s4_night_courier_is_discarded_for_a_card_and_works_once_in_a_window() -> None:
    table = rise().only_deck(0, "S4", "S1").run(Mobilization())
    assert table.options() == ["Enough", "Discard Night Courier: draw 1 card"]
    table.play("Discard Night Courier")  # it is shuffled into a new deck and drawn again
    assert table.hand_of(0) == ["S1", "S4"]
    assert table.discard_of(0) == []
    assert table.options() == ["Enough"]


@rule("ROTC-RUL-15", "ROTC-MOB-05")
def test_s4_night_courier_two_copies_draw_a_card_each() -> None:
    table = mobilize("S4", "S4", "S1", "S1", "S2", "S2", deck=("S3", "S1", "SG"))
    table.told()
    table.play("Discard Night Courier")
    assert table.hand_of(0) == ["S1", "S1", "S2", "S2", "S3", "S4"]
    assert table.discard_of(0) == ["S4"]
    table.play("Discard Night Courier")
    assert table.hand_of(0) == ["S1", "S1", "S1", "S2", "S2", "S3"]
    assert table.discard_of(0) == ["S4", "S4"]
    assert table.options() == ["Enough"]
    assert table.told(1) == ["Green uses Night Courier.", "Green draws 1 card."] * 2


@rule("ROTC-RUL-15")
def test_a_card_works_again_in_the_next_window() -> None:
    table = rise().on_deck(0, "A3", *SIX[:5]).run(Mobilization(), Mobilization())
    use = "Use Secret Correspondence: draw 1 card"
    assert use in table.options()
    table.play(use)
    assert use not in table.options()
    table.play("Enough").play("Enough")
    assert table.speaker == 0
    assert use in table.options()


@rule("ROTC-RUL-18")
def test_a_card_drawn_by_an_ability_may_use_its_own() -> None:
    table = mobilize("S4", "S1", "S1", "S1", "S2", "S2", deck=("A3", "S3", "S3"))
    table.play("Discard Night Courier", "Use Secret Correspondence")
    assert table.hand_of(0) == ["A3", "S1", "S1", "S1", "S2", "S2", "S3"]


@rule("ROTC-MOB-05", "ROTC-DEC-05")
def test_sg_herald_of_dreams_discards_another_card_for_a_card() -> None:
    table = mobilize("SG", "SG", "S1", "S1", "S2", "S4", deck=("S3", "S3"))
    table.told()
    herald = "Use Herald of Dreams, discarding another card: draw 1 card"
    assert table.options() == ["Enough", "Discard Night Courier: draw 1 card", herald]
    table.play(herald)
    assert (table.asked, table.speaker) == ("DiscardOther", 0)
    assert table.options() == ["Hired Knife", "Lodge Brother", "Night Courier", "Herald of Dreams"]
    table.play("Hired Knife")
    assert table.hand_of(0) == ["S1", "S2", "S3", "S4", "SG", "SG"]
    assert table.discard_of(0) == ["S1"]
    assert table.told(1) == [
        "Green uses Herald of Dreams.",
        "Green discards Hired Knife.",
        "Green draws 1 card.",
    ]
    assert table.asked == "Mobilize"
    assert herald in table.options()  # by the other copy


@rule("ROTC-MOB-05", "ROTC-RUL-15")
def test_sg_herald_of_dreams_may_discard_the_other_herald_but_not_itself() -> None:
    table = rise().only_deck(0, "SG", "SG").run(Mobilization())
    first, second = sorted(table.state.zones[HAND])
    table.play("Use Herald of Dreams")  # everybody knows that there is one other card
    assert list(table.state.used) == [first]
    assert sorted(table.state.zones[HAND]) == [first, second]  # discarded, reshuffled, drawn
    assert table.options() == ["Enough", "Use Herald of Dreams, discarding another card: draw 1 card"]
    assert table.seen("SG") == [0b111, 0b001]


@rule("ROTC-MOB-05")
def test_sg_herald_of_dreams_needs_another_card() -> None:
    table = rise().only_deck(0, "SG").run(Mobilization())
    assert table.options() == ["Enough"]
    table = rise().only_deck(0, "SG", "S1", "S2").run(Mobilization())
    table.play("Use Herald of Dreams")
    assert table.options() == ["Hired Knife", "Lodge Brother"]


@rule("ROTC-MOB-05")
def test_sg_herald_of_dreams_works_for_any_seat() -> None:
    table = rise(colours=["red", "green"]).only_deck(1, "SG", "S1", "S2").run(Mobilization()).play("Enough")
    table.play("Use Herald of Dreams", "Hired Knife")
    assert table.hand_of(1) == ["S1", "S2", "SG"]  # reshuffled and drawn again
    table = rise(colours=["red", "green"]).only_deck(1, "SG").run(Mobilization()).play("Enough")
    assert (table.speaker, table.options()) == (1, ["Enough"])
    table = rise(colours=["red", "green"]).hand(1, "SG").discard(1, "S3").only_deck(1, "S4")
    table.city("C06").hand(1, "S1").run(MobilizationTurn(1)).play("Use Herald of Dreams")
    assert table.discard_of(1) == ["S3", "S1"]
    assert table.hand_of(1) == ["S4", "SG"]


@rule("ROTC-MOB-05")
def test_sg_herald_of_dreams_draws_as_many_as_the_card_says() -> None:
    ability = [{"verb": "draw", "n": 2, "price": "discard-other"}]
    game = RiseOfTheCults({"cards": {"card": [{"id": "SG", "ability": ability}]}})
    table = rise(game=game).on_deck(0, "SG", *SIX[:5], "S3", "S3", "S4").run(Mobilization())
    table.play("Use Herald of Dreams", "Hired Knife")
    assert table.hand_of(0) == ["S1", "S1", "S2", "S2", "S3", "S3", "SG"]


@rule("ROTC-MOB-06", "ROTC-MOB-05", "ROTC-CAR-06")
def test_a3_secret_correspondence_draws_one_card_and_stays() -> None:
    table = mobilize("A3", *SIX[:5], deck=("S3", "S4", "SG"))
    assert table.seen("A3") == [0b001]
    table.told()
    assert table.options() == [
        "Enough",
        "Use Secret Correspondence: draw 1 card",
        "Destroy Secret Correspondence: draw 3 cards",
    ]
    table.play("Use Secret Correspondence")
    assert table.hand_of(0) == ["A3", "S1", "S1", "S1", "S2", "S2", "S3"]
    assert table.discard_of(0) == []
    assert table.seen("A3") == [0b111]
    assert table.seen("S1") == [0b001] * 3
    assert table.told(1) == ["Green uses Secret Correspondence.", "Green draws 1 card."]
    assert table.options() == ["Enough"]


@rule("ROTC-MOB-06", "ROTC-CMP-11")
def test_a3_secret_correspondence_destroyed_draws_three() -> None:
    table = mobilize("A3", *SIX[:5], deck=("S3", "S4", "SG", "S3"))
    table.told()
    table.play("Destroy Secret Correspondence")
    assert table.hand_of(0) == ["S1", "S1", "S1", "S2", "S2", "S3", "S4", "SG"]
    assert table.cards(DESTROYED) == ["A3"]
    assert table.discard_of(0) == []
    assert table.told() == [
        "Green uses Secret Correspondence.",
        "Green destroys Secret Correspondence.",
        "Green draws 3 cards.",
    ]


@rule("ROTC-RUL-17", "ROTC-CAR-06")
def test_a_card_whose_ability_was_used_still_pays_with_its_icons() -> None:
    table = mobilize("A3", *SIX[:5]).play("Use Secret Correspondence", "Enough", "Enough")
    table.state.ended = 0
    table.run(Pay(0, 1))
    assert "Discard Secret Correspondence (1 Power)" in table.options()
    table = recruit("TTTTF", "S2").play("Keep all dice", "Use Lodge Brother", "Pick a Thug", "Enough")
    assert table.hand_of(0) == ["S2"]


# --- the solo game ------------------------------------------------------------------------------------------


@rule("ROTC-SRD-03")
def test_the_npc_neither_draws_nor_recruits() -> None:
    table = rise(1).on_deck(0, *SIX).dice("TTTTT").run(Mobilization(), Recruitment())
    assert table.state.zones[HAND + 1] == ()
    assert table.state.deck_size(DECK + 3) == 12
    table.play("Enough").skip("Reroll").play("Enough")
    assert table.state.over
    assert table.tokens_of(1) == (0, 0, 0)
