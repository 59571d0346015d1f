import { expect, test } from "vitest";

import { lasting, written } from "./clock";

test.each([
  [0, "0.0"],
  [-5, "0.0"],
  [9_949, "9.9"],
  [10_000, "0:10"],
  [125_000, "2:05"],
  [3_725_000, "1:02:05"],
  [86_400_000, "24:00:00"],
  [3 * 86_400_000 + 4 * 3_600_000 + 5, "3 d 4 h"],
])("%d ms is written %s", (left, text) => {
  expect(written(left)).toBe(text);
});

test.each([[45, "45 s"], [60, "1 min"], [90, "1:30 min"], [900, "15 min"], [3605, "60:05 min"]])("%d seconds are %s", (seconds, text) => {
  expect(lasting(seconds)).toBe(text);
});
