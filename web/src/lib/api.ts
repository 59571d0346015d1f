/** The server's REST interface. */

import type { Account, AddedPasskey, Aids, Block, BookView, Caution, ChangedGuest, Companion, Device, Done, GameInfo, GameStatistics, HouseInfo, LessonView, Link, Listed, Me, Moment, NewPasskey, NewTable, OpenGame, PasskeyOptions, PastGames, PuzzleAnswer, PuzzleList, PuzzleView, Replay, RuleInfo, SignedIn, Standing, TableView, Verdict } from "../wire";
import type { Deed } from "./connection.svelte";
import { Failed } from "./failed";
import { randomHex } from "./ids";
import { server } from "./server.svelte";
import { settings, type Lang } from "./settings.svelte";

export { Failed };

interface Complaint {
  detail?: string;
  extra?: { rule?: string; sentence?: string };
}

/** What only asks, waits until the server is there; what wants something done fails, for it might be done twice. */
async function answer(path: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(path, options);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const isBack = server.isBack();
    if (options.method !== "GET") throw new Failed(0, "");
    await isBack;
    return answer(path, options);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": settings.lang };
  const options: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    headers["content-type"] = "application/json";
  }
  const response = await answer(path, options);
  if (!response.ok) {
    const wrong = (await response.json().catch(() => ({}))) as Complaint;
    const sentence = wrong.extra?.sentence ?? wrong.detail ?? response.statusText;
    throw new Failed(response.status, sentence, wrong.extra?.rule, Number(response.headers.get("retry-after")) || 0);
  }
  if (response.status === 204) return undefined as T;
  const json = response.headers.get("content-type")?.includes("json");
  return (await (json ? response.json() : response.text())) as T;
}

export const games = (lang: Lang) => ask<GameInfo[]>("GET", `/api/games?lang=${lang}`);
// Games, their rules, words and data, by today's rules or by those of an earlier edition.
const edition = (rules: string) => (rules ? `&rules=${encodeURIComponent(rules)}` : "");
export const game = (slug: string, lang: Lang, rules = "") =>
  ask<GameInfo>("GET", `/api/games/${slug}?lang=${lang}${edition(rules)}`);
export const rules = (slug: string, lang: Lang, rules = "") =>
  ask<RuleInfo[]>("GET", `/api/games/${slug}/rules?lang=${lang}${edition(rules)}`);
export const texts = (slug: string, lang: Lang, rules = "") =>
  ask<string>("GET", `/api/games/${slug}/texts?lang=${lang}${edition(rules)}`);
/** What the game is made of: maps, boards, cards; the data file that its rules read. */
export const gameData = <T>(slug: string, rules = "") => ask<T>("GET", `/api/games/${slug}/data?${edition(rules)}`);
/** The page that tells the rules. */
export const rulesAddress = (slug: string, rules = "") => (rules ? `/rules/${slug}/${rules}` : `/rules/${slug}`);
export const layTable = (table: NewTable) => ask<TableView>("POST", `/api/tables?lang=${settings.lang}`, table);
export const openTables = () => ask<Listed[]>("GET", "/api/tables");
export const myTables = () => ask<Listed[]>("GET", "/api/me/tables");
/** My games that wait or run. */
export const openGames = () => ask<OpenGame[]>("GET", "/api/me/games/open");
export interface PastWanted {
  game: string;
  outcome: string;
  other: string;
  name: string;
}
/** A page of my finished games, from where the page before ended. */
export const pastGames = (which: PastWanted, before: string) =>
  ask<PastGames>("GET", `/api/me/games?${new URLSearchParams({ ...which, before })}`);
export const statistics = () => ask<GameStatistics[]>("GET", "/api/me/statistics");
/** With whom I have finished games. */
export const company = () => ask<Companion[]>("GET", "/api/me/company");
export const changeMe = (changed: ChangedGuest) => ask<Me>("PATCH", "/api/me", changed);
/** A request at a table for which no line is open yet. */
export const deed = (table: string, what: Deed) =>
  ask<Done>("POST", `/api/tables/${table}/do?lang=${settings.lang}`, { ...what, id: randomHex() });
export const newGuest = (name: string, lang: Lang) => ask<Me>("POST", "/api/guests", { name, lang });

export const setBlock = (guest: string, kind: Block["kind"]) =>
  ask<Record<string, string>>("PUT", `/api/me/blocks/${guest}`, { kind });
/** Tells whoever runs the house about somebody at a table. */
export const report = (table: string, about: string, text: string) =>
  ask<void>("POST", `/api/tables/${table}/report?lang=${settings.lang}`, { about, text });
export const recordAddress = (table: string) => `/api/tables/${table}/record`;
/** Where this house is, and who I am here; nobody before a name was chosen. */
export const houseInfo = () => ask<HouseInfo>("GET", "/api/house");
export const deviceLink = () => ask<Link>("POST", "/api/me/link");
export const claim = (token: string) => ask<Me>("POST", "/api/guests/claim", { token });
export const devices = () => ask<Device[]>("GET", "/api/me/devices");
export const forgetDevice = (device: string) => ask<void>("DELETE", `/api/me/devices/${device}`);
export const forgetOtherDevices = () => ask<void>("DELETE", "/api/me/devices");
// By what I can come back from any device, and coming back.
export const account = () => ask<Account>("GET", "/api/me/account");
export const passkeyOptions = () => ask<PasskeyOptions>("POST", "/api/me/passkeys/options");
export const addPasskey = (made: NewPasskey) => ask<AddedPasskey>("POST", "/api/me/passkeys", made);
export const removePasskey = (id: string) => ask<void>("DELETE", `/api/me/passkeys/${id}`);
export const renewCodes = () => ask<AddedPasskey>("POST", "/api/me/codes");
export const signInOptions = () => ask<PasskeyOptions>("POST", "/api/accounts/options");
export const signIn = (signed: SignedIn) => ask<Me>("POST", "/api/accounts/sign-in", signed);
export const recover = (code: string) => ask<Me>("POST", "/api/accounts/recover", { code });
/** The answer of whoever was asked, by a message with this secret, whether more may come. */
export const answerContact = (token: string, yes: boolean) => ask<void>("POST", `/api/contacts?lang=${settings.lang}`, { token, yes });
export const exportMe = () => ask<Record<string, unknown>>("GET", "/api/me/export");
export const forgetMe = () => ask<void>("DELETE", "/api/me");
export const tableOf = (table: string) => ask<TableView>("GET", `/api/tables/${table}`);
export const record = (table: string, lang: Lang) => ask<string>("GET", `${recordAddress(table)}?lang=${lang}`);
const wanted = (seat: number | null, lang: Lang, first: number) => `lang=${lang}&first=${first}${seat === null ? "" : `&seat=${seat}`}`;
/** A page of a replay: the steps from `first` on, as many as fit. */
export const replayOf = (table: string, seat: number | null, lang: Lang, first: number) =>
  ask<Replay>("GET", `/api/tables/${table}/replay?${wanted(seat, lang, first)}`);
export const replayText = (text: string, seat: number | null, lang: Lang, first: number) =>
  ask<Replay>("POST", `/api/replay?lang=${lang}`, { record: text, seat, first });
/** More of a record that was brought along; 404 if the server does not have it any more. */
export const replayMore = (id: string, seat: number | null, lang: Lang, first: number) =>
  ask<Replay>("GET", `/api/replay/${id}?${wanted(seat, lang, first)}`);
// Analyses of finished games: of a table, or of a record that was brought along, which is known by its name once it was sent.
const analysed = (table: string | undefined, name = "") => (table ? `/api/tables/${table}/analysis` : `/api/analysis${name && `/${name}`}`);
export const analysisOf = (table: string | undefined, name: string | undefined, depth = "") =>
  ask<Standing>("GET", `${analysed(table, name)}?lang=${settings.lang}${depth && `&depth=${depth}`}`);
export const analyse = (table: string | undefined, record: string, depth: "quick" | "deep") =>
  ask<Standing>("POST", `${analysed(table)}?lang=${settings.lang}`, table ? { depth } : { record, depth });
/** How good another decision would have been. */
export const decideAgain = (table: string | undefined, name: string, event: number, text: string, depth: string) =>
  ask<Verdict>("POST", `${analysed(table, name)}/again?lang=${settings.lang}`, { event, text, depth });
export const aids = (table: string, seat: number | null, lang: Lang) =>
  ask<Aids>("GET", `/api/tables/${table}/aids?lang=${lang}${seat === null ? "" : `&seat=${seat}`}`);
export const lesson = (slug: string, lang: Lang) => ask<LessonView>("GET", `/api/games/${slug}/lesson?lang=${lang}`);
/** How to play: a rulebook with pictures; 404 if a game has none. */
export const book = (slug: string, lang: Lang) => ask<BookView>("GET", `/api/games/${slug}/book?lang=${lang}`);
/** What comes of decisions in one of its pictures. */
export const tryInBook = (slug: string, picture: string, texts: string[], lang: Lang) =>
  ask<Moment>("POST", `/api/games/${slug}/book/${picture}?lang=${lang}`, { texts });
/** All puzzles, and the one of today. */
export const puzzles = (lang: Lang) => ask<PuzzleList>("GET", `/api/puzzles?lang=${lang}`);
/** A puzzle's position; nothing of what is right. */
export const puzzle = (slug: string, name: string, lang: Lang) =>
  ask<PuzzleView>("GET", `/api/games/${slug}/puzzles/${encodeURIComponent(name)}?lang=${lang}`);
/** What is to be said of an answer; without one, the solution. */
export const answerPuzzle = (slug: string, name: string, texts: string[], lang: Lang) =>
  ask<PuzzleAnswer>("POST", `/api/games/${slug}/puzzles/${encodeURIComponent(name)}?lang=${lang}`, { texts });
/** Whether a decision would be a blunder, before it is sent. */
export const caution = (table: string, seat: number | null, text: string, lang: Lang) =>
  ask<Caution>("GET", `/api/tables/${table}/caution?lang=${lang}&text=${encodeURIComponent(text)}${seat === null ? "" : `&seat=${seat}`}`);
