"""Behind the scenes of Cultistorm at the web table: the Author in one browser, an investigator in another."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.people import People, Person, Table, cards_in_hands, play_together

CULTISTORM = "Cultistorm"
INVESTIGATOR, AUTHOR = 0, 2


def test_the_author_and_an_investigator_play_a_whole_game_against_each_other(people: People) -> None:
    """They find the option, sit down, answer by what is lit and by words, and neither is told what the other holds."""
    ida, bo = people.come("Ida"), people.come("Bo")
    agreed = ida.begins_new_table(CULTISTORM).seats("me", "greedy", "openSeat").unfolds()
    agreed.dialog.get_by_role("checkbox", name="Behind the scenes").check()
    agreed.opens()
    bo.sits_down(ida.address)
    tables = [ida.table(), bo.table()]

    expect(goals(ida)).to_contain_text(["Sealed gates", "Cultists", "Your insanity"])
    expect(goals(bo)).to_contain_text(["Despair", "Cultists", "Sealed gates"])
    dice = Random(3)
    play_together(tables, dice, on_the_table=0.5, until=lambda: is_asked_in_private(*tables))
    expect(tables[0].options).to_have_count(0)
    expect(tables[0].asked).to_contain_text("Waiting for the Author (Bo)")
    ida.shot("overlord-investigator")
    bo.shot("overlord-author")

    play_together(tables, dice, on_the_table=0.5)
    for table in tables:
        expect(table.ending).to_be_visible()
        assert table.by_clicking_the_table > 0, "what is lit answers, too"
    for person, seat, other in ((ida, INVESTIGATOR, AUTHOR), (bo, AUTHOR, INVESTIGATOR)):
        public = person.page.get_by_role("log").inner_text()
        seen = cards_in_hands(person)
        assert any(owner == seat for owner, _ in seen), "one's own cards are seen"
        assert [name for owner, name in seen if owner == other and name not in public] == []


def is_asked_in_private(investigator: Table, author: Table) -> bool:
    """Whether the Author is asked for a scheme, which the others do not see."""
    return author.look()["mine"] and "Play a scheme" in author.words_asked and not investigator.look()["mine"]


def goals(person: Person) -> Locator:
    """What wins and what loses, in the header."""
    return person.page.get_by_role("list", name=person.words("goals")).get_by_role("listitem")
