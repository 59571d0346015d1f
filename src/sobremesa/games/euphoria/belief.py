"""What a seat may conclude from its view and all it has heard; samples full states that fit."""

from collections.abc import Sequence
from random import Random

from sobremesa.core import Options
from sobremesa.core.bag import BIT, members
from sobremesa.core.belief import agreed, restore
from sobremesa.games.euphoria import components as box
from sobremesa.games.euphoria.dealing import sort_row
from sobremesa.games.euphoria.hands import (
    DECK,
    DISCARD,
    UNSEEN,
    Trail,
    World,
    cards_at,
    fill,
    history,
    lay_out,
    trail,
    worlds,
)
from sobremesa.games.euphoria.notation import read
from sobremesa.games.euphoria.odds import slot_number, unknown
from sobremesa.games.euphoria.position import ORDERING, OVER, PHASES, WINDOW, Terms
from sobremesa.games.euphoria.rules import Euphoria, new_game
from sobremesa.games.euphoria.view import Declared, EuphoriaView
from sobremesa.games.euphoria.windows import answers, asked, usable

MANY = 24  # histories of the artifacts dealt at once
OPTIONS = "first_player must_act max_rounds reaction_prompt"
TRIES = 500  # states that may not fit, before it must be the view that is wrong


def terms(players: int, options: Options, edition: int) -> Terms:
    """What the table agreed, as the rules want it."""
    first = (
        box.NOTHING if options["first_player"] == "random" else int(str(options["first_player"]))
    )
    max_rounds, must_act = int(str(options["max_rounds"])), options["must_act"] is True
    capable = options["reaction_prompt"] == "capable"
    return Terms(players, first, must_act, max_rounds, capable, edition)


class EuphoriaBelief:
    """Recruits: evenly among all deals that fit, every order of a row included (as in `odds.py`).

    Artifacts: whole histories that fit the log, as likely as if everybody who gave or took a card unseen
    had chosen evenly among those in hand (near enough: `hands.worlds` says how). If the log does not
    begin with the deal, or too few histories are tried to find one that fits: any cards that fit the
    view and what is possible for each card by itself.
    Pending answers of others in a window: evenly among those they could have given.
    """

    def __init__(self, seen: EuphoriaView, heard: Sequence[str]) -> None:
        self.seen = seen
        self.terms = terms(seen.players, agreed(seen, OPTIONS), seen.edition)
        self.unknown = unknown(seen)
        self.moves = history(heard)
        self.worlds: list[World] = []  # dealt, not used yet
        self.trail: Trail | None = None
        self.places: list[int] = []  # by artifact: where it may be now
        self.follow(self.open_places())
        self.possible = self.places

    def follow(self, places: list[int]) -> None:
        """Read the log again, with artifacts ending up in these places."""
        self.trail = None if self.moves is None else trail(self.moves, places)
        self.places = self.trail.places[-1] if self.trail else places
        self.worlds = []

    def open_places(self) -> list[int]:
        """By artifact: the places that the view leaves open."""
        seen = self.seen
        everywhere = 2**DECK + sum(2**s for s in range(seen.players) if s != seen.seat)
        places = [everywhere] * 24
        for name in seen.discard:
            places[box.NUMBER_OF[name]] = 2**DISCARD
        for seat, names in enumerate(seen.hand_known):
            for name in names:
                places[box.NUMBER_OF[name]] = 2**seat
        for name in seen.hand:
            places[box.NUMBER_OF[name]] = 2**seen.seat
        return places

    def sample(self, rng: Random) -> Euphoria:
        for attempt in range(1, TRIES):
            if attempt % 20 == 0:
                self.insist(rng)
            state = new_game(self.terms)
            last = self.deal_cards(state, rng)
            if last is None:
                continue
            self.deal_recruits(state, rng)
            self.set_stage(state)
            if self.seen.declared:
                self.set_action(state, self.seen.declared, last)
            if state.phase != WINDOW or self.set_answers(state, rng):
                return state
        raise RuntimeError("no state fits this view: it does not come from a game")

    def insist(self, rng: Random) -> None:
        """With `capable` an open window means that somebody can react: let one who might have the card.

        For when that is so unlikely that many worlds went by without it.
        """
        seen, action = self.seen, self.seen.declared
        assert action is not None
        state = new_game(self.terms)
        self.deal_recruits(state, rng)
        self.set_stage(state)
        for seat, size in enumerate(seen.hand_sizes):
            state.hands[seat] = cards_at(seat, self.possible) if size else 0
        self.set_action(state, action, UNSEEN)
        state.fresh = box.NOTHING
        others = members(asked(state) & ~(BIT[seen.seat] if seen.seat >= 0 else 0))
        seat, card = rng.choice([(s, c) for s in others for c in members(usable(state, s))])
        places = self.open_places()
        places[card] &= BIT[seat]
        self.follow(places)

    # Recruits

    def deal_recruits(self, state: Euphoria, rng: Random) -> None:
        seen, open_ = self.seen, self.unknown
        placing = rng.choice(open_.placings)
        rest = [int(box.E)] * open_.euphorians + [int(box.S)] * open_.subterrans
        rng.shuffle(rest)
        for slot, place in enumerate(open_.rows):
            if place.kind is not None:
                state.kinds[slot] = box.KINDS.index(place.kind)
            else:
                state.kinds[slot] = placing.index(slot) if slot in placing else rest.pop()
            state.knowers[slot] = sum(2**seat for seat in place.knowers)
            state.met[slot] = sum(2 ** slot_number(name) for name in place.met)
            state.exposed |= BIT[slot] if place.exposed else 0
            state.cleared |= BIT[slot] if place.cleared else 0
        if seen.left_over:
            known = seen.left_over_kind
            state.left_over = rest.pop() if known is None else box.KINDS.index(known)
        if PHASES.index(seen.phase) <= ORDERING:
            self.undo_rows(state)

    def undo_rows(self, state: Euphoria) -> None:
        """Rows not formed yet are sorted hands; a deal that is going on has dealt only so far."""
        seen = self.seen
        formed = (
            set(range(seen.players)) - set(seen.waiting_rows) if seen.phase == "order" else set()
        )
        for seat in range(seen.players):
            if seat not in formed and seat != seen.seat:
                sort_row(state.kinds, 3 * seat)
        if seen.phase == "recruits":
            for slot in range(seen.dealt, 3 * seen.players):
                state.kinds[slot] = -1
            if seen.seat >= 0:
                self.keep_own(state)

    def keep_own(self, state: Euphoria) -> None:
        """One's own recruits so far, in the order in which they came."""
        for place, own in enumerate(self.seen.recruits[self.seen.seat]):
            state.kinds[3 * self.seen.seat + place] = (
                -1 if own.kind is None else box.KINDS.index(own.kind)
            )

    # Artifacts

    def deal_cards(self, state: Euphoria, rng: Random) -> int | None:
        """Hands, deck and discard; the card drawn last, UNSEEN if that is not known, None if none fit."""
        if self.trail and not self.worlds:
            for count in (MANY, 4 * MANY, 16 * MANY, 64 * MANY):
                self.worlds = worlds(self.trail, count, rng)
                if self.worlds:
                    break
            else:
                self.trail = None  # they are too rare to be looked for with every sample
        if self.trail and self.worlds:
            return lay_out(self.trail, self.worlds.pop(), state)
        return UNSEEN if self.deal_any(state, rng) else None

    def deal_any(self, state: Euphoria, rng: Random) -> bool:
        """Without a history: cards where each of them may be by itself."""
        seen = self.seen
        room = dict(enumerate(seen.hand_sizes)) | {DECK: seen.deck, DISCARD: len(seen.discard)}
        where = fill(self.places, room, rng)
        if where is None:
            return False
        for seat in range(seen.players):
            state.hands[seat] = sum(2**card for card in range(24) if where[card] == seat)
            if seen.seat >= 0 and seat != seen.seat:
                state.sure[8 * seen.seat + seat] = box.card_set(seen.hand_known[seat])
        state.deck = sum(2**card for card in range(24) if where[card] == DECK)
        state.discard = box.card_set(seen.discard)
        return True

    # The rest is public

    def set_stage(self, state: Euphoria) -> None:
        seen = self.seen
        state.phase = PHASES.index(seen.phase)
        restore(state, seen, "dealt step center draws cause active drawer turns=turn")
        state.anarchists = sum(2**seat for seat in range(seen.players) if seen.anarchists[seat])
        for seat, aim in enumerate(seen.aims):
            state.aims[seat] = box.NOTHING if aim is None else aim
        if seen.reaction is not None:
            reactor, text = seen.reaction.split(": ")
            state.reactor, state.reaction = int(reactor), read(text)
        dealt = [int(kind) for kind in [*state.kinds, state.left_over]]
        state.left_e = box.FOLLOWERS[seen.players] - dealt.count(int(box.E))
        state.left_s = box.FOLLOWERS[seen.players] - dealt.count(int(box.S))
        if state.phase == ORDERING:
            state.asked = BIT[seen.players] - 1
            state.answered = state.asked - sum(2**seat for seat in seen.waiting_rows)
        if state.phase == OVER:
            state.reason = box.REASONS.index(str(seen.reason))
            state.winning = box.TEAMS.index(str(seen.winning_team))
            state.winners = sum(2**seat for seat in seen.winners)

    def set_action(self, state: Euphoria, action: Declared, last: int) -> None:
        """The action under way."""
        state.window = box.WINDOWS.index(action.window)
        restore(state, action, "target aimed=aim lamp reactions")
        state.slot = box.NOTHING if action.slot is None else slot_number(action.slot)
        state.card = box.NOTHING if action.card is None else box.NUMBER_OF[action.card]
        chosen = [slot_number(pick) if "." in pick else int(pick) for pick in action.picks]
        state.pick, state.second = (*chosen, box.NOTHING, box.NOTHING)[:2]
        state.ears = sum(2**seat for seat in action.ears)
        if action.fresh == "?":
            known = self.seen.hand_known[state.target] if self.seen.seat >= 0 else ()
            hand = members(state.hands[state.target] & ~box.card_set(known))
            state.fresh = hand[0] if last == UNSEEN else last
        elif action.fresh is not None:
            state.fresh = box.NUMBER_OF[action.fresh]

    def set_answers(self, state: Euphoria, rng: Random) -> bool:
        """Who is asked and what they have answered; False if this world would ask nobody."""
        seen, action = self.seen, self.seen.declared
        assert action is not None
        if action.asked is not None and action.waiting is not None:
            state.asked = sum(2**seat for seat in action.asked)
            state.answered = state.asked - sum(2**seat for seat in action.waiting)
        else:  # only one's own part is known
            state.asked = asked(state)
            mine = seen.seat >= 0 and seen.answers[seen.seat] is not None
            state.answered = BIT[seen.seat] if mine else 0
        for seat in members(state.answered):
            own = seen.answers[seat]
            options = answers(state, seat)
            state.answers[seat] = read(own) if own is not None else rng.choice(list(options))
        return bool(state.asked & ~state.answered)
