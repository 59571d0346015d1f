"""`sobremesa tournament` and `sobremesa match`: many games, their table, and a page to look at."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from html import escape
from itertools import combinations

from sobremesa.core import AnyGame
from sobremesa.core.wrong import Wrong
from sobremesa.lab.matches import Pairing, PlayedGame, pairings_of, play_all, rotated
from sobremesa.lab.ratings import Place, Rating, cross_shares, crossed, places, rate
from sobremesa.lab.sprt import Sprt
from sobremesa.players.budget import Budget
from sobremesa.players.levels import read_player


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament before it is played."""

    game: str
    players: tuple[str, ...]
    seats: int  # at a table
    games: int  # for each set of players at a table
    seed: str
    options: Mapping[str, object]
    budget: Budget | None = None
    same_luck: bool = False  # for all seatings of a rotation

    def pairings(self) -> list[Pairing]:
        """Round robin: every set of players that fills a table, rotating the seats.

        If there are fewer players than seats they repeat in order: two players at a table of four are
        a b a b; at a table of five a b a b a and b a b a b, so that nobody has more seats in the end.
        """
        found = []
        for number, table in enumerate(self.tables()):
            seed = f"{self.seed}/{number}"
            found += pairings_of(
                self.game, table, self.games, seed, self.options, self.budget, self.same_luck
            )
        return found

    def block(self) -> int:
        """How many games in turn are fair to all: every table, and at each table every seat."""
        return len(self.tables()) * self.seats

    def games_in_turn(self) -> list[Pairing]:
        """As many games as planned, at the tables in turn: what a sequential test needs."""
        tables, options = self.tables(), tuple(self.options.items())
        found = []
        for number in range(self.games):
            rounds, table = divmod(number, len(tables))
            luck = number // self.block() if self.same_luck else number
            seats, seed = rotated(tables[table], rounds), f"{self.seed}/{luck}"
            found.append(Pairing(self.game, seats, options, seed, self.budget))
        return found

    def tables(self) -> list[tuple[str, ...]]:
        if len(self.players) >= self.seats:
            return list(combinations(self.players, self.seats))
        starts = 1 if self.seats % len(self.players) == 0 else len(self.players)
        endless = self.players * (self.seats + 1)
        return [endless[start : start + self.seats] for start in range(starts)]


def plan_for(
    game: AnyGame,
    players: Sequence[str],
    seats: int | None,
    games: int,
    seed: str,
    options: Mapping[str, object],
    budget: Budget | None,
    same_luck: bool = False,
) -> Plan:
    """A checked plan; ValueError says what does not fit."""
    for text in players:
        read_player(text)
    if len(set(players)) != len(players):
        said = "every player is named once; a budget makes two of one: hard@100, hard@200"
        raise Wrong(said, "player-twice")
    few = 2 if 2 in game.seats else game.seats[0]
    count = game.check_players(few if seats is None else seats)
    if games < 1:
        raise Wrong("a tournament has at least one game", "no-games")
    return Plan(
        game.slug, tuple(players), count, games, seed, game.settle(options), budget, same_luck
    )


def report(plan: Plan, outcomes: Sequence[PlayedGame]) -> dict[str, object]:
    """All results, as plain values. What depends on the machine is under `clock`."""
    table = crossed(outcomes)
    return {
        "game": plan.game,
        "players": list(plan.players),
        "seats": plan.seats,
        "games": len(outcomes),
        "seed": plan.seed,
        "options": dict(plan.options),
        "budget": None if plan.budget is None else str(plan.budget),
        "same_luck": plan.same_luck,
        "ratings": [asdict(rating) for rating in rate(outcomes)],
        "table": [
            {"player": name, "against": other, "points": points, "games": games}
            for (name, other), (points, games) in sorted(table.items())
        ],
        "places": [asdict(place) for place in places(outcomes)],
        "reasons": counted(outcome.reason for outcome in outcomes),
        "outcomes": [
            {
                "seats": list(outcome.pairing.seats),
                "shares": [round(share, 6) for share in outcome.shares],
                "luck": [round(luck, 6) for luck in outcome.luck],
                "points": list(outcome.points),
                "reason": outcome.reason,
                "order": list(outcome.order),
                "events": outcome.events,
                "seed": outcome.pairing.seed,
            }
            for outcome in outcomes
        ],
        "clock": clock(outcomes),
    }


def counted(words: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for word in words:
        found[word] = found.get(word, 0) + 1
    return dict(sorted(found.items(), key=lambda item: (-item[1], item[0])))


def clock(outcomes: Sequence[PlayedGame]) -> dict[str, dict[str, float]]:
    """By player: seconds for a turn on average, the longest decision and the longest turn."""
    seconds: dict[str, float] = {}
    turns: dict[str, int] = {}
    slowest: dict[str, float] = {}
    longest: dict[str, float] = {}
    for outcome in outcomes:
        for seat, name in enumerate(outcome.pairing.seats):
            seconds[name] = seconds.get(name, 0.0) + outcome.seconds[seat]
            turns[name] = turns.get(name, 0) + outcome.turns[seat]
            slowest[name] = max(slowest.get(name, 0.0), outcome.slowest[seat])
            longest[name] = max(longest.get(name, 0.0), outcome.longest[seat])
    return {
        name: {
            "seconds_a_turn": round(seconds[name] / max(1, turns[name]), 4),
            "slowest_decision": round(slowest[name], 4),
            "slowest_turn": round(longest[name], 4),
        }
        for name in sorted(seconds)
    }


def without_clock(found: dict[str, object]) -> dict[str, object]:
    """What must be the same for the same seed on every machine."""
    return {key: value for key, value in found.items() if key != "clock"}


def as_json(found: dict[str, object]) -> str:
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


@dataclass
class SequentialMatch:
    """Two players, game after game, until a sequential test is settled or the games are used up."""

    plan: Plan
    test: Sprt
    outcomes: list[PlayedGame]

    def play(self, processes: int, batch: int, playouts: int = 0) -> Iterable[PlayedGame]:
        """Games in batches, so that the test stops at the same game whatever the number of cores."""
        first, _ = self.plan.players
        pairings = self.plan.games_in_turn()
        for start in range(0, self.plan.games, batch):
            for outcome in play_all(pairings[start : start + batch], processes, playouts):
                self.outcomes.append(outcome)
                self.test.add(points_of(outcome, first))
                yield outcome
                if self.test.verdict():
                    return


def points_of(outcome: PlayedGame, name: str) -> float:
    """The share of the victory that a player's seats have together."""
    pairs = zip(outcome.pairing.seats, outcome.shares, strict=True)
    total = sum(outcome.shares)
    return sum(share for seat, share in pairs if seat == name) / total if total else 0.5


def page(
    found: dict[str, object], ratings: Sequence[Rating], outcomes: Sequence[PlayedGame]
) -> str:
    """A small page: ratings with their intervals drawn, and who beat whom."""
    low = min(rating.elo[0] for rating in ratings) - 20
    wide = max(1.0, max(rating.elo[2] for rating in ratings) + 20 - low)
    rows = "\n".join(rating_row(rating, low, wide) for rating in ratings)
    names = [rating.name for rating in ratings]
    table = cross_shares(outcomes)
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    body = "\n".join(
        f"<tr><th>{escape(name)}</th>"
        + "".join(cell(table.get((name, other))) for other in names)
        + "</tr>"
        for name in names
    )
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{escape(str(found["game"]))}: tournament</title>
<style>body{{font:16px system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}}
table{{border-collapse:collapse;margin:1rem 0}}td,th{{padding:.3rem .7rem;text-align:right}}
th{{text-align:left}}tr+tr{{border-top:1px solid #ddd}}svg{{vertical-align:middle}}</style>
<h1>{escape(str(found["game"]))}</h1>
<p>{found["games"]} games, {found["seats"]} seats, seed {escape(str(found["seed"]))},
ended by {escape(", ".join(f"{word} {count}" for word, count in counted(o.reason for o in outcomes).items()))}.</p>
<table><tr><th>player</th><th>seats</th><th>share</th><th>95 %</th><th>without luck</th><th>Elo</th><th></th></tr>
{rows}</table>
<table><tr><th></th>{head}</tr>
{body}</table>
<table><tr><th></th><th></th><th>games</th><th>share</th><th>95 %</th></tr>
{"".join(map(place_row, places(outcomes)))}</table>
<p>The intervals of a table hold together in 95 % of all tables.</p></html>
"""


def place_row(place: Place) -> str:
    low, share, high = (100 * number for number in place.share)
    return (
        f"<tr><th>{place.kind}</th><td>{place.number + 1}</td><td>{place.games}</td>"
        f"<td>{share:.1f} %</td><td>{low:.1f} to {high:.1f}</td></tr>\n"
    )


def rating_row(rating: Rating, low: float, wide: float) -> str:
    at = [300 * (number - low) / wide for number in rating.elo]
    drawn = (
        f'<svg width="300" height="14"><line x1="{at[0]:.0f}" x2="{at[2]:.0f}" y1="7" y2="7" '
        f'stroke="#088" stroke-width="2"/><circle cx="{at[1]:.0f}" cy="7" r="4" fill="#088"/></svg>'
    )
    share_low, share, share_high = (100 * number for number in rating.share)
    least, luckless, most = (100 * number for number in rating.without_luck or (0.0, 0.0, 0.0))
    without = f"{luckless:.1f} % ({least:.1f} to {most:.1f})" if rating.without_luck else ""
    return (
        f"<tr><th>{escape(rating.name)}</th><td>{rating.games}</td><td>{share:.1f} %</td>"
        f"<td>{share_low:.1f} to {share_high:.1f}</td><td>{without}</td><td>{rating.elo[1]:+.0f}</td><td>{drawn}</td></tr>"
    )


def cell(found: tuple[float, float, float] | None) -> str:
    if found is None:
        return "<td></td>"
    low, share, high = (100 * number for number in found)
    return f'<td title="{low:.1f} to {high:.1f} %">{share:.1f} %</td>'
