"""What Totem's duty to spend all points (TOT-23) costs: decisions a second, and the slowest `legal` found.

    PYTHONPATH=build/compiled .venv/bin/python -m bench.spend [seconds]

Playouts with `spend = all` and `as_you_go` take turns, game by game with the same luck, so that both meet the
same noise. Then positions are made that are nasty for a search (large groups that touch, chains, rims and
corners, ten to twelve points) and played on at random; the slowest are varied again. Times are those of the
processor: a person also waits for whatever else the machine does.
"""

import sys
from random import Random
from time import process_time, thread_time_ns
from typing import Final

from sobremesa.core.fast_random import FastRandom
from sobremesa.core.playout import playout
from sobremesa.games.totem import GAME
from sobremesa.games.totem.actions import ROLL, USE, act, dice, kind_of
from sobremesa.games.totem.components import ON_BOARD, STEPS, cell_name
from sobremesa.games.totem.position import DICE, WALK
from sobremesa.games.totem.position_text import read_position
from sobremesa.games.totem.rules import Totem

ROLLS: Final = ((6, 6), (5, 6), (5, 5), (4, 5), (3, 6))
SIZES: Final = (2, 3, 4, 5, 7, 9, 12, 16, 20, 26)
Found = tuple[float, str, dict[str, str], list[str]]  # milliseconds, position, options, lines


def speed(players: int, games: int) -> dict[str, float]:
    """Decisions a second by value of the option."""
    generator, made, took = (
        FastRandom("spend"),
        {"all": 0, "as_you_go": 0},
        {"all": 0.0, "as_you_go": 0.0},
    )
    for number in range(games):
        for value in made:
            state = GAME.start(players, {"spend": value})
            generator.restart(number)
            began = process_time()
            made[value] += playout(state, generator, 10**7)[0]
            took[value] += process_time() - began
    return {value: made[value] / took[value] for value in made}


def grown(rng: Random, free: set[int], size: int) -> list[int]:
    """A group of so many cells, if there is room: a clump, a chain, or something in between."""
    group = [rng.choice(sorted(free))]
    free.discard(group[0])
    latest = rng.choice((1, 3, 99))  # how many of the latest cells it goes on from
    while len(group) < size:
        edge = [at + step for at in group[-latest:] for step in STEPS if at + step in free]
        edge = edge or [at + step for at in group for step in STEPS if at + step in free]
        if not edge:
            break
        group.append(rng.choice(edge))
        free.discard(group[-1])
    return group


def nasty(rng: Random) -> str:
    """A position text: groups of all sizes close together, many at the rim."""
    centre, reach = rng.choice(ON_BOARD), rng.choice((4, 6, 9, 20))
    free = {
        cell
        for cell in ON_BOARD
        if abs(cell // 20 - centre // 20) <= reach and abs(cell % 20 - centre % 20) <= reach
    }
    words: list[str] = []
    for seat in range(rng.choice((2, 2, 2, 3, 4))):
        if free:
            group = grown(rng, free, rng.choice(SIZES))
            totem = rng.choice(group)
            pieces = ",".join(cell_name(cell) for cell in sorted(group) if cell != totem)
            reserve = rng.choice((0, 0, 5)) if len(group) < 20 else 0
            words.append(f"{seat}={cell_name(totem)}+{pieces}~{reserve}")
    return " ".join([*words, "turn=0", "quiet=0"]) if len(words) > 1 else nasty(rng)


def slowest(text: str, options: dict[str, str], rng: Random) -> Found:
    """The slowest `legal` of one roll that is played at random from a position."""
    state: Totem = read_position(text, GAME.settle(options))
    roll = act(ROLL, dice(*rng.choice(ROLLS)))
    lines, worst = [GAME.write(roll)], (0.0, text, options, [""])
    state.apply(-1, roll)
    while state.turn == 0 and (state.phase == DICE or list(state.deciders()) == [0]):
        began = thread_time_ns()
        actions = state.legal(0)
        took = (thread_time_ns() - began) / 1e6
        if state.phase == WALK and took > worst[0]:
            worst = (took, text, options, list(lines))
        uses = [action for action in actions if kind_of(action) == USE]
        action = uses[-1] if uses else rng.choice(list(actions))
        lines.append(GAME.write(action))
        state.apply(0, action)
    return worst


def search(seconds: float) -> tuple[int, list[Found]]:
    """How many rolls were played, and the slowest decisions of all; half of the rolls begin where it was slow."""
    rng, rolls, worst = Random("nasty"), 0, list[Found]()
    began = process_time()
    while process_time() - began < seconds:
        rolls += 1
        if worst and rolls % 2:
            _, text, options, _ = rng.choice(worst)
        else:
            trail = rng.choice(("turn", "turn", "roll", "last"))
            text = nasty(rng)
            options = {"trail": trail, "victims": rng.choice(("one", "one_per_colour"))}
        worst.append(slowest(text, options, rng))
        worst.sort(key=lambda found: -found[0])
        del worst[20:]
    return rolls, worst


def main() -> None:
    for players in GAME.seats:
        rates = speed(players, 60)
        share = rates["all"] / rates["as_you_go"]
        print(f"{players} players: {rates['all']:,.0f} to {rates['as_you_go']:,.0f}, {share:.2f}")
    rolls, worst = search(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0)
    print(f"{rolls:,} rolls; the slowest:")
    for took, text, options, lines in worst[:5]:
        print(f"{took:.2f} ms  {text}  {options}  {', '.join(lines)}")


if __name__ == "__main__":
    main()
