"""What a seat of a sampled world would think: whom to hit, what to look at, when to react. Compiled.

Everybody in a playout acts on what that seat knows there, not on what lies there: a Leader that nobody
has looked at is a suspicion, spread evenly over the recruits that the seat does not know. So to look
at recruits is worth something in a search, and so is to keep one's own from being looked at.

Scores are about victories: 3 is the end of the game, 1 a Leader uncovered, a tenth a small thing.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT, size
from sobremesa.games.euphoria import actions as act
from sobremesa.games.euphoria import components as box
from sobremesa.games.euphoria.position import ACTION, AIMING, ARTIFACT, PICKING, WINDOW, Position

WINS: Final = 3.0
NOBODY_LED: Final = -0.1  # to hit somebody without a Leader makes an Anarchist
IDLE: Final = 0.2  # to pass in a window, and to leave the hand alone


@final
class Viewpoint:
    """One seat's knowledge and wishes in one position; used again for the next one."""

    def __init__(self) -> None:
        self.who: i64 = 0
        self.team: i64 = 0
        self.own: i64 = box.NOTHING  # the Leader that must live, NOTHING for an Anarchist
        self.prey: i64 = box.NOTHING  # the one that must die
        self.found = False  # does the seat know where its prey is?
        self.hits = vec[float]([0.0] * 8)  # by seat: what a hit there is worth
        self.lead = vec[float]([0.0] * 8)  # by seat: the chance of the prey there
        self.save = vec[float]([0.0] * 8)  # by seat: the chance of one's own Leader there

    def enter(self, at: Position, who: i64) -> None:
        """Think as this seat, here."""
        self.who = who
        self.team = at.team(who)
        euphorian = self.team == box.EUPHORIAN
        self.own = box.LE if euphorian else box.LS
        self.prey = box.LS if euphorian else box.LE
        self.found = self.suspect(at, self.prey, self.lead)
        self.suspect(at, self.own, self.save)
        for seat in range(at.players):
            self.hits[seat] = self.hit(at, seat)

    def suspect(self, at: Position, kind: i64, chances: vec[float]) -> bool:
        """By seat, the chance that this Leader lies there; does the seat know for sure?"""
        knows = BIT[self.who]
        open_ = 0.0
        for seat in range(at.players):
            unknown = 0.0
            for slot in range(3 * seat, 3 * seat + 3):
                if at.knowers[slot] & knows:
                    if at.kinds[slot] == kind:
                        for other in range(at.players):
                            chances[other] = 1.0 if other == seat else 0.0
                        return True
                    if at.kinds[slot] <= box.LS:
                        unknown = -9.0  # the other Leader is there, and nobody has both
                elif not at.cleared & BIT[slot]:
                    unknown += 1.0
            chances[seat] = max(unknown, 0.0)
            open_ += chances[seat]
        if open_ > 0.0:
            for seat in range(at.players):
                chances[seat] /= open_
        return False

    def hit(self, at: Position, seat: i64) -> float:
        """What it is worth to hit somebody."""
        led = at.leaders(seat) & at.exposed
        if self.team == box.ANARCHIST:
            chance = min(1.0, self.lead[seat] + self.save[seat])
            return WINS if led else 0.8 * chance + NOBODY_LED
        if led:
            return WINS if self.lead[seat] > 0.5 else -WINS
        return self.lead[seat] - self.save[seat] + NOBODY_LED

    def friend(self, at: Position, seat: i64) -> float:
        """The chance that somebody is of the same team, by the recruits that the seat knows."""
        if at.anarchists & BIT[seat]:
            return 1.0 if self.team == box.ANARCHIST else 0.0
        if self.team == box.ANARCHIST:
            return 0.0
        euphorians = 0.5
        for slot in range(3 * seat, 3 * seat + 3):
            if at.knowers[slot] & BIT[self.who]:
                kind = at.kinds[slot]
                if kind <= box.LS:
                    return 1.0 if kind == self.own else 0.0
                euphorians += 0.25 if kind == box.E else -0.25
        euphorians = max(0.0, min(1.0, euphorians))
        return euphorians if self.team == box.EUPHORIAN else 1.0 - euphorians

    # What it would rather do

    def promise(self, at: Position, action: i64) -> float:
        """How good a decision looks."""
        kind = act.kind_of(action)
        phase = at.phase
        if phase == ACTION:
            return self.acting(at, kind, action)
        if phase == AIMING:
            return self.hits[act.seat_of(action)]
        if phase == WINDOW:
            return IDLE if kind == act.PASS else self.react(at, action)
        if phase == PICKING:
            return self.pick(at, kind, action)
        if phase == ARTIFACT:
            if kind == act.REDRAW:
                return 0.5 - 0.35 * float(size(at.hands[self.who]))
            return -0.1 if kind == act.GIVE else IDLE
        return 0.0

    def acting(self, at: Position, kind: i64, action: i64) -> float:
        if kind == act.SHOOT:
            return 1.4 * self.hits[at.aims[self.who]] - 0.1
        if kind == act.ARM:
            return 0.3 + 0.5 * self.hits[act.seat_of(action)] - self.cost(at, action)
        if kind == act.INTERROGATE:
            return self.look(at, act.slot_of(action))
        if kind == act.USE:
            return self.use(at, act.card_of(action)) - self.cost(at, action)
        if kind == act.HIDE:
            own = act.slot_of(action) // 3 == self.who
            return (0.3 if at.hidden_places(self.who) == 0 else 0.05) if own else -0.3
        return -0.2

    def look(self, at: Position, slot: i64) -> float:
        """To see a recruit: the more, the likelier the Leader that is looked for lies there."""
        if at.knowers[slot] & BIT[self.who]:
            return -0.4
        if self.found:
            return 0.0
        return 0.3 + 0.5 * self.lead[slot // 3]

    def cost(self, at: Position, action: i64) -> float:
        """To expose a Leader is dear; a follower of the other side misleads, one of one's own tells."""
        place = act.cost_of(action)
        slot = 3 * self.who + place
        kind = at.kinds[slot]
        if kind <= box.LS:
            return 2.0
        last = 0.1 if at.hidden_places(self.who) == BIT[place] else 0.0
        if size(at.knowers[slot]) == at.players:
            return last
        shows = kind == (box.E if self.team == box.EUPHORIAN else box.S)
        return last + (0.12 if shows else 0.06)

    def threat(self, at: Position) -> float:
        """How near the seat's own Leader is to being hit, as far as everybody sees."""
        if self.team == box.ANARCHIST:
            return 0.0
        for seat in range(at.players):
            exposed = self.save[seat] > 0.99 and at.leaders(seat) & at.exposed != 0
            if exposed or (seat == self.who and self.save[seat] > 0.99):
                aimed = 0.0
                for other in range(at.players):
                    if at.aims[other] == seat and other != self.who:
                        aimed += 1.0
                return (1.2 if exposed else 0.4) * aimed
        return 0.0

    def use(self, at: Position, card: i64) -> float:
        """An action artifact."""
        if card == box.EYES or card == box.CODEX:
            return 0.1 if self.found else 0.65
        if card == box.ELIXIR:
            return 0.9 if self.found else 0.4
        if card == box.GLOVE:
            return 0.35 + 0.5 * self.threat(at)
        if card == box.MAGNET:
            return self.threat(at) - 0.1
        if card == box.LENS:
            return 1.5 * self.hits[at.aims[self.who]] - 0.1
        if card == box.CLOAK:
            return 1.5 if self.exposed_own(at) != box.NOTHING else -0.3
        if card == box.BARTER:
            return WINS if self.barter_wins(at) else -0.2
        if card == box.CHEST:
            return 0.25
        if card == box.MAGPIE or card == box.SCALES:
            return 0.15
        return -0.3 if card == box.SHOWCASE or card == box.BRIDGE else 0.0

    def exposed_own(self, at: Position) -> i64:
        """Where one's own Leader lies face up, or NOTHING."""
        if self.team != box.ANARCHIST:
            for slot in range(3 * at.players):
                if at.kinds[slot] == self.own and at.exposed & BIT[slot]:
                    return slot
        return box.NOTHING

    def barter_wins(self, at: Position) -> bool:
        """Does the seat know a hidden Leader that would win the game in its row (EUP-93, EUP-94)?"""
        if self.team != box.ANARCHIST and at.leaders(self.who) == 0:
            return False
        for slot in range(3 * at.players):
            if slot // 3 != self.who and self.sees_leader(at, slot):
                return True
        return False

    def sees_leader(self, at: Position, slot: i64) -> bool:
        """A hidden Leader that the seat knows."""
        return (
            at.kinds[slot] <= box.LS
            and at.exposed & BIT[slot] == 0
            and at.knowers[slot] & BIT[self.who] != 0
        )

    def pick(self, at: Position, kind: i64, action: i64) -> float:
        """A choice of the artifact in use."""
        card = at.card
        seat = act.seat_of(action)
        slot = act.slot_of(action)
        if kind == act.AIM:
            return self.hits[seat]
        if card == box.CODEX or card == box.SCALES:
            return self.lead[seat] + (0.0 if card == box.CODEX else self.friend(at, seat))
        if card == box.GLOVE:
            aim = at.aims[seat]
            return self.save[aim] - self.friend(at, seat)
        if card == box.MAGPIE:
            return 0.5 - self.friend(at, seat)
        known = at.knowers[slot] & BIT[self.who] != 0
        if card == box.ELIXIR or card == box.CLOAK:
            return self.uncover(at, slot, known) * (1.0 if card == box.ELIXIR else -1.0)
        if card == box.BARTER:
            if slot // 3 == self.who:
                return -1.0 if at.kinds[slot] <= box.LS else 0.0
            return WINS if self.sees_leader(at, slot) else 0.0
        return self.look(at, slot) if card == box.EYES else 0.0

    def uncover(self, at: Position, slot: i64, known: bool) -> float:
        """To expose a recruit for everybody, or to leave it exposed."""
        if known:
            kind = at.kinds[slot]
            if kind > box.LS:
                return -0.1
            if self.team == box.ANARCHIST:
                return 1.0
            return 1.5 if kind == self.prey else -1.5
        return (self.lead[slot // 3] - self.save[slot // 3]) / 2.0

    # Reactions

    def react(self, at: Position, action: i64) -> float:
        card = act.card_of(action)
        window = at.window
        cost = self.cost(at, action)
        if window == box.SHOT:
            return self.answer_shot(at, card, action) - cost
        if window == box.ARMING or window == box.AFTER_SHOT:  # `hook`, `spring`: a laser
            return 0.5 + 0.4 * self.hits[act.seat_of(action)] - cost
        if window == box.INTERROGATION:
            return self.answer_look(at, card) - cost
        if window == box.ARTIFACT_USE:  # `static`
            return self.undo(at) - cost
        return 0.0

    def stake(self, at: Position, seat: i64) -> float:
        """How bad a hit on somebody would be."""
        if seat == self.who:
            led = at.leaders(seat)
            if led & at.exposed:
                return WINS
            return 1.2 if led else 0.3
        return -self.hits[seat]

    def answer_shot(self, at: Position, card: i64, action: i64) -> float:
        if card == box.APRON:
            if at.leaders(self.who) & at.exposed:
                return -WINS
            return self.stake(at, at.target) - 0.3
        gain = self.stake(at, self.who)
        if card == box.MIRROR:
            return gain + self.hits[at.active]
        if card == box.DUMMY:
            return gain + self.hits[act.seat_of(action)]
        if card == box.KNOT:
            return self.exchange_shot(at, act.slot_of(action), act.other_of(action), gain)
        return gain  # `lid`

    def exchange_shot(self, at: Position, mine: i64, theirs: i64, gain: float) -> float:
        """`knot`: to win by the exchange, or to pass the Leader on that is about to be shot."""
        gives = at.kinds[mine] <= box.LS
        takes = at.kinds[theirs] <= box.LS and at.knowers[theirs] & BIT[self.who] != 0
        if takes and not gives and (self.team == box.ANARCHIST or at.leaders(self.who) != 0):
            return WINS
        return 0.5 * gain if gives and at.leaders(self.who) & at.exposed else -0.5

    def answer_look(self, at: Position, card: i64) -> float:
        slot = at.slot
        known = at.knowers[slot] & BIT[self.who] != 0
        if card == box.GAZE:
            return 0.9 if at.kinds[slot] <= box.LS else 0.1
        if card == box.LAMP:
            return 0.2 + self.uncover(at, slot, known)
        return 0.0 if known or self.found else 0.35 if card == box.EAR else 0.0

    def undo(self, at: Position) -> float:
        """`static`: what the artifact would do to one's side."""
        card = at.card
        if card == box.LENS:
            return self.stake(at, at.aims[at.active])
        if card == box.ELIXIR:
            known = at.knowers[at.pick] & BIT[self.who] != 0
            return -self.uncover(at, at.pick, known)
        if card == box.BARTER and at.leaders(self.who) and at.second != box.NOTHING:
            return 1.0 if box.ROW[self.who] & BIT[at.second] else 0.2
        if card == box.GLOVE and at.pick == self.who:
            return 0.4
        if card == box.MAGNET and at.aims[self.who] != box.NOTHING:
            return 0.3
        return 0.1 - 0.3 * self.friend(at, at.active)
