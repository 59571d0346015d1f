/** An analysis of a finished game, on the page: asked for, waited for, looked at. */

import { analysisOf, analyse, Failed } from "../lib/api";
import { guest } from "../lib/guest.svelte";
import type { AnalysisView, Standing } from "../wire";

export type Depth = "quick" | "deep";

/** Milliseconds between two questions how far it is. */
const AGAIN = 1000;

export class Inquiry {
  /** As the server tells it; null before the first answer. */
  standing = $state.raw<Standing | null>(null);
  found = $state.raw<AnalysisView | null>(null);
  wrong = $state("");
  private left = false;

  constructor(
    readonly table: string | undefined,
    private readonly record: string,
  ) {}

  /** What the server calls the game. */
  get subject(): string {
    return this.standing?.subject ?? "";
  }

  get working(): boolean {
    return this.standing?.status === "working";
  }

  /** What there is already. A record that was brought along is known by its name only once it was sent. */
  async look(): Promise<void> {
    await this.trying(async () => this.table && (await this.follow(await analysisOf(this.table, undefined))));
  }

  async ask(depth: Depth): Promise<void> {
    await this.trying(async () => {
      await guest.anybody();
      await this.follow(await analyse(this.table, this.record, depth));
    });
  }

  leave(): void {
    this.left = true;
  }

  /** Until it is done, or nobody looks any more. */
  private async follow(standing: Standing): Promise<void> {
    let now = standing;
    for (;;) {
      if (this.left) return;
      this.standing = now;
      if (now.found) this.found = now.found as AnalysisView;
      if (now.status !== "working") return;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      if (this.left) return;
      now = await analysisOf(this.table, now.subject, now.depth as Depth);
    }
  }

  private async trying(work: () => Promise<unknown>): Promise<void> {
    this.wrong = "";
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.wrong = error.message;
    }
  }
}
