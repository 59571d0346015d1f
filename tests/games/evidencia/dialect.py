"""The language of the examples in docs/rules/evidencia.md, section 11: runs one block."""

import re
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import CHANCE, JUDGE, Refusal, Seat, legal_texts, play
from sobremesa.core.bag import members
from sobremesa.core.match import Match
from sobremesa.core.record import (
    Record,
    RecordError,
    check_result,
    read_header,
    read_object,
    start,
)
from sobremesa.games.evidencia import GAME
from sobremesa.games.evidencia.components import (
    BACK,
    FACTIONS,
    FINAL_POINTS,
    NAMES,
    NONE,
    NUMBER,
    SLOTS,
)
from sobremesa.games.evidencia.rules import CHALLENGES, Evidencia
from sobremesa.games.evidencia.scoring import (
    MEASURES,
    cards_of,
    longest_run,
    longest_series,
    pairs,
    points_for,
    triples,
)
from sobremesa.games.evidencia.steps import PHASES
from sobremesa.games.evidencia.view import pile, view
from tests.support.script import EVENT, Script, agree


def settings(text: str) -> dict[str, str]:
    return dict(part.split("=", 1) for part in text.split())


def listed(text: str) -> list[str]:
    return [] if text in ("-", "") else text.split(",")


def names(cards: object) -> list[str]:
    return [NAMES[card] for card in cards]  # type: ignore[attr-defined]


def seat_named(text: str) -> int | None:
    return None if text == "-" else int(text)


def arranged(options: dict[str, object], text: str) -> Evidencia:
    """A game at the beginning of the second phase (EVI-45)."""
    given = settings(text)
    state = GAME.start(2, options)
    state.dealt, state.left, state.round, state.filled = 18, vec[i64](), 6, 6
    for slot, card in enumerate(listed(given["pyramid"])):
        state.pyramid += NUMBER[card] * 32**slot
    for seat in (0, 1):
        state.zones[seat] = sum(2 ** NUMBER[card] for card in listed(given[f"hand{seat}"]))
    winner = seat_named(given["final_winner"])
    state.final_winner = NONE if winner is None else winner
    state.arrange()
    return state


def deal_text(text: str) -> str:
    """A whole deal from one that names only some cards: the others follow in canonical order."""
    given = settings(text)
    lists = [listed(given.get(name, "")) for name in ("challenges", "final", "draw0", "draw1")]
    rest = [name for name in NAMES if not any(name in cards for cards in lists)]
    for cards, size in zip(lists, (5, 1, 6, 6), strict=True):
        while len(cards) < size:
            cards.append(rest.pop(0))
    joined = [",".join(cards) for cards in lists]
    return "deal challenges={} final={} draw0={} draw1={}".format(*joined)


def dealt(options: dict[str, object], text: str) -> Evidencia:
    state = GAME.start(2, options)
    play(GAME, state, CHANCE, deal_text(text))
    return state


def letters(texts: tuple[str, ...]) -> list[str]:
    """The visible backs among texts like `?G`."""
    return [text[1:] for text in texts if text.startswith("?") and len(text) > 1]


def masks(texts: list[str]) -> vec[i64]:
    """`AI` is a card with A and I, `-` one without symbols."""
    found = [sum(2 ** FACTIONS.index(letter) for letter in text.strip("-")) for text in texts]
    return vec[i64](found)


def check_header(text: str) -> dict[str, str]:
    """The options of a header; the program's message tells which rule it breaks."""
    try:
        match = start(read_header(1, text), {GAME.slug: GAME})
    except RecordError as error:
        message = str(error)
        rule = "EVI-1" if "players" in message else "EVI-3" if "option" in message else "EVI-N9"
        raise Refusal(rule) from None
    return {name: str(value) for name, value in match.options.items()}


def check_result_line(state: Evidencia, text: str) -> None:
    """EVI-N10: the keys that are named have the values of the game's own result."""
    match = Match(GAME, 2, {})
    match.state = state
    try:
        claimed = read_object(1, text)
        check_result(Record(GAME.slug, GAME.rules, 2, {}, result=claimed, result_line=1), match)
    except RecordError:
        raise Refusal("EVI-N10") from None


class Example(Script[Evidencia]):
    """One block: the game that it is about, and the options of the games to come."""

    game = GAME
    record_lines = re.compile(r"\{.*|= .*|" + EVENT.pattern)

    def __init__(self) -> None:
        super().__init__(GAME.start(2, {}))

    def option(self, rest: str) -> None:
        self.options |= settings(rest)

    def happens(self, line: str) -> None:
        """Headers and results are lines of a record, too."""
        if line.startswith("{"):
            self.options = {**check_header(line)}
            self.begun = GAME.start(2, self.options)
        elif line.startswith("= "):
            check_result_line(self.state, line[2:])
        else:
            super().happens(line)

    def start_deal(self, text: str) -> None:
        self.begun = dealt(self.options, text)

    def start_arrange(self, text: str) -> None:
        self.begun = arranged(self.options, text)

    def event(self, who: Seat, text: str) -> None:
        if who == CHANCE and text.startswith("deal"):
            self.begun = GAME.start(2, self.options)
        super().event(who, text)

    def refuse(self, rest: str) -> None:
        rule, _, text = rest.partition(" ")
        state, options = self.state.copy(), dict(self.options)
        before, _, last = text.rpartition("; ")
        if re.match("[={]", text):
            before, last = "", text
        if before:
            self.happens(before)
        untouched = view(self.state, JUDGE)
        found = self.refusal_of(last)
        assert found == rule, f"{text}: {found}, not {rule}"
        assert last.startswith("! deal") or view(self.state, JUDGE) == untouched
        self.begun, self.options = state, options

    def refusal_of(self, event: str) -> str:
        """Which rule refuses it; what cannot be read is refused by the notation of its kind of line."""
        try:
            self.happens(event)
        except Refusal as refusal:
            return refusal.rule
        except ValueError:
            return {"! deal": "EVI-N1", "! scatter": "EVI-N2"}.get(
                " ".join(event.split()[:2]), "EVI-N0"
            )
        return "not refused"

    def incomplete(self, event: str) -> None:
        state = self.state.copy()
        self.happens(event)
        waiting = [int(seat) for seat in self.state.deciders()]
        assert self.state.phase == state.phase
        assert 1 - int(event[0]) in waiting
        self.begun = state

    def legal(self, rest: str) -> None:
        seat, _, texts = rest.partition(": ")
        assert legal_texts(GAME, self.state, int(seat)) == texts.split("; ")

    def slot(self, rest: str) -> None:
        slot, card, *shown = rest.split()
        number = SLOTS.index(slot)
        if card == "-":
            assert number >= self.state.filled
            return
        assert NAMES[self.state.slot(number)] == card
        assert [FACTIONS[self.state.shows(number)]] == shown

    def sizes(self, rest: str) -> None:
        state, found = self.state, {}
        for seat in (0, 1):
            found[f"draw{seat}"] = len(pile(state, seat))
            found[f"hand{seat}"] = len(members(state.hands[seat]))
            found[f"zone{seat}"] = len(members(state.zones[seat]))
            found[f"row{seat}"] = len(cards_of(state.rows[seat]))
        found["challenges"] = len(pile(state, int(CHALLENGES))[:-1])
        found["pyramid"] = int(state.filled)
        for name, number in settings(rest).items():
            assert found[name] == int(number), name

    def held(self, held: vec[i64], rest: str) -> None:
        seat, _, cards = rest.partition(":")
        agree(names(members(held[int(seat)])), sorted(cards.split(), key=NAMES.index))

    def row(self, rest: str) -> None:
        seat, _, cards = rest.partition(":")
        agree(names(cards_of(self.state.rows[int(seat)])), cards.split())

    def pile(self, rest: str) -> None:
        name, _, cards = rest.partition(":")
        agree(self.true_pile(name), cards.split())

    def symbols(self, rest: str) -> None:
        card, _, wanted = rest.partition(":")
        shown = self.state.scene().symbols_of(NUMBER[card])
        agree([FACTIONS[f] for f in members(shown)], wanted.replace("-", "").split())

    def final_winner(self, rest: str) -> None:
        winner = None if self.state.final_winner == NONE else self.state.final_winner
        agree(winner, seat_named(rest))

    def true_pile(self, name: str) -> list[str]:
        if name.startswith("draw"):
            return names(pile(self.state, int(name[-1])))
        challenges = names(pile(self.state, int(CHALLENGES)))
        return challenges[-1:] if name == "final" else challenges[:-1]

    def sees(self, rest: str) -> None:
        about, _, text = rest.partition(": ")
        seat, what = int(about[0]), about[2:]
        seen = view(self.state, seat)
        other = 1 - seat
        opponent = seen.hands[other] + seen.rows[other]
        backs = sorted(
            (card if card[0] == "?" else f"?{FACTIONS[BACK[NUMBER[card]]]}" for card in opponent),
            key=lambda back: FACTIONS.index(back[1]),
        )
        shown = {
            "hand": seen.hands[seat], "row": seen.rows[seat], "opponent row": seen.rows[other],
            "opponent cards": opponent if opponent[0][0] != "?" else (),
            "backs": tuple(letters(tuple(backs))), "final": tuple(letters(seen.final)),
            "base": tuple("?" if card[:1] == "?" else card for card in seen.pyramid[:3]),
            "eye": (seen.eye,), "unseen": (str(len(seen.unseen or ())),),
        }  # fmt: skip
        for name, seen_pile in (
            ("challenges", seen.challenges), ("draw0", seen.draws[0]), ("draw1", seen.draws[1]),
        ):  # fmt: skip
            shown[name] = (str(len(seen_pile)), *letters(seen_pile))
        assert (list(shown[what]) or ["?"]) == text.split(), rest

    def duel(self, rest: str) -> None:
        cards, _, winner = rest.partition(" = ")
        challenge, first, second = cards.split()
        other = winner if winner == "tie" else str(1 - int(winner))
        for one, two, expected in ((first, second, winner), (second, first, other)):
            state = dealt({}, f"challenges={challenge} draw0={one} draw1={two}")
            play(GAME, state, 0, f"play {one}")
            play(GAME, state, 1, f"play {two}")
            won = "tie" if PHASES[state.phase] == "scatter" else str(state.winner)
            assert won == expected, rest

    words: ClassVar = {
        "option": option, "deal": start_deal, "arrange": start_arrange, "refuse": refuse,
        "incomplete": incomplete, "sees": sees, "legal": legal, "sizes": sizes, "slot": slot,
        "duel": duel, "deciders": Script.deciders, "row": row, "pile": pile, "symbols": symbols,
        "final_winner": final_winner,
        "phase": lambda example, rest: agree(PHASES[example.state.phase], rest),
        "round": lambda example, rest: agree(example.state.round, int(rest)),
        "challenge": lambda example, rest: agree(NAMES[example.state.challenge], rest),
        "hand": lambda example, rest: example.held(example.state.hands, rest),
        "zone": lambda example, rest: example.held(example.state.zones, rest),
        "run": lambda _, rest: run_of(rest),
        "series": lambda _, rest: series_of(rest),
        "triple": lambda _, rest: triple_of(rest),
        "pairs": lambda _, rest: pairs_of(rest),
        "points": lambda _, rest: points_of(rest),
    }  # fmt: skip


def run_of(rest: str) -> None:
    values, _, lengths = rest.partition(" = ")
    row = vec[i64]([int(value) for value in values.split()])
    found = [longest_run(row, False), longest_run(row, True)]
    assert found == [int(length) for length in lengths.split()], rest


def series_of(rest: str) -> None:
    row, _, length = rest.partition(" = ")
    assert longest_series(masks(row.split())) == int(length), rest


def triple_of(rest: str) -> None:
    base, _, row = rest.partition(": ")
    row, _, count = row.partition(" = ")
    shown = vec[i64]([FACTIONS.index(letter) for letter in base.split("-")])
    assert triples(masks(row.split()), shown) == int(count), rest


def pairs_of(rest: str) -> None:
    middle, _, row = rest.partition(": ")
    row, _, count = row.partition(" = ")
    first, second = (FACTIONS.index(letter) for letter in middle.split("+"))
    assert pairs(masks(row.split()), first, second) == int(count), rest


def points_of(rest: str) -> None:
    told, _, points = rest.partition(" = ")
    kind, *numbers = told.split()
    if kind == "final":
        found = [int(FINAL_POINTS) if numbers[0] == str(seat) else 0 for seat in (0, 1)]
    else:
        place = MEASURES.index(kind)
        rows = [vec[i64]([int(n) if i == place else 0 for i in range(5)]) for n in numbers]
        found = [sum(points_for(rows[seat], rows[1 - seat])) for seat in (0, 1)]
    assert found == [int(number) for number in points.split()], rest


def run(lines: tuple[str, ...]) -> Evidencia:
    """Run a block; the state of its last game."""
    return Example().run(lines).state


def after(*lines: str) -> Example:
    """An example to go on with: `after("deal", "0: play rubber-suit; 1: play eye")`."""
    return Example().run(lines)
