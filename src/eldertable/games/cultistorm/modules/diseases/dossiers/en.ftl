# What is worth knowing of everything that can be chosen, before it is chosen.

modules-diseases-adds = A sickness at every location. Terror lets it rise; it forbids healing, then worse, and spreads.
modules-diseases-winning = Somewhat harder: too many outbreaks lose the game, and cures cost cards.
modules-diseases-length = As many decisions; its cards take a few minutes to read.
