/** The units as things that keep their identity from view to view, so that what moved can be seen moving. */

import { distance } from "./hex";
import type { TotemView } from "./view";

export interface Token {
  id: number;
  seat: number;
  totem: boolean;
  cell: string;
}

function standing(view: TotemView): Omit<Token, "id">[] {
  return view.players.flatMap(({ totem, pieces }, seat) => [
    ...(totem ? [{ seat, totem: true, cell: totem }] : []),
    ...pieces.map((cell) => ({ seat, totem: false, cell })),
  ]);
}

/** The tokens of a view, after those of the view before it: a unit that is elsewhere now has the nearest one's identity. */
export function follow(before: readonly Token[], view: TotemView): Token[] {
  const idle = new Map(before.map((token) => [token.id, token]));
  const found: Token[] = [];
  const moved: Omit<Token, "id">[] = [];
  for (const unit of standing(view)) {
    const same = before.find(({ cell, seat, totem }) => cell === unit.cell && seat === unit.seat && totem === unit.totem);
    if (!same) moved.push(unit);
    else if (idle.delete(same.id)) found.push(same);
  }
  let fresh = Math.max(0, ...before.map(({ id }) => id));
  for (const unit of moved) {
    const alike = [...idle.values()].filter(({ seat, totem }) => seat === unit.seat && totem === unit.totem);
    alike.sort((one, other) => distance(one.cell, unit.cell) - distance(other.cell, unit.cell));
    const [nearest] = alike;
    if (nearest) idle.delete(nearest.id);
    found.push({ ...unit, id: nearest?.id ?? ++fresh });
  }
  return found.sort((one, other) => one.id - other.id);
}
