"""Positions of Totem in which all points must be spent, and what the rules say to every way of a unit.

The browser's planner asks the server before it offers a way; here the answers are written down, so that the planner
can be held to the rules without a server (trials.test.ts).
"""

from dataclasses import asdict
from typing import Any, Final

from sobremesa.core import CHANCE, legal_texts
from sobremesa.core.protocol import play
from sobremesa.games.totem import GAME
from sobremesa.games.totem.components import cell_name
from sobremesa.games.totem.position import WALK
from sobremesa.games.totem.position_text import read_position
from sobremesa.games.totem.rules import Totem

# The option trail, a position, a roll and decisions, and what is then refused because points would be lost,
# or a step that is not. Most were found in random games (2026-11-17); the first is the beginning of
# a way that once ended with five points lost: its `stop` alone makes two of six lapse.
FOUND: Final = """
turn | 0=P13+L15,M14,M16,N14,N15,O13~19 1=B10+B11~5 turn=0 quiet=0 | roll 5 6; use 11; P13-P12; stop; L15-M15; M15-L16; L16-L17; M14-N13 | stop
last | 0=R7+P8,Q5,Q6,Q7,R5,S6~19 1=D15+B13,C13,C15,D12,D13,D14~19 turn=0 quiet=7 | roll 4 5; use 9; R5-R4; stop; P8-P7; stop; Q5-R5; S6-S7 | stop
last | 0=O7+M9,N8,O8,P6,P7,Q7,R6~18 1=E14+A16,B15,C14,D14,E13,E15,F14~18 turn=0 quiet=1 | roll 5 6; use 11; O8-N9; N9-M10; M10-L10; stop; Q7-Q6; R6-Q7; stop; P6-O6 | stop
last | 0=O7+M9,N8,O8,P6,P7,Q7,R6~18 1=E14+A16,B15,C14,D14,E13,E15,F14~18 turn=0 quiet=1 | roll 5 6; use 11; O8-N9; N9-M10; M10-L10; stop; Q7-Q6; R6-Q7; stop; P6-O6; O6-N7; stop | O7-O8
turn | 0=B18+A19,B17,B19,C17,C19,D16~19 1=R2+P3,Q2,R1,R3,S1,S2~19 turn=0 quiet=2 | roll 5 5; use 10; D16-D17; D17-C18; stop; B18-A18; stop; B17-A17; C17-D17; stop; C19-D18; stop; A19-B18 | B19-A19
last | 0=R10+P12,Q9,Q11,Q12,R9,S10~19 1=A11+A10,B11,C11,D9,D10,E8~19 turn=0 quiet=8 | roll 3 6; use 9; Q12-R11; R10-S9; Q9-R8; R8-S8; R9-R10; stop; P12-Q12 | Q11-P12
turn | 0=R3+P3,Q1,Q2,Q3,Q4,R2,S1~18 1=B18+A17,A18,B16,B19,C16,C17,C19~18 turn=0 quiet=0 | roll 6 6; use 12; P3-P2; P2-P1; R2-S2; Q1-P2; Q2-P3; Q4-P4; P4-O4; stop; R3-R2 | Q3-Q2
roll | 0=L3+L2,M1,M2,N2,O2,O3,P3~18 1=E18+E19,F19,G18,H16,H17,H18~19 turn=0 quiet=9 | roll 2 6; use 8; O3-P2; L2-K3; stop; M1-L2; L2-K2; stop; P3-Q2; stop | L3-L2
turn | 0=P2+P4,P5,Q1,Q2,Q3,Q5,R4~18 1=A18+A17,A19,B16,B18,C16,C17,D17~18 turn=0 quiet=4 | roll 2 5; use 7; R4-R5; stop; P2-P3; P3-O4; stop; Q3-P3; Q1-R1; stop | P4-O5
last | 0=Q11+P10,P12,Q9,R9,R10,S8~19 1=B9+A11,A12,B10,C8,C10,D10~19 turn=0 quiet=14 | roll 4 6; use 10; P10-P9; stop; S8-R8; stop; P12-Q12; stop | Q9-Q8
turn | 0=P2+P4,P5,Q1,Q2,Q3,Q5,R4~18 1=A18+A17,A19,B16,B18,C16,C17,D17~18 turn=0 quiet=4 | roll 1 2 | P5-O6
turn | 0=A10+A11,B10~0 1=S5+S6~5 turn=0 quiet=0 | roll 1 3 | A11-B11
"""

Outcomes = dict[str, list[str]]


def twins(text: str, trail: str) -> tuple[Totem, Totem]:
    """One position, with points that must all be spent and with points that are spent as one goes."""
    strict, free = (
        read_position(text, GAME.settle({"spend": spend, "trail": trail}))
        for spend in ("all", "as_you_go")
    )
    return strict, free


def steps(state: Totem, unit: str = "") -> list[str]:
    legal = legal_texts(GAME, state, int(state.turn))
    return [text for text in legal if text.startswith(f"{unit}-") or (not unit and "-" in text)]


def outcomes(strict: Totem, free: Totem, unit: str, before: tuple[str, ...] = ()) -> Outcomes:
    """Every way of a unit that the preview might think of, and what would be legal for the unit after it."""
    found: Outcomes = {}
    who = int(free.turn)
    for text in steps(free, unit):
        lines, after = (*before, text), free.copy()
        after.apply(who, GAME.read(text))
        if text in steps(strict, unit):
            here = strict.copy()
            here.apply(who, GAME.read(text))
            goes_on = who in here.deciders() and here.phase == WALK
            to = text.split("-")[1]
            may = [*steps(here, to), *(["stop"] if "stop" in legal_texts(GAME, here, who) else [])]
            found[" ; ".join(lines)] = may if goes_on else []
            if goes_on and int(here.mover):
                found |= outcomes(here, after, to, lines)
        else:
            found[" ; ".join(lines)] = []
    return found


def case(strict: Totem, free: Totem, unit: str) -> dict[str, Any]:
    """A position, a unit in it, and the answers to all questions about its ways."""
    who, answers = int(strict.turn), Outcomes()
    legal = legal_texts(GAME, strict, who)
    for use in [text for text in legal if text.startswith("use ")] or [""]:
        here, there = strict.copy(), free.copy()
        if use:
            here.apply(who, GAME.read(use))
            there.apply(who, GAME.read(use))
            answers[use] = steps(here)
        answers |= outcomes(here, there, unit, (use,) if use else ())
    view = asdict(GAME.view(strict, 0))
    return {"view": view, "legal": legal, "unit": unit, "answers": answers}


def cases() -> list[dict[str, Any]]:
    made = []
    for line in FOUND.strip().splitlines():
        trail, position, lines, refused = line.split(" | ")
        strict, free = twins(position, trail)
        for number, text in enumerate(lines.split("; ")):
            for state in (strict, free):
                play(GAME, state, int(state.turn) if number else CHANCE, text)
        unit = refused.split("-")[0] if "-" in refused else cell_name(strict.mover)
        made.append(case(strict, free, unit) | {"tried": refused})
    return made
