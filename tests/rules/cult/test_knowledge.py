"""Who may know what: hands and decks are hidden, all else is open, and what was seen is remembered."""

from typing import Any

import pytest

from eldertable.games.cult.box.places import bottom_of, own_zone, top_of
from eldertable.games.cult.game import Cult
from eldertable.games.cult.looks import layout
from tests.rules.cult.table import (
    INTRIGUE,
    MIRACLE,
    NOBILITY,
    PALACE_10,
    RUINS,
    SLUMS,
    CultScene,
    P,
    card_kind,
    cult,
    to_use,
)
from tests.support import rule


def seen(table: CultScene, viewer: int | None, zone: str) -> list[str]:
    """What a viewer sees in a zone: names of cards, or their backs."""
    return [text.split("|")[0] for text in table.game.view(table.state, viewer)["zones"].get(zone, [])]


@rule("CULT-MIR-13", "CULT-ITR-24")
def test_hands_are_seen_by_their_owner_alone_and_their_number_by_all() -> None:
    table = cult().hand(0, "M01", "I07").placing()
    assert seen(table, 0, "miracles 0") == ["M01.1"]
    assert seen(table, 1, "miracles 0") == seen(table, None, "miracles 0") == ["Miracle card"]
    assert seen(table, 1, "intrigues 0") == ["Intrigue card"]
    pieces = [piece for piece in table.game.moving(table.state, 1).pieces if piece.zone == "hand-0"]
    assert [(piece.kind, piece.face, piece.count) for piece in pieces] == [
        ("miracle", None, 1),
        ("intrigue", None, 1),
    ]


@rule("CULT-SET-01", "CULT-SET-04")
def test_decks_have_no_order_that_anybody_could_know() -> None:
    table = cult().placing()
    for viewer in (0, 1, None):
        assert set(seen(table, viewer, "miracle deck bag")) == {"Miracle card"}
        assert seen(table, viewer, "miracle deck top") == []


@rule("CULT-NOB-01")
def test_the_card_put_on_top_is_known_to_its_player_until_it_is_drawn() -> None:
    table = cult().priests(0, NOBILITY, 1).top("I01", "I02").resolve().play("Take it", "sells for 4")
    assert seen(table, 0, "intrigue deck top") == ["I01"]
    assert seen(table, 1, "intrigue deck top") == ["Intrigue card"]
    pieces = [piece for piece in table.game.moving(table.state, 0).pieces if piece.zone == "nobility-deck"]
    assert pieces[0].face == "I01"
    table.state.draw_cards(1, INTRIGUE, 1, False, "CULT-NOB-01")
    assert seen(table, 0, "intrigues 1") == ["I01"]
    assert seen(table, None, "intrigues 1") == ["Intrigue card"]


@rule("CULT-RUL-63", "CULT-NIR-01")
def test_what_lies_under_a_deck_is_known_to_who_saw_it_go_there_and_drawn_from_there() -> None:
    table = cult("TIA", "NIR").priests(0, RUINS, 1).hand(0, "M11").followers(1, 2).resolve()
    table.acts(0, "Healed", "4 coins")
    assert seen(table, 1, "miracle deck bottom") == ["M11.1"]
    table.acts(1, "Way of Loyalty")
    assert "M11.1" in seen(table, 0, "miracles 1")
    assert seen(table, 0, "miracles 1").count("Miracle card") == 2


@rule("CULT-RUL-63")
def test_when_a_card_leaves_a_hand_unseen_what_was_known_there_is_known_no_more() -> None:
    table = cult("TIA", "JAN").priests(1, SLUMS, 1).hand(0, "I13").hand(1, "M03", "M04")
    table.resolve().acts(0, "Secret Search").play("Murmured Omen")
    assert seen(table, 1, "miracles 0") == ["M03.1"]
    table.state.draw_cards(0, MIRACLE, 1, False, "CULT-RUI-01")
    table.state.lay_out(0, table.state.kind(table.state.held(0, MIRACLE)[1]))
    assert seen(table, 1, "miracles 0") == ["Miracle card"]
    assert seen(table, 1, "payment miracles") == ["Miracle card"]


@rule("CULT-LIC-02", "CULT-PAL-01")
def test_licenses_are_open_in_the_palace_and_before_everybody() -> None:
    table = cult().palace("L05").licenses(1, "L06").placing()
    for viewer in (0, 1, None):
        assert seen(table, viewer, "palace") == ["L05"]
        assert seen(table, viewer, "licenses 1") == ["L06"]


def test_an_action_is_asked_even_if_there_is_only_one_answer_so_that_silence_tells_nothing() -> None:
    for cards in (("I22",), ("I01",)):
        table = cult().priests(1, SLUMS, 1).hand(0, *cards).coins(1, 3).resolve()
        assert (table.asked, table.speaker) == ("Act", 0)


def test_a_sampled_world_may_find_an_action_impossible_and_breaks_it_off_cleanly() -> None:
    """For Janus, Tiamat's hand is unknown: in most worlds she has no sealed card left to play."""
    table = cult("TIA", "JAN").coins(0, 3).priests(0, SLUMS, 1).hand(0, "M08", "M11", "I07").resolve()
    table.acts(0, "Change of Guise")
    broken = 0
    for seed in range(20):
        world = table.game.determinize(table.state, 1, seed)
        for _ in range(4):
            if world.stuck:
                broken += 1
            world.apply(world.choices[0])
        assert table.game.audit(world) == []
    assert broken


@pytest.mark.parametrize(("paid", "deck"), [("Rain of Bread", MIRACLE), ("Ambush", INTRIGUE)])
def test_what_was_laid_out_to_pay_goes_under_its_deck_when_a_sampled_world_breaks_the_action_off(
    paid: str, deck: int
) -> None:
    """A Guise for two cards: where Janus thinks that Tiamat has no sealed card left, she cannot pay the second."""
    two = {"cults": {"cult": [{"id": "TIA", "ability": [{"id": "TIA1", "cost": {"cards": 2}}]}]}}
    table = cult("TIA", "JAN", game=Cult(content=two)).coins(0, 3).priests(0, SLUMS, 1)
    table.hand(0, "M12", "I22", "M08").resolve().acts(0, "Change of Guise", paid)
    broken = 0
    for seed in range(20):
        world = table.game.determinize(table.state, 1, seed)
        if world.stuck:
            broken += 1
            laid_out = world.laid_out()
            world.apply(world.choices[0])
            assert [world.kind(card) for card in world.zones[bottom_of(deck)]] == laid_out
            assert (len(laid_out), world.laid_out()) == (1, [])
            assert table.game.audit(world) == []
    assert broken


def test_the_scene_shows_influence_gates_and_who_would_win() -> None:
    table = (
        cult("TIA", "JAN").followers(0, 3).priests(0, RUINS, P).priests(1, RUINS, 2).altar(1, SLUMS).placing()
    )
    scene = table.game.scene(table.state, None)
    totals = {counter.id: counter.value for counter in scene.moving.counters}
    assert (totals["ruins-0"], totals["ruins-1"], totals["slums-1"]) == (3, 2, 4)
    assert [totals[f"gate-{location}"] for location in (4, 7, 10, 12)] == [2, 4, 6, 8]
    leading = {piece.zone: piece.owner for piece in scene.moving.pieces if piece.face == "leading"}
    assert leading == {"ruins-influence": 0, "slums-influence": 1}


def test_the_sheet_flips_with_the_summoning() -> None:
    table = cult("TIA", "JAN").placing()
    faces = [piece.face for piece in table.game.moving(table.state).pieces if piece.kind == "sheet"]
    assert faces == ["TIA-light", "JAN-light"]
    table.dark(0)
    faces = [piece.face for piece in table.game.moving(table.state).pieces if piece.kind == "sheet"]
    assert faces == ["TIA-dark", "JAN-light"]


def test_every_icon_of_a_face_has_a_drawing() -> None:
    game = cult().game
    still = game.still(cult().state)
    icons = (
        {face.icon for face in still.faces}
        | {kind.icon for kind in still.kinds}
        | {zone.icon for zone in still.zones}
    )
    assert icons - {""} <= set(game.icons)


@pytest.mark.parametrize("location", range(1, 14))
def test_the_places_within_a_location_lie_side_by_side_on_its_plate(location: int) -> None:
    for deck, slots in ((False, 0), (True, 0), (True, 3 if location == PALACE_10 else 0)):
        x, y, width, height = layout.LOCATIONS[location]
        within = layout.parts(location, deck, slots)
        row = sorted(within.values())
        assert len(row) == 2 + deck + (slots > 0)
        assert row[:2] == [within["priests"], within["influence"]]
        edges = [x, *(edge for left, _, wide, _ in row for edge in (left, left + wide)), x + width]
        assert edges == sorted(edges)
        assert all(y < top and top + tall < y + height for _, top, _, tall in row)
        assert within["priests"][2] > 10
        if slots:
            assert within["slots"][2] >= slots * 6


@pytest.mark.parametrize("location", [3, 4, 9])
def test_where_the_seal_is_on_the_right_influence_stands_beside_it(location: int) -> None:
    x, _, width, _ = layout.LOCATIONS[location]
    seal = x + width - 5.2 - 4.3
    left, _, wide, _ = layout.parts(location, False, 0)["influence"]
    assert left + wide <= seal


@rule("CULT-NOB-01", "CULT-RUL-63")
@pytest.mark.parametrize("side", [0, 1])
def test_only_who_puts_an_intrigue_back_knows_what_lies_on_the_deck_and_is_told_so(side: int) -> None:
    table = (
        cult()
        .priests(side, NOBILITY, 2)
        .hand(side, "I20")
        .top("I01", "I02")
        .resolve()
        .skip("Act")
        .play("Take it")
    )
    table.told(side)
    told = table.twin()
    table.play("Vandalism")
    told.play("Vandalism")
    assert any("puts Vandalism" in words for words in table.told(side))
    assert not any("puts Vandalism" in words for words in told.told(1 - side))
    assert [table.knows(viewer, top_of(INTRIGUE)) for viewer in (side, 1 - side, None)] == [
        [True],
        [False],
        [False],
    ]


@rule("CULT-RUI-01", "CULT-RUL-63")
@pytest.mark.parametrize("side", [0, 1])
def test_only_who_draws_or_discards_a_card_is_told_which(side: int) -> None:
    table = cult().top("M03")
    table.state.draw_cards(side, MIRACLE, 1, False, "CULT-RUI-01")
    drawn = table.chronicle.events[-1]
    assert "Murmured Omen" in table.game.sentence(table.state, drawn, side)
    assert "Murmured Omen" not in table.game.sentence(table.state, drawn, 1 - side)
    assert table.knows(side, own_zone(side, MIRACLE)) == [True]
    assert table.knows(1 - side, own_zone(side, MIRACLE)) == [False]
    table.state.lay_out(side, card_kind("M03"))
    table.state.discard(side, card_kind("M03"), "CULT-RUL-32")
    assert [table.knows(viewer, bottom_of(MIRACLE)) for viewer in (side, 1 - side)] == [[True], [False]]


@rule("CULT-SUP-07", "CULT-PAS-03")
def test_everybody_can_read_what_a_celebration_and_mobs_give() -> None:
    table = cult().placing()
    still = table.game.still(table.state)
    supremacy = next(face for face in still.faces if face.id == "supremacy")
    for gift in ("Gain 3 Followers.", "Gain 10 coins.", "Gain a free Priest of strength 4."):
        assert gift in supremacy.text
    tips = {zone.id: zone.tip for zone in still.zones}
    assert tips["goods-0"].endswith(
        "by their number: 1 Slums, 2 Temple District, 3 Artisan District, 4 Port."
    )
    assert tips["slums"] == "Gain 1 Follower. Alms: 1 coin."


@rule("CULT-MIR-02", "CULT-ITR-05")
def test_a_dark_seal_is_seen_in_the_hand_and_by_nobody_else() -> None:
    table = cult().hand(0, "M08", "M11").placing()
    for viewer, badges in ((0, {"M08": ("dark seal",), "M11": ()}), (1, {None: ()})):
        pieces = [piece for piece in table.game.moving(table.state, viewer).pieces if piece.zone == "hand-0"]
        assert {piece.face: piece.badges for piece in pieces} == badges


@rule("CULT-LIC-05")
def test_a_license_tells_its_bonus_once() -> None:
    face = next(face for face in cult().game.still(cult().state).faces if face.id == "L01")
    assert (face.line, face.icons) == ("License for 5 coins", (("patriarch", 1),))
    assert "Patriarch" not in face.text


@rule("CULT-RUL-33", "CULT-CTH-05")
def test_which_card_is_given_is_a_secret_if_one_of_them_is_of_the_hand() -> None:
    def secret(table: CultScene) -> bool:
        table.priests(1, SLUMS, 1).dark(0).followers(0, 5).resolve(SLUMS).acts(0, to_use("CTH4"))
        assert (table.asked, table.speaker) == ("Give", 1)
        return table.decision.private(table.state)

    assert secret(cult("CTH", "JAN").hand(1, "M01").licenses(1, "L01"))
    assert not secret(cult("CTH", "JAN").licenses(1, "L01", "L02"))


@rule("CULT-RUL-33", "CULT-CUL-03")
def test_who_is_the_master_of_a_ritual_that_plays_a_card_of_the_hand_is_a_secret() -> None:
    def secret(*effects: dict[str, Any]) -> bool:
        ritual = {"id": "TIA2", "effect": list(effects), "en": {"text": "Something."}}
        game = type(cult().game)(content={"cults": {"cult": [{"id": "TIA", "ability": [ritual]}]}})
        table = cult("TIA", "JAN", game=game).free(0, 3, 4).hand(0, "M08").priests(0, SLUMS, 1)
        table.resolve(SLUMS).acts(0, to_use("TIA2"))
        assert table.asked == "ChooseMaster"
        return table.decision.private(table.state)

    mobs, play = {"verb": "gain-mobs", "n": 1}, {"verb": "play-card", "filter": "sealed", "must": True}
    assert secret(mobs, play)
    assert not secret(mobs, mobs)


@rule("CULT-SET-07")
def test_the_dossier_of_a_side_is_that_of_its_cult() -> None:
    for one, other in (("NIR", "ANU"), ("ANU", "NIR")):
        table = cult(one, other)
        sides = table.game.still(table.state).sides
        assert [side.dossier for side in sides] == [f"cults-{one}", f"cults-{other}"]


@rule("CULT-SET-01", "CULT-SET-02", "CULT-SET-04")
def test_of_a_hidden_card_everybody_sees_of_which_deck_it_is() -> None:
    table = cult()
    backs = {"M": "Miracle card", "I": "Intrigue card", "L": "License card"}
    cards = zip(table.game.content.cards.names, table.state.table.backs, strict=True)
    assert all(back == backs[name[0]] for name, back in cards)
