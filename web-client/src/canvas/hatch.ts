// Patterns that continue from cell to cell. Pure.
import type { Point } from "./grid";

type Stroke = readonly [Point, Point];

/// The parts of parallel lines, rising to the right, inside a convex shape. gap: distance of two lines along an axis.
export function stripesIn(corners: readonly Point[], gap: number): readonly Stroke[] {
  const sums = corners.map(({ x, y }) => x + y);
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  const strokes: Stroke[] = [];
  for (let sum = (Math.floor(least / gap + 0.5) + 0.5) * gap; sum < most; sum += gap) {
    const ends = corners.flatMap((from, index) => crossing(from, corners[(index + 1) % corners.length] ?? from, sum));
    const [a, b] = [ends[0], ends.at(-1)];
    if (a !== undefined && b !== undefined && a !== b) strokes.push([a, b]);
  }
  return strokes;
}

/// The points between two corners at which x + y is `sum`; the second corner belongs to the next side.
function crossing(from: Point, to: Point, sum: number): readonly Point[] {
  const [start, end] = [from.x + from.y - sum, to.x + to.y - sum];
  if (start === end || start * end > 0 || end === 0) return [];
  const part = start / (start - end);
  return [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }];
}

/// The points of a square lattice inside the bounds of a shape that satisfy `holds`.
export function latticeIn(corners: readonly Point[], gap: number, holds: (point: Point) => boolean): readonly Point[] {
  const first = (values: readonly number[]) => (Math.floor(Math.min(...values) / gap) + 0.5) * gap;
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const points: Point[] = [];
  for (let y = first(ys); y < Math.max(...ys); y += gap)
    for (let x = first(xs); x < Math.max(...xs); x += gap) if (holds({ x, y })) points.push({ x, y });
  return points;
}
