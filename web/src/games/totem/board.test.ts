/** The board, plans, lights, the story, tokens and the camera, without a browser. */

import { describe, expect, it } from "vitest";

import type { Piece } from "../../wire";
import { boardPoint, cellWidth, framing, HOME, panned, shows, steady, WHOLE, zoomed } from "./camera";
import { around, cell, cellAt, CELLS, distance, LABELS, nameAt, neighbour, outline, ROWS, STARTS } from "./hex";
import { doom, lights, tieOf, wayTexts } from "./lights";
import { budget, movable, onward, pointed, stepBack } from "./plan";
import { restsBy, whyNot } from "./preview";
import { chapters, discarded, listen } from "./story";
import { follow } from "./tokens";
import type { TotemView } from "./view";

const START: TotemView = {
  players: [
    { totem: "J2", pieces: ["I2", "I3", "J1", "J3", "K1", "K2"], reserve: 19, lost: 0, left: 0 },
    { totem: "J18", pieces: ["I18", "I19", "J17", "J19", "K17", "K18"], reserve: 19, lost: 0, left: 0 },
  ],
  options: [["victims", "one"], ["distance", "board"], ["quiet_per_player", 50]],
  phase: "use", turn: 0, starter: 0, rivals: [0], thrown: ["0:5", "1:3"], settled: 2, dice: [2, 3], points: 0,
  mover: null, trail: [], trails: [], done: [], falling: [], quiet: 0, quiet_limit: 100, loud: false, added: false, rolls: 0,
  movements: 0, ended: "",
};
const USES = ["use 2", "use 3", "use 5"];

describe("the board", () => {
  it("has 271 cells in 19 rows, and its centre touches six", () => {
    expect(CELLS).toHaveLength(271);
    expect(ROWS.map((row) => row.length)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10]);
    expect(around("J10")).toEqual(["I10", "I11", "J9", "J11", "K9", "K10"]);
    expect(around("A10")).toEqual(["A11", "B9", "B10"]);
  });

  it("finds every cell under its middle, and nothing beside the board", () => {
    for (const { name, x, y } of CELLS) expect(cellAt({ x: x + 9, y: y - 9 })).toBe(name);
    expect(cellAt({ x: -400, y: 0 })).toBeNull();
    expect(nameAt(9, 1)).toBeNull();
  });

  it("measures distances", () => {
    expect(distance("J10", "J10")).toBe(0);
    expect(distance("A10", "S10")).toBe(18);
    expect(distance("L10", "J13")).toBe(3);
  });

  it("leads arrow keys over the whole board and not beyond it", () => {
    expect(neighbour("J10", "ArrowRight")).toBe("J11");
    expect(neighbour("J10", "ArrowUp")).toBe("I11");
    expect(neighbour("I11", "ArrowUp")).toBe("H11");
    expect(neighbour("H11", "ArrowDown")).toBe("I11");
    expect(neighbour("I11", "ArrowDown")).toBe("J10");
    expect(neighbour("J1", "ArrowUp")).toBe("I2");
    expect(neighbour("A10", "ArrowUp")).toBeNull();
    expect(neighbour("J10", "Home")).toBe("J1");
    expect(neighbour("J10", "Enter")).toBeNull();
    const seen = new Set(["J10"]);
    for (const name of seen) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = neighbour(name, key);
        if (next) seen.add(next);
      }
    }
    expect(seen.size).toBe(271);
  });

  it("has a label for each row and each line, twelve marked cells, and corners where hexagons have them", () => {
    expect(LABELS.map(({ text }) => text).join(" ")).toMatch(/^A B .* S 1 2 .* 19$/);
    expect(STARTS.size).toBe(12);
    expect(outline()).toBe("M0.00 -20.00L17.32 -10.00L17.32 10.00L0.00 20.00L-17.32 10.00L-17.32 -10.00Z");
  });
});

describe("a plan", () => {
  const plan = { unit: "I3", path: [] };

  it("may be made while the dice wait, with all their points", () => {
    expect(budget(START, USES)).toBe(5);
    expect(movable(START, USES)).toEqual(new Set(["I2", "I3", "J3", "K1", "K2"])); // J1 has no free cell beside it
    expect(budget(START, [])).toBe(0);
    expect(movable(START, [])).toEqual(new Set());
  });

  it("grows to the cell that is pointed at, shrinks to one on its way, and is taken back step by step", () => {
    const longer = pointed(START, USES, plan, "J4");
    expect(longer).toEqual({ unit: "I3", path: ["I4", "J4"] });
    expect(pointed(START, USES, longer ?? plan, "I4")).toEqual({ unit: "I3", path: ["I4"] });
    expect(stepBack(longer ?? plan).path).toEqual(["I4"]);
    expect(pointed(START, USES, longer ?? plan, "I3")?.path).toEqual([]);
    expect(pointed(START, USES, plan, "J10")).toBeNull();
  });

  it("goes no farther than its points", () => {
    const costs = [...onward(START, USES, plan).values()].map((way) => way.length);
    expect(Math.max(...costs)).toBeLessThanOrEqual(5);
    expect(onward(START, ["use 1"], plan).size).toBe(2);
  });

  it("says which rule stops it", () => {
    expect(whyNot(START, plan, "J3", 5)).toBe("TOT-42");
    expect(whyNot(START, plan, "J10", 5)).toBe("TOT-43");
    expect(whyNot(START, { unit: "I3", path: ["I4", "J4"] }, "I4", 5)).toBe("TOT-44");
    expect(whyNot(START, { unit: "I3", path: ["I4", "J4"] }, "K3", 2)).toBe("TOT-40");
  });

  it("says why a unit rests: another is in motion, or its own movement is over", () => {
    const moving = { ...START, phase: "move" as const, points: 3, done: ["J11"] };
    expect(restsBy(moving, ["J10-J11"], "J11")).toBe("TOT-45");
    expect(restsBy(moving, ["J10-J11"], "J10")).toBe("");
    const walking = { ...moving, mover: "J10" };
    expect(restsBy(walking, ["J10-I10", "stop"], "J12")).toBe("TOT-46");
    expect(restsBy(walking, ["J10-I10"], "J11")).toBe("TOT-49");
    expect(restsBy(walking, ["J10-I10"], "J10")).toBe("");
  });

  it("knows what confirming sends, or that points must be chosen first", () => {
    expect(wayTexts(START, USES, { unit: "I3", path: ["I4", "J4"] })).toEqual(["use 2", "I3-I4", "I4-J4"]);
    expect(wayTexts(START, USES, { unit: "I3", path: ["I4"] })).toBeNull();
    expect(wayTexts(START, USES, plan)).toBeNull();
    const moving = { ...START, phase: "move" as const, points: 5 };
    expect(wayTexts(moving, ["I3-I4"], { unit: "I3", path: ["I4"] })).toEqual(["I3-I4"]);
  });
});

describe("the lights", () => {
  it("show nothing to somebody who has nothing to decide", () => {
    expect(lights(START, [], null).size).toBe(0);
  });

  it("show start cells, pieces to choose, units that may set out, and cells to add on", () => {
    expect(lights({ ...START, phase: "start" }, ["start J18"], null).get("J18")).toEqual({ kind: "start", decision: "start J18" });
    const found = lights(START, [...USES, "add I2"], null);
    expect(found.get("I2")).toEqual({ kind: "add", decision: "add I2" });
    expect(found.get("K1")).toEqual({ kind: "unit" });
    expect(lights(START, [...USES, "add I2"], { unit: "I3", path: [] }).get("I2")).toEqual({ kind: "unit" });
  });

  it("show where the plan can go on, its way, and its end with the one decision it is", () => {
    const moving = { ...START, phase: "move" as const, points: 5 };
    const found = lights(moving, ["I3-I4", "I3-H4"], { unit: "I3", path: ["I4"] });
    expect(found.get("I4")).toEqual({ kind: "goal", cost: 1, decision: "I3-I4" });
    expect(found.get("J4")).toEqual({ kind: "step", cost: 2 });
    const longer = lights(moving, ["I3-I4", "I3-H4"], { unit: "I3", path: ["I4", "J4"] });
    expect(longer.get("I4")).toEqual({ kind: "way", cost: 1 });
    expect(longer.get("J4")).toEqual({ kind: "goal", cost: 2 });
  });

  it("show what falls, what may fall and what is cut off", () => {
    const loss = (name: string, cut: string[] = []) => ({ seat: 1, cell: name, totem: false, cut });
    const found = { strikes: [[loss("J16", ["J17"])], [loss("K1"), loss("K2", ["K3"])]], finished: true, mayStop: false, lapse: 0 };
    expect(doom(found)).toEqual({ falls: ["J16"], ties: ["K1", "K2"], cut: ["J17"] });
    expect(doom(null)).toEqual({ falls: [], ties: [], cut: [] });
  });

  it("show for a tie what each choice takes with it", () => {
    const players = [START.players[0], { ...START.players[1], pieces: ["J17", "J16", "K17"] }] as TotemView["players"];
    const tie = tieOf({ ...START, players, phase: "remove", falling: [["J17", "K17"]] });
    expect(tie).toEqual([
      { seat: 1, cell: "J17", totem: false, cut: ["J16"] }, { seat: 1, cell: "K17", totem: false, cut: [] },
    ]);
    expect(tieOf(START)).toEqual([]);
  });
});

describe("the story", () => {
  const piece = (number: number, lines: string[], more: Partial<Piece> = {}): Piece => ({ number, time: 0, kind: "decided", lines, ...more });
  const note = (key: string, args: Record<string, string | number>) => ({ key, rule: "", args, words: "" });
  const game = [
    piece(1, ["! roll 1 2"]), piece(2, ["0: use 2"]), piece(3, ["0: I3-I4"]), piece(4, ["0: I4-J4"]),
    piece(5, ["! roll 5 5"]), piece(6, ["1: add K9"]), piece(7, ["! roll 1 3"]), piece(8, ["2: use 3"]),
    piece(9, ["2: A1-A2"]), piece(10, ["2: A2-A3", "2: stop"], { notes: [note("removed", { seat: 0, cell: "K1" }), note("disconnected", { cells: "K2 K3" })] }),
    piece(11, ["2: B1-B2"]), piece(12, ["! roll 4 4"]),
  ];

  it("tells each player's roll since my latest", () => {
    const found = chapters(listen([], game, 0));
    expect(found).toEqual([
      { seat: 0, ways: [["I3", "I4", "J4"]], added: [], fell: [] },
      { seat: 1, ways: [], added: ["K9"], fell: [] },
      { seat: 2, ways: [["A1", "A2", "A3"], ["B1", "B2"]], added: [], fell: ["K1", "K2", "K3"] },
    ]);
  });

  it("is the same when it is heard piece by piece, and forgets what was taken back", () => {
    let heard = listen([], [], 0);
    for (const one of game) heard = listen(heard, [one], 0);
    expect(heard).toEqual(listen([], game, 0));
    const undone = listen(heard.slice(0, -1), [{ number: 13, time: 0, kind: "undone" }], 0);
    expect(chapters(undone).at(-1)?.ways).toEqual([["A1", "A2", "A3"]]);
  });

  it("goes back with a replay", () => {
    const heard = listen([], game, 0);
    const back = listen(heard, game.slice(8, 9), 0);
    expect(chapters(back).at(-1)).toEqual({ seat: 2, ways: [["A1", "A2"]], added: [], fell: [] });
  });

  it("knows which die was left out", () => {
    expect(discarded(listen([], game.slice(0, 4), 0), [1, 2])).toBe(0);
    expect(discarded(listen([], game.slice(0, 9), 0), [1, 3])).toBe(0);
    expect(discarded(listen([], game, 0), [4, 4])).toBeNull();
    expect(discarded(listen([], [piece(1, ["! roll 1 2"]), piece(2, ["0: use 1"])], 0), [1, 2])).toBe(1);
    expect(discarded(listen([], [piece(1, ["! roll 1 2"]), piece(2, ["0: use 3"])], 0), [1, 2])).toBeNull();
  });

  it("tells somebody who looks on of the latest two rolls", () => {
    expect(chapters(listen([], game, null)).map(({ seat }) => seat)).toEqual([2]);
  });
});

describe("the tokens", () => {
  it("keep their identity when they move, and new ones are new", () => {
    const before = follow([], START);
    expect(before).toHaveLength(14);
    expect(new Set(before.map(({ id }) => id)).size).toBe(14);
    const [red, blue] = START.players as [TotemView["players"][0], TotemView["players"][0]];
    const moved = { ...red, pieces: ["I2", "I4", "J1", "J3", "K1", "K2", "K3"] };
    const after = follow(before, { ...START, players: [moved, { ...blue, pieces: blue.pieces.slice(1) }] });
    const idOn = (tokens: typeof before, name: string) => tokens.find((token) => token.cell === name)?.id;
    expect(idOn(after, "I4")).toBe(idOn(before, "I3"));
    expect(before.map(({ id }) => id)).not.toContain(idOn(after, "K3"));
    expect(after.filter(({ seat }) => seat === 1)).toHaveLength(6);
    expect(follow(before, START)).toEqual(before);
  });
});

describe("the camera", () => {
  const phone = { width: 360, height: 370 };

  it("keeps to the board and to sensible sizes", () => {
    expect(steady({ x: 900, y: -900, zoom: 0.2 }, phone)).toEqual({ x: 0, y: -0, zoom: 1 });
    expect(steady({ x: 900, y: 0, zoom: 99 }, phone).zoom).toBe(5);
    expect(steady({ x: 900, y: 0, zoom: 2 }, phone).x).toBeCloseTo(WHOLE.width / 4);
  });

  it("frames the units so that a finger can choose one", () => {
    const camera = framing(["J2", "I2", "I3", "J1", "J3", "K1", "K2"], phone);
    expect(cellWidth(phone, HOME)).toBeLessThan(20);
    expect(cellWidth(phone, camera)).toBeGreaterThan(40);
    expect(shows(camera, phone, ["J1", "J3", "I2", "K2"])).toBe(true);
    expect(shows(camera, phone, ["J18"])).toBe(false);
    expect(framing([], phone)).toEqual(HOME);
  });

  it("zooms about the fingers and is moved by them", () => {
    const at = boardPoint(HOME, phone, { x: 90, y: 200 });
    const closer = zoomed(HOME, phone, 3, at);
    const still = boardPoint(closer, phone, { x: 90, y: 200 });
    expect(still.x).toBeCloseTo(at.x);
    const moved = panned(closer, phone, 30, 0);
    expect(boardPoint(moved, phone, { x: 120, y: 200 }).x).toBeCloseTo(still.x);
    expect(cell("J10")).toMatchObject({ x: 0, y: 0 });
  });
});
