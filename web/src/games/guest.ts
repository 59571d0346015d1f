/** The faces of plugged-in games: modules that the server hands out, against the interface of docs/guide/faces.md. Whatever
 * they do wrong, the free table is there instead, and a note says why. */

import type { Draws } from "../lib/draws";
import { usual } from "../table/aims";
import type { BoardProps, GameFace } from "./game";

/** The version of the interface; another one is not understood. */
export const VERSION = 1;

/** What a face puts into the page. */
export interface Mounted {
  /** Something has changed: all props, as they are now. */
  update(props: BoardProps): void;
  /** The board is gone. */
  destroy?(): void;
}

/** What the module `face/index.js` of a game exports as `face`. */
export interface GuestFace extends Partial<Pick<GameFace, "textual" | "changes" | "prepare" | "aims" | "status" | "score">> {
  version: number;
  mount(element: HTMLElement, props: BoardProps): Mounted;
}

type Load = (address: string) => Promise<Record<string, unknown>>;
const load: Load = (address) => import(/* @vite-ignore */ address);

/** A face for a plugged-in game: its own, upon the free table. */
export async function dressed(address: string, free: GameFace, loading: Load = load): Promise<GameFace> {
  let guest: GuestFace;
  try {
    guest = (await loading(address))["face"] as GuestFace;
    if (guest.version !== VERSION) return { ...free, note: "web-face-version" };
    if (typeof guest.mount !== "function") throw new TypeError(`${address}: face.mount is no function`);
    await guest.prepare?.("", "");
  } catch (error) {
    console.error(error);
    return { ...free, note: "web-face-failed" };
  }
  return {
    ...free,
    guest,
    lists: false,
    textual: guest.textual === true,
    changes: guest.changes === true,
    aims: safely(guest.aims?.bind(guest), (line) => line.map(usual)),
    status: safely(guest.status?.bind(guest), free.status),
    score: safely(guest.score?.bind(guest), free.score),
  };
}

function safely<Given extends unknown[], Found>(own: ((...given: Given) => Found) | undefined, free: (...given: Given) => Found) {
  return (...given: Given): Found => {
    try {
      return (own ?? free)(...given);
    } catch (error) {
      console.error(error);
      return free(...given);
    }
  };
}

/** The module `face/draws.js` of a game: `version` and `draws`. */
export async function drawsAt(address: string, loading: Load = load): Promise<Draws | null> {
  if (!address) return null;
  try {
    const { version, draws } = await loading(address);
    if (version !== VERSION) return null;
    return Object.fromEntries(Object.entries(draws as Draws).map(([word, draw]) => [word, safely(draw, () => undefined)]));
  } catch (error) {
    console.error(error);
    return null;
  }
}
