"""The consequences of a decision, told: notes with the rules that caused them. Compiled.

`rules.py` calls these functions only while somebody listens (`Misty.notes`); searches never do. All
of it is public, but for what is in a hand received: nothing is told of a choice or a placement before
everybody has made theirs.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.core.state import Note, Result
from sobremesa.games.misty.actions import column_of, row_of
from sobremesa.games.misty.components import (
    CARDS,
    FLOWER,
    KIND,
    NAMES,
    POINTS_FLOWER,
    POINTS_PAIR,
    POINTS_SMILE,
    SMILE,
)  # fmt: skip
from sobremesa.games.misty.window import OUT, SPACES, Window, points_of

RECEIVED: Final = "received"  # the only note that is for one seat alone


def told(seat: i64, card: i64) -> dict[str, str | int]:
    """Whose card it is, its id for a screen, its drawing for the sentence."""
    return {"seat": int(seat), "card": NAMES[card], "drawing": CARDS[card][2]}


def where(args: dict[str, str | int], space: i64) -> None:
    args["column"] = int(space & 3) + 1
    args["row"] = int(space >> 2) + 1


def tell_deal(notes: list[Note], round_: i64, phase: i64, cards: i64) -> None:
    rule = "MIS-6" if phase == 0 else "MIS-15"
    args: dict[str, str | int] = {"round": round_ + 1, "phase": phase + 1, "cards": cards}
    notes.append(Note("dealt", rule, args))


def tell_reveal(notes: list[Note], revealed: vec[i64], players: i64, last: bool) -> None:
    for seat in range(players):
        key, rule = ("last_card", "MIS-14") if last else ("revealed", "MIS-11")
        notes.append(Note(key, rule, told(seat, revealed[seat])))


def tell_placement(notes: list[Note], seat: i64, window: Window, card: i64, place: i64) -> None:
    """Before the card is laid; the space is the one of the notation, before a shift."""
    key, rule = "placed", "MIS-12"
    if window.shape == 0:
        key, rule = "placed_first", "MIS-21"
    elif len(window.places()) == 1:
        key, rule = "placed_last", "MIS-27"
    args = told(seat, card)
    args["column"] = int(column_of(place))
    args["row"] = int(row_of(place))
    notes.append(Note(key, rule, args))


def tell_pass(notes: list[Note], hands: vec[i64], players: i64, to_left: bool) -> None:
    """After hands were passed. What is in a hand is for the one who holds it now."""
    notes.append(Note("passed_left" if to_left else "passed_right", "MIS-13", {}))
    for seat in range(players):
        cards = [name for card, name in enumerate(NAMES) if hands[seat] & BIT[card]]
        args: dict[str, str | int] = {"seat": int(seat), "cards": " ".join(cards)}
        args["count"] = len(cards)
        notes.append(Note(RECEIVED, "MIS-13", args))


def tell_move(notes: list[Note], seat: i64, window: Window, card: i64) -> None:
    """Before the card moves."""
    home = window.space_of(card)
    target = window.target(home, KIND[card])
    args = told(seat, card)
    if target == OUT:
        notes.append(Note("left", "MIS-36", args))
        return
    where(args, target)
    under = window.stacks()[target]
    if under:
        args["count"] = len(under)
        notes.append(Note("covered", "MIS-34", args))
    else:
        notes.append(Note("moved", "MIS-33", args))


def tell_meal(notes: list[Note], seat: i64, window: Window, monster: i64, flower: i64) -> None:
    args: dict[str, str | int] = told(seat, monster)
    args["flower"] = NAMES[flower]
    where(args, window.space_of(flower))
    notes.append(Note("ate", "MIS-42", args))


def tell_done(notes: list[Note], seat: i64, window: Window) -> None:
    for card in range(i64(len(NAMES))):
        if window.hungry >> card & 1:
            notes.append(Note("not_fed", "MIS-43", told(seat, card)))
    notes.append(Note("done", "MIS-44", {"seat": int(seat)}))


def tell_score(notes: list[Note], seat: i64, window: Window, disjoint: bool) -> None:
    """Each line of a score, those that give nothing left out."""
    flowers: i64 = 0
    smiles: i64 = 0
    others: i64 = 0
    other_points: i64 = 0
    stacks = window.stacks()
    for space in range(SPACES):
        card = window.alone(space)
        if card < 0:
            if stacks[space]:
                gone: dict[str, str | int] = {"seat": int(seat), "count": len(stacks[space])}
                where(gone, space)
                notes.append(Note("removed", "MIS-50", gone))
        elif KIND[card] == FLOWER:
            flowers += 1
        elif KIND[card] == SMILE:
            smiles += 1
        else:
            others += 1
            other_points += points_of(KIND[card])
    pairs = window.pairs(disjoint)
    if flowers:
        tell_line(notes, "flowers", "MIS-52", seat, flowers, flowers * POINTS_FLOWER)
    if smiles:
        tell_line(notes, "smiles", "MIS-53", seat, smiles, smiles * POINTS_SMILE)
    if pairs:
        rule = "MIS-R18" if disjoint else "MIS-53"
        tell_line(notes, "pairs", rule, seat, pairs, pairs * POINTS_PAIR)
    if others:
        tell_line(notes, "others", "MIS-54", seat, others, other_points)
    args: dict[str, str | int] = {"seat": int(seat), "points": int(window.score(disjoint))}
    notes.append(Note("score", "MIS-55", args))


def tell_line(notes: list[Note], key: str, rule: str, seat: i64, count: i64, points: i64) -> None:
    args: dict[str, str | int] = {"seat": int(seat), "count": int(count), "points": int(points)}
    notes.append(Note(key, rule, args))


def tell_round(notes: list[Note], round_: i64, seat: i64) -> None:
    args: dict[str, str | int] = {"round": int(round_) + 1, "seat": int(seat)}
    notes.append(Note("round_won", "MIS-56", args))


def tell_next(notes: list[Note], round_: i64) -> None:
    notes.append(Note("next_round", "MIS-59", {"round": int(round_) + 1}))


def tell_match(notes: list[Note], result: Result | None) -> None:
    """MIS-57; who shares, and what broke the tie, has a rule of its own."""
    if result is None:
        return
    rule = {"rounds": "MIS-57", "shared": "MIS-58"}.get(result.reason, "MIS-R21")
    key = "match_won" if len(result.winners) == 1 else "match_shared"
    for seat in result.winners:
        notes.append(Note(key, rule, {"seat": seat}))
