"""`sobremesa`, in a house that has the sketches, too. Worker processes import this module and know them as well."""

from sobremesa import homes
from sobremesa.__main__ import main
from tests.free import guests

homes.guests = guests  # type: ignore[assignment]

if __name__ == "__main__":
    main()
