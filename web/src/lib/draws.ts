/** What a game draws, and in which order: its own `draws.ts`, as the table "Outcomes" of its rules document has it. Here is
 * what they share. */

import type { Stream } from "./fair";

export interface Header {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  fair?: Record<string, unknown>;
}

export interface Moment {
  /** The line of the record that is to be derived, with its "! ". */
  line: string;
  header: Header;
  stream: Stream;
  /** What is seen by somebody who sees everything, just before. */
  view: unknown;
  /** What a game remembers from one line to the next. */
  memory: Map<string, unknown>;
}

/** By the first word of a line, what the stream gives in its place; nothing, if that cannot be told. */
export type Draws = Readonly<Record<string, (moment: Moment) => string | undefined>>;

export const seats = (count: number) => Array.from({ length: count }, (_, seat) => seat);

/** "a=x,y b=z": the parts of a line that are lists of cards, in order. */
const lists = (line: string) =>
  line.split(" ").flatMap((part) => {
    const [name, cards] = part.split("=");
    return cards === undefined ? [] : [{ name: name!, count: cards.split(",").length }];
  });

export const sorted = (cards: string[], order: readonly string[]) => cards.sort((a, b) => order.indexOf(a) - order.indexOf(b));

/** Lists of cards that are drawn one by one from those left, in the order of the line. */
export function dealt(line: string, head: string, left: string[], stream: Stream, order?: readonly string[]): string {
  const parts = lists(line).map(({ name, count }) => {
    const cards = Array.from({ length: count }, () => stream.take(left));
    return `${name}=${(order ? sorted(cards, order) : cards).join(",")}`;
  });
  return [head, ...parts].join(" ");
}
