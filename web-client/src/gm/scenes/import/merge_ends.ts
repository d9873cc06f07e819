// Ends of walls that nearly touch. Pure but for the report; linear while ends are spread over the map.
import { type MapPoint, SQUARE, samePoint } from "../../../state/maps/walls";
import type { ImportReport } from "./import_report";
import {
  addTo,
  along,
  between,
  cross,
  keyOf,
  type Line,
  lengthOf,
  lineOf,
  NEAR,
  pointAt,
  pointKey,
  squareKey,
  squaresAlong,
} from "./map_line";
import type { DraftWall } from "./scene_draft";

type Moves = (end: MapPoint) => MapPoint;

function moved(walls: readonly DraftWall[], move: Moves): readonly DraftWall[] {
  return walls.map((wall) => {
    const { from, to } = lineOf(wall);
    return between(wall, { from: move(from), to: move(to) });
  });
}

/// Ends nearer than 1/50 square to an earlier one move there.
export function mergeEnds(walls: readonly DraftWall[], report: ImportReport): readonly DraftWall[] {
  const kept = new Map<number, MapPoint[]>();
  return moved(walls, (end) => {
    const nearest = nearestTo(end, kept);
    if (nearest === null) {
      addTo(kept, keyOf(bucket(end.x), bucket(end.y)), end);
      return end;
    }
    if (!samePoint(nearest, end)) report.add("walls", "changed", "Ends closer than 1/50 square joined.", nearest);
    return nearest;
  });
}

/// An eighth of a square: few ends in each, few buckets around an end.
function bucket(at: number): number {
  return Math.floor((at * 8) / SQUARE);
}

function nearestTo({ x, y }: MapPoint, kept: ReadonlyMap<number, readonly MapPoint[]>): MapPoint | null {
  let [nearest, least]: [MapPoint | null, number] = [null, NEAR];
  for (let column = bucket(x - NEAR); column <= bucket(x + NEAR); column++)
    for (let row = bucket(y - NEAR); row <= bucket(y + NEAR); row++)
      for (const point of kept.get(keyOf(column, row)) ?? []) {
        const distance = Math.hypot(point.x - x, point.y - y);
        if (distance > least) continue;
        nearest = point;
        least = distance;
      }
  return nearest;
}

interface Foot extends MapPoint {
  readonly distance: number;
}

/// Ends nearer than 1/50 square to a wall move onto it.
export function moveEndsOntoWalls(walls: readonly DraftWall[], report: ImportReport): readonly DraftWall[] {
  const lines = walls.map(lineOf).filter(({ from, to }) => !samePoint(from, to));
  const ends = new Map(lines.flatMap(({ from, to }) => [from, to]).map((end) => [pointKey(end), end]));
  const bySquare = new Map<number, MapPoint[]>();
  for (const end of ends.values()) addTo(bySquare, squareKey(end), end);
  const feet = new Map<number, Foot>();
  for (const line of lines) {
    const reach = NEAR * lengthOf(line);
    for (const square of squaresAlong(line, NEAR))
      for (const end of bySquare.get(square) ?? []) {
        if (Math.abs(cross(line, end)) > reach) continue;
        const foot = footOn(line, end);
        if (foot !== null && foot.distance < (feet.get(pointKey(end))?.distance ?? Infinity))
          feet.set(pointKey(end), foot);
      }
  }
  for (const [key, foot] of feet)
    if (pointKey(foot) !== key)
      report.add("walls", "changed", "Ends next to a wall moved onto it.", { x: foot.x, y: foot.y });
  return moved(walls, (end) => feet.get(pointKey(end)) ?? end);
}

/// Null: beside the line, or one of its ends.
function footOn(line: Line, end: MapPoint): Foot | null {
  const part = along(line, end);
  if (part <= 0 || part >= 1) return null;
  const { x, y } = pointAt(line, part);
  return { x: Math.round(x) + 0, y: Math.round(y) + 0, distance: Math.hypot(x - end.x, y - end.y) };
}
