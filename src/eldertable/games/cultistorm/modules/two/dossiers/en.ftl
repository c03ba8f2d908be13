# What is worth knowing of everything that can be chosen, before it is chosen.

modes-lonely-two-adds = For two: a deck of friends who are not at the table and help by letter and telephone.
modes-lonely-two-winning = As usual, about as hard as with three.
modes-lonely-two-length = Shorter than with three.
