# What the lessons of Eldritch Arkham say: at most twenty words each, to somebody who knows none of its words yet.

first-game-title = Your first turn: Deep Ones
first-game-about = A whole turn of the Deep Ones: new Outsiders, prey dragged into the water, and the race to 20 Omen points.
first-game-goal = Every role plays by rules of its own; 20 Omen points win. Yours, the Deep Ones, hunt by water.
first-game-spawn = Your eight Outsiders are both actions and units. Put one on the field Spawn.
first-game-vaults = Spawn brings another Outsider to an Eldritch place. Choose the Flooded Vaults: water runs past them.
first-game-worship = Put an Outsider on Worship. It gives Mythos, which you can spend later.
first-game-call = A new Outsider lies down and cannot move. Put one on Call: it makes all of them stand up.
first-game-drag = Now the hunt. Put an Outsider on Drag.
first-game-water = The Outsider in the Vaults drags somebody along. Take the waterway to the Toll Bridge.
first-game-prey = Whom does it drag? Take a Civilian; whoever is dragged across water is gone.
first-game-sink = The Outsider waits on a marker. That marker will advance, and give its action one more field: choose Drag.
first-game-end = Two Omen points! You have three Outsiders left, but end your turn here and watch the Police.
first-game-race = A new turn: your Outsiders are back from their fields. First to 20 of these wins. Now play on!

great-old-one-title = Great Old One
great-old-one-about = Harbingers on two rings, an Avatar that preys on whoever is near, and an Ancient card of your own.
great-old-one-avatar = You are the Great Old One, with a single unit: the Avatar. Let it wake at Gibbet Rise.
great-old-one-ancient = Choose who you are. Devouring Aeon takes units all around the Avatar.
great-old-one-outer = Your actions lie on two rings. Move the outer Harbinger two steps: remove a unit at the Avatar.
great-old-one-inner = An Omen point! Move the inner Harbinger two steps: it uses your Ancient card.
great-old-one-prey = Devouring Aeon: take the Civilian at the Campus Green. Civilians always go first.
great-old-one-stars = Take more, as far as it reaches. Omen points come from prey and from the stars; 20 win. Play on!

cthulhu-cult-title = Cthulhu Cult
cthulhu-cult-about = Ritual cards by area, Cultists hidden on paths, and areas to be surrounded.
cthulhu-cult-cards = You are the Cthulhu Cult. Three actions a turn, with Ritual cards that name areas of the town.
cthulhu-cult-ritual = Draw a Ritual card first. More cards mean more areas to choose from.
cthulhu-cult-worship = This card gives 3 Mythos: lay it down to worship. Mythos pays for actions later.
cthulhu-cult-summon = Your last action: summon a Cultist with a card of area 3.
cthulhu-cult-hide = Cultists hide on paths, not in places. Choose the path from Gibbet Rise to Market Square.
cthulhu-cult-join = A Cultist may be taken back to remove a unit beside its path. Do it once, at Gibbet Rise.
cthulhu-cult-surround = Cultists on all paths around an area raise an Altar there, and Altars bring Omen points. Play on!

police-title = Police
police-about = A Law, an Order that must be fulfilled every day, Officers, and the first arrest.
police-post = You are the Police. Your Command Post stands on a path: choose the one from Rail Depot to Campus Green.
police-discard = Each turn one Law card goes and one is played. Discard Amnesty.
police-law = Play Search Warrant for its second effect: 1 Mythos.
police-order = Orders grow every day. Put the new Order token on Arrest, the one that brings points.
police-officer = An Officer joins. Put him at the Rail Depot, beside your Command Post.
police-arrest = March him to the Campus Green. Where he arrives, he arrests somebody, and that is an Omen point.
police-days = More tokens mean more Officers, moves and arrests each day, all to be fulfilled. Now play on!
