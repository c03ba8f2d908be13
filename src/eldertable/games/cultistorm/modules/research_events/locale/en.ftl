# Research events in English. Names and texts of the cards come from the content file.

option-research_events = Research events
about-research_events = Whoever researches first in a turn also comes upon something else, mostly kind: a card, a rest, an old map. Somewhat easier, a few minutes longer. A good first module, and a help against the hard ones.

zone-research-events = Research event deck
zone-research-event = Found in research
badge-still = still air
used-research-events = After the first research of a turn its researcher draws one.
used-research-event = What was found is carried out at once; still air lies there until an advance of terror is not made for it. When the deck is empty these are shuffled.
type-research-event = Research event

found = { $who } comes upon something: { $find }
finds-reshuffled = What was found in research is shuffled into a new deck.
still-air-lies = The air stands still: the next advance of terror will not be made.
still-air-used = The air is still, and terror does not advance.

verb-still-air = The next advance of terror is not made

sign-piece-research-event = A research event. After each research the researcher draws one and carries it out; most of them help.
