/** Decisions, and those that begin with the same word together. */

export interface Choice {
  text: string;
  label: string;
}

export interface Group {
  verb: string;
  /** The words with which all of several choices begin; nothing if there are none, or only one choice. */
  title: string;
  choices: Choice[];
}

export function grouped(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const verb = choice.text.split(" ")[0] ?? "";
    const group = groups.get(verb) ?? { verb, title: "", choices: [] };
    group.choices.push(choice);
    groups.set(verb, group);
  }
  for (const group of groups.values()) group.title = common(group.choices.map(({ label }) => label));
  return [...groups.values()];
}

function common(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map((label) => label.split(" "));
  if (!others.length) return "";
  const differs = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  const shared = first.slice(0, differs < 0 ? undefined : differs).join(" ");
  if (!shared || /[:.]$/.test(shared)) return shared.replace(/[^\p{L}\p{N})]+$/u, "");
  return `${shared}…`; // it goes on in each of them
}
