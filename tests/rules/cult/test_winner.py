"""Who wins a Location: the last Seize, a coin-Priest, the Chalice, the most Influence; in this order."""

from eldertable.games.cult.box.places import NOBODY
from eldertable.games.cult.rules.resolution import winner_as_things_stand
from tests.rules.cult.table import PORT, RIFT, SLUMS, TRADE, CultScene, cult
from tests.support import rule


def contest() -> CultScene:
    """Janus (First Player) with 3, Tiamat with 5, Fafnir with a coin-Priest of 4, in the Trade District."""
    table = cult("JAN", "TIA", "FAF").priests(0, TRADE, 3).priests(1, TRADE, 5).coin_priest(2, TRADE, 4, 6)
    return table.dark(1).hand(0, "M01", "M01", "I22").hand(1, "I28")


@rule("CULT-RUL-50", "CULT-THI-06")
def test_a_coin_priest_beats_the_most_influence_and_the_chalice() -> None:
    assert contest().resolve().skip("Act").winners() == ["Fafnir wins the Trade District with Influence 4."]
    table = contest().resolve().acts(0, "Chalice", "Unbidden", "Unbidden").skip("Act")
    assert table.winners() == ["Fafnir wins the Trade District with Influence 4."]


@rule("CULT-RUL-50")
def test_the_last_seize_beats_everything() -> None:
    table = contest().resolve().acts(0, "Chalice", "Unbidden", "Unbidden").acts(1, "Seize").skip("Act")
    assert table.winners() == ["Tiamat wins the Trade District with Influence 0."]


@rule("CULT-RUL-50")
def test_who_would_win_as_things_stand_follows_the_same_precedence_while_actions_are_taken() -> None:
    table = contest().priests(0, RIFT, 1).priests(1, RIFT, 2).resolve()
    assert winner_as_things_stand(table.state, TRADE) == 2
    table.acts(0, "Chalice", "Unbidden", "Unbidden")
    assert [winner_as_things_stand(table.state, place) for place in (TRADE, RIFT, PORT)] == [2, 1, NOBODY]
    table.acts(1, "Seize")
    assert [winner_as_things_stand(table.state, place) for place in (TRADE, RIFT)] == [1, 1]


@rule("CULT-RUL-50", "CULT-RUL-40", "CULT-ITR-21")
def test_without_the_coin_priest_the_chalice_decides_and_without_it_the_most() -> None:
    table = contest().resolve().acts(0, "Ambush").skip("Act")
    assert table.winners() == ["Tiamat wins the Trade District with Influence 5."]
    chalice = contest().first(2).hand(2, "I23").resolve().acts(2, "Ambush")
    chalice.acts(0, "Chalice", "Unbidden", "Unbidden").skip("Act")
    assert chalice.winners() == ["Janus wins the Trade District with Influence 3."]


@rule("CULT-RUL-50", "CULT-RUL-51")
def test_seize_then_chalice_then_a_newcomer_the_seizer_still_wins() -> None:
    table = cult("TIA", "JAN", "FAF").dark(0).priests(1, TRADE, 5).followers(2, 2).free(2, 1)
    table.hand(0, "I28").hand(1, "M03", "M03").hand(2, "M01").resolve()
    table.acts(0, "Seize").acts(1, "Chalice").take("PayCard").acts(2, "Unbidden", "strength 1")
    assert table.winners() == ["Tiamat wins the Trade District with Influence 0."]


@rule("CULT-RUL-50", "CULT-RES-11", "CULT-JAN-03")
def test_the_chronicle_says_by_which_rule_a_location_is_won() -> None:
    def by(table: CultScene) -> list[str]:
        """The rules of the sentence on who wins the Trade District."""
        return [event.rule for event in table.chronicle.take() if event.key.startswith("won")]

    assert by(contest().resolve().skip("Act")) == ["CULT-THI-06"]
    chalice = ("Chalice", "Unbidden", "Unbidden")
    assert by(contest().resolve().acts(0, *chalice).acts(1, "Seize").skip("Act")) == ["CULT-ITR-23"]
    plain = cult("JAN", "TIA").priests(0, TRADE, 3).priests(1, TRADE, 2).hand(0, "M01", "M01")
    assert by(plain.twin().resolve().skip("Act")) == ["CULT-RES-10"]
    assert by(plain.twin().resolve().acts(0, *chalice)) == ["CULT-JAN-01"]
    tied = plain.priests(1, TRADE, 1)
    assert by(tied.twin().resolve().skip("Act")) == ["CULT-RES-11"]
    assert by(tied.resolve().acts(0, *chalice)) == ["CULT-JAN-03"]


@rule("CULT-RUL-50", "CULT-RES-11", "CULT-JAN-01", "CULT-JAN-03", "CULT-THI-06", "CULT-ITR-23")
def test_the_chronicle_says_by_what_a_location_is_won() -> None:
    def won(table: CultScene) -> str:
        return next(words for words in table.told() if "with Influence" in words)

    def slums() -> CultScene:
        return cult("JAN", "TIA").priests(0, SLUMS, 2).hand(0, "M01", "M01").hand(1, "I28").dark(1)

    tied = slums().priests(1, SLUMS, 2)
    might, lower = tied.state.might(1), tied.state.might(0)
    chalice = ("Chalice", "Unbidden", "Unbidden")
    assert won(tied.twin().resolve().skip("Act")) == (
        f"Tiamat wins the Slums with Influence 2, as much as Janus, by the higher Divine Might of {might}."
    )
    assert won(tied.resolve().acts(0, *chalice).skip("Act")) == (
        f"Janus wins the Slums with Influence 2, the least there, as little as Tiamat, by the lower Divine Might of {lower}."
    )
    assert won(slums().priests(1, SLUMS, 1).resolve().acts(0, *chalice).skip("Act")) == (
        "Tiamat wins the Slums with Influence 1, the least there."
    )
    assert won(slums().coin_priest(1, SLUMS, 1, 3).resolve().skip("Act")) == (
        "Tiamat wins the Slums by the 3 coins on its Priest, with Influence 1."
    )
    assert won(slums().priests(1, SLUMS, 1).resolve().acts(1, "Seize")) == (
        "Tiamat wins the Slums, which it has seized, with Influence 0."
    )


@rule("CULT-LIC-15", "CULT-RUL-53")
def test_a_benefit_by_community_is_told_and_asked_as_such() -> None:
    table = cult("JAN", "TIA").priests(0, TRADE, 3).priests(1, TRADE, 1).licenses(1, "L23").resolve()
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    assert "Community" not in prompt.words
    table.play("Take it")
    assert (
        "Tiamat has lost the Trade District, but has its Community: the benefit is open to it, in place of alms."
        in table.told()
    )
    prompt = table.game.prompt(table.state, 1)
    assert prompt is not None
    assert prompt.words.endswith("By your Community: whatever you answer, you get no alms here.")
    assert table.play("Take nothing").state.coins[1] == 0
