/** Arrow keys among the buttons of a group; Tab stops at those that decide something, or once if there are none. */

import type { Attachment } from "svelte/attachments";

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const rove: Attachment<HTMLElement> = (node) => {
  const all = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("button:not([disabled])")];

  const arrange = (): void => {
    const buttons = all();
    const acting = buttons.filter((button) => button.dataset.decision ?? button.dataset.step);
    const stops = new Set(acting.length ? acting : buttons.slice(0, 1));
    for (const button of buttons) button.tabIndex = stops.has(button) ? 0 : -1;
  };

  const walk = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const buttons = all();
    const here = buttons.findIndex((button) => button === document.activeElement);
    const next = here < 0 ? undefined : buttons[(here + step + buttons.length) % buttons.length];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  arrange();
  const watcher = new MutationObserver(arrange);
  watcher.observe(node, {
    childList: true, subtree: true, attributes: true, attributeFilter: ["data-decision", "data-step", "disabled"],
  });
  node.addEventListener("keydown", walk);
  return () => {
    watcher.disconnect();
    node.removeEventListener("keydown", walk);
  };
};
