# The sentences of Rise of the Cults in English. Names of cards, districts and cults come from the content files.

title = Cthulhu: Rise of the Cults
itself = The city
blurb = Rival cults fight for Arkham. Pile up plans in the quarters of the city and say only later what they are; gather followers, perform rituals, confront your rivals, and spread terror before the investigators arrive.
npc = NPC
seat = Seat { $n }
nothing = nothing
round-of = Round { $n } of { $rounds }

# --- names -------------------------------------------------------------------------------------------------------

tokens-thug = { $n ->
    [one] 1 Thug
   *[other] { $n } Thugs
}
tokens-initiate = { $n ->
    [one] 1 Initiate
   *[other] { $n } Initiates
}
tokens-freak = { $n ->
    [one] 1 Freak
   *[other] { $n } Freaks
}
faces-thug = { $n ->
    [one] a Thug
   *[other] { $n } Thugs
}
faces-initiate = { $n ->
    [one] an Initiate
   *[other] { $n } Initiates
}
faces-freak = { $n ->
    [one] a Freak
   *[other] { $n } Freaks
}
faces-bad-luck = { $n ->
    [one] Bad Luck
   *[other] { $n } Bad Luck
}
plan-augmentation = Augmentation
plan-preparation = Preparation
plan-influence = Influence
plan-dominance = Dominance
plan-bluff = Bluff
type-starting = Starting card
type-guardian = Guardian
type-action = Action
type-disorganization = Disorganization
icon-attack = Attack
icon-power = Power
icon-terror = Terror

# --- what happens ------------------------------------------------------------------------------------------------

first-cultist = { $who } is the First Cultist.
left-out = { $district } is out of the game.
colour-taken = { $who } takes { $colour }.
stack-laid = { $card } is laid in { $district }.
setup-card = Initial Setup card: { $setup }
objective-drawn = Objective: { $objective }
round-begins = Round { $n } of { $rounds } begins.
city-card = City card: { $city }
investigator-advances = The Investigator of { $district } advances to field { $field }.
investigator-arrives = An Investigator arrives in { $district }; { $n ->
    [one] 1 is there now
   *[other] { $n } are there now
}.
drew = { $who } draws { $n ->
    [0] nothing
    [one] 1 card
   *[other] { $n } cards
}.
drew-cards = { $who } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}: { $cards }.
clutter-drawn = { $who } discards { $n ->
    [one] a Disorganization card
   *[other] { $n } Disorganization cards
} among them.
reshuffled = { $who } shuffles the discard pile ({ $n ->
    [one] 1 card
   *[other] { $n } cards
}) into a new deck.
ability-used = { $who } uses { $card }.
discarded = { $who } discards { $card }.
destroyed = { $who } destroys { $card }.
dice-show = { $who } rolls: { $faces }.
dice-again = { $who } rolls { $again } again; the dice show { $faces }.
gained = { $who } takes { $token }.
spent = { $who } returns { $token }.
plan-placed = { $who } puts a Plan marker in { $district }.
passes = { $who } has no Plan marker left and passes.
passes-covered = { $who } has no marker on top of a stack and passes.
plan-executed = { $who } takes a marker from { $district }: { $plan }.
paid-card = { $who } discards { $card } for its icons.
acquired = { $who } gets { $card } from { $district }.
site-placed = { $who } puts a Cult Site in { $district }.
ritual-placed = { $who } puts a level { $level } Ritual in { $district }.
ritual-removed = { $who } takes a level { $level } Ritual back from { $district }.
ritual-moved = { $who } moves a Ritual from { $origin } to { $district }; it is level { $level } now.
ritual-reinforces = { $who } moves a level { $level } Ritual from { $origin } to { $district } for the fight.
buys-nothing = { $who } buys nothing in { $district }.
nothing-to-buy = { $who } buys nothing in { $district }: no card can be bought there.
too-dear-to-buy = { $who } buys nothing in { $district }: the cheapest card there costs { $cost } Power, and the hand and Initiates give { $n }.
confrontation = { $who } leads a Confrontation in { $district }.
committed = { $who } lays { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
} face down and closes a fist.
committed-own = { $who } lays face down: { $cards }; in the fist: { $thugs }.
revealed = { $who } reveals { $cards } and { $thugs }: Attack { $n }.
card-added = { $who } adds { $card } from the deck.
confrontation-won = { $who } wins the Confrontation: { $totals }.
confrontation-won-tie = { $who } wins the tie with { $card }: { $totals }.
no-confrontation = No rival of { $who } has a Ritual in { $district }: there is no Confrontation.
confrontation-tied = The Confrontation is tied, nobody wins: { $totals }.
rituals-leave = { $who } loses all Rituals in { $district }.
disorganized = { $who } takes { $n ->
    [one] a Disorganization card
   *[other] { $n } Disorganization cards
}.
terror = { $who } spreads Terror in { $district } against Sanity { $n }.
no-terror-there-supply = { $who } has no Dominance marker in the supply, so there is no Terror in { $district }.
no-terror-there-fields = All Dominance fields of { $district } are { $who }'s own, so there is no Terror.
no-marker-placed-supply = { $who } has no Dominance marker left to place in { $district }.
no-marker-placed-fields = All Dominance fields of { $district } are { $who }'s own: no marker is placed.
dominance-placed = { $who } places a Dominance marker in { $district }.
dominance-replaced = { $who } loses a Dominance marker in { $district }.
hiding = The cults hide: hands are discarded.
npc-turn = { $who } takes its marker from { $district } and rolls { $plan }.
npc-finds-it-full = No Ritual field is free in { $district }: { $who } turns to { $plan }.
npc-has-no-ritual-left = { $who } has no Ritual in its supply and turns to { $plan }.
npc-has-no-ritual-elsewhere = { $who } has no Ritual in another district and turns to { $plan }.
npc-has-no-ritual-here = { $who } has no Ritual in { $district } and turns to { $plan }.
npc-bluffs = No Guardian is left in { $district } and { $who } has no Disorganization card to destroy: it Bluffs.
npc-stays = The highest Ritual of { $who } is in { $district } already, level { $level }: none moves in.
npc-keeps = { $who } keeps a card face down.
npc-takes = { $who } puts { $card } from { $district } on top of its deck.
npc-terror = { $who } spreads Terror in { $district }.
tie-break = { $n ->
    [one] Level on 1 Victory Point
   *[other] Level on { $n } Victory Points
}: { $by ->
    [dominance] the most Dominance markers decide
    [sites] the most Cult Sites decide
    [rituals] the most Rituals decide
   *[disorganization] the fewest Disorganization cards decide
}.
game-won = The game is over. Won with { $n ->
    [one] 1 Victory Point
   *[other] { $n } Victory Points
}: { $sides }.
objective-met = The Objective is met: { $objective }
objective-missed = The Objective is not met: { $objective }

# --- why not -----------------------------------------------------------------------------------------------------

no-district-out = { $district } is out of the game.
no-colour-twice = { $colour } is already taken by { $who }.
no-stack-twice = { $card } is already laid in { $district }.
no-second-stack = { $district } already has a stack of that type: { $card }.
no-tokens-for-informers = { $n } Cultist tokens would have to be returned; you have { $have }.
no-token-left = { $tokens }: { $have ->
    [0] you have none.
    [one] the only one is picked already.
   *[other] all { $have } are picked already.
}
no-window = { $card } is for { $window }.
no-choice = { $card } acts by itself when its time comes.
no-card-yet = { $card } was acquired in this turn. It can be used from the next turn on.
no-copy-left = { $card }: no other copy is left in your hand.
no-second-use = { $card } has been used in this { $window } already.
no-other-card = { $card } asks for another card to be discarded, and you have no other.
no-itself = { $card } cannot be discarded for itself.
no-die = { $have ->
    [0] No die shows { $face }.
    [one] The die that shows { $face } is picked already.
   *[other] All { $have } dice that show { $face } are picked already.
}
no-other-face = The die shows { $face } already.
no-marker-there = No Plan marker lies in { $district }.
no-marker-on-top = In { $district } a marker of { $who } lies on top.
no-plan-again = { $plan } can be executed { $n } times in a round, and you have done so.
no-presence = Augmentation in { $district } needs a Cult Site or a Ritual of yours there.
no-augmentation = There is nothing to do in { $district }: your discard pile is empty, no card of your hand can be used, and { $n } Power buys nothing there.
no-augmentation-yet = An Augmentation must do something first: your discard pile is empty.
no-second-purchase = You have bought in this Augmentation already.
no-card-in-stack = No card is left in that stack.
no-equal-card = You have acquired { $card } in this turn already.
no-card-to-take = No District card can be taken.
no-rival = It must be an opponent's.
no-ritual-there = { $who } has no level { $level } Ritual in { $district }.
no-ritual-of-rivals = No opponent has a level { $level } Ritual on the board.
no-ritual-in-supply = You have no level { $level } Ritual in your supply.
no-ritual-left = You have no Ritual in your supply.
no-free-field = All { $n } Ritual fields of { $district } are taken.
no-free-field-anywhere = All Ritual fields on the board are taken, { $n } in every district.
no-power = { $cost } Power needed, you have { $n }.
no-power-for-site = A Cult Site in { $district } would cost { $cost } Power; you have { $n }.
no-power-for-ritual = A level { $level } Ritual in { $district } would cost { $cost } Power; you have { $n }.
no-power-icon = { $card } has no Power icon.
no-initiates = { $n } Power still to pay, and you have { $have ->
    [0] no Initiates
    [one] 1 Initiate
   *[other] { $have } Initiates
}.
no-surplus = Only { $n } Power still to pay: with { $card } in it, something in the payment could be left out.
no-exact-rest = With { $card } the other { $n } Power could not be paid without something superfluous.
no-destroying-nothing = This Plan must do something: destroy a card.
no-card-to-keep-back = You have no card in hand that keeps the Investigator back.
no-preparation-yet = A Preparation must place a Cult Site or a Ritual.
no-second-site = You have a Cult Site in { $district } already.
no-site = A Ritual needs a Cult Site of yours in { $district } first.
no-influence = There is nothing to do in { $district }: you have no Ritual elsewhere and no card to draw.
no-influence-without = There is no card to draw or to destroy, so a Ritual must move.
no-bonus-left-out = No Ritual was moved, so you must take a bonus.
no-discarded = Your discard pile is empty.
no-card-for-both = You have no card in hand that gives both bonuses.
no-move-within = That is { $district } itself: the Ritual must come from another district.
no-dominance = Dominance in { $district } needs a Ritual of yours there.
no-thugs = You have { $have ->
    [0] no Thugs
    [one] 1 Thug
   *[other] { $have } Thugs
}.
no-card-to-draw = You have no card to draw.
no-terror-enough = Terror must exceed Sanity { $n }: your Rituals give { $strength }, cards and Freaks at most { $more } more.
no-freaks = { $n } Terror still missing, and you have { $have ->
    [0] no Freaks
    [one] 1 Freak
   *[other] { $have } Freaks
}.
no-terror-icon = { $card } has no Terror icon.
no-terror-surplus = Only { $n } Terror still missing: with { $card } in it, something in the payment could be left out.
no-marker-of = { $who } has no Dominance marker in { $district }.
no-glory = { $card } gives no further Dominance marker.
window-mobilization = Mobilization
window-recruitment = Recruitment
window-augmentation = Augmentation
window-preparation = Preparation
window-influence = Influence
window-confrontation = Confrontation
window-terror = Terror

# --- what is asked -----------------------------------------------------------------------------------------------

ask-LeaveOut = Which district is out of the game?
ask-ChooseColour = Choose a colour for { $who }.
ask-PlaceStack = Lay a stack of District cards in a district.
ask-FirstSite = Where do you put your first Cult Site?
ask-Informers = Take a Disorganization card, or return { $n } Cultist tokens?
ask-ReturnTokens = Which { $n ->
    [one] Cultist token do you return
   *[other] { $n } Cultist tokens do you return
}?
ask-Mobilize = Use a Mobilization ability?
ask-DiscardOther = Which other card do you discard for { $card }?
ask-Reroll = The dice show { $faces }. { $left ->
    [one] One re-roll is left
   *[other] { $left } re-rolls are left
}: which dice do you roll again?
ask-Recruit = Use a Recruitment ability?
ask-RerollDie = Which die do you roll again?{ $left ->
    [one] {""}
   *[other] { " " }It is the first of { $left }.
}
ask-SetDie = Which die do you turn, and to what?
ask-GainTokens = Which { $n ->
    [one] Cultist token do you take
   *[other] { $n } Cultist tokens do you take
}?
ask-PlacePlan = Where do you put a Plan marker?
ask-ChoosePlan = Which marker do you take, and what does it do?
ask-Augment = Augmentation in { $district }: { $can ->
    [bought] use an ability, or go on?
    [nothing] use an ability, or go on? No card can be bought there.
    [dear] use an ability, or go on? You have { $n } Power, and the cheapest card there costs { $cost }.
   *[buy] buy, use an ability, or go on? You have { $n } Power.
}
ask-PlaceFreeRitual = Where does the Ritual go?
ask-RemoveRivalRitual = Which Ritual returns to its owner?
ask-TakeDistrictCard = Which card do you take?
ask-Pay = Pay { $cost } Power: which cards? Initiates pay the rest.
ask-DestroyDiscarded = Destroy a card of your discard pile?
ask-KeepBack = Does the Investigator of { $district } advance?
ask-Prepare = Preparation in { $district }: what do you prepare? You have { $n } Power.
ask-InfluenceMove = Influence in { $district }: which Ritual do you move there?
ask-InfluenceBonus = Influence: which bonus do you take?
ask-Reinforce = Do you move a Ritual to { $district } for the Confrontation? Its level counts as Attack; unless you win, it goes back to your supply.
ask-CommitCards = Confrontation: your Rituals there give { $n } Attack. Which cards do you lay face down to add theirs?
ask-CommitThugs = How many Thugs go into your fist? Each adds 1 Attack and is spent.
ask-RevealAbility = Your Attack is { $n }; the single highest wins. Use an ability of your cards?
ask-DeclareTerror = Terror in { $district }? Your Rituals give { $strength }; it must exceed Sanity { $n }.
ask-PayTerror = Add { $n } Terror: which cards? Freaks add the rest.
ask-ReplaceMarker = Whose Dominance marker in { $district } do you replace{ $left ->
    [one] {""}
   *[other] { " " }first, of { $left }
}?
ask-Glorify = Destroy a card for one more Dominance marker in { $district }?
ask-LoseRitual = Which Ritual leaves { $district }?
waiting-for = Waiting for { $who }.

# --- answers -----------------------------------------------------------------------------------------------------

answer-enough = Enough
answer-leave-out = { $district }
answer-first-site = { $district }
answer-place-plan = { $district }
answer-place-ritual = { $district }
answer-take-colour = { $colour }
answer-lay-stack = { $offered } in { $district } ({ $about })
answer-gain-token = { $token }
answer-return-token = { $token }
answer-discard-other = { $kind }
answer-hold-thugs = { $thugs }
use-by-itself = Use { $card }
use-free = Use { $card }: { $effect }
use-destroy = Destroy { $card }: { $effect }
use-discard = Discard { $card }: { $effect }
use-discard-other = Use { $card }, discarding another card: { $effect }
use-pay = Use { $card } for { $pay } Power: { $effect }
effect-draw = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
effect-reroll = roll { $n ->
    [one] a die
   *[other] { $n } dice
} again
effect-set-die = turn a die
effect-gain-tokens = take { $n ->
    [one] a Cultist token
   *[other] { $n } Cultist tokens
}
effect-place-ritual = place a level { $level } Ritual
effect-take-district-card = take a District card
effect-remove-ritual = send a rival's level { $level } Ritual back
effect-add-attack = Attack { $n } in place of its icons
effect-add-attack-per-ritual = Attack +{ $n } for each of your Rituals here
effect-add-top-card = add the top card of your deck
effect-disorganize-others = Disorganization for all other participants
answer-roll = Roll again: { $faces }
keep-dice = Keep all dice
answer-pick-die = Pick { $face }
answer-turn-die = Turn { $face } to { $to }
answer-take-disorganization = Take a Disorganization card
answer-return-tokens = Return { $n } Cultist tokens
answer-execute = { $plan } in { $district }
answer-to-discard-pile = Go on to the discard pile
answer-buy = Buy { $cards } for { $n } Power
answer-send-back = The level { $level } Ritual of { $who } in { $district }
answer-take-card = { $card } from { $district }
pay-tokens = { $tokens }
answer-pay-card = Discard { $card } ({ $n } Power)
answer-destroy-nothing = Destroy nothing
answer-destroy-discarded = Destroy { $kind }
answer-glorify = Destroy { $kind }
answer-let-advance = It advances
answer-keep-back = Keep it back with a card
answer-prepare-site = A Cult Site for { $n } Power
answer-prepare-ritual = A level { $level } Ritual for { $n } Power
answer-move-none = Move no Ritual
answer-stay-out = Move none
answer-move-in = The level { $ritual } Ritual in { $origin }
answer-reinforce = The level { $ritual } Ritual in { $origin }
answer-no-bonus = No bonus
answer-draw = Draw a card
answer-destroy = Destroy a card of your discard pile
answer-draw-and-destroy = Both: draw, then destroy
answer-destroy-and-draw = Both: destroy, then draw
answer-lay-card = Lay { $card }
card-with-attack = { $card } (Attack { $n })
answer-spread-terror = Spread Terror
answer-no-terror = No Terror
discard-for-terror = Discard { $card } (Terror { $n })
destroy-for-terror = Destroy { $card } (Terror { $n })
answer-replace-marker = A marker of { $side }
answer-lose-ritual = The level { $ritual } Ritual

# --- the end -----------------------------------------------------------------------------------------------------

score-dominance = Dominance markers
score-sites = Cult Sites with a Ritual
score-rituals = Most Rituals
ending-1 = most Victory Points
ending-2 = level on Victory Points, decided by the tie-break
ending-3 = level in everything: a shared victory
ending-4 = the Objective is met
ending-5 = the Objective is not met

# --- places and pieces -------------------------------------------------------------------------------------------

zone-of = { $district }: { $zone }
zone-rituals = Rituals
zone-sites = Cult Sites
zone-dominance = Dominance
zone-sanity = Sanity
zone-track = Investigation track
zone-plans = Plan markers
zone-guardians = Guardians
zone-actions = Actions
zone-round = Round
zone-city = City card
zone-city-deck = City deck
zone-dice = Dice
zone-disorganization = Disorganization cards
zone-offer = Stacks to lay out
zone-destroyed = Out of the game
zone-mat = { $who }
zone-hand = Hand
zone-laid = Laid cards
zone-screen = Behind the screen
zone-deck = Deck
zone-discard = Discard pile
zone-supply = Supply
zone-kept = Kept face down
zone-left-out = { $district } (out of the game)
tip-rituals = A Ritual gives its owner its level in Attack and in Terror here. Fields that are struck out are closed at this table.
tip-sites = One Cult Site of each cult. At the end it is worth a point beside a Ritual of its cult.
tip-dominance = Every Dominance marker is a point at the end.
tip-sanity = What Terror must exceed here: the Sanity token and every Investigator that has arrived.
tip-track = The next Investigator on its way. At the end of the track it arrives, and everything here gets dearer.
tip-plans = Plan markers are taken from the top; only then does their owner say what they do.
tip-guardians = Guardian cards that Augmentation can buy here. Each Investigator here makes them dearer by 1.
tip-actions = Action cards that Augmentation can buy here. Each Investigator here makes them dearer by 1.
tip-plan-augmentation = Buy cards of the district, use cards, destroy a discarded card.
tip-plan-preparation = Build a Cult Site or prepare a Ritual, or both.
tip-plan-influence = Move a Ritual here and raise it by a level; draw a card or destroy a discarded one.
tip-plan-dominance = Fight for the district, then spread Terror for Dominance markers.
tip-plan-bluff = Take Cultist tokens instead of a Plan.
type-and-cost = { $type }, cost { $n }
type-city = City card
type-setup = Initial Setup card
type-objective = Objective card
piece-ritual = level { $level } Ritual
piece-site = Cult Site
piece-dominance = Dominance marker
piece-plan = Plan marker
piece-investigator = Investigator
token-thug = Thugs
token-initiate = Initiates
token-freak = Freaks
counter-sanity = Sanity{ $investigators ->
    [0] {""}
    [one] {" "}({ $n } and 1 Investigator)
   *[other] {" "}({ $n } and { $investigators } Investigators)
}
counter-track = advances until arrival
counter-rituals = Ritual fields in use
counter-attack = Attack so far
counter-fist = Thugs in the fist
heading-first = First Cultist: { $who }
heading-city = City card: { $name }. { $text }
heading-objective = Objective: { $name }. { $text }

# --- what can be agreed on ---------------------------------------------------------------------------------------

option-edition = Edition
option-edition-en = English rulebook
option-edition-pl = Polish rulebook
option-rounds = Rounds
option-layout = Card stacks
option-layout-free = laid out by the players
option-layout-printed = as printed for a first game
option-setup = Initial Setup card
option-setup-random = at random
option-objective = Objective (solo)
option-objective-random = at random
option-first = First Cultist
option-first-random = at random
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-colours = Colours
option-choose_colours = Choose colours at the table
option-npc_colour = Colour of the NPC (solo)
option-npc_colour-random = at random
option-open_screens = Screens show what can be reckoned
option-cards = Card pool
option-cards-edition = of the edition
option-cards-en = 138 Cult and 12 City cards
option-cards-pl = 166 Cult and 15 City cards
option-left_out = District left out (2 or 3 players)
option-left_out-edition = as in the edition
option-left_out-choose = chosen by the First Cultist
option-left_out-random = at random
option-npc_tie = The NPC's choice among equal Rituals (solo)
option-npc_tie-edition = as in the edition
option-npc_tie-highest = from the highest district number
option-npc_tie-lowest = from the lowest district number
option-npc_reinforces = Ritual that the NPC moves in to defend (solo)
option-npc_reinforces-board = its highest on the board; none if that is there already
option-npc_reinforces-elsewhere = its highest in other districts
preset-first-game = Recommended first game

# --- when it is used ------------------------------------------------------------------------------------------------

used-district = In the Planning phase markers are put on districts; in the Action phase Plans are carried out there.
used-rituals = Rituals are prepared by Preparation, moved and raised by Influence, and count in fights and for Terror.
used-sites = Cult Sites are built by Preparation; Rituals are prepared where one stands.
used-dominance = Markers are won by Terror, in a Dominance Plan.
used-sanity = It counts when Terror is spread here, in a Dominance Plan.
used-track = It advances by itself, by City cards and before every Preparation here.
used-plans = Markers are put here in the Planning phase and taken from the top in the Action phase.
used-guardians = Cards are bought here by an Augmentation Plan.
used-actions = Cards are bought here by an Augmentation Plan.
used-round = Nobody uses it: it counts the rounds.
used-city-deck = A City card is turned in the City phase, from round 2 on.
used-city = It holds for this round, as its text says.
used-dice = Dice are rolled in the Recruitment, and bring Cultist tokens.
used-disorganization = Whoever takes part in a fight and does not win it gets one of these cards.
used-plan = A marker is laid here when its Plan is carried out in the Action phase: each at most twice a round, a Bluff as often as one likes.
used-offer = Stacks are laid out in the districts before the first round.
used-destroyed = Nobody uses it any more.
used-mat = All that belongs to this cult lies here.
used-laid = Cards are laid in a Confrontation, and count when they are shown.
used-screen = Thugs count in fights, Initiates pay Power, Freaks pay Terror.
used-deck = Six cards are drawn from here in the Mobilization.
used-discard = Discarded cards lie here until the deck is empty; some Plans destroy one of them.
used-supply = Markers that are not on the board yet wait here.
used-hand = Cards pay with their icons, are laid in fights, or use their abilities at the time that they name.
used-kept = Cards lie here face down until their text says when they are used.

# --- what wins, and the parts of a round --------------------------------------------------------------------------

goal-objective = Objective
goal-objective-text = Alone you win by all that your Objective card asks for, { $of ->
    [one] one thing
   *[other] { $of } things
} in all. More Victory Points than the NPC at the end of the last round are always among them.
goal-points = Victory Points
goal-points-text = Whoever has most Victory Points after the last round wins. Every Dominance marker is one, every Cult Site with an own Ritual beside it is one, and the most Rituals on the board are one.
goal-dominance = Dominance
goal-dominance-text = Every Dominance marker of yours on the board is a Victory Point. You place them with the Dominance Plan, when your Terror in a district is greater than its Sanity.
goal-sites = Sites that score
goal-sites-text = Every Cult Site of yours is a Victory Point if one of your Rituals is in the same district. Both are laid down with the Preparation Plan, for Power.
phase-city = City
phase-city-text = A City card is turned up; it holds for this round, and may bring Investigators nearer. The first round has none.
phase-mobilization = Mobilization
phase-mobilization-text = Everybody draws six cards. Cards with the word Mobilization can be used now.
phase-recruitment = Recruitment
phase-recruitment-text = One after the other rolls five dice, twice again if they like, and takes a Thug, an Initiate or a Freak for each. Cards with the word Recruitment can be used now.
phase-planning = Planning
phase-planning-text = In turn everybody puts a Plan marker on a district, until all lie there. What a marker will do is said only when it is taken; those on top are taken first.
phase-action = Action
phase-action-text = In turn everybody takes a Plan marker of theirs from the top of a stack and carries out a Plan there, or bluffs for two Cultists. Each kind of Plan can be carried out at most twice a round, until no marker is left.
phase-hiding = Hiding
phase-hiding-text = Hands are discarded and at most five Cultists are kept. The First Cultist marker goes to the left; the last round ends without this phase.

# --- what every sign is for ---------------------------------------------------------------------------------------

sign-screen-thug = A Thug is one Attack in a Confrontation. Thugs come from the dice and from Bluffs, and are spent when they fight.
sign-screen-initiate = An Initiate pays one Power. Initiates come from the dice and from Bluffs, and are spent when they pay.
sign-screen-freak = A Freak is one Terror. Freaks come from the dice and from Bluffs, and are spent when they frighten.
sign-laid-attack = The Attack that is told so far in this Confrontation: icons on cards, Thugs, and levels of Rituals. The highest wins.
sign-track-investigator = So many steps the next Investigator is away. Once it arrives, everything in this district is dearer by 1, and its Sanity higher by 1.
sign-piece-city = A City card holds for the round in which it is turned up, and may bring Investigators nearer.
sign-piece-card = A Cult card: its icons pay, fight and frighten from the hand, and its text says when its ability is used.
sign-piece-setup = An Initial Setup card changes how the districts begin.
sign-piece-objective = What you must have at the end to win alone.
sign-piece-ritual = A Ritual gives its owner its level in Attack and in Terror here. It is prepared beside a Cult Site, moved and raised by Influence; Terror takes one back.
sign-piece-site = A Cult Site: Rituals are prepared beside it. With an own Ritual in the district it is a point at the end. It is never lost.
sign-piece-dominance = A Dominance marker is a point at the end, as long as it lies here. It is won by Terror; when all fields are full, others may replace it.
sign-piece-plan = A Plan marker. Its owner takes it when it lies on top, and only then says what it does.
sign-piece-investigator = An Investigator. On the track it comes nearer; arrived, it makes everything here dearer by 1 and Sanity higher by 1, for good.
sign-piece-die = A die of the Recruitment: a Thug, an Initiate, a Freak, or nothing.
sign-face-thug = Thug: one Attack in a Confrontation.
sign-face-initiate = Initiate: one Power to pay with.
sign-face-freak = Freak: one Terror.
sign-face-bad-luck = Bad Luck: this die gives nothing, unless it is rolled again.
