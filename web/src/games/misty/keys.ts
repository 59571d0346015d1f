/** Arrow keys in a grid: the nearest thing in that direction takes the focus. */

import type { Attachment } from "svelte/attachments";

import { toward, type Point } from "../../lib/points";

/** Moves the focus among the elements of a container that have data-column, data-row and a tabindex. */
export const arrowKeys: Attachment<HTMLElement> = (container) => {
  const cellOf = ({ dataset: { column, row } }: HTMLElement): Point => ({ x: Number(column), y: Number(row) });
  const walk = (event: KeyboardEvent): void => {
    const here = (event.target as HTMLElement).closest<HTMLElement>("[data-column]");
    if (!here) return;
    const all = [...container.querySelectorAll<HTMLElement>("[data-column][tabindex]")];
    const found = all[toward(all.map(cellOf), cellOf(here), event.key)];
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
