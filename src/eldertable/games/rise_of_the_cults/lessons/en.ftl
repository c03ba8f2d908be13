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
