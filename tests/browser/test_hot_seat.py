"""Two people at one screen: the curtain between their hands, and a round played so."""

from __future__ import annotations

import json
import re
from random import Random

from playwright.sync_api import expect

from tests.browser.people import People, Person, Table

ROUND = re.compile(r"Round (\d)")


def test_two_at_one_screen_play_a_round_and_never_see_each_others_hand(people: People) -> None:
    ida = people.come("Ida")
    new = ida.begins_new_table().seats("me", "me")
    new.dialog.get_by_role("textbox", name=ida.words("nickname")).fill("Ida")
    new.dialog.get_by_role("textbox", name=ida.words("nameOfSeat", 2)).fill("Agnes")
    new.opens()
    takes_the_screen(ida, first=True)
    table, dice, over = Table(ida), Random(5), 0
    seen: dict[int, set[str]] = {0: set(), 1: set()}
    for _ in range(400):
        sight = table.look()
        seat = ida_or_agnes(ida)
        seen[seat] |= own_cards(ida, seat)
        if sight["mine"]:
            table.clicks(dice, seen=sight)
        else:
            over += 1
            if over == 2:
                takes_back_before_handing_over(table)
            hands_over(ida)
            no_hand_is_left_on_the_page(ida, seen[seat] - seen[1 - seat])
            takes_the_screen(ida)
        if "2" in rounds(ida):
            break
    assert "2" in rounds(ida), "no round was ever played"
    assert seen[0]
    assert seen[1]
    ida.page.reload()
    expect(ida.page.get_by_role("heading", name=re.compile("^Hand over to "))).to_be_visible()
    # While the game goes on, looking back opens nobody's hand either.
    ida.opens(f"{ida.address}/replay")
    eyes = ida.page.get_by_role("combobox", name=ida.words("throughEyes"))
    expect(eyes).to_have_value("")
    expect(eyes.get_by_role("option")).to_have_count(1)


def test_people_elsewhere_and_bots_play_along_with_those_at_one_screen(people: People) -> None:
    ida, bo = people.come("Ida"), people.come("Bo", phone=True)
    new = ida.begins_new_table("Cult").seats("me", "me", "openSeat", "greedy")
    new.dialog.get_by_role("textbox", name=ida.words("nickname")).fill("Ida")
    new.dialog.get_by_role("textbox", name=ida.words("nameOfSeat", 2)).fill("Agnes")
    new.opens()
    bo.sits_down(ida.address)
    here, there = Table(ida), bo.table()
    taker = ida.page.locator(".takers .primary").first
    over = ida.page.get_by_role("button", name=re.compile("^Hand over to ")).first
    answered, dice = [0, 0, 0], Random(4)

    def answers(table: Table, seat: int) -> None:
        if (seen := table.look())["mine"]:
            table.clicks(dice, seen=seen)
            answered[seat] += 1

    def somebody_can_act() -> bool:
        return any(one.is_visible() for one in (there.my_move, taker, here.my_move, over))

    for _ in range(400):
        if min(answered) >= 3:
            break
        # The bot, or news on its way.
        ida.sees(somebody_can_act, "nobody can do anything")
        if there.my_move.is_visible():
            answers(there, 2)
        elif taker.is_visible():
            taker.click()
            expect(here.asked).to_be_visible()
        elif here.my_move.is_visible():
            answers(here, ida_or_agnes(ida))
        elif over.is_visible():
            over.click()
    assert min(answered) >= 3, f"not everybody was asked: {answered}"
    assert any(json.loads(text).get("by") == 3 for text in bo.told), "the bot never moved"


def test_the_curtain_can_be_read_by_everybody(people: People) -> None:
    for phone, lang, name in ((False, "en", "curtain-desktop"), (True, "pl", "curtain-phone")):
        ida = people.come("Ida", lang=lang, phone=phone)
        opened = ida.context.request.post(
            "/api/tables",
            data={
                "game": "rise-of-the-cults",
                "seats": 2,
                "name": "Ida",
                "beside": [{"name": "Agnes", "seat": 1}],
                "seed": 3,
                "lang": lang,
            },
        ).json()
        table, hands = opened["table"]["id"], [opened, *opened["beside"]]
        kept = [
            {
                "id": table,
                "game": "",
                "title": "",
                "secret": opened["secret"],
                "host": opened["host"],
                "seen": None,
                "at": 0,
                "hands": [{"seat": hand["seat"], "secret": hand["secret"]} for hand in hands],
            }
        ]
        ida.context.add_init_script(
            f"localStorage.setItem('eldertable.tables', {json.dumps(json.dumps(kept))})"
        )
        ida.opens(f"/table/{table}")
        expect(ida.page.get_by_text(ida.words("nobodyElseLook"))).to_be_visible()
        ida.must_be_accessible()
        ida.must_not_scroll_sideways()
        ida.must_hear_only_their_language()
        ida.shot(name)


# --- helpers --------------------------------------------------------------------------------------------------


def takes_the_screen(person: Person, first: bool = False) -> None:
    """Whoever is asked takes the screen."""
    expect(person.page.get_by_text(person.words("nobodyElseLook"))).to_be_visible()
    assert person.page.locator("#board, #hand, [role=log]").count() == 0
    if first:
        person.shot("curtain")
    person.page.get_by_role("button", name=re.compile("^I am ")).first.click()
    expect(Table(person).asked).to_be_visible()


def hands_over(person: Person) -> None:
    """Who has answered hands the screen over."""
    button = person.page.get_by_role("button", name=re.compile("^Hand over to "))
    expect(button).to_be_visible()
    person.shot("hand-over")
    button.click()


def takes_back_before_handing_over(table: Table) -> None:
    """What one has answered can be taken back as long as nobody else has the screen."""
    if table.can_undo:
        table.undo.click()
        assert table.look()["mine"]
        table.moves(lambda: not table.look()["mine"], Random(1))


def ida_or_agnes(person: Person) -> int:
    """Whose things are shown."""
    return int(
        next(told["seat"] for text in reversed(person.told) if (told := json.loads(text))["type"] == "table")
    )


def own_cards(person: Person, seat: int) -> set[str]:
    """The cards of the hand that is shown, as the page was told them last."""
    pieces = person.page.evaluate(
        "() => [...document.querySelectorAll('#hand .hand-card')].map((card) => card.textContent.trim())"
    )
    return set(pieces)


def no_hand_is_left_on_the_page(person: Person, secret: set[str]) -> None:
    """Behind the curtain there is nothing of what the one before saw."""
    expect(person.page.get_by_text(person.words("nobodyElseLook"))).to_be_visible()
    page = person.page.content()
    assert not [card for card in secret if card and card in page]


def rounds(person: Person) -> set[str]:
    """The round that the heading tells."""
    return set(ROUND.findall(person.page.locator("body").inner_text()))
