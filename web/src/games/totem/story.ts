/** What the others did since it was last my go: ways walked, pieces added, units fallen. For the highlight on the board. */

import type { Piece } from "../../wire";

/** A line of the record with the cells that fell by it. */
export interface Heard {
  /** Of the piece that brought it. */
  number: number;
  line: string;
  fell: string[];
}

/** One roll of one player. */
export interface Chapter {
  seat: number;
  ways: string[][];
  added: string[];
  fell: string[];
}

const ROLL = /^! roll /;
const DECISION = /^(\d+): (.+)$/;
const LONGEST = 120; // lines: more than four players' rolls

/** The lines since my latest roll began, or since the latest two rolls for somebody who looks on. */
export function listen(heard: readonly Heard[], pieces: readonly Piece[], seat: number | null): Heard[] {
  const [first] = pieces;
  const all = heard.filter(({ number }) => !first || number < first.number); // replays go back, too
  for (const piece of pieces) {
    if (piece.kind === "undone") all.pop();
    const lines = (piece.lines ?? []).map((line) => ({ number: piece.number, line, fell: [] as string[] }));
    lines.at(-1)?.fell.push(...fallen(piece));
    all.push(...lines);
  }
  return all.slice(Math.max(beginning(all, seat), all.length - LONGEST));
}

function fallen(piece: Piece): string[] {
  return (piece.notes ?? []).flatMap(({ key, args }) => {
    if (key === "removed") return [String(args.cell)];
    return key === "disconnected" ? String(args.cells).split(" ") : [];
  });
}

function beginning(heard: readonly Heard[], seat: number | null): number {
  const rolls = heard.flatMap(({ line }, index) => (ROLL.test(line) ? [index] : []));
  if (seat === null) return rolls.at(-2) ?? 0;
  const mine = heard.findLastIndex(({ line }) => line.startsWith(`${seat}: `));
  return rolls.findLast((index) => index < mine) ?? 0;
}

/** The lines as rolls; those in which nobody has decided yet are left out. */
export function chapters(heard: readonly Heard[]): Chapter[] {
  const found: Chapter[] = [];
  let open = true;
  for (const { line, fell } of heard) {
    if (ROLL.test(line)) open = true;
    const [, seat, text = ""] = DECISION.exec(line) ?? [];
    if (seat === undefined) continue;
    if (open) found.push({ seat: Number(seat), ways: [], added: [], fell: [] });
    open = false;
    const chapter = found.at(-1);
    if (chapter) write(chapter, text, fell);
  }
  return found;
}

function write(chapter: Chapter, text: string, fell: readonly string[]): void {
  chapter.fell.push(...fell);
  if (text.startsWith("add ")) chapter.added.push(text.slice(4));
  const [from = "", to] = text.split("-");
  if (!to) return;
  const way = chapter.ways.at(-1);
  if (way?.at(-1) === from) way.push(to);
  else chapter.ways.push([from, to]);
}

/** Which die of the present roll was left out: 0, 1, or null if both are in use or nothing is known. */
export function discarded(heard: readonly Heard[], [low, high]: readonly [number, number]): number | null {
  const since = heard.slice(heard.findLastIndex(({ line }) => ROLL.test(line)) + 1);
  const used = since.map(({ line }) => / use (\d+)$/.exec(line)?.[1]).find(Boolean);
  if (used === undefined || Number(used) === low + high) return null;
  return Number(used) === low ? 1 : 0;
}
