/** One visit to a table: the connection, the face and words of its game, and what the person is about to do. */

import { untrack } from "svelte";

import { faceOf } from "../games";
import type { GameFace } from "../games/game";
import { aids, caution, Failed } from "../lib/api";
import { randomHex } from "../lib/ids";
import { Connection, No, type Deed } from "../lib/connection.svelte";
import { settings } from "../lib/settings.svelte";
import { load, type Words } from "../lib/words.svelte";
import { Past } from "./past.svelte";
import { Reply, windowKey, type Open } from "./reply";
import type { Aids, Caution, ChairView, Done, Piece } from "../wire";

const PASS = "pass"; // what everybody in a reaction window may say

interface Pending {
  text: string;
  /** Why it is asked, if it looks like a blunder. */
  caution: Caution | null;
  answer: (yes: boolean) => void;
}

export class Session {
  readonly connection: Connection;
  /** A look back at this game. */
  readonly past: Past;
  face = $state.raw<GameFace | null>(null);
  /** The words of the game as they are written. */
  private written = $state.raw<Words | null>(null);
  /** What was refused last, until it is put away or something succeeds. */
  no = $state.raw<No | null>(null);
  /** The line of decisions that a hint advises, to be drawn on the board; nothing while there is none. */
  advised = $state.raw<readonly string[]>([]);
  /** What is advised stays at the window's lower edge, whatever scrolls: the hint has to lie above it. */
  advisedBelow = $state(false);
  /** Whose time ran out last, until that is put away or something succeeds. */
  late = $state.raw<Piece | null>(null);
  /** There are reaction windows at this table: one of them has been seen. */
  windows = $state(false);
  /** Pass in all windows until the turn is over. */
  passes = $state(false);
  /** When the answer to the open window goes out; 0: as soon as it is given. */
  goesOut = $state(0);
  /** A decision is being looked at before it is sent. */
  considering = $state(false);
  /** A decision that waits for a yes, if the settings want one. */
  pending = $state.raw<Pending | null>(null);

  readonly table = $derived.by(() => this.connection.table);
  readonly position = $derived.by(() => this.connection.position);
  readonly seat = $derived.by(() => this.connection.seat);
  /** Who has which of the game's colours, or would have it if the game began now; a text, which changes only when they do. */
  private readonly colours = $derived.by(() => {
    const { colours = [], chairs = [] } = this.table ?? {};
    const rest = colours.filter((colour) => chairs.every((chair) => chair.colour !== colour));
    return colours.length ? chairs.map(({ colour }) => colours.indexOf(colour || (rest.shift() ?? ""))).join() : "";
  });
  private readonly coloured = $derived.by(() => {
    const colours = this.colours;
    return colours && this.written ? this.written.coloured(colours.split(",").map(Number)) : this.written;
  });
  readonly names = $derived.by(() => (this.table?.chairs ?? []).map((chair, seat) => this.nameOf(chair, seat)));
  /** The words of the game, in which the people of this table have their names and seats their colours. */
  readonly words = $derived.by(() => {
    const { legal = [], instead = [], means = [] } = this.position ?? {};
    return this.coloured?.named(this.names).knowing(this.connection.pieces, [...legal, ...instead], means) ?? null;
  });
  readonly host = $derived.by(() => this.table !== null && this.table.host === this.connection.guest);
  readonly mine = $derived.by(() => (this.position?.legal.length ?? 0) > 0);
  /** What may be decided now or, where the board can show that, instead of a secret choice. */
  readonly open = $derived.by(() => {
    const { legal = [], instead = [] } = this.position ?? {};
    return legal.length || !this.face?.changes ? legal : instead;
  });
  /** May I still do something as a player of this game? */
  readonly playing = $derived.by(() => {
    const chair = this.seat === null ? undefined : this.table?.chairs[this.seat];
    return this.table?.status === "running" && chair !== undefined && chair.out === "" && !chair.left;
  });

  /** The reaction window that waits for us. */
  private readonly window = $derived.by((): Open | null => {
    const { window = null, legal = [] } = this.position ?? {};
    if (!window || window.answered || !legal.includes(PASS) || this.own.length > 1) return null;
    return { key: windowKey(this.connection.pieces, this.seat), able: legal.length > 1, watched: window.ends === null && this.watched };
  });
  /** Are other people here, who might learn something? */
  private readonly watched = $derived.by(() => {
    const { chairs = [] } = this.table ?? {};
    return this.connection.present.watchers > 0 || chairs.some(({ guest }) => guest && guest !== this.connection.guest);
  });
  private readonly reply = new Reply(() => void this.ask({ do: "decide", text: PASS }));

  /** The seats of this browser: several at a table for one screen. */
  readonly own = $derived.by(() => {
    const guest = this.connection.guest;
    return (this.table?.chairs ?? []).flatMap((chair, seat) => (guest && chair.guest === guest ? [seat] : []));
  });
  /** Who should have the screen now; null if whoever has it may keep it. */
  readonly next = $derived.by(() => {
    if (this.own.length < 2 || this.table?.status !== "running") return null;
    const waiting = (this.position?.deciders ?? []).filter((seat) => this.own.includes(seat));
    return this.seat !== null && waiting.length && !waiting.includes(this.seat) ? waiting[0]! : null;
  });
  /** Help is there for those who sit, if the table allows it. */
  readonly helped = $derived.by(() => this.table?.aids === true && this.seat !== null && this.position !== null);

  /** Somebody may be warned of blunders: nobody else is here whose game that would be. */
  readonly tutored = $derived.by(() => this.helped && (this.table?.chairs ?? []).every(({ guest }, seat) => seat === this.seat || !guest));

  constructor(name: string) {
    this.connection = new Connection(name, settings.lang);
    this.past = new Past(name, () => this.seat);
    $effect(() => {
      void this.seat;
      this.past.leave(); // another pair of eyes
    });
    $effect(() => () => this.connection.close());
    $effect(() => this.connection.speak(settings.lang));
    $effect(() => {
      const { game, rules } = this.table ?? {};
      if (!game || !rules) return;
      void faceOf(game, rules).then((found) => (this.face = found));
      void load(game, settings.lang, rules).then((found) => (this.written = found));
    });
    $effect(() => this.addLuck());
    $effect(() => {
      const window = this.window;
      this.windows ||= Boolean(this.position?.window);
      this.goesOut = this.reply.hear(window, { able: settings.askLess, turn: this.passes });
    });
    let turn = "";
    $effect(() => {
      if (!this.position || this.position.window) return;
      const now = this.position.deciders.join();
      if (now !== turn) this.passes = false;
      turn = now;
    });
    $effect(() => {
      this.late = this.connection.latest.findLast(({ kind }) => kind === "timedout" || kind === "forfeited") ?? untrack(() => this.late);
    });
    $effect(() => {
      void this.position;
      untrack(() => this.pending?.answer(false)); // the table went on: what was about to be sent may make no sense now
    });
  }

  /** Several people at one screen have one guest's name, so there the game's names tell them apart. */
  nameOf(chair: ChairView | undefined, seat: number): string {
    const shared = this.table?.one_screen && this.own.length > 1 && this.own.includes(seat);
    return (!shared && chair?.name) || (this.coloured?.player(seat) ?? String(seat + 1));
  }

  /** Send a decision, after a question if the settings want one. False: it was refused or taken back. */
  readonly decide = async (text: string, sure = false): Promise<boolean> => {
    if (!sure && this.open.includes(text)) {
      const doubt = settings.tutor && this.tutored ? await this.considered(text) : null;
      if ((doubt || settings.confirm) && !(await this.confirmed(text, doubt))) return false;
    }
    if (this.window) await this.reply.given();
    const changes = !this.mine && this.open.includes(text); // what was chosen in secret; nobody notices
    if (changes && !(await this.undo())) return false;
    return (await this.ask({ do: "decide", text })) !== null;
  };

  readonly undo = async (): Promise<boolean> => (await this.ask({ do: "undo" })) !== null;

  /** Ask the table for something; null if it was refused, and then the page says why. */
  readonly ask = async (deed: Deed): Promise<Done | null> => {
    try {
      const done = await this.connection.ask(deed);
      this.no = this.late = null;
      return done;
    } catch (error) {
      this.refuse(error);
      return null;
    }
  };

  /** Show the board as it was after so many steps. */
  async look(at: number): Promise<void> {
    try {
      await this.past.look(at);
    } catch (error) {
      this.refuse(error);
    }
  }

  refuse(error: unknown): void {
    if (error instanceof Failed) this.no = new No(error.rule, error.message);
    else if (error instanceof No) this.no = error;
    else throw error;
  }

  sit(seat: number | null): Promise<Done | null> {
    return this.ask({ do: "sit", seat, contribution: randomHex() });
  }

  readonly help = (): Promise<Aids> => aids(this.connection.name, this.seat, settings.lang);

  /** What speaks against a decision, if it looks like a blunder; a tutor who cannot say is in nobody's way. */
  private async considered(text: string): Promise<Caution | null> {
    this.considering = true;
    try {
      const found = await caution(this.connection.name, this.seat, text, settings.lang);
      return found.quality === "blunder" ? found : null;
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      return null;
    } finally {
      this.considering = false;
    }
  }

  private confirmed(text: string, caution: Caution | null): Promise<boolean> {
    this.pending?.answer(false);
    return new Promise((resolve) => {
      const answer = (yes: boolean) => {
        this.pending = null;
        resolve(yes);
      };
      this.pending = { text, caution, answer };
    });
  }

  /** Every browser has a part in the luck of the game, so that nobody can know it beforehand. */
  private addLuck(): void {
    const chair = this.seat === null ? undefined : this.table?.chairs[this.seat];
    if (this.table?.status !== "waiting" || !chair || chair.contributed || this.contributing) return;
    this.contributing = true;
    this.connection.ask({ do: "contribute", text: randomHex() }).catch(() => undefined); // begun meanwhile: so be it
  }

  private contributing = false;
}
