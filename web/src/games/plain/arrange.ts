/** A view on the free table: what lies where. The twin of `arrange` in src/sobremesa/core/arrange.py, from whose plan it works;
 * free.json holds the two together. */

import type { Field, Item, Part, Place, Plan, Spread } from "../../wire";

type Value = unknown;
type Dict = Record<string, Value>;

const UNSEEN = ["?", "null"];

const isDict = (value: Value): value is Dict => typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value: Value): value is number => typeof value === "number";

/** A value as layouts name it. */
const written = (value: Value): string => (isDict(value) || Array.isArray(value) ? JSON.stringify(value) : String(value));

const part = (field: Field, show: string, more: Partial<Part> = {}): Part => ({
  field: field.name, show, kind: field.pieces, items: [], count: 0, rows: [], parts: [], name: "", decides: field.decides, ...more,
});

const thing = (look: string, kind: string, value: string, name: string, more: Partial<Item> = {}): Item => ({
  look, kind, value, name, hidden: false, count: 1, ...more,
});

export function arrange(plan: Plan, view: Value, players: number): Spread {
  const shared: Part[] = [];
  const seats: Part[][] = Array.from({ length: players }, () => []);
  for (const field of plan.fields) {
    const value = partOf(view, field);
    if (!field.seats || !Array.isArray(value) || value.length !== players) shared.push(...laid(plan, field, value, -1));
    else if (field.show === "track") shared.push(track(field, value.map((at: Value, seat) => [String(seat), at])));
    else seats.forEach((row, seat) => row.push(...laid(plan, field, value[seat], seat)));
  }
  return { shared, seats };
}

function partOf(view: Value, field: Field): Value {
  return (Array.isArray(view) ? view[field.at] : isDict(view) ? view[field.name] : null) ?? null;
}

/** A field on the table; nothing where there is nothing to show. */
function laid(plan: Plan, field: Field, value: Value, seat: number): Part[] {
  const { show } = field;
  const many = isDict(value) || Array.isArray(value);
  if (show === "grid" || show === "hexes" || (show === "track" && many)) return [board(plan, field, value)];
  if (show === "track") return [track(field, [["", value]])];
  if (value === null) return [];
  if (show === "group" || show === "groups") return grouped(plan, field, value, seat);
  const name = field.called.replaceAll("{seat}", String(seat));
  if (show === "stack") {
    const count = isNumber(value) ? value : Array.isArray(value) ? value.length : isDict(value) ? Object.keys(value).length : 0;
    return [part(field, show, { count, name })];
  }
  if (show === "pieces" && isNumber(value)) return [part(field, show, { count: value, name })]; // so many that are not seen
  return [part(field, show, { items: items(plan, field, value), name })];
}

/** A dataclass within a view, or several: its fields one by one. */
function grouped(plan: Plan, field: Field, value: Value, seat: number): Part[] {
  const several = field.show === "groups" ? (value as Value[]) : [value];
  const found = several
    .filter((one) => one !== null)
    .map((one) => field.fields.flatMap((inside) => laid(plan, inside, partOf(one, inside), seat)));
  if (seat >= 0 && field.show === "group") return found[0] ?? []; // the row of the seat is frame enough
  return found.map((parts) => part(field, "group", { parts, kind: "", decides: null }));
}

/** All that lies in one place; a mapping says how many of each. */
function items(plan: Plan, field: Field, value: Value): Item[] {
  if (Array.isArray(value)) return value.flatMap((each: Value) => items(plan, field, each));
  if (isDict(value))
    return Object.entries(value).map(([name, count]) =>
      isNumber(count) ? { ...item(plan, field, name), count } : thing("word", "", `${name}: ${written(count)}`, name),
    );
  return field.empty.includes(written(value)) ? [] : [item(plan, field, value)];
}

function item(plan: Plan, field: Field, value: Value): Item {
  const text = written(value);
  if (field.show === "seat" || field.pieces === "seat") return thing("seat", "seat", text, text);
  const kind = plan.kinds[field.pieces] ?? { look: "word", hidden: [], things: {} };
  const known = kind.things[text];
  if (known) return thing(kind.look, field.pieces, text, known.name);
  if (kind.hidden.includes(text) || (kind.look !== "word" && UNSEEN.includes(text)))
    return thing(kind.look, field.pieces, text, "", { hidden: true });
  if (kind.look === "word" && typeof value === "boolean") return thing("truth", field.pieces, text, "");
  if (kind.look === "word" && isNumber(value)) return thing("number", field.pieces, text, text);
  return thing(kind.look, field.pieces, text, text);
}

/** A grid, hexes, or the spaces of a track, with what lies on each. */
function board(plan: Plan, field: Field, value: Value): Part {
  let rows: Place[][];
  if (isDict(value)) {
    const names = field.places.length ? field.places : [Object.keys(value)];
    rows = names.map((row) => row.map((name) => ({ name, items: here(plan, field, value[name]) })));
  } else {
    const listed: Value[] = Array.isArray(value) ? value : [];
    const nested = listed.length > 0 && listed.every(Array.isArray);
    const shape = (nested ? listed : [listed]) as Value[][];
    const names = field.places.length ? field.places : shape.map((row) => row.map(() => ""));
    const ahead = shape.flat()[Symbol.iterator]();
    rows = names.map((row) => row.map((name) => ({ name, items: here(plan, field, ahead.next().value) })));
  }
  if (field.upwards) rows.reverse();
  return part(field, field.show, { rows });
}

/** What lies in one place of a board. */
const here = (plan: Plan, field: Field, value: Value): Item[] =>
  value === null || value === undefined || value === "" ? [] : items(plan, field, value);

/** Spaces in a row, and who or what stands where. */
function track(field: Field, markers: readonly (readonly [string, Value])[]): Part {
  const names = field.places[0] ?? [];
  const marker = (seat: string) => (seat ? thing("seat", "seat", seat, seat) : thing("token", field.name, "", ""));
  const spaces = names.map((name, number) => ({ name, items: markers.filter(([, at]) => at === number).map(([seat]) => marker(seat)) }));
  return part(field, "track", { rows: [spaces] });
}
