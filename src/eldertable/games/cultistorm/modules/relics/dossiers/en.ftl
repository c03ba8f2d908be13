# What is worth knowing of everything that can be chosen, before it is chosen.

modules-relics-adds = Twelve powerful things from beyond the gates, one for each investigator at most.
modules-relics-winning = About as hard, rather easier if you stay calm: each costs a cultist and perhaps insanity on two dice.
modules-relics-length = Hardly more decisions; a few minutes more.
