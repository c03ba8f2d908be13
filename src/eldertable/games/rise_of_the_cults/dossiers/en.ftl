# What is worth knowing of everything that can be chosen, before it is chosen.
editions-line-adds = Has
editions-line-winning = Differs in
objectives-line-adds = Asks for
objectives-line-winning = What it takes
objectives-line-length = Play it
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

# --- Objectives (solo)
objectives-O1-adds = More Victory Points than the NPC, and nothing else.
objectives-O1-winning = Any way to points will do: learn how the NPC acts.
objectives-O1-length = In your first game alone.

objectives-O2-adds = Several Cult Sites of yours with a Ritual beside each.
objectives-O2-winning = Power for Sites early, and Rituals that stay until the end.
objectives-O2-length = Once you know how the NPC acts.

objectives-O3-adds = Dominance markers in Northside and in Uptown.
objectives-O3-winning = Terror in two given districts, whatever the NPC does there.
objectives-O3-length = When you know how Terror is won.

objectives-O4-adds = Many Dominance markers, and hardly a Disorganization card.
objectives-O4-winning = Fights that you win: each one lost clogs your deck.
objectives-O4-length = When you like to fight with few cards.

objectives-O5-adds = Many Dominance markers, and Guardians among your cards.
objectives-O5-winning = Power for both: Augmentation for Guardians, Preparation for Rituals.
objectives-O5-length = When you know what the Guardians can do.

objectives-O6-adds = Dominance markers in every district.
objectives-O6-winning = Terror everywhere: Rituals must move on after each success.
objectives-O6-length = After some games won.

objectives-O7-adds = To be far ahead of the NPC in Victory Points.
objectives-O7-winning = Points for you are not enough: the NPC must be kept small, too.
objectives-O7-length = When winning has become easy.

objectives-O8-adds = More Dominance markers than the NPC in every district, and a Site with a Ritual in each.
objectives-O8-winning = All that the others ask for at once; no district may be left to the NPC.
objectives-O8-length = As the last of all.

# --- presets
presets-first-game-adds = Stacks as advised, a quiet Initial Setup, and alone the easiest Objective.
presets-first-game-winning = As in the rules: most Victory Points after the last round.
presets-first-game-length = 90 to 120 minutes, and no setup to think about.
