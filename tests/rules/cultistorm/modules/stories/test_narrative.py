"""Narrative play: when which story is read, to whom, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.cultistorm.box.content import Reader
from eldertable.games.cultistorm.box.places import CIRCLE, COLUMN, GOO_TARGET, bottom_of
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.modules.stories.content import read_book
from eldertable.games.cultistorm.modules.stories.rules import DECK, narrative, read_of_card, read_to, told
from eldertable.games.cultistorm.rules.effects.further.great_old_ones import AddCrystals
from eldertable.games.cultistorm.rules.moments import Occasion
from eldertable.games.cultistorm.rules.phases.combat import Begin
from eldertable.games.cultistorm.rules.storm.endgame import ActivateEndgame
from eldertable.games.cultistorm.rules.storm.great_old_ones import Summon
from eldertable.games.cultistorm.rules.storm.terror_circle import ActivateLocation, MoveTerror
from eldertable.games.cultistorm.table.enemies import enemy_symbols
from eldertable.games.cultistorm.table.marks import marks_of
from eldertable.games.cultistorm.table.modules import LOCATION_OPENED
from eldertable.kernel import BadContent
from tests.rules.cultistorm.modules.stories.telling import (
    about_to_fight,
    narrated,
    next_card,
    peopled,
    titles,
    used_cards,
)
from tests.rules.cultistorm.table import P1, P2, P3, P4, Storm, new_game, the_game
from tests.support import rule


def fight(table: Storm, enemy: str, seat: int = 0) -> Storm:
    """A seat begins a fight against this cultist, which stands where the seat does."""
    return table.run(Begin(seat, table.game.content.cultists.ids.index(enemy)))


# --- when -----------------------------------------------------------------------------------------------------------


@rule("CS-NAR-01", "CS-NAR-08")
def test_a_card_is_drawn_after_the_insanity_of_the_attack_and_before_any_reroll() -> None:
    table = next_card(narrated(narrative="stories", gaunt_choir=True).cultists(P1, "CU-S02"), "NC04")
    fight(table, "CU-S02")
    assert table.asked == "Fight"
    assert titles(table) == ["The Lens"]
    assert used_cards(table) == ["NC04"]
    fought = about_to_fight("stories", "GC4", gaunt_choir=True)
    lines = fought.told()
    assert [at for at, line in enumerate(lines) if "takes 1 insanity" in line] < [
        at for at, line in enumerate(lines) if "hears a story" in line
    ]


@rule("CS-NAR-09")
@pytest.mark.parametrize(("enemy", "title"), [("CU-M05", "Herald of the Pale House"), ("GC2", "Hollow Twin")])
def test_a_cultist_with_a_number_of_its_own_tells_that_story_and_no_card_is_drawn(
    enemy: str, title: str
) -> None:
    table = about_to_fight("stories", enemy, gaunt_choir=True)
    assert titles(table) == [title]
    assert used_cards(table) == []


@rule("CS-NAR-10")
def test_a_cultist_without_number_and_cast_symbol_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    book = narrative(narrated().state).book
    monkeypatch.delitem(book.of, "GC6")
    cultists = the_game().content.cultists
    casts = [-1 if id == "GC6" else cast for id, cast in zip(cultists.ids, cultists.cast, strict=True)]
    monkeypatch.setattr(cultists, "cast", casts)
    table = about_to_fight("effects", "GC6", gaunt_choir=True)
    assert table.asked == "Fight"
    assert titles(table) == []
    assert used_cards(table) == []


@rule("CS-NAR-11")
def test_a_fight_against_a_great_old_one_draws_no_card() -> None:
    table = narrated().goo(P1, "GO-S").target(0, P1)
    table.run(Begin(0, GOO_TARGET))
    assert table.asked == "Fight"
    assert titles(table) == []
    assert used_cards(table) == []


@rule("CS-NAR-02", "CS-NAR-08")
@pytest.mark.parametrize(
    ("card", "stories"),
    [
        (
            "NC01",
            {
                "S": "The Birthday Chart",
                "M": "Asleep on Her Feet",
                "F": "Ash Writes",
                "W": "Water under the Boards",
                "K": "Chalk Door",
            },
        ),
        (
            "NC02",
            {
                "S": "A Readable Sky",
                "M": "A Minute Early",
                "F": "The Lamp That Listens",
                "W": "The Long Breath",
                "K": "Ninety-nine Keys",
            },
        ),
        (
            "NC03",
            {
                "S": "Countdown",
                "M": "Too Many Hands",
                "F": "Fed with Books",
                "W": "A Net Full of Keys",
                "K": "The Hundredth",
            },
        ),
        (
            "NC04",
            {
                "S": "The Lens",
                "M": "A Forgotten Lullaby",
                "F": "A Burn in the Shape of a Door",
                "W": "Wrong by a Century",
                "K": "The Password",
            },
        ),
        (
            "NC05",
            {
                "S": "The Old Tutor",
                "M": "Photograph of Your House",
                "F": "The Caught Torch",
                "W": "Her Ring",
                "K": "The Larder",
            },
        ),
        (
            "NC06",
            {
                "S": "Frost Inside the Coat",
                "M": "The Pillow",
                "F": "Smoke for Cover",
                "W": "Salt in the Ink",
                "K": "Longer Coming Back",
            },
        ),
        (
            "NC07",
            {
                "S": "Notebook of Orbits",
                "M": "Sleep-talk",
                "F": "A Real Alarm",
                "W": "The Gulls Fall Silent",
                "K": "Hinges in Order",
            },
        ),
        (
            "NC08",
            {
                "S": "Close the Roof",
                "M": "Contagion",
                "F": "The Embers Answer",
                "W": "From Below the Pier",
                "K": "Oiled",
            },
        ),
        (
            "NC09",
            {
                "S": "One Star Too Many",
                "M": "Nurse's Badge",
                "F": "Hilt First",
                "W": "Undertow",
                "K": "Guest List",
            },
        ),
        (
            "NC10",
            {
                "S": "Coins of No Mint",
                "M": "The Moon Turns Its Head",
                "F": "Only in Your Head",
                "W": "Barnacles",
                "K": "The Keyhole Looks Back",
            },
        ),
        (
            "NC11",
            {
                "S": "Every Clock at Once",
                "M": "One Step Further On",
                "F": "Small Handprints",
                "W": "The Bottle",
                "K": "A Window That Was Not There",
            },
        ),
        (
            "NC12",
            {
                "S": "Applause",
                "M": "Thank You for Coming",
                "F": "A Miner's Prayer",
                "W": "Rowing without Oars",
                "K": "All Doors at Once",
            },
        ),
    ],
)
def test_a_narrative_card_names_one_story_for_each_cast(card: str, stories: dict[str, str]) -> None:
    for cast, title in stories.items():
        table = about_to_fight("stories", f"CU-{cast}02", card)
        assert (titles(table), used_cards(table)) == ([title], [card])


@rule("CS-NAR-18")
def test_used_cards_are_discarded_and_an_empty_deck_is_shuffled_anew() -> None:
    table = narrated(narrative="stories").cultists(P1, "CU-S02", "CU-M02")
    zone = narrative(table.state).zone
    cards = table.cards(zone + DECK) + table.cards(zone + DECK + 1) + table.cards(bottom_of(zone + DECK))
    assert sorted(cards) == [f"NC{number:02}" for number in range(1, 13)]
    for at in range(12):
        fight(table, "CU-S02" if at % 2 else "CU-M02").play("Give up")
        table.mad(0, 0)
    assert sorted(used_cards(table)) == sorted(cards)
    fight(table, "CU-S02")
    assert len(used_cards(table)) == 1
    assert table.state.deck_size(zone + DECK) == 11


@rule("CS-NAR-18", "CS-NAR-27")
def test_every_fight_has_a_story_of_its_own_even_against_the_same_cultist() -> None:
    table = next_card(narrated(narrative="stories").cultists(P1, "CU-S02", "CU-S05"), "NC01", "NC02").at(
        1, P1
    )
    fight(table, "CU-S02").play("Give up")
    fight(table, "CU-S02", seat=1).play("Give up")
    assert titles(table) == ["The Birthday Chart", "A Readable Sky"]
    fight(table, "CU-S05").play("Give up")
    fight(table.mad(1, 0), "CU-S05", seat=1)
    assert titles(table) == ["Herald of the Ninth Star"] * 2


@rule("CS-NAR-12", "CS-NAR-04")
def test_a_great_old_one_tells_its_story_each_time_after_its_insanity() -> None:
    table = narrated(narrative="stories")
    goo = table.game.content.goos.ids.index("GO-K")
    table.run(Summon(P2, goo, 1, 0))
    lines = table.told()
    assert "The Lock and the Wound" in lines[-1]
    assert sum("takes 1 insanity" in line for line in lines) == 3
    table.state.goo = (-1,) * 5
    table.run(Summon(P3, goo, 1, 0))
    assert titles(table) == ["The Lock and the Wound"]


@rule("CS-NAR-12")
def test_a_second_great_old_one_that_does_not_come_tells_nothing() -> None:
    table = narrated(narrative="stories").goo(P4, "GO-S")
    table.run(Summon(P2, table.game.content.goos.ids.index("GO-K"), 1, 0))
    assert titles(table) == []


@rule("CS-NAR-13", "CS-NAR-04")
def test_a_terror_card_tells_its_story_after_its_text_and_before_it_is_replaced() -> None:
    table = narrated(narrative="stories").terror_card(0, "TE01", 1)
    deck = table.game.content
    number = deck.terror_number[deck.terror_ids.index("TE01")]
    table.terror_card(0, "TE01", number - 1)
    table.run(MoveTerror())
    assert table.told() == [
        "Terror advances to place 1.",
        "Terror: Footsteps Overhead. The cultist marker moves one on; no cultist arrives.",
        "All hear a story: Footsteps Overhead.",
    ]
    assert (table.state.marker, table.columns()) == (P2, [0] * 5)
    assert len(table.state.zones[CIRCLE]) == 1
    assert table.cards(CIRCLE) != ["TE01"]


@rule("CS-NAR-13", "CS-MOD-46")
def test_a_terror_card_that_is_filled_without_an_advance_tells_its_story_too() -> None:
    table = narrated(narrative="stories").terror_card(0, "TE01", 2)
    table.run(AddCrystals(0, (), 2)).play("Terror place 1")
    assert "All hear a story: Footsteps Overhead." in table.told()
    assert len(table.state.zones[CIRCLE]) == 1


@rule("CS-NAR-13")
def test_the_endgame_card_tells_its_story_after_the_great_old_one_has_told_its_own() -> None:
    table = narrated(narrative="stories").endgame_card("EG2").run(ActivateEndgame())
    read = titles(table)
    assert len(read) == 2
    assert read[1] == "The Long Night"


@rule("CS-NAR-05", "CS-NAR-14")
def test_the_stories_of_all_five_locations_are_shown_at_the_start() -> None:
    table = new_game(3, narrative="effects")
    shown = [event for event in table.chronicle.events if event.key == "story-of-location"]
    numbers = {"LO-S1": 61, "LO-S2": 62, "LO-M1": 63, "LO-M2": 64, "LO-F1": 65, "LO-F2": 66}
    numbers |= {"LO-W1": 67, "LO-W2": 68, "LO-K1": 69, "LO-K2": 70}
    locations = [table.game.content.locations[number].id for number in table.state.location]
    assert [event.args["story"] for event in shown] == [numbers[id] for id in locations]
    passage = table.game.passage(table.state, shown[0], None)
    assert passage is not None
    assert passage.effect


@rule("CS-NAR-14", "CS-NAR-33")
def test_a_location_tells_its_story_once_when_it_first_opens() -> None:
    table = peopled("effects")
    table.run(ActivateLocation(0, ())).play("Crane Hill")
    assert titles(table) == ["Crane Hill Observatory"]
    assert [len(table.hand_of(seat)) for seat in range(3)] == [4, 3, 3]
    table.state.active = (0,) * 5
    table.run(ActivateLocation(0, ())).play("Crane Hill")
    assert titles(table) == []
    assert [len(table.hand_of(seat)) for seat in range(3)] == [4, 3, 3]


@rule("CS-NAR-33")
def test_no_other_card_of_the_game_has_a_story() -> None:
    book = narrative(narrated().state).book
    content = the_game().content
    goos = [goo for goo in content.goos.ids if not book.own(goo)]
    assert [goo for goo in goos if goo != "GO-Z"] == []
    assert not book.own("GO-Z")
    assert all(book.own(location.id) for location in content.locations)
    assert all(book.own(terror) for terror in content.terror_ids)
    assert all(book.own(endgame.id) for endgame in content.endgames)
    common = [id for id in content.cultists.ids if id.startswith("CU-") and book.own(id)]
    assert common == ["CU-S05", "CU-M05", "CU-F05", "CU-W05", "CU-K05"]


# --- what comes of it -----------------------------------------------------------------------------------------------


@rule("CS-NAR-21")
def test_stories_alone_are_read_and_change_nothing() -> None:
    table = about_to_fight("stories", "CU-M02", "NC03")
    assert titles(table) == ["Too Many Hands"]
    assert table.state.mad[0] == 1
    event = next(event for event in table.chronicle.events if event.key == "story-of-fight")
    passage = table.game.passage(table.state, event, 0)
    assert passage is not None
    assert (passage.title, passage.effect) == ("Too Many Hands", "")
    other = about_to_fight("effects", "CU-M02", "NC03")
    event = next(event for event in other.chronicle.events if event.key == "story-of-fight")
    passage = other.game.passage(other.state, event, 0)
    assert passage is not None
    assert (passage.words[:9], passage.effect) == ("The sheet", "Get 1 insanity.")
    assert other.state.mad[0] == 2


@rule("CS-NAR-21")
def test_without_the_option_no_story_is_told() -> None:
    table = new_game(3)
    assert not [event for event in table.chronicle.events if "story" in event.args]
    assert not table.state.parts


@rule("CS-NAR-16")
def test_here_in_the_story_of_a_location_is_that_location() -> None:
    table = peopled("effects").at(0, P4).at(2, P4).location(P4, "LO-S2", active=False)
    table.run(Occasion(LOCATION_OPENED, P4))
    assert table.state.mad[:3] == [0, 1, 1]


@rule("CS-NAR-16", "CS-MOD-11")
def test_a_story_of_a_location_carries_out_all_its_clauses_one_after_the_other() -> None:
    effect = [
        {"verb": "mad", "on": "here"},
        {"verb": "draw", "n": 2, "on": "each"},
        {"verb": "mad", "on": "here"},
    ]
    game = Cultistorm({"stories": {"story": [{"id": 62, "effect": effect}]}})
    table = peopled("effects", game=game).at(0, P4).at(2, P4).mad(2, 0).location(P4, "LO-S2", active=False)
    table.run(Occasion(LOCATION_OPENED, P4))
    assert table.state.mad[:3] == [3, 1, 2]
    assert [len(table.hand_of(seat)) for seat in range(3)] == [5, 4, 4]


@rule("CS-NAR-17")
def test_what_a_story_gives_the_enemy_lasts_for_this_fight_alone() -> None:
    table = about_to_fight("effects", "CU-S02", "NC09").play("Let the enemy")
    enemy = table.game.content.cultists.ids.index("CU-S02")
    assert enemy_symbols(table.state, enemy, P1) == [3, 0, 0, 1, 1]
    table.play("Give up")
    assert enemy_symbols(table.state, enemy, P1) == [2, 0, 0, 1, 1]
    assert told(table.state).story == 0


@rule("CS-NAR-19")
@pytest.mark.parametrize("suicide", [False, True])
def test_a_story_never_gives_the_fifth_insanity(suicide: bool) -> None:
    def at_four(enemy: str, card: str) -> Storm:
        table = peopled("effects", allow_suicide=suicide).mad(0, 4).cultists(P1, enemy)
        return fight(next_card(table, card), enemy)

    forced = at_four("CU-M02", "NC03")
    assert (forced.asked, forced.state.mad[0]) == ("Fight", 4)
    chosen = at_four("CU-S02", "NC01")
    assert (chosen.asked, chosen.state.mad[0]) == ("Drop", 4)
    paid = at_four("CU-F02", "NC10")
    assert (paid.asked, paid.state.mad[0]) == ("Fight", 4)
    assert marks_of(paid.state).given == ()


@rule("CS-NAR-19")
def test_stories_may_be_told_to_kill() -> None:
    game = Cultistorm({"modules": {"narrative": {"story_kills": True}}})
    table = narrated(game=game, allow_suicide=True).mad(0, 4).cultists(P1, "CU-M02")
    fight(next_card(table, "NC03"), "CU-M02")
    assert table.state.over


@rule("CS-NAR-22")
def test_a_target_that_is_not_there_any_more_is_not_fought_and_nothing_is_lost() -> None:
    table = peopled("effects").cultists(P1, "CU-M02")
    card = table.state.zones[COLUMN][0]
    table.state.move(card, COLUMN, COLUMN + 1, table.state.everyone())
    fight(next_card(table, "NC11"), "CU-M02")
    assert table.asked == "Prepare"
    assert (table.state.mad[0], len(table.hand_of(0)), table.dice_of(0)) == (1, 3, "****")


@rule("CS-NAR-22")
def test_push_never_takes_the_target_and_reorder_changes_nothing_for_the_fight() -> None:
    alone = peopled("effects").cultists(P1, "CU-F02")
    fight(next_card(alone, "NC07"), "CU-F02")
    assert (alone.asked, alone.column(P1)) == ("Fight", ["CU-F02"])
    table = about_to_fight("effects", "CU-F02", "NC06")
    table.play("Put the cultists", "Veilwalker (Children", "Veilwalker (Ashen")
    assert (table.asked, table.column(P1)[-1]) == ("Fight", "CU-F02")
    table.play("Win")
    assert "F" in table.trophies_of(0)


@rule("CS-NAR-17", "CS-NAR-21")
def test_more_trophies_come_of_stories_with_effects_only() -> None:
    for mode, trophies in (("stories", "SK"), ("effects", "SSK")):
        table = about_to_fight(mode, "CU-S05").dice(0, "***")
        if mode == "effects":
            table.play("Draw 1")
        assert table.play("Win").trophies_of(0) == trophies


@rule("CS-NAR-23")
def test_who_leaves_a_fight_loses_nothing_and_may_fight_another_target() -> None:
    table = peopled("effects").cultists(P1, "CU-K02", "CU-S02").target(0, "CU-K02", "CU-S02")
    table.level(0, 0).at(1, P2)
    next_card(table, "NC11")
    table.combat()
    while table.asked == "NowOrLater":
        table.play(table.state.legal()[0])
    table.play("Acolyte (Wardens").play("Leave the fight")
    assert (table.state.mad[0], table.column(P1)) == (1, ["CU-K02", "CU-S02"])
    assert len(table.hand_of(0)) == 3
    assert table.dice_of(0) == "****"


@rule("CS-NAR-24")
def test_a_stronger_enemy_may_make_a_win_impossible() -> None:
    table = narrated().cultists(P1, "CU-S02").dice(0, "SSWK")
    fight(next_card(table, "NC09"), "CU-S02").play("Let the enemy")
    assert table.offers("Give up")
    assert table.offers("Reroll")
    assert not table.offers("Win")


@rule("CS-NAR-25")
def test_a_card_that_a_story_gives_can_be_used_in_this_fight() -> None:
    table = narrated().cultists(P1, "CU-S02").dice(0, "SSW").deck(0, "GN05.K")
    fight(next_card(table, "NC02"), "CU-S02")
    assert table.hand_of(0) == ["GN05.K"]
    table.play("Win")
    assert (table.trophies_of(0), table.hand_of(0)) == ("S", [])


@rule("CS-NAR-25")
def test_no_story_of_a_fight_heals() -> None:
    game, book = the_game(), narrative(narrated().state).book
    effects = [
        book.effect(number) for number in [*range(1, 61), *range(131, 226)] if book.effect(number) >= 0
    ]
    clauses = [clause for effect in effects for clause in game.content.effects[effect].clauses]
    assert len(effects) > 80
    assert all(op.deed.name not in ("heal", "sane") for clause in clauses for op in clause.ops)


@rule("CS-NAR-26")
def test_what_a_story_brings_is_finished_before_the_fight_goes_on() -> None:
    table = peopled("effects").cultists(P1, "CU-F02", "CU-F09", "CU-W09")
    table.cultists(P2, "CU-S01", "CU-S03", "CU-S04")
    fight(next_card(table, "NC07"), "CU-F02")
    assert table.column(P2) == ["CU-S01", "CU-S03", "CU-S04", "CU-W09"]
    assert table.goos() == {P2: "GO-W"}
    assert table.insane() == [2, 3, 3]
    while table.asked == "Drop":
        table.play(table.state.legal()[0])
    assert table.asked == "Fight"


@rule("CS-NAR-07")
@pytest.mark.parametrize(
    ("card", "stories"),
    [
        (
            "NC04",
            "Star: The Lens; Moon: A Forgotten Lullaby; Flame: A Burn in the Shape of a Door; Wave: Wrong by a Century;"
            " Key: The Password",
        ),
        (
            "NC12",
            "Star: Applause; Moon: Thank You for Coming; Flame: A Miner's Prayer; Wave: Rowing without Oars;"
            " Key: All Doors at Once",
        ),
    ],
)
def test_a_narrative_card_shows_its_story_for_each_symbol(card: str, stories: str) -> None:
    table = narrated()
    shown = {face.id: face.text for face in table.game.still(table.state).faces}
    assert shown[card] == stories


@rule("CS-NAR-29")
def test_the_order_of_the_deck_is_hidden_and_its_discard_pile_open() -> None:
    table = about_to_fight("stories", "CU-S02", "NC04")
    zone = narrative(table.state).zone
    view = table.game.view(table.state, 1)
    assert "NC04" in str(view["zones"]["narrative discard"])
    hidden = [card for at in range(3) for card in table.state.zones[zone + DECK + at]]
    assert len(hidden) == 11
    assert all(not table.state.marks[card] for card in hidden)
    pieces = table.game.scene(table.state, 1).moving.pieces
    assert [(piece.count, piece.face) for piece in pieces if piece.zone == "narrative-deck"] == [(11, None)]
    assert [piece.face for piece in pieces if piece.zone == "narrative-discard"] == ["NC04"]


@rule("CS-NAR-30")
def test_wren_takes_the_insanity_and_wins_with_five_symbols() -> None:
    def wren() -> Storm:
        table = narrated("RE", "FI", "GA").mad(0, 2).cultists(P1, "CU-S02")
        table.cultist_die(P1, "F").dice(0, "SSFWK")
        return fight(next_card(table, "NC09"), "CU-S02")

    table = wren()
    enemy = table.game.content.cultists.ids.index("CU-S02")
    assert enemy_symbols(table.state, enemy, P1) == [2, 0, 1, 1, 1]
    table.play("Take 1 insanity")
    assert table.state.mad[0] == 3
    table.play("Win")
    assert table.trophies_of(0) == "S"
    other = wren().play("Let the enemy have one Star more")
    assert enemy_symbols(other.state, enemy, P1) == [3, 0, 1, 1, 1]
    assert not other.offers("Win")


@rule("CS-NAR-31")
def test_what_a_story_covers_costs_nothing_and_is_lost_with_the_fight() -> None:
    table = narrated().cultists(P1, "CU-S02", "CU-S03").dice(0, "SWK")
    fight(next_card(table, "NC04", "NC11"), "CU-S02").play("Win")
    assert (table.trophies_of(0), table.dice_of(0)) == ("S", "")
    table.dice(0, "SMWK")
    fight(table, "CU-S03")
    assert marks_of(table.state).given == ()


@rule("CS-NAR-31")
def test_a_cost_inside_a_story_is_paid_when_it_is_read() -> None:
    table = about_to_fight("effects", "CU-F02", "NC10").play("Take 1 insanity: Cover")
    assert (table.asked, table.state.mad[0]) == ("Fight", 2)


@rule("CS-NAR-32")
def test_what_comes_of_a_fight_not_won_comes_after_its_penalty() -> None:
    table = about_to_fight("effects", "CU-M02", "NC05").play("Give up")
    lines = [line for line in table.told() if "insanity" in line or "Terror" in line]
    assert len(lines) == 3
    assert table.state.mad[0] == 3
    won = about_to_fight("effects", "CU-M02", "NC05").play("Win")
    assert won.state.mad[0] == 1


@rule("CS-DEC-39", "CS-MOD-45")
def test_what_a_story_asks_is_asked_beside_it() -> None:
    table = about_to_fight("effects", "CU-S02", "NC09")
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    assert prompt.passage == "story-9"
    assert [option.label for option in prompt.options] == [
        "Let the enemy have one Star more",
        "Take 1 insanity",
    ]
    table.play("Take 1")
    after = table.game.prompt(table.state, 0)
    assert after is not None
    assert after.passage == ""


# --- a sensible player ----------------------------------------------------------------------------------------------


def test_a_sensible_player_leaves_a_fight_that_cannot_be_won_and_no_other() -> None:
    hopeless = narrated().cultists(P1, "CU-K02")
    fight(next_card(hopeless, "NC11"), "CU-K02")
    game = hopeless.game
    assert game.meaning(hopeless.state, game.greedy(hopeless.state, 0)) == ("take", "0")
    easy = about_to_fight("effects", "CU-K02", "NC11")
    assert game.meaning(easy.state, game.greedy(easy.state, 0)) == ("take-nothing",)


def test_a_sensible_player_does_not_let_the_enemy_grow_beyond_reach() -> None:
    tight = narrated().cultists(P1, "CU-S02").dice(0, "SSWK")
    fight(next_card(tight, "NC09"), "CU-S02")
    assert tight.game.meaning(tight.state, tight.game.greedy(tight.state, 0)) == ("take", "1")
    mad = about_to_fight("effects", "CU-S02", "NC09")
    mad.mad(0, 3)
    assert mad.game.meaning(mad.state, mad.game.greedy(mad.state, 0)) == ("take", "0")


# --- bad input ------------------------------------------------------------------------------------------------------


def stories(*changed: dict[str, Any]) -> dict[str, Any]:
    """The Script Book with these stories changed."""
    return {"stories": {"story": list(changed)}}


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (
            {
                "stories": {
                    "narrative": [{"id": "NC03", "stories": {"S": 61, "M": 15, "F": 27, "W": 39, "K": 51}}]
                }
            },
            "stories.toml: NC03, stories: S points to story 61, which is not of that cast",
        ),
        (
            {
                "stories": {
                    "narrative": [{"id": "NC03", "stories": {"S": 99, "M": 15, "F": 27, "W": 39, "K": 51}}]
                }
            },
            "stories.toml: NC03, stories: S points to story 99, and there is none; name one of the file",
        ),
        (
            {"stories": {"narrative": [{"id": "NC13", "stories": {"S": 3, "M": 15}}]}},
            "stories.toml: NC13, stories: F is missing",
        ),
        (
            stories({"id": 2, "effect": [{"verb": "dorp"}]}),
            "stories.toml: story 2, verb: 'dorp' is unknown",
        ),
        (stories({"id": 61, "card": "LO-X1"}), "stories.toml: story 61, card: there is no location 'LO-X1'"),
        (stories({"id": 62, "card": "LO-S1"}), "stories.toml: story 62, card: LO-S1 has story 61 already"),
        (stories({"id": 63, "cast": "S"}), "stories.toml: story 63, card: a story of one card names it"),
        (stories({"id": 1, "card": "LO-S1"}), "stories.toml: story 1, cast: a story of a cast has a symbol"),
        (stories({"id": 1, "of": "poem"}), "stories.toml"),
        (stories({"id": 161, "card": "HT9"}), "stories.toml: story 161, card: there is no cultist 'HT9'"),
        (
            stories({"id": 161, "module": "sekts"}),
            "stories.toml: story 161, module: no module 'sekts' brings cards of its own",
        ),
        (
            stories({"id": 161, "module": "board"}),
            "stories.toml: story 161, module: no module 'board' brings cards of its own",
        ),
    ],
)
def test_a_book_that_does_not_fit_is_refused_with_file_entry_and_field(
    content: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadContent) as refused:
        Cultistorm(content)
    assert words in str(refused.value)


def test_a_story_number_twice_is_refused() -> None:
    story: dict[str, Any] = {"id": 7, "of": "cast", "cast": "S"}
    numbers = dict.fromkeys("SMFWK", 7)
    files = {"stories": {"narrative": [], "story": [story, story]}}
    with pytest.raises(
        BadContent, match=r"stories\.toml: story 7, id: there are two stories of this number; give one"
    ):
        read_book(files, Reader(the_game().content, ()), False)
    card: dict[str, Any] = {"id": "NC01", "stories": numbers}
    files = {"stories": {"narrative": [card, card], "story": [story]}}
    with pytest.raises(BadContent, match="NC01"):
        read_book(files, Reader(the_game().content, ()), False)
    with pytest.raises(BadContent, match=r"stories\.toml is missing"):
        read_book({}, Reader(the_game().content, ()), False)


@rule("CS-NAR-10", "CS-NAR-16")
def test_a_card_without_a_story_tells_nothing() -> None:
    table = narrated()
    read_of_card(table.state, "no such card", P1, "CS-NAR-16")
    read_to(table.state, 0, "no such card")
    assert (table.told(), table.state.agenda) == ([], [])
