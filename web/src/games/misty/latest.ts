/** The latest move: which cards has it touched? */

import type { Piece } from "../../wire";

const TOUCHING = new Set(["placed", "placed_first", "placed_last", "moved", "covered", "left", "ate"]);

/** The cards of the last piece that touched any; null if none did. */
export function touched(pieces: readonly Piece[]): ReadonlySet<string> | null {
  for (const piece of [...pieces].reverse()) {
    const cards = (piece.notes ?? []).filter((note) => TOUCHING.has(note.key)).map((note) => String(note.args.card));
    if (cards.length) return new Set(cards);
  }
  return null;
}
