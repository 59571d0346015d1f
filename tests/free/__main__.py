"""`sobremesa`, in a house that has the sketches, too. Worker processes import this module and know them as well."""

from sobremesa import games, text
from sobremesa.__main__ import main
from tests.free import ALL
from tests.free.texts import sources

games.ALL.update(ALL)
text.sources = sources

if __name__ == "__main__":
    main()
