"""The free table: what is worked out from a view's type, what a game may say, and what it looks like in a terminal."""

import io
import re
import tomllib
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest
from rich.console import Console

from bench.strangers import skulls as packed
from sobremesa import homes
from sobremesa.core import WATCHER, AnyGame
from sobremesa.core.arrange import Part, Spread, arrange, plan_of
from sobremesa.core.data import DataError
from sobremesa.core.layout import layout_from
from sobremesa.games import rps
from sobremesa.library import ALL
from sobremesa.terminal import free
from sobremesa.text import Texts
from tests.free import ALL as SKETCHES
from tests.free import guests
from tests.previews.free import after


class Weather(Enum):
    SUNNY = "s"
    HEAVY_RAIN = "r"


@dataclass(frozen=True)
class Farm:
    cows: int
    name: str | None


@dataclass(frozen=True)
class Everything:
    seat: int
    turn: int
    mine: tuple[str, ...]
    hands: tuple[tuple[str, ...] | int, ...]
    points: tuple[int, ...]
    farms: tuple[Farm, ...]
    barn: Farm
    barns: tuple[Farm, ...]
    weather: Weather
    phase: Literal["bid", "play"]
    open: bool
    winner: int | None
    deck: int
    rows: tuple[tuple[int, ...], ...]
    goods: dict[str, int]
    dealer: int
    dice: tuple[int, ...]


NORTH, OLD = Farm(2, "North"), Farm(9, "Old")
SEEN = Everything(
    0, 1, ("a1", "b2", "c3"), (("a1", "?"), 3), (4, 5), (NORTH, Farm(3, None)), OLD, (OLD, NORTH, OLD),
    Weather.HEAVY_RAIN, "bid", True, None, 20, ((1, 2), (3, 4), (5, 6)), {"wool": 3}, 1, (6,),
)  # fmt: skip


def spread_of(view: Any, layout: dict[str, Any] | None = None) -> Spread:
    """Any view of two seats, as if rps had it."""
    said = layout_from(layout or {}, "layout.toml")
    game: AnyGame = replace(rps.GAME, slug="any", view=lambda state, seat: view, layout=said)
    return arrange(plan_of.__wrapped__(game), view, 2)


def found(parts: tuple[Part, ...], field: str) -> Part:
    return next(part for part in parts if part.field == field)


def values(part: Part) -> list[str]:
    return [item.value for item in part.items]


def looks(part: Part) -> set[str]:
    return {item.look for item in part.items}


def test_what_has_an_entry_for_each_seat_stands_in_its_row() -> None:
    mine, theirs = spread_of(SEEN).seats
    assert [part.field for part in mine] == ["hands", "points", "cows", "name"]
    assert [part.field for part in theirs] == ["hands", "points", "cows"]  # it has no name
    assert values(found(mine, "points")) == ["4"]
    assert values(found(theirs, "cows")) == ["3"]


def test_hands_are_cards_and_those_of_others_are_backs_with_a_count() -> None:
    mine, theirs = spread_of(SEEN).seats
    seen, unseen = found(mine, "hands").items
    assert (seen.look, seen.name, seen.hidden) == ("card", "a1", False)
    assert (unseen.look, unseen.name, unseen.hidden) == ("card", "", True)
    assert (found(theirs, "hands").items, found(theirs, "hands").count) == ((), 3)


def test_every_type_of_value_has_a_look() -> None:
    shared = spread_of(SEEN).shared
    assert "seat" not in {part.field for part in shared}
    assert "turn" not in {part.field for part in shared}
    assert values(found(shared, "mine")) == ["a1", "b2", "c3"]
    assert [item.name for item in found(shared, "weather").items] == ["heavy-rain"]
    assert found(shared, "weather").items[0].kind == "weather"
    assert looks(found(shared, "phase")) == {"word"}
    assert looks(found(shared, "open")) == {"truth"}
    assert not [part for part in shared if part.field == "winner"], "nobody has won"
    assert (found(shared, "deck").show, found(shared, "deck").count) == ("stack", 20)
    assert [[place.items[0].value for place in row] for row in found(shared, "rows").rows] == [
        ["1", "2"], ["3", "4"], ["5", "6"],
    ]  # fmt: skip
    assert [(item.name, item.count) for item in found(shared, "goods").items] == [("wool", 3)]
    assert looks(found(shared, "dealer")) == {"seat"}
    assert looks(found(shared, "dice")) == {"die"}
    assert [part.field for part in found(shared, "barn").parts] == ["cows", "name"]
    assert len([part for part in shared if part.field == "barns"]) == 3


@dataclass(frozen=True)
class Counted:
    dice: int
    roll: int
    cards: tuple[int, ...]  # by seat
    hand: tuple[int, ...]


def test_a_number_is_how_many_cards_or_dice_there_are_and_one_die_is_a_die() -> None:
    spread = spread_of(Counted(2, 6, (3, 4), (1, 2, 3)))
    assert looks(found(spread.shared, "dice")) == {"number"}
    assert looks(found(spread.seats[1], "cards")) == {"number"}
    assert values(found(spread.seats[1], "cards")) == ["4"]
    assert looks(found(spread.shared, "roll")) == {"die"}
    assert looks(found(spread.shared, "hand")) == {"card"}


@dataclass(frozen=True)
class TwoCards:
    mine: tuple[str, ...]
    points: tuple[int, ...]


def test_two_cards_in_a_hand_are_not_two_seats() -> None:
    def view(state: Any, seat: int) -> TwoCards:
        return TwoCards(("a1", "a2"), (0,) * int(state.players))

    game: AnyGame = replace(SKETCHES["tricks"], view=view, layout=None)
    assert [(part.name, part.seats) for part in plan_of.__wrapped__(game).fields] == [
        ("mine", False), ("points", True),
    ]  # fmt: skip


def test_a_game_says_what_is_by_seat_and_what_is_not_shown() -> None:
    said = {
        "fields": {"points": {"seats": False}, "hands": {"show": "none"}, "turn": {"show": "seat"}}
    }
    spread = spread_of(SEEN, said)
    assert values(found(spread.shared, "points")) == ["4", "5"]
    assert values(found(spread.shared, "turn")) == ["1"]
    assert [part.field for part in spread.seats[1]] == ["cows"]


def test_a_view_may_be_a_named_tuple() -> None:
    state = packed.GAME.start(3, {})
    spread = arrange(plan_of(packed.GAME), packed.GAME.view(state, 0), 3)
    assert values(found(spread.seats[0], "skulls")) == ["0"]


def test_cards_have_a_suit_and_a_rank_and_may_be_numbered() -> None:
    deck = {
        "ranks": ["1", "12"],
        "suits": [{"id": "o", "sign": "●", "colour": "yellow"}, {"id": "e"}],
        "look": "card",
    }
    things = layout_from({"pieces": {"card": deck}}, "f").kinds["card"].things
    assert list(things) == ["o1", "o12", "e1", "e12"]
    assert (things["o12"].rank, things["o12"].suit, things["o12"].sign) == ("12", "o", "●")
    numbered = layout_from({"pieces": {"card": {**deck, "first": 1, "name": "{rank}-{suit}"}}}, "f")
    assert {value: thing.name for value, thing in numbered.kinds["card"].things.items()} == {
        "1": "1-o", "2": "12-o", "3": "1-e", "4": "12-e",
    }  # fmt: skip


@dataclass(frozen=True)
class Boards:
    flat: tuple[int | None, ...]
    named: dict[str, str]
    hexes: tuple[str, ...]
    road: int
    runners: tuple[int, ...]


def test_boards_have_places_with_names() -> None:
    said = {
        "fields": {
            "flat": {
                "show": "grid",
                "columns": 3,
                "rows": 2,
                "pieces": "seat",
                "upwards": True,
                "empty": 9,
            },
            "named": {"show": "grid", "columns": "xy", "rows": ["1"]},
            "hexes": {"show": "hexes", "rows": [1, 2], "cell": "{row}-{column}"},
            "road": {"show": "track", "spaces": 3},
            "runners": {"show": "track", "spaces": ["start", "end"]},
        }
    }
    view = Boards((0, None, 1, 9, 1, None), {"y1": "tree"}, ("sea", "", "hill"), 2, (0, 1))
    flat, named, hexes, road, runners = spread_of(view, said).shared
    assert [[place.name for place in row] for row in flat.rows] == [
        ["a2", "b2", "c2"],
        ["a1", "b1", "c1"],
    ]
    assert [[[item.value for item in place.items] for place in row] for row in flat.rows] == [
        [[], ["1"], []], [["0"], [], ["1"]],
    ]  # fmt: skip
    assert [(place.name, len(place.items)) for place in named.rows[0]] == [("x1", 0), ("y1", 1)]
    assert [[place.name for place in row] for row in hexes.rows] == [["a-1"], ["b-1", "b-2"]]
    assert [len(place.items) for place in road.rows[0]] == [0, 0, 1]
    assert [(place.name, [item.look for item in place.items]) for place in runners.rows[0]] == [
        ("start", ["seat"]), ("end", ["seat"]),
    ]  # fmt: skip


WRONG = [
    ({"piece": {}}, "piece: is none of pieces, fields"),
    ({"pieces": {"card": {"look": "crad"}}}, "pieces.card.look: is one of card, token"),
    ({"pieces": {"card": {"each": [{"sign": "x"}]}}}, "name: must be str"),
    ({"pieces": {"card": {"each": [{"name": "x", "sign": "too long"}]}}}, "pieces.card.each.x.sign:"),
    ({"pieces": {"card": {"each": [{"name": "x", "colour": "mauve"}]}}}, "pieces.card.each.x.colour: is one"),
    ({"pieces": {"card": {"each": [{"name": "x", "drawing": "<svg>"}]}}}, "pieces.card.each.x.drawing:"),
    ({"pieces": {"card": {"each": [{"name": "x"}, {"name": "x"}]}}}, "x is there twice"),
    ({"pieces": {"card": {"suits": [{"id": "a"}], "ranks": [1, 2], "name": "{suit}"}}}, "pieces.card.name:"),
    ({"pieces": {"card": {"suits": [{"id": "a"}], "ranks": [1], "name": "{colour}"}}}, "{suit} and {rank}"),
    ({"pieces": {"card": {"hidden": [1.5]}}}, "pieces.card.hidden: has words or numbers"),
    ({"fields": {"hand": {"pieces": "card"}}}, "fields.hand.pieces: is one of seat, not 'card'"),
    ({"fields": {"hand": {"rows": 3}}}, "fields.hand.rows: is nothing that this field has"),
    ({"fields": {"hand": {"show": "grid", "rows": 3}}}, "fields.hand.columns: is a number, or a list"),
    ({"fields": {"hand": {"show": "grid", "rows": 3, "columns": 99}}}, "fields.hand.columns: is at least 1"),
    ({"fields": {"hand": {"show": "hexes", "rows": []}}}, "fields.hand.rows: makes at least one place"),
    ({"fields": {"hand": {"called": "{who}"}}}, "fields.hand.called: has {seat}"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "says"), WRONG, ids=[says[:30] for _, says in WRONG])
def test_what_is_wrong_is_named_with_file_and_key(data: dict[str, Any], says: str) -> None:
    with pytest.raises(DataError) as error:
        layout_from(data, "layout.toml")
    assert str(error.value).startswith("layout.toml: ")
    assert says in str(error.value)


def test_the_examples_of_the_guide_are_layouts() -> None:
    page = Path(__file__).parents[1] / "docs" / "guide" / "free-table.md"
    examples = re.findall(r"```toml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    wishes = [
        wish
        for text in examples
        for wish in layout_from(tomllib.loads(text), page.name).wishes.values()
    ]
    assert {wish.show for wish in wishes} == {"", "grid", "hexes", "track"}


def test_a_field_that_no_view_has_is_named() -> None:
    with pytest.raises(
        DataError, match=r"layout.toml: fields.hnads: is no field of the game's view"
    ):
        spread_of(SEEN, {"fields": {"hnads": {"show": "none"}}})


@pytest.mark.parametrize("game", [*ALL.values(), *SKETCHES.values()], ids=lambda game: game.slug)
def test_every_game_can_lie_on_a_free_table(game: AnyGame) -> None:
    """Also those that have a board of their own: whatever a view holds, nothing breaks."""
    for players in (game.seats[0], game.seats[-1]):
        state = game.start(players, {})
        for seat in (0, WATCHER):
            spread = arrange(plan_of(game), game.view(state, seat), players)
            assert len(spread.seats) == players


@pytest.mark.parametrize("slug", ["skulls", "tricks"])
def test_a_table_shows_no_more_than_the_view(slug: str) -> None:
    """In two worlds that a seat cannot tell apart it sees the same table."""
    game = SKETCHES[slug]
    state = after(game, 17)
    for seat in range(game.seats[-1]):
        seen = game.view(state, seat)
        heard: list[str] = []
        for number in range(5):
            other = game.belief(seen, heard).sample(Random(number))
            twin = game.view(other, seat)
            assert arrange(plan_of(game), twin, game.seats[-1]) == arrange(
                plan_of(game), seen, game.seats[-1]
            )


# In a terminal


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(homes, "guests", guests)


def printed(slug: str, events: int, lang: str, plain: bool = True) -> list[str]:
    game, paper = SKETCHES[slug], io.StringIO()
    console = Console(file=paper, width=80, force_terminal=not plain, no_color=plain)
    view = game.view(after(game, events), 0)
    console.print(free.draw(game, view, Texts(slug, lang), plain))
    return [line.rstrip() for line in paper.getvalue().splitlines()]


@pytest.mark.usefixtures("plugged")
def test_a_terminal_shows_a_row_for_each_seat_and_backs_for_what_is_hidden() -> None:
    assert printed("skulls", 5, "en") == [
        "Bid 2   Flowers turned up 0",
        "             Discs in hand  Pile   Points  Has passed",
        "   Player 1  Flower Flower  Skull  0       No",
        ">  Player 2  ?*2            ?      0       No",
        "   Player 3  ?*2            ?      0       No",
        "   Player 4  ?*2            ?      0       No",
    ]
    assert printed("tricks", 16, "es") == [
        "Palo de salida Estrellas   Sobran 3",
        "              Jugada  Mano                 Bazas",
        "   Jugador 1  [a1]    [a4] [a5] [b1] [c5]  0",
        ">  Jugador 2          ?*5                  0",
        "   Jugador 3          ?*5                  0",
    ]


@pytest.mark.usefixtures("plugged")
def test_a_terminal_draws_boards_and_tracks() -> None:
    assert printed("flips", 2, "en") == [
        "Board",
        "a6 b6 c6 d6 e6 f6",
        "a5 b5 c5 1  e5 f5",
        "a4 b4 1  1  e4 f4",
        "a3 b3 2  2  2  f3",
        "a2 b2 c2 d2 e2 f2",
        "a1 b1 c1 d1 e1 f1",
        "             Discs",
        ">  Player 1  3",
        "   Player 2  3",
    ]
    assert printed("market", 6, "es") == [
        "Últimos dados 6   Weather (Sky lluvia fuerte   Days 2)   Season Late summer",
        "Deck 17   Sales made 4",
        "Camino",
        "start[2 3 4] 1 2 3 4 5 6[1] 7 8 9 10 11 fair",
        "Island",
        "    lana     mineral  madera",
        "trigo    ladrillo lana     madera",
        "    c1       trigo    mineral",
        "              Mercancías                               Puesto abierto  Lema",
        "   Jugador 1  lana *3 madera *3 trigo *3 ladrillo      Sí              Good wool",
        "              mineral *5",
        ">  Jugador 2  lana *4 madera *4 trigo ladrillo *4      No",
        "              mineral *7",
        "   Jugador 3  lana *4 madera *5 trigo *5 ladrillo *6   Sí",
        "              mineral *5",
        "   Jugador 4  lana *6 madera *10 trigo *2 ladrillo *6  Sí",
        "              mineral *6",
    ]


@pytest.mark.usefixtures("plugged")
@pytest.mark.parametrize("slug", SKETCHES)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_free_table_fits_a_small_screen_with_colours_and_without(slug: str, lang: str) -> None:
    plain, coloured = printed(slug, 9, lang), printed(slug, 9, lang, plain=False)
    assert max(map(len, plain)) <= 80
    assert all(line.isascii() or lang == "es" for line in plain)
    assert "\x1b[" not in "".join(plain)
    assert "\x1b[" in "".join(coloured)
