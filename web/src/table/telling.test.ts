import { expect, test, vi } from "vitest";

import { Words } from "../lib/words.svelte";
import type { Meaning, Piece } from "../wire";
import { turnsOf } from "./telling";

vi.mock("../lib/settings.svelte", () => ({ settings: { lang: "en" } }));

const words = new Words("test", "en", [
  "player = Player { FROM_ONE($seat) }", "action-roll = Dice: { $low } and { $high }", "action-go = Go from { $from } to { $to }",
  "told-action-go = goes from { $from } to { $to }", "action-use = Use { $points }", "told-action-use = uses { $points }", "action-pick = Pick",
  "told-action-pick = picks { $card }", "action-place = Place", "told-action-place = places it", "action-rock = Rock",
  "action-unseen = Answer", "told-action-unseen = has decided", "note-lost = { PLAYER($seat) } loses a piece.", "action-react = React", "told-action-react = reacts",
  "action-bury = Bury", "told-web-action-bury = buries a card",
].join("\n")).named(["Ana", "Bea"]);

/** A piece of this client's stream; what lines mean is read from them: "0: go B3 B4", "0: pick x", "! roll 1 2". */
const NAMES: Readonly<Record<string, string[]>> = { roll: ["low", "high"], go: ["from", "to"], use: ["points"], pick: ["card"] };
let number = 0;
const piece = (step: string, lines: string[], more: Partial<Piece> = {}): Piece => {
  const means = lines.map((line): Meaning => {
    const [key = "", ...rest] = line.replace(/^(\d+:|!) /, "").split(" ");
    if (key === "?" || rest[0] === "?") return { key: "unseen", args: {} };
    return { key, args: Object.fromEntries(rest.map((value, at) => [NAMES[key]?.[at] ?? String(at), value])) };
  });
  number++;
  return { number, time: 0, kind: "decided", step, lines, means, at: number, ...more };
};
const told = (...pieces: Piece[]): string[] =>
  turnsOf(pieces, words).map(({ entries }) => entries.map(({ seat, words: said }) => (seat === null ? "" : words.player(seat)) + said).join(" / "));

test("a turn is one paragraph: the dice that fell for it, all that somebody did as a sentence, and what came of it", () => {
  const lost = { key: "lost", rule: "X-1", args: { seat: 1 } };
  expect(told(
    piece("", ["! roll 5 6"]), piece("", ["0: use 11"]), piece("", ["0: go B3 B4"]), piece("", ["0: go B4 B5"]),
    piece("", ["0: go C1 C2", "! roll 1 2"], { notes: [lost], follows: [1] }), piece("", ["1: use 3"]),
  )).toEqual([
    "Dice: 5 and 6. / Ana uses 11, goes from B3 to B5 and goes from C1 to C2. / Bea loses a piece.",
    "Dice: 1 and 2. / Bea uses 3.",
  ]);
});

test("the dice that somebody rolls once more belong to the same turn", () => {
  expect(told(piece("", ["0: use 1", "! roll 3 3"]), piece("", ["0: use 3"]))).toEqual(["Ana uses 1. / Dice: 3 and 3. / Ana uses 3."]);
});

test("what chance brings to the seat that has just decided belongs to its turn, if the game names the seat", () => {
  const thrown = (seat: number): Partial<Piece> => ({ means: [{ key: "use", args: { points: "2" } }, { key: "roll", args: { low: "1", high: "6", seat } }] });
  const [own, other] = [0, 1].map((seat) => piece("", ["0: use 2", "! roll 1 6"], thrown(seat)));
  expect(told(own!, piece("", ["1: use 3"]))).toEqual(["Ana uses 2. / Dice: 1 and 6.", "Bea uses 3."]);
  expect(told(other!, piece("", ["1: use 3"]))).toEqual(["Ana uses 2.", "Dice: 1 and 6. / Bea uses 3."]);
});

test("what is decided in secret is told once, when it is open; the next one begins a turn", () => {
  expect(told(piece("all", ["0: pick a"], { seat: 0 }), piece("all", ["1: pick ?"]))).toEqual(["Ana picks a. / Bea has decided."]);
  expect(told(
    piece("all", ["1: pick ?"]), piece("all", ["0: pick a", "1: pick b"]), piece("all", ["1: place ?"]), piece("all", ["0: place", "1: place"]),
    piece("all", ["0: pick c", "1: pick d"]),
  )).toEqual(["Ana picks a and places it. / Bea picks b and places it.", "Ana picks c. / Bea picks d."]);
});

test("who might have reacted and did nothing is not told; who reacted is told in the turn of whoever acted", () => {
  const closed = piece("window", ["1: ?", "0: pass", "0: react"]);
  expect(told(piece("", ["1: use 1"]), closed, piece("", ["1: use 2"]))).toEqual(["Bea uses 1. / Ana reacts. / Bea uses 2."]);
  expect(told(piece("", ["1: use 1"]), piece("window", ["0: pass", "0: ?"]), piece("", ["1: use 2"]))).toEqual(["Bea uses 1 and uses 2."]);
});

test("words that name no deed stand after a colon, and what the house says stands alone", () => {
  expect(told(piece("", ["0: bury"]))).toEqual(["Ana buries a card."]);
  expect(told(piece("", ["0: rock"]), piece("", [], { words: "Bea came back." }), piece("", ["0: rock"]))).toEqual(["Ana: Rock.", "Bea came back.", "Ana: Rock."]);
});

test("what was taken back has no moment to look at", () => {
  const turns = turnsOf([piece("", ["0: use 1"], { at: 1 }), piece("", ["0: use 2"], { at: 2 }), piece("", [], { at: 1, words: "Back." }), piece("", ["1: use 3"], { at: 2 })], words);
  expect(turns.flatMap(({ entries }) => entries.map(({ at }) => at))).toEqual([null, null, 2]);
  expect(turns.flatMap(({ entries }) => entries.map(({ words }) => words.trim()))).toEqual(["uses 1 and uses 2.", "Back.", "uses 3."]); // where it happened
});
