/** Dragging with mouse, pen or finger. A click stays a click: a drag begins after a few pixels. */

import type { Attachment } from "svelte/attachments";

export interface Drop {
  /** What lies under the pointer. */
  target: Element | null;
  /** How far it was dragged, in pixels. */
  right: number;
  down: number;
}

const FAR = 8;

/** Makes an element follow the pointer; `drop` hears where it was let go. Null: it cannot be dragged now. */
export function drag(drop: ((drop: Drop) => void) | null): Attachment<HTMLElement> {
  return (node) => {
    if (!drop) return;
    let start: PointerEvent | null = null;
    let dragging = false;

    const put = (right: number, down: number): void => {
      node.style.setProperty("--drag", `translate(${right}px, ${down}px)`);
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return;
      const [right, down] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!dragging && Math.hypot(right, down) < FAR) return;
      dragging = true;
      node.dataset.dragging = "";
      put(right, down);
    };
    const end = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return;
      const from = start;
      listen(false);
      start = null;
      if (!dragging) return;
      node.style.pointerEvents = "none";
      const target = document.elementFromPoint(event.clientX, event.clientY);
      node.style.pointerEvents = "";
      put(0, 0);
      delete node.dataset.dragging;
      setTimeout(() => (dragging = false)); // after the click that follows
      if (event.type === "pointerup") {
        drop({ target, right: event.clientX - from.clientX, down: event.clientY - from.clientY });
      }
    };
    // On the window, because a quick hand leaves the element before the first move is heard.
    const listen = (on: boolean): void => {
      const change = on ? window.addEventListener : window.removeEventListener;
      change("pointermove", move);
      change("pointerup", end);
      change("pointercancel", end);
    };
    const begin = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      start = event;
      listen(true);
    };
    const noClick = (event: MouseEvent): void => {
      if (dragging) event.stopImmediatePropagation();
    };
    node.addEventListener("pointerdown", begin);
    node.addEventListener("click", noClick, { capture: true });
    return () => {
      node.removeEventListener("pointerdown", begin);
      listen(false);
      node.removeEventListener("click", noClick, { capture: true });
      delete node.dataset.dragging;
    };
  };
}
