"""Setup: the city, the Monster, roles, Grimoires, Mythos and balance."""

from __future__ import annotations

import pytest

from eldertable.games.eldritch_arkham.box.places import ALL_PLACES, OUT, SUPPLY
from eldertable.games.eldritch_arkham.rules.setup import Grimoires
from eldertable.games.eldritch_arkham.table.fields import (
    CIVILIAN,
    LAW_DECK,
    MONSTER,
    MONSTER_CARD,
    MONSTER_DECK,
    SPAWN,
)
from eldertable.kernel import BadOption, Chronicle, IllegalAnswer
from tests.rules.eldritch_arkham.table import ArkhamTable, arkham, the_game
from tests.support import rule

ROLE_IDS = the_game().content.roles.ids
POLICE = ROLE_IDS.index("police")


@rule("EA-SET-02", "EA-SET-03", "EA-SET-05", "EA-SET-06", "EA-CMP-01", "EA-RUL-57")
def test_two_civilians_everywhere_but_where_the_monster_is() -> None:
    state = the_game().new(seed=0, seats=0, options={"monster": "M1"})
    assert [state.count(place, CIVILIAN) for place in range(12)] == [2] * 6 + [0] + [2] * 5
    assert (state.count(6, MONSTER), state.count(OUT, CIVILIAN)) == (1, 2)
    assert (state.count(SUPPLY, SPAWN), state.marker, len(state.track)) == (3, 5, 11)
    assert sum(state.count(place, CIVILIAN) for place in range(ALL_PLACES)) == 24


@rule("EA-SET-04", "EA-INF-03")
def test_one_monster_card_is_revealed_and_the_others_stay_unseen() -> None:
    drawn = {the_game().new(seats=0, seed=seed).monster for seed in range(60)}
    assert drawn == set(range(8))
    state = the_game().new(seats=0, seed=1)
    assert len(state.zones[MONSTER_CARD]) == 1
    assert state.deck_size(MONSTER_DECK) == 7
    assert not any(state.marks[card] for card in state.zones[MONSTER_DECK + 1])


@rule("EA-RUL-38", "EA-MON-01")
def test_the_monster_controls_its_starting_location() -> None:
    state = the_game().new(seed=0, seats=0, options={"monster": "M1"})
    assert state.controller(6) == MONSTER


@rule("EA-SET-01", "EA-SET-07", "EA-RUL-01", "EA-RUL-02", "EA-CMP-04", "EA-CMP-05")
def test_roles_are_picked_in_turn_order_and_a_set_of_pieces_only_once() -> None:
    game = the_game()
    state = game.new(seed=0, seats=3, options={"roles": ["choose"] * 3, "start": "2"})
    assert (type(state.decision).__name__, state.speaker) == ("PickRole", 1)
    assert state.legal() == list(range(12))
    state.play(POLICE)
    assert state.speaker == 2
    assert POLICE not in state.legal()
    assert POLICE + 1 not in state.legal()


@rule("EA-RUL-02", "EA-DEC-01")
@pytest.mark.parametrize("seats", range(1, 7))
def test_a_draft_asks_every_seat_for_a_role(seats: int) -> None:
    state = the_game().new(seed=0, seats=seats, preset="draft")
    for seat in range(seats):
        assert (type(state.decision).__name__, state.speaker) == ("PickRole", seat)
        taken = state.legal()[-1]
        state.play(taken)
        assert state.role[seat] == taken


@rule("EA-RUL-02")
def test_a_seat_is_called_by_its_number_until_it_has_a_role() -> None:
    state = the_game().new(seats=2, preset="draft")
    state.play(POLICE)
    assert [the_game().side_name(state, seat, "en") for seat in (0, 1)] == ["Police", "Seat 2"]


@rule("EA-RUL-01")
@pytest.mark.parametrize("pair", range(6))
def test_roles_that_share_pieces_are_refused_with_the_reason(pair: int) -> None:
    both = [ROLE_IDS[2 * pair], ROLE_IDS[2 * pair + 1]]
    with pytest.raises(BadOption, match=rf"{both[0]} and {both[1]} cannot both be in a game.*pieces"):
        the_game().sit_down(2, {"roles": both})
    with pytest.raises(BadOption, match="only once"):
        the_game().sit_down(2, {"roles": [both[0], both[0]]})
    with pytest.raises(BadOption, match=rf"{both[0]} and {both[1]} cannot both be in a game"):
        the_game().sit_down(3, {"roles": ["random", *both]})


@rule("EA-RUL-01")
def test_what_a_side_plays_is_its_role_and_nothing_before_it_has_one() -> None:
    game = the_game()
    state = game.new(seats=2, preset="draft")
    state.play(POLICE)
    assert [game.role(state, seat) for seat in (0, 1)] == ["police", ""]


@rule("EA-RUL-01", "EA-RUL-21")
def test_random_roles_never_share_pieces_and_reach_all_twelve() -> None:
    seen = set()
    for seed in range(40):
        roles = the_game().new(seats=6, seed=seed).role[:6]
        assert sorted(role // 2 for role in roles) == list(range(6))
        seen |= set(roles)
    assert seen == set(range(12))


@rule("EA-SET-09", "EA-RUL-03")
def test_the_starting_seat_is_agreed() -> None:
    (start,) = [option for option in the_game().options if option.name == "start"]
    assert (start.choices, start.default) == (("random", "1", "2", "3", "4", "5", "6"), "1")
    state = the_game().new(seed=0, seats=3, options={"roles": ["feds", "deep-ones", "nodens"], "start": "2"})
    while state.turn < 0:
        state.play(state.legal()[0])
    assert (state.turn, state.order[:3]) == (1, (1, 2, 0))
    with pytest.raises(BadOption, match="no seat 4"):
        the_game().sit_down(3, {"start": "4"})


@rule("EA-SET-10", "EA-RUL-04")
def test_the_third_player_and_later_ones_start_with_mythos() -> None:
    roles = ["feds", "deep-ones", "great-old-one", "order-of-dagon"]
    state = the_game().new(seed=0, seats=4, options={"roles": roles, "start": "2"})
    while state.turn < 0:
        state.play(state.legal()[0])
    assert state.order == (1, 2, 3, 0)
    assert state.mythos[:4] == [1, 0, 0, 1]
    assert state.mythos[4:] == [0, 0]


@rule("EA-RUL-05", "EA-RUL-191")
def test_a_great_old_one_in_the_first_seat_leaves_the_first_turn_to_the_next() -> None:
    state = the_game().new(seed=0, seats=2, options={"roles": ["great-old-one", "feds"]})
    while state.turn < 0:
        assert type(state.decision).__name__ in ("PlaceAvatar", "KeepAncient")
        state.play(state.legal()[0])
    assert (state.turn, state.acting, state.role[0]) == (1, 1, ROLE_IDS.index("great-old-one"))


def grimoires(*roles: str) -> list[int]:
    state = the_game().new(seed=0, seats=len(roles), options={"roles": list(roles)} if roles else {})
    while state.turn < 0:
        state.play(state.legal()[0])
    return [side - len(roles) for side in state.order if side >= len(roles)]


@rule("EA-SET-12", "EA-GRM-01", "EA-GRM-02", "EA-GRM-04", "EA-RUL-12", "EA-RUL-06")
def test_a_missing_faction_is_filled_by_a_grimoire() -> None:
    assert grimoires("feds", "deep-ones") == []
    assert grimoires("feds", "nodens") == [0]
    assert grimoires("deep-ones") == [1]
    assert grimoires("nodens", "police") == [0, 1]
    assert sorted(grimoires()) == [0, 1]


@rule("EA-GRM-05", "EA-RUL-07")
def test_two_grimoires_play_alone_and_the_white_die_says_who_starts() -> None:
    starters = {the_game().new(seats=0, seed=seed).turn for seed in range(20)}
    assert starters == {0, 1}


@rule("EA-RUL-07")
def test_an_odd_white_die_lets_eldritch_start() -> None:
    for die, first in ((3, 0), (8, 1)):
        table = arkham().set(order=()).luck((12, die)).run(Grimoires())
        assert table.state.order[0] == first


@rule("EA-SET-11", "EA-RUL-09", "EA-RUL-10", "EA-RUL-11", "EA-RUL-60")
def test_the_smaller_faction_gains_a_point_for_each_role_it_lacks() -> None:
    roles = ["arkham-advertiser", "feds", "randolph-carter", "elder-things"]
    state = the_game().new(seed=0, seats=4, options={"roles": roles})
    while state.turn < 0:
        state.play(state.legal()[0])
    assert state.omens == [0, 0, 0, 0, 2, 0]
    assert state.keeper == -1
    pair = the_game().new(seed=0, seats=3, options={"roles": ["deep-ones", "order-of-dagon", "feds"]})
    assert pair.omens[:3] == [0, 0, 1]


@rule("EA-RUL-08", "EA-GRM-07")
def test_each_grimoire_has_two_sides_and_the_standard_one_is_the_default() -> None:
    usual = the_game().new(seed=0, seats=0)
    ruthless = the_game().new(seed=0, seats=0, preset="ruthless")
    assert (usual.agreed.books, ruthless.agreed.books) == ((0, 2), (1, 3))


def test_sentences_agree_with_roles_that_are_many() -> None:
    table = arkham("police", "king-kuranes")
    say = table.game.telling(table.state, "en").say
    assert say(table.state, "mythos-gained", {"who": 0, "n": 2}) == "Police gain 2 Mythos."
    assert say(table.state, "mythos-gained", {"who": 1, "n": 2}) == "King Kuranes gains 2 Mythos."


def different(one: object, other: object) -> set[str]:
    """The names under which two tables of content differ."""
    names = [name for name in dir(one) if not name.startswith("_")]
    return {name for name in names if getattr(one, name) != getattr(other, name)}


@rule("EA-RUL-217")
def test_tuned_numbers_are_played_unless_agreed_otherwise_and_leave_alone_what_the_rulebook_prints() -> None:
    game = the_game()
    ledger = game.new(seed=0, seats=2, options={"numbers": "ledger"}).agreed
    tuned = game.new(seed=0, seats=2).agreed
    assert (ledger.content is game.content, tuned.content is game.books.tuned(2)[0]) == (True, True)
    assert different(ledger.numbers, tuned.numbers) == {
        "rings",
        "row_fields",
        "row_first",
        "row_sealed",
        "trip_omens",
    }
    assert different(ledger.content.rituals, tuned.content.rituals) == {"mythos"}
    assert different(ledger.content.grimoires, tuned.content.grimoires) == {"hold_plus", "pressure"}
    assert different(ledger.content.ancients, tuned.content.ancients) == {"threat", "n", "omens"}
    for name in ("roles", "monsters", "investigators", "laws"):
        assert not different(getattr(ledger.content, name), getattr(tuned.content, name))
    assert {min(tuned.numbers.trip_omens), max(tuned.numbers.trip_omens)} == {2, 6}  # EA-MIS-16


@rule("EA-RUL-217")
def test_a_position_has_the_content_that_is_played() -> None:
    for numbers in ("ledger", "tuned"):
        state = the_game().new(seed=0, seats=2, options={"numbers": numbers})
        assert state.content is state.agreed.content


@rule("EA-RUL-217")
def test_tuned_numbers_fit_the_number_of_players() -> None:
    game = the_game()
    numbers = {seats: game.new(seed=0, seats=seats).agreed.numbers for seats in game.seats}
    fields = {seats: [len(ring) for ring in agreed.rings] for seats, agreed in numbers.items()}
    assert fields == {
        0: [14, 14],
        1: [14, 14],
        2: [15, 15],
        3: [15, 15],
        4: [15, 15],
        5: [15, 15],
        6: [16, 16],
    }
    for seats in (2, 3, 4, 5):
        assert different(numbers[1], numbers[seats]) == {"rings"}
    assert different(numbers[1], numbers[6]) == {"rings", "sanity", "row_fields", "row_first", "row_sealed"}
    assert (list(numbers[4].sanity), list(numbers[6].sanity)) == ([3, 4, 5, 7], [3, 4, 5, 6])
    threat = {
        seats: min(game.new(seed=0, seats=seats).agreed.content.ancients.threat) for seats in game.seats
    }
    assert threat == {0: 3, 1: 3, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}


@rule("EA-RUL-217")
def test_a_longer_ring_is_gone_round_to_its_end() -> None:
    table = arkham("great-old-one", "feds", numbers="tuned")
    fields = len(table.state.agreed.numbers.rings[0])
    assert fields > 8
    table.set(rings=[fields - 1, 0]).window()
    table.play("Outer ring, 2 steps")
    assert table.state.rings == (1, 0)


def told_at_setup(*roles: str, **options: str) -> list[str]:
    """What everybody hears until the first turn begins, the first option being taken wherever one is asked."""
    game, chronicle = the_game(), Chronicle()
    agreed = {"monster": "M1", "roles": list(roles), **options}
    state = game.new(seed=0, seats=len(roles), options=agreed, chronicle=chronicle)
    while state.turn < 0:
        state.play(state.legal()[0])
    return [f"{game.sentence(state, event, None)} [{event.rule}]" for event in chronicle.take()][1:]


@rule("EA-SET-07", "EA-SET-10", "EA-SET-11", "EA-SET-12")
def test_the_setup_is_told_step_by_step() -> None:
    assert told_at_setup("deep-ones", "nodens", "police", "order-of-dagon", "king-kuranes") == [
        "Seat 1 plays Deep Ones. [EA-SET-07]",
        "Seat 2 plays Nodens. [EA-SET-07]",
        "Seat 3 plays Police. [EA-SET-07]",
        "Seat 4 plays Esoteric Order of Dagon. [EA-SET-07]",
        "Seat 5 plays King Kuranes. [EA-SET-07]",
        "Nodens hovers over area 1. [EA-NOD-02]",
        "Police draw 3 cards. [EA-POL-02]",
        "The Command Post of Police stands on the path Rail Depot (1) – Campus Green (2). [EA-POL-21]",
        "Esoteric Order of Dagon draws 4 cards. [EA-DAG-02]",
        "The Vagrant comes to Rail Depot (1). [EA-KUR-02]",
        "Police gain 1 Mythos. [EA-SET-10]",
        "Esoteric Order of Dagon gains 1 Mythos. [EA-SET-10]",
        "King Kuranes gains 1 Mythos. [EA-SET-10]",
        "The Warden's Ledger joins the game. [EA-SET-12]",
        "The Warden's Ledger gains 1 Omen point: 1. [EA-SET-11]",
        "Round 1: Deep Ones begin a turn. [EA-GEN-01]",
    ]
    others = told_at_setup("great-old-one", "feds", "randolph-carter", board="innsmouth", start="2")
    assert [line for line in others if "plays as" not in line] == [
        "Seat 1 plays Great Old One. [EA-SET-07]",
        "Seat 2 plays Feds. [EA-SET-07]",
        "Seat 3 plays Randolph Carter. [EA-SET-07]",
        "Feds draw 3 cards. [EA-FED-02]",
        "The Vagrant comes to Coach Halt (1). [EA-CAR-02]",
        "The Dream-self of Randolph Carter is at Ulthar (1). [EA-CAR-02]",
        "The Avatar comes to Black Reef (3). [EA-GOO-02]",
        "Great Old One gains 1 Mythos. [EA-SET-10]",
        "Great Old One gains 1 Omen point: 1. [EA-SET-11]",
        "Round 1: Feds begin a turn. [EA-GEN-01]",
    ]


@rule("EA-SET-04", "EA-SET-05", "EA-SET-06")
def test_the_agreed_monster_is_revealed_and_taken_from_its_deck() -> None:
    game = the_game()
    for number, here in (("M1", 6), ("M4", 4), ("M8", 6)):
        chronicle = Chronicle()
        state = game.new(seed=0, seats=0, options={"monster": number}, chronicle=chronicle)
        first = chronicle.take()[0]
        assert (first.rule, state.where(MONSTER), state.count(here, CIVILIAN)) == ("EA-SET-04", here, 0)
        assert game.sentence(state, first, None).endswith(f"({here + 1}).")
        assert (state.deck_size(MONSTER_DECK), game.content.card_names[state.zones[MONSTER_CARD][0]]) == (
            7,
            number,
        )


@rule("EA-SET-01", "EA-SET-03", "EA-SET-07")
def test_what_no_role_needs_stays_in_the_box() -> None:
    state = the_game().new(seed=0, seats=0, options={"monster": "M1"})
    game = the_game()
    nowhere = {
        "keeper",
        "monster",
        "holders",
        "track",
        "sigil",
        "gate",
        "last_spot",
        "area",
        "ritual_area",
        "trip",
    }
    nowhere |= {"trip_done", "wagon", "post_path", "post_at", "dream_self"}
    laid = {"round", "order", "turn", "acting", "role", "marker", "monster", "units"}
    for field in game.fields:
        if field.name not in laid:
            value = getattr(state, field.name)
            empty = -1 if field.name in nowhere else 0
            assert set(value if field.by else [value]) == {empty}, field.name
    assert (state.round, state.marker) == (1, 5)


@rule("EA-RUL-01", "EA-SET-07")
def test_a_role_whose_pieces_are_in_use_is_refused_by_name() -> None:
    game = the_game()
    state = game.new(seed=0, seats=2, preset="draft")
    state.play(game.answer(state, ("role", "deep-ones")))
    deep_ones, elder = (game.answer(state, ("role", role)) for role in ("deep-ones", "elder-things"))
    for role, wanted in ((deep_ones, "EA-RUL-01"), (elder, "EA-RUL-01"), (12, "EA-SET-07")):
        with pytest.raises(IllegalAnswer) as refused:
            state.play(role)
        assert refused.value.rule == wanted
    with pytest.raises(IllegalAnswer, match="Deep Ones already have"):
        state.play(elder)


@rule("EA-DEC-52", "EA-RUL-01", "EA-RUL-08")
@pytest.mark.parametrize("seats", range(7))
def test_the_variants_show_both_boards_all_books_and_every_role(seats: int) -> None:
    game = the_game()
    variants = game.variants(seats)
    for options in variants:
        game.sit_down(seats, options)
    assert {options.get("board", "arkham") for options in variants} == {"arkham", "innsmouth"}
    for book in ("eldritch_grimoire", "arkham_grimoire"):
        assert {options.get(book, "I") for options in variants} == {"I", "II"}
    roles = [options["roles"] for options in variants if "roles" in options]
    assert len(roles) == (12 if seats else 0)
    assert all(len(some) == seats for some in roles)
    assert len({some[0] for some in roles}) == len(roles)
    assert any(options.get("choose_roles") for options in variants) == bool(seats)


def wrong(table: ArkhamTable) -> str:
    """What the audit says, as one line."""
    return "; ".join(table.game.audit(table.state))


@rule("EA-CMP-01", "EA-SET-04", "EA-RUL-19", "EA-RUL-57")
def test_the_audit_counts_every_piece() -> None:
    def table() -> ArkhamTable:
        return arkham("deep-ones", "cthulhu-cult", "feds", "king-kuranes")

    assert wrong(table().mythos(0, 20)) == ""
    assert wrong(table().mythos(0, 20).mythos(1, 1)) == "there is too much Mythos"
    assert wrong(arkham("deep-ones", "feds", mythos="unlimited").mythos(0, 21)) == ""
    assert wrong(table().mythos(0, -1)) == "something is counted below nothing"
    assert wrong(table().set(monster=-1)) == "there is no Monster card"
    one_less = table()
    one_less.state.zones[LAW_DECK + 1] = one_less.state.zones[LAW_DECK + 1][1:]
    assert wrong(one_less) == "L1 lies in 0 places"
    for field, full in (
        ("altars_in", [4, 0, 0, 0, 0, 0]),
        ("orders", [3, 3, 3, 3]),
        ("visions_in", [6, 0, 0, 0, 0, 0]),
    ):
        assert wrong(table().set(**{field: full})) == ""
        more = table().set(**{field: [full[0] + 1, *full[1:]]})
        assert wrong(more) == "there are too many Altars, Order tokens or Visions"
    assert (
        wrong(table().set(extra_orders=[1, 0, 0, 0])) == "there are more extra Order tokens than Order tokens"
    )
    assert wrong(table().set(extra_orders=[1, 0, 0, 0], orders=[1, 0, 0, 0])) == ""
    assert wrong(table().set(demand=[-1, 0, 0, 0])) == ""
    assert wrong(table().set(drowned=1)) == "there are 9 units of colour 0, not 8"
    assert wrong(table().set(on_path=[1] + [0] * 16)) == "there are 9 units of colour 1, not 8"
    for colour, n in ((CIVILIAN, 24), (MONSTER, 1), (SPAWN, 3), (2, 6), (3, 1), (4, 0)):
        more = table()
        more.state.put(colour, 3)
        assert wrong(more) == f"there are {n + 1} units of colour {colour}, not {n}"
    elder = arkham("elder-things", "feds")
    assert wrong(elder) == ""
    assert wrong(elder.set(elder_waiting=elder.state.elder_waiting + 1)) == "the Elder Things have 6 markers"


@rule("EA-SET-12", "EA-GRM-01")
def test_a_grimoire_plays_for_a_faction_without_players() -> None:
    for role, grimoires in (("deep-ones", ["", "arkham-grimoire"]), ("police", ["eldritch-grimoire", ""])):
        table = arkham(role, "nodens" if role == "deep-ones" else "arkham-advertiser")
        assert [table.game.plays(table.state, side) for side in (2, 3)] == grimoires
