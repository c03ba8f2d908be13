"""Why not? What is refused is refused with its rule, in a sentence with the numbers."""

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import HAND, OBJECT_DECK, OBJECT_DISCARD
from eldertable.games.cultistorm.rules.effects.belongings import RecoverObject, SwapTrophy, TakeTrophy
from eldertable.games.cultistorm.rules.effects.board import FreeMove, PickLocation, TakeCrystals
from eldertable.games.cultistorm.rules.effects.dice import GiveDie, SetDie
from eldertable.games.cultistorm.rules.phases.sealing import Sealing
from eldertable.games.cultistorm.rules.preparing.development import TakeSeal
from eldertable.games.cultistorm.rules.storm.terror_circle import ActivateLocation
from eldertable.games.cultistorm.rules.storm.terror_verbs import Panic, PickFewest, PickPlace, PickVictim
from eldertable.games.cultistorm.table.fields import GIVING, TARGETING
from eldertable.kernel.dark import Thing
from eldertable.kernel.rows import replaced
from tests.rules.cultistorm.table import P1, P2, P3, P4, P5, Storm, new_game, storm
from tests.support import rule


def why(table: Storm, *meaning: str, seat: int = 0) -> tuple[str, str]:
    """The rule and the sentence with which an answer is refused."""
    reason = table.game.why_not(table.state, seat, table.means(*meaning))
    assert reason is not None, f"{meaning} is allowed"
    return reason.rule, reason.words


@rule("CS-DIE-01", "CS-DIE-02", "CS-DIE-06")
def test_why_no_die_is_taken() -> None:
    table = storm().pool("SM").prepare()
    assert why(table, "take-die", "K") == ("CS-DIE-01", "No die in the pool shows Key.")
    table.play("Take a die: Star", seat=0)
    said = "You have taken 1 from the pool; each may take one."
    assert why(table, "take-die", "M") == ("CS-DIE-02", said)
    extra = storm().pool("SMF")
    extra.state.extra = 1
    extra.prepare().play("Take a die: Star", seat=0).play("Take a die: Moon", seat=0)
    said = "You have taken 2 from the pool; beyond one each there was 1 extra die, and it is gone."
    assert why(extra, "take-die", "F") == ("CS-DIE-06", said)


@rule("CS-RUL-060", "CS-RUL-074")
def test_why_there_is_no_move() -> None:
    table = storm().mad(0, 4).prepare()
    assert why(table, "move", "P1") == ("CS-RUL-074", "You are at Crane Hill Observatory already.")
    table.play("Move to Gull", seat=0)
    said = "It costs Dr. Miriam Aldous 1 insanity: with 4 of 4 that is the end."
    assert why(table, "move", "P1") == ("CS-RUL-060", said)


@rule("CS-RUL-130")
def test_why_actions_for_nothing_have_an_end() -> None:
    table = storm().cultists(P1, "CU-S01").objects(0, "OB01")
    table.state.repeats[TARGETING] = table.state.repeats[GIVING] = 10
    table.prepare()
    said = "You have put down or taken back target markers 10 times in this turn; no more."
    assert why(table, "target", "CU-S01") == ("CS-RUL-130", said)
    said = "You have given objects away 10 times in this turn; no more."
    assert why(table, "give-object", "OB01") == ("CS-RUL-130", said)


@rule("CS-TGT-02", "CS-TGT-03")
def test_why_an_enemy_is_no_target() -> None:
    table = storm().cultists(P1, "CU-S01", "CU-M01", "CU-F01").cultists(P2, "CU-W01").goo(P3, "GO-S")
    table.prepare()
    place = "Marsh Road Sanatorium"
    rule, said = why(table, "target", "CU-W01")
    assert (rule, said.endswith(f"is at {place}.")) == ("CS-TGT-02", True)
    said = "There is no Great Old One at Crane Hill Observatory."
    assert why(table, "target", "GOO") == ("CS-TGT-02", said)
    table.play(table.means("target", "CU-S01"), seat=0).play(table.means("target", "CU-M01"), seat=0)
    said = "Both your target markers are on enemies. Take one back first."
    assert why(table, "target", "CU-F01") == ("CS-TGT-03", said)


@rule("CS-SUP-02", "CS-SUP-05", "CS-SUP-09", "CS-RUL-060", "CS-RUL-061")
def test_why_a_support_is_not_played() -> None:
    table = storm().hand(0, "GN01.S", "HE01.S").prepare()
    assert why(table, "support", "0", "0") == ("CS-SUP-02", "You can only support others.")
    table.state.plays[0] = 6
    assert why(table, "support", "0", "1") == ("CS-SUP-05", "You may play 6 supports a turn, no more.")
    table.state.plays[0], table.state.mad[0] = 0, 4
    assert why(table, "support", "0", "1")[0] == "CS-RUL-060"


@rule("CS-SUP-02")
def test_supports_and_cards_of_ones_own_are_not_told_that_one_supports_others() -> None:
    table = storm().hand(0, "GN01.S").before(0, 1, "GN01.S").deck(0, "HE01.S").prepare()
    moving = table.game.moving(table.state, 0)
    own = [piece for piece in moving.pieces if piece.zone in ("before-0", "deck-0", "hand-0")]
    assert {piece.zone for piece in own} == {"before-0", "deck-0", "hand-0"}
    for piece in own:
        told = table.game.dark(
            table.state, 0, Thing(piece.face or piece.zone, piece.zone, piece.owner)
        ).reasons
        assert "CS-SUP-02" not in [reason.rule for reason in told], piece


@rule("CS-DIE-01")
def test_dice_that_somebody_has_taken_are_not_told_what_the_pool_shows() -> None:
    table = storm().pool("S").dice(0, "K").dice(1, "M").prepare()
    for seat, face in ((0, "K"), (1, "M")):
        (die,) = [piece for piece in table.game.moving(table.state, 0).pieces if piece.zone == f"dice-{seat}"]
        assert die.face is not None, face
        told = table.game.dark(table.state, 0, Thing(die.face, die.zone, die.owner)).reasons
        assert "CS-DIE-01" not in [reason.rule for reason in told]


@rule("CS-RUL-061", "CS-SUP-09")
def test_why_a_support_that_helps_nobody_is_not_played() -> None:
    table = storm("GA", "FI", "HE").hand(0, "GA06.S").prepare()
    (card,) = [table.state.in_deck(one) for one in table.state.zones[HAND]]
    said = "It would change nothing for Sgt. Roscoe Tillman: no trophy to exchange."
    assert why(table, "support", str(card), "1") == ("CS-RUL-061", said)


@rule("CS-DEV-02", "CS-DEV-03", "CS-DEV-04", "CS-DEV-08")
def test_why_no_ability_is_developed() -> None:
    table = storm().trophies(0, "S").prepare()
    said = "1 Moon needed for your next ability, you have 0."
    assert why(table, "develop", "M") == ("CS-DEV-03", said)
    table.state.level = replaced(table.state.level, 0, 1)
    said = "2 Star needed for your next ability, you have 1."
    assert why(table, "develop", "S") == ("CS-DEV-04", said)
    table.trophies(0, "S").level(0, 2).mad(0, 4)
    said = "It costs Dr. Miriam Aldous 1 insanity: with 4 of 4 that is the end."
    assert why(table, "develop", "S") == ("CS-RUL-060", said)
    whole = storm().level(0, 3).prepare()
    assert why(whole, "develop", "S") == ("CS-DEV-02", "All three abilities are developed.")


@rule("CS-LOC-01", "CS-LOC-03", "CS-TER-08", "CS-RUL-060")
def test_why_a_location_is_not_used() -> None:
    table = storm().location(P1, "LO-M1", active=False).mad(0, 1).prepare()
    assert why(table, "use-location") == ("CS-TER-08", "No altar marker lies on Marsh Road Sanatorium.")
    table.state.active = replaced(table.state.active, P1, 1)
    assert why(table, "use-location") == ("CS-RUL-060", "1 card to discard first, you hold 0.")
    free = storm().location(P1, "LO-W1").prepare()
    assert why(free, "use-location") == ("CS-LOC-01", "Gull Quay works by itself, all the time.")
    once = storm().location(P1, "LO-S1").prepare().play("Use Crane", seat=0)
    assert why(once, "use-location") == ("CS-LOC-03", "You have used Crane Hill Observatory in this turn.")


@rule("CS-RSH-01", "CS-RSH-07", "CS-RUL-131")
def test_why_there_is_no_research() -> None:
    table = storm().prepare()
    assert why(table, "research") == ("CS-RSH-01", "You hold no research icon.")
    table.state.researched[0] = 1
    assert why(table, "research") == ("CS-RSH-07", "You have researched in this turn.")
    empty = storm().discard_deck(OBJECT_DECK, OBJECT_DISCARD).prepare()
    assert why(empty, "research") == ("CS-RUL-131", "No objects are left to find.")


@rule("CS-OBJ-01", "CS-RSH-12", "CS-RUL-135")
def test_why_an_object_is_not_given_or_used() -> None:
    table = storm().objects(0, "OB01").at(1, P2).at(2, P2).prepare()
    said = "Nobody else is at Crane Hill Observatory."
    assert why(table, "give-object", "OB01") == ("CS-OBJ-01", said)
    assert why(table, "use-object", "OB01") == ("CS-RUL-135", "Charm of the Star is used in fights.")


@rule("CS-DEV-01", "CS-RUL-135")
def test_why_an_ability_is_not_used() -> None:
    table = storm("FI", "HE", "GA").prepare()
    assert why(table, "use-ability", "L1") == ("CS-DEV-01", "You have not developed Hard Knuckles.")
    table.state.level = replaced(table.state.level, 0, 1)
    said = "Hard Knuckles is not used in preparation: it works in fights, or by itself."
    assert why(table, "use-ability", "L1") == ("CS-RUL-135", said)


@rule("CS-SEA-01", "CS-RUL-106", "CS-RUL-107", "CS-CMP-28")
def test_why_a_trophy_is_not_put_down() -> None:
    table = storm().trophies(0, "M").prepare()
    said = "Only Star trophies go to Crane Hill Observatory."
    assert why(table, "deliver", "M") == ("CS-SEA-01", said)
    assert why(table, "deliver", "S") == ("CS-CMP-28", "You have no Star trophy.")
    table.on_location(P1, "SSS")
    said = "Crane Hill Observatory holds 3 trophies: that is enough to seal it."
    assert why(table, "deliver", "S") == ("CS-RUL-106", said)
    table.sealed(P1)
    assert why(table, "deliver", "S") == ("CS-RUL-107", "Crane Hill Observatory is sealed.")


@rule("CS-SEA-01", "CS-SEA-05", "CS-SEA-07", "CS-SEA-09")
def test_why_a_gate_is_not_sealed() -> None:
    table = storm().trophies(0, "S").on_location(P1, "S").run(Sealing())
    assert why(table, "seal") == ("CS-SEA-05", "The gate seal of the Star is not yours.")
    table.seal(0, 0)
    said = "Crane Hill Observatory needs 3 trophies and holds 1."
    assert why(table, "seal") == ("CS-SEA-01", said)
    table.on_location(P1, "SS").cultists(P1, "CU-S01", "CU-M01").mad(0, 3)
    said = "It costs Dr. Miriam Aldous 2 insanity: with 3 of 4 that is the end."
    assert why(table, "seal") == ("CS-RUL-060", said)
    table.goo(P1, "GO-S")
    assert why(table, "seal")[0] == "CS-SEA-09"


@rule("CS-CMB-07", "CS-TGT-01", "CS-RNG-02")
def test_why_a_fight_is_not_begun_or_won() -> None:
    table = storm("FI", "HE", "GA").at(1, P2).at(2, P2).cultists(P1, "CU-M01", "CU-S01", "CU-F01")
    table.target(0, "CU-S01", "CU-M01").hand(0, "GN01.S").combat()
    rule, said = why(table, "attack", "CU-F01")
    assert (rule, said.startswith("No target marker of yours is on")) == ("CS-TGT-01", True)
    rule, said = why(table, "attack", "CU-S01")
    assert (rule, said.endswith("melee reaches the closest only.")) == ("CS-RNG-02", True)


@rule("CS-CMB-07", "CS-ROL-02")
def test_why_a_fight_is_not_won_says_what_is_missing() -> None:
    table = storm("FI", "HE", "GA").at(1, P2).at(2, P2).cultists(P1, "CU-M01").target(0, "CU-M01")
    table.hand(0, "GN02.M").dice(0, "S").combat().play("Novice")
    rule, said = why(table, "win")
    assert (rule, "you lack" in said, "Moon" in said.partition("lack")[2]) == ("CS-CMB-07", True, False)
    assert why(table, "reroll-for-insanity", "K") == ("CS-DIE-08", "None of your dice shows Key.")


@rule("CS-DIE-03", "CS-CMP-27", "CS-CMP-28")
def test_why_a_die_or_a_trophy_is_not_taken_or_turned() -> None:
    table = storm().dice(0, "S").run(SetDie(0, 1))
    assert why(table, "turn-die", "S", "S") == ("CS-DIE-03", "It shows Star already.")
    assert why(table, "turn-die", "K", "S") == ("CS-DIE-08", "None of your dice shows Key.")
    table = storm().dice(0, "S").run(GiveDie(0, 1))
    assert why(table, "give-die", "S", "0") == ("CS-DIE-03", "That must be somebody else.")
    table = storm().trophies(1, "SSSSSSSS").run(TakeTrophy(0, 1))
    said = "There is no Star trophy left in the supply."
    assert why(table, "take-trophy", "S") == ("CS-CMP-27", said)
    table = storm().trophies(0, "S").run(SwapTrophy(0, 1))
    assert why(table, "swap-trophy", "S", "S") == ("CS-DEC-13", "Star for Star would be no exchange.")
    assert why(table, "swap-trophy", "M", "S") == ("CS-CMP-28", "You have no Moon trophy.")


@rule("CS-RSH-06", "CS-RSH-12")
def test_why_an_event_is_not_recovered() -> None:
    table = storm().to(OBJECT_DISCARD, "EV03.1", "OB01.1").run(RecoverObject(0))
    rule, said = why(table, "recover", "EV03")
    assert (rule, said.endswith("is an event: nobody can keep it.")) == ("CS-RSH-06", True)


@rule("CS-CUL-12", "CS-RUL-074", "CS-TER-01")
def test_why_not_at_this_location_or_terror_place() -> None:
    table = storm().goo(P2, "GO-S")
    table.state.blocked = replaced(table.state.blocked, P3, 1)
    table.run(PickLocation(0, c.BLOCK, c.ANYWHERE))
    assert why(table, "use-at", "P2")[0] == "CS-CUL-12"
    assert why(table, "use-at", "P3") == ("CS-CUL-12", "Corbin Ironworks is blocked already.")
    here = storm().run(FreeMove(0, 1))
    assert why(here, "move-freely", "P1")[0] == "CS-RUL-074"
    table = storm()
    table.state.crystals = (1, 3, 0, 0, 4, 0)
    table.run(TakeCrystals(0, 2))
    assert why(table, "take-crystals", "T3") == ("CS-TER-01", "No crystals lie on terror place 3.")
    assert why(table, "take-crystals", "T5") == ("CS-TER-01", "Crystals stay on the Endgame card.")


@rule("CS-TER-06", "CS-TER-08", "CS-DEC-25")
def test_why_the_table_may_not_choose_that() -> None:
    table = storm()
    table.state.active = replaced(table.state.active, P2, 1)
    table.run(ActivateLocation(0, ()))
    assert why(table, "activate", "P2") == ("CS-TER-08", "Marsh Road Sanatorium is open already.")
    assert why(table, "activate-none") == ("CS-TER-06", "A location is still closed: one must open.")
    table = storm().cultists(P1, "CU-S01", "CU-M01").cultists(P2, "CU-F01").sealed(P3)
    table.run(PickFewest(0, (), 1, ()))
    said = "2 cultists are at Crane Hill Observatory; the fewest are 0."
    assert why(table, "arrive-at", "P1") == ("CS-DEC-25", said)
    assert why(table, "arrive-at", "P3") == ("CS-DEC-25", "Corbin Ironworks is sealed.")
    assert why(table, "arrive-nowhere") == ("CS-DEC-25", "4 locations are free: one must be named.")


@rule("CS-DEC-25")
def test_why_a_terror_card_does_not_strike_there() -> None:
    table = storm().mad(0, 3).mad(1, 1).mad(2, 1).run(PickVictim(0, (), c.MAD_LEAST, 1))
    said = "Dr. Miriam Aldous has 3 insanity; it strikes those with 1."
    assert why(table, "strike", "0") == ("CS-DEC-25", said)
    table = (
        storm()
        .on_location(P1, "S")
        .on_location(P2, "MM")
        .on_location(P3, "FF")
        .run(PickPlace(0, (), c.DESECRATE, 1))
    )
    said = "1 trophy lies at Crane Hill Observatory; it strikes where 2 lie."
    assert why(table, "strike-place", "P1") == ("CS-DEC-25", said)


@rule("CS-RUL-060", "CS-DEC-25")
def test_why_insanity_is_not_taken_in_place_of_an_object() -> None:
    table = storm().objects(0, "OB01", "OB02").mad(0, 3).run(Panic(0, 2))
    said = "It costs Dr. Miriam Aldous 2 insanity: with 3 of 4 that is the end."
    assert why(table, "take-insanity") == ("CS-RUL-060", said)


@rule("CS-DEV-09")
def test_why_a_gate_seal_is_not_taken() -> None:
    table = storm().seal(0, 1).run(TakeSeal(0))
    said = "Sgt. Roscoe Tillman has the gate seal of the Star."
    assert why(table, "take-seal", "S") == ("CS-DEV-09", said)


@rule("CS-RUL-005")
def test_why_an_investigator_is_not_taken() -> None:
    table = new_game()
    table.play(table.means("take-investigator", "HE"))
    said = "Player 1 has chosen that investigator."
    assert why(table, "take-investigator", "HE", seat=1) == ("CS-RUL-005", said)


@rule("CS-CMB-07", "CS-DEC-22", "CS-CMB-08")
def test_why_a_source_is_not_chosen() -> None:
    table = storm("FI", "HE", "GA").at(0, P3).at(1, P4).at(2, P5).cultists(P3, "CU-S01").target(0, "CU-S01")
    table.hand(0, "GN01.S", "GN02.M", "GN03.F", "GN09.S").dice(0, "*").combat().play(
        "Novice", "own assignment"
    )
    assert why(table, "all-covered")[0] == "CS-CMB-07"
    assert why(table, "by-doubled-die", "*") == ("CS-DIE-10", "Nothing of yours doubles a die.")
    assert why(table, "by-die", "K") == ("CS-DIE-08", "None of your dice shows Key.")
    star = table.meaning("Shared Sigil: Star")
    table.play(star)
    reason = table.game.why_not(table.state, 0, star)
    assert reason is not None
    assert (reason.rule, reason.words) == ("CS-CMB-08", "That is picked already.")
    second = table.game.why_not(table.state, 0, table.means("by-card", "8"))
    assert second is not None
    assert second.rule == "CS-DEC-22"


@rule("CS-PRE-03")
def test_why_who_is_ready_does_not_act() -> None:
    table = storm().prepare()
    assert why(table, "not-ready") == ("CS-PRE-03", "You have not said that you are ready.")
    table.play("Ready", seat=0)
    said = "You said that you are ready. Take that back to act."
    assert why(table, "ready") == why(table, "research") == ("CS-PRE-03", said)
