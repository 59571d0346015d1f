/** Which page is shown: the address of the browser, as state. */

let path = $state(location.pathname);
let hash = $state(location.hash);

function read(): void {
  path = location.pathname;
  hash = location.hash;
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

export const route = {
  get path(): string {
    return path;
  },
  get hash(): string {
    return hash;
  },
  /** The parts of the path: ["table", "4f…"]. */
  get parts(): string[] {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  },
};

export function go(to: string): void {
  history.pushState(null, "", to);
  read();
  scrollTo(0, 0);
}

/** For the whole document: links within the house change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
