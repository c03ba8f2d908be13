"""Who wins a Location: the last Seize, a coin-Priest, the Chalice, the most Influence; in this order."""

from eldertable.games.cult.box.places import NOBODY
from eldertable.games.cult.rules.resolution import winner_as_things_stand
from tests.rules.cult.table import PORT, RIFT, TRADE, CultScene, cult
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
        return [event.rule for event in table.chronicle.take() if event.key == "won"]

    assert by(contest().resolve().skip("Act")) == ["CULT-THI-06"]
    chalice = ("Chalice", "Unbidden", "Unbidden")
    assert by(contest().resolve().acts(0, *chalice).acts(1, "Seize").skip("Act")) == ["CULT-ITR-23"]
    plain = cult("JAN", "TIA").priests(0, TRADE, 3).priests(1, TRADE, 2).hand(0, "M01", "M01")
    assert by(plain.twin().resolve().skip("Act")) == ["CULT-RES-10"]
    assert by(plain.twin().resolve().acts(0, *chalice)) == ["CULT-JAN-01"]
    tied = plain.priests(1, TRADE, 1)
    assert by(tied.twin().resolve().skip("Act")) == ["CULT-RES-11"]
    assert by(tied.resolve().acts(0, *chalice)) == ["CULT-JAN-03"]
