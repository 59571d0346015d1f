/** What each game draws, and in which order: the table "Outcomes" of docs/guide/fair.md. */

import type { Stream } from "./fair";

export interface Header {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  fair?: Record<string, unknown>;
}

export interface Moment {
  /** The line of the record that is to be derived, with its "! ". */
  line: string;
  header: Header;
  stream: Stream;
  /** What is seen by somebody who sees everything, just before. */
  view: unknown;
  /** What a game remembers from one line to the next. */
  memory: Map<string, unknown>;
}

type Deriver = (moment: Moment) => string;

const EVIDENCIA = (
  "garden-gnome mushroom-ring pointed-hat crop-circles restricted-area green-man rubber-suit abduction " +
  "secret-handshake zurich-bankers royal-blood weather-balloon eye slit-pupils deep-tunnels star-hybrid " +
  "official-speech gnome-reveal"
).split(" ");
const ARTIFACTS = (
  "eyes codex elixir glove magnet barter bridge showcase scales cloak chest magpie lens lid mirror dummy " +
  "apron knot spring gaze ear lamp hook static"
).split(" ");
const MISTY = Object.entries({ D: 7, F: 7, L: 7, M: 5, P: 6, R: 7, S: 8, U: 7 }).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, i) => `${kind}${String(i + 1).padStart(2, "0")}`),
);
const FACTIONS = ["anubians", "bastet", "rashar", "sobeccians"];
/** Euphoria: followers of each kind, by players. */
const FOLLOWERS: Record<number, number> = { 4: 5, 5: 7, 6: 8, 7: 10, 8: 11 };
const ROLLS = [1, 2, 3, 4, 5, 6].flatMap((low) => [1, 2, 3, 4, 5, 6].filter((high) => high >= low).map((high) => [low, high]));

const seats = (count: number) => Array.from({ length: count }, (_, seat) => seat);
/** "a=x,y b=z": the parts of a line that are lists of cards, in order. */
const lists = (line: string) =>
  line.split(" ").flatMap((part) => {
    const [name, cards] = part.split("=");
    return cards === undefined ? [] : [{ name: name!, count: cards.split(",").length }];
  });
const sorted = (cards: string[], order: readonly string[]) => cards.sort((a, b) => order.indexOf(a) - order.indexOf(b));

/** Lists of cards that are drawn one by one from those left, in the order of the line. */
function dealt(line: string, head: string, left: string[], stream: Stream, order?: readonly string[]): string {
  const parts = lists(line).map(({ name, count }) => {
    const cards = Array.from({ length: count }, () => stream.take(left));
    return `${name}=${(order ? sorted(cards, order) : cards).join(",")}`;
  });
  return [head, ...parts].join(" ");
}

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

function rollOff({ header, stream, memory }: Moment): string {
  const rivals = (memory.get("rivals") as number[] | undefined) ?? seats(header.players);
  const dice = rivals.map((seat) => ({ seat, die: stream.pick([1, 2, 3, 4, 5, 6]) }));
  const high = Math.max(...dice.map(({ die }) => die));
  memory.set("rivals", dice.filter(({ die }) => die === high).map(({ seat }) => seat));
  return `! off ${dice.map(({ seat, die }) => `${seat}:${die}`).join(" ")}`;
}

function mistyDeal({ line, stream, memory }: Moment): string {
  const which = line.split(" ")[2] ?? "";
  if (which.endsWith(".1")) memory.set("stock", [...MISTY]); // a round begins with all cards
  return dealt(line, `! deal ${which}`, memory.get("stock") as string[], stream, MISTY);
}

const DERIVERS: Record<string, Record<string, Deriver>> = {
  rps: { coin: ({ stream }) => `! coin ${stream.pick([0, 1])}` },
  totem: {
    off: rollOff,
    roll: ({ stream }) => `! roll ${stream.pick(ROLLS, ROLLS.map(([low, high]) => (low === high ? 1 : 2))).join(" ")}`,
  },
  evidencia: {
    deal: ({ line, stream }) => dealt(line, "! deal", [...EVIDENCIA], stream),
    scatter: ({ line, stream }) => {
      const three = line.split(" ").flatMap((part) => part.split("=")[1] ?? []);
      return dealt(line, "! scatter", sorted(three, EVIDENCIA), stream);
    },
  },
  misty: { deal: mistyDeal },
  pyramids: {
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
  },
  euphoria: {
    recruits,
    artifacts: ({ line, stream }) => dealt(line, "! artifacts", [...ARTIFACTS], stream, ARTIFACTS),
    first: ({ header, stream }) => `! first ${stream.pick(seats(header.players))}`,
    draw,
  },
};

/** The line that the stream gives; null for a game or a line that this page does not know. */
export function derive(moment: Moment): string | null {
  const word = moment.line.split(" ")[1] ?? "";
  return DERIVERS[moment.header.game]?.[word]?.(moment) ?? null;
}
