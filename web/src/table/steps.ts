/** A decision, chosen step by step: its kind, then one argument after the other. What has been chosen narrows what is left. */

import type { Words } from "../lib/words";

export interface Choice {
  text: string;
  /** In words. */
  label: string;
  /** The kind: `action-<key>` are its words. */
  key: string;
  /** What it is about: cards, places, numbers, by their names in the words. */
  args: readonly (readonly [name: string, value: string])[];
}

/** Something that has been chosen: a value of an argument, of any argument (`null`), or the kind (`""`). */
export interface Pick {
  arg: string | null;
  value: string;
}

/** What is to be chosen next, and what there is. */
export interface Question {
  arg: string;
  answers: { value: string; choices: Choice[] }[];
}

export function choicesOf(legal: readonly string[], words: Words): Choice[] {
  return legal.map((text) => {
    const { key, args } = words.meaning(text);
    const told = Object.entries(args).map(([name, value]) => [name, String(value)] as const);
    const rest = text.split(" ").slice(1).map((value, at) => [String(at), value] as const);
    return { text, label: words.decision(text), key, args: told.length ? told : rest };
  });
}

export function narrowed(choices: readonly Choice[], picks: readonly Pick[]): Choice[] {
  return choices.filter((choice) => picks.every((pick) => fits(choice, pick)));
}

function fits({ key, text, args }: Choice, { arg, value }: Pick): boolean {
  if (arg === "") return key === value;
  if (arg === null && text === value) return true;
  return args.some(([name, has]) => has === value && (arg === null || arg === name));
}

/** May something on the table be meant by its name? Numbers mean many things: they count only where the kinds are said. */
export const isMeant = (name: string, kinds: readonly string[] | null): boolean => name !== "" && (kinds !== null || !/^-?\d+$/.test(name));

/** What a name on the table decides, of these kinds, or of any (`null`). */
export function decidedBy(choices: readonly Choice[], name: string, kinds: readonly string[] | null): Choice[] {
  if (!isMeant(name, kinds)) return [];
  return narrowed(choices, [{ arg: null, value: name }]).filter(({ key }) => !kinds || kinds.includes(key));
}

/** The first thing in which choices differ; null if there is nothing to ask. */
export function question(choices: readonly Choice[]): Question | null {
  const kinds = answers(choices, "", ({ key }) => key);
  if (kinds.answers.length > 1) return kinds;
  for (const [name] of choices[0]?.args ?? []) {
    const found = answers(choices, name, ({ args }) => args.find(([arg]) => arg === name)?.[1] ?? "");
    if (found.answers.length > 1) return found;
  }
  return null;
}

function answers(choices: readonly Choice[], arg: string, valueOf: (choice: Choice) => string): Question {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const value = valueOf(choice);
    found.set(value, [...(found.get(value) ?? []), choice]);
  }
  return { arg, answers: [...found].map(([value, several]) => ({ value, choices: several })) };
}
