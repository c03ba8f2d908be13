"""Components and setup: what lies where before the first Priest is placed."""

from collections.abc import Iterator
from typing import Any

import pytest

from eldertable.games.cult.box.places import (
    FREE,
    PALACE,
    PLAYED,
    RESERVE,
    bottom_of,
    own_zone,
    top_of,
    zone_list,
)
from eldertable.kernel import BadOption
from eldertable.kernel.content import read_folder, tune
from tests.rules.cult.table import INTRIGUE, LICENSE, MIRACLE, P, cult, setting_up, the_game
from tests.support import rule

LOCATIONS = (
    "Ruins",
    "Thieves District",
    "Slums",
    "Forum",
    "Temple District",
    "Trade District",
    "Artisan District",
    "Academy",
    "Port",
    "Palace",
    "Nobility District",
    "Guard Quarters",
    "Rift of Darkness",
)
MIGHTS = {
    "CTH": (21, 22),
    "TIA": (20, 23),
    "ANU": (19, 24),
    "NIR": (18, 25),
    "FAF": (17, 26),
    "JAN": (16, 27),
    "ARA": (15, 28),
    "ATH": (13, 30),
}


# --- components ---------------------------------------------------------------------------------------------


@rule("CULT-CMP-13", "CULT-SET-07")
def test_what_a_side_plays_is_its_cult_and_nothing_before_it_has_one() -> None:
    game, table = the_game(), setting_up(2, sheets="draft")
    assert [game.role(table.state, side) for side in range(2)] == ["", ""]
    assert [game.role(cult("NIR", "FAF").state, side) for side in range(2)] == ["NIR", "FAF"]


@rule("CULT-CMP-01")
def test_the_board_has_thirteen_numbered_locations() -> None:
    still = the_game().still(setting_up(2).state)
    plates = [zone.label for zone in still.zones if zone.kind == "location"]
    assert plates == [f"{number} {name}" for number, name in enumerate(LOCATIONS, 1)]


@rule("CULT-CMP-02", "CULT-CMP-03", "CULT-CMP-05")
@pytest.mark.parametrize("seats", [2, 5])
def test_every_colour_has_three_priests_of_each_strength_and_one_patriarch(seats: int) -> None:
    table = setting_up(seats)
    for side in range(seats):
        owned = sorted([*table.at(side, FREE), *table.at(side, RESERVE)])
        assert owned == [P, *(strength for strength in range(1, 6) for _ in range(3))]
    assert the_game().texts.colours == ["red", "yellow", "green", "blue", "black"]
    table.one_too_many(0, 3)
    assert the_game().audit(table.state) != []


@rule("CULT-CMP-11", "CULT-CMP-13", "CULT-CMP-14")
def test_there_are_thirty_cards_of_each_kind_eight_cults_one_supremacy_and_sixteen_mobs() -> None:
    content = the_game().content
    assert [len(content.cards.miracles), len(content.cards.intrigues), len(content.cards.licenses)] == [
        30
    ] * 3
    assert [the_game().texts.cult["en"][number] for number in range(8)] == [
        "Anubis",
        "Cthulhu",
        "Fafnir",
        "Janus",
        "Nirriti",
        "Tiamat",
        "Arachne",
        "Atheism",
    ]
    assert len(content.cults.ids) == 8
    assert content.cards.ids.count("supremacy") == 1
    assert setting_up(2).state.mobs_left() == 16


@rule("CULT-CUL-01", "CULT-RIF-06")
def test_every_sheet_has_two_divine_mights_and_every_dark_one_is_higher_than_every_light_one() -> None:
    cults = the_game().content.cults
    assert {name: cults.might[number] for number, name in enumerate(cults.ids)} == MIGHTS
    assert max(light for light, _ in cults.might) < min(dark for _, dark in cults.might)


@rule("CULT-RUL-30", "CULT-CUL-01", "CULT-CUL-02")
def test_the_first_two_abilities_are_the_light_sides_the_last_two_the_dark_sides() -> None:
    content = the_game().content
    assert content.cults.ability_ids == [f"{cult}{n}" for cult in content.cults.ids for n in (1, 2, 3, 4)]
    for cult_name in content.cults.ids:
        table = cult(cult_name, "CTH" if cult_name != "CTH" else "TIA")
        first = 4 * content.cults.ids.index(cult_name)
        faces = {piece.face for piece in table.game.moving(table.state).pieces if piece.zone == "sheet-0"}
        assert {content.cults.ability_ids[first], content.cults.ability_ids[first + 1]} <= faces
        table.dark(0)
        faces = {piece.face for piece in table.game.moving(table.state).pieces if piece.zone == "sheet-0"}
        assert {content.cults.ability_ids[first + 2], content.cults.ability_ids[first + 3]} <= faces
    rituals = ["ANU1", "ANU3", "CTH1", "JAN3", "NIR3", "NIR4", "TIA2", "TIA4", "ARA2", "ARA4", "ATH1", "ATH3"]
    assert [
        name
        for name, printed in zip(content.cults.ability_ids, content.cults.abilities, strict=True)
        if printed.ritual
    ] == sorted(rituals, key=content.cults.ability_ids.index)


def test_every_place_for_cards_has_its_number() -> None:
    names = [zone.name for zone in zone_list(2)]
    assert [names[zone] for zone in (PALACE, PLAYED)] == ["palace", "played"]
    assert [names[top_of(deck)] for deck in (MIRACLE, INTRIGUE, LICENSE)] == [
        "miracle deck top",
        "intrigue deck top",
        "license deck top",
    ]
    assert names[bottom_of(LICENSE)] == "license deck bottom"
    assert [names[own_zone(1, deck)] for deck in (MIRACLE, INTRIGUE, LICENSE)] == [
        "miracles 1",
        "intrigues 1",
        "licenses 1",
    ]


# --- setup --------------------------------------------------------------------------------------------------


@rule("CULT-SET-01", "CULT-SET-02", "CULT-SET-03", "CULT-SET-04", "CULT-PAL-03")
def test_decks_lie_in_the_ruins_the_palace_and_the_nobility_district_with_three_licenses_face_up() -> None:
    table = setting_up(3)
    assert [table.state.left_in(deck) for deck in (MIRACLE, INTRIGUE, LICENSE)] == [30, 30, 27]
    assert len(table.cards(PALACE)) == 3
    scene = table.game.scene(table.state, 0)
    decks = {zone.id: zone.within for zone in scene.still.zones if zone.kind == "deck"}
    assert decks == {"ruins-deck": "ruins", "palace-deck": "palace", "nobility-deck": "nobility"}
    face_up = [piece for piece in scene.moving.pieces if piece.zone == "palace-slots"]
    assert len(face_up) == 3
    assert all(piece.face for piece in face_up)


@rule("CULT-SET-01", "CULT-SET-02", "CULT-SET-04")
def test_decks_are_shuffled() -> None:
    drawn = []
    for seed in range(6):
        state = setting_up(2, seed=seed).state
        drawn.append([state.draw(top_of(deck)) for deck in (MIRACLE, INTRIGUE, LICENSE)])
    for deck in range(3):
        assert len({cards[deck] for cards in drawn}) > 2


@rule("CULT-SET-05", "CULT-SET-06", "CULT-SET-08", "CULT-SET-09")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_priests_1_2_3_two_followers_and_five_coins(seats: int) -> None:
    state = setting_up(seats).state
    table = setting_up(seats)
    for side in range(seats):
        assert table.at(side, FREE) == [P, 1, 2, 3]
        assert table.at(side, RESERVE) == [1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5]
        assert (state.followers[side], state.coins[side], state.mobs[side]) == (2, 5, 0)
        assert state.card_count(side) == state.altar_count(side) == state.summoned[side] == 0
        assert state.dark[side] == 0
    assert state.supremacy == -1


@rule("CULT-SET-07", "CULT-RUL-66")
def test_cults_are_dealt_at_random_by_default_and_never_twice() -> None:
    dealt = [tuple(setting_up(5, seed=seed).state.cult) for seed in range(12)]
    assert all(len(set(cults)) == 5 for cults in dealt)
    assert len(set(dealt)) > 8
    assert {cult_number for cults in dealt for cult_number in cults} == set(range(8))


@rule("CULT-SET-07", "CULT-RUL-66")
def test_cults_may_be_listed_in_whole_or_in_part() -> None:
    ids = the_game().content.cults.ids
    assert [ids[cult_number] for cult_number in setting_up(2, cults=["JAN", "ARA"]).state.cult] == [
        "JAN",
        "ARA",
    ]
    half = setting_up(3, cults=["random", "ATH", "random"]).state.cult
    assert ids[half[1]] == "ATH"
    assert len(set(half)) == 3
    with pytest.raises(BadOption, match="every seat needs a Cult of its own"):
        setting_up(2, cults=["JAN", "JAN"])
    with pytest.raises(BadOption, match="chosen at the table"):
        setting_up(2, cults=["JAN", "ARA"], sheets="draft")


@rule("CULT-SET-07")
def test_everybody_hears_which_seat_leads_which_cult() -> None:
    told = setting_up(2, cults=["JAN", "ARA"]).told()
    assert [words for words in told if "leads" in words] == [
        "Seat 1 leads the Cult of Janus.",
        "Seat 2 leads the Cult of Arachne.",
    ]


@rule("CULT-SET-07")
def test_who_leads_no_cult_yet_goes_by_the_number_of_the_seat() -> None:
    table = setting_up(3, sheets="draft")
    names = [table.game.side_name(table.state, side, "en") for side in range(3)]
    assert names == ["Seat 1", "Seat 2", "Seat 3"]


@rule("CULT-SET-07", "CULT-RUL-66")
def test_a_draft_lets_everybody_choose_in_random_seat_order() -> None:
    orders = set()
    for seed in range(12):
        table = setting_up(3, seed=seed, sheets="draft")
        order = []
        left = 8
        while table.asked == "ChooseCult":
            order.append(table.speaker)
            assert len(table.options()) == left
            table.play(table.options()[0])
            left -= 1
        assert sorted(order, key=str) == [0, 1, 2]
        orders.add(tuple(order))
    assert len(orders) > 3


@rule("CULT-SET-10", "CULT-SET-11", "CULT-SET-12")
@pytest.mark.parametrize(
    ("seats", "cults"),
    [(2, "FAF TIA"), (3, "ARA CTH NIR"), (4, "ANU ATH CTH JAN"), (5, "ANU ARA CTH FAF TIA")],
)
def test_a_first_game_uses_the_advised_cults(seats: int, cults: str) -> None:
    ids = the_game().content.cults.ids
    for seed in range(4):
        state = the_game().new(seats, seed, preset="first-game")
        assert sorted(ids[cult_number] for cult_number in state.cult) == cults.split()


@rule("CULT-SET-14", "CULT-RUL-69")
def test_the_highest_divine_might_is_first_player_in_round_one() -> None:
    assert setting_up(3, cults=["ATH", "CTH", "TIA"]).state.first == 1
    assert setting_up(3, cults=["ATH", "ARA", "JAN"]).state.first == 2
    assert setting_up(2, cults=["TIA", "ANU"]).speaker == 0


@rule("CULT-SET-05")
def test_colours_go_by_seat_or_as_agreed() -> None:
    assert setting_up(3).state.colour == (0, 1, 2)
    assert setting_up(2, colours=["black", "red"]).state.colour == (4, 0)
    with pytest.raises(BadOption, match="colour of its own"):
        setting_up(2, colours=["red", "red"])


@rule("CULT-RUL-67")
def test_there_is_one_edition() -> None:
    with pytest.raises(BadOption, match="igrology"):
        setting_up(2, edition="cryptozoic")


# --- tuned numbers ------------------------------------------------------------------------------------------


def changes(before: Any, after: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Where two content files differ; an entry of a list goes by its id."""
    if isinstance(before, dict):
        assert before.keys() == after.keys()
        for key in before:
            yield from changes(before[key], after[key], (*path, key))
    elif isinstance(before, list) and before and isinstance(before[0], dict):
        assert len(before) == len(after)
        for one, other in zip(before, after, strict=True):
            yield from changes(one, other, (*path, str(one.get("id", ""))))
    elif before != after:
        yield path


@rule("CULT-RUL-90")
def test_tuned_numbers_change_only_what_was_proposed() -> None:
    files = read_folder(the_game().folder / "content")
    ledger = {name: data for name, data in files.items() if name != "tuned"}
    for path in changes(ledger, tune(files)):
        assert path[:2] == ("cults", "cult") or path[:2] == ("board", "location"), path
        assert path[3] in ("light", "dark", "needs"), path
        assert path[2:] not in (("CTH", "light"), ("ATH", "light")), path


@rule("CULT-RUL-90", "CULT-RIF-06", "CULT-ITN-02", "CULT-ITN-06")
def test_tuned_numbers_keep_to_what_is_known_of_them() -> None:
    agreed = cult(numbers="tuned").state.agreed
    might = dict(zip(agreed.cults.ids, agreed.cults.might, strict=True))
    lights, darks = [light for light, _ in might.values()], [dark for _, dark in might.values()]
    assert len({*lights, *darks}) == 16
    assert max(lights) == might["CTH"][0] == 21 < min(darks)
    assert might["ATH"][0] == min(lights) == 13
    assert max(darks) <= 30
    needs = agreed.needs[1:]
    assert needs == sorted(needs)
    assert needs[:3] == [0, 0, 0]
    assert all(1 <= n <= 2 for n in needs[3:6])
    assert all(3 <= n <= 9 for n in needs[6:])


@rule("CULT-RUL-90")
def test_tuned_numbers_are_played_unless_the_ledgers_are_agreed() -> None:
    assert the_game().sit_down(2).options["numbers"] == "tuned"
    ids = the_game().content.cults.ids
    cults = ["ANU", "JAN"]
    for state in (setting_up(2, cults=cults).state, setting_up(2, cults=cults, numbers="ledger").state):
        assert (state.might(0), state.might(1)) == (MIGHTS["ANU"][0], MIGHTS["JAN"][0])
    tuned = setting_up(2, cults=cults, numbers="tuned").state
    book = the_game().books.tuned(2)[0]
    assert [tuned.might(side) for side in (0, 1)] == [
        book.cults.might[ids.index(name)][0] for name in ("ANU", "JAN")
    ]
    assert tuned.first == 1
    assert tuned.content is tuned.agreed.content is book


@rule("CULT-RUL-90", "CULT-ITN-03")
def test_the_tables_of_followers_are_called_by_the_numbers_that_hold() -> None:
    option = next(option for option in the_game().options if option.name == "followers_table")
    for table in option.choices:
        called = the_game().choice_words(option, table, "en")
        for numbers in ("ledger", "tuned"):
            needs = cult(numbers=numbers, followers_table=table).state.agreed.needs
            assert ", ".join(str(n) for n in sorted(set(needs))) in called


ANSWERS = {
    "ChooseCult": 12, "Celebrate": 9, "PlaceOrPass": 79, "MobBenefit": 14, "Deal": 81, "Act": 113,
    "TakeBenefit": 2, "Bribe": 14, "BribePriest": 24, "Ordain": 32, "AltarPlace": 14, "AltarPriest": 24,
    "Teach": 61, "Hire": 3, "GrantLicense": 41, "PutOnTop": 40, "GainEither": 2, "TakeLicense": 40,
    "Give": 105, "ChoosePriest": 24, "MoveTo": 14, "PlaceFree": 7, "Exorcise": 120, "DestroyFree": 6,
    "PlayInside": 64, "ChooseMaster": 6, "OfferFollowers": 6, "PayCard": 105,
}  # fmt: skip


def test_every_answer_keeps_its_number() -> None:
    """What was learnt or recorded with these numbers would mean something else with others."""
    assert {kind.__name__: kind.ANSWERS.size for kind in the_game().actions.kinds} == ANSWERS


def test_the_box_says_for_how_many_people_for_how_long_and_how_hard_it_is() -> None:
    game = the_game()
    assert (game.seats, game.default_seats) == ((2, 3, 4, 5), 3)
    assert (game.minutes, game.weight) == ((45, 90), 3)


@rule("CULT-RUL-55", "CULT-RUL-65", "CULT-RUL-66")
def test_what_can_be_agreed_on_and_what_holds_if_nothing_is() -> None:
    agreed = {option.name: (option.choices, option.default, option.per_seat) for option in the_game().options}
    ids = tuple(the_game().content.cults.ids)
    assert agreed == {
        "edition": (("igrology",), "igrology", False),
        "sheets": (("random", "draft", "first-game"), "random", False),
        "cults": (("random", *ids), "random", True),
        "colours": (("red", "yellow", "green", "blue", "black"), "fixed", True),
        "numbers": (("tuned", "ledger"), "tuned", False),
        "followers_table": (("standard", "fast"), "standard", False),
        "mob_rows": (("choice", "exact"), "choice", False),
        "miracle_place_needs_followers": ((), False, False),
        "triumph_needs_presence": ((), False, False),
        "coin_limit": ((25, 999), None, False),
        "max_rounds": ((1, 200), None, False),
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_option_is_varied_in_what_the_conformance_suite_plays(seats: int) -> None:
    varied = {
        option.name
        for variant in the_game().variants(seats)
        for option in the_game().options
        if variant.get(option.name, option.default) != option.default
    }
    assert varied == {option.name for option in the_game().options if option.name != "edition"}
    for variant in the_game().variants(seats):
        the_game().sit_down(seats, variant)
