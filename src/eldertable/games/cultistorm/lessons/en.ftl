# What the lessons of Cultistorm say: at most twenty words each, to somebody who knows none of its words yet.

first-game-title = Your first turn
first-game-about = One turn of three investigators: a target, the symbols it needs, a fight won, and terror that grows.
first-game-goal = You win or lose together. Seal all five places, like this one, before cultists or gods overrun you.
first-game-hero = Play Dr. Miriam Aldous, the Healer. The two others are played for you.
first-game-object = Begin with the Charm of the Star: in a fight it is worth a star.
first-game-storm = Each turn cultists storm in. More than eleven on the board, and all is lost; eight are here.
first-game-target = You stand in the Belfry, and so does a Herald. Mark the Herald as your target.
first-game-die = The Herald needs a Star and two Keys. Cards show one Key: take the die with the other.
first-game-die-otherwise = That would not bring the missing Key. Look among the dice: one of them shows it.
first-game-ready = Now you have all that the Herald needs. Say that you are ready; then the fights begin.
first-game-attack = Attack the Herald. Whoever fights nobody in a turn takes insanity, and terror moves on.
first-game-win = Win: a card, the die and the Charm pay for it, and you get a Key trophy.
first-game-terror = Your friends did not fight, so terror moved on, to here. Its cards bring bad things.
first-game-keep = A new turn. You may throw cards away before you draw; yours are good, so keep them all.
first-game-seal = Put three trophies of its symbol on a place; whoever holds its gate seal closes it. Now play on!
