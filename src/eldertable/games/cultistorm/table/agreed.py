# compiled
"""What was agreed at a table, and what the rules take from it."""

from typing import Any, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.cards import Content
from eldertable.games.cultistorm.box.places import SEATS
from eldertable.games.cultistorm.table.asked import NOBODY_ASKED, Asked
from eldertable.games.cultistorm.table.modules import MOMENTS, Act, Advice, ModuleRules
from eldertable.kernel.state import Table

FEWEST: Final = 2
"""Fewer investigators than these are reckoned with nowhere, even where one person plays alone."""


class Hand:
    """What follows from the cards in a hand. It holds for as long as these very cards are there."""

    def __init__(self, cards: tuple[int, ...], content: Content) -> None:
        self.cards = cards
        self.ascending = sorted(cards)
        self.actions: list[c.Action] = []
        """Their kinds, in that order."""
        self.research = 0
        """The research icons on them. (CS-RSH-03)"""
        for card in self.ascending:
            action = content.action_of[card]
            self.actions.append(action)
            if action.research:
                self.research += 1


class Belongings:
    """What follows from the objects that somebody holds. It holds for as long as these very objects do."""

    def __init__(self, cards: tuple[int, ...], content: Content) -> None:
        self.cards = cards
        self.ascending = sorted(cards)
        self.kinds: list[int] = []
        """Their kinds, each once, ascending: copies of a kind have neighbouring numbers."""
        for card in self.ascending:
            kind = content.thing_kind[card - content.first_object]
            if not self.kinds or self.kinds[-1] != kind:
                self.kinds.append(kind)


NO_HAND: Final = Hand((), Content())
NO_BELONGINGS: Final = Belongings((), Content())


def in_order(asked: Asked, moment: int) -> tuple[ModuleRules, ...]:
    """Modules in the order in which they act at a moment: by their rank there, equals in their own order. (CS-MOD-09)"""
    ranks = [module.rank(moment) for module in asked.at]
    if ranks == sorted(ranks):
        return asked.at
    order = sorted([(ranks[at], at) for at in range(len(ranks))])
    return tuple([asked.at[at] for _, at in order])


class StormTable(Table):
    """What was agreed, with the numbers that follow from it."""

    def __init__(self, game: Any, seats: int, options: dict[str, Any], content: Content) -> None:
        super().__init__(game, seats, seats, options)
        self.content = content
        self.used: tuple[Any, ...] = ()
        """The modules in use, as the game lists them."""
        self.modules: tuple[ModuleRules, ...] = ()
        """Their rules, in their order."""
        self.by_kind: dict[Any, ModuleRules] = {}
        """The same by kind, as far as they were looked for."""
        self.asked: Asked = NOBODY_ASKED
        """The same by what they have a say in."""
        self.acting: list[tuple[ModuleRules, ...]] = []
        """The same by moment, in the order in which they act there. (CS-MOD-09)"""
        self.acts: tuple[Act, ...] = ()
        """The preparation actions that they bring."""
        self.advice: tuple[Advice, ...] = ()
        """What they tell a sensible player."""
        self.author: int = -1
        """The seat of whoever plays the storm against all others; -1: nobody does."""
        self.team: int = seats
        """How many seats have an investigator: the first ones."""
        self.investigators: int = min(max(seats, FEWEST), SEATS)
        """N: what the rules take from the number of players."""
        self.limit: int = content.numbers.limit[self.investigators]
        self.hand: int = content.numbers.hand
        """How many cards a full hand has, before anything adds to it. (CS-UPD-02)"""
        self.pool_dice: int = self.investigators
        """How many dice are rolled into the common pool, extra ones aside. (CS-UPD-04)"""
        self.extra_dice: int = 0
        """Extra dice that come into it in every turn, besides those of abilities. (CS-RUL-068)"""
        self.dice_each: int = 1
        """How many of them each may take, extra ones aside. (CS-DIE-01)"""
        self.markers: int = 2
        """Target markers of each investigator. (CS-TGT-03)"""
        self.contacts: tuple[int, ...] = ()
        """Those who lend their cards to somebody who plays alone: the seats where nobody sits."""
        self.lent: dict[int, c.Action] = {}
        """Cards of modules that lie before an investigator as supports do, by number ..."""
        self.lent_piles: dict[int, int] = {}
        """... and the zones to which they go back."""
        self.relaid: ModuleRules | None = None
        """The module in use that lays action cards before people for something else than their text."""
        self.sources: dict[int, ModuleRules] = {}
        """Whose other sources of symbols in fights are these, by number."""
        self.objects_dealt: int = content.numbers.objects_dealt
        """How many objects everybody is dealt at the start. (CS-SET-09)"""
        self.terror_places: int = options["terror_places"]
        self.starting_objects: int = options["starting_objects"]
        self.crystals: int = options["endgame_crystals"]
        self.terror_ahead: int = options["terror_ahead"]
        self.special_sects: tuple[int, ...] = (0,) if options["gaunt_choir"] else ()
        """The special sects in the deck, by number; the Gaunt Choir is the first."""
        self.gate_grace: bool = options["gate_grace"]
        self.any_trophies: bool = options["seal_trophies"] == "any_symbol"
        self.random_locations: bool = options["locations"] == "fully_random"
        self.free_order: bool = options["prep_order"] == "free"
        self.icons_at_play: bool = options["combat_icons"] == "at_play"
        self.suicide: bool = options["allow_suicide"]
        self.handed_rolled: bool = options["handed_die"] == "rolled"
        self.reroll_in_prep: bool = options["paid_reroll_in_prep"]
        self.play_on: bool = options["endgame_last_goo"] == "play_on"
        self.idle_penalty: bool = options["idle_penalty"]
        self.open_hands: bool = options["open_hands"]
        """Whether everybody sees all hands ..."""
        self.shared_hands: bool = False
        """... or, if not, investigators those of each other."""
        self.leader_decides: bool = options["table_decider"] == "leader"
        self.vote: bool = options["table_decider"] == "vote"
        self.hands: list[Hand] = [NO_HAND] * SEATS
        """Each seat's hand as it was last looked at, in whichever copy of the position."""
        self.belongings: list[Belongings] = [NO_BELONGINGS] * SEATS
        """Each seat's objects likewise."""
        self.layout: c.Layout | None = None
        """What lies there in every game before chance has a say, once a game has begun here."""
        self.planned: Any = None
        """What sensible players planned last, and for which position."""

    def use(self, rules: ModuleRules, acts: list[Act], advice: Advice) -> None:
        """This table uses a module."""
        rules.settle(self)
        self.modules += (rules,)
        self.acts += tuple(acts)
        self.advice += (advice,)

    def ask_modules(self) -> None:
        """All modules are known: find out who is asked what."""
        self.asked = Asked(self.modules) if self.modules else NOBODY_ASKED
        self.acting = [in_order(self.asked, moment) for moment in range(len(MOMENTS))]

    def lend(self, card: int, action: c.Action, pile: int) -> None:
        """A card of a module counts as a support of this kind where it lies before an investigator."""
        self.lent[card] = action
        self.lent_piles[card] = pile

    def module(self, kind: type[ModuleRules]) -> Any:
        """The rules of a module that this table uses."""
        if kind not in self.by_kind:
            self.by_kind[kind] = next(module for module in self.modules if isinstance(module, kind))
        return self.by_kind[kind]
