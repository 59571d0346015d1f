import { expect, test } from "vitest";

import { toward } from "./points";

test("arrow keys lead to the nearest point in their direction", () => {
  const points = [{ x: 0, y: 0 }, { x: 50, y: 0 }, { x: 100, y: 5 }, { x: 0, y: 80 }];
  expect(toward(points, points[0]!, "ArrowRight")).toBe(1);
  expect(toward(points, points[1]!, "ArrowRight")).toBe(2);
  expect(toward(points, points[0]!, "ArrowDown")).toBe(3);
  expect(toward(points, points[0]!, "ArrowUp")).toBe(-1);
  expect(toward(points, points[1]!, "ArrowDown", 10)).toBe(3);
});

test("in a grid, too, and other keys lead nowhere", () => {
  const cells = [{ x: 1, y: 1 }, { x: 3, y: 1 }, { x: 1, y: 2 }, { x: 2, y: 3 }];
  expect(toward(cells, cells[0]!, "ArrowRight")).toBe(1);
  expect(toward(cells, cells[0]!, "ArrowDown")).toBe(2);
  expect(toward(cells, cells[3]!, "ArrowUp")).toBe(2);
  expect(toward(cells, cells[0]!, "ArrowLeft")).toBe(-1);
  expect(toward(cells, cells[0]!, "Enter")).toBe(-1);
});
