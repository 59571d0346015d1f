/** Cards that glide from where they lay to where they lie: worked out by comparing two views, never ordered. */

import { lasts, settings } from "../../lib/settings.svelte";
import type { Trip } from "./travel";

/** Where everything was on the screen: cards by their names, places by theirs. */
export interface Picture {
  cards: Map<string, DOMRect>;
  places: Map<string, DOMRect>;
}

export function picture(root: HTMLElement): Picture {
  const seen = (key: "card" | "place"): Map<string, DOMRect> =>
    new Map(
      [...root.querySelectorAll<HTMLElement>(`[data-${key}]`)].map((element) => [
        element.dataset[key] ?? "", element.getBoundingClientRect(),
      ]),
    );
  return { cards: seen("card"), places: seen("place") };
}

const GLIDE = 450; // milliseconds
const EASE = "cubic-bezier(.3,.8,.4,1)";

export function glide(root: HTMLElement, before: Picture, trips: readonly Trip[]): void {
  if (!settings.motion) return;
  for (const { card, from, later } of trips) {
    const element = root.querySelector<HTMLElement>(`[data-card="${card}"]`);
    const start = before.cards.get(card) ?? before.places.get(from);
    if (!element || !start) continue;
    const end = element.getBoundingClientRect();
    const size = Math.min(1.6, Math.max(0.4, start.width / end.width));
    const [x, y] = [middle(start)[0] - middle(end)[0], middle(start)[1] - middle(end)[1]];
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${before.cards.has(card) ? size : 0.7})`, zIndex: 10 },
        { transform: "none", zIndex: 10 },
      ],
      { duration: lasts(GLIDE), delay: later ? lasts(GLIDE * 0.8) : 0, easing: EASE, fill: "backwards" },
    );
  }
}

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
