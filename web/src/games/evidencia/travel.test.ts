import { expect, test } from "vitest";

import type { Piece } from "../../wire";
import { position } from "./positions";
import { places, remember, trips } from "./travel";

const verdict = { key: "won-condition", rule: "EVI-31", args: {}, words: "Ana wins the round." };
const piece: Piece = { number: 9, time: 0, kind: "event", notes: [verdict] };
const start = position({});
const choosing = position({
  phase: "loser", chosen: ["slit-pupils", "deep-tunnels"], hands: [["garden-gnome"], ["?A"]],
  table: ["green-man", "slit-pupils"], zones: [["pointed-hat"], ["deep-tunnels", "zurich-bankers"]], winner: 1,
});
const next = position({
  round: 3, challenge: "royal-blood", hands: [["garden-gnome", "star-hybrid"], ["?A", "?G"]],
  zones: [["green-man", "pointed-hat"], ["deep-tunnels", "zurich-bankers"]],
  pyramid: ["eye", "slit-pupils", "", "", "", ""],
});

test("a card that is seen has one place", () => {
  const found = places(choosing);
  expect(found.get("green-man")).toBe("challenge");
  expect(found.get("slit-pupils")).toBe("played0");
  expect(found.get("deep-tunnels")).toBe("zone1"); // it has left the table
  expect(found.get("eye")).toBe("B1");
  expect(found.has("?A")).toBe(false);
});

test("cards travel from where they lay, or from where they must have lain", () => {
  const found = Object.fromEntries(trips(choosing, next).map(({ card, from, later }) => [card, [from, later]]));
  expect(found).toEqual({
    "star-hybrid": ["draw0", true], "green-man": ["challenge", false], "slit-pupils": ["played0", false],
    "royal-blood": ["challenges", true],
  });
  expect(trips(next, next)).toEqual([]);
});

test("the last card of the challenges is the Final one, and the other's card comes from the hand", () => {
  const last = position({ phase: "winner", round: 6, challenge: "abduction", chosen: ["garden-gnome", "eye"],
    table: ["abduction", "garden-gnome", "eye"], pyramid: [], hands: [[], []] });
  const found = Object.fromEntries(trips(start, last).map(({ card, from }) => [card, from]));
  expect(found).toMatchObject({ abduction: "final", "garden-gnome": "hand0" });
});

test("a board remembers how the round was decided, and where its cards went when it is over", () => {
  const first = remember(null, start, []);
  const second = remember(first, choosing, [piece]);
  expect(second.verdict).toEqual(verdict);
  expect(second.recap).toBeNull();
  const third = remember(second, next, []);
  expect(third.verdict).toBeNull();
  expect(third.recap).toEqual({
    round: 2,
    went: [
      { card: "slit-pupils", to: "pyramid" }, { card: "green-man", to: "zone0" }, { card: "deep-tunnels", to: "zone1" },
    ],
    verdict,
  });
  expect(remember(third, { ...next, chosen: ["", "?"] }, []).recap).toEqual(third.recap);
  const tie = { ...verdict, key: "dead-tie", rule: "EVI-34" };
  const fourth = remember(third, { ...next, phase: "winner" }, [{ ...piece, notes: [tie] }]);
  expect(fourth.verdict).toEqual(tie);
  expect(fourth.recap?.verdict).toEqual(verdict); // the round before keeps its own
});

test("a jump over several rounds, or backwards, is not explained", () => {
  const far = position({ round: 4, zones: [["pointed-hat", "eye", "green-man"], ["zurich-bankers", "a", "b"]] });
  expect(remember(remember(null, start, []), far, []).recap).toBeNull();
  expect(remember(remember(null, next, []), start, []).recap).toBeNull();
});

test("the sixth round ends with the cards in the hands", () => {
  const six = position({ round: 6, zones: [["eye"], ["abduction"]], pyramid: ["a", "b", "c", "d", "e", ""] });
  const over = position({ phase: "order", round: 6, zones: [[], []], hands: [["eye", "green-man"], ["abduction", "?A"]],
    pyramid: ["a", "b", "c", "d", "e", "crop-circles"] });
  expect(remember(remember(null, six, []), over, []).recap?.went).toEqual([
    { card: "crop-circles", to: "pyramid" }, { card: "green-man", to: "zone0" }, { card: "?A", to: "zone1" },
  ]);
});
