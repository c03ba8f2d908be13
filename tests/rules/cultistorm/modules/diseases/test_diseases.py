"""Otherworldly diseases: how they rise, spread and break out, what a level does, what a cure costs, what is agreed."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.cultistorm.bot.plan import team_plan
from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.cards import LETTERS, Op
from eldertable.games.cultistorm.box.places import GOO_TARGET
from eldertable.games.cultistorm.game import Cultistorm
from eldertable.games.cultistorm.modules.diseases.rules import diseases, sickness
from eldertable.games.cultistorm.modules.stories.module import Stories
from eldertable.games.cultistorm.modules.stories.rules import narrative
from eldertable.games.cultistorm.modules.victims.rules import STANDING, victims
from eldertable.games.cultistorm.rules.effects.further.great_old_ones import AddCrystals
from eldertable.games.cultistorm.rules.effects.further.verbs import FURTHER
from eldertable.games.cultistorm.rules.effects.verbs import OPS
from eldertable.games.cultistorm.rules.phases.preparation import Preparation
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.storm.great_old_ones import banish
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.table.enemies import enemy_symbols
from eldertable.games.cultistorm.table.modules import LOCATION_OPENED
from eldertable.kernel import BadContent
from eldertable.kernel.steps import Step
from tests.rules.cultistorm.modules.diseases.ward import Ward, ward
from tests.rules.cultistorm.modules.stories.telling import next_card
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, S, add_rule, new_game, storm, the_game
from tests.rules.script import plays_at_random
from tests.support import rule

T1, T2, T3 = 0, 1, 2


# --- setup ------------------------------------------------------------------------------------------------------------


@rule("CS-DIS-02", "CS-DIS-01")
def test_each_location_gets_a_random_strain_of_its_symbol() -> None:
    seen = set()
    for seed in range(8):
        state = new_game(seed=seed, diseases=True).state
        ill, strains = sickness(state), diseases(state).strains
        assert [strains.symbol[strain] for strain in ill.strain] == [state.symbol_of(at) for at in range(5)]
        assert (list(ill.dial), ill.cities) == ([0] * 5, 0)
        seen |= {strains.ids[strain] for strain in ill.strain}
    assert seen == {f"DS{number:02}" for number in range(1, 11)}


@rule("CS-DIS-02")
def test_two_locations_of_one_symbol_have_different_strains() -> None:
    for seed in range(6):
        state = new_game(seed=seed, diseases=True, locations="fully_random").state
        assert len(set(sickness(state).strain)) == 5
        assert [diseases(state).strains.symbol[strain] for strain in sickness(state).strain] == [
            state.symbol_of(at) for at in range(5)
        ]


# --- rising -----------------------------------------------------------------------------------------------------------


@rule("CS-DIS-03", "CS-DIS-12")
@pytest.mark.parametrize("places", [4, 5, 6])
def test_a_disease_rises_where_the_marker_is_when_terror_comes_to_t1_or_t3(places: int) -> None:
    rose = []
    for to in range(places):
        table = ward(terror_places=places).marker(P4).terror_comes(to)
        rose.append(table.dials())
    up = [0, 0, 0, 1, 0]
    assert rose == [up if to in (T1, T3) else [0] * 5 for to in range(places)]


@rule("CS-DIS-03", "CS-DIS-08")
def test_a_sealed_location_does_not_rise_but_the_next_unsealed_one() -> None:
    assert ward().marker(P4).sealed(P4, P5).terror_comes(T3).dials() == [1, 0, 0, 0, 0]
    table = ward().marker(P4).sealed(P1, P2, P3, P4, P5)
    table.state.goo = (0, -1, -1, -1, -1)
    assert table.terror_comes(T3).dials() == [0] * 5


@rule("CS-DIS-12")
def test_diseases_rise_after_the_endgame_too() -> None:
    table = ward().marker(P2)
    table.state.endgame = 1
    assert table.terror_comes(T3).dials() == [0, 1, 0, 0, 0]


@rule("CS-DIS-13")
def test_two_advances_rise_twice_if_both_come_to_such_a_place() -> None:
    assert ward().marker(P2).terror_comes(T1, times=3).dials() == [0, 2, 0, 0, 0]


@rule("CS-DIS-13", "CS-MOD-09", "CS-MOD-10")
def test_rising_waits_until_a_terror_card_is_done_and_comes_before_waiting_advances() -> None:
    table = ward().marker(P2).terror_card(T3, "TE03", 9)
    told = table.terror_comes(T3).told()
    card = next(at for at, line in enumerate(told) if line.startswith("Terror: Lights Out"))
    assert told.index("Grey Sleep at Marsh Road Sanatorium rises to 1.") > card


class AdvanceInStory(Step):
    """Something that the opening of a location brings: terror advances."""

    def run(self, state: Any) -> None:
        state.then(Advance())


@rule("CS-MOD-09", "CS-DIS-03")
def test_what_a_location_brings_when_it_opens_waits_until_the_disease_has_risen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = ward(events=True).marker(P2)
    kind = type(table.state.agreed.modules[1])
    add_rule(
        monkeypatch,
        kind,
        "on",
        lambda self, state, what, n: state.then(AdvanceInStory()) if what == LOCATION_OPENED else None,
    )
    table.state.agreed.ask_modules()
    table.state.circles = 1
    table.terror_comes(T1).play("Gull Quay")
    assert (table.state.terror, table.dials(), table.state.carrying) == (T2, [0, 1, 0, 0, 0], 0)


@rule("CS-MOD-46")
def test_crystals_without_an_advance_let_nothing_rise() -> None:
    table = ward().marker(P2).terror_card(T3, "TE03", 1).run(AddCrystals(0, (), 5)).play("3")
    assert table.dials() == [0] * 5


# --- outbreaks --------------------------------------------------------------------------------------------------------


@rule("CS-DIS-16", "CS-DIS-05")
def test_example_a_chain_of_two_outbreaks() -> None:
    table = ward().sick(3, 3, 1, 0, 0).marker(P2).terror_comes(T3)
    assert (table.dials(), table.cities()) == ([2, 2, 2, 0, 1], 2)
    told = [line for line in table.told() if "Terror" not in line]
    assert told == [
        "Grey Sleep breaks out at Marsh Road Sanatorium: 1 of 3 cities are lost.",
        "Ember Cough at Corbin Ironworks rises to 2.",
        "Starblindness breaks out at Crane Hill Observatory: 2 of 3 cities are lost.",
        "Lockjaw at Aldermoor Library rises to 1.",
    ]


@rule("CS-DIS-05")
def test_below_the_worst_nothing_breaks_out() -> None:
    for before in (0, 1, 2):
        table = ward().sick(before, 0, 0, 0, 0).marker(P1).terror_comes(T3)
        assert (table.dials(), table.cities()) == ([before + 1, 0, 0, 0, 0], 0)


@rule("CS-DIS-05")
def test_what_follows_clockwise_comes_first_and_nobody_rises_twice_after_breaking_out() -> None:
    table = ward("HE", "FI", "GA", "RE", "SU").sick(3, 3, 3, 3, 1).marker(P1).terror_comes(T3)
    assert (table.dials(), table.cities()) == ([2, 2, 2, 2, 3], 4)
    told = [line for line in table.told() if "breaks out" in line or "rises" in line]
    assert [line.split(" at ")[1].split()[0] for line in told] == [
        "Crane",
        "Marsh",
        "Corbin",
        "Gull",
        "Aldermoor",
        "Aldermoor",
    ]


@rule("CS-DIS-08")
def test_spread_passes_over_sealed_locations() -> None:
    table = ward().sick(3, 0, 0, 0, 0).sealed(P2, P5).marker(P1).terror_comes(T3)
    assert table.dials() == [2, 0, 1, 1, 0]


@rule("CS-DIS-17")
def test_with_two_left_the_other_rises_once_and_with_one_left_none_does() -> None:
    two = ward().sick(3, 0, 0, 0, 0).sealed(P2, P4, P5).marker(P1).terror_comes(T3)
    assert (two.dials(), two.cities()) == ([2, 0, 1, 0, 0], 1)
    one = ward().sick(3, 0, 0, 0, 0).sealed(P2, P3, P4, P5).marker(P1).terror_comes(T3)
    assert (one.dials(), one.cities()) == ([2, 0, 0, 0, 0], 1)


@rule("CS-DIS-06", "CS-DIS-18", "CS-MOD-20")
def test_when_the_towns_are_reached_the_game_is_lost_in_the_midst_of_a_chain_too() -> None:
    table = ward().sick(3, 3, 3, 3, 3).marker(P1).terror_comes(T3)
    assert table.state.over
    assert table.game.ending(table.state, "en").reason == ("CS-DIS-06", "The sickness has reached the towns.")
    assert (table.cities(), table.dials(), table.state.winners) == (3, [2, 2, 2, 3, 3], 0)


@rule("CS-DIS-06")
@pytest.mark.parametrize(
    ("people", "most"),
    [
        (("HE",), 3),
        (("HE", "FI"), 3),
        (("HE", "FI", "GA"), 3),
        (("HE", "FI", "GA", "RE"), 4),
        (("HE", "FI", "GA", "RE", "SU"), 5),
    ],
)
def test_how_many_cities_there_are_by_the_number_of_investigators(people: tuple[str, ...], most: int) -> None:
    for lost in (most - 2, most - 1):
        table = ward(*people).sick(3, 0, 0, 0, 0).marker(P1)
        sickness(table.state).cities = lost
        table.terror_comes(T3)
        assert (table.cities(), table.state.over) == (lost + 1, lost + 1 == most)


@rule("CS-DIS-18")
def test_a_cure_brings_no_city_back() -> None:
    table = ward().sick(2, 0, 0, 0, 0).hand(0, "GN01.S", "HE01.S")
    sickness(table.state).cities = 2
    table.prepare().play("Cure", "Shared Sigil: Star", seat=0)
    assert (table.cities(), table.dials()[P1]) == (2, 1)


@rule("CS-DIS-08", "CS-DIS-11")
def test_a_sealed_location_is_well_for_good() -> None:
    table = ward().sick(2, 2, 0, 0, 0).seal(S, 0).on_location(P1, "SSS").run(Sealing()).play("Seal")
    assert table.dials() == [0, 2, 0, 0, 0]
    god = ward().sick(3, 2, 0, 0, 0).goo(P1, "GO-S").marker(P1).terror_comes(T3)
    assert god.dials() == [2, 3, 0, 0, 1]

    class Beaten(Step):
        def run(self, state: Any) -> None:
            banish(state, P1)

    assert god.run(Beaten()).dials() == [0, 3, 0, 0, 1]


# --- what a level does ------------------------------------------------------------------------------------------------


def strength(table: Ward, enemy: str | int, place: int) -> str:
    """An enemy's symbols as letters; a number is the place of a Great Old One."""
    ids = table.state.agreed.content.cultists.ids
    number = GOO_TARGET + enemy if isinstance(enemy, int) else ids.index(enemy)
    return "".join(LETTERS[at] * n for at, n in enumerate(enemy_symbols(table.state, number, place)))


@rule("CS-DIS-04", "CS-DIS-09")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_from_level_1_on_nobody_there_is_healed_or_calmed(level: int) -> None:
    table = ward().strain(P1, "DS02", level).at(1, P2).mad(0, 2, ongoing=1).mad(1, 2, ongoing=1)
    for seat in (0, 1):
        table.state.heal(seat, 1, "CS-CMP-11")
    assert table.state.mad[:2] == [1 if not level else 2, 1]
    for verb in (OPS[c.HEAL - 1], OPS[c.SANE - 1]):
        assert [verb.can(table.state, seat, Op(verb, 1, 0)) for seat in (0, 1)] == [not level, True]


@rule("CS-DIS-09")
def test_the_sick_may_heal_others_and_are_told_why_nobody_heals_them() -> None:
    table = ward().strain(P1, "DS02", 1).at(1, P2).mad(0, 2).mad(1, 2).hand(0, "HE01.S").hand(1, "GN06.M")
    table.prepare()
    assert table.offers("Kind Word", seat=0)
    why = table.refusal(table.means("support", str(table.state.in_deck(table._own(1, "GN06.M"))), "0"), 1)
    assert why.rule == "CS-DIS-09"


@rule("CS-MOD-37", "CS-DIS-09")
def test_the_reward_of_a_civilian_heals_nobody_who_is_sick() -> None:
    for level, left in ((0, 1), (1, 2)):
        table = ward(victims=True).strain(P1, "DS02", level).mad(0, 2)
        table.to(victims(table.state).zone + STANDING + P1, "IV02").prepare().play("Escort", seat=0)
        assert table.run(Preparation()).state.mad[0] == left


@rule("CS-DIS-04", "CS-DIS-10")
def test_at_level_3_cultists_there_have_a_symbol_of_the_location_more() -> None:
    for level, moon in ((2, "SMF"), (3, "SMMF")):
        table = ward().strain(P2, "DS03", level).cultists(P2, "CU-S01").cultists(P3, "CU-S02")
        assert strength(table, "CU-S01", P2) == moon
        assert strength(table, "CU-S02", P3) == strength(storm_with("CU-S02", P3), "CU-S02", P3)


def storm_with(enemy: str, place: int) -> Ward:
    """A table with this enemy where all is well."""
    return ward().cultists(place, enemy)


@rule("CS-DIS-10", "CS-MOD-27")
def test_the_symbol_comes_on_top_of_the_home_bonus_and_of_everything_else() -> None:
    table = ward().strain(P1, "DS01", 3).cultists(P1, "CU-S01").cultist_die(P1, "K")
    assert strength(table, "CU-S01", P1) == "SSSMFK"
    assert strength(
        ward().strain(P1, "DS01", 2).cultists(P1, "CU-S01").cultist_die(P1, "K"), "CU-S01", P1
    ) == ("SSMFK")


@rule("CS-DIS-10")
def test_great_old_ones_are_not_stronger_but_creatures_are() -> None:
    sick, well = ward().strain(P1, "DS01", 3).goo(P1, "GO-S"), ward().goo(P1, "GO-S")
    assert strength(sick, P1, P1) == strength(well, P1, P1)
    for level, more in ((2, 0), (3, 1)):
        table = ward(creatures=["CR1"]).strain(P1, "DS01", level).cultists(P1, "CR1.1")
        plain = ward(creatures=["CR1"]).cultists(P1, "CR1.1")
        assert len(strength(table, "CR1.1", P1)) == len(strength(plain, "CR1.1", P1)) + more


# --- cures ------------------------------------------------------------------------------------------------------------


@rule("CS-DIS-07", "CS-DEC-48")
def test_two_cards_of_the_locations_symbol_cure() -> None:
    table = ward().sick(2, 0, 0, 0, 0).hand(0, "GN01.S", "HE01.S", "GN02.M").prepare()
    table.play("Cure Starblindness (level 2) with cards", seat=0)
    assert table.asked == "CureWith"
    assert table.options() == ["Shared Sigil: Star (Star)", "Kind Word (Star)"]
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    assert prompt.words == "Which cards cure it? 2 with the symbol Star, or 3 equal ones."
    table.play("Shared Sigil: Star")
    assert (table.dials()[P1], table.hand_of(0)) == (1, ["GN02.M"])
    assert "Dr. Miriam Aldous brings Starblindness at Crane Hill Observatory down to 1." in table.told()
    assert not table.offers("Cure", seat=0)


@rule("CS-DIS-07", "CS-DEC-48")
def test_three_equal_cards_cure_too() -> None:
    table = ward().sick(1, 0, 0, 0, 0).hand(0, "GN02.M", "GN06.M", "HE06.M", "GN01.S").prepare()
    table.play("Cure", seat=0)
    assert not table.offers("Star")
    why = table.refusal(table.state.in_deck(table._own(0, "GN01.S")), 0)
    assert why.rule == "CS-DIS-07"
    table.play("Shared Sigil: Moon", "Steady Words")
    assert (table.dials()[P1], table.hand_of(0)) == (0, ["GN01.S"])


@rule("CS-DIS-07")
def test_what_does_not_cure_is_refused_with_a_reason() -> None:
    short = ward().sick(1, 0, 0, 0, 0).hand(0, "GN01.S", "GN02.M", "GN06.M").prepare()
    assert not short.offers("Cure", seat=0)
    assert short.refused("act", "cure", seat=0) == "CS-DIS-07"
    well = ward().sick(0, 1, 0, 0, 0).hand(0, "GN01.S", "HE01.S").prepare()
    assert not well.offers("Cure", seat=0)
    assert well.refused("act", "cure", seat=0) == "CS-DIS-07"


@rule("CS-DIS-07")
def test_a_location_may_be_cured_any_number_of_times_in_a_turn() -> None:
    table = ward().sick(3, 0, 0, 0, 0).hand(0, "GN01.S", "HE01.S").hand(1, "GN01.S", "FI01.S").prepare()
    table.play("Cure", "Shared Sigil: Star", seat=0)
    table.play("Cure", "Shared Sigil: Star", seat=1)
    assert table.dials()[P1] == 1


@rule("CS-DIS-14", "CS-DEC-48")
@pytest.mark.parametrize("people", [("HE",), ("HE", "FI")])
def test_one_or_two_players_cure_with_one_card_of_the_symbol_and_any_other(people: tuple[str, ...]) -> None:
    table = ward(*people).sick(2, 0, 0, 0, 0).hand(0, "GN01.S", "GN02.M", "GN03.F").prepare()
    table.play("Cure", seat=0)
    assert len(table.options()) == 3
    table.play("Shared Sigil: Moon")
    assert (table.dials()[P1], table.hand_of(0)) == (1, ["GN03.F"])
    none = ward(*people).sick(2, 0, 0, 0, 0).hand(0, "GN02.M", "GN06.M", "HE06.M").prepare()
    assert none.refused("act", "cure", seat=0) == "CS-DIS-14"


@rule("CS-DIS-14", "CS-MOD-14")
def test_who_is_absent_is_not_there() -> None:
    table = ward().sick(3, 0, 0, 0, 0).hand(0, "GN01.S", "HE01.S").at(0, -1).mad(0, 2).prepare()
    assert not table.offers("Cure", seat=0)
    assert table.refused("act", "cure", seat=0) == "CS-MOD-14"
    table.state.heal(0, 1, "CS-CMP-11")
    assert table.state.mad[0] == 1


@rule("CS-DIS-07")
def test_the_price_may_be_turned() -> None:
    game = Cultistorm({"modules": {"diseases": {"dis_price": 1, "dis_cities": [1, 1, 1, 1]}}})
    table = ward(game=game).sick(2, 0, 0, 0, 0).hand(0, "GN01.S").prepare()
    assert table.play("Cure", seat=0).dials()[P1] == 1
    assert ward(game=game).sick(3, 0, 0, 0, 0).marker(P1).terror_comes(T3).state.over


@rule("CS-DIS-07")
def test_cards_chosen_for_a_cure_are_a_secret_where_hands_are() -> None:
    table = ward(open_hands=False).sick(2, 0, 0, 0, 0).hand(0, "GN01.S", "HE01.S").prepare()
    table.play("Cure", "Shared Sigil: Star", seat=0)
    assert table.asked == "CureWith"
    scene = table.game.scene(table.state, 1)
    assert not [piece for piece in scene.moving.pieces if piece.face == "GN01.S"]
    assert table.play("Kind Word", seat=0).dials()[P1] == 1


def test_a_text_cures_where_its_subject_stands() -> None:
    table = ward().sick(2, 1, 0, 0, 0).at(1, P2).at(2, P3)
    rules, cure = diseases(table.state), Op(FURTHER[c.CURE - FURTHER[0].number], 3, 0)
    assert [rules.can_carry(table.state, seat, cure) for seat in range(3)] == [True, True, False]
    rules.carry(table.state, 1, cure)
    assert table.dials() == [2, 0, 0, 0, 0]
    save = Op(FURTHER[c.SAVE - FURTHER[0].number], 1, 0)
    assert not rules.can_carry(table.state, 0, save)


def test_a_story_cures_after_a_won_fight() -> None:
    table = ward(narrative="effects").sick(2, 0, 0, 0, 0)
    module = table.game.modules[5]
    assert isinstance(module, Stories)
    story = next(
        story
        for story, effect in module.book.effects.items()
        if [op.verb for op in table.game.content.effects[effect].ops] == [c.CURE]
    )
    card, cast = next(
        (card, cast)
        for card, stories in enumerate(module.book.cards)
        for cast in range(5)
        if stories[cast] == story
    )
    enemy = f"CU-{LETTERS[cast]}02"
    next_card(table, table.game.names(table.state.table)["card"][narrative(table.state).card + card])
    table.cultists(P1, enemy).target(0, enemy).dice(0, "*" * 5)
    table.state.done[1] = table.state.done[2] = 1
    table.combat().play(table.means("attack", enemy), "Win")
    assert table.dials()[P1] == 1


# --- what people see --------------------------------------------------------------------------------------------------


@rule("CS-DIS-15")
def test_all_is_open() -> None:
    table = ward().sick(0, 2, 0, 0, 3).prepare()
    sickness(table.state).cities = 1
    scene = table.game.scene(table.state, 2)
    shown = [
        (piece.zone, piece.face, piece.badges)
        for piece in scene.moving.pieces
        if piece.kind in ("strain", "dial")
    ]
    assert shown == [
        ("strains", "DS01", ("Crane Hill Observatory: 0",)),
        ("strains", "DS03", ("Marsh Road Sanatorium: 2",)),
        ("signs-1", "DS03-2", ()),
        ("strains", "DS05", ("Corbin Ironworks: 0",)),
        ("strains", "DS07", ("Gull Quay: 0",)),
        ("strains", "DS09", ("Aldermoor Library: 3",)),
        ("signs-4", "DS09-3", ()),
    ]
    counter = next(one for one in scene.moving.counters if one.id == "cities")
    assert (counter.value, counter.most, counter.zone) == (1, 3, "strains")
    faces = {face.id: (face.name, face.text) for face in scene.still.faces}
    assert faces["DS01-1"] == ("Starblindness, level 1", "Nobody here is healed.")
    assert faces["DS09-3"][1] == (
        "Nobody here is healed. Who stands here plays no general supports. "
        "Cultists here have one symbol of the location more."
    )
    assert faces["DS03"] == (
        "Grey Sleep",
        "From level 2 on: Who stands here plays no further support after 2 in this turn.",
    )


# --- what is agreed ---------------------------------------------------------------------------------------------------


@rule("CS-MOD-06", "CS-MOD-23")
def test_without_the_option_nobody_is_sick() -> None:
    game = the_game()
    assert [option.default for option in game.options if option.name == "diseases"] == [False]
    assert not storm().state.parts
    assert game.presets["all_of_it"]["diseases"] is True


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (
            {"diseases": {"strain": [{"id": "DS01", "rule": "hiccups"}]}},
            "diseases.toml: DS01, rule: 'hiccups'",
        ),
        ({"diseases": {"strain": [{"id": "DS01", "symbol": "X"}]}}, "diseases.toml: strain DS01, symbol:"),
        ({"modules": {"diseases": {"dis_cities": [3, 3]}}}, "modules.toml: diseases, dis_cities:"),
        ({"modules": {"diseases": {"dis_price": 0}}}, "modules.toml: diseases, dis_price:"),
    ],
)
def test_what_is_wrong_with_content_is_said_with_file_entry_and_field(
    content: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadContent) as refused:
        Cultistorm(content)
    assert words in str(refused.value)


def test_a_symbol_without_a_strain_is_refused() -> None:
    moved = [{"id": "DS09", "symbol": "S"}, {"id": "DS10", "symbol": "S"}]
    with pytest.raises(BadContent, match=r"diseases\.toml: no strain has the symbol K"):
        Cultistorm({"diseases": {"strain": moved}})


# --- a sensible player ------------------------------------------------------------------------------------------------


def advice(table: Ward, seat: int = 0) -> tuple[str, ...]:
    """What a sensible player answers."""
    return table.game.meaning(table.state, table.game.greedy(table.state, seat))


def test_sensible_players_cure_what_is_about_to_break_out_with_the_cheapest_cards() -> None:
    table = ward().sick(3, 0, 0, 0, 0).hand(0, "GN01.S", "HE01.S", "GN03.F").prepare()
    assert advice(table) == ("act", "cure")
    table.play("Cure", seat=0)
    kind, code = advice(table)
    assert (kind, table.state.own_card(0, int(code))) == ("cure-with", table._own(0, "GN01.S"))


def test_sensible_players_keep_their_cards_while_it_is_harmless() -> None:
    table = ward().sick(1, 0, 0, 0, 0).hand(0, "HE01.S", "GN01.S").prepare()
    assert advice(table) != ("act", "cure")


def test_sensible_players_go_where_they_can_prevent_an_outbreak() -> None:
    table = ward().sick(0, 0, 3, 0, 0).hand(0, "GN03.F", "GN07.F").prepare()
    assert team_plan(table.state).place[0] == P3


def test_random_games_with_diseases_keep_every_promise() -> None:
    plays_at_random(the_game(), seats=3, games=3, diseases=True, victims=True)
