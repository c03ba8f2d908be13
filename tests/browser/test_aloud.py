"""Novices say why they move so: under the move in the log, in the language of whoever looks, until the host has enough."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.people import GAME, People

ALOUD = {"en": "thinks aloud: ", "pl": "myśli na głos: "}
MOVES = 40
"""Within so many answers a novice has something to say."""


@pytest.mark.parametrize(("lang", "game", "phone"), [("en", "Cult", False), ("pl", GAME, True)])
def test_a_novice_says_why_under_its_move_until_the_host_has_had_enough(
    people: People, lang: str, game: str, phone: bool
) -> None:
    ida = people.come("Ida", lang, phone)
    new = ida.begins_new_table(game).unfolds()
    switch = new.dialog.get_by_role("checkbox", name=ida.words("reasonsGiven"))
    expect(switch).to_have_count(0)
    new.seats("me", "novice")
    expect(switch).to_be_checked()
    new.opens()
    table, dice = ida.table(), Random(4)
    said = ida.page.locator("[role=log] .aloud").filter(has_text=ALOUD[lang])
    for _ in range(MOVES):
        if said.count():
            break
        table.goes_on(1, dice)
    assert said.count()
    who, _, why = said.first.inner_text().partition(ALOUD[lang])
    assert who.strip()
    assert why.strip().endswith(".")
    above = said.first.locator("xpath=preceding-sibling::p[1]")
    expect(above).not_to_have_class(re.compile("aloud"))
    ida.shot(f"aloud-{lang}")
    ida.must_be_accessible()
    ida.must_not_scroll_sideways()
    ida.button("table").click()
    switch = ida.dialog("table").get_by_role("checkbox", name=ida.words("reasonsGiven"))
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(switch).not_to_be_checked()
    ida.button("close", within=ida.dialog("table")).click()
    table.look()
    before = said.count()
    table.goes_on(4, dice)
    assert said.count() <= before + 1
