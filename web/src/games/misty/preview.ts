/**
 * A preview of the rules: a window that comes alive (MIS-30 to MIS-43), where every card lies after some activations,
 * what may be activated next, and what it would score (MIS-50 to MIS-55). The server judges; this only shows it move by
 * move, and lets people try things out before they are sent. preview.json has what the rules say (tests/previews/misty.py).
 */

import { kindOf, STEPS, type Kind } from "./cards";
import type { WindowView } from "./view";

export type Rows = WindowView["laid"];

export interface Pane {
  card: string;
  kind: Kind;
  /** From 0, at the top left; a card that has left lies one space outside the frame. */
  column: number;
  row: number;
  /** How many cards lie below it. */
  depth: number;
  covered: boolean;
  acted: boolean;
  gone: "" | "left" | "eaten";
}

export interface Glass {
  columns: number;
  rows: number;
  panes: readonly Pane[];
}

export interface Points {
  flowers: number;
  smiles: number;
  pairs: number;
  others: number;
  total: number;
}

export function lay(laid: Rows): Glass {
  const panes = laid.flatMap((spaces, row) =>
    spaces.flatMap((stack, column) =>
      stack.map((card, depth): Pane => ({
        card, kind: kindOf(card), column, row, depth, covered: depth < stack.length - 1, acted: false, gone: "",
      })),
    ),
  );
  return { columns: laid[0]?.length ?? 0, rows: laid.length, panes };
}

/** The activations of a window so far, in their order, as decisions. */
export const stepsOf = (window: WindowView): string[] => [
  ...window.moved.map((card) => `move ${card}`),
  ...window.fed.map(([monster, flower]) => `feed ${monster} ${flower}`),
];

export const played = (laid: Rows, steps: readonly string[]): Glass => steps.reduce(activate, lay(laid));

export function activate(glass: Glass, step: string): Glass {
  const [verb, card = "", flower = ""] = step.split(" ");
  return verb === "feed" ? feed(glass, card, flower) : move(glass, card);
}

export function paneOf(glass: Glass, card: string): Pane {
  const pane = glass.panes.find((each) => each.card === card);
  if (!pane) throw new Error(`${card} does not lie in this window`);
  return pane;
}

/** Where an arrow card would go, perhaps out of the frame (MIS-32). */
export function target({ kind, column, row }: Pane): { column: number; row: number } {
  const [right, down] = STEPS[kind] ?? [0, 0];
  return { column: column + right, row: row + down };
}

export const inside = (glass: Glass, { column, row }: { column: number; row: number }): boolean =>
  column >= 0 && row >= 0 && column < glass.columns && row < glass.rows;

/** The cards of a space, the lowest first. */
export const stackAt = (glass: Glass, column: number, row: number): Pane[] =>
  glass.panes
    .filter((pane) => !pane.gone && pane.column === column && pane.row === row)
    .sort((one, other) => one.depth - other.depth);

function move(glass: Glass, card: string): Glass {
  const to = target(paneOf(glass, card));
  const leaves = !inside(glass, to);
  const depth = leaves ? 0 : stackAt(glass, to.column, to.row).length;
  const panes = glass.panes.map((pane): Pane => {
    if (pane.card === card) return { ...pane, ...to, depth, acted: true, gone: leaves ? "left" : "" };
    const below = !leaves && !pane.gone && pane.column === to.column && pane.row === to.row;
    return below ? { ...pane, covered: true } : pane;
  });
  return { ...glass, panes };
}

function feed(glass: Glass, monster: string, flower: string): Glass {
  const { column, row } = paneOf(glass, flower);
  const panes = glass.panes.map((pane): Pane => {
    if (pane.card === monster) return { ...pane, column, row, acted: true };
    return pane.card === flower ? { ...pane, gone: "eaten" } : pane;
  });
  return { ...glass, panes };
}

const idle = (glass: Glass, fits: (pane: Pane) => boolean): string[] =>
  glass.panes
    .filter((pane) => !pane.gone && !pane.covered && !pane.acted && fits(pane))
    .map((pane) => pane.card)
    .sort();

/** Arrow cards to activate (MIS-31). */
export const ready = (glass: Glass): string[] => idle(glass, (pane) => pane.kind in STEPS);
/** Monsters that have not eaten, and what they could eat (MIS-40). */
export const hungry = (glass: Glass): string[] => idle(glass, (pane) => pane.kind === "monster");
export const food = (glass: Glass): string[] => idle(glass, (pane) => pane.kind === "flower");

/** All that may be activated next. */
export function activations(glass: Glass): string[] {
  const arrows = ready(glass);
  if (arrows.length) return arrows.map((card) => `move ${card}`);
  const flowers = food(glass);
  return hungry(glass).flatMap((monster) => flowers.map((flower) => `feed ${monster} ${flower}`));
}

/** What happens next without a decision: the only activation there is, or automatic feeding (MIS-R15). */
export function forced(glass: Glass, auto: boolean): string | null {
  const all = activations(glass);
  const first = all[0];
  if (first === undefined) return null;
  return all.length === 1 || (auto && first.startsWith("feed")) ? first : null;
}

/** These decisions, with all that happens in between without one. */
export function carriedOut(laid: Rows, before: readonly string[], decisions: readonly string[], auto: boolean): string[] {
  const steps = [...before];
  let glass = played(laid, steps);
  for (const decision of decisions) {
    for (let step: string | null = decision; step !== null; step = forced(glass, auto)) {
      glass = activate(glass, step);
      steps.push(step);
    }
  }
  return steps;
}

/** What the window would score as it lies now (MIS-50 to MIS-55). */
export function points(glass: Glass, disjoint: boolean): Points {
  const left = new Map<string, Kind>();
  for (const { kind, column, row, covered, depth, gone } of glass.panes) {
    if (!gone && !covered && depth === 0) left.set(`${column} ${row}`, kind);
  }
  const found: Points = { flowers: 0, smiles: 0, pairs: 0, others: 0, total: 0 };
  for (const kind of left.values()) {
    if (kind === "flower") found.flowers += 2;
    else if (kind === "smile") found.smiles += 1;
    else found.others += 1;
  }
  for (let row = 0; row < glass.rows; row++) {
    for (let column = 0, run = 0; column < glass.columns; column++) {
      run = left.get(`${column} ${row}`) === "smile" ? run + 1 : 0;
      if (run > 1 && (!disjoint || run % 2 === 0)) found.pairs += 1;
    }
  }
  found.total = found.flowers + found.smiles + found.pairs + found.others;
  return found;
}

/** The best that could have been made of a window, and one way to it. */
export function best(laid: Rows, disjoint: boolean): { points: number; steps: string[] } {
  const seen = new Set<string>();
  let found = { points: -1, steps: [] as string[] };
  const search = (glass: Glass, steps: string[]): void => {
    const arrows = ready(glass);
    for (const card of arrows) {
      const after = [...steps, `move ${card}`];
      const key = [...after].sort().join(); // what counts is which cards moved, not when (MIS-R11)
      if (seen.has(key)) continue;
      seen.add(key);
      search(move(glass, card), after);
    }
    if (arrows.length) return;
    const all = [...steps];
    for (let [step] = activations(glass); step !== undefined; [step] = activations(glass)) {
      glass = activate(glass, step); // who eats whom changes nothing (MIS-R15)
      all.push(step);
    }
    const { total } = points(glass, disjoint);
    if (total > found.points) found = { points: total, steps: all };
  };
  search(lay(laid), []);
  return found;
}
