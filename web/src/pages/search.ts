/** Searching in rules: all words must occur, in the ID or in the sentence; accents and capitals do not matter. */

import type { RuleInfo } from "../wire";

const plain = (text: string, lang: string): string =>
  text.toLocaleLowerCase(lang).normalize("NFD").replace(/\p{Diacritic}/gu, "");

export function found(rules: readonly RuleInfo[], wanted: string, lang: string): RuleInfo[] {
  const words = plain(wanted, lang).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.sentence}`, lang);
    return words.every((word) => text.includes(word));
  });
}

/** Rules under one heading; the first ones may have none. */
export interface Group {
  heading: string;
  rules: RuleInfo[];
}

/** The rules in their order, a new group at each that begins a heading. */
export function underHeadings(rules: readonly RuleInfo[]): Group[] {
  const groups: Group[] = [];
  for (const rule of rules) {
    if (rule.heading || !groups.length) groups.push({ heading: rule.heading, rules: [] });
    groups.at(-1)!.rules.push(rule);
  }
  return groups;
}
