"""Decks and hands remember who saw what."""

from eldertable.kernel.dice import key_of
from tests.kernel.toys import DECK, HAND, PILE, Ask, Finish, laid_out, play

NOBODY = 0
FIRST = 1
SECOND = 2
SPECTATOR = 4
EVERYONE = 7

A, B, C, D, E, F = range(6)


def test_cards_are_drawn_from_the_top_then_from_the_bag_then_from_the_bottom() -> None:
    state = play(Ask(0, 2), Finish())
    state.zones[DECK : DECK + 3] = [(C, A), (B, D), (F, E)]
    drawn = [state.draw(DECK) for _ in range(6)]
    assert drawn[:2] == [C, A]
    assert sorted(drawn[2:4]) == [B, D]
    assert drawn[4:] == [F, E]
    assert (state.draw(DECK), state.deck_size(DECK)) == (-1, 0)


def test_only_the_bag_needs_the_dice() -> None:
    state = laid_out()
    before = state.dice
    state.draw(DECK)
    assert state.dice == before
    state.zones[DECK : DECK + 3] = [(), (A, B), ()]
    state.draw(DECK)
    assert state.dice != before


def test_an_unseen_order_exists_nowhere() -> None:
    firsts = {play(Ask(0, 2), Finish()).draw(DECK)}
    for roll in range(60):
        state = play(Ask(0, 2), Finish())
        state.take_dice(key_of(roll), 0)
        firsts.add(state.draw(DECK))
    assert firsts == {A, B, C, D, E, F}


def test_looking_brings_a_card_to_the_top_and_marks_who_looked() -> None:
    state = play(Ask(0, 2), Finish())
    card = state.look(DECK, FIRST)
    assert (state.zones[DECK], state.marks[card], state.deck_size(DECK)) == ((card,), FIRST, 6)
    assert state.look(DECK, SECOND) == card
    assert state.marks[card] == FIRST | SECOND
    assert state.draw(DECK) == card


def test_looking_at_an_empty_deck_shows_nothing() -> None:
    state = play(Ask(0, 2), Finish())
    state.zones[DECK + 1] = ()
    assert (state.look(DECK, EVERYONE), state.shown) == (-1, 0)


def test_whoever_knew_a_card_on_the_deck_knows_it_in_the_hand_that_draws_it() -> None:
    state = laid_out()
    state.look(DECK, SECOND)
    state.lay(state.draw(DECK), HAND, FIRST)
    assert (state.zones[HAND], state.marks[A]) == ((A,), FIRST | SECOND)


def test_a_card_laid_unseen_is_known_to_nobody() -> None:
    state = laid_out()
    state.lay(state.draw(DECK), PILE, NOBODY)
    assert (state.zones[PILE], state.marks[A], state.shown) == ((A,), NOBODY, 0)


def test_whoever_does_not_see_which_card_leaves_loses_track_of_those_with_its_back() -> None:
    state = laid_out()
    for card in (A, B, E):
        state.lay(state.draw(DECK), HAND, FIRST)
        state.marks[card] = FIRST | SECOND
    state.zones[HAND] = (A, B, E)
    state.move(A, HAND, PILE, FIRST)
    assert (state.marks[A], state.marks[B]) == (FIRST, FIRST)
    assert state.marks[E] == FIRST | SECOND, "its back is another, so it cannot be the one that left"


def test_a_card_that_leaves_in_the_open_costs_nobody_the_others() -> None:
    state = laid_out()
    state.zones[HAND] = (A, B)
    state.marks[A] = state.marks[B] = SECOND
    state.move(A, HAND, PILE, EVERYONE)
    assert (state.marks[A], state.marks[B]) == (EVERYONE, SECOND)


def test_shuffling_returns_all_to_the_bag_and_clears_the_marks() -> None:
    state = laid_out()
    state.look(DECK, FIRST)
    state.lay(state.draw(DECK), PILE, EVERYONE)
    state.zones[PILE] = ()
    state.shuffle_in((A,), DECK)
    assert state.zones[DECK : DECK + 3] == [(), (A, B, C, D, E, F), ()]
    assert set(state.marks) == {NOBODY}


def test_only_what_the_one_who_acts_did_not_know_counts_as_shown() -> None:
    state = laid_out()
    state.actor = 0
    state.look(DECK, FIRST)
    assert state.shown == 1
    state.lay(state.draw(DECK), PILE, EVERYONE)
    assert state.shown == 1, "the first seat knew it"
    state.lay(state.draw(DECK), HAND, SECOND)
    assert state.shown == 2, "the first seat did not"
    state.show(C, NOBODY)
    assert state.shown == 2


def test_a_secret_that_is_no_card_counts_as_shown_to_all_but_its_owner() -> None:
    state = laid_out()
    state.actor = 0
    state.unveil(0)
    assert state.shown == 0
    state.unveil(1)
    assert state.shown == 1
