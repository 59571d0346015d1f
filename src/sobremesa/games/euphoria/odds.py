"""The deduction aid: what one seat may conclude about hidden recruits and teams, exactly.

All deals that fit what the seat knows count alike, every order of a row included (EUP-4 to EUP-6, EUP-10).
What it knows: its own recruits and all it has ever seen, wherever they are now; how many there are of
each kind; and that the game went on, so nobody ever had both Leaders and no Anarchist got one (EUP-155).
Other people's words and choices are no knowledge: they may lie.

Why no search is needed: wherever the unknown Leaders lie, as many places remain for as many followers, so
every possible placing of the Leaders stands for the same number of deals. At most 24 x 23 placings
are counted one by one; followers are a binomial, teams a hypergeometric sum.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import comb

from sobremesa.games.euphoria.components import FOLLOWERS
from sobremesa.games.euphoria.view import EuphoriaView, RecruitSeen

Placing = tuple[int | None, int | None]  # slots of the unknown LE and LS; None for a known one
CERTAIN = Fraction(1)


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances, exact. Kinds are in the order LE, LS, E, S; teams euphorian, subterra, anarchist."""

    recruits: tuple[tuple[tuple[Fraction, Fraction, Fraction, Fraction], ...], ...]  # seat, place
    teams: tuple[tuple[Fraction, Fraction, Fraction], ...]
    left_over: tuple[Fraction, Fraction] | None  # E, S; None without one, and at the end


@dataclass(frozen=True, slots=True)
class Unknown:
    """What a seat does not know about the recruits, and what it knows about that."""

    rows: tuple[RecruitSeen, ...]  # by slot
    slots: tuple[int, ...]  # of unknown recruits
    euphorians: int  # followers among the unknown, the left-over one included
    subterrans: int
    placings: tuple[Placing, ...]  # of the unknown Leaders, all equally likely


def unknown(seen: EuphoriaView) -> Unknown:
    rows = tuple(place for row in seen.recruits for place in row)
    kinds = [place.kind for place in rows]
    out = seen.left_over_kind
    each = int(FOLLOWERS[seen.players])
    return Unknown(
        rows,
        tuple(slot for slot, kind in enumerate(kinds) if kind is None),
        each - kinds.count("E") - (out == "E"),
        each - kinds.count("S") - (out == "S"),
        tuple(placings(seen, rows)),
    )


def placings(seen: EuphoriaView, rows: tuple[RecruitSeen, ...]) -> list[Placing]:
    """Where the unknown Leaders may lie."""
    kinds = [place.kind for place in rows]
    met = [{slot_number(name) for name in place.met} for place in rows]
    free = [slot for slot, place in enumerate(rows) if place.kind is None and may_lead(seen, slot)]
    if "LE" in kinds and "LS" in kinds:
        return [(None, None)]
    if "LE" in kinds:
        return [(None, slot) for slot in free if slot not in met[kinds.index("LE")]]
    if "LS" in kinds:
        return [(slot, None) for slot in free if slot not in met[kinds.index("LS")]]
    return [(one, two) for one in free for two in free if one != two and two not in met[one]]


def may_lead(seen: EuphoriaView, slot: int) -> bool:
    """No Leader has been with an Anarchist; while the deal goes on, a Leader is a first card (EUP-4)."""
    if seen.recruits[slot // 3][slot % 3].cleared:
        return False
    first = seen.recruits[slot // 3][0].kind
    return seen.phase != "recruits" or slot % 3 == 0 or first is None


def slot_number(name: str) -> int:
    return 3 * int(name[0]) + int(name[2]) - 1


def odds(seen: EuphoriaView) -> Odds:
    """What the seat of this view may conclude."""
    open_ = unknown(seen)
    total = len(open_.placings)
    leads = [[0, 0] for _ in open_.rows]  # by slot: placings with LE, LS there
    for placing in open_.placings:
        for leader, slot in enumerate(placing):
            if slot is not None:
                leads[slot][leader] += 1
    followers = open_.euphorians + open_.subterrans
    share = Fraction(open_.euphorians, followers) if followers else Fraction(0)

    def chances(slot: int) -> tuple[Fraction, Fraction, Fraction, Fraction]:
        kind = open_.rows[slot].kind
        if kind is not None:
            le, ls, e, s = (Fraction(kind == name) for name in ("LE", "LS", "E", "S"))
            return le, ls, e, s
        le, ls = (Fraction(count, total) for count in leads[slot])
        rest = CERTAIN - le - ls
        return le, ls, rest * share, rest * (CERTAIN - share)

    by_slot = [chances(slot) for slot in range(len(open_.rows))]
    return Odds(
        tuple(tuple(by_slot[3 * seat : 3 * seat + 3]) for seat in range(seen.players)),
        tuple(team(seen, open_, seat, by_slot) for seat in range(seen.players)),
        left_over(seen, share),
    )


def left_over(seen: EuphoriaView, share: Fraction) -> tuple[Fraction, Fraction] | None:
    """E and S. At the end nobody is helped to name what stays unseen (EUP-6)."""
    known = seen.left_over_kind
    if known is not None:
        return Fraction(known == "E"), Fraction(known == "S")
    none = 2 * FOLLOWERS[seen.players] + 2 == 3 * seen.players
    return None if none or seen.phase == "over" else (share, CERTAIN - share)


def team(
    seen: EuphoriaView,
    open_: Unknown,
    seat: int,
    by_slot: list[tuple[Fraction, Fraction, Fraction, Fraction]],
) -> tuple[Fraction, Fraction, Fraction]:
    """EUP-13 to EUP-16: a Leader decides, otherwise two of three followers do."""
    if seen.anarchists[seat]:
        return Fraction(0), Fraction(0), CERTAIN
    row = range(3 * seat, 3 * seat + 3)
    le = sum((by_slot[slot][0] for slot in row), Fraction(0))
    ls = sum((by_slot[slot][1] for slot in row), Fraction(0))
    kinds = [open_.rows[slot].kind for slot in row]
    most = majority(kinds.count("E"), kinds.count(None), open_.euphorians, open_.subterrans)
    led = le + ls
    euphorian = le + (CERTAIN - led) * most
    return euphorian, CERTAIN - euphorian, Fraction(0)


def majority(known: int, hidden: int, euphorians: int, subterrans: int) -> Fraction:
    """The chance of two Euphorians or more in a row of followers, so many of them known."""
    ways = comb(euphorians + subterrans, hidden)
    if ways == 0:
        return Fraction(known >= 2)  # too few followers are left: there is a Leader in this row
    drawn = range(max(0, 2 - known), hidden + 1)
    return Fraction(sum(comb(euphorians, k) * comb(subterrans, hidden - k) for k in drawn), ways)
