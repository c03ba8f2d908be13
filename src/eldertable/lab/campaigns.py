"""Whole campaigns between bots: how often each of their games is won, and how often each ending comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from eldertable.bots import STRANGERS, Terms
from eldertable.kernel import BadOption, EldertableError, Game
from eldertable.kernel.dice import seeded
from eldertable.kernel.playout import LIMIT
from eldertable.lab.playout import bots_game
from eldertable.lab.simulate import BrokenGame, seated_bot, wilson
from eldertable.lab.workers import hands, in_order
from eldertable.match.campaign import Campaign

MOST_CHAPTERS = 100
"""Games of one campaign, at most: campaign 7 plays with the seeds 700, 701, 702 and so on."""


@dataclass
class Campaigns:
    """What happened in so many campaigns: of each of their games how often it was played and won, and the endings."""

    who: tuple[str, ...]
    campaigns: int = 0
    played: Counter[int] = field(default_factory=Counter)
    won: Counter[int] = field(default_factory=Counter)
    names: dict[int, str] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)
    broken: list[BrokenGame] = field(default_factory=list)
    seconds: float = 0.0
    stopped: bool = False

    def add(self, more: Campaigns) -> None:
        """Count further campaigns in."""
        self.campaigns += more.campaigns
        self.played += more.played
        self.won += more.won
        self.names |= more.names
        self.endings += more.endings
        self.broken += more.broken

    def report(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "who": list(self.who),
            "campaigns": self.campaigns,
            "games": [
                {
                    "number": number,
                    "name": self.names[number],
                    "played": played,
                    "won": self.won[number],
                    "interval": [round(bound, 4) for bound in wilson(self.won[number], played)],
                }
                for number, played in sorted(self.played.items())
            ],
            "endings": dict(self.endings),
            "seconds": round(self.seconds, 3),
            "stopped": self.stopped,
            "broken": [{"seed": one.seed, "words": one.words} for one in self.broken],
        }


def simulate_campaigns(
    game: Game,
    who: Sequence[str],
    n: int,
    *,
    seed: int = 0,
    workers: int | None = None,
    preset: str = "",
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Campaigns:
    """Let bots play n whole campaigns, one bot per seat.

    The result is the same for any number of workers. Ctrl-C ends it early, with what has been played.
    """
    agreed = Campaign(game, who, preset, options).agreed
    for one in who:
        seated_bot(one, 0, STRANGERS)
    if n < 1:
        raise BadOption(f"{n} campaigns cannot be played; allowed: 1 or more")
    total = Campaigns(tuple(who))
    start = perf_counter()
    try:
        for part in in_order(
            _Sagas(game, tuple(who), preset, agreed), range(seed, seed + n), min(hands(workers), n)
        ):
            total.add(part)
            if progress is not None:
                progress(total.campaigns, n)
    except KeyboardInterrupt:
        total.stopped = True
    total.seconds = perf_counter() - start
    return total


@dataclass(frozen=True)
class _Sagas:
    """The task of a worker: play the campaign with this seed."""

    game: Game
    who: tuple[str, ...]
    preset: str
    agreed: Mapping[str, Any]
    terms: Terms = STRANGERS

    def __call__(self, seed: int) -> Campaigns:
        told = Campaigns(self.who, campaigns=1)
        carried: Mapping[str, Any] = self.game.begin_campaign(len(self.who), self.preset) or {}
        won: list[bool] = []
        while (options := self.game.next_of_campaign(carried)) is not None:
            number = len(won)
            try:
                if number >= MOST_CHAPTERS:
                    raise EldertableError(f"the campaign goes on after {MOST_CHAPTERS} games")
                outcome = self.play({**self.agreed, **options}, seed * MOST_CHAPTERS + number)
                if outcome.carried is None:
                    raise EldertableError("the game carries nothing over")
            except Exception as error:
                words = f"game {number + 1}: {type(error).__name__}: {error}"
                told.broken.append(BrokenGame(seed * MOST_CHAPTERS + number, (), words))
                return told
            carried = outcome.carried
            won.append(bool(outcome.winners))
        road = self.game.journey(carried, won, "en")
        for chapter, good in zip(road.chapters, won, strict=True):
            told.names[chapter.number] = chapter.name
            told.played[chapter.number] += 1
            told.won[chapter.number] += good
        told.endings[road.ending_name] += 1
        return told

    def play(self, options: Mapping[str, Any], seed: int) -> Any:
        """One game to its end: its outcome."""
        state: Any = self.game.open(
            self.game.sit_down(len(self.who), options, self.preset or None, unattended=True), seed
        )
        luck = seeded(seed)
        bots = [seated_bot(one, luck + seat, self.terms) for seat, one in enumerate(self.who)]
        bots_game(state, bots, [], LIMIT)
        return state.outcome
