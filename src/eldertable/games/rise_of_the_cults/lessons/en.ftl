# What the lessons of Rise of the Cults say: at most twenty words each, to somebody who knows none of its words yet.

first-game-title = Your first Plans
first-game-about = Half a round against one rival: recruiting, Plans in stacks, a Ritual, and Terror that brings points.
first-game-goal = You lead a cult in Arkham. After six rounds the most points on the board win: Dominance markers above all.
first-game-site = Put your first Cult Site in Downtown. It is a point at the end, if a Ritual lies beside it.
first-game-die = Dice bring Cultists. Two of yours show Bad Luck, which brings nothing: pick one to roll it again.
first-game-second-die = Pick the other Bad Luck as well. Dice that you do not pick stay as they are.
first-game-roll = Roll the two again. What the dice show then become your Cultists.
first-game-plan = Now Plans: markers that all look alike. Put one in Downtown; what it does you choose later.
first-game-second-plan = Put another on top. Stacks are resolved from the top, so your own marker must not be buried.
first-game-prepare = Take your marker from Downtown, and only now choose: Preparation, which builds Sites and Rituals.
first-game-ritual = Prepare the Ritual of level III. It costs 3 Power, and gives 3 Terror.
first-game-pay = Power comes from cards or Initiates. Pay with three Initiates, and keep your cards.
first-game-dominance = Now the second marker: Dominance. With a Ritual here and no rival beside it, Terror can begin at once.
first-game-terror = Your Ritual gives 3 Terror, but the people's Sanity is 3, too. You need one more: spread Terror.
first-game-frighten = The Masked Preacher adds the missing Terror. Discard him; the card comes back later.
first-game-points = Two Dominance markers: two points. The Ritual is back in your supply. Now play on!

confrontation-title = Confrontation
confrontation-about = You attack a rival's Ritual: cards face down, Thugs in a fist, and who wins.
confrontation-rival = You are Yellow. Green has put a Ritual beside yours in Northside; only one of you should stay.
confrontation-lead = Take your marker from Northside as Dominance. With a rival there, it begins with a Confrontation.
confrontation-knife = Lay cards face down; their Attack counts. Begin with a Hired Knife.
confrontation-second-knife = Lay the second Hired Knife beside it. Rituals here count as Attack, too: yours gives 3.
confrontation-enough = That is enough. Cards that you keep can still frighten people or pay for things.
confrontation-fist = Thugs go into a closed fist: one Attack each, and nobody sees how many. Hold both.
confrontation-reveal = All is shown: you have 7. A Knife could be destroyed for more, but you need no ability now.
confrontation-won = 7 against 4: you win. Green loses the Ritual here and takes a Disorganization card. Now play on!

terror-title = Terror
terror-about = After a Confrontation: frighten a district beyond its Sanity, and place a Dominance marker.
terror-sanity = You are Yellow and have won. Terror must be more than the Sanity here, 3 with the Investigator.
terror-spread = Your Ritual gives 3, one too few; cards and Freaks add to it. Spread Terror.
terror-preacher = Discard the Masked Preacher for one Terror. Destroyed, he would give two, but be gone for good.
terror-marker = A Dominance marker: a point. Without a fight there are two. The Ritual went back. Now play on!

solo-title = Alone against the NPC
solo-about = How a game for one begins: the NPC's head start, your Objective, and how it acts.
solo-npc = You play alone against the NPC, a cult without a player. It begins with Sites and Rituals.
solo-objective = More points than the NPC are not enough: your Objective wants two markers here and two in Uptown.
solo-plan = Put a Plan in Downtown. After each of yours a die puts one of the NPC's.
solo-under = The NPC covered yours! Put another in Downtown, and see where its next one goes.
solo-uptown = Uptown matters for the Objective, and nobody is there. Put a Plan in Uptown.
solo-northside = Put your last one in Northside, the other district of your Objective.
solo-take = Only markers on top can be taken. Take the one from Uptown for Preparation; then the NPC takes its own.
solo-free = The NPC needs no decisions: dice and cards say what it does. Pay for your new Site, and play on!
