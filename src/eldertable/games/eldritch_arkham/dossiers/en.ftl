# What is worth knowing of everything that can be chosen, before it is chosen.
presets-difficulty-1 = easy
presets-difficulty-2 = harder
presets-difficulty-3 = hard

# --- roles
roles-deep-ones-aim = Drag units into the water, and let the swarm grow.
roles-deep-ones-scores = Each unit that an Outsider drags across a water path: 2 Omen points.
roles-deep-ones-power = Outsiders are units and action tokens at once, and swim. A drag over water opens a further field for an action.

roles-elder-things-aim = Abduct units for experiments, and break your seals.
roles-elder-things-scores = A unit abducted at a Neutral location: 2 Omen points; at any other: 1.
roles-elder-things-power = Two actions a turn to begin with; each of three seals that you break gives one more for good.

roles-great-old-one-aim = Prey with your Avatar, and bring the Harbingers together.
roles-great-old-one-scores = 1 Omen point when two Harbingers stand side by side, 1 or 2 for a unit removed by the Avatar, 1 while the Eldritch side of Dominance reaches your card's Threat.
roles-great-old-one-power = No turn of your own: you act after everybody else's. Nothing can remove the Avatar.

roles-nodens-aim = Hunt each turn: the more kinds of prey, the better.
roles-nodens-scores = Each turn 1 Omen point for each abducted unit that is no Civilian, and 1 for every three Civilians.
roles-nodens-power = Every location around your area is swarmed: there you move anybody's units. Prey of many roles gives Mythos.

roles-cthulhu-cult-aim = Surround areas unseen, raise Altars there, and sacrifice at them.
roles-cthulhu-cult-scores = An Altar buried: 1 Omen point. A Cultist sacrificed beside an Altar: 2, and the Altar stays.
roles-cthulhu-cult-power = Cultists stand on paths, not on locations. Whoever crosses such a path sends them home.

roles-order-of-dagon-aim = Raise Altars on locations that you control, and walk the Grand Ritual.
roles-order-of-dagon-scores = An Altar raised: 1 Omen point. One left without a Cultist: 1. The end of the Grand Ritual: 4.
roles-order-of-dagon-power = One area a turn is yours, by a card from your hand: four actions around it, more for Mythos.

roles-arkham-advertiser-aim = Be in the right place when the struggle for the city is worth a story.
roles-arkham-advertiser-scores = A scoop pays what your Sanity track shows; it needs enough units on both sides of Dominance, and a location of the right type.
roles-arkham-advertiser-power = One Investigator at a time, each with an ability of their own. Eldritch locations cost Sanity; the nearer to madness, the better the pay.

roles-miskatonic-university-aim = Lecture your way around the world, then gather a crowd to hear of it.
roles-miskatonic-university-scores = A research before enough Civilians pays 2 to 6 Omen points: the further the expedition, the more.
roles-miskatonic-university-power = Your Investigator moves Civilians about. Three ways lead across the track, each with another reward at its end.

roles-police-aim = Fulfil orders that grow every turn, and make arrests.
roles-police-scores = Each unit arrested: 1 Omen point, one from each location with an Officer, as often as the order says.
roles-police-power = Orders must be carried out. One that cannot be ends your turn and all your orders. Nobody else passes your Command Post.

roles-feds-aim = Control locations side by side, and keep them lawful.
roles-feds-scores = Each turn 2 Omen points for each controlled location next to another one, and 1 for a Command Post that holds.
roles-feds-power = Four Order tokens a turn buy whatever actions you like; a raid empties the Eldritch side of Dominance.

roles-randolph-carter-aim = Receive Visions, and walk to them in the Dreamlands.
roles-randolph-carter-scores = Each Vision that meets your Dream-self: 1 Omen point. Equal Dream dice: 1.
roles-randolph-carter-power = Where your Vagrant stands in the city decides where your Dream-self can go. Unequal dice give Mythos.

roles-king-kuranes-aim = Bring units to Celephaïs, your city in the Dreamlands.
roles-king-kuranes-scores = Each turn 1 Omen point for each unit at Celephaïs. Each Vision met, by Vagrant or Dream-self: 1. Equal Dream dice: 1.
roles-king-kuranes-power = As many actions as the higher die. Whom you abduct walks the Dreamlands in your company.

# --- boards
boards-arkham-adds = The even side, without special rules: meant for new players.
boards-arkham-winning = All locations are worth about the same, and paths lead both ways.
boards-arkham-length = As usual: 45 to 90 minutes.

boards-innsmouth-adds = The uneven side: more water, and paths that lead one way only.
boards-innsmouth-winning = Some locations are worth more than others, and it is easy to be cut off.
boards-innsmouth-length = As long as on the other side; moves need more thought.

# --- presets
presets-draft-adds = Everybody chooses a role at the table, from cards that tell all of them.
presets-draft-winning = As in the rules: the first with 20 Omen points.
presets-draft-length = A minute more, before the game.

presets-innsmouth-adds = The board's other side, with one-way paths and more water.
presets-innsmouth-winning = As usual; who stands at the water, or at the end of a one-way path, matters more.
presets-innsmouth-length = About as long as in Arkham.

presets-ruthless-adds = The second sides of both Grimoires, which play for factions that nobody plays.
presets-ruthless-winning = Grimoires remove more units and gain Omen points sooner: they can win.
presets-ruthless-length = Shorter, if you let them.
