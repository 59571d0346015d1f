/** Where everybody sits on the screen, and the lines between them. */

import type { Point } from "../../lib/points";

/** The others in the order in which they sit: clockwise from the left neighbour, whose turn is next. */
export function around(seat: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, step) => (seat + 1 + step) % players);
}

/** The part of a wide table that a tile lies in. */
export type Side = "left" | "top" | "right";

/** For so many others: how many sit to the left, along the top, to the right. */
const SIDES: Readonly<Record<number, readonly [number, number, number]>> = {
  3: [0, 3, 0],
  4: [0, 4, 0],
  5: [1, 3, 1],
  6: [1, 4, 1],
  7: [2, 3, 2],
};

/**
 * The place of each of the others on a wide table, as lines of a grid of twelve columns. Clockwise as seen from
 * above: up the left side, along the top, down the right side.
 */
export function tiles(others: number): { side: Side; column: string; row: number }[] {
  const [left, top, right] = SIDES[others] ?? [0, others, 0];
  const span = top ? Math.floor(12 / top) : 12;
  const found: { side: Side; column: string; row: number }[] = [];
  for (let i = 0; i < left; i++) found.push({ side: "left", column: "1 / span 3", row: 1 + left - i });
  for (let i = 0; i < top; i++) found.push({ side: "top", column: `${1 + i * span} / span ${span}`, row: 1 });
  for (let i = 0; i < right; i++) found.push({ side: "right", column: "10 / span 3", row: 2 + i });
  return found;
}

/** How many rows the sides of a wide table have, beside what lies in its middle. */
export const sideRows = (others: number): number => SIDES[others]?.[0] ?? 0;

/** For so many others: the columns of their strip on a phone, upright and in landscape. */
const STRIPS: Readonly<Record<number, readonly [number, number]>> = { 3: [3, 3], 4: [2, 4], 5: [3, 3], 6: [3, 4], 7: [4, 4] };

/** The strip of the others on a narrow table: its columns, and how many of them the centre has at its end. */
export function strip(others: number, landscape = false): { columns: number; centre: number } {
  const columns = STRIPS[others]?.[landscape ? 1 : 0] ?? others;
  return { columns, centre: columns - (others % columns) };
}

/** A beam from one point to another, bent a little so that two beams between the same players do not cover each other. */
export function beam(from: Point, to: Point, bend = 0.12): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const middle = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  return `M${round(from.x)} ${round(from.y)}Q${round(middle.x)} ${round(middle.y)} ${round(to.x)} ${round(to.y)}`;
}

/** The cone of a searchlight: from a point to the two edges of something that it lights up. */
export function cone(from: Point, to: Point, radius: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const side = { x: (-(to.y - from.y) / length) * radius, y: ((to.x - from.x) / length) * radius };
  const one = `${round(to.x + side.x)} ${round(to.y + side.y)}`;
  const other = `${round(to.x - side.x)} ${round(to.y - side.y)}`;
  return `M${round(from.x)} ${round(from.y)}L${one}A${radius} ${radius} 0 0 0 ${other}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
