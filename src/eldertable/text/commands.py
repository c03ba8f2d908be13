"""What people type: a choice, or one of a few commands."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from eldertable.kernel import EldertableError, Rule
from eldertable.kernel.guide import Guide, Term
from eldertable.kernel.scene import Choice, Reason
from eldertable.text.choice import folded, meant
from eldertable.text.guide import (
    by_nearness,
    explained,
    guide_lines,
    in_words,
    said_in,
    term_lines,
    terms_called,
    terms_with,
)
from eldertable.text.hints import hint_lines
from eldertable.text.line import BLANK, line, rules
from eldertable.text.story import rule_lines

if TYPE_CHECKING:
    from eldertable.text.play import Client

FOR_ALL = ("help", "look", "guide", "save", "quit")
FOR_PLAYERS = ("why", "hint", "undo", "as")
FOR_WATCHERS = ("run",)
OF_A_QUESTION = ("why", "hint")
"""What speaks of the question that is asked."""
FEW_RULES = 12
"""More rules than this are not shown at once when somebody searches them."""
FEWER_RULES = 6
"""So many are enough behind a sentence that has said it all."""
WORDS_OF_THE_TABLE = ("greedy", "novice", "adept", "master", "random", "seed")
"""What stands at every table and in no game's rules: who the bots are, and what all chance follows from."""
MOST_LETTERS = 800
"""Fluent refuses arguments of more than a thousand letters."""


class Leave(Exception):
    """Somebody leaves the table, or the input has ended; the text says goodbye."""


class Typing:
    """Reads what is typed for a client, and does what it says. A viewer is a seat, or None for who looks on."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.screen = client.screen
        self.words = client.words
        self.saved: Path | None = None
        self.running = False
        self.rules_are_english_said = client.locale == "en"
        self.reading = False
        """Whether a note is read, and what it leads up to has not been asked yet."""

    def read(self) -> str:
        """A line that is typed; Leave when there will be no more."""
        typed = self.screen.ask("> ")
        if typed is None:
            raise Leave(self.goodbye("input-ended"))
        return typed

    def answers(self, seat: int) -> list[int] | None:
        """What a person answers, or picks of several things at once; None if a command has changed the question."""
        prompt = self.client.look(seat).moving.prompt
        assert prompt is not None
        while True:
            typed = self.read()
            if not typed:
                self.client.show_prompt(seat)
                continue
            if prompt.way and len(numbers := typed.split()) > 1 and all(map(str.isdecimal, numbers)):
                if picks := self.picked(numbers, prompt.options, seat):
                    return picks
                continue
            chosen = self.chosen(typed, prompt.options, exactly=True)
            if chosen is None and (done := self.obey(typed, seat)) is not None:
                if done:
                    return None
                continue
            if chosen is None:
                chosen = self.chosen(typed, prompt.options)
            if chosen is not None:
                return [chosen]

    def picked(self, numbers: Sequence[str], options: Sequence[Choice], seat: int) -> list[int]:
        """Several picks at once, by their numbers; none if they do not go together, and a sentence says why."""
        client = self.client
        trial, picks = client.state.clone(), list[int]()
        kind = type(trial.decision)
        for number in numbers:
            found = meant(number, [option.label for option in options])
            if not found:
                self.say("no-such-choice", typed=number, count=len(options))
                return []
            answer = options[found[0]].answer
            if type(trial.decision) is not kind or seat not in trial.decision.seats():
                self.say("picks-too-many", number=number)
                return []
            if reason := client.game.why_not(trial, seat, answer, client.locale):
                self.screen.show(line((reason.words, "bad"), *rules([reason.rule])))
                return []
            trial.apply(answer, seat)
            picks.append(answer)
        return picks

    def wait(self) -> None:
        """Wait until somebody who looks on has read enough."""
        while not self.running:
            typed = self.read()
            if not typed:
                return
            if self.obey(typed, None) is None:
                self.say("watch")

    def read_on(self, seat: int) -> None:
        """Wait until somebody has read a note."""
        self.say("lesson-enter")
        self.reading = True
        while typed := self.read():
            if self.obey(typed, seat) is None:
                self.say("lesson-enter")
        self.reading = False

    def chosen(self, typed: str, options: Sequence[Choice], exactly: bool = False) -> int | None:
        """The answer whose words were typed; if that is unclear, say so (unless the words had to be exact)."""
        labels = [option.label for option in options]
        found = meant(typed, labels)
        if exactly:
            found = [place for place in found if folded(labels[place]) == folded(typed)]
        if len(found) == 1:
            return options[found[0]].answer
        if found and not exactly:
            self.say("which-one", typed=typed, labels=", ".join(f"{at + 1}. {labels[at]}" for at in found))
        elif not exactly:
            self.say("no-such-choice", typed=typed, count=len(labels))
        return None

    # --- commands -----------------------------------------------------------------------------------------

    def obey(self, typed: str, viewer: int | None) -> bool | None:
        """Do what a command says. Returns whether the question has changed; None if it is no command."""
        if typed.startswith("?"):
            words = typed[1:].strip()
            if self.reading and not words:
                self.say("lesson-not-asked")
            else:
                self.explain(words, viewer)
            return False
        word, _, rest = typed.partition(" ")
        for name in (*FOR_ALL, *(FOR_WATCHERS if viewer is None else FOR_PLAYERS)):
            if folded(word) in (name, folded(self.words(f"command-{name}"))):
                if self.reading and name in OF_A_QUESTION:
                    self.say("lesson-not-asked")
                    return False
                done: bool | None = getattr(self, f"do_{name}")(rest.strip(), viewer)
                return bool(done)
        return None

    def do_help(self, _: str, viewer: int | None) -> None:
        """What can be typed."""
        extra = FOR_WATCHERS if viewer is None else FOR_PLAYERS
        needless = {"choose"} if viewer is None else {"as"} if len(self.client.people) == 1 else set()
        for name in ("choose", "rules", *extra, *FOR_ALL):
            if name not in needless:
                self.screen.show(
                    line(
                        (self.words(f"command-{name}"), "number"), f": {self.words(f'help-{name}')}", depth=1
                    )
                )

    def do_look(self, words: str, viewer: int | None) -> None:
        """The whole table, or what is written on a part of it."""
        page = self.client.look(viewer)
        if not words:
            asked = [] if self.reading else [BLANK, *page.prompt()]
            self.screen.show(BLANK, *page.whole(), *asked)
            if asked and viewer is not None and self.client.teaching:
                self.client.teaching.tell_asked(viewer)
        elif found := page.about(words):
            self.screen.show(*found)
        else:
            self.say("nothing-to-see", words=words)

    def do_guide(self, words: str, viewer: int | None) -> None:
        """How the game is played, in a page; or a part of it, or a word of the game."""
        guide = self.guide()
        if guide is None:
            found = []
        else:
            guide = in_words(guide, self.client.look(viewer).drawn())
            found = said_in(guide, words) if words else guide_lines(guide, self.words("guide-words"))
        if found:
            self.screen.show(*found)
        else:
            self.say("no-guide", words=words)

    def do_why(self, words: str, seat: int) -> None:
        """Why something cannot be chosen now: `why not WORDS`."""
        first, _, rest = words.partition(" ")
        wanted = rest.strip() if folded(first) in ("not", folded(self.words("why-not"))) else words
        if not wanted:
            self.say("why-what")
            return
        reasons = self.client.reasons(wanted, seat)
        possible = [name for name, reason in reasons if reason is None]
        alike: dict[Reason, list[str]] = {}
        for name, reason in reasons:
            if reason is not None:
                alike.setdefault(reason, []).append(name)
        if not reasons:
            self.say("why-nothing", words=wanted)
            for name, used in self.client.uses(wanted, seat)[:FEW_RULES]:
                self.screen.show(line((name, "zone"), f": {used}"))
        elif not alike:
            self.say("why-possible", label=possible[0], more=len(possible) - 1)
        for reason, names in list(alike.items())[:FEW_RULES]:
            called = self.words("why-all", name=names[0], more=len(names) - 1)
            said = reason.words.removeprefix(f"{called}: ")
            self.screen.show(line((called, "zone"), f": {said}", *rules([reason.rule])))
        self.screen.show(*term_lines(self.client.meaning(wanted, [name for name, _ in reasons])))

    def do_hint(self, _: str, seat: int) -> None:
        """The best answers, and why; whoever stops waiting for them is asked again."""
        client = self.client
        if client.hint is None:
            self.say("hints-off")
            return
        self.say("hint-thinking")
        try:
            advice = client.hint(client.state, seat, client.locale)
        except EldertableError as error:
            self.screen.show(line((str(error), "bad")))
        except KeyboardInterrupt:
            self.say("hint-stopped")
        else:
            self.screen.show(*hint_lines(advice, client.state.legal(seat), self.words))

    def do_undo(self, _: str, seat: int) -> bool:
        """Take back the last answer that was a real choice."""
        match = self.client.match
        alone = self.client.people == [seat]
        if bound := match.undo_bound(seat, alone):
            self.say(
                f"no-undo-{bound.reason}", name="" if bound.seat is None else self.client.name(bound.seat)
            )
            return False
        match.undo(seat, alone=alone)
        while self.client.has_no_choice(seat) and match.undo_bound(seat, alone) is None:
            match.undo(seat, alone=alone)
        self.client.notes.pop(seat, None)
        self.say("undone")
        return True

    def do_save(self, file: str, _: int | None) -> None:
        """Keep the game in a file."""
        if not file:
            self.say("save-where")
            return
        try:
            path = Path(file).expanduser()
            self.client.match.save(path)
        except (EldertableError, RuntimeError) as error:  # ~somebody has no home folder
            self.screen.show(line((str(error), "bad")))
            return
        self.saved = path
        self.say("saved", file=shlex.quote(file))

    def do_as(self, name: str, seat: int) -> bool:
        """Let somebody else who is asked answer first."""
        others = self.client.others_asked(seat)
        names = [self.client.name(other) for other in others]
        found = meant(name, names)
        if len(found) != 1:
            self.say("who-is-asked", names=", ".join([self.client.name(seat), *names]))
            return False
        self.client.ask(others[found[0]])
        return True

    def do_run(self, _: str, __: None) -> bool:
        """Go on to the end without waiting."""
        self.running = True
        return True

    def do_quit(self, _: str, __: int | None) -> None:
        """Leave the table."""
        raise Leave(self.goodbye("goodbye"))

    def goodbye(self, unsaved: str) -> str:
        """Save the game as it is now, in its file or where unfinished games are kept, and say goodbye.

        Where it is not saved, `unsaved` are the words.
        """
        match, file = self.client.match, self.saved or self.client.left
        if file is None or not match.entries:
            return self.words(unsaved)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            match.save(file)
        except (EldertableError, OSError) as error:
            return f"{self.words(unsaved)} {error}"
        return self.words("goodbye-saved", file=shlex.quote(str(file)))

    # --- rules --------------------------------------------------------------------------------------------

    def explain(self, words: str, viewer: int | None) -> None:
        """The rules of what is asked; or what such a word means, and the rules with such a number or such words."""
        ledger = self.client.game.rules
        found = ledger.find(words) if words else self.rules_asked(viewer)
        guide = self.guide()
        terms: list[Term] = []
        if guide is not None and words:
            terms = terms_called(guide, words) or terms_with(guide, words)
        aims = self.client.look(viewer).aims.about(folded(words), explained(terms)) if words else []
        self.screen.show(*term_lines(terms), *aims)
        if folded(words) in WORDS_OF_THE_TABLE:
            self.say(f"word-{folded(words)}")
            if not found:
                return
        if not found and len(terms) == 1:
            found = [rule for form in terms[0].forms for rule in ledger.saying(form)]
        if (terms or aims) and not found:
            return
        if not found:
            self.say("no-rule" if words else "no-rule-here", words=words)
            return
        if not self.rules_are_english_said:
            self.rules_are_english_said = True
            self.say("rules-are-english")
        shown = found[:FEW_RULES]
        if guide is not None and words:
            named = [ledger[rule] for term in terms for rule in term.rules if rule in ledger]
            found = list(dict.fromkeys([*named, *found]))
            near, far = by_nearness(found, terms, guide)
            shown = near[:FEWER_RULES] if near and (terms or aims) else [*near, *far][:FEW_RULES]
        self.screen.show(*rule_lines(shown))
        if len(found) > len(shown):
            self.say("more-rules", count=len(found) - len(shown))

    def guide(self) -> Guide | None:
        """What tells newcomers how the game is played, if it has that."""
        game = self.client.game
        return game.guide(self.client.locale) if game.has_guide else None

    def rules_asked(self, viewer: int | None) -> list[Rule]:
        """The rules behind the present decision."""
        prompt = self.client.look(viewer).moving.prompt
        ledger = self.client.game.rules
        return [ledger[rule] for rule in (prompt.rules if prompt else ()) if rule in ledger]

    def say(self, key: str, **args: object) -> None:
        """Show a sentence of the client's own; what somebody typed is cut if it is too long for one."""
        held = {
            name: value[:MOST_LETTERS] if isinstance(value, str) else value for name, value in args.items()
        }
        self.screen.show(line((self.words(key, **held), "muted")))
