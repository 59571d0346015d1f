import { expect, test } from "vitest";

import { candidates } from "./cards";
import { arranged, dropped, moved, nextSlot, placements, pressed, swapped } from "./gestures";
import { position } from "./positions";

test("a card dropped somewhere is a decision, legal or not", () => {
  expect(dropped(position({}), "slit-pupils", "scene")).toBe("play slit-pupils");
  expect(dropped(position({}), "slit-pupils", "zone")).toBeNull();
  expect(dropped(position({ phase: "winner" }), "eye", "zone")).toBe("take eye");
  expect(dropped(position({ phase: "loser" }), "eye", "pyramid")).toBe("bury eye");
  expect(dropped(position({ phase: "loser" }), "eye", "B2")).toBe("bury eye");
  expect(dropped(position({ phase: "abduction" }), "abduction", "M1")).toBe("abduct M1");
  expect(dropped(position({ phase: "abduction" }), "eye", "M1")).toBeNull();
  expect(dropped(position({ phase: "gnome" }), "gnome-reveal", "T")).toBe("gnome T");
  expect(dropped(position({ phase: "order" }), "eye", "zone")).toBeNull();
});

test("a slot that is pressed answers a special card, or buries what was picked up", () => {
  expect(pressed(position({ phase: "abduction" }), "T", "")).toBe("abduct T");
  expect(pressed(position({ phase: "gnome" }), "B1", "")).toBe("gnome B1");
  expect(pressed(position({ phase: "winner" }), "B2", "eye")).toBe("bury eye");
  expect(pressed(position({ phase: "winner" }), "B2", "")).toBeNull();
});

test("the pyramid is filled in its order", () => {
  expect(nextSlot(position({}))).toBe("B2");
  expect(nextSlot(position({ pyramid: ["eye", "a", "b", "c", "d", "e"] }))).toBe("");
});

test("cards of a row change places", () => {
  expect(swapped(["a", "b", "c"], 0, 2)).toEqual(["c", "b", "a"]);
  expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
});

test("a draft keeps its order when something is placed, and never loses or invents a card", () => {
  expect(arranged([], ["a", "b", "c"], [])).toEqual(["a", "b", "c"]);
  expect(arranged([], ["a", "b", "c"], ["c", "a", "b"])).toEqual(["c", "a", "b"]);
  expect(arranged(["a"], ["b", "c"], ["c", "a", "b"])).toEqual(["a", "c", "b"]);
  expect(arranged([], ["a", "b"], ["z", "b"])).toEqual(["b", "a"]);
});

test("a row is presented with the cards that are not placed yet; the sixth places itself", () => {
  const row = ["a", "b", "c", "d", "e", "f"];
  expect(placements(row, 0)).toEqual(["place a", "place b", "place c", "place d", "place e"]);
  expect(placements(row, 4)).toEqual(["place e"]);
  expect(placements(row, 6)).toEqual([]);
});

test("a closed file can be any unseen card with its back", () => {
  const unseen = ["garden-gnome", "green-man", "mushroom-ring"];
  expect(candidates("?G", unseen)).toEqual(["garden-gnome", "mushroom-ring"]);
  expect(candidates("?", unseen)).toEqual(unseen);
});
