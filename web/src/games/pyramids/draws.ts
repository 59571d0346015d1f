import { seats, type Draws } from "../../lib/draws";

const FACTIONS = ["anubians", "bastet", "rashar", "sobeccians"];

export const draws: Draws = {
  factions: ({ header, stream }) => {
    const pool = FACTIONS.slice(0, header.players < 3 ? 2 : 4);
    return `! factions ${seats(header.players).map(() => stream.take(pool)).join(" ")}`;
  },
  first: ({ header, stream }) => `! first ${stream.pick(seats(header.players))}`,
  base: ({ stream }) => `! base ${stream.pick(["S1", "S2", "S3", "S4"])}`,
  roll: ({ line, stream }) => {
    const dice = line.split(" ").slice(2).map((part) => part.split("=")[0]!);
    const faces = (die: string) => Array.from({ length: Number(/d(\d)/.exec(die)?.[1]) }, (_, i) => i + 1);
    return `! roll ${dice.map((die) => `${die}=${stream.pick(faces(die))}`).join(" ")}`;
  },
};
