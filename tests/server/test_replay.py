"""Games to look at again: through whose eyes, before and after the end, and records that somebody brings."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from eldertable.bots import make_bot
from eldertable.kernel import Dice, Game
from eldertable.match import Match
from eldertable.server import replays
from eldertable.server.denied import Denied
from eldertable.server.guest import encode
from eldertable.server.settings import Limits, Rate
from eldertable.server.showing import show, story
from tests.server.site import GAMES, NO_LIMITS, OwnSite, Site, play_on, same_scene, serving
from tests.support import ROOT

RISE = "rise-of-the-cults"
RECORDS = sorted((ROOT / "tests" / "records").glob("*/*.jsonl"))


def played(game: Game, seats: int, seed: int, most: int = 10**6, **options: Any) -> Match:
    """A game of random players, to its end or for so many entries."""
    match = Match.open(game, ["somebody"] * seats, seed, options)
    dice = Dice(seed)
    while not match.over and len(match.entries) < most:
        seat = match.state.speaker
        assert seat is not None
        legal = match.state.legal(seat)
        match.answer(legal[dice.roll(len(legal))], seat)
    return match


# --- through whose eyes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), [(RISE, 2), ("cult", 3), ("cultistorm", 3), ("the-vigil", 3)])
def test_a_replay_tells_a_seat_exactly_what_the_table_told_it(name: str, seats: int) -> None:
    """So it tells no more than the table, which tells no secret (test_leak.py); what had no choice is told there alone."""
    game = GAMES[name]
    options = {"overlord": True} if name == "cultistorm" else {}
    match = Match.open(game, ["somebody"] * seats, 4, options)
    dice = Dice(4)
    told: dict[int | None, list[bytes]] = {viewer: [] for viewer in (None, *range(seats))}

    def heard() -> None:
        position = len(match.entries)
        for viewer, said in told.items():
            log, _ = story(match, viewer, "en", position - 1)
            new = [one for one in log if one.position == position and "Only one choice" not in one.words]
            said.append(encode([show(match, viewer, "en").moving, new]))

    while not match.over and len(match.entries) < 60:
        seat = match.state.speaker
        assert seat is not None
        legal = match.state.legal(seat)
        match.answer(legal[dice.roll(len(legal))], seat)
        heard()
        if len(match.entries) % 9 == 8 and match.ways_back(seat):
            match.undo(seat)
            heard()
    unrolled = replays.unrolled(game, match.record)
    assert unrolled.last == len(match.entries) >= 20
    for viewer, said in told.items():
        steps = replays.replayed(unrolled, 0, len(said) + 1, viewer, "en").steps[1:]
        for number, (step, live) in enumerate(zip(steps, said, strict=True), 1):
            assert encode([step.moving, step.log]) == live, f"viewer {viewer}, entry {number}"


async def test_while_a_game_goes_on_everybody_looks_through_their_own_eyes_alone(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2, game=RISE, seed=3)
        onlooker = await table.joins()
        await play_on(players, 25)
        await onlooker.reaches(25)
        path = f"{table.path}/replay"
        for asked in ({"seat": 0}, {"seat": 1}, {"open": True}, {"seat": 1, "open": True}):
            assert (await site.get(path, 409, **asked))["code"] == "not-over"
            assert (await site.get(f"{table.path}/story", 409, **asked))["code"] == "not-over"
        mine = {"Authorization": f"Bearer {table.keys[1]}"}
        for asked in ({"seat": 0}, {"open": True}, {"seat": 1, "open": True}):
            answer = await site.http.get(path, params=asked, headers=mine)
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        for wrong in ("nonsense", table.host):
            answer = await site.http.get(
                path, params={"seat": 1}, headers={"Authorization": f"Bearer {wrong}"}
            )
            assert answer.status_code == 409
        told = (await site.http.get(path, params={"seat": 1, "count": 50}, headers=mine)).json()
        story = (await site.http.get(f"{table.path}/story", params={"seat": 1}, headers=mine)).json()
        heard = [one for one in players[1].log if "Only one choice" not in one["words"]]
        assert [one for step in story["steps"] for one in step["log"]] == heard
        assert (told["last"], told["outcome"]) == (25, None)
        assert same_scene(told["steps"][25]["moving"], players[1].moving)
        looked_on = await site.get(path, count=50)
        assert same_scene(looked_on["steps"][25]["moving"], onlooker.moving)
        course = await site.get(f"{table.path}/scores")
        assert (course["shares"], course["moments"]) == ([], [])
        assert len(course["acted"]) == 25
        assert (await site.get(f"{table.path}/record", 409))["code"] == "not-over"
        # What happens later is there as soon as somebody asks again.
        await play_on(players, 5)
        assert (await site.get(path, position=30))["last"] == 30


async def test_after_the_end_everybody_looks_through_any_eyes_or_sees_all_laid_open(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2, game=RISE, seed=3)
        await play_on(players, 25)
        await site.get(f"{table.path}/replay", position=20)
        await site.ask("DELETE", table.path, key=table.host)
        hands: dict[str, list[list[str | None]]] = {}
        for eyes in ({"seat": 0}, {"seat": 1}, {}, {"open": True}):
            told = await site.get(f"{table.path}/replay", position=20, count=1, **eyes)
            assert told["last"] == 26
            assert told["outcome"]["adjudicated"]
            (step,) = told["steps"]
            hands[str(eyes)] = [
                [piece["face"] for piece in step["moving"]["pieces"] if piece["zone"] == f"hand-{side}"]
                for side in (0, 1)
            ]
        first, second, none, both = hands.values()
        assert all(first[0] + second[1])
        # One hand has cards that everybody has seen, but not only such.
        assert (first[1], second[0]) == (none[1], none[0])
        assert None in none[0]
        assert None in none[1]
        assert both == [first[0], second[1]]
        assert (await site.get(f"{table.path}/replay", 404, seat=9))["code"] == "no-seat"
        course = await site.get(f"{table.path}/scores")
        assert course["shares"][-1]["position"] == 26
        assert course["rounds"][0] == {"position": 0, "words": "Round 1 of 6"}


@pytest.mark.parametrize(
    ("name", "seats"), [(RISE, 3), ("cult", 3), ("cultistorm", 4), ("eldritch-arkham", 4)]
)
def test_laid_open_no_hand_and_no_screen_hides_anything(name: str, seats: int) -> None:
    """Decks stay closed: what lies in them is decided when it is drawn, or nobody ever knew its order."""
    game = GAMES[name]
    match = played(game, seats, 5, 150)
    unrolled = replays.unrolled(game, match.record)
    seen = 0
    for state in unrolled.states[::7]:
        zones = {zone.id: zone for zone in game.still(state).zones}
        shown = game.laid_open(state)
        hidden = {piece.zone for piece in shown.pieces if piece.face is None}
        assert {zones[zone].look for zone in hidden} <= {"cards"}, hidden
        open_faces = Counter({(one.zone, one.face): one.count for one in shown.pieces if one.face})
        for seat in range(seats):
            own = [
                piece
                for piece in game.moving(state, seat).pieces
                if piece.face and zones[piece.zone].owner == seat
            ]
            assert all((one.zone, one.face) in open_faces for one in own)
            seen += len(own)
        values = {one.id: one.value for one in shown.counters}
        for seat in range(seats):
            for counter in game.moving(state, seat).counters:
                if counter.value is not None and zones[counter.zone].owner == seat:
                    assert values[counter.id] == counter.value
    assert seen > 50


def test_the_moments_are_the_largest_swings_and_lie_apart() -> None:
    game = GAMES[RISE]
    match = Match.open(game, ["greedy"] * 2, 7)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while not match.over:
        seat = match.state.speaker
        assert seat is not None
        match.answer(bots[seat].answer(match.state, seat), seat)
    course = replays.chart(replays.unrolled(game, match.record), "en")
    assert 1 <= len(course.moments) <= replays.MOST_MOMENTS
    places = [moment.position for moment in course.moments]
    assert places == sorted(set(places))
    shares = {point.position: point.shares for point in course.shares}
    gains = [
        abs(now - then)
        for (_, before), (_, after) in zip(list(shares.items()), list(shares.items())[1:], strict=False)
        for then, now in zip(before, after, strict=True)
    ]
    assert max(abs(moment.gain) for moment in course.moments) == pytest.approx(max(gains), abs=0.002)
    assert all(abs(moment.gain) >= replays.LEAST_SWING and moment.words for moment in course.moments)
    assert [mark.words for mark in course.rounds] == [f"Round {number} of 6" for number in range(1, 7)]
    assert len(course.acted) == len(match.entries)


# --- records that somebody brings -----------------------------------------------------------------------------


async def brings(site: Site, text: str, status: int = 201, **query: str) -> Any:
    answer = await site.http.post("/api/records", params=query, json={"text": text})
    assert answer.status_code == status, answer.text
    return answer.json()


def recorded(name: str = RISE) -> str:
    """A game of this version that was played to its end, as its file has it."""
    fitting = (path for path in RECORDS if path.parent.name == name and path.name.startswith("2-seats"))
    return next(fitting).read_text("utf-8")


async def test_a_record_from_elsewhere_is_watched_through_any_eyes_and_never_stored(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        before = await everything_stored(site)
        opened = await brings(site, recorded(), lang="pl")
        assert opened["game"] == RISE
        path = f"/api/records/{opened['id']}"
        assert await site.get(path, lang="pl") == opened
        last = recorded().count("\n") - 1
        for eyes in ({}, {"seat": 1}, {"open": True}):
            told = await site.get(f"{path}/replay", position=last, **eyes)
            assert (told["first"], told["last"], len(told["steps"])) == (0, last, 1)
            assert told["outcome"]["winners"]
        assert (await site.get(f"{path}/scores"))["points"]
        assert (await site.get(f"{path}/replay", 404, seat=9))["code"] == "no-seat"
        # The same file again is the same record, also with a mark and line ends that some editors write.
        assert (await brings(site, recorded()))["id"] == opened["id"]
        await brings(site, "\ufeff" + recorded().replace("\n", "\r\n"))
        assert await everything_stored(site) == before
        assert (await site.get("/api/records/AAAAAAAAAAAAAAAAAAAAAA", 404))["code"] == "no-record"
        assert (await site.get("/api/tables"))["tables"] == []


async def everything_stored(site: OwnSite) -> list[Any]:
    names = ("tables", "entries", "chat", "positions")
    return [await site.hall.store.do((f"SELECT COUNT(*) FROM {name}", ())) for name in names]


@pytest.mark.parametrize("path", RECORDS[:: max(1, len(RECORDS) // 8)], ids=lambda path: path.parent.name)
def test_recorded_games_of_every_kind_are_whole(path: Path) -> None:
    assert replays.whole_game(path.read_text("utf-8"), GAMES, Limits().entries).match.over


async def test_a_record_downloaded_from_a_table_can_be_brought_back(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2)
        await play_on(players, 10**4)
        record = await site.get(f"{table.path}/record")
        assert json.loads(record.splitlines()[-1])["digest"], "an edited last answer would go unnoticed"
        opened = await brings(site, record)
        assert [seat["name"] for seat in opened["seats"]] == ["Ada", "Bo"]
        told = await site.get(f"/api/records/{opened['id']}/replay", position=0, count=50)
        assert told["steps"] == (await site.get(f"{table.path}/replay", position=0, count=50))["steps"]


def lines(change: Callable[[list[str]], list[str]]) -> str:
    return "\n".join(change(recorded().splitlines())) + "\n"


def with_header(**values: Any) -> str:
    return lines(lambda all_: [json.dumps({**json.loads(all_[0]), **values}), *all_[1:]])


def with_entry(number: int, **values: Any) -> str:
    def changed(all_: list[str]) -> list[str]:
        return [*all_[:number], json.dumps({**json.loads(all_[number]), **values}), *all_[number + 1 :]]

    return lines(changed)


def other_answer(all_: list[str]) -> list[str]:
    """The same game with another last answer, if one was possible, and no digest that would tell."""
    entry = json.loads(all_[-1])
    del entry["digest"]
    return [*all_[:-1], json.dumps(entry)]


REFUSED = [
    ("", "record-foreign", ".jsonl"),
    ("once upon a time", "record-foreign", ""),
    ('{"games": []}', "record-foreign", ".jsonl"),
    ("[" * 100_000, "record-foreign", ""),
    (with_header(eldertable=99), "record-format", "Eldertable 0."),
    (with_header(game="chess"), "record-game", "chess"),
    (with_header(version="0.0.1"), "record-version", "0.0.1"),
    (with_header(content="0123456789abcdef"), "record-content", "other cards or numbers"),
    (with_header(seats=7), "record-edited", "line 1"),
    (with_header(seats=10**9, who=[]), "record-edited", "line 1"),
    (with_header(options={"rounds": 10**9}), "record-edited", "line 1"),
    (with_header(options={"edition": [["x"]]}), "record-edited", "line 1"),
    (with_header(seed="nothing"), "record-edited", "line 1"),
    (with_header(opening={"fields": {"nonsense": 1}}), "record-edited", "line 1"),
    (with_header(opening={"zones": {"hand-0": ["no-such-card"]}}), "record-edited", "line 1"),
    (with_header(opening={"agenda": [["Nothing"]]}), "record-edited", "line 1"),
    (recorded()[: len(recorded()) // 2], "record-cut", ""),
    (lines(lambda all_: all_[: len(all_) // 2]), "record-cut", ""),
    (lines(lambda all_: all_[:1]), "record-cut", ""),
    (lines(lambda all_: [*all_[:5], *all_[6:]]), "record-edited", "line 6"),
    (lines(lambda all_: [*all_[:5], all_[4], *all_[5:]]), "record-edited", "line 6"),
    (with_entry(9, answer=99_999), "record-edited", "line 10"),
    (with_entry(9, seat=99), "record-edited", "line 10"),
    (with_entry(9, kind="Nothing"), "record-edited", "line 10"),
    (with_entry(20, digest="0" * 16), "record-edited", "line 21"),
    (lines(other_answer), "record-edited", ""),
    (
        lines(
            lambda all_: [*all_, f'{{"entry":"position","number":{len(all_)},"version":"9","position":{{}}}}']
        ),
        "record-edited",
        "",
    ),
    (with_header(seed=1_000_003, chosen_seed=True), "record-edited", ""),
]


@pytest.mark.parametrize(("text", "code", "says"), REFUSED, ids=range(len(REFUSED)))
async def test_what_is_no_whole_record_of_ours_is_refused_in_words(
    sqlite_db: str, caplog: pytest.LogCaptureFixture, text: str, code: str, says: str
) -> None:
    async with serving(sqlite_db) as site:
        before = await everything_stored(site)
        for lang in ("pl", "en"):
            told = await brings(site, text, 400, lang=lang)
            assert told["code"] == code
        assert says in told["words"]
        assert "{" not in told["words"]
        assert await everything_stored(site) == before
    assert not caplog.records


async def test_a_record_that_is_too_big_or_comes_too_often_is_refused(sqlite_db: str) -> None:
    limits = NO_LIMITS._replace(records=Rate(0, 2), entries=50)
    async with serving(sqlite_db, limits=limits) as site:
        told = await brings(site, "x" * (limits.record + 1), 413)
        assert (told["code"], "2048" in told["words"] or "2,048" in told["words"]) == ("record-big", True)
        assert (await brings(site, recorded(), 400))["code"] == "record-long"
        assert (await brings(site, recorded(), 429))["code"] == "too-fast"


def test_a_record_that_takes_too_long_to_check_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "PATIENCE", 0.0)
    with pytest.raises(Denied) as refused:
        replays.whole_game(recorded(), GAMES, 10_000)
    assert refused.value.code == "record-long"


def test_names_in_a_record_are_cleaned_as_those_of_guests_are() -> None:
    header = json.loads(recorded().splitlines()[0])
    who = ["you:<b>\u202eA\x1b[31mda</b>" + "x" * 100, *header["who"][1:]]
    found = replays.whole_game(with_header(who=who), GAMES, 10_000)
    (first, *_) = replays.record_info("x", found, "Rise").seats
    assert first.name == "<b>A[31mda</b>xxxxxxxxxx"


async def test_records_are_forgotten_when_there_are_too_many(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST_KEPT_OF_RECORDS", 100)
    async with serving(sqlite_db) as site:
        first = await brings(site, recorded("cult"))
        await brings(site, recorded())
        assert (await site.get(f"/api/records/{first['id']}/replay", 404))["code"] == "no-record"
        await brings(site, recorded("cult"))
        await site.get(f"/api/records/{first['id']}/replay")
