# What the lessons of Eldritch Arkham say: at most twenty words each, to somebody who knows none of its words yet.

first-game-title = Your first turn: Deep Ones
first-game-about = A whole turn of the Deep Ones: new Outsiders, prey dragged into the water, and the race to 20 Omen points.
first-game-goal = Every role plays by rules of its own; 20 Omen points win. Yours, the Deep Ones, hunt by water.
first-game-spawn = Your eight Outsiders are both actions and units. Put one on Spawn: with the unit that uses up two.
first-game-vaults = The new Outsider comes to an Eldritch place. Choose the Flooded Vaults: water runs past them.
first-game-twice = Spawn there once more: Call stands up all of them at once, so Drag pays twice.
first-game-worship = Put one on Worship for 1 Mythos. Two buy Swarm: an Outsider comes back from a field to act again.
first-game-call = New Outsiders are delayed: they lie down and cannot move. Put one on Call: all of them stand up.
first-game-drag = Now the hunt. Put an Outsider on Drag.
first-game-water = An Outsider in the Vaults drags somebody along. Take the waterway to the Toll Bridge.
first-game-prey = Whom does it drag? Take a Civilian; whoever is dragged across water is gone.
first-game-sink = The Outsider waits on a limit marker, which opens a field next turn. Open a row you use most: Drag.
first-game-again = Two Omen points! Drag once more: the other Outsider takes the last Civilian, and opens a field of Spawn.
first-game-dominance = Whom you remove lies on your side of Dominance. The sixth brings each role of your faction a point.
first-game-ledger = Nobody plays for Arkham, so the Warden's Ledger stands in: each turn dice choose a chapter, and it may score.
first-game-plan = The Vaults are empty. Spawn there, Call, Step by water to the Toll Bridge, Call again, and Drag from there.
first-game-race = Whoever first reaches 5, 10 or 15 Omen points wakes the Monster; this one hunts the leader. Play on!

great-old-one-title = Great Old One
great-old-one-about = Harbingers on two rings, an Avatar that preys on whoever is near, and an Ancient card of your own.
great-old-one-avatar = You are the Great Old One, with a single unit: the Avatar. Let it wake at Gibbet Rise.
great-old-one-ancient = Choose who you are. Devouring Aeon takes units all around the Avatar.
great-old-one-after = You take no turns of your own: you act after every other turn, with a Harbinger on each ring.
great-old-one-outer = Your actions lie on two rings. Move the outer Harbinger two steps: remove a unit at the Avatar.
great-old-one-inner = An Omen point! Move the inner Harbinger two steps: it uses your Ancient card.
great-old-one-prey = Devouring Aeon: take the Civilian at the Campus Green. Civilians always go first.
great-old-one-stars = Take more. Harbingers side by side bring a point; so do 5 units on Dominance's left, your Threat. Play on!

cthulhu-cult-title = Cthulhu Cult
cthulhu-cult-about = Ritual cards by area, Cultists hidden on paths, and areas to be surrounded.
cthulhu-cult-cards = You are the Cthulhu Cult. Three actions a turn, with Ritual cards that name areas of the town.
cthulhu-cult-ritual = Draw a Ritual card first. More cards mean more areas to choose from.
cthulhu-cult-worship = This card's number is 3: lay it down to worship, and it brings 3 Mythos at your turn's end.
cthulhu-cult-summon = Your last action: summon a Cultist with a card of area 3. Its Mythos is its worth, no price.
cthulhu-cult-hide = Cultists hide on paths, not in places. Choose the path from Gibbet Rise to Market Square.
cthulhu-cult-join = A Cultist may be taken back to remove a unit beside its path. Do it once, at Gibbet Rise.
cthulhu-cult-surround = Cultists on all paths around an area raise an Altar there, and Altars bring Omen points. Play on!

police-title = Police
police-about = A Law, an Order that must be fulfilled every day, Officers, and the first arrest.
police-post = You are the Police. Your Command Post stands on a path: choose the one from Rail Depot to Campus Green.
police-discard = Each turn one Law card goes and one is played. Discard Amnesty: nobody is on Dominance to come back.
police-law = You control no place yet, so play Search Warrant for 1 Mythos. Two buy an extra Order token.
police-order = Orders grow every day. Put the new Order token on Arrest, the one that brings points.
police-officer = An Officer joins. Put him at the Rail Depot, beside your Command Post.
police-arrest = March him to the Campus Green. There he arrests somebody: a Civilian is abducted, and that is an Omen point.
police-days = Next turn you must free the Civilian, then fulfil every token; if not, all tokens go back. Play on!
