"""Every other game at a table of its own: with bots or friends, on a desk and on a phone, from the lobby to the end."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.people import NewTable, People, Person, Table, play_together

CULT = "Cult"
CULTISTORM = "Cultistorm"
ELDRITCH_ARKHAM = "Eldritch Arkham"


@pytest.mark.parametrize("game", [CULT, CULTISTORM, ELDRITCH_ARKHAM])
def test_some_moves_of_a_game_on_a_phone(people: People, game: str) -> None:
    ida = people.come(phone=True)
    ida.button("playNow", within=ida.enters(game)).click()
    table = ida.table()
    dice = Random(10)
    for _ in range(10):
        seen = table.look()
        if seen["over"]:
            break
        table.clicks(dice, on_the_table=0.3, seen=seen)
    table.look()
    must_be_in_order(ida, f"{game}-on-a-phone")


@pytest.mark.slow
def test_cult_against_two_bots(people: People) -> None:
    ida = people.come()
    ida.begins_new_table(CULT).seats("me", "greedy", "greedy").opens()
    play_to_the_end(CULT, [ida])


@pytest.mark.slow
def test_cultistorm_two_people_and_a_bot(people: People) -> None:
    ida, bo = people.come("Ida"), people.come("Bo", phone=True)
    ida.begins_new_table(CULTISTORM).seats("me", "openSeat", "greedy").opens()
    bo.sits_down(ida.address)
    tables = [ida.table(), bo.table()]
    dice = Random(11)
    play_together(tables, dice, until=lambda: tables[0].words_asked.startswith("Prepare"))
    says_ready_and_thinks_better_of_it(tables[0], tables[1])
    play_to_the_end(CULTISTORM, [ida, bo])


def says_ready_and_thinks_better_of_it(ida: Table, bo: Table) -> None:
    """Who is ready waits for the others and can still say that they are not; when all are ready, the turn goes on."""
    # The bot first does what it wants to do, and then waits for the people.
    expect(ida.page.get_by_role("banner")).to_contain_text("Ready:")
    ida.answers("Ready")
    expect(ida.asked.get_by_text("Waiting for")).to_be_visible()
    expect(bo.my_move).to_be_visible()
    ida.answers("Not ready after all")
    expect(ida.my_move).to_be_visible()
    expect(ida.options.filter(has_text="Ready")).to_be_visible()
    # Whoever is not ready after all makes the bot think again, and what it then does asks all anew.
    expect(ida.page.get_by_role("banner")).to_contain_text("Ready:")
    ida.answers("Ready")
    bo.answers("Ready")
    expect(bo.page.get_by_role("banner")).not_to_contain_text("Turn 1, preparation")


@pytest.mark.slow
def test_eldritch_arkham_the_great_old_one_the_police_and_two_bots(people: People) -> None:
    ida, bo = people.come("Ida"), people.come("Bo", phone=True)
    new = ida.begins_new_table(ELDRITCH_ARKHAM).preset(ida.words("noPreset"))
    new.seats("me", "openSeat", "greedy", "greedy").unfolds()
    takes_roles(new, "Great Old One", "Police", "Deep Ones", "Cthulhu Cult")
    new.opens()
    bo.sits_down(ida.address)
    old_one, police = ida.table(), bo.table()
    turns: set[str] = set()

    def has_acted_after_every_turn() -> bool:
        heading = ida.page.get_by_role("banner").inner_text()
        if old_one.look()["mine"] and "The Great Old One acts at the end of this turn" in heading:
            turns.update(re.findall(r"(.+) ha(?:s|ve) the turn", heading))
        return turns >= {"Police", "Deep Ones", "Cthulhu Cult"}

    play_together([old_one, police], Random(12), until=has_acted_after_every_turn)
    assert has_acted_after_every_turn(), turns
    play_to_the_end(ELDRITCH_ARKHAM, [ida, bo])


def takes_roles(new: NewTable, *roles: str) -> None:
    """Who plays what."""
    new.dialog.get_by_role("combobox", name="Role of each seat").select_option(label=new.words("perSeat"))
    for seat, role in enumerate(roles, 1):
        new.dialog.get_by_text(f"{new.words('seat', seat)}:").click()
        offered = new.dialog.get_by_role("group", name=re.compile(f"{new.words('seat', seat)}$"))
        offered.get_by_role("radio", name=role, exact=True).check()


# --- helpers --------------------------------------------------------------------------------------------------


def play_to_the_end(game: str, people: list[Person]) -> None:
    """Answer by the list and by what is lit until the game is over; everything is in order on the way and at the end."""
    tables = [person.table() for person in people]
    for person in people:
        person.prefers(askings="never")
    dice = Random(13)
    play_together(tables, dice, moves=20, on_the_table=0.3)
    for person in people:
        must_be_in_order(person, f"{game}-{person.name}-in-the-middle")
    play_together(tables, dice, on_the_table=0.3)
    assert sum(table.by_clicking_the_table for table in tables) > 5, "hardly anything lit could be clicked"
    for person, table in zip(people, tables, strict=True):
        expect(table.ending).to_be_visible()
        must_be_in_order(person, f"{game}-{person.name}-at-the-end")


def must_be_in_order(person: Person, state: str) -> None:
    """Nobody is kept out, nothing lies beyond the edge, no word is missing."""
    person.shot(state)
    person.must_be_accessible()
    person.must_not_scroll_sideways()
    person.must_hear_only_their_language()
