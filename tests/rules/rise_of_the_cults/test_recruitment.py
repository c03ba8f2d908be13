"""The Cult phase, second half: Recruitment. Dice, re-rolls, the cards for them, and the tokens."""

from collections.abc import Iterator

from eldertable.games.rise_of_the_cults.game import RiseOfTheCults
from eldertable.games.rise_of_the_cults.rules.phases.recruitment import ROLL, Recruitment, Reroll
from eldertable.games.rise_of_the_cults.table.fields import DESTROYED
from eldertable.games.rise_of_the_cults.table.state import RiseState
from tests.rules.rise_of_the_cults.table import recruit, rise
from tests.support import rule

# --- Recruitment dice ---------------------------------------------------------------------------------------


@rule("ROTC-DIE-01", "ROTC-CMP-09")
def test_a_recruitment_die_has_two_thugs_two_initiates_a_freak_and_bad_luck() -> None:
    found = []
    for number in range(6):
        table = rise().luck(6, number, number, number, number, number).run(Recruitment())
        found.append(table.faces)
    assert found == ["TTTTT", "TTTTT", "IIIII", "IIIII", "FFFFF", "-----"]


@rule("ROTC-REC-01", "ROTC-RND-06", "ROTC-REC-06")
def test_everybody_rolls_five_dice_openly_from_the_first_cultist_on() -> None:
    table = rise(3, first="3").dice("TTIF-").run(Recruitment())
    assert (table.asked, table.speaker, table.faces) == ("Reroll", 2, "TTIF-")
    assert table.told(None) == ["Blue rolls: 2 Thugs, an Initiate, a Freak, Bad Luck."]
    table.dice("IIII-").play("Keep all dice")
    assert (table.asked, table.speaker, table.faces) == ("Reroll", 0, "IIII-")
    table.play("Keep all dice")
    assert table.speaker == 1
    assert len(table.faces) == 5


@rule("ROTC-REC-02", "ROTC-REC-03")
def test_chosen_dice_are_rolled_again_up_to_two_times() -> None:
    table = recruit("TTIF-")
    table.told()
    assert table.options() == [
        "Keep all dice",
        "Pick a Thug",
        "Pick an Initiate",
        "Pick a Freak",
        "Pick Bad Luck",
    ]
    table.play("Pick Bad Luck")
    assert table.options() == ["Roll again: Bad Luck", "Pick a Thug", "Pick an Initiate", "Pick a Freak"]
    table.play("Pick an Initiate")
    assert (table.faces, table.told(1)) == ("TTIF-", [])
    table.dice("F-").play("Roll again: an Initiate, Bad Luck")
    assert table.faces == "TTFF-"
    assert table.told(1) == [
        "Green rolls an Initiate, Bad Luck again; the dice show 2 Thugs, 2 Freaks, Bad Luck."
    ]
    assert table.asked == "Reroll"
    table.play("Pick a Freak", "Pick a Freak").dice("TI").play("Roll again: 2 Freaks")
    assert table.told(1)[0] == "Green rolls 2 Freaks again; the dice show 3 Thugs, an Initiate, Bad Luck."
    assert table.tokens_of(0) == (3, 1, 0)  # with an empty hand the tokens are taken at once
    assert table.speaker == 1


@rule("ROTC-REC-02")
def test_who_keeps_all_dice_has_no_further_re_roll() -> None:
    table = recruit("TTIF-", "S1").play("Keep all dice")
    assert (table.asked, table.speaker) == ("Recruit", 0)
    assert table.faces == "TTIF-"


@rule("ROTC-REC-02")
def test_the_second_re_roll_is_the_last() -> None:
    table = recruit("FFFFF", "S1")
    for left in (2, 1):
        assert table.asked == "Reroll"
        assert table.state.decision is not None
        assert table.state.decision.left == left  # type: ignore[attr-defined]
        table.play("Pick a Freak").dice("F").play("Roll again")
    assert table.asked == "Recruit"


@rule("ROTC-REC-02", "ROTC-DEC-06")
def test_when_all_five_dice_are_picked_they_are_rolled() -> None:
    table = recruit("TTTTF").play("Pick a Freak", "Pick a Thug", "Pick a Thug", "Pick a Thug")
    table.dice("IIIII").play("Pick a Thug")
    assert (table.asked, table.faces) == ("Reroll", "IIIII")


def re_rolls(state: RiseState) -> Iterator[tuple[int, ...]]:
    """The dice that each way of answering the open re-roll picks, by what they show."""
    assert isinstance(state.decision, Reroll)
    picks = state.decision.picks
    yield picks
    if len(picks) == 4:
        yield from [(*picks, answer) for answer in state.ascending() if answer != ROLL]
        return
    for answer in state.ascending():
        if answer != ROLL:
            after = state.clone()
            after.play(answer)
            yield from re_rolls(after)


@rule("ROTC-DEC-06", "ROTC-REC-02")
def test_every_set_of_dice_can_be_picked() -> None:
    ways = list(re_rolls(recruit("TTIF-").state))
    assert len(ways) == len(set(ways)) == 3 * 2 * 2 * 2
    assert set(ways) == {
        (1,) * t + (2,) * i + (3,) * f + (4,) * b
        for t in range(3)
        for i in range(2)
        for f in range(2)
        for b in range(2)
    }
    assert len(list(re_rolls(recruit("FFFF-").state))) == 5 * 2


@rule("ROTC-REC-04", "ROTC-DIE-02", "ROTC-CMP-18", "ROTC-REC-05")
def test_every_face_gives_its_token_and_bad_luck_nothing() -> None:
    table = recruit("TTIF-").tokens(0, thugs=1, initiates=1, freaks=1).tokens(1, 4, 4, 4)
    table.told()
    table.dice("II-FF").play("Keep all dice")
    assert table.tokens_of(0) == (3, 2, 2)
    assert table.tokens_of(1) == (4, 4, 4)
    assert table.faces == "IIFF-"
    assert table.told(1)[:3] == ["Green takes 2 Thugs.", "Green takes 1 Initiate.", "Green takes 1 Freak."]
    table.play("Keep all dice")
    assert table.tokens_of(1) == (4, 6, 6)
    assert table.told(0)[:-1] == ["Yellow takes 2 Initiates.", "Yellow takes 2 Freaks."]
    assert table.faces == ""


# --- Recruitment abilities ----------------------------------------------------------------------------------


@rule("ROTC-REC-07", "ROTC-RUL-19", "ROTC-DEC-07")
def test_recruitment_abilities_come_after_the_re_rolls_and_before_the_tokens() -> None:
    table = recruit("TTIF-", "S2", "SB", "A5", "S4", colours=["blue", "red"])
    assert table.asked == "Reroll"
    table.play("Keep all dice")
    assert (table.asked, table.speaker) == ("Recruit", 0)
    assert table.options() == [
        "Enough",
        "Use Lodge Brother: roll a die again",
        "Use Salt-Eyed Diver: turn a die",
        "Use Back-Alley Recruiters: take a Cultist token",
        "Destroy Back-Alley Recruiters: take 3 Cultist tokens",
    ]
    assert table.tokens_of(0) == (0, 0, 0)
    table.play("Use Salt-Eyed Diver", "Turn Bad Luck to a Thug")
    assert table.faces == "TTTIF"
    assert table.options() == [
        "Enough",
        "Use Lodge Brother: roll a die again",
        "Use Back-Alley Recruiters: take a Cultist token",
        "Destroy Back-Alley Recruiters: take 3 Cultist tokens",
    ]
    table.play("Use Lodge Brother").dice("-").play("Pick a Freak")
    assert table.faces == "TTTI-"
    table.play("Enough")
    assert table.tokens_of(0) == (3, 1, 0)
    assert table.speaker == 1


@rule("ROTC-REC-07", "ROTC-RUL-16")
def test_a_player_without_a_recruitment_card_is_asked_too() -> None:
    table = recruit("TTTTT", "S1", "A3", "S4").play("Keep all dice")
    assert (table.asked, table.speaker, table.options()) == ("Recruit", 0, ["Enough"])


@rule("ROTC-REC-07", "ROTC-RUL-15", "ROTC-CAR-06")
def test_s2_lodge_brother_rolls_one_more_die_each() -> None:
    table = recruit("TTIF-", "S2", "S2").play("Keep all dice", "Use Lodge Brother")
    table.told()
    assert (table.asked, table.speaker) == ("RerollDie", 0)
    assert table.options() == ["Pick a Thug", "Pick an Initiate", "Pick a Freak", "Pick Bad Luck"]
    table.dice("I").play("Pick Bad Luck")
    assert table.faces == "TTIIF"
    assert table.told(1) == ["Green rolls Bad Luck again; the dice show 2 Thugs, 2 Initiates, a Freak."]
    assert table.options() == ["Enough", "Use Lodge Brother: roll a die again"]
    table.play("Use Lodge Brother")
    assert table.options() == ["Pick a Thug", "Pick an Initiate", "Pick a Freak"]
    table.dice("-").play("Pick a Thug")
    assert table.faces == "TIIF-"
    assert table.options() == ["Enough"]
    assert table.hand_of(0) == ["S2", "S2"]
    assert table.seen("S2") == [0b111, 0b111]
    table.play("Enough")
    assert table.tokens_of(0) == (1, 2, 1)


@rule("ROTC-REC-07")
def test_s2_lodge_brother_is_usable_again_in_the_next_recruitment() -> None:
    table = rise().hand(0, "S2").dice("TTTTF").run(Recruitment(), Recruitment())
    table.play("Keep all dice", "Use Lodge Brother", "Pick a Thug", "Enough")
    table.play("Keep all dice")  # the second player
    table.play("Keep all dice")
    assert table.options() == ["Enough", "Use Lodge Brother: roll a die again"]


@rule("ROTC-REC-07")
def test_a_card_that_rolls_several_dice_asks_for_one_after_the_other() -> None:
    game = RiseOfTheCults({"cards": {"card": [{"id": "S2", "ability": [{"verb": "reroll", "n": 2}]}]}})
    table = recruit("TTTTF", "S2", game=game).play("Keep all dice", "Use Lodge Brother: roll 2 dice again")
    table.dice("F").play("Pick a Thug")
    assert table.asked == "RerollDie"
    table.dice("F").play("Pick a Freak")
    assert (table.asked, table.faces) == ("Recruit", "TTTFF")


@rule("ROTC-REC-07", "ROTC-DEC-07")
def test_sb_salt_eyed_diver_turns_any_die_to_a_thug_or_an_initiate() -> None:
    table = recruit("TTIF-", "SB", colours=["blue", "red"]).play("Keep all dice", "Use Salt-Eyed Diver")
    table.told()
    assert (table.asked, table.speaker) == ("SetDie", 0)
    assert table.options() == [
        "Turn a Thug to an Initiate",
        "Turn an Initiate to a Thug",
        "Turn a Freak to a Thug",
        "Turn a Freak to an Initiate",
        "Turn Bad Luck to a Thug",
        "Turn Bad Luck to an Initiate",
    ]
    table.play("Turn a Freak to an Initiate")
    assert table.faces == "TTII-"
    assert table.told(1) == ["Blue rolls: 2 Thugs, 2 Initiates, Bad Luck."]
    assert table.options() == ["Enough"]
    assert table.hand_of(0) == ["SB"]
    table.play("Enough")
    assert table.tokens_of(0) == (2, 2, 0)


@rule("ROTC-REC-07", "ROTC-RUL-15")
def test_sb_salt_eyed_diver_two_copies_turn_two_dice() -> None:
    table = recruit("-----", "SB", "SB", colours=["blue", "red"]).play("Keep all dice")
    table.play("Use Salt-Eyed Diver", "Bad Luck to a Thug", "Use Salt-Eyed Diver")
    assert table.options() == [
        "Turn a Thug to an Initiate",
        "Turn Bad Luck to a Thug",
        "Turn Bad Luck to an Initiate",
    ]
    table.play("Turn a Thug to an Initiate", "Enough")
    assert table.tokens_of(0) == (0, 1, 0)


@rule("ROTC-REC-07", "ROTC-DEC-07", "ROTC-CAR-06")
def test_a5_back_alley_recruiters_gives_a_token_of_choice_and_stays() -> None:
    for token, held in (("1 Thug", (1, 0, 0)), ("1 Initiate", (0, 1, 0)), ("1 Freak", (0, 0, 1))):
        table = recruit("-----", "A5").play("Keep all dice", "Use Back-Alley Recruiters")
        table.told()
        assert (table.asked, table.speaker) == ("GainTokens", 0)
        assert table.options() == ["1 Thug", "1 Initiate", "1 Freak"]
        table.play(token)
        assert table.tokens_of(0) == held
        assert table.tokens_of(1) == (0, 0, 0)
        assert table.told(1) == [f"Green takes {token}."]
        assert table.options() == ["Enough"]
        assert table.hand_of(0) == ["A5"]


def gains(state: RiseState) -> Iterator[tuple[int, ...]]:
    """The tokens that each way of answering the open gain brings."""
    if type(state.decision).__name__ != "GainTokens":
        yield tuple(state.tokens[:3])
        return
    for answer in state.ascending():
        after = state.clone()
        after.play(answer)
        yield from gains(after)


@rule("ROTC-REC-07", "ROTC-DEC-07", "ROTC-CMP-11")
def test_a5_back_alley_recruiters_destroyed_gives_three_tokens_of_choice() -> None:
    table = recruit("-----", "A5").play("Keep all dice", "Destroy Back-Alley Recruiters")
    assert table.cards(DESTROYED) == ["A5"]
    assert table.hand_of(0) == []
    ways = list(gains(table.state))
    assert len(ways) == len(set(ways)) == 10
    assert {sum(way) for way in ways} == {3}
    table.play("1 Initiate", "1 Freak")
    assert table.options() == ["1 Thug", "1 Initiate", "1 Freak"]
    table.play("1 Initiate")
    assert table.tokens_of(0) == (0, 2, 1)
    assert table.options() == ["Enough"]


@rule("ROTC-REC-07")
def test_a_card_that_gives_no_token_asks_for_none() -> None:
    game = RiseOfTheCults(
        {
            "cards": {
                "card": [
                    {
                        "id": "A5",
                        "ability": [{"verb": "gain-tokens", "n": 0}, {"verb": "gain-tokens", "n": 1}],
                    }
                ]
            }
        }
    )
    table = recruit("-----", "A5", game=game).play(
        "Keep all dice", "Use Back-Alley Recruiters: take 0 Cultist tokens"
    )
    assert table.asked == "Recruit"
    assert table.options() == ["Enough"]
