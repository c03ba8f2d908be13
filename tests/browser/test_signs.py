"""Signs on the table say what they stand for."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.people import People, Person


def test_icons_on_a_card_say_what_they_stand_for(people: People) -> None:
    ida = people.come()
    ida.begins_new_table("Cthulhu: Rise of the Cults").seats("me", "greedy").opens()
    table = ida.table()
    icon = table.mine.locator(".hand-card .icon").first
    table.moves(lambda: icon.count() > 0, Random(2))
    assert len(icon.get_attribute("title") or "") > 3
    card = table.mine.locator(".hand-card").filter(has=ida.page.locator(".icon")).first
    card.focus()
    ida.page.keyboard.press("i")
    signs = ida.page.get_by_role("list", name=re.compile("^Icons on "))
    expect(signs.first).to_be_visible()
    assert re.search(r"\d\s+\w{3}", signs.first.inner_text())
    ida.must_be_accessible()
    ida.shot("icons-on-a-card")


BLOOD = {"dark": "rgb(163, 58, 44)", "light": "rgb(141, 42, 30)"}
FULL = ("limit", "mad-0", "mad-1", "plays-0", "crystals-0")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_danger_is_red_and_has_a_word_on_the_board_and_on_mats(people: People, theme: str) -> None:
    """Insanity, supports, terror and cultists at their most, a gate that one cultist more would open, and a last chance."""
    ida = people.come()
    ida.page.route_web_socket(re.compile(r"^ws"), endangered)
    new: dict[str, Any] = {"game": "cultistorm", "seats": 3, "bots": [None, "greedy", "greedy"], "seed": 1}
    new |= {"lang": "en", "name": ida.name, "options": {"investigators": ["random"] * 3}}
    opened = ida.context.request.post("/api/tables", data=new).json()
    ida.page.goto(f"/table/{opened['table']['id']}#seat={opened['secret']}")
    expect(ida.page.locator("#asked")).to_be_visible()
    if theme != "dark":
        ida.prefers(themes=theme)

    for counter in ("mad-0", "mad-1", "plays-0"):
        chip = ida.page.locator(f'.chip[data-counter="{counter}"]')
        expect(chip.locator("i")).to_have_text("full")
        expect(chip.locator("i")).to_have_css("background-color", BLOOD[theme])
    calm = ida.page.locator('.chip[data-counter="mad-2"]')
    expect(calm).to_be_visible()
    expect(calm.locator("i")).to_have_count(0)
    expect(zone(ida, "limit")).to_contain_text("Cultists: full")
    expect(zone(ida, "limit").locator(".ring")).to_have_css("fill", BLOOD[theme])
    expect(zone(ida, "circle-0").locator(".word")).to_have_text("full")
    expect(zone(ida, "circle-0").locator(".blood")).to_have_css("fill", BLOOD[theme])
    for place, words in (("place-1", "One more calls a Great Old One"), ("place-2", "Must be beaten now")):
        expect(zone(ida, place).locator(".danger")).to_have_text(words)
        expect(zone(ida, place).locator(".ribbon")).to_have_css("fill", BLOOD[theme])
    expect(zone(ida, "place-3").locator(".danger")).to_have_count(0)
    ida.must_be_accessible()
    ida.must_be_able_to_read()
    ida.shot(f"danger-{theme}")
    zone(ida, "place-1").locator("[data-piece] + .stop").hover()
    expect(ida.page.locator(".hint .purpose")).to_contain_text("Fight one of those who stand here.")


def zone(person: Person, id: str) -> Locator:
    """A place of the board."""
    return person.page.locator(f'.board [data-zone="{id}"]')


def endangered(line: WebSocketRoute) -> None:
    """The table as it is at first, but in great danger; nothing that happens later is heard."""
    server = line.connect_to_server()

    def hear(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] != "welcome":
            return
        moving = told["moved"]["moving"]
        for counter in moving["counters"]:
            if counter["id"] in FULL:
                counter["most"] = counter["value"] = counter.get("most") or 3
        for place, peril in ((1, "crowded"), (2, "at-gate")):
            moving["pieces"].append(
                {**moving["pieces"][0], "kind": "peril", "zone": f"place-{place}", "face": peril}
            )
        line.send(json.dumps(told))

    server.on_message(hear)
