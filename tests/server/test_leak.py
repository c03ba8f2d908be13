"""Nobody is told what they may not know.

At every position of random games, for every viewer: the messages built from the true state and from one in which all that
this viewer can't see was dealt anew are the same bytes. Likewise the messages of a move that is legal in both and
shows the viewer nothing new.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Mapping
from itertools import count
from typing import Any

import pytest

from eldertable.bots import make_bot
from eldertable.games.cultistorm.box.options import MINORS
from eldertable.kernel import Chronicle, Dice, Game, State, Zone
from eldertable.kernel.sight import viewer_bit
from eldertable.match import Draft, Match
from eldertable.server.guest import encode
from eldertable.server.showing import Heard, page, show, story, tell
from tests.server.site import GAMES
from tests.support import viewers

RISE = "rise-of-the-cults"
STORM = "cultistorm"
AUTHOR = {"overlord": True}
"""One against all others, with a hand and schemes that nobody else sees."""
WITH_ALL = {
    **AUTHOR,
    **dict.fromkeys(MINORS, True),
    "sects": ["GC", "HT"],
    "creatures": ["CR1", "CR4"],
    "narrative": "effects",
}
"""Every module beside the Author: what one lets somebody see, another might tell."""
WHOLE_STORY = 15
"""Every so many positions the whole story is told again, else only its end."""


def twin_of(match: Match, state: State) -> Match:
    """The same match, as far as it was told, in another world."""
    twin = copy.copy(match)
    twin.entries = match.entries.copy()
    play = twin._play = copy.copy(match._play)
    for name in ("events", "asked", "waited_for", "standing", "_made"):
        setattr(play, name, getattr(play, name).copy())
    play.state, play.chronicle = state, Chronicle()
    state.chronicle = play.chronicle
    return twin


def told(match: Match, viewer: int | None, locale: str, heard: Heard, draft: Draft | None = None) -> bytes:
    """All that a viewer is told who already has something; from time to time also the table in words."""
    shown = show(match, viewer, locale, draft)
    log, back = story(match, viewer, locale, heard.position)
    words = page(shown, viewer, {}, None) if heard.position < 0 else None
    return encode([tell(shown, heard, log, back, []), words])


def turned_over(before: State, after: State, viewer: int | None) -> list[list[int]]:
    """The cards of each row that the viewer got to see, as they lay: a view after the move may not keep their order."""

    def unseen(state: State) -> set[int]:
        bit = viewer_bit(state, viewer)
        hidden = (lying for zone, lying in places(state) if zone.hidden)
        return {card for lying in hidden for card in lying if not state.marks[card] & bit}

    seen = unseen(before) - unseen(after)
    return [[card for card in lying if card in seen] for zone, lying in places(before) if zone.order == "row"]


def places(state: State) -> list[tuple[Zone, tuple[int, ...]]]:
    return list(zip(state.table.game.zones(state.table), state.zones, strict=True))


WHY_NOT = 5
"""Every so many positions a seat asks of everything why it cannot be chosen."""


class Comparison:
    """A game, at random or by bots, and at each of its positions the other worlds that each viewer could believe in."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        players: str = "",
    ) -> None:
        self.game = game
        self.match = Match.open(game, ["somebody"] * seats, seed, options)
        self.dice = Dice(seed)
        self.bots = [make_bot(players, seed + seat) for seat in range(seats)] if players else []
        self.compared: Counter[str] = Counter()

    def run(self, most: int = 10**6) -> None:
        """Play to the end, or until so many positions were compared."""
        while not self.match.over and self.compared["positions"] < most:
            state = self.match.state
            seat = state.speaker
            assert seat is not None
            answer = self.choose(state, seat)
            for viewer in viewers(state):
                self.compare(viewer, seat, answer)
            self.match.answer(answer, seat)

    def choose(self, state: State, seat: int) -> int:
        """What is answered: at random, if no players of another kind were asked for."""
        if self.bots:
            return self.bots[seat].answer(state, seat)
        legal = state.legal(seat)
        return legal[self.dice.roll(len(legal))]

    def compare(self, viewer: int | None, seat: int, answer: int) -> None:
        position = len(self.match.entries)
        locale = self.game.locales[position % len(self.game.locales)]
        other = self.game.determinize(self.match.state, viewer, self.dice.roll(1 << 30))
        here, there = twin_of(self.match, self.match.state.clone()), twin_of(self.match, other)
        since = -1 if position % WHOLE_STORY == 0 else max(0, position - 2)
        assert told(here, viewer, locale, Heard(since)) == told(there, viewer, locale, Heard(since))
        self.compared["positions"] += 1
        if viewer == seat and position % WHY_NOT == 0:
            self.compare_reasons(here.state, there.state, seat, locale)
        if answer in there.state.legal(seat):
            if viewer == seat:
                self.compare_drafts(here, there, seat, answer, locale)
            self.compare_moves(here, there, viewer, seat, answer, locale)

    def compare_reasons(self, here: State, there: State, seat: int, locale: str) -> None:
        """Whatever a seat asks about, in words or by a click, it is told the same."""
        for answer in self.game.thinkable(here, seat):
            assert self.game.why_not(here, seat, answer, locale) == self.game.why_not(
                there, seat, answer, locale
            )
            self.compared["reasons"] += 1
        zones = self.game.still(here, locale).zones
        thing = zones[self.dice.roll(len(zones))].id
        assert self.game.why_dark(here, seat, thing, locale) == self.game.why_dark(there, seat, thing, locale)

    def compare_moves(
        self, here: Match, there: Match, viewer: int | None, seat: int, answer: int, locale: str
    ) -> None:
        heard = show(here, viewer, locale).heard()
        # The same luck in both worlds: what the dice show to all is no secret.
        there.state.take_dice(here.state.key, here.state.dice)
        seen = []
        for match in (here, there):
            old = match.state.clone()
            match.answer(answer, seat)
            seen.append((turned_over(old, match.state, viewer), self.game.view(match.state, viewer)))
        if seen[0] == seen[1]:
            assert told(here, viewer, locale, heard) == told(there, viewer, locale, heard)
            self.compared["moves"] += 1

    def compare_drafts(self, here: Match, there: Match, seat: int, answer: int, locale: str) -> None:
        """A draft can be tried and taken back for nothing: it must not even tell whether it goes on."""
        drafts = Draft(here, seat), Draft(there, seat)
        for draft in drafts:
            draft.answer(answer)
        assert drafts[0].final == drafts[1].final
        heard = Heard(len(here.entries))
        assert told(here, seat, locale, heard, drafts[0]) == told(there, seat, locale, heard, drafts[1])
        self.compared["drafts"] += 1


CASES = [
    *((RISE, seats, 1) for seats in (1, 2, 3)),
    (RISE, 1, 8),  # the NPC shows cards in an order that nothing keeps afterwards
    *(("the-vigil", seats, seed) for seats in (1, 2, 3, 4) for seed in (1, 2)),
    (STORM, 3, 1),
]


@pytest.mark.parametrize(("name", "seats", "seed"), CASES)
def test_messages_tell_nothing_that_the_viewer_may_not_know(name: str, seats: int, seed: int) -> None:
    """At the table for Cultistorm one plays the Author."""
    comparison = Comparison(GAMES[name], seats, seed, AUTHOR if name == STORM else None)
    comparison.run()
    done = comparison.compared
    assert done["positions"] == len(comparison.match.entries) * (seats + 1)
    assert done["moves"] > done["positions"] / 4
    assert done["drafts"] > 0
    assert done["reasons"] > 0


MANY = 6_000
"""So many positions are compared for every game and number of seats: random games are of very different length."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name, game in GAMES.items() for seats in game.seats if seats]
)
def test_messages_of_many_games_tell_nothing_that_the_viewer_may_not_know(name: str, seats: int) -> None:
    compare_many(name, seats, None, "", MANY)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(
    ("options", "players", "many"),
    [
        (AUTHOR, "", MANY),
        (AUTHOR, "greedy", MANY),
        (WITH_ALL, "", 2_000),
        (WITH_ALL, "greedy", 2_000),
    ],
    ids=["author", "author-and-sensible-players", "all-modules", "all-modules-and-sensible-players"],
)
def test_nobody_is_told_what_the_author_holds_nor_he_what_they_hold(
    seats: int, options: Mapping[str, Any], players: str, many: int
) -> None:
    """Sensible players come to the Endgame, where he names what comes; random ones do what nobody sensible does."""
    compare_many(STORM, seats, options, players, many)


def compare_many(name: str, seats: int, options: Mapping[str, Any] | None, players: str, many: int) -> None:
    """Compare so many positions, of as many games as that takes."""
    compared = 0
    for seed in count(100):
        comparison = Comparison(GAMES[name], seats, seed, options, players)
        comparison.run(many - compared)
        compared += comparison.compared["positions"]
        if compared >= many:
            break
