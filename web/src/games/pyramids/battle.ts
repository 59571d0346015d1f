/** What the latest deployment came to, space by space: from the notes of the rules. */

import type { Note, Piece } from "../../wire";

export interface Battle {
  space: string;
  steps: Note[];
}

const STEPS = new Set([
  "defends", "attacks", "bomb", "bombed", "umbrella", "rammed", "spiked", "strength", "fight", "tie", "crushed", "emptied", "holds",
  "conquest", "walker-stays", "walkers-fall", "walkers-win",
]);

const isStep = (note: Note): boolean => STEPS.has(note.key) && note.args["space"] !== undefined;

/** The latest battles in some pieces, in the order in which they were fought. */
export function battles(pieces: readonly Piece[]): Battle[] {
  const fought = pieces.filter((piece) => piece.notes?.some(isStep)).at(-1);
  const found = new Map<string, Note[]>();
  for (const note of (fought?.notes ?? []).filter(isStep)) {
    const space = String(note.args["space"]);
    found.set(space, [...(found.get(space) ?? []), note]);
  }
  return [...found].map(([space, steps]) => ({ space, steps }));
}
