/** Where hexes lie on the picture: pointy-top, axial coordinates, as the data says. */

import type { Point } from "../../lib/points";
import type { HexData } from "./data";

export const SIZE = 50; // from the centre of a hex to its corners
const WIDE = Math.sqrt(3) * SIZE;

export const centre = (hex: HexData): Point => ({ x: WIDE * (hex.q + hex.r / 2), y: 1.5 * SIZE * hex.r });

export function corners(at: Point, size = SIZE): string {
  const points = [];
  for (let k = 0; k < 6; k++) {
    const angle = (Math.PI / 180) * (60 * k - 90);
    points.push(`${(at.x + size * Math.cos(angle)).toFixed(1)},${(at.y + size * Math.sin(angle)).toFixed(1)}`);
  }
  return points.join(" ");
}

/** A point on the way from one hex to another: 0.5 is the middle of their border. */
export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The frame of the picture, with room for the strokes. */
export function frame(hexes: readonly HexData[]): { x: number; y: number; width: number; height: number } {
  const points = hexes.map(centre);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - WIDE / 2 - 4;
  const y = Math.min(...ys) - SIZE - 4;
  return {
    x,
    y,
    width: Math.max(...xs) + WIDE / 2 + 4 - x,
    height: Math.max(...ys) + SIZE + 4 - y,
  };
}

/** Where the sign of a bent arrow stands: beside the border that it crosses, over the units of a row; what comes from afar, over its target. */
export function signAt(from: Point, to: Point): Point {
  if (Math.hypot(to.x - from.x, to.y - from.y) > 1.5 * WIDE) return { x: to.x + 12, y: to.y - 36 };
  const half = between(from, to, 0.5);
  if (from.y === to.y) return { x: half.x, y: half.y - 30 };
  return { x: half.x - (to.y - from.y) * 0.09, y: half.y + (to.x - from.x) * 0.09 };
}

/** A bent arrow from one point to another. */
export function arrow(from: Point, to: Point): string {
  const bend = between(from, to, 0.5);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dy === 0) return `M ${from.x + dx * 0.2} ${from.y - 18} Q ${bend.x} ${bend.y - 42} ${from.x + dx * 0.8} ${to.y - 16}`;
  const end = between(from, to, 0.86);
  return `M ${from.x} ${from.y} Q ${bend.x - dy * 0.18} ${bend.y + dx * 0.18} ${end.x} ${end.y}`;
}
