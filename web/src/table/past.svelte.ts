/** A look back: the board as one saw it at another moment of this game, step by step. The game goes on meanwhile. */

import { Reel, type Step } from "../pages/reel";
import { pagesOf } from "../pages/source";
import { settings } from "../lib/settings.svelte";
import type { Piece } from "../wire";
import { pieceOf } from "../pages/replay";

/** As whom the server shows a game to somebody who has no seat: what everybody may see. */
const WATCHER = -2;

export class Past {
  /** The moment on the board; null: the present. */
  step = $state.raw<Step | null>(null);
  at = $state(0);
  last = $state(0);
  private reel: Reel | null = null;
  private wanted = 0;

  constructor(
    private readonly table: string,
    private readonly seat: () => number | null,
  ) {}

  readonly latest = $derived.by((): Piece[] => (this.step && this.at ? [pieceOf(this.step, this.at)] : []));

  /** Show the table as it was after so many steps. */
  async look(at: number): Promise<void> {
    const wanted = (this.wanted = Math.max(0, at));
    const ask = pagesOf(this.table, "", this.seat() ?? WATCHER, settings.lang);
    if (!this.reel || at > this.reel.last) this.reel = new Reel(await ask(Math.max(0, wanted - 1)), ask);
    const reel = this.reel;
    if (!reel.step(wanted)) await reel.load(wanted);
    if (wanted !== this.wanted || reel !== this.reel) return; // meanwhile another moment was wanted, or none
    this.step = reel.step(wanted) ?? null;
    [this.at, this.last] = [wanted, reel.last];
  }

  /** Back to the present. What was fetched is forgotten: it may be taken back. */
  readonly leave = (): void => {
    this.wanted = -1;
    this.step = this.reel = null;
  };
}
