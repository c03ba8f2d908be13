"""Answers: how many there are, what their numbers mean, and that a sensible player weighs every kind of them."""

from eldertable.games.cultistorm.bot.answers import WORTHS
from eldertable.games.cultistorm.bot.player import THOUGHTS
from tests.rules.cultistorm.table import new_game, the_game


def test_the_action_space_has_a_size_for_every_kind_of_decision() -> None:
    sizes = [f"{kind.__name__} {kind.ANSWERS.size}" for kind in the_game().actions.kinds]
    assert ", ".join(sizes) == (
        "ChooseInvestigator 12, KeepStart 65, DiscardKept 33, Prepare 515, GiveObject 325, DrawOn 2, "
        "KeepObject 65, RelayTo 6, PickSubject 5, ChooseOp 4, SetDie 37, WishDie 6, RerollDie 7, GiveDie "
        "31, PickLocation 5, KeepFace 2, FreeMove 6, Reorder 160, BuryPeeked 2, SortPeeked 320, "
        "TakeCrystals 6, Regain 33, TakeTrophy 5, GiveTrophy 26, SwapTrophy 26, RecoverObject 65, "
        "TakeSeal 6, NowOrLater 2, ChooseFight 166, PutDown 6, Fight 22, Assign 501, "
        "ClaimTrophy 2, SecondWind 33, SealOrPass 7, RingBell 2, ActivateLocation 6, PickFewest 6, Panic "
        "65, PickVictim 5, PickPlace 5, PickTrophy 5, Drop 32, LoseObject 64, ReturnTrophy 5, "
        "ChooseClause 6, PickWhom 5, PickSpot 5, PickSwap 160, AddCrystals 6, TakeAnyCrystals 6, ObjectBack 64, "
        "PickCrowd 5, PickPatrolled 5, TakePrize 5, ChooseContacts 144, ChooseErrand 4, PayForContact 5, BuyOff 2, "
        "Spare 5, Rescue 10, PayRescue 32, BringBack 5, "
        "ChooseRelic 16, SealWhere 5, LearnRitual 16, UseRitual 16, LayPalm 160, KeepSilent 2, "
        "PickMeeting 5, SaveCivilian 34, CureWith 32, "
        "GivePiece 30, KeepPieces 7, "
        "ResolveBlot 33, PickBlot 5, DreamAway 32, "
        "PushMarker 2, Send 160, Stage 12, RerollCultistDie 6, DropScheme 24, Window 27, "
        "NameGoo 24, NameWorld 24, PlayEvent 32, Embroider 160, AimAt 5, MoveOn 10, Foresee 36, "
        "Exchange 2, Raise 6, Lift 10, ReturnTo 5, "
        "PutBack 64, HandSeal 25, UseBoon 6, ComeAs 13, PickScar 5, KeepMemento 65, AskAround 32, TakeAlong 2, "
        "GuardClerk 5, Dream 6, SignalFire 5, TurnBack 2, CoverOrWait 2, NameSymbol 5, SetPiece 6"
    )


def test_every_answer_has_its_number_in_the_action_space() -> None:
    for seed in range(3):
        table = new_game(5, seed, gaunt_choir=True)
        for turn in range(150):
            if table.state.over:
                break
            decision, legal = table.state.decision, table.state.legal()
            assert decision is not None
            assert all(0 <= answer < decision.ANSWERS.size for answer in legal)
            table.state.play(legal[turn * 7 % len(legal)])


def test_a_number_and_its_meaning_lead_to_each_other() -> None:
    game, state = the_game(), new_game(4, 3, gaunt_choir=True).state
    assert game.meaning(state, 0) == ("take-investigator", "HE")
    for turn in range(200):
        if state.over:
            break
        for answer in state.legal():
            assert game.answer(state, game.meaning(state, answer)) == answer
        state.play(state.legal()[turn * 5 % len(state.legal())])


def test_a_sensible_player_weighs_every_kind_of_answer() -> None:
    weighed = {
        kind.name
        for decision in the_game().actions.kinds
        for kind in decision.ANSWERS.kinds
        if decision.__name__ not in THOUGHTS
    }
    of_modules = {kind for module in the_game().modules for kind in module.worths}
    assert set(WORTHS.by_kind) | of_modules == weighed
