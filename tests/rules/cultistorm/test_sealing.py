"""The sealing phase: trophies on locations, gates sealed, and what that costs."""

from eldertable.games.cultistorm.box.places import AT_PLACE
from eldertable.games.cultistorm.rules.phases.sealing import Sealing, why_not_sealed
from eldertable.games.cultistorm.table.fields import DIED_SEALING, SEALING_PHASE
from tests.rules.cultistorm.table import P2, P3, P4, P5, storm
from tests.support import rule


@rule("CS-RUL-004")
def test_trophies_of_any_kind_seal_if_agreed() -> None:
    table = storm(seal_trophies="any_symbol").at(0, P3).trophies(0, "SMK").seal(2, 0).run(Sealing())
    table.play("Star", "Moon", "Key", "Seal this")
    assert table.state.closed[P3] == 1


@rule("CS-RUL-109")
def test_devoured_cultists_do_not_make_sealing_dearer() -> None:
    table = storm().at(0, P3).on_location(P3, "FFF").seal(2, 0).devoured(P3, "CU-S01").run(Sealing())
    assert table.play("Seal this").state.mad[0] == 0


@rule("CS-SEA-07", "CS-RUL-060", "CS-SEA-01", "CS-SEA-05")
def test_what_stands_against_sealing_is_said_one_reason_after_the_other() -> None:
    def why(trophies: str, owner: int, mad: int) -> str:
        table = storm().at(0, P3).on_location(P3, trophies).seal(2, owner).mad(0, mad).cultists(P3, "CU-S01")
        refusal = why_not_sealed(table.state, 0, P3)
        return refusal.rule if refusal else ""

    assert [why("FF", 0, 0), why("FFF", 1, 0)] == ["CS-SEA-01", "CS-SEA-05"]
    assert [why("FFF", 0, 4), why("FFF", 0, 3)] == ["CS-RUL-060", ""]


@rule("CS-RUL-113")
def test_a_sealer_who_dies_loses_even_with_the_last_gate() -> None:
    table = storm(allow_suicide=True).sealed(0, 1, 3, 4).at(0, P3).on_location(P3, "FFF").seal(2, 0).mad(0, 4)
    table.cultists(P3, "CU-S01").run(Sealing()).play("Seal this")
    assert (table.state.ended, table.state.winners) == (DIED_SEALING, 0)


def test_a_place_shows_its_trophies_in_the_scene() -> None:
    table = storm().on_location(P2, "MM").prepare()
    scene = table.game.scene(table.state, 0)
    found = [piece for piece in scene.moving.pieces if piece.zone == "trophies-1"]
    assert [(piece.face, piece.count) for piece in found] == [("trophy-M", 2)]
    assert table.trophies_of(AT_PLACE + P2) == "MM"


@rule("CS-RUL-110", "CS-GOO-20")
def test_the_seal_of_a_location_that_a_victory_sealed_stays_with_its_owner() -> None:
    table = storm().at(0, P3).at(1, P4).at(2, P5).goo(P3, "GO-F").target(0, P3).seal(2, 1)
    table.hand(0, "GN03.F", "GN07.F", "GN11.F", "GN02.M", "GN04.W", "GN05.K").combat().play("Krahz", "Win")
    assert (table.state.closed[P3], table.state.seal) == (1, (-1, -1, 1, -1, -1))


@rule("CS-SEA-11", "CS-GOO-21")
def test_trophies_of_a_sealed_location_are_in_the_supply_again() -> None:
    table = storm().at(0, P3).on_location(P3, "FFF").seal(2, 0).run(Sealing()).play("Seal this")
    assert table.trophies_of(15).count("F") == 8


@rule("CS-RUL-129")
def test_in_the_sealing_phase_all_act_in_turn_until_all_have_passed_in_a_row() -> None:
    table = storm().at(0, P3).at(1, P4).at(2, P5).trophies(0, "FF").trophies(1, "WW").trophies(2, "KK")
    table.run(Sealing())
    assert table.state.phase == SEALING_PHASE
    asked = []
    for answer in ("Put", "Put", "Put", "Pass", "Put", "Pass", "Pass"):
        assert table.asked == "SealOrPass"
        asked.append(table.state.speaker)
        table.play(answer)
    assert asked == [0, 1, 2, 0, 1, 2, 0]
    assert table.asked == "Prepare"
