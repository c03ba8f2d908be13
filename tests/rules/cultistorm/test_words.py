"""What players are told, beyond the rules themselves: by what a fight is won, what presses, what comes to nothing."""

from eldertable.games.cultistorm.box.places import TERROR_DECK
from eldertable.games.cultistorm.rules.storm.great_old_ones import devour
from eldertable.games.cultistorm.rules.storm.terror_circle import Advance
from eldertable.games.cultistorm.table.fields import COMBAT_PHASE
from eldertable.kernel.rows import replaced
from eldertable.text.page import Page
from eldertable.text.words import client_words
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, Storm, storm
from tests.support import rule


def heading(table: Storm) -> tuple[str, ...]:
    """The lines above the board."""
    return table.game.scene(table.state, 0).moving.heading


@rule("CS-CMB-07", "CS-CMB-09")
def test_a_won_fight_names_the_cards_dice_and_supports_used() -> None:
    table = storm("HE", "FI", "SU").at(0, P3).at(1, P4).at(2, P5).cultists(P3, "CU-S01").target(0, "CU-S01")
    table.hand(0, "GN02.M").dice(0, "F").before(0, 1, "GN01.S").combat().play("Novice", "Win")
    (won,) = [told for told in table.told() if "wins against" in told]
    for used in ("Shared Sigil: Moon (Moon)", "Die: Flame", "Star (Star) from Sgt. Roscoe Tillman"):
        assert used in won


@rule("CS-GOO-10", "CS-RUL-030")
def test_a_great_old_one_at_the_gate_must_be_beaten_in_this_turn_and_the_table_says_so() -> None:
    table = storm().goo(P1, "GO-S").cultists(P1, "CU-S01").prepare()
    assert not any("beat it in this turn" in line for line in heading(table))
    devour(table.state, P1)
    assert any("beat it in this turn, or it walks through" in line for line in heading(table))
    pieces = [piece for piece in table.game.scene(table.state, 0).moving.pieces if piece.kind == "goo"]
    assert pieces[0].badges == ("beat it in this turn",)
    table.state.held = replaced(table.state.held, P1, 1)
    assert not any("beat it in this turn" in line for line in heading(table))


@rule("CS-CUL-04", "CS-CUL-10", "CS-CUL-16", "CS-CUL-19")
def test_a_gate_about_to_open_says_so() -> None:
    def perils(table: Storm) -> dict[str, str | None]:
        pieces = table.game.scene(table.state, 0).moving.pieces
        return {piece.zone: piece.face for piece in pieces if piece.kind == "peril"}

    table = storm().cultists(P1, "CU-S01", "CU-S02").cultists(P2, "CU-M01", "CU-M02", "CU-M03").prepare()
    assert perils(table) == {f"place-{P2}": "crowded"}
    table.state.closed = replaced(table.state.closed, P2, 1)
    assert perils(table) == {}
    comes = storm().goo(P1, "GO-S").cultists(P1, "CU-S01").prepare()
    assert perils(comes) == {f"place-{P1}": "walking"}
    devour(comes.state, P1)
    assert perils(comes) == {f"place-{P1}": "at-gate"}
    told = [str(one) for one in Page(comes.game.scene(comes.state, 0), 0, client_words("en"), {}).whole()]
    assert any("Must be beaten now" in one for one in told)


@rule("CS-LOS-01", "CS-CMP-11")
def test_insanity_is_full_when_one_more_is_death_whatever_of_it_is_ongoing() -> None:
    table = storm().prepare()
    table.state.mad[0] = 3
    table.state.ongoing = replaced(table.state.ongoing, 0, 1)
    scene = table.game.scene(table.state, 0)
    (mad,) = [one for one in scene.moving.counters if one.id == "mad-0"]
    assert (mad.value, mad.most) == (3, 3)
    told = [str(one) for one in Page(scene, 0, client_words("en"), {}).whole()]
    assert any("3 of 3 (the limit)" in one for one in told)


@rule("CS-RUL-030")
def test_a_great_old_one_that_slides_to_the_gate_in_combat_has_grace_until_the_next_turn() -> None:
    table = storm().goo(P1, "GO-S").prepare()
    table.state.phase = COMBAT_PHASE
    assert not any("beat it in this turn" in line for line in heading(table))
    table.state.due = replaced(table.state.due, P1, 1)
    assert any("beat it in this turn" in line for line in heading(table))
    strict = storm(gate_grace=False).goo(P1, "GO-S").prepare()
    strict.state.phase = COMBAT_PHASE
    assert any("beat it in this turn" in line for line in heading(strict))


@rule("CS-CUL-17", "CS-GOO-10")
def test_it_is_told_when_a_great_old_one_comes_to_the_gate() -> None:
    table = storm().goo(P1, "GO-S").cultists(P1, "CU-S01", "CU-M01").prepare()
    devour(table.state, P1)
    table.listen()
    assert not any("stands at the gate" in told for told in table.told())
    devour(table.state, P1)
    table.listen()
    assert any("stands at the gate of Crane Hill Observatory." in told for told in table.told())


def test_a_heading_without_a_text_does_not_end_in_a_space() -> None:
    table = storm()
    for goo, id in enumerate(table.game.content.goos.ids):
        table.goo(P2, id)
        assert all(line == line.strip() and not line.endswith(". ") for line in heading(table)), goo


@rule("CS-PRE-03")
def test_that_somebody_is_ready_is_told_once_in_a_phase() -> None:
    table = storm().prepare().play("Ready", seat=0)
    table.play("Move to Gull", seat=1).play("Ready", seat=0).play("Ready", seat=1)
    said = [told for told in table.told() if "is ready" in told]
    assert said == ["Dr. Miriam Aldous is ready.", "Sgt. Roscoe Tillman is ready."]


@rule("CS-TER-05", "CS-END-01")
def test_terror_on_the_last_place_is_told_as_the_endgame_card() -> None:
    table = storm()
    table.state.terror = 3
    assert "Terror advances to the Endgame card." in table.run(Advance()).told()
    assert "Terror advances to place 1." in table.run(Advance()).told()


@rule("CS-CMP-27", "CS-DEF-02")
def test_it_is_told_when_the_supply_has_no_trophy() -> None:
    table = storm("HE", "FI", "SU").at(0, P3).at(1, P4).at(2, P5).cultists(P3, "CU-S01").target(0, "CU-S01")
    table.trophies(1, "SSSSSSSS").hand(0, "GN01.S", "GN02.M", "GN03.F").combat().play("Novice", "Win")
    assert "There is no Star trophy left in the supply for Dr. Miriam Aldous." in table.told()


@rule("CS-TER-04")
def test_the_number_of_the_top_terror_card_is_that_of_one_card() -> None:
    table = storm()
    deck = [piece for piece in table.game.scene(table.state, 0).moving.pieces if piece.zone == "terror-deck"]
    rest = table.state.deck_size(TERROR_DECK) - 1
    assert [(piece.count, piece.face is None) for piece in deck] == [(1, False), (rest, True)]


# --- the table in words --------------------------------------------------------------------------------------------


def page(table: Storm, viewer: int = 0) -> str:
    """The whole table as this seat reads it in the terminal."""
    scene = table.game.scene(table.state, viewer)
    told = Page(scene, viewer, client_words("en"), {}).whole()
    return "\n".join("".join(words for words, _ in one.parts) for one in told)


@rule("CS-CMP-22", "CS-CMP-24", "CS-LOC-01")
def test_the_table_in_words_tells_symbols_of_cultists_and_locations_and_their_actions() -> None:
    told = page(storm().location(P1, "LO-M1").cultists(P1, "CU-S01").cultist_die(P1, "K").prepare())
    assert "Marsh Road Sanatorium: Moon 1: Any number of times: discard 1 card to heal 1." in told
    assert "Novice (Order of the Ninth Star): Star 1, Moon 1, Flame 1" in told
    assert "Cultist die: Die: Key" in told


@rule("CS-RUL-116", "CS-SUP-01")
def test_the_table_in_words_tells_symbols_and_texts_of_open_hands_and_supports() -> None:
    table = storm("SU", "FI", "GA").hand(1, "GN02.M").before(2, 0, "SU01.K").objects(1, "OB14.1").prepare()
    told = page(table)
    assert "Shared Sigil: Moon: Moon 1, used in combat, research: In your fight: a Moon." in told
    assert "Relay Message: Key 1" in told
    assert "Throwing Knife: Discard in your fight against a cultist: ignore 2 symbols." in told
    closed = storm("SU", "FI", "GA", open_hands=False).hand(1, "GN02.M").prepare()
    assert "Shared Sigil: Moon" not in page(closed)


@rule("CS-CMB-07", "CS-TGT-01")
def test_before_the_fight_a_marked_target_says_what_it_needs_and_what_is_missing() -> None:
    table = (
        storm().cultists(P1, "CU-S01").cultist_die(P1, "K").hand(0, "GN02.M").dice(0, "F").target(0, "CU-S01")
    )
    table.prepare()
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    needs = "Novice (Order of the Ninth Star) needs 2 × Star, Moon, Flame, Key."
    assert prompt.words.endswith(f"{needs} Missing: 2 × Star, Key.")
    assert "(Dr. Miriam Aldous lacks 2 × Star, Key)" in page(table, 1)
    table.before(0, 1, "GN01.S", "GN05.K").dice(0, "S")
    prompt = table.game.prompt(table.state, 0)
    assert prompt is not None
    assert prompt.words.endswith(f"{needs} You have all of it.")


@rule("CS-RUL-116")
def test_with_closed_hands_nobody_else_reads_what_is_missing() -> None:
    table = storm(open_hands=False).cultists(P1, "CU-S01").hand(0, "GN02.M").target(0, "CU-S01").prepare()
    assert "lacks" in page(table, 0)
    assert "lacks" not in page(table, 1)
