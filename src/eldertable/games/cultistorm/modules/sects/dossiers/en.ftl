# What is worth knowing of everything that can be chosen, before it is chosen.

modules-sects-GC-adds = Seven singers in place of seven common cultists, an ability on each, and a Great Old One of their own.
modules-sects-GC-winning = Harder than any other sect, by seventeen games of a hundred: their Great Old One comes in place of others, and can come again.
modules-sects-GC-length = No longer.

modules-sects-HT-adds = Seven who come with the water: after each of them the cultist marker moves one on.
modules-sects-HT-winning = Somewhat harder: where the next cultists will come is less certain.
modules-sects-HT-length = No longer.

modules-sects-CP-adds = Seven of brass and prayer: none of their symbols can be ignored.
modules-sects-CP-winning = About as hard: cards and abilities that ignore symbols do not help against them.
modules-sects-CP-length = No longer.

modules-sects-LT-adds = Seven children with lanterns: whoever defeats one discards a card.
modules-sects-LT-winning = Somewhat harder: winning costs a card more.
modules-sects-LT-length = No longer.

modules-sects-MC-adds = Seven behind glass: a symbol counts twice if the cultist right below shows it, too.
modules-sects-MC-winning = About as hard, but the order in a column begins to matter.
modules-sects-MC-length = No longer.
