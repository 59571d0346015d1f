/** What happened, in words: for the log and for being read aloud. */

import type { GameFace } from "../games/game";
import type { Words } from "../lib/words.svelte";
import type { Piece } from "../wire";

export interface Saying {
  words: string;
  /** The line of the record, where there is one. */
  notation: string;
  seat: number | null;
  kind: "line" | "chance" | "note" | "house";
  rule: string;
}

/** A line of a record, "0: pick D07" or "! deal ...", taken apart. */
export function lineOf(line: string): { seat: number | null; text: string } {
  const found = /^(\d+): (.*)$/.exec(line);
  return found ? { seat: Number(found[1]), text: found[2] ?? "" } : { seat: null, text: line.replace(/^! /, "") };
}

/** `words` know the names of the players (`Words.named`), so that notes call them as everybody does. */
export function sayings(piece: Piece, face: GameFace, words: Words): Saying[] {
  const found: Saying[] = [];
  for (const line of piece.lines ?? []) {
    if (line.startsWith("#")) continue; // a consequence, which the notes tell with its rule
    const { seat, text } = lineOf(line);
    const kind = seat === null ? "chance" : "line";
    const said = face.label(text, words);
    const last = found.at(-1);
    if (last?.seat === seat && last.words === said) continue; // six hidden cards are one thing to hear
    found.push({ words: said, notation: line, seat, kind, rule: "" });
  }
  for (const note of piece.notes ?? []) {
    const said = words.sayIf(`note-${note.key}`, note.args) ?? note.words;
    found.push({ words: said, notation: "", seat: null, kind: "note", rule: note.rule });
  }
  if (piece.words) found.push({ words: piece.words, notation: "", seat: null, kind: "house", rule: "" });
  return found;
}

/** The same as one text, with names, for a live region. */
export function aloud(pieces: readonly Piece[], face: GameFace, words: Words, names: readonly string[]): string {
  const named = words.named(names);
  return pieces
    .flatMap((piece) => sayings(piece, face, named))
    .map((said) => (said.seat === null ? said.words : `${names[said.seat] ?? said.seat}: ${said.words}`))
    .join(" ");
}
