"""What a seat may conclude: every card that it has not seen is somewhere, and all ways are equally likely."""

from collections.abc import Sequence
from random import Random

from sobremesa_brisca.components import HAND, NONE, NUMBER, SUITS, deck, members
from sobremesa_brisca.rules import Brisca
from sobremesa_brisca.view import BriscaView


class BriscaBelief:
    """Uniform over all worlds that fit: the view has all cards that were ever face up, and nobody has to
    follow suit, so that what others play excludes nothing. How they play is not considered."""

    def __init__(self, seen: BriscaView) -> None:
        state = self.known = Brisca(len(seen.hands), seen.exchange)
        state.hands = [as_set(hand) for hand in seen.hands]
        state.shown = [as_set(cards) for cards in seen.shown]
        state.trump = SUITS.index(seen.trump) if seen.trump else NONE
        state.turned = NUMBER[seen.turned] if seen.turned else NONE
        state.leader, state.last_leader = seen.leader, seen.last_leader
        state.trick = [NUMBER[card] for card in seen.trick]
        state.last = [NUMBER[card] for card in seen.last]
        state.points = list(seen.taken)
        if seen.phase == "draw":
            state.owed = sum(len(hand) < HAND for hand in seen.hands)
        self.holes = [hand.count("?") for hand in seen.hands]
        open_to_me = sum(state.hands) | as_set((*seen.played, *seen.trick, seen.turned))
        self.unseen = members(deck(state.players) & ~open_to_me)

    def sample(self, rng: Random) -> Brisca:
        state, unseen = self.known.copy(), self.unseen[:]
        rng.shuffle(unseen)
        for owner, holes in enumerate(self.holes):
            for _ in range(holes):
                state.hands[owner] += 1 << unseen.pop()
        state.bag = sum(1 << card for card in unseen)
        return state


def as_set(cards: Sequence[str]) -> int:
    """The cards that are named; backs and gaps are none."""
    return sum(1 << NUMBER[card] for card in cards if card in NUMBER)


def belief(seen: BriscaView, heard: Sequence[str]) -> BriscaBelief:
    return BriscaBelief(seen)
