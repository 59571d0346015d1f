/** Deduction notes: the exact chances that the server works out from what this seat knows. */

import type { Words } from "../../lib/words.svelte";
import type { Kind } from "./recruits";
import type { EuphoriaAids, EuphoriaView, OddsShown } from "./view";

export const KINDS: readonly Kind[] = ["LE", "LS", "E", "S"];
export const TEAMS = ["euphorian", "subterra", "anarchist"] as const;

type Chance = OddsShown["teams"][number][number]; // a numerator and a denominator

/** What may be the case, with how many percent: only what is possible, in the order of the names. */
export interface Share<Name extends string> {
  name: Name;
  part: number;
  percent: string;
}

export const oddsOf = (aids: Record<string, unknown>): OddsShown | null =>
  (aids.game as EuphoriaAids | null | undefined)?.odds ?? null;

export function shares<Name extends string>(names: readonly Name[], chances: readonly Chance[]): Share<Name>[] {
  return names.flatMap((name, index) => {
    const [over, under] = chances[index] ?? [0, 1];
    return over ? [{ name, part: over / under, percent: percent(over / under) }] : [];
  });
}

/** Never 0 for what is possible and never 100 for what is not certain. */
export function percent(part: number): string {
  const whole = Math.round(100 * part);
  if (part < 1 && whole === 100) return ">99";
  return part > 0 && whole === 0 ? "<1" : String(whole);
}

/** "Euphorian follower 60 %, Subterra follower 40 %"; nothing for what is certain. */
export function chanceWords(found: readonly Share<string>[], key: "kind" | "team", words: Words): string {
  if (found.length < 2) return "";
  return found
    .map(({ name, percent: chance }) => words.say("web-notes-chance", { what: words.say(`${key}-${name}`), percent: chance }))
    .join(", ");
}

/** All that the chances depend on: while this stays the same, so do they. */
export function knowledge(view: EuphoriaView): string {
  const rows = view.recruits.map((row) => row.map(({ kind, met, cleared }) => [kind, met, cleared]));
  const phase = view.phase === "recruits" || view.phase === "over" ? view.phase : "";
  return JSON.stringify([phase, view.anarchists, view.left_over_kind, rows]);
}
