# What is worth knowing of everything that can be chosen, before it is chosen.

modes-lonely-two-adds = For two: a deck of friends who are not at the table and help by letter and telephone.
modes-lonely-two-winning = Easier than with three up to normal, where bots won 90 games of a hundred; about as hard from hard on.
modes-lonely-two-length = Shorter than with three.
