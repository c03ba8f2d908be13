# The sentences of Cultistorm in English. Names of cards, locations and people come from the content files.

title = Cultistorm
itself = The storm
blurb = Massachusetts in the twenties. A storm of cultists gathers at five gates. Stand together: share your symbols, keep each other sane, seal the gates before something walks through one of them.
seat = Seat { $n }
nothing = nothing
wild = any symbol
blank = blank
goo-gone = a Great Old One that is gone
card-with-symbol = { $card } ({ $symbol })

preset-easy = Easy
preset-normal = Normal
preset-hard = Hard
preset-grim = Grim

option-investigators = Investigators
option-investigators-choose = chosen at the table
option-investigators-random = at random
option-terror_places = Places of the terror circle
option-starting_objects = Starting objects
option-gaunt_choir = The Gaunt Choir among the cultists
option-endgame_crystals = Crystals on the Endgame card
option-terror_ahead = Places the terror marker is ahead
option-locations = Locations
option-locations-one_per_symbol = one of each symbol
option-locations-fully_random = any five
option-seal_trophies = Trophies that seal a location
option-seal_trophies-own_symbol = of its own symbol
option-seal_trophies-any_symbol = of any symbol
option-first_seat = Oldest player
option-first_seat-1 = seat 1
option-first_seat-random = at random
option-gate_grace = A Great Old One that reaches the gate late waits a turn
option-prep_order = Order of preparation
option-prep_order-free = anybody, any time
option-prep_order-round_robin = one after the other
option-combat_icons = Icons of combat supports fall
option-combat_icons-at_use = when used
option-combat_icons-at_play = when played
option-allow_suicide = Offer steps that kill
option-handed_die = A die handed over
option-handed_die-rolled = is rolled
option-handed_die-keeps_face = keeps its face
option-paid_reroll_in_prep = Paid rerolls in preparation too
option-endgame_last_goo = Last Great Old One beaten, gates still open
option-endgame_last_goo-loss = the game is lost
option-endgame_last_goo-play_on = play on
option-idle_penalty = Penalty where there is no enemy
option-open_hands = Open hands
option-table_decider = Who decides for all
option-table_decider-causer = whose action caused it
option-table_decider-leader = the oldest player
option-table_decider-vote = all, by vote

# --- what happens ------------------------------------------------------------------------------------------------

investigator-taken = Seat { $n } plays { $investigator }.
object-dealt = { $who } is dealt { $object }.
object-kept = { $who } keeps { $object }.
turn-begins = Turn { $n } begins.
phase-preparation = Everybody prepares.
phase-combat = The fights begin.
insanity = { $who } takes { $n } insanity.
ongoing-insanity = { $who } takes { $n } ongoing insanity.
died = { $who } has lost their mind for good.
healed = { $who } loses { $n } insanity.
calmed = { $who } swaps { $n } ongoing insanity for normal.
hardened = { $who } swaps { $n } normal insanity for ongoing.
trophy = { $who } takes a { $symbol } trophy.
trophy-lacking = There is no { $symbol } trophy left in the supply for { $who }.
trophy-returned = { $who } returns a { $symbol } trophy.
trophy-given = { $who } gives { $other } a { $symbol } trophy.
trophy-swapped = { $who } exchanges a { $symbol } trophy for a { $other_symbol } trophy.
delivered = { $who } puts a { $symbol } trophy on { $place }.
rerolled = { $who } rerolls a die: { $face } becomes { $to }.
reshuffled = { $who } shuffles the discard pile into a new deck.
drew = { $n ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $n } cards.
}
drew-cards = { $who } draws { $cards }.
discarded = { $who } discards { $card }.
regained = { $who } takes { $card } back.
object-discarded = { $who } discards { $object }.
object-lost = { $object } is lost from the object deck.
object-drawn = { $who } finds { $object }.
object-given = { $who } gives { $other } { $object }.
object-used = { $who } uses { $object }.
objects-reshuffled = The object discard pile is shuffled into the deck.
arrived = { $cultist } arrives at { $place }.
passed = The storm passes { $place }, which is blocked.
overrun = The board cannot bear more than { $n } cultists.
cultists-reshuffled = The dead rise: the cultist discard pile becomes a new deck.
no-second-goo = Another Great Old One stirs, but one is here already.
goo-summoned = { $goo } rises at { $place }.
devoured = { $goo } devours { $cultist } at { $place }.
goo-at-gate = { $goo } stands at the gate of { $place }.
goo-crosses = { $goo } walks through the gate at { $place }.
goo-defeated = { $who } defeats { $goo }.
sealed-by-victory = { $place } is sealed by this victory.
too-late = The last Great Old One is gone, but gates are still open.
terror-advances = Terror advances to place { $circle }.
terror-at-endgame = Terror advances to the Endgame card.
terror-card = Terror: { $terror }
endgame = The Endgame: { $endgame }
activated = An altar marker opens { $place }.
deactivated = { $place } is closed again.
desecrated = A { $symbol } trophy is lost from { $place }.
cultist-dice = The cultist dice show { $dice }.
cultist-die = The cultist die at { $place } shows { $cultist_face }.
cultist-die-back = The cultist die at { $place } is turned back to { $cultist_face }.
all-moved = Everybody takes a wrong turn to the next location.
die-into-pool = A die is rolled into the pool: { $face }.
die-gained = { $who } rolls another die: { $face }.
die-turned = { $who } turns a die from { $face } to { $to }.
die-given = { $who } hands { $other } a die: { $face }.
die-taken = { $who } takes a die: { $face }.
pool-rolled = The pool shows { $faces }.
blocked = { $place } is blocked for the next cultist phase.
held = { $goo } is held for the next cultist phase.
killed = { $cultist } at { $place } is removed.
reordered = The cultists at { $place } change places.
peeked = Next come { $cultists }.
peeked-unseen = { $n ->
    [one] The investigators look at the next cultist.
   *[other] The investigators look at the next { $n } cultists.
}
moved = { $who } moves to { $place }.
crystals-taken = { $n ->
    [one] A crystal is taken off terror place { $circle }.
   *[other] { $n } crystals are taken off terror place { $circle }.
}
developed = { $who } develops { $ability }, an ability of level { $level }.
seal-taken = { $who } takes the gate seal of the { $symbol }.
supported = { $who } plays { $card } for { $other }.
relayed = { $who } relays { $card } to { $other } too.
researches = { $who } researches, with { $n ->
    [one] 1 find
   *[other] up to { $n } finds
}.
location-used = { $who } uses { $place }.
ability-used = { $who } uses { $ability }.
target-on = { $who } marks { $enemy } as target.
target-off = { $who } takes the target marker off { $enemy }.
ready = { $who } is ready.
fight-begins = { $who } attacks { $enemy }.
fight-won = { $who } wins against { $enemy } with { $sources }.
goo-beaten = { $who } wins against { $goo } with { $sources }.
fight-lost = { $who } gives up against { $enemy }.
fight-lacking = { $who } gives up against { $enemy }: { $symbols } lacking.
no-fight = { $who } does not fight.
second-wind = { $who } takes { $card } back into the hand.
sealed = { $who } seals { $place }.
voted-place = { $who } votes for { $place }.
voted-seat = { $who } votes for { $other }.
voted-symbol = { $who } votes for a { $symbol } trophy.

# --- refusals ----------------------------------------------------------------------------------------------------

why-ready = You said that you are ready. Take that back to act.
why-not-ready-yet = You have not said that you are ready.
why-deadly = It costs { $who } { $n } insanity: with { $has } of { $most } that is the end.
why-picked = That is picked already.
why-no-die = None of your dice shows { $face }.
why-no-trophy = You have no { $symbol } trophy.
why-none-supplied = There is no { $symbol } trophy left in the supply.
why-one-each = { $who } may have { $object } once only.
why-all-have-one = Everybody here has { $object } already, and nobody may have two.
why-not-here = { $other } is at { $place }, not with you.
why-alone = Nobody else is at { $place }.
why-absent = { $who } is absent, and nowhere on the board.
why-elsewhere = { $enemy } is at { $place }.
why-not-yourself = That must be somebody else.
why-taken = Player { $n } has chosen that investigator.
why-one-kept = One of the objects is kept; choose which.
why-all-kept = You keep all that you were dealt.
why-event = { $object } is an event: nobody can keep it.
why-sealed = { $place } is sealed.
why-other-trophies = Only { $symbol } trophies go to { $place }.
why-enough-trophies = { $place } holds { $n } trophies: that is enough to seal it.
why-not-ready = { $place } needs { $n } trophies and holds { $has }.
why-no-seal = The gate seal of the { $symbol } is not yours.
why-seal-gone = { $who } has the gate seal of the { $symbol }.
why-seal-laid = The gate seal of the { $symbol } lies on its location.
why-goo-there = { $goo } is at { $place }.
why-no-goo = There is no Great Old One at { $place }.
why-no-such-die = No die in the pool shows { $face }.
why-no-more-dice = { $extra ->
    [0] You have taken { $n } from the pool; each may take one.
    [one] You have taken { $n } from the pool; beyond one each there was 1 extra die, and it is gone.
   *[other] You have taken { $n } from the pool; beyond one each there were { $extra } extra dice, and they are gone.
}
why-there-already = You are at { $place } already.
why-enough-moves = You have left { $place } for nothing { $n } times in this turn; no more.
why-enough-gifts = You have given objects away { $n } times in this turn; no more.
why-enough-targets = You have put down or taken back target markers { $n } times in this turn; no more.
why-two-targets = { $n ->
    [2] Both your
   *[other] All your
} target markers are on enemies. Take one back first.
why-location-always = { $place } works by itself, all the time.
why-closed = No altar marker lies on { $place }.
why-silenced = { $cultist } silences this location.
why-visited = You have used { $place } in this turn.
why-team-visited = { $place } has been used in this turn.
why-researched = You have researched in this turn.
why-nothing-to-find = No objects are left to find.
why-no-icon = You hold no research icon.
why-support-others = You can only support others.
why-enough-supports = You may play { $n } supports a turn, no more.
why-third = It counts for { $other } already; name a third investigator.
why-all-developed = All three abilities are developed.
why-not-developed = { $n } { $symbol } needed for your next ability, you have { $has }.
why-undeveloped = You have not developed { $ability }.
why-not-in-preparation = { $ability } is not used in preparation: it works in fights, or by itself.
why-used = That was used in this turn.
why-object-fight = { $object } is used in fights.
why-object-preparation = { $object } is used in preparation.
why-object-both = { $object } rerolls dice and brings no symbol.
why-object-terror = { $object } is used when terror is about to advance.
why-object-event = { $object } is an event.
why-reroll-in-fights = Dice are rerolled for insanity in fights only.
why-no-act = That cannot be done now.
why-unpaid = { $cost ->
    [drop] { $n ->
        [one] 1 card
       *[other] { $n } cards
    } to discard first, you hold { $has }.
    [trophy-pay] { $n ->
        [one] 1 trophy
       *[other] { $n } trophies
    } to pay first, you have { $has }.
    [object-drop] { $n ->
        [one] 1 object
       *[other] { $n } objects
    } to discard first, you have { $has }.
   *[other] It costs { $n } first, you have { $has }.
}
why-useless = It would change nothing for { $who }: { $verbs }.
why-useless-to-all = It would change nothing for anybody here: { $verbs }.
lack-heal = no insanity to heal
lack-sane = no ongoing insanity
lack-draw = no cards to draw
lack-drop = no cards to discard
lack-regain = an empty discard pile
lack-die-gain = no dice in the reserve
lack-die-pool = no dice in the reserve
lack-die-wish = no dice in the reserve
lack-die-set = no dice to turn
lack-die-reroll = no dice to reroll
lack-die-give = no dice to give
lack-block = nothing to block
lack-hold = no Great Old One to hold
lack-kill = no cultist to remove
lack-reorder = not two cultists to reorder
lack-trophy = no trophy in the supply
lack-trophy-give = no trophy to give
lack-trophy-swap = no trophy to exchange
lack-research = no objects to find
lack-object = no objects to find
lack-object-recover = no object to recover
lack-object-shuffle = no discarded objects
lack-crystals = no crystals to take
lack-peek = no cultists to look at
lack-other = nothing that it could be used for
why-must-choose = One of them must be chosen.
why-same-face = It shows { $face } already.
why-old-face = The new face is the old one, { $old }.
why-same-object = { $object } for { $object } would be no exchange.
why-same-trophy = { $symbol } for { $symbol } would be no exchange.
why-only-here = That is for { $place }, where you are.
why-blocked = { $place } is blocked already.
why-held = { $goo } is held already.
why-empty = No cultist is at { $place }.
why-stands = { $cultist } has been given a place already.
why-not-endgame = Crystals stay on the Endgame card.
why-no-crystals = No crystals lie on terror place { $circle }.
why-one-must-open = A location is still closed: one must open.
why-open = { $place } is open already.
why-somewhere = { $n ->
    [one] 1 location is
   *[other] { $n } locations are
} free: one must be named.
why-chosen = { $place } has been named already.
why-not-fewest = { $n } cultists are at { $place }; the fewest are { $fewest }.
why-not-calmest = { $who } has { $n } insanity; it strikes those with { $least }.
why-none-to-deepen = { $who } has no normal insanity, and others have.
why-not-most = { $n ->
    [one] 1 trophy lies
   *[other] { $n } trophies lie
} at { $place }; it strikes where { $most } lie.
why-none-there = No { $symbol } trophy lies at { $place }.
why-nobody-waits = Nobody else is left to fight at { $place }.
why-no-target = No target marker of yours is on { $enemy }.
why-fought = You have fought { $enemy } in this turn.
why-out-of-reach = { $enemy } stands behind another; melee reaches the closest only.
why-no-gate = { $enemy } is not at the gate.
why-not-enough = Against { $enemy } you lack { $symbols }.
why-no-prize = { $enemy } brings no trophy that could be left.
why-no-rerolls = No dice may be rerolled here.
why-no-rerolling-ability = No ability of yours rerolls a die now.
why-no-rerolling-object = No object of yours rerolls a die now.
why-not-covered = Of { $enemy } there is still open: { $symbols }.
why-of-no-use = With what is picked it covers nothing of { $enemy }, or leaves too little, or costs too much insanity.
why-nothing-doubles = Nothing of yours doubles a die.
why-before-others = { $card } does not lie before you.
why-no-symbols = It brings no symbols into this fight.
why-not-against-goo = { $object } does not help against a Great Old One.
why-nothing-to-pay = There is nothing to pay a trophy for.
why-not-fought-with = That card was not used in this fight.

# --- questions ---------------------------------------------------------------------------------------------------

waiting-for = Waiting for { $who }.
ask-ChooseInvestigator = Whom do you play?
ask-KeepStart = Which object do you start with?
ask-DiscardKept = Which cards do you discard before you draw?
ask-ActivateLocation = The circle is complete: which location opens?
ask-RingBell = Terror is about to advance. Ring the Silver Bell?
ask-PickVictim = Whom does it strike?
ask-PickPlace = Which location does it strike?
ask-PickTrophy = { $n ->
    [one] Which trophy is lost?
   *[other] Which trophy is lost first? ({ $n } in all)
}
ask-PickFewest = { $n ->
    [one] Where does a cultist arrive?
   *[other] Where does cultist { $at } of { $n } arrive?
}
ask-Panic = Discard an object, or take { $n } insanity?
ask-Prepare = Prepare: act, or say that you are ready.
ask-ready-again = You were ready before; after any action all are asked again: say ready once more.
ask-GiveObject = Who gets { $object }?
ask-RelayTo = For whom shall { $card } count too?
ask-DrawOn = Draw an object? ({ $n } left)
ask-KeepObject = { $keep ->
    [one] Which object do you keep?
   *[other] Which objects do you keep, up to { $keep }?
}
ask-LoseObject = Which object do you discard?
ask-ReturnTrophy = Which trophy goes back?
ask-Drop = { $n ->
    [one] Which card do you discard?
   *[other] Which { $n } cards do you discard?
}
ask-PickSubject = Whom shall it help?
ask-ChooseOp = Which do you choose?
ask-SetDie = Turn a die to which face?
ask-WishDie = Which face shall the die show?
ask-RerollDie = Reroll which die?
ask-GiveDie = Hand a die to whom?
ask-PickLocation = At which location?
ask-KeepFace = { $place }: keep { $new }, or turn back to { $old }?
ask-Reorder = Who stands next, from the gate on?
ask-BuryPeeked = { $cultist }: back on top, or under the deck?
ask-SortPeeked = Which cultist goes back next, and where? The last one put on top comes first.
ask-Regain = Which card do you take back?
ask-TakeTrophy = Which trophy do you take?
ask-GiveTrophy = Give which trophy to whom?
ask-SwapTrophy = { $n ->
    [one] Exchange which trophy for which?
   *[other] Exchange which trophy for which, first? (up to { $n })
}
ask-RecoverObject = Which object do you take from the discard pile?
ask-FreeMove = Move where?
ask-TakeCrystals = Take crystals off which terror card?
ask-TakeSeal = Which gate seal do you take?
ask-NowOrLater = Fight now, or let others go first?
ask-ChooseFight = Whom do you fight?
ask-Fight = The fight against { $enemy }.
ask-Assign = What covers the symbols of { $enemy }?
ask-ClaimTrophy = { $any ->
    [yes] Take a trophy of any kind for { $enemy }?
   *[no] Take the { $symbol } trophy of { $enemy }?
}
ask-SecondWind = { $n ->
    [one] Which card do you take back?
   *[other] Which cards do you take back, up to { $n }?
}
ask-PutDown = Put a trophy on your location?
ask-SealOrPass = Seal your location, put down trophies, or pass?

fight-needs = It needs { $need }.
assign-left = Still open: { $left }.
fight-missing = You hold { $held }. Missing: { $missing }.
fight-enough = { $n ->
    [0] You can win.
   *[other] You can win, at { $n } insanity.
}
fight-deadly = What you would need for it costs the last of your sanity.
target-needs = { $enemy } needs { $need }.
target-missing = Missing: { $missing }.
target-covered = You have all of it.
badge-lacks = { $who } lacks { $missing }
badge-covers = { $who } has all it needs
vote = { $who }: { $what }

# --- answers -----------------------------------------------------------------------------------------------------

answer-ready = Ready
answer-not-ready = Not ready after all
answer-give-up = Give up
answer-win = Win
answer-assign = Win, with my own assignment
answer-win-only = Win, and leave the trophy
answer-leave-trophy = Leave the trophy
answer-claim-trophy = Take the trophy
answer-let-terror-advance = Let terror advance
answer-ring-bell = Ring the bell
answer-stop-drawing = Stop
answer-draw-object = Draw one
answer-keep-new-face = Keep the new face: { $face }
answer-turn-back = Back to the old face: { $face }
answer-put-on-top = Back on top
answer-put-under = Under the deck
answer-now = Now
answer-later = Later
answer-pass = Pass
answer-seal = { $n ->
    [0] Seal this location
   *[other] Seal this location for { $n } insanity
}
answer-seal-one = Seal one of the locations that are ready
answer-seal-afar = { $n ->
    [0] Seal { $place }
   *[other] Seal { $place } for { $n } insanity
}
answer-start-as-dealt = Go on
answer-recover-none = None
answer-take-insanity = Take insanity
answer-decline = Do not fight
answer-attack = { $n ->
    [0] { $enemy }
   *[other] { $enemy }, at { $n } insanity
}
answer-take-die = Take a die: { $face }
answer-move = { $n ->
    [0] Move to { $place }
   *[other] Move to { $place } for { $n } insanity
}
answer-use-location = { $n ->
    [0] Use { $place }
   *[other] Use { $place }, at { $n } insanity
}
answer-research = { $n ->
    [one] Research (1 find)
   *[other] Research (up to { $n } finds)
}
answer-give-object = Give away { $object }
answer-support = { $n ->
    [0] { $card } for { $who } – { $text }
   *[other] { $card } for { $who }, at { $n } insanity – { $text }
}
answer-develop = Develop { $ability } with { $symbol }: { $text } Then { $follows }
develop-starves = Develop { $ability } with { $symbol }: { $text } Then { $follows }; too few { $symbol } would be left to seal { $place } by hand
follows-terror = { $n ->
    [one] terror advances
   *[other] terror advances { $n } times
}
follows-cultist = { $n ->
    [one] a cultist appears here
   *[other] { $n } cultists appear here
}
follows-ongoing = you get { $n } ongoing insanity
follows-seal = you take a gate seal
answer-target = Target { $enemy }
target-back = Take the target marker off { $enemy }
answer-use-object = Use { $object }
answer-use-ability = { $n ->
    [0] Use { $ability }
   *[other] Use { $ability }, at { $n } insanity
}
answer-deliver = Put a { $symbol } trophy on this location
answer-reroll-for-insanity = Reroll { $face } for { $n } insanity
reroll-by = Reroll { $face } by { $by }
answer-by-die = Die: { $face }
answer-by-doubled-die = Die, doubled: { $face }
answer-by-support = { $card } from { $who }
answer-by-trophy = a { $symbol } trophy
to-whom = To { $who }
in-exchange = To { $who }, for { $object }
answer-give-trophy = { $symbol } to { $seat }
answer-give-die = { $face } to { $seat }
answer-swap-trophy = { $symbol } for { $other_symbol }
answer-turn-die = { $face } to { $to }
put-under = { $cultist } under the deck
put-on-top = { $cultist } on top
answer-take-crystals = Terror place { $circle }
verb-heal = Heal { $n }
verb-sane = Swap { $n } ongoing insanity for normal
verb-draw = Draw { $n }
verb-drop = Discard { $n }
verb-regain = Take a card back
verb-die-gain = Another die
verb-die-pool = Another die for the pool
verb-die-set = Turn a die
verb-die-reroll = Reroll a die
verb-die-give = Give a die away
verb-die-wish = Another die, with any face
verb-cultist-die = Roll a cultist die
verb-cultist-die-choice = Roll a cultist die, and keep the old face if it is better
verb-block = Block the location
verb-hold = Hold a Great Old One
verb-kill = Remove a cultist
verb-reorder = Put the cultists here in order
verb-trophy = Take a trophy
verb-trophy-give = Give a trophy away
verb-trophy-swap = Exchange a trophy
verb-research = Research
verb-object = Draw an object
verb-object-recover = Take an object from the discard pile
verb-object-shuffle = Shuffle the object discard pile into the deck
verb-move = Move
verb-crystals = Take crystals off a terror card
verb-peek = Look at the next cultists
verb-mad = Take { $n } insanity
verb-terror = Let terror advance
verb-spawn = Let a cultist appear
answer-stay = Stay
answer-relay-to-nobody = Nobody else
answer-keep-rest = { $picked ->
    [0] Keep all cards
    [one] Discard 1 card
   *[other] Discard { $picked } cards
}
answer-all-covered = All symbols are covered
answer-regain-none = Enough
answer-take-no-more = { $picked ->
    [0] Take none back
    [one] Take 1 card back
   *[other] Take { $picked } cards back
}
answer-swap-no-more = Enough
answer-activate-none = None
answer-arrive-nowhere = None
answer-no-seal = None
answer-put-no-more = None
answer-keep-none = { $picked ->
    [0] Keep none
    [one] Keep 1 object
   *[other] Keep { $picked } objects
}
answer-choose-none = None
answer-keep-trophies = Leave it
answer-leave-dice = Leave it
answer-activate = { $place }
answer-arrive-at = { $place }
answer-strike-place = { $place }
answer-use-at = { $place }
answer-move-freely = { $place }
answer-strike = { $seat }
answer-help = { $seat }
answer-relay-to = { $seat }
answer-return-trophy = { $symbol }
answer-take-trophy = { $symbol }
answer-lose-trophy = { $symbol }
answer-take-seal = { $symbol }
answer-put-down = { $symbol }
answer-wish-face = { $face }
answer-reroll = { $face }
answer-start-with = { $object }
answer-discard-object = { $object }
answer-recover = { $object }
answer-keep-object = { $object }
answer-by-object = { $object }
answer-stand-next = { $cultist }

# --- the table ---------------------------------------------------------------------------------------------------

zone-of = { $place }: { $zone }
zone-column = Cultists
zone-die = Cultist die
zone-trophies = Trophies
zone-people = Investigators
zone-devoured = Devoured
zone-card = Location
zone-signs = Markers
zone-pool = Dice
zone-circle = Terror { $n }
zone-eye = Endgame
zone-cultists = Cultist deck
zone-cultist-discard = Dead cultists
zone-objects-deck = Objects
zone-object-discard = Used objects
zone-drawn = Found objects
zone-peeked = The next cultists
zone-terror-deck = Terror deck
zone-terror-discard = Terror past
zone-supply = Trophies
zone-seals = Gate seals
zone-limit = Cultists
zone-turn = Turn
zone-fight = The fight
zone-proposal = Used to win
zone-mat = { $who }
zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
zone-before = Supports
zone-objects = Objects
zone-dice = Dice
zone-mind = Mind
zone-bag = Trophies held
zone-board = Abilities and gate seals
tip-column = The cultist next to the location stands at the gate. A fourth one on an open location calls a Great Old One.
tip-die = Its symbol is added to every enemy here.
tip-trophies = As many trophies of the location's symbol as there are players make it ready for sealing.
tip-people = Who stands here.
tip-devoured = Each devoured cultist adds its cast symbol to the Great Old One.
tip-card = Its action or effect works once an altar marker lies on it.
tip-circle = Each visit of the terror marker leaves a crystal. When a card has as many as its number, its text happens. After the last comes the Endgame card.
tip-eye = The terror marker comes here after the last terror card, and leaves a crystal. With its last crystal the Endgame begins.
tip-seals = A seal closes the one location of its symbol. With each ability you may take one; it need not match the trophy paid. Whoever stands there with it may close the place in the sealing phase, once as many trophies of that symbol lie there as there are players.

type-location = { $limit ->
    [investigator] { $symbol } location, once per investigator and turn
    [team] { $symbol } location, once per turn
    [free] { $symbol } location, any number of times
   *[always] { $symbol } location, always
}
type-cultist-trophy = Cultist of { $sect }: { $symbol } trophy
type-cultist-local = Cultist of { $sect }: trophy of its location
type-cultist-none = Cultist of { $sect }: no trophy
type-cultist-any = { $sect }: any trophy
type-goo-1 = Great Old One
type-goo-2 = Great Old One, second wave
type-goo-0 = Great Old One of neither wave
type-terror = Terror { $n }
type-endgame = Endgame
type-object = Object
type-event = Event
type-general = General support, 1 insanity
type-star = Star support, no insanity
type-back-terror = Terror card with the number { $n }
piece-investigator = { $who }
piece-trophy = { $symbol } trophy
piece-seal = Gate seal of the { $symbol }
piece-altar = Altar marker: this location is active
piece-sealed = Sealed
piece-blocked = Blocked for the next cultist phase
piece-held = Held for the next cultist phase
piece-crowded = One more calls a Great Old One
piece-walking = A Great Old One comes
piece-at-gate = Must be beaten now
piece-marker = The cultist marker
piece-terror = The terror marker
piece-crystal = Crystal
piece-target = Target of { $who }
piece-ability = { $name }: { $text }
piece-die = Die: { $symbol }
piece-need = { $symbol } of the enemy
badge-used = used
piece-mad = Insanity
piece-ongoing = Ongoing insanity

icon-S = Star
icon-M = Moon
icon-F = Flame
icon-W = Wave
icon-K = Key
icon-any = any symbol
icon-combat = used in combat
icon-research = research
icon-insanity = insanity to the supported
icon-cultist = a cultist appears
icon-terror = terror advances
icon-next = next turn
icon-no-redraw = no new card

counter-mad = Insanity
counter-ongoing = Ongoing
counter-level = Level
counter-crystals = Crystals
counter-plays = Supports played
heading-turn = Turn { $n }, { $phase }
heading-storm = { $n } of { $limit } cultists on the board
heading-endgame = { $name }: { $text }
heading-goo = { $name } at { $place }
heading-goo-text = { $name } at { $place }. { $text }
heading-gate = { $name } stands at the gate of { $place }: beat it in this turn, or it walks through and the game is lost
badge-gate = beat it in this turn
heading-ready = Ready: { $who }
phase-0 = setup
phase-1 = cultists
phase-2 = update
phase-3 = terror
phase-4 = preparation
phase-5 = combat
phase-6 = sealing
score-level = Abilities
score-insanity = Insanity
score-sealed = Locations sealed
ending-1 = All five gates are sealed: the storm breaks.
ending-2 = After the last horror all five gates are sealed: the storm breaks.
ending-3 = An investigator's mind is gone for good.
ending-4 = A Great Old One has walked through a gate.
ending-5 = The cultists have overrun the land.
ending-6 = The last Great Old One fell while gates were still open.
ending-7 = The storm outlasted everybody.
ending-8 = The gate is sealed, but its sealer is lost.

# --- when it is used ---------------------------------------------------------------------------------------------

used-place = Investigators move between locations in the preparation, and fight the enemies beside them in the combat phase.
used-card = A location's action is used in the preparation, once an altar marker lies on the card.
used-die = The cultist dice are rolled in the cultist phase, and count in the fights of the turn.
used-column = Enemies are marked as targets in the preparation and fought in the combat phase.
used-trophies = Whoever stands here may lay trophies on the location, in preparation, combat and sealing.
used-signs = Markers move by themselves: where the next cultist arrives, what is active, what is sealed.
used-people = Investigators move in the preparation: once for free, then for 1 insanity each time.
used-devoured = Devoured cultists count when the Great Old One is fought.
used-turn = Nobody uses it: it counts the turns.
used-limit = Nobody uses it: with one cultist more than the limit the game is lost.
used-pool = In the preparation everybody may take one die; its symbol counts in fights.
used-cultists = Cultists are drawn in the cultist phase, and whenever one appears.
used-cultist-discard = Defeated cultists lie here.
used-terror-deck = When a terror card was carried out, the next one takes its place.
used-terror-discard = Terror cards that were carried out lie here.
used-objects-deck = Objects are drawn by research, in the preparation: as many as there are research icons in the hand.
used-object-discard = Objects that were used or not kept lie here.
used-seals = Whoever develops an ability takes a gate seal; with the right one a location can be sealed.
used-supply = Trophies are taken from here for defeated enemies.
used-circle = The terror marker comes to the next card in the terror phase, and whenever else terror advances: by developments, lost fights and cards.
used-fight = Here is told what the enemy needs while a fight lasts.
used-proposal = Here lies what is used to win while a fight lasts.
used-drawn = Objects that were found lie here until it is said which are kept.
used-peeked = Cultists that somebody looks at lie here for so long.
used-mat = All that belongs to this investigator lies here.
used-hand = Cards are played as supports for others in the preparation, or their symbols are used in one's own fight.
used-before = Supports with the sign of combat are used in the fight of whoever got them; all others are carried out at once.
used-objects = An object is used when its text says; objects are given and exchanged in the preparation.
used-dice = Dice count in the fight of whoever holds them.
used-mind = Nobody uses it: a fifth insanity is death, and supports are limited in each turn.
used-bag = Trophies develop abilities in the preparation, and are laid on locations to seal them.
used-board = Abilities work as their texts say; a gate seal is used in the sealing phase.
used-deck = Cards are drawn in the update phase, up to four, and after most supports.
used-discard = Used and discarded cards lie here; they are shuffled when the deck is empty.

# --- texts of modules --------------------------------------------------------------------------------------------

tired = { $who } is tired: the next preparation phase has no free move for them.
no-rerolls = { $who } pays for no more rerolls in this turn.
pushed = { $cultist } is pushed on to { $place }.
swapped = { $cultists } change places.
crystals-added = { $n ->
    [one] A crystal is put on terror place { $circle }.
   *[other] { $n } crystals are put on terror place { $circle }.
}
object-seen = Next in the object deck: { $object }.
enemy-stronger = { $enemy } has one { $symbol } more in this fight.
fight-left = { $who } leaves the fight against { $enemy }.
symbol-covered = { $n ->
    [one] One symbol of { $enemy } is covered for { $who }.
   *[other] { $n } symbols of { $enemy } are covered for { $who }.
}
voted-way = { $who } votes for way { $n }.
voted-cultist = { $who } votes for { $cultist }.
voted-circle = { $who } votes for terror place { $circle }.

why-not-in-combat = Nobody is healed or moved by a text in the fights or after.
why-cost = { $who } cannot pay what it costs first.
why-not-calm = { $who } is not calm: it is for those with 1 insanity at most.
why-shows-already = The cultist die at { $place } shows { $cultist_face } already.
why-same-place = Both are at { $place }: two locations change.
why-no-paid-rerolls = You make no paid rerolls in this turn.

ask-ChooseClause = Which do you choose?
ask-PickWhom = Whom does it concern?
ask-PickSpot = At which location?
ask-PickSwap = Which cultist changes places?
ask-AddCrystals = { $n ->
    [one] Which terror card gets a crystal?
   *[other] Which terror card gets { $n } crystals?
}
ask-TakeAnyCrystals = Off which card are crystals taken?
ask-ObjectBack = Which object goes back on the deck next? The last one lies on top.

answer-take = { $cost ->
    [0] { $what }
   *[other] { $price }: { $what }
}
answer-take-nothing = None
answer-concern = { $seat }
answer-happen-at = { $place }
answer-swap-cultist = { $cultist }
answer-add-crystals = Terror place { $circle }
answer-object-back = { $object }

verb-trophy-pay = { $n ->
    [one] Lose a trophy
   *[other] Lose { $n } trophies
}
verb-object-drop = { $n ->
    [one] Lose an object
   *[other] Lose { $n } objects
}
verb-mad-ongoing = Take { $n } ongoing insanity
verb-mad-capped = Take { $n } insanity
verb-drop-random = Discard { $n } at random
verb-drop-all = Discard your whole hand
verb-tired = No free move in the next preparation phase
verb-no-rerolls = No paid rerolls in this turn
verb-trophy-of = Take a trophy
verb-spawn-at = Let a cultist arrive
verb-cultist-die-set = Turn a cultist die
verb-kill-here = Remove the topmost cultist here
verb-push = Push the topmost cultist here on to the next location
verb-block-all = Block all locations
verb-swap-cultists = Let two cultists change places
verb-goo-step = Let every Great Old One take a step
verb-hold-all = Hold every Great Old One
verb-summon = Let a Great Old One come
verb-crystal-add = Put { $n } on a terror card
verb-crystals-any = Take crystals off a card of the circle
verb-draw-object-to = Look at the next { $n } objects and put them in order
verb-enemy = Let the enemy have one symbol more
verb-enemy-of = Let the enemy have one { $symbol } more
verb-leave-fight = Leave the fight
verb-sym = Cover a symbol of the enemy
verb-sym-of = Cover a { $symbol } of the enemy
verb-ignore = { $n ->
    [one] Strike a symbol of the enemy
   *[other] Strike { $n } symbols of the enemy
}
verb-trophy-bonus = Take { $n } more
verb-xp = Gain { $n } experience
verb-unblot = Take { $n } blots out of the game
verb-cure = Cure the disease here by { $n }
verb-save = Save a civilian here
verb-rescue = Rescue somebody who was swallowed here
verb-clue = Find { $n } clues
verb-marker-on = Let the cultist marker move one on
verb-mad-least = Let one with least insanity take { $n }
verb-cultist-dice = Roll all cultist dice
verb-objects-lost = Lose { $n } cards of the object deck
verb-each-drop = Let everybody discard { $n }
verb-each-drop-random = Let everybody discard { $n } at random
verb-mad-calm = Let the calm take insanity
verb-wrong-turn = Let everybody move to the next location
verb-objects-stolen = Let those with many objects lose one
verb-deactivate = Close a location
verb-spawn-fewest = Let cultists arrive where there are fewest
verb-blanks-turn = Turn blank cultist dice to their location's symbol
verb-panic = Let everybody discard an object or take insanity
verb-desecrate = Let a location lose trophies
verb-cap-supports = Allow fewer supports
verb-mad-least-capped = Let one with least insanity take { $n }, if they can bear it
verb-deepen = Let normal insanity become ongoing
verb-spawn-dead = Let dead cultists come back
verb-harvest = Let those with many trophies lose one
verb-old-names = Let everybody take { $n } insanity, and every Great Old One a step

lack-trophy-pay = no trophy to lose
lack-object-drop = no object to lose
lack-drop-random = no cards to discard
lack-drop-all = no cards to discard
lack-trophy-of = no such trophy in the supply
lack-spawn-at = no location without a Great Old One
lack-cultist-die-set = the die shows that already
lack-kill-here = no cultist to remove
lack-push = no cultist that could go on
lack-block-all = nothing to block
lack-swap-cultists = not two locations with cultists
lack-goo-step = no Great Old One in play
lack-hold-all = no Great Old One in play
lack-crystals-any = no crystals to take
lack-draw-object-to = no objects to look at
lack-enemy = no fight, or no such symbol
lack-leave-fight = no fight to leave

# --- suggested sets of modules -----------------------------------------------------------------------------------

preset-first_steps = First steps
preset-dusk = Dusk
preset-deep_night = Deep night
preset-all_of_it = All of it
about-easy = For a first game: two objects each to begin with. Bots that plan their turns win some 85 of 100 games.
about-normal = The base game, with the Endgame somewhat sooner. A good next step once the rules sit: such bots win some 60 of 100.
about-hard = The Gaunt Choir among the cultists, and no more time: such bots win some 35 of 100.
about-grim = The same, and the Endgame sooner still: such bots win some 15 of 100. For teams that have beaten hard.
about-first_steps = One kind module, and nothing harder: bots that plan their turns win 99 of 100 games, as without it. A good next step after the base game; no longer.
about-dusk = Cultist events, and a sect with abilities of its own: such bots win some 95 of 100. Hardly longer, but for the cards to read. A good next step after a game or two.
about-deep_night = Powerful things, and worse ones: such bots win some 85 of 100. Hardly more to decide, much more to know. For teams that know every corner of the base game.
about-all_of_it = Every module at once: very hard on purpose. Such bots win some 10 of 100, and lose the others long before a game of the base would end.
about-gaunt_choir = Seven singers with abilities take the place of seven common cultists, with a Great Old One of their own. Harder than any other sect, and what makes hard games hard: bots won 37 of 100 of them, and 54 without it.
about-terror_places = The more places, the longer it takes until the Endgame: 6 is easier, 4 is harder.
about-endgame_crystals = With each crystal the Endgame comes a round of the terror circle sooner: harder, and shorter.
about-terror_ahead = The Endgame comes so many advances of terror sooner: a little harder.

group-difficulty = How hard
group-modes = How many, and how it is told
group-modules = Modules
group-rulings = Rulings, as you like
about-sects = Each sect takes the place of seven common cultists: members with a rule of their own, two officers with abilities, and a Great Old One that comes in place of others. One of the other four costs bots up to eight games of 100, the Gaunt Choir seventeen, all five thirty-five. A good next step after cultist events.
about-creatures = Each set shuffles three beings among the cultists: harder to beat, with an ability, worth a trophy of free choice. That makes up for it: about as hard with any of them, or with all five.
about-narrative = A story is read with each fight, each terror card and each Great Old One: as mood, or with effects that give and take. About as hard, by four games of 100; thirty to sixty minutes longer. A good next step for whoever knows the rules.

# --- what wins and what loses, and the phases of a turn -----------------------------------------------------------

goal-seals = Sealed gates
goal-seals-text = Seal all { $of } locations, with no Great Old One in play, and the team wins. To seal one, lay as many trophies of its symbol there as there are players, and stand there in the sealing phase with its gate seal.
goal-cultists = Cultists
goal-cultists-text = With { $of } cultists on the board one more loses the game for all. In every turn as many come as there are players, so defeat as many in the combat phase; a fourth one on an open location also calls a Great Old One.
goal-insanity = Your insanity
goal-insanity-text = An investigator bears { $of } insanity; one more is death, and the game is lost for all. It comes from playing general cards for others, from further moves, from fights that are not won; some cards and abilities heal it.
phase-arrive = Cultists
phase-arrive-text = A Great Old One comes a step nearer, then the cultist marker goes around and brings a cultist to each location that it enters. The cultist dice are rolled: each adds its symbol to all enemies of its location.
phase-update = Update
phase-update-text = Everybody may discard what they kept, then draws up to a full hand. Dice are rolled for all to choose from.
phase-terror = Terror
phase-terror-text = The terror marker goes to the next card of the circle and leaves a crystal. A card that is full is turned up and carried out.
phase-prepare = Preparation
phase-prepare-text = All at once and in any order: take a die, move, research, support each other with cards, develop abilities, mark targets. It ends when everybody is ready.
phase-fight = Combat
phase-fight-text = Everybody fights the enemies that they marked: who has all symbols of an enemy defeats it and may take a trophy. Who does not win a fight gets 1 insanity, and terror advances.
phase-seal = Sealing
phase-seal-text = Where enough trophies lie, whoever stands there with the gate seal of the location may seal it. Every cultist there costs 1 insanity, and no location with a Great Old One can be sealed.

# --- what every sign is for ---------------------------------------------------------------------------------------

sign-limit = The cultists on the board, and how many there may be. One more than the limit loses the game for all.
sign-turn = The present turn.
sign-mind-mad = Insanity that can be healed, by cards, abilities and locations. It comes from general cards played for others, further moves, lost fights. With ongoing insanity together a fifth is death.
sign-mind-ongoing = Insanity that only few effects heal. It counts with the other: a fifth is death, and all have lost.
sign-mind-general = How many supports this investigator has played in this turn, of those that may be played. Once it is full nobody else can be helped before the next turn.
sign-bag-S = Star trophies. They develop abilities, and prepare the Star location for sealing. Cultists of the Star sect give them.
sign-bag-M = Moon trophies. They develop abilities, and prepare the Moon location for sealing. Cultists of the Moon sect give them.
sign-bag-F = Flame trophies. They develop abilities, and prepare the Flame location for sealing. Cultists of the Flame sect give them.
sign-bag-W = Wave trophies. They develop abilities, and prepare the Wave location for sealing. Cultists of the Wave sect give them.
sign-bag-K = Key trophies. They develop abilities, and prepare the Key location for sealing. Cultists of the Key sect give them.
sign-circle-crystal = The crystals on this card. The terror marker leaves one whenever it comes here; when the card is full it is turned up and carried out.
sign-piece-die = A die. A cultist die adds its symbol to every enemy of its location; an investigator's die gives its holder a symbol in fights.
sign-piece-cultist = A cultist. To defeat it one needs all its symbols, that of its sect where the location has the same, and that of the location's die. It gives a trophy.
sign-piece-cultist-card = A cultist that lies beside the board.
sign-piece-goo = A Great Old One. It walks over its cultists to the gate, is fought only there, and must fall in that turn. While it is in play nobody wins.
sign-piece-location = A location: its symbol, that of the trophies that seal it, and an action or effect that works once its altar is lit. The symbol is no price.
sign-piece-investigator = An investigator stands here.
sign-face-inv-HE = The Healer keeps the team sane: once per turn 1 insanity less, first for others on the same location, later for anybody anywhere. Ranged: any enemy on the location can be attacked.
sign-face-inv-RE = The Researcher finds objects for all: research counts one icon more and needs none, later two finds are kept. Melee: only the closest enemy on the location can be attacked.
sign-face-inv-FI = The Fighter wins the fights that others cannot: a Flame more in every combat phase, later a card that counts as any symbol. Melee: only the closest enemy on the location can be attacked.
sign-face-inv-SU = The Supporter lends cards to the others' fights: the first general support of a turn costs no insanity, later a support counts for two. Ranged: any enemy on the location can be attacked.
sign-face-inv-ME = The Medium sees what comes: looks at the next cultists and buries any, later rerolls cultist dice and blocks locations. Melee: only the closest enemy on the location can be attacked.
sign-face-inv-GA = The Gambler makes the dice serve the team: rerolls an own die once per turn, later rolls more dice for all to choose from. Ranged: any enemy on the location can be attacked.
sign-piece-sign = A marker on the board.
sign-face-crowded = A fourth cultist here calls a Great Old One; while one is in play elsewhere it brings everybody 1 insanity and more terror instead. Fight one of those who stand here.
sign-face-walking = The Great Old One here goes one step towards the gate in each cultist phase and devours who stands before it. It can be fought only at the gate.
sign-face-at-gate = The Great Old One here stands at the gate. If nobody beats it in this turn, it walks through, and the game is lost.
sign-face-marker = The cultist marker: each turn it walks on, and brings a cultist to every location that it enters. A cultist that an effect brings arrives where it stands, unless its text names a place.
sign-face-terror-marker = The terror marker: it goes from card to card and leaves a crystal on each.
sign-face-altar = The altar of this location is lit: its text works, and an action can be used by whoever stands here. Without an altar marker it does not.
sign-face-sealed = This location is sealed: no Great Old One can come here, and any number of cultists may gather.
sign-face-blocked = This location is blocked: the cultist marker passes it once without a new cultist.
sign-face-held = The Great Old One here is held: it does not move in the next cultist phase.
sign-piece-terror = A terror card, face down. Each visit of the terror marker leaves a crystal; when the card has as many as the number on its back, its text happens, and a new card takes its place.
sign-piece-endgame = The Endgame card comes after the last terror card of the circle, and gets a crystal on each round. With its last crystal, or when the cultist deck runs out, the Endgame begins.
sign-piece-object = An object helps whoever holds it, as its text says. An investigator carries two at most. Found by research.
sign-piece-trophy = A trophy of this symbol. Taken for a defeated cultist of its sect; laid on the location of the symbol, it helps to seal it.
sign-piece-seal = The gate seal of this symbol: it seals the location of its symbol. Whoever develops an ability may take one, of any symbol, whatever trophy was paid; best one whose trophies the team can collect.
sign-piece-symbol = A symbol that counts in this fight.
sign-piece-missing = A symbol that the enemy asks for and that is still missing.
sign-piece-action = An action card. It gives either its symbol in your own fight or its text when you play it as a support for somebody else, never both; then it goes to the discard pile.
sign-piece-ability = An ability: developed with trophies, it works for the rest of the game as its text says, and brought a gate seal.
