"""What is asked, in words: every number in a question is the one that the rules mean."""

from eldertable.games.rise_of_the_cults.rules.phases.city import City
from eldertable.games.rise_of_the_cults.rules.phases.hiding import Hiding
from eldertable.games.rise_of_the_cults.rules.phases.mobilization import MobilizationTurn
from eldertable.games.rise_of_the_cults.rules.phases.recruitment import Recruitment
from tests.rules.rise_of_the_cults.table import DOWNTOWN, UPTOWN, RiseTable, rise, setting_up
from tests.support import rule


def question(table: RiseTable) -> str:
    """The open question as the one who is asked reads it; everybody else waits."""
    prompt = table.game.prompt(table.state, table.speaker)
    assert prompt is not None
    assert len(prompt.options) == len(table.state.legal())
    waiting = table.game.prompt(table.state, None)
    assert waiting is not None
    assert waiting.options == ()
    return prompt.words


@rule("ROTC-DEC-02", "ROTC-DEC-03", "ROTC-DEC-04", "ROTC-DEC-26")
def test_questions_of_the_setup() -> None:
    assert question(setting_up(3, choose_colours=True, first="2")) == "Choose a colour for Seat 2."
    assert question(setting_up(1, choose_colours=True).play("yellow")).startswith("Choose a colour for ")
    assert "NPC" in question(setting_up(1, choose_colours=True).play("yellow"))
    assert question(setting_up(2, edition="pl")) == "Which district is out of the game?"
    assert question(setting_up(2)) == "Lay a stack of District cards in a district."
    assert question(setting_up(2, layout="printed")) == "Where do you put your first Cult Site?"


@rule("ROTC-DEC-05", "ROTC-DEC-06", "ROTC-DEC-07")
def test_questions_of_the_cult_phase() -> None:
    table = rise().hand(0, "SG", "S1", "S2").run(MobilizationTurn(0))
    assert question(table) == "Use a Mobilization ability?"
    table.play("Use Herald of Dreams")
    assert question(table) == "Which other card do you discard for Herald of Dreams?"
    table = rise().hand(0, "S2", "A5").dice("TTIF-").run(Recruitment())
    shown = "The dice show 2 Thugs, an Initiate, a Freak, Bad Luck."
    assert question(table) == f"{shown} 2 re-rolls are left: which dice do you roll again?"
    table.play("Pick a Thug").dice("F").play("Roll again")
    shown = "The dice show a Thug, an Initiate, 2 Freaks, Bad Luck."
    assert question(table) == f"{shown} One re-roll is left: which dice do you roll again?"
    table.play("Keep all dice")
    assert question(table) == "Use a Recruitment ability?"
    table.play("Use Lodge Brother")
    assert question(table) == "Which die do you roll again?"
    table.play("Pick Bad Luck", "Destroy Back-Alley Recruiters")
    assert question(table) == "Which 3 Cultist tokens do you take?"
    assert table.play("1 Freak").sums() == (1, 3)
    table = rise().hand(0, "A5").run(Recruitment()).play("Keep all dice", "Use Back-Alley")
    assert question(table) == "Which Cultist token do you take?"


def test_only_who_is_asked_is_told_how_far_the_picks_have_come() -> None:
    table = rise().tokens(0, 4, 4, 0).run(Hiding()).play("1 Thug")
    prompts = [table.game.prompt(table.state, viewer) for viewer in (0, 1, None)]
    assert [(prompt.sums, prompt.needs) for prompt in prompts if prompt] == [
        (1, 3),
        (None, None),
        (None, None),
    ]


@rule("ROTC-DEC-24", "ROTC-DEC-25")
def test_questions_of_city_and_hiding() -> None:
    table = rise().tokens(0, 4, 4, 0).run(Hiding())
    assert question(table) == "Which 3 Cultist tokens do you return?"
    assert table.play("1 Thug", "1 Thug").sums() == (2, 3)
    assert question(rise().tokens(0, 4, 2, 0).run(Hiding())) == "Which Cultist token do you return?"
    table = rise().tokens(0, 4, 4, 0).next_city("C04").run(City())
    assert question(table) == "Take a Disorganization card, or return 2 Cultist tokens?"


@rule("ROTC-DEC-13", "ROTC-DEC-15")
def test_questions_of_a_preparation_name_the_power() -> None:
    table = rise().site(0, UPTOWN).tokens(0, initiates=4).hand(0, "S2", "S1").marker(UPTOWN, 0).action(0)
    table.play("Preparation")
    assert question(table) == "Preparation in Uptown: what do you prepare? You have 6 Power."
    table.play("A level III Ritual")
    assert question(table) == "Pay 3 Power: which cards? Initiates pay the rest."
    assert table.sums() == (0, 3)
    assert table.play("Discard Lodge Brother").sums() == (2, 3)


@rule("ROTC-DEC-20", "ROTC-DEC-21")
def test_questions_of_a_fight_name_attack_sanity_and_terror() -> None:
    table = (
        rise()
        .rituals(0, DOWNTOWN, 1, 2)
        .rituals(1, DOWNTOWN, 1)
        .hand(0, "S1", "S3")
        .investigators(DOWNTOWN, 1)
    )
    table.tokens(0, thugs=2, freaks=2).marker(DOWNTOWN, 0).action(0).play("Dominance")
    which = "Which cards do you lay face down to add theirs?"
    assert question(table) == f"Confrontation: your Rituals there give 3 Attack. {which}"
    table.play("Lay Hired Knife", "Enough")
    assert question(table) == "How many Thugs go into your fist? Each adds 1 Attack and is spent."
    table.play("1 Thug")
    assert question(table) == "Your Attack is 5; the single highest wins. Use an ability of your cards?"
    table.play("Enough")
    assert question(table) == "Terror in Downtown? Your Rituals give 3; it must exceed Sanity 4."
    table.play("Spread Terror")
    assert question(table) == "Add 2 Terror: which cards? Freaks add the rest."
    assert table.sums() == (0, 2)
    assert table.play("Discard Masked Preacher").sums() == (1, 2)


# --- the rules behind what is asked and told ----------------------------------------------------------------


def rules_of(table: RiseTable, key: str) -> set[str]:
    """The rules that sentences of a kind name, since the last look."""
    return {event.rule for event in table.chronicle.take() if event.key == key}


@rule("ROTC-DEC-24", "ROTC-DEC-25", "ROTC-HID-02")
def test_tokens_returned_to_informers_and_in_hiding_name_different_rules() -> None:
    city = rise().tokens(0, 2, 2, 0).next_city("C04").run(City()).play("Return 2 Cultist tokens")
    hiding = rise().done(0, 4).tokens(0, 3, 3, 0).run(Hiding())
    for table, named, returned in ((city, "ROTC-DEC-25", 2), (hiding, "ROTC-HID-02", 1)):
        prompt = table.game.prompt(table.state, 0)
        assert prompt is not None
        assert prompt.rules == (named,)
        assert rules_of(table.play(*["1 Thug"] * returned), "spent") == {named}


@rule("ROTC-ACT-04", "ROTC-REC-07")
def test_tokens_taken_for_a_bluff_and_by_a_card_name_different_rules() -> None:
    bluff = rise().turn(DOWNTOWN).play("Bluff", "1 Thug", "1 Thug")
    assert rules_of(bluff, "gained") == {"ROTC-ACT-04"}
    card = rise().hand(0, "A5").run(Recruitment()).play("Keep all dice", "Use Back-Alley", "1 Thug")
    assert rules_of(card, "gained") == {"ROTC-REC-07"}


@rule("ROTC-CON-16", "ROTC-CON-17", "ROTC-CON-18", "ROTC-CON-19")
def test_a_lost_and_a_tied_confrontation_name_different_rules() -> None:
    for level, leave, clutter in ((2, "ROTC-CON-16", "ROTC-CON-17"), (1, "ROTC-CON-18", "ROTC-CON-19")):
        table = rise().rituals(0, DOWNTOWN, level).rituals(1, DOWNTOWN, 1).dominates(0, DOWNTOWN)
        told = table.chronicle.take()
        assert {event.rule for event in told if event.key == "rituals-leave"} == {leave}
        assert {event.rule for event in told if event.key == "disorganized"} == {clutter}
