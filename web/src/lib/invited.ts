/** Tables laid again, at which seats are kept until people answer. */

import type { TableView } from "../wire";
import { deed } from "./api";
import { randomHex } from "./ids";

/** The seats that wait for somebody's answer. */
export const seatsKept = (table: TableView, guest: string): number[] =>
  table.chairs.flatMap((chair, seat) => (guest && chair.kept_for === guest ? [seat] : []));

/** Sit down on all seats that are kept for me; Failed if the table does not take me. */
export async function accept(table: TableView, guest: string): Promise<void> {
  for (const seat of seatsKept(table, guest)) await deed(table.id, { do: "sit", seat, contribution: randomHex() });
}

export const decline = (table: TableView) => deed(table.id, { do: "stand" });
