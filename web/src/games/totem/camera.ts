/** What part of the board is seen: the point in the middle, and how many times larger than the whole board. */

import type { Point } from "../../lib/points";
import { cell, SIZE } from "./hex";

export interface Camera extends Point {
  zoom: number;
}

/** The window in pixels. */
export interface Box {
  width: number;
  height: number;
}

/** The whole board with its frame, in units of the drawing. */
export const WHOLE = { width: 756, height: 660 };
export const HOME: Camera = { x: 0, y: 0, zoom: 1 };
const CLOSEST = 5;
const CELL = Math.sqrt(3) * SIZE;

/** Pixels for a unit of the drawing when the whole board is seen. */
export function scaleOf(box: Box): number {
  return Math.max(0.01, Math.min(box.width / WHOLE.width, box.height / WHOLE.height));
}

/** How wide a cell is, in pixels. */
export const cellWidth = (box: Box, camera: Camera): number => CELL * scaleOf(box) * camera.zoom;

/** The camera within sensible bounds: never beyond the edge of the board, never smaller than the whole. */
export function steady({ x, y, zoom }: Camera, box: Box): Camera {
  const held = Math.min(CLOSEST, Math.max(1, zoom));
  const scale = scaleOf(box) * held;
  const slack = (whole: number, window: number) => Math.max(0, (whole - window / scale) / 2);
  const [farX, farY] = [slack(WHOLE.width, box.width), slack(WHOLE.height, box.height)];
  return { zoom: held, x: Math.min(farX, Math.max(-farX, x)), y: Math.min(farY, Math.max(-farY, y)) };
}

/** Closer or farther, while the point under the fingers stays where it is. */
export function zoomed(camera: Camera, box: Box, factor: number, at: Point = camera): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom * factor));
  const share = camera.zoom / zoom;
  return steady({ zoom, x: at.x + (camera.x - at.x) * share, y: at.y + (camera.y - at.y) * share }, box);
}

export function panned(camera: Camera, box: Box, dx: number, dy: number): Camera {
  const scale = scaleOf(box) * camera.zoom;
  return steady({ ...camera, x: camera.x - dx / scale, y: camera.y - dy / scale }, box);
}

/** Where a pixel of the window lies on the board. */
export function boardPoint(camera: Camera, box: Box, at: Point): Point {
  const scale = scaleOf(box) * camera.zoom;
  return { x: camera.x + (at.x - box.width / 2) / scale, y: camera.y + (at.y - box.height / 2) / scale };
}

/** These cells and a margin, as large as they fit. */
export function framing(cells: readonly string[], box: Box, margin = 2.1 * CELL): Camera {
  if (!cells.length) return HOME;
  const places = cells.map(cell);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = scaleOf(box);
  const wide = box.width / scale / (right - left + 2 * margin);
  const high = box.height / scale / (bottom - top + 2 * margin);
  return steady({ x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.min(wide, high, 3.2) }, box);
}

/** Are these cells in the window, with half a cell around them? */
export function shows(camera: Camera, box: Box, cells: readonly string[]): boolean {
  const scale = scaleOf(box) * camera.zoom;
  const [halfX, halfY] = [box.width / scale / 2 - CELL / 2, box.height / scale / 2 - CELL / 2];
  return cells.map(cell).every(({ x, y }) => Math.abs(x - camera.x) <= halfX && Math.abs(y - camera.y) <= halfY);
}
