/** Battles on the map, one after the other, at the player's speed. */

import { lasts, settings } from "../../lib/settings.svelte";
import { battles, frames, type Battle, type Frame } from "./battle";
import type { Piece } from "../../wire";
import type { HexView, PyramidsView } from "./view";

const STEP = 1600; // milliseconds, in calm

export class Playback {
  fought = $state.raw<Battle[]>([]);
  steps = $state.raw<Frame[]>([]);
  at = $state<number | null>(null); // the step that is shown; null: the map as it is now
  running = $state(false);
  #before: readonly HexView[] | null = null;
  #last: PyramidsView | null = null;
  #heard: readonly Piece[] | null = null;

  get quick(): boolean {
    return settings.tempo === "quick";
  }

  get frame(): Frame | null {
    return this.at === null ? null : (this.steps[this.at] ?? null);
  }

  /** Who stood where before the battles; null where that was not seen. */
  get before(): readonly HexView[] | null {
    return this.#before;
  }

  /** Which battle is shown, counted from 1. */
  get number(): number {
    return this.fought.findIndex(({ space }) => space === this.frame?.space) + 1;
  }

  /** News: battles are shown by themselves where motion is wanted, but for those fought before we came. */
  hear(latest: readonly Piece[], view: PyramidsView): void {
    const [last, first] = [this.#last, this.#heard === null];
    this.#last = view;
    if (latest === this.#heard) return;
    this.#heard = latest;
    const found = battles(latest);
    if (!found.length) return;
    this.fought = found;
    this.steps = found.flatMap(frames);
    this.#before = last?.ground ?? null;
    this.at = null;
    this.running = false;
    if (!first && settings.motion) this.watch();
  }

  watch(): void {
    this.at = 0;
    this.running = settings.motion;
  }

  step(by: number): void {
    const next = (this.at ?? 0) + by;
    if (next >= this.steps.length) this.skip();
    else this.at = Math.max(0, next);
  }

  skip(): void {
    this.at = null;
    this.running = false;
  }

  hurry(): void {
    settings.tempo = this.quick ? "calm" : "quick";
  }

  /** Lets time pass, for an effect: returns what ends it. */
  tick(): (() => void) | undefined {
    if (!this.running || this.at === null) return undefined;
    const timer = setTimeout(() => this.step(1), lasts(STEP));
    return () => clearTimeout(timer);
  }

  /** Who stands where while a battle is shown: later battles have not been fought yet, and the shown one is drawn by itself. */
  ground(now: readonly HexView[]): readonly HexView[] {
    const frame = this.frame;
    if (!frame) return now;
    const shown = new Map(now.map((hex) => [hex.hex, hex]));
    for (const { space } of this.fought.slice(this.number)) {
      const earlier = this.#before?.find((hex) => hex.hex === space);
      if (earlier) shown.set(space, earlier);
      else if (this.#before) shown.delete(space);
    }
    shown.delete(frame.space);
    return [...shown.values()];
  }
}
