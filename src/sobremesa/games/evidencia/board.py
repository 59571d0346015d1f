"""Evidencia in a terminal: the challenge, the pyramid, and what each player has.

A card that the reader can choose is drawn as a box, any other as a chip on one line:

    .-------------.
    |8 AI      (A)|    value, symbols, back
    |Restricted   |
    |Area         |    8 AI Restricted Area (A)
    '-------------'
"""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.games.evidencia.components import CARD_DATA, NAMES, SLOTS
from sobremesa.games.evidencia.solver import advice
from sobremesa.games.evidencia.view import EvidenciaView
from sobremesa.text import Say, Texts

INKS: Final = {"G": "#5fd38d", "A": "#5fc9e8", "I": "#ffd75f", "R": "#ff6b6b"}
CARDS: Final = dict(zip(NAMES, CARD_DATA, strict=True))
INSIDE: Final = 13  # columns inside a box; "meteorológico" fills them
BESIDE: Final = 5  # boxes in 80 columns
SLOT_WIDTH: Final = 22
WORD_WIDTH: Final = 7
LINE_WIDTH: Final = 72  # of chips, beside the word before them


def draw(
    seen: EvidenciaView, texts: Texts, plain: bool,
    legal: Sequence[str] = (), last: Sequence[str] = (),
) -> RenderableType:  # fmt: skip
    parts: list[RenderableType] = [heading(seen, texts, plain)]
    if seen.challenge:
        parts += ["", challenge(seen, texts, plain)]
    if seen.table:
        words = Text(f"{texts.say('board-table')}:", style=faint(plain))
        parts += [words, boxes(seen.table, texts, plain)]
    parts += ["", pyramid(seen, texts, plain)]
    for seat in seats_for(seen.seat):
        parts += ["", *player(seen, seat, texts, plain)]
    return Group(*parts)


def seats_for(seat: int) -> tuple[int, ...]:
    """The other above, the reader below; a watcher sees both in order."""
    return (1 - seat, seat) if seat in (0, 1) else (0, 1)


def faint(plain: bool) -> str:
    return "" if plain else "dim"


def ink(faction: str, plain: bool) -> str:
    return "" if plain else INKS.get(faction, "")


def heading(seen: EvidenciaView, texts: Texts, plain: bool) -> Text:
    if seen.phase == "deal":
        return Text(texts.say("phase-deal"), style="" if plain else "bold")
    if seen.phase in ("abduction", "gnome", "order", "done"):
        title = texts.say("board-arranging")
    elif seen.round == 6:
        title = texts.say("board-final-round")
    else:
        title = texts.say("board-round", round=seen.round)
    line = Text(title, style="" if plain else "bold")
    phase = f"{seen.phase}-open" if seen.base_open else seen.phase
    line.append(f"  {texts.say(f'phase-{phase}')}", "" if plain else "not bold italic")
    return line


def challenge(seen: EvidenciaView, texts: Texts, plain: bool) -> RenderableType:
    """The challenge card of the round with its condition, and the piles to come."""
    line = Text(f"{texts.say('board-challenge')}: ")
    line.append(chip(seen.challenge, texts, plain))
    line.append("  ")
    rule = texts.say("rule-EVI-40") if seen.round == 6 else condition(seen.challenge, texts)
    line.append(rule, "" if plain else "italic")
    coming = Text(f"{texts.say('board-challenges')}: ", style=faint(plain))
    coming.append(chips(seen.challenges, texts, plain))
    coming.append(f"   {texts.say('board-final')}: ")
    coming.append(chips(seen.final, texts, plain))
    return Group(line, coming) if seen.round < 6 else line


def condition(card: str, texts: Texts) -> str:
    """The challenge printed on a card, in words."""
    printed = CARDS[card]["challenge"]
    key = f"challenge-{printed['kind']}"
    known = {
        "number": printed.get("number", 0), "value": CARDS[card]["value"],
        "faction": printed.get("symbol", ""),
    }  # fmt: skip
    return texts.say(key, **{name: known[name] for name in texts.variables(key)})


def chip(card: str, texts: Texts, plain: bool) -> Text:
    """A card on one line; `?` and its back where the front is not seen."""
    if card not in CARDS:
        found = Text("?")
        if len(card) > 1:
            found.append(f" ({card[1]})", ink(card[1], plain))
        return found
    data = CARDS[card]
    found = Text(f"{data['value']} ")
    for symbol in data["symbols"]:
        found.append(symbol, ink(symbol, plain))
    found.append(f"{'' if data['symbols'] else '-'} {texts.say('card', card=card)}")
    found.append(f" ({data['back']})", ink(data["back"], plain))
    return found


def chips(cards: Iterable[str], texts: Texts, plain: bool) -> Text:
    """Several cards, a new line before one that would not fit."""
    found, used = Text(), 0
    for card in cards:
        one = chip(card, texts, plain)
        if used and used + one.cell_len + 2 > LINE_WIDTH:
            found.append("\n")
            used = 0
        elif used:
            found.append("  ")
        found.append_text(one)
        used += one.cell_len + 2
    return found or Text("-")


def box(card: str, texts: Texts, plain: bool) -> Text:
    """A card that can be chosen."""
    data = CARDS[card]
    corners = ".-.||'-'" if plain else "╭─╮││╰─╯"
    border = ink(data["back"], plain)
    symbols = "".join(data["symbols"]) or "-"
    first, rest = [*wrap(texts.say("card", card=card), INSIDE), ""][:2]
    drawn = Text(corners[0] + corners[1] * INSIDE + corners[2] + "\n", style=border)
    top = Text(f"{data['value']} ", style="" if plain else "bold white")
    for symbol in symbols:
        top.append(symbol, ink(symbol, plain))
    top.append(f"({data['back']})".rjust(INSIDE - 2 - len(symbols)), border)
    for inside in (top, Text(first), Text(rest)):
        inside.pad_right(INSIDE - inside.cell_len)
        drawn.append(corners[3], border)
        drawn.append_text(inside if inside is top else Text(inside.plain, "" if plain else "white"))
        drawn.append(corners[4] + "\n", border)
    drawn.append(corners[5] + corners[6] * INSIDE + corners[7], border)
    return drawn


def boxes(cards: Sequence[str], texts: Texts, plain: bool) -> Table:
    """Beside one another, in two rows if they are too many for one."""
    row = Table.grid(padding=(0, 0, 0, 0))
    beside = len(cards) if len(cards) <= BESIDE else (len(cards) + 1) // 2
    for first in range(0, len(cards), beside or 1):
        row.add_row(*(box(card, texts, plain) for card in cards[first : first + beside]))
    return row


def pyramid(seen: EvidenciaView, texts: Texts, plain: bool) -> Text:
    """Top, middle, base: what each slot shows, and below it the card, as far as it is known."""
    drawn = Text(f"{texts.say('board-pyramid')}\n", style=faint(plain), end="")
    body = Text()
    for level in (SLOTS[5:], SLOTS[3:5], SLOTS[:3]):
        indent = " " * (SLOT_WIDTH * (3 - len(level)) // 2)
        for line in (0, 1):
            body.append(indent)
            for slot in level:
                body.append_text(slot_text(seen, slot, line, texts, plain))
            body.append("\n")
    body.rstrip()
    return Text.assemble(drawn, body)


def slot_text(seen: EvidenciaView, slot: str, line: int, texts: Texts, plain: bool) -> Text:
    shown, card = seen.shows[SLOTS.index(slot)], seen.pyramid[SLOTS.index(slot)]
    if line == 0:
        found = Text(f"{slot} ", style=faint(plain))
        found.append(shown or ".", f"bold {ink(shown, plain)}" if shown and not plain else "")
        if seen.face_up == slot:
            found.append(f" {texts.say('board-face-up')}")
    else:
        found = Text(texts.say("card", card=card) if card in CARDS else card[:1])
    found.align("center", SLOT_WIDTH)
    return found


def player(seen: EvidenciaView, seat: int, texts: Texts, plain: bool) -> list[RenderableType]:
    """One player: name and marks, then what lies there."""
    name = Text("> " if seat in seen.deciders else "  ", style="" if plain else "bold")
    name.append(texts.player(seat), "" if plain else "bold")
    marks = [texts.say("board-you")] if seat == seen.seat else []
    if seen.final_winner == seat:
        marks.append(texts.say("board-won-final"))
    if seen.chosen[seat] == "?":
        marks.append(texts.say("board-chosen"))
    if seen.complete[seat] and not seen.points:
        marks.append(texts.say("board-complete"))
    if seen.points:
        marks.append(texts.say("board-points", points=seen.points[seat]))
    name.append(f"  {', '.join(marks)}")
    parts: list[RenderableType] = [name]
    row = () if seen.points else seen.rows[seat]
    lying = {"zone": seen.zones[seat], "row": row, "deck": seen.draws[seat]}
    if seen.chosen[seat] in CARDS:
        parts.append(laid("played", [seen.chosen[seat]], texts, plain))
    parts += [laid(word, cards, texts, plain) for word, cards in lying.items() if cards]
    hand = seen.rows[seat] if seen.points else seen.hands[seat]
    if hand and (seat == seen.seat or seen.points):
        parts.append(boxes(hand, texts, plain))
    elif hand:
        parts.append(laid("hand", hand, texts, plain))
    return parts


def laid(word: str, cards: Iterable[str], texts: Texts, plain: bool) -> RenderableType:
    row = Table.grid(padding=(0, 1, 0, 0))
    row.add_column(width=WORD_WIDTH, no_wrap=True)
    row.add_row(
        Text(f"  {texts.say(f'board-{word}')}", style=faint(plain)), chips(cards, texts, plain)
    )
    return row


def join(moves: Sequence[str], said: Sequence[str]) -> Iterable[str]:
    """Moves for the log, in words; a secret row is said once."""
    return dict.fromkeys(said)


def hint(
    seen: EvidenciaView, heard: Sequence[str], texts: Texts, plain: bool, say: Say
) -> RenderableType:
    """The solver's advice in words."""
    best = advice(seen, heard)
    if best is None:
        return Text(texts.say("hint-none"))
    said = "; ".join(map(say, best.texts))
    sign, margin, _ = best.outcome
    if sign == 0:
        return Text(texts.say("hint-shared", texts=said))
    return Text(texts.say("hint-won" if sign > 0 else "hint-lost", margin=abs(margin), texts=said))


COMMANDS: Final = {"hint": hint}
