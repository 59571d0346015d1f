"""Position texts: the board between two rolls on one line, for problems, tests and tools.

`0=J10+J11,K10~17 1=B10+~0 2=- turn=0 quiet=4`: totem, pieces and reserve of each seat, `-` for a player
who is out, the seat whose roll is due, and the quiet count.
"""

import re
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import Options, Seat
from sobremesa.games.totem.belief import settle, terms
from sobremesa.games.totem.components import NAMES, ON_BOARD, PIECES
from sobremesa.games.totem.field import empty_field
from sobremesa.games.totem.notation import CELL
from sobremesa.games.totem.position import THROW
from sobremesa.games.totem.rules import Totem
from sobremesa.games.totem.view import TotemPlayer
from sobremesa.games.totem.view import player as player_of

SEAT: Final = re.compile(rf"([0-3])=(?:-|({CELL})\+({CELL}(?:,{CELL})*)?~(\d+))")
TEXT: Final = re.compile(rf"((?:{SEAT.pattern} ){{2,4}})turn=([0-3]) quiet=(\d+)")


def read_position(text: str, options: Options) -> Totem:
    """The position, with a roll due; ValueError for what is not a position text, or not one of a game."""
    if not TEXT.fullmatch(text):
        raise ValueError("expected 0=J10+J11,K10~17 1=B10+~0 turn=0 quiet=4")
    *parts, turn, quiet = text.split()
    if [int(part[0]) for part in parts] != list(range(len(parts))):
        raise ValueError("the seats stand in order, from 0")
    players = [read_player(part) for part in parts]
    check(players, int(turn.removeprefix("turn=")))
    field = empty_field(len(parts))
    left: list[int] = []
    for seat, player in enumerate(players):
        left.append(0 if player.totem else 1 + len([time for time in left if time]))
        settle(field, seat, player)
        if player.totem and len(field.cut_off(seat)) > 0:
            raise ValueError(f"the units of seat {seat} are not connected (TOT-5)")
    reserve = vec[i64]([player.reserve for player in players])
    state = Totem(terms(len(parts), options), field, reserve, vec[i64](left))
    state.phase = THROW
    state.turn = int(turn.removeprefix("turn="))
    state.quiet = int(quiet.removeprefix("quiet="))
    state.movements = max(left)
    return state


def check(players: Sequence[TotemPlayer], turn: Seat) -> None:
    """ValueError for units and turns that no game comes to."""
    standing = [player for player in players if player.totem]
    units = [unit for player in standing for unit in (player.totem or "", *player.pieces)]
    for unit in units:
        if NAMES[unit] not in ON_BOARD:
            raise ValueError(f"{unit} is not a cell of the board")
        if units.count(unit) > 1:
            raise ValueError(f"two units stand on {unit} (TOT-2)")
    if any(len(player.pieces) + player.reserve > PIECES for player in standing):
        raise ValueError(f"nobody has more than {PIECES} pieces (TOT-1)")
    if len(standing) < 2:
        raise ValueError("the game is over: fewer than two totems stand (TOT-60)")
    if turn >= len(players) or players[turn] not in standing:
        raise ValueError(f"seat {turn} has no totem and takes no turn (TOT-21)")


def read_player(text: str) -> TotemPlayer:
    match = SEAT.fullmatch(text)
    assert match, "the whole text has been checked"
    pieces = tuple(match[3].split(",")) if match[3] else ()
    return TotemPlayer(match[2], pieces, int(match[4] or 0), 0, 0)


def write_position(state: Totem) -> str:
    words = [write_player(seat, player_of(state, seat)) for seat in state.seats()]
    return " ".join([*words, f"turn={state.turn}", f"quiet={state.quiet}"])


def write_player(seat: int, of: TotemPlayer) -> str:
    return f"{seat}={of.totem}+{','.join(of.pieces)}~{of.reserve}" if of.totem else f"{seat}=-"
