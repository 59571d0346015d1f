/** What the parts of the free table need to know of it. */

import type { Choice } from "../../table/steps";
import type { Speech } from "./says";

export interface Desk extends Speech {
  /** What clicking on something of this name may decide; only one's own where several are called so. */
  choices: (name: string, kinds: readonly string[] | null, seat: number) => readonly Choice[];
  click: (name: string, kinds: readonly string[] | null, seat: number) => void;
  /** Has this been clicked? */
  picked: (name: string, kinds: readonly string[] | null) => boolean;
}
