# Behind the scenes in English. Names and texts of the schemes come from the content file.

option-overlord = Behind the scenes
about-overlord = Whoever takes the last seat is the Author, against all others: chooses which cultists come, spends ink on twists, and plays schemes from a secret hand. Two to five investigators; six can play. The setup follows a table of its own, whatever is agreed about difficulty. About even, a little better for the Author: he won 51 to 60 of 100 against bots. No more decisions than without him, but everybody waits for one more.
why-not-author = option overlord: one Author and two to five investigators are 3 to 6 seats; six play only with it
why-not-two-majors = Only one major expansion at a time: the Lonely Struggle, Behind the scenes (option overlord) or a mission. Leave the others out.

the-author = the Author
part-author = the Author, against all others
author-title = Behind the scenes
ending-author = The Author wins.
score-ink = Ink
score-strokes = Strokes of doom

ink-gained = { $n ->
    [one] The Author gets 1 ink
   *[other] The Author gets { $n } ink
} and has { $ink }.
schemes-reshuffled = The schemes played are shuffled into a new deck.
scheme-drawn = { $n ->
    [one] The Author draws a scheme and has 1.
   *[other] The Author draws a scheme and has { $n }.
}
scheme-dropped = The Author discards { $scheme }.
scheme-played = The Author pays { $n } ink and plays { $scheme }.
stroke-of-doom = A stroke of doom, number { $n } of { $most }.
marker-pushed = The Author moves the cultist marker on to { $place }.
one-more = The Author pays { $n } ink for one cultist more.
shifted = The Author moves { $cultist } to { $place }.
cultist-die-rerolled = The Author rerolls the cultist die of { $place }: { $cultist_face }.
silenced = { $card } is played, but its text is not carried out.
embroidered = { $cultist } has its cast symbol once more in this turn.
left-hanging = { $who } may begin only one fight in this turn.
scene-changed = { $who } is moved to { $place }.
foreseen = The Author looks at the terror cards { $circle } and { $other_circle }.
terror-exchanged = The terror cards { $circle } and { $other_circle } change places.
hold-lifted = { $goo } is held no more.
block-lifted = { $place } is blocked no more.
mind-read = { $who } looks into the Author's hand.
mind-read-cultist = { $who } looks into the Author's hand and sees { $cultist }.

ask-PushMarker = Shall the cultist marker move one on first, without a cultist?
ask-Send = Which cultist do you send to { $place }?
ask-Stage = Staging: what else happens before the dice are rolled?
ask-RerollCultistDie = Reroll a cultist die?
ask-DropScheme = You have too many schemes: which do you discard?
ask-Window = { $window ->
    [0] The turn begins. Play a scheme?
    [1] Terror has struck. Play a scheme, or make a stroke of doom?
    [2] { $who } was just helped with { $card }. Play a scheme before its text counts?
   *[3] { $who } is about to fight. Play a scheme?
}
ask-Embroider = Which cultist has its cast symbol once more?
ask-AimAt = { $verb ->
    [one-fight] Who may begin only one fight in this turn?
    [nightmare] Who has the nightmare?
   *[other] Who has lost the pages?
}
ask-MoveOn = Whom do we meet elsewhere, and where?
ask-Foresee = At which two terror cards do you look?
ask-Exchange = Terror card { $circle } is { $one }. Terror card { $other_circle } is { $other }. Shall they change places?
ask-Raise = Which terror card gets { $n ->
    [one] a crystal
   *[other] { $n } crystals
} more?
ask-Lift = Which block or hold is taken away?
ask-ReturnTo = Where do the dead return?
ask-NameGoo = Which Great Old One does the Endgame bring?
ask-NameWorld = Which world opens at { $place }?
ask-PlayEvent = Which of the two events is played?

answer-let-marker-be = Let it be
answer-push-marker = The marker moves on ({ $n } ink)
answer-bring-cultist = { $cultist }
answer-stage-nothing = Nothing more
answer-stage-spawn = One cultist more where the marker is ({ $n } ink)
answer-stage-shift = { $cultist }: from { $place } to { $goal } ({ $n } ink)
answer-stage-shift-nobody = From { $place } to { $goal } ({ $n } ink)
answer-let-dice-lie = Let them lie
answer-reroll-cultist-die = Reroll { $place }, which shows { $cultist_face } ({ $n } ink)
answer-drop-scheme = { $scheme }
answer-say-nothing = Say nothing
answer-no-more = Say nothing more in this phase
answer-stroke = Stroke of doom: terror advances ({ $n } ink)
answer-scheme = { $scheme } ({ $n } ink)
answer-embroider = { $cultist }
answer-aim-at = { $seat }
answer-move-on = { $seat } to { $place }
answer-foresee = Cards { $circle } and { $other_circle }
answer-leave-places = Leave them where they are
answer-exchange-places = Let them change places
answer-raise = Terror card { $circle }
answer-lift-block = The block of { $place }
answer-lift-hold = The hold at { $place }
answer-return-to = { $place }
answer-name-goo = { $goo }
answer-name-world = { $world }
answer-play-event = { $event }
act-read-author = Second Sight: look at a cultist of the Author's hand

why-no-ink = { $has ->
    [0] That costs { $n } ink, and you have none.
   *[other] That costs { $n } ink, you have { $has }.
}
why-once-a-turn = Once in a turn, and that is done.
why-struck = One stroke of doom in a turn is enough.
why-no-strokes = All { $n } strokes of doom of this game are made.
why-stroke-later = Strokes of doom are made after the terror phase.
why-once-asked = You are asked only once here: say nothing.
why-window-0 = This scheme is played when the turn begins, before Great Old Ones walk.
why-window-1 = This scheme is played after the terror phase.
why-window-2 = This scheme is played right after a support.
why-window-3 = This scheme is played when a combat round begins.
why-changes-nothing = It would change nothing now.
why-no-cultists-left = No cultist is left to come.
why-rerolled = The die of { $place } was rerolled in this turn.
why-in-play = { $goo } is in play already.
why-no-rift-there = { $world } is open already, or not of those that open by themselves.
why-no-cast = { $cultist } has no cast symbol.
why-not-fought-there = The fight is at { $place }.
why-no-more-fights = You may begin only one fight in this turn: a Cliffhanger.
why-hangs-already = { $who } may begin only one fight already.
why-too-mad = { $who } has { $n } insanity; at most { $most } for a nightmare.
why-empty-hand = { $who } has no cards.
why-two-cards = Name two different cards, the first one first.
why-would-be-full = Terror card { $circle } would be full by it.
why-full-then = Terror card { $circle } would be full: { $most } crystals carry it out.
why-no-block = { $place } is not blocked.
why-no-hold = No Great Old One is held at { $place }.
why-held-at-gate = { $goo } is held at the gate: that hold stays.
why-too-many-there = { $n } cultists are at { $place }; the dead return where at most { $most } are.
why-no-medium = That takes Second Sight, the medium's first ability.
why-seen-already = Second Sight was used in this turn.
why-all-read = The Author has no cultist in hand that you do not know.

zone-author-mat = The Author's desk
zone-sendings = Cultists to send
zone-schemes = Schemes
zone-scheme-deck = Scheme deck
zone-scheme-discard = Schemes played
zone-inkwell = Ink
zone-event-choice = Events to choose from
tip-sendings = Each step of the marker brings one of these; then the next card of the deck takes its place.
tip-schemes = Each is played in its window, for the ink printed on it.
tip-inkwell = Ink comes every turn, for every penalty and for every terror card carried out.
counter-ink = Ink
counter-strokes = Strokes of doom
used-author-mat = The Author acts in the cultist phase and after the terror phase, and may answer supports and fights.
used-sendings = Cultists of this hand arrive by the steps of the marker, in the cultist phase.
used-schemes = A scheme is played in its window: when the turn begins, after terror, after a support, or before a combat round.
used-scheme-deck = The Author draws a scheme at the end of each update phase.
used-scheme-discard = Schemes that were played or discarded; a new deck is made from them when it is empty.
used-inkwell = Ink pays for schemes, for the staging of the cultist phase, for dice and for strokes of doom.
used-event-choice = When each cultist phase begins the Author looks at two events and plays one of them.
type-scheme = Scheme, { $n } ink: { $when }
when-0 = when the turn begins
when-1 = after the terror phase
when-2 = right after a support
when-3 = when a combat round begins
piece-cliff = Cliffhanger: one fight only in this turn
piece-herring = Red Herring: researches of this turn keep no object
piece-prose = Purple Prose: the cast symbol once more

verb-cancel-text = The text of a support is not carried out
verb-one-fight = Only one fight
verb-nightmare = Insanity for somebody
verb-lost-pages = Somebody discards cards
verb-foreshadow = Look at two terror cards
verb-crystal-raise = A crystal more
verb-red-herring = Researches keep no object
verb-purple = A cast symbol more
verb-unblock = A block or hold less
verb-change-scene = Somebody is moved
verb-dead-return = A dead cultist returns

sign-inkwell-ink = The Author's ink, of what he can have at most. It comes with every turn, penalty and terror card, and pays for all he does.
sign-inkwell-stroke = Strokes of doom that are left in this game. Each advances terror once, after the terror phase, at most one in a turn.
sign-piece-scheme = A scheme of the Author. He plays it in the window printed on it, for its ink; until then only he knows it.

goal-despair = Despair
goal-despair-text = You win when the investigators lose, by whatever rule. The { $of }th insanity of anybody is death: this is how much the most burdened of them bears. You also win when a Great Old One passes a gate, or when the last one falls in the Endgame and a location is still open.
goal-overrun = Cultists
goal-overrun-text = The { $of }th cultist on the board wins the game for you. A fourth one on an open location calls a Great Old One.
goal-sealed-off = Sealed gates
goal-sealed-off-text = When all { $of } locations are sealed and no Great Old One is in play, the investigators have won, and you have lost.
