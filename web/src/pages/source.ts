/** Where the pages of a replay come from. */

import { Failed, replayMore, replayOf, replayText } from "../lib/api";
import type { Lang } from "../lib/settings.svelte";
import { patient, type Ask } from "./reel";

/** What the server calls the record that was brought along last: from other eyes it need not be brought again. */
let latest = { record: "", id: "" };

/** A table, or a record that the server may have forgotten meanwhile. */
export function pagesOf(table: string | undefined, record: string, seat: number | null, lang: Lang): Ask {
  if (table) return patient((first) => replayOf(table, seat, lang, first));
  return patient(async (first) => {
    if (latest.record === record)
      try {
        return await replayMore(latest.id, seat, lang, first);
      } catch (error) {
        if (!(error instanceof Failed) || error.status !== 404) throw error;
      }
    const page = await replayText(record, seat, lang, first);
    latest = { record, id: page.id };
    return page;
  });
}
