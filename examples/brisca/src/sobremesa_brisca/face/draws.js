/** How Brisca's luck comes from the stream: section 10 of its rules. */

import { DECK } from "./cards.js";

export const version = 1;

const sorted = (cards) => cards.sort((a, b) => DECK.indexOf(a) - DECK.indexOf(b));

/** The cards that nobody has drawn yet, in their canonical order, from what somebody who sees everything sees. */
function left(view) {
  const drawn = new Set([...view.hands.flat(), ...view.played, ...view.trick, ...view.out, view.turned]);
  return DECK.filter((card) => !drawn.has(card));
}

export const draws = {
  /** Three for each seat, then the turned-up card; the line sorts each hand. */
  deal({ header, stream, view }) {
    const cards = left(view);
    const hands = Array.from({ length: header.players }, (_, seat) => `${seat}=${sorted([1, 2, 3].map(() => stream.take(cards))).join(",")}`);
    return `! deal ${hands.join(" ")} trump=${stream.take(cards)}`;
  },
  /** Whoever won the trick draws first; the others after it, in their order. */
  draw({ header, stream, view }) {
    const order = Array.from({ length: header.players }, (_, place) => (view.leader + place) % header.players);
    const seat = order.find((each) => view.hands[each].length < 3);
    return `! draw ${seat} ${stream.take(left(view))}`;
  },
};
