"""On a phone and in small windows: the board stays where it is, and all that is lit can be reached with a finger."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.people import DEAL, FINGER, People, Person, Table, play_together
from tests.browser.test_replay import brings_the_record

UPRIGHT: ViewportSize = {"width": 390, "height": 844}
LYING: ViewportSize = {"width": 844, "height": 390}
SMALL: ViewportSize = {"width": 1024, "height": 768}
CARD = 60
"""So many pixels of a card show at least."""
LEGIBLE = 11
TWICE = 400
"""Two taps that are so many milliseconds apart are no double tap."""
SHARE = 0.6
"""So much of the width of a small window is the board's."""
GAMES = ("cult", "rise-of-the-cults", "cultistorm", "eldritch-arkham")
DREAMER = {"roles": ["police", "randolph-carter", "deep-ones"]}
"""The Dreamlands lie beside the city."""
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    **{game: (game, {}) for game in GAMES},
    "cultistorm, all of it": ("cultistorm", {"preset": "all_of_it"}),
    "eldritch-arkham, a dreamer": ("eldritch-arkham", {"options": DREAMER}),
}
"""Every game, and what makes its board another one."""
Note = Callable[[str, object], None]


@pytest.mark.parametrize("which", TABLES)
def test_the_board_stays_and_a_finger_reaches_everything(
    people: People, which: str, record_property: Note
) -> None:
    walks(people, which, decisions=3, near=2, record=record_property)


@pytest.mark.slow
@pytest.mark.parametrize("which", TABLES)
def test_whatever_is_asked_the_board_stays_and_a_finger_reaches_everything(
    people: People, which: str, record_property: Note
) -> None:
    walks(people, which, decisions=40, near=99, record=record_property)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_lit_card_does_can_be_read_where_it_is_asked_for(people: People, game: str) -> None:
    """The cards themselves are small there, or on another page of the sheet: the answers say what they do."""
    # Most roles of Eldritch Arkham have boards in place of cards; the Police play Laws.
    roles = {"roles": ["police", "nodens", "deep-ones"]} if game == "eldritch-arkham" else {}
    table = sits_at_a_table(people, game, options=roles)
    page, dice = table.page, Random(3)
    table.moves(lambda: len(page.evaluate(_EFFECTS, LEGIBLE - 0.05)["lit"]) > 0, dice)
    edges: dict[int, list[float]] = {}
    for window in (UPRIGHT, LYING):
        measures(table, window, edges, {"steps": 0, "targets": 0, "lit": 0})
        seen = page.evaluate(_EFFECTS, LEGIBLE - 0.05)
        assert seen["lit"]
        assert not seen["unread"], f"what they do is not said at {window}: {seen['unread']}"
        assert all(wide >= CARD for wide in seen["strip"]), f"cards of {seen['strip']} px at {window}"
        assert (window is UPRIGHT) == bool(seen["strip"])
        table.person.shot(f"effects-{game}-{window['width']}")


@pytest.mark.parametrize("phone", [False, True], ids=["hover", "long press"])
def test_a_card_in_hand_shows_large_with_all_its_words(people: People, phone: bool) -> None:
    ida = people.come(phone=phone)
    ida.begins_new_table().seats("me", "greedy").opens()
    table = ida.table()
    hand = ida.page.locator("#hand .hands .hand-card")
    table.moves(lambda: hand.count() > 3 and not ida.page.locator("[data-cards]").is_visible(), Random(1))
    if phone:
        ida.page.locator("[data-tab=hand]").click()
    card = hand.first
    card.scroll_into_view_if_needed()
    name = card.locator(".name").inner_text()
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + 30, box["y"] + 30
    large = ida.page.locator("[role=dialog] .large .card, .hint .large .card, dialog .large .card").first
    if phone:
        line = ida.context.new_cdp_session(ida.page)
        touch = {"x": x, "y": y, "id": 0}
        # However long that takes: the finger rests until there is something to see.
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
        expect(large).to_be_visible()
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        ida.page.mouse.move(x, y)
    expect(large).to_be_visible()
    expect(large.locator(".name")).to_have_text(name)
    seen = large.evaluate(_LARGE)
    assert seen["wide"] >= 200, seen
    assert not seen["out"], f"words beyond the card's edge or the window: {seen}"
    ida.shot(f"large-card-{'phone' if phone else 'desktop'}")


def test_around_the_table_a_finger_finds_everything_large_enough(people: People) -> None:
    """In the lobby, its dialogs and before a game; in a replay, but what stands in the lines of its log."""
    ida, bo = people.come("Ida", phone=True), people.come("Bo", phone=True)

    def must_be_large_enough(person: Person) -> None:
        little = person.page.evaluate(_LITTLE, FINGER)
        assert not little, f"too small for a finger: {little}"

    ida.enters()
    must_be_large_enough(ida)
    for opener in ("settings", "backup"):
        ida.page.get_by_role("button", name=re.compile(f"^{ida.words(opener)}")).click()
        must_be_large_enough(ida)
        ida.page.keyboard.press("Escape")
    new = ida.begins_new_table().seats("me", "openSeat").unfolds()
    must_be_large_enough(ida)
    new.opens()
    expect(ida.button("seatBot")).to_be_visible()
    must_be_large_enough(ida)
    bo.opens(ida.address)
    expect(bo.button("sitDown")).to_be_visible()
    must_be_large_enough(bo)
    bo.sits_down(ida.address)
    ida.table()
    ida.button("table").click()
    must_be_large_enough(ida)
    ida.opens(f"/record/{brings_the_record(ida)}?at=5")
    expect(ida.page.get_by_role("slider", name=ida.words("scrubber"))).to_be_visible()
    must_be_large_enough(ida)


def sits_at_a_table(
    people: People,
    game: str,
    preset: str | None = None,
    lang: str = "en",
    options: dict[str, Any] | None = None,
) -> Table:
    """Somebody with a phone, at a table with two bots."""
    ida = people.come(phone=True, lang=lang)
    ida.page.set_viewport_size(UPRIGHT)
    new: dict[str, Any] = {"game": game, "seats": 3, "bots": [None, "greedy", "greedy"], "name": "Ida"}
    new |= {"seed": DEAL, "lang": lang} | ({"preset": preset} if preset else {})
    new |= {"options": options} if options else {}
    opened = ida.context.request.post("/api/tables", data=new).json()
    ida.opens(f"/table/{opened['table']['id']}#seat={opened['secret']}")
    return ida.table()


def walks(people: People, which: str, decisions: int, near: int, record: Note) -> None:
    """Play on, upright and lying by turns, and measure at every step, in a small window, too."""
    game, agreed = TABLES[which]
    table = sits_at_a_table(people, game, **agreed)
    dice = Random(3)
    edges: dict[int, list[float]] = {}
    figures = {"steps": 0, "targets": 0, "lit": 0, "near": 0}
    for number in range(decisions):
        if table.look()["over"]:
            break
        held, other = (LYING, UPRIGHT) if number % 2 else (UPRIGHT, LYING)
        for window in (other, SMALL, held):
            measures(table, window, edges, figures)
        taps_lit_things(table, figures, dice)
        measures(table, held, edges, figures)
        lets_go(table)
        decides(table, dice, held, edges, figures)
    for window in (LYING, UPRIGHT):
        figures["near"] += must_be_legible_when_near(table, window, near)
    told = ", ".join(f"{count} {what}" for what, count in figures.items())
    record("figures", f"{which}: board edges moved 0 px; {told}")


def decides(
    table: Table, dice: Random, held: ViewportSize, edges: dict[int, list[float]], figures: dict[str, int]
) -> None:
    """Answer one question with all that belongs to it: at each click the board stays."""
    kind = table.person.prompt.get("kind")
    for _ in range(30):
        seen = table.look()
        if seen["over"] or not seen["mine"] or table.person.prompt.get("kind") != kind:
            return
        table.clicks(dice, seen=seen)
        measures(table, held, edges, figures)


def measures(
    table: Table, window: ViewportSize, edges: dict[int, list[float]], figures: dict[str, int]
) -> None:
    """In a window of this size the board is where it was, and what is needed is in reach."""
    person = table.person
    if person.page.viewport_size != window:
        person.page.set_viewport_size(window)
        person.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
    person.phone = window["width"] < 992
    table.look()
    seen = person.page.evaluate(_MEASURED, [FINGER, person.words("confirm")])
    at = f"at {window['width']} px, asked {person.prompt.get('kind')}"
    assert seen["board"] == edges.setdefault(window["width"], seen["board"]), f"the board's edges moved {at}"
    assert seen["page"] == [window["width"], window["height"]], f"the page scrolls {at}: {seen['page']}"
    assert len(seen["confirms"]) <= 1, f"{seen['confirms']} {at}"
    assert not seen["lost"], f"lit, but out of reach {at}: {seen['lost']}"
    if person.phone:
        assert not seen["little"], f"too small for a finger {at}: {seen['little']}"
    else:
        assert seen["drawn"] >= SHARE * window["width"], f"the board is {seen['drawn']} px wide {at}"
    figures["steps"] += 1
    figures["targets"] += seen["targets"]
    figures["lit"] += seen["lit"]


def taps_lit_things(table: Table, figures: dict[str, int], dice: Random) -> None:
    """Of the lit things on the board one is tapped: a small one comes near first, and then answers."""
    lit = table.page.locator("svg[data-ground] [data-lit]").count()
    if not lit:
        return
    numbers = [n for n in range(table.look()["lit"]) if is_on_the_board(table, n)]
    before = table.look()
    number = dice.choice(numbers)
    aim = table.aim("lit", number)
    assert aim is not None
    if table.brings_near(aim):
        figures["near"] += 1
        must_be_legible(table, aim["lit"])
        aim = table.aim("lit", number)
        assert aim is not None
        assert not aim["small"], f"brought near, and still too small: {aim['what']}"
    table.press(aim["x"], aim["y"])
    assert table.look() != before, f"nothing came of a tap on {aim['what']}"


def is_on_the_board(table: Table, number: int) -> bool:
    aim = table.page.evaluate(_ON_BOARD, number)
    return bool(aim)


def lets_go(table: Table) -> None:
    """Take back whatever was picked."""
    for _ in range(6):
        seen = table.look()
        armed = table.page.locator("#asked .option.armed").count()
        if not seen["picked"] and not armed and not seen["sheet"]:
            return
        table.page.keyboard.press("Escape")


def must_be_legible(table: Table, what: str) -> None:
    """What was brought near can be read, and all that is seen around it."""
    small = table.page.evaluate(_SMALL_NEAR, LEGIBLE - 0.05)
    assert not small, f"{what} was brought near, and cannot be read: {small}"


def must_be_legible_when_near(table: Table, window: ViewportSize, most: int) -> int:
    """On a phone held so, tap on places: each comes near, and no word there is too small. How many.

    An unlit one is told about; of the lit ones those that are too small to be tapped.
    """
    person = table.person
    person.page.set_viewport_size(window)
    places = list(unlit_places(table))[:most]
    for place in places:
        aim = person.page.evaluate(_PLACE, place)
        if aim is None:
            continue
        person.taps(aim["x"], aim["y"])
        expect(person.page.get_by_role("note", name=person.words("about"))).to_be_visible()
        must_be_legible(table, place)
        person.page.keyboard.press("Escape")
        shows_all(person)
    near = 0
    for number in [n for n in range(table.look()["lit"]) if is_on_the_board(table, n)][:most]:
        aim = table.aim("lit", number)
        if aim is None or not table.brings_near(aim):
            continue
        near += 1
        must_be_legible(table, aim["lit"])
        shows_all(person)
    return len(places) + near


def shows_all(person: Person) -> None:
    """See the whole board again."""
    whole = person.button("wholeBoard")
    if whole.is_visible():
        whole.click()
        expect(whole).to_be_hidden()


@pytest.mark.parametrize(
    "window", [UPRIGHT, pytest.param(LYING, marks=pytest.mark.slow)], ids=["upright", "lying"]
)
def test_a_tap_on_something_dark_never_answers_with_what_comes_to_lie_there(
    people: People, window: ViewportSize
) -> None:
    """The board comes near at once, where nothing moves: a lit place can slide below the finger that still presses."""
    table = sits_at_a_table(people, "rise-of-the-cults")
    person, page = table.person, table.page
    prepares = "downtown-rituals"

    def can_prepare() -> bool:
        return any(prepares in option["touches"] for option in person.prompt.get("options", []))

    table.moves(can_prepare, Random(3))
    page.set_viewport_size(window)
    lit = page.locator(f"[data-lit='zone {prepares}']").first
    expect(lit).to_be_visible()
    for place in unlit_places(table):
        before = table.look()
        aim = page.evaluate(_PLACE, place)
        if aim is None:
            continue
        person.taps(aim["x"], aim["y"])
        expect(page.get_by_role("note", name=person.words("about"))).to_be_visible()
        assert table.look()["picked"] == before["picked"], f"a tap on {place} picks something"
        page.keyboard.press("Escape")
        shows_all(person)


def unlit_places(table: Table) -> Iterator[str]:
    yield from table.page.evaluate(_UNLIT)


@pytest.mark.parametrize("fingers", ["pinch", "double tap"])
def test_two_fingers_or_two_taps_bring_the_board_nearer_and_away(people: People, fingers: str) -> None:
    table = sits_at_a_table(people, "eldritch-arkham")
    page = table.page
    whole = table.person.button("wholeBoard")
    expect(whole).to_be_hidden()
    box = page.locator("svg[data-ground]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.35
    wide = drawn_width(table)
    if fingers == "pinch":
        pinch(table.person, x, y, 30, 90)
        assert drawn_width(table) == pytest.approx(3 * wide, rel=0.05)
        assert drawn_at(table, x, y), "what is between the fingers stays there"
        pinch(table.person, x, y, 120, 30)
        expect(whole).to_be_hidden()
    else:
        bare = page.evaluate(_BARE)
        twice(table.person, bare["x"], bare["y"])
        assert drawn_width(table) > 2 * wide
        expect(whole).to_be_visible()
        bare = page.evaluate(_BARE)
        twice(table.person, bare["x"], bare["y"])
        expect(whole).to_be_hidden()
    assert drawn_width(table) == pytest.approx(wide, rel=0.01)
    assert not [said for said in table.person.said if said["type"] in ("try", "answer")], (
        "a gesture is no answer"
    )


def test_a_swipe_turns_to_the_part_beside(people: People) -> None:
    table = sits_at_a_table(people, "rise-of-the-cults")
    page = table.page
    # Who one is, is chosen from cards over the whole table; then a hand is dealt.
    hand = page.locator("#hand .hands .hand-card")
    table.moves(lambda: hand.count() > 3 and not page.locator("[data-cards]").is_visible(), Random(1))

    def must_show(part: str) -> None:
        expect(page.locator("[data-tab][aria-pressed=true]")).to_have_attribute("data-tab", part)

    must_show("asked")
    box = table.asked.bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] * 0.75
    swipe(table.person, (300, middle), (80, middle))
    must_show("seats")
    swipe(table.person, (80, middle), (300, middle))
    must_show("asked")
    # While the finger is on its way, news takes away the answer that it lay on.
    option = table.options.first.bounding_box()
    assert option is not None
    begin = option["y"] + option["height"] / 2
    gone = "document.querySelector('#asked .options li').remove()"
    swipe(table.person, (80, begin), (300, begin), meanwhile=lambda: page.evaluate(gone))
    must_show("hand")
    expect(table.mine).to_be_visible()
    # A finger on the cards shifts the cards.
    cards = page.locator("#hand .hands")
    card = hand.first.bounding_box()
    assert card is not None
    swipe(table.person, (300, card["y"] + 40), (80, card["y"] + 45))
    table.person.sees(lambda: cards.evaluate("one => one.scrollLeft") > 0, "the cards stay")
    must_show("hand")


def test_a_folded_mat_opens_beside_the_board_and_closes_again(people: People) -> None:
    table = sits_at_a_table(people, "cult")
    page = table.page
    page.set_viewport_size(SMALL)
    marks = page.locator("[data-fold]")
    expect(marks).to_have_count(2)
    for mark in marks.all():
        mark.click()
        mat = page.locator(f"#{mark.get_attribute('aria-controls')}")
        expect(mat).to_be_visible()
        table.person.must_be_able_to_read()
        page.keyboard.press("Escape")
        expect(mat).to_be_hidden()
    table.person.must_be_accessible()


def test_a_finger_that_drags_is_no_long_press_and_one_that_rests_is(people: People) -> None:
    table = sits_at_a_table(people, "cult")
    person, page = table.person, table.page
    place = next(place for place in unlit_places(table) if page.evaluate(_PLACE, place))
    aim = page.evaluate(_PLACE, place)
    person.taps(aim["x"], aim["y"])
    note = page.get_by_role("note", name=person.words("about"))
    expect(note).to_be_visible()
    person.button("close", within=note).click()
    # The board is near now: a finger that begins on a place shifts it, however slowly.
    aim = page.evaluate(_PLACE, place)
    before = page.locator("svg[data-ground]").get_attribute("viewBox")
    swipe(person, (aim["x"], aim["y"]), (aim["x"] + 40, aim["y"] + 40), meanwhile=lambda: rests(person))
    assert page.locator("svg[data-ground]").get_attribute("viewBox") != before
    expect(table.sheet).to_be_hidden()
    aim = page.evaluate(_PLACE, place)
    here = (aim["x"], aim["y"])
    swipe(person, here, here, meanwhile=lambda: expect(table.sheet).to_be_visible())
    expect(table.sheet).to_be_visible()


@pytest.mark.parametrize(("game", "seats"), [("cult", 3), ("rise-of-the-cults", 4), ("eldritch-arkham", 6)])
def test_a_phone_shows_who_the_others_are_and_how_far_whatever_part_of_the_table_is_seen(
    people: People, game: str, seats: int
) -> None:
    """Name and score of each, and whose move it is; what has no room fades out, and a finger shifts it into sight."""
    ida, bo = people.come("Ida", phone=True), people.come("Bo")
    new = {"game": game, "seats": seats, "bots": [None, None, *["greedy"] * (seats - 2)]}
    opened = ida.context.request.post("/api/tables", data={**new, "seed": DEAL, "name": "Ida"}).json()
    path = f"/table/{opened['table']['id']}"
    bo.sits_down(path)
    ida.page.set_viewport_size(UPRIGHT)
    ida.opens(f"{path}#seat={opened['secret']}")
    play_together([ida.table(), bo.table()], Random(2), moves=12)
    line = ida.page.get_by_role("region", name=ida.words("rivals")).get_by_role("list")
    for window in (UPRIGHT, LYING):
        ida.page.set_viewport_size(window)
        for part in ("asked", "hand", "log"):
            tab = ida.page.locator(f"[data-tab={part}]")
            if not tab.count():
                continue
            tab.click()
            expect(line.get_by_role("listitem")).to_have_count(seats - 1)
            seen = line.evaluate(_RIVALS)
            assert seen["names"] == seen["whole"], f"cut at {window}: {seen}"
            assert seen["fades"] == seen["wider"], f"one does not see that more follows at {window}: {seen}"
        ida.shot(f"rivals-{game}-{window['width']}")
    ida.must_be_accessible()
    expect(line.locator("b")).to_have_count(seats - 1)
    asked = line.get_by_role("listitem").filter(has=ida.page.get_by_role("img", name=ida.words("acts")))
    bo_acts = Table(bo).look()["mine"]
    ida.sees(lambda: bool(asked.count()) == bo_acts, "whose move it is does not show")


@pytest.mark.parametrize("which", ["cult", "rise-of-the-cults"])
def test_a_link_within_a_sentence_is_reached_with_a_finger_and_opens_nothing_by_mistake(
    people: People, which: str
) -> None:
    """The first tap only says what it leads to; one beside it does so, too, where nothing else can be meant."""
    table = sits_at_a_table(people, which)
    person, page = table.person, table.page
    note = page.locator("[role=tooltip]")
    links: list[dict[str, Any]] = []

    def has_links() -> bool:
        links[:] = page.evaluate(_LINKS, FINGER / 2 - 2)
        return {"rule", "term"} <= {link["look"] for link in links} and any(link["beside"] for link in links)

    table.moves(has_links, Random(3))
    said = person.answers_named
    for link in links:
        for x, y in (link["at"], *link["beside"]):
            person.taps(x, y)
            expect(note).to_be_visible()
            expect(note.locator("b")).to_contain_text(link["says"])
            expect(page.locator("dialog")).to_have_count(0)
            # A tap on the note means nothing that lies below it.
            box = note.bounding_box()
            assert box is not None
            person.taps(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            expect(note).to_have_count(0)
            # Who taps there again at once has tapped twice, and that means nothing else.
            page.wait_for_timeout(TWICE)
    person.shot(f"links-{which}")
    rule = next(link for link in links if link["look"] == "rule")
    person.taps(*rule["at"])
    expect(note).to_be_visible()
    person.must_be_accessible()
    person.shot(f"rule-{which}")
    person.taps(*rule["at"])
    expect(page.get_by_role("dialog", name=person.words("rules"))).to_be_visible()
    assert person.answers_named == said


def test_what_comes_below_a_finger_that_presses_or_taps_twice_is_not_answered(people: People) -> None:
    table = sits_at_a_table(people, "rise-of-the-cults")
    person, page = table.person, table.page

    def has_both() -> bool:
        return page.locator("#asked .rule").count() > 0 and table.options.count() > 1

    table.moves(has_both, Random(3))
    said, before = person.answers_named, table.look()
    answer, rule = (page.locator(one).first for one in ("#asked .option", "#asked .rule"))
    for begins, comes in ((rule, answer), (answer, rule)):
        box, other = begins.bounding_box(), comes.bounding_box()
        assert box is not None
        assert other is not None
        x, y = box["x"] + 12, box["y"] + box["height"] / 2
        by = [box["x"] - other["x"], y - other["y"] - other["height"] / 2]
        swipe(person, (x, y), (x, y), meanwhile=partial(comes.evaluate, _COMES, by))
        comes.evaluate("one => one.removeAttribute('style')")
        expect(page.locator("dialog, [role=tooltip]")).to_have_count(0)
        assert table.look() == before
    assert person.answers_named == said
    # Twice on an answer: what is asked next is another question.
    at = answer.bounding_box()
    assert at is not None
    first = person.prompt
    twice(person, at["x"] + 12, at["y"] + at["height"] / 2)
    person.sees(lambda: person.answers_named > said, "the first tap answers")
    table.look()
    assert person.prompt != first
    assert person.answers_named == said + 1, "the second tap has answered, too"


def rests(person: Person) -> None:
    """For longer than a long press takes."""
    person.page.wait_for_timeout(900)


def pinch(person: Person, x: float, y: float, begin: float, end: float) -> None:
    """Two fingers, so far from the point between them at first, and so far at the end."""
    line = person.context.new_cdp_session(person.page)

    def fingers(kind: str, apart: float) -> None:
        points = (
            []
            if kind == "touchEnd"
            else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        )
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", begin)
    for step in range(1, 11):
        fingers("touchMove", begin + (end - begin) * step / 10)
        person.page.evaluate("() => new Promise(requestAnimationFrame)")
    fingers("touchEnd", end)


def swipe(
    person: Person,
    begin: tuple[float, float],
    end: tuple[float, float],
    meanwhile: Callable[[], object] = lambda: None,
) -> None:
    """One finger from here to there; something may happen before it is lifted."""
    line = person.context.new_cdp_session(person.page)
    for step in range(9):
        x, y = (one + (other - one) * step / 8 for one, other in zip(begin, end, strict=True))
        kind = "touchMove" if step else "touchStart"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": 0}]})
    meanwhile()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def twice(person: Person, x: float, y: float) -> None:
    """Two taps, one right after the other by the clock of the screen, however slow this machine is."""
    line = person.context.new_cdp_session(person.page)
    begin = time.time()
    for tap in range(2):
        at = {"timestamp": begin + 0.1 * tap}
        finger = {"x": x, "y": y, "id": 0}
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger], **at})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], **at})


def drawn_width(table: Table) -> float:
    """How wide the whole board would be drawn now, in pixels."""
    wide: float = table.page.evaluate(
        "() => document.querySelector('svg[data-ground] .sheet').getBoundingClientRect().width"
    )
    return wide


def drawn_at(table: Table, x: float, y: float) -> bool:
    """Whether the same part of the board lies there as while the whole board was seen."""
    part: list[float] = table.page.evaluate(
        """([x, y]) => {
          const sheet = document.querySelector("svg[data-ground] .sheet").getBoundingClientRect();
          return [(x - sheet.left) / sheet.width, (y - sheet.top) / sheet.height];
        }""",
        [x, y],
    )
    return abs(part[0] - 0.5) < 0.02 and abs(part[1] - 0.35) < 0.02


_EFFECTS = """(least) => {
  const plain = (text) => text.replace(/\\s+/g, " ").trim();
  const cards = [...document.querySelectorAll("#hand .hand-card[data-lit]")];
  const texts = (one) => plain(one.querySelector(".text")?.textContent ?? "");
  const lit = [...new Set(cards.map(texts).filter(Boolean))];
  const said = [...document.querySelectorAll("#asked .options :is(.effect, .label)")].filter((one) => one.checkVisibility());
  const unread = lit.filter((text) => !said.some((one) => {
    if (!plain(one.textContent).includes(text) || parseFloat(getComputedStyle(one).fontSize) < least) return false;
    one.scrollIntoView({ block: "center" });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const there = document.elementFromPoint(x, y);
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && Boolean(there?.closest("#asked"));
  }));
  const strip = cards.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().width);
  return { lit, unread, strip };
}"""
"""What the lit cards on the own mat do; what of it cannot be read at the question; how wide those cards are that show."""

_LITTLE = """(finger) => {
  const page = document.querySelector("dialog[open]") ?? document;
  const controls = [...page.querySelectorAll("button, select, summary, a, [role=tab], input, label:has(input)")];
  return controls.filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    // What is ticked or slid is as large as its line; links within sentences are as large as words are.
    if (!one.checkVisibility() || !width || one.matches("[type=checkbox], [type=radio], [type=range]")) return false;
    if (one.closest(".unseen, .skips, svg, [role=log] p")) return false;
    return getComputedStyle(one).display !== "inline" && Math.min(width, height) < finger - 0.5;
  }).map((one) => one.outerHTML.slice(0, 120));
}"""
"""What can be touched on the page, or in what lies over it, and is smaller than a finger."""

_LARGE = """(card) => {
  const edge = card.getBoundingClientRect();
  const walk = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  const out = [];
  while (walk.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    const words = walk.currentNode.textContent.trim();
    if (!words || !width) continue;
    const inside = left >= edge.left - 1 && right <= edge.right + 1 && top >= edge.top - 1 && bottom <= edge.bottom + 1;
    if (!inside || left < 0 || right > innerWidth) out.push(words);
  }
  return { wide: edge.width, out };
}"""
"""How wide a card is, and which of its words lie outside of it."""

_MEASURED = """([finger, confirm]) => {
  const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const inWindow = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight;
  };
  const named = (one) => `${one.textContent.trim().slice(0, 40)} ${one.className.baseVal ?? one.className}`;
  const board = document.querySelector("svg[data-ground]");
  const box = board.getBoundingClientRect();
  const lit = [...document.querySelectorAll("[data-lit]")].filter((one) => !one.closest("dialog"));
  // Out of sight is what is on a part of the table that is not shown, and whose button does not say so.
  const lost = lit.filter((one) => {
    const part = one.closest("[data-panel]")?.dataset.panel;
    const mat = one.closest("[data-mat]")?.dataset.mat;
    const ways = document.querySelectorAll(`[data-tab="${part}"].lit, [data-fold="${mat}"].lit`);
    if (!shown(one)) return ![...ways].some(shown);
    return board.contains(one) && !inWindow(one);
  });
  const text = "p, .words, .told, dd, li.line, .why, summary .line";
  const controls = [...document.querySelectorAll("button, select, summary, a.home, [role=tab]")]
    .filter((one) => shown(one) && inWindow(one) && !one.closest(".unseen, .skips"))
    .filter((one) => !(one.parentElement.closest(text) && getComputedStyle(one).display.startsWith("inline")));
  const little = controls.filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height) < finger - 0.5;
  });
  return {
    board: [box.left, box.top, box.right, box.bottom],
    drawn: board.querySelector(".sheet").getBoundingClientRect().width,
    page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
    confirms: [...document.querySelectorAll("button")]
      .filter((one) => shown(one) && one.textContent.trim() === confirm)
      .map(named),
    lost: lost.map((one) => one.dataset.lit),
    little: little.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return `${width.toFixed(0)}x${height.toFixed(0)} ${named(one)}`;
    }),
    targets: controls.length,
    lit: lit.length,
  };
}"""

_RIVALS = """async (line) => {
  const whole = [...line.children].filter((one) => {
    one.scrollIntoView({ block: "nearest", inline: "center" });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const edge = line.getBoundingClientRect();
    const large = parseFloat(getComputedStyle(one).fontSize) >= 11;
    return left >= edge.left - 1 && right <= edge.right + 1 && top >= edge.top && bottom <= innerHeight && large;
  });
  line.scrollLeft = 0;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return {
    wider: line.scrollWidth > line.clientWidth + 1,
    fades: parseFloat(getComputedStyle(line).getPropertyValue("--fade")) > 8,
    names: line.children.length,
    whole: whole.length,
  };
}"""
"""How many are named in a line and how many of them can be shifted into sight; whether it fades where more follows."""

_LINKS = """(away) => [...document.querySelectorAll("#asked [data-in-text]")].flatMap((link) => {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (!link.checkVisibility() || !link.contains(document.elementFromPoint(x, y))) return [];
  const beside = [[x, y - away], [x, y + away]].filter(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    const others = [...document.querySelectorAll("[data-in-text]")].filter((one) => one !== link && one.checkVisibility());
    const nearer = others.some((one) => {
      const box = one.getBoundingClientRect();
      return x > box.left - away && x < box.right + away && y > box.top - away && y < box.bottom + away;
    });
    return there?.closest("#asked") && !there.closest("button, a, summary") && !nearer;
  });
  const look = link.classList.contains("rule") ? "rule" : "term";
  return [{ at: [x, y], beside, look, says: look === "rule" ? link.textContent.trim() : "" }];
})"""
"""Links within the sentences of the question; where beside them a finger can mean nothing else."""

_COMES = """(one, [across, down]) => {
  one.style.transform = `translate(${across}px, ${down}px)`;
  one.style.zIndex = 9;
  one.style.position = "relative";
}"""

_ON_BOARD = """(number) => {
  const lit = [...document.querySelectorAll("[data-lit]")].filter((one) => !one.closest("dialog"));
  return lit[number]?.closest("svg[data-ground]") !== null;
}"""

_UNLIT = """() => [...document.querySelectorAll("svg[data-ground] [data-zone]")]
  .filter((one) => !one.querySelector("[data-lit]"))
  .map((one) => one.dataset.zone)"""

_PLACE = """(place) => {
  const zone = document.querySelector(`svg[data-ground] [data-zone="${CSS.escape(place)}"]`);
  const { left, top, width, height } = zone.querySelector("[data-stop]").getBoundingClientRect();
  for (const [across, down] of [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]]) {
    const [x, y] = [left + width * across, top + height * down];
    const there = document.elementsFromPoint(x, y);
    if (zone.contains(there[0]) && !there.some((one) => one.hasAttribute("data-lit"))) return { x, y };
  }
  return null;
}"""
"""Where a place can be tapped that nothing else lies over."""

_SMALL_NEAR = """(least) => {
  const board = document.querySelector("svg[data-ground]");
  const window = board.getBoundingClientRect();
  return [...board.querySelectorAll("text")].flatMap((text) => {
    const { left, right, top, bottom, width } = text.getBoundingClientRect();
    const words = text.textContent.trim();
    const hidden = !words || width < 1 || getComputedStyle(text).display === "none";
    if (hidden || right < window.left || left > window.right || bottom < window.top || top > window.bottom) return [];
    const drawn = text.getScreenCTM();
    const pixels = parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c));
    return pixels < least ? [`${pixels.toFixed(1)} px: ${words}`] : [];
  });
}"""
"""Words on the board that are in sight and too small to be read."""

_BARE = """() => {
  const board = document.querySelector("svg[data-ground]");
  const { left, top, width, height } = board.getBoundingClientRect();
  for (let y = 0.1; y < 0.9; y += 0.02) {
    for (let x = 0.1; x < 0.9; x += 0.02) {
      const at = { x: left + width * x, y: top + height * y };
      const there = document.elementsFromPoint(at.x, at.y).filter((one) => board.contains(one));
      if (!there.some((one) => one.closest("[data-zone]"))) return at;
    }
  }
  throw new Error("there is no bare part of the board");
}"""
"""A part of the board where no place is."""
