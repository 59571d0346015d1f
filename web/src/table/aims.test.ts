import { expect, test } from "vitest";

import type { GameFace } from "../games/game";
import { aimsOf, holds, usual } from "./aims";

test("a decision is found by its steps and its end, as boards and the free table have them", () => {
  expect(usual("pass").marks).toEqual(['[data-decision="pass"]']);
  expect(usual("arm x1 @4").marks).toEqual(['[data-step="arm"]', '[data-step="arm x1"], [data-step="x1"]', '[data-decision="arm x1 @4"]']);
  expect(usual('say "hi"').marks.at(-1)).toBe('[data-decision="say \\"hi\\""]');
});

test("a face that says more is asked, one that does not is looked at", () => {
  const aimed = { view: null, seat: 0, root: null as never };
  expect(aimsOf({} as GameFace, ["a", "b"], aimed)).toEqual([usual("a"), usual("b")]);
  const own = [{ marks: ["#x"], count: 2 }];
  expect(aimsOf({ aims: () => own } as unknown as GameFace, ["a", "b"], aimed)).toBe(own);
});

test("a box holds its edges and nothing beyond", () => {
  const box = { x: 10, y: 10, width: 5, height: 5 };
  expect([holds(box, 10, 15), holds(box, 16, 12), holds(box, 12, 9)]).toEqual([true, false, false]);
});
