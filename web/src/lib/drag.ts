/** Dragging with mouse, pen or finger. A press stays a click: a drag begins after a few pixels. */

import type { Attachment } from "svelte/attachments";

/** Where something is held, or was let go. */
export interface Held {
  x: number;
  y: number;
  /** How far it was dragged, in pixels. */
  right: number;
  down: number;
}

export interface Drag {
  begin?: () => void;
  move: (to: Held) => void;
  /** Null: the browser took the pointer for something else, such as scrolling. */
  end: (at: Held | null) => void;
}

/** Hears where something was let go, and can ask what lies there. */
export type Dropped = (at: Held, over: (selector: string) => HTMLElement | null) => void;

const FAR = 8; // pixels before a press becomes a drag

/** Follows the pointer from a press until it is let go; what is given back lets go of it at once, unheard. */
export function follow(start: PointerEvent, drag: Drag): () => void {
  let dragging = false;
  const held = ({ clientX: x, clientY: y }: PointerEvent): Held =>
    ({ x, y, right: x - start.clientX, down: y - start.clientY });
  const move = (event: PointerEvent): void => {
    const to = held(event);
    if (event.pointerId !== start.pointerId || (!dragging && Math.hypot(to.right, to.down) < FAR)) return;
    if (!dragging) drag.begin?.();
    dragging = true;
    event.preventDefault();
    drag.move(to);
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    listen(false);
    if (dragging) drag.end(event.type === "pointerup" ? held(event) : null);
  };
  const noMarking = (event: Event): void => event.preventDefault(); // of the text that is passed
  // On the window, because a quick hand leaves the element before the first move is heard.
  const listen = (on: boolean): void => {
    const change = on ? window.addEventListener : window.removeEventListener;
    change("selectstart", noMarking);
    change("pointermove", move);
    change("pointerup", end);
    change("pointercancel", end);
  };
  if (start.button === 0 && start.isPrimary) listen(true);
  return () => listen(false);
}

/** What lies there that a selector finds, the topmost first; not the dragged element itself. */
export function under(at: Held, selector: string, dragged?: Element): HTMLElement | null {
  const found = document.elementsFromPoint(at.x, at.y).filter((element) => !dragged?.contains(element));
  return found.map((element) => element.closest<HTMLElement>(selector)).find(Boolean) ?? null;
}

/** Makes an element follow the pointer; meanwhile it has `data-dragging`, and the `data-drop` under it `data-over`. */
export function draggable(dropped: Dropped): Attachment<HTMLElement> {
  return (node) => {
    let dragged = false;
    let marked: HTMLElement | null = null;
    let letGo = (): void => {};

    const mark = (target: HTMLElement | null): void => {
      delete marked?.dataset.over;
      marked = target;
      if (marked) marked.dataset.over = "";
    };
    const rest = (): void => {
      mark(null);
      delete node.dataset.dragging;
      node.style.translate = "";
    };
    const begin = (start: PointerEvent): void => {
      letGo = follow(start, {
        begin: () => {
          dragged = true;
          node.dataset.dragging = "";
        },
        move: (to) => {
          node.style.translate = `${to.right}px ${to.down}px`;
          mark(under(to, "[data-drop]", node));
        },
        end: (at) => {
          rest();
          setTimeout(() => (dragged = false)); // after the click that follows
          if (at) dropped(at, (selector) => under(at, selector, node));
        },
      });
    };
    const noClick = (event: MouseEvent): void => {
      if (dragged) event.stopImmediatePropagation();
    };
    node.addEventListener("pointerdown", begin);
    node.addEventListener("click", noClick, { capture: true });
    return () => {
      node.removeEventListener("pointerdown", begin);
      node.removeEventListener("click", noClick, { capture: true });
      letGo();
      rest();
    };
  };
}
