# The sentences of Eldritch Arkham in English. Names of roles, places and cards come from the content files.

title = Eldritch Arkham
itself = The city
blurb = Arkham in the 1920s, and nobody plays by the same rules: deep ones drag the living under water, dreamers chase visions, the police count arrests, and something without a turn of its own acts in everybody's. Twenty Omen points complete your omen.
seat = Seat { $n }

# The roles that are spoken of as many.
many-deep-ones = yes
many-elder-things = yes
many-police = yes
many-feds = yes

nothing = Nothing
omens = Omen points
waiting-for = Waiting for { $who }.
round-of = Round { $n } of at most { $rounds }
heading-turn = { $who } { $many ->
    [yes] have
   *[no] has
} the turn
heading-window = The Great Old One acts at the end of this turn
heading-demand = { $order }: { $n } less this turn
heading-double = An Arrest may take 2 units at one location
heading-monster = The Monster: { $name }. { $text }
heading-marker = { $who } { $many ->
    [yes] have
   *[no] has
} the Monster marker: the Monster acts before that turn
ending-1 = an omen is complete: twenty Omen points
ending-2 = the last agreed round is over; the most Omen points win, of equals the earlier in turn order

option-board = Board
option-board-arkham = Arkham
option-board-innsmouth = Innsmouth
option-roles = Role of each seat
option-roles-random = Random
option-roles-choose = Choose at the table
option-roles-deep-ones = Deep Ones
option-roles-elder-things = Elder Things
option-roles-great-old-one = Great Old One
option-roles-nodens = Nodens
option-roles-cthulhu-cult = Cthulhu Cult
option-roles-order-of-dagon = Esoteric Order of Dagon
option-roles-arkham-advertiser = Arkham Advertiser
option-roles-miskatonic-university = Miskatonic University
option-roles-police = Police
option-roles-feds = Feds
option-roles-randolph-carter = Randolph Carter
option-roles-king-kuranes = King Kuranes
option-choose_roles = Choose random roles at the table instead
option-start = Who starts
option-start-random = Random
option-start-1 = seat 1
option-start-2 = seat 2
option-start-3 = seat 3
option-start-4 = seat 4
option-start-5 = seat 5
option-start-6 = seat 6
option-eldritch_grimoire = Side of the Eldritch Grimoire
option-arkham_grimoire = Side of the Arkham Grimoire
option-monster = Monster card
option-monster-random = Random
option-rounds = Last round
option-allies = Units of allies
option-allies-removable = may be removed
option-allies-spared = are spared
option-mythos = Mythos tokens
option-mythos-limited = 20 in all
option-mythos-unlimited = as many as needed
option-alarms = The Monster stirs at 5, 10 and 15 Omen points
option-alarms-once = once in the game
option-alarms-each-role = once for each role
option-numbers = Numbers
option-numbers-ledger = as in the ledger
option-numbers-tuned = tuned for balance
option-elder_stop = Elder Things may stop early
option-elder_pairs = The second unit of Spores III and Fly III
option-elder_pairs-up-to = may be left out
option-elder_pairs-both = is added or moved if it can be
option-worship_swarm = Swarm takes an Outsider from the Worship field worth 2
option-worship_swarm-once = once per turn
option-worship_swarm-never = never
option-solo_aid = Aid for Neutral roles without prey
preset-draft = Choose roles at the table
preset-innsmouth = Innsmouth
preset-ruthless = Ruthless Grimoires

# --- names -------------------------------------------------------------------------------------------------------

unit-civilian = Civilian
unit-monster = Monster
unit-spawn = Spawn
unit-unknown = unit
unit-delayed = delayed { $unit }
one-unit = { $kind ->
    [only] the { $unit }
   *[other] 1 { $unit }
}
one-unit-first = { $kind ->
    [only] The { $unit }
   *[other] 1 { $unit }
}
type-eldritch = Eldritch
type-arkham = Arkham
type-neutral = Neutral
path = { $a } – { $b }
track-left = the left side of Dominance
track-right = the right side of Dominance
ritual-face = area { $area }, { $n } Mythos
direction-ice = Ice
direction-sand = Sand
direction-sea = Sea
trip-start = the start
trip-field = { $name } ({ $type }, { $n } Omen points)
deed-start = the start
deed-cultists = { $n } Cultists added in a turn
deed-altars = { $n ->
    [one] an Altar added
   *[other] { $n } Altars added in a turn
}
deed-removals = { $n } units removed in a turn
deed-mythos = { $n } Mythos gained from Worship
deed-dominance = Eldritch gains dominance in your turn
row-step = Step
row-drag = Drag
row-spawn = Spawn
row-worship = Worship
row-call = Call
elder-spores-1 = Spores I: add a unit, gain Mythos
elder-spores-2 = Spores II: add a unit that may move
elder-spores-3 = Spores III: add up to two units
elder-fly-1 = Fly I: move a unit, gain Mythos
elder-fly-2 = Fly II: move a unit up to three times
elder-fly-3 = Fly III: move up to two units
elder-experiment-1 = Experiment I: abduct at a Neutral location
elder-experiment-2 = Experiment II: abduct at an Eldritch or Arkham location
seal-1 = Seal 1: abduct a unit
seal-2 = Seal 2: abduct units of { $n } roles in a turn
seal-3 = Seal 3: { $n } of your units on the board
ring-name-0 = Outer ring
ring-name-1 = Inner ring
ring-mythos = gain Mythos
ring-civilians = move two Civilians
ring-walk = move the Avatar up to twice
ring-eldritch = the Avatar to any Eldritch location
ring-anywhere = from an Eldritch location the Avatar goes anywhere
ring-prey = remove a unit at the Avatar for { $one } Omen point
ring-feast = at an Eldritch location remove a unit for { $two } Omen points
ring-ancient = at an Eldritch location use the Ancient card
gaunt-most-units = abduct where most units are
gaunt-most-colours = abduct where most roles are
gaunt-soar = the Avatar to any area
gaunt-scatter = scatter a location
order-assign = Assign
order-recruit = Recruit
order-patrol = Patrol
order-arrest = Arrest

# --- what happens ------------------------------------------------------------------------------------------------

monster-revealed = The Monster is { $monster } It waits at { $location }.
role-taken = { $seat } plays { $role }.
grimoire-added = { $who } joins the game.
turn-begins = Round { $n }: { $who } { $many ->
    [yes] begin a turn
   *[no] begins a turn
}.
turn-ends = The turn of { $who } is over.
omens-gained = { $who } { $many ->
    [yes] gain
   *[no] gains
} { $n ->
    [one] 1 Omen point
   *[other] { $n } Omen points
}: { $total }.
omen-complete = { $who } { $many ->
    [yes] complete their omen
   *[no] completes its omen
}.
monster-marker = { $who } { $many ->
    [yes] get
   *[no] gets
} the Monster marker.
monster-acts = The Monster acts: { $monster }
mythos-gained = { $who } { $many ->
    [yes] gain
   *[no] gains
} { $n } Mythos.
mythos-lost = { $who } { $many ->
    [yes] lose
   *[no] loses
} { $n } Mythos.
mythos-spent = { $who } { $many ->
    [yes] spend
   *[no] spends
} { $n } Mythos: { $purpose }.
purpose-stress = 1 more action
purpose-plan = an extra Order token
purpose-command = any unit may be moved
purpose-call-back = a unit comes back from Dominance
purpose-threat = the Ancient card is used
purpose-deep-swarm = an Outsider comes back from the action fields
purpose-elder-swarm = a used field once more
purpose-surge = it reads once more
moved = { $first_unit } goes from { $origin } to { $location }.
swapped = { $first_unit } of { $origin } and { $other_unit } of { $location } change places.
added = { $first_unit } comes to { $location }.
removed = { $who } { $many ->
    [yes] remove
   *[no] removes
} { $unit } at { $location }.
abducted = { $who } { $many ->
    [yes] abduct
   *[no] abducts
} { $unit } at { $location }.
destroyed = { $first_unit } is destroyed at { $location }.
returned = { $first_unit } goes back to its owner.
dominance = { $faction } gains dominance! The marker goes to field { $field }.
spread = { $n ->
    [0] No Civilians are spread
    [one] 1 Civilian is spread
   *[other] { $n } Civilians are spread
} over the city from location 1 on.
reshuffled = A discard pile ({ $n ->
    [one] 1 card
   *[other] { $n } cards
}) is shuffled into a new deck.
drew = { $who } { $many ->
    [yes] draw
   *[no] draws
} { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
drew-rituals = { $who } draws: { $rituals }.
drew-laws = { $who } { $many ->
    [yes] draw
   *[no] draws
}: { $laws }.
limit-advances = { $who }: the limit marker of { $row } advances.
deep-acts = { $who } { $many ->
    [yes] put
   *[no] puts
} an Outsider on { $row }.
dragged = { $first_unit } is dragged from { $origin } to { $location }.
sinks = An Outsider of { $who } leaves { $origin } with its prey and waits on the limit marker of { $row }.
sinks-on-board = An Outsider of { $who } leaves { $origin } with its prey; no limit marker is free, and it waits on the role board.
regrouped = { $who } { $many ->
    [yes] take
   *[no] takes
} back { $n ->
    [one] 1 unit
   *[other] { $n } units
}.
elder-acts = { $who }: { $elder }.
seal-opened = { $who } { $many ->
    [yes] open
   *[no] opens
} seal { $n }.
ancient-kept = { $who } plays as { $ancient }
ancient-revealed = { $who } reveals { $ancient }
ancient-used = { $who } uses { $ancient }
location-marked = { $who } puts the location marker on { $location }.
harbinger-moves = { $who } moves a Harbinger: { $ring_field }.
soars = { $who } hovers over area { $area }.
gaunt-moves = { $who } sends a Night-gaunt: { $gaunt }.
worshipped = { $who } worships with a card ({ $ritual }).
summons = { $who } summons with a card ({ $ritual }).
cultist-hides = A Cultist of { $who } hides on the path { $path }.
cultist-disturbed = A Cultist of { $who } on the path { $path } is disturbed.
cultist-back = { $who } takes back the Cultist of the path { $path }.
altar-buried = { $who } buries the Altar in area { $area }.
area-corrupted = { $who } raises an Altar in area { $area }; Corruption is { $n } now.
ritual-revealed = { $who } reveals a card ({ $ritual }).
altar-raised = { $who } raises an Altar at { $location }.
altar-gone = The Altar at { $location } goes back to { $who }.
grand-ritual = { $who } moves the Progress marker of the Grand Ritual to { $grand }.
investigator-revealed = { $who } sends { $investigator }
sanity-lost = { $who } loses Sanity.
insane = The Investigator of { $who } has seen too much and leaves.
published = { $who } publishes the story.
expedition = The expedition of { $who } goes to { $trip }.
law-discarded = { $who } { $many ->
    [yes] discard
   *[no] discards
} { $law }.
law-played = { $who } { $many ->
    [yes] decree
   *[no] decrees
} { $law_effect }
order-assigned = { $who } { $many ->
    [yes] put
   *[no] puts
} an Order token on { $order }.
orders-gained = { $who } { $many ->
    [yes] gain
   *[no] gains
} { $n ->
    [one] 1 Order token
   *[other] { $n } Order tokens
}.
disorganized = { $who } { $many ->
    [yes] are
   *[no] is
} disorganized, { $n } short on { $order }: all Order tokens go back and the turn ends.
wagon = The Wagon of { $who } stands at { $location }.
post-on = The Command Post of { $who } stands on the path { $path }.
post-at = The Command Post of { $who } stands at { $location }.
post-lost = { $who } { $many ->
    [yes] take
   *[no] takes
} the Command Post back.
dreams = { $who } dreams: { $n } and { $other_n }.
dream-self = The Dream-self of { $who } is at { $dream }.
dream-self-with = The Dream-self of { $who } is at { $dream } and took along { $companions }.
dreamt-away = { $who } brings { $unit } from { $location } to { $dream }.
vision-in = { $who } has a Vision of { $dream }.
vision-at = { $who } has a Vision of { $location }.
chapter = { $who } reads: { $chapter } The white die shows { $location }.
grimoire-holds = { $who } rolls the black die for its own places, { $free } of them without rivals: { $die }, and up to { $most } brings a point.
grimoire-presses = { $who } has { $units ->
    [one] 1 unit
   *[other] { $units } units
} on its side of Dominance, which brings { $n ->
    [one] 1 point
   *[other] { $n } points
}.

# --- what is refused ---------------------------------------------------------------------------------------------

why-must = You may not stop here: this has to be done as long as it can be.
why-all-picked = { $n ->
    [one] The only one there is picked already.
   *[other] All { $n } of them are picked already.
}
why-no-unit = There is no { $colour } at { $location }.
why-no-mythos = { $n } Mythos needed, you have { $have }.
why-no-actions = You have no action left in this turn.
why-none-to-add = No { $colour } is left that you could add, in your supply or elsewhere.
why-no-location = No location is in question now.
why-not-among = { $location } is not in question, only { $locations }.
why-delayed = { $colour }: nobody can move it before it stands up again.
why-monster-stays = This Monster never moves from its place by anybody's hand.
why-there-already = { $location } is where it stands already.
why-nowhere = From { $location } there is nowhere to go for { $colour }.
why-other-unit = Another unit has to move: the one at { $location } has just moved.
why-walker-gone = The unit that moved is no longer on the board.
why-unit-moved = That unit has moved already.
why-civilians-moved = { $n ->
    [one] The Civilian at { $location } has moved already.
   *[other] All { $n } Civilians at { $location } have moved already.
}
why-not-swarmed = This move leads into or out of the swarm: { $locations }.
why-not-adjacent = { $location } is not adjacent to { $origin }.
why-own-swap = A unit of your own would be no change.
why-monster-no-swap = Nobody changes places with the Monster by this card.
why-none-on-side = There is no { $colour } on { $track_side }.
why-none-held = { $who } { $many ->
    [yes] have
   *[no] has
} abducted no { $colour }.
why-none-dreaming = There is no { $colour } in the Dreamlands.
why-fewer-omens = { $who } { $many ->
    [yes] have
   *[no] has
} { $n } Omen points, and the Monster goes for { $most }.
why-no-prey = { $who } { $many ->
    [yes] have
   *[no] has
} no unit on the board that the Monster could destroy.
why-spawn-last = Spawn are destroyed last, and others are at { $location }.
why-standing-first = At { $location } Outsiders that stand come before delayed ones.
why-nothing-there = The card can do nothing at { $location }.
why-no-common-place = There is no location that { $colour } could enter together with the others.
why-officers-moved = { $n ->
    [one] The Officer at { $location } has moved already.
   *[other] All { $n } Officers at { $location } have moved already.
}
why-no-wagon = The Wagon is not on the board.
why-wagon-used = The Wagon goes once per turn, and it has.
why-struck-already = At { $location } you have taken a unit already.
why-post-on-water = { $path } is a water path, and the Command Post stands on a normal one.
why-post-one-way = { $path } leads one way only, and the Command Post stands on a normal path.
why-blue = Blue effects are for the Police alone.
why-no-partner = At { $location } there is nobody nearby to change places with.
why-no-token = There is no Order token on { $order_field }.
why-same-field = It lies on that field already.
why-no-civilian-removed = There is no Civilian on the Dominance track.
why-heard-already = A Civilian comes to { $location } already.
why-witnesses = { $n ->
    [one] A Civilian is
   *[other] { $n } Civilians are
} at { $location }, and before them nobody is deported.
why-nobody-to-deport = At { $location } there is nobody who could be deported.
why-no-vision-at = There is no Vision at { $location }.
why-no-vision-in = There is no Vision in { $dream }.
why-one-way = The path between { $origin } and { $location } leads only the other way.
why-no-path = No path leads from { $origin } to { $location }.
why-water = Only water lies between { $origin } and { $location }, and this move does not cross it.
why-command-post = The Command Post closes the path from { $origin } to { $location } to all but Officers.
why-sigil = The sigil at { $location } keeps everybody else out.
why-monster-controls = The Monster and its Spawn control { $location } with { $n } of { $total } units.
why-controlled = { $who } { $many ->
    [yes] control
   *[no] controls
} { $location } with { $n } of { $total } units.
why-not-in-control = You do not control { $location }: { $n } of your units against { $others } others.
why-own-unit = That is a unit of your own, and you never take those off the board.
why-civilians-first = Civilians come first at { $location }: { $n ->
    [one] 1 is there
   *[other] { $n } are there
}.
why-ally = { $colour }: units of your own faction are spared, as was agreed.
why-monster-remains = The Monster never leaves the board.
why-remains = { $first_unit } never leaves the board.
why-investigator-away = Your Investigator is not on the board.
why-no-cab = No night cab comes for this Investigator.
why-ability-used = That can be used once per turn, and it was.
why-no-ability = This Investigator has nothing to use once per turn.
why-nobody-to-call = No Civilian can come to { $location }.
why-no-interview = That comes after an Interview, and there was none in this turn.
why-bus-ridden = The bus goes once per turn, and it has.
why-nobody-elsewhere = Nobody elsewhere can change places with you.
why-at-start = The expedition is at its start.
why-trip-far = { $trip } does not follow on where the expedition is.
why-trip-done = The mission marker lies on { $trip }, and the expedition may not enter there.
why-trip-type = { $location } is { $faction }, and the lecture asks for another type: { $trip }.
why-nobody-there = Nobody is at { $location }.
why-nobody-to-take = { $n ->
    [one] 1 unit is at { $location }, and you cannot take it.
   *[other] { $n } units are at { $location }, and you can take none of them.
}
why-nobody-moves = No unit can move: every path is closed to them.
why-all-moved = All your units in town have moved already.
why-nobody-stands = None of your units stands on the map, so none can move: add one first.
why-all-delayed = All your units on the map are delayed: none can move before it stands up.
why-no-card-left = No card is left to draw, neither in the deck nor in its discard pile.
why-harbinger-moved = { $ring }: its Harbinger has moved in this activation.
why-area-full = Every path around area { $area } has its Cultist.
why-path-of-water = { $path } is a water path, and no Cultist hides there.
why-path-elsewhere = { $path } does not lie around area { $area }.
why-path-taken = { $path } has its Cultist already.
why-no-cultist-there = No Cultist hides on { $path }.
why-altars-served = The Altars in area { $area } have had their due in this turn.
why-no-altar = There is no Altar in area { $area }.
why-spawn-idle = Besides the Outsider for the field there is none that you could add.
why-pool-empty = The pool holds no Mythos.
why-nobody-lies = No Outsider is delayed.
why-field-taken = { $row }: this field has its Outsider already.
why-field-sealed = { $row }: field { $n } is not to the left of the limit marker, which lies on field { $limit }.
why-no-outsider = No Outsider is left in your supply.
why-field-alike = { $row }: the fields are alike, take the first free one.
why-row-empty = { $row }: no Outsider lies there.
why-swarmed-before = Swarm has taken an Outsider from the Worship field worth 2 in this turn already.
why-never-swarmed = Swarm never takes the Outsider of the Worship field worth 2, as was agreed.
why-own-passenger = That is a unit of your own, and you drag only others.
why-limit-free = { $n ->
    [one] 1 limit marker is free and takes the Outsider.
   *[other] { $n } limit markers are free, and one of them takes the Outsider.
}
why-limit-gone = { $row }: the limit marker has left its row.
why-limit-loaded = { $row }: an Outsider waits on its limit marker already.
why-no-marker = No marker of yours is ready.
why-field-empty = { $elder }: no marker lies there yet, so it costs no Mythos.
why-field-used = { $elder }: a marker lies there already; once more costs { $n } Mythos.
why-markers-ready = { $n ->
    [one] 1 marker is ready
   *[other] { $n } markers are ready
}, and { $fields ->
    [one] 1 empty field can be done
   *[other] { $fields } empty fields can be done
}: go on.
why-spores-idle = No unit is left that you could add, in your supply or elsewhere.
why-no-subject = None of your units stands beside somebody whom you could abduct there.
why-ancient-idle = The Ancient card could do nothing now.
why-no-gaunt = No Night-gaunt is at “{ $gaunt }”.
why-gaunt-there = A Night-gaunt is at “{ $gaunt }” already.
why-nobody-scatters = Nobody at { $location } can be moved.
why-nobody-swarmed = Nobody around area { $area } can be taken.
why-not-held = No { $colour } lies on your board.
why-grand-far = { $grand } is not next after { $at }, where the Progress marker is.
why-grand-unmet = { $grand }: you have { $have } of these in this turn.
why-no-step-in-area = None of your Cultists around area { $area } can move.
why-area-controlled = Every location around area { $area } is controlled by somebody.
why-order-past = The step { $order_field } is over in this turn.
why-no-officer = No Officer of yours is at { $location }.
why-arrested-there = You have arrested somebody at { $location } in this turn.
why-no-order-token = No Order token is left in the supply.
why-no-law = You have no Law card in hand.
why-nobody-arrested = None of your Officers stands beside somebody whom you could arrest.
why-nobody-raided = The left side of Dominance is empty.
why-vagrant-away = The Vagrant is not on the board.
why-dreamt-there = The Dream-self is at { $dream } already.
why-no-dream-path = No path leads to { $dream } from place { $at } of the Dreamlands, where the Dream-self is.
why-dominance-empty = Nobody lies on Dominance.
why-no-area = { $dream } needs the Vagrant beside area { $area }, and { $location } is not.
why-not-on-track = No { $colour } lies on { $track_side }.
why-shared-before = You have shared a dream at { $location } in this turn.
why-all-along = { $colour }: all { $n } at { $dream } go along already.
why-not-dreaming = No { $colour } is at { $dream }.
no-cultist-left = No Cultist is left in your supply.
no-orders-left = { $n ->
    [one] 1 Order token
   *[other] { $n } Order tokens
} needed, you have { $have }.
role-in-use = { $who } { $many ->
    [yes] already have
   *[no] already has
} those pieces, so { $role } cannot be played

# --- what is asked -----------------------------------------------------------------------------------------------

what-next = What next? { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, { $mythos } Mythos.
ask-GoOn = Nobody sits here: go on when you like.
ask-PickRole = Which role will you play?
ask-MoveOwn = Move one of your units: from where to where?{ and-more }
ask-WalkOn = Move on with the same unit, or leave it there?
ask-MoveCivilians = { $of ->
    [one] Move a Civilian: from where to where?
   *[other] Move up to { $of } Civilians: number { $at } now, from where to where?
}
ask-MoveAny = { $which ->
    [first] { $n ->
        [one] Which unit moves?
       *[other] Which unit moves first? Up to { $n } may.
    }
   *[next] Which unit moves next?
}
ask-MoveAnyTo = { $unit }: move where?
ask-TakeUnit = Which unit do you take? Civilians come first.
ask-TakeEach = Which unit do you take ({ $n } left)? Civilians come first.
and-more = { $more ->
    [0] {""}
   *[other] {" "}({ $more } more after this)
}
ask-AddUnit = Where do you add { $own }?{ and-more }
ask-AddAnother = Where do you add a second unit, if you want to?
ask-AddFrom = Your supply is empty. Where do you take the unit from?
ask-ReleaseAt = { $whence ->
    [held] You must free all units that you have abducted: at which location?
    [left] All units on the left side of Dominance are set free: at which location?
    [civilians] All Civilians of Dominance are set free: at which location?
   *[dream] All units that you brought to { $dream } are set free: at which location?
}
ask-MonsterWhere = The Monster could go to several places: where?
ask-MonsterPrey = Several roles are equally tempting: whom does the Monster hunt?
ask-MonsterWhom = Which unit does the Monster destroy at { $location }?
ask-DeepAction = Put an Outsider on an action field? { $supply } in the supply, { $mythos } Mythos.
ask-Drag = Which Outsider drags somebody along, from where to where?
ask-Passenger = Who is taken along from { $origin }?
ask-Sink = Which limit marker takes the Outsider?
ask-ElderAction = Put a marker on a field. { $ready } left, { $mythos } Mythos.
ask-Haunt = { $card }: which location is haunted?
ask-MarkLocation = Where do you put the location marker?
ask-Rift = Who goes through the rift at { $location }? Up to { $n } units.
ask-RiftTo = Where does the rift lead?
ask-PlaceAvatar = At which Eldritch location does the Avatar start?
ask-KeepAncient = Which Ancient card will you be?
ask-Harbinger = Move a Harbinger once or twice. { $mythos } Mythos.
ask-AvatarTo = Where does the Avatar go?
ask-LastCommand = Command another unit for Mythos?
ask-Soar = Over which area does the Avatar hover?
ask-NightGaunt = Which Night-gaunt flies to which field?
ask-ScatterAt = Which location is scattered?
ask-NodensAction = { what-next }
ask-LooseUnit = Which unit is let loose at { $location }?
ask-CultAction = { what-next }
ask-SummonOn = On which path around area { $area } does the Cultist hide?
ask-Chant = Which Altar has its due next?
ask-ServeAltar = Bury the Altar in area { $area }, or sacrifice a Cultist beside it?
ask-Join = Take back a Cultist to remove a unit?
ask-RevealRitual = Which card names the ritual area of this turn?
ask-OrderAction = { what-next }
ask-GrandRitual = Move the Progress marker of the Grand Ritual?
ask-Tend = From where does a Civilian come to you?
ask-AdvertiserAction = { what-next }
ask-Stride = A second move of this Step?
ask-KeepNerve = An Eldritch location. Lose Sanity, or keep your nerve?
ask-UniversityAction = { what-next }
ask-OfficerMove = Which Officer moves, from where to where?{ and-more }
ask-TakeControlled = Take a unit at a location that you control?
ask-WagonTo = Where does the Wagon stand?
ask-PostOn = On which path does the Command Post stand?
ask-PostAt = At which location does the Command Post stand?
ask-DiscardLaw = Which Law card do you discard?
ask-PlayLaw = Which Law do you play, and which of its effects? A Beat is a location with an Officer of yours.
ask-OfficerBack = { $n ->
    [one] Which Officer do you take back?
   *[other] Which Officers do you take back, up to { $n }?
}
ask-OfficerRelocate = Which Officer is sent elsewhere?
ask-OfficerTo = Where does the Officer of { $location } go?
ask-SwapOfficer = Which Officer changes places?
ask-SwapWith = With whom does your unit at { $location } change places?
ask-TokensOff = Which Order { $n ->
    [one] token do you take off?
   *[other] tokens do you take off, up to { $n }?
}
ask-ShiftOrder = Shift an Order token ({ $n } left)?
ask-ExtraOrder = On which field does the extra Order token lie?
ask-CashIn = Which Order tokens do you take off for Mythos? { $mythos } Mythos for every { $each }.
ask-Amnesty = At which Beat do Civilians come back?
ask-AmnestyFrom = From which sides of Dominance do Civilians come to { $location }, up to { $n }?
ask-Appeal = To which Beats does a Civilian come, and from which side? Up to { $n }, one to each.
ask-Deport = From which Beat does a unit go back to its owner?
ask-DeportWhom = Which unit at { $location } goes back to its owner?
ask-Plan = Buy an extra Order token for Mythos? { $mythos } Mythos.
ask-AssignOrder = { $n ->
    [one] On which field does the Order token go?
   *[other] On which fields do the { $n } Order tokens go?
}
ask-Arrest = Whom do you arrest ({ $n } left)?
ask-FedAction = What next? { $purse ->
    [one] 1 Order token
   *[other] { $purse } Order tokens
}, { $mythos } Mythos.
ask-GiveBack = { $n ->
    [one] Which Vision do you give back?
   *[other] Which { $n } Visions do you give back?
}
ask-PlaceDreamer = Where in the Dreamlands does the Dream-self start?
ask-CarterAction = { what-next }
ask-CallBack = Which unit comes back from Dominance?
ask-CallBackTo = { $unit }: to which Arkham location?
ask-KuranesAction = { what-next }
ask-DreamTake = Who is dreamt away?
ask-Carry = Who goes along to { $dream }? Any units, or none.

# --- answers -----------------------------------------------------------------------------------------------------

answer-stop-DeepAction = End the turn
answer-stop-ElderAction = End the turn
answer-stop-NodensAction = Begin the hunt
answer-stop-CultAction = End your actions
answer-stop-OrderAction = End your actions
answer-stop-AdvertiserAction = End your actions
answer-stop-UniversityAction = End your actions
answer-stop-FedAction = End your actions
answer-stop-CarterAction = End your actions
answer-stop-KuranesAction = End your actions
answer-stop-WalkOn = Stay there
answer-stop-Stride = Stay there
answer-stop-Plan = No extra token
answer-stop-LastCommand = No Command
answer-stop-GrandRitual = Not now
answer-stop-Join = No more
answer-stop = Enough
answer-location = { $location }
answer-colour = { $colour }
answer-path = { $path }
answer-area = Area { $area }
answer-dream = { $dream }
answer-side = { $side }
answer-role = { $role }
answer-law = { $law }
answer-grand = Grand Ritual: move the Progress marker to { $grand }
answer-grand-last = Grand Ritual: complete it with { $grand }; { $n ->
    [one] 1 Omen point
   *[other] { $n } Omen points
}, and the Progress marker goes back to the start
answer-order = { $order_field }
answer-elder = { $elder }
answer-nothing = Nothing can be done
answer-enough = Enough
answer-way = { $origin } → { $location }
answer-shift = { $order_field } → { $order_field_to }
answer-unit = { $colour } at { $location }
answer-track-unit = { $colour } from { $track_side }
answer-track-side = { $track_side }
answer-holder = from { $side }
answer-dreamlands = from the Dreamlands
answer-row = the limit marker of { $row }
answer-role-board = on the role board
answer-swarm-row = Swarm: take an Outsider back from { $row }
answer-alone = nobody
answer-worship-slot = Worship for { $n } Mythos
answer-elder-stacked = { $name } (again, for { $n } Mythos)
answer-ancient = { $name } (Threat { $n }): { $text }
answer-harbinger = { $ring }, { $n ->
    [one] 1 step
   *[other] { $n } steps
}: { $action }
answer-harbinger-aligned = { $ring }, { $n ->
    [one] 1 step
   *[other] { $n } steps
}, the planets align: { $action }
answer-command = Command: move any unit
answer-gaunt = from “{ $gaunt }” to “{ $gaunt_to }”
answer-threat = Threat: { $name } for { $n } Mythos. { $text }
answer-fly = Fly: move two units
answer-transport = Transport: abduct a unit
answer-ritual = Ritual: draw a card
answer-stress = Stress: 1 Mythos for 1 more action
answer-summon-card = Summon with { $ritual }
answer-worship-card = Worship with { $ritual }
answer-ritual-card = { $ritual }
answer-bury = Bury the Altar
answer-sacrifice = Sacrifice the Cultist of { $path }
answer-join = The Cultist of { $path }: a unit at { $location }
answer-step = Step: move a Cultist
answer-summon = Summon: add a Cultist
answer-remove = Ritual: remove a unit
answer-interview = Interview
answer-bus = Bus ride: change places with a unit
answer-ability = Ability: { $name }
answer-step-to = Step to { $location }
answer-cab-to = Take the cab to { $location }
answer-lose-sanity = Lose Sanity
answer-keep-sanity = Keep your nerve
answer-turn-back = Lecture: the expedition goes back to the start
answer-lecture = Lecture: the expedition goes to { $trip }
answer-ride = Take the Wagon to { $location }
answer-appeal = { $location }, from { $track_side }
answer-fed-step = Step: move an Officer ({ $n })
answer-fed-assign = Assign: draw Law cards ({ $n })
answer-fed-decree = Decree: play a Law card ({ $n })
answer-fed-recruit = Recruit: add an Officer ({ $n })
answer-fed-arrest = Arrest: remove a unit ({ $n })
answer-fed-secure = Secure: place the Command Post ({ $n })
answer-fed-raid = Raid: empty the left side of Dominance ({ $n })
answer-fed-plan = Plan: buy an Order token for Mythos
answer-dreamshare = Dreamshare
answer-call-back = Command: bring a unit back from Dominance
answer-explore = Explore { $dream }
answer-go = Go

# --- places and pieces -------------------------------------------------------------------------------------------

zone-area = Area { $n }
zone-path = Path { $path }
zone-dominance = Dominance
zone-field = Dominance { $n }
zone-omens = Omen track
zone-monster-card = Monster card
zone-out = Out of the game
zone-dreamlands = The Dreamlands
zone-mat = { $who }
zone-supply = Supply
zone-held = Abducted units
zone-chapters = Chapters
zone-purse = Mythos and markers
zone-row = { $row }
zone-role-board = Role board
zone-elder = { $elder }
zone-ring-0 = Outer ring
zone-ring-1 = Inner ring
zone-ancient = Ancient card
zone-ancient-deck = Ancient deck
zone-ancient-discard = Ancient discard pile
zone-ancient-offer = Ancient cards drawn
zone-ancient-box = Ancient cards in the box
zone-gaunts = Night-gaunts
zone-ritual-hand = Hand
zone-worship = Worship field
zone-revealed = Revealed card
zone-ritual-deck = Ritual deck
zone-ritual-discard = Ritual discard pile
zone-grand = Grand Ritual
zone-corruption = Corruption
zone-investigator = Investigator card
zone-investigator-deck = Investigator deck
zone-investigator-discard = Investigator discard pile
zone-sanity = Sanity
zone-expedition = Expedition
zone-law-hand = Hand
zone-law-deck = Law deck
zone-law-discard = Law discard pile
zone-order = { $order }
zone-dice = Dream dice
counter-omens = Omen points
counter-mythos = Mythos
counter-ready = Markers ready
counter-waiting = Markers for the next turn
counter-corruption = Corruption
counter-sanity = Sanity field
counter-story = Omen points for a story
counter-purse = Order tokens
counter-orders = Order tokens left
counter-visions = Visions left
counter-altars = Altars left
counter-actions = Actions left
counter-field = Field
counter-die = Die { $n }
counter-open = Open fields
piece-control = Control
piece-marker = Dominance marker
piece-monster-marker = Monster marker
piece-mission = Mission marker
piece-location-marker = Location marker
piece-altar = Altar
piece-vision = Vision
piece-wagon = Wagon
piece-post = Command Post
piece-dream-self = Dream-self
piece-limit = Limit marker
piece-order = Order token
piece-harbinger = Harbinger
piece-progress = Progress marker
piece-expedition = Expedition marker
piece-area = Avatar over the area
line-monster = Monster
line-ancient = Ancient, Threat { $n }
line-ancient-avatar = Ancient, Threat { $n }. The haunted location is the Avatar's
line-ancient-swarm = Ancient, Threat { $n }. The haunted location is one that the night-gaunts swarm, chosen when the card is used
line-investigator = Grit { $n }, { $type }
line-law = Law. A Beat is a location with an Officer of yours
face-ritual = Area { $area }
face-ritual-text = { $n } Mythos in the Worship field.
blue = blue
tip-dominance = Eldritch fills it from field 1 upwards, Arkham from field { $n } downwards. The unit that would have to lie on the marker brings dominance.
tip-chapters = In its turn the black die names the chapter that is read. Then it may gain 1 Omen point for its places without rivals, by another roll, and for units on its side of Dominance.
tip-location = { $type } location.
tip-paths = Paths to { $locations }.
tip-paths-out = One way only, to { $locations }.
tip-paths-in = One way only, from { $locations }.
tip-water = Water to { $locations }.
tip-areas = Beside { $n ->
    [one] area
   *[other] areas
} { $areas }.
tip-area = Around it lie { $locations }. Its paths by land: { $paths }.
tip-grand = Then { $fields }.
tip-grand-last = The end: { $n ->
    [one] 1 Omen point
   *[other] { $n } Omen points
}, and back to the start.
tip-trip = After { $before }.
tip-reward-mythos = Here the expedition brings { $n } Mythos.
tip-reward-steal = Here the expedition takes up to { $n } Mythos of every other role.
tip-reward-civilians = Here all Civilians of Dominance come to a Neutral location.
tip-feds = Actions with their price in Order tokens: { $costs }. Plan: { $n } Mythos for an Order token.
tip-sanity = A story is worth so many Omen points, by the field of Sanity: { $fields }.
tip-corruption = The fields of Corruption, so many actions and cards: { $fields }.
tip-ring = Then field { $n }.
tip-elder = { $omens ->
    [0] {""}
    [one] 1 Omen point.
   *[other] { $omens } Omen points.
}{ $mythos ->
    [0] {""}
   *[other] {" "}{ $mythos } Mythos.
}
tip-elder-swarm = Once more in a turn: { $n } Mythos.
tip-row-step = An Outsider moves up to twice, by water as well, and is then delayed.
tip-row-drag = An Outsider moves once and drags a unit along; under water that unit is removed for { $n ->
    [one] 1 Omen point
   *[other] { $n } Omen points
}, and the Outsider waits on a limit marker.
tip-row-spawn = Add a delayed Outsider from your supply to an Eldritch location: with the one on this field that uses two.
tip-row-worship = Gain Mythos: { $fields }, by the field.
tip-row-call = All delayed Outsiders stand up.
tip-gaunt-most-units = { $n } units, as far as they are there.
tip-gaunt-most-colours = { $n } units, as far as they are there.
tip-gaunt-soar = The locations around it are swarmed; the same area will do.
tip-gaunt-scatter = Each of its units goes where the white die says.
plus-orders = { $n ->
    [0] {""}
   *[other] {" "}plus { $n }
}
tip-order-assign = As many Order tokens as lie here{ plus-orders } are added to the fields.
tip-order-recruit = As many Officers as tokens lie here{ plus-orders } are added to Neutral locations.
tip-order-patrol = As many Officers as tokens lie here{ plus-orders } move.
tip-order-arrest = As many units as tokens lie here{ plus-orders } are arrested, each at another location with an Officer.

# --- when it is used ---------------------------------------------------------------------------------------------

used-area = Areas are named by Ritual cards, and the Avatar of Nodens hovers over one: what lies around it is in reach.
used-location = Units are moved, added and removed at locations by the actions of the roles.
used-path = Units move along paths; some roles place Cultists or the Command Post on one.
used-dominance = Units that a faction removes lie here. When a side is full, that faction gains dominance.
used-field = Units that a faction removes lie here. When a side is full, that faction gains dominance.
used-omens = Nobody uses it: it shows the Omen points, and at 20 the game ends.
used-omen = Nobody uses it: it shows the Omen points, and at 20 the game ends.
used-card = The Monster acts at the beginning of a turn, if the role has the Monster marker.
used-out = Nobody uses it any more.
used-mat = All that belongs to this role lies here; it is used in the role's own turn.
used-purse = Omen points decide the game: 20 end it. Mythos is spent on powers in the role's own turn; markers count what is left.
used-supply = Units are added to the board from here.
used-held = Abducted units lie here until the role releases them.
used-deck = Cards are drawn from here, as the role's board says.
used-cards = These cards are used in the role's own turn, as their texts say.
used-hand = Cards in hand are used in the role's own turn, as its board says.
used-gaunt = A Harbinger moves to an empty field in the step Night-gaunt of Nodens' turn, and that field's action is done.
used-dreamlands = The Dream-self walks here in its role's own turn.
used-dream = The Dream-self walks here in its role's own turn; Visions appear by the Dream dice.
used-trip = The expedition moves here by a lecture in the University's turn.
used-order = In the Police's turn each field is carried out in order, as often as Order tokens lie on it.
used-ring = At the end of every other role's turn the Great Old One moves a Harbinger and does the action of its field.
used-row = In the Deep Ones' turn an Outsider is put on an empty field left of the limit marker, and its action is done.
used-role-board = An Outsider that lies here comes back when the Deep Ones regroup.
used-action = In the Elder Things' turn a marker is put on an empty field, and its action is done.
used-seal = A seal is opened when what it asks for is done in the Elder Things' turn; from the next turn on its marker can be used.
used-grand = The Progress marker moves on in the Order's turn, when what the next field asks for was done.

# --- what wins, and the parts of a turn ---------------------------------------------------------------------------

goal-omens = Omen points
goal-omens-text = The first role with { $of } Omen points wins, at once and alone. Every role gains them in a way of its own, which its board tells.
goal-dominance = Dominance
goal-dominance-text = Units that your faction removes fill its side of the Dominance track. With the one that brings it to { $of }, every role of the faction gains 1 Omen point, the track is cleared, and the Monster stirs.
phase-monster = Monster
phase-monster-text = Whoever begins a turn with the Monster marker first lets the Monster act, as its card says. The marker comes with dominance, and when somebody first reaches 5, 10 or 15 Omen points.
phase-turn = Own turn
phase-turn-text = The role does the steps of its own board, in their order. No two roles act alike.
phase-after = After it
phase-after-text = The Great Old One, if somebody plays it, acts after every other role's turn. Then the next role begins.

# --- what every sign is for ---------------------------------------------------------------------------------------

sign-purse-omens = Omen points: the first role with 20 wins. Every role gains them in its own way; factions also by dominance.
sign-purse-mythos = Mythos pays for what only this role can do besides its actions: further actions, moves, tokens or a card. It is gained by actions, fields and cards.
sign-purse-actions = So many actions the role may still take in this turn.
sign-purse-altars = Altars that this role can still place: a cult with none left places no more. One that is taken back from the board can be placed again.
sign-purse-corruption = As many actions, and new Ritual cards, as the Cthulhu Cult has in a turn. It rises with every Cultist that is taken back for a unit to be removed, and falls with every Altar on the board.
sign-purse-orders = Order tokens that the Police can still lay on their Order fields when they assign. If there are not enough of them, the turn ends at once.
sign-purse-purse = Order tokens pay for the actions of the Feds. They come with funding, by units removed where the Feds control, and for Mythos; those left over are kept.
sign-purse-ready = Markers of the Elder Things: each is laid on an action field for its action, and comes back at the next release. An opened seal adds one for good.
sign-purse-waiting = Markers from seals that were opened in this turn: they can be laid on action fields from the next turn on.
sign-purse-sanity = The Investigator's Sanity. It begins anew with every assignment and falls by one with every step into an Eldritch location; at the bottom the Investigator goes home.
sign-purse-story = The Omen points that the mission brings if it succeeds now: the number under the Sanity marker.
sign-purse-visions = Visions that can still be dreamt. One that a dreamer finds comes back here and is worth an Omen point.
sign-piece-unit = A unit: it counts for control, and can be moved, removed and abducted.
sign-face-civilian = A Civilian belongs to nobody and never controls, but counts among the units of a location, and must be removed or abducted before others.
sign-face-monster = The Monster acts as its card says, at the beginning of the turn of whoever holds its marker. It is never removed.
sign-face-spawn = A Spawn of the Monster: a Neutral unit of nobody, left behind where the Monster card says so. It counts among the units of its location and can be removed or abducted.
sign-face-outsider = An Outsider, the unit of Deep Ones and Elder Things. It counts for control, and water is no barrier to those of the Deep Ones.
sign-face-delayed = A delayed Outsider lies on its side and may not move. A step, a drag or spawning delays it; the call of the Deep Ones lets all of theirs stand up.
sign-face-avatar = The Avatar: that of the Great Old One stands at a location and acts there, that of Nodens hovers over an area and swarms all locations around it. Nothing removes it.
sign-face-cultist = A Cultist, the unit of the Cthulhu Cult (on paths) and of the Esoteric Order of Dagon. Cultists around an area, or in control of a location, bring Altars.
sign-face-investigator-unit = An Investigator, the unit of the Arkham Advertiser and of Miskatonic University. It goes where the mission asks for, and home when the mission is done or Sanity is lost.
sign-face-officer = An Officer, the unit of Police and Feds. Where one stands is a Beat for Law cards.
sign-face-vagrant = The Vagrant walks the city for Randolph Carter or King Kuranes, who remove or abduct units where it stands. If it is taken from the board, it costs two Visions to bring it back.
sign-piece-token = A token: it is no unit and never counts for control.
sign-face-altar = An Altar, no unit. The Cthulhu Cult places it in an area whose paths are full of Cultists, the Order of Dagon where it controls after a ritual; taken back, it brings an Omen point.
sign-face-area = Marks the area that a ritual or the Avatar is about.
sign-face-dream-self = The dreamer's own self in the Dreamlands. It goes there from place to place, and scores the Visions that it finds.
sign-face-expedition = Where the expedition of Miskatonic University stands. A lecture moves it on if the Investigator is at a location of the next field's type; a mission that succeeds scores its field and sends it back.
sign-face-harbinger = A Harbinger lies on what Nodens or the Great Old One has chosen to do.
sign-face-limit = A limit marker. For the Deep Ones, only fields to its left may be used, and an Outsider on it moves it on; for the Elder Things it is laid on a field to take its action.
sign-face-location-marker = Marks the location that an Ancient card has named, as long as the card says.
sign-face-marker = The Dominance marker: between the two sides of the track. It moves towards the loser when a faction gains dominance.
sign-face-mission = Laid down when a mission has succeeded. On the Dominance marker it bars further missions until a faction gains dominance; on an expedition's field nothing may enter or pass it.
sign-face-monster-marker = Whoever holds it lets the Monster act at the beginning of their next turn.
sign-face-omen = How many Omen points this role has. At 20 it wins.
sign-face-order = An Order token: the more lie on a field, the more that order of the Police does, and must do.
sign-face-post = The Command Post. On a path, only Officers may cross there; for the Feds it stands on a location and brings an Omen point while they control it.
sign-face-progress = How far the Order of Dagon has come with its Grand Ritual. It moves on when a turn brings what the next field asks for; at the bottom it brings 4 Omen points and begins anew.
sign-face-vision = A Vision: found by the Vagrant or the Dream-self, it is worth an Omen point.
sign-face-wagon = The Wagon of Police and Feds, brought by Law cards. Once a turn an Officer who moves from here may go to any location, with it.
sign-piece-control = A ring in a role's colour: it controls the location, and units of other factions cannot move in.
sign-piece-ancient = An Ancient card of the Great Old One or Nodens. Its Threat is the Mythos that its action costs Nodens, and the units on the left side of Dominance that bring the Great Old One an Omen point.
sign-piece-investigator = An Investigator card of the Arkham Advertiser or Miskatonic University: whom they send, with how much Grit, and to which kind of location.
sign-piece-ritual = A Ritual card names an area, and what a ritual there brings.
sign-piece-law = A Law card of Police or Feds: one of its two effects is applied when it is played.
sign-piece-monster-card = The Monster card tells how the Monster acts in this game.
sign-piece-chapter = A chapter of a Grimoire: what it does in its turn.
