/** Is the server there? Who asks it and gets no answer says so here, and waits until it is back. */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

let away = $state(false);
let back: Promise<void> | null = null;

/** Until so much time has passed, or this device has a network again. */
const pause = (wait: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, wait);
    addEventListener("online", () => (clearTimeout(timer), resolve()), { once: true });
  });

async function watch(): Promise<void> {
  for (let wait = FIRST_WAIT; away; wait = Math.min(LONGEST_WAIT, 2 * wait)) {
    await pause(wait);
    away = !(await fetch("/healthz").then(({ ok }) => ok, () => false));
  }
  back = null;
}

export const server = {
  get away(): boolean {
    return away;
  },
  /** It did not answer. Resolved when it does. */
  isBack(): Promise<void> {
    away = true;
    back ??= watch();
    return back;
  },
};
