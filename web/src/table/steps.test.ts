import { expect, test } from "vitest";

import { Words } from "../lib/words";
import type { Meaning } from "../wire";
import { choicesOf, decidedBy, isMeant, narrowed, question } from "./steps";

const words = new Words("x", "en", "action-trade = Trade { $count } { $good }\naction-bid = Bid { $count }\naction-play = Play { $card }\naction-pass = Pass");
const legal = ["trade 1 wool", "trade 2 wool", "trade 1 ore", "bid 1", "play a1", "pass"];
const means: Meaning[] = [
  { key: "trade", args: { count: 1, good: "wool" } },
  { key: "trade", args: { count: 2, good: "wool" } },
  { key: "trade", args: { count: 1, good: "ore" } },
  { key: "bid", args: { count: 1 } },
  { key: "play", args: { card: "a1" } },
  { key: "pass", args: {} },
];
const choices = choicesOf(legal, words.knowing([], legal, means));
const texts = (found: readonly { text: string }[]) => found.map(({ text }) => text);

test("choices have words, a kind and arguments", () => {
  expect(choices[0]).toEqual({ text: "trade 1 wool", label: "Trade 1 wool", key: "trade", args: [["count", "1"], ["good", "wool"]] });
});

test("a game that describes nothing has the words of its texts for arguments", () => {
  expect(choicesOf(["put a1 b2"], words)[0]).toEqual({ text: "put a1 b2", label: "put a1 b2", key: "put", args: [["0", "a1"], ["1", "b2"]] });
});

test("the kind is asked for first, then each argument in which choices differ", () => {
  const kinds = question(choices);
  expect([kinds?.arg, kinds?.answers.map(({ value, choices: these }) => [value, these.length])]).toEqual(["", [["trade", 3], ["bid", 1], ["play", 1], ["pass", 1]]]);
  const trades = narrowed(choices, [{ arg: "", value: "trade" }]);
  expect(question(trades)?.arg).toBe("count");
  const ones = narrowed(trades, [{ arg: "count", value: "1" }]);
  expect(question(ones)?.answers.map(({ value }) => value)).toEqual(["wool", "ore"]);
  expect(question(narrowed(ones, [{ arg: "good", value: "ore" }]))).toBeNull();
});

test("something on the table decides by its name; a number only for kinds that are said", () => {
  expect(texts(decidedBy(choices, "a1", null))).toEqual(["play a1"]);
  expect(texts(decidedBy(choices, "wool", null))).toEqual(["trade 1 wool", "trade 2 wool"]);
  expect(texts(decidedBy(choices, "pass", null))).toEqual(["pass"]);
  expect(decidedBy(choices, "1", null)).toEqual([]);
  expect(texts(decidedBy(choices, "1", ["bid"]))).toEqual(["bid 1"]);
  expect(decidedBy(choices, "a1", [])).toEqual([]);
  expect(decidedBy(choices, "", null)).toEqual([]);
  expect([isMeant("ore", null), isMeant("2", null), isMeant("2", ["bid"]), isMeant("", ["bid"])]).toEqual([true, false, true, false]);
});
