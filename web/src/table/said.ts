/** What happened, in words: for the log and for being read aloud. */

import { noted, textOf, type Words } from "../lib/words.svelte";
import type { Meaning, Note, Piece } from "../wire";

export interface Saying {
  words: string;
  seat: number | null;
  kind: "line" | "chance" | "note" | "house";
  rule: string;
  /** Of a line: its text, and what it means if that was said. */
  text: string;
  means?: Meaning | undefined;
}

/** The texts of somebody who did nothing where anybody might react, and of whoever answered unseen. */
const SILENT = new Set(["pass", "?"]);

/** May the reader not look at what a line decides? */
export const isHidden = (text: string): boolean => text.split(" ").includes("?");

/** A line of a record, "0: pick D07" or "! deal ...", taken apart. */
export function lineOf(line: string): { seat: number | null; text: string } {
  const found = /^(\d+): (.*)$/.exec(line);
  return found ? { seat: Number(found[1]), text: found[2] ?? "" } : { seat: null, text: textOf(line) };
}

/** `words` know the names of the players (`Words.named`), so that notes call them as everybody does. */
export function sayings(piece: Piece, words: Words): Saying[] {
  const found: Saying[] = [];
  if (piece.words) found.push({ words: piece.words, seat: null, kind: "house", rule: "", text: "" });
  const notes = [...(piece.notes ?? [])];
  const follows = [...(piece.follows ?? [])];
  const tell = (several: readonly Note[]): void => {
    for (const note of several) if (!note.seen) found.push({ words: noted(note, words), seat: null, kind: "note", rule: note.rule, text: "" });
  };
  for (const [at, line] of (piece.lines ?? []).entries()) {
    const before = follows.filter((lines) => lines <= at).length; // what came of the lines so far
    follows.splice(0, before);
    tell(notes.splice(0, before));
    const means = piece.means?.[at];
    if (line.startsWith("#") || means?.key === "") continue; // a consequence, which the notes tell with its rule
    const { seat, text } = lineOf(line);
    if (piece.step === "window" && seat !== null && SILENT.has(text)) continue;
    const kind = seat === null ? "chance" : "line";
    const said = words.telling().decision(text, means);
    const last = found.at(-1);
    const again = last?.seat === seat && last.words === said;
    if (again && (seat !== null || text.includes("?"))) continue; // six hidden cards are one thing to hear, two sixes are not
    found.push({ words: said, seat, kind, rule: "", text, means });
  }
  tell(notes);
  return found;
}

/** The pieces without what they tell twice: who decides in secret hears it at once, and again when all are open. */
export function once(pieces: readonly Piece[]): Piece[] {
  const told = new Map<number, Set<string>>();
  return pieces.map((piece) => {
    const lines = piece.lines ?? [];
    const seats = lines.map((line) => lineOf(line).seat);
    const isNew = (line: string, at: number): boolean => {
      const isDecidedNow = piece.seat === seats[at] && seats.lastIndexOf(seats[at]!) === at;
      return isDecidedNow || !told.get(seats[at] ?? -1)?.has(line);
    };
    const kept = lines.map(isNew);
    for (const seat of seats) if (seat !== null && seats.length > 1) told.delete(seat);
    if (seats.length === 1 && seats[0] === piece.seat) told.set(piece.seat!, new Set([...(told.get(piece.seat!) ?? []), ...lines]));
    const only = <Item>(found: readonly Item[]): Item[] => found.filter((_, at) => kept[at]);
    const follows = piece.follows?.map((count) => kept.slice(0, count).filter(Boolean).length);
    return piece.lines ? { ...piece, lines: only(lines), means: only(piece.means ?? []), follows } : piece;
  });
}

/** The latest pieces as one text, with names, for a live region. */
export function aloud(
  pieces: readonly Piece[], count: number, words: Words, names: readonly string[],
): string {
  const named = words.named(names);
  return once(pieces)
    .slice(pieces.length - count)
    .flatMap((piece) => sayings(piece, named))
    .map((said) => (said.seat === null ? said.words : `${named.player(said.seat)}: ${said.words}`))
    .map((said) => (/[.!?…]$/.test(said) ? said : `${said}.`))
    .join(" ");
}

/** What a piece brings that the reader sees on the board: what others did, the texts `seen-<key>` where there are such, and what
 * came of it. What the reader has just done is no news. */
export function shown(piece: Piece, reader: number, words: Words): string {
  return sayings(piece, words)
    .filter(({ seat }) => seat !== reader)
    .map(({ seat, means, words: said }) => {
      const told = (means && words.sayIf(`seen-${means.key}`, means.args)) ?? said;
      return seat === null ? told : `${words.player(seat)}: ${told}`;
    })
    .map((said) => (/[.!?…]$/.test(said) ? said : `${said}.`))
    .join(" ");
}
