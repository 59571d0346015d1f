/** How the games at hand lie on the free table, as the server says; asked for once. */

import { ask } from "../../lib/api";
import type { Plan } from "../../wire";

const plans = new Map<string, Plan>();
const NOTHING: Plan = { fields: [], kinds: {} };

export async function loadPlan(slug: string, rules: string): Promise<void> {
  const key = `${slug} ${rules}`;
  if (!plans.has(key)) plans.set(key, await ask<Plan>("GET", `/api/games/${slug}/layout?rules=${encodeURIComponent(rules)}`));
}

export const planOf = (slug: string, rules: string): Plan => plans.get(`${slug} ${rules}`) ?? NOTHING;
