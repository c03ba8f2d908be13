# What is worth knowing of everything that can be chosen, before it is chosen.

modules-events-adds = A deck of what the cultists are up to: one card at the beginning of each cultist phase, and most bode ill.
modules-events-winning = Somewhat harder: there is less time. Bots won eight games fewer of a hundred.
modules-events-length = As many decisions; its cards take a few minutes to read. A good next step after a first game.
