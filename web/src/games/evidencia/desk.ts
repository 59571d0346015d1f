/** What the parts of one board share: the glass that looks closer at a card, and letting a card go somewhere. */

import { createContext } from "svelte";

export interface Desk {
  look: (card: string) => void;
  drop: (card: string, target: string) => void;
}

export const [useDesk, setDesk] = createContext<Desk>();
