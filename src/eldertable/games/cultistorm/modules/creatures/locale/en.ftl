# Cultist creatures.
option-creatures = Creatures
option-creatures-CR1 = Gate Hounds: arrive at the gate, in front of all others
option-creatures-CR2 = Marsh Bloats: madden everybody there when they burst
option-creatures-CR3 = Ash Wings: out of reach for melee
option-creatures-CR4 = Lock Crawlers: no trophies can be put where one lives
option-creatures-CR5 = Pale Fosters: bring another cultist every turn

fosters = { $cultist } brings a cultist to { $place }.
at-the-gate = { $cultist } goes to the gate of { $place }, below all others.
ask-TakePrize = Which trophy do you take for the creature?
why-flies = { $enemy } flies: melee does not reach it while another cultist is there.
why-jammed = While { $cultist } lives there, no trophies can be put on { $place }.
