"""Everything illegal that a player may try: each row of the rules document's table is tried."""

from collections.abc import Callable

import pytest

from sobremesa.core import CHANCE, JUDGE, Refusal, play
from sobremesa.games.misty import GAME
from sobremesa.games.misty.actions import column_of, row_of
from sobremesa.games.misty.notation import read
from sobremesa.games.misty.refusals import bad_move, bad_place
from sobremesa.games.misty.rules import Misty
from sobremesa.games.misty.view import view
from sobremesa.games.misty.window import EMPTY, Window
from tests.games.misty.support import activation, after, laid, say
from tests.support.documents import RefusalRow, refusal_rows
from tests.support.shows import shows

DEAL = "! deal 1.1 0=F01,L01,M01,P01,R01,S01 1=D01,F02,L02,P02,S02,U01"


def refused(state: Misty, line: str) -> str:
    """The rule that refuses a line; the state is untouched."""
    before = view(state, JUDGE)
    with pytest.raises(Refusal) as refusal:
        say(state, line)
    assert view(state, JUDGE) == before
    return refusal.value.rule


def not_started(players: int, options: dict[str, object], reason: str) -> None:
    """Wrong settings never become a match: a ValueError says what is wrong."""
    with pytest.raises(ValueError, match=reason):
        GAME.start(players, options)


def unreadable(state: Misty, line: str) -> None:
    with pytest.raises(ValueError, match="expected `pick F03`, `place c0r2`"):
        say(state, line)


def dealt(*lines: str) -> Misty:
    return after(2, {}, DEAL, *lines)


def over() -> Misty:
    state = activation(feeding="auto")
    say(state, "0: move R01")
    say(state, "1: move L02")
    return state


def second_turn() -> Misty:
    """Both have one card in the window and place the second."""
    return dealt("0: pick F01", "1: pick F02", "0: pick D01", "1: pick S01")


def first_space(text: str) -> str:
    """A first card elsewhere: in a match it is laid without asking."""
    action = read(text)
    return bad_place(Window(False, EMPTY[:]), column_of(action), row_of(action))


def third_card(line: str) -> str:
    """In a window with F01 and D01 in a row."""
    lines = ["0: place c2r1", "1: place c2r1", "0: pick L01", "1: pick L02"]
    state = dealt("0: pick F01", "1: pick F02", "0: pick D01", "1: pick S01", *lines)
    return refused(state, line)


def tried_after_the_end() -> set[str]:
    lines = ("1: move R02", "0: pick F01", "7: pick F01", "0: stop", "! deal 2.1 0=F01 1=F02")
    return {refused(over(), line) for line in lines}


def tried_seats() -> set[str]:
    for players in (-1, 0, 1, 5):
        not_started(players, {}, f"misty is for 2 to 4 players, not {players}")
    return {refused(dealt(), "2: pick F01"), refused(dealt(), "2: stop")}


def tried_options() -> set[str]:
    """There is no text that changes an option."""
    not_started(2, {"colour": "red"}, "there is no option colour")
    not_started(2, {"variant": "hard"}, "option variant takes standard or introductory")
    not_started(2, {"rounds_to_win": 4}, "option rounds_to_win takes a whole number from 1 to 3")
    not_started(2, {"feeding": True}, "option feeding takes choose or auto")
    unreadable(dealt(), "0: option feeding=auto")
    return {"MIS-8"}


def tried_texts() -> set[str]:
    texts = ("pass", "stop", "resign", "rotate F01", "draw F03")
    return {refused(dealt(), f"0: {text}") for text in texts}


def tried_other_steps() -> set[str]:
    picked = second_turn()
    tries = [(dealt(), "0: place c1r1"), (dealt(), "0: move L01"), (dealt(), "0: feed M01 F01")]
    tries += [(picked, "0: pick L01"), (picked, "0: move F01"), (activation(), "0: pick F01")]
    tries += [(activation(), "1: place c1r1"), (dealt(), "0: place c5r1")]
    tries += [(activation(), "0: place c99r0")]
    return {refused(state, line) for state, line in tries}


def tried_cards() -> set[str]:
    state = dealt("0: pick F01", "1: pick F02")
    cards = ("L01", "F01", "U07", "S01", "X99")  # passed on, in a window, stock, the other's, none
    return {refused(state, f"0: pick {card}") for card in cards}


def tried_foreign_cards() -> set[str]:
    state = activation()
    texts = ("move L02", "move U07", "move X99", "feed M05 F01", "feed M01 F02", "feed M99 F99")
    return {refused(state, f"0: {text}") for text in texts}


def tried_looks() -> set[str]:
    """No text asks for it, and no view shows it."""
    seen = view(dealt("0: pick F01"), 1)
    hidden = {"F01", "L01", "M01", "P01", "R01", "S01"}
    shown = {seen.hand, *seen.known_hands, seen.choices, seen.revealed}
    assert not any(hidden & set(cards or ()) for cards in shown)
    assert seen.known_hands[0] is None
    assert hidden < set(seen.unseen)
    assert len(seen.unseen) == 48
    return {"MIS-6", "MIS-10"}


def tried_stopping_early() -> set[str]:
    state = activation()
    assert refused(state, "0: stop") == "MIS-9"
    assert list(state.deciders()) == [0, 1]
    say(state, "0: move R01")
    assert list(state.deciders()) == [0, 1]  # monsters are still to be fed
    return {"MIS-31", "MIS-40"}


def tried_deals() -> set[str]:
    fresh = after(2, {})
    hand = "1=D01,F02,L02,P02,S02,U01"
    wrong = [
        f"! deal 2.1 0=F01,L01,M01,P01,R01,S01 {hand}",
        f"! deal 1.2 0=F01,L01,M01,P01,R01,S01 {hand}",
        f"! deal 1.1 {hand}",
        f"! deal 1.1 {hand} 0=F01,L01,M01,P01,R01,S01",
        f"! deal 1.1 0=F01,L01,M01,P01,R01 {hand}",
        f"! deal 1.1 0=F01,L01,M01,P01,R01,S01,S03 {hand}",
        f"! deal 1.1 0=F01,F01,M01,P01,R01,S01 {hand}",
        f"! deal 1.1 0=D01,L01,M01,P01,R01,S01 {hand}",
        f"! deal 1.1 0=X01,L01,M01,P01,R01,S01 {hand}",
    ]
    rules = {refused(fresh, line) for line in wrong}
    rules.add(refused(fresh, "0: pick F01"))  # none where one is due
    rules.add(refused(dealt(), DEAL))  # one where none is due
    phase_two = activation()
    rules.add(refused(phase_two, "! deal 1.4 0=S04,S05,S06 1=U01,U02,U03"))
    return rules


def covered(line: str) -> str:
    """Seat 0 has D01 over M01, L01 over F02 and R01 to move; nothing can be fed but M02 and F03."""
    window = laid("D01 P01 F02 L01 / M01 M02 F03 F04 / R01 P02 P03 P04")
    window.begin()
    state = dealt()
    state.windows[0] = window
    state.step = 3
    for text in ("move D01", "move L01"):
        window.move(read(text) & 0xFFF)
    if line.startswith("0: feed"):
        window.move(read("move R01") & 0xFFF)
    return refused(state, line)


def fed(line: str) -> str:
    state = activation()
    say(state, "0: move R01")
    say(state, "0: feed M01 F03")
    return refused(state, line)


ATTEMPTS: dict[str, Callable[[], set[str]]] = {
    "Any decision after the end": tried_after_the_end,
    "A decision for a seat that does not exist": tried_seats,
    "An unknown option or value": tried_options,
    "A text that is no decision": tried_texts,
    "A decision of another step": tried_other_steps,
    "`pick`: a second card": lambda: {refused(dealt("0: pick F01"), "0: pick S01")},
    "`pick`: a card that is not in the own hand": tried_cards,
    "`place`: a second space": lambda: {
        refused(after_placing(), f"0: place {space}") for space in ("c0r1", "c2r1", "c5r1")
    },
    "`place`: the first card": lambda: {first_space("place c2r1"), first_space("place c0r0")},
    "`place`: on a space that holds": lambda: {third_card("0: place c1r1")},
    "`place`: where the window would no longer fit": lambda: {
        bad_place(laid("P01 P02 P03 P04"), 0, 1), bad_place(laid("P01 P02 P03", True), 4, 1),
        third_card("0: place c5r1"), third_card("0: place c1r17"),
    },
    "`place`: where no card is touched": lambda: {third_card("0: place c4r1")},
    "`move`, `feed`: a card that was not": tried_foreign_cards,
    "`move`: a card without an arrow": lambda: {refused(activation(), "0: move F01")},
    "`move`: a card that has left": lambda: {fed("0: move R01")},
    "`move`: a card already activated": lambda: {covered("0: move D01")},
    "`move`: a covered card": lambda: {laid_over("move L01")},
    '`feed`: with the option `feeding = "auto"`': lambda: {
        refused(activation(feeding="auto"), "0: feed M01 F01")
    },
    "`feed`: while an arrow card": lambda: {refused(activation(), "0: feed M01 F01")},
    "`feed`: a monster that has already eaten": lambda: {fed("0: feed M01 F01")},
    "`feed`: a covered monster": lambda: {covered("0: feed M01 F03")},
    "`feed`: a flower already eaten": lambda: {fed("0: feed M02 F03")},
    "`feed`: a covered flower": lambda: {covered("0: feed M02 F02")},
    "Looking at another hand": tried_looks,
    "Leaving an uncovered arrow card": tried_stopping_early,
    "Forced chance": tried_deals,
}  # fmt: skip


def after_placing() -> Misty:
    state = second_turn()
    say(state, "0: place c2r1")
    return state


def laid_over(text: str) -> str:
    """R01 has covered L01."""
    window = laid("R01 L01 P01 P02 / P03 P04 P05 P06 / S01 S02 S03 F01")
    window.begin()
    window.move(read("move R01") & 0xFFF)
    return bad_move(window, read(text) & 0xFFF)


@pytest.mark.parametrize("row", refusal_rows("misty"), ids=lambda row: row.attempt[:40])
def test_every_row_of_the_refusals_is_refused_by_its_rule(row: RefusalRow) -> None:
    attempts = [attempt for start, attempt in ATTEMPTS.items() if row.attempt.startswith(start)]
    assert len(attempts) == 1, "each row has one attempt"
    assert attempts[0]() <= row.rules


def test_no_attempt_is_left_without_a_row() -> None:
    assert len(ATTEMPTS) == len(refusal_rows("misty"))


def test_a_typing_error_is_answered_with_the_notation() -> None:
    for text in (
        "pick F1",
        "pick f01",
        "pik F01",
        "place",
        "place 1 1",
        "move",
        "feed M01",
        "",
        "!",
    ):
        unreadable(dealt(), f"0: {text}")


@shows("MIS-R35")
def test_a_decision_cannot_come_before_the_deal_that_is_due() -> None:
    for line in ("0: pick F01", "1: place c1r1", "0: move R01"):
        assert refused(after(2, {}), line) == "MIS-6"


def test_a_line_that_is_no_deal_cannot_be_read_as_chance() -> None:
    for text in ("deal", "deal 1.1", "draw F01", "deal 1.1 0=F01,?,?", "roll 3 5"):
        with pytest.raises(ValueError, match="expected `deal"):
            play(GAME, after(2, {}), CHANCE, text)
