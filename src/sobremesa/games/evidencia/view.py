"""Who sees what (section 9): the view of a seat, what it hears, what it is told.

Cards are texts: `eye`, `?I` where only the back is seen, `?` where not even that.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from sobremesa.core import JUDGE, Action, Fact, Happening, Note, Result, Seat, Wording, speaker
from sobremesa.core.bag import BIT, members, size
from sobremesa.games.evidencia import components as box
from sobremesa.games.evidencia.actions import DEAL, PLACE, PLAY, SCATTER, detail, kind_of
from sobremesa.games.evidencia.notation import (
    back,
    backs,
    deal_line,
    pile_texts,
    scatter_line,
    write,
)
from sobremesa.games.evidencia.rules import CHALLENGES, Evidencia
from sobremesa.games.evidencia.scoring import FULL, cards_of
from sobremesa.games.evidencia.steps import (
    ABDUCTING,
    CHOOSING,
    DEALING,
    DONE,
    LOSER,
    ORDERING,
    PHASES,
    WINNER,
    Phase,
)

Came = Literal["yes", "no", "?"]  # "?" where that is not shown


@dataclass(frozen=True, slots=True)
class EvidenciaView:
    """What one seat may know; pairs are by seat."""

    seat: Seat
    rules: str  # the edition of the rules
    pile_backs: Literal["all", "top"]  # the table's options (EVI-3)
    run_repeats: Literal["block", "touching"]
    eye_by_swap: Literal["blank", "counts"]
    memory_aid: Literal["on", "off"]
    phase: Phase
    round: int
    deciders: tuple[int, ...]
    challenge: str  # the revealed challenge card of the round, or ""
    chosen: tuple[str, str]  # cards chosen or played: "" not yet, "?" in secret
    table: tuple[str, ...]  # those of the three cards of the round that have no place yet
    winner: int | None  # of this round
    buried: bool  # did the winner of this round choose the pyramid?
    hands: tuple[tuple[str, ...], ...]  # while rows are secret, with the cards placed by others
    zones: tuple[tuple[str, ...], ...]
    pyramid: tuple[str, ...]  # B1 B2 B3 M1 M2 T; "" where a slot is empty
    shows: tuple[str, ...]  # the faction that each slot shows (EVI-63), or ""
    base_open: bool  # has the base been shown, in order to swap Abducción? (EVI-50)
    face_up: str  # the slot where Revelación gnomo lies face up, or ""
    challenges: tuple[str, ...]  # piles, top card first
    draws: tuple[tuple[str, ...], ...]
    final: tuple[str, ...]  # the Final Challenge card, until it is revealed
    # Cards whose fronts this seat has not seen; None without the aid.
    unseen: tuple[str, ...] | None
    rows: tuple[tuple[str, ...], ...]
    complete: tuple[bool, bool]  # rows with all their cards
    eye: Came  # did El ojo come by a swap?
    final_winner: int | None
    points: tuple[int, ...]  # from the presentation on


def names(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(box.NAMES[card] for card in cards)


def pile(state: Evidencia, which: int) -> list[int]:
    """The true cards of a pile, top first; the challenges with the Final at the end."""
    if state.phase == DEALING:
        first = {CHALLENGES: 0, 0: 6, 1: 12}[which]
        count = min(6, int(state.dealt) - first)
    else:
        count = 6 - int(state.round) - (which != CHALLENGES)
    return [int(state.piles[which]) // 32**place % 32 for place in range(count)]


@dataclass(frozen=True, slots=True)
class Eyes:
    """How one seat looks at a state."""

    state: Evidencia
    seat: Seat

    def owns(self, owner: Seat) -> bool:
        return self.seat in (owner, JUDGE) or self.state.phase == DONE

    def recalls(self) -> bool:
        """Does this seat's screen show what was once open? (EVI-18)"""
        return bool(self.state.terms.memory_aid) or self.seat == JUDGE or self.state.phase == DONE

    def arranging(self) -> bool:
        return bool(self.state.phase >= ABDUCTING)

    def hand(self, owner: Seat) -> tuple[str, ...]:
        cards = int(self.state.hands[owner])
        if self.owns(owner):
            return names(members(cards))
        for card in cards_of(self.state.rows[owner]):
            cards |= BIT[card]  # EVI-17: what is placed in secret is still seen by its back
        if self.arranging() and self.recalls():
            return names(members(cards))
        return tuple(backs(members(cards)))

    def zone(self, owner: Seat) -> tuple[str, ...]:
        cards = members(self.state.zones[owner])
        return names(cards) if self.owns(owner) or self.recalls() else tuple(backs(cards))

    def slots(self) -> list[int]:
        """The cards of the pyramid in its slots, NONE where there is none."""
        state = self.state
        return [
            int(state.slot(slot) if slot < state.filled else box.NONE) for slot in range(box.PILE)
        ]

    def front_shown(self, slot: int) -> bool:
        state = self.state
        open_base = state.phase == ABDUCTING and slot < 3  # EVI-50, EVI-R16
        if state.terms.asks_first:
            open_base = bool(state.base_open and slot < 3)
        return self.recalls() or open_base or slot == state.face_up

    def pyramid(self) -> tuple[str, ...]:
        return tuple(
            "" if card == box.NONE else box.NAMES[card] if self.front_shown(slot) else back(card)
            for slot, card in enumerate(self.slots())
        )

    def shows(self) -> tuple[str, ...]:
        return tuple(
            "" if card == box.NONE else box.FACTIONS[self.state.shows(slot)]
            for slot, card in enumerate(self.slots())
        )

    def pile_seen(self, cards: list[int]) -> tuple[str, ...]:
        if self.seat == JUDGE:
            return names(cards)
        if self.state.phase == DEALING:  # nothing is to be seen before all is dealt
            return ("?",) * len(cards)
        return tuple(pile_texts(cards, bool(self.state.terms.all_backs)))

    def chosen(self, owner: Seat) -> str:
        card = self.state.chosen0 if owner == 0 else self.state.chosen1
        if card == box.NONE:
            return ""
        return box.NAMES[card] if self.owns(owner) or self.state.phase != CHOOSING else "?"

    def row(self, owner: Seat) -> tuple[str, ...]:
        return names(cards_of(self.state.rows[owner])) if self.owns(owner) else ()

    def unseen(self) -> tuple[str, ...] | None:
        state = self.state
        if not self.recalls():
            return None
        if self.seat == JUDGE or self.arranging():
            return ()
        if state.phase == DEALING:
            return box.NAMES
        hidden = [*pile(state, 0), *pile(state, 1), *pile(state, int(CHALLENGES))]
        for owner in (0, 1):
            if not self.owns(owner):
                hidden += members(state.hands[owner])
        return names(sorted(int(card) for card in hidden))

    def eye(self) -> Came:
        """EVI-57: the holder of El ojo is told whether it came by a swap."""
        seat = self.seat
        if not self.recalls():
            own = self.hand(seat) + self.zone(seat) + self.row(seat) if seat in (0, 1) else ()
            if box.NAMES[box.EYE] not in own:
                return "?"
        return "yes" if self.state.eye_swapped else "no"


def view(state: Evidencia, seat: Seat) -> EvidenciaView:
    eyes = Eyes(state, seat)
    agreed = state.terms
    challenges = pile(state, int(CHALLENGES))
    result = state.result()
    return EvidenciaView(
        seat=seat,
        rules=agreed.rules,
        pile_backs="all" if agreed.all_backs else "top",
        run_repeats="touching" if agreed.touching else "block",
        eye_by_swap="counts" if agreed.eye_counts else "blank",
        memory_aid="on" if agreed.memory_aid else "off",
        phase=PHASES[state.phase],
        round=int(state.round),
        deciders=tuple(int(decider) for decider in state.deciders()),
        challenge="" if state.challenge == box.NONE else box.NAMES[state.challenge],
        chosen=(eyes.chosen(0), eyes.chosen(1)),
        table=names(members(state.three)),
        winner=int(state.winner) if state.phase in (WINNER, LOSER) else None,
        buried=bool(state.phase == LOSER and state.buried),
        hands=(eyes.hand(0), eyes.hand(1)),
        zones=(eyes.zone(0), eyes.zone(1)),
        pyramid=eyes.pyramid(),
        shows=eyes.shows(),
        base_open=bool(state.base_open),
        face_up="" if state.face_up == box.NONE else box.SLOTS[state.face_up],
        challenges=eyes.pile_seen(challenges[:5] if state.phase == DEALING else challenges[:-1]),
        draws=(eyes.pile_seen(pile(state, 0)), eyes.pile_seen(pile(state, 1))),
        final=eyes.pile_seen(challenges[5:] if state.phase == DEALING else challenges[-1:]),
        unseen=eyes.unseen(),
        rows=(eyes.row(0), eyes.row(1)),
        complete=(bool(state.rows[0] >= FULL), bool(state.rows[1] >= FULL)),
        eye=eyes.eye(),
        final_winner=None if state.final_winner == box.NONE else int(state.final_winner),
        points=() if result is None else result.points,
    )


def hear(happening: Happening[Evidencia], seat: Seat) -> list[str]:
    """The lines that an event opens to a seat, as of the moment after it; a deal and a random
    distribution are heard as one line, with their last card.

    What happens by itself and shows a front is heard, too, although no record has it, so that what
    was once shown can be remembered (EVI-18): `! challenge eye challenges=?G draw0=?A draw1=?I`, and
    the last card of a hand or row as if it had been played or placed.
    """
    before, who, action, after, _ = happening
    kind = kind_of(action)
    if kind == DEAL:
        if after.phase == DEALING:
            return []
        last = [*pile(before, int(CHALLENGES)), *pile(before, 0), *pile(before, 1), detail(action)]
        return [deal_line([int(card) for card in last], after, seat)]
    if kind == SCATTER:
        if size(before.three) > 1:
            return []
        return [scatter_line(scattered(before, int(detail(action)))), *revealed(before, after)]
    if kind == PLAY:
        return hear_play(after, who, action, seat)
    if kind == PLACE:
        return hear_place(after, who, action, seat)
    return [speaker(who) + write(action), *revealed(before, after)]


def scattered(before: Evidencia, last: int) -> list[int]:
    """The three cards of a distribution that its last draw completes: pyramid, seat 0, seat 1."""
    three = [int(card) for card in (before.challenge, before.chosen0, before.chosen1)]
    buried = int(before.slot(before.filled - 1))
    return [buried, next(card for card in three if card not in (buried, last)), last]


def hear_play(after: Evidencia, who: Seat, action: Action, seat: Seat) -> list[str]:
    """EVI-27: that a seat has chosen is no secret; what, only when both have."""
    if after.phase == CHOOSING:
        return [speaker(who) + (write(action) if seat in (who, JUDGE) else "play ?")]
    cards = (after.chosen0, after.chosen1)
    return [f"{owner}: play {box.NAMES[card]}" for owner, card in enumerate(cards)]


def hear_place(after: Evidencia, who: Seat, action: Action, seat: Seat) -> list[str]:
    """EVI-61: of another's row nothing is heard until it is complete, then only that; both rows are
    open when both are complete."""
    if after.phase == DONE:
        rows = [cards_of(after.rows[owner]) for owner in (0, 1)]
        return [f"{owner}: place {box.NAMES[rows[owner][k]]}" for k in range(6) for owner in (0, 1)]
    if seat in (who, JUDGE):
        return [speaker(who) + write(action)]
    return [speaker(who) + "place ?"] * 6 if after.rows[who] >= FULL else []


def revealed(before: Evidencia, after: Evidencia) -> list[str]:
    """The next challenge (EVI-28) with the backs that have come to the top of the piles (EVI-19); in
    round 6 with the two last cards (EVI-38, EVI-39)."""
    if after.round == before.round:
        return []
    line = f"! challenge {box.NAMES[after.challenge]}"
    if after.round == 6:
        cards = (after.chosen0, after.chosen1)
        return [line, *(f"{owner}: play {box.NAMES[card]}" for owner, card in enumerate(cards))]
    if after.round == 5 or after.terms.all_backs:
        return [line]  # the piles are empty, or have shown all their backs before
    tops = (pile(after, int(CHALLENGES))[0], pile(after, 0)[0], pile(after, 1)[0])
    return [line + " challenges={} draw0={} draw1={}".format(*map(back, tops))]


SAID: Final = Wording(
    {
        "challenge": "round card", "final": "card", "last": "seat card", "won-condition": "seat card",
        "won-closeness": "seat card", "won-final": "seat card", "dead-tie": "", "final-nobody": "",
        "buried": "card slot", "last-taken": "seat card", "drew": "seat card", "drew-back": "seat faction",
        "arrange": "", "no-abduction": "", "base-shown": "seat", "base-card": "card slot",
        "abducted": "seat card slot", "no-gnome": "", "gnome": "seat card slot",
        "gnome-unseen": "seat slot", "sixth": "seat card",
    },
    {"card": box.NAMES.__getitem__, "slot": box.SLOTS.__getitem__, "faction": box.FACTIONS.__getitem__},
)  # fmt: skip


def tell(happening: Happening[Evidencia], seat: Seat) -> list[Note]:
    """The consequences of an event with their rules, as a seat may know them."""
    before, who, action, after, trace = happening
    if kind_of(action) == PLACE and after.phase == ORDERING and seat not in (who, JUDGE):
        return []
    result = after.result()
    score = score_notes(result) if result else []
    return [SAID.note(known_part(fact, before, seat)) for fact in trace] + score


def known_part(fact: Fact, before: Evidencia, seat: Seat) -> Fact:
    """What a seat may look at: not a card that was drawn or swapped into another hand."""
    owner, card, slot, *_ = fact.numbers
    if fact.key == "drew" and seat not in (owner, JUDGE):
        return fact._replace(key="drew-back", numbers=(owner, int(box.BACK[card])))
    if fact.key == "gnome" and seat not in (owner, JUDGE) and not before.terms.memory_aid:
        return fact._replace(key="gnome-unseen", numbers=(owner, slot))  # EVI-R16: nothing is shown
    return fact


def score_notes(result: Result) -> list[Note]:
    """Every line of the score, then who wins and why."""
    rules = {
        "final": "EVI-66", "run": "EVI-68", "series": "EVI-70", "triple": "EVI-72",
        "pairs": "EVI-74", "top": "EVI-76",
    }  # fmt: skip
    details = result.details["details"]
    assert isinstance(details, list)
    notes = []
    for seat in range(2):
        for kind, rule in rules.items():
            notes.append(Note(f"score-{kind}", rule, {"seat": seat, "points": details[seat][kind]}))
    if len(result.winners) == 2:
        notes.append(Note("shared", result.rule, {}))
    else:
        key = f"won-by-{result.reason}"
        notes.append(Note(key, result.rule, {"seat": result.winners[0]}))
    return notes
