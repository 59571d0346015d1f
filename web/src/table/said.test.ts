import { expect, test } from "vitest";

import type { GameFace } from "../games/game";
import type { Words } from "../lib/words.svelte";
import type { Piece } from "../wire";
import { sayings } from "./said";

const face = { label: (text: string) => text.split(" ")[0] } as unknown as GameFace;
const said = (...lines: string[]): string[] => {
  const piece: Piece = { number: 1, time: 0, kind: "event", lines };
  return sayings(piece, face, {} as Words).map(({ seat, words }) => `${seat} ${words}`);
};

test("what sounds alike is said once, but not of two people", () => {
  expect(said("1: place ?", "1: place ?", "1: place ?")).toEqual(["1 place"]);
  expect(said("0: place a", "1: place b", "0: place c")).toEqual(["0 place", "1 place", "0 place"]);
});
