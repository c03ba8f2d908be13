# What the lessons of Rise of the Cults say: at most twenty words each, to somebody who knows none of its words yet.

first-game-title = Your first Plans
first-game-about = Half a round against one rival: recruiting, Plans in stacks, a Ritual, and Terror that brings points.
first-game-goal = You are Green, a cult in Arkham. After six rounds points count: Dominance markers, Sites beside a Ritual, most Rituals.
first-game-site = Put your first Cult Site in Northside; cards cost 2 and 3 Power. Beside your Ritual it scores a point.
first-game-roll = Dice bring Cultists: Thug 1 Attack, Initiate 1 Power, Freak 1 Terror. Bad Luck brings nothing: roll both again.
first-game-plan = Now Plans: markers that all look alike. Put one in Northside; what it does you choose later.
first-game-second-plan = A second one here: you take markers from the top, one to build, the next to use it.
first-game-prepare = Take your marker, and only now choose: Preparation. It builds a Ritual beside your Site or, elsewhere, another Site.
first-game-ritual = Build level III, your only one: the level is its Attack in fights, its Terror against people, and its price.
first-game-pay = Pay with three Initiates; keep your cards. Two points for now: 1 for the Site, 1 for most Rituals.
first-game-investigator = Each Preparation brings the Investigator nearer. Once arrived, all in the district costs 1 more, and Sanity is 1 higher.
first-game-plans = Each Plan at most twice a round: Augmentation buys cards, Influence moves and raises a Ritual. Bluff, unlimited: two Cultists.
first-game-dominance = Now Dominance earns points: first a fight, if a rival comes, then Terror. Yellow has no Ritual: Terror at once.
first-game-terror = Your Ritual gives 3 Terror; the people's Sanity is 3. Terror must be more: spread it, then add one.
first-game-frighten = The Masked Preacher adds the missing Terror: discard him. Terror then sends a Ritual of yours back to you.
first-game-points = Nobody fought: two Dominance markers, a point each. The Ritual's two points went with it; build another before the end.
first-game-fights = Rivals with a Ritual anywhere can fight your Dominance with hidden Thugs. Next, build a Site in Downtown. Play on!

confrontation-title = Confrontation
confrontation-about = You are Yellow and attack Green's Ritual: cards face down, Thugs in a fist, and who wins.
confrontation-rival = You are Yellow. Green has put a Ritual beside yours in Northside; only one of you should stay.
confrontation-reinforce = In a Dominance each rival may first move a Ritual in from another district. Green has no other.
confrontation-lead = To learn a fight, take your marker from Northside as Dominance. With a rival there, it begins with a Confrontation.
confrontation-knife = Lay cards face down; their Attack counts. Begin with a Hired Knife.
confrontation-second-knife = Lay the second Hired Knife beside it. Rituals here count as Attack, too: yours gives 3.
confrontation-enough = That is enough. Cards that you keep can still frighten people or pay for things.
confrontation-fist = Thugs go into a closed fist: one Attack each, and nobody sees how many. Hold both.
confrontation-reveal = You show 7; Green's card is still face down. A Knife could be destroyed for more: not now, enough.
confrontation-won = 7 against 4: you win. Green loses the Ritual here and takes a Disorganization card. Now play on!

terror-title = Terror
terror-about = You are Yellow and have won a Confrontation: frighten a district beyond its Sanity, and place a Dominance marker.
terror-sanity = You are Yellow and have won. Terror must be more than the Sanity here, 3 with the Investigator.
terror-spread = Your Ritual gives 3, one too few; cards and Freaks add to it. To see it, spread Terror.
terror-preacher = Discard the Masked Preacher for one Terror. Destroyed, he would give two, but be gone for good.
terror-marker = After a fight it is one marker, and a Ritual goes back: sometimes it is better to wait. Play on!

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
