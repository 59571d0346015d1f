/** Deduction notes while they are wanted: asked for anew whenever this seat has learned something. */

import type { BoardProps } from "../game";
import { knowledge, oddsOf } from "./odds";
import type { EuphoriaView, OddsShown } from "./view";

export class Notes {
  wanted = $state(false);
  odds = $state.raw<OddsShown | null>(null);
  /** Why there are none, in words. */
  trouble = $state("");

  /** The chances, while they are wanted. */
  get shown(): OddsShown | null {
    return this.wanted ? this.odds : null;
  }

  /** Call once, while a board is being made. */
  constructor(aids: () => BoardProps["aids"], view: () => EuphoriaView) {
    const known = $derived(knowledge(view()));
    $effect(() => {
      const ask = aids();
      if (!this.wanted || !ask) return;
      void known;
      let late = false;
      ask().then(
        (found) => {
          if (late) return;
          this.odds = oddsOf(found);
          this.trouble = "";
        },
        (error: unknown) => {
          if (late) return;
          this.odds = null;
          this.trouble = error instanceof Error ? error.message : String(error);
        },
      );
      return () => (late = true);
    });
  }
}
