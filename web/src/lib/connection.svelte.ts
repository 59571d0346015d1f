/** The connection to a table: a WebSocket that comes back by itself and never plays a decision twice. */

import type {
  AnyMessage, AnyRequest, Attempt, ChatLine, Done, Outcome, Piece, Position, Refused, TableView, Tried, Try, Update,
} from "../wire";
import { randomHex } from "./ids";
import type { Lang } from "./settings.svelte";

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Deed = WithoutId<Exclude<AnyRequest, Try>>;

/** The server said no: a rule of the game or a word of the house, and a sentence. */
export class No extends Error {
  constructor(
    readonly rule: string,
    readonly sentence: string,
  ) {
    super(sentence);
  }
}

interface Waiting {
  request: AnyRequest;
  resolve: (answer: Done | Tried) => void;
  reject: (no: No) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;
const ASIDE = 4410;
const REVOKED = 4401;
const FINAL = new Set([REVOKED, 4403, 4404, ASIDE]);

export class Connection {
  status = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  /** It is closed because this device is its guest's no more. */
  revoked = $state(false);
  guest = $state("");
  seat = $state<number | null>(null);
  table = $state.raw<TableView | null>(null);
  position = $state.raw<Position | null>(null);
  pieces = $state.raw<Piece[]>([]);
  /** What the latest update brought: for animations and for being read aloud. */
  latest = $state.raw<Piece[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<{ seats: number[]; watchers: number; gone: Record<number, number> }>({ seats: [], watchers: 0, gone: {} });
  /** The table's log cannot be read: it is put aside, and there is no use in coming back soon. */
  aside = $state(false);
  /** Server time minus our own, in milliseconds. */
  offset = 0;

  /** At a table for one screen: as which of the own seats we listen. */
  private wanted: number | null = null;
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private last: number | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;

  constructor(
    readonly name: string,
    private lang: Lang,
  ) {
    this.open();
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  close(): void {
    this.status = "closed";
    clearTimeout(this.timer);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }

  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.last = null; // all pieces again, in the other language
    this.hello();
  }

  /** At a table for one screen: hear what another own seat hears, and forget what this one has heard. */
  listenAs(seat: number): void {
    this.wanted = seat;
    this.last = null;
    this.position = null;
    this.pieces = this.latest = [];
    this.hello();
  }

  /** Come back as somebody else: the cookie has changed. */
  again(): void {
    this.last = null;
    this.chat = [];
    this.socket?.close();
    this.open();
  }

  /** Ask for something; resolved when it was carried out, rejected with No when it was refused. */
  async ask(deed: Deed): Promise<Done> {
    return (await this.request({ ...deed, id: randomHex() } as AnyRequest)) as Done;
  }

  /** What would come of these lines, one by one. Nothing is played. */
  async tryOut(lines: Attempt[]): Promise<readonly Outcome[]> {
    return ((await this.request({ do: "try", lines, id: randomHex() })) as Tried).outcomes;
  }

  private request(request: AnyRequest): Promise<Done | Tried> {
    return new Promise((resolve, reject) => {
      this.waiting.set(request.id, { request, resolve, reject });
      if (this.status === "open") this.send(request);
    });
  }

  decide(text: string): Promise<Done> {
    return this.ask({ do: "decide", text });
  }

  private readonly now = (): void => {
    if (document.visibilityState !== "visible" || this.status !== "lost") return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.name}/socket`);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as AnyMessage);
    socket.onclose = (event) => {
      if (this.socket !== socket || this.status === "closed") return;
      if (FINAL.has(event.code)) {
        this.status = "closed";
        this.aside = event.code === ASIDE;
        this.revoked = event.code === REVOKED;
        return;
      }
      this.status = "lost";
      this.timer = window.setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  private hello(): void {
    this.send({
      do: "hello", id: randomHex(), lang: this.lang, last: this.last, seat: this.wanted,
      chat: this.chat.at(-1)?.number ?? 0,
    });
  }

  private send(request: AnyRequest): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
  }

  private hear(message: AnyMessage): void {
    switch (message.say) {
      case "welcome":
        this.status = "open";
        this.wait = FIRST_WAIT;
        this.guest = message.guest;
        this.seat = message.seat;
        for (const { request } of this.waiting.values()) this.send(request); // answered, not done twice
        break;
      case "update":
        this.update(message);
        break;
      case "chat":
        this.chat = [...this.chat, ...message.lines];
        break;
      case "present":
        this.present = message;
        break;
      case "done":
      case "tried":
        this.settle(message)?.resolve(message);
        break;
      case "refused":
        this.settle(message)?.reject(new No(message.rule, message.sentence));
        break;
      case "pong":
      case "bye":
        break;
    }
  }

  private update(message: Update): void {
    this.last = message.number;
    this.latest = message.pieces;
    this.pieces = message.fresh ? message.pieces : [...this.pieces, ...message.pieces];
    if (message.table) this.table = message.table;
    if (message.position) this.offset = message.position.time - Date.now();
    this.position = message.position;
  }

  private settle(message: Done | Tried | Refused): Waiting | undefined {
    const found = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    return found;
  }
}
