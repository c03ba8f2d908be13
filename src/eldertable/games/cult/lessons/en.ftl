# What the lessons of Cult say: at most twenty words each, to somebody who knows none of its words yet.

first-game-title = Your first round
first-game-about = One whole round against one rival: sending Priests, breaking a tie, and taking what you have won.
first-game-goal = You lead a Cult. Five Altars win: coins and a Priest make one. Mobs and Summonings come later.
first-game-forum = Send your Priest of strength 3 to the Forum. Most strength in a place wins it.
first-game-forum-otherwise = That is allowed, too. For now take the Priest with the 3, and then the Forum.
first-game-tie = Fafnir sent as much strength. A tie goes to the higher Divine Might: yours is 15, Fafnir's 14.
first-game-trade = The Patriarch is as strong as you have Followers: 2. Nobody wants the Trade District; send him there.
first-game-slums = Fafnir wants the Slums with a Priest of strength 2. You win ties: send your own 2.
first-game-gate = Higher places are worth more, but lie behind gates. This one wants three Followers; you have two.
first-game-pass = Three Priests a round are free; a fourth would cost a Follower. Keep your Followers, and pass.
first-game-pass-otherwise = A fourth Priest would cost you a Follower, and you will want them all. Pass instead.
first-game-deals = Whoever has passed may deal; these Licenses cost 6 coins or more, you have 5. Now places are settled upwards.
first-game-cards = Before that, each may play a card or use an ability. You were not asked: no card, one free Priest.
first-game-follower = You won the Slums: take its prize, a Follower. Followers open gates and make your Patriarch stronger.
first-game-supremacy = The tie in the Forum is yours. Take the Supremacy card: it makes your Patriarch stronger by 7.
first-game-coins = The Trade District pays you 6 coins. Those who lose a place get its alms, up to three coins.
first-game-celebrate = Celebrate, and you take a gift but place nobody: Fafnir could win the Forum and your card. No celebration.
first-game-artisans = Win here, and 5 coins turn a Priest who stands here or higher, never the Patriarch, into an Altar.
first-game-plan = Guard the Forum with your Patriarch: its winner takes your card. Then send a Priest to the Artisans. Play on!

bribes-title = Influence and bribes
bribes-about = A rival has more Influence than you; coins from the Thieves District beat it.
bribes-thieves = To learn bribes, send your weakest Priest to the Thieves District. They cost a place's number, 3 to 13.
bribes-lost = Fafnir has 3 Influence in the Forum, and you none. Influence is strength, plus 4 for each Altar.
bribes-pass = You could fight with strength. Only to see what coins can do, keep your other Priests and pass.
bribes-bribe = The thieves: pay a place's number in coins, and you win that place. Pay 4 for the Forum.
bribes-take = Your Priest went there with the coins, and wins with Influence 1 against 3. Take the Supremacy card.
bribes-price = One coin is left: bribes are dear, and only places above the Thieves District can be bought. Play on!
