/** What is wrong with an answer of the server. */

/** An answer that is not what was asked for; the message is a sentence for people. */
export class Failed extends Error {
  constructor(
    readonly status: number,
    sentence: string,
    readonly rule = "",
    /** Seconds after which it makes sense to try again; 0: it makes none. */
    readonly again = 0,
  ) {
    super(sentence);
  }
}
