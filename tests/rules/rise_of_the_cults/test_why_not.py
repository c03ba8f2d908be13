"""Why not? Every answer that names something at the table and is not legal is refused with a rule and the numbers."""

from eldertable.games.rise_of_the_cults.box.cards import ACTIONS, DISTRICTS, LANES
from eldertable.games.rise_of_the_cults.rules.destroying import DestroyDiscarded
from eldertable.games.rise_of_the_cults.rules.paying import Pay
from eldertable.games.rise_of_the_cults.rules.phases.city import Informers
from eldertable.games.rise_of_the_cults.rules.phases.hiding import Hiding
from eldertable.games.rise_of_the_cults.rules.phases.mobilization import MobilizationTurn
from eldertable.games.rise_of_the_cults.rules.plans.augmentation import (
    Augment,
    PlaceFreeRitual,
    RemoveRivalRitual,
    TakeDistrictCard,
)
from eldertable.games.rise_of_the_cults.rules.plans.dominance_markers import (
    Glorify,
    LoseRitual,
    ReplaceMarker,
)
from eldertable.games.rise_of_the_cults.rules.plans.influence import InfluenceBonus, InfluenceMove
from eldertable.games.rise_of_the_cults.rules.plans.preparation import KeepBack, Prepare
from eldertable.games.rise_of_the_cults.rules.turn_end import TurnEnd
from tests.rules.rise_of_the_cults.table import (
    DOWNTOWN,
    NORTHSIDE,
    UPTOWN,
    RiseTable,
    recruit,
    rise,
    setting_up,
)
from tests.support import rule


def why(table: RiseTable, *meaning: str, locale: str = "en") -> tuple[str, str] | None:
    """The rule and the words with which whoever is asked is refused an answer; None if it is legal."""
    seat = table.speaker
    assert seat is not None
    answer = table.game.answer(table.state, meaning)
    reason = table.game.why_not(table.state, seat, answer, locale)
    assert (reason is None) == (answer in table.state.legal())
    return None if reason is None else (reason.rule, reason.words)


@rule("ROTC-SET-08", "ROTC-SET-11", "ROTC-SET-12", "ROTC-RUL-05")
def test_why_not_in_the_setup() -> None:
    table = setting_up(2, choose_colours=True, first="1").play("yellow")
    assert why(table, "take-colour", "yellow") == (
        "ROTC-SET-08",
        f"{table.game.telling(table.state, 'en').colour(1)} is already taken by Yellow.",
    )
    table = setting_up(2).play("Sower of Discord in Downtown")
    laid = ("ROTC-SET-11", "Sower of Discord is already laid in Downtown.")
    assert why(table, "lay-stack", "G1", "uptown") == laid
    second = ("ROTC-SET-12", "Downtown already has a stack of that type: Sower of Discord.")
    assert why(table, "lay-stack", "G2", "downtown") == second
    assert why(table, "lay-stack", "G2", "rivertown") == ("ROTC-RUL-05", "Rivertown is out of the game.")


@rule("ROTC-DEC-25", "ROTC-CMP-19", "ROTC-DEC-24")
def test_why_not_when_tokens_go() -> None:
    table = rise().tokens(0, thugs=1).tokens(1, thugs=3).run(Informers(1, 2))
    assert why(table, "return-tokens") is None
    refusal = Informers(0, 2).why_not(table.state, 0, "return-tokens", ())
    assert refusal is not None
    assert (
        table.game.refusal(table.state, refusal) == "2 Cultist tokens would have to be returned; you have 1."
    )
    table = rise().tokens(0, 2, 6, 1).run(Hiding()).play("1 Thug", "1 Thug")
    assert why(table, "return-token", "thug") == ("ROTC-CMP-19", "Thugs: all 2 are picked already.")
    table = rise().tokens(0, 2, 6, 1).run(Hiding()).play("1 Freak")
    assert why(table, "return-token", "freak") == ("ROTC-CMP-19", "Freaks: the only one is picked already.")


@rule("ROTC-MOB-04", "ROTC-MOB-05", "ROTC-RUL-15", "ROTC-REC-07", "ROTC-REC-02")
def test_why_not_in_the_cult_phase() -> None:
    table = rise().hand(0, "SG").run(MobilizationTurn(0))
    alone = "Herald of Dreams asks for another card to be discarded, and you have no other."
    assert why(table, "use-ability", "SG/1") == ("ROTC-MOB-05", alone)
    second = rise(colours=["blue", "green"]).hand(0, "S2", "S2").hand(1, "SG").run(MobilizationTurn(1))
    assert why(second, "use-ability", "SG/1") == ("ROTC-MOB-05", alone)
    second.hand(1, "S2")
    answer = second.game.answer(second.state, ("use-ability", "SG/1"))
    assert second.game.why_not(second.state, 1, answer) is None
    table = rise().hand(0, "SG", "S2", "A3").run(MobilizationTurn(0))
    assert why(table, "use-ability", "S2/1") == ("ROTC-MOB-04", "Lodge Brother is for Recruitment.")
    table.play("Use Secret Correspondence")
    used = ("ROTC-RUL-15", "Secret Correspondence has been used in this Mobilization already.")
    assert why(table, "use-ability", "A3/1") == used
    table.play("Use Herald of Dreams")
    itself = ("ROTC-MOB-05", "Herald of Dreams cannot be discarded for itself.")
    assert why(table, "discard-other", "SG") == itself
    second = rise(colours=["blue", "green"]).hand(0, "S2").hand(1, "SG", "S3", "S1").run(MobilizationTurn(1))
    second.play("Use Herald of Dreams")
    assert why(second, "discard-other", "SG") == itself
    assert why(second, "discard-other", "S3") is None
    table = recruit("TTIII", "S2", "SB", colours=["blue", "red"])
    assert why(table, "pick-die", "freak") == ("ROTC-REC-02", "No die shows a Freak.")
    table.play("Pick a Thug", "Pick a Thug")
    picked = ("ROTC-REC-02", "All 2 dice that show a Thug are picked already.")
    assert why(table, "pick-die", "thug") == picked
    table = recruit("TTIII", "S2", "SB", colours=["blue", "red"]).play("Keep all dice", "Use Salt-Eyed Diver")
    assert why(table, "turn-die", "thug", "thug") == ("ROTC-REC-07", "The die shows a Thug already.")
    assert why(table, "turn-die", "freak", "thug") == ("ROTC-REC-07", "No die shows a Freak.")


@rule("ROTC-ACT-01", "ROTC-ACT-07", "ROTC-AUG-01", "ROTC-RUL-30", "ROTC-RUL-32", "ROTC-PRE-06", "ROTC-PRE-07")
def test_why_not_this_plan_there() -> None:
    table = rise().hand(0, "S4").done(0, 3, 3).turn(UPTOWN)
    assert why(table, "execute", "downtown", "bluff") == (
        "ROTC-ACT-01",
        "No Plan marker lies in Downtown.",
    )
    assert why(table, "execute", "rivertown", "bluff") == ("ROTC-RUL-05", "Rivertown is out of the game.")
    assert why(table, "execute", "uptown", "dominance") == (
        "ROTC-ACT-07",
        "Dominance can be executed 2 times in a round, and you have done so.",
    )
    assert why(table, "execute", "uptown", "preparation") == (
        "ROTC-PRE-06",
        "A Cult Site in Uptown would cost 5 Power; you have 1.",
    )
    table = rise().site(0, UPTOWN).hand(0, "S4").only_deck(0).turn(UPTOWN)
    nothing = "your discard pile is empty, no card of your hand can be used, and 1 Power buys nothing there."
    assert why(table, "execute", "uptown", "augmentation") == (
        "ROTC-RUL-30",
        f"There is nothing to do in Uptown: {nothing}",
    )
    table = rise().site(0, UPTOWN).investigators(UPTOWN, 2, 2).hand(0, "S4").turn(UPTOWN)
    assert why(table, "execute", "uptown", "preparation") == (
        "ROTC-PRE-09",
        "A level I Ritual in Uptown would cost 3 Power; you have 1.",
    )
    table = rise(cards="pl").hand(0, "S4").investigators(UPTOWN, 0, track=1).turn(UPTOWN)
    assert why(table, "execute", "uptown", "preparation") == (
        "ROTC-PRE-06",
        "A Cult Site in Uptown would cost 6 Power; you have 1.",
    )
    table = rise(cards="pl").hand(0, "A7").investigators(UPTOWN, 0, track=1).turn(UPTOWN)
    assert why(table, "execute", "uptown", "preparation") == (
        "ROTC-PRE-06",
        "A Cult Site in Uptown would cost 5 Power; you have 2.",
    )
    table = rise().site(0, UPTOWN).rituals(0, UPTOWN, 1).rituals(1, UPTOWN, 1, 1).turn(UPTOWN)
    full = "All 3 Ritual fields of Uptown are taken."
    assert why(table, "execute", "uptown", "preparation") == ("ROTC-PRE-07", full)
    assert why(table, "execute", "uptown", "influence") == ("ROTC-RUL-32", full)
    table = rise().site(0, UPTOWN).rituals(0, DOWNTOWN, 1, 1, 2).rituals(0, 3, 2, 3).turn(UPTOWN)
    assert why(table, "execute", "uptown", "preparation") == (
        "ROTC-PRE-09",
        "You have no Ritual in your supply.",
    )


@rule("ROTC-GEN-09", "ROTC-RUL-21", "ROTC-GEN-04", "ROTC-CAR-04")
def test_why_not_pay_with_that() -> None:
    table = rise().hand(0, "S1", "S2", "S4").tokens(0, initiates=1).run(Pay(0, 3), TurnEnd())
    assert why(table, "pay-initiates") == ("ROTC-GEN-09", "3 Power still to pay, and you have 1 Initiate.")
    assert why(table, "pay-card", "S1") == ("ROTC-GEN-09", "Hired Knife has no Power icon.")
    table.play("Discard Lodge Brother")
    copy = ("ROTC-CAR-04", "Lodge Brother: no other copy is left in your hand.")
    assert why(table, "pay-card", "S2") == copy
    table = rise().hand(0, "S2", "S2", "S4").tokens(0, initiates=1).run(Pay(0, 2), TurnEnd())
    table.play("Discard Night Courier")
    surplus = (
        "Only 1 Power still to pay: with Lodge Brother in it, something in the payment could be left out."
    )
    assert why(table, "pay-card", "S2") == ("ROTC-RUL-21", surplus)
    table = rise().hand(0, "S2", "S2", "S4").run(Pay(0, 4), TurnEnd())
    rest = "With Night Courier the other 3 Power could not be paid without something superfluous."
    assert why(table, "pay-card", "S4") == ("ROTC-RUL-21", rest)


@rule("ROTC-AUG-02", "ROTC-CAR-03", "ROTC-RUL-24", "ROTC-RUL-25", "ROTC-RUL-34", "ROTC-RUL-35", "ROTC-DEC-12")
def test_why_not_in_an_augmentation() -> None:
    table = rise(cards="pl").site(0, UPTOWN).hand(0, "S4", "A2", "A6").rituals(0, DOWNTOWN, 1, 1)
    table.run(Augment(0, UPTOWN, 0, 0), TurnEnd())
    assert why(table, "to-discard-pile") == (
        "ROTC-RUL-30",
        "An Augmentation must do something first: your discard pile is empty.",
    )
    assert why(table, "buy", "both") == ("ROTC-CAR-03", "7 Power needed, you have 4.")
    assert why(table, "use-augmentation", "A2/1") == (
        "ROTC-RUL-34",
        "You have no level I Ritual in your supply.",
    )
    assert why(table, "use-augmentation", "A6/1") == (
        "ROTC-DEC-12",
        "No opponent has a level I Ritual on the board.",
    )
    assert why(table, "use-augmentation", "S4/1") == ("ROTC-RUL-35", "Night Courier is for Mobilization.")
    table = rise().site(0, UPTOWN).tokens(0, initiates=9).hand(0, "S4").empty_stack(UPTOWN, 0)
    table.run(Augment(0, UPTOWN, 0, 0), TurnEnd())
    assert why(table, "buy", "both") == ("ROTC-RUL-25", "No card is left in that stack.")
    table.play("Buy Hidden Altar", "4 Initiates")
    bought = ("ROTC-AUG-02", "You have bought in this Augmentation already.")
    assert why(table, "buy", "action") == bought
    assert why(table, "use-augmentation", "A2/1") == (
        "ROTC-GEN-04",
        "Hidden Altar was acquired in this turn. It can be used from the next turn on.",
    )
    table = rise()
    table.state.acquire(0, UPTOWN * LANES + ACTIONS, "")
    table.run(TakeDistrictCard(0), TurnEnd())
    assert why(table, "take-card", "uptown actions") == (
        "ROTC-RUL-24",
        "You have acquired Hidden Altar in this turn already.",
    )
    assert why(table, "take-card", "rivertown actions") == ("ROTC-RUL-05", "Rivertown is out of the game.")


@rule("ROTC-RUL-34", "ROTC-RUL-24", "ROTC-DEC-12", "ROTC-RUL-30")
def test_why_not_by_a_card_in_an_augmentation() -> None:
    table = rise().rituals(1, UPTOWN, 1, 1, 2).run(PlaceFreeRitual(0, 1), TurnEnd())
    assert why(table, "place-ritual", "uptown") == (
        "ROTC-RUL-34",
        "All 3 Ritual fields of Uptown are taken.",
    )
    table = rise(3).rituals(1, UPTOWN, 1).rituals(2, UPTOWN, 1).run(RemoveRivalRitual(0, 1), TurnEnd())
    assert why(table, "send-back", "uptown", "0") == ("ROTC-DEC-12", "It must be an opponent's.")
    assert why(table, "send-back", "downtown", "1") == (
        "ROTC-DEC-12",
        "Yellow has no level I Ritual in Downtown.",
    )
    assert why(table, "send-back", "uptown", "3") == ("ROTC-DEC-12", "There is no such thing at this table.")
    full = rise().hand(0, "A2", "A4").rituals(0, DOWNTOWN, 2, 2, 3).rituals(1, UPTOWN, 1, 1, 2)
    full.rituals(1, NORTHSIDE, 2, 3).rituals(0, NORTHSIDE, 1)
    for stack in range(DISTRICTS * LANES):
        full.empty_stack(stack // LANES, stack % LANES)
    full.discard(0, "S1").site(0, UPTOWN).run(Augment(0, UPTOWN, 0, 0), TurnEnd())
    assert why(full, "use-augmentation", "A2/1") == (
        "ROTC-RUL-34",
        "All Ritual fields on the board are taken, 3 in every district.",
    )
    assert why(full, "use-augmentation", "A4/1") == ("ROTC-RUL-24", "No District card can be taken.")
    full.play("Go on to the discard pile")
    assert full.state.over  # one card, and it must be destroyed
    table = rise().discard(0, "S1", "S2").run(DestroyDiscarded(0, 1))
    assert why(table, "destroy-nothing") == ("ROTC-RUL-30", "This Plan must do something: destroy a card.")


@rule("ROTC-PRE-05", "ROTC-PRE-06", "ROTC-PRE-07", "ROTC-PRE-09", "ROTC-RUL-30", "ROTC-RUL-31")
def test_why_not_in_a_preparation() -> None:
    table = rise().hand(0, "S4").tokens(0, initiates=5).run(Prepare(0, UPTOWN, 0), TurnEnd())
    assert why(table, "enough") == ("ROTC-RUL-30", "A Preparation must place a Cult Site or a Ritual.")
    assert why(table, "prepare-ritual", "I") == (
        "ROTC-PRE-07",
        "A Ritual needs a Cult Site of yours in Uptown first.",
    )
    table = rise().site(0, UPTOWN).rituals(0, DOWNTOWN, 1, 1).hand(0, "S4").tokens(0, initiates=1)
    table.run(Prepare(0, UPTOWN, 1), TurnEnd())
    assert why(table, "prepare-site") == ("ROTC-PRE-05", "You have a Cult Site in Uptown already.")
    missing = ("ROTC-PRE-09", "You have no level I Ritual in your supply.")
    assert why(table, "prepare-ritual", "I") == missing
    assert why(table, "prepare-ritual", "II") is None
    assert why(table, "prepare-ritual", "III") == ("ROTC-PRE-09", "3 Power needed, you have 2.")
    table = rise(cards="pl").hand(0, "S4").tokens(0, initiates=4).investigators(UPTOWN, 0, 1)
    table.run(KeepBack(0, UPTOWN), TurnEnd())
    assert why(table, "let-advance") == (
        "ROTC-PRE-06",
        "A Cult Site in Uptown would cost 6 Power; you have 5.",
    )
    assert why(table, "keep-back") == (
        "ROTC-RUL-31",
        "You have no card in hand that keeps the Investigator back.",
    )


@rule("ROTC-INF-02", "ROTC-INF-07", "ROTC-RUL-30", "ROTC-RUL-84", "ROTC-CON-01")
def test_why_not_in_an_influence_or_a_reinforcement() -> None:
    table = rise().rituals(0, DOWNTOWN, 1, 2).only_deck(0).run(InfluenceMove(0, UPTOWN), TurnEnd())
    assert why(table, "move-none") == (
        "ROTC-RUL-30",
        "There is no card to draw or to destroy, so a Ritual must move.",
    )
    within = "That is Uptown itself: the Ritual must come from another district."
    assert why(table, "move-in", "uptown", "I") == ("ROTC-INF-02", within)
    none = "Green has no level III Ritual in Downtown."
    assert why(table, "move-in", "downtown", "III") == ("ROTC-INF-02", none)
    table = rise().hand(0, "S1").discard(0, "S2").run(InfluenceBonus(0, 0), TurnEnd())
    assert why(table, "no-bonus") == ("ROTC-RUL-30", "No Ritual was moved, so you must take a bonus.")
    both = ("ROTC-INF-07", "You have no card in hand that gives both bonuses.")
    assert why(table, "draw-and-destroy") == both
    table = rise().hand(0, "S1").run(InfluenceBonus(0, 1), TurnEnd())
    assert why(table, "destroy") == ("ROTC-RUL-84", "Your discard pile is empty.")
    table = rise().rituals(0, DOWNTOWN, 1).rituals(1, UPTOWN, 1).dominates(0, DOWNTOWN)
    assert why(table, "reinforce", "northside", "I") == (
        "ROTC-CON-01",
        "Yellow has no level I Ritual in Northside.",
    )


@rule("ROTC-CON-07", "ROTC-CON-12", "ROTC-RUL-39", "ROTC-RUL-87", "ROTC-RUL-84", "ROTC-CAR-04")
def test_why_not_in_a_fight() -> None:
    table = rise(cards="pl").rituals(0, DOWNTOWN, 1).rituals(1, DOWNTOWN, 1).only_deck(0)
    table.hand(0, "S1", "S2", "G3", "G5", "G1").tokens(0, thugs=2).dominates(0, DOWNTOWN)
    table.play("Lay Hired Knife")
    copy = ("ROTC-CAR-04", "Hired Knife: no other copy is left in your hand.")
    assert why(table, "lay-card", "S1") == copy
    table.play("Lay Lodge Brother", "Lay Sower", "Lay Cellar Colossus", "Lay Many-Limbed")
    assert why(table, "hold-thugs", "3") == ("ROTC-CON-07", "You have 2 Thugs.")
    table.play("0 Thugs")
    assert table.asked == "RevealAbility"
    assert why(table, "use-laid", "S2/1") == ("ROTC-CON-12", "Lodge Brother is for Recruitment.")
    own = "Cellar Colossus acts by itself when its time comes."
    assert why(table, "use-laid", "G5/1") == ("ROTC-RUL-87", own)
    assert why(table, "use-laid", "G3/1") == ("ROTC-RUL-84", "You have no card to draw.")
    assert why(table, "use-laid", "G1/1") == ("ROTC-RUL-39", "1 Power needed, you have 0.")


@rule("ROTC-RUL-43", "ROTC-TER-03", "ROTC-RUL-21", "ROTC-RUL-46", "ROTC-TER-09", "ROTC-RUL-48", "ROTC-TER-06")
def test_why_not_in_terror() -> None:
    table = rise().rituals(0, DOWNTOWN, 1).sanity(DOWNTOWN, 6).hand(0, "S3", "G1").tokens(0, freaks=2)
    table.dominates(0, DOWNTOWN)
    most = "your Rituals give 1, cards and Freaks at most 5 more."
    assert why(table, "spread-terror") == ("ROTC-RUL-43", f"Terror must exceed Sanity 6: {most}")
    table = (
        rise(cards="pl").rituals(0, DOWNTOWN, 1).sanity(DOWNTOWN, 5).investigators(DOWNTOWN, 2).hand(0, "G7")
    )
    table.dominates(0, DOWNTOWN)
    most = "your Rituals give 1, cards and Freaks at most 3 more."
    assert why(table, "spread-terror") == ("ROTC-RUL-43", f"Terror must exceed Sanity 7: {most}")
    table = rise().rituals(0, DOWNTOWN, 1).sanity(DOWNTOWN, 2).hand(0, "S2", "S3", "G1").tokens(0, freaks=1)
    table.dominates(0, DOWNTOWN).play("Spread Terror")
    assert why(table, "pay-freaks") == ("ROTC-TER-03", "2 Terror still missing, and you have 1 Freak.")
    assert why(table, "frighten-with", "S2", "discarded") == (
        "ROTC-TER-03",
        "Lodge Brother has no Terror icon.",
    )
    table.play("Discard Sower")
    surplus = "with Masked Preacher in it, something in the payment could be left out."
    assert why(table, "frighten-with", "S3", "destroyed") == (
        "ROTC-RUL-21",
        f"Only 1 Terror still missing: {surplus}",
    )
    table = (
        rise(3).dominance(1, UPTOWN, 2).dominance(0, UPTOWN, 2).hand(0, "S1", "A1").rituals(0, UPTOWN, 1, 3)
    )
    table.run(Glorify(0, UPTOWN), TurnEnd())
    assert why(table, "glorify", "S1") == ("ROTC-RUL-48", "Hired Knife gives no further Dominance marker.")
    table = rise(3).hand(0, "S1").hand(1, "S2", "A1").rituals(1, UPTOWN, 1, 3)
    table.run(Glorify(1, UPTOWN), TurnEnd())
    assert why(table, "glorify", "A1") is None
    table = (
        rise(4).dominance(1, UPTOWN, 2).dominance(2, UPTOWN, 2).run(ReplaceMarker(0, UPTOWN, 1), TurnEnd())
    )
    assert why(table, "replace-marker", "0") == ("ROTC-RUL-46", "It must be an opponent's.")
    assert why(table, "replace-marker", "3") == ("ROTC-TER-09", "Red has no Dominance marker in Uptown.")
    table = rise().rituals(0, UPTOWN, 1, 3).run(LoseRitual(0, UPTOWN), TurnEnd())
    assert why(table, "lose-ritual", "II") == ("ROTC-TER-06", "Green has no level II Ritual in Uptown.")


@rule("ROTC-PRE-09")
def test_why_not_in_polish() -> None:
    table = rise().site(0, UPTOWN).hand(0, "S4").tokens(0, initiates=1).run(Prepare(0, UPTOWN, 1), TurnEnd())
    assert why(table, "prepare-ritual", "III", locale="pl") == (
        "ROTC-PRE-09",
        "Potrzebna Moc: 3. Twoja Moc: 2.",
    )


@rule("ROTC-ACT-01")
def test_what_lies_dark_on_the_table_says_why() -> None:
    table = rise().marker(DOWNTOWN, 0, 1).turn(UPTOWN)
    reasons = table.game.why_dark(table.state, 0, "downtown-plans")
    assert [reason.words for reason in reasons] == ["In Downtown a marker of Yellow lies on top."]


def test_every_answer_at_the_table_has_a_name_and_a_place() -> None:
    table = rise().hand(0, "S1", "S2", "S3", "SG", "G1", "A2").run(MobilizationTurn(0))
    thinkable = table.game.thinkable(table.state, 0)
    assert len(thinkable) == 7
    for answer in thinkable:
        for locale in table.game.locales:
            assert table.game.describe(table.state, answer, 0, locale)
