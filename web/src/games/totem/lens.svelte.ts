/** How the board is looked at: by itself it follows what is to be decided, and fingers, wheel and buttons overrule it. */

import type { Point } from "../../lib/points";
import {
  boardPoint, cellWidth, framing, HOME, panned, scaleOf, shows, steady, WHOLE, zoomed, type Box, type Camera,
} from "./camera";
import { cell, cellAt } from "./hex";

// Pixels: narrower cells are looked at from closer. A mouse is finer than a finger.
const FINE = matchMedia("(pointer: coarse)").matches ? 34 : 20;
const NEAR = 22; // pixels: a finger that misses by less is understood
const STILL = 8; // pixels: a finger that moves less has not moved

interface Deeds {
  /** May a way be drawn from here by dragging? */
  grab: (name: string) => boolean;
  /** A way begins here. */
  lift: (name: string) => void;
  /** It goes on to here. */
  draw: (name: string) => void;
}

export class Lens {
  box = $state<Box>({ width: WHOLE.width, height: WHOLE.height });
  /** Where somebody looks on purpose. */
  private chosen = $state<Camera | null>(null);
  private interest = $state.raw<readonly string[]>([]);
  held = $state(false);

  /** Are cells too small to be chosen when the whole board is seen? */
  readonly small = $derived(cellWidth(this.box, HOME) < FINE);
  private readonly followed = $derived(this.small && this.interest.length ? framing(this.interest, this.box) : HOME);
  readonly camera = $derived(steady(this.chosen ?? this.followed, this.box));
  readonly transform = $derived(
    `translate(${-this.camera.x * this.camera.zoom}px, ${-this.camera.y * this.camera.zoom}px) scale(${this.camera.zoom})`,
  );

  private readonly fingers = new Map<number, Point>();
  private mode: "wait" | "draw" | "pan" | "pinch" | "none" = "none";
  private begun: Point = { x: 0, y: 0 };
  private dragged = false;

  constructor(private readonly deeds: Deeds) {}

  /** What is of interest now; at the beginning of a turn the eye goes back to it. */
  follow(cells: readonly string[]): void {
    if (cells.length && !this.interest.length && this.small) this.chosen = null;
    this.interest = cells;
  }

  look(factor: number): void {
    this.chosen = zoomed(this.camera, this.box, factor);
  }

  /** From the part to the whole, and back. */
  turn(): void {
    this.chosen = this.camera.zoom > 1 ? HOME : null;
  }

  whole(): void {
    this.chosen = HOME;
  }

  show(name: string): void {
    const { x, y } = cell(name);
    if (!shows(this.camera, this.box, [name])) this.chosen = steady({ ...this.camera, x, y }, this.box);
  }

  under(at: Point): string | null {
    return cellAt(boardPoint(this.camera, this.box, at));
  }

  /** The one of these cells that a finger must have meant. */
  near(at: Point, cells: Iterable<string>): string | null {
    if (!this.small) return null;
    const { x, y } = boardPoint(this.camera, this.box, at);
    const far = (name: string) => Math.hypot(cell(name).x - x, cell(name).y - y);
    const [best] = [...cells].sort((one, other) => far(one) - far(other));
    return best && far(best) * scaleOf(this.box) * this.camera.zoom <= NEAR ? best : null;
  }

  down(id: number, at: Point): void {
    this.fingers.set(id, at);
    this.dragged = this.fingers.size > 1;
    this.begun = at;
    const from = this.under(at);
    this.mode = this.fingers.size > 1 ? "pinch" : from && this.deeds.grab(from) ? "draw" : "wait";
  }

  /** True when this is the first movement of a drag. */
  move(id: number, at: Point): boolean {
    const before = this.fingers.get(id);
    if (!before) return false;
    if (!this.dragged && Math.hypot(at.x - this.begun.x, at.y - this.begun.y) < STILL) return false;
    const first = !this.dragged;
    this.fingers.set(id, at);
    this.dragged = true;
    if (this.mode === "wait") this.mode = this.camera.zoom > 1 ? "pan" : "none";
    this.held = this.mode === "pan" || this.mode === "pinch";
    if (this.mode === "pan") this.chosen = panned(this.camera, this.box, at.x - before.x, at.y - before.y);
    else if (this.mode === "pinch") this.pinch(id, before, at);
    else if (this.mode === "draw") this.draw(at, first);
    return first;
  }

  private draw(at: Point, first: boolean): void {
    const [from, to] = [this.under(this.begun), this.under(at)];
    if (first && from) this.deeds.lift(from);
    if (to && to !== from) this.deeds.draw(to);
  }

  private pinch(id: number, before: Point, at: Point): void {
    const other = [...this.fingers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const apart = (one: Point) => Math.max(10, Math.hypot(one.x - other.x, one.y - other.y));
    const middle = boardPoint(this.camera, this.box, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    const closer = zoomed(this.camera, this.box, apart(at) / apart(before), middle);
    this.chosen = panned(closer, this.box, (at.x - before.x) / 2, (at.y - before.y) / 2);
  }

  up(id: number): void {
    this.fingers.delete(id);
    if (this.fingers.size) return;
    this.held = false;
    this.mode = "none";
  }

  /** Was the click that comes now the end of a drag? */
  wasDrag(): boolean {
    const was = this.dragged;
    this.dragged = false;
    return was;
  }

  wheel(delta: number, at: Point): void {
    this.chosen = zoomed(this.camera, this.box, Math.exp(-delta / 100), boardPoint(this.camera, this.box, at));
  }
}
