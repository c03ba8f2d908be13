# What is worth knowing of everything that can be chosen, before it is chosen.
editions-line-adds = Has
editions-line-winning = Differs in
layouts-line-adds = What is done
layouts-line-winning = What it means

# --- editions
editions-en-adds = 138 Cult cards and 12 City cards.
editions-en-winning = With two or three players Rivertown is always left out. Alone, the rival defends from the higher district number.
editions-en-length = 90 to 120 minutes.

editions-pl-adds = 166 Cult cards and 15 City cards: all of the other edition, and more.
editions-pl-winning = With two or three players the First Cultist says which district is left out. Alone, the rival defends from the lowest number.
editions-pl-length = 90 to 120 minutes; more cards to know.

# --- card stacks
layouts-free-adds = In turn everybody lays a stack of cards in a district, until each has a Guardian and an Action.
layouts-free-winning = Who knows the cards puts good ones where they will be strong.
layouts-free-length = Some five minutes before the first round.

layouts-printed-adds = The stacks lie as is advised for a first game.
layouts-printed-winning = Even for all; you learn the cards as you meet them.
layouts-printed-length = You begin at once.

# --- presets
presets-first-game-adds = Stacks as advised, a quiet Initial Setup, and alone the easiest Objective.
presets-first-game-winning = As in the rules: most Victory Points after the last round.
presets-first-game-length = 90 to 120 minutes, and no setup to think about.
