/** The table in sentences: what is awaited, what is under way, what lies where, how it ended. */

import type { Words } from "../../lib/words.svelte";
import type { ResultView } from "../../wire";
import type { ScoreLine } from "../game";
import type { Asked, Draft } from "./assemble";
import { isLeader, placeOf, recruitAt, type Kind, type Team } from "./recruits";
import type { EuphoriaView } from "./view";

/** An artifact's name; itself if there is none, as for "?". */
export const cardName = (card: string, words: Words): string => words.sayIf(`card-${card}`) ?? card;

/** The status line. In a window it is the same for everybody who is asked, whatever they hold (EUP-157). */
export function status(view: EuphoriaView, seat: number | null, legal: readonly string[], words: Words): string {
  const { phase } = view;
  if (legal.length || phase === "over") return words.say(`phase-${phase}`);
  if (phase === "window") return words.say(asked(view, seat) ? "web-answered" : "web-waits-window");
  if (phase === "order" && seat === null) return words.say("phase-order"); // whoever looks on has no row
  return words.sayIf(`web-waits-${phase}`, { seat: view.active ?? 0 }) ?? words.say(`phase-${phase}`);
}

/** Round, turn and phase, the same for whoever decides and whoever waits. */
export function headingOf(view: EuphoriaView, words: Words): string {
  const phase = words.sayIf(`web-phase-${view.phase}`) ?? words.say(`phase-${view.phase}`);
  return view.phase === "over" ? phase : `${words.say("board-round", { round: view.round, turn: view.turn + 1 })} · ${phase}`;
}

export const asked = (view: EuphoriaView, seat: number | null): boolean =>
  seat !== null && (view.declared?.asked?.includes(seat) ?? false);

/** The action under way, with names: "Bea interrogates recruit 2 of Ana." */
export function underWay(view: EuphoriaView, names: readonly string[], words: Words): string {
  const { declared, active } = view;
  if (!declared || active === null) return "";
  const name = names[active] ?? "";
  const at = (seat: number | null): string => (seat === null ? "" : (names[seat] ?? ""));
  switch (declared.window) {
    case "interrogate": {
      const { seat, place } = placeOf(declared.slot ?? "0.1");
      return words.say("web-under-interrogate", { name, place, other: at(seat) });
    }
    case "arm":
      return words.say("web-under-arm", { name, other: at(declared.aim) });
    case "shot":
    case "after_shot":
      return words.say(`web-under-${declared.window}`, { name, other: at(declared.target) });
    default:
      return declared.card ? underUse(declared.card, declared.picks, name, names, words) : "";
  }
}

function underUse(
  card: string, picks: readonly string[], name: string, names: readonly string[], words: Words,
): string {
  const said = words.say("web-under-use", { name, card: cardName(card, words) });
  const chosen = picks.map((pick) =>
    pick.includes(".") ? words.named(names).say("recruit-of", { ...placeOf(pick) }) : (names[Number(pick)] ?? pick),
  );
  return chosen.length ? `${said} ${words.say("web-chosen", { what: chosen.join(", ") })}` : said;
}

/** What the console says: what is under way, what was answered to it, what is asked for. */
export function sentencesOf(
  view: EuphoriaView, seat: number | null, legal: readonly string[], wanted: Asked, names: readonly string[], words: Words,
): string[] {
  const { declared, phase } = view;
  const found = [underWay(view, names, words)];
  const reaction = /^(\d): (.*)$/.exec(declared?.reactions ? (view.reaction ?? "") : "");
  if (reaction) {
    const [, by = "", text = ""] = reaction;
    found.push(words.say("web-reacted", { name: names[Number(by)] ?? "", what: words.telling().decision(text) }));
  }
  if (phase === "over") {
    found.push(view.reason ? words.say(`reason-${view.reason}`) : words.say("phase-over"));
  } else if (!legal.length) {
    found.push(status(view, seat, legal, words));
  } else if (phase === "order") {
    found.push(words.say("web-row-order"));
  } else {
    found.push(words.say(wanted === "verb" ? `web-ask-verb-${phase}` : `web-ask-${wanted}`));
  }
  return found.filter(Boolean);
}

/** The words of a decision so far: "Arm · recruit 1 pays". */
export function draftWords(draft: Draft, names: readonly string[], words: Words): string {
  if (!draft.length || draft[0] === "order") return "";
  const said = draft.map((word, index) => {
    if (index === 0) return words.say(`web-verb-${word}`);
    if (word.startsWith("x")) return words.say("web-pays", { place: word.slice(1) });
    return word.includes(".") ? recruitName(word, names, words) : cardName(word, words);
  });
  return `${said.join(" · ")} …`;
}

/** "Ana, recruit 2" */
export function recruitName(slot: string, names: readonly string[], words: Words): string {
  const { seat, place } = placeOf(slot);
  return words.say("web-recruit", { name: names[seat] ?? String(seat), place });
}

/** A recruit in words: whose, hidden or exposed, what it is, who knows it. */
export function recruitWords(view: EuphoriaView, slot: string, names: readonly string[], words: Words): string {
  const found = recruitAt(view, slot);
  if (!found) return "";
  const kind = found.kind ? words.say(`kind-${found.kind}`) : "";
  const state = found.exposed ? "exposed" : kind ? "known" : "unknown";
  const said = [`${recruitName(slot, names, words)}: ${words.say(`web-recruit-${state}`, { kind })}`];
  const others = found.knowers.filter((seat) => seat !== placeOf(slot).seat);
  if (others.length === view.players - 1) said.push(words.say("web-known-all"));
  else said.push(knownTo(others.filter((seat) => seat !== view.seat), kind ? "also" : "to", names, words));
  return said.filter(Boolean).join(" ");
}

/** Who else knows a recruit; whose it is and whoever reads this need not be told. */
function knownTo(seats: readonly number[], how: "to" | "also", names: readonly string[], words: Words): string {
  const known = words.joined(seats.map((seat) => names[seat] ?? ""));
  return known && words.say(`web-known-${how}`, { names: known, count: seats.length });
}

/** A player in words: cards, laser, who aims there. */
export function seatWords(view: EuphoriaView, seat: number, names: readonly string[], words: Words): string {
  const said = [words.say("web-hand-size", { name: names[seat] ?? "", cards: view.hand_sizes[seat] ?? 0 })];
  const aim = view.aims[seat] ?? null;
  if (seat === view.active && view.phase !== "over") said.push(words.say("web-token"));
  if (view.anarchists[seat]) said.push(`${words.say("board-anarchist")}.`);
  if (aim !== null) said.push(words.say("web-aims-at", { name: names[aim] ?? "" }));
  const by = view.aims.flatMap((at, from) => (at === seat ? [names[from]] : []));
  if (by.length) said.push(words.say("web-aimed-at-by", { names: by.join(", ") }));
  const known = seat === view.seat ? [] : (view.hand_known[seat] ?? []);
  if (known.length) {
    said.push(words.say("web-holds", { cards: known.join(",") }));
  }
  return said.join(" ");
}

const TEAM_RULES: Readonly<Record<string, string>> = {
  euphorian: "EUP-13",
  subterra: "EUP-14",
  anarchist: "EUP-80",
  single: "EUP-94",
};

/** What decides a team: the Leaders of a row or else its followers; "?" if the table ended before all was exposed. */
function rowWords(kinds: readonly Kind[], words: Words): string {
  if (kinds.length < 3) return "?";
  const leaders = kinds.filter(isLeader);
  if (leaders.length) return words.listed("kind", leaders);
  return words.say("web-score-followers", { euphorians: kinds.filter((kind) => kind === "E").length });
}

/** How it ended: what everybody had, whose team that made, who wins by which rule, and the points. */
export function score(result: ResultView, view: EuphoriaView, words: Words): ScoreLine[] {
  const details = result.details as { team?: Team; teams?: Team[] };
  const teams = details.teams ?? view.teams;
  const found: ScoreLine[] = [
    {
      label: words.say("web-score-recruits"),
      values: view.recruits.map((row) => rowWords(row.flatMap(({ kind }) => kind ?? []), words)),
      rule: "EUP-97",
    },
  ];
  for (const team of new Set(teams)) {
    found.push({
      label: words.say(`team-${team}`),
      values: teams.map((other) => (other === team ? words.say("web-score-member") : "")),
      rule: TEAM_RULES[team] ?? "EUP-98",
    });
  }
  const winners = result.points.map((_, seat) => (result.winners.includes(seat) ? words.say("web-score-wins") : ""));
  if (result.reason === "leader_shot") {
    found.push({ label: words.say(`web-score-why-${details.team ?? "none"}`), values: winners, rule: "EUP-92" });
  }
  found.push({ label: words.say("web-score-points"), values: result.points, rule: "EUP-99", total: true });
  return found;
}
