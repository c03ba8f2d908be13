# What is worth knowing of everything that can be chosen, before it is chosen.

modules-other_worlds-adds = A world behind every Great Old One. It opens with him, now and then by itself, and swallows who stands there.
modules-other_worlds-winning = Harder: bring everybody back before that location is sealed, or the game is lost.
modules-other_worlds-length = As many decisions; its cards take some minutes to read.
