import { expect, test, vi } from "vitest";

import type { GameFace } from "../games/game";
import { Words } from "../lib/words.svelte";
import type { Piece } from "../wire";
import { aloud, once, sayings } from "./said";

vi.mock("../lib/settings.svelte", () => ({ settings: { lang: "en" } }));

const face = { label: (text: string) => text.split(" ")[0] } as unknown as GameFace;
const said = (...lines: string[]): string[] => {
  const piece: Piece = { number: 1, time: 0, kind: "event", lines };
  return sayings(piece, face, new Words("rps", "en", "")).map(({ seat, words }) => `${seat} ${words}`);
};

test("what sounds alike is said once, but not of two people", () => {
  expect(said("1: place ?", "1: place ?", "1: place ?")).toEqual(["1 place"]);
  expect(said("0: place a", "1: place b", "0: place c")).toEqual(["0 place", "1 place", "0 place"]);
});

const pieces = (...told: [seat: number, ...lines: string[]][]): Piece[] =>
  told.map(([seat, ...lines], number) => ({ number, time: 0, kind: "decided", seat, lines }));
const lines = (...told: [seat: number, ...lines: string[]][]): string[] => once(pieces(...told), face).flatMap((piece) => piece.lines ?? []);

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
  expect(aloud(told, 1, face, new Words("rps", "en", ""), ["Ana", "Bea"])).toBe("Bea: take.");
});

test("notes call the players by their names, whatever signs these are made of", () => {
  const words = new Words("rps", "en", "player = Player { FROM_ONE($seat) }\nnote-won = { PLAYER($seat) } wins { $round }.");
  const note = { key: "won", rule: "RPS-3", args: { seat: 1, round: 2 }, words: "Player 1 wins 2." };
  const piece: Piece = { number: 1, time: 0, kind: "event", notes: [note] };
  expect(aloud([piece], 1, face, words, ["Ana", 'B"e\\a { $round }'])).toBe('B"e\\a { $round } wins 2.');
  expect(aloud([{ ...piece, notes: [{ ...note, key: "unknown" }] }], 1, face, words, [])).toBe("Player 1 wins 2.");
});
