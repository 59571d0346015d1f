/** The decision that is being laid on this board, word by word; nothing is sent before its last word. */

import type { BoardProps } from "../game";
import { askedFor, attempt, offer, verbsOf, type Asked, type Draft, type Offer, type Thing } from "./assemble";
import { exchanged, orderText } from "./order";
import { placeOf, type Kind } from "./recruits";
import type { EuphoriaView } from "./view";

type Given = Pick<BoardProps<EuphoriaView>, "view" | "legal" | "decide">;

/** What an element of the board has to know about itself. */
export interface Use {
  lit: boolean;
  chosen: boolean;
  decision: string | undefined;
  step: string | undefined;
}

export class Assembly {
  draft = $state.raw<Draft>([]);
  private moved = $state.raw<Kind[] | null>(null);

  /** Call once, while a board is being made. */
  constructor(private readonly given: () => Given) {
    const question = $derived(`${given().view.phase} ${given().legal.join("|")}`);
    $effect(() => {
      void question;
      this.draft = [];
      this.moved = null;
    });
  }

  /** Is the own row being laid? */
  get ordering(): boolean {
    return this.given().view.phase === "order" && this.given().legal.length > 0;
  }

  /** The own row, as it would be laid. */
  get row(): Kind[] {
    const { view } = this.given();
    return this.moved ?? (view.recruits[view.seat] ?? []).flatMap(({ kind }) => (kind ? [kind] : []));
  }

  get verbs(): string[] {
    return this.ordering ? ["order"] : verbsOf(this.given().view.phase);
  }

  get asked(): Asked {
    const { legal, view } = this.given();
    return askedFor(this.draft, legal, view);
  }

  use(thing: Thing): Use {
    if (this.ordering) return this.orderUse(thing);
    const found = this.offered(thing);
    return {
      lit: found !== null,
      chosen: this.isChosen(thing),
      decision: found?.decision ?? undefined,
      step: found && !found.decision ? found.draft.join(" ") : undefined,
    };
  }

  press(thing: Thing): void {
    const { legal, view } = this.given();
    if (!legal.length) return;
    if (this.ordering) {
      this.lay(thing);
    } else if (this.isChosen(thing) && ("verb" in thing || "card" in thing)) {
      this.draft = "verb" in thing || this.draft.length < 2 ? [] : this.draft.slice(0, 1);
    } else {
      const found = this.offered(thing);
      const text = found ? found.decision : attempt(thing, "verb" in thing ? [] : this.draft, view);
      if (text) void this.send(text);
      else if (found) this.draft = found.draft;
    }
  }

  /** What was dropped at a place of the table: on a recruit, or on a player. */
  drop(at: string): void {
    const { seat, place } = placeOf(at);
    const slot = { slot: at };
    this.press(place && (this.ordering || this.offered(slot) || !this.offered({ seat })) ? slot : { seat });
  }

  /** An own recruit is dragged: in the order it moves, in the action it pays for a laser. */
  lift(slot: string): boolean {
    const { legal, view } = this.given();
    const { seat, place } = placeOf(slot);
    if (seat !== view.seat) return false;
    if (this.ordering) this.draft = ["order", String(place)];
    else if (legal.some((text) => text.startsWith(`arm x${place} `))) this.draft = ["arm", `x${place}`];
    else return false;
    return true;
  }

  takeBack(): void {
    this.draft = this.draft.length > 2 ? this.draft.slice(0, -1) : [];
  }

  private async send(text: string): Promise<void> {
    if (await this.given().decide(text)) this.draft = [];
  }

  private offered(thing: Thing): Offer | null {
    const { legal, view } = this.given();
    if ("verb" in thing) return offer(thing, [], legal, view);
    const found = offer(thing, "card" in thing ? this.draft.slice(0, 1) : this.draft, legal, view);
    return found ?? ("card" in thing ? offer(thing, [], legal, view) : null);
  }

  private isChosen(thing: Thing): boolean {
    const [verb, second, ...rest] = this.draft;
    if ("verb" in thing) return thing.verb === verb;
    if ("card" in thing) return thing.card === second;
    if ("seat" in thing || this.ordering) return false;
    const { seat, place } = placeOf(thing.slot);
    const words = [second, ...rest];
    return words.includes(thing.slot) || (seat === this.given().view.seat && words.includes(`x${place}`));
  }

  // The row, before the first turn

  private orderUse(thing: Thing): Use {
    const text = "verb" in thing ? orderText(this.row) : undefined;
    const own = "slot" in thing && placeOf(thing.slot).seat === this.given().view.seat;
    const place = own ? String(placeOf(thing.slot).place) : "";
    return {
      lit: own || text !== undefined,
      chosen: own && this.draft[1] === place,
      decision: text,
      step: own ? `order ${place}` : undefined,
    };
  }

  private lay(thing: Thing): void {
    if ("verb" in thing) void this.send(orderText(this.row));
    if (!("slot" in thing)) return;
    const { seat, place } = placeOf(thing.slot);
    if (seat !== this.given().view.seat) return;
    const [, first] = this.draft;
    if (first !== undefined) this.moved = exchanged(this.row, Number(first), place);
    this.draft = first === undefined ? ["order", String(place)] : [];
  }
}
