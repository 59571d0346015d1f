// boardgame.io's own server with tic-tac-toe, again and again, for bench/load/run.py.
const { Server } = require('boardgame.io/server');

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const Endless = {
  name: 'marks',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      const won = LINES.some((line) => line.every((c) => G.cells[c] === playerID));
      if (won || !G.cells.includes(null)) G.cells = Array(9).fill(null);
    },
  },
};

Server({ games: [Endless], origins: [/.*/] }).run(Number(process.argv[2]));
