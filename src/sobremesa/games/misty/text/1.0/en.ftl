# What rules 1.0 said differently; the rest is in ../en.ftl.

rule-MIS-10 = Choose one card from your own hand. Once made, the choice is final, and nobody else sees it before the reveal.
rule-MIS-12 = You have already placed your card. Placements are final, made by everybody at the same time and shown together.
rule-MIS-R5 = A chosen card cannot be exchanged, not even before the reveal.
