import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Piece } from "../wire";
import { Connection, No } from "./connection.svelte";

/** The other end of the connection: what it was sent, and what it says. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  opens(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  welcomes(): void {
    this.opens();
    this.says({ say: "welcome", guest: "ana", seat: 0 });
  }
  get deeds(): Record<string, unknown>[] {
    return this.sent.filter((request) => request.do !== "hello");
  }
}

const piece = (number: number): Piece => ({ number, time: 0, kind: "decided" });
const update = (number: number, fresh: boolean, ...pieces: Piece[]) => ({
  say: "update", number, fresh, pieces, table: null, position: null,
});

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  const listening = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "https:", host: "house" });
  vi.stubGlobal("document", { ...listening, visibilityState: "visible" });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", listening.addEventListener);
  vi.stubGlobal("removeEventListener", listening.removeEventListener);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a connection says hello, is welcomed, and keeps what it hears", () => {
  const connection = new Connection("t1", "es");
  expect(Socket.last.url).toBe("wss://house/api/tables/t1/socket");
  expect(connection.status).toBe("connecting");
  Socket.last.welcomes();
  expect([connection.status, connection.guest, connection.seat]).toEqual(["open", "ana", 0]);
  expect(Socket.last.sent[0]).toMatchObject({ do: "hello", lang: "es", last: null, seat: null, chat: 0 });
  Socket.last.says(update(4, true, piece(3), piece(4)));
  Socket.last.says(update(5, false, piece(5)));
  expect(connection.pieces.map(({ number }) => number)).toEqual([3, 4, 5]);
  expect(connection.latest.map(({ number }) => number)).toEqual([5]);
  Socket.last.says(update(6, true, piece(6)));
  expect(connection.pieces.map(({ number }) => number)).toEqual([6]);
});

test("what is asked is carried out or refused", async () => {
  const connection = new Connection("t1", "en");
  Socket.last.welcomes();
  const [rock, paper] = [connection.decide("rock"), connection.decide("paper")];
  const [first, second] = Socket.last.deeds;
  expect([first?.text, second?.text]).toEqual(["rock", "paper"]);
  Socket.last.says({ say: "refused", id: second?.id, rule: "RPS-1", sentence: "Once." });
  Socket.last.says({ say: "done", id: first?.id });
  await expect(rock).resolves.toMatchObject({ say: "done" });
  await expect(paper).rejects.toEqual(new No("RPS-1", "Once."));
});

test("a broken connection comes back by itself, knows where it was, and sends again what was not answered", async () => {
  const connection = new Connection("t1", "en");
  Socket.last.welcomes();
  Socket.last.says(update(7, true, piece(7)));
  const [rock, paper] = [connection.decide("rock"), connection.decide("paper")];
  const before = Socket.last;
  const [first, second] = before.deeds;
  before.says({ say: "done", id: first?.id });
  await rock;
  before.close(1006);
  expect(connection.status).toBe("lost");
  const scissors = connection.decide("scissors"); // while nobody hears it
  expect(Socket.all).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(Socket.all).toHaveLength(2);
  Socket.last.welcomes();
  expect(connection.status).toBe("open");
  expect(Socket.last.sent[0]).toMatchObject({ do: "hello", last: 7 });
  expect(Socket.last.deeds[0]).toEqual(second); // with the same id, so that it is not done twice
  expect(Socket.last.deeds.map(({ text }) => text)).toEqual(["paper", "scissors"]);
  for (const { id } of Socket.last.deeds) Socket.last.says({ say: "done", id });
  await Promise.all([paper, scissors]);
});

test("a connection that stays broken is tried less and less often", () => {
  const connection = new Connection("t1", "en");
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const waits = [300, 600, 1_200, 2_400, 4_800, 5_000, 5_000];
  for (const [index, wait] of waits.entries()) {
    Socket.last.close(1006);
    vi.advanceTimersByTime(wait - 1);
    expect(Socket.all).toHaveLength(index + 1);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(index + 2);
  }
  connection.close();
});

test("a device that was revoked does not come back as a stranger", () => {
  const connection = new Connection("t1", "en");
  Socket.last.welcomes();
  Socket.last.close(4401);
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
  expect([connection.status, connection.revoked]).toEqual(["closed", true]);
});

test("a table that does not exist, or is left, is not tried again", () => {
  const gone = new Connection("t1", "en");
  Socket.last.close(4404);
  expect(gone.status).toBe("closed");
  const left = new Connection("t2", "en");
  Socket.last.welcomes();
  left.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(2);
  expect(left.status).toBe("closed");
});

test("another language, or another seat at one screen, is told everything anew", () => {
  const connection = new Connection("t1", "en");
  Socket.last.welcomes();
  Socket.last.says(update(7, true, piece(7)));
  connection.speak("en");
  expect(Socket.last.sent).toHaveLength(1);
  connection.speak("es");
  expect(Socket.last.sent.at(-1)).toMatchObject({ do: "hello", lang: "es", last: null });
  Socket.last.says(update(7, true, piece(7)));
  connection.listenAs(1);
  expect(Socket.last.sent.at(-1)).toMatchObject({ do: "hello", seat: 1, last: null });
  expect([connection.position, connection.pieces, connection.latest]).toEqual([null, [], []]);
});
