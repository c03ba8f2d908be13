"""Clicks go to what glows: the exact middle of everything lit, in every game, in windows of five sizes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.people import GAME, People, Person, Sight, Table

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1920, "height": 1080},
    {"width": 1440, "height": 900},
    {"width": 1024, "height": 768},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
)
NARROW = 992
"""Below this width people tap."""
OFTEN = 3
"""So many times a question of one kind is looked at: what is lit differs."""
FREE = 40
"""So many pixels in a row of a lit place are free, where a lit piece lies over its middle."""
PEOPLE = {
    GAME: ("Ida", "Bo"),
    "Cult": ("Ida", "Bo"),
    "Cultistorm": ("Ida", "Bo", "Al"),
    "Eldritch Arkham": ("Ida", "Bo", "Al"),
}
"""Who sits down: people alone, so that nothing moves while somebody aims."""
Note = Callable[[str, object], None]


@pytest.mark.parametrize("game", PEOPLE)
def test_the_middle_of_everything_lit_answers(people: People, game: str, record_property: Note) -> None:
    must_answer_everywhere(people, game, questions=1, record=record_property)


@pytest.mark.slow
@pytest.mark.parametrize("game", PEOPLE)
def test_whatever_is_asked_the_middle_of_everything_lit_answers(
    people: People, game: str, record_property: Note
) -> None:
    must_answer_everywhere(people, game, questions=8, record=record_property)


def must_answer_everywhere(people: People, game: str, questions: int, record: Note) -> None:
    """Play on, and at questions of every kind click on the middle of everything lit, in windows of every size."""
    ida, *others = [people.come(name) for name in PEOPLE[game]]
    ida.begins_new_table(game).seats("me", *["openSeat" for _ in others]).opens()
    for other in others:
        other.sits_down(ida.address)
    ida.prefers(askings="always")
    tables = [person.table() for person in (ida, *others)]
    dice = Random(4)
    looked_at: Counter[str] = Counter()
    aimed = 0
    wrong: list[str] = []
    for _ in range(2_000):
        heard = [table.person.moved["position"] for table in tables]
        seen = [table.look() for table in tables]
        if heard != [max(table.person.moved["position"] for table in tables)] * len(tables):
            # News travels: somebody had not heard yet what another has done.
            continue
        if looked_at.total() == questions or seen[0]["over"]:
            break
        kind = ida.prompt.get("kind", "")
        if seen[0]["mine"] and seen[0]["lit"] and seen[0]["options"] > 1 and looked_at[kind] < OFTEN:
            looked_at[kind] += 1
            aimed += sum(aims_at_everything(tables[0], size, wrong) for size in SIZES)
            tables[0].clicks(dice)
            continue
        asked = [(table, sight) for table, sight in zip(tables, seen, strict=True) if sight["mine"]]
        if asked:
            table, sight = dice.choice(asked)
            table.clicks(dice, seen=sight)
    record(
        "figures",
        f"{game}: {aimed} lit things aimed at in {looked_at.total()} questions, {aimed - len(wrong)} answered",
    )
    assert looked_at, "nothing was ever lit"
    assert not wrong, "\n".join(wrong)


def aims_at_everything(table: Table, size: ViewportSize, wrong: list[str]) -> int:
    """Click on the exact middle of everything that is lit, one after another, and take each click back: how many."""
    table.page.set_viewport_size(size)
    table.person.phone = size["width"] < NARROW
    seen = table.look()
    count = seen["lit"]
    for number in range(count):
        aim = aims_at(table, number)
        if table.brings_near(aim):
            aim = aims_at(table, number)
        if aim["run"] < FREE:
            wrong.append(f"{size}: {aim['lit']} has {aim['run']} px besides what lies over it")
            continue
        if trouble := click_goes_astray(table, aim, aim["lit"]):
            wrong.append(f"{size}: {trouble}")
        lets_go(table, seen)
    return count


def aims_at(table: Table, number: int) -> dict[str, Any]:
    """The middle of something lit; of a place with a lit piece over its middle, the middle of a free part."""
    aim = table.aim("lit", number)
    assert aim is not None
    meant = aim["lit"]
    over = table.page.evaluate(_LIT_AT, [aim["x"], aim["y"], meant])
    if over != meant and meant.startswith("zone ") and over.startswith("piece "):
        # The piece is aimed at by itself; the place must have a part of its own.
        return {**aim, **table.page.evaluate(_FREE_PART, meant)}
    return {**aim, "run": FREE}


def click_goes_astray(table: Table, aim: dict[str, Any], meant: str) -> str:
    """Click there; unless it leads to answers that the lit thing is a part of, say what it leads to."""
    fitting = answers_with(table.person, meant)
    before = table.look()
    table.press(aim["x"], aim["y"])
    seen = table.look()
    came = table.page.evaluate(_CAME)
    tried = came["tried"][before["tried"] :]
    if came["sheet"]:
        return "" if came["litInSheet"] else f"{meant} opens a drawer"
    chosen = tried or came["armed"] or came["answers"]
    if not (seen["picked"] > before["picked"] or tried or came["armed"]):
        return f"nothing came of a click on {meant}"
    strange = [label for label in chosen if label not in fitting]
    return f"{meant} leads to {strange}" if strange or not chosen else ""


def answers_with(person: Person, lit: str) -> list[str]:
    """The answers that a lit place, number or piece is a part of, in words."""
    kind, _, key = lit.partition(" ")
    ids = {key} if kind != "piece" else {part for part in (key.split("|")[2], key.split("|")[4]) if part}
    # A pile is lit for the cards in it.
    return [one["label"] for one in person.prompt.get("options", []) if ids & set(one["touches"])]


def lets_go(table: Table, before: Sight) -> None:
    """Take back whatever was chosen since, one thing after another."""
    for _ in range(12):
        seen = table.look()
        armed = table.page.locator("#asked .option.armed").count()
        same = (seen["tried"], seen["picked"]) == (before["tried"], before["picked"])
        if same and not armed and not seen["sheet"]:
            return
        table.page.keyboard.press("Escape")
    raise AssertionError("what is chosen cannot be taken back")


_LIT = """
  const litAt = (x, y) => {
    const there = document.elementsFromPoint(x, y);
    const ground = there[0]?.closest("[data-ground]");
    return there.find((one) => ground?.contains(one) && one.hasAttribute("data-lit")) ?? there[0]?.closest("[data-lit]");
  };
"""

_LIT_AT = "([x, y]) => {" + _LIT + "return litAt(x, y)?.dataset.lit ?? ''; }"

_FREE_PART = (
    "(meant) => {"
    + _LIT
    + """
  const one = [...document.querySelectorAll("[data-lit]")].find((one) => one.dataset.lit === meant);
  const box = one.getBoundingClientRect();
  let best = { run: 0 };
  const walk = (far, at) => {
    let run = 0;
    for (let step = 0.5; step < far; step++) {
      const { x, y } = at(step);
      run = litAt(x, y)?.dataset.lit === meant ? run + 1 : 0;
      if (run > best.run) best = { run, ...at(step - run / 2) };
    }
  };
  for (let y = 1.5; y < box.height; y += 3) walk(box.width, (step) => ({ x: box.x + step, y: box.y + y }));
  for (let x = 1.5; x < box.width; x += 3) walk(box.height, (step) => ({ x: box.x + x, y: box.y + step }));
  return best;
}"""
)
"""The longest row of pixels of a lit place over which nothing lit lies, and its middle."""

_CAME = """() => {
  const asked = document.getElementById("asked");
  const words = (one) => (one.querySelector(".label") ?? one).textContent.trim();
  return {
    sheet: document.querySelector("dialog") !== null,
    litInSheet: document.querySelectorAll("dialog [data-lit]").length,
    answers: [...asked.querySelectorAll("ol.options button")].map(words),
    armed: [...asked.querySelectorAll("ol.options button[aria-pressed=true]")].map(words),
    tried: [...asked.querySelectorAll("ol.chosen li:not(.armed)")].map(words),
  };
}"""
