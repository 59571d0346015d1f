"""The games of the house: each folder here is one, with all that is its own. `sobremesa.library` finds them."""
