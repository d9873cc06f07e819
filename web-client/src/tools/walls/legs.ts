// Walls along points. Pure.
import { create } from "@bufbuild/protobuf";
import { type Wall, WallSchema } from "../../generated/protocol/wire/v1/state_pb";
import {
  endsOf,
  fieldsOfKind,
  type MapPoint,
  samePoint,
  UNNAMED,
  type WallKind,
  type WallSide,
  wireSide,
} from "../../state/maps/walls";

export interface WallLook {
  readonly kind: WallKind;
  readonly side: WallSide;
}

/// A wall from each point to the next.
export function legsAlong(points: readonly MapPoint[], { kind, side }: WallLook): readonly Wall[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    if (samePoint(from, to)) return [];
    return [between(create(WallSchema, { ...fieldsOfKind(kind), blocksFrom: wireSide(side) }), from, to)];
  });
}

/// The points around a rectangle, clockwise; of one that has no width, the two ends of a line.
export function rectangle(from: MapPoint, to: MapPoint): readonly MapPoint[] {
  if (from.x === to.x || from.y === to.y) return [from, to];
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const first = { x: left, y: top };
  return [first, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom }, first];
}

/// `wall` with other ends.
export function between(wall: Wall, from: MapPoint, to: MapPoint): Wall {
  return { ...wall, fromX: from.x, fromY: from.y, toX: to.x, toY: to.y };
}

/// The walls that end at `point`, with that end at `to`.
export function withEndMoved(walls: readonly Wall[], point: MapPoint, to: MapPoint): readonly Wall[] {
  return walls.flatMap((wall) => {
    const [from, end] = endsOf(wall);
    if (samePoint(from, point)) return [between(wall, to, end)];
    return samePoint(end, point) ? [between(wall, from, to)] : [];
  });
}

/// Both halves of `wall`; the first keeps its id.
export function halves(wall: Wall): readonly Wall[] {
  const [from, to] = endsOf(wall);
  const middle = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
  if (samePoint(from, middle) || samePoint(to, middle)) return [];
  return [between(wall, from, middle), { ...between(wall, middle, to), id: UNNAMED }];
}
