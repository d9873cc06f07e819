// Doors and windows drawn over a wall take the place of that part of it. Pure.
import type { Wall } from "../../generated/protocol/wire/v1/state_pb";
import { endsOf, isDoor, kindOfWall, type MapPoint, samePoint, UNNAMED } from "../../state/maps/walls";
import { between } from "./legs";

/// How far beside a wall its doors may lie, in lattice units.
const BESIDE = 8;

export interface Cut {
  /// New and changed walls.
  readonly put: readonly Wall[];
  /// Ids of walls of which nothing is left.
  readonly removed: readonly string[];
}

/// `drawn`, and what is left of the `walls` beneath. A wall of which nothing is left gives its id to what is drawn there.
export function cutIn(walls: readonly Wall[], drawn: readonly Wall[]): Cut {
  const known = new Set(walls);
  let left = walls;
  const removed: string[] = [];
  const put = drawn.map((one) => {
    const covered: Wall[] = [];
    left = left.flatMap((wall) => {
      const parts = kindOfWall(wall) === kindOfWall(one) ? null : partsLeft(wall, one);
      if (parts?.length === 0) covered.push(wall);
      return parts ?? [wall];
    });
    const [first, ...others] = covered.filter(({ id }) => id !== UNNAMED);
    removed.push(...others.map(({ id }) => id));
    return first === undefined ? one : { ...one, id: first.id };
  });
  return { put: [...put, ...left.filter((wall) => !known.has(wall))], removed };
}

/// The parts of `wall` beside `over`; null: `over` does not lie along it. The first part keeps its id.
function partsLeft(wall: Wall, over: Wall): readonly Wall[] | null {
  const [from, to] = endsOf(wall);
  if (isDoor(wall)) return null;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const ends = endsOf(over).map((point) => ({
    point,
    along: ((point.x - from.x) * dx + (point.y - from.y) * dy) / length,
    beside: Math.abs((point.x - from.x) * dy - (point.y - from.y) * dx) / length,
  }));
  const [first, last] = ends.sort((a, b) => a.along - b.along);
  if (first === undefined || last === undefined || first.beside > BESIDE || last.beside > BESIDE) return null;
  if (Math.min(last.along, length) - Math.max(first.along, 0) <= BESIDE) return null;
  const parts = [
    ...(first.along > BESIDE ? part(wall, from, first.point) : []),
    ...(last.along < length - BESIDE ? part(wall, last.point, to) : []),
  ];
  return parts.map((one, index) => (index === 0 ? one : { ...one, id: UNNAMED }));
}

function part(wall: Wall, from: MapPoint, to: MapPoint): readonly Wall[] {
  return samePoint(from, to) ? [] : [between(wall, from, to)];
}
