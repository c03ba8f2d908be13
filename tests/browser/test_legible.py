"""What stands on the table can be read: no letter too small, no card hidden behind the next, and larger on demand."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.people import GAME, People, Person

WINDOWS: tuple[ViewportSize, ...] = ({"width": 1440, "height": 900}, {"width": 1024, "height": 768})
PHONE: ViewportSize = {"width": 390, "height": 844}
LYING: ViewportSize = {"width": 844, "height": 390}
_SMALLEST = """part => Math.min(...[...part.querySelectorAll("*")]
  .filter(one => [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
  .map(one => {
    const drawn = one.ownerSVGElement ? one.getScreenCTM() : null;
    const scale = drawn ? Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c)) : 1;
    return parseFloat(getComputedStyle(one).fontSize) * scale;
  }))"""
"""The smallest letters of a part of the page, in pixels as they are drawn."""
_COVERED = """() => {
  const cards = [...document.querySelectorAll("#hand .hand-card")];
  const boxes = cards.map(card => card.querySelector(".text")?.getBoundingClientRect() ?? card.getBoundingClientRect());
  return cards.flatMap((card, at) => boxes.flatMap((box, other) => {
    const over = card.getBoundingClientRect();
    const wide = Math.min(over.right, box.right) - Math.max(over.left, box.left);
    const high = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
    return at > other && wide > 4 && high > 4 ? [card.textContent + " over " + cards[other].textContent] : [];
  }));
}"""
"""Which cards in hand lie over what another one says."""
_UNDER = """() => [...document.querySelectorAll("svg[data-ground] :is(text.name, text.told)")]
  .filter(text => text.checkVisibility() && text.textContent.trim())
  .flatMap(text => {
    const box = text.getBoundingClientRect();
    return [...document.querySelectorAll("svg[data-ground] [data-piece]")].flatMap(piece => {
      const over = piece.getBoundingClientRect();
      const wide = Math.min(over.right, box.right) - Math.max(over.left, box.left);
      const high = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
      const above = text.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING;
      const hides = above && wide > 6 && high > box.height / 3;
      return hides ? [`${piece.dataset.piece} over ${text.textContent.trim()}`] : [];
    });
  })"""
"""Which pieces lie over the name of a place, or over what is written there."""
_NARROW = """() => [...document.querySelectorAll(
    '.hand-card, [data-piece^="event|"], [data-piece^="events|"], [data-piece^="object-discard|"], [data-piece*="-deck|"]')]
  .filter(card => card.checkVisibility() && (card.matches(".hand-card") || card.closest("svg[data-ground]")))
  .flatMap(card => {
    const wide = card.getBoundingClientRect().width;
    return wide < 60 ? [`${card.dataset.piece ?? card.textContent.trim()}: ${Math.round(wide)}`] : [];
  })"""
"""Which cards before oneself, beside the board and in the piles on it are narrower than 60 pixels."""
LARGE = (GAME, "Cultistorm", "Eldritch Arkham")
MOVES = 8
"""After so many answers of mine cards lie on every mat."""
LATER = 14
"""After so many many of them do, also with six at the table."""


@pytest.mark.parametrize(
    ("game", "seats", "preset", "windows"),
    [
        ("Cultistorm", 3, "All of it", WINDOWS),
        (GAME, 4, "", WINDOWS[1:]),
        ("Cult", 5, "", WINDOWS[1:]),
        ("Eldritch Arkham", 6, "", WINDOWS[1:]),
        pytest.param("Cultistorm", 4, "Normal", WINDOWS, marks=pytest.mark.slow),
        pytest.param("Cultistorm", 5, "All of it", WINDOWS, marks=pytest.mark.slow),
        pytest.param("Cultistorm", 6, "All of it", WINDOWS, marks=pytest.mark.slow),
        pytest.param(GAME, 4, "", WINDOWS[:1], marks=pytest.mark.slow),
        pytest.param("Cult", 5, "", WINDOWS[:1], marks=pytest.mark.slow),
        pytest.param("Eldritch Arkham", 6, "", WINDOWS[:1], marks=pytest.mark.slow),
    ],
)
def test_everything_on_the_table_can_be_read(
    people: People, game: str, seats: int, preset: str, windows: tuple[ViewportSize, ...]
) -> None:
    ida = people.come()
    agreed = ida.begins_new_table(game).seats("me", *["greedy"] * (seats - 1))
    (agreed.preset(preset) if preset else agreed).opens()
    table = ida.table()
    # Six are five investigators and an Author.
    answered = iter(range(LATER if preset == "All of it" and seats > 3 else MOVES))
    table.moves(lambda: next(answered, None) is None, Random(2))
    for window in windows:
        ida.page.set_viewport_size(window)
        ida.must_be_able_to_read()
        assert not ida.page.evaluate(_COVERED), "cards before oneself cover each other's words"
        assert not ida.page.evaluate(_UNDER), "pieces lie over what is written on places"
        ida.shot(f"legible-{game.lower().replace(' ', '-')}-{seats}-{window['width']}")
        board = ida.page.locator("svg[data-ground]").bounding_box()
        assert board is not None
        if window["width"] >= 1440:
            assert board["width"] >= window["width"] / 2
            assert not ida.page.evaluate(_NARROW), "cards that are too narrow"
        if preset == "All of it":
            must_lie_in_sight(ida.page.get_by_role("region", name="Beside the board"), window)
    if preset == "All of it":
        ida.page.set_viewport_size(PHONE)
        bar = ida.page.get_by_role("navigation", name=ida.words("panels"))
        bar.get_by_role("button", name="Beside", exact=True).click()
        beside = ida.page.get_by_role("region", name="Beside the board")
        expect(beside).to_be_visible()
        assert beside.evaluate(_SMALLEST) >= 10.95
        ida.shot("legible-cultistorm-390")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_what_a_place_gives_stands_on_it_also_when_priests_stand_there(people: People, theme: str) -> None:
    ida = people.come()
    ida.begins_new_table("Cult").seats("me", "greedy", "greedy").opens()
    ida.prefers(themes=theme)
    table = ida.table()
    board = ida.page.locator("svg[data-ground]")
    standing = "() => [...document.querySelectorAll('[data-piece]')].map(one => one.dataset.piece)"
    table.look()
    gives = written_on_places(ida)
    assert len(gives) > 8

    def crowded() -> list[str]:
        lying = ida.page.evaluate(standing)
        return [place for place in gives if any(f"{place}-priests" in piece for piece in lying)]

    table.moves(lambda: len(crowded()) > 2, Random(2))
    for window in (*WINDOWS, LYING):
        ida.page.set_viewport_size(window)
        for place in crowded():
            expect(board.get_by_text(gives[place], exact=True).filter(visible=True).first).to_be_visible()
        assert not ida.page.evaluate(_UNDER), "pieces lie over what is written on places"
    ida.must_be_accessible()
    ida.shot(f"places-{theme}")


def written_on_places(person: Person) -> dict[str, str]:
    """What every place of the board gives, in a few words."""
    messages = [json.loads(text) for text in person.told]
    stills = [(message.get("moved", message) or {}).get("still") or {} for message in messages]
    return {
        zone["id"]: zone["brief"] for still in stills for zone in still.get("zones", []) if zone.get("brief")
    }


def must_lie_in_sight(place: Locator, window: ViewportSize) -> None:
    """It is in the window with several cards to read, and nothing need be scrolled or opened to see it."""
    box = place.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= window["height"]
    assert box["x"] + box["width"] <= window["width"]
    cards = [card.bounding_box() for card in place.locator(".hand-card").all()]
    seen = [card for card in cards if card and card["y"] + card["height"] <= box["y"] + box["height"]]
    assert len(seen) >= 3, f"{len(seen)} of {len(cards)} cards can be read at once"


def test_words_can_be_made_larger_and_stay_so(people: People) -> None:
    ida = people.come()
    ida.opens()
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    assert ida.page.evaluate(size) == 16
    ida.prefers(sizes="125")
    assert ida.page.evaluate(size) == 20
    ida.page.reload()
    assert ida.page.evaluate(size) == 20
    ida.must_not_scroll_sideways()


_OVERLAPS = """() => {
  const parts = [...document.querySelectorAll(".play > header :is(h1, button, select, a, .goal, [role=progressbar])")]
    .filter(one => one.checkVisibility({ opacityProperty: true }));
  const boxes = parts.map(one => one.getBoundingClientRect());
  return parts.flatMap((one, at) => parts.slice(0, at).flatMap((other, before) => {
    if (one.contains(other) || other.contains(one)) return [];
    const [box, over] = [boxes[at], boxes[before]];
    const wide = Math.min(box.right, over.right) - Math.max(box.left, over.left);
    const high = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
    return wide > 2 && high > 2 ? [`${one.textContent.trim()} over ${other.textContent.trim()}`] : [];
  }));
}"""
"""What lies over each other in the head of the table."""


@pytest.mark.parametrize("game", ["Cult", *(pytest.param(one, marks=pytest.mark.slow) for one in LARGE)])
def test_with_very_large_words_a_table_is_laid_out_as_in_a_smaller_window(people: People, game: str) -> None:
    ida = people.come()
    ida.begins_new_table(game).seats("me", "greedy", "greedy").opens()
    table, dice = ida.table(), Random(2)
    table.look()
    ida.prefers(sizes="150")
    for window in (*WINDOWS, PHONE, LYING):
        ida.phone = window["width"] < 1440
        ida.page.set_viewport_size(window)
        table.clicks(dice)
        table.look()
        if window in WINDOWS:
            # A phone shows what is written on the board once it is brought near.
            ida.must_be_able_to_read()
        assert not ida.page.evaluate(_OVERLAPS), f"at {window['width']}"
        wide = ida.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= window["width"], f"the page scrolls sideways at {window['width']}"
        drawn = ida.page.locator("svg[data-ground] > .sheet").bounding_box()
        assert drawn is not None
        if window["width"] > 900:
            assert drawn["width"] >= window["width"] / 2, f"at {window['width']}"
        ida.shot(f"large-{game.lower().replace(' ', '-')}-{window['width']}")
