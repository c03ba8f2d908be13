# Cultist events in English. Names and texts of the cards come from the content file.

option-events = Cultist events
about-events = Adds a deck of what the cultists are up to: one card is drawn when each cultist phase begins, and most of them bode ill. Somewhat harder, no longer. A good next step after a first game.

zone-events = Event deck
zone-event = Events
badge-in-force = in force
used-events = A card is drawn when each cultist phase begins.
used-event = An event is carried out when it is drawn; what it says of a phase or turn holds as long as it is in force. Events past are shuffled when the deck is empty.
type-cultist-event = Cultist event

event-drawn = Cultist event: { $event }
events-reshuffled = The events past are shuffled into a new deck.

why-not-such-a-crowd = { $n ->
    [one] 1 cultist is
   *[other] { $n } cultists are
} at { $place }: other locations come first.
why-spared = { $who } has { $n } insanity: a patrol does not drive anybody mad for good.

ask-PickCrowd = { $use ->
    [0] { $first ->
        [-1] Which of the fullest locations sends its topmost cultist?
       *[other] Which of the emptiest locations takes part in the exchange?
    }
    [1] On which of the fullest locations does the closest cultist die?
   *[other] On which of the fullest locations do the two topmost cultists die?
}
ask-PickPatrolled = { $place }: whom does the patrol meet?
answer-crowd-at = { $place }
answer-patrol-meets = { $seat }

verb-steps = More steps of the cultist marker
verb-no-steps = No step of the cultist marker
verb-steps-back = The cultist marker goes anticlockwise
verb-frenzy = One cast symbol more for cultists at home
verb-masks = Ranged investigators are melee
verb-vigil = The cultist dice are not rolled
verb-no-first-redraw = No new card for the first support
verb-called-by-name = Great Old Ones take a step
verb-exchange-cells = Two cultists change places
verb-martyr = A cultist dies
verb-schism = Two cultists die
verb-patrols = Patrols bring insanity

sign-piece-cultist-event = A cultist event. The next one is drawn when each cultist phase begins, and carried out; some lie open as long as they hold.
