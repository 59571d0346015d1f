"""What lies on the table, and what can happen to it: rows, hands, lasers, knowledge. Compiled.

Here are the things and the small events that several rules share; whose turn it is and what follows
from what stands in `rules.py`. Besides the things themselves a table keeps what the rules make public
about knowledge: who knows which recruit, who is sure of which card in whose hand.
"""

from typing import Final, Literal, final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT, size
from sobremesa.core.state import State
from sobremesa.games.euphoria.components import (
    ALL_CARDS,
    ANARCHIST,
    CLOSED,
    EUPHORIAN,
    FOLLOWERS,
    LASERS,
    LE,
    LS,
    NOTHING,
    ROW,
    ROWS,
    SUBTERRA,
    UNDEALT,
    E,
)

# Phases: what is to be decided now.
DEALING_RECRUITS: Final[i64] = 0  # chance
DEALING_ARTIFACTS: Final[i64] = 1  # chance
FIRST_PLAYER: Final[i64] = 2  # chance
ORDERING: Final[i64] = 3
ARTIFACT: Final[i64] = 4
ACTION: Final[i64] = 5
PICKING: Final[i64] = 6
WINDOW: Final[i64] = 7
RESOLVING: Final[i64] = 8  # the second choice of `magpie`
AIMING: Final[i64] = 9
DRAWING: Final[i64] = 10  # chance
OVER: Final[i64] = 11
Phase = Literal[
    "recruits", "artifacts", "first", "order", "artifact", "action", "pick", "window", "resolve",
    "aim", "draw", "over",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# Why an artifact is drawn.
FOR_REDRAW: Final[i64] = 0
FOR_HIT: Final[i64] = 1
FOR_CHEST: Final[i64] = 2


@final
class Terms:
    """What the table agreed, and what never changes during a game."""

    def __init__(
        self,
        players: i64,
        first: i64,
        must_act: bool,
        max_rounds: i64,
        capable: bool,
        edition: i64,
    ) -> None:
        self.players = players
        self.first = first  # the first player, or NOTHING: drawn at random (EUP-R4)
        self.must_act = must_act  # EUP-R8
        self.max_rounds = max_rounds  # EUP-R29
        self.capable = capable  # reaction_prompt: ask only those who can react (EUP-R19)
        self.edition = edition  # of the rules: FIRST_EDITION or SECOND_EDITION


class Position(State):
    """The things, in slots, hands and sets; the flow is the subclass's."""

    def __init__(
        self,
        terms: Terms,
        kinds: vec[i64],
        knowers: vec[i64],
        met: vec[i64],
        hands: vec[i64],
        sure: vec[i64],
        aims: vec[i64],
        answers: vec[i64],
    ) -> None:
        self.terms = terms
        self.players = terms.players
        self.kinds = kinds  # by slot
        self.exposed: i64 = 0  # slots
        self.knowers = knowers  # by slot: seats that know the recruit there (EUP-153)
        # By slot: the slots of all recruits that have ever lain in one row with this one. No two of
        # them are both Leaders, since the game went on (EUP-155).
        self.met = met
        self.cleared: i64 = 0  # slots of recruits that an Anarchist has got: no Leaders (EUP-155)
        self.left_over: i64 = UNDEALT
        self.hands = hands  # by seat: sets of artifacts
        self.sure = sure  # 8 * viewer + owner: cards surely known to be in a hand (EUP-156)
        self.deck: i64 = ALL_CARDS
        self.discard: i64 = 0
        self.aims = aims  # by seat: at whom its laser points, NOTHING without a laser
        self.center: i64 = LASERS[terms.players]
        self.anarchists: i64 = 0  # seats
        self.phase: i64 = DEALING_RECRUITS
        self.dealt: i64 = 0  # draws of the deal that is going on
        self.left_e: i64 = FOLLOWERS[terms.players]  # followers not dealt yet
        self.left_s: i64 = FOLLOWERS[terms.players]
        self.active: i64 = NOTHING  # who has the token
        self.turns: i64 = 0  # completed
        # The action under way, and its window
        self.window: i64 = CLOSED
        self.target: i64 = NOTHING  # seat: interrogated, about to be hit, or hit
        self.slot: i64 = NOTHING  # the recruit named for interrogation
        self.aimed: i64 = NOTHING  # seat: named when arming
        self.card: i64 = NOTHING  # the action artifact in use
        self.pick: i64 = NOTHING  # its choices: a seat or a slot
        self.second: i64 = NOTHING
        self.ears: i64 = 0  # seats that look along
        self.lamp = False  # is the interrogated recruit going to be exposed?
        self.reactions: i64 = 0  # that have taken effect in this action
        self.reactor: i64 = (
            NOTHING  # whose reaction took effect last since the latest action, and which
        )
        self.reaction: i64 = 0
        self.fresh: i64 = NOTHING  # the artifact drawn because of this shot (EUP-67)
        self.asked: i64 = 0  # seats, in an open simultaneous step
        self.answered: i64 = 0
        self.answers = answers  # by seat
        self.step: i64 = 0  # number of the latest simultaneous step
        self.drawer: i64 = NOTHING  # who draws an artifact
        self.draws: i64 = 0  # how many are due
        self.cause: i64 = FOR_REDRAW
        # The end
        self.reason: i64 = NOTHING
        self.winning: i64 = NOTHING  # team
        self.winners: i64 = 0  # seats

    def carry_over(self, new: "Position") -> None:
        """What a copy has besides its vecs; the trace stays behind."""
        new.exposed = self.exposed
        new.cleared = self.cleared
        new.left_over = self.left_over
        new.deck = self.deck
        new.discard = self.discard
        new.center = self.center
        new.anarchists = self.anarchists
        new.phase = self.phase
        new.dealt = self.dealt
        new.left_e = self.left_e
        new.left_s = self.left_s
        new.active = self.active
        new.turns = self.turns
        new.window = self.window
        new.target = self.target
        new.slot = self.slot
        new.aimed = self.aimed
        new.card = self.card
        new.pick = self.pick
        new.second = self.second
        new.ears = self.ears
        new.lamp = self.lamp
        new.reactions = self.reactions
        new.reactor = self.reactor
        new.reaction = self.reaction
        new.fresh = self.fresh
        new.asked = self.asked
        new.answered = self.answered
        new.step = self.step
        new.drawer = self.drawer
        new.draws = self.draws
        new.cause = self.cause
        new.reason = self.reason
        new.winning = self.winning
        new.winners = self.winners

    # Looking at the table

    def hidden(self) -> i64:
        """All slots whose recruits lie face down."""
        return ROWS[self.players] & ~self.exposed

    def hidden_places(self, seat: i64) -> i64:
        """The hidden places of one row, as a set of 0, 1, 2."""
        return ~self.exposed >> 3 * seat & 7

    def others(self, seat: i64) -> i64:
        """The slots of everybody else."""
        return ROWS[self.players] & ~ROW[seat]

    def seats_with(self, slots: i64) -> i64:
        """The seats whose rows have one of these slots."""
        found: i64 = 0
        for seat in range(self.players):
            if slots & ROW[seat]:
                found |= BIT[seat]
        return found

    def armed(self) -> i64:
        """The seats that hold a laser."""
        found: i64 = 0
        for seat in range(self.players):
            if self.aims[seat] != NOTHING:
                found |= BIT[seat]
        return found

    def leaders(self, seat: i64) -> i64:
        """The slots of a row in which a Leader lies."""
        found: i64 = 0
        for slot in range(3 * seat, 3 * seat + 3):
            if self.kinds[slot] <= LS:
                found |= BIT[slot]
        return found

    def team(self, seat: i64) -> i64:
        """EUP-13 to EUP-16."""
        if self.anarchists & BIT[seat]:
            return ANARCHIST
        euphorians: i64 = 0
        for slot in range(3 * seat, 3 * seat + 3):
            kind = self.kinds[slot]
            if kind == LE:
                return EUPHORIAN
            if kind == LS:
                return SUBTERRA
            if kind == E:
                euphorians += 1
        return EUPHORIAN if euphorians >= 2 else SUBTERRA

    # What happens to recruits

    def expose(self, slot: i64, rule: str) -> None:
        """EUP-19, EUP-152: known to everybody for good."""
        self.exposed |= BIT[slot]
        self.knowers[slot] = BIT[self.players] - 1
        self.note("exposed", rule, slot, self.kinds[slot])

    def hide(self, slot: i64, rule: str) -> None:
        self.exposed &= ~BIT[slot]
        self.note("hidden", rule, slot)

    def look(self, seat: i64, slot: i64, rule: str) -> None:
        """EUP-153: everybody sees that one looks, only that one sees what."""
        self.knowers[slot] |= BIT[seat]
        self.note("sees", rule, seat, slot, self.kinds[slot])

    def look_at_row(self, seat: i64, owner: i64, rule: str) -> None:
        """All hidden recruits of another."""
        for slot in range(3 * owner, 3 * owner + 3):
            if not self.exposed & BIT[slot]:
                self.look(seat, slot, rule)

    def exchange(self, one: i64, two: i64, rule: str) -> None:
        """EUP-81 to EUP-83: state and knowledge go with the card (EUP-154)."""
        self.note("exchanged", rule, one, two)
        self.kinds[one], self.kinds[two] = self.kinds[two], self.kinds[one]
        self.knowers[one], self.knowers[two] = self.knowers[two], self.knowers[one]
        self.met[one], self.met[two] = self.met[two], self.met[one]
        both = BIT[one] | BIT[two]
        self.exposed = swapped(self.exposed, both)
        self.cleared = swapped(self.cleared, both)
        for slot in range(3 * self.players):
            self.met[slot] = swapped(self.met[slot], both)
        self.arrive(one)
        self.arrive(two)

    def arrive(self, slot: i64) -> None:
        """A recruit has a new owner, who knows it, and new neighbours."""
        owner = slot // 3
        if not self.knowers[slot] & BIT[owner]:
            self.look(owner, slot, "EUP-83")
        row = ROW[owner]
        self.met[slot] |= row & ~BIT[slot]
        for neighbour in range(3 * owner, 3 * owner + 3):
            if neighbour != slot:
                self.met[neighbour] |= BIT[slot]
        if self.anarchists & BIT[owner]:
            self.cleared |= BIT[slot]

    # What happens to lasers

    def drop(self, seat: i64, rule: str) -> None:
        """EUP-90: to the centre."""
        self.aims[seat] = NOTHING
        self.center += 1
        self.note("dropped", rule, seat)

    def take_laser(self, seat: i64, aim: i64, rule: str) -> None:
        """From the centre, aimed at once (EUP-88)."""
        self.center -= 1
        self.aims[seat] = aim
        self.note("aims", rule, seat, aim)

    # What happens to artifacts

    def throw(self, seat: i64, cards: i64, rule: str) -> None:
        """Artifacts of a hand go to the discard, together (EUP-54, EUP-56)."""
        if not cards:
            return
        self.hands[seat] &= ~cards
        for viewer in range(self.players):
            self.sure[8 * viewer + seat] &= ~cards
        self.discard |= cards
        self.note("discarded", rule, seat, cards)
        self.renew()

    def renew(self) -> None:
        """EUP-56: the moment the deck is empty and the discard is not."""
        if self.deck == 0 and self.discard != 0:
            self.deck = self.discard
            self.discard = 0
            self.note("reshuffled", "EUP-56", size(self.deck))

    def draw(self, seat: i64, card: i64) -> None:
        self.deck &= ~BIT[card]
        self.hands[seat] |= BIT[card]
        self.renew()

    def hand_over(self, giver: i64, taker: i64, card: i64) -> None:
        """A card passes unseen by third parties: what they are sure of now (EUP-156)."""
        bit = BIT[card]
        alone = self.hands[giver] == bit
        for viewer in range(self.players):
            known = self.sure[8 * viewer + giver]
            if viewer == giver or viewer == taker or (alone and known):
                self.sure[8 * viewer + giver] = known & ~bit
                self.sure[8 * viewer + taker] |= bit
            elif not alone:
                self.sure[8 * viewer + giver] = 0
        self.sure[8 * taker + taker] = 0  # one's own hand is no guess
        self.hands[giver] &= ~bit
        self.hands[taker] |= bit


def swapped(slots: i64, both: i64) -> i64:
    """A set of slots after those two have changed places."""
    inside = slots & both
    return slots if inside == 0 or inside == both else slots ^ both
