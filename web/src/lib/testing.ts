/** For tests: words without a server, in which whatever is missing is an error. */

import type { Lang } from "./settings.svelte";
import { Words, type Args } from "./words";

class Strict extends Words {
  override say(key: string, args?: Args): string {
    const said = this.sayIf(key, args);
    if (said === null) throw new Error(`no ${key} in ${this.lang} for ${JSON.stringify(args)}`);
    return said;
  }
}

export const speaker = (lang: Lang, source: string): Words => new Strict("test", lang, source);
