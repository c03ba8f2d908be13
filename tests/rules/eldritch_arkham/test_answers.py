"""Answers: how many there are of every kind of decision, and where on the table they point."""

from eldertable.games.eldritch_arkham.roles.deep_ones.rules import Passenger
from eldertable.games.eldritch_arkham.roles.king_kuranes.rules import Carry, DreamTake
from eldertable.games.eldritch_arkham.roles.nodens.rules import LooseUnit
from eldertable.games.eldritch_arkham.rules.monster_acts import MonsterWhom
from eldertable.games.eldritch_arkham.rules.sets.ancient import Rift
from eldertable.games.eldritch_arkham.rules.sets.law_civilians import DeportWhom
from tests.rules.eldritch_arkham.table import CIVILIAN, arkham, the_game


def test_the_action_space_has_a_size_for_every_kind_of_decision() -> None:
    sizes = [f"{kind.__name__} {kind.ANSWERS.size}" for kind in the_game().actions.kinds]
    assert ", ".join(sizes) == (
        "PickRole 16, MoveOwn 49, WalkOn 13, MoveCivilians 49, MoveAny 121, MoveAnyTo 12, SwapWith 120, TakeUnit 121, "
        "TakeEach 121, AddUnit 13, AddFrom 9, ReleaseAt 12, MonsterWhere 12, MonsterPrey 6, MonsterWhom 10, "
        "DeepAction 26, Drag 49, Passenger 11, Sink 6, ElderAction 17, AddAnother 13, Haunt 12, MarkLocation 12, "
        "Rift 11, RiftTo 12, PlaceAvatar 12, KeepAncient 20, Harbinger 5, AvatarTo 12, LastCommand 2, Soar 6, "
        "NightGaunt 17, ScatterAt 12, NodensAction 4, LooseUnit 10, CultAction 43, SummonOn 24, Chant 6, "
        "ServeAltar 25, Join 49, RevealRitual 20, OrderAction 35, GrandRitual 11, Stride 13, KeepNerve 2, Tend 12, "
        "AdvertiserAction 29, UniversityAction 45, OfficerMove 61, TakeControlled 121, WagonTo 12, PostOn 24, "
        "PostAt 12, DiscardLaw 20, PlayLaw 40, OfficerBack 13, OfficerRelocate 13, OfficerTo 12, SwapOfficer 13, "
        "TokensOff 5, ShiftOrder 17, ExtraOrder 4, CashIn 5, Amnesty 13, AmnestyFrom 3, Appeal 25, Deport 13, "
        "DeportWhom 10, Plan 5, AssignOrder 4, Arrest 120, FedAction 9, GiveBack 18, PlaceDreamer 6, "
        "CarterAction 22, CallBack 20, CallBackTo 12, KuranesAction 21, DreamTake 10, Carry 11, GoOn 1"
    )


def test_a_unit_that_can_be_chosen_is_shown_where_it_is_and_its_like_elsewhere_is_not_meant() -> None:
    # Questions count locations from 0: Campus Green is 1, Gibbet Rise 2.
    table = arkham("king-kuranes", "police").units(0, at=4).set(dream_self=2)
    questions = {
        MonsterWhom(0, 1): "campus-green",
        DeportWhom(0, 2): "gibbet-rise",
        LooseUnit(0, 1): "held-0",
        Rift(0, 1, 2, 0): "campus-green",
        Passenger(0, 2, 1): "gibbet-rise",
        DreamTake(0): "orchard-lanes",
        Carry(0, 4): table.state.agreed.numbers.dream_ids[2],
    }
    for question, place in questions.items():
        civilian = question.ANSWERS.start("colour") + CIVILIAN
        touches = table.game.touches(table.state, question, 0, civilian)
        assert touches == ("civilian", place), type(question).__name__
    of_a_colour = [
        kind for kind in the_game().actions.kinds if "colour" in [one.name for one in kind.ANSWERS.kinds]
    ]
    assert of_a_colour == [kind for kind in the_game().actions.kinds if kind in map(type, questions)]
