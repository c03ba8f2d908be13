# What is worth knowing of everything that can be chosen, before it is chosen.

modules-inkblots-adds = Blots of ink that mean nothing until there are too many: then the one who dreams them comes.
modules-inkblots-winning = About as hard, if cards, or a little sanity, resolve them in time.
modules-inkblots-length = As many decisions; a few minutes more.
