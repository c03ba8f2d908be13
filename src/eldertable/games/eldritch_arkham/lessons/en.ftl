# What the lessons of Eldritch Arkham say: at most twenty words each, to somebody who knows none of its words yet.

first-game-title = Your first turn: Deep Ones
first-game-about = A whole turn of the Deep Ones: new Outsiders, prey dragged into the water, and the race to 20 Omen points.
first-game-goal = Every role has its own rules. Yours, the Deep Ones, is Eldritch and hunts by water; 20 Omen points win.
first-game-spawn = Eight Outsiders are your actions and units. Choose Spawn, which uses two: one on its field, one on the map.
first-game-vaults = The Outsider comes to an Eldritch place. Choose the Vaults (5): water joins 5 with 6, and 7 with 8.
first-game-twice = Spawn there once more. Both lie and cannot move; one Call will stand up both, for two Drags.
first-game-worship = Put one on Worship: 1 Mythos, kept between turns. Swarm, for 2 Mythos, takes an Outsider back from a field.
first-game-call = New Outsiders are delayed: they lie down and cannot move. Put one on Call: all of them stand up.
first-game-drag = Now the hunt: Drag. Its limit marker on field 4 leaves fields 1 to 3, for one Outsider each.
first-game-water = Drag a Civilian by water to the Toll Bridge: it is removed. Over land prey only comes along.
first-game-sink = Your Outsider leaves the map for a limit marker, which moves right next turn and opens a field. Choose Drag.
first-game-again = Two Omen points! Drag once more: the other Outsider takes the last Civilian, and opens a field of Spawn.
first-game-dominance = Units you remove fill the Eldritch side of Dominance, yours. The sixth brings a point to each Eldritch role.
first-game-ledger = The Police are Neutral: they stand alone. Nobody is Arkham, so the Warden's Ledger plays for it by dice.
first-game-plan = Your eight Outsiders are home again. Spawn in the Vaults, Call, and Step by water to the Toll Bridge.
first-game-back = A Step lays it down: Call again, then Drag prey back by water. Two remain: Worship, Swarm, Spawn.
first-game-race = When 5, 10 or 15 is first reached, the next turn begins with the Monster, hunting the leader. Play on!

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
police-law = To control a place is to outnumber all others there. You control none: play Search Warrant for 1 Mythos.
police-order = Orders grow every day: put the new Order token on Arrest, which brings points. 2 Mythos buy one more.
police-officer = An Officer joins. Put him at the Rail Depot, beside your Command Post.
police-arrest = March him to the Campus Green. There he arrests somebody: a Civilian is abducted, and that is an Omen point.
police-days = Next turn you must free the Civilian, then fulfil every token; if not, all tokens go back. Play on!
