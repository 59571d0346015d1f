/** Where on a board a decision is pressed: from its text to elements. Lessons let them glow, hints are drawn on them. Each
 * game may say it for its own board (`GameFace.aims`); what nobody says is found by the texts that boards and the free table
 * have on their elements anyway. */

import type { GameFace } from "../games/game";

/** One decision on the board. */
export interface Aim {
  /** Selectors, in the order of pressing; the last one is where the decision ends. What is not there is left out. */
  marks: readonly string[];
  /** How many decisions of the line it stands for; one, if nothing is said. */
  count?: number;
  /** Pressing the last mark decides, although the board itself would first ask for more: a lesson asks one thing at a time. */
  direct?: boolean;
}

/** What an aim is found by. */
export interface Aimed {
  view: unknown;
  seat: number | null;
  root: ParentNode;
}

const quoted = (text: string): string => text.replace(/["\\]/g, "\\$&");
const either = (name: string, ...values: string[]): string => [...new Set(values)].map((value) => `[data-${name}="${quoted(value)}"]`).join(", ");

/** By `data-step` for what is chosen on the way ("arm", "arm x1", or the words one by one) and `data-decision` for the end. */
export function usual(text: string): Aim {
  const words = text.match(/[^\s]+/g) ?? [];
  const steps = words.slice(0, -1).map((word, at) => either("step", words.slice(0, at + 1).join(" "), word));
  return { marks: [...steps, either("decision", text)] };
}

/** The aims of a line of decisions, the first one first. */
export function aimsOf(face: GameFace, line: readonly string[], aimed: Aimed): Aim[] {
  return face.aims?.(line, aimed) ?? line.map(usual);
}

const DONE = '[aria-pressed="true"], [data-chosen]';

/** What of an aim is there, and which of it is to be pressed now: the first that has not been. */
export interface Found {
  all: Element[];
  now: Element | null;
  /** Is what is to be pressed now the end of the decision? */
  ends: boolean;
}

export function found(root: ParentNode, { marks }: Aim): Found {
  const each = marks.map((mark) => [...root.querySelectorAll(mark)].find(shown) ?? null);
  const all = each.filter((element) => element !== null);
  const end = each.at(-1) ?? null;
  const now = all.find((element) => element === end || !element.matches(DONE)) ?? null;
  return { all, now, ends: now !== null && now === end };
}

const shown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A finger needs some room: how large at least the place is that counts as an element. */
export const FINGER = 40;

/** Where an element is, seen from another one; at least so large. */
export function boxOf(element: Element, origin: { x: number; y: number }, least = 0): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [more, higher] = [Math.max(0, least - width), Math.max(0, least - height)];
  return { x: x - origin.x - more / 2, y: y - origin.y - higher / 2, width: width + more, height: height + higher };
}

export const holds = (box: Box, x: number, y: number): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
