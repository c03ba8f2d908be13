"""What a novice says aloud of its move: one sentence with the reason, and nothing in it that a rival may not know.

It is made from what somebody knows who only looks on: the table as it was, and what was told of the move. Worlds that an
onlooker could believe in are played on, once with that move and once with others, and what sets the move apart is the
reason. So whatever lies face down, the same move in the same position gives the same sentence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final, NamedTuple

from eldertable.bots.hints import heard, mean, seed_of, some_of
from eldertable.bots.planner import FURTHEST, NO_LIMIT
from eldertable.kernel import Chronicle, Dice, Event, Game, State
from eldertable.kernel.playout import play_sensibly
from eldertable.kernel.sight import viewer_bit
from eldertable.kernel.steps import Together
from eldertable.match import Match

ALOUD: Final = ("novice",)
"""The bots that say why."""

WORLDS: Final = 6
"""In so many worlds a move is looked at."""
FEWEST_WORLDS: Final = 4
"""If a move was looked at in fewer worlds than these, nothing is said of it."""
MOST_TRIED: Final = 24
"""So many worlds are tried until the move could be made in enough of them."""
OTHERS: Final = 3
"""With so many other moves it is compared."""
SECONDS: Final = 0.2
"""Where people wait nobody thinks longer than this about what to say."""
SET_APART: Final = 0.5
"""A move leads to what happens after it in every world, and in no more than so large a part of those after others."""
BETTER: Final = 0.03
"""A move is called better than another if the share of winning is higher after it by at least so much."""
MOSTLY: Final = 0.75
"""And if it is higher in at least so large a part of the worlds."""

Telling = tuple[str, ...]
"""What everybody is told of a move: sentences by their keys, with their arguments."""


class Tried(NamedTuple):
    """A move tried in a world: its answer there, what tells of it, what is told later, and how its seat stands then."""

    world: State
    answer: int
    deed: Sequence[Event]
    follows: dict[str, Event]
    worth: float
    after: State


class Compared(NamedTuple):
    """A world in which the move could be made, with other moves that could be made there; `alike`: of the same kind."""

    made: Tried
    others: list[Tried]
    alike: bool


def telling(state: State, seat: int, answer: int) -> Telling:
    """What everybody is told if this seat answers so; the state stays as it is."""
    return _read(_tell(state.clone(), seat, answer), state)


def say_why(state: State, seat: int, told: Telling, seconds: float = NO_LIMIT) -> dict[str, str]:
    """Why a seat makes a move of which this is told, by language; nothing if there is nothing worth saying.

    `state`: the table before it. Of that only what an onlooker knows is used. `seconds`: how long to think at most.
    """
    if not told or isinstance(state.decision, Together):
        return {}
    game: Game = state.table.game
    dice = Dice(seed_of(state, None))
    deadline = monotonic() + seconds
    found: list[Compared] = []
    for _ in range(MOST_TRIED):
        if len(found) == WORLDS or (seconds > NO_LIMIT and monotonic() > deadline):
            break
        world = game.determinize(state, None, dice.roll(1 << 30))
        if (compared := _compare(world, seat, told)) is not None:
            found.append(compared)
    if len(found) < FEWEST_WORLDS:
        return {}
    hope = _what_follows(game, found, seat)
    if hope or state.decision is None or state.decision.private(state):
        # Where the answers depend on a secret, none that was not given is named.
        return hope
    return _what_it_gains(game, found, seat)


def unsaid(match: Match, seat: int, words: dict[str, str]) -> dict[str, str]:
    """What a seat would say; nothing if it has said the very same before."""
    return {} if any(one.seat == seat and one.aloud == words for one in match.said()) else words


def may_say_why(match: Match, seat: int, answer: int) -> bool:
    """Whether a seat may say why it answers so: once for all that it does before somebody else moves."""
    return match.silent(seat) and answer in match.state.legal(seat)


def novice_says_why(match: Match, seat: int, answer: int) -> dict[str, str]:
    """What the bot in a seat says of an answer that it is about to give, by language, if it is one that likes to explain."""
    if match.header.who[seat] not in ALOUD or not may_say_why(match, seat, answer):
        return {}
    state = match.state
    return unsaid(match, seat, say_why(state, seat, telling(state, seat, answer), SECONDS))


def _tell(state: Any, seat: int, answer: int) -> list[Event]:
    state.chronicle = chronicle = Chronicle()
    state.apply(answer, seat)
    return chronicle.take()


def _read(events: Sequence[Event], world: State) -> Telling:
    """What somebody reads of events who looks on."""
    bit = viewer_bit(world, None)
    return tuple(heard(event, bit) for event in events)


# --- trying ---------------------------------------------------------------------------------------------------


def _compare(world: State, seat: int, told: Telling) -> Compared | None:
    """The move and some others tried in a world; None if it cannot be made there, or is not the only one told like this.

    What was told has to agree from its beginning on as far as with no other move: dice fall otherwise in every world.
    """
    game: Game = world.table.game
    answers = world.ascending(seat)
    after = [world.clone() for _ in answers]
    deeds = [_tell(one, seat, answer) for one, answer in zip(after, answers, strict=True)]
    tellings = [_read(deed, world) for deed in deeds]
    agreeing = [_alike(one, told) for one in tellings]
    most = max(agreeing, default=0)
    if not most or agreeing.count(most) > 1:
        return None
    made = agreeing.index(most)
    kind = game.meaning(world, answers[made])[0]
    others = [at for at, one in enumerate(tellings) if one and at != made]
    kin = [at for at in others if game.meaning(world, answers[at])[0] == kind]
    tried = [
        _play_on(world, seat, answers[at], after[at], deeds[at])
        for at in (made, *some_of(kin or others, OTHERS))
    ]
    return Compared(tried[0], tried[1:], bool(kin)) if others else None


def _alike(one: Telling, other: Telling) -> int:
    """How many sentences two tellings have in common from their beginning on."""
    at = 0
    while at < min(len(one), len(other)) and one[at] == other[at]:
        at += 1
    return at


def _play_on(world: State, seat: int, answer: int, after: Any, deed: Sequence[Event]) -> Tried:
    """Play on as sensible people would, and note what everybody is told besides."""
    game: Game = world.table.game
    after.chronicle = chronicle = Chronicle()
    play_sensibly(after, game, game.horizon(world), FURTHEST)
    events = chronicle.take()
    follows = dict(zip(_read(events, world), events, strict=True))
    for sentence in _read(deed, world):
        follows.pop(sentence, None)
    worths = game.score(after) if after.ended else game.prospects(after)
    return Tried(world, answer, deed, follows, worths[seat], after)


# --- saying ---------------------------------------------------------------------------------------------------


def _what_follows(game: Game, found: list[Compared], seat: int) -> dict[str, str]:
    """What the seat may hope for: something good that happens to it after this move, and mostly not after others."""
    elsewhere = Counter(told for one in found for other in one.others for told in other.follows)
    others = sum(len(one.others) for one in found)
    everywhere = set.intersection(*({*one.made.follows} for one in found))
    first = found[0].made
    hopes = [
        event
        for told, event in first.follows.items()
        if event.key in game.hopes and told in everywhere and elsewhere[told] <= SET_APART * others
    ]
    named = _named(*first.deed)
    near = [event for event in hopes if not named or not _named(event) or named & _named(event)]
    for event in sorted(near, key=lambda event: game.hopes.index(event.key)):
        words = {locale: game.sentence(first.after, event, None, locale) for locale in game.locales}
        if words[game.locales[0]].startswith(game.side_name(first.after, seat, game.locales[0])):
            return {at: _say(game, first, seat, at, "aloud-hope", words=words[at]) for at in words}
    return {}


def _named(*events: Event) -> set[str]:
    """What sentences name besides people and numbers: places above all. A move gives hope for its own place alone."""
    return {
        f"{name} {value!r}"
        for event in events
        for name, value in event.args.items()
        if name not in ("who", "n")
    }


def _what_it_gains(game: Game, found: list[Compared], seat: int) -> dict[str, str]:
    """How much better than the next best the move is, if that is another of its kind which could be made in every world."""
    possible = set.intersection(*({other.answer for other in one.others if one.alike} for one in found))
    gains = {
        answer: [
            one.made.worth - other.worth for one in found for other in one.others if other.answer == answer
        ]
        for answer in possible
    }
    if not gains:
        return {}
    nearest = min(gains, key=lambda answer: (mean(gains[answer]), answer))
    gain = mean(gains[nearest])
    if gain < BETTER or sum(one > 0 for one in gains[nearest]) < MOSTLY * len(found):
        return {}
    tried = found[0].made
    other = {locale: _label(game, found, nearest, seat, locale) for locale in game.locales}
    if not all(other.values()):
        return {}
    return {
        locale: _say(game, tried, seat, locale, "aloud-better", other=other[locale], points=round(100 * gain))
        for locale in game.locales
    }


def _label(game: Game, found: list[Compared], answer: int, seat: int, locale: str) -> str:
    """What an answer is called, without what goes on to say what it means; nothing if that is not the same everywhere."""
    called = {game.describe(one.made.world, answer, seat, locale).partition(": ")[0] for one in found}
    return called.pop() if len(called) == 1 else ""


def _say(game: Game, tried: Tried, seat: int, locale: str, key: str, **args: Any) -> str:
    return game.words(locale)(key, who=game.side_name(tried.world, seat, locale), **args)
