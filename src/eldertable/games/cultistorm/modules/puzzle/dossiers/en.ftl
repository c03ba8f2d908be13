# What is worth knowing of everything that can be chosen, before it is chosen.

modules-puzzle-adds = Six pieces of a relic and four horrors among the objects. A piece is a curse for whoever holds it.
modules-puzzle-winning = Harder: to win, all six must be found besides.
modules-puzzle-length = Rather shorter, since more games are lost. For teams that know the base game well.
