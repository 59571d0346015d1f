/** Who stands where, and what the table agreed. */

import type { TotemPlayer, TotemView } from "./view";

/** All units of a player, the totem first. */
export function unitsOf(player: TotemPlayer): string[] {
  return player.totem ? [player.totem, ...player.pieces] : [...player.pieces];
}

/** Whose unit stands on a cell. */
export type Owners = ReadonlyMap<string, number>;

export function ownersOf(view: TotemView): Map<string, number> {
  return new Map(view.players.flatMap((player, seat) => unitsOf(player).map((cell) => [cell, seat] as const)));
}

export function optionOf(view: TotemView, name: string): string | number | undefined {
  return view.options.find(([key]) => key === name)?.[1];
}
