/** Dragging with mouse, pen or finger: an element follows the pointer and is let go on a `data-drop`. */

import type { Attachment } from "svelte/attachments";

const FAR = 8; // pixels before a press becomes a drag

export function draggable(drop: (target: string) => void): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
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

    const down = (event: PointerEvent): void => {
      if (event.button === 0) from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragging) {
        if (Math.hypot(x, y) < FAR) return;
        dragging = true;
        node.setPointerCapture(event.pointerId);
        node.classList.add("dragged");
      }
      node.style.translate = `${x}px ${y}px`;
      show(below(event));
    };
    const rest = (): void => {
      from = null;
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
    const begin = (): void => void (dragging = false);

    const heard: [string, EventListener, boolean?][] = [
      ["pointerdown", begin as EventListener, true], ["pointerdown", down as EventListener],
      ["pointermove", move as EventListener], ["pointerup", up as EventListener],
      ["pointercancel", rest], ["click", click as EventListener, true],
    ];
    for (const [name, listener, capture] of heard) node.addEventListener(name, listener, capture);
    const touch = node.style.touchAction;
    node.style.touchAction = "none";
    return () => {
      for (const [name, listener, capture] of heard) node.removeEventListener(name, listener, capture);
      node.style.touchAction = touch;
      rest();
    };
  };
}
