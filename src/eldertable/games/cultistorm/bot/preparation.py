# compiled
"""How a sensible player prepares: free help first, then the team's plan."""

from eldertable.games.cultistorm.bot.plan import Outlook, Plan, team_plan
from eldertable.games.cultistorm.bot.verbs import weighed
from eldertable.games.cultistorm.bot.worth import thing_worth
from eldertable.games.cultistorm.box.places import COLUMN, HAND, OBJECTS, SUPPLY, SYMBOLS
from eldertable.games.cultistorm.rules.phases.preparation import ACTIONS, NOT_READY, READY, RESEARCH
from eldertable.games.cultistorm.rules.preparing.support import support_madness
from eldertable.games.cultistorm.rules.preparing.targets import THE_GOO
from eldertable.games.cultistorm.table.state import StormState


def prepare(state: StormState, seat: int, options: list[int]) -> int:
    """Free help first, then the plan: help, die, way, trophies, targets; then ready."""
    if options[0] == NOT_READY:
        return NOT_READY
    outlook = Outlook(state)
    early = help_freely(state, seat, options, outlook)
    if early >= 0:
        return early
    plan = team_plan(state)
    return follow(state, seat, options, outlook, plan)


# --- what needs no plan ---------------------------------------------------------------------------------------------


def help_freely(state: StormState, seat: int, options: list[int], outlook: Outlook) -> int:
    """What is worth doing before anything is planned; -1 if nothing is."""
    if RESEARCH in options and (urged_to_research(state, seat) or wants_research(state, seat, outlook)):
        return RESEARCH
    worths = [free_worth(state, seat, answer, outlook) for answer in options]
    return options[worths.index(max(worths))] if max(worths) > 0.0 else -1


def free_worth(state: StormState, seat: int, answer: int, outlook: Outlook) -> float:
    """What an answer of preparation is worth without a plan."""
    kind, values = ACTIONS.split(answer)
    content = state.agreed.content
    if kind == "use-ability":
        effect = content.effects[content.investigators[state.investigator[seat]].abilities[values[0]].effect]
        return weighed(effect.op().verb).ability(state, seat, effect)
    if kind == "use-object":
        effect = content.effects[content.things[values[0]].effect]
        return weighed(effect.op().verb).thing(state, seat, outlook)
    if kind == "develop":
        return develop_worth(state, seat, values[0], outlook)
    if kind == "support":
        card = state.own_card(seat, values[0])
        return support_worth(state, seat, card, values[1], outlook)
    if kind == "act":
        act = state.agreed.acts[values[0]]
        return act.advice.act_worth(state, seat, act.number)
    if kind == "use-location":
        effect = content.effects[content.locations[state.location[state.place[seat]]].effect]
        return weighed(effect.op().verb).location(state, seat, effect, outlook)
    return 0.0


def urged_to_research(state: StormState, seat: int) -> bool:
    """Whether a module has something to find."""
    return any([advice.wants_research(state, seat) for advice in state.agreed.advice])


def wants_research(state: StormState, seat: int, outlook: Outlook) -> bool:
    """Objects are worth a look while there is room for surprises."""
    room = state.agreed.limit - state.cultists_on_board() - outlook.coming
    if room < -1:
        return False
    worst = min([thing_worth(state, state.thing_kind(card)) for card in state.zones[OBJECTS + seat]] or [0.0])
    return state.has_room(seat) or worst < 6.0


def support_worth(state: StormState, seat: int, card: int, other: int, outlook: Outlook) -> float:
    """What a support that needs no plan is worth; cards for fights wait for the plan."""
    action = state.action(card)
    if action.combat:
        return 0.0
    effect = state.agreed.content.effects[action.effect]
    worth = 0.0
    for clause in effect.clauses:
        worth += max([weighed(op.verb).of(state, op, other, outlook) for op in clause.ops])
    worth -= 6.0 * support_madness(state, seat, action) * (1.0 + 0.5 * state.insanity(seat))
    if action.terror:
        worth -= 5.0
    if action.cultist:
        worth -= 4.0
    if not action.redraw:
        worth -= 3.0
    return worth


def develop_worth(state: StormState, seat: int, symbol: int, outlook: Outlook) -> float:
    """An ability and a gate seal: the first level soon, further ones while seals are missing."""
    level = state.level[seat]
    rest = outlook.wanted[symbol] + state.level_price(seat)
    supply = state.trophies[SUPPLY * SYMBOLS + symbol]
    spare = supply - rest
    if outlook.place_of[symbol] >= 0 and spare < 0:
        return 0.0
    if level == 0:
        worth = 8.0 if outlook.seals_missing else 3.0
    else:
        if not outlook.seals_missing:
            return 0.0
        lower = [other for other in range(state.agreed.team) if state.level[other] == 0]
        if len(lower) >= outlook.seals_missing:
            return 0.0
        worth = 4.0
        place = state.place[seat]
        if outlook.surplus > -1 or (len(state.zones[COLUMN + place]) >= 3 and not state.closed[place]):
            return 0.0
        if level == 2 and state.insanity(seat) > 2:
            return 0.0
    return worth + (0.5 if outlook.wanted[symbol] < 0 else 0.0) + 0.05 * spare


# --- the plan -------------------------------------------------------------------------------------------------------


def follow(state: StormState, seat: int, options: list[int], outlook: Outlook, plan: Plan) -> int:
    """The next step of the plan for this seat."""
    in_deck = state.agreed.content.in_deck
    for at in range(len(plan.helps)):
        card = plan.helps[at]
        giver = state.giver(card)
        if giver is None:
            answer = lend(state, seat, card, plan.helped[at])
            if answer in options:
                return answer
        elif giver == seat:
            answer = ACTIONS.join("support", (in_deck[card], plan.helped[at]))
            if answer in options:
                return answer
    dice = offered(options, "take-die")
    if plan.face[seat] in dice:
        return ACTIONS.join("take-die", (plan.face[seat],))
    put = offered(options, "deliver")
    if put:
        return ACTIONS.join("deliver", (put[0],))
    if plan.place[seat] in offered(options, "move"):
        return ACTIONS.join("move", (plan.place[seat],))
    cycled = cycle(state, seat, options, plan)
    if cycled >= 0:
        return cycled
    if state.taken[seat] < state.agreed.dice_each:
        spare = sum(state.pool) - sum([1 for wish in plan.face if wish >= 0])
        for face in reversed(dice):
            if spare > 0 and plan.face.count(face) < state.pool[face]:
                return ACTIONS.join("take-die", (face,))
    return aim(state, seat, options, plan)


def lend(state: StormState, seat: int, card: int, other: int) -> int:
    """The answer with which a seat has a module lay a card before somebody; -1 if it cannot."""
    acts = state.agreed.acts
    for at in range(len(acts)):
        if acts[at].advice.lending(state, seat, card, other) == acts[at].number:
            return ACTIONS.join("act", (at,))
    return -1


def offered(options: list[int], kind: str) -> list[int]:
    """What the options of a kind name."""
    found: list[int] = []
    for answer in options:
        named, values = ACTIONS.split(answer)
        if named == kind:
            found.append(values[0])
    return found


def cycle(state: StormState, seat: int, options: list[int], plan: Plan) -> int:
    """A free combat support that no fight of the plan needs brings a new card, and may help a second fight."""
    in_deck = state.agreed.content.in_deck
    for card in sorted(state.zones[HAND + seat]):
        action = state.action(card)
        if not action.combat or not action.star or not action.redraw or card in plan.reserved:
            continue
        if support_madness(state, seat, action):
            continue
        for other in range(state.agreed.team):
            if other != seat and plan.enemy[other] >= 0 and plan.second[other] < 0:
                answer = ACTIONS.join("support", (in_deck[card], other))
                if answer in options:
                    return answer
        for other in range(state.agreed.team):
            answer = ACTIONS.join("support", (in_deck[card], other))
            if other != seat and answer in options:
                return answer
    return -1


def aim(state: StormState, seat: int, options: list[int], plan: Plan) -> int:
    """Target markers where the plan wants them; then ready."""
    wanted = [enemy for enemy in (plan.enemy[seat], plan.second[seat], plan.third[seat]) if enemy >= 0]
    mine = [enemy for enemy in state.marked(seat) if enemy >= 0]
    missing = [enemy for enemy in wanted if enemy not in mine]
    spare = (
        [enemy for enemy in mine if enemy not in wanted]
        if missing and len(mine) == state.agreed.markers
        else []
    )
    for enemy in [*spare, *missing]:
        answer = ACTIONS.join("target", (min(enemy, THE_GOO),))
        if answer in options:
            return answer
    return READY
