/** Where a picture looks: the part of a board that is shown, and how large. Measures only. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture is not blown up further than this. */
const LARGEST = 1.35;

/** The smallest box around some elements, in the stage's own pixels; the whole stage, if there are none. */
export function around(stage: HTMLElement, focus: string): Box {
  const whole = stage.getBoundingClientRect();
  const scale = whole.width / stage.offsetWidth || 1;
  const all = { left: 0, top: 0, width: stage.offsetWidth, height: stage.offsetHeight };
  const found = focus ? [...stage.querySelectorAll(focus)].map((each) => each.getBoundingClientRect()).filter((each) => each.width && each.height) : [];
  if (!found.length) return all;
  const margin = 8;
  const edge = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const left = edge((Math.min(...found.map((each) => each.left)) - whole.left) / scale - margin, all.width);
  const top = edge((Math.min(...found.map((each) => each.top)) - whole.top) / scale - margin, all.height);
  const right = edge((Math.max(...found.map((each) => each.right)) - whole.left) / scale + margin, all.width);
  const bottom = edge((Math.max(...found.map((each) => each.bottom)) - whole.top) / scale + margin, all.height);
  return { left, top, width: right - left, height: bottom - top };
}

/** How large a box is shown in a room so wide, if it may be so high. */
export const scaleOf = (box: Box, room: number, high: number): number => Math.min(LARGEST, room / box.width, high / box.height);
