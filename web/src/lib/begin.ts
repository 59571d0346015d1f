/** A game against computers that begins at once. */

import type { NewTable } from "../wire";
import { deed, layTable } from "./api";
import { guest } from "./guest.svelte";
import { randomHex } from "./ids";
import type { Level } from "./levels";
import { settings } from "./settings.svelte";

interface Wanted {
  game: string;
  players: number;
  options: NewTable["options"];
  level: Level;
  seat?: number;
  colour?: string;
}

/** A table for me and as many computers as it takes, and we begin. The table's name; Failed if there is none. */
export async function begin({ game, players, options, level, seat = 0, colour = "" }: Wanted): Promise<string> {
  await guest.anybody();
  const bots: NewTable["bots"] = {};
  for (let other = 0; other < players; other++) if (other !== seat) bots[other] = level;
  const { id } = await layTable({ game, players, options, lang: settings.lang, bots, seat });
  if (colour) await deed(id, { do: "choose", colour });
  await deed(id, { do: "contribute", text: randomHex() });
  await deed(id, { do: "start" });
  return id;
}
