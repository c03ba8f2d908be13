# compiled
"""What the team means to do in this turn: who goes where, fights whom, takes which die, and who helps.

Every seat makes the same plan from what all may know, so that bots need no words. Worth is counted in tenths of a kill.
"""

from typing import Any, Final

from eldertable.games.cultistorm.box import cards as c
from eldertable.games.cultistorm.box.places import (
    AT_PLACE,
    BEFORE,
    COLUMN,
    FACES,
    GOO_TARGET,
    HAND,
    OBJECT_DECK,
    PEEKED,
    PICKED,
    PLACES,
    SEATS,
    SUPPLY,
    SYMBOLS,
)
from eldertable.games.cultistorm.rules.preparing.movement import move_cost, price_of_move
from eldertable.games.cultistorm.rules.preparing.support import support_madness
from eldertable.games.cultistorm.table.enemies import attack_madness, cast_at, enemy_symbols, is_ranged
from eldertable.games.cultistorm.table.fields import FREE_SEAL
from eldertable.games.cultistorm.table.matching import best_match, helping, madness_of, missing
from eldertable.games.cultistorm.table.modules import Advice
from eldertable.games.cultistorm.table.state import StormState
from eldertable.games.cultistorm.table.symbols import (
    DEAR,
    DIE,
    INSANITY,
    OBJECT_USED,
    PAID,
    PAYING,
    SOURCES,
    SUPPORT,
    Kit,
    kit_of,
    symbols_given,
)

POOL: Final = SOURCES.size
"""The source that stands for the die a seat could take from the pool."""
STAR_HELP: Final = 40
GENERAL_HELP: Final = 4000
KILL: Final = 10.0
GOO_KILL: Final = 120.0
FORBIDDEN: Final = -1000.0


class Fight:
    """A fight that a seat could win: where, against whom, with what help, and what that is worth."""

    def __init__(self, seat: int, place: int, enemy: int) -> None:
        self.seat = seat
        self.place = place
        self.enemy = enemy
        self.worth = 0.0
        self.face = -1
        self.cards: list[int] = []
        self.helps: list[int] = []
        self.others: list[int] = []


class Plan:
    """One turn of the team. Lists are by seat; -1 is none."""

    def __init__(self, seats: int) -> None:
        self.place = [-1] * seats
        self.enemy = [-1] * seats
        self.second = [-1] * seats
        self.third = [-1] * seats
        self.face = [-1] * seats
        self.reserved: list[int] = []
        self.helps: list[int] = []
        self.helped: list[int] = []
        self.kills = 0


class Outlook:
    """What the team needs: trophies by kind, seals, room on the board."""

    def __init__(self, state: StormState) -> None:
        seats = state.agreed.team
        self.wanted = [0] * SYMBOLS
        self.place_of = [-1] * SYMBOLS
        for place in range(PLACES):
            if state.closed[place]:
                continue
            symbol = state.symbol_of(place)
            self.place_of[symbol] = place
            held = sum([state.trophies[seat * SYMBOLS + symbol] for seat in range(seats)])
            self.wanted[symbol] += state.agreed.investigators - state.trophies_of(AT_PLACE + place) - held
        self.hit = arrivals(state)
        coming = sum([self.hit[place] for place in range(PLACES) if not state.blocked[place]])
        self.coming = coming
        self.surplus = state.cultists_on_board() + coming - state.agreed.limit
        self.open_places = PLACES - sum([1 for closed in state.closed if closed])
        self.seals_missing = 0
        for symbol in range(SYMBOLS):
            if self.place_of[symbol] >= 0 and state.goo[self.place_of[symbol]] < 0:
                if state.seal[symbol] == FREE_SEAL:
                    self.seals_missing += 1


def arrivals(state: StormState) -> list[int]:
    """How many cultists the next cultist phase brings to each place, blocks aside."""
    hit = [0] * PLACES
    marker = state.marker
    for _ in range(state.agreed.investigators + state.peril(c.ARRIVALS_PLUS)):
        marker = (marker + 1) % PLACES
        while state.goo[marker] >= 0:
            marker = (marker + 1) % PLACES
        hit[marker] += 1
    return hit


# --- worth ------------------------------------------------------------------------------------------------------------


def symbols_ahead(state: StormState, seat: int, enemy: int, place: int) -> list[int]:
    """The symbols that an enemy will have when a seat begins its first fight of the turn there."""
    need = enemy_symbols(state, enemy, place)
    for advice in state.agreed.advice:
        advice.first_fight(state, seat, place, need)
    return need


def kill_worth(state: StormState, outlook: Outlook, seat: int, enemy: int, place: int) -> float:
    """What beating this enemy is worth to the team."""
    if enemy >= GOO_TARGET:
        others = outlook.open_places - 1
        if state.endgame and not state.agreed.play_on and others > 0 and len(state.goos_in_play()) == 1:
            return FORBIDDEN
        return GOO_KILL
    worth = KILL
    for advice in state.agreed.advice:
        worth += advice.enemy_worth(state, seat, enemy, place)
    cast = cast_at(state, enemy, place)
    if cast >= 0 and state.trophies[SUPPLY * SYMBOLS + cast] > 0:
        if outlook.wanted[cast] > 0:
            worth += 8.0
            if state.symbol_of(place) == cast and not state.closed[place]:
                worth += 3.0
        else:
            worth += 2.0
            if state.level[seat] == 0 and outlook.seals_missing:
                worth += 2.0
    crowd = len(state.zones[COLUMN + place])
    if not state.closed[place] and state.goo[place] < 0 and crowd >= 3:
        worth += 3.0
        if outlook.hit[place] and not state.blocked[place]:
            worth += 6.0
    if state.goo[place] >= 0:
        worth += 5.0
    if outlook.surplus > 0:
        worth += 6.0
    if state.closed[place]:
        worth -= 0.5
    return worth


def place_worth(state: StormState, seat: int, place: int) -> float:
    """What standing there at the end of preparation is worth to a seat: trophies to put down, a gate to seal."""
    worth = 0.0
    if place != state.place[seat]:
        cost = price_of_move(state, seat, place) if state.agreed.modules else move_cost(state, seat)
        if cost:
            if state.insanity(seat) >= 3:
                return FORBIDDEN
            worth -= 5.0 + 3.0 * state.insanity(seat)
        worth -= 0.2
    for advice in state.agreed.advice:
        worth += advice.standing_worth(state, seat, place)
    if state.closed[place]:
        return worth
    symbol = state.symbol_of(place)
    room = state.agreed.investigators - state.trophies_of(AT_PLACE + place)
    mine = min(room, state.trophies[seat * SYMBOLS + symbol])
    worth += 4.0 * mine
    if state.goo[place] < 0 and state.seal[symbol] == seat and mine >= room:
        crowd = len(state.zones[COLUMN + place])
        if state.survives(seat, crowd - 1) and state.why_no_sealing(place) is None:
            worth += 30.0 - 2.0 * crowd
    return worth


def price(weight: int) -> float:
    """What a match costs, in the same measure as a kill."""
    insanity = weight // INSANITY
    rest = weight % INSANITY
    dear = rest // DEAR
    rest %= DEAR
    general = rest // GENERAL_HELP
    rest %= GENERAL_HELP
    return 6.0 * insanity + 5.0 * dear + 4.5 * general + 0.004 * rest


# --- planning ---------------------------------------------------------------------------------------------------------


class Planner:
    """Finds the fights of a turn one by one, the best first; what one uses the next cannot."""

    def __init__(self, state: StormState) -> None:
        self.state = state
        self.outlook = Outlook(state)
        self.seats = state.agreed.team
        self.plan = Plan(self.seats)
        self.pool = state.pool.copy()
        self.generals = [0] * self.seats
        self.plays = state.plays.copy()
        self.doomed: list[int] = []
        self.used: list[list[int]] = [[] for _ in range(self.seats)]
        self.standing: list[float] = [
            FORBIDDEN if state.absent(seat) else place_worth(state, seat, place)
            for seat in range(self.seats)
            for place in range(PLACES)
        ]
        """What standing somewhere is worth, by seat and place."""

    def fight(self, seat: int, place: int, enemy: int, second: bool, given: int = 0) -> Fight | None:
        """The cheapest way for a seat to beat an enemy, with a die of the pool and the help of others; None if none.

        Given are symbols of which one is covered besides, as bits.
        """
        state = self.state
        need = enemy_symbols(state, enemy, place) if second else symbols_ahead(state, seat, enemy, place)
        kit = self.kit(seat, place, enemy)
        if given:
            kit.free += (given,)
        die = 0 if second and state.agreed.dice_each == 1 else self.die(seat)
        lacking = missing(kit, need)
        short = lacking - helping(kit) - (1 if die else 0)
        if short > 12:
            return None
        if short > 0:
            if not self.add_help(kit, seat, place, enemy, short):
                return None
        elif lacking > 0:
            self.add_help(kit, seat, place, enemy, 0)
        if die:
            kit.codes.append(POOL)
            kit.masks.append(die)
            kit.copies.append(1)
            kit.weights.append(2 + PAYING)
        match = best_match(kit, need)
        madness = attack_madness(state, seat, enemy)
        if match is None or not state.survives(seat, madness_of(match) + madness):
            return None
        found = self.noted(Fight(seat, place, enemy), match.sources)
        found.worth = -price(match.weight) - 6.0 * madness
        return found

    def die(self, seat: int) -> int:
        """The symbols that a die of the pool could give the seat, as bits; 0 if it may take none."""
        mask = 0
        if self.plan.face[seat] < 0 and self.state.taken[seat] < self.state.agreed.dice_each:
            for face in range(FACES):
                if self.pool[face]:
                    mask |= c.ALL_SYMBOLS if face == c.ANY else 1 << face
        return mask

    def noted(self, found: Fight, sources: tuple[int, ...]) -> Fight:
        """Note what a fight uses: own cards, a die of the pool, help of others, and the rest."""
        seat = found.seat
        for at in range(len(sources)):
            code = sources[at]
            if code < DIE:
                found.cards.append(self.state.own_card(seat, code))
            elif code == POOL:
                symbol = sources[at + 1] - PAID
                found.face = symbol if self.pool[symbol] else c.ANY
            elif SUPPORT <= code < OBJECT_USED and code - SUPPORT not in self.mine(seat):
                found.helps.append(code - SUPPORT)
            elif code < PAID or code > POOL:
                found.others.append(code)
        return found

    def mine(self, seat: int) -> list[int]:
        """The supports that already lie before a seat."""
        state = self.state
        found = list(state.zones[BEFORE + seat])
        if state.relay_to == seat:
            found.append(state.relay_card)
        return found

    def kit(self, seat: int, place: int, enemy: int) -> Kit:
        """What a seat has left for a fight there."""
        state = self.state
        kit = kit_of(state, seat, enemy, place, tuple(self.used[seat]))
        reserved = self.plan.reserved
        if reserved:
            own = state.own_card(seat, 0)
            for symbol in range(SYMBOLS):
                kit.cards[symbol] = [code for code in kit.cards[symbol] if own + code not in reserved]
        return kit

    def add_help(self, kit: Kit, seat: int, place: int, enemy: int, least: int) -> bool:
        """Combat supports that others could still play for a seat; whether there are at least so many."""
        state = self.state
        content = state.agreed.content
        patience = 4 if enemy >= GOO_TARGET else 2
        found = 0
        for other in range(self.seats):
            if other == seat or self.plays[other] >= state.cap_supports():
                continue
            for card in state.hand(other).ascending:
                action = content.action_of[card]
                if not action.combat or card in self.plan.reserved:
                    continue
                if state.agreed.modules and state.why_no_support(other, action, seat) is not None:
                    continue
                effect = action.text
                if effect.cost or action.insanity:
                    continue
                weight = STAR_HELP
                if support_madness(state, other, action):
                    if state.insanity(other) + self.generals[other] >= patience:
                        continue
                    weight = GENERAL_HELP
                weight += DEAR * (int(action.cultist) + int(action.terror))
                op = effect.op()
                kit.add(SUPPORT + card, op, symbols_given(state, seat, place, op), weight)
                found += op.n
        for advice in state.agreed.advice:
            found += self.add_lent(kit, seat, place, patience, advice)
        return found >= least

    def add_lent(self, kit: Kit, seat: int, place: int, patience: int, advice: Advice) -> int:
        """Cards that a module could still lay before a seat; how much they give."""
        state = self.state
        found = 0
        for card in advice.lendable(state, seat, self.plan.reserved):
            action = state.action(card)
            if action.text.cost or action.insanity:
                continue
            weight = STAR_HELP
            if advice.lending_madness(state, card):
                if state.insanity(seat) >= patience:
                    continue
                weight = GENERAL_HELP
            weight += DEAR * (int(action.cultist) + int(action.terror))
            op = action.text.op()
            kit.add(SUPPORT + card, op, symbols_given(state, seat, place, op), weight)
            found += op.n
        return found

    def commit(self, fight: Fight, second: bool) -> None:
        """Take a fight into the plan, with all that it uses."""
        seat, plan = fight.seat, self.plan
        plan.kills += 1
        if second:
            if plan.second[seat] < 0:
                plan.second[seat] = fight.enemy
            else:
                plan.third[seat] = fight.enemy
        else:
            plan.enemy[seat] = fight.enemy
            plan.place[seat] = fight.place
        if fight.face >= 0:
            plan.face[seat] = fight.face
            self.pool[fight.face] -= 1
        plan.reserved += fight.cards
        for card in fight.helps:
            plan.reserved.append(card)
            plan.helps.append(card)
            plan.helped.append(seat)
            owner = self.state.giver(card)
            if owner is None:
                continue
            self.plays[owner] += 1
            if support_madness(self.state, owner, self.state.action(card)):
                self.generals[owner] += 1
        self.used[seat] += fight.others
        self.doomed.append(fight.enemy)
        if fight.enemy < GOO_TARGET:
            cast = cast_at(self.state, fight.enemy, fight.place)
            if cast >= 0:
                self.outlook.wanted[cast] -= 1
            self.outlook.surplus -= 1

    def enemies(self, seat: int, place: int) -> list[int]:
        """The enemies that a seat could attack there, given who will be dead by then."""
        state = self.state
        content = state.agreed.content
        column = [
            card - content.first_cultist
            for card in state.zones[COLUMN + place]
            if card - content.first_cultist not in self.doomed
        ]
        if not column:
            goo = GOO_TARGET + place
            if state.goo[place] < 0 or not state.at_gate(place) or goo in self.doomed:
                return []
            return [goo] if state.why_no_fight(seat, goo) is None else []
        if len(column) == 1:
            return column
        abilities = content.cultists.ability
        seen = [enemy for enemy in column if abilities[enemy] != c.HIDES]
        if is_ranged(state, seat):
            return seen or column[:1]
        near = [enemy for enemy in seen if abilities[enemy] != c.FLIES]
        return near[:1] or column[:1]

    def best_fight(self, seat: int) -> Fight | None:
        """The fight worth most to a seat now; the most promising are tried first, so that few must be."""
        state, outlook = self.state, self.outlook
        promising: list[tuple[float, int, int]] = []
        for place in range(PLACES):
            there = self.standing[seat * PLACES + place]
            if there <= FORBIDDEN:
                continue
            for enemy in self.enemies(seat, place):
                worth = there + kill_worth(state, outlook, seat, enemy, place)
                promising.append((-worth, place, enemy))
        promising.sort()
        best: Fight | None = None
        for less, place, enemy in promising:
            if best is not None and -less <= best.worth:
                break
            fight = self.fight(seat, place, enemy, False)
            if fight is None:
                continue
            fight.worth -= less
            if best is None or fight.worth > best.worth:
                best = fight
        return best

    def run(self) -> Plan:
        """First fights for all who are there, the best first; then second ones where they stand; places for the rest."""
        left = [seat for seat in range(self.seats) if not self.state.absent(seat)]
        stale: list[Fight | None] = [
            self.best_fight(seat) if seat in left else None for seat in range(self.seats)
        ]
        while left:
            best = -1
            for seat in left:
                fight = stale[seat]
                if fight is None:
                    continue
                chosen = stale[best] if best >= 0 else None
                if chosen is None or fight.worth > chosen.worth:
                    best = seat
            if best < 0:
                break
            fight = stale[best]
            assert fight is not None
            self.commit(fight, False)
            left.remove(best)
            for seat in left:
                stale[seat] = self.best_fight(seat)
        for seat in left:
            self.stand(seat)
        for seat in range(self.seats):
            if self.plan.enemy[seat] >= 0:
                self.second_fight(seat)
                if self.state.agreed.markers > 2 and self.plan.second[seat] >= 0:
                    self.second_fight(seat)
        return self.plan

    def second_fight(self, seat: int) -> None:
        """Another fight on the same location with what is left."""
        place = self.plan.place[seat]
        best: Fight | None = None
        for enemy in self.enemies(seat, place):
            worth = kill_worth(self.state, self.outlook, seat, enemy, place)
            fight = self.fight(seat, place, enemy, True)
            if fight is not None and 2.0 * fight.worth + worth > 0:
                fight.worth += worth
                if best is None or fight.worth > best.worth:
                    best = fight
        if best is not None:
            self.commit(best, True)

    def stand(self, seat: int) -> None:
        """A place for a seat that cannot win a fight: where it is useful, and where an enemy is nearly in reach."""
        state = self.state
        best, most, target, closest = state.place[seat], FORBIDDEN, -1, -1
        for place in range(PLACES):
            worth = self.standing[seat * PLACES + place]
            if worth <= FORBIDDEN:
                continue
            nearest, short = -1, 99
            for enemy in self.enemies(seat, place):
                if kill_worth(state, self.outlook, seat, enemy, place) < 0:
                    continue
                lacks = self.lacks(seat, place, enemy)
                if lacks < short:
                    nearest, short = enemy, lacks
            if nearest >= 0:
                worth += max(0.0, 4.0 - 2.0 * short)
            if worth > most:
                best, most, target, closest = place, worth, nearest, short
        self.plan.place[seat] = best
        if target >= 0 and closest < 9 and attack_madness(state, seat, target) == 0:
            self.plan.enemy[seat] = target

    def lacks(self, seat: int, place: int, enemy: int) -> int:
        """How many symbols a seat lacks against an enemy, roughly."""
        need = symbols_ahead(self.state, seat, enemy, place)
        kit = self.kit(seat, place, enemy)
        lacking = 0
        for symbol in range(SYMBOLS):
            short = need[symbol] - len(kit.cards[symbol]) - kit.dice[symbol]
            if short > 0:
                lacking += short
        flexible = kit.dice[c.ANY] + sum(kit.copies) + sum(kit.strike_n) + len(kit.as_any)
        return max(0, lacking - flexible)


class Planned:
    """A plan, and all that it was made from."""

    def __init__(self, basis: list[Any], plan: Plan) -> None:
        self.basis = basis
        self.plan = plan


def team_plan(state: StormState) -> Plan:
    """The plan that every seat would make now; as long as nothing changes that it is made from, it is the last one."""
    if state.agreed.modules:
        return Planner(state).run()
    basis = basis_of(state)
    last = state.agreed.planned
    if isinstance(last, Planned) and last.basis == basis:
        return last.plan
    made = Planned(basis, Planner(state).run())
    state.agreed.planned = made
    return made.plan


def basis_of(state: StormState) -> list[Any]:
    """All that a plan is made from, where no module has a say: neither target markers nor who is ready."""
    zones = state.zones
    return [
        zones[HAND:OBJECT_DECK],
        zones[COLUMN:PEEKED],
        zones[PICKED : PICKED + SEATS],
        state.place.copy(),
        state.mad.copy(),
        state.ongoing,
        state.level,
        state.moved.copy(),
        state.plays.copy(),
        state.stars,
        state.generals,
        state.taken.copy(),
        state.abilities_used,
        state.dice_of.copy(),
        state.pool.copy(),
        state.cultist_dice,
        state.active,
        state.closed,
        state.goo,
        state.blocked,
        state.seal,
        state.trophies.copy(),
        state.used,
        (state.marker, state.endgame, state.cap, state.relay_card, state.relay_to, state.relay_used),
        state.investigator,
        state.location,
    ]
