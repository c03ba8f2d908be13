# What is worth knowing of everything that can be chosen, before it is chosen.
cults-line-scores = Wins by

# --- Cults
cults-ANU-aim = Turn the crowds of the city into Followers, then rob the others of their Mobs.
cults-ANU-scores = As all: 5 Altars, 4 Mobs or 2 Summonings. Many Followers open the way to the Rift, so Summonings lie near.
cults-ANU-power = A Ritual gains a Follower for every Priest in a Location, whoever sent him. Priests who leave early come home stronger.

cults-CTH-aim = Give your own Priests to the Abyss for one that is mighty, or for an Altar.
cults-CTH-scores = As all: 5 Altars, 4 Mobs or 2 Summonings. Its Great Shrine builds Altars wherever it is used.
cults-CTH-power = A sacrificed Priest gives all his strength to another who stands where it matters. The dark side takes coins, Mobs and cards.

cults-FAF-aim = Grow rich, and buy strength with it.
cults-FAF-scores = As all: 5 Altars, 4 Mobs or 2 Summonings. On the dark side coins buy Mobs.
cults-FAF-power = For coins a Priest rises and goes on to the next Location; Intrigues turn to coins. Later every light rival pays you.

cults-JAN-aim = Win where you are weakest, and gather cards for two Mobs at once.
cults-JAN-scores = As all: 5 Altars, 4 Mobs or 2 Summonings. On the dark side nine cards make two Mobs.
cults-JAN-power = Its Chalice lets the least Influence win a Location. Crowded Locations give it Miracles.

cults-NIR-aim = Draw what others never see, and take Licenses without paying.
cults-NIR-scores = As all: 5 Altars, 4 Mobs or 2 Summonings. On the dark side a mighty Patriarch brings a Mob and a strong Priest.
cults-NIR-power = Miracles come from the bottom of their deck, Licenses for cards. Later three Intrigues at once, as they fall.

cults-TIA-aim = Pour many small Priests into one great one, at the moment it counts.
cults-TIA-scores = As all: 5 Altars, 4 Mobs or 2 Summonings. A Priest of strength 5 from nowhere helps most at the Rift.
cults-TIA-power = Plays cards with a dark seal while still on its light side. The dark side takes Mobs from all who stand there, and its own.

cults-ARA-aim = Put new Priests straight where the struggle is.
cults-ARA-scores = As all: 5 Altars, 4 Mobs or 2 Summonings. Followers become Influence at once, also at the Rift.
cults-ARA-power = One to five Followers make a Priest as strong, in the Location that is resolved. Later four or more jump in together.

cults-ATH-aim = Take what nobody watches, and play Intrigues for coins.
cults-ATH-scores = As all: 5 Altars, 4 Mobs or 2 Summonings. On the dark side three cards build an Altar where none stands.
cults-ATH-power = Gains Followers where no rival has a Priest. Policy of Terror plays an Intrigue, draws another and pays coins.

# --- presets
presets-first-game-adds = Everybody gets one of the Cults that go well together with so many players.
presets-first-game-winning = As in the rules: 5 Altars, 4 Mobs or 2 Summonings.
presets-first-game-length = As usual: 45 to 90 minutes.
