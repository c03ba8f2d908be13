"""Several games that tell one story: who plays, what carries over, and the records of the games that were played.

What carries over is the game's own business (`Outline.begin_campaign`, `next_of_campaign`, `Outcome.carried`): by names, so
that newer versions can read it. As far as possible it is not taken on trust: the records of games that can be played again
here must lead to what the file says. Those that were played under other rules or with other content cannot; of them the file
says what they carried over, and a digest shows if somebody has changed that with an editor.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from eldertable.kernel import BadOption, BadRecord, EldertableError, Game, UnknownGame
from eldertable.kernel.journey import Journey
from eldertable.match.match import Match, plays_here
from eldertable.match.record import UNREADABLE, Position, Record, write_whole

FORMAT = 2
"""The version of the format of campaigns. The first had only the records of games, and no digests."""
GIVE = "give a file that `eldertable campaign new` wrote"


class GameText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is over, on paper. `digest`: of it and all before it, and of what was agreed."""

    record: str
    won: bool
    carried: dict[str, Any]
    digest: str


class CampaignText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A campaign on paper. `options`: what was agreed on for all games besides the preset, by name.

    `carried`: what goes over into the next game; `played`: the games that are over; `begun`: the record of the one that is
    being played, if any.
    """

    campaign: int = FORMAT
    game: str
    who: tuple[str, ...]
    preset: str
    options: dict[str, Any] = {}
    carried: dict[str, Any]
    played: tuple[GameText, ...] = ()
    begun: str = ""

    def text(self) -> str:
        """The lines of the file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


class _FirstText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The same in the first format."""

    campaign: int
    game: str
    who: tuple[str, ...]
    preset: str
    carried: dict[str, Any]
    played: tuple[str, ...] = ()
    begun: str = ""

    def lifted(self, game: Game, load: Callable[[str, int], Match]) -> CampaignText:
        """In the present format: what each game carried over is what the next one began with."""
        carried: list[Mapping[str, Any] | None] = [
            game.begun_with(_record(text, number).header.options)
            for number, text in enumerate(self.played, start=1)
        ]
        made: list[tuple[str, bool, Mapping[str, Any]]] = []
        for number, (record, before, after) in enumerate(
            zip(self.played, carried, [*carried[1:], self.carried], strict=True), start=1
        ):
            if before is None or after is None:
                raise BadRecord(f"game {number} is none of a campaign")
            won = game.won_between(before, after)
            if won is None:
                won = self._told(game, record, number, load)
            made.append((record, won, after))
        return CampaignText(
            game=self.game,
            who=self.who,
            preset=self.preset,
            carried=self.carried,
            played=with_digests(self.game, len(self.who), self.preset, {}, made),
            begun=self.begun,
        )

    def _told(self, game: Game, text: str, number: int, load: Callable[[str, int], Match]) -> bool:
        """Whether a game was won of which only its record tells."""
        if not plays_here(game, _record(text, number)):
            raise BadRecord(
                f"how game {number} ended stands only in its record, which this version cannot play again;"
                " use the version that wrote it",
                "version",
            )
        outcome = load(text, number).outcome()
        return outcome is not None and bool(outcome.winners)


def with_digests(
    game: str,
    seats: int,
    preset: str,
    options: Mapping[str, Any],
    played: Iterable[tuple[str, bool, Mapping[str, Any]]],
) -> tuple[GameText, ...]:
    """The games that are over, each as record, whether it was won, and what it carried over, with their digests.

    Anybody could make such digests anew: they show what was changed or lost by accident, or by hand.
    """
    last, found = _digest(game, seats, preset, options), []
    for record, won, carried in played:
        last = _digest(last, record, won, carried)
        found.append(GameText(record, won, dict(carried), last))
    return tuple(found)


def _digest(*parts: Any) -> str:
    return blake2b(msgspec.json.encode(parts, order="sorted"), digest_size=16).hexdigest()


@dataclass(frozen=True)
class Finished:
    """A game of a campaign that is over. `match`: None if it cannot be played again here, so its record was not checked."""

    record: str
    won: bool
    carried: Mapping[str, Any]
    match: Match | None


class Campaign:
    """A campaign: the next game is opened from it, and given back to it when it is over."""

    def __init__(
        self, game: Game, who: Sequence[str], preset: str = "", options: Mapping[str, Any] | None = None
    ) -> None:
        """A campaign that begins. `options`: what is agreed on for all of its games besides the preset."""
        first = game.begin_campaign(len(who), preset)
        if first is None:
            raise BadOption(f"{game.name} has no campaign")
        if preset and preset not in game.presets:
            raise BadOption(f"{game.name} has no preset {preset!r}; presets: {', '.join(game.presets)}")
        self.game = game
        self.who = tuple(who)
        self.preset = preset
        self.agreed = agreed_for_all(game, len(who), preset, options or {})
        self.carried: Mapping[str, Any] = first
        self.played: list[Finished] = []
        self.begun: Match | None = None
        self.stale = ""
        """The record of the game that was being played, if it cannot go on here: the next one takes its place."""

    @property
    def options(self) -> Mapping[str, Any] | None:
        """What the next game is agreed on; None when the story is over."""
        following = self.game.next_of_campaign(self.carried)
        return None if following is None else {**self.agreed, **following}

    @property
    def over(self) -> bool:
        """Whether all of its games were played."""
        return self.options is None

    @property
    def won(self) -> list[bool]:
        """Whether each game that was played was won."""
        return [one.won for one in self.played]

    @property
    def unchecked(self) -> list[int]:
        """The numbers of the games that cannot be played again here: what they carried over was taken as the file has it."""
        return [number for number, one in enumerate(self.played, start=1) if one.match is None]

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
        self.stale = ""
        return self.begun

    def take(self, match: Match) -> None:
        """A game of it is over: what it carries over counts from now on."""
        number = len(self.played) + 1
        self._check(match, number)
        outcome = match.outcome()
        if outcome is None or outcome.carried is None:
            raise BadRecord(f"game {number} is not over, or was broken off: it is played again")
        won = bool(outcome.winners)
        self.played.append(Finished(match.record.text(), won, outcome.carried, match))
        self.carried, self.begun = outcome.carried, None

    def _check(self, match: Match, number: int) -> None:
        """Whether a game follows from what was carried over before it. Another person may have sat in a seat meanwhile."""
        options = self.options
        if options is None:
            raise BadRecord(f"game {number} came after the end of the campaign")
        agreed = self.game.sit_down(len(self.who), options, self.preset or None).options
        self._same_seats(match.record, number)
        if match.table.options != agreed or match.header.opening:
            raise BadRecord(f"game {number} does not follow from the games before it")

    def _must_be_of_elsewhere(self, record: Record, number: int) -> None:
        """BadRecord if a game that cannot go on here was begun with these very rules: then somebody has changed it."""
        options = self.options
        if options is None:
            raise BadRecord(f"game {number} came after the end of the campaign")
        header, seats = record.header, len(self.who)
        agreed = self.game.sit_down(seats, options, self.preset or None).options
        went_on = any(isinstance(entry, Position) for entry in record.entries)
        here = self.game.version, self.game.content_digest_of(seats, agreed)
        if (header.version, header.content) == here and not went_on:
            raise BadRecord(f"game {number} is not agreed on what the games before it lead to")

    def _same_seats(self, record: Record, number: int) -> None:
        header = record.header
        if header.game != self.game.name or not header.seats == len(header.who) == len(self.who):
            raise BadRecord(f"game {number} is another game, or was played by more or fewer")

    def _believe(self, record: Record, one: GameText, number: int) -> None:
        """A game that cannot be played again here: it must have begun with what was carried over, and can have led there."""
        options = self.options
        if options is None:
            raise BadRecord(f"game {number} came after the end of the campaign")
        self._same_seats(record, number)
        if not record.entries:
            raise BadRecord(f"game {number} is not over, or was broken off: it is played again")
        try:
            if self.game.begun_with(record.header.options) != self.game.begun_with(options):
                raise BadRecord(f"game {number} does not follow from the games before it")
            told = self.game.won_between(self.carried, one.carried)
            if told is not None and told != one.won:
                raise BadRecord(f"game {number} did not lead to what the campaign says it carried over")
        except BadOption as error:
            raise BadRecord(f"game {number}: {error}") from None
        self.played.append(Finished(one.record, one.won, one.carried, None))
        self.carried = one.carried

    # --- files --------------------------------------------------------------------------------------------

    def text(self) -> str:
        """The campaign as a file has it."""
        played = [(one.record, one.won, one.carried) for one in self.played]
        return CampaignText(
            game=self.game.name,
            who=self.who,
            preset=self.preset,
            options=dict(self.agreed),
            carried=dict(self.carried),
            played=with_digests(self.game.name, len(self.who), self.preset, self.agreed, played),
            begun=self.begun.record.text() if self.begun is not None else self.stale,
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

        `load` makes the match of a record that can be played again here, by its number; `most` says how many may play.
        """
        load = load or (lambda record, number: _loaded(record, number, lookup))
        written = _read(text, lookup, load)
        if most is not None and len(written.who) > most:
            raise BadRecord(f"{len(written.who)} play this campaign, here {most} can at most")
        game = _known(written.game, lookup)
        try:
            found = cls(game, written.who, written.preset, written.options)
        except BadOption as error:
            raise BadRecord(f"no campaign can be agreed on so: {error}") from None
        given = [(one.record, one.won, one.carried) for one in written.played]
        digests = with_digests(written.game, len(written.who), written.preset, written.options, given)
        for number, (one, true) in enumerate(zip(written.played, digests, strict=True), start=1):
            found._take_written(one, number, load)
            if one.digest != true.digest:
                raise BadRecord(f"game {number}, or what was agreed before it, is not as it was written")
        if written.begun:
            number = len(found.played) + 1
            record = _record(written.begun, number)
            must_not_be_newer(game, record, number)
            if plays_here(game, record):
                match = load(written.begun, number)
                found._check(match, number)
                found.begun = match
            else:
                found._same_seats(record, number)
                found._must_be_of_elsewhere(record, number)
                found.stale = written.begun
        if not _same(found.carried, written.carried):
            raise BadRecord("what the campaign says it carries over does not follow from its games")
        return found

    def _take_written(self, one: GameText, number: int, load: Callable[[str, int], Match]) -> None:
        """A game of a file: played again, where that is possible."""
        record = _record(one.record, number)
        must_not_be_newer(self.game, record, number)
        if not plays_here(self.game, record):
            self._believe(record, one, number)
            return
        self.take(load(one.record, number))
        if self.won[-1] != one.won or not _same(self.carried, one.carried):
            raise BadRecord(
                f"what the campaign says game {number} carried over does not follow from its record"
            )

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


def agreed_for_all(game: Game, seats: int, preset: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """What is agreed on for every game of a campaign, as the game knows it; BadOption says what cannot be."""
    for name in options:
        if name not in game.campaign_options:
            known = ", ".join(game.campaign_options)
            raise BadOption(f"{name} cannot be agreed on for a whole campaign; what can: {known}")
    first = game.next_of_campaign(game.begin_campaign(seats, preset) or {})
    table = game.sit_down(seats, {**options, **(first or {})}, preset or None)
    return {name: table.options[name] for name in options}


def must_not_be_newer(game: Game, record: Record, number: int) -> None:
    """BadRecord if a game was played, or went on, under rules that are newer than these."""
    versions = [record.header.version, *(at.version for at in record.entries if isinstance(at, Position))]
    for version in versions:
        if version.isdigit() and int(version) > int(game.version):
            raise BadRecord(
                f"game {number} was played under version {version} of the rules of {game.name}, here is {game.version};"
                " use the version that wrote it, or a newer one",
                "format",
            )


def _read(text: str, lookup: Callable[[str], Game], load: Callable[[str, int], Match]) -> CampaignText:
    """What a text says, in the present format."""
    try:
        version = msgspec.json.decode(text)["campaign"]
    except (*UNREADABLE, TypeError, KeyError):
        raise BadRecord(f"this is no campaign, or only a part of one; {GIVE}", "cut") from None
    if version not in (1, FORMAT):
        raise BadRecord(
            f"the campaign has format {version}, here is {FORMAT}; use the version that wrote it", "format"
        )
    try:
        if version == 1:
            first = msgspec.json.decode(text, type=_FirstText)
            return first.lifted(_known(first.game, lookup), load)
        return msgspec.json.decode(text, type=CampaignText)
    except msgspec.DecodeError as error:
        raise BadRecord(f"the campaign cannot be read: {error}; {GIVE}") from None
    except BadOption as error:
        raise BadRecord(f"the campaign's games do not follow from each other: {error}") from None


def _known(name: str, lookup: Callable[[str], Game]) -> Game:
    """The game of a campaign."""
    try:
        return lookup(name)
    except UnknownGame as error:
        raise BadRecord(f"the campaign is one of another game: {error}") from None


def _record(text: str, number: int) -> Record:
    try:
        return Record.parse(text)
    except BadRecord as error:
        raise BadRecord(f"game {number} does not verify: {error}") from None


def _loaded(record: str, number: int, lookup: Callable[[str], Game]) -> Match:
    try:
        return Match.load(record, lookup)
    except EldertableError as error:
        raise BadRecord(f"game {number} does not verify: {error}") from None


def _same(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether both say the same on paper."""
    return msgspec.json.encode(one, order="sorted") == msgspec.json.encode(other, order="sorted")
