title = The Vigil
watcher = Watcher { $n }
keeper = Drowned keeper { $n }

# what is asked
ask-GoOn = Nobody is here. The night goes on by itself.
ask-Bury = You dreamt of the next omen. Leave it, or bury it?
ask-Lay = Lay an omen face down.
ask-Lamps = Light lamps, or say that you are ready.
ask-Pledge = Pledge courage, in secret.
waiting-for = Waiting for { $who }.

# answers
answer-leave = leave it on top
answer-bury = bury it under the deck
answer-ready = ready
answer-lamp = burn one oil
answer-bell = ring the bell
answer-lay = { $omen }
answer-pledge = { $courage ->
    [0] pledge nothing
   *[other] pledge { $courage } courage
}

# what happened
night-falls = Night { $n } falls.
dreamt = { $side } dreams of the next omen.
dreamt-own = You dream of the next omen: { $omen }.
buried = { $side } buries the next omen under the deck.
laid = { $side } lays an omen face down.
laid-own = You lay { $omen } face down.
drawn = { $side } draws an omen.
drawn-own = You draw { $omen }.
lamp = { $side } lights a lamp.
bell = { $side } rings the bell. The night is over.
pledged = { $side } pledges { $n } courage.
lifted = Under the cloth lies { $omen }: danger { $n }.
turned = { $side } turns { $omen }.
dread = The dread grows by { $n }.

# refusals
no-oil = You have no oil left.
no-bell = There is no bell tonight.
not-in-hand = { $omen } is not in your hand.
no-courage = You have only { $n } courage.

# how it ends
sea = The dread is complete, and the sea takes the light.
morning = The last night is over. Whoever has courage left has won.

# the table in words
zone-deck = Deck
zone-cloth = Under the cloth
zone-shore = Turned omens
zone-hand = Hand of { $side }
zone-laid = Laid by { $side }
night = Night { $n } of { $most }
light = Light
danger = Danger
dread-track = Dread
oil = Oil
courage = Courage
spent = Courage spent

# when what lies there is used
used-pile = Omens come from the deck and end on the shore; under the cloth lies the danger of the night.
used-hand = Every watcher lays one omen from the hand each night.
used-laid = Laid omens are turned at dawn.

# what wins and what loses, and the parts of a night
goal-nights = Nights
goal-nights-text = After { $of } nights the vigil is over. Whoever then has courage left wins.
goal-dread = Dread
goal-dread-text = When the dread reaches { $of }, the sea takes the light, and all lose.
phase-dream = Dream
phase-dream-text = One watcher looks at the next omen and may bury it. Each night it is the next of them.
phase-lay = Omens
phase-lay-text = Every watcher lays an omen face down. They are turned at dawn.
phase-lamps = Lamps
phase-lamps-text = Watchers burn oil for light until all are ready. Or somebody rings the bell, and the night is over.
phase-pledge = Pledge
phase-pledge-text = All pledge courage in secret, and each is one light. Then it dawns.
