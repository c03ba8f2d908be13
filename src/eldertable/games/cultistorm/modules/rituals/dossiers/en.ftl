# What is worth knowing of everything that can be chosen, before it is chosen.

modules-rituals-adds = Experience for cards that win fights, and rituals out of old tomes to spend it on: new actions.
modules-rituals-winning = About as hard, rather easier: what you learn is yours for the whole game.
modules-rituals-length = A few decisions and minutes more.
