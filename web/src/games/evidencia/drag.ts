/** Dragging with mouse, pen or finger: an element follows the pointer and is let go on a `data-drop`. */

import type { Attachment } from "svelte/attachments";

const FAR = 8; // pixels before a press becomes a drag

export function draggable(drop: (target: string) => void): Attachment<HTMLElement> {
  return (node) => {
    let from = { x: 0, y: 0 };
    let dragging = false;
    let over: Element | null = null;

    const below = (event: PointerEvent): Element | null =>
      document
        .elementsFromPoint(event.clientX, event.clientY)
        .filter((element) => !node.contains(element))
        .map((element) => element.closest("[data-drop]"))
        .find((element) => element !== null) ?? null;

    const show = (target: Element | null): void => {
      over?.classList.remove("over");
      over = target;
      over?.classList.add("over");
    };

    // A quick pointer has left the element before its first move is heard: so the whole window listens.
    const listen = (on: boolean): void => {
      const change = on ? addEventListener : removeEventListener;
      change("pointermove", move as EventListener);
      change("pointerup", up as EventListener);
      change("pointercancel", rest);
    };
    const down = (event: PointerEvent): void => {
      dragging = false;
      if (event.button !== 0 || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      listen(true);
    };
    const move = (event: PointerEvent): void => {
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragging && Math.hypot(x, y) < FAR) return;
      dragging = true;
      node.classList.add("dragged");
      node.style.translate = `${x}px ${y}px`;
      show(below(event));
    };
    const rest = (): void => {
      listen(false);
      show(null);
      node.classList.remove("dragged");
      node.style.translate = "";
    };
    const up = (event: PointerEvent): void => {
      const target = dragging ? below(event)?.getAttribute("data-drop") : null;
      rest();
      if (target) drop(target);
    };
    const click = (event: MouseEvent): void => {
      if (!dragging) return; // the click that ends a drag is none
      dragging = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("click", click, true);
    node.style.touchAction = "none";
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, true);
      node.style.touchAction = "";
      rest();
    };
  };
}
