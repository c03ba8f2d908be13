# What is worth knowing of everything that can be chosen, before it is chosen.

modules-research_events-adds = Something else that comes with the first research of a turn, mostly kind: a card, a rest, an old map.
modules-research_events-winning = Somewhat easier: a help against the harder modules.
modules-research_events-length = As many decisions; its cards take a few minutes to read. A good first module.
