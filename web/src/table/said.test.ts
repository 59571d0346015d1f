import { expect, test, vi } from "vitest";

import { Words } from "../lib/words.svelte";
import type { Meaning, Piece } from "../wire";
import { aloud, once, sayings, shown } from "./said";

vi.mock("../lib/settings.svelte", () => ({ settings: { lang: "en" } }));

const words = new Words("test", "en", "action-place = place\naction-take = take\nnote-won = won");
const said = (...lines: string[]): string[] => {
  const piece: Piece = { number: 1, time: 0, kind: "event", lines };
  return sayings(piece, words).map(({ seat, words }) => `${seat} ${words}`);
};

test("what came of a decision is told before what chance did next", () => {
  const note = { key: "won", args: {}, rule: "X-1" };
  const piece: Piece = { number: 1, time: 0, kind: "decided", seat: 0, lines: ["0: place a", "! roll 1", "! roll 2"], notes: [note, note] };
  const order = (follows?: number[]): string[] => sayings({ ...piece, follows }, words).map(({ kind }) => kind);
  expect(order()).toEqual(["line", "chance", "chance", "note", "note"]);
  expect(order([1, 3])).toEqual(["line", "note", "chance", "chance", "note"]);
  const own = { ...piece, lines: ["0: place a"], notes: [] };
  expect(once([own, { ...piece, seat: 1, lines: ["0: place a", "1: place b", "! roll 1"], follows: [2, 2] }])[1]?.follows).toEqual([1, 1]);
});

test("what sounds alike is said once, but not of two people", () => {
  expect(said("1: place ?", "1: place ?", "1: place ?")).toEqual(["1 place"]);
  expect(said("0: place a", "1: place b", "0: place c")).toEqual(["0 place", "1 place", "0 place"]);
});

test("two dice that show the same are both told, and cards of a deal that nobody sees are not", () => {
  expect(said("! roll 6", "! roll 6")).toEqual(["null roll 6", "null roll 6"]);
  expect(said("! place ?", "! place ?")).toEqual(["null place"]);
});

const pieces = (...told: [seat: number, ...lines: string[]][]): Piece[] =>
  told.map(([seat, ...lines], number) => ({ number, time: 0, kind: "decided", seat, lines }));
const lines = (...told: [seat: number, ...lines: string[]][]): string[] => once(pieces(...told)).flatMap((piece) => piece.lines ?? []);

test("what one has decided in secret is not told again when all is open", () => {
  expect(lines([0, "0: pick a"], [1, "0: pick a", "1: pick b"])).toEqual(["0: pick a", "1: pick b"]);
  expect(lines([1], [0, "0: pick a", "1: pick b"])).toEqual(["0: pick a", "1: pick b"]);
});

test("a row that was laid card by card is not told again, whoever is the last", () => {
  const row: [number, string][] = [[0, "0: place a"], [0, "0: place b"]];
  const open = ["0: place a", "0: place b", "0: place c", "1: place d"];
  expect(lines(...row, [0, ...open])).toEqual(open);
  expect(lines(...row, [0, "0: place c"], [1, ...open])).toEqual(open);
});

test("what is decided twice is told twice", () => {
  expect(lines([0, "0: pass"], [0, "0: pass"])).toEqual(["0: pass", "0: pass"]);
  expect(lines([0, "0: pass"], [1, "0: pass", "1: ?"], [0, "0: pass", "1: ?"])).toEqual(["0: pass", "1: ?", "0: pass", "1: ?"]);
  expect(lines([0, "0: pass"], [1, "0: pass", "1: ?"], [0, "0: pass"], [1, "0: pass", "1: ?"])).toEqual(["0: pass", "1: ?", "0: pass", "1: ?"]);
});

test("aloud is only the latest, and nothing that was heard before", () => {
  const told = pieces([0, "0: pick a"], [1, "0: pick a", "1: take b"]);
  expect(aloud(told, 1, words, ["Ana", "Bea"])).toBe("Bea: take.");
});

test("notes call the players by their names, whatever signs these are made of", () => {
  const words = new Words("rps", "en", "player = Player { FROM_ONE($seat) }\nnote-won = { PLAYER($seat) } wins { $round }.");
  const note = { key: "won", rule: "RPS-3", args: { seat: 1, round: 2 } };
  const piece: Piece = { number: 1, time: 0, kind: "event", notes: [note] };
  expect(aloud([piece], 1, words, ["Ana", 'B"e\\a { $round }'])).toBe('B"e\\a { $round } wins 2.');
});

test("a line is told as the game means it, a comment not at all", () => {
  const words = new Words("rps", "en", "player = Player { FROM_ONE($seat) }\naction-arm = Arm\ntold-action-arm = arms, aiming at { PLAYER($seat) }");
  const means: Meaning[] = [{ key: "arm", args: { seat: 1 } }, { key: "", args: {} }];
  const piece: Piece = { number: 1, time: 0, kind: "event", seat: 0, lines: ["0: arm x1 @1", "# exposed 0.1 E"], means };
  expect(sayings(piece, words.named(["Ana", "Bea"])).map((found) => found.words)).toEqual(["arms, aiming at Bea"]);
  const twice = [{ ...piece, lines: ["0: arm x1 @1"] }, { ...piece, seat: 1, lines: ["0: arm x1 @1", "1: pass"], means: [means[0]!, { key: "arm", args: { seat: 0 } }] }];
  expect(once(twice)[1]?.means).toEqual([{ key: "arm", args: { seat: 0 } }]);
});

test("who sees the board hears what others do without its places, and nothing of what was just done by oneself", () => {
  const seeing = new Words("test", "en", "action-step = from { $from } to { $to }\naction-take = takes\nseen-step = takes a step\nnote-won = won").named(["Ana", "Bea"]);
  const means: Meaning[] = [{ key: "step", args: { from: "A1", to: "A2" } }];
  const note = { key: "won", args: {}, rule: "X-1" };
  const step: Piece = { number: 1, time: 0, kind: "event", lines: ["1: A1-A2"], means, notes: [note] };
  expect(aloud([step], 1, seeing, ["Ana", "Bea"])).toBe("Bea: from A1 to A2. won.");
  expect(shown(step, 0, seeing)).toBe("Bea: takes a step. won.");
  expect(shown(step, 1, seeing)).toBe("won.");
  expect(shown({ ...step, lines: ["1: take"], means: [{ key: "take", args: {} }], notes: [] }, 0, seeing)).toBe("Bea: takes.");
});
