import { expect, test, vi } from "vitest";

import type { GameFace } from "../games/game";
import { Words } from "../lib/words.svelte";
import type { Piece } from "../wire";
import { aloud, sayings } from "./said";

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

test("notes call the players by their names, whatever signs these are made of", () => {
  const words = new Words("rps", "en", "player = Player { $seat }\nnote-won = { player } wins { $round }.");
  const note = { key: "won", rule: "RPS-3", args: { seat: 1, round: 2 }, words: "Player 1 wins 2." };
  const piece: Piece = { number: 1, time: 0, kind: "event", notes: [note] };
  expect(aloud([piece], face, words, ["Ana", 'B"e\\a { $round }'])).toBe('B"e\\a { $round } wins 2.');
  expect(aloud([{ ...piece, notes: [{ ...note, key: "unknown" }] }], face, words, [])).toBe("Player 1 wins 2.");
});
