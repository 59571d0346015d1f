/** What games bring to the pages: those of the house a folder here, with an index.ts for the board and a draws.ts for their
 * luck; plugged-in ones modules that the server hands out (guest.ts). Each is loaded when somebody wants it. */

import { Failed, game } from "../lib/api";
import type { Draws } from "../lib/draws";
import { settings } from "../lib/settings.svelte";
import type { GameFace } from "./game";
import { dressed, drawsAt } from "./guest";

const faces = import.meta.glob<{ default: GameFace }>("./*/index.ts");
const luck = import.meta.glob<{ draws: Draws }>("./*/draws.ts");

/** Where a plugged-in game has a module of its own; nowhere, also if the house does not know the game any more. */
async function addressOf(slug: string, what: "face" | "draws"): Promise<string> {
  try {
    return (await game(slug, settings.lang))[what];
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    return "";
  }
}

/** The face of a game that has none: a table that every game has. */
async function free(slug: string, rules: string): Promise<GameFace> {
  const face = (await faces["./plain/index.ts"]!()).default;
  await face.prepare?.(rules, slug);
  return face;
}

export async function faceOf(slug: string, rules: string): Promise<GameFace> {
  const found = faces[`./${slug}/index.ts`];
  if (!found) {
    const address = await addressOf(slug, "face");
    const table = await free(slug, rules);
    return address ? dressed(address, table) : table;
  }
  const face = (await found()).default;
  await face.prepare?.(rules, slug);
  return face;
}

/** How a game's luck is derived from the stream; null where nobody has said it. */
export async function drawsOf(slug: string): Promise<Draws | null> {
  const found = luck[`./${slug}/draws.ts`];
  return found ? (await found()).draws : drawsAt(await addressOf(slug, "draws"));
}
