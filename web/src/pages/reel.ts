/** The steps of a replay, fetched page by page as they are needed. */

import { Failed } from "../lib/failed";
import type { Replay } from "../wire";

export type Step = Replay["frames"][number];
/** The page that begins with a step. */
export type Ask = (first: number) => Promise<Replay>;

/** Steps that are fetched before the wanted one, so that one can go back, and the log says how it came there. */
export const BEFORE = 12;
/** Steps that are fetched for a longer log. */
const EARLIER = 200;
/** So often a busy server is asked again. */
const TRIES = 5;

/** Asks again when the server says when to. */
export function patient(ask: Ask): Ask {
  return async (first) => {
    for (let tries = 1; ; tries++)
      try {
        return await ask(first);
      } catch (error) {
        if (!(error instanceof Failed) || !error.again || tries === TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, error.again * 1000));
      }
  };
}

/** All steps, one page after another. */
export async function allSteps(ask: Ask): Promise<Step[]> {
  const found: Step[] = [];
  for (let steps = 1; found.length < steps; ) {
    const page = await ask(found.length);
    if (page.first !== found.length) break; // the game has been taken back meanwhile
    found.push(...page.frames);
    steps = page.steps;
  }
  return found;
}

export class Reel {
  private readonly steps = new Map<number, Step>();
  private loading: Promise<void> | null = null;
  last = 0;

  constructor(
    readonly head: Replay,
    private readonly ask: Ask,
  ) {
    this.add(head);
  }

  private add(page: Replay): void {
    this.last = page.steps - 1;
    page.frames.forEach((step, index) => this.steps.set(page.first + index, step));
  }

  step(at: number): Step | undefined {
    return this.steps.get(at);
  }

  /** The nearest step that is here. */
  nearest(at: number): number {
    let best = this.head.first;
    for (const found of this.steps.keys()) if (Math.abs(found - at) < Math.abs(best - at)) best = found;
    return best;
  }

  /** Where the steps begin that lead to this one without a gap. */
  begin(at: number): number {
    while (this.steps.has(at - 1)) at--;
    return at;
  }

  /** The first step after this one that is not here; past the last one if all are. */
  end(at: number): number {
    while (this.steps.has(at)) at++;
    return at;
  }

  /** Where the next turn ends, or the one before. */
  async turn(at: number, by: 1 | -1): Promise<number> {
    let to = at;
    do {
      to += by;
      for (const wanted of [to, to - 1]) if (wanted >= 0) await this.load(wanted);
    } while (to > 0 && to < this.last && this.step(to) && !this.endsTurn(to));
    return Math.max(0, Math.min(to, this.last));
  }

  /** Is somebody to decide who was not before, or after chance? Those who still decide with others do not count. */
  private endsTurn(at: number): boolean {
    const [before = [], now = []] = [this.step(at - 1)?.deciders, this.step(at)?.deciders];
    return now.some((seat) => seat >= 0 && !before.includes(seat));
  }

  /** Fetch a step, and what lies around it. One page at a time, however many are asked for. */
  async load(at: number): Promise<void> {
    while (this.loading) await this.loading.catch(() => {});
    if (this.steps.has(at) || at > this.last) return;
    this.loading = this.fetch(at).finally(() => (this.loading = null));
    await this.loading;
  }

  private async fetch(at: number): Promise<void> {
    const before = Math.max(0, at - BEFORE);
    this.add(await this.ask(this.steps.has(at - 1) ? at : before));
    if (!this.steps.has(at) && at <= this.last) this.add(await this.ask(at)); // the steps before it are long ones
  }

  /** Some steps before those that lead to this one. */
  async earlier(at: number): Promise<void> {
    const begin = this.begin(at);
    for (let to = Math.max(0, begin - EARLIER); to < begin; to = this.end(to)) {
      await this.load(to);
      if (!this.steps.has(to)) return;
    }
  }
}
