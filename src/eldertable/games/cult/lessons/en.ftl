# What the lessons of Cult say: at most twenty words each, to somebody who knows none of its words yet.

first-game-title = Your first round
first-game-about = One whole round against one rival: sending Priests, breaking a tie, and taking what you have won.
first-game-goal = You lead a Cult. Whoever has five Altars, four Mobs or two Summonings when a round ends has won.
first-game-forum = Send your Priest of strength 3 to the Forum. Most strength in a place wins it.
first-game-forum-otherwise = That is allowed, too. For now take the Priest with the 3, and then the Forum.
first-game-tie = Fafnir sent as much strength. A tie goes to the higher Divine Might: yours is 15, Fafnir's 14.
first-game-trade = The Patriarch is as strong as you have Followers: 2. Nobody wants the Trade District; send him there.
first-game-slums = Fafnir wants the Slums with a Priest of strength 2. You win ties: send your own 2.
first-game-gate = Higher places are worth more, but lie behind gates. This one wants three Followers; you have two.
first-game-pass = Three Priests a round are free; a fourth would cost a Follower. Keep your Followers, and pass.
first-game-pass-otherwise = A fourth Priest would cost you a Follower, and you will want them all. Pass instead.
first-game-deals = After passing you may make deals: buy Licenses, sell Intrigue cards. You cannot afford a License yet.
first-game-cards = Before a place is settled, each player may do one action: play a Miracle or Intrigue card, or an ability.
first-game-follower = Now places are settled, from 1 upwards. You won the Slums: take its prize, a Follower.
first-game-supremacy = The tie in the Forum is yours. Take the Supremacy card: it makes your Patriarch stronger by 7.
first-game-coins = The Trade District pays you 6 coins. Those who lose a place get its alms, a coin or two.
first-game-first = You won the place with the highest number, so you are First Player again and send a Priest first.
first-game-celebrate = With the Supremacy card you could take a gift now and rest all round. Rather play: no celebration.
first-game-artisans = Three Followers open this gate. Who wins here may turn a Priest into an Altar for 5 coins. Play on!

bribes-title = Influence and bribes
bribes-about = A rival has more Influence than you; coins from the Thieves District beat it.
bribes-thieves = Send your weakest Priest, strength 1, to the Thieves District. Nobody fights for it, but thieves take bribes.
bribes-lost = Fafnir has 3 Influence in the Forum, and you none. Influence is strength, plus 4 for each Altar.
bribes-pass = You could fight for the Forum with strength. Keep your other Priests for once, and pass.
bribes-bribe = The thieves: pay a place's number in coins, and you win that place. Pay 4 for the Forum.
bribes-take = Your Priest went there with the coins, and wins with Influence 1 against 3. Take the Supremacy card.
bribes-price = One coin is left: bribes are dear, and only places above the Thieves District can be bought. Play on!
