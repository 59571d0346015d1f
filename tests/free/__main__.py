"""`sobremesa`, in a house that has the sketches, too. Worker processes import this module and know them as well."""

from sobremesa import library, text
from sobremesa.__main__ import main
from tests.free import ALL
from tests.free.texts import sources

library.ALL.update(ALL)
text.sources = sources

if __name__ == "__main__":
    main()
