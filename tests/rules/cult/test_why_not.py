"""Why not: every answer that is refused is refused for a reason, with its rule and its numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import eldertable as et
from eldertable.games.cult.box.places import SHEET
from eldertable.games.cult.rules.locations.academy import Teach
from eldertable.games.cult.rules.locations.artisan_district import AltarPlace
from eldertable.games.cult.rules.locations.palace import GrantLicense
from eldertable.games.cult.rules.locations.port import Hire
from eldertable.games.cult.rules.locations.temple_district import Ordain
from eldertable.games.cult.rules.locations.thieves_district import Bribe
from eldertable.games.cult.rules.verbs.gains import GainEither
from eldertable.kernel.dark import Dark, Thing
from eldertable.kernel.steps import Decision
from tests.rules.cult.table import (
    ACADEMY,
    ARTISAN,
    FORUM,
    INTRIGUE,
    MIRACLE,
    PALACE_10,
    PORT,
    RIFT,
    RUINS,
    SLUMS,
    TEMPLE,
    THIEVES,
    CultScene,
    P,
    cult,
    setting_up,
    to_use,
)
from tests.support import rule

Laid = Callable[[], CultScene]


def why(table: CultScene, *meaning: str) -> tuple[str, str]:
    """The rule and the words against an answer of whoever is asked."""
    seat = table.speaker
    assert seat is not None
    reason = table.game.why_not(table.state, seat, table.game.answer(table.state, meaning))
    assert reason is not None, f"{meaning} is allowed"
    return reason.rule, reason.words


def acting(*cults: str, **options: Any) -> CultScene:
    """Cults of which the first may act in the Slums, where the second has a Priest of strength 1."""
    return cult(*(cults or ("TIA", "JAN")), **options).priests(1, SLUMS, 1)


def card(name: str, *cults: str) -> CultScene:
    """The first Cult holds a card, beside a Rain of Bread, at its action in the Slums."""
    return acting(*cults).hand(0, name, "M12")


def passed(mobs: int, **options: Any) -> CultScene:
    """The first Cult has passed with so many Mobs."""
    return cult(**options).mobs(0, mobs).free(0, 1).coins(0, 9).placing().play("Pass")


IN_THE_INTENTION_PHASE: list[tuple[Laid, tuple[str, ...], str, str]] = [
    (
        lambda: cult().placing(),
        ("priest-in", "ruins", "3"),
        "CULT-ITN-09",
        "a Priest of strength 3 is not free.",
    ),
    (
        lambda: cult().followers(0, 2).placing(),
        ("priest-in", "academy", "patriarch"),
        "CULT-ITN-03",
        "The Academy lies behind a gate: it needs 4 Followers, you have 2.",
    ),
    (
        lambda: passed(2),
        ("mob-benefit", "artisan"),
        "CULT-PAS-03",
        "For the Artisan District 3 Mobs are needed, you have 2.",
    ),
    (
        lambda: passed(2),
        ("mob-benefit", "ruins"),
        "CULT-PAS-03",
        "Mobs never give the benefit of the Ruins. "
        "They give, from 1 Mob on: Slums, Temple District, Artisan District, Port.",
    ),
    (
        lambda: passed(2, mob_rows="exact"),
        ("mob-benefit", "slums"),
        "CULT-RUL-09",
        "With 2 Mobs it is the benefit of the Temple District and no other.",
    ),
    (
        lambda: cult().mobs(0, 2).followers(0, 9).placing().play("Pass"),
        ("mob-benefit", "slums"),
        "CULT-RUL-29",
        "You have 9 of 9 Followers: no room for 1 more.",
    ),
    (
        lambda: cult().mobs(0, 3).coins(0, 3).placing().play("Pass"),
        ("mob-benefit", "artisan"),
        "CULT-ART-01",
        "5 coins needed, you have 3.",
    ),
    (
        lambda: cult().mobs(0, 3).coins(0, 5).placing().play("Pass"),
        ("mob-benefit", "artisan"),
        "CULT-ART-05",
        "You have no Priest in any Location where you have no Altar yet.",
    ),
    (
        lambda: cult().mobs(0, 4).coins(0, 3).placing().play("Pass"),
        ("mob-benefit", "port"),
        "CULT-POR-01",
        "5 coins needed, you have 3.",
    ),
    (
        lambda: cult().mobs(0, 2).priests(0, SHEET, 1, 1, 1).placing().play("Pass"),
        ("mob-benefit", "temple"),
        "CULT-RUL-24",
        "No token of strength 1 is left in your reserve.",
    ),
    (
        lambda: cult().coins(0, 6).palace("L01").licenses(1, "L02").placing().play("Pass"),
        ("buy", "L02"),
        "CULT-PAL-05",
        "Healer lies before Janus, not in the Palace.",
    ),
    (
        lambda: cult().free(0, 1).mobs(0, 2).placing().play("Pass", "Temple"),
        ("decline",),
        "CULT-PAS-03",
        "You have chosen this benefit: take it.",
    ),
]

BENEFITS: list[tuple[Laid, tuple[str, ...], str, str]] = [
    (
        lambda: cult().priests(0, THIEVES, 1).coins(0, 4).resolve(),
        ("bribe", "ruins"),
        "CULT-THI-01",
        "Coins win the Locations 3 to 13, not the Ruins.",
    ),
    (
        lambda: cult().priests(0, THIEVES, 1).coins(0, 4).resolve(),
        ("bribe", "temple"),
        "CULT-THI-01",
        "5 coins needed, you have 4.",
    ),
    (
        lambda: cult().priests(0, TEMPLE, 5, P).resolve(),
        ("raise-here", "5", "plain", "plain"),
        "CULT-RUL-23",
        "With 5 it is as strong as a Priest can be.",
    ),
    (
        lambda: cult().priests(0, TEMPLE, 5, P).resolve(),
        ("raise-here", "patriarch", "plain", "plain"),
        "CULT-TEM-06",
        "The Patriarch is never raised: he is as strong as you have Followers, with Licenses and Supremacy.",
    ),
    (
        lambda: cult().priests(0, TEMPLE, 2).priests(0, SHEET, 3, 3, 3).resolve(),
        ("raise-here", "2", "plain", "plain"),
        "CULT-RUL-22",
        "No token of strength 3 is left in your reserve.",
    ),
    (
        lambda: (
            cult()
            .priests(0, TEMPLE, 2)
            .priests(0, SHEET, 2, 2, 3, 3, *[4, 5] * 3)
            .altar(0, 1, 2, 3, 4)
            .resolve(TEMPLE)
        ),
        ("new-priest",),
        "CULT-RUL-24",
        "All your tokens are in use as Priests, and 4 as Altars.",
    ),
    (
        lambda: cult().priests(0, ARTISAN, 2).coins(0, 5).altar(0, RUINS).resolve(ARTISAN),
        ("altar-in", "ruins"),
        "CULT-ART-05",
        "You have an Altar in the Ruins already.",
    ),
    (
        lambda: cult().priests(0, ARTISAN, 2).coins(0, 5).resolve(),
        ("altar-in", "port"),
        "CULT-ART-12",
        "No Priest of yours stands in the Port; the Patriarch never becomes an Altar.",
    ),
    (
        lambda: cult().priests(0, ARTISAN, 2, 3, P).coins(0, 5).resolve().play("Artisan"),
        ("turn-to-altar", "patriarch", "plain", "plain"),
        "CULT-ART-12",
        "The Patriarch never becomes an Altar.",
    ),
    (
        lambda: cult().priests(0, ACADEMY, 2).coins(0, 6).resolve(),
        ("second-offer-here", "2", "plain", "plain"),
        "CULT-ACA-01",
        "11 coins needed, you have 6.",
    ),
    (
        lambda: cult().priests(0, PORT, 2).coins(0, 6).resolve(),
        ("hire", "1"),
        "CULT-POR-01",
        "11 coins needed, you have 6.",
    ),
    (
        lambda: cult().priests(0, PALACE_10, 2).palace("L01").licenses(1, "L02").resolve(),
        ("grant-license", "L02"),
        "CULT-PAL-05",
        "Healer lies before Janus, not in the Palace.",
    ),
]

ACTIONS: list[tuple[Laid, tuple[str, ...], str, str]] = [
    (
        lambda: card("M09").resolve(SLUMS),
        ("play-card", "M09"),
        "CULT-MIR-02",
        "The Stone That Bleeds bears a dark seal: only a dark Cult may play it.",
    ),
    (
        lambda: card("M10").dark(0).followers(0, 2).resolve(SLUMS),
        ("play-card", "M10"),
        "CULT-RUL-79",
        "Night of Torches costs 4 Followers, you have 2.",
    ),
    (
        lambda: card("I01").coins(0, 3).coins(1, 3).resolve(SLUMS),
        ("play-card", "I01"),
        "CULT-RUL-07",
        "Nobody alone is the richest: several have 3 coins.",
    ),
    (
        lambda: card("I16").dark(0).followers(0, 2).followers(1, 2).resolve(SLUMS),
        ("play-card", "I16"),
        "CULT-ITR-19",
        "No Patriarch alone is the strongest: several have strength 2.",
    ),
    (
        lambda: card("I16").dark(0).followers(1, 2).resolve(SLUMS),
        ("play-card", "I16"),
        "CULT-RUL-59",
        "Janus has the strongest Patriarch, of strength 2, and no License.",
    ),
    (
        lambda: card("I07").resolve(SLUMS),
        ("play-card", "I07"),
        "CULT-RUL-59",
        "No Cult in the Active Location has a Follower.",
    ),
    (
        lambda: card("I20").altar(1, FORUM).altar(0, SLUMS).resolve(SLUMS),
        ("play-card", "I20"),
        "CULT-RUL-73",
        "An Altar stands in a Location higher up than the Slums.",
    ),
    (
        lambda: card("I20").resolve(SLUMS),
        ("play-card", "I20"),
        "CULT-RUL-59",
        "No Altar stands in the Slums.",
    ),
    (
        lambda: card("I04").resolve(SLUMS),
        ("play-card", "I04"),
        "CULT-RUL-59",
        "No Priest in the Slums can drop by 2.",
    ),
    (
        lambda: card("M02").followers(0, 1).priests(0, SLUMS, 2).resolve(SLUMS),
        ("play-card", "M02"),
        "CULT-MIR-08",
        "The Forum lies behind a gate: it needs 2 Followers, you have 1.",
    ),
    (
        lambda: card("M02").resolve(SLUMS),
        ("play-card", "M02"),
        "CULT-CUL-05",
        "You have no Priest in the Slums.",
    ),
    (
        lambda: card("M01").priests(0, RIFT, P).resolve(SLUMS),
        ("play-card", "M01"),
        "CULT-MIR-06",
        "1 free Priest needed, you have 0.",
    ),
    (
        lambda: acting("TIA", "JAN").coins(0, 2).hand(0, "M08").resolve(SLUMS),
        ("use-ability", "TIA1"),
        "CULT-CUL-03",
        "Change of Guise costs 3 coins, you have 2.",
    ),
    (
        lambda: acting("NIR", "JAN").followers(0, 1).hand(0, "M08").resolve(SLUMS),
        ("use-ability", "NIR1"),
        "CULT-CUL-03",
        "Way of Loyalty costs 2 Followers, you have 1.",
    ),
    (
        lambda: acting("TIA", "JAN").coins(0, 3).hand(0, "M01", "M12").resolve(SLUMS),
        ("use-ability", "TIA1"),
        "CULT-RUL-81",
        "You hold no card with a dark seal that could be played then.",
    ),
    (
        lambda: acting("TIA", "JAN").coins(0, 3).hand(0, "M08").priests(0, SLUMS, 1).resolve(SLUMS),
        ("use-ability", "TIA1"),
        "CULT-RUL-34",
        "Whatever card you discard for Change of Guise, it would do nothing then.",
    ),
    (
        lambda: acting("TIA", "JAN").free(0, 3, 1, 1).hand(0, "M12").resolve(SLUMS),
        ("use-ability", "TIA2"),
        "CULT-TIA-02",
        "3 free Priests besides the Patriarch needed, you have 2.",
    ),
    (
        lambda: acting("ATH", "JAN").free(0, 5).hand(0, "M12").resolve(SLUMS),
        ("use-ability", "ATH1"),
        "CULT-ATH-01",
        "A Priest of another Cult stands in the Slums.",
    ),
    (
        lambda: (
            cult("ATH", "JAN", triumph_needs_presence=True)
            .free(0, 5)
            .altar(1, SLUMS)
            .hand(0, "M12")
            .resolve(SLUMS)
        ),
        ("use-ability", "ATH1"),
        "CULT-RUL-68",
        "You have neither a Priest nor an Altar in the Slums.",
    ),
    (
        lambda: acting("ATH", "JAN").dark(0).altar(0, SLUMS).hand(0, "M12", "M12", "M11").resolve(SLUMS),
        ("use-ability", "ATH4"),
        "CULT-ATH-05",
        "An Altar stands in the Slums.",
    ),
    (
        lambda: acting("ATH", "JAN").dark(0).followers(0, 3).hand(0, "M12").hand(1, "M11").resolve(SLUMS),
        ("use-ability", "ATH3"),
        "CULT-CUL-04",
        "The Master of Dispelling the Myth is the Patriarch of strength 15 or more, and no such one of yours is free.",
    ),
    (
        lambda: acting("TIA", "JAN").dark(0).free(0, 4).hand(0, "M11").resolve(SLUMS),
        ("use-ability", "TIA4"),
        "CULT-CUL-04",
        "The Master of Harvest of Chaos is a free Priest of strength 5 to 5; you have none.",
    ),
    (
        lambda: (
            acting("TIA", "JAN")
            .free(0, 1, 2, 3, 4, 4, 5)
            .hand(0, "M12")
            .resolve(SLUMS)
            .acts(0, to_use("TIA2"))
        ),
        ("make-master", "2"),
        "CULT-RUL-35",
        "Strength 3 or more needed, this one has 2.",
    ),
    (
        lambda: acting("ARA", "JAN").followers(0, 2).hand(0, "M12").resolve(SLUMS).acts(0, to_use("ARA1")),
        ("sacrifice-followers", "4"),
        "CULT-CUL-03",
        "Ordination of a Priestess costs 4 Followers, you have 2.",
    ),
    (
        lambda: acting("ARA", "JAN").followers(0, 2).hand(0, "M12").resolve(SLUMS).acts(0, to_use("ARA1")),
        ("sacrifice-followers", "0"),
        "CULT-ARA-01",
        "Between 1 and 5 Followers must be paid.",
    ),
    (
        lambda: (
            acting("TIA", "JAN")
            .free(0, 1, 2, 3, 4, 4)
            .hand(0, "M12")
            .resolve(SLUMS)
            .acts(0, to_use("TIA2"), "strength 3", "strength 1")
        ),
        ("destroy-free", "1"),
        "CULT-TIA-02",
        "The only free one is picked already: a Priest of strength 1.",
    ),
    (
        lambda: (
            acting("TIA", "JAN")
            .free(0, 1, 2, 3, 4, 4)
            .hand(0, "M12")
            .resolve(SLUMS)
            .acts(0, to_use("TIA2"), "strength 3")
        ),
        ("destroy-free", "patriarch"),
        "CULT-RUL-36",
        "The Patriarch is never destroyed.",
    ),
    (
        lambda: (
            acting("ARA", "JAN")
            .dark(0)
            .coins(0, 2)
            .free(0, 1, 1, 2, 5)
            .hand(0, "M01", "M01")
            .resolve(SLUMS)
            .acts(0, to_use("ARA3"), "Unbidden", "Unbidden", "strength 5", "strength 1")
        ),
        ("stop-placing",),
        "CULT-ARA-03",
        "4 free Priests must be placed, you have picked 2.",
    ),
    (
        lambda: (
            acting("ARA", "JAN")
            .dark(0)
            .coins(0, 2)
            .free(0, 1, 1, 2, 5)
            .hand(0, "M01", "M01")
            .resolve(SLUMS)
            .acts(0, to_use("ARA3"), "Unbidden", "Unbidden", "strength 1", "strength 1")
        ),
        ("place-free", "1"),
        "CULT-ARA-03",
        "All 2 free ones are picked already: a Priest of strength 1.",
    ),
    (
        lambda: cult("JAN", "TIA").altar(1, SLUMS).coins(0, 7).hand(0, "M12").resolve(SLUMS),
        ("use-ability", "JAN2"),
        "CULT-RUL-31",
        "Mystery of Virtues counts what is not there: it would give nothing.",
    ),
    (
        lambda: (
            acting("CTH", "JAN")
            .dark(0)
            .hand(0, "M01", "M12", "M12")
            .coins(1, 9)
            .resolve(SLUMS)
            .acts(0, to_use("CTH3"), "Unbidden")
        ),
        ("pay-card", "M01"),
        "CULT-RUL-32",
        "Unbidden Guest is picked already.",
    ),
    (
        lambda: (
            acting("TIA", "JAN")
            .coins(0, 3)
            .hand(0, "M08", "M11", "M12")
            .priests(0, SLUMS, 1)
            .resolve(SLUMS)
            .acts(0, to_use("TIA1"))
        ),
        ("pay-card", "M08"),
        "CULT-RUL-34",
        "Without Hand from the Sky Change of Guise would do nothing: pay with another card.",
    ),
    (
        lambda: (
            acting("TIA", "JAN")
            .followers(0, 2)
            .priests(0, SLUMS, 2, 3)
            .hand(0, "M02")
            .resolve(SLUMS)
            .acts(0, "Barefoot", "strength 2")
        ),
        ("move-to", "ruins"),
        "CULT-MIR-08",
        "It moves to a higher Location only: from number 3, the Slums, upwards.",
    ),
    (
        lambda: (
            acting("TIA", "JAN")
            .followers(0, 2)
            .priests(0, SLUMS, 2, 3)
            .hand(0, "M02")
            .resolve(SLUMS)
            .acts(0, "Barefoot", "strength 2")
        ),
        ("move-to", "rift"),
        "CULT-MIR-08",
        "The Rift of Darkness lies behind a gate: it needs 8 Followers, you have 2.",
    ),
    (
        lambda: (
            acting("TIA", "JAN")
            .priests(1, SLUMS, 5, 4)
            .priests(0, SLUMS, 4)
            .hand(0, "I04")
            .resolve(SLUMS)
            .acts(0, "Exorcism")
        ),
        ("exorcise", "1", "1", "plain", "plain"),
        "CULT-ITR-10",
        "A Priest of strength 1 cannot drop by 2.",
    ),
    (
        lambda: (
            acting("TIA", "JAN")
            .priests(1, SLUMS, 5, 2)
            .priests(0, SLUMS, 4)
            .hand(0, "I04")
            .resolve(SLUMS)
            .acts(0, "Exorcism")
        ),
        ("exorcise", "1", "2", "plain", "plain"),
        "CULT-ITR-10",
        "A Priest of strength 2 cannot drop by 2.",
    ),
    (
        lambda: (
            acting("TIA", "JAN")
            .followers(1, 5)
            .priests(1, SLUMS, P, 4)
            .priests(0, SLUMS, 4)
            .hand(0, "I04")
            .resolve(SLUMS)
            .acts(0, "Exorcism")
        ),
        ("exorcise", "1", "patriarch", "plain", "plain"),
        "CULT-ITR-12",
        "The Patriarch has no token that could be swapped for a weaker one.",
    ),
    (
        lambda: (
            acting("TIA", "JAN")
            .priests(1, SLUMS, 5, 4, 3)
            .priests(1, SHEET, 3, 3)
            .priests(0, SLUMS, 4)
            .hand(0, "I04")
            .resolve(SLUMS)
            .acts(0, "Exorcism")
        ),
        ("exorcise", "1", "5", "plain", "plain"),
        "CULT-ITR-11",
        "No token of strength 3 is left in the reserve of Janus.",
    ),
    (
        lambda: (
            acting("TIA", "JAN", "FAF")
            .priests(1, SLUMS, 1)
            .hand(0, "I13")
            .hand(1, "M01", "M02")
            .licenses(1, "L01")
            .resolve(SLUMS)
            .acts(0, "Secret Search")
        ),
        ("give-card", "L01"),
        "CULT-RUL-33",
        "Minstrel is no card of the hand, and one of the hand must be given.",
    ),
]


@rule("CULT-ITN-03", "CULT-ITN-09", "CULT-PAS-03", "CULT-RUL-09", "CULT-RUL-87")
@pytest.mark.parametrize(("laid", "meaning", "cited", "words"), IN_THE_INTENTION_PHASE)
def test_why_not_in_the_intention_phase(laid: Laid, meaning: tuple[str, ...], cited: str, words: str) -> None:
    assert why(laid(), *meaning) == (cited, words)


@rule("CULT-THI-01", "CULT-TEM-06", "CULT-RUL-22", "CULT-RUL-24", "CULT-ART-12", "CULT-ACA-01", "CULT-POR-01")
@pytest.mark.parametrize(("laid", "meaning", "cited", "words"), BENEFITS)
def test_why_not_at_a_location(laid: Laid, meaning: tuple[str, ...], cited: str, words: str) -> None:
    assert why(laid(), *meaning) == (cited, words)


@rule("CULT-MIR-02", "CULT-CUL-03", "CULT-CUL-04", "CULT-RUL-34", "CULT-RUL-35", "CULT-RUL-59", "CULT-RUL-77")
@pytest.mark.parametrize(("laid", "meaning", "cited", "words"), ACTIONS)
def test_why_not_in_an_action(laid: Laid, meaning: tuple[str, ...], cited: str, words: str) -> None:
    assert why(laid(), *meaning) == (cited, words)


@rule("CULT-SET-07", "CULT-RUL-66")
def test_a_cult_that_somebody_leads_is_not_to_be_had() -> None:
    table = setting_up(2, sheets="draft").play("Janus")
    assert why(table, "choose-cult", "JAN")[1] == f"Janus is led by seat {2 - (table.speaker or 0)}."


@rule("CULT-RUL-55", "CULT-RUL-56", "CULT-RUL-57", "CULT-SUP-07")
def test_why_not_when_the_reserve_runs_out() -> None:
    party = cult("TIA", "JAN", coin_limit=100).supremacy(0).followers(0, 9).coins(1, 100).round()
    assert why(party, "celebrate", "SUP1") == (
        "CULT-RUL-29",
        "You have 9 of 9 Followers: no room for 1 more.",
    )
    assert why(party, "celebrate", "SUP2") == ("CULT-RUL-55", "The reserve has 0 coins; 1 needed.")
    fours = cult("TIA", "JAN").supremacy(0).priests(0, SHEET, 4, 4, 4).only(MIRACLE).only(INTRIGUE).round()
    assert why(fours, "celebrate", "SUP3") == (
        "CULT-RUL-24",
        "No token of strength 4 is left in your reserve.",
    )
    assert why(fours, "celebrate", "SUP4") == ("CULT-RUL-57", "The Miracle deck has 0 cards; 1 needed.")
    torches = acting(coin_limit=100).dark(0).followers(0, 8).coins(1, 97).hand(0, "M14", "M10").mobs(1, 16)
    torches.resolve(SLUMS)
    assert why(torches, "play-card", "M14") == (
        "CULT-RUL-29",
        "You have 8 of 9 Followers: no room for 2 more.",
    )
    assert why(torches, "play-card", "M10") == ("CULT-RUL-56", "The reserve has 0 Mobs; 1 needed.")


def test_what_is_not_at_the_table_gets_the_one_sentence_of_every_game() -> None:
    table = acting().hand(0, "M12").resolve(SLUMS)
    assert why(table, "play-card", "M01")[1] == "There is no such thing at this table."
    assert why(table, "use-ability", "FAF1")[1] == "There is no such thing at this table."


@rule("CULT-RUL-37", "CULT-CTH-04")
def test_why_not_without_the_piece_or_the_coins_that_are_needed() -> None:
    crowd = acting("ANU", "JAN").dark(0).free(0, 1, 1, 2, 2, 3).followers(0, 9).coins(0, 9).hand(0, "M12")
    crowd.resolve(SLUMS)
    words = "That would be a Priest of strength 6; there are 1 to 5."
    assert why(crowd, "use-ability", "ANU4") == ("CULT-RUL-37", words)
    poor = acting("CTH", "JAN").dark(0).followers(0, 9).coins(1, 6).hand(0, "M12", "M12").resolve(SLUMS)
    assert why(poor, "use-ability", "CTH3") == ("CULT-RUL-59", "Nobody has 7 coins.")


@rule("CULT-ITN-03")
def test_a_place_behind_a_gate_gives_the_gate_as_its_reason_and_not_which_priests_are_taken() -> None:
    game = et.game("cult")
    state = game.new(2, seed=8, unattended=True)
    seat = state.speaker
    academy = next(
        zone for zone in game.still(state).zones if "Academy" in zone.label and zone.within is None
    )
    (reason,) = game.why_dark(state, seat, academy.id)
    assert reason.rule == "CULT-ITN-03"
    assert reason.words.startswith("The Academy lies behind a gate: it needs 3 Followers")


@rule("CULT-ITN-09")
def test_a_place_that_is_open_is_not_told_which_priests_are_taken_while_another_place_is_picked() -> None:
    game = et.game("cult")
    state = game.new(2, seed=8, unattended=True)
    seat = state.speaker
    assert seat is not None
    assert game.dark(state, seat, Thing("temple"), picked=["ruins"]) == Dark(free=True)


@rule("CULT-ITN-09")
def test_a_priest_of_somebody_else_is_not_told_that_ones_own_is_not_free() -> None:
    game = et.game("cult")
    state = game.new(2, seed=8, unattended=True)
    first = state.speaker
    assert first is not None
    state.play(
        next(
            answer
            for answer in state.legal()
            if "ruins" in game.touches(state, state.decision, first, answer)
        )
    )
    seat = state.speaker
    assert seat not in (None, first)
    (there,) = [piece for piece in game.moving(state, seat).pieces if piece.zone == "ruins-priests"]
    assert there.owner == first
    assert there.face is not None
    assert game.dark(state, seat, Thing(there.face, there.zone, there.owner)).reasons == ()


@rule("CULT-PAS-03")
@pytest.mark.parametrize(
    ("benefit", "location"),
    [
        (Bribe, THIEVES),
        (Ordain, TEMPLE),
        (AltarPlace, ARTISAN),
        (Teach, ACADEMY),
        (Hire, PORT),
        (GrantLicense, PALACE_10),
    ],
)
def test_no_benefit_that_was_chosen_is_declined(
    benefit: Callable[[int, int, int], Decision], location: int
) -> None:
    state = cult().coins(0, 11).free(0, 1).state
    assert benefit(0, location, 0).why_not(state, 0, "decline", ()) is None
    reason = benefit(0, location, 1).why_not(state, 0, "decline", ())
    assert reason is not None
    assert (reason.rule, reason.key) == ("CULT-PAS-03", "benefit-chosen")


@rule("CULT-MIR-12", "CULT-RUL-55")
def test_why_not_the_coins_of_a_card_that_gives_followers_or_coins() -> None:
    table = cult(coin_limit=25).coins(1, 22).hand(0, "M11")
    cards = table.game.content.cards
    either = GainEither(0, cards.effect[cards.ids.index("M11")])
    reason = either.why_not(table.state, 0, "gain-coins", ())
    assert reason is not None
    assert reason.rule == "CULT-RUL-55"
    assert either.why_not(table.coins(1, 21).state, 0, "gain-coins", ()) is None


@rule("CULT-MIR-12", "CULT-RUL-29")
def test_why_not_the_followers_of_a_card_that_gives_followers_or_coins() -> None:
    table = cult().followers(0, 9)
    cards = table.game.content.cards
    either = GainEither(0, cards.effect[cards.ids.index("M11")])
    reason = either.why_not(table.state, 0, "gain-followers", ())
    assert reason is not None
    assert (reason.rule, reason.args) == ("CULT-RUL-29", {"have": 9, "most": 9, "n": 1})
    assert either.why_not(table.followers(0, 8).state, 0, "gain-followers", ()) is None


@rule("CULT-ART-12", "CULT-CTH-02")
def test_why_not_an_altar_of_the_patriarch_by_the_great_shrine() -> None:
    table = cult("CTH", "JAN").followers(0, 9).coins(0, 9).priests(0, SLUMS, P, 1, 2).priests(1, SLUMS, 1)
    table.resolve(SLUMS).acts(0, to_use("CTH2"))
    said = ("CULT-ART-12", "The Patriarch never becomes an Altar.")
    assert why(table, "choose-priest", "patriarch", "plain", "plain") == said
