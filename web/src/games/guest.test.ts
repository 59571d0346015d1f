import { expect, test, vi } from "vitest";

import type { Moment } from "../lib/draws";
import type { GameFace } from "./game";
import { dressed, drawsAt, VERSION } from "./guest";

const free = { lists: true, status: () => "free", score: () => [] } as unknown as GameFace;
const mount = () => ({ update: () => undefined });
const module_ = (face: unknown) => async () => ({ face });
const nothing = [{}, null, [], null as never] as const;

test("a face of this version stands upon the free table", async () => {
  const own = { version: VERSION, mount, status: () => "own" };
  const face = await dressed("/faces/x/1/index.js", free, module_(own));
  expect(face).toMatchObject({ guest: own, lists: false, textual: false, changes: false });
  expect(face.note).toBeUndefined();
  expect(face.status(...nothing)).toBe("own");
  expect(face.score(null as never, {}, null as never)).toEqual([]);
});

test("another version, none at all, or a module that fails: the free table, and a note says why", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await dressed("", free, module_({ version: VERSION + 1, mount }))).toEqual({ ...free, note: "web-face-version" });
  const failed = { ...free, note: "web-face-failed" };
  expect(await dressed("", free, module_(undefined))).toEqual(failed);
  expect(await dressed("", free, module_({ version: VERSION }))).toEqual(failed);
  expect(await dressed("", free, () => Promise.reject(new TypeError("404")))).toEqual(failed);
  silent.mockRestore();
});

test("words that fail are those of the free table", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const status = () => {
    throw new Error("no");
  };
  expect((await dressed("", free, module_({ version: VERSION, mount, status }))).status(...nothing)).toBe("free");
  silent.mockRestore();
});

test("draws of this version are taken, and one that fails tells nothing", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const draws = { coin: () => "! coin 1", roll: (moment: Moment) => moment.line.toUpperCase() };
  const found = await drawsAt("/faces/x/1/draws.js", async () => ({ version: VERSION, draws }));
  expect(found?.["coin"]?.({} as Moment)).toBe("! coin 1");
  expect(found?.["roll"]?.({} as Moment)).toBeUndefined();
  expect(await drawsAt("", async () => ({ version: VERSION, draws }))).toBeNull();
  expect(await drawsAt("/x", async () => ({ version: 0, draws }))).toBeNull();
  expect(await drawsAt("/x", () => Promise.reject(new TypeError("404")))).toBeNull();
  silent.mockRestore();
});
