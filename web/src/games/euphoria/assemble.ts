/**
 * Decisions are texts of a few words: "arm x1 @4". A person lays them word by word, by pressing things on the table:
 * a button is a verb, a card of the hand its name, an own recruit the cost, a player a seat, a recruit its slot.
 *
 * What may come next is what the legal texts say, with one exception: in a reaction window every card of the hand
 * and every own hidden recruit can be pressed, whatever they are good for, so that the table looks the same to
 * somebody who watches the screen (EUP-157). What cannot be done is then refused with its rule, in the end.
 */

import { placeOf, recruitAt, slotsOf } from "./recruits";
import type { EuphoriaView } from "./view";

/** The words of a decision so far. */
export type Draft = readonly string[];

export type Thing =
  | { verb: string }
  | { card: string }
  | { slot: string }
  | { seat: number };

/** What pressing a thing leads to: a longer draft and, if nothing is missing, a decision. */
export interface Offer {
  draft: Draft;
  decision: string | null;
}

/** The buttons of a phase. They are always all there: one that is not possible now says why when pressed. */
export function verbsOf(phase: EuphoriaView["phase"]): string[] {
  if (phase === "artifact") return ["redraw", "give", "skip"];
  if (phase === "action") return ["interrogate", "use", "arm", "shoot", "hide", "pass"];
  return phase === "window" ? ["react", "pass"] : [];
}

/** Pressing a thing: what comes of it, or null if it is not lit. */
export function offer(thing: Thing, draft: Draft, legal: readonly string[], view: EuphoriaView): Offer | null {
  if (!legal.length) return null;
  if (view.phase === "window") {
    const step = reaction(thing, draft, legal, view);
    if (step) return step;
  }
  const words = wordsFor(thing, view.seat);
  for (const word of words) {
    const found = follow([...draft, word], legal);
    if (found) return found;
  }
  if (draft.length || "verb" in thing) return null;
  for (const verb of new Set(legal.map((text) => text.split(" ")[0] ?? ""))) {
    for (const word of words) {
      const found = word.startsWith("x") ? null : follow([verb, word], legal);
      if (found) return found;
    }
  }
  return null;
}

/** The words that a thing may stand for. */
function wordsFor(thing: Thing, me: number): string[] {
  if ("verb" in thing) return [thing.verb];
  if ("card" in thing) return [thing.card];
  if ("seat" in thing) return [`@${thing.seat}`, String(thing.seat)];
  const { seat, place } = placeOf(thing.slot);
  return seat === me ? [`x${place}`, thing.slot] : [thing.slot];
}

function follow(draft: Draft, legal: readonly string[]): Offer | null {
  const text = draft.join(" ");
  if (legal.includes(text)) return { draft, decision: text };
  return legal.some((other) => other.startsWith(`${text} `)) ? { draft, decision: null } : null;
}

/** EUP-157: up to the recruit that pays, a reaction is laid in the same way whatever the card. */
function reaction(thing: Thing, draft: Draft, legal: readonly string[], view: EuphoriaView): Offer | null {
  if (!draft.length && "verb" in thing && thing.verb === "react") return { draft: ["react"], decision: null };
  if (draft.length < 2 && "card" in thing) {
    return view.hand.includes(thing.card) ? { draft: ["react", thing.card], decision: null } : null;
  }
  if (draft.length !== 2 || !("slot" in thing) || recruitAt(view, thing.slot)?.exposed) return null;
  const { seat, place } = placeOf(thing.slot);
  if (seat !== view.seat) return null;
  const next = [...draft, `x${place}`];
  return follow(next, legal) ?? { draft: next, decision: next.join(" ") };
}

/** Something that is not lit was pressed: the decision that was probably meant, for the rules to refuse. */
export function attempt(thing: Thing, draft: Draft, view: EuphoriaView): string | null {
  const said = draft.join(" ");
  const [verb] = draft;
  if (verb === undefined) return fromNothing(thing, view);
  if ("seat" in thing) {
    if (verb === "arm" && draft.length === 1) return null;
    return ["give", "arm"].includes(verb) || draft.length === 3 ? `${said} @${thing.seat}` : null;
  }
  if (!("slot" in thing)) return null;
  const { seat, place } = placeOf(thing.slot);
  if (verb === "interrogate" || verb === "hide") return `${verb} ${thing.slot}`;
  if (seat === view.seat && verb === "arm" && draft.length === 1) return `arm x${place} @${another(view)}`;
  if (seat === view.seat && draft.length === 2 && verb !== "give") return `${said} x${place}`;
  return null;
}

function fromNothing(thing: Thing, view: EuphoriaView): string | null {
  const { phase } = view;
  if (phase === "window" || phase === "order") return null;
  if ("seat" in thing) return phase === "aim" ? `aim ${thing.seat}` : phase === "pick" ? `pick ${thing.seat}` : null;
  if ("slot" in thing) {
    if (phase === "pick") return `pick ${thing.slot}`;
    if (phase === "aim") return null;
    return `${recruitAt(view, thing.slot)?.exposed ? "hide" : "interrogate"} ${thing.slot}`;
  }
  if ("card" in thing) return phase === "action" ? `use ${thing.card} x${cost(view)}` : null;
  return unlit(thing.verb, view);
}

/** A button that is not possible now: the simplest decision with its verb. */
function unlit(verb: string, view: EuphoriaView): string | null {
  if (verb === "arm") return `arm x${cost(view)} @${another(view)}`;
  if (verb === "use") return view.hand[0] ? `use ${view.hand[0]} x${cost(view)}` : null;
  if (verb === "give") return view.hand[0] ? `give ${view.hand[0]} @${another(view)}` : null;
  if (verb === "interrogate") return `interrogate ${another(view)}.1`;
  if (verb === "hide") return `hide ${view.seat}.1`;
  return verb;
}

/** The place of the first own hidden recruit, or 1. */
function cost(view: EuphoriaView): number {
  const place = view.recruits[view.seat]?.findIndex((recruit) => !recruit.exposed) ?? -1;
  return Math.max(place, 0) + 1;
}

const another = (view: EuphoriaView): number => (view.seat + 1) % view.players;

/** What the next word has to be: the key of the sentence that asks for it. */
export type Asked = "verb" | "card" | "cost" | "aim" | "seat" | "own" | "slot" | "interrogate" | "hide" | "keep";

export function askedFor(draft: Draft, legal: readonly string[], view: EuphoriaView): Asked {
  const [verb] = draft;
  if (verb === "interrogate" || verb === "hide") return verb;
  if (view.phase === "window" && draft.length) {
    if (draft.length === 1) return "card";
    if (draft.length === 2) return "cost";
  }
  const prefix = draft.length ? `${draft.join(" ")} ` : "";
  const texts = legal.filter((text) => text.startsWith(prefix));
  if (!draft.length && !texts.every((text) => /^(pick|aim) /.test(text))) return "verb";
  const next = texts.map((text) => text.split(" ")[draft.length || 1] ?? "");
  if (next.every((word) => word.startsWith("x"))) return "cost";
  if (texts.every((text) => text.startsWith("aim ")) || verb === "arm") return "aim";
  if (next.every((word) => /^@?\d$/.test(word))) return "seat";
  if (next.every((word) => slotsOf(view.seat).includes(word))) return "own";
  if (next.every((word) => word.includes("."))) return "slot";
  return view.phase === "resolve" ? "keep" : "card";
}
