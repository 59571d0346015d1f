import type { Draws } from "../../lib/draws";

export const draws: Draws = { coin: ({ stream }) => `! coin ${stream.pick([0, 1])}` };
