"""The client in a terminal: people choose by number or words, bots play in between."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from eldertable.bots.hints import Advice
from eldertable.kernel import TABLE, State
from eldertable.kernel.dark import weightiest
from eldertable.kernel.guide import Term
from eldertable.kernel.picking import Picking
from eldertable.kernel.scene import Reason
from eldertable.match import Match
from eldertable.match.course import Course
from eldertable.match.play import had_no_choice
from eldertable.text.choice import folded, meant
from eldertable.text.commands import Leave, Typing
from eldertable.text.guide import terms_called
from eldertable.text.learning import Teaching
from eldertable.text.line import BLANK, Line, line
from eldertable.text.page import Page
from eldertable.text.screen import Screen
from eldertable.text.story import aloud, tell_ending, told, who_sits
from eldertable.text.words import client_words

Mind = Callable[[State, int], int]
"""What answers for a seat where no person sits."""

Adviser = Callable[[State, int, str], Advice]
"""What says in a language what a seat had best answer, and why."""

Explainer = Callable[[Match, int, int], Mapping[str, str]]
"""What says by language why the bot in a seat gives an answer; nothing if it keeps that to itself."""


class Client:
    """A match played at one screen. `bots` answer for the seats they sit in, people for all others.

    `hint` says what to do when somebody does not know, and `why` what bots say of their moves; without it nobody does.
    A game that nobody has saved is kept in the file `left`.
    """

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Mind],
        hint: Adviser | None,
        screen: Screen,
        locale: str,
        left: Path | None = None,
        why: Explainer | None = None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.bots = bots
        self.hint = hint
        self.screen = screen
        self.locale = locale
        self.left = left
        self.why = why
        self.words = client_words(locale)
        self.people = [seat for seat in range(match.table.seats) if seat not in bots]
        self.who = who_sits(match.header.who, self.words)
        self.holder: int | None = None
        self.pages: dict[int | None, Page] = {}
        self.heard: dict[int | None, int] = {}
        self.notes: dict[int, list[tuple[int, Line]]] = {}
        """What was done for a seat that had no choice, each with the number of its entry."""
        self.typing = Typing(self)
        course = Course.of(match)
        self.teaching = None if course is None else Teaching(self, course)

    @property
    def state(self) -> State:
        """The table as it is now."""
        return self.match.state

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.screen.title(self.game.still(self.state, self.locale).title)
        self.screen.show(line((self.words("welcome"), "muted")))
        if self.match.header.chosen_seed:
            self.screen.show(line((self.words("seed-chosen", seed=str(self.match.header.seed)), "muted")))
        try:
            while not self.match.over:
                self.go_on()
        except Leave as leave:
            self.screen.show(line(str(leave)))
            return
        except KeyboardInterrupt:
            self.screen.show(BLANK, line(self.typing.goodbye("goodbye")))
            raise
        self.screen.show(BLANK, *self.news(self.people[0] if len(self.people) == 1 else None), BLANK)
        tell_ending(self.screen, self.match, self.who, self.words)

    def go_on(self) -> None:
        """Get the next answer from whoever is asked."""
        seat = self.state.speaker
        assert seat is not None
        if not self.people:
            self.watch()
        if seat == TABLE:
            self.match.answer(self.state.choices[0], seat)
        elif self.teaching and self.teaching.move_by_itself():
            return
        elif self.teaching and (learner := self.teaching.learner_is_next()) is not None:
            self.ask(learner)
        elif seat in self.bots:
            self.answer_for_bot(seat)
        elif self.has_no_choice(seat):
            self.take_only_way(seat)
        else:
            self.ask(seat)

    def answer_for_bot(self, seat: int) -> None:
        """Let a bot answer; whoever likes to explain itself says why."""
        answer = self.bots[seat](self.state, seat)
        aloud = self.why(self.match, seat, answer) if self.why is not None else {}
        self.match.answer(answer, seat, aloud=aloud)

    # --- people -------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """What to call whoever sits in a seat: a person by name, if it is known."""
        side = self.game.side_name(self.state, seat, self.locale)
        return self.who.get(seat, side) if seat in self.people else side

    def has_no_choice(self, seat: int) -> bool:
        """Whether a seat is asked only so that its silence tells the others nothing."""
        return had_no_choice(self.state, seat)

    def take_only_way(self, seat: int) -> None:
        """Answer for a person who has no choice, and tell them when they next look."""
        answer = self.state.legal(seat)[0]
        self.note_for(seat, "only-choice", answer)
        self.match.answer(answer, seat)

    def note_for(self, seat: int, key: str, answer: int) -> None:
        """Keep in mind, until this person looks again, what was asked and is answered for them."""
        label = self.game.describe(self.state, answer, seat, self.locale)
        prompt = self.game.prompt(self.state, seat, self.locale)
        assert prompt is not None
        note = line((self.words(key, asked=prompt.words, label=label), "muted"))
        self.notes.setdefault(seat, []).append((len(self.match.entries), note))

    def ask(self, seat: int) -> None:
        """Show a person what happened and what is asked, until they have answered."""
        self.pass_screen(seat)
        self.screen.part()
        self.screen.show(*self.all_news(seat))
        if self.teaching:
            self.teaching.tell_first(seat)
        self.show_prompt(seat)
        answers = self.typing.answers(seat)
        while answers is not None and self.teaching and not self.teaching.takes(answers, seat):
            answers = self.typing.answers(seat)
        if answers is not None:
            self.match.answer_all(answers, seat)

    def show_prompt(self, seat: int) -> None:
        """What is asked, with the options, and who else may answer first."""
        self.screen.show(*self.look(seat).prompt())
        if others := [self.name(other) for other in self.others_asked(seat)]:
            self.screen.show(line((self.words("also-asked", names=", ".join(others)), "muted")))
        if self.teaching:
            self.teaching.tell_asked(seat)

    def others_asked(self, seat: int) -> list[int]:
        """The other people who may answer now."""
        decision = self.state.decision
        asked = () if decision is None else decision.seats()
        return [other for other in self.people if other != seat and other in asked]

    def pass_screen(self, seat: int) -> None:
        """Hide one person's things before the next one sits down at the screen."""
        if len(self.people) > 1 and self.holder != seat:
            self.screen.clear()
            self.screen.show(line((self.words("pass-screen", name=self.name(seat)), "prompt")))
            if not self.screen.piped:
                self.typing.read()
                self.screen.clear()
        self.holder = seat

    # --- what is shown --------------------------------------------------------------------------------------

    def look(self, viewer: int | None) -> Page:
        """The table as a viewer sees it now."""
        scene = self.game.scene(self.state, viewer, self.locale)
        self.screen.know(scene.still.sides)
        decision = self.state.decision
        asked = viewer is not None and decision is not None and viewer in decision.seats()
        one_pick = asked and isinstance(decision, Picking) and decision.next_is_last(self.state, viewer or 0)
        return Page(scene, viewer, self.words, self.who, one_pick)

    def news(self, viewer: int | None) -> list[Line]:
        """What happened since this viewer last looked."""
        since = self.heard.get(viewer, -1)
        events = self.match.told(since)
        self.heard[viewer] = len(self.match.entries)
        notes = self.notes.pop(viewer, []) if viewer is not None else []
        notes = sorted([*notes, *self.said(since)], key=lambda note: note[0])
        lines: list[Line] = []
        for position, event in events:
            while notes and notes[0][0] < position:
                lines.append(notes.pop(0)[1])
            lines += told(self.game, self.state, [event], viewer, self.locale)
        return [*lines, *(note for _, note in notes)]

    def said(self, since: int) -> list[tuple[int, Line]]:
        """Why bots moved so after that entry, as they said, each with the number of the entry that it stands under."""
        return [(answer.number, aloud(answer, self.locale)) for answer in self.match.said(since)]

    def all_news(self, viewer: int | None) -> list[Line]:
        """What happened and how the table changed since this viewer last looked; at first the whole table.

        A lesson begins with the little that is needed.
        """
        page, before = self.look(viewer), self.pages.get(viewer)
        self.pages[viewer] = page
        news = self.news(viewer)
        if before is None and self.teaching and self.teaching.begins():
            # How the table was laid out is no news to somebody who does not know yet what lies on it.
            return [*page.opening(), BLANK, line((self.words("lesson-table"), "muted")), BLANK]
        parts = [news, page.whole() if before is None else page.changes(before)]
        return [one for lines in parts if lines for one in (*lines, BLANK)]

    def reasons(self, words: str, seat: int) -> list[tuple[str, Reason | None]]:
        """Why what is called so cannot be chosen by this seat now: answers first, else things on the table.

        With the name of each; no reason where it can be chosen.
        """
        game, state, locale = self.game, self.state, self.locale
        found: dict[str, Reason | None] = {}
        labels: dict[str, list[int]] = {}
        for answer in game.thinkable(state, seat):
            labels.setdefault(game.describe(state, answer, seat, locale), []).append(answer)
        names = list(labels)
        for at in [] if words.isdigit() else meant(words, names):
            found[names[at]] = self.reason(labels[names[at]], seat)
        if found:
            return list(found.items())
        still = game.still(state, locale)
        called = [(zone.id, zone.label) for zone in still.zones]
        called += [(face.id, face.name) for face in still.faces]
        told: dict[tuple[str, str], Reason] = {}
        for thing, name in called:
            if folded(words) in folded(name):
                for reason in game.why_dark(state, seat, thing, locale):
                    told[name, reason.words] = reason
        return [(name, reason) for (name, _), reason in told.items()]

    def reason(self, alike: Sequence[int], seat: int) -> Reason | None:
        """Why none of several answers that are called alike can be given: what stands against most of them."""
        reasons = [self.game.why_not(self.state, seat, answer, self.locale) for answer in alike]
        against = [reason for reason in reasons if reason is not None]
        return None if len(against) < len(reasons) else weightiest(against)[0]

    def meaning(self, words: str, answers: Iterable[str]) -> list[Term]:
        """What a word of the game means, if no answer begins with it: then it is asked how it comes to that."""
        if not self.game.has_guide or any(folded(answer).startswith(folded(words)) for answer in answers):
            return []
        return terms_called(self.game.guide(self.locale), words)

    def uses(self, words: str, seat: int) -> list[tuple[str, str]]:
        """When the things that are called so are used, each with its name, and every sentence once."""
        scene = self.game.scene(self.state, seat, self.locale)
        zones = {zone.id: zone for zone in scene.still.zones}
        faces = {face.id: face.name for face in scene.still.faces}
        called = [(zone.label, zone.id) for zone in scene.still.zones]
        called += [(faces[piece.face], piece.zone) for piece in scene.moving.pieces if piece.face in faces]
        found: dict[str, str] = {}
        for name, zone in called:
            if zones[zone].used and folded(words) in folded(name):
                found.setdefault(zones[zone].used, name)
        return [(name, used) for used, name in found.items()]

    def watch(self) -> None:
        """Show what happened to those who look on, and wait until they have read it."""
        if lines := self.all_news(None):
            self.screen.part()
            self.screen.show(*lines)
            self.typing.wait()
