// A point of a way. Pure.
import type { Point } from "./grid";

/// The point after `part` (0 to 1) of the length of a way through `points`, of which there is one at least.
export function alongWay(points: readonly Point[], part: number): Point {
  const legs = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  let left = part * legs.reduce((sum, { length }) => sum + length, 0);
  for (const { from, to, length } of legs) {
    if (left <= length && length > 0)
      return { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length };
    left -= length;
  }
  return points[points.length - 1] ?? { x: 0, y: 0 };
}
