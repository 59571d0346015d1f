/** What a game brings to the browser: its board, and its words for what is awaited and for scores. */

import type { Component } from "svelte";

import type { Words } from "../lib/words.svelte";
import type { Aim, Aimed } from "../table/aims";
import type { GuestFace } from "./guest";
import type { Attempt, Outcome, Piece, ResultView } from "../wire";

/** What a board gets. The same board serves live tables, replays and lessons. */
export interface BoardProps<View = unknown> {
  /** The position as this seat may see it: the game's view, as "Who sees what" of its rules says. */
  view: View;
  /** Whose eyes these are; null for somebody who looks on. */
  seat: number | null;
  /** What this seat may decide now, in notation. Nothing else is ever lit up. With `changes`, also what it
   * may decide instead of what it has decided in secret. */
  legal: readonly string[];
  /** Whom the table waits for. */
  deciders: readonly number[];
  /** The names of the people, by seat. */
  names: readonly string[];
  /** What has just happened: for the highlight of the latest move, and for animations. */
  latest: readonly Piece[];
  options: Readonly<Record<string, unknown>>;
  result: ResultView | null;
  /** They know what may be decided, and the latest that was heard: `words.decision(text)`. */
  words: Words;
  /** Send a decision. Also an illegal one: then the table shows rule and sentence, and this is false.
   * `sure` says that the board itself has asked, so that nobody is asked twice. */
  decide: (text: string, sure?: boolean) => Promise<boolean>;
  /** Ask what would be legal after decisions of one's own, before they are offered; null where nobody can be asked. */
  tryOut: ((lines: Attempt[]) => Promise<readonly Outcome[]>) | null;
  /** Help that the table allows, from what this seat knows; null where there is none. */
  aids: (() => Promise<Record<string, unknown>>) | null;
  /** Take the latest decision back, where the table allows it; null where not. */
  undo: (() => Promise<boolean>) | null;
}

/** A line of the explanation of a result. */
export interface ScoreLine {
  label: string;
  /** By seat; empty where a seat has nothing there. */
  values: (number | string)[];
  rule?: string;
  total?: boolean;
}

/** How somebody stands: a number beside the name, and what it counts. */
export interface Standing {
  value: number;
  said: string;
}

export interface GameFace<View = any> {
  /** One of the game's colours, as a small picture: where seats choose among them, and beside names. */
  Token?: Component<{ colour: number }>;
  /** Whatever the face needs before it can be shown, such as the game's own data by these rules. */
  prepare?(rules: string, slug: string): Promise<void>;
  Board: Component<BoardProps<View>>;
  /** The board of a plugged-in game, which stands in front of the other one. */
  guest?: GuestFace;
  /** Why a plugged-in game has no board of its own here: a text of the house. */
  note?: string;
  /** The board takes no decisions itself: the table always lists them. */
  textual?: boolean;
  /** The board lists all decisions itself: the text mode has nothing to add. */
  lists?: boolean;
  /** The board can show what may be decided instead of a secret choice, next to that choice. */
  changes?: boolean;
  /** Where a line of decisions is pressed on this board, for lessons and hints; without it, where its texts are found. */
  aims?(line: readonly string[], aimed: Aimed): Aim[];
  /** What I may do now, or what is awaited: the sentence of the status line. */
  status(view: View, seat: number | null, legal: readonly string[], words: Words): string;
  /** How everybody stands, by seat, as far as that may be known; without it a game has no scores before its end. */
  standings?(view: View, words: Words): (Standing | null)[];
  /** How the result came about, line by line, each with its rule. */
  score(result: ResultView, view: View, words: Words): ScoreLine[];
}
