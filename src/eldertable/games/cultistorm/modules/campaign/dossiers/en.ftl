# What is worth knowing of everything that can be chosen, before it is chosen.

modes-mission-1-adds = Rumours on every location: whoever asks around there hears them out; most bring a clue.
modes-mission-1-winning = Four clues, five with three of you, and two gates, before a storm clock runs out.
modes-mission-1-length = Shorter than a whole game: some eight turns.
modes-mission-2-adds = A clerk who walks about: fights won where he is find him, then he is taken home.
modes-mission-2-winning = The clerk on the first place and two gates, before a storm clock runs out.
modes-mission-2-length = Some eight to ten turns.
modes-mission-3-adds = Inkblots, and nights in which one may dream of them in place of fighting.
modes-mission-3-winning = Four blots resolved, five with three of you, and two gates, before a storm clock runs out.
modes-mission-3-length = Some ten turns.
modes-mission-4-adds = A ship that comes nearer every turn, the Hooded Tide that waits for her, and signal fires.
modes-mission-4-winning = Four clues and two gates, before she lands or a storm clock runs out.
modes-mission-4-length = Some ten turns; fires buy a few more.
modes-mission-5-adds = A door: who steps through is gone for some turns, and adds powers with whoever comes along.
modes-mission-5-winning = The heart brought back, the door and two more gates sealed, one more with five of you.
modes-mission-5-length = About as long as a whole game.
modes-mission-6-adds = The puzzle, whose pieces are set where they fit, and civilians who know where some of them are.
modes-mission-6-winning = All six pieces set and two gates sealed, one with five of you.
modes-mission-6-length = About as long as a whole game.
modes-mission-7-adds = The eye of the storm, which moves round the board, and its heart behind the fourth gate.
modes-mission-7-winning = Four gates, then the Storm's Heart beaten.
modes-mission-7-length = A whole game.
