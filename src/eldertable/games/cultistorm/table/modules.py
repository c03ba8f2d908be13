# compiled
"""What an optional module may do to the rules: what the base rules ask of those in use, and nothing of any one of them.

The base rules name *moments* (of a turn) and *reckonings* (how much, how far); a module says what it adds there. At a
table without modules one empty tuple is looked at. How a module is declared as a whole is in `modules/`.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from eldertable.kernel.steps import Refusal

MOMENTS: Final = (
    "C0",
    "C1",
    "C4",
    "C5",
    "U1",
    "U2",
    "D1",
    "D2",
    "D3",
    "P",
    "F0",
    "F0-round",
    "F1",
    "F2",
    "S",
    "E",
    "C3",
)
"""The moments of a turn at which modules can act, as the rules of the modules name them: in order, but for those that came
later, which stand last so that the others keep their numbers."""
CULTISTS_BEGIN: Final = 0
BLOCKS_COUNT: Final = 1
ALL_ARRIVED: Final = 2
DICE_ROLLED: Final = 3
HANDS_FILLED: Final = 4
UPDATED: Final = 5
TERROR_BEGINS: Final = 6
TERROR_ADVANCED: Final = 7
TERROR_OVER: Final = 8
PREPARING: Final = 9
COMBAT_BEGINS: Final = 10
ROUND_BEGINS: Final = 11
FIGHT_BEGINS: Final = 12
FIGHT_ENDS: Final = 13
SEALING_BEGINS: Final = 14
TURN_ENDS: Final = 15
MARKER_STARTS: Final = 16

OCCASIONS: Final = (
    "goo-came",
    "terror-carried-out",
    "endgame-carried-out",
    "location-opened",
    "cultist-arrived",
    "gate-sealed",
    "researched",
    "support-played",
    "penalty-fell",
)
"""What can happen in any phase and modules may act on, each with a number: which place, card, location, cultist or seat."""
GOO_CAME: Final = 0
TERROR_CARRIED_OUT: Final = 1
ENDGAME_CARRIED_OUT: Final = 2
LOCATION_OPENED: Final = 3
CULTIST_ARRIVED: Final = 4
GATE_SEALED: Final = 5
RESEARCHED: Final = 6
SUPPORT_PLAYED: Final = 7
PENALTY_FELL: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleRules:
    """The rules of a module at one table. What it does not care for it leaves as it is.

    Its zones and cards have the numbers after those of the base game and of modules before it, and so have its endings.
    """

    def __init__(self, zone: int, card: int, ending: int) -> None:
        self.zone = zone
        """Its first zone."""
        self.card = card
        """Its first card."""
        self.ending = ending
        """Its first way to end."""
        self.source = 0
        """Its first source of symbols in fights, if it has any; the game numbers them."""

    def settle(self, table: Any) -> None:
        """The table is agreed on: change the numbers that follow from it."""

    def lay_out(self, state: Any) -> None:
        """Setup, after the base game's and before investigators are chosen."""

    def shuffle_all(self, state: Any, n: int, deck: int) -> None:
        """The first cards of the module, so many, are shuffled into a deck of its own. (CS-MOD-15)"""
        state.shuffle_in(tuple(range(self.card, self.card + n)), self.zone + deck)

    def people_chosen(self, state: Any) -> None:
        """Setup, once all have their investigators and before their decks are dealt: put steps on the agenda."""

    def rank(self, moment: int) -> int:
        """Where the module stands among those who act at a moment: lower ones first, equals in their order. (CS-MOD-09)"""
        return 0

    def equip(self, state: Any) -> None:
        """Setup, for the time when all have their starting objects: put steps on the agenda."""

    def at(self, state: Any, moment: int, seat: int, enemy: int) -> None:
        """A moment has come: put steps on the agenda. Seat and enemy are those of a round or a fight, else -1."""

    def on(self, state: Any, occasion: int, number: int) -> None:
        """Something has happened, in whichever phase: put steps on the agenda."""

    def card_came(self, state: Any, card: str, seat: int, place: int) -> None:
        """A card of a module has come into play, by its id: who has it, or where it lies, else -1."""

    def researches(self, state: Any, seat: int) -> None:
        """Somebody begins a research; when it is over there is an occasion."""

    def drew(self, state: Any, seat: int) -> None:
        """Somebody draws an object, in a research or otherwise."""

    def sealed(self, state: Any, place: int) -> None:
        """A location was sealed just now, and a victory does not count yet: it may be lost for it. (CS-MOD-20)"""

    def stands(self, state: Any, place: int, cultist: int) -> None:
        """A cultist that arrives has just taken its space, before anything follows from it."""

    # --- what the storm does where somebody plays it ---------------------------------------------------------

    def sends(self, state: Any, place: int) -> bool:
        """A cultist is brought there, by a step of the marker for one: whether the module takes that on, and asks which."""
        return False

    def summons(self, state: Any, place: int, hold: int) -> bool:
        """The Endgame card summons a second-wave Great Old One there: whether the module asks which, and takes that on."""
        return False

    def draws_event(self, state: Any, deck: int) -> bool:
        """The event of the turn is drawn from this deck: whether the module asks which, and takes that on."""
        return False

    def opens_rift(self, state: Any, place: int) -> bool:
        """A rift opens a world there that is left to chance: whether the module asks which, and takes that on."""
        return False

    def unsays(self, state: Any, card: int) -> bool:
        """Whether the text of a support that was just played is not carried out."""
        return False

    def keeps_nothing(self, state: Any) -> bool:
        """Whether objects that a research draws are all left."""
        return False

    # --- fights -------------------------------------------------------------------------------------------

    def calls_off(self, state: Any, seat: int, enemy: int) -> bool:
        """Whether a fight that has begun ends here, without winner and without penalty."""
        return False

    def bars_fight(self, state: Any, seat: int, enemy: int) -> Refusal | None:
        """Why a fight against this enemy cannot be begun, with a rule and a sentence of the module; None if it can."""
        return None

    def hinders(self, state: Any, enemy: int, place: int, kit: Any) -> None:
        """Say what does not work in a fight against this enemy there: it is left out of the kit."""

    def helps(self, state: Any, seat: int, enemy: int) -> tuple[int, ...]:
        """Symbols that cost nothing in this fight, each as the set of symbols of which it covers one."""
        return ()

    def brings(self, state: Any, seat: int, enemy: int, place: int, spent: tuple[int, ...], kit: Any) -> None:
        """Add the sources of the module that a fighter has against an enemy there, without those meant for another fight."""

    def has_source(self, state: Any, seat: int, source: int) -> bool:
        """Whether a seat has this source of the module, used or not."""
        return False

    def why_no_source(self, state: Any, seat: int, source: int) -> Refusal:
        """Why a source of the module brings nothing into the fight of a seat."""
        return Refusal("CS-CMB-10", "why-no-symbols", {})

    def source_madness(self, source: int) -> int:
        """The insanity that the use of this source costs."""
        return 0

    def spend_source(self, state: Any, seat: int, source: int) -> None:
        """A fight was won with this source of the module."""
        raise NotImplementedError

    def gives_any(self, state: Any, enemy: int) -> bool:
        """Whether whoever beats this enemy may take a trophy of any kind: then the module lets them choose."""
        return False

    def let_choose(self, state: Any, seat: int, enemy: int, n: int) -> bool:
        """Somebody takes so many trophies of any kind for an enemy: whether the module asks which."""
        return False

    def won(self, state: Any, seat: int, enemy: int) -> int:
        """A fight is won: how many trophies more the winner takes who takes one."""
        return 0

    def won_with(self, state: Any, seat: int, cards: tuple[int, ...]) -> None:
        """A fight is won, and these hand cards were used for it."""

    def as_laid(self, state: Any, card: int) -> Any:
        """What an action card is that lies before somebody for something else than its text; None for any other.

        Only the module that a table has as `relaid` is asked.
        """
        return None

    # --- reckonings ---------------------------------------------------------------------------------------

    def enemy_symbols(self, state: Any, enemy: int, place: int, need: list[int]) -> None:
        """Change the symbols that an enemy has at a place."""

    def reaches(self, state: Any, place: int, enemy: int, ranged: bool, reached: bool) -> bool:
        """Whether somebody who stands there could attack this enemy, given what was said so far."""
        return reached

    def ranged(self, state: Any, seat: int, ranged: bool) -> bool:
        """Whether an investigator is ranged, given what was said so far."""
        return ranged

    def special_goo(self, state: Any, goo: int) -> int:
        """Which Great Old One of a special sect comes where one is summoned, given what was said so far; -1: none does."""
        return goo

    def may_reroll(self, state: Any, seat: int) -> bool:
        """Whether an investigator may reroll dice."""
        return True

    def may_pay_reroll(self, state: Any, seat: int) -> bool:
        """Whether an investigator may reroll dice for insanity."""
        return True

    def steps(self, state: Any, n: int) -> int:
        """How many steps the cultist marker makes in a cultist phase where it would make so many."""
        return n

    def marker_back(self, state: Any) -> bool:
        """Whether the cultist marker moves anticlockwise now."""
        return False

    def rolls_die(self, state: Any, place: int) -> bool:
        """Whether the cultist die of a location is rolled at the end of the cultist phase."""
        return True

    def redraws(self, state: Any, seat: int) -> bool:
        """Whether somebody draws a new card for the support just played."""
        return True

    def reroll_price(self, state: Any, seat: int, n: int) -> int:
        """The insanity that a paid reroll gives somebody where it would give so much."""
        return n

    def healing(self, state: Any, seat: int, n: int) -> int:
        """How much insanity is healed where so much would be."""
        return n

    def bars_healing(self, state: Any, seat: int) -> Refusal | None:
        """Why nobody can heal an investigator or calm it, with a rule and a sentence of the module; None if they can."""
        return None

    def bars_research(self, state: Any, seat: int) -> Refusal | None:
        """Why an investigator cannot research, with a rule and a sentence of the module; None if it can."""
        return None

    def hand_size(self, state: Any, seat: int) -> int:
        """What is added to the size of a full hand."""
        return 0

    def caps_hand(self, state: Any, seat: int) -> bool:
        """Whether a hand is filled to one card less than usual at most, whatever adds to it. (CS-MOD-41)"""
        return False

    def silences(self, state: Any, place: int) -> bool:
        """Whether the action or effect of the location there is off, though it is active."""
        return False

    def may_turn_dice(self, state: Any, seat: int) -> bool:
        """Whether dice of an investigator can be turned to another face by a text."""
        return True

    def found(self, state: Any, seat: int, card: int) -> None:
        """Somebody has drawn a card of the object deck that is no object: whose card it is puts steps on the agenda."""

    def research_icons(self, state: Any, seat: int, n: int) -> int:
        """With how many icons somebody does research who would have so many."""
        return n

    def bars_text(self, state: Any, seat: int, effect: Any, other: int) -> Refusal | None:
        """Why a text of one's own cannot concern somebody, with a rule and a sentence of the module; None if it can."""
        return None

    def may_bar_supports(self, state: Any, seat: int) -> bool:
        """Whether `bars_support` could say no to anything that a seat plays now; if it surely does not, it is not asked."""
        return True

    def bars_support(self, state: Any, seat: int, action: Any, other: int) -> Refusal | None:
        """Why a card of this kind cannot be played for somebody, with a rule and a sentence; None if it can."""
        return None

    def bars_sealing(self, state: Any, place: int) -> Refusal | None:
        """Why a location cannot be sealed, with a rule and a sentence of the module; None if it can."""
        return None

    def level_price(self, state: Any, seat: int, n: int) -> int:
        """How many trophies the next ability costs where it would cost so many."""
        return n

    def moves_freely(self, state: Any, seat: int) -> bool:
        """Whether somebody leaves any location for nothing, as one leaves some."""
        return False

    def saves(self, state: Any, seat: int) -> bool:
        """Whether more insanity than one can bear would not kill this one."""
        return False

    def save(self, state: Any, seat: int) -> None:
        """It would have killed: what saved this one does its work."""
        raise NotImplementedError

    def seals_from_afar(self, state: Any, seat: int) -> bool:
        """Whether somebody may seal locations without standing there."""
        return False

    def let_seal(self, state: Any, seat: int) -> bool:
        """Somebody could seal several locations: whether the module asks which."""
        return False

    def bars_gate(self, state: Any, place: int) -> Refusal | None:
        """Why the gate of a location cannot be opened for a relic, with a rule and a sentence; None if it can."""
        return None

    def bars_delivery(self, state: Any, place: int) -> Refusal | None:
        """Why no trophies can be put on a location, with a rule and a sentence of the module; None if they can."""
        return None

    def move_cost(self, state: Any, seat: int, n: int) -> int:
        """The insanity that the next move costs where it would cost so much."""
        return n

    def may_charge_entry(self, state: Any) -> bool:
        """Whether `entry_cost` could be anything for any location now; if it surely is not, it is not asked."""
        return True

    def entry_cost(self, state: Any, place: int) -> int:
        """The insanity that an own move to this location costs besides, whatever made it free. (CS-MOD-42)"""
        return 0

    # --- verbs of texts ----------------------------------------------------------------------------------

    def can_carry(self, state: Any, seat: int, op: Any) -> bool:
        """Whether a verb of any module's text is this module's to carry out, and does anything for its subject now."""
        return False

    def carry(self, state: Any, seat: int, op: Any) -> None:
        """Carry out such a verb."""
        raise NotImplementedError

    # --- actions and vetoes -------------------------------------------------------------------------------

    def can_act(self, state: Any, seat: int, act: int) -> bool:
        """Whether a seat can take the module's preparation action of this number, counted from 0."""
        return False

    def why_no_act(self, state: Any, seat: int, act: int) -> Refusal | None:
        """Why a seat cannot take that action now, with a rule and a sentence of the module; None if it can."""
        return None if self.can_act(state, seat, act) else Refusal("CS-PRE-02", "why-no-act", {})

    def act(self, state: Any, seat: int, act: int) -> None:
        """Take it."""
        raise NotImplementedError

    def acts_absent(self, act: int) -> bool:
        """Whether somebody who is absent may take that action, too. (CS-MOD-14)"""
        return False

    def follows_research(self) -> bool:
        """Whether something of the module comes after a research: only then is that an occasion."""
        return False

    def follows_terror(self) -> bool:
        """Whether something of the module comes right after an advance of terror, before any further one. (CS-MOD-09)"""
        return False

    def cancels(self, state: Any, at: int) -> bool:
        """The terror marker is about to advance: whether the module asks somebody, or cancels it, and takes it on.

        It is the module at this place. If the advance goes on after all, `ask_next(state, at + 1)` of the terror circle
        asks whoever comes next.
        """
        return False

    def cancels_late(self, state: Any, at: int) -> bool:
        """The same, once no holder of a bell has cancelled it; `ask_late(state, at + 1)` goes on. (CS-MOD-38)"""
        return False

    def spares(self, state: Any, seat: int) -> bool:
        """The penalty for a fight not won or not begun is about to fall: whether the module takes that on."""
        return False

    def forbids_victory(self, state: Any) -> bool:
        """Whether the team cannot win yet, all gates sealed."""
        return False

    # --- missions -----------------------------------------------------------------------------------------

    def sets_goal(self) -> bool:
        """Whether the module says what the team wins by, in place of five sealed gates."""
        return False

    def check_goal(self, state: Any) -> None:
        """Something has changed that may be a part of that goal: if it is reached, the team wins at once."""

    def takes_endgame(self, state: Any) -> bool:
        """The Endgame is about to begin: whether something of the module happens in its place."""
        return False

    def concludes(self, state: Any) -> None:
        """The game has just ended: the module may take that back, and put on the agenda what is to be settled first."""

    def concluding(self, state: Any) -> bool:
        """Whether the result stands already, and only that is being settled."""
        return False

    def moved(self, state: Any, seat: int, place: int) -> None:
        """Somebody has left this place by an own move, or by a text that let them."""

    def excuses(self, state: Any, seat: int) -> bool:
        """Whether this seat pays no penalty for a round of its own without a fight. No sentence is told then."""
        return False

    def pool_dice(self, state: Any, n: int) -> int:
        """How many dice are rolled into the common pool where it would be so many, extra ones aside."""
        return n

    def armed_absent(self, state: Any, seat: int) -> bool:
        """Whether somebody absent takes dice and combat supports all the same."""
        return False

    def blots(self, state: Any, n: int) -> int:
        """How many inkblots are drawn where it would be so many."""
        return n

    def blot_resolved(self, state: Any) -> None:
        """An inkblot has gone out of the game, in whatever way."""

    def civilian_saved(self, state: Any, seat: int, place: int) -> None:
        """Somebody has saved a civilian there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """What a module tells a sensible player."""

    def act_worth(self, state: Any, seat: int, act: int) -> float:
        """What the module's preparation action of this number is worth; nothing, and it is left."""
        return 0.0

    def enemy_worth(self, state: Any, seat: int, enemy: int, place: int) -> float:
        """What beating this enemy is worth to the team besides, or costs the fighter."""
        return 0.0

    def first_fight(self, state: Any, seat: int, place: int, need: list[int]) -> None:
        """Add the symbols that an enemy there will have once this seat begins a fight with it, the first of its turn."""

    def free_move_worth(self, state: Any, seat: int, place: int) -> float:
        """What it is worth to go there by a move that a text gives for nothing."""
        return 0.0

    def standing_worth(self, state: Any, seat: int, place: int) -> float:
        """What it is worth to the team that an investigator stands there in this turn."""
        return 0.0

    def blot_worth(self, state: Any, seat: int) -> float:
        """What it is worth besides that an inkblot is resolved."""
        return 0.0

    def wants_research(self, state: Any, seat: int) -> bool:
        """Whether a research is worth it, whatever objects it may bring."""
        return False

    def verb_worth(self, state: Any, op: Any, seat: int) -> float:
        """What a verb of the module is worth to its subject."""
        return 0.0

    def lendable(self, state: Any, seat: int, reserved: list[int]) -> list[int]:
        """Cards that the module could still lay before a seat for its fights; those reserved are meant for others."""
        return []

    def lending_madness(self, state: Any, card: int) -> int:
        """The insanity that laying such a card costs."""
        return 0

    def lending(self, state: Any, seat: int, card: int, other: int) -> int:
        """The module's action with which a seat lays such a card before another; -1 if it is not the seat's to do."""
        return -1


class Act:
    """A preparation action of a module: its name, whose it is, and its number there."""

    def __init__(self, name: str, rules: ModuleRules, advice: Advice, number: int) -> None:
        self.name = name
        self.rules = rules
        self.advice = advice
        self.number = number
