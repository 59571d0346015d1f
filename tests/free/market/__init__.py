"""Market: all that a view may hold, and more decisions than anybody wants to read. Two to four seats.

MKT-1  In turn, each trades goods for others, or walks. Nothing else comes of a trade.
MKT-2  Whoever walks throws a die and goes on so many spaces. Whoever comes to the last one first wins.
"""

from dataclasses import dataclass
from enum import Enum
from random import Random

from sobremesa.core import (
    CHANCE,
    Action,
    Game,
    Happening,
    Options,
    PlainState,
    Result,
    Seat,
    one_action,
    plain_lines,
    speaker,
    told_nothing,
)
from sobremesa.core.layout import read_layout
from sobremesa.core.phrases import Phrases

GOODS = ("wool", "wood", "wheat", "brick", "ore")
MOST = 20
LAST = 12  # space
TRADES = [
    f"trade {count} {give} {take}"
    for give in GOODS
    for take in GOODS
    if take != give
    for count in range(1, MOST + 1)
]
TEXTS = [*TRADES, "walk", *(f"die {face}" for face in range(1, 7))]
WALK = len(TRADES)
LAND = ("wool", "ore", "wood", "wheat", "brick", "wool", "wood", None, "wheat", "ore")


class Sky(Enum):
    CLEAR = 0
    HEAVY_RAIN = 1


@dataclass(frozen=True, slots=True)
class Weather:
    sky: Sky
    days: int


@dataclass(frozen=True, slots=True)
class Stall:
    goods: dict[str, int]
    open: bool
    motto: str | None


@dataclass(frozen=True, slots=True)
class MarketView:
    seat: Seat
    turn: Seat
    stalls: tuple[Stall, ...]
    places: tuple[int, ...]
    dice: tuple[int, ...]
    island: tuple[str | None, ...]
    weather: Weather
    season: str
    deck: int
    sales_made: int


class Market(PlainState):
    def __init__(self, players: int) -> None:
        self.players, self.turn, self.rolling, self.sales = players, 0, False, 0
        self.places, self.dice = [0] * players, list[int]()
        self.goods = [dict.fromkeys(GOODS, 3 + seat) for seat in range(players)]

    def deciders(self) -> list[Seat]:
        return [] if LAST in self.places else [CHANCE] if self.rolling else [self.turn]

    def legal(self, who: Seat) -> list[Action]:
        if who == CHANCE:
            return list(range(WALK + 1, len(TEXTS)))
        return [n for n in range(WALK + 1) if n == WALK or self.can(who, TEXTS[n].split())]

    def can(self, who: Seat, trade: list[str]) -> bool:
        return self.goods[who][trade[2]] >= int(trade[1])

    def forbids(self, who: Seat, action: Action) -> str:
        return "MKT-2" if action >= WALK or LAST in self.places else "MKT-1"

    def apply(self, who: Seat, action: Action) -> None:
        if who == CHANCE:
            self.dice.append(action - WALK)
            self.places[self.turn] = min(LAST, self.places[self.turn] + self.dice[-1])
        elif action < WALK:
            _, count, give, take = TEXTS[action].split()
            self.goods[who][give] -= int(count)
            self.goods[who][take] += int(count)
            self.sales += 1
        self.rolling = action == WALK
        if not self.rolling:
            self.turn = (self.turn + 1) % self.players

    def result(self) -> Result | None:
        if LAST not in self.places:
            return None
        return Result((self.places.index(LAST),), tuple(self.places), "arrived", "MKT-2", {})

    def copy(self) -> "Market":
        twin = Market(self.players)
        twin.turn, twin.rolling, twin.sales = self.turn, self.rolling, self.sales
        twin.places, twin.dice = self.places[:], self.dice[:]
        twin.goods = [dict(goods) for goods in self.goods]
        return twin


def view(state: Market, seat: Seat) -> MarketView:
    stalls = tuple(
        Stall(dict(goods), who != state.turn, "good-wool" if who == 0 else None)
        for who, goods in enumerate(state.goods)
    )
    return MarketView(
        seat, state.turn, stalls, tuple(state.places), tuple(state.dice[-3:]), LAND, Weather(Sky.HEAVY_RAIN, 2),
        "late_summer", 17, state.sales,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Known:
    seen: MarketView

    def sample(self, rng: Random) -> Market:
        state = Market(len(self.seen.places))
        state.turn, state.sales = self.seen.turn, self.seen.sales_made
        state.places, state.dice = list(self.seen.places), list(self.seen.dice)
        state.goods = [dict(stall.goods) for stall in self.seen.stalls]
        return state


def read(text: str) -> Action:
    if text not in TEXTS:
        raise ValueError("expected walk, or a trade such as trade 2 wool ore")
    return TEXTS.index(text)


def hear(happening: Happening[Market], seat: Seat) -> list[str]:
    return [speaker(happening.who) + TEXTS[happening.action]]


def new(players: int, options: Options) -> Market:
    return Market(players)


GAME = Game(
    slug="market",
    prefix="MKT",
    rules="1.0",
    seats=range(2, 5),
    options=(),
    new=new,
    write=TEXTS.__getitem__,
    read=read,
    view=view,
    belief=lambda seen, heard: Known(seen),
    hear=hear,
    tell=told_nothing,
    read_line=one_action(read),
    lines=plain_lines(TEXTS.__getitem__),
    describe=Phrases(trade="trade {count:d} {good} {other}", die="die {face:d}").describe,
    layout=read_layout("tests.free.market"),
)
