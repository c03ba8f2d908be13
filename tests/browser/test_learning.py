"""The first minute at a table: the letter, the goals and phases at its head, and the page of rules."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

import eldertable as et
from tests.browser.people import People, Person

SIZES = ((1440, 900), (1024, 768), (390, 844), (844, 390))


def sits_down(person: Person, game: str, seats: int = 2, own: int = 0, **agreed: object) -> None:
    """At a table with bots, as somebody who has opened one."""
    new = {
        "game": game,
        "seats": seats,
        "bots": [None if seat == own else "greedy" for seat in range(seats)],
        "seat": own,
        "seed": 1,
        "lang": person.lang,
        "name": person.name,
        **agreed,
    }
    opened = person.context.request.post("/api/tables", data=new).json()
    person.page.goto(f"/table/{opened['table']['id']}#seat={opened['secret']}")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


def letter(person: Person) -> Locator:
    return person.page.locator("dialog.letter")


@pytest.mark.parametrize("game", sorted(et.games()))
def test_the_letter_stands_on_one_screen_of_every_size(people: People, game: str) -> None:
    ida = people.come(newcomer=True)
    sits_down(ida, game, 3 if game == "cultistorm" else 2)
    expect(letter(ida)).to_be_visible()
    for width, height in SIZES:
        ida.page.set_viewport_size({"width": width, "height": height})
        room = letter(ida).evaluate(
            "one => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]"
        )
        assert max(room) <= 1, f"{game} at {width}x{height}: {room} beyond the letter"
        for button in (ida.words("showMe"), ida.words("play")):
            expect(letter(ida).get_by_role("button", name=button)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("pl", True)])
def test_a_newcomer_reads_a_letter_once_and_then_plays(people: People, lang: str, phone: bool) -> None:
    ida = people.come(lang=lang, phone=phone, newcomer=True)
    sits_down(ida, "rise-of-the-cults")
    expect(letter(ida)).to_contain_text(et.game("rise-of-the-cults").guide(lang).letter.goal)
    expect(letter(ida).get_by_role("button", name=ida.words("play"))).to_be_focused()
    ida.must_be_accessible()
    ida.page.keyboard.press("Enter")
    expect(letter(ida)).to_be_hidden()
    # On a phone cards to choose among lie over the sheet, and the question stands above them.
    question = ida.page.locator("[data-cards] h2, #asked .words").filter(visible=True)
    expect(question.first).to_be_in_viewport(ratio=1)
    ida.page.reload()
    expect(ida.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ida.page.get_by_role("list", name=ida.words("phasesOf"))).to_be_visible()
    expect(letter(ida)).to_be_hidden()


def test_the_author_reads_a_letter_to_the_author_and_all_see_which_seat_that_is(people: People) -> None:
    """Who plays for something else than the others is not greeted as one of them."""
    ida, bo = people.come("Ida", newcomer=True), people.come("Bo")
    guide = et.game("cultistorm").guide("en")
    sits_down(ida, "cultistorm", 3, own=2, options={"overlord": True})
    expect(letter(ida)).to_contain_text(guide.letters[0].goal)
    expect(letter(ida)).not_to_contain_text(guide.letter.goal)
    for width, height in SIZES:
        ida.page.set_viewport_size({"width": width, "height": height})
        assert letter(ida).evaluate("one => one.scrollHeight - one.clientHeight") <= 1, (width, height)
    ida.must_be_accessible()
    ida.shot("letter-author")

    agreed = bo.begins_new_table("Cultistorm").seats("me", "openSeat", "openSeat").unfolds()
    agreed.dialog.get_by_role("checkbox", name="Behind the scenes").check()
    agreed.opens()
    chairs = bo.page.locator(".seats li")
    expect(chairs.nth(2)).to_contain_text("the Author, against all others")
    expect(chairs.nth(1)).not_to_contain_text("Author")
    bo.must_be_accessible()
    bo.shot("gathering-author")


def test_show_me_begins_the_first_lesson_and_no_letter_lies_over_it(people: People) -> None:
    ida = people.come(newcomer=True)
    sits_down(ida, "cult")
    before = ida.page.url
    letter(ida).get_by_role("button", name=ida.words("showMe")).click()
    first = next(iter(et.game("cult").lessons))
    expect(ida.page).to_have_url(re.compile(f"/table/(?!{before.rpartition('/')[2]})"))
    expect(ida.page.locator("#asked")).to_be_visible()
    number = ida.page.url.rpartition("/")[2]
    assert ida.context.request.get(f"/api/tables/{number}").json()["lesson"] == first
    expect(letter(ida)).to_be_hidden()


@pytest.mark.parametrize("game", sorted(et.games()))
def test_the_page_of_rules_has_contents_search_and_the_ledger_behind_it(people: People, game: str) -> None:
    ida = people.come()
    sits_down(ida, game, 3 if game == "cultistorm" else 2)
    ida.page.get_by_role("banner").get_by_role("button", name=ida.words("rules"), exact=True).click()
    page = ida.page.get_by_role("dialog", name=ida.words("rules"))
    sections = et.game(game).guide("en").section
    for section in sections:
        expect(page.get_by_role("heading", name=section.title, exact=True)).to_be_visible()
    ida.must_be_accessible()
    # A link of the contents brings its section to where one reads.
    last = page.get_by_role("heading", name=sections[-1].title, exact=True)
    expect(last).not_to_be_in_viewport()
    page.get_by_role("navigation").get_by_text(sections[-1].title, exact=True).click()
    expect(last).to_be_in_viewport()
    search = page.get_by_label(ida.words("searchGuide"))
    texts = [re.sub(r"\{.*?\}", "", f"{section.title} {section.text}").casefold() for section in sections]
    words = re.findall(r"[a-z]{6,}", texts[0])
    word = next(word for word in words if sum(word in text for text in texts) == 1)
    first, *others = sections
    search.fill(word)
    expect(page.get_by_role("heading", name=first.title, exact=True)).to_be_visible()
    for section in others:
        expect(page.get_by_role("heading", name=section.title, exact=True)).to_be_hidden()
    search.fill("no such word")
    expect(page.get_by_text(ida.words("nothingFound"))).to_be_visible()
    search.fill("")
    if game != "cult":
        return
    page.get_by_role("button", name="WIN-02").first.click()
    ledger = ida.page.get_by_role("dialog", name=ida.words("rules")).last
    expect(ledger.get_by_text("the Cult has 5 (or more) Altars")).to_be_visible()
    expect(ledger.get_by_text("§")).to_have_count(0)


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("pl", True)])
def test_goals_and_phases_explain_themselves(people: People, lang: str, phone: bool) -> None:
    ida = people.come(lang=lang, phone=phone)
    sits_down(ida, "rise-of-the-cults")
    words = et.game("rise-of-the-cults").words(lang)
    goals = ida.page.get_by_role("list", name=ida.words("goals"))
    expect(goals.get_by_role("button")).to_have_count(3)
    first = goals.get_by_role("button").first
    first.click()
    expect(ida.page.get_by_text(words("goal-points-text", of=0))).to_be_visible()
    ida.must_be_accessible()
    ida.must_not_scroll_sideways()
    ida.page.keyboard.press("Escape")
    expect(ida.page.get_by_text(words("goal-points-text", of=0))).to_be_hidden()
    phases = ida.page.get_by_role("list", name=ida.words("phasesOf"))
    expect(phases.get_by_role("listitem")).to_have_count(6)
    phases.get_by_role("button", name=words("phase-planning"), exact=True).focus()
    ida.page.keyboard.press("Enter")
    expect(ida.page.get_by_text(words("phase-planning-text"))).to_be_visible()


def test_where_we_are_is_said_in_words_that_explain_themselves(people: People) -> None:
    """Who begins, as the head of the table says: one click on the word tells what that means."""
    ida = people.come()
    sits_down(ida, "cult")
    head = ida.page.locator(".play > header")
    head.get_by_text("First Player", exact=True).hover()
    meaning = next(term.text for term in et.game("cult").guide("en").term if term.name == "First Player")
    expect(ida.page.get_by_text(meaning.split(".")[0])).to_be_visible()
    ida.must_be_accessible()


def test_the_head_cuts_no_text(people: People) -> None:
    """The Monster's text, longer than any line, is a click away; what the head shows, it shows whole."""
    ida = people.come()
    sits_down(ida, "eldritch-arkham")
    for width, height in SIZES:
        ida.page.set_viewport_size({"width": width, "height": height})
        cut = ida.page.locator(".play > header *").evaluate_all(CUT)
        assert not cut, f"cut at {width}x{height}: {cut}"
    ida.page.set_viewport_size({"width": 1440, "height": 900})
    monster = ida.page.locator(".play > header").get_by_role("button", name="The Monster")
    monster.click()
    note = ida.page.locator(".play > header").get_by_role("status").filter(has_text="The Monster")
    expect(note).to_be_in_viewport(ratio=1)
    assert len(note.inner_text().split()) > 12


@pytest.mark.parametrize("game", sorted(et.games()))
def test_on_a_phone_the_head_shows_the_present_phase_and_no_broken_title(people: People, game: str) -> None:
    ida = people.come()
    sits_down(ida, game, 3 if game == "cultistorm" else 2)
    table, dice = ida.table(), Random(2)
    present = ida.page.locator(".phases [aria-current=step]")
    # While a table is laid out no phase has begun.
    table.moves(lambda: present.count() > 0, dice)
    for width, height in (SIZES[3], SIZES[2]):
        ida.page.set_viewport_size({"width": width, "height": height})
        broken = ida.page.get_by_role("heading", level=1).evaluate(BROKEN)
        assert not broken, f"broken at {width}x{height}: {broken}"
        for _ in range(3):
            table.goes_on(2, dice)
            # Edges lie between pixels.
            expect(present).to_be_in_viewport(ratio=0.98)


BROKEN = """title => {
  const text = title.firstChild, words = [...text.data.matchAll(/\\S+/g)];
  return words.filter(word => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map(word => word[0]);
}"""
"""Words of a title that do not stand on one line."""

CUT = """all => all.filter(one => one.checkVisibility() && !one.closest(".unseen, select, svg")).filter(one => {
  const style = getComputedStyle(one);
  const clips = /hidden|clip|auto|scroll/.test(style.overflowX) && style.display !== "inline";
  const heardOnly = one.clientWidth <= 1, slides = one.matches("[data-slides]");
  return clips && !heardOnly && !slides && one.scrollWidth > one.clientWidth + 1;
}).map(one => `${one.scrollWidth} px in ${one.clientWidth}: ${one.outerHTML.slice(0, 160)}`)"""
"""Whatever does not show all of its text, but what a finger shifts on a phone."""

DECISIONS = 10
"""So many answers into the game investigators stand on the board, and hands and mats are filled."""

POINT = """async () => {
  const told = [];
  const things = document.querySelectorAll(':is(.board, .own, .seats, .aside) :is(.stop, button, .zone[data-zone])');
  for (const one of things) {
    if (!one.checkVisibility()) continue;
    one.dispatchEvent(new PointerEvent('pointerover', {pointerType: 'mouse', bubbles: true}));
    one.dispatchEvent(new PointerEvent('pointerenter', {pointerType: 'mouse'}));
    await new Promise(requestAnimationFrame);
    const hint = document.querySelector('.hint');
    const head = hint?.querySelector('.head')?.textContent ?? '';
    const purpose = hint?.querySelector('.purpose')?.textContent ?? '';
    const card = hint?.querySelector('.large')?.textContent ?? '';
    const called = one.getAttribute('aria-label') || one.dataset.zone || one.textContent;
    told.push([head.trim() || called.trim(), hint ? (purpose || card).trim() : '']);
    one.dispatchEvent(new PointerEvent('pointerleave', {pointerType: 'mouse'}));
  }
  return told;
}"""


@pytest.mark.parametrize(
    ("game", "preset"),
    [*((game, None) for game in sorted(et.games())), ("cultistorm", "all_of_it")],
)
def test_whatever_one_points_at_says_what_it_is_for(people: People, game: str, preset: str | None) -> None:
    """Every place, piece and number on the board, beside it and on the mats, and what is free of a place there.

    The note of each says more than its name.

    Not only as the table is laid out, but with something on the mats, in the hands and on the way.
    """
    ida = people.come()
    sits_down(ida, game, 3 if game == "cultistorm" else 2, preset=preset)
    ida.table().goes_on(DECISIONS, Random(2))
    if preset:
        ida.page.get_by_role("tab", name=re.compile(f"^{ida.words('besideShort')}")).first.click()
        expect(ida.page.locator(".aside").first).to_be_visible()
    told = ida.page.evaluate(POINT)
    assert len(told) > (60 if preset else 25), told
    dumb = {name: note for name, note in told if len(note.split()) < 3 or note.casefold() == name.casefold()}
    assert not dumb
