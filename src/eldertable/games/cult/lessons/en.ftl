# What the lessons of Cult say: at most twenty words each, to somebody who knows none of its words yet.

first-game-title = Your first round
first-game-about = One whole round against one rival: sending Priests, breaking a tie, and taking what you have won.
first-game-goal = You lead a Cult. Whoever has five Altars, four Mobs or two Summonings at a round's end wins.
first-game-forum = Send your Priest of strength 3 to the Forum. Strength in a place is Influence; most Influence wins it.
first-game-forum-otherwise = That is allowed, too. For now take the Priest with the 3, and then the Forum.
first-game-trade = The Patriarch is as strong as you have Followers: 2. Nobody wants the Trade District; send him there.
first-game-slums = Fafnir has Influence 2 in the Slums. Send your Priest of strength 2: the higher Divine Might, yours, wins ties.
first-game-gate = Higher places are worth more, but lie behind gates. This one wants three Followers; you have two.
first-game-pass = Three Priests a round cost nothing; a fourth costs a Follower. Pass: you place no more, but may buy Licenses.
first-game-pass-otherwise = A fourth Priest would cost you a Follower, and you will want them all. Pass instead.
first-game-cards = Now places are settled by number, 1 to 13. At each, whoever can may first use a card or ability.
first-game-follower = You won the Slums: take its prize, a Follower. Whoever loses a place gets its alms, 1 to 3 coins.
first-game-supremacy = The tie in the Forum is yours. Take the Supremacy card: it makes your Patriarch stronger by 7.
first-game-coins = The Trade District pays you 6 coins. Whoever wins a round's last place is First Player in the next.
first-game-celebrate = Celebrating brings a gift, but you place nobody, and Fafnir could take your card in the Forum. Choose No celebration.
first-game-artisans = Win here: 5 coins turn a Priest in places 7 to 13 into an Altar; lower places are empty then.
first-game-altars = That Priest is gone for good; the Temple District brings new ones. Each place takes one Altar of yours.
first-game-rift = Watch the Rift: a rival's Patriarch alone there, with Influence of at least its Divine Might, can summon. Oppose him!
first-game-plan = Guard the Forum with your Patriarch. Send your weakest Priest to the Artisan District: Fafnir lacks the Followers. Play on!

bribes-title = Influence and bribes
bribes-about = A rival has more Influence than you; coins from the Thieves District beat it.
bribes-thieves = To learn bribes, send your weakest Priest to the Thieves District. They cost a place's number, 3 to 13.
bribes-lost = Fafnir has 3 Influence in the Forum, and you none. Influence is strength, plus 4 for each Altar.
bribes-pass = You could fight with strength. Only to see what coins can do, keep your other Priests and pass.
bribes-bribe = The thieves: pay a place's number in coins, and you win that place. Pay 4 for the Forum.
bribes-take = Your Priest went there with the coins, and wins with Influence 1 against 3. Take the Supremacy card.
bribes-price = One coin is left: bribes are dear, and only places above the Thieves District can be bought. Play on!
