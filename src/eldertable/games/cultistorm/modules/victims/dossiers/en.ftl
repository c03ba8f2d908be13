# What is worth knowing of everything that can be chosen, before it is chosen.

modules-victims-adds = People of the town between you and the cultists, to be saved where a fight is won, with a reward.
modules-victims-winning = Somewhat harder: when three of them are lost, so is the game.
modules-victims-length = A few decisions and minutes more.
