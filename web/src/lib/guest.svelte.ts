/** Who I am here: a name, kept by a cookie that this page cannot read. */

import type { Me } from "../wire";
import { changeMe, houseInfo, newGuest } from "./api";
import { settings } from "./settings.svelte";
import { house } from "./words.svelte";

let current = $state.raw<Me | null>(null);
let passkeys = $state("");
let asked: Promise<Me | null> | null = null;

export const guest = {
  get me(): Me | null {
    return current;
  },
  /** The address at which passkeys work, besides localhost; none before somebody has asked who I am. */
  get passkeys(): string {
    return passkeys;
  },
  /** Asks the server once. */
  known(): Promise<Me | null> {
    asked ??= houseInfo().then((found) => {
      passkeys = found.passkeys;
      return (current = found.me);
    });
    asked.catch(() => (asked = null));
    return asked;
  },
  /** A guest with some name, for those who want to play at once. */
  async anybody(): Promise<Me> {
    return (await guest.known()) ?? guest.become(house.say("web-guest"));
  },
  /** A new guest with this name, or the same with a new one. */
  async become(name: string, contact: string | null = null): Promise<Me> {
    let found = await guest.known();
    found ??= await newGuest(name, settings.lang);
    if (found.name !== name || contact !== null) found = await changeMe({ name, lang: settings.lang, contact });
    guest.is(found);
    return found;
  },
  /** Asks again: something about me has changed. */
  async again(): Promise<void> {
    asked = null;
    await guest.known();
  },
  is(found: Me | null): void {
    current = found;
    asked = Promise.resolve(found);
  },
};
