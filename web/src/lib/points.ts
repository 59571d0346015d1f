/** Points of a drawing, and where arrow keys lead among them. */

export interface Point {
  x: number;
  y: number;
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 },
};

/** The index of the point that a key leads to; -1 for another key, or where nothing lies at least so far ahead. */
export function toward(points: readonly Point[], from: Point, key: string, least = 1): number {
  const way = WAYS[key];
  if (!way) return -1;
  let nearest = -1;
  let shortest = Infinity;
  points.forEach((point, index) => {
    const [x, y] = [point.x - from.x, point.y - from.y];
    const ahead = x * way.x + y * way.y;
    const distance = ahead + 3 * Math.abs(x * way.y - y * way.x);
    if (ahead >= least && distance < shortest) [nearest, shortest] = [index, distance];
  });
  return nearest;
}
