# compiled
"""The table: everything a position is, the agenda of what the rules do next, and the cards with who saw them."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from eldertable.kernel.dice import block_of, unfair_below
from eldertable.kernel.errors import DeadEnd, IllegalAnswer, RulesError, Runaway
from eldertable.kernel.picking import Picking
from eldertable.kernel.steps import Decision, Step

if TYPE_CHECKING:
    from eldertable.kernel.events import Chronicle
    from eldertable.kernel.outcome import Outcome

ABSENT: Final = -1
"""The mark of a card that is not in this game: the content got it after the game had begun."""

PATIENCE: Final = 10_000
"""More steps than this between two decisions are taken for rules that run away."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What was agreed before the game and never changes: how many sit down, and the options.

    A game may derive numbers of its own from them in a subclass. `seats` sides are decided by somebody;
    further sides (`sides - seats` of them) act by themselves.
    """

    def __init__(self, game: Any, seats: int, sides: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.sides = sides
        self.options = options
        self.backs: list[str] = []
        """What is seen of each card whose front is hidden."""
        self.agreement = ""
        """The options as a text, once somebody has asked: equal at tables that agreed on the same."""
        self.hiding: Any = None
        """What is hidden from whom, as numbers: see `worlds`. Found out when it is first asked for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Fields that only some tables have: those of an optional module. A copy of the table has a copy of it."""

    FIELDS: ClassVar[tuple[Any, ...]] = ()

    def clone(self) -> Any:
        """An independent copy."""
        other = type(self)()
        for field in self.FIELDS:
            value = getattr(self, field.name)
            setattr(other, field.name, value.copy() if isinstance(value, list) else value)
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Games subclass it, declare their fields, and change them through small named methods.

    `then` puts steps on the agenda: all that one `run` or `resolve` puts happens in the order of the calls and
    before whatever was waiting.

    What a position has is named in `__slots__`, in games too: else plain Python would look for its methods among all of it.
    """

    __slots__ = (
        *("content", "table", "chronicle", "agenda", "waited", "choices", "stuck", "actor", "shown"),
        *("key", "dice", "block", "block_number", "zones", "marks", "sealed", "ended", "winners", "parts"),
    )

    content: Any
    table: Table
    agenda: list[Step]
    key: bytes
    dice: int
    block: list[int]
    block_number: int
    zones: list[tuple[int, ...]]
    marks: list[int]
    sealed: list[int]
    ended: int
    winners: int
    choices: list[int]
    stuck: bool
    actor: int
    shown: int
    parts: tuple[Part, ...]

    def __init__(self, content: Any, table: Table) -> None:
        self.content = content
        self.table = table
        self.chronicle: Chronicle | None = None
        self.waited = 0
        self.parts = ()

    def begin(self, key: bytes, zones: int, cards: int) -> None:
        """An empty table: so many zones, so many cards nobody has placed yet."""
        self.agenda = []
        self.take_dice(key, 0)
        self.zones = [()] * zones
        self.marks = [0] * cards
        self.sealed = [-1] * self.table.seats  # copies share the list: it is replaced and never changed
        self.ended = 0
        self.winners = 0
        self.choices = []
        self.stuck = False
        self.actor = -1
        self.shown = 0

    def part(self, kind: type[Part]) -> Any:
        """The fields of a module that this table uses; None if it does not."""
        # As parts of any kind: compiled, each would else be looked at twice, whether it is a part and which one.
        parts: tuple[Any, ...] = self.parts
        for part in parts:
            if type(part) is kind:
                return part
        return None

    # --- the agenda -------------------------------------------------------------------------------------

    # The next step is the last of the list. What one run puts lies above all that has waited (`waited` steps), first
    # in the order of the calls; `_settle` turns it round.

    def then(self, step: Step, *more: Step) -> None:
        """Put steps on the agenda, in order, before whatever was waiting."""
        self.agenda.append(step)
        if more:
            self.agenda.extend(more)

    def then_all(self, steps: list[Any]) -> None:
        """The same with a list of steps, which may be empty."""
        self.agenda.extend(steps)

    def break_off(self, kind: type[Step]) -> None:
        """Drop what is waiting, down to the nearest step of this kind, which stays."""
        agenda = self.agenda
        del agenda[self.waited :]
        while agenda and not isinstance(agenda[-1], kind):
            agenda.pop()
        if not agenda:
            raise RulesError(f"nothing of the kind {kind.__name__} is waiting on the agenda")
        self.waited = len(agenda)

    def finish(self, ending: int, winners: int) -> None:
        """End the game: the number of the ending (from 1) and the winning sides as a bitmask. Nothing changes after."""
        if self.ended:
            return
        self.ended = ending
        self.winners = winners
        self.agenda.clear()

    def conclude(self) -> None:
        """The game has just ended. Where something is still to be settled, the game takes the end back until it is.

        What it puts on the agenda here is all that there is to do then.
        """

    def _settle(self) -> None:
        """Bring what was put on the agenda since `waited` was counted into the order in which it happens."""
        # As a list of anything: compiled, each would else be looked at, whether it is a step.
        agenda: list[Any] = self.agenda
        low = self.waited
        high = len(agenda) - 1
        self.waited = high + 1
        while low < high:
            agenda[low], agenda[high] = agenda[high], agenda[low]
            low += 1
            high -= 1
        if self.ended:
            agenda.clear()
            self.waited = 0
            self.conclude()
            if agenda:
                self._settle()

    def advance(self, glancing: bool = False) -> None:
        """Run steps until somebody has to decide, or the game is over. At a glance open questions are not listed."""
        agenda = self.agenda
        patience = PATIENCE
        while agenda:
            step = agenda[-1]
            if isinstance(step, Decision):
                seat = step.seat
                if glancing and step.is_open(self, seat):
                    self.choices = []
                    self.stuck = False
                    return
                options = step.options(self, seat)
                if len(options) > 1:
                    self.choices = options
                    self.stuck = False
                    return
                if not options or step.private(self) or len(step.seats()) > 1:
                    self.ask(step, options)
                    return
                agenda.pop()
                self.waited = len(agenda)
                # `actor` stays whoever answered last: what this shows, it shows to that seat too
                step.resolve(self, seat, options[0])
            else:
                agenda.pop()
                self.waited = len(agenda)
                step.run(self)
            if self.waited + 1 < len(agenda) or self.ended:
                self._settle()
            patience -= 1
            if patience < 0:
                raise Runaway(f"{PATIENCE} steps and nobody was asked; waiting: {self.waiting()}")
        if not self.ended:
            raise DeadEnd("the agenda is empty and the game is not over")
        self.choices = []
        self.stuck = False

    def ask(self, decision: Decision, options: list[int]) -> None:
        """Wait for an answer to this decision, which has these options; without any the rules say where it breaks off."""
        self.stuck = not options
        if self.stuck:
            if decision.BREAKS_TO is None:
                raise DeadEnd(f"{type(decision).__name__} has no answer; waiting: {self.waiting()}")
            options = [decision.ANSWERS.size]
        self.choices = options

    def waiting(self) -> str:
        """The agenda in words, what comes next first."""
        names = [type(step).__name__ for step in self.agenda]
        names.reverse()
        return ", ".join(names[:40]) + (", ..." if len(names) > 40 else "")

    # --- asking and answering ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended != 0

    @property
    def outcome(self) -> "Outcome | None":
        """Who won and why, with the parts of every side's score; None while the game goes on."""
        return self.table.game.outcome(self) if self.ended else None

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        if not self.agenda:
            return None
        top = self.agenda[-1]
        assert isinstance(top, Decision)
        return top

    @property
    def speaker(self) -> int | None:
        """The seat that programs ask now; None when the game is over."""
        decision = self.decision
        return None if decision is None else decision.seat

    def legal(self, seat: int | None = None) -> list[int]:
        """Every answer that is allowed now: the speaker's, or that seat's ([] if it is not asked)."""
        if not self.agenda:
            return []
        if seat is None:
            return self.choices.copy()
        decision = self.decision
        assert decision is not None
        if seat not in decision.seats():
            return []
        if seat == decision.seat:
            return self.choices.copy()
        return decision.options(self, seat)

    def ascending(self, seat: int | None = None) -> list[int]:
        """The legal answers without other orders of the same picks: every choice of several things in one way only."""
        decision = self.decision
        if decision is None:
            return []
        who = decision.seat if seat is None else seat
        if isinstance(decision, Picking) and not self.stuck and who in decision.seats():
            return decision.ascending(self, who)
        return self.legal(who)

    def play(self, answer: object, seat: int | None = None) -> None:
        """Answer the decision; an illegal answer (anything but a legal int) raises IllegalAnswer and changes nothing."""
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the game is over: nothing can be answered any more")
        who = decision.seat if seat is None else seat
        if who not in decision.seats():
            asked = ", ".join([str(other) for other in decision.seats()])
            raise IllegalAnswer(f"seat {who} is not asked now; asked: seat {asked}", decision.first_rule())
        if not isinstance(answer, int) or isinstance(answer, bool) or answer not in self.legal(who):
            raise self._refused(decision, who, answer)
        self.apply(answer, who)

    def _refused(self, decision: Decision, seat: int, answer: object) -> IllegalAnswer:
        if isinstance(answer, int) and not isinstance(answer, bool):
            refusal = self.table.game.refuse(self, seat, answer)
            if refusal is not None and refusal.key != "why-no-answer":
                words = self.table.game.refusal(self, refusal, "en")
                return IllegalAnswer(words, refusal.rule, refusal.key, refusal.args)
        listed = ", ".join([str(other) for other in self.legal(seat)])
        return IllegalAnswer(
            f"{answer!r} is no legal answer to {type(decision).__name__}; legal: {listed}",
            decision.first_rule(),
        )

    def apply(self, answer: int, seat: int | None = None, glancing: bool = False) -> None:
        """Answer without checking, for search and simulation: the answer must be legal.

        With `glancing` the new position is only to be looked at: what follows is asked, but where there surely is a choice
        (`Decision.is_open`) its `choices` are not listed.
        """
        agenda = self.agenda
        # Not asserted: where the answer is legal, a decision is on top, and compiled code looks anyway.
        top: Decision = agenda.pop()  # type: ignore[assignment]
        self.waited = len(agenda)
        who = top.seat if seat is None else seat
        self.actor = who
        if self.stuck and answer == top.ANSWERS.size:
            kind = top.BREAKS_TO
            assert kind is not None
            self.break_off(kind)
        else:
            top.resolve(self, who, answer)
        if self.waited + 1 < len(agenda) or self.ended:
            self._settle()
        self.advance(glancing)

    # --- who --------------------------------------------------------------------------------------------

    def clockwise(self, side: int) -> list[int]:
        """All sides, from this one on clockwise."""
        sides = self.table.sides
        return [(side + step) % sides for step in range(sides)]

    # --- chance -----------------------------------------------------------------------------------------

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1, each as likely as the others."""
        dice = self.dice
        self.dice = dice + 1
        if dice >> 4 != self.block_number:  # a block has sixteen words
            self._turn_to(dice >> 4)
        product = self.block[dice & 15] * sides
        if 0 < sides <= product & 0xFFFFFFFF:
            return product >> 32
        if product & 0xFFFFFFFF < unfair_below(sides):
            return self.roll(sides)
        return product >> 32

    def take_dice(self, key: bytes, used: int) -> None:
        """Play on with the dice of this key, of which so many words have been used."""
        self.key = key
        self.dice = used
        self.block = []
        self.block_number = -1  # none is at hand before the first roll: many worlds are never rolled in

    def _turn_to(self, number: int) -> None:
        """Have the words of this block at hand. Copies share the list, so it is replaced and never changed."""
        self.block = block_of(self.key, number)
        self.block_number = number

    # --- cards and who saw them -------------------------------------------------------------------------
    #
    # A zone is a tuple of card numbers. marks[card] is the set of viewers (bit = seat, the last bit = everybody
    # who looks on) who know that this card lies where it lies. A deck is three zones in a row: top, bag, bottom;
    # the cards in the bag lie in no order at all, the dice pick one when it is drawn.

    def everyone(self) -> int:
        """The set of all viewers, spectators among them."""
        return (2 << self.table.seats) - 1

    def draw(self, deck: int) -> int:
        """Take the next card of a deck; who did not know it does not see it by that. -1 if the deck is empty."""
        zones = self.zones
        top = zones[deck]
        if top:
            zones[deck] = top[1:]
            return top[0]
        bag = zones[deck + 1]
        if bag:
            at = self.roll(len(bag))
            zones[deck + 1] = bag[:at] + bag[at + 1 :]
            return bag[at]
        bottom = zones[deck + 2]
        if bottom:
            zones[deck + 2] = bottom[1:]
            return bottom[0]
        return -1

    def look(self, deck: int, seen: int) -> int:
        """Let these viewers look at the next card of a deck, which from now on lies on top; -1 if it is empty."""
        zones = self.zones
        if not zones[deck]:
            card = self.draw(deck)
            if card < 0:
                return -1
            zones[deck] = (card,)
        self.show(zones[deck][0], seen)
        return zones[deck][0]

    def deck_size(self, deck: int) -> int:
        """How many cards a deck holds."""
        zones = self.zones
        return len(zones[deck]) + len(zones[deck + 1]) + len(zones[deck + 2])

    def lay(self, card: int, zone: int, seen: int) -> None:
        """Put a card that is in nobody's place (just drawn, just taken) at the end of a zone; these viewers see it."""
        self.show(card, seen)
        self.zones[zone] += (card,)

    def show(self, card: int, seen: int) -> None:
        """Let these viewers see a card where it lies."""
        before = self.marks[card]
        if before | seen != before:
            if self.actor < 0 or not (before >> self.actor) & 1:
                self.shown += 1
            self.marks[card] = before | seen

    def unveil(self, side: int) -> None:
        """A secret of this side that is no card (a number, a sealed answer) is public now: news to every other actor."""
        if self.actor != side:
            self.shown += 1

    def take(self, card: int, zone: int, seen: int) -> None:
        """Take a card out of a zone without order; who does not see which one loses track of all there with that back."""
        zones = self.zones
        cards = zones[zone]
        at = cards.index(card)
        rest = cards[:at] + cards[at + 1 :]
        zones[zone] = rest
        if seen != self.everyone():
            marks = self.marks
            marks[card] &= seen
            backs = self.table.backs
            back = backs[card]
            for other in rest:
                if marks[other] & ~seen and backs[other] == back:
                    marks[other] &= seen

    def move(self, card: int, source: int, target: int, seen: int) -> None:
        """Take a card from a zone and lay it in another; these viewers see which card it is."""
        self.take(card, source, seen)
        self.lay(card, target, seen)

    def shuffle_in(self, cards: tuple[int, ...], deck: int) -> None:
        """Shuffle cards and a whole deck into a new one: nobody knows where any of them lies."""
        zones = self.zones
        everything = [*zones[deck], *zones[deck + 1], *zones[deck + 2], *cards]
        everything.sort()
        marks = self.marks
        for card in everything:
            marks[card] = 0
        zones[deck] = ()
        zones[deck + 1] = tuple(everything)
        zones[deck + 2] = ()

    # --- telling ----------------------------------------------------------------------------------------

    def tell(self, rule: str, key: str, **args: Any) -> None:
        """Tell the chronicle what everybody sees. Call it only when somebody listens (`chronicle` is not None)."""
        if self.chronicle is not None:
            self.chronicle.tell(rule, key, args)

    def tell_apart(
        self, rule: str, key: str, args: dict[str, Any], seats: int, fuller: str, more: dict[str, Any]
    ) -> None:
        """Tell everybody one sentence, and the viewers in `seats`, who saw more, a fuller one in its place."""
        if self.chronicle is not None:
            self.chronicle.tell(rule, key, args, seats, fuller, more)

    # --- copies -----------------------------------------------------------------------------------------

    def copy_kernel(self, other: "State") -> None:
        """Copy the kernel's own fields to a new state."""
        other.agenda = self.agenda.copy()
        other.key = self.key
        other.dice = self.dice
        other.block = self.block
        other.block_number = self.block_number
        other.zones = self.zones.copy()
        other.marks = self.marks.copy()
        other.sealed = self.sealed
        other.ended = self.ended
        other.winners = self.winners
        other.choices = self.choices
        other.stuck = self.stuck
        other.actor = self.actor
        other.shown = self.shown
        if self.parts:
            other.parts = tuple([part.clone() for part in self.parts])

    def clone(self) -> Any:
        """An independent copy with nobody listening. It copies its luck: the same answers meet the same dice."""
        other = type(self)(self.content, self.table)
        self.copy_kernel(other)
        for field in self.table.game.fields:
            value = getattr(self, field.name)
            setattr(other, field.name, value.copy() if isinstance(value, list) else value)
        return other

    def __copy__(self) -> Any:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> Any:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A position is sent to another process as numbers, with the game and the table by reference; nobody listens."""
        sent: tuple[Any, ...] = self.table.game.sent(self)
        return sent

    def digest(self) -> str:
        """A short fingerprint of the whole position, dice included."""
        text: str = self.table.game.digest(self)
        return text

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        same: bool = self.table.game.same(self, other)
        return same

    def __hash__(self) -> int:
        return hash(self.digest())
