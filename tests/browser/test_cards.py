"""Choosing with open eyes: roles, investigators, Cults, stacks, editions and modules as cards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import GAME, People, Person

CULT, CULTISTORM, ELDRITCH_ARKHAM = "Cult", "Cultistorm", "Eldritch Arkham"


def cards(person: Person) -> Locator:
    """What there is to choose from, in the order in which it lies there."""
    return person.page.get_by_role("list", name=person.words("cardsToChoose")).get_by_role("button")


def card(person: Person, name: str) -> Locator:
    return person.page.get_by_role("button", name=name, exact=True).and_(
        person.page.locator("[data-dossier]")
    )


def test_a_role_is_chosen_by_its_card_and_its_aim_stays_on_the_mat(people: People) -> None:
    ida = people.come()
    ida.button("playNow", within=ida.enters(ELDRITCH_ARKHAM)).click()
    table = ida.table()
    table.look()
    expect(cards(ida)).to_have_count(12)
    stamped = cards(ida).filter(has_text=ida.words("firstGame"))
    expect(stamped).to_have_count(2)
    assert cards(ida).locator("strong").all_inner_texts()[:3] == [
        "Deep Ones",
        "Cthulhu Cult",
        "Elder Things",
    ]
    # Its number is that of its answer, wherever it lies.
    expect(card(ida, "Randolph Carter").locator("kbd")).to_have_text("11")
    expect(card(ida, "Nodens")).to_have_accessible_description(
        re.compile(
            r"Aim Hunt each turn.*Scores by Each turn 1 Omen point.*Special .*swarmed.*no lesson yet",
            re.DOTALL,
        )
    )
    expect(card(ida, "Police")).to_contain_text(ida.words("hasLesson"))
    expect(ida.page.locator("[data-lit]")).to_have_count(0)
    ida.must_be_accessible()
    ida.shot("cards-roles")
    card(ida, "Nodens").click()
    expect(cards(ida)).to_have_count(0)
    expect(table.mine).to_contain_text("Hunt each turn: the more kinds of prey, the better.")
    expect(table.mine).to_contain_text("1 for every three Civilians")
    expect(table.mine).not_to_contain_text("swarmed: there you move")
    ida.must_be_accessible()


def test_whoever_chooses_by_keys_is_told_all_and_led_on(people: People) -> None:
    ida = people.come()
    ida.button("playNow", within=ida.enters(CULTISTORM)).click()
    table = ida.table()
    table.look()
    expect(cards(ida)).to_have_count(6)
    ida.must_be_accessible()
    ida.button("lookAtBoard").click()
    expect(cards(ida)).to_have_count(0)
    expect(table.board).to_be_visible()
    ida.button("showCards", within=table.asked).click()
    healer = card(ida, "Dr. Miriam Aldous, healer")
    healer.focus()
    expect(healer).to_have_accessible_description(re.compile("Heals one insanity a turn"))
    ida.page.keyboard.press("Enter")
    expect(cards(ida)).to_have_count(0)
    expect(table.mine).to_contain_text("Keep everybody sane enough to go on.")
    expect(table.asked).to_be_focused()


def told_of(person: Person, sentence: str) -> bool:
    """Whether somebody's page was told this."""
    return any(sentence in str(message) for message in person.told)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_two_contacts_are_chosen_one_card_after_the_other(people: People, phone: bool) -> None:
    ida = people.come(phone=phone)
    ida.begins_new_table(CULTISTORM).seats("me").opens()
    ida.table()
    card(ida, "Dr. Miriam Aldous, healer").click()
    expect(cards(ida)).to_have_count(5)
    expect(ida.page.get_by_text(ida.words("cardsTogether"))).to_be_visible()
    wren = card(ida, "Prof. Tobias Wren, researcher")
    expect(wren).to_have_accessible_description(re.compile("Find objects for the whole team"))
    wren.click()
    expect(wren).to_have_attribute("aria-pressed", "true")
    ida.must_be_accessible()
    ida.must_not_scroll_sideways()
    ida.shot(f"cards-contacts-{'phone' if phone else 'desktop'}")
    wren.click()
    expect(wren).not_to_have_attribute("aria-pressed", "true")
    card(ida, "Odile Sarro, medium").click()
    card(ida, "Felix Marlow, gambler").click()
    expect(cards(ida)).to_have_count(0)
    ida.sees(lambda: told_of(ida, "Odile Sarro is a contact."), "the first was not chosen")
    assert told_of(ida, "Felix Marlow is a contact.")


def test_on_a_phone_the_cards_alone_are_the_answers(people: People) -> None:
    ida, bo = people.come(phone=True), people.come("Bo")
    new = ida.begins_new_table(CULT).preset(ida.words("noPreset")).seats("me", "openSeat").unfolds()
    new.dialog.get_by_role("combobox", name="Cult sheets").select_option(label="chosen in random order")
    new.opens()
    bo.sits_down(ida.address)
    for person in (ida, bo):
        person.prefers(askings="always")
        person.table().look()
    first, second = (ida, bo) if ida.table().look()["mine"] else (bo, ida)
    expect(cards(first)).to_have_count(8)
    if first.phone:
        expect(first.table().options.first).to_be_hidden()
    first.must_be_accessible()
    first.must_not_scroll_sideways()
    card(first, "Arachne").click()
    # It cannot be taken back: it is asked once.
    expect(card(first, "Arachne")).to_have_attribute("aria-pressed", "true")
    first.table().confirm.click()
    expect(cards(second)).to_have_count(7)
    expect(card(second, "Arachne")).to_have_count(0)
    second.must_not_scroll_sideways()
    second.must_be_accessible()
    second.shot("cards-cults")
    card(second, "Anubis").click()
    second.table().confirm.click()
    expect(first.table().mine).to_contain_text("Put new Priests straight where the struggle is.")
    expect(second.table().mine).to_contain_text("Turn the crowds of the city into Followers")


def test_a_stack_shows_type_cost_and_text_and_is_laid_by_card_and_district(people: People) -> None:
    ida = people.come()
    ida.begins_new_table(GAME).preset(ida.words("noPreset")).seats("me", "greedy", "greedy").opens()
    table = ida.table()
    table.look()
    before = cards(ida).count()
    assert before >= 8
    # Where one district is left for a card, that is its answer; for others it is still to be said.
    one = cards(ida).filter(has_not=ida.page.locator("kbd")).first
    name = one.locator("strong").inner_text()
    expect(one).to_contain_text(re.compile(r"Card (Guardian|Action), cost \d"))
    expect(one).to_contain_text(re.compile(r"Text \w+: "))
    ida.must_be_accessible()
    ida.shot("cards-stacks")
    one.click()
    expect(cards(ida)).to_have_count(0)
    expect(table.options.filter(has_not_text=name)).to_have_count(0)
    ida.button("showCards", within=table.asked).click()
    expect(cards(ida)).to_have_count(before)
    card(ida, name).click()
    where = next(option for option in ida.prompt["options"] if name in option["label"])["touches"][1]
    place = ida.page.locator(f'[data-lit="zone {where}"]').first
    place.click(position={"x": 60, "y": 14})
    ida.sees(lambda: any(said["type"] in ("try", "answer") for said in ida.said), "nothing was answered")


def test_the_edition_is_chosen_in_the_lobby_from_cards_in_ones_own_language(people: People) -> None:
    ida = people.come(lang="pl")
    new = ida.begins_new_table(GAME).unfolds()
    edition = new.dialog.get_by_role("radio", name="polska instrukcja", exact=True)
    expect(edition).to_have_accessible_description(re.compile("166 Kart Kultu i 15 Kart Miasta"))
    ida.must_be_accessible()
    ida.must_hear_only_their_language()
    edition.check()
    with ida.page.expect_request(lambda request: request.method == "POST") as asked:
        new.opens()
    assert (asked.value.post_data_json or {})["options"] == {"edition": "pl"}


def test_roles_are_dealt_out_in_the_lobby_from_cards(people: People) -> None:
    ida = people.come()
    new = ida.begins_new_table(ELDRITCH_ARKHAM).preset(ida.words("noPreset")).seats("me", "greedy").unfolds()
    new.dialog.get_by_role("combobox", name="Role of each seat").select_option(label=ida.words("perSeat"))
    for seat, role in enumerate(("King Kuranes", "Feds"), 1):
        new.dialog.get_by_text(f"{ida.words('seat', seat)}:").click()
        chosen = new.dialog.get_by_role("group", name=re.compile(f"{ida.words('seat', seat)}$"))
        chosen.get_by_role("radio", name=role, exact=True).check()
    ida.must_be_accessible()
    ida.shot("cards-lobby-roles")
    new.opens()
    expect(ida.table().mine).to_contain_text("Bring units to Celephaïs, your city in the Dreamlands.")


def test_a_lesson_is_a_click_away_from_a_role_that_has_one(people: People) -> None:
    ida = people.come()
    new = ida.begins_new_table(ELDRITCH_ARKHAM).unfolds()
    new.dialog.get_by_role("combobox", name="Role of each seat").select_option(label=ida.words("perSeat"))
    new.dialog.get_by_text(f"{ida.words('seat', 1)}:").click()
    new.dialog.get_by_role("link", name=ida.words("takeLesson", "Police")).first.click()
    ida.page.wait_for_url("**/table/*")
    expect(ida.page.get_by_role("complementary", name=re.compile("^Lesson: "))).to_be_visible()
