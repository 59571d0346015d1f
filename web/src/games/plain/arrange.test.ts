import { expect, test } from "vitest";

import type { Plan, Spread } from "../../wire";
import { arrange } from "./arrange";
import cases from "./free.json";

interface Case {
  plan: Plan;
  view: unknown;
  players: number;
  spread: Spread;
}

test.each(cases as unknown as Case[])("a view lies here as it lies in a terminal (%#)", ({ plan, view, players, spread }) => {
  expect(arrange(plan, view, players)).toEqual(spread);
});
