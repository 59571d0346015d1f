// boardgame.io's reducer, tic-tac-toe, without client or server: the same dialogue as worker.py, a budget in
// seconds a line, answered by what was counted and the seconds it took; node has helping threads, so that its
// processor time would be too much, and the clock counts twice.
const { createInterface } = require("node:readline");
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const isMarked = (cell) => cell !== null;
const hasLine = (cells) =>
  LINES.some(([a, b, c]) => isMarked(cells[a]) && cells[a] === cells[b] && cells[b] === cells[c]);

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every(isMarked)) return { draw: true };
  },
};
const reducer = CreateGameReducer({ game });

function playout() {
  let state = InitializeGame({ game, numPlayers: 2 });
  let steps = 0;
  while (state.ctx.gameover === undefined) {
    const free = [...state.G.cells.keys()].filter((cell) => !isMarked(state.G.cells[cell]));
    const cell = free[Math.floor(Math.random() * free.length)];
    const payload = { type: "mark", args: [cell], playerID: state.ctx.currentPlayer };
    state = reducer(state, { type: "MAKE_MOVE", payload });
    steps += 1;
  }
  return steps;
}

function measure(budget, unit) {
  const began = performance.now();
  let calls = 0, counted = 0, seconds = 0;
  while (seconds < budget) {
    counted += unit();
    calls += 1;
    seconds = (performance.now() - began) / 1000;
  }
  return { calls, counted, seconds };
}

const middle = InitializeGame({ game, numPlayers: 2 });
const copy = () => {
  for (let i = 0; i < 100; i += 1) structuredClone(middle);
  return 100;
};

console.log(JSON.stringify("ready"));
createInterface({ input: process.stdin }).on("line", (line) => {
  const budget = Number(line);
  const games = measure(0.7 * budget, playout);
  const copies = measure(0.3 * budget, copy);
  console.log(JSON.stringify({
    "javascript steps": [games.counted, games.seconds, games.seconds],
    "javascript playouts": [games.calls, games.seconds, games.seconds],
    copies: [copies.counted, copies.seconds, copies.seconds],
  }));
});
