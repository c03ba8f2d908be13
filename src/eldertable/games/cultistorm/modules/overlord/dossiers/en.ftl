# What is worth knowing of everything that can be chosen, before it is chosen.

modes-overlord-adds = An Author in the last seat, against all others: chooses which cultists come, and plays schemes from a secret hand.
modes-overlord-winning = The Author wins when the investigators lose. About even.
modes-overlord-length = A quarter longer. Two to five investigators; six can play.
