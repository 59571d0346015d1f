"""What a seat sees, hears and is told: section 9 of the rules."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from sobremesa.core import (
    WATCHER,
    Action,
    Event,
    Fact,
    Happening,
    Note,
    Seat,
    Wording,
    still_secret,
)
from sobremesa.core.bag import members
from sobremesa.games.euphoria import components as box
from sobremesa.games.euphoria.actions import order
from sobremesa.games.euphoria.notation import (
    all_seen,
    event_lines,
    left_over_seen,
    step_lines,
    write,
)
from sobremesa.games.euphoria.position import (
    DRAWING,
    ORDERING,
    OVER,
    PHASES,
    PICKING,
    RESOLVING,
    WINDOW,
    Phase,
)
from sobremesa.games.euphoria.rules import Euphoria

ASKS_FOR_SLOTS = (box.EYES, box.ELIXIR, box.BARTER, box.BRIDGE, box.SHOWCASE, box.CLOAK)


@dataclass(frozen=True, slots=True)
class RecruitSeen:
    """One place of a row."""

    exposed: bool
    kind: box.Kind | None  # None: this seat does not know it
    knowers: tuple[int, ...]  # EUP-153: who knows it is public
    met: tuple[str, ...]  # where those lie now that have shared a row with it: not both are Leaders
    cleared: bool  # has an Anarchist got it, so that it is no Leader?


@dataclass(frozen=True, slots=True)
class Declared:
    """The action under way, as everybody sees it."""

    window: box.WindowName  # "" before it opens
    target: int | None
    slot: str | None  # interrogated
    aim: int | None  # of arming
    card: str | None
    picks: tuple[str, ...]
    ears: tuple[int, ...]  # who is going to look along
    lamp: bool
    reactions: int
    fresh: str | None  # the artifact drawn because of this shot: "?" to all but its drawer
    asked: tuple[int, ...] | None  # None: nobody may learn who is asked (EUP-157)
    waiting: tuple[int, ...] | None  # who has not answered yet


@dataclass(frozen=True, slots=True)
class EuphoriaView:
    """The fields of section 9. A JUDGE sees all of it; so does everybody when the game is over, but for
    the left-over recruit (EUP-6)."""

    seat: int
    players: int
    edition: int  # of the rules: 10 for 1.0, 11 for 1.1
    first_player: str
    must_act: bool
    max_rounds: int
    reaction_prompt: str
    turn: int  # completed turns
    round: int
    active: int | None
    phase: Phase
    dealt: int  # draws of the deal that is going on
    recruits: tuple[tuple[RecruitSeen, ...], ...]
    team: box.Team | None  # one's own, once three recruits are there
    anarchists: tuple[bool, ...]
    center: int
    aims: tuple[int | None, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    hand_known: tuple[tuple[str, ...], ...]  # EUP-156: surely known
    deck: int
    discard: tuple[str, ...]
    left_over: int
    left_over_kind: box.Kind | None
    declared: Declared | None
    reaction: str | None  # the latest one that took effect: "4: react gaze x3 3.1"
    step: int  # number of the latest simultaneous step
    waiting_rows: tuple[int, ...]  # who has not formed a row yet
    answers: tuple[str | None, ...]  # one's own, in an open window
    drawer: int | None
    draws: int
    cause: int
    winners: tuple[int, ...]
    reason: str | None
    winning_team: box.Team | None
    teams: tuple[box.Team, ...]  # all of them, when the game is over


def view(state: Euphoria, seat: Seat) -> EuphoriaView:
    seen = all_seen(state, seat)
    n = int(state.players)
    terms = state.terms
    result = state.result()
    formed = seat >= 0 and all(state.kinds[3 * seat + place] >= 0 for place in range(3))
    return EuphoriaView(
        seat=seat,
        players=n,
        edition=int(terms.edition),
        first_player="random" if terms.first == box.NOTHING else str(int(terms.first)),
        must_act=terms.must_act,
        max_rounds=int(terms.max_rounds),
        reaction_prompt="capable" if terms.capable else "all",
        turn=int(state.turns),
        round=int(state.turns // n + 1),
        active=or_none(state.active),
        phase=PHASES[state.phase],
        dealt=int(state.dealt),
        recruits=tuple(
            tuple(recruit(state, 3 * owner + place, seat, seen) for place in range(3))
            for owner in range(n)
        ),
        team=box.TEAMS[state.team(seat)] if formed else None,
        anarchists=tuple(bool(state.anarchists >> s & 1) for s in range(n)),
        center=int(state.center),
        aims=tuple(or_none(aim) for aim in state.aims),
        hand=names_of(state.hands[seat]) if seat >= 0 else (),
        hand_sizes=tuple(int(hand).bit_count() for hand in state.hands),
        hand_known=tuple(names_of(sure_of(state, seat, owner, seen)) for owner in range(n)),
        deck=int(state.deck).bit_count(),
        discard=names_of(state.discard),
        left_over=int(state.left_over >= 0),
        left_over_kind=left_over_kind(state, seat),
        declared=declared(state, seat, seen),
        reaction=None if state.reactor < 0 else f"{state.reactor}: {write(state.reaction)}",
        step=int(state.step),
        waiting_rows=tuple(map(int, state.deciders())) if state.phase == ORDERING else (),
        answers=tuple(own_answer(state, s, seen or s == seat) for s in range(n)),
        drawer=or_none(state.drawer),
        draws=int(state.draws),
        cause=int(state.cause) if state.phase == DRAWING else 0,
        winners=result.winners if result else (),
        reason=result.reason if result else None,
        winning_team=box.TEAMS[state.winning] if result else None,
        teams=tuple(box.TEAMS[state.team(s)] for s in range(n)) if result else (),
    )


def left_over_kind(state: Euphoria, seat: Seat) -> box.Kind | None:
    known = state.left_over >= 0 and left_over_seen(state, seat)
    return box.KINDS[state.left_over] if known else None


# Remembered: hands and piles are looked at far more often than they change.
names_of = lru_cache(maxsize=4096)(box.card_names)


def or_none(number: int) -> int | None:
    return None if number < 0 else int(number)


def recruit(state: Euphoria, slot: int, seat: Seat, seen: bool) -> RecruitSeen:
    kind = int(state.kinds[slot])
    return recruit_seen(
        bool(state.exposed >> slot & 1),
        kind if kind >= 0 and (seen or knows(state, slot, seat)) else box.NOTHING,
        int(state.knowers[slot]),
        int(state.met[slot]),
        bool(state.cleared >> slot & 1),
    )


@lru_cache(maxsize=65536)
def recruit_seen(exposed: bool, kind: int, knowers: int, met: int, cleared: bool) -> RecruitSeen:
    """Remembered: views are built all the time, and most recruits look as they did before."""
    return RecruitSeen(
        exposed=exposed,
        kind=None if kind == box.NOTHING else box.KINDS[kind],
        knowers=tuple(map(int, members(knowers))),
        met=tuple(box.slot_name(other) for other in members(met)),
        cleared=cleared,
    )


def knows(state: Euphoria, slot: int, seat: Seat) -> bool:
    """EUP-152, EUP-153; a watcher knows what everybody does."""
    if seat == WATCHER:
        return bool(state.knowers[slot] == 2**state.players - 1)
    return bool(state.knowers[slot] >> seat & 1)


def sure_of(state: Euphoria, seat: Seat, owner: int, seen: bool) -> int:
    if seen:
        return int(state.hands[owner])
    return int(state.sure[8 * seat + owner]) if seat >= 0 else 0


def own_answer(state: Euphoria, seat: int, mine: bool) -> str | None:
    open_to = state.phase == WINDOW and state.answered >> seat & 1
    return write(state.answers[seat]) if mine and open_to else None


def declared(state: Euphoria, seat: Seat, seen: bool) -> Declared | None:
    if state.phase not in (PICKING, WINDOW, RESOLVING, DRAWING) or state.active < 0:
        return None
    open_window = state.phase == WINDOW
    shown = open_window and (seen or not state.terms.capable)
    fresh = None
    if state.fresh != box.NOTHING:
        fresh = box.ARTIFACTS[state.fresh] if seen or seat == state.target else "?"
    return Declared(
        window=box.WINDOWS[state.window],
        target=or_none(state.target),
        slot=None if state.slot == box.NOTHING else box.slot_name(int(state.slot)),
        aim=or_none(state.aimed),
        card=None if state.card == box.NOTHING else box.ARTIFACTS[state.card],
        picks=tuple(
            pick_name(state, int(p)) for p in (state.pick, state.second) if p != box.NOTHING
        ),
        ears=tuple(map(int, members(state.ears))),
        lamp=state.lamp,
        reactions=int(state.reactions),
        fresh=fresh,
        asked=tuple(map(int, members(state.asked))) if shown else None,
        waiting=tuple(map(int, state.deciders())) if shown else None,
    )


def pick_name(state: Euphoria, pick: int) -> str:
    return box.slot_name(pick) if state.card in ASKS_FOR_SLOTS else str(pick)


# What is heard


def hear(happening: Happening[Euphoria], seat: Seat) -> list[str]:
    """The line of an event and, as comments, its consequences, as one seat may know them (EUP-150).

    Decisions taken together are heard when the last of them has been made; a deal when it is complete.
    """
    before, who, action, after, trace = happening
    seen = all_seen(after, seat)
    if before.together():
        if still_secret(before, after):
            return []
        found = step_lines(before, step_block(before, who, action), after, seat)
    else:
        found = event_lines(happening, after, seat)
    return found + [text for text in (comment(fact, seat, seen) for fact in trace) if text]


def step_block(before: Euphoria, who: Seat, action: Action) -> list[Event]:
    """All decisions of the step that this one closes."""
    found = [Event(who, action)]
    for seat in members(before.answered):
        if before.phase == ORDERING:
            row = [before.kinds[3 * seat + place] for place in range(3)]
            found.append(Event(int(seat), order(row[0], row[1], row[2])))
        else:
            found.append(Event(int(seat), before.answers[seat]))
    return sorted(found)


def comment(fact: Fact, seat: Seat, seen: bool) -> str:
    """A consequence as a comment line of section 10; "" if the section has none for it."""
    a, b, c, *_ = fact.numbers
    mine = seen or seat == a
    match fact.key:
        case "exposed":
            return f"# exposed {box.slot_name(a)} {box.KINDS[b]}"
        case "hidden":
            return f"# hidden {box.slot_name(a)}"
        case "sees":
            return f"# {a} sees {box.slot_name(b)} {box.KINDS[c] if mine else '?'}"
        case "exchanged":
            return f"# exchanged {box.slot_name(a)} {box.slot_name(b)}"
        case "dropped":
            return f"# laser dropped {a}"
        case "aims":
            return f"# laser {a} aims {b}"
        case "discarded":
            return f"# discarded {a} {joined(b)}"
        case "reshuffled":
            return f"# reshuffle {a}"
        case "sees-hand":
            return f"# {a} sees hand {b} {joined(c) if mine else '?'}"
        case "anarchist":
            return f"# anarchist {a}"
    return ""


def joined(cards: int) -> str:
    return ",".join(names_of(cards))


SAID: Final = Wording(
    {
        "exposed": "slot recruit", "hidden": "slot", "sees": "by slot recruit", "looks": "by slot",
        "exchanged": "slot other", "dropped": "seat", "aims": "seat at", "discarded": "seat hand",
        "reshuffled": "cards", "sees-hand": "seat owner hand", "looks-hand": "seat owner",
        "anarchist": "seat", "redirected": "seat", "stopped": "seat", "no-draw": "seat",
        "taken": "seat owner", "ended": "reason team winner",
    },
    {
        "slot": lambda slot: {"seat": slot // 3, "place": slot % 3 + 1},
        "other": lambda slot: {"other": slot // 3, "other_place": slot % 3 + 1},
        "recruit": box.KINDS.__getitem__,
        "hand": lambda cards: {"cards": joined(cards)},
        "reason": box.REASONS.__getitem__,
        "team": box.TEAMS.__getitem__,
        "winner": lambda winners: {"winner": int(members(winners)[0])} if winners else {},
    },
)  # fmt: skip
UNSEEN: Final = {"sees": "looks", "sees-hand": "looks-hand"}


def tell(happening: Happening[Euphoria], seat: Seat) -> list[Note]:
    """The consequences of an event with the rules that caused them, as one seat may know them."""
    after, found = happening.after, list[Note]()
    for fact in happening.trace:
        mine = seat == fact.numbers[0] or all_seen(after, seat)
        found.append(SAID.note(fact if mine else fact._replace(key=UNSEEN.get(fact.key, fact.key))))
    return found + uncovered(after, seat) if after.phase == OVER else found


def uncovered(state: Euphoria, viewer: Seat) -> list[Note]:
    """EUP-97: when the game is over, all that is on the table is shown."""
    found = []
    for seat in range(int(state.players)):
        row = ",".join(box.KINDS[state.kinds[slot]] for slot in range(3 * seat, 3 * seat + 3))
        hand = names_of(state.hands[seat])
        shown: dict[str, str | int] = {"seat": seat, "row": row, "hand": ",".join(hand)}
        found.append(Note("shows", "EUP-97", shown | {"size": len(hand)}))
    if kind := left_over_kind(state, viewer):
        found.append(Note("left-over", "EUP-97", {"recruit": kind}))
    return found


def may_undo(before: Euphoria, who: Seat, action: Action) -> bool:
    """Only a row that nobody waits for yet: every other decision is seen, or answers somebody's."""
    return before.phase == ORDERING and len(before.deciders()) > 1
