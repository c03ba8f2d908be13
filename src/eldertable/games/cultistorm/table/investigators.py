# compiled
"""The investigators: who is where, decides and sees what, insanity, and dice."""

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import FACES
from eldertable.games.cultistorm.table.board import StormBoard
from eldertable.games.cultistorm.table.fields import DIED
from eldertable.kernel.rows import raised, replaced
from eldertable.kernel.steps import Refusal


class StormInvestigators(StormBoard):
    """A position with what can be asked of its investigators, and done to them."""

    __slots__ = ()

    # --- who ---------------------------------------------------------------------------------------------

    def order(self) -> list[int]:
        """All seats in seat order: from the oldest player clockwise. (CS-RUL-008)"""
        team = self.agreed.team
        return [(self.leader + step) % team for step in range(team)]

    def decider(self) -> int:
        """Who decides for the players, or votes first. (CS-RUL-117)"""
        return self.leader if self.agreed.leader_decides else self.causer

    def chooser(self, subject: int) -> int:
        """Who chooses for a text of this subject what is the table's choice: that of the Author is his own. (CS-OVL-36)"""
        return subject if subject == self.agreed.author else self.decider()

    def owner(self, card: int) -> int:
        """The seat whose deck an action card belongs to."""
        return self.investigator.index(self.agreed.content.deck_of[card])

    def giver(self, card: int) -> int | None:
        """The seat that gave a card which lies before somebody; None if nobody at the table did."""
        if card >= self.agreed.content.first_object:
            return None
        owner = self.owner(card)
        return owner if owner < self.agreed.team else None

    def own_card(self, seat: int, code: int) -> int:
        """The action card at this place of a seat's deck."""
        return self.agreed.content.deck_first[self.investigator[seat]] + code

    def in_deck(self, card: int) -> int:
        """The place of an action card in its owner's deck."""
        return self.agreed.content.in_deck[card]

    def sees_hand(self, seat: int) -> int:
        """The viewers who see a seat's hand: all, unless agreed otherwise; the Author never. (CS-RUL-116, CS-OVL-20)"""
        if self.agreed.open_hands:
            return self.everyone()
        return self.team_mask() if self.agreed.shared_hands else 1 << seat

    def team_mask(self) -> int:
        """All investigators as viewers."""
        return (1 << self.agreed.team) - 1

    def sees_cultists(self) -> int:
        """The viewers who see what a text lets investigators look at: all but the Author. (CS-OVL-30)"""
        return self.everyone() if self.agreed.author < 0 else self.team_mask()

    def knows_hand(self, viewer: int | None, seat: int) -> bool:
        """Whether a viewer sees a seat's hand."""
        if self.agreed.open_hands or viewer == seat:
            return True
        return self.agreed.shared_hands and viewer is not None and viewer < self.agreed.team

    def finish(self, ending: int, winners: int) -> None:
        """End the game; where the team loses, whoever plays the storm wins. (CS-OVL-03)"""
        if not winners and self.agreed.author >= 0:
            winners = 1 << self.agreed.author
        super().finish(ending, winners)

    def conclude(self) -> None:
        """The game has just ended: modules may have something to settle first. (CS-CAM-27)"""
        for module in self.agreed.asked.concludes:
            module.concludes(self)

    def concluding(self) -> bool:
        """Whether the result stands, and only what follows from it is being settled. (CS-CAM-27)"""
        return any([module.concluding(self) for module in self.agreed.asked.concluding])

    def here(self, place: int) -> list[int]:
        """The seats whose investigators stand there, in seat order; nobody stands where the absent are."""
        return [seat for seat in self.order() if self.place[seat] == place and place >= 0]

    def absent(self, seat: int) -> bool:
        """Whether an investigator is nowhere on the board: neither here nor there, and not to be moved. (CS-MOD-14)"""
        return self.place[seat] < 0

    def all_there(self) -> bool:
        """Whether nobody is absent. (CS-MOD-14)"""
        for place in self.place:
            if place < 0:
                return False
        return True

    def unarmed(self, seat: int) -> bool:
        """Whether an investigator is absent, and where neither dice nor combat supports reach.

        (CS-MOD-14, CS-OTH-07, CS-CAM-508)
        """
        if self.place[seat] >= 0:
            return False
        return not any([module.armed_absent(self, seat) for module in self.agreed.asked.armed_absent])

    def why_absent(self, seat: int) -> Refusal | None:
        """That somebody is absent; None if they are not. (CS-MOD-14)"""
        return Refusal("CS-MOD-14", "why-absent", {"who": seat}) if self.place[seat] < 0 else None

    def together(self, seat: int, other: int) -> bool:
        """Whether two stand on the same location."""
        return self.place[seat] == self.place[other] and self.place[seat] >= 0

    def always(self, seat: int, verb: int) -> int:
        """What the developed abilities of an investigator, and of contacts, add up to in this respect."""
        level = self.level[seat]
        contacts = self.agreed.contacts
        if not level and not contacts:
            return 0
        total = 0
        if level:
            abilities = self.agreed.content.investigators[self.investigator[seat]].abilities
            for at in range(level):
                for op in abilities[at].always:
                    if op.verb == verb:
                        total += op.n
        for contact in contacts:
            if self.level[contact]:
                for op in self.agreed.content.investigators[self.investigator[contact]].abilities[0].always:
                    if op.verb == verb:
                        total += op.n
        return total

    def level_price(self, seat: int) -> int:
        """How many trophies of one kind the next ability of an investigator costs, or the last. (CS-DEV-03, CS-DEV-04)"""
        levels = self.agreed.content.levels
        n = levels[min(self.level[seat], len(levels) - 1)].trophies
        for module in self.agreed.asked.level_price:
            n = module.level_price(self, seat, n)
        return n

    def marked(self, seat: int) -> list[int]:
        """The enemies on which a seat's target markers lie, one place for each marker; -1 where it lies aside."""
        n = self.agreed.markers
        return self.targets[n * seat : n * seat + n]

    def why_no_fight(self, seat: int, enemy: int) -> Refusal | None:
        """Why a module lets nobody begin this fight; None if they all do."""
        for module in self.agreed.asked.bars_fight:
            why = module.bars_fight(self, seat, enemy)
            if why is not None:
                return why
        return None

    def supports_barred(self, seat: int) -> bool:
        """Whether a module could let a seat not play some card for somebody."""
        for module in self.agreed.asked.bars_support:
            if module.may_bar_supports(self, seat):
                return True
        return False

    def why_no_support(self, seat: int, action: c.Action, other: int) -> Refusal | None:
        """Why a module does not let a card of this kind be played for somebody; None if they all do."""
        for module in self.agreed.asked.bars_support:
            why = module.bars_support(self, seat, action, other)
            if why is not None:
                return why
        return None

    # --- insanity ----------------------------------------------------------------------------------------

    def insanity(self, seat: int) -> int:
        """All tokens of an investigator: both kinds count. (CS-RUL-015)"""
        return self.mad[seat] + self.ongoing[seat]

    def bears(self, seat: int, n: int) -> bool:
        """Whether a step with so much insanity is offered: only if it is survived, unless agreed. (CS-RUL-060)"""
        return self.agreed.suicide or self.survives(seat, n)

    def survives(self, seat: int, n: int) -> bool:
        """Whether an investigator survives so much more. (CS-CMP-09)"""
        if self.mad[seat] + self.ongoing[seat] + n <= self.most_insanity():
            return True
        for module in self.agreed.asked.saves:
            if module.saves(self, seat):
                return True
        return False

    def most_insanity(self) -> int:
        """How much an investigator can carry. (CS-CMP-09)"""
        return self.agreed.content.numbers.insanity

    def madden(self, seat: int, n: int, rule: str) -> None:
        """Get insanity; the fifth token kills, and the game is lost. (CS-CMP-10, CS-LOS-01)"""
        n = self._cut(seat, n)
        if n <= 0 or self.ended:
            return
        self.mad[seat] += n
        if self.chronicle is not None:
            self.tell(rule, "insanity", who=seat, n=n)
        self._check_life(seat)

    def madden_for_good(self, seat: int, n: int, rule: str) -> None:
        """Get ongoing insanity. (CS-CMP-12)"""
        n = self._cut(seat, n)
        if n <= 0 or self.ended:
            return
        self.ongoing = raised(self.ongoing, seat, n)
        if self.chronicle is not None:
            self.tell(rule, "ongoing-insanity", who=seat, n=n)
        self._check_life(seat)

    def _cut(self, seat: int, n: int) -> int:
        """What is left of so much insanity: who is saved from death gets no more than one can bear."""
        room = self.most_insanity() - self.mad[seat] - self.ongoing[seat]
        if n <= room or self.ended:
            return n
        for module in self.agreed.asked.saves:
            if module.saves(self, seat):
                module.save(self, seat)
                return room
        return n

    def _check_life(self, seat: int) -> None:
        if not self.survives(seat, 0):
            if self.chronicle is not None:
                self.tell("CS-CMP-10", "died", who=seat)
            self.finish(DIED, 0)

    def healing(self, seat: int, n: int) -> int:
        """How much of so much healing would come to an investigator. (CS-CMP-11)"""
        healed = min(min(n, self.mad[seat]), self.peril(c.HEALING_CAPPED) or n)
        for module in self.agreed.asked.healing:
            healed = module.healing(self, seat, healed)
        return 0 if self.agreed.modules and self.why_no_healing(seat) is not None else healed

    def why_no_healing(self, seat: int) -> Refusal | None:
        """Why a module lets nobody heal or calm an investigator; None if they all do."""
        for module in self.agreed.asked.bars_healing:
            why = module.bars_healing(self, seat)
            if why is not None:
                return why
        return None

    def why_no_research(self, seat: int) -> Refusal | None:
        """Why a module does not let an investigator research; None if they all do."""
        for module in self.agreed.asked.bars_research:
            why = module.bars_research(self, seat)
            if why is not None:
                return why
        return None

    def heal(self, seat: int, n: int, rule: str) -> None:
        """Remove normal insanity. (CS-CMP-11, CS-CMP-12)"""
        healed = self.healing(seat, n)
        self.mad[seat] -= healed
        if healed and self.chronicle is not None:
            self.tell(rule, "healed", who=seat, n=healed)

    # --- dice --------------------------------------------------------------------------------------------

    def side_reserve(self) -> int:
        """How many investigator dice are neither in the pool nor with an investigator. (CS-SET-15)"""
        left = self.agreed.content.numbers.investigator_dice
        for dice in self.pool:
            left -= dice
        for at in range(self.agreed.team * FACES):
            left -= self.dice_of[at]
        return left

    def roll_die(self) -> int:
        """The face that an investigator die shows."""
        die = self.agreed.content.investigator_die
        return die[self.roll(len(die))]

    def own_dice(self, seat: int) -> int:
        """How many dice an investigator has."""
        total = 0
        for at in range(seat * FACES, (seat + 1) * FACES):
            total += self.dice_of[at]
        return total

    def reroll(self, seat: int, face: int, rule: str) -> None:
        """Reroll one own die; the new face stands."""
        self.dice_of[seat * FACES + face] -= 1
        new = self.roll_die()
        self.dice_of[seat * FACES + new] += 1
        if self.chronicle is not None:
            self.tell(rule, "rerolled", who=seat, face=face, to=new)

    def may_pay_reroll(self, seat: int) -> bool:
        """Whether dice may be rerolled for insanity, as far as modules have a say."""
        for module in self.agreed.asked.may_pay_reroll:
            if not module.may_pay_reroll(self, seat):
                return False
        return True

    def may_turn_dice(self, seat: int) -> bool:
        """Whether a text may turn an investigator's dice, as far as modules have a say."""
        for module in self.agreed.asked.may_turn_dice:
            if not module.may_turn_dice(self, seat):
                return False
        return True

    def may_reroll(self, seat: int) -> bool:
        """Whether an investigator may reroll dice where it stands."""
        for module in self.agreed.asked.may_reroll:
            if not module.may_reroll(self, seat):
                return False
        return True

    def reroll_price(self, seat: int) -> int:
        """The insanity that a paid reroll gives an investigator. (CS-ROL-02)"""
        n = 1
        for module in self.agreed.asked.reroll_price:
            n = module.reroll_price(self, seat, n)
        return n

    def roll_cultist_die(self, place: int) -> None:
        """Roll the cultist die of a location."""
        die = self.agreed.content.cultist_die
        self.cultist_dice = replaced(self.cultist_dice, place, die[self.roll(len(die))])
