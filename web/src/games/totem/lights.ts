/** Which cells are lit, and what pointing at them does. Only what is legal is ever lit. */

import { BELIEVED, movable, onward, steps, usesOf } from "./plan";
import { loss, type Forecast, type Loss, type Plan } from "./preview";
import type { Trials } from "./trials";
import { ownersOf } from "./units";
import type { TotemView } from "./view";

export interface Light {
  /** A whole decision on the cell; a unit that may set out; a cell to walk to; the way so far; the end of it. */
  kind: "start" | "add" | "remove" | "unit" | "step" | "way" | "goal";
  /** Steps to come here. */
  cost?: number;
  /** What pointing at it sends, if it is exactly one decision. */
  decision?: string;
}

const ON_CELL = /^(start|add|remove) (\w+)$/;

export function lights(view: TotemView, legal: readonly string[], plan: Plan | null, trials = BELIEVED): Map<string, Light> {
  const found = new Map<string, Light>();
  if (!legal.length) return found;
  for (const unit of movable(view, legal, trials)) if (unit !== plan?.unit) found.set(unit, { kind: "unit" });
  for (const text of legal) {
    const [, kind, name = ""] = ON_CELL.exec(text) ?? [];
    if (kind && !(kind === "add" && plan)) found.set(name, { kind: kind as Light["kind"], decision: text });
  }
  if (plan) planned(found, view, legal, plan, trials);
  return found;
}

function planned(
  found: Map<string, Light>, view: TotemView, legal: readonly string[], plan: Plan, trials: Trials,
): void {
  const so = plan.path.length;
  for (const [name, way] of onward(view, legal, plan, trials)) if (name !== plan.unit) found.set(name, { kind: "step", cost: so + way.length });
  plan.path.forEach((name, index) => found.set(name, { kind: "way", cost: index + 1 }));
  const goal = plan.path.at(-1);
  const sent = wayTexts(view, legal, plan, trials);
  if (goal) found.set(goal, { kind: "goal", cost: so, ...(sent?.length === 1 ? { decision: sent[0] } : {}) });
}

/** The points with which a plan may be begun while the dice wait. */
export function usesFor(legal: readonly string[], plan: Plan, trials = BELIEVED): number[] {
  const way = steps(plan);
  return usesOf(legal).filter((points) => points >= way.length && trials.stands([`use ${points}`, ...way]));
}

/** What confirming a plan sends; null while it must still be said how many points to use. */
export function wayTexts(view: TotemView, legal: readonly string[], plan: Plan, trials = BELIEVED): string[] | null {
  const needed = plan.path.length;
  if (!needed) return null;
  if (view.phase === "move") return trials.stands(steps(plan)) ? steps(plan) : null;
  const enough = usesFor(legal, plan, trials);
  const points = enough.length === 1 ? enough[0] : enough.find((exact) => exact === needed);
  return points === undefined ? null : [`use ${points}`, ...steps(plan)];
}

/** The units that fall for certain, those of which one falls, and those that are cut off with them. */
export interface Doom {
  falls: string[];
  ties: string[];
  cut: string[];
}

export function doom(forecast: Forecast | null): Doom {
  const strikes = forecast?.strikes ?? [];
  const sure = strikes.filter((choices) => choices.length === 1).flat();
  return {
    falls: sure.map(({ cell }) => cell),
    ties: strikes.filter((choices) => choices.length > 1).flat().map(({ cell }) => cell),
    cut: sure.flatMap(({ cut }) => cut),
  };
}

/** The choice that the attacker has now (TOT-54), each piece with what is cut off with it. */
export function tieOf(view: TotemView): Loss[] {
  if (view.phase !== "remove") return [];
  const owners = ownersOf(view);
  return (view.falling[0] ?? []).map((name) => loss(view, owners, name));
}
