"""A choice in parts: answers that a person tries before they count."""

from __future__ import annotations

from dataclasses import dataclass

from eldertable.kernel import IllegalAnswer, State
from eldertable.kernel.picking import Picking
from eldertable.match.bounds import Why, why_final
from eldertable.match.match import Match
from eldertable.match.record import Answer


@dataclass(frozen=True)
class Tried:
    """An answer of a draft, with the state after it; a final one has the state before, so that nothing shows too early."""

    answer: int
    kind: str
    state: State
    final: Why | None
    pick: bool = False
    """Whether it was one of several things that are picked in any order."""
    first: bool = True
    """Whether a choice began with it: further picks of the same choice, and the answer that closes it, did not begin one."""


def try_answer(state: State, answer: int, seat: int) -> Tried:
    """What an answer leads to, on a copy."""
    trial: State = state.clone()
    asked = trial.decision
    kind = type(asked).__name__
    picking = asked if isinstance(asked, Picking) and seat in asked.seats() else None
    pick = picking is not None and answer != picking.closing()
    first = picking is None or not picking.picked(state, seat)
    trial.play(answer, seat)
    final = why_final(seat, state, trial)
    return Tried(answer, kind, state if final else trial, final, pick, first)


def final_answers(state: State, seat: int) -> dict[int, Why]:
    """The answers that cannot be taken back, and why."""
    found: dict[int, Why] = {}
    for answer in state.legal(seat):
        trial: State = state.clone()
        trial.apply(answer, seat)
        if why := why_final(seat, state, trial):
            found[answer] = why
    return found


class Draft:
    """A seat's answers on a copy of the table, which nobody else sees until they are confirmed in one go."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self._tried: list[Tried] = []
        self._begin()

    def _begin(self) -> None:
        self._tried.clear()
        self._position = len(self.match.entries)
        self._start: State = self.match.state.clone()

    @property
    def answers(self) -> list[int]:
        """The answers so far."""
        return [tried.answer for tried in self._tried]

    def labels(self, locale: str = "en") -> list[str]:
        """The answers so far, in words."""
        before = [self._start, *(tried.state for tried in self._tried)]
        return [
            self.match.game.describe(state, tried.answer, self.seat, locale)
            for state, tried in zip(before, self._tried, strict=False)
        ]

    def questions(self, locale: str = "en") -> list[str]:
        """What each answer was asked for; nothing for further picks of the same choice."""
        before = [self._start, *(tried.state for tried in self._tried)]
        game, seat = self.match.game, self.seat
        return [
            game.ask(state, state.decision, seat, locale).words if tried.first and state.decision else ""
            for state, tried in zip(before, self._tried, strict=False)
        ]

    @property
    def state(self) -> State:
        """The table as it would be after these answers; a final one at the end is left out."""
        return self._tried[-1].state if self._tried else self._start

    @property
    def final(self) -> Why | None:
        """Why nothing can follow before the draft is confirmed: chance decides, the game ends, or another seat is asked."""
        return self._tried[-1].final if self._tried else None

    @property
    def asleep(self) -> bool:
        """Whether somebody else must first decide something, after which this seat may be asked the same again."""
        decision = self.match.state.decision
        since = self.match.entries[self._position :]
        return (
            bool(since and self._tried)
            and decision is not None
            and self.seat not in decision.seats()
            and all(isinstance(entry, Answer) and entry.seat != self.seat for entry in since)
        )

    def finals(self) -> dict[int, Why]:
        """The answers that would be final here, and why."""
        return {} if self.final else final_answers(self.state, self.seat)

    def answer(self, answer: int) -> None:
        """Try an answer; a final one waits to be confirmed or taken back."""
        self.refresh()
        if self.asleep:
            raise IllegalAnswer("somebody else decides something first", key="moved-on")
        if self.final:
            raise IllegalAnswer(
                "the last answer is final: confirm the draft, or take it back", key="draft-final"
            )
        self._tried.append(try_answer(self.state, answer, self.seat))

    def take_back(self) -> None:
        """Forget the last answer."""
        if not self._tried:
            raise IllegalAnswer("the draft is empty: there is nothing to take back", key="draft-empty")
        self._tried.pop()

    def loose(self) -> list[bool]:
        """For each answer whether it can be taken out by itself: a pick of the choice that was made last."""
        begun = next((at for at in reversed(range(len(self._tried))) if self._tried[at].first), 0)
        return [tried.pick and at >= begun for at, tried in enumerate(self._tried)]

    def take_out(self, at: int) -> None:
        """Forget one pick of the choice that was made last; the others stay, and the choice is open again."""
        loose = self.loose()
        if not 0 <= at < len(loose) or not loose[at]:
            raise IllegalAnswer(
                "only a pick of the last choice can be taken out of a draft", key="draft-fixed"
            )
        before = self._tried.copy()
        kept = [tried for tried in self._tried[at + 1 :] if tried.pick]
        del self._tried[at:]
        try:
            for tried in kept:
                self._try_again(tried)
        except IllegalAnswer:
            self._tried = before
            raise

    def clear(self) -> None:
        """Forget all answers, and look at the table as it is now."""
        self._begin()

    def confirm(self) -> list[Answer]:
        """Let the answers count, all in one go."""
        self.refresh()
        if not self._tried:
            raise IllegalAnswer("the draft is empty: there is nothing to confirm", key="draft-empty")
        made = self.match.answer_all(self.answers, self.seat)
        self._begin()
        return made

    def refresh(self) -> None:
        """If the match has moved on, try the answers on the table as it is now, or drop them and say why.

        Of things picked together only those are dropped that cannot be picked any more; the others stay.
        """
        if self._position == len(self.match.entries) or self.asleep:
            return
        old, position = self._tried.copy(), self._position
        self._begin()
        if not old:
            return
        try:
            self.match.must_still_ask(self.seat, position)
            lost = self._try_all_again(old)
        except IllegalAnswer as error:
            self._begin()
            raise IllegalAnswer(
                f"the draft was dropped: {error.words}", error.rule, "draft-dropped"
            ) from None
        if lost is not None:
            words = f"a pick is not possible any more, the others stay: {lost.words}"
            raise IllegalAnswer(words, lost.rule, "draft-lost", {"lost": lost})

    def _try_all_again(self, old: list[Tried]) -> IllegalAnswer | None:
        """Try answers again, one after another: why a pick among them was lost, if one was.

        What came after a choice that is open again is forgotten.
        """
        lost: IllegalAnswer | None = None
        for tried in old:
            if lost is not None and (tried.first or not tried.pick):
                break
            try:
                self._try_again(tried)
            except IllegalAnswer as error:
                if not tried.pick:
                    raise
                lost = lost or error
        if lost is not None and not self._tried:
            raise lost
        return lost

    def _try_again(self, tried: Tried) -> None:
        again = try_answer(self.state, tried.answer, self.seat)
        if self.final or again.kind != tried.kind:
            raise IllegalAnswer("what was answered in it is not asked any more")
        self._tried.append(again)
