"""What a seat may know (section 9), as bits: from its own place on, without what the table has agreed. Compiled."""

from typing import Final, final

from mypy_extensions import i64

from sobremesa.core.bag import BIT, size
from sobremesa.core.option import Options
from sobremesa.core.state import State
from sobremesa.core.tensor import BitWriter, Tensor
from sobremesa.games.euphoria import components as box
from sobremesa.games.euphoria.actions import (
    PASS,
    REACT,
    REACT_AT,
    REACT_LOOK,
    REACT_SWAP,
    card_of,
    cost_of,
    kind_of,
    other_of,
    seat_of,
    slot_of,
)
from sobremesa.games.euphoria.position import (
    DRAWING,
    ORDERING,
    OVER,
    PICKING,
    RESOLVING,
    WINDOW,
)
from sobremesa.games.euphoria.rules import Euphoria

CARDS: Final[i64] = len(box.ARTIFACTS)
KINDS: Final[i64] = len(box.KINDS)
TEAMS: Final[i64] = len(box.TEAMS)
WINDOWS: Final[i64] = len(box.WINDOWS)
REASONS: Final[i64] = len(box.REASONS)
PLACES: Final[i64] = 3  # of a row
FOR_SLOTS: Final[i64] = sum(  # the artifacts whose choices are recruits, not seats
    2**card for card in (box.EYES, box.ELIXIR, box.BARTER, box.BRIDGE, box.SHOWCASE, box.CLOAK)
)


@final
class EuphoriaTensor(Tensor):
    def __init__(self, players: i64) -> None:
        self.players = players
        self.untold = (
            "players", "edition", "first_player", "must_act", "max_rounds", "reaction_prompt", "round",
        )  # fmt: skip

    def write(self, state: State, seat: i64, out: BitWriter) -> None:
        assert isinstance(state, Euphoria)
        reader = Reader(state, seat, self.players, out)
        reader.flow()
        for turn in range(self.players):
            reader.player(turn)
        reader.piles()
        reader.action()
        reader.reactions()
        reader.end()


def tensor(players: int, options: Options) -> EuphoriaTensor:
    return EuphoriaTensor(players)


@final
class Reader:
    """One seat before one position, and where it writes what it sees."""

    def __init__(self, state: Euphoria, seat: i64, players: i64, out: BitWriter) -> None:
        self.state = state
        self.seat = seat
        self.players = players
        self.out = out
        self.sees_all = state.phase == OVER  # EUP-97

    # Seats and slots, from the reader's own on

    def ahead(self, who: i64) -> i64:
        return (who - self.seat + self.players) % self.players if who >= 0 else -1

    def write_seat(self, who: i64) -> None:
        self.out.one_of(self.ahead(who), self.players)

    def write_seats(self, seats: i64) -> None:
        for turn in range(self.players):
            self.out.flag(seats & BIT[(self.seat + turn) % self.players] != 0)

    def write_slot(self, slot: i64) -> None:
        place = self.ahead(slot // PLACES) * PLACES + slot % PLACES if slot >= 0 else -1
        self.out.one_of(place, self.players * PLACES)

    def write_slots(self, slots: i64) -> None:
        for turn in range(self.players):
            self.out.set(slots >> PLACES * ((self.seat + turn) % self.players), PLACES)

    # What is told

    def flow(self) -> None:
        state, out = self.state, self.out
        out.field("phase")
        out.one_of(state.phase, OVER + 1)
        out.field("completed turns")
        out.number(state.turns, 9)
        out.field("active: own, next...")
        self.write_seat(state.active)
        out.field("draws of the deal")
        out.number(state.dealt, 6)
        out.field("simultaneous steps so far")
        out.number(state.step, 11)
        out.field("own team")
        formed = True
        for place in range(PLACES):
            formed = formed and state.kinds[PLACES * self.seat + place] >= 0
        out.one_of(state.team(self.seat) if formed else -1, TEAMS)

    def player(self, turn: i64) -> None:
        """By seat, from the own one clockwise."""
        state, out = self.state, self.out
        owner = (self.seat + turn) % self.players
        for place in range(PLACES):
            slot, at = PLACES * owner + place, PLACES * turn + place
            known = self.sees_all or state.knowers[slot] & BIT[self.seat] != 0  # EUP-152, EUP-153
            out.field("recruit: exposed", at)
            out.flag((state.exposed & BIT[slot]) != 0)
            out.field("recruit: kind, if it is known", at)
            out.one_of(state.kinds[slot] if known else -1, KINDS)
            out.field("recruit: who knows it", at)
            self.write_seats(state.knowers[slot])
            out.field("recruit: where those lie that have shared a row with it", at)
            self.write_slots(state.met[slot])
            out.field("recruit: is no Leader", at)
            out.flag((state.cleared & BIT[slot]) != 0)
        out.field("Anarchist", turn)
        out.flag(state.anarchists & BIT[owner] != 0)
        out.field("aims at: own, next...", turn)
        self.write_seat(state.aims[owner])
        out.field("artifacts of the hand", turn)
        out.number(size(state.hands[owner]), 5)
        out.field("artifacts surely known to be there", turn)
        known_cards = state.hands[owner] if self.sees_all else state.sure[8 * self.seat + owner]
        out.set(known_cards, CARDS)

    def piles(self) -> None:
        state, out = self.state, self.out
        out.field("own hand")
        out.set(state.hands[self.seat], CARDS)
        out.field("lasers in the centre")
        out.number(state.center, 4)
        out.field("deck: cards")
        out.number(size(state.deck), 5)
        out.field("discarded")
        out.set(state.discard, CARDS)
        out.field("a recruit is left over")
        out.flag(state.left_over >= 0)
        out.field("its kind, by rules 1.0 at the end")  # EUP-6
        told = state.phase == OVER and state.terms.edition < box.SECOND_EDITION
        out.one_of(state.left_over if told else -1, KINDS)

    def action(self) -> None:
        """The action under way, as everybody sees it."""
        state, out, phase = self.state, self.out, self.state.phase
        under_way = phase in (PICKING, WINDOW, RESOLVING, DRAWING) and state.active >= 0
        out.field("an action is under way")
        out.flag(under_way)
        out.field("window")
        out.one_of(state.window if under_way else -1, WINDOWS)
        out.field("target: own, next...")
        self.write_seat(state.target if under_way else -1)
        out.field("interrogated recruit")
        self.write_slot(state.slot if under_way else -1)
        out.field("aim of arming: own, next...")
        self.write_seat(state.aimed if under_way else -1)
        out.field("artifact in use")
        out.one_of(state.card if under_way else -1, CARDS)
        for_slots = under_way and state.card >= 0 and FOR_SLOTS & BIT[state.card] != 0
        for number in range(i64(2)):
            pick = state.pick if number == 0 else state.second
            out.field("its choice: a recruit", number)
            self.write_slot(pick if for_slots else -1)
            out.field("its choice: a seat", number)
            self.write_seat(pick if under_way and not for_slots else -1)
        out.field("who looks along")
        self.write_seats(state.ears if under_way else 0)
        out.field("the recruit is going to be exposed")
        out.flag(under_way and state.lamp)
        out.field("reactions that took effect")
        out.number(state.reactions if under_way else 0, 5)
        fresh = state.fresh if under_way else box.NOTHING
        out.field("an artifact was drawn because of this shot")
        out.flag(fresh != box.NOTHING)
        out.field("which, if it is known")
        out.one_of(fresh if self.sees_all or self.seat == state.target else -1, CARDS)

    def reactions(self) -> None:
        state, out = self.state, self.out
        shown = state.phase == WINDOW and (self.sees_all or not state.terms.capable)  # EUP-157
        out.field("whose answers are known to be asked")
        out.flag(shown)
        out.field("asked")
        self.write_seats(state.asked if shown else 0)
        out.field("has still to answer, or to form a row")
        owing: i64 = 0
        if shown or state.phase == ORDERING:
            for who in state.deciders():
                owing |= BIT[who]
        self.write_seats(owing)
        out.field("latest reaction: whose")
        self.write_seat(state.reactor)
        out.field("latest reaction")
        self.write_reaction(state.reaction if state.reactor >= 0 else -1)
        out.field("own answer")
        answered = state.phase == WINDOW and state.answered & BIT[self.seat] != 0
        self.write_reaction(state.answers[self.seat] if answered else -1)
        out.field("draws: own, next...")
        self.write_seat(state.drawer)
        out.field("draws due")
        out.number(state.draws, 4)
        out.field("why it is drawn")
        out.one_of(state.cause if state.phase == DRAWING else -1, 3)

    def write_reaction(self, action: i64) -> None:
        """Its kind, the artifact, the recruit that pays, and whom or what it is aimed at."""
        out = self.out
        kind = kind_of(action) if action >= 0 else -1
        reacts = kind in (REACT, REACT_AT, REACT_LOOK, REACT_SWAP)
        out.flag(kind == PASS)
        out.one_of(kind - REACT, 4)
        out.one_of(card_of(action) if reacts else -1, CARDS)
        out.one_of(cost_of(action) if reacts else -1, 4)
        self.write_seat(seat_of(action) if kind == REACT_AT else -1)
        self.write_slot(slot_of(action) if kind in (REACT_LOOK, REACT_SWAP) else -1)
        self.write_slot(other_of(action) if kind == REACT_SWAP else -1)

    def end(self) -> None:
        state, out = self.state, self.out
        over = state.phase == OVER
        out.field("winners")
        self.write_seats(state.winners if over else 0)
        out.field("ended by")
        out.one_of(state.reason if over else -1, REASONS)
        out.field("winning team")
        out.one_of(state.winning if over else -1, TEAMS)
        for turn in range(self.players):
            out.field("team, at the end", turn)
            owner = (self.seat + turn) % self.players
            out.one_of(state.team(owner) if over else -1, TEAMS)
