"""Both languages: moves in Polish, and not a word of English; and a change of language in the middle of a game."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.people import People


@pytest.mark.slow
def test_a_polish_game_has_no_english_word(people: People) -> None:
    ida = people.come("Ida", lang="pl")
    ida.begins_new_table().seats("me", "greedy").opens()
    ida.prefers(askings="never")
    table = ida.table()
    dice = Random(8)
    for move in range(60):
        seen = table.look()
        if move % 4 == 0:
            ida.must_hear_only_their_language()
        table.clicks(dice, seen=seen)
    ida.shot("polish-game")


@pytest.mark.slow
def test_the_language_changes_in_the_middle_of_a_game(people: People) -> None:
    ida = people.come("Ida", lang="en")
    ida.begins_new_table().seats("me", "greedy").opens()
    table = ida.table()
    table.moves(lambda: table.log.get_by_role("paragraph").count() > 15, Random(9))
    sentences = table.log.get_by_role("paragraph").count()
    ida.prefers(languages="pl")
    table = ida.table()
    expect(table.my_move).to_be_visible()
    expect(table.log.get_by_role("paragraph")).to_have_count(sentences)
    ida.must_hear_only_their_language()
    assert ida.page.evaluate("document.documentElement.lang") == "pl"
