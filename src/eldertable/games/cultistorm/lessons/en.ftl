# What the lessons of Cultistorm say: at most twenty words each, to somebody who knows none of its words yet.

first-game-title = Your first turn
first-game-about = One turn of three investigators: a target, the symbols it needs, a fight won, and terror that grows.
first-game-goal = You win or lose together. Seal all five places, like this one, before cultists or gods overrun you.
first-game-hero = Play Dr. Miriam Aldous, the Healer. The two others are played for you.
first-game-object = Begin with the Charm of the Star: in a fight it is worth a star. Research finds more objects.
first-game-storm = Each turn three cultists come; a twelfth on the board loses the game. Eight are here: beat three each turn.
first-game-target = You and a Herald stand in the Belfry. Only enemies where you stand can be marked: target the Herald.
first-game-needs = A place's die adds its symbol to enemies; this one is blank. A sect with the place's symbol adds it.
first-game-die = The Herald needs a Star and two Keys; your cards lack one Key. Everybody may take one die: the Key.
first-game-die-otherwise = That would not bring the missing Key. Look among the dice: one of them shows it.
first-game-ready = You have all that the Herald needs. Say ready; if somebody acts after that, say it once more.
first-game-attack = Attack the Herald. Whoever wins no fight takes 1 insanity, and terror moves on. Anybody's fifth insanity loses the game.
first-game-attack-otherwise = Without a fight you would take 1 insanity, and terror would move on. Nothing was done: attack the Herald.
first-game-win = Win: a card, the die and the Charm have the symbols. Each sect gives its trophy, the Wardens a Key.
first-game-terror = Your friends marked no target, so terror moved here. Each step leaves a crystal; a full card's text happens.
first-game-keep = A new turn. You may throw cards away before you draw; yours are good, so keep them all.
first-game-develop = Any trophy develops your first ability, which helps all game, but terror advances. Each ability brings a gate seal.
first-game-seal = Stand in a place to lay trophies of its symbol. At three, as many as players, its seal closes it.
first-game-plan = The Sanatorium is crowded, but the marker walks on. Fight one: friends choose theirs after you say ready. Play on!

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
