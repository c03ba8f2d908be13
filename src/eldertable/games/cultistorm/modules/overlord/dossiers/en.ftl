# What is worth knowing of everything that can be chosen, before it is chosen.

modes-overlord-adds = An Author in the last seat, against all others: chooses which cultists come, and plays schemes from a secret hand.
modes-overlord-winning = The Author wins when the investigators lose: 51 to 60 of 100 games between bots.
modes-overlord-length = As many decisions; one more to wait for. Two to five investigators; six can play.
