/** Dragging as another way of pressing two things one after the other. Touch scrolls instead: there one taps twice. */

import type { Point } from "./table";

export interface Drag {
  begin: () => void;
  move: (to: Point) => void;
  /** Where it was let go: the `data-at` under the pointer, or null. */
  end: (at: string | null) => void;
}

const FAR = 8; // pixels before a press becomes a drag

export function follow(event: PointerEvent, drag: Drag): void {
  if (event.button !== 0 || event.pointerType === "touch") return;
  const start = { x: event.clientX, y: event.clientY };
  let dragging = false;

  const move = (now: PointerEvent): void => {
    const to = { x: now.clientX, y: now.clientY };
    if (!dragging && Math.hypot(to.x - start.x, to.y - start.y) < FAR) return;
    if (!dragging) drag.begin();
    dragging = true;
    now.preventDefault();
    drag.move(to);
  };
  const stop = (now: PointerEvent): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    if (!dragging) return;
    const under = now.type === "pointerup" ? document.elementFromPoint(now.clientX, now.clientY) : null;
    drag.end(under?.closest<HTMLElement>("[data-at]")?.dataset.at ?? null);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}
