/** Totem: two to four groups that creep over a board of hexagons. */

import type { GameFace } from "../game";
import { aims } from "./aims";
import Board from "./Board.svelte";
import Token from "./Token.svelte";
import type { TotemView } from "./view";
import { score, standings, status } from "./words";

const face: GameFace<TotemView> = { aims, Board, Token, status, standings, score };

export default face;
