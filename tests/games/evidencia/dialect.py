"""The language of the examples in docs/rules/evidencia.md, section 11: runs one block."""

import re
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import CHANCE, JUDGE, Refusal, legal_texts, play
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


def settings(text: str) -> dict[str, str]:
    return dict(part.split("=", 1) for part in text.split())


def listed(text: str) -> list[str]:
    return [] if text in ("-", "") else text.split(",")


def names(cards: object) -> list[str]:
    return [NAMES[card] for card in cards]  # type: ignore[attr-defined]


def seat_named(text: str) -> int | None:
    return None if text == "-" else int(text)


def arranged(options: dict[str, str], text: str) -> Evidencia:
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


def dealt(options: dict[str, str], text: str) -> Evidencia:
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


class Example:
    """One block: the game that it is about, and the options of the games to come."""

    def __init__(self) -> None:
        self.options: dict[str, str] = {}
        self.state = GAME.start(2, {})

    def run(self, lines: tuple[str, ...]) -> None:
        for line in lines:
            text = re.sub(r"\s{2,}#.*", "", line).strip()
            if text and not text.startswith("#"):
                try:
                    self.line(text)
                except (Refusal, ValueError) as error:
                    raise AssertionError(f"{text}: {error!r}") from error

    def line(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if re.match(r"[!={]|\d: ", text):
            self.events(text)
            return
        tests: dict[str, Callable[[str], object]] = {
            "option": lambda rest: self.options.update(settings(rest)),
            "deal": self.start_deal, "arrange": self.start_arrange, "refuse": self.refuse,
            "incomplete": self.incomplete, "sees": self.sees, "legal": self.legal,
            "sizes": self.sizes, "slot": self.slot, "duel": self.duel, "run": run_of,
            "series": series_of, "triple": triple_of, "pairs": pairs_of, "points": points_of,
        }  # fmt: skip
        if word in tests:
            tests[word](rest)
        else:
            self.facts(word, rest)

    def start_deal(self, text: str) -> None:
        self.state = dealt(self.options, text)

    def start_arrange(self, text: str) -> None:
        self.state = arranged(self.options, text)

    def events(self, text: str) -> None:
        for event in text.split("; ") if not re.match("[={]", text) else [text]:
            self.event(event)

    def event(self, text: str) -> None:
        if text.startswith("{"):
            self.options = check_header(text)
            self.state = GAME.start(2, self.options)
        elif text.startswith("= "):
            check_result_line(self.state, text[2:])
        elif text.startswith("! "):
            if text.startswith("! deal"):
                self.state = GAME.start(2, self.options)
            play(GAME, self.state, CHANCE, text[2:])
        else:
            who, _, decision = text.partition(": ")
            play(GAME, self.state, int(who), decision)

    def refuse(self, rest: str) -> None:
        rule, _, text = rest.partition(" ")
        state, options = self.state.copy(), dict(self.options)
        before, _, last = text.rpartition("; ")
        if re.match("[={]", text):
            before, last = "", text
        if before:
            self.events(before)
        untouched = view(self.state, JUDGE)
        found = self.refusal_of(last)
        assert found == rule, f"{text}: {found}, not {rule}"
        assert last.startswith("! deal") or view(self.state, JUDGE) == untouched
        self.state, self.options = state, options

    def refusal_of(self, event: str) -> str:
        """Which rule refuses it; what cannot be read is refused by the notation of its kind of line."""
        try:
            self.event(event)
        except Refusal as refusal:
            return refusal.rule
        except ValueError:
            return {"! deal": "EVI-N1", "! scatter": "EVI-N2"}.get(
                " ".join(event.split()[:2]), "EVI-N0"
            )
        return "not refused"

    def incomplete(self, event: str) -> None:
        state = self.state.copy()
        self.event(event)
        waiting = [int(seat) for seat in self.state.deciders()]
        assert self.state.phase == state.phase
        assert 1 - int(event[0]) in waiting
        self.state = state

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

    def facts(self, word: str, rest: str) -> None:
        state = self.state
        about, _, cards = rest.partition(":")
        if word == "phase":
            assert PHASES[state.phase] == rest
        elif word == "round":
            assert state.round == int(rest)
        elif word == "deciders":
            assert [str(seat) for seat in state.deciders()] == rest.replace("-", "").split()
        elif word == "challenge":
            assert NAMES[state.challenge] == rest
        elif word in ("hand", "zone"):
            held = state.hands if word == "hand" else state.zones
            assert names(members(held[int(about)])) == sorted(cards.split(), key=NAMES.index)
        elif word == "row":
            assert names(cards_of(state.rows[int(about)])) == cards.split()
        elif word == "pile":
            assert self.true_pile(about) == cards.split()
        elif word == "symbols":
            shown = state.scene().symbols_of(NUMBER[about])
            assert [FACTIONS[f] for f in members(shown)] == cards.replace("-", "").split()
        elif word == "final_winner":
            winner = None if state.final_winner == NONE else state.final_winner
            assert winner == seat_named(rest)
        else:
            raise AssertionError(f"the dialect has no {word}")

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
    example = Example()
    example.run(lines)
    return example.state


def after(*lines: str) -> Example:
    """An example to go on with: `after("deal", "0: play rubber-suit; 1: play eye")`."""
    example = Example()
    example.run(lines)
    return example
