/** What the parts of one board share: the glass that looks closer at a card or a kind of points, and letting a card go somewhere. */

import { createContext } from "svelte";

export interface Desk {
  /** At a card, or at what a level of the pyramid is good for: `triple`, `pairs`, `top`. */
  look: (what: string) => void;
  drop: (card: string, target: string) => void;
}

export const [useDesk, setDesk] = createContext<Desk>();
