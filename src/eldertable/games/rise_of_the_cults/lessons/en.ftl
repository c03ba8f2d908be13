# What the lessons of Rise of the Cults say: at most twenty words each, to somebody who knows none of its words yet.

first-game-title = Your first Plans
first-game-about = Half a round against one rival: recruiting, Plans in stacks, a Ritual, and Terror that brings points.
first-game-goal = You lead a cult in Arkham. Six rounds; points are Dominance markers, Sites beside a Ritual, and most Rituals.
first-game-site = Put your first Cult Site in Downtown. At the end it is a point, if your Ritual lies there.
first-game-die = Dice bring Cultists. Two of yours show Bad Luck, which brings nothing: pick one to roll it again.
first-game-second-die = Pick the other Bad Luck as well. Dice that you do not pick stay as they are.
first-game-roll = Roll both again. A second re-roll would follow; here all dice are kept, and become your Cultists.
first-game-plan = Now Plans: markers that all look alike. Put one in Downtown; what it does you choose later.
first-game-second-plan = Another on top: only the topmost of a stack can be taken. Your last two go to Northside by themselves.
first-game-prepare = Take your marker from Downtown, and only now choose: Preparation, which builds Sites and Rituals.
first-game-ritual = Prepare the Ritual of level III. An Investigator came nearer; once arrived it makes all dearer and raises Sanity.
first-game-pay = Power comes from cards or Initiates. Pay with three Initiates, and keep your cards.
first-game-plans = Other Plans: Augmentation buys cards, Influence moves a Ritual and raises it, Bluff brings two Cultists, as for Yellow.
first-game-dominance = Now the second marker: Dominance. A rival could move a Ritual here and fight; Yellow has none, so Terror begins.
first-game-terror = Your Ritual gives 3 Terror, but the people's Sanity is 3, too. You need one more: spread Terror.
first-game-frighten = The Masked Preacher adds the missing Terror. Discard him; the card comes back later.
first-game-points = Without a fight, two Dominance markers: two points. Terror always sends a Ritual of yours back. Now play on!

confrontation-title = Confrontation
confrontation-about = You attack a rival's Ritual: cards face down, Thugs in a fist, and who wins.
confrontation-rival = You are Yellow. Green has put a Ritual beside yours in Northside; only one of you should stay.
confrontation-reinforce = In a Dominance each rival may first move a Ritual in from another district. Green has no other.
confrontation-lead = Take your marker from Northside as Dominance. With a rival there, it begins with a Confrontation.
confrontation-knife = Lay cards face down; their Attack counts. Begin with a Hired Knife.
confrontation-second-knife = Lay the second Hired Knife beside it. Rituals here count as Attack, too: yours gives 3.
confrontation-enough = That is enough. Cards that you keep can still frighten people or pay for things.
confrontation-fist = Thugs go into a closed fist: one Attack each, and nobody sees how many. Hold both.
confrontation-reveal = You show 7; Green's card is still face down. A Knife could be destroyed for more: not now, enough.
confrontation-won = 7 against 4: you win. Green loses the Ritual here and takes a Disorganization card. Now play on!

terror-title = Terror
terror-about = After a Confrontation: frighten a district beyond its Sanity, and place a Dominance marker.
terror-sanity = You are Yellow and have won. Terror must be more than the Sanity here, 3 with the Investigator.
terror-spread = Your Ritual gives 3, one too few; cards and Freaks add to it. Spread Terror.
terror-preacher = Discard the Masked Preacher for one Terror. Destroyed, he would give two, but be gone for good.
terror-marker = A Dominance marker: a point; two without a fight. Terror always sends a Ritual of yours back. Now play on!

solo-title = Alone against the NPC
solo-about = How a game for one begins: the NPC's head start, your Objective, and how it acts.
solo-npc = You play alone against the NPC, a cult without a player. It begins with Sites and Rituals.
solo-objective = More points than the NPC are not enough: your Objective wants two Dominance markers in Northside and two in Uptown.
solo-plan = Put a Plan in Downtown. After each of yours a die puts one of the NPC's.
solo-under = The NPC covered yours! Put another in Downtown, and see where its next one goes.
solo-uptown = Uptown matters for the Objective, and no Plan lies there yet. Put a Plan in Uptown.
solo-northside = Put your last one in Northside, the other district of your Objective.
solo-take = Only markers on top can be taken. Take the one from Uptown for Preparation; the lesson chooses a Cult Site.
solo-free = Pay for your new Site. Then the NPC takes a marker; dice and cards say what it does. Play on!
