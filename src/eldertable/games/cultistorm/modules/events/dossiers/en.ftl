# What is worth knowing of everything that can be chosen, before it is chosen.

modules-events-adds = A deck of what the cultists are up to: one card at the beginning of each cultist phase, and most bode ill.
modules-events-winning = As usual, with less time: bots won some seven games fewer of a hundred.
modules-events-length = A few minutes more. A good next step after a first game.
