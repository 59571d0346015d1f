/** Which puzzles somebody has solved in this browser. */

const KEY = "sobremesa-solved";

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return []; // storage is forbidden, or something else wrote there
  }
}

/** The solved ones, each as `<game> <name>`. */
export const solved = (): ReadonlySet<string> => new Set(kept());

export const named = (game: string, name: string): string => `${game} ${name}`;

export function solve(game: string, name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...kept(), named(game, name)])]));
  } catch {
    // then it is not remembered
  }
}
