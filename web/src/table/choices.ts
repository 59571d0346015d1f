/** Decisions that begin with the same word belong together. */

export interface Choice {
  text: string;
  label: string;
}

export interface Group {
  verb: string;
  title: string;
  choices: Choice[];
}

export function grouped(choices: readonly Choice[], title: (verb: string) => string | null): Group[] {
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const verb = choice.text.split(" ")[0] ?? "";
    const group = groups.get(verb) ?? { verb, title: title(verb) ?? verb, choices: [] };
    group.choices.push(choice);
    groups.set(verb, group);
  }
  return [...groups.values()];
}
