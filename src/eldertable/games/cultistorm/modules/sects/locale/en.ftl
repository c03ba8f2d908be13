# Special sects.
option-sects = Special sects
option-sects-GC = The Gaunt Choir: an ability on every card
option-sects-HT = Hooded Tide: each arrival moves the cultist marker on
option-sects-CP = Clockwork Penitents: none of their symbols can be ignored
option-sects-LT = Lantern Orphans: whoever defeats one discards a card
option-sects-MC = Mirror Congregation: symbols are doubled by the cultist below
why-too-many-sects = Two investigators can face four special sects at most: with five too few common cultists are left.

marker-drifts = { $cultist } draws the cultist marker on to { $place }.
die-set = The cultist die at { $place } is turned to { $cultist_face }.
looks-back = { $enemy } has what looks back from the discard pile besides: { $symbol }.
