# What rules 1.0 said differently; the rest is in ../en.ftl.

rule-TOT-23 = You must keep going: as long as points are left and one of your units can still make a step, a step has to be made.
rule-TOT-24 = Points that none of your units can walk off are lost. You need not plan ahead to avoid it.
rule-TOT-34 = Every roll starts afresh: all your units may move again, and only the new dice count.
rule-TOT-44 = A unit may not return to a cell where it has already been in this roll. Other units may use that cell.
rule-TOT-R6 = Points that cannot be walked off are lost, and nobody has to look for the way that uses most of them.
rule-TOT-R7 = At most one die is discarded. You may choose any of the three numbers, even if part of it will be lost.
rule-TOT-R12 = What a unit did in one roll does not bind it in the next, not even within the same turn.
rule-TOT-R16 = A unit may not go back to any cell where it has been in this roll, not just to the last one.
