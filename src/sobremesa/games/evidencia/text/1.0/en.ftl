# What rules 1.0 said differently; the rest is in ../en.ftl.

rule-EVI-26 = Cards in the pyramid lie face down. Only the base is shown while Abduction is decided, and Gnome Revelation once it has been swapped in.
rule-EVI-27 = That is not yours to decide now. Each step asks one thing of whoever it names, and a decision can be neither passed nor changed.
rule-EVI-50 = Abduction is swapped with one of the three cards of the base, which are shown to both; with no other card.
rule-EVI-R14 = Zones lie face down, but each card came there in the open; the memory aid shows what a good player would remember.
rule-EVI-R16 = Using Abduction is a single decision: a swap with one of three cards, or none. Gnome Revelation shows nothing.
rule-EVI-N6 = Using Abduction is written "abduct" and the slot, or "abduct no".
phase-abduction = Is Abduction used? The base is face up.
