/** Where the pages of a replay come from. */

import { Failed, replayMore, replayOf, replayText } from "../lib/api";
import type { Lang } from "../lib/settings.svelte";
import { patient, type Ask } from "./reel";

/** A table, or a record that the server may have forgotten meanwhile. */
export function pagesOf(table: string | undefined, record: string, seat: number | null, lang: Lang): Ask {
  if (table) return patient((first) => replayOf(table, seat, lang, first));
  let id = "";
  return patient(async (first) => {
    if (id)
      try {
        return await replayMore(id, seat, lang, first);
      } catch (error) {
        if (!(error instanceof Failed) || error.status !== 404) throw error;
      }
    const page = await replayText(record, seat, lang, first);
    id = page.id;
    return page;
  });
}
