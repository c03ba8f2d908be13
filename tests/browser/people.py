"""People at a browser: what they see and do, by roles and names, in their own language."""

from __future__ import annotations

import json
import math
import os
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypedDict

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Route,
    ViewportSize,
    WebSocket,
    expect,
)

import eldertable as et
from tests.browser.words import english_only, tokens, words

GAME = "Cthulhu: Rise of the Cults"
PATIENCE = 60_000
"""So many milliseconds a person waits for what must come."""
FINGER = 40
"""So many pixels wide and high is what a finger can touch safely."""
TWICE = 0.4
"""Two taps at one place that follow each other in fewer seconds are one gesture."""
LOOKS = 40
"""So many milliseconds lie between two looks of somebody who waits."""
DEAL = int(os.environ.get("ELDERTABLE_DEAL", "1"))
"""The seed of every table that is opened; another one leads to other games."""
OPENING = re.compile(r"/api/tables(\?|$)")
"""Where tables are opened: whatever language the words are asked for in."""
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
MISSING = re.compile(r"[{}$]|\bundefined\b|\bnull\b|\bNaN\b|\[object |^[a-z0-9]+(-[a-z0-9]+)+$")
"""What stands where words should: a hole, nothing, or the name of a sentence."""
REFUSED = "Failed to load resource: the server responded with a status of 4"
UNREACHED = (
    "Failed to load resource: net::",
    "Failed to load resource: the server responded with a status of 503",
)
BLOCKED = "Service Worker registration blocked by Playwright"


expect.set_options(timeout=PATIENCE)


class Sight(TypedDict):
    """What somebody sees of what is asked: how much there is of what can be clicked."""

    over: bool
    mine: bool
    words: str
    options: int
    confirm: bool
    lit: int
    picked: int
    chooser: int
    sheet: bool
    told: int
    tried: int


class People:
    """Everybody who has come to the site, each with a browser of their own."""

    def __init__(self, browser: Browser, site: str) -> None:
        self.browser = browser
        self.site = site
        self.here: list[Person] = []

    def come(
        self,
        name: str = "Ida",
        lang: str = "en",
        phone: bool = False,
        site: str = "",
        moving: bool = False,
        newcomer: bool = False,
        worker: bool = False,
    ) -> Person:
        """Somebody new who, unless it is said otherwise, wants nothing to move and has read the letters of all games."""
        context = self.browser.new_context(
            base_url=site or self.site,
            locale=LOCALES[lang],
            viewport=PHONE if phone else DESKTOP,
            has_touch=True,
            is_mobile=phone,
            reduced_motion="no-preference" if moving else "reduce",
            # What comes from a worker would not be seen by those who listen to the line.
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        if not newcomer:
            greeted = json.dumps(json.dumps(sorted(et.games())))
            context.add_init_script(f"localStorage.setItem('eldertable.greeted', {greeted})")
        person = Person(name, lang, phone, context)
        self.here.append(person)
        return person

    def played_by_bots(self, person: Person) -> str:
        """A table at which bots have played a whole game; somebody has come to look at it."""
        new = {
            "game": "rise-of-the-cults",
            "seats": 2,
            "bots": ["greedy", "greedy"],
            "seed": 1,
            "lang": person.lang,
        }
        opened = person.context.request.post("/api/tables", data=new).json()
        path = f"/table/{opened['table']['id']}"
        person.opens(path)
        expect(Table(person).ending).to_be_visible(timeout=3 * PATIENCE)
        expect(person.page.get_by_role("img", name=person.words("scoreOverTime", ""))).to_be_visible()
        return path

    def must_be_untroubled(self) -> None:
        """Nothing went wrong on anybody's page: no error, no warning, nothing that the policy forbids."""
        troubles = {person.name: person.troubles for person in self.here if person.troubles}
        assert not troubles, troubles

    def photograph(self, folder: Path) -> None:
        """Keep a picture of every page."""
        for person in self.here:
            person.page.screenshot(path=folder / f"{person.name}.png")
        print(f"pictures of the pages are in {folder}")

    def leave(self) -> None:
        """Everybody goes home."""
        for person in self.here:
            person.context.close()


class Person:
    """Somebody with a browser."""

    def __init__(self, name: str, lang: str, phone: bool, context: BrowserContext) -> None:
        self.name = name
        self.lang = lang
        self.theme = "dark"
        self.phone = phone
        self.words = words(lang)
        self.context = context
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.expects_refusals = False
        self.expects_no_server = False
        self.told: list[str | bytes] = []
        self.said: list[dict[str, Any]] = []
        self.moved: dict[str, Any] = {}
        self.tapped = (0.0, 0.0, 0.0)
        """Where a finger tapped last, and when."""
        self.prompt: dict[str, Any] = {}
        """What is asked, as the page was told last: every answer with its words and what it touches."""
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("websocket", self._listen)
        context.route(OPENING, self._fix_the_deal)

    def _fix_the_deal(self, route: Route) -> None:
        """Whoever opens a table in a test gets the same game every time."""
        if route.request.method == "POST":
            asked = route.request.post_data_json or {}
            route.continue_(post_data={**asked, "seed": DEAL if asked.get("seed") is None else asked["seed"]})
        else:
            route.continue_()

    def _console(self, message: ConsoleMessage) -> None:
        refusal = self.expects_refusals and message.text.startswith(REFUSED)
        away = self.expects_no_server and message.text.startswith(UNREACHED)
        if message.type in ("error", "warning") and not (refusal or away or message.text == BLOCKED):
            self.troubles.append(f"{message.type}: {message.text}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda message: self.said.append(json.loads(message)))

    def _hear(self, message: str | bytes) -> None:
        self.told.append(message)
        told = json.loads(message)
        moved = told.get("moved", told) or {}
        if moved.get("type") == "moved" or "moved" in told:
            self.moved = moved
        for part in (moved.get("moving") or {}, moved.get("changes") or {}):
            if "prompt" in part:
                self.prompt = part["prompt"] or {}

    @property
    def finals(self) -> list[int]:
        """The answers that cannot be taken back, as the page was told last."""
        return [one["answer"] for one in self.moved.get("finals", [])]

    @property
    def answers_named(self) -> int:
        """How many answers this person has decided on, whether they were tried first or counted at once."""
        return sum(said["type"] in ("try", "answer") for said in self.said)

    # --- finding things ---------------------------------------------------------------------------------------

    def button(self, name: str, *fill: object, within: Page | Locator | None = None) -> Locator:
        """A button by the client's name for its words; a sign may follow them."""
        named = re.compile(f"^{re.escape(self.words(name, *fill))}\\W*$")
        return (within or self.page).get_by_role("button", name=named)

    def link(self, name: str, within: Page | Locator | None = None) -> Locator:
        """A link by the client's name for its words."""
        return (within or self.page).get_by_role("link", name=self.words(name), exact=True)

    def dialog(self, name: str, *fill: object) -> Locator:
        """What has opened over the page."""
        return self.page.get_by_role("dialog", name=self.words(name, *fill), exact=True)

    def taps(self, x: float, y: float) -> None:
        """Tap there, and not so soon after the last tap that both are one gesture."""
        last_x, last_y, at = self.tapped
        left = at + TWICE - time.monotonic()
        if left > 0 and math.hypot(x - last_x, y - last_y) < FINGER:
            self.page.wait_for_timeout(1000 * left)
        self.page.touchscreen.tap(x, y)
        self.tapped = (x, y, time.monotonic())

    # --- pages ------------------------------------------------------------------------------------------------

    def sees(self, so: Callable[[], bool], otherwise: str) -> None:
        """News travels: wait, but not for ever, until it has come."""
        waited_since = time.monotonic()
        while not so():
            assert time.monotonic() - waited_since < PATIENCE / 1000, otherwise
            self.page.wait_for_timeout(100)

    def opens(self, path: str = "/") -> None:
        """Open a page by its address."""
        self.page.goto(path)

    def enters(self, game: str = GAME) -> Locator:
        """Open the lobby; the game to play."""
        self.opens()
        return self.game(game)

    def game(self, game: str = GAME) -> Locator:
        """A game in the lobby."""
        card = self.page.get_by_role("article", name=game, exact=True)
        expect(card).to_be_visible()
        return card

    def begins_new_table(self, game: str = GAME) -> NewTable:
        """Open the lobby and the dialog for a new table."""
        self.button("newTable", within=self.enters(game)).click()
        return self.new_table(game)

    def new_table(self, game: str = GAME) -> NewTable:
        """The dialog for a new table, which is open."""
        return NewTable(self, self.dialog("newTableOf", game))

    def prefers(self, **settings: str) -> None:
        """Set settings in the dialog of whatever page is open: themes="light", askings="never", languages="pl"."""
        self.button("settings").click()
        dialog = self.dialog("settings")
        for kind, choice in settings.items():
            dialog.get_by_role("radio", name=self.words(f"{kind}.{choice}"), exact=True).check()
            if kind == "languages":
                self.lang, self.words = choice, words(choice)
            elif kind == "themes":
                self.theme = choice
        dialog = self.dialog("settings")
        self.button("close", within=dialog).click()
        expect(dialog).to_be_hidden()

    def sits_down(self, path: str) -> None:
        """Follow an invitation and take the first free seat."""
        self.opens(path)
        self.page.get_by_role("textbox", name=self.words("nickname")).fill(self.name)
        self.button("sitDown").click()

    def table(self) -> Table:
        """The table on this page, as soon as the game is under way."""
        table = Table(self)
        # On a phone, cards to choose from lie over it.
        expect(table.asked).to_be_attached()
        return table

    @property
    def address(self) -> str:
        """The path of the page."""
        return re.sub(r"^https?://[^/]+", "", self.page.url)

    # --- looking closely --------------------------------------------------------------------------------------

    def shot(self, name: str) -> None:
        """A picture of the page, if ELDERTABLE_SHOTS names a folder for them."""
        if folder := os.environ.get("ELDERTABLE_SHOTS"):
            self.page.screenshot(path=Path(folder) / f"{name}.png")

    def must_be_accessible(self) -> None:
        """Axe finds nothing to complain about, nor words that are hard to make out in the other light."""
        found = Axe().run(self.page).response["violations"]
        found += self.page.evaluate(_IN_THE_OTHER_LIGHT)
        assert not found, "\n".join(_complaint(one) for one in found)

    def must_not_scroll_sideways(self) -> None:
        """The page is no wider than the window, nor anything that scrolls wider than its frame, but what a finger shifts."""
        # A phone shows a page that is too wide smaller, and then says that the window is as wide as the page.
        window = (PHONE if self.phone else DESKTOP)["width"]
        wide = self.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= window, f"{wide} px in a window of {window} px: {self.page.evaluate(_BEYOND, window)}"
        assert not (hidden := self.page.evaluate(_SCROLLING)), f"scrolls sideways: {hidden}"

    def must_be_able_to_read(self) -> None:
        """No letter on the page is smaller than 11 pixels, and no card of one's own shows less than 60."""
        self.page.evaluate(_DRAWN)
        assert not (small := self.page.evaluate(_SMALL)), f"too small to read: {small}"
        assert not (covered := self.page.evaluate(_COVERED)), f"cards that show too little: {covered}"

    def must_hear_only_their_language(self) -> None:
        """No word of the other language on the page, and nothing where words are missing."""
        texts = self.texts()
        missing = [text for text in texts if MISSING.search(text)]
        assert not missing, f"words are missing: {missing}"
        if self.lang != "en":
            strange = {text: found for text in texts if (found := tokens(text) & english_only())}
            assert not strange, f"words of another language: {strange}"

    def texts(self) -> list[str]:
        """All that can be read or heard on the page, but what says itself that it is in another language."""
        found: list[str] = self.page.evaluate(_TEXTS, self.lang)
        return found


class NewTable:
    """The dialog in which a table is agreed on."""

    def __init__(self, person: Person, dialog: Locator) -> None:
        self.person = person
        self.dialog = dialog
        self.words = person.words

    def seats(self, *sitters: str) -> NewTable:
        """Who sits where: "me", "openSeat", or a bot's name."""
        self.dialog.get_by_role("radio", name=str(len(sitters)), exact=True).check()
        for seat, sitter in enumerate(sitters):
            place = self.dialog.get_by_role("combobox", name=self.words("seat", seat + 1))
            place.select_option(label=self.words(sitter))
        return self

    def preset(self, label: str) -> NewTable:
        """One of the ways to begin."""
        self.dialog.get_by_role("radio", name=label, exact=True).check()
        return self

    def unfolds(self) -> NewTable:
        """Show everything that can be agreed on."""
        self.dialog.get_by_text(re.compile(re.escape(self.words("moreOptions", "")[:-2]))).click()
        self.dialog.get_by_text(self.words("aboutTheTable")).click()
        return self

    def opens(self) -> None:
        """Open the table, and sit down at it."""
        self.dialog.get_by_role("textbox", name=self.words("nickname")).fill(self.person.name)
        self.person.button("openTable", within=self.dialog).click()
        self.person.page.wait_for_url("**/table/*")


class Table:
    """A game under way, as somebody sees it and plays it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.words = person.words
        page = person.page
        self.page = page
        self.board = page.get_by_role("group", name=person.words.pattern("board"))
        # Where the link "to what is asked" leads; searched often, and the page is large.
        self.asked = page.locator("#asked")
        self.my_move = self.asked.get_by_text(person.words("yourMove"), exact=True)
        self.question = self.my_move.locator("xpath=following-sibling::p")
        self.options = self.asked.get_by_role("list", name=person.words("options")).get_by_role("button")
        self.confirm = self.asked.locator("[data-confirm]")
        self.take_back = person.button("takeBack", within=self.asked)
        self.clear = person.button("clear", within=self.asked)
        self.undo = person.button("undo", within=self.asked)
        self.chosen = self.asked.get_by_role("list", name=person.words("chosenSoFar"))
        # Of this question and of those before it.
        self.tried = self.asked.locator(".chosen").get_by_role("listitem")
        self.ending = self.asked.get_by_role("table", name=person.words("scoreSheet"))
        self.log = page.get_by_role("log", name=person.words("log"))
        self.mine = page.get_by_role("region", name=person.words("yourMat"))
        self.sheet = person.dialog("about")
        self.by_clicking_the_table = 0
        self.clicked: Counter[str] = Counter()
        """How often this person has clicked on what: an answer, what is lit, one of several choices, confirm."""
        self._names = {name: person.words(name) for name in ("yourMove", "options", "scoreSheet")}
        self._names["waiting"] = person.words.pattern("waitingFor").pattern

    # --- looking ----------------------------------------------------------------------------------------------

    def look(self) -> Sight:
        """What is asked, as soon as what was done last is done, and no bot is thinking."""
        # Mostly it is there at once; where it is not, a page that draws is not asked again with every picture.
        seen: Sight | None = self.page.evaluate(_LOOK, self._names)
        if seen is None:
            seen = self.page.wait_for_function(_LOOK, arg=self._names, polling=LOOKS).json_value()
        assert seen is not None
        return seen

    @property
    def words_asked(self) -> str:
        """The question, if it is my move."""
        return self.question.inner_text() if self.look()["mine"] else ""

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be taken back."""
        return self.undo.is_visible() and self.undo.get_attribute("aria-disabled") is None

    # --- playing ----------------------------------------------------------------------------------------------

    def moves(
        self, until: Callable[[], bool], dice: Random, on_the_table: float = 0.0, most: int = 1_500
    ) -> None:
        """Answer whatever is asked, at random, until something is so; some answers by what is lit on the table."""
        for _ in range(most):
            seen = self.look()
            if until():
                return
            assert not seen["over"], "the game ended before it was so"
            self.clicks(dice, on_the_table, seen)
        raise AssertionError(f"not so after {most} moves")

    def goes_on(self, answers: int, dice: Random) -> None:
        """Answer what is asked, at random, until so many answers were given."""
        given = self.person.answers_named
        self.moves(lambda: self.person.answers_named >= given + answers, dice)

    def plays_to_the_end(self, dice: Random, on_the_table: float = 0.0, most: int = 1_500) -> None:
        """Answer whatever is asked, at random, until the game is over."""
        for _ in range(most):
            seen = self.look()
            if seen["over"]:
                return
            self.clicks(dice, on_the_table, seen)
        raise AssertionError(f"not over after {most} moves")

    def answers(self, label: str) -> None:
        """Choose an answer by its words, and confirm it if that is asked."""
        self.look()
        self.options.filter(has_text=re.compile(f"^\\W*\\d*\\s*{re.escape(label)}\\s*$")).click()
        if self.look()["confirm"]:
            self.confirm.click()
            self.look()

    def clicks(self, dice: Random, on_the_table: float = 0.0, seen: Sight | None = None) -> None:
        """Click on an answer, or on what is lit, or on "confirm"."""
        seen = seen or self.look()
        assert seen["mine"], "it is not my move"
        if seen["chooser"]:
            self.click("choice", 0 if seen["confirm"] else dice.randrange(seen["chooser"]))
        elif seen["lit"] and dice.random() < on_the_table:
            self.click_what_is_lit(dice, seen)
        elif seen["confirm"] and (not seen["options"] or dice.random() < 0.6):
            self.click("confirm")
        else:
            self.click("answer", dice.randrange(seen["options"]))

    def click_what_is_lit(self, dice: Random, before: Sight) -> None:
        """A click on what is lit does something, and at once: it answers, leaves fewer answers, or opens a pile."""
        if not (aimed := self.click("lit", dice.randrange(before["lit"]))):
            return
        now = self.look()
        assert now != before, f"nothing came of a click on what is lit: {aimed}"
        self.by_clicking_the_table += 1
        if self.sheet.is_visible():
            assert self.page.locator("dialog [data-lit]").count(), f"a drawer opens instead: {aimed}"
            self.click("pile", 0)
            expect(self.sheet).to_be_hidden()

    def confirms(self, seen: Sight) -> None:
        """Click on "confirm", beside what was clicked on the table or else beside the question."""
        if not seen["chooser"]:
            self.click("confirm")
            return
        self.clicked["confirm"] += 1
        self.click("choice", 0)
        self.clicked["choice"] -= 1

    def click(self, kind: str, number: int = 0) -> str:
        """Click on the exact middle of one of a kind, wherever on the table it lies: what it was.

        Nothing, if others have moved since somebody looked, and it is not there any more.
        """
        aim = self.aim(kind, number)
        if aim is None:
            return ""
        self.clicked[kind] += 1
        assert kind == "lit" or aim["hit"], f"something lies over it: {aim}"
        seen = self.look() if aim["small"] else None
        if self.brings_near(aim):
            again = self.lit_again(aim["lit"])
            near = None if again is None else self.aim(kind, again)
            if near is None or near["lit"] != aim["lit"]:
                assert self.look() != seen, f"brought near, and lit no more: {aim}"
                return ""
            aim = near
        self.press(aim["x"], aim["y"])
        return str(aim["what"])

    def lit_again(self, lit: str) -> int | None:
        """Which of the lit things this is now: what came near may be drawn in another order."""
        found: int = self.page.evaluate(_LIT_AGAIN, [lit, self._names])
        return None if found < 0 else found

    def brings_near(self, aim: dict[str, Any]) -> bool:
        """Whether what is lit is too small for a finger; then the first tap only brings it near."""
        if not (self.person.phone and aim["small"]):
            return False
        before, said = self.look(), self.person.answers_named
        self.press(aim["x"], aim["y"])
        after = self.look()
        # Others may move meanwhile, where all act at once: what counts is what came of the tap.
        assert self.person.answers_named == said, (
            f"answered by the first tap, though too small to be meant: {aim}"
        )
        for what in ("chooser", "picked", "tried"):
            assert after[what] <= before[what], (
                f"chosen by the first tap, though too small to be meant: {aim}"
            )
        return True

    def aim(self, kind: str, number: int = 0) -> dict[str, Any] | None:
        """Where the exact middle of one of a kind is, after scrolling there; on a phone its panel is opened first."""
        aim: dict[str, Any] | None = self.page.evaluate(_MIDDLE, [kind, number, self._names])
        if aim is not None and (panel := aim.get("panel")):
            tab = self.page.locator(f"[data-tab={panel}]")
            (tab if tab.is_visible() else self.page.locator(f"[data-fold='{aim['mat']}']")).click()
            aim = self.page.evaluate(_MIDDLE, [kind, number, self._names])
        if aim is not None and aim["away"]:
            self.person.button("wholeBoard").click()
            aim = self.page.evaluate(_MIDDLE, [kind, number, self._names])
        return aim

    def press(self, x: float, y: float) -> None:
        """Click there, or tap on a phone."""
        if self.person.phone:
            self.person.taps(x, y)
        else:
            self.page.mouse.click(x, y)


def who_is_asked(*tables: Table) -> list[Table]:
    """The same table as several people see it: first who is asked, then who waits."""
    waited_since = time.monotonic()
    while time.monotonic() - waited_since < PATIENCE / 1000:
        # News travels: what one of them has done, the others see a little later.
        asked = {table: table.look()["mine"] for table in tables}
        if any(asked.values()):
            return sorted(tables, key=lambda table: not asked[table])
    raise AssertionError("none of them is asked")


def play_together(
    tables: Sequence[Table],
    dice: Random,
    on_the_table: float = 0.0,
    moves: int = 3_000,
    until: Callable[[], bool] = lambda: False,
) -> None:
    """Whoever is asked answers at random: so many moves, until something is so, or the game is over."""
    for _ in range(moves):
        seen = {table: table.look() for table in tables}
        if until() or any(sight["over"] for sight in seen.values()):
            return
        if asked := [table for table in tables if seen[table]["mine"]]:
            table = dice.choice(asked)
            table.clicks(dice, on_the_table, seen[table])
    assert moves < 3_000, "the game does not end"


def cards_in_hands(person: Person) -> list[tuple[int, str]]:
    """Every card in a hand whose face a browser was ever told, with its owner. There may be some: those shown to all."""
    hands: set[str] = set()
    names: dict[str, str] = {}
    pieces: list[dict[str, Any]] = []
    for text in person.told:
        told = json.loads(text)
        moved = told.get("moved", told) or {}
        still, moving, changes = (moved.get(part) or {} for part in ("still", "moving", "changes"))
        hands |= {zone["id"] for zone in still.get("zones", []) if zone["look"] == "hand"}
        names |= {face["id"]: face["name"] for face in still.get("faces", [])}
        pieces += moving.get("pieces", [])
        pieces += [piece for zone in changes.get("zones", {}).values() for piece in zone]
    assert any(piece["zone"] in hands for piece in pieces), "no hand was ever dealt"
    return [
        (piece["owner"], names[piece["face"]]) for piece in pieces if piece["zone"] in hands and piece["face"]
    ]


def _complaint(found: dict[str, Any]) -> str:
    places = "".join(
        f"\n    {node['html'][:160]}\n      {node['failureSummary']}" for node in found["nodes"][:4]
    )
    return f"{found['id']}: {found['help']} ({len(found['nodes'])}){places}"


_IN_THE_OTHER_LIGHT = """async () => {
  const root = document.documentElement;
  const light = root.dataset.theme;
  root.dataset.theme = light === "light" ? "dark" : "light";
  const { violations } = await axe.run({ runOnly: ["color-contrast"] });
  root.dataset.theme = light;
  return violations.map((one) => ({ ...one, id: `${one.id}, not ${light}` }));
}"""
"""What Axe, which has just looked at the page, says of its contrasts in the theme that is not on."""

_FIND = """
  const asked = document.getElementById("asked");
  const named = (tag, name) => [...document.querySelectorAll(tag)].filter((one) => one.getAttribute("aria-label") === name);
  const found = {
    answer: () => {
      const listed = named("#asked ol", names.options).flatMap((list) => [...list.querySelectorAll("button")]);
      const cards = [...document.querySelectorAll("[data-dossier]")];
      return cards.length && listed.every((one) => !one.checkVisibility()) ? cards : listed;
    },
    confirm: () => [...asked.querySelectorAll("button[data-confirm]:not([aria-disabled])")],
    lit: () => [...document.querySelectorAll("[data-lit]")].filter((one) => !one.closest("dialog")),
    pile: () => [...document.querySelectorAll("dialog [data-lit]")],
    choice: () => named("[role=group]", names.options).filter((group) => group.checkVisibility())
      .flatMap((group) => [...group.querySelectorAll("button")]),
  };
"""
"""What can be clicked, by kinds; `lit` is what glows on the table: people see it, it has no name."""

_LOOK = (
    "(names) => {"
    + _FIND
    + """
  if (!asked) return null;
  const answers = found.answer(), confirm = found.confirm(), choices = found.choice();
  const held = asked.querySelector("[data-held]")?.dataset.held;
  if (held === "bot") return null;
  if (!held && [...answers, ...confirm, ...choices].some((one) => one.disabled)) return null;
  const over = [...asked.querySelectorAll("caption")].some((one) => one.textContent === names.scoreSheet);
  const called = [...asked.querySelectorAll("p")].some((one) => one.textContent.trim() === names.yourMove);
  const mine = called && answers.length + confirm.length > 0;
  const waits = [...asked.querySelectorAll("ul li")].map((one) => one.querySelector("span")?.textContent.trim() ?? "");
  const idle = held || (waits.length && waits.every((words) => new RegExp(names.waiting).test(words)));
  if (!over && !mine && !idle) return null;
  return {
    over,
    mine,
    words: asked.textContent,
    options: answers.length,
    confirm: confirm.length > 0,
    lit: found.lit().length,
    picked: document.querySelectorAll(":is(#board, [data-panel]) [aria-pressed=true]").length,
    chooser: choices.length,
    sheet: document.querySelector("dialog") !== null,
    told: document.querySelectorAll("[role=log] p").length,
    tried: document.querySelectorAll("#asked .chosen li:not(.armed)").length,
  };
}"""
)

_LIT_AGAIN = (
    "([lit, names]) => {" + _FIND + "return found.lit().findIndex((one) => one.dataset.lit === lit); }"
)

_MIDDLE = (
    "([kind, number, names]) => {"
    + _FIND
    + """
  const one = found[kind]()[number];
  if (!one) return null;
  if (!one.checkVisibility()) {
    return { panel: one.closest("[data-panel]").dataset.panel, mat: one.closest("[data-mat]")?.dataset.mat };
  }
  one.scrollIntoView({ block: "center", inline: "center" });
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = one.contains(document.elementFromPoint(x, y));
  const board = one.closest("svg[data-ground]");
  const window = board?.getBoundingClientRect();
  const inside = window && x > window.left && x < window.right && y > window.top && y < window.bottom;
  const away = Boolean(board?.classList.contains("moved")) && !inside;
  const small = board !== null && Math.min(box.width, box.height) < 40;
  return { x, y, hit, away, small, lit: one.dataset.lit, what: one.outerHTML.slice(0, 300) };
}"""
)
"""The middle of one of a kind; whether nothing lies over it there."""

_DRAWN = (
    "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))"
)
"""A window that has just changed its size is drawn anew."""
_SMALL = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const words = walk.currentNode.textContent.trim();
    const place = walk.currentNode.parentElement;
    const style = getComputedStyle(place);
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const box = range.getBoundingClientRect();
    if (!words || style.visibility === "hidden" || place.closest(".unseen") || box.width < 2 || box.height < 2) continue;
    const drawn = place.ownerSVGElement ? place.getScreenCTM() : null;
    const pixels = parseFloat(style.fontSize) * (drawn ? Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c)) : 1);
    if (pixels < 10.95) found.push(`${pixels.toFixed(1)} px: ${words}`);
  }
  return found;
}"""
"""Words that are drawn smaller than can be read, as they are seen on the screen."""
_COVERED = """() => [...document.querySelectorAll(".hand-card")].filter(one => one.checkVisibility()).flatMap(card => {
  const box = card.getBoundingClientRect();
  const next = card.nextElementSibling?.getBoundingClientRect();
  const covered = next && Math.abs(next.top - box.top) < 2 && next.left > box.left;
  const shown = Math.min(box.width, covered ? next.left - box.left : box.width);
  return shown < 59.5 ? [`${Math.round(shown)} px: ${card.textContent.trim().slice(0, 30)}`] : [];
})"""
"""Cards to read, on one's own mat or beside the board, of which less than 60 pixels show beside the next one."""
_BEYOND = """(edge) => [...document.querySelectorAll("body *")]
  .filter((one) => one.getBoundingClientRect().right + scrollX > edge + 1)
  .slice(0, 8).map((one) => one.outerHTML.slice(0, 120))"""

_SCROLLING = """() => [...document.querySelectorAll("body *")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX))
  .filter((one) => !one.closest("#hand .hands, [data-slides]"))
  .map((one) => `${one.scrollWidth} px in ${one.clientWidth} px: ${one.outerHTML.slice(0, 160)}`)"""

_TEXTS = """(lang) => {
  const found = [];
  const spoken = (node) => {
    for (let one = node; one; one = one.parentElement) {
      if (one.hasAttribute("lang")) return one.getAttribute("lang") === lang;
    }
    return true;
  };
  const walk = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!spoken(element)) continue;
    if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent);
    else for (const name of ["aria-label", "aria-valuetext", "alt", "title", "placeholder"]) {
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
    }
  }
  found.push(document.title);
  return found.map((text) => text.trim()).filter(Boolean);
}"""
