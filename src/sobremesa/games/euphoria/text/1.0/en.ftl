# What rules 1.0 said differently; the rest is in ../en.ftl.

rule-EUP-6 = With five or seven players one recruit is left over. It is put away unseen, and nobody may look at it before the game is over.
rule-EUP-97 = When the game is over all recruits are exposed, and everything hidden may be shown.
rule-EUP-R41 = At the end everything is shown, the recruit left over included.
