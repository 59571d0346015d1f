/** A window in the making: how much of the grid is shown, and which spaces may be tried. */

import type { Rows } from "./preview";
import type { MistyView } from "./view";

/** A space of the grid, as the notation counts (MIS-26): 0 is a new column or row before the first. */
export interface Space {
  column: number;
  row: number;
  text: string;
}

/** The part of the grid that is shown: its first column and row, and how many. */
export interface Room {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

const FRAMES: Readonly<Record<MistyView["variant"], readonly (readonly [number, number])[]>> = {
  standard: [[3, 4], [4, 3]],
  introductory: [[3, 3]],
};

export const MOST_CARDS: Readonly<Record<MistyView["variant"], number>> = { standard: 12, introductory: 9 };

/** The cards and, where the window may still grow, a ring around them (MIS-23). */
export function room(laid: Rows, variant: MistyView["variant"]): Room {
  const rows = Math.max(laid.length, 1);
  const columns = Math.max(laid[0]?.length ?? 0, 1);
  const fits = (width: number, height: number): boolean =>
    FRAMES[variant].some(([most, high]) => width <= most && height <= high);
  const wider = laid.length > 0 && fits(columns + 1, rows) ? 1 : 0;
  const higher = laid.length > 0 && fits(columns, rows + 1) ? 1 : 0;
  return { column: 1 - wider, row: 1 - higher, columns: columns + 2 * wider, rows: rows + 2 * higher };
}

/** All spaces of the shown part that hold no card. */
export function freeSpaces(laid: Rows, shown: Room): Space[] {
  const found: Space[] = [];
  for (let row = shown.row; row < shown.row + shown.rows; row++) {
    for (let column = shown.column; column < shown.column + shown.columns; column++) {
      if (!laid[row - 1]?.[column - 1]?.length) found.push({ column, row, text: placing(column, row) });
    }
  }
  return found;
}

export const placing = (column: number, row: number): string => `place c${column}r${row}`;

/** Column and row of "place c0r2"; null for anything else. */
export function spaceOf(text: string): { column: number; row: number } | null {
  const found = /^place c(\d)r(\d)$/.exec(text);
  return found ? { column: Number(found[1]), row: Number(found[2]) } : null;
}

export const cardCount = (laid: Rows): number => laid.flat().filter((stack) => stack.length).length;
