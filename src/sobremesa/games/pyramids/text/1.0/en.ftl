# What rules 1.0 said differently; the rest is in ../en.ftl.

ability-bastet = Each hero takes 2 points to destroy, so it counts 2 in defence.
rule-PYR-29 = A changed number must still be a number of its die: 1 to 4 on a d4, 1 to 8 on a d8.
rule-PYR-62 = The strongest force loses as much as the second strongest had (or as all others together, if the table agreed so); the others are destroyed. If it cannot afford that, nobody is left.
rule-PYR-65 = A Bastet hero takes 2 points to destroy, and therefore counts 2 in defence.
rule-PYR-R2 = The maps are our own design; space 1 is the pyramid, and the start areas are equal in geometry.
rule-PYR-R10 = A changed number stays a number of its die.
rule-PYR-R35 = A Bastet hero is as tough in attack, but strikes for 1 there.
rule-PYR-R53 = If the strongest forces are equal, all are destroyed; a weaker third inherits nothing.
option-map-inner = inner factory map: factories between the quarters and beside the pyramid (19 spaces)
note-tie = Space { $space }: a tie at { $points }; all forces are destroyed.
rule-PYR-92 = The Hyskosian Pharaoh begins with 20 units on the pyramid, 5 on other white spaces, 10 on factories and on the other start areas.
rule-PYR-R45 = Solo garrisons: pyramid 20, other white spaces 5, factories and start areas 10.
