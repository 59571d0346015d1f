"""What a seat may conclude from its view and from what it has heard; samples full states that fit."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import JUDGE, Options
from sobremesa.core.bag import BIT
from sobremesa.core.belief import HOLE, agreed, restore, sound
from sobremesa.games.evidencia import components as box
from sobremesa.games.evidencia.actions import DEALS
from sobremesa.games.evidencia.notation import back
from sobremesa.games.evidencia.rules import CHALLENGES, DIGIT, Evidencia, Terms, new_game
from sobremesa.games.evidencia.scoring import NO_CARDS
from sobremesa.games.evidencia.steps import ABDUCTING, DEALING, ORDERING, PHASES
from sobremesa.games.evidencia.view import EvidenciaView

OPTIONS = "pile_backs run_repeats eye_by_swap memory_aid"


@dataclass(slots=True)
class Memory:
    """What somebody who forgets nothing knows of zones, pyramid and swaps from the lines heard."""

    won: tuple[set[str], set[str]] = field(default_factory=lambda: (set(), set()))
    pyramid: list[str] = field(default_factory=list)
    challenge: str = ""
    played: dict[int, str] = field(default_factory=dict)
    first: tuple[int, str, str] | None = None  # the winner's choice: seat, take or bury, card
    eye_swapped: bool = False

    def listen(self, line: str) -> None:
        match sound(line):
            case who, ("play", card) if card != HOLE:
                self.played[who] = card
            case who, ("take" | "bury" as word, card):
                self.choose(who, word, card)
            case _, ("scatter", *given):
                buried, *won = (card.split("=")[1] for card in given)
                self.pyramid.append(buried)
                for seat, card in enumerate(won):
                    self.won[seat].add(card)
            case who, ("abduct" | "gnome" as word, slot) if slot in box.SLOTS:
                self.swap(
                    who,
                    int(box.ABDUCTION if word == "abduct" else box.GNOME),
                    box.SLOTS.index(slot),
                )
            case _, ("challenge", card, *_):
                self.challenge = card
            case _, ("deal", challenges, *_):
                self.challenge = challenges.removeprefix("challenges=").split(",")[0]

    def choose(self, who: int, word: str, card: str) -> None:
        """EVI-32 to EVI-34: also where the last card went."""
        if word == "bury":
            self.pyramid.append(card)
        else:
            self.won[who].add(card)
        if self.first is None:
            self.first = (who, word, card)
            return
        winner, choice, taken = self.first
        self.first = None
        for last in {self.challenge, *self.played.values()} - {taken, card}:
            if choice == "bury":
                self.won[winner].add(last)
            else:
                self.pyramid.append(last)

    def swap(self, who: int, power: int, place: int) -> None:
        if len(self.pyramid) == len(box.SLOTS):
            card, self.pyramid[place] = self.pyramid[place], box.NAMES[power]
            self.won[who].discard(box.NAMES[power])
            self.won[who].add(card)
            self.eye_swapped |= card == box.NAMES[box.EYE]


def fits(cards: Sequence[str], seen: Sequence[str]) -> bool:
    """Can these cards be what is seen, up to their order?"""
    backs = Counter(back(box.NUMBER[card]) for card in cards)
    return len(cards) == len(seen) and (backs == Counter(seen) or set(cards) == set(seen))


def remembered(seen: EvidenciaView, heard: Sequence[str]) -> tuple[EvidenciaView, bool]:
    """The view with the fronts that were once shown, and whether El ojo came by a swap.

    With the memory aid the view has them already.
    """
    swapped = seen.eye == "yes"
    if seen.memory_aid == "on" or seen.unseen is not None:
        return seen, swapped
    memory = Memory()
    for line in heard:
        memory.listen(line)
    won = [tuple(sorted(cards, key=box.NAMES.index)) for cards in memory.won]
    arranging = PHASES.index(seen.phase) >= ABDUCTING
    piles = list(seen.hands if arranging else seen.zones)
    for owner in (0, 1):
        if owner != seen.seat and fits(won[owner], piles[owner]):
            piles[owner] = won[owner]
    filled = [text for text in seen.pyramid if text]
    known = all(
        text in (card, back(box.NUMBER[card]))
        for text, card in zip(filled, memory.pyramid, strict=False)
    )
    if known and len(filled) == len(memory.pyramid):
        empty = ("",) * (len(box.SLOTS) - len(filled))
        seen = replace(seen, pyramid=(*memory.pyramid, *empty))
    swapped |= memory.eye_swapped
    if arranging:
        return replace(seen, hands=tuple(piles)), swapped
    return replace(seen, zones=tuple(piles)), swapped


@dataclass(frozen=True, slots=True)
class EvidenciaBelief:
    """Every deal that fits is equally likely, whatever the other seat's choices may betray.

    The unseen cards are assigned to the unseen places uniformly among all assignments that fit the
    backs that are visible; that is the shuffle's own distribution, given all this seat has seen. A
    card chosen in secret is either card of that hand with equal odds. A secret row has any number of
    cards from none to four with equal odds (or all six, if it is complete) in any order.
    """

    seen: EvidenciaView  # with what this seat remembers
    eye_swapped: bool

    def sample(self, rng: Random) -> Evidencia:
        seen = self.seen
        cards = assigned(seen, rng)
        state = new_game(terms(agreed(seen, OPTIONS), seen.rules))
        state.phase = PHASES.index(seen.phase)
        restore(state, seen, "round buried base_open winner final_winner")
        for owner in (0, 1):
            state.hands[owner] = bits(cards[f"hand{owner}"])
            state.zones[owner] = bits(cards[f"zone{owner}"])
            state.piles[owner] = digits(cards[f"draw{owner}"])
            self.lay_row(state, owner, cards[f"hand{owner}"], rng)
        state.piles[CHALLENGES] = digits(cards["challenges"] + cards["final"])
        state.filled = len(cards["pyramid"])
        state.pyramid = digits(cards["pyramid"])
        self.set_deal(state, cards)
        state.challenge = box.NUMBER[seen.challenge] if seen.challenge else box.NONE
        chosen = [self.choice(cards[f"hand{owner}"], owner, rng) for owner in (0, 1)]
        state.chosen0, state.chosen1 = chosen
        state.three = bits([box.NUMBER[card] for card in seen.table])
        state.face_up = box.SLOTS.index(seen.face_up) if seen.face_up else box.NONE
        state.eye_swapped = self.eye_swapped
        state.gnome_holder = self.gnome_holder(state)
        return state

    def choice(self, hand: list[int], owner: int, rng: Random) -> int:
        text = self.seen.chosen[owner]
        if text == HOLE:
            return rng.choice(hand)
        return box.NUMBER[text] if text else int(box.NONE)

    def lay_row(self, state: Evidencia, owner: int, hand: list[int], rng: Random) -> None:
        """The own row as it is seen; a secret one as it might be."""
        row = [box.NUMBER[card] for card in self.seen.rows[owner]]
        if state.phase == ORDERING and self.seen.seat not in (owner, JUDGE):
            row = rng.sample(hand, 6 if self.seen.complete[owner] else rng.randrange(5))
            state.hands[owner] = bits([card for card in hand if card not in row])
        number = int(NO_CARDS)
        for card in row:
            number = number * 32 + card
        state.rows[owner] = number

    def gnome_holder(self, state: Evidencia) -> int:
        """EVI-47: who may use Revelación gnomo is open when the phase begins."""
        if self.seen.phase == "gnome":
            return self.seen.deciders[0]
        if state.phase == ABDUCTING:
            for owner in (0, 1):
                if state.hands[owner] & BIT[box.GNOME]:
                    return owner
        return int(box.NONE)

    def set_deal(self, state: Evidencia, cards: dict[str, list[int]]) -> None:
        """Which draws the deal has left."""
        state.dealt = 18
        state.left = vec[i64]()
        if state.phase == DEALING:
            piles = ("challenges", "final", "draw0", "draw1")
            dealt = [card for name in piles for card in cards[name]]
            state.dealt = len(dealt)
            state.left = vec[i64]([draw for draw in DEALS if draw % 32 not in dealt])


def assigned(seen: EvidenciaView, rng: Random) -> dict[str, list[int]]:
    """A card for every place: as seen, or drawn from the unseen ones so that it fits its back."""
    places = {
        "hand0": seen.hands[0], "hand1": seen.hands[1], "zone0": seen.zones[0],
        "zone1": seen.zones[1], "draw0": seen.draws[0], "draw1": seen.draws[1],
        "challenges": seen.challenges, "final": seen.final,
        "pyramid": tuple(text for text in seen.pyramid if text),
    }  # fmt: skip
    open_cards = {*seen.table, *seen.rows[0], *seen.rows[1], seen.challenge, *seen.chosen}
    known = open_cards | {text for texts in places.values() for text in texts}
    pools: dict[str, list[int]] = {f"?{faction}": [] for faction in box.FACTIONS}
    for card, name in enumerate(box.NAMES):
        if name not in known:
            pools[back(card)].append(card)
    for pool in pools.values():
        rng.shuffle(pool)
    drawn = {
        name: [
            box.NUMBER.get(text, -1) if text not in pools else pools[text].pop() for text in texts
        ]
        for name, texts in places.items()
    }
    rest = [card for pool in pools.values() for card in pool]
    rng.shuffle(rest)
    return {
        name: [rest.pop() if card < 0 else card for card in cards] for name, cards in drawn.items()
    }


def bits(cards: Sequence[int]) -> int:
    return sum(2**card for card in cards)


def digits(cards: Sequence[int]) -> int:
    """Cards in base 32, the first in the lowest digit."""
    return sum(card * int(DIGIT[place]) for place, card in enumerate(cards))


def terms(options: Options, rules: str) -> Terms:
    """What the table agreed, as the rules want it."""
    return Terms(
        options["pile_backs"] == "all", options["run_repeats"] == "touching",
        options["eye_by_swap"] == "counts", options["memory_aid"] == "on", rules,
    )  # fmt: skip


def belief(seen: EvidenciaView, heard: Sequence[str]) -> EvidenciaBelief:
    return EvidenciaBelief(*remembered(seen, heard))
