/** Which games somebody has been told about in this browser: the first turn of each comes with a word. */

const KEY = "sobremesa-met";

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return []; // storage is forbidden, or something else wrote there
  }
}

export const met = (game: string): boolean => kept().includes(game);

export function meet(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...kept(), game])]));
  } catch {
    // then it is told again at the next visit
  }
}
