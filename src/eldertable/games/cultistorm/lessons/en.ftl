# What the lessons of Cultistorm say: at most twenty words each, to somebody who knows none of its words yet.

first-game-title = Your first turn
first-game-about = One turn of three investigators: a target, the symbols it needs, a fight won, and terror that grows.
first-game-goal = You win or lose together. Seal all five places, like this one, before cultists or gods overrun you.
first-game-hero = Play Dr. Miriam Aldous, the Healer. The two others are played for you.
first-game-object = Begin with the Charm of the Star: in a fight it is worth a star.
first-game-storm = Each turn three cultists come; a twelfth on the board loses the game. Eight are here: beat three each turn.
first-game-target = You stand in the Belfry, and so does a Herald. Mark the Herald as your target.
first-game-needs = An enemy also needs the symbol of the place's die, here blank, and its sect's where the place has it.
first-game-die = The Herald needs a Star and two Keys. Your cards show one Key: take the die with the other.
first-game-die-otherwise = That would not bring the missing Key. Look among the dice: one of them shows it.
first-game-ready = You have all that the Herald needs. Say ready; if somebody acts after that, say it once more.
first-game-attack = Attack the Herald. Whoever wins no fight in a turn takes 1 insanity, and terror moves on.
first-game-attack-otherwise = Without a fight you would take 1 insanity, and terror would move on. Nothing was done: attack the Herald.
first-game-win = Win: a card, the die and the Charm pay. Each sect pays its own trophy, the Wardens a Key.
first-game-terror = Your friends did not fight, so terror moved on, to here. A terror card that is full does harm.
first-game-keep = A new turn. You may throw cards away before you draw; yours are good, so keep them all.
first-game-develop = Trophies develop your abilities: the first costs one of any kind, and terror advances. Each brings a gate seal.
first-game-seal = Put three trophies of a place's symbol there, anybody's. Who stands there with its seal closes it at turn's end.
first-game-plan = Three cultists crowd the Sanatorium; a fourth calls a Great Old One. Beat one there, two elsewhere. Play on!

supports-title = A fight with supports
supports-about = Friends play cards for each other: what a support brings, what it costs, and a fight won with one.
supports-target = You are Dr. Miriam Aldous. Mark the Herald as target: it needs a Star and two Keys.
supports-got = Agnes saw that a Key was missing, and played one for you. It counts in this turn's fight.
supports-give = Now heal Agnes with Kind Word, a card that only the Healer has: such star cards cost you no insanity.
supports-die = Your own Key went to Agnes. Take the die with a Key, and the Herald can be beaten.
supports-ready = Whoever plays a support draws a new card. You have all that the Herald needs: be ready.
supports-attack = Attack the Herald. Your own cards, dice, objects and the supports before you all count.
supports-attack-otherwise = Without a fight you would take 1 insanity, and terror would move on. Nothing was done: attack the Herald.
supports-win = Win. The Key from Agnes pays for it, with the die and the Charm.
supports-together = A fifth insanity kills, and all have lost: let whoever has least play the general cards. Now play on!

solo-title = Alone in the storm
solo-about = A game for one: two contacts, what they do for you, and cards that they lend.
solo-contacts = You are alone, but two contacts help: Sgt. Tillman and Agnes Doyle. Each turn you send them on errands.
solo-watch = Let Sgt. Tillman watch: he keeps cultists away from one place.
solo-where = Let him watch at the Ironworks: nobody arrives there next time.
solo-stay = Let Agnes stay. Then cards of hers lie open, and you can call them.
solo-call = Call Agnes for Joint Effort with the Flame: it counts as a support for you.
solo-resolve = Resolve is yours to spend while you prepare: 1 sets a die, 2 draw two cards, 3 heal 2 insanity.
solo-lend = Another card of hers takes its place. What friends would do, your contacts do now. Play on!
