import { seats, type Draws } from "../../lib/draws";

const ROLLS = [1, 2, 3, 4, 5, 6].flatMap((low) => [1, 2, 3, 4, 5, 6].filter((high) => high >= low).map((high) => [low, high]));

export const draws: Draws = {
  off: ({ header, stream, memory }) => {
    const rivals = (memory.get("rivals") as number[] | undefined) ?? seats(header.players);
    const dice = rivals.map((seat) => ({ seat, die: stream.pick([1, 2, 3, 4, 5, 6]) }));
    const high = Math.max(...dice.map(({ die }) => die));
    memory.set("rivals", dice.filter(({ die }) => die === high).map(({ seat }) => seat));
    return `! off ${dice.map(({ seat, die }) => `${seat}:${die}`).join(" ")}`;
  },
  roll: ({ stream }) => `! roll ${stream.pick(ROLLS, ROLLS.map(([low, high]) => (low === high ? 1 : 2))).join(" ")}`,
};
