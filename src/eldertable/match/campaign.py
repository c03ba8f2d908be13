"""Several games that tell one story: who plays, what carries over, and the records of the games that were played.

What carries over is the game's own business (`Outline.begin_campaign`, `next_of_campaign`, `Outcome.carried`): by names, so
that newer versions can read it. It is never taken on trust: what a file says follows from the records in it, or the file is
refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from eldertable.kernel import BadOption, BadRecord, EldertableError, Game
from eldertable.kernel.journey import Journey
from eldertable.match.match import Match
from eldertable.match.record import UNREADABLE, write_whole

FORMAT = 1
"""The version of the format of campaigns."""
GIVE = "give a file that `eldertable campaign new` wrote"


class CampaignText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A campaign on paper. `played`: the records of its games; `begun`: that of the one that is being played, if any."""

    campaign: int = FORMAT
    game: str
    who: tuple[str, ...]
    preset: str
    carried: dict[str, Any]
    played: tuple[str, ...] = ()
    begun: str = ""

    def text(self) -> str:
        """The lines of the file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


class Campaign:
    """A campaign: the next game is opened from it, and given back to it when it is over."""

    def __init__(self, game: Game, who: Sequence[str], preset: str = "") -> None:
        first = game.begin_campaign(len(who), preset)
        if first is None:
            raise BadOption(f"{game.name} has no campaign")
        if preset and preset not in game.presets:
            raise BadOption(f"{game.name} has no preset {preset!r}; presets: {', '.join(game.presets)}")
        self.game = game
        self.who = tuple(who)
        self.preset = preset
        self.carried: Mapping[str, Any] = first
        self.played: list[Match] = []
        self.begun: Match | None = None
        if self.options is not None:
            game.sit_down(len(who), self.options, preset or None)

    @property
    def options(self) -> Mapping[str, Any] | None:
        """What the next game is agreed on; None when the story is over."""
        return self.game.next_of_campaign(self.carried)

    @property
    def over(self) -> bool:
        """Whether all of its games were played."""
        return self.options is None

    @property
    def won(self) -> list[bool]:
        """Whether each game that was played was won."""
        return [bool(outcome.winners) for match in self.played if (outcome := match.outcome()) is not None]

    def journey(self, locale: str) -> Journey:
        """The story so far, for people."""
        return self.game.journey(self.carried, self.won, locale)

    def next(self, seed: int | None = None) -> Match:
        """The game that is being played, or a new one that follows from what was carried over."""
        if self.begun is not None:
            return self.begun
        options = self.options
        if options is None:
            raise BadOption("the campaign is over: no game follows")
        self.begun = Match.open(self.game, self.who, seed, options, self.preset or None)
        return self.begun

    def take(self, match: Match) -> None:
        """A game of it is over: what it carries over counts from now on."""
        self._check(match, len(self.played) + 1)
        outcome = match.outcome()
        if outcome is None or outcome.carried is None:
            raise BadRecord(f"game {len(self.played) + 1} is not over, or was broken off: it is played again")
        self.played.append(match)
        self.carried, self.begun = outcome.carried, None

    def _check(self, match: Match, number: int) -> None:
        """Whether a game follows from what was carried over before it. Another person may have sat in a seat meanwhile."""
        options = self.options
        if options is None:
            raise BadRecord(f"game {number} came after the end of the campaign")
        agreed = self.game.sit_down(len(self.who), options, self.preset or None).options
        if match.header.game != self.game.name or match.seats != len(self.who):
            raise BadRecord(f"game {number} is another game, or was played by more or fewer")
        if match.header.options != agreed or match.header.opening:
            raise BadRecord(f"game {number} does not follow from the games before it")

    # --- files --------------------------------------------------------------------------------------------

    def text(self) -> str:
        """The campaign as a file has it."""
        return CampaignText(
            game=self.game.name,
            who=self.who,
            preset=self.preset,
            carried=dict(self.carried),
            played=tuple(match.record.text() for match in self.played),
            begun=self.begun.record.text() if self.begun is not None else "",
        ).text()

    @classmethod
    def parse(
        cls,
        text: str,
        lookup: Callable[[str], Game],
        load: Callable[[str, int], Match] | None = None,
        most: int | None = None,
    ) -> Campaign:
        """The campaign in a text; BadRecord says what is wrong with it, and changes nothing.

        `load` makes the match of a record, by its number; `most` says how many may play.
        """
        try:
            version = msgspec.json.decode(text)["campaign"]
        except (*UNREADABLE, TypeError, KeyError):
            raise BadRecord(f"this is no campaign, or only a part of one; {GIVE}", "cut") from None
        if version != FORMAT:
            raise BadRecord(
                f"the campaign has format {version}, here is {FORMAT}; use the version that wrote it",
                "format",
            )
        try:
            written = msgspec.json.decode(text, type=CampaignText)
        except msgspec.DecodeError as error:
            raise BadRecord(f"the campaign cannot be read: {error}; {GIVE}") from None
        if most is not None and len(written.who) > most:
            raise BadRecord(f"{len(written.who)} play this campaign, here {most} can at most")
        found = cls(lookup(written.game), written.who, written.preset)
        loaded = load or (lambda record, number: _loaded(record, number, lookup))
        for number, record in enumerate(written.played, start=1):
            found.take(loaded(record, number))
        if written.begun:
            match = loaded(written.begun, len(found.played) + 1)
            found._check(match, len(found.played) + 1)
            found.begun = match
        if msgspec.json.encode(found.carried, order="sorted") != msgspec.json.encode(
            written.carried, order="sorted"
        ):
            raise BadRecord("what the campaign says it carries over does not follow from its games")
        return found

    @classmethod
    def load(cls, path: Path, lookup: Callable[[str], Game]) -> Campaign:
        """The campaign in a file."""
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BadRecord(f"{path}: this is not a text, so no campaign; {GIVE}") from None
        except OSError as error:
            raise BadRecord(f"{path} cannot be read: {error.strerror}") from None
        try:
            return cls.parse(text, lookup)
        except BadRecord as error:
            raise BadRecord(f"{path}: {error}") from None

    def save(self, path: Path) -> None:
        """Write it to a file, which at any moment holds the old campaign or the new one, whole."""
        write_whole(path, self.text())


def _loaded(record: str, number: int, lookup: Callable[[str], Game]) -> Match:
    try:
        return Match.load(record, lookup)
    except EldertableError as error:
        raise BadRecord(f"game {number} does not verify: {error}") from None
