"""Playing at one screen: what is shown, what can be typed, who sees what."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

import eldertable
from eldertable.bots import BOTS, make_bot
from eldertable.bots.hints import Advice, advise
from eldertable.kernel import Game, State
from eldertable.kernel.picking import Picking, without
from eldertable.match import Match
from eldertable.text.play import Client
from eldertable.text.screen import WIPE, Screen
from tests.kernel.onepage import Vigil
from tests.kernel.storied import StoriedVigil
from tests.support import GAMES, VIGIL


def client(who: str, typed: str = "", locale: str = "en", game: Game = VIGIL, **agreed: Any) -> Client:
    """People and bots at a table, and what the people will type."""
    match = Match.open(game, who.split(",") if who else [], seed=23, options=agreed)
    bots = {seat: make_bot(one, seat).answer for seat, one in enumerate(match.header.who) if one in BOTS}
    screen = Screen(io.StringIO(), io.StringIO(typed))
    return Client(match, bots, lambda state, seat, lang: advise(state, seat, lang, 400), screen, locale)


def played(table: Client) -> str:
    """All that was shown."""
    table.run()
    assert isinstance(table.screen.out, io.StringIO)
    return table.screen.out.getvalue()


def transcript(who: str, *typed: str, **settings: Any) -> str:
    return played(client(who, "".join(f"{one}\n" for one in typed), **settings))


def after(text: str, typed: str) -> str:
    """What was shown in answer to something typed."""
    return text.split(f"> {typed}\n", 1)[1].split("\n> ", 1)[0]


@pytest.mark.parametrize(("game", "locale"), [(game, locale) for game in GAMES for locale in game.locales])
def test_a_whole_game_can_be_played_by_the_first_choice(game: Game, locale: str) -> None:
    others = min(seats for seats in game.seats if seats > 1) - 1
    table = client("you" + ",greedy" * others, "1\n" * 2000, locale, game)
    ending = played(table).rsplit("\n\n", 1)[1]
    assert table.match.over
    outcome = table.match.outcome(locale)
    assert outcome is not None
    for side in outcome.sides:
        assert (side.name in ending) is (side.seat is not None or bool(side.parts))
    assert all(f"{part} {number}" in ending for side in outcome.sides for part, number in side.parts.items())


def test_a_story_is_told_in_full_after_its_sentence() -> None:
    shown = transcript("you,greedy", *["1"] * 6, game=StoriedVigil())
    assert (
        "face down. [VIG-08]\n\n  An Omen\n  It lies face down, and listens.\n  Nothing comes of it.\n"
        in shown
    )


def test_the_beginning_shows_what_happened_the_table_and_the_question() -> None:
    shown = transcript("you,greedy")
    for words in (
        "The Vigil\nType a number or words",
        "Seed 23: whoever plays with it again gets the same cards and dice.",
        "Night 1 falls. [VIG-06]",
        "Watcher 2 (bot: greedy):",
        "Watcher 1 (you):",
        "[VIG-07]\n  1. leave it on top\n  2. bury it under the deck\n> ",
    ):
        assert words in shown


@pytest.mark.parametrize("typed", ["2", "bury it under the deck", "BURY", "under deck", "deck"])
def test_a_choice_by_number_or_words(typed: str) -> None:
    assert "Watcher 1 buries" in after(transcript("you,greedy", typed), typed)


@pytest.mark.parametrize("typed", ["0", "3", "swim", "-1", "1.5", "²"])
def test_what_is_no_choice_is_said_and_nothing_happens(typed: str) -> None:
    shown = transcript("you,greedy", typed, "2")
    assert after(shown, typed) == (
        f'No choice is called "{typed}". Type a number from 1 to 2, or part of the words; help lists the commands.'
    )
    assert "buries" in after(shown, "2")


def test_however_much_is_typed() -> None:
    for letter in "9x?":
        assert "You dreamt" in transcript("you,greedy", letter * 5000, "")


def test_words_that_fit_several_choices_are_asked_back() -> None:
    shown = transcript("you,greedy", "it")
    assert after(shown, "it") == '"it" could be: 1. leave it on top, 2. bury it under the deck.'


def test_an_empty_line_asks_again() -> None:
    assert after(transcript("you,greedy", ""), "").startswith("You dreamt of the next omen.")


def test_what_happened_since_is_told_with_its_rules_and_what_changed() -> None:
    news = after(transcript("you,greedy", "1"), "1")
    assert "Watcher 2 lays an omen face down. [VIG-08]" in news
    assert "Laid by Watcher 2: 1 face down" in news
    assert "Deck:" not in news
    assert "The Vigil" not in news


def test_a_choice_of_one_is_taken_and_said() -> None:
    shown = transcript("you,greedy", "1")
    assert "Lay an omen face down. Only one choice: Echo." in shown
    assert shown.index("Only one choice") < shown.index("Watcher 2 lays an omen"), "where it happened"
    assert shown.count("Lay an omen") == 1, "nobody is asked"


# --- several things at once ---------------------------------------------------------------------------------


def discarding(*typed: str) -> str:
    """Somebody is asked which cards of the hand to discard, any of four, and types this."""
    table = client(
        "you,greedy,greedy", "".join(f"{one}\n" for one in typed), game=eldertable.game("cultistorm")
    )
    while not (isinstance(table.state.decision, Picking) and len(table.state.legal(0)) == 5):
        seat = table.state.speaker or 0
        table.match.answer(table.state.legal(seat)[0], seat)
    return played(table)


def test_several_picks_are_typed_at_once_in_any_order() -> None:
    one, other = discarding("4 2", "1"), discarding("2 4", "1")
    assert "Several numbers at once will do, in any order." in one
    assert after(one, "4 2").count("Chosen: ") == after(other, "2 4").count("Chosen: ") == 1
    assert after(one, "1") == after(other, "1")
    assert " discards " in after(one, "1")


class Load(Picking):
    """Take so many of three things along."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.picks = ()

    def further(self, state: State, seat: int, picks: tuple[int, ...]) -> list[int]:
        return without([1, 2, 3], picks) if len(picks) < self.most else []


def test_who_may_pick_only_one_is_not_told_of_several() -> None:
    assert [Load(most).next_is_last(VIGIL.new(2, seed=1), 0) for most in (1, 2, 3)] == [True, False, False]


@pytest.mark.parametrize(
    ("typed", "why"),
    [("2 9", 'No choice is called "9".'), ("2 2", "["), ("2 1 3", "3 does not fit any more"), ("0 2", '"0"')],
)
def test_picks_that_do_not_go_together_are_refused_in_words_and_nothing_is_picked(
    typed: str, why: str
) -> None:
    shown = discarding(typed, "")
    assert why in after(shown, typed)
    assert "Chosen: " not in shown
    earlier = discarding("3", typed, "")
    assert after(earlier, "").count("Chosen: ") == 1, "what was picked before stays"


# --- commands -----------------------------------------------------------------------------------------------


def test_rules_are_explained() -> None:
    shown = transcript("you,greedy", "?", "? VIG-10", "? 11", "? lamp", "? whale")
    assert after(shown, "?").startswith("VIG-07 Dream")
    assert after(shown, "? VIG-10").startswith("VIG-10 The bell")
    assert after(shown, "? 11").startswith("VIG-11 Pledge")
    assert "VIG-09 Lamps" in after(shown, "? lamp")
    assert after(shown, "? whale") == 'No rule is called or says "whale".'


def test_words_of_every_table_are_explained_though_no_rule_says_them() -> None:
    asked = [f"? {word}" for word in (*BOTS, "seed", "Seed")]
    shown = transcript("you,greedy", *asked)
    for bot in BOTS:
        assert after(shown, f"? {bot}").startswith(f"{bot}: a bot that")
    assert "dealt the same again" in after(shown, "? seed")
    assert after(shown, "? Seed") == after(shown, "? seed")


def test_words_of_the_game_are_explained_before_the_rules_that_say_them() -> None:
    cult = eldertable.game("cult")
    shown = transcript("you,greedy", "? altars", "? CULT-ART-04", "? whale", game=cult)
    told = after(shown, "? altars").splitlines()
    assert told[0].startswith("Altar: A Priest turned into stone")
    assert told[0].endswith("[CULT-ART-03, CULT-ART-04, CULT-ART-05, CULT-WIN-02, CULT-TEM-01]")
    assert any(line.startswith("CULT-RES-15 Altars stay") for line in told)
    assert after(shown, "? CULT-ART-04").startswith("CULT-ART-04 An Altar")
    assert after(shown, "? whale") == 'No rule is called or says "whale".'


def test_rules_that_hold_only_in_some_games_come_last_or_not_at_all() -> None:
    rise = eldertable.game("rise-of-the-cults")
    shown = transcript("you,greedy", "? influence", "? disorganization card", "? NPC-03", game=rise)
    told = after(shown, "? influence").splitlines()
    assert told[0].startswith("Influence: A Plan: move a Ritual of yours here")
    assert told[1].startswith("ROTC-INF-01")
    assert not any(line.startswith(("ROTC-NPC", "ROTC-EDI")) for line in told)
    assert re.fullmatch(r"\.\.\. and \d+ more: type more of the words\.", told[-1])
    assert after(shown, "? disorganization card").startswith("Disorganization: An empty card in your deck")
    assert after(shown, "? NPC-03").startswith("ROTC-NPC-03 Roll 1")


def test_where_a_sign_is_drawn_on_the_page_the_guide_says_what_the_table_calls_it() -> None:
    signs = after(transcript("you,greedy", "guide signs", game=eldertable.game("cult")), "guide signs")
    assert 'The leader as things stand is marked "leads here".' in signs
    assert "marked ." not in signs


def test_a_sign_that_a_sentence_speaks_of_is_called_by_its_name() -> None:
    signs = after(transcript("you,greedy", "guide signs", game=eldertable.game("cultistorm")), "guide signs")
    assert 'Key: the five symbols. "Die: any symbol" stands for any of them.' in signs
    rise = eldertable.game("rise-of-the-cults")
    signs = after(transcript("you,greedy", "guide signs", game=rise), "guide signs")
    assert "a Freak one Terror. Bad Luck is nothing." in signs


def test_a_face_with_nothing_written_on_it_says_what_it_is_for() -> None:
    shown = transcript("you,greedy", "look bad luck", game=eldertable.game("rise-of-the-cults"))
    assert after(shown, "look bad luck").startswith("Bad Luck: this die gives nothing")


def test_the_guide_can_be_read_at_the_table_whole_or_in_part() -> None:
    cult = eldertable.game("cult")
    shown = transcript("you,greedy", "guide", "guide goal", "guide summon", "guide whale", game=cult)
    whole = after(shown, "guide").splitlines()
    for part in ("The goal", "A round", "The signs", "The end", "Words of the game"):
        assert part in whole
    goal = after(shown, "guide goal").splitlines()
    assert goal[0] == "The goal"
    assert "  - 5 Altars in the city," in goal
    assert goal[-1].endswith("CULT-WIN-06]")
    assert not any("{" in line for line in whole), "drawings are for pages"
    assert after(shown, "guide summon").startswith("Summoning: Performed by whoever wins the Rift")
    assert after(shown, "guide whale") == 'The guide has no part and no word called "whale".'
    assert after(transcript("you,greedy", "guide lamps"), "guide lamps").startswith("The guide has no part")


def test_counters_and_pieces_say_what_they_are_for() -> None:
    shown = transcript("you,greedy", "look followers", game=eldertable.game("cult"))
    told = after(shown, "look followers").splitlines()
    assert sum(line.startswith("Followers: Followers open gates and pay for") for line in told) == 1


def test_many_rules_are_not_shown_at_once() -> None:
    rise = next(game for game in GAMES if len(game.rules) > 100)
    found = after(transcript("you,greedy", "? the", game=rise), "? the")
    assert len(found.splitlines()) == 13
    assert found.splitlines()[-1].endswith("more: type more of the words.")


def test_look_shows_the_whole_table_or_a_part() -> None:
    shown = transcript("you,greedy", "look", "look echo", "look whale")
    assert "Deck:" in after(shown, "look")
    assert after(shown, "look").endswith("2. bury it under the deck")
    assert after(shown, "look echo").startswith("Echo: ")
    assert after(shown, "look whale") == 'Nothing on the table is called "whale".'


def test_help_lists_what_can_be_typed() -> None:
    told = after(transcript("you,greedy", "help"), "help")
    for word in ("?", "hint", "undo", "look", "guide", "save", "quit"):
        assert f"\n  {word}: " in told


def test_a_hint_is_the_best_answers_with_their_chances_and_what_they_likely_lead_to() -> None:
    hint = after(transcript("you,greedy", "hint"), "hint")
    assert "compared in" in hint
    told = re.findall(r"^(\d)\. (.+): about (\d+)% to win$", hint, re.MULTILINE)
    assert {label for _, label, _ in told} == {"leave it on top", "bury it under the deck"}
    assert int(told[0][2]) >= int(told[1][2])
    assert "What likely follows:" in hint
    assert hint == after(transcript("you,greedy", "hint"), "hint")


def test_where_nobody_knows_what_is_sensible_there_is_no_hint_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Vigil, "greedy", Game.greedy)
    shown = transcript("you,random", "hint", "1")
    assert "use the bot random" in after(shown, "hint")
    assert after(shown, "1")


def test_who_stops_waiting_for_a_hint_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> Advice:
        raise KeyboardInterrupt

    monkeypatch.setattr("tests.text.test_play.advise", stopped)
    shown = transcript("you,greedy", "hint", "1")
    assert after(shown, "hint").endswith("Never mind the hint, then.")
    assert after(shown, "1")


def test_undo_takes_back_and_says_why_not() -> None:
    shown = transcript("you,you", "undo", "1", "1", "burn", "undo ", "ready", "ready", "undo  ")
    assert after(shown, "undo") == "There is nothing yet that could be taken back."
    assert after(shown, "burn").count("Oil 2") == 1
    back = shown.split("Taken back.\n")[1]
    assert "Hand of Watcher 1: Oil 3" in back.split("> ")[0]
    assert "This cannot be taken back: Watcher 2 has answered since." in back


def test_against_bots_undo_takes_back_though_they_have_answered() -> None:
    shown = transcript("you,greedy", "1", "ready", "undo")
    assert "Pledge courage" in after(shown, "ready")
    assert after(shown, "undo").startswith("Taken back.")
    assert "Light lamps, or say that you are ready." in after(shown, "undo")


def test_why_not_tells_the_reason_with_its_rule() -> None:
    shown = transcript(
        "you,greedy", "1", "why not lamp", "why not ready", "why", "why not crown", "why not echo"
    )
    assert after(shown, "why not ready").startswith("ready: that can be chosen.")
    assert after(shown, "why").startswith("Why not what?")
    assert after(shown, "why not crown").startswith("What is asked now has nothing to do with crown.")


def test_who_asks_about_something_else_learns_when_it_is_used() -> None:
    shown = transcript("you,greedy", "why not priest", "why not hand", game=eldertable.game("cult"))
    told = after(shown, "why not hand")
    assert told.startswith("What is asked now has nothing to do with hand.")
    assert "Hand: A Miracle or an Intrigue is played as your action when a Location is resolved" in told


def test_why_not_of_a_word_of_the_game_that_is_no_answer_says_how_it_comes_to_that() -> None:
    sealing = "sealing: Develop an ability and take a gate seal. Stand on its location and lay trophies of that symbol"
    shown = transcript("you,greedy", "why seal", game=eldertable.game("cultistorm"))
    told = " ".join(after(shown, "why seal").split())
    assert told.startswith("What is asked now has nothing to do with seal.")
    assert sealing in told
    assert "CS-SEA-05" in told


def test_why_not_says_what_is_missing() -> None:
    shown = transcript("you,greedy", "1", *["burn"] * 9, "why not burn")
    assert after(shown, "why not burn").startswith("burn one oil: You have no oil left. [VIG-09]")


def test_why_not_of_answers_that_are_called_alike_is_what_stands_against_most_of_them() -> None:
    shown = transcript(
        "you,greedy",
        *("why Drag", "why Spawn", "why Call", "2", "1"),
        game=eldertable.game("eldritch-arkham"),
        roles=["deep-ones", "feds"],
    )
    told = "Drag: None of your units stands on the map, so none can move: add one first. [EA-RUL-74]"
    assert after(shown, "why Drag") == told
    assert after(shown, "why Spawn") == "Spawn: that can be chosen."
    assert after(shown, "why Call") == "Call: No Outsider is delayed. [EA-RUL-74]"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_that_stands_in_the_list_is_called_impossible(game: Game) -> None:
    table = client("you" + ",greedy" * (max(2, game.seats[0]) - 1), game=game)
    while 0 not in (table.state.decision.seats() if table.state.decision else ()):
        table.match.answer(table.state.choices[0], table.state.speaker or 0)
    for answer in table.state.legal(0):
        label = game.describe(table.state, answer, 0)
        assert dict(table.reasons(label, 0)).get(label, "missing") is None


def test_undo_passes_over_a_choice_of_one() -> None:
    shown = transcript("you", "1", "undo")
    assert "Only one choice: Echo." in after(shown, "1")
    assert "You dreamt of the next omen." in after(shown, "undo")


def test_save_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    table = client("you,greedy", f"help\n2\nsave\nsave \0\nsave {tmp_path}/no/where\nsave {file}\nquit\n")
    shown = played(table)
    assert "as NAME" not in after(shown, "help")
    assert after(shown, "save") == "Where to? Type: save FILE"
    assert "cannot be written" in after(shown, f"save {tmp_path}/no/where")
    assert "null byte" in after(shown, "save \0")
    assert after(shown, f"save {file}").startswith(
        f"Saved in {file}. Go on with: eldertable play --from {file}"
    )
    last = f"You leave the table. The game is saved. Go on with: eldertable play --from {file}\n"
    assert shown.endswith(last)
    assert Match.load(file, lambda name: VIGIL).state == table.state


def test_what_was_played_after_saving_is_saved_too(tmp_path: Path) -> None:
    file = tmp_path / "my game.jsonl"
    table = client("you,greedy", f"save {file}\n2\n1\nquit\n")
    assert played(table).endswith(f"play --from '{file}'\n")
    assert len(Match.load(file, lambda name: VIGIL).entries) == len(table.match.entries) > 1


def test_a_game_that_nobody_saved_is_kept_where_games_are_left(tmp_path: Path) -> None:
    file = tmp_path / "left" / "game.jsonl"
    table = client("you,greedy", "quit\n")
    table.left = file
    assert played(table).endswith("The game was not saved.\n")
    assert not file.parent.exists()
    table = client("you,greedy", "2\nquit\n")
    table.left = file
    assert played(table).endswith(f"Go on with: eldertable play --from {file}\n")
    assert Match.load(file, lambda name: VIGIL).state == table.state


def test_who_interrupts_a_game_is_told_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = client("you,greedy")
    table.left = tmp_path / "game.jsonl"
    table.screen.piped = False
    typed = iter(["2"])

    def reads(words: str) -> str:
        for one in typed:
            return one
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", reads)
    with pytest.raises(KeyboardInterrupt):
        table.run()
    assert isinstance(table.screen.out, io.StringIO)
    assert table.screen.out.getvalue().endswith(f"play --from {table.left}\n")
    assert Match.load(table.left, lambda name: VIGIL).state == table.state


def test_a_game_that_cannot_be_kept_says_why(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    table = client("you,greedy", "2\nquit\n")
    table.left = tmp_path / "file" / "game.jsonl"
    last = played(table).splitlines()[-1]
    assert last.startswith("You leave the table. The game was not saved.")
    assert "Not a directory" in last or "File exists" in last


def test_for_the_ear_rule_numbers_can_be_left_out() -> None:
    table = client("you,greedy", "?\n1\n")
    table.screen.rule_numbers = False
    shown = played(table)
    assert "Night 1 falls.\n" in shown
    assert "[VIG-" not in shown
    assert after(shown, "?").startswith("VIG-07 ")


def test_leaving_and_the_end_of_the_input_are_polite() -> None:
    assert transcript("you,greedy", "quit").endswith("You leave the table. The game was not saved.\n")
    assert transcript("you,greedy", "1").endswith("To keep a game, type save FILE before the end.\n")


def test_a_choice_that_is_called_like_a_command_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Vigil, "label", lambda *given: "quit" if given[4] == 1 else f"answer {given[4]}")
    table = client("you,greedy", "quit\n")
    assert "You leave the table" not in played(table)
    assert table.match.entries


def test_polish_commands_and_the_word_that_rules_are_english() -> None:
    shown = transcript("you,greedy", "?", "?", "patrz", "podpowiedź", "PODPOWIEDZ", "koniec", locale="pl")
    first, second = shown.split("> ?\n")[1:3]
    assert first.startswith("Zasady są spisane po angielsku.\nVIG-07")
    assert second.startswith("VIG-07")
    assert shown.count("światach, w które możesz wierzyć:\n") == 2
    assert shown.endswith("Odchodzisz od stołu. Gra nie została zapisana.\n")


# --- several people -----------------------------------------------------------------------------------------


def test_the_screen_is_passed_before_another_hand_is_shown() -> None:
    shown = transcript("you:Ann,you:Bob", "1", "1")
    first, second = shown.split("Pass the screen to Bob.")[:2]
    assert "Pass the screen to Ann." in first
    assert "You dream of" in first
    assert "You dream of" not in second
    assert "Watcher 1 dreams of the next omen." in second
    assert "-" * 40 in first


def test_at_a_terminal_the_screen_is_wiped(monkeypatch: pytest.MonkeyPatch) -> None:
    table = client("you:Ann,you:Bob")
    table.screen.piped = False
    typed = iter(["", "1", "", "quit"])
    monkeypatch.setattr("builtins.input", lambda words: next(typed))
    shown = played(table)
    assert shown.count(WIPE) >= 4
    assert "Pass the screen to Bob. Press Enter" in shown


def test_several_people_without_names_are_called_by_their_sides() -> None:
    assert "Pass the screen to Watcher 1." in transcript("you,you", "1")


def test_somebody_else_who_is_asked_may_answer_first() -> None:
    shown = transcript("you:Ann,you:Bob,greedy", "1", "1", "1", "as whale", "as Bob", "ring", oil="1,1,1")
    assert "Bob may answer first: type as NAME." in shown
    assert after(shown, "as whale") == "Asked now: Ann, Bob."
    assert "Pass the screen to Bob." in after(shown, "as Bob")
    assert "Watcher 2 rings the bell" in after(shown, "ring")


# --- nobody -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["", "greedy,random"])
def test_a_game_without_people_is_watched_step_by_step(who: str) -> None:
    shown = transcript(who, "help", "look", "swim", "", "")
    assert after(shown, "help").startswith("  ?: ")
    assert "run: play to the end" in after(shown, "help")
    assert "hint" not in after(shown, "help")
    assert "Deck:" in after(shown, "look")
    assert after(shown, "swim").startswith("Press Enter to go on")
    assert "The game is over" not in shown


@pytest.mark.parametrize("who", ["", "greedy,random"])
def test_run_plays_to_the_end(who: str) -> None:
    assert "The game is over" in transcript(who, "run")


def test_a_word_is_found_whole_in_the_terms_it_is_part_of_and_in_goals() -> None:
    arkham = eldertable.game("eldritch-arkham")
    shown = transcript("you,greedy", "? points", "? OP", game=arkham)
    assert "Omen point: The common score." in after(shown, "? points")
    found = after(shown, "? OP")
    assert found.startswith("Omen point: The common score.")
    assert "EA-CMP-03 The first player with 20 OP wins the game." in found
    assert "EA-BRD" not in found, "no copper, no stop"


def test_a_novice_says_why_under_its_move_unless_nobody_wants_to_hear_it() -> None:
    said = {"en": "Watcher 1 thinks aloud: because."}
    for wanted in (True, False):
        table = client("novice,you", "1\n" * 3)
        asked: list[tuple[int, int]] = []

        def why(match: Match, seat: int, answer: int, asked: list[tuple[int, int]] = asked) -> dict[str, str]:
            asked.append((seat, answer))
            return said

        table.why = why if wanted else None
        shown = played(table)
        assert ("\n  Watcher 1 thinks aloud: because.\n" in shown) is wanted
        assert bool(asked) is wanted
        assert {seat for seat, _ in asked} <= {0}
