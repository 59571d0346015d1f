import { expect, test } from "vitest";

import { rounds } from "./rps";

test("rounds stand side by side, also one that only one player has begun", () => {
  expect(rounds({ seat: 0, chosen: [[0, 2], [1]], won: [0, 1] })).toEqual([
    [0, 1],
    [2, undefined],
  ]);
  expect(rounds({ seat: 0, chosen: [[], []], won: [0, 0] })).toEqual([]);
});
