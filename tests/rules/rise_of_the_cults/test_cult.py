"""The Cult phase: Mobilization with its cards, Recruitment with its dice, and the abilities of both windows."""

from collections.abc import Iterator
from typing import Any

from eldertable.games.rise_of_the_cults.game import RiseOfTheCults
from eldertable.games.rise_of_the_cults.looks.telling import Telling
from eldertable.games.rise_of_the_cults.rules.drawing import draw_cards
from eldertable.games.rise_of_the_cults.rules.paying import Pay
from eldertable.games.rise_of_the_cults.rules.phases.mobilization import Mobilization, MobilizationTurn
from eldertable.games.rise_of_the_cults.rules.phases.recruitment import ROLL, Recruitment, Reroll
from eldertable.games.rise_of_the_cults.table.state import DECK, DESTROYED, HAND, RiseState, deck_of
from eldertable.kernel.steps import Step
from tests.rules.rise_of_the_cults.table import RiseTable, rise
from tests.support import rule

SIX = ("S1", "S1", "S1", "S2", "S2", "S2")


def mobilize(*hand: str, deck: tuple[str, ...] = ("S3", "S3", "S4"), **options: Any) -> RiseTable:
    """The first player at the question for Mobilization abilities: these cards drawn, those next in the deck."""
    table = rise(**options).on_deck(0, *hand, *deck)
    return table.run(Mobilization())


def recruit(dice: str, *hand: str, **options: Any) -> RiseTable:
    """The first player at the first re-roll, with these dice on the table and these cards in hand."""
    return rise(**options).hand(0, *hand).dice(dice).run(Recruitment())


def seen(table: RiseTable, card: str) -> list[int]:
    """Who knows each copy of a card in the first player's hand: bits of the two seats and the spectators."""
    names = table.game.names(table.state.table)["card"]
    return [table.state.marks[number] for number in table.state.zones[HAND] if names[number].startswith(card)]


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
    assert seen(table, "S") == [0b001] * 6


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
    assert words[1:] == ["Green draws 2 cards.", "Yellow draws nothing."]
    table.play("Enough")
    assert table.state.over  # with an empty hand there is nothing to ask


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
    table.play("Use Herald of Dreams")
    assert list(table.state.used) == [first]
    assert table.options() == ["Herald of Dreams"]
    table.play("Herald of Dreams")
    assert list(table.state.used) == [first]
    assert sorted(table.state.zones[HAND]) == [first, second]  # discarded, reshuffled, drawn
    assert table.options() == ["Enough", "Use Herald of Dreams, discarding another card: draw 1 card"]
    assert seen(table, "SG") == [0b111, 0b001]


@rule("ROTC-MOB-05")
def test_sg_herald_of_dreams_needs_another_card() -> None:
    table = rise().only_deck(0, "SG").run(Mobilization())
    assert table.options() == ["Enough"]
    table = rise().only_deck(0, "SG", "S1").run(Mobilization())
    table.play("Use Herald of Dreams")
    assert table.options() == ["Hired Knife"]


@rule("ROTC-MOB-05")
def test_sg_herald_of_dreams_works_for_any_seat() -> None:
    table = rise(colours=["red", "green"]).only_deck(1, "SG", "S1", "S2").run(Mobilization()).play("Enough")
    table.play("Use Herald of Dreams", "Hired Knife")
    assert table.hand_of(1) == ["S1", "S2", "SG"]  # reshuffled and drawn again
    table = rise(colours=["red", "green"]).only_deck(1, "SG").run(Mobilization()).play("Enough")
    assert (table.speaker, table.options()) == (1, ["Enough"])
    table = rise(colours=["red", "green"]).hand(1, "SG").discard(1, "S3").only_deck(1, "S4")
    table.city("C06").hand(1, "S1").run(MobilizationTurn(1)).play("Use Herald of Dreams", "Hired Knife")
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
    assert seen(table, "A3") == [0b001]
    table.told()
    assert table.options() == [
        "Enough",
        "Use Secret Correspondence: draw 1 card",
        "Destroy Secret Correspondence: draw 3 cards",
    ]
    table.play("Use Secret Correspondence")
    assert table.hand_of(0) == ["A3", "S1", "S1", "S1", "S2", "S2", "S3"]
    assert table.discard_of(0) == []
    assert seen(table, "A3") == [0b111]
    assert seen(table, "S1") == [0b001] * 3
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


# --- Recruitment dice ---------------------------------------------------------------------------------------


@rule("ROTC-DIE-01", "ROTC-CMP-09")
def test_a_recruitment_die_has_two_thugs_two_initiates_a_freak_and_bad_luck() -> None:
    found = []
    for number in range(6):
        table = rise().luck(6, number, number, number, number, number).run(Recruitment())
        found.append(table.faces)
    assert found == ["TTTTT", "TTTTT", "IIIII", "IIIII", "FFFFF", "-----"]


@rule("ROTC-REC-01", "ROTC-RND-06", "ROTC-REC-06")
def test_everybody_rolls_five_dice_openly_from_the_first_cultist_on() -> None:
    table = rise(3, first="3").dice("TTIF-").run(Recruitment())
    assert (table.asked, table.speaker, table.faces) == ("Reroll", 2, "TTIF-")
    assert table.told(None) == ["Blue rolls: 2 Thugs, an Initiate, a Freak, Bad Luck."]
    table.dice("IIII-").play("Keep all dice")
    assert (table.asked, table.speaker, table.faces) == ("Reroll", 0, "IIII-")
    table.play("Keep all dice")
    assert table.speaker == 1
    assert len(table.faces) == 5


@rule("ROTC-REC-02", "ROTC-REC-03")
def test_chosen_dice_are_rolled_again_up_to_two_times() -> None:
    table = recruit("TTIF-")
    table.told()
    assert table.options() == [
        "Pick a Thug",
        "Pick an Initiate",
        "Pick a Freak",
        "Pick Bad Luck",
        "Keep all dice",
    ]
    table.play("Pick an Initiate")
    assert table.options() == ["Pick a Freak", "Pick Bad Luck", "Roll again: an Initiate"]
    table.dice("F-").play("Pick Bad Luck")  # no other die is left to pick: they are rolled
    assert table.faces == "TTFF-"
    assert table.told(1) == ["Green rolls: 2 Thugs, 2 Freaks, Bad Luck."]
    assert table.asked == "Reroll"
    table.play("Pick a Freak", "Pick a Freak").dice("TI").play("Roll again: 2 Freaks")
    assert table.told(1)[0] == "Green rolls: 3 Thugs, an Initiate, Bad Luck."
    assert table.tokens_of(0) == (3, 1, 0)  # with an empty hand the tokens are taken at once
    assert table.speaker == 1


@rule("ROTC-REC-02")
def test_who_keeps_all_dice_has_no_further_re_roll() -> None:
    table = recruit("TTIF-", "S1").play("Keep all dice")
    assert (table.asked, table.speaker) == ("Recruit", 0)
    assert table.faces == "TTIF-"


@rule("ROTC-REC-02")
def test_the_second_re_roll_is_the_last() -> None:
    table = recruit("FFFFF", "S1")
    for left in (2, 1):
        assert table.asked == "Reroll"
        assert table.state.decision is not None
        assert table.state.decision.left == left  # type: ignore[attr-defined]
        table.play("Pick a Freak").dice("F").play("Roll again")
    assert table.asked == "Recruit"


def re_rolls(state: RiseState, decision: Step | None) -> Iterator[tuple[int, ...]]:
    """The dice that each way of answering the open re-roll picks: Thugs, Initiates, Freaks, Bad Luck."""
    assert isinstance(decision, Reroll)
    yield decision.picked
    for answer in decision.options(state, 0):
        if answer != ROLL:
            decision.resolve(state, 0, answer)
            yield from re_rolls(state, state.fresh.pop())


@rule("ROTC-DEC-06", "ROTC-REC-02")
def test_every_set_of_dice_can_be_picked_in_one_way() -> None:
    state = recruit("TTIF-").state
    ways = list(re_rolls(state, state.decision))
    assert len(ways) == len(set(ways)) == 3 * 2 * 2 * 2
    assert set(ways) == {(t, i, f, b) for t in range(3) for i in range(2) for f in range(2) for b in range(2)}
    state = recruit("FFFF-").state
    assert len(list(re_rolls(state, state.decision))) == 5 * 2


@rule("ROTC-REC-04", "ROTC-DIE-02", "ROTC-CMP-18", "ROTC-REC-05")
def test_every_face_gives_its_token_and_bad_luck_nothing() -> None:
    table = recruit("TTIF-").tokens(0, thugs=1, initiates=1, freaks=1).tokens(1, 4, 4, 4)
    table.told()
    table.dice("II-FF").play("Keep all dice")
    assert table.tokens_of(0) == (3, 2, 2)
    assert table.tokens_of(1) == (4, 4, 4)
    assert table.faces == "IIFF-"
    assert table.told(1)[:3] == ["Green takes 2 Thugs.", "Green takes 1 Initiate.", "Green takes 1 Freak."]
    table.play("Keep all dice")
    assert table.tokens_of(1) == (4, 6, 6)
    assert table.told(0)[:-1] == ["Yellow takes 2 Initiates.", "Yellow takes 2 Freaks."]
    assert table.faces == ""


# --- Recruitment abilities ----------------------------------------------------------------------------------


@rule("ROTC-REC-07", "ROTC-RUL-19", "ROTC-DEC-07")
def test_recruitment_abilities_come_after_the_re_rolls_and_before_the_tokens() -> None:
    table = recruit("TTIF-", "S2", "SB", "A5", "S4", colours=["blue", "red"])
    assert table.asked == "Reroll"
    table.play("Keep all dice")
    assert (table.asked, table.speaker) == ("Recruit", 0)
    assert table.options() == [
        "Enough",
        "Use Lodge Brother: roll a die again",
        "Use Salt-Eyed Diver: turn a die",
        "Use Back-Alley Recruiters: take a Cultist token",
        "Destroy Back-Alley Recruiters: take 3 Cultist tokens",
    ]
    assert table.tokens_of(0) == (0, 0, 0)
    table.play("Use Salt-Eyed Diver", "Turn Bad Luck to a Thug")
    assert table.faces == "TTTIF"
    assert table.options() == [
        "Enough",
        "Use Lodge Brother: roll a die again",
        "Use Back-Alley Recruiters: take a Cultist token",
        "Destroy Back-Alley Recruiters: take 3 Cultist tokens",
    ]
    table.play("Use Lodge Brother").dice("-").play("Pick a Freak")
    assert table.faces == "TTTI-"
    table.play("Enough")
    assert table.tokens_of(0) == (3, 1, 0)
    assert table.speaker == 1


@rule("ROTC-REC-07", "ROTC-RUL-16")
def test_a_player_without_a_recruitment_card_is_asked_too() -> None:
    table = recruit("TTTTT", "S1", "A3", "S4").play("Keep all dice")
    assert (table.asked, table.speaker, table.options()) == ("Recruit", 0, ["Enough"])


@rule("ROTC-REC-07", "ROTC-RUL-15", "ROTC-CAR-06")
def test_s2_lodge_brother_rolls_one_more_die_each() -> None:
    table = recruit("TTIF-", "S2", "S2").play("Keep all dice", "Use Lodge Brother")
    table.told()
    assert (table.asked, table.speaker) == ("RerollDie", 0)
    assert table.options() == ["Pick a Thug", "Pick an Initiate", "Pick a Freak", "Pick Bad Luck"]
    table.dice("I").play("Pick Bad Luck")
    assert table.faces == "TTIIF"
    assert table.told(1) == ["Green rolls: 2 Thugs, 2 Initiates, a Freak."]
    assert table.options() == ["Enough", "Use Lodge Brother: roll a die again"]
    table.play("Use Lodge Brother")
    assert table.options() == ["Pick a Thug", "Pick an Initiate", "Pick a Freak"]
    table.dice("-").play("Pick a Thug")
    assert table.faces == "TIIF-"
    assert table.options() == ["Enough"]
    assert table.hand_of(0) == ["S2", "S2"]
    assert seen(table, "S2") == [0b111, 0b111]
    table.play("Enough")
    assert table.tokens_of(0) == (1, 2, 1)


@rule("ROTC-REC-07")
def test_s2_lodge_brother_is_usable_again_in_the_next_recruitment() -> None:
    table = rise().hand(0, "S2").dice("TTTTF").run(Recruitment(), Recruitment())
    table.play("Keep all dice", "Use Lodge Brother", "Pick a Thug", "Enough")
    table.play("Keep all dice")  # the second player
    table.play("Keep all dice")
    assert table.options() == ["Enough", "Use Lodge Brother: roll a die again"]


@rule("ROTC-REC-07")
def test_a_card_that_rolls_several_dice_asks_for_one_after_the_other() -> None:
    game = RiseOfTheCults({"cards": {"card": [{"id": "S2", "ability": [{"verb": "reroll", "n": 2}]}]}})
    table = recruit("TTTTF", "S2", game=game).play("Keep all dice", "Use Lodge Brother: roll 2 dice again")
    table.dice("F").play("Pick a Thug")
    assert table.asked == "RerollDie"
    table.dice("F").play("Pick a Freak")
    assert (table.asked, table.faces) == ("Recruit", "TTTFF")


@rule("ROTC-REC-07", "ROTC-DEC-07")
def test_sb_salt_eyed_diver_turns_any_die_to_a_thug_or_an_initiate() -> None:
    table = recruit("TTIF-", "SB", colours=["blue", "red"]).play("Keep all dice", "Use Salt-Eyed Diver")
    table.told()
    assert (table.asked, table.speaker) == ("SetDie", 0)
    assert table.options() == [
        "Turn a Thug to an Initiate",
        "Turn an Initiate to a Thug",
        "Turn a Freak to a Thug",
        "Turn a Freak to an Initiate",
        "Turn Bad Luck to a Thug",
        "Turn Bad Luck to an Initiate",
    ]
    table.play("Turn a Freak to an Initiate")
    assert table.faces == "TTII-"
    assert table.told(1) == ["Blue rolls: 2 Thugs, 2 Initiates, Bad Luck."]
    assert table.options() == ["Enough"]
    assert table.hand_of(0) == ["SB"]
    table.play("Enough")
    assert table.tokens_of(0) == (2, 2, 0)


@rule("ROTC-REC-07", "ROTC-RUL-15")
def test_sb_salt_eyed_diver_two_copies_turn_two_dice() -> None:
    table = recruit("-----", "SB", "SB", colours=["blue", "red"]).play("Keep all dice")
    table.play("Use Salt-Eyed Diver", "Bad Luck to a Thug", "Use Salt-Eyed Diver")
    assert table.options() == [
        "Turn a Thug to an Initiate",
        "Turn Bad Luck to a Thug",
        "Turn Bad Luck to an Initiate",
    ]
    table.play("Turn a Thug to an Initiate", "Enough")
    assert table.tokens_of(0) == (0, 1, 0)


@rule("ROTC-REC-07", "ROTC-DEC-07", "ROTC-CAR-06")
def test_a5_back_alley_recruiters_gives_a_token_of_choice_and_stays() -> None:
    for token, held in (("1 Thug", (1, 0, 0)), ("1 Initiate", (0, 1, 0)), ("1 Freak", (0, 0, 1))):
        table = recruit("-----", "A5").play("Keep all dice", "Use Back-Alley Recruiters")
        table.told()
        assert (table.asked, table.speaker) == ("GainToken", 0)
        assert table.options() == ["1 Thug", "1 Initiate", "1 Freak"]
        table.play(token)
        assert table.tokens_of(0) == held
        assert table.tokens_of(1) == (0, 0, 0)
        assert table.told(1) == [f"Green takes {token}."]
        assert table.options() == ["Enough"]
        assert table.hand_of(0) == ["A5"]


def gains(state: RiseState) -> Iterator[tuple[int, ...]]:
    """The tokens that each way of answering the open gain brings."""
    if type(state.decision).__name__ != "GainToken":
        yield tuple(state.tokens[:3])
        return
    for answer in state.legal():
        after = state.clone()
        after.play(answer)
        yield from gains(after)


@rule("ROTC-REC-07", "ROTC-DEC-07", "ROTC-CMP-11")
def test_a5_back_alley_recruiters_destroyed_gives_three_tokens_of_choice() -> None:
    table = recruit("-----", "A5").play("Keep all dice", "Destroy Back-Alley Recruiters")
    assert table.cards(DESTROYED) == ["A5"]
    assert table.hand_of(0) == []
    ways = list(gains(table.state))
    assert len(ways) == len(set(ways)) == 10
    assert {sum(way) for way in ways} == {3}
    table.play("1 Initiate")
    assert table.options() == ["1 Initiate", "1 Freak"]
    table.play("1 Initiate", "1 Freak")
    assert table.tokens_of(0) == (0, 2, 1)
    assert table.options() == ["Enough"]


@rule("ROTC-REC-07")
def test_a_card_that_gives_no_token_asks_for_none() -> None:
    game = RiseOfTheCults(
        {
            "cards": {
                "card": [
                    {
                        "id": "A5",
                        "ability": [{"verb": "gain-tokens", "n": 0}, {"verb": "gain-tokens", "n": 1}],
                    }
                ]
            }
        }
    )
    table = recruit("-----", "A5", game=game).play(
        "Keep all dice", "Use Back-Alley Recruiters: take 0 Cultist tokens"
    )
    assert table.asked == "Recruit"
    assert table.options() == ["Enough"]


# --- the solo game ------------------------------------------------------------------------------------------


@rule("ROTC-SRD-03")
def test_the_npc_neither_draws_nor_recruits() -> None:
    table = rise(1).on_deck(0, *SIX).dice("TTTTT").run(Mobilization(), Recruitment())
    assert table.state.zones[HAND + 1] == ()
    assert table.state.deck_size(DECK + 3) == 12
    table.play("Enough").skip("Reroll").play("Enough")
    assert table.state.over
    assert table.tokens_of(1) == (0, 0, 0)
