"""At the table: answers, drafts, undo, coming back, chat, languages, words."""

from __future__ import annotations

import asyncio
import json
import re

import pytest

import eldertable
from eldertable.games.rise_of_the_cults.game import RiseOfTheCults
from eldertable.games.rise_of_the_cults.rules.paying import Pay
from eldertable.games.rise_of_the_cults.table.state import RiseState
from eldertable.kernel import Dice, IllegalAnswer
from eldertable.kernel.scene import Board
from eldertable.server.denied import illegal
from tests.kernel.onepage import BELL, LAMP
from tests.server.site import PATIENCE, Player, play_on, same_scene, serving
from tests.support import rule

RISE = "rise-of-the-cults"


async def asked_of(players: list[Player]) -> Player:
    """Whoever is asked first."""
    return next(player for player in players if player.asked)


async def until_all_are_asked(players: list[Player], kind: str) -> None:
    """Play until everybody is asked the same."""
    while players[0].moving["prompt"]["kind"] != kind or len(players[0].moved["asked"]) < len(players):
        await play_on(players, 1)


async def with_a_choice(players: list[Player], seed: int = 1) -> Player:
    """Play until somebody has an option that can be taken back, and say who."""
    dice = Dice(seed)
    for _ in range(300):
        one = await asked_of(players)
        if any(option not in one.finals for option in one.options):
            return one
        position = one.position
        await one.answers_with(one.options[dice.roll(len(one.options))])
        for player in players:
            await player.reaches(position + 1)
    raise AssertionError("nobody ever had a choice that can be taken back")


def revocable(player: Player) -> int:
    """An option that can be taken back."""
    return next(option for option in player.options if option not in player.finals)


async def test_everybody_is_told_of_an_answer_each_with_their_own_eyes(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(3)
        spectator = await table.joins()
        await play_on([*players, spectator], 25)
        assert spectator.options == []
        assert "undo" not in spectator.moved
        for player in [*players, spectator]:
            anew = await table.joins(player.seat)
            assert same_scene(anew.moving, player.moving)
            assert anew.log == player.log
            assert anew.still == player.still
        words = {tuple(player.words) for player in [*players, spectator]}
        assert len(words) > 1


async def test_the_board_is_built_once_for_all_who_see_the_table_and_the_mats_for_each(
    sqlite_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[str] = []
    build = RiseOfTheCults.build_board

    def counted(game: RiseOfTheCults, state: RiseState, locale: str) -> Board:
        built.append(locale)
        return build(game, state, locale)

    async with serving(sqlite_db) as site:
        table, players = await site.plays(2, game=RISE, seed=5)
        spectator = await table.joins()
        other = await table.joins(lang="pl")
        monkeypatch.setattr(RiseOfTheCults, "build_board", counted)
        await play_on([*players, spectator, other], 30)
        assert (built.count("en"), built.count("pl")) == (30, 30)
        for player in [*players, spectator]:
            assert same_scene((await table.joins(player.seat)).moving, player.moving)


async def test_a_whole_game_arrives_as_changes_and_ends_with_its_outcome(sqlite_db: str) -> None:
    async with serving(sqlite_db) as site:
        table, players = await site.plays(2, game=RISE, options={"edition": "en"}, seed=11)
        await play_on(players, 2_000)
        for player in players:
            anew = await table.joins(player.seat)
            assert same_scene(anew.moving, player.moving)
            assert anew.log == player.log
            assert anew.moved["outcome"] == player.moved["outcome"]
        whole = sum("moving" in json.loads(text) for text in players[0].raw if '"moved"' in text)
        assert whole < len(players[0].raw) / 10
        assert (await table.now())["phase"] == "over"


async def test_a_doubled_answer_is_refused_without_harm(db: str) -> None:
    async with serving(db) as site:
        _, players = await site.plays(2, game=RISE)
        one = await asked_of(players)
        position, answer = one.position, one.options[0]
        await one.socket.send(
            json.dumps({"type": "answer", "position": position, "answer": answer, "ref": 901})
        )
        await one.socket.send(
            json.dumps({"type": "answer", "position": position, "answer": answer, "ref": 902})
        )
        await one.until(lambda me: 902 in me.answers)
        assert one.answers[901] == {"type": "done", "ref": 901, "position": position + 1}
        assert one.answers[902]["problem"]["code"] == "already-acted"
        assert one.answers[902]["position"] == position + 1
        await play_on(players, 3)


async def test_a_late_answer_is_tried_again_if_the_same_decision_is_open_still(db: str) -> None:
    async with serving(db) as site:
        _, players = await site.plays(2)
        # The Vigil's lamps are open to all: whoever answers first goes first.
        await until_all_are_asked(players, "Lamps")
        first, second = players
        position = first.position
        assert (await first.says("answer", position=position, answer=0))["type"] == "done"
        assert (await second.says("answer", position=position, answer=0))["type"] == "done"
        await first.reaches(position + 2)
        late = await second.says("answer", position=position, answer=0)
        assert late["problem"]["code"] == "already-acted"
        assert late["problem"]["words"]


async def test_an_answer_to_a_table_that_was_taken_back_is_refused(db: str) -> None:
    async with serving(db) as site:
        _, players = await site.plays(2, options={"bell": True})
        await until_all_are_asked(players, "Lamps")
        first, second = players
        seen = (await first.answers_with(LAMP))["position"]
        await second.reaches(seen)
        assert (await first.says("undo"))["type"] == "done"
        late = await second.says("answer", position=seen, answer=LAMP)
        assert late["problem"]["code"] == "moved-on"
        await second.reaches(seen + 1)
        assert (await second.answers_with(LAMP))["type"] == "done"


async def test_an_answer_out_of_turn_or_out_of_range_changes_nothing(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2, game=RISE)
        one = await asked_of(players)
        other = players[1 - players.index(one)]
        position = one.position
        spectator = await table.joins()
        assert (await other.answers_with(0))["problem"]["code"] == "illegal"
        assert (await one.answers_with(99_999))["problem"]["code"] == "illegal"
        assert (await one.says("answer", position=position + 7, answer=0))["problem"]["code"] == "illegal"
        assert (await spectator.answers_with(one.options[0]))["problem"]["code"] == "not-seated"
        assert one.position == position


async def test_a_draft_is_seen_by_its_seat_alone_until_it_is_confirmed(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2, game=RISE, seed=5)
        one = await with_a_choice(players)
        other = players[1 - players.index(one)]
        heard, position, before = len(other.raw), one.position, one.moving
        first = revocable(one)
        assert (await one.tries(first))["type"] == "done"
        await one.until(lambda me: me.moved.get("draft"))
        assert [tried["answer"] for tried in one.moved["draft"]["answers"]] == [first]
        assert one.moved["draft"]["answers"][0]["label"]
        assert one.position == position
        again = await table.joins(one.seat)
        assert again.moved["draft"] == one.moved["draft"]
        assert same_scene(again.moving, one.moving)
        await again.leaves()
        assert (await one.says("back"))["type"] == "done"
        await one.until(lambda me: "draft" not in me.moved)
        assert same_scene(one.moving, before)
        await one.tries(first)
        assert not [text for text in other.raw[heard:] if '"moved"' in text]
        assert (await one.says("confirm", position=position))["position"] == position + 1
        await other.reaches(position + 1)


async def test_why_something_cannot_be_used_is_told_to_who_asks_and_changes_nothing(db: str) -> None:
    async with serving(db) as site:
        _, players = await site.plays(2, seed=1)
        one = await with_a_choice(players)
        other = players[1 - players.index(one)]
        position, heard = one.position, len(other.raw)
        told = await other.says("why", position=position, thing="hand-0")
        assert told["reasons"] == [{"words": "You are not asked now.", "rule": told["reasons"][0]["rule"]}]
        told = await one.says("why", position=position, thing="no such thing")
        assert (told["type"], told["thing"], told["reasons"]) == ("reasons", "no such thing", [])
        assert (await one.says("why", position=position, thing=""))["problem"]["code"] == "bad-message"
        assert one.position == position
        assert not [text for text in other.raw[heard:] if '"moved"' in text]


async def test_nothing_but_a_pick_can_be_taken_out_of_a_draft(db: str) -> None:
    async with serving(db) as site:
        _, players = await site.plays(2, game=RISE, seed=5)
        one = await with_a_choice(players)
        assert (await one.says("out", at=0))["problem"]["code"] == "draft-empty"
        await one.tries(revocable(one))
        assert (await one.says("out", at=0))["problem"]["code"] == "draft-fixed"
        assert (await one.says("out", at=7))["problem"]["code"] == "draft-fixed"
        await one.until(lambda me: me.moved.get("draft"))
        assert len(one.moved["draft"]["answers"]) == 1


async def test_a_draft_is_cleared_and_an_empty_one_cannot_be_confirmed(db: str) -> None:
    async with serving(db) as site:
        _, players = await site.plays(2, game=RISE, seed=5)
        one = await with_a_choice(players)
        await one.tries(revocable(one))
        await one.says("clear")
        await one.until(lambda me: "draft" not in me.moved)
        assert (await one.says("confirm", position=one.position))["problem"]["code"] == "draft-empty"
        assert (await one.says("back"))["problem"]["code"] == "draft-empty"


async def test_a_final_answer_stops_a_draft_and_counts_when_it_is_confirmed(db: str) -> None:
    async with serving(db) as site:
        _, players = await site.plays(2, game=RISE, seed=5)
        for _ in range(200):
            one = await asked_of(players)
            if one.finals:
                break
            await play_on(players, 1)
        position, final = one.position, one.finals[0]
        await one.tries(final)
        await one.until(lambda me: me.moved.get("draft", {}).get("final"))
        assert one.options == []
        assert (await one.tries(final))["problem"]["code"] == "draft-final"
        assert (await one.answers_with(final))["problem"]["code"] == "draft-final"
        await one.says("confirm", position=position)
        await one.reaches(position + 1)


async def test_an_answer_counts_together_with_the_draft_before_it(db: str) -> None:
    async with serving(db) as site:
        _, players = await site.plays(2, game=RISE, seed=5)
        one = await with_a_choice(players)
        position = one.position
        await one.tries(revocable(one))
        await one.until(lambda me: me.moved.get("draft"))
        assert (await one.says("answer", position=position, answer=one.options[0]))[
            "position"
        ] == position + 2


async def test_a_draft_that_does_not_fit_any_more_is_dropped_with_a_reason(db: str) -> None:
    async with serving(db) as site:
        _, players = await site.plays(2, options={"bell": True})
        await until_all_are_asked(players, "Lamps")
        first, second = players
        await second.tries(LAMP)
        await second.until(lambda me: me.moved.get("draft"))
        # A lamp of the other does no harm to it; the bell does.
        await first.answers_with(LAMP)
        await second.reaches(first.position)
        assert second.moved["draft"]["answers"]
        await first.answers_with(BELL)
        await second.until(lambda me: "draft" not in me.moved)
        assert [told["problem"]["code"] for told in second.refused] == ["draft-dropped"]


async def test_a_pick_that_does_not_go_is_refused_in_words_and_the_others_stay(db: str) -> None:
    async with serving(db) as site:
        _, players = await site.plays(2, game=RISE, seed=5)
        one = await who_pays_with_several(players)
        for first in one.options:
            await one.tries(first)
            if first not in one.options:
                break
            await one.says("back")
        assert first not in one.options, "there is one of it, and it is picked"
        draft, position = one.moved["draft"], one.position
        closing = Pay(0, 1).closing()
        assert closing not in one.options, "that would not do yet"
        for wrong in (first, closing, 9_999, 0 if 0 not in one.options else 10**6):
            refused = await one.tries(wrong)
            assert refused["problem"]["code"] == "illegal"
            assert len(refused["problem"]["words"]) > 20
        assert "Initiate" in (await one.tries(closing))["problem"]["words"]
        page = await one.says("look")
        assert page["type"] == "page"
        assert (one.moved["draft"], one.position) == (draft, position)


async def who_pays_with_several(players: list[Player]) -> Player:
    """Play until somebody must pay with several cards, and say who."""
    dice = Dice(3)
    for _ in range(600):
        one = await asked_of(players)
        prompt = one.moving["prompt"]
        alone = [
            option for option in prompt["options"] if f"({prompt.get('needs')} Power)" not in option["label"]
        ]
        labels = {option["label"] for option in prompt["options"]}
        if (
            prompt["kind"] == "Pay"
            and prompt["enough"] is None
            and len(labels) == len(alone) > 2
            and not one.finals
        ):
            return one
        position = one.position
        await one.answers_with(one.options[dice.roll(len(one.options))])
        for player in players:
            await player.reaches(position + 1)
    raise AssertionError("nobody ever had to pay with several cards")


def test_a_pick_that_another_took_is_told_with_the_reason_of_the_game() -> None:
    game = eldertable.game(RISE)
    state = game.new(2, seed=1)
    taken = IllegalAnswer("", "ROTC-CON-07", "no-thugs", {"have": 2})
    lost = IllegalAnswer("", "ROTC-CON-07", "draft-lost", {"lost": taken})
    for locale in ("en", "pl"):
        problem = illegal(lost, game, state, locale)
        assert (problem.code, problem.rule) == ("draft-lost", "ROTC-CON-07")
        assert game.say(state, "no-thugs", {"have": 2}, locale) in problem.words


async def test_a_draft_is_not_left_to_who_sits_there_next(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2)
        one = await with_a_choice(players)
        seat = one.seat
        await one.tries(revocable(one))
        await site.ask("DELETE", f"{table.path}/seats/{seat}", key=table.host)
        await table.sits("Cyd")
        newcomer = await table.joins(seat)
        assert "draft" not in newcomer.moved
        assert newcomer.options


async def test_undo_takes_back_ones_own_answers_and_everybody_forgets_them(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2, game=RISE, seed=5)
        one = await with_a_choice(players)
        other = players[1 - players.index(one)]
        told, before = other.words, one.moving
        answer = revocable(one)
        await one.answers_with(answer)
        await one.until(lambda me: me.moved.get("undo", {}).get("ways"))
        away = await table.joins(other.seat)
        since, still, log = away.position, away.still_id, away.log
        await away.leaves()
        assert (await one.says("undo"))["type"] == "done"
        await one.until(lambda me: me.log[-1]["rule"] == "")
        assert same_scene(one.moving, before)
        await other.reaches(one.position)
        assert other.words[:-1] == told
        # Whoever was away is told how far to forget.
        back = await table.joins(other.seat, since=since, still_id=still)
        assert "still" not in back.welcome["moved"]
        kept = [sentence for sentence in log if sentence["position"] <= back.moved["back"]]
        assert [*kept, *back.log] == other.log


async def test_undo_that_is_not_possible_says_why(db: str) -> None:
    async with serving(db) as site:
        _, players = await site.plays(2, game=RISE)
        for player in players:
            assert player.moved["undo"]["ways"] == []
            assert player.moved["undo"]["why"]
            refused = await player.says("undo")
            assert refused["problem"]["code"].startswith("undo-")
            assert refused["problem"]["words"] == player.moved["undo"]["why"]


async def test_coming_back_tells_only_what_was_missed(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2)
        await play_on(players, 4)
        gone = players[1]
        await gone.leaves()
        await players[0].until(lambda me: not me.table["seats"][1]["here"])
        missed = 0
        while players[0].asked and "outcome" not in players[0].moved and missed < 3:
            position = players[0].position
            await players[0].answers_with(players[0].options[0])
            await players[0].reaches(position + 1)
            missed += 1
        back = await table.joins(1, since=gone.position, still_id=gone.still_id)
        assert "still" not in back.welcome["moved"]
        anew = await table.joins(1)
        assert gone.log + back.log == anew.log
        assert same_scene(back.moving, anew.moving)


async def test_who_comes_back_from_a_future_that_never_was_is_told_all_anew(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2)
        await play_on(players, 3)
        astray = await table.joins(0, since=99)
        assert astray.moved["back"] == -1
        assert astray.log == players[0].log


async def test_a_server_that_comes_back_knows_everything(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2, game=RISE)
        await play_on(players, 30)
        await players[0].says("say", words="See you")
    async with serving(db) as again:
        table.site = again
        for player in players:
            back = await table.joins(player.seat)
            assert same_scene(back.moving, player.moving)
            assert back.log == player.log
            assert [line["words"] for line in back.chat] == ["See you"]
        await play_on(again.players, 5)


async def test_a_table_leaves_the_memory_when_nobody_looks_and_comes_back(db: str) -> None:
    async with serving(db, idle=0.05) as site:
        table, players = await site.plays(2)
        await play_on(players, 5)
        for player in players:
            await player.leaves()
        async with asyncio.timeout(PATIENCE):
            while site.hall.in_memory(table.id) is not None:
                await asyncio.sleep(0.02)
        back = await table.joins(0)
        assert back.position == 5


async def test_resigning_ends_a_game_of_two_and_gives_the_seat_of_a_larger_one_to_a_bot(db: str) -> None:
    async with serving(db) as site:
        _, (one, other) = await site.plays(2, game=RISE)
        await one.says("resign")
        await other.until(lambda me: "outcome" in me.moved)
        assert other.moved["outcome"]["winners"] == [1]
        assert other.words[-1] == other.moved["outcome"]["words"]
        assert (await one.says("resign"))["problem"]["code"] == "not-playing"
        _, three = await site.plays(3, game=RISE)
        await three[2].says("resign")
        await three[0].until(lambda me: me.table["seats"][2]["bot"])
        await three[2].until(lambda me: me.seat is None)


@rule("CS-OVL-29", "CS-OVL-30")
async def test_when_the_author_leaves_a_bot_plays_his_hand_and_the_investigators_play_on(
    sqlite_db: str,
) -> None:
    async with serving(sqlite_db) as site:
        _, players = await site.plays(3, game="cultistorm", options={"overlord": True})
        *team, author = players
        while not author.asked:
            await play_on(players, 1)
        left_at = author.position
        assert len(hidden_cards(author)) == 6
        await author.says("resign")
        await author.until(lambda me: me.seat is None and not hidden_cards(me))
        for player in team:
            await player.until(lambda me: me.table["seats"][2]["bot"] and 2 not in me.moved["asked"])
            assert hidden_cards(player) == []
        assert team[0].position > left_at, "a bot answered for him"
        for answer in range(5):
            # Between their answers the bot may have one to give.
            await team[0].until(lambda me: not {0, 1}.isdisjoint(me.moved["asked"]))
            await team[1].reaches(team[0].position)
            await play_on(team, 1, seed=answer)
        assert "outcome" not in team[0].moved


def hidden_cards(player: Player) -> list[str]:
    """The cards of the Author that a player sees."""
    pieces = player.moving["pieces"]
    return [piece["face"] for piece in pieces if piece["zone"] in ("sendings", "schemes") and piece["face"]]


async def test_chat_is_text_for_those_who_sit_and_off_by_the_hosts_wish(db: str) -> None:
    async with serving(db) as site:
        table, (one, other) = await site.plays(2)
        spectator = await table.joins()
        await one.says("say", words=" <script>alert(1)</script>\u202e \x07 ")
        await other.says("say", words="Hm?")
        await spectator.until(lambda me: len(me.chat) == 2)
        assert [(line["number"], line["name"], line["words"]) for line in spectator.chat] == [
            (1, "Ada", "<script>alert(1)</script>"),
            (2, "Bo", "Hm?"),
        ]
        assert (await spectator.says("say", words="me too"))["problem"]["code"] == "not-seated"
        assert (await one.says("say", words=" \n "))["problem"]["code"] == "bad-message"
        assert (await one.says("say", words="x" * 401))["problem"]["code"] == "bad-message"
        await site.ask("PATCH", table.path, key=table.host, chat=False)
        await one.until(lambda me: not me.table["chat"])
        assert (await one.says("say", words="hello?"))["problem"]["code"] == "chat-off"
        back = await table.joins(1, chat_since=1)
        assert [line["number"] for line in back.chat] == [2]


async def test_only_the_last_lines_of_chat_are_kept(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("live", "storage.store"):
        monkeypatch.setattr(f"eldertable.server.{module}.MOST_CHAT", 3)
    async with serving(db) as site:
        table, (one, _) = await site.plays(2)
        for number in range(5):
            await one.says("say", words=f"line {number}")
        assert [line["number"] for line in (await table.joins()).chat] == [3, 4, 5]
        assert [line.number for line in await site.hall.store.chat(table.id)] == [3, 4, 5]


async def test_everybody_is_told_in_their_own_language(db: str) -> None:
    async with serving(db) as site:
        table, players = await site.plays(2, game=RISE)
        english = await table.joins()
        polish = await table.joins(lang="pl")
        strange = await table.joins(lang="tlh")
        await play_on(players, 10)
        for player in (english, polish, strange):
            await player.reaches(10)
        assert english.still is not None
        assert polish.still is not None
        assert (english.still["locale"], polish.still["locale"]) == ("en", "pl")
        assert len(english.words) == len(polish.words)
        assert english.words != polish.words
        assert strange.words == english.words
        assert "Najpierw" not in (await polish.says("answer", position=0, answer=0))["problem"]["words"]
        assert "miejsce" in (await polish.says("answer", position=0, answer=0))["problem"]["words"]


async def test_the_table_in_words_has_the_same_options_as_the_scene(db: str) -> None:
    async with serving(db) as site:
        _, players = await site.plays(2, game=RISE)
        one = await asked_of(players)
        page = await one.says("look")
        lines = ["".join(words for words, _ in line["parts"]) for line in page["prompt"]]
        labels = [option["label"] for option in one.moving["prompt"]["options"]]
        assert lines[0].startswith(one.moving["prompt"]["words"])
        numbered = [line for line in lines if re.match(r"\s*\d+\. ", line)]
        assert [line.partition(". ")[2] for line in numbered] == labels
        assert any(role == "title" for line in page["table"] for _, role in line["parts"])
        assert (await one.says("ping"))["type"] == "pong"


async def test_presence_is_told(db: str) -> None:
    async with serving(db) as site:
        table, (one, other) = await site.plays(2)
        await one.until(lambda me: all(seat["here"] for seat in me.table["seats"]))
        spectator = await table.joins()
        await one.until(lambda me: me.table["watching"] == 1)
        await spectator.leaves()
        await one.until(lambda me: me.table["watching"] == 0)
        second_tab = await table.joins(1)
        await other.leaves()
        await second_tab.leaves()
        await one.until(lambda me: not me.table["seats"][1]["here"])
