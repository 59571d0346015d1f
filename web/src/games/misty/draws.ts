import { dealt, type Draws } from "../../lib/draws";

const CARDS = Object.entries({ D: 7, F: 7, L: 7, M: 5, P: 6, R: 7, S: 8, U: 7 }).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, i) => `${kind}${String(i + 1).padStart(2, "0")}`),
);

export const draws: Draws = {
  deal: ({ line, stream, memory }) => {
    const which = line.split(" ")[2] ?? "";
    if (which.endsWith(".1")) memory.set("stock", [...CARDS]); // a round begins with all cards
    return dealt(line, `! deal ${which}`, memory.get("stock") as string[], stream, CARDS);
  },
};
