// Fewer points for nearly the same line. Pure. Source: Douglas and Peucker, 1973.
import { distanceToLine } from "../../canvas/walls";
import type { MapPoint } from "../../state/maps/walls";

/// The points of a line that lies at most `tolerance` off the given one, and at most `most` points.
export function simplified(points: readonly MapPoint[], tolerance: number, most: number): readonly MapPoint[] {
  const kept = farPoints(points, tolerance);
  return kept.length <= most ? kept : simplified(points, tolerance * 2, most);
}

function farPoints(points: readonly MapPoint[], tolerance: number): readonly MapPoint[] {
  const kept = new Set([0, points.length - 1]);
  const parts: (readonly [number, number])[] = [[0, points.length - 1]];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [from, to] = part;
    const farthest = farthestIn(points, from, to, tolerance);
    if (farthest === null) continue;
    kept.add(farthest);
    parts.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, at) => kept.has(at));
}

/// The point between two that is farthest from the line between them; null: none is farther than `tolerance`.
function farthestIn(points: readonly MapPoint[], from: number, to: number, tolerance: number): number | null {
  const [first, last] = [points[from], points[to]];
  if (first === undefined || last === undefined) return null;
  let [farthest, most]: [number | null, number] = [null, tolerance];
  for (let at = from + 1; at < to; at++) {
    const far = distanceToLine(points[at] ?? first, first, last);
    if (far > most) [farthest, most] = [at, far];
  }
  return farthest;
}
