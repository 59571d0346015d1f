/** Decisions, and those of the same kind together: by their first word, if nobody says the kind. */

interface Sayable {
  text: string;
  label: string;
  key?: string;
}

export interface Group<Choice> {
  verb: string;
  /** The words with which all of several choices begin; nothing if there are none, or only one choice. */
  title: string;
  /** How many letters these words are: without them a choice is short. */
  shared: number;
  choices: Choice[];
}

export function grouped<Choice extends Sayable>(choices: readonly Choice[]): Group<Choice>[] {
  const groups = new Map<string, Group<Choice>>();
  for (const choice of choices) {
    const verb = choice.key ?? choice.text.split(" ")[0] ?? "";
    const group = groups.get(verb) ?? { verb, title: "", shared: 0, choices: [] };
    group.choices.push(choice);
    groups.set(verb, group);
  }
  for (const group of groups.values()) {
    const shared = common(group.choices.map(({ label }) => label));
    group.shared = shared.length;
    group.title = titled(shared);
  }
  return [...groups.values()];
}

/** The words with which all labels begin. */
function common(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map((label) => label.split(" "));
  if (!others.length) return "";
  const differs = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return first.slice(0, differs < 0 ? undefined : differs).join(" ");
}

function titled(shared: string): string {
  if (!shared || /[:.]$/.test(shared)) return shared.replace(/[^\p{L}\p{N})]+$/u, "");
  return `${shared}…`; // it goes on in each of them
}
