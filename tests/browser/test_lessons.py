"""Lessons in the browser: the first of every game, clicked through by what is lit; and hints in pencil."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import eldertable as et
from tests.browser.people import People, Person

OTHERS = [game for game in et.games() if game != "cult"]
SHORT = [(game, lesson) for game in et.games() for lesson in list(et.game(game).lessons)[1:]]
"""The lessons after the first of each game."""
SETTLED = 60
"""A note that is twice found unchanged after so many milliseconds stands beside what it speaks of."""

_LIT = """things => {
  const light = document.querySelector(".spot")?.getBoundingClientRect();
  if (!light) return false;
  const [x, y] = [light.left + light.width / 2, light.top + light.height / 2];
  const seen = document.elementsFromPoint(x, y).filter(one => !one.closest(".note, .spot"));
  const named = things.flatMap(id => [`[data-zone="${id}"]`, `[data-counter="${id}"]`]).join(", ");
  const thing = seen.find(one => one.closest(named));
  const part = one => one?.closest("[data-cards], .board, .own, .seats, .right, .bar, header");
  return Boolean(thing) && part(thing) === part(seen[0]);
}"""
"""Whether one of these places or counters is in the middle of the light, and no other part of the table over it."""


class Learner:
    """Somebody who knows nothing of the game and does what the notes say, by clicking on what is lit."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page
        self.note = self.page.locator(".note.told")
        self.go_on = self.note.locator("[data-read-on]")
        self.spot = self.page.locator(".spot")

    def begins(self, game: str, lesson: str = "") -> None:
        """Open the address of a lesson."""
        lessons = et.game(game).lessons
        self.lesson = lessons[lesson] if lesson else next(iter(lessons.values()))
        self.person.opens(f"/learn/{game}/{lesson}" if lesson else f"/learn/{game}")
        self.page.wait_for_url("**/table/*")
        expect(self.note).to_be_visible()

    def state(self) -> str:
        """All that changes when something was done: the note, what is picked, how far the table is."""
        return str(
            self.page.evaluate(
                """() => JSON.stringify([
                    document.querySelector(".note")?.textContent,
                    document.querySelector(".spot")?.getAttribute("style"),
                    document.querySelectorAll('[aria-pressed="true"]').length,
                ])"""
            )
        )

    def settled(self) -> str:
        """The state, as soon as it changes no more by itself."""
        seen = [self.state()]
        while len(seen) < 3 or len(set(seen[-3:])) > 1:
            self.page.wait_for_timeout(SETTLED)
            seen.append(self.state())
        return seen[-1]

    def does_what_it_says(self, most: int = 60) -> set[int]:
        """Follow the notes to the last one; the numbers of those that were shown."""
        seen: set[int] = set()
        for _ in range(most):
            expect(self.note).to_be_visible()
            before = self.settled()
            number = self.note.get_attribute("data-note")
            if number:
                seen.add(int(number))
                self.must_light_what_it_speaks_of(int(number))
            if self.go_on.count():
                if self.go_on.inner_text() == self.person.words("playOn"):
                    return seen
                self.reads_on()
            else:
                self.clicks_what_is_lit()
            self.page.wait_for_function(
                """before => JSON.stringify([
                    document.querySelector(".note")?.textContent,
                    document.querySelector(".spot")?.getAttribute("style"),
                    document.querySelectorAll('[aria-pressed="true"]').length,
                ]) !== before && document.querySelector(".note.told")""",
                arg=before,
            )
        raise AssertionError(f"the lesson does not end: {self.note.inner_text()}")

    def must_light_what_it_speaks_of(self, number: int) -> None:
        """The light of a note lies on the thing that it points at, and nothing else lies over that."""
        points = self.lesson.step[number - 1].points
        if points:
            self.person.sees(lambda: self.lights(*points), f"note {number} speaks of {points}")

    def lights(self, *things: str) -> bool:
        """Whether one of these places or counters is lit, and can be seen."""
        return bool(self.page.evaluate(_LIT, list(things)))

    def reads_on(self) -> None:
        """Go on to the next note."""
        self.go_on.click()

    def clicks_what_is_lit(self) -> None:
        """Click on the middle of the one thing that is lit."""
        expect(self.spot).to_be_visible()
        box = self.spot.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


class Typist(Learner):
    """Somebody without a mouse, who hears the notes read out and answers by the numbers of the answers."""

    def clicks_what_is_lit(self) -> None:
        """Type the number of the answer that is read out as the one that the lesson asks for; else confirm."""
        options = self.page.get_by_role("list", name=self.person.words("options")).get_by_role("button")
        said = [(option.text_content() or "").split() for option in options.all()]
        wanted = [
            at + 1 for at, words in enumerate(said) if words[-5:] == self.person.words("lessonAsks").split()
        ]
        if not wanted:
            self.page.keyboard.press("Enter")
            return
        (number,) = wanted
        self.page.keyboard.type(str(number))
        if number * 10 <= len(said):
            self.page.keyboard.press("Enter")

    def reads_on(self) -> None:
        """Enter goes on, wherever the focus is."""
        self.page.keyboard.press("Enter")


@pytest.mark.slow
@pytest.mark.parametrize("game", et.games())
def test_the_first_lesson_is_learnt_by_keyboard_and_ear_from_end_to_end(people: People, game: str) -> None:
    learns_by_keyboard(people, game)


@pytest.mark.parametrize(
    ("game", "lesson"), [SHORT[0], *(pytest.param(*one, marks=pytest.mark.slow) for one in SHORT[1:])]
)
def test_a_short_lesson_is_learnt_by_keyboard_and_ear_from_end_to_end(
    people: People, game: str, lesson: str
) -> None:
    learns_by_keyboard(people, game, lesson)


def learns_by_keyboard(people: People, game: str, lesson: str = "") -> None:
    """Somebody without a mouse opens a lesson, does what every note says, and plays on."""
    learner = Typist(people.come())
    learner.begins(game, lesson)
    steps = len(learner.lesson.step)
    assert learner.does_what_it_says() == set(range(1, steps + 1))
    expect(learner.note.locator("[aria-live=polite]")).to_contain_text(f"{steps} of {steps}")
    learner.reads_on()
    expect(learner.note).to_have_count(0)
    people.must_be_untroubled()


@pytest.mark.parametrize("game", et.games())
def test_the_first_lesson_of_a_game_is_clicked_through_by_what_is_lit(people: People, game: str) -> None:
    learner = Learner(people.come())
    learner.begins(game)
    steps = len(next(iter(et.game(game).lessons.values())).step)
    learner.person.shot(f"lesson-{game}")
    learner.person.must_be_accessible()
    assert learner.does_what_it_says() == set(range(1, steps + 1))
    learner.go_on.click()
    expect(learner.note).to_have_count(0)
    people.must_be_untroubled()


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_first_lesson_in_polish_is_clicked_through_and_speaks_polish_alone(
    people: People, phone: bool
) -> None:
    game = "rise-of-the-cults"
    learner = Learner(people.come(lang="pl", phone=phone))
    learner.begins(game)
    steps = len(next(iter(et.game(game).lessons.values())).step)
    learner.person.must_be_accessible()
    learner.person.must_hear_only_their_language()
    assert learner.does_what_it_says() == set(range(1, steps + 1))
    learner.person.must_hear_only_their_language()
    learner.go_on.click()
    expect(learner.note).to_have_count(0)
    people.must_be_untroubled()


@pytest.mark.parametrize("game", ["cult", *(pytest.param(one, marks=pytest.mark.slow) for one in OTHERS)])
def test_a_phone_shows_what_is_lit(people: People, game: str) -> None:
    learner = Learner(people.come(phone=True))
    learner.begins(game)
    assert max(learner.does_what_it_says()) == len(learner.lesson.step)
    people.must_be_untroubled()


def test_the_light_stays_on_what_it_lights_when_the_window_changes(people: People) -> None:
    """Cards to choose from lie aside while a note speaks of the board; after the last answer nothing else is dimmed."""
    learner = Learner(people.come())
    learner.begins("cultistorm")
    for width, height in ((1440, 900), (390, 844), (844, 390), (1024, 768)):
        learner.page.set_viewport_size({"width": width, "height": height})
        learner.person.sees(lambda: learner.lights("place-0"), f"another place is lit at {width}x{height}")
    expect(learner.page.locator("[data-cards]")).to_have_count(0)
    learner.reads_on()
    expect(learner.page.locator("[data-cards]")).to_be_visible()
    assert max(learner.does_what_it_says()) == len(learner.lesson.step)
    learner.person.must_be_accessible()
    expect(learner.spot).to_have_class(re.compile("alone"))


def test_another_click_gets_a_friendly_sentence_and_leaving_costs_nothing(people: People) -> None:
    learner = Learner(people.come())
    learner.person.enters("Cult").get_by_role("button", name="Learn").click()
    learner.page.get_by_role("link", name="Your first round").click()
    expect(learner.note).to_contain_text("You lead a Cult.")
    learner.page.keyboard.press("Enter")
    expect(learner.note).to_contain_text("Send your Priest of strength 3")
    learner.page.locator("#asked").get_by_role("button", name="Pass").click()
    expect(learner.note).to_contain_text("That is allowed, too.")
    learner.page.locator('[data-stop="zone ruins"]').click(force=True)
    expect(learner.note).to_contain_text("That is allowed, too.")
    learner.note.get_by_role("link", name="Leave the lesson").click()
    expect(learner.page.get_by_role("link", name="a lesson").first).to_be_visible()
    learner.page.go_back()
    expect(learner.note).to_contain_text("You lead a Cult.")
    people.must_be_untroubled()


def test_a_lesson_that_is_not_there_says_so(people: People) -> None:
    ida = people.come()
    ida.expects_refusals = True
    ida.opens("/learn/cult/knitting")
    expect(ida.page.get_by_role("heading", name="There is no such lesson")).to_be_visible()
    ida.opens("/learn/knitting")
    expect(ida.page.get_by_role("heading", name="There is no such lesson")).to_be_visible()


def test_a_hint_is_drawn_in_pencil_on_the_answer_it_means(people: People) -> None:
    ida = people.come()
    ida.enters("Cult").get_by_role("button", name="Play against bots now").click()
    ida.page.wait_for_url("**/table/*")
    expect(ida.table().my_move).to_be_visible()
    expect(ida.page.locator("[data-pencilled]")).to_have_count(0)
    ida.page.locator("[data-hint]").click()
    row = ida.page.locator(".option.pencilled")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("try this")
    expect(ida.page.locator("[data-pencilled]").first).to_be_attached()
    advice = ida.page.locator(".advice")
    expect(advice.locator("summary").first).to_contain_text("to win")
    expect(advice).to_contain_text(ida.words("hintLikely"))
    ida.shot("hint")
    second = advice.locator("summary").nth(1)
    second.focus()
    ida.page.keyboard.press("Enter")
    label = second.locator(".label").inner_text()
    expect(row).to_contain_text(label.removeprefix("▸ ").removeprefix("▾ "))
    ida.page.keyboard.press("h")
    expect(advice).to_have_count(0)
    expect(row).to_have_count(0)
    ida.page.keyboard.press("h")
    expect(advice.locator("summary").first).to_contain_text("to win")
    ida.must_be_accessible()
    row.click()
    expect(ida.page.locator(".option.pencilled")).to_have_count(0)
    expect(advice).to_have_count(0)
    people.must_be_untroubled()
