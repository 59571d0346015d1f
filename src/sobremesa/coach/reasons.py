"""Why a decision is good or bad, as far as it can be told: what the game says for it, and the answer that it meets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import CHANCE, Action, Seat, State
from sobremesa.players.advice import led_to
from sobremesa.players.search import PLAN, WHO, Search
from sobremesa.players.tree import NONE, mixed

FEWEST: Final = 10  # tries of all answers, before one is told
MOSTLY: Final = 0.5  # of the tries: the answer is expected in most worlds
FARTHEST: Final = 24  # decisions of one's own before somebody answers


@dataclass(frozen=True, slots=True)
class Answer:
    """What somebody else would most likely do next."""

    seat: Seat
    line: tuple[Action, ...]
    share: float  # of the search's tries
    own: tuple[Action, ...] = ()  # what the seat itself decides between its decision and the answer


def answer(search: Search, world: State, seat: Seat, line: Sequence[Action]) -> Answer | None:
    """The expected answer to a seat's line of decisions, by what a search has tried.

    `world` is one that fits what the seat knows; an answer is told only if it is the usual one in all worlds that were
    tried. There is none where chance comes first, or where others choose in secret.
    """
    state, names = world.copy(), list(search.roots)
    left, made = list(line), list[Action]()
    for _ in range(FARTHEST):
        deciders = [int(each) for each in state.deciders()]
        if state.together() != 0 or len(deciders) != 1 or deciders[0] == CHANCE:
            return None
        who = deciders[0]
        if who == seat and left:
            actions = [left.pop(0)]
            made += actions
        else:
            kind = search.hints.seat_kind(state, who) if who != seat else 0
            node = search.tree.find(mixed(names[who], kind) if kind else names[who])
            actions, tries, total = favourite(search, state.legal(who), node)
            if not actions or total < FEWEST:
                return None
            if who != seat:
                share = tries / total
                between = tuple(made[1:])
                return Answer(who, tuple(actions), share, between) if share >= MOSTLY else None
            made += actions
        for action in actions:
            if who not in state.deciders() or action not in state.legal(who):
                return None
            state.apply(who, action)
            names = [mixed(name, (who + 1) * WHO + action) for name in names]
    return None


def is_possible(before: State, seat: Seat, chosen: Action, found: Answer) -> bool:
    """Could that answer have come in the position as it was, with its secrets open?"""
    after = led_to(before, seat, [chosen, *found.own])
    return after is not None and led_to(after, found.seat, found.line) is not None


def favourite(search: Search, legal: vec[i64], node: int) -> tuple[list[Action], float, float]:
    """The decisions that were tried most at a node, how often, and how often all together."""
    tree, best, most, total = search.tree, NONE, 0.0, 0.0
    edge = NONE if node == NONE else tree.first[node]
    while edge != NONE:
        if tree.actions[edge] >= PLAN or tree.actions[edge] in legal:
            total += tree.tries[edge]
            if tree.tries[edge] > most:
                best, most = edge, tree.tries[edge]
        edge = tree.next[edge]
    if best == NONE:
        return [], 0.0, total
    action = tree.actions[best]
    actions = search.plans[action - PLAN] if action >= PLAN else [action]
    return [int(each) for each in actions], most, total
