import { beforeAll, describe, expect, it } from "vitest";

import spanish from "../../../../src/sobremesa/games/pyramids/text/es.ftl?raw";
import { toward } from "../../lib/points";
import { speaker } from "../../lib/testing";
import { battles, frames } from "./battle";
import { PHARAOH } from "./sides";
import { mapOf, printed, rowsOf, use, type PyramidsData } from "./data";
import { centre } from "./geometry";
import { slotWords, unitSign, unitTitle } from "./label";
import { decisions, origin, waiting, waysOf } from "./plan";
import { after, army, footmen, formula, reach } from "./preview";
import { status } from "./status";
import type { BoardView, PyramidsView } from "./view";

/** A map of three spaces in a row with a start area on the left, and boards as they are printed. */
const DATA: PyramidsData = {
  maps: [
    {
      id: "row",
      starts: [{ id: "S1", q: -1, r: 0, adjacent: ["1"] }],
      spaces: [
        { id: "1", q: 0, r: 0, kind: "sacred", top: 4, bottom: 12, adjacent: ["S1", "2"] },
        { id: "2", q: 1, r: 0, kind: "white", top: 1, bottom: 3, adjacent: ["1", "3"] },
        { id: "3", q: 2, r: 0, kind: "factory", factory: "A", adjacent: ["2"] },
      ],
    },
  ],
  factions: [{ id: "rashar", hero_anywhere: true }, { id: "bastet", hero_anywhere: false }],
  board: {
    layout: [
      { part: "hero", slots: ["H1", "H2", "H3"], icons: ["triangle", "triangle", "triangle"], signs: ["", ""] },
      { part: "B", slots: ["B1", "B2", "B3"], icons: ["triangle", "circle", "rhombus"], signs: ["", ""], ends: "=" },
      { part: "points", slots: ["1"], icons: ["box"], signs: [] },
    ],
    upgrades: [],
    units: [
      { id: "A", base: "first", line_base: "second", operation: "add", steps: [2, 4] },
      { id: "B", base: "first", line_base: "", operation: "multiply", steps: [1, 2, 3] },
      { id: "C", base: "eight_minus_first", line_base: "eight_minus_second", operation: "multiply", steps: [2, 3] },
    ],
    footmen: [{ id: "F1", gates: [{ spaces: ["T1", "T2"], bonus: 1 }, { spaces: ["T3", "R4"], bonus: 1 }] }],
  },
};

const board = (more: Partial<BoardView> = {}): BoardView => ({
  faction: "bastet", start: "S1", numbers: [], fresh: [], marked: [], crossed: [], upgrades: [], stock: [], worth: [],
  units: [], written: 0, targets: [], conquests: 0, points: [], ...more,
});

const view = (own: BoardView): PyramidsView => ({
  rules: "1.1", seat: 0, players: 2, options: [["map", "row"]], phase: "deploy", round: 1, rounds: 10, first: 0, deciders: [0],
  turn: 0, ground: [{ hex: "1", owner: "0", ordinary: 2, heroes: 0 }], devices: [], dice: [], die: null, fits: [],
  boards: [own, board({ start: "S3" })], chosen: 0, held: [], earning: [], result: null,
});

beforeAll(() => use(DATA));

describe("what a unit is worth", () => {
  const numbers = new Map([["A1", 3], ["A2", 5], ["B1", 4], ["C1", 6], ["C2", 2]]);

  it("follows PYR-42 to PYR-44", () => {
    expect(army(board(), "A", numbers)).toBe(5);
    expect(army(board({ upgrades: ["A.plus4"] }), "A", numbers)).toBe(7);
    expect(army(board({ upgrades: ["A.line", "A.plus4"] }), "A", numbers)).toBe(9);
    expect(army(board({ upgrades: ["B.x2", "B.x3"] }), "B", numbers)).toBe(12);
    expect(army(board(), "C", numbers)).toBe(4);
    expect(army(board({ upgrades: ["C.line", "C.x3"] }), "C", numbers)).toBe(18);
    expect(army(board(), "B", new Map())).toBeNull();
  });

  it("opens the gates of the footmen from left to right (PYR-45)", () => {
    expect(footmen("F1", new Set())).toBe(1);
    expect(footmen("F1", new Set(["F1.1", "F1.2"]))).toBe(2);
    expect(footmen("F1", new Set(["F1.3", "F1.4"]))).toBe(1);
    expect(after(board({ crossed: ["F1.2"] }), "cross F1.1")).toBe(2);
  });

  it("is shown for what would be written", () => {
    expect(after(board(), "write A1 6")).toBe(8);
    expect(after(board(), "write H1 4")).toBeNull();
  });
});

describe("a deployment", () => {
  it("reaches what is held and what lies beside it; bombs and wings reach all", () => {
    expect([...reach(view(board()), 0, "F1")].sort()).toEqual(["1", "2"]);
    expect(reach(view(board()), 0, "C").size).toBe(3);
    expect(reach(view(board({ faction: "rashar" })), 0, "H1").size).toBe(3);
  });

  it("is sent when every unit has a target, in the order of the rules", () => {
    const own = board({ units: [["H1", 2, true], ["F1", 1, false], ["F2", 1, false]], written: 1 });
    const units = waiting(view(own), 0);
    expect(units).toEqual(["F1", "F2"]);
    expect(decisions(units, { F1: "1" })).toEqual([]);
    expect(decisions(units, { F2: "2", F1: "1" })).toEqual(["deploy F1 1", "deploy F2 2"]);
  });
});

describe("boards and maps", () => {
  it("are drawn as the table agreed", () => {
    expect(rowsOf([]).map((row) => row.slots.length)).toEqual([3, 3]);
    expect(rowsOf([["hero_slots", "reuse"], ["twin_slots", "2"]]).map((row) => row.slots)).toEqual([["H1"], ["B1", "B2"]]);
    expect(printed("F1.4")).toBe(4);
  });

  it("show what holds between the outer slots of the twin army, and nothing between neighbours", () => {
    expect(rowsOf([]).map((row) => [row.signs, row.ends])[1]).toEqual([["", ""], "="]);
    expect(rowsOf([["twin_slots", "2"]]).map((row) => [row.signs, row.ends])[1]).toEqual([["="], ""]);
  });

  it("can be walked with arrow keys", () => {
    const places = DATA.maps[0]!.spaces.map(centre);
    expect(places[0]).toEqual({ x: 0, y: 0 });
    expect(toward(places, places[0]!, "ArrowRight")).toBe(1);
  });
});

it("calls slots and units by words", () => {
  const words = speaker("es", spanish);
  expect([slotWords("A2", words), slotWords("F1.4", words)]).toEqual(["el ejército creciente, casilla 2", "rombo 4 del grupo 1 de lacayos"]);
  expect(["A", "H1", "F2", "R8"].map((unit) => unitTitle(unit, words))).toEqual(
    ["Ejército creciente", "Héroes de la casilla 1", "Lacayos del grupo 2", "Soldados guardados del espacio 8"],
  );
  expect(["A", "H1", "F2", "R8"].map((unit) => unitSign(unit, words))).toEqual(["A", "★1", "✕2", "(8)"]);
});

it("asks whose turn it is, and tells the others what is done", () => {
  const words = speaker("es", spanish);
  const taking = (deciders: number[], phase: PyramidsView["phase"] = "take", players = 2) => ({ ...view(board()), phase, deciders, players });
  expect(status(taking([1]), 1, [], words)).toBe("Toma un dado.");
  expect([status(taking([1]), 0, [], words), status(taking([1]), null, [], words)]).toEqual(["Azul toma un dado.", "Azul toma un dado."]);
  expect(status(taking([1, 2], "deploy"), 0, [], words)).toBe("Los demás envían sus unidades, en secreto.");
  expect(status(taking([0], "deploy", 1), 0, [], words)).toBe("Envía cada unidad a un espacio.");
  expect(status(taking([], "over"), 0, [], words)).toBe("La partida ha terminado.");
});

it("tells the latest battles space by space", () => {
  const note = (key: string, space: string) => ({ key, rule: "PYR-55", args: { space } });
  const pieces = [
    { number: 1, time: 0, kind: "closed", notes: [note("holds", "9"), note("tie", "9")] },
    { number: 2, time: 0, kind: "closed", notes: [note("attacks", "8"), note("defends", "5"), note("tie", "8"), note("holds", "8")] },
    { number: 3, time: 0, kind: "decided", notes: [{ key: "points", rule: "PYR-72", args: { seat: 0 } }] },
  ];
  expect(battles(pieces).map(({ space, steps }) => [space, steps.length])).toEqual([["8", 3], ["5", 1]]);
});

describe("a battle on the map", () => {
  const note = (key: string, args: Record<string, string | number>) => ({ key, rule: "PYR-62", words: "", args: { space: "5", ...args } });
  const steps = [
    note("defends", { seat: 1, ordinary: 6, heroes: 0 }),
    note("attacks", { seat: 0, ordinary: 5, heroes: 2 }),
    note("bomb", { seat: 0, points: 4 }),
    note("bombed", { seat: 1, ordinary: 2, heroes: 0, before: 6, points: 4 }),
    note("strength", { seat: 1, strength: 2 }),
    note("strength", { seat: 0, strength: 9 }),
    note("fight", { points: 2 }),
    note("holds", { seat: 0, ordinary: 3, heroes: 2 }),
    note("conquest", { seat: 0 }),
  ];

  it("shows who arrives, what bombs take, who is stronger and who holds, one after the other", () => {
    const found = frames({ space: "5", steps });
    expect(found.map(({ kind }) => kind)).toEqual(["arrive", "bombs", "fight", "outcome"]);
    const forces = found.map((frame) => frame.forces.map(({ seat, ordinary, heroes, lost }) => `${seat}: ${ordinary}+${heroes} -${lost}`));
    expect(forces).toEqual([["1: 6+0 -0", "0: 5+2 -0"], ["1: 2+0 -4", "0: 5+2 -0"], ["1: 2+0 -0", "0: 5+2 -0"], ["0: 3+2 -2"]]);
    expect(found[0]?.bombs).toEqual([{ seat: 0, points: 4 }]);
    expect(found[2]?.forces.map(({ strength }) => strength)).toEqual([2, 9]);
    expect(found.map(({ conquered }) => conquered)).toEqual([false, false, false, true]);
  });

  it("leaves nobody where a space is empty, and tells every note", () => {
    const found = frames({ space: "5", steps: [...steps.slice(0, 4), note("tie", { points: 7 }), note("emptied", {})] });
    expect(found.at(-1)).toMatchObject({ kind: "outcome", forces: [], conquered: false });
    expect(found.flatMap((frame) => frame.steps)).toHaveLength(6);
  });

  it("shows the Pharaoh's soldiers where they walk, and who is left", () => {
    const walk = (key: string, units: number) => frames({ space: "5", steps: [note(key, { soldiers: 3, units })] })[0]?.forces;
    expect(walk("walker-stays", 11)).toMatchObject([{ seat: PHARAOH, ordinary: 11, lost: -1 }]);
    expect(walk("walkers-fall", 2)).toMatchObject([{ seat: 0, ordinary: 2, lost: 0 }]);
    expect(walk("walkers-win", 1)).toMatchObject([{ seat: PHARAOH, ordinary: 1 }]);
    expect(walk("walkers-win", 0)).toEqual([]);
    const held = frames({ space: "5", steps: [...steps, note("walker-stays", { soldiers: 1, units: 4 })] });
    expect(held.map(({ kind }) => kind).slice(-2)).toEqual(["outcome", "walk"]);
  });
});

it("draws a unit's way from the space beside its target", () => {
  const seen = view(board());
  expect(origin(seen, 0, "2", mapOf("row"))).toBe("1");
  expect(origin(seen, 0, "1", mapOf("row"))).toBe("S1");
  expect(origin(seen, 0, "3", mapOf("row"))).toBe("S1");
});

it("says how an army counts, with its upgrades", () => {
  expect(formula(board(), "A")).toEqual({ line: 0, step: 2 });
  expect(formula(board({ upgrades: ["A.plus4", "A.line", "C.x3"] }), "A")).toEqual({ line: 1, step: 4 });
});

it("lets the arrow of an attack begin where its ram stands", () => {
  const hex = (id: string) => ({ hex: id, owner: "0", ordinary: 1, heroes: 0 });
  const seen = { boards: [{ start: "S1" }], ground: [hex("1"), hex("3")], devices: [] as string[] } as unknown as PyramidsView;
  expect(origin(seen, 0, "2", mapOf("row"))).toBe("1");
  expect(origin({ ...seen, devices: ["0: ram 3>2"] }, 0, "2", mapOf("row"))).toBe("3");
  expect(origin({ ...seen, devices: ["1: ram 3>2"] }, 0, "2", mapOf("row"))).toBe("1");
});

it("draws one arrow for units on the same way, and adds many up", () => {
  const march = (unit: string, number: string, to = "2", who = 0) => ({ unit, number, who, from: "1", to });
  const two = [march("A", "5"), march("F1", "3"), march("F2", "1", "3"), march("A", "6", "2", 1)];
  expect(waysOf(two, (unit) => unit).map(({ signs }) => signs)).toEqual([["A·5", "F1·3"], ["F2·1"], ["A·6"]]);
  const many = [march("H1", "4★"), march("F1", "3"), march("R5", "2")];
  expect(waysOf(many, (unit) => unit).map(({ signs }) => signs)).toEqual([["Σ·5+4★"]]);
});
