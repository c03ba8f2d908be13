"""Content files: what a designer may change, and that every mistake is named by file, entry and field."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from eldertable.games.rise_of_the_cults.bot.verbs import VERB_WORTHS
from eldertable.games.rise_of_the_cults.box.cards import GUARDIANS
from eldertable.games.rise_of_the_cults.game import RiseOfTheCults
from eldertable.games.rise_of_the_cults.rules.phases.city import City
from eldertable.games.rise_of_the_cults.rules.verbs import VERBS
from eldertable.kernel import BadContent
from eldertable.kernel.errors import RulesError
from tests.rules.rise_of_the_cults.table import UPTOWN, rise, setting_up, the_game
from tests.support import rule

CONTENT = RiseOfTheCults.folder / "content"


def refused(overrides: dict[str, Any]) -> str:
    """What is said of content with these things laid over the game's own."""
    with pytest.raises(BadContent) as error:
        RiseOfTheCults(overrides)
    return str(error.value)


def card(name: str, **fields: Any) -> dict[str, Any]:
    """A change of one Cult card."""
    return {"cards": {"card": [{"id": name, **fields}]}}


def city(name: str, *effects: tuple[str, int], **fields: Any) -> dict[str, Any]:
    """A change of one City card."""
    changed = {"effect": [{"verb": verb, "n": n} for verb, n in effects]} if effects else {}
    return {"city": {"city": [{"id": name, **changed, **fields}]}}


# --- whole files --------------------------------------------------------------------------------------------


@rule("ROTC-CMP-06")
def test_a_folder_of_files_may_replace_the_game_s_own(tmp_path: Path) -> None:
    shutil.copytree(CONTENT, tmp_path / "content")
    file = tmp_path / "content" / "board.toml"
    file.write_text(file.read_text("utf-8").replace("dominance = 4\n", "dominance = 6\n"), "utf-8")
    game = RiseOfTheCults(tmp_path / "content")
    assert game.content.numbers.fields_dominance == 6
    assert game.content_digest != the_game().content_digest


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    shutil.copytree(CONTENT, tmp_path / "content")
    (tmp_path / "content" / "npc.toml").unlink()
    with pytest.raises(
        BadContent, match=r"npc\.toml is missing; .* board, cards, city, cults, npc, objectives, setup"
    ):
        RiseOfTheCults(tmp_path / "content")
    with pytest.raises(BadContent, match="there is no such content folder"):
        RiseOfTheCults(tmp_path / "nowhere")


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    shutil.copytree(CONTENT, tmp_path / "content")
    (tmp_path / "content" / "city.toml").write_text("[[city]\n", "utf-8")
    with pytest.raises(BadContent, match=r"city\.toml: .*line 1"):
        RiseOfTheCults(tmp_path / "content")


def test_an_override_of_an_unknown_file_is_named() -> None:
    assert refused({"monsters": {}}).startswith(
        "there is no content file 'monsters'; files: board, cards, city"
    )


# --- every kind of mistake ----------------------------------------------------------------------------------

MISTAKES: list[tuple[dict[str, Any], str]] = [
    # shape
    (card("G1", cost="much"), "cards.toml: card G1, cost: Expected `int`, got `str`"),
    (card("G1", cots=3), "cards.toml: card G1, entry: Object contains unknown field `cots`"),
    (card("G1", icons={"attack": 1.5}), "cards.toml: card G1, icons.attack: Expected `int`, got `float`"),
    (card("G1", type="monster"), "cards.toml: card G1, type: Invalid enum value 'monster'"),
    (card("G1", editions=["de"]), "cards.toml: card G1, editions[0]: Invalid enum value 'de'"),
    (card("S1", colours=["pink"]), "cards.toml: card S1, colours[0]: Invalid enum value 'pink'"),
    (card("G9"), "cards.toml: card G9, entry: Object missing required field `type`"),
    (city("C01", advance=["arkham"]), "city.toml: city C01, advance[0]: Invalid enum value 'arkham'"),
    ({"board": {"numbers": {"hand": "six"}}}, "board.toml: numbers.hand: Expected `int`, got `str`"),
    ({"board": {"die": {"faces": ["cat"]}}}, "board.toml: die.faces[0]: Invalid enum value 'cat'"),
    (
        {"setup": {"setup": [{"id": "I2", "closer": None}]}},
        "setup.toml: setup I2, closer: Expected `int`, got `null`",
    ),
    (
        {"objectives": {"objective": [{"id": "O3", "lead": "far"}]}},
        "objectives.toml: objective O3, lead: Expected `int`, got `str`",
    ),
    ({"npc": {"npc": [{"id": "NP1", "roll": []}]}}, "npc.toml: npc NP1, roll: Expected `int`, got `array`"),
    ({"cults": {"cult": [{"id": "red", "hue": 3}]}}, "cults.toml: cult red, hue: Expected `str`, got `int`"),
    (
        card("G1", ability=[{"verb": "win-ties", "pay": -1}]),
        "cards.toml: card G1, ability[0].pay: Expected `int` >= 0",
    ),
    (city("C05", ("hand", 21)), "city.toml: city C05, effect[0].n: Expected `int` <= 20"),
    (city("C01", ("ritual-cost", -21)), "city.toml: city C01, effect[0].n: Expected `int` >= -20"),
    (
        {"setup": {"setup": [{"id": "I3", "closer": -1}]}},
        "setup.toml: setup I3, closer: Expected `int` >= 0",
    ),
    ({"objectives": {"objective": []}}, "objectives.toml: objective: Expected `array` of length >= 1"),
    ({"board": {"fields": {"dominance": 0}}}, "board.toml: fields.dominance: Expected `int` >= 1"),
    (
        {"board": {"markers": {"rituals": [2, 2]}}},
        "board.toml: markers.rituals: Expected `array` of length 3, got 2",
    ),
    ({"board": {"markers": {"sites": 3}}}, "board.toml: markers.sites: Expected `int` >= 4"),
    ({"board": {"markers": {"plans": 0}}}, "board.toml: markers.plans: Expected `int` >= 1"),
    ({"board": {"numbers": {"dice": 0}}}, "board.toml: numbers.dice: Expected `int` >= 1"),
    ({"board": {"numbers": {"tokens_kept": -1}}}, "board.toml: numbers.tokens_kept: Expected `int` >= 0"),
    ({"board": {"numbers": {"rounds_max": 21}}}, "board.toml: numbers.rounds_max: Expected `int` <= 20"),
    ({"board": {"die": {"faces": []}}}, "board.toml: die.faces: Expected `array` of length >= 1"),
    ({"board": {"npc": {"die": []}}}, "board.toml: npc.die: Expected `array` of length >= 1"),
    ({"board": {"npc": {"plans": ["bluff"]}}}, "board.toml: npc.plans[0]: Invalid enum value 'bluff'"),
    ({"board": {"npc": {"rituals": {"uptown": 4}}}}, "board.toml: npc.rituals[...]: Invalid enum value 4"),
    # cards
    (
        card("G1", window="lunch"),
        "cards.toml: card G1, window: 'lunch' is none of mobilization, recruitment, augmentation, preparation, "
        "influence, confrontation, terror",
    ),
    (card("G1", window=""), "cards.toml: card G1, window: a card with an ability says when it is used"),
    (card("G1", ability=[{"verb": "win-ties"}] * 3), "cards.toml: card G1, ability: a card has at most two"),
    (card("S1", colours=[]), "cards.toml: card S1, colours: a starting card names the colours that have it"),
    (card("G1", copies=-1), "cards.toml: card G1, copies: -1 is not from 0 to 20"),
    (card("G1", copies=21), "cards.toml: card G1, copies: 21 is not from 0 to 20"),
    (card("G1", cost=-1), "cards.toml: card G1, cost: -1 is not from 0 to 20"),
    (card("G1", cost=21), "cards.toml: card G1, cost: 21 is not from 0 to 20"),
    (card("G1", icons={"attack": 10}), "cards.toml: card G1, icons.attack: 10 is not from 0 to 9"),
    (card("G1", icons={"power": -1}), "cards.toml: card G1, icons.power: -1 is not from 0 to 9"),
    (card("G1", icons={"terror": 10}), "cards.toml: card G1, icons.terror: 10 is not from 0 to 9"),
    (
        card("A3", ability=[{"verb": "reroll"}]),
        "cards.toml: card A3, ability, verb: 'reroll' is unknown; known: draw",
    ),
    (
        card("A3", ability=[{"verb": "draw", "n": -1}]),
        "cards.toml: card A3, ability, n: -1 is not from 0 to 20",
    ),
    (
        card("A3", ability=[{"verb": "draw", "n": 21}]),
        "cards.toml: card A3, ability, n: 21 is not from 0 to 20",
    ),
    (
        card("A2", ability=[{"verb": "place-ritual", "n": 4}]),
        "cards.toml: card A2, ability, n: 4 is not from 1 to 3",
    ),
    (
        card("A2", ability=[{"verb": "place-ritual", "n": 0}]),
        "cards.toml: card A2, ability, n: 0 is not from 1 to 3",
    ),
    (
        card("A6", ability=[{"verb": "remove-ritual", "n": 4}]),
        "cards.toml: card A6, ability, n: 4 is not from 1 to 3",
    ),
    (
        card("A2", ability=[{"verb": "place-ritual", "n": 1, "price": "discard-other"}]),
        "cards.toml: card A2, ability, price: 'discard-other' is no price for 'place-ritual'; known: free, destroy, "
        "discard",
    ),
    (
        card("G1", ability=[{"verb": "add-attack", "n": 2, "price": "discard"}]),
        "cards.toml: card G1, ability, price: 'discard' is no price for 'add-attack'; known: free, destroy, pay",
    ),
    (card("A3", ability=[{"verb": "draw"}]), "cards.toml: card A3, ability, n: the verb 'draw' needs it"),
    (
        card("SB", ability=[{"verb": "set-die", "n": 2}]),
        "cards.toml: card SB, ability, n: the verb 'set-die' does not take it; it takes price",
    ),
    (
        card("G6", ability=[{"verb": "win-ties", "when": "won"}]),
        "cards.toml: card G6, ability, when: 'won' is no time for 'win-ties'; known: tied",
    ),
    (
        card("A3", ability=[{"verb": "curse", "n": 1}]),
        "cards.toml: card A3, ability, verb: 'curse' is unknown; known: draw",
    ),
    (card("X1", type="action"), "cards.toml: a card of the type disorganization is missing"),
    (
        card("G1", en={"text": "Pay {much} Power."}),
        "cards.toml: G1, en.text: 'Pay {much} Power.' has a number in braces that the card lacks",
    ),
    # City cards
    (
        city("C01", ("rain", 1)),
        "city.toml: city C01, effect, verb: 'rain' is unknown; known: ritual-cost, site-cost, card-cost, sanity, plans, "
        "tokens-kept, hand, rerolls, bluff, disorganization, disorganize-or-return, gain-thugs, retreat",
    ),
    (city("C02", ("plans", 5)), "city.toml: city C02, effect, n: 5 Plan markers cannot be placed"),
    (city("C02", ("plans", 0)), "city.toml: city C02, effect, n: 0 is too low for plans"),
    (
        city("C05", pl={"text": "{o}"}),
        "city.toml: C05, pl.text: '{o}' has a number in braces that the card lacks",
    ),
    (city("C15", ("bluff", 0)), "city.toml: city C15, effect, n: 0 is too low for bluff"),
    (city("C07", ("gain-thugs", -1)), "city.toml: city C07, effect, n: -1 is too low for gain-thugs"),
    # Setup cards and the board
    (
        {"setup": {"setup": [{"id": "I2", "sanity": {"uptown": 5}}]}},
        "setup.toml: setup I2, sanity.uptown: there is no such Sanity token left",
    ),
    (
        {"setup": {"setup": [{"id": "I2", "sanity": {"northside": 4}}]}},
        "setup.toml: setup I2, sanity.northside: there is no such Sanity token left",
    ),
    (
        {"board": {"district": [{"id": "uptown", "number": 2}, {"id": "rivertown", "number": 3}]}},
        "board.toml: the districts must be numbered downtown, rivertown, uptown, northside",
    ),
    (
        {"board": {"players": [{"count": 2, "districts": 3, "ritual_limit": 3, "track_start": 2}]}},
        "board.toml: players must list the counts 1, 2, 3, 4",
    ),
    (
        {"board": {"first_game": {"layout": {"uptown": ["A2", "G3"]}}}},
        "board.toml: first_game.layout.uptown: 'A2' is no Guardian",
    ),
    (
        {"board": {"first_game": {"layout": {"uptown": ["G3", "G4"]}}}},
        "board.toml: first_game.layout.uptown: 'G4' is no Action",
    ),
    (
        {"board": {"first_game": {"layout": {"uptown": ["G9", "A2"]}}}},
        "board.toml: first_game.layout.uptown: 'G9' is no Guardian",
    ),
    (
        {"board": {"first_game": {"layout": {"uptown": ["G3", "A2", "A3"]}}}},
        "board.toml: first_game.layout[...]: Expected `array` of length 2, got 3",
    ),
    (
        {"board": {"first_game": {"layout": {"uptown": ["G1", "A2"]}}}},
        "board.toml: first_game.layout.uptown: 'G1' is laid twice",
    ),
    ({"board": {"numbers": {"rounds_max": 5}}}, "board.toml: numbers.rounds_max: it is less than rounds_min"),
    ({"board": {"fields": {"rituals": 4}}}, "board.toml: players 4, ritual_limit: there are 4 Ritual fields"),
    ({"board": {"fields": {"track": 3}}}, "board.toml: players 4, track_start: the track has 3 fields"),
    (
        {"board": {"npc": {"die": ["rivertown"]}}},
        "board.toml: npc.die: no face names a district that is in play alone",
    ),
    (
        {"board": {"npc": {"rituals": {"downtown": 3, "uptown": 3}}}},
        "board.toml: npc.rituals: there are too few Rituals of level 3",
    ),
    ({"board": {"first_game": {"setup": "I9"}}}, "board.toml: first_game.setup: there is no setup card 'I9'"),
    (
        {"objectives": {"objective": [{"id": "O1", "pl": {"text": "{lead} {luck}"}}]}},
        "objectives.toml: O1, pl.text: '0 {luck}' has a number in braces that the card lacks",
    ),
]


@pytest.mark.parametrize(
    ("overrides", "words"), MISTAKES, ids=[words.split(":")[1].strip() for _, words in MISTAKES]
)
def test_every_mistake_is_named(overrides: dict[str, Any], words: str) -> None:
    assert refused(overrides).startswith(words)


def test_entries_that_stand_there_twice_are_named(tmp_path: Path) -> None:
    for file, entry in (("cards", "S1"), ("city", "C01"), ("setup", "I1"), ("objectives", "O1")):
        folder = tmp_path / file
        shutil.copytree(CONTENT, folder)
        text = (folder / f"{file}.toml").read_text("utf-8")
        start = text.index("[[")
        heading = text[start : text.index("\n", start) + 1]
        first = heading + text[start:].split(heading)[1]
        (folder / f"{file}.toml").write_text(text + "\n" + first, "utf-8")
        with pytest.raises(BadContent, match=f"{file}.toml: {entry}, id: it stands there twice"):
            RiseOfTheCults(folder)


def test_what_a_board_lacks_is_named(tmp_path: Path) -> None:
    for number, (start, end, words) in enumerate(
        [
            ("[editions.pl]", "# The NPC die", "board.toml: editions.pl: it is missing"),
            ('uptown = ["G3", "A2"], ', "", "board.toml: first_game.layout.uptown: two stacks are missing"),
        ]
    ):
        folder = tmp_path / str(number)
        shutil.copytree(CONTENT, folder)
        text = (folder / "board.toml").read_text("utf-8")
        cut = text.index(start)
        rest = text.index(end, cut) if end else cut + len(start)
        (folder / "board.toml").write_text(text[:cut] + text[rest:], "utf-8")
        with pytest.raises(BadContent) as error:
            RiseOfTheCults(folder)
        assert str(error.value) == words


def test_the_cults_come_in_the_order_of_seats(tmp_path: Path) -> None:
    shutil.copytree(CONTENT, tmp_path / "content")
    file = tmp_path / "content" / "cults.toml"
    file.write_text(file.read_text("utf-8").replace('id = "blue"', 'id = "orange"'), "utf-8")
    with pytest.raises(
        BadContent, match=r"cults\.toml: the cults must be green, yellow, blue, red, in this order"
    ):
        RiseOfTheCults(tmp_path / "content")


def test_there_is_room_for_forty_kinds_of_card() -> None:
    words = {"name": "Name", "text": ""}
    icons = {"attack": 0, "power": 0, "terror": 0}

    def more(n: int) -> dict[str, Any]:
        entry = {"type": "action", "copies": 1, "editions": ["en"], "icons": icons, "en": words, "pl": words}
        return {"cards": {"card": [{"id": f"Z{number}", **entry} for number in range(n)]}}

    kinds = len(the_game().content.kinds.ids)
    assert len(RiseOfTheCults(more(40 - kinds)).content.kinds.ids) == 40
    assert refused(more(41 - kinds)) == "cards.toml: 41 kinds of card; there is room for 40 (kind)"


# --- what may be changed ------------------------------------------------------------------------------------


@rule("ROTC-CAR-02", "ROTC-CAR-03")
def test_numbers_at_their_bounds_are_fine_and_reach_the_table_and_the_text() -> None:
    game = RiseOfTheCults(card("G1", cost=20, copies=20, icons={"attack": 9, "power": 0, "terror": 9}))
    kinds = game.content.kinds
    g1 = kinds.ids.index("G1")
    assert (kinds.cost[g1], kinds.attack[g1], kinds.power[g1], kinds.terror[g1]) == (20, 9, 0, 9)
    assert len(game.content.pools["en"].first_of[g1]) == 20
    RiseOfTheCults(card("G1", cost=0, copies=0))
    RiseOfTheCults(card("A3", ability=[{"verb": "draw", "n": 20}, {"verb": "draw", "n": 0}]))
    RiseOfTheCults(city("C02", ("plans", 1)))
    RiseOfTheCults(city("C02", ("plans", 4)))
    for level in (1, 2, 3):
        RiseOfTheCults(card("A2", ability=[{"verb": "place-ritual", "n": level}]))


@rule("ROTC-CAR-01", "ROTC-CAR-02")
def test_the_numbers_of_an_effect_fill_the_card_s_text() -> None:
    changed = RiseOfTheCults(
        card("A3", ability=[{"verb": "draw", "n": 2}, {"verb": "draw", "n": 5, "price": "destroy"}])
    )
    a3 = changed.content.kinds.ids.index("A3")
    assert the_game().texts.card["en"][a3][1] == (
        "Mobilization: draw 1 card; if you destroy this card, draw 3 instead."
    )
    assert "draw 2 card" in changed.texts.card["en"][a3][1]
    assert "draw 5 instead" in changed.texts.card["en"][a3][1]
    g1 = the_game().content.kinds.ids.index("G1")
    assert "pay 1 Power" in the_game().texts.card["en"][g1][1]
    more = RiseOfTheCults(city("C09", ("sanity", -2)))
    assert more.texts.city["en"][8][1] == "This round Sanity is 2 lower in every district."
    assert rise(game=more).city("C09").state.sanity_of(UPTOWN) == 1
    assert [name for name, _ in the_game().texts.city["pl"]][:2] == ["Zaburzenia Mocy", "Policyjne Obławy"]
    assert len(the_game().texts.city["en"]) == 15


@rule("ROTC-RUL-74")
def test_districts_advance_by_number_in_whatever_order_a_city_card_names_them() -> None:
    game = RiseOfTheCults(city("C09", advance=["northside", "downtown", "uptown"]))
    table = rise(4, game=game).next_city("C09").run(City())
    moved = [word.split()[3] for word in table.told() if word.startswith("The Investigator")]
    assert moved == ["Downtown", "Uptown", "Northside"]


@rule("ROTC-CMP-06", "ROTC-SET-10")
def test_a_new_stack_can_be_laid_like_any_other() -> None:
    words = {"name": "Lantern", "text": "Nothing."}
    entry = {
        "id": "Z1",
        "type": "guardian",
        "copies": 3,
        "cost": 2,
        "editions": ["en"],
        "en": words,
        "pl": words,
    }
    game = RiseOfTheCults({"cards": {"card": [{**entry, "icons": {"attack": 1, "power": 0, "terror": 0}}]}})
    table = setting_up(2, game=game).play("Lantern in Uptown")
    assert table.stack_of(UPTOWN, GUARDIANS) == ["Z1", "Z1", "Z1"]
    assert not any(
        "Lantern" in word for word in setting_up(2, game=game, edition="pl", left_out="uptown").options()
    )


# --- verbs ----------------------------------------------------------------------------------------------------


def test_a_verb_that_the_bot_or_the_looks_do_not_know_is_named_on_loading(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(VERB_WORTHS, "set-die")
    with pytest.raises(RulesError, match=r"the verb 'set-die' has no entry in bot/verbs\.py"):
        RiseOfTheCults()


def test_every_ability_that_can_be_chosen_is_said_in_every_language() -> None:
    game = the_game()
    said_by_their_own_question = {"both-bonuses", "skip-advance", "add-terror"}
    chosen = {verb.name for verb in VERBS if not verb.times} - said_by_their_own_question
    for locale in game.locales:
        assert {verb for verb in chosen if not game.words(locale).has(f"effect-{verb}")} == set()
