"""What a seat may conclude: the position itself, since nothing is hidden."""

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core import Options, Seat
from sobremesa.core.bag import BIT
from sobremesa.core.belief import Certainty, restore
from sobremesa.games.totem.components import DIRECTION, NAMES, STEPS
from sobremesa.games.totem.field import Field, empty_field
from sobremesa.games.totem.position import PHASES
from sobremesa.games.totem.rules import Totem
from sobremesa.games.totem.spend import SPEND_ALL
from sobremesa.games.totem.terms import AS_YOU_GO, MARK, TRAILS, Terms
from sobremesa.games.totem.view import AS_IT_IS, TotemPlayer, TotemView


def terms(seats: int, options: Options) -> Terms:
    """What the table agreed, as the rules want it."""
    return Terms(
        seats,
        options["victims"] == "one_per_colour",
        options["distance"] == "chain",
        int(str(options["quiet_per_player"])),
        # Rules 1.0 do not know these two options: trails were forgotten with every roll, and nobody had
        # to look ahead.
        TRAILS.index(str(options.get("trail", "roll"))),
        SPEND_ALL if options.get("spend") == "all" else AS_YOU_GO,
    )


def cells(names: Sequence[str]) -> vec[i64]:
    return vec[i64]([NAMES[name] for name in names])


def settle(field: Field, seat: Seat, player: TotemPlayer) -> None:
    """Put a player's units on the board."""
    if player.totem:
        field.place_totem(seat, NAMES[player.totem])
    for piece in player.pieces:
        field.place_piece(seat, NAMES[piece])


def position(seen: TotemView) -> Totem:
    """The state that gives this view."""
    seats = len(seen.players)
    field = empty_field(seats)
    for seat, player in enumerate(seen.players):
        settle(field, seat, player)
    state = Totem(
        terms(seats, dict(seen.options)),
        field,
        vec[i64]([player.reserve for player in seen.players]),
        vec[i64]([player.left for player in seen.players]),
    )
    state.phase = PHASES.index(seen.phase)
    restore(state, seen, AS_IT_IS)
    state.rivals = sum(BIT[seat] for seat in seen.rivals)
    state.thrown = vec[i64]([8 * int(die[0]) + int(die[2]) for die in seen.thrown])
    state.low, state.high = seen.dice
    state.mover = NAMES[seen.mover] if seen.mover else 0
    state.done = cells(seen.done)
    for trail in seen.trails:
        number = field.number_at(NAMES[trail[-1]])
        state.roamed |= BIT[number]
        for cell in trail:
            state.trails = append(state.trails, number * MARK + NAMES[cell])
    state.ways = state.ways_of(state.mover) if seen.mover else 0
    state.verdicts = vec[i64]([directions(state.mover, names) for names in seen.falling])
    return state


def directions(mover: int, names: Sequence[str]) -> int:
    """The bits of the directions in which these cells lie."""
    around = {mover + step: bit for step, bit in zip(STEPS, DIRECTION, strict=True)}
    return sum(around[NAMES[name]] for name in names)


def belief(seen: TotemView, heard: Sequence[str]) -> Certainty[Totem]:
    return Certainty(position(seen))
