import { dealt, seats, sorted, type Draws, type Moment } from "../../lib/draws";

const ARTIFACTS = (
  "eyes codex elixir glove magnet barter bridge showcase scales cloak chest magpie lens lid mirror dummy " +
  "apron knot spring gaze ear lamp hook static"
).split(" ");
/** Followers of each kind, by players. */
const FOLLOWERS: Record<number, number> = { 4: 5, 5: 7, 6: 8, 7: 10, 8: 11 };

function recruits({ header, stream, line }: Moment): string {
  const leaders = ["LE", "LS"];
  const left: Record<string, number> = { E: FOLLOWERS[header.players] ?? 0, S: FOLLOWERS[header.players] ?? 0 };
  const kinds = ["LE", "LS", "E", "S"];
  const one = (first: number): string => {
    const [e, s] = [left["E"]!, left["S"]!];
    const weights = kinds.map((kind) => {
      if (kind.startsWith("L")) return first && leaders.includes(kind) ? e + s : 0;
      return left[kind]! * (first ? first - leaders.length : 1);
    });
    const found = stream.pick(kinds, weights);
    if (found.startsWith("L")) leaders.splice(leaders.indexOf(found), 1);
    else left[found]!--;
    return found;
  };
  const hands = seats(header.players).map((seat) => {
    const hand = [one(header.players - seat), one(0), one(0)];
    return `${seat}=${sorted(hand, kinds).join(",")}`;
  });
  return ["! recruits", ...hands, `out=${line.endsWith("out=-") ? "-" : one(0)}`].join(" ");
}

/** The deck is what is neither in a hand nor on the discard. */
function draw({ line, stream, view }: Moment): string {
  const seen = view as { hand_known: string[][]; discard: string[] };
  const away = new Set([...seen.hand_known.flat(), ...seen.discard]);
  return `! draw ${line.split(" ")[2]} ${stream.pick(ARTIFACTS.filter((card) => !away.has(card)))}`;
}

export const draws: Draws = {
  recruits,
  artifacts: ({ line, stream }) => dealt(line, "! artifacts", [...ARTIFACTS], stream, ARTIFACTS),
  first: ({ header, stream }) => `! first ${stream.pick(seats(header.players))}`,
  draw,
};
