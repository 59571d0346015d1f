"""The games of the house: each folder here is one game, with everything that belongs to it. `sobremesa.library` finds them."""
