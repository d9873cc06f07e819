// Where a point of a wall snaps to: ends of walls first, else corners of cells and middles of their sides. Pure.
import { boardSize, cellAt, cornersOf, type Grid, type Point } from "../../canvas/grid";
import { toLattice } from "../../canvas/walls";
import type { Counts } from "../../state/maps/cells";
import type { MapPoint } from "../../state/maps/walls";

export interface SnapTo {
  readonly grid: Grid;
  /// Of the map: no point lies beyond its edges.
  readonly counts: Counts;
  /// The ends of walls, in world pixels.
  readonly ends: Iterable<Point>;
  /// How far ends attract, in world pixels.
  readonly reach: number;
}

export function snapped(at: Point, to: SnapTo): MapPoint {
  const point = onMap(at, to);
  return toLattice(nearest(point, to.ends, to.reach) ?? nearest(point, gridPoints(point, to.grid)) ?? point, to.grid);
}

/// The point itself, without snapping.
export function unsnapped(at: Point, to: Pick<SnapTo, "grid" | "counts">): MapPoint {
  return toLattice(onMap(at, to), to.grid);
}

/// The point of `points` nearest to `point`, at most `reach` away; null: there is none.
export function nearest(point: Point, points: Iterable<Point>, reach = Number.POSITIVE_INFINITY): Point | null {
  let [best, least]: [Point | null, number] = [null, reach];
  for (const one of points) {
    const far = Math.hypot(one.x - point.x, one.y - point.y);
    if (far <= least) [best, least] = [one, far];
  }
  return best;
}

/// The point of the map nearest to `at`.
export function onMap({ x, y }: Point, { grid, counts }: Pick<SnapTo, "grid" | "counts">): Point {
  const { width, height } = boardSize(counts, grid);
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
}

/// The corners of the cell around a point, and the middles of its sides.
export function gridPoints(point: Point, grid: Grid): readonly Point[] {
  const corners = cornersOf(cellAt(point, grid), grid);
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return [corner, { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 }];
  });
}
