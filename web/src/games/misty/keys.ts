/** Arrow keys in a grid: the nearest thing in that direction takes the focus. */

import type { Attachment } from "svelte/attachments";

export interface Cell {
  column: number;
  row: number;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/** The index of the cell that an arrow key leads to; -1 for another key, or where there is nothing. */
export function nextCell(cells: readonly Cell[], from: Cell, key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  let nearest = -1;
  let least = Infinity;
  cells.forEach((cell, index) => {
    const along = (cell.column - from.column) * way[0] + (cell.row - from.row) * way[1];
    const aside = Math.abs((cell.column - from.column) * way[1]) + Math.abs((cell.row - from.row) * way[0]);
    const distance = along + 3 * aside;
    if (along > 0 && distance < least) [nearest, least] = [index, distance];
  });
  return nearest;
}

/** Moves the focus among the elements of a container that have data-column, data-row and a tabindex. */
export const arrowKeys: Attachment<HTMLElement> = (container) => {
  const cellOf = (each: HTMLElement): Cell => ({ column: Number(each.dataset.column), row: Number(each.dataset.row) });
  const walk = (event: KeyboardEvent): void => {
    const here = (event.target as HTMLElement).closest<HTMLElement>("[data-column]");
    if (!here) return;
    const all = [...container.querySelectorAll<HTMLElement>("[data-column][tabindex]")];
    const found = all[nextCell(all.map(cellOf), cellOf(here), event.key)];
    if (!found) return;
    event.preventDefault();
    found.focus();
  };
  container.addEventListener("keydown", walk);
  return () => container.removeEventListener("keydown", walk);
};

/** Tells whether keys or a pointer were used last. */
export function lastUsed(tell: (what: "keys" | "pointer") => void): Attachment<HTMLElement> {
  return (container) => {
    const keys = (): void => tell("keys");
    const pointer = (): void => tell("pointer");
    container.addEventListener("keydown", keys);
    container.addEventListener("pointerdown", pointer);
    return () => {
      container.removeEventListener("keydown", keys);
      container.removeEventListener("pointerdown", pointer);
    };
  };
}
