import { expect, test } from "vitest";

import { Words } from "../../lib/words";
import type { Item, Kind } from "../../wire";
import { fieldWords, itemWords, readable, spokenWords, thingCalled } from "./says";

const bare = { sign: "", rank: "", suit: "", colour: "", drawing: "" };
const kinds: Record<string, Kind> = {
  disc: { look: "token", hidden: [], things: { flower: { ...bare, name: "flower" }, skull: { ...bare, name: "skull" } } },
  card: { look: "card", hidden: ["-1"], things: { "0": { ...bare, name: "a1", rank: "1", suit: "a", sign: "★" } } },
};
const item = (more: Partial<Item>): Item => ({ look: "word", kind: "", value: "", name: "", hidden: false, count: 1, ...more });
const words = new Words("x", "en", "field-won = Rounds won\ndisc-skull = Skull\ncard = { $rank } of { $suit ->\n    [a] stars\n   *[b] clubs\n }");

const speech = { kinds, names: ["Ana"], words, house: (key: string) => key };

test("a field has its own words, or its name as people would write it", () => {
  expect(fieldWords("won", words)).toBe("Rounds won");
  expect(fieldWords("sales_made", words)).toBe("Sales made");
  expect(readable("heavy-rain")).toBe("Heavy rain");
});

test("things are called by their texts, cards of a deck by rank and suit, and the rest by their names", () => {
  const say = (more: Partial<Item>) => itemWords(item(more), speech);
  expect(say({ look: "token", kind: "disc", value: "skull", name: "skull" })).toBe("Skull");
  expect(say({ look: "token", kind: "disc", value: "flower", name: "flower" })).toBe("Flower");
  expect(say({ look: "card", kind: "card", value: "0", name: "a1" })).toBe("1 of stars");
  expect(say({ look: "card", kind: "card", value: "-1", hidden: true })).toBe("web-free-hidden");
  expect(say({ look: "truth", kind: "open", value: "true" })).toBe("web-yes");
  expect(say({ look: "seat", kind: "seat", value: "0", name: "0" })).toBe("Ana");
  expect(say({ look: "seat", kind: "seat", value: "-1", name: "-1" })).toBe("–");
  expect(say({ look: "number", value: "12345", name: "12345" })).toBe("12,345");
  expect(spokenWords(item({ look: "token", kind: "disc", value: "skull", name: "skull", count: 3 }), speech)).toBe("Skull ×3");
});

test("a thing is found by its name in decisions", () => {
  expect(thingCalled("a1", kinds)).toMatchObject({ kind: "card", value: "0", look: "card" });
  expect(thingCalled("b9", kinds)).toBeNull();
});
